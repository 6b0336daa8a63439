//! What the tables of tickets are asked.

pub mod books;
pub mod transfers;
mod types;

pub use types::{
    TypeAction, find, has_entitlements, insert, list, lock, note, of_event, sees_groups, types_by_ids, update,
    write_status,
};

use super::keys::{Known, known_columns};
use super::model::{EntitlementId, Kind, Person, Standing, TicketType, TicketTypeId};
use crate::base::{GroupId, Hours, MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::EventId;
use crate::{insert, joined_record, newest_first, params, record, words};

words! {
    /// What became of tickets.
    pub enum EntitlementAction {
        /// They were given out.
        Allocated = "allocated",
        /// Somebody cancelled them.
        Cancelled = "cancelled",
        /// Their member does not take part any more.
        Released = "released",
        /// Their member gave them to another.
        Transferred = "transferred",
    }
}

words! {
    /// What became of how many are left.
    pub enum InventoryAction {
        /// There are fewer.
        Allocated = "allocated",
        /// There are more.
        Released = "released",
    }
}

record! {
    /// Tickets that a member has.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Entitlement {
        /// `event_ticket_entitlements.id`.
        pub id: EntitlementId,
        /// Of which event.
        pub event_id: EventId,
        /// Of which type.
        pub ticket_type_id: TicketTypeId,
        /// Whose.
        pub user_id: MemberId,
        /// How many.
        pub units: i64,
        /// What they cost.
        pub kind: Kind,
        /// Hours for one.
        pub unit_price: Hours,
        /// Whether they are good.
        pub status: Standing,
        /// Changes so far.
        pub version: i64,
        /// When they were given out.
        pub confirmed_at: Timestamp,
        /// When they were cancelled.
        pub cancelled_at: Option<Timestamp>,
    }
    select entitlement_columns
}

joined_record! {
    /// Tickets with what is shown of them.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Ticket {
        /// The tickets.
        pub entitlement: Entitlement,
        /// What they are called.
        pub called: Called,
        /// Whose they are.
        pub member: Card,
    }
}

record! {
    /// What a type is called.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Called {
        /// Its name.
        pub ticket_type_name: String,
    }
}

/// Tickets, with what is shown of them.
#[rustfmt::skip::macros(concat)]
pub async fn ticket(from: &mut Reads<'_>, event: EventId, id: EntitlementId) -> Stored<Option<Ticket>> {
    from.optional(
        concat!("SELECT ", entitlement_columns!("t"), ", k.name AS ticket_type_name, ", card_columns!("u"), "
               FROM event_ticket_entitlements t
               JOIN event_ticket_types k ON k.tenant_id = $1 AND k.id = t.ticket_type_id
               JOIN users u ON u.tenant_id = $1 AND u.id = t.user_id
              WHERE t.tenant_id = $1 AND t.event_id = $2 AND t.id = $3"),
        params![event, id],
    )
    .await
}

/// Some tickets, with what is shown of them. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[EntitlementId]) -> Stored<Vec<Ticket>> {
    call.all(
        concat!("SELECT ", entitlement_columns!("t"), ", k.name AS ticket_type_name, ", card_columns!("u"), "
               FROM event_ticket_entitlements t
               JOIN event_ticket_types k ON k.tenant_id = $1 AND k.id = t.ticket_type_id
               JOIN users u ON u.tenant_id = $1 AND u.id = t.user_id
              WHERE t.tenant_id = $1 AND t.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// Tickets of an event, the newest first, before `before`. What is none is not asked for.
#[rustfmt::skip::macros(concat)]
pub async fn tickets(
    call: &Call,
    event: EventId,
    (member, of, status): (Option<MemberId>, Option<TicketTypeId>, Option<Standing>),
    before: Option<i64>,
    limit: i64,
) -> Stored<Vec<Ticket>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", entitlement_columns!("t"), ", k.name AS ticket_type_name, ", card_columns!("u"), "
               FROM event_ticket_entitlements t
               JOIN event_ticket_types k ON k.tenant_id = $1 AND k.id = t.ticket_type_id
               JOIN users u ON u.tenant_id = $1 AND u.id = t.user_id
              WHERE t.tenant_id = $1 AND t.event_id = $2 AND ($3 IS NULL OR t.user_id = $3) AND ($4 IS NULL OR t.ticket_type_id = $4)
                AND ($5 IS NULL OR t.status = $5) AND t.id ", before!(), " $6
              ORDER BY t.id ", order!(), "
              LIMIT $7")),
        params![event, member, of, status, call.newest_behind(before), limit],
    )
    .await
}

record! {
    /// How many good tickets of a type a member has.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Held {
        /// Of which type.
        pub ticket_type_id: TicketTypeId,
        /// How many.
        pub units: i64,
    }
}

