//! Places of events: registrations, and who is interested.

use super::line::{Entry, entry_in};
use super::{EventSeen, around, joined, own_staff, seen};
use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::card_columns;
use crate::model::{EventId, Registration, event_columns};
use crate::tickets::store::release;
use crate::{agenda, forms, guests, insert, params, record};

/// The only pool of places.
const POOL: &str = "event";

record! {
    /// A registration.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct RegistrationRow {
        /// `event_registrations.id`.
        pub id: i64,
        /// Whose it is.
        pub user_id: MemberId,
        /// How it stands.
        pub state: Registration,
        /// Moves so far.
        pub version: i64,
        /// When the member was invited.
        pub invited_at: Option<Timestamp>,
        /// When they asked.
        pub pending_at: Option<Timestamp>,
        /// When they got their place.
        pub confirmed_at: Option<Timestamp>,
        /// When it was declined.
        pub declined_at: Option<Timestamp>,
        /// When it was cancelled.
        pub cancelled_at: Option<Timestamp>,
        /// When it moved last.
        pub updated_at: Timestamp,
    }
    select registration_columns
}

/// Somebody's registration.
#[rustfmt::skip::macros(concat)]
async fn registration_in(from: &mut Reads<'_>, event: EventId, member: MemberId) -> Stored<Option<RegistrationRow>> {
    from.optional(
        concat!("SELECT ", registration_columns!(), "
               FROM event_registrations
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND capacity_pool = 'event'"),
        params![event, member],
    )
    .await
}

/// The same in a transaction.
pub async fn registration(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<Option<RegistrationRow>> {
    registration_in(&mut tx.reads(), event, member).await
}

/// Registrations of some members at an event.
#[rustfmt::skip::macros(concat)]
pub async fn registrations(tx: &mut Tx, event: EventId, members: &[MemberId]) -> Stored<Vec<RegistrationRow>> {
    tx.all(
        concat!("SELECT ", registration_columns!(), "
               FROM event_registrations
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = ANY($3) AND capacity_pool = 'event'"),
        params![event, members],
    )
    .await
}

/// Somebody's registration and their entry of the waiting list.
pub async fn standing(
    call: &Call,
    event: EventId,
    member: MemberId,
) -> Stored<(Option<RegistrationRow>, Option<Entry>)> {
    let registration = registration_in(&mut call.reads(), event, member).await?;
    Ok((registration, entry_in(&mut call.reads(), event, member).await?))
}

/// An event with what is shown with it, whoever may see it.
#[rustfmt::skip::macros(concat)]
pub async fn around_any(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    id: EventId,
) -> Stored<Option<(EventSeen, bool)>> {
    call.optional(
        concat!("SELECT ", event_columns!("e"), ", ", card_columns!("u"), ", ", around!(), ", ", seen!(), " AS is_seen
               FROM events e
               ", joined!(), "
              WHERE e.tenant_id = $1 AND e.id = $5"),
        params![viewer, steward, call.now(), id],
    )
    .await
}

record! {
    /// What decides about somebody who comes to an event that they may see. Nobody is counted for it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Approach {
        /// How they help with it: the sum of their roles' bits.
        pub own_staff: i64,
        /// They have a registration, however it stands.
        pub is_registered: bool,
        /// They have an entry of the waiting list, however it stands.
        pub is_listed: bool,
        /// Somebody waits, or a place was held for too long.
        pub is_awaited: bool,
        /// Those who look after it decide who takes part.
        pub requires_approval: bool,
        /// Whoever takes part or waits has answered its questions before, if it has any.
        pub requires_answers: bool,
    }
}

/// How somebody comes to an event, whose row is held; none if they may not see it.
#[rustfmt::skip::macros(concat)]
pub async fn approach(tx: &mut Tx, viewer: MemberId, steward: bool, id: EventId) -> Stored<Option<Approach>> {
    let now: Timestamp = tx.now();
    tx.optional(
        concat!("SELECT ", own_staff!(), " AS own_staff,
                EXISTS (SELECT 1 FROM event_registrations r
                         WHERE r.tenant_id = $1 AND r.event_id = e.id AND r.user_id = $2) AS is_registered,
                EXISTS (SELECT 1 FROM event_waitlist_entries w
                         WHERE w.tenant_id = $1 AND w.event_id = e.id AND w.user_id = $2) AS is_listed,
                (EXISTS (SELECT 1 FROM event_waitlist_entries w
                          WHERE w.tenant_id = $1 AND w.event_id = e.id AND w.state = 'waiting')
                 OR EXISTS (SELECT 1 FROM event_waitlist_entries w
                             WHERE w.tenant_id = $1 AND w.event_id = e.id AND w.state = 'offered' AND w.offer_expires_at <= $4)) AS is_awaited,
                EXISTS (SELECT 1 FROM event_form_settings d
                         WHERE d.tenant_id = $1 AND d.event_id = e.id AND d.approval_mode = 'manual') AS requires_approval,
                EXISTS (SELECT 1 FROM event_form_settings d
                         WHERE d.tenant_id = $1 AND d.event_id = e.id AND d.answers = 'before') AS requires_answers
               FROM events e
              WHERE e.tenant_id = $1 AND e.id = $5 AND ", seen!()),
        params![viewer, steward, now, id],
    )
    .await
}

/// Brings somebody's registration to a state, with a line in its history; with one that was confirmed, their tickets go. Gives the number of that line.
pub async fn register(
    tx: &mut Tx,
    event: EventId,
    (member, actor): (MemberId, Option<MemberId>),
    (from, to): (Option<RegistrationRow>, Registration),
    reason: Option<&str>,
) -> Stored<i64> {
    let now = tx.now();
    let id: i64 = match from {
        None => {
            let at = |state| (state == to).then_some(now);
            let (sql, params) = insert! { into event_registrations {
                event_id: event,
                user_id: member,
                capacity_pool: POOL,
                state: to,
                version: 1_i64,
                invited_at: at(Registration::Invited),
                pending_at: at(Registration::Pending),
                confirmed_at: at(Registration::Confirmed),
                created_at & updated_at: now,
            } then "RETURNING id" };
            tx.one(sql, params).await?
        }
        Some(row) => {
            tx.run(
                "UPDATE event_registrations
                    SET state = $3, version = version + 1, updated_at = $4,
                        invited_at = CASE WHEN $3 = 'invited' THEN $4 ELSE invited_at END,
                        pending_at = CASE WHEN $3 = 'pending' THEN $4 ELSE pending_at END,
                        confirmed_at = CASE WHEN $3 = 'confirmed' THEN $4 ELSE confirmed_at END,
                        declined_at = CASE WHEN $3 = 'declined' THEN $4 ELSE declined_at END,
                        cancelled_at = CASE WHEN $3 = 'cancelled' THEN $4 ELSE cancelled_at END
                  WHERE tenant_id = $1 AND id = $2",
                params![row.id, to, now],
            )
            .await?;
            row.id
        }
    };
    let leaves = from.is_some_and(|row| row.state == Registration::Confirmed) && to != Registration::Confirmed;
    if leaves {
        // Whoever does not take part any more has no tickets and no places at sessions, and brings nobody.
        release(tx, &[event], Some(member), actor).await?;
        agenda::store::release(tx, &[event], Some(member)).await?;
        guests::store::release(tx, &[event], Some(member), actor).await?;
    }
    if matches!(to, Registration::Declined | Registration::Cancelled) {
        // What they answered is nobody's who takes part.
        forms::store::due::look(tx, &[event], Some(member)).await?;
    }
    let (sql, params) = insert! { into event_registration_history {
        registration_id: id,
        from_state: from.map(|row| row.state),
        to_state: to,
        version: from.map_or(1, |row| row.version + 1),
        reason,
        actor_id: actor,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Whether somebody takes part in any of some events, waits, is invited or has asked, who could not see it if it belonged to a group.
pub async fn has_outsiders(tx: &mut Tx, events: &[EventId], group: GroupId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM (SELECT user_id FROM event_registrations
                                 WHERE tenant_id = $1 AND event_id = ANY($2) AND state IN ('invited', 'pending', 'confirmed')
                                UNION
                                SELECT user_id FROM event_waitlist_entries
                                 WHERE tenant_id = $1 AND event_id = ANY($2) AND state IN ('waiting', 'offered')) p
                         WHERE NOT EXISTS (SELECT 1
                                             FROM groups g
                                             LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = p.user_id
                                            WHERE g.tenant_id = $1 AND g.id = $3
                                              AND (g.visibility = 'public' OR g.owner_id = p.user_id OR v.status = 'active')))",
        params![events, group],
    )
    .await
}

/// Notes that somebody is interested, or that they are not any more.
pub async fn interest(tx: &mut Tx, event: EventId, member: MemberId, is_interested: bool) -> Stored<u64> {
    let now = tx.now();
    if !is_interested {
        return tx
            .run(
                "DELETE FROM event_engagements WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3",
                params![event, member],
            )
            .await;
    }
    let (sql, params) = insert! { into event_engagements {
        event_id: event,
        user_id: member,
        created_at: now,
    } then "ON CONFLICT (tenant_id, event_id, user_id) DO NOTHING" };
    tx.run(sql, params).await
}
