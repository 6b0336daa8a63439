//! What members and staff are told of events.

use serde_json::json;
use timeweave::params;

use super::{decide, draft, publish, put};
use crate::each_engine;
use crate::support::{Person, Town};

/// The bell's lines of a member, oldest first: type, sentence.
async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message FROM notifications WHERE user_id = $1 AND type NOT IN ('event_registered', 'event_withdrawn') ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

fn line(kind: &str, text: &str) -> (String, String) {
    (kind.to_owned(), text.to_owned())
}

each_engine! {
    async fn staff_hear_of_a_new_event_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let id = draft(&ada, json!({})).await;
        assert_eq!(bell(&town, &broker).await, []);
        for _ in 0..2 {
            ada.tap(&format!("/events/{id}/publish")).await.ok();
        }
        assert_eq!(bell(&town, &broker).await, [line("new_event_created", "Ada published the event “Repair evening”.")]);
        assert_eq!(bell(&town, &ada).await, []);
    }

    async fn administrators_decide_and_the_organizer_hears(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        decide(&town, json!({ "moderation_required": true })).await;
        let id = draft(&ada, json!({})).await;
        ada.tap(&format!("/events/{id}/submit")).await.ok();
        let asked = line("event_pending_review", "Ada Tester would like to publish “Repair evening”. Please decide about it.");
        assert_eq!((bell(&town, &admin).await, bell(&town, &broker).await), (vec![asked], vec![]));
        admin.tap(&format!("/events/{id}/publish")).await.ok();
        let told = line("event_approved", "Your event “Repair evening” was approved and is published.");
        assert_eq!(bell(&town, &ada).await, [told]);
    }

    async fn whoever_takes_part_hears_of_changes(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({})).await;
        town.db().run(
            "INSERT INTO event_registrations (tenant_id, event_id, user_id, capacity_pool, state, version, created_at, updated_at)
             VALUES ($1, $2, $3, 'event', 'confirmed', 1, $4, $4)",
            params![town.harbour, id, ben.id, town.clock.now()],
        ).await.unwrap();
        put(&ada, &format!("/events/{id}"), json!({ "description": "Other words." })).await.ok();
        assert_eq!(bell(&town, &ben).await, []);
        put(&ada, &format!("/events/{id}"), json!({ "start_time": "2026-05-01T17:00:00" })).await.ok();
        let moved = line("event_updated", "The time or place of “Repair evening” has changed.");
        assert_eq!(bell(&town, &ben).await, [moved]);
        let cancelled = ada.post(&format!("/events/{id}/cancel"), json!({ "reason": "No hall." })).await.ok().json();
        assert_eq!(cancelled["data"]["cascade"]["registrations_cancelled"], 1);
        assert_eq!(bell(&town, &ben).await[1..], [line("event_cancelled", "“Repair evening” was cancelled. No hall.")]);
        assert_eq!((bell(&town, &cleo).await, bell(&town, &ada).await), (vec![], vec![]));
        let state: String = town.db().one("SELECT state FROM event_registrations WHERE event_id = $1", params![id]).await.unwrap();
        assert_eq!(state, "cancelled");
    }
}
