//! Lists of events.

use serde_json::{Value, json};
use timeweave::params;

use super::{draft, publish, refusal};
use crate::each_engine;
use crate::support::Person;

async fn list(person: &Person, query: &str) -> Value {
    person.get(&format!("/events{query}")).await.ok().json()
}

async fn titles(person: &Person, query: &str) -> Vec<String> {
    let page = list(person, query).await;
    page["data"].as_array().unwrap().iter().map(|event| event["title"].as_str().unwrap().to_owned()).collect()
}

each_engine! {
    async fn the_next_one_comes_first(town: Town) {
        let [ada, mut ben] = town.members(["ada", "ben"]).await;
        for (title, day) in [("Third", "03"), ("First", "01"), ("Second", "02")] {
            publish(&ada, json!({ "title": title, "start_time": format!("2026-05-{day}T10:00:00"), "end_time": null })).await;
        }
        draft(&ada, json!({ "title": "Draft", "start_time": "2026-05-04T10:00:00", "end_time": null })).await;
        assert_eq!(titles(&ben, "").await, ["First", "Second", "Third"]);
        assert_eq!(titles(&ada, "").await, ["First", "Second", "Third", "Draft"]);
        assert_eq!(titles(&ben, "?when=all").await, ["Third", "Second", "First"]);
        town.later(chrono::TimeDelta::days(117));
        ben.signs_in().await;
        assert_eq!(titles(&ben, "?when=past").await, ["Second", "First"]);
        assert_eq!(titles(&ben, "?when=upcoming").await, ["Third"]);
        assert_eq!(ben.get("/events?when=soon").await.refusal(), refusal(422, "VALIDATION_ERROR", "when"));
    }

    async fn pages_follow_one_another_and_cursors_are_of_one_list(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for number in 1..=5 {
            publish(&ada, json!({ "title": format!("Evening {number}") })).await;
        }
        for query in ["?per_page=2", "?per_page=2&when=all", "?per_page=2&q=evening"] {
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = list(&ben, &format!("{query}&cursor={cursor}")).await;
                seen.extend(page["data"].as_array().unwrap().iter().map(|event| event["id"].as_i64().unwrap()));
                let Some(next) = page["meta"]["cursor"].as_str() else { break };
                cursor = next.to_owned();
            }
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), 5, "{query}");
        }
        let cursor = list(&ben, "?per_page=2").await["meta"]["cursor"].as_str().unwrap().to_owned();
        for (person, query) in [(&ada, "?per_page=2"), (&ben, "?per_page=2&when=all"), (&ben, "?q=x")] {
            let heard = person.get(&format!("/events{query}&cursor={cursor}")).await;
            assert_eq!(heard.refusal(), refusal(422, "INVALID_CURSOR", "cursor"), "{query}");
        }
    }

    async fn a_list_is_asked_for_what_one_looks_for(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let heading: i64 = town.db().one(
            "INSERT INTO categories (tenant_id, type, name, slug, is_active, created_at)
             VALUES ($1, 'event', 'Workshops', 'workshops', TRUE, $2) RETURNING id",
            params![town.harbour, town.clock.now()],
        ).await.unwrap();
        let group = ben.post("/groups", json!({ "name": "Garden" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        publish(&ada, json!({ "title": "Soldering", "category_name": "Workshops", "location": "Pier",
                              "venue_accessibility": { "step_free_access": true }, "latitude": 53.27, "longitude": -9.05 })).await;
        publish(&ben, json!({ "title": "Weeding", "group_id": group, "location": "Field",
                              "venue_accessibility": { "step_free_access": false }, "latitude": 53.30, "longitude": -9.05 })).await;
        publish(&ben, json!({ "title": "Elsewhere", "latitude": 48.85, "longitude": 2.35 })).await;
        for (query, found) in [
            (format!("?category_id={heading}"), vec!["Soldering"]),
            ("?category=workshops".to_owned(), vec!["Soldering"]),
            (format!("?group_id={group}"), vec!["Weeding"]),
            (format!("?user_id={}", ada.id), vec!["Soldering"]),
            ("?q=weed".to_owned(), vec!["Weeding"]),
            ("?step_free=yes".to_owned(), vec!["Soldering"]),
            ("?step_free=no".to_owned(), vec!["Weeding"]),
            ("?step_free=unknown".to_owned(), vec!["Elsewhere"]),
            ("?near_lat=53.31&near_lng=-9.05".to_owned(), vec!["Weeding", "Soldering"]),
            ("?near_lat=53.31&near_lng=-9.05&radius_km=2".to_owned(), vec!["Weeding"]),
        ] {
            assert_eq!(titles(&ada, &query).await, found, "{query}");
        }
        let near = list(&ada, "?near_lat=53.31&near_lng=-9.05").await;
        assert_eq!(near["data"][0]["distance_km"], 1.11);
        for (query, field) in [("?category_id=999", "category_id"), ("?series_id=999", "series_id"), ("?near_lat=1", "near_lng")] {
            assert_eq!(ada.get(&format!("/events{query}")).await.refusal(), refusal(422, "VALIDATION_ERROR", field), "{query}");
        }
    }

    async fn events_of_a_group_are_for_those_who_see_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let group = ada.post("/groups", json!({ "name": "Choir", "visibility": "private" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        ada.post(&format!("/groups/{group}/invitations"), json!({ "user_id": ben.id })).await.ok();
        ben.tap(&format!("/groups/{group}/join")).await.ok();
        let id = publish(&ada, json!({ "group_id": group })).await;
        let seen = ben.get(&format!("/events/{id}")).await.ok().json();
        assert_eq!(seen["data"]["group"], json!({ "id": group, "name": "Choir", "slug": "choir" }));
        assert_eq!(cleo.get(&format!("/events/{id}")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!((titles(&ben, "").await.len(), titles(&cleo, "").await.len()), (1, 0));
        // What belonged to a group that is gone stays out of sight.
        ada.delete(&format!("/groups/{group}")).await.ok();
        assert_eq!(ben.get(&format!("/events/{id}")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        ada.get(&format!("/events/{id}")).await.ok();
    }

    async fn the_graph_shows_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for number in 1..=3 {
            publish(&ada, json!({ "title": format!("Evening {number}"), "online_link": "https://meet.example/secret" })).await;
        }
        let document = "query ($after: String) { events(first: 2, after: $after) { pageInfo { hasNextPage endCursor }
            nodes { id title organizer { name } schedule { state timezone } onlineAccess { revealState joinUrl } permissions { edit } } } }";
        let page = ben.graphql(document, json!({})).await.ok().json()["data"]["events"].clone();
        assert_eq!((&page["nodes"][0]["title"], &page["pageInfo"]["hasNextPage"]), (&json!("Evening 1"), &json!(true)));
        assert_eq!(page["nodes"][0]["organizer"], json!({ "name": "Ada" }));
        assert_eq!(page["nodes"][0]["onlineAccess"], json!({ "revealState": "RESTRICTED", "joinUrl": null }));
        let rest = list(&ben, &format!("?per_page=2&cursor={}", page["pageInfo"]["endCursor"].as_str().unwrap())).await;
        assert_eq!(rest["data"][0]["title"], "Evening 3", "a client may mix both doors");
        let id = page["nodes"][0]["id"].clone();
        let cancel = "mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: \"No hall.\" }) {
            change { outcome } event { schedule { state cancellationReason } } } }";
        let done = ada.graphql(cancel, json!({ "id": id })).await.ok().json()["data"]["cancelEvent"].clone();
        assert_eq!(done, json!({
            "change": { "outcome": "CANCELLED" },
            "event": { "schedule": { "state": "CANCELLED", "cancellationReason": "No hall." } },
        }));
    }
}
