//! Whoever begins to take part has met what the event asks. Asked with the event's row held, so what is withdrawn meanwhile waits, or was first.

use chrono::NaiveDate;
use contract::Code;

use super::model::{Enforcement, Facts, Loss, Rule, binding, day_of, enforcement, refused, unmet};
use super::store::{self, Known, Requirements};
use crate::base::{Answer, Failure, Fault, MemberId, Refusal};
use crate::call::{Call, Reads, Tx};
use crate::model::{Event, Waiting};
use crate::registration::{self, Held};
use crate::rules::EventRules;
use crate::say;
use crate::store as events;

/// What an event asks, and what is left for a member.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// What is in force.
    pub requirements: Option<Requirements>,
    /// What is known of the member.
    pub known: Option<Known>,
    /// What is left.
    pub unmet: Vec<Rule>,
}

/// How strictly a community is.
pub(super) fn strictness(call: &Call) -> Answer<Enforcement> {
    Ok(enforcement(call.community()?.rules::<EventRules>().safety_enforcement_mode))
}

/// What an event asks of a member, and what is left of it. Two statements.
pub(super) async fn look(from: &mut Reads<'_>, event: &Event, member: MemberId) -> Answer<Sight> {
    let requirements = store::in_force(from, event.id, event.parent_event_id).await?;
    let id = requirements.as_ref().map_or(0, |row| row.id);
    let known = store::known(from, event.id, member, id).await?;
    let demands = requirements.as_ref().map(Requirements::demands).unwrap_or_default();
    let facts = known.as_ref().map(facts).transpose()?.unwrap_or_default();
    let day = day_of(event).ok_or_else(|| Fault::new("an event has no day"))?;
    Ok(Sight { unmet: unmet(demands, facts, day), requirements, known })
}

fn facts(known: &Known) -> Answer<Facts> {
    let born = known.date_of_birth.as_deref().map(str::parse::<NaiveDate>).transpose();
    Ok(Facts {
        born: born.map_err(|_| Fault::new("a stored date is none"))?,
        acknowledged: known.is_acknowledged,
        consented: known.is_consented,
        denied: known.is_denied,
    })
}

/// Whether a member has met what an event asks, whose row is held.
///
/// # Errors
/// 409 `EVENT_SAFETY_ACTION_REQUIRED` with all that is left; 503 `EVENT_SAFETY_UNAVAILABLE` if nobody can tell.
pub(crate) async fn pass(tx: &mut Tx, event: &Event, member: MemberId) -> Answer<()> {
    let strictness = strictness(tx.call())?;
    let sight = match look(&mut tx.reads(), event, member).await {
        Ok(sight) => sight,
        Err(failure) if failure.is_race() => return Err(failure),
        Err(failure @ Failure::Refusal(_)) => return Err(failure),
        Err(failure) => {
            tracing::error!(%failure, event = event.id.get(), "what an event asks cannot be told");
            let sentence = say!("event-safety-unavailable");
            return Err(Refusal::new(Code::EventSafetyUnavailable, sentence).into());
        }
    };
    let minimum_age = sight.requirements.as_ref().and_then(|row| row.minimum_age);
    match refused(&binding(strictness, &sight.unmet), minimum_age) {
        Some(refusal) => Err(refusal.into()),
        None => {
            if !sight.unmet.is_empty() && strictness == Enforcement::Shadow {
                tracing::info!(
                    event = event.id.get(),
                    left = sight.unmet.len(),
                    "somebody takes part who has not met what the event asks"
                );
            }
            Ok(())
        }
    }
}

/// Takes the place of a member at an event, whose row is held, or their waiting. What becomes free is held for whoever is next.
pub(super) async fn give_up(tx: &mut Tx, event: Event, loss: Loss<'_>) -> Answer<()> {
    let Loss { member, actor, reason } = loss;
    let registration = events::registration(tx, event.id, member).await?;
    let entry = events::entry(tx, event.id, member).await?;
    let had_offer = entry.is_some_and(|entry| entry.state == Waiting::Offered);
    let held = Held { event, me: member, actor, registration, entry, approach: None };
    registration::leave_line(tx, &held, reason).await?;
    registration::withdraw_held(tx, &held, reason).await?;
    if had_offer {
        registration::fill(tx, &held.event).await?;
    }
    Ok(())
}
