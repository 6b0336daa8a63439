//! Lists: filters, orders, pages.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::base::Hours;
use timeweave::listings::actions::index_of;
use timeweave::listings::draft::{Wish, blank};
use timeweave::listings::store::insert;
use timeweave::params;
use timeweave::tenancy::ListingRules;

use super::{found, heading, ids, lists, put};
use crate::each_engine;
use crate::support::{Person, Town, leak};

/// Every page of a list, one after another.
async fn pages(person: &Person, query: &str) -> Vec<i64> {
    let mut all = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = person.get(&format!("/listings?per_page=2&{query}&cursor={cursor}")).await.ok().json();
        all.extend(ids(&page));
        match page["meta"]["cursor"].as_str() {
            Some(next) => cursor = next.to_owned(),
            None => return all,
        }
    }
}

/// The same in pages of a hundred, past the limit on calls.
async fn everything(person: &Person, query: &str) -> Vec<i64> {
    let mut all = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = person.get(&format!("/listings?per_page=100&{query}&cursor={cursor}")).await.ok().json();
        all.extend(ids(&page));
        match page["meta"]["cursor"].as_str() {
            Some(next) => cursor = next.to_owned(),
            None => return all,
        }
    }
}

/// So many offers of a member's, past the doors, each a little farther north. The first has the word garden in its title, the others
/// in their description; every hundredth takes two hours. The id of the first.
async fn many(town: &Town, owner: i64, heading: i64, number: i64) -> i64 {
    let tenants = town.world().room::<timeweave::tenancy::Tenants>().unwrap();
    let call = town.world().errand(tenants.by_id(town.world(), town.harbour.into()).await.unwrap());
    let (mut tx, mut first) = (call.begin().await.unwrap(), 0);
    for nth in 0..number {
        let wish = Wish {
            title: Some(if nth == 0 { "Garden party" } else { "Help of all kinds" }.to_owned()),
            description: Some("Lettuce and beans from my own garden.".to_owned()),
            category: Some(Some(heading.into())),
            hours_estimate: Some(Some(Hours::from_hundredths(if nth % 100 == 7 { 200 } else { 100 }))),
            coordinates: Some((53.0 + nth as f64 / 1_000.0, -9.0)),
            ..Wish::default()
        };
        let listing = wish.applied(blank(owner.into(), &ListingRules::default(), call.now()), None);
        let index = index_of(town.harbour, &listing, call.now());
        let id = insert(&mut tx, &listing, &index).await.unwrap();
        first = if nth == 0 { id.get() } else { first };
    }
    tx.commit().await.unwrap();
    first
}

