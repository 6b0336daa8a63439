//! The one way in which hours move.

use contract::Code;

use super::events::TransactionCompleted;
use super::model::{
    Account, AccountKind, Holder, Kind, Paid, Payment, Status, WINDOW, at_rest, insufficient, missing, nowhere, outside,
};
use super::store::{self, Party, Posting};
use crate::base::{AccountId, Answer, Failure, Fault, MemberId, OrRefuse as _, Refusal, Timestamp, TransactionId};
use crate::call::Tx;
use crate::db::DbError;
use crate::members;
use crate::outbox;
use crate::rules::WalletRules;
use crate::say;

/// Moves hours from one account to another, in the caller's database transaction: both last or neither.
///
/// The two accounts are locked until that transaction ends: members' in the order of the members' ids, then others'. A caller that
/// locks anything else does so before. An account is opened when it is first needed. Whether its holder may take part is the caller's to know.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// 400 `INSUFFICIENT_FUNDS` if the giving account would cross its floor, which its constraint has the last word on; a fault if
/// the amount is not positive, if both accounts are one, or if a member is not of this community.
pub async fn pay(tx: &mut Tx, payment: Payment<'_>) -> Answer<Paid> {
    let held = hold(tx, &payment.from, &payment.to).await?;
    settle(tx, payment, held).await
}

/// As [`pay`], but what is to be told of it is left to the caller, in the same transaction: for whoever tells more than that
/// ([`outbox::tell_both`]). `None` if there is nothing to tell.
///
/// # Errors
/// As [`pay`] does.
pub async fn pay_untold(tx: &mut Tx, payment: Payment<'_>) -> Answer<(Paid, Option<TransactionCompleted>)> {
    let held = hold(tx, &payment.from, &payment.to).await?;
    book(tx, payment, held).await
}

/// [`pay`] between accounts that are locked already.
pub(super) async fn settle(tx: &mut Tx, payment: Payment<'_>, held: (Account, Account)) -> Answer<Paid> {
    let (paid, event) = book(tx, payment, held).await?;
    if let Some(event) = event {
        outbox::tell(tx, event).await?;
    }
    Ok(paid)
}

async fn book(
    tx: &mut Tx,
    payment: Payment<'_>,
    (from, to): (Account, Account),
) -> Answer<(Paid, Option<TransactionCompleted>)> {
    if !payment.amount.is_positive() || payment.from == payment.to {
        return Err(Fault::new("a payment moves hours from one account to another").into());
    }
    let at = tx.now();
    let rules = *tx.call().community()?.rules::<WalletRules>();
    let floor = payment.from.floor(rules.floor());
    // What is owed leads below the floor, which lies there until the next debit.
    let left = from.balance.minus(payment.amount);
    let floor = if payment.is_owed { floor.map(|floor| floor.min(left)) } else { floor };
    if floor.is_some_and(|floor| left < floor) {
        // A repetition is answered with what it repeats, also when nothing is left for another one.
        return match earlier(tx, &payment, from.id, at).await? {
            Some(id) => Ok((Paid { id, moved: false, at }, None)),
            None => Err(insufficient().into()),
        };
    }
    let posting = Posting { payment: &payment, from: &from, to: &to, floor, at, since: at - WINDOW };
    let Some(id) = store::post(tx, posting).await.map_err(told)? else {
        let id = earlier(tx, &payment, from.id, at).await?.ok_or_else(|| Fault::new("a repetition repeats nothing"))?;
        return Ok((Paid { id, moved: false, at }, None));
    };
    let is_spent = payment.kind.is_spent() && payment.from.member().is_some();
    let event = completed(id, &payment, is_spent && rules.runs_low(from.balance, left));
    Ok((Paid { id, moved: true, at }, event))
}

/// Takes a transaction back: the same hours move the other way. Whoever got them must still have them.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// 404 `NOT_FOUND` if there is no such transaction; 409 `INVALID_STATE` if it is not completed, was taken back before, or takes
/// another one back; 400 `INSUFFICIENT_FUNDS`.
pub async fn reverse(tx: &mut Tx, id: TransactionId, reason: &str, acting: Option<MemberId>) -> Answer<TransactionId> {
    let (taken, from, to) = store::lock_transaction(tx, id).await?.ok_or_else(missing)?;
    let done = || Failure::from(Refusal::new(Code::InvalidState, say!("transaction-final")));
    if taken.reverses_id.is_some() || taken.status != Status::Completed {
        return Err(done());
    }
    if store::is_reversed(tx, id).await? {
        return Err(done());
    }
    let (from, to) = (holder(tx, from).await?, holder(tx, to).await?);
    let back = Payment {
        acting,
        category: taken.category_id,
        reverses: Some(id),
        ..Payment::new(to, from, taken.amount, Kind::Reversal, reason)
    };
    Ok(pay(tx, back).await?.id)
}

