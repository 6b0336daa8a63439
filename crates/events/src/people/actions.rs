//! What those who look after the people of an event see, and decide about one of them.

use contract::{Code, Operation as Door};

use super::model::{Powers, Projection, REACH, Wanted, explained, follows, unanswerable};
use super::store::{self, Counts, Person, PersonLine, Subject};
use crate::actions::role;
use crate::actions::role_of;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::forms::{self, desk::Columns};
use crate::members;
use crate::model::{Event, EventId, Registration, Waiting, forbidden};
use crate::registration::{self, Held, Moved, Standing};
use crate::say;
use crate::store as events;

/// One page of the people of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// Those on it.
    pub rows: Vec<Person>,
    /// How many there are.
    pub counts: Counts,
    /// What is shown of them.
    pub projection: Projection,
    /// What the viewer may do with them.
    pub powers: Powers,
}

/// What the viewer may do with the people of an event that they may see, and what they are shown.
async fn sight(call: &Call, id: EventId) -> Answer<(Powers, Projection)> {
    let seen = crate::actions::get(call, id).await?;
    let powers = Powers::of(role(call.member()?, &seen));
    Ok((powers, powers.projection().ok_or_else(forbidden)?))
}

/// One page of those who have to do with an event. Pages behind the first 10,000 members are out of reach.
///
/// # Errors
/// As the contract says of `listEventPeople`.
pub async fn list(call: &Call, id: EventId, wanted: &Wanted, (page, per_page): (i64, i64)) -> Answer<Listed> {
    let (powers, projection) = sight(call, id).await?;
    wanted.visible(projection)?;
    if page.saturating_mul(per_page) > REACH.max(per_page) {
        return Err(unanswerable("page", say!("event-people-reach", most = REACH)).into());
    }
    let counts = store::counts(call, id, (wanted, projection)).await?;
    let rows = store::page(call, id, (wanted, projection), (per_page, (page - 1) * per_page)).await?;
    Ok(Listed { rows, counts, projection, powers })
}

/// The first 10,000 of those who have to do with an event, for a table; with their answers that are for the viewer, if those are asked for.
///
/// # Errors
/// As the contract says of `downloadEventPeople`.
pub async fn all(call: &Call, id: EventId, wanted: &Wanted, answers: bool) -> Answer<(Vec<Person>, Columns)> {
    let (powers, projection) = sight(call, id).await?;
    if !powers.export || projection != Projection::Full {
        return Err(forbidden().into());
    }
    let people = store::page(call, id, (wanted, projection), (REACH, 0)).await?;
    let columns = if answers {
        let ids: Vec<MemberId> = people.iter().map(|person| person.member.id).collect();
        forms::desk::columns(call, id, &ids).await?
    } else {
        Columns::default()
    };
    Ok((people, columns))
}

/// One page of what became of a member at an event, the latest first, and how many lines there are.
///
/// # Errors
/// As the contract says of `listEventPersonHistory`.
pub async fn history(
    call: &Call,
    id: EventId,
    member: MemberId,
    (page, per_page): (i64, i64),
) -> Answer<(Vec<PersonLine>, i64)> {
    let (_, projection) = sight(call, id).await?;
    let (total, is_known) = store::line_count(call, id, member, projection).await?;
    if !is_known {
        return Err(nobody().into());
    }
    let rows = store::history(call, (id, member), projection, (per_page, (page - 1) * per_page)).await?;
    Ok((rows, total))
}

pub(super) fn nobody() -> Refusal {
    Refusal::new(Code::EventRegistrationMemberNotFound, say!("member-missing"))
}

fn illegal() -> Refusal {
    Refusal::new(Code::EventRegistrationTransitionInvalid, say!("event-registration-transition"))
}

/// An event whose people the viewer looks after, held, what they may do with them, and the viewer as an actor.
pub(super) async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, Powers, Option<MemberId>)> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    Ok((event, Powers::of(role), viewer.id_in(call.tenant())))
}

