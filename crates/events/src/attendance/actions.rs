//! What those who manage an event note of its members, and the code that a member shows.

use std::collections::{HashMap, HashSet};

use chrono::TimeDelta;
use contract::Code;

use super::code::{CheckInKeys, Claims, VALID};
use super::model::{Action, State, has_come, next_at_door, open, step};
use super::store::{self, Guest, Line, Times};
use crate::actions::role;
use crate::auth::seals::Place;
use crate::base::{Answer, Fault, MemberId, Page, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::events::EventAttendanceTransitioned;
use crate::language::Sentence;
use crate::members;
use crate::model::{Event, EventId, Publication, Registration, forbidden};
use crate::offline;
use crate::outbox;
use crate::permissions::{Permission, may};
use crate::rewards::{follow::follow, model::Credit};
use crate::say;

/// What was noted of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// `event_attendance.id`.
    pub attendance: i64,
    /// Of whom.
    pub member: MemberId,
    /// What.
    pub action: Action,
    /// What it followed on.
    pub from: State,
    /// How they stand since.
    pub to: State,
    /// Notes so far.
    pub version: i64,
    /// When they came and went.
    pub times: Times,
    /// When it was noted.
    pub at: Timestamp,
    /// The line in the history.
    pub history: i64,
    /// What becomes of hours for coming.
    pub credit: Credit,
}

/// That a member is checked in: by this call, or before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckedIn {
    /// `event_attendance.id`.
    pub attendance: i64,
    /// Who.
    pub member: MemberId,
    /// By this call.
    pub marked: bool,
    /// When they came.
    pub came: Option<Timestamp>,
    /// Notes so far.
    pub version: i64,
    /// What becomes of hours for coming.
    pub credit: Credit,
}

/// Why a member cannot be checked in.
#[derive(Clone, Debug, PartialEq)]
pub struct Hindered {
    /// For clients.
    pub code: Code,
    /// For people.
    pub sentence: Sentence,
}

impl Hindered {
    /// The same for one member alone.
    pub(crate) fn refusal(self) -> Refusal {
        Refusal::new(self.code, self.sentence)
    }
}

fn hindered(code: Code, sentence: Sentence) -> Hindered {
    Hindered { code, sentence }
}

fn nobody() -> Hindered {
    hindered(Code::EventRegistrationMemberNotFound, say!("member-missing"))
}

fn unregistered() -> Hindered {
    hindered(Code::EventAttendanceRegistrationRequired, say!("event-attendance-registration-required"))
}

pub(crate) fn illegal() -> Hindered {
    hindered(Code::EventRegistrationTransitionInvalid, say!("event-attendance-transition"))
}

/// What is said with a note, if anything.
pub(crate) fn said(reason: Option<&str>) -> Option<&str> {
    reason.map(str::trim).filter(|reason| !reason.is_empty())
}

/// An event whose attendance the viewer may note, held, and the viewer as an actor.
pub(crate) async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, Option<MemberId>)> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    // Who may note does not depend on where the event stands.
    if !may(Permission::CheckIn, role, Publication::Published, false) {
        return Err(forbidden().into());
    }
    Ok((event, viewer.id_in(call.tenant())))
}

/// Some members at an event, held until the end of the transaction.
pub(crate) async fn guests(tx: &mut Tx, event: EventId, ids: &[MemberId]) -> Answer<HashMap<MemberId, Guest>> {
    members::store::hold(tx, ids).await?;
    Ok(store::guests(tx, event, ids).await?.into_iter().map(|guest| (guest.user_id, guest)).collect())
}

/// What whoever read something older is told.
pub(crate) fn stale() -> Refusal {
    Refusal::new(Code::EventRegistrationConflict, say!("event-attendance-stale")).field("expected_version")
}

/// A member as they stand after a note.
pub(crate) fn after(guest: Guest, noted: &Recorded) -> Guest {
    Guest {
        attendance_id: Some(noted.attendance),
        state: Some(noted.to),
        version: noted.version,
        checked_in_at: noted.times.came,
        checked_out_at: noted.times.went,
        last_action: Some(noted.action),
        last_from: Some(noted.from),
        ..guest
    }
}

