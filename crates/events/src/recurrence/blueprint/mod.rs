//! What new occurrences of an event that recurs take over: preview, commit, and the history of both.
//!
//! | room | what |
//! |---|---|
//! | `model` | the manifest: what is taken over, with one spelling. Pure |
//! | `capture` | takes it of an occurrence, and says why it cannot be taken over |
//! | `apply` | gives it to occurrences as they are made |
//! | `tasks` | seals addresses anew |
//!
//! Rows are held in one order: the template, the occurrence, members by their ids. A blueprint is never changed; what members who leave take with them stands beside it, or goes by its whole
//! manifest with whoever organized the event. Nothing of those who take part is ever taken over.
//!
//! Source: seed 1, "Blueprints"; spec events 14; contract/decisions/event-blueprints.md.

pub mod apply;
pub mod capture;
pub mod model;
mod rest;
pub mod tasks;
pub(crate) mod told;

use chrono::TimeDelta;
use contract::Code;
use serde::{Deserialize, Serialize};

use self::capture::{Captured, capture};
use self::model::{Conflict, Counts, Manifest, SCHEMA, Section, Sections, Source, canonical};
use super::model::hex;
use super::revision::effective;
use super::store::blueprints::{self, Blueprint, NewBlueprint};
use super::{Settings, able};
use crate::actions::role;
use crate::base::{Answer, Failure, Fault, MemberId, Refusal, Rules, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::language::Sentence;
use crate::model::{Event, EventId, Publication};
use crate::permissions::{Permission, Role, may};
use crate::say;
use crate::store as events;

/// For so long a preview can be committed.
const VALID: TimeDelta = TimeDelta::seconds(600);

/// The longest key.
const KEY: usize = 191;

/// Where tokens of previews of blueprints belong, so that those of revisions are none.
const PLACE: &str = ".blueprint";

/// Why something is not done, for clients beside the errors, and for the rule of a template.
fn because(code: Code, reason: &str, sentence: Sentence) -> Refusal {
    Refusal::new(code, sentence).extra("reason", format!("event_recurrence_definition_{reason}"))
}

fn refused(reason: &'static str, sentence: Sentence) -> Refusal {
    because(Code::EventRecurrenceDefinitionValidationFailed, reason, sentence)
}

fn reference_invalid() -> Refusal {
    refused("reference_invalid", say!("event-blueprint-reference"))
}

fn missing(reason: &'static str) -> Refusal {
    because(Code::EventRecurrenceDefinitionNotFound, reason, say!("event-revision-missing"))
}

fn forbidden() -> Refusal {
    because(Code::EventRecurrenceDefinitionForbidden, "authorization_denied", say!("event-forbidden"))
}

fn unavailable(reason: &'static str) -> Refusal {
    because(Code::EventRecurrenceDefinitionUnavailable, reason, say!("event-blueprint-unavailable"))
}

fn unusable(reason: &'static str, sentence: Sentence) -> Refusal {
    because(Code::EventRecurrenceDefinitionPreviewInvalid, reason, sentence).field("preview_token")
}

fn conflict(reason: &'static str, sentence: Sentence) -> Refusal {
    because(Code::EventRecurrenceDefinitionConflict, reason, sentence)
}

/// Why something failed, by the name that the rule of a template keeps; none for our trouble.
#[must_use]
pub fn reason(failure: &Failure) -> Option<&str> {
    match failure {
        Failure::Refusal(refusal) => refusal.extras.get("reason")?.as_str(),
        Failure::Fault(_) => None,
    }
}

/// Whether this installation makes blueprints. What is not known for sure is not possible.
///
/// # Errors
/// A fault if start-up installed no [`Settings`].
pub async fn are_made(call: &Call) -> Answer<bool> {
    let is_on = call.room::<Settings>()?.blueprints && able(call).await?.never;
    Ok(is_on && blueprints::are_ready(call).await.unwrap_or(false))
}

async fn switched_on(call: &Call) -> Answer<()> {
    let settings = call.room::<Settings>()?;
    if !(settings.installed.v2 && settings.installed.rolling && settings.blueprints) {
        return Err(unavailable("rollout_disabled").into());
    }
    if are_made(call).await? { Ok(()) } else { Err(unavailable("schema_unavailable").into()) }
}

/// What somebody wishes to be taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What the first occurrence that it is about is known by.
    pub effective_from: String,
    /// Which parts.
    pub sections: Sections,
}

