//! The SQL of lines that go out together: one statement for all of them. Their rows are handed over as JSON, which the engines unfold
//! each in its own way.

use serde_json::{Value, json};

use super::Said;
use crate::base::{DomainEventId, MemberId, MessageId, NotificationId, Timestamp};
use crate::call::Tx;
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::messages::notices::NEW_MESSAGE;
use crate::notices::NewNotification;
use crate::notifications::model::Reader;
use crate::{params, record};

/// A line of an event, where it leads and its sentence.
#[derive(Clone, Debug)]
pub(in crate::dispatch) struct Written {
    pub(in crate::dispatch) event: DomainEventId,
    pub(in crate::dispatch) line: NewNotification,
    pub(in crate::dispatch) link: String,
    pub(in crate::dispatch) sentence: String,
}

impl Written {
    /// What stands in the bell: the sentence, and why.
    fn text(&self) -> String {
        match &self.line.reason {
            Some(reason) => format!("{} {reason}", self.sentence),
            None => self.sentence.clone(),
        }
    }
}

/// Whose bells these are, of those who are still there; held, in the order of their ids.
pub(in crate::dispatch) async fn readers(tx: &mut Tx, members: &[MemberId]) -> Stored<Vec<Reader>> {
    tx.all(
        "SELECT id, role, is_tenant_super_admin, preferred_language, status = 'active' AS active,
                notification_preferences AS preferences, federation_notifications_enabled AS federation
           FROM users
          WHERE tenant_id = $1 AND id = ANY($2) AND deleted_at IS NULL
          ORDER BY id
            FOR NO KEY UPDATE",
        params![members],
    )
    .await
}

/// Who caused lines, of those who are still there.
#[rustfmt::skip::macros(concat)]
pub(in crate::dispatch) async fn actors(tx: &mut Tx, members: &[MemberId]) -> Stored<Vec<Card>> {
    tx.all(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = ANY($2) AND u.deleted_at IS NULL"),
        params![members],
    )
    .await
}

macro_rules! said_of {
    ($lines:literal) => {
        concat!(
            "SELECT EXISTS (SELECT 1 FROM user_mutes WHERE tenant_id = $1 AND user_id = r.to_id AND muted_user_id = r.actor_id) AS muted,
                    EXISTS (SELECT 1 FROM user_blocks
                             WHERE tenant_id = $1 AND ((user_id = r.to_id AND blocked_user_id = r.actor_id)
                                                    OR (user_id = r.actor_id AND blocked_user_id = r.to_id))) AS blocked,
                    (SELECT MAX(created_at) FROM notifications
                      WHERE tenant_id = $1 AND user_id = r.to_id AND type = r.kind AND link = r.link AND created_at > $3
                        AND (read_at IS NULL OR type <> 'new_message')
                        AND (actor_id = r.actor_id OR actor_id IS NULL AND r.actor_id IS NULL)) AS rang_at,
                    (SELECT frequency FROM notification_settings
                      WHERE tenant_id = $1 AND user_id = r.to_id AND context_type = 'group' AND context = r.group_id) AS of_group,
                    (SELECT frequency FROM notification_settings
                      WHERE tenant_id = $1 AND user_id = r.to_id AND context_type = 'global' AND context = 0) AS of_all,
                    p.frequency AS group_frequency, p.email_enabled AS group_email, p.push_enabled AS group_push
               FROM ",
            $lines,
            "  LEFT JOIN group_notification_preferences p
                 ON p.tenant_id = $1 AND p.user_id = r.to_id AND p.group_id = r.group_id
              ORDER BY r.nth"
        )
    };
}

/// What there is to know of lines whose recipients' rows are held, in their order. Of what rang, only what rang after `lately` counts.
pub(in crate::dispatch) async fn said(
    tx: &mut Tx,
    lines: &[(&NewNotification, &str)],
    lately: Timestamp,
) -> Stored<Vec<Said>> {
    let (sql, params) = question(tx, lines, lately);
    tx.all(sql, params).await
}

