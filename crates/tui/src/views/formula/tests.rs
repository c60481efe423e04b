//! The board as a person sees and steers it.

use formula::{Entry, Formula, FormulaSetup};
use game::{Setup, Values};
use play::GameEntry;
use ratatui::buffer::Cell;
use search::MoveValue;

use super::nine::Choice;
use super::*;
use crate::context::GameUi;
use crate::testing::plain_look;
use crate::theme::ColorDepth;
use crate::views::SeatLook;

/// A race with its table, so that the first frame shows everything.
fn race(setup: &str, moves: &str) -> History<Formula> {
    let values = Values::parse(setup).expect("good values");
    let setup = FormulaSetup::from_values(&values).expect("a good set-up");
    let mut history = History::<Formula>::new(&setup).expect("a good set-up");
    history.game().course().table().expect("a small table");
    for mv in moves.split_whitespace() {
        history.play(mv.parse().expect("a move")).expect("a legal move");
    }
    history
}

fn seats() -> Vec<SeatLook> {
    ('A'..='F').map(|initial| SeatLook { name: format!("Car {initial}"), initial }).collect()
}

fn with_scene<T>(
    history: &History<Formula>,
    look: &Look,
    steering: bool,
    act: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let seats = seats();
    let (values, plan) = (&[][..], &[][..]);
    let scene =
        Scene { game: history, seats: &seats, look, steering, fresh: 1, values, plan, now: Instant::now() };
    act(&scene)
}

/// What the view draws, row by row.
fn picture(
    view: &mut FormulaView,
    history: &History<Formula>,
    look: &Look,
    (width, height): (u16, u16),
) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    with_scene(history, look, true, |scene| view.draw(scene, area, &mut buffer));
    let rows = buffer.content.chunks(usize::from(width));
    let line = |row: &[Cell]| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_string();
    rows.map(line).collect::<Vec<_>>().join("\n")
}

fn steer(view: &mut FormulaView, history: &History<Formula>, steering: Steering) -> Response {
    with_scene(history, &plain_look(), true, |scene| view.steer(scene, steering))
}

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, text);
    });
}

/// Two cars on the straight before the bend.
fn racing() -> History<Formula> {
    race("track=hairpin cars=2", "2,2 3,1 4,3 5,1 7,3 8,2")
}

#[test]
fn what_every_board_has_to_have() {
    static ENTRY: GameEntry = GameEntry::of::<Entry>();
    let ui = GameUi { entry: &ENTRY, view: FormulaView::boxed };
    assert_eq!(crate::registry_checks::check(&ui), Ok(()));
}

#[test]
fn pictures() {
    let history = racing();
    for (look, form) in [(plain_look(), "unicode"), (Look::new(ColorDepth::None, true), "ascii")] {
        for size in [(60, 16), (30, 9), (120, 30)] {
            let mut view = FormulaView::default();
            let text = picture(&mut view, &history, &look, size);
            snapshot(&format!("formula-{form}-{}x{}", size.0, size.1), &text);
        }
    }
    let mut view = FormulaView { counters: true, ghost: true, ..FormulaView::default() };
    snapshot("formula-counters-60x16", &picture(&mut view, &history, &plain_look(), (60, 16)));
}

#[test]
fn nine_letters_and_the_number_pad_drive() {
    let history = race("track=hairpin cars=2", "");
    let mut view = FormulaView::default();
    for (index, shift) in SHIFTS.iter().enumerate() {
        let point = Point::new(1, 1) + *shift;
        let response = steer(&mut view, &history, Steering::Own(index));
        match history.game().car_at(point) {
            Some(other) if other != Seat::FIRST => assert!(matches!(response, Response::Say(_)), "{point}"),
            _ => assert_eq!(response, Response::Play(point.to_string())),
        }
    }
    assert_eq!(KEYS[0].keys, ["q", "7"]);
    assert_eq!(KEYS[8].keys, ["c", "3"]);
}

#[test]
fn arrows_and_enter_go_over_the_nine_points() {
    let history = race("track=hairpin cars=1", "");
    let mut view = FormulaView::default();
    for steering in [Steering::Right, Steering::Right, Steering::Down, Steering::Down] {
        steer(&mut view, &history, steering);
    }
    assert_eq!(view.cursor, 8);
    assert_eq!(steer(&mut view, &history, Steering::Confirm), Response::Play("2,2".to_string()));
    assert!(view.cancel() && view.cursor == STRAIGHT && !view.cancel());
}

#[test]
fn the_mouse_points_and_drives() {
    let history = racing();
    let mut view = FormulaView::default();
    let (look, area) = (plain_look(), Rect::new(0, 0, 60, 16));
    let mut buffer = Buffer::empty(area);
    with_scene(&history, &look, true, |scene| {
        view.draw(scene, area, &mut buffer);
        let nine = Nine::of(history.game()).expect("nine points");
        let free = nine.choices.iter().position(|choice| choice.fate == Fate::Free).expect("a free point");
        let (x, y) = view.layout.expect("a layout").centre(nine.choices[free].point);
        let at = Position::new(x as u16, y as u16);
        let pointer = |kind| Pointer { kind, at };
        assert_eq!(view.pointer(scene, pointer(PointerKind::Hover)), Response::Redraw);
        assert_eq!(view.cursor, free);
        let mv = nine.token(free);
        assert_eq!(view.pointed_at(scene), Some(mv.clone()));
        assert_eq!(view.pointer(scene, pointer(PointerKind::Press)), Response::Play(mv));
        let beside = Pointer { kind: PointerKind::Press, at: Position::new(0, 0) };
        assert_eq!(view.pointer(scene, beside), Response::Nothing);
    });
}

