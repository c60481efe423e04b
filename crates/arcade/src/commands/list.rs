//! `arcade list`: what there is, one a line, its name first.

use play::GameEntry;
use texts::Language;

use crate::output::print;
use crate::registry::{GAMES, resources};

/// Lists the games, or what is built in of another kind.
pub(crate) fn run(what: &str) -> anyhow::Result<()> {
    let named: Vec<(String, String)> = if what == "games" {
        let words = |entry: &GameEntry| format!("{}: {}", entry.title.english(), entry.summary.english());
        GAMES.iter().map(|entry| (entry.name.to_string(), words(entry))).collect()
    } else {
        let found = resources().into_iter().find(|resource| resource.plural == what);
        let names = found.as_ref().map_or(Vec::new(), |resource| (resource.names)());
        let words = |name: &str| {
            found.as_ref().and_then(|resource| resource.entry.resource_words(name, Language::English))
        };
        names.into_iter().map(|name| (name.clone(), words(&name).unwrap_or_default())).collect()
    };
    let width = named.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let lines =
        named.iter().map(|(name, words)| format!("{}\n", format!("{name:width$}  {words}").trim_end()));
    print(&lines.collect::<String>())
}
