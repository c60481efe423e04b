//! `arcade completions`: what a shell needs to complete the command line.

use clap_complete::Shell;

use crate::cli::command;
use crate::output::print;

/// Writes the completions for a shell.
pub(crate) fn run(shell: Shell) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "arcade", &mut script);
    print(&String::from_utf8_lossy(&script))
}
