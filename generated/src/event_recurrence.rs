// Made from contract/areas/event_recurrence.yaml by codegen; edit the contract instead.

//! The area `event_recurrence`: types, trait and routes.
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

/// What the gateway answers in the area `event_recurrence`: one method an operation.
pub trait EventRecurrenceApi: Area {
    /// What can be done with events that recur
    ///
    /// `GET /api/v2/events/recurrence-capabilities`
    ///
    /// What this installation can do with events that recur, by its settings; clients ask before they show anything of it. What is not known for sure is said to be impossible. Nothing on the way keeps the answer.
    fn get_event_recurrence_capabilities(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<EventRecurrenceCapabilitiesResponse>, Self::Failure>,
    > + Send;

    /// Create an event that recurs
    ///
    /// `POST /api/v2/events/recurring`
    ///
    /// A template, at which nobody can register, and an occurrence for each of its dates: all of them drafts, which are published together. The times of the body are those of the first occurrence; what the clock shows is kept when clocks are put forward or back. Months without the day, and years without 29 February, have none. Who sends the same title and start again within ten minutes gets what they created then, whatever else is said. 422 `VALIDATION_ERROR` as for a new event, and on the part of the rule that cannot be: on `recurrence_ends_type` for `never` where the installation makes no occurrences by itself, on `recurrence_ends_after_count` or `recurrence_rrule` for more occurrences than it takes. 403 `FORBIDDEN` where the community has no events that recur, and as for a new event. 503 `EVENT_RECURRENCE_UNAVAILABLE` where the installation is not set up for it.
    fn create_recurring_event(
        &self,
        call: Self::Call,
        body: CreateRecurringEventBody,
    ) -> impl Future<Output = Result<RecurringEventResponse, Self::Failure>> + Send;

    /// Change an event that recurs
    ///
    /// `PUT /api/v2/events/{id}/recurring`
    ///
    /// With `scope=single` one occurrence; what changes is noted as its own, and changes of all leave it alone from then on. 422 `EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED` for the template. With `scope=all` the template and all occurrences that begin from now on, whichever of them is named. Other times of all need a revision: 422 `EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED` on `scope`. Otherwise as for an event that does not recur: 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `EVENT_REVIEW_PENDING` and `VALIDATION_ERROR`, the latter also for what does not recur.
    fn update_recurring_event(
        &self,
        call: Self::Call,
        path: UpdateRecurringEventPath,
        body: UpdateRecurringEventBody,
    ) -> impl Future<
        Output = Result<crate::events::EventResponse, Self::Failure>,
    > + Send;

    /// What a change of this and all following occurrences would do
    ///
    /// `POST /api/v2/events/{id}/recurrence-revisions/preview`
    ///
    /// Nothing changes. The token commits exactly this change, for ten minutes and as long as nothing else has changed. What was changed on a single occurrence stays there, and is told. Nothing says who takes part. 404 `EVENT_RECURRENCE_REVISION_NOT_FOUND` for what is no occurrence, with `event_recurrence_revision_concrete_occurrence_required` in `reason` beside `errors`; 403 `EVENT_RECURRENCE_REVISION_FORBIDDEN` for those who do not manage it; 503 `EVENT_RECURRENCE_REVISION_UNAVAILABLE` where the installation makes no revisions; 422 `EVENT_RECURRENCE_REVISION_VALIDATION_FAILED` for a change that cannot be, with `event_recurrence_revision_patch_invalid` or `event_recurrence_revision_timezone_invalid` in `reason`; 409 `EVENT_RECURRENCE_REVISION_CONFLICT` while it waits for a decision; 413 `EVENT_RECURRENCE_REVISION_LIMIT_EXCEEDED` for more occurrences than one revision takes.
    fn preview_event_revision(
        &self,
        call: Self::Call,
        path: PreviewEventRevisionPath,
        body: PreviewEventRevisionBody,
    ) -> impl Future<
        Output = Result<WithHeaders<EventRevisionPreviewResponse>, Self::Failure>,
    > + Send;

    /// Change this and all following occurrences
    ///
    /// `POST /api/v2/events/{id}/recurrence-revisions/commit`
    ///
    /// The change of a preview, and its token. Registrations stay with their occurrences, and what was changed on a single one stays there. Who takes part in a published one is told once. `Idempotency-Key`, 1 to 191 letters, is needed, or `idempotency_key` in the body: 422 `EVENT_RECURRENCE_REVISION_VALIDATION_FAILED` on `Idempotency-Key`. Sending the same again gives the same revision, with 200, also when the token has expired. 409 `EVENT_RECURRENCE_REVISION_PREVIEW_INVALID` for another change, another event or somebody else's token; 409 `EVENT_RECURRENCE_REVISION_PREVIEW_EXPIRED` after ten minutes; 409 `EVENT_RECURRENCE_REVISION_CONFLICT` when something else has changed, when the preview said that it cannot be (`reason` and `blocking_conflicts` beside `errors` say why), while the event waits for a decision, and for a key that was used for another change. Otherwise as for a preview: `EVENT_RECURRENCE_REVISION_NOT_FOUND`, `EVENT_RECURRENCE_REVISION_FORBIDDEN`, `EVENT_RECURRENCE_REVISION_UNAVAILABLE`, `EVENT_RECURRENCE_REVISION_LIMIT_EXCEEDED`.
    fn commit_event_revision(
        &self,
        call: Self::Call,
        path: CommitEventRevisionPath,
        header: CommitEventRevisionHeader,
        body: CommitEventRevisionBody,
    ) -> impl Future<Output = Result<CommitEventRevisionOk, Self::Failure>> + Send;
}

/// The ways in which `commitEventRevision` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum CommitEventRevisionOk {
    /// 200: The revision that the same call made before.
    Ok(WithHeaders<EventRevisionResponse>),
    /// 201: The revision.
    Created(WithHeaders<EventRevisionResponse>),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventRecurrenceApi>() -> [Served<A>; 5] {
    [
        (
            Operation::GetEventRecurrenceCapabilities,
            get_event_recurrence_capabilities::<A>,
        ),
        (Operation::CreateRecurringEvent, create_recurring_event::<A>),
        (Operation::UpdateRecurringEvent, update_recurring_event::<A>),
        (Operation::PreviewEventRevision, preview_event_revision::<A>),
        (Operation::CommitEventRevision, commit_event_revision::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (Operation::GetEventRecurrenceCapabilities, |_| Ok(())),
        (
            Operation::CreateRecurringEvent,
            |asked| create_recurring_event_input(asked).map(drop),
        ),
        (
            Operation::UpdateRecurringEvent,
            |asked| update_recurring_event_input(asked).map(drop),
        ),
        (
            Operation::PreviewEventRevision,
            |asked| preview_event_revision_input(asked).map(drop),
        ),
        (
            Operation::CommitEventRevision,
            |asked| commit_event_revision_input(asked).map(drop),
        ),
    ]
}

fn get_event_recurrence_capabilities<A: EventRecurrenceApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_event_recurrence_capabilities(call).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn create_recurring_event_input(
    asked: &mut Asked,
) -> Result<CreateRecurringEventBody, Rejection> {
    let body: CreateRecurringEventBody = asked.body(true)?;
    Ok(body)
}

fn create_recurring_event<A: EventRecurrenceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_recurring_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_recurring_event(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_recurring_event_input(
    asked: &mut Asked,
) -> Result<(UpdateRecurringEventPath, UpdateRecurringEventBody), Rejection> {
    let path: UpdateRecurringEventPath = asked.path(&UPDATE_RECURRING_EVENT_PATH)?;
    let body: UpdateRecurringEventBody = asked.body(true)?;
    Ok((path, body))
}

fn update_recurring_event<A: EventRecurrenceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_recurring_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_recurring_event(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn preview_event_revision_input(
    asked: &mut Asked,
) -> Result<(PreviewEventRevisionPath, PreviewEventRevisionBody), Rejection> {
    let path: PreviewEventRevisionPath = asked.path(&PREVIEW_EVENT_REVISION_PATH)?;
    let body: PreviewEventRevisionBody = asked.body(true)?;
    Ok((path, body))
}

fn preview_event_revision<A: EventRecurrenceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = preview_event_revision_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .preview_event_revision(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn commit_event_revision_input(
    asked: &mut Asked,
) -> Result<
    (CommitEventRevisionPath, CommitEventRevisionHeader, CommitEventRevisionBody),
    Rejection,
> {
    let path: CommitEventRevisionPath = asked.path(&COMMIT_EVENT_REVISION_PATH)?;
    let (header, body): (CommitEventRevisionHeader, CommitEventRevisionBody) = Rejection::together(
        asked.header(&COMMIT_EVENT_REVISION_HEADER),
        asked.body(true),
    )?;
    Ok((path, header, body))
}

fn commit_event_revision<A: EventRecurrenceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = commit_event_revision_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .commit_event_revision(call, path, header, body)
                    .await?;
                Ok(
                    match answer {
                        CommitEventRevisionOk::Ok(answer) => {
                            Reply::answer(200, answer.body).with_headers(answer.headers)
                        }
                        CommitEventRevisionOk::Created(answer) => {
                            Reply::answer(201, answer.body).with_headers(answer.headers)
                        }
                    },
                )
            })
        }),
    )
}

