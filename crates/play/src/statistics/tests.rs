//! Tests of counting, of the file, and of the sums.

mod counting;
mod sums;
mod writing;

use super::{GameResult, PersonOutcome, VERSION};

/// A game against a level from a seat, as it ended.
fn result(id: &str, seats: &[&str], person: u8, outcome: PersonOutcome) -> GameResult {
    GameResult {
        v: VERSION,
        when: 1_800_000_000,
        id: id.to_string(),
        game: "pile".to_string(),
        setup: "tokens=12 seats=2".to_string(),
        seats: seats.iter().map(|who| (*who).to_string()).collect(),
        persons: vec![person],
        outcome,
        result: String::new(),
        reason: None,
        points: vec![7, 5],
        margin: (outcome == PersonOutcome::Won).then_some(2),
        moves: 6,
        own_moves: 3,
        seconds: 40,
        seed: 1,
        hints: 0,
        taken_back: 0,
    }
}
