//! What an event asks: written, published and acknowledged.

use contract::Code;

use super::gate::{self, give_up, strictness};
use super::model::{ConsentId, Enforcement, LISTED, Loss, Rule, State, Status, binding, gone, wrong};
use super::seal::digest;
use super::store::consents::{self, Listed};
use super::store::{self, Acknowledgement, Requirements, Words};
use crate::actions::role;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::members;
use crate::model::{Event, EventId, Publication, forbidden};
use crate::permissions::{Permission, Role, may};
use crate::say;

/// How safety stands at an event, as somebody may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The event.
    pub event: EventId,
    /// How strictly the community is.
    pub enforcement: Enforcement,
    /// What is in force.
    pub requirements: Option<Requirements>,
    /// What is being written, for those who manage the event.
    pub draft: Option<Requirements>,
    /// What is left for the viewer.
    pub unmet: Vec<Rule>,
    /// The viewer's acknowledgement.
    pub acknowledgement: Option<Acknowledgement>,
    /// The latest consent about the viewer.
    pub consent: Option<Listed>,
    /// Consents about all, for those who see the event's people.
    pub consents: Vec<Listed>,
}

impl Shown {
    /// Whether the viewer may take part, as far as safety is concerned.
    #[must_use]
    pub fn may_participate(&self) -> bool {
        binding(self.enforcement, &self.unmet).is_empty()
    }
}

/// How safety stands at an event that the viewer may see.
///
/// # Errors
/// As the contract says of `getEventSafety`.
pub async fn show(call: &Call, id: EventId) -> Answer<Shown> {
    let viewer = call.member()?;
    let seen = crate::actions::get(call, id).await?;
    let role = role(viewer, &seen);
    let event = &seen.event;
    let sight = gate::look(&mut call.reads(), event, viewer.id).await?;
    let in_force = sight.requirements.as_ref().map_or(0, |row| row.id);
    let draft = if role.manages() { store::draft(&mut call.reads(), id).await? } else { None };
    let consents = if sees_people(role) { consents::list(call, id, LISTED).await? } else { Vec::new() };
    // Who manages an event asks nothing of themselves.
    let unmet = if role.manages() { Vec::new() } else { sight.unmet };
    Ok(Shown {
        event: id,
        enforcement: strictness(call)?,
        acknowledgement: store::acknowledgement(&mut call.reads(), id, viewer.id, in_force).await?,
        consent: consents::latest(&mut call.reads(), id, viewer.id).await?,
        requirements: sight.requirements,
        draft,
        unmet,
        consents,
    })
}

/// Whether somebody sees consents about all who take part in an event.
pub(super) fn sees_people(role: Role) -> bool {
    role.manages() || may(Permission::ManagePeople, role, Publication::Published, false)
}

/// Those of some acknowledgements that are the viewer's and count.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn acknowledgements(call: &Call, ids: &[i64]) -> Answer<Vec<Acknowledgement>> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Ok(Vec::new());
    }
    let mut rows = store::acknowledgements(call, ids, viewer.id).await?;
    let roles = crate::actions::roles(call, rows.iter().map(|row| row.event_id)).await?;
    rows.retain(|row| roles.contains_key(&row.event_id));
    Ok(rows)
}

/// Those of some consents that are about the viewer, or about whom they look after. Those that others have replaced are for whom they are about alone.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn consents(call: &Call, ids: &[ConsentId]) -> Answer<Vec<Listed>> {
    let viewer = call.member()?;
    let mut rows = consents::by_ids(call, ids).await?;
    let roles = crate::actions::roles(call, rows.iter().map(|row| row.consent.event_id)).await?;
    rows.retain(|Listed { consent, .. }| {
        let is_own = consent.user_id == viewer.id && viewer.tenant == call.tenant();
        let role = roles.get(&consent.event_id);
        role.is_some_and(|role| is_own || consent.state != State::Replaced && sees_people(*role))
    });
    Ok(rows)
}

/// An event that the viewer manages, held, and the viewer as an actor.
pub(super) async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, Option<MemberId>)> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    if !role.manages() {
        return Err(forbidden().into());
    }
    let actor = viewer.id_in(call.tenant());
    if let Some(actor) = actor {
        hold_member(tx, actor).await?;
    }
    Ok((event, actor))
}

/// The member stays as long as the transaction lasts.
pub(super) async fn hold_member(tx: &mut Tx, member: MemberId) -> Answer<()> {
    if members::store::hold(tx, &[member]).await?.is_empty() {
        return Err(forbidden().into());
    }
    Ok(())
}

