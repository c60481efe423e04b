//! The list of games. That of the arcade is `crates/arcade/src/registry.rs`.

use play::GameEntry;
use tui::GameUi;

use crate::entry::Entry;
use crate::view::PileView;

/// Every game.
pub(crate) static GAMES: &[GameEntry] = &[GameEntry::of::<Entry>()];

/// The boards, in the same order.
pub(crate) static BOARDS: &[GameUi] = &[GameUi { entry: &GAMES[0], view: PileView::boxed }];