static UPDATE_RECURRING_EVENT_PATH: [Parameter; 1] = [
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

static PREVIEW_EVENT_REVISION_PATH: [Parameter; 1] = [
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

static COMMIT_EVENT_REVISION_PATH: [Parameter; 1] = [
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

static COMMIT_EVENT_REVISION_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// The change of a preview.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CommitEventRevisionBody {
    /// The patch.
    pub patch: EventRevisionPatch,
    /// From the preview.
    pub preview_token: String,
    /// By which the same call is known, 1 to 191 letters.
    pub idempotency_key: Option<String>,
}

/// The headers of `POST /api/v2/events/{id}/recurrence-revisions/commit`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CommitEventRevisionHeader {
    /// By which the same call is known, 1 to 191 letters; also as `idempotency_key` in the body, which has to be the same if both are given.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/recurrence-revisions/commit`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CommitEventRevisionPath {
    /// Id of the occurrence from which on it changes.
    pub id: i64,
}

/// An event to be, and how it recurs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateRecurringEventBody {
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// When it begins: a day, a moment on the clock of `timezone`, or a moment with its offset.
    pub start_time: String,
    /// When it ends.
    pub end_time: Option<String>,
    /// IANA name of the time zone. The community's unless said.
    pub timezone: Option<String>,
    /// Whether it is about days. It then begins and ends at midnight.
    #[serde(default)]
    pub all_day: bool,
    /// The place in words.
    pub location: Option<String>,
    /// Degrees north. Needs `longitude`.
    pub latitude: Option<f64>,
    /// Degrees east. Needs `latitude`.
    pub longitude: Option<f64>,
    /// How many places there are. Any number unless said.
    pub max_attendees: Option<i64>,
    /// Whether it is over the internet.
    #[serde(default)]
    pub is_online: bool,
    /// Whether one may take part over the internet.
    #[serde(default)]
    pub allow_remote_attendance: bool,
    /// Where to join, http or https. Those who take part see it shortly before the event begins.
    pub online_link: Option<String>,
    /// Where to watch, http or https.
    pub video_url: Option<String>,
    /// Address of a picture, http or https.
    pub image_url: Option<String>,
    /// Address of a picture for the top, http or https.
    pub cover_image: Option<String>,
    /// Id of its category.
    pub category_id: Option<i64>,
    /// Slug or name of its category, for clients that do not know its id.
    pub category_name: Option<String>,
    /// Id of the group that it belongs to.
    pub group_id: Option<i64>,
    /// Id of the series that it belongs to.
    pub series_id: Option<i64>,
    /// Whether partners see it.
    #[serde(default = "defaults::create_recurring_event_body_federated_visibility")]
    pub federated_visibility: crate::groups::GroupFederation,
    /// How accessible the place is.
    pub venue_accessibility: Option<crate::events::EventAccessibilityInput>,
    /// How often it takes place. Needed unless `recurrence_rrule` says it.
    pub recurrence_frequency: Option<EventFrequency>,
    /// Every so many days, weeks, months or years. 1 unless said.
    pub recurrence_interval: Option<i64>,
    /// On which days of the week, for weekly ones: `MO,TH`, or digits from 0 for Sunday to 6 for Saturday. The day of the first one unless said.
    pub recurrence_days: Option<String>,
    /// On which day of the month, for monthly and yearly ones; -1 for the last. The day of the first one unless said.
    pub recurrence_day_of_month: Option<i64>,
    /// In which month, for yearly ones. The month of the first one unless said.
    pub recurrence_month_of_year: Option<i64>,
    /// When it is over. `after_count` unless said.
    pub recurrence_ends_type: Option<EventRecurrenceEnd>,
    /// How often it takes place, for `after_count`. 10 unless said.
    pub recurrence_ends_after_count: Option<i64>,
    /// The last day on which it may take place, for `on_date`.
    pub recurrence_ends_on_date: Option<String>,
    /// The same as a rule (RFC 5545), such as `FREQ=WEEKLY;BYDAY=MO;COUNT=6`. It counts where it is said.
    pub recurrence_rrule: Option<String>,
    /// When it does not take place: days, moments on the clock of `timezone`, or moments with their offset.
    pub recurrence_exdates: Option<Vec<String>>,
    /// The same as `recurrence_exdates`, which counts if both are given.
    pub exdates: Option<Vec<String>>,
    /// When it takes place beside what the rule says.
    pub recurrence_rdates: Option<Vec<String>>,
    /// The same as `recurrence_rdates`.
    pub recurrence_additions: Option<Vec<String>>,
    /// The same as `recurrence_rdates`.
    pub rdates: Option<Vec<String>>,
}

