//! What a tournament is: who plays what, how often, in which order and from which seeds.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use game::key::mix;
use game::setup::quoted;
use game::{Seat, Values};
use search::Stop;

use crate::seating::seeded;
use crate::tournament::openings::random_opening;
use crate::{Clock, Dialect, GameEntry, Match, MatchOptions, PlayError, PlayerSpec, Seating, program};

/// A tournament between players.
///
/// It is played in **rounds**. The games of a round share set-up and opening, and every player sits at every
/// seat once; with two seats a round is a pair of games with the seats swapped. A round's randomness comes
/// from the seed and the round's number alone, so it does not matter who plays it and when.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub entry: &'static GameEntry,
    /// Its set-up.
    pub setup: Values,
    /// Who plays. If the table has more seats, the last one takes the seats that are left.
    pub players: Vec<PlayerSpec>,
    /// The names that they go by, where somebody's program has told one; see [`Plan::greet`].
    pub names: Vec<Option<String>>,
    /// How many rounds the whole tournament has.
    pub rounds: u32,
    /// Everything random comes from it.
    pub seed: u64,
    /// Thinking time of `perfect` and of programs, see [`MatchOptions::think`].
    pub think: Option<Duration>,
    /// The clock of a turn.
    pub clock: Clock,
    /// Which part of the rounds is played here.
    pub shard: Shard,
    /// The folder where the record of every game goes.
    pub records: Option<PathBuf>,
}

/// One part of a tournament that several machines share: of `of` parts the one with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number, from 1.
    pub number: u32,
    /// How many parts there are.
    pub of: u32,
}

impl Shard {
    /// The whole tournament.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Whether a round (counted from 0) belongs to this part. The rounds are dealt out like cards.
    pub fn holds(self, round: u32) -> bool {
        round % self.of == self.number - 1
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = PlayError;

    /// Reads `I/N`.
    fn from_str(text: &str) -> Result<Shard, PlayError> {
        text.split_once('/')
            .and_then(|(number, of)| Some(Shard { number: number.parse().ok()?, of: of.parse().ok()? }))
            .filter(|shard| (1..=shard.of).contains(&shard.number))
            .ok_or_else(|| {
                PlayError::Setting(format!("expected I/N with I from 1 to N, found {}", quoted(text)))
            })
    }
}

/// What the players are called in the result; two of them may be of one kind.
pub fn letters() -> std::ops::RangeInclusive<char> {
    'a'..='z'
}

/// Which game of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct GameNumber {
    /// The round, from 0.
    pub(crate) round: u32,
    /// By how many seats the players have moved on.
    pub(crate) rotation: u8,
}

impl Plan {
    /// Checks that it can be played, and gives the number of seats.
    ///
    /// # Errors
    /// If the set-up is not possible, or the players do not fit the table.
    pub fn check(&self) -> Result<u8, PlayError> {
        let game = self.entry.start(&seeded(self.entry, &self.setup, self.seed))?;
        let (seats, players) = (game.seats(), self.players.len());
        let problem = if seats < 2 {
            Some("expected a set-up with at least 2 seats, found 1".to_string())
        } else if players < 2 || players > usize::from(seats) {
            let wanted = if seats == 2 { "2".to_string() } else { format!("2 to {seats}") };
            Some(format!("expected {wanted} players at a table of {seats} seats, found {players}"))
        } else if self.players.iter().any(PlayerSpec::is_human) {
            Some("expected computers and programs, found human".to_string())
        } else {
            None
        };
        if let Some(problem) = problem {
            return Err(PlayError::Players(problem));
        }
        self.players.iter().try_for_each(|player| player.check(self.entry))?;
        self.clock.of(self.entry, &*game)?;
        Ok(seats)
    }

    /// Starts every program once and greets it, so that a command with a spelling mistake is told at once, not by
    /// a thousand lost games. Takes over the names that they go by.
    ///
    /// # Errors
    /// If a program can't be started or does not greet back, with the letter of the player that it is.
    pub fn greet(&mut self, stop: &Stop) -> Result<(), PlayError> {
        let greeted = self.players.iter().zip(letters()).map(|(player, letter)| {
            program::greet(self.entry, player, stop)
                .map_err(|error| PlayError::Players(format!("{letter}, {player}: {error}")))
        });
        self.names = greeted.collect::<Result<_, _>>()?;
        Ok(())
    }

