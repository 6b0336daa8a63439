//! What the library finds of a document that does not fit the schema, in our words and so in the reader's language.
//!
//! It says so in English sentences and nothing else. Each is known here by what stands between its names; one that is not known is told as it is, and the answer says
//! that it is in English.

use contract::Code;

use crate::base::Refusal;
use crate::language::Sentence;
use crate::say;

/// The names in one of the library's sentences, in its order.
type Names<'m> = Vec<&'m str>;

/// Our sentence, of the names in theirs.
type Says = fn(&[String]) -> Sentence;

/// The library's sentences, `{}` for each name, and ours. The first that fits counts.
const SENTENCES: &[(&str, Says)] = &[
    ("Unknown field \"{}\" on type \"{}\". Did you mean {}?", |s| {
        say!("query-field-similar", name = name(s, 0), kind = name(s, 1), names = unquoted(s, 2))
    }),
    ("Unknown field \"{}\" on type \"{}\".", |s| say!("query-field-unknown", name = name(s, 0), kind = name(s, 1))),
    ("Unknown argument \"{}\" on field \"{}\" of type \"{}\". Did you mean {}?", |s| {
        say!("query-argument-similar", argument = name(s, 0), place = field(s, 2, 1), names = unquoted(s, 3))
    }),
    ("Unknown argument \"{}\" on field \"{}\" of type \"{}\".", |s| {
        say!("query-argument-unknown", argument = name(s, 0), place = field(s, 2, 1))
    }),
    ("Unknown argument \"{}\" on directive \"{}\".{}", |s| {
        say!("query-argument-unknown", argument = name(s, 0), place = directive(s, 1))
    }),
    ("Unknown directive \"{}\"", |s| say!("query-directive-unknown", directive = directive(s, 0))),
    ("Directive \"{}\" may not be used on \"{}\"", |s| say!("query-directive-misplaced", directive = directive(s, 0))),
    ("Duplicate directive \"{}\"", |s| say!("query-directive-twice", directive = directive(s, 0))),
    ("Unknown fragment: \"{}\"", |s| say!("query-fragment-unknown", fragment = name(s, 0))),
    ("Unknown type \"{}\"", |s| say!("query-type-unknown", kind = name(s, 0))),
    ("Variable \"${}\" is not defined{}", |s| say!("query-variable-undeclared", variable = variable(s, 0))),
    ("Variable {} is not defined.", |s| say!("query-variable-undeclared", variable = variable(s, 0))),
    ("Variable \"${}\" is not used{}", |s| say!("query-variable-unused", variable = variable(s, 0))),
    ("Fragment \"{}\" is never used", |s| say!("query-fragment-unused", fragment = name(s, 0))),
    ("Fields \"{}\" conflict because {}", |s| say!("query-fields-conflict", name = name(s, 0))),
    ("Fragment \"{}\" cannot be spread here as objects of type \"{}\" can never be of type \"{}\"", |s| {
        say!("query-fragment-misfit", kind = name(s, 2), inside = name(s, 1))
    }),
    ("Fragment cannot be spread here as objects of type \"{}\" can never be of type \"{}\"", |s| {
        say!("query-fragment-misfit", kind = name(s, 1), inside = name(s, 0))
    }),
    ("Directive \"@{}\" argument \"{}\" of type \"{}\" is required but not provided", |s| {
        say!("query-argument-missing", argument = name(s, 1), place = directive(s, 0))
    }),
    ("Field \"{}\" argument \"{}\" of type \"{}\" is required but not provided", |s| {
        say!("query-argument-missing", argument = name(s, 1), place = field(s, 2, 0))
    }),
    ("Field \"{}\" must not have a selection since type \"{}\" has no subfields", |s| {
        say!("query-selection-needless", name = name(s, 0), kind = name(s, 1))
    }),
    ("Field \"{}\" of type \"{}\" must have a selection of subfields", |s| {
        say!("query-selection-missing", name = name(s, 0), kind = name(s, 1))
    }),
    ("There can only be one argument named \"{}\"", |s| say!("query-name-twice", name = name(s, 0))),
    ("There can only be one variable named \"${}\"", |s| say!("query-name-twice", name = variable(s, 0))),
    ("Fragment \"{}\" cannot condition non composite type \"{}\"", |s| {
        say!("query-fragment-on-leaf", kind = name(s, 1))
    }),
    ("Fragment cannot condition non composite type \"{}\"", |s| say!("query-fragment-on-leaf", kind = name(s, 0))),
    ("Variable \"{}\" cannot be of non-input type \"{}\"", |s| {
        say!("query-variable-output", variable = variable(s, 0), kind = name(s, 1))
    }),
];

