//! The games that were played, as their records tell: a list that is quickly made, and what is worth knowing of
//! each without playing it through.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ::texts::Language;
use game::record::Record;
use game::{Outcome, Seat};

use crate::autosave::civil;
use crate::names::labels;
use crate::store::{newest_first, read_record};
use crate::{GameEntry, PlayError, PlayerSpec, Store, find_game};

/// So many records are looked at before it is given up to find a good one.
const FEW: usize = 20;

/// A record in the folders of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// The file.
    pub path: PathBuf,
    /// When it was written last.
    pub written: SystemTime,
    /// Whether it lies among the games that are over.
    pub over: bool,
}

/// What is worth knowing of a game without playing it through.
#[derive(Clone, Debug)]
pub struct GameSummary {
    /// The game.
    pub entry: &'static GameEntry,
    /// Who sat where.
    pub players: Vec<PlayerSpec>,
    /// The names that were given to seats.
    names: Vec<Option<String>>,
    /// How many moves were made.
    pub moves: usize,
    /// How it ended, as the record says; `None` if it does not.
    pub result: Option<Outcome>,
}

impl GameSummary {
    /// Reads a record; its moves are not held against the rules.
    ///
    /// # Errors
    /// If the file can't be read, is no record, or its game is not among `games`.
    pub fn read(path: &Path, games: &'static [GameEntry]) -> Result<GameSummary, PlayError> {
        let record = read_record(path)?;
        let entry = find_game(games, &record.game).ok_or_else(|| {
            PlayError::UnknownGame(format!(
                "expected a known game, found {}",
                game::setup::quoted(&record.game)
            ))
        })?;
        let players = players(&record);
        let names: Vec<Option<String>> = (1..=players.len())
            .map(|seat| record.header(&format!("name{seat}")).map(str::to_string))
            .collect();
        Ok(GameSummary { entry, players, names, moves: record.moves.len(), result: record.result() })
    }

    /// What each seat is called.
    pub fn labels(&self, language: Language) -> Vec<String> {
        labels(&self.players, &self.names, language).into_iter().map(|(label, _)| label).collect()
    }

    /// The one person at the table; `None` if there are several or none.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(Seat::MAX).zip(&self.players).filter(|(_, player)| player.is_human());
        people.next().filter(|_| people.next().is_none()).map(|(seat, _)| seat)
    }
}

/// Who sat where: as many seats as the header tells of. What can't be read was a person, as in a match that is
/// read from the record.
fn players(record: &Record) -> Vec<PlayerSpec> {
    let seats = (1..=usize::from(Seat::MAX)).map_while(|seat| record.header(&format!("seat{seat}")));
    seats.map(|text| text.parse().unwrap_or(PlayerSpec::Human)).collect()
}

