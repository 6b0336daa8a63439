//! Emits the file of one area: its sets of words, its types, what it answers by hand, and the fields that its operations answer.

use proc_macro2::TokenStream;
use quote::quote;

use super::edges::edges_trait;
use super::fields::fields;
use super::likes;
use super::model::Graph;
use super::objects::{like, loose, object};
use super::tables::sets;

/// The file of one area; none if the graph has nothing of it.
pub fn area(graph: &Graph<'_>, area: &str) -> Option<TokenStream> {
    let (types, sets) = (graph.types_of(area), sets(graph, area));
    if types.is_empty() && sets.is_empty() && graph.fields_of(area).is_empty() {
        return None;
    }
    let objects = types.iter().map(|one| object(graph, one));
    let loose = graph.schemas_of(area).into_iter().filter_map(|(name, node)| loose(graph, name, &node));
    let likes = likes(graph.contract).into_iter();
    let likes = likes.filter(|(schema, _)| graph.contract.module_of_schema(schema) == area);
    let likes = likes.filter_map(|(schema, base)| like(graph, schema, base));
    let edges = edges_trait(graph, area);
    let fields = fields(graph, area);
    Some(quote! {
        #(#sets)*
        #(#loose)*
        #(#objects)*
        #(#likes)*
        #edges
        #fields
    })
}
