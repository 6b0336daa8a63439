//! The contract's operations, read as their doors read them and answered by nobody.

use contract::{Operation, Rejection, response_violations};
use kernel::language::Language;

use crate::http::answer;

/// The operation that a line names; if it names none, one of these all the same.
pub fn named(line: &[u8], operations: &[Operation]) -> Operation {
    let named = operations.iter().find(|operation| operation.id().as_bytes() == line);
    let digest = || line.iter().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(*byte)));
    *named.unwrap_or_else(|| &operations[digest() % operations.len()])
}

/// What is refused is refused as the contract says.
pub fn told(operation: Operation, rejection: Rejection) {
    let shown = format!("{rejection:?}");
    let reply = answer::refused(&answer::rejected(rejection), Language::English);
    let content_type = reply.headers.get("content-type").and_then(|value| value.to_str().ok());
    let broken = response_violations(operation, reply.status.as_u16(), content_type, &reply.body);
    assert!(broken.is_empty(), "{}: {shown}: {broken:?}", operation.id());
}
