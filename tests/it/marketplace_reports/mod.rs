//! Reports about listings of the marketplace (spec marketplace 9).

mod enforcement;
pub mod fixtures;
mod journey;
mod privacy;
mod refusals;
mod states;

use http::Method;
use serde_json::{Value, json};
use timeweave::marketplace::trust::reports::store::sound;
use timeweave::params;

use crate::support::{Heard, Person, Town};

/// No limits, for stories that do much.
const UNLIMITED: &str = "[limits]\nenabled = false\n";

fn claim() -> Value {
    json!({ "reason": "misleading", "description": "It is no oak.", "evidence_urls": ["https://pictures.example/table.jpg"] })
}

async fn report(person: &Person, listing: i64) -> Heard {
    person.post(&format!("/marketplace/listings/{listing}/report"), claim()).await
}

/// The id of a report that somebody makes.
async fn reported(person: &Person, listing: i64) -> i64 {
    let heard = report(person, listing).await;
    assert_eq!(heard.status, 201, "{}", heard.text());
    heard.json()["data"]["id"].as_i64().unwrap()
}

async fn appeal(person: &Person, report: i64) -> Heard {
    let body = json!({ "appeal_text": "The bill is about this very table." });
    person.post(&format!("/marketplace/reports/{report}/appeal"), body).await
}

async fn decide(admin: &Person, report: i64, measure: &str) -> Heard {
    put(admin, report, "resolve", measure).await
}

async fn decide_appeal(admin: &Person, report: i64, measure: &str) -> Heard {
    put(admin, report, "resolve-appeal", measure).await
}

async fn put(admin: &Person, report: i64, what: &str, measure: &str) -> Heard {
    let body = json!({ "action_taken": measure, "resolution_reason": "The picture shows pine." });
    let path = format!("/admin/marketplace/reports/{report}/{what}");
    admin.send(admin.request(Method::PUT, &path, Some(body))).await
}

async fn seen(person: &Person, report: i64) -> Value {
    person.get(&format!("/marketplace/reports/{report}")).await.ok().json()["data"].clone()
}

/// Who was told what, in the order of it, without what rings for orders.
async fn bell(town: &Town) -> Vec<(i64, String)> {
    town.deliver().await;
    let sql = "SELECT user_id, type FROM notifications WHERE type LIKE 'marketplace%' ORDER BY id, user_id";
    town.db().all(sql, params![]).await.unwrap()
}

/// Everything that is always so of reports is so.
async fn all_is_sound(town: &Town) {
    for invariant in sound::INVARIANTS {
        assert_eq!(invariant.broken(town.db()).await.unwrap(), 0, "{}", invariant.what);
    }
}
