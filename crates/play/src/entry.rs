//! What the registry holds of a game.

use std::time::Duration;

use game::{Field, Game, History, Seat, Setup, SetupError, Values};
use search::Engine;
use texts::{Language, Message, Phrase};

use crate::any_engine::Erased;
use crate::learn::{AnyPuzzleKit, AnyStep, LessonStep, PuzzleKit};
use crate::program::Duplex;
use crate::{AnyEngine, AnyGame, Level, PlayError, Solution, SolveRequest};

/// The word for something random in a set-up.
const RANDOM: &str = "random";

/// What a game crate says about its game, beyond the rules. Implemented on a unit struct;
/// [`GameEntry::of`] makes the registry's line from it.
pub trait Playable: 'static {
    /// The rules.
    type Game: Game;
    /// The name on the command line, in records and in the protocol: `gato-e-rato`.
    const NAME: &'static str;
    /// Other names that are understood.
    const ALIASES: &'static [&'static str];
    /// The title for people: `Gato e rato`.
    const TITLE: Message;
    /// What it is, in one line.
    const SUMMARY: Message;
    /// The rules in a few lines, for the help on the screen and the line mode.
    const RULES: &'static [Message];
    /// How [`Game::show`] is read: what its signs and numbers mean, a sentence a line.
    const SIGNS: &'static [Message] = &[];
    /// Everything that the game says: its sections of the catalogue. The tests of the catalogue go over them.
    const TEXTS: &'static [&'static [Message]];
    /// A legal first move as it is typed, for help texts.
    const EXAMPLE_MOVE: &'static str;
    /// Players beyond the four levels, named baselines for example.
    const PLAYERS: &'static [NamedPlayer] = &[];
    /// What one point on the board (a box, a flag) is worth in [`Score::Points`](search::Score::Points);
    /// analysis tells by it what is a mistake.
    const POINT: u32 = 1;

    /// How a program is seated that speaks the four calls of Gato e rato over its pipes; `None` in every other
    /// game.
    const LISP_PLAYER: Option<LispPlayer<Self::Game>> = None;

    /// What can be solved of this game, in one line; `None` if [`Playable::solve`] is not there.
    const SOLVING: Option<Message> = None;

    /// The puzzles of the game; `None` if it has none.
    const PUZZLES: Option<PuzzleKit<Self::Game>> = None;

    /// What a win is measured in, a number with its unit: `{n} {n:box|boxes}`. The registry's test asks every
    /// game for one.
    const MARGIN: Option<Message> = None;

    /// The fields of the set-up that say what something random is to be like: they mean nothing as long as no
    /// field says `random`.
    const OF_RANDOM: &'static [&'static str] = &[];

    /// The computer at a level.
    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Self::Game>>;

    /// One of [`Playable::PLAYERS`]; `None` for any other name.
    fn named_engine(name: &str, options: &EngineOptions) -> Option<Box<dyn Engine<Self::Game>>> {
        let _ = (name, options);
        None
    }

    /// What a seat is called beyond its number: `mouse`, `cats`.
    fn seat_title(seat: Seat) -> Option<Message> {
        let _ = seat;
        None
    }

    /// The board as plain text for people: [`Game::show`] with its words in their language. In English it is `show`
    /// itself, which programs read.
    fn board(game: &Self::Game, language: Language) -> String {
        let _ = language;
        game.show()
    }

    /// What the track or the map is called that a game is played on, with its size: `Hairpin, 26x11`. `None` where
    /// the set-up names nothing of the kind.
    fn played_on(game: &Self::Game, language: Language) -> Option<String> {
        let _ = (game, language);
        None
    }

    /// The position in words, a sentence a line, for people who hear the board instead of seeing it.
    fn describe(game: &Self::Game, language: Language) -> Vec<String> {
        let _ = (game, language);
        Vec::new()
    }

    /// What a legal move does, in words that stand behind its token: `closes 1 box`. No full stop; `None` if the token
    /// says it all.
    fn move_words(game: &Self::Game, mv: <Self::Game as Game>::Move, language: Language) -> Option<String> {
        let _ = (game, mv, language);
        None
    }

    /// What a legal move would do that nobody means to do, where there are other moves: "Going to 20,11 leaves the
    /// track, and the car is out." A whole sentence; it is asked whether to play it all the same. `None` for nearly
    /// every move.
    fn slip(game: &Self::Game, mv: <Self::Game as Game>::Move) -> Option<Phrase> {
        let _ = (game, mv);
        None
    }

    /// The seat that has won already, though the game is still open: nobody can catch up any more. `None`
    /// where that never happens or is not known.
    fn decided(game: &Self::Game) -> Option<Seat> {
        let _ = game;
        None
    }

    /// By how much the winner of a game that is over by its rules has won, in the unit of [`Playable::MARGIN`];
    /// `None` if there is nobody to compare with. The lead in points, unless a game says otherwise.
    fn margin(game: &Self::Game, winner: Seat) -> Option<i32> {
        let others = Seat::all(game.seats()).filter(|seat| *seat != winner);
        let most = others.map(|seat| game.points(seat)).max()?;
        Some(game.points(winner) - most)
    }

    /// The time for a turn that the set-up itself brings along (a map's `time:`).
    fn turn_time(game: &Self::Game) -> Option<Duration> {
        let _ = game;
        None
    }

    /// What the fields of the set-up are in a game, also those that nobody has chosen: they may follow from its
    /// track or map.
    fn implied(game: &Self::Game) -> Values {
        game.setup().to_values()
    }

    /// Looks at a file that is no record: a track, a map. `None` if the text has nothing to do with this game.
    /// `name` is the file's name without its ending.
    fn check_file(name: &str, text: &str) -> Option<FileReport> {
        let _ = (name, text);
        None
    }

    /// What the lists say about a track or a map that the set-up can name: its size, its par. `None` if there is
    /// nothing more than the name.
    fn resource_words(name: &str, language: Language) -> Option<String> {
        let _ = (name, language);
        None
    }

    /// Keeps of the legal moves those that random openings may use. All of them, unless random play ends
    /// the game at once.
    fn opening_moves(game: &Self::Game, moves: &mut Vec<<Self::Game as Game>::Move>) {
        let _ = (game, moves);
    }

    /// The steps of the game's lesson, 4 to 8; none if the game has no lesson.
    fn lesson() -> &'static [LessonStep<Self::Game>] {
        &[]
    }

    /// The exact value of a position that is not over, and a line of best play. Stopped from outside, it
    /// answers with what it knows by then.
    ///
    /// # Errors
    /// [`PlayError::NoSolver`] unless a game says otherwise; [`PlayError::Unsolvable`] if the game can't solve
    /// this set-up, with what it can.
    fn solve(
        history: &History<Self::Game>,
        request: &mut SolveRequest<'_>,
    ) -> Result<Solution<<Self::Game as Game>::Move>, PlayError> {
        let _ = (history, request);
        Err(PlayError::NoSolver(Self::NAME))
    }
}

