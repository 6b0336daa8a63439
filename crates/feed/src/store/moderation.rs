//! The feed as staff see it.

use super::lines::things;
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::card_columns;
use crate::model::LineId;
use crate::moderation::{ModeratedLine, Wanted};
use crate::{newest_first, params};

/// What staff read of line `a`.
#[rustfmt::skip]
macro_rules! moderated {
    () => {
        concat!("a.id, a.kind, a.subject,
                    SUBSTR(COALESCE(p.content, l.title, e.title, r.comment, b.badge_type), 1, 500) AS content,
                    (SELECT COUNT(*) FROM feed_likes k WHERE k.tenant_id = $1 AND k.activity_id = a.id) AS likes_count,
                    (SELECT COUNT(*) FROM feed_comments k WHERE k.tenant_id = $1 AND k.activity_id = a.id) AS comments_count,
                    (SELECT COUNT(*) FROM feed_reports k
                      WHERE k.tenant_id = $1 AND k.activity_id = a.id AND k.settled_at IS NULL) AS reports_count,
                    a.hidden_at IS NOT NULL AS is_hidden, a.created_at, ", card_columns!("u"))
    };
}

/// Whether line `a` is about something that is there, and concerns staff: what is for some alone only if it is reported or hidden.
macro_rules! concerns {
    () => {
        "a.tenant_id = $1 AND a.is_visible = TRUE AND u.tenant_id = $1 AND u.id = a.actor_id
                AND (l.status <> 'deleted' OR e.id IS NOT NULL OR (r.id IS NOT NULL AND NOT r.is_anonymous) OR b.id IS NOT NULL
                     OR (p.visibility = 'public' AND p.group_id IS NULL)
                     OR (p.id IS NOT NULL
                         AND (a.hidden_at IS NOT NULL
                              OR EXISTS (SELECT 1 FROM feed_reports k
                                          WHERE k.tenant_id = $1 AND k.activity_id = a.id AND k.settled_at IS NULL))))"
    };
}

/// What stands in the feed before `before`, the newest first.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, wanted: &Wanted, before: i64, limit: i64) -> Stored<Vec<ModeratedLine>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", moderated!(), "
               FROM ", things!(), "
              CROSS JOIN users u
              WHERE ", concerns!(), " AND a.id ", before!(), " $2
                AND ($4::text IS NULL OR a.kind = $4)
                AND ($5::bigint IS NULL OR a.actor_id = $5)
                AND ($6::boolean IS NULL OR (a.hidden_at IS NOT NULL) = $6)
                AND ($7::boolean IS NULL OR EXISTS (SELECT 1 FROM feed_reports k
                                                    WHERE k.tenant_id = $1 AND k.activity_id = a.id AND k.settled_at IS NULL) = $7)
              ORDER BY a.id ", order!(), "
              LIMIT $3")),
        params![before, limit, wanted.kind, wanted.author, wanted.is_hidden, wanted.is_reported],
    )
    .await
}

/// A line, as far as it concerns staff.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, id: LineId) -> Stored<Option<ModeratedLine>> {
    from.optional(
        concat!("SELECT ", moderated!(), "
               FROM ", things!(), "
              CROSS JOIN users u
              WHERE ", concerns!(), " AND a.id = $2"),
        params![id],
    )
    .await
}

/// Some lines, as far as they concern staff. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(from: &mut Reads<'_>, ids: &[LineId]) -> Stored<Vec<ModeratedLine>> {
    from.all(
        concat!("SELECT ", moderated!(), "
               FROM ", things!(), "
              CROSS JOIN users u
              WHERE ", concerns!(), " AND a.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// What is wrong with some lines, in the words of reports that wait, the oldest first.
pub async fn reasons(from: &mut Reads<'_>, ids: &[LineId]) -> Stored<Vec<(LineId, String)>> {
    from.all(
        "SELECT activity_id, reason
           FROM (SELECT activity_id, reason, id, ROW_NUMBER() OVER (PARTITION BY activity_id ORDER BY id) AS nth
                   FROM feed_reports
                  WHERE tenant_id = $1 AND activity_id = ANY($2) AND settled_at IS NULL) k
          WHERE k.nth <= 20
          ORDER BY k.id",
        params![ids],
    )
    .await
}

/// Takes a line out of the feed, or lets it in again; none if it was so before.
pub async fn set_hidden(tx: &mut Tx, id: LineId, hidden: bool) -> Stored<u64> {
    let now = hidden.then(|| tx.now());
    tx.run(
        "UPDATE feed_activities
            SET hidden_at = $3
          WHERE tenant_id = $1 AND id = $2 AND (hidden_at IS NULL) = $4",
        params![id, now, hidden],
    )
    .await
}

/// Settles what reports wait about a line.
pub async fn settle(tx: &mut Tx, id: LineId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE feed_reports SET settled_at = $3 WHERE tenant_id = $1 AND activity_id = $2 AND settled_at IS NULL",
        params![id, now],
    )
    .await
}
