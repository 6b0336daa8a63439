//! Tickets at the REST door.

use contract::event_tickets as wire;
use contract::{EventTicketsApi, WithHeaders};

use super::draft::{Moment, Wish};
use super::keys::Sent;
use super::model::{Offer, Policy, Step};
use super::store::transfers::Shown;
use super::types::{self, Changed};
use super::{allocation, shown, transfer};
use crate::base::{Answer, GroupId};
use crate::call::Call;
use crate::rest::{Rest, ids, meta, private};

impl EventTicketsApi for Rest {
    async fn list_event_tickets(
        &self,
        call: Call,
        path: wire::ListEventTicketsPath,
    ) -> Answer<WithHeaders<wire::EventTicketCatalogueResponse>> {
        let found = allocation::catalogue(&call, path.id.into()).await?;
        let (event, eyes) = (&found.event, &found.eyes);
        let types = found.types.into_iter().map(|of| shown::ticket_type(&call, event, of, eyes)).collect();
        let data = wire::EventTicketCatalogue {
            contract_version: 1,
            event_id: path.id,
            currency: "time_credit".to_owned(),
            payment_gateway: wire::EventTicketPayment {
                free_supported: true,
                time_credit_supported: false,
                money_supported: false,
            },
            permissions: wire::EventTicketPermissions {
                manage: eyes.rights.manages,
                reconcile: eyes.rights.reconciles,
                allocate_self: found.takes,
            },
            ticket_types: types,
            own_entitlements: found.own.into_iter().map(|ticket| shown::entitlement(&call, ticket)).collect(),
        };
        Ok(private(wire::EventTicketCatalogueResponse { data, meta: call.meta() }))
    }

    async fn reconcile_event_tickets(
        &self,
        call: Call,
        path: wire::ReconcileEventTicketsPath,
    ) -> Answer<WithHeaders<wire::EventTicketReconciliationResponse>> {
        let rows = allocation::reconcile(&call, path.id.into()).await?;
        let data = wire::EventTicketReconciliation {
            contract_version: 1,
            event_id: path.id,
            agrees: rows.iter().all(super::store::books::Reconciled::agrees),
            ticket_types: rows.iter().map(shown::reconciled).collect(),
        };
        Ok(private(wire::EventTicketReconciliationResponse { data, meta: call.meta() }))
    }

    async fn quote_event_ticket(
        &self,
        call: Call,
        path: wire::QuoteEventTicketPath,
        body: wire::QuoteEventTicketBody,
    ) -> Answer<WithHeaders<wire::EventTicketQuoteResponse>> {
        let (event, of, eyes) = allocation::quote(&call, path.id.into(), path.ticket_type_id.into()).await?;
        let data = shown::quote(&call, &event, &of, &eyes, body.units);
        Ok(private(wire::EventTicketQuoteResponse { data, meta: call.meta() }))
    }

