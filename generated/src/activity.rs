// Made from contract/areas/activity.yaml by codegen; edit the contract instead.

//! The area `activity`: types, trait and routes.
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

/// What the gateway answers in the area `activity`: one method an operation.
pub trait ActivityApi: Area {
    /// What the caller did
    ///
    /// `GET /api/v2/users/me/activity/dashboard`
    ///
    /// The newest thirty of everything, hours to and from other members, skills, connections, what they wrote in the last thirty days, and the hours of twelve months by the clock of the community.
    fn get_my_activity(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<ActivityDashboardResponse, Self::Failure>> + Send;

    /// What a member did
    ///
    /// `GET /api/v2/users/{id}/activity/dashboard`
    ///
    /// Hours, skills and the number of connections; all else is empty or 0, unless it is the caller. 404 `NOT_FOUND` and 403 `FORBIDDEN` as the profile.
    fn get_member_activity(
        &self,
        call: Self::Call,
        path: GetMemberActivityPath,
    ) -> impl Future<Output = Result<ActivityDashboardResponse, Self::Failure>> + Send;

    /// What the caller did lately
    ///
    /// `GET /api/v2/users/me/activity/timeline`
    ///
    /// The newest first.
    fn list_my_activity(
        &self,
        call: Self::Call,
        query: ListMyActivityQuery,
    ) -> impl Future<Output = Result<ActivityTimelineResponse, Self::Failure>> + Send;

    /// The caller's hours
    ///
    /// `GET /api/v2/users/me/activity/hours`
    ///
    /// To and from other members, without what was taken back.
    fn get_my_hours(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<HoursSummaryResponse, Self::Failure>> + Send;

    /// The caller's hours of twelve months
    ///
    /// `GET /api/v2/users/me/activity/monthly`
    ///
    /// The oldest first, by the clock of the community.
    fn list_my_monthly_hours(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MonthlyHoursResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ActivityApi>() -> [Served<A>; 5] {
    [
        (Operation::GetMyActivity, get_my_activity::<A>),
        (Operation::GetMemberActivity, get_member_activity::<A>),
        (Operation::ListMyActivity, list_my_activity::<A>),
        (Operation::GetMyHours, get_my_hours::<A>),
        (Operation::ListMyMonthlyHours, list_my_monthly_hours::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (Operation::GetMyActivity, |_| Ok(())),
        (
            Operation::GetMemberActivity,
            |asked| get_member_activity_input(asked).map(drop),
        ),
        (Operation::ListMyActivity, |asked| list_my_activity_input(asked).map(drop)),
        (Operation::GetMyHours, |_| Ok(())),
        (Operation::ListMyMonthlyHours, |_| Ok(())),
    ]
}

fn get_my_activity<A: ActivityApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_my_activity(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_member_activity_input(
    asked: &mut Asked,
) -> Result<GetMemberActivityPath, Rejection> {
    let path: GetMemberActivityPath = asked.path(&GET_MEMBER_ACTIVITY_PATH)?;
    Ok(path)
}

fn get_member_activity<A: ActivityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_member_activity_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_member_activity(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_activity_input(asked: &mut Asked) -> Result<ListMyActivityQuery, Rejection> {
    let query: ListMyActivityQuery = asked.query(&LIST_MY_ACTIVITY_QUERY)?;
    Ok(query)
}

fn list_my_activity<A: ActivityApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_my_activity_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_my_activity(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_my_hours<A: ActivityApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_my_hours(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_my_monthly_hours<A: ActivityApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_monthly_hours(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static GET_MEMBER_ACTIVITY_PATH: [Parameter; 1] = [
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

static LIST_MY_ACTIVITY_QUERY: [Parameter; 1] = [
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

/// What a member did.
#[derive(Clone, Debug, Serialize)]
pub struct ActivityDashboard {
    /// The newest thirty.
    pub timeline: Vec<ActivityEntry>,
    /// The hours summary.
    pub hours_summary: HoursSummary,
    /// The skills breakdown.
    pub skills_breakdown: SkillsBreakdown,
    /// The connection stats.
    pub connection_stats: ConnectionStats,
    /// The engagement.
    pub engagement: Engagement,
    /// Twelve months, the oldest first.
    pub monthly_hours: Vec<MonthlyHours>,
}

/// What a member did.
#[derive(Clone, Debug, Serialize)]
pub struct ActivityDashboardResponse {
    /// The data.
    pub data: ActivityDashboard,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Something that a member did.
#[derive(Clone, Debug, Serialize)]
pub struct ActivityEntry {
    /// Its id among those of its kind.
    pub id: i64,
    /// The activity type.
    pub activity_type: ActivityType,
    /// The same in words, in the caller's language.
    pub description: String,
    /// When it was done.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Something that a member can do or looks for.
#[derive(Clone, Debug, Serialize)]
pub struct ActivitySkill {
    /// What it is called.
    pub skill_name: String,
    /// Whether they offer it.
    pub is_offering: bool,
    /// Whether they look for it.
    pub is_requesting: bool,
    /// How well they can do it.
    pub proficiency: crate::member_skills::SkillLevel,
    /// How many members say that they can do it.
    pub endorsements: i64,
}

/// What a member did lately.
#[derive(Clone, Debug, Serialize)]
pub struct ActivityTimelineResponse {
    /// The newest first.
    pub data: Vec<ActivityEntry>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActivityType {
    /// `post`.
    Post,
    /// `gave_hours`.
    GaveHours,
    /// `received_hours`.
    ReceivedHours,
    /// `comment`.
    Comment,
    /// `connection`.
    Connection,
    /// `event_rsvp`.
    EventRsvp,
}

crate::word! {
    ActivityType { Post = "post", GaveHours = "gave_hours", ReceivedHours =
    "received_hours", Comment = "comment", Connection = "connection", EventRsvp =
    "event_rsvp" }
}

crate::runtime::wire! {
    ActivityType
}

/// Whom a member knows.
#[derive(Clone, Debug, Serialize)]
pub struct ConnectionStats {
    /// How many members they are connected with.
    pub total_connections: i64,
    /// How many wait for an answer of theirs.
    pub pending_requests: i64,
    /// To how many groups they belong.
    pub groups_joined: i64,
}

/// What a member wrote lately and how others liked it.
#[derive(Clone, Debug, Serialize)]
pub struct Engagement {
    /// Posts.
    pub posts_count: i64,
    /// Comments.
    pub comments_count: i64,
    /// Things of others that they like.
    pub likes_given: i64,
    /// Likes of what is theirs.
    pub likes_received: i64,
    /// Always `last_30_days`.
    pub period: EngagementPeriod,
}

/// Always `last_30_days`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EngagementPeriod {
    /// `last_30_days`.
    Last30Days,
}

crate::word! {
    EngagementPeriod { Last30Days = "last_30_days" }
}

crate::runtime::wire! {
    EngagementPeriod
}

/// The path parameters of `GET /api/v2/users/{id}/activity/dashboard`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMemberActivityPath {
    /// Id of the member.
    pub id: i64,
}

/// Hours to and from other members.
#[derive(Clone, Debug, Serialize)]
pub struct HoursSummary {
    /// Hours that were given.
    pub hours_given: f64,
    /// Hours that were received.
    pub hours_received: f64,
    /// In how many transfers they were given.
    pub transactions_given: i64,
    /// In how many transfers they were received.
    pub transactions_received: i64,
    /// Received less given.
    pub net_balance: f64,
}

/// Hours to and from other members.
#[derive(Clone, Debug, Serialize)]
pub struct HoursSummaryResponse {
    /// The data.
    pub data: HoursSummary,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/users/me/activity/timeline`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMyActivityQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 30>")]
    pub limit: i64,
}

impl std::default::Default for ListMyActivityQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 30>(),
        }
    }
}

/// The hours of a month.
#[derive(Clone, Debug, Serialize)]
pub struct MonthlyHours {
    /// The month, as `2026-03`.
    pub month: String,
    /// The month, as `Mar 2026`.
    pub label: String,
    /// Hours that were given.
    pub given: f64,
    /// Hours that were received.
    pub received: f64,
}

/// The hours of twelve months.
#[derive(Clone, Debug, Serialize)]
pub struct MonthlyHoursResponse {
    /// The oldest first.
    pub data: Vec<MonthlyHours>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member can do or looks for.
#[derive(Clone, Debug, Serialize)]
pub struct SkillsBreakdown {
    /// By name.
    pub skills: Vec<ActivitySkill>,
    /// How many they offer.
    pub offering_count: i64,
    /// How many they look for.
    pub requesting_count: i64,
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
