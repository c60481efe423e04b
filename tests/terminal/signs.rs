//! What goes to terminals that know fewer colours or fewer signs.

use tui::tour::{STOPS, Stop};

use super::graphics;
use super::screens::{games, reach};

fn stop(name: &str) -> &'static Stop {
    STOPS.iter().find(|stop| stop.name == name).expect("a screen")
}

#[test]
fn terminals_of_16_colours_get_the_old_sequences() {
    for (term, game) in ["xterm-16color", "linux", "ansi", "xterm"].into_iter().zip(games()) {
        let mut session = reach(game, stop("game"), &[], |command| command.env("TERM", term));
        session.type_keys("\x1b[D");
        session.wait_for_silence();
        let codes = graphics(&session.bytes());
        for code in &codes {
            let known = matches!(code, 0..=7 | 21..=49 | 59 | 90..=97 | 100..=107);
            assert!(known && !matches!(code, 5 | 38 | 48), "{term}: no {code}");
        }
        assert!(codes.iter().any(|code| matches!(code, 30..38)), "{term}: there are colours");
        assert!(codes.iter().any(|code| matches!(code, 90..98)), "{term}: there are bright colours");
    }
}

#[test]
fn terminals_of_256_colours_get_those() {
    let session = reach(&games()[0], stop("game"), &[], |_| {});
    let text = String::from_utf8_lossy(&session.bytes()).into_owned();
    assert!(text.contains("38;5;") && !text.contains("38;2;"));
}

#[test]
fn where_signs_beyond_ascii_can_t_be_shown_there_are_none() {
    for (name, value) in [("LC_ALL", "C"), ("LC_ALL", "en_GB.ISO-8859-1"), ("TERM", "linux")] {
        for (more, expected) in [(&[][..], true), (&["--unicode"], false)] {
            let session = reach(&games()[0], stop("game"), more, |command| command.env(name, value));
            assert_eq!(session.bytes().is_ascii(), expected, "{name}={value} {more:?}");
        }
    }
}
