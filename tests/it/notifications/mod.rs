//! The bell as its member sees it, what they want to hear of, and whom they do not want to hear of (spec notifications 1 to 5, 9).

mod choices;
pub mod fixtures;
mod form;
mod graph;
mod grouped;
mod inbox;
mod mutes;
mod older;
mod races;
mod scale;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Heard, Person, Town};

/// Status, code and field of a refusal.
type Refused = (u16, String, String);

/// A line in the bell of `to`, as an event of the community writes it.
async fn ring(town: &Town, to: &Person, actor: Option<&Person>, kind: &str, link: Option<&str>) -> i64 {
    let tenant = if to.tenant.as_deref() == Some("meadow") { town.meadow } else { town.harbour };
    town.db()
        .one(
            "INSERT INTO notifications (tenant_id, user_id, actor_id, type, link, message, created_at)
             VALUES ($1, $2, $3, $4, $5, 'Something happened.', $6)
             RETURNING id",
            params![tenant, to.id, actor.map(|person| person.id), kind, link, town.clock.now()],
        )
        .await
        .unwrap()
}

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

/// The ids in a list, and the cursor of its next page.
async fn ids(person: &Person, path: &str) -> (Vec<i64>, Option<String>) {
    let page = person.get(path).await.ok().json();
    let ids = page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect();
    let cursor = page["meta"]["cursor"].as_str().map(str::to_owned);
    assert_eq!(page["meta"]["has_more"], json!(cursor.is_some()));
    (ids, cursor)
}

async fn counts(person: &Person) -> Value {
    person.get("/notifications/counts").await.ok().json()["data"].clone()
}

/// How many lines are unread and not deleted, whoever asks.
async fn unread(person: &Person) -> i64 {
    counts(person).await["total"].as_i64().unwrap()
}

/// Every row that the calls of these tests change, so that a refused one can be shown to have changed nothing.
async fn traces(town: &Town) -> Vec<String> {
    let sql = "SELECT id || ' ' || COALESCE(CAST(read_at AS TEXT), '-') || ' ' || COALESCE(CAST(deleted_at AS TEXT), '-')
                 FROM notifications
                UNION ALL
               SELECT id || ' ' || CAST(notification_preferences AS TEXT) || ' ' || CAST(federation_notifications_enabled AS TEXT)
                 FROM users
                UNION ALL
               SELECT user_id || ' ' || context_type || ' ' || context || ' ' || frequency FROM notification_settings
                UNION ALL
               SELECT user_id || ' ' || muted_user_id FROM user_mutes
                UNION ALL
               SELECT user_id || ' ' || notification_frequency FROM match_preferences
                ORDER BY 1";
    town.db().all(sql, params![]).await.unwrap()
}
