//! Which game: a numbered list, and an answer to it.

use game::setup::quoted;
use play::program::Refusal;
use play::{GameEntry, Match, PlayError, Seating, Unfinished, find_game};
use texts::Message;
use texts::ascii::to_ascii;
use tui::texts::plain as text;

use super::inbox::Heard;
use super::{Begin, Desk, Next};
use crate::cli::by_typing_alone;
use crate::commands::asking::ask_programs;
use crate::output::complain;
use crate::registry::GAMES;

/// Offers the games until one is chosen.
pub(super) fn choose(desk: &mut Desk) -> anyhow::Result<Next> {
    offer(desk)?;
    loop {
        if desk.inbox.is_interactive() {
            desk.page.prompt(text::CHOOSE_PROMPT, &[])?;
        }
        let line = match desk.inbox.line(None)? {
            Heard::Line(line) => line.trim().to_ascii_lowercase(),
            Heard::LongLine => {
                desk.page.say(text::TOO_LONG, &[])?;
                continue;
            }
            Heard::End | Heard::TimeUp => return Ok(Next::Leave),
        };
        match line.as_str() {
            "" => {}
            "quit" | "q" | "exit" => return Ok(Next::Leave),
            "help" | "?" | "games" => offer(desk)?,
            "resume" => match unfinished(desk) {
                Some(Unfinished { path, played, damage }) => {
                    return Ok(Next::Play(Box::new(Begin { played, record: Some(path), damage })));
                }
                None => desk.page.say(text::NOTHING_TO_RESUME, &[])?,
            },
            _ => match named(&line) {
                Some(entry) => match begin(desk, entry)? {
                    Ok(mut played) => match ask_programs(&mut played) {
                        Ok(()) => return Ok(Next::Play(Begin::new(played))),
                        // It is told in English: whoever wrote the program has use for it.
                        Err(error) if error.is::<Refusal>() => desk.page.line(&format!("{error}."))?,
                        Err(error) => return Err(error),
                    },
                    Err(error) => {
                        let why = error.reason(desk.page.language());
                        desk.page.line(&format!("{why}."))?;
                    }
                },
                None => {
                    let (count, found) = (GAMES.len(), quoted(&line));
                    desk.page.say(text::CHOOSE_BAD, &[("count", &count), ("found", &found)])?;
                }
            },
        }
    }
}

fn offer(desk: &Desk) -> anyhow::Result<()> {
    let of = |message: Message| message.text(desk.page.language());
    desk.page.say(text::CHOOSE, &[])?;
    for (entry, number) in GAMES.iter().zip(1..) {
        let values: [(&str, &dyn std::fmt::Display); 3] =
            [("number", &number), ("game", &of(entry.title)), ("summary", &of(entry.summary))];
        desk.page.say(text::CHOOSE_GAME, &values)?;
    }
    if let Some(found) = unfinished(desk) {
        let moves = found.played.moves().len();
        desk.page
            .say(text::CHOOSE_RESUME, &[("game", &of(found.played.entry().title)), ("moves", &moves)])?;
    }
    desk.page.say(text::CHOOSE_QUIT, &[])
}

/// The last game that is not over.
fn unfinished(desk: &Desk) -> Option<Unfinished> {
    let (found, problems) = desk.new_games.store.as_ref()?.latest_unfinished(GAMES);
    problems.iter().for_each(complain);
    found.filter(|found| found.played.players().iter().all(|player| !player.is_program()))
}

/// The game of a number, a name or a title.
pub(super) fn named(text: &str) -> Option<&'static GameEntry> {
    let by_number = text.parse::<usize>().ok().and_then(|number| GAMES.get(number.checked_sub(1)?));
    let typed = to_ascii(&text.to_lowercase());
    let is_title = |title: &str| to_ascii(&title.to_lowercase()) == typed;
    let by_title = || GAMES.iter().find(|entry| entry.title.wordings.iter().any(|title| is_title(title)));
    by_number.or_else(|| find_game(GAMES, text)).or_else(by_title)
}

/// A new game with what the command line and the file of settings say about new games; a set-up or a list of players
/// that was given for another game does not count, nor what the file says if that can't be played.
fn begin(desk: &Desk, entry: &'static GameEntry) -> anyhow::Result<Result<Match, PlayError>> {
    let mut options = desk.new_games.options(entry.name);
    if desk.new_games.asked(entry.name).seating.is_none() && matches!(options.seating, Seating::List(_)) {
        options.seating = Seating::default();
    }
    let wrong = match Match::new(entry, &options) {
        Ok(played) => return Ok(Ok(played)),
        Err(wrong) => wrong,
    };
    match Match::new(entry, &by_typing_alone(&desk.new_games, entry)) {
        Ok(played) => {
            desk.page.line(&format!("{}.", wrong.reason(desk.page.language())))?;
            Ok(Ok(played))
        }
        Err(_) => Ok(Err(wrong)),
    }
}
