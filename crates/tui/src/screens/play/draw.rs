//! What the play screen looks like: the board, the panels beside it, the lines around it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};
use search::Score;

use super::prompt::Prompt;
use super::table::{Table, Tone};
use crate::context::Context;
use crate::ending;
use crate::glyphs;
use crate::look::Look;
use crate::screens::moves::{self, Marks};
use crate::screens::{around, score};
use crate::texts::play as text;
use crate::theme::Role;
use crate::views::View;
use crate::widgets::panel::panel;
use crate::widgets::paragraphs::{fitting, height};
use crate::widgets::setup_words::setup_words;
use crate::widgets::text as put;

pub(super) fn draw(
    table: &Table,
    view: &mut dyn View,
    prompt: Option<&Prompt>,
    context: &Context,
    area: Rect,
    buffer: &mut Buffer,
) {
    let [title, middle, bottom] = around::rows(area);
    draw_title(table, context, title, buffer);
    let scene = table.scene(context);
    let [mut board, panels] = around::columns(view, scene.game, middle);
    if panels.width > 0 {
        draw_panels(table, view, context, panels, buffer);
    } else {
        board = score::above(view, &scene, table.played.to_move(), board, buffer);
    }
    view.draw(&scene, board, buffer);
    draw_bottom(table, view, prompt, context, bottom, middle, buffer);
}

/// The game and its set-up on the left, the clock on the right.
fn draw_title(table: &Table, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    if area.is_empty() {
        return;
    }
    let inside = around::inside(area);
    let title = look.text(table.ui.entry.title);
    put::put(buffer, inside, title, look.style(Role::Title), look);
    let name = put::width(title) + 2;
    let clock = table.played.time_left().map(|left| {
        let seconds = left.as_secs_f64().ceil() as u64;
        (look.fill(text::TIME_LEFT, &[("seconds", &seconds)]), seconds <= 5)
    });
    let clock_width = clock.as_ref().map_or(0, |(words, _)| put::width(words) + 2);
    if let Some((words, urgent)) = &clock {
        let width = put::width(words).min(inside.width);
        let place = Rect { x: inside.right() - width, width, ..inside };
        put::put(buffer, place, words, look.style(if *urgent { Role::Bad } else { Role::Key }), look);
    }
    let setup = table.played.game().setup();
    // What it is played on, a track or a map, goes first; what has no room is left out from the end.
    let on = table.ui.entry.played_on(table.played.game(), look.language);
    let mut parts: Vec<String> = on.into_iter().chain(setup_words(table.ui.entry, &setup, look)).collect();
    let room = inside.width.saturating_sub(name + clock_width);
    let bullet = format!(" {} ", look.glyph(glyphs::BULLET));
    let mut words = parts.join(&bullet);
    while put::width(&words) > room && parts.pop().is_some() {
        words = parts.join(&bullet);
    }
    if !words.is_empty() {
        let place = Rect { x: inside.x + name, width: room, ..inside };
        put::put(buffer, place, &words, look.style(Role::Dim), look);
    }
}

/// The panels beside the board, from the top: score, computer, explanation, moves. Each takes what it needs as
/// long as there is room; the moves get the rest.
fn draw_panels(table: &Table, view: &dyn View, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let width = area.width.saturating_sub(4);
    let to_move = table.played.to_move();
    let score = score::lines(view, &table.scene(context), to_move, Some(table.ui.entry), width);
    let computer = thinking_lines(table, view, look, width);
    let explanation = view.explain(&table.scene(context), width);
    let heights = |computer: usize| {
        panel_heights(area.height, [score.len(), computer, usize::from(height(&explanation))])
    };
    let mut found = heights(computer.len());
    // As long as the computer has nothing to tell, its panel takes no room that others need.
    if computer.iter().all(|line| line.width() == 0) && found[2] < heights(0)[2] {
        found = heights(0);
    }
    let [score_height, computer_height, explanation_height] = found;
    let explanation = fitting(&explanation, explanation_height.saturating_sub(2), look);
    // What is left out leaves its rows to the moves.
    let explanation_height = explanation_height.min(explanation.len() as u16 + 2);
    let mut rest = area;
    let mut take = |lines: &[Line<'static>], title: &str, height: u16, buffer: &mut Buffer| {
        if height < SMALLEST_PANEL {
            return;
        }
        let inside = panel(buffer, Rect { height, ..rest }, title, look);
        put::put_lines(buffer, inside, lines);
        rest = Rect { y: rest.y + height, height: rest.height - height, ..rest };
    };
    take(&score, look.text(text::SCORE), score_height, buffer);
    take(&computer, &computer_title(table, look, width), computer_height, buffer);
    take(&explanation, look.text(view.explanation_title()), explanation_height, buffer);
    let legend = view.legend(look, width);
    let legend_height = legend.len() as u16 + 2;
    let room = area.height - score_height - computer_height - explanation_height;
    if !legend.is_empty() && room >= legend_height + MOVES_BESIDE_LEGEND {
        take(&legend, look.text(text::LEGEND), legend_height, buffer);
    }
    if rest.height >= SMALLEST_PANEL {
        let inside = panel(buffer, rest, look.text(text::MOVES), look);
        draw_moves(table, look, inside, buffer);
    }
}

