//! `arcade list`: what there is, one a line, its name first.

use crate::output::print;
use crate::registry::{GAMES, resources};

/// Lists the games, or what is built in of another kind.
pub(crate) fn run(what: &str) -> anyhow::Result<()> {
    let lines: Vec<String> = if what == "games" {
        let width = GAMES.iter().map(|entry| entry.name.len()).max().unwrap_or(0);
        GAMES
            .iter()
            .map(|entry| format!("{:width$}  {}: {}\n", entry.name, entry.title, entry.summary))
            .collect()
    } else {
        let found = resources().into_iter().find(|(kind, _)| kind == what);
        found.map(|(_, names)| names).unwrap_or_default().into_iter().map(|name| name + "\n").collect()
    };
    print(&lines.concat())
}