/// How often an event takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventFrequency {
    /// `daily`.
    Daily,
    /// `weekly`.
    Weekly,
    /// `monthly`.
    Monthly,
    /// `yearly`.
    Yearly,
}

crate::word! {
    EventFrequency { Daily = "daily", Weekly = "weekly", Monthly = "monthly", Yearly =
    "yearly" }
}

crate::runtime::wire! {
    EventFrequency
}

/// What an installation can do with events that recur.
#[derive(Clone, Debug, Serialize)]
pub struct EventRecurrenceCapabilities {
    /// Always 1.
    pub contract_version: i64,
    /// The engine.
    pub engine: EventRecurrenceEngine,
    /// Always true: rules can be said in parts.
    pub structured_input: bool,
    /// How often events can recur.
    pub supported_frequencies: Vec<EventFrequency>,
    /// How many occurrences there can be at once.
    pub max_occurrences: i64,
    /// When it can be over.
    pub supported_end_types: Vec<EventRecurrenceEnd>,
    /// Whether there are some that never end.
    pub supports_rolling_never: bool,
    /// Whether this and all following occurrences can be changed together.
    pub supports_effective_revisions: bool,
    /// Whether new occurrences take over agenda, tickets and the like.
    pub supports_definition_blueprints: bool,
    /// Whether the database is ready.
    pub schema_ready: bool,
    /// The rollout state.
    pub rollout_state: EventRecurrenceRollout,
}

