//! The words that the schema takes are those of the sets that are bound to it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::areas;
use crate::db::Db;
use crate::params;
use testing::on_each_engine;

type Words = BTreeSet<String>;

fn words(all: &[&str]) -> Words {
    all.iter().map(|word| (*word).to_owned()).collect()
}

/// Each constraint that lists words, and its words, as the areas say it.
fn bound() -> BTreeMap<&'static str, Words> {
    areas::words().map(|one| (one.constraint, words(&one.words()))).collect()
}

/// The words of a condition that does nothing but list those of one column, as the engines write it down.
fn listed(condition: &str) -> Option<Words> {
    let (column, rest) = condition.split_once(" IN (").or_else(|| condition.split_once(" = ANY (ARRAY["))?;
    let plain = column.trim_start_matches('(').chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let list = rest.split([')', ']']).next().filter(|_| plain)?;
    Some(list.split(',').map(|word| word.trim().trim_end_matches("::text").trim_matches('\'').to_owned()).collect())
}

/// Every constraint of the schema that lists words, and its words.
async fn constrained(db: &Db) -> BTreeMap<String, Words> {
    let definitions: Vec<String> = db
        .all(
            db.engine().pick(
                "SELECT sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL",
                "SELECT 'CONSTRAINT ' || conname || ' ' || pg_get_constraintdef(oid)
                   FROM pg_constraint
                  WHERE contype = 'c' AND connamespace = 'public'::regnamespace",
            ),
            params![],
        )
        .await
        .unwrap();
    let mut found = BTreeMap::new();
    for definition in definitions {
        let text = definition.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
        for constraint in text.split("CONSTRAINT ").skip(1) {
            let Some((name, condition)) = constraint.split_once(" CHECK (") else { continue };
            if let Some(words) = listed(condition) {
                found.insert(name.to_owned(), words);
            }
        }
    }
    found
}

/// Where the schema and the sets differ.
fn differences(schema: BTreeMap<String, Words>, mut sets: BTreeMap<&str, Words>) -> Vec<String> {
    let mut found = Vec::new();
    for (name, taken) in schema {
        match sets.remove(name.as_str()) {
            Some(set) if set == taken => {}
            Some(set) => found.push(format!("{name}: the schema takes {taken:?}, the set holds {set:?}")),
            None => found.push(format!("{name}: the schema takes {taken:?}, and no set is bound to it here")),
        }
    }
    found.extend(sets.into_keys().map(|name| format!("{name}: the schema has no such list")));
    found
}

#[tokio::test]
async fn the_schema_takes_the_words_of_the_sets_and_no_others() {
    let different = RefCell::new(BTreeMap::new());
    on_each_engine(async |db| {
        let found = differences(constrained(db).await, bound());
        different.borrow_mut().insert(format!("{:?}", db.engine()), found);
    })
    .await;
    let different = different.into_inner();
    assert!(different.values().all(Vec::is_empty), "{different:#?}");
}

#[test]
fn each_difference_is_told() {
    let schema = BTreeMap::from([
        ("same".to_owned(), words(&["a", "b"])),
        ("narrower".to_owned(), words(&["a"])),
        ("unbound".to_owned(), words(&["a"])),
        ("wider".to_owned(), words(&["a", "b", "c"])),
    ]);
    let pair = words(&["b", "a"]);
    let sets =
        BTreeMap::from([("same", pair.clone()), ("narrower", pair.clone()), ("wider", pair), ("gone", words(&["a"]))]);
    assert_eq!(
        differences(schema, sets),
        [
            "narrower: the schema takes {\"a\"}, the set holds {\"a\", \"b\"}",
            "unbound: the schema takes {\"a\"}, and no set is bound to it here",
            "wider: the schema takes {\"a\", \"b\", \"c\"}, the set holds {\"a\", \"b\"}",
            "gone: the schema has no such list",
        ]
    );
}

#[test]
fn lists_of_words_are_read_as_both_engines_write_them() {
    let pair = Some(words(&["to", "from"]));
    assert_eq!(listed("direction IN ('to', 'from')), CONSTRAINT"), pair);
    assert_eq!(listed("(direction = ANY (ARRAY['to'::text, 'from'::text])))"), pair);
    for other in ["jsonb_typeof(x) IN ('array', 'object'))", "a IS NULL OR (b IN ('x', 'y')))", "hours > 0)"] {
        assert_eq!(listed(other), None, "{other}");
    }
}
