//! A track made ready for a race: its ground, and its distance table once somebody has asked for it.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use crate::Error;
use crate::forward::Bound;
use crate::ground::Ground;
use crate::tables::{Progress, Table, TableOptions};
use crate::track::Track;

/// A track made ready for a race.
///
/// Races on equal tracks share one course, so that its table is made once. The table is made when it is
/// asked for first, which takes some hundredths of a second for the built-in tracks and some seconds for very
/// large ones; [`Course::prepare`] tells how far it is and can be stopped.
pub struct Course {
    ground: Ground,
    table: OnceLock<Result<Table, Error>>,
    making: Mutex<()>,
    bound: OnceLock<Bound>,
}

/// The courses in use.
static COURSES: Mutex<Vec<Weak<Course>>> = Mutex::new(Vec::new());

impl Course {
    /// The course of a track; the one that is in use already, if there is one.
    pub fn of(track: Track) -> Arc<Course> {
        // Nothing can be left half-done under this lock, so a panic elsewhere does no harm to it.
        let mut courses = COURSES.lock().unwrap_or_else(PoisonError::into_inner);
        courses.retain(|course| course.strong_count() > 0);
        if let Some(course) = courses.iter().filter_map(Weak::upgrade).find(|course| *course.track() == track)
        {
            return course;
        }
        let course = Arc::new(Course::unshared(track));
        courses.push(Arc::downgrade(&course));
        course
    }

    /// A course of its own, for a track that is being drawn.
    pub fn unshared(track: Track) -> Course {
        Course {
            ground: Ground::new(track),
            table: OnceLock::new(),
            making: Mutex::new(()),
            bound: OnceLock::new(),
        }
    }

    /// The track.
    pub fn track(&self) -> &Track {
        self.ground.track()
    }

    /// The geometry laid over the track.
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// The distance table; makes it, if it is not there.
    ///
    /// # Errors
    /// If it would need too much memory. That answer is kept, so that asking again costs nothing.
    pub fn table(&self) -> Result<&Table, Error> {
        self.prepare(&TableOptions::default(), &mut |_| ControlFlow::Continue(()))
    }

    /// The distance table if it is there, without making it.
    pub fn ready_table(&self) -> Option<&Table> {
        self.table.get()?.as_ref().ok()
    }

    /// Whether it is known what comes of the table: it is there, or can't be made.
    pub fn is_prepared(&self) -> bool {
        self.table.get().is_some()
    }

    /// The lower bound on turns, for tracks without a table.
    pub fn bound(&self) -> &Bound {
        self.bound.get_or_init(|| Bound::new(&self.ground))
    }

    /// Makes the distance table, if it is not there. If two ask at once the second one waits.
    ///
    /// # Errors
    /// If it is stopped by `on_progress` (then the next one starts again) or needs too much memory.
    pub fn prepare(
        &self,
        options: &TableOptions,
        on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<&Table, Error> {
        if self.table.get().is_none() {
            let _making = self.making.lock().unwrap_or_else(PoisonError::into_inner);
            if self.table.get().is_none() {
                match Table::build(&self.ground, options, on_progress) {
                    Err(Error::Stopped) => return Err(Error::Stopped),
                    made => drop(self.table.set(made)),
                }
            }
        }
        match self.table.get() {
            Some(made) => made.as_ref().map_err(Clone::clone),
            None => Err(Error::Stopped),
        }
    }
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let track = self.track();
        write!(f, "Course({:?}, {}x{})", track.name().unwrap_or(""), track.width(), track.height())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_tracks_share_a_course() {
        let track: Track = "name: shared\n\nS..\n...\n..F".parse().expect("a good track");
        let first = Course::of(track.clone());
        assert!(Arc::ptr_eq(&first, &Course::of(track.clone())));
        let mut other = track.clone();
        other.set_header("name", "another");
        assert!(!Arc::ptr_eq(&first, &Course::of(other)));
    }

    #[test]
    fn a_stopped_table_is_made_by_the_next_who_asks() {
        let course = Course::unshared("S..\n...\n..F".parse().expect("a good track"));
        let stopped = course.prepare(&TableOptions::default(), &mut |_| ControlFlow::Break(()));
        assert_eq!(stopped.err(), Some(Error::Stopped));
        assert!(!course.is_prepared() && course.ready_table().is_none());
        assert!(course.table().is_ok() && course.ready_table().is_some());
    }

    #[test]
    fn too_little_memory_is_remembered() {
        let course = Course::unshared("S..\n...\n..F".parse().expect("a good track"));
        let small = TableOptions { memory_cap: 10 };
        let error = Some(Error::TableTooLarge { cap: 0 });
        assert_eq!(course.prepare(&small, &mut |_| ControlFlow::Continue(())).err(), error);
        assert_eq!(course.table().err(), error);
        assert!(course.is_prepared() && course.ready_table().is_none());
    }
}
