//! The same through the graph: what it shows, what it costs, and that it is no softer.

use serde_json::{Value, json};

use super::{found, is_counted, join};
use crate::each_engine;
use crate::support::{Person, Town};

macro_rules! operation {
    ($name:literal) => {
        include_str!(concat!("../../../graphql/operations/groups/", $name, ".graphql"))
    };
}

async fn run(person: &Person, document: &str, variables: Value) -> Value {
    person.graphql(document, variables).await.ok().json()
}

fn code(answer: &Value) -> &str {
    answer["errors"][0]["extensions"]["code"].as_str().unwrap_or_default()
}

async fn cost(town: &Town, person: &Person, document: &str, variables: Value) -> (u64, Value) {
    run(person, document, variables.clone()).await;
    let before = town.db().statements();
    let answer = run(person, document, variables).await;
    (town.db().statements() - before, answer)
}

each_engine! {
    async fn both_doors_do_the_same(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let made = run(&ada, operation!("create"), json!({ "input": { "name": "Choir", "visibility": "PRIVATE" } })).await;
        let group = &made["data"]["createGroup"]["group"];
        assert_eq!((&group["slug"], &group["memberCount"]), (&json!("choir"), &json!(1)), "{made}");
        let id: i64 = group["restId"].as_str().unwrap().parse().unwrap();
        let asked = run(&ben, operation!("join"), json!({ "input": { "groupId": group["id"] } })).await;
        assert_eq!(asked["data"]["joinGroup"]["group"]["viewerMembership"]["status"], "PENDING", "{asked}");
        ada.post(&format!("/groups/{id}/requests/{}", ben.id), json!({ "action": "accept" })).await.ok();
        let role = json!({ "input": { "groupId": id.to_string(), "memberId": ben.id.to_string(), "role": "ADMIN" } });
        let made = run(&ada, operation!("role"), role.clone()).await;
        let changed = &made["data"]["changeGroupMemberRole"];
        assert_eq!((&changed["membership"]["role"], &changed["member"]["restId"]), (&json!("ADMIN"), &json!(ben.id.to_string())), "{made}");
        assert_eq!(code(&run(&ben, operation!("role"), role).await), "FORBIDDEN");
        let post = json!({ "input": { "groupId": id.to_string(), "body": "<i>Hello</i>" } });
        let posted = run(&ben, operation!("post"), post.clone()).await;
        let message = &posted["data"]["postGroupMessage"]["message"];
        assert_eq!(message["body"], "<i>Hello</i>", "{posted}");
        let node = "query($id: ID!) { node(id: $id) { ... on GroupMessage { body group { name } sender { name } } } }";
        let seen = run(&ada, node, json!({ "id": message["id"] })).await;
        assert_eq!(seen["data"]["node"], json!({ "body": "<i>Hello</i>", "group": { "name": "Choir" }, "sender": { "name": "Ben" } }), "{seen}");
        assert_eq!(code(&run(&cleo, node, json!({ "id": message["id"] })).await), "NOT_FOUND");
        let chat = run(&ada, operation!("chat"), json!({ "groupId": id.to_string(), "first": 1 })).await;
        let edge = &chat["data"]["groupMessages"]["edges"][0];
        assert_eq!(edge["node"]["sender"]["name"], "Ben", "{chat}");
        // The cursors are those of REST.
        let cursor = edge["cursor"].as_str().unwrap();
        let below = "query($id: ID!, $after: String) { group(id: $id) { messages(first: 1, after: $after) { edges { cursor node { body } } pageInfo { hasNextPage } } } }";
        let seen = run(&ada, below, json!({ "id": id.to_string() })).await;
        let expected = json!({ "edges": [{ "cursor": cursor, "node": { "body": "<i>Hello</i>" } }], "pageInfo": { "hasNextPage": false } });
        assert_eq!(seen["data"]["group"]["messages"], expected, "{seen}");
        let seen = run(&ada, below, json!({ "id": id.to_string(), "after": cursor })).await;
        assert_eq!(seen["data"]["group"]["messages"]["edges"], json!([]), "{seen}");
        let elsewhere = run(&ada, below, json!({ "id": id.to_string(), "after": "NDE=" })).await;
        assert_eq!(code(&elsewhere), "INVALID_CURSOR", "{elsewhere}");
        // Whoever does not belong to it finds null in a list, and a refusal where it is asked for alone.
        assert_eq!(run(&cleo, below, json!({ "id": id.to_string() })).await["data"]["group"]["messages"], Value::Null);
        assert_eq!(ada.get(&format!("/groups/{id}/messages?cursor={cursor}")).await.ok().json()["data"], json!([]));
        let elsewhere = run(&ada, operation!("list"), json!({ "after": cursor })).await;
        assert_eq!(code(&elsewhere), "INVALID_CURSOR");
        let endless = run(&ada, operation!("list"), json!({ "after": "A".repeat(300) })).await;
        assert_eq!(code(&endless), "INVALID_CURSOR");

        let admin = town.member_as("harbour", "admin", "admin").await;
        for person in [&cleo, &admin] {
            assert_eq!(code(&run(person, operation!("chat"), json!({ "groupId": id.to_string() })).await), "FORBIDDEN");
            assert_eq!(code(&run(person, operation!("post"), post.clone()).await), "FORBIDDEN");
        }
        let left = run(&ben, operation!("leave"), json!({ "input": { "groupId": id.to_string() } })).await;
        assert_eq!(left["data"]["leaveGroup"]["group"]["viewerMembership"], json!(null), "{left}");
        is_counted(&town, id).await;
        for input in [json!({ "name": "x".repeat(151) }), json!({ "name": "x", "latitude": 91.0, "longitude": 0.0 }), json!({ "name": " " })] {
            assert_eq!(code(&run(&ada, operation!("create"), json!({ "input": input })).await), "VALIDATION_ERROR");
        }
    }

    async fn members_are_null_in_a_list_and_refused_where_they_are_asked_for(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let mut ids = Vec::new();
        for name in ["Choir", "Garden"] {
            ids.push(found(&ada, name, "public").await);
        }
        join(&ben, ids[1]).await.ok();
        let list = "{ groups { nodes { name members { nodes { role } } } } }";
        let roles = |answer: Value| -> Value {
            assert_eq!(answer.get("errors"), None, "{answer}");
            let nodes = answer["data"]["groups"]["nodes"].as_array().unwrap().clone();
            json!(nodes.iter().map(|group| (group["name"].clone(), group["members"]["nodes"].clone())).collect::<Vec<_>>())
        };
        let (owner, member) = (json!({ "role": "OWNER" }), json!({ "role": "MEMBER" }));
        let garden = json!(["Garden", [owner, member]]);
        assert_eq!(roles(run(&ben, list, json!({})).await), json!([garden, ["Choir", null]]));
        for person in [&ada, &admin] {
            assert_eq!(roles(run(person, list, json!({})).await), json!([garden, ["Choir", [owner]]]));
        }
        let one = format!("{{ group(id: \"{}\") {{ name members {{ nodes {{ role }} }} }} }}", ids[0]);
        assert_eq!(run(&ben, &one, json!({})).await, json!({ "data": { "group": { "name": "Choir", "members": null } } }));
        let asked = format!("{{ groupMembers(groupId: \"{}\") {{ nodes {{ role }} }} }}", ids[0]);
        assert_eq!(code(&run(&ben, &asked, json!({})).await), "FORBIDDEN");
        assert_eq!(ben.get(&format!("/groups/{}/members", ids[0])).await.refusal(), (403, "FORBIDDEN".to_owned(), String::new()));
    }

    async fn a_secret_group_is_nothing_in_the_graph_either(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Surprise", "secret").await;
        for (document, variables) in [
            (operation!("group"), json!({ "id": id.to_string() })),
            (operation!("join"), json!({ "input": { "groupId": id.to_string() } })),
            (operation!("chat"), json!({ "groupId": id.to_string() })),
        ] {
            assert_eq!(code(&run(&ben, document, variables).await), "NOT_FOUND");
        }
        let of = run(&ben, operation!("of_members"), json!({ "first": 10, "groups": 5 })).await;
        assert_eq!(of["data"]["members"]["nodes"], json!([{ "restId": ada.id.to_string(), "groups": { "nodes": [] } }]));
        let public = found(&ada, "Garden", "public").await;
        let of = run(&ben, operation!("of_members"), json!({ "first": 10, "groups": 5 })).await;
        let groups = &of["data"]["members"]["nodes"][0]["groups"]["nodes"];
        assert_eq!(groups, &json!([{ "restId": public.to_string(), "name": "Garden" }]));
    }

    async fn every_level_costs_a_statement(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut people = Vec::new();
        for n in 0..6 {
            people.push(town.member_as("harbour", &format!("person{n}"), "member").await);
        }
        let mut groups = vec![found(&ada, "Group 0", "public").await];
        join(&people[0], groups[0]).await.ok();
        let variables = json!({ "first": 100, "members": 10 });
        let (few, _) = cost(&town, &ada, operation!("list"), variables.clone()).await;
        for n in 1..5 {
            let id = found(&ada, &format!("Group {n}"), "public").await;
            for person in &people {
                join(person, id).await.ok();
            }
            groups.push(id);
        }
        let (many, answer) = cost(&town, &ada, operation!("list"), variables).await;
        let edges = answer["data"]["groups"]["edges"].as_array().unwrap();
        assert_eq!((edges.len(), edges[0]["node"]["members"]["nodes"].as_array().unwrap().len()), (5, 7), "{answer}");
        assert_eq!(few, many);
        let of = json!({ "first": 100, "groups": 10 });
        let (statements, answer) = cost(&town, &ada, operation!("of_members"), of).await;
        assert_eq!(answer["data"]["members"]["nodes"].as_array().unwrap().len(), 6);
        // The sign-in, the list, the profiles, the groups.
        assert_eq!(statements, 4);
    }
}
