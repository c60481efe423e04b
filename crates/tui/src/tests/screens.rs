//! The ways from screen to screen.

use crate::Exit;
use crate::testing::real::Folder;
use crate::testing::{GAMES, Stage, plain_look, start};

fn menu() -> Stage {
    Stage::new(plain_look(), (80, 24), |_| Vec::new())
}

#[test]
fn the_menu_lists_the_games_and_leads_to_the_first_move() {
    let mut stage = menu();
    for game in GAMES {
        assert!(stage.text().contains(game.entry.title.english()));
    }
    stage.press("enter");
    assert!(stage.text().contains("Timbiriche: new game"), "{}", stage.text());
    stage.press("enter");
    assert!(stage.text().contains("Your turn"), "{}", stage.text());
}

#[test]
fn the_menu_has_ways_out() {
    let mut stage = menu();
    stage.press("esc");
    assert_eq!(stage.app.exit(), None, "the first one only goes to the way out");
    stage.press("esc");
    assert_eq!(stage.app.exit(), Some(Exit::Left));
    for keys in ["q", "end enter", "ctrl-q"] {
        let mut stage = menu();
        stage.press(keys);
        assert_eq!(stage.app.exit(), Some(Exit::Left), "{keys}");
    }
    let mut stage = menu();
    let (x, y) = stage.find("Leave").expect("a way out");
    stage.click(x, y);
    assert_eq!(stage.app.exit(), Some(Exit::Left));
}

/// However long the way to the file is, and without covering anything.
#[test]
fn the_menu_tells_why_a_saved_game_can_t_be_read() {
    let folder = Folder::new(&format!("menu-{}", "long-".repeat(8)));
    let store = play::Store::in_folders(&folder.0, &folder.0);
    std::fs::create_dir_all(store.saves_folder()).expect("a folder");
    std::fs::write(store.saves_folder().join("timbiriche-1.arcade"), "arcade-record: 9\n").expect("a save");
    for size in [(80, 24), (60, 20), (36, 10), (30, 8)] {
        let mut stage = Stage::new(plain_look(), size, |context| {
            context.settings.store = Some(store.clone());
            Vec::new()
        });
        let told: String = stage.text().split_whitespace().collect();
        assert!(told.contains("found'9'"), "{size:?}\n{}", stage.text());
        stage.press("end");
        assert!(stage.text().contains("▸ Leave"), "{size:?}\n{}", stage.text());
    }
}

#[test]
fn a_set_up_is_changed_and_played() {
    let mut stage = menu();
    stage.press("enter home 3 down left left down right");
    let text = stage.text();
    assert!(text.contains("rows") && text.contains("seat 3"), "{text}");
    stage.press("end enter");
    assert!(stage.text().contains("rows 3 · columns 4 · seats 3"), "{}", stage.text());
}

#[test]
fn a_bad_number_is_told_and_not_played() {
    let mut stage = menu();
    for keys in ["enter home 1", "enter", "down"] {
        stage.press(keys);
        let text = stage.text();
        assert!(text.contains("rows: expected a number from 2 to 11,"), "{text}");
        assert!(text.contains("new game"), "{text}");
    }
    stage.press("0 enter end enter");
    assert!(stage.text().contains("rows 10"), "{}", stage.text());
}

#[test]
fn leaving_a_running_game_is_asked_about() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", "H0,0"));
    stage.press("esc");
    assert!(stage.text().contains("Leave this game?"), "{}", stage.text());
    stage.press("n");
    assert!(!stage.text().contains("Leave this game?"));
    stage.press("backspace enter");
    assert!(stage.text().contains("pencil and paper"), "{}", stage.text());
}

#[test]
fn help_scrolls_and_closes_in_many_ways() {
    for close in ["esc", "backspace", "?", "enter", "f1"] {
        let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", ""));
        stage.press("f1");
        assert!(stage.text().contains("The rules"));
        stage.press("end");
        assert!(
            stage.text().contains("leave the program") && stage.text().contains("100 %"),
            "{}",
            stage.text()
        );
        stage.press("home");
        assert!(stage.text().contains("The rules"));
        stage.press(close);
        assert!(!stage.text().contains("The rules"), "{close}");
    }
}

#[test]
fn themes_go_round() {
    let mut stage =
        Stage::new(crate::look::Look::new(crate::theme::ColorDepth::True, false), (80, 24), |_| Vec::new());
    let first = stage.draw().clone();
    stage.press("f8");
    assert!(stage.text().contains("Colour theme: light"), "{}", stage.text());
    assert_ne!(*stage.draw(), first);
    stage.press("f8 f8 f8 home");
    assert_eq!(*stage.draw(), first);
}

#[test]
fn buttons_are_wider_than_the_text_above_them_where_they_have_to_be() {
    use crate::screens::Choice;
    use crate::screens::confirm::Confirm;
    use crate::texts::{common, play as text};

    for text_above in ["", "You: 0, Easy: 10", "A text that is much longer than any of the buttons are"] {
        let buttons =
            [(text::LOOK, Choice::No), (text::REMATCH, Choice::Rematch), (common::ASK_RESIGN, Choice::Yes)];
        for width in 30..=90 {
            let question = Confirm::new("Over".to_string(), vec![text_above.to_string()], buttons.to_vec());
            let stage = Stage::new(plain_look(), (width, 24), |_| vec![Box::new(question)]);
            for (message, _) in buttons {
                let label = message.text(crate::texts::Language::English);
                assert!(stage.text().contains(label), "{label:?} at {width}\n{}", stage.text());
            }
        }
    }
}
