//! What buyers, the provider and disputes do with card payments.

use contract::Code;

use super::errand::wake;
use super::events::MarketplaceRefundMade;
use super::model::{CardPayment, CardRefund, Reason, RefundStatus, Status, payable, refund_key};
use super::provider::{Intent, IntentStatus, NewIntent, Trouble};
use super::webhook::{Event, RefundTold, What, unreadable};
use super::{Cards, store};
use crate::base::{Answer, Failure, Refusal, Secret, Timestamp};
use crate::call::{Call, Tx};
use crate::money::Amount;
use crate::outbox;
use crate::rules::MarketplaceRules;
use crate::say;
use crate::tenancy;
use crate::trade::actions::{end_unpaid, hold};
use crate::trade::events::MarketplaceOrderMoved;
use crate::trade::model::{Action, Actor, Order, OrderId, Status as OrderStatus, not_yours, unusable};
use crate::trade::proceeds::model::EntryKind;
use crate::trade::proceeds::{actions as proceeds, chargebacks, store as payouts};
use crate::trade::store as orders;

/// An order may be paid by card.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `payment_method` if the community takes no cards, or nobody takes them for it.
pub(in crate::trade) fn allowed(call: &Call, rules: &MarketplaceRules) -> Answer<()> {
    if rules.cards && call.room::<Cards>()?.are_taken() {
        return Ok(());
    }
    Err(unusable(say!("marketplace-cards-off")).field("payment_method").into())
}

/// An order waits to be paid by card, in the transaction that makes it.
///
/// # Errors
/// A fault.
pub(in crate::trade) async fn expect(tx: &mut Tx, order: &Order) -> Answer<()> {
    let id = store::insert(tx, order).await?;
    let due = order.payment_expires_at.unwrap_or_else(|| tx.now());
    wake(tx, id, due).await
}

/// What the buyer's page needs to pay.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The payment.
    pub payment: CardPayment,
    /// What the provider calls it.
    pub intent: String,
    /// What lets the provider's page take it.
    pub client_secret: Secret,
    /// Until when it has to be paid.
    pub expires_at: Option<Timestamp>,
}

/// Lets the provider expect the payment of an order of the viewer's. Doing so again gives the same.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN` for whoever did not order it; 503 `PAYMENT_UNAVAILABLE` if there is no provider or it does not answer; as
/// [`payable`] does.
pub async fn begin(call: &Call, id: OrderId) -> Answer<Expected> {
    let order = own(call, id).await?;
    let provider = call.room::<Cards>()?.provider()?;
    payable(&order, call.now())?;
    let payment = store::of_order(&mut call.reads(), id).await?.ok_or_else(none)?;
    let (amount, currency) = (payment.minor_units(payment.amount), payment.currency.as_str());
    let wanted = NewIntent { reference: &payment.reference, amount, currency };
    let intent = provider.begin(&wanted).await.map_err(|trouble| silent(&trouble))?;
    let (order, payment) = hear(call, id, &intent).await?;
    // While the provider was asked it may have been paid, or called off.
    payable(&order, call.now())?;
    if !payment.is_open() {
        return Err(unusable(say!("marketplace-order-wrong-status")).field("order_id").into());
    }
    let (Some(name), Some(client_secret)) = (intent.id, intent.client_secret) else {
        return Err(silent(&Trouble::refused("no secret for the buyer")));
    };
    Ok(Expected { payment, intent: name, client_secret, expires_at: order.payment_expires_at })
}

/// Asks the provider what became of the payment of an order of the viewer's.
///
/// # Errors
/// 404 `NOT_FOUND`, also for an order that is not paid by card; 403 `FORBIDDEN`; 503 `PAYMENT_UNAVAILABLE`.
pub async fn confirm(call: &Call, id: OrderId) -> Answer<CardPayment> {
    own(call, id).await?;
    let payment = store::of_order(&mut call.reads(), id).await?.ok_or_else(none)?;
    let provider = call.room::<Cards>()?.provider()?;
    if !payment.is_open() {
        return Ok(payment);
    }
    match provider.read(&payment.reference).await {
        Ok(intent) => Ok(hear(call, id, &intent).await?.1),
        // The provider does not know it: it was never begun.
        Err(trouble) if trouble.is_final => Ok(payment),
        Err(trouble) => Err(silent(&trouble)),
    }
}

