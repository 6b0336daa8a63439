//! What the marketplace holds of a member. Rows of listings stay without words, because orders of others point at them.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "marketplace_listing_images",
        "marketplace_pictures",
        "SELECT i.listing_id, i.alt_text, f.name, f.media_type, f.bytes FROM marketplace_listing_images i JOIN media_files f ON f.tenant_id = i.tenant_id AND f.id = i.file_id WHERE i.tenant_id = $1 AND i.listing_id IN (SELECT id FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2) ORDER BY i.id",
        &[
            "DELETE FROM marketplace_listing_images WHERE tenant_id = $1 AND listing_id IN (SELECT id FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2)",
        ],
    )
    .with_files("SELECT file_id FROM marketplace_listing_images WHERE tenant_id = $1 AND listing_id IN (SELECT id FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2) UNION SELECT video_id FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2 AND video_id IS NOT NULL"),
    Holding::both(
        "marketplace_saves",
        "marketplace_saves",
        "SELECT s.listing_id, l.title, s.created_at FROM marketplace_saves s JOIN marketplace_listings l ON l.tenant_id = s.tenant_id AND l.id = s.listing_id WHERE s.tenant_id = $1 AND s.user_id = $2 ORDER BY s.id",
        &[
            "UPDATE marketplace_listings SET saves_count = saves_count - 1 WHERE tenant_id = $1 AND saves_count > 0 AND id IN (SELECT listing_id FROM marketplace_saves WHERE tenant_id = $1 AND user_id = $2)",
            "DELETE FROM marketplace_saves WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "marketplace_collection_items",
        "marketplace_collection_items",
        "SELECT i.collection_id, i.listing_id, i.note, i.created_at FROM marketplace_collection_items i JOIN marketplace_collections c ON c.tenant_id = i.tenant_id AND c.id = i.collection_id WHERE i.tenant_id = $1 AND c.user_id = $2 ORDER BY i.id",
        &[
            "DELETE FROM marketplace_collection_items WHERE tenant_id = $1 AND collection_id IN (SELECT id FROM marketplace_collections WHERE tenant_id = $1 AND user_id = $2)",
        ],
    ),
    Holding::both(
        "marketplace_collections",
        "marketplace_collections",
        "SELECT id, name, description, is_public, created_at FROM marketplace_collections WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM marketplace_collections WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "marketplace_search_finds",
        "marketplace_search_finds",
        "SELECT f.search_id, f.listing_id, f.found_at, f.told_at FROM marketplace_search_finds f JOIN marketplace_saved_searches s ON s.tenant_id = f.tenant_id AND s.id = f.search_id WHERE f.tenant_id = $1 AND s.user_id = $2 ORDER BY f.id",
        &[
            "DELETE FROM marketplace_search_finds WHERE tenant_id = $1 AND search_id IN (SELECT id FROM marketplace_saved_searches WHERE tenant_id = $1 AND user_id = $2)",
        ],
    ),
    Holding::both(
        "marketplace_saved_searches",
        "marketplace_saved_searches",
        "SELECT name, search_query, filters, alert_frequency, alert_channel, created_at FROM marketplace_saved_searches WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM marketplace_saved_searches WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "marketplace_shipping_options",
        "marketplace_shipping_options",
        "SELECT o.courier_name, o.courier_code, CAST(o.price AS DOUBLE PRECISION) / 100 AS price, o.currency, o.estimated_days, o.created_at FROM marketplace_shipping_options o JOIN marketplace_seller_profiles p ON p.tenant_id = o.tenant_id AND p.id = o.seller_profile_id WHERE o.tenant_id = $1 AND p.user_id = $2 ORDER BY o.id",
        &[
            "UPDATE marketplace_shipping_options SET is_default = FALSE, is_active = FALSE, courier_name = '-', courier_code = NULL, updated_at = $3 WHERE tenant_id = $1 AND seller_profile_id IN (SELECT id FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2)",
        ],
    ),
    Holding::both(
        "marketplace_pickup_slots",
        "marketplace_pickup_slots",
        "SELECT s.slot_start, s.slot_end, s.capacity, s.booked_count, s.created_at FROM marketplace_pickup_slots s JOIN marketplace_seller_profiles p ON p.tenant_id = s.tenant_id AND p.id = s.seller_profile_id WHERE s.tenant_id = $1 AND p.user_id = $2 ORDER BY s.id",
        &[
            "UPDATE marketplace_pickup_slots SET is_active = FALSE, updated_at = $3 WHERE tenant_id = $1 AND seller_profile_id IN (SELECT id FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2)",
        ],
    ),
    Holding::both(
        "marketplace_seller_profiles",
        "marketplace_seller",
        "SELECT display_name, bio, avatar_url, cover_image_url, seller_type, business_name, business_verified, is_suspended, total_sales, total_ratings, joined_marketplace_at FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2",
        &[
            "UPDATE marketplace_seller_profiles SET display_name = NULL, bio = NULL, avatar_url = NULL, cover_image_url = NULL, business_name = NULL, marketplace_suspension_report_id = NULL, updated_at = $3 WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::nothing("marketplace_listing_views"),
    Holding::nothing("marketplace_categories"),
    Holding::both(
        "marketplace_listings",
        "marketplace_listings",
        "SELECT id, title, description, tagline, CAST(price AS DOUBLE PRECISION) / 100 AS price, price_currency, price_type, CAST(time_credit_price AS DOUBLE PRECISION) / 100 AS time_credit_price, condition, quantity, inventory_count, location, latitude, longitude, delivery_method, status, moderation_status, template_data, created_at, updated_at FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "UPDATE marketplace_listings SET title = '-', description = '', tagline = NULL, status = 'removed', location = NULL, latitude = NULL, longitude = NULL, point_x = NULL, point_y = NULL, point_z = NULL, template_data = NULL, video_id = NULL, moderation_notes = NULL, promoted_until = NULL, promotion_type = NULL, marketplace_enforcement_report_id = NULL, search_text = '', updated_at = $3 WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
];