/// Makes an engine of a program that speaks the four calls.
pub type LispPlayer<G> = fn(Box<dyn Duplex>) -> Box<dyn Engine<G>>;

/// The same, whatever the game.
pub type AnyLispPlayer = fn(Box<dyn Duplex>) -> Box<dyn AnyEngine>;

/// A player beyond the four levels.
#[derive(Clone, Copy, Debug)]
pub struct NamedPlayer {
    /// The name, as it is typed.
    pub name: &'static str,
    /// One line of help.
    pub help: Message,
}

/// What there is to say about a track or a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileReport {
    /// What it is, one line each: `gate: 20x12, 4 starts, par 9`.
    pub lines: Vec<String>,
    /// What is wrong with it, one line each; empty if it can be used.
    pub problems: Vec<String>,
}

/// What an engine is made with.
#[derive(Clone, Debug)]
pub struct EngineOptions {
    /// Everything random comes from it.
    pub seed: u64,
    /// The number of threads for `perfect`; 0 means as many as the machine has.
    pub threads: usize,
    /// The size of the transposition table in MiB.
    pub table_mib: usize,
}

impl Default for EngineOptions {
    fn default() -> Self {
        EngineOptions { seed: 0, threads: 0, table_mib: 128 }
    }
}

/// A game as the registry holds it: menu, command line, help, protocol and tests are made from these.
#[derive(Clone, Copy)]
pub struct GameEntry {
    /// See [`Playable::NAME`].
    pub name: &'static str,
    /// See [`Playable::ALIASES`].
    pub aliases: &'static [&'static str],
    /// See [`Playable::TITLE`].
    pub title: Message,
    /// See [`Playable::SUMMARY`].
    pub summary: Message,
    /// See [`Playable::RULES`].
    pub rules: &'static [Message],
    /// See [`Playable::SIGNS`].
    pub signs: &'static [Message],
    /// See [`Playable::TEXTS`].
    pub texts: &'static [&'static [Message]],
    /// See [`Playable::EXAMPLE_MOVE`].
    pub example_move: &'static str,
    /// See [`Playable::PLAYERS`].
    pub players: &'static [NamedPlayer],
    /// See [`Playable::POINT`].
    pub point: u32,
    /// See [`Playable::SOLVING`].
    pub solving: Option<Message>,
    fields: fn() -> &'static [Field],
    start: fn(&Values) -> Result<Box<dyn AnyGame>, SetupError>,
    engine: fn(Level, &EngineOptions) -> Box<dyn AnyEngine>,
    named_engine: fn(&str, &EngineOptions) -> Option<Box<dyn AnyEngine>>,
    /// See [`Playable::LISP_PLAYER`].
    lisp_player: Option<AnyLispPlayer>,
    seat_title: fn(Seat) -> Option<Message>,
    board: fn(&dyn AnyGame, Language) -> String,
    played_on: fn(&dyn AnyGame, Language) -> Option<String>,
    describe: fn(&dyn AnyGame, Language) -> Vec<String>,
    move_words: fn(&dyn AnyGame, &str, Language) -> Option<String>,
    slip: fn(&dyn AnyGame, &str) -> Option<Phrase>,
    decided: fn(&dyn AnyGame) -> Option<Seat>,
    of_random: &'static [&'static str],
    margin_unit: Option<Message>,
    margin: fn(&dyn AnyGame, Seat) -> Option<i32>,
    turn_time: fn(&dyn AnyGame) -> Option<Duration>,
    implied: fn(&dyn AnyGame) -> Values,
    check_file: fn(&str, &str) -> Option<FileReport>,
    resource_words: fn(&str, Language) -> Option<String>,
    opening_moves: fn(&dyn AnyGame) -> Vec<String>,
    lesson: fn() -> Vec<&'static dyn AnyStep>,
    solve: Solve,
    puzzle_kit: Option<AnyPuzzleKit>,
}

