//! Emits the module that holds the areas' files, with what they share.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::model::Graph;
use super::names::{edges_trait, finder, holder_type, node_finder, rust_field};
use super::{Type, sentence};
use super::{before, each};
use crate::operations::{Entry, codes};
use crate::read::Contract;
use crate::routes;
use crate::types::ERROR_CODE;

/// A code of REST that says no more than another.
const SAME: (&str, &str) = ("RESOURCE_NOT_FOUND", "NOT_FOUND");

/// The values of `ErrorCode`. Codes that REST tells apart by their case are one value here, the one in capitals, with its sentence; so are [`SAME`].
fn error_codes(contract: &Contract) -> Vec<TokenStream> {
    let codes = codes(contract);
    let schema = contract.root().find(&["components", "schemas", ERROR_CODE]);
    let sentences = schema.and_then(|schema| schema.get("x-enum-descriptions"));
    let said = |wire: &str| sentence(sentences.as_ref().and_then(|all| all.text(wire)));
    let name = |wire: &str| {
        if wire == SAME.0 && codes.iter().any(|code| code.wire == SAME.1) {
            return SAME.1.to_owned();
        }
        let capitals = wire.to_uppercase();
        if codes.iter().any(|code| code.wire == capitals) { capitals } else { wire.to_owned() }
    };
    let value = |code: &Entry<'_>| {
        let (wire, name) = (code.wire, name(code.wire));
        let text = said(&name);
        quote!(EnumValue { name: #name, word: #wire, description: #text })
    };
    codes.iter().map(value).collect()
}

/// The types that `node(id:)` finds as an edge does, each with the operation by which it enters.
fn entries<'g>(nodes: &[&Type<'g>]) -> Vec<(&'g str, Ident)> {
    nodes.iter().filter_map(|one| Some((one.name, one.enters()?))).collect()
}

/// The fields of one type that operations answer, all areas' together; none if there are none.
fn together(graph: &Graph<'_>, areas: &[String], on: &str, name: &str) -> Option<TokenStream> {
    let answers = |area: &&String| graph.fields_of(area).iter().any(|field| field.asked.on == on);
    let parts = areas.iter().filter(answers).map(|area| {
        let (module, holder) = (format_ident!("{area}"), holder_type(area, on));
        quote!(#module::#holder)
    });
    let parts: Vec<_> = parts.collect();
    let (whole, doc) = (format_ident!("{name}"), format!(" The fields of `{on}` that operations answer."));
    (!parts.is_empty()).then(|| {
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, Debug, Default)]
            pub struct #whole;

            crate::graph_parts!(#whole, #name, [#(#parts),*]);
        }
    })
}