/// Where the card payment of an order of the viewer's stands.
///
/// # Errors
/// 404 `NOT_FOUND`, also for an order that is not paid by card; 403 `FORBIDDEN` for whoever neither ordered nor sold it.
pub async fn status(call: &Call, id: OrderId) -> Answer<CardPayment> {
    crate::trade::actions::one(call, id).await?;
    Ok(store::of_order(&mut call.reads(), id).await?.ok_or_else(none)?)
}

/// Takes what the provider tells. An event counts once.
///
/// # Errors
/// 503 `PAYMENT_UNAVAILABLE` if there is no provider; 400 `INVALID_SIGNATURE`; 404 `NOT_FOUND` for a payment that nobody here began; 422
/// `VALIDATION_ERROR` for what cannot be read, or is about another amount.
pub async fn receive(call: &Call, signature: &str, body: &[u8]) -> Answer<()> {
    call.room::<Cards>()?.signatures()?.check(signature, body, call.now())?;
    let event = Event::read(body)?;
    match event.what()? {
        What::Other => return Ok(()),
        What::Seller | What::Payout => return proceeds::hear(call, &event.reference).await,
        _ => {}
    }
    let (tenant, order) = store::named(call, &event.reference).await?.ok_or_else(none)?;
    let event = &event;
    let taken = tenancy::errand(call.world(), tenant, |own| async move { take(&own, order, event).await }).await?;
    if taken { Ok(()) } else { Err(none().into()) }
}

async fn take(own: &Call, id: OrderId, event: &Event) -> Answer<bool> {
    let mut tx = own.begin().await?;
    let mut order = hold(&mut tx, id).await?;
    let mut payment = store::lock(&mut tx, id).await?.ok_or_else(none)?;
    if !payment.is_meant(event.amount, &event.currency) {
        tracing::error!(order = id.get(), event = %event.id, "the provider tells of another amount");
        return Err(unreadable().into());
    }
    if store::note_event(&mut tx, payment.id, &event.id, &event.kind).await? == 0 {
        return Ok(true);
    }
    if payment.intent.is_none() {
        payment.intent.clone_from(&event.intent);
    }
    match event.what()? {
        What::Succeeded => paid(&mut tx, &mut order, &mut payment).await?,
        What::Failed => failed(&mut payment),
        What::Cancelled => cancelled(&mut tx, &mut order, &mut payment).await?,
        What::Refunded(told) => refunded(&mut tx, &mut order, &mut payment, told).await?,
        What::ChargedBack(told) => {
            // What a bank took was paid before, even if nobody has told yet.
            paid(&mut tx, &mut order, &mut payment).await?;
            chargebacks::told(&mut tx, &mut order, &mut payment, told).await?;
        }
        What::Seller | What::Payout | What::Other => {}
    }
    store::update(&mut tx, &payment).await?;
    tx.commit().await?;
    Ok(true)
}

/// Writes down what the provider says of the payment of an order.
pub(super) async fn hear(call: &Call, id: OrderId, intent: &Intent) -> Answer<(Order, CardPayment)> {
    let mut tx = call.begin().await?;
    let mut order = hold(&mut tx, id).await?;
    let mut payment = store::lock(&mut tx, id).await?.ok_or_else(none)?;
    learn(&mut tx, &mut order, &mut payment, intent).await?;
    // While the provider was asked, the order was called off: what is not wanted any more is taken back soon.
    if order.status != OrderStatus::PendingPayment && payment.is_open() {
        let now = tx.now();
        wake(&mut tx, payment.id, now).await?;
    }
    tx.commit().await?;
    Ok((order, payment))
}

/// The same for an order and its payment that are held.
///
/// # Errors
/// 503 `PAYMENT_UNAVAILABLE` if the provider means another amount.
pub(super) async fn learn(tx: &mut Tx, order: &mut Order, payment: &mut CardPayment, intent: &Intent) -> Answer<()> {
    let meant = match (intent.amount, intent.currency.as_deref()) {
        (Some(amount), Some(currency)) => payment.is_meant(amount, currency),
        _ => intent.status == IntentStatus::Cancelled,
    };
    if !meant {
        return Err(silent(&Trouble::refused("it means another amount")));
    }
    if payment.intent.is_none() {
        payment.intent.clone_from(&intent.id);
    }
    match intent.status {
        IntentStatus::Open => {}
        IntentStatus::Failed => failed(payment),
        IntentStatus::Succeeded => paid(tx, order, payment).await?,
        IntentStatus::Cancelled => cancelled(tx, order, payment).await?,
    }
    store::update(tx, payment).await?;
    Ok(())
}