    async fn create_event_ticket_type(
        &self,
        call: Call,
        path: wire::CreateEventTicketTypePath,
        header: wire::CreateEventTicketTypeHeader,
        body: wire::CreateEventTicketTypeBody,
    ) -> Answer<wire::CreateEventTicketTypeOk> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let wish = Wish {
            name: Some(body.name),
            description: Some(body.description),
            kind: Some(body.kind),
            unit_price: body.unit_price_credits,
            allocation_limit: Some(body.allocation_limit),
            per_member_limit: body.per_member_limit,
            opens: Moment { local: body.sales_opens_at, utc: body.sales_opens_at_utc },
            closes: Moment { local: body.sales_closes_at, utc: body.sales_closes_at_utc },
            refund_cutoff: Some(Moment { local: body.refund_cutoff_at, utc: body.refund_cutoff_at_utc }),
            is_refundable: body.organizer_cancel_refundable,
            policy: body.eligibility_policy.map(policy),
        };
        let done = types::create(&call, path.id.into(), wish, &sent).await?;
        let replayed = done.replayed;
        let answer = changed(&call, done).await?;
        Ok(if replayed {
            wire::CreateEventTicketTypeOk::Ok(answer)
        } else {
            wire::CreateEventTicketTypeOk::Created(answer)
        })
    }

    async fn update_event_ticket_type(
        &self,
        call: Call,
        path: wire::UpdateEventTicketTypePath,
        header: wire::UpdateEventTicketTypeHeader,
        body: wire::UpdateEventTicketTypeBody,
    ) -> Answer<WithHeaders<wire::EventTicketTypeChangeResponse>> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let cutoff = match (body.refund_cutoff_at, body.refund_cutoff_at_utc) {
            (None, None) => None,
            (local, utc) => Some(Moment { local: local.flatten(), utc: utc.flatten() }),
        };
        let wish = Wish {
            name: body.name,
            description: body.description,
            kind: body.kind,
            unit_price: body.unit_price_credits,
            allocation_limit: body.allocation_limit,
            per_member_limit: body.per_member_limit,
            opens: Moment { local: body.sales_opens_at, utc: body.sales_opens_at_utc },
            closes: Moment { local: body.sales_closes_at, utc: body.sales_closes_at_utc },
            refund_cutoff: cutoff,
            is_refundable: body.organizer_cancel_refundable,
            policy: body.eligibility_policy.map(policy),
        };
        let (id, of) = (path.id.into(), path.ticket_type_id.into());
        changed(&call, types::update(&call, id, of, (wish, body.expected_version), &sent).await?).await
    }

    async fn activate_event_ticket_type(
        &self,
        call: Call,
        path: wire::ActivateEventTicketTypePath,
        header: wire::ActivateEventTicketTypeHeader,
        body: wire::EventTicketStepBody,
    ) -> Answer<WithHeaders<wire::EventTicketTypeChangeResponse>> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let step = (Step::Activate, body.expected_version);
        changed(&call, types::step(&call, path.id.into(), path.ticket_type_id.into(), step, None, &sent).await?).await
    }

    async fn pause_event_ticket_type(
        &self,
        call: Call,
        path: wire::PauseEventTicketTypePath,
        header: wire::PauseEventTicketTypeHeader,
        body: wire::EventTicketReasonBody,
    ) -> Answer<WithHeaders<wire::EventTicketTypeChangeResponse>> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let (id, of, step) = (path.id.into(), path.ticket_type_id.into(), (Step::Pause, body.expected_version));
        changed(&call, types::step(&call, id, of, step, Some(&body.reason), &sent).await?).await
    }

    async fn archive_event_ticket_type(
        &self,
        call: Call,
        path: wire::ArchiveEventTicketTypePath,
        header: wire::ArchiveEventTicketTypeHeader,
        body: wire::EventTicketReasonBody,
    ) -> Answer<WithHeaders<wire::EventTicketTypeChangeResponse>> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let (id, of, step) = (path.id.into(), path.ticket_type_id.into(), (Step::Archive, body.expected_version));
        changed(&call, types::step(&call, id, of, step, Some(&body.reason), &sent).await?).await
    }

    async fn allocate_event_ticket(
        &self,
        call: Call,
        path: wire::AllocateEventTicketPath,
        header: wire::AllocateEventTicketHeader,
        body: wire::AllocateEventTicketBody,
    ) -> Answer<wire::AllocateEventTicketOk> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let (id, of) = (path.id.into(), path.ticket_type_id.into());
        let done = allocation::allocate(&call, id, of, (None, body.units), &sent).await?;
        let replayed = done.replayed;
        let answer = private(shown::moved(&call, done));
        Ok(if replayed {
            wire::AllocateEventTicketOk::Ok(answer)
        } else {
            wire::AllocateEventTicketOk::Created(answer)
        })
    }

    async fn allocate_event_ticket_to_member(
        &self,
        call: Call,
        path: wire::AllocateEventTicketToMemberPath,
        header: wire::AllocateEventTicketToMemberHeader,
        body: wire::AllocateEventTicketBody,
    ) -> Answer<wire::AllocateEventTicketToMemberOk> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let (id, of, member) = (path.id.into(), path.ticket_type_id.into(), path.user_id.into());
        let done = allocation::allocate(&call, id, of, (Some(member), body.units), &sent).await?;
        let replayed = done.replayed;
        let answer = private(shown::moved(&call, done));
        Ok(if replayed {
            wire::AllocateEventTicketToMemberOk::Ok(answer)
        } else {
            wire::AllocateEventTicketToMemberOk::Created(answer)
        })
    }

    async fn list_event_ticket_entitlements(
        &self,
        call: Call,
        path: wire::ListEventTicketEntitlementsPath,
        query: wire::ListEventTicketEntitlementsQuery,
    ) -> Answer<WithHeaders<wire::EventTicketEntitlementPage>> {
        let (id, of) = (path.id.into(), query.ticket_type_id.map(Into::into));
        let cursor = query.cursor.as_deref();
        let page = allocation::list(&call, id, (of, query.status), query.per_page, cursor).await?;
        let place = allocation::list_place(&call, id, of, query.status);
        let meta = meta(&call, &place, page.next, query.per_page)?;
        let data = page.items.into_iter().map(|ticket| shown::entitlement(&call, ticket)).collect();
        Ok(private(wire::EventTicketEntitlementPage { data, meta }))
    }

    async fn cancel_event_ticket_entitlement(
        &self,
        call: Call,
        path: wire::CancelEventTicketEntitlementPath,
        header: wire::CancelEventTicketEntitlementHeader,
        body: wire::CancelEventTicketEntitlementBody,
    ) -> Answer<WithHeaders<wire::EventTicketAllocationResponse>> {
        let sent = Sent { header: header.idempotency_key, body: body.idempotency_key };
        let (id, tickets) = (path.id.into(), path.entitlement_id.into());
        let said = (body.expected_version, body.reason.as_deref());
        let done = allocation::cancel(&call, id, tickets, said, &sent).await?;
        Ok(private(shown::moved(&call, done)))
    }

    async fn offer_event_ticket_transfer(
        &self,
        call: Call,
        path: wire::OfferEventTicketTransferPath,
        body: wire::OfferEventTicketTransferBody,
    ) -> Answer<wire::OfferEventTicketTransferOk> {
        let said = (body.user_id.into(), body.expected_version);
        let (row, is_new) = transfer::offer(&call, path.id.into(), path.entitlement_id.into(), said).await?;
        let answer = offered(&call, row)?;
        Ok(if is_new {
            wire::OfferEventTicketTransferOk::Created(answer)
        } else {
            wire::OfferEventTicketTransferOk::Ok(answer)
        })
    }

    async fn list_event_ticket_transfers(
        &self,
        call: Call,
        path: wire::ListEventTicketTransfersPath,
    ) -> Answer<WithHeaders<wire::EventTicketTransferList>> {
        let rows = transfer::list(&call, path.id.into()).await?;
        let data = rows.into_iter().map(|row| shown::transfer(&call, row)).collect::<Answer<_>>()?;
        Ok(private(wire::EventTicketTransferList { data, meta: call.meta() }))
    }

    async fn accept_event_ticket_transfer(
        &self,
        call: Call,
        path: wire::AcceptEventTicketTransferPath,
    ) -> Answer<WithHeaders<wire::EventTicketTransferResponse>> {
        offered(&call, transfer::accept(&call, path.id.into(), path.transfer_id.into()).await?)
    }

    async fn decline_event_ticket_transfer(
        &self,
        call: Call,
        path: wire::DeclineEventTicketTransferPath,
    ) -> Answer<WithHeaders<wire::EventTicketTransferResponse>> {
        offered(&call, transfer::close(&call, path.id.into(), path.transfer_id.into(), Offer::Declined).await?)
    }

    async fn withdraw_event_ticket_transfer(
        &self,
        call: Call,
        path: wire::WithdrawEventTicketTransferPath,
    ) -> Answer<WithHeaders<wire::EventTicketTransferResponse>> {
        offered(&call, transfer::close(&call, path.id.into(), path.transfer_id.into(), Offer::Withdrawn).await?)
    }

    async fn event_ticket_type_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventTicketType>> {
        let found = allocation::types(&call, &ids(&numbers)).await?;
        Ok(found.into_iter().map(|(event, of, eyes)| shown::ticket_type(&call, &event, of, &eyes)).collect())
    }

    async fn event_ticket_entitlement_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventTicketEntitlement>> {
        let found = allocation::by_ids(&call, &ids(&numbers)).await?;
        Ok(found.into_iter().map(|ticket| shown::entitlement(&call, ticket)).collect())
    }

    async fn event_ticket_transfer_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventTicketTransfer>> {
        transfer::by_ids(&call, &ids(&numbers)).await?.into_iter().map(|row| shown::transfer(&call, row)).collect()
    }
}

fn policy(said: wire::EventTicketPolicyInput) -> Policy {
    let mut groups: Vec<GroupId> = said.required_group_ids.unwrap_or_default().into_iter().map(Into::into).collect();
    groups.sort_unstable();
    groups.dedup();
    Policy { approved: said.approved_member_required, days: said.minimum_account_age_days, groups }
}

async fn changed(call: &Call, done: Changed) -> Answer<WithHeaders<wire::EventTicketTypeChangeResponse>> {
    // Whoever changes a type manages the event's tickets.
    let rights = types::Rights { manages: true, reconciles: false };
    let eyes = allocation::eyes(call, done.event.id, rights).await?;
    let data = wire::EventTicketTypeChange {
        ticket_type: shown::ticket_type(call, &done.event, done.of, &eyes),
        changed: done.changed,
        idempotent_replay: done.replayed,
    };
    Ok(private(wire::EventTicketTypeChangeResponse { data, meta: call.meta() }))
}

fn offered(call: &Call, row: Shown) -> Answer<WithHeaders<wire::EventTicketTransferResponse>> {
    let data = shown::transfer(call, row)?;
    Ok(private(wire::EventTicketTransferResponse { data, meta: call.meta() }))
}
