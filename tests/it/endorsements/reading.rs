//! What is read of endorsements.

use serde_json::json;
use timeweave::params;

use super::{endorses, read};
use crate::each_engine;

each_engine! {
    async fn a_members_endorsements_are_grouped_by_skill(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let picture = "/uploads/cleo.jpg";
        town.db().run("UPDATE users SET avatar_url = $2 WHERE id = $1", params![cleo.id, picture]).await.unwrap();
        endorses(&ben, &ada, "Tea").await.ok();
        endorses(&ben, &ada, "gardening").await.ok();
        endorses(&cleo, &ada, "Gardening").await.ok();
        endorses(&ada, &dora, "Singing").await.ok();
        let base = ben.get(&format!("/members/{}/endorsements", ada.id)).await.ok().json()["meta"]["base_url"].clone();
        let avatar = format!("{}{picture}", base.as_str().unwrap());

        let expected = json!({
            "endorsements": [
                {
                    "skill_name": "Gardening", "count": 2,
                    "endorsed_by_names": "Cleo, Ben", "endorsed_by_ids": format!("{},{}", cleo.id, ben.id),
                    "endorsed_by_avatars": format!("{avatar},"),
                    "endorsers": [
                        { "id": cleo.id, "name": "Cleo", "avatar_url": avatar },
                        { "id": ben.id, "name": "Ben", "avatar_url": null },
                    ],
                    "latest_endorsement": "2026-01-05T12:00:00Z",
                },
                {
                    "skill_name": "Tea", "count": 1, "endorsed_by_names": "Ben", "endorsed_by_ids": ben.id.to_string(),
                    "endorsed_by_avatars": "", "endorsers": [{ "id": ben.id, "name": "Ben", "avatar_url": null }],
                    "latest_endorsement": "2026-01-05T12:00:00Z",
                },
            ],
            "stats": { "endorsements_received": 3, "endorsements_given": 1, "skills_endorsed": 2 },
        });
        assert_eq!(read(&dora, &ada, "").await, expected);
        // A name of spaces is none.
        assert_eq!(read(&dora, &ada, "?skill_name=%20").await, expected);

        let empty = json!({
            "endorsements": [], "stats": { "endorsements_received": 0, "endorsements_given": 2, "skills_endorsed": 0 },
        });
        assert_eq!(read(&ada, &ben, "").await["endorsements"], empty["endorsements"]);
        let unknown = json!({ "skill_name": "Chess", "endorsements": [], "count": 0, "has_endorsed": false });
        assert_eq!(read(&ada, &ben, "?skill_name=Chess").await, unknown);
    }

    async fn whoever_is_gone_does_not_count(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        endorses(&ben, &ada, "Tea").await.ok();
        endorses(&cleo, &ada, "Tea").await.ok();
        let now = town.clock.now();
        town.db().run("UPDATE users SET deleted_at = $2 WHERE id = $1", params![ben.id, now]).await.unwrap();
        let seen = read(&ada, &ada, "").await;
        assert_eq!((&seen["endorsements"][0]["endorsed_by_names"], &seen["endorsements"][0]["count"]), (&json!("Cleo"), &json!(1)));
        assert_eq!(seen["stats"]["endorsements_received"], 1);
        assert_eq!(read(&cleo, &ada, "?skill_name=tea").await["count"], 1);
        assert_eq!(cleo.get("/members/top-endorsed").await.ok().json()["data"][0]["total_endorsements"], 1);
        let nobody = cleo.get(&format!("/members/{}/endorsements", ben.id)).await;
        assert_eq!(nobody.refusal(), (404, "NOT_FOUND".into(), String::new()));
    }

    async fn a_skill_shows_its_latest_endorsers(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for number in 0..103 {
            let one = town.newcomer("harbour", &format!("m{number}"), "member").await;
            town.db()
                .run(
                    "INSERT INTO skill_endorsements (tenant_id, endorser_id, endorsed_id, skill_name, skill_key, created_at)
                     VALUES ($1, $2, $3, 'Tea', 'tea', $4)",
                    params![town.harbour, one.id, ada.id, town.clock.now()],
                )
                .await
                .unwrap();
        }
        let groups = read(&ada, &ada, "").await;
        assert_eq!(groups["endorsements"][0]["count"], 103);
        assert_eq!(groups["endorsements"][0]["endorsers"].as_array().unwrap().len(), 20);
        assert_eq!(groups["endorsements"][0]["endorsers"][0]["name"], "M102");
        let lines = read(&ada, &ada, "?skill_name=Tea").await;
        assert_eq!((lines["count"].as_i64(), lines["endorsements"].as_array().unwrap().len()), (Some(103), 100));
    }

    async fn the_most_endorsed_come_first(town: Town) {
        let [ada, ben, cleo, dora, hidden] = town.members(["ada", "ben", "cleo", "dora", "hidden"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        for (one, other, skill) in [
            (&ada, &cleo, "Tea"), (&ben, &cleo, "Tea"), (&dora, &cleo, "Chess"), (&ada, &ben, "Tea"), (&ada, &ben, "Chess"),
            (&ben, &dora, "Tea"), (&ada, &hidden, "Tea"),
        ] {
            endorses(one, other, skill).await.ok();
        }
        town.db().run("UPDATE users SET privacy_search = FALSE WHERE id = $1", params![hidden.id]).await.unwrap();
        let row = |who: &crate::support::Person, name: &str, total: i64, skills: i64| {
            json!({ "user_id": who.id, "name": name, "avatar_url": null, "total_endorsements": total, "skills_endorsed": skills })
        };
        let all = [row(&cleo, "Cleo", 3, 2), row(&ben, "Ben", 2, 2), row(&dora, "Dora", 1, 1)];
        assert_eq!(ada.get("/members/top-endorsed").await.ok().json()["data"], json!(all));
        assert_eq!(ada.get("/members/top-endorsed?limit=0").await.ok().json()["data"], json!(all[..1]));
        assert_eq!(ada.get("/members/top-endorsed?limit=2").await.ok().json()["data"], json!(all[..2]));
        assert_eq!(far.get("/members/top-endorsed").await.ok().json()["data"], json!([]));
        assert_eq!(far.get(&format!("/members/{}/endorsements", ada.id)).await.refusal().0, 404);
    }
}
