//! A community whose members have hours and things for sale, and the checkout that sells them.

use std::path::Path;

use serde_json::json;
use timeweave::base::Hours;
use timeweave::call::patiently;
use timeweave::marketplace::catalogue::store::staff::turnover_of;
use timeweave::marketplace::seller::store::glance;
use timeweave::marketplace::trade::actions::sales;
use timeweave::marketplace::trade::checkout::order;
use timeweave::marketplace::trade::model::Wanted;
use timeweave::marketplace::trade::store::sound;
use timeweave::params;
use timeweave::wallet::store::audit;

use crate::harbour::{Harbour, failed};
use crate::{Outcome, STOCK};

/// How many members buy.
const BUYERS: usize = 400;

/// How many sell, one thing each.
const SELLERS: usize = 100;

/// What the merchant has sold.
pub const SOLD: usize = 10_000;

/// How many orders are on a page.
pub const PAGE: i64 = 20;

/// What each buyer has, so that nobody runs dry.
const START: Hours = Hours::whole(1_000_000);

pub struct Town {
    pub harbour: Harbour,
    /// Who buys.
    pub buyers: Vec<i64>,
    /// What is for sale, and whose it is; the first is the one that everybody wants.
    pub listings: Vec<(i64, i64)>,
    /// Who has sold [`SOLD`] things.
    pub merchant: i64,
}

impl Town {
    /// Makes it in an empty database; as many buyers are at the counter at once.
    pub async fn settle(url: &str, home: &Path, at_once: usize) -> Outcome<Self> {
        let harbour = Harbour::found(url, home, at_once, json!({ "marketplace": true })).await?;
        let mut buyers = harbour.members(BUYERS + SELLERS + 1).await?;
        harbour.endow(&buyers, START).await?;
        let mut sellers = buyers.split_off(BUYERS);
        let merchant = sellers.pop().ok_or("nobody sells")?;
        let errand = harbour.errand();
        let mut tx = errand.db().begin().await?;
        let mut listings = Vec::with_capacity(SELLERS);
        for seller in &sellers {
            let id: i64 = tx
                .one(
                    "INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price_currency, price_type, price_rank,
                            time_credit_price, quantity, inventory_count, is_oversold_protected, shipping_available, local_pickup,
                            delivery_method, seller_type, status, moderation_status, saves_count, contacts_count, renewal_count,
                            search_text, created_at, updated_at)
                     VALUES ($1, $2, 'Bread', 'Still warm', 'EUR', 'fixed', -1, 1, 1, $3, TRUE, FALSE, TRUE, 'pickup', 'private',
                            'active', 'approved', 0, 0, 0, '', $4, $4)
                     RETURNING id",
                    params![harbour.tenant, *seller, STOCK, errand.now()],
                )
                .await?;
            listings.push((id, *seller));
        }
        let sold: i64 = tx
            .one(
                "INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price, price_currency, price_type, price_rank,
                        quantity, is_oversold_protected, shipping_available, local_pickup, delivery_method, seller_type, status,
                        moderation_status, saves_count, contacts_count, renewal_count, search_text, created_at, updated_at)
                 VALUES ($1, $2, 'Jam', 'Of plums', 1250, 'EUR', 'fixed', 1250, 1, TRUE, FALSE, TRUE, 'pickup', 'private', 'active',
                        'approved', 0, 0, 0, '', $3, $3)
                 RETURNING id",
                params![harbour.tenant, merchant, errand.now()],
            )
            .await?;
        for number in 0..SOLD {
            let buyer = buyers[number % buyers.len()];
            tx.run(
                "INSERT INTO marketplace_orders (tenant_id, order_number, listing_id, listing_title, buyer_id, seller_id, quantity,
                        stock_taken, unit_price, shipping_cost, discount, total_price, currency, payment_method, status, paid_at,
                        shipping_method, checkout_fingerprint, created_at, updated_at)
                 VALUES ($1, $2, $3, 'Jam', $4, $5, 1, 0, 1250, 0, 0, 1250, 'EUR', 'cash', 'paid', $7, 'pickup', $6, $7, $7)",
                params![
                    harbour.tenant,
                    format!("MKT-J{number:025}"),
                    sold,
                    buyer,
                    merchant,
                    vec![0_u8; 32],
                    errand.now()
                ],
            )
            .await?;
        }
        tx.commit().await?;
        harbour.be_known().await?;
        Ok(Self { harbour, buyers, listings, merchant })
    }

    /// The first page of what the merchant has sold, as the doors read it; how many it has.
    pub async fn sales(&self) -> Outcome<usize> {
        Ok(sales(&self.harbour.call(self.merchant), &[], PAGE, None).await.map_err(failed)?.items.len())
    }

    /// What the merchant sells, at a glance, as the doors read it; how many orders there are.
    pub async fn dashboard(&self) -> Outcome<usize> {
        let call = self.harbour.call(self.merchant);
        glance(&call, self.merchant.into()).await?;
        let turnover = turnover_of(&call, self.merchant.into()).await?;
        Ok(usize::try_from(turnover.iter().map(|one| one.orders).sum::<i64>())?)
    }

    /// An order as the doors make it.
    pub async fn order(&self, buyer: i64, listing: i64, number: u64) -> Outcome<()> {
        let key = format!("order-number-{number:012}");
        let wanted = &Wanted {
            listing: listing.into(),
            offer: None,
            quantity: 1,
            shipping_option: None,
            shipping_method: None,
            pickup_slot: None,
            delivery_address: None,
            delivery_notes: None,
            coupon_code: None,
            loyalty_redemption: None,
            payment_method: None,
        };
        let key = &key;
        patiently(&self.harbour.call(buyer), |call| async move { order(&call, wanted.clone(), key).await.map(drop) })
            .await
            .map_err(failed)?;
        Ok(())
    }

    /// Fails unless the ledger and the orders are sound, and the stock is what was not sold.
    pub async fn is_sound(&self) -> Outcome<()> {
        let call = self.harbour.errand();
        let db = call.db();
        let mut wrong = 0;
        for invariant in [&audit::UNBALANCED, &audit::MISCOUNTED, &audit::UNEVEN, &sound::UNPAID, &sound::KEPT] {
            wrong += invariant.broken(db).await?;
        }
        let lost: i64 = db
            .one(
                "SELECT COUNT(*) FROM marketplace_listings l
                  WHERE l.tenant_id = $1
                    AND l.inventory_count <> $2 - (SELECT COUNT(*) FROM marketplace_orders o
                                                    WHERE o.tenant_id = l.tenant_id AND o.listing_id = l.id)",
                params![self.harbour.tenant, STOCK],
            )
            .await?;
        if wrong + lost == 0 { Ok(()) } else { Err(format!("wrong in {wrong} places, {lost} stocks are lost").into()) }
    }
}
