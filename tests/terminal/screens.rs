//! Every screen of every game in a real terminal: idle is idle, every way out gives the terminal back.

use std::panic::AssertUnwindSafe;
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{PtyPair, native_pty_system};
use tui::texts::Language;
use tui::tour::{Beginning, Go, STOPS, Stop, bytes_of, fixed_part};

use super::home::{Home, PROGRAM};
use super::session::{Session, size};
use super::{read_until, ticks};

/// A game of the program, as it tells.
pub(crate) struct Game {
    pub(crate) name: String,
    title: String,
    /// Whether its tracks or maps can be drawn.
    is_drawn: bool,
    /// A record of two moves.
    record: String,
}

/// Every game.
pub(crate) fn games() -> &'static [Game] {
    static GAMES: OnceLock<Vec<Game>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let home = Home::new();
        let names = home.run(&["list", "games"]).good();
        let menu = home.run_with(&["--plain"], "quit\n").good();
        let names = names.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_string);
        let games = names.zip(1..).map(|(name, number)| {
            let line = menu.lines().find_map(|line| line.strip_prefix(&format!("{number}. ")));
            let title = line.and_then(|line| line.split(':').next()).expect("a title").to_string();
            let refused = home.run(&["--game", &name, "--edit"]).bad(2);
            let is_drawn = !refused.contains("found none to draw");
            let record = record(&name);
            Game { name, title, is_drawn, record }
        });
        games.collect()
    })
}

/// A record of a move of the person and the answer.
fn record(game: &str) -> String {
    let home = Home::new();
    let args = ["--plain", "--game", game, "--level", "easy", "--seed", "1"];
    let moves = home.run_with(&args, "moves\n").good();
    let mut words = moves.split_whitespace().skip_while(|word| *word != "legal");
    let mv = words.nth(2).expect("a legal move");
    // Twice, since a move that puts one's car out is asked about.
    home.run_with(&args, format!("{mv}\n{mv}\nresign\nquit\n")).good();
    let finished = std::fs::read_dir(home.0.join("data/arcade/finished")).expect("a folder");
    let path = finished.map(|entry| entry.expect("an entry").path()).next().expect("a record");
    let text = std::fs::read_to_string(path).expect("a record");
    // Two moves are enough to look at, and the game is open after them.
    let (header, moves) = text.split_once("\n\n").expect("moves");
    let header: Vec<&str> =
        header.lines().filter(|line| !line.starts_with("result:") && !line.starts_with("reason:")).collect();
    let moves: Vec<&str> = moves.lines().take(2).collect();
    let text = format!("{}\n\n{}\n", header.join("\n"), moves.join("\n"));
    // Whoever played has a name with an accent, a letter of two columns, and a sign of its own.
    text.replacen("\nseed: ", "\nname1: \u{17d}ofia \u{65e5} \u{1f3b2}\nseed: ", 1)
}

/// Every stop of every game; where the game makes no difference only that of the first one.
fn stops() -> impl Iterator<Item = (&'static Game, &'static Stop)> {
    let of = |(index, game): (usize, &'static Game)| {
        let there = move |stop: &&Stop| match stop.from {
            Beginning::Menu => index == 0 || stop.way.iter().any(|go| matches!(go, Go::Game)),
            Beginning::Editor => game.is_drawn,
            Beginning::Learn | Beginning::Game | Beginning::Record => true,
        };
        STOPS.iter().filter(there).map(move |stop| (game, stop))
    };
    games().iter().enumerate().flat_map(of)
}

/// The program with its arguments for the beginning of a way.
fn command(home: &Home, game: &Game, stop: &Stop, more: &[&str]) -> portable_pty::CommandBuilder {
    std::fs::write(home.0.join("game.arcade"), &game.record).expect("a file");
    let args: &[&str] = match stop.from {
        Beginning::Menu | Beginning::Learn => &[],
        Beginning::Game => &["--game", &game.name, "--level", "easy", "--seed", "1"],
        Beginning::Record => &["replay", "game.arcade"],
        Beginning::Editor => &["--game", &game.name, "--edit"],
    };
    let mut command = home.in_terminal(PROGRAM, &[args, more].concat());
    command.env("ARCADE_DEBUG_PANIC_KEY", "f12");
    command.env("RUST_BACKTRACE", "0");
    command
}

