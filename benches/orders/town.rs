//! A community whose members have hours and things for sale, and the checkout that sells them.

use std::path::Path;

use serde_json::json;
use timeweave::base::Hours;
use timeweave::call::patiently;
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

/// What each buyer has, so that nobody runs dry.
const START: Hours = Hours::whole(1_000_000);

pub struct Town {
    pub harbour: Harbour,
    /// Who buys.
    pub buyers: Vec<i64>,
    /// What is for sale, and whose it is; the first is the one that everybody wants.
    pub listings: Vec<(i64, i64)>,
}

impl Town {
    /// Makes it in an empty database; as many buyers are at the counter at once.
    pub async fn settle(url: &str, home: &Path, at_once: usize) -> Outcome<Self> {
        let harbour = Harbour::found(url, home, at_once, json!({ "marketplace": true })).await?;
        let mut buyers = harbour.members(BUYERS + SELLERS).await?;
        harbour.endow(&buyers, START).await?;
        let sellers = buyers.split_off(BUYERS);
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
        tx.commit().await?;
        Ok(Self { harbour, buyers, listings })
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
