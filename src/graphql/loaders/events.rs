//! Events.

use std::sync::Arc;

use contract::event_agenda::EventSession;
use contract::events as wire;

use crate::events::{EventId, actions, agenda, rest};

by_number! {
    /// An event that the viewer may see.
    EventOf(EventId) => Arc<wire::Event>, "events",
        |call, ids| rest::all(call, actions::each(call, &ids).await?).await?, |row| (row.id.into(), Arc::new(row));

    /// The agenda of an event, as far as the viewer may see it.
    AgendaOf(EventId) => Arc<Vec<EventSession>>, "agendas",
        |call, ids| agenda::rest::sessions(call, agenda::view::each(call, &ids).await?).await?,
        |(event, sessions)| (event.into(), Arc::new(sessions));
}
