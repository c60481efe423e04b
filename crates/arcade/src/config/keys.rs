//! The keys of the keyboard: `[keys]`.

use toml::de::DeValue;
use tui::actions::{ACTIONS, Bindings};
use tui::bindings::{Wish, WrongWish};

use super::near::unknown;
use super::read::Report;
use super::values::{self, Table};
use crate::registry::BOARDS;

/// The usual keys with those of the table instead.
pub(super) fn read(table: &Table<'_>, report: &mut Report<'_>) -> Bindings {
    let mut wishes = Vec::new();
    let mut places = Vec::new();
    for (name, value) in values::in_order(table) {
        match values::list(value) {
            Ok(keys) => {
                let keys = keys.into_iter().map(str::to_string).collect();
                wishes.push(Wish { name: name.get_ref().to_string(), keys });
                places.push((name.span().start, value));
            }
            Err((place, why)) => report.bad(place, &format!("keys.{}", name.get_ref()), &why),
        }
    }
    let (bindings, problems) = Bindings::with_wishes(&wishes, BOARDS);
    for problem in problems {
        let wish = &wishes[problem.wish];
        let (place, value) = places[problem.wish];
        match &problem.why {
            WrongWish::Unknown(name) => {
                report.bad(place, "keys", &unknown(name, ACTIONS.iter().map(|info| info.name)));
            }
            why => {
                // In a long list: the line of the key itself.
                let key = why.key().and_then(|key| place_of(value.get_ref(), key));
                report.bad(key.unwrap_or(place), &format!("keys.{}", wish.name), &why.to_string());
            }
        }
    }
    bindings
}

/// Where a key stands in a list.
fn place_of(value: &DeValue<'_>, key: &str) -> Option<usize> {
    let DeValue::Array(items) = value else { return None };
    let is_key = |item: &DeValue<'_>| matches!(item, DeValue::String(text) if text.as_ref() == key);
    items.iter().find(|item| is_key(item.get_ref())).map(|item| item.span().start)
}
