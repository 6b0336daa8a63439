//! What members do about one another's skills.

use std::collections::HashMap;

use contract::{Code, Operation};

use super::model::{self, EndorsementWithEndorser, SkillWithEndorsers, THRESHOLD};
use super::skills;
use super::store::{self, EndorsementStats, NewEndorsement, Top};
use crate::base::name::hides_letters;
use crate::base::{Answer, EndorsementId, Failure, MemberId, OrRefuse, Refusal, SkillId};
use crate::call::Call;
use crate::db::DbError;
use crate::language::Sentence;
use crate::members::{self, Card, blocks, blocks::Errand};
use crate::recognition::{self, Badge};
use crate::safeguarding::{self, Interaction};
use crate::say;

/// At most so many endorsers of one skill are listed.
const LISTED: i64 = 100;

const NOBODY: Sentence = say!("member-missing");

fn unusable(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

/// Endorses a skill of a member.
///
/// Refuses, before anything is read, with `SELF_ENDORSEMENT` for oneself and 422 `VALIDATION_ERROR` for a name of spaces; with `NOT_FOUND`
/// if the community has no such active member; with 422 `VALIDATION_ERROR` if `skill` is not on the list under this name; with
/// 403 `BLOCKED` if either has blocked the other; as [`safeguarding::allow`] does; with `ALREADY_ENDORSED` the second time.
/// Source: seed 0, "Skill and peer endorsements"; spec platform 6.3.
pub async fn endorse(
    call: &Call,
    member: MemberId,
    name: &str,
    skill: Option<SkillId>,
    comment: Option<&str>,
) -> Answer<EndorsementId> {
    let me = call.me()?;
    if me == member {
        return Err(model::own().into());
    }
    let (name, key) = model::skill(name).ok_or_else(|| unusable("skill_name", say!("skill-name-missing")))?;
    if hides_letters(name) {
        return Err(unusable("skill_name", say!("title-unseen-letters")).into());
    }
    let comment = model::comment(comment);
    let mut tx = call.begin().await?;
    let held = members::store::hold(&mut tx, &[me, member]).await?;
    if held.iter().filter(|one| one.id == me || one.active).count() < 2 {
        return Err(Refusal::new(Code::NotFound, NOBODY).into());
    }
    let listed = skills::store::by_key(&mut tx, &key).await?;
    if skill.is_some() && skill != listed {
        return Err(unusable("skill_id", say!("skill-not-listed")).into());
    }
    blocks::pass(&mut tx, Operation::EndorseSkill, me, member, Errand::default()).await?;
    safeguarding::allow(call, &mut tx, me, member, Interaction::SkillEndorsement).await?;
    if store::endorses_in(&mut tx, me, member, &key).await? {
        return Err(model::already_endorsed().into());
    }
    let new =
        NewEndorsement { endorser: me, endorsed: member, skill: listed, name, key: &key, comment: comment.as_deref() };
    let id = store::insert(&mut tx, &new).await.map_err(told)?;
    tx.commit().await?;
    Ok(id)
}

/// The constraint's last word is the same as the check's before it.
fn told(error: DbError) -> Failure {
    if error.is_unique("skill_endorsements_once") { model::already_endorsed().into() } else { error.into() }
}

/// Takes an endorsement back; if there is none, nothing happens.
///
/// Refuses with 400 `VALIDATION_ERROR` for a name of spaces, with `NOT_FOUND` if the community has no such member.
pub async fn withdraw(call: &Call, member: MemberId, name: &str) -> Answer<()> {
    let me = call.me()?;
    let (_, key) = model::skill(name).ok_or_else(|| unusable("skill_name", say!("skill-name-missing")).status(400))?;
    let mut tx = call.begin().await?;
    let held = members::store::hold(&mut tx, &[member]).await?;
    held.first().or_refuse(Code::NotFound, NOBODY)?;
    store::delete(&mut tx, me, member, &key).await?;
    tx.commit().await
}

/// Endorsements of a member, by skill, and their numbers.
///
/// Refuses with `NOT_FOUND` if the community has no such member.
pub async fn by_skill(call: &Call, member: MemberId) -> Answer<(Vec<SkillWithEndorsers>, EndorsementStats)> {
    call.me()?;
    let stats = store::stats(call, &[member]).await?.pop().or_refuse(Code::NotFound, NOBODY)?;
    let mut groups = model::grouped(store::by_skill(call, &[member]).await?);
    Ok((groups.remove(&member).unwrap_or_default(), stats))
}

/// Who endorses one skill of a member: the latest, how many, and whether the viewer does.
#[derive(Clone, Debug, Default)]
pub struct OfSkill {
    /// The latest first.
    pub endorsements: Vec<EndorsementWithEndorser>,
    /// How many there are.
    pub count: i64,
    /// Whether the viewer is one of them.
    pub has_endorsed: bool,
}

/// Who endorses one skill of a member.
///
/// Refuses with `NOT_FOUND` if the community has no such member.
pub async fn of_skill(call: &Call, member: MemberId, name: &str) -> Answer<OfSkill> {
    call.me()?;
    if !members::store::knows(call, member).await? {
        return Err(Refusal::new(Code::NotFound, NOBODY).into());
    }
    Ok(of_skill_each(call, &[member], name).await?.remove(&member).unwrap_or_default())
}

/// Who endorses one skill of each of some members. Whoever nobody endorses is not in the answer.
pub async fn of_skill_each(call: &Call, members: &[MemberId], name: &str) -> Answer<HashMap<MemberId, OfSkill>> {
    let me = call.me()?;
    let mut found: HashMap<MemberId, OfSkill> = HashMap::new();
    let Some((_, key)) = model::skill(name) else { return Ok(found) };
    for (mine, one) in store::of_skill(call, me, members, &key, LISTED).await? {
        let of_member = found.entry(one.endorsement.endorsed_id).or_default();
        (of_member.count, of_member.has_endorsed) = (one.count, mine);
        of_member.endorsements.push(one);
    }
    Ok(found)
}

/// Active members who let themselves be found, the most endorsed first.
pub async fn top(call: &Call, limit: i64) -> Answer<Vec<(Top, Card)>> {
    call.me()?;
    Ok(store::top(call, limit).await?)
}

/// How many vouch for a member, and whether the badge was granted just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vouched {
    /// Members who vouch.
    pub count: i64,
    /// The badge was granted by this.
    pub badge_granted: bool,
}

