//! The text of the file, and what comes of it.

use proptest::prelude::*;
use tui::actions::{ACTIONS, Action, Bindings};

use super::read::read;
use super::{Config, template};
use crate::cli::{CommandLine, parse};

fn lines(config: &Config) -> Vec<String> {
    config.problems.iter().map(|problem| format!("{}: {}", problem.line.unwrap_or(0), problem.text)).collect()
}

#[track_caller]
fn good(text: &str) -> Config {
    let config = read(text);
    assert_eq!(lines(&config), [""; 0]);
    config
}

#[track_caller]
fn typed(line: &str, config: &Config) -> CommandLine {
    let args = line.split(' ').map(std::ffi::OsString::from);
    parse(args, config).expect("a command line").expect("no help")
}

/// Everything that the command line comes to, but for where the values come from.
fn outcome(line: &str, config: &Config) -> String {
    let typed = typed(line, config);
    let settings = typed.game.settings();
    let games = crate::registry::GAMES.iter().map(|entry| {
        let mut options = settings.options(entry.name);
        options.seed = 0;
        let game = entry.start(&options.setup).expect("a set-up that fits");
        options.setup = game.setup().clone();
        format!("{options:?}")
    });
    let games: Vec<String> = games.collect();
    let (game, edit, display, command) = (typed.game.game, typed.edit, typed.display, typed.command);
    format!("{game:?} {edit:?} {display:?} {command:?} {games:?}")
}

#[test]
fn the_commented_file_says_nothing() {
    let text = template::text();
    let config = good(&text);
    assert!(config.options.is_empty() && config.bindings == Bindings::default());
    assert!(config.games.iter().all(|game| game.setup.is_empty() && game.level.is_none()));
    let keys = text.lines().filter(|line| is_key(line)).count();
    assert_eq!(keys, template::count(), "every key is in it");
    for line in text.lines() {
        assert!(line.is_ascii(), "{line}");
        assert!(is_key(line) || !line.starts_with('#') || line.starts_with("# "), "{line}");
    }
}

/// A key that is commented out; words have a blank after their sign.
fn is_key(line: &str) -> bool {
    line.starts_with('#') && !line.starts_with("# ")
}

#[test]
fn with_every_key_of_it_set_everything_is_as_usual() {
    let text = template::text();
    let set = text.lines().map(|line| if is_key(line) { &line[1..] } else { line });
    let config = good(&(set.collect::<Vec<_>>().join("\n") + "\n"));
    assert!(config.options.len() > 10, "{:?}", config.options);
    assert_eq!(config.bindings, Bindings::default());
    for line in [
        "arcade",
        "arcade --game formula",
        "arcade resume",
        "arcade replay x",
        "arcade analyse x",
        "arcade match --game timbiriche --a easy --b hard",
        "arcade solve --game timbiriche",
        "arcade engine",
    ] {
        let (mut with, mut without) = (outcome(line, &config), outcome(line, &Config::default()));
        // Named or not, the first theme is the usual one, and the clock is off.
        for text in [&mut with, &mut without] {
            *text = text.replace("Some(\"dark\")", "None").replace("clock: Some(Off)", "clock: None");
        }
        assert_eq!(with, without, "{line}");
    }
}

#[test]
fn the_command_line_goes_before_the_file_and_a_game_before_the_rest() {
    let config = good(
        "level = \"hard\"\nthink = 3\nascii = true\nmouse = false\nclock = 20\n\
         [games.timbiriche]\nlevel = \"easy\"\nrows = 7\ncols = 8\nclock = \"off\"\n\
         [games.gato-e-rato]\nplayers = [\"human\", \"random\"]\n[match]\ngames = 8\n",
    );
    let debug = |line: &str, game: &str| format!("{:?}", typed(line, &config).game.settings().options(game));
    let usual = debug("arcade", "timbiriche");
    assert!(usual.contains("level: Easy") && usual.contains("3s") && usual.contains("clock: Off"), "{usual}");
    assert!(usual.contains("(\"rows\", \"7\"), (\"cols\", \"8\")"), "{usual}");
    assert!(debug("arcade", "formula").contains("level: Hard"));
    assert!(debug("arcade", "gato-e-rato").contains("Named(\"random\")"));
    assert!(debug("arcade --level perfect", "timbiriche").contains("level: Perfect"));
    assert!(debug("arcade --level perfect", "gato-e-rato").contains("level: Perfect"));
    assert!(debug("arcade --think 1", "timbiriche").contains("think: Some(1s)"));
    let mixed = debug("arcade --game timbiriche --setup rows=4", "timbiriche");
    assert!(mixed.contains("(\"rows\", \"4\"), (\"cols\", \"8\")"), "{mixed}");
    let display = typed("arcade", &config).display;
    assert!(display.ascii && display.no_mouse);
    let display = typed("arcade --ascii=false --no-mouse=false", &config).display;
    assert!(!display.ascii && !display.no_mouse);
    let line = format!("{:?}", typed("arcade match --game formula --a easy --b easy", &config).command);
    assert!(line.contains("games: 8"), "{line}");
    assert!(format!("{:?}", typed("arcade replay x", &config).command).contains("ascii: true"));
}

