//! Sharing a bar out.

/// So many cells of `width` for each of the counts, in their order. Together they fill the bar, unless all counts
/// are zero. Who has anything has a cell, as long as there are enough of them.
pub(super) fn shares(counts: [u32; 4], width: u16) -> [u16; 4] {
    let total: u64 = counts.iter().map(|count| u64::from(*count)).sum();
    if total == 0 {
        return [0; 4];
    }
    let exact = |count: u32| u64::from(count) * u64::from(width);
    let mut cells = counts.map(|count| (exact(count) / total) as u16);
    // What is left goes to the largest remainders, the first one of equals.
    let mut left = width - cells.iter().sum::<u16>();
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|index| std::cmp::Reverse(exact(counts[*index]) % total));
    for index in order {
        if left > 0 && counts[index] > 0 {
            cells[index] += 1;
            left -= 1;
        }
    }
    for index in 0..4 {
        if counts[index] > 0 && cells[index] == 0 {
            // The first one of the longest can spare a cell.
            let longest = (0..4).rev().max_by_key(|index| cells[*index]).unwrap_or(0);
            if cells[longest] > 1 {
                cells[longest] -= 1;
                cells[index] = 1;
            }
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn bars_are_shared_out() {
        for (counts, width, cells) in [
            ([1, 1, 0, 0], 10, [5, 5, 0, 0]),
            ([3, 0, 0, 0], 7, [7, 0, 0, 0]),
            ([0, 0, 0, 0], 7, [0, 0, 0, 0]),
            ([2, 1, 0, 0], 10, [7, 3, 0, 0]),
            ([1000, 1, 1, 0], 10, [8, 1, 1, 0]),
            ([1, 1, 1, 1], 2, [1, 1, 0, 0]),
        ] {
            assert_eq!(shares(counts, width), cells, "{counts:?} in {width}");
        }
    }

    proptest! {
        #[test]
        fn every_cell_is_given_and_nobody_is_left_out(
            counts in prop::array::uniform4(prop_oneof![Just(0u32), 1u32..2000, Just(u32::MAX)]), width in 0u16..200,
        ) {
            let cells = shares(counts, width);
            let any = counts.iter().any(|count| *count > 0);
            prop_assert_eq!(cells.iter().sum::<u16>(), if any { width } else { 0 });
            for (count, cells) in counts.iter().zip(cells) {
                prop_assert!(*count > 0 || cells == 0);
                prop_assert!(*count == 0 || width < 4 || cells > 0);
            }
            for (a, b) in [(0, 1), (1, 2), (2, 3), (0, 3)] {
                // Of the larger count no fewer cells are shown, but for the one that was spared.
                prop_assert!(counts[a] < counts[b] || cells[a] + 1 >= cells[b]);
            }
        }
    }
}