/// What the library says of a value that does not fit its place: its sentence, which of the names lead to the place, and ours.
const VALUES: &[(&str, &[usize], Says)] = &[
    ("Invalid value for argument \"{}\", unknown field \"{}\" of type \"{}\"", &[0, 1], |_| say!("field-unknown")),
    ("Invalid value for argument \"{}\", field \"{}\" of type \"{}\" is required but not provided", &[0, 1], |_| {
        say!("field-required")
    }),
    ("Invalid value for argument \"{}\", enumeration type \"{}\" does not contain the value \"{}\"", &[0], |s| {
        say!("value-of-other-type", kind = name(s, 1))
    }),
    ("Invalid value for argument \"{}\", expected type \"{}\"", &[0], |s| {
        say!("value-of-other-type", kind = name(s, 1))
    }),
    ("Variable \"{}\" of type \"{}\" used in position expecting type \"{}\"", &[0], |s| {
        say!("value-of-other-type", kind = name(s, 2))
    }),
];

/// What the library found by itself: the document does not fit the schema.
#[must_use]
pub fn refusal(message: &str) -> Refusal {
    let named = |theirs: &str| Some(fits(theirs, message)?.into_iter().map(str::to_owned).collect::<Vec<_>>());
    for (theirs, place, says) in VALUES {
        if let Some(names) = named(theirs) {
            let place: Vec<_> = place.iter().map(|nth| name(&names, *nth)).collect();
            return Refusal::new(Code::QueryInvalid, says(&names)).field(place.join("."));
        }
    }
    let ours = SENTENCES.iter().find_map(|(theirs, says)| Some(says(&named(theirs)?)));
    Refusal::new(Code::QueryInvalid, ours.unwrap_or_else(|| Sentence::quoted(message)))
}

/// What stands in a sentence where `{}` stands in a pattern; none if it is another sentence.
fn fits<'m>(pattern: &str, message: &'m str) -> Option<Names<'m>> {
    let mut between = pattern.split("{}");
    let mut rest = message.strip_prefix(between.next()?)?;
    let mut names = Vec::new();
    let mut between = between.peekable();
    while let Some(text) = between.next() {
        let (name, behind) = match (between.peek(), text) {
            (None, "") => (rest, ""),
            (None, text) => (rest.strip_suffix(text)?, ""),
            (Some(_), text) => rest.split_once(text)?,
        };
        names.push(name);
        rest = behind;
    }
    rest.is_empty().then_some(names)
}

fn name(names: &[String], nth: usize) -> String {
    names.get(nth).cloned().unwrap_or_default()
}

/// `"one", "two"` without the marks.
fn unquoted(names: &[String], nth: usize) -> String {
    name(names, nth).replace('"', "")
}

fn field(names: &[String], kind: usize, field: usize) -> String {
    format!("{}.{}", name(names, kind), name(names, field))
}

fn directive(names: &[String], nth: usize) -> String {
    format!("@{}", name(names, nth))
}

