//! What is done with invitations.

use chrono::TimeDelta;
use contract::{Code, Operation};

use super::model::{self, MAILED, Type, WAITING, missing};
use super::store::{self, Invite};
use super::{GroupInviteId, LETTER};
use crate::auth::seals::Place;
use crate::base::{Answer, GroupId, Refusal};
use crate::call::{Call, Tx};
use crate::groups::actions::{Sight, groups_where, hold_members, sight, sight_held};
use crate::groups::membership::{available, come};
use crate::groups::model::{Group, Status, forbidden};
use crate::groups::standing::{Actor, Move, Standing, step};
use crate::groups::{self, Membership};
use crate::members::{self, blocks, blocks::Errand};
use crate::queue::{self, NewTask};
use crate::safeguarding::{self, Interaction};
use crate::say;

/// What the secrets of invitations are sealed for.
fn seal(call: &Call) -> Place {
    Place::new(call, "invitation to a group")
}

/// The secret at the end of an invitation's link.
///
/// # Errors
/// A fault if start-up installed no keys.
pub fn token(call: &Call, id: GroupInviteId) -> Answer<String> {
    seal(call).seal(call, id.get())
}

/// The invitation of a secret.
fn opened(call: &Call, token: &str) -> Answer<GroupInviteId> {
    // Whatever is wrong with a secret, it leads nowhere.
    let found = seal(call).open(call, Some(token)).ok().flatten();
    Ok(found.map(GroupInviteId::from).ok_or_else(missing)?)
}

/// A group's invitations that wait, the newest first.
///
/// Refuses with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they look after it. Source: spec accounts 14.
pub async fn list(call: &Call, group: GroupId) -> Answer<Vec<Invite>> {
    if !sight(call, group).await?.manages() {
        return Err(forbidden().into());
    }
    Ok(store::waiting(call, group).await?)
}

/// Those of some invitations that are to groups which the viewer looks after. One statement for them and one for their groups, whatever their
/// number.
pub async fn each(call: &Call, ids: &[GroupInviteId]) -> Answer<Vec<Invite>> {
    let mut found = store::by_ids(call, ids).await?;
    let own = groups_where(call, found.iter().map(|one| one.group_id), Sight::manages).await?;
    found.retain(|one| own.contains(&one.group_id));
    Ok(found)
}

/// Makes a link that is good for some days.
///
/// Refuses with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they look after it; with 409 `GROUP_UNAVAILABLE`, `INVITE_LIMIT_REACHED`. Source: spec
/// accounts 14.
pub async fn link(call: &Call, group: GroupId, days: i64) -> Answer<Invite> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    let waiting = manage(call, &mut tx, group).await?;
    within(waiting.len() + 1)?;
    let expires_at = tx.now() + TimeDelta::days(days);
    let made = store::insert(&mut tx, group, me, None, None, expires_at).await?;
    tx.commit().await?;
    Ok(made)
}

/// Invites addresses, each by a mail of its own. One whose invitation waits gets no second mail.
///
/// Refuses as [`link`] does, and with 422 `VALIDATION_ERROR` for what is no address.
pub async fn mail(call: &Call, group: GroupId, emails: &[String], message: Option<&str>) -> Answer<Vec<Invite>> {
    let me = call.me()?;
    let emails = model::addresses(emails)?;
    let message = message.map(str::trim).filter(|message| !message.is_empty());
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    let waiting = manage(call, &mut tx, group).await?;
    let (mut invites, mut new) = (Vec::new(), Vec::new());
    for email in emails {
        match waiting.iter().find(|invite| invite.email.as_ref() == Some(&email)) {
            Some(invite) => invites.push(invite.clone()),
            None => new.push(email),
        }
    }
    within(waiting.len() + new.len())?;
    let now = tx.now();
    for email in new {
        let made = store::insert(&mut tx, group, me, Some(&email), message, now + MAILED).await?;
        queue::add(&mut tx, &NewTask { kind: LETTER, subject: made.id.get(), lane: None, due: now }).await?;
        invites.push(made);
    }
    tx.commit().await?;
    invites.sort_by_key(|invite| std::cmp::Reverse(invite.id));
    Ok(invites)
}

/// Withdraws an invitation; nothing happens if it was withdrawn before.
///
/// Refuses with `NOT_FOUND` if the viewer may not see the group, or it has no such invitation; with 403 `FORBIDDEN` unless they look after it; with 409 `INVALID_STATE` if it was used.
pub async fn revoke(call: &Call, group: GroupId, id: GroupInviteId) -> Answer<()> {
    let mut tx = call.begin().await?;
    if !sight_held(call, &mut tx, group).await?.manages() {
        return Err(forbidden().into());
    }
    let invite = store::lock(&mut tx, id).await?.filter(|invite| invite.group_id == group).ok_or_else(missing)?;
    match invite.status {
        model::Status::Revoked => return Ok(()),
        model::Status::Accepted => return Err(Refusal::new(Code::InvalidState, say!("group-invite-used")).into()),
        model::Status::Pending => {}
    }
    store::revoke(&mut tx, id).await?;
    tx.commit().await
}

