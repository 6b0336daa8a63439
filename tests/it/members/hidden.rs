//! What a profile hides is not found either, letter by letter or by the clock.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::base::text::search_text;
use timeweave::params;

use super::change;
use crate::each_engine;
use crate::listings::{heading, lists};
use crate::support::{Person, Town};

/// Gives a member another name, as the program would.
async fn rename(town: &Town, person: &Person, first: &str, last: &str) {
    town.db()
        .run(
            "UPDATE users SET first_name = $3, last_name = $4, search_text = $5 WHERE tenant_id = $1 AND id = $2",
            params![town.harbour, person.id, first, last, search_text([first])],
        )
        .await
        .unwrap();
}

fn ids(rows: &Value) -> Vec<i64> {
    rows.as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect()
}

/// Whom somebody finds by some letters: in the directory, by searching, to pay, and in a group.
async fn found(viewer: &Person, group: i64, letters: &str) -> [Vec<i64>; 4] {
    let data = async |path: String| viewer.get(&path).await.ok().json()["data"].clone();
    [
        ids(&data(format!("/users?q={letters}")).await),
        ids(&data(format!("/users/search?q={letters}")).await["items"]),
        ids(&data(format!("/wallet/user-search?q={letters}")).await["users"]),
        ids(&data(format!("/groups/{group}/members?q={letters}")).await),
    ]
}

each_engine! {
    async fn family_names_are_found_by_those_who_see_them(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "al", "admin").await;
        rename(&town, &ben, "Zoë", "Featherstone").await;
        rename(&town, &cleo, "Zoë", "Abernathy").await;
        let founded = ada.post("/groups", json!({ "name": "Garden", "visibility": "public" })).await.ok();
        let group = founded.json()["data"]["id"].as_i64().unwrap();
        ben.tap(&format!("/groups/{group}/join")).await.ok();

        let nobody: [Vec<i64>; 4] = [vec![], vec![], vec![], vec![]];
        for letters in ["f", "fea", "featherstone", "ben@", "harbour.example"] {
            // The letter `f` is in nobody's given name.
            assert_eq!(found(&ada, group, letters).await, nobody, "{letters}");
        }
        let one = vec![ben.id];
        assert_eq!(found(&admin, group, "zo%C3%AB%20feather").await, [one.clone(), one.clone(), one.clone(), one.clone()]);
        // Marks over letters and capitals do not matter, and who has the same given name stands in the order of the accounts.
        for letters in ["zoe", "ZO%C3%8B", "zo%C3%AB"] {
            let both = vec![ben.id, cleo.id];
            assert_eq!(found(&ada, group, letters).await, [both.clone(), both.clone(), both, one.clone()], "{letters}");
        }
        assert_eq!(ids(&ada.get("/users?q=zoe&order=DESC").await.ok().json()["data"]), [cleo.id, ben.id]);
    }

    async fn the_directory_is_sorted_by_the_names_that_are_shown(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        change(&town, &ben, "profile_type = 'organisation', organization_name = 'the Bakery'").await;
        let listed = async |query: &str| ids(&ada.get(&format!("/users{query}")).await.ok().json()["data"]);
        assert_eq!(listed("").await, [cleo.id, dan.id, ben.id]);
        assert_eq!(listed("?order=DESC").await, [ben.id, dan.id, cleo.id]);
    }

    async fn whoever_is_not_to_be_found_is_not_suggested(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        town.connect(&ada, &ben).await;
        town.connect(&ben, &cleo).await;
        for hidden in [&cleo, &dan] {
            change(&town, hidden, "privacy_search = FALSE").await;
        }
        let told = ada.get("/connections/suggestions").await.ok().json()["data"]["suggestions"].clone();
        assert_eq!(ids(&told), Vec::<i64>::new());
    }

    async fn when_somebody_was_seen_is_told_in_steps(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut broker = town.member_as("harbour", "bo", "broker").await;
        town.connect(&ada, &ben).await;
        town.connect(&broker, &ben).await;
        broker.signs_in().await;
        let seen = async |viewer: &Person| {
            let document = "{ viewer { connections(first: 1) { nodes { partner { lastActiveAt } } } } }";
            let line = viewer.get("/connections").await.ok().json()["data"][0]["partner"]["last_active_at"].clone();
            let graph = viewer.graphql(document, json!({})).await.json();
            let node = &graph["data"]["viewer"]["connections"]["nodes"][0]["partner"]["lastActiveAt"];
            assert_eq!(node, &line, "both doors say the same: {graph}");
            line
        };
        let now = town.clock.now();
        for (ago, told) in [
            (TimeDelta::milliseconds(61_123), json!("2026-01-05T12:00:00Z")),
            (TimeDelta::milliseconds(5 * 60_000 + 7), json!("2026-01-05T00:00:00Z")),
            (TimeDelta::milliseconds(13 * 3_600_000), json!("2025-12-30T00:00:00Z")),
            (TimeDelta::days(8), Value::Null),
        ] {
            let set = "UPDATE users SET last_active_at = $2 WHERE id = $1";
            town.db().run(set, params![ben.id, now - ago]).await.unwrap();
            assert_eq!(seen(&ada).await, told, "{ago}");
            let exact: chrono::DateTime<chrono::Utc> = seen(&broker).await.as_str().unwrap().parse().unwrap();
            assert_eq!(exact, now - ago);
        }
    }

    async fn what_was_found_by_hidden_names_is_written_anew_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        change(&town, &ben, "first_name = 'Özil', last_name = 'Hidden', search_text = 'özil hidden baking', skills = '[\"Baking\"]'").await;
        let found = async |letters: &str| ids(&ada.get(&format!("/users?q={letters}")).await.ok().json()["data"]);
        assert_eq!(found("hidden").await, [ben.id]);
        let shelf = heading(&town, "baking").await;
        let listing = lists(&ada, shelf, json!({})).await;
        let tags = json!({ "tags": ["Äpfel", "Apfelmus"] });
        ada.send(ada.request(http::Method::PUT, &format!("/listings/{listing}/tags"), Some(tags))).await.ok();
        town.db().run("UPDATE listing_tags SET bare_tag = tag", params![]).await.unwrap();
        let tags = async |typed: &str| ada.get(&format!("/listings/tags/autocomplete?q={typed}")).await.ok().json()["data"].clone();
        assert_eq!(tags("apfel").await, json!(["apfelmus"]));
        town.app.migrate().await.unwrap();
        assert_eq!((tags("apfel").await, tags("%C3%84PF").await), (json!(["äpfel", "apfelmus"]), json!(["äpfel", "apfelmus"])));
        assert_eq!((found("hidden").await, found("ozil").await, found("baking").await), (vec![], vec![ben.id], vec![ben.id]));
        let done: Vec<String> = town.db().all("SELECT name FROM upkeep ORDER BY name", params![]).await.unwrap();
        assert_eq!(done, ["bare_search_text", "bare_tags"]);
        town.app.migrate().await.unwrap();
    }
}
