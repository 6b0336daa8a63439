//! What the two members of an exchange do.

use contract::{Code, Operation};

use super::events::{ExchangeMoved, ExchangeNeedsBroker};
use super::following::ring;
use super::model::{
    self, Action, Actor, Exchange, Status, Verdict, allowed, missing, needs_broker, not_now, proposed, unusable,
    waits_for_broker,
};
use super::store::{self, ExchangeWithParties, NewExchange, Step};
use crate::base::{Answer, Cursor, ExchangeId, Failure, Hours, ListingId, MemberId, Page, Refusal, Rules};
use crate::call::{Call, Tx};
use crate::db::DbError;
use crate::listings;
use crate::members::{self, blocks, blocks::Errand};
use crate::outbox;
use crate::rules::ExchangeRules;
use crate::safeguarding::{self, Interaction};
use crate::say;
use crate::wallet::{self, Holder, Kind, Payment};

/// The feature that switches exchanges on.
pub const FEATURE: &str = "exchange_workflow";

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// About which listing.
    pub listing: ListingId,
    /// Hours it may take, as the wire says it.
    pub hours: Option<f64>,
    /// Hours of preparation, as the wire says it.
    pub prep_time: Option<f64>,
    /// What the listing's owner reads.
    pub message: Option<String>,
}

/// The community has exchanges.
///
/// # Errors
/// 400 `FEATURE_DISABLED` if it has switched them off.
pub fn enabled(call: &Call) -> Answer<()> {
    if call.community()?.has(FEATURE) {
        return Ok(());
    }
    Err(Refusal::new(Code::FeatureDisabled, say!("feature-disabled")).status(400).into())
}

/// Hours from the wire, exactly.
pub(super) fn exact(hours: f64, field: &'static str) -> Answer<Hours> {
    Hours::exactly(hours).ok_or_else(|| {
        let sentence = say!("hours-too-fine");
        Refusal::new(Code::ValidationInvalidValue, sentence).status(400).field(field).into()
    })
}

/// Asks for what a listing offers, or offers what it asks for.
///
/// # Errors
/// 400 `FEATURE_DISABLED`; 400 `VALIDATION_INVALID_VALUE` for hours finer than hundredths; 400 `EXCHANGE_ERROR` if the listing is
/// not shown or one's own, if either has blocked the other, or if there is an open exchange about it, which the constraint has
/// the last word on; 409 `LISTING_OWNER_UNAVAILABLE`; and as [`safeguarding::allow`] does.
/// Source: spec platform 5.4.
pub async fn request(call: &Call, asked: &Request) -> Answer<ExchangeWithParties> {
    enabled(call)?;
    let mut exactness = Rules::default();
    let hours = exactness.look(asked.hours.map(|hours| exact(hours, "proposed_hours")).transpose())?.flatten();
    let prep_time = exactness.look(asked.prep_time.map(|hours| exact(hours, "prep_time")).transpose())?.flatten();
    exactness.kept()?;
    let me = call.me()?;
    let not_shown = || unusable(say!("listing-missing"));
    let mut tx = call.begin().await?;
    let listing = listings::store::lock(&mut tx, asked.listing).await?.ok_or_else(not_shown)?;
    if listing.user_id == me {
        return Err(unusable(say!("exchange-own-listing")));
    }
    if !listing.is_listed(call.now()) {
        return Err(not_shown());
    }
    let owner = listing.user_id;
    meet(call, &mut tx, (me, owner), Operation::RequestExchange, Code::ListingOwnerUnavailable).await?;
    let rules = *call.community()?.rules::<ExchangeRules>();
    let row = NewExchange {
        listing_id: listing.id,
        title: listing.title.clone(),
        side: listing.side,
        requester_id: me,
        provider_id: owner,
        proposed_hours: proposed(hours),
        prep_time,
        message: asked.message.clone().filter(|message| !message.trim().is_empty()),
        due_at: Exchange::due(Status::PendingProvider, &rules, call.now()),
    };
    let id = store::insert(&mut tx, &row).await.map_err(told)?;
    let step = Step {
        action: Action::Request,
        actor_role: Actor::Requester,
        old_status: None,
        new_status: Status::PendingProvider,
        notes: None,
        created_at: call.now(),
    };
    store::insert_step(&mut tx, id, Some(me), &step).await?;
    tell(&mut tx, id, Some(me), owner, step.action).await?;
    listings::actions::contacted(&mut tx, &listing, me, listings::Contact::Exchange).await?;
    ring(&mut tx, id, [me, owner])?;
    finish(tx, id).await
}

