//! Lists of events.

use super::{EventSeen, around, joined, seen};
use crate::base::place::{Circle, Point};
use crate::base::{CategoryId, GroupId, MemberId};
use crate::call::Call;
use crate::db::Stored;
use crate::members::card_columns;
use crate::model::{EventId, SeriesId, event_columns};
use crate::{lowest_first, newest_first, params};

/// When the events of a list are.
pub use contract::events::EventTime as When;

/// Where a page begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor(pub Option<EventId>);

/// Which events a list shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// When they are.
    pub when: When,
    /// Of this category.
    pub category: Option<CategoryId>,
    /// Of this series.
    pub series: Option<SeriesId>,
    /// Of this group.
    pub group: Option<GroupId>,
    /// Of this organizer.
    pub organizer: Option<MemberId>,
    /// In which this is found, as a pattern.
    pub pattern: Option<String>,
    /// What is said of step-free access: `yes`, `no` or `unknown`.
    pub step_free: Option<&'static str>,
    /// Around this place, the nearest first.
    pub near: Option<Circle>,
}

/// What the viewer asks of a list's events: `$5` category, `$6` series, `$7` group, `$8` organizer, `$9` pattern, `$10` step-free.
macro_rules! asked {
    () => {
        "NOT e.is_recurring_template
                AND ($5 = 0 OR e.category_id = $5) AND ($6 = 0 OR e.series_id = $6) AND ($7 = 0 OR e.group_id = $7)
                AND ($8 = 0 OR e.organizer_id = $8)
                AND ($9 IS NULL OR e.search_text LIKE $9 ESCAPE '\\')
                AND ($10 IS NULL OR e.step_free = $10)"
    };
}

