// Made from contract/areas/event_rewards.yaml by codegen; edit the contract instead.

//! The area `event_rewards`: types, trait and routes.
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

/// What the gateway answers in the area `event_rewards`: one method an operation.
pub trait EventRewardsApi: Area {
    /// How many hours whoever comes to an event gets
    ///
    /// `GET /api/v2/admin/events/{id}/attendance-reward`
    ///
    /// For administrators: what whoever comes gets out of the community fund, how many have it, and how many wait for it. 404 `NOT_FOUND` when the community has no such event.
    fn get_event_attendance_reward(
        &self,
        call: Self::Call,
        path: GetEventAttendanceRewardPath,
    ) -> impl Future<
        Output = Result<EventAttendanceRewardResponse, Self::Failure>,
    > + Send;

    /// Say how many hours whoever comes to an event gets
    ///
    /// `PUT /api/v2/admin/events/{id}/attendance-reward`
    ///
    /// For administrators: whoever is checked in gets so many hours out of the community fund, once; 0 for nobody. Whoever was noted as there before gets them, too. What somebody was promised already stays as it is. Where the fund does not suffice, nobody is paid: the claim waits, is listed, and is paid when hours come into the fund. 404 `NOT_FOUND` when the community has no such event; 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs; 409 `VERSION_CONFLICT` when somebody else has changed it since it was read; 403 `FORBIDDEN` for whoever takes part in the event, as nobody decides about their own hours; 422 `VALIDATION_ERROR` for hours that are none, too many or finer than hundredths. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn set_event_attendance_reward(
        &self,
        call: Self::Call,
        path: SetEventAttendanceRewardPath,
        body: EventAttendanceRewardBody,
    ) -> impl Future<
        Output = Result<EventAttendanceRewardResponse, Self::Failure>,
    > + Send;

    /// Who gets hours for coming to events
    ///
    /// `GET /api/v2/admin/events/attendance-claims`
    ///
    /// For administrators, the newest first. With `status=pending` those that wait to be paid, with `status=reversal_pending` those whose hours are to be taken back; `waits_for` says for what. 422 `VALIDATION_ERROR` for a filter that means nothing.
    fn list_event_attendance_claims(
        &self,
        call: Self::Call,
        query: ListEventAttendanceClaimsQuery,
    ) -> impl Future<Output = Result<EventAttendanceClaimPage, Self::Failure>> + Send;

    /// Pay or take back what waits
    ///
    /// `POST /api/v2/admin/events/attendance-claims/{claimId}/retry`
    ///
    /// For administrators: pays what waits to be paid, or takes back what waits to be taken back, now. Where the member had decided about their own hours, this is the decision of somebody else that it waits for. 409 `INVALID_STATE` when nothing waits; 400 `INSUFFICIENT_FUNDS` when the fund, or the member, still has too few hours; 422 `TRANSFER_FAILED` when the member is not active; 403 `FORBIDDEN` for one's own claim. 404 `NOT_FOUND` when the community has no such claim. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn retry_event_attendance_claim(
        &self,
        call: Self::Call,
        path: RetryEventAttendanceClaimPath,
    ) -> impl Future<
        Output = Result<EventAttendanceClaimResponse, Self::Failure>,
    > + Send;

    /// Take hours for coming back
    ///
    /// `POST /api/v2/admin/events/attendance-claims/{claimId}/reverse`
    ///
    /// For administrators: the hours move back into the community fund, in a transaction of their own; what waits is not paid. Once, and whether somebody came stays noted as it is. 409 `INVALID_STATE` for what was taken back or given up before; 400 `INSUFFICIENT_FUNDS` when the member has spent the hours, and nothing changes; 403 `FORBIDDEN` for one's own claim. 404 `NOT_FOUND` when the community has no such claim. 422 `VALIDATION_ERROR` without a reason. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn reverse_event_attendance_claim(
        &self,
        call: Self::Call,
        path: ReverseEventAttendanceClaimPath,
        body: EventAttendanceClaimReversalBody,
    ) -> impl Future<
        Output = Result<EventAttendanceClaimResponse, Self::Failure>,
    > + Send;

    /// Those of the `EventAttendanceClaim` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_attendance_claim_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventAttendanceClaim>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventRewardsApi>() -> [Served<A>; 5] {
    [
        (Operation::GetEventAttendanceReward, get_event_attendance_reward::<A>),
        (Operation::SetEventAttendanceReward, set_event_attendance_reward::<A>),
        (Operation::ListEventAttendanceClaims, list_event_attendance_claims::<A>),
        (Operation::RetryEventAttendanceClaim, retry_event_attendance_claim::<A>),
        (Operation::ReverseEventAttendanceClaim, reverse_event_attendance_claim::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (
            Operation::GetEventAttendanceReward,
            |asked| get_event_attendance_reward_input(asked).map(drop),
        ),
        (
            Operation::SetEventAttendanceReward,
            |asked| set_event_attendance_reward_input(asked).map(drop),
        ),
        (
            Operation::ListEventAttendanceClaims,
            |asked| list_event_attendance_claims_input(asked).map(drop),
        ),
        (
            Operation::RetryEventAttendanceClaim,
            |asked| retry_event_attendance_claim_input(asked).map(drop),
        ),
        (
            Operation::ReverseEventAttendanceClaim,
            |asked| reverse_event_attendance_claim_input(asked).map(drop),
        ),
    ]
}