async fn tell(tx: &mut Tx, exchange: ExchangeId, actor: Option<MemberId>, to: MemberId, action: Action) -> Answer<()> {
    let action = action.as_str().to_owned();
    outbox::tell(tx, ExchangeMoved { exchange, actor, to, action }).await?;
    Ok(())
}

/// The constraint's last word is the same as the check's before it.
fn told(error: DbError) -> Failure {
    if error.is_unique("exchanges_open") { unusable(say!("exchange-exists")) } else { error.into() }
}

/// Both take part, no block keeps them from this `operation`, and no safeguarding rule keeps them apart. Holds both rows.
async fn meet(
    call: &Call,
    tx: &mut Tx,
    (me, other): (MemberId, MemberId),
    operation: Operation,
    absent: Code,
) -> Answer<()> {
    let held = members::store::hold(tx, &[me, other]).await?;
    let active = |who: MemberId| held.iter().any(|member| member.id == who && member.active);
    if !active(me) {
        return Err(unusable(say!("not-a-member")));
    }
    if !active(other) {
        return Err(Refusal::new(absent, say!("exchange-partner-inactive")).into());
    }
    blocks::pass(tx, operation, me, other, Errand::default()).await?;
    safeguarding::allow(call, tx, me, other, Interaction::Exchange).await
}

/// What one of the two does, and why.
struct Deed {
    exchange: Exchange,
    me: MemberId,
    role: Actor,
}

/// An exchange that the viewer is a party to, held.
async fn take(tx: &mut Tx, me: MemberId, id: ExchangeId) -> Answer<Deed> {
    let exchange = store::lock(tx, id).await?.ok_or_else(missing)?;
    let role = exchange.role(me).ok_or_else(missing)?;
    Ok(Deed { exchange, me, role })
}

impl Deed {
    fn step(&mut self, action: Action, rules: &ExchangeRules, tx: &Tx) -> Answer<Step> {
        move_on(&mut self.exchange, self.role, action, rules, tx)
    }
}

/// Moves an exchange in memory, and says what its history will.
pub(super) fn move_on(
    exchange: &mut Exchange,
    by: Actor,
    action: Action,
    rules: &ExchangeRules,
    tx: &Tx,
) -> Answer<Step> {
    let to = model::step(exchange.status, by, action)?;
    let step = Step {
        action,
        actor_role: by,
        old_status: Some(exchange.status),
        new_status: to,
        notes: None,
        created_at: tx.now(),
    };
    // Confirming leaves it where it is, and does not give more time.
    if to != exchange.status {
        exchange.due_at = Exchange::due(to, rules, tx.now());
    }
    exchange.status = to;
    Ok(step)
}

/// Writes an exchange and its step, tells whoever did not take it, and those who look after the community if it waits for one of them,
/// commits, and reads it as everybody sees it.
pub(super) async fn write(
    mut tx: Tx,
    exchange: &Exchange,
    actor: Option<MemberId>,
    step: &Step,
) -> Answer<ExchangeWithParties> {
    note(&mut tx, exchange, actor, step).await?;
    finish(tx, exchange.id).await
}

/// The same without the commit.
pub(super) async fn note(tx: &mut Tx, exchange: &Exchange, actor: Option<MemberId>, step: &Step) -> Answer<()> {
    store::update(tx, exchange).await?;
    store::insert_step(tx, exchange.id, actor, step).await?;
    for party in exchange.parties() {
        if actor != Some(party) {
            tell(tx, exchange.id, actor, party, step.action).await?;
        }
    }
    if waits_for_broker(step.new_status) {
        let event = ExchangeNeedsBroker {
            exchange: exchange.id,
            actor,
            requester: exchange.requester_id,
            provider: exchange.provider_id,
            action: step.action.as_str().to_owned(),
        };
        outbox::tell(tx, event).await?;
    }
    ring(tx, exchange.id, exchange.parties())
}

