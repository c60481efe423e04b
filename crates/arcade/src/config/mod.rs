//! The file of settings, `config.toml`: what it says, and what is wrong in it.
//!
//! * [`table`]: the one table of keys that stand for options; [`near`]: names that were mistyped.
//! * [`file`](mod@file): the file itself; [`read`]: its text; [`values`]: one value; [`games`] and [`keys`]: the
//!   tables of games and of the keyboard.
//! * [`template`]: the commented file that `arcade config init` writes; `manual`: the pages of the manual.
//!
//! What the file says becomes the default of the option that the key stands for, so the command line goes before
//! the file, and the file before what is usual. Nothing but `arcade config init` ever writes it.

pub(crate) mod file;
mod games;
mod keys;
#[cfg(test)]
mod manual;
mod near;
mod read;
pub(crate) mod table;
pub(crate) mod template;
#[cfg(test)]
mod tests;
mod values;

use std::path::{Path, PathBuf};

use clap::{Arg, Command};
use tui::actions::Bindings;

pub(crate) use games::GameTable;

use crate::output::complain;
use table::Key;

/// What the file of settings says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Config {
    /// Where the file is, or would be; `None` without a home folder.
    pub(crate) path: Option<PathBuf>,
    /// Whether there is a file.
    pub(crate) there: bool,
    /// What is wrong in it, by line.
    pub(crate) problems: Vec<Problem>,
    /// The values of options.
    pub(crate) options: Vec<(&'static Key, String)>,
    /// What is said about single games.
    pub(crate) games: Vec<GameTable>,
    /// The keys of the keyboard.
    pub(crate) bindings: Bindings,
}

/// Something wrong in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    /// The line, from 1; `None` if it is about the whole file.
    pub(crate) line: Option<usize>,
    /// What was expected, and what was found.
    pub(crate) text: String,
}

impl Problem {
    /// With its file and line before it.
    fn in_file(&self, file: &str) -> String {
        match self.line {
            Some(line) => format!("{file}:{line}: {}", self.text),
            None => format!("{file}: {}", self.text),
        }
    }
}

impl Config {
    /// Reads the file, if there is one. What is wrong is kept to be told; the file stays as it is.
    pub(crate) fn load() -> Config {
        // Without a home there is no file; that games are not saved is told elsewhere.
        let Ok(path) = file::path() else { return Config::default() };
        let (there, config) = match file::read(&path) {
            Ok(None) => (false, Config::default()),
            Ok(Some(text)) => (true, read::read(&text)),
            Err((line, text)) => {
                (true, Config { problems: vec![Problem { line, text }], ..Config::default() })
            }
        };
        Config { path: Some(path), there, ..config }
    }

    /// What is wrong, a line each, with file and line.
    pub(crate) fn told(&self) -> Vec<String> {
        let file = self.path.as_ref().map_or(file::NAME.to_string(), |path| path.display().to_string());
        self.problems.iter().map(|problem| problem.in_file(&file)).collect()
    }

    /// The same for a box on the screen: the folder of the file once, if anything is wrong.
    pub(crate) fn told_in_a_box(&self) -> Vec<String> {
        let folder = self.path.as_deref().and_then(Path::parent).map(|folder| folder.display().to_string());
        let short: Vec<String> = self.problems.iter().map(|problem| problem.in_file(file::NAME)).collect();
        if short.is_empty() { short } else { folder.into_iter().chain(short).collect() }
    }

    /// Tells on stderr what is wrong.
    pub(crate) fn complain(&self) {
        self.told().iter().for_each(complain);
    }

    /// Whether the file sets the option of `arcade` itself.
    pub(crate) fn sets(&self, option: &str) -> bool {
        self.options.iter().any(|(key, _)| key.table.is_empty() && key.option == option)
    }

    /// The command line with the values of the file as defaults.
    pub(crate) fn as_defaults(&self, mut command: Command) -> Command {
        for (key, value) in &self.options {
            if key.table.is_empty() {
                command = with_default(command, key, value);
            }
            if key.table.is_empty() && !key.everywhere {
                continue;
            }
            command = command.mut_subcommands(|sub| {
                let is_its =
                    table::key_of(sub.get_name(), key.option).is_some_and(|own| std::ptr::eq(own, *key));
                if is_its { with_default(sub, key, value) } else { sub }
            });
        }
        command
    }
}

fn with_default(command: Command, key: &Key, value: &str) -> Command {
    let set = |arg: Arg| match arg.get_long() == Some(key.option) {
        true => arg.required(false).default_value(value.to_string()),
        false => arg,
    };
    command.mut_args(set)
}
