//! Occurrences of what never ends, made as time goes by.
//!
//! Each template is a transaction of its own, which holds the template and its rule, looks again whether more is needed, and adds a bounded part: what was made, until when,
//! and that it is published, is there together or not at all. An occurrence is known by its moment, so it is there once, whoever makes it. Source: spec events 16.

use std::sync::Arc;

use ::recurrence::{End, Rule, Series};
use chrono::{NaiveDateTime, TimeDelta};
use contract::event_recurrence::EventRevisionPatch;

use super::blueprint::{self, apply::Plans};
use super::model::rows;
use super::revision::model::{Patch, patch, project};
use super::store::rolling::{self, DueRule};
use super::store::{self, revisions};
use super::{Settings, able, many};
use crate::base::{Answer, Fault, Timestamp};
use crate::call::{Call, Tx, World};
use crate::events::EventDatesStopped;
use crate::lifecycle::apply_quietly;
use crate::model::{Event, EventId, Operation, Publication};
use crate::moves::Step;
use crate::store::{self as events, Standing};
use crate::{draft, outbox, tenancy, time};

/// Occurrences are there so far ahead.
const LOOKAHEAD: TimeDelta = TimeDelta::days(365);

/// More are made when so much less is there.
const MARGIN: TimeDelta = TimeDelta::days(30);

/// So far back is looked where nothing is known.
const REPAIR: TimeDelta = TimeDelta::days(30);

/// What failed waits for so long.
const RETRY: TimeDelta = TimeDelta::minutes(15);

/// So many templates at a time.
const RULES: i64 = 50;

/// So many occurrences of one at a time.
const PART: usize = 500;

/// Makes occurrences of what never ends, in all communities. Gives how many.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let installed = errand.room::<Settings>()?.installed;
    if !(installed.v2 && installed.rolling) {
        return Ok(0);
    }
    let now = errand.now();
    let mut made = 0;
    for due in rolling::due(&errand, now + LOOKAHEAD - MARGIN, now - RETRY, RULES).await? {
        match one(world, due).await {
            Ok(more) => made += more,
            Err(failure) => {
                tracing::warn!(event = due.event_id.get(), %failure, "occurrences could not be made");
                failed(world, due, blueprint::reason(&failure)).await?;
            }
        }
    }
    Ok(made)
}

async fn one(world: &Arc<World>, due: DueRule) -> Answer<u64> {
    tenancy::errand(world, due.tenant_id, |call| async move {
        if !able(&call).await?.never {
            return Ok(0);
        }
        let tenant = call.community()?;
        if tenant.active && tenant.has("events") { extend(&call, due.event_id).await } else { pause(&call, due).await }
    })
    .await
}

/// Looks again later where the community has no events now, so that its templates keep those of others from nothing.
async fn pause(call: &Call, due: DueRule) -> Answer<u64> {
    let mut tx = call.begin().await?;
    rolling::note_failure(&mut tx, due.event_id, "event_recurrence_paused").await?;
    tx.commit().await?;
    Ok(0)
}

/// Notes that no dates were made. Whoever organizes the event hears of what they can do something about, once.
async fn failed(world: &Arc<World>, due: DueRule, reason: Option<&str>) -> Answer<()> {
    tenancy::errand(world, due.tenant_id, |call| async move {
        let mut tx = call.begin().await?;
        let template = events::lock(&mut tx, due.event_id).await?;
        let before = rolling::failed_with(&mut tx, due.event_id).await?;
        let code = reason.unwrap_or("event_recurrence_materialization_failed");
        rolling::note_failure(&mut tx, due.event_id, code).await?;
        if let Some((reason, template)) = reason.zip(template).filter(|_| before.as_deref() != reason) {
            let (event, organizer) = (template.id, template.organizer_id);
            outbox::tell(&mut tx, EventDatesStopped { event, organizer, reason: reason.to_owned() }).await?;
        }
        tx.commit().await
    })
    .await
}

