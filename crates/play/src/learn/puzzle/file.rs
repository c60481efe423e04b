//! The text format of puzzles.
//!
//! ```text
//! puzzle: double-deal-3f2a
//! theme: double-deal
//! setup: rows=4 cols=4 seats=2
//! moves: H0,0 V1,2 H2,1
//! best: V0,0
//! value: 3
//! second: 1
//! line: V0,0 H1,1
//! difficulty: 12
//! ```
//!
//! Each puzzle is a block of `key: value` lines; empty lines stand between the blocks, and lines that begin with
//! `;` are comments. A value of the set-up with several lines (a track, a map) follows its `setup.NAME:` as lines
//! that begin with `|`, as in records. Values of moves are written as in the line protocol.

use std::fmt::Write;

use game::Values;
use game::record::DamagedRecord;
use game::setup::quoted;
use search::Score;

use super::Puzzle;

/// Reads a file of puzzles.
///
/// # Errors
/// The first line that can't be read, with what was expected.
pub fn parse(text: &str) -> Result<Vec<Puzzle>, DamagedRecord> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut block: Option<Block> = None;
    let mut lines = text.lines().zip(1..).peekable();
    while let Some((line, number)) = lines.next() {
        if line.starts_with(';') {
            continue;
        }
        if line.trim().is_empty() {
            puzzles.extend(block.take().map(Block::close).transpose()?);
            continue;
        }
        let Some((key, value)) = line.split_once(':') else {
            return Err(damaged(number, format!("expected 'key: value', found {}", quoted(line))));
        };
        let (key, value) = (key.trim(), value.trim());
        let mut several = Vec::new();
        while let Some((line, _)) = lines.next_if(|(line, _)| line.starts_with('|')) {
            several.push(line.strip_prefix("| ").unwrap_or(&line[1..]));
        }
        if key == "puzzle" {
            puzzles.extend(block.take().map(Block::close).transpose()?);
            if value.is_empty() || value.contains(char::is_whitespace) {
                return Err(damaged(
                    number,
                    format!("expected a name without blanks, found {}", quoted(value)),
                ));
            }
            if let Some(twin) = puzzles.iter().find(|known| known.id == value) {
                let problem =
                    format!("expected another name, found {} as in line {}", quoted(value), twin.at);
                return Err(damaged(number, problem));
            }
            block = Some(Block { id: value.to_string(), at: number, ..Block::default() });
            continue;
        }
        let Some(block) = &mut block else {
            return Err(damaged(number, format!("expected 'puzzle: NAME', found {}", quoted(line))));
        };
        let value = if several.is_empty() { value.to_string() } else { several.join("\n") };
        block.read(key, value, number)?;
    }
    puzzles.extend(block.take().map(Block::close).transpose()?);
    Ok(puzzles)
}

fn damaged(line: usize, problem: String) -> DamagedRecord {
    DamagedRecord { line, problem }
}

/// A puzzle that is being read.
#[derive(Default)]
struct Block {
    id: String,
    at: usize,
    theme: Option<String>,
    setup: Values,
    moves: Option<Vec<String>>,
    best: Option<String>,
    value: Option<Score>,
    second: Option<Score>,
    line: Option<Vec<String>>,
    difficulty: Option<u32>,
}

/// Fills what must stand only once.
fn once<T>(place: &mut Option<T>, value: T, key: &str, number: usize) -> Result<(), DamagedRecord> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(damaged(number, format!("expected '{key}' once in a puzzle, found it again"))),
    }
}

impl Block {
    fn read(&mut self, key: &str, value: String, number: usize) -> Result<(), DamagedRecord> {
        let words = || value.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        let score = || {
            Score::parse(&value).ok_or_else(|| {
                damaged(
                    number,
                    format!("expected a value such as 3, win 5 or turns 7, found {}", quoted(&value)),
                )
            })
        };
        let word = || match words().as_slice() {
            [word] => Ok(word.clone()),
            _ => Err(damaged(number, format!("expected one word, found {}", quoted(&value)))),
        };
        match key {
            "theme" => once(&mut self.theme, word()?, key, number),
            "moves" => once(&mut self.moves, words(), key, number),
            "best" => once(&mut self.best, word()?, key, number),
            "value" => once(&mut self.value, score()?, key, number),
            "second" => once(&mut self.second, score()?, key, number),
            "line" => once(&mut self.line, words(), key, number),
            "difficulty" => {
                let difficulty = value
                    .parse()
                    .map_err(|_| damaged(number, format!("expected a number, found {}", quoted(&value))))?;
                once(&mut self.difficulty, difficulty, key, number)
            }
            "setup" => {
                let values = Values::parse(&value).map_err(|error| damaged(number, error.to_string()))?;
                values.iter().for_each(|(name, value)| self.setup.set(name, value));
                Ok(())
            }
            _ => match key.strip_prefix("setup.") {
                Some(name) => {
                    self.setup.set(name, value);
                    Ok(())
                }
                None => Err(damaged(
                    number,
                    format!(
                        "expected one of puzzle, theme, setup, moves, best, value, second, line, difficulty, found {}",
                        quoted(key)
                    ),
                )),
            },
        }
    }

