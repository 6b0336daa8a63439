//! What members read of reviews.

use serde_json::{Value, json};
use timeweave::params;

use super::{deal, from_afar, nobody, reviewed, shown};
use crate::each_engine;
use crate::support::Person;

async fn list(reader: &Person, path: &str) -> Value {
    reader.get(path).await.ok().json()
}

each_engine! {
    async fn a_members_reviews_read_alike_on_both_paths(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let first = reviewed(&ben, &ada, 5, json!({ "comment": "A joy." })).await;
        let second = reviewed(&cleo, &ada, 3, json!({})).await;
        let near = from_afar(&town, &ada, 1, true, Some("Zoe of Meadow")).await;
        from_afar(&town, &ada, 1, false, Some("Nobody's business")).await;
        let item = |id: i64, rating: i64, comment: Value, kind: &str, reviewer: Value| {
            json!({
                "id": id, "rating": rating, "comment": comment, "review_type": kind, "is_anonymous": false, "reviewer": reviewer,
                "created_at": "2026-01-05T12:00:00Z",
            })
        };
        let expected = json!([
            item(near, 1, Value::Null, "federated", nobody("Zoe of Meadow")),
            item(second, 3, Value::Null, "local", shown(&cleo, "Cleo")),
            item(first, 5, json!("A joy."), "local", shown(&ben, "Ben")),
        ]);
        for path in [format!("/reviews/user/{}", ada.id), format!("/users/{}/reviews", ada.id)] {
            let page = list(&ada, &path).await;
            assert_eq!(page["data"][2]["reviewer"], shown(&ben, "Ben"));
            assert_eq!(page["data"], expected, "{path}");
            assert_eq!(page["meta"], json!({ "base_url": page["meta"]["base_url"], "per_page": 20, "has_more": false }));
            let one = list(&ada, &format!("{path}?per_page=1")).await;
            let next = list(&ada, &format!("{path}?per_page=2&cursor={}", one["meta"]["cursor"].as_str().unwrap())).await;
            assert_eq!((&one["data"][0]["id"], &next["data"][0]["id"], &next["data"][1]["id"]), (&json!(near), &json!(second), &json!(first)));
            assert_eq!(next["meta"]["has_more"], false);
        }
        let numbers = list(&cleo, &format!("/reviews/user/{}/stats", ada.id)).await;
        let distribution = json!({ "5": 1, "4": 0, "3": 1, "2": 0, "1": 1 });
        assert_eq!(
            numbers["data"],
            json!({ "total": 3, "average": 3.0, "positive": 1, "negative": 1, "distribution": distribution })
        );
    }

    async fn given_reviews_say_what_became_of_them(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let flagged = reviewed(&ada, &ben, 2, json!({ "is_anonymous": true })).await;
        let plain = reviewed(&ada, &cleo, 4, json!({ "comment": "Fine." })).await;
        broker.tap(&format!("/admin/reviews/{flagged}/flag")).await.ok();
        let item = |id: i64, rating: i64, comment: Value, status: &str, anonymous: bool, receiver: Value| {
            json!({
                "id": id, "rating": rating, "comment": comment, "review_type": "local", "status": status, "is_anonymous": anonymous,
                "receiver": receiver, "created_at": "2026-01-05T12:00:00Z",
            })
        };
        let mut both = vec![
            (plain, item(plain, 4, json!("Fine."), "approved", false, shown(&cleo, "Cleo"))),
            (flagged, item(flagged, 2, Value::Null, "pending", true, shown(&ben, "Ben"))),
        ];
        // An anonymous one stands anywhere in its day.
        both.sort_by_key(|(id, _)| -id);
        let both: Vec<Value> = both.into_iter().map(|(_, item)| item).collect();
        assert_eq!(list(&ada, "/reviews/given").await["data"], json!(both));
        assert_eq!(list(&ben, "/reviews/given").await["data"], json!([]));
    }

    async fn one_review(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let transaction = deal(&town, &ada, &ben).await;
        let id = reviewed(&ada, &ben, 5, json!({ "comment": "A joy.", "transaction_id": transaction })).await;
        let expected = json!({
            "id": id, "reviewer_id": ada.id, "receiver_id": ben.id, "transaction_id": transaction, "rating": 5, "comment": "A joy.",
            "status": "approved", "review_type": "local", "is_anonymous": false, "reviewer": shown(&ada, "Ada"),
            "receiver": shown(&ben, "Ben"), "created_at": "2026-01-05T12:00:00Z",
        });
        let path = format!("/reviews/{id}");
        assert_eq!(list(&cleo, &path).await["data"], expected);
        for (who, path) in [(&far, path.clone()), (&cleo, "/reviews/9999999".to_owned())] {
            assert_eq!(who.get(&path).await.refusal(), (404, "NOT_FOUND".into(), String::new()));
        }
        // Set aside, it is there for its author alone.
        broker.tap(&format!("/admin/reviews/{id}/flag")).await.ok();
        assert_eq!(list(&ada, &path).await["data"]["status"], "pending");
        for other in [&ben, &cleo, &broker] {
            assert_eq!(other.get(&path).await.refusal(), (404, "NOT_FOUND".into(), String::new()), "{}", other.name);
        }
    }

    async fn nothing_is_read_or_counted_but_what_is_approved(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let hidden = reviewed(&ben, &ada, 1, json!({})).await;
        let flagged = reviewed(&cleo, &ada, 1, json!({})).await;
        let withdrawn = reviewed(&dora, &ada, 1, json!({})).await;
        broker.tap(&format!("/admin/reviews/{hidden}/hide")).await.ok();
        broker.tap(&format!("/admin/reviews/{flagged}/flag")).await.ok();
        dora.delete(&format!("/reviews/{withdrawn}")).await.ok();
        let path = format!("/reviews/user/{}", ada.id);
        assert_eq!(list(&ada, &path).await["data"], json!([]));
        let numbers = list(&ada, &format!("{path}/stats")).await["data"].clone();
        let distribution = json!({ "5": 0, "4": 0, "3": 0, "2": 0, "1": 0 });
        assert_eq!(
            numbers,
            json!({ "total": 0, "average": 0.0, "positive": 0, "negative": 0, "distribution": distribution })
        );
    }

    async fn whoever_is_gone_keeps_no_name(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        reviewed(&ben, &ada, 5, json!({})).await;
        let now = town.clock.now();
        town.db().run("UPDATE users SET deleted_at = $2 WHERE id = $1", params![ben.id, now]).await.unwrap();
        let page = list(&ada, &format!("/reviews/user/{}", ada.id)).await;
        assert_eq!(page["data"][0]["reviewer"], nobody("Former member"));
    }

    async fn members_of_elsewhere_have_no_reviews_here(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        for path in ["/reviews/user/{}", "/users/{}/reviews", "/reviews/user/{}/stats"] {
            for id in [far.id, 9_999_999] {
                let heard = ada.get(&path.replace("{}", &id.to_string())).await;
                assert_eq!(heard.refusal(), (404, "NOT_FOUND".into(), String::new()), "{path}");
            }
        }
    }
}
