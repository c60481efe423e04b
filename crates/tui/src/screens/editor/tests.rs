//! The editor as a person uses it.

use std::path::PathBuf;

use crossterm::event::{MouseButton, MouseEventKind};
use play::{GameEntry, Store};

use super::keys::TOOLS;
use super::*;
use crate::look::Look;
use crate::testing::real::{self, BOARDS};
use crate::testing::{Stage, plain_look};
use crate::theme::ColorDepth;
use crate::views::flag_capture::FlagCaptureView;
use crate::views::formula::FormulaView;

static ENTRIES: [GameEntry; 2] = [GameEntry::of::<formula::Entry>(), GameEntry::of::<flag_capture::Entry>()];
static TRACKS: GameUi = GameUi { entry: &ENTRIES[0], view: FormulaView::boxed };
static MAPS: GameUi = GameUi { entry: &ENTRIES[1], view: FlagCaptureView::boxed };

/// A folder that goes away with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("arcade-editor-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Scratch(folder)
    }

    fn store(&self) -> Store {
        Store::in_folders(self.0.join("data"), self.0.join("config"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn stage_with(ui: &'static GameUi, look: Look, size: (u16, u16), store: Option<Store>) -> Stage {
    Stage::new(look, size, |context| {
        (context.games, context.entries) = (BOARDS, real::ENTRIES);
        context.settings.store = store;
        vec![Box::new(Editor::new(ui).expect("there is something to draw"))]
    })
}

fn stage(ui: &'static GameUi) -> Stage {
    stage_with(ui, plain_look(), (80, 24), None)
}

fn typed(stage: &mut Stage, text: &str) {
    let keys: Vec<String> =
        text.chars().map(|c| if c == ' ' { "space".to_string() } else { c.to_string() }).collect();
    stage.press(&keys.join(" "));
}

/// A small track with a start in the upper left corner and a finish at the right.
fn small_track(stage: &mut Stage) {
    stage.press("s");
    typed(stage, "8x4");
    stage.press("enter home pageup 2 b end pagedown enter");
    stage.press("pageup end 4 b pagedown enter 3 home pageup enter down enter");
}

fn snapshot(name: &str, stage: &Stage) {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, stage.text());
    });
}

#[test]
fn a_track_is_drawn_checked_tried_and_left() {
    let mut stage = stage(&TRACKS);
    stage.wait_for("there is no start");
    small_track(&mut stage);
    stage.wait_for("par 4, room for 2 cars");
    assert!(stage.text().contains("8x4, changed"), "{}", stage.text());
    snapshot("editor-track-80x24", &stage);
    stage.press("t");
    stage.wait_for("Your turn");
    stage.press("d esc y");
    assert!(stage.text().contains("drawing a track"), "{}", stage.text());
    stage.press("esc");
    assert!(stage.text().contains("since the last save"), "{}", stage.text());
    stage.press("n");
    assert!(stage.text().contains("8x4"));
    stage.press("backspace y");
    assert!(stage.text().contains("pencil and paper"), "{}", stage.text());
}

/// Nothing that lies on top of a drawing forgets it, and nothing that is played there is kept.
#[test]
fn every_way_home_from_a_test_drive_ends_at_the_drawing() {
    let scratch = Scratch::new("home");
    for way in [
        // Out at once; after a rematch; from a game that was taken over in the replay, and in the analysis.
        "d esc y",
        "g y enter d esc y",
        "d g y right right right enter right o enter esc y",
        "d g y right right enter enter o enter esc y",
        // The box leads to the menu anywhere else.
        "g y end enter",
        // Another game, with other settings.
        "n end enter d esc y",
    ] {
        let mut stage = stage_with(&TRACKS, plain_look(), (80, 24), Some(scratch.store()));
        small_track(&mut stage);
        stage.wait_for("par 4, room for 2 cars");
        stage.press("t");
        for key in way.split(' ') {
            stage.press(key);
            stage.settle();
        }
        assert!(stage.text().contains("drawing a track"), "{way}\n{}", stage.text());
        assert!(stage.text().contains("8x4, changed"), "{way}\n{}", stage.text());
        stage.press("esc");
        assert!(stage.text().contains("since the last save"), "{way}\n{}", stage.text());
    }
    assert!(scratch.store().kept_games().is_empty(), "{:?}", scratch.store().kept_games());
    assert!(scratch.store().last_setup(TRACKS.entry).expect("readable").is_none());
    assert!(play::statistics::ResultsFile::of(&scratch.store()).read().expect("readable").list.is_empty());
}

