//! The schema's types, as far as a document must be compared with them.

use async_graphql::SchemaEnv;
use async_graphql::parser::types::OperationType;
use async_graphql::registry::{MetaType, MetaTypeName, Registry};

/// The types of the schema that is served.
#[derive(Clone)]
pub struct Types(SchemaEnv);

impl Types {
    /// Those of a schema.
    #[must_use]
    pub fn new(env: SchemaEnv) -> Self {
        Self(env)
    }

    fn registry(&self) -> &Registry {
        &self.0.registry
    }

    /// A type by its bare name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&MetaType> {
        self.registry().types.get(name)
    }

    /// The type at the root of such operations.
    #[must_use]
    pub fn root(&self, kind: OperationType) -> &str {
        let registry = self.registry();
        match kind {
            OperationType::Query => &registry.query_type,
            OperationType::Mutation => registry.mutation_type.as_deref().unwrap_or_default(),
            OperationType::Subscription => registry.subscription_type.as_deref().unwrap_or_default(),
        }
    }

    /// The bare name of a field's type.
    #[must_use]
    pub fn field(&self, parent: &str, field: &str) -> Option<&str> {
        match field {
            "__schema" => Some("__Schema"),
            "__type" => Some("__Type"),
            _ => Some(MetaTypeName::concrete_typename(&self.get(parent)?.field_by_name(field)?.ty)),
        }
    }

    /// The object types that something of this type can have.
    #[must_use]
    pub fn possible<'t>(&'t self, name: &'t str) -> Vec<&'t str> {
        match self.get(name) {
            Some(MetaType::Interface { possible_types, .. } | MetaType::Union { possible_types, .. }) => {
                possible_types.iter().map(String::as_str).collect()
            }
            _ => vec![name],
        }
    }

    /// Whether an object of type `kind` is one of type `of`.
    #[must_use]
    pub fn is(&self, kind: &str, of: &str) -> bool {
        kind == of || self.get(of).is_some_and(|of| of.is_possible_type(kind))
    }
}