/// What would be taken over.
#[derive(Clone, Debug, PartialEq)]
pub struct Previewed {
    /// What commits it.
    pub token: String,
    /// Until when.
    pub expires_at: Timestamp,
    /// The template.
    pub root: EventId,
    /// The occurrence.
    pub source: EventId,
    /// What that is known by.
    pub source_recurrence: String,
    /// The wish.
    pub wish: Wish,
    /// SHA-256 of all that would be taken over.
    pub manifest_hash: String,
    /// Blueprints of the template so far.
    pub set_version: i64,
    /// How much of each part.
    pub counts: Counts,
    /// Why it cannot be.
    pub conflicts: Vec<Conflict>,
}

/// What was previewed, and what everything stood at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Claims {
    tenant: TenantId,
    caller: (TenantId, MemberId),
    root: EventId,
    source: EventId,
    effective_from: String,
    sections: Sections,
    request_hash: String,
    manifest_hash: String,
    set_version: i64,
    expires_at: Timestamp,
}

/// What is asked about: the template and the occurrence, and who the viewer is to both.
struct Place {
    root: EventId,
    recurrence_id: String,
    roles: [Role; 2],
}

/// Where the viewer stands who manages an occurrence and its template, before anything is held.
async fn entered(call: &Call, id: EventId) -> Answer<Place> {
    let viewer = call.member()?;
    let seen = crate::actions::each(call, &[id]).await?.pop().ok_or_else(|| missing("source_invalid"))?;
    let own = role(viewer, &seen);
    if !own.manages() {
        return Err(forbidden().into());
    }
    let known = seen.event.parent_event_id.zip(seen.event.recurrence_id);
    let (root, recurrence_id) = known.ok_or_else(|| missing("source_invalid"))?;
    let template = crate::actions::each(call, &[root]).await?.pop().ok_or_else(forbidden)?;
    let roles = [own, role(viewer, &template)];
    if roles[1].manages() { Ok(Place { root, recurrence_id, roles }) } else { Err(forbidden().into()) }
}

/// Whether somebody with these roles may let a part be taken over. It does not depend on where the events stand.
pub(crate) fn may_take(section: Section, roles: [Role; 2]) -> bool {
    let may = |permission| roles.iter().all(|role| may(permission, *role, Publication::Published, false));
    match section {
        Section::Agenda => may(Permission::ManageAgenda),
        Section::TicketTypes => may(Permission::ManageFinance),
        Section::Registration => may(Permission::ManageRegistration),
        Section::Safety => roles.iter().all(|role| role.manages()),
        Section::Staff => may(Permission::ManageStaff),
    }
}

fn may_take_all(sections: &Sections, roles: [Role; 2]) -> Result<(), Refusal> {
    if sections.chosen().all(|section| may_take(section, roles)) { Ok(()) } else { Err(forbidden()) }
}

/// A wish that can be.
fn checked(wish: &Wish, source: &str) -> Result<(), Refusal> {
    let mut rules = Rules::default();
    if wish.sections.chosen().next().is_none() {
        rules.note(refused("sections_invalid", say!("event-blueprint-empty")).field("sections"));
    }
    if effective(&wish.effective_from).is_none() || wish.effective_from.as_str() < source {
        let refusal = refused("effective_identity_invalid", say!("event-blueprint-early"));
        rules.note(refusal.field("effective_from_recurrence_id"));
    }
    rules.kept()
}

/// Everything that a blueprint is about, held.
struct Held {
    captured: Captured,
    manifest: String,
    manifest_hash: String,
    set_version: i64,
}

