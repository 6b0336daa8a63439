// Made from contract/areas/event_invitations.yaml by codegen; edit the contract instead.

//! The area `event_invitations`: types, trait and routes.
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

/// What the gateway answers in the area `event_invitations`: one method an operation.
pub trait EventInvitationsApi: Area {
    /// Invitations that wait for the caller
    ///
    /// `GET /api/v2/events/invitations`
    ///
    /// To events that have not begun, those of the nearest first, at most a hundred. Who invited is not told.
    fn list_my_event_invitations(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<EventOwnInvitationList, Self::Failure>> + Send;

    /// Campaigns of invitations
    ///
    /// `GET /api/v2/events/{id}/registration-product/campaigns`
    ///
    /// Invitations to many, planned or sent, the newest first, at most a hundred. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations.
    fn list_event_invitation_campaigns(
        &self,
        call: Self::Call,
        path: ListEventInvitationCampaignsPath,
    ) -> impl Future<Output = Result<EventInvitationCampaignList, Self::Failure>> + Send;

    /// Plan invitations to many
    ///
    /// `POST /api/v2/events/{id}/registration-product/campaigns`
    ///
    /// A draft, which nobody gets before it is issued. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations. The same for an earlier event and its people, and for a group, whose owner and administrators may: 404 `NOT_FOUND` or 403 `FORBIDDEN` on `source_event_id` and `group_id`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read, what does not belong to the audience, and for more than a hundred campaigns of an event. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_event_invitation_campaign(
        &self,
        call: Self::Call,
        path: CreateEventInvitationCampaignPath,
        body: EventInvitationCampaignBody,
    ) -> impl Future<
        Output = Result<EventInvitationCampaignResponse, Self::Failure>,
    > + Send;

    /// How many a campaign would invite
    ///
    /// `POST /api/v2/events/{id}/registration-product/campaigns/preview`
    ///
    /// How many it would invite now, and how many not and why: named twice, invited or taking part already, kept back by a block, or not to be invited. Nothing is written, and nobody is named. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations. 404 `NOT_FOUND` or 403 `FORBIDDEN` on `source_event_id` and `group_id` as for creating one. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read.
    fn preview_event_invitation_campaign(
        &self,
        call: Self::Call,
        path: PreviewEventInvitationCampaignPath,
        body: EventInvitationAudienceBody,
    ) -> impl Future<
        Output = Result<EventInvitationPreviewResponse, Self::Failure>,
    > + Send;

    /// Let a campaign be issued at a moment
    ///
    /// `POST /api/v2/events/{id}/registration-product/campaigns/{campaignId}/schedule`
    ///
    /// The moment may be changed as long as it has not come. 409 `EVENT_INVITATION_CONFLICT` once it is being issued, was issued or cancelled; 422 `EVENT_INVITATION_VALIDATION_FAILED` on `scheduled_at` for a moment that is past or not before the event begins. What is not published then is not issued, but cancelled. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations. 404 `EVENT_INVITATION_NOT_FOUND` when the event has no such campaign. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read. 404 `NOT_FOUND` or 403 `FORBIDDEN` on `source_event_id` and `group_id` as for creating one: whoever lets it go out does so in their own name, and what they may not reach any more when it goes out, it does not reach.
    fn schedule_event_invitation_campaign(
        &self,
        call: Self::Call,
        path: ScheduleEventInvitationCampaignPath,
        body: EventInvitationScheduleBody,
    ) -> impl Future<
        Output = Result<EventInvitationCampaignResponse, Self::Failure>,
    > + Send;

