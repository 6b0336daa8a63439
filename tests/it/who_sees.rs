//! Who sees what in the graph: the same as at the REST door, whatever the door's own table says of it, and what is told to some who
//! see a row and not to others.
//!
//! A field that an operation answers ([`contract::graph::FIELDS`], or by hand) is answered to those whom REST answers, and refused
//! to the others with REST's status: `tests/golden/who-may.txt` is the one table of that. Any other field of a row says to all who
//! reach the row what it says to one of them, where its area does not say otherwise ([`Fixtures`]). Documents are built from the published schema, with the ids of a
//! prepared town, in which whatever they name belongs to `member`.

pub mod asking;

use std::collections::BTreeMap;
use std::fmt;

use contract::Operation;
use serde_json::Value;

use self::asking::{Schema, filled};
use crate::areas::{self, Fixtures, Things};
use crate::support::{Engine, Person, Town};
use crate::who_may::{CALLERS, MEMBER, callers, statuses};

/// In so many towns all fields are asked for.
const TOWNS: usize = 4;

/// What a field tells a caller.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Told {
    Refused {
        code: String,
        status: u64,
    },
    /// An empty list.
    Nothing,
    Null,
    Something,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { code, status } => write!(f, "{code} {status}"),
            Self::Nothing => f.write_str("none"),
            Self::Null => f.write_str("null"),
            Self::Something => f.write_str("yes"),
        }
    }
}

impl Told {
    /// What became of the field at the end of `path`.
    fn of(answer: &Value, path: &[&str]) -> Self {
        let reached = |error: &&Value| {
            let told = error["path"].as_array().map(Vec::as_slice).unwrap_or_default();
            told.iter().zip(path).all(|(one, other)| one == other)
        };
        if let Some(error) = answer["errors"].as_array().and_then(|errors| errors.iter().find(reached)) {
            let code = error["extensions"]["code"].as_str().unwrap_or("without a code").to_owned();
            assert_ne!(code, "INTERNAL_ERROR", "{error}");
            // A document that the schema refuses says nothing of who may see what.
            assert_ne!(code, "QUERY_INVALID", "{error}");
            return Self::Refused { code, status: error["extensions"]["status"].as_u64().unwrap_or_default() };
        }
        let value = at(answer, path);
        let list = [value, &value["edges"], &value["nodes"]].into_iter().find_map(Value::as_array);
        match (value, list) {
            (Value::Null, _) => Self::Null,
            (_, Some(list)) if list.is_empty() => Self::Nothing,
            _ => Self::Something,
        }
    }

    /// Whether REST tells the same with this status.
    fn is_as_at_rest(&self, status: u16) -> bool {
        match self {
            Self::Refused { status: own, .. } => *own == u64::from(status),
            Self::Nothing | Self::Null | Self::Something => status < 300,
        }
    }
}

/// What stands at the end of `path`; null where nothing does.
fn at<'a>(answer: &'a Value, path: &[&str]) -> &'a Value {
    path.iter().fold(&answer["data"], |value, name| &value[*name])
}

/// A field, and what it tells each caller; none to those who do not reach its row.
struct Seen {
    on: String,
    field: String,
    told: Vec<Option<Told>>,
}

impl Seen {
    fn name(&self) -> String {
        format!("{}.{}", self.on, self.field)
    }

    /// What is told, with those who are told it.
    fn apart(&self) -> BTreeMap<String, Vec<&'static str>> {
        let mut found: BTreeMap<String, Vec<_>> = BTreeMap::new();
        for (told, caller) in self.told.iter().zip(CALLERS) {
            if let Some(told) = told {
                found.entry(told.to_string()).or_default().push(caller.column);
            }
        }
        found
    }

    /// The operations that the field is as open as.
    fn operations(&self) -> Vec<Operation> {
        let is_this = |on: &str, field: &str| on == self.on && field == self.field;
        let made = contract::graph::FIELDS.iter().filter(|(on, field, _)| is_this(on, field));
        let by_hand = areas::all(Fixtures::by_hand).filter(|(_, on, field)| is_this(on, field));
        made.map(|(_, _, operation)| *operation).chain(by_hand.map(|(operation, ..)| *operation)).collect()
    }
}

/// Every field of the main types, of `Query` and of `Mutation`, asked for by everybody there is: in several towns at once, as it takes long in one.
fn seen() -> Vec<Seen> {
    let part = |nth: usize| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let config = "[limits]\nenabled = false\n[events]\nrecurrence_v2 = true\nrecurrence_rolling = true\nrecurrence_blueprints = true\n";
            let town = Town::configured(Engine::Sqlite, config).await;
            let mut asking = Asking::new(&town).await;
            let mut seen = if nth == 0 { asking.rows().await } else { Vec::new() };
            seen.extend(asking.roots(nth).await);
            seen
        })
    };
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..TOWNS).map(|nth| scope.spawn(move || part(nth))).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    })
}

/// Everybody there is, in a town where whatever documents name is there.
struct Asking<'t> {
    town: &'t Town,
    schema: Schema,
    people: Vec<Person>,
    things: Things<'t>,
}

