//! `arcade match`: the referee of the real program.

#[path = "home/mod.rs"]
mod home;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use home::Home;

impl Home {
    #[track_caller]
    fn good(&self, args: &[&str]) -> String {
        self.run(args).good()
    }
}

/// `match --game timbiriche --setup rows=3,cols=3` and more words.
fn small<'a>(words: &[&'a str]) -> Vec<&'a str> {
    [&["match", "--game", "timbiriche", "--setup", "rows=3,cols=3", "--seed", "7"], words].concat()
}

/// A program that answers each line of its input as the branches of a `case` say.
#[cfg(unix)]
fn script(branches: &str) -> String {
    let script = format!(
        "while read -r line; do case $line in {branches} hello) echo hello x;; game*|moves*) echo ok;; esac; done"
    );
    format!("program:\"sh -c '{script}'\"")
}

#[test]
fn the_result_repeats_from_the_seed_whatever_the_jobs() {
    let home = Home::new();
    let args = |jobs| small(&["--a", "easy", "--b", "medium", "--games", "100", "--json", "--jobs", jobs]);
    let one = home.good(&args("1"));
    assert_eq!(one, home.good(&args("1")));
    assert_eq!(one, home.good(&args("4")));
    let lines: Vec<&str> = one.lines().collect();
    assert_eq!(lines.len(), 52);
    assert!(lines[0].starts_with("{\"type\":\"match\",\"game\":\"timbiriche\""), "{}", lines[0]);
    assert!(lines[1].starts_with("{\"type\":\"round\",\"round\":1,"), "{}", lines[1]);
    assert!(lines[51].starts_with("{\"type\":\"result\",\"rounds\":50,\"games\":100,\"ended\":\"complete\""));
}

#[test]
fn a_person_reads_the_result() {
    let home = Home::new();
    let told = home.good(&small(&["--a", "easy", "--b", "hard", "--games", "19"]));
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "timbiriche rows=3 cols=3: a = easy, b = hard, 20 games in 10 pairs, seed 7");
    assert_eq!(lines[1], "played 20 games in 10 pairs");
    assert!(lines[2].starts_with("  a easy: ") && lines[3].starts_with("  b hard: "), "{told}");
    assert!(lines[4].starts_with("pairs that gave a 0 - 1/2 - 1 - 1 1/2 - 2 points: "), "{told}");
    assert!(lines[5].starts_with("Elo of a over b: ") && lines[5].contains("(95 %"), "{told}");
    assert!(lines[6].starts_with("likelihood of superiority: "), "{told}");
    let three = home.good(&[
        "match",
        "--game",
        "dots",
        "--setup",
        "rows=3,cols=3,seats=3",
        "--a",
        "hard",
        "--b",
        "easy",
        "--games",
        "6",
        "--seed",
        "1",
    ]);
    assert!(three.contains("average rank") && !three.contains("Elo"), "{three}");
}

#[test]
fn shards_are_merged_to_the_whole() {
    let home = Home::new();
    let base = small(&["--a", "easy", "--b", "hard", "--games", "60", "--json"]);
    let whole = home.good(&base);
    let mut merge = vec!["match".to_string(), "--json".to_string(), "--merge".to_string()];
    for part in ["3/3", "1/3", "2/3"] {
        let file = format!("part-{}.json", &part[..1]);
        fs::write(home.0.join(&file), home.good(&[&base[..], &["--shard", part]].concat())).expect("a file");
        merge.push(file);
    }
    let merge: Vec<&str> = merge.iter().map(String::as_str).collect();
    assert_eq!(home.good(&merge), whole);
    let answer = home.run(&merge[..merge.len() - 1]);
    assert_eq!(answer.code, Some(1));
    assert_eq!(answer.errors, "arcade: expected 30 rounds, found 20: 10 are missing\n");
    assert!(answer.out.contains("\"games\":40"));
}

#[test]
fn a_sequential_test_ends_by_itself() {
    let home = Home::new();
    let told = home.good(&small(&["--a", "perfect", "--b", "easy", "--games", "5000", "--sprt", "-10,100"]));
    assert!(told.contains("decided after ") && told.contains("Elo 100 is accepted"), "{told}");
}