    /// Invite everybody of a campaign
    ///
    /// `POST /api/v2/events/{id}/registration-product/campaigns/{campaignId}/issue`
    ///
    /// Part by part, each once, in the bell and by mail if they want mails about events. Whoever takes part, waits or is invited, whom a block or a safeguarding measure keeps away, and who may not see the event is counted and not invited. 409 `EVENT_INVITATION_CONFLICT` once it is being issued, was issued or cancelled; 403 `EVENT_REGISTRATION_DISABLED`, 409 `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody can register. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations. 404 `EVENT_INVITATION_NOT_FOUND` when the event has no such campaign. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read. 404 `NOT_FOUND` or 403 `FORBIDDEN` on `source_event_id` and `group_id` as for creating one: whoever lets it go out does so in their own name, and what they may not reach any more when it goes out, it does not reach.
    fn issue_event_invitation_campaign(
        &self,
        call: Self::Call,
        path: IssueEventInvitationCampaignPath,
        body: EventInvitationVersionBody,
    ) -> impl Future<
        Output = Result<EventInvitationCampaignResponse, Self::Failure>,
    > + Send;

    /// Cancel a campaign
    ///
    /// `POST /api/v2/events/{id}/registration-product/campaigns/{campaignId}/cancel`
    ///
    /// Nobody more is invited; whoever is invited stays so. Doing it again changes nothing. 409 `EVENT_INVITATION_CONFLICT` once it was issued. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations. 404 `EVENT_INVITATION_NOT_FOUND` when the event has no such campaign. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read.
    fn cancel_event_invitation_campaign(
        &self,
        call: Self::Call,
        path: CancelEventInvitationCampaignPath,
        body: EventInvitationVersionBody,
    ) -> impl Future<
        Output = Result<EventInvitationCampaignResponse, Self::Failure>,
    > + Send;

