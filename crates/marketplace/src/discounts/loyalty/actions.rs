//! What members do: ask, reserve, look back.

use super::model::{self, Quote, RESERVED_FOR, Reason, Redemption, Settings, Status};
use super::store;
use crate::base::{Answer, Hours, MemberId};
use crate::call::{Call, Reads};
use crate::catalogue::actions::is_seen;
use crate::catalogue::bounds::resident;
use crate::catalogue::model::{Listing, Status as ListingStatus};
use crate::catalogue::store as listings;
use crate::ids::{LoyaltyRedemptionId, MarketplaceListingId};
use crate::trade::model::unusable;
use crate::{members, say, wallet};

/// How many redemptions are shown.
const SHOWN: i64 = 50;

/// The feature of the listings that hours take something off.
const MARKETPLACE: &str = "marketplace";

/// Says what the viewer's hours would take off a listing.
///
/// # Errors
/// 403 `FORBIDDEN` for a visitor from another community.
pub async fn quote(call: &Call, seller: MemberId, listing: MarketplaceListingId) -> Answer<Quote> {
    let me = resident(call)?;
    let settings = settings(&mut call.reads(), seller).await?;
    let has = balance(call, me).await?;
    let credits = unreserved(&mut call.reads(), me, listing, has).await?;
    if !call.community()?.has(MARKETPLACE) {
        let nothing = model::quote(settings, None, credits);
        return Ok(Quote { reason: Some(Reason::FeatureUnavailable), ..nothing });
    }
    let found = for_sale(call, me, seller, listing).await?;
    Ok(model::quote(settings, found.as_ref(), credits))
}

/// What is reserved, and how many hours are left when it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// The redemption.
    pub redemption: Redemption,
    /// What is left then.
    pub left: Hours,
}

/// Reserves a discount for hours of the viewer's, instead of what they had reserved for the same listing. Nothing moves.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `credits_to_use` for what is finer than a hundredth, and as [`model::redeem`] does; 403 `FORBIDDEN` for a visitor from another community. Source: spec marketplace 7.
pub async fn redeem(call: &Call, seller: MemberId, listing: MarketplaceListingId, hours: f64) -> Answer<Reserved> {
    let me = resident(call)?;
    let unusable = || unusable(say!("marketplace-loyalty-hours")).field("credits_to_use");
    let hours = Hours::exactly(hours).filter(|hours| hours.is_positive()).ok_or_else(unusable)?;
    let is_on = call.community()?.has(MARKETPLACE);
    let found = if is_on { for_sale(call, me, seller, listing).await? } else { None };
    // The ledger has the last word when it is used.
    let has = balance(call, me).await?;
    let mut tx = call.begin().await?;
    // Of two reservations of one member the second sees the first.
    members::store::hold(&mut tx, &[me]).await?;
    let settings = settings(&mut tx.reads(), seller).await?;
    let credits = unreserved(&mut tx.reads(), me, listing, has).await?;
    let (discount, price) = model::redeem(settings, found.as_ref(), credits, hours)?;
    if let Some(mut before) = store::lock_pending(&mut tx, me, listing).await? {
        before.reverse("replaced", tx.now());
        store::update(&mut tx, &before).await?;
    }
    let now = tx.now();
    let mut redemption = Redemption {
        id: LoyaltyRedemptionId::new(0),
        member_user_id: me,
        merchant_user_id: seller,
        listing_id: listing,
        order_id: None,
        credits_used: hours,
        exchange_rate_chf: settings.exchange_rate_chf,
        discount_chf: discount,
        order_total_chf: price,
        status: Status::Pending,
        redeemed_at: now,
        expires_at: now + RESERVED_FOR,
        reversed_at: None,
        reversal_reason: None,
        wallet_transaction_id: None,
        wallet_refund_transaction_id: None,
    };
    redemption.id = store::insert(&mut tx, &redemption).await?;
    tx.commit().await?;
    Ok(Reserved { redemption, left: credits.minus(hours) })
}

/// What the viewer got for hours or reserved, newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn history(call: &Call) -> Answer<Vec<Redemption>> {
    Ok(store::of_member(call, call.me()?, SHOWN).await?)
}

/// What goes for a seller.
pub(super) async fn settings(from: &mut Reads<'_>, seller: MemberId) -> Answer<Settings> {
    Ok(store::settings(from, seller).await?.unwrap_or_else(|| Settings::usual(seller)))
}

/// Hours that a member who has so many has not reserved for other listings.
async fn unreserved(from: &mut Reads<'_>, me: MemberId, listing: MarketplaceListingId, has: Hours) -> Answer<Hours> {
    let now = from.call().now();
    let reserved = store::reserved(from, me, listing, now).await?;
    Ok(Hours::from_hundredths((has.hundredths() - reserved.hundredths()).max(0)))
}

async fn balance(call: &Call, me: MemberId) -> Answer<Hours> {
    Ok(wallet::store::balance(call, me).await?.map(|found| found.balance).unwrap_or_default())
}

/// A listing of a seller's that the viewer could order now.
async fn for_sale(
    call: &Call,
    me: MemberId,
    seller: MemberId,
    listing: MarketplaceListingId,
) -> Answer<Option<Listing>> {
    if me == seller || !is_seen(call, listing).await? {
        return Ok(None);
    }
    let found = listings::find(call, me, listing).await?.map(|(listing, _)| listing);
    Ok(found.filter(|listing| listing.user_id == seller && listing.status == ListingStatus::Active))
}
