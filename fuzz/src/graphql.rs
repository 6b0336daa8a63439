//! Of the graph's door: what a client asks, documents and their limits, and whether they and their variables fit the schema, which is the published one.

#[path = "../../src/graphql/arguments.rs"]
mod arguments;
#[path = "../../src/graphql/asked.rs"]
pub mod asked;
#[path = "../../src/graphql/documents.rs"]
pub mod documents;
#[path = "../../src/graphql/fields.rs"]
pub mod fields;
#[path = "../../src/graphql/judge.rs"]
pub mod judge;
#[path = "../../src/graphql/limits.rs"]
pub mod limits;
mod published;
#[path = "../../src/graphql/types.rs"]
mod types;
#[path = "../../src/graphql/usages.rs"]
mod usages;
#[path = "../../src/graphql/values.rs"]
pub mod values;

use async_graphql::SchemaBuilder;
use limits::Limits;
use published::{Events, Mutation, Query};

/// What an operator decides, as far as documents are concerned.
#[derive(Default)]
pub struct Settings;

/// The limits of a server of which nobody decided otherwise.
pub const LIMITS: Limits =
    Limits { bytes: 32 * 1024, tokens: 4_000, depth: 12, fields: 10_000, aliases: 30, directives: 50 };

/// The graph, of which nothing is answered.
pub type Schema = async_graphql::Schema<Query, Mutation, Events>;

fn builder(_: &Settings) -> SchemaBuilder<Query, Mutation, Events> {
    Schema::build(Query, Mutation, Events)
}

/// Errors as the door makes them, before they have words.
mod errors {
    use std::sync::Arc;

    use async_graphql::{Pos, ServerError};

    use crate::base::{Failure, Refusal};

    pub fn refused(refusal: Refusal, locations: Vec<Pos>) -> ServerError {
        failed(refusal.into(), locations)
    }

    pub fn failed(failure: Failure, locations: Vec<Pos>) -> ServerError {
        ServerError { source: Some(Arc::new(failure)), locations, ..ServerError::new("", None) }
    }
}

/// No document is trusted more than others.
mod trusted {
    use std::sync::Arc;

    use super::asked::Shown;
    use super::documents::Document;

    pub struct Trusted;

    impl Trusted {
        pub fn find(&self, _: Option<&str>, _: Option<Shown<'_>>) -> Option<Arc<Document>> {
            None
        }
    }
}
