//! What every game should be able to say of itself.

use std::path::Path;
use std::time::Instant;
use std::{fs, io};

use game::testing::{Plan as ContractPlan, check_contract};
use game::{Game, History, Setup, Values};
use play::tournament::{Plan, Running, Shard, Standings, run};
use play::{Clock, EngineOptions, Level, Playable, PlayerSpec};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use search::testing::{Plan as ModelPlan, check_model};
use search::{Limits, Score};
use tui::look::Look;
use tui::pointer::{Pointer, PointerKind};
use tui::theme::{ColorDepth, Role};
use tui::views::{Response, Scene, SeatLook, Steering, View};

use crate::ai::PileModel;
use crate::entry::Entry;
use crate::registry::{BOARDS, GAMES};
use crate::rules::Pile;
use crate::setup::PileSetup;
use crate::view::PileView;

const SETUPS: &[&str] =
    &["", "piles=1 tokens=9 most=9", "piles=2 tokens=3 most=1", "piles=5 tokens=1 most=4"];

fn setup(text: &str) -> PileSetup {
    PileSetup::from_values(&Values::parse(text).expect("values")).expect("a set-up")
}

fn history(setup_text: &str, moves: &str) -> History<Pile> {
    let mut history = History::new(&setup(setup_text)).expect("a game");
    for mv in moves.split_whitespace() {
        history.play(mv.parse().expect("a move")).expect("a legal move");
    }
    history
}

#[test]
fn the_contract_holds() {
    let bad_moves = &["", "A", "A0", "A+1", "3", "F1", "A10", "AA", "A 1"];
    for text in SETUPS {
        check_contract::<Pile>(&setup(text), &ContractPlan { bad_moves, ..ContractPlan::default() });
    }
}

#[test]
fn the_model_keeps_its_promises() {
    for text in SETUPS {
        check_model::<Pile, _>(&PileModel, &setup(text), &ModelPlan { solve: 8, ..ModelPlan::default() });
    }
}

#[test]
fn reasons_are_for_people() {
    let game = history("piles=2 tokens=2 most=2", "A2");
    let why = |text: &str| game.game().check(text.parse().expect("a move")).expect_err(text).to_string();
    assert_eq!(why("A1"), "pile A is empty");
    assert_eq!(why("B4"), "only 3 left in pile B");
    assert_eq!(why("B3"), "take 1 to 2 at once");
    assert_eq!(why("C1"), "there is no pile C");
}

/// Who is to move has lost exactly if the remainders of the piles, each divided by one more than may be taken,
/// cancel out in binary (Bouton, "Nim, a Game with a Complete Mathematical Theory", 1901; Sprague and Grundy).
fn is_lost(game: &Pile) -> bool {
    game.left().iter().fold(0, |sum, tokens| sum ^ (tokens % (game.setup().most + 1))) == 0
}

#[test]
fn the_search_agrees_with_the_theory() {
    let mut perfect = Entry::engine(Level::Perfect, &EngineOptions::default());
    let (mut won, mut lost) = (0, 0);
    for piles in 1..=3 {
        for tokens in 1..=4 {
            for most in 1..=4 {
                let mut history = History::<Pile>::new(&PileSetup { piles, tokens, most }).expect("a game");
                perfect.new_game();
                while history.game().outcome().is_none() {
                    let verdict = perfect.think(&history, &Limits::none(), &mut |_| ()).expect("a move");
                    let score = verdict.report.score;
                    assert!(verdict.report.exact, "{history:?}");
                    match is_lost(history.game()) {
                        true => assert!(matches!(score, Score::Loss(_)), "{score} in {history:?}"),
                        false => assert!(matches!(score, Score::Win(_)), "{score} in {history:?}"),
                    }
                    (won, lost) = (
                        won + i32::from(!is_lost(history.game())),
                        lost + i32::from(is_lost(history.game())),
                    );
                    history.play(verdict.best).expect("a legal move");
                }
            }
        }
    }
    assert!(won > 50 && lost > 50, "{won} {lost}");
}

#[test]
fn each_level_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let plan = Plan {
            entry: &GAMES[0],
            setup: Values::new(),
            players: [pair[1], pair[0]].map(PlayerSpec::Level).to_vec(),
            names: Vec::new(),
            rounds: 50,
            seed: 1,
            think: None,
            clock: Clock::default(),
            shard: Shard::WHOLE,
            records: None,
        };
        let running = Running { jobs: 2, threads: 1, sprt: None };
        let played = run(&plan, &running, &|| false, &mut |_| {}).expect("a match");
        let share = Standings::of(2, &played.rounds).players[0].win_share();
        assert!(share >= 0.7, "{} takes {share} from {}", pair[1], pair[0]);
    }
}

#[test]
fn the_board_is_what_the_front_end_expects() {
    for board in BOARDS {
        assert_eq!(tui::registry_checks::check(board), Ok(()));
    }
}

