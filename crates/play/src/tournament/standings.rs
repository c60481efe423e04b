//! Who stands where after some rounds.

use game::Outcome;

use crate::tournament::elo::{Pentanomial, mean_and_error};
use crate::tournament::result::{GameResult, Round};

/// Who stands where. Made from rounds in the order of their numbers, so that it does not depend on who
/// played them, and when.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standings {
    /// The number of whole rounds.
    pub rounds: u64,
    /// The number of games in them.
    pub games: u64,
    /// The players, in the order of the tournament.
    pub players: Vec<PlayerStanding>,
    /// The results of the pairs for the first player; nothing with more than two seats.
    pub pairs: Pentanomial,
}

/// How a player stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerStanding {
    /// How often the player sat at a table; a player may sit at several seats of one game.
    pub seats: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games whose best place was shared, or that nobody won.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Games lost by being too slow.
    pub out_of_time: u64,
    /// Games lost by an illegal move, garbage or an early end.
    pub broken: u64,
    /// The reason of the first of them, with the number of its round from 1.
    pub first_fault: Option<(u32, String)>,
    /// The sum of the ranks, 1 for the best.
    pub ranks: f64,
    /// The points on the board, summed up.
    pub points: i64,
    /// For each round the share of the wins for one of its seats.
    shares: Vec<f64>,
}

impl PlayerStanding {
    /// The average rank; 0 before the first game.
    pub fn average_rank(&self) -> f64 {
        if self.seats == 0 { 0.0 } else { self.ranks / self.seats as f64 }
    }

    /// The share of the wins for a seat, from 0 to 1; shared wins count in part.
    pub fn win_share(&self) -> f64 {
        if self.shares.is_empty() { 0.0 } else { self.shares.iter().sum::<f64>() / self.shares.len() as f64 }
    }

    /// The half-width of the 95 % interval of [`PlayerStanding::win_share`], over rounds; `None` of fewer
    /// than two, and of rounds that all ended alike: they say nothing about their spread.
    pub fn win_share_error(&self) -> Option<f64> {
        let differ = self.shares.windows(2).any(|two| two[0] != two[1]);
        mean_and_error(&self.shares).filter(|_| differ).map(|(_, error)| error)
    }
}

impl Standings {
    /// Nobody has played yet.
    pub fn new(players: usize) -> Standings {
        Standings { players: vec![PlayerStanding::default(); players], ..Standings::default() }
    }

    /// The standings after these rounds.
    pub fn of(players: usize, rounds: &[Round]) -> Standings {
        let mut standings = Standings::new(players);
        rounds.iter().for_each(|round| standings.add(round));
        standings
    }

    /// Counts a round.
    pub fn add(&mut self, round: &Round) {
        self.rounds += 1;
        let mut shares = vec![(0.0, 0_u32); self.players.len()];
        let mut quarters = 0;
        let mut pair = round.games.len() == 2;
        for game in &round.games {
            self.games += 1;
            self.count_game(game, round.number, &mut shares);
            pair &= game.seating.len() == 2;
            quarters += half_points(game);
        }
        if pair {
            self.pairs.0[usize::from(quarters)] += 1;
        }
        for (player, (share, seats)) in self.players.iter_mut().zip(shares) {
            if seats > 0 {
                player.shares.push(share / f64::from(seats));
            }
        }
    }

    fn count_game(&mut self, game: &GameResult, round: u32, shares: &mut [(f64, u32)]) {
        for ((seat, &player), rank) in game.seats().zip(&game.seating).zip(game.ranks()) {
            // Results that were read from a file have been checked for this.
            let (Some(standing), Some(share)) = (self.players.get_mut(player), shares.get_mut(player)) else {
                continue;
            };
            standing.seats += 1;
            standing.ranks += rank;
            standing.points += i64::from(game.points.get(seat.index()).copied().unwrap_or(0));
            share.0 += game.outcome.share(seat);
            share.1 += 1;
            match game.outcome {
                Outcome::Won(winner) if winner == seat => standing.wins += 1,
                Outcome::Won(_) => standing.losses += 1,
                Outcome::Draw(seats) if !seats.contains(seat) => standing.losses += 1,
                Outcome::Draw(_) | Outcome::Nobody => standing.draws += 1,
            }
            if let Some(fault) = game.fault.as_ref().filter(|fault| fault.seat == seat) {
                if fault.out_of_time {
                    standing.out_of_time += 1;
                } else {
                    standing.broken += 1;
                }
                standing.first_fault.get_or_insert_with(|| (round + 1, fault.reason.clone()));
            }
        }
    }
}

/// What a game of two gives the first player of the tournament: 0, 1 or 2 half points. A game that nobody
/// won is a draw.
fn half_points(game: &GameResult) -> u8 {
    let player_at = |seat: game::Seat| game.seating.get(seat.index()).copied();
    match game.outcome {
        Outcome::Won(winner) if player_at(winner) == Some(0) => 2,
        Outcome::Won(_) => 0,
        Outcome::Draw(seats) => match seats.iter().next() {
            Some(alone) if seats.len() == 1 => 2 * u8::from(player_at(alone) == Some(0)),
            _ => 1,
        },
        Outcome::Nobody => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::result::tests::game;

    #[test]
    fn pairs_are_counted_for_the_first_player() {
        let round = |first: &str, second: &str| Round {
            number: 0,
            games: vec![game(&[0, 1], first, &[10, 20]), game(&[1, 0], second, &[30, 40])],
        };
        let count = |first, second| Standings::of(2, &[round(first, second)]).pairs.0;
        assert_eq!(count("won 1", "won 2"), [0, 0, 0, 0, 1]);
        assert_eq!(count("won 2", "won 1"), [1, 0, 0, 0, 0]);
        assert_eq!(count("won 1", "won 1"), [0, 0, 1, 0, 0]);
        assert_eq!(count("draw 1 2", "won 2"), [0, 0, 0, 1, 0]);
        assert_eq!(count("none", "won 1"), [0, 1, 0, 0, 0]);
        let standings = Standings::of(2, &[round("won 1", "draw 1 2"), round("won 1", "won 1")]);
        let first = &standings.players[0];
        assert_eq!((first.wins, first.draws, first.losses, first.points), (2, 1, 1, 100));
        assert_eq!((first.win_share(), first.average_rank()), (0.625, 1.375));
        assert_eq!((standings.rounds, standings.games), (2, 4));
    }

    #[test]
    fn more_than_two_seats_have_shares_and_ranks() {
        let round = Round {
            number: 3,
            games: vec![
                game(&[0, 1, 1], "won 1", &[9, 0, 0]),
                game(&[1, 0, 1], "draw 1 2", &[5, 5, 0]),
                game(&[1, 1, 0], "won 1", &[3, 2, 1]),
            ],
        };
        let standings = Standings::of(2, &[round.clone(), round]);
        assert_eq!(standings.pairs, Pentanomial::default());
        let [first, second] = &standings.players[..] else { panic!("two players") };
        assert_eq!((first.seats, second.seats), (6, 12));
        assert!((first.win_share() - 0.5).abs() < 1e-12 && (second.win_share() - 0.25).abs() < 1e-12);
        assert!((first.average_rank() - (1.0 + 1.5 + 3.0) / 3.0).abs() < 1e-12);
        assert_eq!(first.win_share_error(), None, "twice the same");
    }
}
