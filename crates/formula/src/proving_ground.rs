//! Large plain tracks for measurements, made by rule.

use crate::Error;
use crate::geometry::Point;
use crate::track::{Cell, Track};

/// An open field: everything is track, with the start in the first corner and the finish in the last.
///
/// # Errors
/// If the size is out of bounds.
pub fn open_field(width: usize, height: usize) -> Result<Track, Error> {
    let mut track = Track::new(width, height)?;
    fill(&mut track, (0, 0), (width, height), Cell::Track);
    track.set(Point::new(0, 0), Cell::Start);
    track.set(Point::new(width as i16 - 1, height as i16 - 1), Cell::Finish);
    track.set_header("name", &format!("Open field {width}x{height}"));
    Ok(track)
}

/// Straights of `lane` crossings from side to side, one below the other with walls of two crossings between
/// them, joined at alternating ends. The start is in the first, the finish at the end of the last.
///
/// # Errors
/// If the size is out of bounds.
pub fn serpentine(width: usize, height: usize, lane: usize) -> Result<Track, Error> {
    let mut track = Track::new(width, height)?;
    let pitch = lane + 2;
    let lanes = (height.saturating_sub(lane) / pitch) + 1;
    for index in 0..lanes {
        let top = index * pitch;
        fill(&mut track, (0, top), (width, top + lane), Cell::Track);
        if index + 1 < lanes {
            let left = if index % 2 == 0 { width.saturating_sub(lane) } else { 0 };
            fill(&mut track, (left, top + lane), (left + lane, top + pitch), Cell::Track);
        }
    }
    let end = if lanes % 2 == 1 { width - 1 } else { 0 };
    fill(&mut track, (0, 0), (1, lane), Cell::Start);
    fill(&mut track, (end, (lanes - 1) * pitch), (end + 1, (lanes - 1) * pitch + lane), Cell::Finish);
    track.set_header("name", &format!("Serpentine {width}x{height}, lanes of {lane}"));
    Ok(track)
}

/// Sets the crossings from `first` up to but without `end`.
fn fill(track: &mut Track, first: (usize, usize), end: (usize, usize), cell: Cell) {
    for y in first.1..end.1 {
        (first.0..end.0).for_each(|x| track.set(Point::new(x as i16, y as i16), cell));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ground::Ground;

    #[test]
    fn both_can_be_finished() {
        for track in [open_field(10, 7), serpentine(12, 19, 3), serpentine(12, 14, 3), serpentine(9, 9, 9)] {
            let track = track.expect("a small track");
            let ground = Ground::new(track.clone());
            let steps = ground.steps_to_finish();
            let start = track.starts()[0];
            assert_ne!(steps[start.y as usize * track.width() + start.x as usize], u32::MAX, "{track}");
        }
    }
}
