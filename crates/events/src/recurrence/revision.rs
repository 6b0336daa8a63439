//! This and all following occurrences: what a change would do, and doing it.
//!
//! Rows are held in one order: the template, its rule, the occurrences by what they are known by. A preview holds them only as long as it reads. A commit looks at everything again:
//! what was previewed is done exactly so, or not at all. Source: spec events 13.

pub mod model;
mod token;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use contract::Code;
use contract::event_recurrence::EventRevisionPatch;

pub use token::TokenKeys;

use self::model::{Blocked, Patch, project};
use self::token::Claims;
use super::model::hex;
use super::store::revisions::{self, Concerned, NewRevision, Revision};
use super::store::{self, Override, Rule};
use super::{Settings, able};
use crate::actions::role;
use crate::base::{Answer, Failure, MemberId, Refusal, TenantId, Timestamp};
use crate::call::{Call, Member, Tx};
use crate::draft;
use crate::events::EventUpdated;
use crate::language::Sentence;
use crate::model::{Event, EventId, Publication};
use crate::outbox;
use crate::registration::fill;
use crate::say;
use crate::store::{self as events, Content};
use crate::time::WallTime;

/// For so long a preview can be committed.
const VALID: TimeDelta = TimeDelta::seconds(600);

/// The longest key.
const KEY: usize = 191;

/// Why nothing is done, for clients: beside the errors, under `reason`.
fn refused(code: Code, reason: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(code, sentence).extra("reason", format!("event_recurrence_revision_{reason}"))
}

fn missing() -> Refusal {
    refused(Code::EventRecurrenceRevisionNotFound, "not_found", say!("event-revision-missing"))
}

fn not_concrete() -> Refusal {
    refused(Code::EventRecurrenceRevisionNotFound, "concrete_occurrence_required", say!("event-revision-missing"))
}

fn forbidden() -> Refusal {
    refused(Code::EventRecurrenceRevisionForbidden, "authorization_denied", say!("event-forbidden"))
}

fn unavailable(reason: &'static str) -> Refusal {
    refused(Code::EventRecurrenceRevisionUnavailable, reason, say!("event-revision-unavailable"))
}

fn invalid(reason: &'static str, field: &'static str, sentence: Sentence) -> Refusal {
    refused(Code::EventRecurrenceRevisionValidationFailed, reason, sentence).field(field)
}

fn conflict(reason: &'static str, sentence: Sentence) -> Refusal {
    refused(Code::EventRecurrenceRevisionConflict, reason, sentence)
}

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

/// What was previewed.
#[derive(Clone, Debug, PartialEq)]
pub struct Previewed {
    /// What commits it.
    pub token: String,
    /// Until when.
    pub expires_at: Timestamp,
    /// The occurrence.
    pub selected: EventId,
    /// The template.
    pub root: EventId,
    /// From when on.
    pub from: Timestamp,
    /// What it would do.
    pub impact: Impact,
}

/// Everything that a revision is about, held.
struct Context {
    root: Event,
    rule: Rule,
    selected: Event,
    recurrence_id: String,
    affected: Vec<Event>,
    overrides: Vec<Override>,
}

impl Context {
    fn own(&self, event: EventId) -> &[String] {
        self.overrides.iter().find(|own| own.event_id == event).map_or(&[], |own| own.fields.0.as_slice())
    }

