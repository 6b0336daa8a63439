//! Messages as they come.

use crate::base::{MemberId, MessageId};
use crate::call::Call;
use crate::db::Stored;
use crate::messages::model::{Message, message_columns};
use crate::params;

/// The newest message of the community; zero if there is none. Served by `messages_tenant_id`.
pub async fn newest(call: &Call) -> Stored<MessageId> {
    call.one("SELECT COALESCE(MAX(id), 0) FROM messages WHERE tenant_id = $1", params![]).await
}

/// Those of some messages that a member sees and that nobody has deleted, and with `after` the latest `most` that came after that one, newest
/// first. With one other member only, if one is named; else not from those whom the member has muted. None between two whom a block keeps
/// apart.
#[rustfmt::skip::macros(concat)]
pub async fn added(
    call: &Call,
    member: MemberId,
    partner: Option<MemberId>,
    ids: &[MessageId],
    after: Option<MessageId>,
    most: i64,
) -> Stored<Vec<Message>> {
    let after = after.unwrap_or_else(|| MessageId::new(i64::MAX));
    call.all(
        concat!("SELECT ", message_columns!("m"), "
                   FROM messages m
                  WHERE m.tenant_id = $1 AND (m.id = ANY($3) OR m.id > $4) AND m.deleted_at IS NULL AND ", visible!(), "
                    AND ($5::bigint IS NULL OR m.sender_id = $5 OR m.receiver_id = $5)
                    AND NOT EXISTS (SELECT 1 FROM user_blocks b
                                     WHERE b.tenant_id = $1
                                       AND ((b.user_id = m.sender_id AND b.blocked_user_id = m.receiver_id)
                                         OR (b.user_id = m.receiver_id AND b.blocked_user_id = m.sender_id)))
                    AND ($5::bigint IS NOT NULL
                         OR NOT EXISTS (SELECT 1 FROM user_mutes u
                                         WHERE u.tenant_id = $1 AND u.user_id = $2 AND u.muted_user_id = m.sender_id))
                  ORDER BY m.id DESC
                  LIMIT $6"),
        params![member, ids, after, partner, most],
    )
    .await
}
