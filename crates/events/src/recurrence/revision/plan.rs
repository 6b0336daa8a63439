//! What a revision would do, read without holding anything.
//!
//! Each statement sees what is committed at its moment. If something changes between two of them, what was read belongs to no one moment; but then something that only grows has
//! grown: a version of the template or of its rule, or what the occurrences stand at. So such a preview cannot be committed, and such a commit is not carried out.

use std::collections::HashMap;

use contract::Code;

use super::model::{Blocked, Patch, project};
use super::token::{Claims, VALID};
use super::{conflict, forbidden, invalid, missing, not_concrete, of_patch, refused};
use crate::actions::role;
use crate::base::{Answer, TenantId, Timestamp};
use crate::call::{Call, Member};
use crate::draft;
use crate::events::EventUpdated;
use crate::model::{Event, EventId, Publication};
use crate::recurrence::Settings;
use crate::recurrence::many::{Batch, batches, let_others};
use crate::recurrence::model::hex;
use crate::recurrence::store::many::{self, Stand};
use crate::recurrence::store::revisions::{self, Concerned};
use crate::recurrence::store::{self, Override, Rule};
use crate::say;
use crate::store::{self as events, Content};
use crate::time::WallTime;

/// When something begins, and when it ends, if it says so.
pub type Times = (Timestamp, Option<Timestamp>);

/// What an occurrence becomes.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The occurrence as it is.
    pub event: Event,
    /// What it would say.
    pub new: Content,
    /// What of it changes, by the names of the contract.
    pub fields: Vec<&'static str>,
}

impl Change {
    /// When it begins and ends, and would, if these differ.
    #[must_use]
    pub fn moved(&self) -> Option<(Times, Times)> {
        let old = (self.event.starts_at, self.event.ends_at);
        let new = (self.new.start.at, self.new.end.map(|end: WallTime| end.at));
        (old != new).then_some((old, new))
    }
}

/// Why a change cannot be: what, of which of its members, for which occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Why.
    pub code: Blocked,
    /// Of which member.
    pub field: &'static str,
    /// For which occurrence; none for all.
    pub event: Option<EventId>,
}

/// What a revision does.
#[derive(Clone, Debug, PartialEq)]
pub struct Impact {
    /// Occurrences that it is about.
    pub affected: Vec<EventId>,
    /// Those that change.
    pub changes: Vec<Change>,
    /// What stays because it is an occurrence's own.
    pub skipped: Vec<(EventId, Vec<String>)>,
    /// Why it cannot be.
    pub blocks: Vec<Block>,
    /// Whom the changes concern.
    pub concerned: Concerned,
}

/// Everything that a revision is about, as it was read.
pub(super) struct Context {
    pub(super) root: Event,
    pub(super) rule: Rule,
    pub(super) selected: Event,
    pub(super) recurrence_id: String,
    pub(super) stand: Stand,
    affected: Vec<Event>,
    overrides: HashMap<EventId, Override>,
}

impl Context {
    fn own(&self, event: EventId) -> &[String] {
        self.overrides.get(&event).map_or(&[], |own| own.fields.0.as_slice())
    }

    /// What everything stands at: nothing that a revision depends on changes without it.
    fn checksum(&self) -> String {
        let rows = self.affected.iter().map(|event| {
            let own = self.overrides.get(&event.id);
            let own = own.map(|own| format!("{} {:?}", own.version, own.fields.0)).unwrap_or_default();
            format!(
                "{} {:?} {} {:?} {} {} {} {} {} {} {own}",
                event.id,
                event.recurrence_id,
                event.local_start,
                event.local_end,
                event.timezone,
                event.calendar_sequence,
                event.federation_version,
                event.lifecycle_version,
                event.publication_state.as_str(),
                event.operational_state.as_str(),
            )
        });
        hex(&[&rows.collect::<Vec<_>>().join("\n")])
    }

    pub(super) fn claims(&self, tenant: TenantId, viewer: &Member, patch: &Patch, now: Timestamp) -> Claims {
        Claims {
            tenant,
            caller: (viewer.tenant, viewer.id),
            root: self.root.id,
            selected: self.selected.id,
            recurrence_id: self.recurrence_id.clone(),
            patch_hash: patch.hash.clone(),
            root_sequence: self.root.calendar_sequence,
            rule_hash: self.rule.rule_hash.clone(),
            revision_version: self.rule.revision_version,
            set_version: self.rule.set_version,
            checksum: self.checksum(),
            issued_at: now,
            expires_at: now + VALID,
        }
    }
}

