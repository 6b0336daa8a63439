//! What must not leave its place: ways to take part, words that were said in confidence, secrets of links.

use serde_json::json;
use timeweave::db::Engine;
use timeweave::params;

use super::{publish, put};
use crate::each_engine;
use crate::support::{Town, leak};

/// All of a table's rows as text.
pub async fn rows(town: &Town, table: &str) -> Vec<String> {
    let whole = match town.db().engine() {
        Engine::Postgres => "row_to_json(x)::text".to_owned(),
        Engine::Sqlite => {
            let sql = leak(format!("SELECT name FROM pragma_table_info('{table}')"));
            let columns: Vec<String> = town.db().all(sql, params![]).await.unwrap();
            let texts = columns.iter().map(|column| format!("CASE typeof(\"{column}\") WHEN 'blob' THEN hex(\"{column}\") ELSE COALESCE(CAST(\"{column}\" AS TEXT), '') END"));
            texts.collect::<Vec<_>>().join(" || '|' || ")
        }
    };
    town.db().all(leak(format!("SELECT {whole} FROM {table} x")), params![]).await.unwrap()
}

each_engine! {
    async fn marked_secrets_stay_where_they_belong(town: Town) {
        let (town, server) = crate::mail::posting(&town).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let more = json!({ "max_attendees": 1, "online_link": "https://meet.example/marked-link", "video_url": "https://meet.example/marked-video" });
        let id = publish(&ada, more).await;
        let act = async |person: &crate::support::Person, what: &str, reason: &str| {
            person.post(&format!("/events/{id}/{what}"), json!({ "reason": reason })).await.ok()
        };
        act(&ben, "registration/confirm", "x").await;
        act(&cleo, "registration/waitlist", "x").await;
        let made = ben.post("/events/calendar/feed-tokens", json!({})).await.ok().json();
        let feed = made["data"]["secret"].as_str().unwrap().to_owned();
        let link = format!("/events/calendar/personal/harbour/{feed}.ics");
        let calendar = town.stranger().in_community(None).get(&link).await.ok().text();
        put(&ada, &format!("/events/{id}"), json!({ "online_link": "https://meet.example/marked-hall" })).await.ok();
        act(&ben, "registration/withdraw", "marked-reason").await;
        act(&cleo, "registration/waitlist/accept", "x").await;
        admin.post(&format!("/admin/events/{id}/postpone"), json!({ "reason": "marked-ground" })).await.ok();
        act(&ada, "cancel", "marked-ground").await;
        town.deliver().await;
        town.post().await;

        let letters: Vec<String> = server.letters().iter().map(|letter| format!("{} {}", letter.text(), letter.html())).collect();
        assert!(!letters.is_empty());
        let tables = crate::keys::owned(town.db()).await;
        for (secret, places) in [
            // The event says how to take part, to those who take part.
            ("marked-link", &[][..]),
            ("marked-video", &["events"]),
            ("marked-hall", &["events"]),
            // Why somebody withdrew is in the history, for those who manage the event.
            ("marked-reason", &["event_registration_history"]),
            // Why it is cancelled is said of the event, and to its organizer if others decide.
            ("marked-ground", &["events", "event_status_history", "event_registration_history", "notifications", "notification_queue"]),
            (feed.as_str(), &[]),
        ] {
            for table in &tables {
                let found = rows(&town, table).await.iter().any(|row| row.contains(secret));
                assert!(!found || places.contains(&table.as_str()), "{secret} is in {table}");
            }
            assert!(!calendar.contains(secret), "{secret} is in a calendar");
            if secret != "marked-ground" {
                assert!(letters.iter().all(|letter| !letter.contains(secret)), "{secret} is in a mail");
            }
        }
    }
}
