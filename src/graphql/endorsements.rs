//! Endorsements, badges and the community's list of skills in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::endorsements::{EndorsedSkillGroup, SkillEndorsementItem, SkillEndorsements};
use contract::graph::{EndorsementsEdges, SharedEdges as _};
use contract::members::MemberBadge;
use contract::runtime::graph::{Found, IntoFound as _, found_each};

use super::edges::Edges;
use super::loaders::{BadgesOf, EndorsementById, EndorsementsOf, SkillOf};
use super::members::remember;
use super::session::Session;
use crate::base::{EndorsementId, MemberId};
use crate::endorsements::rest;
use crate::members;

#[async_trait]
impl EndorsementsEdges for Edges {
    async fn find_skill_endorsement(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(endorsement(Session::of(ctx)?, number.into()).await?.into_found())
    }

    async fn endorsed_skill_endorsers(&self, ctx: &Context<'_>, row: &EndorsedSkillGroup) -> Result<Found> {
        let endorsers = row.endorsers.iter().map(|endorser| self.find_member(ctx, endorser.id));
        found_each(endorsers.collect()).await
    }
}

async fn endorsement(session: &Session, id: EndorsementId) -> Result<Option<SkillEndorsementItem>> {
    let Some(found) = session.loaders().load_one(EndorsementById(id)).await? else { return Ok(None) };
    remember(session, [&found.endorser]).await;
    Ok(Some(rest::item(session.call(), (*found).clone())))
}

/// The skills of a member, the most endorsed first.
pub async fn of_member(session: &Session, member: MemberId) -> Result<Vec<EndorsedSkillGroup>> {
    session.enter_once(Operation::ListEndorsements).await?;
    let groups = session.loaders().load_one(EndorsementsOf(member)).await?.unwrap_or_default();
    remember(session, groups.iter().flat_map(|group| &group.endorsers)).await;
    Ok(groups.iter().map(|group| rest::group(session.call(), group.clone())).collect())
}

/// Who endorses one skill of a member.
pub async fn of_skill(session: &Session, member: MemberId, name: &str) -> Result<SkillEndorsements> {
    session.enter_once(Operation::ListEndorsements).await?;
    let name = name.trim().to_owned();
    let found = session.loaders().load_one(SkillOf { member, name: name.clone() }).await?.unwrap_or_default();
    remember(session, found.endorsements.iter().map(|one| &one.endorser)).await;
    Ok(rest::endorsers(session.call(), name, (*found).clone()))
}

/// The badges of a member that count now, the first granted first.
pub async fn badges(session: &Session, member: MemberId) -> Result<Vec<MemberBadge>> {
    session.enter_once(Operation::GetMember).await?;
    let badges = session.loaders().load_one(BadgesOf(member)).await?.unwrap_or_default();
    Ok(badges.iter().cloned().map(members::badge).collect())
}
