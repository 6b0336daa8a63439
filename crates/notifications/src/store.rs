//! The bell's SQL.

pub mod holdings;
mod inbox;
pub mod sound;

use crate::base::MemberId;
use crate::call::Tx;
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::params;

pub use inbox::{
    Wanted, about, by_ids, delete, delete_many, grouped, has_unread_alike, mark_alike_read, mark_all_read,
    mark_messages_read, mark_read, page, unread_by_type, unread_count, unread_of,
};

/// Who caused a line, if they are still there.
#[rustfmt::skip::macros(concat)]
pub(super) async fn actor(tx: &mut Tx, member: MemberId) -> Stored<Option<Card>> {
    tx.optional(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL"),
        params![member],
    )
    .await
}
