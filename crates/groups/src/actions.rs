//! What members do with groups as a whole.

use std::collections::HashSet;

use contract::Code;

use super::events::GroupCreated;
use super::faces::{self, Ready, Wish};
use super::membership::withdrawn;
use super::model::{self, Federation, Group, MEMBERSHIPS, Visibility, forbidden, missing};
use super::standing::Standing;
use super::store::{self, GroupWithOwn, Text, Wanted};
use crate::auth::seals::Place;
use crate::base::text::search_text;
use crate::base::{Answer, GroupId, GroupTypeId, MemberId, Page, Refusal};
use crate::call::{Call, Member, Tx};
use crate::db::search_pattern;
use crate::members;
use crate::outbox;
use crate::say;

/// Which groups to list, as somebody asks for them.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Of this visibility.
    pub visibility: Option<Visibility>,
    /// To which this member belongs.
    pub member: Option<MemberId>,
    /// To which the viewer belongs.
    pub mine: bool,
    /// Words to find.
    pub words: Option<String>,
    /// Of the type with this short name or number.
    pub kind: Option<String>,
    /// Of the type with this number; 0 for any.
    pub kind_number: i64,
}

impl Filter {
    /// What cursors of this list are good for.
    #[must_use]
    pub fn place(&self, call: &Call) -> Place {
        let member = self.member.map_or(0, MemberId::get);
        let visibility = self.visibility.map_or("any", Visibility::as_str);
        let words = self.words.as_deref().unwrap_or_default().trim();
        let kind = self.kind.as_deref().unwrap_or_default().trim();
        Place::new(call, &format!("groups {visibility} {member} {} {} {kind:?} {words}", self.mine, self.kind_number))
    }

    /// The type that is asked for; the inner none for any, the outer for one that there is not.
    async fn sought(&self, call: &Call) -> Answer<Option<Option<GroupTypeId>>> {
        let number = Some(self.kind_number).filter(|number| *number > 0).map(GroupTypeId::from);
        let named = self.kind.as_deref().map(|name| name.trim().to_lowercase()).filter(|name| !name.is_empty());
        let Some(named) = named else { return Ok(Some(number)) };
        let found = store::faces::kind_named(call, &named, named.parse().unwrap_or_default()).await?;
        Ok(found.filter(|found| number.is_none_or(|number| number == *found)).map(Some))
    }
}

/// Groups that the viewer may see, newest first. One statement; another one for a member whose profile must be seen first, and for a type's name.
///
/// Refuses with 422 `INVALID_CURSOR` for a cursor of another list. Source: spec platform 7.2 and 9.11.
pub async fn list(call: &Call, filter: &Filter, limit: i64, cursor: Option<&str>) -> Answer<Page<GroupWithOwn>> {
    let viewer = call.member()?;
    let before = filter.place(call).open(call, cursor)?;
    if let Some(member) = filter.member.filter(|member| *member != viewer.id)
        && members::actions::profiles(call, &[member]).await?.is_empty()
    {
        return Ok(Page { items: Vec::new(), next: None });
    }
    let Some(kind) = filter.sought(call).await? else { return Ok(Page { items: Vec::new(), next: None }) };
    let words = filter.words.as_deref().map(str::trim).filter(|words| !words.is_empty());
    let wanted = Wanted {
        visibility: filter.visibility,
        member: filter.member,
        mine: filter.mine,
        pattern: words.map(search_pattern),
        kind,
    };
    let rows = store::page(call, viewer.id, viewer.is_admin(), &wanted, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.group.id.get()))
}

/// A group as the viewer meets it.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The group.
    pub group: Group,
    /// How the viewer stands to it.
    pub standing: Standing,
    /// Whether the viewer administers the community.
    pub steward: bool,
}

impl Sight {
    /// How a member meets a group that they may see.
    #[must_use]
    pub fn of(found: GroupWithOwn, viewer: &Member) -> Self {
        Self { standing: found.standing(viewer.id), group: found.group, steward: viewer.is_admin() }
    }

    /// Whether the viewer looks after the group.
    #[must_use]
    pub fn manages(&self) -> bool {
        self.steward || matches!(self.standing, Standing::Owner | Standing::Admin)
    }

    /// Whether the viewer reads what is written for the group's members.
    #[must_use]
    pub fn reads(&self) -> bool {
        self.standing.belongs() || self.manages()
    }

