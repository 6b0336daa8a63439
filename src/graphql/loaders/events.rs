//! Events.

use std::sync::Arc;

use contract::event_agenda::EventSession;

use crate::events::{EventId, agenda};

by_number! {
    /// The agenda of an event, as far as the viewer may see it.
    AgendaOf(EventId) => Arc<Vec<EventSession>>, "agendas",
        |call, ids| agenda::rest::sessions(call, agenda::view::each(call, &ids).await?).await?,
        |(event, sessions)| (event.into(), Arc::new(sessions));
}
