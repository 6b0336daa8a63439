//! Keeping in mind and reporting.

use serde_json::json;
use timeweave::params;

use super::{decides, heading, lists, put, traces};
use crate::each_engine;

each_engine! {
    async fn nobody_saves_their_own_listing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = crate::exchanges::listing(&town, &ada, "offer").await;
        let refused = ada.tap(&format!("/listings/{id}/save")).await;
        assert_eq!(refused.refusal(), (403, "FORBIDDEN".to_owned(), String::new()));
        assert_eq!(town.count("listing_saves").await, 0);
    }

    async fn the_owner_hears_once_that_somebody_keeps_a_listing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/save");
        for _ in 0..2 {
            let heard = ben.tap(&path).await.ok().json()["data"].clone();
            assert_eq!(heard, json!({"saved": true, "listing_id": id}));
        }
        assert_eq!(ben.get("/listings/saved").await.ok().json()["data"], json!([id]));
        let seen = ben.get(&format!("/listings/{id}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["is_favorited"], &seen["save_count"]), (&json!(true), &json!(1)));
        for _ in 0..2 {
            let heard = ben.delete(&path).await.ok().json()["data"].clone();
            assert_eq!(heard, json!({"saved": false, "listing_id": id}));
        }
        town.later(chrono::TimeDelta::minutes(5));
        ben.tap(&path).await.ok();
        assert_eq!(ada.tap(&path).await.status, 403, "one's own");
        town.deliver().await;
        let bells: Vec<(i64, i64, String)> =
            town.db().all("SELECT user_id, actor_id, message FROM notifications WHERE type = 'listing_saved'", params![]).await.unwrap();
        assert_eq!(bells, [(ada.id, ben.id, "Ben saved your listing.".to_owned())]);
    }

    async fn what_is_kept_stays_in_sight_of_its_keeper_only_while_it_is_listed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let (one, two) = (lists(&ada, repairs, json!({})).await, lists(&ada, repairs, json!({})).await);
        for id in [one, two] {
            ben.tap(&format!("/listings/{id}/save")).await.ok();
        }
        put(&ada, &format!("/listings/{one}"), json!({"status": "paused"})).await.ok();
        assert_eq!(ben.get("/listings/saved").await.ok().json()["data"], json!([two]));
        // It can still be let go, once.
        ben.delete(&format!("/listings/{one}/save")).await.ok();
        assert_eq!(ben.delete(&format!("/listings/{one}/save")).await.status, 404);
        decides(&town, json!({"listing.enable_favourites": false})).await;
        for heard in [
            ben.get("/listings/saved").await, ben.tap(&format!("/listings/{two}/save")).await, ben.delete(&format!("/listings/{two}/save")).await,
        ] {
            assert_eq!(heard.refusal().1, "FEATURE_DISABLED");
        }
    }

    async fn those_who_look_after_the_community_hear_of_a_report_and_nobody_who_made_it(town: Town) {
        // Whose listing it is and who reports it look after the community too.
        let [ada, cora, bea] = [
            town.member_as("harbour", "ada", "broker").await,
            town.member_as("harbour", "cora", "coordinator").await,
            town.member_as("harbour", "bea", "broker").await,
        ];
        let ben = town.member_as("harbour", "ben", "member").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/report");
        for reporter in [&cora, &ben] {
            reporter.post(&path, json!({"reason": "spam"})).await.ok();
            town.deliver().await;
        }
        let sql = "SELECT user_id, message, link FROM notifications WHERE type = 'listing_report_created' ORDER BY user_id, id";
        let heard = async || -> Vec<(i64, String, String)> { town.db().all(sql, params![]).await.unwrap() };
        let line = |to: i64| (to, "A listing in harbour was reported. Please look at it.".to_owned(), format!("/broker/listing-reports?listing={id}"));
        // To Cora the second one is news.
        assert_eq!(heard().await, [line(cora.id), line(bea.id)]);
        town.later(chrono::TimeDelta::minutes(10));
        let dan = town.member_as("harbour", "dan", "member").await;
        dan.post(&path, json!({"reason": "misleading"})).await.ok();
        town.deliver().await;
        assert_eq!(heard().await, [line(cora.id), line(cora.id), line(bea.id), line(bea.id)]);
        let named = "SELECT COUNT(*) FROM notifications WHERE type = 'listing_report_created' AND actor_id IS NOT NULL";
        assert_eq!(town.db().one::<i64>(named, params![]).await.unwrap(), 0);
        let mails = "SELECT user_id FROM notification_queue WHERE activity_type = 'listing_report_created' ORDER BY user_id";
        let mails: Vec<i64> = town.db().all(mails, params![]).await.unwrap();
        assert_eq!(mails, [cora.id, cora.id, bea.id, bea.id]);
    }

    async fn reports_are_made_once_and_not_about_oneself(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/report");
        let before = traces(&town).await;
        for (changes, field) in [
            (json!({}), "reason"),
            (json!({"reason": "ugly"}), "reason"),
            (json!({"reason": "spam", "details": "x".repeat(501)}), "details"),
        ] {
            assert_eq!(ben.post(&path, changes).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(traces(&town).await, before);
        let [cleo, dan] = town.members(["cleo", "dan"]).await;
        let heard = cleo.post(&path, json!({"reason": "misleading", "details": "It asks for money."})).await;
        assert_eq!((heard.status.as_u16(), &heard.json()["data"]["reported"]), (201, &json!(true)));
        assert_eq!(cleo.post(&path, json!({"reason": "spam"})).await.refusal(), (409, "ALREADY_REPORTED".to_owned(), String::new()));
        assert_eq!(ada.post(&path, json!({"reason": "spam"})).await.refusal(), (403, "FORBIDDEN".to_owned(), String::new()));
        assert_eq!(dan.post("/listings/999999/report", json!({"reason": "spam"})).await.refusal().1, "NOT_FOUND");
        assert_eq!(town.count("listing_reports").await, 1);
        decides(&town, json!({"listing.enable_reporting": false})).await;
        assert_eq!(dan.post(&path, json!({"reason": "spam"})).await.refusal(), (403, "FEATURE_DISABLED".to_owned(), String::new()));
    }
}
