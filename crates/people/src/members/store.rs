//! What the members' tables are asked.

use contract::connections::ConnectionState;

use super::model::{Account, Card, Details, Sought, card_columns, details_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::language::Language;
use crate::{insert, params, record};

/// Whether a directory may show an active member to viewer `$2`: findable, not the viewer, not blocked either way.
macro_rules! listed {
    () => {
        "u.privacy_search AND u.id <> $2
            AND u.id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                              UNION ALL
                             SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)"
    };
}

pub(crate) use listed;

/// Whether the words `$3` (a pattern, or null for all) are found in what a member tells; for eyes that see family names, whether those of the
/// parameter that is given are found in the whole name. SQLite's `LOWER` knows ASCII alone.
#[rustfmt::skip]
macro_rules! found {
    ($names:literal) => {
        concat!("($3 IS NULL OR u.search_text LIKE $3 ESCAPE '\\'
                         OR LOWER(u.first_name || ' ' || u.last_name) LIKE ", $names, " ESCAPE '\\')")
    };
}

/// The name that everybody is shown of a member `u`, to sort by: `sort_name`, or what makes it unnecessary.
#[macro_export]
macro_rules! shown_name {
    () => {
        "COALESCE(u.sort_name, LOWER(CASE WHEN u.profile_type = 'organisation' AND u.organization_name <> ''
                                          THEN u.organization_name ELSE u.first_name END))"
    };
}
pub use shown_name;

/// The part of a member's `search_text` that has the names which everybody may read.
#[macro_export]
macro_rules! readable_name {
    () => {
        "SUBSTR(u.search_text, 1, LENGTH(u.first_name) + 1 + LENGTH(COALESCE(u.organization_name, '')))"
    };
}
pub use readable_name;

/// Whether everybody reads and counts the review of the table alias that is given (spec platform 6.2 and 9.8), as text for `concat!`: an anonymous one from
/// the end of its day.
/// The index `reviews_counted` says the same.
#[rustfmt::skip]
#[macro_export]
macro_rules! counted_review {
    ($r:literal) => {
        concat!($r, ".status = 'approved' AND ", $r, ".is_published AND (", $r, ".review_type = 'local' OR ", $r, ".show_cross_tenant)")
    };
}
pub use counted_review;

/// Members `u` who may be found by what the index is asked as the parameter that is given, the community's or a few more.
#[rustfmt::skip]
#[macro_export]
macro_rules! candidates {
    (sqlite $index:literal) => {
        concat!("users_search s CROSS JOIN users u WHERE s.users_search MATCH ", $index, " AND u.id = s.rowid AND ")
    };
    // The offset keeps the engine from asking each row for its trigrams, which takes long.
    (postgres $index:literal) => {
        concat!("(SELECT w.user_id
                           FROM users_search w
                          WHERE w.tenant_id = $1 AND user_trigrams(w.tenant_id, w.words) @@ ", $index, "::tsquery
                         OFFSET 0) s
                   JOIN users u ON u.tenant_id = $1 AND u.id = s.user_id
                  WHERE ")
    };
}
pub use candidates;

/// What a member `u` sent to, or got from, other members, and nobody took back: one side and the other.
///
/// The plus keeps SQLite from an index of the other side, where it would read whatever is not null.
#[rustfmt::skip]
macro_rules! moved {
    ($what:literal, $side:literal, $other:literal) => {
        concat!("(SELECT ", $what, " FROM transactions t
                                   WHERE t.tenant_id = $1 AND t.", $side, " = u.id AND t.status = 'completed' AND t.reverses_id IS NULL
                                     AND +t.", $other, " IS NOT NULL
                                     AND NOT EXISTS (SELECT 1 FROM transactions b
                                                      WHERE b.tenant_id = $1 AND b.reverses_id = t.id))")
    };
}

