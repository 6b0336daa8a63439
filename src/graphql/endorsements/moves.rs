//! What can be done about one another's skills.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::{Code, Operation};
use serde_json::json;

use super::Skill;
use crate::base::{Answer, EndorsementId, MemberId, OrRefuse as _, SkillId};
use crate::call::{Call, patiently};
use crate::endorsements::model::THRESHOLD;
use crate::endorsements::{actions, skills};
use crate::graphql::bounds::{self, named};
use crate::graphql::ids::{self, NodeId};
use crate::graphql::once::{Made, make_once};
use crate::graphql::session::Session;
use crate::say;

/// An endorsement just made.
#[derive(SimpleObject)]
pub struct EndorseSkillPayload {
    /// Id of the endorsement, as the REST API uses it.
    endorsement_id: ID,
}

/// An endorsement that is not there.
#[derive(SimpleObject)]
pub struct WithdrawEndorsementPayload {
    /// Global id of the member.
    member_id: ID,
    /// Name of the skill, as it was given.
    skill_name: String,
}

/// How many vouch for a member.
#[derive(SimpleObject)]
pub struct PeerEndorsePayload {
    /// Global id of the member.
    endorsed_id: ID,
    /// How many members vouch for the member.
    endorsement_count: i64,
    /// So many make the badge `peer_endorsed`.
    threshold: i64,
    /// Whether the badge was granted just now.
    badge_granted: bool,
}

/// A skill that is on the list now.
#[derive(SimpleObject)]
pub struct AddSkillPayload {
    /// The skill.
    skill: Skill,
}

/// What can be done about one another's skills.
#[derive(Default)]
pub struct EndorsementsMutation;

/// The id of an endorsement of the viewer's, while it is there. `NOT_FOUND` once it was taken back.
async fn still(call: &Call, member: MemberId, skill_name: &str, id: i64) -> Answer<i64> {
    let me = call.me()?;
    let known = actions::of_skill(call, member, skill_name).await?;
    // Only the latest are listed; the viewer's may be older.
    let is_there = match known.lines.iter().find(|(_, endorser)| endorser.id == me) {
        Some((line, _)) => line.id.get() == id,
        None => known.has_endorsed,
    };
    is_there.then_some(id).or_refuse(Code::NotFound, say!("endorsement-gone"))
}

#[Object]
impl EndorsementsMutation {
    /// Endorses a skill of a member. `SELF_ENDORSEMENT` for oneself, `NOT_FOUND` when the community has no such active member,
    /// `ALREADY_ENDORSED` when the viewer has endorsed it, however it was spelled. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED`
    /// or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding rule keeps the two apart.
    async fn endorse_skill(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "Name of the skill, at most 100 characters.")] skill_name: String,
        #[graphql(desc = "Id of the skill on the community's list, as the REST API uses it.")] skill_id: Option<ID>,
        #[graphql(desc = "What the viewer has seen of it. Cut after 500 characters.")] comment: Option<String>,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<EndorseSkillPayload>> {
        let call = Session::of(ctx)?.enter(Operation::EndorseSkill).await?;
        let member = ids::member(&member_id, "memberId")?;
        let skill = bounds::number(skill_id.as_ref(), "skillId")?;
        let mut said = json!({ "skill_name": skill_name, "skill_id": skill, "comment": comment });
        bounds::check(Operation::EndorseSkill, said.clone())?;
        said["member_id"] = json!(member);
        let endorse = |call: Call| {
            let (name, comment) = (skill_name.clone(), comment.clone());
            async move { actions::endorse(&call, member, &name, skill.map(SkillId::from), comment.as_deref()).await }
        };
        let number = |id: &EndorsementId| id.get();
        let made = make_once(call, Operation::EndorseSkill, idempotency_key, &said, endorse, number).await;
        let id = match named(made)? {
            Made::Now(id) => id.get(),
            Made::Before(id) => still(call, member, &skill_name, id).await?,
        };
        Ok(Some(EndorseSkillPayload { endorsement_id: id.into() }))
    }

    /// Takes an endorsement back. Success even if there was nothing to take back; `NOT_FOUND` when the community has no such member.
    async fn withdraw_skill_endorsement(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "Name of the skill. Spaces around it and capitals do not count.")] skill_name: String,
    ) -> Result<Option<WithdrawEndorsementPayload>> {
        let call = Session::of(ctx)?.enter(Operation::WithdrawSkillEndorsement).await?;
        let member = ids::member(&member_id, "memberId")?;
        bounds::check(Operation::WithdrawSkillEndorsement, json!({ "skill_name": skill_name }))?;
        let gone = patiently(call, |call| {
            let name = skill_name.clone();
            async move { actions::withdraw(&call, member, &name).await }
        });
        named(gone.await)?;
        Ok(Some(WithdrawEndorsementPayload { member_id: NodeId::Member(member).encode(), skill_name }))
    }

    /// Vouches for a member, once; doing it again changes nothing. `SELF_ENDORSEMENT` for oneself, `RESOURCE_NOT_FOUND` when the community
    /// has no such active member.
    async fn peer_endorse(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<PeerEndorsePayload>> {
        let call = Session::of(ctx)?.enter(Operation::PeerEndorse).await?;
        let member = ids::member(&member_id, "memberId")?;
        let vouched = patiently(call, |call| async move { actions::vouch(&call, member).await }).await?;
        Ok(Some(PeerEndorsePayload {
            endorsed_id: NodeId::Member(member).encode(),
            endorsement_count: vouched.count,
            threshold: THRESHOLD,
            badge_granted: vouched.badge_granted,
        }))
    }

    /// Puts a skill on the community's list. For those who look after it; `ALREADY_EXISTS` when it is there, however it is spelled.
    async fn add_skill(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Name of the skill, at most 100 characters.")] name: String,
    ) -> Result<Option<AddSkillPayload>> {
        let call = Session::of(ctx)?.enter(Operation::AddSkill).await?;
        bounds::check(Operation::AddSkill, json!({ "name": name }))?;
        let added = patiently(call, |call| {
            let name = name.clone();
            async move { skills::actions::add(&call, &name).await }
        });
        Ok(Some(AddSkillPayload { skill: named(added.await)?.into() }))
    }
}
