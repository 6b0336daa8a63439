//! Whom a campaign is about, and whether they would be invited.

use crate::base::MemberId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::invitations::model::{Candidate, Choice};
use crate::model::EventId;
use crate::{params, record};

record! {
    /// Somebody whom a campaign is about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Sorted {
        /// Who.
        pub user_id: MemberId,
        /// Whether they would be invited.
        pub candidate: Candidate,
    }
}

/// Whether member `u` would be invited to event `e`.
macro_rules! candidate {
    () => {
        "CASE WHEN u.status <> 'active' OR u.id = e.organizer_id
                          OR u.role IN ('admin', 'tenant_admin', 'super_admin') OR u.is_tenant_super_admin
                          OR EXISTS (SELECT 1 FROM event_staff_assignments f
                                      WHERE f.tenant_id = $1 AND f.event_id = e.id AND f.user_id = u.id AND f.status = 'active' AND f.role = 'co_organizer')
                          OR (e.group_id IS NOT NULL
                              AND NOT EXISTS (SELECT 1 FROM groups g
                                                LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = u.id
                                               WHERE g.tenant_id = $1 AND g.id = e.group_id
                                                 AND (g.visibility = 'public' OR g.owner_id = u.id OR v.status = 'active'))) THEN 'unavailable'
                     WHEN r.state = 'invited' THEN 'invited'
                     WHEN r.state IN ('confirmed', 'pending') OR w.state IN ('waiting', 'offered') THEN 'taking_part'
                     WHEN EXISTS (SELECT 1 FROM user_blocks b
                                   WHERE b.tenant_id = $1 AND (b.user_id = e.organizer_id AND b.blocked_user_id = u.id
                                                               OR b.user_id = u.id AND b.blocked_user_id = e.organizer_id)) THEN 'kept_back'
                     ELSE 'invitable' END"
    };
}

/// Everybody whom a campaign for event `$2` is about: its audience `$3`, who is named `$4`, the group `$5` and the earlier event `$6`.
macro_rules! audience {
    () => {
        "FROM users u
               JOIN events e ON e.tenant_id = $1 AND e.id = $2
               LEFT JOIN event_registrations r
                 ON r.tenant_id = $1 AND r.event_id = $2 AND r.user_id = u.id AND r.capacity_pool = 'event'
               LEFT JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.event_id = $2 AND w.user_id = u.id
              WHERE u.tenant_id = $1 AND u.deleted_at IS NULL
                AND (($3 = 'members' AND u.id = ANY($4))
                     OR ($3 = 'group' AND u.id IN (SELECT n.user_id FROM group_members n
                                                    WHERE n.tenant_id = $1 AND n.group_id = $5 AND n.status = 'active'))
                     OR ($3 = 'participants' AND (u.id IN (SELECT p.user_id FROM event_registrations p
                                                            WHERE p.tenant_id = $1 AND p.event_id = $6 AND p.state = 'confirmed')
                                                  OR u.id IN (SELECT a.user_id FROM event_attendance a
                                                               WHERE a.tenant_id = $1 AND a.event_id = $6
                                                                 AND a.state IN ('checked_in', 'checked_out', 'attended'))))
                     OR ($3 = 'interested' AND u.id IN (SELECT i.user_id FROM event_engagements i
                                                         WHERE i.tenant_id = $1 AND i.event_id = $2)))"
    };
}

/// Some of those whom a campaign is about, by their ids, after `after`.
#[rustfmt::skip::macros(concat)]
pub async fn candidates_after(
    tx: &mut Tx,
    event: EventId,
    choice: &Choice,
    (after, limit): (MemberId, i64),
) -> Stored<Vec<Sorted>> {
    tx.all(
        concat!("SELECT u.id AS user_id, ", candidate!(), " AS candidate
               ", audience!(), "
                AND u.id > $7
              ORDER BY u.id
              LIMIT $8"),
        params![event, choice.audience, &choice.members, choice.group, choice.source, after, limit],
    )
    .await
}

/// How many would be invited, and how many not and why.
#[rustfmt::skip::macros(concat)]
pub async fn sizes(call: &Call, event: EventId, choice: &Choice) -> Stored<Vec<(Candidate, i64)>> {
    call.all(
        concat!("SELECT c.candidate, COUNT(*)
               FROM (SELECT ", candidate!(), " AS candidate
               ", audience!(), ") c
              GROUP BY c.candidate"),
        params![event, choice.audience, &choice.members, choice.group, choice.source],
    )
    .await
}
