//! Makes typify's output read like the rest of the house: short paths, a sentence on everything public, one small set
//! of conversions for string enums, and `Option` for everything optional.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::punctuated::Punctuated;
use syn::visit_mut::VisitMut;
use syn::{Attribute, Field, Fields, Item, ItemEnum, ItemImpl, ItemStruct, Meta, Path, Token, parse_quote};

use crate::model::words;
use crate::types::Order;
use crate::ways::Way;

/// Tidies the items of one module. `cleared` are the properties that null clears, `ways` which types are read and which written.
pub fn items(items: Vec<Item>, order: &Order, cleared: &Order, ways: &BTreeMap<String, Way>) -> Vec<Item> {
    let way = |name: &Ident| ways.get(&name.to_string()).copied().unwrap_or(Way::BOTH);
    let string_enums: Vec<String> = items
        .iter()
        .filter_map(|item| match item {
            Item::Enum(one) if is_string_enum(one) => Some(one.ident.to_string()),
            _ => None,
        })
        .collect();
    let mut out = Vec::new();
    for item in items {
        match item {
            Item::Struct(mut one) => {
                tidy_struct(&mut one, order);
                let own = cleared.get(&one.ident.to_string());
                one.fields
                    .iter_mut()
                    .filter(|field| own.is_some_and(|own| own.contains(&wire_name(field))))
                    .for_each(told_apart);
                let way = way(&one.ident);
                one_way(&mut one.attrs, way);
                one.fields.iter_mut().for_each(|field| one_way(&mut field.attrs, way));
                out.push(Item::Struct(one));
            }
            Item::Enum(mut one) => {
                tidy_enum(&mut one);
                let way = way(&one.ident);
                let spelling = is_string_enum(&one).then(|| spelling(&mut one));
                // A set of words is one both ways, in statements, too.
                if spelling.is_none() {
                    one_way(&mut one.attrs, way);
                }
                let fields = one.variants.iter_mut().flat_map(|variant| &mut variant.fields);
                fields.for_each(|field| one_way(&mut field.attrs, way));
                out.push(Item::Enum(one));
                out.extend(spelling.into_iter().flatten());
            }
            Item::Impl(one) if keeps(&one, &string_enums) => out.push(Item::Impl(one)),
            Item::Mod(mut module) if module.ident == "defaults" => {
                module.attrs = vec![
                    parse_quote!(#[doc = " What the contract puts in place of a field that is left out."]),
                    parse_quote!(#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]),
                ];
                out.push(Item::Mod(module));
            }
            _ => {}
        }
    }
    for item in &mut out {
        ShortPaths.visit_item_mut(item);
    }
    out
}

/// Whether a type is a closed set of words.
pub fn is_string_enum(item: &ItemEnum) -> bool {
    item.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit))
        && item
            .attrs
            .iter()
            .any(|attr| attr.path().is_ident("derive") && attr.to_token_stream().to_string().contains("Copy"))
}

/// String enums get conversions of their own; what can fail elsewhere is left to serde.
fn keeps(item: &ItemImpl, string_enums: &[String]) -> bool {
    let is_default = item
        .trait_
        .as_ref()
        .is_some_and(|(_, path, _)| path.segments.last().is_some_and(|last| last.ident == "Default"));
    let of_string_enum = string_enums.contains(&item.self_ty.to_token_stream().to_string());
    is_default || (!of_string_enum && !item.to_token_stream().to_string().contains("ConversionError"))
}

fn tidy_struct(item: &mut ItemStruct, order: &Order) {
    let name = item.ident.to_string();
    describe(&mut item.attrs, &name, || format!(" The {}.", words(&name)));
    tidy_derive(&mut item.attrs);
    for field in &mut item.fields {
        tidy_field(field);
    }
    if let (Fields::Named(fields), Some(order)) = (&mut item.fields, order.get(&name)) {
        let mut sorted: Vec<Field> = std::mem::take(&mut fields.named).into_iter().collect();
        sorted
            .sort_by_key(|field| order.iter().position(|property| *property == wire_name(field)).unwrap_or(usize::MAX));
        fields.named = sorted.into_iter().collect();
    }
}