/// The money has come: the order is paid, once; if it is off already, the money goes back. Whoever calls it writes the payment.
async fn paid(tx: &mut Tx, order: &mut Order, payment: &mut CardPayment) -> Answer<()> {
    let rules = *tx.call().community()?.rules::<MarketplaceRules>();
    if payment.is_open() {
        payment.charge_fee(rules.platform_fee_percent);
    }
    let (now, waits) = (tx.now(), order.status == OrderStatus::PendingPayment);
    if !payment.succeed(now, (waits && rules.escrow).then_some(rules.escrow_auto_release_days)) {
        return Ok(());
    }
    if waits {
        order.advance(Actor::System, Action::ConfirmPayment, now)?;
        orders::update(tx, order).await?;
        outbox::tell(tx, MarketplaceOrderMoved::of(order, None, Action::ConfirmPayment)).await?;
        return Ok(());
    }
    let left = left_of(tx, payment).await?;
    send_back(tx, order, payment, (Reason::Late, None), left).await
}

fn failed(payment: &mut CardPayment) {
    if payment.status == Status::Pending {
        payment.status = Status::Failed;
    }
}

/// Nobody will pay it: its order has no reason to wait.
async fn cancelled(tx: &mut Tx, order: &mut Order, payment: &mut CardPayment) -> Answer<()> {
    if !payment.is_open() {
        return Ok(());
    }
    payment.status = Status::Cancelled;
    store::update(tx, payment).await?;
    if order.status == OrderStatus::PendingPayment {
        end_unpaid(tx, order).await?;
    }
    Ok(())
}

/// Money went back, because we asked for it or somebody did so at the provider. What went back was paid before, even if nobody has told yet. Whoever calls it
/// writes the payment.
async fn refunded(tx: &mut Tx, order: &mut Order, payment: &mut CardPayment, told: &RefundTold) -> Answer<()> {
    paid(tx, order, payment).await?;
    let amount = payment.currency.of_minor_units(told.amount);
    if let Some(refund) = store::refund(tx, payment.id, &told.key).await? {
        return if refund.amount == amount {
            went_back(tx, order, payment, &refund).await
        } else {
            Err(unreadable().into())
        };
    }
    if amount > left_of(tx, payment).await? {
        tracing::error!(order = order.id.get(), "the provider gave back more than was paid");
        return Err(unreadable().into());
    }
    let noted = (told.key.as_str(), Reason::Provider, None);
    let promised = store::promised(tx, payment.id).await?;
    store::insert_refund(tx, payment.id, noted, amount, RefundStatus::Succeeded).await?;
    let lost = payment.draw(promised, amount);
    proceeds::change(tx, order, payment, (EntryKind::Refund, lost)).await?;
    payment.give_back(amount);
    outbox::tell(tx, MarketplaceRefundMade { order: order.id, buyer: order.buyer_id }).await?;
    Ok(())
}

/// Money that we wanted to go back has gone. Once.
pub(super) async fn went_back(
    tx: &mut Tx,
    order: &Order,
    payment: &mut CardPayment,
    refund: &CardRefund,
) -> Answer<()> {
    if store::done(tx, refund.id).await? == 0 {
        return Ok(());
    }
    payment.give_back(refund.amount);
    store::update(tx, payment).await?;
    outbox::tell(tx, MarketplaceRefundMade { order: order.id, buyer: order.buyer_id }).await?;
    Ok(())
}

/// How much of a payment that is held can still go back.
async fn left_of(tx: &mut Tx, payment: &CardPayment) -> Answer<Amount> {
    let promised = store::promised(tx, payment.id).await?;
    Ok(payment.amount.less(promised).less(payment.charged_back))
}