/// The legend is there only if the moves keep this much.
const MOVES_BESIDE_LEGEND: u16 = 8;
/// A frame and one line.
const SMALLEST_PANEL: u16 = 3;

/// The heights of the panels for the score, the computer and the explanation, of so many lines each; 0 for one
/// that is left out. Where there is not room for all, the computer's second line of moves goes first, then all
/// moves but one row, then the end of the explanation.
fn panel_heights(room: u16, lines: [usize; 3]) -> [u16; 3] {
    // Two rows of moves, if possible.
    const MOVES: u16 = 4;
    const COMPUTER: u16 = 5;
    let wanted = lines.map(|count| if count == 0 { 0 } else { count as u16 + 2 });
    let shown = |height: u16| if height < SMALLEST_PANEL { 0 } else { height };
    let score = shown(wanted[0].min(room));
    let room = room - score;
    let [_, mut computer, explanation] = wanted;
    let missing = (computer + explanation + MOVES).saturating_sub(room);
    computer -= missing.min(computer.saturating_sub(COMPUTER));
    let computer = shown(computer.min(room.saturating_sub(MOVES)));
    let room = room - computer;
    let moves = MOVES.saturating_sub((explanation + MOVES).saturating_sub(room)).max(SMALLEST_PANEL);
    [score, computer, shown(explanation.min(room.saturating_sub(moves)))]
}

/// The title of the computer's panel, with a quiet sign if it thinks along and there is room for it.
fn computer_title(table: &Table, look: &Look, width: u16) -> String {
    let title = look.text(text::COMPUTER);
    let along = format!("{title} {} {}", look.glyph(glyphs::BULLET), look.text(text::THINKS_ALONG));
    let shown = table.pondering.seat().is_some() && put::width(&along) <= width;
    if shown { along } else { title.to_string() }
}

/// What the computer thinks or has thought: depth and score, the line it expects, how hard it works.
fn thinking_lines(table: &Table, view: &dyn View, look: &Look, width: u16) -> Vec<Line<'static>> {
    let computers = table.played.players().iter().any(|player| !player.is_human());
    let Some(thoughts) = &table.thoughts else {
        return if computers { vec![Line::default(); 4] } else { Vec::new() };
    };
    let Some(report) = &thoughts.report else {
        let mut lines = vec![Line::default(); 4];
        if thoughts.going_on {
            lines[0] = Line::styled(look.text(text::PREPARING), look.style(Role::Dim));
        }
        return lines;
    };
    let dim = |words: String| Span::styled(words, look.style(Role::Dim));
    // Somebody's program may tell less than all of it, and what it does not tell is no 0.
    let mut first = match report.score {
        Score::Untold => vec![dim(look.text(text::SCORE_UNTOLD).to_string())],
        score => {
            let kind = if report.exact { text::THINKING_EXACT } else { text::THINKING_ESTIMATE };
            let score = view.score_words(look, score);
            // The value without the word for it, where both have no room.
            let named = Some(look.fill(text::THINKING_SCORE, &[("score", &score)]));
            let score = named.filter(|named| put::width(named) <= width).unwrap_or(score);
            vec![Span::styled(score, look.style(Role::Title)), dim(look.text(kind).to_string())]
        }
    };
    if report.depth > 0 {
        first.push(dim(look.fill(text::THINKING_DEPTH, &[("depth", &report.depth)])));
    }
    let mut effort = Vec::new();
    if report.nodes > 0 {
        effort.push(dim(look.fill(text::THINKING_NODES, &[("nodes", &put::short_number(report.nodes))])));
    }
    if report.nodes_per_second() > 0 {
        let speed = put::short_number(report.nodes_per_second());
        effort.push(dim(look.fill(text::THINKING_SPEED, &[("speed", &speed)])));
    }
    if report.table_permille > 0 {
        let percent = report.table_permille / 10;
        effort.push(dim(look.fill(text::THINKING_TABLE, &[("percent", &percent)])));
    }
    let mut lines = two_lines(first, effort, width).to_vec();
    let mut wrapped = put::wrap(&report.line.join(" "), width);
    wrapped.truncate(2);
    wrapped.resize(2, String::new());
    lines.extend(wrapped.into_iter().map(|line| Line::styled(line, look.style(Role::Text))));
    lines
}