/// What an installation can do with events that recur.
#[derive(Clone, Debug, Serialize)]
pub struct EventRecurrenceCapabilitiesResponse {
    /// The data.
    pub data: EventRecurrenceCapabilities,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// When an event that recurs is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRecurrenceEnd {
    /// `after_count`.
    AfterCount,
    /// `on_date`.
    OnDate,
    /// `never`.
    Never,
}

crate::word! {
    EventRecurrenceEnd { AfterCount = "after_count", OnDate = "on_date", Never = "never"
    }
}

crate::runtime::wire! {
    EventRecurrenceEnd
}

/// What makes occurrences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRecurrenceEngine {
    /// `legacy`.
    Legacy,
    /// `v2`.
    V2,
}

crate::word! {
    EventRecurrenceEngine { Legacy = "legacy", V2 = "v2" }
}

crate::runtime::wire! {
    EventRecurrenceEngine
}

/// How far an installation has come with events that recur.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRecurrenceRollout {
    /// `legacy`.
    Legacy,
    /// `v2_degraded`.
    V2Degraded,
    /// `v2_finite`.
    V2Finite,
    /// `v2_rolling`.
    V2Rolling,
}

crate::word! {
    EventRecurrenceRollout { Legacy = "legacy", V2Degraded = "v2_degraded", V2Finite =
    "v2_finite", V2Rolling = "v2_rolling" }
}

crate::runtime::wire! {
    EventRecurrenceRollout
}

/// Which occurrences a change is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRecurrenceScope {
    /// `single`.
    Single,
    /// `all`.
    All,
}

crate::word! {
    EventRecurrenceScope { Single = "single", All = "all" }
}

crate::runtime::wire! {
    EventRecurrenceScope
}

