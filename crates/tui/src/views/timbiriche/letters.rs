//! Initials drawn large: letters and digits of 5 by 5 points.

/// The points of each character, row by row from the top, the highest of 25 bits first.
const POINTS: [(char, u32); 36] = [
    ('A', 0b01110_10001_11111_10001_10001),
    ('B', 0b11110_10001_11110_10001_11110),
    ('C', 0b01111_10000_10000_10000_01111),
    ('D', 0b11110_10001_10001_10001_11110),
    ('E', 0b11111_10000_11110_10000_11111),
    ('F', 0b11111_10000_11110_10000_10000),
    ('G', 0b01111_10000_10011_10001_01111),
    ('H', 0b10001_10001_11111_10001_10001),
    ('I', 0b01110_00100_00100_00100_01110),
    ('J', 0b00111_00010_00010_10010_01100),
    ('K', 0b10001_10010_11100_10010_10001),
    ('L', 0b10000_10000_10000_10000_11111),
    ('M', 0b10001_11011_10101_10001_10001),
    ('N', 0b10001_11001_10101_10011_10001),
    ('O', 0b01110_10001_10001_10001_01110),
    ('P', 0b11110_10001_11110_10000_10000),
    ('Q', 0b01110_10001_10101_10010_01101),
    ('R', 0b11110_10001_11110_10010_10001),
    ('S', 0b01111_10000_01110_00001_11110),
    ('T', 0b11111_00100_00100_00100_00100),
    ('U', 0b10001_10001_10001_10001_01110),
    ('V', 0b10001_10001_10001_01010_00100),
    ('W', 0b10001_10001_10101_11011_10001),
    ('X', 0b10001_01010_00100_01010_10001),
    ('Y', 0b10001_01010_00100_00100_00100),
    ('Z', 0b11111_00010_00100_01000_11111),
    ('0', 0b01110_10011_10101_11001_01110),
    ('1', 0b00100_01100_00100_00100_01110),
    ('2', 0b11110_00001_01110_10000_11111),
    ('3', 0b11110_00001_01110_00001_11110),
    ('4', 0b10010_10010_11111_00010_00010),
    ('5', 0b11111_10000_11110_00001_11110),
    ('6', 0b01110_10000_11110_10001_01110),
    ('7', 0b11111_00010_00100_01000_01000),
    ('8', 0b01110_10001_01110_10001_01110),
    ('9', 0b01110_10001_01111_00001_01110),
];

/// Points in a row, and rows of points.
pub(super) const SIZE: u16 = 5;

/// The points of a character; `None` if it has no drawing.
pub(super) fn points(c: char) -> Option<u32> {
    POINTS.iter().find(|(known, _)| *known == c).map(|(_, points)| *points)
}

/// Whether there is a point; none outside of the drawing.
pub(super) fn is_set(points: u32, x: u16, y: u16) -> bool {
    x < SIZE && y < SIZE && points >> (SIZE * SIZE - 1 - (y * SIZE + x)) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_initial_has_a_drawing_of_its_own() {
        let mut seen = std::collections::HashSet::new();
        for c in ('A'..='Z').chain('0'..='9') {
            let drawn = points(c).expect("a drawing");
            assert!(drawn != 0 && seen.insert(drawn), "{c} looks like another one");
        }
        assert_eq!(points('?'), None);
    }

    #[test]
    fn points_are_counted_from_the_upper_left() {
        let drawn = points('L').expect("a drawing");
        assert!(is_set(drawn, 0, 0) && !is_set(drawn, 4, 0) && is_set(drawn, 4, 4));
        assert!(!is_set(drawn, 5, 4) && !is_set(drawn, 0, 5));
    }
}
