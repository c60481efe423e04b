//! Splits a command line into words as a shell would, without a shell.

/// Splits at blanks; single quotes, double quotes and backslashes keep text together as in a POSIX shell.
/// Nothing is expanded: no variables, no globs, no pipes.
///
/// # Errors
/// If a quote is not closed or there is no word at all, with what was expected.
pub(crate) fn split(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut chars = command.chars();
    while let Some(c) = chars.next() {
        match c {
            c if c.is_whitespace() => words.extend(word.take()),
            '\'' => {
                let word = word.get_or_insert_default();
                loop {
                    match chars.next() {
                        Some('\'') => break,
                        Some(c) => word.push(c),
                        None => return Err(unclosed('\'', command)),
                    }
                }
            }
            '"' => {
                let word = word.get_or_insert_default();
                loop {
                    match chars.next() {
                        Some('"') => break,
                        Some('\\') => match chars.next() {
                            Some(c @ ('"' | '\\' | '$' | '`')) => word.push(c),
                            Some(c) => word.extend(['\\', c]),
                            None => return Err(unclosed('"', command)),
                        },
                        Some(c) => word.push(c),
                        None => return Err(unclosed('"', command)),
                    }
                }
            }
            '\\' => match chars.next() {
                Some(c) => word.get_or_insert_default().push(c),
                None => return Err(format!("expected something behind the last backslash of {command}")),
            },
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if words.is_empty() { Err("expected a command, found nothing".to_string()) } else { Ok(words) }
}

fn unclosed(quote: char, command: &str) -> String {
    format!("expected a closing {quote}, found none in {}", game::setup::quoted(command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_a_shell_does() {
        for (command, expected) in [
            ("./bot", vec!["./bot"]),
            ("  python3  -u bot.py ", vec!["python3", "-u", "bot.py"]),
            ("'my bot' --name=\"a b\"c", vec!["my bot", "--name=a bc"]),
            (r#"a\ b "\"x\" \n" '\n'"#, vec!["a b", r#""x" \n"#, r"\n"]),
            ("x '' \"\"", vec!["x", "", ""]),
            ("echo $HOME | cat *", vec!["echo", "$HOME", "|", "cat", "*"]),
        ] {
            assert_eq!(split(command), Ok(expected.into_iter().map(str::to_string).collect()), "{command}");
        }
    }

    #[test]
    fn what_is_not_closed_is_refused() {
        for bad in ["", "   ", "'x", "\"x", "\"x\\", "x\\"] {
            assert!(split(bad).is_err(), "{bad:?}");
        }
    }
}
