//! Links, and who used them.

use super::{Invitation, invitation_columns};
use crate::base::{MemberId, Timestamp};
use crate::call::Tx;
use crate::db::Stored;
use crate::invitations::model::{InvitationId, Kind, Status};
use crate::model::EventId;
use crate::{insert, params};

/// How many links to an event are good.
pub async fn count_links(tx: &mut Tx, event: EventId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM event_invitations WHERE tenant_id = $1 AND event_id = $2 AND kind = 'link' AND status = 'issued'",
        params![event],
    )
    .await
}

/// Writes a link, which the clock looks at when it is `due`.
#[rustfmt::skip::macros(concat)]
pub async fn insert_link(
    tx: &mut Tx,
    event: EventId,
    (by, secret): (Option<MemberId>, [u8; 32]),
    (label, max_uses): (Option<&str>, i64),
    (expires, due): (Option<Timestamp>, Timestamp),
) -> Stored<Invitation> {
    let now = tx.now();
    let (sql, params) = insert! { into event_invitations {
        event_id: event,
        kind: Kind::Link,
        invited_by: by,
        label,
        token_hash: secret,
        max_uses,
        use_count: 0_i64,
        status: Status::Issued,
        expires_at: expires,
        due_at: due,
        created_at: now,
    } then concat!("RETURNING ", invitation_columns!()) };
    tx.one(sql, params).await
}

/// A link to an event by the hash of its secret.
#[rustfmt::skip::macros(concat)]
pub async fn by_secret(tx: &mut Tx, event: EventId, secret: [u8; 32]) -> Stored<Option<Invitation>> {
    tx.optional(
        concat!("SELECT ", invitation_columns!(), " FROM event_invitations WHERE tenant_id = $1 AND event_id = $2 AND token_hash = $3"),
        params![event, secret],
    )
    .await
}

/// Whether a member has used a link.
pub async fn has_used(tx: &mut Tx, id: InvitationId, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM event_invitation_uses WHERE tenant_id = $1 AND invitation_id = $2 AND user_id = $3)",
        params![id, member],
    )
    .await
}

/// Notes that a member has used a link, whose event is held. Once it is used up, it is good for nobody else.
pub async fn use_link(tx: &mut Tx, id: InvitationId, member: MemberId) -> Stored<()> {
    let now = tx.now();
    let (sql, params) = insert! { into event_invitation_uses {
        invitation_id: id,
        user_id: member,
        created_at: now,
    } };
    tx.run(sql, params).await?;
    tx.run(
        "UPDATE event_invitations
            SET use_count = use_count + 1,
                status = CASE WHEN use_count + 1 >= max_uses THEN 'accepted' ELSE status END,
                closed_at = CASE WHEN use_count + 1 >= max_uses THEN $3 ELSE closed_at END
          WHERE tenant_id = $1 AND id = $2",
        params![id, now],
    )
    .await?;
    Ok(())
}
