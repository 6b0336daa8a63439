//! What those who manage an agenda do with its sessions.

use std::collections::BTreeSet;

use contract::Code;
use contract::Operation as Door;

use super::draft::{self, Content, ResourceWish, SpeakerWish, taken};
use super::model::{self, Booking, MOST, ROWS, SessionId, Slot, Status, Trouble, Voice, clashes, conflict, gone};
use super::seal::AgendaKeys;
use super::store::{self, Resource, Session, Speaker, Written};
use super::view::{Agenda, Shown, get, manages, one};
use crate::base::{Answer, Fault, MemberId, Refusal, Rules};
use crate::call::{Call, Tx};
use crate::events::EventAgendaChanged;
use crate::members::{self, blocks, blocks::Errand};
use crate::model::{Event, EventId, Publication, forbidden};
use crate::outbox;
use crate::say;

pub use super::draft::Wish;

/// An event that is held, of whoever manages its agenda, and the viewer as an actor.
struct Held {
    event: Event,
    actor: Option<MemberId>,
}

async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<Held> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    if !manages(role) {
        return Err(forbidden().into());
    }
    Ok(Held { event, actor: viewer.id_in(call.tenant()) })
}

/// Members who speak and did not before: they are there, and no block stands between them and whoever names them.
async fn newcomers(
    tx: &mut Tx,
    door: Door,
    actor: Option<MemberId>,
    speakers: &[SpeakerWish],
    before: &[Speaker],
) -> Answer<Vec<MemberId>> {
    let known = |id: MemberId| before.iter().any(|one| one.user_id == Some(id));
    let new: Vec<MemberId> = speakers.iter().filter_map(|one| one.member).filter(|id| !known(*id)).collect();
    if new.is_empty() {
        return Ok(new);
    }
    let rows: Vec<MemberId> = new.iter().copied().chain(actor).collect();
    let present = members::store::hold(tx, &rows).await?;
    for member in &new {
        if !present.iter().any(|one| one.id == *member && one.active) {
            return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
        }
        if let Some(actor) = actor {
            blocks::pass(tx, door, actor, *member, Errand::default()).await?;
        }
    }
    Ok(new)
}

/// Seals the addresses of resources.
fn sealed(call: &Call, wish: Vec<ResourceWish>) -> Answer<Vec<Resource>> {
    let keys = call.room::<AgendaKeys>()?;
    let each = wish.into_iter().map(|one| {
        let sealed_url = keys.seal(call.tenant(), &one.url, call.chance());
        let sealed_url = sealed_url.ok_or_else(|| Fault::new("there is no key for addresses of agendas"))?;
        Ok(Resource { title: one.title, sealed_url, visibility: one.visibility })
    });
    each.collect()
}

/// Refuses a room or a speaker that is taken at the same time.
async fn unbooked(tx: &mut Tx, event: &Event, new: &Booking) -> Answer<()> {
    let rows = store::list(&mut tx.reads(), &[event.id], MemberId::from(0)).await?;
    let rows = rows.into_iter().map(|row| row.session);
    let rows: Vec<Session> = rows.filter(|row| row.status == Status::Scheduled).collect();
    let ids: Vec<SessionId> = rows.iter().map(|row| row.id).collect();
    let speakers = store::speakers(&mut tx.reads(), &ids).await?;
    let mut others = Vec::with_capacity(rows.len());
    for row in &rows {
        let own = speakers.iter().filter(|one| one.session_id == row.id);
        others.push(Booking::of(row, Slot::of(row, event)?, own, false));
    }
    let kinds: BTreeSet<Trouble> = clashes(new, &others).into_iter().map(|one| one.kind).collect();
    let mut rules = Rules::default();
    if kinds.contains(&Trouble::Room) {
        rules.note(taken("room", say!("event-session-room-taken")));
    }
    if kinds.contains(&Trouble::Speaker) {
        rules.note(taken("speakers", say!("event-session-speaker-taken")));
    }
    Ok(rules.kept()?)
}

/// What a session is booked as.
fn booking<'a>(
    id: Option<SessionId>,
    content: &Content,
    voices: impl Iterator<Item = (Option<MemberId>, Option<&'a str>)>,
) -> Booking {
    let voices = voices.filter_map(|(member, name)| Voice::of(member, name)).collect();
    Booking { id, slot: content.slot, room: content.room.as_deref().map(str::to_lowercase), voices, is_own: false }
}

fn written<'a>(content: &'a Content, event: &Event, resources: Vec<Resource>) -> Answer<Written<'a>> {
    Ok(Written {
        title: &content.title,
        description: content.description.as_deref(),
        kind: content.kind,
        visibility: content.visibility,
        capacity: content.capacity,
        after: content.after(event)?,
        duration: (content.slot.end.at - content.slot.start.at).num_seconds(),
        timezone: content.timezone.as_deref(),
        track: content.track.as_deref(),
        room: content.room.as_deref(),
        resources,
    })
}

