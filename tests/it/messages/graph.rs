//! The same through the graph: what it shows, what it costs, and that it is no softer.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{traces, unread, write};
use crate::each_engine;
use crate::support::{Person, Town};

macro_rules! operation {
    ($name:literal) => {
        include_str!(concat!("../../../graphql/operations/messages/", $name, ".graphql"))
    };
}

async fn run(person: &Person, document: &str, variables: Value) -> Value {
    person.graphql(document, variables).await.ok().json()
}

fn code(answer: &Value) -> &str {
    answer["errors"][0]["extensions"]["code"].as_str().unwrap_or_default()
}

async fn cost(town: &Town, person: &Person, document: &str) -> (u64, Value) {
    run(person, document, json!({ "first": 100 })).await;
    let before = town.db().statements();
    let answer = run(person, document, json!({ "first": 100 })).await;
    (town.db().statements() - before, answer)
}

each_engine! {
    async fn both_doors_do_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let sent = run(&ada, operation!("send"), json!({ "input": { "memberId": ben.id.to_string(), "body": "<b>Hello</b>" } })).await;
        let message = &sent["data"]["sendMessage"]["message"];
        assert_eq!(message["body"], "<b>Hello</b>", "{sent}");
        let id = message["restId"].clone();

        let thread = run(&ben, operation!("thread"), json!({ "memberId": ada.id.to_string() })).await;
        let node = &thread["data"]["viewer"]["thread"]["edges"][0]["node"];
        assert_eq!((&node["body"], &node["sender"]["name"], &node["isOwn"]), (&json!("<b>Hello</b>"), &json!("Ada"), &json!(false)));
        // A query marks nothing as read.
        assert_eq!(unread(&ben).await, 1);
        let cursor = thread["data"]["viewer"]["thread"]["edges"][0]["cursor"].as_str().unwrap();
        write(&ada, &ben, "More").await;
        let news = ben.get(&format!("/messages/{}?direction=newer&cursor={cursor}", ada.id)).await.ok().json();
        assert_eq!(news["data"][0]["body"], "More");

        let reacted = run(&ben, operation!("react"), json!({ "input": { "messageId": id, "emoji": "👍" } })).await;
        assert_eq!(reacted["data"]["reactToMessage"]["message"]["reactions"][0]["reactionCount"], 1, "{reacted}");
        let edited = run(&ada, operation!("edit"), json!({ "input": { "messageId": id, "body": "Good day" } })).await;
        assert_eq!(edited["data"]["editMessage"]["message"]["isEdited"], true, "{edited}");
        let marked = run(&ben, operation!("mark_read"), json!({ "input": { "memberId": ada.id.to_string() } })).await;
        let marked = &marked["data"]["markConversationRead"];
        assert_eq!((&marked["markedCount"], &marked["conversation"]["unreadCount"]), (&json!(2), &json!(0)), "{marked}");
        assert_eq!(marked["viewer"]["unreadMessageCount"], 0, "{marked}");
        let deleted = run(&ada, operation!("delete"), json!({ "input": { "messageId": id, "scope": "EVERYONE" } })).await;
        assert_eq!(deleted["data"]["deleteMessage"]["message"]["isDeleted"], true, "{deleted}");
        let away = run(&ben, operation!("archive"), json!({ "input": { "memberId": ada.id.to_string(), "scope": "SELF" } })).await;
        assert_eq!(away["data"]["archiveConversation"]["conversation"]["isArchived"], true, "{away}");
        let archive = run(&ben, operation!("conversations"), json!({ "archived": true })).await;
        let edges = &archive["data"]["viewer"]["conversations"]["edges"];
        assert_eq!((&edges[0]["node"]["isArchived"], &edges[0]["node"]["lastMessage"]["body"]), (&json!(true), &json!("More")));
        let back = run(&ben, operation!("restore"), json!({ "input": { "memberId": ada.id.to_string() } })).await;
        assert_eq!(back["data"]["restoreConversation"]["restoredCount"], 2, "{back}");
        let settings = run(&ben, operation!("settings"), json!({ "input": { "messagingEnabled": false } })).await;
        assert_eq!(settings["data"]["updateMessagingSettings"]["settings"], json!({ "messagingEnabled": false, "communityEnabled": true }));
    }

    async fn reading_a_conversation_reads_its_line_in_the_bell(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let bell = async || ben.get("/notifications/counts").await.ok().json()["data"]["messages"].clone();
        let first = write(&ada, &ben, "One").await;
        write(&cleo, &ben, "Hello").await;
        town.deliver().await;
        town.later(TimeDelta::minutes(2));
        let second = write(&ada, &ben, "Two").await;
        town.deliver().await;
        assert_eq!(bell().await, 3);
        // An older page leaves something unread.
        let cursor = contract::runtime::encode_cursor("getMessageThread", second);
        let older = ben.get(&format!("/messages/{}?cursor={cursor}", ada.id)).await.ok().json();
        assert_eq!((older["data"].as_array().unwrap().len(), &older["data"][0]["id"]), (1, &json!(first)));
        assert_eq!(bell().await, 3);
        ben.get(&format!("/messages/{}", ada.id)).await.ok();
        assert_eq!(bell().await, 1);
        let document = "mutation($input: MarkConversationReadInput!) { markConversationRead(input: $input) {
            markedCount viewer { notificationCounts { total } notifications(first: 3) { nodes { isRead readAt } } } } }";
        let marked = run(&ben, document, json!({ "input": { "memberId": cleo.id.to_string() } })).await;
        let line = json!({ "isRead": true, "readAt": "2026-01-05T12:02:00Z" });
        assert_eq!(
            marked["data"]["markConversationRead"],
            json!({ "markedCount": 1, "viewer": { "notificationCounts": { "total": 0 }, "notifications": { "nodes": [line, line, line] } } }),
            "{marked}"
        );
        // What is read before its line is written rings no more.
        town.later(TimeDelta::minutes(2));
        write(&ada, &ben, "Three").await;
        ben.get(&format!("/messages/{}", ada.id)).await.ok();
        town.deliver().await;
        assert_eq!((bell().await, town.count("notifications").await), (json!(0), 4));
    }

    async fn nobody_reads_what_others_wrote_whatever_their_role(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = write(&ada, &ben, "secret").await;
        let sent = run(&ada, operation!("thread"), json!({ "memberId": ben.id.to_string() })).await;
        let global = sent["data"]["viewer"]["thread"]["edges"][0]["node"]["id"].clone();
        let mut people = vec![cleo, town.member_as("meadow", "far", "member").await];
        for role in ["broker", "admin", "tenant_admin", "super_admin"] {
            people.push(town.member_as("harbour", role, role).await);
        }
        let before = traces(&town).await;
        let node = "query($id: ID!) { node(id: $id) { ... on Message { body } } }";
        for person in &people {
            assert_eq!(code(&run(person, node, json!({ "id": global })).await), "NOT_FOUND", "{}", person.name);
            for (document, variables) in [
                (operation!("edit"), json!({ "input": { "messageId": id.to_string(), "body": "x" } })),
                (operation!("delete"), json!({ "input": { "messageId": id.to_string(), "scope": "EVERYONE" } })),
                (operation!("delete"), json!({ "input": { "messageId": id.to_string(), "scope": "SELF" } })),
                (operation!("react"), json!({ "input": { "messageId": id.to_string(), "emoji": "👍" } })),
            ] {
                assert_eq!(code(&run(person, document, variables).await), "NOT_FOUND", "{}", person.name);
            }
        }
        assert_eq!(code(&run(&town.stranger(), node, json!({ "id": global })).await), "auth_required");
        let nobody = run(&town.stranger(), operation!("conversations"), json!({})).await;
        assert_eq!(nobody["data"]["viewer"], json!(null));
        assert_eq!(traces(&town).await, before);
        for (variables, expected) in [
            (json!({ "memberId": ada.id.to_string(), "body": "x" }), "VALIDATION_ERROR"),
            (json!({ "memberId": ben.id.to_string(), "body": "x".repeat(10_001) }), "VALIDATION_ERROR"),
            (json!({ "memberId": ben.id.to_string(), "body": " " }), "VALIDATION_ERROR"),
            (json!({ "memberId": "999999", "body": "x" }), "NOT_FOUND"),
        ] {
            assert_eq!(code(&run(&ada, operation!("send"), json!({ "input": variables })).await), expected);
        }
    }

    async fn a_list_of_conversations_costs_a_statement_a_kind(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for n in 0..12 {
            let other = town.member_as("harbour", &format!("person{n}"), "member").await;
            write(&other, &ada, "Hello").await;
        }
        let document = "query($first: Int) { viewer { conversations(first: $first) { nodes {
            unreadCount partner { name } lastMessage { body sender { name } receiver { name } reactions { emoji } }
            messages(first: 5) { nodes { body conversation { unreadCount } } } } } } }";
        let (statements, answer) = cost(&town, &ada, document).await;
        assert_eq!(answer["data"]["viewer"]["conversations"]["nodes"].as_array().unwrap().len(), 12);
        let nodes = answer["data"]["viewer"]["conversations"]["nodes"].as_array().unwrap();
        assert!(nodes.iter().all(|node| node["messages"]["nodes"][0]["conversation"]["unreadCount"] == 1), "{answer}");
        // The sign-in, the list, the latest messages, the threads, the members, and the conversations of what is in the threads.
        assert!((5..=7).contains(&statements), "{statements}");
    }
}
