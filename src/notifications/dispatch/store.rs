//! The SQL of dispatching.

use crate::base::{DomainEventId, GroupId, GroupMessageId, MemberId, NotificationId, TransactionId};
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::groups::prefs::Frequency as GroupFrequency;
use crate::notifications::model::{Kind, Line, Reader};
use crate::notifications::prefs::model::Frequency;
use crate::{params, record, words};

/// Whose bell it is, if they are still there; held so that two lines for one member are written one after the other.
pub(in crate::notifications) async fn reader(tx: &mut Tx, member: MemberId) -> Stored<Option<Reader>> {
    let tenant = tx.tenant();
    tx.optional(
        "SELECT id, role, is_tenant_super_admin, preferred_language, status = 'active' AS active,
                notification_preferences AS preferences, federation_notifications_enabled AS federation
           FROM users
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
            FOR NO KEY UPDATE",
        params![tenant, member],
    )
    .await
}

record! {
    /// What the tables say about a line that is about to go out.
    #[derive(Clone, Debug)]
    pub(super) struct Said {
        /// The recipient has muted whoever caused it.
        pub(super) muted: bool,
        /// One of the two has blocked the other.
        pub(super) blocked: bool,
        /// The same line rang lately. One that was deleted meanwhile counts too.
        pub(super) rang: bool,
        /// What the recipient decided about the group.
        pub(super) of_group: Option<Frequency>,
        /// What the recipient decided about everything.
        pub(super) of_all: Option<Frequency>,
        /// How the recipient hears of the group.
        pub(super) group_frequency: Option<GroupFrequency>,
        pub(super) group_email: Option<bool>,
        pub(super) group_push: Option<bool>,
    }
}

/// What there is to know once the recipient's row is held.
pub(super) async fn said(tx: &mut Tx, line: &Line, link: &str) -> Stored<Said> {
    let (tenant, lately) = (tx.tenant(), line.kind.once_since(tx.now()));
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM user_mutes WHERE tenant_id = $1 AND user_id = $2 AND muted_user_id = $3) AS muted,
                EXISTS (SELECT 1 FROM user_blocks
                         WHERE tenant_id = $1 AND ((user_id = $2 AND blocked_user_id = $3)
                                                OR (user_id = $3 AND blocked_user_id = $2))) AS blocked,
                EXISTS (SELECT 1 FROM notifications
                         WHERE tenant_id = $1 AND user_id = $2 AND type = $5 AND link = $6 AND created_at > $7
                           AND (actor_id = $3 OR actor_id IS NULL AND $3::bigint IS NULL)) AS rang,
                (SELECT frequency FROM notification_settings
                  WHERE tenant_id = $1 AND user_id = $2 AND context_type = 'group' AND context = $4) AS of_group,
                (SELECT frequency FROM notification_settings
                  WHERE tenant_id = $1 AND user_id = $2 AND context_type = 'global' AND context = 0) AS of_all,
                p.frequency AS group_frequency, p.email_enabled AS group_email, p.push_enabled AS group_push
           FROM users u
           LEFT JOIN group_notification_preferences p
             ON p.tenant_id = u.tenant_id AND p.user_id = u.id AND p.group_id = $4
          WHERE u.tenant_id = $1 AND u.id = $2",
        params![tenant, line.to, line.actor, line.group, line.kind, link, lately],
    )
    .await
}

/// The next members of a group after `after` but for `sender`, by id.
pub(super) async fn group_members(
    tx: &mut Tx,
    group: GroupId,
    sender: MemberId,
    after: MemberId,
    limit: i64,
) -> Stored<Vec<MemberId>> {
    let tenant = tx.tenant();
    tx.all(
        "SELECT user_id
           FROM group_members
          WHERE tenant_id = $1 AND group_id = $2 AND status = 'active' AND user_id <> $3 AND user_id > $4
          ORDER BY user_id
          LIMIT $5",
        params![tenant, group, sender, after, limit],
    )
    .await
}

/// Whether what was written to a group was not taken out meanwhile.
pub(super) async fn is_said(tx: &mut Tx, group: GroupId, message: GroupMessageId) -> Stored<bool> {
    let tenant = tx.tenant();
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM group_messages WHERE tenant_id = $1 AND group_id = $2 AND id = $3)",
        params![tenant, group, message],
    )
    .await
}

/// Those who look after a group: its owner and its administrators.
pub(in crate::notifications) async fn organisers(tx: &mut Tx, group: GroupId) -> Stored<Vec<MemberId>> {
    let tenant = tx.tenant();
    tx.all(
        "SELECT user_id
           FROM group_members
          WHERE tenant_id = $1 AND group_id = $2 AND status = 'active' AND role IN ('owner', 'admin')
          ORDER BY user_id",
        params![tenant, group],
    )
    .await
}