    /// The games of this part, in order.
    pub(crate) fn games(&self, seats: u8) -> impl Iterator<Item = GameNumber> + '_ {
        (0..self.rounds)
            .filter(|round| self.shard.holds(*round))
            .flat_map(move |round| (0..seats).map(move |rotation| GameNumber { round, rotation }))
    }

    /// The player (by its place among the players) at each seat.
    pub(crate) fn seating(&self, number: GameNumber, seats: u8) -> Vec<usize> {
        let last = self.players.len().saturating_sub(1);
        let seat_of = |slot: u8| usize::from((slot + number.rotation) % seats);
        let mut seating = vec![last; usize::from(seats)];
        (0..seats).for_each(|slot| seating[seat_of(slot)] = usize::from(slot).min(last));
        seating
    }

    /// The match of a game, with the opening played.
    pub(crate) fn start(&self, number: GameNumber, seats: u8) -> Result<Match, PlayError> {
        let round_seed = mix(self.seed ^ mix(u64::from(number.round) + 1));
        let setup = seeded(self.entry, &self.setup, round_seed);
        let players = self.seating(number, seats).into_iter().map(|player| self.players[player].clone());
        let options = MatchOptions {
            setup,
            seating: Seating::List(players.collect()),
            seed: mix(round_seed ^ mix(u64::from(number.rotation) + 1)),
            think: self.think,
            clock: self.clock,
        };
        let begin = || {
            let mut game = Match::new(self.entry, &options)?;
            for (seat, player) in Seat::all(seats).zip(self.seating(number, seats)) {
                game.set_name(seat, self.names.get(player).cloned().flatten());
            }
            Ok(game)
        };
        let mut game: Match = begin()?;
        // A program that can't be led to a position plays from the start.
        let lisp = |player: &PlayerSpec| matches!(player, PlayerSpec::Program { dialect: Dialect::Lisp, .. });
        if !self.players.iter().any(lisp) {
            for mv in random_opening(self.entry, game.game(), round_seed) {
                game.play(&mv)?;
            }
        }
        // Random play that has decided the game already would tell nothing; there it begins at the start.
        if game.decided_for().is_some() { begin() } else { Ok(game) }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Level;
    use crate::toy;

    pub(crate) fn plan(setup: &str, players: &str, rounds: u32) -> Plan {
        Plan {
            entry: toy::entry(),
            setup: Values::parse(setup).expect("values"),
            players: PlayerSpec::parse_list(players).expect("players"),
            names: Vec::new(),
            rounds,
            seed: 5,
            think: None,
            clock: Clock::Off,
            shard: Shard::WHOLE,
            records: None,
        }
    }

    #[test]
    fn everybody_sits_everywhere_once_a_round() {
        let plan = plan("tokens=30 seats=3", "easy,hard", 2);
        let seats = plan.check().expect("a plan");
        let games: Vec<GameNumber> = plan.games(seats).collect();
        assert_eq!(games.len(), 6);
        let seating: Vec<Vec<usize>> = games.iter().map(|game| plan.seating(*game, seats)).collect();
        assert_eq!(seating[..3], [vec![0, 1, 1], vec![1, 0, 1], vec![1, 1, 0]]);
        let pair = self::plan("", "easy,hard", 1);
        let seats = pair.check().expect("a plan");
        assert_eq!(pair.games(seats).map(|game| pair.seating(game, 2)).collect::<Vec<_>>(), [[0, 1], [1, 0]]);
    }

    #[test]
    fn the_games_of_a_round_share_their_opening_and_rounds_differ() {
        let plan = plan("tokens=60", "easy,hard", 20);
        let opening = |round, rotation| {
            let game = plan.start(GameNumber { round, rotation }, 2).expect("a game");
            (game.game().moves(), game.seed())
        };
        for round in 0..20 {
            assert_eq!(opening(round, 0).0, opening(round, 1).0);
            assert_ne!(opening(round, 0).1, opening(round, 1).1);
        }
        assert!((1..20).any(|round| opening(round, 0).0 != opening(0, 0).0));
        let game = plan.start(GameNumber { round: 3, rotation: 1 }, 2).expect("a game");
        assert_eq!(game.player(Seat::FIRST), &PlayerSpec::Level(Level::Hard));
    }

    #[test]
    fn shards_hold_every_round_once() {
        for of in 1..7 {
            for round in 0..50 {
                let holders = (1..=of).filter(|number| Shard { number: *number, of }.holds(round)).count();
                assert_eq!(holders, 1);
            }
        }
        assert_eq!("2/7".parse::<Shard>().ok(), Some(Shard { number: 2, of: 7 }));
        for bad in ["", "1", "0/3", "4/3", "1/0", "x/2", "1/2/3", "-1/2"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_can_not_be_played_is_refused() {
        let refused =
            |setup: &str, players: &str| plan(setup, players, 1).check().expect_err("refused").to_string();
        assert_eq!(refused("", "easy"), "expected 2 players at a table of 2 seats, found 1");
        assert_eq!(refused("seats=3", "easy"), "expected 2 to 3 players at a table of 3 seats, found 1");
        assert_eq!(refused("", "human,easy"), "expected computers and programs, found human");
        assert!(refused("", "easy,nobody").contains("found 'nobody'"));
        let lisp = refused("", "easy,lisp:cat");
        assert_eq!(lisp, "expected program:COMMAND, found lisp:COMMAND: Pile has no four calls");
        assert!(refused("tokens=0", "easy,hard").starts_with("tokens: expected"));
    }
}
