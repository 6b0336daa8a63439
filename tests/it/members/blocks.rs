//! Blocking and taking it back.

use chrono::TimeDelta;
use serde_json::json;
use tokio::join;

use super::{block, change, profile, told};
use crate::each_engine;
use crate::support::Person;

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
}
