//! The pages of the manual that are made from the tables: `docs/configuration.md` and `docs/keys.md`.
//!
//! `ARCADE_WRITE_DOCS=1 cargo test -p arcade manual` writes them anew.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use game::FieldKind;
use tui::actions::{ACTIONS, ActionInfo, GROUPS};
use tui::bindings::{self, is_needed};
use tui::texts::Language;

use super::table::{GAME_KEYS, Key, WITHOUT_KEY, keys_of, tables};
use super::template::explanation;
use crate::cli::command;
use crate::registry::{BOARDS, GAMES};

/// Compares a page with what it should be, or writes it.
fn in_step(name: &str, page: &str) {
    const AGAIN: &str = "ARCADE_WRITE_DOCS=1 cargo test -p arcade manual";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    if env::var_os("ARCADE_WRITE_DOCS").is_some() {
        fs::write(&path, page).expect("written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(found == page, "docs/{name} is not in step with the program; write it anew: {AGAIN}");
}

/// A text inside a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

const CONFIGURATION: &str = "\
# Settings

<!-- Made from the program: ARCADE_WRITE_DOCS=1 cargo test -p arcade manual -->

The settings stand in one file, `config.toml`, in the folder `arcade` of your configuration folder (`$XDG_CONFIG_HOME`, usually `~/.config`). The arcade works without it, and never writes it by itself.

| command | what it does |
| --- | --- |
| `arcade config init` | writes the file with every key commented out; a file that is there already is never touched |
| `arcade config check` | tells what is wrong in the file, with the lines; exit code 1 if anything is |
| `arcade config path` | tells where the file is, or would be |

The file is written in [TOML](https://toml.io). The command line goes before the file, a game's own table before the rest of the file, and the file before what is usual. A flag that the file sets is taken back on the command line with `=false`: `--ascii=false`.

```toml
theme = \"light\"
think = 2

[games.timbiriche]
level = \"hard\"
rows = 7

[keys]
undo = [\"u\", \"ctrl-u\"]
```

A mistake in the file does no harm. It is told with its line, in a box on the screen or on stderr; what is right in the file holds. If the file is not TOML, nothing of it holds. What stands before all tables and is not to be had in one game, such as `clock = \"map\"` in a game without maps, is left out there, and told. The file itself is left as it is.

An empty text, `\"\"`, means whatever is usual, as if the key were not there.
";

fn configuration() -> String {
    let command = command();
    let mut page = CONFIGURATION.to_string();
    // Writing to a string never fails.
    for table in tables() {
        let _ = match table {
            "" => write!(page, "\n## For everything\n\nThese keys stand before all tables.\n"),
            table => write!(page, "\n## `[{table}]`\n\nFor `arcade {table}`.\n"),
        };
        page.push_str("\n| key | usually | option | what it does |\n| --- | --- | --- | --- |\n");
        for key in keys_of(table) {
            page += &line(key, &command);
        }
        if table.is_empty() {
            games(&mut page, &command);
        }
    }
    page.push_str(
        "\n## `[keys]`\n\nThe keys of the keyboard; see [keys.md](keys.md).\n\n## Options without a key\n\n",
    );
    for (command, option, reason) in WITHOUT_KEY {
        let command = if command.is_empty() { String::new() } else { format!(" {command}") };
        let _ = writeln!(page, "- `arcade{command} --{option}`: {reason}");
    }
    page
}

fn line(key: &Key, command: &clap::Command) -> String {
    let words = cell(&explanation(key, command));
    format!("| `{}` | `{}` | `--{}` | {words} |\n", key.name, key.default, key.option)
}

fn games(page: &mut String, command: &clap::Command) {
    page.push_str(
        "\n## `[games.GAME]`\n\nOne table for each game, by its name or another name that `--game` takes. The set-up screen begins with [what was played last](menu.md#what-is-remembered), which goes before the whole file; **Usual settings** there puts back what the file says.\n",
    );
    page.push_str("\n| key | usually | option | what it does |\n| --- | --- | --- | --- |\n");
    for key in GAME_KEYS {
        page.push_str(&line(key, command));
    }
    page.push_str(
        "\n`players` is written as on the command line, `\"human,hard\"`, or as a list, `[\"human\", \"hard\"]`. \
         The other keys are the values of the game's set-up, `--setup` on the command line.\n",
    );
    for entry in GAMES.iter().filter(|entry| !entry.fields().is_empty()) {
        let _ = write!(page, "\n### `[games.{}]`\n", entry.name);
        page.push_str("\n| key | usually | values | what it does |\n| --- | --- | --- | --- |\n");
        for field in entry.fields() {
            let default = match field.kind {
                FieldKind::Number { .. } => field.default.to_string(),
                _ => format!("\"{}\"", field.default),
            };
            let (range, help) = (cell(&field.range()), cell(field.help.english()));
            let _ = writeln!(page, "| `{}` | `{default}` | {range} | {help} |", field.key);
        }
    }
}

const KEYS: &str = "\
# Keys

<!-- Made from the program: ARCADE_WRITE_DOCS=1 cargo test -p arcade manual -->

Arrow keys and the letters of vi work at once. `?` shows the keys of the screen that you are on. The line at the bottom shows those that matter now, and can be clicked.

The keys of these tables can be changed in the [settings](configuration.md), by the name of the action:

```toml
[keys]
undo = [\"u\", \"ctrl-u\"]
theme = []
```

The keys of an action take the place of the usual ones, the first one is shown; an action that is not named keeps its keys. A key is a character (`u`, `U`, `?`), or one of `enter`, `space`, `esc`, `backspace`, `tab`, `backtab`, `left`, `right`, `up`, `down`, `home`, `end`, `pageup`, `pagedown`, `insert`, `delete`, `f1` to `f12`, alone or with `ctrl-` or `alt-`. An empty list takes the keys of an action away.

What can't be is told with its line, and the rest holds: a name that is no action, a key that can't be read, a key that two actions would have in the same place, and a key that a board has for itself. ";

fn keys() -> String {
    let mut page = KEYS.to_string();
    let needed: Vec<String> =
        ACTIONS.iter().filter(|info| is_needed(info.action)).map(|info| format!("`{}`", info.name)).collect();
    let _ = writeln!(
        page,
        "Nobody can do without {}: these keep a key at least. `Ctrl-C` always leaves the program.",
        needed.join(", ")
    );
    for (scope, title) in GROUPS {
        let title = title.english();
        let _ = write!(page, "\n## {title}\n\n| keys | action | what it does |\n| --- | --- | --- |\n");
        for info in ACTIONS.iter().filter(|info| info.scope == *scope) {
            let help = help(info);
            let _ = writeln!(page, "| {} | `{}` | {help} |", named(info.keys), info.name);
        }
    }
    page.push_str("\n## On the boards\n\nThese belong to one board alone, and stay as they are.\n");
    for (board, keys) in bindings::boards(BOARDS).into_iter().filter(|(_, keys)| !keys.is_empty()) {
        let _ = write!(page, "\n### {board}\n\n| keys | what it does |\n| --- | --- |\n");
        for own in keys {
            let help = cell(own.help.text(Language::English));
            let _ = writeln!(page, "| {} | {help} |", named(own.keys));
        }
    }
    page.push_str(
        "\n## Where text is typed\n\nLetters are letters there. `enter` takes the text, `esc` leaves it, `backspace` takes \
         back a letter, `ctrl-u` all of them.\n",
    );
    page
}

fn help(info: &ActionInfo) -> String {
    cell(info.help.text(Language::English))
}

fn named(keys: &[&str]) -> String {
    keys.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_page_of_settings_is_in_step() {
    in_step("configuration.md", &configuration());
}

#[test]
fn the_page_of_keys_is_in_step_and_names_every_action() {
    let page = keys();
    for info in ACTIONS {
        assert!(page.contains(&format!("| `{}` |", info.name)), "{} is in no table: a new scope?", info.name);
    }
    in_step("keys.md", &page);
}
