//! What administrators let browsers know.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::base::MemberId;
use crate::outbox::DomainEvent;

/// Administrators let browsers know of something (spec notifications 7, `POST /push/send`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnnouncementSent {
    /// Only these; everybody if nobody is named.
    pub to: Option<Vec<MemberId>>,
    /// First line.
    pub title: String,
    /// The rest.
    pub body: String,
    /// Where it leads, relative to the app.
    pub link: String,
    /// More members of a browser's message, as in `push_queue.options`.
    pub options: Value,
}

impl DomainEvent for AnnouncementSent {
    const NAME: &'static str = "announcement_sent";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}
