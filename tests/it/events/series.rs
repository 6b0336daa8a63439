//! Series, and events around a place.

use serde_json::{Value, json};

use super::{decide, draft, publish, refusal};
use crate::each_engine;
use crate::support::Person;

async fn create(person: &Person, title: &str) -> i64 {
    let made =
        person.post("/events/series", json!({ "title": title, "description": " Every month. " })).await.ok().json();
    made["data"]["id"].as_i64().unwrap()
}

async fn link(person: &Person, event: i64, series: Option<i64>) -> crate::support::Heard {
    person.post(&format!("/events/{event}/series"), json!({ "series_id": series })).await
}

each_engine! {
    async fn a_series_gathers_the_events_of_its_maker(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = create(&ada, " Repair   evenings ").await;
        let [first, second] = [publish(&ada, json!({ "location": "Hall" })).await, publish(&ada, json!({ "start_time": "2026-04-01T18:00:00" })).await];
        let hidden = draft(&ada, json!({})).await;
        for event in [first, second, hidden] {
            let linked = link(&ada, event, Some(id)).await.ok().json();
            assert_eq!(linked["data"], json!({ "linked": true, "event_id": event, "series_id": id }));
        }
        let mut seen = ben.get(&format!("/events/series/{id}")).await.ok().json()["data"].clone();
        let name = seen["creator"]["display_name"].take();
        assert!(name.as_str().unwrap().starts_with("Ada"));
        let event = |id: i64, start: &str, end: &str, place: Value| json!({
            "id": id, "title": "Repair evening", "start_at": start, "end_at": end, "status": "active", "location_label": place,
        });
        assert_eq!(seen, json!({
            "contract_version": 2, "id": id, "title": "Repair evenings", "description": "Every month.", "event_count": 2,
            "next_event_at": "2026-04-01T17:00:00Z", "creator_id": ada.id, "creator": { "id": ada.id, "display_name": null },
            "created_at": "2026-01-05T12:00:00Z",
            "occurrences": [
                event(second, "2026-04-01T17:00:00Z", "2026-05-01T19:00:00Z", json!(null)),
                event(first, "2026-05-01T17:00:00Z", "2026-05-01T19:00:00Z", json!("Hall")),
            ],
        }));
        let newer = create(&ben, "Soup").await;
        let page = ben.get("/events/series?per_page=1").await.ok().json();
        assert_eq!((&page["data"][0]["id"], &page["meta"]["has_more"]), (&json!(newer), &json!(true)));
        let rest = ben.get(&format!("/events/series?per_page=1&cursor={}", page["meta"]["cursor"].as_str().unwrap())).await.ok().json();
        assert_eq!((&rest["data"][0]["id"], &rest["data"][0]["event_count"]), (&json!(id), &json!(2)));

        assert_eq!(link(&ada, first, Some(newer)).await.refusal(), refusal(403, "FORBIDDEN", "series_id"));
        assert_eq!(link(&ada, first, Some(999)).await.refusal(), refusal(422, "VALIDATION_ERROR", "series_id"));
        assert_eq!(link(&ben, first, None).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(link(&ben, hidden, None).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(link(&ada, first, None).await.ok().json()["data"], json!({ "linked": false, "event_id": first, "series_id": null }));
        assert_eq!(ben.get("/events/series/999").await.refusal(), refusal(404, "NOT_FOUND", ""));
        for title in ["", "  ", &"x".repeat(256)] {
            let refused = ada.post("/events/series", json!({ "title": title })).await.refusal();
            assert_eq!(refused, refusal(400, "VALIDATION_ERROR", "title"));
        }
        decide(&town, json!({ "creation_role": "admins" })).await;
        assert_eq!(ada.post("/events/series", json!({ "title": "Mine" })).await.refusal(), refusal(403, "FORBIDDEN", ""));
    }

    async fn the_graph_has_series_as_well(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = publish(&ada, json!({})).await;
        let create = "mutation { createEventSeries(input: {title: \"Repair evenings\"}) { series { id restId title creator { id } } } }";
        let made = ada.graphql(create, json!({})).await.ok().json()["data"]["createEventSeries"]["series"].clone();
        assert_eq!(made["title"], "Repair evenings");
        link(&ada, id, made["restId"].as_str().map(|id| id.parse().unwrap())).await.ok();
        let read = "query ($id: ID!) { eventSeries(id: $id) { eventCount occurrences { title event { title } } } eventSeriesList { nodes { id } } }";
        let shown = ada.graphql(read, json!({ "id": made["id"] })).await.ok().json()["data"].clone();
        assert_eq!(shown["eventSeries"], json!({
            "eventCount": 1, "occurrences": [{ "title": "Repair evening", "event": { "title": "Repair evening" } }],
        }));
        assert_eq!(shown["eventSeriesList"]["nodes"], json!([{ "id": made["id"] }]));
    }

    async fn events_around_a_place_are_found(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let near = publish(&ada, json!({ "location": "Harbour", "latitude": 53.35, "longitude": -6.25 })).await;
        let far = publish(&ada, json!({ "location": "Cork", "latitude": 51.9, "longitude": -8.47 })).await;
        publish(&ada, json!({})).await;
        let found = async |query: &str| ada.get(&format!("/events/nearby?{query}")).await.ok().json();
        let page = found("lat=53.35&lon=-6.26").await;
        assert_eq!(page["meta"]["search"], json!({ "type": "nearby", "lat": 53.35, "lon": -6.26, "radius_km": 25.0 }));
        assert_eq!((page["data"].as_array().unwrap().len(), &page["data"][0]["id"]), (1, &json!(near)));
        assert!(page["data"][0]["distance_km"].as_f64().unwrap() < 1.0);
        let first = found("lat=53.35&lon=-6.26&radius_km=300&per_page=1").await;
        let cursor = first["meta"]["cursor"].as_str().unwrap();
        let second = found(&format!("lat=53.35&lon=-6.26&radius_km=300&per_page=1&cursor={cursor}")).await;
        assert_eq!((&second["data"][0]["id"], &second["meta"]["has_more"]), (&json!(far), &json!(false)));
        for (query, told) in [
            ("lon=1", refusal(400, "VALIDATION_ERROR", "lat")),
            ("lat=91&lon=1", refusal(400, "VALIDATION_ERROR", "lat")),
            ("lat=1&lon=1&radius_km=501", refusal(400, "VALIDATION_ERROR", "radius_km")),
            ("lat=1&lon=1&category=nowhere", refusal(422, "VALIDATION_ERROR", "category_id")),
            ("lat=1&lon=1&series_id=999", refusal(422, "VALIDATION_ERROR", "series_id")),
        ] {
            assert_eq!(ada.get(&format!("/events/nearby?{query}")).await.refusal(), told, "{query}");
        }
    }
}
