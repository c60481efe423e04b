//! The one list of games. Menu, command line, help, protocol and tests are made from it.

use game::FieldKind;
use play::GameEntry;
use tui::GameUi;
use tui::views::flag_capture::FlagCaptureView;
use tui::views::formula::FormulaView;
use tui::views::gato_e_rato::GatoERatoView;
use tui::views::timbiriche::TimbiricheView;

/// Every game, in the order of the menu.
pub(crate) static GAMES: &[GameEntry] = &[
    GameEntry::of::<timbiriche::Entry>(),
    GameEntry::of::<gato_e_rato::Entry>(),
    GameEntry::of::<formula::Entry>(),
    GameEntry::of::<flag_capture::Entry>(),
];

/// The boards, in the order of the menu.
pub(crate) static BOARDS: &[GameUi] = &[
    GameUi { entry: &GAMES[0], view: TimbiricheView::boxed },
    GameUi { entry: &GAMES[1], view: GatoERatoView::boxed },
    GameUi { entry: &GAMES[2], view: FormulaView::boxed },
    GameUi { entry: &GAMES[3], view: FlagCaptureView::boxed },
];

/// A kind of thing that a set-up can name.
pub(crate) struct Resource {
    /// Its plural: `tracks`.
    pub(crate) plural: String,
    /// The names that there are.
    pub(crate) names: fn() -> Vec<String>,
    /// The game that uses it.
    pub(crate) entry: &'static GameEntry,
}

