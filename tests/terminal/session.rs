//! The program in a pseudo-terminal, with a picture of what the terminal shows.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{
    Child, CommandBuilder, ExitStatus, MasterPty, PtyPair, PtySize, SlavePty, native_pty_system,
};

use super::home::{Home, PROGRAM};

/// Whatever is waited for is there in a small part of this time, also on a busy machine.
pub(crate) const SOON: Duration = Duration::from_secs(60);

impl Home {
    /// A command with this home and a usual terminal.
    pub(crate) fn in_terminal(&self, program: &str, args: &[&str]) -> CommandBuilder {
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.cwd(&self.0);
        for (name, value) in self.variables() {
            command.env(name, value);
        }
        command.env("TERM", "xterm-256color");
        // English, whoever runs the tests.
        command.env("LC_ALL", "C.UTF-8");
        for name in ["NO_COLOR", "COLORTERM", "ENV", "PS1"] {
            command.env_remove(name);
        }
        command
    }
}

pub(crate) fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn at_least_one(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap_or(NonZeroU16::MIN)
}

/// What a terminal of this size shows, empty at first.
pub(crate) fn screen(columns: u16, rows: u16) -> vt100::Parser {
    vt100::Parser::new(at_least_one(rows), at_least_one(columns), 0)
}

/// What has come out of the program.
struct Seen {
    screen: vt100::Parser,
    bytes: Vec<u8>,
}

/// The program in a terminal.
pub(crate) struct Session {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    /// Kept open, so that the settings of the terminal can be asked for after the program's end.
    _slave: Box<dyn SlavePty + Send>,
    writer: Box<dyn Write + Send>,
    seen: Arc<Mutex<Seen>>,
    settings_before: String,
    _home: Option<Home>,
}

impl Session {
    /// A game of Timbiriche in a terminal of 80x24.
    pub(crate) fn game(args: &[&str]) -> Session {
        let home = Home::new();
        let args = [&["--game", "timbiriche"], args].concat();
        let command = home.in_terminal(PROGRAM, &args);
        let mut session = Session::start(command, size(80, 24));
        session._home = Some(home);
        session
    }

    /// A command in a home of its own, which is kept as long as the session.
    pub(crate) fn start_in(home: Home, command: CommandBuilder, size: PtySize) -> Session {
        let mut session = Session::start(command, size);
        session._home = Some(home);
        session
    }

    pub(crate) fn start(command: CommandBuilder, size: PtySize) -> Session {
        let PtyPair { slave, master } = native_pty_system().openpty(size).expect("a terminal");
        let settings_before = settings(&*master);
        let mut reader = master.try_clone_reader().expect("a reader");
        let writer = master.take_writer().expect("a writer");
        let seen = Seen { screen: screen(size.cols, size.rows), bytes: Vec::new() };
        let seen = Arc::new(Mutex::new(seen));
        let child = slave.spawn_command(command).expect("the program starts");
        let shared = Arc::clone(&seen);
        thread::spawn(move || {
            let mut buffer = [0; 16384];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                let mut seen = shared.lock().expect("no panic");
                seen.screen.process(&buffer[..count]);
                seen.bytes.extend_from_slice(&buffer[..count]);
            }
        });
        Session { child, master, _slave: slave, writer, seen, settings_before, _home: None }
    }

    pub(crate) fn type_keys(&mut self, bytes: &str) {
        self.writer.write_all(bytes.as_bytes()).expect("the terminal takes keys");
        self.writer.flush().expect("the terminal takes keys");
    }

    /// Clicks on a text, once it is there.
    pub(crate) fn click(&mut self, text: &str) {
        self.wait_for(text);
        let lines = self.text();
        let found = lines
            .lines()
            .zip(1..)
            .find_map(|(line, row): (&str, u32)| Some((line[..line.find(text)?].chars().count() + 1, row)));
        let (column, row) = found.expect("it was there a moment ago");
        self.type_keys(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.seen
            .lock()
            .expect("no panic")
            .screen
            .screen_mut()
            .set_size(at_least_one(rows), at_least_one(columns));
        self.master.resize(size(columns, rows)).expect("another size");
    }

    /// Sends a signal, by its name.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.process_id().expect("a running program").to_string();
        let status = std::process::Command::new("kill").args(["-s", name, &pid]).status();
        assert!(status.expect("kill is there").success(), "the signal {name} is sent");
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.process_id().expect("a running program")
    }

    /// What the terminal shows.
    pub(crate) fn text(&self) -> String {
        self.seen.lock().expect("no panic").screen.screen().contents()
    }

    /// How many bytes have come so far.
    pub(crate) fn count(&self) -> usize {
        self.seen.lock().expect("no panic").bytes.len()
    }

    /// All bytes that have come so far.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.seen.lock().expect("no panic").bytes.clone()
    }

    /// Waits until something holds for the screen.
    pub(crate) fn wait_until(&self, what: &str, holds: impl Fn(&vt100::Screen) -> bool) {
        let end = Instant::now() + SOON;
        loop {
            if holds(self.seen.lock().expect("no panic").screen.screen()) {
                return;
            }
            assert!(Instant::now() < end, "{what} does not come\n{}", self.text());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for a text on the screen.
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Waits until nothing has come for a while. An analysis is silent for a second at every move, and for longer on a
    /// busy machine.
    pub(crate) fn wait_for_silence(&self) {
        let end = Instant::now() + SOON;
        let mut last = (self.count(), Instant::now());
        while last.1.elapsed() < Duration::from_secs(4) {
            assert!(Instant::now() < end, "the program goes on writing\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
            if self.count() != last.0 {
                last = (self.count(), Instant::now());
            }
        }
    }

    /// Waits for the program's end.
    pub(crate) fn wait(&mut self) -> ExitStatus {
        let end = Instant::now() + SOON;
        loop {
            if let Some(status) = self.child.try_wait().expect("the program can be waited for") {
                // What it wrote last may still be on its way.
                thread::sleep(Duration::from_millis(100));
                return status;
            }
            assert!(Instant::now() < end, "the program does not end\n{}", self.text());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// The program is using the terminal as a whole.
    pub(crate) fn assert_taken(&self) {
        let seen = self.seen.lock().expect("no panic");
        assert!(seen.screen.screen().alternate_screen() && seen.screen.screen().hide_cursor());
        drop(seen);
        assert_ne!(settings(&*self.master), self.settings_before, "raw mode");
    }

    /// The terminal is as it was before.
    pub(crate) fn assert_restored(&self) {
        // What it wrote last may still be on its way.
        self.wait_until("the main screen", |screen| !screen.alternate_screen() && !screen.hide_cursor());
        let seen = self.seen.lock().expect("no panic");
        let screen = seen.screen.screen();
        assert!(!screen.alternate_screen(), "the main screen is back");
        assert!(!screen.hide_cursor(), "the cursor is shown");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse is off");
        assert_eq!(screen.fgcolor(), vt100::Color::Default, "colours are off");
        assert!(!screen.inverse() && !screen.bold(), "attributes are off");
        drop(seen);
        assert_eq!(settings(&*self.master), self.settings_before, "the terminal's settings are as before");
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// The settings of a terminal in words, to compare them.
fn settings(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}
