//! What the two parties and administrators do with a dispute.

use contract::Code;

use super::events::{MarketplaceDisputeDue, MarketplaceDisputeOpened, MarketplaceDisputeResolved};
use super::model::{self, Dispute, DisputeId, Reason, Refund, Resolution, Status, WAITING, failed, missing};
use super::store::{self, DisputeWithOrder, NewDispute};
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::money::Amount;
use crate::outbox;
use crate::say;
use crate::trade::actions::{hold, is_web_address, off, take};
use crate::trade::cards::actions as cards;
use crate::trade::model::{Action, Actor, Order, OrderId, Status as OrderStatus, said, unusable};
use crate::trade::store as orders;
use crate::trust::deadline::Due;
use crate::wallet::{self, Holder, Kind, Payment};

/// Asks an administrator to decide about an order that was paid. Either party.
///
/// Emits `MarketplaceDisputeOpened`.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN`; 422 `VALIDATION_ERROR` if the order's status does not allow it, if there is a dispute that is not closed,
/// which the constraint has the last word on, and for evidence that is no web address. Source: spec marketplace 8.
pub async fn open(call: &Call, order: OrderId, new: NewDispute) -> Answer<DisputeWithOrder> {
    let me = call.me()?;
    said("description", &new.description)?;
    if new.evidence_urls.iter().any(|url| !is_web_address(url)) {
        return Err(unusable(say!("marketplace-web-address-unusable")).field("evidence_urls").into());
    }
    let mut tx = call.begin().await?;
    let (mut order, by) = take(&mut tx, me, order).await?;
    let mut disputed = order.clone();
    disputed.advance(by, Action::Dispute, tx.now())?;
    let noted = store::insert(&mut tx, &order, me, &new).await;
    let id = noted.map_err(|error| match error.is_unique("marketplace_disputes_once") {
        true => Failure::from(unusable(say!("marketplace-dispute-exists"))),
        false => error.into(),
    })?;
    order.goes_to(disputed.status, tx.now());
    noted_down(&mut tx, &order, id, me).await?;
    finish(tx, id).await
}

/// Asks an administrator to decide about an order, which is held, in the name of its buyer: its seller never said that it was sent. False if there is a
/// dispute that is not closed.
///
/// Emits `MarketplaceDisputeOpened`.
///
/// # Errors
/// 422 `VALIDATION_ERROR` if the order's status does not allow it.
pub(crate) async fn open_for_buyer(tx: &mut Tx, order: &mut Order) -> Answer<bool> {
    let latest = store::latest_of_each(&mut tx.reads(), &[order.id]).await?.pop();
    if latest.is_some_and(|latest| latest.status != Status::Closed) {
        return Ok(false);
    }
    let description = tx.call().say(&say!("marketplace-dispute-unsent"));
    let new = NewDispute { reason: Reason::NotReceived, description, evidence_urls: Vec::new() };
    let id = store::insert(tx, order, order.buyer_id, &new).await?;
    order.advance(Actor::Buyer, Action::Dispute, tx.now())?;
    noted_down(tx, order, id, order.buyer_id).await?;
    Ok(true)
}

/// An order, which is held, is in dispute from now on.
async fn noted_down(tx: &mut Tx, order: &Order, dispute: DisputeId, by: MemberId) -> Answer<()> {
    orders::update(tx, order).await?;
    cards::disputed(tx, order).await?;
    outbox::tell(tx, MarketplaceDisputeOpened { dispute, order: order.id, by, other: order.other(by) }).await?;
    Ok(())
}

/// Disputes in one of these states, by default those that wait for a decision, the oldest first; and how many there are.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(call: &Call, status: Option<Status>, page: i64, limit: i64) -> Answer<(Vec<DisputeWithOrder>, i64)> {
    let one = status.map(|status| [status]);
    let statuses: &[Status] = one.as_ref().map_or(&WAITING, |one| one);
    let offset = page.saturating_sub(1).saturating_mul(limit);
    Ok((store::page(call, statuses, limit, offset).await?, store::count(call, statuses).await?))
}

/// How an administrator decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// How it ends.
    pub resolution: Resolution,
    /// Why.
    pub notes: String,
    /// What the buyer gets back, as the wire says it.
    pub refund: Option<f64>,
}

