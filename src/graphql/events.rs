//! Events: what their operations cannot say of them.
//!
//! Cursors of their lists are sealed: each is good for its own list.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::events as wire;
use contract::graph::EventsEdges;
use contract::runtime::graph::{Found, IntoFound as _, Page};

use super::edges::Edges;
use super::loaders::AgendaOf;
use super::members::page as asked_page;
use super::relay;
use super::session::Session;
use crate::auth::seals::Place;
use crate::base::Answer;
use crate::call::Call;
use crate::events::EventId;

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
