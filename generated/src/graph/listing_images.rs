// Made from contract/areas/listing_images.yaml by codegen; edit the contract instead.

//! The area `listing_images` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    Object, Row, Show, Shown, Source, found_together, global_id, plus, register_object,
    scalar,
};

/// `ListingImage`.
pub static LISTING_IMAGE: Object = Object {
    name: "ListingImage",
    description: "A picture of a listing.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the picture.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Absolute address.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "thumbnailUrl",
            description: "Absolute address of its thumbnail.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "altText",
            description: "Text alternative: what the picture shows.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::listing_images::ListingImage {
    fn object(&self) -> &'static Object {
        &LISTING_IMAGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("ListingImage", self.id)),
            1 => Show::show(&self.url),
            2 => Show::show(&self.thumbnail_url),
            3 => Show::show(&self.alt_text),
            4 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::listing_images::ListingImage, LISTING_IMAGE);

/// What the area `listing_images` answers in the graph beside its operations.
#[async_trait]
pub trait ListingImagesEdges: Send + Sync {
    /// The `ListingImage` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_listing_image(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "ListingImage", number, Some(Operation::GetListing)).await
    }
}

impl<T: Send + Sync> ListingImagesEdges for T {}

/// Fields of `Mutation` that operations of the area `listing_images` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingImagesMutation;

static LISTING_IMAGES_MUTATION: Object = Object {
    name: "ListingImagesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "removeListingImage",
            description: "Takes a listing's own picture away; it shows the first of its others then. `FORBIDDEN` for anybody but its owner and administrators, `NOT_FOUND` for those who may not see it.",
            ty: "RemoveListingImagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveListingImageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_LISTING_IMAGE_ASKING),
        },
        Field {
            name: "deleteListingImage",
            description: "Delete one of a listing's pictures. `FORBIDDEN` for anybody but the listing's owner and administrators; `NOT_FOUND` for those who may not see it, and for a picture that is not the listing's.",
            ty: "DeleteListingImagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteListingImageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_LISTING_IMAGE_ASKING),
        },
        Field {
            name: "reorderListingImages",
            description: "Puts the pictures in order. `VALIDATION_ERROR` on `imageIds` unless they are the listing's pictures, each once. `FORBIDDEN` for anybody but the listing's owner and administrators, `NOT_FOUND` for those who may not see it.",
            ty: "ReorderListingImagesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReorderListingImagesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REORDER_LISTING_IMAGES_ASKING),
        },
    ],
    types: &[
        |registry| REMOVE_LISTING_IMAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_LISTING_IMAGE_PAYLOAD),
        |registry| DELETE_LISTING_IMAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_LISTING_IMAGE_PAYLOAD),
        |registry| REORDER_LISTING_IMAGES_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REORDER_LISTING_IMAGES_PAYLOAD),
    ],
};

impl Row for ListingImagesMutation {
    fn object(&self) -> &'static Object {
        &LISTING_IMAGES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static REMOVE_LISTING_IMAGE_ASKING: Asking = Asking {
    operation: Operation::RemoveListingImage,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: remove_listing_image,
};

static REMOVE_LISTING_IMAGE_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveListingImageInput",
    description: "Input of `removeListingImage`.",
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

static REMOVE_LISTING_IMAGE_PAYLOAD: Object = Object {
    name: "RemoveListingImagePayload",
    description: "Result of `removeListingImage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing after the change. Null if the viewer cannot see it.",
            ty: "Listing",
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
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ],
};

fn remove_listing_image(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_LISTING_IMAGE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_listing(ctx, number).await
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

static DELETE_LISTING_IMAGE_ASKING: Asking = Asking {
    operation: Operation::DeleteListingImage,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "imageId",
            wire: "imageId",
            place: InputPlace::Path,
            kind: InputKind::Id("ListingImage"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_listing_image,
};

static DELETE_LISTING_IMAGE_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteListingImageInput",
    description: "Input of `deleteListingImage`.",
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

static DELETE_LISTING_IMAGE_PAYLOAD: Object = Object {
    name: "DeleteListingImagePayload",
    description: "Result of `deleteListingImage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedListingImageId",
            description: "Global id of the listing image that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listing",
            description: "The listing after the change. Null if the viewer cannot see it.",
            ty: "Listing",
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
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ],
};

fn delete_listing_image(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_LISTING_IMAGE_PAYLOAD)
            .removed("ListingImage", ask.number("imageId"))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_listing(ctx, number).await
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

static REORDER_LISTING_IMAGES_ASKING: Asking = Asking {
    operation: Operation::ReorderListingImages,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "imageIds",
            wire: "image_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("ListingImage"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: reorder_listing_images,
};

static REORDER_LISTING_IMAGES_INPUT_TABLE: InputTable = InputTable {
    name: "ReorderListingImagesInput",
    description: "Input of `reorderListingImages`.",
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

static REORDER_LISTING_IMAGES_PAYLOAD: Object = Object {
    name: "ReorderListingImagesPayload",
    description: "Result of `reorderListingImages`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing after the change. Null if the viewer cannot see it.",
            ty: "Listing",
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
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ],
};

fn reorder_listing_images(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REORDER_LISTING_IMAGES_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_listing(ctx, number).await
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
