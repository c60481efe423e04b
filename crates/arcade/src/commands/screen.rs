//! From the command line to the front end.

use play::Store;
use texts::locale;
use tui::{ColorChoice, Exit, Options, Settings, Start};

use super::plain;
use crate::cli::{Color, DisplayArgs, MatchArgs, language};
use crate::config::Config;
use crate::output::{self, usage};
use crate::registry::BOARDS;

/// Runs the front end, or with `--plain` the line mode, until the person leaves.
///
/// # Errors
/// If there is no terminal, if the terminal fails, or if a signal ended the program.
pub(super) fn open(
    start: Start,
    game: &MatchArgs,
    display: &DisplayArgs,
    config: Config,
) -> anyhow::Result<()> {
    let new_games = settings(game, display);
    let language = language(display.lang);
    if display.plain {
        config.complain();
        let ascii = display.ascii || !display.unicode && !locale::is_utf8(&locale::from_environment);
        return plain::open(start, new_games, language, ascii);
    }
    let color = match display.color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    let options = Options {
        start,
        color,
        theme: display.theme.clone(),
        ascii: display.ascii || !display.unicode && !tui::terminal::shows_unicode(),
        language,
        no_mouse: display.no_mouse,
        problems: config.told_in_a_box(),
        bindings: config.bindings,
        settings: new_games,
    };
    match tui::run(BOARDS, options) {
        Ok(Exit::Left) => Ok(()),
        // 128+n, as the shells have it.
        Ok(Exit::Signal(number)) => Err(output::Exit(u8::try_from(128 + number).unwrap_or(1)).into()),
        Err(error) if error.is_no_terminal() => {
            Err(usage(format_args!("expected a terminal, found none: {error}; --plain plays without one")))
        }
        Err(error) => Err(error.into()),
    }
}

/// How games begin, and where they are saved. Without a folder for saves games can be played all the same.
fn settings(game: &MatchArgs, display: &DisplayArgs) -> Settings {
    let store =
        Store::open().inspect_err(|error| output::complain(format_args!("games are not saved: {error}")));
    Settings { delay: display.delay, ponder: display.ponder, store: store.ok(), ..game.settings() }
}
