//! Reading messages as browsers do: with a few lines of our own, and with somebody else's code.

use std::io::Write as _;
use std::process::{Command, Stdio};

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;

use super::service::{Came, Service};
use super::{AUTH, MESSAGE, P256DH, PRIVATE, say, send, subscribe, with_services};
use crate::support::needed;

fn bytes(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}

fn derived(salt: &[u8], secret: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).unwrap();
    bytes
}

/// What a message says to the browser whose keys these tests use.
pub fn read(came: &Came) -> Value {
    let body = &came.body;
    let (salt, rest) = body.split_at(16);
    let (theirs, sealed) = rest[5..].split_at(65);
    let private = SecretKey::from_slice(&bytes(PRIVATE)).unwrap();
    let agreed = diffie_hellman(private.to_nonzero_scalar(), PublicKey::from_sec1_bytes(theirs).unwrap().as_affine());
    let info = [&b"WebPush: info\0"[..], &bytes(P256DH), theirs].concat();
    let secret = derived(&bytes(AUTH), agreed.raw_secret_bytes(), &info, 32);
    let key = derived(salt, &secret, b"Content-Encoding: aes128gcm\0", 16);
    let nonce: [u8; 12] = derived(salt, &secret, b"Content-Encoding: nonce\0", 12).try_into().unwrap();
    let record = Aes128Gcm::new_from_slice(&key).unwrap().decrypt(&Nonce::from(nonce), sealed).unwrap();
    let end = record.iter().rposition(|byte| *byte != 0).unwrap();
    assert_eq!(record[end], 2, "the last record");
    serde_json::from_slice(&record[..end]).unwrap()
}

with_services! {
    #[ignore = "needs Python: scripts/test runs it"]
    async fn somebody_elses_code_reads_what_browsers_are_sent(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/ada")).await;
        assert!(say(&town, &ada, MESSAGE).await);
        assert_eq!(send(&town).await.finished, 1);
        let came = service.came().pop().unwrap();
        let key = town.stranger().get("/api/push/vapid-key").await.ok().json()["data"]["vapid_public_key"].clone();
        assert!(came.header("authorization").ends_with(&format!("k={}", key.as_str().unwrap())));

        let python = needed("TIMEWEAVE_TEST_PYTHON");
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/push/decrypt.py");
        let mut reader =
            Command::new(python).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let message = json!({
            "body": URL_SAFE_NO_PAD.encode(&came.body), "private": PRIVATE, "auth": AUTH, "authorization": came.header("authorization"),
        });
        reader.stdin.take().unwrap().write_all(message.to_string().as_bytes()).unwrap();
        let output = reader.wait_with_output().unwrap();
        assert!(output.status.success(), "others cannot read it");
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        let text: Value = serde_json::from_str(told["text"].as_str().unwrap()).unwrap();
        assert_eq!(text, read(&came));
        assert_eq!((&text["title"], &text["url"]), (&json!("You have a new message"), &json!("/messages/7")));
        let claims = &told["claims"];
        assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.origin), &json!("mailto:admin@localhost")));
        let lasts = claims["exp"].as_i64().unwrap() - town.clock.now().timestamp();
        assert!((1..=24 * 60 * 60).contains(&lasts), "{lasts}");
    }
}
