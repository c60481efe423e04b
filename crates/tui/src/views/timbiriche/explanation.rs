//! What a strong player sees, in words: chains, loops, safe lines, control.

use game::Game;
use timbiriche::Timbiriche;
use timbiriche::chains::{Analysis, Chain, ChainKind, Control};

use crate::texts::timbiriche as text;
use crate::theme::Role;
use crate::views::Scene;
use crate::widgets::paragraphs::{Paragraph, paragraph};

/// The lines of the panel.
pub(super) fn lines(scene: &Scene<'_>, game: &Timbiriche, width: u16) -> Vec<Paragraph> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let look = scene.look;
    let analysis = Analysis::of(game);
    let mut lines = Vec::new();
    let mut say = |words: String, role: Role| lines.push(paragraph(&words, width, look.style(role)));
    let takable = analysis.takable();
    if takable > 0 {
        say(look.fill(text::OFFERED, &[("n", &takable)]), Role::Good);
    }
    if let Some(deal) = &analysis.double_deal {
        let (keep, all) = (format!("{:+}", deal.keep_control), format!("{:+}", deal.take_all));
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("n", &deal.handed_back), ("line", &deal.line), ("keep", &keep), ("all", &all)];
        // What it is worth is only told if that is proven.
        let message = if deal.exact { text::DOUBLE_DEAL } else { text::DOUBLE_DEAL_OPEN };
        say(look.fill(message, &values), Role::Text);
    }
    let of_kind = |kind: ChainKind| analysis.chains.iter().filter(move |chain| chain.kind == kind);
    let lengths = |chains: Vec<&Chain>| {
        chains.iter().map(|chain| chain.boxes.len().to_string()).collect::<Vec<_>>().join(" ")
    };
    let chains: Vec<&Chain> = of_kind(ChainKind::Chain).collect();
    let loops: Vec<&Chain> = of_kind(ChainKind::Loop).collect();
    match (chains.len(), loops.len()) {
        (0, 0) => say(look.text(text::NO_CHAINS).to_string(), Role::Dim),
        (count, _) if count > 0 => {
            say(look.fill(text::CHAINS, &[("n", &count), ("lengths", &lengths(chains))]), Role::Text);
        }
        _ => {}
    }
    if !loops.is_empty() {
        say(look.fill(text::LOOPS, &[("n", &loops.len()), ("lengths", &lengths(loops))]), Role::Text);
    }
    match analysis.safe_lines.len() {
        0 => say(look.text(text::NO_SAFE_LINES).to_string(), Role::Warning),
        count => say(look.fill(text::SAFE_LINES, &[("n", &count)]), Role::Text),
    }
    if let Some(control) = analysis.control {
        let message = match control {
            Control::Choice(_) => text::CONTROL_CHOICE,
            Control::Settled(_) => text::CONTROL_SETTLED,
            Control::Predicted(_) => text::CONTROL_PREDICTED,
        };
        let seat = control.seat();
        say(look.fill(message, &[("name", &scene.name(seat))]), Role::Seat(seat.index()));
    }
    if let Some(rule) =
        analysis.rule.filter(|_| matches!(analysis.control, Some(Control::Predicted(_)) | None))
    {
        let name = scene.name(rule.favours);
        say(look.fill(text::RULE, &[("n", &rule.long_chains), ("name", &name)]), Role::Dim);
    }
    lines
}
