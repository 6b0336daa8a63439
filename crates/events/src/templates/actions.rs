//! What those who manage an event, and staff of the community, do with templates.

use contract::Code;

use super::capture::{self, Said, Taken};
use super::model::{
    Action, Filter, MOST, Status, TemplateId, VERSIONS, conflict, gone, named, trimmed, unblocked, unusable,
};
use super::store::{self, Eyes, Kept, Step, Template};
use crate::actions::hold;
use crate::auth::seals::Place;
use crate::base::{Answer, MemberId, Page, Refusal};
use crate::call::{Call, Tx};
use crate::db::search_pattern;
use crate::members;
use crate::model::{EventId, forbidden};
use crate::say;

/// What of a template is to be otherwise. The outer `None` leaves things as they are.
#[derive(Clone, Debug)]
pub struct Revision {
    /// What it is called.
    pub name: Option<String>,
    /// What it is for.
    pub description: Option<Option<String>>,
    /// From which event everything is taken anew.
    pub source: Option<EventId>,
    /// Which parts are taken then; none where nothing is said of them.
    pub sections: Option<Said>,
    /// What exactly is taken then.
    pub hash: Option<String>,
}

/// Who the viewer is to all templates.
pub(super) fn eyes(call: &Call) -> Answer<Eyes> {
    let viewer = call.member()?;
    Ok((viewer.id, viewer.is_broker_or_admin()))
}

/// Whether the viewer may revise and archive a template.
pub(super) fn may_change(call: &Call, kept: &Kept) -> Answer<bool> {
    let viewer = call.member()?;
    Ok(viewer.is_admin() || kept.template.owner_id == Some(viewer.id) || kept.own.manages_source)
}

/// What cursors of a list are good for.
pub(super) fn list_place(call: &Call, filter: Filter, words: Option<&str>) -> Place {
    let viewer = call.me().map_or(0, MemberId::get);
    let words = words.map(str::trim).unwrap_or_default();
    Place::new(call, &format!("event templates {viewer} {filter:?} {words:?}"))
}

/// Templates that the viewer may use, the newest first.
///
/// # Errors
/// As the contract says of `listEventTemplates`.
pub async fn list(
    call: &Call,
    filter: Filter,
    words: Option<&str>,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<Kept>> {
    let before = list_place(call, filter, words).open(call, cursor)?;
    let status = match filter {
        Filter::Active => Some(Status::Active),
        Filter::Archived => Some(Status::Archived),
        Filter::All => None,
    };
    let pattern = words.map(str::trim).filter(|words| !words.is_empty()).map(search_pattern);
    let rows = store::page(call, eyes(call)?, (status, pattern.as_deref()), before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.template.id.get()))
}

/// A template that the viewer may use.
///
/// # Errors
/// 404 `EVENT_TEMPLATE_NOT_FOUND` if there is none.
pub async fn get(call: &Call, id: TemplateId) -> Answer<Kept> {
    Ok(each(call, &[id]).await?.pop().ok_or_else(gone)?)
}

/// Those of some templates that the viewer may use. One statement whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[TemplateId]) -> Answer<Vec<Kept>> {
    Ok(store::by_ids(call, eyes(call)?, ids).await?)
}

/// What cursors of a history are good for.
pub(super) fn history_place(call: &Call, id: TemplateId) -> Place {
    Place::new(call, &format!("event template history {id}"))
}

/// What was done with a template, the newest first.
///
/// # Errors
/// As the contract says of `listEventTemplateHistory`.
pub async fn history(call: &Call, id: TemplateId, limit: i64, cursor: Option<&str>) -> Answer<Page<Step>> {
    get(call, id).await?;
    let before = history_place(call, id).open(call, cursor)?;
    let rows = store::history(call, id, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id))
}

/// Takes what is wished of an event that the viewer manages, which is held.
async fn taken(call: &Call, tx: &mut Tx, id: EventId, said: &Said) -> Answer<Taken> {
    let (event, role) = hold(call, tx, id).await?;
    let sections = capture::chosen(said, role)?;
    capture::take(tx, &event, sections).await
}

/// The same, if nothing stands in the way and it is what was previewed.
async fn agreed(call: &Call, tx: &mut Tx, id: EventId, said: &Said, hash: Option<&str>) -> Answer<Taken> {
    let taken = taken(call, tx, id, said).await?;
    unblocked(&taken.issues)?;
    if hash.is_some_and(|hash| hash != taken.hash) {
        return Err(conflict(say!("event-template-changed")).field("content_hash").into());
    }
    Ok(taken)
}

/// What a template would take of an event. Nothing is written.
///
/// # Errors
/// As the contract says of `previewEventTemplate`.
pub async fn preview(call: &Call, id: EventId, said: &Said) -> Answer<Taken> {
    let mut tx = call.begin().await?;
    // What was held to be read is let go with it.
    taken(call, &mut tx, id, said).await
}