/// Vouches for a member. Doing it again changes nothing. The [`THRESHOLD`]th grants [`Badge::PeerEndorsed`], once.
///
/// Refuses with `SELF_ENDORSEMENT` for oneself, with `RESOURCE_NOT_FOUND` if the community has no such active member; with 403
/// `BLOCKED` if either has blocked the other. Source: seed 0, "Skill and peer endorsements".
pub async fn vouch(call: &Call, member: MemberId) -> Answer<Vouched> {
    let me = call.me()?;
    if me == member {
        return Err(model::own().into());
    }
    let mut tx = call.begin().await?;
    // Held, so that of two who come at once one is the third.
    let held = members::store::hold(&mut tx, &[me, member]).await?;
    if held.iter().filter(|one| one.id == me || one.active).count() < 2 {
        return Err(Refusal::new(Code::ResourceNotFound, NOBODY).into());
    }
    blocks::pass(&mut tx, Operation::PeerEndorse, me, member, Errand::default()).await?;
    store::vouch(&mut tx, me, member).await?;
    let count = store::vouchers(&mut tx, member).await?;
    let badge_granted = count >= THRESHOLD
        && recognition::grant(&mut tx, member, Badge::PeerEndorsed, "Enough members vouch for them.").await?;
    tx.commit().await?;
    Ok(Vouched { count, badge_granted })
}
