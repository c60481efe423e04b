//! Child processes, and the list of them by which all can be ended.

use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Every child that has not been reaped yet.
static RUNNING: Mutex<Vec<Arc<Process>>> = Mutex::new(Vec::new());
/// Set once the program is on its way out: nothing is started any more.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Ends every program that was started, and lets no other start: for the way out of this program that runs
/// no destructors, after a signal for example. It returns once all are gone. May be called from any thread,
/// not from within a signal handler itself.
pub fn end_all() {
    CLOSED.store(true, Ordering::SeqCst);
    let running = std::mem::take(&mut *lock(&RUNNING));
    for process in running {
        process.end();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A child process, in a process group of its own: Ctrl-C at the terminal goes to this program alone, which
/// then ends its children, and a child takes its own children along.
pub(crate) struct Process {
    /// Gone once it has been reaped.
    child: Mutex<Option<Child>>,
}

/// The ends of the pipes to a child.
pub(crate) struct Pipes {
    pub(crate) stdin: ChildStdin,
    pub(crate) stdout: ChildStdout,
    pub(crate) stderr: ChildStderr,
}

impl Process {
    /// Starts a program with pipes to all three of its streams.
    pub(crate) fn start(words: &[String]) -> Result<(Arc<Process>, Pipes), String> {
        let (program, arguments) = words.split_first().ok_or("expected a command, found nothing")?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        // The list is held meanwhile, so that a child is either not started or known to `end_all`.
        let mut running = lock(&RUNNING);
        if CLOSED.load(Ordering::SeqCst) {
            return Err("the program is ending".to_string());
        }
        let mut child = command
            .spawn()
            .map_err(|error| format!("can't start {}: {error}", game::setup::quoted(program)))?;
        let pipes = match (child.stdin.take(), child.stdout.take(), child.stderr.take()) {
            (Some(stdin), Some(stdout), Some(stderr)) => Pipes { stdin, stdout, stderr },
            // All three were asked for.
            _ => return Err("the pipes were not made".to_string()),
        };
        let process = Arc::new(Process { child: Mutex::new(Some(child)) });
        running.push(Arc::clone(&process));
        Ok((process, pipes))
    }

    /// Whether the process ends by itself within `patience`. It is not reaped by this.
    pub(crate) fn ends_within(&self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        loop {
            if lock(&self.child).as_mut().is_none_or(has_exited) {
                return true;
            }
            if Instant::now() >= until {
                return false;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Ends the process and its group at once and reaps it. `None` if that has been done before.
    pub(crate) fn end(self: &Arc<Self>) -> Option<ExitStatus> {
        let status = lock(&self.child).take().and_then(|mut child| {
            // Before it is reaped, so that the number still means this process and its group.
            kill_group(&child);
            // Fails only if it has exited already.
            let _ = child.kill();
            child.wait().ok()
        });
        lock(&RUNNING).retain(|process| !Arc::ptr_eq(process, self));
        status
    }
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    if let Some(group) = pid(child) {
        // Fails only if nobody is left in the group.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_child: &Child) {}

#[cfg(unix)]
fn pid(child: &Child) -> Option<rustix::process::Pid> {
    i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw)
}

/// Whether it has exited; on Unix it stays unreaped, so that its group can still be ended by its number.
#[cfg(unix)]
fn has_exited(child: &mut Child) -> bool {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    pid(child).is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
}

#[cfg(not(unix))]
fn has_exited(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}
