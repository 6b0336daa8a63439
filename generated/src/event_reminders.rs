// Made from contract/areas/event_reminders.yaml by codegen; edit the contract instead.

//! The area `event_reminders`: types, trait and routes.
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

/// What the gateway answers in the area `event_reminders`: one method an operation.
pub trait EventRemindersApi: Area {
    /// When people are reminded of an event
    ///
    /// `GET /api/v2/events/{id}/reminders`
    ///
    /// The event's rules, and what the caller has chosen for themselves. An occurrence without rules of its own has those of its template; without these, too, people are reminded a day and an hour before. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn get_event_reminders(
        &self,
        call: Self::Call,
        path: GetEventRemindersPath,
    ) -> impl Future<Output = Result<EventRemindersResponse, Self::Failure>> + Send;

    /// Say when people are reminded of an event
    ///
    /// `PUT /api/v2/events/{id}/reminders`
    ///
    /// `rules` are the event's, and replaced by those who manage it; `overrides` are the caller's own, for whoever does not. An override switches a rule off, or adds a reminder. A template's rules are those of its occurrences that have none. 409 `VERSION_CONFLICT` unless `expected_revision` is the one that was read; 403 `FORBIDDEN` for rules of somebody who does not manage the event, and for overrides of somebody who does or is no member of the community; 409 `EVENT_OCCURRENCE_REQUIRED` for overrides of a template; 404 `NOT_FOUND` when there is no such event that the caller may see; 422 `VALIDATION_ERROR` on `rules` if neither is said, and on the item, such as `rules.1.offset_minutes`, that says the same time as another.
    fn update_event_reminders(
        &self,
        call: Self::Call,
        path: UpdateEventRemindersPath,
        body: UpdateEventRemindersBody,
    ) -> impl Future<Output = Result<EventRemindersResponse, Self::Failure>> + Send;

    /// Take back what was said of reminders
    ///
    /// `DELETE /api/v2/events/{id}/reminders`
    ///
    /// The event's rules for those who manage it, the caller's own choices for everybody else: what is by default holds again. 403 `FORBIDDEN` for whoever is no member of the community and does not manage the event; 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn reset_event_reminders(
        &self,
        call: Self::Call,
        path: ResetEventRemindersPath,
    ) -> impl Future<Output = Result<EventRemindersResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventRemindersApi>() -> [Served<A>; 3] {
    [
        (Operation::GetEventReminders, get_event_reminders::<A>),
        (Operation::UpdateEventReminders, update_event_reminders::<A>),
        (Operation::ResetEventReminders, reset_event_reminders::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (
            Operation::GetEventReminders,
            |asked| get_event_reminders_input(asked).map(drop),
        ),
        (
            Operation::UpdateEventReminders,
            |asked| update_event_reminders_input(asked).map(drop),
        ),
        (
            Operation::ResetEventReminders,
            |asked| reset_event_reminders_input(asked).map(drop),
        ),
    ]
}

fn get_event_reminders_input(
    asked: &mut Asked,
) -> Result<GetEventRemindersPath, Rejection> {
    let path: GetEventRemindersPath = asked.path(&GET_EVENT_REMINDERS_PATH)?;
    Ok(path)
}

fn get_event_reminders<A: EventRemindersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_reminders_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_reminders(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_event_reminders_input(
    asked: &mut Asked,
) -> Result<(UpdateEventRemindersPath, UpdateEventRemindersBody), Rejection> {
    let path: UpdateEventRemindersPath = asked.path(&UPDATE_EVENT_REMINDERS_PATH)?;
    let body: UpdateEventRemindersBody = asked.body(true)?;
    Ok((path, body))
}

fn update_event_reminders<A: EventRemindersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_event_reminders_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_event_reminders(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reset_event_reminders_input(
    asked: &mut Asked,
) -> Result<ResetEventRemindersPath, Rejection> {
    let path: ResetEventRemindersPath = asked.path(&RESET_EVENT_REMINDERS_PATH)?;
    Ok(path)
}

fn reset_event_reminders<A: EventRemindersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = reset_event_reminders_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().reset_event_reminders(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_EVENT_REMINDERS_PATH: [Parameter; 1] = [
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

static UPDATE_EVENT_REMINDERS_PATH: [Parameter; 1] = [
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

static RESET_EVENT_REMINDERS_PATH: [Parameter; 1] = [
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

/// What the caller may do with reminders.
#[derive(Clone, Debug, Serialize)]
pub struct EventReminderCapabilities {
    /// Replace the event's rules.
    pub manage_rules: bool,
    /// Choose for themselves.
    pub set_overrides: bool,
}

/// What reminders have to keep to.
#[derive(Clone, Debug, Serialize)]
pub struct EventReminderLimits {
    /// So many in a list.
    pub max_rules: i64,
    /// No later than so many minutes before.
    pub min_offset_minutes: i64,
    /// No earlier than so many minutes before.
    pub max_offset_minutes: i64,
}

/// A reminder before the beginning of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventReminderRule {
    /// So many minutes before.
    pub offset_minutes: i64,
    /// Whether it is sent.
    pub enabled: bool,
}

/// A reminder before the beginning of an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventReminderWish {
    /// So many minutes before.
    pub offset_minutes: i64,
    /// Whether it is sent.
    #[serde(default = "defaults::default_bool::<true>")]
    pub enabled: bool,
}

/// When people are reminded of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventReminders {
    /// Id of the event.
    pub event_id: i64,
    /// It grows with each change of the rules or of the caller's choices; whoever changes them says which one they read.
    pub revision: i64,
    /// Whether the community sends any.
    pub reminders_enabled: bool,
    /// The event's, the earliest first.
    pub rules: Vec<EventReminderRule>,
    /// Nobody has said anything else for the event.
    pub is_default: bool,
    /// What the caller has chosen for themselves, the earliest first.
    pub overrides: Vec<EventReminderRule>,
    /// So many minutes before the beginning the caller is reminded if they take part.
    pub effective_offsets: Vec<i64>,
    /// The limits.
    pub limits: EventReminderLimits,
    /// The capabilities.
    pub capabilities: EventReminderCapabilities,
}

/// When people are reminded of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventRemindersResponse {
    /// The data.
    pub data: EventReminders,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/events/{id}/reminders`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventRemindersPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/events/{id}/reminders`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResetEventRemindersPath {
    /// Id of the event.
    pub id: i64,
}

/// When people are reminded of an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventRemindersBody {
    /// The event's, for those who manage it.
    #[serde(default)]
    pub rules: Option<Vec<EventReminderWish>>,
    /// The caller's own.
    #[serde(default)]
    pub overrides: Option<Vec<EventReminderWish>>,
    /// The `revision` that was read.
    pub expected_revision: i64,
}

/// The path parameters of `PUT /api/v2/events/{id}/reminders`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventRemindersPath {
    /// Id of the event.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_bool<const V: bool>() -> bool {
        V
    }
}
