//! Whole tournaments of the toy game.

use std::path::Path;

use super::file::{FileLine, MatchLine, ResultLine, RoundLine};
use super::plan::tests::plan;
use super::*;
use crate::store::read_record;
use crate::store::tests::Scratch;
use crate::{Match, toy};

const ONE_JOB: Running = Running { jobs: 1, threads: 1, sprt: None };

fn played(plan: &Plan, running: &Running) -> Played {
    run(plan, running, &|| false, &mut |_| {}).expect("a tournament")
}

/// What `--json` prints.
fn printed(plan: &Plan, running: &Running) -> String {
    let head = MatchLine::of(plan, plan.check().expect("a plan"));
    let mut lines = vec![FileLine::Match(head.clone())];
    let mut on_event = |event: &Event<'_>| {
        if let Event::Round(round) = event {
            lines.push(FileLine::Round(RoundLine::of(round)));
        }
    };
    let played = run(plan, running, &|| false, &mut on_event).expect("a tournament");
    let standings = Standings::of(plan.players.len(), &played.rounds);
    lines.push(FileLine::Result(ResultLine::of(&head, &standings, running.sprt, &played.ended)));
    lines.iter().map(|line| line.write() + "\n").collect()
}

fn merged(files: &[std::path::PathBuf], sprt: Option<Sprt>) -> String {
    let merged = merge(files, sprt).expect("good parts");
    let standings = Standings::of(merged.head.players.len(), &merged.rounds);
    let mut lines = vec![FileLine::Match(merged.head.clone())];
    lines.extend(merged.rounds.iter().map(|round| FileLine::Round(RoundLine::of(round))));
    lines.push(FileLine::Result(ResultLine::of(&merged.head, &standings, sprt, &merged.ended)));
    lines.iter().map(|line| line.write() + "\n").collect()
}

#[test]
fn the_result_comes_from_the_seed_alone() {
    let plan = plan("tokens=40", "easy,hard", 60);
    let one = printed(&plan, &ONE_JOB);
    assert_eq!(one, printed(&plan, &ONE_JOB));
    assert_eq!(one, printed(&plan, &Running { jobs: 7, ..ONE_JOB }));
    assert_ne!(one, printed(&Plan { seed: 6, ..plan }, &ONE_JOB));
}

#[test]
fn the_better_player_wins() {
    let played = played(&plan("tokens=40", "hard,easy", 60), &ONE_JOB);
    assert!(matches!(played.ended, Ended::Complete));
    let standings = Standings::of(2, &played.rounds);
    assert_eq!((standings.rounds, standings.games), (60, 120));
    assert!(standings.pairs.elo().low.is_none_or(|elo| elo > 100.0), "{standings:?}");
    assert!(standings.pairs.superiority() > 0.999);
    assert_eq!(standings.players[0].wins, standings.players[1].losses);
}

#[test]
fn shards_merge_to_the_whole() {
    let scratch = Scratch::new();
    for (setup, sprt) in [
        ("tokens=40", None),
        ("tokens=40", Some(Sprt { elo0: 0.0, elo1: 50.0 })),
        ("tokens=30 seats=3", None),
    ] {
        let plan = plan(setup, "hard,easy", 90);
        let whole = printed(&plan, &Running { sprt, jobs: 3, ..ONE_JOB });
        let files: Vec<_> = (1..=4)
            .map(|number| {
                let shard = Plan { shard: Shard { number, of: 4 }, ..plan.clone() };
                let file = scratch.0.join(format!("{number}.json"));
                std::fs::write(&file, printed(&shard, &ONE_JOB)).expect("a file");
                file
            })
            .collect();
        let mut backwards = files.clone();
        backwards.reverse();
        assert_eq!(merged(&backwards, sprt), whole);
        if sprt.is_none() {
            let part = merge(&files[1..], None).expect("good parts");
            assert_eq!((part.missing, part.rounds.len()), (23, 67));
            let twice = merge(&[files[0].clone(), files[0].clone()], None).expect_err("twice").to_string();
            assert!(twice.starts_with("expected every round once, found round 1 in "), "{twice}");
        }
    }
}

