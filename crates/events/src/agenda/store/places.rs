//! Who has a place at which session.

use super::super::model::{Place, SessionId};
use crate::base::MemberId;
use crate::call::Tx;
use crate::db::Stored;
use crate::model::EventId;
use crate::{insert, params};

/// Gives a member a place at a session, which is held. The constraint keeps their number within the capacity.
pub async fn take(tx: &mut Tx, event: EventId, session: SessionId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_session_registrations {
        event_id: event,
        session_id: session,
        user_id: member,
        state: Place::Registered,
        version: 1_i64,
        created_at & updated_at: now,
    } then "ON CONFLICT (tenant_id, session_id, user_id) DO UPDATE
        SET state = excluded.state, version = event_session_registrations.version + 1, updated_at = excluded.updated_at" };
    tx.run(sql, params).await?;
    tx.run("UPDATE event_sessions SET registered = registered + 1 WHERE tenant_id = $1 AND id = $2", params![session])
        .await
}

/// Takes a member's place at a session, which is held, back.
pub async fn give_back(tx: &mut Tx, session: SessionId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_session_registrations SET state = 'withdrawn', version = version + 1, updated_at = $4
          WHERE tenant_id = $1 AND session_id = $2 AND user_id = $3 AND state = 'registered'",
        params![session, member, now],
    )
    .await?;
    tx.run("UPDATE event_sessions SET registered = registered - 1 WHERE tenant_id = $1 AND id = $2", params![session])
        .await
}

/// Takes back the places at sessions of a member who does not take part in an event any more, or of everybody (none). The event's row is held. Gives at how many
/// sessions.
pub async fn release(tx: &mut Tx, events: &[EventId], member: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    let touched = tx
        .run(
            "UPDATE event_sessions
                SET registered = registered - (SELECT COUNT(*) FROM event_session_registrations r
                                                WHERE r.tenant_id = $1 AND r.session_id = event_sessions.id AND r.state = 'registered'
                                                  AND ($3 IS NULL OR r.user_id = $3))
              WHERE tenant_id = $1 AND event_id = ANY($2)
                AND EXISTS (SELECT 1 FROM event_session_registrations r
                             WHERE r.tenant_id = $1 AND r.session_id = event_sessions.id AND r.state = 'registered'
                               AND ($3 IS NULL OR r.user_id = $3))",
            params![events, member],
        )
        .await?;
    if touched > 0 {
        tx.run(
            "UPDATE event_session_registrations SET state = 'released', version = version + 1, updated_at = $4
              WHERE tenant_id = $1 AND event_id = ANY($2) AND state = 'registered' AND ($3 IS NULL OR user_id = $3)",
            params![events, member, now],
        )
        .await?;
    }
    Ok(touched)
}
