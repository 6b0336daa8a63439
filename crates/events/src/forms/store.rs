//! What the tables of forms are asked.

pub mod due;
pub mod erasure;
pub mod given;

use super::model::{
    Approval, Demand, FormId, Question, Settings, SettingsDraft, Status, Wish, question_columns, settings_columns,
};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::{insert, params, record};

record! {
    /// A form of an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Form {
        /// `event_forms.id`.
        pub id: FormId,
        /// Of which event.
        pub event_id: EventId,
        /// Its number among them.
        pub number: i64,
        /// How far it has come.
        pub status: Status,
        /// What it is called.
        pub title: String,
        /// What is said before the questions.
        pub intro: Option<String>,
        /// Changes so far.
        pub version: i64,
        /// When it was published.
        pub published_at: Option<Timestamp>,
        /// When it was written.
        pub created_at: Timestamp,
        /// When it changed last.
        pub updated_at: Timestamp,
    }
    select form_columns
}

/// What is demanded of those who register for an event.
#[rustfmt::skip::macros(concat)]
pub async fn settings(from: &mut Reads<'_>, event: EventId) -> Stored<Settings> {
    let found = from
        .optional(
            concat!("SELECT ", settings_columns!(), " FROM event_form_settings WHERE tenant_id = $1 AND event_id = $2"),
            params![event],
        )
        .await?;
    Ok(found.unwrap_or_else(|| Settings::unsaid(event)))
}

/// Demands something else, and says how many guests a member may bring. The event's row is held. Those who lack answers are reminded once more if these are due at another time.
pub async fn demand(
    tx: &mut Tx,
    old: &Settings,
    (answers, due_minutes): (Demand, i64),
    (guests_per_member, approval_mode): (i64, Approval),
) -> Stored<u64> {
    let now = tx.now();
    if old.version == 0 {
        let (sql, params) = insert! { into event_form_settings {
            event_id: old.event_id,
            answers,
            due_minutes,
            guests_per_member,
            approval_mode,
            version: 1_i64,
            updated_at: now,
        } };
        return tx.run(sql, params).await;
    }
    let is_same = (old.answers, old.due_minutes) == (answers, due_minutes);
    tx.run(
        "UPDATE event_form_settings
            SET draft = NULL, answers = $3, due_minutes = $4, guests_per_member = $6, approval_mode = $8, version = version + 1, updated_at = $5,
                planned_for = CASE WHEN $7 THEN planned_for END, remind_at = CASE WHEN $7 THEN remind_at END,
                reminded_at = CASE WHEN $7 THEN reminded_at END, overdue_at = CASE WHEN $7 THEN overdue_at END,
                overdue_told_at = CASE WHEN $7 THEN overdue_told_at END
          WHERE tenant_id = $1 AND event_id = $2",
        params![old.event_id, answers, due_minutes, now, guests_per_member, is_same, approval_mode],
    )
    .await
}

/// Forms of an event, the newest first, at most `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn list(call: &Call, event: EventId, limit: i64) -> Stored<Vec<Form>> {
    call.all(
        concat!("SELECT ", form_columns!(), "
               FROM event_forms
              WHERE tenant_id = $1 AND event_id = $2
              ORDER BY number DESC
              LIMIT $3"),
        params![event, limit],
    )
    .await
}

