//! Puts the emitted pieces together as files of the contract crate.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use crate::graph::Graph;
use crate::model::Operation;
use crate::read::{Contract, SHARED};
use crate::ways::Ways;
use crate::{graph, operations, publish, routes, types, validation, words};

/// The emitted files: path below `generated/`, and text.
pub type Files = BTreeMap<String, String>;

/// How every emitted Rust file begins.
pub const MARK: &str = "// Made from ";

/// Emits every file.
///
/// # Errors
/// A sentence about what typify or the formatter could not express.
pub fn files(contract: &Contract) -> Result<Files, String> {
    let all = contract.operations();
    let ways = Ways::of(contract, &all);
    let mut files = Files::new();
    let mut sets = Vec::new();
    let mut rust = |name: &str, source: &str, items: Vec<syn::Item>, attrs: Vec<syn::Attribute>| {
        files.insert(format!("src/{name}.rs"), format(source, attrs, items));
    };
    let (attrs, items) = parse(routes::library(&contract.areas, graph::has_any(contract)))?;
    rust("lib", "contract/", items, attrs);
    let (attrs, items) = parse(operations::operations(contract, &all))?;
    rust(
        "operations",
        "contract/",
        items,
        with_doc(attrs, " One row an operation: what the doorkeeper knows about it."),
    );
    let (attrs, items) = parse(operations::code_enum(contract))?;
    rust("codes", "contract/openapi.yaml", items, with_doc(attrs, " The codes with which calls are refused."));
    let shared = types::items(contract, SHARED, &all, &ways)?;
    sets.extend(words::of(SHARED, &shared));
    let text = shared.iter().map(|item| quote!(#item).to_string()).collect::<Vec<_>>().join(" ");
    rust(
        SHARED,
        "contract/openapi.yaml",
        with_uses(of_serde(&text).unwrap_or_default(), shared)?,
        with_doc(type_lints(), " Types that several areas share."),
    );
    for area in &contract.areas {
        let source = format!("contract/areas/{area}.yaml");
        let items = area_items(contract, area, &all, &ways)?;
        sets.extend(words::of(area, &items));
        rust(area, &source, items, with_doc(type_lints(), &format!(" The area `{area}`: types, trait and routes.")));
    }
    let (attrs, items) = parse(words::list(&sets))?;
    rust("words", "contract/", items, attrs);
    graph_files(contract, &all, &mut files)?;
    files.insert("openapi.json".to_owned(), json(&publish::document(contract, &all))?);
    files.insert("inputs.json".to_owned(), json(&validation::inputs(contract, &all))?);
    files.insert("answers.json".to_owned(), json(&validation::answers(contract, &all))?);
    Ok(files)
}

/// What every file of the graph may name; those that it does not are left out.
const OF_GRAPH: &[&str] = &[
    "Argument",
    "Ask",
    "Asking",
    "Before",
    "EnumTable",
    "EnumValue",
    "Field",
    "Found",
    "Got",
    "Input",
    "InputKind",
    "InputPlace",
    "InputTable",
    "IntoFound",
    "Listed",
    "ONLY",
    "Object",
    "PAGE_INFO",
    "Page",
    "Row",
    "Show",
    "Shown",
    "Sought",
    "Source",
    "as_amount",
    "as_hours",
    "found_each",
    "found_together",
    "global_id",
    "global_name",
    "ids_of",
    "is_viewer_among",
    "numbered",
    "page_cost",
    "plus",
    "register_object",
    "scalar",
];

fn graph_files(contract: &Contract, all: &[Operation<'_>], files: &mut Files) -> Result<(), String> {
    let graph = Graph::of(contract, all);
    let mut areas = Vec::new();
    for area in contract.areas.iter().map(String::as_str).chain([SHARED]) {
        let Some(tokens) = graph::area(&graph, area) else { continue };
        let (_, items) = parse(tokens)?;
        let text = items.iter().map(|item| quote!(#item).to_string()).collect::<Vec<_>>().join(" ");
        let used = OF_GRAPH.iter().filter(|name| mentions(&text, name)).map(|name| quote::format_ident!("{name}"));
        let others = [
            (
                "Value",
                quote!(
                    use async_graphql::Value;
                ),
            ),
            (
                "Context",
                quote!(
                    use async_graphql::Context;
                ),
            ),
            (
                "async_trait",
                quote!(
                    use async_trait::async_trait;
                ),
            ),
            (
                "BoxFuture",
                quote!(
                    use futures::future::BoxFuture;
                ),
            ),
            (
                "Operation",
                quote!(
                    use crate::operations::Operation;
                ),
            ),
        ];
        let others = others.iter().filter(|(name, _)| mentions(&text, name)).map(|(_, item)| item);
        let uses = quote! { #(#others)* use crate::runtime::graph::{#(#used),*}; };
        let source =
            if area == SHARED { "contract/openapi.yaml".to_owned() } else { format!("contract/areas/{area}.yaml") };
        let doc = format!(" The area `{area}` in the graph.");
        let text = format(&source, with_doc(Vec::new(), &doc), with_uses(uses, items)?);
        files.insert(format!("src/graph/{area}.rs"), text);
        areas.push(area.to_owned());
    }
    areas.sort();
    if !areas.is_empty() {
        let (attrs, items) = parse(graph::library(&graph, &areas))?;
        files.insert("src/graph/mod.rs".to_owned(), format("contract/", attrs, items));
    }
    Ok(())
}

fn area_items(contract: &Contract, area: &str, all: &[Operation<'_>], ways: &Ways) -> Result<Vec<syn::Item>, String> {
    let (_, mut items) = parse(routes::area(contract, area, all))?;
    items.extend(types::items(contract, area, all, ways)?);
    let text = items.iter().map(|item| quote!(#item).to_string()).collect::<Vec<_>>().join(" ");
    let runtime = [
        "Area",
        "Asked",
        "FileField",
        "Kind",
        "Many",
        "NoContent",
        "Parameter",
        "Raw",
        "Read",
        "Rejection",
        "Reply",
        "Served",
        "Upload",
        "WithHeaders",
        "Work",
    ];
    let used = runtime.iter().filter(|name| mentions(&text, name)).map(|name| quote::format_ident!("{name}"));
    let serde = of_serde(&text);
    let uses = quote! {
        #serde

        use crate::operations::Operation;
        use crate::runtime::{#(#used),*};
    };
    with_uses(uses, items)
}

/// What a file with these tokens names of serde.
fn of_serde(text: &str) -> Option<TokenStream> {
    let (reads, writes) = (mentions(text, "Deserialize"), mentions(text, "Serialize"));
    let named = match (reads, writes) {
        (true, true) => quote!({Deserialize, Serialize}),
        (true, false) => quote!(Deserialize),
        (false, true) => quote!(Serialize),
        (false, false) => return None,
    };
    Some(quote!(use serde::#named;))
}

/// True if `name` stands in `text` (tokens, separated by spaces) as a word of its own.
fn mentions(text: &str, name: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
}

fn with_uses(uses: TokenStream, items: Vec<syn::Item>) -> Result<Vec<syn::Item>, String> {
    let (_, mut all) = parse(uses)?;
    all.extend(items);
    Ok(all)
}

fn with_doc(mut attrs: Vec<syn::Attribute>, doc: &str) -> Vec<syn::Attribute> {
    attrs.insert(0, syn::parse_quote!(#![doc = #doc]));
    attrs
}

/// What typify writes and clippy would write otherwise.
fn type_lints() -> Vec<syn::Attribute> {
    vec![
        syn::parse_quote!(#![allow(clippy::derivable_impls, clippy::large_enum_variant, reason = "the shape of these types is the contract's")]),
    ]
}

fn parse(tokens: TokenStream) -> Result<(Vec<syn::Attribute>, Vec<syn::Item>), String> {
    let file: syn::File = syn::parse2(tokens).map_err(|error| format!("the emitted Rust does not parse: {error}"))?;
    Ok((file.attrs, file.items))
}

fn json(value: &serde_json::Value) -> Result<String, String> {
    serde_json::to_string_pretty(value).map(|text| text + "\n").map_err(|error| error.to_string())
}

/// Formats a file, with the air between items that the formatter leaves out.
fn format(source: &str, attrs: Vec<syn::Attribute>, items: Vec<syn::Item>) -> String {
    let mut text = format!("{MARK}{source} by codegen; edit the contract instead.\n\n");
    text.push_str(&prettyplease::unparse(&syn::File { shebang: None, attrs, items: Vec::new() }));
    let mut before = None;
    for item in items {
        let group = group(&item);
        if group.is_none() || group != before {
            text.push('\n');
        }
        before = group;
        text.push_str(&prettyplease::unparse(&syn::File { shebang: None, attrs: Vec::new(), items: vec![item] }));
    }
    spaced(&text)
}

/// Items of one group stand together: modules, and uses by where they come from.
fn group(item: &syn::Item) -> Option<&'static str> {
    match item {
        syn::Item::Mod(syn::ItemMod { content: None, .. }) => Some("mod"),
        syn::Item::Use(one) => match quote!(#one).to_string() {
            text if text.contains("std ::") => Some("std"),
            text if text.starts_with("use crate ::") => Some("crate"),
            _ => Some("use"),
        },
        _ => None,
    }
}

/// A blank line before a documented or further function inside an item.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut before = "";
    for line in text.lines() {
        let inner = line.trim_start();
        let indented = inner.len() < line.len();
        let starts = inner.starts_with("///")
            || inner.starts_with("pub fn ")
            || inner.starts_with("fn ")
            || inner.starts_with("pub(super) fn ");
        let ends = before.trim() == "}" || (before.ends_with(';') && inner.starts_with("///"));
        if indented && starts && ends {
            out.push('\n');
        }
        out.push_str(line);
        out.push('\n');
        before = line;
    }
    out
}
