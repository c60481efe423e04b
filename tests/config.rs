//! The file of settings with the real program: who goes before whom, what is told, and that it is never touched.

#[path = "home/mod.rs"]
mod home;

use std::fs;
use std::path::{Path, PathBuf};

use home::{Answer, Home};

impl Home {
    fn with(text: impl AsRef<[u8]>) -> Home {
        let home = Home::new();
        home.write("config/arcade/config.toml", text);
        home
    }

    fn file(&self) -> PathBuf {
        self.0.join("config/arcade/config.toml")
    }
}

impl Answer {
    /// What is told on stderr, without the program's name and the file's folder.
    fn told(&self, home: &Home) -> Vec<String> {
        let folder = format!("arcade: {}/", home.file().parent().expect("a folder").display());
        self.errors.lines().map(|line| line.strip_prefix(&folder).unwrap_or(line).to_string()).collect()
    }
}

const MATCH: [&str; 7] = ["match", "--game", "timbiriche", "--a", "easy", "--b", "easy"];

fn lines(text: &str) -> usize {
    text.lines().count()
}

#[test]
fn a_file_is_written_once_and_never_again() {
    let home = Home::new();
    let path = format!("{}\n", home.file().display());
    assert_eq!(home.run(&["config", "path"]).good(), path);
    assert!(!home.file().exists());
    assert!(home.run(&["config", "check"]).good().ends_with("no file, so everything is as usual\n"));
    assert_eq!(home.run(&["config", "init"]).good(), path);
    let text = fs::read_to_string(home.file()).expect("written");
    assert!(text.contains("#theme = \"dark\"") && text.contains("[games.timbiriche]"), "{text}");
    assert!(home.run(&["config", "check"]).good().ends_with("nothing wrong\n"));
    fs::write(home.file(), "theme = \"light\"\n").expect("written");
    let again = home.run(&["config", "init"]);
    assert_eq!((again.code, again.out.as_str()), (Some(1), ""));
    let told =
        format!("arcade: expected no file {} yet, found one; it is left as it is\n", home.file().display());
    assert_eq!(again.errors, told);
    assert_eq!(fs::read_to_string(home.file()).expect("there"), "theme = \"light\"\n");
}

#[test]
fn the_command_line_goes_before_the_file() {
    let home = Home::with("[match]\ngames = 4\nsetup = \"rows=2 cols=2\"\njson = true\nseed = 5\n");
    let games = |text: &str| text.lines().filter(|line| line.contains("\"type\":\"round\"")).count();
    let out = home.run(&MATCH).good();
    assert!(out.starts_with('{') && out.contains("\"seed\":5"), "{out}");
    let all = games(&out);
    let out = home.run(&[&MATCH[..], &["--games", "2", "--seed", "6"]].concat()).good();
    assert!(out.contains("\"seed\":6") && games(&out) < all, "{out}");
    let out = home.run(&[&MATCH[..], &["--json=false"]].concat()).good();
    assert!(!out.contains('{'), "{out}");
}

#[test]
fn what_a_command_needs_may_stand_in_the_file() {
    let home = Home::with(
        "[match]\ngame = \"dots\"\na = \"easy\"\nb = \"medium\"\ngames = 2\nsetup = \"rows=2 cols=2\"\n\
         [solve]\ngame = \"timbiriche\"\nsetup = \"rows=2 cols=3\"\n",
    );
    assert!(home.run(&["match"]).good().contains("easy"));
    assert!(home.run(&["solve"]).good().contains("rows=2 cols=3"));
    let bare = Home::new().run(&["match", "--a", "easy"]);
    assert_eq!(bare.code, Some(2));
    assert_eq!(bare.errors, "arcade: expected --game <NAME>, --b <P[,P...]>, found nothing of the kind\n");
}

