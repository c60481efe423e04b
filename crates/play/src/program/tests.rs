//! Programs of every kind, as shell scripts that play the toy game.

use std::time::{Duration, Instant};

use search::{EngineError, Limits, Score, Stop};

use super::*;
use crate::toy;
use crate::{AnyEngine, PlayerSpec, make_engine};

/// A program that answers each line of its input as the branches of a `case` say; the usual lines have
/// answers already.
fn script(branches: &str) -> String {
    let script = format!(
        "while read -r line; do case \"$line\" in {branches} \
         hello) echo hello script 1 protocol 1;; game*|moves*) echo ok;; go*) echo best 1;; quit) exit;; esac; done"
    );
    format!("sh -c '{script}'")
}

fn engine(branches: &str) -> ProgramEngine {
    ProgramEngine::new("pile", &script(branches), &Stop::new()).expect("a command")
}

fn answer(engine: &mut ProgramEngine, moves: &str, seconds: f64) -> Result<String, EngineError> {
    let limits = Limits::time(Duration::from_secs_f64(seconds));
    engine.think(&*toy::game("tokens=12", moves), &limits, &mut |_| {}).map(|verdict| verdict.best)
}

fn broken(branches: &str) -> String {
    match answer(&mut engine(branches), "", 0.3).expect_err(branches) {
        EngineError::Broken(why) => why,
        EngineError::OutOfTime(why) => format!("out of time: {why}"),
        EngineError::NotStarted(why) => format!("not started: {why}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_program_plays() {
    let mut engine =
        engine("go*) echo info depth 3 score win 4 exact nodes 9 pv 2 1; echo best 2 score win 5 exact;;");
    let mut reports = Vec::new();
    let game = toy::game("tokens=9 seats=2", "1 1");
    let limits = Limits::time(Duration::from_secs(5));
    let verdict =
        engine.think(&*game, &limits, &mut |report| reports.push(report.clone())).expect("an answer");
    assert_eq!((verdict.best.as_str(), verdict.report.score), ("2", Score::Win(5)));
    assert_eq!((reports[0].depth, reports[0].line.len(), reports.len()), (3, 2, 1));
    assert!(matches!(engine.evaluate(&*game), Err(EngineError::Unsupported(_))));
    let over = toy::game("tokens=1", "1");
    assert_eq!(engine.think(&*over, &limits, &mut |_| {}), Err(EngineError::GameOver));
}

#[test]
fn a_program_is_told_what_is_new_and_all_after_an_undo() {
    let file = std::env::temp_dir().join(format!("arcade-told-{}", std::process::id()));
    let mut engine = engine(&format!("moves*|game*) echo \"$line\" >> {}; echo ok;;", file.display()));
    let mut told = |moves: &str| {
        answer(&mut engine, moves, 5.0).expect("a move");
        let told = std::fs::read_to_string(&file).unwrap_or_default();
        std::fs::write(&file, "").expect("a file");
        told.lines().collect::<Vec<_>>().join("; ")
    };
    let game = "game pile tokens=12 seats=2";
    assert_eq!(told(""), game);
    assert_eq!(told("1 2"), "moves 1 2");
    assert_eq!(told("1 2"), "");
    assert_eq!(told("1"), format!("{game}; moves 1"));
    assert_eq!(told("1 3 1"), "moves 3 1");
    engine.new_game();
    assert_eq!(answer(&mut engine, "1 3 1", 5.0), Ok("1".to_string()));
    let told = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(told, format!("{game}\nmoves 1 3 1\n"));
    std::fs::remove_file(&file).expect("the file is there");
}

#[test]
fn whatever_a_program_does_becomes_a_reason() {
    assert_eq!(broken("go*) echo best 4;;"), "illegal move '4': take 1, 2 or 3");
    assert_eq!(broken("go*) echo best one;;"), "expected a number such as 2, found 'one'");
    assert_eq!(broken("go*) echo best;;"), "expected 'best M ...', found 'best'");
    assert_eq!(broken("go*) echo hm;;"), "expected 'info ...' or 'best M ...', found 'hm'");
    assert_eq!(
        broken("go*) echo error no idea;;"),
        "expected 'info ...' or 'best M ...', found 'error no idea'"
    );
    assert_eq!(broken("moves*|game*) echo error what;;"), "expected 'ok', found 'error what'");
    assert_eq!(broken("hello) echo hi;;"), "not started: expected 'hello NAME ...', found 'hi'");
    assert_eq!(broken("go*) printf \"\\377\\n\";;"), "expected 'best M ...', found bytes that are not UTF-8");
    assert_eq!(broken("go*) echo oh no >&2; exit 3;;"), "the program ended early (exit status: 3): oh no");
    assert_eq!(broken("go*) sleep 30;;"), "out of time: the program did not answer in its time");
    assert_eq!(broken("game*) sleep 30;;"), "out of time: the program did not answer in its time");
    let flood = "go*) while :; do echo info depth 1 score 0; done;;";
    assert_eq!(broken(flood), "out of time: the program did not answer in its time");
    let flood = "game*) while :; do echo info depth 1 score 0; done;;";
    assert_eq!(broken(flood), "out of time: the program did not answer in its time");
    let long = "go*) head -c 100000000 /dev/zero | tr \"\\\\0\" x; echo;;";
    assert_eq!(broken(long), "expected 'best M ...', found a line of more than 64 KiB");
}

/// The time that a question may take is long, so that nothing is told at its end.
fn broken_at_once(branches: &str, moves: &str) -> String {
    let begun = Instant::now();
    let mut engine = engine(branches);
    let mut error = answer(&mut engine, "", 600.0).err();
    if error.is_none() {
        error = answer(&mut engine, moves, 600.0).err();
    }
    assert!(begun.elapsed() < Duration::from_secs(60));
    match error.expect(branches) {
        EngineError::Broken(why) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_wrong_is_told_at_once_and_not_as_a_lack_of_time() {
    let endless = "go*) while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done;;";
    assert_eq!(broken_at_once(endless, ""), "expected 'best M ...', found a line of more than 64 KiB");
    // Closed before it answers: what is written into an open pipe is lost in silence.
    let deaf = "go*) exec <&-; echo best 1; sleep 600;;";
    assert_eq!(broken_at_once(deaf, "1 1"), "the program closed its input");
    let mute = "go*) exec >&-; sleep 600;;";
    assert_eq!(broken_at_once(mute, ""), "the program closed its output");
    let gone = "go*) echo best 1; echo bye >&2; exit 4;;";
    assert_eq!(broken_at_once(gone, "1 1"), "the program ended early (exit status: 4): bye");
}

#[test]
fn a_program_that_has_closed_its_input_before_it_read_the_question_is_not_out_of_time() {
    let deaf = "game*) echo ok; sleep 0.2; exec <&-; sleep 600;;";
    assert_eq!(broken(deaf), "the program closed its input");
}

#[test]
fn the_last_words_of_a_program_are_told_as_they_are() {
    let why = broken(r#"go*) printf "\047x\047 \042y\042 C:\134new \033[2J\n" >&2; exit 3;;"#);
    assert_eq!(why, r#"the program ended early (exit status: 3): 'x' "y" C:\new \u{1b}[2J"#);
}

#[test]
fn a_score_is_told_only_if_the_program_has_told_one() {
    let known = |branches: &str| {
        let limits = Limits::time(Duration::from_secs(5));
        let verdict = engine(branches).think(&*toy::game("", ""), &limits, &mut |_| {}).expect("an answer");
        (verdict.report.score, verdict.report.depth, verdict.report.nodes)
    };
    assert_eq!(known("go*) echo best 1;;"), (Score::Untold, 0, 0));
    assert_eq!(known("go*) echo info depth 3 nodes 8; echo best 1;;"), (Score::Untold, 0, 0));
    assert_eq!(known("go*) echo info depth 3 nodes 8 pv 1; echo best 1;;"), (Score::Untold, 3, 8));
    assert_eq!(known("go*) echo info depth 3; echo best 1 score -2;;"), (Score::Points(-2), 0, 0));
}

#[test]
fn a_program_tells_what_it_goes_by() {
    let name = |branches: &str| {
        let command = script(branches).replace('"', "\\\"");
        let player: PlayerSpec = format!("program:\"{command}\"").parse().expect("a player");
        greet(toy::entry(), &player, &Stop::new()).map_err(|error| error.to_string())
    };
    assert_eq!(name("x) ;;"), Ok(Some("script".to_string())));
    assert_eq!(name("hello) echo hello;;"), Ok(None));
    assert_eq!(name("hello) exit 2;;"), Err("the program ended early (exit status: 2)".to_string()));
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_nobody_waits_for_any_more_ends_at_once() {
    let player = PlayerSpec::Program { command: "sleep 600".to_string(), dialect: crate::Dialect::Line };
    let stop = Stop::new();
    let (begun, raise) = (Instant::now(), stop.clone());
    let asking = std::thread::spawn(move || {
        greet(toy::entry(), &player, &stop).is_err()
            && make_engine(toy::entry(), &player, &Default::default(), &stop).is_err()
    });
    std::thread::sleep(Duration::from_millis(100));
    raise.raise();
    assert!(asking.join().expect("no panic"));
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_greeting_that_nobody_waited_for_is_told_as_that() {
    let stop = Stop::new();
    stop.raise();
    let mut engine = ProgramEngine::new("pile", "sleep 600", &stop).expect("a command");
    let told = "nobody waited for the program to answer 'hello'".to_string();
    assert_eq!(engine.start(), Err(EngineError::NotStarted(told)));
}

#[test]
fn after_a_failure_it_begins_afresh() {
    let mut engine =
        engine("go*) if [ \"$moves\" ]; then echo best 2; else exit 1; fi;; moves*) moves=1; echo ok;;");
    assert!(answer(&mut engine, "", 5.0).is_err());
    assert_eq!(answer(&mut engine, "1", 5.0), Ok("2".to_string()));
}

#[test]
fn a_program_that_does_not_read_blocks_nobody() {
    let mut engine =
        ProgramEngine::new("pile", "sh -c 'echo hello x; sleep 60'", &Stop::new()).expect("a command");
    let begun = Instant::now();
    assert!(matches!(answer(&mut engine, "1 1 1", 0.1), Err(EngineError::OutOfTime(_))));
    drop(engine);
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn stop_is_passed_on() {
    let ask = |branches: &str| {
        let mut engine = engine(branches);
        // It may take a while on a busy machine, and nobody waits for it after a stop.
        engine.start().expect("it greets");
        let limits = Limits::time(Duration::from_secs(600));
        limits.stop.raise();
        engine.think(&*toy::game("", ""), &limits, &mut |_| {}).map(|verdict| verdict.best)
    };
    assert_eq!(ask("go*) ;; stop) echo best 3;;"), Ok("3".to_string()));
    let deaf = Err(EngineError::Broken("the program did not answer 'stop' within a second".to_string()));
    assert_eq!(ask("go*) ;;"), deaf);
}

#[test]
fn what_can_not_start_is_an_error_at_once() {
    let make = |command: &str| {
        let player: PlayerSpec = format!("program:\"{command}\"").parse().expect("a player");
        make_engine(toy::entry(), &player, &Default::default(), &Stop::new())
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    let reason = make("/no/such/program now").expect_err("no program");
    assert!(reason.starts_with("can't start '/no/such/program': "), "{reason}");
    assert_eq!(make("sh 'x"), Err("expected a closing ', found none in 'sh 'x'".to_string()));
    assert_eq!(make("sh -c 'exit 7'"), Err("the program ended early (exit status: 7)".to_string()));
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_takes_its_own_children_along() {
    let file = std::env::temp_dir().join(format!("arcade-grandchild-{}", std::process::id()));
    let command =
        format!("sh -c 'sleep 600 & echo $! > {}; echo hello; cat > /dev/null; sleep 600'", file.display());
    let mut engine = ProgramEngine::new("pile", &command, &Stop::new()).expect("a command");
    engine.start().expect("it greets");
    let grandchild = std::fs::read_to_string(&file).expect("its number").trim().to_string();
    let alive = || {
        // Field 3 of the status: a zombie has been ended as well.
        let stat = std::fs::read_to_string(format!("/proc/{grandchild}/stat")).unwrap_or_default();
        stat.rsplit(')').next().is_some_and(|rest| !rest.trim().is_empty() && !rest.trim().starts_with('Z'))
    };
    assert!(alive());
    drop(engine);
    let until = Instant::now() + Duration::from_secs(10);
    while alive() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(!alive());
    std::fs::remove_file(&file).expect("the file is there");
}
