//! Members name guests and take them back; those who look after the event see them and note who came.

use contract::Code;
use serde_json::Value;

use super::model::{GuestId, KEPT_CANCELLED, State, erased_at, is_same, named};
use super::seal::GuestKeys;
use super::store::{self, Guest, Line};
use crate::actions::{get, role, roles};
use crate::attendance::actions::{self as attendance, Hindered};
use crate::attendance::model::{Action, open, step};
use crate::auth::seals::Place;
use crate::base::{Answer, Fault, MemberId, Page, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Fields;
use crate::events::EventGuestChanged;
use crate::forms;
use crate::members::{self, Card};
use crate::model::{Event, EventId, Publication, Registration, forbidden, missing};
use crate::outbox;
use crate::people::model::explained;
use crate::permissions::{Permission, Role, may};
use crate::registration;
use crate::rules::EventRules;
use crate::say;
use crate::store as events;

/// A guest with their name.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// The guest.
    pub guest: Guest,
    /// What they are called; none once that is erased, and if its key is gone.
    pub name: Option<String>,
    /// Who brings them.
    pub host: Card,
}

fn gone() -> Refusal {
    Refusal::new(Code::EventGuestNotFound, say!("event-guest-missing"))
}

fn conflict() -> Refusal {
    Refusal::new(Code::EventGuestConflict, say!("event-guest-conflict"))
}

/// Whether somebody sees all guests of an event, and not just those whom they bring.
fn sees_all(role: Role) -> bool {
    let may = |permission| may(permission, role, Publication::Published, false);
    may(Permission::ManagePeople) || may(Permission::CheckIn)
}

/// The name of a guest of a host at an event, as it is kept, opened; none if its key is gone.
pub(crate) fn opened_name(call: &Call, of: (EventId, MemberId), sealed: &str) -> Option<String> {
    call.room::<GuestKeys>().ok()?.open(call.tenant(), of, sealed)
}

/// What a guest is called; none once that is erased, and if its key is gone.
pub(crate) fn name(call: &Call, guest: &Guest) -> Answer<Option<String>> {
    let keys = call.room::<GuestKeys>()?;
    let Some(sealed) = guest.sealed.as_deref() else { return Ok(None) };
    let name = keys.open(call.tenant(), (guest.event_id, guest.user_id), sealed);
    if name.is_none() {
        tracing::error!(guest = guest.id.get(), "the name of a guest cannot be opened: is its signing key gone?");
    }
    Ok(name)
}

fn with_name(call: &Call, Line { guest, host }: Line) -> Answer<Named> {
    Ok(Named { name: name(call, &guest)?, guest, host })
}

/// A guest as they are shown after a change.
async fn shown(call: &Call, guest: Guest) -> Answer<Named> {
    let host = members::store::by_ids(call, &[guest.user_id]).await?.pop().ok_or_else(gone)?;
    with_name(call, Line { guest, host })
}

/// What cursors of a list of guests are good for.
#[must_use]
pub fn place(call: &Call, id: EventId, state: Option<State>) -> Place {
    let viewer = call.me().map_or(0, MemberId::get);
    Place::new(call, &format!("event guests {id} {viewer} {state:?}"))
}

/// Guests of an event that the viewer may see.
///
/// # Errors
/// As the contract says of `listEventGuests`.
pub async fn list(
    call: &Call,
    id: EventId,
    state: Option<State>,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<Named>> {
    let viewer = call.member()?;
    let seen = get(call, id).await?;
    let host = if sees_all(role(viewer, &seen)) {
        None
    } else {
        // Who belongs to another community brings nobody here, though somebody has their number.
        Some(if viewer.tenant == call.tenant() { viewer.id } else { MemberId::from(0) })
    };
    let after = place(call, id, state).open(call, cursor)?;
    let rows = store::page(call, id, (host, state), after, limit + 1).await?;
    let rows = rows.into_iter().map(|line| with_name(call, line)).collect::<Answer<Vec<_>>>()?;
    Ok(call.page(rows, limit, |row| row.guest.id.get()))
}

/// Those of some guests whom the viewer may see. The same statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[GuestId]) -> Answer<Vec<Named>> {
    let viewer = call.member()?;
    let rows = store::by_ids(call, ids).await?;
    let roles = roles(call, rows.iter().map(|row| row.guest.event_id)).await?;
    let is_for = |line: &Line| {
        let is_own = viewer.tenant == call.tenant() && line.guest.user_id == viewer.id;
        roles.get(&line.guest.event_id).is_some_and(|role| is_own || sees_all(*role))
    };
    rows.into_iter().filter(is_for).map(|line| with_name(call, line)).collect()
}

