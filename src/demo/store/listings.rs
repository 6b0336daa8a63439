//! The SQL of demo listings.

use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::demo::listings::{Heading, Listed};
use crate::listings::actions::index_of;
use crate::media::{Name, Picture};
use crate::params;

pub(in crate::demo) async fn insert_heading(tx: &mut Tx, heading: &Heading) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO categories (id, tenant_id, type, name, slug, color, is_active, created_at)
         VALUES ($1, $2, 'listing', $3, $4, $5, TRUE, $6)",
        params![heading.id, heading.tenant, heading.name, heading.slug, heading.color, now],
    )
    .await
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
        tx.run(
            "INSERT INTO media_files (id, tenant_id, name, media_type, bytes, width, height, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            params![
                listing.id,
                tenant,
                name.to_string(),
                name.kind().media_type(),
                bytes,
                picture.width,
                picture.height,
                listing.created_at
            ],
        )
        .await?;
    }
    let index = index_of(tenant, listing, listing.created_at);
    tx.run(
        "INSERT INTO listings (id, tenant_id, user_id, category_id, title, description, type, status, moderation_status, location,
                               latitude, longitude, point_x, point_y, point_z, hours_estimate, service_type, federated_visibility,
                               sdg_goals, cover_id, renewal_count, view_count, contact_count, save_count, featured_until, ranking,
                               search_text, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, 0, $21, 0, $22, $23, $24,
                 $25, $26, $26)",
        params![
            listing.id,
            tenant,
            listing.user_id,
            listing.category_id,
            &listing.title,
            &listing.description,
            listing.side,
            listing.status,
            listing.moderation,
            &listing.location,
            listing.latitude,
            listing.longitude,
            index.point.map(|(x, ..)| x),
            index.point.map(|(_, y, _)| y),
            index.point.map(|(.., z)| z),
            listing.hours_estimate,
            listing.service_type,
            listing.federated_visibility,
            Json(&listing.sdg_goals),
            picture.map(|_| listing.id),
            listing.view_count,
            listing.save_count,
            listing.featured_until,
            index.ranking,
            index.words,
            listing.created_at
        ],
    )
    .await?;
    for tag in listed.tags {
        tx.run(
            "INSERT INTO listing_tags (tenant_id, listing_id, tag, is_listed) VALUES ($1, $2, $3, TRUE)",
            params![tenant, listing.id, *tag],
        )
        .await?;
    }
    for (member, at) in &listed.saves {
        tx.run(
            "INSERT INTO listing_saves (tenant_id, listing_id, user_id, created_at) VALUES ($1, $2, $3, $4)",
            params![tenant, listing.id, *member, *at],
        )
        .await?;
    }
    for (member, day) in &listed.views {
        tx.run(
            "INSERT INTO listing_views (tenant_id, listing_id, user_id, day) VALUES ($1, $2, $3, $4)",
            params![tenant, listing.id, *member, *day],
        )
        .await?;
    }
    if let Some((member, at)) = listed.report {
        tx.run(
            "INSERT INTO listing_reports (tenant_id, listing_id, user_id, reason, details, status, created_at)
             VALUES ($1, $2, $3, 'misleading', 'It asks for money beside the hours.', 'pending', $4)",
            params![tenant, listing.id, member, at],
        )
        .await?;
    }
    Ok(())
}
