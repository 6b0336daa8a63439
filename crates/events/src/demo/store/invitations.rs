//! Demo invitations: a campaign that has been issued, those whom it invited and who have not answered, and a link.

use serde_json::json;

use crate::base::Timestamp;
use crate::call::Tx;
use crate::db::Stored;
use crate::insert;
use crate::invitations::model::{Audience, CampaignStatus, Kind, Status};
use crate::model::Registration;

/// Writes invitations to an event.
pub(super) async fn insert_invitations(
    tx: &mut Tx,
    tenant: i64,
    (event, organizer): (i64, i64),
    invited: &[i64],
    now: Timestamp,
) -> Stored<()> {
    let count = i64::try_from(invited.len()).unwrap_or_default();
    let (sql, params) = insert! { unscoped into event_invitation_campaigns {
        tenant_id: tenant,
        event_id: event,
        author_id: organizer,
        label: "Neighbours with gardens",
        audience: Audience::Members,
        named: json!([]),
        named_count & invited_count: count,
        skipped_count: 0_i64,
        status: CampaignStatus::Issued,
        version: 3_i64,
        started_at & finished_at: now,
        created_at & updated_at: now,
    } then "RETURNING id" };
    let campaign: i64 = tx.unscoped().one(sql, params).await?;
    for member in invited {
        insert_invited(tx, tenant, (event, organizer), *member, now).await?;
        let (sql, params) = insert! { unscoped into event_invitations {
            tenant_id: tenant,
            event_id: event,
            kind: Kind::Member,
            campaign_id: campaign,
            user_id: *member,
            invited_by: organizer,
            max_uses: 1_i64,
            use_count: 0_i64,
            status: Status::Issued,
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    // Nobody has its secret: whoever wants a link makes another one.
    let hash: [u8; 32] = tx.call().chance().bytes();
    let (sql, params) = insert! { unscoped into event_invitations {
        tenant_id: tenant,
        event_id: event,
        kind: Kind::Link,
        invited_by: organizer,
        label: "Poster in the library",
        token_hash: hash,
        max_uses: 20_i64,
        use_count: 0_i64,
        status: Status::Issued,
        due_at & created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}

async fn insert_invited(
    tx: &mut Tx,
    tenant: i64,
    (event, organizer): (i64, i64),
    member: i64,
    now: Timestamp,
) -> Stored<()> {
    let (sql, params) = insert! { unscoped into event_registrations {
        tenant_id: tenant,
        event_id: event,
        user_id: member,
        capacity_pool: "event",
        state: Registration::Invited,
        version: 1_i64,
        invited_at & created_at & updated_at: now,
    } then "RETURNING id" };
    let registration: i64 = tx.unscoped().one(sql, params).await?;
    let (sql, params) = insert! { unscoped into event_registration_history {
        tenant_id: tenant,
        registration_id: registration,
        to_state: Registration::Invited,
        version: 1_i64,
        actor_id: organizer,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