/// To how many events that are over at `$4` a member, `$3` or the column that is given, came, as viewer `$2` is told: those of groups that are not
/// public count for the member alone. An event that is under way counts later, so that nobody reads of it where somebody is. Served by
/// `event_attendance_by_user`.
#[rustfmt::skip]
macro_rules! attended {
    ($member:literal) => {
        concat!("(SELECT COUNT(*) FROM event_attendance t JOIN events e ON e.tenant_id = $1 AND e.id = t.event_id
                       LEFT JOIN groups h ON h.tenant_id = $1 AND h.id = e.group_id
                      WHERE t.tenant_id = $1 AND t.user_id = ", $member, " AND t.state IN ('checked_in', 'checked_out', 'attended')
                        AND COALESCE(e.ends_at, e.starts_at) <= $4
                        AND (e.group_id IS NULL OR h.visibility = 'public' OR t.user_id = $2)) AS events_attended")
    };
}
pub mod holdings;
mod known;
mod several;
pub mod sound;

pub use holdings::anonymise;

pub use known::{esteem, numbers};
pub use several::{OnMap, listed_by_ids, newest, on_map, profiles, search};

/// Cards of these members, in no order. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[MemberId]) -> Stored<Vec<Card>> {
    call.all(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = ANY($2) AND u.deleted_at IS NULL"),
        params![ids],
    )
    .await
}

/// Whether the community has such a member, whether they take part or not.
pub async fn knows(call: &Call, member: MemberId) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL)",
        params![member],
    )
    .await
}

/// The viewer's own account, wherever it belongs.
///
/// The balance belongs to `wallet/`, a tier above, and the points to `recognition/`; they are read here because the profile shows them and is
/// one statement. Points are served by `xp_entries_cause`.
#[rustfmt::skip::macros(concat)]
pub async fn own(call: &Call, home: TenantId, me: MemberId) -> Stored<Option<(Card, Details, Account)>> {
    call.unscoped()
        .optional(
            concat!("SELECT ", card_columns!("u"), ", ", details_columns!("u"), ",
                        u.tenant_id, u.email, u.phone, u.status, u.email_verified_at, u.is_approved, u.privacy_search,
                        u.onboarding_completed,
                        EXISTS (SELECT 1 FROM second_factors f
                                 WHERE f.tenant_id = u.tenant_id AND f.user_id = u.id AND f.seed IS NOT NULL) AS has_2fa_enabled,
                        u.preferred_language, u.date_of_birth,
                        (SELECT COUNT(*) FROM connections c
                          WHERE c.tenant_id = $1 AND c.requester_id = $2 AND c.status = 'accepted')
                        + (SELECT COUNT(*) FROM connections c
                            WHERE c.tenant_id = $1 AND c.receiver_id = $2 AND c.status = 'accepted') AS connections_count,
                        COALESCE((SELECT a.balance FROM accounts a
                                   WHERE a.tenant_id = $1 AND a.user_id = $2), 0)::bigint AS balance,
                        COALESCE((SELECT SUM(x.points) FROM xp_entries x
                                   WHERE x.tenant_id = $1 AND x.user_id = $2), 0)::bigint AS xp,
                        u.notification_preferences, u.federation_notifications_enabled
                   FROM users u
                  WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL"),
            params![home, me],
        )
        .await
}

/// Writes the language that a member has chosen, wherever the account belongs. How many accounts changed.
pub async fn set_language(tx: &mut Tx, home: TenantId, me: MemberId, language: Language) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped().run(
        "UPDATE users SET preferred_language = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![home, me, language.code(), now],
    )
    .await
}

record! {
    /// How a profile's owner stands to its viewer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Standing {
        /// Either has blocked the other.
        pub blocked: bool,
        /// `pending` or `accepted`, if there is a connection.
        pub connection_status: Option<ConnectionState>,
        /// Accepted connections of the owner.
        pub connections_count: i64,
        /// Groups the owner belongs to.
        pub groups_count: i64,
        /// Events that the owner came to.
        pub events_attended: i64,
    }
}