fn rows(speakers: Vec<SpeakerWish>) -> Vec<(Option<MemberId>, Option<String>, Option<String>)> {
    speakers.into_iter().map(|one| (one.member, one.name, one.headline)).collect()
}

/// Adds a session, which comes last. `refuses`: not where a room or a speaker is taken.
///
/// # Errors
/// As the contract says of `createEventSession`.
pub async fn create(call: &Call, id: EventId, wish: Wish, refuses: bool) -> Answer<(Agenda, Shown)> {
    let mut tx = call.begin().await?;
    let Held { event, actor } = hold(call, &mut tx, id).await?;
    model::open(&event, call.now())?;
    let (scheduled, all) = store::count(&mut tx, id).await?;
    if scheduled >= MOST || all >= ROWS {
        return Err(conflict(say!("event-sessions-many", most = MOST)).into());
    }
    let (content, speakers, resources) = checked(wish, None, &event, 0)?;
    let (speakers, resources) = (speakers.unwrap_or_default(), resources.unwrap_or_default());
    let new = newcomers(&mut tx, Door::CreateEventSession, actor, &speakers, &[]).await?;
    if refuses {
        let voices = speakers.iter().map(|one| (one.member, one.name.as_deref()));
        unbooked(&mut tx, &event, &booking(None, &content, voices)).await?;
    }
    let said = written(&content, &event, sealed(call, resources)?)?;
    let session = store::insert(&mut tx, id, said).await?;
    store::set_speakers(&mut tx, session, &rows(speakers)).await?;
    let told = Told { action: "event.agenda.session_created", session: Some(session), matters: false, new };
    finish(&mut tx, &event, actor, told).await?;
    tx.commit().await?;
    one(call, id, session).await
}

/// What is checked of a wish without asking the database: what is wrong with any part of it is told at once.
type Checked = (Content, Option<Vec<SpeakerWish>>, Option<Vec<ResourceWish>>);

fn checked(wish: Wish, old: Option<&Content>, event: &Event, taken: i64) -> Result<Checked, Refusal> {
    let mut wish = wish;
    let (speakers, resources) = (wish.speakers.take(), wish.resources.take());
    let mut rules = Rules::default();
    let content = rules.of(draft::shaped(&wish, old, event, taken));
    let speakers = rules.of(speakers.map(draft::speakers).transpose());
    let resources = rules.of(resources.map(draft::resources).transpose());
    rules.kept()?;
    content
        .zip(speakers)
        .zip(resources)
        .map(|((content, speakers), resources)| (content, speakers, resources))
        .ok_or_else(gone)
}

/// What is told of a change.
struct Told {
    action: &'static str,
    session: Option<SessionId>,
    matters: bool,
    new: Vec<MemberId>,
}

async fn finish(tx: &mut Tx, event: &Event, actor: Option<MemberId>, told: Told) -> Answer<()> {
    let agenda_version = store::touch(tx, event.id).await?;
    let is_public = event.publication_state == Publication::Published;
    let Told { action, session, matters, new } = told;
    let changed = EventAgendaChanged {
        action: action.to_owned(),
        event: event.id,
        session,
        actor,
        agenda_version,
        // What nobody sees yet is told to nobody.
        matters: matters && is_public,
        speakers: if is_public { new } else { Vec::new() },
    };
    outbox::tell(tx, changed).await?;
    Ok(())
}

/// A session, held, that is still what was read.
async fn expected(call: &Call, tx: &mut Tx, id: EventId, session: SessionId) -> Answer<Session> {
    let found = store::lock(tx, id, session, call.me()?).await?;
    Ok(found.ok_or_else(gone)?.session)
}

fn stale() -> Refusal {
    Refusal::new(Code::VersionConflict, say!("event-session-stale")).field("expected_version")
}

