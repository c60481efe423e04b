//! The program in a real pseudo-terminal: it plays, it gives the terminal back on every way out, it is idle when
//! it is idle.

#![cfg(unix)]

#[path = "terminal/editor.rs"]
mod editor;
#[path = "home/mod.rs"]
mod home;
#[path = "terminal/screens.rs"]
mod screens;
#[path = "terminal/session.rs"]
mod session;
#[path = "terminal/settings.rs"]
mod settings;
#[path = "terminal/signs.rs"]
mod signs;

use std::io::Read;
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{PtyPair, native_pty_system};

use home::{Home, PROGRAM};
use session::{SOON, Session, screen, size};

const ESC: &str = "\x1b";

#[test]
fn a_move_is_played_and_answered() {
    let mut session = Session::game(&["--level", "easy"]);
    session.wait_for("Your turn");
    session.assert_taken();
    session.type_keys(":H0,3\r");
    session.wait_for("1 Y H0,3");
    session.wait_for("2 E ");
    session.type_keys("u");
    session.wait_for("Took back 2 moves.");
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
}

#[test]
fn the_box_at_the_end_is_shown_at_once() {
    let mut session = Session::game(&["--level", "easy"]);
    session.wait_for("Your turn");
    session.type_keys("g\r");
    session.wait_for("You resigned.");
    session.wait_for("Rematch");
    session.wait_for("Look at the board");
    session.type_keys(ESC);
    session.wait_until("the box closes", |screen| !screen.contents().contains("Look at the board"));
    session.type_keys("\r");
    session.wait_for("Look at the board");
}

#[test]
fn a_long_paste_does_not_hold_up_the_keys_after_it() {
    let mut session = Session::game(&["--level", "easy"]);
    session.wait_for("Your turn");
    session.type_keys(&format!(":{}", "x".repeat(3500)));
    session.wait_for(":xxx");
    session.wait_for_silence();
    session.type_keys(ESC);
    session.wait_until("the line is left", |screen| !screen.contents().contains(":xxx"));
    session.type_keys(&"lj".repeat(1500));
    session.wait_for_silence();
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
}

