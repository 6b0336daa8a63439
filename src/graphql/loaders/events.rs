//! Events.

use std::sync::Arc;

use contract::events as wire;

use crate::events::{EventId, actions, rest};

by_number! {
    /// An event that the viewer may see.
    EventOf(EventId) => Arc<wire::Event>, "events",
        |call, ids| rest::all(call, actions::each(call, &ids).await?).await?, |row| (row.id.into(), Arc::new(row));
}
