//! What the list of games says about Pile.

use ::texts::{Language, Message};
use play::learn::LessonStep;
use play::{EngineOptions, Level, Playable};
use search::Engine;

use crate::ai;
use crate::lesson;
use crate::notation::letter;
use crate::rules::Pile;
use crate::texts;

/// The entry of Pile in the list of games.
pub(crate) struct Entry;

impl Playable for Entry {
    type Game = Pile;

    const NAME: &'static str = "pile";
    const ALIASES: &'static [&'static str] = &["nim"];
    const TITLE: Message = texts::TITLE;
    const SUMMARY: Message = texts::SUMMARY;
    const RULES: &'static [Message] =
        &[texts::RULE_TURNS, texts::RULE_TAKE, texts::RULE_LAST, texts::RULE_NOTATION];
    const SIGNS: &'static [Message] = &[texts::SIGNS];
    const TEXTS: &'static [&'static [Message]] = &[texts::ALL];
    const EXAMPLE_MOVE: &'static str = "B3";

    fn lesson() -> &'static [LessonStep<Pile>] {
        lesson::STEPS
    }

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Pile>> {
        ai::engine(level, options)
    }

    fn describe(game: &Pile, language: Language) -> Vec<String> {
        let piles = game.left().iter().enumerate();
        piles
            .map(|(pile, left)| texts::HOLDS.fill(language, &[("pile", &letter(pile)), ("left", left)]))
            .collect()
    }
}
