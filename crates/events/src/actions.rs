//! What members do with events: create, change, find and look at them.

use std::collections::{BTreeSet, HashMap};

use contract::Code;

use super::draft;
use super::events::EventUpdated;
use super::model::{Event, EventId, Publication, SeriesId, forbidden, missing, wrong};
use super::people;
use super::permissions::{Permission, Role, Roles, may};
use super::pictures;
use super::registration::fill;
use super::store::{self, Content, Cursor, EventSeen, Wanted};
use crate::auth::seals::Place;
use crate::base::{Answer, Failure, MemberId, Page, Refusal};
use crate::call::{Call, Member, Tx};
use crate::media::Kept;
use crate::rules::EventRules;
use crate::say;
use crate::{groups, members, outbox, queue};

pub use super::draft::Wish;

/// What somebody looks for, as they ask for it.
#[derive(Clone, Debug)]
pub struct Filter {
    /// Which events.
    pub wanted: Wanted,
    /// A category as somebody names it: by its id, its short name or its name.
    pub category: Option<String>,
}

impl Filter {
    /// What cursors of this list are good for.
    #[must_use]
    pub fn place(&self, call: &Call) -> Place {
        let viewer = call.me().map_or(0, MemberId::get);
        let category = self.category.as_deref().unwrap_or_default().trim().to_lowercase();
        Place::new(call, &format!("events {viewer} {category:?} {:?}", self.wanted))
    }
}

/// Events that the viewer may see.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for a category or series that there is not; 422 `INVALID_CURSOR` for a cursor of another list. Source: spec events 3.
pub async fn list(call: &Call, filter: &Filter, limit: i64, cursor: Option<&str>) -> Answer<Page<EventSeen>> {
    let viewer = call.member()?;
    let after = filter.place(call).open(call, cursor)?.map(EventId::from);
    let mut wanted = filter.wanted.clone();
    if let Some(named) = filter.category.as_deref().map(str::trim).filter(|named| !named.is_empty()) {
        wanted.category = Some(category(call, named, "category_id").await?);
    }
    if let Some(series) = wanted.series
        && store::series_creator(call, series).await?.is_none()
    {
        return Err(wrong("series_id", say!("event-series-missing")).into());
    }
    let rows = store::page(call, viewer.id, viewer.is_admin(), &wanted, Cursor(after), limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.event.id.get()))
}

async fn category(call: &Call, named: &str, field: &'static str) -> Answer<crate::base::CategoryId> {
    let found = store::category(call, named.parse().unwrap_or(0), &named.to_lowercase()).await?;
    Ok(found.ok_or_else(|| wrong(field, say!("event-category-missing")))?)
}

/// An event that the viewer may see.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn get(call: &Call, id: EventId) -> Answer<EventSeen> {
    Ok(each(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// Those of some events that the viewer may see. One statement whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[EventId]) -> Answer<Vec<EventSeen>> {
    let viewer = call.member()?;
    Ok(store::by_ids(call, viewer.id, viewer.is_admin(), ids).await?)
}

/// Who the viewer is to those of some events that they may see. One statement whatever their number, and none for none.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub(crate) async fn roles(call: &Call, events: impl Iterator<Item = EventId>) -> Answer<HashMap<EventId, Role>> {
    let viewer = call.member()?;
    let seen = each_once(call, events).await?;
    Ok(seen.into_iter().map(|seen| (seen.event.id, role(viewer, &seen))).collect())
}

/// The same events as the viewer meets them, each once.
pub(crate) async fn each_once(call: &Call, events: impl Iterator<Item = EventId>) -> Answer<Vec<EventSeen>> {
    let ids: Vec<EventId> = events.collect::<BTreeSet<_>>().into_iter().collect();
    if ids.is_empty() { Ok(Vec::new()) } else { each(call, &ids).await }
}

/// Who the viewer is to an event.
#[must_use]
pub fn role(viewer: &Member, seen: &EventSeen) -> Role {
    role_of(viewer.id, viewer.is_admin(), seen)
}

/// Who any member is to an event. `steward`: they administer the community.
#[must_use]
pub(crate) fn role_of(member: MemberId, steward: bool, seen: &EventSeen) -> Role {
    role_by((member, steward), seen.event.organizer_id, seen.around.own_staff)
}

