//! Global ids where a field is answered by hand: what a client puts into `node(id:)` and into an argument.
//!
//! `base64("Member:7")`. Opaque to clients, stable, and unlike REST's numbers it says what it is the id of, so that a cache
//! may use it alone as a key and a connection's id is never taken for a member's.

use async_graphql::ID;
use contract::Code;
use contract::runtime::graph::{decode_id, plain_id};

use crate::base::{Answer, Failure, Refusal};
use crate::say;

/// The name of the viewer's type: a member as they alone see themselves.
pub const VIEWER: &str = "Viewer";

/// The row of the type `kind` that `argument` names, by global id or by the number that REST uses.
///
/// # Errors
/// 422 `VALIDATION_ERROR` naming the argument, if it is nothing of the kind.
pub fn named<T: From<i64>>(kind: &'static str, id: &ID, argument: &'static str) -> Answer<T> {
    let word = match kind {
        "Member" => "member",
        "Group" => "group",
        _ => "anything",
    };
    number(id, kind).map(T::from).ok_or_else(|| no_id(argument, word))
}

/// The number of the row of a type that an id names.
fn number(id: &ID, kind: &str) -> Option<i64> {
    match decode_id(id) {
        Some((said, number)) => (said == kind).then_some(number),
        None => plain_id(id),
    }
}

/// What `argument` names: a type and the number of a row of it.
///
/// # Errors
/// 422 `VALIDATION_ERROR` naming the argument, if it is no global id.
pub fn node(id: &ID, argument: &'static str) -> Answer<(String, i64)> {
    decode_id(id).ok_or_else(|| no_id(argument, "anything"))
}

/// The refusal of an argument that names nothing of this kind.
pub fn no_id(argument: &'static str, kind: &'static str) -> Failure {
    Refusal::new(Code::ValidationError, say!("id-invalid", kind = kind)).field(argument).into()
}

#[cfg(test)]
mod tests {
    use contract::runtime::graph::encode_id;

    use super::*;
    use crate::base::MemberId;

    fn member(id: &ID, argument: &'static str) -> Answer<MemberId> {
        named("Member", id, argument)
    }

    #[test]
    fn an_argument_takes_its_own_kind_or_a_number() {
        assert_eq!(member(&ID(encode_id("Member", 7)), "memberId").unwrap(), 7.into());
        assert_eq!(member(&ID("7".to_owned()), "memberId").unwrap(), 7.into());
        for id in [encode_id("Relationship", 7), "0".to_owned(), "x".to_owned(), String::new()] {
            let failure = member(&ID(id.clone()), "memberId").unwrap_err();
            let Failure::Refusal(refusal) = failure else { panic!("{id:?}") };
            assert_eq!((refusal.status, refusal.items[0].field.as_deref()), (422, Some("memberId")));
        }
    }
}
