//! States that are stored as words.

/// An enum whose variants are stored as words. [`words!`](crate::words) makes one, or makes an existing one storable.
pub trait Word: Copy {
    /// The word in the database.
    fn word(self) -> &'static str;

    /// The variant of a word.
    fn from_word(word: &str) -> Option<Self>;
}

/// An enum that is stored, and written, as words.
///
/// ```
/// timeweave::words! {
///     /// Where a pair stands.
///     #[derive(serde::Serialize)]
///     pub enum Status {
///         /// Asked, not answered.
///         Pending = "pending",
///         /// Agreed.
///         Accepted = "accepted",
///     }
/// }
/// assert_eq!(Status::Accepted.as_str(), "accepted");
/// ```
///
/// Expands to the enum with the usual derives (`Clone`, `Copy`, `Debug`, `PartialEq`, `Eq`, `Hash`), `ALL`, `as_str`, `parse`,
/// `Display`, [`Word`](crate::db::Word), [`Bind`](crate::db::Bind) and [`Column`](crate::db::Column).
///
/// `words!(for contract::Role);` gives the last two to an enum that has `Word` already, such as one from another crate.
#[macro_export]
macro_rules! words {
    (for $name:ty) => {
        impl $crate::db::Bind for $name {
            const KIND: $crate::db::Kind = $crate::db::Kind::Text;

            fn value(self) -> $crate::db::Value {
                $crate::db::Value::Text($crate::db::Word::word(self).to_owned())
            }
        }

        impl $crate::db::Column for $name {
            fn column(value: $crate::db::Value) -> ::std::result::Result<Self, $crate::db::ColumnError> {
                let word = <::std::string::String as $crate::db::Column>::column(value)?;
                <Self as $crate::db::Word>::from_word(&word)
                    .ok_or_else(|| $crate::db::ColumnError::because::<Self>(::std::format!("the word {word:?}")))
            }
        }
    };
    ($(#[$attribute:meta])* $visibility:vis enum $name:ident {
        $($(#[$variant_attribute:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $visibility enum $name {
            $($(#[$variant_attribute])* $variant,)+
        }

        #[allow(dead_code, reason = "not every enum needs all of them")]
        impl $name {
            /// Every variant, in the order written.
            $visibility const ALL: &[Self] = &[$(Self::$variant),+];

            /// The word in the database and on the wire.
            #[must_use]
            $visibility const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// The variant of a word.
            #[must_use]
            $visibility fn parse(word: &str) -> ::std::option::Option<Self> {
                match word {
                    $($word => ::std::option::Option::Some(Self::$variant),)+
                    _ => ::std::option::Option::None,
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl $crate::db::Word for $name {
            fn word(self) -> &'static str {
                self.as_str()
            }

            fn from_word(word: &str) -> ::std::option::Option<Self> {
                Self::parse(word)
            }
        }

        $crate::words!(for $name);
    };
}
