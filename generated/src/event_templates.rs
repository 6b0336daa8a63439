// Made from contract/areas/event_templates.yaml by codegen; edit the contract instead.

//! The area `event_templates`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `event_templates`: one method an operation.
pub trait EventTemplatesApi: Area {
    /// List templates of events
    ///
    /// `GET /api/v2/event-templates`
    ///
    /// Those that the caller may use, the newest first: their own, those that were made of an event which they manage, and all of them for brokers and administrators of the community. Archived ones only where `status` asks for them. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_templates(
        &self,
        call: Self::Call,
        query: ListEventTemplatesQuery,
    ) -> impl Future<Output = Result<EventTemplatePage, Self::Failure>> + Send;

    /// Read a template of events
    ///
    /// `GET /api/v2/event-templates/{templateId}`
    ///
    /// What an event that is made of it begins with. 404 `EVENT_TEMPLATE_NOT_FOUND` when there is no such template that the caller may use.
    fn get_event_template(
        &self,
        call: Self::Call,
        path: GetEventTemplatePath,
    ) -> impl Future<Output = Result<EventTemplateResponse, Self::Failure>> + Send;

    /// What was done with a template
    ///
    /// `GET /api/v2/event-templates/{templateId}/history`
    ///
    /// Who made it, revised it, archived it, and made events of it, the newest first. 404 `EVENT_TEMPLATE_NOT_FOUND` when there is no such template that the caller may use. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_template_history(
        &self,
        call: Self::Call,
        path: ListEventTemplateHistoryPath,
        query: ListEventTemplateHistoryQuery,
    ) -> impl Future<Output = Result<EventTemplateHistoryPage, Self::Failure>> + Send;

    /// Archive a template
    ///
    /// `POST /api/v2/event-templates/{templateId}/archive`
    ///
    /// No event is made of it any more; it can still be read. Doing it again changes nothing. 404 `EVENT_TEMPLATE_NOT_FOUND` when there is no such template that the caller may use; 403 `FORBIDDEN` for whoever may only use it. 409 `VERSION_CONFLICT` when somebody else has revised it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_TEMPLATE_VALIDATION_FAILED` for what cannot be read.
    fn archive_event_template(
        &self,
        call: Self::Call,
        path: ArchiveEventTemplatePath,
        body: EventTemplateVersionBody,
    ) -> impl Future<Output = Result<EventTemplateResponse, Self::Failure>> + Send;

    /// Revise a template
    ///
    /// `POST /api/v2/event-templates/{templateId}/revisions`
    ///
    /// Gives it another name or description, or takes everything anew from an event that the caller manages: `source_event_id`, which may be the one of which it was made. That is another version; events that were made of it stay as they are. Where nothing changes, there is none. 404 `EVENT_TEMPLATE_NOT_FOUND` when there is no such template that the caller may use; 403 `FORBIDDEN` for whoever may only use it, for whoever does not manage the event, and for a part of it that they may not change; 404 `NOT_FOUND` for an event that they may not see. 409 `VERSION_CONFLICT` when somebody else has revised it since it was read; 409 `EVENT_TEMPLATE_CONFLICT` for an archived one, after 500 versions, for what cannot be taken (`issues` beside `errors` say why), and when the event has changed since the preview; 409 `EVENT_OCCURRENCE_REQUIRED` for what recurs as a whole. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_TEMPLATE_VALIDATION_FAILED` for what cannot be read, and for `sections` or `content_hash` without an event.
    fn revise_event_template(
        &self,
        call: Self::Call,
        path: ReviseEventTemplatePath,
        body: EventTemplateRevisionBody,
    ) -> impl Future<Output = Result<EventTemplateResponse, Self::Failure>> + Send;

    /// What an event made of a template would be
    ///
    /// `POST /api/v2/event-templates/{templateId}/materialization-preview`
    ///
    /// Every time that follows from the beginning, on the clock of the event's zone, and what stands in its way. Nothing is written. 404 `EVENT_TEMPLATE_NOT_FOUND` when there is no such template that the caller may use; 409 `EVENT_TEMPLATE_CONFLICT` for an archived one, and for one whose content has gone with whoever wrote it; 403 `FORBIDDEN` when the community lets only staff create events, and for a group that the caller does not look after; 422 `VALIDATION_ERROR` as for a new event.
    fn preview_event_from_template(
        &self,
        call: Self::Call,
        path: PreviewEventFromTemplatePath,
        body: PreviewEventFromTemplateBody,
    ) -> impl Future<
        Output = Result<EventTemplateProjectionResponse, Self::Failure>,
    > + Send;

    /// Make an event of a template
    ///
    /// `POST /api/v2/event-templates/{templateId}/materializations`
    ///
    /// A draft, which the caller organizes and publishes when it is ready, with everything that the template has, in one step: all of it or nothing. `Idempotency-Key` is needed: the same call again gives the same event. 409 `VERSION_CONFLICT` when somebody has revised the template since it was read; 409 `EVENT_TEMPLATE_CONFLICT` for an archived one, and where something stands in its way (`issues` beside `errors` say what). 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` for a key that is used. Otherwise as for the preview: 404 `EVENT_TEMPLATE_NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`.
    fn create_event_from_template(
        &self,
        call: Self::Call,
        path: CreateEventFromTemplatePath,
        body: CreateEventFromTemplateBody,
    ) -> impl Future<
        Output = Result<crate::events::EventResponse, Self::Failure>,
    > + Send;

    /// What a template would take of an event
    ///
    /// `POST /api/v2/events/{sourceEventId}/template-preview`
    ///
    /// What would be taken, part by part, what is left out of it, and what is never taken: people and whatever is theirs, and ways in that are secret. Nothing is written. A part that is not named is taken if the caller may change it. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it, and for a named part that they may not change; 409 `EVENT_OCCURRENCE_REQUIRED` for what recurs as a whole: an occurrence of it can be taken. 422 `EVENT_TEMPLATE_VALIDATION_FAILED` for what cannot be read.
    fn preview_event_template(
        &self,
        call: Self::Call,
        path: PreviewEventTemplatePath,
        body: PreviewEventTemplateBody,
    ) -> impl Future<
        Output = Result<EventTemplatePreviewResponse, Self::Failure>,
    > + Send;

    /// Keep an event as a template
    ///
    /// `POST /api/v2/events/{sourceEventId}/templates`
    ///
    /// Takes what the preview says; the event stays as it is. With `content_hash` of the preview, exactly that or nothing. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever does not manage it, and for a named part that they may not change; 409 `EVENT_OCCURRENCE_REQUIRED` for what recurs as a whole; 409 `EVENT_TEMPLATE_CONFLICT` for what cannot be taken (`issues` beside `errors` say why), and when the event has changed since the preview. 422 `EVENT_TEMPLATE_VALIDATION_FAILED` for an empty name, and for more than a hundred templates of one member that are not archived. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_event_template(
        &self,
        call: Self::Call,
        path: CreateEventTemplatePath,
        body: CreateEventTemplateBody,
    ) -> impl Future<Output = Result<EventTemplateResponse, Self::Failure>> + Send;

    /// Those of the `EventTemplate` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_template_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventTemplate>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventTemplatesApi>() -> [Served<A>; 9] {
    [
        (Operation::ListEventTemplates, list_event_templates::<A>),
        (Operation::GetEventTemplate, get_event_template::<A>),
        (Operation::ListEventTemplateHistory, list_event_template_history::<A>),
        (Operation::ArchiveEventTemplate, archive_event_template::<A>),
        (Operation::ReviseEventTemplate, revise_event_template::<A>),
        (Operation::PreviewEventFromTemplate, preview_event_from_template::<A>),
        (Operation::CreateEventFromTemplate, create_event_from_template::<A>),
        (Operation::PreviewEventTemplate, preview_event_template::<A>),
        (Operation::CreateEventTemplate, create_event_template::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 9] {
    [
        (
            Operation::ListEventTemplates,
            |asked| list_event_templates_input(asked).map(drop),
        ),
        (Operation::GetEventTemplate, |asked| get_event_template_input(asked).map(drop)),
        (
            Operation::ListEventTemplateHistory,
            |asked| list_event_template_history_input(asked).map(drop),
        ),
        (
            Operation::ArchiveEventTemplate,
            |asked| archive_event_template_input(asked).map(drop),
        ),
        (
            Operation::ReviseEventTemplate,
            |asked| revise_event_template_input(asked).map(drop),
        ),
        (
            Operation::PreviewEventFromTemplate,
            |asked| preview_event_from_template_input(asked).map(drop),
        ),
        (
            Operation::CreateEventFromTemplate,
            |asked| create_event_from_template_input(asked).map(drop),
        ),
        (
            Operation::PreviewEventTemplate,
            |asked| preview_event_template_input(asked).map(drop),
        ),
        (
            Operation::CreateEventTemplate,
            |asked| create_event_template_input(asked).map(drop),
        ),
    ]
}

fn list_event_templates_input(
    asked: &mut Asked,
) -> Result<ListEventTemplatesQuery, Rejection> {
    let query: ListEventTemplatesQuery = asked.query(&LIST_EVENT_TEMPLATES_QUERY)?;
    Ok(query)
}

fn list_event_templates<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_event_templates_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_event_templates(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_event_template_input(
    asked: &mut Asked,
) -> Result<GetEventTemplatePath, Rejection> {
    let path: GetEventTemplatePath = asked.path(&GET_EVENT_TEMPLATE_PATH)?;
    Ok(path)
}

fn get_event_template<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_template(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_event_template_history_input(
    asked: &mut Asked,
) -> Result<(ListEventTemplateHistoryPath, ListEventTemplateHistoryQuery), Rejection> {
    let path: ListEventTemplateHistoryPath = asked
        .path(&LIST_EVENT_TEMPLATE_HISTORY_PATH)?;
    let query: ListEventTemplateHistoryQuery = asked
        .query(&LIST_EVENT_TEMPLATE_HISTORY_QUERY)?;
    Ok((path, query))
}

fn list_event_template_history<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_template_history_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_template_history(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn archive_event_template_input(
    asked: &mut Asked,
) -> Result<(ArchiveEventTemplatePath, EventTemplateVersionBody), Rejection> {
    let path: ArchiveEventTemplatePath = asked.path(&ARCHIVE_EVENT_TEMPLATE_PATH)?;
    let body: EventTemplateVersionBody = asked.body(true)?;
    Ok((path, body))
}

fn archive_event_template<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = archive_event_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .archive_event_template(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn revise_event_template_input(
    asked: &mut Asked,
) -> Result<(ReviseEventTemplatePath, EventTemplateRevisionBody), Rejection> {
    let path: ReviseEventTemplatePath = asked.path(&REVISE_EVENT_TEMPLATE_PATH)?;
    let body: EventTemplateRevisionBody = asked.body(true)?;
    Ok((path, body))
}

fn revise_event_template<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = revise_event_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().revise_event_template(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn preview_event_from_template_input(
    asked: &mut Asked,
) -> Result<(PreviewEventFromTemplatePath, PreviewEventFromTemplateBody), Rejection> {
    let path: PreviewEventFromTemplatePath = asked
        .path(&PREVIEW_EVENT_FROM_TEMPLATE_PATH)?;
    let body: PreviewEventFromTemplateBody = asked.body(true)?;
    Ok((path, body))
}

fn preview_event_from_template<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = preview_event_from_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .preview_event_from_template(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_from_template_input(
    asked: &mut Asked,
) -> Result<(CreateEventFromTemplatePath, CreateEventFromTemplateBody), Rejection> {
    let path: CreateEventFromTemplatePath = asked
        .path(&CREATE_EVENT_FROM_TEMPLATE_PATH)?;
    let body: CreateEventFromTemplateBody = asked.body(true)?;
    Ok((path, body))
}

fn create_event_from_template<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_event_from_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_event_from_template(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn preview_event_template_input(
    asked: &mut Asked,
) -> Result<(PreviewEventTemplatePath, PreviewEventTemplateBody), Rejection> {
    let path: PreviewEventTemplatePath = asked.path(&PREVIEW_EVENT_TEMPLATE_PATH)?;
    let body: PreviewEventTemplateBody = asked.body(true)?;
    Ok((path, body))
}

fn preview_event_template<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = preview_event_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .preview_event_template(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_template_input(
    asked: &mut Asked,
) -> Result<(CreateEventTemplatePath, CreateEventTemplateBody), Rejection> {
    let path: CreateEventTemplatePath = asked.path(&CREATE_EVENT_TEMPLATE_PATH)?;
    let body: CreateEventTemplateBody = asked.body(true)?;
    Ok((path, body))
}

fn create_event_template<A: EventTemplatesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_event_template_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().create_event_template(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

static LIST_EVENT_TEMPLATES_QUERY: [Parameter; 4] = [
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
        name: "status",
        kind: Kind::Word(&["active", "archived", "all"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_EVENT_TEMPLATE_PATH: [Parameter; 1] = [
    Parameter {
        name: "templateId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_TEMPLATE_HISTORY_PATH: [Parameter; 1] = [
    Parameter {
        name: "templateId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_TEMPLATE_HISTORY_QUERY: [Parameter; 2] = [
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

static ARCHIVE_EVENT_TEMPLATE_PATH: [Parameter; 1] = [
    Parameter {
        name: "templateId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REVISE_EVENT_TEMPLATE_PATH: [Parameter; 1] = [
    Parameter {
        name: "templateId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static PREVIEW_EVENT_FROM_TEMPLATE_PATH: [Parameter; 1] = [
    Parameter {
        name: "templateId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CREATE_EVENT_FROM_TEMPLATE_PATH: [Parameter; 1] = [
    Parameter {
        name: "templateId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static PREVIEW_EVENT_TEMPLATE_PATH: [Parameter; 1] = [
    Parameter {
        name: "sourceEventId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CREATE_EVENT_TEMPLATE_PATH: [Parameter; 1] = [
    Parameter {
        name: "sourceEventId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/event-templates/{templateId}/archive`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ArchiveEventTemplatePath {
    /// Id of the template.
    #[serde(rename = "templateId")]
    pub template_id: i64,
}

/// When the event is to be, and what is to be otherwise than in the template.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateEventFromTemplateBody {
    /// When it begins: a day, a moment on the clock of its zone, or a moment with its offset.
    pub start_time: String,
    /// When it ends. As long after the start as in the template unless said.
    pub end_time: Option<String>,
    /// IANA name of its time zone. The template's unless said.
    pub timezone: Option<String>,
    /// Its name. The template's unless said.
    pub title: Option<String>,
    /// Id of the group that it belongs to, or null for none. The template's unless said.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub group_id: Option<Option<i64>>,
    /// The version that was read.
    pub expected_version: i64,
    /// As the header `Idempotency-Key`, for clients that cannot send it.
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/event-templates/{templateId}/materializations`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventFromTemplatePath {
    /// Id of the template.
    #[serde(rename = "templateId")]
    pub template_id: i64,
}

/// A new template.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateEventTemplateBody {
    /// What it is called.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
    /// Which parts. All that the caller may change unless said.
    pub sections: Option<EventTemplateSectionsInput>,
    /// From the preview: exactly that is taken, or nothing.
    pub content_hash: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{sourceEventId}/templates`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventTemplatePath {
    /// Id of the event.
    #[serde(rename = "sourceEventId")]
    pub source_event_id: i64,
}

/// What events are made of: an event that was kept for it, without anybody who took part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplate {
    /// Id of the template.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// What it is for.
    #[serde(deserialize_with = "Option::deserialize")]
    pub description: Option<String>,
    /// The status.
    pub status: EventTemplateStatus,
    /// Which version it is.
    pub version: i64,
    /// Id of the event of which this version was taken.
    pub source_event_id: i64,
    /// Id of whoever made it. Null if it was nobody of this community, or they are gone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub owner_id: Option<i64>,
    /// Who made it. Null if it was nobody of this community, or they are gone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub owner: Option<crate::events::EventActor>,
    /// The sections.
    pub sections: EventTemplateSections,
    /// The counts.
    pub counts: EventTemplateCounts,
    /// What an event that is made of it says about itself. Null if that has gone with whoever wrote it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub content: Option<EventTemplateContent>,
    /// SHA-256 of all that is taken.
    pub content_hash: String,
    /// The permissions.
    pub permissions: EventTemplatePermissions,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was revised or archived last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was archived.
    #[serde(deserialize_with = "Option::deserialize")]
    pub archived_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What was done with a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTemplateAction {
    /// `created`.
    Created,
    /// `revised`.
    Revised,
    /// `archived`.
    Archived,
    /// `materialized`.
    Materialized,
}

crate::word! {
    EventTemplateAction { Created = "created", Revised = "revised", Archived =
    "archived", Materialized = "materialized" }
}

crate::runtime::wire! {
    EventTemplateAction
}

/// What an event that is made of a template says about itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplateContent {
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// How long it takes, as its clock shows it. Null if it has no end.
    #[serde(deserialize_with = "Option::deserialize")]
    pub duration_seconds: Option<i64>,
    /// IANA name of its time zone.
    pub timezone: String,
    /// Whether it is about days.
    pub all_day: bool,
    /// The place in words.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location: Option<String>,
    /// Degrees north.
    #[serde(deserialize_with = "Option::deserialize")]
    pub latitude: Option<f64>,
    /// Degrees east.
    #[serde(deserialize_with = "Option::deserialize")]
    pub longitude: Option<f64>,
    /// How accessible the place is.
    pub venue_accessibility: crate::events::EventAccessibility,
    /// How many places there are. Null for any number.
    #[serde(deserialize_with = "Option::deserialize")]
    pub max_attendees: Option<i64>,
    /// Whether it is over the internet.
    pub is_online: bool,
    /// Whether one may take part over the internet.
    pub allow_remote_attendance: bool,
    /// Id of its category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_id: Option<i64>,
    /// Id of the group that it belongs to.
    #[serde(deserialize_with = "Option::deserialize")]
    pub group_id: Option<i64>,
    /// Whether partners see it.
    pub federated_visibility: crate::groups::GroupFederation,
}

/// How much a template has of each part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplateCounts {
    /// Sessions that take place.
    pub sessions: i64,
    /// Ticket types that are not archived.
    pub ticket_types: i64,
    /// 1 if something is demanded of those who register, else 0.
    pub registration_settings: i64,
    /// 1 if something is asked, else 0.
    pub published_forms: i64,
    /// Questions of it.
    pub form_questions: i64,
    /// 1 if something is asked for safety, else 0.
    pub safety_requirements: i64,
    /// Reminders, where the event has other ones than all events have.
    pub reminder_rules: i64,
}

/// What a template never takes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTemplateExclusion {
    /// `people`.
    People,
    /// `registrations`.
    Registrations,
    /// `guests`.
    Guests,
    /// `answers`.
    Answers,
    /// `tickets_given_out`.
    TicketsGivenOut,
    /// `attendance`.
    Attendance,
    /// `invitations`.
    Invitations,
    /// `staff`.
    Staff,
    /// `speakers`.
    Speakers,
    /// `join_links`.
    JoinLinks,
    /// `session_links`.
    SessionLinks,
    /// `pictures`.
    Pictures,
    /// `broadcasts`.
    Broadcasts,
    /// `own_reminders`.
    OwnReminders,
    /// `series`.
    Series,
    /// `history`.
    History,
}

crate::word! {
    EventTemplateExclusion { People = "people", Registrations = "registrations", Guests =
    "guests", Answers = "answers", TicketsGivenOut = "tickets_given_out", Attendance =
    "attendance", Invitations = "invitations", Staff = "staff", Speakers = "speakers",
    JoinLinks = "join_links", SessionLinks = "session_links", Pictures = "pictures",
    Broadcasts = "broadcasts", OwnReminders = "own_reminders", Series = "series", History
    = "history" }
}

crate::runtime::wire! {
    EventTemplateExclusion
}

/// Which templates a list shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTemplateFilter {
    /// `active`.
    Active,
    /// `archived`.
    Archived,
    /// `all`.
    All,
}

crate::word! {
    EventTemplateFilter { Active = "active", Archived = "archived", All = "all" }
}

crate::runtime::wire! {
    EventTemplateFilter
}

/// One page of what was done with a template.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateHistoryPage {
    /// What was done, the newest first.
    pub data: Vec<EventTemplateStep>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// What stands in the way, or is otherwise than one may think.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateIssue {
    /// The code.
    pub code: EventTemplateIssueCode,
    /// Which part it is about. Null if it is about the event itself.
    pub section: Option<EventTemplateSection>,
    /// How many.
    pub count: i64,
    /// Whether nothing can be done before it is mended.
    pub is_blocking: bool,
}

/// What stands in the way of a template, or is otherwise than one may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTemplateIssueCode {
    /// `limit_exceeded`.
    LimitExceeded,
    /// `unsupported_ticket`.
    UnsupportedTicket,
    /// `group_unavailable`.
    GroupUnavailable,
    /// `ticket_group_missing`.
    TicketGroupMissing,
    /// `time_impossible`.
    TimeImpossible,
    /// `category_missing`.
    CategoryMissing,
    /// `sales_over`.
    SalesOver,
    /// `session_outside`.
    SessionOutside,
}

crate::word! {
    EventTemplateIssueCode { LimitExceeded = "limit_exceeded", UnsupportedTicket =
    "unsupported_ticket", GroupUnavailable = "group_unavailable", TicketGroupMissing =
    "ticket_group_missing", TimeImpossible = "time_impossible", CategoryMissing =
    "category_missing", SalesOver = "sales_over", SessionOutside = "session_outside" }
}

crate::runtime::wire! {
    EventTemplateIssueCode
}

/// What is there and is not taken, so that it is said anew in the next event.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateLeftOut {
    /// Those who speak at its sessions.
    pub speakers: i64,
    /// What there is to read at them.
    pub session_links: i64,
    /// Where to join or watch.
    pub join_links: i64,
    /// Its pictures.
    pub pictures: i64,
}

/// One page of templates.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplatePage {
    /// Templates, the newest first.
    pub data: Vec<EventTemplate>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// What the caller may do with a template.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplatePermissions {
    /// Make an event of it.
    pub materialize: bool,
    /// Revise it.
    pub revise: bool,
    /// Archive it.
    pub archive: bool,
}

/// What a template would take of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplatePreview {
    /// Id of the event.
    pub source_event_id: i64,
    /// The sections.
    pub sections: EventTemplateSections,
    /// The counts.
    pub counts: EventTemplateCounts,
    /// The content.
    pub content: EventTemplateContent,
    /// SHA-256 of all that is taken.
    pub content_hash: String,
    /// The left out.
    pub left_out: EventTemplateLeftOut,
    /// What is never taken, of any event.
    pub never_taken: Vec<EventTemplateExclusion>,
    /// What stands in the way.
    pub issues: Vec<EventTemplateIssue>,
    /// Whether nothing does.
    pub can_commit: bool,
}

/// What a template would take of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplatePreviewResponse {
    /// The data.
    pub data: EventTemplatePreview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A session of an event that is not there yet.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateProjectedSession {
    /// What it is called.
    pub title: String,
    /// When it begins.
    pub start_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub end_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A ticket type of an event that is not there yet.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateProjectedTicketType {
    /// What it is called.
    pub name: String,
    /// The status.
    pub status: crate::event_tickets::EventTicketStatus,
    /// From when on it can be had.
    pub sales_opens_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when.
    pub sales_closes_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What an event made of a template would be.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateProjection {
    /// Id of the template.
    pub template_id: i64,
    /// `expected_version` of the call that makes it.
    pub template_version: i64,
    /// Its name.
    pub title: String,
    /// When it begins.
    pub start_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub end_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// IANA name of its time zone.
    pub timezone: String,
    /// Whether it is about days.
    pub all_day: bool,
    /// Id of the group that it belongs to.
    pub group_id: Option<i64>,
    /// Its sessions.
    pub sessions: Vec<EventTemplateProjectedSession>,
    /// Its ticket types.
    pub ticket_types: Vec<EventTemplateProjectedTicketType>,
    /// Until when questions have to be answered. Null if they have not to be.
    pub answers_due_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When those who take part are reminded, the earliest first.
    pub reminders_at: Vec<chrono::DateTime<chrono::offset::Utc>>,
    /// The counts.
    pub counts: EventTemplateCounts,
    /// What stands in the way, or is otherwise than one may think.
    pub issues: Vec<EventTemplateIssue>,
    /// Whether nothing stands in the way.
    pub can_commit: bool,
}

/// What an event made of a template would be.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateProjectionResponse {
    /// The data.
    pub data: EventTemplateProjection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A template of events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplateResponse {
    /// The data.
    pub data: EventTemplate,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What is to be otherwise in a template.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplateRevisionBody {
    /// The version that was read.
    pub expected_version: i64,
    /// What it is called.
    pub name: Option<String>,
    /// What it is for.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// Id of the event from which everything is taken anew.
    pub source_event_id: Option<i64>,
    /// Which parts are taken anew. All that the caller may change unless said.
    pub sections: Option<EventTemplateSectionsInput>,
    /// From the preview: exactly that is taken, or nothing.
    pub content_hash: Option<String>,
}

/// A part of an event that a template can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTemplateSection {
    /// `agenda`.
    Agenda,
    /// `ticket_types`.
    TicketTypes,
    /// `registration`.
    Registration,
    /// `safety`.
    Safety,
    /// `reminders`.
    Reminders,
}

crate::word! {
    EventTemplateSection { Agenda = "agenda", TicketTypes = "ticket_types", Registration
    = "registration", Safety = "safety", Reminders = "reminders" }
}

crate::runtime::wire! {
    EventTemplateSection
}

/// Which parts a template has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplateSections {
    /// Its sessions.
    pub agenda: bool,
    /// Its ticket types.
    pub ticket_types: bool,
    /// What those who register are asked, and what is demanded of them.
    pub registration: bool,
    /// What it asks for the safety of all.
    pub safety: bool,
    /// When those who take part are reminded.
    pub reminders: bool,
}

/// Which parts are taken. One that is not named is taken if the caller may change it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventTemplateSectionsInput {
    /// Its sessions.
    pub agenda: Option<bool>,
    /// Its ticket types.
    pub ticket_types: Option<bool>,
    /// What those who register are asked, and what is demanded of them.
    pub registration: Option<bool>,
    /// What it asks for the safety of all.
    pub safety: Option<bool>,
    /// When those who take part are reminded.
    pub reminders: Option<bool>,
}

/// Whether events are made of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTemplateStatus {
    /// `active`.
    Active,
    /// `archived`.
    Archived,
}

crate::word! {
    EventTemplateStatus { Active = "active", Archived = "archived" }
}

crate::runtime::wire! {
    EventTemplateStatus
}

/// What was done with a template.
#[derive(Clone, Debug, Serialize)]
pub struct EventTemplateStep {
    /// Id of the step.
    pub id: i64,
    /// The action.
    pub action: EventTemplateAction,
    /// Which version it was since.
    pub version: i64,
    /// Id of the event of which it was taken, or that was made of it. Null where there was none.
    pub event_id: Option<i64>,
    /// Id of whoever did it. Null if it was nobody of this community, or they are gone.
    pub actor_id: Option<i64>,
    /// Who did it. Null if it was nobody of this community, or they are gone.
    pub actor: Option<crate::events::EventActor>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// The template as it was read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventTemplateVersionBody {
    /// The version that was read.
    pub expected_version: i64,
}

/// The path parameters of `GET /api/v2/event-templates/{templateId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventTemplatePath {
    /// Id of the template.
    #[serde(rename = "templateId")]
    pub template_id: i64,
}

/// The path parameters of `GET /api/v2/event-templates/{templateId}/history`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventTemplateHistoryPath {
    /// Id of the template.
    #[serde(rename = "templateId")]
    pub template_id: i64,
}

/// The query parameters of `GET /api/v2/event-templates/{templateId}/history`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventTemplateHistoryQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventTemplateHistoryQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/event-templates`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventTemplatesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Which templates: those that can be used, those that are archived, or all.
    #[serde(default = "defaults::list_event_templates_query_status")]
    pub status: EventTemplateFilter,
    /// Words to find in the name.
    pub q: Option<String>,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventTemplatesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
            status: defaults::list_event_templates_query_status(),
        }
    }
}

/// When the event is to be, and what is to be otherwise than in the template.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreviewEventFromTemplateBody {
    /// When it begins: a day, a moment on the clock of its zone, or a moment with its offset.
    pub start_time: String,
    /// When it ends. As long after the start as in the template unless said.
    pub end_time: Option<String>,
    /// IANA name of its time zone. The template's unless said.
    pub timezone: Option<String>,
    /// Its name. The template's unless said.
    pub title: Option<String>,
    /// Id of the group that it belongs to, or null for none. The template's unless said.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub group_id: Option<Option<i64>>,
}

/// The path parameters of `POST /api/v2/event-templates/{templateId}/materialization-preview`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventFromTemplatePath {
    /// Id of the template.
    #[serde(rename = "templateId")]
    pub template_id: i64,
}

/// What is to be taken.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreviewEventTemplateBody {
    /// Which parts. All that the caller may change unless said.
    pub sections: Option<EventTemplateSectionsInput>,
}

/// The path parameters of `POST /api/v2/events/{sourceEventId}/template-preview`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventTemplatePath {
    /// Id of the event.
    #[serde(rename = "sourceEventId")]
    pub source_event_id: i64,
}

/// The path parameters of `POST /api/v2/event-templates/{templateId}/revisions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReviseEventTemplatePath {
    /// Id of the template.
    #[serde(rename = "templateId")]
    pub template_id: i64,
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

    pub(super) fn list_event_templates_query_status() -> super::EventTemplateFilter {
        super::EventTemplateFilter::Active
    }
}
