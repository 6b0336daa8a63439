//! Sentences before they are in any language.

use std::borrow::Cow;
use std::fmt;

use super::{Args, Language, Value};

/// What somebody is told: the name of a Fluent message and what goes into it. It becomes text once, at the door, in the language of whoever
/// reads it. Made by [`say!`](crate::say).
#[derive(Clone, Debug, PartialEq)]
pub struct Sentence(Words);

#[derive(Clone, Debug, PartialEq)]
enum Words {
    Ours { key: &'static str, args: Vec<(&'static str, Arg)> },
    Theirs(String),
}

/// What goes into a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A name, or the key of a choice within the message.
    Text(Cow<'static, str>),
    /// A number, which may decide about singular and plural.
    Number(f64),
}

impl Sentence {
    /// The message of this name, without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self(Words::Ours { key, args: Vec::new() })
    }

    /// Words of a library or a protocol. They speak to developers and stay in English.
    #[must_use]
    pub fn quoted(words: impl Into<String>) -> Self {
        Self(Words::Theirs(words.into()))
    }

    /// Puts something in under this name.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        if let Words::Ours { args, .. } = &mut self.0 {
            args.push((name, value.into()));
        }
        self
    }

    /// The same at a door where inputs have other names. Besides the one that it is about (`$field`), a sentence may name `$other_field` and
    /// `$third_field`.
    #[must_use]
    pub fn renamed(mut self, rename: impl Fn(&str) -> String) -> Self {
        if let Words::Ours { args, .. } = &mut self.0 {
            for (name, arg) in args {
                if let ("other_field" | "third_field", Arg::Text(field)) = (*name, arg) {
                    *field = rename(field).into();
                }
            }
        }
        self
    }

    /// Whether it is quoted, so that it is in English in every language.
    #[must_use]
    pub const fn is_quoted(&self) -> bool {
        matches!(self.0, Words::Theirs(_))
    }

    /// Whether it is the message with this name.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        matches!(&self.0, Words::Ours { key, .. } if *key == name)
    }

    /// As text. `field` is the input that it is about, `$field` in the message.
    #[must_use]
    pub fn put(&self, language: Language, field: Option<&str>) -> String {
        let (key, args) = match &self.0 {
            Words::Ours { key, args } => (key, args),
            Words::Theirs(words) => return words.clone(),
        };
        let mut values = Args::with_capacity(args.len() + 1);
        for (name, value) in args {
            values.set(*name, value.value());
        }
        if let Some(field) = field {
            values.set("field", field);
        }
        language.say(key, &values)
    }
}

/// For logs: the message's name and its arguments.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Words::Theirs(words) => f.write_str(words),
            Words::Ours { key, args } => {
                f.write_str(key)?;
                args.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
            }
        }
    }
}

impl Arg {
    fn value(&self) -> Value<'_> {
        match self {
            Self::Text(text) => Value::from(&**text),
            Self::Number(number) => Value::from(*number),
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Number(number) => number.fmt(f),
        }
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

/// Numbers that a `f64` holds exactly, as all counts and limits are.
macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Arg {
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless, trivial_numeric_casts, reason = "counts and limits are small")]
            fn from(number: $number) -> Self {
                Self::Number(number as f64)
            }
        }
    )+};
}

numbers!(u8, u16, u32, u64, usize, i32, i64, f64);

/// A [`Sentence`]: `say!("exchange-missing")`, `say!("wallet-too-much", most = 5)`.
///
/// A test reads these calls in the sources and compares names and arguments with the Fluent files.
#[macro_export]
macro_rules! say {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::Sentence::new($key)$(.with(stringify!($name), $value))*
    };
}
