//! The same through the graph: what it shows, what it costs, and that it is no softer.

use serde_json::{Value, json};

use super::{counts, ids, ring, traces, unread};
use crate::each_engine;
use crate::support::Person;

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

fn global(kind: &str, id: i64) -> Value {
    contract::runtime::graph::encode_id(kind, id).into()
}

fn refusal(answer: &Value) -> (String, i64, String) {
    let extensions = &answer["errors"][0]["extensions"];
    let text = |name: &str| extensions[name].as_str().unwrap_or_default().to_owned();
    (text("code"), extensions["status"].as_i64().unwrap_or_default(), text("field"))
}

each_engine! {
    async fn both_doors_show_the_same_bell(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let chat = ring(&town, &ada, Some(&ben), "group_chatroom_message", Some("/groups/4/chat")).await;
        ring(&town, &ada, Some(&cleo), "group_chatroom_message", Some("/groups/4/chat")).await;
        let message = ring(&town, &ada, Some(&ben), "new_message", Some("/messages/2")).await;

        let bell = data(run(&ada, operation!("bell"), json!({ "category": "MESSAGES" })).await);
        let edges = bell["viewer"]["notifications"]["edges"].as_array().unwrap();
        assert_eq!((edges.len(), &edges[0]["node"]["title"], &edges[0]["node"]["actor"]["name"]), (1, &json!("New message"), &json!("Ben")));
        let page = data(run(&ada, operation!("bell"), json!({ "first": 2, "unreadOnly": true })).await);
        let cursor = page["viewer"]["notifications"]["edges"][1]["cursor"].as_str().unwrap();
        assert_eq!(ids(&ada, &format!("/notifications?cursor={cursor}")).await.0, [chat]);

        let grouped = data(run(&ada, operation!("grouped"), json!({})).await);
        let edges = grouped["viewer"]["groupedNotifications"]["edges"].as_array().unwrap();
        assert_eq!((edges.len(), &edges[0]["node"]["isGrouped"], &edges[0]["node"]["notificationCount"]), (2, &json!(false), &json!(1)));
        let node = &edges[1]["node"];
        let faces: Vec<_> = node["actors"].as_array().unwrap().iter().map(|actor| actor["name"].as_str().unwrap()).collect();
        assert_eq!((faces, &node["remainingCount"], &node["allRead"]), (vec!["Cleo", "Ben"], &json!(0), &json!(false)));
        let counted = data(run(&ada, operation!("counts"), json!({})).await);
        assert_eq!(counted["viewer"]["notificationCounts"], counts(&ada).await);

        let marked = data(run(&ada, operation!("mark_group_read"), json!({ "input": { "groupKey": node["groupKey"] } })).await);
        assert_eq!(marked["markNotificationGroupRead"]["markedCount"], 2);
        let read = data(run(&ada, operation!("mark_read"), json!({ "input": { "notificationId": message.to_string() } })).await);
        assert_eq!(read["markNotificationRead"]["notification"]["readAt"], "2026-01-05T12:00:00Z");
        assert_eq!(unread(&ada).await, 0);
        ring(&town, &ada, None, "welcome", None).await;
        assert_eq!(data(run(&ada, operation!("mark_all_read"), json!({})).await)["markAllNotificationsRead"], json!({ "markedCount": 1, "viewer": { "notificationCounts": { "total": 0 } } }));
        let gone = data(run(&ada, operation!("delete"), json!({ "input": { "notificationId": message.to_string() } })).await);
        assert_eq!(gone["deleteNotification"]["removedNotificationId"], global("Notification", message));
        let gone = data(run(&ada, operation!("delete_many"), json!({ "input": { "category": "SYSTEM" } })).await);
        assert_eq!(gone["deleteNotifications"]["deletedCount"], 1);
        assert_eq!(data(run(&ada, operation!("delete_many"), json!({ "input": {} })).await)["deleteNotifications"]["deletedCount"], 2);
        assert_eq!(ids(&ada, "/notifications").await.0, Vec::<i64>::new());
    }

    async fn a_line_leads_to_what_it_is_about(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let document = "query($first: Int) { viewer { notifications(first: $first) { nodes { type about {
            __typename id ... on Message { body } ... on Relationship { status partner { name } } ... on Group { name } } } } } }";
        let about = async |first: i64| {
            let told = data(run(&ada, document, json!({ "first": first })).await)["viewer"]["notifications"]["nodes"].clone();
            let lines = told.as_array().unwrap().iter();
            lines.map(|line| (line["type"].as_str().unwrap().to_owned(), line["about"].clone())).collect::<Vec<_>>()
        };
        let mut asked = 0;
        let mut written = 0;
        for n in 0..4 {
            let other = town.member_as("harbour", &format!("person{n}"), "member").await;
            let sent = other.post("/messages", json!({ "recipient_id": ada.id, "body": "Hello" })).await.ok().json();
            written = sent["data"]["id"].as_i64().unwrap();
            asked = town.ask(&other, &ada).await;
        }
        ring(&town, &ada, None, "welcome", None).await;
        town.deliver().await;
        let lines = about(20).await;
        assert_eq!(lines.len(), 9, "{lines:?}");
        let request = json!({ "__typename": "Relationship", "id": global("Relationship", asked), "status": "PENDING", "partner": { "name": "Person3" } });
        let message = json!({ "__typename": "Message", "id": global("Message", written), "body": "Hello" });
        assert!(lines.contains(&("connection_request".to_owned(), request)), "{lines:?}");
        assert!(lines.contains(&("new_message".to_owned(), message)), "{lines:?}");
        assert!(lines.contains(&("welcome".to_owned(), Value::Null)), "{lines:?}");
        assert_eq!(lines.iter().filter(|(_, about)| about.is_null()).count(), 1, "{lines:?}");
        // As many statements for all of them as for the newest of each kind.
        let cost = async |first: i64| {
            let before = town.db().statements();
            about(first).await;
            town.db().statements() - before
        };
        assert_eq!(cost(20).await, cost(20).await);
        assert!(cost(20).await <= 8, "{}", cost(20).await);
        // What is gone, and what the viewer may not see any more, is null.
        ada.tap(&format!("/connections/{asked}/decline")).await.ok();
        ada.send(ada.request(http::Method::DELETE, &format!("/messages/{written}"), Some(json!({ "scope": "self" })))).await.ok();
        let lines = about(20).await;
        assert_eq!(lines.iter().filter(|(_, about)| about.is_null()).count(), 3, "{lines:?}");
    }

    async fn both_doors_keep_the_same_settings(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let saved = data(run(&ada, operation!("update_preferences"), json!({ "input": { "emailDigest": true } })).await);
        assert_eq!(saved["updateNotificationPreferences"]["preferences"]["emailDigest"], true);
        assert_eq!(ada.get("/users/me/notifications").await.ok().json()["data"]["email_digest"], true);
        let shown = data(run(&ada, operation!("settings"), json!({})).await);
        let form = json!({
            "notificationPreferences": shown["viewer"]["notificationPreferences"],
            "matchPreferences": { "notificationFrequency": "NEVER", "notifyHotMatches": false, "notifyMutualMatches": true },
            "digestFrequency": "DAILY",
        });
        let kept = data(run(&ada, operation!("save_form"), json!({ "input": form })).await);
        assert_eq!(kept["saveNotificationForm"]["form"], form);
        let group = ben.post("/groups", json!({ "name": "Bread" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        let set = json!({ "contextType": "GROUP", "contextId": group.to_string(), "frequency": "INSTANT" });
        let kept = data(run(&ada, operation!("set_frequency"), json!({ "input": set })).await);
        let settings = &kept["setNotificationFrequency"]["viewer"]["notificationSettings"];
        assert_eq!((&settings["globalFrequency"], &settings["groupFrequencies"][0]["frequency"]), (&json!("DAILY"), &json!("INSTANT")));
        assert_eq!(ada.get("/notifications/settings").await.ok().json()["data"]["per_group"][0]["group_id"], group);

        data(run(&ada, operation!("mute"), json!({ "input": { "memberId": ben.id.to_string() } })).await);
        let muted = data(run(&ada, operation!("muted"), json!({})).await);
        assert_eq!(muted["viewer"]["mutedMembers"]["edges"][0]["node"]["member"]["name"], "Ben");
        let listed = data(run(&ada, "{ viewer { mutedMembers { nodes { id } } } }", json!({})).await);
        let id = listed["viewer"]["mutedMembers"]["nodes"][0]["id"].clone();
        let node = "query($id: ID!) { node(id: $id) { ... on MutedMember { id member { name } } } }";
        let found = data(run(&ada, node, json!({ "id": id })).await);
        assert_eq!(found, json!({ "node": { "id": id, "member": { "name": "Ben" } } }));
        assert_eq!(refusal(&run(&ben, node, json!({ "id": id })).await), ("NOT_FOUND".to_owned(), 404, String::new()));
        let unmute = "mutation($input: UnmuteMemberInput!) { unmuteMember(input: $input) { removedMutedMemberId member { name } } }";
        let lifted = data(run(&ada, unmute, json!({ "input": { "memberId": ben.id.to_string() } })).await);
        assert_eq!(lifted["unmuteMember"], json!({ "removedMutedMemberId": id, "member": { "name": "Ben" } }));
        assert_eq!(town.count("user_mutes").await, 0);
    }

    async fn the_graph_refuses_what_rest_refuses(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let bens = ring(&town, &ben, None, "welcome", None).await.to_string();
        let secret = ben.post("/groups", json!({ "name": "Hush", "visibility": "secret" })).await.ok().json();
        let before = traces(&town).await;
        for (document, variables, code, status, field) in [
            (operation!("mark_read"), json!({ "notificationId": bens }), "NOT_FOUND", 404, ""),
            (operation!("mark_read"), json!({ "notificationId": "x" }), "VALIDATION_ERROR", 422, "notificationId"),
            (operation!("delete"), json!({ "notificationId": bens }), "NOT_FOUND", 404, ""),
            (operation!("mark_group_read"), json!({ "groupKey": " " }), "INVALID_GROUP_KEY", 422, "groupKey"),
            (operation!("update_preferences"), json!({}), "VALIDATION_ERROR", 400, ""),
            (operation!("set_frequency"), json!({ "contextType": "GROUP", "frequency": "DAILY" }), "VALIDATION_ERROR", 400, "contextId"),
            (operation!("set_frequency"), json!({ "contextType": "GROUP", "contextId": secret["data"]["id"].to_string(), "frequency": "DAILY" }),
             "VALIDATION_ERROR", 400, "contextId"),
            (operation!("set_frequency"), json!({ "contextType": "THREAD", "contextId": "1", "frequency": "DAILY" }), "VALIDATION_ERROR", 400, "contextId"),
            (operation!("mute"), json!({ "memberId": ada.id.to_string() }), "INVALID_INPUT", 422, "memberId"),
            (operation!("mute"), json!({ "memberId": far.id.to_string() }), "NOT_FOUND", 404, ""),
            (operation!("unmute"), json!({ "memberId": ben.id.to_string() }), "NOT_FOUND", 404, ""),
        ] {
            let answer = run(&ada, document, json!({ "input": variables })).await;
            assert_eq!(refusal(&answer), (code.to_owned(), status, field.to_owned()), "{variables}: {answer}");
        }
        let nobody = town.stranger();
        for (document, variables) in [(operation!("mark_all_read"), json!({})), (operation!("delete_many"), json!({ "input": {} }))] {
            assert_eq!(refusal(&run(&nobody, document, variables).await).0, "auth_required");
        }
        assert_eq!(traces(&town).await, before);
    }

    async fn faces_cost_one_statement_however_many_groups_there_are(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        for n in 0..20 {
            for actor in [&ben, &cleo] {
                ring(&town, &ada, Some(actor), "welcome", Some(&format!("/{n}"))).await;
            }
        }
        let mut told = Vec::new();
        for first in [1, 100] {
            run(&ada, operation!("grouped"), json!({ "first": first })).await;
            let before = town.db().statements();
            data(run(&ada, operation!("grouped"), json!({ "first": first })).await);
            told.push(town.db().statements() - before);
        }
        // The sign-in, the groups, their faces; then whoever caused the lines, and the lines.
        assert_eq!(told, [5, 5]);
        let before = town.db().statements();
        ada.get("/notifications/grouped?per_page=100").await.ok();
        assert_eq!(town.db().statements() - before, 3);
    }
}
