//! `arcade man`: the manual page, one for the program and all its subcommands.

use std::io::Write;

use clap_mangen::Man;

use crate::cli::command;
use crate::output::print;

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
    for sub in command.get_subcommands() {
        subcommand(sub, "arcade", &mut page)?;
    }
    main.render_extra_section(&mut page)?;
    writeln!(
        page,
        ".SH \"EXIT CODES\"\n0 fine; 1 what was asked for is wrong or failed; 2 a wrong command line, or no"
    )?;
    writeln!(page, "terminal; 128+n after signal n.")?;
    // The quotes are set once; the generator does it for every section.
    let page = String::from_utf8(page)?;
    let mut quotes = std::collections::HashSet::new();
    let lines = page.lines().filter(|line| !is_quote_setting(line) || quotes.insert(line.to_string()));
    Ok(lines.map(|line| format!("{line}\n")).collect())
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
    own.render_extra_section(&mut part)?;
    page.extend(String::from_utf8_lossy(&part).replace(".SH ", ".SS ").into_bytes());
    command.get_subcommands().try_for_each(|sub| subcommand(sub, &name, page))
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
        for entry in crate::registry::GAMES {
            assert!(page.contains(&entry.name.replace('-', "\\-")), "{}", entry.name);
        }
    }
}