/// The next of those who look after the community after `after` but for `except`, by id. `stewards`: only those who may see everything.
pub(super) async fn staff(
    tx: &mut Tx,
    stewards: bool,
    except: &[MemberId],
    after: MemberId,
    limit: i64,
) -> Stored<Vec<MemberId>> {
    let tenant = tx.tenant();
    tx.all(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND status = 'active' AND deleted_at IS NULL AND id <> ALL($3) AND id > $4
            AND (role IN ('super_admin', 'admin', 'tenant_admin') OR (role IN ('broker', 'coordinator') AND NOT $2))
          ORDER BY id
          LIMIT $5",
        params![tenant, stewards, except, after, limit],
    )
    .await
}

/// What a message in a group says to some of its members.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chat<'a> {
    pub(super) event: DomainEventId,
    pub(super) group: GroupId,
    pub(super) sender: MemberId,
    pub(super) link: &'a str,
    /// By language.
    pub(super) texts: &'a serde_json::Value,
}

/// Writes its line for those of `members` who want to hear of it, each in their language, with one statement. Whose bells rang.
///
/// Not for whoever wants to hear nothing of the group or of the writer, has blocked them or is blocked by them, or was told of the group
/// a moment ago.
pub(super) async fn insert_chat(
    tx: &mut Tx,
    chat: Chat<'_>,
    members: &[MemberId],
) -> Stored<Vec<(NotificationId, MemberId)>> {
    let (tenant, now, kind) = (tx.tenant(), tx.now(), Kind::GroupChatroomMessage);
    tx.all(
        "INSERT INTO notifications (tenant_id, user_id, actor_id, domain_event_id, type, link, message, created_at)
         SELECT $1, u.id, $3, $4, $5, $6, COALESCE($7::jsonb ->> LOWER(SUBSTR(u.preferred_language, 1, 2)), $7::jsonb ->> 'en'), $8
           FROM users u
           LEFT JOIN group_notification_preferences p ON p.tenant_id = $1 AND p.user_id = u.id AND p.group_id = $2
          WHERE u.tenant_id = $1 AND u.id = ANY($10) AND u.status = 'active' AND u.deleted_at IS NULL
            AND (p.frequency IS NULL OR p.frequency <> 'muted')
            AND NOT EXISTS (SELECT 1 FROM user_blocks b
                             WHERE b.tenant_id = $1 AND ((b.user_id = $3 AND b.blocked_user_id = u.id)
                                                      OR (b.user_id = u.id AND b.blocked_user_id = $3)))
            AND NOT EXISTS (SELECT 1 FROM user_mutes x
                             WHERE x.tenant_id = $1 AND x.user_id = u.id AND x.muted_user_id = $3)
            AND NOT EXISTS (SELECT 1 FROM notifications n
                             WHERE n.tenant_id = $1 AND n.user_id = u.id AND n.type = $5 AND n.link = $6
                               AND n.created_at > $9)
             ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
         RETURNING id, user_id",
        params![
            tenant,
            chat.group,
            chat.sender,
            chat.event,
            kind,
            chat.link,
            Json(chat.texts),
            now,
            kind.once_since(now),
            members
        ],
    )
    .await
}

words! {
    /// What a transaction tells a member.
    pub(in crate::notifications) enum Told {
        /// Hours came.
        CreditReceived = "credit_received",
        /// Hours went.
        CreditSent = "credit_sent",
        /// How did it go?
        ReviewRequest = "review_request",
    }
}

words! {
    /// By what.
    pub(in crate::notifications) enum Channel {
        /// A line in the bell.
        Bell = "bell",
        /// A mail.
        Email = "email",
    }
}

/// Notes that a transaction tells a member something by a channel, or that it does not because of what the member decided. False if that
/// was noted before.
pub(super) async fn note(
    tx: &mut Tx,
    transaction: TransactionId,
    to: MemberId,
    (told, channel): (Told, Channel),
    delivered: bool,
) -> Stored<bool> {
    let (tenant, now) = (tx.tenant(), tx.now());
    let noted = tx
        .run(
            "INSERT INTO transaction_notification_deliveries
                    (tenant_id, transaction_id, user_id, event, channel, status, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (tenant_id, transaction_id, event, user_id, channel) DO NOTHING",
            params![tenant, transaction, to, told, channel, if delivered { "delivered" } else { "skipped" }, now],
        )
        .await?;
    Ok(noted == 1)
}

/// Notes that nothing came of what was [noted](note) as told.
pub(super) async fn note_skipped(
    tx: &mut Tx,
    transaction: TransactionId,
    to: MemberId,
    (told, channel): (Told, Channel),
) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "UPDATE transaction_notification_deliveries SET status = 'skipped'
          WHERE tenant_id = $1 AND transaction_id = $2 AND user_id = $3 AND event = $4 AND channel = $5",
        params![tenant, transaction, to, told, channel],
    )
    .await
}