/// A change of an occurrence and all that follow it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRevision {
    /// Id of the revision.
    pub revision_id: i64,
    /// Id of the template.
    pub root_event_id: i64,
    /// Which revision of the template it is.
    pub revision_version: i64,
    /// From when on.
    pub effective_from_utc: chrono::DateTime<chrono::offset::Utc>,
    /// Occurrences that changed.
    pub changed_event_ids: Vec<i64>,
    /// How many changed.
    pub changed_count: i64,
    /// How many members are told.
    pub notification_recipient_count: i64,
    /// Id of the domain event. Null if nobody is told.
    #[serde(deserialize_with = "Option::deserialize")]
    pub notification_outbox_id: Option<i64>,
    /// Whether the same call made it before.
    pub idempotent_replay: bool,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Why a revision cannot be committed.
#[derive(Clone, Debug, Serialize)]
pub struct EventRevisionConflict {
    /// The code.
    pub code: EventRevisionConflictCode,
    /// What of the change it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// Id of the event that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event_id: Option<i64>,
}

/// Why a revision cannot be committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRevisionConflictCode {
    /// `schedule_mapping_resolution_required`.
    ScheduleMappingResolutionRequired,
    /// `unsupported_effective_field`.
    UnsupportedEffectiveField,
    /// `wall_time_nonexistent`.
    WallTimeNonexistent,
    /// `wall_time_ambiguous`.
    WallTimeAmbiguous,
    /// `coordinate_pair_required`.
    CoordinatePairRequired,
    /// `venue_location_required`.
    VenueLocationRequired,
    /// `all_day_boundary_invalid`.
    AllDayBoundaryInvalid,
    /// `capacity_below_committed_occupancy`.
    CapacityBelowCommittedOccupancy,
}

crate::word! {
    EventRevisionConflictCode { ScheduleMappingResolutionRequired =
    "schedule_mapping_resolution_required", UnsupportedEffectiveField =
    "unsupported_effective_field", WallTimeNonexistent = "wall_time_nonexistent",
    WallTimeAmbiguous = "wall_time_ambiguous", CoordinatePairRequired =
    "coordinate_pair_required", VenueLocationRequired = "venue_location_required",
    AllDayBoundaryInvalid = "all_day_boundary_invalid", CapacityBelowCommittedOccupancy =
    "capacity_below_committed_occupancy" }
}

crate::runtime::wire! {
    EventRevisionConflictCode
}

/// An occurrence that keeps something of its own.
#[derive(Clone, Debug, Serialize)]
pub struct EventRevisionException {
    /// Id of the event.
    pub event_id: i64,
    /// What stays as it is.
    pub skipped_fields: Vec<String>,
}

/// What a revision would do. Nothing says who takes part.
#[derive(Clone, Debug, Serialize)]
pub struct EventRevisionImpact {
    /// Occurrences that it is about.
    pub affected_event_ids: Vec<i64>,
    /// How many occurrences it is about.
    pub affected_count: i64,
    /// Occurrences that would change.
    pub changed_event_ids: Vec<i64>,
    /// How many would change.
    pub changed_count: i64,
    /// Those whose times would change.
    pub moved_occurrences: Vec<EventRevisionMove>,
    /// Always empty: a revision makes none.
    pub created_occurrences: Vec<EventRevisionOccurrence>,
    /// Always empty: a revision takes none away.
    pub retired_occurrences: Vec<EventRevisionOccurrence>,
    /// Registrations of those that would change: invited, pending and confirmed.
    pub registrations_count: i64,
    /// Entries of their waiting lists.
    pub waitlist_count: i64,
    /// Their tickets.
    pub ticket_count: i64,
    /// Their reminders.
    pub reminder_count: i64,
    /// How many members would be told.
    pub unique_recipient_count: i64,
    /// Those that keep something of their own.
    pub customized_exception_conflicts: Vec<EventRevisionException>,
    /// Why it cannot be committed.
    pub blocking_conflicts: Vec<EventRevisionConflict>,
}

