//! What a browser decides about cookies.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;

use crate::each_engine;

const PATH: &str = "/cookie-consent";

each_engine! {
    async fn a_browser_decides_and_nobody_learns_whose_it_is(town: Town) {
        let stranger = town.stranger().in_community(Some("harbour"));
        let far = town.stranger().in_community(Some("meadow"));
        let admin = town.member_as("harbour", "ann", "admin").await;
        for query in ["", "?consent_id=", "?consent_id=nobody"] {
            assert_eq!(stranger.get(&format!("{PATH}{query}")).await.ok().json()["data"], Value::Null, "{query}");
        }
        let decided = stranger.post(PATH, json!({ "categories": ["essential", "functional"], "marketing": false })).await.ok().json()["data"].clone();
        let id = decided["consent_id"].as_str().unwrap().to_owned();
        assert_eq!(decided, json!({
            "consent_id": id, "essential": true, "functional": true, "analytics": false, "marketing": false, "version": "0", "is_current": true,
            "decided_at": "2026-01-05T12:00:00Z", "expires_at": "2026-07-04T12:00:00Z",
        }));
        let of = |id: &str| format!("{PATH}?consent_id={id}");
        assert_eq!(stranger.get(&of(&id)).await.ok().json()["data"], decided);
        assert_eq!(far.get(&of(&id)).await.ok().json()["data"], Value::Null, "it is of this community");
        let kept = "SELECT COUNT(*) FROM cookie_consents WHERE tenant_id = $1 AND key_hash = $2";
        let digest = timeweave::auth::tokens::digest(&id);
        assert_eq!(town.db().one::<i64>(kept, params![town.harbour, digest]).await.unwrap(), 1, "the number itself is not kept");

        // A later decision stands instead, at whatever door; a number that is none of ours is not taken.
        town.later(TimeDelta::minutes(5));
        let old = json!({ "analytics": true, "consent_id": id });
        let again = stranger.post("/api/cookie-consent", old).await.ok().json()["data"].clone();
        assert_eq!((&again["consent_id"], &again["functional"], &again["analytics"]), (&json!(id), &json!(false), &json!(true)));
        assert_eq!(stranger.get(&format!("/api{}", of(&id))).await.ok().json()["data"], again);
        assert_eq!(town.count("cookie_consents").await, 2, "each decision is kept");
        let forged = stranger.post(PATH, json!({ "consent_id": "0".repeat(64) })).await.ok().json()["data"].clone();
        assert!(forged["consent_id"] != json!("0".repeat(64)));
        let refused = stranger.post(PATH, json!({ "categories": ["all"] })).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (422, "VALIDATION_ERROR".to_owned()));

        // A new document asks anew.
        let paper = json!({ "type": "cookies", "title": "Cookies", "content": "We bake none.", "requires_acceptance": false });
        admin.post("/admin/legal-documents", paper).await.ok();
        assert_eq!(stranger.get(&of(&id)).await.ok().json()["data"]["is_current"], false);
        let mutation = "mutation($input: DecideCookieConsentInput!) { decideCookieConsent(input: $input) { consent { key isFunctional version isCurrent } } }";
        let graph = stranger.graphql(mutation, json!({ "input": { "categories": ["FUNCTIONAL"], "consentKey": id } })).await.ok().json();
        assert_eq!(graph["data"]["decideCookieConsent"]["consent"], json!({ "key": id, "isFunctional": true, "version": "1", "isCurrent": true }), "{graph}");

        // It ends, and is removed.
        town.later(TimeDelta::days(181));
        assert_eq!(stranger.get(&of(&id)).await.ok().json()["data"], Value::Null);
        let anew = stranger.post(PATH, json!({ "consent_id": id })).await.ok().json()["data"].clone();
        assert!(anew["consent_id"] != json!(id));
        assert_eq!(town.count("cookie_consents").await, 1);
    }
}
