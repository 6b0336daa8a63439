//! The disputes' SQL.

use super::model::{Dispute, DisputeId, Reason, Status, dispute_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Holding, Json, Stored, Unattended};
use crate::ids::MarketplaceListingId;
use crate::money::{Amount, Currency};
use crate::trade::model::{Order, OrderId, Status as OrderStatus};
use crate::trust::deadline::{DECIDED_WITHIN, Deadline};
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, params, record};

record! {
    /// The order of a dispute.
    #[derive(Clone, Debug, PartialEq)]
    pub struct DisputedOrder {
        /// How people name it.
        pub order_number: String,
        /// What is to be paid in money.
        pub total_price: Amount,
        /// Hours that were paid.
        pub time_credits_used: Option<crate::base::Hours>,
        /// Of all amounts.
        pub currency: Currency,
        /// Where it stands.
        pub order_status: OrderStatus,
        /// What it is about; nothing where that is gone.
        pub listing_id: Option<MarketplaceListingId>,
        /// What that was called when it was ordered.
        pub listing_title: String,
    }
}

joined_record! {
    /// A dispute with its order and everybody in it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct DisputeWithOrder {
        /// The dispute.
        pub dispute: Dispute,
        /// Its order.
        pub order: DisputedOrder,
        /// Who complains.
        pub opener: Party,
        /// Who ordered.
        pub buyer: Party,
        /// Whose listing it is.
        pub seller: Party,
    }
}

/// A dispute `d` with what is around it.
#[rustfmt::skip]
macro_rules! shown {
    ($which:literal) => {
        concat!("SELECT ", dispute_columns!("d"), ", o.order_number, o.total_price, o.time_credits_used, o.currency,
                        o.status AS order_status, l.id AS listing_id, o.listing_title,
                        ", party_columns!("w"), ", ", party_columns!("b"), ", ", party_columns!("s"), "
                   FROM marketplace_disputes d
                   JOIN marketplace_orders o ON o.tenant_id = $1 AND o.id = d.order_id
                   LEFT JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = o.listing_id
                   JOIN users w ON w.tenant_id = $1 AND w.id = d.opened_by
                   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
                  WHERE d.tenant_id = $1 AND ", $which)
    };
}

/// What somebody complains of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDispute {
    /// Of what.
    pub reason: Reason,
    /// What happened.
    pub description: String,
    /// Web addresses of what shows it.
    pub evidence_urls: Vec<String>,
}

