// Made from contract/areas/listing_images.yaml by codegen; edit the contract instead.

//! The area `listing_images` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;

use crate::runtime::graph::{
    Field, Found, Got, Object, Row, Show, Source, global_id, scalar,
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
            description: "Absolute address of the same picture in small.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "altText",
            description: "What is seen on it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "Its id at the REST door.",
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
    ) -> async_graphql::Result<Found>;

    /// The `ListingImage` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_listing_image(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;
}