/// An active member as `viewer` meets them.
#[rustfmt::skip::macros(concat)]
pub async fn profile(call: &Call, viewer: MemberId, member: MemberId) -> Stored<Option<(Card, Details, Standing)>> {
    call.optional(
        concat!("SELECT ", card_columns!("u"), ", ", details_columns!("u"), ",
                    EXISTS (SELECT 1 FROM user_blocks b
                             WHERE b.tenant_id = $1 AND b.user_id = $2 AND b.blocked_user_id = $3)
                    OR EXISTS (SELECT 1 FROM user_blocks b
                                WHERE b.tenant_id = $1 AND b.user_id = $3 AND b.blocked_user_id = $2) AS blocked,
                    (SELECT c.status FROM connections c
                      WHERE c.tenant_id = $1 AND ((c.requester_id = $2 AND c.receiver_id = $3)
                                               OR (c.requester_id = $3 AND c.receiver_id = $2))) AS connection_status,
                    (SELECT COUNT(*) FROM connections c
                      WHERE c.tenant_id = $1 AND c.requester_id = $3 AND c.status = 'accepted')
                    + (SELECT COUNT(*) FROM connections c
                        WHERE c.tenant_id = $1 AND c.receiver_id = $3 AND c.status = 'accepted') AS connections_count,
                    (SELECT COUNT(*) FROM group_members g JOIN groups h ON h.tenant_id = $1 AND h.id = g.group_id
                      WHERE g.tenant_id = $1 AND g.user_id = $3 AND g.status = 'active'
                        AND (h.visibility = 'public' OR g.user_id = $2)) AS groups_count,
                    ", attended!("$3"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $3 AND u.status = 'active' AND u.deleted_at IS NULL"),
        params![viewer, member, call.now()],
    )
    .await
}

/// How a directory is sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// By the name that everybody is shown.
    Name,
    /// By the account's age, oldest first.
    Joined,
    /// By the mean of the ratings that count, the lowest first; without one before all others.
    Rating,
    /// By the hours that went to other members, the fewest first.
    HoursGiven,
}

/// A page of the directory.
#[derive(Clone, Debug)]
pub struct Slice<'a> {
    /// What to find.
    pub sought: Option<&'a Sought>,
    /// By what.
    pub sort: Sort,
    /// The other way round.
    pub descending: bool,
    /// At most so many.
    pub limit: i64,
    /// So many left out.
    pub offset: i64,
}

/// The mean rating of a member `u` in thousandths, 0 without one.
#[rustfmt::skip]
macro_rules! rating {
    () => {
        concat!("COALESCE((SELECT SUM(r.rating)::bigint * 1000 / COUNT(*) FROM reviews r
                                WHERE r.tenant_id = $1 AND r.receiver_id = u.id AND ", counted_review!("r"), "), 0)")
    };
}

/// The hours that a member `u` gave.
macro_rules! hours_given {
    () => {
        concat!("COALESCE(", moved!("SUM(t.amount)", "sender_id", "receiver_id"), ", 0)")
    };
}

/// Some members of the directory with when they joined. Without words, `users_by_shown_name` and `users_by_joining` serve the two orders.
pub async fn directory(call: &Call, viewer: MemberId, slice: Slice<'_>) -> Stored<Vec<(Card, Details)>> {
    let index = slice.sought.and_then(|sought| sought.index.as_deref());
    let (engine, indexed) = (call.db().engine(), index.is_some());
    #[rustfmt::skip]
    macro_rules! page {
        ($source:expr, $order:expr) => {
            concat!("SELECT ", card_columns!("u"), ", ", details_columns!("u"), "
                   FROM ", $source, "u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL
                    AND ", listed!(), " AND ", found!("$6"), "
                  ORDER BY ", $order, "
                  LIMIT $4 OFFSET $5")
        };
    }
    macro_rules! ordered {
        ($order:expr) => {
            if indexed {
                engine.pick(page!(candidates!(sqlite "$7"), $order), page!(candidates!(postgres "$7"), $order))
            } else {
                page!("users u WHERE ", $order)
            }
        };
    }
    let sql = match (slice.sort, slice.descending) {
        (Sort::Name, false) => ordered!(concat!(shown_name!(), ", u.id")),
        (Sort::Name, true) => ordered!(concat!(shown_name!(), " DESC, u.id DESC")),
        (Sort::Joined, false) => ordered!("u.created_at, u.id"),
        (Sort::Joined, true) => ordered!("u.created_at DESC, u.id DESC"),
        (Sort::Rating, false) => ordered!(concat!(rating!(), ", u.id")),
        (Sort::Rating, true) => ordered!(concat!(rating!(), " DESC, u.id DESC")),
        (Sort::HoursGiven, false) => ordered!(concat!(hours_given!(), ", u.id")),
        (Sort::HoursGiven, true) => ordered!(concat!(hours_given!(), " DESC, u.id DESC")),
    };
    let (words, names) = Sought::patterns(slice.sought);
    let mut arguments = params![viewer, words, slice.limit, slice.offset, names];
    arguments.extend(index.into_iter().flat_map(|index| params![index]));
    call.all(sql, arguments).await
}

/// How many members there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Listed members whom the search finds.
    pub found: i64,
    /// Listed members.
    pub listed: i64,
    /// Active members.
    pub community: i64,
}

