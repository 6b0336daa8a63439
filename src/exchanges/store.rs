//! The exchanges' SQL.

mod ratings;

pub use ratings::{
    Rated, Rating, insert_rating, rated, rated_each, raters, rating, ratings, ratings_of_each, ratings_within,
};

use super::model::{Action, Actor, Exchange, Status};
use crate::base::{ExchangeId, Hours, ListingId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::wallet::store::Party;
use crate::{params, record};

/// The columns of an [`Exchange`] of table alias `x`, in its order.
macro_rules! exchange {
    () => {
        "x.id, x.listing_id, x.side, x.requester_id, x.provider_id, x.proposed_hours, x.prep_time, x.final_hours, x.status,
                x.risk_level, x.message, x.requester_confirmed_at, x.requester_confirmed_hours, x.provider_confirmed_at,
                x.provider_confirmed_hours, x.broker_notes, x.transaction_id, x.due_at, x.created_at"
    };
}

/// What a list shows beside: the listing's title and the two members.
macro_rules! around {
    () => {
        "l.title,
                q.id, q.first_name, q.last_name, q.organization_name, q.profile_type, q.avatar_url,
                p.id, p.first_name, p.last_name, p.organization_name, p.profile_type, p.avatar_url"
    };
}

/// Where that comes from.
macro_rules! joined {
    () => {
        "JOIN listings l ON l.tenant_id = x.tenant_id AND l.id = x.listing_id
                   JOIN users q ON q.tenant_id = x.tenant_id AND q.id = x.requester_id
                   JOIN users p ON p.tenant_id = x.tenant_id AND p.id = x.provider_id"
    };
}

/// A [`Line`] of community `$1`: exchange `$2`.
#[rustfmt::skip]
macro_rules! whole {
    () => {
        concat!("SELECT ", exchange!(), ", ", around!(), "
                   FROM exchanges x
                   ", joined!(), "
                  WHERE x.tenant_id = $1 AND x.id = $2")
    };
}

/// An exchange with its listing's title, its requester and its provider.
pub type Line = (Exchange, String, Party, Party);

/// An exchange to be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What it is about.
    pub listing_id: ListingId,
    /// What the listing is now.
    pub side: crate::listings::Side,
    /// Who asks.
    pub requester_id: MemberId,
    /// The listing's owner.
    pub provider_id: MemberId,
    /// How long it may take.
    pub proposed_hours: Hours,
    /// Hours of preparation.
    pub prep_time: Option<Hours>,
    /// What the owner reads.
    pub message: Option<String>,
    /// When it expires.
    pub due_at: Option<Timestamp>,
}

/// Notes a request. A second open one about the same listing breaks `exchanges_open`.
pub async fn insert(tx: &mut Tx, asked: &Asked) -> Stored<ExchangeId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO exchanges (tenant_id, listing_id, side, requester_id, provider_id, proposed_hours, prep_time, status, message,
                                due_at, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
         RETURNING id",
        params![
            tenant,
            asked.listing_id,
            asked.side,
            asked.requester_id,
            asked.provider_id,
            asked.proposed_hours,
            asked.prep_time,
            Status::PendingProvider,
            asked.message.clone(),
            asked.due_at,
            now
        ],
    )
    .await
}

/// An exchange, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: ExchangeId) -> Stored<Option<Exchange>> {
    let tenant = tx.tenant();
    tx.optional(
        concat!("SELECT ", exchange!(), " FROM exchanges x WHERE x.tenant_id = $1 AND x.id = $2 FOR NO KEY UPDATE"),
        params![tenant, id],
    )
    .await
}

/// Writes where an exchange stands and what was said about it.
pub async fn update(tx: &mut Tx, exchange: &Exchange) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "UPDATE exchanges
            SET status = $3, final_hours = $4, requester_confirmed_at = $5, requester_confirmed_hours = $6,
                provider_confirmed_at = $7, provider_confirmed_hours = $8, broker_notes = $9, transaction_id = $10,
                due_at = $11, updated_at = $12
          WHERE tenant_id = $1 AND id = $2",
        params![
            tenant,
            exchange.id,
            exchange.status,
            exchange.final_hours,
            exchange.requester_confirmed_at,
            exchange.requester_confirmed_hours,
            exchange.provider_confirmed_at,
            exchange.provider_confirmed_hours,
            exchange.broker_notes.clone(),
            exchange.transaction_id,
            exchange.due_at,
            now
        ],
    )
    .await
}

/// The title of a listing, also of one that was deleted.
pub async fn title(tx: &mut Tx, listing: ListingId) -> Stored<Option<String>> {
    let tenant = tx.tenant();
    tx.optional("SELECT title FROM listings WHERE tenant_id = $1 AND id = $2", params![tenant, listing]).await
}

