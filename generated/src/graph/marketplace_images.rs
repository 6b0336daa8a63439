// Made from contract/areas/marketplace_images.yaml by codegen; edit the contract instead.

//! The area `marketplace_images` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    Object, Row, Shown, Source, plus, register_object,
};

/// What the area `marketplace_images` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceImagesEdges: Send + Sync {}

impl<T: Send + Sync> MarketplaceImagesEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_images` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceImagesMutation;

static MARKETPLACE_IMAGES_MUTATION: Object = Object {
    name: "MarketplaceImagesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "reorderMarketplaceListingImages",
            description: "Puts the pictures in an order; the first becomes the one that lists show. `VALIDATION_ERROR` on `imageIds` unless they are the listing's pictures, each once. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else.",
            ty: "ReorderMarketplaceListingImagesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReorderMarketplaceListingImagesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REORDER_MARKETPLACE_LISTING_IMAGES_ASKING),
        },
        Field {
            name: "deleteMarketplaceListingImage",
            description: "Delete a picture of a listing; the next one is shown in lists then. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else.",
            ty: "DeleteMarketplaceListingImagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplaceListingImageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_LISTING_IMAGE_ASKING),
        },
        Field {
            name: "deleteMarketplaceListingVideo",
            description: "Delete a listing's video. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else.",
            ty: "DeleteMarketplaceListingVideoPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplaceListingVideoInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_LISTING_VIDEO_ASKING),
        },
    ],
    types: &[
        |registry| REORDER_MARKETPLACE_LISTING_IMAGES_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &REORDER_MARKETPLACE_LISTING_IMAGES_PAYLOAD,
        ),
        |registry| DELETE_MARKETPLACE_LISTING_IMAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MARKETPLACE_LISTING_IMAGE_PAYLOAD),
        |registry| DELETE_MARKETPLACE_LISTING_VIDEO_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MARKETPLACE_LISTING_VIDEO_PAYLOAD),
    ],
};

impl Row for MarketplaceImagesMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_IMAGES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static REORDER_MARKETPLACE_LISTING_IMAGES_ASKING: Asking = Asking {
    operation: Operation::ReorderMarketplaceListingImages,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "imageIds",
            wire: "image_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceListingImage"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: reorder_marketplace_listing_images,
};

static REORDER_MARKETPLACE_LISTING_IMAGES_INPUT_TABLE: InputTable = InputTable {
    name: "ReorderMarketplaceListingImagesInput",
    description: "Input of `reorderMarketplaceListingImages`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "imageIds",
            description: "The ids of all of the listing's pictures.",
            ty: "[ID!]!",
            default: None,
        },
    ],
    types: &[],
};

static REORDER_MARKETPLACE_LISTING_IMAGES_PAYLOAD: Object = Object {
    name: "ReorderMarketplaceListingImagesPayload",
    description: "Result of `reorderMarketplaceListingImages`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn reorder_marketplace_listing_images(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REORDER_MARKETPLACE_LISTING_IMAGES_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DELETE_MARKETPLACE_LISTING_IMAGE_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplaceListingImage,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "imageId",
            wire: "imageId",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListingImage"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_listing_image,
};

static DELETE_MARKETPLACE_LISTING_IMAGE_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplaceListingImageInput",
    description: "Input of `deleteMarketplaceListingImage`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "imageId",
            description: "Id of the picture.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_MARKETPLACE_LISTING_IMAGE_PAYLOAD: Object = Object {
    name: "DeleteMarketplaceListingImagePayload",
    description: "Result of `deleteMarketplaceListingImage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplaceListingImageId",
            description: "Global id of the marketplace listing image that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn delete_marketplace_listing_image(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_LISTING_IMAGE_PAYLOAD)
            .removed("MarketplaceListingImage", ask.number("imageId"))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DELETE_MARKETPLACE_LISTING_VIDEO_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplaceListingVideo,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_listing_video,
};

static DELETE_MARKETPLACE_LISTING_VIDEO_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplaceListingVideoInput",
    description: "Input of `deleteMarketplaceListingVideo`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_MARKETPLACE_LISTING_VIDEO_PAYLOAD: Object = Object {
    name: "DeleteMarketplaceListingVideoPayload",
    description: "Result of `deleteMarketplaceListingVideo`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn delete_marketplace_listing_video(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_LISTING_VIDEO_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
