//! The files of all languages against those of English.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

use crate::language::Language;

/// Messages that are the same in a language as in English, because its speakers say it so.
const ALIKE: &[(Language, &str)] = &[];

/// The plural categories of languages that have any (CLDR, without those of a million and of numbers written as powers).
const PLURALS: &[(Language, &[&str])] = &[
    (Language::English, &["one", "other"]),
    (Language::Irish, &["one", "two", "few", "many", "other"]),
    (Language::German, &["one", "other"]),
    (Language::French, &["one", "other"]),
    (Language::Italian, &["one", "other"]),
    (Language::Spanish, &["one", "other"]),
    (Language::Portuguese, &["one", "other"]),
    (Language::Dutch, &["one", "other"]),
    (Language::Polish, &["one", "few", "many", "other"]),
    (Language::Japanese, &["other"]),
    (Language::Arabic, &["zero", "one", "two", "few", "many", "other"]),
];

/// A message as somebody wrote it. An attribute is a message of its own: `message.attribute`.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) name: String,
    pub(super) text: Pattern<&'static str>,
}

/// What a message is made of.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub(super) variables: BTreeSet<&'static str>,
    /// The words of each way to say it, without what is put in.
    words: Vec<String>,
    /// The ways that each choice knows.
    choices: Vec<BTreeSet<&'static str>>,
}

impl Parts {
    pub(super) fn of(text: &Pattern<&'static str>) -> Self {
        let mut parts = Self::default();
        parts.pattern(text);
        parts
    }

    fn pattern(&mut self, text: &Pattern<&'static str>) {
        let mut words = String::new();
        let mut chooses = false;
        for element in &text.elements {
            match element {
                PatternElement::TextElement { value } => words.push_str(value),
                PatternElement::Placeable { expression } => {
                    chooses |= matches!(expression, Expression::Select { .. });
                    self.expression(expression);
                }
            }
        }
        if !chooses || !words.trim().is_empty() {
            self.words.push(words);
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name,
                    VariantKey::NumberLiteral { value } => value,
                });
                self.choices.push(keys.collect());
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'static str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The messages of one file, in the order written.
pub(super) fn file(language: Language, source: &'static str) -> Vec<Written> {
    let parsed = parse(source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
    let mut messages = Vec::new();
    for entry in parsed.body {
        match entry {
            Entry::Message(message) => {
                let name = message.id.name.to_owned();
                let attributes = message
                    .attributes
                    .into_iter()
                    .map(|attribute| Written { name: format!("{name}.{}", attribute.id.name), text: attribute.value });
                let attributes: Vec<_> = attributes.collect();
                messages.extend(message.value.map(|text| Written { name: name.clone(), text }));
                messages.extend(attributes);
            }
            Entry::Term(term) => messages.push(Written { name: format!("-{}", term.id.name), text: term.value }),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => panic!("{}: {content}", language.code()),
        }
    }
    messages
}

/// Every language but English with each of its files, beside the same file in English.
fn beside_english() -> Vec<(Language, Vec<Written>, Vec<Written>)> {
    let others = Language::ALL.iter().filter(|language| **language != Language::English);
    let files = others.flat_map(|language| {
        let pairs = language.sources().iter().zip(Language::English.sources());
        pairs.map(move |(own, english)| (*language, file(*language, own), file(Language::English, english)))
    });
    files.collect()
}

fn names(messages: &[Written]) -> Vec<&str> {
    messages.iter().map(|message| message.name.as_str()).collect()
}

#[test]
fn every_language_has_the_messages_of_english_in_their_order() {
    assert!(Language::English.sources().iter().any(|source| file(Language::English, source).len() > 100));
    for (language, own, english) in beside_english() {
        assert_eq!(names(&own), names(&english), "{}", language.code());
    }
}

#[test]
fn every_message_takes_the_variables_that_it_takes_in_english() {
    for (language, own, english) in beside_english() {
        for (own, english) in own.iter().zip(&english) {
            let (said, meant) = (Parts::of(&own.text).variables, Parts::of(&english.text).variables);
            assert_eq!(said, meant, "{} in {}", own.name, language.code());
        }
    }
}

#[test]
fn no_message_stands_twice() {
    for language in Language::ALL {
        let mut counted: BTreeMap<String, usize> = BTreeMap::new();
        for source in language.sources() {
            for message in file(*language, source) {
                *counted.entry(message.name).or_default() += 1;
            }
        }
        counted.retain(|_, times| *times > 1);
        assert!(counted.is_empty(), "{}: {counted:?}", language.code());
    }
}

#[test]
fn every_way_to_say_a_message_has_words() {
    for language in Language::ALL {
        for message in language.sources().iter().flat_map(|source| file(*language, source)) {
            let parts = Parts::of(&message.text);
            assert!(!parts.words.is_empty(), "{} in {}", message.name, language.code());
            let speaks = |words: &String| words.chars().any(char::is_alphabetic) || !parts.variables.is_empty();
            assert!(parts.words.iter().all(speaks), "{} in {}: {parts:?}", message.name, language.code());
        }
    }
}

/// A text that was copied and never translated. In writing systems of their own every sentence shows where it belongs.
#[test]
fn no_message_was_left_in_english() {
    let mut alike = BTreeSet::new();
    for (language, own, english) in beside_english() {
        for (own, english) in own.iter().zip(&english) {
            if own.text == english.text && Parts::of(&own.text).words.iter().any(|words| !words.trim().is_empty()) {
                alike.insert((language, own.name.clone()));
            }
            let at_home = |letter: char| match language {
                Language::Arabic => ('\u{600}'..='\u{6ff}').contains(&letter),
                Language::Japanese => ('\u{3040}'..='\u{9fff}').contains(&letter),
                _ => true,
            };
            for words in Parts::of(&own.text).words.iter().filter(|words| words.chars().any(char::is_alphabetic)) {
                assert!(words.chars().any(at_home), "{} in {}: {words}", own.name, language.code());
            }
        }
    }
    let expected: BTreeSet<_> = ALIKE.iter().map(|(language, name)| (*language, (*name).to_owned())).collect();
    assert_eq!(alike, expected, "translate it, or name it in ALIKE");
}

#[test]
fn every_choice_by_number_knows_the_plurals_of_its_language() {
    let every: BTreeSet<_> = PLURALS.iter().flat_map(|(_, categories)| categories.iter().copied()).collect();
    for (language, categories) in PLURALS {
        let categories: BTreeSet<_> = categories.iter().copied().collect();
        for message in language.sources().iter().flat_map(|source| file(*language, source)) {
            for choice in Parts::of(&message.text).choices {
                if choice.is_subset(&every) {
                    assert_eq!(choice, categories, "{} in {}", message.name, language.code());
                }
            }
        }
    }
    assert_eq!(PLURALS.len(), Language::ALL.len());
}
