//! The bell's SQL.

mod inbox;

use super::model::Line;
use crate::base::{DomainEventId, MemberId, NotificationId};
use crate::call::Tx;
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::params;

pub use inbox::{
    Wanted, by_ids, delete, delete_many, grouped, mark_alike_read, mark_all_read, mark_read, page, unread_by_type,
    unread_count,
};

/// Who caused a line, if they are still there.
#[rustfmt::skip::macros(concat)]
pub(super) async fn actor(tx: &mut Tx, member: MemberId) -> Stored<Option<Card>> {
    let tenant = tx.tenant();
    tx.optional(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL"),
        params![tenant, member],
    )
    .await
}

/// Writes a line. `None` if this event has written it before.
pub(super) async fn insert(
    tx: &mut Tx,
    event: DomainEventId,
    line: &Line,
    link: &str,
    message: &str,
) -> Stored<Option<NotificationId>> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.optional(
        "INSERT INTO notifications (tenant_id, user_id, actor_id, domain_event_id, type, link, message, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
         RETURNING id",
        params![tenant, line.to, line.actor, event, line.kind, link, message, now],
    )
    .await
}
