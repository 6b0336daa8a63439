//! Killed in the middle of ordering: repeating every order makes each once, takes one from the stock and moves its hours once.

use std::collections::BTreeMap;

use futures::StreamExt as _;
use futures::stream;
use http::{Method, StatusCode};
use serde_json::json;

use super::hours::{START, fill, sound};
use super::*;
use crate::support::Heard;

/// How many orders, and how many are under way at a time.
const CALLS: usize = 90;
const AT_ONCE: usize = 8;

/// What one costs, in hundredths of an hour.
const PRICE: i64 = 25;
/// How many there are.
const STOCK: i64 = 500;

/// Something that a member sells for hours, in a community with a marketplace.
async fn sold(db: &Db, seller: i64) -> i64 {
    db.run("UPDATE tenants SET features = $1", params![json!({ "marketplace": true })]).await.unwrap();
    let profile = "INSERT INTO marketplace_seller_profiles (tenant_id, user_id, seller_type, business_verified, is_suspended, total_sales,
                          total_ratings, is_community_endorsed, joined_marketplace_at, updated_at)
                   SELECT id, $1, 'private', FALSE, FALSE, 0, 0, FALSE, $2, $2 FROM tenants";
    db.run(profile, params![seller, opening()]).await.unwrap();
    let listing: i64 = db
        .one(
            "INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price, price_currency, price_type, price_rank,
                    time_credit_price, quantity, inventory_count, is_oversold_protected, shipping_available, local_pickup,
                    delivery_method, seller_type, status, moderation_status, saves_count, contacts_count, renewal_count,
                    search_text, created_at, updated_at)
             SELECT id, $1, 'Wooden train', 'Hardly used', NULL, 'EUR', 'fixed', -1, $2, 1, $3, TRUE, FALSE, TRUE, 'pickup',
                    'private', 'active', 'approved', 0, 0, 0, '', $4, $4
               FROM tenants
             RETURNING id",
            params![seller, PRICE, STOCK, opening()],
        )
        .await
        .unwrap();
    let read =
        "INSERT INTO marketplace_listing_views (listing_id, tenant_id, views_count) SELECT $1, id, 0 FROM tenants";
    db.run(read, params![listing]).await.unwrap();
    listing
}

async fn order(buyer: &Client, listing: i64, number: usize) -> reqwest::Result<Heard> {
    let body = json!({ "listing_id": listing, "idempotency_key": format!("key-of-one-order-{number}") });
    buyer.send(Method::POST, "/api/v2/marketplace/orders", Some(body)).await
}

each_installation! {
    async fn repeating_every_order_after_a_crash_makes_and_pays_each_once(here: Installation) {
        let db = here.db().await;
        let members = settle(&db, 1).await;
        fill(&db, &members).await;
        let listing = sold(&db, members[1]).await;
        let gateway = here.serves(&[]).await;
        let ada = Client::member(&gateway, "ada").await;

        let mut first: BTreeMap<usize, Heard> = BTreeMap::new();
        let mut calls = Box::pin(
            stream::iter(0..CALLS)
                .map(|number| {
                    let ada = &ada;
                    async move { (number, order(ada, listing, number).await) }
                })
                .buffer_unordered(AT_ONCE),
        );
        while first.len() < CALLS / 3 {
            let (number, answer) = calls.next().await.unwrap();
            first.insert(number, answer.unwrap());
        }
        // Eight more are under way.
        let (answers, ()) = tokio::join!(calls.collect::<Vec<_>>(), gateway.crash());
        first.extend(answers.into_iter().filter_map(|(number, answer)| Some((number, answer.ok()?))));
        assert!(first.len() < CALLS, "the crash came too late");
        for answer in first.values() {
            assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        }

        sound(&here).await;
        let gateway = here.serves(&[]).await;
        let ada = ada.at(&gateway);
        for number in 0..CALLS {
            let again = order(&ada, listing, number).await.unwrap();
            assert_eq!(again.status, 201, "{}", again.text());
            if let Some(earlier) = first.get(&number) {
                assert_eq!(again.json()["data"]["id"], earlier.json()["data"]["id"]);
            }
        }
        let all = i64::try_from(CALLS).unwrap();
        assert_eq!(count(&db, "SELECT COUNT(*) FROM marketplace_orders WHERE status = 'paid'").await, all);
        assert_eq!(count(&db, "SELECT COUNT(*) FROM marketplace_orders").await, all);
        assert_eq!(count(&db, "SELECT COUNT(*) FROM transactions WHERE transaction_type = 'marketplace_purchase'").await, all);
        assert_eq!(count(&db, "SELECT inventory_count FROM marketplace_listings").await, STOCK - all);
        let balance = "SELECT balance FROM accounts WHERE user_id = $1";
        for (member, moved) in members.iter().zip([-PRICE * all, PRICE * all]) {
            assert_eq!(db.one::<i64>(balance, params![*member]).await.unwrap(), START + moved);
        }
        sound(&here).await;
        gateway.stop().await.well();
    }
}
