//! Matches as records: saves, replays, exports.
//!
//! Header lines besides those of [`Record`]: `seat1:` who sat there, `name1:` a name that was given, `seed:`,
//! `think:` and `clock:` in seconds, `id:`, `hints:`, `taken-back:` and `seconds:` for the statistics, `result:`, and
//! `reason:` for an ending beyond the rules.

use std::fmt::Display;
use std::time::Duration;

use game::Seat;
use game::record::{DamagedRecord, Record};
use game::setup::{quoted, told_with};

use crate::statistics::Account;
use crate::statistics::account::{HEADERS, read_id};
use crate::{Ending, GameEntry, Match, Pace, PlayError, PlayerSpec, find_game};

/// A match read from a record.
#[derive(Debug)]
pub struct Restored {
    /// The match, up to the last good move.
    pub played: Match,
    /// What was wrong with the record, one line each, worded for a person; empty for a good one. Of what
    /// was damaged, the match has the usual instead.
    pub damage: Vec<String>,
}

impl Match {
    /// The match as a record.
    pub fn to_record(&self) -> Record {
        let mut record = Record::new(self.entry().name, self.game().setup());
        for (seat, player) in Seat::all(self.seats()).zip(self.players()) {
            record.set_header(&format!("seat{seat}"), player.to_string());
        }
        for seat in Seat::all(self.seats()) {
            if let Some(name) = self.name(seat) {
                record.set_header(&format!("name{seat}"), name);
            }
        }
        record.set_header("seed", self.seed().to_string());
        let pace = self.pace();
        for (key, time) in [("think", pace.think), ("clock", pace.clock)] {
            if let Some(time) = time {
                record.set_header(key, Pace::write_seconds(time));
            }
        }
        for (key, value) in self.account().headers() {
            record.set_header(key, value);
        }
        // They are none of those above.
        record.headers.extend_from_slice(&self.further_headers);
        if let Some(outcome) = self.result() {
            record.set_header("result", outcome.to_string());
        }
        if let Some(ending) = self.ending() {
            record.set_header("reason", ending.to_string());
        }
        for mv in self.moves() {
            record.push(mv.token.clone(), mv.comment.clone());
        }
        record
    }

    /// Plays a record. Damage never costs what is good: the moves before it stand, and it is reported.
    ///
    /// # Errors
    /// If the game is not among `games` or its set-up is not possible.
    pub fn from_record(games: &'static [GameEntry], record: &Record) -> Result<Restored, PlayError> {
        let entry = find_game(games, &record.game).ok_or_else(|| {
            let known = games.iter().map(|entry| entry.name).collect::<Vec<_>>().join(", ");
            PlayError::UnknownGame(format!(
                "expected one of the games {known}, found {}",
                quoted(&record.game)
            ))
        })?;
        let game = entry.start(&record.setup)?;
        let mut headers = Headers { record, damage: Vec::new() };
        let players = Seat::all(game.seats()).map(|seat| headers.player(entry, seat)).collect();
        let seed = headers.read("seed", "a whole number", |text| text.parse().ok()).unwrap_or(0);
        let pace = Pace { think: headers.seconds("think"), clock: headers.seconds("clock") };
        let account = headers.account();
        let seats = game.seats();
        let mut played = Match::with(entry, game, players, seed, pace);
        for seat in Seat::all(seats) {
            played.set_name(seat, record.header(&format!("name{seat}")).map(str::to_string));
        }
        let mut damage = headers.damage;
        let mut whole = true;
        for mv in &record.moves {
            if let Err(error) = played.make(&mv.token, mv.comment.clone()) {
                let problem = told_with("move", &mv.token, error);
                damage.push(DamagedRecord { line: mv.line, problem }.to_string());
                whole = false;
                break;
            }
        }
        if whole {
            damage.extend(played.restore_ending(record));
        }
        let known = |key: &str| {
            let seat_line = key.strip_prefix("seat").or_else(|| key.strip_prefix("name"));
            let is_seat = seat_line.is_some_and(|number| {
                number.parse().is_ok_and(|number| Seat::from_number(number, seats).is_some())
            });
            let is_own = matches!(key, "seed" | "think" | "clock" | "result" | "reason");
            is_seat || is_own || HEADERS.contains(&key)
        };
        // Restoring the end is no turn, so the account comes last.
        played.set_account(account);
        played.further_headers = record.headers.iter().filter(|(key, _)| !known(key)).cloned().collect();
        Ok(Restored { played, damage })
    }

