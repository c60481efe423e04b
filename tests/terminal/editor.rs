//! Drawing a track and a map, saving them, and playing on them.

use super::home::{Home, PROGRAM};
use super::session::{Session, size};
use tui::tour::bytes_of;

/// Draws with these keys on a new file, and gives the home with it.
fn draw(home: Home, game: &str, file: &str, keys: &[&str]) -> Home {
    let command = home.in_terminal(PROGRAM, &["--game", game, "--edit", file]);
    let mut session = Session::start(command, size(80, 24));
    session.wait_for("Palette");
    session.assert_taken();
    for part in keys {
        session.type_keys(&bytes_of(part));
    }
    session.wait_for("changed");
    session.type_keys("w");
    session.wait_for("Saved as");
    session.wait_until("nothing is left to save", |screen| !screen.contents().contains(", changed"));
    session.type_keys("\x03");
    assert_eq!(session.wait().exit_code(), 0);
    session.assert_restored();
    home
}

fn play(home: Home, game: &str, setup: &str) -> Session {
    let command =
        home.in_terminal(PROGRAM, &["--game", game, "--setup", setup, "--level", "easy", "--seed", "1"]);
    let session = Session::start_in(home, command, size(80, 24));
    session.wait_for("Your turn");
    session
}

#[test]
fn a_track_is_drawn_saved_and_raced_on() {
    let keys = [
        // Twelve columns of track, in a rectangle.
        "s 1 2 x 5 enter",
        "2 pageup home b pagedown end enter",
        // Two starts on the left, the finish on the right.
        "3 pageup home enter down enter",
        "4 pageup end d down down down down d",
    ];
    let home = draw(Home::new(), "formula", "mine.txt", &keys);
    let text = std::fs::read_to_string(home.0.join("mine.txt")).expect("a file");
    assert!(text.matches('S').count() >= 2 && text.matches('F').count() >= 5, "{text}");
    let mut session = play(home, "formula", "track=mine.txt");
    session.type_keys("d");
    session.wait_for("1 Y ");
}

#[test]
fn a_map_is_drawn_saved_and_played_on() {
    // A flag in the middle, a piece of either side at the ends of the row.
    let keys = ["7 enter", "1 backtab home enter", "backtab end enter"];
    let home = draw(Home::new(), "flag-capture", "mine.txt", &keys);
    let text = std::fs::read_to_string(home.0.join("mine.txt")).expect("a file");
    assert!(text.contains("piece: 1 1 ") && text.contains("piece: 1 2 "), "{text}");
    play(home, "flag-capture", "map=mine.txt");
}

#[test]
fn what_is_drawn_is_not_lost_by_a_slip() {
    let home = Home::new();
    let command = home.in_terminal(PROGRAM, &["--game", "formula", "--edit"]);
    let mut session = Session::start_in(home, command, size(80, 24));
    session.wait_for("Palette");
    session.type_keys("\r");
    session.wait_for("changed");
    session.type_keys("\x1b");
    session.wait_for("What you have drawn");
    // No is chosen.
    session.type_keys("\r");
    session.wait_until("the question is gone", |screen| !screen.contents().contains("What you have drawn"));
    session.wait_for("changed");
}

#[test]
fn a_game_without_tracks_or_maps_is_refused() {
    let home = Home::new();
    let mut session =
        Session::start(home.in_terminal(PROGRAM, &["--game", "timbiriche", "--edit"]), size(80, 24));
    assert_eq!(session.wait().exit_code(), 2);
    assert!(session.text().contains("expected a game with tracks or maps"), "{}", session.text());
    assert!(!session.bytes().contains(&0x1b), "not one escape byte");
}
