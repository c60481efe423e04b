//! The real games and their boards, for tests of what games bring along: lessons and puzzles.

use std::path::PathBuf;

use play::GameEntry;

use crate::context::GameUi;
use crate::views::flag_capture::FlagCaptureView;
use crate::views::formula::FormulaView;
use crate::views::gato_e_rato::GatoERatoView;
use crate::views::timbiriche::TimbiricheView;

/// The games.
pub(crate) static ENTRIES: &[GameEntry] = &[
    GameEntry::of::<timbiriche::Entry>(),
    GameEntry::of::<gato_e_rato::Entry>(),
    GameEntry::of::<formula::Entry>(),
    GameEntry::of::<flag_capture::Entry>(),
];

/// The games with their boards.
pub(crate) static BOARDS: &[GameUi] = &[
    GameUi { entry: &ENTRIES[0], view: TimbiricheView::boxed },
    GameUi { entry: &ENTRIES[1], view: GatoERatoView::boxed },
    GameUi { entry: &ENTRIES[2], view: FormulaView::boxed },
    GameUi { entry: &ENTRIES[3], view: FlagCaptureView::boxed },
];

/// A folder of its own that goes away at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// A folder; `name` tells it from those of other tests.
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("arcade-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left is the system's to clean up.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
