//! The screen of puzzles, over the real puzzles of every game.

use crossterm::event::{MouseButton, MouseEventKind};
use play::Store;
use play::learn::puzzle::Judge;

use super::Puzzles;
use crate::context::GameUi;
use crate::look::Look;
use crate::testing::real::{BOARDS, Folder};
use crate::testing::{Stage, plain_look};
use crate::texts::Language;
use crate::theme::ColorDepth;

fn stage_with(
    look: Look,
    size: (u16, u16),
    ui: &'static GameUi,
    at: Option<usize>,
    folder: Option<&Folder>,
) -> Stage {
    Stage::new(look, size, |context| {
        context.settings.store = folder.map(|folder| Store::in_folders(&folder.0, &folder.0));
        vec![Box::new(Puzzles::new(context, ui, at).expect("puzzles"))]
    })
}

fn stage(size: (u16, u16), ui: &'static GameUi, at: usize) -> Stage {
    stage_with(plain_look(), size, ui, Some(at), None)
}

/// The best move of a puzzle, and two others.
fn moves(ui: &GameUi, at: usize) -> (String, [String; 2]) {
    let puzzle = ui.entry.puzzles().expect("a good file").swap_remove(at);
    let position = puzzle.position(ui.entry).expect("a position");
    let mut others = position.legal_moves().into_iter().filter(|mv| *mv != puzzle.best);
    let mut other = || others.next().expect("a choice");
    let others = [other(), other()];
    (puzzle.best, others)
}

/// Best play after a wrong move, of 6 moves or to the end of the game.
fn best_play(ui: &GameUi, at: usize, wrong: &str) -> String {
    let mut position = ui.entry.puzzles().expect("a good file")[at].position(ui.entry).expect("a position");
    position.play(wrong).expect("a legal move");
    let mut judge = Judge::of(ui.entry, &ui.entry.puzzle_kit().expect("a kit"));
    judge.line(&*position, 6).expect("best play").join(" ")
}

fn typed(stage: &mut Stage, mv: &str) {
    let keys: Vec<String> = mv.chars().map(|c| c.to_string()).collect();
    stage.press(&format!(": {} enter", keys.join(" ")));
}