fn variable(names: &[String], nth: usize) -> String {
    format!("${}", name(names, nth))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphql::Settings;
    use crate::graphql::judge::Judge;
    use crate::language::Language;

    fn told(message: &str, language: Language) -> String {
        let refusal = refusal(message);
        let item = &refusal.items[0];
        item.message.put(language, item.field.as_deref())
    }

    #[test]
    fn whatever_the_library_finds_is_told_in_the_readers_language() {
        let judge = Judge::new(&Settings::default());
        for (document, english) in [
            ("{ viewerr { id } }", "The type Query has no field viewerr."),
            ("{ zzzzzzzzzzzzzz }", "The type Query has no field zzzzzzzzzzzzzz."),
            ("{ viewer { connections(firsst: 1) { nodes { id } } } }", "Viewer.connections has no argument firsst."),
            (
                "{ viewer { connections(qqqqqqqqqqqqqq: 1) { nodes { id } } } }",
                "Viewer.connections has no argument qqqqqqqqqqqqqq.",
            ),
            ("{ viewer @skip(unless: true) { id } }", "@skip has no argument unless."),
            ("{ viewer @skipp { id } }", "There is no directive @skipp."),
            ("query @skip(if: true) { viewer { id } }", "The directive @skip can't stand here."),
            ("{ viewer @skip(if: true) @skip(if: true) { id } }", "The directive @skip stands here twice."),
            ("{ ...nowhere }", "This document has no fragment nowhere."),
            ("query($a: Ship) { viewer { connections(after: $a) { nodes { id } } } }", "The schema has no type Ship."),
            (
                "query A { viewer { connections(after: $a) { nodes { id } } } }",
                "The variable $a is used, but not declared.",
            ),
            ("query($a: String) { viewer { id } }", "The variable $a is declared, but not used."),
            ("{ viewer { id } } fragment a on Viewer { id }", "The fragment a is not used."),
            (
                "{ viewer { id } viewer: community { id } }",
                "Two fields are called viewer in the answer, but ask for different things.",
            ),
            (
                "{ viewer { ...a } } fragment a on Listing { id }",
                "A fragment on Listing can't match anything inside Viewer.",
            ),
            ("{ viewer { ... on Listing { id } } }", "A fragment on Listing can't match anything inside Viewer."),
            ("{ viewer @skip { id } }", "@skip needs the argument if."),
            ("{ node { id } }", "Query.node needs the argument id."),
            ("{ viewer { id { x } } }", "The field id of type ID has no fields to select."),
            (
                "mutation { hideFeedItem(input: { itemId: 1, x: 2 }) { __typename } }",
                "input.x isn't a field of this input.",
            ),
            ("mutation { hideFeedItem(input: {}) { __typename } }", "input.itemId is required."),
            (
                "{ viewer { connections(status: NONE) { nodes { id } } } }",
                "status must be a value of the type ConnectionFilter.",
            ),
            ("{ viewer }", "The field viewer of type Viewer needs a selection of its fields."),
            ("{ node(id: 1, id: 2) { id } }", "The name id is given twice here."),
            ("query($a: ID!, $a: ID!) { node(id: $a) { id } }", "The name $a is given twice here."),
            (
                "{ viewer { ... on ID { x } } }",
                "A fragment can't be on ID: only objects, interfaces and unions have fields.",
            ),
            (
                "query($a: Viewer) { node(id: $a) { id } }",
                "The variable $a can't be of type Viewer, which isn't an input type.",
            ),
        ] {
            let parsed = async_graphql::parser::parse_query(document).unwrap();
            let found: Vec<String> = judge.errors(&parsed).into_iter().map(|error| error.message).collect();
            let ours: Vec<String> = found.iter().map(|message| told(message, Language::English)).collect();
            assert!(ours.iter().any(|sentence| sentence.starts_with(english)), "{document}: {ours:?} of {found:?}");
            for message in &found {
                let [english, german] = [Language::English, Language::German].map(|language| told(message, language));
                assert_ne!(english, german, "{document}");
            }
        }
    }

    #[test]
    fn a_sentence_that_is_not_known_stays_as_it_is() {
        for message in ["Unknown planet \"x\"", "", "Unknown field \"x\"", "Unknown field \"x\" on type \"y\". Or so"] {
            assert_eq!(told(message, Language::German), message);
        }
        assert_eq!(fits("a {} b {}", "a 1 b 2 b 3"), Some(vec!["1", "2 b 3"]));
        assert_eq!(fits("a {} b", "a 1 c"), None);
        assert_eq!(fits("a", "a"), Some(vec![]));
    }
}