#[test]
fn games_begin_as_the_file_has_it() {
    let text = "[games.timbiriche]\nrows = 3\ncols = 4\nplayers = [\"human\", \"human\"]\n";
    let home = Home::with(text);
    let shown = |args: &[&str]| {
        let answer = home.run(&[&["--plain", "--game", "timbiriche"], args].concat());
        assert_eq!(answer.errors, "");
        answer.out
    };
    let usual = shown(&[]);
    assert!(usual.contains("rows 3; columns 4;") && usual.contains("Player 2"), "{usual}");
    let typed = shown(&["--setup", "rows=2", "--level", "easy"]);
    assert!(typed.contains("rows 2; columns 4;") && typed.contains("Easy"), "{typed}");
    assert_eq!(fs::read_to_string(home.file()).expect("there"), text);
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_the_rest_holds() {
    let text = "theme = \"lihgt\"\ntehme = 1\n\n[match]\ngames = 2\njobs = 0\nsetup = \"rows=2 cols=2\"\n[keys]\nundo = \"r\"\n";
    let home = Home::with(text);
    let told = [
        "config.toml:1: theme: expected one of dark, light, high-contrast, mono, found 'lihgt'",
        "config.toml:2: expected something like theme, found 'tehme'",
        "config.toml:6: match.jobs: expected a number from 1 to 1024, found '0'",
        "config.toml:9: keys.undo: expected a key that is free, found 'r', which is a key of redo",
    ];
    let answer = home.run(&MATCH);
    assert_eq!((answer.code, answer.told(&home)), (Some(0), told.map(str::to_string).to_vec()));
    assert!(answer.out.contains("2 games"), "{}", answer.out);
    let answer = home.run(&["config", "check"]);
    assert_eq!(
        (answer.code, lines(&answer.out), answer.told(&home)),
        (Some(1), 0, told.map(str::to_string).to_vec())
    );
    assert_eq!(fs::read_to_string(home.file()).expect("there"), text);
    // Commands that no setting is about say nothing.
    assert!(lines(&home.run(&["list", "games"]).good()) > 3);
}

#[test]
fn a_table_that_does_not_fit_its_game_is_left_out() {
    let text = "[games.formula]\ntrack = \"no-such-track\"\n[games.timbiriche]\nseat = 4\n";
    let home = Home::with(text);
    let check = home.run(&["config", "check"]);
    assert_eq!(check.code, Some(1));
    let told = check.told(&home);
    assert!(told[0].starts_with("config.toml:1: games.formula: "), "{told:?}");
    assert!(told[1].starts_with("config.toml:3: games.timbiriche: "), "{told:?}");
    let answer = home.run(&["--plain", "--game", "timbiriche"]);
    assert!(answer.told(&home)[0].ends_with("nothing of this table holds now"), "{}", answer.errors);
    assert!(answer.out.contains("rows 5; columns 6;"), "{}", answer.out);
    // What was typed is never left out.
    let answer = home.run(&["--plain", "--game", "timbiriche", "--seat", "5"]);
    assert_eq!(answer.code, Some(2), "{}", answer.errors);
}

#[test]
fn what_the_file_wants_of_all_games_keeps_nobody_from_one_of_them() {
    let game = ["--plain", "--game", "timbiriche"];
    for (text, wrong, held) in [
        ("seat = 3\n", "expected a seat from 1 to 2, found 3", "seat"),
        ("clock = \"map\"\nlevel = \"hard\"\n", "expected a set-up with a time of its own", "level, clock"),
        (
            "clock = \"map\"\n[games.timbiriche]\nrows = 4\n",
            "expected a set-up with a time of its own for the clock, found none",
            "clock",
        ),
    ] {
        let home = Home::with(text);
        let answer = home.run(&game);
        let told = answer.told(&home);
        assert!(answer.code == Some(0) && told[0].starts_with(&format!("config.toml: {wrong}")), "{told:?}");
        let end = format!("; of what stands before all tables, this does not hold now: {held}");
        assert!(told[0].ends_with(&end), "{told:?}");
        assert!(answer.out.contains("Seat 1: You. Seat 2: Medium."), "{}", answer.out);
        let rows = if text.contains("rows") { "rows 4;" } else { "rows 5;" };
        assert!(answer.out.contains(rows), "the table of the game still holds: {}", answer.out);
        // Chosen from the list it is played as well.
        let chosen = home.run_with(&["--plain"], "1\nquit\n").good();
        let chosen = chosen.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(chosen.contains(wrong) && chosen.contains("Seat 1: You. Seat 2: Medium."), "{chosen}");
        // What was typed is never left out.
        for typed in [&["--seat", "5"][..], &["--clock", "map"], &["--setup", "rows=99"]] {
            let answer = home.run(&[&game[..], typed].concat());
            assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""), "{typed:?}: {}", answer.errors);
        }
    }
    // Where the table of the game is wrong as well, both are left out and told.
    let home = Home::with("clock = \"map\"\n[games.timbiriche]\nseat = 3\n");
    let answer = home.run(&game);
    let told = answer.told(&home);
    assert_eq!(answer.code, Some(0), "{told:?}");
    assert_eq!(
        told,
        [
            "config.toml:2: games.timbiriche: expected a seat from 1 to 2, found 3; nothing of this table holds now",
            "config.toml: expected a set-up with a time of its own for the clock, found none; of what stands before all tables, this does not hold now: clock",
        ]
    );
    let home = Home::with("clock = \"map\"\n");
    let answer = home.run(&["--plain", "--game", "flag-capture", "--setup", "map=swamp"]);
    assert_eq!((answer.code, answer.errors.as_str()), (Some(0), ""), "where it can be, it holds");
}

