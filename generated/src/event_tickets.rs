// Made from contract/areas/event_tickets.yaml by codegen; edit the contract instead.

//! The area `event_tickets`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, WithHeaders, Work,
};

/// What the gateway answers in the area `event_tickets`: one method an operation.
pub trait EventTicketsApi: Area {
    /// Tickets of an event
    ///
    /// `GET /api/v2/events/{id}/tickets`
    ///
    /// Ticket types of an event, at most 250, and what the caller has of them, at most 250, the newest first. Those who manage its tickets see all types, archived ones last, others those that are active. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see.
    fn list_event_tickets(
        &self,
        call: Self::Call,
        path: ListEventTicketsPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketCatalogueResponse>, Self::Failure>,
    > + Send;

    /// Whether the books of tickets agree
    ///
    /// `GET /api/v2/events/{id}/tickets/reconciliation`
    ///
    /// What was given out of each ticket type beside what its history says. Nothing changes. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, 403 `EVENT_TICKET_FORBIDDEN` for whoever may not look after tickets that were given out.
    fn reconcile_event_tickets(
        &self,
        call: Self::Call,
        path: ReconcileEventTicketsPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketReconciliationResponse>, Self::Failure>,
    > + Send;

    /// What tickets would cost
    ///
    /// `POST /api/v2/events/{id}/tickets/{ticketTypeId}/quote`
    ///
    /// Whether the caller could have so many tickets, and what for. Nothing changes and nothing is held. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, or no such ticket type that is for them to see.
    fn quote_event_ticket(
        &self,
        call: Self::Call,
        path: QuoteEventTicketPath,
        body: QuoteEventTicketBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketQuoteResponse>, Self::Failure>,
    > + Send;

    /// Create a ticket type
    ///
    /// `POST /api/v2/events/{id}/ticket-types`
    ///
    /// It is a draft until it is activated. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see; 403 `EVENT_TICKET_FORBIDDEN` for whoever may not manage its tickets; 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs; 409 `EVENT_TICKET_CONFLICT` for an event that does not take place or is over, and for more than 250 types.
    fn create_event_ticket_type(
        &self,
        call: Self::Call,
        path: CreateEventTicketTypePath,
        header: CreateEventTicketTypeHeader,
        body: CreateEventTicketTypeBody,
    ) -> impl Future<Output = Result<CreateEventTicketTypeOk, Self::Failure>> + Send;

    /// Change a ticket type
    ///
    /// `PUT /api/v2/events/{id}/ticket-types/{ticketTypeId}`
    ///
    /// One that is a draft or paused; what is left out stays. Kind, price and both limits stay as they are once a ticket was given out: 422 `EVENT_TICKET_VALIDATION_FAILED`. 409 `EVENT_TICKET_CONFLICT` when `expected_version` is not that of the type, and for one that is active or archived. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, or it has no such type; 403 `EVENT_TICKET_FORBIDDEN` for whoever may not manage its tickets.
    fn update_event_ticket_type(
        &self,
        call: Self::Call,
        path: UpdateEventTicketTypePath,
        header: UpdateEventTicketTypeHeader,
        body: UpdateEventTicketTypeBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTypeChangeResponse>, Self::Failure>,
    > + Send;

    /// Activate a ticket type
    ///
    /// `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/activate`
    ///
    /// A draft or a paused one. 422 `EVENT_TICKET_VALIDATION_FAILED` for one that costs time credits: nothing can be paid with them yet (`reason` beside `errors` is `event_ticket_time_credit_gateway_unavailable`); and when its time is over. 409 `EVENT_TICKET_CONFLICT` when `expected_version` is not that of the type, and for a step that does not follow. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, or it has no such type; 403 `EVENT_TICKET_FORBIDDEN` for whoever may not manage its tickets.
    fn activate_event_ticket_type(
        &self,
        call: Self::Call,
        path: ActivateEventTicketTypePath,
        header: ActivateEventTicketTypeHeader,
        body: EventTicketStepBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTypeChangeResponse>, Self::Failure>,
    > + Send;

    /// Pause a ticket type
    ///
    /// `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/pause`
    ///
    /// An active one. The reason is kept for those who manage the event. 409 `EVENT_TICKET_CONFLICT` when `expected_version` is not that of the type, and for a step that does not follow. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, or it has no such type; 403 `EVENT_TICKET_FORBIDDEN` for whoever may not manage its tickets.
    fn pause_event_ticket_type(
        &self,
        call: Self::Call,
        path: PauseEventTicketTypePath,
        header: PauseEventTicketTypeHeader,
        body: EventTicketReasonBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTypeChangeResponse>, Self::Failure>,
    > + Send;

    /// Archive a ticket type
    ///
    /// `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/archive`
    ///
    /// A draft, an active or a paused one. Tickets that were given out stay. The reason is kept for those who manage the event. 409 `EVENT_TICKET_CONFLICT` when `expected_version` is not that of the type, and for a step that does not follow. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, or it has no such type; 403 `EVENT_TICKET_FORBIDDEN` for whoever may not manage its tickets.
    fn archive_event_ticket_type(
        &self,
        call: Self::Call,
        path: ArchiveEventTicketTypePath,
        header: ArchiveEventTicketTypeHeader,
        body: EventTicketReasonBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTypeChangeResponse>, Self::Failure>,
    > + Send;

    /// Take tickets
    ///
    /// `POST /api/v2/events/{id}/tickets/{ticketTypeId}/allocate`
    ///
    /// The caller, who takes part, gets tickets. 422 `EVENT_TICKET_VALIDATION_FAILED` for whoever does not take part, when nobody can have tickets now, when the type is not for them, and for more than one member may have; 409 `EVENT_TICKET_CONFLICT` when there are not so many left. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, or it has no such type that is for them to see; 403 `BLOCKED` when the caller or the organizer has blocked the other.
    fn allocate_event_ticket(
        &self,
        call: Self::Call,
        path: AllocateEventTicketPath,
        header: AllocateEventTicketHeader,
        body: AllocateEventTicketBody,
    ) -> impl Future<Output = Result<AllocateEventTicketOk, Self::Failure>> + Send;

    /// Give a member tickets
    ///
    /// `POST /api/v2/events/{id}/tickets/{ticketTypeId}/allocate/{userId}`
    ///
    /// A member who takes part gets tickets, and is told. 422 `EVENT_TICKET_VALIDATION_FAILED` for whoever does not take part, when nobody can have tickets now, when the type is not for them, and for more than one member may have; 409 `EVENT_TICKET_CONFLICT` when there are not so many left. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, or it has no such type; 404 `NOT_FOUND` for a member who is not there, and for one who has blocked the caller; 403 `BLOCKED` for one whom the caller has blocked; 403 `EVENT_TICKET_FORBIDDEN` for whoever may not manage its tickets.
    fn allocate_event_ticket_to_member(
        &self,
        call: Self::Call,
        path: AllocateEventTicketToMemberPath,
        header: AllocateEventTicketToMemberHeader,
        body: AllocateEventTicketBody,
    ) -> impl Future<
        Output = Result<AllocateEventTicketToMemberOk, Self::Failure>,
    > + Send;

    /// Who has tickets
    ///
    /// `GET /api/v2/events/{id}/ticket-entitlements`
    ///
    /// Tickets that were given out, the newest first, those that were cancelled among them. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see, 403 `EVENT_TICKET_FORBIDDEN` for whoever may neither manage its tickets nor look after those that were given out. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_ticket_entitlements(
        &self,
        call: Self::Call,
        path: ListEventTicketEntitlementsPath,
        query: ListEventTicketEntitlementsQuery,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketEntitlementPage>, Self::Failure>,
    > + Send;

    /// Cancel tickets
    ///
    /// `POST /api/v2/events/{id}/ticket-entitlements/{entitlementId}/cancel`
    ///
    /// One's own, also of an event that one does not see any more; or a member's, by whoever may look after tickets that were given out, with a reason: 422 `EVENT_TICKET_VALIDATION_FAILED` on `reason`. The member is told. Doing it again with another key changes nothing. 409 `EVENT_TICKET_CONFLICT` when `expected_version` is not that of the tickets. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_TICKET_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again changes nothing and answers 200; 409 `EVENT_TICKET_CONFLICT` for a key that was used for another call. 404 `EVENT_TICKET_NOT_FOUND` when there are no such tickets, and for those of others whom the caller may not look after.
    fn cancel_event_ticket_entitlement(
        &self,
        call: Self::Call,
        path: CancelEventTicketEntitlementPath,
        header: CancelEventTicketEntitlementHeader,
        body: CancelEventTicketEntitlementBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketAllocationResponse>, Self::Failure>,
    > + Send;

    /// Offer tickets to a member
    ///
    /// `POST /api/v2/events/{id}/ticket-entitlements/{entitlementId}/transfer`
    ///
    /// One's own, all of them, while members can register. The member is told. 200 when they are offered to this member already. 404 `EVENT_TICKET_NOT_FOUND` when the caller has no such tickets that are good; 404 `NOT_FOUND` for a member who is not there, does not see the event, or has blocked the caller; 403 `BLOCKED` for one whom the caller has blocked; 422 `EVENT_TICKET_VALIDATION_FAILED` on `user_id` for oneself; 409 `EVENT_TICKET_CONFLICT` when `expected_version` is not that of the tickets, when they are offered to somebody else, and when nobody can register any more.
    fn offer_event_ticket_transfer(
        &self,
        call: Self::Call,
        path: OfferEventTicketTransferPath,
        body: OfferEventTicketTransferBody,
    ) -> impl Future<Output = Result<OfferEventTicketTransferOk, Self::Failure>> + Send;

    /// Tickets that were offered to the caller, or by them
    ///
    /// `GET /api/v2/events/{id}/ticket-transfers`
    ///
    /// Tickets that the caller was offered or has offered, the newest first, at most 250. 404 `EVENT_TICKET_NOT_FOUND` when there is no such event that the caller may see.
    fn list_event_ticket_transfers(
        &self,
        call: Self::Call,
        path: ListEventTicketTransfersPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTransferList>, Self::Failure>,
    > + Send;

    /// Accept tickets that were offered
    ///
    /// `POST /api/v2/events/{id}/ticket-transfers/{transferId}/accept`
    ///
    /// The caller, to whom they were offered, has them from now on; whoever does not take part yet registers with it, if there is a place. The other is told. 409 `EVENT_TICKET_CONFLICT` when the offer is over; 422 `EVENT_TICKET_VALIDATION_FAILED` for whom they are not, and for more than one member may have. As for registering: 404 `NOT_FOUND` when the caller does not see the event, 409 `EVENT_CAPACITY_FULL`, `EVENT_ANSWERS_REQUIRED`, `EVENT_OFFER_ACCEPTANCE_REQUIRED`, `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED`, 403 `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED` and `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 404 `EVENT_TICKET_NOT_FOUND` when the caller was offered no such tickets. 409 `EVENT_SAFETY_ACTION_REQUIRED` with an item for each requirement of the event that is left, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told.
    fn accept_event_ticket_transfer(
        &self,
        call: Self::Call,
        path: AcceptEventTicketTransferPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTransferResponse>, Self::Failure>,
    > + Send;

    /// Decline tickets that were offered
    ///
    /// `POST /api/v2/events/{id}/ticket-transfers/{transferId}/decline`
    ///
    /// The caller, to whom they were offered, does not want them. The other is told. Doing it again changes nothing. 409 `EVENT_TICKET_CONFLICT` when the offer is over; 404 `EVENT_TICKET_NOT_FOUND` when there is no such one of the caller.
    fn decline_event_ticket_transfer(
        &self,
        call: Self::Call,
        path: DeclineEventTicketTransferPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTransferResponse>, Self::Failure>,
    > + Send;

    /// Take an offer back
    ///
    /// `POST /api/v2/events/{id}/ticket-transfers/{transferId}/withdraw`
    ///
    /// The caller, who has offered them, keeps them. Doing it again changes nothing. 409 `EVENT_TICKET_CONFLICT` when the offer is over; 404 `EVENT_TICKET_NOT_FOUND` when there is no such one of the caller.
    fn withdraw_event_ticket_transfer(
        &self,
        call: Self::Call,
        path: WithdrawEventTicketTransferPath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventTicketTransferResponse>, Self::Failure>,
    > + Send;

    /// Those of the `EventTicketEntitlement` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_ticket_entitlement_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventTicketEntitlement>, Self::Failure>> + Send;

    /// Those of the `EventTicketTransfer` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_ticket_transfer_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventTicketTransfer>, Self::Failure>> + Send;

    /// Those of the `EventTicketType` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_ticket_type_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventTicketType>, Self::Failure>> + Send;
}

/// The ways in which `createEventTicketType` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum CreateEventTicketTypeOk {
    /// 200: The ticket type that the same call created before.
    Ok(WithHeaders<EventTicketTypeChangeResponse>),
    /// 201: The ticket type.
    Created(WithHeaders<EventTicketTypeChangeResponse>),
}

/// The ways in which `allocateEventTicket` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum AllocateEventTicketOk {
    /// 200: The tickets that the same call gave before.
    Ok(WithHeaders<EventTicketAllocationResponse>),
    /// 201: The tickets.
    Created(WithHeaders<EventTicketAllocationResponse>),
}

/// The ways in which `allocateEventTicketToMember` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum AllocateEventTicketToMemberOk {
    /// 200: The tickets that the same call gave before.
    Ok(WithHeaders<EventTicketAllocationResponse>),
    /// 201: The tickets.
    Created(WithHeaders<EventTicketAllocationResponse>),
}

/// The ways in which `offerEventTicketTransfer` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum OfferEventTicketTransferOk {
    /// 200: The offer that there was.
    Ok(WithHeaders<EventTicketTransferResponse>),
    /// 201: The offer.
    Created(WithHeaders<EventTicketTransferResponse>),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventTicketsApi>() -> [Served<A>; 17] {
    [
        (Operation::ListEventTickets, list_event_tickets::<A>),
        (Operation::ReconcileEventTickets, reconcile_event_tickets::<A>),
        (Operation::QuoteEventTicket, quote_event_ticket::<A>),
        (Operation::CreateEventTicketType, create_event_ticket_type::<A>),
        (Operation::UpdateEventTicketType, update_event_ticket_type::<A>),
        (Operation::ActivateEventTicketType, activate_event_ticket_type::<A>),
        (Operation::PauseEventTicketType, pause_event_ticket_type::<A>),
        (Operation::ArchiveEventTicketType, archive_event_ticket_type::<A>),
        (Operation::AllocateEventTicket, allocate_event_ticket::<A>),
        (Operation::AllocateEventTicketToMember, allocate_event_ticket_to_member::<A>),
        (Operation::ListEventTicketEntitlements, list_event_ticket_entitlements::<A>),
        (Operation::CancelEventTicketEntitlement, cancel_event_ticket_entitlement::<A>),
        (Operation::OfferEventTicketTransfer, offer_event_ticket_transfer::<A>),
        (Operation::ListEventTicketTransfers, list_event_ticket_transfers::<A>),
        (Operation::AcceptEventTicketTransfer, accept_event_ticket_transfer::<A>),
        (Operation::DeclineEventTicketTransfer, decline_event_ticket_transfer::<A>),
        (Operation::WithdrawEventTicketTransfer, withdraw_event_ticket_transfer::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 17] {
    [
        (Operation::ListEventTickets, |asked| list_event_tickets_input(asked).map(drop)),
        (
            Operation::ReconcileEventTickets,
            |asked| reconcile_event_tickets_input(asked).map(drop),
        ),
        (Operation::QuoteEventTicket, |asked| quote_event_ticket_input(asked).map(drop)),
        (
            Operation::CreateEventTicketType,
            |asked| create_event_ticket_type_input(asked).map(drop),
        ),
        (
            Operation::UpdateEventTicketType,
            |asked| update_event_ticket_type_input(asked).map(drop),
        ),
        (
            Operation::ActivateEventTicketType,
            |asked| activate_event_ticket_type_input(asked).map(drop),
        ),
        (
            Operation::PauseEventTicketType,
            |asked| pause_event_ticket_type_input(asked).map(drop),
        ),
        (
            Operation::ArchiveEventTicketType,
            |asked| archive_event_ticket_type_input(asked).map(drop),
        ),
        (
            Operation::AllocateEventTicket,
            |asked| allocate_event_ticket_input(asked).map(drop),
        ),
        (
            Operation::AllocateEventTicketToMember,
            |asked| allocate_event_ticket_to_member_input(asked).map(drop),
        ),
        (
            Operation::ListEventTicketEntitlements,
            |asked| list_event_ticket_entitlements_input(asked).map(drop),
        ),
        (
            Operation::CancelEventTicketEntitlement,
            |asked| cancel_event_ticket_entitlement_input(asked).map(drop),
        ),
        (
            Operation::OfferEventTicketTransfer,
            |asked| offer_event_ticket_transfer_input(asked).map(drop),
        ),
        (
            Operation::ListEventTicketTransfers,
            |asked| list_event_ticket_transfers_input(asked).map(drop),
        ),
        (
            Operation::AcceptEventTicketTransfer,
            |asked| accept_event_ticket_transfer_input(asked).map(drop),
        ),
        (
            Operation::DeclineEventTicketTransfer,
            |asked| decline_event_ticket_transfer_input(asked).map(drop),
        ),
        (
            Operation::WithdrawEventTicketTransfer,
            |asked| withdraw_event_ticket_transfer_input(asked).map(drop),
        ),
    ]
}

fn list_event_tickets_input(
    asked: &mut Asked,
) -> Result<ListEventTicketsPath, Rejection> {
    let path: ListEventTicketsPath = asked.path(&LIST_EVENT_TICKETS_PATH)?;
    Ok(path)
}

fn list_event_tickets<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_event_tickets_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_event_tickets(call, path).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn reconcile_event_tickets_input(
    asked: &mut Asked,
) -> Result<ReconcileEventTicketsPath, Rejection> {
    let path: ReconcileEventTicketsPath = asked.path(&RECONCILE_EVENT_TICKETS_PATH)?;
    Ok(path)
}

fn reconcile_event_tickets<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = reconcile_event_tickets_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().reconcile_event_tickets(call, path).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn quote_event_ticket_input(
    asked: &mut Asked,
) -> Result<(QuoteEventTicketPath, QuoteEventTicketBody), Rejection> {
    let path: QuoteEventTicketPath = asked.path(&QUOTE_EVENT_TICKET_PATH)?;
    let body: QuoteEventTicketBody = asked.body(false)?;
    Ok((path, body))
}

fn quote_event_ticket<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = quote_event_ticket_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().quote_event_ticket(call, path, body).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn create_event_ticket_type_input(
    asked: &mut Asked,
) -> Result<
    (CreateEventTicketTypePath, CreateEventTicketTypeHeader, CreateEventTicketTypeBody),
    Rejection,
> {
    let path: CreateEventTicketTypePath = asked.path(&CREATE_EVENT_TICKET_TYPE_PATH)?;
    let (header, body): (CreateEventTicketTypeHeader, CreateEventTicketTypeBody) = Rejection::together(
        asked.header(&CREATE_EVENT_TICKET_TYPE_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn create_event_ticket_type<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = create_event_ticket_type_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_event_ticket_type(call, path, header, body)
                    .await?;
                Ok(
                    match answer {
                        CreateEventTicketTypeOk::Ok(answer) => {
                            Reply::answer(200, answer.body).with_headers(answer.headers)
                        }
                        CreateEventTicketTypeOk::Created(answer) => {
                            Reply::answer(201, answer.body).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

fn update_event_ticket_type_input(
    asked: &mut Asked,
) -> Result<
    (UpdateEventTicketTypePath, UpdateEventTicketTypeHeader, UpdateEventTicketTypeBody),
    Rejection,
> {
    let path: UpdateEventTicketTypePath = asked.path(&UPDATE_EVENT_TICKET_TYPE_PATH)?;
    let (header, body): (UpdateEventTicketTypeHeader, UpdateEventTicketTypeBody) = Rejection::together(
        asked.header(&UPDATE_EVENT_TICKET_TYPE_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn update_event_ticket_type<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = update_event_ticket_type_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_event_ticket_type(call, path, header, body)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn activate_event_ticket_type_input(
    asked: &mut Asked,
) -> Result<
    (ActivateEventTicketTypePath, ActivateEventTicketTypeHeader, EventTicketStepBody),
    Rejection,
> {
    let path: ActivateEventTicketTypePath = asked
        .path(&ACTIVATE_EVENT_TICKET_TYPE_PATH)?;
    let (header, body): (ActivateEventTicketTypeHeader, EventTicketStepBody) = Rejection::together(
        asked.header(&ACTIVATE_EVENT_TICKET_TYPE_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn activate_event_ticket_type<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = activate_event_ticket_type_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .activate_event_ticket_type(call, path, header, body)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn pause_event_ticket_type_input(
    asked: &mut Asked,
) -> Result<
    (PauseEventTicketTypePath, PauseEventTicketTypeHeader, EventTicketReasonBody),
    Rejection,
> {
    let path: PauseEventTicketTypePath = asked.path(&PAUSE_EVENT_TICKET_TYPE_PATH)?;
    let (header, body): (PauseEventTicketTypeHeader, EventTicketReasonBody) = Rejection::together(
        asked.header(&PAUSE_EVENT_TICKET_TYPE_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn pause_event_ticket_type<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = pause_event_ticket_type_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .pause_event_ticket_type(call, path, header, body)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn archive_event_ticket_type_input(
    asked: &mut Asked,
) -> Result<
    (ArchiveEventTicketTypePath, ArchiveEventTicketTypeHeader, EventTicketReasonBody),
    Rejection,
> {
    let path: ArchiveEventTicketTypePath = asked.path(&ARCHIVE_EVENT_TICKET_TYPE_PATH)?;
    let (header, body): (ArchiveEventTicketTypeHeader, EventTicketReasonBody) = Rejection::together(
        asked.header(&ARCHIVE_EVENT_TICKET_TYPE_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn archive_event_ticket_type<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = archive_event_ticket_type_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .archive_event_ticket_type(call, path, header, body)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn allocate_event_ticket_input(
    asked: &mut Asked,
) -> Result<
    (AllocateEventTicketPath, AllocateEventTicketHeader, AllocateEventTicketBody),
    Rejection,
> {
    let path: AllocateEventTicketPath = asked.path(&ALLOCATE_EVENT_TICKET_PATH)?;
    let (header, body): (AllocateEventTicketHeader, AllocateEventTicketBody) = Rejection::together(
        asked.header(&ALLOCATE_EVENT_TICKET_HEADER),
        asked.body(false),
    )?;
    Ok((path, header, body))
}

fn allocate_event_ticket<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = allocate_event_ticket_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .allocate_event_ticket(call, path, header, body)
                    .await?;
                Ok(
                    match answer {
                        AllocateEventTicketOk::Ok(answer) => {
                            Reply::answer(200, answer.body).with_headers(answer.headers)
                        }
                        AllocateEventTicketOk::Created(answer) => {
                            Reply::answer(201, answer.body).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

fn allocate_event_ticket_to_member_input(
    asked: &mut Asked,
) -> Result<
    (
        AllocateEventTicketToMemberPath,
        AllocateEventTicketToMemberHeader,
        AllocateEventTicketBody,
    ),
    Rejection,
> {
    let path: AllocateEventTicketToMemberPath = asked
        .path(&ALLOCATE_EVENT_TICKET_TO_MEMBER_PATH)?;
    let (header, body): (AllocateEventTicketToMemberHeader, AllocateEventTicketBody) = Rejection::together(
        asked.header(&ALLOCATE_EVENT_TICKET_TO_MEMBER_HEADER),
        asked.body(false),
    )?;
    Ok((path, header, body))
}

fn allocate_event_ticket_to_member<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = allocate_event_ticket_to_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .allocate_event_ticket_to_member(call, path, header, body)
                    .await?;
                Ok(
                    match answer {
                        AllocateEventTicketToMemberOk::Ok(answer) => {
                            Reply::answer(200, answer.body).with_headers(answer.headers)
                        }
                        AllocateEventTicketToMemberOk::Created(answer) => {
                            Reply::answer(201, answer.body).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

fn list_event_ticket_entitlements_input(
    asked: &mut Asked,
) -> Result<
    (ListEventTicketEntitlementsPath, ListEventTicketEntitlementsQuery),
    Rejection,
> {
    let path: ListEventTicketEntitlementsPath = asked
        .path(&LIST_EVENT_TICKET_ENTITLEMENTS_PATH)?;
    let query: ListEventTicketEntitlementsQuery = asked
        .query(&LIST_EVENT_TICKET_ENTITLEMENTS_QUERY)?;
    Ok((path, query))
}

fn list_event_ticket_entitlements<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_ticket_entitlements_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_ticket_entitlements(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn cancel_event_ticket_entitlement_input(
    asked: &mut Asked,
) -> Result<
    (
        CancelEventTicketEntitlementPath,
        CancelEventTicketEntitlementHeader,
        CancelEventTicketEntitlementBody,
    ),
    Rejection,
> {
    let path: CancelEventTicketEntitlementPath = asked
        .path(&CANCEL_EVENT_TICKET_ENTITLEMENT_PATH)?;
    let (
        header,
        body,
    ): (CancelEventTicketEntitlementHeader, CancelEventTicketEntitlementBody) = Rejection::together(
        asked.header(&CANCEL_EVENT_TICKET_ENTITLEMENT_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn cancel_event_ticket_entitlement<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = cancel_event_ticket_entitlement_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .cancel_event_ticket_entitlement(call, path, header, body)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn offer_event_ticket_transfer_input(
    asked: &mut Asked,
) -> Result<(OfferEventTicketTransferPath, OfferEventTicketTransferBody), Rejection> {
    let path: OfferEventTicketTransferPath = asked
        .path(&OFFER_EVENT_TICKET_TRANSFER_PATH)?;
    let body: OfferEventTicketTransferBody = asked.body(true)?;
    Ok((path, body))
}

fn offer_event_ticket_transfer<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = offer_event_ticket_transfer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .offer_event_ticket_transfer(call, path, body)
                    .await?;
                Ok(
                    match answer {
                        OfferEventTicketTransferOk::Ok(answer) => {
                            Reply::answer(200, answer.body).with_headers(answer.headers)
                        }
                        OfferEventTicketTransferOk::Created(answer) => {
                            Reply::answer(201, answer.body).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

fn list_event_ticket_transfers_input(
    asked: &mut Asked,
) -> Result<ListEventTicketTransfersPath, Rejection> {
    let path: ListEventTicketTransfersPath = asked
        .path(&LIST_EVENT_TICKET_TRANSFERS_PATH)?;
    Ok(path)
}

fn list_event_ticket_transfers<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_event_ticket_transfers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_event_ticket_transfers(call, path).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn accept_event_ticket_transfer_input(
    asked: &mut Asked,
) -> Result<AcceptEventTicketTransferPath, Rejection> {
    let path: AcceptEventTicketTransferPath = asked
        .path(&ACCEPT_EVENT_TICKET_TRANSFER_PATH)?;
    Ok(path)
}

fn accept_event_ticket_transfer<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = accept_event_ticket_transfer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .accept_event_ticket_transfer(call, path)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn decline_event_ticket_transfer_input(
    asked: &mut Asked,
) -> Result<DeclineEventTicketTransferPath, Rejection> {
    let path: DeclineEventTicketTransferPath = asked
        .path(&DECLINE_EVENT_TICKET_TRANSFER_PATH)?;
    Ok(path)
}

fn decline_event_ticket_transfer<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = decline_event_ticket_transfer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .decline_event_ticket_transfer(call, path)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn withdraw_event_ticket_transfer_input(
    asked: &mut Asked,
) -> Result<WithdrawEventTicketTransferPath, Rejection> {
    let path: WithdrawEventTicketTransferPath = asked
        .path(&WITHDRAW_EVENT_TICKET_TRANSFER_PATH)?;
    Ok(path)
}

fn withdraw_event_ticket_transfer<A: EventTicketsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = withdraw_event_ticket_transfer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .withdraw_event_ticket_transfer(call, path)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

static LIST_EVENT_TICKETS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static RECONCILE_EVENT_TICKETS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static QUOTE_EVENT_TICKET_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "ticketTypeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CREATE_EVENT_TICKET_TYPE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CREATE_EVENT_TICKET_TYPE_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_EVENT_TICKET_TYPE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "ticketTypeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_EVENT_TICKET_TYPE_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ACTIVATE_EVENT_TICKET_TYPE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "ticketTypeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ACTIVATE_EVENT_TICKET_TYPE_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static PAUSE_EVENT_TICKET_TYPE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "ticketTypeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static PAUSE_EVENT_TICKET_TYPE_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ARCHIVE_EVENT_TICKET_TYPE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "ticketTypeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ARCHIVE_EVENT_TICKET_TYPE_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ALLOCATE_EVENT_TICKET_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "ticketTypeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ALLOCATE_EVENT_TICKET_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ALLOCATE_EVENT_TICKET_TO_MEMBER_PATH: [Parameter; 3] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "ticketTypeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ALLOCATE_EVENT_TICKET_TO_MEMBER_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_TICKET_ENTITLEMENTS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_TICKET_ENTITLEMENTS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "ticket_type_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(&["confirmed", "cancelled"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static CANCEL_EVENT_TICKET_ENTITLEMENT_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "entitlementId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CANCEL_EVENT_TICKET_ENTITLEMENT_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static OFFER_EVENT_TICKET_TRANSFER_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "entitlementId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_TICKET_TRANSFERS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ACCEPT_EVENT_TICKET_TRANSFER_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "transferId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DECLINE_EVENT_TICKET_TRANSFER_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "transferId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static WITHDRAW_EVENT_TICKET_TRANSFER_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "transferId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/events/{id}/ticket-transfers/{transferId}/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptEventTicketTransferPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the offer.
    #[serde(rename = "transferId")]
    pub transfer_id: i64,
}

/// The headers of `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/activate`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ActivateEventTicketTypeHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/activate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ActivateEventTicketTypePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the ticket type.
    #[serde(rename = "ticketTypeId")]
    pub ticket_type_id: i64,
}

/// How many tickets.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AllocateEventTicketBody {
    /// How many.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub units: i64,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

impl std::default::Default for AllocateEventTicketBody {
    fn default() -> Self {
        Self {
            idempotency_key: Default::default(),
            units: defaults::default_u64::<i64, 1>(),
        }
    }
}

/// The headers of `POST /api/v2/events/{id}/tickets/{ticketTypeId}/allocate`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct AllocateEventTicketHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/tickets/{ticketTypeId}/allocate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AllocateEventTicketPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the ticket type.
    #[serde(rename = "ticketTypeId")]
    pub ticket_type_id: i64,
}

/// The headers of `POST /api/v2/events/{id}/tickets/{ticketTypeId}/allocate/{userId}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct AllocateEventTicketToMemberHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/tickets/{ticketTypeId}/allocate/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AllocateEventTicketToMemberPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the ticket type.
    #[serde(rename = "ticketTypeId")]
    pub ticket_type_id: i64,
    /// Id of the member who gets them.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The headers of `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/archive`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ArchiveEventTicketTypeHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/archive`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ArchiveEventTicketTypePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the ticket type.
    #[serde(rename = "ticketTypeId")]
    pub ticket_type_id: i64,
}

/// That tickets are cancelled, and why.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventTicketEntitlementBody {
    /// The version that was read.
    pub expected_version: i64,
    /// Why. It is needed for tickets of somebody else, who reads it.
    pub reason: Option<String>,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

/// The headers of `POST /api/v2/events/{id}/ticket-entitlements/{entitlementId}/cancel`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CancelEventTicketEntitlementHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-entitlements/{entitlementId}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventTicketEntitlementPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the entitlement.
    #[serde(rename = "entitlementId")]
    pub entitlement_id: i64,
}

/// A ticket type.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateEventTicketTypeBody {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
    /// The kind.
    pub kind: EventTicketKind,
    /// Hours for one, two decimals at most. Nothing for a free one, more than nothing for time credits.
    pub unit_price_credits: Option<f64>,
    /// How many there are.
    pub allocation_limit: i64,
    /// How many one member may have, 1 by default; no more than there are.
    pub per_member_limit: Option<i64>,
    /// From when on members can have them, with seconds and the offset that the zone of the event has then.
    pub sales_opens_at: Option<String>,
    /// The same in UTC; one of the two.
    pub sales_opens_at_utc: Option<String>,
    /// Until when, at the latest when the event begins.
    pub sales_closes_at: Option<String>,
    /// The same in UTC; one of the two.
    pub sales_closes_at_utc: Option<String>,
    /// Until when hours would be given back. Not of a free one.
    pub refund_cutoff_at: Option<String>,
    /// The same in UTC; one of the two.
    pub refund_cutoff_at_utc: Option<String>,
    /// Whether hours would be given back if the event is cancelled. Not of a free one.
    pub organizer_cancel_refundable: Option<bool>,
    /// The eligibility policy.
    pub eligibility_policy: Option<EventTicketPolicyInput>,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

/// The headers of `POST /api/v2/events/{id}/ticket-types`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CreateEventTicketTypeHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-types`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventTicketTypePath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-transfers/{transferId}/decline`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeclineEventTicketTransferPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the offer.
    #[serde(rename = "transferId")]
    pub transfer_id: i64,
}

/// What a call did with tickets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketAllocation {
    /// The entitlement.
    pub entitlement: EventTicketEntitlement,
    /// How many of the type are given out since.
    pub confirmed_units_after: i64,
    /// Whether it changed anything.
    pub changed: bool,
    /// Whether the same call did so before.
    pub idempotent_replay: bool,
}

/// What a call did with tickets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketAllocationResponse {
    /// The data.
    pub data: EventTicketAllocation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether the caller can have tickets of a type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketAvailability {
    /// The eligibility.
    pub eligibility: EventTicketEligibility,
    /// How many are left.
    pub allocation_remaining: i64,
    /// How many more the caller may have, if there are so many left.
    pub member_remaining: i64,
    /// Whether this is the time for it.
    pub sales_window_open: bool,
    /// Whether tickets of this kind can be given out.
    pub materialization_supported: bool,
    /// The gateway status.
    pub gateway_status: EventTicketGatewayStatus,
    /// Always false.
    pub attendance_reward_included: bool,
    /// The refund policy.
    pub refund_policy: EventTicketRefundPolicy,
}

/// Tickets of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketCatalogue {
    /// Always 1.
    pub contract_version: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Always `time_credit`.
    pub currency: String,
    /// The payment gateway.
    pub payment_gateway: EventTicketPayment,
    /// The permissions.
    pub permissions: EventTicketPermissions,
    /// The types, in the order in which they were created; archived ones last.
    pub ticket_types: Vec<EventTicketType>,
    /// What the caller has, the newest first.
    pub own_entitlements: Vec<EventTicketEntitlement>,
}

/// Tickets of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketCatalogueResponse {
    /// The data.
    pub data: EventTicketCatalogue,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether tickets of a type are for the caller.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketEligibility {
    /// Whether they are.
    pub eligible: bool,
    /// Why not.
    pub reasons: Vec<EventTicketObstacle>,
}

/// Tickets that a member has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketEntitlement {
    /// Id of the tickets.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the ticket type.
    pub ticket_type_id: i64,
    /// What the type is called.
    pub ticket_type_name: String,
    /// Id of the member.
    pub user_id: i64,
    /// Who has them.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// How many.
    pub units: i64,
    /// The kind.
    pub kind: EventTicketKind,
    /// Hours for one.
    pub unit_price_credits: String,
    /// Hours for all.
    pub total_price_credits: String,
    /// The status.
    pub status: EventTicketEntitlementStatus,
    /// How often they changed.
    pub version: i64,
    /// When they were given out.
    pub confirmed_at: chrono::DateTime<chrono::offset::Utc>,
    /// When they were cancelled.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cancelled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// One page of tickets that were given out.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketEntitlementPage {
    /// The tickets, the newest first.
    pub data: Vec<EventTicketEntitlement>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Whether tickets are good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketEntitlementStatus {
    /// `confirmed`.
    Confirmed,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventTicketEntitlementStatus { Confirmed = "confirmed", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventTicketEntitlementStatus
}

/// Whether what a ticket costs can be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketGatewayStatus {
    /// `not_required`.
    NotRequired,
    /// `unavailable`.
    Unavailable,
}

crate::word! {
    EventTicketGatewayStatus { NotRequired = "not_required", Unavailable = "unavailable"
    }
}

crate::runtime::wire! {
    EventTicketGatewayStatus
}

/// What a ticket costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketKind {
    /// `free`.
    Free,
    /// `time_credit`.
    TimeCredit,
}

crate::word! {
    EventTicketKind { Free = "free", TimeCredit = "time_credit" }
}

crate::runtime::wire! {
    EventTicketKind
}

/// Why a ticket is not for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketObstacle {
    /// `approval_required`.
    ApprovalRequired,
    /// `account_too_new`.
    AccountTooNew,
    /// `group_required`.
    GroupRequired,
}

crate::word! {
    EventTicketObstacle { ApprovalRequired = "approval_required", AccountTooNew =
    "account_too_new", GroupRequired = "group_required" }
}

crate::runtime::wire! {
    EventTicketObstacle
}

/// What tickets can cost.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketPayment {
    /// Nothing: always true.
    pub free_supported: bool,
    /// Hours: not yet.
    pub time_credit_supported: bool,
    /// Money: never.
    pub money_supported: bool,
}

/// What the caller may do with tickets of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketPermissions {
    /// Whether they may change them and give them out.
    pub manage: bool,
    /// Whether they may look after those that were given out.
    pub reconcile: bool,
    /// Whether they may take some.
    pub allocate_self: bool,
}

/// For whom tickets of a type are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketPolicy {
    /// Whether the community has to have approved them.
    pub approved_member_required: bool,
    /// How many days they have to have been here.
    pub minimum_account_age_days: i64,
    /// Ids of groups, to all of which they have to belong.
    pub required_group_ids: Vec<i64>,
}

/// For whom tickets of a type are. What is left out is as usual.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketPolicyInput {
    /// Whether the community has to have approved them.
    #[serde(default = "defaults::default_bool::<true>")]
    pub approved_member_required: bool,
    /// How many days they have to have been here.
    #[serde(default)]
    pub minimum_account_age_days: i64,
    /// Ids of active groups, to all of which they have to belong.
    #[serde(default)]
    pub required_group_ids: Option<Vec<i64>>,
}

impl std::default::Default for EventTicketPolicyInput {
    fn default() -> Self {
        Self {
            approved_member_required: defaults::default_bool::<true>(),
            minimum_account_age_days: Default::default(),
            required_group_ids: Default::default(),
        }
    }
}

/// Whether the caller can have so many tickets, and what for.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketQuote {
    /// Id of the ticket type.
    pub ticket_type_id: i64,
    /// The kind.
    pub kind: EventTicketKind,
    /// How many.
    pub units: i64,
    /// Hours for one.
    pub unit_price_credits: String,
    /// Hours for all.
    pub total_price_credits: String,
    /// The status.
    pub status: EventTicketStatus,
    /// The eligibility.
    pub eligibility: EventTicketEligibility,
    /// How many are left.
    pub allocation_remaining: i64,
    /// How many more the caller may have, if there are so many left.
    pub member_remaining: i64,
    /// Whether this is the time for it.
    pub sales_window_open: bool,
    /// Whether tickets of this kind can be given out.
    pub materialization_supported: bool,
    /// The gateway status.
    pub gateway_status: EventTicketGatewayStatus,
    /// Always false.
    pub attendance_reward_included: bool,
    /// The refund policy.
    pub refund_policy: EventTicketRefundPolicy,
}

/// Whether the caller can have so many tickets, and what for.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketQuoteResponse {
    /// The data.
    pub data: EventTicketQuote,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A step of a ticket type, and why.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventTicketReasonBody {
    /// The version that was read.
    pub expected_version: i64,
    /// Why, for those who manage the event.
    pub reason: String,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

/// Whether the books of an event's tickets agree.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketReconciliation {
    /// Always 1.
    pub contract_version: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Whether all of them do.
    pub agrees: bool,
    /// Each type.
    pub ticket_types: Vec<EventTicketReconciliationRow>,
}

/// Whether the books of an event's tickets agree.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketReconciliationResponse {
    /// The data.
    pub data: EventTicketReconciliation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What was given out of a ticket type, beside what its history says.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketReconciliationRow {
    /// Id of the ticket type.
    pub ticket_type_id: i64,
    /// The kind.
    pub kind: EventTicketKind,
    /// The status.
    pub status: EventTicketStatus,
    /// How many there are.
    pub allocation_limit: i64,
    /// Tickets that are good.
    pub confirmed_units: i64,
    /// Tickets that were cancelled.
    pub cancelled_units: i64,
    /// How many times tickets were given out that are good.
    pub confirmed_entitlements: i64,
    /// How many times they were cancelled.
    pub cancelled_entitlements: i64,
    /// How often they are good without a registration that is confirmed.
    pub registration_mismatches: i64,
    /// How often what they cost is not what the type says.
    pub price_snapshot_violations: i64,
    /// All changes of the history together.
    pub inventory_delta: i64,
    /// How many are given out as the history says.
    pub latest_inventory_after: i64,
    /// How many more are given out than there are.
    pub allocation_overrun: i64,
    /// Whether the history says something else.
    pub inventory_mismatch: bool,
}

/// What becomes of hours that were paid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketRefundPolicy {
    /// Until when they would be given back.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cutoff_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether they would be if the event is cancelled.
    pub organizer_cancel_refundable: bool,
    /// The execution status.
    pub execution_status: EventTicketRefundStatus,
}

/// Whether what was paid is given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketRefundStatus {
    /// `not_applicable`.
    NotApplicable,
    /// `not_integrated`.
    NotIntegrated,
}

crate::word! {
    EventTicketRefundStatus { NotApplicable = "not_applicable", NotIntegrated =
    "not_integrated" }
}

crate::runtime::wire! {
    EventTicketRefundStatus
}

/// Whether members can have tickets of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketStatus {
    /// `draft`.
    Draft,
    /// `active`.
    Active,
    /// `paused`.
    Paused,
    /// `archived`.
    Archived,
}

crate::word! {
    EventTicketStatus { Draft = "draft", Active = "active", Paused = "paused", Archived =
    "archived" }
}

crate::runtime::wire! {
    EventTicketStatus
}

/// A step of a ticket type.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventTicketStepBody {
    /// The version that was read.
    pub expected_version: i64,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

/// That tickets were offered to a member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketTransfer {
    /// Id of the offer.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the tickets.
    pub entitlement_id: i64,
    /// Id of the ticket type.
    pub ticket_type_id: i64,
    /// What the type is called.
    pub ticket_type_name: String,
    /// How many.
    pub units: i64,
    /// Id of the member who has them.
    pub sender_id: i64,
    /// Who offers them.
    pub sender: crate::event_registrations::EventAttendeeMember,
    /// Id of the member to whom they are offered.
    pub recipient_id: i64,
    /// To whom.
    pub recipient: crate::event_registrations::EventAttendeeMember,
    /// The direction.
    pub direction: EventTicketTransferDirection,
    /// The status.
    pub status: EventTicketTransferStatus,
    /// When they were offered.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When the offer was over.
    #[serde(deserialize_with = "Option::deserialize")]
    pub closed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// To whom tickets were offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketTransferDirection {
    /// `incoming`.
    Incoming,
    /// `outgoing`.
    Outgoing,
}

crate::word! {
    EventTicketTransferDirection { Incoming = "incoming", Outgoing = "outgoing" }
}

crate::runtime::wire! {
    EventTicketTransferDirection
}

/// Tickets that were offered.
#[derive(Clone, Debug, Serialize)]
pub struct EventTicketTransferList {
    /// The offers, the newest first.
    pub data: Vec<EventTicketTransfer>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That tickets were offered to a member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketTransferResponse {
    /// The data.
    pub data: EventTicketTransfer,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of an offer of tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTicketTransferStatus {
    /// `offered`.
    Offered,
    /// `accepted`.
    Accepted,
    /// `declined`.
    Declined,
    /// `withdrawn`.
    Withdrawn,
    /// `ended`.
    Ended,
}

crate::word! {
    EventTicketTransferStatus { Offered = "offered", Accepted = "accepted", Declined =
    "declined", Withdrawn = "withdrawn", Ended = "ended" }
}

crate::runtime::wire! {
    EventTicketTransferStatus
}

/// Tickets of one sort.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketType {
    /// Id of the ticket type.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// How often it was changed.
    pub version: i64,
    /// Its name.
    pub name: String,
    /// What it is for.
    #[serde(deserialize_with = "Option::deserialize")]
    pub description: Option<String>,
    /// The kind.
    pub kind: EventTicketKind,
    /// Hours for one.
    pub unit_price_credits: String,
    /// How many there are.
    pub allocation_limit: i64,
    /// From when on members can have them.
    pub sales_opens_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when.
    pub sales_closes_at: chrono::DateTime<chrono::offset::Utc>,
    /// How many one member may have.
    pub per_member_limit: i64,
    /// Until when hours would be given back.
    #[serde(deserialize_with = "Option::deserialize")]
    pub refund_cutoff_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether hours would be given back if the event is cancelled.
    pub organizer_cancel_refundable: bool,
    /// The status.
    pub status: EventTicketStatus,
    /// The availability.
    pub availability: EventTicketAvailability,
    /// For whom they are. Null for whoever may not manage the tickets.
    #[serde(deserialize_with = "Option::deserialize")]
    pub eligibility_policy: Option<EventTicketPolicy>,
}

/// What a call did with a ticket type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketTypeChange {
    /// The ticket type.
    pub ticket_type: EventTicketType,
    /// Whether it changed anything.
    pub changed: bool,
    /// Whether the same call did so before.
    pub idempotent_replay: bool,
}

/// What a call did with a ticket type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTicketTypeChangeResponse {
    /// The data.
    pub data: EventTicketTypeChange,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/events/{id}/ticket-entitlements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventTicketEntitlementsPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/ticket-entitlements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventTicketEntitlementsQuery {
    /// Only those of this type.
    pub ticket_type_id: Option<i64>,
    /// The status.
    pub status: Option<EventTicketEntitlementStatus>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventTicketEntitlementsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
            ticket_type_id: Default::default(),
        }
    }
}

/// The path parameters of `GET /api/v2/events/{id}/ticket-transfers`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventTicketTransfersPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/tickets`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventTicketsPath {
    /// Id of the event.
    pub id: i64,
}

/// To whom tickets are offered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OfferEventTicketTransferBody {
    /// Id of the member.
    pub user_id: i64,
    /// The version that was read.
    pub expected_version: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-entitlements/{entitlementId}/transfer`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OfferEventTicketTransferPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the entitlement.
    #[serde(rename = "entitlementId")]
    pub entitlement_id: i64,
}

/// The headers of `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/pause`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct PauseEventTicketTypeHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-types/{ticketTypeId}/pause`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PauseEventTicketTypePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the ticket type.
    #[serde(rename = "ticketTypeId")]
    pub ticket_type_id: i64,
}

/// How many tickets.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct QuoteEventTicketBody {
    /// How many.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub units: i64,
}

impl std::default::Default for QuoteEventTicketBody {
    fn default() -> Self {
        Self {
            units: defaults::default_u64::<i64, 1>(),
        }
    }
}

/// The path parameters of `POST /api/v2/events/{id}/tickets/{ticketTypeId}/quote`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct QuoteEventTicketPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the ticket type.
    #[serde(rename = "ticketTypeId")]
    pub ticket_type_id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/tickets/reconciliation`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReconcileEventTicketsPath {
    /// Id of the event.
    pub id: i64,
}

/// What changes of a ticket type. What is left out stays.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateEventTicketTypeBody {
    /// Its name.
    pub name: Option<String>,
    /// What it is for.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// The kind.
    pub kind: Option<EventTicketKind>,
    /// Hours for one, two decimals at most. Nothing for a free one, more than nothing for time credits.
    pub unit_price_credits: Option<f64>,
    /// How many there are.
    pub allocation_limit: Option<i64>,
    /// How many one member may have; no more than there are.
    pub per_member_limit: Option<i64>,
    /// From when on members can have them, with seconds and the offset that the zone of the event has then.
    pub sales_opens_at: Option<String>,
    /// The same in UTC; one of the two.
    pub sales_opens_at_utc: Option<String>,
    /// Until when, at the latest when the event begins.
    pub sales_closes_at: Option<String>,
    /// The same in UTC; one of the two.
    pub sales_closes_at_utc: Option<String>,
    /// Until when hours would be given back. Not of a free one.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub refund_cutoff_at: Option<Option<String>>,
    /// The same in UTC; one of the two.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub refund_cutoff_at_utc: Option<Option<String>>,
    /// Whether hours would be given back if the event is cancelled. Not of a free one.
    pub organizer_cancel_refundable: Option<bool>,
    /// The eligibility policy.
    pub eligibility_policy: Option<EventTicketPolicyInput>,
    /// The version that was read.
    pub expected_version: i64,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

/// The headers of `PUT /api/v2/events/{id}/ticket-types/{ticketTypeId}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateEventTicketTypeHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `PUT /api/v2/events/{id}/ticket-types/{ticketTypeId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventTicketTypePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the ticket type.
    #[serde(rename = "ticketTypeId")]
    pub ticket_type_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/ticket-transfers/{transferId}/withdraw`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawEventTicketTransferPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the offer.
    #[serde(rename = "transferId")]
    pub transfer_id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_bool<const V: bool>() -> bool {
        V
    }

    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
