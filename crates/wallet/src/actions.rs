//! What members do with their hours.

use contract::{Code, Operation};

use super::ledger::{hold_members, settle};
use super::model::{
    self, Fingerprint, Holder, Kind, Payment, Status, Transaction, missing, nowhere, outside, unusable,
};
use super::store::{self, Balance, Name, Party, Sides, TransactionWithParties};
use crate::base::text::email_key;
use crate::base::{Answer, Cursor, Hours, MemberId, Page, Refusal, Rules, TransactionCategoryId, TransactionId};
use crate::call::{Call, Tx};
use crate::members::{Sought, blocks, blocks::Errand};
use crate::rules::WalletRules;
use crate::safeguarding::{self, Interaction};
use crate::say;

/// Whom a payer means, as the wire says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recipient {
    /// A number.
    pub id: Option<i64>,
    /// An e-mail address, a username, or a number written as text.
    pub word: Option<String>,
}

impl Recipient {
    /// The name to look for.
    ///
    /// # Errors
    /// 400 `VALIDATION_ERROR` if nobody is named.
    pub fn name(&self) -> Answer<Name> {
        if let Some(id) = self.id {
            return Ok(Name::Id(id.into()));
        }
        let word = self.word.as_deref().map(str::trim).filter(|word| !word.is_empty());
        let word = word.ok_or_else(|| unusable("recipient", say!("recipient-missing")))?;
        Ok(if word.contains('@') {
            Name::Email(email_key(word))
        } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
            // Too long for a number is nobody's id.
            Name::Id(word.parse::<i64>().unwrap_or(0).into())
        } else {
            Name::Username(word.to_owned())
        })
    }
}

/// Hours for another member.
#[derive(Clone, Debug, PartialEq)]
pub struct Transfer {
    /// Who gets them.
    pub recipient: Recipient,
    /// How many, as the wire says it.
    pub amount: Option<f64>,
    /// What for.
    pub description: String,
    /// What it is about.
    pub category: Option<TransactionCategoryId>,
}

/// Sends hours to a member.
///
/// The same transfer within 120 seconds answers with the first one and says so, unless the call has an idempotency key, whose memory
/// decides then.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// In this order: 400 `VALIDATION_ERROR` for the recipient, the amount and one's own number, all at once; 404 `NOT_FOUND` if the community has no such member;
/// 400 `VALIDATION_ERROR` for oneself; 422 `TRANSFER_FAILED` if either takes no part now; 422 `VALIDATION_ERROR` for a
/// category that is not there; 403 `BLOCKED` for words to a member if either has blocked the other; as [`safeguarding::allow`] does; 400
/// `INSUFFICIENT_FUNDS`.
/// Source: spec platform 5.2.
pub async fn transfer(call: &Call, transfer: &Transfer) -> Answer<Given> {
    let mut rules = Rules::default();
    let name = rules.look(transfer.recipient.name())?;
    let most = call.community()?.rules::<WalletRules>().cap();
    let amount = transfer.amount.ok_or_else(|| unusable("amount", say!("field-required")));
    let amount = rules.look(amount.and_then(|amount| model::positive(amount, most)))?;
    if let Some(Name::Id(to)) = &name {
        rules.look(Gift::of(call, *to, "recipient"))?;
    }
    rules.kept()?;
    let Some((name, amount)) = name.zip(amount) else { return Err(nowhere().into()) };
    let Some(to) = store::named(call, &name).await? else { return Err(unknown(call, transfer, amount).await?.into()) };
    let mut gift = Gift::of(call, to, "recipient")?;
    gift.category = transfer.category;
    gift.give(call, amount, Kind::Transfer, transfer.description.trim()).await
}

/// What was given.
#[derive(Clone, Debug)]
pub struct Given {
    /// The transaction.
    pub row: TransactionWithParties,
    /// Whether hours moved; they did not for a repetition.
    pub moved: bool,
}

/// What is said where nobody has the name. Whoever could not have paid anyway hears of that, as they would if somebody had it: so
/// only a payment finds out who has an e-mail address.
async fn unknown(call: &Call, transfer: &Transfer, amount: Hours) -> Answer<Refusal> {
    if let Some(category) = transfer.category {
        known(&mut call.begin().await?, category).await?;
    }
    let left = balance(call).await?.balance.minus(amount);
    Ok(if left < call.community()?.rules::<WalletRules>().floor() { model::insufficient() } else { nowhere() })
}

/// What a member gives to another one.
pub(super) struct Gift {
    me: MemberId,
    to: MemberId,
    category: Option<TransactionCategoryId>,
}

impl Gift {
    /// From the viewer, to somebody else.
    ///
    /// # Errors
    /// 400 `VALIDATION_ERROR` for oneself; 403 `IMPERSONATION_NOT_ALLOWED` where whoever acts as the member would pay themselves.
    pub(super) fn of(call: &Call, to: MemberId, field: &'static str) -> Answer<Self> {
        let me = call.me()?;
        if me == to {
            return Err(unusable(field, say!("transfer-to-yourself")));
        }
        let acts = call.member()?.impersonator;
        if acts.is_some_and(|by| by.tenant == call.tenant() && by.id == to) {
            return Err(Refusal::new(Code::ImpersonationNotAllowed, say!("impersonation-not-allowed")).into());
        }
        Ok(Self { me, to, category: None })
    }

