//! What the connections' table is asked.

use super::model::{Connection, State};
use crate::base::{ConnectionId, Cursor, MemberId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::{params, record};

/// The columns of a [`Connection`] of table alias `c`, in its order.
macro_rules! connection {
    () => {
        "c.id, c.requester_id, c.receiver_id, c.status, c.created_at"
    };
}

/// One side's part of a page: the newest `$5` connections in state `$3` before `$4` in which member `$2` is `$mine` and the
/// other is still there. Served by `connections_by_requester` and `connections_by_receiver`.
#[rustfmt::skip]
macro_rules! side {
    ($mine:literal, $theirs:literal) => {
        concat!("SELECT c.id, c.requester_id, c.receiver_id, c.status, c.created_at, c.", $theirs, " AS partner_id
                   FROM connections c
                   JOIN users u ON u.tenant_id = $1 AND u.id = c.", $theirs, " AND u.deleted_at IS NULL
                  WHERE c.tenant_id = $1 AND c.", $mine, " = $2 AND c.status = $3 AND c.id < $4
                  ORDER BY c.id DESC
                  LIMIT $5")
    };
}

/// A page made of one or both sides, each row with the partner and the member themselves.
#[rustfmt::skip]
macro_rules! page {
    ($from:expr) => {
        concat!("SELECT ", connection!(), ", ", card_columns!("p"), ", ", card_columns!("me"), "
                   FROM (", $from, ") c
                   JOIN users p ON p.tenant_id = $1 AND p.id = c.partner_id
                   JOIN users me ON me.tenant_id = $1 AND me.id = $2
                  ORDER BY c.id DESC
                  LIMIT $5")
    };
}

/// Which of a member's connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filter {
    /// Agreed.
    Accepted,
    /// Asked by the other, not answered.
    PendingReceived,
    /// Asked by the member, not answered.
    PendingSent,
}

/// A connection, the partner, and the member themselves.
pub type Line = (Connection, Card, Card);

/// The statement of [`page`] for accepted connections: whoever measures us beside a server of their own can ask the same.
#[rustfmt::skip]
pub const ACCEPTED_PAGE: &str =
    page!(concat!("SELECT * FROM (", side!("requester_id", "receiver_id"), ") sent
                 UNION ALL
                 SELECT * FROM (", side!("receiver_id", "requester_id"), ") received"));

/// A member's connections, newest first, before `cursor`.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    member: MemberId,
    filter: Filter,
    before: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<Line>> {
    let (sql, state) = match filter {
        Filter::Accepted => (ACCEPTED_PAGE, State::Accepted),
        Filter::PendingReceived => (page!(side!("receiver_id", "requester_id")), State::Pending),
        Filter::PendingSent => (page!(side!("requester_id", "receiver_id")), State::Pending),
    };
    let before = before.map_or(i64::MAX, |cursor| cursor.0);
    call.db().all(sql, params![call.tenant(), member, state, before, limit]).await
}

record! {
    /// How many requests wait, and how many connections there are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Counts {
        /// Requests to the member.
        pub received: i64,
        /// Requests by the member.
        pub sent: i64,
        /// Accepted connections.
        pub total_friends: i64,
    }
}

/// How many requests wait on either side of a member, and how many connections they have.
pub async fn counts(call: &Call, member: MemberId) -> Stored<Counts> {
    call.db()
        .one(
            "SELECT (SELECT COUNT(*) FROM connections
                      WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'pending') AS received,
                    (SELECT COUNT(*) FROM connections
                      WHERE tenant_id = $1 AND requester_id = $2 AND status = 'pending') AS sent,
                    (SELECT COUNT(*) FROM connections
                      WHERE tenant_id = $1 AND requester_id = $2 AND status = 'accepted')
                    + (SELECT COUNT(*) FROM connections
                        WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'accepted') AS total_friends",
            params![call.tenant(), member],
        )
        .await
}

/// What a member has with each of some others. Whoever is no member of the community, or has nothing with them, is not in
/// the answer. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn with_each(call: &Call, member: MemberId, others: &[MemberId]) -> Stored<Vec<Connection>> {
    call.db()
        .all(
            concat!("SELECT ", connection!(), "
                   FROM connections c
                  WHERE c.tenant_id = $1 AND c.requester_id = $2 AND c.receiver_id = ANY($3)
                  UNION ALL
                 SELECT ", connection!(), "
                   FROM connections c
                  WHERE c.tenant_id = $1 AND c.receiver_id = $2 AND c.requester_id = ANY($3)"),
            params![call.tenant(), member, others],
        )
        .await
}

/// How many accepted connections each of some members has; a member without one is not in the answer.
pub async fn accepted_counts(call: &Call, members: &[MemberId]) -> Stored<Vec<(MemberId, i64)>> {
    call.db()
        .all(
            "SELECT member_id, COUNT(*) AS connections
               FROM (SELECT requester_id AS member_id FROM connections
                      WHERE tenant_id = $1 AND requester_id = ANY($2) AND status = 'accepted'
                      UNION ALL
                     SELECT receiver_id FROM connections
                      WHERE tenant_id = $1 AND receiver_id = ANY($2) AND status = 'accepted') c
              GROUP BY member_id",
            params![call.tenant(), members],
        )
        .await
}

/// For each of some members, the first `limit` people (by id, after `cursor`) who are connected with both that member and
/// `me`: pairs of the member and the person. One statement whatever their number.
///
/// What is materialized, and `CROSS JOIN`, keep SQLite from an order of reading that it likes and that is ten times slower.
#[rustfmt::skip::macros(concat)]
pub async fn mutual(
    call: &Call,
    me: MemberId,
    members: &[MemberId],
    after: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<(MemberId, Card)>> {
    let after = after.map_or(0, |cursor| cursor.0);
    call.db()
        .all(
            concat!("WITH mine AS (
                     SELECT receiver_id AS id FROM connections
                      WHERE tenant_id = $1 AND requester_id = $2 AND status = 'accepted'
                      UNION ALL
                     SELECT requester_id FROM connections
                      WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'accepted'),
                 theirs AS MATERIALIZED (
                     SELECT requester_id AS member_id, receiver_id AS id FROM connections
                      WHERE tenant_id = $1 AND requester_id = ANY($3) AND status = 'accepted'
                      UNION ALL
                     SELECT receiver_id, requester_id FROM connections
                      WHERE tenant_id = $1 AND receiver_id = ANY($3) AND status = 'accepted'),
                 ranked AS (
                     SELECT member_id, id, ROW_NUMBER() OVER (PARTITION BY member_id ORDER BY id) AS rank
                       FROM theirs
                      WHERE id > $4 AND id IN (SELECT id FROM mine))
                 SELECT r.member_id, ", card_columns!("u"), "
                   FROM ranked r CROSS JOIN users u
                  WHERE u.tenant_id = $1 AND u.id = r.id AND u.deleted_at IS NULL AND r.rank <= $5
                  ORDER BY r.member_id, r.id"),
            params![call.tenant(), me, members, after, limit],
        )
        .await
}

/// What two members have, whoever asked.
#[rustfmt::skip::macros(concat)]
pub async fn between(tx: &mut Tx, one: MemberId, other: MemberId) -> Stored<Option<Connection>> {
    let tenant = tx.tenant();
    tx.optional(
        concat!("SELECT ", connection!(), "
               FROM connections c
              WHERE c.tenant_id = $1 AND ((c.requester_id = $2 AND c.receiver_id = $3)
                                       OR (c.requester_id = $3 AND c.receiver_id = $2))"),
        params![tenant, one, other],
    )
    .await
}

/// A connection as it is.
pub async fn find(call: &Call, id: ConnectionId) -> Stored<Option<Connection>> {
    call.db()
        .optional(
            concat!("SELECT ", connection!(), " FROM connections c WHERE c.tenant_id = $1 AND c.id = $2"),
            params![call.tenant(), id],
        )
        .await
}

/// A connection, held until the end of the transaction.
pub async fn lock(tx: &mut Tx, id: ConnectionId) -> Stored<Option<Connection>> {
    let tenant = tx.tenant();
    tx.optional(
        concat!("SELECT ", connection!(), " FROM connections c WHERE c.tenant_id = $1 AND c.id = $2 FOR UPDATE"),
        params![tenant, id],
    )
    .await
}

/// Notes a request. A pair that is there already breaks `connections_pair` or `connections_direction`.
pub async fn insert(tx: &mut Tx, requester: MemberId, receiver: MemberId) -> Stored<ConnectionId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO connections (tenant_id, requester_id, receiver_id, status, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $5)
         RETURNING id",
        params![tenant, requester, receiver, State::Pending, now],
    )
    .await
}

/// Writes a connection's state.
pub async fn update(tx: &mut Tx, id: ConnectionId, state: State) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "UPDATE connections SET status = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![tenant, id, state, now],
    )
    .await
}

/// Removes a connection.
pub async fn delete(tx: &mut Tx, id: ConnectionId) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run("DELETE FROM connections WHERE tenant_id = $1 AND id = $2", params![tenant, id]).await
}
