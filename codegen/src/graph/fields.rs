//! Emits the fields that operations answer: their rows, how they ask, their inputs and payloads.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToSnakeCase;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::answers::{answer, total};
use super::before::key;
use super::input::lengths;
use super::model::{AskedField, Graph, Payload, PayloadField, PayloadSource, bare};
use super::names::{asking_table, holder_type, input_table, input_type, keeper, object_table, rust_type};
use super::objects::{WHO_ASKED, get_nothing};
use super::sentence;
use super::tables::{argument_rows, field_row, input_static, page_cost};

/// The fields that operations of an area answer: those of types that are no schema, gathered by type, and how each asks.
pub fn fields(graph: &Graph<'_>, area: &str) -> TokenStream {
    let fields = graph.fields_of(area);
    let mut by_type: BTreeMap<&str, Vec<&AskedField<'_>>> = BTreeMap::new();
    for field in fields.iter().filter(|field| graph.schema(field.asked.on).is_none()) {
        by_type.entry(field.asked.on).or_default().push(field);
    }
    let holders = by_type.iter().map(|(on, fields)| holder(graph, area, on, fields));
    // An input that several fields take has one table.
    let mut made = BTreeSet::new();
    let asks = fields.iter().map(|field| ask(graph, field, &mut made));
    quote!(#(#holders)* #(#asks)*)
}

fn holder(graph: &Graph<'_>, area: &str, on: &str, fields: &[&AskedField<'_>]) -> TokenStream {
    let ident = holder_type(area, on);
    let name = ident.to_string();
    let table = object_table(&name);
    let doc = format!(" Fields of `{on}` that operations of the area `{area}` answer.");
    let rows = fields.iter().map(|field| asked_row(field));
    let registered = fields.iter().flat_map(|field| asked_types(graph, field));
    let get = get_nothing();
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, Default)]
        pub struct #ident;

        static #table: Object = Object {
            name: #name,
            description: "",
            interfaces: &[],
            fields: &[#(#rows),*],
            types: &[#(#registered),*],
        };

        impl Row for #ident {
            fn object(&self) -> &'static Object {
                &#table
            }

            #get
        }

    }
}

