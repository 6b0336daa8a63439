//! Emits `operations.rs`, one row an operation, and `codes.rs`, the refusal codes.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::extensions::{GATES, ROLES, Security, Tenant};
use crate::model::Operation;
use crate::read::Contract;
use crate::types::ERROR_CODE;

/// The text of `operations.rs` before formatting.
pub fn operations(contract: &Contract, operations: &[Operation<'_>]) -> TokenStream {
    let codes = codes(contract);
    let variants: Vec<_> = operations.iter().map(|operation| format_ident!("{}", operation.type_name())).collect();
    let docs = operations.iter().map(|operation| format!(" `{} {}`", operation.method.to_uppercase(), operation.path));
    let rows = operations.iter().map(|operation| row(operation, &codes));
    let count = Literal::usize_unsuffixed(operations.len());
    quote! {
        use http::Method;

        use crate::runtime::*;

        /// Every operation of the contract, by its `operationId`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Operation {
            #(#[doc = #docs] #variants,)*
        }

        impl Operation {
            /// All operations, in the order of the contract.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];

            /// What the doorkeeper knows about this operation.
            pub fn row(self) -> &'static Row {
                &ROWS[self as usize]
            }

            /// The `operationId`.
            pub fn id(self) -> &'static str {
                self.row().id
            }
        }

        static ROWS: [Row; #count] = [#(#rows),*];
    }
}

fn row(operation: &Operation<'_>, codes: &[Entry<'_>]) -> TokenStream {
    let variant = format_ident!("{}", operation.type_name());
    let method = format_ident!("{}", operation.method.to_uppercase());
    let (id, area, path) = (operation.id, &operation.area, operation.path);
    let facts = &operation.facts;
    let security = match facts.security {
        Security::Public => quote!(Security::Public),
        Security::Optional => quote!(Security::Optional),
        Security::Member => quote!(Security::Member),
    };
    let tenant = match facts.tenant {
        Tenant::Required => quote!(TenantNeed::Required),
        Tenant::Optional => quote!(TenantNeed::Optional),
        Tenant::None => quote!(TenantNeed::None),
    };
    let roles =
        facts.roles.iter().filter_map(|role| ROLES.iter().find(|(wire, _)| wire == role)).map(|(_, variant)| {
            let variant = format_ident!("{variant}");
            quote!(Role::#variant)
        });
    let gates =
        facts.gates.iter().filter_map(|gate| GATES.iter().find(|(wire, _)| wire == gate)).map(|(_, variant)| {
            let variant = format_ident!("{variant}");
            quote!(Gate::#variant)
        });
    let (open, personal) = (facts.open, facts.personal);
    let feature = option(facts.feature.map(|feature| quote!(#feature)));
    let rate_limit = option(facts.rate_limit.map(|own| {
        let (limit, window) = (plain(own.limit), plain(own.window));
        let per = if own.by_address { quote!(Per::Address) } else { quote!(Per::Member) };
        let layer = if own.is_route { quote!(Layer::Route) } else { quote!(Layer::Handler) };
        quote!(RateLimit { limit: #limit, window_seconds: #window, per: #per, layer: #layer })
    }));
    let code = |named: Option<&str>| {
        option(codes.iter().find(|code| Some(code.wire) == named).map(|code| {
            let variant = format_ident!("{}", code.variant);
            quote!(crate::codes::Code::#variant)
        }))
    };
    let idempotency = option(facts.idempotency.map(|(window, required)| {
        let (window, code) = (plain(window), code(facts.key_code));
        quote!(Idempotency { window_seconds: #window, required: #required, code: #code })
    }));
    let body_limit = plain(facts.body_limit);
    let form_limit = option(operation.body.as_ref().and_then(|body| body.form.as_ref()).map(|_| {
        let limit = plain(facts.form_limit);
        quote!(#limit)
    }));
    let body = option(operation.body.as_ref().map(|body| {
        let media = body.media;
        quote!(#media)
    }));
    let statuses = operation.answers.iter().map(|answer| plain(u64::from(answer.status)));
    let (role_code, violation_code) = (code(facts.role_code), code(facts.violation_code));
    let violation_status = plain(facts.violation_status);
    let (fields, reasons): (Vec<_>, Vec<_>) = facts.violation_reasons.iter().copied().unzip();
    quote! {
        Row {
            operation: Operation::#variant,
            id: #id,
            area: #area,
            method: Method::#method,
            path: #path,
            security: #security,
            tenant: #tenant,
            roles: &[#(#roles),*],
            role_code: #role_code,
            gates: &[#(#gates),*],
            open: #open,
            personal: #personal,
            feature: #feature,
            rate_limit: #rate_limit,
            idempotency: #idempotency,
            body: #body,
            body_limit: #body_limit,
            form_limit: #form_limit,
            violation_code: #violation_code,
            violation_status: #violation_status,
            violation_reasons: &[#((#fields, #reasons)),*],
            statuses: &[#(#statuses),*],
        }
    }
}

/// The text of `codes.rs` before formatting.
pub fn code_enum(contract: &Contract) -> TokenStream {
    let entries = codes(contract);
    let variants: Vec<_> = entries.iter().map(|entry| format_ident!("{}", entry.variant)).collect();
    let wires: Vec<_> = entries.iter().map(|entry| entry.wire).collect();
    let statuses: Vec<_> = entries.iter().map(|entry| plain(entry.status)).collect();
    let docs = entries.iter().map(|entry| format!(" `{}`, usually with status {}.", entry.wire, entry.status));
    quote! {
        /// Why a call was refused, in the words of the wire.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            #(#[doc = #docs] #variants,)*
        }

        impl Code {
            /// The status that goes with the code where nothing else is said.
            pub const fn status(self) -> u16 {
                match self {
                    #(Self::#variants => #statuses,)*
                }
            }
        }

        crate::word! { Code { #(#variants = #wires),* } }

        crate::runtime::wire! { Code }
    }
}

/// A refusal code.
pub struct Entry<'a> {
    /// As the wire spells it.
    pub wire: &'a str,
    /// Its variant of `Code`.
    pub variant: &'a str,
    /// The status that usually goes with it.
    pub status: u64,
}

/// The refusal codes, in the order of the contract.
pub fn codes(contract: &Contract) -> Vec<Entry<'_>> {
    let Some(schema) = contract.root().find(&["components", "schemas", ERROR_CODE]) else { return Vec::new() };
    let strings = |key: &str| schema.get(key).map(|list| list.items()).unwrap_or_default();
    let wires = strings("enum");
    let variants = strings("x-enum-varnames");
    let statuses = schema.get("x-statuses");
    wires
        .iter()
        .zip(&variants)
        .filter_map(|(wire, variant)| {
            let wire = wire.value.as_str()?;
            let status = statuses.as_ref().and_then(|all| all.value.get(wire)).and_then(serde_json::Value::as_u64)?;
            Some(Entry { wire, variant: variant.value.as_str()?, status })
        })
        .collect()
}

fn option(value: Option<TokenStream>) -> TokenStream {
    value.map_or_else(|| quote!(None), |value| quote!(Some(#value)))
}

fn plain(number: u64) -> Literal {
    Literal::u64_unsuffixed(number)
}
