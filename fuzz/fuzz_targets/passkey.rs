//! What authenticators say: an attestation that is taken brings a key that is part of it, and no signature that was made without the key lets anybody in.
#![no_main]

use libfuzzer_sys::fuzz_target;
use timeweave_fuzz::passkeys::{lets_in, made, value};

/// The longest id of a key, in bytes.
const LONGEST: usize = 1023;

/// What an authenticator says at a sign-in is no shorter.
const SHORTEST: usize = 37;

fuzz_target!(|bytes: &[u8]| {
    let Some(length) = value(bytes) else { return };
    assert!((1..=bytes.len()).contains(&length), "{length}");
    assert_eq!(value(&bytes[..length]), Some(length), "a value ends where it says");
    assert_eq!(value(&bytes[..length - 1]), None, "and not before");

    let Some((id, key)) = made(bytes) else { return };
    assert!((1..=LONGEST).contains(&id.len()), "{}", id.len());
    let holds = |part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
    assert!(holds(&id) && holds(&key));
    // The beginning of what the attestation says is what the same authenticator would say at a sign-in.
    for start in 0..bytes.len().saturating_sub(SHORTEST) {
        let said = &bytes[start..start + SHORTEST];
        assert!(!lets_in(&key, said, bytes) && !lets_in(&key, said, &[0x30, 6, 2, 1, 1, 2, 1, 1]));
    }
});
