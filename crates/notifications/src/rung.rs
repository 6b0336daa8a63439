//! Lines that have been answered by what a member did.

use async_trait::async_trait;

use super::model::GroupKey;
use super::store;
use crate::base::{Answer, GroupId, MemberId};
use crate::call::{Call, Tx};
use crate::groups::chat::reading::ChatTeller;
use crate::groups::notices::{GROUP_CHATROOM_MESSAGE, chat};
use crate::messages::actions::recount;
use crate::messages::reading::Teller;

/// The bell, as messages and groups know it.
pub struct Rung;

#[async_trait]
impl Teller for Rung {
    async fn was_read(&self, tx: &mut Tx, reader: MemberId, sender: MemberId) -> Answer<u64> {
        Ok(store::mark_messages_read(tx, reader, sender).await?)
    }
}

#[async_trait]
impl ChatTeller for Rung {
    async fn was_read(&self, call: &Call, reader: MemberId, group: GroupId) -> Answer<()> {
        let key = GroupKey { kind: GROUP_CHATROOM_MESSAGE.to_string(), link: Some(chat(group)) };
        // Most who look have nothing to take back, and need not wait for whoever writes.
        if !store::has_unread_alike(call, reader, &key).await? {
            return Ok(());
        }
        let mut tx = call.begin().await?;
        let marked = store::mark_alike_read(&mut tx, reader, &key).await?;
        recount(&mut tx, reader, marked)?;
        tx.commit().await
    }
}