impl<'t> Asking<'t> {
    async fn new(town: &'t Town) -> Self {
        let (schema, people) = (Schema::published(), callers(town).await);
        let mut things = Things::new(town, 0).await;
        things.all().await;
        Self { town, schema, people, things }
    }

    fn asker(&self, column: usize) -> Person {
        if CALLERS[column].column == MEMBER { self.things.member.clone() } else { self.people[column].clone() }
    }

    /// The fields of the main types.
    async fn rows(&mut self) -> Vec<Seen> {
        let mut seen = Vec::new();
        for (ty, way) in areas::all(Fixtures::anchors) {
            let fields = &self.schema.objects[*ty];
            let mut inner = String::new();
            for field in fields {
                inner = format!("{inner} {}", self.schema.chosen(field, &mut self.things).await);
            }
            for step in way.iter().rev() {
                inner = format!("{} {{ {inner} }}", filled(step, &mut self.things).await);
            }
            let mut answers = Vec::new();
            for column in 0..CALLERS.len() {
                answers.push(asked(&self.asker(column), &format!("{{ {inner} }}")).await);
            }
            let way: Vec<_> = way.iter().map(|step| step.split('(').next().unwrap_or(step)).collect();
            for field in fields {
                let name = field.name.node.as_str();
                let path: Vec<_> = way.iter().copied().chain([name]).collect();
                let told = |answer: &Value| (!at(answer, &way).is_null()).then(|| Told::of(answer, &path));
                let told = answers.iter().map(told).collect();
                seen.push(Seen { on: (*ty).to_owned(), field: name.to_owned(), told });
            }
        }
        seen
    }

    /// One part of the fields at the roots.
    async fn roots(&mut self, part: usize) -> Vec<Seen> {
        let (mut seen, mut number) = (Vec::new(), 0);
        for (root, keyword) in [("Query", "query"), ("Mutation", "mutation")] {
            for field in self.schema.objects[root].iter().skip(part).step_by(TOWNS) {
                let name = field.name.node.as_str();
                let mut all = Vec::new();
                for column in 0..CALLERS.len() {
                    let document = format!("{keyword} {{ {} }}", self.schema.chosen(field, &mut self.things).await);
                    let told = Told::of(&asked(&self.asker(column), &document).await, &[name]);
                    // Whoever only looks, or is refused, leaves everything as it was.
                    if keyword == "mutation" && !matches!(told, Told::Refused { .. }) {
                        number += 1;
                        self.things = Things::new(self.town, number).await;
                    }
                    all.push(Some(told));
                }
                seen.push(Seen { on: root.to_owned(), field: name.to_owned(), told: all });
            }
        }
        seen
    }
}

async fn asked(person: &Person, document: &str) -> Value {
    person.graphql(document, Value::Null).await.json()
}

#[test]
fn the_graph_is_as_open_as_rest() {
    let (rest, mut problems, mut otherwise, mut apart) = (statuses(), Vec::new(), Vec::new(), Vec::new());
    for field in seen() {
        let (name, operations) = (field.name(), field.operations());
        for operation in &operations {
            let at_rest = &rest[operation.id()];
            for ((told, status), caller) in field.told.iter().zip(at_rest).zip(CALLERS) {
                let Some(told) = told.as_ref().filter(|told| !told.is_as_at_rest(*status)) else { continue };
                // However it is asked, whoever is not signed in is refused at both doors.
                if *status != 401 && areas::all(Fixtures::asked_otherwise).any(|(asked, _)| *asked == name) {
                    otherwise.push(name.clone());
                } else {
                    let (id, caller) = (operation.id(), caller.column);
                    problems.push(format!("{name} tells {caller} {told}; REST's {id} answers {status}"));
                }
            }
        }
        // What an operation answers, REST's table says; the rows that areas answer by hand may say more.
        let is_made = contract::graph::FIELDS.iter().any(|(on, own, _)| *on == field.on && *own == field.field);
        let is_root = field.on == "Query" || field.on == "Mutation";
        if is_made || (is_root && !operations.is_empty()) {
            continue;
        }
        let found = field.apart();
        let found: Vec<_> = found.iter().map(|(told, whom)| format!("{told}: {}", whom.join(" "))).collect();
        let (found, is_apart) = (found.join("; "), found.len() > 1);
        match areas::all(Fixtures::apart).find(|(other, _)| *other == name) {
            Some((_, agreed)) if is_apart && *agreed == found => apart.push(name),
            None if !is_apart => {}
            agreed => problems.push(format!("{name}: {found}; agreed was {agreed:?}")),
        }
    }
    let idle = areas::all(Fixtures::asked_otherwise).filter(|(name, _)| !otherwise.iter().any(|used| used == name));
    problems.extend(idle.map(|(name, _)| format!("{name}: is asked as REST is")));
    let idle = areas::all(Fixtures::apart).filter(|(name, _)| !apart.iter().any(|used| used == name));
    problems.extend(idle.map(|(name, _)| format!("{name}: is not told apart as agreed")));
    assert!(problems.is_empty(), "{problems:#?}");
}
