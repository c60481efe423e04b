//! Numbers with what they count, where it stays English: reports of commands, records.

/// So many of something: `1 move`, `3 moves`.
pub fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_one_and_everything_else_is_many() {
        let told = [0, 1, 2, 21].map(|count| counted(count, "ply", "plies"));
        assert_eq!(told, ["0 plies", "1 ply", "2 plies", "21 plies"]);
    }
}
