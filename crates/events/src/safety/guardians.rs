//! Guardians: asked by a member, they decide by a link; what they granted can be withdrawn by them, by the member, and by those who manage the event.

use std::sync::Arc;

use chrono::TimeDelta;
use contract::Code;

use super::LETTER;
use super::actions::{Shown, hold_own, show};
use super::events::EventGuardianConsentChanged;
use super::gate::{self, give_up};
use super::model::{
    ASKED, ASKS, ConsentId, Decision, End, Link, Loss, Relation, State, age, conflict, day_of, follow, gone, wrong,
};
use super::seal::{self, Contact, For};
use super::store::consents::{self, Ask, Consent, Letter, Listed};
use crate::base::name::unfit;
use crate::base::text::{email_key, has_public_domain, one_line};
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::{Call, Tenant, Tx};
use crate::language::Language;
use crate::model::{Event, EventId, Publication, forbidden};
use crate::outbox;
use crate::permissions::{Permission, may};
use crate::queue::{self, NewTask};
use crate::say;
use crate::store as events;
use crate::tenancy::{self, Tenants};

/// Whom a member names.
#[derive(Clone, PartialEq, Eq)]
pub struct Wish {
    /// The guardian's name.
    pub name: String,
    /// Their address.
    pub email: String,
    /// What they are to the member.
    pub relation: Relation,
}

/// Asks a guardian for their consent that the viewer takes part. Whoever was asked before is asked no more.
///
/// # Errors
/// As the contract says of `requestEventGuardianConsent`.
pub async fn request(call: &Call, id: EventId, wish: &Wish) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (event, me) = hold_own(call, &mut tx, id).await?;
    let sight = gate::look(&mut tx.reads(), &event, me).await?;
    let below = sight.requirements.as_ref().and_then(|row| row.guardian_consent_below_age).ok_or_else(gone)?;
    let known = sight.known.ok_or_else(forbidden)?;
    let contact = named(wish, &known.email)?;
    let now = tx.now();
    if !event.is_registrable(now) {
        return Err(conflict(say!("event-safety-closed")).into());
    }
    let born = known.date_of_birth.as_deref().and_then(|date| date.parse().ok());
    let old = born.zip(day_of(&event)).and_then(|(born, day)| age(born, day));
    if old.is_some_and(|age| age >= below) {
        return Err(conflict(say!("event-safety-not-needed")).into());
    }
    if known.is_consented {
        return Err(conflict(say!("event-safety-granted-already")).into());
    }
    if consents::asked(&mut tx, me, now - TimeDelta::days(1)).await? >= ASKS {
        let sentence = say!("event-safety-limit", most = ASKS);
        return Err(Refusal::new(Code::EventGuardianConsentLimit, sentence).into());
    }
    let before = consents::latest(&mut tx.reads(), id, me).await?.map(|listed| listed.consent);
    if let Some(before) = before.filter(|row| row.state == State::Requested) {
        consents::end(&mut tx, before.id, (State::Replaced, End::Member), (None, None)).await?;
        consents::forget_all(&mut tx, before.id).await?;
    }
    let token = seal::token(call);
    let ask = Ask {
        event: id,
        member: me,
        relation: wish.relation,
        contact: &seal::contact(call, &contact)?,
        language: call.language().code(),
        digest: seal::digest(&token),
        until: (now + ASKED).min(event.starts_at),
    };
    let consent = consents::insert(&mut tx, &ask).await?;
    post(&mut tx, consent, Letter::Request, Some(&token)).await?;
    tell(&mut tx, "requested", (id, me), consent, Some(me)).await?;
    tx.commit().await?;
    show(call, id).await
}

