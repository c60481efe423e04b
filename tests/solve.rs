//! `arcade solve`: exact values by the real program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

/// A folder of its own for every test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("arcade-solve-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a temporary folder");
        Folder(folder)
    }

    fn command(&self, game: &str, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arcade"));
        command.args(["solve", "--game", game, "--table", "16", "--threads", "1"]).args(words);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).current_dir(&self.0);
        command.env("HOME", &self.0).env("XDG_DATA_HOME", self.0.join("data"));
        command
    }

    fn run(&self, game: &str, words: &[&str]) -> (Option<i32>, String, String) {
        answer(self.command(game, words).output().expect("the program starts"))
    }

    #[track_caller]
    fn good(&self, game: &str, words: &[&str]) -> String {
        let (code, told, errors) = self.run(game, words);
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{game} {words:?}");
        told
    }

    #[track_caller]
    fn json(&self, game: &str, words: &[&str]) -> Value {
        object(&self.good(game, &[words, &["--json"]].concat()))
    }

    #[track_caller]
    fn bad(&self, game: &str, words: &[&str]) -> (Option<i32>, String) {
        let (code, _, errors) = self.run(game, words);
        assert_eq!(errors.lines().count(), 1, "{game} {words:?}: {errors}");
        (code, errors)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn answer(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[track_caller]
fn object(told: &str) -> Value {
    assert_eq!(told.lines().count(), 1, "{told}");
    serde_json::from_str(told).expect("an object")
}

#[test]
fn small_boards_of_timbiriche_have_their_known_values() {
    let folder = Folder::new();
    // Net boxes of the first seat; the size is in boxes, the set-up in dots.
    for (rows, cols, value) in [(2, 2, 2), (2, 3, -2), (3, 2, -2), (2, 4, 2), (3, 3, -3)] {
        let setup = format!("rows={},cols={}", rows + 1, cols + 1);
        let told = folder.json("timbiriche", &["--setup", &setup]);
        assert_eq!((&told["exact"], &told["score"]), (&true.into(), &value.to_string().into()), "{setup}");
        let lines = rows * (cols + 1) + cols * (rows + 1);
        assert_eq!(told["line"].as_array().map(Vec::len), Some(lines), "{setup}");
    }
}

#[test]
fn a_person_reads_value_line_and_effort() {
    let folder = Folder::new();
    let told = folder.good("timbiriche", &["--setup", "rows=3,cols=3", "--moves", "H0,0  h(1,1)"]);
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
    let folder = Folder::new();
    let told = folder.json("timbiriche", &["--setup", "rows=4,cols=4"]);
    let line: Vec<&str> = told["line"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
    for count in [1, 5, 12, 20] {
        let later =
            folder.json("timbiriche", &["--setup", "rows=4,cols=4", "--moves", &line[..count].join(" ")]);
        let expected = if later["seat"] == 1 { "-3" } else { "3" };
        assert_eq!(later["score"], expected, "after {count}");
    }
}

#[test]
fn the_cats_win_in_44_plies() {
    let folder = Folder::new();
    let told = folder.json("gato-e-rato", &[]);
    assert_eq!((&told["score"], &told["words"]), (&"loss 44".into(), &"cats win in 44".into()));
    assert_eq!(told["line"].as_array().map(Vec::len), Some(44));
    let best = told["line"][0].as_str().expect("a move");
    let after = folder.json("cat-and-mouse", &["--moves", best]);
    assert_eq!((&after["score"], &after["seat"]), (&"win 43".into(), &2.into()));
}

#[test]
fn tracks_of_formula_have_their_fewest_turns() {
    let folder = Folder::new();
    for (track, turns) in [("hairpin", 15), ("chicane", 12), ("diagonal", 3), ("gate", 25)] {
        let setup = format!("track={track},cars=1");
        let told = folder.json("formula", &["--setup", &setup]);
        assert_eq!(told["score"], format!("turns {turns}"), "{track}");
        assert_eq!(told["line"].as_array().map(Vec::len), Some(turns), "{track}");
    }
}

#[test]
fn two_cars_are_solved_on_a_small_track_only() {
    let folder = Folder::new();
    fs::write(folder.path("short.track"), "S....F\nS....F\n######\n").expect("written");
    let told = folder.json("formula", &["--setup", "track=short.track"]);
    assert_eq!((&told["score"], &told["words"]), (&"win 5".into(), &"seat 1 wins in 5 plies".into()));
    let (code, errors) = folder.bad("formula", &[]);
    assert_eq!(code, Some(1));
    assert!(
        errors.starts_with("arcade: formula: expected one car (cars=1), or a track on which"),
        "{errors}"
    );
    let (code, errors) = folder.bad("formula", &["--setup", "cars=4"]);
    assert_eq!(code, Some(1));
    assert!(errors.contains("expected one car (cars=1), or two on a small track, found 4"), "{errors}");
}

#[test]
fn a_tiny_map_of_flag_capture_is_solved_and_says_how() {
    let folder = Folder::new();
    let map = "size: 4 4\npiece: 1 1 1 6\npiece: 1 2 11 6\n\n....\n.FF.\n....\nF...\n";
    fs::write(folder.path("tiny.map"), map).expect("written");
    let told = folder.good("flag-capture", &["--setup", "map=tiny.map"]);
    assert!(told.contains("which may take for ever; Ctrl-C tells what is known"), "{told}");
    assert!(told.contains("\nvalue loss 6, exact: seat 2 wins in 6 plies\n"), "{told}");
}

#[test]
fn wrong_questions_are_answered_in_one_line() {
    let folder = Folder::new();
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
        let (found, errors) = folder.bad(game, words);
        assert_eq!(found, Some(code), "{game} {words:?}: {errors}");
        assert!(errors.starts_with(told), "{game} {words:?}: {errors}");
    }
    assert!(!folder.path("x").exists());
    for option in ["--threads", "--table"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arcade"));
        let output = command.args(["solve", "--game", "timbiriche", option, "0"]).output();
        let (code, _, errors) = answer(output.expect("the program starts"));
        assert_eq!(code, Some(2));
        assert!(errors.starts_with(&format!("arcade: {option}: ")), "{errors}");
    }
}

#[test]
fn a_damaged_checkpoint_is_told_and_left_as_it_is() {
    let folder = Folder::new();
    let small = ["--setup", "rows=3,cols=3", "--checkpoint", "kept"];
    folder.good("timbiriche", &small);
    let good = fs::read_to_string(folder.path("kept")).expect("written");
    let damaged = good.replacen(" 2\n", " 4\n", 1);
    assert_ne!(good, damaged);
    fs::write(folder.path("kept"), &damaged).expect("written");
    let (code, errors) = folder.bad("timbiriche", &small);
    assert_eq!(code, Some(1));
    assert!(errors.starts_with("arcade: timbiriche: kept: damaged: expected 'end: "), "{errors}");
    assert_eq!(fs::read_to_string(folder.path("kept")).expect("still there"), damaged);
    // The right file for another position.
    fs::write(folder.path("kept"), &good).expect("written");
    let (code, errors) = folder.bad("timbiriche", &["--setup", "rows=3,cols=4", "--checkpoint", "kept"]);
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
    let folder = Folder::new();
    // Large enough not to be done at once: 3x4 boxes, two lines drawn.
    let words = ["--setup", "rows=4,cols=5", "--moves", "V0,2 H0,0", "--checkpoint", "kept", "--json"];
    let child = folder.command("timbiriche", &words).spawn().expect("the program starts");
    // Its head and its end are six lines.
    while line_count(&folder.path("kept")) <= 6 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    interrupt(child.id());
    let (code, told, errors) = answer(child.wait_with_output().expect("it ends"));
    assert_eq!((code, errors.as_str()), (Some(130), ""), "{told}");
    let first = object(&told);
    assert_eq!((&first["exact"], &first["interrupted"]), (&false.into(), &true.into()));
    let kept = line_count(&folder.path("kept"));
    assert!(
        first["known"][0]
            .as_str()
            .is_some_and(|text| text.ends_with("positions of the first plies are kept"))
    );

    let second = folder.json("timbiriche", &words[..6]);
    assert_eq!((&second["exact"], &second["score"]), (&true.into(), &"0".into()));
    assert_eq!(second["line"].as_array().map(Vec::len), Some(29));
    assert!(line_count(&folder.path("kept")) > kept);
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
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_arcade"));
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
