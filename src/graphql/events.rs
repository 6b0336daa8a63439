//! Events: what their operations cannot say of them.
//!
//! Cursors of their lists are sealed: each is good for its own list.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::event_registrations::EventAttendeeKind;
use contract::events as wire;
use contract::graph::EventsEdges;
use contract::runtime::graph::{Found, IntoFound as _, Page, Question};

use super::edges::Edges;
use super::loaders::AgendaOf;
use super::members::page as asked_page;
use super::relay;
use super::session::Session;
use crate::auth::seals::Place;
use crate::base::Answer;
use crate::call::Call;
use crate::events::{EventId, attendance, guests, invitations, lifecycle, registration, rest, tickets};

#[async_trait]
impl EventsEdges for Edges {
    async fn event_agenda(&self, ctx: &Context<'_>, row: &wire::Event) -> Result<Found> {
        let session = Session::of(ctx)?;
        let call = session.enter_once(Operation::GetEventAgenda).await?;
        let (first, after) = asked_page(ctx)?;
        let first = usize::try_from(relay::first(first, SESSIONS)?).unwrap_or_default();
        let place = agenda_place(call, row.id.into());
        let after_id = place.open(call, after.as_deref())?;
        let all = session.loaders().load_one(AgendaOf(row.id.into())).await?.unwrap_or_default();
        let from = after_id.map_or(0, |id| all.iter().position(|one| one.id == id).map_or(all.len(), |at| at + 1));
        let has_next = all.len() > from + first;
        let rows = all.iter().skip(from).take(first);
        let rows = rows.map(|one| Ok((place.seal(call, one.id)?, one.clone()))).collect::<Answer<Vec<_>>>()?;
        Ok(Page::new(rows, from > 0, has_next).into_found())
    }
}

/// The most sessions a list gives at a time.
const SESSIONS: i64 = 100;

/// What cursors of the agenda of an event are good for.
fn agenda_place(call: &Call, event: EventId) -> Place {
    Place::new(call, &format!("event agenda {event}"))
}

/// The list that a question is about, if it is one of events.
pub fn place(call: &Call, question: &Question) -> Option<Place> {
    let said = |wire: &str| question.said(wire);
    match question.operation {
        Operation::ListEventLifecycleHistory => {
            Some(lifecycle::history_place(call, said("id")?.parse::<i64>().ok()?.into()))
        }
        Operation::ListEventAttendance => {
            let state = said("state").as_deref().and_then(wire::EventAttendanceState::parse);
            Some(attendance::roster_place(call, said("id")?.parse::<i64>().ok()?.into(), state))
        }
        Operation::ListEventGuests => {
            let state = said("state").as_deref().and_then(guests::model::State::parse);
            Some(guests::actions::place(call, said("id")?.parse::<i64>().ok()?.into(), state))
        }
        Operation::ListEventInvitations => {
            let status = said("status").as_deref().and_then(invitations::model::Status::parse);
            let campaign = said("campaign_id").and_then(|id| id.parse::<i64>().ok());
            Some(invitations::invitations_place(call, said("id")?.parse::<i64>().ok()?.into(), status, campaign))
        }
        Operation::ListEventTicketEntitlements => {
            let of = said("ticket_type_id").and_then(|id| id.parse::<i64>().ok()).map(Into::into);
            let status = said("status").as_deref().and_then(tickets::model::Standing::parse);
            Some(tickets::list_place(call, said("id")?.parse::<i64>().ok()?.into(), of, status))
        }
        Operation::ListEventAttendees => {
            let kind = said("status").as_deref().and_then(EventAttendeeKind::parse).unwrap_or(EventAttendeeKind::Going);
            Some(registration::attendees_place(call, said("id")?.parse::<i64>().ok()?.into(), kind.as_str()))
        }
        Operation::ListEvents => {
            let number = |wire: &str| said(wire)?.parse::<i64>().ok();
            let decimal = |wire: &str| said(wire)?.parse::<f64>().ok();
            let query = wire::ListEventsQuery {
                per_page: 1,
                when: said("when").as_deref().and_then(wire::EventTime::parse).unwrap_or(wire::EventTime::Upcoming),
                category_id: said("category_id"),
                category: None,
                series_id: number("series_id"),
                group_id: number("group_id"),
                user_id: number("user_id"),
                q: said("q"),
                step_free: said("step_free")
                    .as_deref()
                    .and_then(wire::EventStepFree::parse)
                    .unwrap_or(wire::EventStepFree::Any),
                near_lat: decimal("near_lat"),
                near_lng: decimal("near_lng"),
                radius_km: decimal("radius_km"),
                cursor: None,
            };
            Some(rest::filter(&query).ok()?.place(call))
        }
        _ => None,
    }
}
