//! The endorsements' REST door.

use contract::endorsements as wire;
use contract::{EndorsementsApi, Spoken};

use super::actions::{self, OfSkill};
use super::model::{EndorsementWithEndorser, SkillWithEndorsers, THRESHOLD};
use super::skills::{self, Skill};
use super::store::{self, EndorsementStats};
use crate::base::{Answer, Failure, MemberId, SkillId, ids_of};
use crate::call::Call;
use crate::members::model::absolute;
use crate::members::{Card, Eyes};
use crate::say;

/// Endorsements at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

/// The skill of the community's list that the arguments name, however they spell it.
async fn skill_named(call: &Call, said: &Spoken) -> Answer<Option<i64>> {
    let Some(name) = said.text("skill_name") else { return Ok(None) };
    Ok(skills::actions::named(call, name).await?.map(SkillId::get))
}

impl EndorsementsApi for Rest {
    async fn skill_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Skill>> {
        Ok(skills::store::by_ids(&call, &ids_of(&numbers)).await?.into_iter().map(skill).collect())
    }

    async fn member_endorsement_stats_each(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<(i64, wire::EndorsementStats)>> {
        let found = store::stats(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|one| (one.member.get(), stats(one))).collect())
    }

    async fn endorse_skill_skill_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        skill_named(&call, &said).await
    }

    async fn withdraw_skill_endorsement_skill_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        skill_named(&call, &said).await
    }

    async fn endorse_skill(
        &self,
        call: Call,
        path: wire::EndorseSkillPath,
        body: wire::EndorseSkillBody,
    ) -> Answer<wire::EndorsedSkillResponse> {
        let skill = body.skill_id.map(SkillId::from);
        let id = actions::endorse(&call, path.id.into(), &body.skill_name, skill, body.comment.as_deref()).await?;
        let data = wire::EndorsedSkill { endorsement_id: id.get(), message: call.say(&say!("endorsed")) };
        Ok(wire::EndorsedSkillResponse { data, meta: call.meta() })
    }

    async fn withdraw_skill_endorsement(
        &self,
        call: Call,
        path: wire::WithdrawSkillEndorsementPath,
        query: wire::WithdrawSkillEndorsementQuery,
        body: wire::WithdrawSkillEndorsementBody,
    ) -> Answer<wire::WithdrawnEndorsementResponse> {
        let name = body.skill_name.or(query.skill_name).unwrap_or_default();
        actions::withdraw(&call, path.id.into(), &name).await?;
        let data = wire::WithdrawnEndorsement { message: call.say(&say!("endorsement-withdrawn")) };
        Ok(wire::WithdrawnEndorsementResponse { data, meta: call.meta() })
    }

    async fn list_endorsements(
        &self,
        call: Call,
        path: wire::ListEndorsementsPath,
        query: wire::ListEndorsementsQuery,
    ) -> Answer<wire::EndorsementsResponse> {
        let member = MemberId::from(path.id);
        let data = match query.skill_name.filter(|name| !name.trim().is_empty()) {
            None => by_skill(&call, member).await?,
            Some(name) => of_skill(&call, member, &name).await?,
        };
        Ok(wire::EndorsementsResponse { data, meta: call.meta() })
    }

    async fn list_top_endorsed(
        &self,
        call: Call,
        query: wire::ListTopEndorsedQuery,
    ) -> Answer<wire::TopEndorsedResponse> {
        let eyes = Eyes::of(&call);
        let top = actions::top(&call, query.limit).await?.into_iter().map(|(top, card)| wire::TopEndorsedMember {
            user_id: card.id.get(),
            name: eyes.name(&card),
            avatar_url: picture(&call, &card),
            total_endorsements: top.total,
            skills_endorsed: top.skills,
        });
        Ok(wire::TopEndorsedResponse { data: top.collect(), meta: call.meta() })
    }

    async fn peer_endorse(&self, call: Call, path: wire::PeerEndorsePath) -> Answer<wire::PeerEndorsementResponse> {
        let vouched = actions::vouch(&call, path.id.into()).await?;
        let data = wire::PeerEndorsement {
            endorsed_id: path.id,
            endorsement_count: vouched.count,
            threshold: THRESHOLD,
            badge_granted: vouched.badge_granted,
            message: call.say(&say!("vouched")),
        };
        Ok(wire::PeerEndorsementResponse { data, meta: call.meta() })
    }

    async fn list_skills(&self, call: Call, query: wire::ListSkillsQuery) -> Answer<wire::SkillPage> {
        let offset = (query.page - 1) * query.limit;
        let (skills, total) = skills::actions::list(&call, query.q.as_deref(), query.limit, offset).await?;
        let meta = call.page_meta(query.page, query.limit, total);
        Ok(wire::SkillPage { data: skills.into_iter().map(skill).collect(), meta })
    }

    async fn add_skill(&self, call: Call, body: wire::AddSkillBody) -> Answer<wire::SkillResponse> {
        let added = skills::actions::add(&call, &body.name).await?;
        Ok(wire::SkillResponse { data: skill(added), meta: call.meta() })
    }
}