#[test]
fn every_record_is_good() {
    let home = Home::new();
    home.good(&small(&["--a", "easy", "--b", "hard", "--games", "4", "--records", "games"]));
    let mut names: Vec<String> = fs::read_dir(home.0.join("games"))
        .expect("a folder")
        .map(|file| format!("games/{}", file.expect("a file").file_name().to_string_lossy()))
        .collect();
    names.sort();
    assert_eq!(names.len(), 4);
    let checked =
        home.good(&[&["check"], &names.iter().map(String::as_str).collect::<Vec<_>>()[..]].concat());
    assert!(checked.starts_with("games/round-1-game-1.arcade: timbiriche, 12 moves, "), "{checked}");
    // Another match does not take their place, and says so before it is played.
    let before = fs::read(home.0.join(&names[0])).expect("a record");
    let complaint =
        home.run(&small(&["--a", "hard", "--b", "easy", "--games", "4", "--records", "games"])).bad(1);
    assert!(complaint.ends_with("found games/round-1-game-1.arcade"), "{complaint}");
    assert_eq!(fs::read(home.0.join(&names[0])).expect("a record"), before);
}

#[test]
fn every_game_is_refereed_recorded_and_analysed() {
    let home = Home::new();
    for line in home.good(&["list", "games"]).lines() {
        let game = line.split_whitespace().next().expect("a name");
        let records = format!("{game}-records");
        home.good(&[
            "match",
            "--game",
            game,
            "--a",
            "easy",
            "--b",
            "easy",
            "--games",
            "2",
            "--seed",
            "3",
            "--records",
            &records,
        ]);
        let record = format!("{records}/round-1-game-1.arcade");
        let moves =
            home.good(&["check", &record]).split(' ').nth(2).and_then(|count| count.parse::<usize>().ok());
        let analysed = home.good(&["analyse", &record, "--time", "0.01", "--json"]);
        assert_eq!(Some(analysed.lines().count() - 1), moves, "{game}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_with_the_four_calls_plays() {
    let home = Home::new();
    let lisp = format!("lisp:\"'{}' engine --protocol lisp\"", env!("CARGO_BIN_EXE_arcade"));
    let told = home.good(&[
        "match",
        "--game",
        "gato-e-rato",
        "--a",
        &lisp,
        "--b",
        "easy",
        "--games",
        "2",
        "--seed",
        "1",
    ]);
    assert!(!told.contains("by failing"), "{told}");
}

#[test]
fn what_can_not_be_played_is_told_in_one_line() {
    let home = Home::new();
    for (args, code) in [
        (small(&["--a", "easy"]), 2),
        (small(&["--a", "human", "--b", "easy"]), 2),
        (small(&["--a", "easy", "--b", "nobody"]), 2),
        (small(&["--a", "easy", "--b", "easy,easy"]), 2),
        (small(&["--a", "easy", "--b", "easy", "--games", "0"]), 2),
        (small(&["--a", "easy", "--b", "easy", "--shard", "4/3"]), 2),
        (small(&["--a", "easy", "--b", "easy", "--sprt", "5,0"]), 2),
        (small(&["--a", "easy", "--b", "easy", "--sprt", "0,5", "--shard", "1/2"]), 2),
        (small(&["--a", "easy", "--b", "program:/no/such/program"]), 1),
        (small(&["--a", "easy", "--b", "easy", "--games", "2", "--records", "/dev/null/x"]), 1),
        (vec!["match"], 2),
        (vec!["match", "--merge", "nothing.json"], 1),
        (vec!["match", "--merge", "a.json", "--game", "timbiriche"], 2),
    ] {
        home.run(&args).complaint(code);
    }
}

/// The path of the example bot, if there is a python3 to run it.
fn bot() -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots/one_ply_bot.py");
    let python =
        Command::new("python3").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    python.is_ok_and(|status| status.success()).then(|| format!("program:\"python3 '{}'\"", path.display()))
}

#[test]
fn the_example_bot_plays() {
    let Some(bot) = bot() else { return };
    let home = Home::new();
    let told = home.good(&small(&["--a", &bot, "--b", "easy", "--games", "10", "--json"]));
    let result = told.lines().last().expect("a result");
    assert!(result.contains("\"games\":10") && !told.contains("broken\":1"), "{result}");
    assert!(!told.contains("\"failed\":1") && !told.contains("\"failed\":2"), "{told}");
}

#[cfg(unix)]
#[test]
fn programs_lose_their_games_for_every_fault() {
    let home = Home::new();
    for (branches, reason, records) in [
        ("go*) echo best H9,9;;", "broken: illegal move 'H9,9': ", "1"),
        (
            "go*) echo good morning;;",
            "broken: expected 'info ...' or 'best M ...', found 'good morning'",
            "2",
        ),
        ("go*) echo no idea >&2; exit 5;;", "broken: the program ended early (exit status: 5): no idea", "3"),
        ("go*) sleep 60;;", "out of time", "4"),
    ] {
        let bot = script(branches);
        let told = home.good(&small(&[
            "--a",
            &bot,
            "--b",
            "easy",
            "--games",
            "2",
            "--think",
            "0.2",
            "--records",
            records,
        ]));
        assert!(told.contains("0 won, 0 drawn, 2 lost") && told.contains("lost 2 by failing"), "{told}");
        assert!(told.contains(reason), "{told}");
        let record = home.0.join(records).join("round-1-game-1.arcade");
        let record = fs::read_to_string(record).expect("a record");
        assert!(record.contains("result: won 2\nreason: seat 1 ") && record.contains(reason), "{record}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_play_is_told_with_whose_it_is_and_before_a_word_about_the_match() {
    let home = Home::new();
    let (good, bad) = (script("go*) echo best H0,0;;"), script("hello) echo good morning;;"));
    for (a, b, told) in [
        (&good, &bad, "b, program:"),
        (&bad, &good, "a, program:"),
        (&"easy".to_string(), &"program:./typo".to_string(), "b, program:./typo: can't start './typo': "),
    ] {
        let complaint = home.run(&small(&["--a", a, "--b", b, "--games", "2"])).bad(1);
        assert!(complaint.starts_with(told), "{complaint}");
        let why = complaint.contains("expected 'hello NAME ...', found 'good morning'");
        assert!(why || told.contains("typo"), "{complaint}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_is_called_as_it_calls_itself() {
    let home = Home::new();
    let bot = script("hello) echo hello Greta-3 0.1;; go*) exit 1;;");
    let told = home.good(&small(&["--a", "easy", "--b", &bot, "--games", "2", "--records", "games"]));
    assert!(told.lines().next().is_some_and(|head| head.contains(" (Greta-3), 2 games in 1 pair")), "{told}");
    let record = fs::read_to_string(home.0.join("games/round-1-game-1.arcade")).expect("a record");
    assert!(record.contains("name2: Greta-3\n"), "{record}");
}

#[cfg(target_os = "linux")]
#[test]
fn what_ended_a_match_is_told_for_what_it_is() {
    let home = Home::new();
    // Nobody may write a file there.
    let answer = home.run(&small(&["--a", "easy", "--b", "easy", "--games", "2", "--records", "/proc/self"]));
    assert_eq!(answer.code, Some(1));
    assert_eq!(answer.out.lines().skip(1).collect::<Vec<_>>(), ["failed after 0 games in 0 pairs"]);
    let json = ["--a", "easy", "--b", "easy", "--games", "2", "--records", "/proc/self", "--json"];
    let told = home.run(&small(&json)).out;
    let result = told.lines().last().expect("a result");
    assert!(result.contains("\"ended\":\"failed\"") && result.contains("\"elo\":null"), "{result}");
    assert!(result.contains("\"share\":null") && result.contains("\"superiority\":null"), "{result}");

    let part = home.good(&small(&["--a", "easy", "--b", "hard", "--games", "8", "--shard", "1/2", "--json"]));
    home.write("part.json", part);
    let merged = home.run(&["match", "--merge", "part.json"]);
    assert_eq!(merged.code, Some(1));
    assert_eq!(merged.out.lines().nth(1), Some("found 4 games in 2 pairs"));
    let merged = home.run(&["match", "--merge", "part.json", "--json"]).out;
    assert!(merged.contains("\"ended\":\"incomplete\""), "{merged}");

    // Whatever stands in a part, a terminal obeys none of it.
    let part = fs::read_to_string(home.0.join("part.json")).expect("a part");
    let odd = part
        .replace("\"easy\"", "\"\\u001b[31measy\"")
        .replace("\"setup\":\"", "\"setup\":\"\\u001b[2J")
        .replace("\"reason\":null,\"failed\":null", "\"reason\":\"\\u001b[0m\",\"failed\":1");
    home.write("odd.json", odd);
    let told = home.run(&["match", "--merge", "odd.json"]).out;
    assert!(told.contains(r"a = \u{1b}[31measy") && told.contains(r"round 1: \u{1b}[0m"), "{told}");
    assert!(!told.contains('\u{1b}'), "{told:?}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_shows_what_there_is_and_leaves_no_program_behind() {
    use std::io::{BufRead, BufReader};
    let home = Home::new();
    let pids = home.0.join("pids");
    // It never answers a question, or does not even greet; and it has a child of its own.
    let silent_at =
        |word: &str| script(&format!("{word}*) sleep 600 & echo $! $$ > {}; wait;;", pids.display()));
    let bots = [silent_at("go"), silent_at("hello")];
    for (bot, (signal, number)) in
        bots.iter().flat_map(|bot| [("INT", 2), ("TERM", 15)].map(|signal| (bot, signal)))
    {
        let args = small(&["--a", "easy", "--b", bot, "--games", "1000", "--think", "600"]);
        let mut child = home.command(&args).stderr(Stdio::inherit()).spawn().expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        wait_until(|| fs::read_to_string(&pids).is_ok_and(|text| text.ends_with('\n')));
        let programs = fs::read_to_string(&pids).expect("two numbers");
        let sent = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
        assert_eq!(child.wait().expect("it ends").code(), Some(128 + number));
        let told: Vec<String> = lines.map_while(Result::ok).collect();
        if *bot == bots[0] {
            assert!(told[0].starts_with("timbiriche "), "{told:?}");
            assert_eq!(told[1], "interrupted after 0 games in 0 pairs");
        }
        for pid in programs.split_whitespace() {
            wait_until(|| !is_running(pid));
        }
        fs::remove_file(&pids).expect("the file is there");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn nohup_keeps_a_match_going() {
    let home = Home::new();
    let begun = home.0.join("begun");
    let silent = script(&format!("go*) echo > {};;", begun.display()));
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' HUP; exec \"$@\"", "sh", home::PROGRAM]);
    command.args(small(&["--a", "easy", "--b", &silent, "--games", "2", "--think", "600"]));
    command.current_dir(&home.0).envs(home.variables()).stdin(Stdio::null()).stdout(Stdio::null());
    let mut child = command.spawn().expect("it starts");
    wait_until(|| begun.exists());
    for signal in ["-HUP", "-TERM"] {
        let sent = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    assert_eq!(child.wait().expect("it ends").code(), Some(143), "by the second one");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_program_that_is_asked_before_a_game() {
    let home = Home::new();
    let pids = home.0.join("pids");
    let players = format!("human,{}", script(&format!("hello) echo $$ > {}; sleep 600;;", pids.display())));
    let args = ["--plain", "--game", "timbiriche", "--players", &players];
    let mut child = home.command(&args).spawn().expect("it starts");
    wait_until(|| fs::read_to_string(&pids).is_ok_and(|text| text.ends_with('\n')));
    let program = fs::read_to_string(&pids).expect("a number");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()));
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    wait_until(|| !is_running(program.trim()));
}

#[cfg(unix)]
#[test]
fn no_program_is_left_behind_by_a_line_mode_that_nobody_reads() {
    let home = Home::new();
    let pids = home.0.join("pids");
    // It does not care about the end of its input.
    let branches = format!("hello) echo $$ > {}; echo hello x;; go*) echo best H0,0;;", pids.display());
    let bot = script(&branches).replace("done'", "done; sleep 600'");
    let args = ["--plain", "--game", "timbiriche", "--players", &format!("human,{bot}")];
    let mut child = home.start_with(&args, format!("V0,0\n{}", "board\n".repeat(2000)));
    let save = home.0.join("data/arcade/saves");
    let moves = || {
        let file = fs::read_dir(&save).ok().and_then(|mut files| files.next()?.ok());
        file.and_then(|file| fs::read_to_string(file.path()).ok()).unwrap_or_default()
    };
    wait_until(|| moves().ends_with("V0,0\nH0,0\n"));
    // Now it draws boards until the pipe is full.
    std::thread::sleep(std::time::Duration::from_millis(500));
    let program = fs::read_to_string(&pids).expect("a number");
    assert!(is_running(program.trim()));
    let sent = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()));
    assert_eq!(child.wait().expect("it ends").code(), Some(143));
    assert!(!is_running(program.trim()));
}

#[cfg(unix)]
fn wait_until(done: impl Fn() -> bool) {
    let until = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while !done() {
        assert!(std::time::Instant::now() < until, "it happens");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// Whether a process runs; one that has ended and was not reaped does not.
#[cfg(unix)]
fn is_running(pid: &str) -> bool {
    let state = Command::new("ps").args(["-o", "stat=", "-p", pid]).output();
    state.is_ok_and(|output| {
        let state = String::from_utf8_lossy(&output.stdout).into_owned();
        !state.trim().is_empty() && !state.trim().starts_with('Z')
    })
}
