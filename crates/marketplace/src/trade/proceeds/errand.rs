//! What is owed to sellers: their balances, sent by the provider. One task for each account: it asks the provider whether the seller can be sent
//! anything, makes payouts of what is due, and lets them be sent, so it may be done as often as one likes.

use std::sync::Arc;

use async_trait::async_trait;

use super::actions::learn;
use super::events::MarketplacePayoutEnded;
use super::model::{EntryKind, Payout, PayoutStatus, SellerAccount, SellerAccountId, payable};
use super::store;
use crate::base::{Answer, Fault, Timestamp};
use crate::call::{Call, Tx, World};
use crate::outbox;
use crate::queue::{self, Fate, Held, Kind, NewTask, Sender, SendingWorker, WorkerSettings};
use crate::tenancy::Communities;
use crate::trade::cards::Cards;
use crate::trade::cards::errand::postpone;
use crate::trade::cards::provider::{CardProvider, NewPayout, PaidOut, Trouble};
use crate::trade::model::named;

/// Tasks of sellers' accounts, by `marketplace_seller_accounts.id`.
pub const PAYOUT: Kind = Kind::new("payouts.account");

/// So many sellers at the same time.
const ABREAST: usize = 4;

/// Somebody looks after an account then, whatever was planned before.
pub(super) async fn wake(tx: &mut Tx, id: SellerAccountId, due: Timestamp) -> Answer<()> {
    queue::forget(tx, PAYOUT, &[id.get()]).await?;
    queue::add(tx, &NewTask { kind: PAYOUT, subject: id.get(), lane: None, due }).await?;
    Ok(())
}

/// Sends sellers what is theirs.
pub struct Payouts;

impl Payouts {
    /// A worker for the world's queue.
    #[must_use]
    pub fn worker(world: Arc<World>, settings: WorkerSettings) -> SendingWorker<Self> {
        SendingWorker::new(world, Arc::new(Communities), Self, settings)
    }
}

/// How it ended.
enum Step {
    /// Well.
    Done,
    /// The provider did not do it.
    Failed(Trouble),
    /// Somebody else looks after the account.
    Lost,
}

#[async_trait]
impl Sender for Payouts {
    type Report = ();

    fn kind(&self) -> Kind {
        PAYOUT
    }

    fn abreast(&self, _world: &World) -> usize {
        ABREAST
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<()> {
        let step = match call.room::<Cards>()?.provider() {
            Ok(provider) => pay(call, held, provider).await?,
            Err(_) => Step::Failed(Trouble::again("no provider is configured")),
        };
        settle(call, held, &step).await
    }
}

async fn pay(call: &Call, held: &Held, provider: &dyn CardProvider) -> Answer<Step> {
    let id = SellerAccountId::from(held.task().subject);
    let Some(account) = store::find(&mut call.reads(), id).await? else { return Ok(Step::Done) };
    let said = match provider.read_account(&account.reference).await {
        Ok(said) => said,
        Err(failed) => return Ok(Step::Failed(failed)),
    };
    let Some((mut tx, mut account)) = take(call, held, id).await? else { return Ok(Step::Lost) };
    learn(&mut tx, &mut account, &said).await?;
    if account.is_paid_out() {
        prepare(&mut tx, &account).await?;
    }
    tx.commit().await?;
    // What was begun is ended, whatever the provider says of the seller by now.
    let mut step = Step::Done;
    for payout in store::under_way(&mut call.reads(), id).await? {
        match send(call, held, provider, (&account, &payout)).await? {
            Step::Done => {}
            Step::Lost => return Ok(Step::Lost),
            Step::Failed(failed) => step = Step::Failed(failed),
        }
    }
    Ok(step)
}

/// Makes payouts of what is due to a seller whose account is held: it has left their balance before anybody is asked to send it.
async fn prepare(tx: &mut Tx, account: &SellerAccount) -> Answer<()> {
    for (currency, balance) in store::due(tx, account.id, account.user_id).await? {
        let Some(due) = payable(balance, currency) else { continue };
        let reference = named("OUT", tx.now(), tx.call().chance().bytes());
        let payout = store::insert_payout(tx, account.id, reference, (due.amount, currency)).await?;
        let line = (EntryKind::Payout, -due.amount.hundredths(), currency);
        store::enter_payout(tx, account.user_id, line, payout).await?;
    }
    Ok(())
}

async fn send(
    call: &Call,
    held: &Held,
    provider: &dyn CardProvider,
    (account, payout): (&SellerAccount, &Payout),
) -> Answer<Step> {
    let wanted = NewPayout {
        reference: &payout.reference,
        account: &account.reference,
        amount: payout.currency.minor_units(payout.amount),
        currency: payout.currency.as_str(),
    };
    let is_paid = match provider.pay_out(&wanted).await {
        Ok(PaidOut::Paid) => true,
        Ok(PaidOut::Failed) => false,
        Ok(PaidOut::Pending) => return Ok(Step::Failed(Trouble::again("the provider has not sent it yet"))),
        // Refused for good: nothing was sent, and nothing will be.
        Err(failed) if failed.is_final => {
            tracing::warn!(payout = payout.id.get(), why = %failed.why, "the provider refuses a payout");
            false
        }
        Err(failed) => return Ok(Step::Failed(failed)),
    };
    let Some((mut tx, account)) = take(call, held, account.id).await? else { return Ok(Step::Lost) };
    let status = if is_paid { PayoutStatus::Paid } else { PayoutStatus::Failed };
    if store::close_payout(&mut tx, payout.id, status).await? > 0 {
        if !is_paid {
            let line = (EntryKind::PayoutFailed, payout.amount.hundredths(), payout.currency);
            store::enter_payout(&mut tx, account.user_id, line, payout.id).await?;
        }
        let told = MarketplacePayoutEnded { payout: payout.id, seller: account.user_id, is_paid };
        outbox::tell(&mut tx, told).await?;
    }
    tx.commit().await?;
    Ok(Step::Done)
}

/// An account, held, as long as the task is ours.
async fn take(call: &Call, held: &Held, id: SellerAccountId) -> Answer<Option<(Tx, SellerAccount)>> {
    let mut tx = call.begin().await?;
    let account = store::lock(&mut tx, id).await?.ok_or_else(|| Fault::new("a seller's account is gone"))?;
    if held.hold(&mut tx).await? { Ok(Some((tx, account))) } else { Ok(None) }
}

/// Writes down how it ended, unless somebody else looks after the account by now.
async fn settle(call: &Call, held: &Held, step: &Step) -> Answer<()> {
    let mut tx = call.begin().await?;
    if matches!(step, Step::Lost) || !held.hold(&mut tx).await? {
        return Ok(());
    }
    match step {
        Step::Done | Step::Lost => {
            let (subjects, attempts) = ([held.task().subject], held.task().attempts);
            held.settle(&mut tx, &subjects, Fate::Done, (None, attempts)).await?;
        }
        Step::Failed(failed) => postpone(&mut tx, held, failed).await?,
    }
    tx.commit().await
}
