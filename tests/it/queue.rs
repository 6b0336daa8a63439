//! Background work that waits or was given up, as administrators and operators see it at both doors.

pub mod fixtures;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use timeweave::params;

use crate::each_engine;
use crate::support::{Person, Town};

macro_rules! operation {
    ($name:literal) => {
        include_str!(concat!("../../graphql/operations/queue/", $name, ".graphql"))
    };
}

/// Somebody asks somebody to connect, and the bell of it was given up. Gives the task's id and that of the domain event.
async fn given_up(town: &Town, asking: &Person, asked: &Person) -> (i64, i64) {
    town.ask(asking, asked).await;
    let sql = "SELECT id, subject FROM tasks WHERE kind = 'event.bell' ORDER BY id DESC LIMIT 1";
    let (task, event): (i64, i64) = town.db().one(sql, params![]).await.unwrap();
    let sql = "UPDATE tasks SET status = 'dead', attempts = 12, finished_at = $2, last_error = 'fault at src/x.rs:1' WHERE id = $1";
    town.db().run(sql, params![task, town.clock.now()]).await.unwrap();
    (task, event)
}

async fn dead(person: &Person, query: &str) -> Vec<i64> {
    let page = person.get(&format!("/admin/queue/dead{query}")).await.ok().json();
    page["data"].as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect()
}

async fn status(town: &Town, task: i64) -> (String, i64) {
    town.db().one("SELECT status, attempts FROM tasks WHERE id = $1", params![task]).await.unwrap()
}

async fn run(person: &Person, document: &str, variables: Value) -> Value {
    person.graphql(document, variables).await.json()
}

