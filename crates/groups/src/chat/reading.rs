//! What follows from reading a group's chat: whoever tells members of it hears that they have looked.

use std::sync::Arc;

use async_trait::async_trait;

use crate::base::{Answer, GroupId, MemberId};
use crate::call::Call;

/// Somebody who has told a member that a group was written to, and takes that back once they have looked.
#[async_trait]
pub trait ChatTeller: Send + Sync {
    /// `reader` is about to be shown the newest of what was written to `group`.
    ///
    /// # Errors
    /// A fault if the database fails.
    async fn was_read(&self, call: &Call, reader: MemberId, group: GroupId) -> Answer<()>;
}

/// Who hears that a group's chat was read. Start-up installs it.
#[derive(Clone)]
pub struct ChatReadings(pub Arc<dyn ChatTeller>);

/// Tells that the viewer looks at the newest of a group's chat.
///
/// # Errors
/// A fault if the database fails, or if start-up forgot [`ChatReadings`].
pub(super) async fn look(call: &Call, group: GroupId) -> Answer<()> {
    let readings = call.room::<ChatReadings>()?.clone();
    readings.0.was_read(call, call.me()?, group).await
}
