// Made from contract/areas/marketplace_tools.yaml by codegen; edit the contract instead.

//! The area `marketplace_tools` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Ask, Asking, Field, Found, Got, IntoFound, Object, Row, Show, Source, plus,
    register_object,
};

/// `MarketplaceListingTable`.
pub static MARKETPLACE_LISTING_TABLE: Object = Object {
    name: "MarketplaceListingTable",
    description: "Listings as a table.",
    interfaces: &[],
    fields: &[
        Field {
            name: "csv",
            description: "The table: CSV with a row of names.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "filename",
            description: "What to call the file.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingCount",
            description: "How many listings are in it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::marketplace_tools::MarketplaceListingTable {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LISTING_TABLE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.csv),
            1 => Show::show(&self.filename),
            2 => Show::show(&self.count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_tools::MarketplaceListingTable, MARKETPLACE_LISTING_TABLE
);

/// What the area `marketplace_tools` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceToolsEdges: Send + Sync {}

impl<T: Send + Sync> MarketplaceToolsEdges for T {}

/// Fields of `Query` that operations of the area `marketplace_tools` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceToolsQuery;

static MARKETPLACE_TOOLS_QUERY: Object = Object {
    name: "MarketplaceToolsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceListingTable",
            description: "The viewer's listings as CSV, removed ones apart, newest first.",
            ty: "MarketplaceListingTable",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&EXPORT_MARKETPLACE_LISTINGS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_tools::MARKETPLACE_LISTING_TABLE,
        ),
    ],
};

impl Row for MarketplaceToolsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_TOOLS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static EXPORT_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::ExportMarketplaceListings,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: export_marketplace_listings,
};

fn export_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_tools::MarketplaceListingTableResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
