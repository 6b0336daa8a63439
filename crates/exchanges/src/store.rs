//! The exchanges' SQL.

mod ratings;

pub use ratings::{
    Rated, Rating, RatingWithRater, insert_rating, rated, rated_each, raters, ratings, ratings_by_ids, ratings_of_each,
};

use super::model::{Action, Actor, Exchange, Status, exchange_columns};
use crate::base::{ExchangeId, Hours, ListingId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, newest_first, params, record};

/// What a list shows beside: what the listing was called, whether the hours were taken back, and the two members. The second is served by
/// `transactions_reversal`.
macro_rules! around {
    () => {
        concat!("x.title,
                    EXISTS (SELECT 1 FROM transactions b
                             WHERE b.tenant_id = x.tenant_id AND b.reverses_id = x.transaction_id) AS is_reversed, ", party_columns!("q"), ", ", party_columns!("p"))
    };
}

/// Where that comes from.
macro_rules! joined {
    () => {
        "JOIN users q ON q.tenant_id = x.tenant_id AND q.id = x.requester_id
                   JOIN users p ON p.tenant_id = x.tenant_id AND p.id = x.provider_id"
    };
}

joined_record! {
    /// An exchange with what a list shows beside.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ExchangeWithParties {
        /// The exchange.
        pub exchange: Exchange,
        /// What the listing was called when it was asked for. Later words of it have to pass its moderation first, and were not agreed on.
        pub title: String,
        /// The hours were taken back.
        pub is_reversed: bool,
        /// Who asked.
        pub requester: Party,
        /// The listing's owner.
        pub provider: Party,
    }
}

mod changed;
pub mod holdings;

pub use changed::changed;

