//! Asking for somebody to step in, and what staff do about it.

use contract::Code;
use contract::messages::CoordinatorRequestStatus as Status;

use super::store::{self, Request};
use crate::base::{Answer, Cursor, MessageId, OrRefuse as _, Page, Refusal};
use crate::call::Call;
use crate::members::actions::hold_own;
use crate::messages::events::{CoordinatorRequestClosed, CoordinatorRequested};
use crate::outbox;
use crate::say;

/// Asks those who look after the community to step in between the viewer and the other one of a message. The one that waits, if there is one.
///
/// Emits `CoordinatorRequested` if it is new. Refuses with `NOT_FOUND` if the viewer does not see the message, or is no member of this community. Source: spec accounts 13.
pub async fn ask(call: &Call, message: MessageId, reason: Option<&str>) -> Answer<Request> {
    let me = call.me()?;
    let reason = reason.map(str::trim).filter(|words| !words.is_empty());
    let mut tx = call.begin().await?;
    // One request of a member after another: of two about the same other, the second finds the first.
    hold_own(&mut tx, me).await?;
    let about = crate::store::lock(&mut tx, me, message).await?;
    let partner = about.or_refuse(Code::NotFound, say!("message-missing"))?.other(me);
    let request = match store::open(&mut tx, me, partner).await? {
        Some(waits) => waits,
        None => {
            let request = store::insert(&mut tx, message, (me, partner), reason).await?;
            outbox::tell(&mut tx, CoordinatorRequested { request, member: me, partner }).await?;
            let made = store::open(&mut tx, me, partner).await?;
            made.or_refuse(Code::NotFound, say!("coordinator-request-missing"))?
        }
    };
    tx.commit().await?;
    Ok(request)
}

/// Requests that are not about the viewer, the newest first; in one state, or in each.
pub async fn list(call: &Call, status: Option<Status>, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Request>> {
    let me = call.me()?;
    let before = call.newest_behind(cursor);
    let rows = store::page(call, me, status, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id))
}

/// Closes a request.
///
/// Emits `CoordinatorRequestClosed`. Refuses with `NOT_FOUND` if there is none, or the viewer is one of the two; with 409 `INVALID_STATE` if it is closed.
pub async fn close(call: &Call, id: i64) -> Answer<Request> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let found = store::lock(&mut tx, me, id).await?;
    let request = found.or_refuse(Code::NotFound, say!("coordinator-request-missing"))?;
    if request.status == Status::Closed {
        return Err(Refusal::new(Code::InvalidState, say!("coordinator-request-closed")).into());
    }
    store::close(&mut tx, id, me).await?;
    let event = CoordinatorRequestClosed { request: id, member: request.user_id, partner: request.partner_id };
    outbox::tell(&mut tx, event).await?;
    let closed_at = Some(tx.now());
    tx.commit().await?;
    Ok(Request { status: Status::Closed, closed_by: Some(me), closed_at, ..request })
}
