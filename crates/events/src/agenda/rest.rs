//! Agendas at the REST door.

use std::collections::HashSet;

use contract::EventAgendaApi;
use contract::event_agenda as wire;

use super::actions::{self, Wish};
use super::draft::{ResourceWish, SpeakerWish};
use super::model::{Place, SessionId, Status};
use super::view::{self, Agenda, Shown};
use super::{places, store};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::rest::{Actors, Rest, face, ids};

impl EventAgendaApi for Rest {
    async fn get_event_agenda(&self, call: Call, path: wire::GetEventAgendaPath) -> Answer<wire::EventAgendaResponse> {
        whole(&call, view::get(&call, path.id.into()).await?).await
    }

    async fn order_event_agenda(
        &self,
        call: Call,
        path: wire::OrderEventAgendaPath,
        body: wire::EventAgendaOrderBody,
    ) -> Answer<wire::EventAgendaResponse> {
        let order: Vec<SessionId> = body.session_ids.into_iter().map(Into::into).collect();
        whole(&call, actions::order(&call, path.id.into(), &order, body.expected_version).await?).await
    }

    async fn create_event_session(
        &self,
        call: Call,
        path: wire::CreateEventSessionPath,
        body: wire::CreateEventSessionBody,
    ) -> Answer<wire::EventSessionResponse> {
        let refuses = body.on_overlap == wire::EventSessionOverlap::Refuse;
        let wish = Wish {
            title: Some(body.title),
            description: Some(body.description),
            kind: Some(body.type_),
            visibility: Some(body.visibility),
            capacity: Some(body.capacity),
            start: Some(body.start_time),
            end: Some(body.end_time),
            timezone: Some(body.timezone),
            track: Some(body.track),
            room: Some(body.room),
            speakers: body.speakers.map(speakers),
            resources: body.resources.map(resources),
        };
        single(&call, actions::create(&call, path.id.into(), wish, refuses).await?).await
    }

    async fn update_event_session(
        &self,
        call: Call,
        path: wire::UpdateEventSessionPath,
        body: wire::UpdateEventSessionBody,
    ) -> Answer<wire::EventSessionResponse> {
        let refuses = body.on_overlap == wire::EventSessionOverlap::Refuse;
        let wish = Wish {
            title: body.title,
            description: body.description,
            kind: body.type_,
            visibility: body.visibility,
            capacity: body.capacity,
            start: body.start_time,
            end: body.end_time,
            timezone: body.timezone,
            track: body.track,
            room: body.room,
            speakers: body.speakers.map(speakers),
            resources: body.resources.map(resources),
        };
        let (id, session) = (path.id.into(), path.session_id.into());
        single(&call, actions::update(&call, id, session, (wish, body.expected_version), refuses).await?).await
    }

    async fn cancel_event_session(
        &self,
        call: Call,
        path: wire::CancelEventSessionPath,
        body: wire::CancelEventSessionBody,
    ) -> Answer<wire::EventSessionResponse> {
        let (id, session) = (path.id.into(), path.session_id.into());
        let cancelled = actions::cancel(&call, id, session, body.expected_version, body.reason.as_deref()).await?;
        single(&call, cancelled).await
    }

    async fn register_for_event_session(
        &self,
        call: Call,
        path: wire::RegisterForEventSessionPath,
    ) -> Answer<wire::EventSessionResponse> {
        single(&call, places::register(&call, path.id.into(), path.session_id.into()).await?).await
    }

    async fn withdraw_from_event_session(
        &self,
        call: Call,
        path: wire::WithdrawFromEventSessionPath,
    ) -> Answer<wire::EventSessionResponse> {
        single(&call, places::withdraw(&call, path.id.into(), path.session_id.into()).await?).await
    }

    async fn event_session_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventSession>> {
        let events = store::events_of(&call, &ids(&numbers)).await?;
        let agendas = sessions(&call, view::each(&call, &events).await?).await?;
        let wanted: HashSet<i64> = numbers.into_iter().collect();
        Ok(agendas.into_iter().flat_map(|(_, sessions)| sessions).filter(|one| wanted.contains(&one.id)).collect())
    }
}

fn speakers(said: Vec<wire::EventSessionSpeakerInput>) -> Vec<SpeakerWish> {
    let wish = |one: wire::EventSessionSpeakerInput| SpeakerWish {
        member: one.user_id.map(Into::into),
        name: one.name,
        headline: one.headline,
    };
    said.into_iter().map(wish).collect()
}

