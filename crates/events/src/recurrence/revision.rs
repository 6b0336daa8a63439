//! This and all following occurrences: what a change would do, and doing it.
//!
//! | room | what |
//! |---|---|
//! | `model` | what becomes of an occurrence. Pure |
//! | `plan` | what a change would do: everything is read, nothing is held |
//! | `token` | what was previewed, sealed |
//!
//! A commit is planned in the same way. Only then are rows held, in one order: the template, its rule, the occurrences by what they are known by. If all stands where it stood, what is ready is
//! written with few statements, whatever the number of occurrences; otherwise nothing is. What was previewed is done exactly so, or not at all. Source: spec events 13.

pub mod model;
mod plan;
mod token;

use chrono::{DateTime, NaiveDateTime, Utc};
use contract::Code;
use contract::event_recurrence::EventRevisionPatch;

pub use plan::{Block, Change, Impact, Times};
pub use token::TokenKeys;

use self::model::{Blocked, Patch};
use self::plan::{Plan, impact, looked_at};
use self::token::Claims;
use super::model::hex;
use super::store::revisions::{self, NewRevision, Revision};
use super::store::{self, many};
use super::{Settings, able, many as together};
use crate::actions::role;
use crate::base::{Answer, Failure, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::language::Sentence;
use crate::model::EventId;
use crate::outbox;
use crate::say;
use crate::store as events;

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

fn stale() -> Refusal {
    conflict("preview_stale", say!("event-revision-stale"))
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

/// What a change of an occurrence and all that follow it would do. Nothing changes, and nothing is held.
///
/// # Errors
/// As the contract says of `previewEventRevision`.
pub async fn preview(call: &Call, id: EventId, said: EventRevisionPatch) -> Answer<Previewed> {
    let root = entered(call, id).await?;
    switched_on(call).await?;
    let patch = read(said)?;
    let context = looked_at(call, (root, id)).await?;
    let impact = impact(call, &context, &patch).await?;
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

/// A commit that somebody asks for.
struct Asked {
    root: EventId,
    id: EventId,
    patch: Patch,
    claims: Claims,
    /// SHA-256 of its key.
    key: String,
    /// SHA-256 of the call.
    request: String,
}

/// Commits what was previewed. Emits [`EventUpdated`](crate::events::EventUpdated) once, for the template, if it is published and something changed that concerns those who take part. The flag: the same call did
/// so before.
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
    let asked = asked(call, id, said, token, key).await?;
    if let Some(known) = known(&asked, revisions::of_key(&mut call.reads(), asked.root, &asked.key).await?)? {
        return Ok((known, true));
    }
    match planned(call, &asked).await {
        Ok(plan) => carry_out(call, &asked, &plan).await,
        // The same call may have been carried out since.
        Err(failure) => match known(&asked, revisions::of_key(&mut call.reads(), asked.root, &asked.key).await?)? {
            Some(known) => Ok((known, true)),
            None => Err(failure),
        },
    }
}

async fn asked(call: &Call, id: EventId, said: EventRevisionPatch, token: &str, key: Option<&str>) -> Answer<Asked> {
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
    let key = hex(&["event revision", &tenant, &root.to_string(), key]);
    let caller = format!("{} {}", viewer.tenant, viewer.id);
    let request = hex(&["event revision", &tenant, &caller, &id.to_string(), &patch.hash]);
    Ok(Asked { root, id, patch, claims, key, request })
}

/// What the same call did before. Another one with the same key is refused.
fn known(asked: &Asked, found: Option<Revision>) -> Answer<Option<Revision>> {
    match found {
        Some(found) if found.request_hash != asked.request || found.patch_hash != asked.patch.hash => {
            Err(conflict("idempotency_conflict", say!("event-revision-key-used")).into())
        }
        found => Ok(found),
    }
}

/// Looks at everything again, and makes ready what is written. Nothing is held.
async fn planned(call: &Call, asked: &Asked) -> Answer<Plan> {
    switched_on(call).await?;
    let context = looked_at(call, (asked.root, asked.id)).await?;
    if call.now() >= asked.claims.expires_at {
        let sentence = say!("event-revision-expired");
        let refusal = refused(Code::EventRecurrenceRevisionPreviewExpired, "token_expired", sentence);
        return Err(refusal.field("preview_token").into());
    }
    let (issued_at, expires_at) = (asked.claims.issued_at, asked.claims.expires_at);
    let present = context.claims(call.tenant(), call.member()?, &asked.patch, call.now());
    if (Claims { issued_at, expires_at, ..present }) != asked.claims {
        return Err(stale().into());
    }
    let impact = impact(call, &context, &asked.patch).await?;
    if let Some(first) = impact.blocks.first() {
        let reason = match first.code {
            Blocked::ScheduleMappingResolutionRequired => "resolution_required",
            _ => "state_conflict",
        };
        let codes: Vec<serde_json::Value> = impact.blocks.iter().map(|block| block.code.as_str().into()).collect();
        let refusal = conflict(reason, say!("event-revision-blocked"));
        return Err(refusal.extra("blocking_conflicts", codes).into());
    }
    Plan::of(call, context, impact, &asked.patch).await
}

/// Holds everything that a plan is about, and carries it out if all stands where it stood.
async fn carry_out(call: &Call, asked: &Asked, plan: &Plan) -> Answer<(Revision, bool)> {
    let viewer = call.member()?;
    let (context, root) = (&plan.context, asked.root);
    let mut tx = call.begin().await?;
    let template = events::lock(&mut tx, root).await?.ok_or_else(missing)?;
    let rule = store::lock_rule(&mut tx, root).await?.ok_or_else(not_concrete)?;
    if let Some(known) = known(asked, revisions::of_key(&mut tx.reads(), root, &asked.key).await?)? {
        return Ok((known, true));
    }
    let seen = events::read_seen(&mut tx, viewer.id, viewer.is_admin(), asked.id).await?.ok_or_else(missing)?;
    if !role(viewer, &seen).manages() {
        return Err(forbidden().into());
    }
    let is_as_read = template.versions() == context.root.versions()
        && (rule.revision_version, rule.set_version) == (context.rule.revision_version, context.rule.set_version)
        && many::hold(&mut tx, root, &context.recurrence_id).await? == context.stand;
    if !is_as_read {
        return Err(stale().into());
    }
    // Places are taken without a change of the occurrence itself.
    if let (placed, Some(places)) = &plan.placed
        && !placed.is_empty()
        && !many::crowded(&mut tx.reads(), placed, *places).await?.is_empty()
    {
        let refusal = conflict("state_conflict", say!("event-revision-blocked"));
        let codes = vec![serde_json::Value::from(Blocked::CapacityBelowCommittedOccupancy.as_str())];
        return Err(refusal.extra("blocking_conflicts", codes).into());
    }
    let actor = viewer.id_in(call.tenant());
    let told = write(&mut tx, plan, actor).await?;
    let revision = revisions::insert_revision(
        &mut tx,
        &NewRevision {
            root,
            selected: asked.id,
            version: context.rule.revision_version + 1,
            effective_from: &context.recurrence_id,
            patch: &asked.patch.members,
            patch_hash: &asked.patch.hash,
            request_hash: &asked.request,
            key: &asked.key,
            changed: &plan.changed,
            affected: plan.affected,
            recipients: plan.recipients,
            told,
            actor,
        },
    )
    .await?;
    tx.commit().await?;
    Ok((revision, false))
}

/// Writes what is ready. Gives the domain event, if anybody is told.
async fn write(tx: &mut Tx, plan: &Plan, actor: Option<MemberId>) -> Answer<Option<i64>> {
    let (root, rule) = (plan.context.root.id, &plan.context.rule);
    if revisions::count_revision(tx, root, rule.revision_version, rule.set_version).await? != 1 {
        return Err(conflict("state_conflict", say!("event-revision-stale")).into());
    }
    together::write(tx, &plan.batches, |_| true).await?;
    if !plan.changed.is_empty() {
        store::note_changed(tx, root, &plan.changed, actor).await?;
    }
    revisions::touch(tx, root).await?;
    together::hand_on(tx, root, &plan.placed.0).await?;
    match &plan.told {
        Some(told) => Ok(Some(outbox::tell(tx, told.clone()).await?.get())),
        None => Ok(None),
    }
}
