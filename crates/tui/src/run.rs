//! Between the terminal and the [`App`]: the loop.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use play::{GameEntry, Match, Preparation};

use crate::actions::Bindings;
use crate::app::{App, Dirty, Exit, Request};
use crate::background::WaitForLeaving;
use crate::context::{Context, GameUi, PanicKey};
use crate::event::{self, Event};
use crate::look::Look;
use crate::screens::Screen;
use crate::screens::editor::Editor;
use crate::screens::learn::Learn;
use crate::screens::notice::Notice;
use crate::screens::play::Play;
use crate::screens::preparing::Preparing;
use crate::screens::review::Replay;
use crate::settings::Settings;
use crate::terminal::{self, Terminal};
use crate::texts::Language;
use crate::theme::{ColorChoice, ColorDepth, Theme};

/// How the front end starts.
#[derive(Debug, Default)]
pub struct Options {
    /// What is shown first.
    pub start: Start,
    /// When to use colour.
    pub color: ColorChoice,
    /// The name of the colour theme; the usual one if there is none.
    pub theme: Option<String>,
    /// Whether every byte has to be below 0x80.
    pub ascii: bool,
    /// The language of the texts.
    pub language: Language,
    /// Whether the mouse is left alone.
    pub no_mouse: bool,
    /// The keys.
    pub bindings: Bindings,
    /// What is wrong in the configuration, a line each; told in a box at the start.
    pub problems: Vec<String>,
    /// How games begin unless the person says otherwise.
    pub settings: Settings,
}

/// What is shown first.
#[derive(Debug, Default)]
pub enum Start {
    /// The menu.
    #[default]
    Menu,
    /// A game, new or read from a record.
    Game {
        /// The game.
        played: Box<Match>,
        /// The record that it was read from; whether a save is taken over depends on it.
        record: Option<PathBuf>,
        /// What was wrong with the record, one line each.
        damage: Vec<String>,
    },
    /// A new game that takes its time to be made.
    Preparing(Preparation),
    /// A game to step through.
    Replay {
        /// The game.
        played: Box<Match>,
        /// What was wrong with its record, one line each.
        damage: Vec<String>,
    },
    /// The list of lessons and puzzles.
    Learn {
        /// The name of the game that is selected first.
        game: Option<&'static str>,
    },
    /// The editor of a game's tracks or maps.
    Editor {
        /// The name of the game.
        game: &'static str,
        /// The file to draw on; it need not be there yet.
        file: Option<PathBuf>,
    },
}

