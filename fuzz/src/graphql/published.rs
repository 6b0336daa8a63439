//! The types of `graphql/schema.graphql`, so that documents are judged by the schema that is served without all that answers it.

use std::borrow::Cow;
use std::pin::Pin;

use async_graphql::indexmap::IndexMap;
use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{
    Field, FieldDefinition, InputValueDefinition, TypeDefinition, TypeKind, TypeSystemDefinition,
};
use async_graphql::registry::{Deprecation, MetaEnumValue, MetaField, MetaInputValue, MetaType, Registry};
use async_graphql::{
    ContainerType, Context, ContextSelectionSet, ObjectType, OutputType, Positioned, Response, ServerError,
    ServerResult, SubscriptionType, Value,
};
use futures::Stream;

/// Puts every type into the registry, once.
fn publish(registry: &mut Registry) {
    let document = parse_schema(include_str!("../../../graphql/schema.graphql")).expect("the schema can be read");
    for definition in document.definitions {
        let TypeSystemDefinition::Type(one) = definition else { continue };
        registry.types.entry(one.node.name.node.to_string()).or_insert_with(|| meta(&one.node));
        let interfaces = match one.node.kind {
            TypeKind::Object(object) => object.implements,
            _ => Vec::new(),
        };
        for interface in interfaces {
            registry.add_implements(&one.node.name.node, &interface.node);
        }
    }
    let implements: Vec<_> = registry.implements.clone().into_iter().collect();
    for (name, interfaces) in implements {
        for interface in interfaces {
            if let Some(MetaType::Interface { possible_types, .. }) = registry.types.get_mut(&interface) {
                possible_types.insert(name.clone());
            }
        }
    }
}

fn meta(one: &TypeDefinition) -> MetaType {
    let name = one.name.node.to_string();
    match &one.kind {
        TypeKind::Scalar => MetaType::Scalar {
            name,
            description: None,
            is_valid: None,
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            specified_by_url: None,
            directive_invocations: Vec::new(),
            requires_scopes: Vec::new(),
        },
        TypeKind::Object(object) => MetaType::Object {
            is_subscription: name == "Subscription",
            name,
            description: None,
            fields: fields(&object.fields),
            cache_control: Default::default(),
            extends: false,
            shareable: false,
            resolvable: true,
            keys: None,
            visible: None,
            inaccessible: false,
            interface_object: false,
            tags: Vec::new(),
            rust_typename: None,
            directive_invocations: Vec::new(),
            requires_scopes: Vec::new(),
        },
        TypeKind::Interface(interface) => MetaType::Interface {
            name,
            description: None,
            fields: fields(&interface.fields),
            possible_types: Default::default(),
            extends: false,
            keys: None,
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            rust_typename: None,
            directive_invocations: Vec::new(),
            requires_scopes: Vec::new(),
        },
        TypeKind::Union(union) => MetaType::Union {
            name,
            description: None,
            possible_types: union.members.iter().map(|member| member.node.to_string()).collect(),
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            rust_typename: None,
            directive_invocations: Vec::new(),
        },
        TypeKind::Enum(set) => MetaType::Enum {
            name,
            description: None,
            enum_values: set.values.iter().map(|value| word(&value.node.value.node)).collect(),
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            rust_typename: None,
            directive_invocations: Vec::new(),
            requires_scopes: Vec::new(),
        },
        TypeKind::InputObject(input) => MetaType::InputObject {
            name,
            description: None,
            input_fields: inputs(&input.fields),
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            rust_typename: None,
            oneof: false,
            directive_invocations: Vec::new(),
        },
    }
}

fn word(name: &str) -> (String, MetaEnumValue) {
    let value = MetaEnumValue {
        name: name.to_owned(),
        description: None,
        deprecation: Deprecation::NoDeprecated,
        visible: None,
        inaccessible: false,
        tags: Vec::new(),
        directive_invocations: Vec::new(),
    };
    (name.to_owned(), value)
}

fn fields(all: &[Positioned<FieldDefinition>]) -> IndexMap<String, MetaField> {
    let field = |one: &FieldDefinition| {
        let field = MetaField {
            name: one.name.node.to_string(),
            description: None,
            args: inputs(&one.arguments),
            ty: one.ty.node.to_string(),
            deprecation: Deprecation::NoDeprecated,
            cache_control: Default::default(),
            external: false,
            requires: None,
            provides: None,
            visible: None,
            shareable: false,
            inaccessible: false,
            tags: Vec::new(),
            override_from: None,
            compute_complexity: None,
            directive_invocations: Vec::new(),
            requires_scopes: Vec::new(),
        };
        (field.name.clone(), field)
    };
    all.iter().map(|one| field(&one.node)).collect()
}

fn inputs(all: &[Positioned<InputValueDefinition>]) -> IndexMap<String, MetaInputValue> {
    let input = |one: &InputValueDefinition| {
        let value = MetaInputValue {
            name: one.name.node.to_string(),
            description: None,
            ty: one.ty.node.to_string(),
            deprecation: Deprecation::NoDeprecated,
            default_value: one.default_value.as_ref().map(|value| value.node.to_string()),
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            is_secret: false,
            directive_invocations: Vec::new(),
        };
        (value.name.clone(), value)
    };
    all.iter().map(|one| input(&one.node)).collect()
}

/// A root of the graph that answers nothing.
macro_rules! root {
    ($name:ident, $called:literal) => {
        pub struct $name;

        impl OutputType for $name {
            fn type_name() -> Cow<'static, str> {
                Cow::Borrowed($called)
            }

            fn create_type_info(registry: &mut Registry) -> String {
                publish(registry);
                Self::qualified_type_name()
            }

            async fn resolve(&self, _: &ContextSelectionSet<'_>, field: &Positioned<Field>) -> ServerResult<Value> {
                Err(ServerError::new("nothing is answered", Some(field.pos)))
            }
        }

        impl ContainerType for $name {
            async fn resolve_field(&self, _: &Context<'_>) -> ServerResult<Option<Value>> {
                Ok(None)
            }
        }

        impl ObjectType for $name {}
    };
}

root!(Query, "Query");
root!(Mutation, "Mutation");

/// The root of subscriptions.
pub struct Events;

impl SubscriptionType for Events {
    fn type_name() -> Cow<'static, str> {
        Cow::Borrowed("Subscription")
    }

    fn create_type_info(registry: &mut Registry) -> String {
        publish(registry);
        Self::qualified_type_name()
    }

    fn create_field_stream<'a>(
        &'a self,
        _: &'a Context<'_>,
    ) -> Option<Pin<Box<dyn Stream<Item = Response> + Send + 'a>>> {
        None
    }
}
