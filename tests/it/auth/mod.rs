//! Signing in and staying in (seed 0, "Authentication").

mod desk;
mod erased;
pub mod fixtures;
mod guessing;
mod impersonation;
mod login;
mod passkeys;
mod recovery;
mod refresh;
mod registration;
pub mod second_factor;
mod sessions;
mod signing_out;
mod tokens;
mod trusted_devices;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use timeweave::params;

use crate::support::{Heard, PASSWORD, Person, Town};

/// What a token says, taken at its word.
fn claims(token: &str) -> Value {
    let payload = token.split('.').nth(1).unwrap();
    serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(payload).unwrap()).unwrap()
}

/// Access and refresh token of an answer.
fn pair(answer: &Heard) -> (String, String) {
    let body = answer.json();
    let text = |name: &str| body[name].as_str().unwrap().to_owned();
    (text("access_token"), text("refresh_token"))
}

/// Tries a password from wherever `who` is.
async fn tries(who: &Person, email: &str, password: &str) -> Heard {
    who.post("/api/auth/login", json!({ "email": email, "password": password })).await
}

/// Signs a member in with everybody's password and gives both tokens.
async fn signs_in(person: &Person) -> (String, String) {
    let email = format!("{}@{}.example", person.name, person.tenant.as_deref().unwrap());
    pair(&tries(&person.with_token(None), &email, PASSWORD).await.ok())
}

/// Changes a member behind the doors' back, by an assignment such as `status = 'banned'`.
async fn change(town: &Town, person: &Person, assignment: &'static str) {
    let sql = format!("UPDATE users SET {assignment} WHERE id = $1");
    assert_eq!(town.db().run(crate::support::leak(sql), params![person.id]).await.unwrap(), 1);
}

/// Gives `harbour` rules of its own, and waits until every gateway knows them.
async fn rule(town: &Town, settings: Value) {
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.later(chrono::TimeDelta::seconds(6));
}

/// Status and code, where no field is named.
fn told(heard: &Heard) -> (u16, String) {
    let (status, code, field) = heard.refusal();
    assert_eq!(field, "", "{}", heard.text());
    (status, code)
}

/// Whether a token opens a member's door.
async fn opens(person: &Person, token: &str) -> bool {
    let heard = person.with_token(Some(token)).get("/users/me").await;
    if heard.status != 200 {
        assert_eq!(told(&heard), (401, "auth_required".to_owned()));
    }
    heard.status == 200
}
