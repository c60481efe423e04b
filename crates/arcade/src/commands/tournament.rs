//! `arcade match`: players against each other under a referee, or the parts of such a match put together.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use game::Values;
use game::setup::escaped;
use play::tournament::file::{FileLine, MatchLine, PlayerLine, ResultLine, RoundLine};
use play::tournament::{
    EloEstimate, Ended, Event, Plan, Round, Running, Shard, Sprt, Standings, letters, merge, run as play_all,
};
use play::{Clock, GameEntry, PlayError, PlayerSpec};
use search::Stop;
use texts::counted;

use super::asking::ASKING;
use super::status::{StatusLine, minutes};
use crate::cli::{Players, clock_seed, game_parser, parse_clock, parse_players, parse_seconds, parse_setup};
use crate::output::{Exit, Failed, complain, print, shown, usage};

/// Who plays what, and how it is told.
#[derive(Clone, Debug, Args)]
pub(crate) struct MatchCommandArgs {
    /// The game
    #[arg(long, value_name = "NAME", value_parser = game_parser())]
    game: Option<&'static GameEntry>,
    /// The first player: a level, a player of the game, program:COMMAND or lisp:COMMAND
    #[arg(long, value_name = "P", value_parser = parse_player)]
    a: Option<PlayerSpec>,
    /// The second player; more than one for tables with more seats. The last one takes the seats that are left
    #[arg(long, value_name = "P[,P...]", value_parser = parse_players)]
    b: Option<Players>,
    /// How many games; rounded up to whole pairs (with more seats: until everybody sat everywhere)
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// The set-up of the game; values with blanks or commas in double quotes
    #[arg(long, value_name = "KEY=VALUE,...", value_parser = parse_setup)]
    setup: Option<Values>,
    /// Thinking time of `perfect` and of programs per move [default: 5; programs 10]
    #[arg(long, value_name = "S", value_parser = parse_seconds)]
    think: Option<Duration>,
    /// A clock for every turn, overstepping loses; `map`: the map's own time [default: off]
    #[arg(long, value_name = "S|map", value_parser = parse_clock)]
    clock: Option<Clock>,
    /// Everything random comes from it [default: from the clock; shown]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Games at a time [default: 1 with programs, else one for each core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// The folder where the record of every game goes
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write one object of JSON per line
    #[arg(long)]
    json: bool,
    /// Stop by itself once one of two differences in Elo is accepted, each with 5 % of error
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse_sprt, allow_hyphen_values = true, conflicts_with = "shard")]
    sprt: Option<Sprt>,
    /// Play only part I of N, for several machines; put together with --merge
    #[arg(long, value_name = "I/N", value_parser = parse_shard)]
    shard: Option<Shard>,
    /// Put together what --json wrote for the shards, instead of playing
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "a", "b", "games", "setup", "think", "clock", "seed", "jobs", "records", "shard"])]
    merge: Option<Vec<PathBuf>>,
}

fn parse_player(text: &str) -> Result<PlayerSpec, String> {
    text.parse::<PlayerSpec>().map_err(|error| error.to_string())
}

fn parse_sprt(text: &str) -> Result<Sprt, String> {
    text.parse::<Sprt>().map_err(|error| error.to_string())
}

fn parse_shard(text: &str) -> Result<Shard, String> {
    text.parse::<Shard>().map_err(|error| error.to_string())
}

