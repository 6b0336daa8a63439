// Made from contract/areas/endorsements.yaml by codegen; edit the contract instead.

//! The area `endorsements`: types, trait and routes.
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

/// What the gateway answers in the area `endorsements`: one method an operation.
pub trait EndorsementsApi: Area {
    /// Endorse a skill of a member
    ///
    /// `POST /api/v2/members/{id}/endorse`
    ///
    /// 422 `SELF_ENDORSEMENT` for oneself. 422 `VALIDATION_ERROR` when `skill_name` is missing or nothing but spaces, or `skill_id` is no skill of the community with this name. 404 `NOT_FOUND` when the community has no such active member. 403 `BLOCKED` when either has blocked the other. 409 `ALREADY_ENDORSED` when the caller has endorsed the skill, however it was spelled. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding rule keeps the two apart; 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when it cannot be asked. A comment of more than 500 characters is cut. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn endorse_skill(
        &self,
        call: Self::Call,
        path: EndorseSkillPath,
        body: EndorseSkillBody,
    ) -> impl Future<Output = Result<EndorsedSkillResponse, Self::Failure>> + Send;

    /// Withdraw an endorsement of a skill
    ///
    /// `DELETE /api/v2/members/{id}/endorse`
    ///
    /// The name stands in the body or in the query; the body speaks first. 400 `VALIDATION_ERROR` without one. Success even if there was nothing to take back. 404 `NOT_FOUND` when the community has no such member.
    fn withdraw_skill_endorsement(
        &self,
        call: Self::Call,
        path: WithdrawSkillEndorsementPath,
        query: WithdrawSkillEndorsementQuery,
        body: WithdrawSkillEndorsementBody,
    ) -> impl Future<
        Output = Result<WithdrawnEndorsementResponse, Self::Failure>,
    > + Send;

    /// Endorsements of a member's skills
    ///
    /// `GET /api/v2/members/{id}/endorsements`
    ///
    /// Grouped by skill, the most endorsed first, at most 100 skills with the 20 latest endorsers each; or, with `skill_name`, the 100 latest endorsers of that skill and whether the caller is one. Counts are of all. 404 `NOT_FOUND` when the community has no such member.
    fn list_endorsements(
        &self,
        call: Self::Call,
        path: ListEndorsementsPath,
        query: ListEndorsementsQuery,
    ) -> impl Future<Output = Result<EndorsementsResponse, Self::Failure>> + Send;

    /// Members with the most endorsements
    ///
    /// `GET /api/v2/members/top-endorsed`
    ///
    /// Active members who let themselves be found, the most endorsed first.
    fn list_top_endorsed(
        &self,
        call: Self::Call,
        query: ListTopEndorsedQuery,
    ) -> impl Future<Output = Result<TopEndorsedResponse, Self::Failure>> + Send;

    /// Vouch for a member
    ///
    /// `POST /api/v2/members/{id}/peer-endorse`
    ///
    /// Once; vouching again changes nothing and is no error. The third makes the member `peer_endorsed`, a badge that is granted once. 422 `SELF_ENDORSEMENT` for oneself, 404 `RESOURCE_NOT_FOUND` when the community has no such active member, 403 `BLOCKED` when either has blocked the other.
    fn peer_endorse(
        &self,
        call: Self::Call,
        path: PeerEndorsePath,
    ) -> impl Future<Output = Result<PeerEndorsementResponse, Self::Failure>> + Send;

    /// The community's list of skills
    ///
    /// `GET /api/v2/skills`
    ///
    /// By name, or only those that contain what is looked for. With how many endorsements name each.
    fn list_skills(
        &self,
        call: Self::Call,
        query: ListSkillsQuery,
    ) -> impl Future<Output = Result<SkillPage, Self::Failure>> + Send;

    /// Add a skill to the community's list
    ///
    /// `POST /api/v2/admin/skills`
    ///
    /// For staff. 422 `VALIDATION_ERROR` when `name` is nothing but spaces, 409 `ALREADY_EXISTS` when the list has it, however it is spelled.
    fn add_skill(
        &self,
        call: Self::Call,
        body: AddSkillBody,
    ) -> impl Future<Output = Result<SkillResponse, Self::Failure>> + Send;

    /// Those of the `Skill` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn skill_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Skill>, Self::Failure>> + Send;

    /// `Member.endorsementStats` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn member_endorsement_stats_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<(i64, crate::endorsements::EndorsementStats)>, Self::Failure>,
    > + Send;

    /// `skill` in the payload of `endorseSkill`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn endorse_skill_skill_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;

    /// `skill` in the payload of `withdrawSkillEndorsement`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn withdraw_skill_endorsement_skill_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EndorsementsApi>() -> [Served<A>; 7] {
    [
        (Operation::EndorseSkill, endorse_skill::<A>),
        (Operation::WithdrawSkillEndorsement, withdraw_skill_endorsement::<A>),
        (Operation::ListEndorsements, list_endorsements::<A>),
        (Operation::ListTopEndorsed, list_top_endorsed::<A>),
        (Operation::PeerEndorse, peer_endorse::<A>),
        (Operation::ListSkills, list_skills::<A>),
        (Operation::AddSkill, add_skill::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (Operation::EndorseSkill, |asked| endorse_skill_input(asked).map(drop)),
        (
            Operation::WithdrawSkillEndorsement,
            |asked| withdraw_skill_endorsement_input(asked).map(drop),
        ),
        (Operation::ListEndorsements, |asked| list_endorsements_input(asked).map(drop)),
        (Operation::ListTopEndorsed, |asked| list_top_endorsed_input(asked).map(drop)),
        (Operation::PeerEndorse, |asked| peer_endorse_input(asked).map(drop)),
        (Operation::ListSkills, |asked| list_skills_input(asked).map(drop)),
        (Operation::AddSkill, |asked| add_skill_input(asked).map(drop)),
    ]
}

