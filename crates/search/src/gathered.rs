//! What the moves of a position have brought so far: the same at the root and at every node.

use crate::table::{LOWER, UPPER};
use crate::worker::{Found, INFINITE, Window};

/// What the moves of a position have brought so far.
pub(crate) struct Gathered {
    /// The window for the next move: its lower end rises with every better one.
    pub(crate) window: Window,
    best: Found,
    /// `UPPER` as long as every move is proven to be worth no more than was found: then so is the best of all.
    upper: u8,
}

/// What a move has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Nothing: a move before it is at least as good.
    None,
    /// It is the best so far, but below the window: a bound and no value.
    Bound,
    /// It is the best so far, and this is its value.
    Value,
    /// It is too good for the window; the other moves need not be searched.
    Cut,
}

impl Gathered {
    #[inline]
    pub(crate) fn new(window: Window) -> Gathered {
        Gathered { window, best: Found { value: -INFINITE, proven: 0 }, upper: UPPER }
    }

    /// Adds what was found about the next move, in this window.
    #[inline]
    pub(crate) fn add(&mut self, found: Found) -> News {
        self.upper &= found.proven;
        if found.value <= self.best.value {
            return News::None;
        }
        self.best = found;
        if found.value <= self.window.alpha {
            News::Bound
        } else if found.value >= self.window.beta {
            News::Cut
        } else {
            self.window.alpha = found.value;
            News::Value
        }
    }

    /// What is known of the position after a cut: it is worth at least that, if the move is.
    #[inline]
    pub(crate) fn cut(&self) -> Found {
        Found { proven: self.best.proven & LOWER, ..self.best }
    }

    /// What is known of the position after its last move: it is worth at least what the best move is, and at most
    /// that if no move is worth more.
    #[inline]
    pub(crate) fn whole(&self) -> Found {
        Found { proven: self.best.proven & LOWER | self.upper, ..self.best }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::EXACT;

    #[test]
    fn moves_are_gathered_as_they_come() {
        let mut gathered = Gathered::new(Window { alpha: 0, beta: 10 });
        let found = |value, proven| Found { value, proven };
        assert_eq!(gathered.add(found(-3, EXACT)), News::Bound);
        assert_eq!(gathered.add(found(-3, EXACT)), News::None);
        assert_eq!((gathered.whole().value, gathered.whole().proven), (-3, EXACT));
        assert_eq!(gathered.add(found(4, EXACT)), News::Value);
        assert_eq!((gathered.window.alpha, gathered.window.beta), (4, 10));
        assert_eq!(gathered.add(found(4, LOWER)), News::None);
        assert_eq!((gathered.whole().value, gathered.whole().proven), (4, LOWER), "one may be worth more");
        assert_eq!(gathered.add(found(12, EXACT)), News::Cut);
        assert_eq!((gathered.cut().value, gathered.cut().proven), (12, LOWER), "others may be worth more");
    }
}
