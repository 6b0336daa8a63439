//! Emits `words.rs`, the list of all closed sets of words.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::tidy::is_string_enum;

/// The paths of a module's sets.
pub fn of(module: &str, items: &[syn::Item]) -> Vec<TokenStream> {
    let module = format_ident!("{module}");
    let sets = items.iter().filter_map(|item| match item {
        syn::Item::Enum(one) if is_string_enum(one) => Some(&one.ident),
        _ => None,
    });
    sets.map(|name| quote!($crate::#module::#name)).collect()
}

/// The text of `words.rs` before formatting.
pub fn list(sets: &[TokenStream]) -> TokenStream {
    quote! {
        //! The list of all closed sets of words.

        /// Names every closed set of words to another macro: `contract::each_word!(store)` expands to `store! { path, path }`.
        #[macro_export]
        macro_rules! each_word {
            ($with:ident) => {
                $with! { #(#sets),* }
            };
        }
    }
}
