//! Fields that an area answers for many rows at once (`each`): the method of its trait that takes their numbers, and how that is found.

use heck::ToSnakeCase;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::model::bare;
use super::names::rust_type;
use super::{Extra, Type, types};
use crate::model::Operation;
use crate::read::Contract;
use crate::routes;

/// Such a field: its type and itself, and the area that answers the operation by which it is entered.
pub struct Each<'g, 'a> {
    owner: &'g Type<'a>,
    extra: &'g Extra<'a>,
    area: &'g str,
}

impl<'g, 'a> Each<'g, 'a> {
    /// All of these types.
    pub fn all(
        types: impl Iterator<Item = &'g Type<'a>>,
        operations: &'g [Operation<'a>],
    ) -> impl Iterator<Item = Self> {
        types.flat_map(move |owner| {
            owner.extras.iter().filter_map(move |extra| {
                let operation = operations.iter().find(|one| Some(one.id) == extra.each())?;
                Some(Self { owner, extra, area: &operation.area })
            })
        })
    }

    /// The trait's method.
    fn method(&self) -> Ident {
        format_ident!("{}_{}_each", self.owner.name.to_snake_case(), self.extra.name.to_snake_case())
    }
}

/// The name under which rows of a field are found together.
pub fn key(owner: &str, field: &str) -> String {
    format!("{owner}.{field}")
}

/// The methods of an area's trait.
pub fn methods(contract: &Contract, area: &str, operations: &[Operation<'_>]) -> Vec<TokenStream> {
    let types = types(contract);
    let own = Each::all(types.values(), operations).filter(|one| one.area == area);
    let method = |one: Each<'_, '_>| {
        let (method, name) = (one.method(), bare(one.extra.node.text("type").unwrap_or_default()));
        let schema = types.values().find(|each| each.name == name).map(|each| each.schema).unwrap_or_default();
        let (module, row) = (format_ident!("{}", contract.module_of_schema(schema)), rust_type(schema));
        let row = quote!(crate::#module::#row);
        let found = if one.extra.is_list() { quote!(Vec<#row>) } else { row };
        let doc = format!(
            " `{}` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.",
            key(one.owner.name, one.extra.name)
        );
        quote! {
            #[doc = #doc]
            fn #method(&self, call: Self::Call, numbers: Vec<i64>) -> impl Future<Output = Result<Vec<(i64, #found)>, Self::Failure>> + Send;
        }
    };
    own.map(method).collect()
}

/// How each of them is found, by its name.
pub fn finders(contract: &Contract, operations: &[Operation<'_>]) -> Vec<TokenStream> {
    let types = types(contract);
    let finder = |one: Each<'_, '_>| {
        let (module, api, member) =
            (format_ident!("{}", one.area), routes::trait_name(one.area), routes::member_name(one.area));
        let (name, method) = (key(one.owner.name, one.extra.name), one.method());
        let keep = if one.extra.is_list() { quote!(Kept::rows) } else { quote!(Kept::row) };
        quote! {
            (#name, |call, numbers| Box::pin(async move {
                let area = <A::#member as Default>::default();
                let found = crate::#module::#api::#method(&area, call, numbers).await?;
                Ok(found.into_iter().map(|(number, found)| (number, #keep(found))).collect())
            }))
        }
    };
    Each::all(types.values(), operations).map(finder).collect()
}
