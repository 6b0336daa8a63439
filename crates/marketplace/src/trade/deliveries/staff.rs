//! What administrators do about deliveries that nobody paid. The door has asked for their role.

use contract::Code;
pub use contract::marketplace_deliveries::MarketplaceDeliverySettlement as Settlement;

use super::actions::move_hours;
use super::events::MarketplaceDeliverySettled;
use super::model::{Action, Actor, DeliveryId, missing};
use super::store::{self, staff, staff::UnpaidDelivery};
use crate::base::{Answer, Failure, Refusal};
use crate::call::Call;
use crate::outbox;
use crate::say;
use crate::trade::actions::hold;
use crate::trade::model::{said, unusable};
use crate::wallet::Holder;

/// A page of deliveries that could not be paid, the longest first, and how many there are.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(call: &Call, limit: i64, offset: i64) -> Answer<(Vec<UnpaidDelivery>, i64)> {
    Ok((staff::page(call, limit, offset).await?, staff::count(call).await?))
}

/// Settles one: the clock tries again, the community pays, or it was settled in another way. Both sides hear of it, with the reason.
///
/// Emits `MarketplaceDeliverySettled`, and `TransactionCompleted` if the community pays.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `AUTH_INSUFFICIENT_PERMISSIONS` for one that the viewer has a part in; 409 `INVALID_STATE` if it does not wait any more; 422
/// `VALIDATION_ERROR` on `reason` for blanks, and on `settlement` if the community fund has too few hours.
pub async fn settle(call: &Call, id: DeliveryId, how: Settlement, reason: &str) -> Answer<UnpaidDelivery> {
    let me = call.me()?;
    said("reason", reason)?;
    let mut tx = call.begin().await?;
    let order = staff::order_of(&mut tx, id).await?.ok_or_else(missing)?;
    let order = hold(&mut tx, order).await?;
    let mut delivery = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    if order.role(me).is_some() || delivery.deliverer_id == me {
        return Err(Refusal::new(Code::AuthInsufficientPermissions, say!("marketplace-dispute-own")).into());
    }
    let action = match how {
        Settlement::Retry => Action::Retry,
        Settlement::CommunityFund => Action::Fund,
        Settlement::Settled => Action::Close,
    };
    delivery.advance(Actor::Admin, action, tx.now())?;
    if how == Settlement::CommunityFund {
        // An administrator of the whole platform is no member of this community, so the ledger cannot name them.
        let acting = (call.member()?.tenant == tx.tenant()).then_some(me);
        let paid = move_hours(&mut tx, &order, &delivery, Holder::CommunityFund, acting).await;
        delivery.wallet_transaction_id = Some(paid.map_err(|failure| match failure {
            Failure::Refusal(refusal) if refusal.code() == Code::DeliveryConfirmError => {
                Failure::from(unusable(say!("marketplace-fund-short")).field("settlement"))
            }
            other => other,
        })?);
    }
    staff::settle(&mut tx, &delivery, me, reason.trim()).await?;
    let settled = MarketplaceDeliverySettled {
        delivery: id,
        order: order.id,
        buyer: order.buyer_id,
        deliverer: delivery.deliverer_id,
    };
    outbox::tell(&mut tx, settled).await?;
    let shown = staff::any(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(shown)
}
