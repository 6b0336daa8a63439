//! Constraints that list words, and the sets whose words they are.

use super::words::Word;

/// A constraint of the schema that lists words, and the set that is bound to it: a test compares the two on both engines.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    /// The constraint's name.
    pub constraint: &'static str,
    words: Words,
}

#[derive(Clone, Copy, Debug)]
enum Words {
    Set(fn() -> Vec<&'static str>),
    List(&'static [&'static str]),
}

impl Bound {
    /// A constraint on a column that holds words of this set.
    #[must_use]
    pub const fn set<W: Word>(constraint: &'static str) -> Self {
        Self { constraint, words: Words::Set(|| W::ALL.iter().map(|word| word.as_str()).collect()) }
    }

    /// A constraint whose words are written by statements alone, or are part of a set.
    #[must_use]
    pub const fn list(constraint: &'static str, words: &'static [&'static str]) -> Self {
        Self { constraint, words: Words::List(words) }
    }

    /// The words.
    #[must_use]
    pub fn words(&self) -> Vec<&'static str> {
        match self.words {
            Words::Set(words) => words(),
            Words::List(words) => words.to_vec(),
        }
    }
}
