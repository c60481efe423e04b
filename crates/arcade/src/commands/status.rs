//! One line on stderr that shows how far a long command is; nothing where stderr is no terminal.

use std::io::{self, IsTerminal, Write as _};

/// The line. It is written over itself, and wiped before anything else is said.
pub(super) struct StatusLine {
    wanted: bool,
    shown: bool,
}

impl StatusLine {
    pub(super) fn new() -> StatusLine {
        let wanted = io::stderr().is_terminal() && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        StatusLine { wanted, shown: false }
    }

    /// Whether anybody would see it.
    pub(super) fn is_wanted(&self) -> bool {
        self.wanted
    }

    /// Shows a line of ASCII, cut to the width of the terminal.
    pub(super) fn show(&mut self, line: &str) {
        if !self.wanted {
            return;
        }
        self.shown = true;
        // A line that wraps could not be wiped; nowhere to tell about a closed stderr.
        let line: String = line.chars().take(columns().saturating_sub(1)).collect();
        let _ = write!(io::stderr().lock(), "\r\x1b[K{line}");
        let _ = io::stderr().flush();
    }

    /// Takes the line away, so that the result stands alone.
    pub(super) fn wipe(&mut self) {
        if std::mem::take(&mut self.shown) {
            let _ = write!(io::stderr().lock(), "\r\x1b[K");
        }
    }
}

/// The width of the terminal; that of the smallest usual one where it is not known.
fn columns() -> usize {
    #[cfg(unix)]
    if let Ok(size) = rustix::termios::tcgetwinsize(io::stderr()) {
        return usize::from(size.ws_col).max(1);
    }
    80
}

/// A time as `0:01:02`.
pub(super) fn minutes(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
