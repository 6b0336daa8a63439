//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things};
use crate::support::Form;

/// This area.
pub struct Area;

const AREAS: &[&str] = &[
    "marketplace_collections",
    "marketplace_groups",
    "marketplace_images",
    "marketplace_promotions",
    "marketplace_searches",
    "marketplace_tools",
];

fn is_ours(operation: Operation) -> bool {
    AREAS.contains(&operation.row().area)
}

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        AREAS
    }

    fn rows(&self) -> Pairs {
        &[(
            "marketplace_search_finds",
            "INSERT INTO marketplace_search_finds (id, tenant_id, search_id, listing_id, found_at) VALUES ({n}, {t}, {n}, {n}, {now})",
        )]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::ListMarketplaceGroupListings, "groups are for others"),
            (Operation::GetMarketplaceGroupStats, "groups are for others"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            (
                "createMarketplaceSavedSearch",
                "{ name: \"Tables\", searchQuery: \"table\", filters: { categoryId: $marketplace_category } }",
            ),
            ("deleteMarketplaceListingImage", "{ listingId: $own_marketplace_listing, imageId: $marketplace_image }"),
            ("deleteMarketplaceListingVideo", "{ listingId: $own_marketplace_listing }"),
            (
                "reorderMarketplaceListingImages",
                "{ listingId: $own_marketplace_listing, imageIds: [$marketplace_image] }",
            ),
            ("updateMarketplaceCollection", "{ collectionId: $marketplace_collection, name: \"Mine\" }"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[("reordered", "there is an answer"), ("added", "there is an answer"), ("removed", "there is an answer")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("addMarketplaceListingImages", "files are sent over REST alone (docs/decisions)"),
            ("setMarketplaceListingVideo", "files are sent over REST alone (docs/decisions)"),
            ("importMarketplaceListings", "files are sent over REST alone (docs/decisions)"),
            ("generateMarketplaceDescription", "refused at every community: there is no service that writes texts"),
            ("draftMarketplaceReply", "refused at every community: there is no service that writes texts"),
        ]
    }

    fn needs_service(&self) -> &'static [Operation] {
        &[Operation::GenerateMarketplaceDescription, Operation::DraftMarketplaceReply]
    }

    async fn form(&self, operation: Operation, _things: &mut Things<'_>) -> Option<Form> {
        match operation {
            Operation::ImportMarketplaceListings => {
                Some(Form::default().file("file", "x.csv", b"title,description\nOak table,Seats six.\n"))
            }
            Operation::SetMarketplaceListingVideo => {
                Some(Form::default().file("video", "x.mp4", b"\0\0\0\x18ftypisom\0\0\0\0"))
            }
            _ => None,
        }
    }

    fn things(&self) -> &'static [&'static str] {
        &["marketplace_image", "saved_search", "marketplace_collection"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        let (town, now) = (things.town.harbour, things.town.clock.now());
        match name {
            "marketplace_image" => {
                let own = things.id("own_marketplace_listing").await;
                let file = "INSERT INTO media_files (tenant_id, name, media_type, bytes, created_at)
                            VALUES ($1, $2, 'image/jpeg', 1, $3)
                            RETURNING id";
                let file: i64 =
                    things.town.db().one(file, params![town, format!("cafe{own:028x}.jpg"), now]).await.unwrap();
                let sql =
                    "INSERT INTO marketplace_listing_images (tenant_id, listing_id, file_id, sort_order, created_at)
                           VALUES ($1, $2, $3, 0, $4)
                           RETURNING id";
                things.insert(name, sql, params![town, own, file, now]).await;
            }
            "saved_search" => {
                let sql = "INSERT INTO marketplace_saved_searches (tenant_id, user_id, name, search_query, filters, alert_frequency,
                               alert_channel, alerted_at, created_at)
                           VALUES ($1, $2, 'Tables', 'table', $3, 'daily', 'both', $4, $4)
                           RETURNING id";
                let member = things.member.id;
                things.insert(name, sql, params![town, member, json!({}), now]).await;
            }
            "marketplace_collection" => {
                let sql =
                    "INSERT INTO marketplace_collections (tenant_id, user_id, name, is_public, created_at, updated_at)
                           VALUES ($1, $2, 'Mine', FALSE, $3, $3)
                           RETURNING id";
                let member = things.member.id;
                let made = things.insert(name, sql, params![town, member, now]).await;
                let listing = things.id("marketplace_listing").await;
                let put = "INSERT INTO marketplace_collection_items (tenant_id, collection_id, listing_id, created_at) VALUES ($1, $2, $3, $4)";
                things.town.db().run(put, params![town, made, listing, now]).await.unwrap();
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !is_ours(operation) {
            return None;
        }
        Some(match collection {
            "images" => things.get("marketplace_image").await,
            "saved-searches" => things.get("saved_search").await,
            "collections" => things.get("marketplace_collection").await,
            "items" => {
                things.get("marketplace_collection").await;
                things.get("marketplace_listing").await
            }
            "groups" => things.get("group").await,
            "listings" => things.get("own_marketplace_listing").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !is_ours(operation) {
            return None;
        }
        Some(match name {
            "filters" => json!({"category_id": things.get("marketplace_category").await}),
            "image_ids" => json!([things.get("marketplace_image").await]),
            "listing_id" => things.get("marketplace_listing").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        if !field.to_lowercase().contains("marketplace") {
            return None;
        }
        Some(match (argument, field) {
            ("listingId", "addMarketplaceCollectionItem" | "removeMarketplaceCollectionItem") => {
                things.get("marketplace_collection").await;
                things.get("marketplace_listing").await
            }
            ("imageId" | "imageIds", _) => things.get("marketplace_image").await,
            ("savedSearchId", _) => things.get("saved_search").await,
            ("collectionId", _) | ("id", "marketplaceCollection") => things.get("marketplace_collection").await,
            ("groupId", _) => things.get("group").await,
            _ => return None,
        })
    }
}
