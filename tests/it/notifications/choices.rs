//! What to hear of, and how often: preferences and settings.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{put, traces};
use crate::each_engine;
use crate::support::Person;

const PREFERENCES: &str = "/users/me/notifications";
const SETTINGS: &str = "/notifications/settings";

fn defaults() -> Value {
    json!({
        "email_messages": true, "email_listings": true, "email_digest": false, "email_connections": true,
        "email_transactions": true, "email_reviews": true, "email_events": true, "email_gamification_digest": true,
        "email_gamification_milestones": true, "email_org_payments": true, "email_org_transfers": true,
        "email_org_membership": true, "email_org_admin": true, "caring_smart_nudges": true, "push_enabled": true,
        "push_campaigns_opted_in": false, "federation_notifications_enabled": true,
    })
}

async fn preferences(person: &Person) -> Value {
    person.get(PREFERENCES).await.ok().json()["data"].clone()
}

async fn settings(person: &Person) -> Value {
    person.get(SETTINGS).await.ok().json()["data"].clone()
}

async fn group(person: &Person, name: &str, visibility: &str) -> i64 {
    let founded = person.post("/groups", json!({ "name": name, "visibility": visibility })).await.ok().json();
    founded["data"]["id"].as_i64().unwrap()
}

each_engine! {
    async fn whoever_decides_nothing_has_the_defaults(town: Town) {
        let [ada] = town.members(["ada"]).await;
        assert_eq!(preferences(&ada).await, defaults());
    }

    async fn a_decision_stands_beside_the_defaults_and_replaces_none(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let saved = put(&ada, PREFERENCES, json!({ "email_digest": "Yes", "email_reviews": 0, "unknown": [1] })).await.ok();
        assert_eq!(saved.json()["data"], json!({ "message": "Your preferences are saved." }));
        let mut expected = defaults();
        expected["email_digest"] = json!(true);
        expected["email_reviews"] = json!(false);
        assert_eq!(preferences(&ada).await, expected);

        put(&ada, PREFERENCES, json!({ "federation_notifications_enabled": "off", "email_reviews": true })).await.ok();
        expected["email_reviews"] = json!(true);
        expected["federation_notifications_enabled"] = json!(false);
        assert_eq!(preferences(&ada).await, expected);
        assert_eq!(preferences(&ben).await, defaults());

        // What another version of the program stored under other names stays.
        let sql = "UPDATE users SET notification_preferences = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(sql, params![town.harbour, ben.id, json!({ "later": { "a": 1 }, "email_events": false })]).await.unwrap();
        put(&ben, PREFERENCES, json!({ "push_enabled": false })).await.ok();
        let sql = "SELECT notification_preferences FROM users WHERE tenant_id = $1 AND id = $2";
        let kept: Value = town.db().one(sql, params![town.harbour, ben.id]).await.unwrap();
        assert_eq!(kept, json!({ "later": { "a": 1 }, "email_events": false, "push_enabled": 0 }));
    }

    async fn every_way_of_saying_yes_and_no_is_taken(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for (n, (said, on)) in [
            (json!(true), true), (json!(false), false), (json!(1), true), (json!(0), false), (json!("true"), true), (json!("OFF"), false),
            (json!("On"), true), (json!("no"), false), (json!("1"), true), (json!("0"), false),
        ].into_iter().enumerate() {
            if n == 8 {
                town.later(chrono::TimeDelta::minutes(1));
            }
            put(&ada, PREFERENCES, json!({ "email_digest": said })).await.ok();
            assert_eq!(preferences(&ada).await["email_digest"], json!(on), "{said}");
        }
    }

    async fn refused_preferences_change_nothing(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let root = town.member_as("harbour", "root", "super_admin").await;
        let visiting = root.in_community(Some("meadow"));
        let nobody = town.stranger();
        let before = traces(&town).await;
        let invalid = |field: &str| (422, "VALIDATION_ERROR".to_owned(), field.to_owned());
        let nothing = (400, "VALIDATION_ERROR".to_owned(), String::new());
        for (person, body, expected) in [
            (&ada, json!({}), nothing.clone()),
            (&ada, json!({ "email_everything": true }), nothing.clone()),
            (&ada, json!({ "email_digest": "perhaps" }), invalid("email_digest")),
            (&ada, json!({ "email_digest": 2 }), invalid("email_digest")),
            (&ada, json!({ "email_digest": null }), nothing),
            (&ada, json!({ "push_enabled": true, "email_reviews": [] }), invalid("email_reviews")),
            (&ada, json!([]), invalid("")),
            (&visiting, json!({ "email_digest": true }), (404, "NOT_FOUND".to_owned(), String::new())),
            (&nobody, json!({ "email_digest": true }), (401, "auth_required".to_owned(), String::new())),
        ] {
            let heard = put(person, PREFERENCES, body.clone()).await;
            assert_eq!(heard.refusal(), expected, "{body} by {}", person.name);
        }
        assert_eq!(visiting.get(PREFERENCES).await.refusal().1, "NOT_FOUND");
        assert_eq!(traces(&town).await, before);
    }

    async fn how_often_is_decided_for_everything_and_for_single_groups(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        assert_eq!(settings(&ada).await, json!({ "global_frequency": "off", "per_group": [], "per_thread": [] }));
        let (bread, soup) = (group(&ben, "Bread", "public").await, group(&ben, "Soup", "private").await);
        for (body, data) in [
            (json!({ "context_type": "global", "frequency": "daily" }), json!(true)),
            // The number is not looked at for everything.
            (json!({ "context_type": "global", "context_id": 77, "frequency": "weekly" }), json!(true)),
            (json!({ "context_type": "group", "context_id": soup, "frequency": "off" }), json!(true)),
            (json!({ "context_type": "group", "context_id": bread, "frequency": "instant" }), json!(true)),
            (json!({ "context_type": "group", "context_id": bread, "frequency": "weekly" }), json!(true)),
            (json!({ "push_enabled": false }), json!({ "push_enabled": 0 })),
        ] {
            let saved = ada.post(SETTINGS, body.clone()).await.ok().json();
            assert_eq!((&saved["success"], &saved["data"]), (&json!(true), &data), "{body}");
        }
        let expected = json!({
            "global_frequency": "monthly",
            "per_group": [{ "group_id": bread, "frequency": "monthly" }, { "group_id": soup, "frequency": "off" }],
            "per_thread": [],
        });
        let heard = ada.get(SETTINGS).await.ok().json();
        assert_eq!((&heard["success"], &heard["data"]), (&json!(true), &expected));
        assert_eq!(ada.get("/api/notifications/settings").await.ok().json(), heard);
        assert_eq!(preferences(&ada).await["push_enabled"], json!(false));
        assert_eq!(ada.post("/api/notifications/settings", json!({ "push_enabled": true })).await.ok().json()["data"], json!({ "push_enabled": 1 }));
        assert_eq!(settings(&ben).await["global_frequency"], "off");
        assert_eq!(town.count("notification_settings").await, 3);
    }

    async fn refused_settings_change_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let (secret, open) = (group(&ben, "Hush", "secret").await, group(&ben, "Bread", "public").await);
        let beyond = group(&far, "Elsewhere", "public").await;
        let before = traces(&town).await;
        for (body, field) in [
            (json!({}), "context_type"),
            (json!({ "frequency": "daily" }), "context_type"),
            (json!({ "context_type": "global" }), "frequency"),
            (json!({ "context_type": "social", "frequency": "daily" }), "context_type"),
            (json!({ "context_type": "global", "frequency": "hourly" }), "frequency"),
            (json!({ "context_type": "global", "frequency": null }), "frequency"),
            (json!({ "context_type": "group", "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "thread", "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "group", "context_id": null, "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "group", "context_id": 0, "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "group", "context_id": -1, "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "group", "context_id": "4", "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "group", "context_id": secret, "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "group", "context_id": beyond, "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "group", "context_id": 999_999, "frequency": "daily" }), "context_id"),
            (json!({ "context_type": "thread", "context_id": open, "frequency": "daily" }), "context_id"),
            (json!({ "push_enabled": 1 }), "push_enabled"),
            (json!({ "push_enabled": true, "context_type": "global", "frequency": "daily" }), "push_enabled"),
        ] {
            for path in [SETTINGS, "/api/notifications/settings"] {
                let heard = ada.send(ada.request(Method::POST, path, Some(body.clone()))).await;
                assert_eq!(heard.refusal(), (400, "VALIDATION_ERROR".into(), field.into()), "{body} to {path}");
            }
        }
        let root = town.member_as("harbour", "root", "super_admin").await.in_community(Some("meadow"));
        let before_visit = traces(&town).await;
        let visit = root.post(SETTINGS, json!({ "context_type": "global", "frequency": "daily" })).await;
        assert_eq!(visit.refusal(), (404, "NOT_FOUND".into(), String::new()));
        assert_eq!(traces(&town).await, before_visit);
        assert_eq!(before_visit.len(), before.len() + 1, "but for the visitor, nothing came");
    }
}
