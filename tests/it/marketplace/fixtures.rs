//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use super::category;
use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things};

/// This area.
pub struct Area;

/// What is done with somebody else's listing.
const OTHERS: &[Operation] =
    &[Operation::GetMarketplaceListing, Operation::SaveMarketplaceListing, Operation::UnsaveMarketplaceListing];

fn is_ours(operation: Operation) -> bool {
    operation.row().area.starts_with("marketplace")
}

async fn listing(things: &mut Things<'_>, name: &'static str, seller: i64) {
    let (town, now) = (things.town, things.town.clock.now());
    let sql = "INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price_currency, price_type, price_rank, quantity,
                   is_oversold_protected, shipping_available, local_pickup, delivery_method, seller_type, status, moderation_status,
                   saves_count, contacts_count, renewal_count, search_text, expires_at, created_at, updated_at)
               VALUES ($1, $2, 'Table', 'Oak.', 'EUR', 'fixed', -1, 1, TRUE, FALSE, TRUE, 'pickup', 'private', 'active', 'approved', 0, 0, 0,
                   'table', $4, $3, $3)
               RETURNING id";
    let end = now + chrono::TimeDelta::days(30);
    things.insert(name, sql, params![town.harbour, seller, now, end]).await;
    let read = "INSERT INTO marketplace_listing_views (listing_id, tenant_id, views_count) VALUES ($2, $1, 0)";
    let id = things.id(name).await;
    town.db().run(read, params![town.harbour, id]).await.unwrap();
}

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["marketplace_categories", "marketplace_listings", "marketplace_moderation", "marketplace_seller"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "marketplace_categories",
                "INSERT INTO marketplace_categories (id, tenant_id, parent_id, name, slug, sort_order, is_active, created_at)
         VALUES ({n}, {t}, {n}, 'c', 'c', 0, {yes}, {now})",
            ),
            (
                "marketplace_seller_profiles",
                "INSERT INTO marketplace_seller_profiles (id, tenant_id, user_id, seller_type, business_verified, is_suspended, total_sales,
                total_ratings, is_community_endorsed, joined_marketplace_at, updated_at)
         VALUES ({n}, {t}, {n}, 'private', {no}, {no}, 0, 0, {no}, {now}, {now})",
            ),
            (
                "marketplace_listings",
                "INSERT INTO marketplace_listings (id, tenant_id, user_id, category_id, title, description, price_currency, price_type,
                price_rank, quantity, is_oversold_protected, shipping_available, local_pickup, delivery_method, seller_type, status,
                moderation_status, saves_count, contacts_count, renewal_count, video_id, search_text, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'l', 'l', 'EUR', 'fixed', -1, 1, {yes}, {no}, {yes}, 'pickup', 'private', 'active', 'approved', 0, 0,
                0, {n}, 'l', {now}, {now})",
            ),
            (
                "marketplace_listing_views",
                "INSERT INTO marketplace_listing_views (id, listing_id, tenant_id, views_count) VALUES ({n}, {n}, {t}, 0)",
            ),
            (
                "marketplace_listing_images",
                "INSERT INTO marketplace_listing_images (id, tenant_id, listing_id, file_id, sort_order, created_at)
         VALUES ({n}, {t}, {n}, {n}, 0, {now})",
            ),
            (
                "marketplace_saves",
                "INSERT INTO marketplace_saves (id, tenant_id, listing_id, user_id, created_at) VALUES ({n}, {t}, {n}, {n}, {now})",
            ),
            (
                "marketplace_shipping_options",
                "INSERT INTO marketplace_shipping_options (id, tenant_id, seller_profile_id, courier_name, price, currency, is_default,
                is_active, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'c', 0, 'EUR', {no}, {yes}, {now}, {now})",
            ),
            (
                "marketplace_pickup_slots",
                "INSERT INTO marketplace_pickup_slots (id, tenant_id, seller_profile_id, slot_start, slot_end, capacity, booked_count,
                is_recurring, is_active, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {now}, '2026-01-05T13:00:00.000000Z', 1, 0, {no}, {yes}, {now}, {now})",
            ),
            (
                "marketplace_saved_searches",
                "INSERT INTO marketplace_saved_searches (id, tenant_id, user_id, name, filters, alert_frequency, alert_channel, alerted_at,
                created_at)
         VALUES ({n}, {t}, {n}, 's', '{}', 'daily', 'both', {now}, {now})",
            ),
            (
                "marketplace_collections",
                "INSERT INTO marketplace_collections (id, tenant_id, user_id, name, is_public, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'c', {no}, {now}, {now})",
            ),
            (
                "marketplace_collection_items",
                "INSERT INTO marketplace_collection_items (id, tenant_id, collection_id, listing_id, created_at)
         VALUES ({n}, {t}, {n}, {n}, {now})",
            ),
        ]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("marketplace_listings", "marketplace_enforcement_report_id", "it says why; the report may be gone"),
            ("marketplace_seller_profiles", "marketplace_suspension_report_id", "it says why; the report may be gone"),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::CreateMarketplaceListing, "categories are the community's"),
            (Operation::GetMarketplaceCategoryTemplate, "categories are the community's"),
            (Operation::GetMarketplaceListing, "things for sale are for others"),
            (Operation::ListMarketplaceListings, "what is listed is for everybody"),
            (Operation::ListNearbyMarketplaceListings, "categories are the community's"),
            (Operation::GetMarketplaceSeller, "sellers are for others"),
            (Operation::ListMarketplaceSellerListings, "sellers are for others"),
            (Operation::ListMarketplaceSellerShippingOptions, "sellers are for others"),
            (Operation::SaveMarketplaceListing, "one saves others' things"),
            (Operation::UnsaveMarketplaceListing, "and lets them go"),
        ]
    }

    fn unmoved(&self) -> &'static [Operation] {
        // Without a place it says so, whatever category is named.
        &[Operation::ListNearbyMarketplaceListings]
    }

    fn queries(&self) -> OfOperations {
        &[(Operation::ListNearbyMarketplaceListings, "latitude=53.27&longitude=-9.05")]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("MarketplaceListing", &["marketplaceListing(id: $own_marketplace_listing)"])]
    }

    /// Stock and moderation are its seller's and the staff's.
    fn apart(&self) -> Pairs {
        &[
            ("MarketplaceListing.isOversoldProtected", "null: other broker; yes: member admin super far-super"),
            ("MarketplaceListing.moderationStatus", "null: other broker; yes: member admin super far-super"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            (
                "createMarketplaceListing",
                "{ title: \"Oak table\", description: \"Seats six.\", categoryId: $marketplace_category }",
            ),
            ("updateMarketplaceListing", "{ listingId: $own_marketplace_listing, title: \"Oak desk\" }"),
            ("saveMarketplaceSellerProfile", "{ bio: \"Tables.\" }"),
            ("updateMarketplaceShippingOption", "{ shippingOptionId: $shipping_option, price: 5 }"),
            (
                "createMarketplacePickupSlot",
                "{ slotStart: \"2099-05-01T10:00:00Z\", slotEnd: \"2099-05-01T12:00:00Z\" }",
            ),
            ("updateMarketplacePickupSlot", "{ pickupSlotId: $pickup_slot, capacity: 6 }"),
            ("updateMarketplaceInventory", "{ listingId: $own_marketplace_listing, inventoryCount: 3 }"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("updateMarketplaceInventory data", "listing { inventoryCount }"),
            ("bulkActOnMarketplaceListings data.requested", "as many as were named"),
            ("bulkRejectMarketplaceListings data.failed", "those that were named and are not in rejected"),
            ("bulkRejectMarketplaceListings data.skipped_ids", "whatever was not rejected shows its status"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &[
            "marketplace_listing",
            "own_marketplace_listing",
            "marketplace_category",
            "marketplace_seller",
            "shipping_option",
            "pickup_slot",
        ]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "marketplace_listing" => listing(things, name, things.friend.id).await,
            "own_marketplace_listing" => listing(things, name, things.member.id).await,
            "marketplace_category" => {
                let made = category(things.town, &format!("category{}", things.number)).await;
                things.keep(name, made);
            }
            "marketplace_seller" => {
                let sql = "INSERT INTO marketplace_seller_profiles (tenant_id, user_id, seller_type, business_name, business_verified, is_suspended,
                               total_sales, total_ratings, is_community_endorsed, joined_marketplace_at, updated_at)
                           VALUES ($1, $2, 'business', 'Shop', FALSE, FALSE, 0, 0, FALSE, $3, $3)
                               ON CONFLICT (tenant_id, user_id) DO UPDATE SET seller_type = 'business', business_name = 'Shop'
                           RETURNING id";
                let (town, member, now) = (things.town.harbour, things.member.id, things.town.clock.now());
                things.insert(name, sql, params![town, member, now]).await;
            }
            "shipping_option" => {
                let seller = things.id("marketplace_seller").await;
                let sql = "INSERT INTO marketplace_shipping_options (tenant_id, seller_profile_id, courier_name, price, currency, is_default,
                               is_active, created_at, updated_at)
                           VALUES ($1, $2, 'Post', 450, 'EUR', FALSE, TRUE, $3, $3)
                           RETURNING id";
                let (town, now) = (things.town.harbour, things.town.clock.now());
                things.insert(name, sql, params![town, seller, now]).await;
            }
            "pickup_slot" => {
                let seller = things.id("marketplace_seller").await;
                let sql = "INSERT INTO marketplace_pickup_slots (tenant_id, seller_profile_id, slot_start, slot_end, capacity, booked_count,
                               is_recurring, is_active, created_at, updated_at)
                           VALUES ($1, $2, $3, $4, 1, 0, FALSE, TRUE, $3, $3)
                           RETURNING id";
                let (town, now) = (things.town.harbour, things.town.clock.now());
                things.insert(name, sql, params![town, seller, now, now + chrono::TimeDelta::hours(1)]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !is_ours(operation) {
            return None;
        }
        Some(match (collection, segment) {
            ("sellers", _) if operation.row().path.starts_with("/api/v2/admin") => {
                things.get("marketplace_seller").await
            }
            ("sellers", _) => {
                things.get("marketplace_seller").await;
                json!(things.member.id)
            }
            ("shipping-options", _) => things.get("shipping_option").await,
            ("pickup-slots", _) => things.get("pickup_slot").await,
            ("categories", "{slug}") => json!("chairs"),
            ("categories", _) => things.get("marketplace_category").await,
            ("listings", _) if OTHERS.contains(&operation) => things.get("marketplace_listing").await,
            ("listings", _) => things.get("own_marketplace_listing").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !is_ours(operation) {
            return None;
        }
        Some(match name {
            "category_id" => things.get("marketplace_category").await,
            "listing_ids" => json!([things.get("own_marketplace_listing").await]),
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !field.to_lowercase().contains("marketplace") {
            return None;
        }
        Some(match (argument, field) {
            ("listingId", "saveMarketplaceListing" | "unsaveMarketplaceListing") => {
                things.get("marketplace_listing").await
            }
            ("listingId" | "listingIds", _) | ("id", "marketplaceListing") => {
                things.get("own_marketplace_listing").await
            }
            ("sellerId", "marketplaceListings") => json!(things.friend.id),
            ("sellerId", _) | ("id", "marketplaceSeller") => things.get("marketplace_seller").await,
            ("shippingOptionId", _) => things.get("shipping_option").await,
            ("pickupSlotId", _) => things.get("pickup_slot").await,
            ("categoryId", _) => things.get("marketplace_category").await,
            ("slug", _) => json!("chairs"),
            _ => return None,
        })
    }
}
