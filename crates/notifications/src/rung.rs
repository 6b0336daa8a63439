//! Lines that have been answered by what a member did.

use async_trait::async_trait;

use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::messages::reading::Teller;

/// The bell, as messages know it.
pub struct Rung;

#[async_trait]
impl Teller for Rung {
    async fn was_read(&self, tx: &mut Tx, reader: MemberId, sender: MemberId) -> Answer<u64> {
        Ok(store::mark_messages_read(tx, reader, sender).await?)
    }
}
