//! `arcade solve`: exact values by the real program.

#[path = "home/mod.rs"]
mod home;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use home::{Answer, Home, PROGRAM};
use serde_json::Value;

/// What is asked of a game, with little memory and one thread.
fn question<'a>(game: &'a str, words: &[&'a str]) -> Vec<&'a str> {
    [&["solve", "--game", game, "--table", "16", "--threads", "1"], words].concat()
}

impl Home {
    #[track_caller]
    fn solve(&self, game: &str, words: &[&str]) -> String {
        self.run(&question(game, words)).good()
    }

    #[track_caller]
    fn json(&self, game: &str, words: &[&str]) -> Value {
        object(&self.solve(game, &[words, &["--json"]].concat()))
    }

    /// The exit code and the one line that is told.
    #[track_caller]
    fn bad(&self, game: &str, words: &[&str]) -> (Option<i32>, String) {
        let Answer { code, errors, .. } = self.run(&question(game, words));
        assert_eq!(errors.lines().count(), 1, "{game} {words:?}: {errors}");
        (code, errors)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

#[track_caller]
fn object(told: &str) -> Value {
    assert_eq!(told.lines().count(), 1, "{told}");
    serde_json::from_str(told).expect("an object")
}

#[test]
fn small_boards_of_timbiriche_have_their_known_values() {
    let home = Home::new();
    // Net boxes of the first seat; the size is in boxes, the set-up in dots.
    for (rows, cols, value) in [(2, 2, 2), (2, 3, -2), (3, 2, -2), (2, 4, 2), (3, 3, -3)] {
        let setup = format!("rows={},cols={}", rows + 1, cols + 1);
        let told = home.json("timbiriche", &["--setup", &setup]);
        assert_eq!((&told["exact"], &told["score"]), (&true.into(), &value.to_string().into()), "{setup}");
        let lines = rows * (cols + 1) + cols * (rows + 1);
        assert_eq!(told["line"].as_array().map(Vec::len), Some(lines), "{setup}");
    }
}

#[test]
fn a_person_reads_value_line_and_effort() {
    let home = Home::new();
    let told = home.solve("timbiriche", &["--setup", "rows=3,cols=3", "--moves", "H0,0  h(1,1)"]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "timbiriche rows=3 cols=3, after H0,0 H1,1, seat 1 to move");
    assert!(lines[1].starts_with("  can be solved: "), "{told}");
    assert!(lines[2].starts_with("value ") && lines[2].contains(", exact: "), "{told}");
    assert_eq!(lines[3].split_whitespace().count(), "best line:".split(' ').count() + 10, "{told}");
    assert!(lines.last().expect("a line").contains(" nodes/s"), "{told}");
}

/// The value after a line of best play is that of the position before, turned for the seat to move.
#[test]
fn the_best_line_keeps_its_promise() {
    let home = Home::new();
    let told = home.json("timbiriche", &["--setup", "rows=4,cols=4"]);
    let line: Vec<&str> = told["line"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
    for count in [1, 5, 12, 20] {
        let later =
            home.json("timbiriche", &["--setup", "rows=4,cols=4", "--moves", &line[..count].join(" ")]);
        let expected = if later["seat"] == 1 { "-3" } else { "3" };
        assert_eq!(later["score"], expected, "after {count}");
    }
}

#[test]
fn the_cats_win_in_44_plies() {
    let home = Home::new();
    let told = home.json("gato-e-rato", &[]);
    assert_eq!((&told["score"], &told["words"]), (&"loss 44".into(), &"cats win in 44".into()));
    assert_eq!(told["line"].as_array().map(Vec::len), Some(44));
    let best = told["line"][0].as_str().expect("a move");
    let after = home.json("cat-and-mouse", &["--moves", best]);
    assert_eq!((&after["score"], &after["seat"]), (&"win 43".into(), &2.into()));
}

#[test]
fn tracks_of_formula_have_their_fewest_turns() {
    let home = Home::new();
    for (track, turns) in [("hairpin", 15), ("chicane", 12), ("diagonal", 3), ("gate", 25)] {
        let setup = format!("track={track},cars=1");
        let told = home.json("formula", &["--setup", &setup]);
        assert_eq!(told["score"], format!("turns {turns}"), "{track}");
        assert_eq!(told["line"].as_array().map(Vec::len), Some(turns), "{track}");
    }
}

#[test]
fn two_cars_are_solved_on_a_small_track_only() {
    let home = Home::new();
    fs::write(home.path("short.track"), "S....F\nS....F\n######\n").expect("written");
    let told = home.json("formula", &["--setup", "track=short.track"]);
    assert_eq!((&told["score"], &told["words"]), (&"win 5".into(), &"seat 1 wins in 5 plies".into()));
    let (code, errors) = home.bad("formula", &[]);
    assert_eq!(code, Some(1));
    assert!(
        errors.starts_with("arcade: formula: expected one car (cars=1), or a track on which"),
        "{errors}"
    );
    let (code, errors) = home.bad("formula", &["--setup", "cars=4"]);
    assert_eq!(code, Some(1));
    assert!(errors.contains("expected one car (cars=1), or two on a small track, found 4"), "{errors}");
}

#[test]
fn a_tiny_map_of_flag_capture_is_solved_and_says_how() {
    let home = Home::new();
    let map = "size: 4 4\npiece: 1 1 1 6\npiece: 1 2 11 6\n\n....\n.FF.\n....\nF...\n";
    fs::write(home.path("tiny.map"), map).expect("written");
    let told = home.solve("flag-capture", &["--setup", "map=tiny.map"]);
    assert!(told.contains("which may take for ever; Ctrl-C tells what is known"), "{told}");
    assert!(told.contains("\nvalue loss 6, exact: seat 2 wins in 6 plies\n"), "{told}");
}

#[test]
fn wrong_questions_are_answered_in_one_line() {
    let home = Home::new();
    let cases: [(&str, &[&str], i32, &str); 7] = [
        ("chess", &[], 2, "arcade: --game: expected one of timbiriche, "),
        ("timbiriche", &["--setup", "rows=1"], 2, "arcade: rows: expected a number from 2 to 11, found '1'"),
        ("timbiriche", &["--moves", "H0,0 H0,0"], 2, "arcade: --moves: move 2: "),
        ("timbiriche", &["--moves", "x"], 2, "arcade: --moves: move 1: expected a line such as H0,3"),
        (
            "timbiriche",
            &["--setup", "seats=3"],
            1,
            "arcade: timbiriche: expected 2 seats to be solved, found 3",
        ),
        (
            "timbiriche",
            &["--setup", "rows=2,cols=2", "--moves", "H0,0 H1,0 V0,0 V0,1"],
            1,
            "arcade: the game is over",
        ),
        ("gato-e-rato", &["--checkpoint", "x"], 1, "arcade: expected no checkpoint: gato-e-rato keeps none"),
    ];
    for (game, words, code, told) in cases {
        let (found, errors) = home.bad(game, words);
        assert_eq!(found, Some(code), "{game} {words:?}: {errors}");
        assert!(errors.starts_with(told), "{game} {words:?}: {errors}");
    }
    assert!(!home.path("x").exists());
    for option in ["--threads", "--table"] {
        let told = home.run(&["solve", "--game", "timbiriche", option, "0"]).bad(2);
        assert!(told.starts_with(&format!("{option}: ")), "{told}");
    }
}

#[test]
fn a_damaged_checkpoint_is_told_and_left_as_it_is() {
    let home = Home::new();
    let small = ["--setup", "rows=3,cols=3", "--checkpoint", "kept"];
    home.solve("timbiriche", &small);
    let good = fs::read_to_string(home.path("kept")).expect("written");
    let damaged = good.replacen(" 2\n", " 4\n", 1);
    assert_ne!(good, damaged);
    fs::write(home.path("kept"), &damaged).expect("written");
    let (code, errors) = home.bad("timbiriche", &small);
    assert_eq!(code, Some(1));
    assert!(errors.starts_with("arcade: timbiriche: kept: damaged: expected 'end: "), "{errors}");
    assert_eq!(fs::read_to_string(home.path("kept")).expect("still there"), damaged);
    // The right file for another position.
    fs::write(home.path("kept"), &good).expect("written");
    let (code, errors) = home.bad("timbiriche", &["--setup", "rows=3,cols=4", "--checkpoint", "kept"]);
    assert_eq!(code, Some(1));
    assert!(
        errors.contains("kept: line 3: expected 'board: 2x3 boxes', found 'board: 2x2 boxes'"),
        "{errors}"
    );
}

/// The lines of a file; none if there is none.
fn line_count(path: &Path) -> usize {
    fs::read_to_string(path).map_or(0, |text| text.lines().count())
}

#[cfg(unix)]
#[test]
fn what_ctrl_c_interrupts_goes_on_from_its_checkpoint() {
    let home = Home::new();
    // Large enough not to be done at once: 3x4 boxes, two lines drawn.
    let words = ["--setup", "rows=4,cols=5", "--moves", "V0,2 H0,0", "--checkpoint", "kept", "--json"];
    let child = home.command(&question("timbiriche", &words)).spawn().expect("the program starts");
    // Its head and its end are six lines.
    while line_count(&home.path("kept")) <= 6 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    interrupt(child.id());
    let Answer { code, out: told, errors } = Answer::at_the_end_of(child);
    assert_eq!((code, errors.as_str()), (Some(130), ""), "{told}");
    let first = object(&told);
    assert_eq!((&first["exact"], &first["interrupted"]), (&false.into(), &true.into()));
    let kept = line_count(&home.path("kept"));
    assert!(
        first["known"][0]
            .as_str()
            .is_some_and(|text| text.ends_with("positions of the first plies are kept"))
    );

    let second = home.json("timbiriche", &words[..6]);
    assert_eq!((&second["exact"], &second["score"]), (&true.into(), &"0".into()));
    assert_eq!(second["line"].as_array().map(Vec::len), Some(29));
    assert!(line_count(&home.path("kept")) > kept);
    let known = second["known"].as_array().and_then(|known| known.last()?.as_str()).expect("a line");
    assert!(known.contains(" of them new"), "{known}");
}

#[cfg(unix)]
fn interrupt(pid: u32) {
    let killed = Command::new("kill").args(["-INT", &pid.to_string()]).status().expect("kill");
    assert!(killed.success());
}

#[cfg(unix)]
#[test]
fn progress_is_shown_on_a_terminal_and_ctrl_c_tells_what_is_known() {
    use std::io::{Read, Write};

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    let size = PtySize { rows: 24, cols: 100, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
    let home = Home::new();
    let mut command = CommandBuilder::new(PROGRAM);
    for (name, value) in home.variables() {
        command.env(name, value);
    }
    // The standard board: nobody solves that in a test.
    command.args(["solve", "--game", "timbiriche", "--table", "16", "--threads", "1"]);
    command.env("TERM", "xterm");
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().expect("a reader");
    let mut writer = pair.master.take_writer().expect("a writer");
    let mut told = Vec::new();
    let mut interrupted = false;
    let mut buffer = [0; 4096];
    // Reading a pseudo-terminal that nobody holds any more is an error.
    while let Ok(count @ 1..) = reader.read(&mut buffer) {
        told.extend_from_slice(&buffer[..count]);
        let text = String::from_utf8_lossy(&told);
        if !interrupted && text.contains("/s  ") && text.contains("value -20 to 20") {
            writer.write_all(b"\x03").expect("written");
            interrupted = true;
        }
    }
    let status = child.wait().expect("it ends");
    let text = String::from_utf8_lossy(&told).into_owned();
    assert_eq!(status.exit_code(), 130, "{text}");
    // The progress is wiped before the result.
    let (_, result) = text.rsplit_once("\x1b[K").expect("a line that is wiped");
    assert!(result.starts_with("interrupted: the value is not proven yet\r\n"), "{text}");
    assert!(result.contains("the value is at least -20 and at most 20"), "{text}");
}
