//! How channels are called (spec notifications 13). Every name carries its community.

use crate::base::{ConversationId, GroupId, MemberId, TenantId};

/// What a presence channel is told when somebody comes: the protocol's own word.
pub const MEMBER_ADDED: &str = "pusher_internal:member_added";

/// What it is told when somebody goes.
pub const MEMBER_REMOVED: &str = "pusher_internal:member_removed";

/// A member's own channel.
#[must_use]
pub fn user(tenant: TenantId, member: MemberId) -> String {
    format!("private-tenant.{tenant}.user.{member}")
}

/// What two members write to each other, and that they are writing.
#[must_use]
pub fn chat(tenant: TenantId, pair: ConversationId) -> String {
    format!("private-tenant.{tenant}.chat.{pair}")
}

/// The same two members, by the name of their conversation.
#[must_use]
pub fn conversation(tenant: TenantId, pair: ConversationId) -> String {
    format!("private-tenant.{tenant}.conversation.{pair}")
}

/// What members write to a group.
#[must_use]
pub fn group(tenant: TenantId, group: GroupId) -> String {
    format!("private-tenant.{tenant}.group.{group}")
}

/// What a community sees.
#[must_use]
pub fn feed(tenant: TenantId) -> String {
    format!("private-tenant.{tenant}.feed")
}

/// Who of a community is there.
#[must_use]
pub fn presence(tenant: TenantId) -> String {
    format!("presence-tenant.{tenant}")
}
