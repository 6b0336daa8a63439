//! True differences between the engines, each with a name.
//!
//! Everything else is written once in the common subset (see `rewrite.rs`); time arithmetic is done before a statement,
//! with the call's clock.

use unicode_normalization::UnicodeNormalization as _;

/// Which engine is behind a [`Db`](super::Db).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// The embedded default: one file.
    Sqlite,
    /// For installations that outgrow one machine.
    Postgres,
}

impl Engine {
    /// `sqlite` or `postgres`, as in URLs and metrics.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }

    /// One of two texts, for the rare statement that cannot be written once.
    #[must_use]
    pub const fn pick(self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Self::Sqlite => sqlite,
            Self::Postgres => postgres,
        }
    }
}

/// The letters of a text without letter case: lower case in every script, letter by letter, and a final sigma like any other.
/// (`str::to_lowercase` writes the same capital in two ways.)
pub fn folded(text: &str) -> impl Iterator<Item = char> {
    text.chars().flat_map(char::to_lowercase).map(|letter| if letter == 'ς' { 'σ' } else { letter })
}

/// A text as searches compare it, in what is looked through and in what is looked for: [`folded`], and without the marks over and under
/// letters, so that whoever types `apfel` finds `Äpfel` and the other way round.
#[must_use]
pub fn bare(text: &str) -> String {
    let is_mark = |letter: &char| matches!(letter, '\u{300}'..='\u{36f}');
    // Put together again: marks of other scripts stay with their letters.
    let plain: String = text.nfd().filter(|letter| !is_mark(letter)).nfc().collect();
    let mut bare = String::with_capacity(plain.len());
    for letter in folded(&plain) {
        match letter {
            'ß' => bare.push_str("ss"),
            'æ' => bare.push_str("ae"),
            'œ' => bare.push_str("oe"),
            'ø' => bare.push('o'),
            'ł' => bare.push('l'),
            'đ' => bare.push('d'),
            'ı' => bare.push('i'),
            // What lower case made of a capital with a dot.
            mark if is_mark(&mark) => {}
            other => bare.push(other),
        }
    }
    bare
}

/// The argument for `column LIKE $1 ESCAPE '\'`, where the column holds [`bare`] text: one that contains what a person typed.
#[must_use]
pub fn search_pattern(typed: &str) -> String {
    pattern_of(bare(typed.trim()).chars())
}

/// The same where the column holds [`folded`] text.
#[must_use]
pub fn key_pattern(typed: &str) -> String {
    pattern_of(folded(typed.trim()))
}

fn pattern_of(letters: impl Iterator<Item = char>) -> String {
    let mut pattern = String::from("%");
    for letter in letters {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_do_not_ask_for_marks_and_capitals() {
        for (text, found) in [
            ("Äpfel", "apfel"),
            ("A\u{308}pfel", "apfel"),
            ("Élan ŁÓDŹ Straße Ærø", "elan lodz strasse aero"),
            ("İstanbul", "istanbul"),
            ("Άννα", "αννα"),
            ("がっこう 한글", "がっこう 한글"),
        ] {
            assert_eq!(bare(text), found);
        }
        assert_eq!(search_pattern(" 50%_Ü "), "%50\\%\\_u%");
        assert_eq!(key_pattern(" 50%_Ü "), "%50\\%\\_ü%");
    }
}
