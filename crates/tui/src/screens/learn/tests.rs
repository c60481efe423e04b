//! The list and the lessons, over the real lessons of every game.

use std::time::{Duration, Instant};

use play::Store;

use super::{Learn, Lesson, draw};
use crate::look::Look;
use crate::testing::real::{BOARDS, ENTRIES, Folder};
use crate::testing::{Stage, context, plain_look};
use crate::texts::Language;
use crate::theme::ColorDepth;

/// The list, with a game selected.
fn list(look: Look, size: (u16, u16), game: &str, folder: Option<&Folder>) -> Stage {
    Stage::new(look, size, |context| {
        context.games = BOARDS;
        context.entries = ENTRIES;
        context.settings.store = folder.map(|folder| Store::in_folders(&folder.0, &folder.0));
        vec![Box::new(Learn::new(context, Some(game)))]
    })
}

/// Lets the other side answer all that it wants to.
fn let_answer(stage: &mut Stage) {
    for second in 1..=12 {
        stage.app.wake(Instant::now() + Duration::from_secs(second));
        stage.draw();
    }
}

#[test]
fn every_lesson_can_be_taken_with_hints_and_is_kept() {
    for entry in ENTRIES {
        let folder = Folder::new(entry.name);
        let mut stage = list(plain_look(), (80, 24), entry.name, Some(&folder));
        let steps = entry.lesson().len();
        assert!(stage.text().contains(&format!("0 of {steps}")), "{}", stage.text());
        stage.press("enter");
        for number in 1..=steps {
            let shown = format!("step {number} of {steps}");
            assert!(stage.text().contains(&shown), "{}: {shown}\n{}", entry.name, stage.text());
            for _ in 0..12 {
                if stage.text().contains("Enter: ") {
                    break;
                }
                stage.press("i enter");
                let_answer(&mut stage);
            }
            assert!(stage.text().contains("Enter: "), "{}: {shown} is done\n{}", entry.name, stage.text());
            stage.press("enter");
        }
        assert!(stage.text().contains("The lesson is done!"), "{}", stage.text());
        assert!(stage.text().contains("Play against easy"), "{}", stage.text());
        stage.press("esc esc");
        assert!(stage.text().contains(&format!("{steps} of {steps}")), "{}", stage.text());
        let again = list(plain_look(), (80, 24), entry.name, Some(&folder));
        assert!(again.text().contains(&format!("{steps} of {steps}")), "{}", again.text());
    }
}

#[test]
fn a_wrong_move_is_told_and_not_made_and_after_two_a_right_one_is_shown() {
    let mut stage = list(plain_look(), (80, 24), "timbiriche", None);
    stage.press("enter : V 0 , 0 enter");
    assert!(stage.text().contains("That line goes down."), "{}", stage.text());
    assert!(!stage.text().contains("Try "), "{}", stage.text());
    stage.press(": V 0 , 0 enter");
    assert!(stage.text().contains("Try H0,0"), "{}", stage.text());
    stage.press(": X enter");
    assert!(stage.text().contains(":X"), "what can't be read may be corrected\n{}", stage.text());
    stage.press("backspace H 0 , 0 enter");
    assert!(stage.text().contains("Lines belong to nobody"), "{}", stage.text());
    stage.press("u");
    assert!(!stage.text().contains("Lines belong to nobody"), "{}", stage.text());
    stage.press("> >");
    assert!(stage.text().contains("step 3 of 7"), "{}", stage.text());
    stage.press("<");
    assert!(stage.text().contains("step 2 of 7"), "{}", stage.text());
}

#[test]
fn the_end_leads_to_a_game_and_to_puzzles() {
    for (keys, shown) in [("enter", "Your turn"), ("right enter", "Puzzle")] {
        let mut stage = list(plain_look(), (80, 24), "timbiriche", None);
        stage.press("enter > > > > > > >");
        assert!(stage.text().contains("0 of 7"), "{}", stage.text());
        stage.press(keys);
        assert!(stage.text().contains(shown), "{keys}: {shown}\n{}", stage.text());
    }
}

