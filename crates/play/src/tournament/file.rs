//! Tournaments as lines of JSON: what `--json` prints, and what parts of a shared tournament are merged from.
//!
//! One object per line: first a `match` line that says what is played, then a `round` line for each whole
//! round in order, then a `result` line. The keys are stable.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::tournament::plan::Plan;
use crate::tournament::result::{Fault, GameResult, Round};
use crate::tournament::run::Ended;
use crate::tournament::sprt::{Decision, Sprt};
use crate::tournament::standings::Standings;
use crate::{Clock, Pace};

/// One line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FileLine {
    /// What is played.
    Match(MatchLine),
    /// A round.
    Round(RoundLine),
    /// What came of it.
    Result(ResultLine),
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchLine {
    /// The game.
    pub game: String,
    /// The set-up as it was given.
    pub setup: String,
    /// The number of seats.
    pub seats: u8,
    /// The players as they are typed.
    pub players: Vec<String>,
    /// How many rounds the whole tournament has.
    pub rounds: u32,
    /// Everything random comes from it.
    pub seed: u64,
    /// The thinking time in seconds, if it is not the usual one.
    pub think: Option<f64>,
    /// The clock: seconds, `map`, or none.
    pub clock: Option<String>,
    /// Which part of the rounds: `1/1` for all.
    pub shard: String,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoundLine {
    /// The number, from 1.
    pub round: u32,
    /// Its games.
    pub games: Vec<GameLine>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameLine {
    /// The player at each seat, by its place in the `match` line, from 1.
    pub seating: Vec<usize>,
    /// How it ended: `won 2`, `draw 1 2`, `none`.
    pub outcome: String,
    /// Why, if a player failed.
    pub reason: Option<String>,
    /// The seat that failed, from 1.
    pub failed: Option<usize>,
    /// Whether it failed by being too slow.
    pub out_of_time: bool,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The number of moves.
    pub moves: usize,
}

/// What came of it. Shares are between 0 and 1, rounded to 6 places; Elo is rounded to 2.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultLine {
    /// The whole rounds.
    pub rounds: u64,
    /// The games in them.
    pub games: u64,
    /// Why it ended: `complete`, `decided`, `interrupted`, `incomplete`, `failed`.
    pub ended: String,
    /// The players in order.
    pub players: Vec<PlayerLine>,
    /// With two seats: how many pairs gave the first player 0, 1/2, 1, 3/2 and 2 points.
    pub pairs: Option<[u64; 5]>,
    /// The share of the points of the first player, with two seats; none before the first pair, as what follows.
    pub share: Option<f64>,
    /// The difference in Elo; none after nothing but wins or losses.
    pub elo: Option<f64>,
    /// The lower end of its 95 % interval; none if it is open.
    pub elo_low: Option<f64>,
    /// The upper end of its 95 % interval; none if it is open.
    pub elo_high: Option<f64>,
    /// The likelihood of superiority of the first player.
    pub superiority: Option<f64>,
    /// The sequential test, if there was one.
    pub sprt: Option<SprtLine>,
}

/// How a player did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerLine {
    /// The player as it is typed.
    pub player: String,
    /// How often it sat at a table.
    pub seats: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games drawn, or won by nobody.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Of these by being too slow.
    pub out_of_time: u64,
    /// Of these by an illegal move, garbage or an early end.
    pub broken: u64,
    /// The share of the wins for a seat.
    pub win_share: f64,
    /// The half-width of its 95 % interval; none of rounds that all ended alike.
    pub win_share_error: Option<f64>,
    /// The average rank, 1 for the best.
    pub average_rank: f64,
    /// The points on the board.
    pub points: i64,
}

/// A sequential test.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SprtLine {
    /// The lower hypothesis.
    pub elo0: f64,
    /// The upper hypothesis.
    pub elo1: f64,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// The bound: `elo1` is accepted above it, `elo0` below its negative.
    pub bound: f64,
    /// `elo0`, `elo1`, or none yet.
    pub accepted: Option<String>,
}

fn rounded(number: f64, places: i32) -> f64 {
    let factor = 10.0_f64.powi(places);
    // Adding 0 turns -0 into 0.
    (number * factor).round() / factor + 0.0
}

