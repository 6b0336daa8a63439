//! True differences between the engines, each with a name.
//!
//! Everything else is written once in the common subset (see `rewrite.rs`); time arithmetic is done before a statement,
//! with the call's clock.

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

/// The argument for `LOWER(name) LIKE $1 ESCAPE '\'`: a text that contains what a person typed, whatever its case.
///
/// SQLite's `LOWER` knows ASCII only, so there a capital letter outside ASCII in the row is found by no pattern.
#[must_use]
pub fn search_pattern(typed: &str) -> String {
    let mut pattern = String::with_capacity(typed.len() + 2);
    pattern.push('%');
    for letter in typed.trim().chars().flat_map(char::to_lowercase) {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}
