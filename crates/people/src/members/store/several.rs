//! Several members at once, cards with details.

use super::{Card, Details, Sought, Standing, card_columns, details_columns};
use crate::base::place::Square;
use crate::base::{Cursor, MemberId};
use crate::call::Call;
use crate::db::Stored;
use crate::{params, record};

/// Active members as `viewer` meets them, in no order. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn profiles(call: &Call, viewer: MemberId, members: &[MemberId]) -> Stored<Vec<(Card, Details, Standing)>> {
    call.all(
        concat!("SELECT ", card_columns!("u"), ", ", details_columns!("u"), ",
                    EXISTS (SELECT 1 FROM user_blocks b
                             WHERE b.tenant_id = $1 AND b.user_id = $2 AND b.blocked_user_id = u.id)
                    OR EXISTS (SELECT 1 FROM user_blocks b
                                WHERE b.tenant_id = $1 AND b.user_id = u.id AND b.blocked_user_id = $2) AS blocked,
                    COALESCE((SELECT c.status FROM connections c
                               WHERE c.tenant_id = $1 AND c.requester_id = $2 AND c.receiver_id = u.id),
                             (SELECT c.status FROM connections c
                               WHERE c.tenant_id = $1 AND c.requester_id = u.id AND c.receiver_id = $2))
                        AS connection_status,
                    (SELECT COUNT(*) FROM connections c
                      WHERE c.tenant_id = $1 AND c.requester_id = u.id AND c.status = 'accepted')
                    + (SELECT COUNT(*) FROM connections c
                        WHERE c.tenant_id = $1 AND c.receiver_id = u.id AND c.status = 'accepted') AS connections_count,
                    (SELECT COUNT(*) FROM group_members g JOIN groups h ON h.tenant_id = $1 AND h.id = g.group_id
                      WHERE g.tenant_id = $1 AND g.user_id = u.id AND g.status = 'active'
                        AND (h.visibility = 'public' OR g.user_id = $2)) AS groups_count,
                    ", attended!("u.id"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = ANY($3) AND u.status = 'active' AND u.deleted_at IS NULL"),
        params![viewer, members, call.now()],
    )
    .await
}

/// Listed members, newest first, before a cursor.
#[rustfmt::skip::macros(concat)]
pub async fn newest(call: &Call, viewer: MemberId, before: Option<Cursor>, limit: i64) -> Stored<Vec<(Card, Details)>> {
    call.all(
        concat!("SELECT ", card_columns!("u"), ", ", details_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id < $3 AND u.status = 'active' AND u.deleted_at IS NULL
                AND ", listed!(), "
              ORDER BY u.id DESC
              LIMIT $4"),
        params![viewer, before.map_or(i64::MAX, |cursor| cursor.0), limit],
    )
    .await
}

/// Listed members who are found, those first whose name fits best: it begins with what is sought, one of its words does, it has it
/// somewhere; then those who tell it elsewhere. By the shown name among them. `search_text` begins with the names that everybody may read.
pub async fn search(
    call: &Call,
    viewer: MemberId,
    sought: &Sought,
    offset: i64,
    limit: i64,
) -> Stored<Vec<(Card, Details)>> {
    #[rustfmt::skip]
    macro_rules! page {
        ($source:expr) => {
            concat!("SELECT ", card_columns!("u"), ", ", details_columns!("u"), "
               FROM ", $source, "u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL
                AND ", listed!(), " AND ", found!("$4"), "
              ORDER BY CASE WHEN u.search_text LIKE $5 ESCAPE '\\' THEN 0
                            WHEN ", readable_name!(), " LIKE $6 ESCAPE '\\' THEN 1
                            WHEN ", readable_name!(), " LIKE $3 ESCAPE '\\' THEN 2
                            WHEN LOWER(u.first_name || ' ' || u.last_name) LIKE $4 ESCAPE '\\' THEN 2
                            ELSE 3 END,
                       ", shown_name!(), ", u.id
              LIMIT $7 OFFSET $8")
        };
    }
    let sql = match &sought.index {
        Some(_) => call.db().engine().pick(page!(candidates!(sqlite "$9")), page!(candidates!(postgres "$9"))),
        None => page!("users u WHERE "),
    };
    let first = sought.words.trim_start_matches('%');
    let mut arguments = params![viewer, &sought.words, &sought.names, first, &format!("% {first}"), limit, offset];
    arguments.extend(sought.index.iter().flat_map(|index| params![index]));
    call.all(sql, arguments).await
}

record! {
    /// A member on the map.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct OnMap {
        /// Who.
        pub id: MemberId,
        /// Degrees north.
        pub latitude: f64,
        /// Degrees east.
        pub longitude: f64,
    }
}

/// Listed members who are on the map within a square, in no order. Served by `users_by_place`.
pub async fn on_map(call: &Call, viewer: MemberId, square: Square, sought: Option<&Sought>) -> Stored<Vec<OnMap>> {
    let (words, names) = Sought::patterns(sought);
    #[rustfmt::skip]
    let sql = concat!("SELECT u.id, u.latitude, u.longitude
               FROM users u
              WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND u.latitude IS NOT NULL
                AND u.latitude BETWEEN $5 AND $6 AND u.longitude BETWEEN $7 AND $8
                AND ", listed!(), " AND ", found!("$4"));
    call.all(sql, params![viewer, words, names, square.south, square.north, square.west, square.east]).await
}

/// Members with their details, in no order. Whoever asks has seen that they are listed. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn listed_by_ids(call: &Call, ids: &[MemberId]) -> Stored<Vec<(Card, Details)>> {
    call.all(
        concat!("SELECT ", card_columns!("u"), ", ", details_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = ANY($2) AND u.status = 'active' AND u.deleted_at IS NULL"),
        params![ids],
    )
    .await
}
