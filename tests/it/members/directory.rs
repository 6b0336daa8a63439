//! Looking members up: the directory and the search.

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::base::text::search_text;
use timeweave::params;

use super::{block, change};
use crate::each_engine;
use crate::support::{Person, Town};

/// Gives a member another name, as the program would.
async fn rename(town: &Town, person: &Person, first: &str, last: &str) {
    town.db()
        .run(
            "UPDATE users SET first_name = $3, last_name = $4, search_text = $5 WHERE tenant_id = $1 AND id = $2",
            params![town.harbour, person.id, first, last, search_text([first, last])],
        )
        .await
        .unwrap();
}

/// Changes one's own profile.
async fn tell(person: &Person, profile: Value) {
    person.send(person.request(Method::PUT, "/users/me", Some(profile))).await.ok();
}

/// The ids that a directory lists.
async fn listed(viewer: &Person, query: &str) -> Vec<i64> {
    ids(&viewer.get(&format!("/users{query}")).await.ok().json()["data"])
}

/// The ids that a search finds.
async fn found(viewer: &Person, query: &str) -> Vec<i64> {
    ids(&viewer.get(&format!("/users/search{query}")).await.ok().json()["data"]["items"])
}

fn ids(members: &Value) -> Vec<i64> {
    members.as_array().unwrap().iter().map(|member| member["id"].as_i64().unwrap()).collect()
}

