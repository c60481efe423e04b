//! What is counted of games that are played with the real program, also by two at once.

#[path = "home/mod.rs"]
mod home;

use std::fs;
use std::path::PathBuf;

use home::{Answer, Home};

impl Home {
    /// What is on stdout and on stderr; it ends well.
    #[track_caller]
    fn both(&self, args: &[&str], input: &str) -> (String, String) {
        let Answer { code, out, errors } = self.run_with(args, input);
        assert_eq!(code, Some(0), "{args:?}\n{out}\n{errors}");
        (out, errors)
    }

    /// Plays by lines of text.
    fn play(&self, input: &str) -> String {
        self.both(PLAY, input).0
    }

    fn file(&self) -> PathBuf {
        self.0.join("data/arcade/results.jsonl")
    }

    fn lines(&self) -> Vec<serde_json::Value> {
        let text = fs::read_to_string(self.file()).unwrap_or_default();
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    /// The sums of Timbiriche, as another program sees them.
    fn sums(&self) -> serde_json::Value {
        let (out, _) = self.both(&["statistics", "--json", "--game", "dots"], "");
        serde_json::from_str(&out).expect("one line of JSON")
    }
}

const PLAY: &[&str] = &["--plain", "--game", "timbiriche", "--level", "easy", "--seed", "3"];

#[test]
fn a_game_is_counted_once_however_it_goes_on() {
    let home = Home::new();
    assert_eq!(home.both(&["statistics"], "").0, "nothing played yet\n");
    let games = home.both(&["list", "games"], "").0;
    let sums = home.both(&["statistics", "--json"], "").0;
    for (line, game) in sums.lines().zip(games.lines()) {
        let told: serde_json::Value = serde_json::from_str(line).expect("an object for each game");
        assert!(told["game"].as_str().is_some_and(|name| game.starts_with(name)), "{line}");
    }
    assert_eq!(sums.lines().count(), games.lines().count());
    let told = home.play("H0,0\nresign\nundo\nhint\nresign\nundo\nquit\n");
    assert!(told.contains("You have lost."), "{told}");
    let lines = home.lines();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!((lines[0]["outcome"].as_str(), lines[0]["hints"].as_u64()), (Some("lost"), Some(0)));
    assert_eq!(lines[0]["reason"].as_str(), Some("seat 1 resigned"));
    // The end was taken back, so the game can be gone on with; it has been counted all the same.
    let (told, _) = home.both(&["resume", "--plain"], "resign\n");
    assert!(told.contains("You have lost."), "{told}");
    let sums = home.sums();
    assert_eq!((sums["all"]["played"].as_u64(), sums["all"]["lost"].as_u64()), (Some(1), Some(1)), "{sums}");
    // Another game is another one.
    home.play("H0,0\nhint\nresign\nnew\nH0,0\nquit\n");
    let sums = home.sums();
    assert_eq!(sums["all"]["played"].as_u64(), Some(2), "{sums}");
    assert_eq!(sums["groups"][0]["opponent"].as_str(), Some("easy"), "{sums}");
    let text = home.both(&["statistics"], "").0;
    assert!(text.starts_with("timbiriche\n  all") && text.contains("easy, seat 1"), "{text}");
}

#[test]
fn what_is_not_played_by_a_person_is_not_counted() {
    let home = Home::new();
    let args = ["--plain", "--game", "timbiriche", "--players", "easy,easy", "--setup", "rows=3,cols=3"];
    home.both(&args, "");
    assert!(!home.file().exists());
    let args = ["--plain", "--game", "timbiriche", "--players", "human,human"];
    home.both(&args, "H0,0\nresign\n");
    let sums = home.sums();
    assert_eq!((sums["all"]["unranked"].as_u64(), sums["all"]["won"].as_u64()), (Some(1), Some(0)), "{sums}");
}

#[test]
fn a_program_that_is_not_there_wins_nobody_a_game() {
    let home = Home::new();
    let args = ["--plain", "--game", "timbiriche", "--players", "human,program:./typo"];
    let complaint = home.run_with(&args, "H0,0\n").bad(1);
    assert!(complaint.starts_with("seat 2, program './typo': can't start './typo': "), "{complaint}");
    // A game that is gone on with, and whose program has been taken away meanwhile, waits.
    let record = "arcade-record: 1\ngame: timbiriche\nsetup: rows=3 cols=3 seats=2\nseat1: human\nseat2: program:./typo\n\n";
    home.write("data/arcade/saves/timbiriche-1.arcade", record);
    let (told, _) = home.both(&["resume", "--plain"], "H0,0\n");
    assert!(told.contains("can't start './typo'") && !told.contains("won"), "{told}");
    assert!(!home.file().exists());
    let complaint = home.run(&["resume", "--plain", "--players", "human,program:./other"]).bad(1);
    assert!(complaint.starts_with("seat 2, program './other': can't start"), "{complaint}");
}

#[test]
fn two_arcades_at_once_lose_nothing() {
    let home = Home::new();
    let games = 12;
    let input = "H0,0\nresign\nnew\n".repeat(games);
    let both = [home.start_with(PLAY, &input), home.start_with(PLAY, &input)];
    for child in both {
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{output:?}");
    }
    assert_eq!(home.lines().len(), 2 * games);
    let sums = home.sums();
    assert_eq!(sums["all"]["lost"].as_u64(), Some(2 * games as u64), "{sums}");
    assert_eq!(sums["all"]["longest_lost"].as_u64(), Some(2 * games as u64), "{sums}");
}

#[test]
fn a_torn_line_is_told_and_stays() {
    let home = Home::new();
    home.play("H0,0\nresign\n");
    let mut bytes = fs::read(home.file()).expect("the file");
    bytes.extend_from_slice(b"{\"v\":1,\"when\":17");
    fs::write(home.file(), &bytes).expect("written");
    home.play("H0,0\nresign\n");
    assert!(fs::read(home.file()).expect("the file").starts_with(&bytes), "nothing is overwritten");
    let (out, errors) = home.both(&["statistics"], "");
    assert!(out.contains("played   2"), "{out}");
    assert!(errors.contains("results.jsonl: line 2 can't be read and is not counted"), "{errors}");
}

#[cfg(unix)]
#[test]
fn a_folder_that_can_not_be_written_costs_no_game() {
    let home = Home::new();
    fs::create_dir_all(home.0.join("data/arcade/results.jsonl")).expect("a folder in the way");
    let told = home.play("H0,0\nresign\nboard\nboard\n");
    assert!(told.contains("You have lost."), "{told}");
    assert_eq!(told.matches("This game is not in the statistics").count(), 1, "{told}");
}