/// Decides about a member's registration.
///
/// # Errors
/// As the contract says of `approveEventRegistration`, `rejectEventRegistration` and `cancelEventRegistration`.
pub async fn decide(
    call: &Call,
    id: EventId,
    member: MemberId,
    to: Registration,
    reason: Option<&str>,
) -> Answer<(Standing, Moved)> {
    let mut tx = call.begin().await?;
    let (event, powers, actor) = hold(call, &mut tx, id).await?;
    if !powers.decide {
        return Err(forbidden().into());
    }
    let reason = explained(to, reason)?;
    let active = hold_members(&mut tx, &[member], &event, actor).await?;
    let subject = store::subjects(&mut tx, &[member]).await?.pop().ok_or_else(nobody)?;
    let (registration, entry) =
        (events::registration(&mut tx, id, member).await?, events::entry(&mut tx, id, member).await?);
    let held = Held { event, me: member, actor, registration, entry, approach: None };
    let moved = move_held(call, &mut tx, &held, (subject, active), (to, reason)).await?;
    tx.commit().await?;
    Ok((registration::standing_of(call, id, member).await?, moved))
}

/// Holds the rows of some members, of the organizer and of whoever decides. Whether the organizer may come in.
pub(crate) async fn hold_members(tx: &mut Tx, of: &[MemberId], event: &Event, actor: Option<MemberId>) -> Answer<bool> {
    let mut ids = of.to_vec();
    ids.push(event.organizer_id);
    ids.extend(actor);
    let present = members::store::hold(tx, &ids).await?;
    Ok(present.iter().any(|one| one.id == event.organizer_id && one.active))
}

/// Brings the registration of a member to a state, if that follows on how it stands. What stands so already changes nothing. All rows are held.
///
/// # Errors
/// A refusal before anything is written.
pub(crate) async fn move_held(
    call: &Call,
    tx: &mut Tx,
    held: &Held,
    (subject, organizer_is_active): (Subject, bool),
    (to, reason): (Registration, Option<&str>),
) -> Answer<Moved> {
    let from = held.registration.map(|row| row.state);
    if from == Some(to) && !(to == Registration::Cancelled && held.waits()) {
        return Ok(Moved::default());
    }
    match to {
        Registration::Invited | Registration::Confirmed => {
            enter(call, tx, held, subject, organizer_is_active).await?;
            let is_waiting = to == Registration::Invited && held.waits();
            if !follows(from, to) || is_waiting {
                return Err(illegal().into());
            }
            if to == Registration::Confirmed {
                return registration::confirm_held(tx, held).await;
            }
            let history = registration::write(tx, held, to, reason).await?;
            Ok(Moved { changed: true, history: Some(history), ..Moved::default() })
        }
        Registration::Cancelled => {
            if !follows(from, to) && !held.waits() {
                return Err(illegal().into());
            }
            let had_offer = held.entry.is_some_and(|entry| entry.state == Waiting::Offered);
            let left = registration::leave_line(tx, held, reason).await?;
            let mut moved = registration::withdraw_held(tx, held, reason).await?;
            if had_offer {
                moved.released = true;
                moved.offered |= registration::fill(tx, &held.event).await?;
            }
            Ok(Moved { changed: true, history: moved.history.or(left), ..moved })
        }
        Registration::Declined | Registration::Pending => {
            if !follows(from, to) {
                return Err(illegal().into());
            }
            let history = registration::write(tx, held, to, reason).await?;
            Ok(Moved { changed: true, history: Some(history), ..Moved::default() })
        }
    }
}

/// Whether a member can begin to take part because somebody decides so. Source: spec events 6.2 and 21.
async fn enter(call: &Call, tx: &mut Tx, held: &Held, subject: Subject, organizer_is_active: bool) -> Answer<()> {
    registration::open(call, &held.event)?;
    if !organizer_is_active {
        return Err(registration::unavailable().into());
    }
    // Whoever may not see the event cannot come to it.
    let seen = events::read_seen(tx, held.me, subject.is_steward, held.event.id).await?;
    let seen = seen.filter(|_| subject.is_active).ok_or_else(nobody)?;
    if role_of(held.me, subject.is_steward, &seen).manages() {
        return Err(Refusal::new(Code::EventRegistrationForbidden, say!("event-registration-theirs")).into());
    }
    registration::meet(call, tx, (held.event.organizer_id, held.me), Door::ApproveEventRegistration).await
}