/// Names a guest whom the viewer brings. Whether they were not named before.
///
/// # Errors
/// As the contract says of `addEventGuest`.
pub async fn add(call: &Call, id: EventId, registration: i64, said: &str) -> Answer<(bool, Named)> {
    let viewer = call.member()?;
    let name = named(said)?;
    let mut tx = call.begin().await?;
    let event = events::lock(&mut tx, id).await?.ok_or_else(missing)?;
    events::read_seen(&mut tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?;
    let own = events::registration(&mut tx, id, viewer.id).await?;
    let own = own.filter(|own| own.id == registration && viewer.tenant == call.tenant()).ok_or_else(gone)?;
    registration::open(call, &event)?;
    let present = members::store::hold(&mut tx, &[viewer.id]).await?;
    if !present.iter().any(|member| member.active) {
        return Err(registration::forbidden().into());
    }
    if own.state != Registration::Confirmed {
        return Err(conflict().into());
    }
    let guests = store::of(&mut tx, own.id).await?;
    for guest in &guests {
        if self::name(call, guest)?.is_some_and(|other| is_same(&name, &other)) {
            tx.commit().await?;
            return Ok((false, shown(call, guest.clone()).await?));
        }
    }
    room(call, &mut tx, &event, guests.len()).await?;
    let keys = call.room::<GuestKeys>()?;
    let sealed = keys.seal(call.tenant(), (id, viewer.id), &name, call.chance());
    let sealed = keys.current().zip(sealed).ok_or_else(|| Fault::new("there is no key that seals names of guests"))?;
    let of = (id, own.id, viewer.id);
    let guest = store::insert(&mut tx, of, (sealed.0, &sealed.1), erased_at(&event)).await?;
    tell(&mut tx, &guest, Some(viewer.id), "event.registration_guest.confirmed").await?;
    tx.commit().await?;
    Ok((true, shown(call, guest).await?))
}

/// Whether a member who brings some guests may bring one more, and there is a place. Who has waited for one comes first.
async fn room(call: &Call, tx: &mut Tx, event: &Event, brought: usize) -> Answer<()> {
    let settings = forms::store::settings(&mut tx.reads(), event.id).await?;
    let allowed = call.community()?.rules::<EventRules>().guest_registration_enabled;
    let most = if allowed { settings.guests_per_member } else { 0 };
    if i64::try_from(brought).unwrap_or(i64::MAX) >= most {
        return Err(Refusal::new(Code::EventGuestLimit, say!("event-guest-limit", most = most)).into());
    }
    registration::hand_on(tx, event).await?;
    if let Some(limit) = event.max_attendees
        && events::occupied(tx, event.id).await? >= limit
    {
        return Err(Refusal::new(Code::EventCapacityFull, say!("event-full")).into());
    }
    Ok(())
}

async fn tell(tx: &mut Tx, guest: &Guest, actor: Option<MemberId>, action: &str) -> Answer<()> {
    let changed = EventGuestChanged {
        action: action.to_owned(),
        event: guest.event_id,
        guest: guest.id,
        host: guest.user_id,
        actor,
    };
    outbox::tell(tx, changed).await?;
    Ok(())
}

/// Says that a guest does not come. The place is held for whoever is next.
///
/// # Errors
/// As the contract says of `cancelEventGuest`.
pub async fn cancel(call: &Call, id: EventId, guest: GuestId, reason: Option<&str>) -> Answer<Named> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let event = events::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let found = store::find(&mut tx, id, guest).await?;
    let actor = viewer.id_in(call.tenant());
    let is_own = found.as_ref().is_some_and(|found| Some(found.user_id) == actor);
    let reason = if is_own {
        // Who brings somebody takes them back even when they see the event no more.
        reason.map(str::trim).filter(|reason| !reason.is_empty())
    } else {
        let seen = events::read_seen(&mut tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?;
        if !may(Permission::ManageRegistration, role(viewer, &seen), Publication::Published, false) {
            return Err(forbidden().into());
        }
        explained(Registration::Cancelled, reason)?
    };
    let found = found.ok_or_else(gone)?;
    if found.state != State::Confirmed {
        tx.commit().await?;
        return shown(call, found).await;
    }
    let erase_at = tx.now() + KEPT_CANCELLED;
    let to = if is_own { State::Withdrawn } else { State::Cancelled };
    let done = store::cancel(&mut tx, (guest, to), (actor, reason), erase_at).await?;
    let action = format!("event.registration_guest.{}", to.as_str());
    tell(&mut tx, &done, actor, &action).await?;
    registration::fill(&mut tx, &event).await?;
    tx.commit().await?;
    shown(call, done).await
}

/// Notes whether a guest came.
///
/// # Errors
/// As the contract says of `recordEventGuestAttendance`.
pub async fn note(
    call: &Call,
    (id, guest): (EventId, GuestId),
    (action, expected): (Action, i64),
    reason: Option<&str>,
) -> Answer<Named> {
    let reason = attendance::said(reason);
    let mut tx = call.begin().await?;
    let (event, actor) = attendance::hold(call, &mut tx, id).await?;
    if action == Action::Undo && reason.is_none() {
        return Err(Refusal::new(Code::EventPeopleValidationFailed, say!("event-reason-required"))
            .field("reason")
            .into());
    }
    let found = store::find(&mut tx, id, guest).await?.ok_or_else(gone)?;
    if found.attendance_version != expected {
        return Err(attendance::stale().into());
    }
    open(&event, action, call.now())?;
    let done = write_note(&mut tx, &found, action, call.now(), (reason, actor)).await?.map_err(Hindered::refusal)?;
    tx.commit().await?;
    shown(call, done).await
}

/// Writes a note of a guest at a moment, if it follows on what is there. The event's row is held. Gives the guest as they stand since.
pub(crate) async fn write_note(
    tx: &mut Tx,
    guest: &Guest,
    action: Action,
    at: Timestamp,
    (reason, actor): (Option<&str>, Option<MemberId>),
) -> Answer<Result<Guest, Hindered>> {
    if guest.state != State::Confirmed && matches!(action, Action::CheckIn | Action::NoShow) {
        return Ok(Err(Hindered { code: Code::EventGuestConflict, sentence: say!("event-guest-conflict") }));
    }
    let (from, latest) = (guest.attendance, store::latest(tx, guest.id, guest.attendance_version).await?);
    let Some(to) = step(action, from, latest) else { return Ok(Err(attendance::illegal())) };
    let times = attendance::times(to, (guest.checked_in_at, at));
    let done = store::attend(tx, guest.id, to, times).await?;
    store::note(tx, (guest.id, done.attendance_version), (action, from, to), (reason, actor)).await?;
    Ok(Ok(done))
}

/// The part of a member's copy that has their guests: names are opened.
pub fn opened(call: &Call, fields: &mut Fields) {
    let row = &mut fields.0;
    let number = |name: &str| row.get(name).and_then(Value::as_i64).unwrap_or_default();
    let of = (EventId::from(number("event_id")), MemberId::from(number("user_id")));
    let sealed = row.remove("sealed");
    row.remove("user_id");
    let name = sealed
        .as_ref()
        .and_then(Value::as_str)
        .and_then(|sealed| call.room::<GuestKeys>().ok()?.open(call.tenant(), of, sealed));
    row.insert("name".to_owned(), name.map_or(Value::Null, Value::String));
}
