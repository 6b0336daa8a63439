// Made from contract/areas/event_forms.yaml by codegen; edit the contract instead.

//! The area `event_forms`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served, WithHeaders,
    Work,
};

/// What the gateway answers in the area `event_forms`: one method an operation.
pub trait EventFormsApi: Area {
    /// What those who register for an event are asked
    ///
    /// `GET /api/v2/events/{id}/registration-product`
    ///
    /// The published form, whether and until when its questions have to be answered, what the caller has answered, and who of those who look after the event has read answers of the caller that are marked as sensitive. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn get_event_form(
        &self,
        call: Self::Call,
        path: GetEventFormPath,
    ) -> impl Future<
        Output = Result<EventRegistrationFormResponse, Self::Failure>,
    > + Send;

    /// Forms of an event, for those who decide about its registrations
    ///
    /// `GET /api/v2/events/{id}/registration-product/manage`
    ///
    /// All versions, the newest first, what is demanded, and how many of those who take part or wait have answered. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations.
    fn get_event_forms_for_staff(
        &self,
        call: Self::Call,
        path: GetEventFormsForStaffPath,
    ) -> impl Future<Output = Result<EventFormDeskResponse, Self::Failure>> + Send;

    /// Say whether the questions have to be answered
    ///
    /// `PUT /api/v2/events/{id}/registration-product/settings`
    ///
    /// `before`: nobody takes part or waits without an answer to each required question of the published form: 409 `EVENT_ANSWERS_REQUIRED` tells them so. `after`: they are reminded once, a day before it is due; `due_minutes` says how long before the event that is. `none`: whoever wants answers. Nothing is demanded as long as no form is published. `guests_per_member` says how many guests a member may bring. With `approval_mode: manual`, whoever registers asks first, and those who decide about registrations approve or decline, at `people/{userId}/approve` and `/reject` or many at once at `people/bulk`. Whoever names neither leaves them as they are. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 409 `EVENT_FORM_CONFLICT` for an event that has begun. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 422 `EVENT_FORM_VALIDATION_FAILED` for what cannot be read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn update_event_form_settings(
        &self,
        call: Self::Call,
        path: UpdateEventFormSettingsPath,
        body: EventFormSettingsBody,
    ) -> impl Future<Output = Result<EventFormSettingsResponse, Self::Failure>> + Send;

    /// Let what was kept as a draft hold
    ///
    /// `POST /api/v2/events/{id}/registration-product/settings/publish`
    ///
    /// What `PUT .../settings` kept with `draft` holds from now on. 409 `EVENT_FORM_CONFLICT` when nothing was kept, and for an event that has begun. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn publish_event_form_settings(
        &self,
        call: Self::Call,
        path: PublishEventFormSettingsPath,
        body: EventFormVersionBody,
    ) -> impl Future<Output = Result<EventFormSettingsResponse, Self::Failure>> + Send;

    /// Count what would be erased of the answers to an event
    ///
    /// `POST /api/v2/events/{id}/registration-product/retention/dry-run`
    ///
    /// For those who need answers no longer than they have to be kept: what is left of them, question by question. Nothing is erased before it is applied, within ten minutes. 409 `EVENT_FORM_CONFLICT` for an event that is not over. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 422 `EVENT_FORM_VALIDATION_FAILED` for what cannot be read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn preview_event_answer_erasure(
        &self,
        call: Self::Call,
        path: PreviewEventAnswerErasurePath,
        body: EventAnswerErasureBody,
    ) -> impl Future<Output = Result<EventAnswerErasureResponse, Self::Failure>> + Send;

    /// Erase what was counted
    ///
    /// `POST /api/v2/events/{id}/registration-product/retention/{dryRunId}/apply`
    ///
    /// Exactly what the dry run counted, for ever. The same again changes nothing. 409 `VERSION_CONFLICT` on `dry_run_id` when the answers are others than those that were counted, or that was more than ten minutes ago. 404 `EVENT_ANSWERS_NOT_FOUND` when the event has no such dry run. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn apply_event_answer_erasure(
        &self,
        call: Self::Call,
        path: ApplyEventAnswerErasurePath,
    ) -> impl Future<Output = Result<EventAnswerErasureResponse, Self::Failure>> + Send;

    /// Write a form
    ///
    /// `POST /api/v2/events/{id}/registration-product/forms`
    ///
    /// A draft, which nobody is asked before it is published: with questions of its own, or with those of a form of an event whose registrations the caller decides about, too (`from_form_id`). 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 404 `EVENT_FORM_NOT_FOUND` on `from_form_id` when the caller may not copy it. 422 `EVENT_FORM_VALIDATION_FAILED` for questions that cannot be asked, for two with one key, and for more than fifty forms. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_event_form(
        &self,
        call: Self::Call,
        path: CreateEventFormPath,
        body: EventFormBody,
    ) -> impl Future<Output = Result<EventFormResponse, Self::Failure>> + Send;

    /// Change a draft
    ///
    /// `PUT /api/v2/events/{id}/registration-product/forms/{formId}`
    ///
    /// The questions are replaced by those that are given. What was published stays as it is: 409 `EVENT_FORM_CONFLICT`; `fork` makes a draft of it. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 404 `EVENT_FORM_NOT_FOUND` when the event has no such form. 422 `EVENT_FORM_VALIDATION_FAILED` for questions that cannot be asked, and for two with one key. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn update_event_form(
        &self,
        call: Self::Call,
        path: UpdateEventFormPath,
        body: EventFormRevisionBody,
    ) -> impl Future<Output = Result<EventFormResponse, Self::Failure>> + Send;

    /// Make a draft of a form
    ///
    /// `POST /api/v2/events/{id}/registration-product/forms/{formId}/fork`
    ///
    /// A draft with the same questions, whatever became of the form. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 404 `EVENT_FORM_NOT_FOUND` when the event has no such form. 422 `EVENT_FORM_VALIDATION_FAILED` for more than fifty forms. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn fork_event_form(
        &self,
        call: Self::Call,
        path: ForkEventFormPath,
        body: EventFormForkBody,
    ) -> impl Future<Output = Result<EventFormResponse, Self::Failure>> + Send;

    /// Publish a form
    ///
    /// `POST /api/v2/events/{id}/registration-product/forms/{formId}/publish`
    ///
    /// From now on its questions are asked; it never changes again. The one that was published before is retired: answers to it stay, and are read by those for whom they were given. A question keeps its kind under its key: 422 `EVENT_FORM_VALIDATION_FAILED` where a published form of the event has another one, and for a form without questions. 409 `EVENT_FORM_CONFLICT` for what is no draft, for the template of what recurs, and for an event that has begun. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not decide about its registrations. 404 `EVENT_FORM_NOT_FOUND` when the event has no such form. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn publish_event_form(
        &self,
        call: Self::Call,
        path: PublishEventFormPath,
        body: EventFormVersionBody,
    ) -> impl Future<Output = Result<EventFormResponse, Self::Failure>> + Send;

    /// Who has answered
    ///
    /// `GET /api/v2/events/{id}/registration-product/submissions`
    ///
    /// Those who take part, are invited, have asked or wait, by their ids, with the answers that are for the caller. Answers to sensitive questions are left out and counted; `readEventAnswers` shows them, and notes who read them. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever looks after none of its people. 422 `EVENT_FORM_VALIDATION_FAILED` for a parameter that there is not and a value that means nothing.
    fn list_event_submissions(
        &self,
        call: Self::Call,
        path: ListEventSubmissionsPath,
        query: ListEventSubmissionsQuery,
    ) -> impl Future<Output = Result<EventSubmissionPage, Self::Failure>> + Send;

    /// Answer the questions of an event
    ///
    /// `POST /api/v2/events/{id}/registration-product/submissions`
    ///
    /// Ahead of registering or after it, until the event begins; with `draft`, they are only kept until `submitEventAnswersDraft`, without required ones, and nothing is answered; whoever has not registered a day later and does not wait either has answered nothing. Answers are sealed where they are kept, and erased when the registration ends, and so long after the event as the question says. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_FORM_NOT_FOUND` when nothing is asked; 403 `EVENT_REGISTRATION_FORBIDDEN` for whoever manages the event, and for whoever is no member of the community. 409 `EVENT_ANSWERS_CLOSED` for an event that has begun or does not take place, 409 `EVENT_FORM_CONFLICT` for whoever has answered: `amendEventAnswers` changes that; 409 `VERSION_CONFLICT` on `form_id` when another form is asked by now. 422 `EVENT_ANSWERS_VALIDATION_FAILED` for each answer that does not fit its question, and for each required question that is left out.
    fn submit_event_answers(
        &self,
        call: Self::Call,
        path: SubmitEventAnswersPath,
        body: EventFormAnswersBody,
    ) -> impl Future<Output = Result<EventSubmissionResponse, Self::Failure>> + Send;

    /// Answers to an event's questions, as a table
    ///
    /// `POST /api/v2/events/{id}/registration-product/submissions/export`
    ///
    /// Those who take part, are invited, have asked or wait, at most 10,000 by their ids, with a column for each question of a form of the event whose answers are for the caller, as CSV (RFC 4180) in UTF-8. What members wrote cannot become a formula. Sensitive answers are in it; that they were read is noted for each member before they are, and shown to them. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever looks after none of its people.
    fn export_event_submissions(
        &self,
        call: Self::Call,
        path: ExportEventSubmissionsPath,
        body: EventSubmissionExportBody,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Correct own answers
    ///
    /// `POST /api/v2/events/{id}/registration-product/submissions/{submissionId}/amend`
    ///
    /// Until the event begins. What is not named stays; null takes an answer away. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_ANSWERS_NOT_FOUND` when these are no answers of the caller, 404 `EVENT_FORM_NOT_FOUND` when nothing is asked any more. 409 `EVENT_ANSWERS_CLOSED` for an event that has begun or does not take place; 409 `VERSION_CONFLICT` when the answers have changed since, and on `form_id` when another form is asked by now. 422 `EVENT_ANSWERS_VALIDATION_FAILED` for each answer that does not fit its question, and for each required question that would be without one.
    fn amend_event_answers(
        &self,
        call: Self::Call,
        path: AmendEventAnswersPath,
        body: EventFormAmendBody,
    ) -> impl Future<Output = Result<EventSubmissionResponse, Self::Failure>> + Send;

    /// Read the answers of a member
    ///
    /// `POST /api/v2/events/{id}/registration-product/submissions/{submissionId}/answers`
    ///
    /// All of them that are for the caller, also those to sensitive questions. Who read sensitive ones and when is noted, and shown to the member. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_ANSWERS_NOT_FOUND` when there are no such answers of somebody who takes part or waits; 403 `FORBIDDEN` for whoever looks after none of the people of the event, and for whoever is no member of the community.
    fn read_event_answers(
        &self,
        call: Self::Call,
        path: ReadEventAnswersPath,
    ) -> impl Future<Output = Result<EventSubmissionResponse, Self::Failure>> + Send;

    /// Give answers that were only kept
    ///
    /// `POST /api/v2/events/{id}/registration-product/submissions/{submissionId}/submit`
    ///
    /// From now on they are read by those for whom they are, and answer what has to be answered. 422 `EVENT_ANSWERS_VALIDATION_FAILED` for each required question that is left out. 409 `EVENT_FORM_CONFLICT` for what was given before; 409 `VERSION_CONFLICT` when they were changed since they were read, and on `form_id` when another form is asked by now; 409 `EVENT_ANSWERS_CLOSED` for an event that has begun or does not take place. 404 `EVENT_ANSWERS_NOT_FOUND` when the caller has no such answers, 404 `EVENT_FORM_NOT_FOUND` when nothing is asked; 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `EVENT_REGISTRATION_FORBIDDEN` for whoever manages the event.
    fn submit_event_answers_draft(
        &self,
        call: Self::Call,
        path: SubmitEventAnswersDraftPath,
        body: EventFormSubmitBody,
    ) -> impl Future<Output = Result<EventSubmissionResponse, Self::Failure>> + Send;

    /// Those of the `EventForm` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_form_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventForm>, Self::Failure>> + Send;

    /// Those of the `EventSubmission` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_submission_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventSubmission>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventFormsApi>() -> [Served<A>; 16] {
    [
        (Operation::GetEventForm, get_event_form::<A>),
        (Operation::GetEventFormsForStaff, get_event_forms_for_staff::<A>),
        (Operation::UpdateEventFormSettings, update_event_form_settings::<A>),
        (Operation::PublishEventFormSettings, publish_event_form_settings::<A>),
        (Operation::PreviewEventAnswerErasure, preview_event_answer_erasure::<A>),
        (Operation::ApplyEventAnswerErasure, apply_event_answer_erasure::<A>),
        (Operation::CreateEventForm, create_event_form::<A>),
        (Operation::UpdateEventForm, update_event_form::<A>),
        (Operation::ForkEventForm, fork_event_form::<A>),
        (Operation::PublishEventForm, publish_event_form::<A>),
        (Operation::ListEventSubmissions, list_event_submissions::<A>),
        (Operation::SubmitEventAnswers, submit_event_answers::<A>),
        (Operation::ExportEventSubmissions, export_event_submissions::<A>),
        (Operation::AmendEventAnswers, amend_event_answers::<A>),
        (Operation::ReadEventAnswers, read_event_answers::<A>),
        (Operation::SubmitEventAnswersDraft, submit_event_answers_draft::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 16] {
    [
        (Operation::GetEventForm, |asked| get_event_form_input(asked).map(drop)),
        (
            Operation::GetEventFormsForStaff,
            |asked| get_event_forms_for_staff_input(asked).map(drop),
        ),
        (
            Operation::UpdateEventFormSettings,
            |asked| update_event_form_settings_input(asked).map(drop),
        ),
        (
            Operation::PublishEventFormSettings,
            |asked| publish_event_form_settings_input(asked).map(drop),
        ),
        (
            Operation::PreviewEventAnswerErasure,
            |asked| preview_event_answer_erasure_input(asked).map(drop),
        ),
        (
            Operation::ApplyEventAnswerErasure,
            |asked| apply_event_answer_erasure_input(asked).map(drop),
        ),
        (Operation::CreateEventForm, |asked| create_event_form_input(asked).map(drop)),
        (Operation::UpdateEventForm, |asked| update_event_form_input(asked).map(drop)),
        (Operation::ForkEventForm, |asked| fork_event_form_input(asked).map(drop)),
        (Operation::PublishEventForm, |asked| publish_event_form_input(asked).map(drop)),
        (
            Operation::ListEventSubmissions,
            |asked| list_event_submissions_input(asked).map(drop),
        ),
        (
            Operation::SubmitEventAnswers,
            |asked| submit_event_answers_input(asked).map(drop),
        ),
        (
            Operation::ExportEventSubmissions,
            |asked| export_event_submissions_input(asked).map(drop),
        ),
        (
            Operation::AmendEventAnswers,
            |asked| amend_event_answers_input(asked).map(drop),
        ),
        (Operation::ReadEventAnswers, |asked| read_event_answers_input(asked).map(drop)),
        (
            Operation::SubmitEventAnswersDraft,
            |asked| submit_event_answers_draft_input(asked).map(drop),
        ),
    ]
}

fn get_event_form_input(asked: &mut Asked) -> Result<GetEventFormPath, Rejection> {
    let path: GetEventFormPath = asked.path(&GET_EVENT_FORM_PATH)?;
    Ok(path)
}

fn get_event_form<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_form_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_form(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_event_forms_for_staff_input(
    asked: &mut Asked,
) -> Result<GetEventFormsForStaffPath, Rejection> {
    let path: GetEventFormsForStaffPath = asked.path(&GET_EVENT_FORMS_FOR_STAFF_PATH)?;
    Ok(path)
}

fn get_event_forms_for_staff<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_forms_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_forms_for_staff(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_event_form_settings_input(
    asked: &mut Asked,
) -> Result<(UpdateEventFormSettingsPath, EventFormSettingsBody), Rejection> {
    let path: UpdateEventFormSettingsPath = asked
        .path(&UPDATE_EVENT_FORM_SETTINGS_PATH)?;
    let body: EventFormSettingsBody = asked.body(true)?;
    Ok((path, body))
}

fn update_event_form_settings<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_event_form_settings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_event_form_settings(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn publish_event_form_settings_input(
    asked: &mut Asked,
) -> Result<(PublishEventFormSettingsPath, EventFormVersionBody), Rejection> {
    let path: PublishEventFormSettingsPath = asked
        .path(&PUBLISH_EVENT_FORM_SETTINGS_PATH)?;
    let body: EventFormVersionBody = asked.body(true)?;
    Ok((path, body))
}

fn publish_event_form_settings<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = publish_event_form_settings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .publish_event_form_settings(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn preview_event_answer_erasure_input(
    asked: &mut Asked,
) -> Result<(PreviewEventAnswerErasurePath, EventAnswerErasureBody), Rejection> {
    let path: PreviewEventAnswerErasurePath = asked
        .path(&PREVIEW_EVENT_ANSWER_ERASURE_PATH)?;
    let body: EventAnswerErasureBody = asked.body(false)?;
    Ok((path, body))
}

fn preview_event_answer_erasure<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = preview_event_answer_erasure_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .preview_event_answer_erasure(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn apply_event_answer_erasure_input(
    asked: &mut Asked,
) -> Result<ApplyEventAnswerErasurePath, Rejection> {
    let path: ApplyEventAnswerErasurePath = asked
        .path(&APPLY_EVENT_ANSWER_ERASURE_PATH)?;
    Ok(path)
}

fn apply_event_answer_erasure<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = apply_event_answer_erasure_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().apply_event_answer_erasure(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_form_input(
    asked: &mut Asked,
) -> Result<(CreateEventFormPath, EventFormBody), Rejection> {
    let path: CreateEventFormPath = asked.path(&CREATE_EVENT_FORM_PATH)?;
    let body: EventFormBody = asked.body(true)?;
    Ok((path, body))
}

fn create_event_form<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_event_form_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().create_event_form(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_event_form_input(
    asked: &mut Asked,
) -> Result<(UpdateEventFormPath, EventFormRevisionBody), Rejection> {
    let path: UpdateEventFormPath = asked.path(&UPDATE_EVENT_FORM_PATH)?;
    let body: EventFormRevisionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_event_form<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_event_form_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_event_form(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn fork_event_form_input(
    asked: &mut Asked,
) -> Result<(ForkEventFormPath, EventFormForkBody), Rejection> {
    let path: ForkEventFormPath = asked.path(&FORK_EVENT_FORM_PATH)?;
    let body: EventFormForkBody = asked.body(false)?;
    Ok((path, body))
}

fn fork_event_form<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = fork_event_form_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().fork_event_form(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn publish_event_form_input(
    asked: &mut Asked,
) -> Result<(PublishEventFormPath, EventFormVersionBody), Rejection> {
    let path: PublishEventFormPath = asked.path(&PUBLISH_EVENT_FORM_PATH)?;
    let body: EventFormVersionBody = asked.body(true)?;
    Ok((path, body))
}

fn publish_event_form<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = publish_event_form_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().publish_event_form(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_event_submissions_input(
    asked: &mut Asked,
) -> Result<(ListEventSubmissionsPath, ListEventSubmissionsQuery), Rejection> {
    let path: ListEventSubmissionsPath = asked.path(&LIST_EVENT_SUBMISSIONS_PATH)?;
    let query: ListEventSubmissionsQuery = asked
        .closed_query(&LIST_EVENT_SUBMISSIONS_QUERY)?;
    Ok((path, query))
}

fn list_event_submissions<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_submissions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_submissions(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn submit_event_answers_input(
    asked: &mut Asked,
) -> Result<(SubmitEventAnswersPath, EventFormAnswersBody), Rejection> {
    let path: SubmitEventAnswersPath = asked.path(&SUBMIT_EVENT_ANSWERS_PATH)?;
    let body: EventFormAnswersBody = asked.body(true)?;
    Ok((path, body))
}

fn submit_event_answers<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = submit_event_answers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().submit_event_answers(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn export_event_submissions_input(
    asked: &mut Asked,
) -> Result<(ExportEventSubmissionsPath, EventSubmissionExportBody), Rejection> {
    let path: ExportEventSubmissionsPath = asked.path(&EXPORT_EVENT_SUBMISSIONS_PATH)?;
    let body: EventSubmissionExportBody = asked.body(false)?;
    Ok((path, body))
}

fn export_event_submissions<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = export_event_submissions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .export_event_submissions(call, path, body)
                    .await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn amend_event_answers_input(
    asked: &mut Asked,
) -> Result<(AmendEventAnswersPath, EventFormAmendBody), Rejection> {
    let path: AmendEventAnswersPath = asked.path(&AMEND_EVENT_ANSWERS_PATH)?;
    let body: EventFormAmendBody = asked.body(true)?;
    Ok((path, body))
}

fn amend_event_answers<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = amend_event_answers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().amend_event_answers(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn read_event_answers_input(
    asked: &mut Asked,
) -> Result<ReadEventAnswersPath, Rejection> {
    let path: ReadEventAnswersPath = asked.path(&READ_EVENT_ANSWERS_PATH)?;
    Ok(path)
}

fn read_event_answers<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = read_event_answers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().read_event_answers(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn submit_event_answers_draft_input(
    asked: &mut Asked,
) -> Result<(SubmitEventAnswersDraftPath, EventFormSubmitBody), Rejection> {
    let path: SubmitEventAnswersDraftPath = asked
        .path(&SUBMIT_EVENT_ANSWERS_DRAFT_PATH)?;
    let body: EventFormSubmitBody = asked.body(true)?;
    Ok((path, body))
}

fn submit_event_answers_draft<A: EventFormsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = submit_event_answers_draft_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .submit_event_answers_draft(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_EVENT_FORM_PATH: [Parameter; 1] = [
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

static GET_EVENT_FORMS_FOR_STAFF_PATH: [Parameter; 1] = [
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

static UPDATE_EVENT_FORM_SETTINGS_PATH: [Parameter; 1] = [
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

static PUBLISH_EVENT_FORM_SETTINGS_PATH: [Parameter; 1] = [
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

static PREVIEW_EVENT_ANSWER_ERASURE_PATH: [Parameter; 1] = [
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

static APPLY_EVENT_ANSWER_ERASURE_PATH: [Parameter; 2] = [
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
        name: "dryRunId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CREATE_EVENT_FORM_PATH: [Parameter; 1] = [
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

static UPDATE_EVENT_FORM_PATH: [Parameter; 2] = [
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
        name: "formId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static FORK_EVENT_FORM_PATH: [Parameter; 2] = [
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
        name: "formId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static PUBLISH_EVENT_FORM_PATH: [Parameter; 2] = [
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
        name: "formId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_SUBMISSIONS_PATH: [Parameter; 1] = [
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

static LIST_EVENT_SUBMISSIONS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "state",
        kind: Kind::Word(&["answered", "missing"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 10000,
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
        clamp: false,
    },
];

static SUBMIT_EVENT_ANSWERS_PATH: [Parameter; 1] = [
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

static EXPORT_EVENT_SUBMISSIONS_PATH: [Parameter; 1] = [
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

static AMEND_EVENT_ANSWERS_PATH: [Parameter; 2] = [
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
        name: "submissionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static READ_EVENT_ANSWERS_PATH: [Parameter; 2] = [
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
        name: "submissionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SUBMIT_EVENT_ANSWERS_DRAFT_PATH: [Parameter; 2] = [
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
        name: "submissionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/events/{id}/registration-product/submissions/{submissionId}/amend`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AmendEventAnswersPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the answers.
    #[serde(rename = "submissionId")]
    pub submission_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/retention/{dryRunId}/apply`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApplyEventAnswerErasurePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the dry run.
    #[serde(rename = "dryRunId")]
    pub dry_run_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/forms`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventFormPath {
    /// Id of the event.
    pub id: i64,
}

/// Who of those who look after an event reads an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAnswerAudience {
    /// `organizers`.
    Organizers,
    /// `registration_managers`.
    RegistrationManagers,
    /// `check_in_staff`.
    CheckInStaff,
}

crate::word! {
    EventAnswerAudience { Organizers = "organizers", RegistrationManagers =
    "registration_managers", CheckInStaff = "check_in_staff" }
}

crate::runtime::wire! {
    EventAnswerAudience
}

/// What is erased of the answers to an event, or would be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAnswerErasure {
    /// Id of the dry run.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Keys of the questions. Null for all.
    #[serde(deserialize_with = "Option::deserialize")]
    pub keys: Option<Vec<String>>,
    /// How many answers to each question.
    pub questions: Vec<EventAnswerErasureQuestion>,
    /// How many answers.
    pub answers_count: i64,
    /// Of how many members.
    pub members_count: i64,
    /// When it was counted.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when it can be applied.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was. Null for a dry run.
    #[serde(deserialize_with = "Option::deserialize")]
    pub applied_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Which answers are to be erased.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAnswerErasureBody {
    /// Keys of the questions. All if nothing is said.
    pub keys: Option<Vec<String>>,
}

/// How many answers to a question are erased.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAnswerErasureQuestion {
    /// Which question.
    pub key: String,
    /// How many.
    pub answers_count: i64,
}

/// What is erased, or would be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAnswerErasureResponse {
    /// The data.
    pub data: EventAnswerErasure,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That somebody read sensitive answers.
#[derive(Clone, Debug, Serialize)]
pub struct EventAnswerRead {
    /// Id of whoever read them. Null when they have left.
    pub reader_id: Option<i64>,
    /// The same with their name.
    pub reader: Option<crate::events::EventActor>,
    /// How many.
    pub answers: i64,
    /// When.
    pub read_at: chrono::DateTime<chrono::offset::Utc>,
}

/// How long after the event an answer is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAnswerRetention {
    /// `event`.
    Event,
    /// `week`.
    Week,
    /// `month`.
    Month,
    /// `half_year`.
    HalfYear,
    /// `year`.
    Year,
}

crate::word! {
    EventAnswerRetention { Event = "event", Week = "week", Month = "month", HalfYear =
    "half_year", Year = "year" }
}

crate::runtime::wire! {
    EventAnswerRetention
}

/// Whether the questions of an event have to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAnswersDemand {
    /// `none`.
    None,
    /// `before`.
    Before,
    /// `after`.
    After,
}

crate::word! {
    EventAnswersDemand { None = "none", Before = "before", After = "after" }
}

crate::runtime::wire! {
    EventAnswersDemand
}

/// Who decides whether a member takes part in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventApprovalMode {
    /// `automatic`.
    Automatic,
    /// `manual`.
    Manual,
}

crate::word! {
    EventApprovalMode { Automatic = "automatic", Manual = "manual" }
}

crate::runtime::wire! {
    EventApprovalMode
}

/// A form that those who register for an event fill in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventForm {
    /// Id of the form.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Its number among the forms of the event.
    pub number: i64,
    /// The status.
    pub status: EventFormStatus,
    /// What it is called.
    pub title: String,
    /// What is said before the questions.
    #[serde(deserialize_with = "Option::deserialize")]
    pub intro: Option<String>,
    /// The questions, in their order.
    pub questions: Vec<EventFormQuestion>,
    /// It grows with each change.
    pub version: i64,
    /// When it was published.
    #[serde(deserialize_with = "Option::deserialize")]
    pub published_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Answers that change.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormAmendBody {
    /// Id of the form that is asked.
    pub form_id: i64,
    /// The answers that change.
    pub answers: Vec<EventFormAnswerInput>,
    /// `version` of the answers as it was read.
    pub expected_version: i64,
}

/// An answer.
#[derive(Clone, Debug, Serialize)]
pub struct EventFormAnswer {
    /// Of which question.
    pub key: String,
    /// Id of the form under which it was given.
    pub form_id: i64,
    /// What was asked.
    pub label: String,
    /// The kind.
    pub kind: EventQuestionKind,
    /// The value.
    pub value: EventFormAnswerValue,
    /// Whether each reading of it is noted.
    pub sensitive: bool,
    /// The audience.
    pub audience: EventAnswerAudience,
    /// When it is erased, as the event stands now.
    pub erase_after: chrono::DateTime<chrono::offset::Utc>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormAnswerInput {
    /// Of which question.
    pub key: String,
    /// The value.
    pub value: Option<EventFormAnswerValue>,
}

/// An answer: a text, a number, true or false, or a list of texts, as the kind of its question says. Null takes it away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventFormAnswerValue(
    /// The value.
    pub serde_json::Value,
);

impl std::ops::Deref for EventFormAnswerValue {
    type Target = serde_json::Value;
    fn deref(&self) -> &serde_json::Value {
        &self.0
    }
}

impl From<EventFormAnswerValue> for serde_json::Value {
    fn from(value: EventFormAnswerValue) -> Self {
        value.0
    }
}

impl From<serde_json::Value> for EventFormAnswerValue {
    fn from(value: serde_json::Value) -> Self {
        Self(value)
    }
}

/// Answers.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormAnswersBody {
    /// Id of the form that is asked.
    pub form_id: i64,
    /// The answers.
    pub answers: Vec<EventFormAnswerInput>,
    /// Whether they are only kept: nobody else reads them, and nothing is answered before they are submitted.
    #[serde(default)]
    pub draft: bool,
}

/// A form: with questions, or with those of another one.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormBody {
    /// What it is called. That of the other one if nothing is said.
    pub title: Option<String>,
    /// What is said before the questions.
    pub intro: Option<String>,
    /// The questions, in their order.
    pub questions: Option<Vec<EventFormQuestionInput>>,
    /// Id of a form whose questions are taken.
    pub from_form_id: Option<i64>,
}

/// The forms of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventFormDesk {
    /// Id of the event.
    pub event_id: i64,
    /// The settings.
    pub settings: EventFormSettings,
    /// All versions, the newest first.
    pub forms: Vec<EventForm>,
    /// How many of those who take part or wait have answered every required question.
    pub answered_count: i64,
    /// How many have not.
    pub missing_count: i64,
}

/// The forms of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventFormDeskResponse {
    /// The data.
    pub data: EventFormDesk,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What the draft is called.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventFormForkBody {
    /// What it is called. As before if nothing is said.
    pub title: Option<String>,
}

/// A question of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormQuestion {
    /// What it is known by in all forms of the event.
    pub key: String,
    /// The kind.
    pub kind: EventQuestionKind,
    /// What is asked.
    pub label: String,
    /// What helps to answer it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub help: Option<String>,
    /// What may be chosen.
    pub options: Vec<String>,
    /// Whether it has to be answered.
    pub required: bool,
    /// Whether each reading of an answer is noted.
    pub sensitive: bool,
    /// The audience.
    pub audience: EventAnswerAudience,
    /// The retention.
    pub retention: EventAnswerRetention,
}

/// A question of a form.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormQuestionInput {
    /// What it is known by in all forms of the event: small letters, digits and underscores.
    pub key: String,
    /// The kind.
    pub kind: EventQuestionKind,
    /// What is asked.
    pub label: String,
    /// What helps to answer it.
    pub help: Option<String>,
    /// What may be chosen, for questions with a choice.
    pub options: Option<Vec<String>>,
    /// Whether it has to be answered.
    #[serde(default)]
    pub required: bool,
    /// Whether each reading of an answer is noted.
    #[serde(default)]
    pub sensitive: bool,
    /// The audience.
    #[serde(default = "defaults::event_form_question_input_audience")]
    pub audience: EventAnswerAudience,
    /// The retention.
    #[serde(default = "defaults::event_form_question_input_retention")]
    pub retention: EventAnswerRetention,
}

/// One form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormResponse {
    /// The data.
    pub data: EventForm,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a draft asks instead.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormRevisionBody {
    /// What it is called.
    pub title: String,
    /// What is said before the questions.
    pub intro: Option<String>,
    /// The questions, in their order.
    pub questions: Vec<EventFormQuestionInput>,
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// Whether the questions of an event have to be answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormSettings {
    /// Id of the event.
    pub event_id: i64,
    /// The answers.
    pub answers: EventAnswersDemand,
    /// So many minutes before the event they are due.
    pub due_minutes: i64,
    /// Until when they have to be answered. Null if they have not to be.
    #[serde(deserialize_with = "Option::deserialize")]
    pub due_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How many guests a member may bring; 0 for none.
    pub guests_per_member: i64,
    /// The approval mode.
    pub approval_mode: EventApprovalMode,
    /// What is to hold instead, once it is published. Null if nothing is, and for whoever does not decide about registrations.
    #[serde(deserialize_with = "Option::deserialize")]
    pub draft: Option<EventFormSettingsDraft>,
    /// It grows with each change; 0 as long as nothing was said.
    pub version: i64,
}

/// Whether the questions have to be answered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormSettingsBody {
    /// The answers.
    pub answers: EventAnswersDemand,
    /// So many minutes before the event they are due, with `after`.
    #[serde(default)]
    pub due_minutes: i64,
    /// How many guests a member may bring; 0 for none. As before if nothing is said. Who is named already still comes.
    pub guests_per_member: Option<i64>,
    /// Who decides whether a member takes part. As before if nothing is said. Who has asked already goes on waiting for a decision.
    pub approval_mode: Option<EventApprovalMode>,
    /// Whether it is only kept, and holds once it is published. What is said without it holds at once, and nothing is kept.
    #[serde(default)]
    pub draft: bool,
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// What is to hold of an event's registration once it is published.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormSettingsDraft {
    /// The answers.
    pub answers: EventAnswersDemand,
    /// So many minutes before the event they are due.
    pub due_minutes: i64,
    /// How many guests a member may bring; 0 for none.
    pub guests_per_member: i64,
    /// The approval mode.
    pub approval_mode: EventApprovalMode,
}

/// What is demanded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormSettingsResponse {
    /// The data.
    pub data: EventFormSettings,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How far a form has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventFormStatus {
    /// `draft`.
    Draft,
    /// `published`.
    Published,
    /// `retired`.
    Retired,
}

crate::word! {
    EventFormStatus { Draft = "draft", Published = "published", Retired = "retired" }
}

crate::runtime::wire! {
    EventFormStatus
}

/// Which answers are given.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormSubmitBody {
    /// Id of the form that is asked.
    pub form_id: i64,
    /// `version` of the answers as it was read.
    pub expected_version: i64,
}

/// Which version.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFormVersionBody {
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// What kind of answer a question takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventQuestionKind {
    /// `short_text`.
    ShortText,
    /// `long_text`.
    LongText,
    /// `single_choice`.
    SingleChoice,
    /// `multiple_choice`.
    MultipleChoice,
    /// `yes_no`.
    YesNo,
    /// `number`.
    Number,
    /// `date`.
    Date,
    /// `consent`.
    Consent,
}

crate::word! {
    EventQuestionKind { ShortText = "short_text", LongText = "long_text", SingleChoice =
    "single_choice", MultipleChoice = "multiple_choice", YesNo = "yes_no", Number =
    "number", Date = "date", Consent = "consent" }
}

crate::runtime::wire! {
    EventQuestionKind
}

/// What those who register for an event are asked, and what the caller has answered.
#[derive(Clone, Debug, Serialize)]
pub struct EventRegistrationForm {
    /// Id of the event.
    pub event_id: i64,
    /// The settings.
    pub settings: EventFormSettings,
    /// What is asked. Null if nothing is.
    pub form: Option<EventForm>,
    /// Whether it can be answered now.
    pub open: bool,
    /// Keys of required questions that the caller has not answered.
    pub missing: Vec<String>,
    /// What the caller has answered.
    pub submission: Option<EventSubmission>,
    /// Who read sensitive answers of the caller, the latest first, at most fifty.
    pub reads: Vec<EventAnswerRead>,
}

/// What is asked.
#[derive(Clone, Debug, Serialize)]
pub struct EventRegistrationFormResponse {
    /// The data.
    pub data: EventRegistrationForm,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Answers of a member.
#[derive(Clone, Debug, Serialize)]
pub struct EventSubmission {
    /// Id of the answers.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// The same with their name.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// Whether they are only kept, and not given.
    pub draft: bool,
    /// Whether every required question is answered.
    pub complete: bool,
    /// It grows with each change.
    pub version: i64,
    /// The answers that are for the caller, in the order of the questions.
    pub answers: Vec<EventFormAnswer>,
    /// When they were given.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When they changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Somebody who takes part in an event or waits, and what they answered.
#[derive(Clone, Debug, Serialize)]
pub struct EventSubmissionEntry {
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// The same with their name.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// How their registration stands.
    pub registration_state: Option<crate::events::EventRegistrationState>,
    /// How they wait.
    pub waitlist_state: Option<crate::events::EventWaitlistState>,
    /// Id of their answers.
    pub submission_id: Option<i64>,
    /// Whether every required question is answered.
    pub complete: bool,
    /// When they answered last.
    pub answered_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Answers to questions that are not sensitive and are for the caller.
    pub answers: Vec<EventFormAnswer>,
    /// How many sensitive answers the caller may read, too.
    pub withheld_count: i64,
}

/// Whose answers.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSubmissionExportBody {
    /// Only of those who have answered every required question, or of those who have not.
    pub state: Option<EventSubmissionState>,
}

/// One page of those who take part or wait.
#[derive(Clone, Debug, Serialize)]
pub struct EventSubmissionPage {
    /// Members, by their ids.
    pub data: Vec<EventSubmissionEntry>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// Answers of a member.
#[derive(Clone, Debug, Serialize)]
pub struct EventSubmissionResponse {
    /// The data.
    pub data: EventSubmission,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether somebody has answered what they have to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSubmissionState {
    /// `answered`.
    Answered,
    /// `missing`.
    Missing,
}

crate::word! {
    EventSubmissionState { Answered = "answered", Missing = "missing" }
}

crate::runtime::wire! {
    EventSubmissionState
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/submissions/export`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ExportEventSubmissionsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/forms/{formId}/fork`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ForkEventFormPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the form.
    #[serde(rename = "formId")]
    pub form_id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/registration-product`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventFormPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/registration-product/manage`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventFormsForStaffPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/registration-product/submissions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventSubmissionsPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/registration-product/submissions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventSubmissionsQuery {
    /// The state.
    pub state: Option<EventSubmissionState>,
    /// Number of the page.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Members on a page.
    #[serde(default = "defaults::default_u64::<i64, 25>")]
    pub per_page: i64,
}

impl std::default::Default for ListEventSubmissionsQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 25>(),
            state: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/retention/dry-run`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventAnswerErasurePath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/forms/{formId}/publish`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PublishEventFormPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the form.
    #[serde(rename = "formId")]
    pub form_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/settings/publish`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PublishEventFormSettingsPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/submissions/{submissionId}/answers`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReadEventAnswersPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the answers.
    #[serde(rename = "submissionId")]
    pub submission_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/submissions/{submissionId}/submit`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SubmitEventAnswersDraftPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the answers.
    #[serde(rename = "submissionId")]
    pub submission_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/submissions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SubmitEventAnswersPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/events/{id}/registration-product/forms/{formId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventFormPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the form.
    #[serde(rename = "formId")]
    pub form_id: i64,
}

/// The path parameters of `PUT /api/v2/events/{id}/registration-product/settings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventFormSettingsPath {
    /// Id of the event.
    pub id: i64,
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

    pub(super) fn event_form_question_input_audience() -> super::EventAnswerAudience {
        super::EventAnswerAudience::Organizers
    }

    pub(super) fn event_form_question_input_retention() -> super::EventAnswerRetention {
        super::EventAnswerRetention::Month
    }
}
