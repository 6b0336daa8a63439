//! Emits an area's trait and the functions that serve its operations, and the crate's `lib.rs`.

use std::collections::BTreeMap;

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens as _, format_ident, quote};
use serde_json::Value;

use crate::forms::Files;
use crate::graph;
use crate::model::{Answer, Body, Operation, is_json};
use crate::read::{Contract, Node};
use crate::types::{answer_type, body_type};

/// The trait, the answers and the serving functions of one area.
pub fn area(contract: &Contract, area: &str, operations: &[Operation<'_>]) -> TokenStream {
    let own: Vec<_> = operations.iter().filter(|operation| operation.area == area).collect();
    let api = trait_name(area);
    let trait_doc = format!(" What the gateway answers in the area `{area}`: one method an operation.");
    let methods = own.iter().map(|operation| method(contract, operation));
    let types = graph::types(contract);
    let together = types.values().filter(|one| one.is_together && contract.module_of_schema(one.schema) == area);
    let finders = together.map(finder);
    let each = graph::each_methods(contract, area, operations);
    let before = graph::before_methods(area, operations);
    let answers = own.iter().filter_map(|operation| answer_enum(contract, operation));
    let tables = own.iter().flat_map(|operation| tables(operation));
    let variants: Vec<_> = own.iter().map(|operation| format_ident!("{}", operation.type_name())).collect();
    let functions: Vec<_> = own.iter().map(|operation| format_ident!("{}", operation.function_name())).collect();
    let readers = own.iter().map(|operation| reader(contract, operation));
    let servers = own.iter().map(|operation| server(contract, operation, &api));
    let count = Literal::usize_unsuffixed(own.len());
    quote! {
        #[doc = #trait_doc]
        pub trait #api: Area {
            #(#methods)*
            #(#finders)*
            #(#each)*
            #(#before)*
        }

        #(#answers)*

        /// The functions that serve this area.
        pub(crate) fn handlers<A: #api>() -> [Served<A>; #count] {
            [#((Operation::#variants, #functions::<A>)),*]
        }

        /// The functions that read what this area is asked.
        pub(crate) fn inputs() -> [Read; #count] {
            [#((Operation::#variants, #readers)),*]
        }

        #(#servers)*

        #(#tables)*
    }
}

/// The name of an area's trait: `connections` has `ConnectionsApi`.
pub fn trait_name(area: &str) -> proc_macro2::Ident {
    format_ident!("{}Api", area.to_upper_camel_case())
}

/// The method that finds rows of a type of the graph by their numbers.
pub fn finder_name(one: &graph::Type<'_>) -> proc_macro2::Ident {
    format_ident!("{}_by_number", one.name.to_snake_case())
}

fn finder(one: &graph::Type<'_>) -> TokenStream {
    let (name, row) = (finder_name(one), format_ident!("{}", one.schema.to_upper_camel_case()));
    let doc = format!(
        " Those of the `{}` with these numbers that the viewer sees, in any order. The same statements whatever their number.",
        one.name
    );
    quote! {
        #[doc = #doc]
        fn #name(&self, call: Self::Call, numbers: Vec<i64>) -> impl Future<Output = Result<Vec<#row>, Self::Failure>> + Send;
    }
}

/// What `Api` calls whoever answers an area: `connections` is answered by `Connections`.
pub fn member_name(area: &str) -> proc_macro2::Ident {
    format_ident!("{}", area.to_upper_camel_case())
}

/// The arguments of an operation after the call, as (name, type).
fn arguments(contract: &Contract, operation: &Operation<'_>) -> Vec<(proc_macro2::Ident, TokenStream)> {
    let mut found = Vec::new();
    for (location, suffix) in [("path", "Path"), ("query", "Query"), ("header", "Header")] {
        if !operation.seen(location).is_empty() {
            let kind = format_ident!("{}{suffix}", operation.type_name());
            found.push((format_ident!("{location}"), quote!(#kind)));
        }
    }
    if let Some(body) = &operation.body {
        let kind = match &body.schema {
            Some(schema) if is_json(body.media) => body_type(contract, operation, schema),
            _ if body.media == "multipart/form-data" => quote!(Upload),
            _ => quote!(Raw),
        };
        found.push((format_ident!("body"), kind));
        if body.form.is_some() {
            found.push((format_ident!("files"), quote!(Upload)));
        }
    }
    found
}

fn method(contract: &Contract, operation: &Operation<'_>) -> TokenStream {
    let name = format_ident!("{}", operation.function_name());
    let arguments = arguments(contract, operation).into_iter().map(|(name, kind)| quote!(#name: #kind));
    let answer = answer(contract, operation);
    let docs = docs(operation);
    quote! {
        #(#[doc = #docs])*
        fn #name(&self, call: Self::Call, #(#arguments),*) -> impl Future<Output = Result<#answer, Self::Failure>> + Send;
    }
}

fn docs(operation: &Operation<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(summary) = operation.node.text("summary") {
        lines.push(format!(" {}", summary.trim()));
        lines.push(String::new());
    }
    lines.push(format!(" `{} {}`", operation.method.to_uppercase(), operation.path));
    if let Some(description) = operation.node.text("description") {
        lines.push(String::new());
        lines.extend(description.trim().lines().map(|line| format!(" {}", line.trim_end())));
    }
    lines
}

/// What a method returns: one answer's payload, or the enum of them.
fn answer(contract: &Contract, operation: &Operation<'_>) -> TokenStream {
    match operation.successes().as_slice() {
        // An operation that only ever refuses.
        [] => quote!(std::convert::Infallible),
        [one] => payload(contract, operation, one),
        _ => {
            let name = answer_enum_name(operation);
            quote!(#name)
        }
    }
}

fn payload(contract: &Contract, operation: &Operation<'_>, answer: &Answer<'_>) -> TokenStream {
    let body = match (&answer.schema, answer.media) {
        (Some(schema), _) => answer_type(contract, operation, answer, schema),
        (None, Some(_)) => quote!(Raw),
        (None, None) => quote!(NoContent),
    };
    if answer.headers { quote!(WithHeaders<#body>) } else { body }
}

fn answer_enum_name(operation: &Operation<'_>) -> proc_macro2::Ident {
    format_ident!("{}Ok", operation.type_name())
}

fn answer_enum(contract: &Contract, operation: &Operation<'_>) -> Option<TokenStream> {
    let successes = operation.successes();
    if successes.len() < 2 {
        return None;
    }
    let name = answer_enum_name(operation);
    let variants = successes.iter().map(|answer| {
        let variant = status_name(answer.status);
        let text = answer.node.text("description").unwrap_or_default().trim().replace('\n', " ");
        let doc = format!(" {}: {text}", answer.status);
        let payload = payload(contract, operation, answer);
        quote!(#[doc = #doc] #variant(#payload),)
    });
    let pages = successes.iter().any(|answer| answer.status >= 400);
    let what = if pages { "succeeds, or refuses with a page" } else { "succeeds" };
    let doc = format!(" The ways in which `{}` {what}.", operation.id);
    Some(quote! {
        #[doc = #doc]
        #[derive(Clone, Debug, PartialEq)]
        pub enum #name {
            #(#variants)*
        }
    })
}

fn status_name(status: u16) -> proc_macro2::Ident {
    match status {
        200 => format_ident!("Ok"),
        201 => format_ident!("Created"),
        202 => format_ident!("Accepted"),
        204 => format_ident!("NoContent"),
        206 => format_ident!("PartialContent"),
        301 => format_ident!("MovedPermanently"),
        302 => format_ident!("Found"),
        303 => format_ident!("SeeOther"),
        304 => format_ident!("NotModified"),
        307 => format_ident!("TemporaryRedirect"),
        308 => format_ident!("PermanentRedirect"),
        400 => format_ident!("BadRequest"),
        404 => format_ident!("NotFound"),
        other => format_ident!("Status{other}"),
    }
}

/// The function that decodes the operation's input, and the one that prepares the work with it.
fn server(contract: &Contract, operation: &Operation<'_>, api: &proc_macro2::Ident) -> TokenStream {
    let name = format_ident!("{}", operation.function_name());
    let input = input_name(operation);
    let arguments = arguments(contract, operation);
    let (names, kinds): (Vec<_>, Vec<_>) = arguments.iter().map(|(name, kind)| (name, kind)).unzip();
    let decode = decoding(operation, &arguments);
    let ending = match reply(operation) {
        Some(reply) => quote!(Ok(#reply)),
        None => quote!(match answer {}),
    };
    let (asked, decoded, copies) = match names.as_slice() {
        [] => (quote!(_: &mut Asked), quote!(), quote!()),
        [one] => (quote!(asked: &mut Asked), quote!(let #one = #input(asked)?;), quote!(let #one = #one.clone();)),
        _ => (
            quote!(asked: &mut Asked),
            quote!(let (#(#names),*) = #input(asked)?;),
            quote!(let (#(#names),*) = (#(#names.clone()),*);),
        ),
    };
    let (taken, made) = match (names.as_slice(), kinds.as_slice()) {
        ([name], [kind]) => (quote!(#kind), quote!(#name)),
        _ => (quote!((#(#kinds),*)), quote!((#(#names),*))),
    };
    let input = (!names.is_empty()).then(|| {
        quote! {
            fn #input(asked: &mut Asked) -> Result<#taken, Rejection> {
                #decode
                Ok(#made)
            }
        }
    });
    quote! {
        #input

        fn #name<A: #api>(#asked) -> Result<Work<A::Call, A::Failure>, Rejection> {
            #decoded
            Ok(Box::new(move |call| {
                #copies
                Box::pin(async move {
                    let answer = A::default().#name(call, #(#names),*).await?;
                    #ending
                })
            }))
        }
    }
}

/// What reads the operation's input and keeps nothing of it.
fn reader(contract: &Contract, operation: &Operation<'_>) -> TokenStream {
    if arguments(contract, operation).is_empty() {
        return quote!(|_| Ok(()));
    }
    let input = input_name(operation);
    quote!(|asked| #input(asked).map(drop))
}

/// The name of the function that decodes the operation's input.
fn input_name(operation: &Operation<'_>) -> proc_macro2::Ident {
    format_ident!("{}_input", operation.function_name())
}

/// The statements that make the arguments. A path that leads nowhere ends the call; what is wrong with query, headers and body is told
/// together.
fn decoding(operation: &Operation<'_>, arguments: &[(proc_macro2::Ident, TokenStream)]) -> TokenStream {
    let mut path = TokenStream::new();
    let mut together: Option<(TokenStream, TokenStream, TokenStream)> = None;
    for (argument, kind) in arguments {
        let part = argument.to_string();
        let (pattern, kind, reader) = match part.as_str() {
            "path" => {
                let table = table_name(operation, &part);
                path = quote!(let path: #kind = asked.path(&#table)?;);
                continue;
            }
            // Read with the body.
            "files" => continue,
            "body" => body_reader(operation, kind),
            _ => {
                let table = table_name(operation, &part);
                let is_closed = part == "query" && operation.node.get("x-strict-query").is_some();
                let reader = if is_closed { format_ident!("closed_query") } else { argument.clone() };
                (quote!(#argument), kind.clone(), quote!(asked.#reader(&#table)))
            }
        };
        together = Some(match together {
            None => (pattern, kind, reader),
            Some((patterns, kinds, readers)) => {
                (quote!((#patterns, #pattern)), quote!((#kinds, #kind)), quote!(Rejection::together(#readers, #reader)))
            }
        });
    }
    let rest = together.map(|(patterns, kinds, readers)| quote!(let #patterns: #kinds = #readers?;));
    quote!(#path #rest)
}

/// The pattern, the type and the reader of a body.
fn body_reader(operation: &Operation<'_>, kind: &TokenStream) -> (TokenStream, TokenStream, TokenStream) {
    let whole = quote!(body);
    let Some(body) = &operation.body else { return (whole, kind.clone(), TokenStream::new()) };
    let required = body.required;
    let form = table_name(operation, "form");
    if body.form.is_some() {
        let files = table_name(operation, "files");
        return (quote!((body, files)), quote!((#kind, Upload)), quote!(asked.form(#required, &#form, &#files)));
    }
    let reader = match kind.to_string().as_str() {
        _ if body.fields.is_some() => quote!(asked.fields(#required, &#form)),
        "Upload" if !is_json(body.media) => quote!(asked.upload()),
        "Raw" if !is_json(body.media) => quote!(asked.raw()),
        _ => quote!(asked.body(#required)),
    };
    (whole, kind.clone(), reader)
}

fn reply(operation: &Operation<'_>) -> Option<TokenStream> {
    // Doors that show the answer otherwise get it as it was made.
    let shown = operation.node.get(crate::graph::WORD).is_some();
    let reply = match operation.successes().as_slice() {
        [] => return None,
        [one] => reply_with(one, shown),
        several => {
            let name = answer_enum_name(operation);
            let arms = several.iter().map(|answer| {
                let variant = status_name(answer.status);
                let reply = reply_with(answer, shown);
                quote!(#name::#variant(answer) => #reply,)
            });
            quote!(match answer { #(#arms)* })
        }
    };
    Some(reply)
}

fn reply_with(answer: &Answer<'_>, shown: bool) -> TokenStream {
    let status = Literal::u16_unsuffixed(answer.status);
    let reply = |payload: TokenStream| match answer.schema {
        Some(_) if shown => quote!(Reply::answer(#status, #payload)),
        Some(_) => quote!(Reply::json(#status, &#payload)),
        None => quote!(#payload.into_reply(#status)),
    };
    if answer.headers {
        let reply = reply(quote!(answer.body));
        quote!(#reply.with_headers(answer.headers))
    } else {
        reply(quote!(answer))
    }
}

fn table_name(operation: &Operation<'_>, location: &str) -> proc_macro2::Ident {
    format_ident!("{}_{}", operation.function_name().to_shouty_snake_case(), location.to_shouty_snake_case())
}

/// The tables that say how to read the operation's parameters.
fn tables(operation: &Operation<'_>) -> Vec<TokenStream> {
    let mut found = Vec::new();
    for location in ["path", "query", "header"] {
        let seen = operation.seen(location);
        if seen.is_empty() {
            continue;
        }
        let name = table_name(operation, location);
        let count = Literal::usize_unsuffixed(seen.len());
        let rows = seen.iter().map(|parameter| {
            let commas = parameter.node.value.get("explode") == Some(&Value::Bool(false));
            let schema = parameter.node.get("schema").and_then(|schema| schema.meant());
            table_row(parameter.name, schema, parameter.node.is("x-clamp"), commas)
        });
        found.push(quote!(static #name: [Parameter; #count] = [#(#rows),*];));
    }
    found.extend(form_tables(operation));
    found
}

/// The tables that say how to read the operation's form: its texts and its files.
fn form_tables(operation: &Operation<'_>) -> Vec<TokenStream> {
    let formed = |body: &&Body<'_>| body.form.is_some() || body.fields.is_some();
    let Some(body) = operation.body.as_ref().filter(formed) else { return Vec::new() };
    let fields = body.form_fields();
    let texts = fields.iter().filter(|field| field.file.is_none());
    let texts: Vec<_> = texts.map(|field| table_row(field.name, field.node.meant(), false, false)).collect();
    let files = fields.iter().filter_map(|field| Some((field.name, field.file? == Files::Many)));
    let files: Vec<_> = files.map(|(name, many)| quote!(FileField { name: #name, many: #many })).collect();
    let (form, count) = (table_name(operation, "form"), Literal::usize_unsuffixed(texts.len()));
    let mut found = vec![quote!(static #form: [Parameter; #count] = [#(#texts),*];)];
    if body.form.is_some() {
        let (sent, several) = (table_name(operation, "files"), Literal::usize_unsuffixed(files.len()));
        found.push(quote!(static #sent: [FileField; #several] = [#(#files),*];));
    }
    found
}

fn table_row(name: &str, schema: Option<Node<'_>>, clamp: bool, commas: bool) -> TokenStream {
    let of = |schema: &Value, key: &str| schema.get(key).and_then(Value::as_str).map(str::to_owned);
    let whole = schema.map(|schema| (schema.value.clone(), schema.get("items").and_then(|items| items.meant())));
    let (many, value) = match whole {
        Some((value, items)) if of(&value, "type").as_deref() == Some("array") => {
            let many = if commas { quote!(Many::Commas) } else { quote!(Many::Repeated) };
            (many, items.map_or(Value::Null, |items| items.value.clone()))
        }
        Some((value, _)) => (quote!(Many::One), value),
        None => (quote!(Many::One), Value::Null),
    };
    let kind = match of(&value, "type").as_deref() {
        Some("integer") => {
            let bound = |key: &str, otherwise: i64| {
                Literal::i64_unsuffixed(value.get(key).and_then(Value::as_i64).unwrap_or(otherwise))
            };
            let (minimum, maximum) = (bound("minimum", i64::MIN), bound("maximum", i64::MAX));
            quote!(Kind::Integer { minimum: #minimum, maximum: #maximum })
        }
        Some("number") => {
            let bound = |key: &str| match value.get(key).and_then(Value::as_f64).map(Literal::f64_unsuffixed) {
                Some(bound) => quote!(Some(#bound)),
                None => quote!(None),
            };
            let (minimum, maximum) = (bound("minimum"), bound("maximum"));
            quote!(Kind::Number { minimum: #minimum, maximum: #maximum })
        }
        Some("boolean") => quote!(Kind::Boolean),
        _ => match value.get("enum").and_then(Value::as_array) {
            Some(words) => {
                let words = words.iter().filter_map(Value::as_str);
                quote!(Kind::Word(&[#(#words),*]))
            }
            None => quote!(Kind::Text),
        },
    };
    quote!(Parameter { name: #name, kind: #kind, many: #many, clamp: #clamp })
}

/// The text of `lib.rs` before formatting.
pub fn library(areas: &[String], graph: bool) -> TokenStream {
    let modules: Vec<_> = areas.iter().map(|area| format_ident!("{area}")).collect();
    let mut names: Vec<&str> =
        areas.iter().map(String::as_str).chain(["codes", "operations", "runtime", "shared", "words"]).collect();
    names.extend(graph.then_some("graph"));
    names.sort_unstable();
    let declarations = names.iter().map(|name| {
        let module = format_ident!("{name}");
        // The formatter that wrote the others is not the one that people run.
        let skip = (*name != "runtime").then(|| quote!(#[rustfmt::skip]));
        let wanted = (*name == "graph").then(|| quote!(#[cfg(feature = "graph")]));
        quote!(#wanted #skip pub mod #module;)
    });
    let traits_used = areas.iter().map(|area| (area.clone(), trait_name(area).into_token_stream()));
    let others = [("codes", quote!(Code)), ("operations", quote!(Operation)), ("runtime", quote!(*))];
    let others = others.into_iter().map(|(module, name)| (module.to_owned(), name));
    let uses: BTreeMap<String, TokenStream> = traits_used.chain(others).collect();
    let uses = uses.iter().map(|(module, name)| {
        let module = format_ident!("{module}");
        quote!(pub use #module::#name;)
    });
    let members = areas.iter().map(|area| {
        let (name, api) = (member_name(area), trait_name(area));
        let doc = format!(" Answers the area `{area}`.");
        quote!(#[doc = #doc] type #name: #api<Call = Self::Call, Failure = Self::Failure, Brings = Self::Brings>;)
    });
    let answering: Vec<_> = areas.iter().map(|area| member_name(area)).collect();
    quote! {
        //! The published REST contract as Rust: types, one trait an area, the table of operations, and the routes.
        //!
        //! Everything but `runtime` is made from `contract/` and is not edited by hand.

        // What merges the areas' fields of the graph is as deep as there are areas.
        #![recursion_limit = "512"]

        #(#declarations)*

        use std::sync::Arc;

        #(#uses)*

        /// The merged OpenAPI document. It is unpacked each time: few ask for it, and its text is long.
        #[must_use]
        pub fn openapi_json() -> String {
            runtime::unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz")))
        }

        /// Everything the contract asks of a gateway: who answers each area.
        #[rustfmt::skip]
        pub trait Api {
            /// What an operation knows about its caller.
            type Call: Clone + Send + Sync + 'static;

            /// A refusal or a fault.
            type Failure: Send + 'static;

            /// What an area brings beside its answers.
            type Brings: 'static;

            #(#members)*
        }

        /// The function that serves each operation.
        #[rustfmt::skip]
        pub fn handlers<A: Api>() -> impl Iterator<Item = (Operation, Handler<A::Call, A::Failure>)> {
            std::iter::empty() #(.chain(#modules::handlers::<A::#answering>()))*
        }

        /// The function that reads what each operation is asked, and keeps nothing of it.
        #[rustfmt::skip]
        pub fn inputs() -> impl Iterator<Item = Read> {
            std::iter::empty() #(.chain(#modules::inputs()))*
        }

        /// What all areas bring beside their answers. Whoever answers several areas brings it for each.
        #[rustfmt::skip]
        pub fn brings<A: Api>() -> impl Iterator<Item = &'static A::Brings> {
            [#(<A::#answering as Area>::brings()),*].into_iter()
        }

        /// The routes of every operation.
        #[rustfmt::skip]
        pub fn routes<H: House, A: Api<Call = H::Call, Failure = H::Failure>>(house: &Arc<H>) -> axum::Router {
            runtime::router(house, handlers::<A>())
        }
    }
}
