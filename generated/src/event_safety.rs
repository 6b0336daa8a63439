// Made from contract/areas/event_safety.yaml by codegen; edit the contract instead.

//! The area `event_safety`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Raw, Read, Rejection, Reply, Served,
    WithHeaders, Work,
};

/// What the gateway answers in the area `event_safety`: one method an operation.
pub trait EventSafetyApi: Area {
    /// What an event asks of those who take part
    ///
    /// `GET /api/v2/events/{id}/safety`
    ///
    /// Its requirements as they are in force, what is left for the caller to do, and the caller's own acknowledgement and guardian's consent. Whoever manages the event sees the draft, too; whoever sees its people sees how guardians' consents stand, the newest first, at most 500, and never an address. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn get_event_safety(
        &self,
        call: Self::Call,
        path: GetEventSafetyPath,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// Write what an event asks of those who take part
    ///
    /// `PUT /api/v2/events/{id}/safety/requirements`
    ///
    /// A draft, which holds for nobody before it is published. It says all of it: what is left out is not asked. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it. 422 `EVENT_SAFETY_VALIDATION_FAILED` for what cannot be read, and for requirements that ask nothing.
    fn update_event_safety_requirements(
        &self,
        call: Self::Call,
        path: UpdateEventSafetyRequirementsPath,
        body: EventSafetyRequirementsBody,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// Let the draft hold
    ///
    /// `POST /api/v2/events/{id}/safety/requirements/publish`
    ///
    /// The draft is in force from now on and takes the place of what was. Who takes part already stays. Words that changed are acknowledged anew. 404 `EVENT_SAFETY_NOT_FOUND` when there is no draft; 409 `VERSION_CONFLICT` when it is not the one that was read. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it.
    fn publish_event_safety_requirements(
        &self,
        call: Self::Call,
        path: PublishEventSafetyRequirementsPath,
        body: EventSafetyRevisionBody,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// Ask nothing any more
    ///
    /// `POST /api/v2/events/{id}/safety/requirements/archive`
    ///
    /// What is in force holds no more, and the draft is gone. Nothing happens where there is neither. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it.
    fn archive_event_safety_requirements(
        &self,
        call: Self::Call,
        path: ArchiveEventSafetyRequirementsPath,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// Acknowledge the code of conduct
    ///
    /// `POST /api/v2/events/{id}/safety/code-of-conduct/acknowledgements`
    ///
    /// The caller has read the words of this version and keeps to them. Doing it again changes nothing. 404 `EVENT_SAFETY_NOT_FOUND` when the event has no code of conduct; 409 `VERSION_CONFLICT` when another version is in force. 403 `FORBIDDEN` for whoever is no member of the community. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn acknowledge_event_code_of_conduct(
        &self,
        call: Self::Call,
        path: AcknowledgeEventCodeOfConductPath,
        body: EventCodeOfConductBody,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// Take an acknowledgement back
    ///
    /// `DELETE /api/v2/events/{id}/safety/code-of-conduct/acknowledgements/{acknowledgementId}`
    ///
    /// The caller's own. Whoever takes part or waits gives their place up with it. Doing it again changes nothing. 404 `EVENT_SAFETY_NOT_FOUND` when they have no such one. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn withdraw_event_code_of_conduct(
        &self,
        call: Self::Call,
        path: WithdrawEventCodeOfConductPath,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// Ask a guardian for their consent
    ///
    /// `POST /api/v2/events/{id}/safety/guardian-consents`
    ///
    /// The guardian gets a mail with a link that is good once and for a week, at most until the event begins. Asking again takes the place of what was asked before. The address is kept encrypted, shown to nobody, and erased some weeks after the event. 404 `EVENT_SAFETY_NOT_FOUND` when the event asks for no guardian's consent; 409 `EVENT_SAFETY_CONFLICT` when the caller needs none or has one, and for an event that has begun or does not take place; 409 `EVENT_GUARDIAN_CONSENT_LIMIT` when they have asked too often in a day; 403 `FORBIDDEN` for whoever is no member of the community. 422 `EVENT_SAFETY_VALIDATION_FAILED` on `guardian_name` for a name with hidden letters, markup or an address, and on `guardian_email` for what is no address or is the caller's own. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn request_event_guardian_consent(
        &self,
        call: Self::Call,
        path: RequestEventGuardianConsentPath,
        body: EventGuardianConsentBody,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// Withdraw a guardian's consent
    ///
    /// `DELETE /api/v2/events/{id}/safety/guardian-consents/{consentId}`
    ///
    /// By the member whom it is about, or by whoever manages the event, who says why. With it goes the place, in one step; those concerned are told. Doing it again changes nothing. 404 `EVENT_SAFETY_NOT_FOUND` when there is no such one that the caller may see; 403 `FORBIDDEN` for whoever sees how it stands but does not manage the event; 422 `EVENT_SAFETY_VALIDATION_FAILED` on `reason` where it is missing. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn withdraw_event_guardian_consent(
        &self,
        call: Self::Call,
        path: WithdrawEventGuardianConsentPath,
        body: EventSafetyReasonBody,
    ) -> impl Future<Output = Result<EventSafetyResponse, Self::Failure>> + Send;

    /// The page behind a guardian's link
    ///
    /// `GET /api/v2/events/safety/guardian-consents/grant/{token}`
    ///
    /// For browsers: says to what the guardian consents, and asks; or says how it stands. Changes nothing: programs that look for danger open every link. The community is the token's, whatever the request names. A token that is none of ours is 410 with a page that says so; what cannot be a token at all is 404.
    fn show_event_guardian_consent_page(
        &self,
        call: Self::Call,
        path: ShowEventGuardianConsentPagePath,
        header: ShowEventGuardianConsentPageHeader,
    ) -> impl Future<
        Output = Result<ShowEventGuardianConsentPageOk, Self::Failure>,
    > + Send;

    /// What a guardian decides
    ///
    /// `POST /api/v2/events/safety/guardian-consents/grant`
    ///
    /// What the page's form sends, and what clients may send: the token of the link, and `grant`, `decline` or `withdraw`, as JSON or as a form. Nobody needs to be signed in: whoever has the letter may. A token grants or declines once; what is decided cannot be decided otherwise with it. Saying the same again changes nothing. The link of the receipt withdraws what was granted, and with it the place. The page's own form (with a field `page`) is led back to the page; everybody else gets an answer. 400 `VALIDATION_INVALID_FORMAT` for JSON that cannot be read, 404 `EVENT_GUARDIAN_LINK_INVALID` for anything but a token of ours, 409 `EVENT_SAFETY_CONFLICT` when it has expired, has been used or replaced, or the event has begun; 422 `EVENT_SAFETY_VALIDATION_FAILED` on `decision` for any other word.
    fn decide_event_guardian_consent(
        &self,
        call: Self::Call,
        body: Raw,
    ) -> impl Future<
        Output = Result<DecideEventGuardianConsentOk, Self::Failure>,
    > + Send;

    /// Who may not take part, and why
    ///
    /// `GET /api/v2/events/{id}/safety/reviews`
    ///
    /// Decisions of those who manage the event that somebody may not take part, the newest first, at most 500. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it.
    fn list_event_safety_reviews(
        &self,
        call: Self::Call,
        path: ListEventSafetyReviewsPath,
    ) -> impl Future<Output = Result<EventSafetyReviewList, Self::Failure>> + Send;

    /// Let a member not take part, for the safety of all
    ///
    /// `POST /api/v2/events/{id}/safety/reviews`
    ///
    /// The member gives up their place or their waiting, and cannot begin to take part before this is lifted. The community's staff hear that something was flagged; the member hears that they take part no more, not why. 404 `EVENT_REGISTRATION_MEMBER_NOT_FOUND` when there is no such member; 409 `EVENT_SAFETY_CONFLICT` when it was decided before, and for whoever manages the event. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it. 422 `EVENT_SAFETY_VALIDATION_FAILED` for what cannot be read.
    fn deny_event_participation(
        &self,
        call: Self::Call,
        path: DenyEventParticipationPath,
        body: EventSafetyDenialBody,
    ) -> impl Future<Output = Result<EventSafetyReviewResponse, Self::Failure>> + Send;

    /// Let a member take part again
    ///
    /// `DELETE /api/v2/events/{id}/safety/reviews/{denialId}`
    ///
    /// They may register again. Doing it again changes nothing. 404 `EVENT_SAFETY_NOT_FOUND` when there is no such decision. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it.
    fn allow_event_participation(
        &self,
        call: Self::Call,
        path: AllowEventParticipationPath,
    ) -> impl Future<Output = Result<EventSafetyReviewResponse, Self::Failure>> + Send;

    /// Those of the `EventCodeAcknowledgement` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_code_acknowledgement_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<EventCodeAcknowledgement>, Self::Failure>,
    > + Send;

    /// Those of the `EventGuardianConsent` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_guardian_consent_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventGuardianConsent>, Self::Failure>> + Send;

    /// Those of the `EventSafetyReview` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_safety_review_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventSafetyReview>, Self::Failure>> + Send;
}

/// The ways in which `showEventGuardianConsentPage` succeeds, or refuses with a page.
#[derive(Clone, Debug, PartialEq)]
pub enum ShowEventGuardianConsentPageOk {
    /// 200: The page.
    Ok(WithHeaders<Raw>),
    /// 410: The link is not valid.
    Status410(WithHeaders<Raw>),
}

/// The ways in which `decideEventGuardianConsent` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum DecideEventGuardianConsentOk {
    /// 200: How it stands.
    Ok(EventGuardianDecisionResponse),
    /// 303: To the page.
    SeeOther(WithHeaders<NoContent>),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventSafetyApi>() -> [Served<A>; 13] {
    [
        (Operation::GetEventSafety, get_event_safety::<A>),
        (
            Operation::UpdateEventSafetyRequirements,
            update_event_safety_requirements::<A>,
        ),
        (
            Operation::PublishEventSafetyRequirements,
            publish_event_safety_requirements::<A>,
        ),
        (
            Operation::ArchiveEventSafetyRequirements,
            archive_event_safety_requirements::<A>,
        ),
        (
            Operation::AcknowledgeEventCodeOfConduct,
            acknowledge_event_code_of_conduct::<A>,
        ),
        (Operation::WithdrawEventCodeOfConduct, withdraw_event_code_of_conduct::<A>),
        (Operation::RequestEventGuardianConsent, request_event_guardian_consent::<A>),
        (Operation::WithdrawEventGuardianConsent, withdraw_event_guardian_consent::<A>),
        (Operation::ShowEventGuardianConsentPage, show_event_guardian_consent_page::<A>),
        (Operation::DecideEventGuardianConsent, decide_event_guardian_consent::<A>),
        (Operation::ListEventSafetyReviews, list_event_safety_reviews::<A>),
        (Operation::DenyEventParticipation, deny_event_participation::<A>),
        (Operation::AllowEventParticipation, allow_event_participation::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 13] {
    [
        (Operation::GetEventSafety, |asked| get_event_safety_input(asked).map(drop)),
        (
            Operation::UpdateEventSafetyRequirements,
            |asked| update_event_safety_requirements_input(asked).map(drop),
        ),
        (
            Operation::PublishEventSafetyRequirements,
            |asked| publish_event_safety_requirements_input(asked).map(drop),
        ),
        (
            Operation::ArchiveEventSafetyRequirements,
            |asked| archive_event_safety_requirements_input(asked).map(drop),
        ),
        (
            Operation::AcknowledgeEventCodeOfConduct,
            |asked| acknowledge_event_code_of_conduct_input(asked).map(drop),
        ),
        (
            Operation::WithdrawEventCodeOfConduct,
            |asked| withdraw_event_code_of_conduct_input(asked).map(drop),
        ),
        (
            Operation::RequestEventGuardianConsent,
            |asked| request_event_guardian_consent_input(asked).map(drop),
        ),
        (
            Operation::WithdrawEventGuardianConsent,
            |asked| withdraw_event_guardian_consent_input(asked).map(drop),
        ),
        (
            Operation::ShowEventGuardianConsentPage,
            |asked| show_event_guardian_consent_page_input(asked).map(drop),
        ),
        (
            Operation::DecideEventGuardianConsent,
            |asked| decide_event_guardian_consent_input(asked).map(drop),
        ),
        (
            Operation::ListEventSafetyReviews,
            |asked| list_event_safety_reviews_input(asked).map(drop),
        ),
        (
            Operation::DenyEventParticipation,
            |asked| deny_event_participation_input(asked).map(drop),
        ),
        (
            Operation::AllowEventParticipation,
            |asked| allow_event_participation_input(asked).map(drop),
        ),
    ]
}

fn get_event_safety_input(asked: &mut Asked) -> Result<GetEventSafetyPath, Rejection> {
    let path: GetEventSafetyPath = asked.path(&GET_EVENT_SAFETY_PATH)?;
    Ok(path)
}

fn get_event_safety<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_safety_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_safety(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_event_safety_requirements_input(
    asked: &mut Asked,
) -> Result<
    (UpdateEventSafetyRequirementsPath, EventSafetyRequirementsBody),
    Rejection,
> {
    let path: UpdateEventSafetyRequirementsPath = asked
        .path(&UPDATE_EVENT_SAFETY_REQUIREMENTS_PATH)?;
    let body: EventSafetyRequirementsBody = asked.body(true)?;
    Ok((path, body))
}

fn update_event_safety_requirements<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_event_safety_requirements_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_event_safety_requirements(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn publish_event_safety_requirements_input(
    asked: &mut Asked,
) -> Result<(PublishEventSafetyRequirementsPath, EventSafetyRevisionBody), Rejection> {
    let path: PublishEventSafetyRequirementsPath = asked
        .path(&PUBLISH_EVENT_SAFETY_REQUIREMENTS_PATH)?;
    let body: EventSafetyRevisionBody = asked.body(true)?;
    Ok((path, body))
}

fn publish_event_safety_requirements<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = publish_event_safety_requirements_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .publish_event_safety_requirements(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn archive_event_safety_requirements_input(
    asked: &mut Asked,
) -> Result<ArchiveEventSafetyRequirementsPath, Rejection> {
    let path: ArchiveEventSafetyRequirementsPath = asked
        .path(&ARCHIVE_EVENT_SAFETY_REQUIREMENTS_PATH)?;
    Ok(path)
}

fn archive_event_safety_requirements<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = archive_event_safety_requirements_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .archive_event_safety_requirements(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn acknowledge_event_code_of_conduct_input(
    asked: &mut Asked,
) -> Result<(AcknowledgeEventCodeOfConductPath, EventCodeOfConductBody), Rejection> {
    let path: AcknowledgeEventCodeOfConductPath = asked
        .path(&ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_PATH)?;
    let body: EventCodeOfConductBody = asked.body(true)?;
    Ok((path, body))
}

fn acknowledge_event_code_of_conduct<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = acknowledge_event_code_of_conduct_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .acknowledge_event_code_of_conduct(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_event_code_of_conduct_input(
    asked: &mut Asked,
) -> Result<WithdrawEventCodeOfConductPath, Rejection> {
    let path: WithdrawEventCodeOfConductPath = asked
        .path(&WITHDRAW_EVENT_CODE_OF_CONDUCT_PATH)?;
    Ok(path)
}

fn withdraw_event_code_of_conduct<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = withdraw_event_code_of_conduct_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .withdraw_event_code_of_conduct(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn request_event_guardian_consent_input(
    asked: &mut Asked,
) -> Result<(RequestEventGuardianConsentPath, EventGuardianConsentBody), Rejection> {
    let path: RequestEventGuardianConsentPath = asked
        .path(&REQUEST_EVENT_GUARDIAN_CONSENT_PATH)?;
    let body: EventGuardianConsentBody = asked.body(true)?;
    Ok((path, body))
}

fn request_event_guardian_consent<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = request_event_guardian_consent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .request_event_guardian_consent(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_event_guardian_consent_input(
    asked: &mut Asked,
) -> Result<(WithdrawEventGuardianConsentPath, EventSafetyReasonBody), Rejection> {
    let path: WithdrawEventGuardianConsentPath = asked
        .path(&WITHDRAW_EVENT_GUARDIAN_CONSENT_PATH)?;
    let body: EventSafetyReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn withdraw_event_guardian_consent<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = withdraw_event_guardian_consent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .withdraw_event_guardian_consent(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn show_event_guardian_consent_page_input(
    asked: &mut Asked,
) -> Result<
    (ShowEventGuardianConsentPagePath, ShowEventGuardianConsentPageHeader),
    Rejection,
> {
    let path: ShowEventGuardianConsentPagePath = asked
        .path(&SHOW_EVENT_GUARDIAN_CONSENT_PAGE_PATH)?;
    let header: ShowEventGuardianConsentPageHeader = asked
        .header(&SHOW_EVENT_GUARDIAN_CONSENT_PAGE_HEADER)?;
    Ok((path, header))
}

fn show_event_guardian_consent_page<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header) = show_event_guardian_consent_page_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header) = (path.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .show_event_guardian_consent_page(call, path, header)
                    .await?;
                Ok(
                    match answer {
                        ShowEventGuardianConsentPageOk::Ok(answer) => {
                            answer.body.into_reply(200).with_headers(answer.headers)
                        }
                        ShowEventGuardianConsentPageOk::Status410(answer) => {
                            answer.body.into_reply(410).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

fn decide_event_guardian_consent_input(asked: &mut Asked) -> Result<Raw, Rejection> {
    let body: Raw = asked.raw()?;
    Ok(body)
}

fn decide_event_guardian_consent<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = decide_event_guardian_consent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .decide_event_guardian_consent(call, body)
                    .await?;
                Ok(
                    match answer {
                        DecideEventGuardianConsentOk::Ok(answer) => {
                            Reply::json(200, &answer)
                        }
                        DecideEventGuardianConsentOk::SeeOther(answer) => {
                            answer.body.into_reply(303).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

fn list_event_safety_reviews_input(
    asked: &mut Asked,
) -> Result<ListEventSafetyReviewsPath, Rejection> {
    let path: ListEventSafetyReviewsPath = asked.path(&LIST_EVENT_SAFETY_REVIEWS_PATH)?;
    Ok(path)
}

fn list_event_safety_reviews<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_event_safety_reviews_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_event_safety_reviews(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn deny_event_participation_input(
    asked: &mut Asked,
) -> Result<(DenyEventParticipationPath, EventSafetyDenialBody), Rejection> {
    let path: DenyEventParticipationPath = asked.path(&DENY_EVENT_PARTICIPATION_PATH)?;
    let body: EventSafetyDenialBody = asked.body(true)?;
    Ok((path, body))
}

fn deny_event_participation<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = deny_event_participation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .deny_event_participation(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn allow_event_participation_input(
    asked: &mut Asked,
) -> Result<AllowEventParticipationPath, Rejection> {
    let path: AllowEventParticipationPath = asked.path(&ALLOW_EVENT_PARTICIPATION_PATH)?;
    Ok(path)
}

fn allow_event_participation<A: EventSafetyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = allow_event_participation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().allow_event_participation(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_EVENT_SAFETY_PATH: [Parameter; 1] = [
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

static UPDATE_EVENT_SAFETY_REQUIREMENTS_PATH: [Parameter; 1] = [
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

static PUBLISH_EVENT_SAFETY_REQUIREMENTS_PATH: [Parameter; 1] = [
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

static ARCHIVE_EVENT_SAFETY_REQUIREMENTS_PATH: [Parameter; 1] = [
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

static ACKNOWLEDGE_EVENT_CODE_OF_CONDUCT_PATH: [Parameter; 1] = [
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

static WITHDRAW_EVENT_CODE_OF_CONDUCT_PATH: [Parameter; 2] = [
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
        name: "acknowledgementId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REQUEST_EVENT_GUARDIAN_CONSENT_PATH: [Parameter; 1] = [
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

static WITHDRAW_EVENT_GUARDIAN_CONSENT_PATH: [Parameter; 2] = [
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
        name: "consentId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SHOW_EVENT_GUARDIAN_CONSENT_PAGE_PATH: [Parameter; 1] = [
    Parameter {
        name: "token",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static SHOW_EVENT_GUARDIAN_CONSENT_PAGE_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Accept-Language",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_SAFETY_REVIEWS_PATH: [Parameter; 1] = [
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

static DENY_EVENT_PARTICIPATION_PATH: [Parameter; 1] = [
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

static ALLOW_EVENT_PARTICIPATION_PATH: [Parameter; 2] = [
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
        name: "denialId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/events/{id}/safety/code-of-conduct/acknowledgements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcknowledgeEventCodeOfConductPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/events/{id}/safety/reviews/{denialId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AllowEventParticipationPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the decision.
    #[serde(rename = "denialId")]
    pub denial_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/safety/requirements/archive`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ArchiveEventSafetyRequirementsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/safety/reviews`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DenyEventParticipationPath {
    /// Id of the event.
    pub id: i64,
}

/// That a member keeps to a code of conduct.
#[derive(Clone, Debug, Serialize)]
pub struct EventCodeAcknowledgement {
    /// Id of the acknowledgement.
    pub id: i64,
    /// Version of the requirements whose words were read.
    pub version: i64,
    /// When.
    pub acknowledged_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Which words.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCodeOfConductBody {
    /// The `version` of the requirements that was read.
    pub version: i64,
}

/// Who ended a guardian's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventConsentEnd {
    /// `guardian`.
    Guardian,
    /// `member`.
    Member,
    /// `staff`.
    Staff,
    /// `clock`.
    Clock,
}

crate::word! {
    EventConsentEnd { Guardian = "guardian", Member = "member", Staff = "staff", Clock =
    "clock" }
}

crate::runtime::wire! {
    EventConsentEnd
}

/// A guardian's consent. Their name and address are shown to nobody.
#[derive(Clone, Debug, Serialize)]
pub struct EventGuardianConsent {
    /// Id of the consent.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// Whom it is about.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// The state.
    pub state: EventGuardianConsentState,
    /// The relation.
    pub relation: EventGuardianRelation,
    /// When the guardian was asked.
    pub requested_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when they can answer.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// When they answered.
    pub decided_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it ended.
    pub ended_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Who ended it.
    pub ended_by: Option<EventConsentEnd>,
    /// Why whoever manages the event withdrew it.
    pub reason: Option<String>,
}

/// Whom to ask.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGuardianConsentBody {
    /// Name of the guardian.
    pub guardian_name: String,
    /// Address of the guardian.
    pub guardian_email: String,
    /// The relation.
    pub relation: EventGuardianRelation,
}

/// Where a guardian's consent stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventGuardianConsentState {
    /// `requested`.
    Requested,
    /// `granted`.
    Granted,
    /// `declined`.
    Declined,
    /// `withdrawn`.
    Withdrawn,
    /// `expired`.
    Expired,
    /// `replaced`.
    Replaced,
}

crate::word! {
    EventGuardianConsentState { Requested = "requested", Granted = "granted", Declined =
    "declined", Withdrawn = "withdrawn", Expired = "expired", Replaced = "replaced" }
}

crate::runtime::wire! {
    EventGuardianConsentState
}

/// What became of a consent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGuardianDecision {
    /// The state.
    pub state: EventGuardianConsentState,
}

/// What became of a consent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGuardianDecisionResponse {
    /// The data.
    pub data: EventGuardianDecision,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What the guardian is to the member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventGuardianRelation {
    /// `parent`.
    Parent,
    /// `legal_guardian`.
    LegalGuardian,
    /// `carer`.
    Carer,
    /// `other`.
    Other,
}

crate::word! {
    EventGuardianRelation { Parent = "parent", LegalGuardian = "legal_guardian", Carer =
    "carer", Other = "other" }
}

crate::runtime::wire! {
    EventGuardianRelation
}

/// How safety stands at an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventSafety {
    /// Id of the event.
    pub event_id: i64,
    /// The enforcement.
    pub enforcement: EventSafetyEnforcement,
    /// What is in force.
    pub requirements: Option<EventSafetyRequirements>,
    /// What is being written. For those who manage the event.
    pub draft: Option<EventSafetyRequirements>,
    /// Whether the requirements let the caller take part.
    pub may_participate: bool,
    /// What is left.
    pub unmet: Vec<EventSafetyRule>,
    /// The caller's acknowledgement of the words in force.
    pub acknowledgement: Option<EventCodeAcknowledgement>,
    /// The latest consent about the caller.
    pub guardian_consent: Option<EventGuardianConsent>,
    /// Consents of guardians, for those who see the people of the event.
    pub guardian_consents: Vec<EventGuardianConsent>,
}

/// Who may not take part, and why.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSafetyDenialBody {
    /// Id of the member.
    pub user_id: i64,
    /// Why, for those who manage the event and administrators alone.
    pub reason: String,
}

/// What becomes of whoever has not met an event's requirements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSafetyEnforcement {
    /// `off`.
    Off,
    /// `shadow`.
    Shadow,
    /// `enforce`.
    Enforce,
}

crate::word! {
    EventSafetyEnforcement { Off = "off", Shadow = "shadow", Enforce = "enforce" }
}

crate::runtime::wire! {
    EventSafetyEnforcement
}

/// Why.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventSafetyReasonBody {
    /// Why. Whoever manages the event says it; the member is told.
    pub reason: Option<String>,
}

/// What an event asks of those who take part.
#[derive(Clone, Debug, Serialize)]
pub struct EventSafetyRequirements {
    /// Versions of the event's requirements so far.
    pub version: i64,
    /// It grows with each change of the draft.
    pub revision: i64,
    /// The status.
    pub status: EventSafetyStatus,
    /// So many years old on the day of the event, at least.
    pub minimum_age: Option<i64>,
    /// Who is younger needs a guardian's consent.
    pub guardian_consent_below_age: Option<i64>,
    /// What everybody acknowledges.
    pub code_of_conduct: Option<String>,
    /// What guardians read before they consent.
    pub note_for_guardians: Option<String>,
    /// When it changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// Since when it is in force.
    pub published_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What the event asks. What is left out is not asked.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSafetyRequirementsBody {
    /// So many years old on the day of the event, at least.
    pub minimum_age: Option<i64>,
    /// Who is younger than this on the day of the event needs a guardian's consent.
    pub guardian_consent_below_age: Option<i64>,
    /// What everybody acknowledges, as plain text.
    pub code_of_conduct: Option<String>,
    /// What guardians read before they consent, as plain text.
    pub note_for_guardians: Option<String>,
    /// The `revision` of the draft as it was read; 0 if there was none.
    pub expected_revision: i64,
}

/// How safety stands at an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventSafetyResponse {
    /// The data.
    pub data: EventSafety,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A decision that somebody may not take part in an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventSafetyReview {
    /// Id of the decision.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// Whom it is about.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// Why.
    pub reason: String,
    /// When it was decided.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Id of the member who decided it.
    pub created_by_id: Option<i64>,
    /// When it was lifted.
    pub lifted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who lifted it.
    pub lifted_by_id: Option<i64>,
}

/// Decisions that somebody may not take part in an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventSafetyReviewList {
    /// The decisions, the newest first.
    pub data: Vec<EventSafetyReview>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A decision that somebody may not take part in an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventSafetyReviewResponse {
    /// The data.
    pub data: EventSafetyReview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which draft.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSafetyRevisionBody {
    /// The `revision` of the draft as it was read.
    pub expected_revision: i64,
}

/// Something that an event asks of whoever takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSafetyRule {
    /// `date_of_birth`.
    DateOfBirth,
    /// `minimum_age`.
    MinimumAge,
    /// `guardian_consent`.
    GuardianConsent,
    /// `code_of_conduct`.
    CodeOfConduct,
    /// `participation`.
    Participation,
}

crate::word! {
    EventSafetyRule { DateOfBirth = "date_of_birth", MinimumAge = "minimum_age",
    GuardianConsent = "guardian_consent", CodeOfConduct = "code_of_conduct",
    Participation = "participation" }
}

crate::runtime::wire! {
    EventSafetyRule
}

/// How far an event's requirements have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSafetyStatus {
    /// `draft`.
    Draft,
    /// `published`.
    Published,
    /// `superseded`.
    Superseded,
    /// `archived`.
    Archived,
}

crate::word! {
    EventSafetyStatus { Draft = "draft", Published = "published", Superseded =
    "superseded", Archived = "archived" }
}

crate::runtime::wire! {
    EventSafetyStatus
}

/// The path parameters of `GET /api/v2/events/{id}/safety`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventSafetyPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/safety/reviews`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventSafetyReviewsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/safety/requirements/publish`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PublishEventSafetyRequirementsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/safety/guardian-consents`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RequestEventGuardianConsentPath {
    /// Id of the event.
    pub id: i64,
}

/// The headers of `GET /api/v2/events/safety/guardian-consents/grant/{token}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ShowEventGuardianConsentPageHeader {
    /// The language of a page that knows no consent.
    #[serde(rename = "Accept-Language")]
    pub accept_language: Option<String>,
}

/// The path parameters of `GET /api/v2/events/safety/guardian-consents/grant/{token}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ShowEventGuardianConsentPagePath {
    /// As in the link.
    pub token: String,
}

/// The path parameters of `PUT /api/v2/events/{id}/safety/requirements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventSafetyRequirementsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/events/{id}/safety/code-of-conduct/acknowledgements/{acknowledgementId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawEventCodeOfConductPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the acknowledgement.
    #[serde(rename = "acknowledgementId")]
    pub acknowledgement_id: i64,
}

/// The path parameters of `DELETE /api/v2/events/{id}/safety/guardian-consents/{consentId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawEventGuardianConsentPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the consent.
    #[serde(rename = "consentId")]
    pub consent_id: i64,
}
