//! Programs at a table are asked whether they play before it is opened, so that a spelling mistake wins nobody a game.

use game::Seat;
use play::{Match, program};

use super::signals::interruptible;
use super::status::StatusLine;

/// What is shown meanwhile.
pub(super) const ASKING: &str = "asking the programs whether they play ...";

/// Asks every program at the table, and names the seats of those that tell what they go by.
///
/// # Errors
/// If one does not play, with its seat; or if a signal comes meanwhile.
pub(super) fn ask_programs(played: &mut Match) -> anyhow::Result<()> {
    if played.players().iter().all(|player| !player.is_program()) {
        return Ok(());
    }
    let mut status = StatusLine::new();
    status.show(ASKING);
    let (entry, pace) = (played.entry(), played.pace());
    let answer = interruptible(|stop| program::ask_all(entry, played.game(), played.players(), pace, stop));
    status.wipe();
    for (seat, name) in Seat::all(played.seats()).zip(answer??) {
        if played.name(seat).is_none() {
            played.set_name(seat, name);
        }
    }
    Ok(())
}