/// The statement that asks it, and its arguments: a row of [`Said`] for each line.
pub(super) fn question(
    tx: &Tx,
    lines: &[(&NewNotification, &str)],
    lately: Timestamp,
) -> (&'static str, Vec<crate::db::Value>) {
    let rows: Vec<Value> = lines
        .iter()
        .enumerate()
        .map(|(nth, (line, link))| {
            json!({
                "nth": nth, "to_id": line.to, "actor_id": line.actor, "group_id": line.group, "kind": line.kind.as_str(), "link": link,
            })
        })
        .collect();
    let sql = tx.call().db().engine().pick(
        said_of!(
            "(SELECT value ->> 'nth' AS nth, value ->> 'to_id' AS to_id, value ->> 'actor_id' AS actor_id,
                     value ->> 'group_id' AS group_id, value ->> 'kind' AS kind, value ->> 'link' AS link
                FROM json_each($2)) r"
        ),
        said_of!("jsonb_to_recordset($2) AS r (nth bigint, to_id bigint, actor_id bigint, group_id bigint, kind text, link text)"),
    );
    (sql, params![&Value::Array(rows), lately])
}

record! {
    /// A line that was written.
    #[derive(Clone, Copy, Debug)]
    pub(in crate::dispatch) struct Rang {
        pub(in crate::dispatch) id: NotificationId,
        pub(in crate::dispatch) domain_event_id: DomainEventId,
        pub(in crate::dispatch) user_id: MemberId,
    }
}

macro_rules! insert_of {
    ($lines:literal) => {
        concat!(
            "INSERT INTO notifications (tenant_id, user_id, actor_id, domain_event_id, type, link, message, created_at, read_at)
             SELECT $1, r.to_id, r.actor_id, r.event_id, r.kind, r.link, r.message, $3, m.read_at
               FROM ",
            $lines,
            "  LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
              WHERE TRUE
              ORDER BY r.nth
                 ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
             RETURNING id, domain_event_id, user_id"
        )
    };
}

/// Holds the messages that lines are about, so that whoever reads one meanwhile finds the line that is about to tell of it.
async fn hold_messages(tx: &mut Tx, messages: &[MessageId]) -> Stored<()> {
    let _held: Vec<MessageId> = tx
        .all("SELECT id FROM messages WHERE tenant_id = $1 AND id = ANY($2) ORDER BY id FOR SHARE", params![messages])
        .await?;
    Ok(())
}

/// Writes lines, but for those that their events have written before; of what was read already, as read. Gives those that it wrote.
pub(in crate::dispatch) async fn insert(tx: &mut Tx, lines: &[&Written]) -> Stored<Vec<Rang>> {
    let now = tx.now();
    let about = |one: &Written| one.line.about.filter(|_| one.line.kind == &NEW_MESSAGE).map(MessageId::from);
    let messages: Vec<MessageId> = lines.iter().filter_map(|one| about(one)).collect();
    if !messages.is_empty() {
        hold_messages(tx, &messages).await?;
    }
    let rows: Vec<Value> = lines
        .iter()
        .enumerate()
        .map(|(nth, one)| {
            json!({
                "nth": nth, "to_id": one.line.to, "actor_id": one.line.actor, "event_id": one.event, "kind": one.line.kind.as_str(),
                "link": one.link, "message": one.text(), "message_id": about(one),
            })
        })
        .collect();
    let sql = tx.call().db().engine().pick(
        insert_of!(
            "(SELECT value ->> 'nth' AS nth, value ->> 'to_id' AS to_id, value ->> 'actor_id' AS actor_id,
                     value ->> 'event_id' AS event_id, value ->> 'kind' AS kind, value ->> 'link' AS link,
                     value ->> 'message' AS message, value ->> 'message_id' AS message_id
                FROM json_each($2)) r"
        ),
        insert_of!(
            "jsonb_to_recordset($2) AS r (nth bigint, to_id bigint, actor_id bigint, event_id bigint, kind text, link text, message text, message_id bigint)"
        ),
    );
    tx.all(sql, params![&Value::Array(rows), now]).await
}
