// Made from contract/areas/event_blueprints.yaml by codegen; edit the contract instead.

//! The area `event_blueprints`: types, trait and routes.
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

/// What the gateway answers in the area `event_blueprints`: one method an operation.
pub trait EventBlueprintsApi: Area {
    /// Blueprints of an event that recurs
    ///
    /// `GET /api/v2/events/{id}/recurrence-definition-blueprints`
    ///
    /// What new occurrences take over, the newest first: which parts, how much of each, and digests; never what they say, nor whom they name. `next_before_version` is the `before_version` of the next page. Also where no new ones can be made. 404 `EVENT_RECURRENCE_DEFINITION_NOT_FOUND` for what is no occurrence, 403 `EVENT_RECURRENCE_DEFINITION_FORBIDDEN` for those who do not manage it and its template; `reason` beside `errors` says why. 422 `EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED` on `before_version` for what is no version.
    fn list_event_blueprints(
        &self,
        call: Self::Call,
        path: ListEventBlueprintsPath,
        query: ListEventBlueprintsQuery,
    ) -> impl Future<
        Output = Result<WithHeaders<EventBlueprintHistoryResponse>, Self::Failure>,
    > + Send;

    /// What new occurrences would take over
    ///
    /// `POST /api/v2/events/{id}/recurrence-definition-blueprints/preview`
    ///
    /// What occurrences that are made later and begin from a moment on would take over of this one: its agenda, ticket types, what those who register are asked, what is asked for safety, and who helps; each part only if it is named. Times become distances from the beginning of the event. Nothing of those who take part is ever taken over. Nothing changes; the token commits exactly this for ten minutes, as long as nothing of it has changed. `conflicts` say why it cannot be committed. 404 `EVENT_RECURRENCE_DEFINITION_NOT_FOUND` for what is no occurrence; 403 `EVENT_RECURRENCE_DEFINITION_FORBIDDEN` for those who do not manage it, its template, and each part that is named; 503 `EVENT_RECURRENCE_DEFINITION_UNAVAILABLE` where the installation makes no blueprints; 422 `EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED` on `sections` for no part at all, and on `effective_from_recurrence_id` for what is no moment or before this occurrence; `reason` beside `errors` says why.
    fn preview_event_blueprint(
        &self,
        call: Self::Call,
        path: PreviewEventBlueprintPath,
        body: PreviewEventBlueprintBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventBlueprintPreviewResponse>, Self::Failure>,
    > + Send;

    /// Let new occurrences take over what was previewed
    ///
    /// `POST /api/v2/events/{id}/recurrence-definition-blueprints/commit`
    ///
    /// The request of a preview, and its token. Occurrences that are there stay as they are; those that are made later take over the newest blueprint that is about them, each once. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again gives the same blueprint, with 200, as long as the token is good. 409 `EVENT_RECURRENCE_DEFINITION_PREVIEW_INVALID` for other parts, another event, somebody else's token, after ten minutes, and when something of it has changed; 409 `EVENT_RECURRENCE_DEFINITION_CONFLICT` when the preview said that it cannot be (`reason` and `conflicts` beside `errors` say why), and for a key that was used for another one. Otherwise as for a preview: `EVENT_RECURRENCE_DEFINITION_NOT_FOUND`, `EVENT_RECURRENCE_DEFINITION_FORBIDDEN`, `EVENT_RECURRENCE_DEFINITION_UNAVAILABLE`, `EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED`.
    fn commit_event_blueprint(
        &self,
        call: Self::Call,
        path: CommitEventBlueprintPath,
        header: CommitEventBlueprintHeader,
        body: CommitEventBlueprintBody,
    ) -> impl Future<Output = Result<CommitEventBlueprintOk, Self::Failure>> + Send;

    /// Those of the `EventBlueprint` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_blueprint_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventBlueprintLine>, Self::Failure>> + Send;
}

/// The ways in which `commitEventBlueprint` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum CommitEventBlueprintOk {
    /// 200: The blueprint that the same call made before.
    Ok(WithHeaders<EventBlueprintResponse>),
    /// 201: The blueprint.
    Created(WithHeaders<EventBlueprintResponse>),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventBlueprintsApi>() -> [Served<A>; 3] {
    [
        (Operation::ListEventBlueprints, list_event_blueprints::<A>),
        (Operation::PreviewEventBlueprint, preview_event_blueprint::<A>),
        (Operation::CommitEventBlueprint, commit_event_blueprint::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (
            Operation::ListEventBlueprints,
            |asked| list_event_blueprints_input(asked).map(drop),
        ),
        (
            Operation::PreviewEventBlueprint,
            |asked| preview_event_blueprint_input(asked).map(drop),
        ),
        (
            Operation::CommitEventBlueprint,
            |asked| commit_event_blueprint_input(asked).map(drop),
        ),
    ]
}

fn list_event_blueprints_input(
    asked: &mut Asked,
) -> Result<(ListEventBlueprintsPath, ListEventBlueprintsQuery), Rejection> {
    let path: ListEventBlueprintsPath = asked.path(&LIST_EVENT_BLUEPRINTS_PATH)?;
    let query: ListEventBlueprintsQuery = asked.query(&LIST_EVENT_BLUEPRINTS_QUERY)?;
    Ok((path, query))
}

fn list_event_blueprints<A: EventBlueprintsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_blueprints_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_blueprints(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn preview_event_blueprint_input(
    asked: &mut Asked,
) -> Result<(PreviewEventBlueprintPath, PreviewEventBlueprintBody), Rejection> {
    let path: PreviewEventBlueprintPath = asked.path(&PREVIEW_EVENT_BLUEPRINT_PATH)?;
    let body: PreviewEventBlueprintBody = asked.body(true)?;
    Ok((path, body))
}

fn preview_event_blueprint<A: EventBlueprintsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = preview_event_blueprint_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .preview_event_blueprint(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn commit_event_blueprint_input(
    asked: &mut Asked,
) -> Result<
    (CommitEventBlueprintPath, CommitEventBlueprintHeader, CommitEventBlueprintBody),
    Rejection,
> {
    let path: CommitEventBlueprintPath = asked.path(&COMMIT_EVENT_BLUEPRINT_PATH)?;
    let (header, body): (CommitEventBlueprintHeader, CommitEventBlueprintBody) = Rejection::together(
        asked.header(&COMMIT_EVENT_BLUEPRINT_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn commit_event_blueprint<A: EventBlueprintsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = commit_event_blueprint_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .commit_event_blueprint(call, path, header, body)
                    .await?;
                Ok(
                    match answer {
                        CommitEventBlueprintOk::Ok(answer) => {
                            Reply::answer(200, answer.body).with_headers(answer.headers)
                        }
                        CommitEventBlueprintOk::Created(answer) => {
                            Reply::answer(201, answer.body).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

static LIST_EVENT_BLUEPRINTS_PATH: [Parameter; 1] = [
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

static LIST_EVENT_BLUEPRINTS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "before_version",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static PREVIEW_EVENT_BLUEPRINT_PATH: [Parameter; 1] = [
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

static COMMIT_EVENT_BLUEPRINT_PATH: [Parameter; 1] = [
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

static COMMIT_EVENT_BLUEPRINT_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// The request of a preview, and its token.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommitEventBlueprintBody {
    /// As in the preview.
    pub effective_from_recurrence_id: String,
    /// The sections.
    pub sections: EventBlueprintSectionsInput,
    /// From the preview.
    pub preview_token: String,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

/// The headers of `POST /api/v2/events/{id}/recurrence-definition-blueprints/commit`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CommitEventBlueprintHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/recurrence-definition-blueprints/commit`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CommitEventBlueprintPath {
    /// Id of an occurrence.
    pub id: i64,
}

/// What new occurrences take over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBlueprint {
    /// Id of the blueprint.
    pub blueprint_id: i64,
    /// Which blueprint of the template it is.
    pub blueprint_version: i64,
    /// Always 1.
    pub schema_version: i64,
    /// Id of the template.
    pub root_event_id: i64,
    /// Id of the occurrence of which it is taken.
    pub source_event_id: i64,
    /// What that is known by.
    pub source_recurrence_id: String,
    /// What the first occurrence that it is about is known by.
    pub effective_from_recurrence_id: String,
    /// The selected sections.
    pub selected_sections: EventBlueprintSections,
    /// SHA-256 of all that is taken over.
    pub manifest_hash: String,
    /// The counts.
    pub counts: EventBlueprintCounts,
    /// Whether the same call made it before.
    pub idempotent_replay: bool,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Why a blueprint cannot be committed.
#[derive(Clone, Debug, Serialize)]
pub struct EventBlueprintConflict {
    /// The section.
    pub section: EventBlueprintSection,
    /// The code.
    pub code: EventBlueprintConflictCode,
    /// How many are in its way.
    pub count: i64,
}

/// Why a part of an event cannot be taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventBlueprintConflictCode {
    /// `definition_limit_exceeded`.
    DefinitionLimitExceeded,
    /// `speaker_limit_exceeded`.
    SpeakerLimitExceeded,
    /// `resource_limit_exceeded`.
    ResourceLimitExceeded,
    /// `invalid_speaker_reference`.
    InvalidSpeakerReference,
    /// `unsupported_active_time_credit_ticket`.
    UnsupportedActiveTimeCreditTicket,
    /// `published_form_missing`.
    PublishedFormMissing,
    /// `question_limit_exceeded`.
    QuestionLimitExceeded,
    /// `published_requirement_version_missing`.
    PublishedRequirementVersionMissing,
    /// `invalid_staff_reference`.
    InvalidStaffReference,
    /// `nonportable_staff_expiry`.
    NonportableStaffExpiry,
}

crate::word! {
    EventBlueprintConflictCode { DefinitionLimitExceeded = "definition_limit_exceeded",
    SpeakerLimitExceeded = "speaker_limit_exceeded", ResourceLimitExceeded =
    "resource_limit_exceeded", InvalidSpeakerReference = "invalid_speaker_reference",
    UnsupportedActiveTimeCreditTicket = "unsupported_active_time_credit_ticket",
    PublishedFormMissing = "published_form_missing", QuestionLimitExceeded =
    "question_limit_exceeded", PublishedRequirementVersionMissing =
    "published_requirement_version_missing", InvalidStaffReference =
    "invalid_staff_reference", NonportableStaffExpiry = "nonportable_staff_expiry" }
}

crate::runtime::wire! {
    EventBlueprintConflictCode
}

/// How much is taken over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBlueprintCounts {
    /// Sessions that take place.
    pub sessions: i64,
    /// Those who speak at them.
    pub speakers: i64,
    /// What there is to read at them.
    pub resources: i64,
    /// Ticket types that are not archived.
    pub ticket_types: i64,
    /// 1 if something is said of whether questions have to be answered, else 0.
    pub registration_settings: i64,
    /// 1 if something is asked, else 0.
    pub published_forms: i64,
    /// Questions of it.
    pub form_questions: i64,
    /// 1 if something is asked for safety, else 0.
    pub safety_requirements: i64,
    /// Roles of those who help.
    pub staff_assignments: i64,
}

/// Blueprints of an event that recurs.
#[derive(Clone, Debug, Serialize)]
pub struct EventBlueprintHistory {
    /// The blueprints, the newest first.
    pub items: Vec<EventBlueprintLine>,
    /// `before_version` of the next page. Null if there is none.
    pub next_before_version: Option<i64>,
}

/// Blueprints of an event that recurs.
#[derive(Clone, Debug, Serialize)]
pub struct EventBlueprintHistoryResponse {
    /// The data.
    pub data: EventBlueprintHistory,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A blueprint in the history. It says neither what is taken over nor whom it names.
#[derive(Clone, Debug, Serialize)]
pub struct EventBlueprintLine {
    /// Id of the blueprint.
    pub blueprint_id: i64,
    /// Which blueprint of the template it is.
    pub blueprint_version: i64,
    /// Always 1.
    pub schema_version: i64,
    /// What the first occurrence that it is about is known by.
    pub effective_from_recurrence_id: String,
    /// Id of the occurrence of which it is taken.
    pub source_event_id: i64,
    /// What that is known by.
    pub source_recurrence_id: String,
    /// The selected sections.
    pub selected_sections: EventBlueprintSections,
    /// The counts.
    pub counts: EventBlueprintCounts,
    /// SHA-256 of all that is taken over.
    pub manifest_hash: String,
    /// Number of whoever made it, and nothing else of them. Null for somebody who administers from outside, and who has left.
    pub captured_by_user_id: Option<i64>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What new occurrences would take over.
#[derive(Clone, Debug, Serialize)]
pub struct EventBlueprintPreview {
    /// What commits it.
    pub preview_token: String,
    /// Until when.
    pub preview_expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Always 1.
    pub schema_version: i64,
    /// Id of the template.
    pub root_event_id: i64,
    /// Id of the occurrence of which it is taken.
    pub source_event_id: i64,
    /// What that is known by.
    pub source_recurrence_id: String,
    /// What the first occurrence that it is about is known by.
    pub effective_from_recurrence_id: String,
    /// The selected sections.
    pub selected_sections: EventBlueprintSections,
    /// SHA-256 of all that is taken over.
    pub manifest_hash: String,
    /// Blueprints of the template so far.
    pub blueprint_set_version: i64,
    /// The counts.
    pub counts: EventBlueprintCounts,
    /// Why it cannot be committed.
    pub conflicts: Vec<EventBlueprintConflict>,
    /// Whether it can be committed.
    pub can_commit: bool,
}

/// What new occurrences would take over.
#[derive(Clone, Debug, Serialize)]
pub struct EventBlueprintPreviewResponse {
    /// The data.
    pub data: EventBlueprintPreview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What new occurrences take over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBlueprintResponse {
    /// The data.
    pub data: EventBlueprint,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A part of an event that new occurrences can take over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventBlueprintSection {
    /// `agenda`.
    Agenda,
    /// `ticket_types`.
    TicketTypes,
    /// `registration`.
    Registration,
    /// `safety`.
    Safety,
    /// `staff`.
    Staff,
}

crate::word! {
    EventBlueprintSection { Agenda = "agenda", TicketTypes = "ticket_types", Registration
    = "registration", Safety = "safety", Staff = "staff" }
}

crate::runtime::wire! {
    EventBlueprintSection
}

/// Which parts are taken over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBlueprintSections {
    /// Its sessions.
    pub agenda: bool,
    /// Its ticket types.
    pub ticket_types: bool,
    /// What those who register are asked, and whether they have to answer.
    pub registration: bool,
    /// What it asks for the safety of all.
    pub safety: bool,
    /// Who helps with it.
    pub staff: bool,
}

/// Which parts are taken over. At least one.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBlueprintSectionsInput {
    /// Its sessions.
    #[serde(default)]
    pub agenda: bool,
    /// Its ticket types.
    #[serde(default)]
    pub ticket_types: bool,
    /// What those who register are asked, and whether they have to answer.
    #[serde(default)]
    pub registration: bool,
    /// What it asks for the safety of all.
    #[serde(default)]
    pub safety: bool,
    /// Who helps with it.
    #[serde(default)]
    pub staff: bool,
}

/// The path parameters of `GET /api/v2/events/{id}/recurrence-definition-blueprints`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventBlueprintsPath {
    /// Id of an occurrence.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/recurrence-definition-blueprints`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventBlueprintsQuery {
    /// How many.
    #[serde(default = "defaults::default_u64::<i64, 25>")]
    pub limit: i64,
    /// Only those before this version, in digits without zeros before them.
    pub before_version: Option<String>,
}

impl std::default::Default for ListEventBlueprintsQuery {
    fn default() -> Self {
        Self {
            before_version: Default::default(),
            limit: defaults::default_u64::<i64, 25>(),
        }
    }
}

/// What new occurrences would take over, and from when on.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreviewEventBlueprintBody {
    /// What the first occurrence that it is about is known by: the moment at which it begins when it is made. Not before this one.
    pub effective_from_recurrence_id: String,
    /// The sections.
    pub sections: EventBlueprintSectionsInput,
}

/// The path parameters of `POST /api/v2/events/{id}/recurrence-definition-blueprints/preview`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventBlueprintPath {
    /// Id of an occurrence.
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
}
