//! The race in words: counters, speed, turns, and how far from the best.

use formula::candidates::Counter;
use formula::geometry::Vector;
use formula::{Car, Formula};
use game::{Game, Seat};
use ratatui::text::{Line, Span};

use super::nine::{Choice, Fate, Nine};
use super::story::Story;
use crate::look::Look;
use crate::texts::formula as text;
use crate::theme::Role;
use crate::views::Scene;
use crate::widgets::paragraphs::{Paragraph, paragraph};
use crate::widgets::text as put;

/// What stands in the panel.
pub(super) struct Told<'a> {
    /// The nine points, if a person may choose one.
    pub(super) nine: Option<&'a Nine>,
    /// The one under the cursor.
    pub(super) cursor: Option<usize>,
    /// Whether the counters are shown.
    pub(super) counters: bool,
    /// How many states have been counted, as long as that is going on.
    pub(super) counting: Option<usize>,
}

/// The lines of the panel.
pub(super) fn lines(
    scene: &Scene<'_>,
    race: &Formula,
    story: &Story,
    told: &Told<'_>,
    width: u16,
) -> Vec<Paragraph> {
    let look = scene.look;
    let mut lines = Vec::new();
    let mut say = |words: String, role: Role| lines.push(paragraph(&words, width, look.style(role)));
    if race.outcome().is_some() {
        for seat in Seat::all(race.seats()) {
            say(result(scene, race, story, seat), Role::Seat(seat.index()));
        }
        let ghost = look.fill(text::GHOST_KEY, &[("key", &super::KEYS[super::GHOST].keys[0])]);
        say(ghost, Role::Dim);
        return lines;
    }
    let par = race.course().ready_table().and_then(|table| {
        let starts = race.course().track().starts();
        starts.into_iter().filter_map(|start| table.turns(start, Vector::ZERO)).min()
    });
    let round = look.fill(text::ROUND, &[("round", &race.round())]);
    let par = par.map(|par| look.fill(text::PAR, &[("par", &par)]));
    let both = par.as_ref().map(|par| format!("{round}, {par}"));
    match both.filter(|both| put::width(both) <= width) {
        Some(both) => say(both, Role::Dim),
        // Two lines, so that neither is cut within where there is room for one of them only.
        None => [Some(round), par].into_iter().flatten().for_each(|words| say(words, Role::Dim)),
    }
    if let Some(states) = told.counting {
        let states = put::short_number(states as u64);
        say(look.fill(text::COUNTING, &[("states", &states)]), Role::Dim);
    } else if race.course().ready_table().is_none() {
        say(look.text(text::NO_TABLE).to_string(), Role::Dim);
    }
    let Some(nine) = told.nine else { return lines };
    if nine.must_stand {
        say(look.text(text::MUST_STAND).to_string(), Role::Warning);
        return lines;
    }
    if let Some(choice) = told.cursor.and_then(|index| nine.choices.get(index)) {
        let (words, role) = fate_words(scene, choice, told.counters);
        say(words, role);
    }
    if told.counters {
        match nine.best() {
            Some(Counter::Turns(turns)) => say(look.fill(text::BEST, &[("turns", &turns)]), Role::Title),
            Some(Counter::Doomed) => say(look.text(text::BEST_NONE).to_string(), Role::Warning),
            None => {}
        }
        lines.push(counter_grid(look, nine, told.cursor));
    }
    lines
}

/// What comes of going to a point.
fn fate_words(scene: &Scene<'_>, choice: &Choice, counters: bool) -> (String, Role) {
    let look = scene.look;
    let point = choice.point;
    match (choice.fate, choice.counter) {
        (Fate::Free, Some(Counter::Turns(turns))) if counters => {
            let left = turns - 1;
            (look.fill(text::AT_TURNS, &[("point", &point), ("turns", &left)]), Role::Good)
        }
        (Fate::Free, _) => (look.fill(text::AT_FREE, &[("point", &point)]), Role::Text),
        (Fate::Finishes, _) => (look.fill(text::AT_FINISH, &[("point", &point)]), Role::Good),
        (Fate::Doomed, _) => (look.fill(text::AT_DOOMED, &[("point", &point)]), Role::Warning),
        (Fate::Occupied(by), _) => {
            let name = scene.name(by);
            (look.fill(text::AT_OCCUPIED, &[("point", &point), ("name", &name)]), Role::Dim)
        }
        (Fate::Leaves(cell), _) => {
            (look.fill(text::AT_LEAVES, &[("point", &point), ("cell", &cell)]), Role::Bad)
        }
    }
}

/// The counters as a square, the best ones marked; for three digits there is room only here.
fn counter_grid(look: &Look, nine: &Nine, cursor: Option<usize>) -> Paragraph {
    let best = nine.best();
    let cell = |index: usize, choice: &Choice| {
        let words = match (choice.fate, choice.counter) {
            (Fate::Leaves(_), _) => "x".to_string(),
            (_, Some(Counter::Turns(turns))) => turns.to_string(),
            (_, Some(Counter::Doomed)) => "!".to_string(),
            (_, None) => "?".to_string(),
        };
        let role = match choice.fate {
            _ if cursor == Some(index) => Role::Selected,
            Fate::Occupied(_) => Role::Dim,
            Fate::Leaves(_) => Role::Bad,
            Fate::Doomed => Role::Warning,
            Fate::Free | Fate::Finishes if choice.counter == best => Role::Hint,
            Fate::Free | Fate::Finishes => Role::Text,
        };
        Span::styled(format!("{words:^5}"), look.style(role))
    };
    let row = |row: usize| {
        let spans = (3 * row..3 * row + 3).map(|index| cell(index, &nine.choices[index]));
        Line::from(spans.collect::<Vec<_>>())
    };
    (0..3).map(row).collect()
}

/// How a car did, at the end.
fn result(scene: &Scene<'_>, race: &Formula, story: &Story, seat: Seat) -> String {
    let look = scene.look;
    let name = scene.name(seat);
    let turns = story.turns[seat.index()];
    let table = race.course().ready_table();
    let best = story.start(seat).and_then(|start| table?.turns(start, Vector::ZERO));
    match (race.car(seat), best) {
        (Car::Finished { .. }, Some(best)) if turns > best => {
            let over = turns - best;
            look.fill(text::OVER, &[("name", &name), ("turns", &turns), ("over", &over), ("best", &best)])
        }
        (Car::Finished { .. }, Some(_)) => look.fill(text::EXACT, &[("name", &name), ("turns", &turns)]),
        (Car::Out, _) => look.fill(text::WENT_OUT, &[("name", &name), ("turns", &turns)]),
        _ => format!("{name}: {}", look.fill(text::SCORE_TURNS, &[("turns", &turns)])),
    }
}