    /// Takes over what a record says about the end, and tells where that does not fit the moves.
    fn restore_ending(&mut self, record: &Record) -> Option<String> {
        let (found, reason) = (record.header("result"), record.header("reason"));
        if let Some(outcome) = self.result() {
            if let Some(reason) = reason {
                let expected = "reason: expected none where the rules end the game";
                return Some(format!("{expected}, found {}", quoted(reason)));
            }
            let fits = found.is_none() || record.result() == Some(outcome);
            return (!fits).then(|| {
                format!(
                    "result: expected '{outcome}' by the rules, found {}",
                    quoted(found.unwrap_or_default())
                )
            });
        }
        let Some(found) = found else {
            let expected = "reason: expected a result to go with it";
            return reason.map(|reason| format!("{expected}, found {} alone; it goes on", quoted(reason)));
        };
        let reason = reason.unwrap_or("");
        let Some(ending) = Ending::parse(reason, self.seats()) else {
            let expected = "reason: expected why the game ended before its end, such as 'seat 1 resigned'";
            return Some(format!("{expected}, found {}; it goes on", quoted(reason)));
        };
        self.set_ending(ending);
        let outcome = self.result()?;
        let fits = record.result() == Some(outcome);
        (!fits).then(|| format!("result: expected '{outcome}' by the reason, found {}", quoted(found)))
    }
}

/// Reads header lines and collects what is wrong with them.
struct Headers<'a> {
    record: &'a Record,
    damage: Vec<String>,
}