/// What registers the types that a field names: its own, its payload and its arguments'.
pub fn asked_types(graph: &Graph<'_>, field: &AskedField<'_>) -> Vec<TokenStream> {
    let mut found: Vec<TokenStream> = graph.registers(&field.ty).into_iter().collect();
    if field.asked.on != "Mutation" {
        found.extend(field.arguments.iter().flat_map(|argument| argument.types.clone()));
        return found;
    }
    if field.has_input() {
        let table = input_table(&input_type(&field.asked));
        found.push(quote!(|registry| #table.register(registry)));
    }
    if let Some(payload) = &field.payload {
        let table = object_table(&payload.name);
        found.push(quote!(|registry| register_object(registry, &#table)));
    }
    found
}

/// A field that an operation answers, as a row of its type's table.
pub fn asked_row(field: &AskedField<'_>) -> TokenStream {
    let (name, ty) = (field.asked.field, &field.ty);
    let node = &field.asked.operation.node;
    let text = field.asked.node.text("description").map_or_else(
        || format!("{}. {}", sentence(node.text("summary")).trim_end_matches('.'), sentence(node.text("description"))),
        |text| sentence(Some(text)),
    );
    let text = text.trim();
    let rows = if field.has_input() {
        let ty = format!("{}!", input_type(&field.asked));
        vec![quote!(Argument { name: "input", description: "The mutation's input.", ty: #ty, default: None })]
    } else {
        argument_rows(&field.arguments)
    };
    let cost = match lengths(&field.asked) {
        Some(lengths) if field.list.is_some() || ty.starts_with('[') => page_cost(lengths),
        _ => quote!(Some(plus::<3>)),
    };
    let table = asking_table(&field.asked);
    quote!(Field {
        name: #name,
        description: #text,
        ty: #ty,
        arguments: &[#(#rows),*],
        cost: #cost,
        source: Source::Operation(&#table),
    })
}

/// How a field asks its operation: its inputs, and what it makes of the answer.
fn ask(graph: &Graph<'_>, field: &AskedField<'_>, made: &mut BTreeSet<String>) -> TokenStream {
    let (table, operation) = (asking_table(&field.asked), format_ident!("{}", field.asked.operation.type_name()));
    let function = format_ident!("{}", field.asked.operation.function_name());
    let inputs = field.arguments.iter().map(|argument| &argument.input);
    let input = field.has_input().then(|| {
        let text = format!("Input of `{}`.", field.asked.field);
        input_static(&input_type(&field.asked), &text, &field.arguments)
    });
    let tables = field.arguments.iter().flat_map(|argument| &argument.tables);
    let tables: Vec<_> = tables.filter(|table| made.insert(table.to_string())).collect();
    let payload = field.payload.as_ref().map(|payload| payload_table(graph, field, payload));
    let before = field.before().map(|one| {
        let (name, key) = (&one.name, key(field.asked.field, &one.name));
        quote!(Before { field: #name, key: #key })
    });
    let keep = match field.kept.map(|schema| keep_function(graph, schema)) {
        Some(keep) => quote!(Some(#keep)),
        None => quote!(None),
    };
    let total = total(graph, field);
    let (ask, answer) = answer(graph, field);
    quote! {
        static #table: Asking = Asking {
            operation: Operation::#operation,
            inputs: &[#(#inputs),*],
            before: &[#(#before),*],
            keep: #keep,
            total: #total,
            answer: #function,
        };
        #input
        #(#tables)*
        #payload
        fn #function(#ask: Ask) -> async_graphql::Result<Found> {
            #answer
        }
    }
}

/// A function that hands an answer to the area that keeps what it brings.
fn keep_function(graph: &Graph<'_>, schema: &str) -> TokenStream {
    let (module, answer, keep) = (graph.module(schema), rust_type(schema), keeper(schema));
    quote!(|ctx, reply| Box::pin(async move {
        match reply.made::<crate::#module::#answer>() {
            Some(answer) => crate::graph::edges(ctx)?.#keep(ctx, answer).await,
            None => Ok(()),
        }
    }))
}

/// The name of a type as a sentence has it: `GroupMessage` is a group message.
fn in_words(name: &str) -> String {
    name.to_snake_case().replace('_', " ")
}

/// How the names of mutations begin that make a thing.
const MAKING: [&str; 6] = ["create", "add", "send", "post", "request", "transfer"];

/// What a payload says of the thing that its mutation is about.
fn changed(mutation: &str, things: &str) -> String {
    if MAKING.iter().any(|word| mutation.starts_with(word)) {
        return format!("The new {things}.");
    }
    format!("The {things} after the change.")
}

/// What the contract itself says of a field of a payload.
fn own_words<'a>(field: &AskedField<'a>, one: &PayloadField<'_>) -> Option<&'a str> {
    let said = match &one.source {
        PayloadSource::Picked => return None,
        PayloadSource::Removed { .. } => field.asked.node.get("removes"),
        PayloadSource::Only { .. }
        | PayloadSource::Named { .. }
        | PayloadSource::Answered { .. }
        | PayloadSource::Before { .. } => field.asked.node.find(&["also", one.name.as_str()]),
    };
    said?.text("description")
}

fn payload_table(graph: &Graph<'_>, field: &AskedField<'_>, payload: &Payload<'_>) -> TokenStream {
    let (table, name) = (object_table(&payload.name), &payload.name);
    let rows = payload.fields.iter().map(|one| {
        let object = graph.schema(bare(&one.ty)).and_then(|schema| graph.object(schema));
        let (name, are) = (in_words(bare(&one.ty)), if one.ty.starts_with('[') { "s" } else { "" });
        let (source, text) = match (&one.source, object) {
            (PayloadSource::Picked, Some(object)) => {
                (quote!(Source::Rows(&#object)), changed(field.asked.field, &format!("{name}{are}")))
            }
            (PayloadSource::Picked, None) => {
                let said = field.picked.as_ref().and_then(|picked| picked.description.clone());
                (quote!(Source::Getter), said.unwrap_or_else(|| format!("The {name} after the change.")))
            }
            (PayloadSource::Removed { of, input }, _) => {
                let perhaps = if input.is_none() { " Null where there was none." } else { "" };
                (quote!(Source::Getter), format!("Global id of the {} that is gone.{perhaps}", in_words(of)))
            }
            (PayloadSource::Only { of: "Viewer" }, _) => (quote!(Source::Edge), WHO_ASKED.to_owned()),
            (
                PayloadSource::Only { .. }
                | PayloadSource::Named { .. }
                | PayloadSource::Answered { .. }
                | PayloadSource::Before { .. },
                _,
            ) => {
                let text = format!("The {name} after the change. Null if the viewer cannot see it.");
                (quote!(Source::Edge), text)
            }
        };
        let text = own_words(field, one).map_or(text, |said| sentence(Some(said)));
        field_row(&one.name, &one.ty, &text, &source)
    });
    let registered = payload.fields.iter().filter_map(|one| graph.registers(&one.ty));
    let description = format!("Result of `{}`.", field.asked.field);
    quote! {
        static #table: Object = Object {
            name: #name,
            description: #description,
            interfaces: &[],
            fields: &[#(#rows),*],
            types: &[#(#registered),*],
        };
    }
}
