//! What administrators do with hours. The door has asked for their role.

use chrono::TimeDelta;
use contract::Code;
use serde_json::json;

use super::actions::recognisable;
use super::ledger::{pay, reverse};
use super::model::{Holder, Kind, Payment, Transaction, at_rest, missing, nowhere, unusable};
use super::store::{self, Summary};
use crate::base::{Answer, Fault, Hours, MemberId, Refusal, TransactionId};
use crate::call::Call;
use crate::members;
use crate::rules::WalletRules;
use crate::say;
use crate::tenancy::{self, Tenants};

/// So many hours are worth asking their member about.
const MUCH: Hours = Hours::whole(10);
/// If nothing has moved for so long.
const QUIET: TimeDelta = TimeDelta::days(90);

/// The account on the other side of an adjustment: it always has a name.
pub use contract::wallet::AdjustmentAccount as Source;

impl From<Source> for Holder {
    fn from(source: Source) -> Self {
        match source {
            Source::Issuance => Self::Issuance,
            Source::CommunityFund => Self::CommunityFund,
        }
    }
}

/// Gives a member hours from an account, or with a negative amount takes some back to it; the transaction, and whether hours moved.
///
/// The same adjustment within 120 seconds answers with the first one, unless the call has an idempotency key.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` for an amount that is nothing, too much or too fine; 403 `FORBIDDEN` for one's own hours; 404 `NOT_FOUND` if the
/// community has no such member; 400 `INSUFFICIENT_FUNDS` if the giving account would cross its floor: no adjustment does.
pub async fn adjust(
    call: &Call,
    member: MemberId,
    amount: f64,
    source: Source,
    reason: &str,
) -> Answer<(Transaction, bool)> {
    let exact = Hours::exactly(amount).filter(|hours| *hours != Hours::ZERO && hours.abs() <= WalletRules::CEILING);
    let amount = exact.ok_or_else(|| unusable("amount", say!("hours-out-of-range")))?;
    impartial(call, [Some(member), None])?;
    if !members::store::knows(call, member).await? {
        return Err(nowhere().into());
    }
    let (member, source) = (Holder::Member(member), Holder::from(source));
    let (from, to, kind) =
        if amount.is_positive() { (source, member, Kind::AdminGrant) } else { (member, source, Kind::AdminReclaim) };
    let payment = Payment { acting: acting(call)?, ..Payment::new(from, to, amount.abs(), kind, reason.trim()) };
    let mut tx = call.begin().await?;
    let paid = pay(&mut tx, recognisable(call, payment)).await?;
    let transaction = store::find(&mut tx, paid.id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok((transaction, paid.moved))
}

/// Nobody decides about their own hours, whatever their role.
///
/// # Errors
/// 403 `FORBIDDEN` if the viewer is one of the sides.
pub(super) fn impartial(call: &Call, sides: [Option<MemberId>; 2]) -> Answer<()> {
    if sides.contains(&Some(call.me()?)) {
        return Err(Refusal::new(Code::Forbidden, say!("hours-of-your-own")).into());
    }
    Ok(())
}

/// Takes a transaction back: see [`reverse`]. Gives the one that does so.
///
/// # Errors
/// Those of [`reverse`]; 403 `FORBIDDEN` for whoever is a side of it.
pub async fn take_back(call: &Call, id: TransactionId, reason: &str) -> Answer<Transaction> {
    let acting = acting(call)?;
    let mut tx = call.begin().await?;
    let taken = store::find(&mut tx, id).await?.ok_or_else(missing)?;
    impartial(call, [taken.sender_id, taken.receiver_id])?;
    let id = reverse(&mut tx, id, reason.trim(), acting).await?;
    let transaction = store::find(&mut tx, id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(transaction)
}

/// Decides what new members start with.
///
/// # Errors
/// 400 `VALIDATION_ERROR` for an amount that is negative, too much or too fine.
pub async fn set_starting_balance(call: &Call, amount: f64) -> Answer<Hours> {
    let exact = Hours::exactly(amount).filter(|hours| (Hours::ZERO..=WalletRules::CEILING).contains(hours));
    let amount = exact.ok_or_else(|| unusable("amount", say!("hours-out-of-range")))?;
    let mut tx = call.begin().await?;
    let mut settings = tenancy::store::lock_settings(&mut tx).await?;
    let rules = settings.as_object_mut().ok_or_else(|| Fault::new("a community's settings are no object"))?;
    let rules = rules.entry("wallet").or_insert_with(|| json!({}));
    let rules = rules.as_object_mut().ok_or_else(|| Fault::new("a community's wallet settings are no object"))?;
    rules.insert("starting_balance".to_owned(), json!(amount.hundredths()));
    tenancy::store::write_settings(&mut tx, &settings).await?;
    tx.commit().await?;
    call.room::<Tenants>()?.forget();
    Ok(amount)
}

/// The hours of a community. A member is dormant who has ten or more and neither gave nor got any for 90 days.
///
/// # Errors
/// If the accounts cannot be read. Source: spec desk 8, "month-end totals".
pub async fn summary(call: &Call) -> Answer<Summary> {
    Ok(store::summary(call, MUCH, call.now() - QUIET).await?)
}

/// Who does it, as the ledger may name them: whoever administers from outside is no member here.
pub(super) fn acting(call: &Call) -> Answer<Option<MemberId>> {
    let member = call.member()?;
    Ok(member.id_in(call.tenant()))
}

/// A member who may be given hours.
///
/// # Errors
/// 404 `NOT_FOUND`, 422 `TRANSFER_FAILED`.
pub(super) async fn active(call: &Call, member: MemberId) -> Answer<()> {
    match store::is_active(call, member).await? {
        Some(true) => Ok(()),
        Some(false) => Err(at_rest().into()),
        None => Err(Refusal::new(Code::NotFound, say!("member-missing")).field("recipient_id").into()),
    }
}