/// The same, where no more of the event was read. `own_staff`: the sum of the bits of the member's roles.
#[must_use]
pub(crate) fn role_by((member, steward): (MemberId, bool), organizer: MemberId, own_staff: i64) -> Role {
    if steward {
        Role::Admin
    } else if organizer == member {
        Role::Organizer
    } else {
        Roles::read(own_staff).map_or(Role::Member, Role::Staff)
    }
}

/// Who a member is to an event at this moment, for what is done in their name while nobody calls; none if they are not there any more, are
/// suspended, or may not see it.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn standing(tx: &mut Tx, id: EventId, member: MemberId) -> Answer<Option<Role>> {
    let subject = people::store::subjects(tx, &[member]).await?.pop().filter(|subject| subject.is_active);
    let Some(subject) = subject else { return Ok(None) };
    let seen = store::read_seen(tx, member, subject.is_steward, id).await?;
    Ok(seen.map(|seen| role_of(member, subject.is_steward, &seen)))
}

/// An event as the viewer sees it, held until the end of the transaction.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub(crate) async fn hold_seen(call: &Call, tx: &mut Tx, id: EventId) -> Answer<EventSeen> {
    let viewer = call.member()?;
    store::lock(tx, id).await?.ok_or_else(missing)?;
    Ok(store::read_seen(tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?)
}

/// The same, and who the viewer is to it.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, Role)> {
    let seen = hold_seen(call, tx, id).await?;
    let role = role(call.member()?, &seen);
    Ok((seen.event, role))
}

/// Whether the viewer may create events here.
///
/// # Errors
/// 403 `FORBIDDEN` where the community lets only staff do so.
pub(super) fn may_create(call: &Call) -> Answer<()> {
    let allowed = call.community()?.rules::<EventRules>().may_create(call.member()?);
    if allowed { Ok(()) } else { Err(Refusal::new(Code::Forbidden, say!("event-creation-closed")).into()) }
}