fn wire_name(field: &Field) -> String {
    let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
    serde_rename(&field.attrs).unwrap_or_else(|| name.trim_start_matches("r#").to_owned())
}

fn tidy_enum(item: &mut ItemEnum) {
    let name = item.ident.to_string();
    describe(&mut item.attrs, &name, || format!(" The {}.", words(&name)));
    tidy_derive(&mut item.attrs);
    for variant in &mut item.variants {
        let wire = serde_rename(&variant.attrs).unwrap_or_else(|| words(&variant.ident.to_string()));
        describe(&mut variant.attrs, "", || format!(" `{wire}`."));
        for field in &mut variant.fields {
            if field.ident.is_some() {
                describe_field(field);
            }
            optional_collection(field);
        }
    }
}

fn tidy_field(field: &mut Field) {
    describe_field(field);
    optional_collection(field);
}

fn describe_field(field: &mut Field) {
    let name = field.ident.as_ref().map_or_else(|| "value".to_owned(), ToString::to_string);
    let name = name.trim_start_matches("r#").to_owned();
    describe(&mut field.attrs, "", || format!(" The {}.", words(&name)));
}

/// Puts a sentence where there is none. typify writes the type's own name in backticks when it knows nothing.
fn describe(attrs: &mut Vec<Attribute>, name: &str, sentence: impl FnOnce() -> String) {
    let nothing = format!("`{name}`");
    let said = doc_text(attrs);
    attrs.retain(|attr| !attr.path().is_ident("doc"));
    let lines: Vec<String> = match said {
        Some(text) if text.trim() != nothing => {
            text.trim_end().lines().map(|line| format!(" {}", line.trim())).collect()
        }
        _ => vec![sentence()],
    };
    for (at, line) in lines.into_iter().enumerate() {
        attrs.insert(at, parse_quote!(#[doc = #line]));
    }
}

fn doc_text(attrs: &[Attribute]) -> Option<String> {
    let lines: Vec<String> = attrs
        .iter()
        .filter(|attr| attr.path().is_ident("doc"))
        .filter_map(|attr| match &attr.meta {
            syn::Meta::NameValue(syn::MetaNameValue {
                value: syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }),
                ..
            }) => Some(text.value()),
            _ => None,
        })
        .collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn serde_rename(attrs: &[Attribute]) -> Option<String> {
    let mut found = None;
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("serde")) {
        let _ = attr.parse_nested_meta(|meta| {
            if meta.path.is_ident("rename") {
                found = Some(meta.value()?.parse::<syn::LitStr>()?.value());
            }
            Ok(())
        });
    }
    found
}

/// What an attribute derives.
fn derived(attr: &Attribute) -> Vec<String> {
    let mut names = Vec::new();
    let _ = attr.parse_nested_meta(|meta| {
        names.extend(meta.path.segments.last().map(|last| last.ident.to_string()));
        Ok(())
    });
    names
}