/// When somebody came and went who is noted so at a moment, and came before, if they did.
pub(crate) fn times(to: State, (came, at): (Option<Timestamp>, Timestamp)) -> Times {
    match to {
        State::CheckedIn => Times { came: came.or(Some(at)), went: None },
        // Nobody goes before they came.
        State::CheckedOut => Times { came, went: Some(came.unwrap_or(at).max(at)) },
        State::NotCheckedIn | State::NoShow | State::Attended => Times { came: None, went: None },
    }
}

/// Writes a note, if it follows on what is there.
pub(crate) async fn write_note(
    tx: &mut Tx,
    event: EventId,
    guest: &Guest,
    action: Action,
    with: (Option<&str>, Option<MemberId>),
) -> Answer<Result<Recorded, Hindered>> {
    let now = tx.now();
    write_note_at(tx, event, guest, action, now, with).await
}

/// The same of a moment that may be past.
pub(crate) async fn write_note_at(
    tx: &mut Tx,
    event: EventId,
    guest: &Guest,
    action: Action,
    at: Timestamp,
    (reason, actor): (Option<&str>, Option<MemberId>),
) -> Answer<Result<Recorded, Hindered>> {
    let takes_part = guest.registration == Some(Registration::Confirmed);
    if matches!(action, Action::CheckIn | Action::NoShow) && !takes_part {
        return Ok(Err(unregistered()));
    }
    let from = guest.state();
    let Some(to) = step(action, from, guest.last_action.zip(guest.last_from)) else { return Ok(Err(illegal())) };
    let now = tx.now();
    let times = times(to, (guest.checked_in_at, at));
    let attendance = store::write(tx, event, guest, to, times).await?;
    let version = guest.version + 1;
    let history = store::note(tx, (attendance, version), (action, from, to), reason, actor).await?;
    let member = guest.user_id;
    let told = EventAttendanceTransitioned { event, member, actor, action, from, to, attendance_version: version };
    outbox::tell(tx, told).await?;
    let credit = follow(tx, event, (member, actor), (from, to)).await?;
    Ok(Ok(Recorded { attendance, member, action, from, to, version, times, at: now, history, credit }))
}

/// Notes whether a member came.
///
/// # Errors
/// As the contract says of `recordEventAttendance`.
pub async fn note(
    call: &Call,
    id: EventId,
    member: MemberId,
    (action, expected): (Action, i64),
    reason: Option<&str>,
) -> Answer<Recorded> {
    let reason = said(reason);
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    if action == Action::Undo && reason.is_none() {
        return Err(Refusal::new(Code::EventPeopleValidationFailed, say!("event-reason-required"))
            .field("reason")
            .into());
    }
    let guest = guests(&mut tx, id, &[member]).await?.remove(&member).ok_or_else(|| nobody().refusal())?;
    if guest.version != expected {
        return Err(stale().into());
    }
    open(&event, action, call.now())?;
    let recorded = write_note(&mut tx, id, &guest, action, (reason, actor)).await?.map_err(Hindered::refusal)?;
    tx.commit().await?;
    Ok(recorded)
}

/// Who shows a code or a pass for an event, which is held. A code is used up by what is noted, a pass is good until it is rotated or withdrawn.
///
/// # Errors
/// 422 `EVENT_CHECKIN_CODE_INVALID` for what is neither, or is good no more.
pub(crate) async fn shown(call: &Call, tx: &mut Tx, id: EventId, code: &str) -> Answer<Guest> {
    let useless = || {
        let sentence = say!("event-check-in-code-invalid");
        Refusal::new(Code::EventCheckinCodeInvalid, sentence).field("credential")
    };
    if let Some(member) = offline::holder(tx, id, code).await? {
        return Ok(guests(tx, id, &[member]).await?.remove(&member).ok_or_else(useless)?);
    }
    let keys = call.room::<CheckInKeys>()?;
    let claims = keys.open((call.tenant(), id), code, call.now()).ok_or_else(useless)?;
    let guest = guests(tx, id, &[claims.member]).await?.remove(&claims.member).ok_or_else(useless)?;
    if guest.version != claims.version {
        return Err(useless().into());
    }
    Ok(guest)
}

/// Notes that the member who shows a code or a pass comes or goes.
///
/// # Errors
/// As the contract says of `redeemEventCheckInCode`.
pub async fn redeem(call: &Call, id: EventId, code: &str, action: Action, reason: Option<&str>) -> Answer<Recorded> {
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    let guest = shown(call, &mut tx, id, code).await?;
    open(&event, action, call.now())?;
    let recorded = write_note(&mut tx, id, &guest, action, (said(reason), actor)).await?.map_err(Hindered::refusal)?;
    tx.commit().await?;
    Ok(recorded)
}