#[test]
fn the_mouse_opens_a_step_and_a_lesson() {
    let mut stage = list(plain_look(), (80, 24), "formula", None);
    let (column, row) = stage.find("Timbiriche").expect("the title");
    stage.click(column, row);
    assert!(stage.text().contains("step 1 of 7"), "{}", stage.text());
    stage.press("esc");
    let marks = stage.text().lines().nth(usize::from(row) + 1).map(str::to_string).expect("the row");
    let first = marks.chars().position(|c| c == '·').expect("a mark") as u16;
    stage.click(first + 4, row + 1);
    assert!(stage.text().contains("step 3 of 7"), "{}", stage.text());
    stage.press("esc left left enter");
    assert!(stage.text().contains("step 1 of 7"), "{}", stage.text());
}

#[test]
fn what_a_step_says_fits_in_every_language() {
    for language in Language::ALL {
        let look = Look { language, ..plain_look() };
        let (mut context, _events) = context(look);
        context.games = BOARDS;
        for ui in BOARDS {
            for (at, step) in ui.entry.lesson().iter().enumerate() {
                let lesson = Lesson::new(&context, ui, at).expect("the step");
                let (needed, room) = draw::rows_needed(&lesson, &context, (80, 23));
                assert!(
                    needed <= room,
                    "{} {} in {}: {needed} lines in {room}",
                    ui.entry.name,
                    step.name(),
                    language.name()
                );
            }
        }
    }
}

/// Nothing that is said on a step is cut, on the usual terminal and on a small one.
#[test]
fn no_word_of_a_step_is_cut_in_any_language() {
    for ui in BOARDS {
        for language in Language::ALL {
            let look = Look { language, ..plain_look() };
            for size in [(80, 24), (60, 20)] {
                let mut stage = list(look.clone(), size, ui.entry.name, None);
                stage.press("enter");
                for _ in ui.entry.lesson() {
                    assert!(!stage.text().contains('\u{2026}'), "{language:?}\n{}", stage.text());
                    stage.press(">");
                }
            }
        }
    }
}

#[test]
fn no_size_is_too_small_to_live_through() {
    for entry in ENTRIES {
        for keys in ["", "enter", "enter > > >", "enter > > > > > > > > >"] {
            let mut stage = list(plain_look(), (80, 24), entry.name, None);
            stage.press(keys);
            for (width, height) in
                [(1, 1), (2, 40), (20, 9), (30, 6), (36, 12), (40, 30), (60, 20), (200, 60), (480, 3)]
            {
                stage.resize(width, height);
            }
        }
    }
}

#[test]
fn snapshots() {
    for size in [(60, 20), (80, 24), (200, 60)] {
        for (name, look) in [("plain", plain_look()), ("ascii", Look::new(ColorDepth::None, true))] {
            let mut stage = list(look, size, "timbiriche", None);
            snapshot(&format!("list-{name}"), size, &stage);
            stage.press("enter > > > > i");
            snapshot(&format!("lesson-{name}"), size, &stage);
        }
    }
}

fn snapshot(name: &str, (width, height): (u16, u16), stage: &Stage) {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("{name}-{width}x{height}"), stage.text());
    });
}

/// A line that can't be read is named to its end, however long the folder's name is.
#[test]
fn what_is_wrong_with_the_file_is_told_whole() {
    let folder = Folder::new(&format!("damaged-{}", "long-".repeat(12)));
    std::fs::write(folder.0.join("learned"), "step timbiriche line\nnonsense\n").expect("a file");
    for size in [(80, 24), (60, 20)] {
        let stage = list(plain_look(), size, "timbiriche", Some(&folder));
        let told: String = stage.text().split_whitespace().collect();
        assert!(told.contains("found'nonsense'"), "{}", stage.text());
        assert!(!told.contains('\u{2026}') && told.contains("1of7"), "{}", stage.text());
    }
}