fn tidy_derive(attrs: &mut [Attribute]) {
    for attr in attrs.iter_mut().filter(|attr| attr.path().is_ident("derive")) {
        let mut names = derived(attr);
        let order = [
            "Clone",
            "Copy",
            "Debug",
            "Default",
            "PartialEq",
            "Eq",
            "PartialOrd",
            "Ord",
            "Hash",
            "Serialize",
            "Deserialize",
        ];
        names.sort_by_key(|name| order.iter().position(|one| one == name));
        let names = names.iter().map(|name| quote::format_ident!("{name}"));
        *attr = parse_quote!(#[derive(#(#names),*)]);
    }
}

/// Leaves away what only the other way needs. What is only answered is compared by nobody.
fn one_way(attrs: &mut Vec<Attribute>, way: Way) {
    let unneeded = |name: &str| match name {
        "Deserialize" | "PartialEq" | "default" | "deserialize_with" | "deny_unknown_fields" => !way.is_read,
        "Serialize" | "skip_serializing_if" | "serialize_with" => !way.is_written,
        _ => false,
    };
    for attr in attrs.iter_mut() {
        let Ok(list) = attr.meta.require_list() else { continue };
        let (path, parsed) = (list.path.clone(), list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated));
        let Ok(all) = parsed else { continue };
        let named = |meta: &Meta| meta.path().segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
        let kept: Vec<Meta> = all.into_iter().filter(|meta| !unneeded(&named(meta))).collect();
        attr.meta = Meta::List(parse_quote!(#path(#(#kept),*)));
    }
    attrs.retain(|attr| attr.meta.require_list().map_or(true, |list| !list.tokens.is_empty()));
}

/// typify leaves an optional collection out when it is empty; here left out and empty are two things.
fn optional_collection(field: &mut Field) {
    for attr in field.attrs.iter_mut().filter(|attr| attr.path().is_ident("serde")) {
        let text = attr.to_token_stream().to_string();
        if !text.contains("skip_serializing_if") || text.contains("Option") {
            continue;
        }
        let inner = &field.ty;
        field.ty = parse_quote!(Option<#inner>);
        let rename = serde_rename(std::slice::from_ref(attr)).map(|name| quote!(rename = #name,));
        *attr = parse_quote!(#[serde(#rename default, skip_serializing_if = "Option::is_none")]);
    }
}

/// Tells null (`Some(None)`) from left out (`None`).
fn told_apart(field: &mut Field) {
    let inner = &field.ty;
    field.ty = parse_quote!(Option<#inner>);
    let rename = serde_rename(&field.attrs).map(|name| quote!(rename = #name,));
    field.attrs.retain(|attr| !attr.path().is_ident("serde"));
    field.attrs.push(parse_quote!(
        #[serde(#rename default, deserialize_with = "crate::runtime::given", skip_serializing_if = "Option::is_none")]
    ));
}

/// How the values of an enum of strings are spelled, which is all that reads and writes them: serde's derives would make code of their
/// own for each.
fn spelling(item: &mut ItemEnum) -> [Item; 2] {
    let name = item.ident.clone();
    let mut variants = Vec::new();
    for variant in &mut item.variants {
        let wire = serde_rename(&variant.attrs).unwrap_or_else(|| variant.ident.to_string());
        variant.attrs.retain(|attr| !attr.path().is_ident("serde"));
        let ident = &variant.ident;
        variants.push(quote!(#ident = #wire));
    }
    for attr in item.attrs.iter_mut().filter(|attr| attr.path().is_ident("derive")) {
        let names = derived(attr).into_iter().filter(|name| !["Serialize", "Deserialize"].contains(&name.as_str()));
        let names = names.map(|name| quote::format_ident!("{name}"));
        *attr = parse_quote!(#[derive(#(#names),*)]);
    }
    [parse_quote!(crate::word! { #name { #(#variants),* } }), parse_quote!(crate::runtime::wire! { #name })]
}

/// Writes `::std::option::Option` as people do.
struct ShortPaths;

impl VisitMut for ShortPaths {
    fn visit_path_mut(&mut self, path: &mut Path) {
        syn::visit_mut::visit_path_mut(self, path);
        if path.leading_colon.is_none() {
            return;
        }
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let keep = match names.as_slice() {
            ["std", "option", "Option"] | ["std", "vec", "Vec"] | ["std", "string", "String"] => 1,
            ["std", "option", "Option", _]
            | ["std", "result", "Result"]
            | ["std", "boxed", "Box"]
            | ["std", "convert", "From" | "TryFrom"] => names.len() - 2,
            _ => names.len(),
        };
        path.leading_colon = None;
        path.segments = path.segments.iter().skip(names.len() - keep).cloned().collect();
    }

    fn visit_attribute_mut(&mut self, attr: &mut Attribute) {
        if !attr.path().is_ident("serde") {
            return;
        }
        let text = attr.to_token_stream().to_string();
        if text.contains("::std::option::Option::") {
            let shorter: Result<TokenStream, _> = text.replace("::std::option::Option::", "Option::").parse();
            if let Ok(tokens) = shorter
                && let Ok(parsed) = syn::parse::Parser::parse2(Attribute::parse_outer, tokens)
                && let [one] = parsed.as_slice()
            {
                *attr = one.clone();
            }
        }
    }
}
