//! GraphQL over HTTP, by the audits of graphql-http from npm, in Node.
//!
//! With Node and the packages of `tests/realtime` (`npm ci`); `TIMEWEAVE_TEST_NODE=1` says that they are there.

use serde_json::Value;

use super::live::Script;
use super::*;

each_installation! {
    #[ignore = "needs Node: scripts/test runs it"]
    async fn every_audit_of_graphql_http_passes(here: Installation) {
        needed("TIMEWEAVE_TEST_NODE");
        let gateway = here.serves(&[]).await;
        let script = Script::start("audits.mjs", &gateway, "nobody");
        let told: Value = serde_json::from_str(&script.says("\"audits\":").await).unwrap();
        assert!(told["audits"].as_i64() > Some(50), "{told}");
        assert_eq!(told["passed"], told["audits"], "{}", script.out.text());
        gateway.stop().await.well();
    }
}
