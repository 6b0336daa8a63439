//! Refusals of REST's fields, told by the names that arguments have here.

use crate::base::{Answer, Failure};

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
