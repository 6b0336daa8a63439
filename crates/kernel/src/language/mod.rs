//! What people read, in their own language.
//!
//! The sentences are Fluent messages (projectfluent.org), a folder a language under `locales/`, and a file an area or subject in it, which belongs to
//! the program by being there. English
//! is the reference: every other language has the same messages with the same variables, which a test keeps true. A message is
//! named after what it is for and what it is about: `bell-connection-request`, `subject-connection-request`.
//!
//! What a caller is told is a [`Sentence`] until it reaches the door: a message's name and arguments, see [`say!`](crate::say).

mod sentence;

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
pub use fluent_bundle::{FluentArgs as Args, FluentValue as Value};
pub use sentence::{Arg, Sentence};
use unic_langid::LanguageIdentifier;

/// Declares the languages, the reference first.
macro_rules! languages {
    ($($(#[$doc:meta])* $language:ident = $code:literal,)+) => {
        /// A language that the project speaks. Source: spec notifications 11.4.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Language { $($(#[$doc])* $language,)+ }

        impl Language {
            /// All of them, the reference first.
            pub const ALL: &[Self] = &[$(Self::$language),+];

            /// Its BCP 47 tag.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$language => $code,)+ }
            }
        }
    };
}

languages! {
    /// English.
    English = "en",
    /// Irish.
    Irish = "ga",
    /// German.
    German = "de",
    /// French.
    French = "fr",
    /// Italian.
    Italian = "it",
    /// Spanish.
    Spanish = "es",
    /// Portuguese.
    Portuguese = "pt",
    /// Dutch.
    Dutch = "nl",
    /// Polish.
    Polish = "pl",
    /// Japanese.
    Japanese = "ja",
    /// Arabic.
    Arabic = "ar",
}

/// The name of the message of some purpose (`bell`, `subject`, `detail`, `push`, `type`) about a kind of notification, as the wire
/// names it: `bell` and `new_message` make `bell-new-message`.
#[must_use]
pub fn message_name(purpose: &str, kind: &str) -> String {
    format!("{purpose}-{}", kind.replace('_', "-"))
}

/// In which language a call is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// Whether `Accept-Language` had a say, so that the same request with another one may be answered in another language.
    pub negotiated: bool,
}

impl Locale {
    /// A language that was decided by something else than `Accept-Language`.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        Self { language, negotiated: false }
    }
}

// `SOURCES`: each language's tag with the texts of its files, of which `build.rs` knows the names.
include!(concat!(env!("OUT_DIR"), "/sentences.rs"));

impl Language {
    /// The texts of its files.
    fn sources(self) -> &'static [&'static str] {
        SOURCES.iter().find(|(code, _)| *code == self.code()).map_or(&[], |(_, texts)| texts)
    }
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<HashMap<Language, Bundle>> =
    LazyLock::new(|| Language::ALL.iter().map(|language| (*language, bundle(*language))).collect());

/// Reads all messages, so that nobody waits for it later.
pub fn prepare() {
    LazyLock::force(&BUNDLES);
}

impl Language {
    /// The language of a tag as members and browsers write it (`de`, `de-AT`, `PT_br`); English for one that nobody speaks here.
    #[must_use]
    pub fn of(tag: &str) -> Self {
        let primary = tag.trim().split(['-', '_']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|one| one.code().eq_ignore_ascii_case(primary)).unwrap_or(Self::English)
    }

    /// Whether it is written from right to left.
    #[must_use]
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Self::Arabic)
    }

    /// The direction of its script, as HTML's `dir` has it.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        if self.is_right_to_left() { "rtl" } else { "ltr" }
    }

    /// Whether fractions follow a comma in it.
    const fn has_decimal_comma(self) -> bool {
        !matches!(self, Self::English | Self::Irish | Self::Japanese | Self::Arabic)
    }

    /// Whether it has a message of its own by that name.
    #[must_use]
    pub fn knows(self, message: &str) -> bool {
        BUNDLES.get(&self).is_some_and(|bundle| bundle.has_message(message))
    }

    /// A message with its variables. One that is missing is said in English, and one that nobody knows is its own name.
    #[must_use]
    pub fn say(self, message: &str, args: &Args<'_>) -> String {
        self.try_say(message, args).or_else(|| Self::English.try_say(message, args)).unwrap_or_else(|| {
            tracing::error!(message, "there is no such message");
            message.to_owned()
        })
    }

    /// A message of its own, if it has one that needs no other variables than these.
    #[must_use]
    pub fn say_whole(self, message: &str, args: &Args<'_>) -> Option<String> {
        let bundle = BUNDLES.get(&self)?;
        let pattern = bundle.get_message(message)?.value()?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }

    fn try_say(self, message: &str, args: &Args<'_>) -> Option<String> {
        let bundle = BUNDLES.get(&self)?;
        let pattern = bundle.get_message(message)?.value()?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if !errors.is_empty() {
            tracing::error!(message, language = self.code(), ?errors, "a message lacks a variable");
        }
        Some(said)
    }
}

/// A language's messages. What cannot be read is left out, which the tests do not let happen.
fn bundle(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Marks around names keep a Latin name in an Arabic sentence in its place; elsewhere they would only be in the way.
    bundle.set_use_isolating(language.is_right_to_left());
    if language.has_decimal_comma() {
        bundle.set_formatter(Some(with_comma));
    }
    for source in language.sources() {
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                tracing::error!(language = language.code(), ?errors, "a file of messages has mistakes");
                resource
            }
        };
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(language = language.code(), ?errors, "a message is there twice");
        }
    }
    bundle
}

/// Numbers with a comma; anything else as it is. `M` is what the bundle remembers of its language, which this has no need of.
fn with_comma<M>(value: &Value<'_>, _: &M) -> Option<String> {
    match value {
        Value::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