/// Whom a member names, if that can be.
fn named(wish: &Wish, own: &str) -> Answer<Contact> {
    let name = one_line(&wish.name);
    let email = email_key(&wish.email);
    let mut rules = crate::base::Rules::default();
    // It stands in the head of a letter.
    if name.is_empty() {
        rules.note(wrong("guardian_name", say!("event-safety-name")));
    } else if let Some(why) = unfit(&name) {
        rules.note(wrong("guardian_name", why.sentence()));
    }
    if email.contains(|letter: char| letter.is_whitespace() || letter.is_control()) || !has_public_domain(&email) {
        rules.note(wrong("guardian_email", say!("field-format", format = "email")));
    } else if email == email_key(own) {
        rules.note(wrong("guardian_email", say!("event-safety-own-address")));
    }
    rules.kept()?;
    Ok(Contact { name, email })
}

/// Lets a letter wait. Its secret stands sealed beside it until it has left.
async fn post(tx: &mut Tx, consent: ConsentId, kind: Letter, token: Option<&str>) -> Answer<()> {
    let sealed = token.map(|token| seal::seal(tx.call(), For::Secret, token)).transpose()?;
    let letter = consents::write(tx, consent, kind, sealed.as_deref()).await?;
    let due = tx.now();
    queue::add(tx, &NewTask { kind: LETTER, subject: letter, lane: None, due }).await?;
    Ok(())
}

async fn tell(
    tx: &mut Tx,
    what: &str,
    (event, member): (EventId, MemberId),
    consent: ConsentId,
    actor: Option<MemberId>,
) -> Answer<()> {
    let action = format!("event.safety.guardian_consent.{what}");
    outbox::tell(tx, EventGuardianConsentChanged { action, event, member, consent, actor }).await?;
    Ok(())
}

/// Withdraws a consent about the viewer, or as whoever manages the event. Takes the place with it.
///
/// # Errors
/// As the contract says of `withdrawEventGuardianConsent`.
pub async fn withdraw(call: &Call, id: EventId, consent: ConsentId, reason: Option<&str>) -> Answer<Shown> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let (event, role) = crate::actions::hold(call, &mut tx, id).await?;
    let found = consents::lock(&mut tx, consent).await?.filter(|row| row.event_id == id);
    let sees = role.manages() || may(Permission::ManagePeople, role, Publication::Published, false);
    let is_own = |row: &Consent| row.user_id == viewer.id && viewer.tenant == call.tenant();
    let found = found.filter(|row| is_own(row) || sees).ok_or_else(gone)?;
    let by = if is_own(&found) { End::Member } else { End::Staff };
    if by == End::Staff && !role.manages() {
        return Err(forbidden().into());
    }
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    if by == End::Staff && reason.is_none() {
        return Err(wrong("reason", say!("event-safety-reason")).into());
    }
    if matches!(found.state, State::Requested | State::Granted) {
        let actor = viewer.id_in(call.tenant());
        let reason = reason.filter(|_| by == End::Staff);
        end(&mut tx, event, &found, by, (actor, reason)).await?;
        tx.commit().await?;
    }
    show(call, id).await
}

/// Ends a consent that counts or is asked for, whose row is held, and takes the place.
async fn end(
    tx: &mut Tx,
    event: Event,
    consent: &Consent,
    by: End,
    (actor, reason): (Option<MemberId>, Option<&str>),
) -> Answer<()> {
    let (id, member) = (event.id, consent.user_id);
    consents::end(tx, consent.id, (State::Withdrawn, by), (actor, reason)).await?;
    consents::forget_all(tx, consent.id).await?;
    if by != End::Guardian {
        post(tx, consent.id, Letter::Ended, None).await?;
    }
    if consent.state == State::Granted {
        let words = say!("event-safety-reason-consent").put(Language::of(&consent.language), None);
        let reason = match by {
            End::Member => None,
            _ => Some(reason.unwrap_or(&words)),
        };
        give_up(tx, event, Loss { member, actor, reason }).await?;
    }
    tell(tx, "withdrawn", (id, member), consent.id, actor).await
}

