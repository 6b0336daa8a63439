//! Emits the graph's tables, the getters of its types, the traits of what areas answer, and the fields that operations answer.

use std::collections::{BTreeMap, BTreeSet};

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use super::input::{Argument, arguments, lengths};
use super::{
    Asked, Extra, Paged, Property, Shown, Type, WORD, Words, asked, finder, is_optional, left_to_rest, likes,
    listed_words, method, sentence, set_named, types, value_name,
};
use crate::model::Operation;
use crate::operations::codes;
use crate::read::{Contract, Node};
use crate::types::answer_type;

/// The name of a type's table.
fn object_table(name: &str) -> Ident {
    format_ident!("{}", name.to_shouty_snake_case())
}

/// The name of a set's table.
pub(super) fn enum_table(name: &str) -> Ident {
    format_ident!("{}_WORDS", name.to_shouty_snake_case())
}

/// The name of an input object's table.
pub(super) fn input_table(name: &str) -> Ident {
    format_ident!("{}_TABLE", name.to_shouty_snake_case())
}

/// The name of the list that says what an input object's fields are to REST.
pub(super) fn inputs_name(name: &str) -> Ident {
    format_ident!("{}_INPUTS", name.to_shouty_snake_case())
}

/// The types of the contract and where they live, for everything that refers to them.
struct Graph<'a> {
    contract: &'a Contract,
    types: BTreeMap<&'a str, Type<'a>>,
    /// Schemas of which there are pages.
    listed: BTreeSet<&'a str>,
    /// Those of which some list tells how many rows it has.
    counted: BTreeSet<&'a str>,
    /// The fields that operations answer.
    asked: Vec<Asked<'a>>,
}

