//! Rows that subscriptions follow.

use serde::{Deserialize, Serialize};

use crate::base::{ConversationId, GroupId, MemberId};

/// Rows of one kind, of which somebody wants to hear when one comes or changes.
///
/// The bus carries their ids only: whoever hears one reads the row, so that nothing is shown that the member may not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rows {
    /// New messages from or to a member (`messages.id`).
    Messages(MemberId),
    /// New messages between two members (`messages.id`).
    Conversation(ConversationId),
    /// New messages to a group (`group_messages.id`).
    GroupMessages(GroupId),
    /// A member's exchanges (`exchanges.id`), new or changed.
    Exchanges(MemberId),
}
