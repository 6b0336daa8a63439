//! What the library finds of a document without running it: whether it fits the schema, and what it costs.

use std::sync::{Arc, Mutex, PoisonError};

use async_graphql::async_trait::async_trait;
use async_graphql::extensions::{Extension, ExtensionContext, ExtensionFactory, NextValidation};
use async_graphql::parser::types::ExecutableDocument;
use async_graphql::{Request, SchemaEnv, ServerError, ValidationResult, Variables};
use futures::FutureExt as _;

use super::types::Types;
use super::{Schema, Settings};

/// The schema once more, with an ear at the library's validation. On the schema that is served, an extension would make every field slower.
pub struct Judge {
    schema: Schema,
    types: Types,
}

/// What was heard.
#[derive(Default)]
struct Heard {
    cost: Option<usize>,
    env: Option<SchemaEnv>,
}

type Ear = Arc<Mutex<Heard>>;

struct Listening;

impl ExtensionFactory for Listening {
    fn create(&self) -> Arc<dyn Extension> {
        Arc::new(Self)
    }
}

#[async_trait]
impl Extension for Listening {
    async fn validation(
        &self,
        ctx: &ExtensionContext<'_>,
        next: NextValidation<'_>,
    ) -> Result<ValidationResult, Vec<ServerError>> {
        let ear = ctx.data_opt::<Ear>();
        let result = next.run(ctx).await?;
        if let Some(ear) = ear {
            let mut heard = ear.lock().unwrap_or_else(PoisonError::into_inner);
            heard.cost = Some(result.complexity);
            heard.env = Some(ctx.schema_env.clone());
        }
        // Nothing is run here.
        Err(Vec::new())
    }
}

impl Judge {
    /// Builds the schema.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let schema = super::builder(settings).extension(Listening).finish();
        let (_, heard) = listen(&schema, Request::new("{ __typename }"));
        let env = heard.env.expect("the library validates what it is given");
        Self { schema, types: Types::new(env) }
    }

    /// The schema's types.
    #[must_use]
    pub fn types(&self) -> &Types {
        &self.types
    }

    /// Where a document does not fit the schema. What depends on variables is looked at when they are known.
    #[must_use]
    pub fn errors(&self, document: &ExecutableDocument) -> Vec<ServerError> {
        let mut request = Request::new(String::new());
        request.set_parsed_query(document.clone());
        // The price of a list depends on variables.
        let names = document.operations.iter().flat_map(|(_, operation)| &operation.node.variable_definitions);
        let priceless: Vec<_> = names.map(|one| format!("Variable {} is not defined.", one.node.name.node)).collect();
        let mut errors = listen(&self.schema, request).0;
        errors.retain(|error| !priceless.contains(&error.message));
        // The type of a variable is looked at twice: by itself, and where the variable stands.
        errors.dedup_by(|one, other| one.message == other.message && one.locations == other.locations);
        errors
    }

    /// What the document's only operation costs.
    #[must_use]
    pub fn cost(&self, document: ExecutableDocument, variables: Variables) -> Option<usize> {
        let mut request = Request::new(String::new()).variables(variables);
        request.set_parsed_query(document);
        listen(&self.schema, request).1.cost
    }
}

fn listen(schema: &Schema, request: Request) -> (Vec<ServerError>, Heard) {
    let ear = Ear::default();
    let answer = schema.execute(request.data(Arc::clone(&ear))).now_or_never();
    let heard = std::mem::take(&mut *ear.lock().unwrap_or_else(PoisonError::into_inner));
    (answer.map(|answer| answer.errors).unwrap_or_default(), heard)
}