record! {
    /// A step of an exchange.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Step {
        /// What was done.
        pub action: Action,
        /// As whom.
        pub actor_role: Actor,
        /// Where it stood before.
        pub old_status: Option<Status>,
        /// Where it stood then.
        pub new_status: Status,
        /// Why.
        pub notes: Option<String>,
        /// When.
        pub created_at: Timestamp,
    }
}

/// Notes a step.
pub async fn insert_step(tx: &mut Tx, id: ExchangeId, actor: Option<MemberId>, step: &Step) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "INSERT INTO exchange_history (tenant_id, exchange_id, action, actor_id, actor_role, old_status, new_status, notes, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        params![
            tenant,
            id,
            step.action,
            actor,
            step.actor_role,
            step.old_status,
            step.new_status,
            step.notes.clone(),
            step.created_at
        ],
    )
    .await
}

/// Writes anew what somebody said with a step, and when.
pub async fn correct_step(tx: &mut Tx, id: ExchangeId, actor: MemberId, action: Action, notes: &str) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "UPDATE exchange_history
            SET notes = $5, created_at = $6
          WHERE tenant_id = $1 AND exchange_id = $2 AND actor_id = $3 AND action = $4",
        params![tenant, id, actor, action, notes, now],
    )
    .await
}

/// All steps of an exchange, oldest first, each with whoever did it.
pub async fn steps(call: &Call, id: ExchangeId) -> Stored<Vec<(Step, Party)>> {
    call.db()
        .all(
            "SELECT h.action, h.actor_role, h.old_status, h.new_status, h.notes, h.created_at,
                    u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url
               FROM exchange_history h
               LEFT JOIN users u ON u.tenant_id = h.tenant_id AND u.id = h.actor_id
              WHERE h.tenant_id = $1 AND h.exchange_id = $2
              ORDER BY h.id",
            params![call.tenant(), id],
        )
        .await
}

/// All steps of each of these exchanges, oldest first. One statement whatever their number.
pub async fn steps_of_each(call: &Call, ids: &[ExchangeId]) -> Stored<Vec<(ExchangeId, Step, Party)>> {
    call.db()
        .all(
            "SELECT h.exchange_id, h.action, h.actor_role, h.old_status, h.new_status, h.notes, h.created_at,
                    u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url
               FROM exchange_history h
               LEFT JOIN users u ON u.tenant_id = h.tenant_id AND u.id = h.actor_id
              WHERE h.tenant_id = $1 AND h.exchange_id = ANY($2)
              ORDER BY h.id",
            params![call.tenant(), ids],
        )
        .await
}

/// An exchange with what is around it, as the transaction at hand sees it.
pub async fn line(tx: &mut Tx, id: ExchangeId) -> Stored<Option<Line>> {
    let tenant = tx.tenant();
    tx.optional(whole!(), params![tenant, id]).await
}

/// An exchange of the community, with what is around it.
pub async fn any(call: &Call, id: ExchangeId) -> Stored<Option<Line>> {
    call.db().optional(whole!(), params![call.tenant(), id]).await
}

