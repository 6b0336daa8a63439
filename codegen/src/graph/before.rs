//! What a payload shows and only the time before the change knows (`before`): the method of an area's trait that tells its number, and how that is found.

use heck::ToSnakeCase;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{Asked, asked};
use crate::model::Operation;
use crate::read::Node;
use crate::routes;

/// Such a field of a payload: its mutation and itself, and the area that tells its number.
pub struct Before<'a> {
    area: &'a str,
    mutation: &'a str,
    field: String,
}

impl<'a> Before<'a> {
    /// All of them.
    fn all(operations: &'a [Operation<'a>]) -> Vec<Self> {
        let read = |one: Asked<'a>| {
            let (operation, mutation) = (one.operation, one.field);
            let removed = one.node.get("removes").filter(is_before);
            let removed = removed.and_then(|node| Some((format!("removed{}Id", node.text("type")?), node)));
            let also = one.node.get("also").map(|all| all.entries()).unwrap_or_default().into_iter();
            let also = also.filter(|(_, node)| is_before(node)).map(|(name, node)| (name.to_owned(), node));
            let told = removed.into_iter().chain(also);
            told.map(move |(field, node)| Self {
                area: node.text("before").unwrap_or(&operation.area),
                mutation,
                field,
            })
            .collect::<Vec<_>>()
        };
        asked(operations).into_iter().flat_map(read).collect()
    }

    /// The trait's method.
    fn method(&self) -> Ident {
        format_ident!("{}_{}_before", self.mutation.to_snake_case(), self.field.to_snake_case())
    }
}

/// Whether an area tells the number before the change.
pub fn is_before(said: &Node<'_>) -> bool {
    said.is("before") || said.text("before").is_some()
}

/// The name under which the number of a payload's field is found.
pub fn key(mutation: &str, field: &str) -> String {
    format!("{mutation}.{field}")
}

/// The methods of an area's trait.
pub fn methods(area: &str, operations: &[Operation<'_>]) -> Vec<TokenStream> {
    let own = Before::all(operations).into_iter().filter(|one| one.area == area);
    let method = |one: Before<'_>| {
        let (method, Before { mutation, field, .. }) = (one.method(), &one);
        let doc = format!(
            " `{field}` in the payload of `{mutation}`: its number as it is before the change, which has yet to be allowed. None where there is none."
        );
        quote! {
            #[doc = #doc]
            fn #method(&self, call: Self::Call, said: crate::runtime::Spoken) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
        }
    };
    own.map(method).collect()
}

/// Who tells each of them, by its name.
pub fn tellers(operations: &[Operation<'_>]) -> Vec<TokenStream> {
    let teller = |one: Before<'_>| {
        let (module, api, member) =
            (format_ident!("{}", one.area), routes::trait_name(one.area), routes::member_name(one.area));
        let (name, method) = (key(one.mutation, &one.field), one.method());
        quote! {
            (#name, |call, said| Box::pin(async move {
                let area = <A::#member as Default>::default();
                crate::#module::#api::#method(&area, call, said).await
            }))
        }
    };
    Before::all(operations).into_iter().map(teller).collect()
}
