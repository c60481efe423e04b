//! What the arcade knows of Formula.

mod words;

use ::texts::{Language, Message, Phrase};
use game::{Game, History, Seat};
use play::learn::{LessonStep, PuzzleKit};
use play::{EngineOptions, FileReport, Level, PlayError, Playable, Solution, SolveRequest};
use search::Engine;

use crate::candidates::{Candidate, Status};
use crate::drivers::Driver;
use crate::lesson;
use crate::notation::Move;
use crate::puzzles;
use crate::rules::Formula;
use crate::setup;
use crate::show;
use crate::solve;
use crate::texts;
use crate::track::check;

/// The game's entry.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Playable for Entry {
    type Game = Formula;
    const NAME: &'static str = "formula";
    const ALIASES: &'static [&'static str] = &["racetrack"];
    const TITLE: Message = texts::TITLE;
    const SUMMARY: Message = texts::SUMMARY;
    const RULES: &'static [Message] = &[
        texts::RULE_MOVE,
        texts::RULE_WAY,
        texts::RULE_OUT,
        texts::RULE_STAND,
        texts::RULE_FINISH,
        texts::RULE_ROUND,
        texts::RULE_LIMIT,
    ];
    const SIGNS: &'static [Message] = &[texts::SIGN_TRACK, texts::SIGN_CROSSINGS];
    const TEXTS: &'static [&'static [Message]] = &[texts::ALL, lesson::texts::ALL, puzzles::texts::ALL];
    const EXAMPLE_MOVE: &'static str = "22,11";
    // Scores are hundredths of a turn.
    const POINT: u32 = 100;

    /// The turns that the best of the other cars still on the track would have needed. Known if the distance
    /// table is there, which every computer driver has made; nobody waits for it here.
    fn margin(race: &Formula, winner: Seat) -> Option<i32> {
        let table = race.course().ready_table()?;
        let others = Seat::all(race.seats()).filter(|seat| *seat != winner);
        let turns = others.filter_map(|seat| {
            let (at, vector) = race.racing(seat)?;
            table.turns(at, vector)
        });
        turns.min().and_then(|turns| i32::try_from(turns).ok())
    }

    fn slip(race: &Formula, mv: Move) -> Option<Phrase> {
        let Move::To(point) = mv else { return None };
        let seat = race.to_move();
        // If there is no way to stay on the track, there is nothing to be warned of.
        race.candidates(seat).find(Candidate::is_good)?;
        match race.candidates(seat).find(|candidate| candidate.point == point)?.status {
            Status::Leaves { cell } => {
                Some(Phrase::from(texts::GOES_OUT).with("point", point).with("cell", cell))
            }
            Status::Free | Status::Finishes | Status::Occupied { .. } => None,
        }
    }

    fn board(race: &Formula, language: Language) -> String {
        show::show(race, language)
    }

    fn played_on(race: &Formula, _: Language) -> Option<String> {
        let track = race.course().track();
        let size = format!("{}x{}", track.width(), track.height());
        Some(track.told_name().map_or(size.clone(), |name| format!("{name}, {size}")))
    }

    fn describe(race: &Formula, language: Language) -> Vec<String> {
        words::position(race, language)
    }

    fn move_words(race: &Formula, mv: Move, language: Language) -> Option<String> {
        words::of_move(race, mv, language)
    }

    const SOLVING: Option<Message> = Some(texts::SOLVING);

    const PUZZLES: Option<PuzzleKit<Formula>> = Some(puzzles::KIT);

    const MARGIN: Option<Message> = Some(texts::MARGIN);

    fn lesson() -> &'static [LessonStep<Formula>] {
        lesson::STEPS
    }

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Formula>> {
        Box::new(Driver::new(level, options))
    }

    fn solve(
        history: &History<Formula>,
        request: &mut SolveRequest<'_>,
    ) -> Result<Solution<Move>, PlayError> {
        solve::solve(history, request)
    }

    fn check_file(name: &str, text: &str) -> Option<FileReport> {
        check::file_report(name, text)
            .map(|report| FileReport { lines: report.lines, problems: report.problems })
    }

    fn resource_words(name: &str, language: Language) -> Option<String> {
        setup::track_words(name, language)
    }

    /// Keeps the moves that stay on the track and do not doom the car: else a random game ends in the first
    /// bend. If there are none, all moves stay.
    fn opening_moves(race: &Formula, moves: &mut Vec<Move>) {
        let Some((at, _)) = race.racing(race.to_move()) else { return };
        let table = race.course().table().ok();
        let keeps_going = |mv: &Move| match (mv, table) {
            (Move::Stand, _) => true,
            (Move::To(point), Some(table)) => {
                table.turns_by(race.ground(), at, *point - at).is_some_and(|turns| turns > 1)
            }
            (Move::To(point), None) => race.ground().travel(at, *point - at).is_on_track(),
        };
        if moves.iter().any(keeps_going) {
            moves.retain(keeps_going);
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Setup, Values};

    use super::*;
    use crate::setup::FormulaSetup;

    #[test]
    fn the_example_move_is_a_first_move() {
        let race = Formula::new(&FormulaSetup::default()).expect("the default set-up");
        let mv = race.parse_move(Entry::EXAMPLE_MOVE).expect("a move");
        assert_eq!(race.check(mv), Ok(()));
    }

    #[test]
    fn no_terminal_obeys_the_name_of_a_track() {
        let text = "name: \u{1b}[31mred\u{7}\n\nSS..\n....\n...F";
        let values = Values::new().with("track", text).with("cars", 2);
        let race = Formula::new(&FormulaSetup::from_values(&values).expect("a good set-up")).expect("a race");
        let report = Entry::check_file("\u{1b}[2J", text).expect("a track");
        let nameless = Entry::check_file("\u{1b}[2J", "SS..\n....\n...F").expect("a track");
        let told = Entry::played_on(&race, Language::English).expect("words");
        for words in report.lines.iter().chain(&nameless.lines).chain([&told]) {
            assert!(!words.contains(char::is_control), "{words:?}");
        }
        assert!(report.lines[0].starts_with("\\u{1b}[31mred\\u{7}: 4x3"), "{:?}", report.lines);
    }

    #[test]
    fn opening_moves_keep_every_car_on_its_way() {
        let values = Values::parse("track=canyon cars=3").expect("good values");
        let setup = FormulaSetup::from_values(&values).expect("a good set-up");
        let mut history = History::<Formula>::new(&setup).expect("a good set-up");
        let mut moves = Vec::new();
        for step in 0..90_usize {
            history.game().legal_moves(&mut moves);
            let all = moves.len();
            Entry::opening_moves(history.game(), &mut moves);
            assert!(!moves.is_empty() && moves.len() <= all);
            history.play(moves[(step * 7 + 3) % moves.len()]).expect("a legal move");
            assert_eq!(history.game().racing_seats().len(), 3, "{}", history.game().show());
        }
        assert_eq!(history.game().outcome(), None);
    }
}
