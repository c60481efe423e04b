//! How a game ends, on the screens of the real games: the reason of the rules is told everywhere.

use std::collections::BTreeSet;

use play::{Match, MatchOptions, PlayerSpec, Seating};

use crate::context::GameUi;
use crate::ending;
use crate::look::Look;
use crate::screens::play::Play;
use crate::screens::review::Replay;
use crate::testing::real::BOARDS;
use crate::testing::{Stage, plain_look};
use crate::texts::Language;

/// Games of two people that move at random, without the last move; and that move.
fn nearly_over(ui: &'static GameUi, seed: u64) -> (Match, String) {
    let seating = Seating::List(PlayerSpec::parse_list("human,human").expect("players"));
    let options = MatchOptions { seating, seed, ..MatchOptions::default() };
    let mut played = Match::new(ui.entry, &options).expect("a match");
    let mut random = seed;
    loop {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut moves = played.game().legal_moves();
        let mv = moves.swap_remove((random >> 33) as usize % moves.len());
        let mut after = played.game().boxed_clone();
        after.play(&mv).expect("a legal move");
        if after.outcome().is_some() {
            return (played, mv);
        }
        played.play(&mv).expect("a legal move");
    }
}

/// The first words of a sentence: the rest may stand in another line.
fn beginning(sentence: &str) -> String {
    sentence.split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_screen_tells_why_the_rules_ended_a_game() {
    for ui in BOARDS {
        let mut reasons = BTreeSet::new();
        for seed in 0..6 {
            for language in Language::ALL {
                let look = Look { language, ..plain_look() };
                let (mut played, last) = nearly_over(ui, seed);
                played.set_language(language);
                let before = played.to_record();
                let stage = |played: Match| {
                    Stage::new(look.clone(), (80, 24), |context| {
                        vec![Box::new(Play::new(context, ui, played))]
                    })
                };
                let typed: Vec<String> = last.chars().map(|c| c.to_string()).collect();
                let mut stage = stage(
                    Match::from_record(crate::testing::real::ENTRIES, &before).expect("a match").played,
                );
                stage.press(&format!(": {} enter", typed.join(" ")));
                if ui.entry.slip(played.game(), &last).is_some() {
                    stage.press("left enter");
                }
                played.play(&last).expect("a legal move");
                let reason = ending::reason(&played, &look).expect("a reason");
                let result = ending::result(&played, &look).expect("a result");
                let what = format!("{}, seed {seed}, {language:?}: {reason}", ui.entry.name);
                let told = beginning(&reason);
                assert!(stage.text().contains(&told), "{what}: the box\n{}", stage.text());
                stage.press("esc");
                let line = stage.text().lines().nth(22).unwrap_or_default().to_string();
                assert!(
                    line.contains(&format!("{result}. {told}")),
                    "{what}: below the board\n{}",
                    stage.text()
                );
                let mut replay = Stage::new(look.clone(), (80, 24), |context| {
                    vec![Box::new(Replay::new(context, ui, played, Vec::new()))]
                });
                assert!(!replay.text().contains(&told), "{what}: told too early\n{}", replay.text());
                replay.press("end");
                assert!(
                    replay.text().contains(&format!("{result}. {told}")),
                    "{what}: the replay\n{}",
                    replay.text()
                );
                reasons.insert(told);
            }
        }
        assert!(reasons.len() >= Language::ALL.len(), "{}: {reasons:?}", ui.entry.name);
    }
}
