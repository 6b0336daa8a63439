//! Bodies have examples, and every example and default is a value of its schema.

use std::collections::BTreeSet;

use jsonschema::{Draft, Validator};
use serde_json::{Map, Value, json};

use super::walk;
use crate::model::is_json;
use crate::problem::Problems;
use crate::read::{Contract, Node};
use crate::schema::{For, draft7, references};
use crate::validation::definitions;

pub fn check(contract: &Contract, problems: &mut Problems) {
    let checker = Checker { definitions: definitions(contract) };
    let mut seen = BTreeSet::new();
    for operation in contract.operations() {
        let body = operation.body.as_ref().map(|body| body.node.clone());
        for owner in body.into_iter().chain(operation.answers.iter().map(|answer| answer.node.clone())) {
            for (media, content) in owner.get("content").map(|content| content.entries()).unwrap_or_default() {
                // A shared answer is looked at once.
                if is_json(media) && seen.insert(content.pointer.clone()) {
                    checker.content(&content, problems);
                }
            }
        }
        for parameter in &operation.parameters {
            if let Some(schema) = parameter.node.get("schema") {
                checker.values(&schema, examples(&parameter.node), problems);
            }
        }
    }
    walk::schemas(contract, &mut |schema| {
        let own = ["example", "default"].into_iter().filter_map(|key| schema.get(key)).collect();
        checker.values(schema, own, problems);
    });
}

struct Checker {
    definitions: Map<String, Value>,
}

impl Checker {
    fn content(&self, content: &Node<'_>, problems: &mut Problems) {
        let Some(schema) = content.get("schema") else { return };
        let examples = examples(content);
        if examples.is_empty() {
            problems.add(content.problem_at("example", "missing"));
        }
        match self.compile(&schema) {
            Ok(validator) => told(&validator, &examples, problems),
            Err(reason) => problems.add(schema.problem(reason)),
        }
    }

    fn values(&self, schema: &Node<'_>, values: Vec<Node<'_>>, problems: &mut Problems) {
        if values.is_empty() && schema.get("pattern").is_none() {
            return;
        }
        match self.compile(schema) {
            Ok(validator) => told(&validator, &values, problems),
            Err(reason) => problems.add(schema.problem(reason)),
        }
    }

    /// Compiles a schema with the definitions that it reaches.
    fn compile(&self, schema: &Node<'_>) -> Result<Validator, String> {
        let schema = draft7(schema.value, For::Validation);
        let mut open = Vec::new();
        references(&schema, &mut open);
        let mut reached = Map::new();
        while let Some(name) = open.pop() {
            if let Some(definition) = self.definitions.get(&name)
                && reached.insert(name, definition.clone()).is_none()
            {
                references(definition, &mut open);
            }
        }
        let whole = json!({ "allOf": [schema], "definitions": reached });
        let options = jsonschema::options().with_draft(Draft::Draft7).should_validate_formats(true).build(&whole);
        options.map_err(|error| format!("is not a schema that can be checked: {error}"))
    }
}

fn examples<'a>(owner: &Node<'a>) -> Vec<Node<'a>> {
    let named = owner.get("examples").map(|all| all.entries()).unwrap_or_default();
    let named = named.into_iter().filter_map(|(_, one)| one.resolved()?.get("value"));
    owner.get("example").into_iter().chain(named).collect()
}

fn told(validator: &Validator, values: &[Node<'_>], problems: &mut Problems) {
    for value in values {
        for error in validator.iter_errors(value.value) {
            let at = error.instance_path().as_str().to_owned();
            let at = if at.is_empty() { String::new() } else { format!(" at {at}") };
            problems.add(value.problem(format!("does not fit its schema{at}: {error}")));
        }
    }
}