/// Plays or merges, and tells the result.
///
/// # Errors
/// If the match can't be played, or the parts do not fit.
pub(crate) fn run(args: &MatchCommandArgs) -> anyhow::Result<()> {
    if let Some(files) = &args.merge {
        return put_together(files, args);
    }
    let (Some(entry), Some(a), Some(Players(others))) = (args.game, &args.a, &args.b) else {
        let asked = [
            ("--game <NAME>", args.game.is_some()),
            ("--a <P>", args.a.is_some()),
            ("--b <P[,P...]>", args.b.is_some()),
        ];
        let missing: Vec<&str> =
            asked.iter().filter(|(_, there)| !there).map(|(option, _)| *option).collect();
        return Err(usage(format_args!("expected {}, found nothing of the kind", missing.join(", "))));
    };
    let mut plan = Plan {
        entry,
        setup: args.setup.clone().unwrap_or_default(),
        players: std::iter::once(a).chain(others).cloned().collect(),
        names: Vec::new(),
        rounds: 1,
        seed: args.seed.unwrap_or_else(clock_seed),
        think: args.think,
        clock: args.clock.unwrap_or_default(),
        shard: args.shard.unwrap_or(Shard::WHOLE),
        records: args.records.clone(),
    };
    let seats = plan.check().map_err(usage)?;
    plan.rounds = args.games.div_ceil(u32::from(seats));
    let running =
        Running { jobs: jobs(args, &plan), threads: 1, sprt: args.sprt.filter(|_| args.shard.is_none()) };
    play_and_tell(plan, seats, &running, args.json)
}

/// Computers take a core each; nobody knows how many a program takes.
fn jobs(args: &MatchCommandArgs, plan: &Plan) -> usize {
    match args.jobs {
        Some(jobs) => usize::from(jobs),
        None if plan.players.iter().any(PlayerSpec::is_program) => 1,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    }
}

fn play_and_tell(mut plan: Plan, seats: u8, running: &Running, json: bool) -> anyhow::Result<()> {
    let signal = Arc::new(AtomicUsize::new(0));
    super::signals::watch(&signal)?;
    super::signals::end_programs_after(&signal)?;
    // Told before a word about the match, not after its first game.
    plan.make_room_for_records(seats)?;
    // As a folder: a program that does not play is told before a word about the match.
    let unless_ended = |error: PlayError| match signal.load(Ordering::Relaxed) {
        0 => anyhow::Error::from(error),
        // A program that could not be started since all were ended.
        signal => Exit(128 + signal as u8).into(),
    };
    let mut status = StatusLine::new();
    if plan.players.iter().any(PlayerSpec::is_program) {
        status.show(ASKING);
    }
    let greeted = plan.greet(&Stop::new());
    status.wipe();
    greeted.map_err(unless_ended)?;
    let head = MatchLine::of(&plan, seats);
    if json {
        print(&(FileLine::Match(head.clone()).write() + "\n"))?;
    } else {
        print(&heading(&head, &plan.names))?;
    }
    let mut progress = Progress::new(&head);
    let mut written = Ok(());
    let failed = std::cell::Cell::new(false);
    let mut on_event = |event: &Event<'_>| match event {
        Event::Round(round) if json && written.is_ok() => {
            written = print(&round_line(round));
            failed.set(written.is_err());
        }
        Event::Round(_) => {}
        Event::Game { played, planned, standings } => progress.show(*played, *planned, standings),
    };
    let interrupted = || failed.get() || signal.load(Ordering::Relaxed) != 0;
    let played = play_all(&plan, running, &interrupted, &mut on_event);
    progress.wipe();
    written?;
    let played = played.map_err(unless_ended)?;
    let standings = Standings::of(plan.players.len(), &played.rounds);
    tell(&head, &standings, running.sprt, &played.ended, json)?;
    if let Ended::Failed(error) = &played.ended {
        complain(error);
        return Err(Failed.into());
    }
    match signal.load(Ordering::Relaxed) {
        0 => Ok(()),
        signal => Err(Exit(128 + signal as u8).into()),
    }
}

fn put_together(files: &[PathBuf], args: &MatchCommandArgs) -> anyhow::Result<()> {
    let merged = merge(files, args.sprt)?;
    if args.sprt.is_some() && merged.head.seats != 2 {
        let seats = merged.head.seats;
        return Err(usage(format_args!("expected 2 seats for a sequential test, found {seats}")));
    }
    if args.json {
        print(&(FileLine::Match(merged.head.clone()).write() + "\n"))?;
        merged.rounds.iter().try_for_each(|round| print(&round_line(round)))?;
    } else {
        print(&heading(&merged.head, &[]))?;
    }
    let standings = Standings::of(merged.head.players.len(), &merged.rounds);
    tell(&merged.head, &standings, args.sprt, &merged.ended, args.json)?;
    if merged.missing > 0 {
        let (missing, rounds) = (merged.missing, merged.head.rounds);
        let (found, are) = (rounds - missing, if missing == 1 { "is" } else { "are" });
        complain(format_args!("expected {rounds} rounds, found {found}: {missing} {are} missing"));
        return Err(Failed.into());
    }
    Ok(())
}

