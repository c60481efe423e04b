//! What a person reads on the board. Inside of `tui` such a list is made with its macro `messages!`.

use tui::texts::Message;

/// A message in English, the one language so far.
const fn english(name: &'static str, wording: &'static str) -> Message {
    Message { name, wordings: [wording] }
}

pub(crate) const EXPLANATION: Message = english("EXPLANATION", "Remainders");
pub(crate) const REMAINDERS: Message =
    english("REMAINDERS", "Divide each pile by {divisor}; {remainders} are left over.");
pub(crate) const GOOD: Message = english("GOOD", "Who is to move can win.");
pub(crate) const LOST: Message =
    english("LOST", "They cancel out in binary: who is to move loses against best play.");
pub(crate) const EMPTIES: Message = english("EMPTIES", "empties pile {pile}");
pub(crate) const HELP_MOVE: Message = english(
    "HELP_MOVE",
    "The cursor stands on a token. That token and all to the right of it are taken: with Enter or with a click.",
);
pub(crate) const HELP_TYPE: Message = english("HELP_TYPE", "Typed moves: B3 takes three tokens from pile B.");
pub(crate) const HELP_MARKS: Message = english(
    "HELP_MARKS",
    "Dots are the tokens that were taken last. Values: + wins, - loses, counted from that token on.",
);
