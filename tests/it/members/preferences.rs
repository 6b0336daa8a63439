//! What members prefer.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::profile;
use crate::each_engine;
use crate::listings::heading;
use crate::support::{Heard, Person};

const READ: &str = include_str!("../../../graphql/operations/members/preferences.graphql");
const WRITE: &str = include_str!("../../../graphql/operations/members/update_preferences.graphql");
const THEME: &str = include_str!("../../../graphql/operations/members/set_theme.graphql");

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

each_engine! {
    async fn preferences_have_defaults_and_are_changed_in_parts(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let path = "/users/me/preferences";
        let before = ada.get(path).await.ok().json()["data"].clone();
        let groups = |data: &Value| ["privacy", "accessibility", "feed", "translation"].map(|name| data[name].clone());
        assert_eq!(groups(&before), [
            json!({ "privacy_profile": "members", "privacy_search": true }),
            json!({ "large_text": false, "high_contrast": false, "reduced_motion": false, "simplified_layout": false }),
            json!({ "prefers_chronological": false }),
            json!({ "auto_translate_ugc": false, "auto_translate_target_locale": null }),
        ]);
        assert_eq!(before["notifications"], ada.get("/users/me/notifications").await.ok().json()["data"]);
        let body = json!({
            "privacy": { "privacy_profile": "connections", "privacy_search": false }, "notifications": { "email_messages": false },
            "feed": { "prefers_chronological": true }, "translation": { "auto_translate_ugc": true, "auto_translate_target_locale": "pt-BR" },
        });
        let after = put(&ada, path, body).await.ok().json()["data"].clone();
        assert_eq!(after, ada.get(path).await.ok().json()["data"]);
        assert_eq!((&after["privacy"]["privacy_profile"], &after["notifications"]["email_messages"], &after["translation"]["auto_translate_target_locale"]), (&json!("connections"), &json!(false), &json!("pt-BR")));
        assert_eq!(profile(&ben, &ada).await.refusal().0, 404, "only for connections now");
        let after = put(&ada, path, json!({ "translation": { "auto_translate_target_locale": null } })).await.ok().json()["data"].clone();
        assert_eq!((&after["translation"], &after["feed"]["prefers_chronological"]), (&json!({ "auto_translate_ugc": true, "auto_translate_target_locale": null }), &json!(true)));
        for body in [
            json!({ "privacy": { "privacy_profile": "nobody" }, "feed": { "prefers_chronological": false } }),
            json!({ "privacy": { "privacy_search": "perhaps" } }),
            json!({ "translation": { "auto_translate_target_locale": "not a tag" } }),
            json!({ "privacy": true }),
        ] {
            let (status, code, _) = put(&ada, path, body.clone()).await.refusal();
            assert_eq!((status, code.as_str()), (422, "VALIDATION_ERROR"), "{body}");
        }
        assert_eq!(ada.get(path).await.ok().json()["data"], after);
        let answer = ada.graphql(WRITE, json!({ "privacy": { "privacyProfile": "PUBLIC" } })).await.ok().json();
        assert_eq!(answer["data"]["updatePreferences"]["preferences"]["privacy"]["privacyProfile"], "PUBLIC", "{answer}");
        let answer = ada.graphql(READ, json!({})).await.ok().json();
        assert_eq!(answer["data"]["viewer"]["preferences"]["feed"]["prefersChronological"], true, "{answer}");
    }

    async fn pages_look_as_a_member_likes(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let theme = put(&ada, "/users/me/theme", json!({ "theme": "dark" })).await.ok().json();
        assert_eq!(theme["data"], json!({ "message": "Your preferences are saved.", "theme": "dark" }));
        for body in [json!({}), json!({ "theme": "pink" }), json!({ "theme": 1 })] {
            assert_eq!(put(&ada, "/users/me/theme", body).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "theme".to_owned()));
        }
        let path = "/users/me/theme-preferences";
        put(&ada, path, json!({ "accent_color": "#2563EB", "density": "compact", "high_contrast": true })).await.ok();
        let looks = put(&ada, path, json!({ "font_size": "large" })).await.ok().json()["data"]["theme_preferences"].clone();
        assert_eq!(looks, json!({
            "accent_color": "#2563EB", "font_size": "large", "density": "compact", "large_text": false, "high_contrast": true,
            "reduced_motion": false, "simplified_layout": false,
        }));
        let me = ada.get("/users/me").await.ok().json()["data"].clone();
        assert_eq!((&me["preferred_theme"], &me["theme_preferences"]), (&json!("dark"), &looks));
        for (body, field) in [(json!({ "accent_color": "blue" }), "accent_color"), (json!({ "font_size": "huge" }), "font_size")] {
            assert_eq!(put(&ada, path, body).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(put(&ada, path, json!({ "accent_color": null })).await.ok().json()["data"]["theme_preferences"]["accent_color"], Value::Null);
        assert_eq!(ada.get("/users/me/preferences").await.ok().json()["data"]["accessibility"]["high_contrast"], true);
        let answer = ada.graphql(THEME, json!({ "theme": "LIGHT" })).await.ok().json();
        assert_eq!(answer["data"]["setTheme"]["theme"], "LIGHT", "{answer}");
    }

    async fn listings_that_fit_are_of_a_members_choosing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let path = "/users/me/match-preferences";
        let usual = json!({
            "max_distance_km": 25, "min_match_score": 50, "notification_frequency": "monthly", "notify_hot_matches": true,
            "notify_mutual_matches": true, "matching_paused": false, "categories": [], "availability": [],
        });
        assert_eq!(ada.get(path).await.ok().json()["data"], usual);
        let (garden, food) = (heading(&town, "garden").await, heading(&town, "food").await);
        let body = json!({
            "max_distance_km": 4000, "min_match_score": -5, "notification_frequency": "weekly", "categories": [food, garden, food], "availability": ["weekends"],
        });
        let mut after = usual.clone();
        for (name, value) in [("max_distance_km", json!(100)), ("min_match_score", json!(0)), ("categories", json!([garden, food])), ("availability", json!(["weekends"]))] {
            after[name] = value;
        }
        assert_eq!(put(&ada, path, body).await.ok().json()["data"], after);
        // The three that a client sends leave the others.
        let three = json!({ "notification_frequency": "never", "notify_hot_matches": false, "notify_mutual_matches": false });
        let told = put(&ada, path, three).await.ok().json()["data"].clone();
        assert_eq!((&told["notification_frequency"], &told["notify_hot_matches"], &told["categories"]), (&json!("never"), &json!(false), &json!([garden, food])));
        let refused = put(&ada, path, json!({ "notification_frequency": "hourly" })).await.refusal();
        assert_eq!(refused, (400, "VALIDATION_ERROR".to_owned(), "notification_frequency".to_owned()));
        let unknown = put(&ada, path, json!({ "categories": [999_998, garden, 999_999] })).await;
        let fields: Vec<_> = unknown.json()["errors"].as_array().unwrap().iter().map(|error| error["field"].clone()).collect();
        assert_eq!((unknown.status.as_u16(), unknown.code().as_str(), fields), (422, "VALIDATION_ERROR", vec![json!("categories.0"), json!("categories.2")]));
        assert_eq!(ada.get(path).await.ok().json()["data"], told);
        // What was chosen stays where the community gives it up, and is not chosen anew.
        let sql = "UPDATE categories SET is_active = FALSE WHERE tenant_id = $1 AND id = $2";
        town.db().run(sql, params![town.harbour, food]).await.unwrap();
        assert_eq!(put(&ada, path, json!({ "categories": [food] })).await.ok().json()["data"]["categories"], json!([food]));
        put(&ada, path, json!({ "categories": [] })).await.ok();
        assert_eq!(put(&ada, path, json!({ "categories": [food] })).await.refusal().2, "categories.0");
        let answer = ada.graphql(READ, json!({})).await.ok().json();
        assert_eq!(answer["data"]["viewer"]["matchPreferences"]["maxDistanceKm"], 100, "{answer}");
    }
}
