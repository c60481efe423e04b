//! Pondering: the computer thinks along while a person is to move.
//!
//! Only `perfect` does. The other levels are limited by what they see and repeat from a seed, so what they have
//! seen before must not change their moves; and somebody else's program has its own ways. Whoever asks the
//! engines keeps a [`Pondering`] beside them; it says who thinks along, and how long.

use std::time::{Duration, Instant};

use game::Seat;
use search::Limits;

use crate::{Level, Match, PlayerSpec};

/// Whether a computer thinks along, and for how long it still may.
#[derive(Clone, Debug)]
pub struct Pondering {
    wanted: bool,
    /// The position that it is about.
    generation: Option<u64>,
    /// What is left of the time for this position.
    left: Duration,
    /// Who is thinking along, and since when.
    going_on: Option<(Seat, Instant)>,
}

impl Pondering {
    /// The longest time for one position: a person may be away for hours.
    pub const LONGEST: Duration = Duration::from_secs(60);

    /// Nobody thinks along yet, and never if it is not wanted.
    pub fn new(wanted: bool) -> Pondering {
        Pondering { wanted, generation: None, left: Duration::ZERO, going_on: None }
    }

    /// The computer that thinks along while a person is to move: of those that play perfectly the one that moves
    /// next.
    pub fn ponderer(played: &Match) -> Option<Seat> {
        if !played.awaits_person() {
            return None;
        }
        let mover = played.to_move()?;
        let perfect = |seat: &Seat| *played.player(*seat) == PlayerSpec::Level(Level::Perfect);
        std::iter::successors(Some(mover), |seat| Some(seat.next(played.seats())))
            .take(usize::from(played.seats()))
            .find(perfect)
    }

    /// Who is to think along from now on, and within which limits: one thread, and the rest of the time. `None` if
    /// nobody is, somebody does already, or this position has been thought about for long enough.
    pub fn begin(&mut self, played: &Match) -> Option<(Seat, Limits)> {
        if !self.wanted || self.going_on.is_some() {
            return None;
        }
        let seat = Pondering::ponderer(played)?;
        if self.generation.replace(played.generation()) != Some(played.generation()) {
            self.left = Pondering::LONGEST;
        }
        if self.left.is_zero() {
            return None;
        }
        self.going_on = Some((seat, Instant::now()));
        Some((seat, Limits { threads: 1, ..Limits::time(self.left) }))
    }

    /// It was interrupted. What is left of the time for the position is kept.
    pub fn interrupted(&mut self) {
        if let Some((_, since)) = self.going_on.take() {
            self.left = self.left.saturating_sub(since.elapsed());
        }
    }

    /// The engine says that there is nothing more to learn, that its time is over, or that it has failed. Whether that
    /// was about the position that is thought about.
    pub fn finished(&mut self, generation: u64) -> bool {
        let about = self.generation == Some(generation) && self.going_on.is_some();
        if about {
            self.going_on = None;
            self.left = Duration::ZERO;
        }
        about
    }

    /// Who is thinking along now.
    pub fn seat(&self) -> Option<Seat> {
        self.going_on.map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MatchOptions, Seating, toy};

    fn played(players: &str) -> Match {
        let list = PlayerSpec::parse_list(players).expect("players");
        let options = MatchOptions { seating: Seating::List(list), ..MatchOptions::default() };
        Match::new(toy::entry(), &options).expect("a match")
    }

    fn begins(players: &str) -> Option<usize> {
        Pondering::new(true).begin(&played(players)).map(|(seat, _)| seat.index())
    }

    #[test]
    fn only_perfect_thinks_along_and_only_while_a_person_is_to_move() {
        assert_eq!(begins("human,perfect"), Some(1));
        assert_eq!(begins("human,hard"), None, "it repeats from a seed");
        assert_eq!(begins("human,human"), None);
        assert_eq!(begins("perfect,human"), None, "it is to move itself");
        assert_eq!(begins("human,program:bot"), None);
        assert!(Pondering::new(false).begin(&played("human,perfect")).is_none(), "nobody wants it");
    }

    #[test]
    fn it_takes_one_thread_and_its_time_is_bounded() {
        let mut played = played("human,perfect");
        let mut pondering = Pondering::new(true);
        let (seat, limits) = pondering.begin(&played).expect("it begins");
        assert_eq!((limits.threads, limits.time), (1, Some(Pondering::LONGEST)));
        assert_eq!(pondering.seat(), Some(seat));
        assert!(pondering.begin(&played).is_none(), "somebody thinks along already");
        pondering.interrupted();
        assert_eq!(pondering.seat(), None);
        let (_, limits) = pondering.begin(&played).expect("it goes on");
        assert!(limits.time < Some(Pondering::LONGEST), "only the rest of the time is left");
        assert!(!pondering.finished(played.generation() + 1), "another position");
        assert!(pondering.finished(played.generation()));
        assert!(pondering.begin(&played).is_none(), "nothing more to learn here");
        // In another position the time begins again.
        let mv = played.game().legal_moves()[0].clone();
        played.play(&mv).expect("a move");
        played.undo().expect("it is taken back");
        let (_, limits) = pondering.begin(&played).expect("it begins again");
        assert_eq!(limits.time, Some(Pondering::LONGEST));
    }
}
