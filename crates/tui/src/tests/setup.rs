//! The set-up screen: programs, times, the seed, and what is remembered.

use game::FieldKind;
use play::{Clock, LastSetup, PlayerSpec, Seating, Store};

use crate::context::Context;
use crate::look::Look;
use crate::screens::Screen;
use crate::screens::setup::Setup;
use crate::settings::GameSettings;
use crate::testing::real::{BOARDS, ENTRIES};
use crate::testing::{GAMES, Stage, plain_look};
use crate::texts::{Language, setup as text};

/// A folder that goes away with the test.
struct Scratch(std::path::PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("arcade-set-up-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Scratch(folder)
    }

    fn store(&self) -> Store {
        Store::in_folders(self.0.join("data"), self.0.join("config"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn setup(store: Option<Store>) -> Stage {
    Stage::new(plain_look(), (80, 24), |context: &mut Context| {
        context.settings.store = store;
        vec![Box::new(Setup::new(context, &GAMES[0])) as Box<dyn Screen>]
    })
}

#[test]
fn what_was_started_last_is_offered_and_can_be_put_back() {
    let scratch = Scratch::new("last");
    let mut stage = setup(Some(scratch.store()));
    // Four rows of dots, against the easy computer, half a minute a turn.
    stage.press("home 4 enter down down down down left down 3 0 enter end enter");
    assert!(stage.text().contains("rows 4"), "{}", stage.text());
    let kept = scratch.store().last_setup(GAMES[0].entry).expect("readable").expect("kept");
    assert_eq!(kept.setup.get("rows"), Some("4"));
    assert_eq!(PlayerSpec::parse_list("human,easy").ok(), Some(kept.players.clone()));
    assert_eq!(kept.clock, Clock::Turn(std::time::Duration::from_secs(30)));

    let mut stage = setup(Some(scratch.store()));
    let text = stage.text();
    for part in ["rows            4", "computer, easy", "30 s a turn"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    stage.press("up enter");
    let text = stage.text();
    for part in ["rows            5", "computer, medium", "clock           off"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

/// The command line, then what was played last, then the configuration, then what is usual.
#[test]
fn what_is_offered_comes_from_whoever_goes_first() {
    let scratch = Scratch::new("order");
    let store = scratch.store();
    let rows = |rows: u8| game::Values::new().with("rows", rows);
    let players = |list: &str| PlayerSpec::parse_list(list).expect("players");
    let seconds = std::time::Duration::from_secs;
    let last = LastSetup {
        setup: rows(4),
        players: players("easy,human"),
        clock: Clock::Off,
        think: Some(seconds(7)),
        seed: Some(77),
    };
    store.keep_setup(GAMES[0].entry, &last).expect("written");
    let file = GameSettings {
        game: GAMES[0].entry.name,
        setup: rows(6).with("cols", 3),
        seating: Some(Seating::List(players("human,hard"))),
        think: Some(seconds(2)),
        clock: Some(Clock::Turn(seconds(20))),
        seed: None,
    };
    let typed =
        GameSettings { game: GAMES[0].entry.name, think: Some(seconds(1)), ..GameSettings::default() };
    let mut stage = Stage::new(plain_look(), (80, 24), |context: &mut Context| {
        context.settings.store = Some(store);
        context.settings.games = vec![GameSettings { think: typed.think, ..file }];
        context.settings.typed = vec![typed];
        vec![Box::new(Setup::new(context, &GAMES[0])) as Box<dyn Screen>]
    });
    let line = |stage: &Stage, name: &str| {
        let text = stage.text();
        let found = text.lines().find(|line| line.contains(name)).map(str::to_string);
        found.unwrap_or_else(|| panic!("{name}\n{text}"))
    };
    for (name, value) in [
        ("rows", " 4 "),
        ("columns", " 3 "),
        ("seat 1", "computer, easy"),
        ("seat 2", "person"),
        ("clock", "off"),
        ("thinking time", "1 s"),
        ("seed", " 77 "),
    ] {
        assert!(line(&stage, name).contains(value), "{name}: {}", stage.text());
    }
    // Putting everything back leaves what was played last out.
    stage.press("up enter");
    for (name, value) in [
        ("rows", " 6 "),
        ("columns", " 3 "),
        ("seat 2", "computer, hard"),
        ("clock", "20 s"),
        ("thinking time", "1 s"),
    ] {
        assert!(line(&stage, name).contains(value), "{name}: {}", stage.text());
    }
}

#[test]
fn what_can_not_be_used_any_more_is_told_and_left_as_it_is() {
    let scratch = Scratch::new("bad");
    let store = scratch.store();
    let path = store.setup_path(GAMES[0].entry);
    play::store::write_atomic(&path, b"arcade-setup: 99\n").expect("written");
    let mut stage = setup(Some(store.clone()));
    assert!(stage.text().contains("The settings of last time can't be used"), "{}", stage.text());
    stage.press("end enter");
    assert!(stage.text().contains("Your turn") || stage.text().contains("not kept"), "{}", stage.text());
    assert_eq!(std::fs::read(&path).expect("still there"), b"arcade-setup: 99\n");

    let gone = LastSetup { setup: game::Values::new().with("rows", 99), ..LastSetup::default() };
    play::store::write_atomic(&path, gone.to_string().as_bytes()).expect("written");
    let stage = setup(Some(store));
    let text = stage.text();
    assert!(text.contains("From last time: ") && text.contains("rows            5"), "{text}");
}

#[test]
fn a_program_that_does_not_play_is_told_and_nothing_is_lost() {
    let mut stage = setup(None);
    stage.press("up up up up up");
    let at = |stage: &Stage| stage.text().lines().find(|line| line.contains("seat 2")).map(str::to_string);
    while !at(&stage).is_some_and(|line| line.contains("< program... >")) {
        stage.press("left");
        if at(&stage).is_some_and(|line| !line.contains('<')) {
            panic!("{}", stage.text());
        }
    }
    // Without a command line the game does not begin.
    stage.press("end enter");
    assert!(stage.text().contains("Seat 2: type the command line"), "{}", stage.text());
    stage.press("enter n o space s u c h enter");
    assert!(stage.text().contains("program: no such"), "{}", stage.text());
    stage.press("end enter");
    stage.wait_for("Seat 2, program 'no such':");
    assert!(stage.text().contains("new game"), "{}", stage.text());
}

#[test]
fn the_seed_is_typed_and_played() {
    let mut stage = setup(None);
    stage.press("up up 7 7 x enter end enter");
    assert!(stage.text().contains("Your turn"), "{}", stage.text());
    let mut stage = setup(None);
    stage.press("up up 7 7 esc");
    assert!(stage.text().contains("seed          < 1 >"), "{}", stage.text());
}

#[test]
fn the_signs_beside_a_value_can_be_clicked() {
    let mut stage = setup(None);
    stage.press("home");
    let (x, y) = stage.find("< 5 >").expect("the rows of dots");
    stage.click(x + 4, y);
    assert!(stage.text().contains("< 6 >"), "{}", stage.text());
    stage.click(x, y);
    assert!(stage.text().contains("< 5 >"), "{}", stage.text());
    stage.click(x + 2, y);
    assert!(stage.text().contains("take it"), "a click on the value types it\n{}", stage.text());
}

#[test]
fn a_seed_that_was_typed_stays_until_it_is_cleared() {
    let scratch = Scratch::new("seed");
    let fresh = |typed: Option<u64>| {
        Stage::new(plain_look(), (80, 24), |context: &mut Context| {
            context.settings.store = Some(scratch.store());
            context.settings.seed = typed;
            let game = GAMES[0].entry.name;
            context.settings.typed = vec![GameSettings { game, seed: typed, ..GameSettings::default() }];
            vec![Box::new(Setup::new(context, &GAMES[0])) as Box<dyn Screen>]
        })
    };
    let seed = |stage: &Stage| {
        let text = stage.text();
        let value = text.lines().find_map(|line| line.split_once(" seed ")).map(|(_, value)| value);
        let value = value.unwrap_or_else(|| panic!("{text}"));
        value.split('\u{2502}').next().unwrap_or("").trim().to_string()
    };
    let kept = || scratch.store().last_setup(GAMES[0].entry).expect("readable").expect("kept").seed;
    let mut stage = fresh(None);
    let first = seed(&stage);
    assert!(first.starts_with("new: "), "{first}\n{}", stage.text());
    stage.press("end enter");
    assert_eq!(kept(), None, "nobody has chosen it");
    // What is typed stays.
    let mut stage = fresh(None);
    assert!(seed(&stage).starts_with("new: "), "{}", stage.text());
    stage.press("end up up 4 2 enter end enter");
    assert_eq!(kept(), Some(42));
    let mut stage = fresh(None);
    assert_eq!(seed(&stage), "42", "{}", stage.text());
    // The command line goes first, and is not kept.
    let given = fresh(Some(5));
    assert_eq!(seed(&given), "5", "{}", given.text());
    // An empty line lets it go.
    stage.press("end up up enter ctrl-u enter end enter");
    assert_eq!(kept(), None);
    assert!(seed(&fresh(None)).starts_with("new: "));
}

/// What is wrong with a time is told in the person's language, and where it is typed.
#[test]
fn a_bad_time_is_told_in_every_language() {
    for language in Language::ALL {
        let look = Look { language, ..plain_look() };
        for (message, keys) in
            [(text::CLOCK_IS_SECONDS, "end up up up up"), (text::TIME_IS_SECONDS, "end up up up")]
        {
            let mut stage = Stage::new(look.clone(), (80, 24), |context: &mut Context| {
                vec![Box::new(Setup::new(context, &GAMES[0])) as Box<dyn Screen>]
            });
            stage.press(keys);
            stage.press("enter ctrl-u x enter");
            // The rest stands in other lines.
            let words: Vec<&str> = message.text(language).split(' ').take(3).collect();
            assert!(stage.text().contains(&words.join(" ")), "{words:?}\n{}", stage.text());
        }
        let mut stage = Stage::new(look.clone(), (80, 24), |context: &mut Context| {
            context.settings.match_options.clock = Clock::Map;
            vec![Box::new(Setup::new(context, &GAMES[0])) as Box<dyn Screen>]
        });
        stage.press("end enter");
        let words = text::NO_TIME_OF_ITS_OWN.text(language);
        assert!(stage.text().contains(words), "{words}\n{}", stage.text());
    }
}

/// What a value is called on a command line is no word of the screen.
#[test]
fn the_note_of_a_choice_names_no_value() {
    let mut seen = false;
    for ui in BOARDS {
        let mut stage = Stage::new(plain_look(), (100, 40), |context: &mut Context| {
            (context.games, context.entries) = (BOARDS, ENTRIES);
            vec![Box::new(Setup::new(context, ui)) as Box<dyn Screen>]
        });
        stage.settle();
        stage.press("home");
        for _ in ui.entry.fields() {
            let text = stage.text();
            for field in ui.entry.fields() {
                let is_told = text.contains(&format!("({})", field.range()));
                assert!(!is_told || !matches!(field.kind, FieldKind::Choice(_)), "{text}");
                seen |= is_told;
            }
            stage.press("down");
        }
    }
    assert!(seen, "the range of a number is told");
}

/// What nobody has chosen and the map says is shown, and is what the keys go on from.
#[test]
fn what_a_drawn_map_says_is_shown_in_the_set_up() {
    let ui = &BOARDS[3];
    let field = ui.entry.fields().iter().find(|field| field.key == "occupancy").expect("the field");
    let map = ui.entry.start(&game::Values::new()).expect("the usual map").setup();
    let map = map.get("map").expect("a map").to_string();
    let FieldKind::Choice(choices) = field.kind else { panic!("no choice") };
    for choice in choices {
        let drawn =
            map.replace(&format!("occupancy: {}", field.default), &format!("occupancy: {}", choice.name));
        let mut stage = Stage::new(plain_look(), (80, 24), |context: &mut Context| {
            (context.games, context.entries) = (BOARDS, ENTRIES);
            let setup = game::Values::new().with("map", drawn);
            context.settings.games =
                vec![GameSettings { game: ui.entry.name, setup, ..GameSettings::default() }];
            vec![Box::new(Setup::new(context, ui)) as Box<dyn Screen>]
        });
        stage.settle();
        let shown = |stage: &Stage| {
            let text = stage.text();
            let line = text.lines().find(|line| line.contains("occupancy")).map(str::to_string);
            line.unwrap_or_else(|| panic!("{text}"))
        };
        let label = |name: &str| plain_look().text(field.label_of(name).expect("a label"));
        assert!(shown(&stage).contains(label(choice.name)), "{}", stage.text());
        stage.press("home down right");
        stage.settle();
        let other = choices.iter().find(|other| other.name != choice.name).expect("another");
        assert!(shown(&stage).contains(label(other.name)), "{}", stage.text());
    }
}
