//! What the clock asks of forms and answers.

use chrono::TimeDelta;

use super::super::model::{AGAIN, GRACE, Retention, SubmissionId, days};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::model::EventId;
use crate::store::DueEvent;
use crate::{params, record};

/// Whether the answers of row `s` are nobody's who takes part in the event or waits: their registration ended since, or there was none for a day (`$2`).
macro_rules! is_left {
    () => {
        "NOT EXISTS (SELECT 1 FROM event_registrations r
                          WHERE r.tenant_id = s.tenant_id AND r.event_id = s.event_id AND r.user_id = s.user_id
                            AND r.state IN ('invited', 'pending', 'confirmed'))
            AND NOT EXISTS (SELECT 1 FROM event_waitlist_entries w
                             WHERE w.tenant_id = s.tenant_id AND w.event_id = s.event_id AND w.user_id = s.user_id
                               AND w.state IN ('waiting', 'offered'))
            AND (s.updated_at <= $2
                 OR EXISTS (SELECT 1 FROM event_registrations r
                             WHERE r.tenant_id = s.tenant_id AND r.event_id = s.event_id AND r.user_id = s.user_id AND r.updated_at > s.updated_at)
                 OR EXISTS (SELECT 1 FROM event_waitlist_entries w
                             WHERE w.tenant_id = s.tenant_id AND w.event_id = s.event_id AND w.user_id = s.user_id AND w.updated_at > s.updated_at))"
    };
}

/// Events of all communities with answers at which somebody has to look: whoever gave them stepped back, or had the time to register. Served by
/// `event_submissions_due`.
pub async fn left(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id
               FROM event_submissions
              WHERE look_at <= $1
              GROUP BY tenant_id, event_id
              ORDER BY MIN(look_at)
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Looks at answers to an event at once: those of a member who has stepped back, or of all.
pub async fn look(tx: &mut Tx, events: &[EventId], member: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_submissions SET look_at = $4 WHERE tenant_id = $1 AND event_id = ANY($2) AND ($3 IS NULL OR user_id = $3)",
        params![events, member, now],
    )
    .await
}

/// Looks no more at answers to an event that were due, of those who take part or wait.
pub async fn settled(tx: &mut Tx, event: EventId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_submissions SET look_at = NULL
          WHERE tenant_id = $1 AND event_id = $2 AND look_at <= $3
            AND user_id IN (SELECT r.user_id FROM event_registrations r
                             WHERE r.tenant_id = $1 AND r.event_id = $2 AND r.state IN ('invited', 'pending', 'confirmed')
                            UNION
                            SELECT w.user_id FROM event_waitlist_entries w
                             WHERE w.tenant_id = $1 AND w.event_id = $2 AND w.state IN ('waiting', 'offered'))",
        params![event, now],
    )
    .await
}

/// Looks a little later at the other answers that were due: whoever gave them may still register.
pub async fn put_off(tx: &mut Tx, event: EventId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_submissions SET look_at = $4 WHERE tenant_id = $1 AND event_id = $2 AND look_at <= $3",
        params![event, now, now + AGAIN],
    )
    .await
}

/// The same answers of an event, whose row is held.
#[rustfmt::skip::macros(concat)]
pub async fn left_at(tx: &mut Tx, event: EventId) -> Stored<Vec<SubmissionId>> {
    let now = tx.now();
    tx.all(
        concat!("SELECT s.id FROM event_submissions s WHERE s.tenant_id = $1 AND s.event_id = $3 AND ", is_left!()),
        params![now - GRACE, event],
    )
    .await
}

/// Erases answers.
pub async fn erase(tx: &mut Tx, submissions: &[SubmissionId]) -> Stored<u64> {
    tx.run("DELETE FROM event_answers WHERE tenant_id = $1 AND submission_id = ANY($2)", params![submissions]).await
}

/// Erases that somebody answered. The answers are gone.
pub async fn forget(tx: &mut Tx, submissions: &[SubmissionId]) -> Stored<u64> {
    tx.run("DELETE FROM event_submissions WHERE tenant_id = $1 AND id = ANY($2)", params![submissions]).await
}

/// Until when an event has ended whose answers are over now.
fn ended(now: Timestamp, retention: Retention) -> Timestamp {
    now - TimeDelta::days(days(retention))
}

/// Events of all communities with answers that have been kept long enough. Served by `event_answers_by_form`.
pub async fn over(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    let now = call.now();
    call.unscoped()
        .all(
            "SELECT f.tenant_id, f.event_id
               FROM event_forms f
               JOIN events e ON e.tenant_id = f.tenant_id AND e.id = f.event_id
              WHERE f.status <> 'draft' AND COALESCE(e.ends_at, e.starts_at) <= $1
                AND EXISTS (SELECT 1
                              FROM event_answers a
                             WHERE a.tenant_id = f.tenant_id AND a.form_id = f.id
                               AND (a.retention = 'event'
                                    OR a.retention = 'week' AND COALESCE(e.ends_at, e.starts_at) <= $2
                                    OR a.retention = 'month' AND COALESCE(e.ends_at, e.starts_at) <= $3
                                    OR a.retention = 'half_year' AND COALESCE(e.ends_at, e.starts_at) <= $4
                                    OR a.retention = 'year' AND COALESCE(e.ends_at, e.starts_at) <= $5))
              GROUP BY f.tenant_id, f.event_id
              ORDER BY f.event_id
              LIMIT $6",
            params![
                now,
                ended(now, Retention::Week),
                ended(now, Retention::Month),
                ended(now, Retention::HalfYear),
                ended(now, Retention::Year),
                limit
            ],
        )
        .await
}

