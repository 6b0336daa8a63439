//! Hours that take something off a price in Swiss francs: no hour appears or vanishes.

use chrono::TimeDelta;
use futures::future::join_all;

use super::*;
use crate::each_engine;
use crate::marketplace_trade::{has, order};
use crate::wallet::grant;

const PATH: &str = "/caring-community/loyalty";

/// A listing of a seller's for fifty francs.
async fn francs(town: &Town, seller: &Person) -> i64 {
    let about = listing(town, seller, Sold { price: Some(5_000), ..CASH }).await;
    let sql = "UPDATE marketplace_listings SET price_currency = 'CHF' WHERE id = $1";
    town.db().run(sql, params![about]).await.unwrap();
    about
}

/// An administrator lets a seller take hours.
async fn lets(admin: &Person, seller: &Person, said: Value) -> Heard {
    put(admin, &format!("/admin{PATH}/seller-settings/{}", seller.id), said).await
}

async fn redeem(member: &Person, seller: &Person, listing: i64, hours: f64) -> Heard {
    let body = json!({ "seller_id": seller.id, "listing_id": listing, "credits_to_use": hours });
    member.post(&format!("{PATH}/redeem"), body).await
}

async fn reserved(member: &Person, seller: &Person, listing: i64, hours: f64) -> i64 {
    redeem(member, seller, listing, hours).await.ok().json()["data"]["redemption_id"].as_i64().unwrap()
}

async fn quote(member: &Person, seller: &Person, listing: i64) -> Value {
    let path = format!("{PATH}/quote?seller_id={}&listing_id={listing}", seller.id);
    member.get(&path).await.ok().json()["data"].clone()
}

fn for_hours(listing: i64, number: usize, redemption: i64) -> Value {
    let mut wish = body(listing, number);
    wish["loyalty_redemption_id"] = json!(redemption);
    wish
}

/// Status and reason of each redemption, the oldest first.
async fn all(town: &Town) -> Vec<(String, Option<String>)> {
    let sql = "SELECT status, reversal_reason FROM marketplace_loyalty_redemptions ORDER BY id";
    town.db().all(sql, params![]).await.unwrap()
}

