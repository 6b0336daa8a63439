//! What is asked of what members answered.

use super::super::model::{Audience, FormId, GRACE, Kind, Retention, Standing, SubmissionId};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::{EventId, Registration, Waiting};
use crate::{insert, joined_record, params, record};

record! {
    /// That a member has answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Submission {
        /// `event_submissions.id`.
        pub id: SubmissionId,
        /// To which event.
        pub event_id: EventId,
        /// Who.
        pub user_id: MemberId,
        /// They are only kept, for whoever gave them alone.
        pub is_draft: bool,
        /// Changes so far.
        pub version: i64,
        /// When they answered first.
        pub created_at: Timestamp,
        /// And last.
        pub updated_at: Timestamp,
    }
    select submission_columns
}

record! {
    /// An answer, with what was asked.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Given {
        /// Among which answers.
        pub submission_id: SubmissionId,
        /// Whose.
        pub user_id: MemberId,
        /// Under which form it was given.
        pub form_id: FormId,
        /// To which question.
        pub question_key: String,
        /// As it is kept.
        pub sealed: String,
        /// What was asked.
        pub label: String,
        /// What kind of answer it is.
        pub kind: Kind,
        /// Each reading is noted.
        pub is_sensitive: bool,
        /// For whom it is.
        pub audience: Audience,
        /// How long it is kept.
        pub retention: Retention,
    }
}

/// Those who take part in event `$2`, are invited to it, have asked or wait.
macro_rules! present {
    () => {
        "(SELECT r.user_id FROM event_registrations r
                  WHERE r.tenant_id = $1 AND r.event_id = $2 AND r.state IN ('invited', 'pending', 'confirmed')
                 UNION
                 SELECT w.user_id FROM event_waitlist_entries w
                  WHERE w.tenant_id = $1 AND w.event_id = $2 AND w.state IN ('waiting', 'offered'))"
    };
}

/// Whether the answers of row `s` answer every required question of event `$2`.
macro_rules! is_complete {
    () => {
        "NOT EXISTS (SELECT 1
                           FROM event_forms f
                           JOIN event_form_questions q ON q.tenant_id = $1 AND q.form_id = f.id AND q.is_required
                          WHERE f.tenant_id = $1 AND f.event_id = $2 AND f.status = 'published'
                            AND NOT EXISTS (SELECT 1 FROM event_answers a
                                             WHERE a.tenant_id = $1 AND a.submission_id = s.id AND a.question_key = q.question_key))"
    };
}

/// What a member answered to an event.
#[rustfmt::skip::macros(concat)]
pub async fn of(from: &mut Reads<'_>, event: EventId, member: MemberId) -> Stored<Option<Submission>> {
    from.optional(
        concat!("SELECT ", submission_columns!(), " FROM event_submissions WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3"),
        params![event, member],
    )
    .await
}

/// Those of some answers that a member gave. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn own(call: &Call, ids: &[SubmissionId], member: MemberId) -> Stored<Vec<Submission>> {
    call.all(
        concat!("SELECT ", submission_columns!(), " FROM event_submissions WHERE tenant_id = $1 AND id = ANY($2) AND user_id = $3"),
        params![ids, member],
    )
    .await
}

/// Answers of somebody who takes part in an event or waits.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, event: EventId, id: SubmissionId) -> Stored<Option<Submission>> {
    from.optional(
        concat!("SELECT ", submission_columns!("s"), "
               FROM event_submissions s
              WHERE s.tenant_id = $1 AND s.event_id = $2 AND s.id = $3 AND NOT s.is_draft AND s.user_id IN ", present!()),
        params![event, id],
    )
    .await
}

/// Begins the answers of a member. The event's row is held.
#[rustfmt::skip::macros(concat)]
pub async fn begin(tx: &mut Tx, event: EventId, member: MemberId, is_draft: bool) -> Stored<Submission> {
    let now = tx.now();
    let (sql, params) = insert! { into event_submissions {
        event_id: event,
        user_id: member,
        is_draft,
        version: 1_i64,
        created_at & updated_at: now,
        look_at: now + GRACE,
    } then concat!("RETURNING ", submission_columns!()) };
    tx.one(sql, params).await
}

/// Notes that answers changed.
#[rustfmt::skip::macros(concat)]
pub async fn touch(tx: &mut Tx, id: SubmissionId) -> Stored<Submission> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_submissions SET version = version + 1, updated_at = $3, look_at = $4
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", submission_columns!()),
        params![id, now, now + GRACE],
    )
    .await
}