/// Erases answers of an event that are kept for no longer than these words say.
pub async fn erase_kept(tx: &mut Tx, event: EventId, retentions: &[String]) -> Stored<u64> {
    tx.run(
        "DELETE FROM event_answers
          WHERE tenant_id = $1 AND retention = ANY($3)
            AND submission_id IN (SELECT s.id FROM event_submissions s WHERE s.tenant_id = $1 AND s.event_id = $2)",
        params![event, retentions],
    )
    .await
}

/// Those of whose answers to an event nothing is left.
pub async fn emptied(tx: &mut Tx, event: EventId) -> Stored<Vec<SubmissionId>> {
    tx.all(
        "SELECT s.id
           FROM event_submissions s
          WHERE s.tenant_id = $1 AND s.event_id = $2
            AND NOT EXISTS (SELECT 1 FROM event_answers a WHERE a.tenant_id = $1 AND a.submission_id = s.id)",
        params![event],
    )
    .await
}

/// Events of all communities whose reminder of missing answers is not planned, is planned for another beginning, or is due. Served by `event_form_settings_unreminded`.
pub async fn unreminded(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT d.tenant_id, d.event_id
               FROM event_form_settings d
               JOIN events e ON e.tenant_id = d.tenant_id AND e.id = d.event_id
              WHERE d.reminded_at IS NULL AND d.answers <> 'none'
                AND e.publication_state = 'published' AND e.operational_state = 'scheduled' AND e.starts_at > $1
                AND (d.planned_for IS NULL OR d.planned_for <> e.starts_at OR d.remind_at <= $1)
                AND EXISTS (SELECT 1 FROM event_forms f
                             WHERE f.tenant_id = d.tenant_id AND f.event_id = d.event_id AND f.status = 'published')
              ORDER BY e.starts_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Plans the reminder of an event that begins then, and when those who look after it hear of what is missing.
pub async fn plan(
    tx: &mut Tx,
    event: EventId,
    (starts, at): (Timestamp, Timestamp),
    due: Option<Timestamp>,
) -> Stored<u64> {
    tx.run(
        "UPDATE event_form_settings SET planned_for = $3, remind_at = $4, overdue_at = $5 WHERE tenant_id = $1 AND event_id = $2",
        params![event, starts, at, due],
    )
    .await
}

/// Notes that those who lack answers were reminded, or that it is too late for it, and when those who look after the event hear of what is missing.
pub async fn reminded(tx: &mut Tx, event: EventId, due: Option<Timestamp>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_form_settings SET reminded_at = $3, overdue_at = $4 WHERE tenant_id = $1 AND event_id = $2",
        params![event, now, due],
    )
    .await
}

/// Events of all communities whose answers are overdue, as the event stood. Served by `event_form_settings_overdue`.
pub async fn overdue(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id
               FROM event_form_settings
              WHERE overdue_at <= $1 AND overdue_told_at IS NULL
              ORDER BY overdue_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Notes when answers to an event are due by now, and whether those who look after it were told of what is missing.
pub async fn told_overdue(tx: &mut Tx, event: EventId, due: Option<Timestamp>, is_told: bool) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_form_settings SET overdue_at = $3, overdue_told_at = $4 WHERE tenant_id = $1 AND event_id = $2",
        params![event, due, is_told.then_some(now)],
    )
    .await
}

/// Members who decide about the registrations of an event: who organizes it, and who helps with that.
pub async fn deciders(tx: &mut Tx, event: EventId) -> Stored<Vec<MemberId>> {
    let now = tx.now();
    tx.all(
        "SELECT organizer_id FROM events WHERE tenant_id = $1 AND id = $2
         UNION
         SELECT user_id FROM event_staff_assignments
          WHERE tenant_id = $1 AND event_id = $2 AND status = 'active' AND role IN ('co_organizer', 'registration_manager')
            AND (expires_at IS NULL OR expires_at > $3)",
        params![event, now],
    )
    .await
}

record! {
    /// An answer that another key sealed than today's.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Old {
        /// In which community.
        pub tenant_id: TenantId,
        /// `event_answers.id`.
        pub id: i64,
        /// To which event.
        pub event_id: EventId,
        /// Whose.
        pub user_id: MemberId,
        /// To which question.
        pub question_key: String,
        /// As it is kept.
        pub sealed: String,
    }
}

/// Answers of all communities that these keys sealed, after the one with number `after`. Served by `event_answers_by_key`.
pub async fn sealed_by(call: &Call, keys: &[String], (after, limit): (i64, i64)) -> Stored<Vec<Old>> {
    call.unscoped()
        .all(
            "SELECT a.tenant_id, a.id, s.event_id, s.user_id, a.question_key, a.sealed
               FROM event_answers a
               JOIN event_submissions s ON s.tenant_id = a.tenant_id AND s.id = a.submission_id
              WHERE a.sealed_by = ANY($1) AND a.id > $2
              ORDER BY a.id
              LIMIT $3",
            params![keys, after, limit],
        )
        .await
}

/// Keeps an answer as another key sealed it, unless it changed meanwhile.
pub async fn seal_anew(tx: &mut Tx, old: &Old, (key, sealed): (&str, &str)) -> Stored<u64> {
    tx.run(
        "UPDATE event_answers SET sealed_by = $4, sealed = $5 WHERE tenant_id = $1 AND id = $2 AND sealed = $3",
        params![old.id, old.sealed.as_str(), key, sealed],
    )
    .await
}
