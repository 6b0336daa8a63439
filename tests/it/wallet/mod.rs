//! The wallet: what moves, what is refused, and a ledger in which no hour appears or vanishes (spec platform 5.1 to 5.3).

mod admin;
pub mod fixtures;
mod graph;
mod history;
mod keyed;
mod ledger;
mod storm;
mod transfers;
mod welcome;

use std::sync::Arc;

use http::{HeaderValue, Method};
use serde_json::{Value, json};
use timeweave::base::{Hours, MemberId};
use timeweave::call::{Call, Tenant};
use timeweave::params;
use timeweave::tenancy::Tenants;
use timeweave::wallet::store::audit;
use timeweave::wallet::{self, Holder, Kind, Payment};

use crate::support::{Heard, Person, Town, leak};

/// No limits, for stories that do much.
const UNLIMITED: &str = "[limits]\nenabled = false\n";

async fn community(town: &Town, id: i64) -> Arc<Tenant> {
    town.world().room::<Tenants>().unwrap().by_id(town.world(), id.into()).await.unwrap().unwrap()
}

/// A call of nobody's in `harbour`.
async fn errand(town: &Town) -> Call {
    town.world().errand(Some(community(town, town.harbour).await))
}

/// Gives a member of `harbour` so many hundredths from issuance.
pub async fn grant(town: &Town, person: &Person, hundredths: i64) -> i64 {
    let call = errand(town).await;
    let mut tx = call.begin().await.unwrap();
    let to = Holder::Member(MemberId::from(person.id));
    let payment = Payment::new(Holder::Issuance, to, Hours::from_hundredths(hundredths), Kind::AdminGrant, "A start");
    let paid = wallet::pay(&mut tx, payment).await.unwrap();
    tx.commit().await.unwrap();
    paid.id.get()
}

/// What a member has, in hundredths, as the database says.
async fn has(town: &Town, person: &Person) -> i64 {
    let found =
        town.db().optional("SELECT balance FROM accounts WHERE user_id = $1", params![person.id]).await.unwrap();
    found.unwrap_or_default()
}

/// What a member has, as the door says.
async fn balance(person: &Person) -> Value {
    person.get("/wallet/balance").await.ok().json()["data"]["balance"].clone()
}

async fn send(from: &Person, to: &Person, amount: f64) -> Heard {
    from.post("/wallet/transfer", json!({ "recipient": to.id, "amount": amount })).await
}

/// The same with an idempotency key.
async fn keyed(person: &Person, path: &str, key: &str, body: Value) -> Heard {
    let mut request = person.request(Method::POST, path, Some(body));
    request.headers_mut().insert("idempotency-key", HeaderValue::from_bytes(key.as_bytes()).unwrap());
    person.send(request).await
}

/// Decides something in a community's settings.
async fn decide(town: &Town, rules: Value) {
    town.db()
        .run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, json!({ "wallet": rules })])
        .await
        .unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

/// Fails the test unless every community's ledger is sound.
pub async fn is_sound(town: &Town) {
    let db = town.db();
    for (what, wrong) in [
        ("unbalanced", audit::UNBALANCED.broken(db).await.unwrap()),
        ("miscounted", audit::MISCOUNTED.broken(db).await.unwrap()),
        ("overdrawn", audit::OVERDRAWN.broken(db).await.unwrap()),
        ("uneven", audit::UNEVEN.broken(db).await.unwrap()),
        ("misnamed", audit::MISNAMED.broken(db).await.unwrap()),
    ] {
        assert_eq!(wrong, 0, "{what}");
    }
}

/// What a statement counts.
async fn count(town: &Town, sql: &str) -> i64 {
    town.db().one(leak(sql.to_owned()), params![]).await.unwrap()
}
