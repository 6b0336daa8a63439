//! What follows from reading: whoever keeps something beside the messages hears of it in the reader's own transaction, so that what a call
//! answers of it is true already.

use std::sync::Arc;

use async_trait::async_trait;

use super::actions::recount;
use super::store;
use crate::base::{Answer, MemberId, MessageId};
use crate::call::Tx;

/// Somebody who has told a member of messages, and takes that back once they are read.
#[async_trait]
pub trait Teller: Send + Sync {
    /// `reader` has looked at what `sender` wrote. How much of what they have yet to look at is gone with it.
    ///
    /// # Errors
    /// A fault if the database fails.
    async fn was_read(&self, tx: &mut Tx, reader: MemberId, sender: MemberId) -> Answer<u64>;
}

/// Who hears that messages were read. Start-up installs it.
#[derive(Clone)]
pub struct Readings(pub Arc<dyn Teller>);

/// Marks as read what `sender` wrote to `reader`, up to `through`; how much that was.
///
/// # Errors
/// A fault if the database fails, or if start-up forgot [`Readings`].
pub(super) async fn mark(tx: &mut Tx, reader: MemberId, sender: MemberId, through: MessageId) -> Answer<u64> {
    let marked = store::mark_read(tx, reader, sender, through).await?;
    let readings = tx.call().room::<Readings>()?.clone();
    let told = readings.0.was_read(tx, reader, sender).await?;
    recount(tx, reader, marked + told)?;
    Ok(marked)
}
