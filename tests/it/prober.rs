//! Nobody reaches what is not theirs by naming its id.
//!
//! Every operation of the contract that takes an id (in its path, its query or its body) is called with the id of another
//! community's row and with that of another member's. A row of every tenant-owned table waits under each of these numbers, so
//! a new operation is probed without a word here. The answer is 403 or 404, and the database is as it was.

use std::collections::{BTreeMap, BTreeSet};

use contract::Operation;
use http::{Method, StatusCode, header};
use serde_json::{Value, json};
use timeweave::db::{Db, Engine};
use timeweave::params;

use crate::areas::{self, Fixtures};
use crate::each_engine;
use crate::keys::{owned, plant};
use crate::support::{Heard, Person, leak};

/// Under this number, everything is another community's.
const FAR: i64 = 7_000_002;
/// Under this number, everything is another member's.
const OTHERS: i64 = 7_000_001;

/// An operation with what takes ids in it.
struct Probe {
    operation: Operation,
    path: bool,
    query: Vec<String>,
}

fn is_id(name: &str) -> bool {
    name == "id" || name == "ids" || name.ends_with("_id") || name.ends_with("_ids") || name.ends_with("Id")
}

/// The merged contract.
fn contract() -> Value {
    serde_json::from_str(&contract::openapi_json()).unwrap()
}

/// A schema or parameter, looked up if it is a reference.
fn resolved<'a>(contract: &'a Value, node: &'a Value) -> &'a Value {
    match node["$ref"].as_str() {
        Some(pointer) => resolved(contract, contract.pointer(pointer.trim_start_matches('#')).unwrap()),
        None => node,
    }
}

/// Numbers only: what is no number is no row's id.
fn takes_number(contract: &Value, schema: &Value) -> bool {
    let schema = resolved(contract, schema);
    schema["type"] == "integer" || (schema["type"] == "array" && takes_number(contract, &schema["items"]))
}

fn probes(contract: &Value) -> Vec<Probe> {
    let probe = |operation: Operation| {
        let row = operation.row();
        let described = &contract["paths"][row.path][row.method.as_str().to_lowercase()];
        let above = contract["paths"][row.path]["parameters"].as_array().into_iter().flatten();
        let parameters = above.chain(described["parameters"].as_array().into_iter().flatten());
        let (mut path, mut query) = (false, Vec::new());
        for parameter in parameters.map(|parameter| resolved(contract, parameter)) {
            let name = parameter["name"].as_str().unwrap();
            match parameter["in"].as_str() {
                Some("path") => path |= takes_number(contract, &parameter["schema"]),
                Some("query") if is_id(name) && takes_number(contract, &parameter["schema"]) => {
                    query.push(name.to_owned())
                }
                _ => {}
            }
        }
        let body = row.body.map(|kind| &described["requestBody"]["content"][kind]);
        let schema = body.map(|body| resolved(contract, &body["schema"]));
        let names = |schema: &Value| {
            let properties = schema["properties"].as_object().cloned().unwrap_or_default();
            properties
                .into_iter()
                .filter(|(name, property)| is_id(name) && takes_number(contract, property))
                .collect::<Vec<_>>()
        };
        let in_body = schema.map(names).unwrap_or_default();
        (path || !query.is_empty() || !in_body.is_empty()).then_some(Probe { operation, path, query })
    };
    Operation::ALL.iter().copied().filter_map(probe).collect()
}

impl Probe {
    /// The call with a number wherever an id is taken.
    async fn call(&self, contract: &Value, person: &Person, number: i64) -> Heard {
        let row = self.operation.row();
        let filled =
            row.path.split('/').map(|part| if part.starts_with('{') { number.to_string() } else { part.to_owned() });
        let mut path = filled.collect::<Vec<_>>().join("/");
        if !self.query.is_empty() {
            let query: Vec<String> = self.query.iter().map(|name| format!("{name}={number}")).collect();
            path = format!("{path}?{}", query.join("&"));
        }
        if let Some((_, query)) = areas::all(Fixtures::queries).find(|(operation, _)| *operation == self.operation) {
            path.push(if path.contains('?') { '&' } else { '?' });
            path.push_str(query);
        }
        let described = &contract["paths"][row.path][row.method.as_str().to_lowercase()];
        let mut request = person.request(row.method.clone(), &path, None);
        match row.body {
            Some("multipart/form-data") => {
                let names =
                    contract_names(contract, &described["requestBody"]["content"]["multipart/form-data"]["schema"]);
                request.headers_mut().insert(header::CONTENT_TYPE, "multipart/form-data; boundary=x".parse().unwrap());
                *request.body_mut() = picture(&names).into();
            }
            Some(kind) => {
                let mut body = described["requestBody"]["content"][kind]["example"].clone();
                for (name, value) in body.as_object_mut().into_iter().flatten() {
                    if is_id(name) && (value.is_i64() || value.is_null()) {
                        *value = json!(number);
                    } else if is_id(name) && value.is_array() {
                        *value = json!([number]);
                    }
                }
                request = person.request(row.method.clone(), &path, Some(body));
            }
            None => {}
        }
        person.send(request).await
    }
}

