//! Groups: who sees them, who may do what in them, lists with sealed cursors, the chat, and races (spec platform 7.2, 9.11).

mod announcements;
mod belonging;
mod chat;
mod discussions;
mod faces;
mod files;
pub mod fixtures;
mod founding;
mod graph;
mod invites;
mod lists;
mod notices;
mod races;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Heard, Person, Town};

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

/// Founds a group through the door; its id.
async fn found(owner: &Person, name: &str, visibility: &str) -> i64 {
    let founded = owner.post("/groups", json!({ "name": name, "visibility": visibility })).await.ok();
    founded.json()["data"]["id"].as_i64().unwrap()
}

async fn join(person: &Person, group: i64) -> Heard {
    person.tap(&format!("/groups/{group}/join")).await
}

/// How somebody stands to a group, as they see it themselves, with the number of its members.
async fn stands(person: &Person, group: i64) -> (Value, i64) {
    let seen = person.get(&format!("/groups/{group}")).await.ok().json()["data"].clone();
    (seen["viewer_membership"].clone(), seen["member_count"].as_i64().unwrap())
}

/// The rows of a group: who, how, what; and the number that the group says.
async fn rows(town: &Town, group: i64) -> (Vec<(i64, String, String)>, i64) {
    let rows = town
        .db()
        .all(
            "SELECT user_id, status, role FROM group_members WHERE tenant_id = $1 AND group_id = $2 ORDER BY user_id",
            params![town.harbour, group],
        )
        .await
        .unwrap();
    let count = "SELECT cached_member_count FROM groups WHERE tenant_id = $1 AND id = $2";
    (rows, town.db().one(count, params![town.harbour, group]).await.unwrap())
}

/// The count that a group says is the number of its active rows.
async fn is_counted(town: &Town, group: i64) {
    let (rows, count) = rows(town, group).await;
    let active = rows.iter().filter(|(_, status, _)| status == "active").count();
    assert_eq!(count, i64::try_from(active).unwrap(), "{rows:?}");
}

async fn kinds(town: &Town) -> Vec<String> {
    town.db()
        .all("SELECT kind FROM domain_events WHERE tenant_id = $1 ORDER BY id", params![town.harbour])
        .await
        .unwrap()
}

fn refusal(status: u16, code: &str, field: &str) -> (u16, String, String) {
    (status, code.to_owned(), field.to_owned())
}