/// An event that the viewer sees as a member, held.
pub(super) async fn hold_own(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, MemberId)> {
    let viewer = call.member()?;
    let (event, _) = crate::actions::hold(call, tx, id).await?;
    if viewer.tenant != call.tenant() {
        return Err(forbidden().into());
    }
    hold_member(tx, viewer.id).await?;
    Ok((event, viewer.id))
}

fn stale(field: &'static str) -> Refusal {
    Refusal::new(Code::VersionConflict, say!("event-safety-stale")).field(field)
}

/// What somebody wishes of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// So old, at least.
    pub minimum_age: Option<i64>,
    /// Who is younger needs a guardian's consent.
    pub guardian_below: Option<i64>,
    /// What everybody acknowledges.
    pub code: Option<String>,
    /// What guardians read.
    pub note: Option<String>,
}

fn words(wish: Wish) -> Answer<Words> {
    let kept = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let (code, note) = (kept(wish.code), kept(wish.note));
    if wish.minimum_age.is_none() && wish.guardian_below.is_none() && code.is_none() {
        return Err(wrong("minimum_age", say!("event-safety-empty")).into());
    }
    let code = code.map(|text| {
        let hash = digest(&text);
        (text, hash)
    });
    Ok(Words { minimum_age: wish.minimum_age, guardian_below: wish.guardian_below, code, note })
}

/// Writes the draft of an event.
///
/// # Errors
/// As the contract says of `updateEventSafetyRequirements`.
pub async fn write(call: &Call, id: EventId, wish: Wish, expected: i64) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (_, actor) = hold(call, &mut tx, id).await?;
    let words = words(wish)?;
    let draft = store::draft(&mut tx.reads(), id).await?;
    if draft.as_ref().map_or(0, |row| row.revision) != expected {
        return Err(stale("expected_revision").into());
    }
    match draft {
        Some(row) => store::revise(&mut tx, row.id, &words, actor).await?,
        None => {
            let version = store::newest(&mut tx, id).await? + 1;
            store::insert(&mut tx, id, version, &words, actor).await?
        }
    };
    tx.commit().await?;
    show(call, id).await
}

/// Lets the draft of an event hold.
///
/// # Errors
/// As the contract says of `publishEventSafetyRequirements`.
pub async fn publish(call: &Call, id: EventId, expected: i64) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    hold(call, &mut tx, id).await?;
    let draft = store::draft(&mut tx.reads(), id).await?.ok_or_else(gone)?;
    if draft.revision != expected {
        return Err(stale("expected_revision").into());
    }
    store::end(&mut tx, id, Status::Superseded).await?;
    store::publish(&mut tx, draft.id).await?;
    tx.commit().await?;
    show(call, id).await
}

/// Lets an event ask nothing any more.
///
/// # Errors
/// As the contract says of `archiveEventSafetyRequirements`.
pub async fn archive(call: &Call, id: EventId) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    hold(call, &mut tx, id).await?;
    store::end(&mut tx, id, Status::Archived).await?;
    store::drop_draft(&mut tx, id).await?;
    tx.commit().await?;
    show(call, id).await
}

/// Notes that the viewer keeps to the code of conduct in force.
///
/// # Errors
/// As the contract says of `acknowledgeEventCodeOfConduct`.
pub async fn acknowledge(call: &Call, id: EventId, version: i64) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (event, me) = hold_own(call, &mut tx, id).await?;
    let row = store::in_force(&mut tx.reads(), id, event.parent_event_id).await?;
    let row = row.filter(|row| row.code_of_conduct.is_some()).ok_or_else(gone)?;
    if row.version != version {
        return Err(stale("version").into());
    }
    store::acknowledge(&mut tx, id, me, row.id).await?;
    tx.commit().await?;
    show(call, id).await
}

/// Takes an acknowledgement of the viewer's back, and their place with it.
///
/// # Errors
/// As the contract says of `withdrawEventCodeOfConduct`.
pub async fn take_back(call: &Call, id: EventId, acknowledgement: i64) -> Answer<Shown> {
    let mut tx = call.begin().await?;
    let (event, me) = hold_own(call, &mut tx, id).await?;
    if store::counts(&mut tx, id, me, acknowledgement).await?.ok_or_else(gone)? {
        store::take_back(&mut tx, acknowledgement).await?;
        give_up(&mut tx, event, Loss { member: me, actor: Some(me), reason: None }).await?;
        tx.commit().await?;
    }
    show(call, id).await
}