/// What was played last comes between the command line and the file, so the set-up screen has to tell them apart.
#[test]
fn what_was_typed_is_told_apart_from_what_the_file_says() {
    let config = good(
        "level = \"hard\"\nthink = 3\nclock = 20\n\
         [games.timbiriche]\nrows = 7\ncols = 8\nplayers = [\"human\", \"easy\"]\n",
    );
    let of = |line: &str| typed(line, &config).game.settings().typed("timbiriche");
    let nothing = of("arcade");
    assert!(nothing.setup.is_empty() && nothing.seating.is_none(), "{nothing:?}");
    assert!(nothing.think.is_none() && nothing.clock.is_none(), "{nothing:?}");
    let asked = of("arcade --game timbiriche --setup rows=4 --think 1 --clock 9 --level perfect");
    assert_eq!((asked.setup.get("rows"), asked.setup.get("cols")), (Some("4"), None));
    let text = format!("{asked:?}");
    for part in ["think: Some(1s)", "Turn(9s)", "level: Perfect"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let other = of("arcade --game formula --setup cars=3 --players human,human,easy");
    assert!(other.setup.is_empty() && other.seating.is_none(), "{other:?}");
}

#[test]
fn a_game_of_the_file_counts_as_named() {
    let config =
        good("game = \"dots\"\n[match]\ngame = \"formula\"\na = \"easy\"\n[solve]\ngame = \"gato-e-rato\"\n");
    assert!(typed("arcade --setup rows=3", &config).game.game.is_some());
    assert!(typed("arcade --edit", &config).edit.is_some());
    typed("arcade match --b hard", &config);
    typed("arcade solve", &config);
    for line in ["arcade --setup rows=3", "arcade --players human,easy", "arcade --edit"] {
        let args = line.split(' ').map(std::ffi::OsString::from);
        let error = parse(args, &Config::default()).expect_err(line).to_string();
        assert_eq!(error, "expected --game <NAME>, found nothing of the kind");
    }
}

#[test]
fn what_is_wrong_is_named_with_its_line_and_the_rest_holds() {
    let names: Vec<&str> = crate::registry::GAMES.iter().map(|entry| entry.name).collect();
    let no_game = format!("1: games: expected one of {}, found 'chess'", names.join(", "));
    for (text, told) in [
        ("theme = \"lihgt\"", "1: theme: expected one of dark, light, high-contrast, mono, found 'lihgt'"),
        ("\n\ntehme = \"light\"", "3: expected something like theme, found 'tehme'"),
        ("ascii = \"yes\"", "1: ascii: expected true or false, found 'yes'"),
        ("mouse = 1", "1: mouse: expected true or false, found 1"),
        ("seat = 0", "1: seat: expected a number from 1 to 6, found '0'"),
        ("seat = [1]", "1: seat: expected a text or a number, found a list"),
        ("match = 1", "1: match: expected a table, [match], found 1"),
        ("theme.x = 1", "1: theme: expected a text or a number, found a table"),
        ("time = 1", "1: expected time in the table [analyse], found it before all tables"),
        ("undo = \"u\"", "1: expected undo in the table [keys], found it before all tables"),
        ("rows = 3", "1: expected rows in the table [games.GAME], found it before all tables"),
        ("[colour]", "1: expected something like color, found 'colour'"),
        (
            "[match]\nboth = 1",
            "2: match: expected one of game, a, b, games, setup, think, clock, seed, jobs, records, json, sprt, found 'both'",
        ),
        ("[match]\ngames = 0", "2: match.games: expected a number from 1 to 10000000, found '0'"),
        ("[games.chess]", no_game.as_str()),
        ("[games.formla]", "1: games: expected something like formula, found 'formla'"),
        ("games.dots = 3", "1: games.dots: expected a table, found 3"),
        (
            "[games.dots]\n[games.timbiriche]",
            "2: games.timbiriche: expected one table for timbiriche, found another one",
        ),
        ("[games.dots]\nrows = 99", "2: games.dots.rows: expected a number from 2 to 11, found '99'"),
        ("[games.dots]\nrows = true", "2: games.dots.rows: expected a text or a number, found true"),
        ("[games.dots]\nrow = 9", "2: games.dots: expected something like rows, found 'row'"),
        (
            "[games.dots]\nlevel = \"hrad\"",
            "2: games.dots.level: expected one of easy, medium, hard, perfect, found 'hrad'",
        ),
        ("[games.dots]\nplayers = [\n\"human\",\n7]", "4: games.dots.players: expected a text, found 7"),
        ("[keys]\nundoo = \"U\"", "2: keys: expected something like undo, found 'undoo'"),
        ("[keys]\nundo = \"uu\"", "2: keys.undo: expected a key such as u, ctrl-r, f2 or space, found 'uu'"),
        ("[keys]\nundo = 5", "2: keys.undo: expected a text, found 5"),
        (
            "[keys]\nundo = [\"U\",\n\"n\"]",
            "3: keys.undo: expected a key that is free, found 'n', which is a key of new-game",
        ),
        (
            "[keys]\nundo = \"w\"",
            "2: keys.undo: expected a key that is free, found 'w', which is straight-up on the board of formula",
        ),
        ("[keys]\nquit = []", "2: keys.quit: expected a key at least, found none: nobody can do without it"),
    ] {
        let config = read(&format!("{text}\n[solve]\nthreads = 2\n"));
        assert_eq!(lines(&config), [told], "{text}");
        assert_eq!(
            config.options.last().map(|(key, value)| (key.path(), value.as_str())),
            Some(("solve.threads".to_string(), "2")),
            "{text}"
        );
    }
}

#[test]
fn no_toml_at_all_is_told_and_nothing_of_it_holds() {
    for (text, line) in [
        ("theme = \"light\"\nthis is no TOML\n", 2),
        ("ascii = true\n\nascii = false\n", 3),
        ("theme = \"light\n", 1),
        ("[match\n", 1),
        ("a = 1\r\n= 2\r\n", 2),
        ("\u{1b}[31m", 1),
    ] {
        let config = read(text);
        assert_eq!(config.problems.len(), 1, "{text:?}");
        assert_eq!(config.problems[0].line, Some(line), "{text:?}: {}", config.problems[0].text);
        assert!(config.problems[0].text.starts_with("expected TOML, found a mistake: "), "{text:?}");
        assert!(config.options.is_empty());
    }
}

#[test]
fn lines_may_end_as_on_windows() {
    let config = read("theme = \"light\"\r\n\r\n[keys]\r\nundo = \"U\"\r\nredo = 1\r\n");
    assert_eq!(lines(&config), ["5: keys.redo: expected a text, found 1"]);
    assert_eq!(config.options.len(), 1);
    assert_eq!(config.bindings.keys(Action::Undo)[0].to_string(), "U");
}

/// Something that looks like a line of the file.
fn line() -> impl Strategy<Value = String> {
    let names: Vec<String> = super::table::KEYS
        .iter()
        .map(|key| key.name.to_string())
        .chain(ACTIONS.iter().map(|info| info.name.to_string()))
        .chain(["rows", "track", "players", "\"\"", "a.b", "keys", "games", "\u{e9}"].map(str::to_string))
        .collect();
    let values = prop_oneof![
        Just("true".to_string()),
        Just("\"\"".to_string()),
        any::<i64>().prop_map(|number| number.to_string()),
        any::<f64>().prop_map(|number| format!("{number:?}")),
        "\"[a-z\u{e9}?-]{0,6}\"",
        "\\[(\"[a-z?]\", ?){0,3}\\]",
        Just("0xff".to_string()),
        Just("{ a = 1 }".to_string()),
        Just("1979-05-27".to_string()),
        Just("'''\n\n'''".to_string()),
    ];
    let tables =
        ["keys", "match", "solve", "games", "games.timbiriche", "games.flag-capture", "games.x", "x"];
    prop_oneof![
        4 => (prop::sample::select(names), values).prop_map(|(name, value)| format!("{name} = {value}")),
        1 => prop::sample::select(tables.to_vec()).prop_map(|table| format!("[{table}]")),
        1 => "\\PC{0,12}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn no_text_is_too_odd(text in prop_oneof![
        prop::collection::vec(line(), 0..8).prop_map(|lines| lines.join("\n")),
        "\\PC{0,60}",
        "[ -~\n\r\t]{0,60}",
    ]) {
        let config = read(&text);
        let count = text.matches('\n').count() + 1;
        for problem in &config.problems {
            let line = problem.line.expect("a line");
            prop_assert!((1..=count).contains(&line), "{line} of {count}");
            prop_assert!(problem.text.contains("expected") && problem.text.contains("found"), "{}", problem.text);
        }
        for action in [Action::Quit, Action::Cancel, Action::Confirm, Action::Help] {
            prop_assert!(!config.bindings.keys(action).is_empty());
        }
        // Whatever holds fits the command line.
        let args = ["arcade", "match", "--game", "formula", "--a", "easy", "--b", "easy"];
        prop_assert!(parse(args.map(std::ffi::OsString::from), &config).is_ok());
    }
}
