//! Using a discount for hours with an order, and giving the hours back.

use contract::Code;

use super::model::{Purchase, Redemption, Status};
use super::store;
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::Tx;
use crate::ids::LoyaltyRedemptionId;
use crate::say;
use crate::trade::model::{Order, Payment as Method, unusable};
use crate::wallet::{self, Holder, Kind, Payment};

/// What is allowed beside the marketplace.
const FEATURE: &str = "caring_community";

const FIELD: &str = "loyalty_redemption_id";

/// A discount that an order wants to use, held.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `loyalty_redemption_id`. Source: spec marketplace 5.2 (13), 7.
pub(crate) async fn at_checkout(tx: &mut Tx, id: i64, method: Method, buy: Purchase<'_>) -> Answer<Redemption> {
    let unknown = || unusable(say!("marketplace-redemption-unusable")).field(FIELD);
    if !tx.call().community()?.has(FEATURE) || method != Method::Cash {
        return Err(unknown().into());
    }
    let found = store::lock(tx, LoyaltyRedemptionId::new(id)).await?.ok_or_else(unknown)?;
    found.fits(buy, tx.now())?;
    Ok(found)
}

/// Moves the hours of a discount, which is held, to its seller, before the order is written.
///
/// # Errors
/// 422 `INSUFFICIENT_CREDITS` on `loyalty_redemption_id`.
pub(crate) async fn pay(tx: &mut Tx, redemption: &mut Redemption, title: &str) -> Answer<()> {
    let (from, to) = (Holder::Member(redemption.member_user_id), Holder::Member(redemption.merchant_user_id));
    let payment = Payment::new(from, to, redemption.credits_used, Kind::MarketplacePurchase, title);
    let paid = wallet::pay(tx, payment).await.map_err(|failure| match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::InsufficientFunds => {
            Refusal::new(Code::InsufficientCredits, say!("marketplace-insufficient-credits")).field(FIELD).into()
        }
        other => other,
    })?;
    redemption.wallet_transaction_id = Some(paid.id);
    Ok(())
}

/// Notes which order used a discount.
///
/// # Errors
/// A fault.
pub(crate) async fn with_order(tx: &mut Tx, redemption: &mut Redemption, order: &Order) -> Answer<()> {
    (redemption.order_id, redemption.status) = (Some(order.id.get()), Status::Applied);
    store::update(tx, redemption).await?;
    Ok(())
}

/// Gives the hours back with an order that is off, which is held. Once: nothing happens the second time.
///
/// # Errors
/// A fault.
pub(crate) async fn give_back(tx: &mut Tx, order: &Order, reason: &str) -> Answer<()> {
    if order.loyalty_redemption_id.is_none() {
        return Ok(());
    }
    let Some(mut redemption) = store::lock_of_order(tx, order.id).await? else { return Ok(()) };
    if redemption.status == Status::Applied {
        reverse(tx, &mut redemption, &order.listing_title, reason, None).await?;
    }
    Ok(())
}

/// Moves the hours of an applied discount back, which is held, and writes it. They are owed: the seller's balance may fall below its floor.
///
/// # Errors
/// A fault.
pub(super) async fn reverse(
    tx: &mut Tx,
    redemption: &mut Redemption,
    title: &str,
    reason: &str,
    acting: Option<MemberId>,
) -> Answer<()> {
    let now = tx.now();
    if !redemption.reverse(reason, now) {
        return Ok(());
    }
    if let Some(paid) = redemption.wallet_transaction_id {
        redemption.wallet_refund_transaction_id = Some(match wallet::store::reversal(tx, paid).await? {
            // An administrator took the payment back before.
            Some(before) => before,
            None => {
                let (from, to) =
                    (Holder::Member(redemption.merchant_user_id), Holder::Member(redemption.member_user_id));
                let back = Payment {
                    acting,
                    reverses: Some(paid),
                    is_owed: true,
                    ..Payment::new(from, to, redemption.credits_used, Kind::MarketplaceRefund, title)
                };
                wallet::pay(tx, back).await?.id
            }
        });
    }
    store::update(tx, redemption).await?;
    Ok(())
}
