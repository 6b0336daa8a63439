//! Passkeys in a browser: Debian's Chromium, with an authenticator of its own, on a page of the gateway's (spec accounts 6.1).
//!
//! With Node and the packages of `tests/realtime` (`npm ci`); `TIMEWEAVE_TEST_CHROMIUM` says where the browser is.

use std::process::Stdio;

use serde_json::Value;
use timeweave::demo;

use super::live::Script;
use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Node and Chromium: scripts/test runs it"]
async fn a_browser_adds_a_passkey_enters_with_it_and_removes_it() {
    let here = Installation::empty();
    let chromium = needed("TIMEWEAVE_TEST_CHROMIUM");
    let gateway = here.serves_with(&["--demo"], &[("TIMEWEAVE_LIMITS_ENABLED", "false")]).await;
    // A browser gives passkeys to names and not to addresses.
    let url = gateway.api.replace("127.0.0.1", "localhost");
    let arguments = [chromium.as_str(), url.as_str(), "ada@harbour.example", demo::PASSWORD, "harbour"];
    let script = Script::run("passkeys.mjs", &arguments, Stdio::null());
    script.says("{\"done\":true}").await;
    let told = script.out.text();
    let told: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        told,
        [
            json!({ "step": "added", "status": 200, "site": "localhost", "discoverable": true }),
            json!({ "step": "again", "refused": "InvalidStateError" }),
            json!({ "step": "entered", "status": 200, "named": null, "email": "ada@harbour.example" }),
            json!({ "step": "replayed", "status": 401, "code": "AUTH_WEBAUTHN_CHALLENGE_INVALID" }),
            json!({ "step": "named", "status": 200, "own": [true] }),
            json!({ "step": "listed", "names": ["Laptop"], "used": true }),
            json!({ "step": "elsewhere", "status": 400, "code": "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED" }),
            json!({ "step": "unsure", "refused": "NotAllowedError" }),
            json!({ "step": "removed", "status": 200, "then": 401 }),
            json!({ "done": true }),
        ]
    );
    gateway.stop().await.well();
}
