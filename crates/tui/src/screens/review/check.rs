//! What every game has to bring along for replay and analysis. The registry's test runs it over all games.

use std::sync::mpsc::channel;
use std::time::Duration;

use ::play::{GameEntry, Match, MatchOptions};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use search::Limits;

use super::analysis::State;
use super::{Analysis, Replay};
use crate::actions::Action;
use crate::context::{Context, GameUi};
use crate::event::Event;
use crate::look::Look;
use crate::screens::Screen;
use crate::theme::ColorDepth;

/// So many moves are made.
const MOVES: usize = 3;
/// The engine has so long for each of them.
const MOVE_TIME: Duration = Duration::from_millis(200);
/// It answers long before this time is over.
const PATIENCE: Duration = Duration::from_secs(120);

/// Plays the beginning of every game, steps through it, and has it analysed, at several sizes.
///
/// # Errors
/// What is wrong, in one line.
pub fn check(games: &'static [GameUi], entries: &'static [GameEntry]) -> Result<(), String> {
    let (events, news) = channel();
    let look = Look::new(ColorDepth::None, false);
    let mut context =
        Context { entries, analysis: Limits::time(MOVE_TIME), ..Context::new(games, look, events) };
    for ui in games {
        let name = ui.entry.name;
        let fail = |problem: String| format!("{name}: {problem}");
        let mut played =
            Match::new(ui.entry, &MatchOptions::default()).map_err(|error| fail(error.to_string()))?;
        for _ in 0..MOVES {
            let moves = ui.entry.opening_moves(played.game());
            let mv = moves.first().ok_or_else(|| fail("the game is over at once".to_string()))?;
            played.play(mv).map_err(|error| fail(error.to_string()))?;
        }
        let mut replay = Replay::of(&context, ui, &played)
            .ok_or_else(|| fail("the game can't be read from its own record".to_string()))?;
        for made in 0..=MOVES {
            let key = played.game_after(made).key();
            if replay.position() != (made, key) {
                return Err(fail(format!("the replay shows another position after {made} moves")));
            }
            draw(&mut replay, &context);
            replay.act(&mut context, Action::Right);
        }
        let mut analysis = Analysis::of(&context, ui, &played, 0)
            .ok_or_else(|| fail("there is nothing to analyse".to_string()))?;
        while analysis.state == State::Going {
            let event =
                news.recv_timeout(PATIENCE).map_err(|_| fail("the engine has no answer".to_string()))?;
            if let Event::Thinker(event) = event {
                analysis.thinker(&mut context, &event);
            }
        }
        if let State::Failed(why) = &analysis.state {
            return Err(fail(why.clone()));
        }
        if analysis.plies.len() != MOVES {
            return Err(fail(format!("{} of {MOVES} moves were analysed", analysis.plies.len())));
        }
        for _ in 0..MOVES {
            draw(&mut analysis, &context);
            analysis.act(&mut context, Action::Confirm);
            draw(&mut analysis, &context);
            analysis.act(&mut context, Action::Confirm);
            analysis.act(&mut context, Action::Right);
        }
    }
    Ok(())
}

fn draw(screen: &mut dyn Screen, context: &Context) {
    for (width, height) in [(40, 11), (80, 23), (200, 59)] {
        let area = Rect::new(0, 0, width, height);
        screen.draw(context, area, &mut Buffer::empty(area));
    }
}