each_engine! {
    async fn the_directory_lists_those_who_let_themselves_be_found(town: Town) {
        let [ada, dan, ben, cleo, eve, fay, gus, hal] =
            town.members(["ada", "dan", "ben", "cleo", "eve", "fay", "gus", "hal"]).await;
        town.newcomer("meadow", "zoe", "member").await;
        change(&town, &cleo, "privacy_search = FALSE").await;
        change(&town, &eve, "status = 'banned'").await;
        change(&town, &hal, "deleted_at = created_at").await;
        block(&fay, &ada).await.ok();
        block(&ada, &gus).await.ok();
        change(&town, &ben, "bio = 'Bread, and more bread.', avatar_url = 'uploads/b.jpg', location = 'Quay'").await;

        let page = ada.get("/users").await.ok().json();
        assert_eq!(
            page,
            json!({
                "data": [
                    {
                        "id": ben.id, "name": "Ben", "first_name": "Ben", "last_name": null,
                        "avatar_url": "http://localhost/uploads/b.jpg", "avatar": "http://localhost/uploads/b.jpg",
                        "tagline": "Bread, and more bread.", "location": "Quay", "latitude": null, "longitude": null,
                        "created_at": "2026-01-05T12:00:00Z", "rating": null, "total_hours_given": 0.0,
                        "total_hours_received": 0.0, "is_verified": false, "showcased_badges": [],
                    },
                    {
                        "id": dan.id, "name": "Dan", "first_name": "Dan", "last_name": null, "avatar_url": null, "avatar": null,
                        "tagline": null, "location": null, "latitude": null, "longitude": null,
                        "created_at": "2026-01-05T12:00:00Z", "rating": null, "total_hours_given": 0.0,
                        "total_hours_received": 0.0, "is_verified": false, "showcased_badges": [],
                    },
                ],
                "meta": {
                    "base_url": "http://localhost", "total_items": 2, "per_page": 50, "offset": 0, "has_more": false,
                    "community_total": 6, "directory_total": 2, "directory_criteria": ["directory_opt_in"],
                },
            })
        );
        assert_eq!(listed(&fay, "").await, [ben.id, dan.id, gus.id]);
        assert_eq!(listed(&gus, "").await, [ben.id, dan.id, fay.id]);
    }

    async fn names_with_marks_stand_among_their_letters(town: Town) {
        let [ada, a, b, c, d] = town.members(["ada", "ben", "cleo", "dan", "eve"]).await;
        for (person, name) in [(&a, "Ärla"), (&b, "Arno"), (&c, "Zoë"), (&d, "Éva")] {
            tell(person, json!({ "first_name": name })).await;
        }
        assert_eq!(listed(&ada, "").await, [a.id, b.id, d.id, c.id]);
        assert_eq!(listed(&ada, "?order=DESC").await, [c.id, d.id, b.id, a.id]);
        let organisation = json!({ "profile_type": "organisation", "organization_name": "Ökoladen" });
        tell(&d, organisation).await;
        assert_eq!(listed(&ada, "").await, [a.id, b.id, d.id, c.id]);
        tell(&a, json!({ "first_name": "Paula" })).await;
        assert_eq!(listed(&ada, "").await, [b.id, d.id, a.id, c.id]);
    }

    async fn the_directory_is_sorted_and_cut_as_asked(town: Town) {
        let [ada, dan] = town.members(["ada", "dan"]).await;
        town.later(TimeDelta::minutes(1));
        let [ben, cleo] = town.members(["ben", "cleo"]).await;
        rename(&town, &cleo, "Dan", "Abel").await;
        for (query, expected) in [
            ("", &[ben.id, dan.id, cleo.id][..]),
            ("?sort=name&order=ASC", &[ben.id, dan.id, cleo.id]),
            ("?sort=name&order=DESC", &[cleo.id, dan.id, ben.id]),
            ("?sort=joined", &[dan.id, ben.id, cleo.id]),
            ("?sort=joined&order=DESC", &[cleo.id, ben.id, dan.id]),
            ("?sort=fame&order=up", &[ben.id, dan.id, cleo.id]),
            ("?limit=1", &[ben.id]),
            ("?limit=1&offset=1", &[dan.id]),
            ("?offset=2", &[cleo.id]),
            ("?offset=3", &[]),
            ("?q=dan&order=DESC", &[cleo.id, dan.id]),
            ("?q=%20%20", &[ben.id, dan.id, cleo.id]),
        ] {
            assert_eq!(listed(&ada, query).await, expected, "{query}");
        }
        for (query, per_page, offset, has_more) in [
            ("?limit=2", 2, 0, true),
            ("?limit=3", 3, 0, false),
            ("?limit=0", 1, 0, true),
            ("?limit=-7", 1, 0, true),
            ("?limit=1000", 100, 0, false),
            ("?limit=many", 50, 0, false),
            ("?limit=1&offset=-3", 1, 0, true),
            ("?limit=1&offset=2", 1, 2, false),
            ("?offset=9999999", 50, 100_000, false),
            ("?offset=x", 50, 0, false),
        ] {
            let meta = ada.get(&format!("/users{query}")).await.ok().json()["meta"].clone();
            assert_eq!(json!([meta["per_page"], meta["offset"], meta["has_more"]]), json!([per_page, offset, has_more]), "{query}");
            assert_eq!(meta["total_items"], 3, "{query}");
        }
        let meta = ada.get("/users?q=dan").await.ok().json()["meta"].clone();
        assert_eq!(json!([meta["total_items"], meta["directory_total"], meta["community_total"]]), json!([2, 3, 4]));
        let long = ada.get(&format!("/users?q={}", "x".repeat(201))).await.refusal();
        assert_eq!((long.0, long.2.as_str()), (422, "q"));
    }

    async fn words_are_found_in_every_script(town: Town) {
        let [ada, ozlem, sofia, nikos, plain] = town.members(["ada", "ozlem", "sofia", "nikos", "plain"]).await;
        rename(&town, &ozlem, "Özlem", "Öztürk").await;
        rename(&town, &sofia, "Σοφία", "Ångström").await;
        rename(&town, &nikos, "Νίκος", "50%_off\\").await;
        for (words, expected) in [
            ("%C3%96ZLEM", &[ozlem.id][..]),
            ("%C3%B6zt%C3%BC", &[ozlem.id]),
            ("ozlem", &[ozlem.id]),
            ("%CF%83%CE%BF%CF%86", &[sofia.id]),
            ("%C3%A5NGSTR%C3%96M", &[sofia.id]),
            // A final sigma is a sigma: ΝΊΚΟΣ, Νίκος and νίκοσ are one word.
            ("%CE%9D%CE%8A%CE%9A%CE%9F%CE%A3", &[nikos.id]),
            ("%CE%9D%CE%AF%CE%BA%CE%BF%CF%82", &[nikos.id]),
            ("Plain+tester", &[plain.id]),
            // Letters that mean something to LIKE mean themselves.
            ("%25", &[nikos.id]),
            ("_", &[nikos.id]),
            ("%5C", &[nikos.id]),
            ("50%25_OFF%5C", &[nikos.id]),
            ("5_%25", &[]),
            ("'%20OR%201=1%20--", &[]),
            ("%00", &[]),
        ] {
            assert_eq!(found(&ada, &format!("?q={words}")).await, expected, "{words}");
            assert_eq!(listed(&ada, &format!("?q={words}")).await, expected, "{words}");
        }
    }

    async fn who_has_the_name_comes_first(town: Town) {
        let [ada, elsewhere, within, second, first, other] =
            town.members(["ada", "elsewhere", "within", "second", "first", "other"]).await;
        rename(&town, &within, "Suzanne", "Young").await;
        rename(&town, &second, "Zoe", "Anneke").await;
        rename(&town, &first, "Änne", "Muller").await;
        rename(&town, &other, "Anne", "Bell").await;
        town.db()
            .run("UPDATE users SET search_text = search_text || ' anne''s garden' WHERE id = $1", params![elsewhere.id])
            .await
            .unwrap();
        // Family names are hidden, so that of the second does not count as one.
        let expected = [other.id, first.id, within.id, elsewhere.id, second.id];
        for words in ["anne", "%C3%84NNE"] {
            assert_eq!(found(&ada, &format!("?q={words}")).await, expected, "{words}");
        }
        // Page by page, at either door, and a cursor of one is good at the other.
        let document = "query($after: String) { members(search: \" ANNE \", first: 1, after: $after) { edges { cursor node { restId } } pageInfo { hasNextPage } } }";
        let mut after = Value::Null;
        for (place, member) in expected.iter().enumerate() {
            let page = ada.graphql(document, json!({ "after": after })).await.ok().json();
            let list = &page["data"]["members"];
            assert_eq!(list["edges"][0]["node"]["restId"], member.to_string(), "{page}");
            assert_eq!(list["pageInfo"]["hasNextPage"], place + 1 < expected.len(), "{page}");
            after = list["edges"][0]["cursor"].clone();
            let rest = found(&ada, &format!("?q=anne&cursor={}", after.as_str().unwrap())).await;
            assert_eq!(rest, expected[place + 1..], "{place}");
        }
    }

    async fn a_search_goes_on_where_it_stopped(town: Town) {
        let [ada, ben, cleo, dan, eve, fay] = town.members(["ada", "ben", "cleo", "dan", "eve", "fay"]).await;
        change(&town, &eve, "privacy_search = FALSE").await;
        block(&fay, &ada).await.ok();
        let page = ada.get("/users/search?q=tester&limit=2").await.ok().json();
        let cursor = page["data"]["cursor"].as_str().unwrap().to_owned();
        assert_eq!((ids(&page["data"]["items"]), &page["data"]["has_more"]), (vec![ben.id, cleo.id], &json!(true)));
        let page = ada.get(&format!("/users/search?q=tester&limit=2&cursor={cursor}")).await.ok().json();
        assert_eq!(
            page,
            json!({
                "data": {
                    "items": [{
                        "id": dan.id, "name": "Dan", "first_name": "Dan", "last_name": null, "avatar_url": null, "avatar": null,
                        "tagline": null, "location": null, "latitude": null, "longitude": null,
                        "created_at": "2026-01-05T12:00:00Z", "rating": null, "total_hours_given": 0.0,
                        "total_hours_received": 0.0, "is_verified": false, "showcased_badges": [],
                    }],
                    "cursor": null,
                    "has_more": false,
                },
                "meta": { "base_url": "http://localhost" },
            })
        );
        for (query, count) in [
            ("?q=tester&limit=0", 1),
            ("?q=tester&limit=1000", 3),
            ("?q=tester&limit=x", 3),
            ("?q=tester&cursor=unreadable", 3),
            ("?q=tester&cursor=", 3),
            ("?q=", 0),
            ("?q=%20", 0),
            ("", 0),
        ] {
            assert_eq!(found(&ada, query).await.len(), count, "{query}");
        }
    }
}
