//! Emits what fields make of their operations' answers.

use heck::ToSnakeCase;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::Paged;
use super::model::{AskedField, Graph, Listed, Payload, PayloadSource};
use super::names::{find_function, object_table, rust_field, rust_type};
use crate::types::answer_type;

/// The parameter and the body of the function that makes a field of its operation's answer.
pub fn answer(graph: &Graph<'_>, field: &AskedField<'_>) -> (TokenStream, TokenStream) {
    if let Some(own) = field.payload.as_ref().filter(|own| !own.reads_answer()) {
        let ask = if own.reads_input() { quote!(ask) } else { quote!(_) };
        return (ask, payload(graph, own, &quote!()));
    }
    let Some(ty) = answered(graph, field) else {
        return (quote!(ask), quote!(let _ = ask; Ok(Found::Null)));
    };
    let (take, made) = (take(field), made(graph, field));
    let body = quote! {
        let answer: #ty = ask.#take()?;
        #made
    };
    (quote!(mut ask), body)
}

/// How the answer is taken. It may have to be read as another type only where answers are remembered, or where there are several, so only for
/// those is there code that can.
fn take(field: &AskedField<'_>) -> Ident {
    format_ident!("{}", if field.asked.operation.has_answers_read() { "answer" } else { "made" })
}

/// The Rust type of what the operation answers, if it answers anything.
fn answered(graph: &Graph<'_>, field: &AskedField<'_>) -> Option<TokenStream> {
    let operation = field.asked.operation;
    let reply = operation.successes().into_iter().find(|answer| answer.schema.is_some())?;
    let ty = answer_type(graph.contract, operation, reply, reply.schema.as_ref()?);
    let path = ty.to_string().replace(' ', "");
    if path.starts_with("crate::") {
        return Some(ty);
    }
    Some(format!("crate::{}::{path}", operation.area).parse().unwrap_or_default())
}

/// What a field shows of `answer`.
fn made(graph: &Graph<'_>, field: &AskedField<'_>) -> TokenStream {
    if let Some(list) = &field.list {
        return page(graph, field, list);
    }
    let said = &field.asked.node;
    if let Some(sought) = said.text("rows") {
        let (find, number) = (find_function(sought), rust_field(said.text("cursor").unwrap_or("id")));
        return quote!(Ok(Found::Number(answer.data.#number, #find)));
    }
    let path = field.picked.iter().flat_map(|picked| &picked.path).map(|segment| rust_field(segment));
    let found = quote!(answer #(.#path)*);
    match &field.payload {
        Some(own) => payload(graph, own, &found),
        None => quote!(Ok(IntoFound::into_found(#found))),
    }
}

/// The payload, with `picked` of the answer.
fn payload(graph: &Graph<'_>, payload: &Payload<'_>, picked: &TokenStream) -> TokenStream {
    let table = object_table(&payload.name);
    let fields = payload.fields.iter().map(|one| match &one.source {
        PayloadSource::Picked => quote!(.with(IntoFound::into_found(#picked))),
        PayloadSource::Removed { of, input: Some(input) } if graph.is_named(of) => {
            quote!(.removed_by_name(#of, ask.name(#input)))
        }
        PayloadSource::Removed { of, input: Some(input) } => quote!(.removed(#of, ask.number(#input))),
        PayloadSource::Removed { of, input: None } => {
            let name = &one.name;
            quote!(.removed(#of, ask.before(#name)))
        }
        PayloadSource::Before { of } => {
            let (name, finds) = (&one.name, find_function(of));
            quote!(.beside(ask.before(#name), #finds))
        }
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

/// How many rows the whole list has, from an answer, where it is read backward and REST counts from its beginning.
pub fn total(graph: &Graph<'_>, field: &AskedField<'_>) -> TokenStream {
    let counts = field.list.as_ref().is_some_and(|list| list.paged != Paged::Cursor);
    let Some(ty) = answered(graph, field).filter(|_| counts) else { return quote!(None) };
    let total = rust_field(field.asked.node.text("total").unwrap_or("total"));
    let take = take(field);
    quote!(Some(|mut ask| {
        let answer: #ty = ask.#take()?;
        Ok(answer.meta.#total)
    }))
}

/// The page of a list.
fn page(graph: &Graph<'_>, field: &AskedField<'_>, list: &Listed<'_>) -> TokenStream {
    let said = &field.asked.node;
    let path = said.text("cursor").unwrap_or("id").split('.').map(rust_field);
    let cursor = quote!(#(#path).*);
    let path: Vec<_> = said.text("pick").unwrap_or("data").split('.').map(rust_field).collect();
    let (rows, around) = match list.paged {
        Paged::Cursor => {
            let rows = if field.asked.is_sealed() {
                let rows = quote!(answer #(.#path)*.into_iter().map(|row| async_graphql::Result::Ok((ask.seal(row.#cursor)?, row))));
                quote!(#rows.collect::<async_graphql::Result<Vec<_>>>()?)
            } else {
                quote!(answer #(.#path)*.into_iter().map(|row| (ask.cursor(row.#cursor), row)))
            };
            (rows, quote!(ask.beside(answer.meta.has_more)))
        }
        // Pages with an offset stand in `data` itself.
        Paged::Offset => (quote!(ask.cut(answer.data)), quote!(ask.around(&rows, total))),
        Paged::Number | Paged::Beginning => (quote!(ask.cut(answer #(.#path)*)), quote!(ask.around(&rows, total))),
    };
    let total = rust_field(said.text("total").unwrap_or("total"));
    let counted = list.is_counted.then(|| quote!(let total = answer.meta.#total;));
    let of = list.is_counted.then(|| quote!(.of(total)));
    let made = match list.sought {
        Some(name) => {
            let (module, row, find) = (graph.module(list.schema), rust_type(list.schema), find_function(name));
            quote! {
                let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.#cursor));
                let page = Sought::new::<crate::#module::#row>(rows, #find, before, behind) #of;
            }
        }
        None => quote!(let page = Page::new(rows, before, behind) #of;),
    };
    quote! {
        #counted
        let rows = #rows;
        let (before, behind) = #around;
        #made
        Ok(IntoFound::into_found(page))
    }
}
