//! The value over a game, as a curve and drawn with characters.

use game::Seat;
use search::Score;

use crate::analysis::{Mark, PlyAnalysis};

/// A point of the curve: the position before a move, or after the last one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// The seat whose view it is: with two seats always the first, else the one that was to move.
    pub seat: Seat,
    /// How it stands for that seat. A win or a loss is at the end of the scale.
    pub height: Height,
    /// How good the move was that came next; `None` at the end.
    pub mark: Option<Mark>,
}

/// A height on the curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Height {
    /// Won.
    Top,
    /// In the unit of the game; more is better.
    At(i64),
    /// Lost.
    Bottom,
}

/// The curve of an analysed game at a table of `seats`.
pub fn curve(plies: &[PlyAnalysis], seats: u8) -> Vec<CurvePoint> {
    let height = |seat: Seat, score: Score, made: usize| {
        let turned = seats == 2 && seat != Seat::FIRST;
        let height = match score {
            Score::Win(_) => Height::Top,
            Score::Loss(_) | Score::NoWay | Score::Untold => Height::Bottom,
            Score::Points(points) => Height::At(i64::from(points)),
            // The turns of the whole way, so that a perfect drive is a flat line.
            Score::Turns(turns) => Height::At(-(i64::from(turns) + made as i64)),
        };
        match height {
            Height::Top if turned => Height::Bottom,
            Height::Bottom if turned => Height::Top,
            Height::At(at) if turned => Height::At(-at),
            height => height,
        }
    };
    let view = |seat| if seats == 2 { Seat::FIRST } else { seat };
    let mut points: Vec<CurvePoint> = plies
        .iter()
        .enumerate()
        .map(|(made, ply)| CurvePoint {
            seat: view(ply.seat),
            height: height(ply.seat, ply.before.score, made),
            mark: Some(ply.mark),
        })
        .collect();
    if let Some(last) = plies.last() {
        let height = height(last.seat, last.after.score, plies.len() - 1);
        points.push(CurvePoint { seat: view(last.seat), height, mark: None });
    }
    points
}

/// Draws a curve with ASCII characters: the curve itself, a line below it that marks mistakes, and the move
/// numbers. A game with more moves than columns is drawn at even steps; a step shows its worst mark. No line
/// is longer than `width`.
pub fn draw(curve: &[CurvePoint], seats: u8, width: usize, height: usize) -> Vec<String> {
    const MARGIN: usize = 7;
    let columns = width.saturating_sub(MARGIN).min(curve.len());
    let rows = height.max(3);
    if columns == 0 {
        return Vec::new();
    }
    let at = |point: &CurvePoint| match point.height {
        Height::At(at) => Some(at),
        _ => None,
    };
    // The scale holds all heights, and 0 where there is a balance to show.
    let balance = curve.iter().any(|point| at(point).is_none_or(|at| at >= 0)).then_some(0);
    let heights = || curve.iter().filter_map(at).chain(balance);
    let (low, high) = (heights().min().unwrap_or(0), heights().max().unwrap_or(0));
    let row_of = |at: i64| -> usize {
        // Wins and losses have the outermost rows for themselves.
        let span = (high - low).max(1) as f64;
        1 + ((high - at) as f64 / span * (rows - 3) as f64).round() as usize
    };
    let mut grid = vec![vec![b' '; columns]; rows];
    if balance.is_some() {
        grid[row_of(0)].fill(b'.');
    }
    let mut marks = vec![b' '; columns];
    for column in 0..columns {
        let (from, to) = (column * curve.len() / columns, ((column + 1) * curve.len() / columns).max(1));
        let step = &curve[from..to.max(from + 1)];
        // The step holds at least the point where it begins.
        let point = &step[step.len() - 1];
        let row = match point.height {
            Height::Top => 0,
            Height::Bottom => rows - 1,
            Height::At(at) => row_of(at),
        };
        grid[row][column] = if seats == 2 { b'*' } else { b'1' + point.seat.index() as u8 };
        marks[column] = match step.iter().filter_map(|point| point.mark).max() {
            Some(Mark::Blunder) => b'#',
            Some(Mark::Mistake) => b'?',
            Some(Mark::Inaccuracy) => b'-',
            _ => b' ',
        };
    }
    let label = |row: usize| {
        if row == 0 {
            "won".to_string()
        } else if row == rows - 1 {
            "lost".to_string()
        } else if row == row_of(high) {
            high.to_string()
        } else if row == row_of(low) {
            low.to_string()
        } else if balance.is_some() && row == row_of(0) {
            "0".to_string()
        } else {
            String::new()
        }
    };
    let text = |label: &str, cells: &[u8]| {
        format!("{label:>5} |{}", String::from_utf8_lossy(cells)).trim_end().to_string()
    };
    let mut lines: Vec<String> =
        grid.iter().enumerate().map(|(row, cells)| text(&label(row), cells)).collect();
    lines.push(text("", &marks));
    let last = curve.len().saturating_sub(1).to_string();
    let gap = columns.saturating_sub(1 + last.len());
    lines.push(format!("{:MARGIN$}0{:gap$}{last}", "", ""));
    lines.last_mut().into_iter().for_each(|line| line.truncate(width));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(height: Height, mark: Mark) -> CurvePoint {
        CurvePoint { seat: Seat::FIRST, height, mark: Some(mark) }
    }

    #[test]
    fn a_small_curve_is_drawn() {
        let curve = [
            point(Height::At(0), Mark::Best),
            point(Height::At(2), Mark::Inaccuracy),
            point(Height::At(-2), Mark::Blunder),
            point(Height::Top, Mark::Best),
            point(Height::Bottom, Mark::Mistake),
        ];
        assert_eq!(
            draw(&curve, 2, 40, 7),
            [
                "  won |   *",
                "    2 | *",
                "      |",
                "    0 |*....",
                "      |",
                "   -2 |  *",
                " lost |    *",
                "      | -# ?",
                "       0   4",
            ]
        );
    }

    #[test]
    fn every_size_is_drawn() {
        for count in [1, 2, 3, 50, 300] {
            let curve: Vec<CurvePoint> =
                (0..count).map(|at| point(Height::At(at * 37 % 100 - 50), Mark::Best)).collect();
            for width in 0..90 {
                for height in [0, 3, 10] {
                    for line in draw(&curve, 3, width, height) {
                        assert!(line.len() <= width && line.is_ascii());
                    }
                }
            }
        }
        assert!(draw(&[], 2, 80, 10).is_empty());
    }
}