    /// Whether the viewer may do everything with the group.
    #[must_use]
    pub fn heads(&self) -> bool {
        self.steward || self.standing == Standing::Owner
    }
}

/// A group that the viewer may see.
///
/// Refuses with `NOT_FOUND` if there is none. Source: spec platform 7.2.
pub async fn get(call: &Call, id: GroupId) -> Answer<GroupWithOwn> {
    let viewer = call.member()?;
    let found = store::find(call, viewer.id, id).await?.ok_or_else(missing)?;
    if found.group.seen(found.standing(viewer.id), viewer.is_admin()) { Ok(found) } else { Err(missing().into()) }
}

/// Those of some groups that the viewer may see. One statement whatever their number.
pub async fn each(call: &Call, ids: &[GroupId]) -> Answer<Vec<GroupWithOwn>> {
    let viewer = call.member()?;
    let mut found = store::by_ids(call, viewer.id, ids).await?;
    found.retain(|row| row.group.seen(row.standing(viewer.id), viewer.is_admin()));
    Ok(found)
}

/// Those of some groups to which the viewer stands in such a way. One statement, and none for no group.
pub async fn groups_where(
    call: &Call,
    groups: impl IntoIterator<Item = GroupId>,
    stands: impl Fn(&Sight) -> bool,
) -> Answer<HashSet<GroupId>> {
    let groups: HashSet<GroupId> = groups.into_iter().collect();
    if groups.is_empty() {
        return Ok(groups);
    }
    let viewer = call.member()?;
    let seen = each(call, &Vec::from_iter(groups)).await?;
    let sights = seen.into_iter().map(|found| Sight::of(found, viewer));
    Ok(sights.filter(stands).map(|sight| sight.group.id).collect())
}

/// A group that the viewer may see, and how they stand to it.
///
/// Refuses with `NOT_FOUND` if there is none.
pub async fn sight(call: &Call, id: GroupId) -> Answer<Sight> {
    let viewer = call.member()?;
    Ok(Sight::of(get(call, id).await?, viewer))
}

/// The same inside a transaction, the group held.
///
/// Refuses with `NOT_FOUND` if there is none.
pub async fn sight_held(call: &Call, tx: &mut Tx, id: GroupId) -> Answer<Sight> {
    let viewer = call.member()?;
    let group = store::lock(tx, id).await?.ok_or_else(missing)?;
    let own = store::membership(tx, id, viewer.id).await?;
    let sight = Sight { standing: Standing::of(&group, viewer.id, own), group, steward: viewer.is_admin() };
    if sight.group.seen(sight.standing, sight.steward) { Ok(sight) } else { Err(missing().into()) }
}

/// Whether a member looks after a group at this moment, for what is done in their name while nobody calls. `steward`: they administer the community.
///
/// # Errors
/// A fault if the database fails.
pub async fn is_managed_by(tx: &mut Tx, id: GroupId, member: MemberId, steward: bool) -> Answer<bool> {
    let Some(group) = store::read(tx, id).await? else { return Ok(false) };
    let own = store::membership(tx, id, member).await?;
    Ok(Sight { standing: Standing::of(&group, member, own), group, steward }.manages())
}

/// What a group is known by beside its words. What is `None` stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Colour of its pages, `#rrggbb`; empty for none of its own.
    pub primary_color: Option<String>,
    /// Colour of what stands out on them; empty for none of its own.
    pub accent_color: Option<String>,
    /// As typed.
    pub tags: Option<Vec<String>>,
}

/// A text as it is kept: as somebody typed it, without space at its ends. Whoever shows it escapes it.
fn typed(text: &str) -> String {
    text.trim().to_owned()
}

/// Where a group meets, in one line; none for a text without words.
fn located(typed: Option<&str>) -> Answer<Option<String>> {
    typed.filter(|text| !text.trim().is_empty()).map(|text| model::line("location", text)).transpose()
}

/// The colour that is kept.
fn color(said: Option<String>, old: Option<String>) -> Option<String> {
    said.map_or(old, |color| Some(color.to_ascii_lowercase()).filter(|color| !color.is_empty()))
}

/// A group to be.
#[derive(Clone, Debug)]
pub struct Draft {
    /// As typed.
    pub name: String,
    /// As typed.
    pub description: String,
    /// Who sees and joins it.
    pub visibility: Visibility,
    /// As typed.
    pub location: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// Whether partners see it.
    pub federated_visibility: Federation,
    /// Whether members of partners may belong to it.
    pub allow_federated_members: bool,
    /// What it is known by.
    pub marks: Marks,
    /// How it looks.
    pub looks: Wish,
}

