//! `arcade man`: the manual page, one for the program and all its subcommands.

use std::fmt::Write as _;
use std::io::Write;

use clap_mangen::Man;

use crate::cli::{EXAMPLES, command};
use crate::output::print;
use crate::registry::GAMES;

/// Writes the manual page.
pub(crate) fn run() -> anyhow::Result<()> {
    print(&page()?)
}

fn page() -> anyhow::Result<String> {
    let mut command = command();
    // So that every subcommand knows its whole name.
    command.build();
    let mut page = Vec::new();
    let main = Man::new(command.clone());
    main.render_title(&mut page)?;
    main.render_name_section(&mut page)?;
    main.render_synopsis_section(&mut page)?;
    main.render_description_section(&mut page)?;
    main.render_options_section(&mut page)?;
    page.extend(games().into_bytes());
    for sub in command.get_subcommands() {
        subcommand(sub, "arcade", &mut page)?;
    }
    page.extend(END.as_bytes());
    let examples = EXAMPLES.lines().skip(1).collect::<Vec<_>>().join("\n");
    page.extend(format!(".SH EXAMPLES\n{}", as_it_is(&examples)).into_bytes());
    // The quotes are set once; the generator does it for every section.
    let page = String::from_utf8(page)?;
    let mut quotes = std::collections::HashSet::new();
    let lines = page.lines().filter(|line| !is_quote_setting(line) || quotes.insert(line.to_string()));
    Ok(lines.map(|line| format!("{line}\n")).collect())
}

/// What stands behind the commands.
const END: &str = "\
.SH \"EXIT STATUS\"
.TP
0
fine
.TP
1
what was asked for is wrong or failed
.TP
2
a wrong command line, or no terminal
.TP
128+n
after signal n
.SH FILES
.TP
$XDG_CONFIG_HOME/arcade/config.toml
the settings, usually in ~/.config
.TP
$XDG_DATA_HOME/arcade
games, tracks, maps and results, usually in ~/.local/share
";

/// The games, with the values of their set-ups and their players.
fn games() -> String {
    let mut text = ".SH GAMES\nThe values of \\-\\-setup, and how a move is typed.\n".to_string();
    // Writing to a string never fails.
    for entry in GAMES {
        let name = match entry.aliases {
            [] => entry.name.to_string(),
            aliases => format!("{} ({})", entry.name, aliases.join(", ")),
        };
        let summary = entry.summary.english();
        let _ = writeln!(text, ".SS \"{}\"\n{}", escaped(&name), escaped(summary));
        let _ = writeln!(text, "A move is typed as \\fB{}\\fR.", escaped(entry.example_move));
        for field in entry.fields() {
            let (range, help) = (field.range(), field.help.english());
            let help = format!("{help} [default: {}]", field.default);
            let _ = writeln!(text, ".TP\n\\fB{}\\fR={}\n{}", field.key, escaped(&range), escaped(&help));
        }
        for player in entry.players {
            let (name, help) = (escaped(player.name), escaped(player.help.english()));
            let _ = writeln!(text, ".TP\nplayer \\fB{name}\\fR\n{help}");
        }
    }
    text
}

/// The section of a subcommand, and those of what it has below it.
fn subcommand(command: &clap::Command, above: &str, page: &mut Vec<u8>) -> anyhow::Result<()> {
    if command.get_name() == "help" {
        return Ok(());
    }
    let name = format!("{above} {}", command.get_name());
    writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
    let mut part = Vec::new();
    let own = Man::new(command.clone());
    own.render_synopsis_section(&mut part)?;
    own.render_description_section(&mut part)?;
    own.render_options_section(&mut part)?;
    page.extend(String::from_utf8_lossy(&part).replace(".SH ", ".SS ").into_bytes());
    if let Some(example) = command.get_after_help().map(ToString::to_string) {
        let example = example.trim_start_matches("Example: ");
        page.extend(format!(".SS EXAMPLE\n{}", as_it_is(example)).into_bytes());
    }
    command.get_subcommands().try_for_each(|sub| subcommand(sub, &name, page))
}

/// Lines that are not filled: their blanks and their ends stay where they are.
fn as_it_is(text: &str) -> String {
    let lines: String = text.lines().map(|line| escaped(line) + "\n").collect();
    format!(".nf\n{lines}.fi\n")
}

/// A line of text for roff.
fn escaped(line: &str) -> String {
    let plain = line.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq").replace('"', "\\(dq");
    // A request begins with a dot at the beginning of its line.
    if plain.starts_with('.') { format!("\\&{plain}") } else { plain }
}

fn is_quote_setting(line: &str) -> bool {
    line.starts_with(".ie \\n(.g .ds Aq") || line.starts_with(".el .ds Aq")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_holds_every_subcommand_and_game() {
        let page = page().expect("a page");
        for sub in command().get_subcommands() {
            assert!(
                page.contains(&format!("ARCADE {}", sub.get_name().to_uppercase())),
                "{}",
                sub.get_name()
            );
        }
        for entry in GAMES {
            assert!(page.contains(&entry.name.replace('-', "\\-")), "{}", entry.name);
            for field in entry.fields() {
                assert!(page.contains(&format!("\\fB{}\\fR=", field.key)), "{}: {}", entry.name, field.key);
            }
        }
    }

    #[test]
    fn an_example_stands_as_it_is_typed() {
        let page = page().expect("a page");
        let mut as_it_is = false;
        let mut examples = 0;
        for line in page.lines() {
            match line {
                ".nf" => as_it_is = true,
                ".fi" => as_it_is = false,
                _ => {
                    // A blank at the beginning breaks a line that is filled.
                    assert!(as_it_is || !line.starts_with(' '), "{line:?}");
                    examples += usize::from(as_it_is);
                }
            }
            assert!(!line.starts_with(".SH EXTRA") && !line.starts_with(".SS EXTRA"), "{line}");
        }
        assert!(examples > command().get_subcommands().count());
        assert_eq!(escaped(r"printf 'a\n' -x"), r"printf \(aqa\en\(aq \-x");
        assert_eq!(escaped(".TP"), r"\&.TP");
    }
}
