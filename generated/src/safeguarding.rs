// Made from contract/areas/safeguarding.yaml by codegen; edit the contract instead.

//! The area `safeguarding`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Asked, Handler, House, Kind, Many, Parameter, Rejection, Reply, Work,
};

/// What the gateway answers in the area `safeguarding`: one method an operation.
pub trait SafeguardingApi: House {
    /// List safeguarding measures
    ///
    /// `GET /api/v2/admin/safeguarding/measures`
    ///
    /// Newest first, lifted and expired ones too unless `in_force` asks otherwise. Only those who look after the community may read them; members are never told why they are kept apart. An unknown `kind` is 422 `VALIDATION_ERROR`.
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
pub(crate) fn handlers<H: SafeguardingApi>() -> [(Operation, Handler<H>); 3] {
    [
        (Operation::ListSafeguardingMeasures, list_safeguarding_measures::<H>),
        (Operation::CreateSafeguardingMeasure, create_safeguarding_measure::<H>),
        (Operation::LiftSafeguardingMeasure, lift_safeguarding_measure::<H>),
    ]
}

fn list_safeguarding_measures<H: SafeguardingApi>(
    house: Arc<H>,
    asked: &mut Asked,
) -> Result<Work<H::Call, H::Failure>, Rejection> {
    let query: ListSafeguardingMeasuresQuery = asked
        .query(&LIST_SAFEGUARDING_MEASURES_QUERY)?;
    Ok(
        Box::new(move |call| {
            let (house, query) = (Arc::clone(&house), query.clone());
            Box::pin(async move {
                let answer = house.list_safeguarding_measures(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_safeguarding_measure<H: SafeguardingApi>(
    house: Arc<H>,
    asked: &mut Asked,
) -> Result<Work<H::Call, H::Failure>, Rejection> {
    let body: CreateSafeguardingMeasureBody = asked.body(true)?;
    Ok(
        Box::new(move |call| {
            let (house, body) = (Arc::clone(&house), body.clone());
            Box::pin(async move {
                let answer = house.create_safeguarding_measure(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn lift_safeguarding_measure<H: SafeguardingApi>(
    house: Arc<H>,
    asked: &mut Asked,
) -> Result<Work<H::Call, H::Failure>, Rejection> {
    let path: LiftSafeguardingMeasurePath = asked.path(&LIFT_SAFEGUARDING_MEASURE_PATH)?;
    let body: LiftSafeguardingMeasureBody = asked.body(true)?;
    Ok(
        Box::new(move |call| {
            let (house, path, body) = (Arc::clone(&house), path.clone(), body.clone());
            Box::pin(async move {
                let answer = house.lift_safeguarding_measure(call, path, body).await?;
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
    /// What it holds for; everything, if it is left out. Not with `vetted` and `jurisdiction_known`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interactions: Option<Vec<SafeguardingInteraction>>,
    /// The country or region: needed with `jurisdiction_known`; with `vetted` and `vetting_required` where the vetting holds. Not with other kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jurisdiction: Option<String>,
    /// Why, for those who look after the community.
    pub reason: String,
    /// From when it holds; now, if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Until when it holds; without end, if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Why the measure is lifted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LiftSafeguardingMeasureBody {
    /// Why, for those who look after the community.
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

/// Whom `no_contact` binds: `to`, nobody may turn to the member; `from`, the member may turn to nobody; `both`.
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

impl SafeguardingDirection {
    /// Every value, in the order of the contract.
    pub const ALL: &'static [Self] = &[Self::To, Self::From, Self::Both];

    /// The value as the wire spells it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::To => "to",
            Self::From => "from",
            Self::Both => "both",
        }
    }
}

impl std::fmt::Display for SafeguardingDirection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for SafeguardingDirection {
    type Err = crate::runtime::UnknownValue;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::runtime::one_of(Self::ALL, Self::as_str, text)
    }
}

/// What two members may do with one another.
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
}

impl SafeguardingInteraction {
    /// Every value, in the order of the contract.
    pub const ALL: &'static [Self] = &[
        Self::ConnectionRequest,
        Self::ConnectionAccept,
        Self::Review,
        Self::SkillEndorsement,
        Self::Transfer,
        Self::Exchange,
        Self::Message,
        Self::GroupJoin,
    ];

    /// The value as the wire spells it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ConnectionRequest => "connection_request",
            Self::ConnectionAccept => "connection_accept",
            Self::Review => "review",
            Self::SkillEndorsement => "skill_endorsement",
            Self::Transfer => "transfer",
            Self::Exchange => "exchange",
            Self::Message => "message",
            Self::GroupJoin => "group_join",
        }
    }
}

impl std::fmt::Display for SafeguardingInteraction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for SafeguardingInteraction {
    type Err = crate::runtime::UnknownValue;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::runtime::one_of(Self::ALL, Self::as_str, text)
    }
}

/// What a measure does. `no_contact` keeps a member, or two, from meeting others. `vetting_required` and `jurisdiction_required` let only those meet the member who are `vetted`, or of whom it is known where they live (`jurisdiction_known`).
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

impl SafeguardingKind {
    /// Every value, in the order of the contract.
    pub const ALL: &'static [Self] = &[
        Self::NoContact,
        Self::VettingRequired,
        Self::JurisdictionRequired,
        Self::Vetted,
        Self::JurisdictionKnown,
    ];

    /// The value as the wire spells it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NoContact => "no_contact",
            Self::VettingRequired => "vetting_required",
            Self::JurisdictionRequired => "jurisdiction_required",
            Self::Vetted => "vetted",
            Self::JurisdictionKnown => "jurisdiction_known",
        }
    }
}

impl std::fmt::Display for SafeguardingKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for SafeguardingKind {
    type Err = crate::runtime::UnknownValue;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::runtime::one_of(Self::ALL, Self::as_str, text)
    }
}

/// A measure with who took and lifted it, and why.
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
    /// What it holds for. Null for everything.
    #[serde(deserialize_with = "Option::deserialize")]
    pub interactions: Option<Vec<SafeguardingInteraction>>,
    /// The country or region it is about, as the community writes it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub jurisdiction: Option<String>,
    /// Why it was taken.
    pub reason: String,
    /// It holds from then on.
    pub starts_at: chrono::DateTime<chrono::offset::Utc>,
    /// It holds until then. Null if it has no end.
    #[serde(deserialize_with = "Option::deserialize")]
    pub ends_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it holds at the moment.
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