fn get_event_attendance_reward_input(
    asked: &mut Asked,
) -> Result<GetEventAttendanceRewardPath, Rejection> {
    let path: GetEventAttendanceRewardPath = asked
        .path(&GET_EVENT_ATTENDANCE_REWARD_PATH)?;
    Ok(path)
}

fn get_event_attendance_reward<A: EventRewardsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_attendance_reward_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_attendance_reward(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_event_attendance_reward_input(
    asked: &mut Asked,
) -> Result<(SetEventAttendanceRewardPath, EventAttendanceRewardBody), Rejection> {
    let path: SetEventAttendanceRewardPath = asked
        .path(&SET_EVENT_ATTENDANCE_REWARD_PATH)?;
    let body: EventAttendanceRewardBody = asked.body(true)?;
    Ok((path, body))
}

fn set_event_attendance_reward<A: EventRewardsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = set_event_attendance_reward_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .set_event_attendance_reward(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_event_attendance_claims_input(
    asked: &mut Asked,
) -> Result<ListEventAttendanceClaimsQuery, Rejection> {
    let query: ListEventAttendanceClaimsQuery = asked
        .query(&LIST_EVENT_ATTENDANCE_CLAIMS_QUERY)?;
    Ok(query)
}

fn list_event_attendance_claims<A: EventRewardsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_event_attendance_claims_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_event_attendance_claims(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn retry_event_attendance_claim_input(
    asked: &mut Asked,
) -> Result<RetryEventAttendanceClaimPath, Rejection> {
    let path: RetryEventAttendanceClaimPath = asked
        .path(&RETRY_EVENT_ATTENDANCE_CLAIM_PATH)?;
    Ok(path)
}

fn retry_event_attendance_claim<A: EventRewardsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = retry_event_attendance_claim_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .retry_event_attendance_claim(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reverse_event_attendance_claim_input(
    asked: &mut Asked,
) -> Result<
    (ReverseEventAttendanceClaimPath, EventAttendanceClaimReversalBody),
    Rejection,
> {
    let path: ReverseEventAttendanceClaimPath = asked
        .path(&REVERSE_EVENT_ATTENDANCE_CLAIM_PATH)?;
    let body: EventAttendanceClaimReversalBody = asked.body(true)?;
    Ok((path, body))
}

fn reverse_event_attendance_claim<A: EventRewardsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reverse_event_attendance_claim_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reverse_event_attendance_claim(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_EVENT_ATTENDANCE_REWARD_PATH: [Parameter; 1] = [
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

static SET_EVENT_ATTENDANCE_REWARD_PATH: [Parameter; 1] = [
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

static LIST_EVENT_ATTENDANCE_CLAIMS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &["pending", "paid", "reversal_pending", "reversed", "cancelled"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "event_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
];

static RETRY_EVENT_ATTENDANCE_CLAIM_PATH: [Parameter; 1] = [
    Parameter {
        name: "claimId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REVERSE_EVENT_ATTENDANCE_CLAIM_PATH: [Parameter; 1] = [
    Parameter {
        name: "claimId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// Hours that a member gets for coming to an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceClaim {
    /// Id of the claim.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// What the event is called.
    pub event_title: String,
    /// Id of the member.
    pub user_id: i64,
    /// The same with their name.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// How many.
    pub hours: f64,
    /// The status.
    pub status: EventAttendanceClaimStatus,
    /// What it waits for. Null if for nothing.
    #[serde(deserialize_with = "Option::deserialize")]
    pub waits_for: Option<EventAttendanceClaimHold>,
    /// It grows with each change.
    pub version: i64,
    /// Id of the transaction that paid it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub transaction_id: Option<i64>,
    /// Id of the transaction that took it back.
    #[serde(deserialize_with = "Option::deserialize")]
    pub reversal_id: Option<i64>,
    /// Why an administrator took it back.
    #[serde(deserialize_with = "Option::deserialize")]
    pub reason: Option<String>,
    /// Id of the administrator who decided last. Null for the program.
    #[serde(deserialize_with = "Option::deserialize")]
    pub decided_by_id: Option<i64>,
    /// The same with their name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub decided_by: Option<crate::events::EventActor>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was paid.
    #[serde(deserialize_with = "Option::deserialize")]
    pub paid_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was taken back.
    #[serde(deserialize_with = "Option::deserialize")]
    pub reversed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What hours for coming to an event wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAttendanceClaimHold {
    /// `fund`.
    Fund,
    /// `member`.
    Member,
    /// `decision`.
    Decision,
}

crate::word! {
    EventAttendanceClaimHold { Fund = "fund", Member = "member", Decision = "decision" }
}

crate::runtime::wire! {
    EventAttendanceClaimHold
}

/// One page of claims.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendanceClaimPage {
    /// Claims, the newest first.
    pub data: Vec<EventAttendanceClaim>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// One claim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceClaimResponse {
    /// The data.
    pub data: EventAttendanceClaim,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why hours are taken back.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceClaimReversalBody {
    /// Why. The member reads it, once hours move.
    pub reason: String,
}

/// How hours for coming to an event stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAttendanceClaimStatus {
    /// `pending`.
    Pending,
    /// `paid`.
    Paid,
    /// `reversal_pending`.
    ReversalPending,
    /// `reversed`.
    Reversed,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventAttendanceClaimStatus { Pending = "pending", Paid = "paid", ReversalPending =
    "reversal_pending", Reversed = "reversed", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventAttendanceClaimStatus
}

/// How many hours whoever comes to an event gets out of the community fund.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceReward {
    /// Id of the event.
    pub event_id: i64,
    /// How many. 0 for none.
    pub hours: f64,
    /// It grows with each change; 0 as long as nothing was said.
    pub version: i64,
    /// Id of whoever said so. Null if nobody did, or no member.
    #[serde(deserialize_with = "Option::deserialize")]
    pub decided_by_id: Option<i64>,
    /// The same with their name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub decided_by: Option<crate::events::EventActor>,
    /// When. Null if nobody did.
    #[serde(deserialize_with = "Option::deserialize")]
    pub updated_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How many members are to be paid.
    pub pending_count: i64,
    /// How many have been.
    pub paid_count: i64,
    /// How many hours they got.
    pub paid_hours: f64,
    /// How many hours are to be paid.
    pub pending_hours: f64,
    /// Hours in the community fund.
    pub fund_hours: f64,
}

/// How many hours whoever comes gets.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceRewardBody {
    /// How many. 0 for none.
    pub hours: f64,
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// What whoever comes gets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceRewardResponse {
    /// The data.
    pub data: EventAttendanceReward,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/admin/events/{id}/attendance-reward`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventAttendanceRewardPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/events/attendance-claims`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventAttendanceClaimsQuery {
    /// The status.
    pub status: Option<EventAttendanceClaimStatus>,
    /// Only those of this event.
    pub event_id: Option<i64>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
}

impl std::default::Default for ListEventAttendanceClaimsQuery {
    fn default() -> Self {
        Self {
            event_id: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            page: defaults::default_u64::<i64, 1>(),
            status: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/admin/events/attendance-claims/{claimId}/retry`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RetryEventAttendanceClaimPath {
    /// Id of the claim.
    #[serde(rename = "claimId")]
    pub claim_id: i64,
}

/// The path parameters of `POST /api/v2/admin/events/attendance-claims/{claimId}/reverse`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReverseEventAttendanceClaimPath {
    /// Id of the claim.
    #[serde(rename = "claimId")]
    pub claim_id: i64,
}

/// The path parameters of `PUT /api/v2/admin/events/{id}/attendance-reward`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetEventAttendanceRewardPath {
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
}
