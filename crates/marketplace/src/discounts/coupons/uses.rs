//! Using a coupon: with an order, in the shop, or only asking what it would take off.

use contract::Code;
use sha2::{Digest as _, Sha256};

use super::model::{self, Coupon, Purchase, TOKEN_TIME, characters, kept_code};
use super::{actions, enabled, store};
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::catalogue::actions::seen;
use crate::catalogue::bounds::resident;
use crate::ids::{CouponId, CouponRedemptionId, MarketplaceListingId, ShippingOptionId};
use crate::money::{Amount, Currency};
use crate::say;
use crate::trade::discounts;
use crate::trade::model::{Order, OrderId, Payment, unusable};

/// What a coupon would take off an order.
#[derive(Clone, Debug, PartialEq)]
pub struct Quote {
    /// The coupon.
    pub coupon: Coupon,
    /// What it would take off.
    pub discount: Amount,
    /// What the order costs without it.
    pub total: Amount,
    /// In which currency.
    pub currency: Currency,
}

/// What would be ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What.
    pub listing: MarketplaceListingId,
    /// How it is sent.
    pub shipping_option: Option<ShippingOptionId>,
    /// How many.
    pub quantity: i64,
}

/// Says what a coupon would take off an order of the viewer's. Nothing is reserved.
///
/// # Errors
/// 404 `RESOURCE_NOT_FOUND` for a listing that the viewer does not see; 422 `VALIDATION_ERROR` if the order could not be made, or not with this
/// coupon; 403 `FEATURE_DISABLED`.
pub async fn quote(call: &Call, code: &str, asked: Asked) -> Answer<Quote> {
    enabled(call)?;
    let me = resident(call)?;
    let listing = seen(call, asked.listing).await?;
    if listing.user_id == me {
        return Err(unusable(say!("marketplace-order-own-listing")).field("listing_id").into());
    }
    let cost = discounts::cost_of(call, &listing, asked.shipping_option, asked.quantity).await?;
    if cost.method != Payment::Cash {
        return Err(only_money("code").into());
    }
    let coupon = of_seller(store::with_code(&mut call.reads(), &kept_code(code)).await?, "code")?;
    if store::find(&mut call.reads(), me, coupon.id)
        .await?
        .is_none_or(|found| found.seller.seller_id != listing.user_id)
    {
        return Err(unknown("code").into());
    }
    let by_member = store::uses(&mut call.reads(), coupon.id, me).await?;
    let (total, currency) = (cost.total, listing.price_currency);
    let buy = Purchase {
        listing: listing.id,
        category: listing.category_id,
        quantity: asked.quantity,
        unit: cost.unit,
        total,
        currency,
    };
    let discount = model::discount(&coupon, buy, "code", by_member, call.now())?;
    Ok(Quote { coupon, discount, total, currency })
}

/// What a coupon takes off an order that is being made: the coupon, held, and how much. It is [used](with_order) when the order is written.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `coupon_code`. Source: spec marketplace 5.2 (13), 7.
pub(crate) async fn at_checkout(
    tx: &mut Tx,
    (buyer, seller): (MemberId, MemberId),
    code: &str,
    method: Payment,
    buy: Purchase,
) -> Answer<(CouponId, Amount)> {
    const FIELD: &str = "coupon_code";
    if enabled(tx.call()).is_err() {
        return Err(unknown(FIELD).into());
    }
    if method != Payment::Cash {
        return Err(only_money(FIELD).into());
    }
    let found = of_seller(store::with_code(&mut tx.reads(), &kept_code(code)).await?, FIELD)?;
    // It may have changed, or be gone, until it is held.
    let coupon = of_seller(store::lock(tx, found.id).await?, FIELD)?;
    if store::seller_of(tx, coupon.id).await? != Some(seller) || coupon.code != kept_code(code) {
        return Err(unknown(FIELD).into());
    }
    let by_member = store::uses(&mut tx.reads(), coupon.id, buyer).await?;
    let now = tx.now();
    Ok((coupon.id, model::discount(&coupon, buy, FIELD, by_member, now)?))
}

/// Uses a coupon, which is held, with an order that was just written.
///
/// # Errors
/// A fault.
pub(crate) async fn with_order(tx: &mut Tx, coupon: CouponId, order: &Order) -> Answer<()> {
    let cents = order.currency.minor_units(order.discount);
    store::count_use(tx, coupon, 1).await?;
    store::insert_redemption(tx, coupon, (order.buyer_id, Some(order.id)), cents).await?;
    Ok(())
}

