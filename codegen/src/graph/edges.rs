//! Emits the traits of what areas answer by hand.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::model::{Graph, PayloadSource};
use super::names::{self, finder, keeper, method, node_finder, rust_type};
use super::{Shown, Type, WORD, sentence};

/// The types that some edge or payload looks up by number.
fn targets<'g>(graph: &'g Graph<'_>) -> BTreeSet<&'g str> {
    let properties = graph.types.values().flat_map(|one| &one.properties);
    let by_edges = properties.filter_map(|property| match property.shown {
        Shown::Edge(to) => Some(to),
        _ => None,
    });
    let payloads = graph.fields.iter().filter_map(|field| field.payload.as_ref());
    let by_payloads = payloads.flat_map(|payload| &payload.fields).filter_map(|field| match field.source {
        PayloadSource::Named { of, .. }
        | PayloadSource::Answered { of, .. }
        | PayloadSource::Before { of }
        | PayloadSource::Only { of } => Some(of),
        PayloadSource::Picked | PayloadSource::Removed { .. } => None,
    });
    let by_rows = graph.fields.iter().filter_map(|field| field.asked.node.text("rows"));
    by_edges.chain(by_payloads).chain(by_rows).collect()
}

/// By what the row of a type is found.
fn number_or_name(one: &Type<'_>) -> TokenStream {
    if one.is_named { quote!(name: &str) } else { quote!(number: i64) }
}

/// By which operation an edge to a type enters.
fn by_operation(one: &Type<'_>, operation: &Ident) -> TokenStream {
    if one.is_free { quote!(None) } else { quote!(Some(Operation::#operation)) }
}

/// The trait of one area.
pub fn edges_trait(graph: &Graph<'_>, area: &str) -> TokenStream {
    let (name, own, targets) = (names::edges_trait(area), graph.types_of(area), targets(graph));
    let doc = format!(" What the area `{area}` answers in the graph beside its operations.");
    let is_sought = |one: &&&Type<'_>| one.is_node || targets.contains(one.name);
    let finders = own.iter().filter(is_sought).map(|one| {
        let (find, by) = (finder(one.name), number_or_name(one));
        let doc =
            format!(" The `{}` with this number, as an edge finds it: null where the viewer sees none.", one.name);
        let body = match one.enters().filter(|_| one.is_together) {
            Some(operation) => {
                let (name, by) = (one.name, by_operation(one, &operation));
                quote!({ found_together(ctx, #name, number, #by).await })
            }
            None => quote!(;),
        };
        quote! {
            #[doc = #doc]
            async fn #find(&self, ctx: &Context<'_>, #by) -> async_graphql::Result<Found> #body
        }
    });
    let viewer = (area == "shared").then(|| {
        quote! {
            /// The viewer, as a payload shows them. The number is none of theirs.
            async fn find_viewer(&self, ctx: &Context<'_>, number: i64) -> async_graphql::Result<Found>;
        }
    });
    let nodes = own.iter().filter(|one| one.is_node && one.found.is_none()).map(|one| {
        let (look, by) = (node_finder(one.name), number_or_name(one));
        let doc = format!(" The `{}` with this number, as `node(id:)` finds it, with REST's refusals.", one.name);
        quote! {
            #[doc = #doc]
            async fn #look(&self, ctx: &Context<'_>, #by) -> async_graphql::Result<Found>;
        }
    });
    let extras = own.iter().flat_map(|one| {
        let (module, ident) = (format_ident!("{area}"), rust_type(one.schema));
        one.extras.iter().filter(|extra| extra.is_by_hand()).map(move |extra| {
            let call = method(one.name, extra.name);
            let doc = format!(" `{}.{}`: {}", one.name, extra.name, sentence(extra.node.text("description")));
            quote! {
                #[doc = #doc]
                async fn #call(&self, ctx: &Context<'_>, row: &crate::#module::#ident) -> async_graphql::Result<Found>;
            }
        })
    });
    let kept =
        graph.schemas_of(area).into_iter().filter(|(_, node)| node.get(WORD).is_some_and(|said| said.is("kept")));
    let keepers = kept.map(|(schema, _)| {
        let (module, ident, keep) = (format_ident!("{area}"), rust_type(schema), keeper(schema));
        let doc =
            format!(" Keeps what a `{schema}` brought of things that edges look up, so that they are not read again.");
        quote! {
            #[doc = #doc]
            async fn #keep(&self, ctx: &Context<'_>, answer: &crate::#module::#ident) -> async_graphql::Result<()>;
        }
    });
    let methods = quote! {
        #viewer
        #(#nodes)*
        #(#extras)*
        #(#keepers)*
    };
    // Where nothing is left to do by hand, nobody has to say so.
    let is_done = methods.is_empty() && own.iter().filter(is_sought).all(|one| one.is_together);
    let done = is_done.then(|| quote!(impl<T: Send + Sync> #name for T {}));
    quote! {
        #[doc = #doc]
        #[async_trait]
        pub trait #name: Send + Sync {
            #(#finders)*
            #methods
        }

        #done
    }
}
