//! The SQL of dispatching.

pub(super) mod together;

use crate::base::{DomainEventId, GroupId, GroupMessageId, MemberId, NotificationId, Timestamp, TransactionId};
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::groups::notices::GROUP_CHATROOM_MESSAGE;
use crate::groups::prefs::Frequency as GroupFrequency;
use crate::notices::NewNotification;
use crate::notifications::model::Reader;
use crate::notifications::prefs::model::Frequency;
use crate::{insert, params, record, words};

/// Whose bell it is, if they are still there; held so that two lines for one member are written one after the other.
pub(crate) async fn reader(tx: &mut Tx, member: MemberId) -> Stored<Option<Reader>> {
    tx.optional(
        "SELECT id, role, is_tenant_super_admin, preferred_language, status = 'active' AS active,
                notification_preferences AS preferences, federation_notifications_enabled AS federation
           FROM users
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
            FOR NO KEY UPDATE",
        params![member],
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
        /// When the same line rang last, if it was lately. One that was deleted meanwhile counts too; one of a message that was read does not, or
        /// the bell would be silent about the next one.
        pub(super) rang_at: Option<Timestamp>,
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
pub(super) async fn said(tx: &mut Tx, line: &NewNotification, link: &str) -> Stored<Said> {
    let (sql, params) = together::question(tx, &[(line, link)], line.kind.once_since(tx.now()));
    tx.one(sql, params).await
}

/// The next members of a group after `after` but for `sender`, by id.
pub(super) async fn group_members(
    tx: &mut Tx,
    group: GroupId,
    sender: MemberId,
    after: MemberId,
    limit: i64,
) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT user_id
           FROM group_members
          WHERE tenant_id = $1 AND group_id = $2 AND status = 'active' AND user_id <> $3 AND user_id > $4
          ORDER BY user_id
          LIMIT $5",
        params![group, sender, after, limit],
    )
    .await
}

/// Whether what was written to a group was not taken out meanwhile.
pub(super) async fn is_said(tx: &mut Tx, group: GroupId, message: GroupMessageId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM group_messages WHERE tenant_id = $1 AND group_id = $2 AND id = $3)",
        params![group, message],
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
    tx.all(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND status = 'active' AND deleted_at IS NULL AND id <> ALL($3) AND id > $4
            AND (role IN ('super_admin', 'admin', 'tenant_admin') OR (role IN ('broker', 'coordinator') AND NOT $2))
          ORDER BY id
          LIMIT $5",
        params![stewards, except, after, limit],
    )
    .await
}

/// The next of the members who may come in after `after` but for `except`, by id.
pub(super) async fn members(tx: &mut Tx, except: &[MemberId], after: MemberId, limit: i64) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND status = 'active' AND deleted_at IS NULL AND id <> ALL($2) AND id > $3
          ORDER BY id
          LIMIT $4",
        params![except, after, limit],
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
    let (now, kind) = (tx.now(), &GROUP_CHATROOM_MESSAGE);
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
            chat.group,
            chat.sender,
            chat.event,
            kind.as_str(),
            chat.link,
            Json(chat.texts),
            now,
            kind.rings_once_since(now),
            members
        ],
    )
    .await
}

words! {
    /// What a transaction tells a member.
    pub enum Told {
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
    pub enum Channel {
        /// A line in the bell.
        Bell = "bell",
        /// A mail.
        Email = "email",
    }
}

words! {
    /// Whether it did.
    pub enum Noted {
        /// It was told.
        Delivered = "delivered",
        /// The member did not want it, or nothing came of it.
        Skipped = "skipped",
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
    let now = tx.now();
    let (sql, params) = insert! { into transaction_notification_deliveries {
        transaction_id: transaction,
        user_id: to,
        event: told,
        channel,
        status: if delivered { Noted::Delivered } else { Noted::Skipped },
        created_at: now,
    } then "ON CONFLICT (tenant_id, transaction_id, event, user_id, channel) DO NOTHING" };
    let noted = tx.run(sql, params).await?;
    Ok(noted == 1)
}

/// Notes that nothing came of what was [noted](note) as told.
pub(super) async fn note_skipped(
    tx: &mut Tx,
    transaction: TransactionId,
    to: MemberId,
    (told, channel): (Told, Channel),
) -> Stored<u64> {
    tx.run(
        "UPDATE transaction_notification_deliveries SET status = $6
          WHERE tenant_id = $1 AND transaction_id = $2 AND user_id = $3 AND event = $4 AND channel = $5",
        params![transaction, to, told, channel, Noted::Skipped],
    )
    .await
}
