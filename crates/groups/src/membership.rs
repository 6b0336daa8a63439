//! Who belongs to a group: coming, going, and being moved.

use std::collections::HashMap;

use chrono::TimeDelta;
use contract::{Code, Operation};

use super::actions::{Sight, hold_members, room_for, sight, sight_held};
use super::events::{
    GroupInvited, GroupJoinAccepted, GroupJoinRejected, GroupJoinRequested, GroupMemberJoined, GroupMemberRemoved,
    GroupRoleChanged,
};
use super::model::{CAPACITY, Group, Role, Status, forbidden, wrong};
use super::standing::{Actor, Move, Standing, step};
use super::store::{self, MembershipWithMember, Who};
use crate::auth::seals::Place;
use crate::base::{Answer, Cursor, GroupId, MemberId, Page, Refusal};
use crate::call::{Call, Tx};
use crate::live::{Live, Rows};
use crate::members::{self, Sought, blocks, blocks::Errand};
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;

/// Whoever a group turned away does not ask it again within this time.
const PAUSE: TimeDelta = TimeDelta::days(7);

/// Joins a group, or asks to; how the viewer stands to it then.
///
/// Emits `GroupMemberJoined` if they belong to it now, else `GroupJoinRequested`. Refuses with what [`step`] says; with `NOT_FOUND` if they may not see the group; with 403 `FORBIDDEN` for whoever
/// is no member of this community, and if they and the owner have blocked one another; with 409 `INVALID_STATE` within [`PAUSE`] after the group
/// turned them away, `GROUP_UNAVAILABLE`, `CAPACITY_FULL`,
/// `MEMBERSHIP_LIMIT_REACHED`; and with what the safeguarding rule says. Source: spec platform 7.2.
pub async fn join(call: &Call, id: GroupId) -> Answer<Standing> {
    let me = call.me()?;
    let owner = sight(call, id).await?.group.owner_id;
    let mut tx = call.begin().await?;
    let there = hold_members(&mut tx, me, &[owner]).await?;
    let Sight { group, standing, .. } = sight_held(call, &mut tx, id).await?;
    let next = step(standing, group.joining(), Actor::Oneself)?;
    available(&group)?;
    if next == Standing::Pending && store::was_declined(&mut tx, id, me, call.now() - PAUSE).await? {
        return Err(Refusal::new(Code::InvalidState, say!("group-declined-lately", days = PAUSE.num_days())).into());
    }
    // Whoever owned it a moment ago is held; a new owner is met as soon as the request is tried again.
    if there.contains(&owner) {
        blocks::pass(&mut tx, Operation::JoinGroup, me, owner, Errand::default()).await?;
        safeguarding::allow(call, &mut tx, me, owner, Interaction::GroupJoin).await?;
    }
    come(&mut tx, &group, me, standing, next).await?;
    if next == Standing::Pending {
        outbox::tell(&mut tx, GroupJoinRequested { group: id, member: me }).await?;
    }
    tx.commit().await?;
    Ok(next)
}

/// Leaves a group, takes a request back or declines an invitation; how the viewer stood to it before.
///
/// Refuses with what [`step`] says; with 409 `SOLE_ADMIN` if nobody else looks after the group. Source: spec platform 7.2.
pub async fn leave(call: &Call, id: GroupId) -> Answer<Standing> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let Sight { group, standing, .. } = sight_held(call, &mut tx, id).await?;
    let next = step(standing, Move::Leave, Actor::Oneself)?;
    if standing == Standing::Admin && !store::looked_after_without(&mut tx, id, me).await? {
        let sentence = say!("group-sole-admin");
        return Err(Refusal::new(Code::SoleAdmin, sentence).into());
    }
    write(&mut tx, &group, me, standing, next).await?;
    tx.commit().await?;
    Ok(standing)
}

