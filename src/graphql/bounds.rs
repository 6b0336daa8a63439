//! Refusals of REST's fields, told by the names that arguments have here.

use crate::base::{Answer, Failure};

/// The same answer; `rename` says what a refusal's fields are called here, in its sentences as well.
///
/// # Errors
/// Those of `answer`.
pub fn with_fields<T>(answer: Answer<T>, rename: impl Fn(&str) -> String) -> Answer<T> {
    answer.map_err(|failure| match failure {
        Failure::Refusal(mut refusal) => {
            for item in &mut refusal.items {
                item.field = item.field.take().map(|field| rename(&field).into());
                item.message = item.message.clone().renamed(&rename);
            }
            Failure::Refusal(refusal)
        }
        fault => fault,
    })
}
