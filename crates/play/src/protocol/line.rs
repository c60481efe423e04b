//! Lines of bounded length from a stream of bytes.

use std::io::{self, BufRead, ErrorKind};

/// A line as it came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line of text without its line end.
    Text(String),
    /// A line above the limit, told as soon as it is above it; what is left of the line is skipped.
    TooLong,
    /// A line that is not UTF-8.
    NotText,
}

/// Reads lines; of a line above the limit no more than the limit is ever held in memory.
pub(crate) struct LineReader<R> {
    input: R,
    longest: usize,
    /// Whether the rest of a line above the limit has yet to be skipped.
    skipping: bool,
}

impl<R: BufRead> LineReader<R> {
    /// Reads from `input`; a line may have up to `longest` bytes before its line break.
    pub(crate) fn new(input: R, longest: usize) -> LineReader<R> {
        LineReader { input, longest, skipping: false }
    }

    /// The next line; `None` at the end of the input. The last line may lack its line break.
    ///
    /// # Errors
    /// If reading fails.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Line>> {
        let mut kept = Vec::new();
        let mut anything = false;
        loop {
            let buffer = match self.input.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                return Ok(anything.then(|| finished(kept)));
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let consumed = end.map_or(buffer.len(), |end| end + 1);
            let skipped = self.skipping;
            let too_long = !skipped && kept.len() + part.len() > self.longest;
            if !skipped && !too_long {
                anything = true;
                kept.extend_from_slice(part);
            }
            self.input.consume(consumed);
            self.skipping = (skipped || too_long) && end.is_none();
            if too_long {
                return Ok(Some(Line::TooLong));
            }
            if end.is_some() && !skipped {
                return Ok(Some(finished(kept)));
            }
        }
    }
}

fn finished(mut kept: Vec<u8>) -> Line {
    if kept.last() == Some(&b'\r') {
        kept.pop();
    }
    String::from_utf8(kept).map_or(Line::NotText, Line::Text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::{BufReader, Read};

    fn all(bytes: &[u8], longest: usize, buffer: usize) -> Vec<Line> {
        let mut reader = LineReader::new(BufReader::with_capacity(buffer, bytes), longest);
        std::iter::from_fn(|| reader.next_line().expect("memory can be read")).collect()
    }

    #[test]
    fn lines_of_every_kind_are_told_apart() {
        let text = |text: &str| Line::Text(text.to_string());
        for buffer in [1, 2, 3, 64] {
            let lines = all(b"one\r\n\ntoo long a line\n\xff\nlast", 6, buffer);
            assert_eq!(lines, [text("one"), text(""), Line::TooLong, Line::NotText, text("last")]);
        }
    }

    #[test]
    fn a_line_of_a_gigabyte_is_skipped_in_little_memory() {
        let input = std::io::repeat(b'x').take(1 << 30).chain(&b"\nquit\n"[..]);
        let mut reader = LineReader::new(BufReader::with_capacity(1 << 16, input), 1 << 16);
        assert_eq!(reader.next_line().ok(), Some(Some(Line::TooLong)));
        assert_eq!(reader.next_line().ok(), Some(Some(Line::Text("quit".to_string()))));
    }

    #[test]
    fn a_line_that_does_not_end_is_told_as_soon_as_it_is_too_long() {
        struct Endless(u64);
        impl Read for Endless {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.0 += buffer.len() as u64;
                assert!(self.0 < 1 << 20, "nobody has to read on to know");
                buffer.fill(b'x');
                Ok(buffer.len())
            }
        }
        let mut reader = LineReader::new(BufReader::new(Endless(0)), 1 << 16);
        assert_eq!(reader.next_line().ok(), Some(Some(Line::TooLong)));
    }

    proptest! {
        #[test]
        fn the_lines_do_not_depend_on_how_the_bytes_arrive(
            bytes in proptest::collection::vec(prop_oneof![Just(b'\n'), Just(b'\r'), any::<u8>()], 0..200),
            buffer in 1_usize..50,
        ) {
            let expected: Vec<Line> = bytes
                .split_inclusive(|byte| *byte == b'\n')
                .map(|line| {
                    let line = line.strip_suffix(b"\n").unwrap_or(line);
                    if line.len() > 20 { Line::TooLong } else { finished(line.to_vec()) }
                })
                .collect();
            prop_assert_eq!(all(&bytes, 20, buffer), expected);
        }
    }
}
