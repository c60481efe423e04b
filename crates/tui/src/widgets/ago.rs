//! How long ago something was, in words. The hours of the day are left out: without the time zone of the
//! person they would be wrong.

use std::time::SystemTime;

use crate::look::Look;
use crate::texts::{Message, menu as text};

/// How long before `now` a time was: `3 min ago`, `2 days ago`, and the day itself if that is long ago.
pub fn ago(look: &Look, time: SystemTime, now: SystemTime) -> String {
    let minutes = now.duration_since(time).map_or(0, |gone| gone.as_secs() / 60);
    let of = |message: Message, number: u64| look.fill(message, &[("n", &number)]);
    match minutes {
        0 => look.text(text::AGO_NOW).to_string(),
        1..60 => of(text::AGO_MINUTES, minutes),
        60..1440 => of(text::AGO_HOURS, minutes / 60),
        1440..43_200 => of(text::AGO_DAYS, minutes / 1440),
        _ => play::date(time),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::theme::ColorDepth;

    #[test]
    fn times_are_told_as_far_as_they_matter() {
        let look = Look::new(ColorDepth::None, false);
        let then = SystemTime::UNIX_EPOCH + Duration::from_secs(951_782_400);
        for (minutes, words) in [
            (0, "just now"),
            (1, "1 min ago"),
            (59, "59 min ago"),
            (60, "1 h ago"),
            (1439, "23 h ago"),
            (1440, "1 day ago"),
            (43_199, "29 days ago"),
            (43_200, "2000-02-29"),
        ] {
            assert_eq!(ago(&look, then, then + Duration::from_secs(minutes * 60)), words);
        }
        // A clock that was put back.
        assert_eq!(ago(&look, then + Duration::from_secs(99), then), "just now");
    }
}