    /// What everything stands at: nothing that a revision depends on changes without it.
    fn checksum(&self) -> String {
        let rows = self.affected.iter().map(|event| {
            let own = self.overrides.iter().find(|own| own.event_id == event.id);
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

    fn claims(&self, tenant: TenantId, viewer: &Member, patch: &Patch, now: Timestamp) -> Claims {
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

/// Whether the viewer may revise an occurrence, before anything is held: the template of it.
async fn entered(call: &Call, id: EventId) -> Answer<EventId> {
    let viewer = call.member()?;
    let seen = crate::actions::each(call, &[id]).await?.pop().ok_or_else(missing)?;
    let manages = role(viewer, &seen).manages();
    let root = seen.event.parent_event_id.filter(|_| seen.event.recurrence_id.is_some());
    match (manages, root) {
        (false, _) => Err(forbidden().into()),
        (true, None) => Err(not_concrete().into()),
        (true, Some(root)) => Ok(root),
    }
}

async fn switched_on(call: &Call) -> Answer<()> {
    if !call.room::<Settings>()?.installed.v2 {
        return Err(unavailable("rollout_disabled").into());
    }
    if able(call).await?.revisions { Ok(()) } else { Err(unavailable("schema_unavailable").into()) }
}

/// Holds everything that a revision is about. The template and its rule come first.
async fn held(call: &Call, tx: &mut Tx, (root, id): (EventId, EventId)) -> Answer<Context> {
    let viewer = call.member()?;
    let root = events::lock(tx, root).await?.ok_or_else(missing)?;
    let rule = store::lock_rule(tx, root.id).await?.ok_or_else(not_concrete)?;
    let seen = events::read_seen(tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?;
    if !role(viewer, &seen).manages() {
        return Err(forbidden().into());
    }
    let selected = seen.event;
    let recurrence_id = selected.recurrence_id.clone().ok_or_else(not_concrete)?;
    let most = call.room::<Settings>()?.revision_cap;
    let limit = i64::try_from(most + 1).unwrap_or(i64::MAX);
    let affected = revisions::lock_following(tx, root.id, &recurrence_id, limit).await?;
    if affected.len() > most {
        let sentence = say!("event-revision-many", most = most);
        return Err(refused(Code::EventRecurrenceRevisionLimitExceeded, "size_limit", sentence).into());
    }
    let overrides = store::overrides(tx, root.id).await?;
    let waits = |event: &Event| event.publication_state == Publication::PendingReview;
    if waits(&root) || affected.iter().any(waits) {
        return Err(conflict("review_pending", say!("event-review-pending")).into());
    }
    Ok(Context { root, rule, selected, recurrence_id, affected, overrides })
}

/// A change with one spelling.
fn read(said: EventRevisionPatch) -> Answer<Patch> {
    let patch = model::patch(said);
    let patch = patch.ok_or_else(|| invalid("patch_invalid", "patch", say!("event-revision-empty")))?;
    if let Some(timezone) = &patch.said.timezone
        && timezone.trim().parse::<chrono_tz::Tz>().is_err()
    {
        return Err(invalid("timezone_invalid", "patch.timezone", say!("event-timezone-unknown")).into());
    }
    Ok(patch)
}

/// What a change does.
async fn impact(call: &Call, tx: &mut Tx, context: &Context, patch: &Patch) -> Answer<Impact> {
    if let Some(Some(category)) = patch.said.category_id
        && events::category(call, category, "").await?.is_none()
    {
        let sentence = say!("event-category-missing");
        return Err(invalid("patch_invalid", "patch.category_id", sentence).into());
    }
    let words = patch.words(draft::present(&context.selected)?, call.now()).map_err(of_patch)?;
    let mut blocks: Vec<Block> = patch.blocked().map(|(code, field)| Block { code, field, event: None }).collect();
    let (mut changes, mut skipped) = (Vec::new(), Vec::new());
    for event in &context.affected {
        let projected = project(patch, &words, event, context.own(event.id))?;
        if !projected.skipped.is_empty() {
            skipped.push((event.id, projected.skipped));
        }
        blocks.extend(projected.blocked.into_iter().map(|(code, field)| Block { code, field, event: Some(event.id) }));
        let old = draft::present(event)?;
        let fields = draft::changed(&old, &projected.content);
        if fields.is_empty() {
            continue;
        }
        if fields.contains(&"max_attendees")
            && let Some(places) = projected.content.max_attendees
            && places < events::occupied(tx, event.id).await?
        {
            let code = Blocked::CapacityBelowCommittedOccupancy;
            blocks.push(Block { code, field: "max_attendees", event: Some(event.id) });
        }
        changes.push(Change { event: event.clone(), new: projected.content, fields });
    }
    let changed: Vec<EventId> = changes.iter().map(|change| change.event.id).collect();
    let concerned = revisions::concerned(tx, &changed, call.me()?).await?;
    let affected = context.affected.iter().map(|event| event.id).collect();
    Ok(Impact { affected, changes, skipped, blocks, concerned })
}

/// What is wrong with the words of a change, as clients of revisions know it.
fn of_patch(failure: Failure) -> Failure {
    match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::ValidationError => {
            let mut refusal = (*refusal).extra("reason", "event_recurrence_revision_patch_invalid");
            for item in &mut refusal.items {
                item.code = Code::EventRecurrenceRevisionValidationFailed;
                item.field = item.field.take().map(|field| format!("patch.{field}").into());
            }
            refusal.into()
        }
        failure => failure,
    }
}

/// What a change of an occurrence and all that follow it would do. Nothing changes.
///
/// # Errors
/// As the contract says of `previewEventRevision`.
pub async fn preview(call: &Call, id: EventId, said: EventRevisionPatch) -> Answer<Previewed> {
    let root = entered(call, id).await?;
    switched_on(call).await?;
    let patch = read(said)?;
    let mut tx = call.begin().await?;
    let context = held(call, &mut tx, (root, id)).await?;
    let impact = impact(call, &mut tx, &context, &patch).await?;
    // What was held to be read is let go, and nothing is written.
    drop(tx);
    let claims = context.claims(call.tenant(), call.member()?, &patch, call.now());
    let token = call.room::<Settings>()?.keys.seal(&claims, call.chance());
    let token = token.ok_or_else(|| unavailable("token_key_unavailable"))?;
    let from = effective(&context.recurrence_id).unwrap_or(context.selected.starts_at);
    Ok(Previewed { token, expires_at: claims.expires_at, selected: id, root, from, impact })
}

/// The moment that an occurrence is known by.
#[must_use]
pub fn effective(recurrence_id: &str) -> Option<DateTime<Utc>> {
    NaiveDateTime::parse_from_str(recurrence_id, "%Y%m%dT%H%M%SZ").ok().map(|at| at.and_utc())
}

/// Commits what was previewed. Emits [`EventUpdated`] once, for the template, if it is published and something changed that concerns those who take part. The flag: the same call did so before.
///
/// # Errors
/// As the contract says of `commitEventRevision`.
pub async fn commit(
    call: &Call,
    id: EventId,
    said: EventRevisionPatch,
    token: &str,
    key: Option<&str>,
) -> Answer<(Revision, bool)> {
    let viewer = call.member()?;
    let root = entered(call, id).await?;
    let patch = read(said)?;
    let key = key.map(str::trim).filter(|key| !key.is_empty() && key.chars().count() <= KEY);
    let key = key.ok_or_else(|| invalid("idempotency_invalid", "Idempotency-Key", say!("event-revision-key")))?;
    let settings = call.room::<Settings>()?;
    let unreadable = |reason| {
        refused(Code::EventRecurrenceRevisionPreviewInvalid, reason, say!("event-revision-invalid"))
            .field("preview_token")
    };
    let claims = settings.keys.open(token).ok_or_else(|| unreadable("token_invalid"))?;
    let is_theirs = claims.tenant == call.tenant() && claims.caller == (viewer.tenant, viewer.id);
    if !is_theirs || claims.root != root || claims.selected != id || claims.patch_hash != patch.hash {
        return Err(unreadable("token_scope_invalid").into());
    }
    let tenant = call.tenant().to_string();
    let hashed = hex(&["event revision", &tenant, &root.to_string(), key]);
    let caller = format!("{} {}", viewer.tenant, viewer.id);
    let request = hex(&["event revision", &tenant, &caller, &id.to_string(), &patch.hash]);

    let mut tx = call.begin().await?;
    events::lock(&mut tx, root).await?.ok_or_else(missing)?;
    store::lock_rule(&mut tx, root).await?.ok_or_else(not_concrete)?;
    if let Some(known) = revisions::of_key(&mut tx, root, &hashed).await? {
        if known.request_hash == request && known.patch_hash == patch.hash {
            return Ok((known, true));
        }
        return Err(conflict("idempotency_conflict", say!("event-revision-key-used")).into());
    }
    switched_on(call).await?;
    let context = held(call, &mut tx, (root, id)).await?;
    if call.now() >= claims.expires_at {
        let sentence = say!("event-revision-expired");
        let refusal = refused(Code::EventRecurrenceRevisionPreviewExpired, "token_expired", sentence);
        return Err(refusal.field("preview_token").into());
    }
    let present = context.claims(call.tenant(), viewer, &patch, call.now());
    let present = Claims { issued_at: claims.issued_at, expires_at: claims.expires_at, ..present };
    if present != claims {
        return Err(conflict("preview_stale", say!("event-revision-stale")).into());
    }
    let impact = impact(call, &mut tx, &context, &patch).await?;
    if let Some(first) = impact.blocks.first() {
        let reason = match first.code {
            Blocked::ScheduleMappingResolutionRequired => "resolution_required",
            _ => "state_conflict",
        };
        let codes: Vec<serde_json::Value> = impact.blocks.iter().map(|block| block.code.as_str().into()).collect();
        let refusal = conflict(reason, say!("event-revision-blocked"));
        return Err(refusal.extra("blocking_conflicts", codes).into());
    }
    let actor = (viewer.tenant == call.tenant()).then_some(viewer.id);
    let (told, recipients) = apply(&mut tx, &context, &impact, actor).await?;
    let changed: Vec<EventId> = impact.changes.iter().map(|change| change.event.id).collect();
    let revision = revisions::insert_revision(
        &mut tx,
        &NewRevision {
            root,
            selected: id,
            version: context.rule.revision_version + 1,
            effective_from: &context.recurrence_id,
            patch: &patch.members,
            patch_hash: &patch.hash,
            request_hash: &request,
            key: &hashed,
            changed: &changed,
            affected: i64::try_from(impact.affected.len()).unwrap_or(i64::MAX),
            recipients,
            told,
            actor,
        },
    )
    .await?;
    tx.commit().await?;
    Ok((revision, false))
}

/// Does what was previewed. Gives the domain event, if anybody is told, and how many are.
async fn apply(tx: &mut Tx, context: &Context, impact: &Impact, actor: Option<MemberId>) -> Answer<(Option<i64>, i64)> {
    let root = context.root.id;
    let counted = revisions::count_revision(tx, root, context.rule.revision_version, context.rule.set_version).await?;
    if counted != 1 {
        return Err(conflict("state_conflict", say!("event-revision-stale")).into());
    }
    let mut fields: Vec<&'static str> = Vec::new();
    let mut changed = Vec::with_capacity(impact.changes.len());
    for change in &impact.changes {
        events::update(tx, change.event.id, &change.new, true, true).await?;
        fields.extend(&change.fields);
        changed.push(change.event.id);
    }
    if !changed.is_empty() {
        store::note_changed(tx, root, &changed, actor).await?;
    }
    revisions::touch(tx, root).await?;
    // More places are held for whoever waits.
    for change in impact.changes.iter().filter(|change| change.fields.contains(&"max_attendees")) {
        let Some(event) = events::lock(tx, change.event.id).await? else { continue };
        fill(tx, &event).await?;
    }
    fields.sort_unstable();
    fields.dedup();
    let is_public = |event: &Event| event.publication_state == Publication::Published;
    let public: Vec<EventId> =
        impact.changes.iter().filter(|change| is_public(&change.event)).map(|change| change.event.id).collect();
    if !is_public(&context.root) || public.is_empty() || !draft::matters(&fields) {
        return Ok((None, 0));
    }
    let me = tx.call().me()?;
    let recipients = revisions::concerned(tx, &public, me).await?.members;
    let fields = fields.into_iter().map(str::to_owned).collect();
    let told =
        outbox::tell(tx, EventUpdated { event: root, actor, fields, matters: true, occurrences: public }).await?;
    Ok((Some(told.get()), recipients))
}
