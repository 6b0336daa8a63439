//! Events.

use std::sync::Arc;

use crate::events::store::EventSeen;
use crate::events::{EventId, actions};

by_number! {
    /// An event that the viewer may see.
    EventOf(EventId) => Arc<EventSeen>, "events",
        |call, ids| actions::each(call, &ids).await?, |row| (row.event.id, Arc::new(row));
}
