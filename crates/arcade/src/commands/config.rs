//! `arcade config`: the file of settings.

use clap::Subcommand;

use crate::cli::check_table;
use crate::config::{Config, Problem, file, template};
use crate::output::{Failed, print};

/// What can be done with the file.
#[derive(Clone, Copy, Debug, Subcommand)]
pub(crate) enum ConfigCommand {
    /// Write the file with every key commented out; one that is there already is never touched
    #[command(after_help = "Example: arcade config init")]
    Init,
    /// Tell what is wrong in the file, with lines
    #[command(after_help = "Example: arcade config check")]
    Check,
    /// Tell where the file is, or would be
    #[command(after_help = "Example: $EDITOR \"$(arcade config path)\"")]
    Path,
}

/// Does what was asked for.
///
/// # Errors
/// If there is no home folder, the file can't be written, or something is wrong in it.
pub(crate) fn run(command: ConfigCommand, mut config: Config) -> anyhow::Result<()> {
    let path = file::path()?;
    match command {
        ConfigCommand::Path => print(&format!("{}\n", path.display())),
        ConfigCommand::Init => {
            file::write_new(&path, &template::text())?;
            print(&format!("{}\n", path.display()))
        }
        ConfigCommand::Check => {
            for table in &config.games {
                if let Err(why) = check_table(table) {
                    let text = format!("games.{}: {why}", table.entry.name);
                    config.problems.push(Problem { line: Some(table.line), text });
                }
            }
            config.problems.sort_by_key(|problem| problem.line);
            config.complain();
            if !config.problems.is_empty() {
                return Err(Failed.into());
            }
            let found = if config.there { "nothing wrong" } else { "no file, so everything is as usual" };
            print(&format!("{}: {found}\n", path.display()))
        }
    }
}