/// An occurrence whose times change.
#[derive(Clone, Debug, Serialize)]
pub struct EventRevisionMove {
    /// Id of the event.
    pub event_id: i64,
    /// On which day it is.
    pub occurrence_date: chrono::naive::NaiveDate,
    /// When it begins now.
    pub from_start_utc: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends now.
    pub from_end_utc: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it would begin.
    pub to_start_utc: chrono::DateTime<chrono::offset::Utc>,
    /// When it would end.
    pub to_end_utc: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// An occurrence that would come or go. There is none.
#[derive(Clone, Debug, Serialize)]
pub struct EventRevisionOccurrence {
    /// Id of the event.
    pub event_id: i64,
}

/// What to change of an occurrence and all that follow it. At least one member.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRevisionPatch {
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The place in words.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub location: Option<Option<String>>,
    /// Degrees north. Needs `longitude`.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub latitude: Option<Option<f64>>,
    /// Degrees east. Needs `latitude`.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub longitude: Option<Option<f64>>,
    /// How many places there are.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub max_attendees: Option<Option<i64>>,
    /// Whether it is over the internet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_online: Option<bool>,
    /// Whether one may take part over the internet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_remote_attendance: Option<bool>,
    /// Whether it is about days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_day: Option<bool>,
    /// Where to join, http or https.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub online_link: Option<Option<String>>,
    /// Where to watch, http or https.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub video_url: Option<Option<String>>,
    /// Id of its category.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub category_id: Option<Option<i64>>,
    /// Whether there is step-free access.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_step_free: Option<Option<bool>>,
    /// Whether there is an accessible toilet.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_toilet: Option<Option<bool>>,
    /// Whether there is a hearing loop.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_hearing_loop: Option<Option<bool>>,
    /// Whether there is a quiet place.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_quiet_space: Option<Option<bool>>,
    /// Whether there are seats.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_seating: Option<Option<bool>>,
    /// Whether there is accessible parking.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_parking: Option<Option<bool>>,
    /// Where to park.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_parking_details: Option<Option<String>>,
    /// How to come by public transport.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_transit_details: Option<Option<String>>,
    /// Whom to ask for help.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_assistance_contact: Option<Option<String>>,
    /// What else to know.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub accessibility_notes: Option<Option<String>>,
    /// IANA name of the time zone. Times that are not said keep what their clock shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timezone: Option<String>,
    /// When it begins on its day, `18:00` or `18:00:00`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_start_time: Option<String>,
    /// When it ends. What is not after the beginning is on the next day.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub local_end_time: Option<Option<String>>,
    /// Another rule. It cannot be committed: which date would become which is for people to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recurrence_rrule: Option<String>,
    /// Dates to leave out. They cannot be committed, either.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recurrence_exdates: Option<Vec<String>>,
    /// Dates to add. They cannot be committed, either.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recurrence_rdates: Option<Vec<String>>,
    /// Id of a group. It cannot be changed for some dates alone.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub group_id: Option<Option<i64>>,
    /// Id of a series. It cannot be changed for some dates alone.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub series_id: Option<Option<i64>>,
    /// Polls, for clients that have them. They cannot be changed for some dates alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll_ids: Option<Vec<i64>>,
    /// Address of a picture. It cannot be changed for some dates alone.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub image_url: Option<Option<String>>,
    /// Address of a picture. It cannot be changed for some dates alone.
    #[serde(
        default,
        deserialize_with = "crate::runtime::given",
        skip_serializing_if = "Option::is_none"
    )]
    pub cover_image: Option<Option<String>>,
    /// Whether partners see it. It cannot be changed for some dates alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federated_visibility: Option<crate::groups::GroupFederation>,
}

/// What a revision would do.
#[derive(Clone, Debug, Serialize)]
pub struct EventRevisionPreview {
    /// What commits it.
    pub preview_token: String,
    /// Until when.
    pub preview_expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// The scope.
    pub scope: EventRevisionScope,
    /// Id of the occurrence.
    pub selected_event_id: i64,
    /// Id of the template.
    pub root_event_id: i64,
    /// From when on.
    pub effective_from_utc: chrono::DateTime<chrono::offset::Utc>,
    /// Whether it can be committed.
    pub can_commit: bool,
    /// The impact.
    pub impact: EventRevisionImpact,
}

