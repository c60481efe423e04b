//! The terminal: taken over at the start, given back on every way out.
//!
//! [`Terminal`] enters raw mode, the alternate screen and mouse reporting, and leaves them when it is
//! dropped; a panic of the thread that draws leaves them before its message is printed. Signals are the business of
//! [`crate::event`]; what is drawn is the business of [`crate::app`].

mod charset;
mod sixteen;

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::style::{Attribute, ResetColor, SetAttribute};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, execute, queue, terminal};
use ratatui::backend::CrosstermBackend;

use crate::Error;
use crate::theme::ColorDepth;

pub use charset::shows_unicode;
pub use sixteen::Colors;

/// What frames are written to: one write for a whole frame.
pub type Backend = CrosstermBackend<Colors<BufWriter<Stdout>>>;

/// More than a full frame of a large terminal takes, so that a frame goes out in one piece.
const FRAME_BYTES: usize = 256 << 10;

/// Whether the terminal is taken over now. One for the process: there is one terminal, and the panic
/// hook and the signal thread have to know.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// What threads beside the drawing have panicked with while the terminal was taken over.
static LATER: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Checks that there is a terminal that can be drawn on, without writing a byte to it.
///
/// # Errors
/// [`Error::NotATerminal`] or [`Error::DumbTerminal`].
pub fn check() -> Result<(), Error> {
    if !io::stdin().is_terminal() {
        return Err(Error::NotATerminal("input"));
    }
    if !io::stdout().is_terminal() {
        return Err(Error::NotATerminal("output"));
    }
    if std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        return Err(Error::DumbTerminal);
    }
    Ok(())
}

/// The terminal while it is ours.
pub struct Terminal {
    /// Never dropped: ratatui would try to show the cursor and panic if it can't complain either.
    screen: ManuallyDrop<ratatui::Terminal<Backend>>,
    mouse: bool,
}

impl Terminal {
    /// Takes the terminal over, to be drawn on with so many colours.
    ///
    /// # Errors
    /// As [`check`], or if the terminal does not take the commands.
    pub fn enter(mouse: bool, depth: ColorDepth) -> Result<Terminal, Error> {
        check()?;
        restore_on_panic();
        // Without this crossterm drops bold, reverse and underline together with the colours when NO_COLOR is
        // set; without colours they are all there is to tell things apart.
        crossterm::style::force_color_output(true);
        let writer = BufWriter::with_capacity(FRAME_BYTES, io::stdout());
        let writer = Colors::new(writer, depth == ColorDepth::Sixteen);
        let screen = ratatui::Terminal::new(CrosstermBackend::new(writer))?;
        let mut terminal = Terminal { screen: ManuallyDrop::new(screen), mouse };
        terminal.take()?;
        Ok(terminal)
    }

    /// The drawing surface.
    pub fn screen(&mut self) -> &mut ratatui::Terminal<Backend> {
        &mut self.screen
    }

    /// Switches mouse reporting on or off.
    ///
    /// # Errors
    /// If the terminal can't be written to.
    pub fn set_mouse(&mut self, mouse: bool) -> io::Result<()> {
        if mouse == self.mouse {
            return Ok(());
        }
        self.mouse = mouse;
        match mouse {
            true => execute!(self.screen.backend_mut(), EnableMouseCapture),
            false => execute!(self.screen.backend_mut(), DisableMouseCapture),
        }
    }

    /// Gives the terminal back until [`Terminal::resume`].
    pub fn suspend(&mut self) {
        restore();
    }

    /// Takes the terminal again; everything is drawn anew.
    ///
    /// # Errors
    /// If the terminal does not take the commands.
    pub fn resume(&mut self) -> io::Result<()> {
        self.take()?;
        self.repaint()
    }

    /// Clears the screen; the next frame draws every cell. (`ratatui::Terminal::clear` would ask the terminal
    /// where its cursor is, and wait for an answer that the reading thread takes.)
    ///
    /// # Errors
    /// If the terminal can't be written to.
    pub fn repaint(&mut self) -> io::Result<()> {
        let size = self.screen.size()?;
        self.screen.resize(size.into())
    }

    fn take(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        terminal::enable_raw_mode()?;
        let mouse = self.mouse;
        let backend = self.screen.backend_mut();
        queue!(backend, EnterAlternateScreen, cursor::Hide)?;
        if mouse {
            queue!(backend, EnableMouseCapture)?;
        }
        Write::flush(backend)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back as it was: mouse off, attributes off, cursor shown, main screen, cooked mode. Does
/// nothing if it has been given back already. Errors are passed over: there is nobody left to tell.
pub fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = terminal::disable_raw_mode();
    let _ = execute!(
        io::stdout(),
        DisableMouseCapture,
        SetAttribute(Attribute::Reset),
        ResetColor,
        LeaveAlternateScreen,
        cursor::Show
    );
    for message in LATER.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        let _ = writeln!(io::stderr(), "{message}");
    }
}

/// Makes a panic of this thread, which draws, give the terminal back first, so that its message can be read. What
/// panics beside the drawing is an answer that does not come: whoever waits for it tells so, the terminal is needed
/// as long as the program goes on, and the message is printed behind that. Once for the process.
fn restore_on_panic() {
    static INSTALLED: AtomicBool = AtomicBool::new(false);
    if INSTALLED.swap(true, Ordering::SeqCst) {
        return;
    }
    let drawing = thread::current().id();
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let thread = thread::current();
        if thread.id() != drawing && TAKEN.load(Ordering::SeqCst) {
            let message = format!("thread '{}' {info}", thread.name().unwrap_or_default());
            LATER.lock().unwrap_or_else(PoisonError::into_inner).push(message);
            return;
        }
        restore();
        print(info);
    }));
}
