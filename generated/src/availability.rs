// Made from contract/areas/availability.yaml by codegen; edit the contract instead.

//! The area `availability`: types, trait and routes.
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

/// What the gateway answers in the area `availability`: one method an operation.
pub trait AvailabilityApi: Area {
    /// When the caller has time
    ///
    /// `GET /api/v2/users/me/availability`
    ///
    /// Every week and on single days, by day and time. Times are those of the community's time zone.
    fn get_my_availability(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<AvailabilityResponse, Self::Failure>> + Send;

    /// Say when one has time every week
    ///
    /// `PUT /api/v2/users/me/availability`
    ///
    /// Replaces what was said of every week; single days stay. 422 `VALIDATION_ERROR` on `schedule` if no list is given (an empty one takes all away); on the time in the list, such as `schedule.2` (or `schedule.1.0`, the first of a Monday, where the days are named), that has no start or end, ends before it starts, names no day, or overlaps with another; and for more than five on a day. 404 `NOT_FOUND` when the account is gone.
    fn set_my_availability(
        &self,
        call: Self::Call,
        body: SetAvailabilityBody,
    ) -> impl Future<Output = Result<AvailabilityResponse, Self::Failure>> + Send;

    /// Say when one has time on a day of the week
    ///
    /// `PUT /api/v2/users/me/availability/{id}`
    ///
    /// Replaces what was said of this day of every week. 422 `VALIDATION_ERROR` on the time in the list, such as `slots.0`, as for the whole week; on `day_of_week` for a day that is none. 404 `NOT_FOUND` when the account is gone.
    fn set_my_availability_of_day(
        &self,
        call: Self::Call,
        path: SetMyAvailabilityOfDayPath,
        body: SetAvailabilityOfDayBody,
    ) -> impl Future<Output = Result<AvailabilityResponse, Self::Failure>> + Send;

    /// Take back that one has time
    ///
    /// `DELETE /api/v2/users/me/availability/{id}`
    ///
    /// Taking back what was never said changes nothing and is no error.
    fn remove_my_availability(
        &self,
        call: Self::Call,
        path: RemoveMyAvailabilityPath,
    ) -> impl Future<Output = Result<AvailabilityRemovedResponse, Self::Failure>> + Send;

    /// Say that one has time on a single day
    ///
    /// `POST /api/v2/users/me/availability/date`
    ///
    /// 422 `VALIDATION_ERROR` on `date` for a day that is over, on `end_time` when it is not after the start, on `start_time` when the time overlaps with another of that date, and for more than five of it. 404 `NOT_FOUND` when the account is gone.
    fn add_my_availability_on_date(
        &self,
        call: Self::Call,
        body: AddAvailabilityBody,
    ) -> impl Future<Output = Result<AvailabilityResponse, Self::Failure>> + Send;

    /// When a member has time
    ///
    /// `GET /api/v2/users/{id}/availability`
    ///
    /// Every week and on single days to come. 404 `NOT_FOUND` and 403 `FORBIDDEN` as for the profile.
    fn get_member_availability(
        &self,
        call: Self::Call,
        path: GetMemberAvailabilityPath,
    ) -> impl Future<Output = Result<AvailabilityResponse, Self::Failure>> + Send;

    /// When the caller and a member both have time
    ///
    /// `GET /api/v2/members/availability/compatible`
    ///
    /// What they said of every week, laid over one another. 400 `VALIDATION_ERROR` on `user_id` without it; 404 `NOT_FOUND` and 403 `FORBIDDEN` as for the profile.
    fn list_compatible_times(
        &self,
        call: Self::Call,
        query: ListCompatibleTimesQuery,
    ) -> impl Future<Output = Result<CompatibleTimeList, Self::Failure>> + Send;

    /// Members who have time
    ///
    /// `GET /api/v2/members/availability/available`
    ///
    /// Members of the directory who said that they have time on a day of every week, by the time at which it begins. 422 `VALIDATION_ERROR` for a time that is not `HH:MM`.
    fn list_available_members(
        &self,
        call: Self::Call,
        query: ListAvailableMembersQuery,
    ) -> impl Future<Output = Result<AvailableMemberList, Self::Failure>> + Send;

    /// Those of the `AvailabilitySlot` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn availability_slot_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<AvailabilitySlot>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: AvailabilityApi>() -> [Served<A>; 8] {
    [
        (Operation::GetMyAvailability, get_my_availability::<A>),
        (Operation::SetMyAvailability, set_my_availability::<A>),
        (Operation::SetMyAvailabilityOfDay, set_my_availability_of_day::<A>),
        (Operation::RemoveMyAvailability, remove_my_availability::<A>),
        (Operation::AddMyAvailabilityOnDate, add_my_availability_on_date::<A>),
        (Operation::GetMemberAvailability, get_member_availability::<A>),
        (Operation::ListCompatibleTimes, list_compatible_times::<A>),
        (Operation::ListAvailableMembers, list_available_members::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (Operation::GetMyAvailability, |_| Ok(())),
        (
            Operation::SetMyAvailability,
            |asked| set_my_availability_input(asked).map(drop),
        ),
        (
            Operation::SetMyAvailabilityOfDay,
            |asked| set_my_availability_of_day_input(asked).map(drop),
        ),
        (
            Operation::RemoveMyAvailability,
            |asked| remove_my_availability_input(asked).map(drop),
        ),
        (
            Operation::AddMyAvailabilityOnDate,
            |asked| add_my_availability_on_date_input(asked).map(drop),
        ),
        (
            Operation::GetMemberAvailability,
            |asked| get_member_availability_input(asked).map(drop),
        ),
        (
            Operation::ListCompatibleTimes,
            |asked| list_compatible_times_input(asked).map(drop),
        ),
        (
            Operation::ListAvailableMembers,
            |asked| list_available_members_input(asked).map(drop),
        ),
    ]
}

fn get_my_availability<A: AvailabilityApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_my_availability(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_my_availability_input(
    asked: &mut Asked,
) -> Result<SetAvailabilityBody, Rejection> {
    let body: SetAvailabilityBody = asked.body(true)?;
    Ok(body)
}

fn set_my_availability<A: AvailabilityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = set_my_availability_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().set_my_availability(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_my_availability_of_day_input(
    asked: &mut Asked,
) -> Result<(SetMyAvailabilityOfDayPath, SetAvailabilityOfDayBody), Rejection> {
    let path: SetMyAvailabilityOfDayPath = asked.path(&SET_MY_AVAILABILITY_OF_DAY_PATH)?;
    let body: SetAvailabilityOfDayBody = asked.body(true)?;
    Ok((path, body))
}

fn set_my_availability_of_day<A: AvailabilityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = set_my_availability_of_day_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .set_my_availability_of_day(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn remove_my_availability_input(
    asked: &mut Asked,
) -> Result<RemoveMyAvailabilityPath, Rejection> {
    let path: RemoveMyAvailabilityPath = asked.path(&REMOVE_MY_AVAILABILITY_PATH)?;
    Ok(path)
}

fn remove_my_availability<A: AvailabilityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_my_availability_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_my_availability(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn add_my_availability_on_date_input(
    asked: &mut Asked,
) -> Result<AddAvailabilityBody, Rejection> {
    let body: AddAvailabilityBody = asked.body(true)?;
    Ok(body)
}

fn add_my_availability_on_date<A: AvailabilityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = add_my_availability_on_date_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().add_my_availability_on_date(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_member_availability_input(
    asked: &mut Asked,
) -> Result<GetMemberAvailabilityPath, Rejection> {
    let path: GetMemberAvailabilityPath = asked.path(&GET_MEMBER_AVAILABILITY_PATH)?;
    Ok(path)
}

fn get_member_availability<A: AvailabilityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_member_availability_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_member_availability(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_compatible_times_input(
    asked: &mut Asked,
) -> Result<ListCompatibleTimesQuery, Rejection> {
    let query: ListCompatibleTimesQuery = asked.query(&LIST_COMPATIBLE_TIMES_QUERY)?;
    Ok(query)
}

fn list_compatible_times<A: AvailabilityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_compatible_times_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_compatible_times(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_available_members_input(
    asked: &mut Asked,
) -> Result<ListAvailableMembersQuery, Rejection> {
    let query: ListAvailableMembersQuery = asked.query(&LIST_AVAILABLE_MEMBERS_QUERY)?;
    Ok(query)
}

fn list_available_members<A: AvailabilityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_available_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_available_members(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static SET_MY_AVAILABILITY_OF_DAY_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REMOVE_MY_AVAILABILITY_PATH: [Parameter; 1] = [
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

static GET_MEMBER_AVAILABILITY_PATH: [Parameter; 1] = [
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

static LIST_COMPATIBLE_TIMES_QUERY: [Parameter; 1] = [
    Parameter {
        name: "user_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_AVAILABLE_MEMBERS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "day",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 6,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "time",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
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

/// A time on a single day.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddAvailabilityBody {
    /// The day.
    pub date: chrono::naive::NaiveDate,
    /// When it begins, `HH:MM`.
    pub start_time: String,
    /// When it ends, `HH:MM`.
    pub end_time: String,
    /// What to say of it.
    pub note: Option<String>,
}

/// When a member has time.
#[derive(Clone, Debug, Serialize)]
pub struct Availability {
    /// Every week and on single days, by day and time.
    pub weekly: Vec<AvailabilitySlot>,
}

/// A time of a day.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AvailabilityOfDayBody {
    /// When it begins, `HH:MM`.
    pub start_time: String,
    /// When it ends, `HH:MM`.
    pub end_time: String,
    /// What to say of it.
    pub note: Option<String>,
}

/// That a time is taken back.
#[derive(Clone, Debug, Serialize)]
pub struct AvailabilityRemoved {
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// That a time is taken back.
#[derive(Clone, Debug, Serialize)]
pub struct AvailabilityRemovedResponse {
    /// The data.
    pub data: AvailabilityRemoved,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// When a member has time.
#[derive(Clone, Debug, Serialize)]
pub struct AvailabilityResponse {
    /// The data.
    pub data: Availability,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// When a member has time.
#[derive(Clone, Debug, Serialize)]
pub struct AvailabilitySlot {
    /// Id of the time.
    pub id: i64,
    /// Day of the week: 0 is Sunday.
    pub day_of_week: i64,
    /// When it begins, `HH:MM`.
    pub start_time: String,
    /// When it ends, `HH:MM`.
    pub end_time: String,
    /// Whether it is so every week.
    pub is_recurring: bool,
    /// The single day. Null if it is so every week.
    pub specific_date: Option<chrono::naive::NaiveDate>,
    /// What the member says of it.
    pub note: Option<String>,
}

/// A time of every week.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AvailabilitySlotBody {
    /// Day of the week: 0 is Sunday.
    pub day_of_week: i64,
    /// When it begins, `HH:MM`.
    pub start_time: String,
    /// When it ends, `HH:MM`.
    pub end_time: String,
    /// What to say of it.
    pub note: Option<String>,
}

/// A member who has time.
#[derive(Clone, Debug, Serialize)]
pub struct AvailableMember {
    /// Id of the member.
    pub user_id: i64,
    /// When it begins, `HH:MM`.
    pub start_time: String,
    /// When it ends, `HH:MM`.
    pub end_time: String,
    /// The organisation's name, else the person's as far as the viewer may see it.
    pub member_name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
}

/// Members who have time.
#[derive(Clone, Debug, Serialize)]
pub struct AvailableMemberList {
    /// By the time at which theirs begins.
    pub data: Vec<AvailableMember>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// When two members have time.
#[derive(Clone, Debug, Serialize)]
pub struct CompatibleTime {
    /// Day of the week: 0 is Sunday.
    pub day_of_week: i64,
    /// Name of the day, in the language of the call.
    pub day_name: String,
    /// When it begins, `HH:MM`.
    pub start_time: String,
    /// When it ends, `HH:MM`.
    pub end_time: String,
}

/// When two members have time.
#[derive(Clone, Debug, Serialize)]
pub struct CompatibleTimeList {
    /// By day and time.
    pub data: Vec<CompatibleTime>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/users/{id}/availability`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMemberAvailabilityPath {
    /// Id of the member.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/members/availability/available`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListAvailableMembersQuery {
    /// Day of the week: 0 is Sunday. Today in the community's time zone unless it is said; a value out of bounds is moved to the nearest bound.
    pub day: Option<i64>,
    /// Only those who have time at this moment of the day, `HH:MM`.
    pub time: Option<String>,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 50>")]
    pub limit: i64,
}

impl std::default::Default for ListAvailableMembersQuery {
    fn default() -> Self {
        Self {
            day: Default::default(),
            limit: defaults::default_u64::<i64, 50>(),
            time: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/members/availability/compatible`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListCompatibleTimesQuery {
    /// Id of the member.
    pub user_id: i64,
}

/// The path parameters of `DELETE /api/v2/users/me/availability/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveMyAvailabilityPath {
    /// Id of the time.
    pub id: i64,
}

/// When somebody has time every week.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct SetAvailabilityBody {
    /// The times: a list, or for each day (`0` is Sunday) a list of its times.
    pub schedule: Option<SetAvailabilityBodySchedule>,
    /// The times as a list. `schedule` counts if both are given.
    #[serde(default)]
    pub slots: Option<Vec<AvailabilitySlotBody>>,
}

/// The times: a list, or for each day (`0` is Sunday) a list of its times.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum SetAvailabilityBodySchedule {
    /// `times`.
    Times(Vec<AvailabilitySlotBody>),
    /// `days`.
    Days(std::collections::BTreeMap<String, Vec<AvailabilityOfDayBody>>),
}

impl From<Vec<AvailabilitySlotBody>> for SetAvailabilityBodySchedule {
    fn from(value: Vec<AvailabilitySlotBody>) -> Self {
        Self::Times(value)
    }
}

impl From<std::collections::BTreeMap<String, Vec<AvailabilityOfDayBody>>>
for SetAvailabilityBodySchedule {
    fn from(
        value: std::collections::BTreeMap<String, Vec<AvailabilityOfDayBody>>,
    ) -> Self {
        Self::Days(value)
    }
}

/// When somebody has time on a day of every week.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetAvailabilityOfDayBody {
    /// The times.
    pub slots: Vec<AvailabilityOfDayBody>,
}

/// The path parameters of `PUT /api/v2/users/me/availability/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetMyAvailabilityOfDayPath {
    /// Day of the week: 0 is Sunday. Called an id because the path of a single time has one in this place.
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