fn resources(said: Vec<wire::EventSessionResourceInput>) -> Vec<ResourceWish> {
    let wish = |one: wire::EventSessionResourceInput| ResourceWish {
        title: one.title,
        url: one.url,
        visibility: one.visibility,
    };
    said.into_iter().map(wish).collect()
}

async fn whole(call: &Call, agenda: Agenda) -> Answer<wire::EventAgendaResponse> {
    let own = agenda.own().into_iter().map(SessionId::get).collect();
    let actors = Actors::of(call, speaking(agenda.sessions.iter()).into_iter()).await?;
    let (event_id, manages) = (agenda.event.id.get(), agenda.eyes.manages);
    let data = wire::EventAgenda {
        event_id,
        version: agenda.version,
        timezone: agenda.event.zone().name().to_owned(),
        can_manage: manages,
        own_session_ids: own,
        sessions: agenda.sessions.into_iter().map(|one| session(call, one, manages, &actors)).collect(),
    };
    Ok(wire::EventAgendaResponse { data, meta: call.meta() })
}

async fn single(call: &Call, (agenda, one): (Agenda, Shown)) -> Answer<wire::EventSessionResponse> {
    let actors = Actors::of(call, speaking(std::iter::once(&one)).into_iter()).await?;
    let data = session(call, one, agenda.eyes.manages, &actors);
    Ok(wire::EventSessionResponse { data, meta: call.meta() })
}

/// Members who speak at some sessions.
fn speaking<'a>(sessions: impl Iterator<Item = &'a Shown>) -> Vec<MemberId> {
    sessions.flat_map(|one| one.speakers.iter().filter_map(|speaker| speaker.user_id)).collect()
}

/// Sessions of some agendas, each with the number of its event. One statement for all who speak.
///
/// # Errors
/// A fault if the database fails.
pub async fn sessions(call: &Call, agendas: Vec<Agenda>) -> Answer<Vec<(i64, Vec<wire::EventSession>)>> {
    let members = speaking(agendas.iter().flat_map(|agenda| agenda.sessions.iter()));
    let actors = Actors::of(call, members.into_iter()).await?;
    let each = agendas.into_iter().map(|agenda| {
        let manages = agenda.eyes.manages;
        let rows = agenda.sessions.into_iter().map(|one| session(call, one, manages, &actors));
        (agenda.event.id.get(), rows.collect())
    });
    Ok(each.collect())
}

fn session(call: &Call, one: Shown, manages: bool, actors: &Actors) -> wire::EventSession {
    let Shown { session, slot, own, can_register, speakers, resources, warnings } = one;
    let speakers = speakers.into_iter().filter_map(|speaker| {
        let member = speaker.user_id.and_then(|id| actors.find(id)).map(|card| face(call, card));
        // Whoever has left is not named.
        let name = speaker.name.or_else(|| member.as_ref()?.display_name.clone())?;
        Some(wire::EventSessionSpeaker {
            user_id: member.as_ref().map(|member| member.id),
            member,
            name,
            headline: speaker.headline,
        })
    });
    let resources = resources.into_iter().map(|one| wire::EventSessionResource {
        title: one.title,
        url: one.url,
        visibility: one.visibility,
    });
    let warnings = warnings
        .into_iter()
        .map(|one| wire::EventSessionWarning { kind: one.kind, session_id: one.other.map(SessionId::get) });
    let can_withdraw = own == Some(Place::Registered) && session.status == Status::Scheduled;
    wire::EventSession {
        id: session.id.get(),
        event_id: session.event_id.get(),
        title: session.title,
        description: session.description,
        type_: session.kind,
        visibility: session.visibility,
        status: session.status,
        cancellation_reason: session.cancellation_reason,
        start_at: slot.start.at,
        end_at: slot.end.at,
        local_start: slot.start.stored(),
        local_end: slot.end.stored(),
        timezone: slot.zone.name().to_owned(),
        timezone_mode: match session.timezone {
            Some(_) => wire::EventSessionClock::Fixed,
            None => wire::EventSessionClock::Inherit,
        },
        track: session.track,
        room: session.room,
        position: session.nth,
        capacity: session.capacity,
        registered_count: manages.then_some(session.registered),
        places_left: session.capacity.map(|places| (places - session.registered).max(0)),
        registration: wire::EventSessionRegistration { state: own, can_register, can_withdraw },
        speakers: speakers.collect(),
        resources: resources.collect(),
        warnings: warnings.collect(),
        version: session.version,
        created_at: session.created_at,
        updated_at: session.updated_at,
    }
}
