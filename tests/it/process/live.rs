//! Live updates through the clients that they are for: pusher-js and graphql-ws from npm, in Node.
//!
//! With `TIMEWEAVE_TEST_NODE=1`, which wants Node and the packages of `tests/realtime` (`npm ci`).

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tokio::time::timeout;

use super::program::Lines;
use super::*;

/// A client of ours in Node. Killed when dropped.
pub(super) struct Script {
    child: Child,
    pub(super) out: Lines,
    log: Lines,
}

impl Script {
    pub(super) fn start(name: &str, program: &Program, member: &str) -> Self {
        let email = format!("{member}@harbour.example");
        Self::run(name, &[&program.api, &email, PASSWORD, "harbour"], Stdio::null())
    }

    /// The same with arguments of its own, and perhaps somebody who answers it.
    pub(super) fn run(name: &str, arguments: &[&str], stdin: Stdio) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/realtime");
        assert!(folder.join("node_modules").is_dir(), "run npm ci in tests/realtime");
        let mut child = Command::new("node")
            // What is forgotten at once is most of what a client makes: it is swept away seldom, and not moved to and fro.
            .arg("--max-semi-space-size=64")
            .arg(folder.join(name))
            .args(arguments)
            .stdin(stdin)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("node starts");
        let (out, log) = (Lines::of(child.stdout.take().unwrap()), Lines::of(child.stderr.take().unwrap()));
        Self { child, out, log }
    }

    /// Waits for a line that holds this.
    pub(super) async fn says(&self, part: &str) -> String {
        let found = |lines: &Vec<String>| lines.iter().find(|line| line.contains(part)).cloned();
        let over = |lines: &Vec<String>| found(lines).is_some() || lines.iter().any(|line| line.contains("\"failed\""));
        let mut lines = self.out.0.clone();
        let line = match timeout(PATIENCE, lines.wait_for(over)).await {
            Ok(Ok(lines)) => found(&lines),
            _ => None,
        };
        line.unwrap_or_else(|| panic!("never said {part:?}:\n{}\n{}", self.out.text(), self.log.text()))
    }

    /// Answers it with a line.
    pub(super) fn answer(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().expect("somebody answers it");
        writeln!(stdin, "{line}").expect("it listens");
    }

    /// Waits for an event, and gives its data.
    async fn hears(&self, event: &str) -> Value {
        let line = self.says(&format!("{{\"event\":\"{event}\"")).await;
        serde_json::from_str::<Value>(&line).unwrap()["data"].clone()
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

each_installation! {
    #[ignore = "needs Node: scripts/test runs it"]
    async fn pusher_js_hears_that_somebody_wants_to_connect(here: Installation) {
        needed("TIMEWEAVE_TEST_NODE");
        let db = here.db().await;
        let members = settle(&db, 1).await;
        let gateway = here.serves(&[]).await;
        let browser = Script::start("pusher.mjs", &gateway, "m1");
        browser.says("READY").await;

        let ada = Client::member(&gateway, "ada").await;
        ada.ask(members[1]).await.unwrap().ok();
        let line = browser.hears("notification").await;
        assert_eq!((&line["type"], &line["message"]), (&json!("connection_request"), &json!("ada would like to connect with you.")));
        assert_eq!(browser.hears("unread-count").await, json!({ "notifications": 1, "messages": 0, "total": 1 }));
        let asked = browser.hears("connection.requested").await;
        assert_eq!((&asked["requester_id"], &asked["requester_name"]), (&json!(members[0]), &json!("ada")));

        ada.post("/api/v2/messages/typing", json!({ "recipient_id": members[1] })).await.ok();
        assert_eq!(browser.hears("typing").await, json!({ "user_id": members[0], "is_typing": true }));

        // A gateway that stops asks its clients to connect again, and pusher-js does.
        gateway.stop().await.well();
        browser.says("{\"error\":{\"code\":4200").await;
        browser.says("{\"state\":\"connecting\"}").await;
    }

    #[ignore = "needs Node: scripts/test runs it"]
    async fn pusher_js_sees_who_is_there(here: Installation) {
        needed("TIMEWEAVE_TEST_NODE");
        let db = here.db().await;
        let members = settle(&db, 2).await;
        let allowed = [("TIMEWEAVE_LIMITS_ENABLED", "false"), ("TIMEWEAVE_LIVE_PRESENCE", "true")];
        let gateway = here.serves_with(&[], &allowed).await;
        let browser = Script::start("pusher.mjs", &gateway, "m1");
        let ids = |ids: &[i64]| serde_json::to_string(&ids.iter().map(i64::to_string).collect::<Vec<_>>()).unwrap();
        browser.says(&format!("{{\"presence\":\"found\",\"ids\":{}", ids(&members[1..2]))).await;

        let other = Script::start("pusher.mjs", &gateway, "m2");
        other.says(&format!("{{\"presence\":\"found\",\"ids\":{}", ids(&members[1..3]))).await;
        let came: Value = serde_json::from_str(&browser.says("{\"presence\":\"came\"").await).unwrap();
        let info = json!({ "id": members[2], "name": "m2", "avatar": null });
        let (me, both) = (members[1].to_string(), [members[1].to_string(), members[2].to_string()]);
        assert_eq!(came, json!({ "presence": "came", "member": info, "ids": both, "me": me }));
        drop(other);
        let went: Value = serde_json::from_str(&browser.says("{\"presence\":\"went\"").await).unwrap();
        assert_eq!(went, json!({ "presence": "went", "member": info, "ids": [me], "me": me }));
        gateway.stop().await.well();
    }

    #[ignore = "needs Node: scripts/test runs it"]
    async fn graphql_ws_hears_a_new_line_in_the_bell_and_a_message(here: Installation) {
        needed("TIMEWEAVE_TEST_NODE");
        let db = here.db().await;
        let members = settle(&db, 1).await;
        let gateway = here.serves(&[]).await;
        let client = Script::start("graphql.mjs", &gateway, "m1");
        client.says("READY").await;
        let ada = Client::member(&gateway, "ada").await;
        ada.ask(members[1]).await.unwrap().ok();
        let line: Value = serde_json::from_str(&client.says("notificationAdded").await).unwrap();
        assert_eq!(line["notificationAdded"]["type"], "connection_request");
        ada.post("/api/v2/messages", json!({ "recipient_id": members[1], "body": "Hello" })).await.ok();
        let message: Value = serde_json::from_str(&client.says("messageAdded").await).unwrap();
        assert_eq!(message["messageAdded"], json!({ "body": "Hello", "sender": { "name": "ada" } }));
        client.says("{\"countersChanged\":{\"unreadMessageCount\":1}}").await;
        gateway.stop().await.well();
    }
}
