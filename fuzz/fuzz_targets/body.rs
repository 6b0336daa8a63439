//! JSON bodies against the contract's bounds. The first byte chooses the operation.
#![no_main]

use std::sync::LazyLock;

use contract::{Operation, validate_body};
use libfuzzer_sys::fuzz_target;

static TAKING: LazyLock<Vec<Operation>> = LazyLock::new(|| {
    let taking = |operation: &Operation| operation.row().body == Some("application/json");
    Operation::ALL.iter().copied().filter(taking).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((first, text)) = bytes.split_first() else { return };
    let Ok(body) = serde_json::from_slice(text) else { return };
    let operation = TAKING[usize::from(*first) % TAKING.len()];
    for violation in validate_body(operation, &body) {
        assert!(violation.field.is_none_or(|field| !field.is_empty() || text.windows(2).any(|pair| pair == b"\"\"")));
    }
});
