//! The program in a pseudo-terminal.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

/// A running program and its screen. Dropping it ends the program.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    input: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    /// The folder for the program's files, removed at the end.
    home: std::path::PathBuf,
}

impl Terminal {
    pub(crate) fn start(program: &Path, arguments: &[String], (cols, rows): (u16, u16)) -> Result<Terminal> {
        let home = std::env::temp_dir().join(format!("arcade-picture-{}", std::process::id()));
        std::fs::create_dir_all(&home)?;
        let (Some(lines), Some(columns)) = (NonZero::new(rows), NonZero::new(cols)) else {
            bail!("expected a size of at least 1x1");
        };
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).map_err(|error| anyhow!("{error}"))?;
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.cwd(std::env::current_dir()?);
        for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
            command.env(name, &home);
        }
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).map_err(|error| anyhow!("{error}"))?;
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().map_err(|error| anyhow!("{error}"))?;
        let input = pair.master.take_writer().map_err(|error| anyhow!("{error}"))?;
        let (sender, output) = channel();
        std::thread::spawn(move || {
            // The master is kept until the program is gone.
            let _master = pair.master;
            let mut buffer = [0; 65536];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Ok(Terminal { child, input, output, parser: vt100::Parser::new(lines, columns, 0), home })
    }

    /// Reads what the program writes for this long.
    pub(crate) fn wait(&mut self, time: Duration) {
        let end = Instant::now() + time;
        while let Ok(bytes) = self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.parser.process(&bytes);
        }
    }

    pub(crate) fn press(&mut self, key: &str) -> Result<()> {
        let bytes = match key {
            "Enter" => "\r",
            "Esc" => "\x1b",
            "Tab" => "\t",
            "Space" => " ",
            "Backspace" => "\x7f",
            "Up" => "\x1b[A",
            "Down" => "\x1b[B",
            "Right" => "\x1b[C",
            "Left" => "\x1b[D",
            text => text,
        };
        self.input.write_all(bytes.as_bytes())?;
        self.input.flush()?;
        self.wait(Duration::from_millis(120));
        Ok(())
    }

    pub(crate) fn screen(&self) -> vt100::Screen {
        self.parser.screen().clone()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // Nothing more can be done about a program that does not end or a folder that can't be removed.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}
