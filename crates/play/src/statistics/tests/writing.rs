//! The file: nothing is lost, and what can't be read is left as it is.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::result;
use crate::Store;
use crate::statistics::{GameResult, Notice, PersonOutcome, Results, ResultsFile};
use crate::store::tests::Scratch;

fn game(id: &str) -> GameResult {
    result(id, &["human", "hard"], 1, PersonOutcome::Won)
}

fn ids(results: &Results) -> Vec<&str> {
    results.list.iter().map(|result| result.id.as_str()).collect()
}

/// Adds bytes as a program does that dies in the middle.
fn tear(file: &ResultsFile, bytes: &[u8]) {
    let mut raw = OpenOptions::new().append(true).open(file.path()).expect("the file");
    raw.write_all(bytes).expect("written");
}

#[test]
fn what_is_written_is_read() {
    let scratch = Scratch::new();
    let file = ResultsFile::of(&scratch.store());
    assert_eq!(file.read().expect("no file is no error"), Results::default());
    let mut second = result("b", &["hard", "human"], 2, PersonOutcome::Lost);
    second.reason = Some("seat 2 resigned".to_string());
    second.setup = "track=\"h\u{e1}d\" cars=2".to_string();
    for result in [&game("a"), &second] {
        file.append(result).expect("written");
    }
    let read = file.read().expect("read");
    assert_eq!(read, Results { list: vec![game("a"), second], notices: Vec::new() });
    let text = fs::read_to_string(file.path()).expect("text");
    assert_eq!(text.lines().count(), 2, "one line for each game");
    assert!(text.ends_with('\n'));
}

#[test]
fn a_torn_line_is_closed_and_passed_over() {
    let scratch = Scratch::new();
    let file = ResultsFile::of(&scratch.store());
    file.append(&game("a")).expect("written");
    let whole = serde_json::to_vec(&game("torn")).expect("a line");
    for cut in [1, whole.len() / 2, whole.len() - 1] {
        let before = fs::read(file.path()).expect("bytes");
        tear(&file, &whole[..cut]);
        assert_eq!(file.read().expect("read").notices.len(), 1, "cut at {cut}");
        let id = format!("after-{cut}");
        file.append(&game(&id)).expect("written");
        let read = file.read().expect("read");
        assert_eq!(ids(&read).last(), Some(&id.as_str()));
        let after = fs::read(file.path()).expect("bytes");
        assert!(after.starts_with(&[before.as_slice(), &whole[..cut]].concat()), "nothing is removed");
    }
    let read = file.read().expect("read");
    assert_eq!(read.list.len(), 4);
    assert_eq!(read.notices, [Notice::Unreadable { lines: 3, first: 2 }]);
    assert_eq!(read.notices[0].to_string(), "3 lines from line 2 on can't be read and are not counted");
    // A line that lacks nothing but its end is whole.
    tear(&file, &whole);
    assert_eq!(ids(&file.read().expect("read")).last(), Some(&"torn"));
}

#[test]
fn newer_and_strange_lines_are_kept() {
    let scratch = Scratch::new();
    let file = ResultsFile::of(&scratch.store());
    file.append(&game("a")).expect("written");
    let more = serde_json::to_string(&game("b")).expect("a line").replacen('{', "{\"mood\":[1,{}],", 1);
    let newer = "{\"v\":2,\"id\":\"c\",\"everything\":\"else\"}";
    tear(&file, format!("{more}\n\n{newer}\nnonsense \u{1b}[31m\n{{\"v\":1}}\n").as_bytes());
    tear(&file, b"caf\xe9\n");
    let before = fs::read(file.path()).expect("bytes");
    let read = file.read().expect("read");
    assert_eq!(ids(&read), ["a", "b"], "a field that is not known does no harm");
    assert_eq!(read.notices, [Notice::Unreadable { lines: 3, first: 5 }, Notice::Newer { lines: 1 }]);
    file.append(&game("d")).expect("written");
    assert!(fs::read(file.path()).expect("bytes").starts_with(&before));
    assert_eq!(ids(&file.read().expect("read")), ["a", "b", "d"]);
}

#[test]
fn the_first_line_of_a_game_counts() {
    let scratch = Scratch::new();
    let file = ResultsFile::of(&scratch.store());
    file.append(&result("a", &["human", "easy"], 1, PersonOutcome::Lost)).expect("written");
    file.append(&result("b", &["human", "easy"], 1, PersonOutcome::Drawn)).expect("written");
    file.append(&result("a", &["human", "easy"], 1, PersonOutcome::Won)).expect("written");
    let read = file.read().expect("read");
    assert_eq!(ids(&read), ["a", "b"]);
    assert_eq!(read.list[0].outcome, PersonOutcome::Lost);
    assert_eq!(read.last("pile").map(|last| last.id.as_str()), Some("b"));
    assert_eq!(read.last("chess"), None);
}

#[test]
fn files_of_two_machines_can_be_joined() {
    let at = |id: &str, when| GameResult { when, ..game(id) };
    let file = |games: &[GameResult]| {
        let lines = games.iter().map(|game| serde_json::to_string(game).expect("a line") + "\n");
        lines.collect::<String>()
    };
    let (one, other) = (file(&[at("a", 10), at("d", 40)]), file(&[at("b", 20), at("c", 20), at("e", 50)]));
    for joined in [format!("{one}{other}"), format!("{other}{one}")] {
        let read = Results::parse(joined.as_bytes());
        assert_eq!(ids(&read), ["a", "b", "c", "d", "e"]);
        assert_eq!(read.last("pile").map(|last| last.id.as_str()), Some("e"));
    }
}

