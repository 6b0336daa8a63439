//! A web client's cache sees each change that a mutation made: urql's graphcache and Apollo's from npm, in Node, set up as docs/clients.md says.
//!
//! With Node and the packages of `tests/realtime` (`npm ci`); `TIMEWEAVE_TEST_NODE=1` says that they are there.

use std::process::Stdio;

use serde_json::Value;
use timeweave::demo;

use super::live::Script;
use super::*;

/// Bells that have yet to ring: of all that goes on in the background, screens show nothing else.
const TO_RING: &str = "SELECT COUNT(*) FROM tasks WHERE status = 'pending' AND kind = 'event.bell'";

/// Does every mutation of the demo once, as clients' libraries ask for it: each of their caches sees the same answers.
async fn does_everything(here: &Installation) {
    needed("TIMEWEAVE_TEST_NODE");
    let gateway = here.serves(&["--demo"]).await;
    let db = here.db().await;
    let arguments = ["urql,apollo", gateway.api.as_str(), "ada@harbour.example", demo::PASSWORD, "harbour"];
    let mut script = Script::run("caches.mjs", &arguments, Stdio::piped());
    for turn in 0.. {
        let line = script.says(&format!("{{\"quiet\":{turn},")).await;
        let said: Value = serde_json::from_str(&line).unwrap();
        if said["done"] == true {
            let problems = script.out.text();
            let problems: Vec<_> = problems.lines().filter(|line| !line.starts_with("{\"quiet\"")).collect();
            assert!(problems.is_empty(), "{}", problems.join("\n"));
            assert!(said["mutations"].as_i64() > Some(240), "{said}");
            break;
        }
        until(&db, TO_RING, |bells| bells == 0).await;
        script.answer("");
    }
    gateway.stop().await.well();
}

each_installation! {
    #[ignore = "needs Node: scripts/test runs it"]
    async fn each_cache_sees_each_change_that_a_mutation_made(here: Installation) {
        does_everything(&here).await;
    }
}
