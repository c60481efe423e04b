//! The command line without a terminal: what is printed where, and the exit codes.

#[path = "home/mod.rs"]
mod home;

use std::fs;
use std::path::Path;

use home::{Answer, Home};

fn games(home: &Home) -> Vec<String> {
    let list = home.run(&["list", "games"]).good();
    list.lines().map(|line| line.split_whitespace().next().expect("a name").to_string()).collect()
}

fn subcommands(home: &Home) -> Vec<String> {
    let help = home.run(&["--help"]).good();
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    commands
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  ").filter(|line| !line.starts_with(' ')))
        .map(|line| line.split_whitespace().next().expect("a command").to_string())
        .collect()
}

const RECORD: &str = "arcade-record: 1\ngame: gato-e-rato\nseat1: human\nseat2: easy\nseed: 7\n\n84-75\n";

#[test]
fn the_games_are_listed() {
    let home = Home::new();
    let games = games(&home);
    for game in ["timbiriche", "gato-e-rato", "flag-capture"] {
        assert!(games.iter().any(|name| name == game), "{games:?}");
    }
    assert_eq!(home.run(&["list"]).good().lines().count(), games.len());
    let maps = home.run(&["list", "maps"]).good();
    assert!(maps.lines().any(|line| line.starts_with("valley ") && line.contains(" flags, ")), "{maps}");
    let tracks = home.run(&["list", "tracks"]).good();
    assert!(
        tracks.lines().any(|line| line.starts_with("hairpin ") && line.ends_with("26x11, 6 starts, par 15")),
        "{tracks}"
    );
    assert!(tracks.lines().all(|line| line.contains(", par ")), "{tracks}");
}

#[test]
fn every_command_has_help_with_an_example() {
    let home = Home::new();
    let commands = subcommands(&home);
    assert!(commands.len() >= 5, "{commands:?}");
    for command in commands.iter().filter(|command| *command != "help") {
        let help = home.run(&[command, "--help"]).good();
        assert!(help.contains(&format!("arcade {command}")) && help.contains("Example"), "{help}");
        // However the help is called for.
        for call in [&["help", command][..], &["help", command, "--help"], &["help", "-h", command]] {
            assert!(home.run(call).good().contains(&format!("Usage: arcade {command}")), "{call:?}");
        }
    }
    for call in [&["help"][..], &["help", "--help"], &["help", "-h"], &["--help", "list"], &["-h"]] {
        assert!(home.run(call).good().contains("arcade [OPTIONS] <COMMAND>"), "{call:?}");
    }
    assert!(home.run(&["-h"]).good().contains("Examples:"));
    assert!(home.run(&["--version"]).good().starts_with("arcade "));
}

#[test]
fn options_of_a_command_may_stand_before_it() {
    let home = Home::new();
    let behind = home.run(&["learn", "--plain", "--lang", "sk", "--game", "formula"]).good();
    assert!(behind.contains("Krok 1"), "{behind}");
    assert_eq!(home.run(&["--plain", "--lang", "sk", "--game", "formula", "learn"]).good(), behind);
    assert_eq!(home.run(&["--lang=sk", "--plain", "learn", "--game", "formula"]).good(), behind);
    // What the command has no use for is refused, and not passed over.
    assert_eq!(
        home.run(&["--lang", "sk", "list"]).bad(2),
        "expected an option of `arcade list --help`, found '--lang'"
    );
}

#[test]
fn the_help_knows_every_game_and_its_set_up() {
    let home = Home::new();
    let help = home.run(&["--help"]).good();
    for game in games(&home) {
        assert!(help.contains(&format!("\n  {game}")), "{game}");
    }
    assert!(help.contains("occupancy=exclusive|enemies-share"), "{help}");
}