/// What a revision would do.
#[derive(Clone, Debug, Serialize)]
pub struct EventRevisionPreviewResponse {
    /// The data.
    pub data: EventRevisionPreview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A change of an occurrence and all that follow it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRevisionResponse {
    /// The data.
    pub data: EventRevision,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which occurrences a revision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRevisionScope {
    /// `this_and_future`.
    ThisAndFuture,
}

crate::word! {
    EventRevisionScope { ThisAndFuture = "this_and_future" }
}

crate::runtime::wire! {
    EventRevisionScope
}

/// A change to look at.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventRevisionBody {
    /// The patch.
    pub patch: EventRevisionPatch,
}

/// The path parameters of `POST /api/v2/events/{id}/recurrence-revisions/preview`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventRevisionPath {
    /// Id of the occurrence from which on it changes.
    pub id: i64,
}

/// An event that recurs.
#[derive(Clone, Debug, Serialize)]
pub struct RecurringEvent {
    /// The template.
    pub template: crate::events::Event,
    /// How many occurrences there are.
    pub occurrences_created: i64,
}

/// An event that recurs.
#[derive(Clone, Debug, Serialize)]
pub struct RecurringEventResponse {
    /// The data.
    pub data: RecurringEvent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What to change of an event that recurs, and on which dates.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateRecurringEventBody {
    /// Which occurrences.
    #[serde(default = "defaults::update_recurring_event_body_scope")]
    pub scope: EventRecurrenceScope,
    /// Its name.
    pub title: Option<String>,
    /// What it is about.
    pub description: Option<String>,
    /// When it begins.
    pub start_time: Option<String>,
    /// When it ends.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub end_time: Option<Option<String>>,
    /// IANA name of the time zone. Times that are not sent keep what their clock shows.
    pub timezone: Option<String>,
    /// Whether it is about days.
    pub all_day: Option<bool>,
    /// The place in words.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub location: Option<Option<String>>,
    /// Degrees north. Needs `longitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub latitude: Option<Option<f64>>,
    /// Degrees east. Needs `latitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub longitude: Option<Option<f64>>,
    /// How many places there are.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub max_attendees: Option<Option<i64>>,
    /// Whether it is over the internet.
    pub is_online: Option<bool>,
    /// Whether one may take part over the internet.
    pub allow_remote_attendance: Option<bool>,
    /// Where to join, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub online_link: Option<Option<String>>,
    /// Where to watch, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub video_url: Option<Option<String>>,
    /// Address of a picture, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub image_url: Option<Option<String>>,
    /// Address of a picture for the top, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub cover_image: Option<Option<String>>,
    /// Id of its category.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub category_id: Option<Option<i64>>,
    /// Slug or name of its category, for clients that do not know its id.
    pub category_name: Option<String>,
    /// Id of the group that it belongs to.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub group_id: Option<Option<i64>>,
    /// Id of the series that it belongs to.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub series_id: Option<Option<i64>>,
    /// Whether partners see it.
    pub federated_visibility: Option<crate::groups::GroupFederation>,
    /// How accessible the place is. It takes the place of all that was said.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub venue_accessibility: Option<Option<crate::events::EventAccessibilityInput>>,
}

impl std::default::Default for UpdateRecurringEventBody {
    fn default() -> Self {
        Self {
            all_day: Default::default(),
            allow_remote_attendance: Default::default(),
            category_id: Default::default(),
            category_name: Default::default(),
            cover_image: Default::default(),
            description: Default::default(),
            end_time: Default::default(),
            federated_visibility: Default::default(),
            group_id: Default::default(),
            image_url: Default::default(),
            is_online: Default::default(),
            latitude: Default::default(),
            location: Default::default(),
            longitude: Default::default(),
            max_attendees: Default::default(),
            online_link: Default::default(),
            scope: defaults::update_recurring_event_body_scope(),
            series_id: Default::default(),
            start_time: Default::default(),
            timezone: Default::default(),
            title: Default::default(),
            venue_accessibility: Default::default(),
            video_url: Default::default(),
        }
    }
}

/// The path parameters of `PUT /api/v2/events/{id}/recurring`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateRecurringEventPath {
    /// Id of the occurrence, or of the template.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn create_recurring_event_body_federated_visibility() -> crate::groups::GroupFederation {
        serde_json::from_str::<crate::groups::GroupFederation>("\"none\"").unwrap()
    }

    pub(super) fn update_recurring_event_body_scope() -> super::EventRecurrenceScope {
        super::EventRecurrenceScope::Single
    }
}
