//! What new members start with.

use async_trait::async_trait;

use super::ledger::pay;
use super::model::{Holder, Kind, Payment};
use super::store;
use crate::auth::events::{MemberActivated, MemberRegistered};
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::members;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;
use crate::rules::WalletRules;

/// Gives new members their welcome credits once they are active.
///
/// A listener, so that registering, two tiers below, need not know of hours. Told twice, or of both registration and
/// activation, it gives once: the member's row is held while it looks, and `transactions_welcome` has the last word.
pub struct WelcomeCredits;

#[async_trait]
impl Listener for WelcomeCredits {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.welcome_credits")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<MemberRegistered>(), EventType::of::<MemberActivated>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        if let Some(MemberRegistered { member, .. }) = heard.event()? {
            welcome(tx, member).await?;
        }
        if let Some(MemberActivated { member }) = heard.event()? {
            welcome(tx, member).await?;
        }
        Ok(Progress::Done)
    }
}

async fn welcome(tx: &mut Tx, member: MemberId) -> Answer<()> {
    let amount = tx.call().community()?.rules::<WalletRules>().starting_balance;
    if !amount.is_positive() {
        return Ok(());
    }
    // Whoever still waits for approval or verification is heard of again.
    let held = members::store::hold(tx, &[member]).await?;
    if !held.iter().any(|one| one.active) || store::is_welcomed(tx, member).await? {
        return Ok(());
    }
    let to = Holder::Member(member);
    pay(tx, Payment::new(Holder::Issuance, to, amount, Kind::StartingBalance, "Welcome credits")).await?;
    Ok(())
}