each_engine! {
    async fn every_filter_finds_what_it_names(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (repairs, food) = (heading(&town, "repairs").await, heading(&town, "food").await);
        let one = lists(&ada, repairs, json!({"hours_estimate": 1, "service_type": "remote_only"})).await;
        let two = lists(&ada, food, json!({"type": "request", "hours_estimate": 2.5, "latitude": 53.0, "longitude": -9.0})).await;
        town.later(TimeDelta::days(3));
        let [mut ada, mut ben] = [ada, ben];
        ada.signs_in().await;
        ben.signs_in().await;
        let three = lists(&ben, food, json!({"latitude": 53.1, "longitude": -9.0, "service_type": "hybrid"})).await;
        put(&ben, &format!("/listings/{three}/tags"), json!({"tags": ["Soup", "bread"]})).await.ok();
        for (query, expected) in [
            ("", vec![three, two, one]),
            ("?type=offer", vec![three, one]),
            ("?type=request", vec![two]),
            ("?type=offer,request", vec![three, two, one]),
            (leak(format!("?category_id={food}")), vec![three, two]),
            ("?category=repairs", vec![one]),
            ("?category=nothing", vec![]),
            ("?category_id=999999", vec![]),
            (leak(format!("?user_id={}", ada.id)), vec![two, one]),
            ("?skills=soup,iron", vec![three]),
            ("?skills=iron", vec![]),
            ("?min_hours=1", vec![two, one]),
            ("?min_hours=1.01&max_hours=2.5", vec![two]),
            ("?max_hours=many", vec![three, two, one]),
            ("?service_type=remote_only,hybrid", vec![three, one]),
            ("?posted_within=1", vec![three]),
            ("?posted_within=30", vec![three, two, one]),
            ("?with_coordinates=1", vec![three, two]),
            ("?near_lat=53.09&near_lng=-9&radius_km=500", vec![three, two]),
            ("?near_lat=53.09&near_lng=-9&radius_km=5", vec![three]),
            ("?near_lat=53.09&near_lng=-9&radius_km=500&sort=newest", vec![three, two]),
            ("?near_lat=53.0&near_lng=-9&radius_km=500", vec![two, three]),
            ("?near_lat=53.09&near_lng=-9", vec![three, two, one]),
            ("?sort=newest", vec![three, two, one]),
            ("?sort=nonsense&personalised=1", vec![three, two, one]),
        ] {
            assert_eq!(found(&ada, query).await, expected, "{query}");
        }
        for query in ["?type=gift", "?service_type=psychic", "?type=offer,gift", "?user_id=-1", "?user_id=0", "?user_id=abc"] {
            assert_eq!(ada.get(&format!("/listings{query}")).await.refusal().1, "validation_failed", "{query}");
        }
        let wrong = ada.get("/listings?user_id=abc&type=gift").await.json();
        let errors = wrong["errors"].as_array().unwrap();
        let sentence = |field: &str| errors.iter().find(|error| error["field"] == field).unwrap()["message"].clone();
        let expected = json!({"user_id": [sentence("user_id")], "type.0": [sentence("type.0")]});
        assert_eq!((&errors[0]["details"], errors[1].get("details")), (&expected, None), "{wrong}");
        let meta = ada.get("/listings?per_page=2&page=4").await.ok().json()["meta"].clone();
        assert_eq!((&meta["total"], &meta["total_items"], &meta["page"], &meta["has_more"]), (&json!(3), &json!(3), &json!(4), &json!(true)));
    }

    async fn interest_and_renewal_lift_a_listing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let old = lists(&ada, repairs, json!({})).await;
        town.later(TimeDelta::hours(5));
        let [mut ada, mut ben] = [ada, ben];
        ada.signs_in().await;
        ben.signs_in().await;
        let young = lists(&ada, repairs, json!({})).await;
        assert_eq!(found(&ben, "").await, [young, old]);
        ben.tap(&format!("/listings/{old}/save")).await.ok();
        assert_eq!(found(&ben, "").await, [old, young]);
        assert_eq!(found(&ben, "?sort=newest").await, [young, old]);
        ben.delete(&format!("/listings/{old}/save")).await.ok();
        assert_eq!(found(&ben, "").await, [young, old]);
        town.later(TimeDelta::minutes(1));
        ada.tap(&format!("/listings/{old}/renew")).await.ok();
        assert_eq!(found(&ben, "").await, [old, young]);
    }

    async fn pages_follow_each_other_in_every_order(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let mut made = Vec::new();
        for nth in 0..7 {
            let (title, side) = if nth % 2 == 0 { ("Bicycle repair", "offer") } else { ("Something else", "request") };
            let place = json!({"title": title, "type": side, "latitude": 53.0 + f64::from(nth % 3) / 10.0, "longitude": -9.0});
            made.push(lists(&ada, repairs, place).await);
        }
        ben.tap(&format!("/listings/{}/save", made[2])).await.ok();
        for id in [made[1], made[4]] {
            let sql = "UPDATE listings SET featured_until = $2 WHERE id = $1";
            town.db().run(sql, params![id, town.clock.now() + TimeDelta::days(1)]).await.unwrap();
        }
        for query in [
            "sort=ranked", "sort=newest", "q=bicycle", "q=kind", "q=bicycle&sort=newest", "featured_first=1", "featured_first=1&sort=newest",
            "featured_first=1&q=kind", "near_lat=53&near_lng=-9&radius_km=500", "near_lat=53&near_lng=-9&radius_km=500&q=kind",
        ] {
            let whole = found(&ben, &format!("?per_page=100&{query}")).await;
            assert_eq!(pages(&ben, query).await, whole, "{query}");
            assert!(whole.len() >= 4, "{query}: {whole:?}");
        }
        assert_eq!(found(&ben, "").await[..2], [made[2], made[6]]);
        assert_eq!(found(&ben, "?featured_first=1").await[..3], [made[4], made[1], made[2]]);
        // The words are in every description; those with them in the title come first.
        assert_eq!(found(&ben, "?q=gears").await.len(), 7);
        let featured = ben.get("/listings/featured").await.ok().json();
        assert_eq!(ids(&featured), [made[4], made[1]]);
        for cursor in ["nonsense", "LTE="] {
            assert_eq!(found(&ben, &format!("?cursor={cursor}")).await.len(), 7, "{cursor}");
        }
    }

    async fn what_very_many_have_is_paged_through_whole(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        // The newest six are about something else, the oldest alone has the word in its title, the others in their story.
        let oldest = many(&town, ada.id, repairs, 1_100).await;
        for _ in 0..6 {
            lists(&ben, repairs, json!({"title": "Kitchen help", "description": "Nothing that anybody looks for here."})).await;
        }
        let young = lists(&ben, repairs, json!({"title": "Garden work"})).await;
        for (query, first) in [("q=garden", vec![young, oldest]), ("q=garden&sort=newest", vec![young]), ("q=ga&type=offer", vec![young, oldest])] {
            let whole = everything(&ben, query).await;
            assert_eq!(whole[..first.len()], first, "{query}");
            assert!(whole[first.len()..].is_sorted_by(|one, other| one > other), "{query}");
            assert_eq!(whole.len(), 1_101, "{query}");
            assert_eq!(ben.get(&format!("/listings?{query}")).await.ok().json()["meta"]["total"], 1_000, "{query}");
        }
        assert_eq!(everything(&ben, "q=lettuce").await.len(), 1_100);
        assert_eq!(everything(&ben, "q=kitchen").await.len(), 6);
        assert_eq!(everything(&ben, "near_lat=53&near_lng=-9&radius_km=200").await.len(), 1_100);
        let nearest = ben.get("/listings?near_lat=53&near_lng=-9&radius_km=200&per_page=100").await.ok().json();
        let away: Vec<f64> = nearest["data"].as_array().unwrap().iter().map(|item| item["distance_km"].as_f64().unwrap()).collect();
        assert!(away.is_sorted() && away.len() == 100, "{away:?}");
        // What is filtered down to few is ranked.
        let saved = oldest + 7;
        ben.tap(&format!("/listings/{saved}/save")).await.ok();
        assert_eq!(found(&ben, "?q=lettuce&min_hours=2").await[0], saved);
    }

    async fn listings_around_a_place(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let near = lists(&ada, repairs, json!({"latitude": 53.01, "longitude": -9.0})).await;
        let far = lists(&ada, repairs, json!({"latitude": 54.0, "longitude": -9.0})).await;
        lists(&ada, repairs, json!({})).await;
        let page = ben.get("/listings/nearby?lat=53&lon=-9").await.ok().json();
        assert_eq!((ids(&page), &page["data"][0]["distance_km"]), (vec![near], &json!(1.11)));
        assert_eq!(page["data"][0]["can_edit"], false);
        assert_eq!(page["meta"]["search"], json!({"type": "nearby", "lat": 53.0, "lon": -9.0, "radius_km": 25.0}));
        let page = ada.get("/listings/nearby?lat=53&lon=-9&radius_km=500&sort=newest&type=offer").await.ok().json();
        assert_eq!((ids(&page), &page["data"][0]["can_edit"]), (vec![far, near], &json!(true)));
        // Over the date line.
        let east = lists(&ada, repairs, json!({"latitude": 0.0, "longitude": 179.99})).await;
        assert_eq!(ids(&ben.get("/listings/nearby?lat=0&lon=-179.99").await.ok().json()), [east]);
        for (query, field) in [("", "lat"), ("?lat=53", "lon"), ("?lat=91&lon=0", "lat"), ("?lat=0&lon=181", "lon"), ("?lat=x&lon=0", "lat")] {
            let heard = ben.get(&format!("/listings/nearby{query}")).await;
            assert_eq!(heard.refusal(), (400, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{query}");
        }
    }

    async fn a_members_listings(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let one = lists(&ada, repairs, json!({})).await;
        let two = lists(&ada, repairs, json!({"type": "request"})).await;
        let three = lists(&ada, repairs, json!({})).await;
        put(&ada, &format!("/listings/{one}"), json!({"status": "paused"})).await.ok();
        ada.delete(&format!("/listings/{three}")).await.ok();
        let mine = ada.get("/users/me/listings").await.ok().json();
        assert_eq!(ids(&mine), [two, one]);
        assert_eq!(mine["meta"], json!({"base_url": mine["meta"]["base_url"], "limit": 20, "has_more": false, "cursor": null}));
        assert_eq!(ids(&ada.get("/users/me/listings?type=offer").await.ok().json()), [one]);
        let path = format!("/users/{}/listings", ada.id);
        assert_eq!(ids(&ada.get(&path).await.ok().json()), [two, one]);
        assert_eq!(ids(&ben.get(&path).await.ok().json()), [two]);
        let page = ada.get("/users/me/listings?limit=1").await.ok().json();
        let rest = ada.get(&format!("/users/me/listings?limit=1&cursor={}", page["meta"]["cursor"].as_str().unwrap())).await.ok().json();
        assert_eq!((ids(&page), ids(&rest)), (vec![two], vec![one]));
        ben.tap(&format!("/users/{}/block", ada.id)).await;
        assert_eq!(ben.get(&path).await.refusal().1, "FORBIDDEN");
        assert_eq!(ben.get("/users/999999/listings").await.refusal().1, "NOT_FOUND");
        assert_eq!(ben.get("/users/me/listings?type=gift").await.refusal().1, "VALIDATION_ERROR");
    }

    async fn what_fits_ones_own(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (repairs, food) = (heading(&town, "repairs").await, heading(&town, "food").await);
        lists(&ada, repairs, json!({"type": "request"})).await;
        lists(&ada, food, json!({})).await;
        let both = lists(&ben, repairs, json!({})).await;
        lists(&ben, food, json!({"type": "request"})).await;
        let one = lists(&cleo, repairs, json!({})).await;
        let page = ada.get("/listings?personalised=true&category=repairs&type=offer").await.ok().json();
        let fits: Vec<_> = page["data"].as_array().unwrap().iter().map(|item| (item["id"].clone(), item["reciprocity_match"].clone())).collect();
        assert_eq!(fits, [(json!(one), json!("one_way")), (json!(both), json!("mutual"))]);
        let plain = ada.get("/listings?category=repairs&type=offer").await.ok().json();
        assert_eq!(plain["data"][0]["reciprocity_match"], json!(null));
    }
}
