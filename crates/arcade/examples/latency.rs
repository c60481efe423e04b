//! How long a person waits: from the start to the first frame, and from a key to its frame while `perfect` thinks
//! on all processors. The real program runs in a pseudo-terminal.
//!
//! `cargo build --release && cargo run --release -p arcade --example latency`

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};

/// How often the help is opened and closed.
const ROUNDS: usize = 250;
/// A word of the help that stands nowhere else.
const HELP: &str = "On this screen";

struct Watched {
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

impl Watched {
    /// How long it takes until the screen is as wanted.
    fn until(&mut self, what: &str, wanted: impl Fn(&str) -> bool) -> Result<Duration> {
        let start = Instant::now();
        while !wanted(&self.screen.screen().contents()) {
            let left = Duration::from_secs(10).saturating_sub(start.elapsed());
            let bytes =
                self.output.recv_timeout(left).with_context(|| format!("expected {what}, found none"))?;
            self.screen.process(&bytes);
        }
        Ok(start.elapsed())
    }
}

fn main() -> Result<()> {
    let own = std::env::current_exe()?;
    let folder = own.parent().and_then(Path::parent).context("expected the program two folders up")?;
    let program = folder.join(format!("arcade{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        bail!("{} is not built: run `cargo build --release` first", program.display());
    }
    let home = std::env::temp_dir().join(format!("arcade-latency-{}", std::process::id()));
    std::fs::create_dir_all(&home)?;
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).map_err(|error| anyhow!("{error}"))?;
    let mut command = CommandBuilder::new(program);
    command.args(["--game", "timbiriche", "--level", "perfect", "--think", "120"]);
    command.env("TERM", "xterm-256color");
    command.env("XDG_DATA_HOME", &home);
    command.env("XDG_CONFIG_HOME", &home);
    let mut reader = pair.master.try_clone_reader().map_err(|error| anyhow!("{error}"))?;
    let mut input = pair.master.take_writer().map_err(|error| anyhow!("{error}"))?;
    let (sender, output) = channel();
    std::thread::spawn(move || {
        let mut buffer = [0; 65536];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            if sender.send(buffer[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    let (rows, columns) = (NonZero::new(24).context("rows")?, NonZero::new(80).context("columns")?);
    let mut watched = Watched { output, screen: vt100::Parser::new(rows, columns, 0) };
    let start = Instant::now();
    let mut child = pair.slave.spawn_command(command).map_err(|error| anyhow!("{error}"))?;
    watched.until("the first frame", |text| text.contains("Score"))?;
    println!("first frame: {:.1} ms after the start", start.elapsed().as_secs_f64() * 1e3);

    input.write_all(b":H0,0\r")?;
    watched.until("a computer that thinks", |text| text.contains("thinking"))?;
    std::thread::sleep(Duration::from_secs(1));
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        for open in [true, false] {
            std::thread::sleep(Duration::from_millis(20));
            input.write_all(b"?")?;
            times.push(watched.until("the help", |text| text.contains(HELP) == open)?);
        }
    }
    child.kill()?;
    child.wait()?;
    std::fs::remove_dir_all(&home)?;
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "key to frame while perfect thinks, {} keys: median {:.1} ms, 99 % within {:.1} ms, slowest {:.1} ms",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    Ok(())
}
