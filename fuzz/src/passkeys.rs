//! Of accounts: what authenticators say when a passkey is made or used.

#[path = "../../crates/people/src/auth/passkeys/cbor.rs"]
mod cbor;
// What is asked of browsers is not read here.
#[expect(dead_code)]
#[path = "../../crates/people/src/auth/passkeys/webauthn.rs"]
mod webauthn;

use webauthn::{Asked, Signed};

/// What the program asked for.
const ASKED: Asked<'static> = Asked { challenge: b"fuzz", rp_id: "harbour.example", origin: "https://harbour.example" };

/// What a browser says of it when a key is made.
const MADE: &[u8] = br#"{"type":"webauthn.create","challenge":"ZnV6eg","origin":"https://harbour.example"}"#;
/// What it says at a sign-in.
const USED: &[u8] = br#"{"type":"webauthn.get","challenge":"ZnV6eg","origin":"https://harbour.example"}"#;

/// How many bytes the first value in some bytes is.
pub fn value(bytes: &[u8]) -> Option<usize> {
    cbor::read(bytes).map(|(_, rest)| bytes.len() - rest.len())
}

/// The id and the key that an attestation brings.
pub fn made(attestation: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    webauthn::created(ASKED, MADE, attestation).ok().map(|key| (key.credential_id, key.public_key))
}

/// Whether somebody is let in with a key.
pub fn lets_in(public_key: &[u8], authenticator_data: &[u8], signature: &[u8]) -> bool {
    webauthn::signed(ASKED, public_key, Signed { client_data: USED, authenticator_data, signature }).is_ok()
}
