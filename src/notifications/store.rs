//! The bell's SQL.

mod inbox;

use super::model::{Kind, Line, Reader, chat};
use crate::base::{DomainEventId, GroupId, MemberId, NotificationId, Timestamp};
use crate::call::Tx;
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::params;

pub use inbox::{
    Wanted, by_ids, delete, delete_many, mark_alike_read, mark_all_read, mark_read, page, unread_by_type, unread_count,
};

/// Whose bell it is, if they are still there; held so that two lines for one member are written one after the other.
pub(super) async fn reader(tx: &mut Tx, member: MemberId) -> Stored<Option<Reader>> {
    let tenant = tx.tenant();
    tx.optional(
        "SELECT id, role, is_tenant_super_admin, preferred_language
           FROM users
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
            FOR NO KEY UPDATE",
        params![tenant, member],
    )
    .await
}

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

/// Those who look after the community.
pub(super) async fn staff(tx: &mut Tx) -> Stored<Vec<MemberId>> {
    let tenant = tx.tenant();
    tx.all(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND status = 'active' AND deleted_at IS NULL
            AND role IN ('super_admin', 'admin', 'tenant_admin', 'broker', 'coordinator')
          ORDER BY id",
        params![tenant],
    )
    .await
}

/// Those among them who may see everything.
pub(super) async fn admins(tx: &mut Tx) -> Stored<Vec<MemberId>> {
    let tenant = tx.tenant();
    tx.all(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND status = 'active' AND deleted_at IS NULL
            AND role IN ('super_admin', 'admin', 'tenant_admin')
          ORDER BY id",
        params![tenant],
    )
    .await
}

/// Whether the same line rang after `moment`. One that was deleted meanwhile counts too.
pub(super) async fn rang_after(tx: &mut Tx, line: &Line, link: &str, moment: Timestamp) -> Stored<bool> {
    let tenant = tx.tenant();
    tx.one(
        "SELECT EXISTS (
             SELECT 1
               FROM notifications
              WHERE tenant_id = $1 AND user_id = $2 AND type = $3 AND link = $4 AND created_at > $5)",
        params![tenant, line.to, line.kind, link, moment],
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

/// The languages, as members wrote them, of those in a group who may hear of what `sender` wrote.
pub(super) async fn tags_of_group(tx: &mut Tx, group: GroupId, sender: MemberId) -> Stored<Vec<String>> {
    let tenant = tx.tenant();
    tx.all(
        "SELECT DISTINCT u.preferred_language
           FROM group_members m
           JOIN users u ON u.tenant_id = $1 AND u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
          WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.status = 'active' AND m.user_id <> $3
          ORDER BY u.preferred_language",
        params![tenant, group, sender],
    )
    .await
}

/// A sentence, and whom it is for.
pub(super) struct Said<'a> {
    pub(super) text: &'a str,
    /// The languages, as members wrote them, of those who read it; `None` for everybody who has no line yet.
    pub(super) tags: Option<&'a [String]>,
}

/// Writes the line about a message in a group for its active members: see [`super::listener`]. Whose bells rang.
pub(super) async fn insert_for_group(
    tx: &mut Tx,
    event: DomainEventId,
    group: GroupId,
    sender: MemberId,
    said: Said<'_>,
) -> Stored<Vec<(NotificationId, MemberId)>> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.all(
        "INSERT INTO notifications (tenant_id, user_id, actor_id, domain_event_id, type, link, message, created_at)
         SELECT $1, m.user_id, $3, $4, $5, $6, $7, $8
           FROM group_members m
           JOIN users u ON u.tenant_id = $1 AND u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
           LEFT JOIN group_notification_preferences p
             ON p.tenant_id = $1 AND p.user_id = m.user_id AND p.group_id = m.group_id
          WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.status = 'active' AND m.user_id <> $3
            AND ($10 OR u.preferred_language = ANY($11))
            AND (p.frequency IS NULL OR p.frequency <> 'muted')
            AND NOT EXISTS (SELECT 1 FROM user_blocks b
                             WHERE b.tenant_id = $1 AND ((b.user_id = $3 AND b.blocked_user_id = m.user_id)
                                                      OR (b.user_id = m.user_id AND b.blocked_user_id = $3)))
            AND NOT EXISTS (SELECT 1 FROM user_mutes x
                             WHERE x.tenant_id = $1 AND x.user_id = m.user_id AND x.muted_user_id = $3)
            AND NOT EXISTS (SELECT 1 FROM notifications n
                             WHERE n.tenant_id = $1 AND n.user_id = m.user_id AND n.type = $5 AND n.link = $6
                               AND n.created_at > $9)
             ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
         RETURNING id, user_id",
        params![
            tenant,
            group,
            sender,
            event,
            Kind::GroupChatroomMessage,
            chat(group),
            said.text,
            now,
            Kind::GroupChatroomMessage.once_since(now),
            said.tags.is_none(),
            said.tags.unwrap_or_default()
        ],
    )
    .await
}