/// What a list takes. `$all`: whether it has those that are over and done with, for whoever manages them.
macro_rules! filtered {
    ($all:literal) => {
        concat!(
            "((e.publication_state = 'published' AND e.operational_state IN ('scheduled', 'completed'))
                    OR ((",
            $all,
            " OR e.publication_state IN ('draft', 'pending_review')) AND ($3 OR e.organizer_id = $2)))
                AND ",
            asked!()
        )
    };
}

/// Ids of the events of one kind, no more than the page has, in the order of when they begin. `$which`: the kind; `$within`: when the list's events are, and which
/// occurrences it has. Each kind is read in the order of an index, so that nobody waits for ten thousand events to be sorted.
macro_rules! kind {
    ($which:expr, $within:expr, $behind:ident, $order:ident) => {
        concat!(
            "SELECT k.id, k.starts_at
                  FROM (SELECT e.id, e.starts_at FROM events e
                         WHERE e.tenant_id = $1 AND ",
            $which,
            " AND ",
            asked!(),
            " AND ",
            $within,
            " AND ($11 = 0 OR (e.starts_at, e.id) ",
            $behind!(),
            " (SELECT p.starts_at, p.id FROM events p WHERE p.tenant_id = $1 AND p.id = $11))
                         ORDER BY e.starts_at ",
            $order!(),
            ", e.id ",
            $order!(),
            " LIMIT $12) k"
        )
    };
}

/// The whole rows of a page. `$ids`: the ids of each kind; those on the page are found before anything is read that is shown with an event.
macro_rules! page {
    ($ids:expr, $order:ident) => {
        concat!(
            "SELECT ",
            event_columns!("e"),
            ", ",
            card_columns!("u"),
            ", ",
            around!(),
            "
               FROM (SELECT l.id FROM (",
            $ids,
            ") l ORDER BY l.starts_at ",
            $order!(),
            ", l.id ",
            $order!(),
            " LIMIT $12) q
               JOIN events e ON e.tenant_id = $1 AND e.id = q.id
               ",
            joined!(),
            "
              ORDER BY e.starts_at ",
            $order!(),
            ", e.id ",
            $order!()
        )
    };
}

/// Whether no other occurrence of the same template would stand before event `e` in a list whose filters it passes, too. `$within`: when the list's events are;
/// `$before`: how occurrence `s` stands before it.
macro_rules! foremost {
    ([$($within:tt)+], $before:literal) => {
        concat!(
            "(e.parent_event_id IS NULL
                 OR NOT EXISTS (SELECT 1 FROM events s
                                 WHERE s.tenant_id = $1 AND s.parent_event_id = e.parent_event_id AND s.publication_state = e.publication_state
                                   AND (s.operational_state IN ('scheduled', 'completed')) = (e.operational_state IN ('scheduled', 'completed'))
                                   AND s.group_id IS NOT DISTINCT FROM e.group_id
                                   AND ($5 = 0 OR s.category_id = $5) AND ($6 = 0 OR s.series_id = $6)
                                   AND ($9 IS NULL OR s.search_text LIKE $9 ESCAPE '\\')
                                   AND ($10 IS NULL OR s.step_free = $10)
                                   AND ",
            $($within)+,
            " AND ",
            $before,
            "))"
        )
    };
}

/// The events of one page that a viewer may see. Of what recurs there is one occurrence. The first ones are those that begin next, unless past ones are asked for; around a place, the nearest.
/// Served by `events_by_start`.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    wanted: &Wanted,
    after: Cursor,
    limit: i64,
) -> Stored<Vec<EventSeen>> {
    if let Some(circle) = &wanted.near {
        return nearest(call, viewer, steward, wanted, circle, after, limit).await;
    }
    match wanted.when {
        When::Upcoming => upcoming(call, viewer, steward, wanted, after, limit).await,
        When::Past | When::All => latest(call, viewer, steward, wanted, after, limit).await,
    }
}

/// What every list binds behind the moment.
macro_rules! bound {
    ($viewer:expr, $steward:expr, $now:expr, $wanted:expr $(, $more:expr)+) => {
        params![
            $viewer,
            $steward,
            $now,
            $wanted.category.unwrap_or_else(|| CategoryId::from(0)),
            $wanted.series.unwrap_or_else(|| SeriesId::from(0)),
            $wanted.group.unwrap_or_else(|| GroupId::from(0)),
            $wanted.organizer.unwrap_or_else(|| MemberId::from(0)),
            $wanted.pattern.as_deref(),
            $wanted.step_free
            $(, $more)+
        ]
    };
}

/// Published ones, drafts of the viewer's own, and for administrators those of others.
#[rustfmt::skip::macros(concat)]
async fn upcoming(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    wanted: &Wanted,
    after: Cursor,
    limit: i64,
) -> Stored<Vec<EventSeen>> {
    macro_rules! within {
        () => {
            concat!(
                "e.starts_at >= $4 AND ",
                foremost!(["s.starts_at >= $4"], "(s.starts_at, s.id) < (e.starts_at, e.id)")
            )
        };
    }
    let last = after.0.unwrap_or_else(|| EventId::from(0));
    call.all(
        lowest_first!(call.way(), behind, order => page!(
            concat!(
                kind!(concat!("e.publication_state = 'published' AND e.operational_state IN ('scheduled', 'completed') AND ", seen!()), within!(), behind, order),
                " UNION ALL ",
                kind!("e.organizer_id = $2 AND e.publication_state IN ('draft', 'pending_review')", within!(), behind, order),
                " UNION ALL ",
                kind!("$3 AND e.organizer_id <> $2 AND e.publication_state IN ('draft', 'pending_review')", within!(), behind, order)
            ),
            order
        )),
        bound!(viewer, steward, call.now(), wanted, last, limit),
    )
    .await
}

/// As [`upcoming`], and where all are asked for also those that do not take place, for whoever manages them.
#[rustfmt::skip::macros(concat)]
async fn latest(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    wanted: &Wanted,
    after: Cursor,
    limit: i64,
) -> Stored<Vec<EventSeen>> {
    macro_rules! within {
        () => {
            concat!(
                "($13 OR e.starts_at < $4) AND ",
                foremost!(["($13 OR s.starts_at < $4)"], "(s.starts_at, s.id) > (e.starts_at, e.id)")
            )
        };
    }
    let last = after.0.unwrap_or_else(|| EventId::from(0));
    let all = wanted.when == When::All;
    call.all(
        newest_first!(call.way(), before, order => page!(
            concat!(
                kind!(
                    concat!("e.publication_state = 'published' AND (e.operational_state IN ('scheduled', 'completed') OR ($13 AND ($3 OR e.organizer_id = $2))) AND ", seen!()),
                    within!(), before, order
                ),
                " UNION ALL ",
                kind!("e.organizer_id = $2 AND e.publication_state <> 'published' AND ($13 OR e.publication_state IN ('draft', 'pending_review'))", within!(), before, order),
                " UNION ALL ",
                kind!("$3 AND e.organizer_id <> $2 AND e.publication_state IN ('draft', 'pending_review')", within!(), before, order),
                " UNION ALL ",
                kind!("$3 AND $13 AND e.organizer_id <> $2 AND e.publication_state = 'archived'", within!(), before, order)
            ),
            order
        )),
        bound!(viewer, steward, call.now(), wanted, last, limit, all),
    )
    .await
}

/// `chord` is the square of the straight line to the place that is asked for, on a ball of radius 1.
macro_rules! chord {
    ($alias:literal) => {
        concat!(
            "((",
            $alias,
            ".point_x - $13) * (",
            $alias,
            ".point_x - $13) + (",
            $alias,
            ".point_y - $14) * (",
            $alias,
            ".point_y - $14) + (",
            $alias,
            ".point_z - $15) * (",
            $alias,
            ".point_z - $15))"
        )
    };
}

/// Those within the circle are few, and are sorted.
#[rustfmt::skip::macros(concat)]
async fn nearest(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    wanted: &Wanted,
    circle: &Circle,
    after: Cursor,
    limit: i64,
) -> Stored<Vec<EventSeen>> {
    let last = after.0.unwrap_or_else(|| EventId::from(0));
    let centre = Point::of(circle.latitude, circle.longitude);
    let (past, all) = (wanted.when == When::Past, wanted.when == When::All);
    call.all(
        lowest_first!(call.way(), behind, order => concat!("SELECT ", event_columns!("e"), ", ", card_columns!("u"), ", ", around!(), "
               FROM (SELECT e.id FROM events e
                      WHERE e.tenant_id = $1 AND ", seen!(), " AND ", filtered!("$17"), "
                AND e.point_x IS NOT NULL AND ", chord!("e"), " <= $16
                AND ($17 OR (NOT $18 AND e.starts_at >= $4) OR ($18 AND e.starts_at < $4))
                AND ", foremost!(["s.point_x IS NOT NULL AND ", chord!("s"), " <= $16 AND ($17 OR (NOT $18 AND s.starts_at >= $4) OR ($18 AND s.starts_at < $4))"], "(s.starts_at, s.id) < (e.starts_at, e.id)"), "
                AND ($11 = 0 OR (", chord!("e"), ", e.starts_at, e.id)
                                ", behind!(), " (SELECT ", chord!("p"), ", p.starts_at, p.id FROM events p WHERE p.tenant_id = $1 AND p.id = $11))
                      ORDER BY ", chord!("e"), " ", order!(), ", e.starts_at ", order!(), ", e.id ", order!(), "
                      LIMIT $12) q
               JOIN events e ON e.tenant_id = $1 AND e.id = q.id
               ", joined!(), "
              ORDER BY ", chord!("e"), " ", order!(), ", e.starts_at ", order!(), ", e.id ", order!())),
        bound!(viewer, steward, call.now(), wanted, last, limit, centre.x, centre.y, centre.z, circle.chord(), all, past),
    )
    .await
}

/// The category of events that somebody names by its id, its short name or its name.
pub async fn category(call: &Call, id: i64, name: &str) -> Stored<Option<CategoryId>> {
    call.optional(
        "SELECT id FROM categories
          WHERE tenant_id = $1 AND type = 'event' AND is_active AND (id = $2 OR slug = $3 OR LOWER(name) = $3)
          ORDER BY id
          LIMIT 1",
        params![id, name],
    )
    .await
}
