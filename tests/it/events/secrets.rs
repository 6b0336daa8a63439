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
    async fn marked_secrets_stay_where_they_belong(engine: Engine) {
        let (town, server) = crate::mail::posting(engine).await;
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

    async fn what_is_answered_and_told_stands_in_one_place(engine: Engine) {
        let (town, server) = crate::mail::posting(engine).await;
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = publish(&ada, json!({ "max_attendees": 2, "online_link": "https://meet.example/marked-link" })).await;
        let product = format!("/events/{id}/registration-product");
        let questions = json!([
            { "key": "need", "kind": "long_text", "label": "What do you need?", "required": true, "sensitive": true },
            { "key": "note", "kind": "short_text", "label": "What else?", "audience": "check_in_staff" },
        ]);
        let form = ada.post(&format!("{product}/forms"), json!({ "title": "x", "questions": questions })).await.ok().json()["data"]["id"].clone();
        ada.post(&format!("{product}/forms/{form}/publish"), json!({ "expected_version": 1 })).await.ok();
        put(&ada, &format!("{product}/settings"), json!({ "answers": "before", "expected_version": 0 })).await.ok();
        let answers = json!([{ "key": "need", "value": "marked-answer" }, { "key": "note", "value": "marked-note" }]);
        let given = json!({ "form_id": form, "answers": answers });
        // Also what is refused is told nobody.
        let refused = json!({ "form_id": form, "answers": [{ "key": "need", "value": ["marked-refused"] }] });
        assert_eq!(ben.post(&format!("{product}/submissions"), refused).await.status, 422);
        let mut wire = Vec::new();
        for person in [&ben, &cleo] {
            // Nor is an answer kept for those who repeat a call under a key.
            let mut request = person.request(http::Method::POST, &format!("{product}/submissions"), Some(given.clone()));
            request.headers_mut().insert("idempotency-key", http::HeaderValue::from_static("answers-of-a-guest"));
            let kept = person.send(request).await.ok().json()["data"].clone();
            assert_eq!((&kept["complete"], &kept["answers"][0]["value"]), (&json!(true), &json!("marked-answer")));
            person.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
        }
        let said = json!({ "subject": "News", "body": "marked-body", "segments": ["confirmed"] });
        let told = ada.post(&format!("/events/{id}/broadcasts"), said).await.ok().json()["data"]["id"].clone();
        server.behaves(crate::support::Manner::Says("RCPT", "550 5.1.1 <ben@harbour.example>: marked-provider"));
        ada.post(&format!("/event-broadcasts/{told}/schedule"), json!({ "expected_version": 1 })).await.ok();
        let own = ada.get(&format!("{product}/submissions")).await.ok().json()["data"][0]["submission_id"].clone();
        ada.post(&format!("{product}/submissions/{own}/answers"), json!({})).await.ok();
        cleo.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        town.deliver().await;
        town.post().await;
        for path in [format!("/events/{id}"), product.clone(), format!("/events/{id}/attendees"), "/events".into(), "/notifications".into(), format!("/events/{id}/calendar.ics")] {
            wire.push(dora.get(&path).await.text());
        }
        for path in ["/people", "/people/export.csv", "/broadcasts", "/registration-product/manage", "/lifecycle-history"] {
            wire.push(ada.get(&format!("/events/{id}{path}")).await.ok().text().replace("marked-body", ""));
        }
        wire.extend(server.letters().iter().map(|letter| format!("{} {}", letter.text(), letter.html())));
        let tables = crate::keys::owned(town.db()).await;
        for (secret, places) in [
            ("marked-link", &["events"][..]),
            ("marked-answer", &[]),
            ("marked-note", &[]),
            ("marked-refused", &[]),
            ("marked-body", &["event_broadcasts"]),
            // Why a server took no letter is for operators, where letters and tasks are listed; it names nobody.
            ("marked-provider", &["email_log", "notification_queue", "tasks"]),
        ] {
            for table in &tables {
                let found = rows(&town, table).await.iter().any(|row| row.contains(secret));
                assert!(!found || places.contains(&table.as_str()), "{secret} is in {table}");
            }
            assert!(wire.iter().all(|text| !text.contains(secret)), "{secret} is on the wire");
        }
        // Where somebody is written to stands in nothing of events, and in nothing that is handed on.
        let handed_on = ["domain_events", "tasks", "notifications", "notification_queue", "push_queue"];
        for table in tables.iter().filter(|table| table.starts_with("event") || handed_on.contains(&table.as_str())) {
            assert!(rows(&town, table).await.iter().all(|row| !row.contains("@harbour.example")), "an address is in {table}");
        }
        let kept: i64 = town.db().one("SELECT COUNT(*) FROM event_answers", params![]).await.unwrap();
        assert_eq!(kept, 4, "it is kept, and sealed");
    }
}
