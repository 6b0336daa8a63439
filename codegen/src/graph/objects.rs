//! Emits types: their tables, their getters, their edges, and the pages of them.

use std::collections::BTreeMap;

use heck::ToUpperCamelCase;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use super::each::key;
use super::fields::{asked_row, asked_types};
use super::model::{Graph, bare};
use super::names::{enum_table, finder, method, object_table, rust_field, rust_type};
use super::tables::{AFTER, field_row, page_cost};
use super::{Extra, Property, Shown, Type, WORD, Words, is_optional, sentence, told, value_name};
use crate::read::Node;

/// What the viewer of a payload is.
pub const WHO_ASKED: &str = "The viewer after the change.";

/// A type: its table, its getters, its edges.
pub fn object(graph: &Graph<'_>, one: &Type<'_>) -> TokenStream {
    let table = object_table(one.name);
    let (name, module, ident) = (one.name, graph.module(one.schema), rust_type(one.schema));
    let rust = quote!(crate::#module::#ident);
    let description = sentence(told(&one.node));
    let interfaces = one.is_node.then_some("Node");
    let interfaces = interfaces.iter();
    let properties = one.properties.iter().map(|property| property_row(graph, property));
    let extras = one.extras.iter().map(|extra| extra_row(graph, one, extra));
    let asked = graph.fields_on(one.name);
    let asked_rows = asked.iter().map(|field| asked_row(field));
    let viewer = graph.is_payload(one).then(|| {
        let row = field_row("viewer", "Viewer", WHO_ASKED, &quote!(Source::Edge));
        quote!(#row,)
    });
    // Where a community has only one of it, REST has no number for it.
    let (last_name, text) = match one.key {
        Some(_) if one.is_named => ("restId", "REST's id for it; arguments of type `ID` accept it too."),
        Some(_) => ("restId", "REST's number for it; arguments of type `ID` accept it too."),
        None => ("id", "Its global id: the community has only one."),
    };
    let last_row = one.is_node.then(|| {
        let row = field_row(last_name, "ID!", text, &quote!(Source::Getter));
        quote!(#row,)
    });
    let registered = registered(graph, one);
    let registered = registered.values();
    let get =
        get_method(graph, one, one.properties.len() + one.extras.len() + usize::from(viewer.is_some()) + asked.len());
    let edges = edge_method(graph, one, graph.is_payload(one));
    let lists = graph.is_listed(one.schema).then(|| list_tables(one, &rust, graph.is_counted(one.schema)));
    let doc = format!(" `{name}`.");
    quote! {
        #[doc = #doc]
        pub static #table: Object = Object {
            name: #name,
            description: #description,
            interfaces: &[#(#interfaces),*],
            fields: &[#(#properties,)* #(#extras,)* #viewer #(#asked_rows,)* #last_row],
            types: &[#(#registered),*],
        };

        impl Row for #rust {
            fn object(&self) -> &'static Object {
                &#table
            }

            #get

            #edges
        }

        crate::graph_row!(#rust, #table);

        #lists
    }
}

/// What registers the types that a type's fields name, each once.
fn registered(graph: &Graph<'_>, one: &Type<'_>) -> BTreeMap<String, TokenStream> {
    let of_properties = one.properties.iter().filter_map(|property| match &property.words {
        Some(words) => {
            let path = words_path(words);
            Some(quote!(|registry| #path.register(registry)))
        }
        None => graph.registers(&property.ty),
    });
    let of_extras = one.extras.iter().filter_map(|extra| graph.registers(extra.node.text("type")?));
    let of_operations = graph.fields_on(one.name).into_iter().flat_map(|field| asked_types(graph, field));
    of_properties.chain(of_extras).chain(of_operations).map(|register| (register.to_string(), register)).collect()
}

/// The table of a property whose words have another name in the graph than the set that their type is.
fn own_words(property: &Property<'_>) -> Option<Ident> {
    property.words.as_ref().filter(|words| words.rust.is_none()).map(|words| enum_table(&words.name))
}

fn words_path(words: &Words<'_>) -> TokenStream {
    let table = enum_table(&words.name);
    if words.module.is_empty() {
        return quote!(crate::graph::#table);
    }
    let module = format_ident!("{}", words.module);
    quote!(crate::graph::#module::#table)
}

/// How a row gives the values of its fields. Its id, at REST or the global one of what there is only one of, is the last field, with the
/// number `last`.
fn get_method(graph: &Graph<'_>, one: &Type<'_>, last: usize) -> TokenStream {
    let name = one.name;
    let getters = one.properties.iter().enumerate().filter_map(|(at, property)| {
        let (at, value) = (Literal::usize_unsuffixed(at), rust_field(property.wire));
        match property.shown {
            Shown::Id if one.is_named => Some(quote!(#at => Got::Value(global_name(#name, &self.#value)),)),
            Shown::Id => Some(quote!(#at => Got::Value(global_id(#name, self.#value)),)),
            // Hours are numbers here, also where REST writes them as text.
            Shown::Value if property.scalar == Some("Hours") && is_a(one, property, "string") => {
                Some(quote!(#at => as_hours(Show::show(&self.#value)),))
            }
            // Money is an amount here, also where REST counts hundredths of it.
            Shown::Value if property.scalar == Some("Money") && is_a(one, property, "integer") => {
                Some(quote!(#at => as_amount(Show::show(&self.#value)),))
            }
            Shown::Value | Shown::Rows(_) => Some(match own_words(property) {
                Some(table) if property.ty.ends_with('!') => {
                    quote!(#at => Got::Value(#table.value(self.#value.as_str())),)
                }
                Some(table) => {
                    quote!(#at => Got::Value(self.#value.map_or(Value::Null, |word| #table.value(word.as_str()))),)
                }
                None => quote!(#at => Show::show(&self.#value),),
            }),
            Shown::Number => Some(quote!(#at => match numbered(&self.#value) {
                Some(number) => Got::Value(Value::String(number.to_string())),
                None => Got::Value(Value::Null),
            },)),
            Shown::IdOf(to) => Some(quote!(#at => ids_of(#to, Show::show(&self.#value)),)),
            Shown::Edge(_) => None,
        }
    });
    let extras = one.extras.iter().enumerate().filter_map(|(at, extra)| match source(graph, one, extra) {
        Answered::Value(shown) => {
            let at = Literal::usize_unsuffixed(one.properties.len() + at);
            Some(quote!(#at => #shown,))
        }
        Answered::Number(..) | Answered::Numbers(..) | Answered::Word(_) | Answered::Each(_) | Answered::Area => None,
    });
    let last = Literal::usize_unsuffixed(last);
    let last_getter = one.is_node.then(|| match one.key.map(rust_field) {
        Some(key) => quote!(#last => Got::Value(Value::String(self.#key.to_string())),),
        None => quote!(#last => Got::Value(global_id(#name, ONLY)),),
    });
    let getters: Vec<_> = getters.chain(extras).chain(last_getter).collect();
    if getters.is_empty() {
        return get_nothing();
    }
    quote! {
        fn get(&self, at: usize) -> Got<'_> {
            match at {
                #(#getters)*
                _ => Got::Value(Value::Null),
            }
        }
    }
}

/// The same for a row without values.
pub fn get_nothing() -> TokenStream {
    quote! {
        fn get(&self, _: usize) -> Got<'_> {
            Got::Value(Value::Null)
        }
    }
}

/// Whether a property is of this type at the REST door.
fn is_a(one: &Type<'_>, property: &Property<'_>, kind: &str) -> bool {
    let node = one.node.find(&["properties", property.wire]).and_then(|node| node.resolved());
    node.is_some_and(|node| node.text("type") == Some(kind))
}

fn property_row(graph: &Graph<'_>, property: &Property<'_>) -> TokenStream {
    let source = match &property.shown {
        Shown::Rows(schema) => match graph.object(schema) {
            Some(object) => quote!(Source::Rows(&#object)),
            None => quote!(Source::Getter),
        },
        Shown::Edge(_) => quote!(Source::Edge),
        Shown::Value | Shown::Id | Shown::IdOf(_) | Shown::Number => quote!(Source::Getter),
    };
    field_row(&property.field, &property.ty, &property.description, &source)
}

/// How a field that no property answers is answered.
enum Answered<'g> {
    /// By a value inside the row, as it is shown.
    Value(TokenStream),
    /// By the row of this type whose number is inside the row, if there is one.
    Number(&'g str, TokenStream),
    /// By the rows of this type whose numbers the row lists.
    Numbers(&'g str, TokenStream),
    /// By what this gives, which looks at a word of the row, or at who the viewer is.
    Word(TokenStream),
    /// By its area, for many rows at once.
    Each(TokenStream),
    /// By the area.
    Area,
}

fn source<'g>(graph: &'g Graph<'_>, one: &Type<'_>, extra: &Extra<'_>) -> Answered<'g> {
    if let Some(operation) = extra.each() {
        return Answered::Each(each(one, extra, operation));
    }
    if let Some(ways) = extra.node.get("viewer") {
        return Answered::Word(by_viewer(one, &ways));
    }
    let Some(path) = extra.path() else { return Answered::Area };
    if extra.parties().is_some() {
        return Answered::Word(for_parties(graph, one, extra, path));
    }
    if let Some(by) = extra.node.text("by") {
        return Answered::Word(by_word(one, extra, path, by));
    }
    let value = |take: fn(TokenStream) -> TokenStream, nothing: TokenStream| {
        reached(&one.node, quote!(self), path, take, &nothing)
    };
    let to = bare(extra.node.text("type").unwrap_or_default());
    match graph.types.values().find(|one| one.is_node && one.name == to) {
        Some(node) if extra.is_list() => Answered::Numbers(node.name, listed_numbers(one, path)),
        Some(node) => Answered::Number(node.name, value(|value| quote!(numbered(&#value)), quote!(None))),
        None => Answered::Value(value(|value| quote!(Show::show(&#value)), quote!(Got::Value(Value::Null)))),
    }
}

/// How a field is answered that its area answers for many rows at once.
fn each(one: &Type<'_>, extra: &Extra<'_>, operation: &str) -> TokenStream {
    let (name, number) = (key(one.name, extra.name), rust_field(one.key.unwrap_or("id")));
    let operation = format_ident!("{}", operation.to_upper_camel_case());
    let found = quote!(found_together(ctx, #name, self.#number, Some(Operation::#operation)).await);
    if extra.parties().is_none() {
        return found;
    }
    let is_party = is_party(one, extra);
    quote!(if #is_party { #found } else { Ok(Found::Null) })
}

/// The number to which a way leads from a row, if there is one.
fn number_at(one: &Type<'_>, way: &str) -> TokenStream {
    reached(&one.node, quote!(self), way, |value| quote!(numbered(&#value)), &quote!(None))
}

/// Whether the viewer is one of those who alone see a field.
fn is_party(one: &Type<'_>, extra: &Extra<'_>) -> TokenStream {
    let numbers = extra.parties().unwrap_or_default().into_iter().map(|way| number_at(one, way));
    quote!(is_viewer_among(ctx, &[#(#numbers),*])?)
}

/// How a field is answered that shows a value inside the row to its parties alone.
fn for_parties(graph: &Graph<'_>, one: &Type<'_>, extra: &Extra<'_>, path: &str) -> TokenStream {
    let is_row = graph.schema(bare(extra.node.text("type").unwrap_or_default())).is_some();
    let take: fn(TokenStream) -> TokenStream = if is_row {
        |value| quote!(IntoFound::into_found(#value.clone()))
    } else {
        |value| {
            quote!(match Show::show(&#value) {
                Got::Value(value) => Found::Value(value),
                Got::Row(_) | Got::List(_) => Found::Null,
            })
        }
    };
    let found = reached(&one.node, quote!(self), path, take, &quote!(Found::Null));
    let is_party = is_party(one, extra);
    quote!(Ok(if #is_party { #found } else { Found::Null }))
}

/// How a field is answered that says whether a number of the row is the viewer's or, of several, which of them is.
fn by_viewer(one: &Type<'_>, ways: &Node<'_>) -> TokenStream {
    let is_at = |way: &str| {
        let number = number_at(one, way);
        quote!(is_viewer_among(ctx, &[#number])?)
    };
    if let Some(way) = ways.value.as_str() {
        let is_at = is_at(way);
        return quote!(Ok(Found::Value(Value::Boolean(#is_at))));
    }
    let word = |(way, word): &(&str, Node<'_>)| {
        let (is_at, name) = (is_at(way), value_name(word.value.as_str().unwrap_or_default()));
        quote!(if #is_at { Found::Value(Value::Enum(async_graphql::Name::new(#name))) } else)
    };
    let words = ways.entries();
    let words = words.iter().map(word);
    quote!(Ok(#(#words)* { Found::Null }))
}

/// The numbers that a property of a row lists; none of them, if it may be null and is.
fn listed_numbers(one: &Type<'_>, wire: &str) -> TokenStream {
    let field = rust_field(wire);
    if is_optional(&one.node, wire) {
        return quote!(self.#field.as_deref().unwrap_or_default());
    }
    quote!(self.#field)
}

/// The rows of a type with these numbers.
fn each_of(to: &str, numbers: &TokenStream) -> TokenStream {
    let find = finder(to);
    quote!(found_each(#numbers.iter().map(|number| edges.#find(ctx, *number)).collect()).await)
}

/// How a field is answered whose type a word of the row says: `kinds` says which types the words mean. Other words mean nothing.
fn by_word(one: &Type<'_>, extra: &Extra<'_>, path: &str, by: &str) -> TokenStream {
    let (said, is_list) = (rust_field(by), extra.is_list());
    let word = match is_optional(&one.node, by) {
        true => quote!(self.#said.map_or("", |word| word.as_str())),
        false => quote!(self.#said.as_str()),
    };
    let kinds = extra.node.get("kinds").map(|all| all.entries()).unwrap_or_default();
    let arms = kinds.iter().filter_map(|(word, kind)| {
        let to = kind.value.as_str()?;
        if is_list {
            let found = each_of(to, &listed_numbers(one, path));
            return Some(quote!(#word => #found,));
        }
        let find = finder(to);
        Some(quote!(#word => edges.#find(ctx, number).await,))
    });
    if is_list {
        return quote! {
            match #word {
                #(#arms)*
                _ => Ok(Found::Rows(Vec::new())),
            }
        };
    }
    let number = rust_field(path);
    quote! {
        match (#word, numbered(&self.#number)) {
            (word, Some(number)) => match word {
                #(#arms)*
                _ => Ok(Found::Null),
            },
            _ => Ok(Found::Null),
        }
    }
}

fn extra_row(graph: &Graph<'_>, one: &Type<'_>, extra: &Extra<'_>) -> TokenStream {
    let (name, ty) = (extra.name, extra.node.text("type").unwrap_or_default());
    let description = sentence(extra.node.text("description"));
    let mut rows = Vec::new();
    for (name, node) in extra.node.get("arguments").map(|all| all.entries()).unwrap_or_default() {
        let (ty, text) = (node.text("type").unwrap_or_default(), sentence(node.text("description")));
        let default = node.text("default").map_or_else(|| quote!(None), |default| quote!(Some(#default)));
        rows.push(quote!(Argument { name: #name, description: #text, ty: #ty, default: #default }));
    }
    let mut cost = quote!(None);
    if let Some(page) = extra.node.get("page") {
        let number = |key: &str, otherwise: i64| page.value.get(key).and_then(Value::as_i64).unwrap_or(otherwise);
        let (usual, most) = (number("default", 20), number("maximum", 100));
        let text = format!("How many at most, 1 to {most}. {usual} by default.");
        rows.push(quote!(Argument { name: "first", description: #text, ty: "Int", default: None }));
        rows.push(quote!(Argument { name: "after", description: #AFTER, ty: "String", default: None }));
        cost = page_cost((usual, most));
    } else if let Some(own) = extra.node.value.get("cost").and_then(Value::as_u64) {
        let own = Literal::u64_unsuffixed(own);
        cost = quote!(Some(plus::<#own>));
    }
    let source = match source(graph, one, extra) {
        Answered::Value(_) => quote!(Source::Getter),
        Answered::Number(..) | Answered::Numbers(..) | Answered::Word(_) | Answered::Each(_) | Answered::Area => {
            quote!(Source::Edge)
        }
    };
    quote!(Field { name: #name, description: #description, ty: #ty, arguments: &[#(#rows),*], cost: #cost, source: #source })
}

/// What `take` makes of the value to which a path leads from a row of a schema, and `nothing` where an object on the way is not there.
fn reached(
    schema: &Node<'_>,
    row: TokenStream,
    path: &str,
    take: fn(TokenStream) -> TokenStream,
    nothing: &TokenStream,
) -> TokenStream {
    let Some((first, rest)) = path.split_once('.') else {
        let field = rust_field(path);
        return take(quote!(#row.#field));
    };
    let field = rust_field(first);
    let below = schema.find(&["properties", first]).and_then(|property| property.meant());
    let below = below.unwrap_or_else(|| schema.clone());
    if !is_optional(schema, first) {
        return reached(&below, quote!(#row.#field), rest, take, nothing);
    }
    let found = reached(&below, quote!(row), rest, take, nothing);
    quote! {
        match &#row.#field {
            Some(row) => #found,
            None => #nothing,
        }
    }
}

/// How a row's edges are answered: by their area's trait. A payload has the viewer behind them.
fn edge_method(graph: &Graph<'_>, one: &Type<'_>, is_payload: bool) -> Option<TokenStream> {
    let base = one.properties.len();
    let sought = |at: usize, to: &str, number: TokenStream| {
        let (at, find) = (Literal::usize_unsuffixed(at), finder(to));
        quote! {
            #at => match #number {
                Some(number) => edges.#find(ctx, number).await,
                None => Ok(Found::Null),
            },
        }
    };
    let arm = |at: usize, found: &TokenStream| {
        let at = Literal::usize_unsuffixed(at);
        quote!(#at => #found,)
    };
    let by_number = one.properties.iter().enumerate().filter_map(|(at, property)| {
        let Shown::Edge(to) = property.shown else { return None };
        let value = rust_field(property.wire);
        Some(sought(at, to, quote!(numbered(&self.#value))))
    });
    let extras = one.extras.iter().enumerate().filter_map(|(at, extra)| match source(graph, one, extra) {
        Answered::Value(_) => None,
        Answered::Number(to, value) => Some(sought(base + at, to, value)),
        Answered::Numbers(to, numbers) => Some(arm(base + at, &each_of(to, &numbers))),
        Answered::Word(found) | Answered::Each(found) => Some(arm(base + at, &found)),
        Answered::Area => {
            let (at, call) = (Literal::usize_unsuffixed(base + at), method(one.name, extra.name));
            Some(quote!(#at => edges.#call(ctx, self).await,))
        }
    });
    let viewer = is_payload.then(|| {
        let at = Literal::usize_unsuffixed(base + one.extras.len());
        quote!(#at => edges.find_viewer(ctx, 0).await,)
    });
    let arms: Vec<_> = by_number.chain(extras).chain(viewer).collect();
    // Those that are found together ask nobody by hand.
    let by_hand = arms.iter().any(|arm| arm.to_string().contains("edges ."));
    let edges = by_hand.then(|| quote!(let edges = crate::graph::edges(ctx)?;));
    (!arms.is_empty()).then(|| {
        quote! {
            fn edge<'a>(&'a self, at: usize, ctx: &'a Context<'a>) -> BoxFuture<'a, async_graphql::Result<Found>> {
                Box::pin(async move {
                    #edges
                    match at {
                        #(#arms)*
                        _ => Ok(Found::Null),
                    }
                })
            }
        }
    })
}

/// The tables of a page of a type and of its rows.
fn list_tables(one: &Type<'_>, rust: &TokenStream, is_counted: bool) -> TokenStream {
    let (connection_name, edge_name) = (format!("{}Connection", one.name), format!("{}Edge", one.name));
    let (row, connection, edge) = (object_table(one.name), object_table(&connection_name), object_table(&edge_name));
    let (edges_ty, nodes_ty, node_ty) =
        (format!("[{edge_name}!]!"), format!("[{}!]!", one.name), format!("{}!", one.name));
    let (of_list, of_edge) = (format!(" A page of `{}`.", one.name), format!(" A row of a page of `{}`.", one.name));
    let (getter, rows) = (quote!(Source::Getter), quote!(Source::Rows(&#row)));
    let mut fields = vec![
        field_row("edges", &edges_ty, "The rows of the page, each with its cursor.", &quote!(Source::Rows(&#edge))),
        field_row("nodes", &nodes_ty, "The rows of the page.", &rows),
        field_row(
            "pageInfo",
            "PageInfo!",
            "Whether the list goes on, and from which cursor.",
            &quote!(Source::Rows(&PAGE_INFO)),
        ),
    ];
    if is_counted {
        let text = "How many rows the whole list has. Null if they are not counted.";
        fields.push(field_row("totalCount", "Int", text, &getter));
    }
    let of_edges = [
        field_row("cursor", "String!", "Cursor of the row, for `after`.", &getter),
        field_row("node", &node_ty, "The row.", &rows),
    ];
    quote! {
        #[doc = #of_list]
        pub static #connection: Object = Object {
            name: #connection_name,
            description: "A page of a list.",
            interfaces: &[],
            fields: &[#(#fields),*],
            types: &[
                |registry| register_object(registry, &#edge),
                |registry| register_object(registry, &#row),
                |registry| register_object(registry, &PAGE_INFO),
            ],
        };

        #[doc = #of_edge]
        pub static #edge: Object = Object {
            name: #edge_name,
            description: "A row of a page, with its cursor.",
            interfaces: &[],
            fields: &[#(#of_edges),*],
            types: &[],
        };

        impl Listed for #rust {
            const CONNECTION: &'static Object = &#connection;
            const EDGE: &'static Object = &#edge;
        }
    }
}

/// A schema for a value of any shape, or for values by name.
pub fn loose(graph: &Graph<'_>, name: &str, node: &Node<'_>) -> Option<TokenStream> {
    let (module, ident) = (graph.module(name), rust_type(name));
    let is_map = node.get("additionalProperties").is_some_and(|of| of.get("type").is_some());
    let is_shaped = !is_map && ["type", "enum", "oneOf"].iter().any(|word| node.get(word).is_some());
    node.get(WORD)?.text("scalar").filter(|_| !is_shaped)?;
    Some(quote! {
        impl Show for crate::#module::#ident {
            fn show(&self) -> Got<'_> {
                self.0.show()
            }
        }
    })
}

/// Rows that are shown as those of a type that another schema is. What these do not have, those may be without.
pub fn like(graph: &Graph<'_>, schema: &str, base: &str) -> Option<TokenStream> {
    let schemas = graph.contract.root().find(&["components", "schemas"])?;
    let (from, to) = (schemas.get(schema)?, schemas.get(base)?);
    let path = |schema: &str| {
        let (module, ident) = (graph.module(schema), rust_type(schema));
        quote!(crate::#module::#ident)
    };
    let (rust, shown) = (path(schema), path(base));
    let fields = to.get("properties")?.entries().into_iter().map(|(wire, _)| {
        let field = rust_field(wire);
        match from.find(&["properties", wire]) {
            Some(_) if is_optional(&to, wire) && !is_optional(&from, wire) => quote!(#field: Some(row.#field)),
            Some(_) => quote!(#field: row.#field),
            None => quote!(#field: None),
        }
    });
    Some(quote! {
        impl From<#rust> for #shown {
            fn from(row: #rust) -> Self {
                Self { #(#fields),* }
            }
        }

        impl IntoFound for #rust {
            fn into_found(self) -> Found {
                IntoFound::into_found(#shown::from(self))
            }
        }

        impl IntoFound for Vec<#rust> {
            fn into_found(self) -> Found {
                self.into_iter().map(#shown::from).collect::<Vec<_>>().into_found()
            }
        }
    })
}
