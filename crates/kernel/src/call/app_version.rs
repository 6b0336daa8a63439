//! Versions of apps: pure.

use std::fmt;

/// A version in numbers with dots between them, such as `2.10.1`, of at most four. What is missing at its end is zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppVersion {
    text: String,
    parts: [u32; 4],
}

impl AppVersion {
    /// Reads a version; none from any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = [0; 4];
        let mut places = parts.iter_mut();
        for part in text.split('.') {
            if part.is_empty() || part.len() > 9 || !part.bytes().all(|digit| digit.is_ascii_digit()) {
                return None;
            }
            *places.next()? = part.parse().ok()?;
        }
        Some(Self { text: text.to_owned(), parts })
    }

    /// Whether it is older than another one.
    #[must_use]
    pub fn is_below(&self, other: &Self) -> bool {
        self.parts < other.parts
    }
}

impl fmt::Display for AppVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_number_by_number() {
        let version = |text| AppVersion::parse(text).unwrap();
        for (older, newer) in [("1.9", "1.10"), ("2", "2.0.1"), ("0.9.9.9", "1"), ("1.2.3", "1.2.4")] {
            assert!(version(older).is_below(&version(newer)), "{older} {newer}");
            assert!(!version(newer).is_below(&version(older)), "{newer} {older}");
        }
        assert!(!version("2").is_below(&version("2.0.0")) && !version("2.0").is_below(&version("2")));
        assert_eq!(version("02.1").to_string(), "02.1");
    }

    #[test]
    fn any_other_text_is_no_version() {
        for text in
            ["", ".", "1.", ".1", "1..2", "1.2.3.4.5", "v1", "1.2-beta", "1,2", " 1", "-1", "1.9999999999", "\u{661}"]
        {
            assert_eq!(AppVersion::parse(text), None, "{text}");
        }
    }
}
