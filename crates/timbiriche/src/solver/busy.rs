//! Which positions the threads are in.

use std::sync::atomic::AtomicU64;

use super::board::Lines;
use super::multiset::Id;

/// Which positions are being searched, so that threads spread out (after Weill's ABDADA, 1996). Only a hint:
/// marks may be lost or overwritten.
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(crate) fn new(threads: usize) -> Busy {
        Busy((0..if threads > 1 { 1 << 12 } else { 0 }).map(|_| AtomicU64::new(0)).collect())
    }

    pub(crate) fn hash(core: Lines, collection: Id) -> u64 {
        let mixed = core.h.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ core.v.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(23)
            ^ u64::from(collection).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (mixed ^ (mixed >> 32)).wrapping_mul(0x9fb2_1c65_1e98_df25)
    }

    pub(crate) fn slot(&self, hash: u64) -> &AtomicU64 {
        &self.0[(hash >> 52) as usize]
    }
}
