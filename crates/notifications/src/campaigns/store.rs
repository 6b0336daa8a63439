//! What the tables of campaigns are asked.

pub mod audience;

use super::model::{Campaign, CampaignId, Status, Wish, campaign_columns};
use crate::base::{Cursor, MemberId, TenantId};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{insert, newest_first, params, record};

/// Writes a draft.
#[rustfmt::skip::macros(concat)]
pub async fn insert(tx: &mut Tx, owner: MemberId, wish: &Wish) -> Stored<Campaign> {
    let (now, place) = (tx.now(), wish.audience.place);
    let (sql, params) = insert! { into paid_push_campaigns {
        user_id: owner,
        name: &wish.name,
        title: &wish.title,
        body: &wish.body,
        advertiser_type: wish.advertiser,
        cta_url: wish.cta_url.clone(),
        latitude: place.map(|circle| circle.latitude),
        longitude: place.map(|circle| circle.longitude),
        radius_km: place.map(|circle| circle.radius_km),
        member_tier_min: wish.audience.level,
        cost_per_send: wish.cost,
        scheduled_at: wish.scheduled_at,
        status: Status::Draft,
        send_count & open_count & total_cost: 0_i64,
        version: 1_i64,
        created_at & updated_at: now,
    } then concat!("RETURNING ", campaign_columns!()) };
    tx.one(sql, params).await
}

/// Lets a campaign, whose row is held, say something else.
pub async fn revise(tx: &mut Tx, id: CampaignId, wish: &Wish) -> Stored<u64> {
    let (now, place) = (tx.now(), wish.audience.place);
    tx.run(
        "UPDATE paid_push_campaigns
            SET name = $3, title = $4, body = $5, advertiser_type = $6, cta_url = $7, latitude = $8, longitude = $9, radius_km = $10,
                member_tier_min = $11, cost_per_send = $12, scheduled_at = $13, version = version + 1, updated_at = $14
          WHERE tenant_id = $1 AND id = $2",
        params![
            id,
            &wish.name,
            &wish.title,
            &wish.body,
            wish.advertiser,
            wish.cta_url.clone(),
            place.map(|circle| circle.latitude),
            place.map(|circle| circle.longitude),
            place.map(|circle| circle.radius_km),
            wish.audience.level,
            wish.cost,
            wish.scheduled_at,
            now
        ],
    )
    .await
}

/// Brings a campaign, whose row is held, further. `reason`: why it was turned down.
pub async fn advance(tx: &mut Tx, id: CampaignId, (from, to): (Status, Status), reason: Option<&str>) -> Stored<u64> {
    let now = tx.now();
    let decides = from == Status::PendingReview && to != Status::Cancelled || to == Status::Rejected;
    tx.run(
        "UPDATE paid_push_campaigns
            SET status = $3, rejection_reason = COALESCE($4, rejection_reason), version = version + 1, updated_at = $5,
                submitted_at = CASE WHEN $3 = 'pending_review' THEN $5 ELSE submitted_at END,
                decided_at = CASE WHEN $6 THEN $5 ELSE decided_at END,
                started_at = CASE WHEN $3 = 'sending' THEN $5 ELSE started_at END,
                finished_at = CASE WHEN $3 = 'sent' THEN $5 ELSE finished_at END
          WHERE tenant_id = $1 AND id = $2",
        params![id, to, reason, now, decides],
    )
    .await
}

/// One campaign.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, id: CampaignId) -> Stored<Option<Campaign>> {
    from.optional(
        concat!("SELECT ", campaign_columns!(), " FROM paid_push_campaigns WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

/// One campaign, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: CampaignId) -> Stored<Option<Campaign>> {
    tx.optional(
        concat!("SELECT ", campaign_columns!("c"), " FROM paid_push_campaigns c WHERE c.tenant_id = $1 AND c.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Some campaigns: a member's, or anybody's if no member is named. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, owner: Option<MemberId>, ids: &[CampaignId]) -> Stored<Vec<Campaign>> {
    call.all(
        concat!("SELECT ", campaign_columns!(), " FROM paid_push_campaigns WHERE tenant_id = $1 AND ($2::bigint IS NULL OR user_id = $2) AND id = ANY($3)"),
        params![owner, ids],
    )
    .await
}

/// A member's campaigns before `before`, newest first. Served by `paid_push_campaigns_by_user`.
#[rustfmt::skip::macros(concat)]
pub async fn of_member(call: &Call, owner: MemberId, before: Option<Cursor>, limit: i64) -> Stored<Vec<Campaign>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", campaign_columns!(), "
                   FROM paid_push_campaigns
                  WHERE tenant_id = $1 AND user_id = $2 AND id ", before!(), " $3
                  ORDER BY id ", order!(), "
                  LIMIT $4")),
        params![owner, call.newest_behind(before), limit],
    )
    .await
}

/// A community's campaigns before `before`, newest first; those that stand somewhere, if that is named. Served by `paid_push_campaigns_by_status` and
/// `paid_push_campaigns_tenant_id`.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, status: Option<Status>, before: Option<Cursor>, limit: i64) -> Stored<Vec<Campaign>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", campaign_columns!(), "
                   FROM paid_push_campaigns
                  WHERE tenant_id = $1 AND ($2::text IS NULL OR status = $2) AND id ", before!(), " $3
                  ORDER BY id ", order!(), "
                  LIMIT $4")),
        params![status, call.newest_behind(before), limit],
    )
    .await
}

