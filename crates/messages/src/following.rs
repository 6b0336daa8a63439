//! What members hear of messages while they listen.

use serde::{Deserialize, Serialize};

use super::actions::{partner_of, reachable};
use super::model::Message;
use super::store;
use crate::base::{Answer, ConversationId, Fault, MemberId, MessageId};
use crate::call::Call;
use crate::live::{Live, names};
use crate::members;

/// What the event is called that somebody is writing.
pub const TYPING: &str = "typing";

/// That a member is writing to another, or has stopped, as channels hear it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Typing {
    /// Who.
    pub user_id: MemberId,
    /// Whether they write now.
    pub is_typing: bool,
}

/// Tells a member that the viewer is writing to them, or has stopped: on the channel of the two, and on the member's own. Nothing is stored, and
/// whoever does not listen at this moment never hears of it.
///
/// Refuses like `send`.
pub async fn typing(call: &Call, recipient: MemberId, is_typing: bool) -> Answer<()> {
    reachable(call, recipient).await?;
    let (me, tenant, live) = (call.me()?, call.tenant(), call.room::<Live>()?);
    let told = serde_json::to_value(Typing { user_id: me, is_typing }).map_err(Fault::new)?;
    live.tell(tenant, &names::chat(tenant, ConversationId::of(me, recipient)), TYPING, &told);
    live.tell(tenant, &names::user(tenant, recipient), TYPING, &told);
    Ok(())
}

/// The viewer's conversation with a member.
///
/// Refuses with `NOT_FOUND` if the community has no such member, and for oneself.
pub async fn conversation(call: &Call, partner: MemberId) -> Answer<ConversationId> {
    let me = call.me()?;
    partner_of(call, me, partner).await?;
    Ok(ConversationId::of(me, partner))
}

/// Whether no block keeps the viewer and a member apart now.
pub async fn may_hear(call: &Call, partner: MemberId) -> Answer<bool> {
    let status = members::store::block_status(call, call.me()?, partner).await?;
    Ok(status.known && !status.is_blocked && !status.is_blocked_by)
}

/// The newest message of the community: what comes later is new.
pub async fn newest(call: &Call) -> Answer<MessageId> {
    Ok(store::newest(call).await?)
}

/// Those of some messages that the viewer sees, and with `after` the latest that came after that one; oldest first. Of one conversation if a
/// member is named. Not those that were deleted, nor any between two of whom one has blocked the other; unless a member is named, not from
/// whoever the viewer has muted either. One statement.
pub async fn added(
    call: &Call,
    partner: Option<MemberId>,
    ids: &[MessageId],
    after: Option<MessageId>,
    most: i64,
) -> Answer<Vec<Message>> {
    let mut found = store::added(call, call.me()?, partner, ids, after, most).await?;
    found.reverse();
    Ok(found)
}
