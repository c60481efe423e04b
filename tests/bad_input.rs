//! Whatever is typed or lies in the way: one clear line, the right exit code, and nothing is lost.

#![cfg(unix)]

#[path = "home/mod.rs"]
mod home;

use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt;

use home::{Answer, Home};

const RECORD: &str = "arcade-record: 1\ngame: timbiriche\nsetup: rows=3 cols=3 seats=2\nseat1: human\n\
                      seat2: easy\nseed: 1\n\nH0,0\nH1,0\n";

/// A home with a folder, files of all bad kinds, and a good record.
fn littered() -> Home {
    let home = Home::new();
    fs::create_dir(home.0.join("folder")).expect("a folder");
    home.write("binary", b"\xff\xfe\x00\x80");
    home.write("empty", "");
    home.write("huge", vec![b'x'; (16 << 20) + 1]);
    home.write("good.arcade", RECORD);
    home
}

/// Every command that reads a file, and what else may stand where a file is asked for.
const READERS: [&[&str]; 6] = [
    &["check"],
    &["resume", "--plain"],
    &["replay", "--plain"],
    &["analyse", "--time", "0.1"],
    &["match", "--merge"],
    &["solve", "--game", "timbiriche", "--setup", "rows=2,cols=2", "--checkpoint"],
];

#[test]
fn whatever_lies_where_a_file_is_asked_for_is_told_in_one_line() {
    let home = littered();
    for reader in READERS {
        for (file, told) in [
            ("folder", "it is a folder"),
            ("binary", "expected text in UTF-8, found something else at byte 0"),
            ("huge", "expected at most 16777216 bytes, found more"),
            ("/dev/zero", "expected at most 16777216 bytes, found more"),
            ("empty", "line 1"),
            ("nowhere/none", "no such file or folder"),
        ] {
            // A checkpoint that is not there is begun.
            if reader[0] == "solve" && file.starts_with("nowhere") {
                continue;
            }
            // The parts of a match are read line by line, however many there are.
            let told = match reader[0] {
                "match" if told.starts_with("expected ") => "line 1: expected a line that 'arcade match",
                _ => told,
            };
            let complaint = home.run(&[reader, &[file][..]].concat()).complaint(1);
            assert!(complaint.contains(told), "{reader:?} {file}: {complaint}");
        }
    }
    assert_eq!(fs::read(home.0.join("binary")).expect("still there"), b"\xff\xfe\x00\x80");
}

#[test]
fn whatever_lies_where_a_track_or_a_map_is_asked_for_is_told_in_one_line() {
    let home = littered();
    for (game, field) in [("formula", "track"), ("flag-capture", "map")] {
        for (file, told) in [
            ("folder", "it is a folder"),
            ("binary", "expected text in UTF-8"),
            ("/dev/zero", "bytes, found more"),
            ("huge", "bytes, found more"),
            ("empty", "line 1"),
            ("none", "expected 'random', a file, or one of "),
        ] {
            let setup = format!("{field}={file}");
            let complaint = home.run(&["--plain", "--game", game, "--setup", &setup]).bad(2);
            assert!(complaint.contains(told), "{setup}: {complaint}");
        }
    }
}

#[test]
fn what_the_system_says_of_a_file_is_told_in_the_language_of_the_line_mode() {
    let home = littered();
    // In place of the folder of saves and of the results.
    home.write("data/arcade", "in the way");
    let args = ["--plain", "--game", "timbiriche", "--level", "easy", "--lang", "es"];
    let told = home.run_with(&args, "H0,0\nresign\nquit\n").good();
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("hay un archivo donde deberia haber una carpeta"), "{told}");
    assert!(told.contains("Has perdido"), "the game goes on all the same: {told}");
    assert_eq!(fs::read_to_string(home.0.join("data/arcade")).expect("still there"), "in the way");
}

