//! What the table of requests to step in is asked.

use contract::messages::CoordinatorRequestStatus as Status;

use crate::base::{MemberId, MessageId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, newest_first, params, record};

record! {
    /// A request to step in, with the message that it is about.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Request {
        /// `coordinator_requests.id`.
        pub id: i64,
        /// The message.
        pub message_id: MessageId,
        /// What it says, unless it was deleted.
        pub message_body: Option<String>,
        /// Who asks.
        pub user_id: MemberId,
        /// The other one.
        pub partner_id: MemberId,
        /// What was said about it.
        pub reason: Option<String>,
        /// How far it has come.
        pub status: Status,
        /// When they asked.
        pub created_at: Timestamp,
        /// Who closed it.
        pub closed_by: Option<MemberId>,
        /// When.
        pub closed_at: Option<Timestamp>,
    }
}

/// A request `r` with its message `m`.
macro_rules! requests {
    () => {
        "SELECT r.id, r.message_id, CASE WHEN m.deleted_at IS NULL AND m.body <> '' THEN m.body END AS message_body, r.user_id, r.partner_id,
                r.reason, r.status, r.created_at, r.closed_by, r.closed_at
           FROM coordinator_requests r
           JOIN messages m ON m.tenant_id = r.tenant_id AND m.id = r.message_id "
    };
}

/// Notes a request.
pub(super) async fn insert(
    tx: &mut Tx,
    message: MessageId,
    (member, partner): (MemberId, MemberId),
    reason: Option<&str>,
) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into coordinator_requests {
        message_id: message,
        user_id: member,
        partner_id: partner,
        reason,
        status: Status::Open,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// The request of a member about another that waits, with its row held. Served by `coordinator_requests_once`.
pub(super) async fn open(tx: &mut Tx, member: MemberId, partner: MemberId) -> Stored<Option<Request>> {
    tx.optional(
        concat!(requests!(), "WHERE r.tenant_id = $1 AND r.user_id = $2 AND r.partner_id = $3 AND r.status = 'open' FOR NO KEY UPDATE OF r"),
        params![member, partner],
    )
    .await
}

/// A request that is not about `viewer`, with its row held.
pub(super) async fn lock(tx: &mut Tx, viewer: MemberId, id: i64) -> Stored<Option<Request>> {
    tx.optional(
        concat!(
            requests!(),
            "WHERE r.tenant_id = $1 AND r.id = $2 AND r.user_id <> $3 AND r.partner_id <> $3 FOR NO KEY UPDATE OF r"
        ),
        params![id, viewer],
    )
    .await
}

/// Closes a request.
pub(super) async fn close(tx: &mut Tx, id: i64, by: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE coordinator_requests SET status = 'closed', closed_by = $3, closed_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, by, now],
    )
    .await
}

/// Requests that are not about `viewer`, the newest first, before an id; in one state, or in each. Served by `coordinator_requests_tenant_id`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn page(
    call: &Call,
    viewer: MemberId,
    status: Option<Status>,
    before: i64,
    limit: i64,
) -> Stored<Vec<Request>> {
    call.all(
        newest_first!(call.way(), before, order => concat!(requests!(), "
              WHERE r.tenant_id = $1 AND r.user_id <> $2 AND r.partner_id <> $2 AND ($3 IS NULL OR r.status = $3) AND r.id ", before!(), " $4
              ORDER BY r.id ", order!(), "
              LIMIT $5")),
        params![viewer, status, before, limit],
    )
    .await
}
