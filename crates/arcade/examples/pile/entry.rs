//! What the list of games says about Pile.

use play::{EngineOptions, Level, Playable};
use search::Engine;

use crate::ai;
use crate::notation::letter;
use crate::rules::Pile;

/// The entry of Pile in the list of games.
pub(crate) struct Entry;

impl Playable for Entry {
    type Game = Pile;

    const NAME: &'static str = "pile";
    const ALIASES: &'static [&'static str] = &["nim"];
    const TITLE: &'static str = "Pile";
    const SUMMARY: &'static str = "Take some tokens from one of the piles; the last one wins.";
    const RULES: &'static [&'static str] = &[
        "There are some piles of tokens. Take turns.",
        "Take at least one token from one of the piles, and at most as many as the set-up says.",
        "Who takes the last token of all wins.",
        "B3 takes three tokens from pile B.",
    ];
    const SIGNS: &'static [&'static str] = &["Every line is a pile, every o a token."];
    const EXAMPLE_MOVE: &'static str = "B3";

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Pile>> {
        ai::engine(level, options)
    }

    fn describe(game: &Pile) -> Vec<String> {
        let piles = game.left().iter().enumerate();
        piles.map(|(pile, left)| format!("Pile {} holds {left}.", letter(pile))).collect()
    }
}
