//! Who comes, and who waits: lists for those who may know.

use crate::actions::{get, role};
use crate::auth::seals::Place;
use crate::base::{Answer, Page};
use crate::call::Call;
use crate::model::{EventId, Publication, Registration, forbidden};
use crate::permissions::{Permission, may};
use crate::store;
use crate::store::{Attendee, EventSeen};

/// What cursors of a list of those who come are good for.
#[must_use]
pub fn attendees_place(call: &Call, id: EventId, kind: &str) -> Place {
    Place::new(call, &format!("event attendees {id} {kind}"))
}

/// Those who come to an event, by their ids; those who wait in the order of the line. Who manages it sees everybody and who was there, who takes part sees who takes part.
///
/// # Errors
/// 404 `NOT_FOUND` if the viewer may not see it; 403 `FORBIDDEN` if the list is not for them; 422 `INVALID_CURSOR` for a cursor of another list.
pub async fn attendees(
    call: &Call,
    id: EventId,
    kind: &'static str,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<Attendee>> {
    let seen = get(call, id).await?;
    let takes_part = seen.around.own_registration == Some(Registration::Confirmed);
    let manages = manages(call, &seen)?;
    if !(manages || takes_part && kind == "going") {
        return Err(forbidden().into());
    }
    let after = attendees_place(call, id, kind).open(call, cursor)?;
    let rows = store::attendees(call, id, (kind, manages), after, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.member.id.get()))
}

/// Those who wait for a place at an event, in the order of the line, and where the viewer stands in it. Only those who manage the event see who waits.
///
/// # Errors
/// 404 `NOT_FOUND` if the viewer may not see it; 422 `INVALID_CURSOR` for a cursor of another list.
pub async fn waiting(
    call: &Call,
    id: EventId,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<(Page<Attendee>, Option<i64>)> {
    let seen = get(call, id).await?;
    let after = attendees_place(call, id, WAITING).open(call, cursor)?;
    let rows = if manages(call, &seen)? {
        store::attendees(call, id, (WAITING, true), after, limit + 1).await?
    } else {
        Vec::new()
    };
    Ok((call.page(rows, limit, |row| row.member.id.get()), seen.around.own_place))
}

/// Those who wait, as the contract calls them.
const WAITING: &str = "waitlisted";

fn manages(call: &Call, seen: &EventSeen) -> Answer<bool> {
    Ok(may(Permission::ManagePeople, role(call.member()?, seen), Publication::Published, false))
}