/// Makes somebody a member, an administrator, or the owner of a group. Its owner before becomes an administrator.
///
/// Emits `GroupRoleChanged` for each of the two whose role is another one, but not for the viewer. Refuses with what [`step`] says, and with `NOT_FOUND` if the viewer may not see the group.
pub async fn change_role(call: &Call, id: GroupId, member: MemberId, role: Role) -> Answer<Standing> {
    let how = match role {
        Role::Member => Move::MakeMember,
        Role::Admin => Move::MakeAdmin,
        Role::Owner => Move::MakeOwner,
    };
    let mut tx = call.begin().await?;
    let (group, from, next) = moved(call, &mut tx, id, member, how).await?;
    if next == Standing::Owner && from != Standing::Owner {
        store::hand_over(&mut tx, id, member).await?;
        // The count is right if the one before had no row of their own, and if they had.
        let before = store::membership(&mut tx, id, group.owner_id).await?;
        let counted = before.is_some_and(|row| row.status == Status::Active);
        if let Some(row) = Standing::Admin.membership() {
            store::write_membership(&mut tx, id, group.owner_id, row).await?;
        }
        store::count_in(&mut tx, id, i64::from(!counted)).await?;
        role_changed(&mut tx, id, group.owner_id, Role::Admin).await?;
    }
    write(&mut tx, &group, member, from, next).await?;
    if next != from {
        role_changed(&mut tx, id, member, role).await?;
    }
    tx.commit().await?;
    Ok(next)
}

/// Somebody hears of their new role, unless it is they who decided it.
async fn role_changed(tx: &mut Tx, group: GroupId, member: MemberId, role: Role) -> Answer<()> {
    if tx.call().me()? != member {
        outbox::tell(tx, GroupRoleChanged { group, member, role }).await?;
    }
    Ok(())
}

/// Takes somebody out of a group, or an invitation back.
///
/// Emits `GroupMemberRemoved` for a member. Refuses with what [`step`] says, and with `NOT_FOUND` if the viewer may not see the group.
pub async fn remove(call: &Call, id: GroupId, member: MemberId) -> Answer<Standing> {
    plainly(call, id, member, Move::Remove).await
}

/// Lets somebody who is kept out ask again.
///
/// Refuses with what [`step`] says, and with `NOT_FOUND` if the viewer may not see the group.
pub async fn unban(call: &Call, id: GroupId, member: MemberId) -> Answer<Standing> {
    plainly(call, id, member, Move::Unban).await
}

/// Keeps somebody out of a group, whether they belong to it or not.
///
/// Emits `GroupMemberRemoved`, unless they had nothing to do with the group: of a secret one they would learn by it. Refuses with what [`step`] says, and with `NOT_FOUND` if the viewer may not see the group or the community has no such member.
pub async fn ban(call: &Call, id: GroupId, member: MemberId) -> Answer<Standing> {
    plainly(call, id, member, Move::Ban).await
}

async fn plainly(call: &Call, id: GroupId, member: MemberId, how: Move) -> Answer<Standing> {
    let mut tx = call.begin().await?;
    let known = members::store::hold(&mut tx, &[member]).await?.len() == 1;
    let (group, from, next) = moved(call, &mut tx, id, member, how).await?;
    if next == Standing::Banned && !known {
        return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
    }
    write(&mut tx, &group, member, from, next).await?;
    let is_banned = next == Standing::Banned;
    if from.belongs() || (is_banned && from != Standing::Outside) {
        outbox::tell(&mut tx, GroupMemberRemoved { group: id, member, is_banned }).await?;
    }
    tx.commit().await?;
    Ok(next)
}

/// Asks somebody to join; whoever has asked themselves belongs to the group at once.
///
/// Emits `GroupMemberJoined` and `GroupJoinAccepted` then, else `GroupInvited`. Refuses like [`join`], and with 422 `VALIDATION_ERROR` if the community has no such active member.
pub async fn invite(call: &Call, id: GroupId, member: MemberId) -> Answer<Standing> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let held = members::store::hold(&mut tx, &[me, member]).await?;
    let (group, from, next) = moved(call, &mut tx, id, member, Move::Invite).await?;
    if !held.iter().any(|one| one.id == member && one.active) {
        return Err(wrong("user_id", say!("member-missing")).into());
    }
    available(&group)?;
    blocks::pass(&mut tx, Operation::InviteToGroup, me, member, Errand::default()).await?;
    safeguarding::allow(call, &mut tx, me, member, Interaction::GroupJoin).await?;
    come(&mut tx, &group, member, from, next).await?;
    if next == Standing::Invited {
        outbox::tell(&mut tx, GroupInvited { group: id, member, by: me }).await?;
    } else {
        outbox::tell(&mut tx, GroupJoinAccepted { group: id, member }).await?;
    }
    tx.commit().await?;
    Ok(next)
}

