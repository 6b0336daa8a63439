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

    /// What members can tell of their safety, for administrators
    ///
    /// `GET /api/v2/admin/safeguarding/options`
    ///
    /// In their order, those that are no longer offered as well, with the measure that each takes.
    fn list_safeguarding_options(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SafeguardingOptionList, Self::Failure>> + Send;

    /// Offer something to tell of one's safety
    ///
    /// `POST /api/v2/admin/safeguarding/options`
    ///
    /// For administrators. Members are offered it in their first steps, and whenever they read what they told. 409 `VALIDATION_DUPLICATE` on `option_key` when there is such a key, 422 `VALIDATION_ERROR` names the fields that do not belong to the type, and on `option_key` also that there are 50 options.
    fn create_safeguarding_option(
        &self,
        call: Self::Call,
        body: CreateSafeguardingOptionBody,
    ) -> impl Future<Output = Result<SafeguardingOptionResponse, Self::Failure>> + Send;

    /// Change what can be told of one's safety
    ///
    /// `PUT /api/v2/admin/safeguarding/options/{id}`
    ///
    /// For administrators. What is left out stays as it is; key and type are fixed. With `is_active: false` it is no longer offered; what members told stays. 400 `VALIDATION_NO_FIELDS` when nothing is named, 404 `NOT_FOUND` when there is none, 422 `VALIDATION_ERROR` for what does not belong to the type.
    fn update_safeguarding_option(
        &self,
        call: Self::Call,
        path: UpdateSafeguardingOptionPath,
        body: UpdateSafeguardingOptionBody,
    ) -> impl Future<Output = Result<SafeguardingOptionResponse, Self::Failure>> + Send;

    /// What members told of their safety
    ///
    /// `GET /api/v2/admin/safeguarding/choices`
    ///
    /// Only for staff. Newest first, what was taken back as well. Each member whom the page is about reads who has read it, and when.
    fn list_safeguarding_choices(
        &self,
        call: Self::Call,
        query: ListSafeguardingChoicesQuery,
    ) -> impl Future<Output = Result<SafeguardingChoicePage, Self::Failure>> + Send;

    /// Who read what the caller told of their safety
    ///
    /// `GET /api/v2/users/me/safeguarding-reads`
    ///
    /// A line for each of staff and day, the latest day first. Nobody can change it; only the member reads it. 404 `NOT_FOUND` for whoever is no member of this community.
    fn list_my_safeguarding_reads(
        &self,
        call: Self::Call,
        query: ListMySafeguardingReadsQuery,
    ) -> impl Future<Output = Result<SafeguardingReadPage, Self::Failure>> + Send;

    /// Those of the `SafeguardingMeasure` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn safeguarding_measure_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<SafeguardingMeasure>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SafeguardingApi>() -> [Served<A>; 8] {
    [
        (Operation::ListSafeguardingMeasures, list_safeguarding_measures::<A>),
        (Operation::CreateSafeguardingMeasure, create_safeguarding_measure::<A>),
        (Operation::LiftSafeguardingMeasure, lift_safeguarding_measure::<A>),
        (Operation::ListSafeguardingOptions, list_safeguarding_options::<A>),
        (Operation::CreateSafeguardingOption, create_safeguarding_option::<A>),
        (Operation::UpdateSafeguardingOption, update_safeguarding_option::<A>),
        (Operation::ListSafeguardingChoices, list_safeguarding_choices::<A>),
        (Operation::ListMySafeguardingReads, list_my_safeguarding_reads::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
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
        (Operation::ListSafeguardingOptions, |_| Ok(())),
        (
            Operation::CreateSafeguardingOption,
            |asked| create_safeguarding_option_input(asked).map(drop),
        ),
        (
            Operation::UpdateSafeguardingOption,
            |asked| update_safeguarding_option_input(asked).map(drop),
        ),
        (
            Operation::ListSafeguardingChoices,
            |asked| list_safeguarding_choices_input(asked).map(drop),
        ),
        (
            Operation::ListMySafeguardingReads,
            |asked| list_my_safeguarding_reads_input(asked).map(drop),
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

fn list_safeguarding_options<A: SafeguardingApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_safeguarding_options(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_safeguarding_option_input(
    asked: &mut Asked,
) -> Result<CreateSafeguardingOptionBody, Rejection> {
    let body: CreateSafeguardingOptionBody = asked.body(true)?;
    Ok(body)
}

fn create_safeguarding_option<A: SafeguardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_safeguarding_option_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_safeguarding_option(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_safeguarding_option_input(
    asked: &mut Asked,
) -> Result<(UpdateSafeguardingOptionPath, UpdateSafeguardingOptionBody), Rejection> {
    let path: UpdateSafeguardingOptionPath = asked
        .path(&UPDATE_SAFEGUARDING_OPTION_PATH)?;
    let body: UpdateSafeguardingOptionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_safeguarding_option<A: SafeguardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_safeguarding_option_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_safeguarding_option(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_safeguarding_choices_input(
    asked: &mut Asked,
) -> Result<ListSafeguardingChoicesQuery, Rejection> {
    let query: ListSafeguardingChoicesQuery = asked
        .query(&LIST_SAFEGUARDING_CHOICES_QUERY)?;
    Ok(query)
}

fn list_safeguarding_choices<A: SafeguardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_safeguarding_choices_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_safeguarding_choices(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_safeguarding_reads_input(
    asked: &mut Asked,
) -> Result<ListMySafeguardingReadsQuery, Rejection> {
    let query: ListMySafeguardingReadsQuery = asked
        .query(&LIST_MY_SAFEGUARDING_READS_QUERY)?;
    Ok(query)
}

fn list_my_safeguarding_reads<A: SafeguardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_my_safeguarding_reads_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_my_safeguarding_reads(call, query).await?;
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

static UPDATE_SAFEGUARDING_OPTION_PATH: [Parameter; 1] = [
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

static LIST_SAFEGUARDING_CHOICES_QUERY: [Parameter; 3] = [
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
    Parameter {
        name: "member_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_MY_SAFEGUARDING_READS_QUERY: [Parameter; 2] = [
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

/// The measure to take.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateSafeguardingMeasureBody {
    /// The kind.
    pub kind: SafeguardingKind,
    /// Id of the member it is about.
    pub member_id: i64,
    /// Only with `no_contact`: the one other member it holds for, in both directions.
    pub partner_id: Option<i64>,
    /// The direction.
    pub direction: Option<SafeguardingDirection>,
    /// Kinds of contact that it holds for; all by default. Not with `vetted` and `jurisdiction_known`.
    #[serde(default)]
    pub interactions: Option<Vec<SafeguardingInteraction>>,
    /// Country or region. Required with `jurisdiction_known`; optional with `vetted` and `vetting_required`, where it says for where the vetting holds. Not with other kinds.
    pub jurisdiction: Option<String>,
    /// Why. Only staff can read it.
    pub reason: String,
    /// When it begins to hold; now by default.
    pub starts_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it ends; never by default.
    pub ends_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Something that members can tell of their safety.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateSafeguardingOptionBody {
    /// Its name for programs.
    pub option_key: String,
    /// The option type.
    pub option_type: SafeguardingOptionType,
    /// What is told.
    pub label: String,
    /// More about it.
    pub description: Option<String>,
    /// Where to read on.
    pub help_url: Option<String>,
    /// Whether the first steps do not end without it. Not with `info`.
    #[serde(default)]
    pub is_required: bool,
    /// The values of a `select`, which needs some. Not with other types.
    #[serde(default)]
    pub select_options: Option<Vec<SafeguardingSelectInput>>,
    /// The measure about the member that is taken as soon as they tell it. Not with `info`.
    pub measure: Option<SafeguardingKind>,
    /// Its place.
    #[serde(default)]
    pub sort_order: i64,
}

/// Why the measure is lifted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LiftSafeguardingMeasureBody {
    /// Why. Only staff can read it.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/safeguarding/measures/{id}/lift`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LiftSafeguardingMeasurePath {
    /// Id of the measure.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/users/me/safeguarding-reads`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMySafeguardingReadsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMySafeguardingReadsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/safeguarding/choices`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSafeguardingChoicesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// Only what this member told. Anything but a number counts as none.
    #[serde(default)]
    pub member_id: i64,
}

impl std::default::Default for ListSafeguardingChoicesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            member_id: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/safeguarding/measures`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
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

/// What a member told of their safety.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingChoice {
    /// Its id.
    pub id: i64,
    /// Id of the member.
    pub member_id: i64,
    /// Id of the option.
    pub option_id: i64,
    /// The option's name for programs.
    pub option_key: String,
    /// What was told.
    pub label: String,
    /// Which of several values. Null where there are none.
    pub value: Option<String>,
    /// Id of the measure that was taken for it. Null if none was.
    pub measure_id: Option<i64>,
    /// When it was told.
    pub chosen_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was taken back. Null if it holds.
    pub withdrawn_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// One page of what members told of their safety.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingChoicePage {
    /// Newest first.
    pub data: Vec<SafeguardingChoice>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Direction of a `no_contact` measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SafeguardingDirection {
    /// `to`.
    To,
    /// `from`.
    From,
    /// `both`.
    Both,
}

crate::word! {
    SafeguardingDirection { To = "to", From = "from", Both = "both" }
}

crate::runtime::wire! {
    SafeguardingDirection
}

/// A kind of contact between two members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SafeguardingInteraction {
    /// `connection_request`.
    ConnectionRequest,
    /// `connection_accept`.
    ConnectionAccept,
    /// `review`.
    Review,
    /// `skill_endorsement`.
    SkillEndorsement,
    /// `transfer`.
    Transfer,
    /// `exchange`.
    Exchange,
    /// `message`.
    Message,
    /// `group_join`.
    GroupJoin,
    /// `event_join`.
    EventJoin,
}

crate::word! {
    SafeguardingInteraction { ConnectionRequest = "connection_request", ConnectionAccept
    = "connection_accept", Review = "review", SkillEndorsement = "skill_endorsement",
    Transfer = "transfer", Exchange = "exchange", Message = "message", GroupJoin =
    "group_join", EventJoin = "event_join" }
}

crate::runtime::wire! {
    SafeguardingInteraction
}

/// What a measure does. `no_contact` keeps a member from others, or two members from each other. `vetting_required` and `jurisdiction_required` allow contact only to members with a measure `vetted` or `jurisdiction_known`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SafeguardingKind {
    /// `no_contact`.
    NoContact,
    /// `vetting_required`.
    VettingRequired,
    /// `jurisdiction_required`.
    JurisdictionRequired,
    /// `vetted`.
    Vetted,
    /// `jurisdiction_known`.
    JurisdictionKnown,
}

crate::word! {
    SafeguardingKind { NoContact = "no_contact", VettingRequired = "vetting_required",
    JurisdictionRequired = "jurisdiction_required", Vetted = "vetted", JurisdictionKnown
    = "jurisdiction_known" }
}

crate::runtime::wire! {
    SafeguardingKind
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
#[derive(Clone, Debug, Serialize)]
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

/// Something that members can tell of their safety.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingOption {
    /// Its id.
    pub id: i64,
    /// Its name for programs, which stays.
    pub option_key: String,
    /// The option type.
    pub option_type: SafeguardingOptionType,
    /// What is told.
    pub label: String,
    /// More about it. Null if there is no more to say.
    pub description: Option<String>,
    /// Where to read on. Null if nowhere.
    pub help_url: Option<String>,
    /// Whether the first steps do not end without it.
    pub is_required: bool,
    /// The values of a `select`. Empty for other types.
    pub select_options: Vec<SafeguardingSelectOption>,
    /// The measure about the member that is taken as soon as they tell it. Null for none.
    pub measure: Option<SafeguardingKind>,
    /// Its place.
    pub sort_order: i64,
    /// Whether it is offered.
    pub is_active: bool,
    /// When it was added.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What members can tell of their safety.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingOptionList {
    /// In their order.
    pub data: Vec<SafeguardingOption>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Something that members can tell of their safety.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingOptionResponse {
    /// The data.
    pub data: SafeguardingOption,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SafeguardingOptionType {
    /// `checkbox`.
    Checkbox,
    /// `select`.
    Select,
    /// `info`.
    Info,
}

crate::word! {
    SafeguardingOptionType { Checkbox = "checkbox", Select = "select", Info = "info" }
}

crate::runtime::wire! {
    SafeguardingOptionType
}

/// That somebody of staff has read on a day what a member told of their safety.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingRead {
    /// Its id.
    pub id: i64,
    /// Id of whoever read it.
    pub reader_id: i64,
    /// Name of whoever read it. Null if it is not known any more.
    pub reader_name: Option<String>,
    /// How many times on that day.
    pub times: i64,
    /// When it was read first on that day.
    pub first_read_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was read last on that day.
    pub last_read_at: chrono::DateTime<chrono::offset::Utc>,
}

/// One page of who read what a member told of their safety.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingReadPage {
    /// The latest day first.
    pub data: Vec<SafeguardingRead>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A value to choose.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SafeguardingSelectInput {
    /// The value.
    pub value: String,
    /// The value in words.
    pub label: String,
}

/// A value to choose.
#[derive(Clone, Debug, Serialize)]
pub struct SafeguardingSelectOption {
    /// The value.
    pub value: String,
    /// The value in words.
    pub label: String,
}

/// What is to change.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateSafeguardingOptionBody {
    /// What is told.
    pub label: Option<String>,
    /// More about it. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// Where to read on. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub help_url: Option<Option<String>>,
    /// Whether the first steps do not end without it.
    pub is_required: Option<bool>,
    /// The values of a `select`. What members told stays.
    #[serde(default)]
    pub select_options: Option<Vec<SafeguardingSelectInput>>,
    /// Its place.
    pub sort_order: Option<i64>,
    /// Whether it is offered.
    pub is_active: Option<bool>,
}

/// The path parameters of `PUT /api/v2/admin/safeguarding/options/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateSafeguardingOptionPath {
    /// Id of the option.
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
