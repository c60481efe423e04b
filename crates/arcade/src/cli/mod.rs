//! What can be typed. The options are fixed in `docs/`; the names of games and the help of their set-ups
//! come from the registry.

mod args;
mod help;
mod language;
mod order;
#[cfg(test)]
mod shown;
mod usage;
mod wishes;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

pub(crate) use args::{
    Color, DisplayArgs, MatchArgs, Players, clock_seed, game_parser, parse_clock, parse_players,
    parse_seconds, parse_setup, parse_table,
};
pub(crate) use help::EXAMPLES;
pub(crate) use language::language;
pub(crate) use usage::explanation;
pub(crate) use wishes::{by_typing_alone, check_table};

use order::{Ordered, commands_first};
use wishes::Wishes;

use crate::commands::{AnalyseArgs, ConfigCommand, EngineArgs, MatchCommandArgs, PuzzlesArgs, SolveArgs};
use crate::config::Config;
use crate::output::{unwritten, usage};

/// Play pencil-and-paper games in the terminal, against the computer or each other.
#[derive(Debug, Parser)]
#[command(
    name = "arcade",
    version,
    args_conflicts_with_subcommands = true,
    override_usage = "arcade [OPTIONS]\n       arcade [OPTIONS] <COMMAND>",
    max_term_width = 100
)]
pub(crate) struct CommandLine {
    /// Without a subcommand: the menu, or straight into a game.
    #[command(flatten)]
    pub(crate) game: MatchArgs,
    /// Draw a track or a map for the game, on this file or on a new one
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub(crate) edit: Option<Option<PathBuf>>,
    /// How it looks.
    #[command(flatten)]
    pub(crate) display: DisplayArgs,
    /// What else there is.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The subcommands. Each has its file in `commands`.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Go on with the last game that is not over, or with a record
    #[command(after_help = "Example: arcade resume games/against-anna.arcade --players human,hard")]
    Resume {
        /// A record [default: the last game that is not over]
        file: Option<PathBuf>,
        /// Who goes on, instead of those who played so far
        #[arg(long, value_name = "P,P[,P...]", value_parser = args::parse_players)]
        players: Option<Players>,
        /// How it looks.
        #[command(flatten)]
        display: DisplayArgs,
    },
    /// Step through a record, let it play by itself, play on from any of its positions
    #[command(after_help = "Example: arcade replay games/against-anna.arcade")]
    Replay {
        /// The record
        file: PathBuf,
        /// How it looks.
        #[command(flatten)]
        display: DisplayArgs,
    },
    /// Learn the games: a lesson and puzzles for each
    #[command(after_help = "Example: arcade learn --game timbiriche")]
    Learn {
        /// The game to begin with
        #[arg(long, value_name = "NAME", value_parser = args::game_parser())]
        game: Option<&'static play::GameEntry>,
        /// How it looks.
        #[command(flatten)]
        display: DisplayArgs,
    },
    /// Tell what every move of a record was worth, and where it went wrong
    #[command(after_help = "Example: arcade analyse game.arcade --time 2")]
    Analyse(AnalyseArgs),
    /// Let levels and programs play against each other, seats swapped, and tell the difference in Elo
    #[command(
        after_help = "Example: arcade match --game timbiriche --a easy --b medium --games 200 --setup rows=4,cols=4"
    )]
    Match(Box<MatchCommandArgs>),
    /// Tell the exact value of a position and a line of best play
    #[command(
        after_help = "Example: arcade solve --game timbiriche --setup rows=4,cols=5 --moves 'H0,0 V1,2'"
    )]
    Solve(SolveArgs),
    /// Play for other programs, over stdin and stdout
    #[command(after_help = "Example: printf 'game timbiriche\\nlegal\\n' | arcade engine")]
    Engine(EngineArgs),
    /// List what there is, one a line
    #[command(after_help = "Example: arcade list games")]
    List {
        /// What to list
        #[arg(value_parser = args::listable(), default_value = "games")]
        what: String,
    },
    /// Tell what became of the games that were played, by level and seat
    #[command(after_help = "Example: arcade statistics --game timbiriche")]
    Statistics {
        /// Only of this game
        #[arg(long, value_name = "NAME", value_parser = args::game_parser())]
        game: Option<&'static play::GameEntry>,
        /// Write one object of JSON per line, one for each game
        #[arg(long)]
        json: bool,
    },
    /// Check records, tracks and maps: every line of them, by the rules of their game
    #[command(after_help = "Example: arcade check games/*.arcade")]
    Check {
        /// The files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Prove the puzzles of the games again, or look for new ones
    #[command(after_help = "Example: arcade puzzles verify --game timbiriche")]
    Puzzles(PuzzlesArgs),
    /// The file of settings: write it, check it, find it
    #[command(subcommand_required = true, after_help = "Example: arcade config init")]
    Config {
        /// What to do with it
        #[command(subcommand)]
        what: ConfigCommand,
    },
    /// Write the completions for a shell to stdout
    #[command(
        after_help = "Example: arcade completions bash > ~/.local/share/bash-completion/completions/arcade"
    )]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Write the manual page to stdout
    #[command(after_help = "Example: arcade man > arcade.1 && man ./arcade.1")]
    Man,
}

/// The whole command line, with the parts that the registry brings along.
pub(crate) fn command() -> clap::Command {
    flags_may_be_off(values_may_be_negative(CommandLine::command()))
        .after_help(help::EXAMPLES)
        .after_long_help(help::long())
}