#[test]
fn a_track_without_a_way_is_not_tried() {
    let mut stage = stage(&TRACKS);
    stage.press("t");
    let words = |stage: &Stage| {
        let text = stage.text();
        let told = text.split_once("Can't be tried yet: ").unwrap_or_else(|| panic!("{text}")).1;
        told.split_whitespace().map(str::to_string).collect::<Vec<_>>()
    };
    stage.resize(200, 50);
    let told = words(&stage);
    let told = &told[..told.iter().position(|word| word.ends_with(':')).expect("a reason") + 6];
    for (width, height) in [(80, 24), (60, 20), (36, 14), (30, 13)] {
        stage.resize(width, height);
        assert_eq!(&words(&stage)[..told.len()], told, "{}", stage.text());
    }
    // It covers nothing any more once the person goes on; what is going on is told further.
    stage.resize(80, 24);
    for on in ["enter", "2", "right", "u"] {
        stage.press(on);
        assert!(!stage.text().contains("Can't be tried yet: "), "{on}\n{}", stage.text());
        stage.press("t");
    }
    let (x, y) = stage.find("·").unwrap_or_else(|| panic!("the track\n{}", stage.text()));
    stage.click(x, y);
    assert!(!stage.text().contains("Can't be tried yet: "), "{}", stage.text());
    stage.press("b right");
    assert!(stage.text().contains("Go to the other corner"), "{}", stage.text());
}

#[test]
fn undo_goes_back_over_everything() {
    let mut stage = stage(&TRACKS);
    let before = stage.text();
    small_track(&mut stage);
    assert_ne!(stage.text(), before);
    stage.press("u u u u u");
    assert!(stage.text().contains("30x16") && !stage.text().contains("changed"), "{}", stage.text());
    stage.press("u");
    assert!(stage.text().contains("nothing to take back"), "{}", stage.text());
    stage.press("r r r r r");
    assert!(stage.text().contains("8x4, changed"), "{}", stage.text());
    stage.press("ctrl-r");
    assert!(stage.text().contains("nothing to do again"), "{}", stage.text());
}

#[test]
fn the_pen_and_the_mouse_draw_lines_and_each_is_taken_back_in_one_go() {
    let mut stage = stage(&TRACKS);
    stage.press("home pageup pageup d right right right d");
    assert!(stage.text().contains("changed") && stage.text().contains("3,0: track"), "{}", stage.text());
    stage.press("u");
    assert!(!stage.text().contains("changed"), "{}", stage.text());
    stage.press("r");
    assert!(stage.text().contains("changed"), "{}", stage.text());
    stage.press("u");
    stage.mouse(MouseEventKind::Down(MouseButton::Left), 5, 8);
    stage.mouse(MouseEventKind::Drag(MouseButton::Left), 25, 8);
    stage.mouse(MouseEventKind::Up(MouseButton::Left), 25, 8);
    assert!(stage.text().contains("changed"));
    stage.press("u");
    assert!(!stage.text().contains("changed"), "{}", stage.text());
}

