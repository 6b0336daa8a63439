//! Buying and selling in the marketplace (spec marketplace 5).

mod cards;
mod checkout;
mod clock;
mod deliveries;
mod disputes;
mod edges;
pub mod fixtures;
mod moves;
mod offers;
mod pickups;
mod pickups_over;
mod published;
mod races;
mod states;
mod storm;

use http::Method;
use serde_json::{Value, json};
use timeweave::marketplace::discounts::{coupons::store::sound as coupons_sound, loyalty::store as loyalty_store};
use timeweave::marketplace::trade::cards::store as cards_store;
use timeweave::marketplace::trade::deliveries::store as deliveries_store;
use timeweave::marketplace::trade::proceeds::store::sound as proceeds_sound;
use timeweave::marketplace::trade::{pickups::store as pickup_store, store::sound, tasks};
use timeweave::params;

use crate::support::{Heard, Person, Town, leak};
use crate::wallet::{grant, is_sound};

/// No limits, for stories that do much.
pub const UNLIMITED: &str = "[limits]\nenabled = false\n";

/// How a listing is sold.
#[derive(Clone, Copy)]
pub struct Sold {
    /// What one costs in money, in hundredths.
    pub price: Option<i64>,
    /// What one costs in hours, in hundredths.
    pub credits: Option<i64>,
    /// How many there are.
    pub stock: Option<i64>,
    /// How its price is to be read.
    pub price_type: &'static str,
}

/// In money, without end.
pub const CASH: Sold = Sold { price: Some(1_250), credits: None, stock: None, price_type: "fixed" };
/// In hours, three of them.
pub const HOURS: Sold = Sold { price: None, credits: Some(150), stock: Some(3), price_type: "fixed" };
/// Given away, one of it.
pub const GIFT: Sold = Sold { price: None, credits: None, stock: Some(1), price_type: "free" };

/// A listing of somebody's that everybody may order.
pub async fn listing(town: &Town, seller: &Person, sold: Sold) -> i64 {
    let tenant = if seller.tenant.as_deref() == Some("meadow") { town.meadow } else { town.harbour };
    let profile = "INSERT INTO marketplace_seller_profiles (tenant_id, user_id, seller_type, business_verified, is_suspended, total_sales,
                          total_ratings, is_community_endorsed, joined_marketplace_at, updated_at)
                   VALUES ($1, $2, 'private', $3, $3, 0, 0, $3, $4, $4)
                       ON CONFLICT DO NOTHING";
    town.db().run(profile, params![tenant, seller.id, false, town.clock.now()]).await.unwrap();
    town.db()
        .one(
            "INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price, price_currency, price_type, price_rank,
                    time_credit_price, quantity, inventory_count, is_oversold_protected, shipping_available, local_pickup,
                    delivery_method, seller_type, status, moderation_status, saves_count, contacts_count, renewal_count,
                    search_text, created_at, updated_at)
             VALUES ($1, $2, 'Wooden train', 'Hardly used', $3, 'EUR', $4, COALESCE($3::bigint, -1), $5, 1, $6, $7, $8, $7, 'pickup',
                     'private', 'active', 'approved', 0, 0, 0, '', $9, $9)
             RETURNING id",
            params![tenant, seller.id, sold.price, sold.price_type, sold.credits, sold.stock, true, false, town.clock.now()],
        )
        .await
        .unwrap()
}

/// The body of an order under a key that its number makes.
pub fn body(listing: i64, number: usize) -> Value {
    json!({ "listing_id": listing, "idempotency_key": format!("key-of-one-order-{number}") })
}

pub async fn order(buyer: &Person, listing: i64, number: usize) -> Value {
    let heard = buyer.post("/marketplace/orders", body(listing, number)).await;
    assert_eq!(heard.status, 201, "{}", heard.text());
    heard.json()["data"].clone()
}

pub fn id(order: &Value) -> i64 {
    order["id"].as_i64().unwrap()
}

pub async fn act(person: &Person, order: i64, action: &str) -> Heard {
    let path = format!("/marketplace/orders/{order}/{action}");
    let body = match action {
        "cancel" => Some(json!({ "reason": "Found one nearby." })),
        "ship" => Some(json!({ "tracking_number": "RR1", "tracking_url": "https://carrier.example/RR1" })),
        _ => None,
    };
    person.send(person.request(Method::PUT, &path, body)).await
}

pub async fn status(town: &Town, order: i64) -> String {
    town.db().one("SELECT status FROM marketplace_orders WHERE id = $1", params![order]).await.unwrap()
}

pub async fn stock(town: &Town, listing: i64) -> (Option<i64>, String) {
    let sql = "SELECT inventory_count, status FROM marketplace_listings WHERE id = $1";
    town.db().one(sql, params![listing]).await.unwrap()
}

pub async fn has(town: &Town, person: &Person) -> i64 {
    let found =
        town.db().optional("SELECT balance FROM accounts WHERE user_id = $1", params![person.id]).await.unwrap();
    found.unwrap_or_default()
}

pub async fn count(town: &Town, sql: &str) -> i64 {
    town.db().one(leak(sql.to_owned()), params![]).await.unwrap()
}

/// Everything that is always so of orders and of hours is so.
pub async fn all_is_sound(town: &Town) {
    is_sound(town).await;
    let brought = deliveries_store::sound::INVARIANTS;
    let cards = cards_store::INVARIANTS;
    let all = [
        sound::INVARIANTS,
        pickup_store::INVARIANTS,
        coupons_sound::INVARIANTS,
        loyalty_store::INVARIANTS,
        brought,
        cards,
        proceeds_sound::INVARIANTS,
    ];
    for invariant in all.into_iter().flatten() {
        assert_eq!(invariant.broken(town.db()).await.unwrap(), 0, "{}", invariant.what);
    }
}

pub async fn tick(town: &Town) -> u64 {
    tasks::tick(town.world()).await.unwrap()
}
