//! Changes of what recurs: one occurrence, or all that begin from now on (`all`).

mod all;

use contract::Code;

use super::store;
use super::store::many::crowded;
use crate::actions::{belonging, role, shared};
use crate::base::{Answer, GroupId, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::draft::{self, Wish};
use crate::events::EventUpdated;
use crate::media::Kept;
use crate::model::{EventId, Publication, forbidden, missing, wrong};
use crate::outbox;
use crate::permissions::{Permission, may};
use crate::pictures;
use crate::registration::fill;
use crate::say;
use crate::store::{self as events, Content, EventSeen};

/// Which occurrences a change is about.
pub use contract::event_recurrence::EventRecurrenceScope as Scope;

/// Changes an occurrence, or the template and all that begin from now on. Emits [`EventUpdated`] once, if it is published and something changed.
///
/// # Errors
/// As [`actions::update`](crate::actions::update); 422 `VALIDATION_ERROR` on `scope` for what does not recur, 422 `EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED` for a template alone, 422
/// `EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED` for other times of all. Source: spec events 15.
pub async fn update(
    call: &Call,
    id: EventId,
    scope: Scope,
    wish: Wish,
    category_name: Option<&str>,
) -> Answer<EventSeen> {
    update_with(call, id, scope, wish, category_name, None).await
}

/// The same, with a picture that the wish names.
///
/// # Errors
/// As [`update`].
pub(crate) async fn update_with(
    call: &Call,
    id: EventId,
    scope: Scope,
    wish: Wish,
    category_name: Option<&str>,
    picture: Option<&Kept>,
) -> Answer<EventSeen> {
    let viewer = call.member()?;
    let steward = viewer.is_admin();
    let seen = crate::actions::get(call, id).await?;
    if !role(viewer, &seen).manages() {
        return Err(forbidden().into());
    }
    let wish = belonging(call, viewer, wish, category_name).await?;
    let ready = if scope == Scope::All { all::looked_at(call, &seen.event, &wish).await? } else { None };
    let mut tx = call.begin().await?;
    let place = store::place(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    let root = place.root(true).ok_or_else(|| wrong("scope", say!("event-not-recurring")))?;
    let template = events::lock(&mut tx, root).await?.ok_or_else(missing)?;
    let seen = events::read_seen(&mut tx, viewer.id, steward, id).await?.ok_or_else(missing)?;
    let role = role(viewer, &seen);
    if !role.manages() {
        return Err(forbidden().into());
    }
    for publication in [seen.event.publication_state, template.publication_state] {
        if !may(Permission::Edit, role, publication, false) {
            return Err(Refusal::new(Code::EventReviewPending, say!("event-review-pending")).into());
        }
    }
    let actor = viewer.id_in(call.tenant());
    let is_pictured = wish.cover_image_url.is_some() || wish.image_url.is_some();
    match scope {
        Scope::Single if place.is_recurring_template => {
            return Err(Refusal::new(Code::EventRecurrenceTemplateAllScopeRequired, say!("event-template-all")).into());
        }
        Scope::Single => single(call, &mut tx, (root, id), wish, actor).await?,
        Scope::All => all::write(&mut tx, &template, &wish, ready, actor).await?,
    }
    if is_pictured {
        pictures::follow(&mut tx, root, picture).await?;
    }
    let seen = events::read_seen(&mut tx, viewer.id, steward, id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(seen)
}

/// Changes one occurrence; what changed is its own from then on.
async fn single(
    call: &Call,
    tx: &mut Tx,
    (root, id): (EventId, EventId),
    wish: Wish,
    actor: Option<MemberId>,
) -> Answer<()> {
    let event = events::lock(tx, id).await?.ok_or_else(missing)?;
    let old = draft::present(&event)?;
    let new = shared(call, draft::applied(wish, old.clone(), call.now())?)?;
    let changed = draft::changed(&old, &new);
    if changed.is_empty() {
        return Ok(());
    }
    let concerning = |field| if changed.contains(&field) { vec![id] } else { Vec::new() };
    let (placed, grouped) = (concerning("max_attendees"), concerning("group_id"));
    possible(tx, (&placed, new.max_attendees), (&grouped, new.group)).await?;
    events::update(tx, id, &new, draft::on_calendars(&changed), true).await?;
    let mut fields = store::override_of(tx, id).await?.map(|known| known.fields.0).unwrap_or_default();
    fields.extend(own(&old, &new));
    fields.sort_unstable();
    fields.dedup();
    store::note_override(tx, id, &fields, actor).await?;
    store::note_changed(tx, root, &[id], actor).await?;
    if event.publication_state == Publication::Published {
        let fields = changed.iter().map(|name| (*name).to_owned()).collect();
        let matters = draft::matters(&changed);
        outbox::tell(tx, EventUpdated { event: id, actor, fields, matters, occurrences: Vec::new() }).await?;
    }
    let event = events::lock(tx, id).await?.ok_or_else(missing)?;
    fill(tx, &event).await?;
    Ok(())
}

/// Whether those who take part have a place where there are others, and see the events where these are in another group.
async fn possible(
    tx: &mut Tx,
    (placed, places): (&[EventId], Option<i64>),
    (grouped, group): (&[EventId], Option<GroupId>),
) -> Answer<()> {
    if let Some(places) = places.filter(|_| !placed.is_empty())
        && !crowded(&mut tx.reads(), placed, places).await?.is_empty()
    {
        return Err(wrong("max_attendees", say!("event-places-taken")).into());
    }
    if let Some(group) = group.filter(|_| !grouped.is_empty())
        && events::has_outsiders(tx, grouped, group).await?
    {
        return Err(wrong("group_id", say!("event-group-outsiders")).into());
    }
    Ok(())
}

/// What of an occurrence changed, by the names under which it is its own.
fn own(old: &Content, new: &Content) -> Vec<String> {
    let mut names = Vec::new();
    for name in draft::changed(old, new) {
        match name {
            "coordinates" => names.extend(["latitude".to_owned(), "longitude".to_owned()]),
            "venue_accessibility" => names.extend(facts(old, new).into_iter().map(str::to_owned)),
            name => names.push(name.to_owned()),
        }
    }
    names
}

/// Which facts about its place changed.
pub(super) fn facts(old: &Content, new: &Content) -> Vec<&'static str> {
    let (a, b) = (&old.accessibility, &new.accessibility);
    let differs = [
        ("accessibility_step_free", a.step_free_access != b.step_free_access),
        ("accessibility_toilet", a.accessible_toilet != b.accessible_toilet),
        ("accessibility_hearing_loop", a.hearing_loop != b.hearing_loop),
        ("accessibility_quiet_space", a.quiet_space != b.quiet_space),
        ("accessibility_seating", a.seating_available != b.seating_available),
        ("accessibility_parking", a.accessible_parking != b.accessible_parking),
        ("accessibility_parking_details", a.parking_details != b.parking_details),
        ("accessibility_transit_details", a.transit_details != b.transit_details),
        ("accessibility_assistance_contact", a.assistance_contact != b.assistance_contact),
        ("accessibility_notes", a.notes != b.notes),
    ];
    differs.into_iter().filter(|(_, differs)| *differs).map(|(name, _)| name).collect()
}