/// An invitation with the group that it leads to, and how the viewer stands to it.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The invitation.
    pub invite: Invite,
    /// The group.
    pub group: Group,
    /// The viewer's row in it.
    pub own: Option<Membership>,
}

/// What whoever has an invitation's secret sees, of a secret group, too.
///
/// Refuses with `NOT_FOUND` if there is no such invitation; with what [`model::good`] says; with 403 `BANNED` if the viewer is kept out. Source: spec accounts 14.
pub async fn look_at(call: &Call, token: &str) -> Answer<Preview> {
    let me = call.me()?;
    let invite = store::find(call, opened(call, token)?).await?.ok_or_else(missing)?;
    model::good(&invite, call.now())?;
    let found = groups::store::find(call, me, invite.group_id).await?.ok_or_else(missing)?;
    if found.standing(me) == Standing::Banned {
        return Err(Refusal::new(Code::Banned, say!("group-banned")).into());
    }
    let own = found.own.membership().filter(|row| row.status != Status::Banned);
    Ok(Preview { invite, group: found.group, own })
}

/// Joins a group with an invitation, a private or secret one, too.
///
/// Emits `GroupMemberJoined`. Refuses with `NOT_FOUND` if there is no such invitation; with what [`model::good`], [`model::for_address`] and [`step`] say; otherwise as joining does. Source: spec
/// accounts 14.
pub async fn accept(call: &Call, token: &str) -> Answer<Preview> {
    let me = call.me()?;
    let invite = store::find(call, opened(call, token)?).await?.ok_or_else(missing)?;
    let email = store::email_of(call, me).await?;
    let owner = groups::store::find(call, me, invite.group_id).await?.ok_or_else(missing)?.group.owner_id;
    let mut tx = call.begin().await?;
    let there = hold_members(&mut tx, me, &[owner]).await?;
    let group = groups::store::lock(&mut tx, invite.group_id).await?.ok_or_else(missing)?;
    let mut invite = store::lock(&mut tx, invite.id).await?.ok_or_else(missing)?;
    model::good(&invite, tx.now())?;
    model::for_address(&invite, email.as_deref().unwrap_or_default())?;
    let row = groups::store::membership(&mut tx, group.id, me).await?;
    let standing = Standing::of(&group, me, row);
    let next = step(standing, Move::UseInvite, Actor::Oneself)?;
    available(&group)?;
    if there.contains(&owner) {
        blocks::pass(&mut tx, Operation::JoinGroup, me, owner, Errand::default()).await?;
        safeguarding::allow(call, &mut tx, me, owner, Interaction::GroupJoin).await?;
    }
    come(&mut tx, &group, me, standing, next).await?;
    if invite.kind == Type::Email {
        store::accept(&mut tx, invite.id, me).await?;
        invite.status = model::Status::Accepted;
    }
    let group = groups::store::read(&mut tx, group.id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(Preview { invite, group, own: next.membership() })
}

/// An invitation that is about to be mailed, with its group and who makes it.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// The invitation.
    pub invite: Invite,
    /// To whom.
    pub email: String,
    /// What the group is called.
    pub group: String,
    /// Who invites, as members see them.
    pub inviter: Option<members::Card>,
    /// The secret at the end of its link.
    pub token: String,
}

/// What the mail of an invitation is about; none if it is good for nothing any more.
///
/// # Errors
/// A fault if the database fails.
pub async fn outgoing(call: &Call, id: GroupInviteId) -> Answer<Option<Outgoing>> {
    let Some(invite) = store::find(call, id).await? else { return Ok(None) };
    let Some(email) = invite.email.clone().filter(|_| model::good(&invite, call.now()).is_ok()) else {
        return Ok(None);
    };
    // Whoever invites is not told: the answer would say who has an account.
    if members::store::is_blocked_by_address(call, invite.invited_by, &email).await? {
        return Ok(None);
    }
    let Some(found) = groups::store::find(call, invite.invited_by, invite.group_id).await? else { return Ok(None) };
    let inviter = members::store::by_ids(call, &[invite.invited_by]).await?.pop();
    Ok(Some(Outgoing { token: token(call, id)?, email, group: found.group.name, inviter, invite }))
}

/// Holds a group that the viewer looks after and that is in use. Gives its invitations that wait.
async fn manage(call: &Call, tx: &mut Tx, group: GroupId) -> Answer<Vec<Invite>> {
    let Sight { group: found, .. } = match sight_held(call, tx, group).await? {
        sight if sight.manages() => sight,
        _ => return Err(forbidden().into()),
    };
    available(&found)?;
    Ok(store::waiting_held(tx, group).await?)
}

fn within(waiting: usize) -> Answer<()> {
    if i64::try_from(waiting).is_ok_and(|waiting| waiting <= WAITING) {
        Ok(())
    } else {
        Err(Refusal::new(Code::InviteLimitReached, say!("group-invite-limit", most = WAITING)).into())
    }
}