#[test]
fn the_mouse_plays() {
    let mut session = Session::game(&["--level", "easy"]);
    session.wait_for("Your turn");
    // The numbers of the columns stand above the dots; the line right of the 3 is H0,3.
    let text = session.text();
    let row = text.lines().position(|line| line.trim_start().starts_with("0       1")).expect("numbers");
    let column = text.lines().nth(row).and_then(|line| line.find('3')).expect("a column");
    let (x, y) = (column + 1 + 4, row + 2);
    session.type_keys(&format!("\x1b[<35;{x};{y}M"));
    session.wait_for("move H0,3");
    session.type_keys(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    session.wait_for("1 Y H0,3");
}

#[test]
fn the_own_move_is_shown_while_the_computer_thinks_and_thinking_is_cancelled() {
    for key in [ESC, "\x7f"] {
        let mut session = Session::game(&["--level", "perfect", "--think", "3600"]);
        session.wait_for("Your turn");
        session.type_keys(":H0,3\r");
        session.wait_for("1 Y H0,3");
        session.wait_for("Perfect is thinking");
        session.wait_for(" nodes");
        session.type_keys(key);
        session.wait_for("Thinking stopped.");
        session.wait_for_silence();
        session.type_keys("u");
        session.wait_for("Took back 1 move.");
    }
}

#[test]
fn move_now_brings_the_answer() {
    let mut session = Session::game(&["--level", "perfect", "--think", "3600"]);
    session.wait_for("Your turn");
    session.type_keys(":H0,3\r");
    session.wait_for(" nodes");
    session.type_keys("m");
    session.wait_for("2 P ");
}

/// A record of a whole small game.
const RECORD: &str = "arcade-record: 1
game: timbiriche
setup: rows=2 cols=3 seats=2
seat1: human
seat2: hard
seed: 7
result: won 2

H0,0
H1,0 ; a quiet move
V0,0
V0,1
H0,1
V0,2
H1,1
";

fn replay(record: &str) -> Session {
    let home = Home::new();
    std::fs::write(home.0.join("game.arcade"), record).expect("a file");
    let command = home.in_terminal(PROGRAM, &["replay", "game.arcade"]);
    Session::start_in(home, command, size(80, 24))
}

#[test]
fn a_record_is_replayed_and_played_on() {
    let mut session = replay(RECORD);
    session.wait_for("Move 0 of 7");
    session.assert_taken();
    session.type_keys("\x1b[C\x1b[C");
    session.wait_for("Move 2 of 7");
    session.wait_for("a quiet move");
    session.type_keys("++++++ ");
    session.wait_for("You have lost. All lines are drawn.");
    session.type_keys("3\ro");
    session.wait_for("Play on from here");
    session.type_keys("\r");
    session.wait_for("Your turn");
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
}

#[test]
fn a_record_is_analysed_on_the_screen_and_that_is_cancelled() {
    let mut session = replay(RECORD);
    session.wait_for("Move 0 of 7");
    session.type_keys("A");
    session.wait_for("Value for You");
    session.wait_for("gave away");
    session.wait_for("Move 1 of 7");
    session.type_keys("\x7f");
    session.wait_for("Move 0 of 7");
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
}

#[test]
fn a_damaged_record_is_replayed_up_to_its_damage() {
    let mut session = replay(&RECORD.replace("V0,1", "V9,9"));
    session.wait_for("Damaged record");
    session.type_keys("\x1b[F");
    session.wait_for("Move 3 of 3");
    session.wait_for("The record is damaged: line 12");
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
}

#[test]
fn computers_are_watched() {
    let mut session = Session::game(&["--players", "easy,medium"]);
    session.wait_for("1 E ");
    session.type_keys("p");
    session.wait_until("a pause", |screen| {
        let text = screen.contents();
        text.contains("Paused.") || text.contains("Thinking stopped.")
    });
    session.type_keys("++++++p");
    session.wait_for("Rematch");
}

#[test]
fn resizing_while_it_thinks_harms_nothing() {
    let mut session = Session::game(&["--level", "perfect", "--think", "3600"]);
    session.wait_for("Your turn");
    session.type_keys(":H0,3\r");
    session.wait_for("Perfect is thinking");
    for step in 0..150u16 {
        session.resize(1 + step * 37 % 300, 1 + step * 23 % 90);
        if step % 10 == 0 {
            thread::sleep(Duration::from_millis(5));
        }
    }
    session.resize(10, 4);
    session.wait_for("needs");
    session.resize(100, 30);
    session.wait_for("Perfect is thinking");
    session.type_keys("m");
    session.wait_for("2 P ");
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
}

#[test]
fn signals_end_it_in_order() {
    for (name, number) in [("TERM", 15), ("INT", 2), ("HUP", 1), ("QUIT", 3)] {
        let mut session = Session::game(&["--level", "perfect", "--think", "3600"]);
        session.wait_for("Your turn");
        session.type_keys(":H0,3\r");
        session.wait_for("Perfect is thinking");
        session.signal(name);
        assert_eq!(session.wait().exit_code(), 128 + number, "SIG{name}");
        session.assert_restored();
    }
}

#[test]
fn a_panic_gives_the_terminal_back_before_its_message() {
    let home = Home::new();
    let mut command = home.in_terminal(PROGRAM, &["--game", "timbiriche"]);
    command.env("ARCADE_DEBUG_PANIC_KEY", "f12");
    command.env("RUST_BACKTRACE", "0");
    let mut session = Session::start(command, size(80, 24));
    session.wait_for("Your turn");
    session.type_keys("\x1b[24~");
    assert_eq!(session.wait().exit_code(), 101);
    session.assert_restored();
    assert!(session.text().contains("the key for a panic was pressed"), "{}", session.text());
    let bytes = String::from_utf8_lossy(&session.bytes()).into_owned();
    assert!(
        bytes.find("[?1049l") < bytes.find("the key for a panic"),
        "first the terminal, then the message"
    );
}

#[test]
fn a_panic_beside_the_drawing_leaves_the_terminal_alone_and_is_printed_at_the_end() {
    let home = Home::new();
    let mut command = home.in_terminal(PROGRAM, &["--game", "timbiriche", "--level", "easy"]);
    command.env("ARCADE_DEBUG_PANIC_KEY", "beside f12");
    command.env("RUST_BACKTRACE", "0");
    let mut session = Session::start(command, size(80, 24));
    session.wait_for("Your turn");
    session.type_keys("\x1b[24~");
    session.type_keys(":H2,2\r");
    session.wait_for("1 Y H2,2");
    session.wait_for("Your turn");
    session.assert_taken();
    assert!(!session.text().contains("panic"), "{}", session.text());
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
    assert!(session.text().contains("the key for a panic was pressed"), "{}", session.text());
}

#[test]
fn without_a_terminal_there_is_one_line_and_not_one_escape_byte() {
    let home = Home::new();
    for args in [&[][..], &["--game", "timbiriche"]] {
        let said = home.run(args).bad(2);
        assert!(said.contains("terminal") && !said.contains('\x1b'), "{said}");
    }
}

#[test]
fn a_terminal_at_one_end_is_not_enough() {
    let home = Home::new();
    for redirected in ["< /dev/null", "> /dev/null"] {
        let script = format!("'{PROGRAM}' --game timbiriche {redirected}");
        let mut session = Session::start(home.in_terminal("/bin/sh", &["-c", &script]), size(80, 24));
        assert_eq!(session.wait().exit_code(), 2, "{redirected}");
        assert!(!session.bytes().contains(&0x1b), "{redirected}");
        assert!(session.text().contains("not a terminal"), "{}", session.text());
    }
}

#[test]
fn a_dumb_terminal_is_told_so() {
    let home = Home::new();
    let mut command = home.in_terminal(PROGRAM, &["--game", "timbiriche"]);
    command.env("TERM", "dumb");
    let mut session = Session::start(command, size(80, 24));
    assert_eq!(session.wait().exit_code(), 2);
    assert!(!session.bytes().contains(&0x1b), "not one escape byte");
    assert!(session.text().contains("dumb"), "{}", session.text());
    session.assert_restored();
}

/// Reads what a program writes until a text has come; there is no thread that would hold the terminal open.
fn read_until(reader: &mut dyn Read, text: &str) {
    let mut parser = screen(80, 24);
    let mut buffer = [0; 4096];
    let end = Instant::now() + SOON;
    while !parser.screen().contents().contains(text) {
        assert!(Instant::now() < end, "{text} does not come\n{}", parser.screen().contents());
        let count = reader.read(&mut buffer).expect("the program writes");
        parser.process(&buffer[..count]);
    }
}

#[test]
fn a_vanished_terminal_ends_it() {
    let home = Home::new();
    let PtyPair { slave, master } = native_pty_system().openpty(size(80, 24)).expect("a terminal");
    let command = home.in_terminal(PROGRAM, &["--game", "timbiriche"]);
    let mut child = slave.spawn_command(command).expect("the program starts");
    drop(slave);
    let mut reader = master.try_clone_reader().expect("a reader");
    read_until(&mut *reader, "Your turn");
    drop((reader, master));
    let end = Instant::now() + Duration::from_secs(20);
    let status = loop {
        match child.try_wait().expect("the program can be waited for") {
            Some(status) => break status,
            None => assert!(Instant::now() < end, "the program goes on without a terminal"),
        }
        thread::sleep(Duration::from_millis(10));
    };
    assert_eq!(status.exit_code(), 129);
}

/// In a session of its own nobody sends a SIGHUP: the program has to notice by itself.
#[test]
#[cfg(target_os = "linux")]
fn a_vanished_terminal_is_noticed_without_a_signal() {
    let home = Home::new();
    let PtyPair { slave, master } = native_pty_system().openpty(size(80, 24)).expect("a terminal");
    let script = format!("setsid /bin/sh -c \"echo \\$\\$ > pid; exec '{PROGRAM}' --game timbiriche\"; true");
    let command = home.in_terminal("/bin/sh", &["-c", &script]);
    let _child = slave.spawn_command(command).expect("the program starts");
    drop(slave);
    let mut reader = master.try_clone_reader().expect("a reader");
    read_until(&mut *reader, "Your turn");
    let pid = std::fs::read_to_string(home.0.join("pid")).expect("a number");
    let process = std::path::Path::new("/proc").join(pid.trim());
    let runs = || std::fs::read_to_string(process.join("stat")).is_ok_and(|stat| !stat.contains(") Z "));
    assert!(runs());
    drop((reader, master));
    let end = Instant::now() + Duration::from_secs(20);
    while runs() {
        assert!(Instant::now() < end, "the program goes on without a terminal");
        thread::sleep(Duration::from_millis(10));
    }
}

/// The ticks of the processor that a process has used; 0 where that is not known.
fn ticks(pid: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split_whitespace().collect();
    let field = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
    field(11) + field(12)
}

#[test]
fn ctrl_z_suspends_and_fg_repaints() {
    let home = Home::new();
    let mut command = home.in_terminal("/bin/sh", &["-i"]);
    command.env("PS1", "ready> ");
    let mut session = Session::start(command, size(80, 24));
    session.wait_for("ready>");
    session.type_keys(&format!("'{PROGRAM}' --game timbiriche --level easy\r"));
    session.wait_for("Your turn");
    session.type_keys("\x1a");
    session.wait_until("the shell", |screen| !screen.alternate_screen() && !screen.hide_cursor());
    session.wait_for("ready>");
    session.type_keys("fg\r");
    session.wait_until("the game", |screen| screen.alternate_screen() && screen.hide_cursor());
    session.wait_for("Your turn");
    session.type_keys(":H0,3\r");
    session.wait_for("2 E ");
    session.type_keys("\x03");
    session.wait_until("the shell", |screen| !screen.alternate_screen());
    session.type_keys("exit\r");
    session.wait();
}

#[test]
fn without_a_shell_ctrl_z_does_nothing() {
    let mut session = Session::game(&["--level", "easy"]);
    session.wait_for("Your turn");
    session.type_keys("\x1a");
    session.wait_for("There is no shell to come back to.");
    session.type_keys(":H0,3\r");
    session.wait_for("1 Y H0,3");
}

/// The numbers of all commands that set colours and attributes.
fn graphics(bytes: &[u8]) -> Vec<u32> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let commands = text.split("\x1b[").skip(1).filter_map(|part| {
        let (numbers, _) = part.split_once('m')?;
        numbers.chars().all(|c| c.is_ascii_digit() || c == ';').then(|| numbers.to_string())
    });
    commands
        .flat_map(|numbers| numbers.split(';').filter_map(|number| number.parse().ok()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn no_color_means_no_colour_but_attributes() {
    let home = Home::new();
    let mut command = home.in_terminal(PROGRAM, &["--game", "timbiriche"]);
    command.env("NO_COLOR", "1");
    let mut session = Session::start(command, size(80, 24));
    session.wait_for("Your turn");
    session.type_keys("\x1b[D");
    session.wait_for_silence();
    let codes = graphics(&session.bytes());
    for code in &codes {
        assert!(matches!(code, 0..30 | 39 | 49 | 59), "no colour {code}");
    }
    assert!(codes.contains(&7), "the cursor is reversed");
    assert!(codes.contains(&1), "headings are bold");
}

#[test]
fn true_colour_only_where_it_is_promised() {
    for (promised, expected) in [(None, false), (Some("truecolor"), true)] {
        let home = Home::new();
        let mut command = home.in_terminal(PROGRAM, &["--game", "timbiriche"]);
        if let Some(promised) = promised {
            command.env("COLORTERM", promised);
        }
        let session = Session::start(command, size(80, 24));
        session.wait_for("Your turn");
        let bytes = String::from_utf8_lossy(&session.bytes()).into_owned();
        assert_eq!(bytes.contains("38;2;"), expected);
    }
}

#[test]
fn the_mouse_is_left_alone_if_wanted() {
    let mut session = Session::game(&["--no-mouse"]);
    session.wait_for("Your turn");
    assert!(!String::from_utf8_lossy(&session.bytes()).contains("[?1000h"));
    // A key switches it on and off again.
    session.type_keys("\x1b[20~");
    session.wait_until("the mouse", |screen| screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None);
    session.type_keys("\x1b[20~");
    session.wait_until("no mouse", |screen| screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None);
}
