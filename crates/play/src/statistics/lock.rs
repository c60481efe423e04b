//! One writer at a time.

use std::fs::File;
use std::io;

/// How a file is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lock {
    /// For writing: nobody else reads or writes.
    Exclusive,
    /// For reading: nobody writes.
    Shared,
}

/// Waits until the file is ours, until it is closed. Others hold it for milliseconds; after two seconds
/// something is wrong, and that is an error. A file system without locks has none to wait for: a line is added
/// in one write at the end all the same.
///
/// Other systems than Unix have no lock here (the standard library's is younger than the oldest Rust that this
/// is for). They add a line in one write at the end as well, which local file systems do not mix up.
///
/// # Errors
/// If somebody else holds it for too long.
#[cfg(unix)]
pub(super) fn lock(file: &File, how: Lock) -> io::Result<()> {
    use std::time::{Duration, Instant};

    use rustix::fs::{FlockOperation, flock};
    use rustix::io::Errno;

    const PATIENCE: Duration = Duration::from_secs(2);
    const PAUSE: Duration = Duration::from_millis(2);
    let operation = match how {
        Lock::Exclusive => FlockOperation::NonBlockingLockExclusive,
        Lock::Shared => FlockOperation::NonBlockingLockShared,
    };
    let end = Instant::now() + PATIENCE;
    loop {
        match flock(file, operation) {
            Ok(()) => return Ok(()),
            Err(Errno::INTR) => {}
            Err(Errno::WOULDBLOCK) if Instant::now() < end => std::thread::sleep(PAUSE),
            Err(Errno::WOULDBLOCK) => {
                return Err(io::Error::new(io::ErrorKind::TimedOut, "another program keeps it locked"));
            }
            Err(_) => return Ok(()),
        }
    }
}

/// See above.
#[cfg(not(unix))]
pub(super) fn lock(_file: &File, _how: Lock) -> io::Result<()> {
    Ok(())
}