/// Whose account it is.
async fn holder(tx: &mut Tx, id: AccountId) -> Answer<Holder> {
    let account: Account = store::account(tx, id).await?.or_refuse(Code::NotFound, say!("account-missing"))?;
    Ok(match (account.kind, account.user_id, account.partner) {
        (AccountKind::Member, Some(member), _) => Holder::Member(member),
        (AccountKind::CommunityFund, ..) => Holder::CommunityFund,
        (AccountKind::Clearing, _, Some(partner)) => Holder::Clearing(partner),
        _ => Holder::Issuance,
    })
}

/// A member who gives or gets hours, held with their account.
pub(super) type Side = (Account, Party);

/// Two members who may take part, locked together with their accounts.
///
/// # Errors
/// 404 `NOT_FOUND` if `to` is not there, 422 `TRANSFER_FAILED` if either takes no part now.
pub(super) async fn hold_members(tx: &mut Tx, from: MemberId, to: MemberId) -> Answer<(Side, Side)> {
    let mut held = store::lock_members(tx, [from, to]).await?;
    if held.len() < 2 {
        // Somebody has no account yet. Rows that are locked stay so; the order is the same.
        let there = members::store::hold(tx, &[from, to]).await?;
        let has = |member| there.iter().any(|one| one.id == member);
        if !has(to) {
            return Err(nowhere().into());
        }
        if !has(from) {
            return Err(outside());
        }
        hold(tx, &Holder::Member(from), &Holder::Member(to)).await?;
        held = store::lock_members(tx, [from, to]).await?;
    }
    let mut take = |member| {
        let at = held.iter().position(|(account, ..)| account.user_id == Some(member))?;
        Some(held.swap_remove(at))
    };
    match (take(from), take(to)) {
        (Some((own, me, true)), Some((others, them, active))) => {
            if active {
                Ok(((own, me), (others, them)))
            } else {
                Err(at_rest().into())
            }
        }
        (_, Some(_)) => Err(outside()),
        _ => Err(nowhere().into()),
    }
}

/// Both accounts, locked. Opens those that are not there.
async fn hold(tx: &mut Tx, from: &Holder, to: &Holder) -> Answer<(Account, Account)> {
    let find = |all: &[Account], one: &Holder| all.iter().find(|account| account.belongs_to(one)).cloned();
    let held = store::lock_accounts(tx, [from, to]).await?;
    if let (Some(from), Some(to)) = (find(&held, from), find(&held, to)) {
        return Ok((from, to));
    }
    // Opened in a fixed order, so that two who open the same two do not wait for each other.
    let mut missing: Vec<&Holder> = [from, to].into_iter().filter(|one| find(&held, one).is_none()).collect();
    missing.sort_by_key(|one| (one.kind().as_str(), one.member(), one.partner()));
    for one in missing {
        store::open_account(tx, one).await?;
    }
    let held = store::lock_accounts(tx, [from, to]).await?;
    match (find(&held, from), find(&held, to)) {
        (Some(from), Some(to)) => Ok((from, to)),
        _ => Err(Fault::new("an account that was opened is not there").into()),
    }
}

/// The same payment within the window, if there is one.
async fn earlier(tx: &mut Tx, payment: &Payment<'_>, from: AccountId, at: Timestamp) -> Answer<Option<TransactionId>> {
    let Some(fingerprint) = payment.fingerprint else { return Ok(None) };
    Ok(store::same(tx, from, fingerprint, at - WINDOW).await?)
}

/// The constraint's last word is the same as the check's before it.
fn told(error: DbError) -> Failure {
    match error {
        DbError::Check { constraint } if constraint == "accounts_floor" => insufficient().into(),
        other => other.into(),
    }
}

/// What is told. Between two accounts of nobody's, and by nobody, there is nobody to tell.
fn completed(id: TransactionId, payment: &Payment<'_>, runs_low: bool) -> Option<TransactionCompleted> {
    let (sender, receiver) = (payment.from.member(), payment.to.member());
    let actor = payment.acting.or(sender).or(receiver)?;
    Some(TransactionCompleted {
        transaction: id,
        sender,
        receiver,
        actor,
        amount: payment.amount,
        transaction_type: payment.kind.as_str().to_owned(),
        runs_low,
    })
}
