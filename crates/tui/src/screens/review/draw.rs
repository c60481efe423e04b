//! What the analysis looks like: the board, the move, the graph, the list of moves.

use ::play::analysis::{GivenAway, Mark, PlyAnalysis, Valued, curve};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use search::Score;

use super::analysis::{Analysis, Show, State};
use super::graph::Graph;
use super::parts;
use crate::actions::Action;
use crate::context::Context;
use crate::glyphs;
use crate::look::Look;
use crate::screens::around::{self, Column};
use crate::texts::{Message, play as play_text, review as text};
use crate::theme::Role;
use crate::views::View;
use crate::widgets::panel::panel;
use crate::widgets::text as put;

/// In areas as high as this the graph is below the board, over its whole width.
const HIGH: u16 = 34;
/// How many moves of the best line stand on the board.
const PLAN: usize = 4;
/// The columns of the names before what is told of a move.
const NAMES: usize = 10;

pub(super) fn draw(analysis: &mut Analysis, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let [title, middle, bottom] = around::rows(area);
    parts::title(
        &analysis.reel,
        look.text(text::ANALYSIS_TITLE),
        &progress(analysis, look),
        look,
        title,
        buffer,
    );
    analysis.places.clear();
    let reel = &analysis.reel;
    let [mut board, panels] = around::columns(&*reel.view, reel.played.game(), middle);
    let wide = panels.width >= around::WIDE_PANELS;
    analysis.roomy = wide;
    if wide && analysis.show == Show::Graph {
        analysis.show = Show::Before;
    }
    if panels.width == 0 {
        board = parts::score_above(&analysis.reel, look, board, buffer);
    }
    let below = wide && middle.height >= HIGH;
    if below {
        let height = (board.height / 4).clamp(9, 16);
        let place = Rect { y: board.bottom() - height, height, ..board };
        board.height -= height;
        let inside = panel(buffer, place, &graph_title(analysis, look), look);
        draw_graph(analysis, look, inside, buffer);
    }
    if analysis.show == Show::Graph {
        draw_graph(analysis, look, board, buffer);
    } else {
        let values = analysis.values();
        let plan: Vec<String> = match analysis.ply() {
            Some(ply) if analysis.show == Show::Before => ply.line.iter().take(PLAN).cloned().collect(),
            _ => Vec::new(),
        };
        analysis.reel.draw(look, &values, &plan, board, buffer);
    }
    if panels.width > 0 {
        draw_panels(analysis, context, panels, (wide, below), buffer);
    }
    draw_bottom(analysis, context, bottom, wide, buffer);
}

/// How many moves are known, with a bar while it goes on.
fn progress(analysis: &Analysis, look: &Look) -> String {
    const BAR: usize = 10;
    let (done, count) = (analysis.plies.len(), analysis.count());
    if done == count {
        return look.fill(text::AT_MOVE, &[("number", &(analysis.cursor + 1)), ("count", &count)]);
    }
    let full = BAR * done / count.max(1);
    let bar = look.glyph(glyphs::BAR_FULL).repeat(full) + &look.glyph(glyphs::BAR_EMPTY).repeat(BAR - full);
    format!("{bar} {done}/{count}")
}

fn draw_panels(
    analysis: &mut Analysis,
    context: &Context,
    area: Rect,
    (wide, below): (bool, bool),
    buffer: &mut Buffer,
) {
    let look = &context.look;
    let mut column = Column::new(area);
    if wide {
        let lines = move_lines(analysis, look, area.width.saturating_sub(4));
        column.lines(look.text(text::THIS_MOVE), &lines, 5, look, buffer);
        if !below
            && let Some(inside) =
                column.rows(&graph_title(analysis, look), (area.height / 3).max(8), 5, look, buffer)
        {
            draw_graph(analysis, look, inside, buffer);
        }
    }
    if let Some(inside) = column.rest(look.text(play_text::MOVES), look, buffer) {
        let plies = &analysis.plies;
        let sign = |index: usize| match plies.get(index) {
            Some(ply) => (ply.mark.sign(), look.style(mark_role(ply.mark))),
            None => ("", Style::new()),
        };
        let chosen = Some(analysis.cursor);
        let places = parts::moves(&analysis.reel, chosen, &sign, context, inside, buffer);
        analysis.places.extend(places);
    }
}

fn graph_title(analysis: &Analysis, look: &Look) -> String {
    match analysis.reel.seats.as_slice() {
        [first, _] => look.fill(text::GRAPH_FIRST, &[("name", &first.name)]),
        _ => look.text(text::GRAPH_EACH).to_string(),
    }
}

