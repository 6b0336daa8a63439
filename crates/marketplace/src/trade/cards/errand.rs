//! What this program owes the provider: to take back what nobody shall pay any more, and to give money back. One task for each payment: it looks at
//! how things stand and does what is missing, so it may be done as often as one likes.

use std::sync::Arc;

use async_trait::async_trait;

use super::actions::{learn, went_back};
use super::events::MarketplaceRefundRefused;
use super::model::{ATTEMPTS, CardPayment, CardPaymentId, CardRefund, PATIENCE, wait};
use super::provider::{NewRefund, Refunded, Trouble};
use super::store::refused;
use super::{Cards, store};
use crate::base::{Answer, Fault, Timestamp};
use crate::call::{Call, Tx, World};
use crate::outbox;
use crate::queue::{self, Fate, Held, Kind, NewTask, Sender, SendingWorker, WorkerSettings};
use crate::tenancy::Communities;
use crate::trade::actions::{end_unpaid, hold};
use crate::trade::model::{Order, Status as OrderStatus};
use crate::trade::store as orders;

/// Tasks of card payments, by `marketplace_card_payments.id`.
pub const PAYMENT: Kind = Kind::new("cards.payment");

/// So many payments at the same time.
const ABREAST: usize = 4;

/// Somebody looks after a payment then, whatever was planned before.
pub(super) async fn wake(tx: &mut Tx, id: CardPaymentId, due: Timestamp) -> Answer<()> {
    queue::forget(tx, PAYMENT, &[id.get()]).await?;
    queue::add(tx, &NewTask { kind: PAYMENT, subject: id.get(), lane: None, due }).await?;
    Ok(())
}

/// How patient the worker is.
#[must_use]
pub fn patience() -> WorkerSettings {
    WorkerSettings { batch: 16, attempts: ATTEMPTS, ..WorkerSettings::default() }
}

/// Does what is owed.
pub struct Errands;

impl Errands {
    /// A worker for the world's queue.
    #[must_use]
    pub fn worker(world: Arc<World>, settings: WorkerSettings) -> SendingWorker<Self> {
        SendingWorker::new(world, Arc::new(Communities), Self, settings)
    }
}

/// How one step ended.
enum Step {
    /// Well.
    Done,
    /// There is nothing to do before then.
    Waits(Timestamp),
    /// The provider did not do it.
    Failed(Trouble),
    /// Somebody else looks after the payment.
    Lost,
}

#[async_trait]
impl Sender for Errands {
    type Report = ();

    fn kind(&self) -> Kind {
        PAYMENT
    }