/// What became of checking some members in, in their order.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, and those of the event in [`open`].
pub async fn check_in(
    call: &Call,
    id: EventId,
    members: &[MemberId],
    notes: Option<&str>,
) -> Answer<Vec<(MemberId, Result<CheckedIn, Hindered>)>> {
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    open(&event, Action::CheckIn, call.now())?;
    let known = guests(&mut tx, id, members).await?;
    let (mut seen, mut done) = (HashSet::new(), Vec::with_capacity(members.len()));
    for member in members.iter().filter(|member| seen.insert(**member)) {
        let outcome = match known.get(member) {
            None => Err(nobody()),
            Some(guest) => one(&mut tx, id, guest, (said(notes), actor)).await?,
        };
        done.push((*member, outcome));
    }
    tx.commit().await?;
    Ok(done)
}

async fn one(
    tx: &mut Tx,
    event: EventId,
    guest: &Guest,
    with: (Option<&str>, Option<MemberId>),
) -> Answer<Result<CheckedIn, Hindered>> {
    if let Some(attendance) = guest.attendance_id.filter(|_| has_come(guest.state())) {
        let (member, came, version) = (guest.user_id, guest.checked_in_at, guest.version);
        let credit = follow(tx, event, (member, with.1), (guest.state(), guest.state())).await?;
        return Ok(Ok(CheckedIn { attendance, member, marked: false, came, version, credit }));
    }
    Ok(write_note(tx, event, guest, Action::CheckIn, with).await?.map(|recorded| CheckedIn {
        attendance: recorded.attendance,
        member: recorded.member,
        marked: true,
        came: recorded.times.came,
        version: recorded.version,
        credit: recorded.credit,
    }))
}

/// A code for the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorCode {
    /// What it is good for now.
    pub action: Action,
    /// The code.
    pub credential: String,
    /// Until when it is good.
    pub expires: Timestamp,
}

/// The viewer's code for an event in which they take part.
///
/// # Errors
/// As the contract says of `getEventCheckInCode`.
pub async fn code(call: &Call, id: EventId) -> Answer<DoorCode> {
    let viewer = call.member()?;
    let seen = crate::actions::get(call, id).await?;
    let own = &seen.around;
    if own.own_registration != Some(Registration::Confirmed) || viewer.tenant != call.tenant() {
        return Err(unregistered().refusal().into());
    }
    open(&seen.event, Action::CheckIn, call.now())?;
    let action = next_at_door(own.own_attendance.unwrap_or(State::NotCheckedIn)).ok_or_else(|| illegal().refusal())?;
    // Whole seconds, so that what is told is what the code says.
    let expires =
        Timestamp::from_timestamp(call.now().timestamp(), 0).unwrap_or(call.now()) + VALID.max(TimeDelta::zero());
    let version = own.own_attendance_version.unwrap_or(0);
    let claims = Claims { member: viewer.id, version, expires: expires.timestamp() };
    let keys = call.room::<CheckInKeys>()?;
    let sealed = keys.seal((call.tenant(), id), &claims);
    let credential = sealed.ok_or_else(|| Fault::new("there is no key for codes of check-in"))?;
    Ok(DoorCode { action, credential, expires })
}

/// What cursors of the list of an event's attendance are good for.
#[must_use]
pub fn roster_place(call: &Call, id: EventId, state: Option<State>) -> Place {
    Place::new(call, &format!("event attendance {id} {state:?}"))
}

/// Those who take part in an event or of whom something is noted, by their ids.
///
/// # Errors
/// 404 `NOT_FOUND` if the viewer may not see it; 403 `FORBIDDEN` if they do not manage it; 422 `INVALID_CURSOR` for a cursor of another list.
pub async fn roster(
    call: &Call,
    id: EventId,
    state: Option<State>,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<Line>> {
    let viewer = call.member()?;
    let seen = crate::actions::get(call, id).await?;
    if !may(Permission::CheckIn, role(viewer, &seen), Publication::Published, false) {
        return Err(forbidden().into());
    }
    let after = roster_place(call, id, state).open(call, cursor)?;
    let rows = store::roster(call, id, state, after, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.member.id.get()))
}
