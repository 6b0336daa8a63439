//! Members change what they tell of themselves.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{change, profile};
use crate::each_engine;
use crate::listings::images::{fetched, files, photograph, picture, upload};
use crate::listings::{heading, lists};
use crate::support::{Heard, Person, Town};

const MUTATION: &str = include_str!("../../../graphql/operations/members/update_profile.graphql");

async fn update(person: &Person, body: Value) -> Heard {
    person.send(person.request(Method::PUT, "/users/me", Some(body))).await
}

async fn me(person: &Person) -> Value {
    person.get("/users/me").await.ok().json()["data"].clone()
}

async fn verified(town: &Town, person: &Person) {
    let sql = "INSERT INTO member_verification_badges (tenant_id, user_id, badge_type, granted_at) VALUES ($1, $2, 'id_verified', $3)";
    town.db().run(sql, params![town.harbour, person.id, town.clock.now()]).await.unwrap();
}

each_engine! {
    async fn a_member_changes_what_they_tell(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let before = me(&ada).await;
        let said = json!({
            "first_name": " Adah ", "last_name": "Lind", "bio": "I bake bread.", "tagline": "Baker", "location": "Mill Lane",
            "latitude": 53.3498, "longitude": -6.2603, "phone": "+353 1 234 5678", "date_of_birth": "1980-02-29",
            "email": "ADA@harbour.example", "shoe_size": 44,
        });
        let after = update(&ada, said).await.ok().json()["data"].clone();
        let mut expected = before.clone();
        for (name, value) in [
            ("first_name", json!("Adah")), ("last_name", json!("Lind")), ("name", json!("Adah Lind")), ("bio", json!("I bake bread.")),
            ("tagline", json!("Baker")), ("location", json!("Mill Lane")), ("latitude", json!(53.3498)), ("longitude", json!(-6.2603)),
            ("phone", json!("+353 1 234 5678")), ("date_of_birth", json!("1980-02-29")),
        ] {
            expected[name] = value;
        }
        assert_eq!(after, expected);
        assert_eq!(me(&ada).await, expected);
        // Others see it, without what only the member sees, and the place only roughly.
        let seen = profile(&ben, &ada).await.ok().json()["data"].clone();
        assert_eq!((&seen["name"], &seen["latitude"], &seen["longitude"]), (&json!("Adah"), &json!(53.35), &json!(-6.26)));
        assert!(seen.get("date_of_birth").is_none() && seen.get("phone").is_none());
        let found = ben.get("/users?q=bread").await.ok().json();
        assert_eq!((found["data"].as_array().unwrap().len(), &found["data"][0]["latitude"]), (1, &json!(53.35)));
        // Null takes away, and what is left out stays.
        let after = update(&ada, json!({ "bio": null, "phone": null, "first_name": null })).await.ok().json()["data"].clone();
        assert_eq!((&after["bio"], &after["phone"], &after["first_name"], &after["tagline"]), (&Value::Null, &Value::Null, &json!("Adah"), &json!("Baker")));
        assert_eq!(ben.get("/users?q=bread").await.ok().json()["data"], json!([]));
        // The other door.
        let input = json!({ "tagline": "Baker of Mill Lane", "dateOfBirth": null });
        let answer = ada.graphql(MUTATION, json!({ "input": input })).await.ok().json();
        let told = &answer["data"]["updateProfile"]["profile"];
        assert_eq!((&told["tagline"], &told["dateOfBirth"], &told["preferredTheme"]), (&json!("Baker of Mill Lane"), &Value::Null, &json!("SYSTEM")), "{answer}");
    }

    async fn what_is_wrong_is_told_at_once_and_changes_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let before = me(&ada).await;
        for (body, fields) in [
            (json!({ "first_name": "x".repeat(101), "bio": "x".repeat(5001), "profile_type": "choir" }), vec!["bio", "first_name", "profile_type"]),
            (json!({ "tagline": "x".repeat(161) }), vec!["tagline"]),
            (json!({ "location": "x".repeat(256) }), vec!["location"]),
            (json!({ "organization_name": "x".repeat(151) }), vec!["organization_name"]),
            (json!({ "latitude": 91, "longitude": 0 }), vec!["latitude"]),
            (json!({ "latitude": 50 }), vec!["longitude"]),
            (json!({ "latitude": 0, "longitude": 0 }), vec!["latitude"]),
            (json!({ "date_of_birth": "yesterday" }), vec!["date_of_birth"]),
            (json!({ "date_of_birth": "2026-01-06" }), vec!["date_of_birth"]),
            (json!({ "phone": "12 34 56" }), vec!["phone"]),
            (json!({ "first_name": "  " }), vec!["first_name"]),
            (json!({ "email": "eve@harbour.example" }), vec!["email"]),
            (json!({ "avatar_url": "https://elsewhere.example/x.jpg" }), vec!["avatar_url"]),
            (json!({ "profile_type": "organisation", "last_name": "<b>", "tagline": "a\u{202e}b" }), vec!["last_name", "organization_name", "tagline"]),
        ] {
            let heard = update(&ada, body.clone()).await;
            let answer = heard.json();
            let mut told: Vec<&str> = answer["errors"].as_array().unwrap().iter().map(|item| item["field"].as_str().unwrap()).collect();
            told.sort_unstable();
            assert_eq!((heard.status.as_u16(), heard.code().as_str(), told), (422, "VALIDATION_ERROR", fields), "{body}");
            town.later(chrono::TimeDelta::seconds(10));
        }
        // A line is no name, and is not spoken of as one.
        let heard = update(&ada, json!({ "first_name": "A\u{200b}", "tagline": "a\u{202e}b" })).await.json();
        assert_eq!((&heard["errors"][0]["message"], &heard["errors"][1]["message"]), (
            &json!("Please write the name without line breaks and hidden characters."),
            &json!("Please write this on one line, with letters that can be seen."),
        ));
        assert_eq!(me(&ada).await, before);
        assert_eq!(update(&town.stranger(), json!({ "bio": "x" })).await.status, 401);
        let far = town.member_as("meadow", "far", "super_admin").await.in_community(Some("harbour"));
        assert_eq!(update(&far, json!({ "bio": "x" })).await.refusal().1, "NOT_FOUND", "whose account is elsewhere changes it there");
    }

    async fn a_verified_identity_keeps_name_and_birthday(town: Town) {
        let [ada] = town.members(["ada"]).await;
        verified(&town, &ada).await;
        let said = json!({ "first_name": "Eve", "last_name": "Marsh", "date_of_birth": "1990-01-01", "tagline": "Baker" });
        let after = update(&ada, said).await.ok().json()["data"].clone();
        assert_eq!((&after["name"], &after["date_of_birth"], &after["tagline"]), (&json!("Ada Tester"), &Value::Null, &json!("Baker")));
        town.db().run("UPDATE member_verification_badges SET revoked_at = $2 WHERE tenant_id = $1", params![town.harbour, town.clock.now()]).await.unwrap();
        assert_eq!(update(&ada, json!({ "first_name": "Eve" })).await.ok().json()["data"]["name"], "Eve Tester");
    }

    async fn listings_follow_their_owner(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let hers = lists(&ada, repairs, json!({ "location": "Old Quay" })).await;
        let his = lists(&ben, repairs, json!({ "location": "Old Quay" })).await;
        update(&ada, json!({ "location": "Mill Lane", "latitude": 53.5, "longitude": -6.5 })).await.ok();
        town.deliver().await;
        let seen = ben.get(&format!("/listings/{hers}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["location"], &seen["latitude"]), (&json!("Mill Lane"), &json!(53.5)));
        assert_eq!(ada.get(&format!("/listings/{his}")).await.ok().json()["data"]["location"], "Old Quay");
        let near = ben.get("/listings/nearby?lat=53.5&lon=-6.5&radius_km=1").await.ok().json();
        assert_eq!((near["data"].as_array().unwrap().len(), &near["data"][0]["id"]), (1, &json!(hers)));
        // What is no other place moves nothing.
        let sql = "UPDATE listings SET location = 'Kept' WHERE tenant_id = $1 AND id = $2";
        town.db().run(sql, params![town.harbour, hers]).await.unwrap();
        update(&ada, json!({ "tagline": "Baker", "location": "Mill Lane" })).await.ok();
        town.deliver().await;
        assert_eq!(ben.get(&format!("/listings/{hers}")).await.ok().json()["data"]["location"], "Kept");
    }

    async fn a_picture_is_made_anew_and_the_one_before_goes(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let sent = photograph();
        let first = upload(&ada, "/users/me/avatar", "avatar", &[&sent]).await.ok().json()["data"]["avatar_url"].clone();
        assert_eq!((&me(&ada).await["avatar_url"], &profile(&ben, &ada).await.json()["data"]["avatar_url"]), (&first, &first));
        let file = fetched(&town, &first).await.ok();
        assert!(!file.text().contains("WHERE-I-AM"));
        let image = image::load_from_memory(&file.bytes).unwrap();
        assert_eq!((image.width(), image.height()), (30, 30), "a square of its middle, no larger than what was sent");
        assert_eq!(files(&town).len(), 2, "the picture and its small one");
        let second = upload(&ada, "/users/me/avatar", "avatar", &[&picture(image::ImageFormat::Png)]).await.ok().json()["data"]["avatar_url"].clone();
        assert_ne!(first, second);
        crate::support::until(|| files(&town).len() == 2).await;
        assert_eq!(fetched(&town, &first).await.status, 404);
        // What it is already is no change; null takes it away.
        assert_eq!(update(&ada, json!({ "avatar_url": second })).await.ok().json()["data"]["avatar_url"], second);
        assert_eq!(update(&ada, json!({ "avatar_url": null })).await.ok().json()["data"]["avatar_url"], Value::Null);
        crate::support::until(|| files(&town).is_empty()).await;
        assert_eq!((town.count("member_avatars").await, town.count("media_files").await), (0, 0));
    }

    async fn what_is_no_picture_is_refused(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let jpeg = picture(image::ImageFormat::Jpeg);
        for file in [&b"<svg onload=alert(1)>"[..], &jpeg[..jpeg.len() / 2], &b"%PDF-1.4"[..]] {
            let refused = upload(&ada, "/users/me/avatar", "avatar", &[file]).await.refusal();
            assert_eq!(refused, (400, "UPLOAD_FAILED".to_owned(), "avatar".to_owned()));
        }
        let refused = upload(&ada, "/users/me/avatar", "other", &[&jpeg]).await.refusal();
        assert_eq!(refused, (400, "VALIDATION_ERROR".to_owned(), "avatar".to_owned()));
        assert!(files(&town).is_empty());
        assert_eq!(me(&ada).await["avatar_url"], Value::Null);
    }

    async fn a_whole_profile_earns_points_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        update(&ada, json!({ "bio": "I bake." })).await.ok();
        assert_eq!(me(&ada).await["xp"], 0);
        upload(&ada, "/users/me/avatar", "avatar", &[&picture(image::ImageFormat::Png)]).await.ok();
        assert_eq!(me(&ada).await["xp"], 50);
        update(&ada, json!({ "bio": null })).await.ok();
        update(&ada, json!({ "bio": "I bake." })).await.ok();
        assert_eq!(me(&ada).await["xp"], 50);
    }

    async fn of_two_forms_at_once_both_are_saved(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (one, other) = join!(update(&ada, json!({ "tagline": "Baker" })), update(&ada, json!({ "bio": "I bake." })));
        assert_eq!((one.status.as_u16(), other.status.as_u16()), (200, 200));
        let after = me(&ada).await;
        assert_eq!((&after["tagline"], &after["bio"]), (&json!("Baker"), &json!("I bake.")));
    }

    async fn what_was_odd_before_does_not_stand_in_the_way(town: Town) {
        let [ada] = town.members(["ada"]).await;
        change(&town, &ada, "latitude = 53.5, profile_type = 'organisation', phone = '12'").await;
        assert_eq!(update(&ada, json!({ "tagline": "Baker" })).await.ok().json()["data"]["tagline"], "Baker");
    }
}
