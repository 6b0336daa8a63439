//! Endorsements, badges, and the community's list of skills.

mod moves;

use std::sync::Arc;

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::Operation;
use contract::members::MemberBadge;

pub use moves::EndorsementsMutation;

use super::loaders::{BadgesOf, EndorsementStatsOf, EndorsementsOf, SkillOf};
use super::members::Member;
use super::moment::Moment;
use super::relay;
use super::session::Session;
use crate::base::MemberId;
use crate::endorsements::model::{Group, Line};
use crate::endorsements::store::Top;
use crate::endorsements::{actions, skills};
use crate::members::Card;
use crate::recognition::Granted;

/// A skill of a member, with who endorses it.
pub struct EndorsedSkill {
    group: Arc<Vec<Group>>,
    nth: usize,
}

/// A skill of a member, with who endorses it.
#[Object]
impl EndorsedSkill {
    /// Name of the skill, as it was last spelled.
    async fn skill_name(&self) -> &str {
        &self.group[self.nth].skill_name
    }

    /// How many members endorse it.
    async fn count(&self) -> i64 {
        self.group[self.nth].count
    }

    /// When it was last endorsed.
    async fn latest_endorsement(&self) -> Moment {
        self.group[self.nth].latest.into()
    }

    /// The latest endorsers first, at most 20.
    #[graphql(complexity = "20 * child_complexity + 1")]
    async fn endorsers(&self) -> Vec<Member> {
        self.group[self.nth].endorsers.iter().map(|card| Member::from(Arc::new(card.clone()))).collect()
    }
}

impl EndorsedSkill {
    /// The skills of a member, the most endorsed first.
    pub async fn of(session: &Session, member: MemberId) -> Result<Vec<Self>> {
        session.enter_once(Operation::ListEndorsements).await?;
        let groups = session.loaders().load_one(EndorsementsOf(member)).await?.unwrap_or_default();
        Ok((0..groups.len()).map(|nth| Self { group: Arc::clone(&groups), nth }).collect())
    }
}

/// Endorsements of a member in numbers.
#[derive(SimpleObject)]
pub struct EndorsementStats {
    /// Endorsements of the member's skills.
    endorsements_received: i64,
    /// Endorsements that the member gave.
    endorsements_given: i64,
    /// Different skills of the member that are endorsed.
    skills_endorsed: i64,
}

impl EndorsementStats {
    /// Endorsements of a member in numbers.
    pub async fn of(session: &Session, member: MemberId) -> Result<Option<Self>> {
        session.enter_once(Operation::ListEndorsements).await?;
        let stats = session.loaders().load_one(EndorsementStatsOf(member)).await?;
        Ok(stats.map(|stats| Self {
            endorsements_received: stats.received,
            endorsements_given: stats.given,
            skills_endorsed: stats.skills,
        }))
    }
}

/// A badge that a member has.
#[derive(SimpleObject)]
pub struct Badge {
    /// Which: `peer_endorsed` when enough members vouch, or one that people granted.
    badge_key: String,
    /// The same in words.
    name: String,
    /// An emoji for it. Null if it has none.
    icon: Option<String>,
    /// What it is given for. Null if nothing is known of it.
    description: Option<String>,
    /// Since when.
    granted_at: Moment,
    /// Until when. Null if it has no end.
    expires_at: Option<Moment>,
}

impl From<&Granted> for Badge {
    fn from(granted: &Granted) -> Self {
        Self {
            badge_key: granted.badge_type.clone(),
            name: granted.name(),
            icon: granted.icon().map(str::to_owned),
            description: granted.description().map(str::to_owned),
            granted_at: granted.granted_at.into(),
            expires_at: granted.expires_at.map(Moment),
        }
    }
}

impl From<MemberBadge> for Badge {
    fn from(badge: MemberBadge) -> Self {
        Self {
            badge_key: badge.badge_key,
            name: badge.name,
            icon: badge.icon,
            description: badge.description,
            granted_at: badge.earned_at.into(),
            expires_at: badge.expires_at.map(Moment),
        }
    }
}

impl Badge {
    /// The badges of a member that count now, the first granted first.
    pub async fn of(session: &Session, member: MemberId) -> Result<Vec<Self>> {
        session.enter_once(Operation::GetMember).await?;
        let badges = session.loaders().load_one(BadgesOf(member)).await?.unwrap_or_default();
        Ok(badges.iter().map(Self::from).collect())
    }
}

