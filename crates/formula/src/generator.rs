//! Random tracks that can always be finished.
//!
//! A walk over a coarse grid that never meets itself becomes a road: its stations are moved a little, joined by
//! straights of changing width, and drawn on the paper. The start is at one end, the finish at the other, so
//! that there is a way by how the track is made. The same seed gives the same track.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::geometry::Point;
use crate::track::{Cell, Track};

/// The columns and rows of the coarse grid, and the size of its squares in crossings.
const COLUMNS: i32 = 6;
const ROWS: i32 = 3;
const SQUARE_WIDTH: i32 = 12;
const SQUARE_HEIGHT: i32 = 9;
/// The least number of stations of a walk.
const LEAST_STATIONS: usize = 9;

/// A random track, with at least six starts.
pub fn random_track(seed: u64) -> Track {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let walk = loop {
        let walk = random_walk(&mut rng);
        if walk.len() >= LEAST_STATIONS {
            break walk;
        }
    };
    let stations: Vec<(i32, i32)> = walk
        .iter()
        .map(|&(column, row)| {
            let x = column * SQUARE_WIDTH + SQUARE_WIDTH / 2 + rng.random_range(-1..=1);
            (x, row * SQUARE_HEIGHT + SQUARE_HEIGHT / 2 + rng.random_range(-1..=1))
        })
        .collect();
    let (width, height) = (COLUMNS * SQUARE_WIDTH + 1, ROWS * SQUARE_HEIGHT + 1);
    // The size is constant and within the bounds.
    let mut track = Track::new(width as usize, height as usize).expect("the size is within the bounds");
    for pair in stations.windows(2) {
        // In quarters of a crossing; the wall to the next road stays at least one crossing thick.
        let radius = rng.random_range(6..=13);
        draw_straight(&mut track, pair[0], pair[1], radius);
    }
    let (first, last) = (stations[0], stations[stations.len() - 1]);
    draw_disc(&mut track, first, 12);
    draw_disc(&mut track, last, 8);
    place_ends(&mut track, first, last);
    track.set_header("name", &format!("Random {seed}"));
    track.set_header("seed", &seed.to_string());
    track
}

/// A walk over the coarse grid that never meets itself, until it can't go on or is long enough.
fn random_walk(rng: &mut ChaCha8Rng) -> Vec<(i32, i32)> {
    let longest = rng.random_range(LEAST_STATIONS..=(COLUMNS * ROWS) as usize);
    let mut walk = vec![(0, rng.random_range(0..ROWS))];
    while walk.len() < longest {
        let (column, row) = walk[walk.len() - 1];
        let mut next = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)];
        next.shuffle(rng);
        let inside = |&(column, row): &(i32, i32)| (0..COLUMNS).contains(&column) && (0..ROWS).contains(&row);
        match next.into_iter().find(|station| inside(station) && !walk.contains(station)) {
            Some(station) => walk.push(station),
            None => break,
        }
    }
    walk
}

/// Draws a road; the radius is in quarters of a crossing.
fn draw_straight(track: &mut Track, from: (i32, i32), to: (i32, i32), radius: i32) {
    let length = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
    for part in 0..=length {
        let along = |a: i32, b: i32| a + ((b - a) * part + (b - a).signum() * length / 2) / length;
        draw_disc(track, (along(from.0, to.0), along(from.1, to.1)), radius);
    }
}

fn draw_disc(track: &mut Track, centre: (i32, i32), radius: i32) {
    let reach = radius / 4 + 1;
    for (dx, dy) in (-reach..=reach).flat_map(|dx| (-reach..=reach).map(move |dy| (dx, dy))) {
        let point = Point::new((centre.0 + dx) as i16, (centre.1 + dy) as i16);
        // The outermost crossings stay off the track, which looks better.
        let inside = point.x > 0
            && point.y > 0
            && usize::try_from(point.x).is_ok_and(|x| x + 1 < track.width())
            && usize::try_from(point.y).is_ok_and(|y| y + 1 < track.height());
        if inside && 16 * (dx * dx + dy * dy) <= radius * radius {
            track.set(point, Cell::Track);
        }
    }
}

/// Turns the middle of the two ends into starts and finish.
fn place_ends(track: &mut Track, first: (i32, i32), last: (i32, i32)) {
    for (dx, dy) in (-1..=0).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
        track.set(Point::new((first.0 + dx) as i16, (first.1 + dy) as i16), Cell::Start);
    }
    for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
        track.set(Point::new((last.0 + dx) as i16, (last.1 + dy) as i16), Cell::Finish);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::Course;
    use crate::track::check;

    #[test]
    fn random_tracks_can_be_finished_by_six_cars() {
        for seed in 0..40 {
            let track = random_track(seed);
            let check = check(&Course::unshared(track.clone()));
            assert_eq!((check.most_cars(), check.warnings.as_slice()), (6, [].as_slice()), "{track}");
            assert!(check.par().is_some_and(|par| par >= 8), "{seed}: {:?}\n{track}", check.par());
        }
    }

    #[test]
    fn seeds_repeat_and_differ() {
        assert_eq!(random_track(5), random_track(5));
        assert_ne!(random_track(5).cells(), random_track(6).cells());
        assert_eq!(random_track(u64::MAX).header("seed"), Some("18446744073709551615"));
    }
}