async fn by_skill(call: &Call, member: MemberId) -> Answer<wire::EndorsementsView> {
    let (groups, stats) = actions::by_skill(call, member).await?;
    let endorsements = groups.into_iter().map(|one| group(call, one)).collect();
    Ok(wire::EndorsementGroups { endorsements, stats: self::stats(stats) }.into())
}

/// Endorsements of a member in numbers.
#[must_use]
pub fn stats(stats: EndorsementStats) -> wire::EndorsementStats {
    wire::EndorsementStats {
        endorsements_received: stats.received,
        endorsements_given: stats.given,
        skills_endorsed: stats.skills,
    }
}

async fn of_skill(call: &Call, member: MemberId, name: &str) -> Answer<wire::EndorsementsView> {
    let found = actions::of_skill(call, member, name).await?;
    Ok(endorsers(call, name.trim().to_owned(), found).into())
}

/// Who endorses a skill with this name.
#[must_use]
pub fn endorsers(call: &Call, skill_name: String, found: OfSkill) -> wire::SkillEndorsements {
    let endorsements = found.endorsements.into_iter().map(|one| item(call, one)).collect();
    wire::SkillEndorsements { skill_name, endorsements, count: found.count, has_endorsed: found.has_endorsed }
}

/// A skill of a member, with who endorses it.
#[must_use]
pub fn group(call: &Call, group: SkillWithEndorsers) -> wire::EndorsedSkillGroup {
    let eyes = Eyes::of(call);
    let endorsers: Vec<wire::Endorser> = group
        .endorsers
        .iter()
        .map(|card| wire::Endorser { id: card.id.get(), name: eyes.name(card), avatar_url: picture(call, card) })
        .collect();
    let joined =
        |each: &dyn Fn(&wire::Endorser) -> String, by: &str| endorsers.iter().map(each).collect::<Vec<_>>().join(by);
    wire::EndorsedSkillGroup {
        skill_name: group.skill_name,
        count: group.count,
        endorsed_by_names: joined(&|one| one.name.clone(), ", "),
        endorsed_by_ids: joined(&|one| one.id.to_string(), ","),
        endorsed_by_avatars: joined(&|one| one.avatar_url.clone().unwrap_or_default(), ","),
        latest_endorsement: group.latest,
        endorsers,
    }
}

/// One endorsement and its endorser.
#[must_use]
pub fn item(call: &Call, given: EndorsementWithEndorser) -> wire::SkillEndorsementItem {
    let EndorsementWithEndorser { endorsement, endorser, .. } = given;
    wire::SkillEndorsementItem {
        id: endorsement.id.get(),
        comment: endorsement.comment,
        created_at: endorsement.created_at,
        endorser_id: endorser.id.get(),
        endorser_name: Eyes::of(call).name(&endorser),
        endorser_avatar: picture(call, &endorser),
    }
}

/// A skill of the list.
#[must_use]
pub fn skill(skill: Skill) -> wire::Skill {
    wire::Skill { id: skill.id.get(), name: skill.name, endorsements_count: skill.endorsements_count }
}

fn picture(call: &Call, card: &Card) -> Option<String> {
    card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address))
}