each_engine! {
    async fn an_administrator_sees_what_was_given_up_in_the_community_and_revives_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = [town.member_as("meadow", "ada", "member").await, town.member_as("meadow", "ben", "member").await];
        let (task, event) = given_up(&town, &ada, &ben).await;
        let (elsewhere, _) = given_up(&town, &far[0], &far[1]).await;

        let page = admin.get("/admin/queue/dead").await.ok().json();
        let at: DateTime<Utc> = page["data"][0]["given_up_at"].as_str().unwrap().parse().unwrap();
        assert_eq!(at, town.clock.now());
        assert_eq!(
            page["data"],
            json!([{
                "id": task, "kind": "event.bell", "subject_id": event, "about": "connection_requested", "tenant_id": town.harbour,
                "attempts": 12, "last_error": "fault at src/x.rs:1", "given_up_at": page["data"][0]["given_up_at"],
            }])
        );
        assert_eq!(page["meta"]["has_more"], false);
        assert_eq!(dead(&admin, "?kind=event.bell").await, [task]);
        assert!(dead(&admin, "?kind=mail.letter").await.is_empty());
        assert_eq!(dead(&admin, &format!("?tenant_id={}", town.harbour)).await, [task]);

        for (id, refusal) in [(elsewhere, (404, "NOT_FOUND")), (task + 1_000, (404, "NOT_FOUND"))] {
            let (status, code, _) = admin.tap(&format!("/admin/queue/dead/{id}/revive")).await.refusal();
            assert_eq!((status, code.as_str()), refusal, "{id}");
        }
        let revived = admin.tap(&format!("/admin/queue/dead/{task}/revive")).await.ok().json();
        assert_eq!(revived["data"], json!({ "revived": 1 }));
        assert_eq!(status(&town, task).await, ("pending".to_owned(), 0));
        assert_eq!(admin.tap(&format!("/admin/queue/dead/{task}/revive")).await.status, 404, "it is not given up any more");
        town.deliver().await;
        assert_eq!(town.count("notifications WHERE type = 'connection_request'").await, 1);
        assert_eq!(status(&town, elsewhere).await.0, "dead");
    }

    async fn what_was_given_up_is_read_page_by_page_and_revived_by_kind(town: Town) {
        let people = town.members(["ada", "ben", "cleo", "dora"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let mut tasks = Vec::new();
        for asked in &people[1..] {
            tasks.push(given_up(&town, &people[0], asked).await.0);
        }
        let first = admin.get("/admin/queue/dead?per_page=2").await.ok().json();
        let cursor = first["meta"]["cursor"].as_str().unwrap();
        assert_eq!((first["data"].as_array().unwrap().len(), &first["meta"]["has_more"]), (2, &json!(true)));
        assert_eq!(dead(&admin, &format!("?per_page=2&cursor={cursor}")).await, [tasks[0]]);

        for (body, revived) in [(json!({ "kind": "mail.letter" }), 0), (json!({ "kind": "event.bell" }), 3), (json!({}), 0)] {
            let told = admin.post("/admin/queue/dead/revive", body.clone()).await.ok().json();
            assert_eq!(told["data"], json!({ "revived": revived }), "{body}");
        }
        assert!(dead(&admin, "").await.is_empty());
    }

    async fn only_a_platform_super_administrator_looks_into_other_communities(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let root = town.member_as("harbour", "root", "super_admin").await;
        let far = [town.member_as("meadow", "ada", "member").await, town.member_as("meadow", "ben", "member").await];
        let (here, _) = given_up(&town, &ada, &ben).await;
        let (there, _) = given_up(&town, &far[0], &far[1]).await;
        for other in ["all".to_owned(), town.meadow.to_string()] {
            let refusal = (403, "AUTH_INSUFFICIENT_PERMISSIONS".to_owned());
            let (status, code, _) = admin.get(&format!("/admin/queue/dead?tenant_id={other}")).await.refusal();
            assert_eq!((status, code), refusal, "{other}");
            let (status, code, _) = admin.post("/admin/queue/dead/revive", json!({ "tenant_id": other })).await.refusal();
            assert_eq!((status, code), refusal, "{other}");
        }
        assert_eq!((status(&town, here).await.0, status(&town, there).await.0), ("dead".to_owned(), "dead".to_owned()));
        assert_eq!(admin.get("/admin/queue/dead?tenant_id=every").await.status, 422);
        assert_eq!(dead(&root, "").await, [here]);
        assert_eq!(dead(&root, &format!("?tenant_id={}", town.meadow)).await, [there]);
        assert_eq!(dead(&root, "?tenant_id=all").await, [there, here]);
        assert_eq!(root.tap(&format!("/admin/queue/dead/{there}/revive")).await.status, 200);
        let told = root.post("/admin/queue/dead/revive", json!({ "tenant_id": "all" })).await.ok().json();
        assert_eq!(told["data"]["revived"], 1);
    }

    async fn a_kind_that_is_paused_waits_until_it_is_resumed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let root = town.member_as("harbour", "root", "super_admin").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        for who in [&ada, &admin] {
            assert_eq!(who.tap("/admin/queue/kinds/event.bell/pause").await.status, 403);
            assert_eq!(who.get("/admin/queue").await.status, 403);
        }
        let (status, code, _) = root.tap("/admin/queue/kinds/no.such/pause").await.refusal();
        assert_eq!((status, code.as_str()), (404, "NOT_FOUND"));
        for (action, paused, changed) in [("pause", true, true), ("pause", true, false)] {
            let told = root.tap(&format!("/admin/queue/kinds/event.bell/{action}")).await.ok().json();
            assert_eq!(told["data"], json!({ "kind": "event.bell", "paused": paused, "changed": changed }));
        }
        town.ask(&ada, &ben).await;
        town.deliver().await;
        assert_eq!(town.count("notifications").await, 0);
        let counted = root.get("/admin/queue").await.ok().json();
        let due = counted["data"][0]["oldest_due_at"].clone();
        assert!(due.is_string());
        assert_eq!(
            counted["data"],
            json!([{
                "kind": "event.bell", "later": 0, "ready": 1, "leased": 0, "overdue": 0, "dead": 0, "oldest_due_at": due, "paused": true,
            }])
        );
        let told = root.tap("/admin/queue/kinds/event.bell/resume").await.ok().json();
        assert_eq!(told["data"], json!({ "kind": "event.bell", "paused": false, "changed": true }));
        town.deliver().await;
        assert_eq!(town.count("notifications").await, 1);
        let counted = root.get("/admin/queue").await.ok().json();
        assert!(counted["data"].as_array().unwrap().iter().all(|one| one["kind"] != "event.bell"), "{counted}");
    }

    async fn the_graph_tells_and_does_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let root = town.member_as("harbour", "root", "super_admin").await;
        let (task, event) = given_up(&town, &ada, &ben).await;
        let told = run(&admin, operation!("dead_tasks"), json!({ "first": 10 })).await;
        let node = &told["data"]["deadTasks"]["nodes"][0];
        assert_eq!(
            *node,
            json!({
                "id": node["id"], "kind": "event.bell", "subjectRestId": event.to_string(), "about": "connection_requested",
                "community": { "restId": town.harbour.to_string() }, "attemptCount": 12, "lastError": "fault at src/x.rs:1", "givenUpAt": node["givenUpAt"],
            })
        );
        let again = "query ($id: ID!) { node(id: $id) { ... on DeadTask { restId kind attemptCount } } }";
        let id = node["id"].clone();
        let seen = admin.graphql(again, json!({ "id": id })).await.ok().json();
        assert_eq!(seen["data"]["node"], json!({ "restId": task.to_string(), "kind": "event.bell", "attemptCount": 12 }));
        let far = town.member_as("meadow", "far", "admin").await;
        for (who, code) in [(&ada, "FORBIDDEN"), (&far, "NOT_FOUND")] {
            let refused = who.graphql(again, json!({ "id": id })).await.json();
            assert_eq!(refused["errors"][0]["extensions"]["code"], code);
        }
        let refused = run(&ada, operation!("dead_tasks"), json!({})).await;
        assert_eq!(refused["errors"][0]["extensions"]["status"], 403);
        let revived = run(&admin, operation!("revive"), json!({ "input": { "taskId": task.to_string() } })).await;
        assert_eq!(revived["data"]["reviveDeadTask"]["revived"], 1);
        assert_eq!(revived["data"]["reviveDeadTask"]["removedDeadTaskId"], id);
        assert_eq!(status(&town, task).await.0, "pending");
        let paused = run(&root, operation!("pause"), json!({ "input": { "kind": "event.bell" } })).await;
        assert_eq!(paused["data"]["pauseQueueKind"]["queueKind"], json!({ "kind": "event.bell", "paused": true, "changed": true }));
        let counted = run(&root, operation!("queue"), json!({})).await;
        let kinds: Vec<_> = counted["data"]["queueKinds"].as_array().unwrap().iter().map(|one| one["kind"].clone()).collect();
        assert!(kinds.contains(&json!("event.bell")), "{counted}");
    }
}
