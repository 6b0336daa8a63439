//! What members see of themselves and of each other.

use serde_json::{Value, json};

use super::{block, change, profile, told};
use crate::each_engine;

each_engine! {
    async fn a_member_sees_themselves_whole(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.connect(&ada, &ben).await;
        town.ask(&cleo, &ada).await;
        change(&town, &ada, "avatar_url = '/uploads/ada.jpg', bio = 'I mend bicycles.', phone = '+353 1 234 5678', skills = '[\"bicycles\"]'").await;
        let heard = ada.get("/users/me").await;
        let stats = json!({
            "listings_count": 0, "transactions_count": 0, "connections_count": 1, "reviews_count": 0, "average_rating": null,
            "exchanges_count": 0, "total_hours_given": 0.0, "total_hours_received": 0.0,
        });
        let looks = json!({
            "accent_color": null, "font_size": "medium", "density": "comfortable", "large_text": false, "high_contrast": false,
            "reduced_motion": false, "simplified_layout": false,
        });
        assert_eq!(heard.status, 200);
        assert_eq!(
            heard.json(),
            json!({
                "data": {
                    "id": ada.id, "name": "Ada Tester", "first_name": "Ada", "last_name": "Tester",
                    "avatar_url": "http://localhost/uploads/ada.jpg", "bio": "I mend bicycles.", "tagline": null, "location": null,
                    "latitude": null, "longitude": null, "skills": ["bicycles"], "profile_type": "individual",
                    "organization_name": null, "created_at": "2026-01-05T12:00:00Z", "is_online": false,
                    "online_status": "offline", "tenant_id": town.harbour, "email": "ada@harbour.example",
                    "phone": "+353 1 234 5678", "status": "active", "email_verified_at": "2026-01-05T12:00:00Z", "balance": 0.0, "role": "member",
                    "is_admin": false, "is_super_admin": false, "is_god": false, "is_tenant_super_admin": false, "can_create_events": true,
                    "is_approved": true, "privacy_profile": "members", "privacy_search": true, "onboarding_completed": true, "has_2fa_enabled": false,
                    "preferred_language": "en", "date_of_birth": null, "preferred_theme": "system",
                    "theme_preferences": looks, "stats": stats, "xp": 0, "level": 1, "badges": [],
                    "notification_preferences": ada.get("/users/me/notifications").await.ok().json()["data"],
                },
                "meta": { "base_url": "http://localhost" },
            })
        );
    }

    async fn a_profile_tells_others_what_concerns_them(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.connect(&ben, &cleo).await;
        town.ask(&ada, &ben).await;
        change(&town, &ben, "tagline = 'Cook', avatar_url = 'https://cdn.example/b.jpg', skills = '[\"cooking\"]', latitude = 53.5").await;
        assert_eq!(
            profile(&ada, &ben).await.ok().json(),
            json!({
                "data": {
                    "id": ben.id, "name": "Ben", "first_name": "Ben", "last_name": null, "avatar_url": "https://cdn.example/b.jpg",
                    "bio": null, "tagline": "Cook", "location": null, "latitude": 53.5, "longitude": null, "skills": ["cooking"],
                    "profile_type": "individual", "organization_name": null, "created_at": "2026-01-05T12:00:00Z",
                    "is_online": false, "online_status": "offline", "connection_status": "pending",
                    "rating": null, "total_hours_given": 0.0, "total_hours_received": 0.0, "groups_count": 0,
                    "events_attended": 0,
                    "stats": {
                        "listings_count": 0, "connections_count": 1, "reviews_count": 0, "average_rating": null,
                        "exchanges_count": 0, "total_hours_given": 0.0, "total_hours_received": 0.0, "groups_count": 0,
                        "events_attended": 0,
                    },
                    "badges": [],
                },
                "meta": { "base_url": "http://localhost" },
            })
        );
        assert_eq!(profile(&cleo, &ben).await.ok().json()["data"]["connection_status"], "accepted");
        assert_eq!(profile(&cleo, &ada).await.ok().json()["data"]["connection_status"], Value::Null);
    }

    async fn a_family_name_is_for_administrators_and_its_owner(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for (role, seen) in
            [("member", false), ("broker", false), ("coordinator", false), ("admin", true), ("tenant_admin", true), ("super_admin", true)]
        {
            change(&town, &ada, &format!("role = '{role}'")).await;
            let expected = if seen { json!(["Ben Tester", "Tester"]) } else { json!(["Ben", null]) };
            let seen = profile(&ada, &ben).await.ok().json()["data"].clone();
            assert_eq!(json!([seen["name"], seen["last_name"]]), expected, "{role}");
            let seen = ada.get("/users").await.ok().json()["data"][0].clone();
            assert_eq!(json!([seen["name"], seen["last_name"]]), expected, "{role}");
        }
        let own = profile(&ben, &ben).await.ok().json()["data"].clone();
        assert_eq!(json!([own["name"], own["last_name"]]), json!(["Ben Tester", "Tester"]));

        // An organisation is known by its name.
        change(&town, &ben, "profile_type = 'organisation', organization_name = 'Harbour Choir'").await;
        assert_eq!(profile(&ada, &ben).await.ok().json()["data"]["name"], "Harbour Choir");
    }

    async fn a_profile_for_connections_is_for_connections(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let zoe = town.member_as("harbour", "zoe", "admin").await;
        change(&town, &ben, "privacy_profile = 'connections'").await;
        assert_eq!(told(&profile(&ada, &ben).await), (404, "NOT_FOUND".into()));
        profile(&ben, &ben).await.ok();
        profile(&zoe, &ben).await.ok();
        let request = town.ask(&ada, &ben).await;
        assert_eq!(profile(&ada, &ben).await.status, 404, "asking opens nothing");
        ben.tap(&format!("/connections/{request}/accept")).await.ok();
        profile(&ada, &ben).await.ok();
    }

    async fn whoever_is_not_there_is_not_found(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "zoe", "member").await;
        change(&town, &ben, "status = 'suspended'").await;
        change(&town, &cleo, "deleted_at = created_at").await;
        for id in [ben.id.to_string(), cleo.id.to_string(), far.id.to_string()]
            .into_iter()
            .chain(["9999999", "0", "-1", "x", "9223372036854775808", "1.5"].map(str::to_owned))
        {
            assert_eq!(told(&ada.get(&format!("/users/{id}")).await), (404, "NOT_FOUND".into()), "{id}");
        }
        assert_eq!(told(&cleo.get("/users/me").await), (401, "auth_required".into()));
        assert_eq!(told(&town.stranger().get(&format!("/users/{}", ada.id)).await), (401, "auth_required".into()));
    }

    async fn a_block_closes_both_profiles(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        block(&ada, &ben).await.ok();
        for (viewer, other) in [(&ada, &ben), (&ben, &ada)] {
            assert_eq!(told(&profile(viewer, other).await), (403, "FORBIDDEN".into()));
        }
    }
}