impl FileLine {
    /// The line as it is written, without its line break.
    pub fn write(&self) -> String {
        // Numbers, texts and lists of them can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl MatchLine {
    /// What this plan plays, at a table of `seats`.
    pub fn of(plan: &Plan, seats: u8) -> MatchLine {
        MatchLine {
            game: plan.entry.name.to_string(),
            setup: plan.setup.to_string(),
            seats,
            players: plan.players.iter().map(ToString::to_string).collect(),
            rounds: plan.rounds,
            seed: plan.seed,
            think: plan.think.map(|time| time.as_secs_f64()),
            clock: match plan.clock {
                Clock::Off => None,
                Clock::Map => Some("map".to_string()),
                Clock::Turn(time) => Some(Pace::write_seconds(time)),
            },
            shard: plan.shard.to_string(),
        }
    }
}

impl RoundLine {
    /// A round as a line.
    pub fn of(round: &Round) -> RoundLine {
        let game = |game: &GameResult| GameLine {
            seating: game.seating.iter().map(|player| player + 1).collect(),
            outcome: game.outcome.to_string(),
            reason: game.fault.as_ref().map(|fault| fault.reason.clone()),
            failed: game.fault.as_ref().map(|fault| fault.seat.number()),
            out_of_time: game.fault.as_ref().is_some_and(|fault| fault.out_of_time),
            points: game.points.clone(),
            moves: game.moves,
        };
        RoundLine { round: round.number + 1, games: round.games.iter().map(game).collect() }
    }

    /// The round of a line; `None` if it does not fit the tournament.
    pub(super) fn read(&self, head: &MatchLine) -> Option<Round> {
        let seats = usize::from(head.seats);
        let games = self.games.iter().map(|game| {
            let good = game.seating.len() == seats
                && game.points.len() == seats
                && game.seating.iter().all(|player| (1..=head.players.len()).contains(player));
            let outcome = Outcome::parse(&game.outcome)?;
            let fault = match game.failed {
                None => None,
                Some(number) => Some(Fault {
                    seat: Seat::from_number(number, head.seats)?,
                    out_of_time: game.out_of_time,
                    reason: game.reason.clone().unwrap_or_default(),
                }),
            };
            let seating = game.seating.iter().map(|player| player - 1).collect();
            good.then(|| GameResult {
                seating,
                outcome,
                fault,
                points: game.points.clone(),
                moves: game.moves,
            })
        });
        let games = games.collect::<Option<Vec<_>>>()?;
        let good = (1..=head.rounds).contains(&self.round) && games.len() == seats;
        good.then(|| Round { number: self.round - 1, games })
    }
}

impl ResultLine {
    /// What came of these rounds.
    pub fn of(head: &MatchLine, standings: &Standings, sprt: Option<Sprt>, ended: &Ended) -> ResultLine {
        let players = head.players.iter().zip(&standings.players).map(|(player, standing)| PlayerLine {
            player: player.clone(),
            seats: standing.seats,
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            out_of_time: standing.out_of_time,
            broken: standing.broken,
            win_share: rounded(standing.win_share(), 6),
            win_share_error: standing.win_share_error().map(|error| rounded(error, 6)),
            average_rank: rounded(standing.average_rank(), 6),
            points: standing.points,
        });
        let pairs = (head.seats == 2).then_some(standings.pairs);
        // Nothing is known of no pairs at all.
        let played = pairs.filter(|pairs| pairs.pairs() > 0);
        let elo = played.map(|pairs| pairs.elo());
        let elo_of = |number: Option<Option<f64>>| number.flatten().map(|elo| rounded(elo, 2));
        ResultLine {
            rounds: standings.rounds,
            games: standings.games,
            ended: match ended {
                Ended::Complete => "complete",
                Ended::Decided(_) => "decided",
                Ended::Interrupted => "interrupted",
                Ended::Incomplete => "incomplete",
                Ended::Failed(_) => "failed",
            }
            .to_string(),
            players: players.collect(),
            pairs: pairs.map(|pairs| pairs.0),
            share: played.map(|pairs| rounded(pairs.share(), 6)),
            elo: elo_of(elo.map(|elo| elo.difference)),
            elo_low: elo_of(elo.map(|elo| elo.low)),
            elo_high: elo_of(elo.map(|elo| elo.high)),
            superiority: played.map(|pairs| rounded(pairs.superiority(), 6)),
            sprt: sprt.map(|sprt| SprtLine {
                elo0: sprt.elo0,
                elo1: sprt.elo1,
                llr: rounded(sprt.log_likelihood_ratio(&standings.pairs), 4),
                bound: rounded(Sprt::bound(), 4),
                accepted: match ended {
                    Ended::Decided(Decision::AcceptElo0) => Some("elo0".to_string()),
                    Ended::Decided(Decision::AcceptElo1) => Some("elo1".to_string()),
                    // Whatever the ratio: rounds behind a gap may be in it.
                    _ => None,
                },
            }),
        }
    }
}