/// Two lines of words with gaps. What has no room on the first goes to the second, and what has none there is
/// left out, whole: half a number would be another number.
fn two_lines(first: Vec<Span<'static>>, second: Vec<Span<'static>>, width: u16) -> [Line<'static>; 2] {
    const GAP: usize = 2;
    let width = usize::from(width);
    let fits = |line: &Line<'_>, span: &Span<'_>| {
        line.spans.is_empty() || line.width() + GAP + span.width() <= width
    };
    let add = |line: &mut Line<'static>, span: Span<'static>| {
        if !line.spans.is_empty() {
            line.push_span(Span::raw(" ".repeat(GAP)));
        }
        line.push_span(span);
    };
    let mut lines = [Line::default(), Line::default()];
    let mut down = Vec::new();
    for span in first {
        match down.is_empty() && fits(&lines[0], &span) {
            true => add(&mut lines[0], span),
            false => down.push(span),
        }
    }
    for span in down.into_iter().chain(second) {
        if fits(&lines[1], &span) {
            add(&mut lines[1], span);
        }
    }
    lines
}

/// The moves, so that the last one can be seen; what is remarkable has a mark.
fn draw_moves(table: &Table, look: &Look, area: Rect, buffer: &mut Buffer) {
    let moves = table.played.moves();
    let sign = |index: usize| {
        let mark = if table.remarks.get(index).is_some_and(Option::is_some) { "*" } else { " " };
        (mark, look.style(Role::Key))
    };
    let marks = Marks { chosen: moves.len().checked_sub(1), role: Role::Last, sign: &sign, sign_width: 1 };
    moves::draw(moves, &table.seats, &marks, look, area, buffer);
}

/// Below the board: what is typed, or what there is to say, and where the cursor points. A warning that needs
/// more than the line rises over what is `above`; it goes with the next key. Of anything else the last sentences
/// are left out where there is no room for them.
fn draw_bottom(
    table: &Table,
    view: &dyn View,
    prompt: Option<&Prompt>,
    context: &Context,
    area: Rect,
    above: Rect,
    buffer: &mut Buffer,
) {
    let look = &context.look;
    let mut inside = around::inside(area);
    if inside.is_empty() {
        return;
    }
    if let Some(prompt) = prompt {
        return draw_prompt(table, prompt, look, inside, above, buffer);
    }
    let scene = table.scene(context);
    let rises = matches!(table.message, Some((Tone::Warning, _)));
    // News leave room for the state.
    let said = match (&table.message, state_words(table, context)) {
        (Some((Tone::News, news)), Some((role, state))) => Some((role, format!("{news} {state}"))),
        (Some((tone, words)), _) => Some((tone.role(), words.clone())),
        (None, state) => state,
    };
    let pointed = if scene.steering { around::pointed_words(view, &scene, inside.width) } else { None };
    let pointed = pointed.filter(|pointed| {
        // What is said goes first: the cursor can be seen on the board.
        let room = inside.width.saturating_sub(put::width(pointed) + 1);
        said.as_ref()
            .filter(|_| !rises)
            .is_none_or(|(_, words)| put::width(put::first_sentence(words)) <= room)
    });
    if let Some(words) = pointed {
        inside = around::put_pointed(&words, look, inside, buffer);
    }
    match said {
        Some((role, words)) if rises => around::put_rising(buffer, inside, above, &words, role, look),
        Some((role, words)) => {
            let words = put::whole_sentences(&words, inside.width);
            put::put(buffer, inside, words, look.style(role), look);
        }
        None => {}
    }
}

