//! Reviews: writing, reading, anonymity, moderation.

mod anonymity;
pub mod fixtures;
mod moderation;
mod pending;
mod reading;
mod states;
mod writing;

use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Heard, Person, Town, leak};

/// Reviews somebody through the door.
pub async fn reviews(one: &Person, other: &Person, rating: i64, more: Value) -> Heard {
    let mut body = json!({ "receiver_id": other.id, "rating": rating });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    one.post("/reviews", body).await
}

/// Reviews somebody and gives the review's id.
pub async fn reviewed(one: &Person, other: &Person, rating: i64, more: Value) -> i64 {
    reviews(one, other, rating, more).await.ok().json()["data"]["id"].as_i64().unwrap()
}

/// The day of what was written is over: anonymous reviews are there for everybody.
pub async fn published(town: &Town) {
    town.db().run("UPDATE reviews SET is_published = TRUE", params![]).await.unwrap();
}

/// A completed transaction of hours from one member to another, as the wallet leaves it behind.
pub async fn deal(town: &Town, from: &Person, to: &Person) -> i64 {
    dealt(town, from, to, "transfer", "completed").await
}

/// A transaction of a kind, in a state.
pub async fn dealt(town: &Town, from: &Person, to: &Person, kind: &str, status: &str) -> i64 {
    let tenant = if from.tenant.as_deref() == Some("meadow") { town.meadow } else { town.harbour };
    let now = town.clock.now();
    let mut tx = town.db().begin().await.unwrap();
    let mut accounts = Vec::new();
    for person in [from, to] {
        tx.run(
            "INSERT INTO accounts (tenant_id, kind, user_id, balance, total_in, total_out, transaction_count, created_at, updated_at)
             VALUES ($1, 'member', $2, 0, 0, 0, 0, $3, $3)
                 ON CONFLICT DO NOTHING",
            params![tenant, person.id, now],
        )
        .await
        .unwrap();
        let account = "SELECT id FROM accounts WHERE tenant_id = $1 AND user_id = $2";
        accounts.push(tx.one::<i64>(account, params![tenant, person.id]).await.unwrap());
    }
    let settled = status == "completed";
    let id: i64 = tx
        .one(
            "INSERT INTO transactions (tenant_id, sender_id, receiver_id, from_account_id, to_account_id, amount, debit, credit,
                    description, status, transaction_type, deleted_for_sender, deleted_for_receiver, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, 100, $6, $7, 'Bicycle repair', $8, $9, FALSE, FALSE, $10, $10)
             RETURNING id",
            params![
                tenant,
                from.id,
                to.id,
                accounts[0],
                accounts[1],
                settled.then_some(-100_i64),
                settled.then_some(100_i64),
                status,
                kind,
                now
            ],
        )
        .await
        .unwrap();
    if settled {
        for (account, amount) in [(accounts[0], -100_i64), (accounts[1], 100)] {
            tx.run(
                "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
                 VALUES ($1, $2, $3, $4, 0, $5)",
                params![tenant, id, account, amount, now],
            )
            .await
            .unwrap();
        }
    }
    tx.commit().await.unwrap();
    id
}

/// A review from another community, as federation leaves it behind.
pub async fn from_afar(town: &Town, receiver: &Person, rating: i64, shown: bool, name: Option<&str>) -> i64 {
    let now = town.clock.now();
    town.db()
        .one(
            "INSERT INTO reviews (id, tenant_id, receiver_id, rating, status, review_type, is_anonymous, show_cross_tenant, reviewer_tenant,
                    reviewer_name, created_at, updated_at)
             VALUES ((SELECT COALESCE(MAX(id), 0) + 1 FROM reviews), $1, $2, $3, 'approved', 'federated', FALSE, $4, $5, $6, $7, $7)
             RETURNING id",
            params![town.harbour, receiver.id, rating, shown, town.meadow, name, now],
        )
        .await
        .unwrap()
}

/// A review's status, and whether its author took it back; nothing if it is gone.
pub async fn stored(town: &Town, id: i64) -> Option<(String, bool)> {
    town.db()
        .optional::<(String, bool)>(
            "SELECT status, deleted_by_author_at IS NOT NULL FROM reviews WHERE id = $1",
            params![id],
        )
        .await
        .unwrap()
}

/// The bell of a member: types and sentences, the oldest first.
pub async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    let sql = format!("SELECT type, message FROM notifications WHERE user_id = {} ORDER BY id", person.id);
    town.db().all::<(String, String)>(leak(sql), params![]).await.unwrap()
}

/// A member as reviews show them to other members.
pub fn shown(person: &Person, name: &str) -> Value {
    json!({
        "id": person.id, "name": name, "first_name": name, "last_name": null, "avatar": null, "avatar_url": null,
        "organization_name": null, "profile_type": "individual",
    })
}

/// Whoever wrote an anonymous review, or has a name alone.
pub fn nobody(name: &str) -> Value {
    json!({
        "id": null, "name": name, "first_name": null, "last_name": null, "avatar": null, "avatar_url": null,
        "organization_name": null, "profile_type": null,
    })
}
