//! What hours tell both sides: once for each transaction, member and channel.

use super::actions::dispatch;
use super::store::{self, Channel, Told};
use crate::base::{Answer, Hours, MemberId, TransactionId};
use crate::call::Tx;
use crate::language::{Args, message_name};
use crate::live::Live;
use crate::members;
use crate::notices::NewNotification;
use crate::notifications::email::{self, Queued};
use crate::notifications::model::Reader;
use crate::notifications::prefs::model::Frequency;
use crate::notifications::store as lines;
use crate::outbox::Heard;
use crate::wallet::Kind as Reason;
use crate::wallet::notices::{CREDITS_RECEIVED, CREDITS_TAKEN, LOW_BALANCE, TRANSACTION};

/// A transaction as its sides hear of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moved {
    pub(crate) transaction: TransactionId,
    pub(crate) sender: Option<MemberId>,
    pub(crate) receiver: Option<MemberId>,
    pub(crate) actor: MemberId,
    pub(crate) amount: Hours,
    /// None for a reason that this version does not know.
    pub(crate) kind: Option<Reason>,
    /// Whether its sender has little left, and had more before.
    pub(crate) runs_low: bool,
}

impl Moved {
    /// Whether those who look after the community took the hours from somebody, who did not send them.
    const fn is_taken(&self) -> bool {
        matches!(self.kind, Some(Reason::AdminReclaim | Reason::Reversal | Reason::MarketplaceRefund))
    }
}

/// Tells both sides of a transaction what it was: the receiver by a line and a mail, the sender by a mail, and after something that
/// members did for each other, both are asked how it went. Whoever hours were taken from did not send them: a line says so, with its mail; and
/// to whoever got them back, it is the community that gave them. Whoever paid and has little left is told. Source: seed 1,
/// `TransactionCompleted`; spec notifications 12; spec platform 5.2; spec marketplace 5.5.
///
/// A repetition changes nothing: what was told is noted in the same database transaction.
pub(crate) async fn tell(tx: &mut Tx, live: &Live, heard: &Heard, moved: &Moved) -> Answer<()> {
    // Two transactions between the same two may be told at once, one in each direction.
    let sides: Vec<MemberId> = [moved.sender, moved.receiver].into_iter().flatten().collect();
    members::store::hold(tx, &sides).await?;
    let passive = moved.receiver.filter(|receiver| *receiver != moved.actor);
    let bell = (Told::CreditReceived, Channel::Bell);
    if let Some(to) = passive
        && store::note(tx, moved.transaction, to, bell, true).await?
    {
        let kind = if moved.kind == Some(Reason::Transfer) { &TRANSACTION } else { &CREDITS_RECEIVED };
        let actor = (!moved.is_taken()).then_some(moved.actor);
        let line = NewNotification { to, kind, actor, about: None, place: None, group: None, reason: None };
        if !dispatch(tx, live, heard, line).await?.bell {
            store::note_skipped(tx, moved.transaction, to, bell).await?;
        }
    }
    if let Some(from) = moved.sender.filter(|_| moved.is_taken()) {
        tell_taken(tx, live, heard, moved.transaction, from).await?;
    }
    if let Some(to) = moved.sender.filter(|_| moved.runs_low) {
        let kind = &LOW_BALANCE;
        let line = NewNotification { to, kind, actor: None, about: None, place: None, group: None, reason: None };
        dispatch(tx, live, heard, line).await?;
    }
    // Whoever joins gets one mail, the welcome.
    if moved.kind == Some(Reason::StartingBalance) {
        return Ok(());
    }
    let review = matches!(moved.kind, Some(Reason::Transfer | Reason::Exchange)) && sides.len() == 2;
    for (to, other, told, due) in [
        (moved.receiver, moved.sender.filter(|_| !moved.is_taken()), Told::CreditReceived, passive.is_some()),
        (moved.sender, moved.receiver, Told::CreditSent, !moved.is_taken()),
    ] {
        let Some(to) = to.filter(|_| due || review) else { continue };
        let Some(side) = Side::of(tx, to, other).await? else { continue };
        if due {
            side.hear(tx, heard, moved, told).await?;
        }
        if review {
            side.hear(tx, heard, moved, Told::ReviewRequest).await?;
        }
    }
    Ok(())
}

/// Tells a member that hours were taken from them, whoever did it.
async fn tell_taken(tx: &mut Tx, live: &Live, heard: &Heard, transaction: TransactionId, from: MemberId) -> Answer<()> {
    let (bell, email) = ((Told::CreditSent, Channel::Bell), (Told::CreditSent, Channel::Email));
    if !store::note(tx, transaction, from, bell, true).await? {
        return Ok(());
    }
    let line = NewNotification {
        to: from,
        kind: &CREDITS_TAKEN,
        actor: None,
        about: None,
        place: None,
        group: None,
        reason: None,
    };
    let plan = dispatch(tx, live, heard, line).await?;
    if !plan.bell {
        store::note_skipped(tx, transaction, from, bell).await?;
    }
    store::note(tx, transaction, from, email, plan.mail.is_some()).await?;
    Ok(())
}

/// One side of a transaction, to be written to about the other.
struct Side {
    reader: Reader,
    /// Whether they want to hear of it by mail.
    wanted: bool,
    /// The other as they see it, or the community where there is nobody.
    name: String,
}

impl Side {
    async fn of(tx: &mut Tx, to: MemberId, other: Option<MemberId>) -> Answer<Option<Self>> {
        let Some(reader) = store::reader(tx, to).await? else { return Ok(None) };
        let line = NewNotification {
            to,
            kind: &TRANSACTION,
            actor: other,
            about: None,
            place: None,
            group: None,
            reason: None,
        };
        let said = store::said(tx, &line, "").await?;
        let wanted = reader.active && !said.muted && !said.blocked && reader.preferences().email_transactions;
        let card = match other.filter(|_| wanted) {
            Some(other) => lines::actor(tx, other).await?,
            None => None,
        };
        let name = match card {
            Some(card) => reader.eyes().name(&card),
            None => tx.call().community()?.name.clone(),
        };
        Ok(Some(Self { reader, wanted, name }))
    }

    /// Notes that they are told something, or not, and writes the letter.
    async fn hear(&self, tx: &mut Tx, heard: &Heard, moved: &Moved, told: Told) -> Answer<()> {
        let to = self.reader.id;
        if !store::note(tx, moved.transaction, to, (told, Channel::Email), self.wanted).await? || !self.wanted {
            return Ok(());
        }
        let (snippet, detail) = self.words(moved, told);
        let queued = Queued {
            address: None,
            to,
            kind: told.as_str(),
            snippet: &snippet,
            detail: Some(&detail),
            message: None,
            link: if told == Told::ReviewRequest { "/reviews" } else { "/wallet" },
            frequency: Frequency::Instant,
            event: heard.id,
        };
        email::enqueue(tx, &queued).await?;
        Ok(())
    }

    /// What they are told in a line, and in more words.
    fn words(&self, moved: &Moved, told: Told) -> (String, String) {
        let mut args = Args::new();
        args.set("name", self.name.as_str());
        args.set("hours", moved.amount.decimal());
        let say = |purpose| self.reader.language().say(&message_name(purpose, told.as_str()), &args);
        (say("bell"), say("detail"))
    }
}