fn round_line(round: &Round) -> String {
    FileLine::Round(RoundLine::of(round)).write() + "\n"
}

/// So many rounds, as they are called: `1 pair`.
fn rounds_words(head: &MatchLine, rounds: u64) -> String {
    let (one, many) = if head.seats == 2 { ("pair", "pairs") } else { ("round", "rounds") };
    counted(rounds, one, many)
}

fn games_words(games: u64) -> String {
    counted(games, "game", "games")
}

/// How much of the name of a program is shown, in characters.
const LONGEST_NAME: usize = 30;

/// What is played by whom, with the names that programs go by, where they are known.
fn heading(head: &MatchLine, names: &[Option<String>]) -> String {
    let setup = if head.setup.is_empty() { String::new() } else { format!(" {}", shown(&head.setup)) };
    let named = letters().zip(&head.players).enumerate().map(|(index, (letter, player))| {
        let name = names.get(index).and_then(|name| name.as_deref());
        // Somebody else's words.
        let name = name.map_or(String::new(), |name| format!(" ({})", escaped(name, LONGEST_NAME)));
        format!("{letter} = {}{name}", shown(player))
    });
    let games = u64::from(head.rounds) * u64::from(head.seats);
    let shard =
        if head.shard == Shard::WHOLE.to_string() { String::new() } else { format!(", part {}", head.shard) };
    format!(
        "{}{setup}: {}, {} in {}, seed {}{shard}\n",
        shown(&head.game),
        named.collect::<Vec<_>>().join(", "),
        games_words(games),
        rounds_words(head, head.rounds.into()),
        head.seed
    )
}

fn tell(
    head: &MatchLine,
    standings: &Standings,
    sprt: Option<Sprt>,
    ended: &Ended,
    json: bool,
) -> anyhow::Result<()> {
    let result = ResultLine::of(head, standings, sprt, ended);
    if json {
        print(&(FileLine::Result(result).write() + "\n"))
    } else {
        print(&text(head, standings, &result, ended))
    }
}

/// The result for people.
fn text(head: &MatchLine, standings: &Standings, result: &ResultLine, ended: &Ended) -> String {
    let mut text = String::new();
    // Writing to a string never fails.
    let how = match ended {
        Ended::Complete => "played",
        Ended::Decided(_) => "decided after",
        Ended::Interrupted => "interrupted after",
        Ended::Incomplete => "found",
        Ended::Failed(_) => "failed after",
    };
    let _ = writeln!(text, "{how} {} in {}", games_words(result.games), rounds_words(head, result.rounds));
    if result.rounds == 0 {
        // There is nobody who stands anywhere.
        return text;
    }
    for ((player, standing), letter) in result.players.iter().zip(&standings.players).zip(letters()) {
        text += &player_text(letter, player, head.seats);
        if let Some((round, reason)) = &standing.first_fault {
            let lost = standing.out_of_time + standing.broken;
            let _ = writeln!(
                text,
                "    lost {lost} by failing ({} out of time, {} broken), first in round {round}: {}",
                standing.out_of_time,
                standing.broken,
                shown(reason)
            );
        }
    }
    if let Some([lost, one, even, three, won]) = result.pairs {
        let counts = format!("{lost} - {one} - {even} - {three} - {won}");
        let _ = writeln!(text, "pairs that gave a 0 - 1/2 - 1 - 1 1/2 - 2 points: {counts}");
        let _ = writeln!(text, "Elo of a over b: {}", elo_text(&standings.pairs.elo()));
        let _ = writeln!(text, "likelihood of superiority: {:.1} %", 100.0 * standings.pairs.superiority());
    }
    if let Some(sprt) = &result.sprt {
        let accepted = match sprt.accepted.as_deref() {
            Some("elo0") => format!("Elo {} is accepted", sprt.elo0),
            Some(_) => format!("Elo {} is accepted", sprt.elo1),
            None => "undecided".to_string(),
        };
        let _ = writeln!(
            text,
            "sequential test of Elo {} against {}: {accepted} (log likelihood ratio {:.2}, bounds {:.2} and {:.2})",
            sprt.elo0, sprt.elo1, sprt.llr, -sprt.bound, sprt.bound
        );
    }
    text
}