type Solve = fn(&dyn AnyGame, &mut SolveRequest<'_>) -> Result<Solution<String>, PlayError>;

impl GameEntry {
    /// The registry's line for a game.
    pub const fn of<P: Playable>() -> GameEntry {
        GameEntry {
            name: P::NAME,
            aliases: P::ALIASES,
            title: P::TITLE,
            summary: P::SUMMARY,
            rules: P::RULES,
            signs: P::SIGNS,
            texts: P::TEXTS,
            example_move: P::EXAMPLE_MOVE,
            players: P::PLAYERS,
            point: P::POINT,
            solving: P::SOLVING,
            fields: <P::Game as Game>::Setup::fields,
            start: start::<P::Game>,
            engine: |level, options| Box::new(Erased(P::engine(level, options))),
            named_engine: |name, options| {
                P::named_engine(name, options).map(|engine| Box::new(Erased(engine)) as Box<dyn AnyEngine>)
            },
            lisp_player: match P::LISP_PLAYER {
                Some(_) => Some(lisp_player::<P>),
                None => None,
            },
            seat_title: P::seat_title,
            board: |game, language| {
                typed::<P>(game).map_or_else(|| game.show(), |history| P::board(history.game(), language))
            },
            played_on: |game, language| {
                typed::<P>(game).and_then(|history| P::played_on(history.game(), language))
            },
            describe: |game, language| {
                typed::<P>(game).map_or(Vec::new(), |history| P::describe(history.game(), language))
            },
            move_words: |game, text, language| {
                let (game, mv) = legal::<P>(game, text)?;
                P::move_words(game, mv, language)
            },
            slip: |game, text| {
                let (game, mv) = legal::<P>(game, text)?;
                P::slip(game, mv)
            },
            of_random: P::OF_RANDOM,
            margin_unit: P::MARGIN,
            margin: |game, seat| typed::<P>(game).and_then(|history| P::margin(history.game(), seat)),
            decided: |game| typed::<P>(game).and_then(|history| P::decided(history.game())),
            turn_time: |game| typed::<P>(game).and_then(|history| P::turn_time(history.game())),
            implied: |game| typed::<P>(game).map_or(Values::new(), |history| P::implied(history.game())),
            check_file: P::check_file,
            resource_words: P::resource_words,
            opening_moves: opening_moves::<P>,
            lesson: || P::lesson().iter().map(|step| step as &'static dyn AnyStep).collect(),
            solve: solve::<P>,
            puzzle_kit: AnyPuzzleKit::of::<P>(),
        }
    }

    /// The fields of the set-up.
    pub fn fields(&self) -> &'static [Field] {
        (self.fields)()
    }

    /// Whether a field of the set-up means anything beside these values; see [`Playable::OF_RANDOM`].
    pub fn field_counts(&self, field: &Field, values: &Values) -> bool {
        let value = |field: &Field| values.get(field.key).unwrap_or(field.default) == RANDOM;
        !self.of_random.contains(&field.key) || self.fields().iter().any(value)
    }

    /// A new game.
    ///
    /// # Errors
    /// If the values do not fit the fields or each other.
    pub fn start(&self, values: &Values) -> Result<Box<dyn AnyGame>, SetupError> {
        (self.start)(values)
    }

    /// The computer at a level.
    pub fn engine(&self, level: Level, options: &EngineOptions) -> Box<dyn AnyEngine> {
        (self.engine)(level, options)
    }

    /// A player beyond the four levels.
    pub fn named_engine(&self, name: &str, options: &EngineOptions) -> Option<Box<dyn AnyEngine>> {
        (self.named_engine)(name, options)
    }

    /// How a program is seated that speaks the four calls; `None` if the game has none.
    pub fn lisp_player(&self) -> Option<AnyLispPlayer> {
        self.lisp_player
    }

    /// What a seat is called beyond its number.
    pub fn seat_title(&self, seat: Seat) -> Option<Message> {
        (self.seat_title)(seat)
    }

    /// The board as plain text, its words in a language; see [`Playable::board`].
    pub fn board(&self, game: &dyn AnyGame, language: Language) -> String {
        (self.board)(game, language)
    }

    /// What a game is played on; see [`Playable::played_on`].
    pub fn played_on(&self, game: &dyn AnyGame, language: Language) -> Option<String> {
        (self.played_on)(game, language)
    }

    /// The position in words, a sentence a line.
    pub fn describe(&self, game: &dyn AnyGame, language: Language) -> Vec<String> {
        (self.describe)(game, language)
    }

    /// What a legal move does, in words that stand behind its token; `None` for any other move, and if the token
    /// says it all.
    pub fn move_words(&self, game: &dyn AnyGame, text: &str, language: Language) -> Option<String> {
        (self.move_words)(game, text, language)
    }

    /// What a legal move would do that nobody means to do; see [`Playable::slip`].
    pub fn slip(&self, game: &dyn AnyGame, text: &str) -> Option<Phrase> {
        (self.slip)(game, text)
    }

    /// The seat that nobody can catch up with any more, in a game that is still open.
    pub fn decided(&self, game: &dyn AnyGame) -> Option<Seat> {
        (self.decided)(game)
    }

    /// What a win is measured in; see [`Playable::MARGIN`].
    pub fn margin_unit(&self) -> Option<Message> {
        self.margin_unit
    }

    /// By how much the winner has won; see [`Playable::margin`].
    pub fn margin(&self, game: &dyn AnyGame, winner: Seat) -> Option<i32> {
        (self.margin)(game, winner)
    }

    /// The time for a turn that the set-up itself brings along.
    pub fn turn_time(&self, game: &dyn AnyGame) -> Option<Duration> {
        (self.turn_time)(game)
    }

    /// What the fields of the set-up are in a game; see [`Playable::implied`].
    pub fn implied(&self, game: &dyn AnyGame) -> Values {
        (self.implied)(game)
    }

    /// Looks at a file that is no record; see [`Playable::check_file`].
    pub fn check_file(&self, name: &str, text: &str) -> Option<FileReport> {
        (self.check_file)(name, text)
    }

    /// What the lists say about a track or a map; see [`Playable::resource_words`].
    pub fn resource_words(&self, name: &str, language: Language) -> Option<String> {
        (self.resource_words)(name, language)
    }

    /// The moves that random openings may use here.
    pub fn opening_moves(&self, game: &dyn AnyGame) -> Vec<String> {
        (self.opening_moves)(game)
    }

    /// The steps of its lesson; none if it has no lesson.
    pub fn lesson(&self) -> Vec<&'static dyn AnyStep> {
        (self.lesson)()
    }

    /// The exact value of a position; see [`Playable::solve`].
    ///
    /// # Errors
    /// As there, and if the game is over.
    pub fn solve(
        &self,
        game: &dyn AnyGame,
        request: &mut SolveRequest<'_>,
    ) -> Result<Solution<String>, PlayError> {
        (self.solve)(game, request)
    }

    /// What the game brings along for its puzzles; `None` if it has none.
    pub fn puzzle_kit(&self) -> Option<AnyPuzzleKit> {
        self.puzzle_kit
    }

    /// Whether this name means this game.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.aliases.contains(&name)
    }
}

