//! What the tests of the front end share: games whose computer is simple and always answers the same, screens
//! without a terminal, and keys by name.

pub(crate) mod real;

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use game::{Game, History};
use play::{EngineOptions, GameEntry, Level, Match, MatchOptions, Playable, Seating};
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};
use timbiriche::Timbiriche;

use crate::app::App;
use crate::context::{Context, GameUi};
use crate::event::Event;
use crate::headless::Headless;
use crate::look::Look;
use crate::screens::Screen;
use crate::screens::play::Play;
use crate::settings::Settings;
use crate::texts::Message;
use crate::theme::ColorDepth;
use crate::views::timbiriche::TimbiricheView;

crate::texts::messages! {
    SUMMARY {
        en: "Join dots, close boxes, leave the long chains to the other one.",
        es: "Une puntos, cierra cajas y deja las cadenas largas al rival.",
        pt: "Una pontos, feche caixas e deixe as cadeias longas ao rival.",
        sk: "Spájaj bodky, zatváraj štvorčeky a dlhé reťaze nechaj súperovi."
    }
    RULE_JOIN {
        en: "Join two neighbouring dots.",
        es: "Une dos puntos vecinos.",
        pt: "Una dois pontos vizinhos.",
        sk: "Spoj dve susedné bodky."
    }
    RULE_BOX {
        en: "Who closes a box gets 10 points and moves again.",
        es: "Quien cierra una caja gana 10 puntos y juega otra vez.",
        pt: "Quem fecha uma caixa ganha 10 pontos e joga outra vez.",
        sk: "Kto zatvorí štvorček, dostane 10 bodov a ťahá znova."
    }
    RULE_END {
        en: "Most points win.",
        es: "Gana quien tiene más puntos.",
        pt: "Ganha quem tem mais pontos.",
        sk: "Vyhráva, kto má najviac bodov."
    }
}

/// Timbiriche with a simple computer.
struct Simple;

impl Playable for Simple {
    type Game = Timbiriche;
    const NAME: &'static str = "timbiriche";
    const ALIASES: &'static [&'static str] = &["dots"];
    const TITLE: Message = timbiriche::texts::TITLE;
    const SUMMARY: Message = SUMMARY;
    const RULES: &'static [Message] = &[RULE_JOIN, RULE_BOX, RULE_END];
    const TEXTS: &'static [&'static [Message]] = &[ALL];
    const EXAMPLE_MOVE: &'static str = "H0,3";
    const MARGIN: Option<texts::Message> = <timbiriche::Entry as Playable>::MARGIN;

    fn engine(level: Level, _options: &EngineOptions) -> Box<dyn Engine<Timbiriche>> {
        Box::new(FirstMove { patient: level == Level::Perfect })
    }

    fn decided(game: &Timbiriche) -> Option<game::Seat> {
        game.decided()
    }
}

/// Behind this move nobody knows any values.
pub(crate) const NO_VALUES_AFTER: &str = "V3,5";

/// Takes a box if it can, else plays the first move. A patient one thinks until it is stopped.
struct FirstMove {
    patient: bool,
}

fn report(line: &[timbiriche::Line]) -> Report<timbiriche::Line> {
    Report {
        depth: 7,
        score: Score::Points(2),
        exact: false,
        line: line.to_vec(),
        nodes: 1_234_567,
        elapsed: Duration::from_millis(500),
        table_permille: 125,
    }
}

impl Engine<Timbiriche> for FirstMove {
    fn think(
        &mut self,
        history: &History<Timbiriche>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<timbiriche::Line>),
    ) -> Result<Verdict<timbiriche::Line>, EngineError> {
        let game = history.game();
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let taking = moves.iter().find(|line| game.closes(**line).next().is_some());
        let best = *taking.or(moves.first()).ok_or(EngineError::GameOver)?;
        on_progress(&report(&moves[..moves.len().min(4)]));
        while self.patient && !limits.stop.is_raised() {
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(Verdict { best, report: report(&moves[..moves.len().min(4)]) })
    }

    fn values(
        &mut self,
        history: &History<Timbiriche>,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<timbiriche::Line>),
    ) -> Result<Vec<MoveValue<timbiriche::Line>>, EngineError> {
        if history.moves().next_back().is_some_and(|last| last.to_string() == NO_VALUES_AFTER) {
            return Err(EngineError::Broken("out of thoughts".to_string()));
        }
        let mut moves = Vec::new();
        history.game().legal_moves(&mut moves);
        let value = |(index, mv): (usize, &timbiriche::Line)| MoveValue {
            mv: *mv,
            score: Score::Points(2 - index as i32 / 4),
            exact: true,
            line: vec![*mv],
        };
        Ok(moves.iter().enumerate().map(value).collect())
    }

    fn evaluate(&mut self, _game: &Timbiriche) -> Result<Score, EngineError> {
        Ok(Score::Points(0))
    }

    fn new_game(&mut self) {}
}

static ENTRIES: &[GameEntry] = &[GameEntry::of::<Simple>()];

/// The games of the tests.
pub(crate) static GAMES: &[GameUi] = &[GameUi { entry: &ENTRIES[0], view: TimbiricheView::boxed }];

/// How a test looks at things.
pub(crate) fn plain_look() -> Look {
    Look::new(ColorDepth::None, false)
}

/// What screens share, and the other end of the channel.
pub(crate) fn context(look: Look) -> (Context, Receiver<Event>) {
    let (events, receiver) = channel();
    let context = Context {
        entries: ENTRIES,
        settings: Settings { seed: Some(1), ..Settings::default() },
        ..Context::new(GAMES, look, events)
    };
    (context, receiver)
}

/// A match of the first game.
pub(crate) fn start(setup: &str, players: &str, moves: &str) -> Match {
    let players = play::PlayerSpec::parse_list(players).expect("players");
    let setup = game::Values::parse(setup).expect("a set-up");
    let options = MatchOptions { setup, seating: Seating::List(players), seed: 1, ..MatchOptions::default() };
    let mut played = Match::new(GAMES[0].entry, &options).expect("a match");
    for mv in moves.split_whitespace() {
        played.play(mv).expect("a legal move");
    }
    played
}

/// A front end without a terminal.
pub(crate) type Stage = Headless;

impl Headless {
    /// Shows these screens.
    pub(crate) fn new(
        look: Look,
        size: (u16, u16),
        screens: impl FnOnce(&mut Context) -> Vec<Box<dyn Screen>>,
    ) -> Stage {
        let (mut context, events) = context(look);
        let screens = screens(&mut context);
        Headless::show(App::new(context, screens), events, size)
    }

    /// Shows a match.
    pub(crate) fn play(look: Look, size: (u16, u16), played: Match) -> Stage {
        Stage::new(look, size, |context| vec![Box::new(Play::new(context, &GAMES[0], played))])
    }

    /// Presses keys, given by their names, and draws after each.
    pub(crate) fn press(&mut self, keys: &str) {
        for name in keys.split_whitespace() {
            self.key(name).unwrap_or_else(|problem| panic!("{problem}"));
        }
    }

    /// Waits until everything that was begun beside the drawing has answered.
    pub(crate) fn settle(&mut self) {
        self.wait_for_answers().unwrap_or_else(|problem| panic!("{problem}"));
    }

    /// Lets the computers answer until the screen shows a text.
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_for_text(text).unwrap_or_else(|problem| panic!("{problem}"));
    }
}
