//! Options that stand before a command: `arcade --lang sk learn` is `arcade learn --lang sk`.
//!
//! They are moved behind the command, and read as if they had been typed there. So one that the command does not
//! have is refused as it is behind it, and none is ever passed over.

use std::ffi::{OsStr, OsString};

use clap::{Arg, ArgAction, Command};

/// The arguments with the options behind the command, and the command's whole name: `arcade config init`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ordered {
    pub(super) args: Vec<OsString>,
    pub(super) name: String,
}

/// Moves the options that stand before a command behind it. Whatever is no known option ends the search: the
/// parser tells what is wrong with it, and a call for help is about what stands before it.
pub(super) fn commands_first(command: &Command, args: Vec<OsString>) -> Ordered {
    let mut ordered = Ordered { args: args.iter().take(1).cloned().collect(), name: "arcade".to_string() };
    let (mut command, mut options) = (command, Vec::new());
    let mut rest = args.iter().skip(1).peekable();
    while let Some(arg) = rest.peek() {
        let sub = arg.to_str().and_then(|name| command.find_subcommand(name));
        if let Some(sub) = sub {
            ordered.name = format!("{} {}", ordered.name, sub.get_name());
            ordered.args.extend(rest.next().cloned());
            command = sub;
        } else if let Some(option) = option_of(command, arg) {
            options.extend(rest.next().cloned());
            if takes_the_next(option, options.last(), rest.peek().copied()) {
                options.extend(rest.next().cloned());
            }
        } else {
            break;
        }
    }
    ordered.args.extend(options);
    ordered.args.extend(rest.cloned());
    ordered
}

/// The option that this is; `None` if it is none of the command's, and if it only asks for something.
fn option_of<'a>(command: &'a Command, arg: &OsStr) -> Option<&'a Arg> {
    let text = arg.to_string_lossy();
    let long = text.strip_prefix("--")?.split('=').next()?;
    command
        .get_arguments()
        .find(|arg| arg.get_long() == Some(long))
        .filter(|arg| !matches!(arg.get_action(), ArgAction::Help | ArgAction::Version))
}

/// Whether the argument after an option is its value, as the parser sees it.
fn takes_the_next(option: &Arg, typed: Option<&OsString>, next: Option<&OsString>) -> bool {
    let has_value = typed.is_some_and(|typed| typed.to_string_lossy().contains('='));
    if has_value || !option.get_action().takes_values() || option.is_require_equals_set() {
        return false;
    }
    let is_optional = option.get_num_args().is_some_and(|count| count.min_values() == 0);
    !is_optional || next.is_some_and(|next| !next.to_string_lossy().starts_with('-'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{command, parse};
    use crate::config::Config;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    /// Every command that has none below it, with its whole name.
    fn leaves<'a>(command: &'a Command, above: &str, found: &mut Vec<(String, &'a Command)>) {
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            let name = format!("{above} {}", sub.get_name());
            match sub.has_subcommands() {
                true => leaves(sub, &name, found),
                false => found.push((name, sub)),
            }
        }
    }

    #[test]
    fn every_option_before_a_command_is_moved_and_no_command_passes_over_one() {
        let mut command = command();
        command.build();
        let mut found = Vec::new();
        leaves(&command, "arcade", &mut found);
        assert!(found.len() > 15);
        let options: Vec<&Arg> = command
            .get_arguments()
            .filter(|arg| !matches!(arg.get_action(), ArgAction::Help | ArgAction::Version))
            .filter(|arg| arg.get_long().is_some())
            .collect();
        assert!(options.len() > 15);
        for (name, leaf) in &found {
            for option in &options {
                let long = option.get_long().expect("an option");
                let typed = match option.is_require_equals_set() {
                    true => format!("--{long}"),
                    false => format!("--{long} x"),
                };
                let after = name.strip_prefix("arcade ").expect("a command");
                let before = format!("arcade {typed} {after} file");
                let ordered = commands_first(&command, words(&before));
                assert_eq!(ordered.args, words(&format!("{name} {typed} file")), "{before}");
                assert_eq!(ordered.name, *name);
                if leaf.get_arguments().any(|own| own.get_long() == Some(long)) {
                    continue;
                }
                let told = parse(words(&before), &Config::default()).expect_err(&before).to_string();
                let expected = format!("an option of `{name} --help`, found '--{long}'");
                assert!(told.contains(&expected) || told.contains("something like"), "{before}: {told}");
            }
        }
    }

    #[test]
    fn what_is_no_option_stays_where_it_is() {
        let command = command();
        for (typed, expected) in [
            ("arcade --lang=sk learn --plain", "arcade learn --lang=sk --plain"),
            (
                "arcade --ascii=false --game dots match --a easy",
                "arcade match --ascii=false --game dots --a easy",
            ),
            ("arcade --game dots puzzles --seed 3 verify", "arcade puzzles --game dots --seed 3 verify"),
            ("arcade learn --lang sk", "arcade learn --lang sk"),
            ("arcade --lang learn", "arcade --lang learn"),
            ("arcade --edit list", "arcade --edit list"),
            ("arcade --edit --game formula", "arcade --edit --game formula"),
            ("arcade --lang sk -- learn", "arcade --lang sk -- learn"),
            ("arcade --nonsense learn", "arcade --nonsense learn"),
            ("arcade --lang sk --help learn", "arcade --lang sk --help learn"),
            ("arcade", "arcade"),
        ] {
            assert_eq!(commands_first(&command, words(typed)).args, words(expected), "{typed}");
        }
    }
}
