//! Keys that make a call safe to repeat: whose they are, what they may look like and how long they count.

use chrono::TimeDelta;
use http::Method;
use serde_json::json;

use crate::each_engine;
use crate::events::draft;
use crate::support::{Heard, Person};

async fn keyed(by: &Person, path: &str, body: serde_json::Value, key: &str) -> Heard {
    let mut request = by.request(Method::POST, path, Some(body));
    request.headers_mut().insert("idempotency-key", key.parse().unwrap());
    by.send(request).await
}

async fn ask(asks: &Person, asked: &Person, key: &str) -> Heard {
    let mut request = asks.request(Method::POST, "/connections/request", Some(json!({ "user_id": asked.id })));
    request.headers_mut().insert("idempotency-key", http::HeaderValue::from_bytes(key.as_bytes()).unwrap());
    asks.send(request).await
}

each_engine! {
    async fn a_key_is_1_to_191_visible_characters(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for key in ["", "two words", "k\u{e9}y", &"k".repeat(192)] {
            let refused = ask(&ada, &ben, key).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "idempotency_key".to_owned()), "{key:?}");
        }
        assert_eq!(town.count("connections").await, 0);
        for key in ["k", &"k".repeat(191), "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"] {
            let id = ask(&ada, &ben, key).await.ok().json()["data"]["connection_id"].clone();
            ada.delete(&format!("/connections/{id}")).await.ok();
        }
    }

    async fn a_key_belongs_to_its_member(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let first = ask(&ada, &cleo, "the-key").await;
        let second = ask(&ben, &cleo, "the-key").await;
        assert_eq!((first.status.as_u16(), second.status.as_u16()), (201, 201));
        assert_ne!(first.json()["data"]["connection_id"], second.json()["data"]["connection_id"]);
        for (heard, replayed) in [(&first, None), (&second, None), (&ask(&ben, &cleo, "the-key").await, Some("true"))] {
            assert_eq!(heard.header("idempotency-replayed"), replayed);
        }
    }

    async fn a_key_is_remembered_for_a_day(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let first = ask(&ada, &ben, "the-key").await.ok();
        town.later(TimeDelta::hours(24) - TimeDelta::seconds(1));
        ada.signs_in().await;
        let replayed = ask(&ada, &ben, "the-key").await;
        assert_eq!((replayed.status, &replayed.bytes), (first.status, &first.bytes));
        // The answer is sent again, its request is told apart.
        assert_ne!(replayed.header("x-request-id"), first.header("x-request-id"));
        town.later(TimeDelta::seconds(1));
        assert_eq!(ask(&ada, &ben, "the-key").await.refusal().1, "ALREADY_EXISTS");
    }

    async fn other_calls_do_not_mind_a_key(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for (method, path, body) in [
            (Method::GET, "/users/me", None),
            (Method::POST, "/graphql", Some(json!({ "query": "{ __typename }" }))),
        ] {
            let mut request = ada.request(method, path, body);
            request.headers_mut().insert("idempotency-key", "k".repeat(500).parse().unwrap());
            ada.send(request).await.ok();
        }
        assert_eq!(town.count("idempotency_keys").await, 0);
    }

    async fn with_a_key_a_call_answers_what_it_has_written(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let event = draft(&ada, json!({})).await;
        ada.tap(&format!("/events/{event}/publish")).await.ok();
        let path = format!("/events/{event}/registration/confirm");
        let said = keyed(&ben, &path, json!({}), "evening").await.ok().json()["data"].clone();
        assert_eq!(said["relationship"]["registration"]["state"], "confirmed");
        assert_eq!(said["relationship"]["capacity"]["confirmed"], 1);
        assert_eq!(keyed(&ben, &path, json!({}), "evening").await.ok().json()["data"], said);
        assert_eq!(town.count("event_registrations").await, 1);
    }

    async fn with_a_key_what_is_done_already_is_no_fault(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let event = draft(&ada, json!({})).await;
        ada.tap(&format!("/events/{event}/publish")).await.ok();
        let plan = json!({ "audience": "members", "user_ids": [ben.id] });
        let base = format!("/events/{event}/registration-product/campaigns");
        let campaign = ada.post(&base, plan).await.ok().json()["data"]["id"].clone();
        let cancel = format!("{base}/{campaign}/cancel");
        let first = keyed(&ada, &cancel, json!({ "expected_version": 1 }), "first").await.ok().json();
        assert_eq!(first["data"]["status"], "cancelled");
        let version = first["data"]["version"].clone();
        let again = keyed(&ada, &cancel, json!({ "expected_version": version }), "again").await.ok().json();
        assert_eq!(again["data"], first["data"]);
    }
}
