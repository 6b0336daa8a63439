//! SQL of the memory of answers.

use bytes::Bytes;
use contract::{Operation, Reply};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};

use super::Claim;
use crate::base::{MemberId, Timestamp};
use crate::call::Tx;
use crate::db::{Db, Holding, Json, Stored};
use crate::{insert, params, record};

record! {
    /// A remembered answer.
    pub struct Kept {
        /// SHA-256 of what the key stood for.
        pub request_hash: [u8; 32],
        /// The status. Rows that others can see always have one: claim and answer are one transaction.
        pub status: u16,
        /// The headers, in order.
        pub headers: Json<Vec<(String, String)>>,
        /// The body.
        pub body: Vec<u8>,
    }
    select kept_columns
}

impl Kept {
    pub(super) fn into_reply(self) -> Reply {
        let headers =
            self.headers.0.into_iter().filter_map(|(name, value)| {
                Some((HeaderName::try_from(name).ok()?, HeaderValue::try_from(value).ok()?))
            });
        let mut all = HeaderMap::new();
        for (name, value) in headers {
            all.append(name, value);
        }
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::OK);
        Reply::new(status, all, Bytes::from(self.body))
    }
}

/// Whose key it is.
pub struct Owner {
    caller: String,
    operation: &'static str,
}

impl Owner {
    /// A member's keys, apart for each operation.
    pub fn new(member: MemberId, operation: Operation) -> Self {
        Self { caller: format!("member:{member}"), operation: operation.id() }
    }
}

/// Claims a key for this transaction, if nobody holds it or its time is over. On PostgreSQL this waits for whoever is
/// claiming the same key just now.
pub async fn claim(tx: &mut Tx, owner: &Owner, claim: &Claim, until: Timestamp) -> Stored<bool> {
    let now = tx.now();
    let (sql, params) = insert! { into idempotency_keys {
        caller: owner.caller.as_str(),
        operation: owner.operation,
        key: claim.key.as_str(),
        request_hash: claim.digest,
        status: 0,
        headers: Json(NO_HEADERS),
        body: NO_BODY,
        created_at: now,
        expires_at: until,
    } then "ON CONFLICT (tenant_id, caller, operation, key)
             DO UPDATE SET request_hash = excluded.request_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
              WHERE idempotency_keys.expires_at <= excluded.created_at" };
    let claimed = tx.run(sql, params).await?;
    Ok(claimed == 1)
}

const NO_HEADERS: [(String, String); 0] = [];
const NO_BODY: &[u8] = &[];

/// What is remembered under a key.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, owner: &Owner, key: &str) -> Stored<Kept> {
    tx.one(
        concat!("SELECT ", kept_columns!(), "
               FROM idempotency_keys
              WHERE tenant_id = $1 AND caller = $2 AND operation = $3 AND key = $4"),
        params![owner.caller.as_str(), owner.operation, key],
    )
    .await
}

/// Writes the answer beside its claim.
pub async fn keep(tx: &mut Tx, owner: &Owner, key: &str, reply: &Reply) -> Stored<()> {
    let texts = |(name, value): (&HeaderName, &HeaderValue)| Some((name.to_string(), value.to_str().ok()?.to_owned()));
    let headers: Vec<(String, String)> = reply.headers.iter().filter_map(texts).collect();
    let status = reply.status.as_u16();
    tx.run(
        "UPDATE idempotency_keys
            SET status = $5, headers = $6, body = $7
          WHERE tenant_id = $1 AND caller = $2 AND operation = $3 AND key = $4",
        params![owner.caller.as_str(), owner.operation, key, status, Json(headers), &*reply.body],
    )
    .await
    .map(drop)
}

/// Removes rows of all communities whose time is over, at most `limit`.
pub async fn remove_expired(db: &Db, now: Timestamp, limit: i64) -> Stored<u64> {
    db.run(
        "DELETE FROM idempotency_keys
          WHERE (tenant_id, caller, operation, key) IN (
                SELECT tenant_id, caller, operation, key FROM idempotency_keys WHERE expires_at <= $1 LIMIT $2)",
        params![now, limit],
    )
    .await
}

/// What it holds of a member.
pub const HOLDINGS: &[Holding] = &[Holding::erased(
    "idempotency_keys",
    &["DELETE FROM idempotency_keys WHERE tenant_id = $1 AND caller = 'member:' || $2"],
)];