each_engine! {
    async fn hours_take_something_off_and_come_back(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = francs(&town, &ben).await;
        grant(&town, &ada, 150).await;
        assert_eq!(quote(&ada, &ben, about).await, json!({
            "accepts": false, "member_credits": 1.5, "exchange_rate_chf": 25.0, "max_discount_pct": 50, "max_credits_usable": 0.0,
            "max_discount_chf": 0.0, "reason": "merchant_disabled",
        }));
        assert_eq!(redeem(&ada, &ben, about, 1.0).await.refusal(), (422, "MERCHANT_DISABLED".to_owned(), String::new()));
        let settings = lets(&admin, &ben, json!({ "accepts": true })).await.ok().json()["data"].clone();
        assert_eq!(settings, json!({
            "user_id": ben.id, "accepts": true, "exchange_rate_chf": 25.0, "max_discount_pct": 50, "updated_at": settings["updated_at"],
        }));
        assert_eq!(quote(&ada, &ben, about).await, json!({
            "accepts": true, "member_credits": 1.5, "exchange_rate_chf": 25.0, "max_discount_pct": 50, "max_credits_usable": 1.0,
            "max_discount_chf": 25.0, "reason": null,
        }));
        for (hours, code) in [(1.01, "EXCEEDS_MAX_DISCOUNT"), (1_000.0, "EXCEEDS_MAX_DISCOUNT"), (0.015, "VALIDATION_ERROR")] {
            assert_eq!(redeem(&ada, &ben, about, hours).await.refusal(), (422, code.to_owned(), "credits_to_use".to_owned()), "{hours}");
        }
        for hours in [0.0, -1.0, 1_000.01] {
            assert_eq!(redeem(&ada, &ben, about, hours).await.refusal().1, "validation_failed", "{hours}");
        }
        let first = redeem(&ada, &ben, about, 0.5).await.ok().json()["data"].clone();
        assert_eq!(first, json!({ "discount_chf": 12.5, "redemption_id": first["redemption_id"], "new_wallet_balance": 1.0, "success": true }));
        assert_eq!(has(&town, &ada).await, 150, "nothing moves before the order");
        // Another one takes its place.
        let second = reserved(&ada, &ben, about, 1.0).await;
        let old = ada.post("/marketplace/orders", for_hours(about, 1, first["redemption_id"].as_i64().unwrap())).await;
        assert_eq!(old.refusal(), (422, "VALIDATION_ERROR".to_owned(), "loyalty_redemption_id".to_owned()));
        let made = ada.post("/marketplace/orders", for_hours(about, 1, second)).await.ok().json()["data"].clone();
        let found = (&made["total_price"], &made["currency"], &made["loyalty_redemption_id"], &made["time_credits_used"], &made["status"]);
        assert_eq!(found, (&json!(25.0), &json!("CHF"), &json!(second), &Value::Null, &json!("pending_payment")));
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (50, 100));
        // Sent again, nothing moves again; and what was used cannot be used again.
        assert_eq!(ada.post("/marketplace/orders", for_hours(about, 1, second)).await.ok().json()["data"]["id"], made["id"]);
        assert_eq!(ada.post("/marketplace/orders", for_hours(about, 2, second)).await.refusal().2, "loyalty_redemption_id");
        let (one, other) = tokio::join!(act(&ada, id(&made), "cancel"), act(&ben, id(&made), "cancel"));
        assert_eq!((one.status.as_u16(), other.status.as_u16()), (200, 200));
        act(&ada, id(&made), "cancel").await.ok();
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (150, 0));
        let items = ada.get(&format!("{PATH}/my-history")).await.ok().json()["data"]["items"].clone();
        assert_eq!(items[0], json!({
            "id": second, "member_user_id": ada.id, "merchant_user_id": ben.id, "listing_id": about, "order_id": made["id"],
            "credits_used": 1.0, "exchange_rate_chf": 25.0, "discount_chf": 25.0, "order_total_chf": 50.0, "status": "reversed",
            "redeemed_at": items[0]["redeemed_at"], "expires_at": items[0]["expires_at"], "reversed_at": items[0]["reversed_at"],
            "reversal_reason": "cancel",
        }));
        assert_eq!((&items[1]["status"], &items[1]["reversal_reason"]), (&json!("reversed"), &json!("replaced")));
        assert_eq!(ben.get(&format!("{PATH}/my-history")).await.ok().json()["data"]["items"], json!([]));
        all_is_sound(&town).await;
    }

    async fn what_nobody_pays_or_uses_in_time_gives_all_hours_back(town: Town = UNLIMITED) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        let about = francs(&town, &ben).await;
        lets(&admin, &ben, json!({ "accepts": true, "max_discount_pct": 100 })).await.ok();
        for member in [&ada, &cleo] {
            grant(&town, member, 400).await;
        }
        let expires = reserved(&ada, &ben, about, 1.0).await;
        ada.post("/marketplace/orders", for_hours(about, 1, expires)).await.ok();
        let unused = reserved(&ada, &ben, about, 1.0).await;
        let paid = reserved(&cleo, &ben, about, 1.0).await;
        let paid = id(&cleo.post("/marketplace/orders", for_hours(about, 1, paid)).await.ok().json()["data"]);
        act(&ben, paid, "confirm-payment").await.ok();
        // The whole price: nothing is left to be paid in money.
        let whole = reserved(&cleo, &ben, about, 2.0).await;
        let whole = cleo.post("/marketplace/orders", for_hours(about, 2, whole)).await.ok().json()["data"].clone();
        assert_eq!((&whole["total_price"], &whole["status"]), (&json!(0.0), &json!("paid")));
        assert_eq!((has(&town, &ada).await, has(&town, &cleo).await, has(&town, &ben).await), (300, 100, 400));
        town.later(TimeDelta::minutes(30));
        tokio::join!(tick(&town), tick(&town));
        for person in [&mut ada, &mut ben, &mut cleo, &mut admin] {
            person.signs_in().await;
        }
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (400, 300));
        assert_eq!(ada.post("/marketplace/orders", for_hours(about, 3, unused)).await.refusal().2, "loyalty_redemption_id");
        act(&cleo, id(&whole), "cancel").await.ok();
        assert_eq!((has(&town, &cleo).await, has(&town, &ben).await), (300, 100));
        // The seller has spent them: they are owed all the same.
        let gone = json!({ "recipient": ada.id, "amount": 1 });
        ben.post("/wallet/transfer", gone).await.ok();
        let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
        let dispute = id(&cleo.post(&format!("/marketplace/orders/{paid}/dispute"), claim).await.ok().json()["data"]);
        let decision = json!({ "resolution": "buyer", "resolution_notes": "It is." });
        put(&admin, &format!("/admin/marketplace/disputes/{dispute}/resolve"), decision).await.ok();
        assert_eq!((has(&town, &cleo).await, has(&town, &ben).await, has(&town, &ada).await), (400, -100, 500));
        let why: Vec<_> = all(&town).await.into_iter().map(|(status, why)| format!("{status} {}", why.unwrap_or_default())).collect();
        assert_eq!(why, ["reversed expire", "reversed expired", "reversed refund", "reversed cancel"]);
        all_is_sound(&town).await;
    }

    async fn what_cannot_be_used_makes_no_order_and_moves_nothing(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let (about, euros) = (francs(&town, &ben).await, listing(&town, &ben, CASH).await);
        let theirs = francs(&town, &cleo).await;
        lets(&admin, &ben, json!({ "accepts": true })).await.ok();
        grant(&town, &ada, 100).await;
        for (seller, about) in [(&ben, euros), (&ben, theirs), (&ada, about), (&ben, 99_999)] {
            assert_eq!(redeem(&ada, seller, about, 0.5).await.refusal(), (422, "REDEMPTION_FAILED".to_owned(), String::new()));
            assert_eq!(quote(&ada, seller, about).await["reason"], "invalid_listing");
        }
        assert_eq!(redeem(&cleo, &ben, about, 0.5).await.refusal(), (422, "INSUFFICIENT_CREDITS".to_owned(), "credits_to_use".to_owned()));
        let other = francs(&town, &ben).await;
        let one = reserved(&ada, &ben, about, 0.6).await;
        // What is reserved for one listing is not there for another one.
        assert_eq!(redeem(&ada, &ben, other, 0.5).await.refusal().1, "INSUFFICIENT_CREDITS");
        assert_eq!(quote(&ada, &ben, other).await["member_credits"], 0.4);
        let refused = |heard: Heard| assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "loyalty_redemption_id".to_owned()));
        refused(cleo.post("/marketplace/orders", for_hours(about, 1, one)).await);
        refused(ada.post("/marketplace/orders", for_hours(other, 2, one)).await);
        refused(ada.post("/marketplace/orders", for_hours(euros, 3, one)).await);
        refused(ada.post("/marketplace/orders", for_hours(about, 4, 99_999)).await);
        let mut two = for_hours(about, 5, one);
        two["quantity"] = json!(2);
        refused(ada.post("/marketplace/orders", two).await);
        let dearer = "UPDATE marketplace_listings SET price = price + $2, price_rank = price_rank + $2 WHERE id = $1";
        town.db().run(dearer, params![about, 1]).await.unwrap();
        refused(ada.post("/marketplace/orders", for_hours(about, 6, one)).await);
        town.db().run(dearer, params![about, -1]).await.unwrap();
        // The hours were spent in the meantime.
        ada.post("/wallet/transfer", json!({ "recipient": cleo.id, "amount": 0.5 })).await.ok();
        let poor = ada.post("/marketplace/orders", for_hours(about, 7, one)).await;
        assert_eq!(poor.refusal(), (422, "INSUFFICIENT_CREDITS".to_owned(), "loyalty_redemption_id".to_owned()));
        assert_eq!((town.count("marketplace_orders").await, has(&town, &ada).await), (0, 50));
        assert_eq!(all(&town).await, [("pending".to_owned(), None)]);
        lets(&admin, &ben, json!({ "exchange_rate_chf": 0 })).await.ok();
        assert_eq!(quote(&ada, &ben, about).await["reason"], "merchant_misconfigured");
        assert_eq!(lets(&admin, &ben, json!({ "exchange_rate_chf": 0.001 })).await.refusal().2, "exchange_rate_chf");
        features(&town, json!({ "caring_community": true })).await;
        assert_eq!(quote(&ada, &ben, about).await["reason"], "feature_unavailable");
        features(&town, json!({ "marketplace": true })).await;
        assert_eq!(redeem(&ada, &ben, about, 0.5).await.refusal().1, "FEATURE_DISABLED");
        refused(ada.post("/marketplace/orders", for_hours(about, 8, one)).await);
        order(&cleo, euros, 9).await;
        all_is_sound(&town).await;
    }

    async fn of_many_at_once_each_hour_counts_once(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        lets(&admin, &ben, json!({ "accepts": true })).await.ok();
        grant(&town, &ada, 200).await;
        let mut abouts = Vec::new();
        for _ in 0..4 {
            abouts.push(francs(&town, &ben).await);
        }
        let heard = join_all(abouts.iter().map(|about| redeem(&ada, &ben, *about, 0.8))).await;
        let good: Vec<(usize, i64)> = heard.iter().enumerate().filter(|(_, one)| one.status == 200)
            .map(|(place, one)| (place, one.json()["data"]["redemption_id"].as_i64().unwrap())).collect();
        assert_eq!(good.len(), 2, "two fit into what there is");
        let (place, redemption) = good[0];
        let heard = join_all((0..5).map(|nth| ada.post("/marketplace/orders", for_hours(abouts[place], nth, redemption)))).await;
        assert_eq!(heard.iter().filter(|one| one.status == 201).count(), 1);
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await, town.count("marketplace_orders").await), (120, 80, 1));
        all_is_sound(&town).await;
    }

    async fn administrators_decide_and_give_back(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let about = francs(&town, &ben).await;
        grant(&town, &ada, 200).await;
        let path = format!("/admin{PATH}/seller-settings/{}", ben.id);
        assert_eq!(admin.get(&path).await.ok().json()["data"]["updated_at"], Value::Null);
        for person in [&ada, &ben] {
            assert_eq!(lets(person, &ben, json!({ "accepts": true })).await.status, 403);
            assert_eq!(person.get(&path).await.status, 403);
        }
        assert_eq!(lets(&far, &ben, json!({ "accepts": true })).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        assert_eq!(far.get(&path).await.refusal().0, 404);
        lets(&admin, &ben, json!({ "accepts": true, "exchange_rate_chf": 20, "max_discount_pct": 40 })).await.ok();
        let kept = lets(&admin, &ben, json!({ "max_discount_pct": 80 })).await.ok().json()["data"].clone();
        assert_eq!((&kept["accepts"], &kept["exchange_rate_chf"]), (&json!(true), &json!(20.0)));
        let sellers = admin.get(&format!("/admin{PATH}/seller-settings")).await.ok().json();
        assert_eq!((&sellers["data"][0], &sellers["meta"]["total"]), (&kept, &json!(1)));

        let one = reserved(&ada, &ben, about, 1.0).await;
        let reverse = |person: &'static str| (person, format!("/admin{PATH}/redemptions/{one}/reverse"));
        let (_, path) = reverse("admin");
        let said = || json!({ "reason": "Charged twice." });
        assert_eq!(admin.post(&path, said()).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), String::new()));
        let made = id(&ada.post("/marketplace/orders", for_hours(about, 1, one)).await.ok().json()["data"]);
        assert_eq!(admin.post(&path, json!({ "reason": " " })).await.refusal().2, "reason");
        assert_eq!(far.post(&path, said()).await.refusal().0, 404);
        let reversed = admin.post(&path, said()).await.ok().json()["data"].clone();
        assert_eq!((&reversed["status"], &reversed["reversal_reason"]), (&json!("reversed"), &json!("Charged twice.")));
        assert_eq!(admin.post(&path, said()).await.refusal().0, 422);
        assert_eq!((status(&town, made).await.as_str(), has(&town, &ada).await, has(&town, &ben).await), ("pending_payment", 200, 0));
        // Called off afterwards, nothing comes back a second time.
        act(&ada, made, "cancel").await.ok();
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (200, 0));
        let page = admin.get(&format!("/admin{PATH}/redemptions?status=reversed")).await.ok().json();
        assert_eq!((&page["data"][0], &page["meta"]["total"]), (&reversed, &json!(1)));
        assert_eq!(admin.get(&format!("/admin{PATH}/redemptions?status=applied")).await.ok().json()["data"], json!([]));
        // Nobody decides about what they have a part in.
        let mine = francs(&town, &admin).await;
        lets(&admin, &admin, json!({ "accepts": true })).await.ok();
        let own = reserved(&ada, &admin, mine, 1.0).await;
        ada.post("/marketplace/orders", for_hours(mine, 2, own)).await.ok();
        assert_eq!(admin.post(&format!("/admin{PATH}/redemptions/{own}/reverse"), said()).await.refusal().1, "FORBIDDEN");
        all_is_sound(&town).await;
    }

    async fn the_graph_quotes_and_reserves_too(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = francs(&town, &ben).await;
        grant(&town, &ada, 200).await;
        let set = "mutation ($id: ID!) { setMarketplaceLoyaltySeller(input: { memberId: $id, accepts: true }) { settings { accepts exchangeRateChf } } }";
        let set = admin.graphql(set, json!({ "id": ben.id.to_string() })).await.ok().json();
        assert_eq!(set["data"]["setMarketplaceLoyaltySeller"]["settings"], json!({ "accepts": true, "exchangeRateChf": 25.0 }));
        let with = json!({ "seller": ben.id.to_string(), "listing": about.to_string() });
        let ask = "query ($seller: ID!, $listing: ID!) { marketplaceLoyaltyQuote(sellerId: $seller, listingId: $listing) { accepts maxCreditsUsable reason } }";
        let asked = ada.graphql(ask, with.clone()).await.ok().json()["data"]["marketplaceLoyaltyQuote"].clone();
        assert_eq!((&asked["accepts"], &asked["reason"]), (&json!(true), &Value::Null));
        let redeem = "mutation ($seller: ID!, $listing: ID!) { redeemMarketplaceLoyalty(input: { sellerId: $seller, listingId: $listing, creditsToUse: 1 }) {
            reservation { discountChf redemptionId } } }";
        let reserved = ada.graphql(redeem, with).await.ok().json()["data"]["redeemMarketplaceLoyalty"]["reservation"].clone();
        assert_eq!(reserved["discountChf"], 25.0);
        let mine = "{ viewer { marketplaceLoyaltyRedemptions { restId status merchant { name } discountChf } } }";
        let mine = ada.graphql(mine, Value::Null).await.ok().json()["data"]["viewer"]["marketplaceLoyaltyRedemptions"].clone();
        assert_eq!(mine, json!([{ "restId": reserved["redemptionId"], "status": "PENDING", "merchant": { "name": "Ben" }, "discountChf": 25.0 }]));
    }
}
