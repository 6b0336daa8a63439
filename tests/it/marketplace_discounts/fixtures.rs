//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};
use crate::marketplace_trade::{CASH, listing};

/// This area.
pub struct Area;

/// What is done with somebody else's coupon.
const OTHERS: &[Operation] = &[Operation::GetMarketplaceCoupon, Operation::CreateMarketplaceCouponToken];

fn is_ours(operation: Operation) -> bool {
    ["marketplace_coupons", "marketplace_loyalty"].contains(&operation.row().area)
}

/// A coupon of somebody's, who sells with it if they did not before.
async fn coupon(things: &mut Things<'_>, name: &'static str, seller: i64) {
    let (town, now, number) = (things.town, things.town.clock.now(), things.number);
    let profile = "INSERT INTO marketplace_seller_profiles (tenant_id, user_id, seller_type, business_verified, is_suspended, total_sales,
                          total_ratings, is_community_endorsed, joined_marketplace_at, updated_at)
                   VALUES ($1, $2, 'private', FALSE, FALSE, 0, 0, FALSE, $3, $3)
                       ON CONFLICT DO NOTHING";
    town.db().run(profile, params![town.harbour, seller, now]).await.unwrap();
    let sql = "INSERT INTO marketplace_coupons (tenant_id, seller_profile_id, code, title, discount_type, discount_value,
                      max_uses_per_member, status, applies_to, applies_to_ids, usage_count, created_at, updated_at)
               VALUES ($1, (SELECT id FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2), $3, 'A tenth off', 'percent',
                      1000, 1000, 'active', 'all_listings', '[]', 0, $4, $4)
               RETURNING id";
    let code = format!("{}{number}", name.to_uppercase());
    things.insert(name, sql, params![town.harbour, seller, code, now]).await;
}

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["marketplace_coupons", "marketplace_loyalty"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "marketplace_coupons",
                "INSERT INTO marketplace_coupons (id, tenant_id, seller_profile_id, code, title, discount_type, discount_value,
                        max_uses_per_member, status, applies_to, applies_to_ids, usage_count, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, 'C{n}', 'A tenth off', 'percent', 1000, 1, 'active', 'all_listings', '[]', 1, {now}, {now})",
            ),
            (
                "marketplace_coupon_redemptions",
                "INSERT INTO marketplace_coupon_redemptions (id, tenant_id, coupon_id, user_id, order_id, discount_applied_cents,
                        redemption_method, redeemed_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, 0, 'online', {now})",
            ),
            (
                "marketplace_coupon_tokens",
                "INSERT INTO marketplace_coupon_tokens (id, tenant_id, coupon_id, user_id, token_hash, expires_at)
                 VALUES ({n}, {t}, {n}, {n}, {bytes}, {now})",
            ),
            (
                "marketplace_loyalty_settings",
                "INSERT INTO marketplace_loyalty_settings (id, tenant_id, user_id, accepts, exchange_rate_chf, max_discount_pct, updated_at)
                 VALUES ({n}, {t}, {n}, {yes}, 2500, 50, {now})",
            ),
            (
                "marketplace_loyalty_redemptions",
                "INSERT INTO marketplace_loyalty_redemptions (id, tenant_id, member_user_id, merchant_user_id, listing_id, order_id,
                        credits_used, exchange_rate_chf, discount_chf, order_total_chf, status, redeemed_at, expires_at,
                        wallet_transaction_id, wallet_refund_transaction_id, reversed_at, reversal_reason)
                 VALUES ({n}, {t}, {n}, {n}1, {n}, {n}, 100, 2500, 2500, 5000, 'reversed', {now}, {now}, {n}, {n}, {now}, 'refund')",
            ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("marketplace_coupons", "seller_profile_id", &["code", "title", "description"]),
            ("marketplace_loyalty_redemptions", "member_user_id", &["reversal_reason"]),
        ]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[("marketplace_loyalty_redemptions", "listing_id", "what was given for hours outlives its listing")]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::GetMarketplaceCoupon, "coupons are for others"),
            (Operation::CreateMarketplaceCouponToken, "coupons are for others"),
            (Operation::ValidateMarketplaceCoupon, "coupons are for others"),
            (Operation::ListMarketplaceCoupons, "coupons are for others"),
            (Operation::QuoteMarketplaceLoyalty, "it says why nothing is taken off"),
            (Operation::RedeemMarketplaceLoyalty, "one buys what others sell"),
        ]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[("Query.marketplaceLoyaltyQuote", "REST is asked without the listing")]
    }

    /// For what is not there hours take nothing off.
    fn unmoved(&self) -> &'static [Operation] {
        &[Operation::QuoteMarketplaceLoyalty]
    }

    fn beforehand(&self) -> &'static [&'static str] {
        &["own_coupon"]
    }

    fn inputs(&self) -> Pairs {
        &[("updateMarketplaceCoupon", "{ couponId: $own_coupon, title: \"A fifth off\" }")]
    }

    fn otherwise(&self) -> Pairs {
        &[("redeemMarketplaceCouponToken data", "coupon")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["coupon", "own_coupon", "coupon_token", "loyal_listing", "loyalty_redemption"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "coupon" => coupon(things, name, things.friend.id).await,
            "own_coupon" => coupon(things, name, things.member.id).await,
            "coupon_token" => {
                let (own, text) = (things.id("own_coupon").await, format!("01KE70EHG0{:06}", things.number));
                let (town, friend, hash) = (things.town, things.friend.id, Sha256::digest(&text).to_vec());
                let until = town.clock.now() + chrono::TimeDelta::days(1);
                let sql =
                    "INSERT INTO marketplace_coupon_tokens (tenant_id, coupon_id, user_id, token_hash, expires_at)
                           VALUES ($1, $2, $3, $4, $5)";
                town.db().run(sql, params![town.harbour, own, friend, hash, until]).await.unwrap();
                things.keep(name, json!(text));
            }
            "loyal_listing" => {
                let (town, friend, now) = (things.town, things.friend.id, things.town.clock.now());
                let about = listing(town, &things.friend, CASH).await;
                let francs = "UPDATE marketplace_listings SET price_currency = 'CHF' WHERE tenant_id = $1 AND id = $2";
                town.db().run(francs, params![town.harbour, about]).await.unwrap();
                let sql = "INSERT INTO marketplace_loyalty_settings (tenant_id, user_id, accepts, exchange_rate_chf, max_discount_pct, updated_at)
                           VALUES ($1, $2, TRUE, 1, 50, $3)";
                town.db().run(sql, params![town.harbour, friend, now]).await.unwrap();
                things.keep(name, json!(about));
            }
            "loyalty_redemption" => {
                let about = things.id("loyal_listing").await;
                let sql = "INSERT INTO marketplace_loyalty_redemptions (tenant_id, member_user_id, merchant_user_id, listing_id, credits_used,
                                  exchange_rate_chf, discount_chf, order_total_chf, status, redeemed_at, expires_at)
                           VALUES ($1, $2, $3, $4, 100, 2500, 2500, 5000, 'pending', $5, $6)
                           RETURNING id";
                let (town, member, friend) = (things.town, things.member.id, things.friend.id);
                let (now, end) = (town.clock.now(), town.clock.now() + chrono::TimeDelta::days(2));
                things.insert(name, sql, params![town.harbour, member, friend, about, now, end]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "coupons" if OTHERS.contains(&operation) => things.get("coupon").await,
            "coupons" => things.get("own_coupon").await,
            "redemptions" => things.get("loyalty_redemption").await,
            "seller-settings" => json!(things.member.id),
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !is_ours(operation) {
            return None;
        }
        Some(match name {
            "code" => {
                things.get("coupon").await;
                json!(format!("coupon{}", things.number))
            }
            "listing_id" if operation == Operation::RedeemMarketplaceLoyalty => things.get("loyal_listing").await,
            "listing_id" => things.get("ordered_listing").await,
            "seller_id" => json!(things.friend.id),
            "token" => things.get("coupon_token").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !field.contains("Coupon") && !field.contains("Loyalty") {
            return None;
        }
        Some(match (argument, field) {
            ("listingId", of) if of.contains("Loyalty") => things.get("loyal_listing").await,
            ("sellerId", of) if of.contains("Loyalty") => json!(things.friend.id),
            ("memberId", _) => json!(things.member.id),
            ("redemptionId", _) => things.get("loyalty_redemption").await,
            ("couponId", "createMarketplaceCouponToken") | ("id", "marketplaceCoupon") => things.get("coupon").await,
            ("couponId", _) => things.get("own_coupon").await,
            ("listingId", _) => things.get("ordered_listing").await,
            ("code", _) => {
                things.get("coupon").await;
                json!(format!("coupon{}", things.number))
            }
            ("token", _) => things.get("coupon_token").await,
            _ => return None,
        })
    }
}
