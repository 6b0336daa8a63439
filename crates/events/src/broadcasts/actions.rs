//! What those who look after an event do with broadcasts.

use contract::Code;

use super::model::{self, BroadcastId, MOST, STILL, Segment, Status, Step, may_follow, moment, wrong};
use super::store::{self, Broadcast};
use crate::actions::role;
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::events::EventBroadcastDue;
use crate::members;
use crate::model::{Event, EventId, Publication, forbidden};
use crate::outbox;
use crate::permissions::{Permission, Role, may};
use crate::rules::EventRules;
use crate::say;
use crate::store::{self as events, EventSeen};

/// What somebody may see of a broadcast.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The broadcast.
    pub broadcast: Broadcast,
    /// How many were told, and from how many it was kept; none for whoever was told it.
    pub counts: Option<(i64, i64)>,
}

/// What a draft says, and to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What it is about.
    pub subject: String,
    /// What is said.
    pub body: String,
    /// To whom.
    pub segments: Vec<Segment>,
}

fn gone() -> Refusal {
    Refusal::new(Code::EventBroadcastNotFound, say!("event-broadcast-missing"))
}

fn conflict() -> Refusal {
    Refusal::new(Code::EventBroadcastConflict, say!("event-broadcast-conflict"))
}

/// Whether the viewer may tell something to all who take part. Who belongs to another community speaks to nobody here.
fn speaks(call: &Call, role: Role) -> Answer<bool> {
    let may = may(Permission::Broadcast, role, Publication::Published, false);
    Ok(may && call.member()?.tenant == call.tenant())
}

/// The same for an event as the viewer meets it.
fn speaks_of(call: &Call, seen: &EventSeen) -> Answer<bool> {
    speaks(call, role(call.member()?, seen))
}

fn enabled(call: &Call) -> Answer<()> {
    if call.community()?.rules::<EventRules>().organizer_broadcasts_enabled {
        return Ok(());
    }
    Err(Refusal::new(Code::EventBroadcastDisabled, say!("event-broadcast-disabled")).into())
}

/// Broadcasts of an event, the newest first.
///
/// # Errors
/// As the contract says of `listEventBroadcasts`.
pub async fn list(call: &Call, id: EventId) -> Answer<Vec<Shown>> {
    let seen = crate::actions::get(call, id).await?;
    if !speaks_of(call, &seen)? {
        return Err(forbidden().into());
    }
    let rows = store::list(call, id, MOST).await?;
    counted(call, rows).await
}

async fn counted(call: &Call, rows: Vec<Broadcast>) -> Answer<Vec<Shown>> {
    let ids: Vec<BroadcastId> = rows.iter().map(|row| row.id).collect();
    let reached = if ids.is_empty() { Vec::new() } else { store::reached(call, &ids).await? };
    let counts = |id| reached.iter().find(|one| one.broadcast_id == id).map_or((0, 0), |one| (one.told, one.kept_back));
    Ok(rows.into_iter().map(|broadcast| Shown { counts: Some(counts(broadcast.id)), broadcast }).collect())
}

/// A broadcast that the viewer may tell others, or was told.
///
/// # Errors
/// 404 `EVENT_BROADCAST_NOT_FOUND` for everybody else.
pub async fn get(call: &Call, id: BroadcastId) -> Answer<Shown> {
    Ok(by_ids(call, &[id]).await?.pop().ok_or_else(gone)?)
}

/// Those of some broadcasts that the viewer may tell others, or was told. The same statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[BroadcastId]) -> Answer<Vec<Shown>> {
    let rows = store::by_ids(call, ids).await?;
    let roles = crate::actions::roles(call, rows.iter().map(|row| row.event_id)).await?;
    let is_speaker = |row: &Broadcast| roles.get(&row.event_id).map_or(Ok(false), |role| speaks(call, *role));
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for row in rows {
        let side = if is_speaker(&row)? { &mut own } else { &mut others };
        side.push(row);
    }
    // What has lost its author has no words any more.
    others.retain(|row| row.author_id.is_some());
    let ids: Vec<BroadcastId> = others.iter().map(|row| row.id).collect();
    let told = if ids.is_empty() { Vec::new() } else { store::told_to(call, &ids, call.me()?).await? };
    others.retain(|row| told.contains(&row.id));
    let mut shown = counted(call, own).await?;
    shown.extend(others.into_iter().map(|broadcast| Shown { broadcast, counts: None }));
    Ok(shown)
}

/// How many would be told something now, and from how many it would be kept.
///
/// # Errors
/// As the contract says of `previewEventBroadcast`.
pub async fn preview(call: &Call, id: EventId, segments: &[Segment]) -> Answer<(i64, i64)> {
    let seen = crate::actions::get(call, id).await?;
    if !speaks_of(call, &seen)? {
        return Err(forbidden().into());
    }
    enabled(call)?;
    Ok(store::audience(call, id, call.me()?, segments).await?)
}

