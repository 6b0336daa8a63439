//! The graph's machinery: what the emitted tables mean, and one executor for every type of them.
//!
//! The library's macros make a future, a box and a copy of the context for each field of each row, and compile that once for each
//! type. Here a type is a table ([`Object`]) and a function that answers its getters at once ([`Row`]); only edges wait. What is
//! used of the library stays: its parser, its validation, its registry and introspection, its limits and errors.
//!
//! | file | holds |
//! |---|---|
//! | `table` | types, fields and arguments as data, and how they enter the library's registry |
//! | `row`, `show` | a row of a type; values of the contract as values of the graph |
//! | `plan`, `resolve` | what a selection means for a type; the executor |
//! | `page` | lists as Relay reads them |
//! | `ask`, `input` | fields that are answered by an operation of the contract, and its input from arguments |
//! | `id` | global ids |

mod ask;
mod id;
mod input;
mod page;
mod payload;
mod plan;
mod resolve;
mod row;
mod show;
mod table;

pub use ask::{
    Ask, Asking, Before, Door, Doors, Noted, Noting, Question, Seal, Seeking, Told, entered, found_together,
    is_viewer_among, operation,
};
pub use id::{ONLY, decode_id, decode_name, encode_id, global_id, global_name, ids_of, plain_id};
pub use input::{Input, Kind as InputKind, Place as InputPlace, Said, camel};
pub use page::{Edge, List, Listed, PAGE_INFO, Page, Sought};
pub use payload::{Find, Shown};
pub use resolve::{resolve_field, resolve_found, resolve_part, resolve_row};
pub use row::{Finder, Found, Got, IntoFound, Kept, NamedFinder, NamedTeller, Row, Teller, failed, found, found_each};
pub use show::{Show, as_amount, as_hours, numbered};
pub use table::{
    Argument, EnumTable, EnumValue, Field, InputTable, NODE, Object, Registered, Source, page_cost, plus,
    register_as_node, register_node, register_object, register_parts, scalar,
};

/// What every row of the graph is to the library and to the executor.
#[macro_export]
#[doc(hidden)]
macro_rules! graph_row {
    ($row:ty, $table:path) => {
        impl async_graphql::OutputType for $row {
            fn type_name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed($table.name)
            }

            fn create_type_info(registry: &mut async_graphql::registry::Registry) -> String {
                $crate::runtime::graph::register_object(registry, &$table);
                <Self as async_graphql::OutputType>::qualified_type_name()
            }

            async fn resolve(
                &self,
                ctx: &async_graphql::ContextSelectionSet<'_>,
                _: &async_graphql::Positioned<async_graphql::parser::types::Field>,
            ) -> async_graphql::ServerResult<async_graphql::Value> {
                $crate::runtime::graph::resolve_row(ctx, self).await
            }
        }

        impl async_graphql::ContainerType for $row {
            async fn resolve_field(
                &self,
                ctx: &async_graphql::Context<'_>,
            ) -> async_graphql::ServerResult<Option<async_graphql::Value>> {
                $crate::runtime::graph::resolve_field(ctx, self).await
            }
        }

        impl async_graphql::ObjectType for $row {}

        impl $crate::runtime::graph::Show for $row {
            fn show(&self) -> $crate::runtime::graph::Got<'_> {
                $crate::runtime::graph::Got::Row(self)
            }
        }

        impl $crate::runtime::graph::IntoFound for $row {
            fn into_found(self) -> $crate::runtime::graph::Found {
                $crate::runtime::graph::Found::Row(Box::new(self))
            }
        }
    };
}

/// What a type is to the library whose fields stand in several rows without values, one of each area.
#[macro_export]
#[doc(hidden)]
macro_rules! graph_parts {
    ($whole:ident, $name:literal, [$($part:path),* $(,)?]) => {
        impl $whole {
            const PARTS: &'static [&'static dyn $crate::runtime::graph::Row] = &[$(&$part),*];
        }

        impl async_graphql::OutputType for $whole {
            fn type_name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed($name)
            }

            fn create_type_info(registry: &mut async_graphql::registry::Registry) -> String {
                $crate::runtime::graph::register_parts(registry, $name, Self::PARTS);
                <Self as async_graphql::OutputType>::qualified_type_name()
            }

            async fn resolve(
                &self,
                ctx: &async_graphql::ContextSelectionSet<'_>,
                _: &async_graphql::Positioned<async_graphql::parser::types::Field>,
            ) -> async_graphql::ServerResult<async_graphql::Value> {
                async_graphql::resolver_utils::resolve_container(ctx, self).await
            }
        }

        impl async_graphql::ContainerType for $whole {
            async fn resolve_field(
                &self,
                ctx: &async_graphql::Context<'_>,
            ) -> async_graphql::ServerResult<Option<async_graphql::Value>> {
                $crate::runtime::graph::resolve_part(ctx, Self::PARTS).await
            }
        }

        impl async_graphql::ObjectType for $whole {}
    };
}

/// What every set of words is to the library and to the executor.
#[macro_export]
#[doc(hidden)]
macro_rules! graph_words {
    ($set:ty, $table:path) => {
        impl $crate::runtime::graph::Show for $set {
            fn show(&self) -> $crate::runtime::graph::Got<'_> {
                $crate::runtime::graph::Got::Value($table.value(self.as_str()))
            }
        }

        impl $crate::runtime::graph::IntoFound for $set {
            fn into_found(self) -> $crate::runtime::graph::Found {
                $crate::runtime::graph::Found::Value($table.value(self.as_str()))
            }
        }

        impl async_graphql::OutputType for $set {
            fn type_name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed($table.name)
            }

            fn create_type_info(registry: &mut async_graphql::registry::Registry) -> String {
                $table.register(registry);
                <Self as async_graphql::OutputType>::qualified_type_name()
            }

            async fn resolve(
                &self,
                _: &async_graphql::ContextSelectionSet<'_>,
                _: &async_graphql::Positioned<async_graphql::parser::types::Field>,
            ) -> async_graphql::ServerResult<async_graphql::Value> {
                Ok($table.value(self.as_str()))
            }
        }

        impl async_graphql::InputType for $set {
            type RawValueType = Self;

            fn type_name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed($table.name)
            }

            fn create_type_info(registry: &mut async_graphql::registry::Registry) -> String {
                $table.register(registry);
                <Self as async_graphql::InputType>::qualified_type_name()
            }

            fn parse(value: Option<async_graphql::Value>) -> async_graphql::InputValueResult<Self> {
                let name = match &value {
                    Some(async_graphql::Value::Enum(name)) => Some(name.as_str()),
                    Some(async_graphql::Value::String(name)) => Some(name.as_str()),
                    _ => None,
                };
                let word = name.and_then(|name| $table.word(name));
                let found = Self::ALL.iter().copied().find(|one| Some(one.as_str()) == word);
                found.ok_or_else(|| async_graphql::InputValueError::expected_type(value.unwrap_or_default()))
            }

            fn to_value(&self) -> async_graphql::Value {
                $table.value(self.as_str())
            }

            fn as_raw_value(&self) -> Option<&Self::RawValueType> {
                Some(self)
            }
        }
    };
}