/// One form.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, id: FormId) -> Stored<Option<Form>> {
    from.optional(
        concat!("SELECT ", form_columns!(), " FROM event_forms WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

/// Some forms. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[FormId]) -> Stored<Vec<Form>> {
    call.all(
        concat!("SELECT ", form_columns!(), " FROM event_forms WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// The forms of some events that are asked. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn asked_at(call: &Call, events: &[EventId]) -> Stored<Vec<Form>> {
    call.all(
        concat!("SELECT ", form_columns!(), " FROM event_forms WHERE tenant_id = $1 AND event_id = ANY($2) AND status = 'published'"),
        params![events],
    )
    .await
}

/// The form of an event that is asked.
#[rustfmt::skip::macros(concat)]
pub async fn asked(from: &mut Reads<'_>, event: EventId) -> Stored<Option<Form>> {
    from.optional(
        concat!("SELECT ", form_columns!(), " FROM event_forms WHERE tenant_id = $1 AND event_id = $2 AND status = 'published'"),
        params![event],
    )
    .await
}

/// Questions of some forms, in their order. One statement whatever the number of forms.
#[rustfmt::skip::macros(concat)]
pub async fn questions(from: &mut Reads<'_>, forms: &[FormId]) -> Stored<Vec<Question>> {
    from.all(
        concat!("SELECT ", question_columns!(), "
               FROM event_form_questions
              WHERE tenant_id = $1 AND form_id = ANY($2)
              ORDER BY form_id, position"),
        params![forms],
    )
    .await
}

/// How many forms an event has, and the last of their numbers.
pub async fn count(tx: &mut Tx, event: EventId) -> Stored<(i64, i64)> {
    tx.one(
        "SELECT COUNT(*), COALESCE(MAX(number), 0) FROM event_forms WHERE tenant_id = $1 AND event_id = $2",
        params![event],
    )
    .await
}

/// Writes a draft. The event's row is held.
#[rustfmt::skip::macros(concat)]
pub async fn insert(
    tx: &mut Tx,
    (event, number): (EventId, i64),
    author: MemberId,
    (title, intro): (&str, Option<&str>),
) -> Stored<Form> {
    let now = tx.now();
    let (sql, params) = insert! { into event_forms {
        event_id: event,
        author_id: author,
        number,
        status: Status::Draft,
        title,
        intro,
        version: 1_i64,
        created_at & updated_at: now,
    } then concat!("RETURNING ", form_columns!()) };
    tx.one(sql, params).await
}

/// Lets a draft say something else before its questions.
#[rustfmt::skip::macros(concat)]
pub async fn revise(tx: &mut Tx, id: FormId, author: MemberId, (title, intro): (&str, Option<&str>)) -> Stored<Form> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_forms SET author_id = $3, title = $4, intro = $5, version = version + 1, updated_at = $6
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", form_columns!()),
        params![id, author, title, intro, now],
    )
    .await
}

/// Takes the questions of a draft away.
pub async fn clear(tx: &mut Tx, id: FormId) -> Stored<u64> {
    tx.run("DELETE FROM event_form_questions WHERE tenant_id = $1 AND form_id = $2", params![id]).await
}

/// Writes a question of a draft.
pub async fn ask(tx: &mut Tx, form: FormId, position: i64, wish: &Wish) -> Stored<u64> {
    let (sql, params) = insert! { into event_form_questions {
        form_id: form,
        position,
        question_key: wish.key.as_str(),
        kind: wish.kind,
        label: wish.label.as_str(),
        help: wish.help.as_deref(),
        options: Json(wish.options.clone()),
        is_required: wish.is_required,
        is_sensitive: wish.is_sensitive,
        audience: wish.audience,
        retention: wish.retention,
    } };
    tx.run(sql, params).await
}

/// Lets a draft ask what another form asks.
pub async fn copy(tx: &mut Tx, from: FormId, to: FormId) -> Stored<u64> {
    tx.run(
        "INSERT INTO event_form_questions (tenant_id, form_id, position, question_key, kind, label, help, options, is_required, is_sensitive, audience, retention)
         SELECT q.tenant_id, $3, q.position, q.question_key, q.kind, q.label, q.help, q.options, q.is_required, q.is_sensitive, q.audience, q.retention
           FROM event_form_questions q
          WHERE q.tenant_id = $1 AND q.form_id = $2",
        params![from, to],
    )
    .await
}

/// Positions of questions of a draft that had another kind in a form of the event that was published.
pub async fn clashes(tx: &mut Tx, event: EventId, form: FormId) -> Stored<Vec<i64>> {
    tx.all(
        "SELECT q.position
           FROM event_form_questions q
          WHERE q.tenant_id = $1 AND q.form_id = $3
            AND EXISTS (SELECT 1
                          FROM event_forms f
                          JOIN event_form_questions o ON o.tenant_id = $1 AND o.form_id = f.id
                         WHERE f.tenant_id = $1 AND f.event_id = $2 AND f.status <> 'draft' AND o.question_key = q.question_key
                           AND o.kind <> q.kind)
          ORDER BY q.position",
        params![event, form],
    )
    .await
}

/// Retires the form of an event that is asked, if one is.
pub async fn retire(tx: &mut Tx, event: EventId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_forms SET status = 'retired', version = version + 1, updated_at = $3
          WHERE tenant_id = $1 AND event_id = $2 AND status = 'published'",
        params![event, now],
    )
    .await
}

/// Asks a form from now on.
#[rustfmt::skip::macros(concat)]
pub async fn publish(tx: &mut Tx, id: FormId) -> Stored<Form> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_forms SET status = 'published', version = version + 1, published_at = $3, updated_at = $3
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", form_columns!()),
        params![id, now],
    )
    .await
}