/// So many numbers are tried behind a slug that is taken; then chance.
const NUMBERED: usize = 9;

/// Founds a group. The viewer owns it and is its first member.
///
/// Emits `GroupCreated`. Refuses with 422 `VALIDATION_ERROR` for an empty name and for half a place, and for what [`Wish`] asks in vain; with 403 `FORBIDDEN`
/// for whoever is no member of this community; with 409 `MEMBERSHIP_LIMIT_REACHED`. Source: spec platform 7.2.
pub async fn create(call: &Call, draft: Draft) -> Answer<GroupWithOwn> {
    let me = call.me()?;
    let name = model::name(&draft.name)?;
    let (description, location) = (typed(&draft.description), located(draft.location.as_deref())?);
    let place = model::place(draft.latitude, draft.longitude)?;
    let tags = model::tags(&draft.marks.tags.unwrap_or_default());
    let (primary, accent) = (color(draft.marks.primary_color, None), color(draft.marks.accent_color, None));
    let text = Text {
        name: &name,
        description: &description,
        visibility: draft.visibility,
        location: location.as_deref(),
        place,
        federated_visibility: draft.federated_visibility,
        allow_federated_members: draft.allow_federated_members,
        primary_color: primary.as_deref(),
        accent_color: accent.as_deref(),
        tags: &tags,
        search_text: &searched(&name, &description, location.as_deref(), &tags),
    };
    let ready = faces::draw(call, draft.looks).await?;
    let founded = found(call, me, &text, &ready).await;
    faces::unless_refused(call, founded, ready)
}

/// What a group is found by.
fn searched(name: &str, description: &str, location: Option<&str>, tags: &[String]) -> String {
    search_text([name, description, location.unwrap_or_default()].into_iter().chain(tags.iter().map(String::as_str)))
}

async fn found(call: &Call, me: MemberId, text: &Text<'_>, ready: &Ready) -> Answer<GroupWithOwn> {
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    room_for(&mut tx, me).await?;
    let group = insert(call, &mut tx, me, text).await?;
    faces::wear(&mut tx, group, ready).await?;
    let Some(row) = Standing::Owner.membership() else { return Err(missing().into()) };
    store::write_membership(&mut tx, group, me, row).await?;
    store::count_in(&mut tx, group, 1).await?;
    outbox::tell(&mut tx, GroupCreated { group, owner: me }).await?;
    let created = store::read(&mut tx, group).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(GroupWithOwn { group: created, own: Some(row).into() })
}

async fn insert(call: &Call, tx: &mut Tx, owner: MemberId, text: &Text<'_>) -> Answer<GroupId> {
    let slug = model::slug(text.name);
    for number in 1..=NUMBERED {
        let numbered = if number == 1 { slug.clone() } else { format!("{slug}-{number}") };
        if let Some(id) = store::insert(tx, owner, &numbered, text).await? {
            return Ok(id);
        }
    }
    let unlike = format!("{slug}-{}", crate::base::text::hex(&call.chance().bytes::<6>()));
    let id = store::insert(tx, owner, &unlike, text).await?;
    id.ok_or_else(|| Refusal::new(Code::AlreadyExists, say!("group-name-taken")).into())
}

/// Holds the viewer and others, in the order of their ids; who of them is there and active.
///
/// Refuses with 403 `FORBIDDEN` if the viewer is no member of this community.
pub(super) async fn hold_members(tx: &mut Tx, me: MemberId, others: &[MemberId]) -> Answer<Vec<MemberId>> {
    let everybody: Vec<_> = [me].iter().chain(others).copied().collect();
    let held = members::store::hold(tx, &everybody).await?;
    if !held.iter().any(|member| member.id == me) {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    Ok(held.into_iter().filter(|member| member.active).map(|member| member.id).collect())
}

/// Whether the viewer may found a group: they are a member of this community, and belong to less groups than one may.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn may_found(call: &Call) -> Answer<bool> {
    let me = call.me()?;
    if members::store::by_ids(call, &[me]).await?.is_empty() {
        return Ok(false);
    }
    let counted = store::counts(call, &[me]).await?.pop();
    Ok(counted.is_none_or(|(_, memberships)| memberships < MEMBERSHIPS))
}

