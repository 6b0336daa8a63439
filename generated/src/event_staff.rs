// Made from contract/areas/event_staff.yaml by codegen; edit the contract instead.

//! The area `event_staff`: types, trait and routes.
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

/// What the gateway answers in the area `event_staff`: one method an operation.
pub trait EventStaffApi: Area {
    /// Who helps with an event
    ///
    /// `GET /api/v2/events/{id}/staff`
    ///
    /// Members with a role at an event, whose help began last first, at most 500. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `EVENT_STAFF_FORBIDDEN` for whoever may not say who helps with it.
    fn list_event_staff(
        &self,
        call: Self::Call,
        path: ListEventStaffPath,
        query: ListEventStaffQuery,
    ) -> impl Future<Output = Result<EventStaffList, Self::Failure>> + Send;

    /// Let a member help with an event
    ///
    /// `POST /api/v2/events/{id}/staff`
    ///
    /// 201 for the first time, 200 when the member had the role before: it is theirs again, and ends when this call says. They are told. 404 `NOT_FOUND` when there is no such event that the caller may see, or no such active member; 403 `EVENT_STAFF_FORBIDDEN` for whoever may not say who helps with it; 422 `EVENT_STAFF_OWNER_ROLE_IMPLICIT` on `role` for `owner`, `EVENT_STAFF_EXPIRY_INVALID` on `expires_at` for what is not in the future, `EVENT_STAFF_VALIDATION_FAILED` on `user_id` for the organizer and for more than a hundred helpers. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn grant_event_staff_role(
        &self,
        call: Self::Call,
        path: GrantEventStaffRolePath,
        body: GrantEventStaffRoleBody,
    ) -> impl Future<Output = Result<GrantEventStaffRoleOk, Self::Failure>> + Send;

    /// Let a member's help end
    ///
    /// `DELETE /api/v2/events/{id}/staff/{assignmentId}`
    ///
    /// Doing it again changes nothing. Whoever helps may end their own. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_STAFF_ASSIGNMENT_NOT_FOUND` when it has no such assignment; 403 `EVENT_STAFF_FORBIDDEN` for whoever may not say who helps with it.
    fn revoke_event_staff_role(
        &self,
        call: Self::Call,
        path: RevokeEventStaffRolePath,
    ) -> impl Future<Output = Result<EventStaffResponse, Self::Failure>> + Send;

    /// Those of the `EventStaffAssignment` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_staff_assignment_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventStaffAssignment>, Self::Failure>> + Send;
}

/// The ways in which `grantEventStaffRole` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum GrantEventStaffRoleOk {
    /// 200: The assignment, which the member had before.
    Ok(EventStaffResponse),
    /// 201: The assignment.
    Created(EventStaffResponse),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventStaffApi>() -> [Served<A>; 3] {
    [
        (Operation::ListEventStaff, list_event_staff::<A>),
        (Operation::GrantEventStaffRole, grant_event_staff_role::<A>),
        (Operation::RevokeEventStaffRole, revoke_event_staff_role::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (Operation::ListEventStaff, |asked| list_event_staff_input(asked).map(drop)),
        (
            Operation::GrantEventStaffRole,
            |asked| grant_event_staff_role_input(asked).map(drop),
        ),
        (
            Operation::RevokeEventStaffRole,
            |asked| revoke_event_staff_role_input(asked).map(drop),
        ),
    ]
}

fn list_event_staff_input(
    asked: &mut Asked,
) -> Result<(ListEventStaffPath, ListEventStaffQuery), Rejection> {
    let path: ListEventStaffPath = asked.path(&LIST_EVENT_STAFF_PATH)?;
    let query: ListEventStaffQuery = asked.query(&LIST_EVENT_STAFF_QUERY)?;
    Ok((path, query))
}

fn list_event_staff<A: EventStaffApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_event_staff(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn grant_event_staff_role_input(
    asked: &mut Asked,
) -> Result<(GrantEventStaffRolePath, GrantEventStaffRoleBody), Rejection> {
    let path: GrantEventStaffRolePath = asked.path(&GRANT_EVENT_STAFF_ROLE_PATH)?;
    let body: GrantEventStaffRoleBody = asked.body(true)?;
    Ok((path, body))
}

fn grant_event_staff_role<A: EventStaffApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = grant_event_staff_role_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .grant_event_staff_role(call, path, body)
                    .await?;
                Ok(
                    match answer {
                        GrantEventStaffRoleOk::Ok(answer) => Reply::answer(200, answer),
                        GrantEventStaffRoleOk::Created(answer) => {
                            Reply::answer(201, answer)
                        }
                    },
                )
            })
        }),
    )
}

fn revoke_event_staff_role_input(
    asked: &mut Asked,
) -> Result<RevokeEventStaffRolePath, Rejection> {
    let path: RevokeEventStaffRolePath = asked.path(&REVOKE_EVENT_STAFF_ROLE_PATH)?;
    Ok(path)
}

