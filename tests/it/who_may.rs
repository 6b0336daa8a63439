//! Who may do what: every operation of the contract, sent by everybody there is, against `tests/golden/who-may.txt`.
//!
//! `UPDATE_GOLDEN=1` writes the file anew; its difference is then read like code. Requests are built from the contract: its
//! example bodies with the ids of things that the areas make ([`Things`]): whatever a path names belongs to `member`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use chrono::TimeDelta;
use contract::Operation;
use http::{Method, header};
use serde_json::Value;

use crate::areas::{self, Fixtures, Things, text};
use crate::support::{Engine, Person, Town, golden, is_as_agreed};

static CONTRACT: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(&contract::openapi_json()).unwrap());

/// A column: what it is called, whose credentials are sent, and the community that is named.
pub struct Caller {
    pub column: &'static str,
    /// Community and role; none for a stranger.
    home: Option<(&'static str, &'static str)>,
    at: &'static str,
}

pub const CALLERS: &[Caller] = &[
    Caller { column: "nobody", home: None, at: "harbour" },
    Caller { column: MEMBER, home: Some(("harbour", "member")), at: "harbour" },
    Caller { column: "other", home: Some(("harbour", "member")), at: "harbour" },
    Caller { column: "broker", home: Some(("harbour", "broker")), at: "harbour" },
    Caller { column: "admin", home: Some(("harbour", "admin")), at: "harbour" },
    Caller { column: "super", home: Some(("harbour", "super_admin")), at: "harbour" },
    // From another community: at home, here, and here as somebody whose role is good everywhere.
    Caller { column: "far-off", home: Some(("meadow", "member")), at: "meadow" },
    Caller { column: "far-here", home: Some(("meadow", "member")), at: "harbour" },
    Caller { column: "far-super", home: Some(("meadow", "super_admin")), at: "harbour" },
];

/// The column of whoever owns what the requests name.
pub const MEMBER: &str = "member";

/// In so many towns all operations are asked.
const TOWNS: usize = 4;

/// A body with files.
const FORM: &str = "multipart/form-data";

/// The operation's path with ids of these things, and its query.
pub async fn path(operation: Operation, things: &mut Things<'_>) -> String {
    let row = operation.row();
    let mut path = String::new();
    let mut collection = "";
    for segment in row.path.split('/').skip(1) {
        path.push('/');
        if segment.starts_with('{') {
            let at = (operation, collection, segment);
            let mut found = None;
            for area in areas::beginning_with(row.area) {
                found = area.in_path(at, things).await;
                if found.is_some() {
                    break;
                }
            }
            let thing =
                found.unwrap_or_else(|| panic!("{}: there is no one of {collection}: make one", operation.id()));
            path.push_str(&text(&thing));
        } else {
            path.push_str(segment);
        }
        collection = segment;
    }
    match areas::all(Fixtures::queries).find(|(queried, _)| *queried == operation) {
        Some((_, query)) => format!("{path}?{query}"),
        None => path,
    }
}

/// The contract's example of the operation's body, about these things.
async fn body(operation: Operation, things: &mut Things<'_>) -> Option<Value> {
    let row = operation.row();
    let kind = row.body.filter(|kind| *kind != FORM)?;
    let described = &CONTRACT["paths"][row.path][row.method.as_str().to_lowercase()];
    let mut body = described["requestBody"]["content"][kind]["example"].clone();
    let example = body.as_object_mut().unwrap_or_else(|| panic!("{}: no example of the body", row.id));
    for (name, value) in example.iter_mut() {
        for area in areas::beginning_with(row.area) {
            if let Some(thing) = area.in_body((operation, name), things).await {
                *value = thing;
                break;
            }
        }
    }
    Some(body)
}

/// The form of the operation: pictures, unless its area says otherwise.
async fn form(operation: Operation, things: &mut Things<'_>) -> Vec<u8> {
    for area in areas::beginning_with(operation.row().area) {
        if let Some(form) = area.form(operation, things).await {
            return form.bytes("x");
        }
    }
    crate::prober::picture(&["image", "images[]", "avatar"].map(str::to_owned))
}