/// Goes to a screen.
pub(crate) fn reach(
    game: &Game,
    stop: &Stop,
    more: &[&str],
    change: impl Fn(&mut portable_pty::CommandBuilder),
) -> Session {
    let home = Home::new();
    let mut command = command(&home, game, stop, more);
    change(&mut command);
    let mut session = Session::start_in(home, command, size(80, 24));
    let language = Language::English;
    session.wait_until("the first frame", |screen| !screen.contents().trim().is_empty());
    for go in stop.way {
        match go {
            Go::Press(keys) => session.type_keys(&bytes_of(keys)),
            Go::Each(keys) => {
                let before = games().iter().take_while(|other| other.name != game.name).count();
                session.type_keys(&bytes_of(keys).repeat(before));
            }
            Go::Game => session.click(&game.title),
            Go::Click(message) => session.click(fixed_part(*message, language)),
            Go::Wait(message) => session.wait_for(fixed_part(*message, language)),
        }
    }
    session.wait_for(stop.mark(language));
    session
}

/// So many programs start at once; more would only make each of them late.
const AT_ONCE: usize = 6;

/// Lets a few through at once.
struct Gate {
    free: Mutex<usize>,
    changed: Condvar,
}

impl Gate {
    fn pass<T>(&self, run: impl FnOnce() -> T) -> T {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        *self.changed.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner) -= 1;
        let result = std::panic::catch_unwind(AssertUnwindSafe(run));
        *self.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.changed.notify_one();
        result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

/// Walks to every screen, and does something there.
fn everywhere(more: &[&str], there: impl Fn(usize, &str, Session) + Sync) {
    let gate = Gate { free: Mutex::new(AT_ONCE), changed: Condvar::new() };
    thread::scope(|scope| {
        for (index, (game, stop)) in stops().enumerate() {
            let (gate, there) = (&gate, &there);
            scope.spawn(move || {
                let session = gate.pass(|| reach(game, stop, more, |_| {}));
                there(index, &format!("{}, {}", game.name, stop.name), session);
            });
        }
    });
}

#[test]
fn idle_is_idle_on_every_screen() {
    everywhere(&[], |_, what, session| {
        // An animation or an analysis may still go on.
        session.wait_for_silence();
        let (bytes, used) = (session.count(), ticks(session.pid()));
        thread::sleep(Duration::from_secs(5));
        assert_eq!(session.count(), bytes, "{what}: not one byte is written\n{}", session.text());
        let used = ticks(session.pid()) - used;
        assert!(used <= 5, "{what}: the processor is left alone, not used for {used} ticks");
    });
}

/// Every screen ends in one of these ways; over the games each is tried with several.
#[test]
fn every_way_out_of_every_screen_gives_the_terminal_back() {
    // At the same time, so that it is not walked twice: every byte of every screen is ASCII if wanted.
    everywhere(&["--ascii"], |index, what, mut session| {
        for (columns, rows) in [(1, 1), (480, 154), (60, 20), (7, 3), (200, 60), (80, 24)] {
            session.resize(columns, rows);
            thread::sleep(Duration::from_millis(20));
        }
        let expected = match index % 5 {
            0 => {
                session.signal("TERM");
                143
            }
            1 => {
                session.signal("HUP");
                129
            }
            2 => {
                session.signal("INT");
                130
            }
            3 => {
                session.type_keys(&bytes_of("f12"));
                101
            }
            _ => {
                session.type_keys(&bytes_of("ctrl-c"));
                0
            }
        };
        assert_eq!(session.wait().exit_code(), expected, "{what}\n{}", session.text());
        session.assert_restored();
        assert!(session.bytes().is_ascii(), "{what}: every byte is ASCII");
    });
}

#[test]
fn a_vanished_terminal_ends_every_kind_of_screen() {
    let kinds = [Beginning::Menu, Beginning::Game, Beginning::Record, Beginning::Editor];
    thread::scope(|scope| {
        for kind in kinds {
            let found = stops().find(|(_, stop)| stop.from == kind);
            let (game, stop) = found.expect("a screen of this kind");
            scope.spawn(move || {
                let home = Home::new();
                let PtyPair { slave, master } =
                    native_pty_system().openpty(size(80, 24)).expect("a terminal");
                let command = command(&home, game, stop, &[]);
                let mut child = slave.spawn_command(command).expect("the program starts");
                drop(slave);
                let mut reader = master.try_clone_reader().expect("a reader");
                read_until(&mut *reader, stop.mark(Language::English));
                drop((reader, master));
                let end = Instant::now() + Duration::from_secs(20);
                let status = loop {
                    match child.try_wait().expect("the program can be waited for") {
                        Some(status) => break status,
                        None => assert!(Instant::now() < end, "{kind:?} goes on without a terminal"),
                    }
                    thread::sleep(Duration::from_millis(10));
                };
                assert_eq!(status.exit_code(), 129, "{kind:?}");
            });
        }
    });
}