/// Gives the use of a coupon back with an order that is off, which is held. Once: nothing happens the second time.
///
/// # Errors
/// A fault.
pub(crate) async fn give_back(tx: &mut Tx, order: OrderId, reason: &str) -> Answer<()> {
    if let Some(coupon) = store::reverse(tx, order, reason).await? {
        store::count_use(tx, coupon, -1).await?;
    }
    Ok(())
}

/// What a member shows in a shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Sixteen characters. Only their hash is kept.
    pub text: String,
    /// Until when it is good.
    pub expires_at: Timestamp,
    /// The coupon's code.
    pub code: String,
}

/// Makes what the viewer shows in a shop to use a coupon there. What they could show before is good no more.
///
/// # Errors
/// 404 `NOT_FOUND` for a coupon that the viewer does not see; 422 `VALIDATION_ERROR` for their own, and for one that they cannot use; 403
/// `FEATURE_DISABLED`.
pub async fn show(call: &Call, id: CouponId) -> Answer<Token> {
    let me = resident(call)?;
    actions::seen(call, id).await?;
    let mut tx = call.begin().await?;
    let coupon = store::lock(&mut tx, id).await?.ok_or_else(model::missing)?;
    if store::seller_of(&mut tx, id).await? == Some(me) {
        return Err(unusable(say!("marketplace-coupon-own")).into());
    }
    let (by_member, now) = (store::uses(&mut tx.reads(), id, me).await?, tx.now());
    coupon.has_use("", by_member, now).map_err(without_field)?;
    let (text, expires_at) = (characters(&call.chance().bytes::<10>()), now + TOKEN_TIME);
    store::put_token(&mut tx, id, me, hash(&text), expires_at).await?;
    tx.commit().await?;
    Ok(Token { text, expires_at, code: coupon.code })
}

/// What was used in a shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    /// The redemption.
    pub id: CouponRedemptionId,
    /// The coupon.
    pub coupon: CouponId,
    /// When.
    pub at: Timestamp,
}

/// Takes a coupon of the viewer's in their shop, by what its buyer shows. It is good once.
///
/// # Errors
/// 422 `QR_NOT_FOUND` for what is unknown, used or expired, 422 `NOT_FOR_SELLER` for another seller's, 422 `VALIDATION_ERROR` if the coupon
/// cannot be used any more; 403 `FEATURE_DISABLED`.
pub async fn scan(call: &Call, token: &str) -> Answer<Used> {
    enabled(call)?;
    let me = resident(call)?;
    let hash = hash(&kept_code(token));
    let unknown = || Refusal::new(Code::QrNotFound, say!("marketplace-coupon-token-unknown"));
    let mut tx = call.begin().await?;
    let (id, member, expires_at) = store::token(&mut tx, hash).await?.ok_or_else(unknown)?;
    let coupon = store::lock(&mut tx, id).await?.ok_or_else(unknown)?;
    if store::seller_of(&mut tx, id).await? != Some(me) {
        return Err(Refusal::new(Code::NotForSeller, say!("marketplace-coupon-not-yours")).into());
    }
    let now = tx.now();
    if expires_at <= now || store::take_token(&mut tx, hash).await? == 0 {
        return Err(unknown().into());
    }
    let by_member = store::uses(&mut tx.reads(), id, member).await?;
    coupon.has_use("", by_member, now).map_err(without_field)?;
    store::count_use(&mut tx, id, 1).await?;
    let used = store::insert_redemption(&mut tx, id, (member, None), 0).await?;
    tx.commit().await?;
    Ok(Used { id: used, coupon: id, at: now })
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

fn of_seller(found: Option<Coupon>, field: &'static str) -> Result<Coupon, Refusal> {
    found.ok_or_else(|| unknown(field))
}

fn unknown(field: &'static str) -> Refusal {
    unusable(say!("marketplace-coupon-unusable")).field(field)
}

fn only_money(field: &'static str) -> Refusal {
    unusable(say!("marketplace-coupon-cash")).field(field)
}

/// Nobody wrote the coupon into a member of a body.
fn without_field(mut refusal: Refusal) -> Refusal {
    for item in &mut refusal.items {
        item.field = None;
    }
    refusal
}