#[test]
fn numbers_that_are_too_large_are_told_in_one_line() {
    let home = littered();
    let many = "99999999999999999999999";
    for (args, told) in [
        (&["--seat", many][..], "--seat: expected"),
        (&["--seat", "7"], "--seat: expected a number from 1 to 6, found '7'"),
        (&["--seed", many], "--seed: expected a whole number"),
        (&["--think", "1e99"], "--think: expected seconds from"),
        (&["solve", "--game", "timbiriche", "--table", "1048577"], "--table: expected MiB from 1 to "),
        (&["solve", "--game", "timbiriche", "--table", many], "--table: expected MiB from 1 to "),
        (&["engine", "--table", "1048577"], "--table: expected MiB from 1 to "),
        (&["engine", "--threads", "1025"], "--threads: expected a number from 0 to 1024, found '1025'"),
        (&["match", "--games", many], "--games: expected"),
        (
            &["--plain", "--game", "formula", "--setup", "seed=99999999999999999999"],
            "seed: expected a number",
        ),
    ] {
        let complaint = home.run(args).bad(2);
        assert!(complaint.starts_with(told), "{args:?}: {complaint}");
    }
}

#[test]
fn words_that_are_too_many_and_bytes_that_are_no_text_are_told_in_one_line() {
    let home = littered();
    for (args, told) in [
        (
            &["list", "games", "maps"][..],
            "expected nothing more than `arcade list --help` tells, found 'maps'",
        ),
        (&["config", "begin"], "expected a command of `arcade config --help`, found 'begin'"),
        (&["list", "--plain"], "expected an option of `arcade list --help`, found '--plain'"),
        (&["resume", ""], "[FILE]: expected a value, found none"),
        (&["replay", ""], "<FILE>: expected a value, found none"),
        (&[""], "expected a command or an option of `arcade --help`, found ''"),
    ] {
        assert_eq!(home.run(args).bad(2), told, "{args:?}");
    }
    for (option, told) in
        [("--game", "expected arguments in UTF-8"), ("--lang", "expected arguments in UTF-8")]
    {
        let mut command = home.command(&[option]);
        command.arg(OsString::from_vec(b"\xff".to_vec()));
        let complaint = Answer::of(command.output().expect("the program starts")).bad(2);
        assert!(complaint.starts_with(told), "{complaint}");
    }
}

#[test]
fn a_folder_that_can_not_be_made_is_told_before_a_word_about_the_match() {
    let home = littered();
    let args = ["match", "--game", "timbiriche", "--a", "easy", "--b", "easy", "--games", "2", "--records"];
    let complaint = home.run(&[&args[..], &["good.arcade"]].concat()).bad(1);
    assert!(complaint.starts_with("can't make the folder good.arcade: "), "{complaint}");
    assert_eq!(fs::read_to_string(home.0.join("good.arcade")).expect("still there"), RECORD);
}

/// A disk that is full, as stdout: nothing is told as if it had been written.
#[cfg(target_os = "linux")]
#[test]
fn a_full_stdout_is_an_error_of_every_command() {
    let home = littered();
    for args in [
        &["list", "games"][..],
        &["--help"],
        &["help", "list"],
        &["--version"],
        &["man"],
        &["completions", "bash"],
        &["config", "path"],
        &["check", "good.arcade"],
        &["analyse", "good.arcade", "--time", "0.1"],
        &["statistics"],
        &["solve", "--game", "timbiriche", "--setup", "rows=2,cols=2"],
        &["match", "--game", "timbiriche", "--a", "easy", "--b", "easy", "--setup", "rows=2,cols=2"],
        &["--plain", "--game", "timbiriche"],
        &["replay", "--plain", "good.arcade"],
        &["learn", "--plain", "--game", "formula"],
        &["engine"],
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("there is one");
        let child = home::feed(home.command(args).stdout(full), "hello\nquit\n");
        let complaint = Answer::at_the_end_of(child).complaint(1);
        assert_eq!(complaint, "can't write stdout: no space is left on the disk", "{args:?}");
    }
}
