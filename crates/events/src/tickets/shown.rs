//! What is shown of tickets.

use contract::event_tickets as wire;

use super::allocation::{Eyes, Moved};
use super::model::{Kind, Status, TicketType, total};
use super::store::Ticket;
use super::store::books::Reconciled;
use super::store::transfers::Shown;
use crate::base::{Answer, GroupId, Hours};
use crate::call::Call;
use crate::model::Event;
use crate::rest::face;

fn credits(hours: Hours) -> String {
    format!("{}.{:02}", hours.hundredths() / 100, hours.hundredths() % 100)
}

/// Whether the viewer can have tickets of a type. Source: spec events 8.2.
pub(super) fn availability(call: &Call, event: &Event, of: &TicketType, eyes: &Eyes) -> wire::EventTicketAvailability {
    let now = call.now();
    let reasons = eyes.person.as_ref().map(|person| of.policy.0.obstacles(person, now));
    let is_free = of.kind == Kind::Free;
    wire::EventTicketAvailability {
        eligibility: wire::EventTicketEligibility {
            eligible: reasons.as_ref().is_some_and(Vec::is_empty),
            reasons: reasons.unwrap_or_else(|| vec![wire::EventTicketObstacle::ApprovalRequired]),
        },
        allocation_remaining: of.left(),
        member_remaining: eyes.more(of),
        sales_window_open: of.status == Status::Active && event.is_registrable(now) && of.window_open(now),
        materialization_supported: is_free,
        gateway_status: if is_free {
            wire::EventTicketGatewayStatus::NotRequired
        } else {
            wire::EventTicketGatewayStatus::Unavailable
        },
        attendance_reward_included: false,
        refund_policy: wire::EventTicketRefundPolicy {
            cutoff_at: of.refund_cutoff_at,
            organizer_cancel_refundable: of.is_refundable,
            execution_status: if is_free {
                wire::EventTicketRefundStatus::NotApplicable
            } else {
                wire::EventTicketRefundStatus::NotIntegrated
            },
        },
    }
}

/// A type as the viewer sees it.
pub(super) fn ticket_type(call: &Call, event: &Event, of: TicketType, eyes: &Eyes) -> wire::EventTicketType {
    let availability = availability(call, event, &of, eyes);
    let policy = &of.policy.0;
    wire::EventTicketType {
        id: of.id.get(),
        event_id: of.event_id.get(),
        version: of.version,
        eligibility_policy: eyes.rights.manages.then(|| wire::EventTicketPolicy {
            approved_member_required: policy.approved,
            minimum_account_age_days: policy.days,
            required_group_ids: policy.groups.iter().map(|id: &GroupId| id.get()).collect(),
        }),
        name: of.name,
        description: of.description,
        kind: of.kind,
        unit_price_credits: credits(of.unit_price),
        allocation_limit: of.allocation_limit,
        sales_opens_at: of.sales_opens_at,
        sales_closes_at: of.sales_closes_at,
        per_member_limit: of.per_member_limit,
        refund_cutoff_at: of.refund_cutoff_at,
        organizer_cancel_refundable: of.is_refundable,
        status: of.status,
        availability,
    }
}

/// What a number of tickets of a type would cost the viewer.
pub(super) fn quote(call: &Call, event: &Event, of: &TicketType, eyes: &Eyes, units: i64) -> wire::EventTicketQuote {
    let shown = availability(call, event, of, eyes);
    wire::EventTicketQuote {
        ticket_type_id: of.id.get(),
        kind: of.kind,
        units,
        unit_price_credits: credits(of.unit_price),
        total_price_credits: credits(total(of.unit_price, units)),
        status: of.status,
        eligibility: shown.eligibility,
        allocation_remaining: shown.allocation_remaining,
        member_remaining: shown.member_remaining,
        sales_window_open: shown.sales_window_open,
        materialization_supported: shown.materialization_supported,
        gateway_status: shown.gateway_status,
        attendance_reward_included: shown.attendance_reward_included,
        refund_policy: shown.refund_policy,
    }
}

/// Tickets that somebody has.
pub(super) fn entitlement(call: &Call, ticket: Ticket) -> wire::EventTicketEntitlement {
    let Ticket { entitlement, called, member } = ticket;
    wire::EventTicketEntitlement {
        id: entitlement.id.get(),
        event_id: entitlement.event_id.get(),
        ticket_type_id: entitlement.ticket_type_id.get(),
        ticket_type_name: called.ticket_type_name,
        user_id: entitlement.user_id.get(),
        member: face(call, &member),
        units: entitlement.units,
        kind: entitlement.kind,
        unit_price_credits: credits(entitlement.unit_price),
        total_price_credits: credits(total(entitlement.unit_price, entitlement.units)),
        status: entitlement.status,
        version: entitlement.version,
        confirmed_at: entitlement.confirmed_at,
        cancelled_at: entitlement.cancelled_at,
    }
}

/// What a call did with tickets.
pub(super) fn moved(call: &Call, moved: Moved) -> wire::EventTicketAllocationResponse {
    let Moved { ticket, after, changed, replayed } = moved;
    let data = wire::EventTicketAllocation {
        entitlement: entitlement(call, ticket),
        confirmed_units_after: after,
        changed,
        idempotent_replay: replayed,
    };
    wire::EventTicketAllocationResponse { data, meta: call.meta() }
}

/// What was given out of a type, beside what its history says.
pub(super) fn reconciled(row: &Reconciled) -> wire::EventTicketReconciliationRow {
    wire::EventTicketReconciliationRow {
        ticket_type_id: row.id.get(),
        kind: row.kind,
        status: row.status,
        allocation_limit: row.allocation_limit,
        confirmed_units: row.confirmed_units,
        cancelled_units: row.cancelled_units,
        confirmed_entitlements: row.confirmed_entitlements,
        cancelled_entitlements: row.cancelled_entitlements,
        registration_mismatches: row.registration_mismatches,
        price_snapshot_violations: row.price_violations,
        inventory_delta: row.inventory_delta,
        latest_inventory_after: row.latest_after,
        allocation_overrun: row.overrun(),
        inventory_mismatch: row.is_mismatched(),
    }
}

/// An offer as the viewer sees it.
pub(super) fn transfer(call: &Call, row: Shown) -> Answer<wire::EventTicketTransfer> {
    let Shown { transfer, offered, sender, recipient } = row;
    let is_mine = transfer.sender_id == call.me()?;
    Ok(wire::EventTicketTransfer {
        id: transfer.id.get(),
        event_id: transfer.event_id.get(),
        entitlement_id: transfer.entitlement_id.get(),
        ticket_type_id: offered.ticket_type_id.get(),
        ticket_type_name: offered.ticket_type_name,
        units: offered.units,
        sender_id: transfer.sender_id.get(),
        sender: face(call, &sender),
        recipient_id: transfer.recipient_id.get(),
        recipient: face(call, &recipient),
        direction: if is_mine {
            wire::EventTicketTransferDirection::Outgoing
        } else {
            wire::EventTicketTransferDirection::Incoming
        },
        status: transfer.status,
        created_at: transfer.created_at,
        closed_at: transfer.closed_at,
    })
}
