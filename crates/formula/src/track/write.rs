//! Writing a track file, so that `parse` reads the same track back.

use std::fmt;

use super::{Cell, Track};

impl fmt::Display for Track {
    /// Writes the track file: the header lines, an empty line, and every row in full. The last line has no
    /// line break.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in self.headers() {
            writeln!(f, "{}", format!("{key}: {value}").trim_end())?;
        }
        if self.headers().next().is_some() {
            writeln!(f)?;
        }
        for y in 0..self.height() {
            let row: String = self.row(y).iter().copied().map(Cell::letter).collect();
            f.write_str(if y == 0 { "" } else { "\n" })?;
            f.write_str(&row)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_written_in_full() {
        let track: Track = "by: hand\nname:\n\nS.\n.\n..F\n\n".parse().expect("a good track");
        assert_eq!(track.to_string(), "by: hand\nname:\n\nS.#\n.##\n..F");
        let plain: Track = "S.\n.\n..F\n\n".parse().expect("a good track");
        assert_eq!(plain.to_string(), "S.#\n.##\n..F");
    }
}
