//! The documentation: what it names is there.

use std::fs;
use std::path::{Path, PathBuf};

#[path = "home/mod.rs"]
mod home;

use home::Home;

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The README and every page in `docs/`, by their paths below the root, with their texts.
fn pages() -> Vec<(String, String)> {
    let files = fs::read_dir(root().join("docs")).expect("the folder of the pages");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a plain name"));
    let pages = names.filter(|name| name.ends_with(".md")).map(|name| format!("docs/{name}"));
    let all = pages.chain(["README.md".to_string()]);
    let with_text = |page: String| {
        let text = fs::read_to_string(root().join(&page)).expect("a page");
        (page, text)
    };
    all.map(with_text).collect()
}

/// What the section under a title is called in links.
fn anchor(title: &str) -> String {
    let kept = title.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The anchors of a page.
fn anchors(text: &str) -> Vec<String> {
    let mut in_block = false;
    let mut found = Vec::new();
    for line in text.lines() {
        in_block ^= line.starts_with("```");
        if let Some(title) = line.strip_prefix('#').filter(|_| !in_block) {
            found.push(anchor(title.trim_start_matches('#').trim()));
        }
    }
    found
}

#[test]
fn every_link_leads_somewhere_and_the_readme_to_every_page() {
    let pages = pages();
    let mut from_readme = Vec::new();
    for (page, text) in &pages {
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.starts_with("https://")) {
            let (file, section) = link.split_once('#').unwrap_or((link, ""));
            let folder = Path::new(page).parent().expect("a folder");
            let target = if file.is_empty() { PathBuf::from(page) } else { folder.join(file) };
            assert!(root().join(&target).exists(), "{page}: {link} leads nowhere");
            if page == "README.md" {
                from_readme.push(file.to_string());
            }
            if !section.is_empty() {
                let text = fs::read_to_string(root().join(&target)).expect("a page");
                assert!(
                    anchors(&text).iter().any(|name| name == section),
                    "{page}: {link} has no such section"
                );
            }
        }
    }
    for (page, _) in pages.iter().filter(|(page, _)| page != "README.md") {
        assert!(from_readme.contains(page), "README.md does not lead to {page}");
    }
}

/// The words of a text that can be paths.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let is_of_a_path = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '.' | '-' | '_');
    text.split(move |c| !is_of_a_path(c)).map(|word| word.trim_end_matches('.'))
}

#[test]
fn every_file_of_the_source_that_is_named_is_there() {
    for (page, text) in pages() {
        for path in paths(&text) {
            let is_of_the_tree =
                ["crates/", "docs/", "tests/", ".ci/"].iter().any(|folder| path.starts_with(folder));
            if is_of_the_tree {
                assert!(root().join(path).exists(), "{page} names {path}");
            }
            // `tui/src/event.rs` is short for what is below `crates/`.
            let is_of_a_crate = path.split_once("/src/").is_some_and(|(name, _)| !name.contains('/'));
            if is_of_a_crate {
                assert!(root().join("crates").join(path).exists(), "{page} names {path}");
            }
        }
    }
}

#[test]
fn every_example_and_bench_that_is_called_is_there() {
    for (page, text) in pages() {
        for (kind, folder) in [("--example", "examples"), ("--bench", "benches")] {
            for call in text.lines().filter(|line| line.contains("cargo ")) {
                let words: Vec<&str> = call.split([' ', '`', '|']).collect();
                let behind =
                    |option: &str| words.windows(2).find(|pair| pair[0] == option).map(|pair| pair[1]);
                let (Some(name), Some(package)) = (behind(kind), behind("-p")) else { continue };
                // A table says in its rows which one.
                if name == "..." {
                    continue;
                }
                let file = root().join("crates").join(package).join(folder).join(name);
                let is_there = file.join("main.rs").exists() || file.with_extension("rs").exists();
                assert!(is_there, "{page}: {}", call.trim());
            }
        }
    }
}

#[test]
fn the_record_of_the_manual_is_one() {
    let page = fs::read_to_string(root().join("docs/replay.md")).expect("a page");
    let record = page.split("```\n").find(|block| block.starts_with("arcade-record: ")).expect("a record");
    let home = Home::new();
    home.write("game.arcade", record);
    let told = home.run(&["check", "game.arcade"]).good();
    assert_eq!(told, "game.arcade: gato-e-rato, 4 moves, won 2 (seat 1 resigned)\n");
}

/// The first block of code of a page that holds this text.
fn block(page: &str, holds: &str) -> String {
    let text = fs::read_to_string(root().join(page)).expect("a page");
    let block = text.split("```").skip(1).step_by(2).find(|block| block.contains(holds)).expect("a block");
    block.split_once('\n').expect("a line").1.to_string()
}

#[test]
fn the_game_without_a_screen_is_told_as_the_manual_has_it() {
    let shown = block("docs/terminals.md", "arcade --plain");
    let (call, told) = shown.split_once('\n').expect("a call and its answer");
    let (typed, args) = call.split_once(" | arcade ").expect("a pipe");
    let typed =
        typed.strip_prefix("$ printf '").and_then(|typed| typed.strip_suffix('\'')).expect("a printf");
    let home = Home::new();
    let args: Vec<&str> = args.split(' ').collect();
    let answer = home.run_with(&args, typed.replace("\\n", "\n")).good();
    // Three dots stand for lines that are left out.
    let mut rest = answer.as_str();
    for part in told.split("...\n").filter(|part| !part.is_empty()) {
        let at = rest.find(part).unwrap_or_else(|| panic!("expected\n{part}\nfound\n{answer}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn the_four_calls_are_answered_as_the_manual_has_it() {
    let shown = block("docs/gato-e-rato.md", "(error ");
    let is_call = |line: &&str| line.starts_with("(rato-") || line.starts_with("(gato-");
    let calls: String = shown.lines().filter(is_call).map(|line| format!("{line}\n")).collect();
    let answers: Vec<&str> = shown.lines().filter(|line| !is_call(line)).collect();
    let told = Home::new().run_with(&["engine", "--protocol", "lisp"], calls).good();
    assert_eq!(told.lines().collect::<Vec<_>>(), answers);
}
