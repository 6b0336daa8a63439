//! Members say what they can do.

use contract::Code;

use super::model::{Level, MOST, MemberSkillId, SkillCategoryId, key, tidy};
use super::store::{self, Shown, SkilledMember, Suggestion};
use crate::base::name::hides_letters;
use crate::base::{Answer, MemberId, OrRefuse as _, Refusal};
use crate::call::{Call, Tx};
use crate::members::actions::{profile, retain_readable};
use crate::members::model::wrong;
use crate::members::profile::actions::held;
use crate::members::profile::model::Editable;
use crate::members::profile::store as profiles;
use crate::say;

/// A skill as a member describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSkill {
    /// What it is called.
    pub name: String,
    /// What it is sorted into.
    pub category: Option<SkillCategoryId>,
    /// How well they can do it.
    pub level: Level,
    /// They offer it.
    pub is_offering: bool,
    /// They look for it.
    pub is_requesting: bool,
}

/// What is to change of a skill; none stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// What it is sorted into; none inside for nothing.
    pub category: Option<Option<SkillCategoryId>>,
    /// How well they can do it.
    pub level: Option<Level>,
    /// They offer it.
    pub is_offering: Option<bool>,
    /// They look for it.
    pub is_requesting: Option<bool>,
}

/// The viewer's skills by name.
pub async fn mine(call: &Call) -> Answer<Vec<Shown>> {
    Ok(store::of_member(call, call.me()?).await?)
}

/// A member's skills by name. Refuses as their profile does.
pub async fn of_member(call: &Call, member: MemberId) -> Answer<Vec<Shown>> {
    profile(call, member).await?;
    Ok(store::of_member(call, member).await?)
}

/// These skills, as far as the viewer may read the profiles of those who have them.
pub async fn several(call: &Call, ids: &[MemberSkillId]) -> Answer<Vec<Shown>> {
    let mut found = store::by_ids(call, ids).await?;
    retain_readable(call, &mut found, |one| (one.skill.user_id, true)).await?;
    Ok(found)
}

/// Adds a skill to the viewer's. Gives all of them.
///
/// Refuses with 422 `VALIDATION_ERROR` a blank name, a category that is not there, and more than [`MOST`]; with 422 `DUPLICATE` a skill that the
/// viewer has; with `NOT_FOUND` whoever is no member of this community. Source: spec accounts 2.
pub async fn add(call: &Call, new: NewSkill) -> Answer<Vec<Shown>> {
    let me = call.me()?;
    let name = tidy(&new.name);
    if name.is_empty() {
        return Err(wrong("skill_name", say!("field-empty")).into());
    }
    if hides_letters(&name) {
        return Err(wrong("skill_name", say!("name-unseen-letters")).into());
    }
    let mut tx = call.begin().await?;
    let before = held(&mut tx, me).await?;
    check_category(&mut tx, new.category).await?;
    let there = store::names(&mut tx, me).await?;
    if there.iter().any(|one| key(one) == key(&name)) {
        return Err(Refusal::new(Code::Duplicate, say!("skill-there")).field("skill_name").into());
    }
    if there.len() >= MOST {
        return Err(wrong("skill_name", say!("too-many-skills", most = MOST)).into());
    }
    store::insert(&mut tx, me, &NewSkill { name, ..new }).await?;
    tell(&mut tx, me, before).await?;
    tx.commit().await?;
    mine(call).await
}

/// Changes one of the viewer's skills. Gives all of them.
///
/// Refuses with `NOT_FOUND` one that the viewer does not have, with 422 `VALIDATION_ERROR` a category that is not there.
pub async fn change(call: &Call, id: MemberSkillId, change: Change) -> Answer<Vec<Shown>> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut skill = store::lock(&mut tx, me, id).await?.or_refuse(Code::NotFound, say!("skill-missing"))?;
    check_category(&mut tx, change.category.flatten()).await?;
    skill.category_id = change.category.unwrap_or(skill.category_id);
    skill.proficiency_level = change.level.unwrap_or(skill.proficiency_level);
    skill.is_offering = change.is_offering.unwrap_or(skill.is_offering);
    skill.is_requesting = change.is_requesting.unwrap_or(skill.is_requesting);
    store::update(&mut tx, &skill).await?;
    tx.commit().await?;
    mine(call).await
}

/// Removes one of the viewer's skills; nothing if it is not there.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn remove(call: &Call, id: MemberSkillId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let before = held(&mut tx, me).await?;
    if store::delete(&mut tx, me, id).await? > 0 {
        tell(&mut tx, me, before).await?;
    }
    tx.commit().await
}

async fn check_category(tx: &mut Tx, category: Option<SkillCategoryId>) -> Answer<()> {
    match category {
        Some(category) if !store::has_category(tx, category).await? => {
            Err(wrong("category_id", say!("skill-category-missing")).into())
        }
        _ => Ok(()),
    }
}

/// Writes the names of a member's skills into the profile, whose row is held.
async fn tell(tx: &mut Tx, me: MemberId, before: Editable) -> Answer<()> {
    let skills = store::names(tx, me).await?;
    profiles::write(tx, me, &Editable { skills, ..before }).await?;
    Ok(())
}

/// Names of skills that members of the community use, those of most members first. Without words none.
pub async fn search(call: &Call, words: Option<&str>, limit: i64) -> Answer<Vec<Suggestion>> {
    match words.map(key).filter(|words| !words.is_empty()) {
        Some(words) => Ok(store::suggestions(call, &crate::db::key_pattern(&words), limit).await?),
        None => Ok(Vec::new()),
    }
}

/// Listed members who have a skill, those first who know most of it.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn members(call: &Call, skill: Option<&str>, limit: i64) -> Answer<Vec<SkilledMember>> {
    let me = call.me()?;
    match skill.map(key).filter(|skill| !skill.is_empty()) {
        Some(skill) => Ok(store::members(call, me, &skill, limit).await?),
        None => Ok(Vec::new()),
    }
}
