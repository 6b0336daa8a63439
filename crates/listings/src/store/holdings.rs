//! What listings hold of a member. Their rows stay without words, because exchanges of others point at them.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "listing_images",
        "listing_pictures",
        "SELECT i.listing_id, i.alt_text, f.name, f.media_type, f.bytes FROM listing_images i JOIN media_files f ON f.tenant_id = i.tenant_id AND f.id = i.file_id WHERE i.tenant_id = $1 AND i.listing_id IN (SELECT id FROM listings WHERE tenant_id = $1 AND user_id = $2) ORDER BY i.id",
        &[
            "DELETE FROM listing_images WHERE tenant_id = $1 AND listing_id IN (SELECT id FROM listings WHERE tenant_id = $1 AND user_id = $2)",
        ],
    )
    .with_files("SELECT file_id FROM listing_images WHERE tenant_id = $1 AND listing_id IN (SELECT id FROM listings WHERE tenant_id = $1 AND user_id = $2) UNION SELECT cover_id FROM listings WHERE tenant_id = $1 AND user_id = $2 AND cover_id IS NOT NULL"),
    Holding::both(
        "listing_tags",
        "listing_tags",
        "SELECT listing_id, tag FROM listing_tags WHERE tenant_id = $1 AND listing_id IN (SELECT id FROM listings WHERE tenant_id = $1 AND user_id = $2) ORDER BY id",
        &[
            "DELETE FROM listing_tags WHERE tenant_id = $1 AND listing_id IN (SELECT id FROM listings WHERE tenant_id = $1 AND user_id = $2)",
        ],
    ),
    Holding::erased("listing_contacts", &[
        "DELETE FROM listing_contacts WHERE tenant_id = $1 AND user_id = $2",
    ]),
    Holding::both(
        "listing_saves",
        "saved_listings",
        "SELECT s.listing_id, l.title, s.created_at FROM listing_saves s JOIN listings l ON l.tenant_id = s.tenant_id AND l.id = s.listing_id WHERE s.tenant_id = $1 AND s.user_id = $2 ORDER BY s.id",
        &[
            "UPDATE listings SET save_count = save_count - 1 WHERE tenant_id = $1 AND save_count > 0 AND id IN (SELECT listing_id FROM listing_saves WHERE tenant_id = $1 AND user_id = $2)",
            "DELETE FROM listing_saves WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::erased("listing_views", &[
        "DELETE FROM listing_views WHERE tenant_id = $1 AND user_id = $2",
    ]),
    Holding::both(
        "listing_reports",
        "listing_reports",
        "SELECT listing_id, reason, details, status, created_at FROM listing_reports WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "DELETE FROM listing_reports WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::nothing("listing_moderations"),
    Holding::nothing("listing_submissions"),
    Holding::both(
        "listings",
        "listings",
        "SELECT id, title, description, type, status, moderation_status, location, CAST(hours_estimate AS DOUBLE PRECISION) / 100 AS hours_estimate, service_type, availability, created_at, updated_at FROM listings WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "UPDATE listings SET title = '-', description = '', status = 'deleted', location = NULL, latitude = NULL, longitude = NULL, point_x = NULL, point_y = NULL, point_z = NULL, availability = NULL, cover_id = NULL, moderation_reason = NULL, featured_until = NULL, search_text = '', updated_at = $3 WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
];