fn contract_names(contract: &Value, schema: &Value) -> Vec<String> {
    let properties = resolved(contract, schema)["properties"].as_object().cloned().unwrap_or_default();
    properties.keys().cloned().collect()
}

/// A form with the smallest picture in each of its fields.
pub fn picture(names: &[String]) -> Vec<u8> {
    const PIXEL: &[u8] = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x01D\x00;";
    let mut form = Vec::new();
    for name in names {
        form.extend(format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"a.gif\"\r\n").bytes());
        form.extend(b"Content-Type: image/gif\r\n\r\n");
        form.extend(PIXEL);
        form.extend(b"\r\n");
    }
    form.extend(b"--x--\r\n");
    form
}

/// One statement for every row of every tenant-owned table, as text: table and row.
async fn everything(db: &Db) -> &'static str {
    let mut parts = Vec::new();
    for table in owned(db).await {
        parts.push(match db.engine() {
            Engine::Postgres => format!("SELECT '{table}', t::text FROM {table} t"),
            Engine::Sqlite => {
                let columns: Vec<String> =
                    db.all("SELECT name FROM pragma_table_info($1)", params![table.clone()]).await.unwrap();
                let quoted: Vec<String> = columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
                format!("SELECT '{table}', {} FROM {table}", quoted.join(" || ',' || "))
            }
        });
    }
    leak(parts.join(" UNION ALL "))
}

/// The rows of each table that has any, in order.
async fn rows(db: &Db, everything: &'static str) -> BTreeMap<String, Vec<String>> {
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (table, row) in db.all::<(String, String)>(everything, params![]).await.unwrap() {
        tables.entry(table).or_default().push(row);
    }
    tables.values_mut().for_each(|rows| rows.sort_unstable());
    tables
}

/// The tables that differ.
fn changed(before: &BTreeMap<String, Vec<String>>, after: &BTreeMap<String, Vec<String>>) -> BTreeSet<String> {
    let names = before.keys().chain(after.keys());
    names.filter(|table| before.get(*table) != after.get(*table)).cloned().collect()
}

fn refused(heard: &Heard) -> bool {
    [StatusCode::FORBIDDEN, StatusCode::NOT_FOUND].contains(&heard.status)
}

/// A list or a look-up that found nothing.
fn is_empty(heard: &Heard) -> bool {
    let body = heard.json();
    let data = &body["data"];
    heard.status == StatusCode::OK && (data.is_null() || data.as_array().is_some_and(Vec::is_empty))
}

/// Whatever a number in a body means, it is refused; a rule may come first and say why (400, 409, 422).
fn is_turned_down(heard: &Heard) -> bool {
    heard.status.is_client_error() && heard.status != StatusCode::TOO_MANY_REQUESTS
}

each_engine! {
    async fn no_id_opens_what_is_not_ones_own(town: Town) {
        let contract = contract();
        plant(town.db(), town.meadow, FAR).await;
        plant(town.db(), town.harbour, OTHERS).await;
        let ada = town.member_as("harbour", "ada", "member").await;

        let mut wrong = Vec::new();
        let everything = everything(town.db()).await;
        let mut before = rows(town.db(), everything).await;
        assert!(before.len() > 100, "a row waits in each of the tables");
        for probe in probes(&contract) {
            let open = areas::all(Fixtures::open).any(|(operation, _)| *operation == probe.operation);
            for (number, whose) in [(FAR, "another community's"), (OTHERS, "another member's")] {
                if open && number == OTHERS {
                    continue;
                }
                let heard = probe.call(&contract, &ada, number).await;
                let told = if probe.path {
                    refused(&heard)
                } else if probe.operation.row().method == Method::GET {
                    refused(&heard) || is_empty(&heard)
                } else {
                    is_turned_down(&heard)
                };
                if !told && !areas::all(Fixtures::unmoved).any(|unmoved| *unmoved == probe.operation) {
                    wrong.push(format!("{} with {whose} id: {} {}", probe.operation.id(), heard.status, heard.text()));
                }
                let after = rows(town.db(), everything).await;
                let tables = changed(&before, &after);
                if !tables.is_empty() {
                    wrong.push(format!("{} with {whose} id changed {tables:?}", probe.operation.id()));
                }
                before = after;
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

#[test]
fn operations_with_ids_are_found_by_themselves() {
    let probes = probes(&contract());
    let found = |operation| probes.iter().any(|probe: &Probe| probe.operation == operation);
    assert!(found(Operation::AcceptConnection), "in the path");
    assert!(found(Operation::RequestConnection), "in the body");
    assert!(!found(Operation::GetMe));
    let stale: Vec<_> = areas::all(Fixtures::open)
        .filter(|(operation, _)| !found(*operation))
        .map(|(operation, _)| operation.id())
        .collect();
    assert!(stale.is_empty(), "open without taking an id: {stale:?}");
}
