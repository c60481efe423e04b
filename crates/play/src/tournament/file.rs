//! Tournaments as lines of JSON: what `--json` prints, and what parts of a shared tournament are merged from.
//!
//! One object per line: first a `match` line that says what is played, then a `round` line for each whole
//! round in order, then a `result` line. The keys are stable.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::tournament::plan::{Plan, Shard};
use crate::tournament::result::{Fault, GameResult, Round};
use crate::tournament::run::Ended;
use crate::tournament::sprt::{Decision, Sprt};
use crate::tournament::standings::Standings;
use crate::{Clock, Pace, PlayError, texts};

/// What some editors put at the beginning of a text.
const MARK: &[u8] = "\u{feff}".as_bytes();
/// The longest line that is read, in bytes: a whole track may stand in the first one.
const LONGEST_LINE: u64 = 16 << 20;

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
    fn read(&self, head: &MatchLine) -> Option<Round> {
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

/// A tournament that was put together from parts.
#[derive(Debug)]
pub struct Merged {
    /// What was played, as a whole.
    pub head: MatchLine,
    /// The rounds in order, up to where a sequential test decided.
    pub rounds: Vec<Round>,
    /// Why it ended.
    pub ended: Ended,
    /// How many rounds are not in any part.
    pub missing: u32,
}

/// Puts the parts of a tournament together: the files hold what `--json` printed for each shard. The result
/// equals that of the whole tournament played at once, also under a sequential test, which looks at the rounds in
/// order, and no further than to the first one that is missing.
///
/// # Errors
/// If a file can't be read or understood, the parts are not of one tournament, or a round stands in two.
pub fn merge(files: &[PathBuf], sprt: Option<Sprt>) -> Result<Merged, PlayError> {
    let mut whole: Option<(MatchLine, &Path)> = None;
    let mut rounds: Vec<(Round, &Path)> = Vec::new();
    for file in files {
        let (head, part) = read_part(file)?;
        match &whole {
            None => whole = Some((head, file)),
            Some((first, first_file)) if *first != head => {
                let (file, first_file) = (file.display(), first_file.display());
                let problem =
                    format!("expected parts of one match, found another one in {file} than in {first_file}");
                return Err(PlayError::Setting(problem));
            }
            Some(_) => {}
        }
        rounds.extend(part.into_iter().map(|round| (round, file.as_path())));
    }
    let (head, _) =
        whole.ok_or_else(|| PlayError::Setting("expected files to merge, found none".to_string()))?;
    rounds.sort_by_key(|(round, _)| round.number);
    if let Some(twice) = rounds.windows(2).find(|two| two[0].0.number == two[1].0.number) {
        let (number, one, other) = (twice[0].0.number + 1, twice[0].1.display(), twice[1].1.display());
        return Err(PlayError::Setting(format!(
            "expected every round once, found round {number} in {one} and in {other}"
        )));
    }
    let missing = head.rounds - rounds.len() as u32;
    let mut merged = Merged { head, rounds: Vec::new(), ended: Ended::Complete, missing };
    let mut standings = Standings::new(merged.head.players.len());
    for (round, _) in rounds {
        let none_is_missing = round.number as usize == merged.rounds.len();
        standings.add(&round);
        merged.rounds.push(round);
        let test = sprt.filter(|_| none_is_missing);
        if let Some(decision) = test.and_then(|sprt| sprt.decide(&standings.pairs)) {
            merged.ended = Ended::Decided(decision);
            merged.missing = 0;
            return Ok(merged);
        }
    }
    if missing > 0 {
        merged.ended = Ended::Incomplete;
    }
    Ok(merged)
}

/// Reads what one shard printed, line by line, since it may be long. Its head is that of the whole tournament. A last
/// line that was cut off, as by a job that was killed, is passed over.
fn read_part(path: &Path) -> Result<(MatchLine, Vec<Round>), PlayError> {
    let problem = |line: usize, expected: &str| {
        PlayError::Setting(format!(
            "{}, line {line}: expected {expected}, found something else",
            path.display()
        ))
    };
    let cant_read = || PlayError::file(texts::CANT_READ, path);
    let mut input = BufReader::new(File::open(path).map_err(cant_read())?);
    let mut head: Option<MatchLine> = None;
    let mut rounds = Vec::new();
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line).map_err(cant_read())?;
        if line.is_empty() {
            break;
        }
        let line = line.strip_prefix(MARK).unwrap_or(&line);
        match (serde_json::from_slice(line), &head) {
            (Ok(FileLine::Match(line)), None) => {
                let shard = Shard::WHOLE.to_string();
                head = Some(MatchLine { shard, ..line });
            }
            (Ok(FileLine::Round(line)), Some(head)) => {
                rounds.push(line.read(head).ok_or_else(|| problem(number, "a round of this match"))?);
            }
            (Ok(FileLine::Result(_)), Some(_)) => {}
            // Nothing comes behind it.
            (Err(_), Some(_)) if !line.ends_with(b"\n") => {}
            _ => return Err(problem(number, "a line that 'arcade match --json' printed")),
        }
    }
    Ok((head.ok_or_else(|| problem(1, "a line that 'arcade match --json' printed"))?, rounds))
}