impl std::fmt::Debug for GameEntry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("GameEntry").field(&self.name).finish()
    }
}

/// The game of this name or alias.
pub fn find_game(games: &'static [GameEntry], name: &str) -> Option<&'static GameEntry> {
    games.iter().find(|entry| entry.is_called(name))
}

fn start<G: Game>(values: &Values) -> Result<Box<dyn AnyGame>, SetupError> {
    values.check(G::Setup::fields())?;
    let setup = G::Setup::from_values(values);
    let history = setup.and_then(|setup| History::<G>::new(&setup));
    Ok(Box::new(history.map_err(|error| error.labelled(G::Setup::fields()))?))
}

fn typed<P: Playable>(game: &dyn AnyGame) -> Option<&History<P::Game>> {
    game.as_any().downcast_ref()
}

/// A position and a legal move of it by its text; `None` for any other text.
fn legal<'a, P: Playable>(
    game: &'a dyn AnyGame,
    text: &str,
) -> Option<(&'a P::Game, <P::Game as Game>::Move)> {
    let game = typed::<P>(game)?.game();
    let mv = game.parse_move(text).ok().filter(|mv| game.check(*mv).is_ok())?;
    Some((game, mv))
}

fn lisp_player<P: Playable>(program: Box<dyn Duplex>) -> Box<dyn AnyEngine> {
    match P::LISP_PLAYER {
        Some(player) => Box::new(Erased(player(program))),
        // Can't happen: `GameEntry::of` names this function only where there is one, by the same constant.
        None => unreachable!("{} has no four calls", P::NAME),
    }
}

fn opening_moves<P: Playable>(game: &dyn AnyGame) -> Vec<String> {
    let Some(history) = typed::<P>(game) else {
        return game.legal_moves();
    };
    let mut moves = Vec::new();
    history.game().legal_moves(&mut moves);
    P::opening_moves(history.game(), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

fn solve<P: Playable>(
    game: &dyn AnyGame,
    request: &mut SolveRequest<'_>,
) -> Result<Solution<String>, PlayError> {
    let history = typed::<P>(game).ok_or(PlayError::NoSolver(P::NAME))?;
    if history.game().outcome().is_some() {
        return Err(PlayError::Over);
    }
    Ok(P::solve(history, request)?.map(ToString::to_string))
}
