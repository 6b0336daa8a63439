//! Signing keys change: what older ones sealed is read as long as they are configured, and is sealed anew, so that they may go.

use serde_json::{Value, json};
use timeweave::app::App;
use timeweave::base::Chance;
use timeweave::config::Config;
use timeweave::events::recurrence::blueprint;
use timeweave::events::{agenda, forms, guests};
use timeweave::params;

use super::{confirm, publish, put};
use crate::each_engine;
use crate::support::{Person, Town};

const NEW: &str = "new:0123456789abcdef0123456789abcdef";

/// A gateway on the town's database with these keys.
async fn gateway(town: &Town, keys: &[&str]) -> App {
    let config = format!(
        "[database]\nurl = {:?}\n[data]\ndir = {:?}\n[auth]\nkeys = {keys:?}\n",
        town.url,
        town.data().display().to_string(),
    );
    App::open(&Config::parse(&config).unwrap(), town.clock.clone(), Chance::System).await.unwrap()
}

/// What somebody reads there: an answer of theirs, the name of a guest, an address.
async fn read(person: &Person, event: i64) -> (Value, Value, Value) {
    let product = format!("/events/{event}/registration-product");
    let answers = person.get(&product).await.ok().json()["data"]["submission"]["answers"][0]["value"].clone();
    let guest = person.get(&format!("{product}/guests")).await.ok().json()["data"][0]["display_name"].clone();
    let agenda = person.get(&format!("/events/{event}/agenda")).await.ok().json();
    (answers, guest, agenda["data"]["sessions"][0]["resources"][0]["url"].clone())
}

each_engine! {
    async fn what_an_old_key_sealed_is_read_until_it_goes_and_sealed_anew_before(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let product = format!("/events/{id}/registration-product");
        put(&ada, &format!("{product}/settings"), json!({ "answers": "none", "guests_per_member": 1, "expected_version": 0 })).await.ok();
        let questions = json!([{ "key": "food", "kind": "short_text", "label": "What do you eat?" }]);
        let form = ada.post(&format!("{product}/forms"), json!({ "title": "Before", "questions": questions })).await.json()["data"]["id"].clone();
        ada.post(&format!("{product}/forms/{form}/publish"), json!({ "expected_version": 1 })).await.ok();
        confirm(&ben, id).await;
        let own = ben.get(&format!("/events/{id}/relationship")).await.ok().json()["data"]["registration"]["id"].clone();
        let said = json!({ "form_id": form, "answers": [{ "key": "food", "value": "Soup" }] });
        ben.post(&format!("{product}/submissions"), said).await.ok();
        ben.post(&format!("{product}/registrations/{own}/guests"), json!({ "display_name": "Nora" })).await.ok();
        let session = json!({
            "title": "Mending radios", "start_time": "2026-05-01T18:30:00", "end_time": "2026-05-01T19:30:00",
            "resources": [{ "title": "Plans", "url": "https://files.example/plans" }],
        });
        ada.post(&format!("/events/{id}/agenda/sessions"), session).await.ok();
        let blueprint = "INSERT INTO event_recurrence_definition_blueprints (tenant_id, root_event_id, source_event_id, source_recurrence, blueprint_version,
                                schema_version, effective_from, sections, counts, manifest, manifest_hash, request_hash, idempotency_hash, created_at)
                         VALUES ($1, $2, $2, 'x', 1, 1, 'x', '{}', '{}', '{}', 'x', 'x', 'x', $3) RETURNING id";
        let blueprint: i64 = town.db().one(blueprint, params![town.harbour, id, town.clock.now()]).await.unwrap();
        let kept: timeweave::db::Json<Vec<Value>> = town.db().one("SELECT resources FROM event_sessions WHERE event_id = $1", params![id]).await.unwrap();
        let address = "INSERT INTO event_recurrence_definition_addresses (tenant_id, blueprint_id, session, nth, sealed_by, sealed) VALUES ($1, $2, 1, 1, '', $3)";
        town.db().run(address, params![town.harbour, blueprint, kept.0[0]["sealed_url"].as_str().unwrap()]).await.unwrap();
        let whole = (json!("Soup"), json!("Nora"), json!("https://files.example/plans"));
        assert_eq!(read(&ben, id).await, whole);
        // Another key seals from now on; the old one is still configured.
        let keys: Value = serde_json::from_slice(&std::fs::read(town.data().join("keys.json")).unwrap()).unwrap();
        let old = &keys["keys"][0];
        let old = format!("{}:{}", old["kid"].as_str().unwrap(), old["secret"].as_str().unwrap());
        let both = gateway(&town, &[NEW, &old]).await;
        let mut there = Person { router: both.router(), ..ben.clone() };
        there.signs_in().await;
        assert_eq!(read(&there, id).await, whole);
        // Without it, nothing is read; nothing breaks, either.
        let late = gateway(&town, &[NEW]).await;
        let late = Person { router: late.router(), ..there.clone() };
        assert_eq!(read(&late, id).await, (Value::Null, Value::Null, Value::Null));
        // What it sealed is sealed anew, once.
        for expected in [[1, 1, 1, 1], [0, 0, 0, 0]] {
            let world = both.world();
            let done = [
                forms::tasks::tick(world).await, guests::tasks::tick(world).await, agenda::tasks::tick(world).await, blueprint::tasks::tick(world).await,
            ];
            assert_eq!(done.map(Result::unwrap), expected);
        }
        assert_eq!(read(&late, id).await, whole);
        let left: i64 = town.db().one(
            "SELECT (SELECT COUNT(*) FROM event_answers WHERE sealed_by <> 'new') + (SELECT COUNT(*) FROM event_guests WHERE sealed_by <> 'new')
                  + (SELECT COUNT(*) FROM event_sessions WHERE sealed_by <> 'new')
                  + (SELECT COUNT(*) FROM event_recurrence_definition_addresses WHERE sealed_by <> 'new')",
            params![],
        ).await.unwrap();
        assert_eq!(left, 0, "the old key may go");
    }
}