/// An exchange that a member is a party to, with what is around it.
#[rustfmt::skip::macros(concat)]
pub async fn one(call: &Call, member: MemberId, id: ExchangeId) -> Stored<Option<Line>> {
    call.db()
        .optional(
            concat!("SELECT ", exchange!(), ", ", around!(), "
                   FROM exchanges x
                   ", joined!(), "
                  WHERE x.tenant_id = $1 AND x.id = $3 AND (x.requester_id = $2 OR x.provider_id = $2)"),
            params![call.tenant(), member, id],
        )
        .await
}

/// Those of these exchanges that a member is a party to, with `everything` all of them, in no order. One statement whatever their
/// number.
#[rustfmt::skip::macros(concat)]
pub async fn several(call: &Call, member: MemberId, everything: bool, ids: &[ExchangeId]) -> Stored<Vec<Line>> {
    call.db()
        .all(
            concat!("SELECT ", exchange!(), ", ", around!(), "
                   FROM exchanges x
                   ", joined!(), "
                  WHERE x.tenant_id = $1 AND x.id = ANY($4) AND ($3 OR x.requester_id = $2 OR x.provider_id = $2)"),
            params![call.tenant(), member, everything, ids],
        )
        .await
}

/// A member's exchanges before `before`, newest first; with another one only, if one is named. Each side is read from its own
/// index no further than the page goes.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    member: MemberId,
    other: Option<MemberId>,
    status: Option<Status>,
    before: i64,
    limit: i64,
) -> Stored<Vec<Line>> {
    call.db()
        .all(
            concat!("SELECT ", exchange!(), ", ", around!(), "
                   FROM (SELECT id
                           FROM (SELECT id FROM exchanges
                                  WHERE tenant_id = $1 AND requester_id = $2 AND id < $3
                                    AND ($5::text IS NULL OR status = $5) AND ($6::bigint IS NULL OR provider_id = $6)
                                  ORDER BY id DESC LIMIT $4) asked
                          UNION ALL
                         SELECT id
                           FROM (SELECT id FROM exchanges
                                  WHERE tenant_id = $1 AND provider_id = $2 AND id < $3
                                    AND ($5::text IS NULL OR status = $5) AND ($6::bigint IS NULL OR requester_id = $6)
                                  ORDER BY id DESC LIMIT $4) provided) k
                   JOIN exchanges x ON x.tenant_id = $1 AND x.id = k.id
                   ", joined!(), "
                  ORDER BY x.id DESC
                  LIMIT $4"),
            params![call.tenant(), member, before, limit, status, other],
        )
        .await
}

/// The latest `first` and one more before `before` between a member and each of these, newest first. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn with_each(call: &Call, me: MemberId, others: &[MemberId], before: i64, first: i64) -> Stored<Vec<Line>> {
    call.db()
        .all(
            concat!("SELECT ", exchange!(), ", ", around!(), "
                   FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY other ORDER BY id DESC) AS place
                           FROM (SELECT id, provider_id AS other FROM exchanges
                                  WHERE tenant_id = $1 AND requester_id = $2 AND provider_id = ANY($3) AND id < $5
                                  UNION ALL
                                 SELECT id, requester_id AS other FROM exchanges
                                  WHERE tenant_id = $1 AND provider_id = $2 AND requester_id = ANY($3) AND id < $5) both_sides) k
                   JOIN exchanges x ON x.tenant_id = $1 AND x.id = k.id
                   ", joined!(), "
                  WHERE k.place <= $4
                  ORDER BY x.id DESC"),
            params![call.tenant(), me, others, first + 1, before],
        )
        .await
}

/// The community's exchanges before `before`, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn all(call: &Call, status: Option<Status>, before: i64, limit: i64) -> Stored<Vec<Line>> {
    call.db()
        .all(
            concat!("SELECT ", exchange!(), ", ", around!(), "
                   FROM exchanges x
                   ", joined!(), "
                  WHERE x.tenant_id = $1 AND x.id < $2 AND ($4::text IS NULL OR x.status = $4)
                  ORDER BY x.id DESC
                  LIMIT $3"),
            params![call.tenant(), before, limit, status],
        )
        .await
}

/// What waits for a member: requests to answer, hours to confirm.
macro_rules! waiting {
    () => {
        "x.tenant_id = $1
                    AND ((x.provider_id = $2 AND x.status = 'pending_provider')
                      OR (x.provider_id = $2 AND x.status = 'pending_confirmation' AND x.provider_confirmed_at IS NULL)
                      OR (x.requester_id = $2 AND x.status = 'pending_confirmation' AND x.requester_confirmed_at IS NULL))"
    };
}

/// The latest of what waits for a member.
#[rustfmt::skip::macros(concat)]
pub async fn waiting(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<Line>> {
    call.db()
        .all(
            concat!("SELECT ", exchange!(), ", ", around!(), "
                   FROM exchanges x
                   ", joined!(), "
                  WHERE ", waiting!(), "
                  ORDER BY x.id DESC
                  LIMIT $3"),
            params![call.tenant(), member, limit],
        )
        .await
}

/// How much waits for a member.
#[rustfmt::skip::macros(concat)]
pub async fn count_waiting(call: &Call, member: MemberId) -> Stored<i64> {
    call.db().one(concat!("SELECT COUNT(*) FROM exchanges x WHERE ", waiting!()), params![call.tenant(), member]).await
}

/// A member's open exchange about a listing.
#[rustfmt::skip::macros(concat)]
pub async fn open_about(call: &Call, member: MemberId, listing: ListingId) -> Stored<Option<Exchange>> {
    call.db()
        .optional(
            concat!("SELECT ", exchange!(), "
                   FROM exchanges x
                  WHERE x.tenant_id = $1 AND x.listing_id = $3 AND (x.requester_id = $2 OR x.provider_id = $2)
                    AND x.status NOT IN ('completed', 'cancelled', 'expired')
                  ORDER BY x.id DESC
                  LIMIT 1"),
            params![call.tenant(), member, listing],
        )
        .await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Due {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The exchange.
        pub id: ExchangeId,
    }
}

/// Exchanges of all communities that the clock moves on, the longest overdue first. Served by `exchanges_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.db()
        .all(
            "SELECT tenant_id, id FROM exchanges WHERE due_at <= $1 ORDER BY due_at LIMIT $2",
            params![call.now(), limit],
        )
        .await
}