/// `--ascii=false` takes back what the file of settings says.
fn flags_may_be_off(command: clap::Command) -> clap::Command {
    command
        .mut_args(|arg| match arg.get_action() {
            ArgAction::SetTrue => arg
                .action(ArgAction::Set)
                .value_parser(clap::value_parser!(bool))
                .value_name("BOOL")
                .num_args(0..=1)
                .require_equals(true)
                .default_missing_value("true")
                .default_value("false")
                .hide_default_value(true)
                .hide_possible_values(true),
            _ => arg,
        })
        // Without its subcommand a command says in one line what is missing, as for everything else.
        .arg_required_else_help(false)
        .mut_subcommands(flags_may_be_off)
}

/// `--think -1` is a wrong time and not an unknown option `-1`.
fn values_may_be_negative(command: clap::Command) -> clap::Command {
    command
        .mut_args(|arg| match arg.get_long().is_some() && arg.get_action().takes_values() {
            true => arg.allow_negative_numbers(true),
            false => arg,
        })
        .mut_subcommands(values_may_be_negative)
}

/// Reads the command line; `None` if it was a call for help, which has been shown. What is not typed is as the
/// file of settings has it.
///
/// # Errors
/// If it can't be understood, in one line.
pub(crate) fn parse(
    args: impl IntoIterator<Item = OsString>,
    config: &Config,
) -> anyhow::Result<Option<CommandLine>> {
    let command = config.as_defaults(command());
    let Ordered { mut args, name } = commands_first(&command, args.into_iter().collect());
    let mut found = command.clone().try_get_matches_from(&args);
    // `help` knows commands only; asked for the help of itself it tells that of what stands before the call.
    if let Err(error) = &found
        && usage::is_call_for_help(error)
    {
        args.retain(|arg| arg != "--help" && arg != "-h");
        found = command.try_get_matches_from(&args);
    }
    let read = found.and_then(|matches| {
        let mut line = CommandLine::from_arg_matches(&matches)?;
        line.game.wishes = Wishes::of(&matches, config);
        line.settle(&matches);
        Ok(line)
    });
    match read {
        Ok(line) if line.needs_a_game() => Err(usage("expected --game <NAME>, found nothing of the kind")),
        Ok(line) => Ok(Some(line)),
        Err(error) if !error.use_stderr() => {
            error.print().map_err(unwritten)?;
            Ok(None)
        }
        Err(error) => Err(usage::explain(&error, &name)),
    }
}

impl CommandLine {
    /// Of two options that exclude each other, the one that was typed goes before the one of the file.
    fn settle(&mut self, matches: &ArgMatches) {
        let (display, matches) = match (&mut self.command, matches.subcommand()) {
            (
                Some(
                    Command::Resume { display, .. }
                    | Command::Replay { display, .. }
                    | Command::Learn { display, .. },
                ),
                Some((_, matches)),
            ) => (display, matches),
            (None, _) => (&mut self.display, matches),
            _ => return,
        };
        if matches.value_source("unicode") == Some(ValueSource::CommandLine) && display.unicode {
            display.ascii = false;
        }
    }

    /// Whether something is asked for that belongs to a game, and none is named, here or in the file of settings.
    fn needs_a_game(&self) -> bool {
        let of_a_game = self.game.players.is_some() || self.game.setup.is_some() || self.edit.is_some();
        self.command.is_none() && self.game.game.is_none() && of_a_game
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        command().debug_assert();
    }

    #[test]
    fn the_manual_names_every_command_that_speaks_english_only() {
        let manual = include_str!("../../../../docs/languages.md");
        let line = manual.lines().find(|line| line.contains("(`list`, ")).expect("the line that names them");
        for command in command().get_subcommands() {
            let speaks = command.get_arguments().any(|arg| arg.get_long() == Some("lang"));
            // The protocol, the manual page and scripts of shells have their own words there.
            let is_other = ["engine", "man", "completions"].contains(&command.get_name());
            let is_named = line.contains(&format!("`{}`", command.get_name()));
            assert_eq!(is_named, !speaks && !is_other, "{}", command.get_name());
        }
    }

    #[test]
    fn a_negative_value_is_a_value() {
        for line in [
            "arcade --think -1",
            "arcade --seed -1",
            "arcade --seat -2",
            "arcade match --games -3",
            "arcade --clock -0.5",
        ] {
            let error =
                parse(line.split(' ').map(OsString::from), &Config::default()).expect_err(line).to_string();
            let (option, value) = line.rsplit_once(' ').expect("a value");
            let option = option.rsplit_once(' ').expect("an option").1;
            assert!(error.starts_with(option) && error.contains(&format!("'{value}'")), "{line}: {error}");
        }
    }

    #[test]
    fn a_flag_and_a_missing_command_are_told_in_one_line() {
        for (line, told) in [
            ("arcade --ascii=maybe", "--ascii: expected one of true, false, found 'maybe'"),
            ("arcade config", "expected one of the commands init, check, path, help, found none"),
            ("arcade --lang sk learn --lang es", "expected --lang <CODE> once, found it twice"),
            ("arcade --lang sk help", "expected `help` alone, found --lang <CODE> before it"),
            (
                "arcade help --nonsense",
                "expected a command or an option of `arcade --help`, found '--nonsense'",
            ),
            ("arcade --lang sk list", "expected an option of `arcade list --help`, found '--lang'"),
        ] {
            let args = line.split(' ').map(OsString::from);
            assert_eq!(parse(args, &Config::default()).expect_err(line).to_string(), told);
        }
    }

    #[test]
    fn every_subcommand_has_an_example() {
        for sub in command().get_subcommands() {
            let example = sub.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(example.contains(&format!("arcade {}", sub.get_name())), "{}", sub.get_name());
        }
    }
}
