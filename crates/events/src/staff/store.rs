//! What the tables of those who help are asked.

use super::{StaffRole, Status};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::EventId;
use crate::{insert, joined_record, params, record, words};

words! {
    /// What became of an assignment.
    pub enum Action {
        /// Somebody granted it.
        Granted = "granted",
        /// Somebody ended it.
        Revoked = "revoked",
        /// Its time was over.
        Expired = "expired",
    }
}

record! {
    /// That a member helps with an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Assignment {
        /// `event_staff_assignments.id`.
        pub id: i64,
        /// Which event.
        pub event_id: EventId,
        /// Who.
        pub user_id: MemberId,
        /// How.
        pub role: StaffRole,
        /// Whether they do.
        pub status: Status,
        /// How often it was granted and ended.
        pub version: i64,
        /// When it was granted last.
        pub granted_at: Timestamp,
        /// By whom, if they are a member and still there.
        pub granted_by: Option<MemberId>,
        /// When it ended.
        pub revoked_at: Option<Timestamp>,
        /// Who ended it, if they are a member and still there.
        pub revoked_by: Option<MemberId>,
        /// When it is to end.
        pub expires_at: Option<Timestamp>,
    }
    select assignment_columns
}

impl Assignment {
    /// Whether it counts.
    #[must_use]
    pub fn counts(&self, now: Timestamp) -> bool {
        self.status == Status::Active && self.expires_at.is_none_or(|end| end > now)
    }
}

joined_record! {
    /// An assignment, and who helps.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Helper {
        /// The assignment.
        pub assignment: Assignment,
        /// Who helps.
        pub member: Card,
    }
}

/// Assignments of an event that was granted last first, at most `limit`. `all`: those that have ended, too.
#[rustfmt::skip::macros(concat)]
pub async fn list(call: &Call, event: EventId, all: bool, limit: i64) -> Stored<Vec<Helper>> {
    call.all(
        concat!("SELECT ", assignment_columns!("a"), ", ", card_columns!("u"), "
               FROM event_staff_assignments a
               JOIN users u ON u.tenant_id = $1 AND u.id = a.user_id
              WHERE a.tenant_id = $1 AND a.event_id = $2
                AND ($3 OR (a.status = 'active' AND (a.expires_at IS NULL OR a.expires_at > $4)))
              ORDER BY a.granted_at DESC, a.id DESC
              LIMIT $5"),
        params![event, all, call.now(), limit],
    )
    .await
}

/// Some assignments, each with who helps. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[i64]) -> Stored<Vec<Helper>> {
    call.all(
        concat!("SELECT ", assignment_columns!("a"), ", ", card_columns!("u"), "
               FROM event_staff_assignments a
               JOIN users u ON u.tenant_id = $1 AND u.id = a.user_id
              WHERE a.tenant_id = $1 AND a.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// An assignment of an event, and who helps.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, event: EventId, id: i64) -> Stored<Option<Helper>> {
    from.optional(
        concat!("SELECT ", assignment_columns!("a"), ", ", card_columns!("u"), "
               FROM event_staff_assignments a
               JOIN users u ON u.tenant_id = $1 AND u.id = a.user_id
              WHERE a.tenant_id = $1 AND a.event_id = $2 AND a.id = $3"),
        params![event, id],
    )
    .await
}

/// What a member has at an event, whose row is held, as one role.
#[rustfmt::skip::macros(concat)]
pub async fn of(tx: &mut Tx, event: EventId, member: MemberId, role: StaffRole) -> Stored<Option<Assignment>> {
    tx.optional(
        concat!("SELECT ", assignment_columns!(), "
               FROM event_staff_assignments
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND role = $4"),
        params![event, member, role],
    )
    .await
}

/// What a member has and had at an event, whose row is held, in all roles.
#[rustfmt::skip::macros(concat)]
pub async fn each_of(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<Vec<Assignment>> {
    tx.all(
        concat!("SELECT ", assignment_columns!(), "
               FROM event_staff_assignments
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3
              ORDER BY id"),
        params![event, member],
    )
    .await
}

/// How many assignments of an event count.
pub async fn count(tx: &mut Tx, event: EventId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM event_staff_assignments WHERE tenant_id = $1 AND event_id = $2 AND status = 'active'",
        params![event],
    )
    .await
}

/// Grants a role, for the first time or again. Gives the number of the row.
pub async fn grant(
    tx: &mut Tx,
    old: Option<&Assignment>,
    (event, member, role): (EventId, MemberId, StaffRole),
    expires: Option<Timestamp>,
    actor: Option<MemberId>,
) -> Stored<i64> {
    let now = tx.now();
    let id = match old {
        Some(old) => {
            tx.run(
                "UPDATE event_staff_assignments
                    SET status = 'active', version = version + 1, granted_at = $3, granted_by = $4, revoked_at = NULL, revoked_by = NULL,
                        expires_at = $5
                  WHERE tenant_id = $1 AND id = $2",
                params![old.id, now, actor, expires],
            )
            .await?;
            old.id
        }
        None => {
            let (sql, params) = insert! { into event_staff_assignments {
                event_id: event,
                user_id: member,
                role,
                status: Status::Active,
                version: 1_i64,
                granted_at: now,
                granted_by: actor,
                expires_at: expires,
            } then "RETURNING id" };
            tx.one(sql, params).await?
        }
    };
    note(tx, (id, old.map_or(1, |old| old.version + 1)), Action::Granted, expires, actor).await?;
    Ok(id)
}

/// Ends an assignment.
pub async fn end(tx: &mut Tx, of: &Assignment, action: Action, actor: Option<MemberId>) -> Stored<()> {
    let now = tx.now();
    tx.run(
        "UPDATE event_staff_assignments
            SET status = 'revoked', version = version + 1, revoked_at = $3, revoked_by = $4
          WHERE tenant_id = $1 AND id = $2",
        params![of.id, now, actor],
    )
    .await?;
    note(tx, (of.id, of.version + 1), action, of.expires_at, actor).await
}

async fn note(
    tx: &mut Tx,
    (id, version): (i64, i64),
    action: Action,
    expires: Option<Timestamp>,
    actor: Option<MemberId>,
) -> Stored<()> {
    let now = tx.now();
    let (sql, params) = insert! { into event_staff_history {
        assignment_id: id,
        action,
        version,
        expires_at: expires,
        actor_id: actor,
        created_at: now,
    } };
    tx.run(sql, params).await?;
    Ok(())
}

record! {
    /// An assignment whose time is over.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Over {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// Which event.
        pub event_id: EventId,
        /// `event_staff_assignments.id`.
        pub id: i64,
    }
}

/// Assignments of all communities whose time is over. Served by `event_staff_assignments_ending`.
pub async fn over(call: &Call, limit: i64) -> Stored<Vec<Over>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id, id
               FROM event_staff_assignments
              WHERE status = 'active' AND expires_at IS NOT NULL AND expires_at <= $1
              ORDER BY expires_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}
