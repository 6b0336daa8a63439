//! Ticket types.

use super::super::model::{Content, Status, TicketType, TicketTypeId, ticket_type_columns};
use crate::base::{GroupId, MemberId};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::{insert, params, words};

words! {
    /// What became of a type.
    pub enum TypeAction {
        /// It was described.
        Created = "created",
        /// It says something else.
        Updated = "updated",
        /// Members can have some.
        Activated = "activated",
        /// Not for now.
        Paused = "paused",
        /// Never again.
        Archived = "archived",
    }
}

/// Types of an event in the order in which they were created, archived ones last. `all`: those, too, that members do not see.
#[rustfmt::skip::macros(concat)]
pub async fn list(call: &Call, event: EventId, all: bool, limit: i64) -> Stored<Vec<TicketType>> {
    call.all(
        concat!("SELECT ", ticket_type_columns!(), "
               FROM event_ticket_types
              WHERE tenant_id = $1 AND event_id = $2 AND ($3 OR status = 'active')
              ORDER BY CASE WHEN status = 'archived' THEN 1 ELSE 0 END, id
              LIMIT $4"),
        params![event, all, limit],
    )
    .await
}

/// Some types. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn types_by_ids(call: &Call, ids: &[TicketTypeId]) -> Stored<Vec<TicketType>> {
    call.all(
        concat!("SELECT ", ticket_type_columns!(), " FROM event_ticket_types WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// A type of an event.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, event: EventId, id: TicketTypeId) -> Stored<Option<TicketType>> {
    from.optional(
        concat!("SELECT ", ticket_type_columns!(), " FROM event_ticket_types WHERE tenant_id = $1 AND event_id = $2 AND id = $3"),
        params![event, id],
    )
    .await
}

/// The same, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, event: EventId, id: TicketTypeId) -> Stored<Option<TicketType>> {
    tx.optional(
        concat!("SELECT ", ticket_type_columns!(), "
               FROM event_ticket_types
              WHERE tenant_id = $1 AND event_id = $2 AND id = $3
                FOR NO KEY UPDATE"),
        params![event, id],
    )
    .await
}

/// How many types an event has.
pub async fn of_event(tx: &mut Tx, event: EventId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM event_ticket_types WHERE tenant_id = $1 AND event_id = $2", params![event]).await
}

/// Whether tickets of a type were ever given out.
pub async fn has_entitlements(tx: &mut Tx, id: TicketTypeId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM event_ticket_entitlements WHERE tenant_id = $1 AND ticket_type_id = $2)",
        params![id],
    )
    .await
}

/// Whether somebody may see all of some groups, and all of them are active; `steward`: an administrator of the community.
pub async fn sees_groups(tx: &mut Tx, viewer: MemberId, steward: bool, groups: &[GroupId]) -> Stored<bool> {
    let found: i64 = tx
        .one(
            "SELECT COUNT(*)
               FROM groups g
               LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = $2
              WHERE g.tenant_id = $1 AND g.id = ANY($4) AND g.is_active AND g.status IN ('active', 'dormant')
                AND ($3 OR g.visibility = 'public' OR g.owner_id = $2 OR v.status = 'active')",
            params![viewer, steward, groups],
        )
        .await?;
    Ok(i64::try_from(groups.len()).is_ok_and(|wanted| wanted == found))
}

/// Writes a new type, a draft. Gives its number.
pub async fn insert(tx: &mut Tx, event: EventId, content: &Content) -> Stored<TicketTypeId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_ticket_types {
        event_id: event,
        name: content.name.as_str(),
        description: content.description.as_deref(),
        kind: content.kind,
        unit_price: content.unit_price,
        allocation_limit: content.allocation_limit,
        per_member_limit: content.per_member_limit,
        sales_opens_at: content.opens,
        sales_closes_at: content.closes,
        refund_cutoff_at: content.refund_cutoff,
        is_refundable: content.is_refundable,
        policy: Json(content.policy.clone()),
        status: Status::Draft,
        version: 1_i64,
        allocated & inventory_version: 0_i64,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes what a type says now.
pub async fn update(tx: &mut Tx, id: TicketTypeId, content: &Content) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_ticket_types
            SET name = $3, description = $4, kind = $5, unit_price = $6, allocation_limit = $7, per_member_limit = $8, sales_opens_at = $9,
                sales_closes_at = $10, refund_cutoff_at = $11, is_refundable = $12, policy = $13, version = version + 1, updated_at = $14
          WHERE tenant_id = $1 AND id = $2",
        params![
            id,
            content.name.as_str(),
            content.description.as_deref(),
            content.kind,
            content.unit_price,
            content.allocation_limit,
            content.per_member_limit,
            content.opens,
            content.closes,
            content.refund_cutoff,
            content.is_refundable,
            Json(content.policy.clone()),
            now
        ],
    )
    .await
}

/// Writes whether members can have tickets of a type.
pub async fn write_status(tx: &mut Tx, id: TicketTypeId, to: Status) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_ticket_types SET status = $3, version = version + 1, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, to, now],
    )
    .await
}

/// Writes the line of a change of a type.
pub async fn note(
    tx: &mut Tx,
    (id, version): (TicketTypeId, i64),
    action: TypeAction,
    (from, to): (Option<Status>, Status),
    reason: Option<&str>,
    actor: Option<MemberId>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_ticket_type_history {
        ticket_type_id: id,
        action,
        from_status: from,
        to_status: to,
        version,
        reason,
        actor_id: actor,
        created_at: now,
    } };
    tx.run(sql, params).await
}