/// Notes that answers that were only kept are given.
#[rustfmt::skip::macros(concat)]
pub async fn give(tx: &mut Tx, id: SubmissionId) -> Stored<Submission> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_submissions SET is_draft = FALSE, version = version + 1, updated_at = $3, look_at = $4
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", submission_columns!()),
        params![id, now, now + GRACE],
    )
    .await
}

/// Keeps an answer, in the place of the one that was there.
pub async fn keep(
    tx: &mut Tx,
    submission: SubmissionId,
    (form, question, retention): (FormId, &str, Retention),
    (sealed_by, sealed): (&str, &str),
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_answers {
        submission_id: submission,
        question_key: question,
        form_id: form,
        retention,
        sealed_by,
        sealed,
        created_at & updated_at: now,
    } or update on [submission_id, question_key] };
    tx.run(sql, params).await
}

/// Takes answers away.
pub async fn take(tx: &mut Tx, submission: SubmissionId, questions: &[String]) -> Stored<u64> {
    tx.run(
        "DELETE FROM event_answers WHERE tenant_id = $1 AND submission_id = $2 AND question_key = ANY($3)",
        params![submission, questions],
    )
    .await
}

/// Answers of some members that are for some readers, in the order of the questions. One statement whatever their number.
pub async fn answers(from: &mut Reads<'_>, submissions: &[SubmissionId], audiences: &[Audience]) -> Stored<Vec<Given>> {
    let audiences: Vec<String> = audiences.iter().map(|one| one.as_str().to_owned()).collect();
    from.all(
        "SELECT a.submission_id, s.user_id, a.form_id, a.question_key, a.sealed, q.label, q.kind, q.is_sensitive, q.audience, a.retention
           FROM event_answers a
           JOIN event_submissions s ON s.tenant_id = $1 AND s.id = a.submission_id
           JOIN event_form_questions q ON q.tenant_id = $1 AND q.form_id = a.form_id AND q.question_key = a.question_key
          WHERE a.tenant_id = $1 AND a.submission_id = ANY($2) AND q.audience = ANY($3)
          ORDER BY a.submission_id, q.position, a.id",
        params![submissions, audiences.as_slice()],
    )
    .await
}

/// Answers of some members to an event that are for some readers. One statement whatever their number.
pub async fn of_members(
    from: &mut Reads<'_>,
    event: EventId,
    members: &[MemberId],
    audiences: &[Audience],
) -> Stored<Vec<Given>> {
    let audiences: Vec<String> = audiences.iter().map(|one| one.as_str().to_owned()).collect();
    from.all(
        "SELECT a.submission_id, s.user_id, a.form_id, a.question_key, a.sealed, q.label, q.kind, q.is_sensitive, q.audience, a.retention
           FROM event_submissions s
           JOIN event_answers a ON a.tenant_id = $1 AND a.submission_id = s.id
           JOIN event_form_questions q ON q.tenant_id = $1 AND q.form_id = a.form_id AND q.question_key = a.question_key
          WHERE s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = ANY($3) AND NOT s.is_draft AND q.audience = ANY($4)
          ORDER BY a.submission_id, q.position, a.id",
        params![event, members, audiences.as_slice()],
    )
    .await
}

/// The keys of questions that are answered.
pub async fn answered(from: &mut Reads<'_>, submission: SubmissionId) -> Stored<Vec<String>> {
    from.all("SELECT question_key FROM event_answers WHERE tenant_id = $1 AND submission_id = $2", params![submission])
        .await
}

record! {
    /// How somebody stands to an event, and whether they have answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Stands {
        /// Their registration.
        pub registration: Option<Registration>,
        /// How they wait.
        pub waiting: Option<Waiting>,
        /// Their answers.
        pub submission_id: Option<SubmissionId>,
        /// Every required question is answered.
        pub is_complete: bool,
        /// When they answered last.
        pub answered_at: Option<Timestamp>,
    }
}

joined_record! {
    /// Somebody who takes part in an event or waits.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Entry {
        /// How they stand to it.
        pub stands: Stands,
        /// Who they are.
        pub member: Card,
    }
}