/// What stands at the table, and how it looks.
struct Table {
    history: History<Pile>,
    look: Look,
    seats: Vec<SeatLook>,
}

impl Table {
    fn new(history: History<Pile>) -> Table {
        let seats = ['A', 'B'].map(|initial| SeatLook { name: initial.to_string(), initial });
        Table { history, look: Look::new(ColorDepth::None, true), seats: seats.to_vec() }
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            game: &self.history,
            seats: &self.seats,
            look: &self.look,
            steering: true,
            fresh: 1,
            values: &[],
            plan: &[],
            now: Instant::now(),
        }
    }
}

fn drawn(view: &mut PileView, table: &Table, width: u16, height: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let area = buffer.area;
    view.draw(&table.scene(), area, &mut buffer);
    buffer
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width);
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>().trim_end().to_string()).collect()
}

#[test]
fn the_board_shows_tokens_the_cursor_and_the_last_move() {
    let table = Table::new(history("piles=2 tokens=3", "B3"));
    let mut view = PileView::default();
    view.changed(&table.scene());
    let buffer = drawn(&mut view, &table, 10, 3);
    assert_eq!(rows(&buffer), ["A o o x", "", "B o . . ."]);
    assert_eq!(buffer[(6, 0)].style().add_modifier, table.look.style(Role::Cursor).add_modifier);
    assert_eq!(view.pointed_at(&table.scene()).as_deref(), Some("A1"));

    // Twice as large where there is room.
    assert_eq!(
        rows(&drawn(&mut view, &table, 18, 5)),
        ["A ooo ooo xxx", "  ooo ooo xxx", "", "B ooo ... ... ...", "  ooo ... ... ..."]
    );
}

#[test]
fn keys_and_clicks_become_moves() {
    let table = Table::new(history("piles=2 tokens=3 most=2", ""));
    let scene = table.scene();
    let mut view = PileView::default();
    view.changed(&scene);
    drawn(&mut view, &table, 10, 3);
    assert_eq!(view.steer(&scene, Steering::Down), Response::Redraw);
    assert_eq!(view.steer(&scene, Steering::Left), Response::Redraw);
    assert_eq!(view.steer(&scene, Steering::Left), Response::Nothing, "two at most");
    assert_eq!(view.steer(&scene, Steering::Down), Response::Nothing, "there is no third pile");
    assert_eq!(view.steer(&scene, Steering::Confirm), Response::Play("B2".to_string()));

    let mut click = |x, y| view.pointer(&scene, Pointer { kind: PointerKind::Press, at: (x, y).into() });
    assert_eq!(click(4, 0), Response::Play("A2".to_string()));
    assert_eq!(click(2, 0), Response::Say("A3: take 1 to 2 at once".to_string()));
    assert_eq!(click(3, 1), Response::Nothing);
}

#[test]
fn the_panel_tells_who_can_win() {
    for (moves, expected) in [("", "cancel out"), ("A1", "can win")] {
        let table = Table::new(history("piles=3 tokens=5 most=3", moves));
        let lines = PileView::default().explain(&table.scene(), 200).concat();
        let words: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert!(words.iter().any(|line| line.contains(expected)), "{words:?}");
    }
}

#[test]
fn the_lesson_can_be_taken() {
    assert_eq!(play::learn::check_lesson(&crate::registry::GAMES[0]), Ok(()));
}

/// The guide quotes these files. Every block of code in it stands verbatim in the file that was linked last
/// before it, and no file is left out.
#[test]
fn the_guide_quotes_what_stands_here() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let guide = fs::read_to_string(root.join("../../docs/adding-a-game.md"))?;
    let folder = "../crates/arcade/examples/pile/";
    let (mut file, mut block, mut blocks, mut linked) = (String::new(), None::<String>, 0, Vec::new());
    for line in guide.lines() {
        match &mut block {
            Some(code) if line == "```" => {
                let path = root.join("examples/pile").join(&file);
                assert!(fs::read_to_string(path)?.contains(code.as_str()), "{file} does not hold\n{code}");
                (block, blocks) = (None, blocks + 1);
            }
            Some(code) => *code += &format!("{line}\n"),
            None if line == "```rust" => block = Some(String::new()),
            None => {
                for (_, rest) in line.match_indices(folder).map(|(at, _)| line.split_at(at + folder.len())) {
                    file = rest.split(')').next().unwrap_or_default().to_string();
                    linked.push(file.clone());
                }
            }
        }
    }
    assert!(blocks >= 10, "{blocks} blocks");
    for entry in fs::read_dir(root.join("examples/pile"))? {
        let name = entry?.file_name().into_string().expect("a plain name");
        assert!(linked.contains(&name), "the guide says nothing about {name}");
    }
    Ok(())
}