/// Creates a draft, which the viewer organizes.
///
/// # Errors
/// 403 `FORBIDDEN` where the viewer may not create events, or not for this group or series; 422 `VALIDATION_ERROR` for what cannot be.
/// Source: spec events 4.
pub async fn create(call: &Call, wish: Wish, category_name: Option<&str>) -> Answer<EventSeen> {
    let viewer = call.member()?;
    may_create(call)?;
    let community = call.community()?;
    let rules = community.rules::<EventRules>();
    let wish = belonging(call, viewer, wish, category_name).await?;
    let content = shared(
        call,
        draft::drafted(wish, queue::zone(&community.settings.timezone).name(), rules.places(), call.now())?,
    )?;
    let mut tx = call.begin().await?;
    if members::store::hold(&mut tx, &[viewer.id]).await?.is_empty() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    let id = store::insert(&mut tx, viewer.id, &content).await?;
    store::name(&mut tx, id, &format!("event:{}:{id}", call.tenant())).await?;
    let seen = store::read_seen(&mut tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(seen)
}

/// Partners see nothing where the community shares no events.
pub(super) fn shared(call: &Call, content: Content) -> Answer<Content> {
    let shares = call.community()?.rules::<EventRules>().federation_sharing_enabled;
    let federated_visibility = if shares { content.federated_visibility } else { super::model::Federation::None };
    Ok(Content { federated_visibility, ..content })
}

/// Looks for what a wish names: its category, its group and its series, which must be the viewer's to use.
pub(super) async fn belonging(call: &Call, viewer: &Member, wish: Wish, category_name: Option<&str>) -> Answer<Wish> {
    let mut wish = wish;
    if let Some(Some(id)) = wish.category {
        let found = store::category(call, id.get(), "").await?;
        wish.category = Some(Some(found.ok_or_else(|| wrong("category_id", say!("event-category-missing")))?));
    } else if let Some(name) = category_name.map(str::trim).filter(|name| !name.is_empty()) {
        wish.category = Some(Some(category(call, name, "category_name").await?));
    }
    if let Some(Some(group)) = wish.group {
        let sight = match groups::actions::sight(call, group).await {
            Err(Failure::Refusal(refusal)) if refusal.code() == Code::NotFound => {
                return Err(wrong("group_id", say!("event-group-missing")).into());
            }
            sight => sight?,
        };
        if !sight.group.open() {
            return Err(wrong("group_id", say!("event-group-missing")).into());
        }
        if !sight.manages() {
            return Err(Refusal::new(Code::Forbidden, say!("event-group-forbidden")).field("group_id").into());
        }
    }
    if let Some(Some(series)) = wish.series {
        own_series(call, viewer, series).await?;
    }
    Ok(wish)
}

async fn own_series(call: &Call, viewer: &Member, series: SeriesId) -> Answer<()> {
    let creator = store::series_creator(call, series).await?;
    let creator = creator.ok_or_else(|| wrong("series_id", say!("event-series-missing")))?;
    if creator == viewer.id || viewer.is_admin() {
        return Ok(());
    }
    Err(Refusal::new(Code::Forbidden, say!("event-series-forbidden")).field("series_id").into())
}

/// Changes what an event says about itself. Emits [`EventUpdated`] if it is published and something changed.
///
/// # Errors
/// 404 `NOT_FOUND` if the viewer may not see it; 403 `FORBIDDEN` if they do not manage it; 422 `EVENT_REVIEW_PENDING` while somebody decides about it;
/// 422 `EVENT_RECURRENCE_SCOPE_REQUIRED` for what recurs; 422 `VALIDATION_ERROR` for what cannot be. Source: spec events 4.
pub async fn update(call: &Call, id: EventId, wish: Wish, category_name: Option<&str>) -> Answer<EventSeen> {
    update_with(call, id, wish, category_name, None).await
}

/// Looks whether the viewer manages an event.
///
/// # Errors
/// 404 `NOT_FOUND` if the viewer may not see it; 403 `FORBIDDEN` if they do not manage it.
pub(crate) async fn managed(call: &Call, id: EventId) -> Answer<()> {
    if role(call.member()?, &get(call, id).await?).manages() { Ok(()) } else { Err(forbidden().into()) }
}

/// The same, with a picture that the wish names.
///
/// # Errors
/// As [`update`].
pub(crate) async fn update_with(
    call: &Call,
    id: EventId,
    wish: Wish,
    category_name: Option<&str>,
    picture: Option<&Kept>,
) -> Answer<EventSeen> {
    let viewer = call.member()?;
    let steward = viewer.is_admin();
    managed(call, id).await?;
    let wish = belonging(call, viewer, wish, category_name).await?;
    let mut tx = call.begin().await?;
    let event = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let seen = store::read_seen(&mut tx, viewer.id, steward, id).await?.ok_or_else(missing)?;
    let role = role(viewer, &seen);
    if !role.manages() {
        return Err(forbidden().into());
    }
    if event.is_recurring_template || event.parent_event_id.is_some() {
        return Err(Refusal::new(Code::EventRecurrenceScopeRequired, say!("event-recurs")).into());
    }
    if !may(Permission::Edit, role, event.publication_state, false) {
        return Err(Refusal::new(Code::EventReviewPending, say!("event-review-pending")).into());
    }
    let old = draft::present(&event)?;
    let new = shared(call, draft::applied(wish, old.clone(), call.now())?)?;
    if new.max_attendees != old.max_attendees
        && let Some(places) = new.max_attendees
        && places < store::occupied(&mut tx, id).await?
    {
        return Err(wrong("max_attendees", say!("event-places-taken")).into());
    }
    if new.group != old.group
        && let Some(group) = new.group
        && store::has_outsiders(&mut tx, &[id], group).await?
    {
        return Err(wrong("group_id", say!("event-group-outsiders")).into());
    }
    let changed = draft::changed(&old, &new);
    if changed.is_empty() {
        tx.commit().await?;
        return Ok(seen);
    }
    store::update(&mut tx, id, &new, draft::on_calendars(&changed), true).await?;
    if draft::is_pictured(&changed) {
        pictures::follow(&mut tx, id, picture).await?;
    }
    if event.publication_state == Publication::Published {
        let actor = viewer.id_in(call.tenant());
        let fields = changed.iter().map(|name| (*name).to_owned()).collect();
        let matters = draft::matters(&changed);
        outbox::tell(&mut tx, EventUpdated { event: id, actor, fields, matters, occurrences: Vec::new() }).await?;
    }
    // More places are held for whoever waits.
    let event = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    fill(&mut tx, &event).await?;
    let seen = store::read_seen(&mut tx, viewer.id, steward, id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(seen)
}