    /// Moves so many hours.
    ///
    /// # Errors
    /// As [`transfer`], after the amount.
    pub(super) async fn give(self, call: &Call, amount: Hours, kind: Kind, description: &str) -> Answer<Given> {
        let (from, to) = (Holder::Member(self.me), Holder::Member(self.to));
        let payment = Payment { category: self.category, ..Payment::new(from, to, amount, kind, description) };
        let payment = recognisable(call, payment);
        let mut tx = call.begin().await?;
        let ((own, me), (others, them)) = hold_members(&mut tx, self.me, self.to).await?;
        if let Some(category) = self.category {
            known(&mut tx, category).await?;
        }
        let words = Errand { words: !description.is_empty(), dealt_at: None };
        let operation = if kind == Kind::Donation { Operation::DonateHours } else { Operation::TransferHours };
        blocks::pass(&mut tx, operation, self.me, self.to, words).await?;
        safeguarding::allow(call, &mut tx, self.me, self.to, Interaction::Transfer).await?;
        let paid = settle(&mut tx, payment.clone(), (own, others)).await?;
        tx.commit().await?;
        if !paid.moved {
            let row = store::by_id(call, paid.id).await?.ok_or_else(missing)?;
            return Ok(Given { row, moved: false });
        }
        // Built from what is known: a call with an idempotency key has not committed yet, so nothing of it could be read.
        let transaction = Transaction {
            id: paid.id,
            sender_id: Some(self.me),
            receiver_id: Some(self.to),
            acting_user_id: payment.acting,
            amount: payment.amount,
            description: payment.description.to_owned(),
            status: Status::Completed,
            transaction_type: payment.kind.to_string(),
            category_id: payment.category,
            reverses_id: None,
            created_at: paid.at,
        };
        Ok(Given { row: TransactionWithParties { transaction, sender: me, receiver: them }, moved: true })
    }
}

/// Whoever administers from outside has no hours here.
///
/// # Errors
/// 422 `TRANSFER_FAILED`.
pub(super) fn takes_part(call: &Call) -> Answer<()> {
    if call.member()?.tenant == call.tenant() { Ok(()) } else { Err(outside()) }
}

/// A payment that a repetition is recognised by, unless a key says which one it is.
pub(super) fn recognisable<'a>(call: &Call, payment: Payment<'a>) -> Payment<'a> {
    let fingerprint = (!call.is_surrounded()).then(|| Fingerprint::of(&payment));
    Payment { fingerprint, ..payment }
}

async fn known(tx: &mut Tx, category: TransactionCategoryId) -> Answer<()> {
    if super::categories::store::is_offered(tx, category).await? {
        return Ok(());
    }
    Err(Refusal::new(Code::ValidationError, say!("transaction-category-missing")).field("category_id").into())
}

/// What the viewer has. Nothing if nothing ever moved.
pub async fn balance(call: &Call) -> Answer<Balance> {
    Ok(store::balance(call, call.me()?).await?.unwrap_or_default())
}

/// The viewer's transactions, newest first, without those they have hidden. One statement.
pub async fn history(
    call: &Call,
    sides: Sides,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<TransactionWithParties>> {
    let before = call.newest_behind(cursor);
    let rows = store::page(call, call.me()?, sides, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.transaction.id.get()))
}

/// A transaction of the viewer's.
///
/// # Errors
/// 404 `NOT_FOUND` if they are no side of it, or have hidden it.
pub async fn one(call: &Call, id: TransactionId) -> Answer<TransactionWithParties> {
    store::one(call, call.me()?, id).await?.ok_or_else(|| missing().into())
}

/// Those of these transactions that the viewer may see: theirs, without those they have hidden; all for an administrator, though not
/// what two others wrote who moved the hours themselves. One statement whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn seen(call: &Call, ids: &[TransactionId]) -> Answer<Vec<TransactionWithParties>> {
    let (me, everything) = (call.me()?, call.member()?.is_admin());
    let mut rows = store::several(call, me, everything, ids).await?;
    for TransactionWithParties { transaction, .. } in &mut rows {
        let sides = [transaction.sender_id, transaction.receiver_id];
        let is_private = sides.iter().all(Option::is_some) && transaction.acting_user_id.is_none();
        if is_private && !sides.contains(&Some(me)) {
            transaction.description.clear();
        }
    }
    Ok(rows)
}

/// Hides a transaction from the viewer, and from nobody else.
///
/// # Errors
/// 404 `NOT_FOUND` if they are no side of it, or have hidden it.
pub async fn hide(call: &Call, id: TransactionId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if !store::hide(&mut tx, me, id).await? {
        return Err(missing().into());
    }
    tx.commit().await
}

/// Members whom the viewer can pay, by name. Nobody for an empty search.
pub async fn payees(call: &Call, words: Option<&str>, limit: i64) -> Answer<Vec<(Party, Option<String>)>> {
    let me = call.me()?;
    let Some(sought) = Sought::of(call, words) else { return Ok(Vec::new()) };
    Ok(store::payees(call, me, &sought, limit).await?)
}