/// Lets somebody in who has asked, or turns them away.
///
/// Emits `GroupMemberJoined` and `GroupJoinAccepted` if they belong to the group now, else `GroupJoinRejected`. Refuses with what [`step`] says; with `NOT_FOUND` if the viewer may not see the group; with 409
/// `GROUP_UNAVAILABLE`, `CAPACITY_FULL`, `MEMBERSHIP_LIMIT_REACHED`, and 403 `FORBIDDEN` if they and the owner have blocked one another, when
/// accepting; and with what the safeguarding rule says.
pub async fn answer(call: &Call, id: GroupId, member: MemberId, accept: bool) -> Answer<Standing> {
    let how = if accept { Move::Accept } else { Move::Decline };
    let owner = sight(call, id).await?.group.owner_id;
    let mut tx = call.begin().await?;
    let held = members::store::hold(&mut tx, &[owner, member]).await?;
    let (group, from, next) = moved(call, &mut tx, id, member, how).await?;
    if accept {
        if !held.iter().any(|one| one.id == member && one.active) {
            return Err(Refusal::new(Code::NotFound, say!("group-request-missing")).into());
        }
        available(&group)?;
        blocks::pass(&mut tx, Operation::AnswerGroupRequest, member, owner, Errand::default()).await?;
        safeguarding::allow(call, &mut tx, member, owner, Interaction::GroupJoin).await?;
    }
    come(&mut tx, &group, member, from, next).await?;
    if accept {
        outbox::tell(&mut tx, GroupJoinAccepted { group: id, member }).await?;
    } else {
        store::note_decline(&mut tx, id, member).await?;
        outbox::tell(&mut tx, GroupJoinRejected { group: id, member }).await?;
    }
    tx.commit().await?;
    Ok(next)
}

/// The group, held, how somebody stands to it, and where a move of the viewer's leads them.
async fn moved(
    call: &Call,
    tx: &mut Tx,
    id: GroupId,
    member: MemberId,
    how: Move,
) -> Answer<(Group, Standing, Standing)> {
    let me = call.me()?;
    let Sight { group, standing, steward } = sight_held(call, tx, id).await?;
    let row = store::membership(tx, id, member).await?;
    let from = Standing::of(&group, member, row);
    let next = step(from, how, Actor::of(me == member, steward, standing))?;
    Ok((group, from, next))
}

pub(super) fn available(group: &Group) -> Answer<()> {
    if group.open() { Ok(()) } else { Err(unavailable().into()) }
}

/// What whoever wants something new of a group that is not in use is told.
pub fn unavailable() -> Refusal {
    Refusal::new(Code::GroupUnavailable, say!("group-unavailable"))
}

/// Somebody, who is held, is about to stand nearer to a group.
pub(super) async fn come(tx: &mut Tx, group: &Group, member: MemberId, from: Standing, to: Standing) -> Answer<()> {
    if to.belongs() && !from.belongs() {
        if group.cached_member_count >= CAPACITY {
            return Err(Refusal::new(Code::CapacityFull, say!("group-full")).into());
        }
        room_for(tx, member).await?;
        outbox::tell(tx, GroupMemberJoined { group: group.id, member }).await?;
    }
    write(tx, group, member, from, to).await
}

/// Writes how somebody stands to a group, which is held, and counts.
async fn write(tx: &mut Tx, group: &Group, member: MemberId, from: Standing, to: Standing) -> Answer<()> {
    match to.membership() {
        Some(row) => store::write_membership(tx, group.id, member, row).await?,
        None => store::delete_membership(tx, group.id, member).await?,
    };
    let more = i64::from(to.belongs()) - i64::from(from.belongs());
    if more != 0 {
        store::count_in(tx, group.id, more).await?;
    }
    if more < 0 {
        withdrawn(tx, group.id)?;
    }
    Ok(())
}