/// A member with the endorsements of their skills.
pub struct TopEndorsedMember {
    top: Top,
    card: Arc<Card>,
}

/// A member with the endorsements of their skills.
#[Object]
impl TopEndorsedMember {
    /// The member.
    async fn member(&self) -> Member {
        Arc::clone(&self.card).into()
    }

    /// Endorsements of the member's skills.
    async fn total_endorsements(&self) -> i64 {
        self.top.total
    }

    /// Different skills of the member that are endorsed.
    async fn skills_endorsed(&self) -> i64 {
        self.top.skills
    }
}

/// A skill on the community's list.
#[derive(SimpleObject)]
pub struct Skill {
    /// Id of the skill, as the REST API uses it.
    rest_id: ID,
    /// Name of the skill.
    name: String,
    /// Endorsements that name it.
    endorsements_count: i64,
}

impl From<skills::Skill> for Skill {
    fn from(skill: skills::Skill) -> Self {
        Self { rest_id: skill.id.get().into(), name: skill.name, endorsements_count: skill.endorsements_count }
    }
}

/// One page of skills.
#[derive(SimpleObject)]
pub struct Skills {
    /// How many there are on all pages.
    total: i64,
    /// By name.
    nodes: Vec<Skill>,
}

/// One endorsement of a skill.
#[derive(SimpleObject)]
pub struct SkillEndorsement {
    /// Id of the endorsement, as the REST API uses it.
    rest_id: ID,
    /// What the endorser has seen of it.
    comment: Option<String>,
    /// When it was given.
    created_at: Moment,
    /// Who endorses.
    endorser: Member,
}

/// Who endorses one skill of a member.
#[derive(SimpleObject)]
pub struct SkillEndorsements {
    /// Name of the skill, as it was asked for.
    skill_name: String,
    /// How many members endorse it.
    count: i64,
    /// Whether the viewer is one of them.
    has_endorsed: bool,
    /// The latest first, at most 100.
    endorsements: Vec<SkillEndorsement>,
}

impl SkillEndorsements {
    /// Who endorses one skill of a member.
    pub async fn of(session: &Session, member: MemberId, name: &str) -> Result<Self> {
        session.enter_once(Operation::ListEndorsements).await?;
        let skill_name = name.trim().to_owned();
        let key = SkillOf { member, name: skill_name.clone() };
        let Some(found) = session.loaders().load_one(key).await? else {
            return Ok(Self { skill_name, count: 0, has_endorsed: false, endorsements: Vec::new() });
        };
        let endorsement = |(line, card): &(Line, Card)| SkillEndorsement {
            rest_id: line.id.get().into(),
            comment: line.comment.clone(),
            created_at: line.created_at.into(),
            endorser: Arc::new(card.clone()).into(),
        };
        let endorsements = found.lines.iter().map(endorsement).collect();
        Ok(Self { skill_name, count: found.count, has_endorsed: found.has_endorsed, endorsements })
    }
}

/// What can be asked about endorsements and skills.
#[derive(Default)]
pub struct EndorsementsQuery;

#[Object]
impl EndorsementsQuery {
    /// Active members who let themselves be found, the most endorsed first.
    #[graphql(complexity = "relay::cost(first, 50, child_complexity)")]
    async fn top_endorsed(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 50; 10 if not said.")] first: Option<i32>,
    ) -> Result<Option<Vec<TopEndorsedMember>>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::ListTopEndorsed).await?;
        let top = actions::top(call, relay::length("first", first, 10, 50)?).await?;
        Ok(Some(top.into_iter().map(|(top, card)| TopEndorsedMember { top, card: Arc::new(card) }).collect()))
    }

    /// The community's list of skills, by name.
    #[graphql(complexity = "relay::cost(limit, 100, child_complexity)")]
    async fn skills(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Letters to find in the name.")] search: Option<String>,
        #[graphql(desc = "Number of the page, from 1.")] page: Option<i32>,
        #[graphql(desc = "How many on a page, 1 to 100; 20 if not said.")] limit: Option<i32>,
    ) -> Result<Option<Skills>> {
        let call = Session::of(ctx)?.enter(Operation::ListSkills).await?;
        let (limit, page) = (relay::length("limit", limit, relay::USUAL, 100)?, relay::page(page)?);
        let (found, total) = skills::actions::list(call, search.as_deref(), limit, (page - 1) * limit).await?;
        Ok(Some(Skills { total, nodes: found.into_iter().map(Into::into).collect() }))
    }
}