/// An exchange to be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewExchange {
    /// What it is about.
    pub listing_id: ListingId,
    /// What that is called now.
    pub title: String,
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
pub async fn insert(tx: &mut Tx, asked: &NewExchange) -> Stored<ExchangeId> {
    let now = tx.now();
    let (sql, params) = insert! { into exchanges {
        listing_id: asked.listing_id,
        title: asked.title.clone(),
        side: asked.side,
        requester_id: asked.requester_id,
        provider_id: asked.provider_id,
        proposed_hours: asked.proposed_hours,
        prep_time: asked.prep_time,
        status: Status::PendingProvider,
        message: asked.message.clone(),
        due_at: asked.due_at,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// An exchange, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: ExchangeId) -> Stored<Option<Exchange>> {
    tx.optional(
        concat!("SELECT ", exchange_columns!("x"), " FROM exchanges x WHERE x.tenant_id = $1 AND x.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Writes where an exchange stands and what was said about it.
pub async fn update(tx: &mut Tx, exchange: &Exchange) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE exchanges
            SET status = $3, final_hours = $4, requester_confirmed_at = $5, requester_confirmed_hours = $6,
                provider_confirmed_at = $7, provider_confirmed_hours = $8, broker_notes = $9, transaction_id = $10,
                due_at = $11, updated_at = $12
          WHERE tenant_id = $1 AND id = $2",
        params![
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

/// What the listing was called when the exchange was asked for.
pub async fn title(tx: &mut Tx, id: ExchangeId) -> Stored<Option<String>> {
    tx.optional("SELECT title FROM exchanges WHERE tenant_id = $1 AND id = $2", params![id]).await
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
    select step_columns
}

/// Notes a step.
pub async fn insert_step(tx: &mut Tx, id: ExchangeId, actor: Option<MemberId>, step: &Step) -> Stored<u64> {
    let (sql, params) = insert! { into exchange_history {
        exchange_id: id,
        action: step.action,
        actor_id: actor,
        actor_role: step.actor_role,
        old_status: step.old_status,
        new_status: step.new_status,
        notes: step.notes.clone(),
        created_at: step.created_at,
    } };
    tx.run(sql, params).await
}

/// Writes anew what somebody said with a step, and when.
pub async fn correct_step(tx: &mut Tx, id: ExchangeId, actor: MemberId, action: Action, notes: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE exchange_history
            SET notes = $5, created_at = $6
          WHERE tenant_id = $1 AND exchange_id = $2 AND actor_id = $3 AND action = $4",
        params![id, actor, action, notes, now],
    )
    .await
}

/// All steps of an exchange, oldest first, each with whoever did it.
#[rustfmt::skip::macros(concat)]
pub async fn steps(call: &Call, id: ExchangeId) -> Stored<Vec<(Step, Party)>> {
    call.all(
        concat!("SELECT ", step_columns!("h"), ",
                    ", party_columns!("u"), "
               FROM exchange_history h
               LEFT JOIN users u ON u.tenant_id = h.tenant_id AND u.id = h.actor_id
              WHERE h.tenant_id = $1 AND h.exchange_id = $2
              ORDER BY h.id"),
        params![id],
    )
    .await
}

/// All steps of each of these exchanges, oldest first. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn steps_of_each(call: &Call, ids: &[ExchangeId]) -> Stored<Vec<(ExchangeId, Step, Party)>> {
    call.all(
        concat!("SELECT h.exchange_id, ", step_columns!("h"), ",
                    ", party_columns!("u"), "
               FROM exchange_history h
               LEFT JOIN users u ON u.tenant_id = h.tenant_id AND u.id = h.actor_id
              WHERE h.tenant_id = $1 AND h.exchange_id = ANY($2)
              ORDER BY h.id"),
        params![ids],
    )
    .await
}

/// An exchange of the community, with what is around it.
#[rustfmt::skip::macros(concat)]
pub async fn any(from: &mut Reads<'_>, id: ExchangeId) -> Stored<Option<ExchangeWithParties>> {
    from.optional(
        concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
               FROM exchanges x
               ", joined!(), "
              WHERE x.tenant_id = $1 AND x.id = $2"),
        params![id],
    )
    .await
}

/// An exchange that a member is a party to, with what is around it.
#[rustfmt::skip::macros(concat)]
pub async fn one(call: &Call, member: MemberId, id: ExchangeId) -> Stored<Option<ExchangeWithParties>> {
    call.optional(
        concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
               FROM exchanges x
               ", joined!(), "
              WHERE x.tenant_id = $1 AND x.id = $3 AND (x.requester_id = $2 OR x.provider_id = $2)"),
        params![member, id],
    )
    .await
}

/// Those of these exchanges that a member is a party to, with `everything` all of them, in no order. One statement whatever their
/// number.
#[rustfmt::skip::macros(concat)]
pub async fn several(
    call: &Call,
    member: MemberId,
    everything: bool,
    ids: &[ExchangeId],
) -> Stored<Vec<ExchangeWithParties>> {
    call.all(
        concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
               FROM exchanges x
               ", joined!(), "
              WHERE x.tenant_id = $1 AND x.id = ANY($4) AND ($3 OR x.requester_id = $2 OR x.provider_id = $2)"),
        params![member, everything, ids],
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
) -> Stored<Vec<ExchangeWithParties>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
               FROM (SELECT id
                       FROM (SELECT id FROM exchanges
                              WHERE tenant_id = $1 AND requester_id = $2 AND id ", before!(), " $3
                                AND ($5::text IS NULL OR status = $5) AND ($6::bigint IS NULL OR provider_id = $6)
                              ORDER BY id ", order!(), " LIMIT $4) asked
                      UNION ALL
                     SELECT id
                       FROM (SELECT id FROM exchanges
                              WHERE tenant_id = $1 AND provider_id = $2 AND id ", before!(), " $3
                                AND ($5::text IS NULL OR status = $5) AND ($6::bigint IS NULL OR requester_id = $6)
                              ORDER BY id ", order!(), " LIMIT $4) provided) k
               JOIN exchanges x ON x.tenant_id = $1 AND x.id = k.id
               ", joined!(), "
              ORDER BY x.id ", order!(), "
              LIMIT $4")),
        params![member, before, limit, status, other],
    )
    .await
}

/// The latest `limit` before `before` between a member and each of these, newest first. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn with_each(
    call: &Call,
    me: MemberId,
    others: &[MemberId],
    before: i64,
    limit: i64,
) -> Stored<Vec<ExchangeWithParties>> {
    call.all(
        concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
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
        params![me, others, limit, before],
    )
    .await
}

/// The community's exchanges before `before`, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn all(call: &Call, status: Option<Status>, before: i64, limit: i64) -> Stored<Vec<ExchangeWithParties>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
               FROM exchanges x
               ", joined!(), "
              WHERE x.tenant_id = $1 AND x.id ", before!(), " $2 AND ($4::text IS NULL OR x.status = $4)
              ORDER BY x.id ", order!(), "
              LIMIT $3")),
        params![before, limit, status],
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
pub async fn waiting(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<ExchangeWithParties>> {
    call.all(
        concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
               FROM exchanges x
               ", joined!(), "
              WHERE ", waiting!(), "
              ORDER BY x.id DESC
              LIMIT $3"),
        params![member, limit],
    )
    .await
}

/// How much waits for a member.
#[rustfmt::skip::macros(concat)]
pub async fn count_waiting(call: &Call, member: MemberId) -> Stored<i64> {
    call.one(concat!("SELECT COUNT(*) FROM exchanges x WHERE ", waiting!()), params![member]).await
}

/// A member's open exchange about a listing.
#[rustfmt::skip::macros(concat)]
pub async fn open_about(call: &Call, member: MemberId, listing: ListingId) -> Stored<Option<Exchange>> {
    call.optional(
        concat!("SELECT ", exchange_columns!("x"), "
               FROM exchanges x
              WHERE x.tenant_id = $1 AND x.listing_id = $3 AND (x.requester_id = $2 OR x.provider_id = $2)
                AND x.status NOT IN ('completed', 'cancelled', 'expired')
              ORDER BY x.id DESC
              LIMIT 1"),
        params![member, listing],
    )
    .await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueExchange {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The exchange.
        pub id: ExchangeId,
    }
}

/// Exchanges of all communities that the clock moves on, the longest overdue first. Served by `exchanges_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<DueExchange>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id FROM exchanges WHERE due_at <= $1 ORDER BY due_at LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// The exchanges of a member that are not over. Served by `exchanges_by_requester` and `exchanges_by_provider`.
pub(super) async fn open_of(tx: &mut Tx, member: MemberId) -> Stored<Vec<ExchangeId>> {
    tx.all(
        "SELECT id
           FROM exchanges
          WHERE tenant_id = $1 AND (requester_id = $2 OR provider_id = $2)
            AND status NOT IN ('completed', 'cancelled', 'expired')
          ORDER BY id",
        params![member],
    )
    .await
}