fn endorse_skill_input(
    asked: &mut Asked,
) -> Result<(EndorseSkillPath, EndorseSkillBody), Rejection> {
    let path: EndorseSkillPath = asked.path(&ENDORSE_SKILL_PATH)?;
    let body: EndorseSkillBody = asked.body(true)?;
    Ok((path, body))
}

fn endorse_skill<A: EndorsementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = endorse_skill_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().endorse_skill(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_skill_endorsement_input(
    asked: &mut Asked,
) -> Result<
    (
        WithdrawSkillEndorsementPath,
        WithdrawSkillEndorsementQuery,
        WithdrawSkillEndorsementBody,
    ),
    Rejection,
> {
    let path: WithdrawSkillEndorsementPath = asked
        .path(&WITHDRAW_SKILL_ENDORSEMENT_PATH)?;
    let (query, body): (WithdrawSkillEndorsementQuery, WithdrawSkillEndorsementBody) = Rejection::together(
        asked.query(&WITHDRAW_SKILL_ENDORSEMENT_QUERY),
        asked.body(false),
    )?;
    Ok((path, query, body))
}

fn withdraw_skill_endorsement<A: EndorsementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query, body) = withdraw_skill_endorsement_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query, body) = (path.clone(), query.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .withdraw_skill_endorsement(call, path, query, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_endorsements_input(
    asked: &mut Asked,
) -> Result<(ListEndorsementsPath, ListEndorsementsQuery), Rejection> {
    let path: ListEndorsementsPath = asked.path(&LIST_ENDORSEMENTS_PATH)?;
    let query: ListEndorsementsQuery = asked.query(&LIST_ENDORSEMENTS_QUERY)?;
    Ok((path, query))
}

fn list_endorsements<A: EndorsementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_endorsements_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_endorsements(call, path, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_top_endorsed_input(
    asked: &mut Asked,
) -> Result<ListTopEndorsedQuery, Rejection> {
    let query: ListTopEndorsedQuery = asked.query(&LIST_TOP_ENDORSED_QUERY)?;
    Ok(query)
}

fn list_top_endorsed<A: EndorsementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_top_endorsed_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_top_endorsed(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn peer_endorse_input(asked: &mut Asked) -> Result<PeerEndorsePath, Rejection> {
    let path: PeerEndorsePath = asked.path(&PEER_ENDORSE_PATH)?;
    Ok(path)
}

fn peer_endorse<A: EndorsementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = peer_endorse_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().peer_endorse(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_skills_input(asked: &mut Asked) -> Result<ListSkillsQuery, Rejection> {
    let query: ListSkillsQuery = asked.query(&LIST_SKILLS_QUERY)?;
    Ok(query)
}

fn list_skills<A: EndorsementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_skills_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_skills(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn add_skill_input(asked: &mut Asked) -> Result<AddSkillBody, Rejection> {
    let body: AddSkillBody = asked.body(true)?;
    Ok(body)
}

fn add_skill<A: EndorsementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = add_skill_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().add_skill(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

static ENDORSE_SKILL_PATH: [Parameter; 1] = [
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

static WITHDRAW_SKILL_ENDORSEMENT_PATH: [Parameter; 1] = [
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

static WITHDRAW_SKILL_ENDORSEMENT_QUERY: [Parameter; 1] = [
    Parameter {
        name: "skill_name",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_ENDORSEMENTS_PATH: [Parameter; 1] = [
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

static LIST_ENDORSEMENTS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "skill_name",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_TOP_ENDORSED_QUERY: [Parameter; 1] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static PEER_ENDORSE_PATH: [Parameter; 1] = [
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

static LIST_SKILLS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "q",
        kind: Kind::Text,
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

/// The skill to add.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddSkillBody {
    /// Name of the skill. Spaces around it do not count.
    pub name: String,
}

/// The skill to endorse.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EndorseSkillBody {
    /// Name of the skill. Spaces around it do not count.
    pub skill_name: String,
    /// Id of the skill on the community's list. By default it is found by its name.
    pub skill_id: Option<i64>,
    /// What the caller saw the member do. Cut off after 500 characters.
    pub comment: Option<String>,
}

/// The path parameters of `POST /api/v2/members/{id}/endorse`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EndorseSkillPath {
    /// Id of the member.
    pub id: i64,
}

/// An endorsement just made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndorsedSkill {
    /// Id of the endorsement.
    pub endorsement_id: i64,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// A skill of a member, with who endorses it.
#[derive(Clone, Debug, Serialize)]
pub struct EndorsedSkillGroup {
    /// Name of the skill, as it was last spelled.
    pub skill_name: String,
    /// How many members endorse it.
    pub count: i64,
    /// Names of `endorsers`, joined by a comma and a space.
    pub endorsed_by_names: String,
    /// Ids of `endorsers`, joined by commas.
    pub endorsed_by_ids: String,
    /// Pictures of `endorsers`, joined by commas; empty for those who have none.
    pub endorsed_by_avatars: String,
    /// The latest endorsers first.
    pub endorsers: Vec<Endorser>,
    /// When it was last endorsed.
    pub latest_endorsement: chrono::DateTime<chrono::offset::Utc>,
}

/// An endorsement just made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndorsedSkillResponse {
    /// The data.
    pub data: EndorsedSkill,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Endorsements of a member, grouped by skill.
#[derive(Clone, Debug, Serialize)]
pub struct EndorsementGroups {
    /// The most endorsed first.
    pub endorsements: Vec<EndorsedSkillGroup>,
    /// The stats.
    pub stats: EndorsementStats,
}

/// Endorsements of a member in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct EndorsementStats {
    /// Endorsements of the member's skills.
    pub endorsements_received: i64,
    /// Endorsements that the member gave.
    pub endorsements_given: i64,
    /// Different skills of the member that are endorsed.
    pub skills_endorsed: i64,
}

/// Endorsements of a member.
#[derive(Clone, Debug, Serialize)]
pub struct EndorsementsResponse {
    /// The data.
    pub data: EndorsementsView,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Endorsements of a member, by skill or of one skill.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum EndorsementsView {
    /// `endorsement groups`.
    EndorsementGroups(EndorsementGroups),
    /// `skill endorsements`.
    SkillEndorsements(SkillEndorsements),
}

impl From<EndorsementGroups> for EndorsementsView {
    fn from(value: EndorsementGroups) -> Self {
        Self::EndorsementGroups(value)
    }
}

impl From<SkillEndorsements> for EndorsementsView {
    fn from(value: SkillEndorsements) -> Self {
        Self::SkillEndorsements(value)
    }
}

/// A member who endorses.
#[derive(Clone, Debug, Serialize)]
pub struct Endorser {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
}

/// The path parameters of `GET /api/v2/members/{id}/endorsements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEndorsementsPath {
    /// Id of the member.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/members/{id}/endorsements`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListEndorsementsQuery {
    /// Name of one skill. Spaces around it and capitals do not count.
    pub skill_name: Option<String>,
}

/// The query parameters of `GET /api/v2/skills`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSkillsQuery {
    /// Text to find in the name.
    pub q: Option<String>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
}

impl std::default::Default for ListSkillsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
            page: defaults::default_u64::<i64, 1>(),
            q: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/members/top-endorsed`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListTopEndorsedQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 10>")]
    pub limit: i64,
}

impl std::default::Default for ListTopEndorsedQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 10>(),
        }
    }
}

/// The path parameters of `POST /api/v2/members/{id}/peer-endorse`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PeerEndorsePath {
    /// Id of the member.
    pub id: i64,
}

/// How many members vouch for a member.
#[derive(Clone, Debug, Serialize)]
pub struct PeerEndorsement {
    /// Id of the member.
    pub endorsed_id: i64,
    /// How many members vouch for the member.
    pub endorsement_count: i64,
    /// How many vouches earn the badge `peer_endorsed`.
    pub threshold: i64,
    /// Whether the badge was granted just now.
    pub badge_granted: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// How many members vouch for a member.
#[derive(Clone, Debug, Serialize)]
pub struct PeerEndorsementResponse {
    /// The data.
    pub data: PeerEndorsement,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A skill on the community's list.
#[derive(Clone, Debug, Serialize)]
pub struct Skill {
    /// Id of the skill.
    pub id: i64,
    /// Name of the skill.
    pub name: String,
    /// How many endorsements name it.
    pub endorsements_count: i64,
}

/// One endorsement of a skill.
#[derive(Clone, Debug, Serialize)]
pub struct SkillEndorsementItem {
    /// Id of the endorsement.
    pub id: i64,
    /// What the endorser saw the member do.
    pub comment: Option<String>,
    /// When it was given.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Id of the endorser.
    pub endorser_id: i64,
    /// Name of the endorser to show.
    pub endorser_name: String,
    /// Absolute address of the endorser's picture.
    pub endorser_avatar: Option<String>,
}

/// Who endorses one skill of a member.
#[derive(Clone, Debug, Serialize)]
pub struct SkillEndorsements {
    /// Name of the skill, as it was asked for.
    pub skill_name: String,
    /// The latest first.
    pub endorsements: Vec<SkillEndorsementItem>,
    /// How many members endorse it.
    pub count: i64,
    /// Whether the caller is one of them.
    pub has_endorsed: bool,
}

/// One page of skills.
#[derive(Clone, Debug, Serialize)]
pub struct SkillPage {
    /// Skills by name.
    pub data: Vec<Skill>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// One skill.
#[derive(Clone, Debug, Serialize)]
pub struct SkillResponse {
    /// The data.
    pub data: Skill,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member with the endorsements of their skills.
#[derive(Clone, Debug, Serialize)]
pub struct TopEndorsedMember {
    /// Id of the member.
    pub user_id: i64,
    /// Name to show.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// Endorsements of the member's skills.
    pub total_endorsements: i64,
    /// Different skills of the member that are endorsed.
    pub skills_endorsed: i64,
}

/// Members with the most endorsements.
#[derive(Clone, Debug, Serialize)]
pub struct TopEndorsedResponse {
    /// The most endorsed first.
    pub data: Vec<TopEndorsedMember>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The skill that is no longer endorsed.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct WithdrawSkillEndorsementBody {
    /// Name of the skill. Spaces around it and capitals do not count.
    pub skill_name: Option<String>,
}

/// The path parameters of `DELETE /api/v2/members/{id}/endorse`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawSkillEndorsementPath {
    /// Id of the member.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/members/{id}/endorse`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct WithdrawSkillEndorsementQuery {
    /// Name of the skill.
    pub skill_name: Option<String>,
}

/// An endorsement that is not there.
#[derive(Clone, Debug, Serialize)]
pub struct WithdrawnEndorsement {
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// An endorsement that is not there.
#[derive(Clone, Debug, Serialize)]
pub struct WithdrawnEndorsementResponse {
    /// The data.
    pub data: WithdrawnEndorsement,
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
