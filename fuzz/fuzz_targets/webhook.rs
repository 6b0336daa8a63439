//! What a provider of card payments tells: a line with the signature, and a body. Nobody without the secret is believed, and what is read as an event
//! is one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use timeweave_fuzz::marketplace::webhook::{Event, Signatures, What};
use timeweave_fuzz::now;

fuzz_target!(|bytes: &[u8]| {
    let at = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len());
    let (header, body) = bytes.split_at(at);
    if let Ok(header) = std::str::from_utf8(header) {
        assert!(Signatures::of(["a secret that the fuzzer never sees"]).check(header, body, now()).is_err());
        assert!(Signatures::of([]).check(header, body, now()).is_err());
    }
    let Ok(event) = Event::read(body) else { return };
    match event.what() {
        Ok(What::Refunded(refund)) => assert!(refund.amount > 0 && !refund.key.is_empty()),
        Ok(What::ChargedBack(taken)) => assert!(taken.amount > 0 && !taken.id.is_empty()),
        _ => {}
    }
});