impl Headers<'_> {
    fn bad(&mut self, key: &str, problem: impl Display) {
        self.damage.push(format!("{key}: {problem}"));
    }

    fn player(&mut self, entry: &GameEntry, seat: Seat) -> PlayerSpec {
        let key = format!("seat{seat}");
        let Some(text) = self.record.header(&key) else { return PlayerSpec::Human };
        let player = text.parse::<PlayerSpec>().and_then(|player| player.check(entry).map(|()| player));
        player.unwrap_or_else(|error| {
            self.bad(&key, error);
            PlayerSpec::Human
        })
    }

    fn read<T>(&mut self, key: &str, expected: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let text = self.record.header(key)?;
        let value = parse(text);
        if value.is_none() {
            self.bad(key, format_args!("expected {expected}, found {}", quoted(text)));
        }
        value
    }

    /// What the statistics have to know.
    fn account(&mut self) -> Account {
        let [id, hints, taken_back, seconds] = HEADERS;
        let number = "a whole number";
        Account {
            id: self.read(id, "small letters, digits and -", read_id),
            hints: self.read(hints, number, |text| text.parse().ok()).unwrap_or(0),
            taken_back: self.read(taken_back, number, |text| text.parse().ok()).unwrap_or(0),
            time: Duration::from_secs(self.read(seconds, number, |text| text.parse().ok()).unwrap_or(0)),
        }
    }

    fn seconds(&mut self, key: &str) -> Option<Duration> {
        self.read(key, "seconds from 0.001 to 86400", |text| Pace::parse_seconds(text).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cause, MatchOptions, Seating, toy};

    fn played(players: &str, moves: &str) -> Match {
        let seating = Seating::List(PlayerSpec::parse_list(players).expect("players"));
        let options = MatchOptions { seating, seed: 42, ..MatchOptions::default() };
        let mut played = Match::new(toy::entry(), &options).expect("a match");
        for mv in moves.split_whitespace() {
            played.play(mv).expect("a legal move");
        }
        played
    }

    fn read(text: &str) -> Restored {
        Match::from_record(toy::GAMES, &Record::parse(text).expect("a header")).expect("a match")
    }

    #[test]
    fn everything_comes_back() {
        let mut match_ = played("human,program:\"./bot --fast, really\"", "3 1 2");
        match_.set_name(Seat::FIRST, Some("Žofia".to_string()));
        match_.set_comment(1, Some("why?".to_string()));
        match_.end(Seat::SECOND, Cause::Broken("garbage".to_string())).expect("an open game");
        let text = match_.to_record().to_string();
        let restored = read(&text);
        assert_eq!(restored.damage, [""; 0]);
        assert_eq!(restored.played.to_record().to_string(), text);
        assert_eq!(restored.played.result(), match_.result());
        assert_eq!((restored.played.seed(), restored.played.label(Seat::FIRST)), (42, "Žofia"));
        assert_eq!(restored.played.moves(), match_.moves());
    }

    #[test]
    fn a_finished_game_tells_its_result() {
        let record = played("human,easy", "3 3 1 3 2").to_record();
        assert_eq!(record.header("result"), Some("won 2"));
        assert_eq!(record.header("reason"), None);
    }

    #[test]
    fn damage_is_reported_and_what_came_before_is_kept() {
        let good = played("human,easy", "3 1 2").to_record().to_string();
        let restored = read(&good.replace("\n1\n", "\n7\n"));
        assert_eq!(restored.damage, ["line 9: move '7': take 1, 2 or 3"]);
        assert_eq!(restored.played.moves().len(), 1);
        let restored = read(&good.replace("\n1\n", "\none\n"));
        assert_eq!(restored.damage, ["line 9: expected a number such as 2, found 'one'"], "told once");

        let restored = read(&good.replace("seat2: easy", "seat2: genius!").replace("seed: 42", "seed: x"));
        assert_eq!(restored.damage.len(), 2, "{:?}", restored.damage);
        assert!(restored.damage[1].starts_with("seed: expected a whole number, found 'x'"));
        assert_eq!(restored.played.moves().len(), 3);
    }

    #[test]
    fn results_are_held_against_the_rules() {
        let good = played("human,easy", "3 3 1 3 2").to_record().to_string();
        let restored = read(&good.replace("won 2", "won 1"));
        assert_eq!(restored.damage, ["result: expected 'won 2' by the rules, found 'won 1'"]);
        let open = played("human,easy", "3").to_record().to_string();
        let restored = read(&open.replace("seed: 42", "seed: 42\nresult: won 1"));
        assert_eq!(restored.damage.len(), 1);
        assert_eq!(restored.played.result(), None, "without a reason the game goes on");
        let restored = read(&open.replace("seed: 42", "seed: 42\nreason: seat 1 resigned"));
        assert_eq!(
            restored.damage,
            ["reason: expected a result to go with it, found 'seat 1 resigned' alone; it goes on"]
        );
        let restored = read(&good.replace("won 2", "won 2\nreason: seat 1 resigned"));
        assert_eq!(
            restored.damage,
            ["reason: expected none where the rules end the game, found 'seat 1 resigned'"]
        );
    }

    #[test]
    fn foreign_header_lines_are_kept() {
        let good = played("human,easy", "3").to_record().to_string();
        let text = good.replace("seed: 42", "seed: 42\nevent: spring cup\nseat9: nobody");
        let played = read(&text).played;
        assert_eq!(played.to_record().to_string(), text);
        // Also where somebody else goes on; a game from its middle is another one.
        let seating = Seating::List(PlayerSpec::parse_list("hard,human").expect("players"));
        let header = |count| {
            let branch = played.branch(count, Some(&seating)).expect("a match");
            branch.to_record().header("event").map(str::to_string)
        };
        assert_eq!((header(1).as_deref(), header(0)), (Some("spring cup"), None));
    }

    #[test]
    fn an_unknown_game_is_named() {
        let record = Record::new("chess", game::Values::new());
        let message = Match::from_record(toy::GAMES, &record).expect_err("no such game").to_string();
        assert_eq!(message, "expected one of the games pile, found 'chess'");
    }
}
