//! Repeated calls get the first call's answer.
//!
//! A caller who does not know whether a call arrived sends it again under the same key. The claim on the key, everything the
//! call does, and its answer are one transaction: either all of it lasted and the answer is sent again byte for byte, or
//! nothing did and the key is free. So a crash leaves no claim behind, and no sweeper has to guess.
//!
//! - Keys belong to a member of a community and to one operation; a visitor whom nobody knows has none, and is simply served.
//! - The same key with another input is refused with 422 `IDEMPOTENCY_KEY_REUSED`.
//! - Two calls at once: the second waits for the first (a row lock on PostgreSQL, the one writer on SQLite) and replays it.
//! - A refusal is not remembered: the caller may mend the input and use the key again.
//! - A key is remembered as long as the contract's `x-idempotency` says. [`forget`] removes older rows.
//!
//! Not part of `http/`: whatever door has keys may use it, and its rows belong to no door.

mod store;

pub use store::HOLDINGS;

use chrono::TimeDelta;
use contract::{Code, Operation, Reply};
use http::HeaderValue;
use http::header::CONTENT_LANGUAGE;

use crate::base::{Answer, Refusal, Timestamp};
use crate::call::{Call, Viewer};
use crate::db::{Db, Stored};
use crate::say;

/// Says that an answer is an earlier call's.
pub const REPLAYED: &str = "idempotency-replayed";

/// How many outdated rows go at a time.
const BATCH: i64 = 1_000;

/// A key and what it stands for.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The caller's key, 1 to 191 visible characters.
    pub key: String,
    /// SHA-256 of the operation and its input.
    pub digest: [u8; 32],
    /// How long the answer is remembered.
    pub window_seconds: u32,
}

/// Does `work` once for a key: the first call's answer is kept, and sent again to every further one.
///
/// `work` gets a call whose transactions join the one around all of this, and whose reads between them see what they wrote.
///
/// # Errors
/// 422 `IDEMPOTENCY_KEY_REUSED` if the key stood for something else; whatever `work` answers.
pub async fn remember<F>(
    call: &Call,
    operation: Operation,
    claim: &Claim,
    work: impl FnOnce(Call) -> F + Send,
) -> Answer<Reply>
where
    F: Future<Output = Answer<Reply>> + Send,
{
    let Viewer::Member(member) = call.viewer() else { return work(call.clone()).await };
    let owner = store::Owner::new(member.id, operation);
    let (inside, around) = call.surround().await?;
    let mut tx = inside.begin().await?;
    let until = call.now() + TimeDelta::seconds(claim.window_seconds.into());
    if !store::claim(&mut tx, &owner, claim, until).await? {
        let kept = store::find(&mut tx, &owner, &claim.key).await?;
        drop(tx);
        around.rollback().await?;
        return replay(claim, kept);
    }
    tx.commit().await?;
    match work(inside.clone()).await {
        Ok(mut reply) => {
            // Sent again, it is in the language of the first call.
            if let Some(locale) = inside.spoken() {
                reply.headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(locale.language.code()));
            }
            let mut tx = inside.begin().await?;
            store::keep(&mut tx, &owner, &claim.key, &reply).await?;
            tx.commit().await?;
            around.commit().await?;
            Ok(reply)
        }
        Err(failure) => {
            around.rollback().await?;
            Err(failure)
        }
    }
}

/// The kept answer, if it is an answer to the same question.
fn replay(claim: &Claim, kept: store::Kept) -> Answer<Reply> {
    if kept.request_hash != claim.digest {
        let message = say!("idempotency-key-reused");
        return Err(Refusal::new(Code::IdempotencyKeyReused, message).field("idempotency_key").into());
    }
    let mut reply = kept.into_reply();
    reply.headers.insert(REPLAYED, HeaderValue::from_static("true"));
    Ok(reply)
}

/// Removes what need not be remembered any more, in small steps so that nobody waits long. Gives the number of rows.
///
/// # Errors
/// If the database cannot be asked.
pub async fn forget(db: &Db, now: Timestamp) -> Stored<u64> {
    let mut gone = 0;
    loop {
        let some = store::remove_expired(db, now, BATCH).await?;
        gone += some;
        if some < BATCH.unsigned_abs() {
            return Ok(gone);
        }
    }
}
