//! Founding, changing and ending groups, and who sees them.

use serde_json::json;
use timeweave::params;

use super::{found, join, kinds, put, refusal, rows, stands};
use crate::each_engine;

each_engine! {
    async fn whoever_founds_a_group_owns_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let body = json!({
            "name": " Repair  Cafe ", "description": " We mend <things> & a<b. ", "visibility": "private",
            "location": "Pier 4", "latitude": 53.5, "longitude": -6.25,
        });
        let founded = ada.post("/groups", body).await;
        assert_eq!(founded.status, 201);
        let id = founded.json()["data"]["id"].as_i64().unwrap();
        let mut group = json!({
            "id": id, "name": "Repair Cafe", "slug": "repair-cafe", "description": "We mend <things> & a<b.", "visibility": "private",
            "status": "active", "owner_id": ada.id, "parent_id": null, "type_id": null, "type": null,
            "image_url": null, "image_thumbnail_url": null, "cover_image_url": null, "cover_thumbnail_url": null,
            "location": "Pier 4", "latitude": 53.5, "longitude": -6.25, "federated_visibility": "none",
            "allow_federated_members": false, "member_count": 1, "members_count": 1, "primary_color": null, "accent_color": null, "tags": [],
            "viewer_membership": { "status": "active", "role": "owner" },
            "created_at": "2026-01-05T12:00:00Z", "updated_at": "2026-01-05T12:00:00Z",
        });
        let meta = json!({ "base_url": "http://localhost" });
        assert_eq!(founded.json(), json!({ "data": group, "meta": meta }));
        assert_eq!(ada.get(&format!("/groups/{id}")).await.ok().json(), json!({ "data": group, "meta": meta }));
        group["viewer_membership"] = json!(null);
        assert_eq!(ben.get(&format!("/groups/{id}")).await.ok().json(), json!({ "data": group, "meta": meta }));
        assert_eq!(rows(&town, id).await, (vec![(ada.id, "active".to_owned(), "owner".to_owned())], 1));
        assert_eq!(kinds(&town).await, ["group_created"]);
    }

    async fn slugs_are_unique_in_a_community(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let mut slugs = Vec::new();
        for name in ["Garden", "garden!", "Garden", "日本"] {
            let founded = ada.post("/groups", json!({ "name": name })).await.ok().json();
            slugs.push(founded["data"]["slug"].as_str().unwrap().to_owned());
        }
        assert_eq!(slugs, ["garden", "garden-2", "garden-3", "group"]);
        town.later(chrono::TimeDelta::seconds(61));
        for number in 4..=11 {
            let founded = ada.post("/groups", json!({ "name": "Garden" })).await.ok().json();
            let slug = founded["data"]["slug"].as_str().unwrap().to_owned();
            assert_eq!(slug == format!("garden-{number}"), number < 10, "{slug}");
        }
        assert_eq!(far.post("/groups", json!({ "name": "Garden" })).await.ok().json()["data"]["slug"], "garden");
    }

    async fn what_cannot_be_founded_is_refused(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let guest = town.member_as("meadow", "guest", "super_admin").await.in_community(Some("harbour"));
        let table = [
            (json!({}), "name"),
            (json!({ "name": "" }), "name"),
            (json!({ "name": " \n " }), "name"),
            (json!({ "name": "x".repeat(151) }), "name"),
            (json!({ "name": "x", "visibility": "hidden" }), "visibility"),
            (json!({ "name": "x", "description": "x".repeat(5_001) }), "description"),
            (json!({ "name": "x", "latitude": 1.0 }), "longitude"),
            (json!({ "name": "x", "longitude": 1.0 }), "latitude"),
            (json!({ "name": "x", "latitude": 91.0, "longitude": 1.0 }), "latitude"),
        ];
        for (body, field) in table {
            let heard = ada.post("/groups", body.clone()).await;
            assert_eq!(heard.refusal(), refusal(422, "VALIDATION_ERROR", field), "{body}");
        }
        assert_eq!(guest.post("/groups", json!({ "name": "x" })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!((town.count("groups").await, town.count("domain_events").await), (0, 0));
    }

    async fn only_who_looks_after_a_group_changes_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let id = found(&ada, "Garden", "public").await;
        for person in [&ben, &cleo] {
            join(person, id).await.ok();
        }
        put(&ada, &format!("/groups/{id}/members/{}", ben.id), json!({ "role": "admin" })).await.ok();
        let path = format!("/groups/{id}");
        let change = json!({ "name": "Gardens", "location": "Hill" });
        for (person, allowed) in [(&cleo, false), (&broker, false), (&ada, true), (&ben, true), (&admin, true)] {
            let heard = put(person, &path, change.clone()).await;
            assert_eq!(heard.status == 200, allowed, "{}: {}", person.name, heard.text());
        }
        let seen = put(&ada, &path, json!({ "location": "", "latitude": 1.0, "longitude": 2.0 })).await.ok().json();
        let data = &seen["data"];
        assert_eq!(
            (&data["name"], &data["slug"], &data["location"], &data["latitude"]),
            (&json!("Gardens"), &json!("garden"), &json!(null), &json!(1.0))
        );
        assert_eq!(put(&ada, &path, json!({ "name": " " })).await.refusal(), refusal(422, "VALIDATION_ERROR", "name"));
        assert_eq!(put(&ada, &path, json!({ "latitude": 1 })).await.refusal(), refusal(422, "VALIDATION_ERROR", "longitude"));
        // What the search finds is what the group says now.
        let found_by = |words: &'static str| {
            let ada = ada.clone();
            async move { ada.get(&format!("/groups?q={words}")).await.ok().json()["data"].as_array().unwrap().len() }
        };
        assert_eq!((found_by("GARDENS").await, found_by("hill").await), (1, 0));

        for (person, status) in [(&cleo, 403), (&ben, 403), (&broker, 403), (&ada, 204)] {
            assert_eq!(person.delete(&path).await.status.as_u16(), status, "{}", person.name);
        }
        assert_eq!(ada.get(&path).await.refusal(), refusal(404, "NOT_FOUND", ""));
        for table in ["groups", "group_members"] {
            assert_eq!(town.count(table).await, 0, "{table}");
        }
    }

    async fn a_secret_group_is_nothing_to_outsiders(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = found(&ada, "Surprise", "secret").await;
        ada.post(&format!("/groups/{id}/invitations"), json!({ "user_id": cleo.id })).await.ok();
        let path = format!("/groups/{id}");
        for person in [&ben, &far] {
            let heard = [
                person.get(&path).await,
                put(person, &path, json!({ "name": "x" })).await,
                person.delete(&path).await,
                person.tap(&format!("{path}/join")).await,
                person.delete(&format!("{path}/membership")).await,
                person.get(&format!("{path}/members")).await,
                put(person, &format!("{path}/members/{}", ada.id), json!({ "role": "member" })).await,
                person.delete(&format!("{path}/members/{}", ada.id)).await,
                person.tap(&format!("{path}/members/{}/ban", ada.id)).await,
                person.delete(&format!("{path}/members/{}/ban", ada.id)).await,
                person.post(&format!("{path}/invitations"), json!({ "user_id": ben.id })).await,
                person.get(&format!("{path}/requests")).await,
                person.post(&format!("{path}/requests/{}", ben.id), json!({ "action": "accept" })).await,
                person.get(&format!("{path}/notification-prefs")).await,
                person.get(&format!("{path}/messages")).await,
                person.post(&format!("{path}/messages"), json!({ "body": "x" })).await,
                person.delete(&format!("{path}/messages/1")).await,
            ];
            for heard in heard {
                assert_eq!(heard.refusal(), refusal(404, "NOT_FOUND", ""), "{}", person.name);
            }
            assert_eq!(person.get("/groups").await.ok().json()["data"], json!([]));
        }
        for person in [&ada, &cleo, &admin] {
            assert_eq!(person.get("/groups").await.ok().json()["data"][0]["id"], id, "{}", person.name);
        }
        assert_eq!(stands(&cleo, id).await, (json!({ "status": "invited", "role": "member" }), 1));
        assert_eq!(stands(&admin, id).await, (json!(null), 1));
    }

    async fn a_community_switches_groups_off(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = found(&ada, "Garden", "public").await;
        let off = "UPDATE tenants SET features = $2 WHERE id = $1";
        town.db().run(off, params![town.harbour, json!({ "groups": false })]).await.unwrap();
        town.world().room::<timeweave::tenancy::Tenants>().unwrap().forget();
        for heard in [ada.get("/groups").await, ada.get(&format!("/groups/{id}")).await, join(&ada, id).await] {
            assert_eq!(heard.refusal(), refusal(403, "FEATURE_DISABLED", ""));
        }
    }

    async fn a_name_is_one_line_that_can_be_seen(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for name in ["\u{202e}nedraG", "Gar\u{1b}[31mden", "Gar\u{200b}den", "\u{3164}"] {
            let heard = ada.post("/groups", json!({ "name": name })).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "name".to_owned()), "{name:?}");
        }
        let founded = ada.post("/groups", json!({ "name": "Garden \u{1f468}\u{200d}\u{1f33e} <3" })).await.ok().json();
        assert_eq!(founded["data"]["name"], "Garden \u{1f468}\u{200d}\u{1f33e} <3");
        assert_eq!(town.count("groups").await, 1);
    }
}
