//! What members decide about hearing of things.

use contract::Code;

use super::model::{Change, Context, Form, Frequency, Kept, Preferences, Scope, wrong};
use super::store;
use crate::base::{Answer, Failure, GroupId, MemberId, OrRefuse as _};
use crate::call::{Call, Tx};
use crate::groups;
use crate::language::Sentence;
use crate::say;

const NO_MEMBER: Sentence = say!("not-a-member");

/// What the viewer wants to hear of: the defaults with what they decided laid over them.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn preferences(call: &Call) -> Answer<Preferences> {
    let kept = store::read(call, call.me()?).await?.or_refuse(Code::NotFound, NO_MEMBER)?;
    Ok(kept.preferences())
}

pub(super) async fn lock(tx: &mut Tx, me: MemberId) -> Answer<Kept> {
    store::lock(tx, me).await?.or_refuse(Code::NotFound, NO_MEMBER)
}

/// Decides what to hear of; what the change does not name stays.
///
/// Refuses with 400 `VALIDATION_ERROR` if it names nothing, with `NOT_FOUND` for whoever is no member of this community.
pub async fn change(call: &Call, change: &Change) -> Answer<Preferences> {
    let me = call.me()?;
    if change.is_empty() {
        return Err(wrong(say!("preferences-empty")).into());
    }
    let mut tx = call.begin().await?;
    let preferences = change_in(&mut tx, me, change).await?;
    tx.commit().await?;
    Ok(preferences)
}

/// Decides within a transaction what a member wants to hear of; what the change does not name stays.
///
/// # Errors
/// `NOT_FOUND` if the community has no such member; a fault.
pub async fn change_in(tx: &mut Tx, me: MemberId, change: &Change) -> Answer<Preferences> {
    let kept = lock(tx, me).await?.with(change);
    let preferences = kept.preferences();
    if !change.is_empty() {
        store::write(tx, me, kept).await?;
    }
    Ok(preferences)
}

/// Saves the whole form, or nothing of it. Source: spec notifications 4.2.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn save(call: &Call, form: &Form) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let kept = lock(&mut tx, me).await?.with(&form.preferences.into());
    store::write(&mut tx, me, kept).await?;
    store::write_matches(&mut tx, me, form.matches).await?;
    store::write_setting(&mut tx, me, Context::Global, form.digest).await?;
    tx.commit().await
}

/// How often a member hears of what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Of everything; never if they never decided.
    pub global: Frequency,
    /// Of groups of which they decided otherwise, by id.
    pub groups: Vec<(GroupId, Frequency)>,
    /// Of threads of which they decided otherwise, by number.
    pub threads: Vec<(i64, Frequency)>,
}

/// How often the viewer hears of what. One statement.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn settings(call: &Call) -> Answer<Settings> {
    let mut settings = Settings { global: Frequency::Off, groups: Vec::new(), threads: Vec::new() };
    for (scope, number, frequency) in store::settings(call, call.me()?).await? {
        match scope {
            Scope::Global => settings.global = frequency,
            Scope::Group => settings.groups.push((number.into(), frequency)),
            Scope::Thread => settings.threads.push((number, frequency)),
        }
    }
    Ok(settings)
}

/// Decides how often to hear of something.
///
/// Refuses with 400 `VALIDATION_ERROR` for a group that the viewer may not see and for a thread that the community does not have (it has
/// none so far), with `NOT_FOUND` for whoever is no member of this community. Source: spec notifications 5.
pub async fn decide(call: &Call, context: Context, frequency: Frequency) -> Answer<()> {
    let me = call.me()?;
    match context {
        Context::Global => {}
        Context::Group(group) => match groups::actions::sight(call, group).await {
            Ok(_) => {}
            Err(Failure::Refusal(_)) => return Err(wrong(say!("group-missing")).field("context_id").into()),
            Err(fault) => return Err(fault),
        },
        Context::Thread(_) => return Err(wrong(say!("thread-missing")).field("context_id").into()),
    }
    let mut tx = call.begin().await?;
    lock(&mut tx, me).await?;
    store::write_setting(&mut tx, me, context, frequency).await?;
    tx.commit().await
}