/// Keeps an event as a template.
///
/// # Errors
/// As the contract says of `createEventTemplate`.
pub async fn create(
    call: &Call,
    id: EventId,
    (name, description): (&str, Option<String>),
    said: &Said,
    hash: Option<&str>,
) -> Answer<Kept> {
    let owner = call.member()?.id_in(call.tenant());
    let mut tx = call.begin().await?;
    let taken = agreed(call, &mut tx, id, said, hash).await?;
    let name = named(name)?;
    hold_members(&mut tx, owner, Some(taken.organizer)).await?;
    if let Some(owner) = owner
        && store::count(&mut tx, owner).await? >= MOST
    {
        return Err(unusable("name", say!("event-templates-many", most = MOST)).into());
    }
    let template = store::create(&mut tx, owner, id, (&name, trimmed(description).as_deref())).await?;
    store::add_version(&mut tx, (template, 1), id, &taken).await?;
    store::note(&mut tx, (template, 1), Action::Created, Some(id), owner).await?;
    tx.commit().await?;
    get(call, template).await
}

/// Whoever acts stays as long as the transaction lasts, and so does whoever wrote what is taken: what they say goes with them, and with all that was taken of it.
pub(super) async fn hold_members(tx: &mut Tx, actor: Option<MemberId>, author: Option<MemberId>) -> Answer<()> {
    let ids: Vec<MemberId> = actor.into_iter().chain(author).collect();
    let held = members::store::hold(tx, &ids).await?;
    if actor.is_some_and(|actor| held.iter().all(|one| one.id != actor)) {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    Ok(())
}

/// A template, held, if it is still the version that was read.
pub(super) async fn hold_template(tx: &mut Tx, id: TemplateId, expected: i64) -> Answer<Template> {
    let template = store::lock(tx, id).await?.ok_or_else(gone)?;
    if template.version != expected {
        let refusal = Refusal::new(Code::VersionConflict, say!("event-template-stale"));
        return Err(refusal.field("expected_version").into());
    }
    Ok(template)
}

/// What an archived template is told.
pub(super) fn archived() -> Refusal {
    conflict(say!("event-template-archived"))
}

/// Gives a template another name, or takes everything anew from an event.
///
/// # Errors
/// As the contract says of `reviseEventTemplate`.
pub async fn revise(call: &Call, id: TemplateId, expected: i64, wish: Revision) -> Answer<Kept> {
    let kept = get(call, id).await?;
    if !may_change(call, &kept)? {
        return Err(forbidden().into());
    }
    if wish.source.is_none() && (wish.sections.is_some() || wish.hash.is_some()) {
        return Err(unusable("source_event_id", say!("event-template-source")).into());
    }
    let actor = call.member()?.id_in(call.tenant());
    let mut tx = call.begin().await?;
    // Events are held before templates.
    let taken = match wish.source {
        Some(source) => {
            let said = wish.sections.unwrap_or(capture::UNSAID);
            Some((source, agreed(call, &mut tx, source, &said, wish.hash.as_deref()).await?))
        }
        None => None,
    };
    let template = hold_template(&mut tx, id, expected).await?;
    if template.status == Status::Archived {
        return Err(archived().into());
    }
    let name = wish.name.as_deref().map(named).transpose()?.unwrap_or_else(|| template.name.clone());
    let description = wish.description.map_or_else(|| template.description.clone(), trimmed);
    let is_other = taken.as_ref().is_some_and(|(source, taken)| {
        taken.hash != kept.content.content_hash
            || taken.sections != kept.content.sections.0
            || *source != template.source_event_id
    });
    if !is_other && name == template.name && description == template.description {
        return Ok(kept);
    }
    if template.version >= VERSIONS {
        return Err(conflict(say!("event-template-versions", most = VERSIONS)).into());
    }
    hold_members(&mut tx, actor, taken.as_ref().map(|(_, taken)| taken.organizer)).await?;
    let next = (id, template.version + 1);
    let source = match &taken {
        Some((source, taken)) => {
            store::add_version(&mut tx, next, *source, taken).await?;
            *source
        }
        None => {
            store::repeat_version(&mut tx, next).await?;
            template.source_event_id
        }
    };
    store::revise(&mut tx, next, source, (&name, description.as_deref())).await?;
    store::note(&mut tx, next, Action::Revised, taken.map(|(source, _)| source), actor).await?;
    tx.commit().await?;
    get(call, id).await
}

/// Archives a template.
///
/// # Errors
/// As the contract says of `archiveEventTemplate`.
pub async fn archive(call: &Call, id: TemplateId, expected: i64) -> Answer<Kept> {
    let kept = get(call, id).await?;
    if !may_change(call, &kept)? {
        return Err(forbidden().into());
    }
    let actor = call.member()?.id_in(call.tenant());
    let mut tx = call.begin().await?;
    let template = hold_template(&mut tx, id, expected).await?;
    if template.status == Status::Archived {
        drop(tx);
        return get(call, id).await;
    }
    hold_members(&mut tx, actor, None).await?;
    store::archive(&mut tx, id).await?;
    store::note(&mut tx, (id, template.version), Action::Archived, None, actor).await?;
    tx.commit().await?;
    get(call, id).await
}

/// Whether an event can be made of a template.
#[must_use]
pub(super) fn is_usable(kept: &Kept) -> bool {
    kept.template.status == Status::Active && kept.content.outline.is_some()
}
