//! Messages to browsers that follow from an event itself.

use async_trait::async_trait;

use super::actions::wants_messages;
use super::events::AnnouncementSent;
use super::model::ONCE_WITHIN;
use super::queue::let_wait;
use super::store::many;
use super::store::queue::Words;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::queue::Progress;

/// What an administrator's message is about.
const ANNOUNCEMENT: &str = "announcement";

/// So many members are told in one transaction: others want to write too.
const PART: i64 = 200;

/// Lets messages of administrators wait for each of their readers, part by part.
///
/// A day counts from when the administrator said it, and so does the minute within which the same words are not said again.
pub struct PushListener;

#[async_trait]
impl Listener for PushListener {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.push")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<AnnouncementSent>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(AnnouncementSent { to, title, body, link, options }) = heard.event()? else {
            return Ok(Progress::Done);
        };
        let after = MemberId::from(heard.resume.unwrap_or(0));
        let part = many::hold_readers(tx, to.as_deref(), after, PART).await?;
        let wanting = part.iter().filter(|reader| wants_messages(&reader.notification_preferences.0));
        let members: Vec<MemberId> = wanting.map(|reader| reader.id).collect();
        let (title, body, link) = (title.as_str(), body.as_str(), link.as_str());
        let words = Words { kind: ANNOUNCEMENT, title, body, link, options, web_only: true };
        let times = (heard.occurred_at, heard.occurred_at - ONCE_WITHIN);
        let written = many::insert_for_all(tx, heard.id, &members, &words, times).await?;
        let_wait(tx, &written).await?;
        Ok(match part.last() {
            Some(last) if i64::try_from(part.len()).is_ok_and(|told| told >= PART) => Progress::More(last.id.get()),
            _ => Progress::Done,
        })
    }
}

#[cfg(test)]
mod tests;
