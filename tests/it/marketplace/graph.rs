//! The marketplace in the graph.

use serde_json::json;

use super::{category, sells, unmoderated};
use crate::each_engine;

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
}
