//! The parts of the help that are made from the registry.

use std::fmt::Write;

use crate::registry::GAMES;

/// How the program is usually started.
pub(crate) const EXAMPLES: &str = "\
Examples:
  arcade                                    the menu
  arcade --game timbiriche --level hard     straight into a game
  arcade resume                             go on with the last game
  arcade match --help                       more about one of the commands
  arcade --lang sk learn                    options of a command may stand before it as well";

/// The examples, and the games with their set-ups.
pub(crate) fn long() -> String {
    let mut text = format!("{EXAMPLES}\n\nGames, with the values of --setup:\n");
    for entry in GAMES {
        let aliases =
            if entry.aliases.is_empty() { String::new() } else { format!(" ({})", entry.aliases.join(", ")) };
        let example = entry.example_move;
        // Writing to a string never fails.
        let _ = write!(
            text,
            "\n  {}{aliases}: {}\n  A move is typed as {example}\n",
            entry.name,
            entry.summary.english()
        );
        for field in entry.fields() {
            let given = format!("{}={}", field.key, field.range());
            let _ = writeln!(text, "    {given:<28} {} [default: {}]", field.help.english(), field.default);
        }
        for player in entry.players {
            let _ = writeln!(text, "    player {:<21} {}", player.name, player.help.english());
        }
    }
    text
}
