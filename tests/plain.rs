//! `arcade --plain`: whole games by lines of text, through pipes and at a terminal.

#[path = "home/mod.rs"]
mod home;
#[path = "plain/table.rs"]
mod table;

use home::Home;
use table::made;

/// Plays a whole game against `easy` and checks that it is told to its end, that it was kept, and that the same
/// moves piped in at once give the same game.
fn play_whole(game: &str, more: &[&str], choose: impl Fn(&[String]) -> String) {
    let home = Home::new();
    let args = [&["--plain", "--game", game, "--level", "easy", "--seed", "7"], more].concat();
    let mut table = home.sit_down(&args);
    let mut own = Vec::new();
    while let Some(moves) = table.legal() {
        let mv = choose(&moves);
        table.say(&mv);
        own.push(mv);
        assert!(own.len() < 400, "{game} ends");
    }
    let told = table.leave();
    assert!(told.contains("\nPoints: "), "{told}");
    let ends = ["You have won.", "You have lost.", "A draw.", "Nobody has won."];
    // Behind the result stands which of the rules has ended the game.
    let reasons = ends.iter().filter_map(|end| told.split_once(&format!("{end} ")));
    let reasons: Vec<&str> = reasons.filter_map(|(_, after)| after.lines().next()).collect();
    assert!(reasons.len() == 1 && reasons[0].ends_with('.'), "{reasons:?}: {told}");
    assert!(told.contains("rematch: with the seats swapped"), "{told}");
    assert_eq!(home.saved("finished").len(), 1, "{game} is kept");
    assert_eq!(home.saved("saves").len(), 0, "{game} is over");

    let again = home.told(&args, &own.join("\n"));
    assert_eq!(made(&again), made(&told), "{game} repeats");
    assert!(ends.iter().any(|end| again.contains(end)), "{again}");
}

fn first(moves: &[String]) -> String {
    moves[0].clone()
}

/// The best move of the first puzzle of a file.
fn best_of_first(puzzles: &str) -> &str {
    puzzles.lines().find_map(|line| line.strip_prefix("best: ")).expect("a best move")
}

#[test]
fn a_move_that_puts_the_car_out_is_played_when_it_is_typed_once_more() {
    let home = Home::new();
    let args =
        ["--plain", "--game", "formula", "--setup", "track=hairpin,cars=2", "--players", "human,human"];
    let told = home.told(&args, "0,0\n2,2\nundo\n0,0\n0,0\nlog\nquit\n");
    let asked = "Going to 0,0 leaves the track at 0,0, and the car is out. Type 0,0 once more";
    let told: String = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(told.matches(asked).count(), 2, "another move between is another matter: {told}");
    assert!(told.contains("1. Player 1 0,0"), "{told}");
}