/// The state of the game in words, where there is nothing more important to say.
fn state_words(table: &Table, context: &Context) -> Option<(Role, String)> {
    let look = &context.look;
    let Some(seat) = table.played.to_move() else {
        return ending::words(&table.played, look).map(|words| (ending::role(&table.played), words));
    };
    let name = &table.seats[seat.index()].name;
    let words = if table.thinking().is_some() {
        look.fill(text::THINKS, &[("name", name)])
    } else if table.played.only_person() == Some(seat) {
        look.text(text::YOUR_TURN).to_string()
    } else {
        look.fill(text::TURN_OF, &[("name", name)])
    };
    Some((Role::Text, words))
}

/// The line in which a move is typed, with an example as long as it is empty, or what is wrong with it.
fn draw_prompt(table: &Table, prompt: &Prompt, look: &Look, area: Rect, above: Rect, buffer: &mut Buffer) {
    // Of a long text the end is shown, where the next letter comes.
    let mut shown = prompt.text();
    while put::width(shown) + 2 > area.width && !shown.is_empty() {
        let mut letters = shown.chars();
        letters.next();
        shown = letters.as_str();
    }
    let typed = Line::from(vec![
        Span::styled(":", look.style(Role::Key)),
        Span::styled(shown.to_string(), look.style(Role::Title)),
        Span::styled(look.glyph(glyphs::CARET).to_string(), look.style(Role::Cursor)),
    ]);
    buffer.set_line(area.x, area.y, &typed, area.width);
    let used = typed.width() as u16 + 2;
    let (words, role) = match &table.message {
        Some((Tone::Warning, words)) if !prompt.text().is_empty() => (words.clone(), Role::Warning),
        _ if prompt.text().is_empty() => {
            (look.fill(text::TYPE_A_MOVE, &[("example", &table.ui.entry.example_move)]), Role::Dim)
        }
        _ => return,
    };
    let beside = Rect { x: area.x + used.min(area.width), width: area.width.saturating_sub(used), ..area };
    if put::width(&words) <= beside.width || role == Role::Dim {
        return put::put(buffer, beside, &words, look.style(role), look);
    }
    if above.height > 0 {
        let line = Rect { y: area.y - 1, ..area };
        let above = Rect { height: above.height - 1, ..above };
        Clear.render(Rect { x: above.x, y: line.y, width: above.width, height: 1 }, buffer);
        buffer.set_style(Rect { x: above.x, y: line.y, width: above.width, height: 1 }, look.theme.page());
        around::put_rising(buffer, line, above, &words, role, look);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_take_what_they_need_and_never_more_than_there_is() {
        for room in 0..60 {
            for score in 1..=8 {
                for computer in [0, 4] {
                    for explanation in 0..=12 {
                        let heights = panel_heights(room, [score, computer, explanation]);
                        let sum: u16 = heights.iter().sum();
                        assert!(sum <= room, "{heights:?} in {room}");
                        assert!(heights.iter().all(|height| *height == 0 || *height >= SMALLEST_PANEL));
                        let with_moves =
                            score + 2 + computer.min(3) + explanation + 4 + usize::from(SMALLEST_PANEL);
                        if computer > 0 && explanation > 0 && usize::from(room) >= with_moves {
                            assert_eq!(usize::from(heights[2]), explanation + 2, "{heights:?} in {room}");
                        }
                    }
                }
            }
        }
        // Flag capture in 80x24: both sides, a cell in two lines, flags, four pieces.
        assert_eq!(panel_heights(21, [2, 4, 7]), [4, 5, 9]);
        assert_eq!(panel_heights(57, [2, 4, 7]), [4, 6, 9]);
    }

    #[test]
    fn words_go_to_the_second_line_or_are_left_out_whole() {
        let spans = |words: &[&'static str]| words.iter().map(|word| Span::raw(*word)).collect::<Vec<_>>();
        for width in 0..60 {
            let first = spans(&["score loss in 44", "estimate", "depth 44"]);
            let [first, second] = two_lines(first, spans(&["2.29M nodes", "685k/s", "table 12 %"]), width);
            let text = format!("{first}  {second}");
            for word in text.split("  ").filter(|word| !word.is_empty()) {
                let whole =
                    ["score loss in 44", "estimate", "depth 44", "2.29M nodes", "685k/s", "table 12 %"];
                assert!(whole.contains(&word), "{word:?} in {text:?}");
            }
            if width >= 28 {
                assert!(first.width() <= usize::from(width) && second.width() <= usize::from(width));
                assert!(text.contains("score loss in 44") && text.contains("depth 44"), "{text:?}");
            }
        }
    }
}