fn draw_graph(analysis: &mut Analysis, look: &Look, area: Rect, buffer: &mut Buffer) {
    let curve = curve(&analysis.plies, analysis.reel.played.seats());
    // A point is a position: the one before the move that is looked at, or the one after it.
    let after = usize::from(analysis.show == Show::After);
    let view = &analysis.reel.view;
    let in_points = analysis.plies.iter().any(|ply| matches!(ply.before.score, Score::Points(_)));
    let graph = Graph {
        curve: &curve,
        points: analysis.count() + 1,
        cursor: analysis.cursor + after,
        seats: &analysis.reel.seats,
        number: &|at| if in_points { view.points(at) } else { at.to_string() },
    };
    let words = (look.text(text::GRAPH_WON), look.text(text::GRAPH_LOST));
    let places = graph.draw(words, look, area, buffer);
    analysis.places.extend(places.into_iter().map(|(place, point)| (place, point.saturating_sub(after))));
}

fn mark_role(mark: Mark) -> Role {
    match mark {
        Mark::Best | Mark::Fine => Role::Good,
        Mark::Inaccuracy => Role::Key,
        Mark::Mistake => Role::Warning,
        Mark::Blunder => Role::Bad,
    }
}

fn mark_words(mark: Mark) -> Message {
    match mark {
        Mark::Best => text::MARK_BEST,
        Mark::Fine => text::MARK_FINE,
        Mark::Inaccuracy => text::MARK_INACCURACY,
        Mark::Mistake => text::MARK_MISTAKE,
        Mark::Blunder => text::MARK_BLUNDER,
    }
}

fn given_words(given: GivenAway, view: &dyn View, look: &Look) -> String {
    match given {
        GivenAway::Nothing => look.text(text::NOTHING_GIVEN).to_string(),
        GivenAway::Plies(plies) => look.fill(text::GIVEN_PLIES, &[("plies", &plies)]),
        GivenAway::Points(points) => view.points_words(look, points.into()),
        GivenAway::Turns(turns) => look.fill(text::GIVEN_TURNS, &[("turns", &turns)]),
        GivenAway::Game => look.text(text::GIVEN_GAME).to_string(),
    }
}

/// A value in the words of the game; an estimate is told apart from what is proven.
fn value_words(analysis: &Analysis, value: Valued, look: &Look) -> String {
    let about = if value.exact { "" } else { "~" };
    format!("{about}{}", analysis.reel.view.score_words(look, value.score))
}

/// Who made the move that is looked at, and the move with its sign.
fn made(analysis: &Analysis, look: &Look) -> Vec<Span<'static>> {
    let mv = &analysis.reel.played.moves()[analysis.cursor];
    let ply = analysis.ply();
    let sign = ply.map_or("", |ply| ply.mark.sign());
    let role = ply.map_or(Role::Text, |ply| mark_role(ply.mark));
    vec![
        Span::styled(format!("{} ", analysis.cursor + 1), look.style(Role::Dim)),
        Span::styled(
            format!("{} ", analysis.reel.seats[mv.seat.index()].name),
            look.style(Role::Seat(mv.seat.index())),
        ),
        Span::styled(mv.token.clone(), look.style(Role::Title)),
        Span::styled(format!("{sign} "), look.style(role)),
    ]
}

/// Everything about the move that is looked at; always as many lines, so that nothing jumps.
fn move_lines(analysis: &Analysis, look: &Look, width: u16) -> Vec<Line<'static>> {
    let mut first = made(analysis, look);
    let Some(ply) = analysis.ply() else {
        let unknown = Line::styled(look.text(text::NOT_YET), look.style(Role::Dim));
        let mut lines = vec![Line::from(first), unknown];
        lines.resize(6, Line::default());
        return lines;
    };
    let row = |name: Message, value: String, role: Role| {
        Line::from(vec![
            Span::styled(format!("{:<NAMES$}", look.text(name)), look.style(Role::Dim)),
            Span::styled(value, look.style(role)),
        ])
    };
    let room = width.saturating_sub(NAMES as u16);
    let mut given = given_words(ply.given_away, &*analysis.reel.view, look);
    if ply.mark >= Mark::Inaccuracy {
        let mark = look.text(mark_words(ply.mark));
        let marked = format!("{given}  {mark}");
        let used: usize = first.iter().map(Span::width).sum();
        // Its sign stands behind the move, where there is not room for the word in either row.
        if put::width(&marked) <= room {
            given = marked;
        } else if used + usize::from(put::width(mark)) <= usize::from(width) {
            first.push(Span::styled(mark, look.style(mark_role(ply.mark))));
        }
    }
    let mut lines = vec![
        Line::from(first),
        row(text::VALUE_BEFORE, value_words(analysis, ply.before, look), Role::Text),
        row(text::VALUE_AFTER, value_words(analysis, ply.after, look), Role::Text),
        row(text::GAVE_AWAY, given, mark_role(ply.mark)),
    ];
    let mut best = put::wrap(&ply.line.join(" "), room);
    if best.len() > 2 {
        best.truncate(2);
        let last = &mut best[1];
        *last = put::clip(&format!("{last} {}", look.glyph(glyphs::ELLIPSIS)), room, look);
    }
    best.resize(2, String::new());
    for (index, line) in best.into_iter().enumerate() {
        let name = if index == 0 { look.text(text::BEST_MOVE) } else { "" };
        lines.push(Line::from(vec![
            Span::styled(format!("{name:<NAMES$}"), look.style(Role::Dim)),
            Span::styled(line, look.style(Role::Good)),
        ]));
    }
    lines
}