/// Why there is no front end.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is nobody at the other end.
    #[error("{0} is not a terminal")]
    NotATerminal(&'static str),
    /// The terminal can't move its cursor.
    #[error("this terminal is dumb (TERM=dumb)")]
    DumbTerminal,
    /// There is no such theme.
    #[error("expected one of the themes {known}, found {found}")]
    UnknownTheme {
        /// The themes that there are.
        known: String,
        /// What was given, quoted.
        found: String,
    },
    /// A game without a board was asked for.
    #[error("there is no board for {0}")]
    NoBoard(&'static str),
    /// There is nothing to draw, or the file to draw on can't be read.
    #[error("{0}")]
    NoDrawing(String),
    /// The terminal failed.
    #[error("the terminal failed: {0}")]
    Io(#[from] io::Error),
}

impl Error {
    /// Whether there is no terminal to use, which is a matter of how the program was called.
    pub fn is_no_terminal(&self) -> bool {
        matches!(self, Error::NotATerminal(_) | Error::DumbTerminal)
    }
}

/// The computer's progress is drawn at most this often.
const PROGRESS_PAUSE: Duration = Duration::from_millis(66);
/// So many events are handled between two frames at most, so that a flood of them does not stop the drawing.
const EVENTS_PER_FRAME: usize = 512;

/// Takes the terminal and plays until the person leaves.
///
/// # Errors
/// If there is no terminal to use (then nothing has been written to it), or an option is wrong.
pub fn run(games: &'static [GameUi], options: Options) -> Result<Exit, Error> {
    terminal::check()?;
    let depth = ColorDepth::detect(options.color);
    let mut look = Look { language: options.language, ..Look::new(depth, options.ascii) };
    if let Some(name) = &options.theme {
        look.theme = Theme::named(name, depth).ok_or_else(|| Error::UnknownTheme {
            known: Theme::names().collect::<Vec<_>>().join(", "),
            found: game::setup::quoted(name),
        })?;
    }
    let (sender, events) = channel();
    let mut context = Context {
        bindings: options.bindings,
        mouse: !options.no_mouse,
        settings: options.settings,
        panic_key: PanicKey::from_environment(),
        ..Context::new(games, look, sender.clone())
    };
    let screens = opening_screens(&mut context, options.start)?;
    event::watch(&sender)?;
    // Dropped behind the terminal, which comes back before anybody is waited for.
    let _leaving = WaitForLeaving;
    let mut terminal = Terminal::enter(context.mouse, depth)?;
    event::read_terminal(&sender)?;
    let mut app = App::new(context, screens);
    if !options.problems.is_empty() {
        let notice = Notice::of_configuration(app.context(), options.problems);
        app.show(Box::new(notice));
    }
    // Whoever can't be written to is gone.
    let exit = turn(&mut app, &mut terminal, &events).unwrap_or(Exit::VANISHED);
    // What happened last may not have had its frame, after which it would have been saved.
    app.after_frame();
    Ok(exit)
}

/// The screens that something begins with; none for the menu.
///
/// # Errors
/// If there is no board, or nothing to draw on.
pub(crate) fn opening_screens(context: &mut Context, start: Start) -> Result<Vec<Box<dyn Screen>>, Error> {
    Ok(match start {
        Start::Menu => Vec::new(),
        Start::Game { played, record, damage } => {
            let name = played.entry().name;
            let ui = context.game(name).ok_or(Error::NoBoard(name))?;
            let play = match record {
                Some(path) => Play::resumed(context, ui, *played, &path, &damage),
                None => Play::new(context, ui, *played),
            };
            vec![Box::new(play)]
        }
        Start::Preparing(preparation) => {
            let name = preparation.entry.name;
            let ui = context.game(name).ok_or(Error::NoBoard(name))?;
            vec![Box::new(Preparing::new(context, ui, preparation))]
        }
        Start::Learn { game } => vec![Box::new(Learn::new(context, game))],
        Start::Editor { game, file } => {
            let ui = context.game(game).ok_or(Error::NoBoard(game))?;
            let editor = Editor::start(context, ui, file.as_deref()).map_err(Error::NoDrawing)?;
            vec![Box::new(editor)]
        }
        Start::Replay { played, damage } => {
            let name = played.entry().name;
            let ui = context.game(name).ok_or(Error::NoBoard(name))?;
            vec![Box::new(Replay::new(context, ui, *played, damage))]
        }
    })
}

/// The entries of the games, in a form that lasts as long as the program.
pub(crate) fn entries(games: &'static [GameUi]) -> &'static [GameEntry] {
    games.iter().map(|game| *game.entry).collect::<Vec<_>>().leak()
}

/// The loop: draw what is due, wait for something to happen, let it happen.
fn turn(app: &mut App, terminal: &mut Terminal, events: &Receiver<Event>) -> io::Result<Exit> {
    let mut last_frame = Instant::now();
    let mut progress_due = None;
    loop {
        match app.take_dirty() {
            Dirty::Now => {
                draw(app, terminal)?;
                last_frame = Instant::now();
                progress_due = None;
                // What a frame leads to, such as the box at the end of a game, is shown before the next wait.
                continue;
            }
            Dirty::Soon => progress_due = Some(last_frame + PROGRESS_PAUSE),
            Dirty::No => {}
        }
        let now = Instant::now();
        let wake_at = app.wake_at(now);
        let due = [wake_at, progress_due].into_iter().flatten().min();
        let first = match due {
            None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => events.recv_timeout(at.saturating_duration_since(now)),
        };
        match first {
            Ok(event) => app.handle(event),
            Err(RecvTimeoutError::Timeout) => {}
            // The threads that feed the channel live as long as this loop.
            Err(RecvTimeoutError::Disconnected) => return Ok(Exit::VANISHED),
        }
        for event in events.try_iter().take(EVENTS_PER_FRAME) {
            app.handle(event);
        }
        let now = Instant::now();
        if wake_at.is_some_and(|at| at <= now) {
            app.wake(now);
        }
        if progress_due.is_some_and(|at| at <= now) {
            draw(app, terminal)?;
            last_frame = now;
            progress_due = None;
        }
        if let Some(exit) = app.exit() {
            return Ok(exit);
        }
        if let Some(request) = app.take_request() {
            fulfil(app, terminal, request)?;
        }
    }
}

fn draw(app: &mut App, terminal: &mut Terminal) -> io::Result<()> {
    terminal.screen().draw(|frame| {
        let area = frame.area();
        app.draw(area, frame.buffer_mut());
    })?;
    app.after_frame();
    Ok(())
}

/// Does what only whoever holds the terminal can do.
fn fulfil(app: &mut App, terminal: &mut Terminal, request: Request) -> io::Result<()> {
    match request {
        Request::StopJob => {
            #[cfg(unix)]
            if !event::stop_job() {
                app.say_no_sleep();
            }
            #[cfg(not(unix))]
            app.say_no_sleep();
        }
        Request::StopSelf => {
            // A clock stands still meanwhile.
            app.hide();
            terminal.suspend();
            #[cfg(unix)]
            event::stop_self();
            terminal.resume()?;
            app.redraw();
        }
        Request::Continue => {
            terminal.resume()?;
            app.redraw();
        }
        Request::Repaint => {
            terminal.repaint()?;
            app.redraw();
        }
        Request::Mouse(mouse) => terminal.set_mouse(mouse)?,
    }
    Ok(())
}
