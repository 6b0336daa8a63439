//! Those who look after the community: what they take, lift, see, and may not.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{PATH, lifts, takes};
use crate::each_engine;

each_engine! {
    async fn a_measure_keeps_who_did_what_and_why(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let wish = json!({
            "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id, "interactions": ["message", "review"],
            "reason": "  Asked for by both.  ",
        });
        let taken = broker.post(PATH, wish).await;
        assert_eq!(taken.status, 201);
        let id = taken.json()["data"]["id"].as_i64().unwrap();
        let mut expected = json!({
            "id": id, "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id, "direction": "both",
            "interactions": ["message", "review"], "jurisdiction": null, "reason": "Asked for by both.",
            "starts_at": "2026-01-05T12:00:00Z", "ends_at": null, "in_force": true,
            "made_by": broker.id, "made_at": "2026-01-05T12:00:00Z",
            "lifted_by": null, "lifted_at": null, "lift_reason": null,
        });
        assert_eq!(taken.json()["data"], expected);

        town.later(TimeDelta::minutes(3));
        let lifted = admin.post(&format!("{PATH}/{id}/lift"), json!({ "reason": "They made up." })).await.ok();
        expected["in_force"] = json!(false);
        expected["lifted_by"] = json!(admin.id);
        expected["lifted_at"] = json!("2026-01-05T12:03:00Z");
        expected["lift_reason"] = json!("They made up.");
        assert_eq!(lifted.json()["data"], expected);
        assert_eq!(broker.get(PATH).await.ok().json()["data"], json!([expected]));

        let again = admin.post(&format!("{PATH}/{id}/lift"), json!({ "reason": "Once more." })).await;
        assert_eq!(again.refusal(), (409, "INVALID_STATE".into(), String::new()));
        assert_eq!(broker.get(PATH).await.ok().json()["data"][0]["lift_reason"], "They made up.");
    }

    async fn the_list_is_paged_and_filtered(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let later = (town.clock.now() + TimeDelta::hours(1)).to_rfc3339();
        let ids = [
            takes(&broker, json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id })).await,
            takes(&broker, json!({ "kind": "vetting_required", "member_id": ben.id })).await,
            takes(&broker, json!({ "kind": "vetted", "member_id": cleo.id, "starts_at": later })).await,
        ];
        lifts(&broker, ids[1]).await;
        let table = [
            (String::new(), vec![2, 1, 0]),
            (format!("?member_id={}", ben.id), vec![1, 0]),
            ("?member_id=nobody".to_owned(), vec![2, 1, 0]),
            ("?kind=vetted".to_owned(), vec![2]),
            ("?in_force=1".to_owned(), vec![0]),
            (format!("?in_force=true&member_id={}", cleo.id), vec![]),
            ("?limit=2".to_owned(), vec![2, 1]),
            ("?limit=2&page=2".to_owned(), vec![0]),
            ("?limit=2&page=3".to_owned(), vec![]),
        ];
        for (query, expected) in table {
            let page = broker.get(&format!("{PATH}{query}")).await.ok().json();
            let found: Vec<Value> = page["data"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect();
            assert_eq!(found, expected.iter().map(|nth: &usize| json!(ids[*nth])).collect::<Vec<_>>(), "{query}");
        }
        let meta = broker.get(&format!("{PATH}?limit=2&page=1")).await.ok().json()["meta"].clone();
        let expected = json!({
            "base_url": meta["base_url"], "current_page": 1, "per_page": 2, "total": 3, "total_pages": 2, "has_more": true,
        });
        assert_eq!(meta, expected);
        let unknown = broker.get(&format!("{PATH}?kind=gossip")).await;
        assert_eq!(unknown.refusal(), (422, "VALIDATION_ERROR".into(), "kind".into()));
    }

    async fn what_cannot_be_is_refused_and_leaves_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let far = town.member_as("meadow", "far", "member").await;
        let now = town.clock.now();
        let (hour_ago, hence) = ((now - TimeDelta::hours(1)).to_rfc3339(), (now + TimeDelta::hours(1)).to_rfc3339());
        let table = [
            (json!({ "kind": "no_contact", "member_id": far.id }), 422, "VALIDATION_ERROR", "member_id"),
            (json!({ "kind": "no_contact", "member_id": 9_999_999 }), 422, "VALIDATION_ERROR", "member_id"),
            (json!({ "kind": "no_contact", "member_id": 0 }), 422, "VALIDATION_ERROR", "member_id"),
            (json!({ "kind": "gossip", "member_id": ada.id }), 422, "VALIDATION_ERROR", "kind"),
            (
                json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": far.id }),
                422, "VALIDATION_ERROR", "partner_id",
            ),
            (
                json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": ada.id }),
                422, "VALIDATION_ERROR", "partner_id",
            ),
            (json!({ "kind": "vetted", "member_id": ada.id, "partner_id": ben.id }), 422, "VALIDATION_ERROR", "partner_id"),
            (
                json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id, "direction": "to" }),
                422, "VALIDATION_ERROR", "direction",
            ),
            (json!({ "kind": "vetting_required", "member_id": ada.id, "direction": "to" }), 422, "VALIDATION_ERROR", "direction"),
            (json!({ "kind": "vetted", "member_id": ada.id, "interactions": ["review"] }), 422, "VALIDATION_ERROR", "interactions"),
            (json!({ "kind": "no_contact", "member_id": ada.id, "interactions": [] }), 422, "VALIDATION_ERROR", "interactions"),
            (json!({ "kind": "jurisdiction_known", "member_id": ada.id }), 422, "VALIDATION_ERROR", "jurisdiction"),
            (json!({ "kind": "no_contact", "member_id": ada.id, "jurisdiction": "IE" }), 422, "VALIDATION_ERROR", "jurisdiction"),
            (json!({ "kind": "vetted", "member_id": ada.id, "jurisdiction": "  " }), 422, "VALIDATION_ERROR", "jurisdiction"),
            (json!({ "kind": "no_contact", "member_id": ada.id, "reason": " " }), 422, "VALIDATION_ERROR", "reason"),
            (json!({ "kind": "no_contact", "member_id": ada.id, "ends_at": hour_ago }), 422, "VALIDATION_ERROR", "ends_at"),
            (
                json!({ "kind": "no_contact", "member_id": ada.id, "starts_at": hence, "ends_at": hence }),
                422, "VALIDATION_ERROR", "ends_at",
            ),
            // Brokers do not decide about themselves.
            (json!({ "kind": "vetted", "member_id": broker.id }), 403, "AUTH_INSUFFICIENT_PERMISSIONS", ""),
            (
                json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": broker.id }),
                403, "AUTH_INSUFFICIENT_PERMISSIONS", "",
            ),
        ];
        for (mut wish, status, code, field) in table {
            if wish.get("reason").is_none() {
                wish["reason"] = json!("x");
            }
            let heard = broker.post(PATH, wish.clone()).await;
            assert_eq!(heard.refusal(), (status, code.into(), field.into()), "{wish}");
        }
        let silent = broker.post(PATH, json!({ "kind": "vetted", "member_id": ada.id })).await;
        assert_eq!(silent.refusal(), (422, "VALIDATION_ERROR".into(), "reason".into()));
        assert_eq!(town.count("safeguarding_measures").await, 0);

        // Nor lift what is about them; an administrator may.
        let id = takes(&admin, json!({ "kind": "no_contact", "member_id": broker.id })).await;
        let own = broker.post(&format!("{PATH}/{id}/lift"), json!({ "reason": "I am fine." })).await;
        assert_eq!(own.refusal(), (403, "AUTH_INSUFFICIENT_PERMISSIONS".into(), String::new()));
        takes(&admin, json!({ "kind": "vetted", "member_id": admin.id })).await;

        let gone = broker.post(&format!("{PATH}/9999999/lift"), json!({ "reason": "x" })).await;
        assert_eq!(gone.refusal(), (404, "NOT_FOUND".into(), String::new()));
        for heard in [ada.get(PATH).await, ada.post(PATH, json!({ "kind": "vetted", "member_id": ada.id, "reason": "x" })).await] {
            assert_eq!(heard.refusal(), (403, "forbidden".into(), String::new()));
        }
        assert_eq!(town.stranger().get(PATH).await.refusal(), (401, "auth_required".into(), String::new()));
    }
}
