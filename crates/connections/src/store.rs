//! What the connections' table is asked.

pub mod holdings;
pub mod sound;

use super::model::{Connection, State, connection_columns};
use crate::base::{ConnectionId, Cursor, MemberId};
use crate::call::{Call, Tx};
use crate::db::{Engine, Stored};
use crate::members::{Card, card_columns};
use crate::{insert, joined_record, newest_first, params, record};

/// A page made of one or both sides: the connections in state `$3` on one side of `$4` in which member `$2` is the one and the other is still
/// there, each row with the other and the member themselves, with what stands before, between and after the sides. Served by
/// `connections_by_requester` and `connections_by_receiver`, in whose order the rows come; the member is read once.
#[rustfmt::skip]
macro_rules! page {
    ($sign:expr, $before:literal $(, $mine:literal => $theirs:literal, $after:expr)+) => {
        concat!($before $(, "SELECT ", connection_columns!("c"), ", ", card_columns!("p"), ", ", card_columns!("me"), "
                   FROM users me
                  CROSS JOIN connections c
                   JOIN users p ON p.tenant_id = $1 AND p.id = c.", $theirs, " AND p.deleted_at IS NULL
                  WHERE me.tenant_id = $1 AND me.id = $2
                    AND c.tenant_id = $1 AND c.", $mine, " = $2 AND c.status = $3 AND c.id ", $sign, " $4", $after)+)
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

joined_record! {
    /// A connection with its two members.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ConnectionWithMembers {
        /// The connection.
        pub connection: Connection,
        /// The other one.
        pub partner: Card,
        /// The member themselves.
        pub me: Card,
    }
}

/// The statement of [`page`] for accepted connections, in an order. SQLite takes the next row from either side until it has enough;
/// PostgreSQL does so only if each side says how many it gives.
#[rustfmt::skip]
macro_rules! accepted {
    ($engine:expr, $sign:expr, $order:expr) => {
        $engine.pick(
            page!(
                $sign, "",
                "requester_id" => "receiver_id", " UNION ALL ",
                "receiver_id" => "requester_id", concat!(" ORDER BY 1 ", $order, " LIMIT $5")
            ),
            page!(
                $sign, "(",
                "requester_id" => "receiver_id", concat!(" ORDER BY 1 ", $order, " LIMIT $5) UNION ALL ("),
                "receiver_id" => "requester_id", concat!(" ORDER BY 1 ", $order, " LIMIT $5) ORDER BY 1 ", $order, " LIMIT $5")
            ),
        )
    };
}

/// The statement of [`page`] for accepted connections, newest first: whoever measures us beside a server of their own can ask the same.
#[must_use]
pub const fn accepted_page(engine: Engine) -> &'static str {
    accepted!(engine, "<", "DESC")
}

/// A member's connections, newest first, before `cursor`.
pub async fn page(
    call: &Call,
    member: MemberId,
    filter: Filter,
    before: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<ConnectionWithMembers>> {
    let engine = call.db().engine();
    let (sql, state) = match filter {
        Filter::Accepted => {
            (newest_first!(call.way(), before, order => accepted!(engine, before!(), order!())), State::Accepted)
        }
        Filter::PendingReceived => (
            newest_first!(call.way(), before, order => page!(
                before!(), "",
                "receiver_id" => "requester_id", concat!(" ORDER BY 1 ", order!(), " LIMIT $5")
            )),
            State::Pending,
        ),
        Filter::PendingSent => (
            newest_first!(call.way(), before, order => page!(
                before!(), "",
                "requester_id" => "receiver_id", concat!(" ORDER BY 1 ", order!(), " LIMIT $5")
            )),
            State::Pending,
        ),
    };
    call.all(sql, params![member, state, call.newest_behind(before), limit]).await
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
    call.one(
        "SELECT (SELECT COUNT(*) FROM connections
                  WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'pending') AS received,
                (SELECT COUNT(*) FROM connections
                  WHERE tenant_id = $1 AND requester_id = $2 AND status = 'pending') AS sent,
                (SELECT COUNT(*) FROM connections
                  WHERE tenant_id = $1 AND requester_id = $2 AND status = 'accepted')
                + (SELECT COUNT(*) FROM connections
                    WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'accepted') AS total_friends",
        params![member],
    )
    .await
}

/// What a member has with each of some others. Whoever is no member of the community, or has nothing with them, is not in
/// the answer. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn with_each(call: &Call, member: MemberId, others: &[MemberId]) -> Stored<Vec<Connection>> {
    call.all(
        concat!("SELECT ", connection_columns!("c"), "
               FROM connections c
              WHERE c.tenant_id = $1 AND c.requester_id = $2 AND c.receiver_id = ANY($3)
              UNION ALL
             SELECT ", connection_columns!("c"), "
               FROM connections c
              WHERE c.tenant_id = $1 AND c.receiver_id = $2 AND c.requester_id = ANY($3)"),
        params![member, others],
    )
    .await
}

/// Those of some connections that a member is a party to, with their members. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, member: MemberId, ids: &[ConnectionId]) -> Stored<Vec<ConnectionWithMembers>> {
    call.all(
        concat!("SELECT ", connection_columns!("c"), ", ", card_columns!("p"), ", ", card_columns!("me"), "
               FROM connections c
               JOIN users me ON me.tenant_id = $1 AND me.id = $2
               JOIN users p ON p.tenant_id = $1 AND p.id IN (c.requester_id, c.receiver_id) AND p.id <> $2
                           AND p.deleted_at IS NULL
              WHERE c.tenant_id = $1 AND c.id = ANY($3) AND (c.requester_id = $2 OR c.receiver_id = $2)"),
        params![member, ids],
    )
    .await
}

/// How many accepted connections each of some members has; a member without one is not in the answer.
pub async fn accepted_counts(call: &Call, members: &[MemberId]) -> Stored<Vec<(MemberId, i64)>> {
    call.all(
        "SELECT member_id, COUNT(*) AS connections
           FROM (SELECT requester_id AS member_id FROM connections
                  WHERE tenant_id = $1 AND requester_id = ANY($2) AND status = 'accepted'
                  UNION ALL
                 SELECT receiver_id FROM connections
                  WHERE tenant_id = $1 AND receiver_id = ANY($2) AND status = 'accepted') c
          GROUP BY member_id",
        params![members],
    )
    .await
}

/// For each of some members, the first `limit` people (by id, after `cursor`) who are connected with both that member and
/// `me`: pairs of the member and the person. One statement whatever their number.
///
/// Nobody of a member whose profile `me` may not read, by the rule of [`crate::members::actions::profile`]: not active, blocked either way, or
/// for connections only. `steward` reads those for connections too. Nobody either whom `me` blocks or is blocked by.
///
/// What is materialized, and `CROSS JOIN`, keep SQLite from an order of reading that it likes and that is ten times slower.
#[rustfmt::skip::macros(concat)]
pub async fn mutual(
    call: &Call,
    me: MemberId,
    steward: bool,
    members: &[MemberId],
    after: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<(MemberId, Card)>> {
    let after = after.map_or(0, |cursor| cursor.0);
    call.all(
        concat!("WITH mine AS (
                     SELECT receiver_id AS id FROM connections
                      WHERE tenant_id = $1 AND requester_id = $2 AND status = 'accepted'
                      UNION ALL
                     SELECT requester_id FROM connections
                      WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'accepted'),
                 barred AS (
                     SELECT blocked_user_id AS id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                      UNION ALL
                     SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2),
                 known AS (
                     SELECT v.id FROM users v
                      WHERE v.tenant_id = $1 AND v.id = ANY($3) AND v.status = 'active' AND v.deleted_at IS NULL
                        AND v.id NOT IN (SELECT id FROM barred)
                        AND ($6 OR v.privacy_profile <> 'connections' OR v.id = $2 OR v.id IN (SELECT id FROM mine))),
                 theirs AS MATERIALIZED (
                     SELECT requester_id AS member_id, receiver_id AS id FROM connections
                      WHERE tenant_id = $1 AND requester_id = ANY($3) AND status = 'accepted'
                      UNION ALL
                     SELECT receiver_id, requester_id FROM connections
                      WHERE tenant_id = $1 AND receiver_id = ANY($3) AND status = 'accepted'),
                 ranked AS (
                     SELECT member_id, id, ROW_NUMBER() OVER (PARTITION BY member_id ORDER BY id) AS rank
                       FROM theirs
                      WHERE id > $4 AND id IN (SELECT id FROM mine) AND id NOT IN (SELECT id FROM barred)
                        AND member_id IN (SELECT id FROM known))
                 SELECT r.member_id, ", card_columns!("u"), "
                   FROM ranked r CROSS JOIN users u
                  WHERE u.tenant_id = $1 AND u.id = r.id AND u.deleted_at IS NULL AND r.rank <= $5
                  ORDER BY r.member_id, r.id"),
        params![me, members, after, limit, steward],
    )
    .await
}

/// What two members have, whoever asked.
#[rustfmt::skip::macros(concat)]
pub async fn between(tx: &mut Tx, one: MemberId, other: MemberId) -> Stored<Option<Connection>> {
    tx.optional(
        concat!("SELECT ", connection_columns!("c"), "
               FROM connections c
              WHERE c.tenant_id = $1 AND ((c.requester_id = $2 AND c.receiver_id = $3)
                                       OR (c.requester_id = $3 AND c.receiver_id = $2))"),
        params![one, other],
    )
    .await
}

/// A connection as it is.
pub async fn find(call: &Call, id: ConnectionId) -> Stored<Option<Connection>> {
    call.optional(
        concat!("SELECT ", connection_columns!("c"), " FROM connections c WHERE c.tenant_id = $1 AND c.id = $2"),
        params![id],
    )
    .await
}

/// A connection, held until the end of the transaction.
pub async fn lock(tx: &mut Tx, id: ConnectionId) -> Stored<Option<Connection>> {
    tx.optional(
        concat!(
            "SELECT ",
            connection_columns!("c"),
            " FROM connections c WHERE c.tenant_id = $1 AND c.id = $2 FOR UPDATE"
        ),
        params![id],
    )
    .await
}

/// Notes a request. A pair that is there already breaks `connections_pair` or `connections_direction`.
pub async fn insert(tx: &mut Tx, requester: MemberId, receiver: MemberId) -> Stored<ConnectionId> {
    let now = tx.now();
    let (sql, params) = insert! { into connections {
        requester_id: requester,
        receiver_id: receiver,
        status: State::Pending,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes a connection's state.
pub async fn update(tx: &mut Tx, id: ConnectionId, state: State) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE connections SET status = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, state, now],
    )
    .await
}

/// Removes a connection.
pub async fn delete(tx: &mut Tx, id: ConnectionId) -> Stored<u64> {
    tx.run("DELETE FROM connections WHERE tenant_id = $1 AND id = $2", params![id]).await
}
