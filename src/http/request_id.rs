//! The name of a request, by which logs, answers and reports find each other.

use std::sync::Arc;

use http::{HeaderMap, HeaderValue};

use super::headers::REQUEST_ID;
use crate::base::Chance;

/// The longest id that is taken over from a caller.
const LONGEST: usize = 128;

/// The caller's own id if it is 1 to 128 letters, digits or `. _ : -`, else a fresh UUID; also as a header's value.
#[must_use]
pub fn of(headers: &HeaderMap, chance: &Chance) -> (Arc<str>, HeaderValue) {
    if let Some(value) = headers.get(REQUEST_ID)
        && let Ok(text) = value.to_str()
        && is_legal(text)
    {
        return (Arc::from(text), value.clone());
    }
    let mut buffer = [0; uuid::fmt::Hyphenated::LENGTH];
    let text: &str = chance.label().hyphenated().encode_lower(&mut buffer);
    (Arc::from(text), HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static("unknown")))
}

fn is_legal(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b':' | b'-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_id_is_taken_over() {
        for (given, kept) in [
            ("a", true),
            ("Mine.1_2:3-4", true),
            (&"x".repeat(128), true),
            (&"x".repeat(129), false),
            ("a b", false),
            ("a/b", false),
            ("", false),
            ("\"><script>", false),
        ] {
            let headers = HeaderMap::from_iter([(REQUEST_ID, HeaderValue::from_str(given).unwrap())]);
            let (id, value) = of(&headers, &Chance::seeded(1));
            assert_eq!(&*id == given, kept, "{given}");
            assert_eq!(value, &*id);
        }
        assert_eq!(of(&HeaderMap::new(), &Chance::seeded(1)).0.len(), 36);
    }
}
