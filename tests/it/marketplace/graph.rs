//! The marketplace in the graph.

use serde_json::json;
use timeweave::params;

use super::{category, sells, unmoderated};
use crate::each_engine;
use crate::graphql::global;

const LISTING: &str = include_str!("../../../graphql/operations/marketplace/listing.graphql");
const CREATE: &str = include_str!("../../../graphql/operations/marketplace/create_listing.graphql");
const LISTINGS: &str = include_str!("../../../graphql/operations/marketplace/listings.graphql");

each_engine! {
    async fn a_thing_is_put_up_found_and_read(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let chairs = category(&town, "chairs").await;
        let input = json!({"title": "Oak table", "description": "Seats six.", "price": 80, "categoryId": chairs.to_string()});
        let made = ada.graphql(CREATE, json!({"input": input})).await.ok().json();
        let listing = &made["data"]["createMarketplaceListing"]["listing"];
        assert_eq!(listing["status"], "ACTIVE", "{made}");
        let read = ben.graphql(LISTING, json!({"id": listing["id"]})).await.ok().json();
        assert_eq!(read["data"]["marketplaceListing"], json!({
            "title": "Oak table", "price": 80.0, "priceCurrency": "EUR", "status": "ACTIVE", "isOwn": false, "moderationStatus": null,
            "seller": {"name": "Ada"}, "category": {"slug": "chairs", "parent": null}, "images": [],
        }), "{read}");
        let other = sells(&town, &ada, json!({"title": "Chair", "price": 5})).await;
        let list = ben.graphql(LISTINGS, json!({"order": "PRICE_ASC", "first": 1})).await.ok().json();
        let page = &list["data"]["marketplaceListings"];
        assert_eq!(page["nodes"], json!([{"restId": other.to_string(), "title": "Chair", "seller": {"name": "Ada"}}]), "{list}");
        let after = page["pageInfo"]["endCursor"].clone();
        let list = ben.graphql(LISTINGS, json!({"order": "PRICE_ASC", "first": 1, "after": after})).await.ok().json();
        assert_eq!(list["data"]["marketplaceListings"]["nodes"][0]["title"], "Oak table", "{list}");
    }

    async fn a_seller_is_whom_their_id_names_though_a_member_has_the_same_number(town: Town) {
        unmoderated(&town).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        sells(&town, &ada, json!({"title": "Oak table"})).await;
        sells(&town, &ben, json!({"title": "Wooden train"})).await;
        let number = "UPDATE marketplace_seller_profiles SET id = $2 WHERE user_id = $1";
        for (seller, profile) in [(&ada, 9_000_000), (&ben, ada.id)] {
            town.db().run(number, params![seller.id, profile]).await.unwrap();
        }
        ben.post("/marketplace/seller/coupons", json!({"code": "TEN", "title": "A tenth off", "discount_type": "percent", "discount_value": 10, "status": "active"})).await.ok();
        let ask = "query ($id: ID!) { marketplaceSeller(id: $id) { id member { name } }
            marketplaceSellerListings(sellerId: $id, first: 5) { nodes { title } } marketplaceCoupons(sellerId: $id) { code }
            node(id: $id) { ... on MarketplaceSeller { member { name } } } }";
        let seller = global("MarketplaceSeller", ada.id);
        let found = cleo.graphql(ask, json!({"id": seller})).await.ok().json()["data"].clone();
        assert_eq!(found, json!({
            "marketplaceSeller": {"id": seller, "member": {"name": "Ben"}}, "marketplaceSellerListings": {"nodes": [{"title": "Wooden train"}]},
            "marketplaceCoupons": [{"code": "TEN"}], "node": {"member": {"name": "Ben"}},
        }));
        let path = format!("/marketplace/sellers/{}", ada.id);
        for (query, name) in [("", "Ada"), ("?id_kind=member", "Ada"), ("?id_kind=profile", "Ben")] {
            assert_eq!(cleo.get(&format!("{path}{query}")).await.ok().json()["data"]["display_name"], name, "{query}");
        }
        let coupons = async |query: &str| cleo.get(&format!("/coupons?seller_id={}{query}", ada.id)).await.ok().json()["data"]["items"].as_array().unwrap().len();
        assert_eq!((coupons("").await, coupons("&seller_id_kind=member").await, coupons("&seller_id_kind=profile").await), (0, 0, 1));
        assert_eq!(cleo.get(&format!("/marketplace/sellers/{}?id_kind=profile", cleo.id)).await.refusal().1, "NOT_FOUND");
    }
}