/// How many good tickets a member has of each type of some events. One statement whatever their number.
pub async fn held(from: &mut Reads<'_>, events: &[EventId], member: MemberId) -> Stored<Vec<Held>> {
    from.all(
        "SELECT ticket_type_id, SUM(units)::bigint AS units
           FROM event_ticket_entitlements
          WHERE tenant_id = $1 AND event_id = ANY($2) AND user_id = $3 AND status = 'confirmed'
          GROUP BY ticket_type_id
          ORDER BY ticket_type_id",
        params![events, member],
    )
    .await
}

record! {
    /// What is asked about somebody.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Facts {
        /// The community has approved them.
        is_approved: bool,
        /// Since when they are here.
        created_at: Timestamp,
    }
}

/// What the policies of tickets ask about a member; none for whoever is not of this community.
pub async fn person(from: &mut Reads<'_>, member: MemberId) -> Stored<Option<Person>> {
    let facts: Option<Facts> = from
        .optional(
            "SELECT (is_approved OR role <> 'member') AS is_approved, created_at FROM users WHERE tenant_id = $1 AND id = $2",
            params![member],
        )
        .await?;
    let Some(Facts { is_approved, created_at }) = facts else { return Ok(None) };
    let groups: Vec<GroupId> = from
        .all(
            "SELECT v.group_id
               FROM group_members v
               JOIN groups g ON g.tenant_id = $1 AND g.id = v.group_id AND g.is_active AND g.status IN ('active', 'dormant')
              WHERE v.tenant_id = $1 AND v.user_id = $2 AND v.status = 'active'
              ORDER BY v.group_id",
            params![member],
        )
        .await?;
    Ok(Some(Person { is_approved, since: created_at, groups }))
}

/// Gives tickets out, with their lines in both books. Gives their number, and how many of the type are given out since.
pub async fn allocate(
    tx: &mut Tx,
    of: &TicketType,
    (member, registration, units): (MemberId, i64, i64),
    actor: Option<MemberId>,
    action: EntitlementAction,
) -> Stored<(EntitlementId, i64)> {
    let now = tx.now();
    let (sql, params) = insert! { into event_ticket_entitlements {
        event_id: of.event_id,
        ticket_type_id: of.id,
        registration_id: registration,
        user_id: member,
        units,
        kind: of.kind,
        unit_price: of.unit_price,
        status: Standing::Confirmed,
        version: 1_i64,
        confirmed_at: now,
    } then "RETURNING id" };
    let id: EntitlementId = tx.one(sql, params).await?;
    record_step(tx, (id, 1), action, None, actor).await?;
    let after = count(tx, of.id, units, InventoryAction::Allocated).await?;
    Ok((id, after))
}

/// Cancels tickets, with their lines in both books. Gives how many of the type are given out since.
pub async fn cancel(
    tx: &mut Tx,
    tickets: &Entitlement,
    action: EntitlementAction,
    reason: Option<&str>,
    actor: Option<MemberId>,
) -> Stored<i64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_ticket_entitlements SET status = 'cancelled', version = version + 1, cancelled_at = $3
          WHERE tenant_id = $1 AND id = $2 AND status = 'confirmed'",
        params![tickets.id, now],
    )
    .await?;
    transfers::end(tx, &[tickets.event_id]).await?;
    record_step(tx, (tickets.id, tickets.version + 1), action, reason, actor).await?;
    count(tx, tickets.ticket_type_id, -tickets.units, InventoryAction::Released).await
}

async fn record_step(
    tx: &mut Tx,
    (id, version): (EntitlementId, i64),
    action: EntitlementAction,
    reason: Option<&str>,
    actor: Option<MemberId>,
) -> Stored<()> {
    let now = tx.now();
    let (sql, params) = insert! { into event_ticket_entitlement_history {
        entitlement_id: id,
        action,
        version,
        reason,
        actor_id: actor,
        created_at: now,
    } };
    tx.run(sql, params).await?;
    Ok(())
}

/// Changes how many of a type are given out, with the line that says so. Gives how many are since. The constraint keeps them within the limit.
async fn count(tx: &mut Tx, of: TicketTypeId, change: i64, action: InventoryAction) -> Stored<i64> {
    let now = tx.now();
    let (after, version): (i64, i64) = tx
        .one(
            "UPDATE event_ticket_types SET allocated = allocated + $3, inventory_version = inventory_version + 1
              WHERE tenant_id = $1 AND id = $2
          RETURNING allocated, inventory_version",
            params![of, change],
        )
        .await?;
    let (sql, params) = insert! { into event_ticket_inventory_history {
        ticket_type_id: of,
        action,
        version,
        change,
        allocated_after: after,
        created_at: now,
    } };
    tx.run(sql, params).await?;
    Ok(after)
}

