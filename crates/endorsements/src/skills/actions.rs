//! What can be done with the list.

use contract::Code;

use super::store::{self, Skill};
use crate::base::name::hides_letters;
use crate::base::{Answer, Failure, Refusal, SkillId};
use crate::call::Call;
use crate::db::{DbError, key_pattern};
use crate::endorsements::model;
use crate::say;

/// Skills by name, those that contain `words` if there are any, and how many there are.
pub async fn list(call: &Call, words: Option<&str>, limit: i64, offset: i64) -> Answer<(Vec<Skill>, i64)> {
    call.me()?;
    let pattern = words.map(str::trim).filter(|words| !words.is_empty()).map(key_pattern);
    let skills = store::page(call, pattern.as_deref(), limit, offset).await?;
    Ok((skills, store::count(call, pattern.as_deref()).await?))
}

/// The skill of a name, however it is spelled; none if it is not on the list.
pub async fn named(call: &Call, name: &str) -> Answer<Option<SkillId>> {
    call.me()?;
    let Some((_, key)) = model::skill(name) else { return Ok(None) };
    Ok(store::named(call, &key).await?)
}

/// Puts a skill on the list. The doorkeeper has let nobody in but those who look after the community.
///
/// Refuses with 422 `VALIDATION_ERROR` for a name of spaces, with `ALREADY_EXISTS` if the list has it, however it is spelled.
pub async fn add(call: &Call, name: &str) -> Answer<Skill> {
    call.me()?;
    let Some((name, key)) = model::skill(name) else {
        return Err(Refusal::new(Code::ValidationError, say!("skill-name-missing")).status(422).field("name").into());
    };
    if hides_letters(name) {
        return Err(Refusal::new(Code::ValidationError, say!("title-unseen-letters")).status(422).field("name").into());
    }
    let mut tx = call.begin().await?;
    if store::by_key(&mut tx, &key).await?.is_some() {
        return Err(there().into());
    }
    let id = store::insert(&mut tx, name, &key).await.map_err(told)?;
    tx.commit().await?;
    Ok(Skill { id, name: name.to_owned(), endorsements_count: 0 })
}

fn told(error: DbError) -> Failure {
    if error.is_unique("skills_name") { there().into() } else { error.into() }
}

fn there() -> Refusal {
    Refusal::new(Code::AlreadyExists, say!("skill-exists")).field("name")
}
