//! What members hear of guardians' consents. The guardian is not named, and nobody hears who withdrew.

use services::notices::{Desk, NewNotification};

use super::events::EventGuardianConsentChanged;
use super::store as safety;
use crate::base::Answer;
use crate::call::Tx;
use crate::notices::{GUARDIAN_CONSENTED, GUARDIAN_DECLINED, GUARDIAN_EXPIRED, GUARDIAN_WITHDRAWN};
use crate::outbox::Heard;
use crate::queue::Progress;
use crate::store;

/// Tells the member what became of a request, and the organizer, too, that a consent counts no more.
pub(crate) async fn tell(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventGuardianConsentChanged,
) -> Answer<Progress> {
    let kind = match event.action.as_str() {
        "event.safety.guardian_consent.granted" => &GUARDIAN_CONSENTED,
        "event.safety.guardian_consent.declined" => &GUARDIAN_DECLINED,
        "event.safety.guardian_consent.withdrawn" => &GUARDIAN_WITHDRAWN,
        "event.safety.guardian_consent.expired" => &GUARDIAN_EXPIRED,
        _ => return Ok(Progress::Done),
    };
    let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let mut readers = vec![event.member];
    if kind == &GUARDIAN_WITHDRAWN {
        readers.extend(safety::organizer(tx, event.event).await?);
    }
    readers.dedup();
    for to in readers.into_iter().filter(|to| Some(*to) != event.actor) {
        let (about, place) = (Some(event.event.get()), Some(title.clone()));
        let line = NewNotification { actor: None, about, place, ..NewNotification::of(event, to, kind) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(Progress::Done)
}