async fn finish(mut tx: Tx, id: ExchangeId) -> Answer<ExchangeWithParties> {
    let row = store::any(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(row)
}

/// Agrees to an exchange. Only the listing's owner; where the community wants that, a broker looks at it next.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN` for whoever asked, 400 `EXCHANGE_ERROR`, 409 `EXCHANGE_PARTY_UNAVAILABLE`, and as
/// [`safeguarding::allow`] does.
pub async fn accept(call: &Call, id: ExchangeId) -> Answer<ExchangeWithParties> {
    let rules = *call.community()?.rules::<ExchangeRules>();
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut deed = take(&mut tx, me, id).await?;
    let broker = needs_broker(deed.exchange.proposed_hours, deed.exchange.risk_level.as_deref(), &rules);
    let step = deed.step(if broker { Action::Submit } else { Action::Accept }, &rules, &tx)?;
    let both = (me, deed.exchange.other(me));
    meet(call, &mut tx, both, Operation::AcceptExchange, Code::ExchangePartyUnavailable).await?;
    write(tx, &deed.exchange, Some(me), &step).await
}

/// Turns a request down. Only the listing's owner.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN` for whoever asked, 400 `EXCHANGE_ERROR`, 403 `BLOCKED` for a reason if either has blocked the other.
pub async fn decline(call: &Call, id: ExchangeId, reason: Option<String>) -> Answer<ExchangeWithParties> {
    leave(call, id, (Action::Decline, Operation::DeclineExchange), reason).await
}

/// Calls an exchange off. Either party, until it is to be confirmed.
///
/// # Errors
/// 404 `NOT_FOUND`, 400 `EXCHANGE_ERROR`, 403 `BLOCKED` for a reason if either has blocked the other.
pub async fn cancel(call: &Call, id: ExchangeId, reason: Option<String>) -> Answer<ExchangeWithParties> {
    leave(call, id, (Action::Cancel, Operation::CancelExchange), reason).await
}

/// Asks a broker to decide. Either party, once it is to be confirmed.
///
/// # Errors
/// 404 `NOT_FOUND`, 400 `EXCHANGE_ERROR`.
pub async fn dispute(call: &Call, id: ExchangeId, reason: String) -> Answer<ExchangeWithParties> {
    leave(call, id, (Action::Dispute, Operation::DisputeExchange), Some(reason)).await
}

/// A step away from the other: no safeguarding rule stands in its way, and a block only in that of words.
async fn leave(
    call: &Call,
    id: ExchangeId,
    (action, operation): (Action, Operation),
    notes: Option<String>,
) -> Answer<ExchangeWithParties> {
    let rules = *call.community()?.rules::<ExchangeRules>();
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut deed = take(&mut tx, me, id).await?;
    let step = Step { notes, ..deed.step(action, &rules, &tx)? };
    let (other, words) = (deed.exchange.other(me), step.notes.as_deref().is_some_and(|notes| !notes.trim().is_empty()));
    members::store::hold(&mut tx, &[me, other]).await?;
    blocks::pass(&mut tx, operation, me, other, Errand { words, ..Errand::default() }).await?;
    write(tx, &deed.exchange, Some(me), &step).await
}

/// Begins. Either party.
///
/// # Errors
/// 404 `NOT_FOUND`, 400 `EXCHANGE_ERROR`, 409 `EXCHANGE_PARTY_UNAVAILABLE`, and as [`safeguarding::allow`] does.
pub async fn start(call: &Call, id: ExchangeId) -> Answer<ExchangeWithParties> {
    together(call, id, Action::Start, Operation::StartExchange).await
}

/// Says that it is done; both then confirm the hours. Either party, and a block does not keep what was begun from being settled.
///
/// # Errors
/// Those of [`start`].
pub async fn complete(call: &Call, id: ExchangeId) -> Answer<ExchangeWithParties> {
    together(call, id, Action::Complete, Operation::CompleteExchange).await
}

async fn together(call: &Call, id: ExchangeId, action: Action, operation: Operation) -> Answer<ExchangeWithParties> {
    let rules = *call.community()?.rules::<ExchangeRules>();
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut deed = take(&mut tx, me, id).await?;
    let step = deed.step(action, &rules, &tx)?;
    meet(call, &mut tx, (me, deed.exchange.other(me)), operation, Code::ExchangePartyUnavailable).await?;
    write(tx, &deed.exchange, Some(me), &step).await
}

/// Says how many hours it took. The second of the two pays, in the same transaction, or disputes.
///
/// Until the other has confirmed, whoever confirms again corrects what they said, silently: the other is told once, and the history has the last
/// word only.
///
/// The exchange's row is held first, so that of two who confirm at the same moment one comes second, sees both and pays once.
///
/// Emits `TransactionCompleted` if it pays.
///
/// # Errors
/// 404 `NOT_FOUND`; 400 `EXCHANGE_ERROR`; 400 `VALIDATION_INVALID_VALUE` for hours finer than hundredths; 409
/// `EXCHANGE_PARTY_UNAVAILABLE`; 422 `INSUFFICIENT_BALANCE`, and the confirmation is not kept.
/// Source: spec platform 5.4.
pub async fn confirm(call: &Call, id: ExchangeId, hours: f64) -> Answer<ExchangeWithParties> {
    let hours = exact(hours, "hours")?;
    let rules = *call.community()?.rules::<ExchangeRules>();
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut deed = take(&mut tx, me, id).await?;
    // Legal at all, before anything is looked at.
    model::step(deed.exchange.status, deed.role, Action::Confirm)?;
    both_are_there(&mut tx, me, deed.exchange.other(me)).await?;
    let hours = allowed(hours, deed.exchange.proposed_hours, &rules);
    let before = deed.exchange.confirmed_by(deed.role);
    if before == Some(hours) {
        return finish(tx, id).await;
    }
    deed.exchange.confirm(deed.role, hours, tx.now());
    let notes = format!("{hours} hours");
    let action = match deed.exchange.verdict() {
        Verdict::Wait if before.is_some() => {
            store::update(&mut tx, &deed.exchange).await?;
            store::correct_step(&mut tx, id, me, Action::Confirm, &notes).await?;
            ring(&mut tx, id, deed.exchange.parties())?;
            return finish(tx, id).await;
        }
        Verdict::Wait => Action::Confirm,
        Verdict::Disagree => Action::Disagree,
        Verdict::Pay(agreed) => {
            pay(&mut tx, &mut deed.exchange, agreed, None).await?;
            Action::Settle
        }
    };
    let step = Step { notes: Some(notes), ..deed.step(action, &rules, &tx)? };
    write(tx, &deed.exchange, Some(deed.me), &step).await
}

async fn both_are_there(tx: &mut Tx, me: MemberId, other: MemberId) -> Answer<()> {
    let held = members::store::hold(tx, &[me, other]).await?;
    if held.iter().filter(|member| member.active).count() == 2 {
        return Ok(());
    }
    Err(Refusal::new(Code::ExchangePartyUnavailable, say!("exchange-partner-inactive")).into())
}

/// Moves the hours, inside the transaction that completes the exchange.
///
/// # Errors
/// 422 `INSUFFICIENT_BALANCE`; nothing of the transaction is kept then.
pub(super) async fn pay(tx: &mut Tx, exchange: &mut Exchange, hours: Hours, acting: Option<MemberId>) -> Answer<()> {
    if exchange.transaction_id.is_some() {
        return Err(not_now(exchange.status, Action::Settle).into());
    }
    let (payer, payee) = exchange.payer_and_payee();
    let description = store::title(tx, exchange.id).await?.unwrap_or_default();
    let payment = Payment {
        acting,
        listing: Some(exchange.listing_id.get()),
        ..Payment::new(Holder::Member(payer), Holder::Member(payee), hours, Kind::Exchange, &description)
    };
    let paid = wallet::pay(tx, payment).await.map_err(|failure| match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::InsufficientFunds => {
            Refusal::new(Code::InsufficientBalance, say!("exchange-insufficient-balance")).field("hours").into()
        }
        other => other,
    })?;
    (exchange.final_hours, exchange.transaction_id) = (Some(hours), Some(paid.id));
    Ok(())
}

/// At most so many exchanges are named that wait for somebody.
const NAMED: i64 = 5;

/// What waits for the viewer to move it on: the first five, and how many there are.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn waiting(call: &Call) -> Answer<(Vec<ExchangeWithParties>, i64)> {
    let me = call.me()?;
    Ok((store::waiting(call, me, NAMED).await?, store::count_waiting(call, me).await?))
}

/// The viewer's exchanges, newest first; with one member only, if one is named. One statement.
///
/// # Errors
/// 400 `FEATURE_DISABLED`.
pub async fn list(
    call: &Call,
    other: Option<MemberId>,
    status: Option<Status>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ExchangeWithParties>> {
    enabled(call)?;
    let before = call.newest_behind(cursor);
    let rows = store::page(call, call.me()?, other, status, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.exchange.id.get()))
}

/// An exchange of the viewer's.
///
/// # Errors
/// 404 `NOT_FOUND` if they are no party to it.
pub async fn one(call: &Call, id: ExchangeId) -> Answer<ExchangeWithParties> {
    store::one(call, call.me()?, id).await?.ok_or_else(|| missing().into())
}
