//! A broadcast reaches those to whom it goes: part by part, each once.

use services::notices::{Desk, NewNotification};

use super::model::Status;
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::events::EventBroadcastDue;
use crate::notices::BROADCAST;
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store as events;

/// So many are told in one transaction.
const PART: i64 = 100;

/// Tells a part of those who are in the segments now. Each part holds the broadcast's row, so whoever cancels it is heard between two parts; a row for each who was told makes
/// it once, whatever becomes of the process.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventBroadcastDue) -> Answer<Progress> {
    let Some(broadcast) = store::lock(tx, event.broadcast).await? else { return Ok(Progress::Done) };
    let author = broadcast.author_id.filter(|_| broadcast.status == Status::Sending);
    let Some((author, title)) = author.zip(events::title(tx, event.event).await?) else { return Ok(Progress::Done) };
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let of = (event.event, event.broadcast);
    let part = store::addressees_after(tx, of, author, &broadcast.audience(), (after, PART)).await?;
    for to in &part {
        store::note(tx, broadcast.id, *to).await?;
        if !to.is_kept_back {
            let (about, place) = (Some(broadcast.id.get()), Some(title.clone()));
            let line = NewNotification {
                actor: Some(author),
                about,
                place,
                ..NewNotification::of(event, to.user_id, &BROADCAST)
            };
            desk.notify(tx, heard, line).await?;
        }
    }
    match part.last() {
        Some(last) if i64::try_from(part.len()).is_ok_and(|told| told >= PART) => {
            Ok(Progress::More(last.user_id.get()))
        }
        _ => {
            store::advance(tx, broadcast.id, Status::Sent, None).await?;
            Ok(Progress::Done)
        }
    }
}
