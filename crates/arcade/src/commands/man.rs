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
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        writeln!(page, ".SH \"{}\"", format!("arcade {}", sub.get_name()).to_uppercase())?;
        let mut part = Vec::new();
        let sub = Man::new(sub.clone());
        sub.render_synopsis_section(&mut part)?;
        sub.render_description_section(&mut part)?;
        sub.render_options_section(&mut part)?;
        sub.render_extra_section(&mut part)?;
        page.extend(String::from_utf8_lossy(&part).replace(".SH ", ".SS ").into_bytes());
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
