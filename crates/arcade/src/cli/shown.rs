//! Every command line that the documentation shows can be typed.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::parse;
use crate::config::Config;

/// The lines of a page that stand in blocks of code; what a backslash breaks is one line.
fn code(text: &str) -> Vec<String> {
    let (mut in_block, mut goes_on) = (false, false);
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            in_block = !in_block;
        } else if let Some(line) = line.strip_prefix("    ").or(in_block.then_some(line)) {
            let (line, more) = line.strip_suffix('\\').map_or((line, false), |line| (line, true));
            match lines.last_mut().filter(|_| goes_on) {
                Some(last) => *last += line.trim_start(),
                None => lines.push(line.to_string()),
            }
            goes_on = more;
        }
    }
    lines
}

/// The words behind `arcade`, if the line calls it. Comments and what is the shell's own are left out.
fn call(line: &str) -> Option<Vec<String>> {
    let line = line.strip_prefix("$ ").unwrap_or(line);
    let line = line.split_once(" | arcade ").map_or(line, |(before, _)| &line[before.len() + 3..]);
    let line = match line.strip_prefix("cargo run --release -- ") {
        Some(words) => format!("arcade {words}"),
        None => line.to_string(),
    };
    // What stands far behind a call says what it is for.
    let line = line.split("   ").next().unwrap_or_default();
    // A drawing is no call; what may be left out, what the shell puts in and a name to fill in can't be read.
    let is_pattern = line.contains(['[', '$']) || line.contains(" NAME ");
    if !line.starts_with("arcade ") || !line.is_ascii() || is_pattern {
        return None;
    }
    let mut words = Vec::new();
    let (mut word, mut quote) = (None::<String>, None);
    for c in line.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, '#' | '>' | '|' | ';') => break,
            (None, ' ') => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    Some(words)
}

#[test]
fn every_call_that_the_documentation_shows_is_understood() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = fs::read_dir(root.join("docs")).expect("the folder of the pages");
    let mut pages: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    pages.retain(|page| page.extension().is_some_and(|ending| ending == "md"));
    pages.push(root.join("README.md"));
    let mut understood = 0;
    for page in pages {
        let text = fs::read_to_string(&page).expect("a page");
        for line in code(&text) {
            let Some(words) = call(&line) else { continue };
            let parsed = parse(words.iter().map(OsString::from), &Config::default());
            assert!(
                parsed.is_ok(),
                "{}: {line}: {}",
                page.display(),
                parsed.expect_err("it is not understood")
            );
            understood += 1;
        }
    }
    assert!(understood > 40, "{understood} calls are shown");
}
