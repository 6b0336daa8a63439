//! The SQL of demo listings.

use crate::call::Tx;
use crate::categories::Kind;
use crate::db::{Json, Stored, bare};
use crate::demo::listings::{Heading, Listed};
use crate::insert;
use crate::listings::actions::index_of;
use crate::listings::reports::{Reason, Status};
use crate::media::{Name, Picture};

pub(in crate::demo) async fn insert_heading(tx: &mut Tx, heading: &Heading) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into categories {
        id: heading.id,
        tenant_id: heading.tenant,
        type: Kind::Listing,
        name: heading.name,
        slug: heading.slug,
        color: heading.color,
        is_active: true,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

/// A listing, its picture first, and what hangs on it. A picture has its listing's number.
pub(in crate::demo) async fn insert_listing(
    tx: &mut Tx,
    listed: &Listed,
    picture: Option<&(Name, Picture)>,
) -> Stored<()> {
    let (tenant, listing) = (listed.tenant, &listed.listing);
    if let Some((name, picture)) = picture {
        let bytes = i64::try_from(picture.full.len()).unwrap_or(0);
        let (sql, params) = insert! { unscoped into media_files {
            id: listing.id,
            tenant_id: tenant,
            name: name.to_string(),
            media_type: name.kind().media_type(),
            bytes,
            width: picture.width,
            height: picture.height,
            created_at: listing.created_at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    let index = index_of(tenant, listing, listing.created_at);
    let (sql, params) = insert! { unscoped into listings {
        id: listing.id,
        tenant_id: tenant,
        user_id: listing.user_id,
        category_id: listing.category_id,
        title: &listing.title,
        description: &listing.description,
        type: listing.side,
        status: listing.status,
        moderation_status: listing.moderation,
        location: &listing.location,
        latitude: listing.latitude,
        longitude: listing.longitude,
        point_x: index.point.map(|(x, ..)| x),
        point_y: index.point.map(|(_, y, _)| y),
        point_z: index.point.map(|(.., z)| z),
        hours_estimate: listing.hours_estimate,
        service_type: listing.service_type,
        federated_visibility: listing.federated_visibility,
        sdg_goals: Json(&listing.sdg_goals),
        cover_id: picture.map(|_| listing.id),
        renewal_count: 0,
        view_count: listing.view_count,
        contact_count: 0,
        save_count: listing.save_count,
        featured_until: listing.featured_until,
        submitted_at: listing.submitted_at,
        submission: listing.submission,
        published_at: listing.published_at,
        ranking: index.ranking,
        search_text: index.words,
        created_at & updated_at: listing.created_at,
    } };
    tx.unscoped().run(sql, params).await?;
    if let Some(submission) = listing.submission {
        let (sql, params) = insert! { unscoped into listing_submissions {
            id: submission,
            tenant_id: tenant,
            listing_id: listing.id,
            made_at: listing.created_at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    for tag in listed.tags {
        let (sql, params) = insert! { unscoped into listing_tags {
            tenant_id: tenant,
            listing_id: listing.id,
            tag: *tag,
            bare_tag: bare(tag),
            is_listed: listing.is_indexed(),
        } };
        tx.unscoped().run(sql, params).await?;
    }
    for (member, at) in &listed.saves {
        let (sql, params) = insert! { unscoped into listing_saves {
            tenant_id: tenant,
            listing_id: listing.id,
            user_id: *member,
            created_at: *at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    for (member, day) in &listed.views {
        let (sql, params) = insert! { unscoped into listing_views {
            tenant_id: tenant,
            listing_id: listing.id,
            user_id: *member,
            day: *day,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    if let Some((member, at)) = listed.report {
        let (sql, params) = insert! { unscoped into listing_reports {
            tenant_id: tenant,
            listing_id: listing.id,
            user_id: member,
            reason: Reason::Misleading,
            details: "It asks for money beside the hours.",
            status: Status::Pending,
            created_at: at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}
