//! What the players at a table are called.

use ::texts::Language;
use ::texts::ascii::{plain_form, to_ascii};
use game::Seat;

use crate::{PlayerSpec, texts};

/// A label and an initial for every seat in a language; no two seats share either.
///
/// Every letter of a label has a plain form and the initial is ASCII, so that they can be drawn everywhere.
pub(crate) fn labels(
    players: &[PlayerSpec],
    names: &[Option<String>],
    language: Language,
) -> Vec<(String, char)> {
    let persons = players.iter().filter(|player| player.is_human()).count();
    let wanted: Vec<String> = players
        .iter()
        .zip(Seat::all(Seat::MAX))
        .map(|(player, seat)| {
            let given = names.get(seat.index()).and_then(|name| name.as_deref()).map(drawable);
            given.filter(|name| !name.is_empty()).unwrap_or_else(|| match player {
                PlayerSpec::Human if persons == 1 => texts::YOU.text(language).to_string(),
                PlayerSpec::Human => texts::PLAYER.fill(language, &[("seat", &seat)]),
                PlayerSpec::Level(level) => capital(level.title().text(language)),
                PlayerSpec::Named(name) => capital(&drawable(name)),
                PlayerSpec::Program { command, .. } => program_name(command, language),
            })
        })
        .collect();
    let mut done: Vec<(String, char)> = Vec::new();
    for name in &wanted {
        let mut label = name.clone();
        if wanted.iter().filter(|other| *other == name).count() > 1
            || done.iter().any(|(used, _)| *used == label)
        {
            label = (1..)
                .map(|number| format!("{name} {number}"))
                .find(|label| done.iter().all(|(used, _)| used != label) && !wanted.contains(label))
                .unwrap_or(label);
        }
        let initial = initial(&to_ascii(name), done.iter().map(|(_, initial)| *initial).collect());
        done.push((label, initial));
    }
    done
}

/// The first letter of the name that nobody has yet, else of its number, else of the alphabet.
fn initial(name: &str, used: Vec<char>) -> char {
    let letters = name.chars().filter(char::is_ascii_alphabetic);
    let digits = name.chars().filter(char::is_ascii_digit);
    // "Player 2" is better told apart by its number than by an L.
    let numbered = name.rsplit_once(' ').is_some_and(|(_, last)| last.parse::<u8>().is_ok());
    let candidates: Vec<char> = if numbered {
        letters.clone().take(1).chain(digits).chain(letters).collect()
    } else {
        letters.chain(digits).collect()
    };
    candidates
        .into_iter()
        .chain('A'..='Z')
        .map(|c| c.to_ascii_uppercase())
        .find(|c| !used.contains(c))
        // There are fewer seats than letters, so this is never reached.
        .unwrap_or('?')
}

/// The file name of a command's first word, or of its script.
fn program_name(command: &str, language: Language) -> String {
    let stem = |word: &str| {
        let file = word.rsplit(['/', '\\']).next().unwrap_or(word);
        drawable(file.split('.').next().unwrap_or(file))
    };
    let words: Vec<&str> = command.split_whitespace().collect();
    let script = words.iter().skip(1).find(|word| word.contains('.') && !word.starts_with('-'));
    let name = stem(script.or(words.first()).copied().unwrap_or("program"));
    if name.is_empty() { texts::PROGRAM.text(language).to_string() } else { capital(&name) }
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

/// A name in letters that can be drawn everywhere, of a length that fits a panel.
fn drawable(name: &str) -> String {
    const LONGEST: usize = 16;
    let fits = |c: char| c.is_ascii_graphic() || c == ' ' || (c.is_alphabetic() && plain_form(c).is_some());
    name.trim().chars().take(LONGEST).map(|c| if fits(c) { c } else { '?' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(list: &str, names: &[&str]) -> Vec<(String, char)> {
        let names: Vec<Option<String>> = names.iter().map(|name| Some((*name).to_string())).collect();
        labels(&PlayerSpec::parse_list(list).expect("players"), &names, Language::English)
    }

    fn text(labels: &[(String, char)]) -> String {
        labels.iter().map(|(label, initial)| format!("{label}={initial}")).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn people_and_computers_have_their_names() {
        assert_eq!(text(&of("human,medium", &[])), "You=Y Medium=M");
        assert_eq!(text(&of("human,human,easy", &[])), "Player 1=P Player 2=2 Easy=E");
        assert_eq!(text(&of("hard,hard,hard,hard", &[])), "Hard 1=H Hard 2=A Hard 3=R Hard 4=D");
        assert_eq!(text(&of("program:\"python3 -u bots/greedy.py\",program:./x", &[])), "Greedy=G X=X");
        assert_eq!(text(&of("human,medium", &["Žofia", "  "])), "Žofia=Z Medium=M");
    }

    #[test]
    fn labels_are_told_in_every_language() {
        let of = |list: &str, language| {
            text(&labels(&PlayerSpec::parse_list(list).expect("players"), &[None, None], language))
        };
        assert_eq!(of("human,easy", Language::Slovak), "Ty=T Ľahký=L");
        assert_eq!(of("human,human", Language::Slovak), "Hráč 1=H Hráč 2=2");
        assert_eq!(of("human,easy", Language::Spanish), "Tú=T Fácil=F");
    }

    #[test]
    fn nobody_shares_a_label_or_an_initial() {
        for (list, names) in [
            ("easy,easy,easy,easy,easy,easy", [].as_slice()),
            ("human,easy,easy", &["Easy 1"]),
            ("human,human,human", &["a", "A", "a"]),
            ("human,human", &["日本", "日本"]),
            ("program:a,program:a,program:b/a.py", &[]),
        ] {
            let labels = of(list, names);
            for (index, (label, initial)) in labels.iter().enumerate() {
                let drawable = label.chars().all(|c| plain_form(c).is_some());
                assert!(drawable && initial.is_ascii_alphanumeric(), "{label} {initial}");
                for (other, letter) in &labels[..index] {
                    assert!(label != other && initial != letter, "{}", text(&labels));
                }
            }
        }
    }
}