/// One page of those who take part in an event or wait, by their ids.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    event: EventId,
    wanted: Option<Standing>,
    (limit, offset): (i64, i64),
) -> Stored<Vec<Entry>> {
    call.all(
        concat!("SELECT n.state AS registration, v.state AS waiting, s.id AS submission_id, ", is_complete!(), " AS is_complete, s.updated_at AS answered_at,
                    ", card_columns!("u"), "
               FROM users u
               LEFT JOIN event_registrations n ON n.tenant_id = $1 AND n.event_id = $2 AND n.user_id = u.id AND n.capacity_pool = 'event'
               LEFT JOIN event_waitlist_entries v ON v.tenant_id = $1 AND v.event_id = $2 AND v.user_id = u.id
               LEFT JOIN event_submissions s ON s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = u.id AND NOT s.is_draft
              WHERE u.tenant_id = $1 AND u.deleted_at IS NULL AND u.id IN ", present!(), "
                AND ($3 IS NULL OR ", is_complete!(), " = ($3 = 'answered'))
              ORDER BY u.id
              LIMIT $4 OFFSET $5"),
        params![event, wanted.map(|state| state.as_str()), limit, offset],
    )
    .await
}

/// How many of those who take part or wait have answered every required question, and how many have not.
#[rustfmt::skip::macros(concat)]
pub async fn counts(call: &Call, event: EventId) -> Stored<(i64, i64)> {
    call.one(
        concat!("SELECT COUNT(CASE WHEN ", is_complete!(), " THEN 1 END), COUNT(CASE WHEN NOT ", is_complete!(), " THEN 1 END)
               FROM users u
               LEFT JOIN event_submissions s ON s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = u.id AND NOT s.is_draft
              WHERE u.tenant_id = $1 AND u.deleted_at IS NULL AND u.id IN ", present!()),
        params![event],
    )
    .await
}

/// How many of those who take part in an event have not answered every required question.
#[rustfmt::skip::macros(concat)]
pub async fn lacking(tx: &mut Tx, event: EventId) -> Stored<i64> {
    tx.one(
        concat!("SELECT COUNT(*)
               FROM event_registrations r
               LEFT JOIN event_submissions s ON s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = r.user_id AND NOT s.is_draft
              WHERE r.tenant_id = $1 AND r.event_id = $2 AND r.state = 'confirmed' AND NOT ", is_complete!()),
        params![event],
    )
    .await
}

/// Some of those who take part in an event and have not answered every required question, by their ids, after `after`.
#[rustfmt::skip::macros(concat)]
pub async fn missing_after(tx: &mut Tx, event: EventId, after: MemberId, limit: i64) -> Stored<Vec<MemberId>> {
    tx.all(
        concat!("SELECT r.user_id
               FROM event_registrations r
               LEFT JOIN event_submissions s ON s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = r.user_id AND NOT s.is_draft
              WHERE r.tenant_id = $1 AND r.event_id = $2 AND r.state = 'confirmed' AND r.user_id > $3 AND NOT ", is_complete!(), "
              ORDER BY r.user_id
              LIMIT $4"),
        params![event, after, limit],
    )
    .await
}

/// Notes for some members that somebody read sensitive answers of theirs, who has any that are for some readers. One statement whatever their number.
pub async fn note(
    tx: &mut Tx,
    event: EventId,
    (reader, members): (MemberId, &[MemberId]),
    audiences: &[Audience],
) -> Stored<u64> {
    let audiences: Vec<String> = audiences.iter().map(|one| one.as_str().to_owned()).collect();
    let now = tx.now();
    tx.run(
        "INSERT INTO event_answer_reads (tenant_id, event_id, user_id, reader_id, answer_count, created_at)
         SELECT s.tenant_id, s.event_id, s.user_id, $3, COUNT(*), $6
           FROM event_submissions s
           JOIN event_answers a ON a.tenant_id = $1 AND a.submission_id = s.id
           JOIN event_form_questions q ON q.tenant_id = $1 AND q.form_id = a.form_id AND q.question_key = a.question_key
          WHERE s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = ANY($4) AND NOT s.is_draft AND q.audience = ANY($5) AND q.is_sensitive
          GROUP BY s.tenant_id, s.event_id, s.user_id",
        params![event, reader, members, audiences.as_slice(), now],
    )
    .await
}

record! {
    /// That somebody read sensitive answers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Read {
        /// Who, if they are still there.
        pub reader_id: Option<MemberId>,
        /// How many.
        pub answer_count: i64,
        /// When.
        pub created_at: Timestamp,
    }
}

/// Who read sensitive answers of a member to an event, the latest first, at most `limit`.
pub async fn reads(call: &Call, event: EventId, member: MemberId, limit: i64) -> Stored<Vec<Read>> {
    call.all(
        "SELECT reader_id, answer_count, created_at
           FROM event_answer_reads
          WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3
          ORDER BY id DESC
          LIMIT $4",
        params![event, member, limit],
    )
    .await
}
