//! The sentences that the sources say, against those of the files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::files::{Parts, file};
use crate::language::Language;

/// Files whose messages are named by the kind of a notification or a mail, and not by [`say!`](crate::say).
const NAMED_BY_KIND: [&str; 2] = ["mail.ftl", "notifications.ftl"];

/// How such messages, and those of pages, begin in the files of the areas.
const OF_A_KIND: [&str; 5] = ["bell-", "subject-", "type-", "mail-", "page-"];

/// What the door adds to a sentence by itself.
const BY_THE_DOOR: &str = "field";

/// Every `say!` in a text: the message's name and its arguments' names.
fn said(source: &str) -> Vec<(&str, BTreeSet<&str>)> {
    let calls = source.split("say!(").skip(1).filter_map(|call| call.trim_start().strip_prefix('"'));
    let sentences = calls.filter_map(|call| {
        let (key, rest) = call.split_once('"')?;
        Some((key, arguments(rest)))
    });
    sentences.collect()
}

/// The sentences that the contract says by their names, where a global id leads to nothing.
fn absent(contract: &str) -> impl Iterator<Item = &str> {
    let names = contract.split(" absent: ").skip(1);
    names
        .map(|rest| rest.split(|letter: char| !letter.is_ascii_lowercase() && letter != '-').next().unwrap_or_default())
}

/// The names before `=` up to the end of the call.
fn arguments(rest: &str) -> BTreeSet<&str> {
    let (mut depth, mut start, mut names) = (0_usize, 0, BTreeSet::new());
    for (at, letter) in rest.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                names.extend(name(&rest[start..at]));
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                names.extend(name(&rest[start..at]));
                start = at + 1;
            }
            _ => {}
        }
    }
    names
}

fn name(argument: &str) -> Option<&str> {
    argument.split_once('=').map(|(name, _)| name.trim())
}

fn sources(folder: &Path, kind: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("src/language") {
            sources(&path, kind, found);
        } else if path.extension().is_some_and(|ending| ending == kind) {
            found.push(fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_sentence_that_is_said_is_written_and_every_one_written_is_said() {
    let mut texts = Vec::new();
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    sources(&top.join("src"), "rs", &mut texts);
    sources(&top.join("crates"), "rs", &mut texts);
    let mut contract = Vec::new();
    sources(&top.join("contract"), "yaml", &mut contract);
    let mut known: BTreeMap<&str, Vec<BTreeSet<&str>>> = BTreeMap::new();
    let by_contract = contract.iter().flat_map(|text| absent(text)).map(|key| (key, BTreeSet::new()));
    for (key, arguments) in texts.iter().flat_map(|text| said(text)).chain(by_contract) {
        known.entry(key).or_default().push(arguments);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/language/locales/en");
    let mut names: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    let sources = Language::English.sources().iter().zip(names);
    let written: BTreeMap<String, BTreeSet<&str>> = sources
        .filter(|(_, name)| !NAMED_BY_KIND.iter().any(|kept| name == kept))
        .flat_map(|(source, _)| file(Language::English, source))
        .filter(|message| !OF_A_KIND.iter().any(|beginning| message.name.starts_with(beginning)))
        .map(|message| (message.name.clone(), Parts::of(&message.text).variables))
        .collect();
    assert!(written.len() > 200);

    known.retain(|key, _| !OF_A_KIND.iter().any(|beginning| key.starts_with(beginning)));
    let missing: Vec<_> = known.keys().filter(|key| !written.contains_key(**key)).collect();
    assert!(missing.is_empty(), "said, but not written: {missing:?}");
    let unused: Vec<_> = written.keys().filter(|key| !known.contains_key(key.as_str())).collect();
    assert!(unused.is_empty(), "written, but never said: {unused:?}");
    for (key, calls) in known {
        let mut wanted = written[key].clone();
        wanted.remove(BY_THE_DOOR);
        for given in calls {
            assert_eq!(given, wanted, "the arguments of {key}");
        }
    }
}

#[test]
fn calls_are_read_with_their_arguments() {
    let source = r#"say!("a"), say!("b", x = f(1, 2), y = [3, 4].len()) say!(
        "c",
        z = "d",
    )"#;
    let expected = [("a", BTreeSet::new()), ("b", BTreeSet::from(["x", "y"])), ("c", BTreeSet::from(["z"]))];
    assert_eq!(said(source), expected);
}