#[test]
fn a_car_with_every_point_taken_stands_by_any_key() {
    let track = "SSSSSF\n######\n######".parse().expect("a good track");
    let setup = FormulaSetup::new(track, 4, formula::FinishRule::First);
    let car = |x, vector| Car::Racing { at: Point::new(x, 0), vector };
    let cars = [car(1, Vector::new(2, 0)), car(2, Vector::ZERO), car(3, Vector::ZERO), car(4, Vector::ZERO)];
    let start = Formula::placed(&setup, &cars, Seat::FIRST).expect("a good set-up");
    let history = History::from_start(start);
    let mut view = FormulaView::default();
    for index in 0..9 {
        assert_eq!(steer(&mut view, &history, Steering::Own(index)), Response::Play("=".to_string()));
    }
    assert!(view.remark(&plain_look(), &history, "=").is_some());
}

#[test]
fn what_happened_is_remarked() {
    let history = race("track=diagonal cars=1", "");
    let look = plain_look();
    let view = FormulaView::default();
    let nine = Nine::of(history.game()).expect("nine points");
    let leaving = nine.choices.iter().position(|choice| matches!(choice.fate, Fate::Leaves(_)));
    let mv = nine.token(leaving.expect("the start is at the edge"));
    assert_eq!(view.remark(&look, &history, &mv).as_deref(), Some("left the track"));
    assert_eq!(view.remark(&look, &history, &nine.token(STRAIGHT)), None);
}

#[test]
fn a_large_track_is_counted_beside_the_drawing() {
    let track = formula::proving_ground::open_field(70, 50).expect("within bounds");
    let setup = FormulaSetup::new(track, 1, formula::FinishRule::First);
    let history = History::<Formula>::new(&setup).expect("a good set-up");
    let mut view = FormulaView::default();
    picture(&mut view, &history, &plain_look(), (50, 21));
    let end = Instant::now() + std::time::Duration::from_secs(60);
    while view.next_frame(Instant::now()).is_some() {
        assert!(Instant::now() < end, "the counting ends");
        std::thread::sleep(std::time::Duration::from_millis(5));
        picture(&mut view, &history, &plain_look(), (50, 21));
    }
    assert!(history.game().course().is_prepared());
}

#[test]
fn round_and_par_are_cut_in_no_panel() {
    let history = race("", "");
    for language in crate::texts::Language::ALL {
        let look = Look { language, ..plain_look() };
        let mut view = FormulaView::default();
        picture(&mut view, &history, &look, (50, 21));
        for width in 8..60 {
            let lines = with_scene(&history, &look, true, |scene| view.explain(scene, width).concat());
            let words: Vec<String> = lines.iter().map(ToString::to_string).collect();
            let (round, par) = (words[0].clone(), words.iter().find(|line| line.contains("par ")));
            let whole = |line: &str| line.ends_with(|c: char| c.is_ascii_digit());
            assert!(whole(&round) && par.is_some_and(|par| whole(par)), "{width}: {words:?}");
        }
    }
}

#[test]
fn values_on_small_cells_are_turns_or_places_and_what_ends_the_car_keeps_its_sign() {
    let look = plain_look();
    // At full speed to the right, with the bend ahead.
    let alone = race("track=hairpin cars=1", "2,2 4,3 7,3");
    let nine = Nine::of(alone.game()).expect("a car to move");
    let is_out = |choice: &Choice| matches!(choice.fate, Fate::Leaves(_));
    assert!(nine.choices.iter().any(is_out) && !nine.choices.iter().all(is_out), "some go out");
    for points in [false, true] {
        let mut values: Vec<MoveValue<String>> = (0..9)
            .map(|index| {
                let score = match (nine.choices[index].fate, points) {
                    (Fate::Leaves(_), false) => Score::NoWay,
                    (Fate::Leaves(_), true) => Score::Points(-9000),
                    (_, false) => Score::Turns(25),
                    (_, true) => Score::Points(130),
                };
                MoveValue { mv: nine.token(index), score, exact: true, line: Vec::new() }
            })
            .collect();
        values.sort_by_key(|value| matches!(value.score, Score::NoWay | Score::Points(..0)));
        let mut view = FormulaView::default();
        let area = Rect::new(0, 0, 50, 21);
        let mut buffer = Buffer::empty(area);
        let seats = seats();
        let scene = Scene {
            game: &alone,
            seats: &seats,
            look: &look,
            steering: true,
            fresh: 1,
            values: &values,
            plan: &[],
            now: Instant::now(),
        };
        view.draw(&scene, area, &mut buffer);
        let layout = view.layout.expect("it was drawn");
        assert_eq!(layout.step, 1);
        for choice in &nine.choices {
            let (x, y) = layout.corner(choice.point);
            if x < 0 || y < 0 || x > 48 || y > 20 {
                continue;
            }
            let shown: String = (x..x + 2).map(|x| buffer[(x as u16, y as u16)].symbol()).collect();
            let expected = match (is_out(choice), points) {
                (true, false) => " ×",
                (true, true) => "×2",
                (false, false) => "25",
                (false, true) => " 1",
            };
            assert_eq!(shown, expected, "{choice:?}");
        }
        assert_eq!(view.shows_order(&scene), points, "turns are values, places are an order");
    }
}