#[test]
fn puzzles_are_solved_by_typed_moves() {
    let home = Home::new();
    let best = best_of_first(include_str!("../crates/gato-e-rato/puzzles.txt"));
    let args = ["learn", "--plain", "--game", "gato-e-rato"];
    let told = home.told(&args, &format!("puzzles\nhint\nnonsense\n{best}\nline\n\nquit\n"));
    for words in
        ["Puzzle 1 of 16", "A hint comes after 2 more tries", "Not possible", "Right!", "Best play: "]
    {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(told.contains("Puzzle 2 of 16"), "{told}");
    // What is solved stays solved.
    let again = home.told(&args, "puzzles\nquit\n");
    assert!(!again.contains("Puzzle 1 of 16") && again.contains("Puzzle 2 of 16"), "{again}");
}

#[test]
fn a_whole_game_of_timbiriche() {
    play_whole("timbiriche", &["--setup", "rows=4,cols=4"], first);
}

#[test]
fn a_whole_game_of_gato_e_rato() {
    play_whole("gato-e-rato", &[], first);
}

#[test]
fn a_whole_game_of_gato_e_rato_with_the_cats() {
    play_whole("gato-e-rato", &["--seat", "2"], first);
}

#[test]
fn a_whole_race_of_formula() {
    // Whoever stands at the start sees the other one win.
    play_whole("formula", &[], |moves| moves[moves.len() / 2].clone());
}

#[test]
fn a_whole_game_of_flag_capture() {
    play_whole("flag-capture", &[], first);
}

const GAME: &[&str] = &["--plain", "--game", "timbiriche", "--level", "easy", "--seed", "3"];
const TWO: &[&str] = &["--plain", "--game", "timbiriche", "--players", "human,human", "--seed", "3"];

#[test]
fn bad_input_is_explained_and_loses_nothing() {
    let home = Home::new();
    let long = "x".repeat(5000);
    let input =
        format!("H0,0\nfoo\nboard under\nH0,0\nH9,9\n\u{1b}[31m\u{17e}\n\n# a comment\n{long}\nH1,0\nlog\n");
    let told = home.told(TWO, &input);
    for line in [
        "Not understood: expected a line such as H0,3 or V2,1, found 'foo'. help: the\ncommands.",
        "found 'board under'",
        "'H0,0' can't be played: H0,0 is drawn already.",
        "'H9,9' can't be played: ",
        "Not understood: that line is too long. help: the commands.",
        "1. Player 1 H0,0; 2. Player 2 H1,0",
    ] {
        assert!(told.contains(line), "{line} in\n{told}");
    }
    assert!(!told.contains("comment"), "{told}");
    assert_eq!(home.saved("saves")[0], ["H0,0", "H1,0"]);
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let home = Home::new();
    let told = home.told(GAME, "undo\nH0,0\nundo\nredo\nredo\nresign\nresign\nundo\nlog\nquit\n");
    let lines: Vec<&str> = told.lines().collect();
    let order = [
        "There is nothing to take back.",
        "1. You: H0,0.",
        "Took back 2 moves.",
        "Played 2 moves again.",
        "There is nothing to play again.",
        "You have lost. You resigned.",
        "The game is over.",
        "The game goes on.",
        "1. You H0,0; 2. Easy ",
        "The game is saved. arcade resume --plain goes on with it.",
    ];
    let mut from = 0;
    for expected in order {
        let found = lines[from..].iter().position(|line| line.starts_with(expected));
        from += found.unwrap_or_else(|| panic!("{expected} comes in its place in\n{told}")) + 1;
    }
}

#[test]
fn the_end_of_the_input_leaves_a_game_that_goes_on() {
    let home = Home::new();
    let told = home.told(GAME, "H0,0\nH1,1");
    assert!(
        told.lines().last().is_some_and(|line| line.starts_with("4. Easy: ")),
        "it ends quietly:\n{told}"
    );
    let before = home.saved("saves");
    assert_eq!(before[0].len(), 4);

    let told = home.told(&["resume", "--plain"], "log\nV0,0\nundo\nV3,5\n");
    assert!(told.contains("The game goes on after 4 moves."), "{told}");
    assert!(told.contains("1. You H0,0; 2. Easy "), "{told}");
    let after = home.saved("saves");
    assert_eq!((after.len(), after[0].len()), (1, 6));
    assert_eq!(after[0][..4], before[0][..]);
    assert_eq!(after[0][4], "V3,5");
}

#[test]
fn a_game_is_chosen_from_the_list() {
    let home = Home::new();
    home.told(TWO, "H0,0\n");
    let told = home
        .told(&["--plain", "--level", "easy"], "99\n2\n84-75\ngames\nresume\nlog\ngames\nFormula\nquit\n");
    let games = home.run(&["list", "games"]).good().lines().count();
    let expected = format!("Expected a number from 1 to {games}, the name of a game, or quit, found '99'.");
    for line in [
        &expected,
        "Which game? Type its number or its name.",
        "1. Timbiriche: ",
        "4. Flag capture: ",
        "resume: go on with Timbiriche, 1 move played.",
        "Seat 1, mouse: You. Seat 2, cats: Easy.",
        "1. You: 84-75 (the mouse goes from 84 to 75).",
        "The old game is saved. arcade resume --plain goes on with it.",
        "resume: go on with Gato e rato, 2 moves played.",
        "Formula: Race on squared paper",
    ] {
        assert!(told.contains(line), "{line} in\n{told}");
    }
    assert_eq!(home.told(&["--plain"], "quit\n").lines().last(), Some("quit: leave."));
}

#[test]
fn a_program_of_the_settings_is_asked_whether_it_plays_before_its_game() {
    let home = Home::new();
    home.write(
        "config/arcade/config.toml",
        "[games.timbiriche]\nplayers = [\"human\", \"program:/no/bot\"]\n",
    );
    let told = home.told(&["--plain"], "1\ngato-e-rato\nquit\n");
    assert!(told.contains("seat 2, program '/no/bot': can't start '/no/bot': "), "{told}");
    assert!(!told.contains("Seat 1: You.") && told.contains("Seat 1, mouse: You."), "{told}");
}

#[test]
fn what_can_not_be_saved_is_told_once_for_each_position() {
    let home = Home::new();
    home.write("data/arcade", "in the way");
    let told = home.told(TWO, "H0,0\nlog\nmoves\nV0,0\nlog\nquit\n");
    assert_eq!(told.matches("This game is not saved").count(), 2, "{told}");
}

#[test]
fn there_is_always_another_game() {
    let home = Home::new();
    let told = home.told(GAME, "resign\nrematch\nnew\nH0,0\n");
    let seats: Vec<&str> = told.lines().filter(|line| line.starts_with("Seat 1: ")).collect();
    let (first, second) = ("Seat 1: You. Seat 2: Easy.", "Seat 1: Easy. Seat 2: You.");
    assert_eq!(seats, [first, second, second], "{told}");
}

#[test]
fn the_board_is_drawn_and_told() {
    let home = Home::new();
    let told = home
        .told(TWO, "H0,0\nboard\nwords\nmoves\nrules\nboard on\nV0,0\nboard words\nV1,0\nboard off\nV2,0\n");
    for line in [
        "  0 +---+   +",
        "Lines drawn across: H0,0.",
        "48 legal moves: H0,1 ",
        "You may leave a box open that you could close.",
        "A plus is a dot, ",
        "Lines drawn down: V0,0 V1,0.",
    ] {
        assert!(told.contains(line), "{line} in\n{told}");
    }
    assert_eq!(told.matches("  0 +---+   +").count(), 2, "on request, and after V0,0:\n{told}");
}

#[test]
fn it_is_said_what_is_played() {
    let home = Home::new();
    home.write("mine.txt", "SS.\n...\n..F\n");
    let sent = RECORD.replace("rows=2 cols=3", "rows=2 cols=4");
    home.write("sent.arcade", sent);
    let game = |name: &'static str| ["--plain", "--seed", "5", "--level", "easy", "--game", name];
    for (args, told) in [
        (
            &game("timbiriche")[..],
            "Seat 1: You. Seat 2: Easy.\nSet-up: rows 5; columns 6; seats 2. Seed: 5.\n",
        ),
        (&game("gato-e-rato"), "Seat 1, mouse: You. Seat 2, cats: Easy.\nSeed: 5.\n"),
        (&game("formula"), "Set-up: track Beginner oval, 44x17; cars 2; finish first. Seed: 5.\n"),
        (&[&game("formula")[..], &["--setup", "track=hairpin"]].concat(), "track Hairpin, 26x11; cars 2;"),
        (&[&game("formula")[..], &["--setup", "track=mine.txt"]].concat(), "track 3x3; cars 2;"),
        (&game("flag-capture"), "Set-up: map valley, 12x10, 6 flags, 2 pieces a side,"),
        (
            &[&game("formula")[..], &["--lang", "sk"]].concat(),
            "Nastavenia: trat Beginner oval, 44x17; auta 2;",
        ),
        (
            &["--plain", "resume", "sent.arcade", "--players", "human,human"],
            "Set-up: rows 2; columns 4; seats 2.",
        ),
        (&["--plain", "replay", "sent.arcade"], "Set-up: rows 2; columns 4; seats 2."),
    ] {
        let found = home.told(args, "quit\n");
        assert!(found.contains(told), "{told} in\n{found}");
    }
}

#[test]
fn hints_and_values_are_told() {
    let home = Home::new();
    let told = home.told(&["--plain", "--game", "gato-e-rato"], "hint\nvalues\n");
    assert!(told.contains("A good move: 84-7"), "{told}");
    assert!(told.contains("What every move is worth for you, the best first:"), "{told}");
    assert_eq!(told.matches("loss in 44 moves").count(), 3, "the mouse loses after 44 moves:\n{told}");
}

#[test]
fn computers_play_among_themselves() {
    let home = Home::new();
    let args = ["--plain", "--game", "gato-e-rato", "--players", "easy,random", "--seed", "5"];
    let told = home.told(&args, "");
    assert!(told.contains("1. Easy: 84-7"), "{told}");
    assert!(told.contains("Easy has won.") || told.contains("Random has won."), "{told}");
}

#[test]
fn a_wide_track_is_shown_in_parts() {
    let home = Home::new();
    let row = |left: char| format!("{left}{}{left}\n", if left == '#' { "#" } else { "." }.repeat(148));
    let track = format!("{}#SS{}F#\n#SS{}F#\n{}", row('#'), ".".repeat(145), ".".repeat(145), row('#'));
    std::fs::write(home.0.join("wide.txt"), track).expect("written");
    let args = ["--plain", "--game", "formula", "--setup", "track=wide.txt", "--players", "human,human"];
    let told = home.told(&args, "board\n");
    assert_eq!(
        told.lines().filter(|line| line.starts_with("1 ")).count(),
        2,
        "row 1 comes in two parts:\n{told}"
    );
    assert_eq!(told.matches('F').count(), 3, "the finish, and the game's name:\n{told}");
}

/// A record with an accent, a comment, and a damaged line at its end.
const RECORD: &str = "arcade-record: 1
game: timbiriche
setup: rows=2 cols=3 seats=2
seat1: human
name1: \u{17d}ofia
seat2: hard
seed: 7

H0,0
H1,0 ; a quiet move \u{2014} or not
V0,0
";

#[test]
fn a_record_is_stepped_through_by_lines() {
    let home = Home::new();
    std::fs::write(home.0.join("game.arcade"), RECORD).expect("written");
    let args = ["replay", "game.arcade", "--plain"];
    let told = home.told(&args, "n\n\nboard\np\n3\nn\n9\nfoo\nwords\n0\np\nboard on\nlast\nlog\nquit\nn\n");
    let lines: Vec<&str> = told.lines().collect();
    let order = [
        "Timbiriche: a record of 3 moves.",
        "The start",
        "1. ",
        "2. Hard: H1,0",
        "Comment: a quiet move - or not",
        "  0 +---+   +",
        "1. ",
        "3. ",
        "There is no move after this one.",
        "There are moves from 0 to 3.",
        "Expected n, p, a number from 0 to 3, help or quit, found 'foo'.",
        "Lines drawn across: H0,0 H1,0.",
        "The start",
        "There is no move before this one.",
        "  0 +   +   +",
        "3. ",
        "  0 +---+   +",
        "1. ",
        "2. Hard: H1,0",
        "3. ",
    ];
    let mut from = 0;
    for expected in order {
        let found = lines[from..].iter().position(|line| line.starts_with(expected));
        from += found.unwrap_or_else(|| panic!("{expected} comes in its place in\n{told}")) + 1;
    }
    assert_eq!(from, lines.len(), "nothing comes after quit:\n{told}");
}

#[test]
fn a_damaged_record_is_stepped_through_up_to_its_damage() {
    let home = Home::new();
    std::fs::write(home.0.join("game.arcade"), RECORD.replace("V0,0", "V9,9")).expect("written");
    let answer = home.run_with(&["replay", "game.arcade", "--plain"], "last\n");
    let told = &answer.out;
    assert!(told.contains("a record of 2 moves.") && told.contains("2. Hard: H1,0"), "{told}");
    assert!(told.contains("The record is damaged: line 11"), "{told}");
    assert!(answer.errors.contains("V9,9"));
}

/// What is told about a record goes into a pipe as it goes to a terminal: lines without escape bytes.
#[test]
fn an_analysis_is_told_in_lines() {
    let home = Home::new();
    std::fs::write(home.0.join("game.arcade"), RECORD).expect("written");
    let told = home.run(&["analyse", "game.arcade", "--time", "0.2"]).good();
    assert!(told.contains("gave away") && told.contains("seat 2 (Hard)"), "{told}");
    assert!(told.chars().all(|c| c == '\n' || !c.is_control()), "{told}");
}

#[test]
fn a_program_that_fails_loses() {
    let home = Home::new();
    let args = [
        "--plain",
        "--game",
        "timbiriche",
        "--players",
        "human,program:\"sh -c 'read -r line; echo hello Frail 1'\"",
    ];
    let told = home.told(&args, "H0,0\n");
    assert!(told.contains("You have won. Frail failed: the program ended early"), "{told}");
}

#[test]
fn every_language_is_spoken_with_and_without_accents() {
    let home = Home::new();
    let game =
        ["--plain", "--game", "timbiriche", "--setup", "rows=3,cols=3", "--level", "easy", "--seed", "1"];
    let input = "rules\nwords\nmoves words\nH9,9\nnonsense\nH0,0\nresign\nnew\nhelp\nquit\n";
    let with = |more: &[&'static str]| game.iter().chain(more).copied().collect::<Vec<_>>();
    for (code, locale, refused) in [
        ("en", "en_GB.UTF-8", "'H9,9' can't be played: H9,9 is not on the board of 3 x 3 dots."),
        ("es", "es_MX.UTF-8", "H9,9 no está en el tablero de 3 x 3 puntos"),
        ("pt", "pt_PT.UTF-8", "H9,9 não está no tabuleiro de 3 x 3 pontos"),
        ("sk", "sk_SK.UTF-8", "H9,9 nie je na ploche 3 x 3 bodiek"),
    ] {
        // By the locale, and by the option in a locale that says nothing but UTF-8.
        let by_locale = home.told_in(locale, &game, input);
        assert!(by_locale.contains(refused), "{code}: {by_locale}");
        let by_option = home.told_in("C.UTF-8", &with(&["--lang", code]), input);
        assert!(by_option.contains(refused), "{code}: {by_option}");
        assert_eq!(by_option.is_ascii(), code == "en", "{code}");
        // Bytes above 0x7f neither where the locale has none nor where nobody wants any.
        let plain = home.told_in("C", &with(&["--lang", code]), input);
        assert!(plain.is_ascii(), "{code}: {plain}");
        assert_eq!(home.told_in(locale, &with(&["--ascii"]), input), plain, "{code}");
        let stripped: String =
            by_option.chars().map(|c| if c == '\n' { c } else { texts::ascii::ascii(c) }).collect();
        assert_eq!(plain, stripped, "{code}");
    }
}

#[test]
fn without_a_terminal_the_line_mode_is_offered() {
    let home = Home::new();
    let message = home.run(&["--game", "timbiriche"]).bad(2);
    assert!(message.trim_end().ends_with("--plain plays without one"), "{message}");
}

#[cfg(unix)]
mod at_a_terminal {
    use super::Home;
    use super::table::Terminal;

    #[test]
    fn there_are_prompts_and_the_board() {
        let home = Home::new();
        let mut terminal = Terminal::open(&home, super::GAME);
        terminal.wait_for("  4 +   +");
        terminal.wait_for("Your move> ");
        terminal.type_keys("H0,3\n");
        terminal.wait_for("1. You: H0,3.");
        terminal.wait_for("2. Easy: ");
        terminal.type_keys("resign\n");
        terminal.wait_for("Game over> ");
        terminal.type_keys("quit\n");
        assert_eq!(terminal.end(), 0);
    }

    #[test]
    fn the_interrupt_key_leaves_and_the_game_is_saved() {
        let home = Home::new();
        let mut terminal = Terminal::open(&home, super::GAME);
        terminal.wait_for("Your move> ");
        terminal.type_keys("H0,3\n");
        terminal.wait_for("2. Easy: ");
        terminal.wait_for_times("Your move> ", 2);
        terminal.type_keys("\x03");
        assert_eq!(terminal.end(), 130);
        assert_eq!(home.saved("saves")[0].len(), 2);
    }

    #[test]
    fn the_end_key_leaves() {
        let home = Home::new();
        let mut terminal = Terminal::open(&home, &["--plain"]);
        terminal.wait_for("Game> ");
        terminal.type_keys("\x04");
        assert_eq!(terminal.end(), 0);
    }

    #[test]
    fn a_computer_that_takes_its_time_is_told_to_move() {
        let home = Home::new();
        let args = ["--plain", "--game", "timbiriche", "--level", "perfect", "--think", "600", "--seed", "1"];
        let mut terminal = Terminal::open(&home, &args);
        terminal.wait_for("Your move> ");
        terminal.type_keys("H0,3\n");
        terminal.wait_for("Perfect is thinking");
        terminal.type_keys("go\n");
        terminal.wait_for("2. Perfect: ");
        terminal.type_keys("H1,3\n");
        terminal.wait_for_times("Perfect is thinking", 2);
        terminal.type_keys("quit\n");
        terminal.wait_for("The game is saved.");
        assert_eq!(terminal.end(), 0);
    }
}
