//! The same through the graph.

use serde_json::{Value, json};

use super::{AUTH, MESSAGE, P256DH, log, register, say, send, town};
use crate::each_engine;
use crate::support::{Engine, Person};

macro_rules! operation {
    ($name:literal) => {
        include_str!(concat!("../../../graphql/operations/notifications/", $name, ".graphql"))
    };
}

async fn run(person: &Person, document: &str, variables: Value) -> Value {
    person.graphql(document, variables).await.ok().json()
}

#[track_caller]
fn data(answer: Value) -> Value {
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"].clone()
}

fn refusal(answer: &Value) -> (String, i64, String) {
    let extensions = &answer["errors"][0]["extensions"];
    let text = |name: &str| extensions[name].as_str().unwrap_or_default().to_owned();
    (text("code"), extensions["status"].as_i64().unwrap_or_default(), text("field"))
}

each_engine! {
    async fn both_doors_know_the_same_browsers_and_phones(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let key = ada.get("/api/push/vapid-key").await.ok().json()["data"]["vapid_public_key"].clone();
        assert_eq!(data(run(&ada, operation!("vapid_public_key"), json!({})).await)["vapidPublicKey"], key);

        let endpoint = "https://push.example.com/a";
        let input = json!({ "endpoint": endpoint, "expirationTime": null, "keys": { "p256dh": P256DH, "auth": AUTH }, "deviceName": "phone" });
        let told = data(run(&ada, operation!("subscribe_push"), json!({ "input": input })).await);
        assert_eq!(told["subscribePush"], json!({ "subscribed": true, "viewer": { "pushStatus": { "subscribed": true, "subscriptionCount": 1 } } }));
        let status = data(run(&ada, operation!("push_status"), json!({})).await);
        assert_eq!(status["viewer"]["pushStatus"], json!({ "subscribed": true, "subscriptionCount": 1 }));
        assert_eq!(ada.get("/api/push/status").await.ok().json()["data"]["subscription_count"], 1);
        let message = json!({ "title": "T", "body": "B", "memberIds": [ada.id.to_string()] });
        assert_eq!(data(run(&admin, operation!("send_push"), json!({ "input": message })).await)["sendPush"]["sent"], 1);
        town.deliver().await;
        assert_eq!(town.count("push_queue").await, 1);
        let gone = data(run(&ada, operation!("unsubscribe_push"), json!({ "input": { "endpoint": endpoint } })).await);
        assert_eq!(gone["unsubscribePush"]["viewer"]["pushStatus"]["subscribed"], false);

        let known = data(run(&ada, operation!("register_device"), json!({ "input": { "token": "t", "platform": "ios" } })).await);
        assert_eq!(known["registerDevice"]["registered"], true);
        let known = data(run(&ada, operation!("unregister_device"), json!({ "input": { "token": "t" } })).await);
        assert_eq!(known["unregisterDevice"]["unregistered"], true);
        assert_eq!((town.count("push_subscriptions").await, town.count("fcm_device_tokens").await), (0, 0));
    }

    async fn neither_door_is_softer(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let browser = |endpoint: &str, p256dh: &str, auth: &str| {
            json!({ "input": { "endpoint": endpoint, "keys": { "p256dh": p256dh, "auth": auth } } })
        };
        let good = "https://push.example.com/a";
        let invalid = |field: &str| ("VALIDATION_ERROR".to_owned(), 422, field.to_owned());
        for (variables, expected) in [
            (browser("https://10.0.0.1/x", P256DH, AUTH), invalid("endpoint")),
            (browser(good, "x", AUTH), invalid("keys.p256dh")),
            (browser(good, P256DH, "x"), invalid("keys.auth")),
        ] {
            assert_eq!(refusal(&run(&ada, operation!("subscribe_push"), variables).await), expected);
        }
        let message = |title: &str| json!({ "input": { "title": title, "body": "B" } });
        let told = refusal(&run(&admin, operation!("send_push"), message(" ")).await);
        assert_eq!(told, ("VALIDATION_ERROR".to_owned(), 400, "title".to_owned()));
        assert_eq!(refusal(&run(&ada, operation!("send_push"), message("T")).await).0, "FORBIDDEN");
        assert_eq!(refusal(&run(&ada, operation!("push_summary"), json!({})).await).0, "FORBIDDEN");
        let told = refusal(&run(&ada, operation!("open_push_campaign"), json!({ "input": { "campaignId": "1" } })).await);
        assert_eq!((told.0.as_str(), told.1), ("NOT_FOUND", 404));
        assert_eq!((town.count("push_subscriptions").await, town.count("push_queue").await), (0, 0));
    }
}

#[tokio::test]
async fn both_doors_show_the_same_summary() {
    let town = town(Engine::Sqlite, "").await;
    let [ada] = town.members(["ada"]).await;
    let admin = town.member_as("harbour", "admin", "admin").await;
    register(&ada, "phone").await;
    say(&town, &ada, MESSAGE).await;
    send(&town).await;
    assert_eq!(log(&town).await.len(), 1);
    let graph = data(run(&admin, operation!("push_summary"), json!({ "days": 90 })).await)["pushSummary"].clone();
    let rest = admin.get("/admin/email-deliverability/push-summary?days=500").await.ok().json()["data"].clone();
    assert_eq!(
        (&graph["windowDays"], &graph["failed"], &graph["successPercent"]),
        (&json!(90), &json!(1), &json!(0.0))
    );
    assert_eq!((&rest["window_days"], &rest["failed"]), (&json!(90), &json!(1)));
    assert_eq!(graph["typeCounts"], json!([{ "type": "new_message", "messageCount": 1 }]));
    let failure = &graph["recentFailures"][0];
    assert_eq!(
        (&failure["status"], &failure["phonesFailed"], &failure["member"]["name"]),
        (&json!("FAILED"), &json!(1), &json!("Ada Tester"))
    );
    assert_eq!(failure["error"], rest["recent_failures"][0]["error"]);
    let node = "query($id: ID!) { node(id: $id) { ... on PushFailure { restId status } } }";
    let found = data(run(&admin, node, json!({ "id": failure["id"] })).await)["node"].clone();
    assert_eq!(found, json!({ "restId": rest["recent_failures"][0]["id"].to_string(), "status": "FAILED" }));
    let (_, forbidden, _) = ada.get("/admin/email-deliverability/push-summary").await.refusal();
    let far = town.member_as("meadow", "far", "admin").await;
    for (person, code) in [(&ada, forbidden.to_uppercase()), (&far, "NOT_FOUND".to_owned())] {
        let refused = run(person, node, json!({ "id": failure["id"] })).await;
        assert_eq!(refused["errors"][0]["extensions"]["code"], code, "{refused}");
    }
}
