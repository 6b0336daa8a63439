//! What those who look after the community do with exchanges. The door has asked for their role.

use contract::Code;

use super::actions::{exact, move_on, pay, write};
use super::model::{Action, Actor, Exchange, Status, missing};
use super::store::{self, ExchangeWithParties, Step};
use crate::base::{Answer, Cursor, ExchangeId, MemberId, Page, Refusal};
use crate::call::{Call, Tx};
use crate::rules::ExchangeRules;
use crate::say;

/// How a dispute ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// So many hours are paid, as the wire says it.
    Paid(f64),
    /// None are.
    Unpaid,
}

impl Outcome {
    /// What a broker has decided.
    ///
    /// # Errors
    /// 400 `VALIDATION_REQUIRED_FIELD` on `hours` if some are to be paid and nobody says how many.
    pub fn of(is_paid: bool, hours: Option<f64>) -> Answer<Self> {
        match (is_paid, hours) {
            (false, _) => Ok(Self::Unpaid),
            (true, Some(hours)) => Ok(Self::Paid(hours)),
            (true, None) => {
                let refusal = Refusal::new(Code::ValidationRequiredField, say!("exchange-hours-missing"));
                Err(refusal.status(400).field("hours").into())
            }
        }
    }
}

/// All exchanges of the community, newest first. One statement.
pub async fn list(
    call: &Call,
    status: Option<Status>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ExchangeWithParties>> {
    let before = call.newest_behind(cursor);
    let rows = store::all(call, status, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.exchange.id.get()))
}

/// Any exchange of the community.
///
/// # Errors
/// 404 `NOT_FOUND` if the community has no such one.
pub async fn one(call: &Call, id: ExchangeId) -> Answer<ExchangeWithParties> {
    store::any(&mut call.reads(), id).await?.ok_or_else(|| missing().into())
}

/// Lets an exchange go on that waits for a broker.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN` for one's own, 400 `EXCHANGE_ERROR`.
pub async fn approve(call: &Call, id: ExchangeId, notes: Option<String>) -> Answer<ExchangeWithParties> {
    decide(call, id, Action::Approve, notes).await
}

/// Stops an exchange that waits for a broker.
///
/// # Errors
/// Those of [`approve`].
pub async fn reject(call: &Call, id: ExchangeId, notes: Option<String>) -> Answer<ExchangeWithParties> {
    decide(call, id, Action::Reject, notes).await
}

async fn decide(call: &Call, id: ExchangeId, action: Action, notes: Option<String>) -> Answer<ExchangeWithParties> {
    let mut tx = call.begin().await?;
    let mut exchange = take(call, &mut tx, id).await?;
    let step = noted(call, &mut exchange, action, notes, &tx)?;
    write(tx, &exchange, present(call)?, &step).await
}

/// Settles a dispute: hours are paid, or not.
///
/// Emits `TransactionCompleted` if it pays.
///
/// # Errors
/// Those of [`approve`]; 400 `VALIDATION_INVALID_VALUE` for hours finer than hundredths; 422 `INSUFFICIENT_BALANCE`.
pub async fn resolve(
    call: &Call,
    id: ExchangeId,
    outcome: Outcome,
    notes: Option<String>,
) -> Answer<ExchangeWithParties> {
    let mut tx = call.begin().await?;
    let mut exchange = take(call, &mut tx, id).await?;
    let step = match outcome {
        Outcome::Paid(hours) => {
            let hours = exact(hours, "hours")?;
            let step = noted(call, &mut exchange, Action::ResolveComplete, notes, &tx)?;
            pay(&mut tx, &mut exchange, hours, present(call)?).await?;
            step
        }
        Outcome::Unpaid => noted(call, &mut exchange, Action::ResolveCancel, notes, &tx)?,
    };
    write(tx, &exchange, present(call)?, &step).await
}

/// An exchange of others, held: nobody decides about their own.
async fn take(call: &Call, tx: &mut Tx, id: ExchangeId) -> Answer<Exchange> {
    let exchange = store::lock(tx, id).await?.ok_or_else(missing)?;
    if exchange.role(call.me()?).is_some() {
        return Err(Refusal::new(Code::Forbidden, say!("exchange-decide-own")).into());
    }
    Ok(exchange)
}

fn noted(call: &Call, exchange: &mut Exchange, action: Action, notes: Option<String>, tx: &Tx) -> Answer<Step> {
    let rules = *call.community()?.rules::<ExchangeRules>();
    let step = move_on(exchange, Actor::Broker, action, &rules, tx)?;
    if notes.is_some() {
        exchange.broker_notes.clone_from(&notes);
    }
    Ok(Step { notes, ..step })
}

/// Whoever decides, as rows of this community may name them.
fn present(call: &Call) -> Answer<Option<MemberId>> {
    let member = call.member()?;
    Ok(member.id_in(call.tenant()))
}