/// Makes the next part of a template's occurrences, if they are still needed. They say what the template says, with all revisions that are about them, and take over the newest blueprint that is.
///
/// # Errors
/// A fault if what is stored is no rule; a refusal with the reason if a blueprint cannot be taken over.
pub async fn extend(call: &Call, root: EventId) -> Answer<u64> {
    let takes_over = blueprint::are_made(call).await?;
    let mut tx = call.begin().await?;
    let Some(template) = events::lock(&mut tx, root).await? else { return Ok(0) };
    let Some(rule) = store::lock_rule(&mut tx, root).await? else { return Ok(0) };
    let is_open = matches!(template.publication_state, Publication::Draft | Publication::Published)
        && template.operational_state == Operation::Scheduled;
    let (now, until) = (call.now(), call.now() + LOOKAHEAD);
    let is_needed = rule.resume_at.is_some() || rule.materialized_until.is_none_or(|there| there < until - MARGIN);
    if !is_open || !is_needed {
        return Ok(0);
    }
    let hands =
        |texts: &[String]| -> Option<Vec<NaiveDateTime>> { texts.iter().map(|text| time::hands(text)).collect() };
    let unreadable = || Fault::new("event_recurrence_rule_invalid");
    let parsed = Rule::parse(&rule.rrule).ok().filter(|rule| rule.end == End::Never).ok_or_else(unreadable)?;
    let start = template.start()?;
    let series = Series {
        zone: template.zone(),
        starts: start.local,
        rule: parsed,
        additions: hands(&rule.rdates.0).ok_or_else(unreadable)?,
        exclusions: hands(&rule.exdates.0).ok_or_else(unreadable)?,
    };
    let from = rule.resume_at.or_else(|| rule.materialized_until.map(|there| there - MARGIN)).unwrap_or(now - REPAIR);
    let from = from.max(start.at);
    let plans =
        if takes_over { Plans::of(&mut tx, root, &identity(from), &identity(until)).await? } else { Plans::default() };
    let page = series.between(from, until, plans.part(PART));
    let ends = template.end()?.map(|end| end.local);
    let parts = rows(template.zone(), (start.local, ends), &page.occurrences);
    let said = draft::present(&template)?;
    let made = store::many::insert_occurrences(&mut tx, root, (template.organizer_id, &said), &parts).await?;
    let new = rolling::unnoted(&mut tx, root).await?;
    store::note_made(&mut tx, root, None).await?;
    let patches = patches(&mut tx, root).await?;
    let new = revise(&mut tx, new, &patches).await?;
    if template.publication_state == Publication::Published {
        let standing: Vec<Standing> = new.iter().map(Standing::of).collect();
        apply_quietly(&mut tx, root, &standing, Step::Publish).await?;
    }
    for event in &new {
        // After that, so that nobody hears once a date that they speak there.
        plans.apply(&mut tx, root, event).await?;
    }
    rolling::note_run(&mut tx, root, page.more_from.unwrap_or(until), page.more_from).await?;
    tx.commit().await?;
    Ok(made)
}

/// What an occurrence that begins at a moment when it is made is known by.
fn identity(at: Timestamp) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

/// The revisions of a template in their order, each with what it is about first.
async fn patches(tx: &mut Tx, root: EventId) -> Answer<Vec<(String, Patch)>> {
    let rows = revisions::all(tx, root).await?;
    let read = |row: revisions::Revision| {
        let members = serde_json::Value::Object(row.patch.0.into_iter().collect());
        let said: EventRevisionPatch = serde_json::from_value(members).ok()?;
        Some((row.effective_from, patch(said)?))
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// Gives new occurrences what revisions say that are about them, one revision after the other. One that is not possible on a date is left out there.
async fn revise(tx: &mut Tx, mut made: Vec<Event>, patches: &[(String, Patch)]) -> Answer<Vec<Event>> {
    for (from, patch) in patches {
        let mut changes = Vec::new();
        for event in made.iter().filter(|event| event.recurrence_id.as_ref().is_some_and(|known| from <= known)) {
            let old = draft::present(event)?;
            let words = patch.words(old.clone(), tx.now())?;
            let projected = project(patch, &words, event, &[])?;
            let fields = draft::changed(&old, &projected.content);
            if projected.blocked.is_empty() && !fields.is_empty() {
                changes.push((event.id, projected.content, fields));
            }
        }
        if changes.is_empty() {
            continue;
        }
        let batches = many::batches(changes.iter().map(|(id, new, fields)| (*id, new, fields.as_slice())));
        many::write_new(tx, &batches).await?;
        let ids: Vec<EventId> = made.iter().map(|event| event.id).collect();
        made = rolling::new_ones(tx, &ids).await?;
    }
    Ok(made)
}
