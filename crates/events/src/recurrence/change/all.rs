//! Changes of all occurrences that begin from now on, and of their template.
//!
//! What is written is made ready before anything is held. If something has changed since, it is made ready once more while all of them are held.

use std::collections::HashMap;

use contract::Code;

use super::possible;
use crate::actions::shared;
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::draft::{self, Wish};
use crate::events::EventUpdated;
use crate::model::{Event, EventId, Publication};
use crate::outbox;
use crate::recurrence::many::{self, Batch};
use crate::recurrence::store::many::{Stand, hold_from, stand_from};
use crate::recurrence::store::{self, Override};
use crate::say;
use crate::store::{self as events, Content};

/// A change of all, ready to be written.
pub(super) struct Ready {
    template: Content,
    /// What changes of the template.
    changed: Vec<&'static str>,
    batches: Vec<Batch>,
    /// Which occurrences change.
    occurrences: Vec<EventId>,
    /// Those of them with another number of places, and those in another group.
    placed: Vec<EventId>,
    grouped: Vec<EventId>,
    /// All that changes, in order.
    fields: Vec<&'static str>,
}

impl Ready {
    async fn of(reads: &mut Reads<'_>, template: &Event, wish: &Wish, now: Timestamp) -> Answer<Self> {
        let call = reads.call().clone();
        let rows = store::occurrences(reads, template.id, now).await?;
        let overrides = store::overrides(reads, template.id).await?;
        let overrides: HashMap<EventId, Override> = overrides.into_iter().map(|own| (own.event_id, own)).collect();
        let old = draft::present(template)?;
        let new = shared(&call, draft::applied(wish.clone(), old.clone(), now)?)?;
        let changed = draft::changed(&old, &new);
        let mut fields = changed.clone();
        let mut changes: Vec<(EventId, Content, Vec<&'static str>)> = Vec::new();
        let open = rows.iter().filter(|event| event.publication_state != Publication::Archived);
        for (nth, event) in open.enumerate() {
            many::let_others(nth).await;
            let kept = overrides.get(&event.id);
            let wish = without(wish.clone(), kept.map_or(&[], |own| own.fields.0.as_slice()));
            let old = draft::present(event)?;
            let new = shared(&call, draft::applied(wish, old.clone(), now)?)?;
            let changed = draft::changed(&old, &new);
            fields.extend(&changed);
            if !changed.is_empty() {
                changes.push((event.id, new, changed));
            }
        }
        fields.sort_unstable();
        fields.dedup();
        let concerning = |field: &str| -> Vec<EventId> {
            changes.iter().filter(|(_, _, fields)| fields.contains(&field)).map(|(id, _, _)| *id).collect()
        };
        Ok(Self {
            template: new,
            changed,
            batches: many::batches(changes.iter().map(|(id, new, fields)| (*id, new, fields.as_slice()))),
            occurrences: changes.iter().map(|(id, _, _)| *id).collect(),
            placed: concerning("max_attendees"),
            grouped: concerning("group_id"),
            fields,
        })
    }
}

/// What was looked at, and what it stood at.
pub(super) struct LookedAt {
    now: Timestamp,
    template: [i64; 3],
    stand: Stand,
    ready: Ready,
}

/// Makes a change of all ready, without holding anything. None if it cannot be; why it cannot is told while all of them are held.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn looked_at(call: &Call, event: &Event, wish: &Wish) -> Answer<Option<LookedAt>> {
    let root = if event.is_recurring_template { Some(event.id) } else { event.parent_event_id };
    let Some(root) = root.filter(|_| !has_times(wish)) else { return Ok(None) };
    let Some(template) = crate::actions::each(call, &[root]).await?.pop() else { return Ok(None) };
    let now = call.now();
    let stand = stand_from(call, root, now).await?;
    let ready = Ready::of(&mut call.reads(), &template.event, wish, now).await.ok();
    Ok(ready.map(|ready| LookedAt { now, template: template.event.versions(), stand, ready }))
}

fn has_times(wish: &Wish) -> bool {
    wish.start.is_some() || wish.end.is_some() || wish.timezone.is_some() || wish.is_all_day.is_some()
}

/// Changes the template, which is held, and all occurrences that begin from now on, but for what is their own.
///
/// # Errors
/// As [`update`](super::update).
pub(super) async fn write(
    tx: &mut Tx,
    template: &Event,
    wish: &Wish,
    seen: Option<LookedAt>,
    actor: Option<MemberId>,
) -> Answer<()> {
    if has_times(wish) {
        let refusal = Refusal::new(Code::EventRecurrenceScheduleRevisionRequired, say!("event-times-of-all"));
        return Err(refusal.field("scope").into());
    }
    let root = template.id;
    store::lock_rule(tx, root).await?;
    let now = seen.as_ref().map_or(tx.now(), |seen| seen.now);
    let stand = hold_from(tx, root, now).await?;
    let is_as_seen = |seen: &LookedAt| seen.template == template.versions() && seen.stand == stand;
    let ready = match seen.filter(is_as_seen) {
        Some(seen) => seen.ready,
        None => Ready::of(&mut tx.reads(), template, wish, now).await?,
    };
    if !ready.changed.is_empty() {
        events::update(tx, root, &ready.template, draft::on_calendars(&ready.changed), true).await?;
    }
    let (places, group) = (wish.max_attendees.flatten(), wish.group.flatten());
    possible(tx, (&ready.placed, places), (&ready.grouped, group)).await?;
    many::write(tx, &ready.batches, draft::on_calendars).await?;
    if !ready.occurrences.is_empty() {
        store::note_changed(tx, root, &ready.occurrences, actor).await?;
    }
    if template.publication_state == Publication::Published && !ready.fields.is_empty() {
        let matters = draft::matters(&ready.fields);
        let fields = ready.fields.iter().map(|name| (*name).to_owned()).collect();
        let told = EventUpdated { event: root, actor, fields, matters, occurrences: ready.occurrences.clone() };
        outbox::tell(tx, told).await?;
    }
    // More places are held for whoever waits, and a group that is another one may let others in.
    many::hand_on(tx, root, &ready.occurrences).await
}

/// A wish without what an occurrence has of its own. Facts about a place are one wish, so one of its own keeps them all.
fn without(mut wish: Wish, own: &[String]) -> Wish {
    for name in own {
        match name.as_str() {
            "title" => wish.title = None,
            "description" => wish.description = None,
            "location" => wish.location = None,
            "latitude" | "longitude" => (wish.latitude, wish.longitude) = (None, None),
            "max_attendees" => wish.max_attendees = None,
            "is_online" => wish.is_online = None,
            "allow_remote_attendance" => wish.allow_remote_attendance = None,
            "online_link" => wish.online_link = None,
            "video_url" => wish.video_url = None,
            "image_url" => wish.image_url = None,
            "cover_image" => wish.cover_image_url = None,
            "category_id" => wish.category = None,
            "group_id" => wish.group = None,
            "series_id" => wish.series = None,
            "federated_visibility" => wish.federated_visibility = None,
            name if name.starts_with("accessibility_") => wish.accessibility = None,
            _ => {}
        }
    }
    wish
}
