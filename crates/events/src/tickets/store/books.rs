//! Whether the books of tickets agree with what was given out.

use super::super::model::{Kind, Status, TicketTypeId};
use crate::call::Call;
use crate::db::Stored;
use crate::model::EventId;
use crate::{params, record};

record! {
    /// What was given out of a type, beside what its history says.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Reconciled {
        /// Of which type.
        pub id: TicketTypeId,
        /// What it costs.
        pub kind: Kind,
        /// Whether members can have some.
        pub status: Status,
        /// How many there are.
        pub allocation_limit: i64,
        /// How many are given out, as the type says.
        pub allocated: i64,
        /// Good tickets.
        pub confirmed_units: i64,
        /// Cancelled ones.
        pub cancelled_units: i64,
        /// How many times tickets were given out that are good.
        pub confirmed_entitlements: i64,
        /// How many times they were cancelled.
        pub cancelled_entitlements: i64,
        /// How often they are good without a registration that is confirmed.
        pub registration_mismatches: i64,
        /// How often what they cost is not what the type says.
        pub price_violations: i64,
        /// All changes of the history together.
        pub inventory_delta: i64,
        /// How many are given out as the history says.
        pub latest_after: i64,
    }
}

impl Reconciled {
    /// Whether the history says something else.
    #[must_use]
    pub fn is_mismatched(&self) -> bool {
        [self.inventory_delta, self.latest_after, self.allocated].iter().any(|said| *said != self.confirmed_units)
    }

    /// How many more are given out than there are.
    #[must_use]
    pub fn overrun(&self) -> i64 {
        (self.confirmed_units - self.allocation_limit).max(0)
    }

    /// Whether nothing is wrong with it.
    #[must_use]
    pub fn agrees(&self) -> bool {
        !self.is_mismatched() && self.overrun() == 0 && self.registration_mismatches == 0 && self.price_violations == 0
    }
}

/// Each type of an event. One statement whatever their number.
pub async fn reconcile(call: &Call, event: EventId, limit: i64) -> Stored<Vec<Reconciled>> {
    call.all(
        "SELECT k.id, k.kind, k.status, k.allocation_limit, k.allocated,
                COALESCE(SUM(CASE WHEN t.status = 'confirmed' THEN t.units END), 0)::bigint AS confirmed_units,
                COALESCE(SUM(CASE WHEN t.status = 'cancelled' THEN t.units END), 0)::bigint AS cancelled_units,
                COUNT(CASE WHEN t.status = 'confirmed' THEN 1 END) AS confirmed_entitlements,
                COUNT(CASE WHEN t.status = 'cancelled' THEN 1 END) AS cancelled_entitlements,
                COUNT(CASE WHEN t.status = 'confirmed' AND r.state <> 'confirmed' THEN 1 END) AS registration_mismatches,
                COUNT(CASE WHEN t.kind <> k.kind OR t.unit_price <> k.unit_price THEN 1 END) AS price_violations,
                (SELECT COALESCE(SUM(h.change), 0)::bigint FROM event_ticket_inventory_history h
                  WHERE h.tenant_id = $1 AND h.ticket_type_id = k.id) AS inventory_delta,
                COALESCE((SELECT h.allocated_after FROM event_ticket_inventory_history h
                           WHERE h.tenant_id = $1 AND h.ticket_type_id = k.id
                           ORDER BY h.version DESC
                           LIMIT 1), 0) AS latest_after
           FROM event_ticket_types k
           LEFT JOIN event_ticket_entitlements t ON t.tenant_id = $1 AND t.ticket_type_id = k.id
           LEFT JOIN event_registrations r ON r.tenant_id = $1 AND r.id = t.registration_id
          WHERE k.tenant_id = $1 AND k.event_id = $2
          GROUP BY k.id, k.kind, k.status, k.allocation_limit, k.allocated
          ORDER BY k.id
          LIMIT $3",
        params![event, limit],
    )
    .await
}
