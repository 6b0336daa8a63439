//! Tickets that members offer to others.

use super::super::model::{EntitlementId, Offer, TicketTypeId, TransferId};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::EventId;
use crate::{insert, joined_record, params, record};

record! {
    /// That tickets were offered to a member.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Transfer {
        /// `event_ticket_transfers.id`.
        pub id: TransferId,
        /// Of which event.
        pub event_id: EventId,
        /// Which tickets.
        pub entitlement_id: EntitlementId,
        /// Who offers them.
        pub sender_id: MemberId,
        /// To whom.
        pub recipient_id: MemberId,
        /// What became of it.
        pub status: Offer,
        /// When they were offered.
        pub created_at: Timestamp,
        /// When the offer was over.
        pub closed_at: Option<Timestamp>,
    }
    select transfer_columns
}

record! {
    /// What is offered.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Offered {
        /// Of which type.
        pub ticket_type_id: TicketTypeId,
        /// What that is called.
        pub ticket_type_name: String,
        /// How many.
        pub units: i64,
    }
}

joined_record! {
    /// An offer with what is shown of it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Shown {
        /// The offer.
        pub transfer: Transfer,
        /// What is offered.
        pub offered: Offered,
        /// Who offers it.
        pub sender: Card,
        /// To whom.
        pub recipient: Card,
    }
}

/// What offers are shown with.
macro_rules! shown {
    () => {
        "FROM event_ticket_transfers o
               JOIN event_ticket_entitlements t ON t.tenant_id = $1 AND t.id = o.entitlement_id
               JOIN event_ticket_types k ON k.tenant_id = $1 AND k.id = t.ticket_type_id
               JOIN users s ON s.tenant_id = $1 AND s.id = o.sender_id
               JOIN users r ON r.tenant_id = $1 AND r.id = o.recipient_id"
    };
}

/// Offers of an event to or by a member, the newest first.
#[rustfmt::skip::macros(concat)]
pub async fn of_member(call: &Call, event: EventId, member: MemberId, limit: i64) -> Stored<Vec<Shown>> {
    call.all(
        concat!("SELECT ", transfer_columns!("o"), ", t.ticket_type_id, k.name AS ticket_type_name, t.units, ", card_columns!("s"), ", ", card_columns!("r"), "
               ", shown!(), "
              WHERE o.tenant_id = $1 AND o.event_id = $2 AND (o.sender_id = $3 OR o.recipient_id = $3)
              ORDER BY o.id DESC
              LIMIT $4"),
        params![event, member, limit],
    )
    .await
}

/// Those of some offers that are to or by a member. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, member: MemberId, ids: &[TransferId]) -> Stored<Vec<Shown>> {
    call.all(
        concat!("SELECT ", transfer_columns!("o"), ", t.ticket_type_id, k.name AS ticket_type_name, t.units, ", card_columns!("s"), ", ", card_columns!("r"), "
               ", shown!(), "
              WHERE o.tenant_id = $1 AND (o.sender_id = $2 OR o.recipient_id = $2) AND o.id = ANY($3)"),
        params![member, ids],
    )
    .await
}

/// An offer to or by a member.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, event: EventId, member: MemberId, id: TransferId) -> Stored<Option<Shown>> {
    from.optional(
        concat!("SELECT ", transfer_columns!("o"), ", t.ticket_type_id, k.name AS ticket_type_name, t.units, ", card_columns!("s"), ", ", card_columns!("r"), "
               ", shown!(), "
              WHERE o.tenant_id = $1 AND o.event_id = $2 AND (o.sender_id = $3 OR o.recipient_id = $3) AND o.id = $4"),
        params![event, member, id],
    )
    .await
}

/// The offer of some tickets that stands.
#[rustfmt::skip::macros(concat)]
pub async fn standing(tx: &mut Tx, tickets: EntitlementId) -> Stored<Option<Transfer>> {
    tx.optional(
        concat!("SELECT ", transfer_columns!(), "
               FROM event_ticket_transfers
              WHERE tenant_id = $1 AND entitlement_id = $2 AND status = 'offered'"),
        params![tickets],
    )
    .await
}

/// Offers tickets. Gives the number of the offer.
pub async fn insert(
    tx: &mut Tx,
    event: EventId,
    tickets: EntitlementId,
    (sender, recipient): (MemberId, MemberId),
) -> Stored<TransferId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_ticket_transfers {
        event_id: event,
        entitlement_id: tickets,
        sender_id: sender,
        recipient_id: recipient,
        status: Offer::Offered,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Closes an offer.
pub async fn close(tx: &mut Tx, id: TransferId, to: Offer) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_ticket_transfers SET status = $3, closed_at = $4 WHERE tenant_id = $1 AND id = $2 AND status = 'offered'",
        params![id, to, now],
    )
    .await
}

/// Ends offers of tickets of an event that are good no more.
pub async fn end(tx: &mut Tx, events: &[EventId]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_ticket_transfers SET status = 'ended', closed_at = $3
          WHERE tenant_id = $1 AND event_id = ANY($2) AND status = 'offered'
            AND entitlement_id IN (SELECT t.id FROM event_ticket_entitlements t
                                    WHERE t.tenant_id = $1 AND t.event_id = ANY($2) AND t.status = 'cancelled')",
        params![events, now],
    )
    .await
}
