//! What a new game is made from: the size of the board and the number of seats.

use game::{Field, FieldKind, Setup, SetupError, Values};

use crate::texts;

/// The least number of dots in a row or column.
pub const MIN_DOTS: u8 = 2;
/// The greatest number of dots in a row or column.
pub const MAX_DOTS: u8 = 11;
/// The least number of seats.
pub const MIN_SEATS: u8 = 2;
/// The greatest number of seats.
pub const MAX_SEATS: u8 = 4;

const ROWS: Field = Field {
    key: "rows",
    label: texts::ROWS,
    kind: FieldKind::Number { min: MIN_DOTS as u64, max: MAX_DOTS as u64 },
    default: "5",
    help: texts::ROWS_HELP,
};
const COLS: Field = Field {
    key: "cols",
    label: texts::COLS,
    kind: FieldKind::Number { min: MIN_DOTS as u64, max: MAX_DOTS as u64 },
    default: "6",
    help: texts::COLS_HELP,
};
const SEATS: Field = Field {
    key: "seats",
    label: texts::SEATS,
    kind: FieldKind::Number { min: MIN_SEATS as u64, max: MAX_SEATS as u64 },
    default: "2",
    help: texts::SEATS_HELP,
};
static FIELDS: [Field; 3] = [ROWS, COLS, SEATS];

/// The set-up of a game. The default is the standard board, 5 rows of 6 dots, for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimbiricheSetup {
    /// Rows of dots, [`MIN_DOTS`] to [`MAX_DOTS`].
    pub rows: u8,
    /// Columns of dots, [`MIN_DOTS`] to [`MAX_DOTS`].
    pub cols: u8,
    /// Seats, [`MIN_SEATS`] to [`MAX_SEATS`].
    pub seats: u8,
}

impl TimbiricheSetup {
    /// A board of `rows` times `cols` dots for two.
    pub const fn dots(rows: u8, cols: u8) -> TimbiricheSetup {
        TimbiricheSetup { rows, cols, seats: 2 }
    }

    /// A board of `rows` times `cols` boxes for two: one dot more each way.
    pub const fn boxes(rows: u8, cols: u8) -> TimbiricheSetup {
        TimbiricheSetup::dots(rows + 1, cols + 1)
    }

    /// The same board for another number of seats.
    #[must_use]
    pub const fn with_seats(self, seats: u8) -> TimbiricheSetup {
        TimbiricheSetup { seats, ..self }
    }

    /// Whether every value is in its range.
    ///
    /// # Errors
    /// The first value that is not.
    pub fn check(&self) -> Result<(), SetupError> {
        ROWS.check(&self.rows.to_string())?;
        COLS.check(&self.cols.to_string())?;
        SEATS.check(&self.seats.to_string())
    }
}

impl Default for TimbiricheSetup {
    fn default() -> Self {
        TimbiricheSetup::dots(5, 6)
    }
}

impl Setup for TimbiricheSetup {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        values.check(&FIELDS)?;
        // The fields hold every number far below 256.
        let number = |field| values.number(field).map(|number| number as u8);
        Ok(TimbiricheSetup { rows: number(&ROWS)?, cols: number(&COLS)?, seats: number(&SEATS)? })
    }

    fn to_values(&self) -> Values {
        Values::new().with("rows", self.rows).with("cols", self.cols).with("seats", self.seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<TimbiricheSetup, SetupError> {
        TimbiricheSetup::from_values(&Values::parse(text)?)
    }

    #[test]
    fn what_is_missing_has_its_default() {
        assert_eq!(read(""), Ok(TimbiricheSetup { rows: 5, cols: 6, seats: 2 }));
        assert_eq!(read("cols=11"), Ok(TimbiricheSetup::dots(5, 11)));
        assert_eq!(read("seats=4,rows=2"), Ok(TimbiricheSetup::dots(2, 6).with_seats(4)));
    }

    #[test]
    fn what_is_out_of_range_is_refused() {
        for text in ["rows=1", "rows=12", "cols=0", "cols=-3", "seats=1", "seats=5", "rows=x", "size=5"] {
            assert!(read(text).is_err(), "{text}");
        }
        let error = TimbiricheSetup { rows: 5, cols: 40, seats: 2 }.check().unwrap_err();
        assert_eq!(error.to_string(), "cols: expected a number from 2 to 11, found '40'");
    }
}