    fn close(self) -> Result<Puzzle, DamagedRecord> {
        let (at, id) = (self.at, self.id);
        let lacks =
            |key: &str| damaged(at, format!("puzzle {}: expected a line '{key}:', found none", quoted(&id)));
        let theme = self.theme.ok_or_else(|| lacks("theme"))?;
        let best = self.best.ok_or_else(|| lacks("best"))?;
        Ok(Puzzle {
            theme,
            setup: self.setup,
            moves: self.moves.ok_or_else(|| lacks("moves"))?,
            line: self.line.unwrap_or_else(|| vec![best.clone()]),
            best,
            value: self.value.ok_or_else(|| lacks("value"))?,
            second: self.second.ok_or_else(|| lacks("second"))?,
            difficulty: self.difficulty.ok_or_else(|| lacks("difficulty"))?,
            at,
            id,
        })
    }
}

/// Writes puzzles as [`parse`] reads them.
pub fn write(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(block).collect::<Vec<_>>().join("\n")
}

fn block(puzzle: &Puzzle) -> String {
    let mut text = format!("puzzle: {}\ntheme: {}\n", puzzle.id, puzzle.theme);
    let mut short = Values::new();
    let mut long = String::new();
    for (key, value) in puzzle.setup.iter() {
        if value.contains('\n') {
            long.push_str(&format!("setup.{key}:\n"));
            value.split('\n').for_each(|line| long.push_str(&format!("| {line}\n")));
        } else {
            short.set(key, value);
        }
    }
    if !short.is_empty() {
        text.push_str(&format!("setup: {short}\n"));
    }
    text.push_str(&long);
    let mut line = |key: &str, value: String| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}", format!("{key}: {value}").trim_end());
    };
    line("moves", puzzle.moves.join(" "));
    line("best", puzzle.best.clone());
    line("value", puzzle.value.to_string());
    line("second", puzzle.second.to_string());
    line("line", puzzle.line.join(" "));
    line("difficulty", puzzle.difficulty.to_string());
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn score() -> impl Strategy<Value = Score> {
        prop_oneof![
            (0..100_u32).prop_map(Score::Win),
            (0..100_u32).prop_map(Score::Loss),
            (-50..50_i32).prop_map(Score::Points),
            (1..90_u32).prop_map(Score::Turns),
            Just(Score::NoWay),
        ]
    }

    prop_compose! {
        fn puzzle()(
            (id, theme, best) in ("[a-z0-9-]{1,12}", "[a-z-]{1,12}", "[A-Z][0-9],[0-9]"),
            setup in prop::collection::vec(("[a-z]{1,6}", "([ -~]{1,10}\n){0,3}[ -~]{0,8}[a-z0-9]"), 0..3),
            moves in prop::collection::vec("[HV][0-9],[0-9]", 0..6),
            line in prop::collection::vec("[HV][0-9],[0-9]", 1..6),
            (value, second) in (score(), score()),
            difficulty in 0..1000_u32,
        ) -> Puzzle {
            let mut values = Values::new();
            setup.into_iter().for_each(|(key, value)| values.set(key, value));
            Puzzle { id, theme, setup: values, moves, best, value, second, line, difficulty, at: 0 }
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(mut puzzles in prop::collection::vec(puzzle(), 0..4)) {
            puzzles.iter_mut().enumerate().for_each(|(index, puzzle)| puzzle.id.push_str(&format!("-{index}")));
            let mut read = parse(&write(&puzzles)).expect("a good file");
            read.iter_mut().for_each(|puzzle| puzzle.at = 0);
            // Short values of the set-up stand before long ones.
            for puzzle in read.iter_mut().chain(&mut puzzles) {
                let mut pairs: Vec<_> =
                    puzzle.setup.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
                pairs.sort();
                puzzle.setup = Values::new();
                pairs.into_iter().for_each(|(key, value)| puzzle.setup.set(key, value));
            }
            prop_assert_eq!(read, puzzles);
        }

        #[test]
        fn whatever_is_read_ends_with_an_answer(text in "([a-z.]{0,8}:? ?[ -~]{0,12}\n){0,12}") {
            if let Err(error) = parse(&text) {
                prop_assert!(error.line <= text.lines().count());
            }
        }
    }

    const GOOD: &str = "puzzle: a\ntheme: t\nsetup: n=1\nmoves: x y\nbest: z\nvalue: 3\nsecond: 1\nline: z\n\
                        difficulty: 1\n";

    #[test]
    fn bad_lines_are_named() {
        let message = |text: &str| parse(text).map_or_else(|error| error.to_string(), |_| "good".to_string());
        assert_eq!(message(GOOD), "good");
        assert_eq!(message("theme: t\n"), "line 1: expected 'puzzle: NAME', found 'theme: t'");
        assert_eq!(
            message(&GOOD.replace("value: 3", "value: much")),
            "line 6: expected a value such as 3, win 5 or turns 7, found 'much'"
        );
        assert_eq!(
            message(&GOOD.replace("best: z\n", "")),
            "line 1: puzzle 'a': expected a line 'best:', found none"
        );
        assert_eq!(
            message(&format!("; two\n{GOOD}\n{GOOD}")),
            "line 12: expected another name, found 'a' as in line 2"
        );
        assert_eq!(
            message(&GOOD.replace("best: z", "best: z\nbest: z")),
            "line 6: expected 'best' once in a puzzle, found it again"
        );
        assert_eq!(message(&GOOD.replace("n=1", "n")), "line 3: expected KEY=VALUE, found 'n'");
        assert!(
            message(&GOOD.replace("best:", "beast:")).starts_with("line 5: expected one of puzzle, theme")
        );
    }
}