/// How many campaigns of a member nobody has decided about.
pub async fn undecided(tx: &mut Tx, owner: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM paid_push_campaigns WHERE tenant_id = $1 AND user_id = $2 AND status IN ('draft', 'pending_review')",
        params![owner],
    )
    .await
}

/// Notes that a member opened a campaign, if it is the first time. Of several at once one is.
pub async fn open(tx: &mut Tx, id: CampaignId, member: MemberId, day: &str) -> Stored<bool> {
    let now = tx.now();
    let opened = tx
        .run(
            "UPDATE paid_push_campaign_sends
                SET opened_at = $4, opened_on = $5
              WHERE tenant_id = $1 AND campaign_id = $2 AND user_id = $3 AND opened_at IS NULL",
            params![id, member, now, day],
        )
        .await?;
    Ok(opened == 1)
}

/// Counts an opening.
pub async fn count_opening(tx: &mut Tx, id: CampaignId) -> Stored<u64> {
    tx.run("UPDATE paid_push_campaigns SET open_count = open_count + 1 WHERE tenant_id = $1 AND id = $2", params![id])
        .await
}

/// What a campaign says, if a member got it.
#[rustfmt::skip::macros(concat)]
pub async fn as_sent(tx: &mut Tx, id: CampaignId, member: MemberId) -> Stored<Option<Campaign>> {
    tx.optional(
        concat!("SELECT ", campaign_columns!("c"), "
               FROM paid_push_campaigns c
               JOIN paid_push_campaign_sends s ON s.tenant_id = $1 AND s.campaign_id = c.id AND s.user_id = $3
              WHERE c.tenant_id = $1 AND c.id = $2"),
        params![id, member],
    )
    .await
}

record! {
    /// What happened on a day.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Day {
        /// The day.
        pub day: String,
        /// How many got a campaign then.
        pub sends: i64,
        /// How many opened it then.
        pub opens: i64,
    }
}

/// What happened to a campaign by day, the last `limit` days first. Served by `paid_push_campaign_sends_once`.
pub async fn days(call: &Call, id: CampaignId, limit: i64) -> Stored<Vec<Day>> {
    call.all(
        "SELECT day, CAST(SUM(sends) AS BIGINT) AS sends, CAST(SUM(opens) AS BIGINT) AS opens
           FROM (SELECT sent_on AS day, COUNT(*) AS sends, 0 AS opens
                   FROM paid_push_campaign_sends
                  WHERE tenant_id = $1 AND campaign_id = $2
                  GROUP BY sent_on
                  UNION ALL
                 SELECT opened_on AS day, 0 AS sends, COUNT(*) AS opens
                   FROM paid_push_campaign_sends
                  WHERE tenant_id = $1 AND campaign_id = $2 AND opened_on IS NOT NULL
                  GROUP BY opened_on) d
          GROUP BY day
          ORDER BY day DESC
          LIMIT $3",
        params![id, limit],
    )
    .await
}

/// How many campaigns stand where. Served by `paid_push_campaigns_by_status`.
pub async fn by_status(call: &Call) -> Stored<Vec<(Status, i64)>> {
    call.all("SELECT status, COUNT(*) FROM paid_push_campaigns WHERE tenant_id = $1 GROUP BY status", params![]).await
}

record! {
    /// What a month brought.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Month {
        /// How many messages went out.
        pub sends: i64,
        /// How many were opened.
        pub opens: i64,
        /// What they cost, in cents.
        pub revenue: i64,
    }
}

/// What happened since a day. Served by `paid_push_campaign_sends_sent` and `paid_push_campaign_sends_opened`.
pub async fn since(call: &Call, day: &str) -> Stored<Month> {
    call.one(
        "SELECT (SELECT COUNT(*) FROM paid_push_campaign_sends WHERE tenant_id = $1 AND sent_on >= $2) AS sends,
                (SELECT COUNT(*) FROM paid_push_campaign_sends WHERE tenant_id = $1 AND opened_on >= $2) AS opens,
                (SELECT CAST(COALESCE(SUM(c.cost_per_send), 0) AS BIGINT)
                   FROM paid_push_campaign_sends s
                   JOIN paid_push_campaigns c ON c.tenant_id = $1 AND c.id = s.campaign_id
                  WHERE s.tenant_id = $1 AND s.sent_on >= $2) AS revenue",
        params![day],
    )
    .await
}

record! {
    /// A campaign whose moment has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Due {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// `paid_push_campaigns.id`.
        pub id: CampaignId,
    }
}

/// Campaigns of all communities whose moment has come, the longest first. Served by `paid_push_campaigns_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id FROM paid_push_campaigns
              WHERE status = 'scheduled' AND scheduled_at <= $1
              ORDER BY scheduled_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}
