//! Who gets a campaign.

use serde_json::json;

use crate::base::{DomainEventId, MemberId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::notifications::campaigns::model::{Audience, Campaign, CampaignId};
use crate::{params, record};

/// Members who may come in, opted in, have not switched push messages off, have neither muted nor blocked the owner `$2` nor are blocked by them, have
/// the points `$3` and, if `$4`, are between the latitudes and longitudes `$5` to `$8`.
macro_rules! audience {
    () => {
        "FROM users u
          WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND u.id <> $2
            AND CAST(u.notification_preferences ->> 'push_campaigns_opted_in' AS TEXT) IN ('1', 'true')
            AND COALESCE(CAST(u.notification_preferences ->> 'push_enabled' AS TEXT), '1') NOT IN ('0', 'false')
            AND NOT EXISTS (SELECT 1 FROM user_mutes m WHERE m.tenant_id = $1 AND m.user_id = u.id AND m.muted_user_id = $2)
            AND NOT EXISTS (SELECT 1 FROM user_blocks b
                             WHERE b.tenant_id = $1 AND (b.user_id = $2 AND b.blocked_user_id = u.id OR b.user_id = u.id AND b.blocked_user_id = $2))
            AND ($3::bigint IS NULL OR (SELECT COALESCE(SUM(x.points), 0) FROM xp_entries x WHERE x.tenant_id = $1 AND x.user_id = u.id) >= $3)
            AND (NOT $4 OR (u.latitude BETWEEN $5 AND $6 AND u.longitude BETWEEN $7 AND $8))"
    };
}

/// The arguments of `audience!`, and more. Rounding moves a place by less than a kilometre in each direction.
macro_rules! bound {
    ($owner:expr, $audience:expr $(, $more:expr)*) => {{
        let square = $audience.place.map(|circle| crate::base::place::Circle { radius_km: circle.radius_km + 1.0, ..circle }.square());
        params![
            $owner,
            $audience.points(),
            square.is_some(),
            square.map_or(0.0, |square| square.south),
            square.map_or(0.0, |square| square.north),
            square.map_or(0.0, |square| square.west),
            square.map_or(0.0, |square| square.east)
            $(, $more)*
        ]
    }};
}

record! {
    /// Somebody who may get a campaign.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Candidate {
        /// Who.
        pub id: MemberId,
        /// Degrees north of where they are.
        pub latitude: Option<f64>,
        /// Degrees east of it.
        pub longitude: Option<f64>,
    }
}

impl Candidate {
    /// Where they are.
    #[must_use]
    pub fn place(&self) -> Option<(f64, f64)> {
        self.latitude.zip(self.longitude)
    }
}

/// How many would get something, wherever they are.
#[rustfmt::skip::macros(concat)]
pub async fn count(call: &Call, owner: MemberId, audience: &Audience) -> Stored<i64> {
    call.one(concat!("SELECT COUNT(*) ", audience!()), bound!(owner, audience)).await
}

/// Those who may get something in the square around the audience's place. Served by `users_by_place`.
#[rustfmt::skip::macros(concat)]
pub async fn around(call: &Call, owner: MemberId, audience: &Audience) -> Stored<Vec<Candidate>> {
    call.all(concat!("SELECT u.id, u.latitude, u.longitude ", audience!()), bound!(owner, audience)).await
}

/// The next of those who may get a campaign and have not got it, after `after` by id; held, so that nobody switches it off meanwhile.
#[rustfmt::skip::macros(concat)]
pub async fn next(tx: &mut Tx, campaign: &Campaign, after: MemberId, limit: i64) -> Stored<Vec<Candidate>> {
    tx.all(
        concat!("SELECT u.id, u.latitude, u.longitude ", audience!(), "
            AND u.id > $9
            AND NOT EXISTS (SELECT 1 FROM paid_push_campaign_sends s WHERE s.tenant_id = $1 AND s.campaign_id = $10 AND s.user_id = u.id)
          ORDER BY u.id
          LIMIT $11
            FOR NO KEY UPDATE OF u"),
        bound!(campaign.user_id, campaign.audience(), after, campaign.id, limit),
    )
    .await
}

/// Notes that members get a campaign. Gives those who had not got it. One statement.
pub async fn note(tx: &mut Tx, campaign: CampaignId, members: &[MemberId], day: &str) -> Stored<Vec<MemberId>> {
    let now = tx.now();
    tx.all(
        "INSERT INTO paid_push_campaign_sends (tenant_id, campaign_id, user_id, sent_at, sent_on)
         SELECT $1, $2, u.id, $4, $5
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = ANY($3)
          ORDER BY u.id
             ON CONFLICT (tenant_id, campaign_id, user_id) DO NOTHING
         RETURNING user_id",
        params![campaign, members, now, day],
    )
    .await
}

/// Counts those who got a campaign.
pub async fn count_sent(tx: &mut Tx, campaign: CampaignId, sent: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE paid_push_campaigns
            SET send_count = send_count + $3, total_cost = (send_count + $3) * cost_per_send, updated_at = $4
          WHERE tenant_id = $1 AND id = $2",
        params![campaign, sent, now],
    )
    .await
}

/// Writes a campaign's message down for those of some members who have a browser or a phone. Gives the messages' ids. One statement.
pub async fn push(
    tx: &mut Tx,
    event: DomainEventId,
    campaign: &Campaign,
    members: &[MemberId],
    (kind, link): (&str, &str),
) -> Stored<Vec<i64>> {
    let (now, options) = (tx.now(), json!({ "tag": format!("push-campaign-{}", campaign.id.get()) }));
    tx.all(
        "INSERT INTO push_queue (tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status, created_at)
         SELECT $1, u.id, $2, $4, $5, $6, $7, $8, FALSE, 'pending', $9
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = ANY($3)
            AND (EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.tenant_id = $1 AND s.user_id = u.id)
                 OR EXISTS (SELECT 1 FROM fcm_device_tokens d WHERE d.tenant_id = $1 AND d.user_id = u.id))
             ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
         RETURNING id",
        params![event, members, kind, &campaign.title, &campaign.body, link, &options, now],
    )
    .await
}

/// Whether whose campaign it is may still take part.
pub async fn is_standing(tx: &mut Tx, owner: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND status = 'active' AND deleted_at IS NULL)",
        params![owner],
    )
    .await
}