#[test]
fn a_file_that_can_t_be_read_is_told_and_left() {
    for (text, told) in [
        (&b"theme = \"light\"\nno TOML at all\n"[..], "config.toml:2: expected TOML, found a mistake: "),
        (b"# \xff\n", "config.toml:1: expected text in UTF-8, found other bytes"),
        (b"\xef\xbb\xbf[match]\r\ngames = 0\r\n", "config.toml:2: match.games: expected a number from 1 to "),
    ] {
        let home = Home::with(text);
        let answer = home.run(&["config", "check"]);
        assert_eq!((answer.code, lines(&answer.errors)), (Some(1), 1), "{}", answer.errors);
        assert!(answer.told(&home)[0].starts_with(told), "{}", answer.errors);
        assert_eq!(home.run(&["config", "init"]).code, Some(1));
        assert_eq!(fs::read(home.file()).expect("there"), text);
        let answer = home.run(&[&MATCH[..], &["--games", "2", "--setup", "rows=2 cols=2"]].concat());
        assert_eq!((answer.code, lines(&answer.errors)), (Some(0), 1), "{}", answer.errors);
    }
}

#[test]
fn a_folder_in_its_place_is_told_and_left() {
    let home = Home::new();
    fs::create_dir_all(home.file()).expect("a folder");
    let answer = home.run(&["config", "check"]);
    assert_eq!(answer.told(&home), ["config.toml: expected a file, found a folder"]);
    assert_eq!(home.run(&["config", "init"]).code, Some(1));
    assert!(home.file().is_dir());
}

#[cfg(unix)]
#[test]
fn a_file_without_permission_and_a_link_to_nowhere_are_told() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let home = Home::with("theme = \"light\"\n");
    fs::set_permissions(home.file(), fs::Permissions::from_mode(0o000)).expect("set");
    // Who may do everything reads it all the same.
    if fs::read(home.file()).is_err() {
        let answer = home.run(&["config", "check"]);
        assert!(
            answer.told(&home)[0].starts_with("config.toml: expected a file that can be read"),
            "{answer:?}"
        );
    }
    let home = Home::with("");
    fs::remove_file(home.file()).expect("removed");
    let nowhere = home.0.join("nowhere");
    symlink(&nowhere, home.file()).expect("a link");
    let answer = home.run(&["config", "check"]);
    assert!(answer.told(&home)[0].starts_with("config.toml: expected a file that can be read"), "{answer:?}");
    assert_eq!(home.run(&["config", "init"]).code, Some(1));
    assert!(!nowhere.exists());
}

#[test]
fn nothing_but_init_makes_the_file() {
    let home = Home::new();
    home.run(&["list", "games"]).good();
    home.run(&["--plain", "--game", "timbiriche"]);
    home.run(&["solve", "--game", "timbiriche", "--setup", "rows=2 cols=2"]).good();
    assert!(!Path::new(&home.file()).exists());
}

#[test]
fn completions_and_the_manual_page_know_the_command() {
    let home = Home::new();
    let page = home.run(&["man"]).good();
    for words in ["ARCADE CONFIG INIT", "ARCADE CONFIG CHECK", "ARCADE CONFIG PATH"] {
        assert!(page.contains(words), "{words}");
    }
    for shell in ["bash", "zsh", "fish"] {
        let script = home.run(&["completions", shell]).good();
        assert!(script.contains("config") && script.contains("init") && script.contains("delay"), "{shell}");
    }
}
