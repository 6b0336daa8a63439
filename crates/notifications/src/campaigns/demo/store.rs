//! What writes push campaigns of the demo.

use chrono::TimeDelta;
use serde_json::json;

use crate::base::Timestamp;
use crate::call::{DemoTown, Tx};
use crate::campaigns::model::{Advertiser, Status, day};
use crate::db::Stored;
use crate::{insert, params};

/// What a member who gets one costs, in cents.
const COST: i64 = 5;

/// So many members of a community opted in.
const OPTED_IN: usize = 24;

/// A campaign, and how far it came so many days ago.
struct Sketch {
    name: &'static str,
    title: &'static str,
    body: &'static str,
    advertiser: Advertiser,
    status: Status,
    age: i64,
}

const SKETCHES: [Sketch; 3] = [
    Sketch {
        name: "Spring bikes",
        title: "Your bicycle is waiting for spring",
        body: "The workshop at the quay looks at brakes and lights for free this week.",
        advertiser: Advertiser::Sme,
        status: Status::Sent,
        age: 2,
    },
    Sketch {
        name: "Choir evening",
        title: "Sing with us on Thursday",
        body: "The choir of the old school looks for all voices.",
        advertiser: Advertiser::Verein,
        status: Status::PendingReview,
        age: 1,
    },
    Sketch {
        name: "Market day",
        title: "The market has moved",
        body: "This month it is on the green.",
        advertiser: Advertiser::Gemeinde,
        status: Status::Draft,
        age: 0,
    },
];

/// Writes a community's campaigns, and who opted in to them.
pub(super) async fn insert_campaigns(tx: &mut Tx, town: &DemoTown<'_>) -> Stored<()> {
    let readers: Vec<i64> = town.people.iter().take(OPTED_IN).copied().collect();
    opt_in(tx, town.id, &readers).await?;
    // The second of those who sign in as first advertises; the others of them get it.
    let Some(owner) = town.people.get(1) else { return Ok(()) };
    for sketch in &SKETCHES {
        let then = town.now - TimeDelta::days(sketch.age);
        let readers: Vec<i64> = readers.iter().filter(|reader| *reader != owner).copied().collect();
        let is_sent = sketch.status == Status::Sent;
        let reached = if is_sent { readers.as_slice() } else { &[] };
        let campaign = insert_campaign(tx, (town.id, *owner), sketch, then, reached.len()).await?;
        for (number, reader) in reached.iter().enumerate() {
            // Some have opened it; those to sign in as have not.
            let is_opened = is_opened(number);
            insert_send(tx, (town.id, campaign, *reader), then, is_opened.then_some(town.now)).await?;
        }
    }
    Ok(())
}

fn is_opened(number: usize) -> bool {
    number > 4 && number.is_multiple_of(3)
}

async fn opt_in(tx: &mut Tx, tenant: i64, members: &[i64]) -> Stored<u64> {
    tx.unscoped()
        .run(
            "UPDATE users SET notification_preferences = $3 WHERE tenant_id = $1 AND id = ANY($2)",
            params![tenant, members, &json!({ "push_campaigns_opted_in": 1 })],
        )
        .await
}

async fn insert_campaign(
    tx: &mut Tx,
    (tenant, owner): (i64, i64),
    sketch: &Sketch,
    then: Timestamp,
    reached: usize,
) -> Stored<i64> {
    let count = |many: usize| i64::try_from(many).unwrap_or(0);
    let (sends, opens) = (count(reached), count((0..reached).filter(|number| is_opened(*number)).count()));
    let is_sent = sketch.status == Status::Sent;
    let (sql, params) = insert! { unscoped into paid_push_campaigns {
        tenant_id: tenant,
        user_id: owner,
        name: sketch.name,
        title: sketch.title,
        body: sketch.body,
        advertiser_type: sketch.advertiser,
        cta_url: "https://harbour.example/spring",
        cost_per_send: COST,
        status: sketch.status,
        send_count: sends,
        open_count: opens,
        total_cost: sends * COST,
        version: 1_i64,
        submitted_at: (sketch.status != Status::Draft).then_some(then),
        decided_at & started_at & finished_at: is_sent.then_some(then),
        created_at & updated_at: then,
    } then "RETURNING id" };
    tx.unscoped().one(sql, params).await
}

async fn insert_send(
    tx: &mut Tx,
    (tenant, campaign, reader): (i64, i64, i64),
    then: Timestamp,
    opened: Option<Timestamp>,
) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into paid_push_campaign_sends {
        tenant_id: tenant,
        campaign_id: campaign,
        user_id: reader,
        sent_at: then,
        sent_on: day(then, "UTC"),
        opened_at: opened,
        opened_on: opened.map(|opened| day(opened, "UTC")),
    } };
    tx.unscoped().run(sql, params).await
}
