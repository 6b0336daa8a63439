//! Arguments under the bounds of REST's bodies, and refusals that name arguments.

use contract::runtime::graph::camel;
use contract::{Operation, Violation, validate_body};
use serde_json::{Map, Value};

use crate::base::refusal::Item;
use crate::base::{Answer, Failure, Refusal};

/// Refuses what the body of an operation would be refused for at the REST door. There too, what is null counts as left out.
///
/// # Errors
/// The status and code of the contract's row, one item for each broken bound, naming the argument.
pub fn check(operation: Operation, body: Value) -> Answer<()> {
    let broken = validate_body(operation, &body);
    if broken.is_empty() {
        return Ok(());
    }
    let items = broken.into_iter().map(|violation| {
        let field = violation.field.as_deref().map(camel);
        Item::from(Violation { field, ..violation })
    });
    let refusal = Refusal {
        status: operation.row().violation_status,
        items: items.collect(),
        extras: Map::new(),
        headers: Vec::new(),
    };
    Err(refusal.into())
}

/// The same answer; a refusal names the argument by which this door takes REST's field.
///
/// # Errors
/// Those of `answer`.
pub fn named<T>(answer: Answer<T>) -> Answer<T> {
    with_fields(answer, camel)
}

/// The same answer; `rename` says what a refusal's fields are called here.
///
/// # Errors
/// Those of `answer`.
pub fn with_fields<T>(answer: Answer<T>, rename: impl Fn(&str) -> String) -> Answer<T> {
    answer.map_err(|failure| match failure {
        Failure::Refusal(mut refusal) => {
            for item in &mut refusal.items {
                item.field = item.field.take().map(|field| rename(&field).into());
            }
            Failure::Refusal(refusal)
        }
        fault => fault,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Code;
    use serde_json::json;

    #[test]
    fn what_rest_refuses_is_refused_by_the_arguments_name() {
        let told = |body| match check(Operation::EndorseSkill, body) {
            Err(Failure::Refusal(refusal)) => {
                (refusal.status, refusal.code(), refusal.items[0].field.as_deref().unwrap_or_default().to_owned())
            }
            other => panic!("{other:?}"),
        };
        let name = "skillName".to_owned();
        assert_eq!(told(json!({ "skill_name": "" })), (422, Code::ValidationError, name.clone()));
        assert_eq!(told(json!({ "skill_name": null })), (422, Code::ValidationError, name));
        assert!(check(Operation::EndorseSkill, json!({ "skill_name": "Tea", "comment": null })).is_ok());
    }

    #[test]
    fn names_are_written_as_here() {
        assert_eq!(camel("skill_name"), "skillName");
        assert_eq!(camel("rating"), "rating");
        assert_eq!(camel("items.0.some_id"), "items.0.someId");
    }
}
