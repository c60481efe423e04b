//! A home of its own for every test of the program, and what the program answers there. What only one test needs,
//! it adds to [`Home`] itself.

// No test uses everything.
#![allow(dead_code)]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The real program.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_arcade");

/// A home of its own for every test, gone with it.
pub(crate) struct Home(pub(crate) PathBuf);

impl Home {
    pub(crate) fn new() -> Home {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("arcade-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a temporary folder");
        Home(folder)
    }

    /// What makes it the home of a program.
    pub(crate) fn variables(&self) -> [(&'static str, PathBuf); 4] {
        [
            ("HOME", self.0.clone()),
            ("XDG_DATA_HOME", self.0.join("data")),
            ("XDG_CONFIG_HOME", self.0.join("config")),
            ("XDG_STATE_HOME", self.0.join("state")),
        ]
    }

    /// The program in this home, in English whoever runs the tests, and without input.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(args).current_dir(&self.0).envs(self.variables()).env("LC_ALL", "C").env("TERM", "dumb");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program without input.
    pub(crate) fn run(&self, args: &[&str]) -> Answer {
        Answer::of(self.command(args).output().expect("the program starts"))
    }

    /// Starts the program with this input.
    pub(crate) fn start_with(&self, args: &[&str], input: impl AsRef<[u8]>) -> Child {
        feed(&mut self.command(args), input)
    }

    /// Runs the program with this input to its end.
    pub(crate) fn run_with(&self, args: &[&str], input: impl AsRef<[u8]>) -> Answer {
        Answer::at_the_end_of(self.start_with(args, input))
    }

    /// Writes a file, with the folder that it stands in.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("written");
        path
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Starts a command with this input.
pub(crate) fn feed(command: &mut Command, input: impl AsRef<[u8]>) -> Child {
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the program starts");
    // A program that has no use for its input may be gone already.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_ref());
    child
}

/// Whatever the program says, one is counted as one: "1 move" and not "1 moves".
#[track_caller]
pub(crate) fn assert_one_is_one(text: &str) {
    const COUNTED: &str = "blunders boxes flags games inaccuracies lines mistakes moves nodes pairs pieces plies \
                           points positions problems puzzles rounds starts steps tokens turns";
    let words: Vec<&str> = text.split_whitespace().collect();
    for three in words.windows(3) {
        let counted = three[2].trim_end_matches(|c: char| !c.is_alphabetic());
        // "Seat 1 moves" counts nothing.
        let names = ["seat", "side", "car", "piece", "player", "line", "row", "column"];
        let is_name = names.contains(&three[0].to_lowercase().as_str());
        let is_wrong = three[1] == "1" && !is_name && COUNTED.split_whitespace().any(|word| word == counted);
        assert!(!is_wrong, "'{} 1 {}' in\n{text}", three[0], three[2]);
    }
}

/// What the program has answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) errors: String,
}

impl Answer {
    pub(crate) fn of(output: Output) -> Answer {
        let text = |bytes| String::from_utf8(bytes).expect("text");
        let answer =
            Answer { code: output.status.code(), out: text(output.stdout), errors: text(output.stderr) };
        assert_one_is_one(&answer.out);
        assert_one_is_one(&answer.errors);
        answer
    }

    pub(crate) fn at_the_end_of(child: Child) -> Answer {
        Answer::of(child.wait_with_output().expect("it ends"))
    }

    /// What is on stdout; it ended well and nothing is on stderr.
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.errors.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The only line on stderr, without the program's name; nothing is on stdout.
    #[track_caller]
    pub(crate) fn bad(self, code: i32) -> String {
        assert_eq!(self.out, "", "{}", self.errors);
        self.complaint(code)
    }

    /// The only line on stderr, without the program's name.
    #[track_caller]
    pub(crate) fn complaint(self, code: i32) -> String {
        assert_eq!((self.code, self.errors.lines().count()), (Some(code), 1), "{}", self.errors);
        self.errors.trim_end().strip_prefix("arcade: ").expect("the program's name").to_string()
    }
}
