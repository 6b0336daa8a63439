//! What members hear of legal documents.

use async_trait::async_trait;
use contract::notifications::NotificationCategory as Category;

use super::events::LegalVersionPublished;
use crate::base::Answer;
use crate::call::Tx;
use crate::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once};
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;

/// What both lines have in common.
const OF_DOCUMENTS: Notice =
    Notice { once: Once::EachTime, ..Notice::of(Category::System, None, |_, _| "/settings/legal".to_owned()) };
/// To members: a document has another version, which they are to accept.
pub static LEGAL_ACCEPTANCE_NEEDED: Notice = Notice { name: "legal_acceptance_needed", ..OF_DOCUMENTS };
/// To members: a document has another version.
pub static LEGAL_VERSION_PUBLISHED: Notice =
    Notice { name: "legal_version_published", mail: Mail::AsDecided, pushed: false, ..OF_DOCUMENTS };

/// Tells members of legal documents.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&LEGAL_ACCEPTANCE_NEEDED, &LEGAL_VERSION_PUBLISHED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<LegalVersionPublished>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<LegalVersionPublished>()? else { return Ok(Progress::Done) };
        let kind = if event.requires_acceptance { &LEGAL_ACCEPTANCE_NEEDED } else { &LEGAL_VERSION_PUBLISHED };
        let line = |to| NewNotification {
            about: Some(event.document),
            place: Some(event.title.clone()),
            ..NewNotification::of(&event, to, kind)
        };
        desk.notify_members(tx, heard, &[event.by], &line).await
    }
}