/// Changes what a session says.
///
/// # Errors
/// As the contract says of `updateEventSession`.
pub async fn update(
    call: &Call,
    id: EventId,
    session: SessionId,
    (wish, version): (Wish, i64),
    refuses: bool,
) -> Answer<(Agenda, Shown)> {
    let mut tx = call.begin().await?;
    let Held { event, actor } = hold(call, &mut tx, id).await?;
    let old = expected(call, &mut tx, id, session).await?;
    if old.version != version {
        return Err(stale().into());
    }
    model::open(&event, call.now())?;
    if old.status == Status::Cancelled {
        return Err(conflict(say!("event-session-cancelled")).into());
    }
    let before = Content::of(&old, Slot::of(&old, &event)?);
    let (content, speakers, resources) = checked(wish, Some(&before), &event, old.registered)?;
    let spoke = store::speakers(&mut tx.reads(), &[session]).await?;
    let named = speakers.as_deref().unwrap_or_default();
    let new = newcomers(&mut tx, Door::UpdateEventSession, actor, named, &spoke).await?;
    if refuses {
        let booking = match &speakers {
            Some(new) => booking(Some(session), &content, new.iter().map(|one| (one.member, one.name.as_deref()))),
            None => booking(Some(session), &content, spoke.iter().map(|one| (one.user_id, one.name.as_deref()))),
        };
        unbooked(&mut tx, &event, &booking).await?;
    }
    let resources = resources.map(|wish| sealed(call, wish)).transpose()?;
    if content != before || speakers.is_some() || resources.is_some() {
        let said = written(&content, &event, resources.unwrap_or(old.resources.0))?;
        store::update(&mut tx, session, said).await?;
        if let Some(speakers) = speakers {
            store::set_speakers(&mut tx, session, &rows(speakers)).await?;
        }
        let matters = content.matters(&before);
        let told = Told { action: "event.agenda.session_updated", session: Some(session), matters, new };
        finish(&mut tx, &event, actor, told).await?;
    }
    tx.commit().await?;
    one(call, id, session).await
}

/// Cancels a session, and all places at it.
///
/// # Errors
/// As the contract says of `cancelEventSession`.
pub async fn cancel(
    call: &Call,
    id: EventId,
    session: SessionId,
    version: i64,
    reason: Option<&str>,
) -> Answer<(Agenda, Shown)> {
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    if reason.is_some_and(crate::draft::hides) {
        return Err(model::wrong("reason", say!("event-text-hidden")).into());
    }
    let mut tx = call.begin().await?;
    let Held { event, actor } = hold(call, &mut tx, id).await?;
    let old = expected(call, &mut tx, id, session).await?;
    if old.status == Status::Scheduled {
        if old.version != version {
            return Err(stale().into());
        }
        model::open(&event, call.now())?;
        store::cancel(&mut tx, session, reason).await?;
        let action = "event.agenda.session_cancelled";
        finish(&mut tx, &event, actor, Told { action, session: Some(session), matters: true, new: Vec::new() }).await?;
    }
    tx.commit().await?;
    one(call, id, session).await
}

/// Puts all sessions in another order.
///
/// # Errors
/// As the contract says of `orderEventAgenda`.
pub async fn order(call: &Call, id: EventId, wish: &[SessionId], version: i64) -> Answer<Agenda> {
    let mut tx = call.begin().await?;
    let Held { event, actor } = hold(call, &mut tx, id).await?;
    let now = store::versions(&mut tx.reads(), &[id]).await?.first().map_or(0, |one| one.version);
    if now != version {
        return Err(stale().into());
    }
    model::open(&event, call.now())?;
    let rows = store::list(&mut tx.reads(), &[id], call.me()?).await?;
    let stand: Vec<&Session> =
        rows.iter().map(|row| &row.session).filter(|row| row.status == Status::Scheduled).collect();
    let (mut all, mut said): (Vec<SessionId>, Vec<SessionId>) =
        (stand.iter().map(|row| row.id).collect(), wish.to_vec());
    let same = all == said;
    all.sort_unstable();
    said.sort_unstable();
    if all != said {
        return Err(conflict(say!("event-agenda-order")).field("session_ids").into());
    }
    if !same {
        for (nth, session) in (1_i64..).zip(wish) {
            store::place(&mut tx, *session, nth).await?;
        }
        let action = "event.agenda.reordered";
        finish(&mut tx, &event, actor, Told { action, session: None, matters: false, new: Vec::new() }).await?;
    }
    tx.commit().await?;
    get(call, id).await
}

/// Tells those who speak at sessions of an event that is published for the first time: before, nobody could see it.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn published(tx: &mut Tx, event: EventId, actor: Option<MemberId>) -> Answer<()> {
    let speakers = store::speaking(tx, event).await?;
    if speakers.is_empty() {
        return Ok(());
    }
    let agenda_version = store::versions(&mut tx.reads(), &[event]).await?.first().map_or(0, |one| one.version);
    let action = "event.agenda.published".to_owned();
    let changed = EventAgendaChanged { action, event, session: None, actor, agenda_version, matters: false, speakers };
    outbox::tell(tx, changed).await?;
    Ok(())
}

/// The same for several. Few have somebody who speaks.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn published_each(tx: &mut Tx, events: &[EventId], actor: Option<MemberId>) -> Answer<()> {
    for event in store::spoken_at(tx, events).await? {
        published(tx, event, actor).await?;
    }
    Ok(())
}
