//! What members earn: badges, points and levels (spec platform 3.4).

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;

use super::profile;
use crate::each_engine;
use crate::endorsements::vouches;
use crate::listings::{heading, lists};
use crate::reviews::reviewed;
use crate::support::{Person, Town};

async fn seen(viewer: &Person, other: &Person) -> Value {
    profile(viewer, other).await.ok().json()["data"].clone()
}

async fn own(person: &Person) -> Value {
    person.get("/users/me").await.ok().json()["data"].clone()
}

/// A badge that people granted, until a time or for ever.
async fn granted(town: &Town, person: &Person, badge: &str, lasts: Option<TimeDelta>) {
    let now = town.clock.now();
    town.db()
        .run(
            "INSERT INTO member_verification_badges (tenant_id, user_id, badge_type, granted_at, expires_at)
             VALUES ($1, $2, $3, $4, $5)",
            params![town.harbour, person.id, badge, now, lasts.map(|lasts| now + lasts)],
        )
        .await
        .unwrap();
}

each_engine! {
    async fn whoever_is_vouched_for_three_times_shows_the_badge(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        vouches(&ben, &ada).await.ok();
        vouches(&cleo, &ada).await.ok();
        assert_eq!((&seen(&ben, &ada).await["badges"], &own(&ada).await["badges"]), (&json!([]), &json!([])));
        vouches(&dora, &ada).await.ok();
        let badge = json!({
            "name": "Peer endorsed", "badge_key": "peer_endorsed", "icon": "🤝",
            "description": "Enough members of the community vouch for them.", "earned_at": "2026-01-05T12:00:00Z", "expires_at": null,
        });
        assert_eq!(seen(&ben, &ada).await["badges"], json!([badge]));
        assert_eq!(own(&ada).await["badges"], json!([badge]));
        assert_eq!(seen(&ada, &ben).await["badges"], json!([]));

        let short = json!([{ "name": "Peer endorsed", "badge_key": "peer_endorsed", "icon": "🤝" }]);
        assert_eq!(ben.get("/users?q=ada").await.ok().json()["data"][0]["showcased_badges"], short);
        assert_eq!(ben.get("/users/search?q=ada").await.ok().json()["data"]["items"][0]["showcased_badges"], short);

        let document = "{ viewer { profile { badges { badgeKey name icon description earnedAt expiresAt } } } }";
        let told = ada.graphql(document, json!({})).await.ok().json();
        let shown = json!([{
            "badgeKey": "peer_endorsed", "name": "Peer endorsed", "icon": "🤝",
            "description": "Enough members of the community vouch for them.", "earnedAt": "2026-01-05T12:00:00Z", "expiresAt": null,
        }]);
        assert_eq!(told["data"]["viewer"]["profile"]["badges"], shown, "{told}");

        let now = town.clock.now();
        town.db().run("UPDATE member_verification_badges SET revoked_at = $1", params![now]).await.unwrap();
        assert_eq!((&seen(&ben, &ada).await["badges"], &own(&ada).await["badges"]), (&json!([]), &json!([])));
    }

    async fn badges_that_people_granted_are_shown_while_they_count(town: Town) {
        let [ada, mut ben] = town.members(["ada", "ben"]).await;
        granted(&town, &ada, "founder", Some(TimeDelta::hours(1))).await;
        for badge in ["gardener", "baker", "sailor"] {
            granted(&town, &ada, badge, None).await;
        }
        let names = |badges: &Value| -> Vec<String> {
            badges.as_array().unwrap().iter().map(|badge| badge["name"].as_str().unwrap().to_owned()).collect()
        };
        let shown = seen(&ben, &ada).await["badges"].clone();
        assert_eq!(names(&shown), ["Founder", "Gardener", "Baker", "Sailor"]);
        assert_eq!(
            shown[0],
            json!({
                "name": "Founder", "badge_key": "founder", "icon": null, "description": null, "earned_at": "2026-01-05T12:00:00Z",
                "expires_at": "2026-01-05T13:00:00Z",
            })
        );
        let listed = ben.get("/users").await.ok().json()["data"][0]["showcased_badges"].clone();
        assert_eq!(names(&listed), ["Founder", "Gardener", "Baker"]);

        town.later(TimeDelta::hours(1));
        ben.signs_in().await;
        let listed = ben.get("/users").await.ok().json()["data"][0]["showcased_badges"].clone();
        assert_eq!(names(&listed), ["Gardener", "Baker", "Sailor"]);
        assert_eq!(names(&seen(&ben, &ada).await["badges"]).len(), 3);
    }

    async fn whoever_staff_have_seen_is_verified_while_the_badge_counts(town: Town) {
        let [ada, mut ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let listing = lists(&ada, repairs, json!({})).await;
        // In the directory, on the map, in searches, and beside a listing: page and list.
        town.db().run("UPDATE users SET latitude = 53.0, longitude = -9.0 WHERE id = $1", params![ada.id]).await.unwrap();
        let told = async |who: &Person| {
            let row = async |path: &str, at: &str| who.get(path).await.ok().json().pointer(at).cloned().unwrap();
            [
                row("/users?q=ada", "/data/0/is_verified").await,
                row("/users/search?q=ada", "/data/items/0/is_verified").await,
                row("/members/nearby?lat=53&lon=-9", "/data/0/is_verified").await,
                row(&format!("/listings/{listing}"), "/data/author_verified").await,
                row("/listings", "/data/0/author_verified").await,
            ]
        };
        granted(&town, &ada, "founder", None).await;
        assert_eq!(told(&ben).await, [false; 5].map(Value::from));
        granted(&town, &ada, "id_verified", Some(TimeDelta::hours(1))).await;
        assert_eq!(told(&ben).await, [true; 5].map(Value::from));
        town.later(TimeDelta::hours(1));
        ben.signs_in().await;
        assert_eq!(told(&ben).await, [false; 5].map(Value::from));
    }

    async fn points_and_level_are_told_to_their_owner_alone(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let earned = async || {
            let data = own(&ada).await;
            json!([data["xp"], data["level"]])
        };
        assert_eq!(earned().await, json!([0, 1]));
        reviewed(&ada, &ben, 5, json!({ "is_anonymous": true })).await;
        assert_eq!(earned().await, json!([10, 1]));
        town.db()
            .run(
                "INSERT INTO xp_entries (tenant_id, user_id, points, reason, subject, created_at)
                 VALUES ($1, $2, 290, 'review_written', 999999, $3)",
                params![town.harbour, ada.id, town.clock.now()],
            )
            .await
            .unwrap();
        assert_eq!(earned().await, json!([300, 3]));
        let told = ada.graphql("{ viewer { profile { xp level } } }", json!({})).await.ok().json();
        assert_eq!(told["data"]["viewer"]["profile"], json!({ "xp": 300, "level": 3 }));

        let listed = ben.get("/users").await.ok().json()["data"][0].clone();
        for shown in [seen(&ben, &ada).await, listed] {
            assert_eq!((shown["id"].as_i64(), shown.get("xp"), shown.get("level")), (Some(ada.id), None, None));
        }
        let data = own(&ben).await;
        assert_eq!((&data["xp"], &data["level"]), (&json!(0), &json!(1)), "reviewing earns points, being reviewed does not");
    }
}