/// What there is besides games: tracks, maps.
pub(crate) fn resources() -> Vec<Resource> {
    let fields = GAMES.iter().flat_map(|entry| entry.fields().iter().map(move |field| (entry, field)));
    fields
        .filter_map(|(entry, field)| match field.kind {
            FieldKind::Resource { what, names, .. } => {
                Some(Resource { plural: format!("{what}s"), names, entry })
            }
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use game::{Seat, Values};
    use play::{EngineOptions, Level, Match, MatchOptions, PlayerSpec, make_engine};
    use search::Limits;
    use texts::{Language, Message};

    use super::*;

    fn is_name(name: &str) -> bool {
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    }

    #[test]
    fn names_and_aliases_mean_one_game() {
        let mut seen = HashSet::new();
        for entry in GAMES {
            for name in std::iter::once(&entry.name).chain(entry.aliases) {
                assert!(is_name(name), "{name:?} can be typed");
                assert!(seen.insert(*name), "{name} means two games");
            }
        }
    }

    #[test]
    fn every_game_has_its_texts() {
        for entry in GAMES {
            let name = entry.name;
            for text in [entry.title, entry.summary].iter().chain(entry.rules).map(Message::english) {
                assert!(!text.trim().is_empty() && !text.contains('\n'), "{name}: {text:?} is one line");
            }
            for rule in entry.rules.iter().map(Message::english) {
                assert!(
                    rule.ends_with(['.', ':', '!']),
                    "{name}: {rule:?} is a whole sentence, however it is wrapped"
                );
            }
            assert!(
                entry.summary.english().chars().count() <= 100,
                "{name}: the summary fits a line of help"
            );
            assert!(entry.rules.len() >= 3, "{name}: the rules in a few lines");
        }
    }

    #[test]
    fn every_game_speaks_every_language() {
        for entry in GAMES {
            let all: Vec<Message> = entry.texts.concat();
            for section in entry.texts {
                assert_eq!(texts::catalogue::problems(section), [""; 0], "{}", entry.name);
            }
            for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
                let copied = texts::catalogue::untranslated(&all, language);
                assert!(copied.len() * 8 < all.len(), "{} in {}: {copied:?}", entry.name, language.name());
            }
        }
    }

    #[test]
    fn whatever_a_game_says_stands_in_its_sections() {
        for entry in GAMES {
            let mut said = vec![entry.title, entry.summary];
            said.extend(entry.rules.iter().chain(entry.signs).chain(&entry.solving));
            said.extend(entry.players.iter().map(|player| player.help));
            said.extend(Seat::all(Seat::MAX).filter_map(|seat| entry.seat_title(seat)));
            for field in entry.fields() {
                said.extend([field.label, field.help]);
                if let FieldKind::Choice(words) | FieldKind::Resource { words, .. } = field.kind {
                    said.extend(words.iter().map(|word| word.label));
                }
            }
            for step in entry.lesson() {
                said.extend([step.title(), step.words(), step.praise()]);
            }
            for theme in entry.puzzle_kit().iter().flat_map(|kit| kit.themes) {
                said.extend([theme.title, theme.ask, theme.hint]);
            }
            said.extend(entry.margin_unit());
            for message in said {
                let known = entry.texts.iter().any(|section| section.contains(&message));
                assert!(known, "{}: {} is in none of its sections", entry.name, message.name);
            }
        }
    }

    #[test]
    fn words_of_set_ups_fit_their_rows() {
        let words = |entry: &GameEntry| {
            let labels = entry.fields().iter().flat_map(|field| match field.kind {
                FieldKind::Choice(words) | FieldKind::Resource { words, .. } => {
                    words.iter().map(|word| word.label).chain([field.label]).collect()
                }
                FieldKind::Number { .. } => vec![field.label],
            });
            labels.collect::<Vec<Message>>()
        };
        for message in GAMES.iter().flat_map(words) {
            for language in Language::ALL {
                let shown = message.text(language);
                assert!(shown.chars().count() <= 20, "{} in {}: {shown}", message.name, language.name());
            }
        }
    }

    #[test]
    fn every_game_has_its_board() {
        let names = |entries: Vec<&GameEntry>| entries.iter().map(|entry| entry.name).collect::<Vec<_>>();
        assert_eq!(names(BOARDS.iter().map(|board| board.entry).collect()), names(GAMES.iter().collect()));
        for board in BOARDS {
            let start = board.entry.start(&Values::new()).expect("the default set-up");
            let smallest = (board.view)().smallest(&*start);
            assert!(smallest.width > 0 && smallest.height > 0, "{}", board.entry.name);
        }
    }

    #[test]
    fn every_example_move_opens_its_game() {
        for entry in GAMES {
            let start = entry.start(&Values::new()).expect("the default set-up");
            let checked = start.check(entry.example_move);
            assert!(
                checked.is_ok(),
                "{}: {} is a legal first move: {checked:?}",
                entry.name,
                entry.example_move
            );
        }
    }

    #[test]
    fn every_board_is_what_the_front_end_expects() {
        for board in BOARDS {
            assert_eq!(tui::registry_checks::check(board), Ok(()));
        }
    }

    #[test]
    fn every_screen_of_every_game_keeps_to_the_rules() {
        tui::registry_checks::screens(BOARDS).unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn every_game_has_a_lesson() {
        for entry in GAMES {
            assert_eq!(play::learn::check_lesson(entry), Ok(()));
        }
    }

    #[test]
    fn what_can_be_read_in_english_can_be_read_in_every_language() {
        tui::registry_checks::languages(BOARDS).unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn every_game_can_be_replayed_and_analysed() {
        assert_eq!(tui::screens::review::check(BOARDS, GAMES), Ok(()));
    }

    #[test]
    fn every_field_explains_itself() {
        for entry in GAMES {
            let mut keys = HashSet::new();
            for field in entry.fields() {
                let what = format!("{}: {}", entry.name, field.key);
                assert!(is_name(field.key) && keys.insert(field.key), "{what} is a name of its own");
                assert!(
                    !field.help.english().trim().is_empty() && !field.help.english().contains('\n'),
                    "{what} has a line of help"
                );
                assert_eq!(field.check(field.default), Ok(()), "{what}: the default fits");
                if let FieldKind::Resource { names, what: kind, .. } = field.kind {
                    assert!(!names().is_empty(), "{what}: a {kind} is built in");
                    for name in names() {
                        let started = entry.start(&Values::new().with(field.key, &name));
                        let words = entry.resource_words(&name, Language::English);
                        assert!(
                            words.is_some_and(|words| !words.contains('\n')),
                            "{what}={name} is described"
                        );
                        assert!(started.is_ok(), "{what}={name}: {:?}", started.err());
                    }
                }
            }
        }
    }

    #[test]
    fn every_named_player_can_be_asked_for() {
        for entry in GAMES {
            let mut names = HashSet::new();
            for player in entry.players {
                let what = format!("{}: player {}", entry.name, player.name);
                assert!(is_name(player.name) && names.insert(player.name), "{what} has a name of its own");
                assert!(!player.help.english().trim().is_empty(), "{what} has a line of help");
                let spec: PlayerSpec = player.name.parse().expect("a player");
                assert_eq!(
                    spec,
                    PlayerSpec::Named(player.name.to_string()),
                    "{what} is no word with a meaning"
                );
                assert!(
                    make_engine(entry, &spec, &EngineOptions::default(), &search::Stop::new()).is_ok(),
                    "{what} can play"
                );
            }
        }
    }

    #[test]
    fn every_game_can_be_played_at_every_level_and_recorded() {
        let options = EngineOptions { threads: 1, table_mib: 1, ..EngineOptions::default() };
        for entry in GAMES {
            for level in Level::ALL {
                let mut played = Match::new(entry, &MatchOptions::default()).expect("the default set-up");
                let mut engine = entry.engine(level, &options);
                for _ in 0..2 {
                    let limits = Limits::nodes(2000);
                    let verdict = engine.think(played.game(), &limits, &mut |_| {}).expect("an answer");
                    played.play(&verdict.best).expect("a legal move");
                }
                let record = played.to_record();
                let read = game::record::Record::parse(&record.to_string()).expect("a record");
                let restored = Match::from_record(GAMES, &read).expect("a match");
                assert_eq!(restored.damage, [""; 0], "{} at {level}", entry.name);
                assert_eq!(restored.played.game().key(), played.game().key(), "{} at {level}", entry.name);
            }
        }
    }

    #[test]
    fn every_game_has_puzzles_that_are_proven() {
        for entry in GAMES {
            let proven = play::learn::puzzle::verify_all(entry);
            assert!(proven.as_ref().is_ok_and(|count| *count >= 12), "{}: {proven:?}", entry.name);
            let kit = entry.puzzle_kit().expect("a game with puzzles has a kit");
            let puzzles = entry.puzzles().expect("a good file");
            for theme in kit.themes {
                let what = format!("{}: {}", entry.name, theme.name);
                assert!(puzzles.iter().any(|puzzle| puzzle.theme == theme.name), "{what} has a puzzle");
                for message in [theme.title, theme.ask, theme.hint] {
                    for language in texts::Language::ALL {
                        let words = message.wordings[language as usize];
                        assert!(
                            !words.is_empty() && !words.contains('{'),
                            "{what}: {} in {language}",
                            message.name
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_puzzle_that_was_tampered_with_is_told() {
        use play::learn::puzzle::{Judge, verify};
        for entry in GAMES {
            let kit = entry.puzzle_kit().expect("puzzles");
            let puzzle = entry.puzzles().expect("a good file").swap_remove(0);
            let mut judge = Judge::of(entry, &kit);
            assert!(verify(entry, &kit, &puzzle, &mut judge).is_ok());
            let position = puzzle.position(entry).expect("a position");
            let other = position.legal_moves().into_iter().find(|mv| *mv != puzzle.best).expect("a choice");
            let line = vec![other.clone()];
            let wrong_best = play::learn::Puzzle { best: other, line, ..puzzle.clone() };
            let wrong_value = play::learn::Puzzle { value: puzzle.second, ..puzzle.clone() };
            let wrong_theme = play::learn::Puzzle { theme: "none".to_string(), ..puzzle.clone() };
            let mut illegal = puzzle.clone();
            illegal.moves.insert(0, "nonsense".to_string());
            for tampered in [wrong_best, wrong_value, wrong_theme, illegal] {
                let fault = verify(entry, &kit, &tampered, &mut judge).err();
                assert!(
                    fault.as_ref().is_some_and(|fault| fault.contains("expected")),
                    "{}: {fault:?}",
                    entry.name
                );
            }
        }
    }
}