#[test]
fn files_that_are_no_parts_are_refused() {
    let scratch = Scratch::new();
    let write = |name: &str, text: &str| {
        let file = scratch.0.join(name);
        std::fs::write(&file, text).expect("a file");
        file
    };
    let good = printed(&plan("", "hard,easy", 3), &ONE_JOB);
    let one = write("one", &good);
    let other = write("other", &printed(&plan("tokens=13", "hard,easy", 3), &ONE_JOB));
    let refused = |files: &[std::path::PathBuf]| merge(files, None).expect_err("refused").to_string();
    assert!(refused(&[one.clone(), other]).starts_with("expected parts of one match, found another one in "));
    assert!(refused(&[scratch.0.join("nothing")]).starts_with("can't read "));
    assert_eq!(refused(&[]), "expected files to merge, found none");
    for bad in [
        "",
        "{}\n",
        "x\n",
        &good.replace("\"won ", "\"lost "),
        &good.replace("\"seating\":[1,2]", "\"seating\":[1,9]"),
    ] {
        assert!(refused(&[write("bad", bad)]).contains("expected a"), "{bad}");
    }
    let marked = merge(&[write("marked", &format!("\u{feff}{good}"))], None).expect("a part");
    assert_eq!((marked.rounds.len(), marked.missing), (3, 0));
    // Larger than anything else that is read.
    let (first, rest) = good.split_once('\n').expect("lines");
    let round = rest.lines().next().expect("a round");
    let long = round.replace("\"reason\":null", &format!("\"reason\":\"{}\"", "x".repeat(1 << 20)));
    let lines = (1..=20).map(|number| long.replace("\"round\":1,", &format!("\"round\":{number},")) + "\n");
    let large = first.replace("\"rounds\":3", "\"rounds\":20") + "\n" + &lines.collect::<String>();
    assert!(large.len() > game::record::LARGEST);
    let part = merge(&[write("large", &large)], None).expect("a part");
    assert_eq!((part.rounds.len(), part.missing), (20, 0));
    // A line without an end is no last one that was cut off.
    let endless = format!("{first}\n{}\n{rest}", "x".repeat(17 << 20));
    assert!(refused(&[write("endless", &endless)]).contains("endless, line 2: expected a"));
    // A job that was killed while it wrote: what is whole counts.
    let cut = &good[..good.find("\"round\":3").expect("a third round")];
    let part = merge(&[write("cut", cut)], None).expect("a part");
    assert_eq!((part.rounds.len(), part.missing), (2, 1));
}

#[test]
fn a_sequential_test_stops_by_itself_at_the_same_place() {
    let plan = plan("tokens=40", "hard,easy", 1000);
    let sprt = Some(Sprt { elo0: 0.0, elo1: 100.0 });
    let one = played(&plan, &Running { sprt, ..ONE_JOB });
    assert!(matches!(one.ended, Ended::Decided(Decision::AcceptElo1)), "{:?}", one.ended);
    assert!(one.rounds.len() < 500);
    assert_eq!(played(&plan, &Running { sprt, jobs: 5, ..ONE_JOB }).rounds, one.rounds);
    let three = self::plan("seats=3", "hard,easy", 4);
    assert!(run(&three, &Running { sprt, ..ONE_JOB }, &|| false, &mut |_| {}).is_err());
}

#[test]
fn a_sequential_test_does_not_look_beyond_a_missing_round() {
    let scratch = Scratch::new();
    let plan = plan("tokens=40", "hard,easy", 400);
    let sprt = Some(Sprt { elo0: 0.0, elo1: 100.0 });
    let part = |number, of| {
        let file = scratch.0.join(format!("{number}-{of}.json"));
        let shard = Plan { shard: Shard { number, of }, ..plan.clone() };
        std::fs::write(&file, printed(&shard, &ONE_JOB)).expect("a file");
        file
    };
    for parts in [vec![part(1, 2)], vec![part(2, 2)]] {
        // What is there would be more than enough.
        let merged = merge(&parts, sprt).expect("a part");
        assert!(matches!(merged.ended, Ended::Incomplete), "{:?}", merged.ended);
        assert_eq!((merged.rounds.len(), merged.missing), (200, 200));
        let standings = Standings::of(2, &merged.rounds);
        assert!(sprt.is_some_and(|sprt| sprt.decide(&standings.pairs).is_some()));
        let result = ResultLine::of(&merged.head, &standings, sprt, &merged.ended);
        assert_eq!(result.sprt.and_then(|sprt| sprt.accepted), None);
    }
    let merged = merge(&[part(1, 2), part(2, 2)], sprt).expect("all parts");
    assert!(matches!(merged.ended, Ended::Decided(Decision::AcceptElo1)));
}

