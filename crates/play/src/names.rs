//! What the players at a table are called.

use game::Seat;

use crate::PlayerSpec;

/// A label and an initial for every seat; no two seats share either.
///
/// Both are ASCII, so that they can be drawn everywhere.
pub(crate) fn labels(players: &[PlayerSpec], names: &[Option<String>]) -> Vec<(String, char)> {
    let persons = players.iter().filter(|player| player.is_human()).count();
    let wanted: Vec<String> = players
        .iter()
        .zip(Seat::all(Seat::MAX))
        .map(|(player, seat)| {
            let given = names.get(seat.index()).and_then(|name| name.as_deref()).map(ascii);
            given.filter(|name| !name.is_empty()).unwrap_or_else(|| match player {
                PlayerSpec::Human if persons == 1 => "You".to_string(),
                PlayerSpec::Human => format!("Player {seat}"),
                PlayerSpec::Level(level) => capital(level.name()),
                PlayerSpec::Named(name) => capital(&ascii(name)),
                PlayerSpec::Program { command, .. } => program_name(command),
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
        let initial = initial(name, done.iter().map(|(_, initial)| *initial).collect());
        done.push((label, initial));
    }
    done
}

/// The first letter of the name that nobody has yet, else of its number, else of the alphabet.
fn initial(name: &str, used: Vec<char>) -> char {
    let letters = name.chars().filter(char::is_ascii_alphabetic);
    let digits = name.chars().filter(char::is_ascii_digit);
    // "Player 2" is better told apart by its number than by an L.
    let candidates: Vec<char> = if name.starts_with("Player ") {
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
fn program_name(command: &str) -> String {
    let stem = |word: &str| {
        let file = word.rsplit(['/', '\\']).next().unwrap_or(word);
        ascii(file.split('.').next().unwrap_or(file))
    };
    let words: Vec<&str> = command.split_whitespace().collect();
    let script = words.iter().skip(1).find(|word| word.contains('.') && !word.starts_with('-'));
    let name = stem(script.or(words.first()).copied().unwrap_or("program"));
    if name.is_empty() { "Program".to_string() } else { capital(&name) }
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + chars.as_str())
}

/// A name in ASCII, of a length that fits a panel.
fn ascii(name: &str) -> String {
    const LONGEST: usize = 16;
    let plain = name.trim().chars().take(LONGEST);
    plain.map(|c| if c.is_ascii_graphic() || c == ' ' { c } else { '?' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(list: &str, names: &[&str]) -> Vec<(String, char)> {
        let names: Vec<Option<String>> = names.iter().map(|name| Some((*name).to_string())).collect();
        labels(&PlayerSpec::parse_list(list).expect("players"), &names)
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
        assert_eq!(text(&of("human,medium", &["Žofia", "  "])), "?ofia=O Medium=M");
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
                assert!(label.is_ascii() && initial.is_ascii_alphanumeric(), "{label} {initial}");
                for (other, letter) in &labels[..index] {
                    assert!(label != other && initial != letter, "{}", text(&labels));
                }
            }
        }
    }
}