/// How many members there are, seen by `viewer`: the community's are kept in `member_counts`, less those whom `viewer` is not shown, and
/// whoever is found by `users_search`, if three letters were typed.
#[rustfmt::skip::macros(concat)]
pub async fn totals(call: &Call, viewer: MemberId, sought: Option<&Sought>) -> Stored<Totals> {
    let (community, unlisted): (i64, i64) = call
        .one(
            "SELECT COALESCE((SELECT active FROM member_counts WHERE tenant_id = $1), 0) AS community,
                    COALESCE((SELECT unlisted FROM member_counts WHERE tenant_id = $1), 0)
                    + (SELECT COUNT(*) FROM users u
                        WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND u.privacy_search
                          AND u.id IN (SELECT id FROM users WHERE tenant_id = $1 AND id = $2
                                        UNION
                                       SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                        UNION
                                       SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)) AS unlisted",
            params![viewer],
        )
        .await?;
    let listed = community - unlisted;
    #[rustfmt::skip]
    macro_rules! counted {
        ($source:expr) => {
            concat!("SELECT COUNT(*)
                   FROM ", $source, "u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL
                    AND ", listed!(), " AND ", found!("$4"))
        };
    }
    let found = match sought {
        None => listed,
        Some(Sought { words, names, index: Some(index), .. }) => {
            let sql = call.db().engine().pick(counted!(candidates!(sqlite "$5")), counted!(candidates!(postgres "$5")));
            call.one(sql, params![viewer, words, names.as_deref(), index]).await?
        }
        Some(Sought { words, names, .. }) => {
            call.one(counted!("users u WHERE "), params![viewer, words, names.as_deref()]).await?
        }
    };
    Ok(Totals { found, listed, community })
}

record! {
    /// One of two members whose rows are held.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct HeldMember {
        /// `users.id`.
        pub id: MemberId,
        /// May take part.
        pub active: bool,
    }
}

/// Holds members' rows in the order of their ids, so that what happens between the same two happens one after another.
/// Whoever is gone, or of another community, is not found.
///
/// `NO KEY`: rows that only refer to a member can still be written. With a full lock, a block that waits for a connection
/// and an answer to that connection that is just being told to the outbox would wait for each other.
pub async fn hold(tx: &mut Tx, ids: &[MemberId]) -> Stored<Vec<HeldMember>> {
    tx.all(
        "SELECT id, status = 'active' AS active
           FROM users
          WHERE tenant_id = $1 AND id = ANY($2) AND deleted_at IS NULL
          ORDER BY id
            FOR NO KEY UPDATE",
        params![ids],
    )
    .await
}

record! {
    /// That one of two members has blocked the other.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct BlockMade {
        /// Who did.
        pub made_by: MemberId,
        /// Since when.
        pub made_at: Timestamp,
    }
}

/// The blocks between two members: none, one, or each has blocked the other.
pub async fn blocks_between(tx: &mut Tx, one: MemberId, other: MemberId) -> Stored<Vec<BlockMade>> {
    tx.all(
        "SELECT user_id AS made_by, created_at AS made_at
           FROM user_blocks
          WHERE tenant_id = $1 AND ((user_id = $2 AND blocked_user_id = $3) OR (user_id = $3 AND blocked_user_id = $2))",
        params![one, other],
    )
    .await
}

/// Whether a member and whoever signs in with an address have a block between them.
pub async fn is_blocked_by_address(call: &Call, member: MemberId, email: &str) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1
                          FROM users u
                          JOIN user_blocks b
                            ON b.tenant_id = u.tenant_id
                           AND ((b.user_id = $2 AND b.blocked_user_id = u.id) OR (b.user_id = u.id AND b.blocked_user_id = $2))
                         WHERE u.tenant_id = $1 AND u.email = $3)",
        params![member, email],
    )
    .await
}

