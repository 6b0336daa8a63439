// Made from contract/ by codegen; edit the contract instead.

//! The graph: types, getters, the fields that operations answer, and what the areas answer by hand.

#[rustfmt::skip]
pub mod connections;
#[rustfmt::skip]
pub mod shared;

use std::sync::Arc;

use async_graphql::Context;

use crate::runtime::graph::Found;

pub use connections::ConnectionsEdges;
pub use shared::SharedEdges;

/// Everything that the areas answer in the graph beside their operations.
pub trait Edges: ConnectionsEdges + SharedEdges {}

impl<T: ConnectionsEdges + SharedEdges> Edges for T {}

/// Who answers edges, among the data of a request.
pub struct Areas(pub Arc<dyn Edges>);

/// Who answers edges.
///
/// # Errors
/// If the schema is run without [`Areas`].
pub fn edges<'c>(ctx: &Context<'c>) -> async_graphql::Result<&'c dyn Edges> {
    Ok(&*ctx.data::<Areas>()?.0)
}

/// The types with a global id that are made from the contract.
pub const NODES: &[&str] = &["Relationship", "Member"];

/// What a global id names, as `node(id:)` finds it; none for a type that is not among [`NODES`].
///
/// # Errors
/// As the type's own field refuses.
pub async fn node(
    ctx: &Context<'_>,
    kind: &str,
    number: i64,
) -> async_graphql::Result<Option<Found>> {
    let edges = edges(ctx)?;
    match kind {
        "Relationship" => edges.node_relationship(ctx, number).await.map(Some),
        "Member" => edges.node_member(ctx, number).await.map(Some),
        _ => Ok(None),
    }
}
