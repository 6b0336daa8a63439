//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use super::{heading, pictured};
use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

/// What is done with somebody else's listing.
const OTHERS: &[Operation] =
    &[Operation::GetListing, Operation::SaveListing, Operation::UnsaveListing, Operation::ReportListing];

/// What staff do with a listing that waits.
const DECISIONS: &[Operation] = &[Operation::ApproveListing, Operation::RejectListing];

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["listing_images", "listing_moderation", "listing_reports", "listing_search", "listing_tags", "listings"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "listings",
        "INSERT INTO listings (id, tenant_id, user_id, category_id, title, description, type, status, moderation_status, service_type,
                federated_visibility, sdg_goals, cover_id, renewal_count, view_count, contact_count, save_count, ranking, search_text,
                created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'l', 'l', 'offer', 'active', 'approved', 'hybrid', 'none', '[]', {n}, 0, 0, 0, 0, 0, 'l', {now},
                {now})",
    ),
            (
        "listing_tags",
        "INSERT INTO listing_tags (id, tenant_id, listing_id, tag, is_listed) VALUES ({n}, {t}, {n}, 'x', {yes})",
    ),
            (
        "listing_saves",
        "INSERT INTO listing_saves (id, tenant_id, listing_id, user_id, created_at) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
            (
        "listing_images",
        "INSERT INTO listing_images (id, tenant_id, listing_id, file_id, sort_order, created_at) VALUES ({n}, {t}, {n}, {n}, 0, {now})",
    ),
            (
        "listing_views",
        "INSERT INTO listing_views (id, tenant_id, listing_id, user_id, day) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
            (
        "listing_contacts",
        "INSERT INTO listing_contacts (id, tenant_id, listing_id, user_id, day) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
            (
        "listing_reports",
        "INSERT INTO listing_reports (id, tenant_id, listing_id, user_id, reason, status, created_at, decided_by, decided_at)
         VALUES ({n}, {t}, {n}, {n}, 'spam', 'dismissed', {now}, {n}, {now})",
    ),
            (
        "listing_moderations",
        "INSERT INTO listing_moderations (id, tenant_id, listing_id, action, made_by, made_at)
         VALUES ({n}, {t}, {n}, 'approve', {n}, {now})",
    ),
            (
        "listing_submissions",
        "INSERT INTO listing_submissions (id, tenant_id, listing_id, made_at) VALUES ({n}, {t}, {n}, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("listings", "user_id", &["title", "description", "location", "search_text", "moderation_reason"]),
            ("listing_reports", "user_id", &["details"]),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::CreateListing, "headings are the community's"),
            (Operation::GetListing, "listings are for others"),
            (Operation::ListListings, "`user_id` only filters what everybody may see"),
            (Operation::SaveListing, "one keeps others' listings in mind"),
            (Operation::UnsaveListing, "and lets them go"),
            (Operation::ReportListing, "one reports others' listings"),
            (Operation::ListMemberListings, "listings are for others"),
        ]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("Listing", &["listing(id: $own_listing)"])]
    }

    fn inputs(&self) -> Pairs {
        &[
            (
                "createListing",
                "{ title: \"Soup for six\", description: \"A pot of soup, carried to the door.\", type: OFFER, categoryId: $heading }",
            ),
            ("updateListing", "{ listingId: $own_listing, title: \"Soup for seven\", categoryId: $heading }"),
        ]
    }

    fn literals(&self) -> Pairs {
        &[("tags", "[\"tea\"]")]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[
            (Operation::ListMemberListings, "Member", "listings"),
            (Operation::ListSavedListings, "Viewer", "savedListings"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("saved", "listing { isSaved }"),
            ("renewed", "there is an answer"),
            ("reported", "there is an answer"),
            ("new_expires_at", "listing { expiresAt }"),
            ("deleteListingImage data", "listing { images }"),
            ("reorderListingImages data", "listing { images }"),
            ("listSavedListings data", "listings, not their numbers"),
            ("listListingsForStaff data", "listings, as every other list shows them"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("listNearbyListings", "listings, around a place"),
            ("setListingImage", "files are sent over REST alone (docs/decisions)"),
            ("addListingImages", "files are sent over REST alone (docs/decisions)"),
            ("generateListingDescription", "refused at every community: there is no service that writes texts"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["listing", "own_listing", "waiting", "heading", "image", "report"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "listing" => {
                let listing = crate::exchanges::listing(things.town, &things.friend, "offer").await;
                things.keep(name, listing);
            }
            "own_listing" => {
                let listing = crate::exchanges::listing(things.town, &things.member, "offer").await;
                things.keep(name, listing);
            }
            "waiting" => {
                let listing = crate::exchanges::listing(things.town, &things.member, "offer").await;
                // Its submission has the listing's own number.
                let waits = "UPDATE listings SET status = 'pending', moderation_status = 'pending_review', submitted_at = $2, submission = $1 WHERE id = $1";
                things.town.db().run(waits, params![listing, things.town.clock.now()]).await.unwrap();
                things.keep(name, listing);
            }
            "heading" => {
                let heading = heading(things.town, &format!("heading{}", things.number)).await;
                things.keep(name, heading);
            }
            "image" => {
                let own = things.id("own_listing").await;
                let image = pictured(things.town, own).await;
                things.keep(name, image);
            }
            "report" => {
                let own = things.id("own_listing").await;
                let sql = "INSERT INTO listing_reports (tenant_id, listing_id, user_id, reason, status, created_at)
                           VALUES ($1, $2, $3, 'spam', 'pending', $4)
                           RETURNING id";
                let friend = things.friend.id;
                things.insert("report", sql, params![things.town.harbour, own, friend, things.town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    fn needs_service(&self) -> &'static [Operation] {
        &[Operation::GenerateListingDescription]
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "reports" => things.get("report").await,
            "images" => things.get("image").await,
            "listings" if OTHERS.contains(&operation) => things.get("listing").await,
            "listings" if DECISIONS.contains(&operation) => things.get("waiting").await,
            // It has the picture that the path may name, too.
            "listings" => {
                things.get("image").await;
                things.get("own_listing").await
            }
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "category_id" if operation.row().area == "listings" => things.get("heading").await,
            "submission" => things.get("waiting").await,
            "image_ids" => json!([things.get("image").await]),
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("listingId", "reportListing" | "saveListing" | "unsaveListing") => things.get("listing").await,
            ("listingId", "approveListing" | "rejectListing") => things.get("waiting").await,
            ("listingId", _) | ("id", "listing") => things.get("own_listing").await,
            ("reportId", _) => things.get("report").await,
            ("imageId" | "imageIds", _) => things.get("image").await,
            _ => return None,
        })
    }
}
