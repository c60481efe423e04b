//! Random tracks that can always be finished.
//!
//! A walk over a coarse grid that never meets itself becomes a road: its stations are moved a little, joined by
//! straights of changing width, and drawn on the paper. The start is at one end, the finish at the other, so
//! that there is a way by how the track is made. The same seed gives the same track.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::geometry::{Point, Vector};
use crate::track::{Cell, Track};

/// The columns and rows of the coarse grid, and the size of its squares in crossings.
const COLUMNS: i32 = 6;
const ROWS: i32 = 3;
const SQUARE_WIDTH: i32 = 12;
const SQUARE_HEIGHT: i32 = 9;
/// The least number of stations of a walk.
const LEAST_STATIONS: usize = 9;

/// A station of the road, on the paper.
type Station = (i32, i32);

/// The greatest radius at which roads side by side keep a wall between them wherever their stations lie.
const NARROW: i32 = 11;

/// A random track, with at least six starts.
pub fn random_track(seed: u64) -> Track {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (_, stations) = stations(&mut rng);
    // In quarters of a crossing.
    let radii: Vec<i32> = stations.windows(2).map(|_| rng.random_range(6..=13)).collect();
    let narrow = || radii.iter().map(|radius| NARROW.min(*radius)).collect::<Vec<i32>>();
    let (mut track, touches) = draw_road(&stations, &radii);
    if touches {
        (track, _) = draw_road(&stations, &narrow());
    }
    place_ends(&mut track, stations[0], stations[stations.len() - 1]);
    track.set_header("name", &format!("Random {seed}"));
    track.set_header("seed", &seed.to_string());
    track
}

/// The stations of a walk that is long enough: on the coarse grid, and on the paper, moved a little.
fn stations(rng: &mut ChaCha8Rng) -> (Vec<Station>, Vec<Station>) {
    let walk = loop {
        let walk = random_walk(rng);
        if walk.len() >= LEAST_STATIONS {
            break walk;
        }
    };
    let place = |&(column, row): &Station| {
        let x = column * SQUARE_WIDTH + SQUARE_WIDTH / 2 + rng.random_range(-1..=1);
        (x, row * SQUARE_HEIGHT + SQUARE_HEIGHT / 2 + rng.random_range(-1..=1))
    };
    let stations = walk.iter().map(place).collect();
    (walk, stations)
}

/// Draws the straights between the stations, each with its radius, and tells whether any two of them that do not
/// follow each other touch: then there would be a short cut.
fn draw_road(stations: &[Station], radii: &[i32]) -> (Track, bool) {
    let (width, height) = ((COLUMNS * SQUARE_WIDTH + 1) as usize, (ROWS * SQUARE_HEIGHT + 1) as usize);
    // The size is constant and within the bounds.
    let mut track = Track::new(width, height).expect("the size is within the bounds");
    let mut touches = false;
    // The first straight that has drawn a crossing; those that follow draw over it.
    let mut drawn: Vec<Option<usize>> = vec![None; width * height];
    let mut draw = |index: usize, centre: Station, radius: i32| {
        for point in disc(centre, radius) {
            for around in Vector::ZERO.successors().map(|step| point + step) {
                let other = drawn[around.y as usize * width + around.x as usize];
                touches |= other.is_some_and(|other| index.abs_diff(other) > 1);
            }
            drawn[point.y as usize * width + point.x as usize].get_or_insert(index);
            track.set(point, Cell::Track);
        }
    };
    for (index, (pair, radius)) in stations.windows(2).zip(radii).enumerate() {
        along(pair[0], pair[1]).for_each(|centre| draw(index, centre, *radius));
    }
    draw(0, stations[0], 12);
    draw(radii.len() - 1, stations[stations.len() - 1], 8);
    (track, touches)
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

/// The crossings on the way between two stations.
fn along(from: Station, to: Station) -> impl Iterator<Item = Station> {
    let length = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
    (0..=length).map(move |part| {
        let at = |a: i32, b: i32| a + ((b - a) * part + (b - a).signum() * length / 2) / length;
        (at(from.0, to.0), at(from.1, to.1))
    })
}

/// The crossings of a disc; the radius is in quarters of a crossing. The outermost crossings of the paper are left
/// out, which looks better.
fn disc(centre: Station, radius: i32) -> impl Iterator<Item = Point> {
    let reach = radius / 4 + 1;
    let (right, bottom) = (COLUMNS * SQUARE_WIDTH, ROWS * SQUARE_HEIGHT);
    let around = (-reach..=reach).flat_map(move |dx| (-reach..=reach).map(move |dy| (dx, dy)));
    let inside = around.filter(move |(dx, dy)| 16 * (dx * dx + dy * dy) <= radius * radius);
    let points = inside.map(move |(dx, dy)| (centre.0 + dx, centre.1 + dy));
    let on_paper = points.filter(move |(x, y)| (1..right).contains(x) && (1..bottom).contains(y));
    on_paper.map(|(x, y)| Point::new(x as i16, y as i16))
}

/// Turns the middle of the two ends into starts and finish.
fn place_ends(track: &mut Track, first: Station, last: Station) {
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

    /// Whether a straight line of track leads from a station to one that is its neighbour on the grid.
    fn is_open(track: &Track, a: Station, b: Station) -> bool {
        let range = |a: i32, b: i32| a.min(b)..=a.max(b);
        let is_track = |x: i32, y: i32| track.cell(Point::new(x as i16, y as i16)) != Cell::Off;
        if (a.0 - b.0).abs() < (a.1 - b.1).abs() {
            range(a.0, b.0).any(|x| range(a.1, b.1).all(|y| is_track(x, y)))
        } else {
            range(a.1, b.1).any(|y| range(a.0, b.0).all(|x| is_track(x, y)))
        }
    }

    #[test]
    fn there_is_a_wall_between_roads_side_by_side() {
        let (mut narrowed, mut beside) = (0, 0);
        for seed in 0..600 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let (walk, stations) = stations(&mut rng);
            let track = random_track(seed);
            for (a, b) in (0..walk.len()).flat_map(|a| (a + 2..walk.len()).map(move |b| (a, b))) {
                if (walk[a].0 - walk[b].0).abs() + (walk[a].1 - walk[b].1).abs() == 1 {
                    beside += 1;
                    assert!(!is_open(&track, stations[a], stations[b]), "{seed}\n{track}");
                }
            }
            let radii: Vec<i32> = stations.windows(2).map(|_| rng.random_range(6..=13)).collect();
            narrowed += usize::from(draw_road(&stations, &radii).1);
            let narrow: Vec<i32> = radii.iter().map(|radius| NARROW.min(*radius)).collect();
            assert!(!draw_road(&stations, &narrow).1, "{seed}");
        }
        assert!(narrowed > 10 && beside > 600, "{narrowed} {beside}");
    }

    #[test]
    fn seeds_repeat_and_differ() {
        assert_eq!(random_track(5), random_track(5));
        assert_ne!(random_track(5).cells(), random_track(6).cells());
        assert_eq!(random_track(u64::MAX).header("seed"), Some("18446744073709551615"));
    }
}