#[test]
fn wrong_command_lines_are_told_in_one_line() {
    let home = Home::new();
    let levels = "easy, medium, hard, perfect";
    let with = |rest: &[&str]| home.run(&[&["--game", "banderas"], rest].concat()).bad(2);
    assert_eq!(with(&["--level", "genius"]), format!("--level: expected one of {levels}, found 'genius'"));
    assert_eq!(with(&["--think", "0"]), "--think: expected seconds from 0.001 to 86400, found '0'");
    assert_eq!(
        with(&["--clock", "soon"]),
        "--clock: expected map or seconds from 0.001 to 86400, found 'soon'"
    );
    assert_eq!(with(&["--players", "human"]), "expected 2 players for this set-up, found 1");
    assert_eq!(with(&["--seat", "3"]), "expected a seat from 1 to 2, found 3");
    assert_eq!(with(&["--setup", "pieces"]), "--setup: expected KEY=VALUE, found 'pieces'");
    assert!(with(&["--setup", "x=1"]).starts_with("unknown setting 'x', expected one of "));
    assert_eq!(
        with(&["--players", "human,genius!"]),
        format!("--players: expected one of human, {levels}, program:COMMAND, lisp:COMMAND, found 'genius!'")
    );
    assert!(with(&["--players", "human,nobody"]).ends_with("program:COMMAND, found 'nobody'"));
    assert_eq!(
        with(&["--players", "human,easy", "--level", "hard"]),
        "expected either --players <P,P[,P...]> or --level <LEVEL>, found both"
    );
    assert!(home.run(&["--game", "chess"]).bad(2).ends_with(", found 'chess'"));
    assert_eq!(home.run(&["--game"]).bad(2), "--game: expected a value, found none");
    assert_eq!(home.run(&["--gme", "x"]).bad(2), "expected something like --game, found '--gme'");
    assert_eq!(home.run(&["lits"]).bad(2), "expected something like list, found 'lits'");
    assert_eq!(home.run(&["check"]).bad(2), "expected <FILE>..., found nothing of the kind");
    assert!(home.run(&["--setup", "pieces=1"]).bad(2).starts_with("expected --game"));
}

#[test]
fn without_a_terminal_nothing_is_drawn() {
    let home = Home::new();
    for args in [&[][..], &["--game", "timbiriche"], &["--level", "hard", "--ascii"]] {
        let message = home.run(args).bad(2);
        assert!(message.starts_with("expected a terminal, found none: "), "{message}");
    }
}

#[test]
fn escape_sequences_do_not_get_through() {
    let home = Home::new();
    for args in [&["--game", "\u{1b}[2J"][..], &["check", "\u{1b}[2J"], &["--setup", "\u{1b}=1"]] {
        let answer = home.run(args);
        assert!(!answer.errors.contains('\u{1b}') && !answer.out.contains('\u{1b}'), "{answer:?}");
    }
}

#[test]
fn completions_and_the_manual_name_everything() {
    let home = Home::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = home.run(&["completions", shell]).good();
        for word in ["players", "list"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        // These two have no place for the values of an option.
        if !["elvish", "powershell"].contains(&shell) {
            assert!(script.contains("gato-e-rato"), "{shell}");
        }
    }
    let page = home.run(&["man"]).good();
    for word in [".TH arcade 1", ".SH NAME", "ARCADE CHECK", "EXIT STATUS", "flag\\-capture"] {
        assert!(page.contains(word), "{word}");
    }
}

#[test]
fn records_are_checked_line_by_line() {
    let home = Home::new();
    home.write("good.arcade", RECORD);
    assert_eq!(home.run(&["check", "good.arcade"]).good(), "good.arcade: gato-e-rato, 1 move, open\n");

    home.write(
        "resigned.arcade",
        RECORD.replace("seed: 7", "seed: 7\nresult: won 2\nreason: seat 1 resigned"),
    );
    let out = home.run(&["check", "resigned.arcade"]).good();
    assert_eq!(out, "resigned.arcade: gato-e-rato, 1 move, won 2 (seat 1 resigned)\n");

    let over = "arcade-record: 1\ngame: timbiriche\nsetup: rows=2 cols=2 seats=2\nseat1: human\nseat2: easy\n\n\
                H0,0\nH1,0\nV0,0\nV0,1\n";
    home.write("over.arcade", over);
    let out = home.run(&["check", "over.arcade"]).good();
    assert_eq!(out, "over.arcade: timbiriche, 4 moves, won 2 (all lines are drawn)\n");

    // A file comes from anywhere, and so does its name.
    #[cfg(unix)]
    {
        let odd = "\u{1b}[31mred.arcade";
        home.write(odd, RECORD);
        let shown = "\\u{1b}[31mred.arcade: ";
        let told = home.run(&["check", odd]).good();
        assert!(told.starts_with(shown) && !told.contains('\u{1b}'), "{told:?}");
        let told = home.run(&["analyse", "--time", "0.01", odd]).good();
        assert!(told.starts_with(shown) && !told.contains('\u{1b}'), "{told:?}");
    }

    home.write("damaged.arcade", format!("{RECORD}nonsense\n84-75\n"));
    home.write("binary.arcade", b"\xff\xfe\x00");
    let answer = home.run(&["check", "damaged.arcade", "binary.arcade", "none.arcade", "good.arcade"]);
    assert_eq!(answer.code, Some(1));
    assert_eq!(answer.out, "good.arcade: gato-e-rato, 1 move, open\n", "the rest is checked all the same");
    let lines: Vec<&str> = answer.errors.lines().collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(
        lines[0].starts_with("arcade: damaged.arcade: line 8: expected ")
            && lines[0].ends_with("found 'nonsense'"),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1], "arcade: damaged.arcade: the first 1 of 3 moves are good");
    assert!(lines[2].starts_with("arcade: can't use binary.arcade: expected text in UTF-8"), "{}", lines[2]);
    assert!(lines[3].starts_with("arcade: can't read none.arcade: "), "{}", lines[3]);
}

