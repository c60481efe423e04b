//! A game on what is being drawn. Leaving it leads back to the drawing.

use std::time::Instant;

use play::ThinkEvent;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::{Action, Scope};
use crate::chord::Chord;
use crate::context::Context;
use crate::pointer::Pointer;
use crate::screens::{Choice, HelpPage, Offer, Screen, Step};

/// A screen whose way home leads back to the screen below.
pub(super) struct TestDrive(pub(super) Box<dyn Screen>);

fn homing(step: Step) -> Step {
    match step {
        Step::Home => Step::Close,
        Step::Replace(screen) => Step::Replace(Box::new(TestDrive(screen))),
        other => other,
    }
}

impl Screen for TestDrive {
    fn smallest(&self, context: &Context) -> Size {
        self.0.smallest(context)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        self.0.draw(context, area, buffer);
    }

    fn offers(&self, context: &Context) -> Vec<Offer> {
        self.0.offers(context)
    }

    fn help(&self) -> HelpPage {
        self.0.help()
    }

    fn scopes(&self) -> &'static [Scope] {
        self.0.scopes()
    }

    fn takes_text(&self) -> bool {
        self.0.takes_text()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        homing(self.0.act(context, action))
    }

    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        homing(self.0.key(context, key))
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        homing(self.0.pointer(context, pointer))
    }

    fn thinker(&mut self, context: &mut Context, event: &ThinkEvent) -> Step {
        homing(self.0.thinker(context, event))
    }

    fn answer(&mut self, context: &mut Context, choice: Choice) -> Step {
        homing(self.0.answer(context, choice))
    }

    fn is_waiting(&self) -> bool {
        self.0.is_waiting()
    }

    fn wake_at(&self, context: &Context, now: Instant) -> Option<Instant> {
        self.0.wake_at(context, now)
    }

    fn wake(&mut self, context: &mut Context, now: Instant) -> Step {
        homing(self.0.wake(context, now))
    }

    fn set_active(&mut self, context: &mut Context, active: bool) {
        self.0.set_active(context, active);
    }

    fn after_frame(&mut self, context: &mut Context) -> Step {
        homing(self.0.after_frame(context))
    }
}
