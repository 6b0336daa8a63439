//! Those who decide about registrations erase answers that they need no more, before the clock does: first they see how many, then exactly those go.

use contract::Code;
use sha2::{Digest as _, Sha256};

use super::answers::unknown;
use super::drafts::{conflict, hold};
use super::store::{due, erasure as store};
use crate::base::text::hex;
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::model::{Event, EventId, Operation, Publication};
use crate::say;

pub use store::Erasure;

/// An event of which nobody needs answers any more, unless they say so.
fn is_over(call: &Call, event: &Event) -> bool {
    event.took_place(call.now())
        || event.operational_state == Operation::Cancelled
        || event.publication_state == Publication::Archived
}

/// What there is to erase: answers by question, of how many members, and what tells it from anything else.
struct Found {
    counts: Vec<(String, i64)>,
    answers: i64,
    members: i64,
    checksum: String,
}

async fn look(tx: &mut Tx, event: EventId, keys: Option<&[String]>) -> Answer<Found> {
    let rows = store::kept(tx, event, keys).await?;
    let mut digest = Sha256::new();
    for row in &rows {
        digest.update(format!("{}|{}|{}|{}|{}\n", row.question_key, row.answers, row.last, row.sum, row.changed_at));
    }
    let answers = rows.iter().map(|row| row.answers).sum();
    let checksum = hex(&digest.finalize());
    let members = store::members(tx, event, keys).await?;
    let counts = rows.into_iter().map(|row| (row.question_key, row.answers)).collect();
    Ok(Found { counts, answers, members, checksum })
}

/// Counts what would be erased: of some questions, or of all.
///
/// # Errors
/// As the contract says of `previewEventAnswerErasure`.
pub async fn count(call: &Call, id: EventId, keys: Option<Vec<String>>) -> Answer<Erasure> {
    let mut tx = call.begin().await?;
    let (event, me) = hold(call, &mut tx, id).await?;
    if !is_over(call, &event) {
        return Err(Refusal::new(Code::EventFormConflict, say!("event-erasure-early")).into());
    }
    let found = look(&mut tx, id, keys.as_deref()).await?;
    let sums = (found.answers, found.members, found.checksum.as_str());
    let counted = store::insert(&mut tx, (id, me), keys, found.counts, sums).await?;
    tx.commit().await?;
    Ok(counted)
}

/// Erases what was counted, and nothing else. Once.
///
/// # Errors
/// As the contract says of `applyEventAnswerErasure`.
pub async fn apply(call: &Call, id: EventId, run: i64) -> Answer<Erasure> {
    let mut tx = call.begin().await?;
    let (event, _) = hold(call, &mut tx, id).await?;
    let counted = store::find(&mut tx, id, run).await?.ok_or_else(unknown)?;
    if counted.applied_at.is_some() {
        return Ok(counted);
    }
    if !is_over(call, &event) {
        return Err(conflict().into());
    }
    let keys = counted.keys.as_ref().map(|keys| keys.0.as_slice());
    let found = look(&mut tx, id, keys).await?;
    if counted.expires_at <= call.now() || found.checksum != counted.checksum {
        let refusal = Refusal::new(Code::VersionConflict, say!("event-erasure-stale"));
        return Err(refusal.field("dry_run_id").into());
    }
    store::erase(&mut tx, id, keys).await?;
    let emptied = due::emptied(&mut tx, id).await?;
    due::forget(&mut tx, &emptied).await?;
    let applied = store::applied(&mut tx, run).await?;
    tx.commit().await?;
    Ok(applied)
}