fn player_text(letter: char, player: &PlayerLine, seats: u8) -> String {
    let PlayerLine { wins, draws, losses, .. } = player;
    let name = shown(&player.player);
    let error = player.win_share_error.map_or(String::new(), |error| format!(" +- {:.1}", 100.0 * error));
    let share = format!("{:.1}{error} % of the wins", 100.0 * player.win_share);
    let rank = if seats == 2 { String::new() } else { format!(", average rank {:.2}", player.average_rank) };
    format!(
        "  {letter} {name}: {wins} won, {draws} drawn, {losses} lost, {share}{rank}, {} on the board\n",
        match player.points {
            1 => "1 point".to_string(),
            points => format!("{points} points"),
        }
    )
}

/// A difference in Elo in words; an open end of the interval is told as such.
fn elo_text(elo: &EloEstimate) -> String {
    let number = |elo: f64| format!("{:+.0}", if elo.round() == 0.0 { 0.0 } else { elo });
    match (elo.difference, elo.low, elo.high) {
        (Some(elo), Some(low), Some(high)) => {
            format!("{} [{}, {}] (95 %)", number(elo), number(low), number(high))
        }
        (None, Some(low), None) => format!("above {} (95 %; every game was won)", number(low)),
        (None, None, Some(high)) => format!("below {} (95 %; every game was lost)", number(high)),
        (Some(elo), low, high) => {
            let end = |end: Option<f64>| end.map_or_else(|| "open".to_string(), number);
            format!("{} [{}, {}] (95 %)", number(elo), end(low), end(high))
        }
        _ => "unknown".to_string(),
    }
}

/// Shows how far it is.
struct Progress {
    status: StatusLine,
    pairs: bool,
    begun: Instant,
    last: Option<Instant>,
}

impl Progress {
    /// Between two updates.
    const GAP: Duration = Duration::from_millis(200);
    const BAR: usize = 20;

    fn new(head: &MatchLine) -> Progress {
        Progress { status: StatusLine::new(), pairs: head.seats == 2, begun: Instant::now(), last: None }
    }

    fn show(&mut self, played: usize, planned: usize, standings: &Standings) {
        if !self.status.is_wanted() || self.last.is_some_and(|last| last.elapsed() < Progress::GAP) {
            return;
        }
        self.last = Some(Instant::now());
        let filled = Progress::BAR * played / planned.max(1);
        let elapsed = self.begun.elapsed().as_secs_f64();
        let left = elapsed / played.max(1) as f64 * (planned - played) as f64;
        let mut line = format!("[{:-<width$}] {played}/{planned}", "#".repeat(filled), width = Progress::BAR);
        if self.pairs {
            let first = &standings.players[0];
            let _ = write!(line, "  +{} ={} -{}", first.wins, first.draws, first.losses);
            if let EloEstimate { difference: Some(elo), low: Some(low), high: Some(high) } =
                standings.pairs.elo()
            {
                let _ = write!(line, "  Elo {elo:+.0} [{low:+.0}, {high:+.0}]");
            }
        }
        let _ = write!(line, "  {} left", minutes(left));
        self.status.show(&line);
    }

    /// Takes the line away, so that the result stands alone.
    fn wipe(&mut self) {
        self.status.wipe();
    }
}