/// Refuses with 409 `MEMBERSHIP_LIMIT_REACHED` if a member, who is held, belongs to as many groups as one may.
pub(super) async fn room_for(tx: &mut Tx, member: MemberId) -> Answer<()> {
    if store::memberships(tx, member).await? >= MEMBERSHIPS {
        let sentence = say!("group-limit-reached");
        return Err(Refusal::new(Code::MembershipLimitReached, sentence).into());
    }
    Ok(())
}

/// What to change of a group; what is absent stays.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// As typed.
    pub name: Option<String>,
    /// As typed.
    pub description: Option<String>,
    /// Who sees and joins it.
    pub visibility: Option<Visibility>,
    /// As typed; an empty one takes it away.
    pub location: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// Whether it is taken off the map.
    pub off_the_map: bool,
    /// Whether partners see it.
    pub federated_visibility: Option<Federation>,
    /// Whether members of partners may belong to it.
    pub allow_federated_members: Option<bool>,
    /// What it is known by.
    pub marks: Marks,
    /// How it looks.
    pub looks: Wish,
}

/// Changes what a group says about itself.
///
/// Refuses with `NOT_FOUND` if the viewer may not see it; with 403 `FORBIDDEN` unless they look after it; with 422 `VALIDATION_ERROR` for an empty name, for
/// half a place, and for what [`Wish`] asks in vain. Source: spec platform 7.2.
pub async fn update(call: &Call, id: GroupId, mut change: Change) -> Answer<GroupWithOwn> {
    let looks = std::mem::take(&mut change.looks);
    // Nobody makes us decode pictures for a group that they may not change.
    if looks.is_pictured() && !sight(call, id).await?.manages() {
        return Err(forbidden().into());
    }
    let ready = faces::draw(call, looks).await?;
    let changed = rewrite(call, id, change, &ready).await;
    faces::unless_refused(call, changed, ready)
}

async fn rewrite(call: &Call, id: GroupId, change: Change, ready: &Ready) -> Answer<GroupWithOwn> {
    let me = call.me()?;
    let name = change.name.as_deref().map(model::name).transpose()?;
    let place = model::place(change.latitude, change.longitude)?;
    let mut tx = call.begin().await?;
    let sight = sight_held(call, &mut tx, id).await?;
    if !sight.manages() {
        return Err(forbidden().into());
    }
    let old = sight.group;
    let name = name.unwrap_or(old.name);
    let description = change.description.as_deref().map_or(old.description, typed);
    let location = if change.location.is_some() { located(change.location.as_deref())? } else { old.location };
    let tags = change.marks.tags.map_or(old.tags, |typed| model::tags(&typed));
    let primary = color(change.marks.primary_color, old.primary_color);
    let accent = color(change.marks.accent_color, old.accent_color);
    let text = Text {
        name: &name,
        description: &description,
        visibility: change.visibility.unwrap_or(old.visibility),
        location: location.as_deref(),
        place: place.or(old.latitude.zip(old.longitude).filter(|_| !change.off_the_map)),
        federated_visibility: change.federated_visibility.unwrap_or(old.federated_visibility),
        allow_federated_members: change.allow_federated_members.unwrap_or(old.allow_federated_members),
        primary_color: primary.as_deref(),
        accent_color: accent.as_deref(),
        tags: &tags,
        search_text: &searched(&name, &description, location.as_deref(), &tags),
    };
    store::update(&mut tx, id, &text).await?;
    faces::wear(&mut tx, id, ready).await?;
    let group = store::read(&mut tx, id).await?.ok_or_else(missing)?;
    let own = store::membership(&mut tx, id, me).await?;
    tx.commit().await?;
    Ok(GroupWithOwn { group, own: own.into() })
}

/// Ends a group, with its memberships and messages.
///
/// Refuses with `NOT_FOUND` if the viewer may not see it; with 403 `FORBIDDEN` unless they own it or administer the community.
pub async fn delete(call: &Call, id: GroupId) -> Answer<()> {
    let mut tx = call.begin().await?;
    if !sight_held(call, &mut tx, id).await?.heads() {
        return Err(forbidden().into());
    }
    let mut files = faces::files(&mut tx, id).await?;
    files.extend(crate::files::store::take(&mut tx, id).await?);
    files.extend(crate::files::store::take_of_posts(&mut tx, id).await?);
    crate::files::store::forget_lines(&mut tx, id).await?;
    store::delete(&mut tx, id).await?;
    crate::media::forget(&mut tx, &files).await?;
    withdrawn(&mut tx, id)?;
    tx.commit().await
}