#[test]
fn what_is_saved_under_a_name_is_found_and_not_overwritten_without_asking() {
    let scratch = Scratch::new("save");
    let mut stage = stage_with(&TRACKS, plain_look(), (100, 30), Some(scratch.store()));
    small_track(&mut stage);
    stage.press("w");
    typed(&mut stage, "my bend");
    stage.press("enter");
    assert!(stage.text().contains("--setup track=\"my bend\" plays it"), "{}", stage.text());
    assert!(!stage.text().contains("changed"));
    assert_eq!(scratch.store().kept_names("tracks"), ["my bend"]);
    let path = scratch.store().kept_path("tracks", "my bend");
    let text = std::fs::read_to_string(&path).expect("saved");
    let track: formula::track::Track = text.parse().expect("a good track");
    assert_eq!((track.name(), track.width(), track.starts().len()), (Some("my bend"), 8, 2));
    // Our own file is written again without a question, a foreign one is not.
    stage.press("1 enter w");
    assert!(stage.text().contains("plays it"), "{}", stage.text());
    std::fs::write(&path, "something else").expect("writable");
    stage.press("4 enter w");
    assert!(stage.text().contains("Overwrite it?"), "{}", stage.text());
    stage.press("n");
    assert_eq!(std::fs::read_to_string(&path).expect("there"), "something else");
    stage.press("w y");
    assert!(std::fs::read_to_string(&path).expect("there").starts_with("name: my bend"));
}

#[test]
fn what_was_opened_and_holds_nothing_else_is_written_without_a_question() {
    let scratch = Scratch::new("reopen");
    let mut stage = stage_with(&TRACKS, plain_look(), (100, 30), Some(scratch.store()));
    small_track(&mut stage);
    stage.press("w");
    typed(&mut stage, "bend");
    stage.press("enter e");
    typed(&mut stage, "bend");
    stage.press("enter 4 enter w");
    assert!(stage.text().contains("plays it"), "{}", stage.text());
    // What it holds beyond that would be lost: that is asked first.
    let path = scratch.store().kept_path("tracks", "bend");
    let text = std::fs::read_to_string(&path).expect("saved");
    std::fs::write(&path, text + "\n").expect("writable");
    stage.press("e");
    typed(&mut stage, "bend");
    stage.press("enter");
    assert!(!stage.text().contains("Can't open it"), "{}", stage.text());
    stage.press("1 enter w");
    assert!(stage.text().contains("Overwrite it?"), "{}", stage.text());
}

#[test]
fn tracks_are_opened_by_name_and_bad_ones_are_told() {
    let scratch = Scratch::new("open");
    let mut stage = stage_with(&TRACKS, plain_look(), (100, 30), Some(scratch.store()));
    stage.press("e");
    typed(&mut stage, "hairpin");
    stage.press("enter");
    stage.wait_for("par 15, room for 6 cars");
    assert!(stage.text().contains("26x11"), "{}", stage.text());
    let bad = scratch.0.join("bad.txt");
    std::fs::write(&bad, "S..\n.?.\n..F\n").expect("writable");
    stage.press("e");
    typed(&mut stage, &bad.display().to_string());
    stage.press("enter");
    assert!(stage.text().contains("Can't open it: line 2, column 2"), "{}", stage.text());
    stage.press("esc s");
    typed(&mut stage, "1x1");
    stage.press("enter");
    assert!(stage.text().contains("26x11"), "a bad size changes nothing\n{}", stage.text());
}

#[test]
fn a_map_is_drawn_and_checked() {
    let mut stage = stage(&MAPS);
    stage.press("home pageup 7 enter end enter pagedown enter home enter");
    // The two pieces are the last two of the palette; six steps on from the flag is the first of them.
    stage.press("tab tab tab tab tab tab right enter tab right enter");
    stage.wait_for("self-play");
    snapshot("editor-map-80x24", &stage);
    stage.press("t");
    stage.wait_for("Your turn");
    stage.press("esc");
    assert!(stage.text().contains("drawing a map"), "{}", stage.text());
}