/// Lets money of an order go back, which is noted in one transaction with its cause and done by the queue. What its seller had of it leaves them. Whoever
/// calls it writes the payment.
async fn send_back(
    tx: &mut Tx,
    order: &Order,
    payment: &mut CardPayment,
    (reason, dispute): (Reason, Option<i64>),
    amount: Amount,
) -> Answer<()> {
    if !amount.is_positive() {
        return Ok(());
    }
    let key = refund_key(&payment.reference, reason, dispute);
    let promised = store::promised(tx, payment.id).await?;
    if store::insert_refund(tx, payment.id, (&key, reason, dispute), amount, RefundStatus::Pending).await? > 0 {
        let lost = payment.draw(promised, amount);
        proceeds::change(tx, order, payment, (EntryKind::Refund, lost)).await?;
    }
    let now = tx.now();
    wake(tx, payment.id, now).await
}

/// An order that is held is off: if somebody could still pay for it, that is taken back soon.
pub(in crate::trade) async fn is_off(tx: &mut Tx, order: &Order) -> Answer<()> {
    if !order.by_card {
        return Ok(());
    }
    if let Some(payment) = store::lock(tx, order.id).await?.filter(CardPayment::is_open) {
        let now = tx.now();
        wake(tx, payment.id, now).await?;
    }
    Ok(())
}

/// Lets the money of an order that is held go to its seller. False if it has still to be kept.
pub(in crate::trade) async fn release(tx: &mut Tx, order: &Order) -> Answer<bool> {
    if !order.by_card {
        return Ok(true);
    }
    let Some(mut payment) = store::lock(tx, order.id).await? else { return Ok(true) };
    if !payment.release(tx.now()) {
        return Ok(false);
    }
    let promised = store::promised(tx, payment.id).await?;
    let gained = payment.hand_over(payment.kept(promised));
    proceeds::change(tx, order, &payment, (EntryKind::Sale, gained)).await?;
    store::update(tx, &payment).await?;
    Ok(true)
}

/// How much of an order that is held can go back by card; none if it was not paid so.
///
/// # Errors
/// 409 `RESOLUTION_FAILED` while a bank decides about it.
pub(crate) async fn left(tx: &mut Tx, order: &Order) -> Answer<Option<Amount>> {
    if !order.by_card {
        return Ok(None);
    }
    match store::lock(tx, order.id).await? {
        Some(payment) if payouts::is_charged_back(tx, payment.id).await? => {
            Err(Refusal::new(Code::ResolutionFailed, say!("marketplace-chargeback-open")).into())
        }
        Some(payment) => left_of(tx, &payment).await.map(Some),
        None => Ok(None),
    }
}

/// An administrator has to decide about an order that is held: nobody gets its money before.
///
/// # Errors
/// A fault.
pub(crate) async fn disputed(tx: &mut Tx, order: &Order) -> Answer<()> {
    if order.by_card
        && let Some(mut payment) = store::lock(tx, order.id).await?
    {
        payment.dispute();
        store::update(tx, &payment).await?;
    }
    Ok(())
}

/// An administrator has decided about an order that is held: `back` goes back to the buyer, which is all that was left if it `ends` the order.
///
/// # Errors
/// A fault.
pub(crate) async fn decided(tx: &mut Tx, order: &Order, dispute: i64, back: Amount, ends: bool) -> Answer<()> {
    if order.by_card
        && let Some(mut payment) = store::lock(tx, order.id).await?
    {
        payment.decide(tx.now(), ends);
        send_back(tx, order, &mut payment, (Reason::Dispute, Some(dispute)), back).await?;
        store::update(tx, &payment).await?;
    }
    Ok(())
}

/// An order that the viewer made.
async fn own(call: &Call, id: OrderId) -> Answer<Order> {
    let order = crate::trade::actions::one(call, id).await?.order;
    if order.buyer_id == call.me()? { Ok(order) } else { Err(not_yours().into()) }
}

/// There is no card payment: 404 `NOT_FOUND`.
pub(in crate::trade) fn none() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-card-payment-missing"))
}

/// The provider does not do what it should: 503 `PAYMENT_UNAVAILABLE`. What it said goes into the log.
pub(in crate::trade) fn silent(trouble: &Trouble) -> Failure {
    tracing::warn!(why = %trouble.why, "the provider of card payments did not answer well");
    Refusal::new(Code::PaymentUnavailable, say!("marketplace-card-silent")).into()
}
