//! Closed sets of words.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, Unexpected, Visitor};

/// A closed set of words: an enum each of whose values has exactly one spelling, the same on the wire and in the database.
///
/// Every enum of strings in the contract is one. [`word!`](crate::word) makes one of an enum.
pub trait Word: Copy + Eq + std::fmt::Debug + Send + 'static {
    /// Every value, in the order of the contract.
    const ALL: &'static [Self];

    /// The word of a value.
    fn as_str(self) -> &'static str;

    /// The value of a word.
    fn parse(word: &str) -> Option<Self>;
}

/// A text that is none of the words of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownValue(pub String);

impl std::fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is not a value of the contract", self.0)
    }
}

impl std::error::Error for UnknownValue {}

/// Reads a word of a set.
///
/// # Errors
/// If it is no text, or none of the words.
pub fn read_word<'de, W: Word, D: Deserializer<'de>>(source: D) -> Result<W, D::Error> {
    struct Of<W>(PhantomData<W>);

    impl<W: Word> Visitor<'_> for Of<W> {
        type Value = W;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a word of the contract")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<W, E> {
            W::parse(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
        }
    }

    source.deserialize_str(Of(PhantomData))
}

/// Makes a set of words JSON, both ways: each value is its word.
macro_rules! wire {
    ($name:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> ::std::result::Result<S::Ok, S::Error> {
                to.serialize_str(self.as_str())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::std::result::Result<Self, D::Error> {
                $crate::runtime::read_word(from)
            }
        }
    };
}
pub(crate) use wire;

/// Says how an enum's values are spelled.
///
/// `word! { Status { Pending = "pending", Accepted = "accepted" } }` expands to `ALL`, `as_str` and `parse`, as inherent
/// items and as [`Word`], and to `Display` and `FromStr`.
#[macro_export]
macro_rules! word {
    ($name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        #[allow(dead_code, reason = "not every set needs all of them")]
        impl $name {
            /// Every value, in the order written.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The value's word, the same on the wire and in the database.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// The value of a word.
            #[must_use]
            pub fn parse(word: &str) -> ::std::option::Option<Self> {
                match word {
                    $($word => ::std::option::Option::Some(Self::$variant),)+
                    _ => ::std::option::Option::None,
                }
            }
        }

        impl $crate::Word for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn as_str(self) -> &'static str {
                self.as_str()
            }

            fn parse(word: &str) -> ::std::option::Option<Self> {
                Self::parse(word)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownValue;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                Self::parse(text).ok_or_else(|| $crate::UnknownValue(text.to_owned()))
            }
        }
    };
}