/// Decides a dispute. It is taken up before anything moves.
///
/// Emits `MarketplaceDisputeResolved`, and `TransactionCompleted` if hours move back.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own; 422 `VALIDATION_ERROR` if it was decided before or somebody
/// else has just taken it up, and for a wrong refund; 409 `RESOLUTION_FAILED` if the refund cannot be made. Source: spec marketplace 8.
pub async fn resolve(call: &Call, id: DisputeId, decision: &Decision) -> Answer<Status> {
    let me = call.me()?;
    said("resolution_notes", &decision.notes)?;
    claim(call, id, me, decision).await?;
    let mut tx = call.begin().await?;
    let (mut dispute, mut order) = both(&mut tx, id).await?;
    dispute.claim(me, tx.now())?;
    let left = cards::left(&mut tx, &order).await?;
    let refund = model::refund(&order, decision.resolution, decision.refund, left)?;
    if refund.is_some_and(Refund::ends_the_order) {
        give_back(&mut tx, &mut order, refund, me).await?;
    } else {
        order.goes_to(dispute.prior_order_status, tx.now());
        orders::update(&mut tx, &order).await?;
    }
    let (back, ends) = refund.map_or((Amount::ZERO, false), |refund| (refund.money(), refund.ends_the_order()));
    cards::decided(&mut tx, &order, id.get(), back, ends).await?;
    dispute.status = model::decided(decision.resolution);
    dispute.resolution_notes = Some(decision.notes.trim().to_owned());
    dispute.resolved_at = Some(tx.now());
    (dispute.attend_by, dispute.remind_at) = (None, None);
    dispute.refund_amount = refund.map(Refund::hundredths);
    store::update(&mut tx, &dispute).await?;
    let (buyer, seller) = (order.buyer_id, order.seller_id);
    outbox::tell(&mut tx, MarketplaceDisputeResolved { dispute: id, order: order.id, buyer, seller }).await?;
    tx.commit().await?;
    Ok(dispute.status)
}

/// Reminds staff of a dispute that waits for them. False if there is nothing to say any more.
pub(in crate::trust) async fn remind(call: &Call, id: DisputeId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let (mut dispute, order) = both(&mut tx, id).await?;
    let Some(due) = dispute.remind(tx.now()) else { return Ok(false) };
    store::update(&mut tx, &dispute).await?;
    let (buyer, seller, is_over) = (order.buyer_id, order.seller_id, due == Due::Over);
    outbox::tell(&mut tx, MarketplaceDisputeDue { dispute: id, order: order.id, buyer, seller, is_over }).await?;
    tx.commit().await?;
    Ok(true)
}

/// Takes a dispute up, once everything about the decision is known to be allowed.
async fn claim(call: &Call, id: DisputeId, me: MemberId, decision: &Decision) -> Answer<()> {
    let mut tx = call.begin().await?;
    let (mut dispute, order) = both(&mut tx, id).await?;
    if order.role(me).is_some() {
        let sentence = say!("marketplace-dispute-own");
        return Err(Refusal::new(Code::AuthInsufficientPermissions, sentence).into());
    }
    dispute.claim(me, tx.now())?;
    let left = cards::left(&mut tx, &order).await?;
    model::refund(&order, decision.resolution, decision.refund, left)?;
    store::update(&mut tx, &dispute).await?;
    tx.commit().await
}

/// A dispute and its order, held: first the order, as everywhere.
async fn both(tx: &mut Tx, id: DisputeId) -> Answer<(Dispute, Order)> {
    let order = store::order_of(tx, id).await?.ok_or_else(missing)?;
    let order = hold(tx, order).await?;
    let dispute = store::lock(tx, id).await?.ok_or_else(missing)?;
    Ok((dispute, order))
}

/// Refunds an order: what was paid in hours moves back, unless an administrator took it back before; what it took is there again.
async fn give_back(tx: &mut Tx, order: &mut Order, refund: Option<Refund>, acting: MemberId) -> Answer<()> {
    if order.status != OrderStatus::Disputed {
        return Err(failed().into());
    }
    order.advance(Actor::Admin, Action::Refund, tx.now())?;
    if let (Some(Refund::Hours(hours)), Some(paid)) = (refund, order.wallet_transaction_id) {
        order.wallet_refund_transaction_id = Some(match wallet::store::reversal(tx, paid).await? {
            Some(before) => before,
            None => {
                // An administrator of the whole platform is no member of this community, so the ledger cannot name them.
                let home = tx.call().member()?.tenant == tx.tenant();
                let (from, to) = (Holder::Member(order.seller_id), Holder::Member(order.buyer_id));
                let back = Payment {
                    acting: home.then_some(acting),
                    reverses: Some(paid),
                    is_owed: true,
                    ..Payment::new(from, to, hours, Kind::MarketplaceRefund, &order.listing_title)
                };
                wallet::pay(tx, back).await?.id
            }
        });
    }
    off(tx, order, None, Action::Refund).await
}

async fn finish(mut tx: Tx, id: DisputeId) -> Answer<DisputeWithOrder> {
    let found = store::any(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(found)
}
