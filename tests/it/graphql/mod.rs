//! The GraphQL door: what it answers, that it is no softer than the REST door, what it costs, and what it refuses.

mod asked;
mod backward;
mod community;
mod door;
mod esteem;
mod graph;
mod limits;
mod moves;
mod nodes;
mod once;
mod parity;
mod sockets;
mod statements;
mod subscriptions;
mod trusted;

use serde_json::{Value, json};

use crate::support::Person;

/// One of the published documents.
macro_rules! operation {
    ($name:literal) => {
        include_str!(concat!("../../../graphql/operations/", $name, ".graphql"))
    };
}
use operation;

/// The same person in another community, or in none.
fn elsewhere(person: &Person, tenant: Option<&str>) -> Person {
    let mut person = person.clone();
    person.tenant = tenant.map(str::to_owned);
    person
}

/// Runs a document and gives the whole answer.
pub async fn run(person: &Person, document: &str, variables: Value) -> Value {
    person.graphql(document, variables).await.ok().json()
}

/// Runs a document that must succeed and gives its data.
#[track_caller]
pub fn data(answer: Value) -> Value {
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"].clone()
}

/// Code, status and field of the first error, as tables of refusals compare them.
pub fn refusal(answer: &Value) -> (String, i64, String) {
    let extensions = &answer["errors"][0]["extensions"];
    let text = |name: &str| extensions[name].as_str().unwrap_or_default().to_owned();
    (text("code"), extensions["status"].as_i64().unwrap_or_default(), text("field"))
}

/// The global id of something.
pub fn global(kind: &str, id: i64) -> Value {
    use base64::Engine as _;
    json!(base64::engine::general_purpose::STANDARD.encode(format!("{kind}:{id}")))
}
