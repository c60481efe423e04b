//! What the program does while nobody does anything: bytes written and processor time over 10 s, on every screen
//! of every game, once animations and analyses are over. The real program runs in pseudo-terminals, all screens
//! side by side, a few walked to at a time. Linux only: the processor time comes from `/proc`.
//!
//! `cargo build --release && cargo run --release -p arcade --example idle`

use std::fs;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use tui::texts::Language;
use tui::tour::{Beginning, Go, STOPS, Stop, bytes_of, fixed_part};

/// How long each screen is watched.
const WATCHED: Duration = Duration::from_secs(10);
/// A screen has come to rest when nothing has come for this long.
const REST: Duration = Duration::from_secs(2);
/// So many screens are walked to at once.
const AT_ONCE: usize = 4;

/// A game, by the number that it has in the line mode.
struct Game {
    name: String,
    /// How many games come before it.
    index: usize,
    title: String,
    is_drawn: bool,
    record: String,
}

struct Watched {
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    count: usize,
}

impl Watched {
    fn take(&mut self, time: Duration) -> bool {
        match self.output.recv_timeout(time) {
            Ok(bytes) => {
                self.count += bytes.len();
                self.screen.process(&bytes);
                true
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => false,
        }
    }

    fn until(&mut self, text: &str) -> Result<()> {
        let end = Instant::now() + Duration::from_secs(60);
        while !self.screen.screen().contents().contains(text) {
            if Instant::now() > end {
                bail!("expected {text:?}, found\n{}", self.screen.screen().contents());
            }
            self.take(Duration::from_millis(100));
        }
        Ok(())
    }

    fn place_of(&self, text: &str) -> Option<(usize, usize)> {
        let lines = self.screen.screen().contents();
        lines
            .lines()
            .zip(1..)
            .find_map(|(line, row)| Some((line[..line.find(text)?].chars().count() + 1, row)))
    }
}

/// The leave to walk to a screen, which goes to another one at the end of the walk, however that is.
struct Permit(Sender<()>);

impl Drop for Permit {
    fn drop(&mut self) {
        // Nobody waits for the last ones.
        let _ = self.0.send(());
    }
}

fn told(program: &Path, home: &Path, args: &[&str], input: &str) -> Result<(String, String)> {
    let mut command = Command::new(program);
    command.args(args).current_dir(home).env("LC_ALL", "C.UTF-8");
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"] {
        command.env(name, home);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    // It may have no use for the input.
    let _ = child.stdin.take().context("a pipe")?.write_all(input.as_bytes());
    let output = child.wait_with_output()?;
    Ok((String::from_utf8(output.stdout)?, String::from_utf8(output.stderr)?))
}

fn games(program: &Path, home: &Path) -> Result<Vec<Game>> {
    let (names, _) = told(program, home, &["list", "games"], "")?;
    let (menu, _) = told(program, home, &["--plain"], "quit\n")?;
    let mut games = Vec::new();
    for (line, number) in names.lines().zip(1..) {
        let name = line.split_whitespace().next().context("a name")?.to_string();
        let line = menu.lines().find_map(|line| line.strip_prefix(&format!("{number}. ")));
        let title = line.and_then(|line| line.split(':').next()).context("a title")?.to_string();
        let (_, refused) = told(program, home, &["--game", &name, "--edit"], "")?;
        let args = ["--plain", "--game", &name, "--players", "human,human", "--seed", "1"];
        let own = home.join(&name);
        fs::create_dir_all(&own)?;
        let (moves, _) = told(program, &own, &args, "moves\n")?;
        // The last one: the first one of Formula puts the car out, which is asked about.
        let mv = moves.split_whitespace().last().context("a move")?;
        told(program, &own, &args, &format!("{mv}\n"))?;
        let saves = fs::read_dir(own.join("arcade/saves"))
            .with_context(|| format!("{name}: nothing was saved after {mv}"))?
            .next()
            .context("a save")??;
        let record = fs::read_to_string(saves.path())?;
        games.push(Game {
            name,
            index: games.len(),
            title,
            is_drawn: !refused.contains("found none to draw"),
            record,
        });
    }
    Ok(games)
}

/// The time on a processor of all threads of a process.
fn on_processor(pid: u32) -> Duration {
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let nanoseconds = tasks.filter_map(|task| {
        let text = fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(nanoseconds.sum())
}

/// Bytes and processor time of one screen.
fn watch(
    program: &Path,
    home: &Path,
    game: &Game,
    stop: &Stop,
    is_there: impl FnOnce(),
) -> Result<(usize, Duration)> {
    fs::create_dir_all(home)?;
    fs::write(home.join("game.arcade"), &game.record)?;
    let pair = native_pty_system()
        .openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 })
        .map_err(|error| anyhow!("{error}"))?;
    let mut command = CommandBuilder::new(program);
    let args: &[&str] = match stop.from {
        Beginning::Menu | Beginning::Learn => &[],
        Beginning::Game => &["--game", &game.name, "--level", "easy", "--seed", "1"],
        Beginning::Record => &["replay", "game.arcade"],
        Beginning::Editor => &["--game", &game.name, "--edit"],
    };
    command.args(args);
    command.cwd(home);
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C.UTF-8");
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"] {
        command.env(name, home);
    }
    let mut reader = pair.master.try_clone_reader().map_err(|error| anyhow!("{error}"))?;
    let mut input = pair.master.take_writer().map_err(|error| anyhow!("{error}"))?;
    let (sender, output) = channel();
    thread::spawn(move || {
        let mut buffer = [0; 65536];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            if sender.send(buffer[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    let (rows, columns) = (NonZero::new(24).context("rows")?, NonZero::new(80).context("columns")?);
    let mut watched = Watched { output, screen: vt100::Parser::new(rows, columns, 0), count: 0 };
    let mut child = pair.slave.spawn_command(command).map_err(|error| anyhow!("{error}"))?;
    let pid = child.process_id().context("a process")?;
    let language = Language::English;
    for go in stop.way {
        // What the keys and clicks are meant for has to be there.
        while watched.take(Duration::from_millis(300)) {}
        let text = match go {
            Go::Press(keys) => {
                input.write_all(bytes_of(keys).as_bytes())?;
                continue;
            }
            Go::Each(keys) => {
                input.write_all(bytes_of(keys).repeat(game.index).as_bytes())?;
                continue;
            }
            Go::Wait(message) => {
                watched.until(fixed_part(*message, language))?;
                continue;
            }
            Go::Game => game.title.as_str(),
            Go::Click(message) => fixed_part(*message, language),
        };
        watched.until(text)?;
        let (column, row) = watched.place_of(text).context("a place")?;
        write!(input, "\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")?;
    }
    watched.until(stop.mark(language))?;
    is_there();
    while watched.take(REST) {}
    let (before, used) = (watched.count, on_processor(pid));
    let end = Instant::now() + WATCHED;
    while Instant::now() < end {
        watched.take(end.saturating_duration_since(Instant::now()));
    }
    let result = (watched.count - before, on_processor(pid).saturating_sub(used));
    child.kill()?;
    child.wait()?;
    Ok(result)
}

fn main() -> Result<()> {
    let own = std::env::current_exe()?;
    let folder = own.parent().and_then(Path::parent).context("expected the program two folders up")?;
    let program = folder.join(format!("arcade{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        bail!("{} is not built: run `cargo build --release` first", program.display());
    }
    let home = std::env::temp_dir().join(format!("arcade-idle-{}", std::process::id()));
    fs::create_dir_all(&home)?;
    let games = games(&program, &home)?;
    let all: Vec<(&Game, &Stop, PathBuf)> = games
        .iter()
        .flat_map(|game| STOPS.iter().map(move |stop| (game, stop)))
        .filter(|(game, stop)| game.is_drawn || stop.from != Beginning::Editor)
        .enumerate()
        .map(|(index, (game, stop))| (game, stop, home.join(index.to_string())))
        .collect();
    let (permit, permits) = channel();
    (0..AT_ONCE).for_each(|_| drop(Permit(permit.clone())));
    let mut worst = (0, Duration::ZERO);
    let results: Vec<Result<(usize, Duration)>> = thread::scope(|scope| {
        let threads: Vec<_> = all
            .iter()
            .map(|(game, stop, home)| {
                // One permit for each walk.
                let _ = permits.recv();
                let (permit, program) = (Permit(permit.clone()), &program);
                scope.spawn(move || watch(program, home, game, stop, move || drop(permit)))
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err(anyhow!("a panic")))).collect()
    });
    println!("{:<14} {:<24} {:>6} {:>10} {:>8}", "game", "screen", "bytes", "processor", "share");
    for ((game, stop, _), result) in all.iter().zip(results) {
        let (bytes, used) = result.with_context(|| format!("{}, {}", game.name, stop.name))?;
        let share = used.as_secs_f64() / WATCHED.as_secs_f64() * 100.0;
        let milliseconds = used.as_secs_f64() * 1e3;
        println!("{:<14} {:<24} {bytes:>6} {milliseconds:>7.2} ms {share:>6.3} %", game.name, stop.name);
        worst = (worst.0.max(bytes), worst.1.max(used));
    }
    let share = worst.1.as_secs_f64() / WATCHED.as_secs_f64() * 100.0;
    println!("most: {} bytes, {share:.3} % of a processor, over {} screens", worst.0, all.len());
    fs::remove_dir_all(&home)?;
    Ok(())
}
