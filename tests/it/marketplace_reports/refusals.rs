//! What cannot be reported, and who cannot decide.

use super::*;
use crate::each_engine;
use crate::marketplace_trade::{CASH, listing};

each_engine! {
    async fn what_cannot_be_reported_is_refused_and_leaves_nothing(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "fern", "member").await;
        let about = listing(&town, &ben, CASH).await;
        let hidden = listing(&town, &ben, CASH).await;
        town.db().run("UPDATE marketplace_listings SET status = 'draft' WHERE id = $1", params![hidden]).await.unwrap();
        let (own, theirs) = (listing(&town, &ada, CASH).await, listing(&town, &far, CASH).await);
        let (long, events) = ("x".repeat(5_001), town.count("domain_events").await);
        for (listing, changes, code, field) in [
            (own, json!({}), "VALIDATION_ERROR", ""),
            (about, json!({ "evidence_urls": ["javascript:alert(1)"] }), "VALIDATION_ERROR", "evidence_urls"),
            (about, json!({ "description": "  " }), "VALIDATION_ERROR", "description"),
            (about, json!({ "description": long }), "validation_failed", "description"),
            (about, json!({ "reason": "dull" }), "validation_failed", "reason"),
            (about, json!({ "evidence_urls": vec!["https://a.example/"; 11] }), "validation_failed", "evidence_urls"),
        ] {
            let mut body = claim();
            for (name, value) in changes.as_object().unwrap() {
                body[name] = value.clone();
            }
            let heard = ada.post(&format!("/marketplace/listings/{listing}/report"), body).await;
            assert_eq!(heard.refusal(), (422, code.to_owned(), field.to_owned()), "{listing} {changes}");
        }
        for unseen in [hidden, theirs, 9_999] {
            assert_eq!(report(&ada, unseen).await.refusal(), (404, "RESOURCE_NOT_FOUND".to_owned(), String::new()), "{unseen}");
        }
        assert_eq!(town.count("marketplace_reports").await, 0);
        assert_eq!(town.count("domain_events").await, events);
        let (one, other) = tokio::join!(report(&ada, about), report(&ada, about));
        let mut statuses = [one.status, other.status].map(|status| status.as_u16());
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 422], "one open report of a member about a listing");
    }

    async fn a_second_report_waits_for_the_end_of_the_first(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let first = reported(&ada, about).await;
        assert_eq!(report(&ada, about).await.refusal().0, 422);
        decide(&admin, first, "none").await.ok();
        let second = reported(&ada, about).await;
        assert_eq!(appeal(&ada, first).await.refusal().0, 422, "another one is open");
        decide(&admin, second, "none").await.ok();
        appeal(&ada, first).await.ok();
        assert_eq!(report(&ada, about).await.refusal().0, 422, "the first one is open again");
        decide_appeal(&admin, first, "none").await.ok();
        assert_eq!(report(&ada, about).await.status, 201);
    }

    async fn what_somebody_ordered_they_can_report_when_it_is_sold(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, CASH).await;
        let wish = json!({ "listing_id": about, "idempotency_key": "key-of-one-order-1" });
        assert_eq!(ada.post("/marketplace/orders", wish).await.status, 201);
        town.db().run("UPDATE marketplace_listings SET status = 'sold' WHERE id = $1", params![about]).await.unwrap();
        assert_eq!(report(&cleo, about).await.refusal().0, 404);
        assert_eq!(report(&ada, about).await.status, 201);
    }

    async fn nobody_decides_about_their_own(town: Town = UNLIMITED) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let (about, of_ada) = (listing(&town, &admin, CASH).await, listing(&town, &ada, CASH).await);
        let (against, own) = (reported(&ada, about).await, reported(&admin, of_ada).await);
        for report in [against, own] {
            let taken = admin.tap(&format!("/admin/marketplace/reports/{report}/acknowledge")).await;
            for heard in [taken, decide(&admin, report, "none").await, decide_appeal(&admin, report, "none").await] {
                assert_eq!(heard.refusal().1, "AUTH_INSUFFICIENT_PERMISSIONS");
            }
            assert_eq!(decide(&broker, report, "none").await.status, 403);
        }
        let queue = admin.get("/admin/marketplace/reports").await.ok().json();
        let ids: Vec<_> = queue["data"].as_array().unwrap().iter().map(|case| case["id"].as_i64().unwrap()).collect();
        assert_eq!((ids, &queue["meta"]["total"]), (vec![own], &json!(1)), "a seller does not learn who reported");
        let of_listing = admin.get(&format!("/admin/marketplace/listings/{about}/reports")).await.ok().json();
        assert_eq!(of_listing["data"], json!([]));
    }
}