/// The screen as one line: of a line with a panel what stands in it, however it was wrapped.
fn words(stage: &Stage) -> String {
    let text = stage.text();
    let inside = text.lines().map(|line| {
        let mut parts = line.rsplit('│');
        match (parts.next(), parts.next(), parts.next()) {
            (Some(_), Some(panel), Some(_)) => panel,
            _ => line,
        }
    });
    inside.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

#[test]
fn wrong_moves_are_told_their_price_and_the_right_one_leads_on() {
    for ui in BOARDS {
        let mut stage = stage((100, 40), ui, 0);
        let (best, [wrong, other]) = moves(ui, 0);
        assert!(words(&stage).contains("Puzzle 1 of 16"), "{}", stage.text());
        stage.press("i");
        assert!(words(&stage).contains("A hint comes after 2 more tries"), "{}", stage.text());
        typed(&mut stage, &wrong);
        assert!(words(&stage).contains("1 try"), "{}", stage.text());
        stage.wait_for("instead");
        // What follows, and back.
        stage.press("P");
        stage.wait_for(&format!("After {wrong}"));
        // As long as what is told in line mode.
        let told = words(&stage);
        let line = told.split("comes: ").nth(1).and_then(|rest| rest.split_once(". Enter"));
        assert_eq!(line.map(|(line, _)| line), Some(best_play(ui, 0, &wrong).as_str()), "{told}");
        stage.press("esc");
        assert!(words(&stage).contains("Try again"), "{}", stage.text());
        typed(&mut stage, &other);
        stage.wait_for("instead");
        stage.press("i");
        let hints = ui.entry.puzzle_kit().expect("a kit");
        let theme = &ui.entry.puzzles().expect("a good file")[0].theme;
        let hint = hints.theme_named(theme).expect("a theme").hint.text(Language::English);
        assert!(words(&stage).contains(hint), "{}", stage.text());
        stage.press("i");
        assert!(words(&stage).contains(&format!("It is {best}")), "{}", stage.text());
        typed(&mut stage, &best);
        assert!(words(&stage).contains("Right!"), "{}", stage.text());
        // The line, and on.
        stage.press("right");
        assert!(words(&stage).contains("Best play, move 1 of"), "{}", stage.text());
        stage.press("left");
        assert!(words(&stage).contains("Right!"), "{}", stage.text());
        stage.press("enter");
        assert!(words(&stage).contains("Puzzle 2 of 16"), "{}", stage.text());
        stage.press("<");
        assert!(
            words(&stage).contains("Puzzle 1 of 16") && words(&stage).contains("solved"),
            "{}",
            stage.text()
        );
    }
}

/// Whoever asks what follows before the price is known, and whoever does not wait for the answer, hears the price of
/// this move at this position all the same.
#[test]
fn questions_that_overtake_each_other_leave_the_values_as_they_are() {
    for ui in BOARDS {
        let (best, [wrong, other]) = moves(ui, 0);
        let mut usual = stage((100, 40), ui, 0);
        typed(&mut usual, &other);
        usual.settle();
        let told = words(&usual);
        let price =
            told.split("No. ").nth(1).and_then(|rest| rest.split(" Try again").next()).expect("a price");
        assert!(price.contains("instead of"), "{told}");
        typed(&mut usual, &best);
        usual.settle();
        // What follows the first one is asked at once, and again left at once.
        let mut stage = stage((100, 40), ui, 0);
        typed(&mut stage, &wrong);
        stage.press("P esc");
        typed(&mut stage, &other);
        stage.settle();
        assert!(words(&stage).contains(price), "{price}\n{}", stage.text());
        typed(&mut stage, &best);
        stage.settle();
        // But for the tries in the title.
        let below = |stage: &Stage| stage.text().lines().skip(1).map(str::to_string).collect::<Vec<_>>();
        assert_eq!(below(&stage), below(&usual));
    }
}

#[test]
fn what_is_no_move_counts_as_no_try() {
    for ui in BOARDS {
        let mut stage = stage((100, 40), ui, 0);
        typed(&mut stage, "nonsense");
        assert!(
            words(&stage).contains("Not possible") && !words(&stage).contains("1 try"),
            "{}",
            stage.text()
        );
    }
}

#[test]
fn progress_is_kept() {
    let folder = Folder::new("puzzles-progress");
    let ui = &BOARDS[1];
    let (best, _) = moves(ui, 0);
    let mut stage = stage_with(plain_look(), (80, 24), ui, None, Some(&folder));
    typed(&mut stage, &best);
    assert!(words(&stage).contains("solved at first try"), "{}", stage.text());
    drop(stage);
    // The first one that is open is the second one.
    let mut stage = stage_with(plain_look(), (80, 24), ui, None, Some(&folder));
    assert!(words(&stage).contains("Puzzle 2 of 16"), "{}", stage.text());
    let (_, [wrong, _]) = moves(ui, 1);
    typed(&mut stage, &wrong);
    drop(stage);
    let stage = stage_with(plain_look(), (80, 24), ui, None, Some(&folder));
    assert!(words(&stage).contains("Puzzle 2 of 16 1 try"), "{}", stage.text());
    let text = std::fs::read_to_string(folder.0.join("learned")).expect("a file");
    assert_eq!(text.lines().count(), 2, "{text}");
}

#[test]
fn a_click_tries_a_move() {
    let mut stage = stage((80, 24), &BOARDS[0], 0);
    let tried = |stage: &Stage| words(stage).contains("1 try") || words(stage).contains("Right!");
    for (x, y) in (0..50).flat_map(|x| (2..22).map(move |y| (x, y))) {
        stage.mouse(MouseEventKind::Down(MouseButton::Left), x, y);
        if tried(&stage) {
            return;
        }
    }
    panic!("no click tries a move\n{}", stage.text());
}

#[test]
fn the_task_can_be_read_in_every_language() {
    for ui in BOARDS {
        let puzzles = ui.entry.puzzles().expect("a good file");
        for theme in ui.entry.puzzle_kit().expect("a kit").themes {
            let at = puzzles.iter().position(|puzzle| puzzle.theme == theme.name).expect("a puzzle");
            for language in Language::ALL {
                let look = Look { language, ..plain_look() };
                let stage = stage_with(look, (80, 24), ui, Some(at), None);
                let shown = words(&stage);
                let expected = theme.ask.text(language).split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(shown.contains(&expected), "{expected}\n{}", stage.text());
                assert!(!shown.contains('\u{2026}'), "{language:?}\n{}", stage.text());
            }
        }
    }
}

#[test]
fn any_size_is_fine() {
    for ui in BOARDS {
        let (best, _) = moves(ui, 15);
        for solved in [false, true] {
            let mut stage = stage((80, 24), ui, 15);
            if solved {
                typed(&mut stage, &best);
            }
            for width in [1, 2, 19, 20, 30, 40, 60, 80, 200] {
                for height in [1, 2, 3, 7, 12, 20, 24, 60] {
                    stage.resize(width, height);
                }
            }
        }
    }
}

#[test]
fn what_it_looks_like() {
    for ui in BOARDS {
        // What a board knows of a track is there from the first frame on, as long as a race on it is.
        let kit = ui.entry.puzzle_kit().expect("a kit");
        let race = ui.entry.puzzles().expect("a good file")[2].position(ui.entry).expect("a position");
        Judge::of(ui.entry, &kit).values(&*race).expect("values");
        for (width, height) in [(60, 20), (80, 24), (200, 60)] {
            let mut stage = stage((width, height), ui, 2);
            let name = ui.entry.name;
            insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
                insta::assert_snapshot!(format!("{name}-{width}x{height}"), stage.text());
            });
            if (width, height) == (80, 24) {
                // Once the price is told the values are known.
                let (best, [wrong, _]) = moves(ui, 2);
                typed(&mut stage, &wrong);
                stage.wait_for("instead");
                typed(&mut stage, &best);
                insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
                    insta::assert_snapshot!(format!("{name}-solved-{width}x{height}"), stage.text());
                });
            }
        }
    }
    let ascii = Look::new(ColorDepth::None, true);
    let stage = stage_with(ascii, (80, 24), &BOARDS[0], Some(2), None);
    assert!(stage.text().is_ascii(), "{}", stage.text());
}

/// A value is a phrase of its own ("win in 5 moves"): in no language may a sentence ask it for a case or a verb.
#[test]
fn values_stand_alone_in_what_is_said() {
    use crate::texts::puzzle as text;
    for message in [text::RIGHT, text::COST_GAME] {
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let words = message.text(language);
            for value in ["{best}", "{second}", "{made}"] {
                for (at, _) in words.match_indices(value) {
                    let before = words[..at].trim_end();
                    let after = &words[at + value.len()..];
                    assert!(before.ends_with(':'), "{language:?}: {words}");
                    assert!(after.starts_with('.') || message == text::RIGHT, "{language:?}: {words}");
                }
            }
        }
    }
}