/// Takes back the free tickets of a member who does not take part in an event any more, or of everybody (none), with their lines in both books. The event's row
/// is held. Gives of how many types.
pub async fn release(
    tx: &mut Tx,
    events: &[EventId],
    member: Option<MemberId>,
    actor: Option<MemberId>,
) -> Stored<u64> {
    let now = tx.now();
    // The types come first, as wherever tickets go: nobody waits for a type who holds tickets.
    let touched = tx.run(
        "UPDATE event_ticket_types
            SET inventory_version = inventory_version + 1,
                allocated = allocated - (SELECT SUM(t.units) FROM event_ticket_entitlements t
                                          WHERE t.tenant_id = $1 AND t.ticket_type_id = event_ticket_types.id AND t.status = 'confirmed'
                                            AND ($3 IS NULL OR t.user_id = $3))::bigint
          WHERE tenant_id = $1 AND event_id = ANY($2)
            AND EXISTS (SELECT 1 FROM event_ticket_entitlements t
                         WHERE t.tenant_id = $1 AND t.ticket_type_id = event_ticket_types.id AND t.status = 'confirmed'
                           AND ($3 IS NULL OR t.user_id = $3))",
        params![events, member],
    )
    .await?;
    if touched == 0 {
        return Ok(0);
    }
    tx.run(
        "INSERT INTO event_ticket_entitlement_history (tenant_id, entitlement_id, action, version, actor_id, created_at)
         SELECT tenant_id, id, 'released', version + 1, $4, $5
           FROM event_ticket_entitlements
          WHERE tenant_id = $1 AND event_id = ANY($2) AND status = 'confirmed' AND ($3 IS NULL OR user_id = $3)",
        params![events, member, actor, now],
    )
    .await?;
    tx.run(
        "INSERT INTO event_ticket_inventory_history (tenant_id, ticket_type_id, action, version, change, allocated_after, created_at)
         SELECT k.tenant_id, k.id, 'released', k.inventory_version, -SUM(t.units)::bigint, k.allocated, $4
           FROM event_ticket_types k
           JOIN event_ticket_entitlements t ON t.tenant_id = $1 AND t.ticket_type_id = k.id AND t.status = 'confirmed'
          WHERE k.tenant_id = $1 AND k.event_id = ANY($2) AND ($3 IS NULL OR t.user_id = $3)
          GROUP BY k.tenant_id, k.id, k.inventory_version, k.allocated",
        params![events, member, now],
    )
    .await?;
    tx.run(
        "UPDATE event_ticket_entitlements SET status = 'cancelled', version = version + 1, cancelled_at = $4
          WHERE tenant_id = $1 AND event_id = ANY($2) AND status = 'confirmed' AND ($3 IS NULL OR user_id = $3)",
        params![events, member, now],
    )
    .await?;
    transfers::end(tx, events).await?;
    Ok(touched)
}

/// Why a step of tickets was taken; the inner none if nobody said.
pub async fn reason_of(tx: &mut Tx, id: EntitlementId, version: i64) -> Stored<Option<Option<String>>> {
    tx.optional(
        "SELECT reason FROM event_ticket_entitlement_history WHERE tenant_id = $1 AND entitlement_id = $2 AND version = $3",
        params![id, version],
    )
    .await
}

/// What a key stands for.
#[rustfmt::skip::macros(concat)]
pub async fn known(tx: &mut Tx, key: &str) -> Stored<Option<Known>> {
    tx.optional(
        concat!("SELECT ", known_columns!(), " FROM event_ticket_keys WHERE tenant_id = $1 AND key_hash = $2"),
        params![key],
    )
    .await
}

/// Remembers what a key stands for. Nothing if another call has just taken it.
pub async fn remember(tx: &mut Tx, member: Option<MemberId>, key: &str, known: &Known) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_ticket_keys {
        user_id: member,
        key_hash: key,
        request_hash: known.request_hash.as_str(),
        ticket_type_id: known.ticket_type_id,
        entitlement_id: known.entitlement_id,
        allocated_after: known.allocated_after,
        created_at: now,
    } then "ON CONFLICT (tenant_id, key_hash) DO NOTHING" };
    tx.run(sql, params).await
}