#[test]
fn an_interrupted_tournament_gives_what_it_has() {
    let games = std::cell::Cell::new(0);
    let mut on_event = |event: &Event<'_>| {
        if matches!(event, Event::Game { .. }) {
            games.set(games.get() + 1);
        }
    };
    let plan = plan("tokens=40", "hard,easy", 100_000);
    let played = run(&plan, &ONE_JOB, &|| games.get() >= 20, &mut on_event).expect("a tournament");
    assert!(matches!(played.ended, Ended::Interrupted));
    assert_eq!(played.rounds.len(), 10);
}

#[test]
fn every_game_has_its_record() {
    let scratch = Scratch::new();
    let plan = Plan { records: Some(scratch.0.join("a/b")), ..plan("tokens=40 seats=3", "easy,hard", 2) };
    let played = played(&plan, &ONE_JOB);
    let mut files: Vec<_> = std::fs::read_dir(scratch.0.join("a/b")).expect("a folder").collect();
    assert_eq!(files.len(), 6);
    files.clear();
    let record = read_record(&scratch.0.join("a/b/round-2-game-3.arcade")).expect("a record");
    let restored = Match::from_record(toy::GAMES, &record).expect("a match");
    assert_eq!(
        (restored.damage.len(), restored.played.result()),
        (0, Some(played.rounds[1].games[2].outcome))
    );
    assert!(record.moves.iter().any(|mv| mv.comment.is_some()));
    // The same match may be played again there, another one not.
    assert!(plan.make_room_for_records(3).is_ok());
    for other in [
        Plan { seed: 6, ..plan.clone() },
        Plan { players: crate::PlayerSpec::parse_list("easy,easy").expect("players"), ..plan.clone() },
        Plan { setup: game::Values::parse("tokens=41 seats=3").expect("values"), ..plan.clone() },
        Plan { think: Some(std::time::Duration::from_secs(1)), ..plan.clone() },
    ] {
        let complaint = other.make_room_for_records(3).expect_err("in the way").to_string();
        assert!(
            complaint.starts_with("expected no record of another match in the way, found "),
            "{complaint}"
        );
        assert!(complaint.ends_with("round-1-game-1.arcade"), "{complaint}");
    }
    // One that is further on is found when its game begins.
    let later = scratch.0.join("a/b/round-2-game-1.arcade");
    let good = std::fs::read_to_string(&later).expect("a record");
    let foreign = good.replace("seed: ", "seed: 1");
    std::fs::write(&later, &foreign).expect("written");
    assert!(plan.make_room_for_records(3).is_ok());
    let ended = self::played(&plan, &ONE_JOB).ended;
    assert!(matches!(&ended, Ended::Failed(error) if error.to_string().ends_with("round-2-game-1.arcade")));
    assert_eq!(std::fs::read_to_string(&later).expect("a record"), foreign);
    // Three rounds of a hundred have other names.
    assert!(Plan { rounds: 100, seed: 6, ..plan.clone() }.make_room_for_records(3).is_ok());
    let nowhere = Plan { records: Some(Path::new("/dev/null/x").to_path_buf()), ..plan };
    assert!(matches!(self::played(&nowhere, &ONE_JOB).ended, Ended::Failed(_)));
}

#[cfg(unix)]
#[test]
fn a_broken_program_loses_its_games_and_not_the_tournament() {
    // It plays one game, then ends early, again and again.
    let script = "while read -r line; do case \"$line\" in hello) echo hello x;; game*) games=x$games; echo ok;; \
                  moves*) echo ok;; go*) [ \"$games\" = xx ] && { echo had enough >&2; exit 4; }; echo best 1;; esac; done";
    let program =
        crate::PlayerSpec::Program { command: format!("sh -c '{script}'"), dialect: crate::Dialect::Line };
    let mut plan = plan("tokens=20", "hard,hard", 5);
    plan.players[0] = program;
    let played = played(&plan, &ONE_JOB);
    let standings = Standings::of(2, &played.rounds);
    assert_eq!(standings.games, 10);
    assert_eq!(standings.players[0].broken, 5);
    let reason = "seat 2 broken: the program ended early (exit status: 4): had enough".to_string();
    assert_eq!(standings.players[0].first_fault, Some((1, reason)));
}
