//! Administrators look at listings first: what waits, who decides, who is told.

use serde_json::{Value, json};
use timeweave::params;

use super::{found, ids, path, put, seen, sells};
use crate::each_engine;
use crate::support::{Person, Town};

const QUEUE: &str = "/admin/marketplace/listings?moderation_status=pending";

async fn decide(person: &Person, id: i64, decision: &str, body: Value) -> crate::support::Heard {
    person.post(&format!("/admin/marketplace/listings/{id}/{decision}"), body).await
}

async fn bell(town: &Town) -> Vec<(i64, String, String)> {
    town.deliver().await;
    let sql = "SELECT user_id, type, message FROM notifications WHERE type LIKE 'marketplace%' ORDER BY id, user_id";
    let lines: Vec<(i64, String, String)> = town.db().all(sql, params![]).await.unwrap();
    lines.into_iter().map(|(to, kind, text)| (to, kind, text.replace(['\u{2068}', '\u{2069}'], ""))).collect()
}

each_engine! {
    async fn a_listing_waits_is_approved_and_waits_again(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let id = sells(&town, &ada, json!({})).await;
        assert_eq!(ben.get(&path(id)).await.status, 404);
        let asks = (admin.id, "marketplace_listing_pending_review".to_owned(), "Something that Ada Tester sells is waiting to be approved.".to_owned());
        assert_eq!(bell(&town).await, std::slice::from_ref(&asks));

        let queue = admin.get(QUEUE).await.ok().json();
        assert_eq!((ids(&queue), &queue["data"][0]["moderation_status"]), (vec![id], &json!("pending")));
        assert_eq!(queue["meta"], json!({
            "base_url": "http://localhost", "current_page": 1, "per_page": 20, "total": 1, "total_pages": 1, "has_more": false,
        }));
        let approved = admin.tap(&format!("/admin/marketplace/listings/{id}/approve")).await.ok().json()["data"].clone();
        assert_eq!((&approved["status"], &approved["moderation_status"]), (&json!("active"), &json!("approved")));
        assert_eq!(found(&ben, "").await, [id]);
        assert_eq!(ids(&admin.get(QUEUE).await.ok().json()), Vec::<i64>::new());
        assert_eq!(admin.get(QUEUE).await.ok().json()["meta"]["total_pages"], 0);
        let told = (ada.id, "marketplace_listing_approved".to_owned(), "What you sell, “Oak table”, was approved.".to_owned());
        assert_eq!(bell(&town).await, [asks.clone(), told.clone()]);
        // A second approval is no news.
        admin.tap(&format!("/admin/marketplace/listings/{id}/approve")).await.ok();

        for (changes, waits) in [
            (json!({"location": "Quay", "latitude": 1, "longitude": 2, "inventory_count": 3}), false),
            (json!({"price": 80}), false),
            (json!({"price": 81}), true),
        ] {
            let after = put(&ada, &path(id), changes.clone()).await.ok().json()["data"].clone();
            assert_eq!(after["moderation_status"] == "pending", waits, "{changes}");
        }
        assert_eq!(found(&ben, "").await, Vec::<i64>::new());
        assert_eq!(bell(&town).await, [asks.clone(), told, asks]);
    }

    async fn a_rejected_listing_is_removed_and_its_seller_told(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let id = sells(&town, &ada, json!({})).await;
        for (body, field) in [(json!({}), "notes"), (json!({"notes": ""}), "notes"), (json!({"notes": " \n "}), "notes"), (json!({"notes": "x".repeat(1_001)}), "notes")] {
            let refused = decide(&admin, id, "reject", body).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        let rejected = decide(&admin, id, "reject", json!({"notes": "No weapons."})).await.ok().json()["data"].clone();
        assert_eq!((&rejected["status"], &rejected["moderation_status"], &rejected["moderation_notes"]), (&json!("removed"), &json!("rejected"), &json!("No weapons.")));
        assert_eq!(seen(&ada, id).await["moderation_notes"], "No weapons.");
        assert_eq!(ben.get(&path(id)).await.status, 404);
        let lines = bell(&town).await;
        assert_eq!(lines[1], (ada.id, "marketplace_listing_rejected".to_owned(), "What you sell, “Oak table”, was taken off the marketplace. No weapons.".to_owned()));
        assert_eq!(decide(&admin, id, "approve", json!({})).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "status".to_owned()));
    }

    async fn who_may_not_decide(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (admin, broker) = (town.member_as("harbour", "root", "admin").await, town.member_as("harbour", "bro", "broker").await);
        let far = town.member_as("meadow", "far", "admin").await;
        let (id, own) = (sells(&town, &ada, json!({})).await, sells(&town, &admin, json!({})).await);
        for person in [&ben, &broker, &ada] {
            for heard in [person.get(QUEUE).await, decide(person, id, "approve", json!({})).await] {
                assert_eq!(heard.refusal(), (403, "AUTH_INSUFFICIENT_PERMISSIONS".to_owned(), String::new()));
            }
            // In the graph one fact has one code.
            let refused = person.graphql("{ marketplaceDashboard { revenue } }", json!({})).await.json();
            assert_eq!(refused["errors"][0]["extensions"]["code"], "FORBIDDEN", "{refused}");
        }
        for (person, id, status, code) in [
            (&admin, own, 403, "FORBIDDEN"), (&admin, 999_999, 404, "RESOURCE_NOT_FOUND"), (&far, id, 404, "RESOURCE_NOT_FOUND"),
        ] {
            for heard in [decide(person, id, "approve", json!({})).await, decide(person, id, "reject", json!({"notes": "No."})).await] {
                assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code));
            }
        }
        assert_eq!((seen(&ada, id).await["moderation_status"].clone(), seen(&admin, own).await["moderation_status"].clone()), (json!("pending"), json!("pending")));
    }

    async fn several_are_rejected_and_counted(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let (one, two) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({})).await);
        let own = sells(&town, &admin, json!({})).await;
        ada.delete(&path(two)).await.ok();
        let glance = async || admin.get("/admin/marketplace/dashboard").await.ok().json()["data"].clone();
        assert_eq!(glance().await, json!({
            "total_listings": 2, "active_listings": 2, "pending_moderation": 2, "total_sellers": 2, "total_orders": 0, "revenue": 0.0,
            "currency": null, "revenue_by_currency": [],
        }));
        let blank = json!({"listing_ids": [one], "reason": " "});
        assert_eq!(admin.post("/admin/marketplace/bulk-reject", blank).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "reason".to_owned()));
        let body = json!({"listing_ids": [one, two, own, 999_999], "reason": "No."});
        let told = admin.post("/admin/marketplace/bulk-reject", body).await.ok().json()["data"].clone();
        assert_eq!(told, json!({"success": 1, "failed": 3, "skipped_ids": [two, own, 999_999]}));
        assert_eq!(glance().await["pending_moderation"], 1);
        // Removing tells its seller once.
        let third = sells(&town, &ada, json!({})).await;
        let gone = format!("/admin/marketplace/listings/{third}");
        assert_eq!(admin.delete(&gone).await.ok().status, 204);
        assert_eq!(admin.delete(&gone).await.ok().status, 204);
        let lines = bell(&town).await;
        let rejected = lines.iter().filter(|(to, kind, _)| *to == ada.id && kind == "marketplace_listing_rejected").count();
        assert_eq!(rejected, 2);
        assert_eq!(ids(&admin.get("/admin/marketplace/listings?status=removed").await.ok().json()), [third, two, one]);
        assert_eq!(ids(&admin.get("/admin/marketplace/listings?q=OAK&per_page=1").await.ok().json()), [third]);
    }
}