/// The same in one line of this width. Where it is too narrow the best move is left out, or the value before.
fn short_line(analysis: &Analysis, ply: &PlyAnalysis, look: &Look, width: u16) -> Line<'static> {
    let before = value_words(analysis, ply.before, look);
    let after = value_words(analysis, ply.after, look);
    let both = format!("{before} > {after}");
    let line = |values: &str, has_best: bool| {
        let mut spans = made(analysis, look);
        spans.push(Span::styled(values.to_string(), look.style(mark_role(ply.mark))));
        if has_best && ply.best != ply.mv {
            spans.push(Span::styled(format!("  {} ", look.text(text::BEST_MOVE)), look.style(Role::Dim)));
            spans.push(Span::styled(ply.best.clone(), look.style(Role::Good)));
        }
        Line::from(spans)
    };
    let ways = [(&both, true), (&both, false), (&after, true)].map(|(values, best)| line(values, best));
    let fits = |way: &Line<'_>| way.width() <= usize::from(width);
    ways.into_iter().find(fits).unwrap_or_else(|| line(&after, false))
}

fn draw_bottom(analysis: &Analysis, context: &Context, area: Rect, wide: bool, buffer: &mut Buffer) {
    let look = &context.look;
    let inside = around::inside(area);
    if inside.is_empty() {
        return;
    }
    let (done, count) = (analysis.plies.len(), analysis.count());
    if let Some(prompt) = &analysis.prompt {
        let hint = match &analysis.message {
            Some((_, words)) => words.clone(),
            None => look.fill(text::GO_TO_PROMPT, &[("count", &count)]),
        };
        around::typed("#", prompt.text(), &format!("  {hint}"), look, inside, buffer);
        return;
    }
    let said = match (&analysis.message, &analysis.state) {
        (Some((role, words)), _) => Some((*role, words.clone())),
        (None, State::Failed(why)) => Some((Role::Bad, look.fill(text::ANALYSIS_FAILED, &[("why", why)]))),
        (None, State::Going) if wide => {
            let cancel = context.key_of(Action::Cancel);
            let words =
                look.fill(text::ANALYSING, &[("done", &done), ("count", &count), ("cancel", &cancel)]);
            Some((Role::Text, words))
        }
        (None, State::Stopped) if wide => {
            let go_on = context.key_of(Action::Analyse);
            let words =
                look.fill(text::ANALYSIS_STOPPED, &[("done", &done), ("count", &count), ("go_on", &go_on)]);
            Some((Role::Warning, words))
        }
        _ => None,
    };
    match (said, analysis.ply()) {
        (Some((role, words)), _) => put::put(buffer, inside, &words, look.style(role), look),
        (None, Some(ply)) => {
            let mut line = short_line(analysis, ply, look, inside.width);
            if wide {
                let shown = match analysis.show {
                    Show::Before | Show::Graph => text::BEFORE_MOVE,
                    Show::After => text::AFTER_MOVE,
                };
                line.push_span(Span::styled(format!("  {}", look.text(shown)), look.style(Role::Dim)));
            }
            buffer.set_line(inside.x, inside.y, &line, inside.width);
        }
        (None, None) => {
            let mut line = Line::from(made(analysis, look));
            line.push_span(Span::styled(look.text(text::NOT_YET), look.style(Role::Dim)));
            buffer.set_line(inside.x, inside.y, &line, inside.width);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::plain_look;
    use crate::testing::real::BOARDS;
    use crate::texts::Language;

    /// The columns for it in the narrowest panel.
    const ROOM: u16 = around::WIDE_PANELS - 4 - NAMES as u16;

    /// What was given away counts in what the values before and after it are told in, and is not cut.
    #[test]
    fn what_was_given_away_is_told_as_the_values_are() {
        let apart = |words: &str| {
            let words = words.trim_start_matches('+').to_string();
            let end = words.find(' ').unwrap_or(words.len());
            (words[..end].parse::<f64>().expect("a number"), words[end..].to_string())
        };
        for language in Language::ALL {
            let look = Look { language, ..plain_look() };
            for ui in BOARDS {
                let view = (ui.view)();
                for points in [3, 50, 334, 9_999, 19_999] {
                    let (value, unit) = apart(&view.score_words(&look, Score::Points(points)));
                    let given = given_words(GivenAway::Points(points.unsigned_abs()), &*view, &look);
                    let (number, of) = apart(&given);
                    assert!((number - value).abs() < 0.1 || number > 100.0, "{given}");
                    assert_eq!(of, unit, "{}", ui.entry.name);
                    assert!(put::width(&view.points(-i64::from(points))) < super::super::graph::MARGIN);
                }
                let most = [GivenAway::Nothing, GivenAway::Points(40_000), GivenAway::Game];
                for given in most.into_iter().chain([19_999, 20_000].map(GivenAway::Points)) {
                    let words = given_words(given, &*view, &look);
                    assert!(put::width(&words) <= ROOM, "{words}");
                }
            }
        }
    }
}
