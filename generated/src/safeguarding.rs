// Made from contract/areas/safeguarding.yaml by codegen; edit the contract instead.

//! The area `safeguarding`: types, trait and routes.
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

/// What the gateway answers in the area `safeguarding`: one method an operation.
pub trait SafeguardingApi: Area {
    /// List safeguarding measures
    ///
    /// `GET /api/v2/admin/safeguarding/measures`
    ///
    /// Newest first, lifted and expired ones too unless `in_force` asks otherwise. Only staff may read them; members are never told why they are kept apart. An unknown `kind` is 422 `VALIDATION_ERROR`.
    fn list_safeguarding_measures(
        &self,
        call: Self::Call,
        query: ListSafeguardingMeasuresQuery,
    ) -> impl Future<Output = Result<SafeguardingMeasurePage, Self::Failure>> + Send;

    /// Take a safeguarding measure
    ///
    /// `POST /api/v2/admin/safeguarding/measures`
    ///
    /// Holds from `starts_at` (now, if it is left out) until `ends_at`, or until it is lifted. 422 `VALIDATION_ERROR` names the field: the community has no such member, the pair is one person, the measure would be over before it begins, or a field does not belong to this kind of measure. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_safeguarding_measure(
        &self,
        call: Self::Call,
        body: CreateSafeguardingMeasureBody,
    ) -> impl Future<Output = Result<SafeguardingMeasureResponse, Self::Failure>> + Send;

    /// Lift a safeguarding measure
    ///
    /// `POST /api/v2/admin/safeguarding/measures/{id}/lift`
    ///
    /// It no longer holds; the record of it stays. 404 `NOT_FOUND` when there is none, 409 `INVALID_STATE` when it was lifted before, 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns.
    fn lift_safeguarding_measure(
        &self,
        call: Self::Call,
        path: LiftSafeguardingMeasurePath,
        body: LiftSafeguardingMeasureBody,
    ) -> impl Future<Output = Result<SafeguardingMeasureResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SafeguardingApi>() -> [Served<A>; 3] {
    [
        (Operation::ListSafeguardingMeasures, list_safeguarding_measures::<A>),
        (Operation::CreateSafeguardingMeasure, create_safeguarding_measure::<A>),
        (Operation::LiftSafeguardingMeasure, lift_safeguarding_measure::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (
            Operation::ListSafeguardingMeasures,
            |asked| list_safeguarding_measures_input(asked).map(drop),
        ),
        (
            Operation::CreateSafeguardingMeasure,
            |asked| create_safeguarding_measure_input(asked).map(drop),
        ),
        (
            Operation::LiftSafeguardingMeasure,
            |asked| lift_safeguarding_measure_input(asked).map(drop),
        ),
    ]
}

fn list_safeguarding_measures_input(
    asked: &mut Asked,
) -> Result<ListSafeguardingMeasuresQuery, Rejection> {
    let query: ListSafeguardingMeasuresQuery = asked
        .query(&LIST_SAFEGUARDING_MEASURES_QUERY)?;
    Ok(query)
}

fn list_safeguarding_measures<A: SafeguardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_safeguarding_measures_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_safeguarding_measures(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_safeguarding_measure_input(
    asked: &mut Asked,
) -> Result<CreateSafeguardingMeasureBody, Rejection> {
    let body: CreateSafeguardingMeasureBody = asked.body(true)?;
    Ok(body)
}

fn create_safeguarding_measure<A: SafeguardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_safeguarding_measure_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_safeguarding_measure(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn lift_safeguarding_measure_input(
    asked: &mut Asked,
) -> Result<(LiftSafeguardingMeasurePath, LiftSafeguardingMeasureBody), Rejection> {
    let path: LiftSafeguardingMeasurePath = asked.path(&LIFT_SAFEGUARDING_MEASURE_PATH)?;
    let body: LiftSafeguardingMeasureBody = asked.body(true)?;
    Ok((path, body))
}

fn lift_safeguarding_measure<A: SafeguardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = lift_safeguarding_measure_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .lift_safeguarding_measure(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_SAFEGUARDING_MEASURES_QUERY: [Parameter; 5] = [
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
    Parameter {
        name: "member_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "kind",
        kind: Kind::Word(
            &[
                "no_contact",
                "vetting_required",
                "jurisdiction_required",
                "vetted",
                "jurisdiction_known",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "in_force",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
];

static LIFT_SAFEGUARDING_MEASURE_PATH: [Parameter; 1] = [
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

/// The measure to take.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateSafeguardingMeasureBody {
    /// The kind.
    pub kind: SafeguardingKind,
    /// Id of the member it is about.
    pub member_id: i64,
    /// Only with `no_contact`: the one other member it holds for, in both directions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner_id: Option<i64>,
    /// The direction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<SafeguardingDirection>,
    /// Kinds of contact that it holds for; all by default. Not with `vetted` and `jurisdiction_known`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interactions: Option<Vec<SafeguardingInteraction>>,
    /// Country or region. Required with `jurisdiction_known`; optional with `vetted` and `vetting_required`, where it says for where the vetting holds. Not with other kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jurisdiction: Option<String>,
    /// Why. Only staff can read it.
    pub reason: String,
    /// When it begins to hold; now by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it ends; never by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Why the measure is lifted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LiftSafeguardingMeasureBody {
    /// Why. Only staff can read it.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/safeguarding/measures/{id}/lift`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LiftSafeguardingMeasurePath {
    /// Id of the measure.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/safeguarding/measures`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListSafeguardingMeasuresQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Only measures about this member, alone or as one of a pair. Anything but a number counts as none.
    #[serde(default)]
    pub member_id: i64,
    /// The kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<SafeguardingKind>,
    /// Only measures that hold at the moment.
    #[serde(default)]
    pub in_force: bool,
}

impl std::default::Default for ListSafeguardingMeasuresQuery {
    fn default() -> Self {
        Self {
            in_force: Default::default(),
            kind: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            member_id: Default::default(),
            page: defaults::default_u64::<i64, 1>(),
        }
    }
}

/// Direction of a `no_contact` measure.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum SafeguardingDirection {
    /// `to`.
    #[serde(rename = "to")]
    To,
    /// `from`.
    #[serde(rename = "from")]
    From,
    /// `both`.
    #[serde(rename = "both")]
    Both,
}

crate::word! {
    SafeguardingDirection { To = "to", From = "from", Both = "both" }
}

/// A kind of contact between two members.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum SafeguardingInteraction {
    /// `connection_request`.
    #[serde(rename = "connection_request")]
    ConnectionRequest,
    /// `connection_accept`.
    #[serde(rename = "connection_accept")]
    ConnectionAccept,
    /// `review`.
    #[serde(rename = "review")]
    Review,
    /// `skill_endorsement`.
    #[serde(rename = "skill_endorsement")]
    SkillEndorsement,
    /// `transfer`.
    #[serde(rename = "transfer")]
    Transfer,
    /// `exchange`.
    #[serde(rename = "exchange")]
    Exchange,
    /// `message`.
    #[serde(rename = "message")]
    Message,
    /// `group_join`.
    #[serde(rename = "group_join")]
    GroupJoin,
    /// `event_join`.
    #[serde(rename = "event_join")]
    EventJoin,
}

crate::word! {
    SafeguardingInteraction { ConnectionRequest = "connection_request", ConnectionAccept
    = "connection_accept", Review = "review", SkillEndorsement = "skill_endorsement",
    Transfer = "transfer", Exchange = "exchange", Message = "message", GroupJoin =
    "group_join", EventJoin = "event_join" }
}

/// What a measure does. `no_contact` keeps a member from others, or two members from each other. `vetting_required` and `jurisdiction_required` allow contact only to members with a measure `vetted` or `jurisdiction_known`.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum SafeguardingKind {
    /// `no_contact`.
    #[serde(rename = "no_contact")]
    NoContact,
    /// `vetting_required`.
    #[serde(rename = "vetting_required")]
    VettingRequired,
    /// `jurisdiction_required`.
    #[serde(rename = "jurisdiction_required")]
    JurisdictionRequired,
    /// `vetted`.
    #[serde(rename = "vetted")]
    Vetted,
    /// `jurisdiction_known`.
    #[serde(rename = "jurisdiction_known")]
    JurisdictionKnown,
}

crate::word! {
    SafeguardingKind { NoContact = "no_contact", VettingRequired = "vetting_required",
    JurisdictionRequired = "jurisdiction_required", Vetted = "vetted", JurisdictionKnown
    = "jurisdiction_known" }
}

/// A safeguarding measure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SafeguardingMeasure {
    /// Id of the measure.
    pub id: i64,
    /// The kind.
    pub kind: SafeguardingKind,
    /// Id of the member it is about.
    pub member_id: i64,
    /// Id of the one other member it holds for. Null if it holds for all.
    #[serde(deserialize_with = "Option::deserialize")]
    pub partner_id: Option<i64>,
    /// The direction.
    pub direction: SafeguardingDirection,
    /// Kinds of contact that it holds for. Null for all.
    #[serde(deserialize_with = "Option::deserialize")]
    pub interactions: Option<Vec<SafeguardingInteraction>>,
    /// The country or region it is about, as the community writes it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub jurisdiction: Option<String>,
    /// Why it was taken.
    pub reason: String,
    /// When it begins to hold.
    pub starts_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends. Null if never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub ends_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it holds now.
    pub in_force: bool,
    /// Id of whoever took it.
    pub made_by: i64,
    /// When it was taken.
    pub made_at: chrono::DateTime<chrono::offset::Utc>,
    /// Id of whoever lifted it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub lifted_by: Option<i64>,
    /// When it was lifted.
    #[serde(deserialize_with = "Option::deserialize")]
    pub lifted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Why it was lifted.
    #[serde(deserialize_with = "Option::deserialize")]
    pub lift_reason: Option<String>,
}

/// One page of measures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SafeguardingMeasurePage {
    /// Measures, newest first.
    pub data: Vec<SafeguardingMeasure>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// One measure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SafeguardingMeasureResponse {
    /// The data.
    pub data: SafeguardingMeasure,
    /// The meta.
    pub meta: crate::shared::Meta,
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
