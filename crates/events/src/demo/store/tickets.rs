//! Demo tickets: soup at an evening, of which some have a bowl, and a bench that nobody can have yet.

use crate::base::{Hours, Timestamp};
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::insert;
use crate::tickets::model::{Kind, Policy, Standing, Status};
use crate::tickets::store::{EntitlementAction, InventoryAction, TypeAction};

/// Writes the tickets of an event that begins at a moment and somebody organizes; the first two of its guests, each with their registration, have some.
pub(super) async fn insert_tickets(
    tx: &mut Tx,
    tenant: i64,
    (event, starts, organizer): (i64, Timestamp, i64),
    guests: &[(i64, i64)],
    now: Timestamp,
) -> Stored<()> {
    let eaters: Vec<_> = guests.iter().take(2).collect();
    let eaten = i64::try_from(eaters.len()).unwrap_or(0);
    for (name, about, limit, status, allocated) in [
        ("A bowl of soup", "Vegetables of the allotments.", 12_i64, Status::Active, eaten),
        ("A place at the bench", "With a vice and good light.", 4, Status::Draft, 0),
    ] {
        let is_open = status == Status::Active;
        let (sql, params) = insert! { unscoped into event_ticket_types {
            tenant_id: tenant,
            event_id: event,
            name,
            description: about,
            kind: Kind::Free,
            unit_price: Hours::ZERO,
            allocation_limit: limit,
            per_member_limit: 2_i64,
            sales_opens_at: now,
            sales_closes_at: starts,
            is_refundable: false,
            policy: Json(Policy::default()),
            status,
            version: if is_open { 2_i64 } else { 1 },
            allocated & inventory_version: allocated,
            created_at & updated_at: now,
        } then "RETURNING id" };
        let of: i64 = tx.unscoped().one(sql, params).await?;
        let steps =
            [(TypeAction::Created, None, Status::Draft), (TypeAction::Activated, Some(Status::Draft), Status::Active)];
        for (version, (action, from, to)) in (1_i64..).zip(steps).take(if is_open { 2 } else { 1 }) {
            let (sql, params) = insert! { unscoped into event_ticket_type_history {
                tenant_id: tenant,
                ticket_type_id: of,
                action,
                from_status: from,
                to_status: to,
                version,
                actor_id: organizer,
                created_at: now,
            } };
            tx.unscoped().run(sql, params).await?;
        }
        if !is_open {
            continue;
        }
        for (place, (member, registration)) in (1_i64..).zip(eaters.iter().copied()) {
            insert_entitlement(tx, tenant, (event, of, place), (*member, *registration), now).await?;
        }
    }
    Ok(())
}

/// Writes one ticket of a type, the `place`-th that is given out.
async fn insert_entitlement(
    tx: &mut Tx,
    tenant: i64,
    (event, of, place): (i64, i64, i64),
    (member, registration): (i64, i64),
    now: Timestamp,
) -> Stored<()> {
    let (sql, params) = insert! { unscoped into event_ticket_entitlements {
        tenant_id: tenant,
        event_id: event,
        ticket_type_id: of,
        registration_id: registration,
        user_id: member,
        units & version: 1_i64,
        kind: Kind::Free,
        unit_price: Hours::ZERO,
        status: Standing::Confirmed,
        confirmed_at: now,
    } then "RETURNING id" };
    let entitlement: i64 = tx.unscoped().one(sql, params).await?;
    let (sql, params) = insert! { unscoped into event_ticket_entitlement_history {
        tenant_id: tenant,
        entitlement_id: entitlement,
        action: EntitlementAction::Allocated,
        version: 1_i64,
        actor_id: member,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    let (sql, params) = insert! { unscoped into event_ticket_inventory_history {
        tenant_id: tenant,
        ticket_type_id: of,
        action: InventoryAction::Allocated,
        version & allocated_after: place,
        change: 1_i64,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
