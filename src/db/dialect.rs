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

/// The letters of a text as searches compare them, in what is looked through and in what is looked for: lower case in every script,
/// letter by letter, and a final sigma like any other. (`str::to_lowercase` writes the same capital in two ways.)
pub fn folded(text: &str) -> impl Iterator<Item = char> {
    text.chars().flat_map(char::to_lowercase).map(|letter| if letter == 'ς' { 'σ' } else { letter })
}

/// The argument for `column LIKE $1 ESCAPE '\'`, where the column holds [`folded`] text: one that contains what a person typed.
#[must_use]
pub fn search_pattern(typed: &str) -> String {
    let mut pattern = String::with_capacity(typed.len() + 2);
    pattern.push('%');
    for letter in folded(typed.trim()) {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}
