//! The agenda of an event as the viewer sees it.

use std::collections::HashMap;

use super::model::{
    Booking, Eyes, Place, SessionId, Slot, Status, Trouble, Visibility, Warning, clashes, gone, is_open,
};
use super::seal::AgendaKeys;
use super::store::{self, Session, SessionSeen, Speaker};
use crate::actions::role;
use crate::base::Answer;
use crate::call::Call;
use crate::model::{Event, EventId, Publication, Registration, missing};
use crate::permissions::{Permission, Role, may};
use crate::store::EventSeen;

/// Something to read or to look at, as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// What it is called.
    pub title: String,
    /// Its address; none if its key is gone.
    pub url: Option<String>,
    /// Who sees it.
    pub visibility: Visibility,
}

/// A session as the viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The session.
    pub session: Session,
    /// When it is.
    pub slot: Slot,
    /// How they stand to it.
    pub own: Option<Place>,
    /// They can take a place.
    pub can_register: bool,
    /// Who speaks.
    pub speakers: Vec<Speaker>,
    /// What they may read.
    pub resources: Vec<Opened>,
    /// What does not go together.
    pub warnings: Vec<Warning>,
}

/// The agenda of an event as the viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Agenda {
    /// The event.
    pub event: Event,
    /// Changes so far.
    pub version: i64,
    /// What they may do with it.
    pub eyes: Eyes,
    /// Its sessions, in their order.
    pub sessions: Vec<Shown>,
}

impl Agenda {
    /// Sessions at which the viewer has a place, the earliest first.
    #[must_use]
    pub fn own(&self) -> Vec<SessionId> {
        let mut own: Vec<_> = self.sessions.iter().filter(|one| one.own == Some(Place::Registered)).collect();
        own.sort_by_key(|one| (one.slot.start.at, one.session.id));
        own.into_iter().map(|one| one.session.id).collect()
    }
}

/// Whether they may change agendas. It does not depend on where the event stands.
pub(super) fn manages(role: Role) -> bool {
    may(Permission::ManageAgenda, role, Publication::Published, false)
}

/// What the viewer may do with the agenda of an event, and what they see of it.
pub(super) fn eyes(call: &Call, seen: &EventSeen) -> Answer<Eyes> {
    let viewer = call.member()?;
    let role = role(viewer, seen);
    let takes_part = viewer.tenant == call.tenant() && seen.around.own_registration == Some(Registration::Confirmed);
    Ok(Eyes { manages: manages(role), helps: role != Role::Member, takes_part })
}

/// The agenda of an event that the viewer may see.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn get(call: &Call, id: EventId) -> Answer<Agenda> {
    Ok(each(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// The agendas of those of some events that the viewer may see. The same number of statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[EventId]) -> Answer<Vec<Agenda>> {
    let me = call.me()?;
    let events = crate::actions::each(call, ids).await?;
    let ids: Vec<EventId> = events.iter().map(|seen| seen.event.id).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = store::list(&mut call.reads(), &ids, me).await?;
    let sessions: Vec<SessionId> = rows.iter().map(|row| row.session.id).collect();
    let mut speakers: HashMap<SessionId, Vec<Speaker>> = HashMap::new();
    if !sessions.is_empty() {
        for one in store::speakers(&mut call.reads(), &sessions).await? {
            speakers.entry(one.session_id).or_default().push(one);
        }
    }
    let versions = store::versions(&mut call.reads(), &ids).await?;
    let mut of: HashMap<EventId, Vec<SessionSeen>> = HashMap::new();
    for row in rows {
        of.entry(row.session.event_id).or_default().push(row);
    }
    let keys = call.room::<AgendaKeys>()?;
    events
        .into_iter()
        .map(|seen| {
            let eyes = eyes(call, &seen)?;
            let event = seen.event;
            let rows = of.remove(&event.id).unwrap_or_default();
            let version = versions.iter().find(|one| one.event_id == event.id).map_or(0, |one| one.version);
            let sessions = shown(call, keys, &event, eyes, rows, &mut speakers)?;
            Ok(Agenda { event, version, eyes, sessions })
        })
        .collect()
}

/// Sessions of an event, as far as the viewer sees them.
fn shown(
    call: &Call,
    keys: &AgendaKeys,
    event: &Event,
    eyes: Eyes,
    rows: Vec<SessionSeen>,
    speakers: &mut HashMap<SessionId, Vec<Speaker>>,
) -> Answer<Vec<Shown>> {
    let me = call.me()?;
    let mut bookings = Vec::new();
    let mut all = Vec::with_capacity(rows.len());
    for SessionSeen { session, own } in rows {
        let speakers = speakers.remove(&session.id).unwrap_or_default();
        let speaks = speakers.iter().any(|one| one.user_id == Some(me));
        if !eyes.see(session.visibility, speaks) {
            continue;
        }
        let slot = Slot::of(&session, event)?;
        if session.status == Status::Scheduled {
            let is_own = own.own_state == Some(Place::Registered);
            bookings.push(Booking::of(&session, slot, speakers.iter(), is_own));
        }
        let has_room = session.capacity.is_none_or(|places| session.registered < places);
        let can_register = eyes.takes_part
            && own.own_state != Some(Place::Registered)
            && has_room
            && is_open(&session, &slot, event, call.now());
        let resources = session.resources.0.iter().filter(|one| eyes.see(one.visibility, speaks));
        let resources = resources.map(|one| Opened {
            title: one.title.clone(),
            url: keys.open(call.tenant(), &one.sealed_url),
            visibility: one.visibility,
        });
        let resources = resources.collect();
        all.push(Shown { session, slot, own: own.own_state, can_register, speakers, resources, warnings: Vec::new() });
    }
    for one in &mut all {
        let Some(booking) = bookings.iter().find(|booking| booking.id == Some(one.session.id)) else { continue };
        if eyes.manages && !one.slot.is_within(event) {
            one.warnings.push(Warning { kind: Trouble::Outside, other: None });
        }
        let told = clashes(booking, &bookings).into_iter();
        one.warnings.extend(told.filter(|warning| eyes.manages || warning.kind == Trouble::Own));
    }
    Ok(all)
}

/// A session with the agenda that it is part of.
///
/// # Errors
/// 404 `NOT_FOUND` or `EVENT_SESSION_NOT_FOUND` if the viewer may not see it.
pub(super) async fn one(call: &Call, id: EventId, session: SessionId) -> Answer<(Agenda, Shown)> {
    let mut agenda = get(call, id).await?;
    let at = agenda.sessions.iter().position(|one| one.session.id == session).ok_or_else(gone)?;
    let shown = agenda.sessions.swap_remove(at);
    Ok((agenda, shown))
}