/// Once it is stored, those who follow what is written to a group look whether they still belong to it.
pub(super) fn withdrawn(tx: &mut Tx, group: GroupId) -> Answer<()> {
    let (live, tenant) = (tx.call().room::<Live>()?.clone(), tx.tenant());
    tx.after_commit(Box::new(move || live.withdrawn(tenant, Rows::GroupMessages(group))));
    Ok(())
}

/// Whom to list of a group.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// With this role.
    pub role: Option<Role>,
    /// Words to find.
    pub words: Option<String>,
}

impl Filter {
    /// What cursors of this list are good for.
    #[must_use]
    pub fn place(&self, call: &Call, group: GroupId) -> Place {
        let role = self.role.map_or("any", Role::as_str);
        let words = self.words.as_deref().unwrap_or_default().trim();
        Place::new(call, &format!("group {group} members {role} {words}"))
    }
}

/// Who belongs to a group, by id. One statement beside the look at the group.
///
/// Refuses with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they belong to it or administer the community; with 422
/// `INVALID_CURSOR` for a cursor of another list. Source: spec platform 7.2 and 9.11.
pub async fn members(
    call: &Call,
    id: GroupId,
    filter: &Filter,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<MembershipWithMember>> {
    let Sight { standing, steward, .. } = sight(call, id).await?;
    if !standing.belongs() && !steward {
        return Err(forbidden().into());
    }
    let after = filter.place(call, id).open(call, cursor)?;
    let sought = Sought::of(call, filter.words.as_deref());
    let who = Who { status: Status::Active, role: filter.role, sought };
    let rows = store::members(call, id, &who, after, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.member.id.get()))
}

/// Whether the viewer may know who belongs to a group that they may see. `active`: whether their own membership is.
///
/// Refuses with 403 `FORBIDDEN` unless they belong to it, own it or administer the community.
pub fn may_list(call: &Call, owner: MemberId, active: bool) -> Answer<()> {
    let viewer = call.member()?;
    if active || owner == viewer.id || viewer.is_admin() { Ok(()) } else { Err(forbidden().into()) }
}

/// The first `limit` members of each of some groups, by id, after `after`. One statement whatever their number. Whoever calls has asked [`may_list`].
pub async fn members_of_each(
    call: &Call,
    groups: &[GroupId],
    role: Option<Role>,
    after: Option<i64>,
    limit: i64,
) -> Answer<HashMap<GroupId, Page<MembershipWithMember>>> {
    let mut pages: HashMap<GroupId, Page<MembershipWithMember>> = HashMap::new();
    let mut last = HashMap::new();
    for (place, row) in store::members_of_each(call, groups, role, after, limit + 1).await? {
        let page = pages.entry(place.group_id).or_insert_with(|| Page { items: Vec::new(), next: None });
        if place.place > limit {
            page.next = last.get(&place.group_id).copied().map(Cursor);
            continue;
        }
        last.insert(place.group_id, row.member.id.get());
        // Somebody who left keeps their place, so that a page ends where the next begins.
        if place.deleted_at.is_none() {
            page.items.push(row);
        }
    }
    Ok(pages)
}

/// What cursors of the list of requests are good for.
#[must_use]
pub fn requests_place(call: &Call, group: GroupId) -> Place {
    Place::new(call, &format!("group {group} requests"))
}

/// Who has asked to join a group, by id.
///
/// Refuses with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they look after it; with 422 `INVALID_CURSOR` for a
/// cursor of another list.
pub async fn requests(
    call: &Call,
    id: GroupId,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<MembershipWithMember>> {
    if !sight(call, id).await?.manages() {
        return Err(forbidden().into());
    }
    let after = requests_place(call, id).open(call, cursor)?;
    let who = Who { status: Status::Pending, role: None, sought: None };
    let rows = store::members(call, id, &who, after, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.member.id.get()))
}