/// Takes what is wished. The template is held already.
async fn held(call: &Call, tx: &mut Tx, (root, id): (EventId, EventId), wish: &Wish) -> Answer<Held> {
    let viewer = call.member()?;
    let source: Event = events::lock(tx, id).await?.ok_or_else(|| missing("source_invalid"))?;
    let mut roles = [Role::Member; 2];
    for (role_now, event) in roles.iter_mut().zip([id, root]) {
        let seen = events::read_seen(tx, viewer.id, viewer.is_admin(), event).await?.ok_or_else(forbidden)?;
        *role_now = role(viewer, &seen);
    }
    if !roles.iter().all(|role| role.manages()) {
        return Err(forbidden().into());
    }
    may_take_all(&wish.sections, roles)?;
    let recurrence_id = source.recurrence_id.clone().ok_or_else(|| missing("source_invalid"))?;
    let set_version = blueprints::newest(tx, root).await?;
    let mut captured = capture(tx, &source, &wish.sections).await?;
    let manifest = Manifest {
        schema_version: SCHEMA,
        source: Source { root_event_id: root, event_id: id, recurrence_id },
        effective_from_recurrence_id: wish.effective_from.clone(),
        selected_sections: wish.sections.clone(),
        definitions: std::mem::take(&mut captured.definitions),
    };
    let written = manifest.written().ok_or_else(|| Fault::new("a manifest cannot be written"))?;
    let (manifest, manifest_hash) = written;
    Ok(Held { captured, manifest, manifest_hash, set_version })
}

/// The template, held.
async fn hold_root(tx: &mut Tx, root: EventId) -> Answer<()> {
    let template = events::lock(tx, root).await?.filter(|event| event.is_recurring_template);
    template.ok_or_else(|| missing("root_invalid"))?;
    Ok(())
}

fn request(call: &Call, id: EventId, wish: &Wish) -> Answer<String> {
    let viewer = call.member()?;
    let sections = serde_json::to_value(&wish.sections).map_err(|_| Fault::new("parts cannot be written"))?;
    let caller = format!("{} {}", viewer.tenant, viewer.id);
    let tenant = call.tenant().to_string();
    let parts = ["event blueprint", &tenant, &caller, &id.to_string(), &wish.effective_from, &canonical(&sections)];
    Ok(hex(&parts))
}

/// What new occurrences would take over. Nothing changes.
///
/// # Errors
/// As the contract says of `previewEventBlueprint`.
pub async fn preview(call: &Call, id: EventId, wish: Wish) -> Answer<Previewed> {
    let place = entered(call, id).await?;
    switched_on(call).await?;
    checked(&wish, &place.recurrence_id)?;
    may_take_all(&wish.sections, place.roles)?;
    let mut tx = call.begin().await?;
    hold_root(&mut tx, place.root).await?;
    let held = held(call, &mut tx, (place.root, id), &wish).await?;
    // What was held to be read is let go, and nothing is written.
    drop(tx);
    let viewer = call.member()?;
    let claims = Claims {
        tenant: call.tenant(),
        caller: (viewer.tenant, viewer.id),
        root: place.root,
        source: id,
        effective_from: wish.effective_from.clone(),
        sections: wish.sections.clone(),
        request_hash: request(call, id, &wish)?,
        manifest_hash: held.manifest_hash.clone(),
        set_version: held.set_version,
        expires_at: call.now() + VALID,
    };
    let token = call.room::<Settings>()?.keys.seal_for(PLACE, &claims, call.chance());
    Ok(Previewed {
        token: token.ok_or_else(|| unavailable("token_key_unavailable"))?,
        expires_at: claims.expires_at,
        root: place.root,
        source: id,
        source_recurrence: place.recurrence_id,
        wish,
        manifest_hash: held.manifest_hash,
        set_version: held.set_version,
        counts: held.captured.counts,
        conflicts: held.captured.conflicts,
    })
}