/// Those who lack answers to what is asked now are reminded of them, though they were reminded of others.
pub async fn remind_again(tx: &mut Tx, event: EventId) -> Stored<u64> {
    tx.run(
        "UPDATE event_form_settings
            SET planned_for = NULL, remind_at = NULL, reminded_at = NULL, overdue_at = NULL, overdue_told_at = NULL
          WHERE tenant_id = $1 AND event_id = $2",
        params![event],
    )
    .await
}

/// What is to hold instead, if something is.
pub async fn drafted(from: &mut Reads<'_>, event: EventId) -> Stored<Option<SettingsDraft>> {
    let found: Option<Json<SettingsDraft>> = from
        .optional(
            "SELECT draft FROM event_form_settings WHERE tenant_id = $1 AND event_id = $2 AND draft IS NOT NULL",
            params![event],
        )
        .await?;
    Ok(found.map(|draft| draft.0))
}

/// Keeps what is to hold instead. The event's row is held.
pub async fn keep_draft(tx: &mut Tx, old: &Settings, draft: SettingsDraft) -> Stored<u64> {
    let now = tx.now();
    if old.version == 0 {
        let (sql, params) = insert! { into event_form_settings {
            event_id: old.event_id,
            answers: old.answers,
            due_minutes: old.due_minutes,
            guests_per_member: old.guests_per_member,
            approval_mode: old.approval_mode,
            draft: Json(draft),
            version: 1_i64,
            updated_at: now,
        } };
        return tx.run(sql, params).await;
    }
    tx.run(
        "UPDATE event_form_settings SET draft = $3, version = version + 1, updated_at = $4 WHERE tenant_id = $1 AND event_id = $2",
        params![old.event_id, Json(draft), now],
    )
    .await
}

/// Who decides whether a member takes part in an event.
pub async fn approval(tx: &mut Tx, event: EventId) -> Stored<Approval> {
    let mode = tx
        .optional(
            "SELECT approval_mode FROM event_form_settings WHERE tenant_id = $1 AND event_id = $2",
            params![event],
        )
        .await?;
    Ok(mode.unwrap_or(Approval::Automatic))
}

/// Whether a member lacks answers without which nobody takes part in an event or waits.
pub async fn bars(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM event_form_settings d
                          JOIN event_forms f ON f.tenant_id = $1 AND f.event_id = $2 AND f.status = 'published'
                          JOIN event_form_questions q ON q.tenant_id = $1 AND q.form_id = f.id AND q.is_required
                         WHERE d.tenant_id = $1 AND d.event_id = $2 AND d.answers = 'before'
                           AND NOT EXISTS (SELECT 1
                                             FROM event_submissions s
                                             JOIN event_answers a ON a.tenant_id = $1 AND a.submission_id = s.id
                                            WHERE s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = $3 AND NOT s.is_draft
                                              AND a.question_key = q.question_key))",
        params![event, member],
    )
    .await
}