async fn status(operation: Operation, things: &mut Things<'_>, person: &Person) -> u16 {
    let (path, body) = (path(operation, things).await, body(operation, things).await);
    let mut request = person.request(operation.row().method.clone(), &path, body);
    if operation.row().body == Some(FORM) {
        request.headers_mut().insert(header::CONTENT_TYPE, format!("{FORM}; boundary=x").parse().unwrap());
        *request.body_mut() = form(operation, things).await.into();
    }
    let heard = person.send(request).await;
    let needs_service = areas::all(Fixtures::needs_service).any(|one| *one == operation);
    let as_told = needs_service && ["AI_SERVICE_ERROR", "PAYMENT_UNAVAILABLE"].contains(&heard.code().as_str());
    assert!(heard.status.as_u16() < 500 || as_told, "{} for {}: {}", operation.id(), person.name, heard.text());
    assert!(heard.header(header::CONTENT_TYPE.as_str()).is_some() || heard.status == 204, "{}", operation.id());
    heard.status.as_u16()
}

/// At home, then off to the community that the column is about.
async fn sign_in(caller: &Caller, person: &Person) -> Person {
    let mut person = person.clone();
    if let Some((tenant, _)) = caller.home {
        person.tenant = Some(tenant.to_owned());
        person.signs_in().await;
    }
    person.tenant = Some(caller.at.to_owned());
    person
}

/// One for each column.
pub async fn callers(town: &Town) -> Vec<Person> {
    let mut people = Vec::new();
    for caller in CALLERS {
        let person = match caller.home {
            None => town.stranger(),
            Some((tenant, role)) => town.newcomer(tenant, caller.column, role).await,
        };
        people.push(sign_in(caller, &person).await);
    }
    people
}

fn table() -> String {
    let words = |operation: Operation| format!("{} {}", operation.row().method, operation.row().path);
    let wide = |text: &dyn Fn(Operation) -> String| Operation::ALL.iter().map(|one| text(*one).len()).max().unwrap();
    let (names, calls) = (wide(&|operation| operation.id().to_owned()), wide(&words));

    let mut text = format!("{:names$}  {:calls$}", "operation", "call");
    for caller in CALLERS {
        write!(text, "  {}", caller.column).unwrap();
    }
    // In several towns at once, as it takes long in one.
    let part = |operations: &[Operation]| {
        let lines = operations.iter().map(|one| format!("{:names$}  {:calls$}", one.id(), words(*one))).collect();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(answers(operations, lines))
    };
    let part = &part;
    let parts = Operation::ALL.chunks(Operation::ALL.len().div_ceil(TOWNS));
    std::thread::scope(|scope| {
        let parts: Vec<_> = parts.map(|operations| scope.spawn(move || part(operations))).collect();
        parts.into_iter().for_each(|part| text += &part.join().unwrap());
    });
    text.push('\n');
    text
}

/// What these operations answer to all callers: for each its line, and the answers.
async fn answers(operations: &[Operation], lines: Vec<String>) -> String {
    let mut text = String::new();
    // What is switched off answers everybody alike.
    let town = Town::configured(
        Engine::Sqlite,
        "[events]\nrecurrence_v2 = true\nrecurrence_rolling = true\nrecurrence_blueprints = true\n",
    )
    .await;
    let mut people = callers(&town).await;
    let mut things = Things::new(&town, 0).await;
    for (nth, (operation, line)) in operations.iter().copied().zip(lines).enumerate() {
        write!(text, "\n{line}").unwrap();
        for (column, (caller, person)) in CALLERS.iter().zip(&mut people).enumerate() {
            let own = caller.column == MEMBER;
            let asking = if own { things.member.clone() } else { person.clone() };
            let status = status(operation, &mut things, &asking).await;
            write!(text, "  {status:<width$}", width = caller.column.len()).unwrap();
            // Whoever only looks, or is refused, leaves everything as it was.
            if operation.row().method != Method::GET && status < 300 {
                things = Things::new(&town, (nth + 1) * 100 + column).await;
            }
            if areas::all(Fixtures::farewells).any(|farewell| *farewell == operation) && caller.home.is_some() {
                town.later(TimeDelta::seconds(1));
                *person = sign_in(caller, person).await;
            }
        }
        text.truncate(text.trim_end().len());
    }
    text
}

#[test]
fn the_table_of_who_may_do_what_is_as_agreed() {
    is_as_agreed(AGREED, &table());
}

/// The agreed table.
const AGREED: &str = "who-may.txt";

/// What each operation answers to each of [`CALLERS`], as agreed.
pub fn statuses() -> BTreeMap<String, Vec<u16>> {
    let table = std::fs::read_to_string(golden(AGREED)).unwrap();
    let row = |line: &str| {
        let mut words = line.split_whitespace().map(str::to_owned);
        let id = words.next().unwrap();
        // After the method and the path.
        (id, words.skip(2).map(|status| status.parse().unwrap()).collect())
    };
    table.lines().skip(1).map(row).collect()
}
