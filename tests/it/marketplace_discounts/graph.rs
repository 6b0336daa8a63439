//! Coupons in the graph.

use super::*;
use crate::each_engine;
use crate::marketplace::category;

each_engine! {
    async fn the_graph_makes_shows_and_uses_coupons(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let views = "INSERT INTO marketplace_listing_views (tenant_id, listing_id, views_count) VALUES ($1, $2, 0)";
        town.db().run(views, params![town.harbour, about]).await.unwrap();
        let make = "mutation ($listing: ID!) { createMarketplaceCoupon(input: { code: \"ten\", title: \"A tenth off\", discountType: PERCENT,
            discountValue: 10, minOrderAmount: 12.5, status: ACTIVE, appliesTo: LISTING_IDS, appliesToIds: [$listing] }) {
            coupon { id code status minOrderAmount listings { title } categories { name } seller { displayName } } } }";
        let made = ben.graphql(make, json!({ "listing": about.to_string() })).await.ok().json();
        let made = made["data"]["createMarketplaceCoupon"]["coupon"].clone();
        assert_eq!(made, json!({
            "id": made["id"], "code": "TEN", "status": "ACTIVE", "minOrderAmount": 12.5, "listings": [{ "title": "Wooden train" }], "categories": [],
            "seller": { "displayName": "Ben Tester" },
        }));
        let quote = "mutation ($listing: ID!) { validateMarketplaceCoupon(input: { code: \"TEN\", listingId: $listing, quantity: 2 }) {
            quote { discountAmount orderTotalAmount currency coupon { title } } } }";
        let quote = ada.graphql(quote, json!({ "listing": about.to_string() })).await.ok().json();
        assert_eq!(quote["data"]["validateMarketplaceCoupon"]["quote"], json!({
            "discountAmount": 2.5, "orderTotalAmount": 25.0, "currency": "EUR", "coupon": { "title": "A tenth off" },
        }));
        let show = "mutation ($id: ID!) { createMarketplaceCouponToken(input: { couponId: $id }) { token { token couponCode } } }";
        let token = ada.graphql(show, json!({ "id": made["id"] })).await.ok().json()["data"]["createMarketplaceCouponToken"]["token"].clone();
        assert_eq!(token["couponCode"], "TEN");
        let scan = "mutation ($token: String!) { redeemMarketplaceCouponToken(input: { token: $token }) { coupon { usageCount } } }";
        let scanned = ben.graphql(scan, json!({ "token": token["token"] })).await.ok().json();
        assert_eq!(scanned["data"]["redeemMarketplaceCouponToken"]["coupon"]["usageCount"], 1);
        let own = "query ($id: ID!) { viewer { marketplaceCoupons { code usageCount } }
            marketplaceCouponRedemptions(couponId: $id) { member { name } order { status } discountAmount currency redemptionMethod } }";
        let own = ben.graphql(own, json!({ "id": made["id"] })).await.ok().json()["data"].clone();
        assert_eq!(own, json!({
            "viewer": { "marketplaceCoupons": [{ "code": "TEN", "usageCount": 1 }] },
            "marketplaceCouponRedemptions": [{ "member": { "name": "Ada" }, "order": null, "discountAmount": 0.0, "currency": null, "redemptionMethod": "QR_SCAN" }],
        }));
        let suspend = "mutation ($id: ID!) { suspendMarketplaceCoupon(input: { couponId: $id }) { coupon { status isSuspended } } }";
        assert_eq!(ada.graphql(suspend, json!({ "id": made["id"] })).await.json()["errors"][0]["extensions"]["code"], "FORBIDDEN");
        let suspended = admin.graphql(suspend, json!({ "id": made["id"] })).await.ok().json();
        assert_eq!(suspended["data"]["suspendMarketplaceCoupon"]["coupon"], json!({ "status": "PAUSED", "isSuspended": true }));
        let node = "query ($id: ID!) { node(id: $id) { ... on MarketplaceCoupon { code } } }";
        assert_eq!(ada.graphql(node, json!({ "id": made["id"] })).await.json()["data"]["node"], Value::Null);
        assert_eq!(ben.graphql(node, json!({ "id": made["id"] })).await.ok().json()["data"]["node"]["code"], "TEN");
        let remove = "mutation ($id: ID!) { deleteMarketplaceCoupon(input: { couponId: $id }) { removedMarketplaceCouponId } }";
        let removed = ben.graphql(remove, json!({ "id": made["id"] })).await.ok().json();
        assert_eq!(removed["data"]["deleteMarketplaceCoupon"]["removedMarketplaceCouponId"], made["id"]);
    }

    async fn a_coupon_for_categories_names_them(town: Town) {
        let ben = town.member_as("harbour", "ben", "member").await;
        listing(&town, &ben, CASH).await;
        let shelf = category(&town, "shelf").await;
        let one = coupon(&ben, json!({ "applies_to": "category_ids", "applies_to_ids": [shelf] })).await;
        let ask = "query ($id: ID!) { marketplaceCoupon(id: $id) { categories { name } listings { title } } marketplaceCoupons { code } }";
        let found = ben.graphql(ask, json!({ "id": id(&one).to_string() })).await.ok().json()["data"].clone();
        assert_eq!(found, json!({
            "marketplaceCoupon": { "categories": [{ "name": "shelf" }], "listings": [] }, "marketplaceCoupons": [{ "code": one["code"] }],
        }));
    }
}
