//! What those who look after a community do about it. The doorkeeper has let nobody else in.

use contract::Code;

use super::model::{Direction, Interaction, Kind, Measure};
use super::store::{self, NewMeasure, Wanted};
use crate::base::{Answer, Failure, MeasureId, MemberId, OrRefuse, Refusal, Rules, Timestamp};
use crate::call::Call;
use crate::language::Sentence;
use crate::say;

/// Measures of the community, newest first, with how many there are.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, wanted: Wanted, limit: i64, offset: i64) -> Answer<(Vec<Measure>, i64)> {
    call.me()?;
    let measures = store::page(call, wanted, limit, offset).await?;
    Ok((measures, store::count(call, wanted).await?))
}

/// A measure as somebody wants to take it.
#[derive(Clone, Debug)]
pub struct Wish {
    /// What it does.
    pub kind: Kind,
    /// Whom it is about.
    pub member: MemberId,
    /// The other one of a pair.
    pub partner: Option<MemberId>,
    /// Whom it binds.
    pub direction: Option<Direction>,
    /// For which interactions; `None` for all.
    pub interactions: Option<Vec<Interaction>>,
    /// Where vetting holds, or the member lives.
    pub jurisdiction: Option<String>,
    /// Why.
    pub reason: String,
    /// From when; `None` for now.
    pub starts_at: Option<Timestamp>,
    /// Until when; `None` for without end.
    pub ends_at: Option<Timestamp>,
}

fn refusal(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

fn wrong(field: &'static str, sentence: Sentence) -> Failure {
    refusal(field, sentence).into()
}

/// What does not belong together, before anybody looks into the database. All of it is told at once.
fn check(wish: &Wish, starts_at: Timestamp, now: Timestamp) -> Answer<()> {
    let mut rules = Rules::default();
    let mut wrong = |field: &'static str, sentence: Sentence| rules.note(refusal(field, sentence));
    let no_contact = wish.kind == Kind::NoContact;
    let opens = matches!(wish.kind, Kind::Vetted | Kind::JurisdictionKnown);
    if wish.reason.trim().is_empty() {
        wrong("reason", say!("reason-missing"));
    }
    if wish.partner == Some(wish.member) {
        wrong("partner_id", say!("measure-pair-of-one"));
    } else if wish.partner.is_some() && !no_contact {
        wrong("partner_id", say!("measure-no-pair"));
    }
    if wish.direction.is_some() && (!no_contact || wish.partner.is_some()) {
        wrong("direction", say!("measure-no-direction"));
    }
    if wish.interactions.is_some() && opens {
        wrong("interactions", say!("measure-for-everything"));
    }
    let place = wish.jurisdiction.as_deref().map(str::trim);
    let placed = matches!(wish.kind, Kind::Vetted | Kind::VettingRequired | Kind::JurisdictionKnown);
    if place == Some("") || (place.is_none() && wish.kind == Kind::JurisdictionKnown) {
        wrong("jurisdiction", say!("measure-place-missing"));
    } else if place.is_some() && !placed {
        wrong("jurisdiction", say!("measure-no-place"));
    }
    if wish.ends_at.is_some_and(|end| end <= starts_at || end <= now) {
        wrong("ends_at", say!("measure-over", other_field = "starts_at"));
    }
    Ok(rules.kept()?)
}

/// Takes a measure. It holds for whatever is not done yet.
///
/// Refuses with 422 `VALIDATION_ERROR` (the field is named) if the community has no such member or the fields do not belong
/// together; with 403 `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns.
/// Source: spec platform 9.18.
pub async fn take(call: &Call, wish: Wish) -> Answer<Measure> {
    let me = call.me()?;
    let now = call.now();
    let starts_at = wish.starts_at.unwrap_or(now);
    check(&wish, starts_at, now)?;
    impartial(call, wish.member, wish.partner)?;
    let mut tx = call.begin().await?;
    let people: Vec<MemberId> = [Some(wish.member), wish.partner].into_iter().flatten().collect();
    let held = store::hold(&mut tx, &people).await?;
    let mut known = Rules::default();
    if !held.contains(&wish.member) {
        known.note(refusal("member_id", say!("member-missing")));
    }
    if wish.partner.is_some_and(|partner| !held.contains(&partner)) {
        known.note(refusal("partner_id", say!("member-missing")));
    }
    known.kept()?;
    let new = NewMeasure {
        kind: wish.kind,
        member: wish.member,
        partner: wish.partner,
        direction: wish.direction.unwrap_or(Direction::Both),
        interactions: wish.interactions,
        jurisdiction: wish.jurisdiction.as_deref().map(str::trim),
        reason: wish.reason.trim(),
        starts_at,
        ends_at: wish.ends_at,
        made_by: me,
    };
    let id = store::insert(&mut tx, new).await?;
    let measure = store::lock(&mut tx, id).await?.or_refuse(Code::NotFound, NOTHING)?;
    tx.commit().await?;
    Ok(measure)
}

/// Lifts a measure. The record of it stays.
///
/// Refuses with `NOT_FOUND` if there is none; with 409 `INVALID_STATE` if it was lifted before; with 403
/// `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns.
pub async fn lift(call: &Call, id: MeasureId, reason: &str) -> Answer<Measure> {
    let me = call.me()?;
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(wrong("reason", say!("reason-missing")));
    }
    let mut tx = call.begin().await?;
    let mut measure = store::lock(&mut tx, id).await?.or_refuse(Code::NotFound, NOTHING)?;
    impartial(call, measure.terms.member_id, measure.terms.partner_id)?;
    if measure.history.lifted_at.is_some() {
        return Err(Refusal::new(Code::InvalidState, say!("measure-lifted")).into());
    }
    store::lift(&mut tx, id, me, reason).await?;
    measure.history.lifted_by = Some(me);
    measure.history.lifted_at = Some(tx.now());
    measure.history.lift_reason = Some(reason.to_owned());
    tx.commit().await?;
    Ok(measure)
}

const NOTHING: Sentence = say!("measure-missing");

/// Nobody but an administrator decides about themselves.
fn impartial(call: &Call, member: MemberId, partner: Option<MemberId>) -> Answer<()> {
    let viewer = call.member()?;
    if !viewer.is_admin() && (viewer.id == member || Some(viewer.id) == partner) {
        let sentence = say!("measure-about-you");
        return Err(Refusal::new(Code::AuthInsufficientPermissions, sentence).into());
    }
    Ok(())
}
