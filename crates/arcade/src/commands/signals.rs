//! Ctrl-C and its like for commands that show what they have before they end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use anyhow::Context;
use search::Stop;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::{flag, low_level};

use crate::output::Exit;

/// What asks the program to end.
const SIGNALS: &[i32] = &[
    SIGINT,
    SIGTERM,
    #[cfg(unix)]
    signal_hook::consts::SIGHUP,
];

/// What asks this very program to end. A hangup does not if whoever has started it wants it to be ignored, as `nohup`
/// does; only Linux tells.
pub(super) fn that_end() -> impl Iterator<Item = i32> {
    let kept = keeps_on_after_hangup();
    SIGNALS.iter().copied().filter(move |signal| !(kept && is_hangup(*signal)))
}

#[cfg(unix)]
fn is_hangup(signal: i32) -> bool {
    signal == signal_hook::consts::SIGHUP
}

#[cfg(not(unix))]
fn is_hangup(_signal: i32) -> bool {
    false
}

#[cfg(target_os = "linux")]
fn keeps_on_after_hangup() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // The lowest bit is for signal 1, which is this one.
    ignored.is_some_and(|mask| mask & 1 == 1)
}

#[cfg(not(target_os = "linux"))]
fn keeps_on_after_hangup() -> bool {
    false
}

/// How often it is looked for a signal.
const GLANCE: Duration = Duration::from_millis(20);

/// From now on a signal that asks the program to end only leaves its number here. A second one ends the
/// program at once; programs that it has started end with their input.
///
/// # Errors
/// If the system does not allow it.
pub(super) fn watch(number: &Arc<AtomicUsize>) -> anyhow::Result<()> {
    let second = Arc::new(AtomicBool::new(false));
    for signal in that_end() {
        // In this order: the first signal finds the flag down, and raises it.
        flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&second))?;
        flag::register(signal, Arc::clone(&second))?;
        flag::register_usize(signal, Arc::clone(number), signal as usize)?;
    }
    Ok(())
}

/// Ends all programs a moment after the number of a signal has come: time enough to close the book without
/// counting their end as a lost game. Whoever waits for a silent program goes on then.
///
/// # Errors
/// If there is no thread to be had.
pub(super) fn end_programs_after(number: &Arc<AtomicUsize>) -> anyhow::Result<()> {
    let number = Arc::clone(number);
    in_a_thread(move || {
        while number.load(Ordering::Relaxed) == 0 {
            thread::sleep(GLANCE);
        }
        thread::sleep(Duration::from_millis(300));
        play::program::end_all();
    })
}

/// Watches for signals in a thread that goes its own way.
///
/// # Errors
/// If there is no thread to be had.
pub(super) fn in_a_thread(work: impl FnOnce() + Send + 'static) -> anyhow::Result<()> {
    thread::Builder::new()
        .name("signals".to_string())
        .spawn(work)
        .map(drop)
        .context("expected a thread to watch for signals, found none")
}

/// Raises the stop flag on such a signal; the number says which one it was, 0 for none. A second one ends the
/// program at once.
///
/// # Errors
/// As [`watch`].
pub(super) fn stop_on_signal(stop: &Stop) -> anyhow::Result<Arc<AtomicUsize>> {
    let number = Arc::new(AtomicUsize::new(0));
    watch(&number)?;
    let (stop, seen) = (stop.clone(), Arc::clone(&number));
    in_a_thread(move || {
        while seen.load(Ordering::Relaxed) == 0 {
            thread::sleep(GLANCE);
        }
        stop.raise();
    })?;
    Ok(number)
}

/// Does something before a front end watches for signals itself. A signal raises the stop flag meanwhile, and ends the
/// program once what it does has come back.
///
/// # Errors
/// [`Exit`] after a signal; or if the system does not allow to watch for one.
pub(super) fn interruptible<T>(act: impl FnOnce(&Stop) -> T) -> anyhow::Result<T> {
    let number = Arc::new(AtomicUsize::new(0));
    let watched = that_end().map(|signal| flag::register_usize(signal, Arc::clone(&number), signal as usize));
    let watched = watched.collect::<Result<Vec<_>, _>>()?;
    let stop = Stop::new();
    let (over, done) = channel::<()>();
    let (raised, seen) = (stop.clone(), Arc::clone(&number));
    in_a_thread(move || {
        while done.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
            if seen.load(Ordering::Relaxed) != 0 {
                return raised.raise();
            }
        }
    })?;
    let result = act(&stop);
    drop(over);
    for id in watched {
        low_level::unregister(id);
    }
    match number.load(Ordering::Relaxed) {
        0 => Ok(result),
        signal => Err(Exit(128 + signal as u8).into()),
    }
}
