//! Random-looking numbers for Zobrist keys, computed at compile time or on the fly.

/// The `index`-th number of a fixed sequence: SplitMix64 (Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators", 2014). Equal on every machine and in every version.
#[inline]
pub const fn zobrist(index: u64) -> u64 {
    mix(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Spreads the bits of a number: a bijection in which every bit of the input reaches every bit of the output.
#[inline]
pub const fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// A table of `N` numbers that starts at `offset` in the sequence of [`zobrist`].
pub const fn zobrist_table<const N: usize>(offset: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = zobrist(offset + index as u64);
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_that_of_splitmix64() {
        // The first outputs for seed 0, as published with the reference code.
        assert_eq!(zobrist(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(zobrist(1), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(zobrist_table::<2>(0), [zobrist(0), zobrist(1)]);
    }
}
