//! What the clock does: requests that nobody answers expire, and the time to confirm ends.

use std::sync::Arc;

use contract::Code;

use super::actions::{move_on, pay, write};
use super::model::{Action, Actor, Status};
use super::store::{self, DueExchange};
use crate::base::{Answer, Failure};
use crate::call::{Call, World};
use crate::rules::ExchangeRules;
use crate::tenancy;

/// How many are looked at in one go.
const BATCH: i64 = 100;

/// Moves on what is due, in all communities. Gives how many exchanges that were.
///
/// Each is a transaction of its own that looks again under the row's lock, so two processes that find the same one move it once.
/// One that cannot be moved is told in the log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let due = store::due(&world.errand(None), BATCH).await?;
    let mut moved = 0;
    for one in due {
        match move_one(world, one).await {
            Ok(true) => moved += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(exchange = one.id.get(), %failure, "an exchange could not be moved on"),
        }
    }
    Ok(moved)
}

async fn move_one(world: &Arc<World>, due: DueExchange) -> Answer<bool> {
    match tenancy::errand(world, due.tenant_id, |call| async move { step(&call, due, true).await }).await {
        // Whoever would pay has too few hours: a broker decides.
        Err(Failure::Refusal(refusal)) if refusal.code() == Code::InsufficientBalance => {
            tenancy::errand(world, due.tenant_id, |call| async move { step(&call, due, false).await }).await
        }
        other => other,
    }
}

async fn step(call: &Call, due: DueExchange, may_pay: bool) -> Answer<bool> {
    let rules = *call.community()?.rules::<ExchangeRules>();
    let mut tx = call.begin().await?;
    let Some(mut exchange) = store::lock(&mut tx, due.id).await? else { return Ok(false) };
    if exchange.due_at.is_none_or(|due| due > tx.now()) {
        return Ok(false);
    }
    let action = match (exchange.status, exchange.confirmed_by_payer()) {
        (Status::PendingProvider, _) => Action::Expire,
        (Status::PendingConfirmation, Some(hours)) if may_pay => {
            pay(&mut tx, &mut exchange, hours, None).await?;
            Action::Settle
        }
        (Status::PendingConfirmation, _) => Action::Dispute,
        _ => return Ok(false),
    };
    let step = move_on(&mut exchange, Actor::System, action, &rules, &tx)?;
    write(tx, &exchange, None, &step).await?;
    Ok(true)
}