fn revoke_event_staff_role<A: EventStaffApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revoke_event_staff_role_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().revoke_event_staff_role(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_STAFF_PATH: [Parameter; 1] = [
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

static LIST_EVENT_STAFF_QUERY: [Parameter; 1] = [
    Parameter {
        name: "include_inactive",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
];

static GRANT_EVENT_STAFF_ROLE_PATH: [Parameter; 1] = [
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

static REVOKE_EVENT_STAFF_ROLE_PATH: [Parameter; 2] = [
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
        name: "assignmentId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// That a member helps with an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventStaffAssignment {
    /// Id of the assignment.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// Who helps.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// The role.
    pub role: EventStaffRole,
    /// What the role may do, by the names of `permissions` of an event.
    pub capabilities: Vec<String>,
    /// The status.
    pub status: EventStaffStatus,
    /// Whether it counts now.
    pub effective: bool,
    /// How often it was granted and ended.
    pub version: i64,
    /// When it was granted last.
    pub granted_at: chrono::DateTime<chrono::offset::Utc>,
    /// Id of the member who granted it. Null for whoever is none of this community, and when they have left.
    #[serde(deserialize_with = "Option::deserialize")]
    pub granted_by_id: Option<i64>,
    /// When it ended. Null while it has not.
    #[serde(deserialize_with = "Option::deserialize")]
    pub revoked_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who ended it. Null for whoever is none of this community, when they have left, and when its time was over.
    #[serde(deserialize_with = "Option::deserialize")]
    pub revoked_by_id: Option<i64>,
    /// When it ends. Null if nobody has said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What each role may do, by the names of `permissions` of an event.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct EventStaffCapabilities(
    /// The value.
    pub std::collections::BTreeMap<String, Vec<String>>,
);

impl std::ops::Deref for EventStaffCapabilities {
    type Target = std::collections::BTreeMap<String, Vec<String>>;
    fn deref(&self) -> &std::collections::BTreeMap<String, Vec<String>> {
        &self.0
    }
}

impl From<EventStaffCapabilities> for std::collections::BTreeMap<String, Vec<String>> {
    fn from(value: EventStaffCapabilities) -> Self {
        value.0
    }
}

impl From<std::collections::BTreeMap<String, Vec<String>>> for EventStaffCapabilities {
    fn from(value: std::collections::BTreeMap<String, Vec<String>>) -> Self {
        Self(value)
    }
}

/// Who helps with an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventStaffList {
    /// The assignments, the newest first.
    pub data: Vec<EventStaffAssignment>,
    /// The meta.
    pub meta: EventStaffMeta,
}

/// Facts about an answer.
#[derive(Clone, Debug, Serialize)]
pub struct EventStaffMeta {
    /// Scheme and host of the links in the answer.
    pub base_url: String,
    /// The role capabilities.
    pub role_capabilities: EventStaffCapabilities,
}

/// That a member helps with an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventStaffResponse {
    /// The data.
    pub data: EventStaffAssignment,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How somebody helps with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventStaffRole {
    /// `co_organizer`.
    CoOrganizer,
    /// `registration_manager`.
    RegistrationManager,
    /// `communications_manager`.
    CommunicationsManager,
    /// `check_in_staff`.
    CheckInStaff,
    /// `finance_manager`.
    FinanceManager,
}

crate::word! {
    EventStaffRole { CoOrganizer = "co_organizer", RegistrationManager =
    "registration_manager", CommunicationsManager = "communications_manager",
    CheckInStaff = "check_in_staff", FinanceManager = "finance_manager" }
}

crate::runtime::wire! {
    EventStaffRole
}

/// How somebody is to help with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventStaffRoleName {
    /// `owner`.
    Owner,
    /// `co_organizer`.
    CoOrganizer,
    /// `registration_manager`.
    RegistrationManager,
    /// `communications_manager`.
    CommunicationsManager,
    /// `check_in_staff`.
    CheckInStaff,
    /// `finance_manager`.
    FinanceManager,
}

crate::word! {
    EventStaffRoleName { Owner = "owner", CoOrganizer = "co_organizer",
    RegistrationManager = "registration_manager", CommunicationsManager =
    "communications_manager", CheckInStaff = "check_in_staff", FinanceManager =
    "finance_manager" }
}

crate::runtime::wire! {
    EventStaffRoleName
}

/// Whether somebody helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventStaffStatus {
    /// `active`.
    Active,
    /// `revoked`.
    Revoked,
}

crate::word! {
    EventStaffStatus { Active = "active", Revoked = "revoked" }
}

crate::runtime::wire! {
    EventStaffStatus
}

/// Who is to help with an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GrantEventStaffRoleBody {
    /// Id of the member.
    pub user_id: i64,
    /// The role.
    pub role: EventStaffRoleName,
    /// When it ends. Null or nothing for no end.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/staff`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GrantEventStaffRolePath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/staff`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventStaffPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/staff`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListEventStaffQuery {
    /// Whether to list those, too, whose help has ended. Anything but a yes is a no.
    #[serde(default)]
    pub include_inactive: bool,
}

/// The path parameters of `DELETE /api/v2/events/{id}/staff/{assignmentId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeEventStaffRolePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the assignment.
    #[serde(rename = "assignmentId")]
    pub assignment_id: i64,
}
