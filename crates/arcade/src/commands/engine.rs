//! `arcade engine`: the computer for other programs, over stdin and stdout.

use std::io;
use std::time::Duration;

use anyhow::Context;
use clap::{Args, ValueEnum};
use play::protocol::{Service, serve};
use play::{EngineOptions, Level, Playable};
use search::Limits;

use crate::cli::parse_table;
use crate::output::unwritten;
use crate::registry::GAMES;

/// How long the four calls think about a move.
const LISP_TIME: Duration = Duration::from_secs(5);

/// What is spoken, and with which computer.
#[derive(Clone, Debug, Args)]
pub(crate) struct EngineArgs {
    /// What is spoken
    #[arg(long, value_enum, default_value_t = Protocol::Line, value_name = "NAME")]
    protocol: Protocol,
    /// Threads of one engine; 0 for as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// The size of the engine's table
    #[arg(long, value_name = "MIB", default_value_t = EngineOptions::default().table_mib,
          value_parser = parse_table)]
    table: usize,
    /// Everything random comes from it
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

/// What is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Protocol {
    /// The line protocol, for every game
    Line,
    /// The four calls of Gato e rato
    Lisp,
}

/// Answers until `quit` or the end of the input.
///
/// # Errors
/// If reading or writing fails.
pub(crate) fn run(args: &EngineArgs) -> anyhow::Result<()> {
    let options = EngineOptions { seed: args.seed, threads: args.threads.into(), table_mib: args.table };
    match args.protocol {
        Protocol::Line => {
            let service = Service { games: GAMES, version: env!("CARGO_PKG_VERSION"), options };
            serve(&service, io::stdin(), io::stdout()).map_err(unwritten)?;
        }
        Protocol::Lisp => {
            let engine = |_side| gato_e_rato::Entry::engine(Level::Perfect, &options);
            gato_e_rato::lisp::serve(io::stdin().lock(), io::stdout(), engine, &Limits::time(LISP_TIME))
                .context("can't talk over stdin and stdout")?;
        }
    }
    Ok(())
}
