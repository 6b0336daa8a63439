//! How sellers begin to be paid out, their money, and what orders bring them.

use super::errand::wake;
use super::events::MarketplacePayoutsStopped;
use super::model::{AccountStatus, EntryKind, Payout, SellerAccount};
use super::store::{self, lists};
use crate::base::{Answer, Cursor, Fault, MemberId, Page, Refusal};
use crate::call::{Call, Tx};
use crate::catalogue::bounds::{resident, rules};
use crate::outbox;
use crate::say;
use crate::trade::cards::actions::silent;
use crate::trade::cards::model::CardPayment;
use crate::trade::cards::provider::Account;
use crate::trade::cards::{Cards, unavailable};
use crate::trade::model::{Order, named, unusable};

/// Lets the provider get to know the viewer, so that they are paid out, or goes on. Gives the account, and where the provider asks for what it has to
/// know.
///
/// # Errors
/// 401 `auth_required`; 403 `FORBIDDEN` for a visitor from another community; 503 `PAYMENT_UNAVAILABLE` if the community takes no cards, there is no
/// provider, or it does not answer.
pub async fn begin(call: &Call) -> Answer<(SellerAccount, Option<String>)> {
    let me = resident(call)?;
    if !rules(call)?.cards {
        return Err(unavailable().into());
    }
    let provider = call.room::<Cards>()?.provider()?;
    let account = match store::of_seller(&mut call.reads(), me).await? {
        Some(account) => account,
        None => known(call, me).await?,
    };
    let said = provider.open_account(&account.reference).await.map_err(|trouble| silent(&trouble))?;
    let mut tx = call.begin().await?;
    let mut account = store::lock(&mut tx, account.id).await?.ok_or_else(gone)?;
    learn(&mut tx, &mut account, &said).await?;
    if account.is_paid_out() {
        let now = tx.now();
        wake(&mut tx, account.id, now).await?;
    }
    tx.commit().await?;
    Ok((account, said.details_url))
}

/// A seller's account, which is made unless somebody was faster.
async fn known(call: &Call, me: MemberId) -> Answer<SellerAccount> {
    let mut tx = call.begin().await?;
    let reference = named("SEL", tx.now(), tx.call().chance().bytes());
    store::begin(&mut tx, me, reference).await?;
    let account = store::of_seller(&mut tx.reads(), me).await?.ok_or_else(gone)?;
    tx.commit().await?;
    Ok(account)
}

/// Notes what the provider says of a seller whose account is held, and tells them if it sends them nothing any more.
pub(super) async fn learn(tx: &mut Tx, account: &mut SellerAccount, said: &Account) -> Answer<()> {
    let was_paid_out = account.is_paid_out();
    if account.learn(said) {
        store::update(tx, account).await?;
        account.updated_at = tx.now();
        if was_paid_out {
            outbox::tell(tx, MarketplacePayoutsStopped { seller: account.user_id }).await?;
        }
    }
    Ok(())
}

/// Whether the viewer is paid out, as far as it is known here; none if they have not begun.
///
/// # Errors
/// 401 `auth_required`.
pub async fn standing(call: &Call) -> Answer<Option<SellerAccount>> {
    Ok(store::of_seller(&mut call.reads(), call.me()?).await?)
}

/// Where the viewer's money is, by currency.
///
/// # Errors
/// 401 `auth_required`.
pub async fn balances(call: &Call) -> Answer<Vec<lists::Balance>> {
    Ok(lists::balances(&mut call.reads(), call.me()?).await?)
}

/// What changed the viewer's balance, newest first.
///
/// # Errors
/// 401 `auth_required`.
pub async fn entries(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<lists::Entry>> {
    let rows = lists::entries(call, call.me()?, call.newest_behind(cursor), limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id.get()))
}

/// What was paid out to the viewer, newest first.
///
/// # Errors
/// 401 `auth_required`.
pub async fn payouts(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Payout>> {
    let rows = lists::payouts(call, call.me()?, call.newest_behind(cursor), limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id.get()))
}

/// A seller can be paid by card: what comes can be sent to them.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `payment_method`.
pub(in crate::trade) async fn ready(tx: &mut Tx, seller: MemberId) -> Answer<()> {
    match store::of_seller(&mut tx.reads(), seller).await? {
        Some(account) if account.is_paid_out() => Ok(()),
        _ => Err(unusable(say!("marketplace-seller-not-paid-out")).field("payment_method").into()),
    }
}

/// Notes by how much, in hundredths, a payment that is held changes what its seller has; what is more goes out soon.
pub(in crate::trade) async fn change(
    tx: &mut Tx,
    order: &Order,
    payment: &CardPayment,
    (kind, amount): (EntryKind, i64),
) -> Answer<()> {
    if amount == 0 {
        return Ok(());
    }
    store::enter(tx, order.seller_id, (kind, amount, payment.currency), payment.id).await?;
    if amount > 0
        && let Some(account) = store::of_seller(&mut tx.reads(), order.seller_id).await?
    {
        let now = tx.now();
        wake(tx, account.id, now).await?;
    }
    Ok(())
}

/// Where somebody stands who has not begun.
#[must_use]
pub const fn nobody() -> AccountStatus {
    AccountStatus::None
}

fn gone() -> Fault {
    Fault::new("a seller's account is gone")
}

/// There is nobody by this name, neither seller nor payout: 404 `NOT_FOUND`.
fn unknown() -> Refusal {
    Refusal::new(contract::Code::NotFound, say!("marketplace-seller-missing"))
}

/// The provider has something new to say of a seller or a payout: it is asked soon. What it told is not believed, as messages come in any order.
///
/// # Errors
/// 404 `NOT_FOUND` for what nobody here named.
pub(in crate::trade) async fn hear(call: &Call, reference: &str) -> Answer<()> {
    let (tenant, account) = store::named(call, reference).await?.ok_or_else(unknown)?;
    crate::tenancy::errand(call.world(), tenant, |own| async move {
        let mut tx = own.begin().await?;
        if let Some(account) = store::lock(&mut tx, account).await? {
            let now = tx.now();
            wake(&mut tx, account.id, now).await?;
        }
        tx.commit().await?;
        Ok(true)
    })
    .await?;
    Ok(())
}
