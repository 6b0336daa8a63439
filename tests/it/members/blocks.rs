//! Blocking and taking it back.

use chrono::TimeDelta;
use serde_json::json;
use tokio::join;

use super::{block, change, profile, told};
use crate::each_engine;
use crate::exchanges::{bring, listing};
use crate::support::Person;
use crate::wallet::{grant, is_sound};

each_engine! {
    async fn blocking_severs_and_is_done_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.connect(&ben, &ada).await;
        town.connect(&ada, &cleo).await;
        let body = json!({ "reason": "Unwanted messages" });
        let heard = ada.post(&format!("/users/{}/block", ben.id), body).await;
        assert_eq!(heard.status, 200);
        let message = "This member is blocked. Neither of you can contact the other until you unblock them.";
        let answer = json!({
            "data": { "success": true, "message": message, "blocked_user_id": ben.id },
            "meta": { "base_url": "http://localhost" },
        });
        assert_eq!(heard.json(), answer);
        assert_eq!(town.count("connections").await, 1, "only what the two had ends");

        // Once more, without a body: the first block stands as it is.
        town.later(TimeDelta::minutes(1));
        assert_eq!(ada.tap(&format!("/users/{}/block", ben.id)).await.ok().json(), answer);
        let list = ada.get("/users/blocked").await.ok().json();
        assert_eq!(
            list,
            json!({
                "data": [{
                    "block_id": list["data"][0]["block_id"], "user_id": ben.id, "name": "Ben", "first_name": "Ben",
                    "last_name": null, "avatar_url": null, "reason": "Unwanted messages", "blocked_at": "2026-01-05T12:00:00Z",
                }],
                "meta": { "base_url": "http://localhost" },
            })
        );
        block(&ada, &cleo).await.ok();
        let list = ada.get("/users/blocked").await.ok().json();
        let order: Vec<_> = list["data"].as_array().unwrap().iter().map(|item| item["user_id"].as_i64().unwrap()).collect();
        assert_eq!(order, [cleo.id, ben.id], "latest first");
        assert_eq!(ben.get("/users/blocked").await.ok().json()["data"], json!([]), "the other is not told");
        assert_eq!(town.count("notifications").await, 0);
    }

    async fn a_block_is_taken_back_by_its_maker(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let status = async |viewer: &Person, other: &Person| {
            viewer.get(&format!("/users/{}/block-status", other.id)).await.ok().json()["data"].clone()
        };
        assert_eq!(status(&ada, &ben).await, json!({ "is_blocked": false, "is_blocked_by": false }));
        block(&ada, &ben).await.ok();
        assert_eq!(status(&ada, &ben).await, json!({ "is_blocked": true, "is_blocked_by": false }));
        assert_eq!(status(&ben, &ada).await, json!({ "is_blocked": false, "is_blocked_by": true }));

        let path = format!("/users/{}/block", ben.id);
        assert_eq!(told(&ben.delete(&format!("/users/{}/block", ada.id)).await), (404, "NOT_FOUND".into()));
        let heard = ada.delete(&path).await;
        assert_eq!(heard.status, 200);
        assert_eq!(
            heard.json(),
            json!({
                "data": { "success": true, "message": "This member is no longer blocked.", "unblocked_user_id": ben.id },
                "meta": { "base_url": "http://localhost" },
            })
        );
        assert_eq!(told(&ada.delete(&path).await), (404, "NOT_FOUND".into()));
        profile(&ada, &ben).await.ok();
        town.ask(&ben, &ada).await;
    }

    async fn only_others_of_the_community_are_blocked(town: Town) {
        let [ada, gone, ben] = town.members(["ada", "gone", "ben"]).await;
        let far = town.member_as("meadow", "zoe", "member").await;
        change(&town, &gone, "deleted_at = created_at").await;
        assert_eq!(told(&block(&ada, &ada).await), (400, "VALIDATION_ERROR".into()));
        for nobody in [far.id, gone.id, 9_999_999, 0] {
            let heard = ada.post(&format!("/users/{nobody}/block"), json!({})).await;
            assert_eq!(told(&heard), (404, "NOT_FOUND".into()), "{nobody}");
            assert_eq!(ada.delete(&format!("/users/{nobody}/block")).await.status, 404, "{nobody}");
            assert_eq!(ada.get(&format!("/users/{nobody}/block-status")).await.status, 404, "{nobody}");
        }
        for body in [json!({ "reason": "x".repeat(501) }), json!({ "reason": 5 })] {
            assert_eq!(ada.post(&format!("/users/{}/block", ben.id), body).await.status, 422);
        }
        assert_eq!(town.count("user_blocks").await, 0);
        // Somebody who is barred can still be blocked: the bar may be lifted.
        change(&town, &ben, "status = 'suspended'").await;
        block(&ada, &ben).await.ok();
    }

    async fn two_who_block_each_other_at_once_both_do(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (one, other, again) = join!(block(&ada, &ben), block(&ben, &ada), block(&ada, &ben));
        for heard in [one, other, again] {
            heard.ok();
        }
        assert_eq!(town.count("user_blocks").await, 2);
    }

    async fn a_block_means_the_same_at_every_door(town: Town = "[limits]\nenabled = false\n") {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        grant(&town, &ada, 1_000).await;
        grant(&town, &ben, 1_000).await;
        let dealt = ada.post("/wallet/transfer", json!({ "recipient": ben.id, "amount": 2 })).await.ok();
        let dealt = dealt.json()["data"]["id"].clone();
        let begun = bring(&town, &ada, &ben, "in_progress").await;
        let (asked, agreed) = (bring(&town, &ada, &ben, "pending_provider").await, bring(&town, &ada, &ben, "accepted").await);
        let dropped = bring(&town, &ada, &ben, "accepted").await;
        let offers = [listing(&town, &ada, "offer").await, listing(&town, &ben, "offer").await];
        let mut groups = Vec::new();
        for owner in [&ada, &ben] {
            let founded = owner.post("/groups", json!({ "name": "Garden", "visibility": "private" })).await.ok();
            groups.push(founded.json()["data"]["id"].as_i64().unwrap());
        }
        ben.tap(&format!("/groups/{}/join", groups[0])).await.ok();
        cleo.post("/messages", json!({ "recipient_id": ben.id, "body": "Hello" })).await.ok();
        town.later(TimeDelta::seconds(1));
        block(&ben, &ada).await.ok();
        town.later(TimeDelta::seconds(1));

        let sums = async || {
            let mut sums = Vec::new();
            for table in ["transactions", "reviews", "skill_endorsements", "connections", "messages", "group_members", "exchanges"] {
                sums.push(town.count(table).await);
            }
            sums
        };
        let before = sums().await;
        // In both directions. What the one who was blocked hears of a message is what they hear of nobody.
        for (nth, (me, other, message)) in [(&ada, &ben, (404, "NOT_FOUND")), (&ben, &ada, (403, "BLOCKED"))].into_iter().enumerate() {
            let id = other.id;
            let table = [
                ("/connections/request".to_owned(), json!({ "user_id": id }), (422, "VALIDATION_ERROR")),
                ("/messages".to_owned(), json!({ "recipient_id": id, "body": "x" }), message),
                ("/messages/typing".to_owned(), json!({ "recipient_id": id }), message),
                ("/wallet/transfer".to_owned(), json!({ "recipient": id, "amount": 1, "description": "You again" }), (403, "BLOCKED")),
                (
                    "/wallet/donate".to_owned(),
                    json!({ "recipient_type": "user", "recipient_id": id, "amount": 1, "message": "You again" }),
                    (403, "BLOCKED"),
                ),
                ("/reviews".to_owned(), json!({ "receiver_id": id, "rating": 1, "comment": "You" }), (403, "BLOCKED")),
                (format!("/members/{id}/endorse"), json!({ "skill_name": "Baking", "comment": "You" }), (403, "BLOCKED")),
                (format!("/members/{id}/peer-endorse"), json!({}), (403, "BLOCKED")),
                (format!("/groups/{}/invitations", groups[nth]), json!({ "user_id": id }), (403, "FORBIDDEN")),
                (format!("/groups/{}/join", groups[1 - nth]), json!({}), (403, "FORBIDDEN")),
                ("/exchanges".to_owned(), json!({ "listing_id": offers[1 - nth] }), (400, "EXCHANGE_ERROR")),
            ];
            for (path, body, (status, code)) in table {
                // Ben has asked to join Ada's group before: there the table of standings speaks first.
                if nth == 1 && path.ends_with("/join") {
                    continue;
                }
                let heard = if body == json!({}) { me.tap(&path).await } else { me.post(&path, body).await };
                assert_eq!(told(&heard), (status, code.to_owned()), "{path}");
            }
            assert_eq!(me.get(&format!("/users/{id}")).await.status, 403);
        }
        assert_eq!(told(&ben.tap(&format!("/exchanges/{asked}/accept")).await), (400, "EXCHANGE_ERROR".to_owned()));
        let answer = format!("/groups/{}/requests/{}", groups[0], ben.id);
        assert_eq!(told(&ada.post(&answer, json!({ "action": "accept" })).await), (403, "FORBIDDEN".to_owned()));
        assert_eq!(sums().await, before);

        // What the two owe each other from before is settled, and whoever wants to step back may.
        ada.post("/reviews", json!({ "receiver_id": ben.id, "rating": 4, "transaction_id": dealt })).await.ok();
        let bare = ada.post("/wallet/transfer", json!({ "recipient": ben.id, "amount": 1 })).await.ok();
        let later = bare.json()["data"]["id"].clone();
        let review = ada.post("/reviews", json!({ "receiver_id": ben.id, "rating": 1, "transaction_id": later })).await;
        assert_eq!(told(&review), (403, "BLOCKED".to_owned()), "hours that go through a block open no door for words");
        ada.tap(&format!("/exchanges/{agreed}/start")).await.ok();
        for exchange in [begun, agreed] {
            ben.tap(&format!("/exchanges/{exchange}/complete")).await.ok();
            for person in [&ada, &ben] {
                person.post(&format!("/exchanges/{exchange}/confirm"), json!({ "hours": 2 })).await.ok();
            }
            assert_eq!(ada.get(&format!("/exchanges/{exchange}")).await.ok().json()["data"]["status"], "completed");
        }
        ben.post(&format!("/exchanges/{asked}/decline"), json!({})).await.ok();
        ada.delete(&format!("/exchanges/{dropped}")).await.ok();
        ada.post(&answer, json!({ "action": "decline" })).await.ok();
        is_sound(&town).await;
    }
}