#[test]
fn tracks_and_maps_are_checked() {
    let home = Home::new();
    home.write("good.track", "name: bend\n\nSS...\n.....\n....F\n");
    let out = home.run(&["check", "good.track"]).good();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[..3], ["bend: 5x3, 2 starts, par 2", "start 0,0: 3 turns", "start 1,0: 2 turns"]);
    assert!(lines[3].starts_with("warning: the finish is 2 turns from a start"), "{out}");

    home.write("foreign.track", "dim: 3 5\nsxxxx\n....g\nxxxxx\n");
    assert!(home.run(&["check", "foreign.track"]).good().starts_with("foreign: 5x3, 1 start, par 3\n"));

    home.write("walled.track", "S#F\n.#.\n.#.\n");
    let answer = home.run(&["check", "walled.track"]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.out.starts_with("walled: 3x3, 1 start, no way to the finish\n"), "{}", answer.out);
    assert_eq!(answer.errors, "arcade: walled.track: no start has a way to the finish\n");

    home.write("typo.track", "S..\n.?.\n..F\n");
    let problem = home.run(&["check", "typo.track"]).bad(1);
    assert_eq!(problem, "typo.track: line 2, column 2: expected one of #, ., S, F, found '?'");

    let map = "size: 4 3\npiece: 1 1 1 30\npiece: 1 2 8 30\n\n....\n.F.F\n....\n";
    home.write("small.map", map);
    assert!(home.run(&["check", "small.map"]).good().starts_with("small: 4x3, 2 flags, 1 against 1 piece\n"));
    home.write("odd.map", map.replace("size: 4 3", "size: 5 3"));
    let problem = home.run(&["check", "odd.map"]).bad(1);
    assert!(problem.starts_with("odd.map: line 1"), "{problem}");

    home.write("prose.md", "# A heading\n\nSome text.\n");
    assert!(home.run(&["check", "prose.md"]).bad(1).contains("expected 'arcade-record: 1'"));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let home = Home::new();
    for args in [&["list", "games"][..], &["man"], &["completions", "bash"], &["--help"]] {
        let mut child = home.command(args).spawn().expect("the program starts");
        drop(child.stdout.take());
        let answer = Answer::at_the_end_of(child);
        assert_eq!((answer.code, answer.errors.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn nothing_is_written_before_there_is_something_to_keep() {
    let home = Home::new();
    for args in [&["list", "games"][..], &["man"], &["--help"], &["check", "none"]] {
        home.run(args);
    }
    assert_eq!(entries(&home.0), [""; 0]);
}

fn entries(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn the_puzzles_of_every_game_are_proven() {
    let home = Home::new();
    let out = home.run(&["puzzles", "verify"]).good();
    for game in games(&home) {
        let proven =
            |line: &str| line.starts_with(&format!("{game}: ")) && line.ends_with(" puzzles, all proven");
        assert!(out.lines().any(proven), "{game}\n{out}");
    }
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let home = Home::new();
    let args =
        ["puzzles", "generate", "--game", "gato-e-rato", "--seed", "3", "--count", "2", "--games", "20"];
    let found = home.run(&args).good();
    assert_eq!(found.matches("puzzle: ").count(), 2, "{found}");
    assert_eq!(home.run(&args).good(), found);
}
