//! Writing a review and taking it back: rules 1 to 5, and two at once.

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::{Value, json};
use timeweave::params;

use super::{bell, deal, dealt, reviewed, reviews, stored};
use crate::each_engine;

each_engine! {
    async fn a_review_is_written_told_and_rewarded(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let transaction = deal(&town, &ada, &ben).await;
        let made = reviews(&ada, &ben, 5, json!({ "comment": "  A joy.  ", "transaction_id": transaction })).await;
        assert_eq!(made.status, 201);
        let id = made.json()["data"]["id"].as_i64().unwrap();
        let data = json!({ "id": id, "rating": 5, "comment": "A joy.", "receiver_id": ben.id, "message": "Thank you for your review!" });
        assert_eq!(made.json()["data"], data);

        assert_eq!(stored(&town, id).await, Some(("approved".to_owned(), false)));
        let payload: Value = town.db().one("SELECT payload FROM domain_events", params![]).await.unwrap();
        assert_eq!(payload, json!({ "kind": "review_created", "review": id, "receiver": ben.id, "reviewer": ada.id }));
        let points: Vec<(i64, i64, i64)> =
            town.db().all("SELECT user_id, points, subject FROM xp_entries", params![]).await.unwrap();
        assert_eq!(points, [(ada.id, 10, id)]);
        let feed: Vec<(Option<i64>, String, i64, bool)> =
            town.db().all("SELECT actor_id, kind, subject, is_visible FROM feed_activities", params![]).await.unwrap();
        assert_eq!(feed, [(Some(ada.id), "review".to_owned(), id, true)]);
        town.deliver().await;
        assert_eq!(bell(&town, &ben).await, [("review_received".to_owned(), "Ada reviewed you.".to_owned())]);
        assert_eq!(bell(&town, &ada).await, []);
    }

    async fn what_cannot_be_reviewed(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let away = town.newcomer("harbour", "away", "member").await;
        town.db().run("UPDATE users SET status = 'banned' WHERE id = $1", params![away.id]).await.unwrap();
        let theirs = deal(&town, &ben, &cleo).await;
        let with_cleo = deal(&town, &ada, &cleo).await;
        let near = town.member_as("meadow", "near", "member").await;
        let elsewhere = deal(&town, &far, &near).await;
        let of = |receiver: i64| json!({ "receiver_id": receiver, "rating": 4 });
        let with = |name: &str, value: Value| {
            let mut body = of(ben.id);
            body[name] = value;
            body
        };
        let table = [
            (of(ada.id), 400, "receiver_id"),
            (of(far.id), 422, "receiver_id"),
            (of(away.id), 422, "receiver_id"),
            (of(9_999_999), 422, "receiver_id"),
            (of(0), 422, "receiver_id"),
            (json!({ "rating": 4 }), 422, "receiver_id"),
            (json!({ "receiver_id": ben.id }), 422, "rating"),
            (with("rating", json!(0)), 422, "rating"),
            (with("rating", json!(6)), 422, "rating"),
            (with("rating", json!(4.5)), 422, "rating"),
            (with("rating", json!("5")), 422, "rating"),
            (with("comment", json!("x".repeat(2001))), 422, "comment"),
            (with("transaction_id", json!(9_999_999)), 422, "transaction_id"),
            (with("transaction_id", json!(elsewhere)), 422, "transaction_id"),
            (with("transaction_id", json!(theirs)), 400, "transaction_id"),
            (with("transaction_id", json!(with_cleo)), 400, "transaction_id"),
        ];
        for (nth, (body, status, field)) in table.into_iter().enumerate() {
            if nth % 8 == 7 {
                town.later(TimeDelta::minutes(1));
            }
            let heard = ada.post("/reviews", body.clone()).await;
            assert_eq!(heard.refusal(), (status, "VALIDATION_ERROR".into(), field.into()), "{body}");
        }
        for table in ["reviews", "domain_events", "xp_entries", "feed_activities"] {
            assert_eq!(town.count(table).await, 0, "{table}");
        }
    }

    async fn each_side_reviews_a_transaction_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let first = deal(&town, &ada, &ben).await;
        // Completion is not asked for.
        let second = dealt(&town, &ada, &ben, "transfer", "pending").await;
        for transaction in [first, second] {
            for (one, other) in [(&ada, &ben), (&ben, &ada)] {
                reviewed(one, other, 5, json!({ "transaction_id": transaction })).await;
                let again = reviews(one, other, 1, json!({ "transaction_id": transaction })).await;
                assert_eq!(again.refusal(), (409, "VALIDATION_ERROR".into(), String::new()));
            }
        }
        assert_eq!(town.count("reviews").await, 4);
    }

    async fn without_a_transaction_a_day_must_pass(town: Town) {
        let [mut ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        reviewed(&ada, &ben, 5, json!({ "transaction_id": null, "comment": null, "is_anonymous": null })).await;
        reviewed(&ada, &cleo, 5, json!({})).await;
        let transaction = deal(&town, &ada, &ben).await;
        reviewed(&ada, &ben, 5, json!({ "transaction_id": transaction })).await;
        for (hours, status) in [(0, 409), (23, 409), (1, 201)] {
            town.later(TimeDelta::hours(hours));
            ada.signs_in().await;
            assert_eq!(reviews(&ada, &ben, 4, json!({})).await.status, status, "{hours}");
        }
        // One that was taken back has been written all the same.
        let id: i64 = town.db().one("SELECT MAX(id) FROM reviews", params![]).await.unwrap();
        ada.delete(&format!("/reviews/{id}")).await.ok();
        assert_eq!(reviews(&ada, &ben, 4, json!({})).await.status, 409);
    }

    async fn of_many_at_once_one_is_written_and_the_others_hear_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let transaction = deal(&town, &ada, &ben).await;
        for more in [json!({ "transaction_id": transaction }), json!({}), json!({ "transaction_id": null, "is_anonymous": true })] {
            let before = town.count("reviews").await;
            let heard = join_all((0..3).map(|_| reviews(&ada, &ben, 5, more.clone()))).await;
            let made = heard.iter().filter(|heard| heard.status == 201).count();
            // The third of the three asks for what the second made.
            assert_eq!((made, town.count("reviews").await - before), if more["is_anonymous"] == true { (0, 0) } else { (1, 1) });
            // The words of the check are those of the constraint: `told` and the check share one refusal.
            let check = reviews(&ada, &ben, 5, more.clone()).await;
            for refused in heard.iter().filter(|heard| heard.status != 201) {
                assert_eq!((refused.status, &refused.bytes), (check.status, &check.bytes));
            }
            town.later(TimeDelta::minutes(1));
        }
        let rows = town.count("reviews").await;
        assert_eq!((town.count("xp_entries").await, town.count("feed_activities").await), (rows, rows));
    }

    async fn safeguarding_is_asked(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        for (kind, status, code) in [
            ("no_contact", 403, "SAFEGUARDING_CONTACT_RESTRICTED"),
            ("vetting_required", 403, "VETTING_REQUIRED"),
            ("jurisdiction_required", 409, "SAFEGUARDING_JURISDICTION_REQUIRED"),
        ] {
            let measure = json!({ "kind": kind, "member_id": ben.id, "interactions": ["review"], "reason": "x" });
            let id = broker.post("/admin/safeguarding/measures", measure).await.ok().json()["data"]["id"].clone();
            assert_eq!(reviews(&ada, &ben, 5, json!({})).await.refusal(), (status, code.into(), String::new()));
            broker.post(&format!("/admin/safeguarding/measures/{id}/lift"), json!({ "reason": "x" })).await.ok();
        }
        let mut tx = town.db().begin().await.unwrap();
        tx.run("ALTER TABLE safeguarding_measures RENAME TO away", params![]).await.unwrap();
        tx.commit().await.unwrap();
        let heard = reviews(&ada, &ben, 5, json!({})).await;
        assert_eq!(heard.refusal(), (503, "SAFEGUARDING_POLICY_UNAVAILABLE".into(), String::new()));
        assert_eq!((town.count("reviews").await, town.count("xp_entries").await), (0, 0));
    }

    async fn only_its_author_takes_a_review_back(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let far = town.member_as("meadow", "far", "member").await;
        let id = reviewed(&ada, &ben, 5, json!({})).await;
        let path = format!("/reviews/{id}");
        for other in [&ben, &cleo, &broker] {
            assert_eq!(other.delete(&path).await.refusal(), (403, "FORBIDDEN".into(), String::new()), "{}", other.name);
        }
        assert_eq!(far.delete(&path).await.refusal(), (404, "NOT_FOUND".into(), String::new()));
        assert_eq!(stored(&town, id).await, Some(("approved".to_owned(), false)));

        assert_eq!(ada.delete(&path).await.status, 204);
        assert_eq!(stored(&town, id).await, Some(("rejected".to_owned(), true)));
        for one in [&ada, &ben, &cleo] {
            assert_eq!(one.delete(&path).await.refusal(), (404, "NOT_FOUND".into(), String::new()), "{}", one.name);
            assert_eq!(one.get(&path).await.refusal(), (404, "NOT_FOUND".into(), String::new()), "{}", one.name);
        }
        assert_eq!(ada.get("/reviews/given").await.ok().json()["data"], json!([]));
        assert_eq!(town.count("feed_activities WHERE is_visible").await, 0);
    }

    async fn a_key_makes_a_review_safe_to_repeat(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let send = || {
            let mut request = ada.request(http::Method::POST, "/reviews", Some(json!({ "receiver_id": ben.id, "rating": 5 })));
            request.headers_mut().insert("idempotency-key", "one-cup".parse().unwrap());
            ada.send(request)
        };
        let (first, again) = (send().await, send().await);
        assert_eq!((first.status.as_u16(), again.status.as_u16(), first.bytes == again.bytes), (201, 201, true));
        assert_eq!(town.count("reviews").await, 1);
    }
}
