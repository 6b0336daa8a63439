//! GraphQL over HTTP, by the audits of graphql-http from npm, in Node.
//!
//! With `TIMEWEAVE_TEST_NODE=1`, which wants Node and the packages of `tests/realtime` (`npm ci`).

use serde_json::Value;

use super::live::{Script, with_node};
use super::*;

each_installation! {
    async fn every_audit_of_graphql_http_passes(here: Installation) {
        if !with_node() {
            return;
        }
        let gateway = here.serves(&[]).await;
        let script = Script::start("audits.mjs", &gateway, "nobody");
        let told: Value = serde_json::from_str(&script.says("\"audits\":").await).unwrap();
        assert!(told["audits"].as_i64() > Some(50), "{told}");
        assert_eq!(told["passed"], told["audits"], "{}", script.out.text());
        gateway.stop().await.well();
    }
}