/// Writes a draft.
///
/// # Errors
/// As the contract says of `createEventBroadcast`.
pub async fn create(call: &Call, id: EventId, wish: Wish) -> Answer<Shown> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (_, role) = crate::actions::hold(call, &mut tx, id).await?;
    if !speaks(call, role)? {
        return Err(forbidden().into());
    }
    enabled(call)?;
    let (subject, body) = model::words(&wish.subject, &wish.body)?;
    if store::count(&mut tx, id).await? >= MOST {
        return Err(wrong("subject", say!("event-broadcasts-many", most = MOST)).into());
    }
    hold_author(&mut tx, me).await?;
    let broadcast = store::insert(&mut tx, id, me, (&subject, &body), &wish.segments).await?;
    tx.commit().await?;
    Ok(Shown { broadcast, counts: Some((0, 0)) })
}

/// The author stays as long as the transaction lasts.
async fn hold_author(tx: &mut Tx, author: MemberId) -> Answer<()> {
    if members::store::hold(tx, &[author]).await?.is_empty() {
        return Err(forbidden().into());
    }
    Ok(())
}

/// A broadcast that the viewer may change, with its event, both held.
async fn hold(call: &Call, tx: &mut Tx, id: BroadcastId, expected: i64) -> Answer<(Broadcast, Event)> {
    let viewer = call.member()?;
    let found = store::find(&mut tx.reads(), id).await?.ok_or_else(gone)?;
    let event = events::lock(tx, found.event_id).await?.ok_or_else(gone)?;
    let seen = events::read_seen(tx, viewer.id, viewer.is_admin(), found.event_id).await?;
    let may_speak = seen.as_ref().map_or(Ok(false), |seen| speaks_of(call, seen))?;
    if !may_speak {
        // Whoever was told it knows that it is there.
        let knows = found.author_id.is_some() && !store::told_to(call, &[id], viewer.id).await?.is_empty();
        return Err(if knows { forbidden() } else { gone() }.into());
    }
    let broadcast = store::lock(tx, id).await?.ok_or_else(gone)?;
    if broadcast.version != expected {
        let refusal = Refusal::new(Code::VersionConflict, say!("event-broadcast-stale"));
        return Err(refusal.field("expected_version").into());
    }
    Ok((broadcast, event))
}

/// Lets a broadcast that nobody has got say something else.
///
/// # Errors
/// As the contract says of `reviseEventBroadcast`.
pub async fn revise(call: &Call, id: BroadcastId, expected: i64, wish: Wish) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (broadcast, _) = hold(call, &mut tx, id, expected).await?;
    if !may_follow(Step::Revise, broadcast.status) {
        return Err(conflict().into());
    }
    let (subject, body) = model::words(&wish.subject, &wish.body)?;
    let me = call.me()?;
    hold_author(&mut tx, me).await?;
    store::revise(&mut tx, id, me, (&subject, &body), &wish.segments).await?;
    tx.commit().await?;
    get(call, id).await
}

/// Sends a broadcast, now or at a moment.
///
/// # Errors
/// As the contract says of `scheduleEventBroadcast`.
pub async fn schedule(call: &Call, id: BroadcastId, expected: i64, at: Option<Timestamp>) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (broadcast, event) = hold(call, &mut tx, id, expected).await?;
    if !may_follow(Step::Schedule, broadcast.status) {
        return Err(conflict().into());
    }
    enabled(call)?;
    if event.publication_state != Publication::Published || event.is_recurring_template {
        return Err(Refusal::new(Code::EventUnavailable, say!("event-broadcast-unavailable")).into());
    }
    let when = moment(at, call.now())?;
    if at.is_some() {
        store::advance(&mut tx, id, Status::Scheduled, Some(when)).await?;
    } else {
        begin(&mut tx, &broadcast, when).await?;
    }
    tx.commit().await?;
    get(call, id).await
}

/// Begins to send a broadcast, whose row is held.
pub(super) async fn begin(tx: &mut Tx, broadcast: &Broadcast, when: Timestamp) -> Answer<()> {
    store::advance(tx, broadcast.id, Status::Sending, Some(when)).await?;
    let Some(author) = broadcast.author_id else { return Ok(()) };
    outbox::tell(tx, EventBroadcastDue { event: broadcast.event_id, broadcast: broadcast.id, author }).await?;
    Ok(())
}

/// Goes on sending a broadcast that stands still. Who has got it has a row, and gets it no more.
///
/// # Errors
/// As the contract says of `retryEventBroadcast`.
pub async fn retry(call: &Call, id: BroadcastId, expected: i64) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (broadcast, _) = hold(call, &mut tx, id, expected).await?;
    if !may_follow(Step::Retry, broadcast.status) || broadcast.updated_at + STILL > call.now() {
        return Err(conflict().into());
    }
    enabled(call)?;
    store::touch(&mut tx, id).await?;
    if let Some(author) = broadcast.author_id {
        outbox::tell(&mut tx, EventBroadcastDue { event: broadcast.event_id, broadcast: id, author }).await?;
    }
    tx.commit().await?;
    get(call, id).await
}

/// Cancels a broadcast.
///
/// # Errors
/// As the contract says of `cancelEventBroadcast`.
pub async fn cancel(call: &Call, id: BroadcastId, expected: i64) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (broadcast, _) = hold(call, &mut tx, id, expected).await?;
    if !may_follow(Step::Cancel, broadcast.status) {
        return Err(conflict().into());
    }
    if broadcast.status != Status::Cancelled {
        store::advance(&mut tx, id, Status::Cancelled, None).await?;
    }
    tx.commit().await?;
    get(call, id).await
}
