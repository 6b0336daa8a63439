//! Closed sets of words as arguments and columns.
//!
//! Every set of the contract is one without further ado. [`words!`](crate::words) makes those that never leave the database.

pub use contract::Word;

use super::column::{Column, ColumnError};
use super::value::Value;

/// A word as an argument.
#[must_use]
pub fn word_value(word: impl Word) -> Value {
    Value::Text(word.as_str().to_owned())
}

/// A word from a column.
///
/// # Errors
/// If it is not text, or none of the set's words: the schema and the set disagree.
pub fn word_column<W: Word>(value: Value) -> Result<W, ColumnError> {
    word_text(&String::column(value)?)
}

/// A word from a text.
///
/// # Errors
/// If it is none of the set's words.
pub fn word_text<W: Word>(word: &str) -> Result<W, ColumnError> {
    W::parse(word).ok_or_else(|| ColumnError::because::<W>(format!("the word {word:?}")))
}

/// An enum that is stored as words, and never leaves the database. What clients see is written in the contract instead.
///
/// ```
/// kernel::words! {
///     /// What became of an attempt.
///     pub enum Outcome {
///         /// It worked.
///         Done = "done",
///         /// It did not.
///         Failed = "failed",
///     }
/// }
/// assert_eq!(Outcome::Done.as_str(), "done");
/// ```
///
/// Expands to the enum with the usual derives (`Clone`, `Copy`, `Debug`, `PartialEq`, `Eq`, `Hash`), to what
/// [`contract::word!`] gives, and to [`Bind`](crate::db::Bind) and [`Column`](crate::db::Column).
///
/// `words!(for contract::Role);` gives the last two to a [`Word`](crate::db::Word) of another crate.
#[macro_export]
macro_rules! words {
    (for $($name:ty),+ $(,)?) => {$(
        impl $crate::db::Bind for $name {
            const KIND: $crate::db::Kind = $crate::db::Kind::Text;

            fn value(self) -> $crate::db::Value {
                $crate::db::word_value(self)
            }
        }

        impl $crate::db::Column for $name {
            fn column(value: $crate::db::Value) -> ::std::result::Result<Self, $crate::db::ColumnError> {
                $crate::db::word_column(value)
            }

            fn text(text: &str) -> ::std::result::Result<Self, $crate::db::ColumnError> {
                $crate::db::word_text(text)
            }
        }
    )+};
    ($(#[$attribute:meta])* $visibility:vis enum $name:ident {
        $($(#[$variant_attribute:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $visibility enum $name {
            $($(#[$variant_attribute])* $variant,)+
        }

        ::contract::word! { $name { $($variant = $word),+ } }

        $crate::words!(for $name);
    };
}

macro_rules! stored {
    ($($name:ty),+ $(,)?) => {
        $crate::words!(for $($name),+);
    };
}

contract::each_word!(stored);