/// Notes a block; one that stands already stays as it is.
pub async fn insert_block(
    tx: &mut Tx,
    blocker: MemberId,
    blocked: MemberId,
    reason: Option<&str>,
    at: Timestamp,
) -> Stored<u64> {
    let (sql, params) = insert! { into user_blocks {
        user_id: blocker,
        blocked_user_id: blocked,
        reason,
        created_at: at,
    } then "ON CONFLICT (tenant_id, user_id, blocked_user_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// Ends whatever connection two members have, asked or agreed.
///
/// The row belongs to `connections/`, a tier above; the statement stands here because a block and the end of the connection
/// must be one transaction (docs/decisions/0003).
pub async fn sever(tx: &mut Tx, one: MemberId, other: MemberId) -> Stored<u64> {
    tx.run(
        "DELETE FROM connections
          WHERE tenant_id = $1 AND ((requester_id = $2 AND receiver_id = $3) OR (requester_id = $3 AND receiver_id = $2))",
        params![one, other],
    )
    .await
}

/// Takes a block back.
pub async fn delete_block(tx: &mut Tx, blocker: MemberId, blocked: MemberId) -> Stored<u64> {
    tx.run(
        "DELETE FROM user_blocks WHERE tenant_id = $1 AND user_id = $2 AND blocked_user_id = $3",
        params![blocker, blocked],
    )
    .await
}

record! {
    /// A block as its maker sees it, beside the blocked member's [`Card`].
    #[derive(Clone, Debug, PartialEq)]
    pub struct Block {
        /// `user_blocks.id`.
        pub block_id: crate::base::BlockId,
        /// What its maker noted.
        pub reason: Option<String>,
        /// When it was made.
        pub blocked_at: Timestamp,
    }
}

/// Whom `blocker` has blocked, latest first.
#[rustfmt::skip::macros(concat)]
pub async fn blocks(call: &Call, blocker: MemberId) -> Stored<Vec<(Block, Card)>> {
    call.all(
        concat!("SELECT b.id AS block_id, b.reason, b.created_at AS blocked_at, ", card_columns!("u"), "
               FROM user_blocks b
               JOIN users u ON u.tenant_id = b.tenant_id AND u.id = b.blocked_user_id
              WHERE b.tenant_id = $1 AND b.user_id = $2
              ORDER BY b.id DESC"),
        params![blocker],
    )
    .await
}

record! {
    /// Who of two has blocked whom.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct BlockStatus {
        /// The other member is one of the community.
        pub known: bool,
        /// The first has blocked the second.
        pub is_blocked: bool,
        /// The second has blocked the first.
        pub is_blocked_by: bool,
    }
}

/// The same for `me` and each of some members, in no order. Whoever the community does not have is not in the answer.
pub async fn block_statuses(call: &Call, me: MemberId, others: &[MemberId]) -> Stored<Vec<(MemberId, BlockStatus)>> {
    call.all(
        "SELECT u.id, TRUE AS known,
                EXISTS (SELECT 1 FROM user_blocks b
                         WHERE b.tenant_id = $1 AND b.user_id = $2 AND b.blocked_user_id = u.id) AS is_blocked,
                EXISTS (SELECT 1 FROM user_blocks b
                         WHERE b.tenant_id = $1 AND b.user_id = u.id AND b.blocked_user_id = $2) AS is_blocked_by
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = ANY($3) AND u.deleted_at IS NULL",
        params![me, others],
    )
    .await
}

/// Who of two has blocked whom.
pub async fn block_status(call: &Call, me: MemberId, other: MemberId) -> Stored<BlockStatus> {
    call.one(
        "SELECT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $3 AND deleted_at IS NULL) AS known,
                EXISTS (SELECT 1 FROM user_blocks
                         WHERE tenant_id = $1 AND user_id = $2 AND blocked_user_id = $3) AS is_blocked,
                EXISTS (SELECT 1 FROM user_blocks
                         WHERE tenant_id = $1 AND user_id = $3 AND blocked_user_id = $2) AS is_blocked_by",
        params![me, other],
    )
    .await
}

/// Writes when members were last seen. Nobody is moved back in time.
pub async fn touch(call: &Call, members: &[MemberId], seen: Timestamp) -> Stored<u64> {
    call.run(
        "UPDATE users SET last_active_at = $3
          WHERE tenant_id = $1 AND id = ANY($2) AND (last_active_at IS NULL OR last_active_at < $3)",
        params![members, seen],
    )
    .await
}