/// The day of a time in UTC: `2026-11-30`.
pub fn date(time: SystemTime) -> String {
    let seconds = time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (year, month, day) = civil(seconds / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

impl Store {
    /// All games that are kept, the one that was written last first. The files are not read.
    pub fn kept_games(&self) -> Vec<KeptGame> {
        let of = |folder: PathBuf, over: bool| {
            newest_first(&folder).into_iter().map(move |(written, path)| KeptGame { path, written, over })
        };
        let mut all: Vec<KeptGame> =
            of(self.saves_folder(), false).chain(of(self.finished_folder(), true)).collect();
        all.sort_by(|a, b| (b.written, &b.path).cmp(&(a.written, &a.path)));
        all
    }

    /// Of each game the one that was finished last, in the order of `games`. A record that can't be read is passed
    /// over. The names of the files tell the games apart, so only a few are read.
    pub fn latest_finished(&self, games: &'static [GameEntry]) -> Vec<Option<(KeptGame, GameSummary)>> {
        let finished = newest_first(&self.finished_folder());
        let latest = |entry: &GameEntry| {
            let begins = format!("{}-", entry.name);
            let own = finished.iter().filter(|(_, path)| {
                path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&begins))
            });
            own.take(FEW).find_map(|(written, path)| {
                let summary = GameSummary::read(path, games).ok()?;
                let kept = KeptGame { path: path.clone(), written: *written, over: true };
                (summary.entry.name == entry.name && summary.result.is_some()).then_some((kept, summary))
            })
        };
        games.iter().map(latest).collect()
    }

    /// Removes the record of a game from the folders of this program.
    ///
    /// # Errors
    /// If it lies somewhere else or can't be removed.
    pub fn remove_game(&self, kept: &KeptGame) -> Result<(), PlayError> {
        let ours = [self.saves_folder(), self.finished_folder()];
        if !kept.path.parent().is_some_and(|folder| ours.iter().any(|own| own == folder)) {
            return Err(PlayError::Setting(format!(
                "expected a game in {}, found {}",
                self.data_folder().display(),
                kept.path.display()
            )));
        }
        fs::remove_file(&kept.path).map_err(PlayError::file(crate::texts::CANT_REMOVE, &kept.path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::Scratch;
    use crate::store::write_atomic;
    use crate::{Autosave, Match, MatchOptions, Seating, toy};

    fn play(store: &Store, players: &str, moves: &str) {
        let seating = Seating::List(PlayerSpec::parse_list(players).expect("players"));
        let mut played =
            Match::new(toy::entry(), &MatchOptions { seating, ..MatchOptions::default() }).expect("a match");
        for mv in moves.split_whitespace() {
            played.play(mv).expect("a legal move");
        }
        Autosave::new(store).save(&played).expect("saved");
    }

    #[test]
    fn games_are_listed_and_told() {
        let scratch = Scratch::new();
        let store = scratch.store();
        assert!(store.kept_games().is_empty());
        assert!(store.latest_finished(toy::GAMES).iter().all(Option::is_none));
        play(&store, "easy,human", "3 3 1 3 2");
        play(&store, "human,hard", "3 3");
        let kept = store.kept_games();
        assert_eq!(kept.len(), 2);
        let over = kept.iter().find(|kept| kept.over).expect("one is over");
        let told = GameSummary::read(&over.path, toy::GAMES).expect("readable");
        assert_eq!(told.labels(Language::English), ["Easy", "You"]);
        assert_eq!((told.moves, told.only_person().map(Seat::number)), (5, Some(2)));
        assert_eq!(told.result.map(|outcome| outcome.to_string()).as_deref(), Some("won 2"));
        let open = kept.iter().find(|kept| !kept.over).expect("one is not over");
        assert_eq!(GameSummary::read(&open.path, toy::GAMES).expect("readable").result, None);
        let latest = store.latest_finished(toy::GAMES).remove(0).expect("one");
        assert_eq!(latest.0, *over);
    }

    #[test]
    fn what_is_no_record_is_told_and_passed_over() {
        let scratch = Scratch::new();
        let store = scratch.store();
        play(&store, "easy,human", "3 3 1 3 2");
        let bad = store.finished_folder().join("pile-99990101-000000-1.arcade");
        write_atomic(&bad, b"arcade-record: 9\n").expect("written");
        assert!(GameSummary::read(&bad, toy::GAMES).is_err());
        assert_eq!(store.kept_games().len(), 2);
        assert!(store.latest_finished(toy::GAMES)[0].is_some());
    }

    #[test]
    fn only_own_games_are_removed() {
        let scratch = Scratch::new();
        let store = scratch.store();
        play(&store, "easy,human", "3 3 1 3 2");
        let kept = store.kept_games().remove(0);
        let elsewhere = scratch.0.join("mine.arcade");
        fs::copy(&kept.path, &elsewhere).expect("copied");
        let foreign = KeptGame { path: elsewhere.clone(), ..kept.clone() };
        assert!(store.remove_game(&foreign).is_err() && elsewhere.exists());
        store.remove_game(&kept).expect("removed");
        assert!(store.kept_games().is_empty());
        assert!(store.remove_game(&kept).is_err(), "it is gone");
    }
}
