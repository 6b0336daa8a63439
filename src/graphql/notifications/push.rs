//! Messages to browsers and phones in the graph: what the contract cannot say of them.

use std::cmp::Reverse;

use async_graphql::{Context, Result, SimpleObject};
use async_trait::async_trait;
use contract::graph::PushEdges;
use contract::push::PushSummary;
use contract::runtime::graph::Found;

use crate::graphql::edges::Edges;

/// Push messages of one type.
#[derive(SimpleObject)]
pub struct PushTypeCount {
    /// What they were about, such as `new_message`.
    #[graphql(name = "type")]
    kind: String,
    /// How many messages.
    message_count: i64,
}

#[async_trait]
impl PushEdges for Edges {
    async fn push_summary_type_counts(&self, _: &Context<'_>, row: &PushSummary) -> Result<Found> {
        let mut types: Vec<_> = row.by_type.iter().collect();
        types.sort_by_key(|(kind, count)| (Reverse(**count), kind.as_str()));
        let types = types.into_iter().map(|(kind, count)| PushTypeCount { kind: kind.clone(), message_count: *count });
        Ok(Found::made(types.collect::<Vec<_>>()))
    }
}