#[test]
fn a_folder_that_can_not_be_written_is_an_error() {
    let scratch = Scratch::new();
    let data = scratch.0.join("data");
    fs::write(&data, "a file in the way").expect("written");
    let file = ResultsFile::of(&Store::in_folders(&data, &data));
    let message = file.append(&game("a")).expect_err("no folder").to_string();
    assert!(message.starts_with("can't make the folder "), "{message}");
    assert!(file.read().is_err(), "and reading does not pretend that there were no games");
}

#[test]
fn writers_at_once_lose_nothing() {
    let scratch = Scratch::new();
    let file = ResultsFile::of(&scratch.store());
    // Each has a handle of its own for every line, as two programs have.
    let writers: Vec<_> = (0..4)
        .map(|writer| {
            let file = file.clone();
            thread::spawn(move || {
                for number in 0..25 {
                    file.append(&game(&format!("{writer}-{number}"))).expect("written");
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().expect("a writer");
    }
    let read = file.read().expect("read");
    assert_eq!((read.list.len(), read.notices.len()), (100, 0));
    for writer in 0..4 {
        let own: Vec<String> = (0..25).map(|number| format!("{writer}-{number}")).collect();
        let found: Vec<&str> =
            ids(&read).into_iter().filter(|id| id.starts_with(&format!("{writer}-"))).collect();
        assert_eq!(found, own, "in their order");
    }
}

#[cfg(unix)]
#[test]
fn whoever_holds_the_lock_for_ever_is_not_waited_for_for_ever() {
    let scratch = Scratch::new();
    let file = ResultsFile::of(&scratch.store());
    file.append(&game("a")).expect("written");
    let other = fs::File::open(file.path()).expect("the file");
    super::super::lock::lock(&other, super::super::lock::Lock::Exclusive).expect("a lock");
    let message = file.append(&game("b")).expect_err("locked").to_string();
    assert!(message.contains("another program keeps it locked"), "{message}");
    drop(other);
    file.append(&game("b")).expect("written");
    assert_eq!(ids(&file.read().expect("read")), ["a", "b"]);
}

/// Names the folder in which this program, started anew, writes results until it is killed.
const WRITER: &str = "ARCADE_TEST_RESULTS_WRITER";

/// Not a test by itself: what the processes of the next test do.
#[test]
fn writer() {
    let Ok(argument) = std::env::var(WRITER) else { return };
    let (name, folder) = argument.split_once('=').expect("NAME=FOLDER");
    let file = ResultsFile::of(&Store::in_folders(folder, folder));
    for number in 0.. {
        file.append(&game(&format!("{name}-{number}"))).expect("written");
        // Whoever reads this line knows that the game is on the disk.
        println!("\nwritten {number}");
        std::io::stdout().flush().expect("the pipe");
    }
}

fn start_writer(name: &str, folder: &std::path::Path) -> Child {
    let test = "statistics::tests::writing::writer";
    Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", test, "--nocapture", "--test-threads", "1"])
        .env(WRITER, format!("{name}={}", folder.display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program starts")
}

#[test]
fn killed_processes_lose_at_most_the_line_under_way() {
    let scratch = Scratch::new();
    let folder = scratch.0.join("data");
    let file = ResultsFile::of(&Store::in_folders(&folder, &folder));
    let end = Instant::now() + Duration::from_secs(60);
    let mut promised = Vec::new();
    for round in 0..4 {
        let names = [format!("x{round}"), format!("y{round}")];
        let mut writers: Vec<Child> = names.iter().map(|name| start_writer(name, &folder)).collect();
        let wanted = |name: &str, count: usize| {
            let read = file.read().unwrap_or_default();
            read.list.iter().filter(|result| result.id.starts_with(name)).count() >= count
        };
        while !names.iter().all(|name| wanted(name, 3 + round)) {
            assert!(Instant::now() < end, "the writers write");
            thread::sleep(Duration::from_millis(1));
        }
        for (writer, name) in writers.iter_mut().zip(&names) {
            // SIGKILL on Unix: nothing is tidied up.
            writer.kill().expect("killed");
            let output = {
                let mut text = String::new();
                let mut pipe = writer.stdout.take().expect("a pipe");
                std::io::Read::read_to_string(&mut pipe, &mut text).expect("text");
                text
            };
            writer.wait().expect("gone");
            let last = output.lines().filter_map(|line| line.strip_prefix("written ")).next_back();
            let last: usize = last.and_then(|number| number.parse().ok()).unwrap_or(0);
            promised.extend((0..=last).map(|number| format!("{name}-{number}")));
        }
    }
    let read = file.read().expect("read");
    let found = ids(&read);
    for id in &promised {
        assert!(found.contains(&id.as_str()), "{id} was written and is lost");
    }
    // Of each of the eight that were killed at most one more line is there, or a torn one.
    assert!(found.len() <= promised.len() + 8, "{} of {}", found.len(), promised.len());
    let torn: usize = read
        .notices
        .iter()
        .map(|notice| match notice {
            Notice::Unreadable { lines, .. } => *lines,
            Notice::Newer { .. } => panic!("nothing newer was written"),
        })
        .sum();
    assert!(torn <= 8, "{torn} torn lines");
    file.append(&game("after")).expect("written");
    assert_eq!(ids(&file.read().expect("read")).last(), Some(&"after"));
}
