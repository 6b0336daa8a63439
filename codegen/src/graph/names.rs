//! What emitted things are called: tables, functions, and the fields of Rust types.

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::Asked;

/// The table of a type.
pub fn object_table(name: &str) -> Ident {
    format_ident!("{}", name.to_shouty_snake_case())
}

/// The table of a set of words.
pub fn enum_table(name: &str) -> Ident {
    format_ident!("{}_WORDS", name.to_shouty_snake_case())
}

/// The table of an input object.
pub fn input_table(name: &str) -> Ident {
    format_ident!("{}_TABLE", name.to_shouty_snake_case())
}

/// The list that says what the fields of an input object are to REST.
pub fn input_list(name: &str) -> Ident {
    format_ident!("{}_INPUTS", name.to_shouty_snake_case())
}

/// The table that says how a field asks its operation.
pub fn asking_table(field: &Asked<'_>) -> Ident {
    format_ident!("{}_ASKING", field.operation.function_name().to_shouty_snake_case())
}

/// The input object of a mutation.
pub fn input_type(field: &Asked<'_>) -> String {
    format!("{}Input", field.field.to_upper_camel_case())
}

/// The type that holds the fields of another which operations of an area answer.
pub fn holder_type(area: &str, on: &str) -> Ident {
    format_ident!("{}{on}", area.to_upper_camel_case())
}

/// The trait of what an area answers.
pub fn edges_trait(area: &str) -> Ident {
    format_ident!("{}Edges", area.to_upper_camel_case())
}

/// The Rust type of a component schema, below its module.
pub fn rust_type(schema: &str) -> Ident {
    format_ident!("{}", schema.to_upper_camel_case())
}

/// The method of an edge that looks a row up by its number.
pub fn finder(name: &str) -> Ident {
    format_ident!("find_{}", name.to_snake_case())
}

/// The method that looks a row up as `node(id:)` does.
pub fn node_finder(name: &str) -> Ident {
    format_ident!("node_{}", name.to_snake_case())
}

/// The method of a field that the area answers.
pub fn method(owner: &str, field: &str) -> Ident {
    format_ident!("{}_{}", owner.to_snake_case(), field.to_snake_case())
}

/// The method that keeps what an answer brings.
pub fn keeper(schema: &str) -> Ident {
    format_ident!("keep_{}", schema.to_snake_case())
}

/// A function that finds a row of a type by its number.
pub fn find_function(name: &str) -> TokenStream {
    let find = finder(name);
    quote!(|ctx, number| Box::pin(async move { crate::graph::edges(ctx)?.#find(ctx, number).await }))
}

/// A property's name as a field of the Rust type.
pub fn rust_field(wire: &str) -> Ident {
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
