//! Members (spec platform 3.3 and 3.4).

mod availability;
mod badges;
mod blocks;
mod directory;
mod earned;
mod editing;
pub mod fixtures;
mod hidden;
mod language;
mod last_seen;
mod nearby;
mod numbers;
mod preferences;
mod profiles;
mod skills;

use serde_json::json;
use timeweave::params;

use crate::support::{Heard, Person, Town, leak};

/// Changes a member behind the doors' back, by assignments such as `status = 'banned'`.
async fn change(town: &Town, person: &Person, assignments: &str) {
    let sql = leak(format!("UPDATE users SET {assignments} WHERE tenant_id = $1 AND id = $2"));
    assert_eq!(town.db().run(sql, params![town.harbour, person.id]).await.unwrap(), 1);
}

async fn profile(viewer: &Person, other: &Person) -> Heard {
    viewer.get(&format!("/users/{}", other.id)).await
}

async fn block(who: &Person, whom: &Person) -> Heard {
    who.post(&format!("/users/{}/block", whom.id), json!({})).await
}

fn told(heard: &Heard) -> (u16, String) {
    let (status, code, _) = heard.refusal();
    (status, code)
}
