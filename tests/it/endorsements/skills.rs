//! Endorsing a skill, taking it back, the community's list.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{endorses, read, vouches};
use crate::each_engine;

each_engine! {
    async fn a_skill_is_endorsed_once_and_can_be_taken_back(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let path = format!("/members/{}/endorse", ben.id);
        let wish = json!({ "skill_name": "  Gardening ", "skill_id": null, "comment": "Saved my tomatoes." });
        let made = ada.post(&path, wish).await;
        assert_eq!(made.status, 200);
        let data = made.json()["data"].clone();
        assert_eq!(data, json!({ "endorsement_id": data["endorsement_id"], "message": "Your endorsement is saved." }));
        assert!(data["endorsement_id"].is_i64());

        let of_skill = read(&ben, &ben, "?skill_name=gardening").await;
        let item = json!({
            "id": data["endorsement_id"], "comment": "Saved my tomatoes.", "created_at": "2026-01-05T12:00:00Z",
            "endorser_id": ada.id, "endorser_name": "Ada", "endorser_avatar": null,
        });
        let expected = json!({ "skill_name": "gardening", "endorsements": [item], "count": 1, "has_endorsed": false });
        assert_eq!(of_skill, expected);
        assert_eq!(read(&ada, &ben, "?skill_name=GARDENING").await["has_endorsed"], true);

        for again in ["Gardening", "gardening", " GARDENING"] {
            assert_eq!(endorses(&ada, &ben, again).await.refusal(), (409, "ALREADY_ENDORSED".into(), String::new()), "{again}");
        }
        assert_eq!(town.count("skill_endorsements").await, 1);

        // By the query, then (nothing is left) by the body.
        for request in [
            ada.request(Method::DELETE, &format!("{path}?skill_name=gardening"), None),
            ada.request(Method::DELETE, &path, Some(json!({ "skill_name": "Gardening" }))),
        ] {
            let gone = ada.send(request).await;
            assert_eq!((gone.status.as_u16(), &gone.json()["data"]["message"]), (200, &json!("Your endorsement is withdrawn.")));
        }
        assert_eq!(town.count("skill_endorsements").await, 0);
        endorses(&ada, &ben, "Gardening").await.ok();
    }

    async fn nobody_takes_back_what_others_said(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        endorses(&ada, &ben, "Tea").await.ok();
        for other in [&ben, &cleo] {
            other.delete(&format!("/members/{}/endorse?skill_name=Tea", ben.id)).await.ok();
        }
        assert_eq!(town.count("skill_endorsements").await, 1);
    }

    async fn what_cannot_be_endorsed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let away = town.newcomer("harbour", "away", "member").await;
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![away.id]).await.unwrap();
        let tea = admin.post("/admin/skills", json!({ "name": "Tea" })).await.ok().json()["data"]["id"].clone();

        let named = |name: &str| json!({ "skill_name": name });
        let table = [
            (ada.id, named("Tea"), 422, "SELF_ENDORSEMENT", ""),
            (ada.id, named("   "), 422, "SELF_ENDORSEMENT", ""),
            (far.id, named("Tea"), 404, "NOT_FOUND", ""),
            (9_999_999, named("Tea"), 404, "NOT_FOUND", ""),
            (away.id, named("Tea"), 404, "NOT_FOUND", ""),
            (ben.id, json!({}), 422, "VALIDATION_ERROR", "skill_name"),
            (ben.id, named(""), 422, "VALIDATION_ERROR", "skill_name"),
            (ben.id, named(" \t "), 422, "VALIDATION_ERROR", "skill_name"),
            (ben.id, named(&"x".repeat(101)), 422, "VALIDATION_ERROR", "skill_name"),
            (ben.id, json!({ "skill_name": 7 }), 422, "VALIDATION_ERROR", "skill_name"),
            (ben.id, json!({ "skill_name": "Tea", "skill_id": 9_999_999 }), 422, "VALIDATION_ERROR", "skill_id"),
            (ben.id, json!({ "skill_name": "Coffee", "skill_id": tea }), 422, "VALIDATION_ERROR", "skill_id"),
        ];
        for (member, body, status, code, field) in table {
            let heard = ada.post(&format!("/members/{member}/endorse"), body.clone()).await;
            assert_eq!(heard.refusal(), (status, code.into(), field.into()), "{member} {body}");
        }
        for (path, status, code, field) in [
            (format!("/members/{}/endorse", ben.id), 400, "VALIDATION_ERROR", "skill_name"),
            (format!("/members/{}/endorse?skill_name=%20", ben.id), 400, "VALIDATION_ERROR", "skill_name"),
            (format!("/members/{}/endorse?skill_name=Tea", far.id), 404, "NOT_FOUND", ""),
        ] {
            assert_eq!(ada.delete(&path).await.refusal(), (status, code.into(), field.into()), "{path}");
        }
        assert_eq!(town.count("skill_endorsements").await, 0);

        let listed = ada.post(&format!("/members/{}/endorse", ben.id), json!({ "skill_name": " tea", "skill_id": tea })).await;
        assert_eq!(listed.status, 200);
        let pointer: i64 = town.db().one("SELECT skill_id FROM skill_endorsements", params![]).await.unwrap();
        assert_eq!(json!(pointer), tea);
    }

    async fn a_long_comment_is_cut(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let body = json!({ "skill_name": "Tea", "comment": "é".repeat(700) });
        ada.post(&format!("/members/{}/endorse", ben.id), body).await.ok();
        let comment = read(&ada, &ben, "?skill_name=Tea").await["endorsements"][0]["comment"].clone();
        assert_eq!(comment, "é".repeat(500));
    }

    async fn safeguarding_is_asked(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let measure = json!({
            "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id, "interactions": ["skill_endorsement"], "reason": "x",
        });
        broker.post("/admin/safeguarding/measures", measure).await.ok();
        for (one, other) in [(&ada, &ben), (&ben, &ada)] {
            let heard = endorses(one, other, "Tea").await;
            assert_eq!(heard.refusal(), (403, "SAFEGUARDING_CONTACT_RESTRICTED".into(), String::new()));
        }
        assert_eq!(town.count("skill_endorsements").await, 0);
        // Vouching is no contact.
        vouches(&ada, &ben).await.ok();
    }

    async fn the_same_endorsement_twice_at_once_is_one(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (one, two) = join!(endorses(&ada, &ben, "Tea"), endorses(&ada, &ben, "tea"));
        let mut told = [one.status.as_u16(), two.status.as_u16()];
        told.sort_unstable();
        assert_eq!(told, [200, 409]);
        assert_eq!(town.count("skill_endorsements").await, 1);
    }

    async fn the_list_of_skills(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let far = town.member_as("meadow", "far", "admin").await;
        // Endorsed before it was on the list.
        endorses(&ada, &ben, "tea ceremony").await.ok();
        for name in ["Tea ceremony", " Élan vital ", "Bicycles"] {
            assert_eq!(broker.post("/admin/skills", json!({ "name": name })).await.status, 201, "{name}");
        }
        far.post("/admin/skills", json!({ "name": "Tea ceremony" })).await.ok();
        endorses(&cleo, &ben, "Tea Ceremony").await.ok();

        let list = |query: &str| format!("/skills{query}");
        let shown = |page: &Value| -> Vec<(String, i64)> {
            let skills = page["data"].as_array().unwrap().iter();
            skills.map(|one| (one["name"].as_str().unwrap().to_owned(), one["endorsements_count"].as_i64().unwrap())).collect()
        };
        let (bicycles, tea, elan) =
            (("Bicycles".to_owned(), 0), ("Tea ceremony".to_owned(), 2), ("Élan vital".to_owned(), 0));
        for (query, expected) in [
            ("", vec![bicycles.clone(), tea.clone(), elan.clone()]),
            ("?q=ÉLAN", vec![elan.clone()]),
            ("?q=%25", vec![]),
            ("?limit=1&page=2", vec![tea.clone()]),
        ] {
            let page = ada.get(&list(query)).await.ok().json();
            assert_eq!(shown(&page), expected, "{query}");
        }
        let meta = ada.get(&list("?limit=2")).await.ok().json()["meta"].clone();
        assert_eq!((&meta["total"], &meta["total_pages"], &meta["has_more"]), (&json!(3), &json!(2), &json!(true)));
        assert_eq!(shown(&far.get("/skills").await.ok().json()), [("Tea ceremony".to_owned(), 0)]);

        for (name, status, code) in [("TEA CEREMONY", 409, "ALREADY_EXISTS"), ("  ", 422, "VALIDATION_ERROR"), ("", 422, "VALIDATION_ERROR")] {
            let heard = broker.post("/admin/skills", json!({ "name": name })).await;
            assert_eq!(heard.refusal(), (status, code.into(), "name".into()), "{name}");
        }
        let heard = ada.post("/admin/skills", json!({ "name": "Mine" })).await;
        assert_eq!(heard.refusal(), (403, "forbidden".into(), String::new()));
        assert_eq!(town.count("skills").await, 4);
    }
}
