//! What is found, and in which order.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;

use super::{category, decides, found, ids, path, put, seen, sells, unmoderated};
use crate::each_engine;
use crate::support::Town;

/// Promotes a listing for a day, past the doors.
async fn promote(town: &Town, id: i64) {
    let sql = "UPDATE marketplace_listings SET promoted_until = $2, promotion_type = 'bump' WHERE id = $1";
    town.db().run(sql, params![id, town.clock.now() + TimeDelta::days(1)]).await.unwrap();
}

each_engine! {
    async fn every_filter_finds_its_own(town: Town) {
        decides(&town, json!({"marketplace.moderation_enabled": false, "marketplace.allow_shipping": true})).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let chairs = category(&town, "chairs").await;
        let table = sells(&town, &ada, json!({"price": 80, "condition": "good"})).await;
        let chair = sells(&town, &ada, json!({
            "title": "Chair", "price": 15, "category_id": chairs, "condition": "fair", "seller_type": "business",
            "delivery_method": "both", "shipping_available": true, "location": "Ropewalk",
        })).await;
        let lamp = sells(&town, &ada, json!({"title": "Lamp", "price_type": "free", "condition": "new"})).await;
        for (query, expected) in [
            (String::new(), vec![lamp, chair, table]),
            ("?q=cha".to_owned(), vec![chair]),
            ("?q=ropewalk".to_owned(), vec![chair]),
            ("?q=%21%21".to_owned(), vec![]),
            (format!("?category_id={chairs}"), vec![chair]),
            ("?category=chairs".to_owned(), vec![chair]),
            ("?category=none".to_owned(), vec![]),
            ("?price_min=20".to_owned(), vec![table]),
            ("?price_max=20".to_owned(), vec![chair]),
            ("?price_min=80&price_max=80".to_owned(), vec![table]),
            ("?price_type=free".to_owned(), vec![lamp]),
            ("?price_type=gift".to_owned(), vec![lamp, chair, table]),
            ("?condition=good,new".to_owned(), vec![lamp, table]),
            ("?seller_type=business".to_owned(), vec![chair]),
            ("?delivery_method=both".to_owned(), vec![chair]),
            ("?posted_within=1".to_owned(), vec![lamp, chair, table]),
            ("?sort=price_asc".to_owned(), vec![lamp, chair, table]),
            ("?sort=price_desc".to_owned(), vec![table, chair, lamp]),
            ("?sort=upwards".to_owned(), vec![lamp, chair, table]),
            (format!("?user_id={}", ada.id), vec![lamp, chair, table]),
            (format!("?seller_id={}", ada.id), vec![lamp, chair, table]),
            (format!("?seller_id={}&q=cha", ada.id), vec![chair]),
            (format!("?seller_id={}", ben.id), vec![]),
            ("?limit=none".to_owned(), vec![lamp, chair, table]),
        ] {
            assert_eq!(found(&ben, &query).await, expected, "{query}");
        }
        assert_eq!(ids(&ben.get("/marketplace/categories/chairs/listings").await.ok().json()), [chair]);
        assert_eq!(ids(&ben.get("/marketplace/categories/none/listings").await.ok().json()), Vec::<i64>::new());
        assert_eq!(ids(&ben.get("/marketplace/listings/free").await.ok().json()), [lamp]);
        // Where nothing is given away, nothing that is, is found.
        decides(&town, json!({"marketplace.allow_free_items": false})).await;
        assert_eq!(found(&ben, "").await, [chair, table]);
        assert_eq!(ben.get(&path(lamp)).await.status, 404);
        assert_eq!(seen(&ada, lamp).await["price_type"], "free");
    }

    async fn a_page_goes_on_where_the_one_before_ended(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut made = Vec::new();
        for price in [json!(5), json!(null), json!(9), json!(5), json!(1)] {
            made.push(sells(&town, &ada, json!({"price": price})).await);
        }
        for (times, id) in made.iter().enumerate() {
            for _ in 0..times % 3 {
                seen(&ben, *id).await;
            }
        }
        promote(&town, made[1]).await;
        let [a, b, c, d, e] = made[..] else { unreachable!() };
        for (query, expected) in [
            ("sort=newest", [e, d, c, b, a]),
            ("sort=price_asc", [b, e, d, a, c]),
            ("sort=price_desc", [c, a, d, e, b]),
            ("sort=popular", [c, e, b, d, a]),
            ("sort=newest&featured_first=true", [b, e, d, c, a]),
            ("sort=price_asc&featured_first=true", [b, e, d, a, c]),
            ("sort=newest&q=oak", [e, d, c, b, a]),
            ("sort=price_desc&q=oak&featured_first=true", [b, c, a, d, e]),
        ] {
            assert_eq!(found(&ben, &format!("?{query}")).await, expected, "{query}");
            let (mut walked, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = ben.get(&format!("/marketplace/listings?{query}&limit=2{cursor}")).await.ok().json();
                walked.extend(ids(&page));
                let Some(next) = page["meta"]["cursor"].as_str() else { break };
                cursor = format!("&cursor={next}");
                town.later(TimeDelta::seconds(2));
            }
            assert_eq!(walked, expected, "{query}");
        }
        // A cursor is good in another order too, and one that nobody gave is the first page.
        let page = ben.get("/marketplace/listings?limit=1").await.ok().json();
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        assert_eq!(found(&ben, &format!("?sort=price_asc&cursor={cursor}")).await, [d, a, c]);
        assert_eq!(found(&ben, "?cursor=%%%").await.len(), 5);
    }

    async fn ones_own_are_found_in_any_state(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (waits, draft) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({"status": "draft"})).await);
        let own = format!("?user_id={}", ada.id);
        assert_eq!(found(&ada, &own).await, [draft, waits]);
        assert_eq!(found(&ada, &format!("{own}&status=draft")).await, [draft]);
        assert_eq!(found(&ada, &format!("{own}&status=sold")).await, Vec::<i64>::new());
        assert_eq!(found(&ben, &format!("{own}&status=draft")).await, Vec::<i64>::new());
        let of_seller = format!("?seller_id={}", ada.id);
        assert_eq!((found(&ada, &of_seller).await, found(&ben, &of_seller).await), (vec![draft, waits], Vec::new()));
        // Another list than was asked for would mislead.
        let admin = town.member_as("harbour", "root", "admin").await;
        for (person, list, field) in [
            (&ada, format!("/marketplace/listings{own}&status=bogus"), "status"),
            (&admin, "/admin/marketplace/listings?status=bogus".to_owned(), "status"),
            (&admin, "/admin/marketplace/listings?moderation_status=bogus".to_owned(), "moderation_status"),
        ] {
            assert_eq!(person.get(&list).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{list}");
        }
        assert_eq!(found(&ada, "").await, Vec::<i64>::new());
    }

    async fn a_block_hides_what_both_sell(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (hers, his) = (sells(&town, &ada, json!({})).await, sells(&town, &ben, json!({})).await);
        ben.tap(&format!("/users/{}/block", ada.id)).await.ok();
        for (person, id, own) in [(&ada, his, hers), (&ben, hers, his)] {
            assert_eq!(person.get(&path(id)).await.refusal().1, "RESOURCE_NOT_FOUND");
            assert_eq!(found(person, "").await, [own]);
        }
    }

    async fn the_nearest_come_first(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = sells(&town, &ada, json!({"latitude": 53.4, "longitude": -9.05})).await;
        let near = sells(&town, &ada, json!({"title": "Chair", "latitude": 53.281, "longitude": -9.05})).await;
        sells(&town, &ada, json!({"latitude": 54.5, "longitude": -9.05})).await;
        sells(&town, &ada, json!({})).await;
        let page = ben.get("/marketplace/listings/nearby?latitude=53.27&longitude=-9.05").await.ok().json();
        assert_eq!(ids(&page), [near, far]);
        assert_eq!((&page["data"][0]["distance_km"], &page["data"][0]["latitude"]), (&json!(1.2), &json!(53.28)));
        let page = ben.get("/marketplace/listings/nearby?latitude=53.27&longitude=-9.05&radius=2&q=chair").await.ok().json();
        assert_eq!(ids(&page), [near]);
        for query in ["", "?latitude=53", "?longitude=-9"] {
            let refused = ben.get(&format!("/marketplace/listings/nearby{query}")).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "latitude".to_owned()), "{query}");
        }
    }

    async fn what_is_promoted_stands_apart(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (id, _) = (sells(&town, &ada, json!({})).await, sells(&town, &ada, json!({})).await);
        assert_eq!(ids(&ben.get("/marketplace/listings/featured").await.ok().json()), Vec::<i64>::new());
        promote(&town, id).await;
        let page = ben.get("/marketplace/listings/featured").await.ok().json();
        assert_eq!((ids(&page), &page["data"][0]["is_promoted"]), (vec![id], &json!(true)));
    }

    async fn categories_say_what_they_ask_and_hold(town: Town) {
        unmoderated(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let chairs = category(&town, "chairs").await;
        let id = sells(&town, &ada, json!({"category_id": chairs})).await;
        let listed = ada.get("/marketplace/categories").await.ok();
        let form = ada.get(&format!("/marketplace/categories/{chairs}/template")).await.ok();
        for (heard, kept) in [(&listed, "private, max-age=300"), (&form, "private, max-age=600")] {
            assert_eq!((heard.header("cache-control"), heard.header("vary")), (Some(kept), Some("Authorization, Cookie, X-Tenant-ID, X-Tenant-Slug, Origin")));
        }
        let listed = listed.json()["data"].clone();
        assert_eq!(listed, json!([{
            "id": chairs, "name": "chairs", "slug": "chairs", "description": null, "icon": "chair", "parent_id": null, "listing_count": 1,
        }]));
        let template = form.json()["data"].clone();
        assert_eq!(template, json!({"category_id": chairs, "name": "A form", "fields": [{"name": "material", "type": "text"}]}));
        put(&ada, &path(id), json!({"status": "draft"})).await.ok();
        assert_eq!(ada.get("/marketplace/categories").await.ok().json()["data"][0]["listing_count"], 0);
        town.db().run("UPDATE marketplace_categories SET is_active = FALSE WHERE id = $1", params![chairs]).await.unwrap();
        assert_eq!(ada.get("/marketplace/categories").await.ok().json()["data"], json!([]));
        assert_eq!(ada.get(&format!("/marketplace/categories/{chairs}/template")).await.refusal().1, "RESOURCE_NOT_FOUND");
        assert_eq!(put(&ada, &path(id), json!({"category_id": chairs})).await.refusal().2, "category_id");
    }
}