impl<'a> Graph<'a> {
    fn of(contract: &'a Contract, operations: &'a [Operation<'a>]) -> Self {
        let types = types(contract);
        let (listed, counted) = (BTreeSet::new(), BTreeSet::new());
        let mut graph = Self { contract, types, listed, counted, asked: asked(operations) };
        let paged = graph.asked.iter().filter_map(|one| graph.items(one)).collect::<Vec<_>>();
        graph.counted.extend(paged.iter().filter(|list| list.is_counted).map(|list| list.schema));
        graph.listed.extend(paged.iter().map(|list| list.schema));
        let by_hand = graph.types.values().filter(|one| one.node.get(WORD).is_some_and(|graph| graph.is("listed")));
        let by_hand: Vec<&str> = by_hand.map(|one| one.schema).collect();
        graph.listed.extend(by_hand);
        let named = |name: &str| graph.types.values().find(|one| one.name == name).map(|one| one.schema);
        let extras = graph.types.values().flat_map(|one| &one.extras);
        let pages = extras.filter(|extra| extra.node.get("page").is_some());
        let more: Vec<&str> =
            pages.filter_map(|extra| named(extra.node.text("type")?.strip_suffix("Connection")?)).collect();
        graph.listed.extend(more);
        graph
    }

    fn module(&self, schema: &str) -> Ident {
        format_ident!("{}", self.contract.module_of_schema(schema))
    }

    fn object(&self, schema: &str) -> Option<TokenStream> {
        let (module, table) = (self.module(schema), object_table(self.types.get(schema)?.name));
        Some(quote!(crate::graph::#module::#table))
    }

    /// The rows, if a field is a page.
    fn items(&self, asked: &Asked<'a>) -> Option<Listed<'a>> {
        let paged = asked.paged()?;
        let is_counted = paged != Paged::Cursor || asked.node.get("total").is_some();
        if let Some(sought) = asked.node.text("rows") {
            let schema = self.types.values().find(|one| one.name == sought)?.schema;
            return Some(Listed { schema, paged, is_counted, sought: Some(sought) });
        }
        let answer = asked.operation.answers.iter().find(|answer| answer.status == 200)?;
        let schema = answer.schema.as_ref()?.resolved()?;
        let schema = schema.find(&["properties", "data", "items"])?.schema_reference()?;
        self.types.contains_key(schema).then_some(Listed { schema, paged, is_counted, sought: None })
    }

    /// The fields of a type that operations answer.
    fn asked_of(&self, one: &Type<'_>) -> Vec<&Asked<'a>> {
        self.asked.iter().filter(|field| field.on == one.name).collect()
    }

    /// What registers a type that is named in the schema definition language.
    fn registers(&self, ty: &str) -> Option<TokenStream> {
        let name = ty.trim_matches(|c| matches!(c, '[' | ']' | '!'));
        if ["DateTime", "Hours", "Money", "URL", "Date", "JSON"].contains(&name) {
            return Some(quote!(|registry| scalar(registry, #name)));
        }
        let of = |name: &str| self.types.values().find(|one| one.name == name).map(|one| one.schema);
        if let Some(schema) = of(name) {
            let object = self.object(schema)?;
            return Some(quote!(|registry| register_object(registry, &#object)));
        }
        // A set that does not say so itself is emitted only where a property shows it.
        let says = |set: &&str| self.contract.root().find(&["components", "schemas", set, WORD]).is_some();
        if let Some(set) = set_named(self.contract, name).filter(says) {
            let (module, table) = (self.module(set), enum_table(name));
            return Some(quote!(|registry| crate::graph::#module::#table.register(registry)));
        }
        let schema = of(name.strip_suffix("Connection")?)?;
        let (module, table) = (self.module(schema), object_table(name));
        Some(quote!(|registry| register_object(registry, &crate::graph::#module::#table)))
    }
}

/// A list that is read in pages.
struct Listed<'a> {
    /// The schema of the type that its rows are of.
    schema: &'a str,
    /// How REST reads it.
    paged: Paged,
    /// Whether the answer says how many rows the whole list has.
    is_counted: bool,
    /// The type, where the answer's rows only tell the numbers of it.
    sought: Option<&'a str>,
}

/// The file of one area; none if the graph has nothing of it.
pub fn area<'a>(contract: &'a Contract, area: &str, operations: &'a [Operation<'a>]) -> Option<TokenStream> {
    let graph = Graph::of(contract, operations);
    let own: Vec<&Type<'_>> =
        graph.types.values().filter(|one| contract.module_of_schema(one.schema) == area).collect();
    let fields: Vec<Asked<'_>> = asked(operations).into_iter().filter(|one| one.operation.area == area).collect();
    let sets = sets(&graph, area);
    if own.is_empty() && fields.is_empty() && sets.is_empty() {
        return None;
    }
    let sets = sets.iter().map(words_item);
    let objects = own.iter().map(|one| object(&graph, one));
    let edges = edges_trait(area, &own, &edge_targets(&graph, operations));
    let holders = holders(&graph, area, &fields);
    let loose = of_area(&graph, area).into_iter().filter_map(|(name, node)| loose(&graph, name, &node));
    let likes = likes(contract).into_iter().filter(|(schema, _)| contract.module_of_schema(schema) == area);
    let likes = likes.filter_map(|(schema, base)| like(&graph, schema, base));
    Some(quote! {
        #(#sets)*
        #(#loose)*
        #(#objects)*
        #(#likes)*
        #edges
        #holders
    })
}

/// The component schemas of an area of which the contract says something for the graph.
fn of_area<'a>(graph: &Graph<'a>, area: &str) -> Vec<(&'a str, Node<'a>)> {
    let schemas = graph.contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default();
    let own =
        |(name, node): &(&str, Node<'_>)| graph.contract.module_of_schema(name) == area && node.get(WORD).is_some();
    schemas.into_iter().filter(own).collect()
}

/// A schema for a value of any shape.
fn loose(graph: &Graph<'_>, name: &str, node: &Node<'_>) -> Option<TokenStream> {
    let (module, ident) = (graph.module(name), format_ident!("{}", name.to_upper_camel_case()));
    let is_shaped = ["type", "enum", "oneOf"].iter().any(|word| node.get(word).is_some());
    if !is_shaped && node.get(WORD)?.text("scalar").is_some() {
        return Some(quote! {
            impl Show for crate::#module::#ident {
                fn show(&self) -> Got<'_> {
                    self.0.show()
                }
            }
        });
    }
    None
}

/// Rows that are shown as those of a type that another schema is. What these do not have, those may be without.
fn like(graph: &Graph<'_>, schema: &str, base: &str) -> Option<TokenStream> {
    let schemas = graph.contract.root().find(&["components", "schemas"])?;
    let (from, to) = (schemas.get(schema)?, schemas.get(base)?);
    let path = |schema: &str| {
        let (module, ident) = (graph.module(schema), format_ident!("{}", schema.to_upper_camel_case()));
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
    })
}

/// The sets of words that the area's schemas hold and the graph names.
fn sets<'a>(graph: &Graph<'a>, area: &str) -> Vec<(String, String, Node<'a>)> {
    let mut found: BTreeMap<String, (String, Node<'a>)> = BTreeMap::new();
    for one in graph.types.values() {
        for property in &one.properties {
            let Some(Words { name, rust: Some(rust), node }) = &property.words else { continue };
            if rust.starts_with(&format!("crate::{area}::")) {
                found.insert(name.clone(), (rust.clone(), node.clone()));
            }
        }
    }
    // A set that says so itself is part of the graph even if only arguments name it.
    let schemas = graph.contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default();
    for (name, node) in schemas {
        if graph.contract.module_of_schema(name) == area
            && node.get("enum").is_some()
            && let Some(said) = node.get(WORD)
        {
            let graph_name = said.text("type").unwrap_or(name).to_owned();
            let rust = format!("crate::{area}::{}", name.to_upper_camel_case());
            found.entry(graph_name).or_insert((rust, node));
        }
    }
    found.into_iter().map(|(name, (rust, node))| (name, rust, node)).collect()
}

fn words_item((name, rust, node): &(String, String, Node<'_>)) -> TokenStream {
    let table = enum_static(name, node, &listed_words(node, &left_to_rest(node)), "");
    let (ident, rust): (Ident, TokenStream) = (enum_table(name), rust.parse().unwrap_or_default());
    quote! {
        #table
        crate::graph_words!(#rust, #ident);
    }
}

/// The table of a set of words.
pub(super) fn enum_static(name: &str, node: &Node<'_>, words: &[&str], otherwise: &str) -> TokenStream {
    let table = enum_table(name);
    let description = node.text("description").map_or_else(|| otherwise.to_owned(), |text| sentence(Some(text)));
    let sentences = node.get("x-enum-descriptions");
    let values = words.iter().map(|word| {
        let name = value_name(word);
        let text = sentence(sentences.as_ref().and_then(|all| all.text(word)));
        quote!(EnumValue { name: #name, word: #word, description: #text })
    });
    let doc = format!(" The words of `{name}`.");
    quote! {
        #[doc = #doc]
        pub static #table: EnumTable = EnumTable { name: #name, description: #description, values: &[#(#values),*] };
    }
}

/// The tables of an input object.
pub(super) fn input_statics(name: &str, description: &str, arguments: Vec<Argument>) -> Vec<TokenStream> {
    let (table, inputs) = (input_table(name), inputs_name(name));
    let rows = arguments.iter().filter(|argument| argument.is_shown()).map(argument_row);
    let each: Vec<_> = arguments.iter().map(|argument| &argument.input).collect();
    let count = Literal::usize_unsuffixed(each.len());
    let registered = arguments.iter().flat_map(|argument| &argument.types).collect::<Vec<_>>();
    let mut found: Vec<TokenStream> = vec![quote! {
        static #table: InputTable = InputTable {
            name: #name,
            description: #description,
            fields: &[#(#rows),*],
            types: &[#(#registered),*],
        };
        static #inputs: [Input; #count] = [#(#each),*];
    }];
    found.extend(arguments.into_iter().flat_map(|argument| argument.tables));
    found
}

fn argument_row(argument: &Argument) -> TokenStream {
    let Argument { name, ty, description, default, .. } = argument;
    let default = match default {
        Some(default) => quote!(Some(#default)),
        None => quote!(None),
    };
    quote!(Argument { name: #name, description: #description, ty: #ty, default: #default })
}

/// A type: its table, its getters, its edges.
fn object(graph: &Graph<'_>, one: &Type<'_>) -> TokenStream {
    let table = object_table(one.name);
    let (name, schema) = (one.name, one.schema.to_upper_camel_case());
    let (module, ident) = (graph.module(one.schema), format_ident!("{schema}"));
    let rust = quote!(crate::#module::#ident);
    let said = one.node.get(WORD).and_then(|graph| graph.text("description"));
    let description = sentence(said.or_else(|| one.node.text("description")));
    let interfaces = one.is_node.then_some("Node");
    let interfaces = interfaces.iter();
    let properties = one.properties.iter().map(|property| property_row(graph, property));
    let extras = one.extras.iter().map(extra_row);
    let asked_of = graph.asked_of(one);
    let asked_rows = asked_of.iter().map(|field| asked_row(graph, field));
    let rest_id = one.is_node.then(|| {
        let text = "Its id at the REST door.";
        quote!(Field { name: "restId", description: #text, ty: "ID!", arguments: &[], cost: None, source: Source::Getter },)
    });
    let last = Literal::usize_unsuffixed(one.properties.len() + one.extras.len() + asked_of.len());
    let rest_getter = one.is_node.then(|| quote!(#last => Got::Value(Value::String(self.id.to_string())),));
    let mut registered: BTreeMap<String, TokenStream> = BTreeMap::new();
    let named = one.properties.iter().filter_map(|property| match &property.words {
        Some(words) => {
            let path = words_path(words);
            Some(quote!(|registry| #path.register(registry)))
        }
        None => graph.registers(&property.ty),
    });
    let of_extras = one.extras.iter().filter_map(|extra| graph.registers(extra.node.text("type")?));
    let of_operations = asked_of.iter().flat_map(|field| asked_types(graph, field));
    for register in named.chain(of_extras).chain(of_operations) {
        registered.insert(register.to_string(), register);
    }
    let registered = registered.values();
    let getters = one.properties.iter().enumerate().filter_map(|(at, property)| {
        let (at, value) = (Literal::usize_unsuffixed(at), rust_field(property.wire));
        match property.shown {
            Shown::Id => Some(quote!(#at => Got::Value(global_id(#name, self.#value)),)),
            // Hours are numbers here, also where REST writes them as text.
            Shown::Value if property.scalar == Some("Hours") && is_text(one, property) => {
                Some(quote!(#at => as_hours(Show::show(&self.#value)),))
            }
            Shown::Value | Shown::Rows(_) => Some(quote!(#at => Show::show(&self.#value),)),
            Shown::Number => Some(quote!(#at => match numbered(&self.#value) {
                Some(number) => Got::Value(Value::String(number.to_string())),
                None => Got::Value(Value::Null),
            },)),
            Shown::Edge(_) => None,
        }
    });
    let getters: Vec<_> = getters.chain(rest_getter).collect();
    let get = if getters.is_empty() {
        quote! {
            fn get(&self, _: usize) -> Got<'_> {
                Got::Value(Value::Null)
            }
        }
    } else {
        quote! {
            fn get(&self, at: usize) -> Got<'_> {
                match at {
                    #(#getters)*
                    _ => Got::Value(Value::Null),
                }
            }
        }
    };
    let edges = edge_method(one);
    let lists = graph.listed.contains(one.schema).then(|| list_tables(one, &rust, graph.counted.contains(one.schema)));
    let doc = format!(" `{name}`.");
    quote! {
        #[doc = #doc]
        pub static #table: Object = Object {
            name: #name,
            description: #description,
            interfaces: &[#(#interfaces),*],
            fields: &[#(#properties,)* #(#extras,)* #(#asked_rows,)* #rest_id],
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

fn is_text(one: &Type<'_>, property: &Property<'_>) -> bool {
    let node = one.node.find(&["properties", property.wire]).and_then(|node| node.resolved());
    node.is_some_and(|node| node.text("type") == Some("string"))
}

fn words_path(words: &Words<'_>) -> TokenStream {
    let module = words.rust.as_deref().and_then(|rust| rust.split("::").nth(1)).unwrap_or("shared");
    let (module, table) = (format_ident!("{module}"), enum_table(&words.name));
    quote!(crate::graph::#module::#table)
}

/// A property's name as a field of the Rust type.
fn rust_field(wire: &str) -> Ident {
    let name = wire.to_snake_case();
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        return format_ident!("x{name}");
    }
    match name.as_str() {
        "type" | "ref" | "self" | "use" | "where" | "in" | "for" | "match" | "move" | "mod" | "final" => {
            format_ident!("{name}_")
        }
        _ => format_ident!("{name}"),
    }
}

fn property_row(graph: &Graph<'_>, property: &Property<'_>) -> TokenStream {
    let Property { field, ty, description, .. } = property;
    let source = match &property.shown {
        Shown::Rows(schema) => match graph.object(schema) {
            Some(object) => quote!(Source::Rows(&#object)),
            None => quote!(Source::Getter),
        },
        Shown::Edge(_) => quote!(Source::Edge),
        Shown::Value | Shown::Id | Shown::Number => quote!(Source::Getter),
    };
    quote!(Field { name: #field, description: #description, ty: #ty, arguments: &[], cost: None, source: #source })
}

fn extra_row(extra: &Extra<'_>) -> TokenStream {
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
        let text = format!("How many at most, 1 to {most}; {usual} if not said.");
        rows.push(quote!(Argument { name: "first", description: #text, ty: "Int", default: None }));
        let text = "The cursor of the last row seen. Without it the page is the first.";
        rows.push(quote!(Argument { name: "after", description: #text, ty: "String", default: None }));
        let (usual, most) = (Literal::i64_unsuffixed(usual), Literal::i64_unsuffixed(most));
        cost = quote!(Some(page_cost::<#usual, #most>));
    } else if let Some(own) = extra.node.value.get("cost").and_then(Value::as_u64) {
        let own = Literal::u64_unsuffixed(own);
        cost = quote!(Some(plus::<#own>));
    }
    quote!(Field { name: #name, description: #description, ty: #ty, arguments: &[#(#rows),*], cost: #cost, source: Source::Edge })
}

/// How a row's edges are answered: by their area's trait.
fn edge_method(one: &Type<'_>) -> Option<TokenStream> {
    let base = one.properties.len();
    let by_number = one.properties.iter().enumerate().filter_map(|(at, property)| {
        let Shown::Edge(to) = property.shown else { return None };
        let (at, value) = (Literal::usize_unsuffixed(at), rust_field(property.wire));
        let find = format_ident!("{}", finder(to));
        Some(quote! {
            #at => match numbered(&self.#value) {
                Some(number) => edges.#find(ctx, number).await,
                None => Ok(Found::Null),
            },
        })
    });
    let extras = one.extras.iter().enumerate().map(|(at, extra)| {
        let (at, call) = (Literal::usize_unsuffixed(base + at), format_ident!("{}", method(one.name, extra.name)));
        quote!(#at => edges.#call(ctx, self).await,)
    });
    let arms: Vec<_> = by_number.chain(extras).collect();
    (!arms.is_empty()).then(|| {
        quote! {
            fn edge<'a>(&'a self, at: usize, ctx: &'a Context<'a>) -> BoxFuture<'a, async_graphql::Result<Found>> {
                Box::pin(async move {
                    let edges = crate::graph::edges(ctx)?;
                    match at {
                        #(#arms)*
                        _ => Ok(Found::Null),
                    }
                })
            }
        }
    })
}

fn list_tables(one: &Type<'_>, rust: &TokenStream, is_counted: bool) -> TokenStream {
    let (row, connection, edge) = (
        object_table(one.name),
        object_table(&format!("{}Connection", one.name)),
        object_table(&format!("{}Edge", one.name)),
    );
    let (connection_name, edge_name) = (format!("{}Connection", one.name), format!("{}Edge", one.name));
    let (edges_ty, nodes_ty, node_ty) =
        (format!("[{edge_name}!]!"), format!("[{}!]!", one.name), format!("{}!", one.name));
    let (of_list, of_edge) = (format!(" A page of `{}`.", one.name), format!(" A row of a page of `{}`.", one.name));
    let getter = |name: &str, ty: &str, text: &str, source: TokenStream| quote!(Field { name: #name, description: #text, ty: #ty, arguments: &[], cost: None, source: #source });
    let mut fields = vec![
        getter("edges", &edges_ty, "The rows with their places.", quote!(Source::Rows(&#edge))),
        getter("nodes", &nodes_ty, "The rows.", quote!(Source::Rows(&#row))),
        getter("pageInfo", "PageInfo!", "Whether there is more.", quote!(Source::Rows(&PAGE_INFO))),
    ];
    if is_counted {
        let text = "How many rows the whole list has. Null where nobody counts them.";
        fields.push(getter("totalCount", "Int", text, quote!(Source::Getter)));
    }
    let of_edges = [
        getter("cursor", "String!", "The row's place.", quote!(Source::Getter)),
        getter("node", &node_ty, "The row.", quote!(Source::Rows(&#row))),
    ];
    quote! {
        #[doc = #of_list]
        pub static #connection: Object = Object {
            name: #connection_name,
            description: "Some rows of a list.",
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
            description: "A row of a list with its place.",
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

/// The types that some edge or payload looks up by number.
fn edge_targets(graph: &Graph<'_>, operations: &[Operation<'_>]) -> BTreeSet<String> {
    let properties = graph.types.values().flat_map(|one| &one.properties);
    let by_edges = properties.filter_map(|property| match &property.shown {
        Shown::Edge(to) => Some((*to).to_owned()),
        _ => None,
    });
    let by_payloads = asked(operations).into_iter().filter_map(|field| own_payload(graph, &field));
    let by_payloads = by_payloads.flat_map(|payload| payload.fields).filter_map(|field| match field.source {
        PayloadSource::Named { of, .. } | PayloadSource::Answered { of, .. } | PayloadSource::Only { of } => {
            Some(of.to_owned())
        }
        PayloadSource::Picked | PayloadSource::Removed { .. } => None,
    });
    let by_rows = asked(operations).into_iter().filter_map(|field| field.node.text("rows").map(str::to_owned));
    by_edges.chain(by_payloads).chain(by_rows).collect()
}

fn edges_trait(area: &str, own: &[&Type<'_>], targets: &BTreeSet<String>) -> TokenStream {
    let name = edges_name(area);
    let doc = format!(" What the area `{area}` answers in the graph beside its operations.");
    let finders = own.iter().filter(|one| one.is_node || targets.contains(one.name)).map(|one| {
        let find = format_ident!("{}", finder(one.name));
        let doc =
            format!(" The `{}` with this number, as an edge finds it: null where the viewer sees none.", one.name);
        quote! {
            #[doc = #doc]
            async fn #find(&self, ctx: &Context<'_>, number: i64) -> async_graphql::Result<Found>;
        }
    });
    let viewer = (area == "shared").then(|| {
        quote! {
            /// The viewer, as a payload shows them. The number is none of theirs.
            async fn find_viewer(&self, ctx: &Context<'_>, number: i64) -> async_graphql::Result<Found>;
        }
    });
    let nodes = own.iter().filter(|one| one.is_node).map(|one| {
        let look = format_ident!("node_{}", one.name.to_snake_case());
        let doc = format!(" The `{}` with this number, as `node(id:)` finds it, with REST's refusals.", one.name);
        quote! {
            #[doc = #doc]
            async fn #look(&self, ctx: &Context<'_>, number: i64) -> async_graphql::Result<Found>;
        }
    });
    let extras = own.iter().flat_map(|one| {
        let (module, ident) = (format_ident!("{area}"), format_ident!("{}", one.schema.to_upper_camel_case()));
        one.extras.iter().map(move |extra| {
            let call = format_ident!("{}", method(one.name, extra.name));
            let doc = format!(" `{}.{}`: {}", one.name, extra.name, sentence(extra.node.text("description")));
            quote! {
                #[doc = #doc]
                async fn #call(&self, ctx: &Context<'_>, row: &crate::#module::#ident) -> async_graphql::Result<Found>;
            }
        })
    });
    quote! {
        #[doc = #doc]
        #[async_trait]
        pub trait #name: Send + Sync {
            #(#finders)*
            #viewer
            #(#nodes)*
            #(#extras)*
        }
    }
}

fn edges_name(area: &str) -> Ident {
    format_ident!("{}Edges", area.to_upper_camel_case())
}

/// The fields that operations answer, gathered by the type that has them.
fn holders(graph: &Graph<'_>, area: &str, fields: &[Asked<'_>]) -> TokenStream {
    let mut by_type: BTreeMap<&str, Vec<&Asked<'_>>> = BTreeMap::new();
    let own = |on: &str| graph.types.values().any(|one| one.name == on);
    for field in fields.iter().filter(|field| !own(field.on)) {
        by_type.entry(field.on).or_default().push(field);
    }
    let holders = by_type.iter().map(|(on, fields)| holder(graph, area, on, fields));
    let asks = fields.iter().map(|field| ask(graph, field));
    quote!(#(#holders)* #(#asks)*)
}

fn holder(graph: &Graph<'_>, area: &str, on: &str, fields: &[&Asked<'_>]) -> TokenStream {
    let name = format!("{}{on}", area.to_upper_camel_case());
    let (ident, table) = (format_ident!("{name}"), object_table(&name));
    let doc = format!(" Fields of `{on}` that operations of the area `{area}` answer.");
    let rows: Vec<_> = fields.iter().map(|field| asked_row(graph, field)).collect();
    let registered = fields.iter().flat_map(|field| asked_types(graph, field)).collect::<Vec<_>>();
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

            fn get(&self, _: usize) -> Got<'_> {
                Got::Value(Value::Null)
            }
        }

        crate::graph_row!(#ident, #table);
    }
}

fn asked_types(graph: &Graph<'_>, field: &Asked<'_>) -> Vec<TokenStream> {
    let mut found: Vec<TokenStream> = graph.registers(&field_type(graph, field)).into_iter().collect();
    if field.on == "Mutation" {
        if !arguments(graph.contract, field).is_empty() {
            let table = input_table(&input_type(field));
            found.push(quote!(|registry| #table.register(registry)));
        }
        if let Some(payload) = own_payload(graph, field) {
            let table = object_table(&payload.name);
            found.push(quote!(|registry| register_object(registry, &#table)));
        }
    } else {
        found.extend(arguments(graph.contract, field).into_iter().flat_map(|argument| argument.types));
    }
    found
}

fn input_type(field: &Asked<'_>) -> String {
    format!("{}Input", field.field.to_upper_camel_case())
}

/// A payload that is made for its mutation.
struct Payload<'a> {
    name: String,
    fields: Vec<PayloadField<'a>>,
}

/// A field of such a payload.
struct PayloadField<'a> {
    name: String,
    ty: String,
    source: PayloadSource<'a>,
}

/// Where a field of a payload comes from.
enum PayloadSource<'a> {
    /// What was picked of the answer.
    Picked,
    /// The id of what is gone: its type, and the input that names it.
    Removed { of: &'a str, input: &'a str },
    /// The viewer, or the one row that a type has.
    Only { of: &'a str },
    /// The row that an input names.
    Named { of: &'a str, input: &'a str },
    /// The row whose number the answer holds.
    Answered { of: &'a str, path: &'a str },
}

fn own_payload<'a>(graph: &Graph<'_>, field: &Asked<'a>) -> Option<Payload<'a>> {
    let mut fields = Vec::new();
    if let Some(removed) = field.node.get("removes") {
        let of = removed.text("type")?;
        let source = PayloadSource::Removed { of, input: removed.text("parameter").unwrap_or("id") };
        fields.push(PayloadField { name: format!("removed{of}Id"), ty: "ID".to_owned(), source });
    }
    if let Some(shown) = field.node.text("payload") {
        let ty = picked(graph, field)?.1.trim_end_matches('!').to_owned();
        fields.push(PayloadField { name: shown.to_owned(), ty, source: PayloadSource::Picked });
    }
    for (name, node) in field.node.get("also").map(|all| all.entries()).unwrap_or_default() {
        let of = node.text("type")?;
        let source = match (node.text("input"), node.text("answer")) {
            (Some(input), _) => PayloadSource::Named { of, input },
            (_, Some(path)) => PayloadSource::Answered { of, path },
            _ => PayloadSource::Only { of },
        };
        fields.push(PayloadField { name: name.to_owned(), ty: of.to_owned(), source });
    }
    // What a mutation changes shows in many places of whoever asked: counts, lists, hours.
    if !fields.is_empty() && fields.iter().all(|field| field.name != "viewer") {
        let source = PayloadSource::Only { of: "Viewer" };
        fields.push(PayloadField { name: "viewer".to_owned(), ty: "Viewer".to_owned(), source });
    }
    let name = format!("{}Payload", field.field.to_upper_camel_case());
    (!fields.is_empty()).then_some(Payload { name, fields })
}

/// The path to what a field shows of its operation's answer, and its type.
fn picked(graph: &Graph<'_>, field: &Asked<'_>) -> Option<(Vec<String>, String)> {
    let answer = field.operation.successes().into_iter().find(|answer| answer.schema.is_some())?;
    let mut node = answer.schema.as_ref()?.resolved()?;
    let path: Vec<String> = field.node.text("pick").unwrap_or("data").split('.').map(str::to_owned).collect();
    let mut at = node.clone();
    for segment in &path {
        at = node.get("properties")?.get(segment)?;
        node = at.resolved()?;
    }
    let shape = super::shape(graph.contract, "", "", "", &at, field.node.text("scalar"))?;
    Some((path, shape.ty))
}

/// What the contract says of the property that a payload shows.
fn picked_text(field: &Asked<'_>) -> Option<String> {
    let answer = field.operation.successes().into_iter().find(|answer| answer.schema.is_some())?;
    let mut at = answer.schema.clone()?;
    for segment in field.node.text("pick").unwrap_or("data").split('.') {
        at = at.resolved()?.get("properties")?.get(segment)?;
    }
    at.text("description").map(|text| sentence(Some(text)))
}

fn field_type(graph: &Graph<'_>, field: &Asked<'_>) -> String {
    if let Some(payload) = own_payload(graph, field) {
        return payload.name;
    }
    if let Some(list) = graph.items(field) {
        return format!("{}Connection", graph.types.get(list.schema).map(|one| one.name).unwrap_or_default());
    }
    if let Some(sought) = field.node.text("rows") {
        return sought.to_owned();
    }
    picked(graph, field).map(|(_, ty)| ty).unwrap_or_default()
}

fn asked_row(graph: &Graph<'_>, field: &Asked<'_>) -> TokenStream {
    let (name, ty) = (field.field, field_type(graph, field));
    let node = &field.operation.node;
    let said = field.node.text("description");
    let text = said.map_or_else(
        || format!("{}. {}", sentence(node.text("summary")).trim_end_matches('.'), sentence(node.text("description"))),
        |text| sentence(Some(text)),
    );
    let text = text.trim();
    let table = asking_table(field);
    let all = arguments(graph.contract, field);
    let rows: Vec<_> = if field.on == "Mutation" {
        if all.is_empty() {
            Vec::new()
        } else {
            let ty = format!("{}!", input_type(field));
            vec![quote!(Argument { name: "input", description: "What to do it with.", ty: #ty, default: None })]
        }
    } else {
        all.iter().filter(|argument| argument.is_shown()).map(argument_row).collect()
    };
    let cost = match (graph.items(field), lengths(field)) {
        (Some(_), Some((usual, most))) => {
            let (usual, most) = (Literal::i64_unsuffixed(usual), Literal::i64_unsuffixed(most));
            quote!(Some(page_cost::<#usual, #most>))
        }
        (None, Some((usual, most))) if ty.starts_with('[') => {
            let (usual, most) = (Literal::i64_unsuffixed(usual), Literal::i64_unsuffixed(most));
            quote!(Some(page_cost::<#usual, #most>))
        }
        _ => quote!(Some(plus::<3>)),
    };
    quote!(Field {
        name: #name,
        description: #text,
        ty: #ty,
        arguments: &[#(#rows),*],
        cost: #cost,
        source: Source::Operation(&#table),
    })
}

fn asking_table(field: &Asked<'_>) -> Ident {
    format_ident!("{}_ASKING", field.operation.function_name().to_shouty_snake_case())
}

/// How a field asks its operation: its inputs, and what it makes of the answer.
fn ask(graph: &Graph<'_>, field: &Asked<'_>) -> TokenStream {
    let (table, operation) = (asking_table(field), format_ident!("{}", field.operation.type_name()));
    let function = format_ident!("{}", field.operation.function_name());
    let all = arguments(graph.contract, field);
    let inputs: Vec<_> = all.iter().map(|argument| &argument.input).collect();
    let asking = quote! {
        static #table: Asking = Asking { operation: Operation::#operation, inputs: &[#(#inputs),*], answer: #function };
    };
    let tables = if field.on == "Mutation" && !all.is_empty() {
        let text = format!("What `{}` takes.", field.field);
        let mut own = input_statics(&input_type(field), &text, arguments(graph.contract, field));
        // The fields' inputs are the operation's own.
        let inputs = inputs_name(&input_type(field));
        own[0] = strip_inputs(&own[0], &inputs);
        own
    } else {
        all.into_iter().flat_map(|argument| argument.tables).collect()
    };
    let answer = answer(graph, field);
    let payload = own_payload(graph, field).map(|payload| payload_table(graph, field, &payload));
    let text = answer.to_string();
    let (reads, names) = (text.contains("ask . answer"), text.split([' ', '(']).any(|word| word == "ask"));
    let ask = if reads {
        quote!(mut ask)
    } else if names {
        quote!(ask)
    } else {
        quote!(_)
    };
    quote! {
        #asking
        #(#tables)*
        #payload
        fn #function(#ask: Ask) -> async_graphql::Result<Found> {
            #answer
        }
    }
}

/// The table alone, without the list of inputs that nobody names.
fn strip_inputs(tokens: &TokenStream, inputs: &Ident) -> TokenStream {
    let file: Result<syn::File, _> = syn::parse2(tokens.clone());
    let Ok(file) = file else { return tokens.clone() };
    let items = file.items.iter().filter(|item| !matches!(item, syn::Item::Static(one) if one.ident == *inputs));
    quote!(#(#items)*)
}

fn payload_table(graph: &Graph<'_>, field: &Asked<'_>, payload: &Payload<'_>) -> TokenStream {
    let (table, name) = (object_table(&payload.name), &payload.name);
    let rows = payload.fields.iter().map(|one| {
        let (shown, ty) = (&one.name, &one.ty);
        let of = ty.trim_matches(|c| matches!(c, '[' | ']' | '!'));
        let schema = graph.types.values().find(|one| one.name == of).map(|one| one.schema);
        let told = picked_text(field).unwrap_or_else(|| "As it is now.".to_owned());
        let (source, text) = match &one.source {
            PayloadSource::Picked => match schema.and_then(|schema| graph.object(schema)) {
                Some(object) => (quote!(Source::Rows(&#object)), "As it is now."),
                None => (quote!(Source::Getter), told.as_str()),
            },
            PayloadSource::Removed { .. } => (quote!(Source::Getter), "The id of what is gone."),
            PayloadSource::Only { of: "Viewer" } => (quote!(Source::Edge), "Whoever asked, as they are now."),
            PayloadSource::Only { .. } | PayloadSource::Named { .. } | PayloadSource::Answered { .. } => {
                (quote!(Source::Edge), "As it is now.")
            }
        };
        quote!(Field { name: #shown, description: #text, ty: #ty, arguments: &[], cost: None, source: #source })
    });
    let registered = payload.fields.iter().filter_map(|one| graph.registers(&one.ty));
    let description = format!("What came of {}.", field.field);
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

/// The payload of an answer, as an expression.
fn payload(payload: &Payload<'_>, picked: &TokenStream) -> TokenStream {
    let table = object_table(&payload.name);
    let fields = payload.fields.iter().map(|one| match &one.source {
        PayloadSource::Picked => quote!(.with(IntoFound::into_found(#picked))),
        PayloadSource::Removed { of, input } => quote!(.removed(#of, ask.number(#input))),
        PayloadSource::Only { of } => {
            let finds = find_function(of);
            quote!(.beside(Some(0), #finds))
        }
        PayloadSource::Named { of, input } => {
            let finds = find_function(of);
            quote!(.beside(ask.number(#input), #finds))
        }
        PayloadSource::Answered { of, .. } => {
            let (finds, number) = (find_function(of), format_ident!("{}", one.name.to_snake_case()));
            quote!(.beside(#number, #finds))
        }
    });
    // Numbers are read before the picked part is taken out of the answer.
    let numbers = payload.fields.iter().filter_map(|one| match &one.source {
        PayloadSource::Answered { path, .. } => {
            let (number, path) = (format_ident!("{}", one.name.to_snake_case()), path.split('.').map(rust_field));
            Some(quote!(let #number = numbered(&answer #(.#path)*);))
        }
        _ => None,
    });
    quote!(#(#numbers)* Ok(Shown::of(&#table) #(#fields)* .found()))
}

fn answer(graph: &Graph<'_>, field: &Asked<'_>) -> TokenStream {
    let own = own_payload(graph, field);
    let reads = |one: &PayloadField<'_>| matches!(one.source, PayloadSource::Picked | PayloadSource::Answered { .. });
    if let Some(own) = own.as_ref().filter(|own| !own.fields.iter().any(reads)) {
        return payload(own, &quote!());
    }
    let Some(reply) = field.operation.successes().into_iter().find(|answer| answer.schema.is_some()) else {
        return quote!(let _ = ask; Ok(Found::Null));
    };
    let Some(schema) = &reply.schema else { return quote!(Ok(Found::Null)) };
    let ty = answer_type(graph.contract, field.operation, reply, schema);
    let path = ty.to_string().replace(' ', "");
    let ty: TokenStream = if path.starts_with("crate::") {
        ty
    } else {
        format!("crate::{}::{path}", field.operation.area).parse().unwrap_or_default()
    };
    if let Some(list) = graph.items(field) {
        let page = page(graph, field, &list);
        return quote! {
            let answer: #ty = ask.answer()?;
            #page
        };
    }
    if let Some(sought) = field.node.text("rows") {
        let (find, number) = (find_function(sought), rust_field(field.node.text("cursor").unwrap_or("id")));
        return quote! {
            let answer: #ty = ask.answer()?;
            Ok(Found::Number(answer.data.#number, #find))
        };
    }
    let (path, _) = picked(graph, field).unwrap_or_default();
    let path = path.iter().map(|segment| rust_field(segment));
    let found = quote!(answer #(.#path)*);
    match own {
        Some(own) => {
            let payload = payload(&own, &found);
            quote! {
                let answer: #ty = ask.answer()?;
                #payload
            }
        }
        None => quote! {
            let answer: #ty = ask.answer()?;
            Ok(IntoFound::into_found(#found))
        },
    }
}

/// The page of a list, from the operation's `answer`.
fn page(graph: &Graph<'_>, field: &Asked<'_>, list: &Listed<'_>) -> TokenStream {
    let path = field.node.text("cursor").unwrap_or("id").split('.').map(rust_field);
    let cursor = quote!(#(#path).*);
    let (rows, more) = match list.paged {
        Paged::Cursor => {
            let rows = if field.is_sealed() {
                let rows =
                    quote!(answer.data.into_iter().map(|row| async_graphql::Result::Ok((ask.seal(row.#cursor)?, row))));
                quote!(#rows.collect::<async_graphql::Result<Vec<_>>>()?)
            } else {
                quote!(answer.data.into_iter().map(|row| (encode_cursor(row.#cursor), row)))
            };
            (rows, quote!(answer.meta.has_more))
        }
        Paged::Offset => (
            quote!((ask.left_out() + 1..).map(encode_cursor).zip(answer.data).collect::<Vec<_>>()),
            quote!(i64::try_from(rows.len()).is_ok_and(|rows| rows > 0 && ask.left_out() + rows < total)),
        ),
        Paged::Number | Paged::Beginning => (quote!(ask.cut(answer.data)), quote!(ask.has_more(&rows, total))),
    };
    let total = rust_field(field.node.text("total").unwrap_or("total"));
    let counted = list.is_counted.then(|| quote!(let total = answer.meta.#total;));
    let of = list.is_counted.then(|| quote!(.of(total)));
    let made = match list.sought {
        Some(name) => {
            let (module, row) = (graph.module(list.schema), format_ident!("{}", list.schema.to_upper_camel_case()));
            let find = find_function(name);
            quote! {
                let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.#cursor));
                let page = Sought::new::<crate::#module::#row>(rows, #find, ask.is_later_page(), more) #of;
            }
        }
        None => quote!(let page = Page::new(rows, ask.is_later_page(), more) #of;),
    };
    quote! {
        #counted
        let rows = #rows;
        let more = #more;
        #made
        Ok(IntoFound::into_found(page))
    }
}

/// The function that finds a row of a type by its number.
fn find_function(name: &str) -> TokenStream {
    let find = format_ident!("{}", finder(name));
    quote!(|ctx, number| Box::pin(async move { crate::graph::edges(ctx)?.#find(ctx, number).await }))
}

/// The module that holds the areas' files.
pub fn library(contract: &Contract, areas: &[String]) -> TokenStream {
    let modules: Vec<_> = areas.iter().map(|area| format_ident!("{area}")).collect();
    let traits: Vec<_> = areas.iter().map(|area| edges_name(area)).collect();
    let all = types(contract);
    let nodes: Vec<&Type<'_>> = all.values().filter(|one| one.is_node).collect();
    let names: Vec<_> = nodes.iter().map(|one| one.name).collect();
    let looks = nodes.iter().map(|one| {
        let (name, look) = (one.name, format_ident!("node_{}", one.name.to_snake_case()));
        quote!(#name => edges.#look(ctx, number).await.map(Some),)
    });
    let finds = nodes.iter().map(|one| {
        let (name, find) = (one.name, format_ident!("{}", finder(one.name)));
        quote!(#name => edges.#find(ctx, number).await.map(Some),)
    });
    let codes = codes(contract);
    let values = codes.iter().map(|code| {
        let (wire, text) = (code.wire, format!("At the REST door usually with status {}.", code.status));
        quote!(EnumValue { name: #wire, word: #wire, description: #text })
    });
    let registers = nodes.iter().map(|one| {
        let (name, module) = (one.name, format_ident!("{}", contract.module_of_schema(one.schema)));
        let table = object_table(one.name);
        quote!((#name, |registry| register_object(registry, &crate::graph::#module::#table)))
    });
    quote! {
        //! The graph: types, getters, the fields that operations answer, and what the areas answer by hand.

        #(#[rustfmt::skip] pub mod #modules;)*

        use std::sync::Arc;

        use async_graphql::Context;

        use crate::runtime::graph::{EnumTable, EnumValue, Found, Registered, register_object};

        #(pub use #modules::#traits;)*

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
            description: "Why something was refused: what may stand in `extensions.code` of an error.",
            values: &[#(#values),*],
        };

        crate::graph_words!(crate::codes::Code, ERROR_CODE_WORDS);

        /// The types with a global id that are made from the contract.
        pub const NODES: &[&str] = &[#(#names),*];

        /// What puts each of [`NODES`] into the registry.
        pub const NODE_TYPES: &[Registered] = &[#(#registers),*];

        /// What a global id names, as `node(id:)` finds it; none for a type that is not among [`NODES`].
        ///
        /// # Errors
        /// As the type's own field refuses.
        pub async fn node(ctx: &Context<'_>, kind: &str, number: i64) -> async_graphql::Result<Option<Found>> {
            let edges = edges(ctx)?;
            match kind {
                #(#looks)*
                _ => Ok(None),
            }
        }

        /// The same as an edge finds it: null where the viewer sees none.
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