#[test]
fn the_energy_of_a_piece_is_changed_checked_saved_and_taken_back() {
    let scratch = Scratch::new("energy");
    let mut stage = stage_with(&MAPS, plain_look(), (80, 24), Some(scratch.store()));
    stage.press("home pageup 7 enter end enter pagedown enter home enter");
    stage.press("tab tab tab tab tab tab right enter tab right enter");
    stage.wait_for("self-play");
    stage.press("+ + -");
    assert!(stage.text().contains("energy 35"), "{}", stage.text());
    // It is another map, so it is checked again.
    assert!(stage.text().contains("changed"), "{}", stage.text());
    stage.press("w");
    typed(&mut stage, "strong");
    stage.press("enter");
    let path = scratch.store().kept_path("maps", "strong");
    let saved = std::fs::read_to_string(path).expect("a map");
    assert!(saved.contains("piece: 1 2 ") && saved.contains(" 35\n"), "{saved}");
    stage.press("u u u");
    assert!(stage.text().contains("energy 30"), "{}", stage.text());
    stage.press("left left left +");
    assert!(stage.text().contains("There is nothing to change"), "{}", stage.text());
}

#[test]
fn a_size_that_can_not_be_is_told_whole() {
    for language in crate::texts::Language::ALL {
        let mut stage = stage_with(&MAPS, Look { language, ..plain_look() }, (80, 24), None);
        stage.press("s");
        typed(&mut stage, "5x99");
        stage.press("enter");
        // The size twice: as it was found, and in the line where it can be put right.
        assert_eq!(stage.text().matches("5x99").count(), 2, "{}", stage.text());
    }
}

/// In every language all keys of the editor have their place beside the smallest canvas.
#[test]
fn all_keys_are_shown_in_the_usual_terminal() {
    for ui in [&TRACKS, &MAPS] {
        for language in crate::texts::Language::ALL {
            let stage = stage_with(ui, Look { language, ..plain_look() }, (80, 24), None);
            for (_, short) in TOOLS {
                assert!(stage.text().contains(short.text(language)), "{}\n{}", short.name, stage.text());
            }
        }
    }
}

#[test]
fn any_size_of_the_terminal() {
    for ui in [&TRACKS, &MAPS] {
        for look in [plain_look(), Look::new(ColorDepth::Indexed, true)] {
            let mut stage = stage_with(ui, look.clone(), (80, 24), None);
            assert!(!stage.text().contains("needs "));
            for (width, height) in [
                (1, 1),
                (12, 3),
                (29, 12),
                (30, 13),
                (40, 14),
                (55, 20),
                (56, 13),
                (80, 24),
                (200, 60),
                (480, 154),
            ] {
                stage.resize(width, height);
                stage.press("right d down d");
                assert!(!look.ascii || stage.text().is_ascii(), "{}", stage.text());
            }
        }
    }
}

#[test]
fn snapshots_of_other_sizes() {
    for (width, height) in [(40, 14), (120, 40)] {
        let mut stage = stage_with(&TRACKS, plain_look(), (width, height), None);
        small_track(&mut stage);
        stage.wait_for("par 4");
        snapshot(&format!("editor-track-{width}x{height}"), &stage);
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(16))]

    #[test]
    fn any_keys_and_any_mouse(
        steps in proptest::collection::vec((0..30usize, 0u16..100, 0u16..40), 1..50),
    ) {
        const KEYS: [&str; 24] = [
            "left", "right", "up", "down", "enter", "esc", "u", "r", "?", "tab", "backtab", "home", "end",
            "pagedown", "pageup", "d", "b", "f", "c", "s", "3", "4", "backspace", "y",
        ];
        for ui in [&TRACKS, &MAPS] {
            let mut stage = stage(ui);
            for &(kind, x, y) in &steps {
                match kind {
                    0..24 => stage.press(KEYS[kind]),
                    24 => stage.mouse(MouseEventKind::Down(MouseButton::Left), x, y),
                    25 | 26 => stage.mouse(MouseEventKind::Drag(MouseButton::Left), x, y),
                    27 => stage.mouse(MouseEventKind::Up(MouseButton::Left), x, y),
                    28 => stage.mouse(MouseEventKind::ScrollDown, x, y),
                    _ => stage.resize(x + 1, y + 1),
                }
            }
        }
    }
}