/// What a link leads to.
#[derive(Clone)]
pub struct Found {
    /// The community.
    pub tenant: Arc<Tenant>,
    /// A call to it.
    pub call: Call,
    /// The consent, and whom it is about.
    pub listed: Listed,
    /// Which link it is.
    pub link: Link,
}

fn invalid() -> Failure {
    Refusal::new(Code::EventGuardianLinkInvalid, say!("event-safety-link-invalid")).into()
}

/// What a token leads to. The community is the token's, whatever the request names. Changes nothing.
///
/// # Errors
/// 404 `EVENT_GUARDIAN_LINK_INVALID` for anything but a token of ours.
pub async fn find(call: &Call, token: &str) -> Answer<Found> {
    let (tenant, digest) = seal::read(token).ok_or_else(invalid)?;
    let tenant = call.room::<Tenants>()?.by_id(call.world(), tenant).await?;
    let tenant = tenant.filter(|tenant| tenant.active && tenant.has("events")).ok_or_else(invalid)?;
    let address = tenancy::base_url(Some(&tenant), &call.visit().base_url);
    let call = call.in_community(Arc::clone(&tenant), address);
    let (id, asks) = consents::of_link(&mut call.reads(), digest).await?.ok_or_else(invalid)?;
    let listed = consents::find(&mut call.reads(), id).await?.ok_or_else(invalid)?;
    Ok(Found { tenant, call, listed, link: if asks { Link::Asks } else { Link::Receipt } })
}

/// Lets a guardian decide about what their link leads to.
///
/// # Errors
/// As the contract says of `decideEventGuardianConsent`.
pub async fn decide(found: Found, decision: Decision) -> Answer<State> {
    let Found { call, listed, link, .. } = found;
    let mut tx = call.begin().await?;
    let event = events::lock(&mut tx, listed.consent.event_id).await?.ok_or_else(invalid)?;
    let consent = consents::lock(&mut tx, listed.consent.id).await?.ok_or_else(invalid)?;
    let Some(next) = follow(link, consent.state, decision)? else { return Ok(consent.state) };
    let now = tx.now();
    if link == Link::Asks && (consent.expires_at <= now || !event.is_registrable(now)) {
        return Err(conflict(say!("event-safety-link-used")).into());
    }
    let (id, about) = (consent.id, (consent.event_id, consent.user_id));
    match next {
        State::Granted => {
            let token = seal::token(&call);
            consents::grant(&mut tx, id, seal::digest(&token)).await?;
            consents::forget_all(&mut tx, id).await?;
            post(&mut tx, id, Letter::Receipt, Some(&token)).await?;
            tell(&mut tx, "granted", about, id, None).await?;
        }
        State::Declined => {
            consents::end(&mut tx, id, (State::Declined, End::Guardian), (None, None)).await?;
            consents::forget_all(&mut tx, id).await?;
            tell(&mut tx, "declined", about, id, None).await?;
        }
        _ => end(&mut tx, event, &consent, End::Guardian, (None, None)).await?,
    }
    tx.commit().await?;
    Ok(next)
}

/// Ends a request that nobody answered in time. Whether there was something to end.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn expire(call: &Call, event: EventId, id: ConsentId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    if events::lock(&mut tx, event).await?.is_none() {
        return Ok(0);
    }
    let now = tx.now();
    let found = consents::lock(&mut tx, id).await?;
    let Some(found) = found.filter(|row| row.state == State::Requested && row.expires_at <= now) else { return Ok(0) };
    consents::end(&mut tx, id, (State::Expired, End::Clock), (None, None)).await?;
    consents::forget_all(&mut tx, id).await?;
    tell(&mut tx, "expired", (event, found.user_id), id, None).await?;
    tx.commit().await?;
    Ok(1)
}

/// Erases what is known of a guardian.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn erase(call: &Call, id: ConsentId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let erased = consents::erase(&mut tx, id).await?;
    consents::forget_all(&mut tx, id).await?;
    tx.commit().await?;
    Ok(erased)
}
