//! Changing, ending and renewing: who may, from where to where.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;

use super::{body, decides, found, heading, lists, put, traces};
use crate::each_engine;
use crate::support::leak;

each_engine! {
    async fn only_what_is_sent_changes(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({"hours_estimate": 1, "hours_available": 5, "location": "Old Quay", "latitude": 53, "longitude": -9})).await;
        let path = format!("/listings/{id}");
        let before = ada.get(&path).await.ok().json()["data"].clone();
        let after = put(&ada, &path, json!({})).await.ok().json()["data"].clone();
        assert_eq!(after, before);
        town.later(TimeDelta::seconds(5));
        let mut after = put(&ada, &path, json!({"title": "Bicycle tuning", "hours_available": "", "hours_estimate": null})).await.ok().json()["data"].clone();
        assert_ne!(after["updated_at"], before["updated_at"]);
        after["updated_at"] = before["updated_at"].clone();
        let mut expected = before;
        expected["title"] = json!("Bicycle tuning");
        expected["hours_available"] = json!(null);
        expected["hours_estimate"] = json!(null);
        assert_eq!(after, expected);
    }

    async fn who_may_change_what(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let staff = town.member_as("harbour", "bea", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        let before = traces(&town).await;
        for (who, status, code) in [(&ben, 403, "FORBIDDEN"), (&broker, 403, "FORBIDDEN"), (&far, 404, "NOT_FOUND")] {
            for heard in [
                put(who, &path, json!({"title": "Mine now"})).await,
                who.delete(&path).await,
                put(who, &format!("{path}/tags"), json!({"tags": ["x"]})).await,
                put(who, &format!("{path}/images/reorder"), json!({"image_ids": [1]})).await,
                who.delete(&format!("{path}/image")).await,
                who.delete(&format!("{path}/images/1")).await,
                who.get(&format!("{path}/analytics")).await,
            ] {
                assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{}", who.name);
            }
        }
        assert_eq!(traces(&town).await, before);
        put(&ada, &path, json!({"status": "draft"})).await.ok();
        for heard in [put(&ben, &path, json!({})).await, ben.delete(&path).await, ben.tap(&format!("{path}/save")).await] {
            assert_eq!(heard.status, 404);
        }
        put(&staff, &path, json!({"title": "Bicycle repairs"})).await.ok();
        staff.delete(&path).await.ok();
        assert_eq!(ada.get(&path).await.status, 404);
    }

    async fn every_change_of_status_by_every_hand(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let staff = town.member_as("harbour", "bea", "admin").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        let statuses = ["active", "draft", "paused", "pending", "suspended", "expired"];
        for (who, rows) in [(&ada, ["yyy...", "yyy...", "yyy...", "......", "......", "yyy..."]), (&staff, ["yyyyyy"; 6])] {
            for (from, row) in statuses.iter().zip(rows) {
                for (to, letter) in statuses.iter().zip(row.chars()) {
                    town.later(TimeDelta::seconds(4));
                    let set = leak(format!("UPDATE listings SET status = '{from}', moderation_status = 'approved' WHERE id = $1"));
                    town.db().run(set, params![id]).await.unwrap();
                    let heard = put(who, &path, json!({"status": to})).await;
                    if letter == 'y' || from == to {
                        assert_eq!(heard.ok().json()["data"]["status"], *to, "{} {from} {to}", who.name);
                    } else {
                        assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "status".to_owned()), "{} {from} {to}", who.name);
                    }
                }
            }
        }
        // What was rejected is not brought back by its owner.
        town.db().run("UPDATE listings SET status = 'paused', moderation_status = 'rejected' WHERE id = $1", params![id]).await.unwrap();
        assert_eq!(put(&ada, &path, json!({"status": "active"})).await.refusal().2, "status");
    }

    async fn a_deleted_listing_leaves_nothing_around_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        put(&ada, &format!("{path}/tags"), json!({"tags": ["soup"]})).await.ok();
        ben.tap(&format!("{path}/save")).await.ok();
        ben.get(&path).await.ok();
        assert_eq!(ada.delete(&path).await.status, 204);
        for table in ["listing_tags", "listing_saves", "listing_views", "listing_contacts", "listing_images"] {
            assert_eq!(town.count(table).await, 0, "{table}");
        }
        let row: (String, i64) = town.db().one("SELECT status, save_count FROM listings WHERE id = $1", params![id]).await.unwrap();
        assert_eq!(row, ("deleted".to_owned(), 0));
        for heard in [
            ada.get(&path).await, ada.delete(&path).await, put(&ada, &path, json!({"status": "active"})).await,
            ben.tap(&format!("{path}/save")).await, ada.tap(&format!("{path}/renew")).await,
        ] {
            assert_eq!(heard.status, 404);
        }
        assert_eq!(ben.get("/listings/saved").await.ok().json()["data"], json!([]));
    }

    async fn renewing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/renew");
        // What never runs out is not given an end.
        let endless = ada.tap(&path).await.ok().json()["data"].clone();
        assert_eq!(endless, json!({"renewed": true, "listing_id": id, "new_expires_at": null}));
        assert_eq!(ada.get(&format!("/listings/{id}")).await.ok().json()["data"]["expires_at"], json!(null));
        let ends = "UPDATE listings SET expires_at = $2, renewal_count = 0 WHERE id = $1";
        town.db().run(ends, params![id, town.clock.now()]).await.unwrap();
        let renewed = ada.tap(&path).await.ok().json()["data"].clone();
        assert_eq!(renewed, json!({"renewed": true, "listing_id": id, "new_expires_at": "2026-02-04T12:00:00Z"}));
        let second = ada.tap(&path).await.ok().json()["data"]["new_expires_at"].clone();
        assert_eq!(second, "2026-03-06T12:00:00Z");
        assert_eq!(ben.tap(&path).await.refusal(), (403, "RENEWAL_FAILED".to_owned(), String::new()));
        let staff = town.member_as("harbour", "bea", "admin").await;
        assert_eq!(staff.tap(&path).await.refusal().0, 403);
        put(&ada, &format!("/listings/{id}"), json!({"status": "draft"})).await.ok();
        assert_eq!(ada.tap(&path).await.refusal(), (422, "RENEWAL_FAILED".to_owned(), String::new()));
        assert_eq!(ben.tap(&path).await.refusal(), (404, "RENEWAL_FAILED".to_owned(), String::new()));
        assert_eq!(ben.tap("/listings/999999/renew").await.refusal().1, "RENEWAL_FAILED");
        let waits = "UPDATE listings SET status = 'expired', moderation_status = $2 WHERE id = $1";
        town.db().run(waits, params![id, "pending_review"]).await.unwrap();
        let heard = ada.tap(&path).await;
        let says = "The text of this listing waits to be approved. Activate the listing first.";
        assert_eq!((heard.refusal().1.as_str(), &heard.json()["errors"][0]["message"]), ("RENEWAL_FAILED", &json!(says)));
        town.db().run(waits, params![id, "approved"]).await.unwrap();
        town.db().run("UPDATE listings SET status = 'expired', renewal_count = 11 WHERE id = $1", params![id]).await.unwrap();
        ada.tap(&path).await.ok();
        assert_eq!(found(&ben, "").await, [id]);
        assert_eq!(ada.tap(&path).await.refusal().0, 422);
    }

    async fn machines_write_nothing_here(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let heard = ada.post("/listings/generate-description", json!({"title": "Soup"})).await;
        assert_eq!(heard.refusal(), (503, "AI_SERVICE_ERROR".to_owned(), String::new()));
        let heard = ada.post("/listings/generate-description", json!({})).await;
        assert_eq!(heard.refusal(), (422, "VALIDATION_REQUIRED_FIELD".to_owned(), "title".to_owned()));
    }

    async fn new_rules_lock_nobody_out_of_what_was_listed_before(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let staff = town.member_as("harbour", "bea", "admin").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let bare = "UPDATE listings SET category_id = NULL, location = NULL WHERE id = $1";
        town.db().run(bare, params![id]).await.unwrap();
        decides(&town, json!({
            "listing.min_title_length": 40, "listing.min_description_length": 400, "listing.require_category": true,
            "listing.require_location": true, "listing.allow_offers": false,
        })).await;
        let path = format!("/listings/{id}");
        for (who, status) in [(&ada, "paused"), (&ada, "draft"), (&staff, "suspended"), (&staff, "active"), (&ada, "paused")] {
            let heard = put(who, &path, json!({"status": status})).await;
            assert_eq!(heard.ok().json()["data"]["status"], status, "{}", who.name);
        }
        put(&ada, &path, json!({"hours_estimate": 2, "sdg_goals": [3]})).await.ok();
        for (changes, field) in [
            (json!({"title": "Bicycle tuning"}), "title"),
            (json!({"status": "draft", "description": "Punctures, brakes and gears."}), "description"),
            (json!({"type": "offer"}), "type"),
        ] {
            let heard = put(&ada, &path, changes.clone()).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{changes}");
        }
        assert_eq!(ada.get(&path).await.ok().json()["data"]["status"], "paused");
    }

    async fn a_communitys_rules_hold_for_changes_too(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, body(repairs)).await;
        decides(&town, json!({"listing.allow_requests": false})).await;
        let path = format!("/listings/{id}");
        for (changes, field) in [
            (json!({"title": "Soup"}), "title"),
            (json!({"type": "request"}), "type"),
            (json!({"category_id": 999_999}), "category_id"),
            (json!({"status": "deleted"}), "status"),
            (json!({"hours_estimate": 2, "hours_available": 1}), "hours_available"),
        ] {
            let heard = put(&ada, &path, changes.clone()).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{changes}");
        }
    }
}
