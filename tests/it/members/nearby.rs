//! Members around a place.

use serde_json::{Value, json};

use super::{block, change};
use crate::each_engine;

const QUERY: &str = include_str!("../../../graphql/operations/members/nearby.graphql");

each_engine! {
    async fn the_nearest_come_first_and_roughly(town: Town) {
        let [ada, ben, cleo, dora, emil, finn] = town.members(["ada", "ben", "cleo", "dora", "emil", "finn"]).await;
        for (person, place) in [
            (&ada, "latitude = 53.0, longitude = -6.0"),
            (&ben, "latitude = 53.1004, longitude = -6.0"),
            (&cleo, "latitude = 53.0012, longitude = -6.0013"),
            (&dora, "latitude = 54.0, longitude = -6.0"),
            (&emil, "latitude = 53.0, longitude = -6.0, privacy_search = FALSE"),
            (&finn, "latitude = 53.0, longitude = -6.0"),
        ] {
            change(&town, person, place).await;
        }
        block(&finn, &ada).await.ok();
        let heard = ada.get("/members/nearby?lat=53.0&lon=-6.0").await.ok().json();
        let told: Vec<(i64, Value, Value, Value)> = heard["data"].as_array().unwrap().iter().map(|one| {
            (one["id"].as_i64().unwrap(), one["distance"].clone(), one["latitude"].clone(), one["last_name"].clone())
        }).collect();
        assert_eq!(told, [(cleo.id, json!(0.0), json!(53.0), Value::Null), (ben.id, json!(11.1), json!(53.1), Value::Null)]);
        assert_eq!(heard["meta"], json!({
            "base_url": "http://localhost", "search": { "type": "nearby", "lat": 53.0, "lon": -6.0, "radius_km": 25.0 }, "per_page": 20,
            "total_items": 2, "has_more": false,
        }));
        let page = ada.get("/members/nearby?lat=53.0&lon=-6.0&radius_km=200&limit=1&offset=1").await.ok().json();
        assert_eq!((&page["data"][0]["id"], &page["meta"]["total_items"], &page["meta"]["has_more"]), (&json!(ben.id), &json!(3), &json!(true)));
        let named = ada.get("/members/nearby?lat=53.0&lon=-6.0&radius_km=9999&q=dora").await.ok().json();
        assert_eq!((named["data"].as_array().unwrap().len(), &named["data"][0]["id"]), (1, &json!(dora.id)));
        for (query, field) in [("lon=1", "lat"), ("lat=1", "lon"), ("lat=91&lon=1", "lat"), ("lat=1&lon=here", "lon")] {
            let refused = ada.get(&format!("/members/nearby?{query}")).await.refusal();
            assert_eq!(refused, (400, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{query}");
        }
        assert_eq!(town.stranger().get("/members/nearby?lat=1&lon=1").await.status, 401);
        let answer = ada.graphql(QUERY, json!({ "latitude": 53.0, "longitude": -6.0 })).await.ok().json();
        let first = &answer["data"]["nearbyMembers"]["nodes"][0];
        assert_eq!(first, &json!({ "distanceKm": 0.0, "latitude": 53.0, "longitude": -6.0, "member": { "name": "Cleo" } }), "{answer}");
    }
}
