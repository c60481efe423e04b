//! Draws pictures of the real program: it is run in a pseudo-terminal, keys are played, and the screen is
//! written as SVG.
//!
//! `cargo run --release -p arcade --example picture -- [--size 80x24] --to FILE.svg --keys "KEYS" -- ARGUMENTS`
//!
//! KEYS are separated by blanks: `Right`, `Enter`, `Esc`, ..., any other text as it stands, `wait:SECONDS`, and
//! `frame:SECONDS`, which keeps the screen as a frame of an animation that is shown for that long. Without a frame
//! the last screen becomes a still picture. The program runs with a folder of its own for its files, and with the
//! arguments after `--`.

mod svg;
mod terminal;

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use svg::Frame;
use terminal::Terminal;

struct Wanted {
    size: (u16, u16),
    to: String,
    keys: String,
    arguments: Vec<String>,
}

fn main() -> Result<()> {
    let wanted = read_arguments(std::env::args().skip(1))?;
    // Examples lie in a folder beside the program.
    let own = std::env::current_exe()?;
    let folder = own.parent().and_then(Path::parent).context("expected the program two folders up")?;
    let program = folder.join(format!("arcade{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        bail!("{} is not built: run `cargo build --release` first", program.display());
    }
    let mut terminal = Terminal::start(&program, &wanted.arguments, wanted.size)?;
    let mut frames = Vec::new();
    for key in wanted.keys.split_whitespace() {
        if let Some(seconds) = key.strip_prefix("wait:") {
            terminal.wait(duration(seconds)?);
        } else if let Some(seconds) = key.strip_prefix("frame:") {
            terminal.wait(Duration::from_millis(150));
            frames.push(Frame { screen: terminal.screen(), shown: duration(seconds)? });
        } else {
            terminal.press(key)?;
        }
    }
    if frames.is_empty() {
        terminal.wait(Duration::from_millis(300));
        frames.push(Frame { screen: terminal.screen(), shown: Duration::from_secs(1) });
    }
    std::fs::write(&wanted.to, svg::draw(&frames)).with_context(|| format!("can't write {}", wanted.to))?;
    println!("{}: {} {}", wanted.to, frames.len(), if frames.len() == 1 { "picture" } else { "frames" });
    Ok(())
}

fn duration(seconds: &str) -> Result<Duration> {
    let seconds: f64 = seconds.parse().with_context(|| format!("expected seconds, found {seconds:?}"))?;
    Ok(Duration::try_from_secs_f64(seconds)?)
}

fn read_arguments(mut arguments: impl Iterator<Item = String>) -> Result<Wanted> {
    let mut wanted = Wanted { size: (80, 24), to: String::new(), keys: String::new(), arguments: Vec::new() };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().with_context(|| format!("expected a value after {argument}"));
        match argument.as_str() {
            "--size" => {
                let value = value()?;
                let (columns, rows) = value.split_once('x').context("expected --size COLUMNSxROWS")?;
                wanted.size = (columns.parse()?, rows.parse()?);
            }
            "--to" => wanted.to = value()?,
            "--keys" => wanted.keys = value()?,
            "--" => wanted.arguments = arguments.by_ref().collect(),
            other => bail!("expected --size, --to, --keys or --, found {other:?}"),
        }
    }
    if wanted.to.is_empty() {
        bail!("expected --to FILE.svg");
    }
    Ok(wanted)
}