    fn abreast(&self, _world: &World) -> usize {
        ABREAST
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<()> {
        let id = CardPaymentId::from(held.task().subject);
        let Some(payment) = store::find(&mut call.reads(), id).await? else {
            return settle(call, held, Step::Done).await;
        };
        let cards = call.room::<Cards>()?;
        let mut step = if payment.is_open() { close(call, held, cards, &payment).await? } else { Step::Done };
        // What was paid too late meanwhile goes back at once.
        if matches!(step, Step::Done) {
            for refund in store::waiting(&mut call.reads(), id).await? {
                match give_back(call, held, cards, (&payment, &refund)).await? {
                    Step::Done => {}
                    Step::Lost => return Ok(()),
                    other => step = other,
                }
            }
        }
        settle(call, held, step).await
    }
}

/// Takes a payment back that nobody shall pay any more, and ends its order if that was not paid in time.
async fn close(call: &Call, held: &Held, cards: &Cards, payment: &CardPayment) -> Answer<Step> {
    let order = orders::any(&mut call.reads(), payment.order_id).await?;
    let Some(order) = order.map(|found| found.order) else { return Ok(Step::Done) };
    if let Some(end) = order.payment_expires_at.filter(|end| *end > call.now()) {
        return Ok(Step::Waits(end));
    }
    let asked = match cards.provider() {
        Ok(provider) => provider.cancel(&payment.reference).await,
        Err(_) => Err(Trouble::again("no provider is configured")),
    };
    let failed = match asked {
        Ok(intent) => {
            let Some((mut tx, mut order, mut payment)) = take(call, held, payment).await? else {
                return Ok(Step::Lost);
            };
            learn(&mut tx, &mut order, &mut payment, &intent).await?;
            tx.commit().await?;
            return Ok(if payment.is_open() {
                Step::Failed(Trouble::again("the provider did not cancel it"))
            } else {
                Step::Done
            });
        }
        Err(failed) => failed,
    };
    // Nobody waits for ever for a provider that is away; what is paid later goes back.
    if order.status == OrderStatus::PendingPayment && (failed.is_final || held.task().attempts >= PATIENCE) {
        let Some((mut tx, mut order, payment)) = take(call, held, payment).await? else { return Ok(Step::Lost) };
        let overdue = order.payment_expires_at.is_some_and(|end| end <= tx.now());
        if overdue && payment.is_open() {
            end_unpaid(&mut tx, &mut order).await?;
            // That has planned anew what is ours.
            postpone(&mut tx, held, &failed).await?;
            tx.commit().await?;
            return Ok(Step::Lost);
        }
    }
    Ok(Step::Failed(failed))
}

/// Gives money back. What the provider refuses for good, or has not done for too long, is staff's to settle.
async fn give_back(
    call: &Call,
    held: &Held,
    cards: &Cards,
    (payment, refund): (&CardPayment, &CardRefund),
) -> Answer<Step> {
    let wanted = NewRefund {
        reference: &payment.reference,
        key: &refund.refund_key,
        amount: payment.minor_units(refund.amount),
        currency: payment.currency.as_str(),
    };
    let asked = match cards.provider() {
        Ok(provider) => provider.refund(&wanted).await,
        Err(_) => Err(Trouble::again("no provider is configured")),
    };
    let failed = match asked {
        Ok(Refunded::Succeeded) => None,
        Ok(Refunded::Pending) => Some(Trouble::again("the provider has not given it back yet")),
        Err(failed) => Some(failed),
    };
    if let Some(failed) = &failed
        && !failed.is_final
        && held.task().attempts < ATTEMPTS
    {
        return Ok(Step::Failed(failed.clone()));
    }
    let Some((mut tx, order, mut payment)) = take(call, held, payment).await? else { return Ok(Step::Lost) };
    match failed {
        None => went_back(&mut tx, &order, &mut payment, refund).await?,
        Some(failed) => {
            if refused::refuse(&mut tx, refund.id, &failed.why).await? > 0 {
                let (buyer, seller) = (order.buyer_id, order.seller_id);
                let refused = MarketplaceRefundRefused { refund: refund.id, order: order.id, buyer, seller };
                outbox::tell(&mut tx, refused).await?;
            }
        }
    }
    tx.commit().await?;
    Ok(Step::Done)
}

/// A payment and its order, held, as long as the task is ours.
async fn take(call: &Call, held: &Held, payment: &CardPayment) -> Answer<Option<(Tx, Order, CardPayment)>> {
    let mut tx = call.begin().await?;
    let order = hold(&mut tx, payment.order_id).await?;
    let found = store::lock(&mut tx, payment.order_id).await?;
    let payment = found.ok_or_else(|| Fault::new("a card payment is gone"))?;
    if held.hold(&mut tx).await? { Ok(Some((tx, order, payment))) } else { Ok(None) }
}

/// Writes down how it ended, unless somebody else looks after the payment by now.
async fn settle(call: &Call, held: &Held, step: Step) -> Answer<()> {
    if matches!(step, Step::Lost) {
        return Ok(());
    }
    let mut tx = call.begin().await?;
    if !held.hold(&mut tx).await? {
        return Ok(());
    }
    let (subjects, attempts) = ([held.task().subject], held.task().attempts);
    match &step {
        Step::Done | Step::Lost => held.settle(&mut tx, &subjects, Fate::Done, (None, attempts)).await?,
        Step::Waits(until) => held.settle(&mut tx, &subjects, Fate::Again(Some(*until)), (None, 0)).await?,
        Step::Failed(failed) => postpone(&mut tx, held, failed).await?,
    }
    tx.commit().await
}

/// Another attempt later, or none if it leads nowhere.
pub(in crate::trade) async fn postpone(tx: &mut Tx, held: &Held, failed: &Trouble) -> Answer<()> {
    let (subjects, attempts) = ([held.task().subject], held.task().attempts);
    let fate = if failed.is_final || attempts >= ATTEMPTS {
        tracing::error!(subject = subjects[0], why = %failed.why, "what is owed to the provider of card payments is given up");
        Fate::GivenUp
    } else {
        Fate::Again(Some(tx.now() + failed.after.unwrap_or_else(|| wait(attempts))))
    };
    held.settle(tx, &subjects, fate, (Some(failed.why.as_str()), attempts)).await
}
