//! The whole table against the rules, and parts of it against a plain search.

use game::Game;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::Step;

/// The fate of a position by the definition alone.
fn by_rules(game: &GatoERato, below: &mut dyn FnMut(&GatoERato) -> Fate) -> Fate {
    if let Some(winner) = game.winner() {
        return Fate { winner, plies: 0 };
    }
    let side = game.side_to_move();
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let fates: Vec<Fate> = moves.into_iter().map(|mv| below(&game.after(mv))).collect();
    let shortest_win = fates.iter().filter(|fate| fate.winner == side).map(|fate| fate.plies).min();
    match shortest_win {
        Some(plies) => Fate { winner: side, plies: plies + 1 },
        None => {
            let longest = fates.iter().map(|fate| fate.plies).max().expect("an open game has a move");
            Fate { winner: side.other(), plies: longest + 1 }
        }
    }
}

/// Plain minimax, without the table.
fn minimax(game: &GatoERato) -> Fate {
    by_rules(game, &mut minimax)
}

#[test]
fn the_cats_win_from_the_start_in_44_plies() {
    let solution = Solution::shared();
    let start = GatoERato::start();
    assert_eq!(solution.fate(&start), Fate { winner: Side::Cats, plies: 44 });
    let line = solution.line(&start);
    assert_eq!(line.len(), 44);
    let end = line.iter().fold(start, |game, &mv| {
        assert_eq!(game.check(mv), Ok(()));
        game.after(mv)
    });
    assert_eq!(end.winner(), Some(Side::Cats));
}

#[test]
fn the_table_is_small() {
    assert_eq!(Solution::shared().bytes(), SIZE);
    assert_eq!(index::placements().count(), PLACEMENTS);
    let last = index::placements()
        .next_back()
        .and_then(|cats| GatoERato::position(cats, Square::from_index(0), Side::Cats));
    assert!(slot(&last.expect("a position")) < SIZE);
}

#[test]
fn every_value_agrees_with_its_successors() {
    let solution = Solution::shared();
    let mut count = 0;
    for (game, fate) in solution.positions() {
        assert_eq!(by_rules(&game, &mut |next| solution.fate(next)), fate, "{game:?}");
        count += 1;
    }
    assert_eq!(count, PLACEMENTS * 28 * 2, "four cats, a mouse on a free square, two sides to move");
}

#[test]
fn plain_minimax_agrees_on_late_positions() {
    let solution = Solution::shared();
    let mut rng = ChaCha8Rng::seed_from_u64(44);
    let mut compared = 0;
    while compared < 5000 {
        // Cats that are far up leave few moves, so that a search without a table ends.
        let mut cats = crate::SquareSet::EMPTY;
        while cats.len() < 4 {
            cats = cats.with(Square::from_index(rng.random_range(12..32)));
        }
        let mouse = Square::from_index(rng.random_range(0..32));
        let side = Side::BOTH[rng.random_range(0..2)];
        let Some(game) = GatoERato::position(cats, mouse, side) else { continue };
        let cat_moves: u8 = cats.iter().map(|cat| 8 - cat.line()).sum();
        if (1..=5).contains(&cat_moves) {
            assert_eq!(solution.fate(&game), minimax(&game), "{game:?}");
            compared += 1;
        }
    }
}

#[test]
fn perfect_play_keeps_its_word() {
    let solution = Solution::shared();
    for (game, fate) in solution.positions().step_by(97) {
        let verdicts = solution.verdicts(&game);
        assert_eq!(verdicts.is_empty(), game.winner().is_some());
        let Some((best, promised)) = solution.best(&game) else { continue };
        assert_eq!(promised, fate, "the best move holds the value");
        let side = game.side_to_move();
        let ranking = solution.ranking(&game);
        assert_eq!(ranking[0].1, fate);
        assert!(ranking.is_sorted_by_key(|(_, fate)| -fate.score(side).rank()));
        assert_eq!(ranking.len(), verdicts.len());
        if fate.winner != side {
            let kept = |mv: Step| solution.winning_moves(&game.after(mv));
            let equals = verdicts.iter().filter(|(_, other)| *other == fate);
            let fewest = equals.map(|(mv, _)| kept(*mv)).min();
            assert_eq!(Some(kept(best)), fewest, "the most difficult of the longest ways");
        }
    }
}

#[test]
fn fates_read_well() {
    let fate = |winner, plies| Fate { winner, plies };
    assert_eq!(fate(Side::Cats, 31).to_string(), "cats win in 31");
    assert_eq!(fate(Side::Mouse, 1).to_string(), "mouse wins in 1");
    assert_eq!(fate(Side::Mouse, 0).to_string(), "mouse has won");
    assert_eq!(fate(Side::Cats, 0).to_string(), "cats have won");
    assert_eq!(fate(Side::Cats, 2).score(Side::Mouse), search::Score::Loss(2));
    assert_eq!(fate(Side::Cats, 2).score(Side::Cats), search::Score::Win(2));
}

/// The cats on a line when `moved` of them have gone on to the next, beginning at the edge from which that
/// line can be closed: on odd lines the left one, on even lines the right one. And the step that comes next.
fn sweep(line: u8, moved: usize) -> (crate::SquareSet, Step) {
    let squares = |line: u8| (1..=8).filter_map(move |column| Square::new(line, column));
    let mut pairs: Vec<Step> = squares(line).zip(squares(line + 1)).map(|(a, b)| Step::new(a, b)).collect();
    if line.is_multiple_of(2) {
        pairs.reverse();
    }
    let cats = pairs.iter().enumerate().map(|(n, pair)| if n < moved { pair.to } else { pair.from });
    (cats.collect(), pairs[moved])
}

#[test]
fn the_cats_win_by_sweeping_line_after_line() {
    let solution = Solution::shared();
    for (line, moved) in (1..=6).flat_map(|line| (0..4).map(move |moved| (line, moved))) {
        let (cats, step) = sweep(line, moved);
        for mouse in Square::all().filter(|mouse| mouse.line() > line && !cats.contains(*mouse)) {
            for side in Side::BOTH {
                let game = GatoERato::position(cats, mouse, side).expect("a position");
                assert_eq!(solution.fate(&game).winner, Side::Cats, "{game:?}");
                if side == Side::Cats && mouse != step.to {
                    assert_eq!(solution.fate(&game.after(step)).winner, Side::Cats, "{step} {game:?}");
                }
            }
        }
    }
}
