//! What hours tell both sides: once for each transaction, member and channel.

use super::actions::dispatch;
use super::store::{self, Channel, Told};
use crate::base::{Answer, Hours, MemberId, TransactionId};
use crate::call::Tx;
use crate::language::Args;
use crate::live::Live;
use crate::members;
use crate::notifications::email::{self, Queued};
use crate::notifications::model::{Kind, Line};
use crate::notifications::prefs::model::Frequency;
use crate::notifications::store as lines;
use crate::outbox::Heard;

/// A transaction as its sides hear of it.
#[derive(Clone, Copy, Debug)]
pub(in crate::notifications) struct Moved<'a> {
    pub(in crate::notifications) transaction: TransactionId,
    pub(in crate::notifications) sender: Option<MemberId>,
    pub(in crate::notifications) receiver: Option<MemberId>,
    pub(in crate::notifications) actor: MemberId,
    pub(in crate::notifications) amount: Hours,
    pub(in crate::notifications) kind: &'a str,
}

/// Tells both sides of a transaction what it was: the receiver by a line and a mail, the sender by a mail, and after something that
/// members did for each other, both are asked how it went. Source: seed 1, `TransactionCompleted`; spec notifications 12.
///
/// A repetition changes nothing: what was told is noted in the same database transaction.
pub(in crate::notifications) async fn tell(tx: &mut Tx, live: &Live, heard: &Heard, moved: &Moved<'_>) -> Answer<()> {
    // Two transactions between the same two may be told at once, one in each direction.
    let sides: Vec<MemberId> = [moved.sender, moved.receiver].into_iter().flatten().collect();
    members::store::hold(tx, &sides).await?;
    let passive = moved.receiver.filter(|receiver| *receiver != moved.actor);
    if let Some(to) = passive
        && store::note(tx, moved.transaction, to, (Told::CreditReceived, Channel::Bell), true).await?
    {
        let kind = if moved.kind == "transfer" { Kind::Transaction } else { Kind::CreditsReceived };
        let line = Line { to, kind, actor: Some(moved.actor), about: None, place: None, group: None };
        dispatch(tx, live, heard, line).await?;
    }
    // Whoever joins gets one mail, the welcome.
    if moved.kind == "starting_balance" {
        return Ok(());
    }
    if let Some(to) = passive {
        letter(tx, heard, moved, (to, moved.sender), Told::CreditReceived).await?;
    }
    if let Some(to) = moved.sender {
        letter(tx, heard, moved, (to, moved.receiver), Told::CreditSent).await?;
    }
    if let (true, Some(sender), Some(receiver)) = (for_each_other(moved.kind), moved.sender, moved.receiver) {
        letter(tx, heard, moved, (sender, Some(receiver)), Told::ReviewRequest).await?;
        letter(tx, heard, moved, (receiver, Some(sender)), Told::ReviewRequest).await?;
    }
    Ok(())
}

/// Whether members did something for each other, so that there is something to review.
fn for_each_other(kind: &str) -> bool {
    matches!(kind, "transfer" | "exchange")
}

/// Writes one side about the other, or about the community where there is nobody, unless they do not want to hear of it.
async fn letter(
    tx: &mut Tx,
    heard: &Heard,
    moved: &Moved<'_>,
    (to, other): (MemberId, Option<MemberId>),
    told: Told,
) -> Answer<()> {
    let Some(reader) = store::reader(tx, to).await? else { return Ok(()) };
    let line = Line { to, kind: Kind::Transaction, actor: other, about: None, place: None, group: None };
    let said = store::said(tx, &line, "").await?;
    let wanted = reader.active && !said.muted && !said.blocked && reader.preferences().email_transactions;
    if !store::note(tx, moved.transaction, to, (told, Channel::Email), wanted).await? || !wanted {
        return Ok(());
    }
    let name = match other {
        Some(other) => lines::actor(tx, other).await?.map(|card| reader.eyes().name(&card)),
        None => None,
    };
    let mut args = Args::new();
    args.set("name", name.unwrap_or_else(|| community(tx)));
    args.set("hours", moved.amount.decimal());
    let language = reader.language();
    let word = told.as_str().replace('_', "-");
    let (snippet, detail) =
        (language.say(&format!("bell-{word}"), &args), language.say(&format!("detail-{word}"), &args));
    let link = if told == Told::ReviewRequest { "/reviews" } else { "/wallet" };
    let frequency = Frequency::Instant;
    let queued =
        Queued { to, kind: told.as_str(), snippet: &snippet, detail: Some(&detail), link, frequency, event: heard.id };
    email::enqueue(tx, &queued).await?;
    Ok(())
}

fn community(tx: &Tx) -> String {
    tx.call().community().map(|community| community.name.clone()).unwrap_or_default()
}
