//! What members and those who manage an event say of its reminders.

use contract::Code;

use super::model::{self, DEFAULT, Rule, effective};
use super::store::{self, Said};
use crate::actions::{hold, role};
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::{Call, Reads};
use crate::model::{Event, EventId, forbidden, wrong};
use crate::permissions::Role;
use crate::say;

/// What holds for an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    /// The event's rules.
    pub rules: Vec<Rule>,
    /// Nobody has said anything else.
    pub is_default: bool,
    /// What a member chose for themselves.
    pub overrides: Vec<Rule>,
    /// Changes so far.
    pub revision: i64,
    /// When the latest change of the event's rules was made; none where there was none.
    pub changed_at: Option<Timestamp>,
}

impl Rules {
    fn of(event: &Event, said: &[Said]) -> Self {
        let at = |event: EventId| said.iter().find(move |one| one.event_id == event && one.user_id.is_none());
        let list = |said: Option<&Said>| said.and_then(|one| one.rules.as_ref()).map(|rules| rules.0.clone());
        let own = said.iter().find(|one| one.user_id.is_some());
        let parent = event.parent_event_id.and_then(at);
        let rules = list(at(event.id)).or_else(|| list(parent));
        Self {
            is_default: rules.is_none(),
            rules: rules.unwrap_or_else(|| DEFAULT.to_vec()),
            overrides: list(own).unwrap_or_default(),
            changed_at: [at(event.id), parent].into_iter().flatten().map(|one| one.updated_at).max(),
            revision: [at(event.id), parent, own].into_iter().flatten().map(|one| one.version).sum(),
        }
    }

    /// How many minutes before the beginning the member is reminded, the earliest first.
    #[must_use]
    pub fn offsets(&self) -> Vec<i64> {
        effective(&self.rules, &self.overrides)
    }
}

/// What holds for an event, for everybody or for a member who may have chosen otherwise.
///
/// # Errors
/// A fault if the database fails.
pub async fn rules(from: &mut Reads<'_>, event: &Event, member: Option<MemberId>) -> Answer<Rules> {
    let mut ids = vec![event.id];
    ids.extend(event.parent_event_id);
    Ok(Rules::of(event, &store::said(from, &ids, member).await?))
}

/// How somebody stands to the reminders of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What holds.
    pub rules: Rules,
    /// They replace the event's.
    pub manages: bool,
    /// They choose for themselves.
    pub chooses: bool,
}

async fn standing(call: &Call, from: &mut Reads<'_>, event: &Event, role: Role) -> Answer<Standing> {
    let viewer = call.member()?;
    let rules = rules(from, event, Some(viewer.id)).await?;
    let is_guest = !role.manages() && viewer.tenant == call.tenant();
    Ok(Standing { rules, manages: role.manages(), chooses: is_guest && !event.is_recurring_template })
}

/// Reminders of an event that the viewer may see.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn get(call: &Call, id: EventId) -> Answer<Standing> {
    let viewer = call.member()?;
    let seen = crate::actions::get(call, id).await?;
    standing(call, &mut call.reads(), &seen.event, role(viewer, &seen)).await
}

/// What somebody says of reminders.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    /// The event's rules.
    pub rules: Option<Vec<Rule>>,
    /// Their own choices.
    pub overrides: Option<Vec<Rule>>,
}

/// Replaces the event's rules, or what the viewer chose for themselves.
///
/// # Errors
/// As the contract says of `updateEventReminders`.
pub async fn update(call: &Call, id: EventId, wish: Wish, expected: i64) -> Answer<Standing> {
    let me = call.me()?;
    if wish == Wish::default() {
        return Err(wrong("rules", say!("field-required")).into());
    }
    let rules = wish.rules.map(|rules| model::in_order("rules", rules)).transpose()?;
    let overrides = wish.overrides.map(|rules| model::in_order("overrides", rules)).transpose()?;
    let mut tx = call.begin().await?;
    let (event, role) = hold(call, &mut tx, id).await?;
    let before = standing(call, &mut tx.reads(), &event, role).await?;
    if overrides.is_some() && event.is_recurring_template && !role.manages() {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    if overrides.is_some() && before.manages {
        return Err(Refusal::new(Code::Forbidden, say!("event-reminders-manager")).into());
    }
    if (rules.is_some() && !before.manages) || (overrides.is_some() && !before.chooses) {
        return Err(forbidden().into());
    }
    if before.rules.revision != expected {
        let refusal = Refusal::new(Code::VersionConflict, say!("event-reminders-stale"));
        return Err(refusal.field("expected_revision").into());
    }
    if rules.is_some() {
        store::say(&mut tx, id, None, rules).await?;
    }
    if overrides.is_some() {
        store::say(&mut tx, id, Some(me), overrides).await?;
    }
    store::unplan(&mut tx, id).await?;
    let after = standing(call, &mut tx.reads(), &event, role).await?;
    tx.commit().await?;
    Ok(after)
}

/// Takes back what was said: the event's rules by those who manage it, their own choices by others.
///
/// # Errors
/// As the contract says of `resetEventReminders`.
pub async fn reset(call: &Call, id: EventId) -> Answer<Standing> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (event, role) = hold(call, &mut tx, id).await?;
    let before = standing(call, &mut tx.reads(), &event, role).await?;
    let whose = match (before.manages, call.member()?.tenant == call.tenant()) {
        (true, _) => None,
        (false, true) => Some(me),
        (false, false) => return Err(forbidden().into()),
    };
    let said = store::said(&mut tx.reads(), &[id], whose).await?;
    if said.iter().any(|one| one.user_id == whose && one.rules.is_some()) {
        store::say(&mut tx, id, whose, None).await?;
        store::unplan(&mut tx, id).await?;
    }
    let after = standing(call, &mut tx.reads(), &event, role).await?;
    tx.commit().await?;
    Ok(after)
}