/// Notes a dispute about an order. A second one that is not closed breaks `marketplace_disputes_once`.
pub async fn insert(tx: &mut Tx, order: &Order, by: MemberId, new: &NewDispute) -> Stored<DisputeId> {
    let now = tx.now();
    let deadline = Deadline::begins(now, DECIDED_WITHIN);
    let (sql, params) = insert! { into marketplace_disputes {
        order_id: order.id,
        opened_by: by,
        reason: new.reason,
        description: new.description.clone(),
        evidence_urls: Json(new.evidence_urls.clone()),
        status: Status::Open,
        prior_order_status: order.status,
        attend_by: deadline.attend_by,
        remind_at: deadline.remind_at,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Which order a dispute is about: it is held first.
pub async fn order_of(tx: &mut Tx, id: DisputeId) -> Stored<Option<OrderId>> {
    tx.optional("SELECT order_id FROM marketplace_disputes WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// A dispute, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: DisputeId) -> Stored<Option<Dispute>> {
    tx.optional(
        concat!("SELECT ", dispute_columns!("d"), " FROM marketplace_disputes d WHERE d.tenant_id = $1 AND d.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Writes where a dispute stands.
pub async fn update(tx: &mut Tx, dispute: &Dispute) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_disputes
            SET status = $3, resolution_notes = $4, resolved_by = $5, resolved_at = $6, refund_amount = $7, attend_by = $8, remind_at = $9,
                updated_at = $10
          WHERE tenant_id = $1 AND id = $2",
        params![
            dispute.id,
            dispute.status,
            dispute.resolution_notes.clone(),
            dispute.resolved_by,
            dispute.resolved_at,
            dispute.refund_amount,
            dispute.attend_by,
            dispute.remind_at,
            now
        ],
    )
    .await
}

/// A dispute with what is around it.
pub async fn any(from: &mut Reads<'_>, id: DisputeId) -> Stored<Option<DisputeWithOrder>> {
    from.optional(shown!("d.id = $2"), params![id]).await
}

/// Some disputes with what is around them.
pub async fn by_ids(call: &Call, ids: &[DisputeId]) -> Stored<Vec<DisputeWithOrder>> {
    call.all(shown!("d.id = ANY($2)"), params![ids]).await
}

/// Disputes in one of some states, the oldest first.
pub async fn page(call: &Call, statuses: &[Status], limit: i64, offset: i64) -> Stored<Vec<DisputeWithOrder>> {
    call.all(shown!("d.status = ANY($2) ORDER BY d.id LIMIT $3 OFFSET $4"), params![words(statuses), limit, offset])
        .await
}

/// How many there are.
pub async fn count(call: &Call, statuses: &[Status]) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*) FROM marketplace_disputes WHERE tenant_id = $1 AND status = ANY($2)",
        params![words(statuses)],
    )
    .await
}

fn words(statuses: &[Status]) -> Vec<String> {
    statuses.iter().map(|status| status.as_str().to_owned()).collect()
}

record! {
    /// What the parties of an order see of its latest dispute.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Latest {
        /// The order.
        pub order_id: OrderId,
        /// The dispute.
        pub id: DisputeId,
        /// Of what.
        pub reason: Reason,
        /// Where it stands.
        pub status: Status,
        /// Why it was decided so.
        pub resolution_notes: Option<String>,
        /// What the buyer gets back, in hundredths.
        pub refund_amount: Option<i64>,
        /// When it was opened.
        pub created_at: Timestamp,
        /// When it was decided.
        pub resolved_at: Option<Timestamp>,
    }
}

/// The latest dispute of each of these orders. One statement whatever their number.
pub async fn latest_of_each(from: &mut Reads<'_>, orders: &[OrderId]) -> Stored<Vec<Latest>> {
    from.all(
        "SELECT d.order_id, d.id, d.reason, d.status, d.resolution_notes, d.refund_amount, d.created_at, d.resolved_at
           FROM marketplace_disputes d
          WHERE d.tenant_id = $1 AND d.order_id = ANY($2)
            AND NOT EXISTS (SELECT 1 FROM marketplace_disputes later
                             WHERE later.tenant_id = $1 AND later.order_id = d.order_id AND later.id > d.id)",
        params![orders],
    )
    .await
}

/// Disputes of all communities of which staff are to be reminded, the longest first. Served by `marketplace_disputes_to_remind`.
pub async fn to_remind(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<(TenantId, DisputeId)>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id FROM marketplace_disputes WHERE remind_at <= $1 ORDER BY remind_at LIMIT $2",
            params![now, limit],
        )
        .await
}

/// What waits for people.
pub const UNATTENDED: &[Unattended] = &[UNDECIDED];

/// Disputes that wait too long for a decision.
pub const UNDECIDED: Unattended = Unattended {
    what: "disputes that wait for a decision",
    count: "SELECT COUNT(*)
           FROM marketplace_disputes
          WHERE tenant_id IS NOT NULL AND status IN ('open', 'under_review', 'escalated') AND attend_by <= $1",
    patience: Unattended::AS_THEY_SAY,
    advice: "disputes have waited for a week to be decided; administrators find them at /api/v2/admin/marketplace/disputes",
};

/// What disputes hold of a member: what was decided stays, without their words.
pub const HOLDINGS: &[Holding] = &[Holding::both(
    "marketplace_disputes",
    "marketplace_disputes",
    "SELECT order_id, reason, description, evidence_urls, status, created_at, resolved_at FROM marketplace_disputes WHERE tenant_id = $1 AND opened_by = $2 ORDER BY id",
    &["UPDATE marketplace_disputes SET description = '', evidence_urls = '[]' WHERE tenant_id = $1 AND opened_by = $2"],
)];
