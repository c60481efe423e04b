//! The sums, against a slow and plain reference.

use proptest::prelude::*;

use super::result;
use crate::Level;
use crate::statistics::{GameResult, Opponent, PersonOutcome, Streak, Summary, groups};

const OUTCOMES: [PersonOutcome; 4] =
    [PersonOutcome::Won, PersonOutcome::Drawn, PersonOutcome::Lost, PersonOutcome::None];

/// Any result: outcome, opponent, seat, margin, moves, seconds, help, whether it ended beyond the rules.
fn any_result() -> impl Strategy<Value = GameResult> {
    (0..4usize, 0..6usize, 1..3u8, 0..9i32, 0..50u32, 0..900u64, 0..3u32, any::<bool>()).prop_map(
        |(outcome, opponent, seat, margin, moves, seconds, help, resigned)| {
            let outcome = OUTCOMES[outcome];
            let other = ["easy", "medium", "hard", "perfect", "random", "program"][opponent];
            let seats = if seat == 1 { ["human", other] } else { [other, "human"] };
            let mut result = result("x", &seats, seat, outcome);
            if outcome == PersonOutcome::None {
                (result.seats, result.persons) = (vec!["human".to_string(); 2], vec![1, 2]);
            }
            result.margin = (outcome == PersonOutcome::Won && !resigned).then_some(margin);
            result.reason = resigned.then(|| "seat 2 resigned".to_string());
            (result.own_moves, result.seconds, result.hints) = (moves, seconds, help / 2);
            result
        },
    )
}

/// The length of the run of `outcome` that ends with the game `end`, games between persons left out.
fn run_before(list: &[GameResult], end: usize, outcome: PersonOutcome) -> u32 {
    let ranked = list[..end].iter().rev().filter(|result| result.outcome != PersonOutcome::None);
    ranked.take_while(|result| result.outcome == outcome).count() as u32
}

proptest! {
    #[test]
    fn sums_agree_with_the_list(list in prop::collection::vec(any_result(), 0..40)) {
        let sum = Summary::of(&list);
        let count = |outcome| list.iter().filter(|result| result.outcome == outcome).count() as u32;
        prop_assert_eq!(sum.played as usize, list.len());
        prop_assert_eq!(sum.won + sum.drawn + sum.lost + sum.unranked, sum.played);
        prop_assert_eq!(sum.won, count(PersonOutcome::Won));
        prop_assert_eq!(sum.drawn, count(PersonOutcome::Drawn));
        prop_assert_eq!(sum.lost, count(PersonOutcome::Lost));
        prop_assert_eq!(sum.seconds, list.iter().map(|result| result.seconds).sum::<u64>());
        prop_assert!(sum.helped_wins <= sum.won);

        // Streaks: every run is counted anew from every end.
        let now = (
            run_before(&list, list.len(), PersonOutcome::Won),
            run_before(&list, list.len(), PersonOutcome::Lost),
        );
        prop_assert_eq!(sum.streak, match now {
            (0, 0) => Streak::None,
            (won, 0) => Streak::Won(won),
            (_, lost) => Streak::Lost(lost),
        });
        let longest = |outcome| (0..=list.len()).map(|end| run_before(&list, end, outcome)).max();
        prop_assert_eq!(Some(sum.longest_won), longest(PersonOutcome::Won));
        prop_assert_eq!(Some(sum.longest_lost), longest(PersonOutcome::Lost));

        // Bests: of the wins by the rules and without help.
        let clean = || list.iter().filter(|result| {
            result.outcome == PersonOutcome::Won && result.reason.is_none()
                && result.hints == 0 && result.taken_back == 0
        });
        prop_assert_eq!(sum.best_margin, clean().filter_map(|result| result.margin).max());
        prop_assert_eq!(sum.fewest_moves, clean().map(|result| result.own_moves).min());
        prop_assert_eq!(sum.shortest, clean().map(|result| result.seconds).min());
        prop_assert_eq!(sum.last.as_ref(), list.last());
    }

    #[test]
    fn groups_share_the_games_out(list in prop::collection::vec(any_result(), 0..40)) {
        let all = Summary::of(&list);
        let groups = groups(&list);
        let total = |of: fn(&Summary) -> u32| groups.iter().map(|group| of(&group.summary)).sum::<u32>();
        prop_assert_eq!(total(|sum| sum.played), all.played);
        prop_assert_eq!(total(|sum| sum.won), all.won);
        prop_assert_eq!(total(|sum| sum.lost), all.lost);
        prop_assert_eq!(total(|sum| sum.drawn), all.drawn);
        prop_assert!(groups.iter().all(|group| group.summary.played > 0));
        let kinds: Vec<_> = groups.iter().map(|group| (group.opponent.clone(), group.seat)).collect();
        let mut sorted = kinds.clone();
        sorted.sort();
        sorted.dedup();
        prop_assert_eq!(&kinds, &sorted, "each kind once, the weakest level first");
        for group in &groups {
            let own: Vec<&GameResult> = list
                .iter()
                .filter(|result| result.opponent() == group.opponent && result.seat() == group.seat)
                .collect();
            prop_assert_eq!(&Summary::of(own), &group.summary);
        }
        prop_assert_eq!(
            groups.iter().filter_map(|group| group.summary.best_margin).max(), all.best_margin
        );
    }
}

#[test]
fn opponents_are_told_apart() {
    let of = |seats: &[&str], persons: &[u8]| {
        let mut result = result("x", seats, 1, PersonOutcome::Won);
        result.persons = persons.to_vec();
        result.opponent()
    };
    assert_eq!(of(&["human", "hard"], &[1]), Opponent::Level(Level::Hard));
    assert_eq!(of(&["easy", "human", "easy"], &[2]), Opponent::Level(Level::Easy));
    assert_eq!(of(&["easy", "human", "hard"], &[2]), Opponent::Mixed);
    assert_eq!(of(&["human", "random"], &[1]), Opponent::Named("random".to_string()));
    assert_eq!(of(&["human", "program"], &[1]), Opponent::Program);
    assert_eq!(of(&["human", "human"], &[1, 2]), Opponent::Person);
    assert_eq!(of(&["human"], &[1]), Opponent::Alone);
    assert!(Opponent::Level(Level::Perfect) < Opponent::Named("a".to_string()));
}