    /// Invitations to an event
    ///
    /// `GET /api/v2/events/{id}/registration-product/invitations`
    ///
    /// To members and by link, and how they stand, the newest first. The secret of a link is not told again. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_invitations(
        &self,
        call: Self::Call,
        path: ListEventInvitationsPath,
        query: ListEventInvitationsQuery,
    ) -> impl Future<Output = Result<EventInvitationPage, Self::Failure>> + Send;

    /// Make a link to an event
    ///
    /// `POST /api/v2/events/{id}/registration-product/invitations/link`
    ///
    /// Members of the community who may see the event register with it, each once, as many as are said, until it expires or the event begins. Its secret is told in this answer and never again. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read, on `expires_at` for a moment that is past or more than a year away, and for more than fifty links that are good. 403 `EVENT_REGISTRATION_DISABLED`, 409 `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody can register. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations.
    fn create_event_invitation_link(
        &self,
        call: Self::Call,
        path: CreateEventInvitationLinkPath,
        body: EventInvitationLinkBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventInvitationLinkResponse>, Self::Failure>,
    > + Send;

    /// Register with a link
    ///
    /// `POST /api/v2/events/{id}/registration-product/invitations/accept`
    ///
    /// The rules of registration hold: the link gives nobody a place that is not there. Doing it again changes nothing and uses nothing up. 404 `EVENT_INVITATION_NOT_FOUND` for a secret that is none of this event, 410 `EVENT_INVITATION_EXPIRED` when it is over, 409 `EVENT_INVITATION_INACTIVE` when it was withdrawn or used up. 409 `EVENT_CAPACITY_FULL` when every place is taken or held, `EVENT_OFFER_ACCEPTANCE_REQUIRED` when one is held for the caller, `EVENT_ANSWERS_REQUIRED` when they have to answer something first, with `submitEventAnswers`, `EVENT_SAFETY_ACTION_REQUIRED` when they have not met what the event asks for their safety, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told; 403 `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, 409 `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE`, `EVENT_REGISTRATION_CLOSED` where nobody, or not the caller, can register; 403 `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE` where something stands between the caller and the organizer. 404 `NOT_FOUND` when there is no such event that the caller may see. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read.
    fn accept_event_invitation_link(
        &self,
        call: Self::Call,
        path: AcceptEventInvitationLinkPath,
        body: EventInvitationTokenBody,
    ) -> impl Future<
        Output = Result<
            crate::event_registrations::EventRegistrationResponse,
            Self::Failure,
        >,
    > + Send;

    /// Accept an invitation
    ///
    /// `POST /api/v2/events/{id}/registration-product/invitations/{invitationId}/accept`
    ///
    /// The caller's own. Doing it again changes nothing. 404 `EVENT_INVITATION_NOT_FOUND` when there is none, 410 `EVENT_INVITATION_EXPIRED` when it is over, 409 `EVENT_INVITATION_INACTIVE` when it was withdrawn or declined. 409 `EVENT_CAPACITY_FULL` when every place is taken or held, `EVENT_OFFER_ACCEPTANCE_REQUIRED` when one is held for the caller, `EVENT_ANSWERS_REQUIRED` when they have to answer something first, with `submitEventAnswers`, `EVENT_SAFETY_ACTION_REQUIRED` when they have not met what the event asks for their safety, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told; 403 `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, 409 `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE`, `EVENT_REGISTRATION_CLOSED` where nobody, or not the caller, can register; 403 `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE` where something stands between the caller and the organizer. 404 `NOT_FOUND` when the caller may not see the event. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read.
    fn accept_event_invitation(
        &self,
        call: Self::Call,
        path: AcceptEventInvitationPath,
        body: crate::event_registrations::EventKeyBody,
    ) -> impl Future<
        Output = Result<
            crate::event_registrations::EventRegistrationResponse,
            Self::Failure,
        >,
    > + Send;

    /// Decline an invitation
    ///
    /// `POST /api/v2/events/{id}/registration-product/invitations/{invitationId}/decline`
    ///
    /// The caller's own. Doing it again changes nothing. 404 `EVENT_INVITATION_NOT_FOUND` when there is none, 410 `EVENT_INVITATION_EXPIRED` when it is over, 409 `EVENT_INVITATION_INACTIVE` when it was withdrawn or accepted: whoever takes part withdraws their registration. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read.
    fn decline_event_invitation(
        &self,
        call: Self::Call,
        path: DeclineEventInvitationPath,
        body: crate::event_registrations::EventKeyBody,
    ) -> impl Future<
        Output = Result<
            crate::event_registrations::EventRegistrationResponse,
            Self::Failure,
        >,
    > + Send;

    /// Withdraw an invitation
    ///
    /// `POST /api/v2/events/{id}/registration-product/invitations/{invitationId}/revoke`
    ///
    /// Or a link. A member is told. Doing it again changes nothing. 404 `EVENT_INVITATION_NOT_FOUND` when the event has none, 410 `EVENT_INVITATION_EXPIRED` when it is over, 409 `EVENT_INVITATION_INACTIVE` when it was accepted, used up or declined. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not decide about registrations. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read.
    fn revoke_event_invitation(
        &self,
        call: Self::Call,
        path: RevokeEventInvitationPath,
        body: EventInvitationRevokeBody,
    ) -> impl Future<Output = Result<EventInvitationResponse, Self::Failure>> + Send;

    /// Those of the `EventInvitation` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_invitation_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventInvitation>, Self::Failure>> + Send;

    /// Those of the `EventInvitationCampaign` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_invitation_campaign_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<EventInvitationCampaign>, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventInvitationsApi>() -> [Served<A>; 13] {
    [
        (Operation::ListMyEventInvitations, list_my_event_invitations::<A>),
        (Operation::ListEventInvitationCampaigns, list_event_invitation_campaigns::<A>),
        (
            Operation::CreateEventInvitationCampaign,
            create_event_invitation_campaign::<A>,
        ),
        (
            Operation::PreviewEventInvitationCampaign,
            preview_event_invitation_campaign::<A>,
        ),
        (
            Operation::ScheduleEventInvitationCampaign,
            schedule_event_invitation_campaign::<A>,
        ),
        (Operation::IssueEventInvitationCampaign, issue_event_invitation_campaign::<A>),
        (
            Operation::CancelEventInvitationCampaign,
            cancel_event_invitation_campaign::<A>,
        ),
        (Operation::ListEventInvitations, list_event_invitations::<A>),
        (Operation::CreateEventInvitationLink, create_event_invitation_link::<A>),
        (Operation::AcceptEventInvitationLink, accept_event_invitation_link::<A>),
        (Operation::AcceptEventInvitation, accept_event_invitation::<A>),
        (Operation::DeclineEventInvitation, decline_event_invitation::<A>),
        (Operation::RevokeEventInvitation, revoke_event_invitation::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 13] {
    [
        (Operation::ListMyEventInvitations, |_| Ok(())),
        (
            Operation::ListEventInvitationCampaigns,
            |asked| list_event_invitation_campaigns_input(asked).map(drop),
        ),
        (
            Operation::CreateEventInvitationCampaign,
            |asked| create_event_invitation_campaign_input(asked).map(drop),
        ),
        (
            Operation::PreviewEventInvitationCampaign,
            |asked| preview_event_invitation_campaign_input(asked).map(drop),
        ),
        (
            Operation::ScheduleEventInvitationCampaign,
            |asked| schedule_event_invitation_campaign_input(asked).map(drop),
        ),
        (
            Operation::IssueEventInvitationCampaign,
            |asked| issue_event_invitation_campaign_input(asked).map(drop),
        ),
        (
            Operation::CancelEventInvitationCampaign,
            |asked| cancel_event_invitation_campaign_input(asked).map(drop),
        ),
        (
            Operation::ListEventInvitations,
            |asked| list_event_invitations_input(asked).map(drop),
        ),
        (
            Operation::CreateEventInvitationLink,
            |asked| create_event_invitation_link_input(asked).map(drop),
        ),
        (
            Operation::AcceptEventInvitationLink,
            |asked| accept_event_invitation_link_input(asked).map(drop),
        ),
        (
            Operation::AcceptEventInvitation,
            |asked| accept_event_invitation_input(asked).map(drop),
        ),
        (
            Operation::DeclineEventInvitation,
            |asked| decline_event_invitation_input(asked).map(drop),
        ),
        (
            Operation::RevokeEventInvitation,
            |asked| revoke_event_invitation_input(asked).map(drop),
        ),
    ]
}

fn list_my_event_invitations<A: EventInvitationsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_event_invitations(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_event_invitation_campaigns_input(
    asked: &mut Asked,
) -> Result<ListEventInvitationCampaignsPath, Rejection> {
    let path: ListEventInvitationCampaignsPath = asked
        .path(&LIST_EVENT_INVITATION_CAMPAIGNS_PATH)?;
    Ok(path)
}

fn list_event_invitation_campaigns<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_event_invitation_campaigns_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_event_invitation_campaigns(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_invitation_campaign_input(
    asked: &mut Asked,
) -> Result<
    (CreateEventInvitationCampaignPath, EventInvitationCampaignBody),
    Rejection,
> {
    let path: CreateEventInvitationCampaignPath = asked
        .path(&CREATE_EVENT_INVITATION_CAMPAIGN_PATH)?;
    let body: EventInvitationCampaignBody = asked.body(true)?;
    Ok((path, body))
}

fn create_event_invitation_campaign<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_event_invitation_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_event_invitation_campaign(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn preview_event_invitation_campaign_input(
    asked: &mut Asked,
) -> Result<
    (PreviewEventInvitationCampaignPath, EventInvitationAudienceBody),
    Rejection,
> {
    let path: PreviewEventInvitationCampaignPath = asked
        .path(&PREVIEW_EVENT_INVITATION_CAMPAIGN_PATH)?;
    let body: EventInvitationAudienceBody = asked.body(true)?;
    Ok((path, body))
}

fn preview_event_invitation_campaign<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = preview_event_invitation_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .preview_event_invitation_campaign(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn schedule_event_invitation_campaign_input(
    asked: &mut Asked,
) -> Result<
    (ScheduleEventInvitationCampaignPath, EventInvitationScheduleBody),
    Rejection,
> {
    let path: ScheduleEventInvitationCampaignPath = asked
        .path(&SCHEDULE_EVENT_INVITATION_CAMPAIGN_PATH)?;
    let body: EventInvitationScheduleBody = asked.body(true)?;
    Ok((path, body))
}

fn schedule_event_invitation_campaign<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = schedule_event_invitation_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .schedule_event_invitation_campaign(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn issue_event_invitation_campaign_input(
    asked: &mut Asked,
) -> Result<(IssueEventInvitationCampaignPath, EventInvitationVersionBody), Rejection> {
    let path: IssueEventInvitationCampaignPath = asked
        .path(&ISSUE_EVENT_INVITATION_CAMPAIGN_PATH)?;
    let body: EventInvitationVersionBody = asked.body(true)?;
    Ok((path, body))
}

fn issue_event_invitation_campaign<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = issue_event_invitation_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .issue_event_invitation_campaign(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_event_invitation_campaign_input(
    asked: &mut Asked,
) -> Result<(CancelEventInvitationCampaignPath, EventInvitationVersionBody), Rejection> {
    let path: CancelEventInvitationCampaignPath = asked
        .path(&CANCEL_EVENT_INVITATION_CAMPAIGN_PATH)?;
    let body: EventInvitationVersionBody = asked.body(true)?;
    Ok((path, body))
}

fn cancel_event_invitation_campaign<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = cancel_event_invitation_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .cancel_event_invitation_campaign(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_event_invitations_input(
    asked: &mut Asked,
) -> Result<(ListEventInvitationsPath, ListEventInvitationsQuery), Rejection> {
    let path: ListEventInvitationsPath = asked.path(&LIST_EVENT_INVITATIONS_PATH)?;
    let query: ListEventInvitationsQuery = asked.query(&LIST_EVENT_INVITATIONS_QUERY)?;
    Ok((path, query))
}

fn list_event_invitations<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_invitations_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_invitations(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_invitation_link_input(
    asked: &mut Asked,
) -> Result<(CreateEventInvitationLinkPath, EventInvitationLinkBody), Rejection> {
    let path: CreateEventInvitationLinkPath = asked
        .path(&CREATE_EVENT_INVITATION_LINK_PATH)?;
    let body: EventInvitationLinkBody = asked.body(true)?;
    Ok((path, body))
}

fn create_event_invitation_link<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_event_invitation_link_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_event_invitation_link(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn accept_event_invitation_link_input(
    asked: &mut Asked,
) -> Result<(AcceptEventInvitationLinkPath, EventInvitationTokenBody), Rejection> {
    let path: AcceptEventInvitationLinkPath = asked
        .path(&ACCEPT_EVENT_INVITATION_LINK_PATH)?;
    let body: EventInvitationTokenBody = asked.body(true)?;
    Ok((path, body))
}

fn accept_event_invitation_link<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = accept_event_invitation_link_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .accept_event_invitation_link(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_event_invitation_input(
    asked: &mut Asked,
) -> Result<
    (AcceptEventInvitationPath, crate::event_registrations::EventKeyBody),
    Rejection,
> {
    let path: AcceptEventInvitationPath = asked.path(&ACCEPT_EVENT_INVITATION_PATH)?;
    let body: crate::event_registrations::EventKeyBody = asked.body(false)?;
    Ok((path, body))
}

fn accept_event_invitation<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = accept_event_invitation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .accept_event_invitation(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn decline_event_invitation_input(
    asked: &mut Asked,
) -> Result<
    (DeclineEventInvitationPath, crate::event_registrations::EventKeyBody),
    Rejection,
> {
    let path: DeclineEventInvitationPath = asked.path(&DECLINE_EVENT_INVITATION_PATH)?;
    let body: crate::event_registrations::EventKeyBody = asked.body(false)?;
    Ok((path, body))
}

fn decline_event_invitation<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = decline_event_invitation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .decline_event_invitation(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn revoke_event_invitation_input(
    asked: &mut Asked,
) -> Result<(RevokeEventInvitationPath, EventInvitationRevokeBody), Rejection> {
    let path: RevokeEventInvitationPath = asked.path(&REVOKE_EVENT_INVITATION_PATH)?;
    let body: EventInvitationRevokeBody = asked.body(false)?;
    Ok((path, body))
}

fn revoke_event_invitation<A: EventInvitationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = revoke_event_invitation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .revoke_event_invitation(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_INVITATION_CAMPAIGNS_PATH: [Parameter; 1] = [
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

static CREATE_EVENT_INVITATION_CAMPAIGN_PATH: [Parameter; 1] = [
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

static PREVIEW_EVENT_INVITATION_CAMPAIGN_PATH: [Parameter; 1] = [
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

static SCHEDULE_EVENT_INVITATION_CAMPAIGN_PATH: [Parameter; 2] = [
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
        name: "campaignId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ISSUE_EVENT_INVITATION_CAMPAIGN_PATH: [Parameter; 2] = [
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
        name: "campaignId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CANCEL_EVENT_INVITATION_CAMPAIGN_PATH: [Parameter; 2] = [
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
        name: "campaignId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_INVITATIONS_PATH: [Parameter; 1] = [
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

static LIST_EVENT_INVITATIONS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "status",
        kind: Kind::Word(&["issued", "accepted", "declined", "revoked", "expired"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "campaign_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
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

static CREATE_EVENT_INVITATION_LINK_PATH: [Parameter; 1] = [
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

static ACCEPT_EVENT_INVITATION_LINK_PATH: [Parameter; 1] = [
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

static ACCEPT_EVENT_INVITATION_PATH: [Parameter; 2] = [
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
        name: "invitationId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DECLINE_EVENT_INVITATION_PATH: [Parameter; 2] = [
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
        name: "invitationId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REVOKE_EVENT_INVITATION_PATH: [Parameter; 2] = [
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
        name: "invitationId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/events/{id}/registration-product/invitations/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptEventInvitationLinkPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/invitations/{invitationId}/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptEventInvitationPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the invitation.
    #[serde(rename = "invitationId")]
    pub invitation_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/campaigns/{campaignId}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventInvitationCampaignPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the campaign.
    #[serde(rename = "campaignId")]
    pub campaign_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/campaigns`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventInvitationCampaignPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/invitations/link`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventInvitationLinkPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/invitations/{invitationId}/decline`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeclineEventInvitationPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the invitation.
    #[serde(rename = "invitationId")]
    pub invitation_id: i64,
}

/// An invitation to an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitation {
    /// Id of the invitation.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// The kind.
    pub kind: EventInvitationKind,
    /// The status.
    pub status: EventInvitationStatus,
    /// Id of the campaign that it came with.
    #[serde(deserialize_with = "Option::deserialize")]
    pub campaign_id: Option<i64>,
    /// Id of the member who is invited. Null for a link.
    #[serde(deserialize_with = "Option::deserialize")]
    pub user_id: Option<i64>,
    /// The same with their name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub member: Option<crate::event_registrations::EventAttendeeMember>,
    /// Id of the member who invited. Null when they have left, or are no member here.
    #[serde(deserialize_with = "Option::deserialize")]
    pub invited_by_id: Option<i64>,
    /// A name for those who look after the event.
    #[serde(deserialize_with = "Option::deserialize")]
    pub label: Option<String>,
    /// How often it can be used.
    pub max_uses: i64,
    /// How often it was used.
    pub use_count: i64,
    /// When it expires. Null for the beginning of the event.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was answered, used up or ended.
    #[serde(deserialize_with = "Option::deserialize")]
    pub closed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Whom a campaign invites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventInvitationAudience {
    /// `members`.
    Members,
    /// `group`.
    Group,
    /// `participants`.
    Participants,
    /// `interested`.
    Interested,
}

crate::word! {
    EventInvitationAudience { Members = "members", Group = "group", Participants =
    "participants", Interested = "interested" }
}

crate::runtime::wire! {
    EventInvitationAudience
}

/// Whom to invite.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationAudienceBody {
    /// The audience.
    pub audience: EventInvitationAudience,
    /// Who, for `members`.
    #[serde(default)]
    pub user_ids: Option<Vec<i64>>,
    /// Of which group, for `group`.
    pub group_id: Option<i64>,
    /// Of which earlier event, for `participants`.
    pub source_event_id: Option<i64>,
}

/// Invitations to many.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationCampaign {
    /// Id of the campaign.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member who made it. Null when they have left.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author_id: Option<i64>,
    /// The same with their name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author: Option<crate::events::EventActor>,
    /// A name for those who look after the event.
    #[serde(deserialize_with = "Option::deserialize")]
    pub label: Option<String>,
    /// The audience.
    pub audience: EventInvitationAudience,
    /// How many are named, each once, for `members`.
    pub named_count: i64,
    /// Id of the group.
    #[serde(deserialize_with = "Option::deserialize")]
    pub group_id: Option<i64>,
    /// Id of the earlier event.
    #[serde(deserialize_with = "Option::deserialize")]
    pub source_event_id: Option<i64>,
    /// When its invitations expire. Null for the beginning of the event.
    #[serde(deserialize_with = "Option::deserialize")]
    pub invitations_expire_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The status.
    pub status: EventInvitationCampaignStatus,
    /// It grows with each change.
    pub version: i64,
    /// When it is to be issued.
    #[serde(deserialize_with = "Option::deserialize")]
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When issuing began.
    #[serde(deserialize_with = "Option::deserialize")]
    pub started_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When everybody was invited.
    #[serde(deserialize_with = "Option::deserialize")]
    pub finished_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How many have been invited.
    pub invited_count: i64,
    /// How many have not: see the preview.
    pub skipped_count: i64,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Whom to invite, and until when.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationCampaignBody {
    /// The audience.
    pub audience: EventInvitationAudience,
    /// Who, for `members`.
    #[serde(default)]
    pub user_ids: Option<Vec<i64>>,
    /// Of which group, for `group`.
    pub group_id: Option<i64>,
    /// Of which earlier event, for `participants`.
    pub source_event_id: Option<i64>,
    /// A name for those who look after the event.
    pub label: Option<String>,
    /// When the invitations expire. When the event begins, if nothing is said.
    pub invitations_expire_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Campaigns of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventInvitationCampaignList {
    /// The campaigns, the newest first.
    pub data: Vec<EventInvitationCampaign>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationCampaignResponse {
    /// The data.
    pub data: EventInvitationCampaign,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How far a campaign has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventInvitationCampaignStatus {
    /// `draft`.
    Draft,
    /// `scheduled`.
    Scheduled,
    /// `issuing`.
    Issuing,
    /// `issued`.
    Issued,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventInvitationCampaignStatus { Draft = "draft", Scheduled = "scheduled", Issuing =
    "issuing", Issued = "issued", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventInvitationCampaignStatus
}

/// How an invitation reaches people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventInvitationKind {
    /// `member`.
    Member,
    /// `link`.
    Link,
}

crate::word! {
    EventInvitationKind { Member = "member", Link = "link" }
}

crate::runtime::wire! {
    EventInvitationKind
}

/// A link to an event, with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct EventInvitationLink {
    /// The invitation.
    pub invitation: EventInvitation,
    /// Its secret, which is not told again.
    pub token: String,
    /// The same as an address to share.
    pub invite_url: String,
}

/// A link.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationLinkBody {
    /// A name for those who look after the event.
    pub label: Option<String>,
    /// How many members can register with it.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub max_uses: i64,
    /// When it expires. When the event begins, if nothing is said.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

impl std::default::Default for EventInvitationLinkBody {
    fn default() -> Self {
        Self {
            expires_at: Default::default(),
            label: Default::default(),
            max_uses: defaults::default_u64::<i64, 1>(),
        }
    }
}

/// A link with its secret.
#[derive(Clone, Debug, Serialize)]
pub struct EventInvitationLinkResponse {
    /// The data.
    pub data: EventInvitationLink,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One page of invitations.
#[derive(Clone, Debug, Serialize)]
pub struct EventInvitationPage {
    /// The invitations, the newest first.
    pub data: Vec<EventInvitation>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// How many a campaign would invite.
#[derive(Clone, Debug, Serialize)]
pub struct EventInvitationPreview {
    /// Id of the event.
    pub event_id: i64,
    /// The audience.
    pub audience: EventInvitationAudience,
    /// How many it is about, each once.
    pub named_count: i64,
    /// How many were named again.
    pub duplicate_count: i64,
    /// How many would be invited.
    pub invitable_count: i64,
    /// How many are invited already.
    pub already_invited_count: i64,
    /// How many take part, have asked or wait.
    pub taking_part_count: i64,
    /// From how many it is kept by a block.
    pub kept_back_count: i64,
    /// How many cannot be invited: they are not there, may not see the event or manage it.
    pub unavailable_count: i64,
}

/// How many a campaign would invite.
#[derive(Clone, Debug, Serialize)]
pub struct EventInvitationPreviewResponse {
    /// The data.
    pub data: EventInvitationPreview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One invitation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationResponse {
    /// The data.
    pub data: EventInvitation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventInvitationRevokeBody {
    /// Why. It stands in the history.
    pub reason: Option<String>,
}

/// When.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationScheduleBody {
    /// Its `version` as it was read.
    pub expected_version: i64,
    /// When it is issued.
    pub scheduled_at: chrono::DateTime<chrono::offset::Utc>,
}

/// How an invitation stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventInvitationStatus {
    /// `issued`.
    Issued,
    /// `accepted`.
    Accepted,
    /// `declined`.
    Declined,
    /// `revoked`.
    Revoked,
    /// `expired`.
    Expired,
}

crate::word! {
    EventInvitationStatus { Issued = "issued", Accepted = "accepted", Declined =
    "declined", Revoked = "revoked", Expired = "expired" }
}

crate::runtime::wire! {
    EventInvitationStatus
}

/// The secret of a link.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventInvitationTokenBody {
    /// The secret.
    pub token: String,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// Which version.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInvitationVersionBody {
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// An invitation that waits for the caller.
#[derive(Clone, Debug, Serialize)]
pub struct EventOwnInvitation {
    /// Id of the invitation.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// What the event is called.
    pub event_title: String,
    /// When it begins.
    pub starts_at: chrono::DateTime<chrono::offset::Utc>,
    /// When the invitation expires. Null for the beginning of the event.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Invitations that wait for the caller.
#[derive(Clone, Debug, Serialize)]
pub struct EventOwnInvitationList {
    /// The invitations, those of the nearest events first.
    pub data: Vec<EventOwnInvitation>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/campaigns/{campaignId}/issue`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct IssueEventInvitationCampaignPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the campaign.
    #[serde(rename = "campaignId")]
    pub campaign_id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/registration-product/campaigns`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventInvitationCampaignsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/registration-product/invitations`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventInvitationsPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/registration-product/invitations`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventInvitationsQuery {
    /// The status.
    pub status: Option<EventInvitationStatus>,
    /// Only those of a campaign.
    pub campaign_id: Option<i64>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventInvitationsQuery {
    fn default() -> Self {
        Self {
            campaign_id: Default::default(),
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/campaigns/preview`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventInvitationCampaignPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/invitations/{invitationId}/revoke`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeEventInvitationPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the invitation.
    #[serde(rename = "invitationId")]
    pub invitation_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/campaigns/{campaignId}/schedule`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ScheduleEventInvitationCampaignPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the campaign.
    #[serde(rename = "campaignId")]
    pub campaign_id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