/// How rows are found of each type that is found together with others.
fn finders(graph: &Graph<'_>) -> TokenStream {
    let together: Vec<_> = graph.types.values().filter(|one| one.is_together).collect();
    let each = each::finders(graph.contract, graph.operations);
    let count = Literal::usize_unsuffixed(together.len() + each.len());
    let rows = together.iter().map(|one| {
        let area = graph.contract.module_of_schema(one.schema);
        let (module, api, member) = (format_ident!("{area}"), routes::trait_name(area), routes::member_name(area));
        let (name, find, key) = (one.name, routes::finder_name(one), rust_field(one.key.unwrap_or("id")));
        quote! {
            (#name, |call, numbers| Box::pin(async move {
                let area = <A::#member as Default>::default();
                let rows = crate::#module::#api::#find(&area, call, numbers).await?;
                Ok(rows.into_iter().map(|row| (row.#key, Kept::row(row))).collect())
            }))
        }
    });
    quote! {
        /// How rows are found of each type that is found together with others, and of each field that is answered for many rows at once.
        #[must_use]
        pub fn finders<A: Api>() -> [NamedFinder<A::Call, A::Failure>; #count] {
            [#(#rows,)* #(#each),*]
        }
    }
}

/// Who tells what payloads show and only the time before a change knows.
fn tellers(graph: &Graph<'_>) -> TokenStream {
    let rows = before::tellers(graph.operations);
    let count = Literal::usize_unsuffixed(rows.len());
    quote! {
        /// Who tells the number of what a payload shows and only the time before the change knows, by the mutation and the payload's field.
        #[must_use]
        pub fn tellers<A: Api>() -> [NamedTeller<A::Call, A::Failure>; #count] {
            [#(#rows),*]
        }
    }
}

/// The module that holds the areas' files.
pub fn library(graph: &Graph<'_>, areas: &[String]) -> TokenStream {
    let modules: Vec<_> = areas.iter().map(|area| format_ident!("{area}")).collect();
    let traits: Vec<_> = areas.iter().map(|area| edges_trait(area)).collect();
    let nodes: Vec<&Type<'_>> = graph.types.values().filter(|one| one.is_node).collect();
    let names: Vec<_> = nodes.iter().map(|one| one.name).collect();
    let entries = entries(&nodes);
    let look = |one: &&Type<'_>| {
        let by = if one.is_named { quote!(name) } else { quote!(number) };
        match entries.iter().find(|(name, _)| *name == one.name) {
            Some((name, operation)) => {
                let (find, absent) = (finder(name), one.absent.unwrap_or_default());
                // Whoever has entered for this one thing has not to enter once more.
                let finding = if one.is_together {
                    quote!(found_together(ctx, #name, number, None))
                } else {
                    quote!(edges.#find(ctx, #by))
                };
                quote!(#name => entered(ctx, (Operation::#operation, seeking), #absent, #finding).await,)
            }
            // Among others it is found as an edge finds it, with the same statements whatever their number.
            None if one.key.is_some() => {
                let (name, look, find) = (one.name, node_finder(one.name), finder(one.name));
                quote! {
                    #name if seeking == Seeking::Among => edges.#find(ctx, #by).await.map(Some),
                    #name => edges.#look(ctx, #by).await.map(Some),
                }
            }
            None => {
                let (name, look) = (one.name, node_finder(one.name));
                quote!(#name => edges.#look(ctx, #by).await.map(Some),)
            }
        }
    };
    let looks = nodes.iter().filter(|one| !one.is_named).map(look);
    let looks_by_name = nodes.iter().filter(|one| one.is_named).map(look);
    let finds = nodes.iter().filter(|one| !one.is_named).map(|one| {
        let (name, find) = (one.name, finder(one.name));
        quote!(#name => edges.#find(ctx, number).await.map(Some),)
    });
    let fields = graph.fields.iter().map(|one| {
        let (on, field) = (one.asked.on, one.asked.field);
        let operation = format_ident!("{}", one.asked.operation.type_name());
        quote!((#on, #field, Operation::#operation))
    });
    let values = error_codes(graph.contract);
    let (finders, tellers) = (finders(graph), tellers(graph));
    let [queries, mutations, viewer] = [("Query", "Queries"), ("Mutation", "Mutations"), ("Viewer", "ViewerFields")]
        .map(|(on, name)| together(graph, areas, on, name));
    let registers = nodes.iter().map(|one| {
        let (name, table) = (one.name, graph.object(one.schema));
        quote!((#name, |registry| register_object(registry, &#table)))
    });
    quote! {
        //! The graph: types, getters, the fields that operations answer, and what the areas answer by hand.

        #(#[rustfmt::skip] pub mod #modules;)*

        use std::sync::Arc;

        use async_graphql::Context;

        use crate::Api;
        use crate::operations::Operation;
        use crate::runtime::graph::{
            EnumTable, EnumValue, Found, Kept, NamedFinder, NamedTeller, Registered, Seeking, entered, found_together, register_object,
        };

        #(pub use #modules::#traits;)*

        #queries

        #mutations

        #viewer

        /// Everything that the areas answer in the graph beside their operations.
        pub trait Edges: #(#traits)+* {}

        impl<T: #(#traits)+*> Edges for T {}

        /// Who answers edges, among the data of a request.
        pub struct Areas(pub Arc<dyn Edges>);

        /// Who answers edges.
        ///
        /// # Errors
        /// If the schema is run without [`Areas`].
        pub fn edges<'c>(ctx: &Context<'c>) -> async_graphql::Result<&'c dyn Edges> {
            Ok(&*ctx.data::<Areas>()?.0)
        }

        /// The codes of errors.
        pub static ERROR_CODE_WORDS: EnumTable = EnumTable {
            name: "ErrorCode",
            description: "Why something was refused: what may stand in `extensions.code` of an error. `extensions.status` has the HTTP status.",
            values: &[#(#values),*],
        };

        crate::graph_words!(crate::codes::Code, ERROR_CODE_WORDS);

        /// The types with a global id that are made from the contract.
        pub const NODES: &[&str] = &[#(#names),*];

        /// The fields that operations answer: the type, the field, and the operation by which it enters.
        pub const FIELDS: &[(&str, &str, Operation)] = &[#(#fields),*];

        /// What puts each of [`NODES`] into the registry.
        pub const NODE_TYPES: &[Registered] = &[#(#registers),*];

        #finders

        #tellers

        /// What a global id names, as `node(id:)` and `nodes(ids:)` find it; none for a type that is not among [`NODES`].
        ///
        /// # Errors
        /// As the type's own field refuses.
        pub async fn node(
            ctx: &Context<'_>,
            seeking: Seeking,
            kind: &str,
            number: i64,
        ) -> async_graphql::Result<Option<Found>> {
            let edges = edges(ctx)?;
            match kind {
                #(#looks)*
                _ => Ok(None),
            }
        }

        /// The same for an id that holds a name where others hold a number.
        ///
        /// # Errors
        /// As the type's own field refuses.
        pub async fn named_node(
            ctx: &Context<'_>,
            seeking: Seeking,
            kind: &str,
            name: &str,
        ) -> async_graphql::Result<Option<Found>> {
            let edges = edges(ctx)?;
            match kind {
                #(#looks_by_name)*
                _ => Ok(None),
            }
        }

        /// What [`node`] finds, as an edge finds it: null where the viewer sees none.
        ///
        /// # Errors
        /// As the edge refuses.
        pub async fn find(ctx: &Context<'_>, kind: &str, number: i64) -> async_graphql::Result<Option<Found>> {
            let edges = edges(ctx)?;
            match kind {
                #(#finds)*
                _ => Ok(None),
            }
        }
    }
}