/// Looks at everything that a revision is about. Nothing is held.
pub(super) async fn looked_at(call: &Call, (root, id): (EventId, EventId)) -> Answer<Context> {
    let viewer = call.member()?;
    let mut seen = crate::actions::each(call, &[root, id]).await?;
    let place = |seen: &[events::EventSeen], id| seen.iter().position(|one| one.event.id == id).ok_or_else(missing);
    let root = seen.swap_remove(place(&seen, root)?);
    let selected = seen.swap_remove(place(&seen, id)?);
    let rule = store::rules(call, &[root.event.id]).await?.pop().ok_or_else(not_concrete)?;
    if !role(viewer, &selected).manages() {
        return Err(forbidden().into());
    }
    let (root, selected) = (root.event, selected.event);
    let recurrence_id = selected.recurrence_id.clone().ok_or_else(not_concrete)?;
    let most = call.room::<Settings>()?.revision_cap;
    let limit = i64::try_from(most + 1).unwrap_or(i64::MAX);
    // What they stand at is read first: what changes while they are read is noticed.
    let stand = many::stand(call, root.id, &recurrence_id).await?;
    let affected = revisions::following(call, root.id, &recurrence_id, limit).await?;
    if affected.len() > most {
        let sentence = say!("event-revision-many", most = most);
        return Err(refused(Code::EventRecurrenceRevisionLimitExceeded, "size_limit", sentence).into());
    }
    let overrides = store::overrides(&mut call.reads(), root.id).await?;
    let overrides = overrides.into_iter().map(|own| (own.event_id, own)).collect();
    let waits = |event: &Event| event.publication_state == Publication::PendingReview;
    if waits(&root) || affected.iter().any(waits) {
        return Err(conflict("review_pending", say!("event-review-pending")).into());
    }
    Ok(Context { root, rule, selected, recurrence_id, stand, affected, overrides })
}

/// What a change does.
pub(super) async fn impact(call: &Call, context: &Context, patch: &Patch) -> Answer<Impact> {
    if let Some(Some(category)) = patch.said.category_id
        && events::category(call, category, "").await?.is_none()
    {
        let sentence = say!("event-category-missing");
        return Err(invalid("patch_invalid", "patch.category_id", sentence).into());
    }
    let words = patch.words(draft::present(&context.selected)?, call.now()).map_err(of_patch)?;
    let mut blocks: Vec<Block> = patch.blocked().map(|(code, field)| Block { code, field, event: None }).collect();
    let (mut changes, mut skipped) = (Vec::new(), Vec::new());
    for (nth, event) in context.affected.iter().enumerate() {
        let_others(nth).await;
        let projected = project(patch, &words, event, context.own(event.id))?;
        if !projected.skipped.is_empty() {
            skipped.push((event.id, projected.skipped));
        }
        blocks.extend(projected.blocked.into_iter().map(|(code, field)| Block { code, field, event: Some(event.id) }));
        let fields = draft::changed(&draft::present(event)?, &projected.content);
        if !fields.is_empty() {
            changes.push(Change { event: event.clone(), new: projected.content, fields });
        }
    }
    let placed = changed_in(&changes, "max_attendees");
    if let Some(Some(places)) = patch.said.max_attendees
        && !placed.is_empty()
    {
        let (code, field) = (Blocked::CapacityBelowCommittedOccupancy, "max_attendees");
        let crowded = many::crowded(&mut call.reads(), &placed, places).await?;
        blocks.extend(crowded.into_iter().map(|event| Block { code, field, event: Some(event) }));
    }
    let changed: Vec<EventId> = changes.iter().map(|change| change.event.id).collect();
    let concerned = revisions::concerned(call, &changed, call.me()?).await?;
    let affected = context.affected.iter().map(|event| event.id).collect();
    Ok(Impact { affected, changes, skipped, blocks, concerned })
}

fn changed_in(changes: &[Change], field: &str) -> Vec<EventId> {
    changes.iter().filter(|change| change.fields.contains(&field)).map(|change| change.event.id).collect()
}

/// Everything that a commit writes, made ready before anything is held.
pub(super) struct Plan {
    pub(super) context: Context,
    pub(super) batches: Vec<Batch>,
    pub(super) changed: Vec<EventId>,
    /// Which of them have another number of places, and how many that is; none for any number.
    pub(super) placed: (Vec<EventId>, Option<i64>),
    pub(super) affected: i64,
    pub(super) told: Option<EventUpdated>,
    /// How many are told.
    pub(super) recipients: i64,
}

impl Plan {
    /// What follows from an impact without anything in its way.
    pub(super) async fn of(call: &Call, context: Context, impact: Impact, patch: &Patch) -> Answer<Self> {
        let viewer = call.member()?;
        let changes = &impact.changes;
        let batches = batches(changes.iter().map(|change| (change.event.id, &change.new, change.fields.as_slice())));
        let is_public = |event: &Event| event.publication_state == Publication::Published;
        let public: Vec<EventId> =
            changes.iter().filter(|change| is_public(&change.event)).map(|change| change.event.id).collect();
        let mut fields: Vec<&'static str> = changes.iter().flat_map(|change| change.fields.iter().copied()).collect();
        fields.sort_unstable();
        fields.dedup();
        let is_told = is_public(&context.root) && !public.is_empty() && draft::matters(&fields);
        let recipients = match public.len() {
            _ if !is_told => 0,
            all if all == changes.len() => impact.concerned.members,
            _ => revisions::followers(call, &public, viewer.id).await?,
        };
        let told = is_told.then(|| EventUpdated {
            event: context.root.id,
            actor: viewer.id_in(call.tenant()),
            fields: fields.into_iter().map(str::to_owned).collect(),
            matters: true,
            occurrences: public,
        });
        Ok(Self {
            batches,
            changed: changes.iter().map(|change| change.event.id).collect(),
            placed: (changed_in(changes, "max_attendees"), patch.said.max_attendees.flatten()),
            affected: i64::try_from(impact.affected.len()).unwrap_or(i64::MAX),
            told,
            recipients,
            context,
        })
    }
}
