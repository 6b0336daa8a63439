//! Granting and revoking badges. The doorkeeper has let nobody else in.

use contract::Code;
use contract::verification_badges::{VerificationBadgeAction as Action, VerificationBadgeType as Type};

use super::store::{self, Badge, Decision};
use crate::base::{Answer, MemberId, OrRefuse as _, Refusal, Rules, Timestamp};
use crate::call::{Call, Tx};
use crate::members::events::BadgeGranted;
use crate::members::store::hold;
use crate::outbox;
use crate::say;

/// All about a member's badges.
pub type Badges = (Vec<Badge>, Vec<Decision>);

/// All badges of a member, and what was decided.
///
/// Refuses with `NOT_FOUND` if the community has no such member.
pub async fn of(call: &Call, member: MemberId) -> Answer<Badges> {
    store::is_there(call, member).await?.then_some(()).or_refuse(Code::NotFound, say!("member-missing"))?;
    Ok((store::all(&mut call.reads(), member).await?, store::decisions(&mut call.reads(), member).await?))
}

/// Grants a badge; one that counts stays as it is.
///
/// Emits `BadgeGranted`. Refuses with 422 `INVALID_TYPE` a badge that there is not; with 422 `VALIDATION_ERROR` on `expires_at` an end that is over; with `NOT_FOUND` if the
/// community has no such member. Source: spec accounts 5.
pub async fn grant(
    call: &Call,
    member: MemberId,
    badge: &str,
    note: Option<&str>,
    expires_at: Option<Timestamp>,
) -> Answer<Badges> {
    let me = call.me()?;
    let mut rules = Rules::default();
    let known = Type::parse(badge).map(Type::as_str);
    if known.is_none() {
        rules.note(Refusal::new(Code::InvalidType, say!("badge-unknown")).status(422).field("badge_type"));
    }
    if expires_at.is_some_and(|end| end <= call.now()) {
        rules.note(Refusal::new(Code::ValidationError, say!("badge-over")).status(422).field("expires_at"));
    }
    rules.kept()?;
    let badge = known.unwrap_or(badge);
    let note = note.map(str::trim).filter(|note| !note.is_empty());
    let mut tx = call.begin().await?;
    held(&mut tx, member).await?;
    if !counts(&mut tx, member, badge).await? {
        store::grant(&mut tx, member, badge, me, note, expires_at).await?;
        decided(&mut tx, member, (Action::Granted, badge), note, expires_at).await?;
        outbox::tell(&mut tx, BadgeGranted { member, badge: badge.to_owned() }).await?;
    }
    let badges = all(&mut tx, member).await?;
    tx.commit().await?;
    Ok(badges)
}

/// Revokes a badge. The record of it stays.
///
/// Refuses with `NOT_FOUND` if the community has no such member, or the member no such badge that counts.
pub async fn revoke(call: &Call, member: MemberId, badge: Type) -> Answer<Badges> {
    let badge = badge.as_str();
    let mut tx = call.begin().await?;
    held(&mut tx, member).await?;
    if !counts(&mut tx, member, badge).await? {
        return Err(Refusal::new(Code::NotFound, say!("badge-missing")).into());
    }
    store::revoke(&mut tx, member, badge).await?;
    decided(&mut tx, member, (Action::Revoked, badge), None, None).await?;
    let badges = all(&mut tx, member).await?;
    tx.commit().await?;
    Ok(badges)
}

async fn held(tx: &mut Tx, member: MemberId) -> Answer<()> {
    let held = hold(tx, &[member]).await?;
    held.first().map(|_| ()).or_refuse(Code::NotFound, say!("member-missing"))
}

async fn all(tx: &mut Tx, member: MemberId) -> Answer<Badges> {
    Ok((store::all(&mut tx.reads(), member).await?, store::decisions(&mut tx.reads(), member).await?))
}

async fn counts(tx: &mut Tx, member: MemberId, badge: &str) -> Answer<bool> {
    let now = tx.now();
    let all = store::all(&mut tx.reads(), member).await?;
    Ok(all.iter().any(|one| one.badge_type == badge && one.counts(now)))
}

async fn decided(
    tx: &mut Tx,
    member: MemberId,
    (action, badge): (Action, &str),
    note: Option<&str>,
    expires_at: Option<Timestamp>,
) -> Answer<()> {
    let decision = Decision {
        action,
        badge_type: badge.to_owned(),
        note: note.map(str::to_owned),
        decided_by: tx.call().me()?,
        expires_at,
        decided_at: tx.now(),
    };
    store::note(tx, member, &decision).await?;
    Ok(())
}