/// Commits what was previewed. The flag: the same call did so before.
///
/// # Errors
/// As the contract says of `commitEventBlueprint`.
pub async fn commit(call: &Call, id: EventId, wish: Wish, token: &str, key: Option<&str>) -> Answer<(Blueprint, bool)> {
    let viewer = call.member()?;
    let place = entered(call, id).await?;
    switched_on(call).await?;
    checked(&wish, &place.recurrence_id)?;
    may_take_all(&wish.sections, place.roles)?;
    let key = key.map(str::trim).filter(|key| !key.is_empty() && key.chars().count() <= KEY);
    let key = key.ok_or_else(|| refused("idempotency_invalid", say!("event-revision-key")).field("Idempotency-Key"))?;
    let claims: Option<Claims> = call.room::<Settings>()?.keys.open_for(PLACE, token);
    let request = request(call, id, &wish)?;
    let is_this = |claims: &Claims| {
        let is_theirs = claims.tenant == call.tenant() && claims.caller == (viewer.tenant, viewer.id);
        is_theirs && claims.root == place.root && claims.source == id && claims.request_hash == request
    };
    let claims = claims.filter(is_this);
    let claims = claims.ok_or_else(|| unusable("token_invalid", say!("event-revision-invalid")))?;
    if call.now() >= claims.expires_at {
        return Err(unusable("token_expired", say!("event-revision-expired")).into());
    }
    let root = place.root;
    let hashed = hex(&["event blueprint", &call.tenant().to_string(), &root.to_string(), key]);

    let mut tx = call.begin().await?;
    hold_root(&mut tx, root).await?;
    if let Some(known) = blueprints::of_key(&mut tx, root, &hashed).await? {
        if known.request_hash == request && known.manifest_hash == claims.manifest_hash {
            return Ok((known, true));
        }
        return Err(conflict("idempotency_conflict", say!("event-revision-key-used")).into());
    }
    let held = held(call, &mut tx, (root, id), &wish).await?;
    if held.set_version != claims.set_version || held.manifest_hash != claims.manifest_hash {
        return Err(unusable("preview_stale", say!("event-revision-stale")).into());
    }
    if !held.captured.conflicts.is_empty() {
        let told = held.captured.conflicts.iter().map(
            |one| serde_json::json!({ "section": one.section.as_str(), "code": one.code.as_str(), "count": one.count }),
        );
        let told: Vec<serde_json::Value> = told.collect();
        return Err(conflict("conflict", say!("event-blueprint-blocked")).extra("conflicts", told).into());
    }
    let blueprint = blueprints::insert_blueprint(
        &mut tx,
        &NewBlueprint {
            root,
            source: (id, &place.recurrence_id),
            version: held.set_version + 1,
            effective_from: &wish.effective_from,
            sections: &wish.sections,
            counts: held.captured.counts,
            manifest: (&held.manifest, &held.manifest_hash),
            request_hash: &request,
            key: &hashed,
            actor: viewer.id_in(call.tenant()),
        },
    )
    .await?;
    for named in &held.captured.named {
        blueprints::name(&mut tx, blueprint.id, named).await?;
    }
    for address in &held.captured.addresses {
        blueprints::keep_address(&mut tx, blueprint.id, address).await?;
    }
    tx.commit().await?;
    Ok((blueprint, false))
}

/// Blueprints of the template of an occurrence, the newest first, before a version; and where the next page begins.
///
/// # Errors
/// As the contract says of `listEventBlueprints`.
pub async fn history(
    call: &Call,
    id: EventId,
    before: Option<&str>,
    limit: i64,
) -> Answer<(Vec<Blueprint>, Option<i64>)> {
    let place = entered(call, id).await?;
    let number = |text: &str| {
        let refusal = refused("history_cursor_invalid", say!("event-blueprint-cursor"));
        text.parse::<i64>().map_err(|_| refusal.field("before_version"))
    };
    let before = before.map(number).transpose()?;
    let mut rows = blueprints::page(call, place.root, before, limit + 1).await?;
    let has_more = capture::counted(rows.len()) > limit;
    rows.truncate(usize::try_from(limit).unwrap_or_default());
    let next = rows.last().map(|row| row.blueprint_version).filter(|_| has_more);
    Ok((rows, next))
}

/// Those of some blueprints that the viewer may see: who manages the occurrence and the template. Two statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_numbers(call: &Call, numbers: &[i64]) -> Answer<Vec<Blueprint>> {
    let mut rows = blueprints::by_numbers(call, numbers).await?;
    let roles =
        crate::actions::roles(call, rows.iter().flat_map(|row| [row.source_event_id, row.root_event_id])).await?;
    let manages = |event: &EventId| roles.get(event).is_some_and(|role| role.manages());
    rows.retain(|row| manages(&row.source_event_id) && manages(&row.root_event_id));
    Ok(rows)
}
