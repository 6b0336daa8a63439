//! From the draft to the archive.

use http::Method;
use serde_json::json;
use timeweave::params;

use super::{decide, draft, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Person, Town};

async fn cancel(person: &Person, id: i64, reason: &str) -> crate::support::Heard {
    person.post(&format!("/events/{id}/cancel"), json!({ "reason": reason })).await
}

/// The steps of an event, as they are stored.
async fn steps(town: &Town, id: i64) -> Vec<(i64, String)> {
    let sql =
        "SELECT lifecycle_version, action FROM event_status_history WHERE tenant_id = $1 AND event_id = $2 ORDER BY id";
    town.db().all(sql, params![town.harbour, id]).await.unwrap()
}

fn step(version: i64, action: &str) -> (i64, String) {
    (version, action.to_owned())
}

each_engine! {
    async fn an_event_is_published_cancelled_and_archived(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        assert_eq!(read(&ben, id).await["schedule"]["state"], "upcoming");
        // Publishing again changes nothing.
        ada.tap(&format!("/events/{id}/publish")).await.ok();
        assert_eq!(steps(&town, id).await, [step(1, "publish")]);
        assert_eq!(ben.tap(&format!("/events/{id}/publish")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cancel(&ben, id, "No.").await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cancel(&ada, id, " ").await.refusal(), refusal(422, "VALIDATION_REQUIRED_FIELD", "reason"));

        let mut answer = cancel(&ada, id, " The hall is closed. ").await.ok().json();
        let told = answer["data"]["outbox_id"].take();
        let history = answer["data"]["history_id"].take();
        assert!(told.is_i64() && history.is_i64());
        let cascade = json!({ "reminders_cancelled": 0, "waitlist_cancelled": 0, "registrations_cancelled": 0 });
        assert_eq!(answer["data"], json!({
            "action": "cancel", "requested_action": "cancel", "outcome": "cancelled", "event_id": id, "changed": true, "replayed": false,
            "idempotent_replay": false, "idempotency_key_supplied": false, "cancelled": true, "already_cancelled": false,
            "archived": false, "already_archived": false, "deleted": false, "publication_status": "published",
            "operational_status": "cancelled", "status": "cancelled", "lifecycle_version": 2, "reason": "The hall is closed.",
            "history_id": null, "outbox_id": null, "cascade": cascade,
            "series": {
                "is_series": false, "target_count": 1, "changed_count": 1, "replayed_count": 0, "history_count": 1, "outbox_count": 1,
                "event_ids": [id], "changed_event_ids": [id],
            },
        }));
        let seen = read(&ben, id).await;
        assert_eq!((&seen["schedule"]["state"], &seen["cancellation_reason"]), (&json!("cancelled"), &json!("The hall is closed.")));
        let again = cancel(&ada, id, "Again.").await.ok().json();
        assert_eq!((&again["data"]["outcome"], &again["data"]["changed"]), (&json!("already_cancelled"), &json!(false)));

        let gone = ada.delete(&format!("/events/{id}?reason=Over")).await.ok().json();
        assert_eq!((&gone["data"]["outcome"], &gone["data"]["status"]), (&json!("archived"), &json!("cancelled")));
        assert_eq!(steps(&town, id).await, [step(1, "publish"), step(2, "cancel"), step(3, "archive")]);
        assert_eq!(ben.get(&format!("/events/{id}")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(read(&ada, id).await["schedule"]["state"], "archived");
        assert_eq!(ada.tap(&format!("/events/{id}/publish")).await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", ""));
        assert_eq!(town.count("events").await, 1, "nothing is deleted");
    }

    async fn a_draft_is_archived_without_a_word(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = draft(&ada, json!({})).await;
        assert_eq!(cancel(&ada, id, "No.").await.refusal(), refusal(409, "EVENT_LIFECYCLE_CONFLICT", ""));
        let gone = ada.delete(&format!("/events/{id}")).await.ok().json();
        assert_eq!(gone["data"]["outcome"], "archived");
        assert_eq!(ada.delete(&format!("/events/{id}")).await.ok().json()["data"]["outcome"], "already_archived");
        let live = publish(&ada, json!({})).await;
        let refused = ada.delete(&format!("/events/{live}")).await.refusal();
        assert_eq!(refused, refusal(422, "VALIDATION_REQUIRED_FIELD", "reason"));
    }

    async fn where_the_community_decides_an_administrator_publishes(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = draft(&ada, json!({})).await;
        let (submit, publish) = (format!("/events/{id}/submit"), format!("/events/{id}/publish"));
        assert_eq!(ada.tap(&submit).await.refusal(), refusal(409, "EVENT_REVIEW_NOT_REQUIRED", ""));
        decide(&town, json!({ "moderation_required": true })).await;
        assert_eq!(ada.tap(&publish).await.refusal(), refusal(409, "EVENT_REVIEW_REQUIRED", ""));
        assert_eq!(admin.tap(&submit).await.refusal(), refusal(409, "EVENT_REVIEW_NOT_REQUIRED", ""));
        let waiting = ada.tap(&submit).await.ok().json();
        assert_eq!(waiting["data"]["schedule"]["state"], "pending_review");
        assert_eq!(waiting["data"]["permissions"]["edit"], false);
        let change = put(&ada, &format!("/events/{id}"), json!({ "title": "Other" })).await;
        assert_eq!(change.refusal(), refusal(422, "EVENT_REVIEW_PENDING", ""));
        ada.tap(&submit).await.ok();
        admin.tap(&publish).await.ok();
        assert_eq!(steps(&town, id).await, [step(1, "submit"), step(2, "publish")]);
        assert_eq!(read(&ada, id).await["schedule"]["state"], "upcoming");
    }

    async fn the_history_names_whoever_acted_as_somebody(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let ann = town.member_as("harbour", "ann", "admin").await;
        let id = draft(&ada, json!({})).await;
        let proof = ann.tap(&format!("/admin/users/{}/impersonate", ada.id)).await.ok().json()["data"]["token"].clone();
        let heard = ada.with_token(None).post("/auth/impersonate/exchange", json!({ "token": proof })).await.ok().json();
        let acting = ada.with_token(heard["access_token"].as_str());
        acting.tap(&format!("/events/{id}/publish")).await.ok();
        cancel(&ada, id, "No hall.").await.ok();
        let page = ada.get(&format!("/events/{id}/lifecycle-history")).await.ok().json();
        let named: Vec<_> = page["data"].as_array().unwrap().iter().map(|row| (row["actor_id"].clone(), row["impersonator_name"].clone())).collect();
        assert_eq!(named, [(json!(ada.id), json!(null)), (json!(ada.id), json!("Ann Tester"))]);
    }

    async fn a_key_is_noted_wherever_it_stands(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({})).await;
        let path = format!("/events/{id}/cancel");
        let keyed = async |method: Method, path: &str, key: &str| {
            let mut request = ada.request(method, path, Some(json!({ "reason": "No hall." })));
            request.headers_mut().insert("idempotency-key", key.parse().unwrap());
            ada.send(request).await
        };
        assert_eq!(ada.tap(&path).await.refusal(), refusal(422, "VALIDATION_REQUIRED_FIELD", "reason"), "without a body");
        let long = "k".repeat(192);
        assert_eq!(keyed(Method::POST, &path, &long).await.refusal(), refusal(422, "VALIDATION_ERROR", "Idempotency-Key"));
        assert_eq!(keyed(Method::POST, &path, "abc").await.ok().json()["data"]["idempotency_key_supplied"], true);
        let path = format!("/events/{id}");
        assert_eq!(keyed(Method::DELETE, &path, "abc").await.ok().json()["data"]["idempotency_key_supplied"], true);
        assert_eq!(ada.delete(&path).await.ok().json()["data"]["idempotency_key_supplied"], false);
    }

    async fn the_history_is_for_those_who_manage_the_event(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        cancel(&ada, id, "The hall is closed.").await.ok();
        let path = format!("/events/{id}/lifecycle-history");
        let mut page = ada.get(&format!("{path}?per_page=1")).await.ok().json();
        let cursor = page["meta"]["cursor"].take();
        let row = &mut page["data"][0];
        assert!(row["id"].take().is_i64() && row["actor"]["display_name"].take().is_string());
        assert_eq!(page["data"], json!([{
            "id": null, "lifecycle_version": 2, "publication": { "from": "published", "to": "published" },
            "operational": { "from": "scheduled", "to": "cancelled" }, "reason": "The hall is closed.",
            "actor_id": ada.id, "actor": { "id": ada.id, "display_name": null }, "impersonator_name": null,
            "evidence": {
                "series": {
                    "is_series": false, "target_count": 1, "changed_count": 1, "replayed_count": 0, "history_count": 1, "outbox_count": 1,
                    "event_ids": [id], "changed_event_ids": [id],
                },
                "axes_changed": ["operational"], "notifications_suppressed": false,
                "cascade": { "reminders_cancelled": 0, "waitlist_cancelled": 0, "registrations_cancelled": 0 },
            },
            "created_at": "2026-01-05T12:00:00Z", "immutable": true,
        }]));
        let rest = ada.get(&format!("{path}?per_page=1&cursor={}", cursor.as_str().unwrap())).await.ok().json();
        assert_eq!((rest["data"][0]["lifecycle_version"].clone(), rest["meta"]["has_more"].clone()), (json!(1), json!(false)));
        assert_eq!(ben.get(&path).await.refusal(), refusal(403, "EVENT_LIFECYCLE_HISTORY_FORBIDDEN", ""));
        assert_eq!(ada.get("/events/999/lifecycle-history").await.refusal(), refusal(404, "EVENT_LIFECYCLE_HISTORY_NOT_FOUND", ""));
        let other = publish(&ada, json!({})).await;
        let elsewhere = ada.get(&format!("/events/{other}/lifecycle-history?cursor={}", cursor.as_str().unwrap())).await;
        assert_eq!(elsewhere.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
    }
}
