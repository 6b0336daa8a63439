//! What can be done: the same moves through both doors have the same refusals and effects.

use http::Method;
use serde_json::{Value, json};

use super::{data, global, operation, refusal, run};
use crate::each_engine;
use crate::support::{Person, Town};

/// A move, as each door knows it.
#[derive(Clone, Copy, Debug)]
enum Step {
    Request,
    Accept,
    Decline,
    Remove,
    Block,
    Unblock,
}

const STEPS: [Step; 6] = [Step::Request, Step::Accept, Step::Decline, Step::Remove, Step::Block, Step::Unblock];

impl Step {
    /// Code and status at the REST door; empty and zero for a success.
    async fn by_rest(self, who: &Person, member: i64, connection: i64) -> (String, i64) {
        let heard = match self {
            Self::Request => who.post("/connections/request", json!({ "user_id": member })).await,
            Self::Accept => who.tap(&format!("/connections/{connection}/accept")).await,
            Self::Decline => who.tap(&format!("/connections/{connection}/decline")).await,
            Self::Remove => who.delete(&format!("/connections/{connection}")).await,
            Self::Block => who.post(&format!("/users/{member}/block"), json!({})).await,
            Self::Unblock => who.delete(&format!("/users/{member}/block")).await,
        };
        if heard.status.is_success() { (String::new(), 0) } else { (heard.code(), i64::from(heard.status.as_u16())) }
    }

    /// The same at the GraphQL door.
    async fn by_graph(self, who: &Person, member: i64, connection: i64) -> (String, i64) {
        let (document, variables) = match self {
            Self::Request => (operation!("connections/request"), json!({ "memberId": global("Member", member) })),
            Self::Accept => {
                (operation!("connections/accept"), json!({ "connectionId": global("Relationship", connection) }))
            }
            Self::Decline => {
                (operation!("connections/decline"), json!({ "connectionId": global("Relationship", connection) }))
            }
            Self::Remove => {
                (operation!("connections/remove"), json!({ "connectionId": global("Relationship", connection) }))
            }
            Self::Block => (operation!("members/block"), json!({ "memberId": global("Member", member) })),
            Self::Unblock => (operation!("members/unblock"), json!({ "memberId": global("Member", member) })),
        };
        let answer = run(who, document, variables).await;
        let (code, status, _) = refusal(&answer);
        (code, status)
    }
}

/// What is left in the database.
async fn rows(town: &Town) -> [i64; 3] {
    [town.count("connections").await, town.count("user_blocks").await, town.count("domain_events").await]
}

/// A fresh pair in a state, with a third person; the ids are those of the pair's members and connection.
async fn pair(town: &Town, state: &str, run: usize) -> (Person, Person, Person, i64) {
    let name = |who: &str| format!("{who}{run}");
    let ada = town.member_as("harbour", &name("ada"), "member").await;
    let ben = town.member_as("harbour", &name("ben"), "member").await;
    let cleo = town.member_as("harbour", &name("cleo"), "member").await;
    let id = match state {
        "pending" => town.ask(&ada, &ben).await,
        "accepted" => town.connect(&ada, &ben).await,
        _ => 999_999_999,
    };
    (ada, ben, cleo, id)
}

each_engine! {
    async fn every_move_of_everybody_in_every_state_is_the_same_at_both_doors(town: Town) {
        let mut run = 0;
        for state in ["none", "pending", "accepted"] {
            for step in STEPS {
                for actor in ["requester", "receiver", "other"] {
                    let mut seen = Vec::new();
                    for graph in [false, true] {
                        run += 1;
                        let before = rows(&town).await;
                        let (ada, ben, cleo, connection) = pair(&town, state, run).await;
                        let prepared = rows(&town).await;
                        let (who, target) = match actor {
                            "requester" => (&ada, ben.id),
                            "receiver" => (&ben, ada.id),
                            _ => (&cleo, ada.id),
                        };
                        let answer = match graph {
                            false => step.by_rest(who, target, connection).await,
                            true => step.by_graph(who, target, connection).await,
                        };
                        let after = rows(&town).await;
                        let effect: Vec<_> = after.iter().zip(prepared).map(|(after, prepared)| after - prepared).collect();
                        assert!(before.iter().zip(after).all(|(before, after)| *before <= after));
                        seen.push((answer, effect));
                    }
                    assert_eq!(seen[0], seen[1], "{step:?} by the {actor} while {state}");
                }
            }
        }
    }

    async fn an_id_of_another_kind_names_its_argument(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for (document, variables, field) in [
            (operation!("connections/request"), json!({ "memberId": global("Relationship", 1) }), "memberId"),
            (operation!("connections/request"), json!({ "memberId": ada.id.to_string() }), "memberId"),
            (operation!("connections/accept"), json!({ "connectionId": global("Member", ada.id) }), "connectionId"),
            (operation!("connections/remove"), json!({ "connectionId": "x" }), "connectionId"),
            (operation!("members/block"), json!({ "memberId": "" }), "memberId"),
            (operation!("members/block"), json!({ "memberId": "7", "reason": "x".repeat(501) }), "reason"),
        ] {
            let (code, status, named) = refusal(&run(&ada, document, variables.clone()).await);
            assert!(code.starts_with("VALIDATION_") && (400..=422).contains(&status), "{code} {status}");
            assert_eq!(named, field, "{variables}");
        }
        assert_eq!(town.count("connections").await, 0);
    }

    async fn a_move_answers_what_has_become(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let asked = data(run(&ada, operation!("connections/request"), json!({ "memberId": ben.id.to_string() })).await);
        let asked = &asked["requestConnection"];
        assert_eq!((&asked["status"], &asked["connection"]["status"]), (&json!("PENDING_SENT"), &json!("PENDING")));

        let id = asked["connection"]["id"].clone();
        let accepted = data(run(&ben, operation!("connections/accept"), json!({ "connectionId": id })).await);
        assert_eq!(accepted["acceptConnection"]["connection"], json!({ "id": id, "status": "ACCEPTED" }));

        let blocked = data(run(&ben, operation!("members/block"), json!({ "memberId": ada.id.to_string(), "reason": "x" })).await);
        assert_eq!(blocked["blockMember"]["member"]["blockStatus"], json!({ "isBlocked": true, "isBlockedBy": false }));
        assert_eq!(town.count("connections").await, 0);
        let listed: Value = data(run(&ben, operation!("members/blocked"), json!({})).await);
        assert_eq!(listed["viewer"]["blockedMembers"][0]["member"]["name"], "Ada");
        assert_eq!(listed["viewer"]["blockedMembers"][0]["reason"], "x");
    }

    async fn a_payload_tells_how_one_stands_to_the_other_now(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let asked = global("Relationship", town.ask(&ada, &ben).await);
        let decline = "mutation($id: ID!) { declineConnection(input: { connectionId: $id }) {
            removedRelationshipId member { restId connectionStatus connection { id } } } }";
        let refused = run(&cleo, decline, json!({ "id": asked })).await;
        assert_eq!((refusal(&refused).0.as_str(), &refused["data"]), ("NOT_FOUND", &json!({ "declineConnection": null })));
        let declined = data(run(&ben, decline, json!({ "id": asked })).await);
        let member = json!({ "restId": ada.id.to_string(), "connectionStatus": "NONE", "connection": null });
        assert_eq!(declined["declineConnection"], json!({ "removedRelationshipId": asked, "member": member }));

        let agreed = global("Relationship", town.connect(&ada, &ben).await);
        let remove = "mutation($id: ID!) { removeConnection(input: { connectionId: $id }) { member { restId connectionStatus } } }";
        let removed = data(run(&ada, remove, json!({ "id": agreed })).await);
        let member = json!({ "restId": ben.id.to_string(), "connectionStatus": "NONE" });
        assert_eq!(removed["removeConnection"]["member"], member);
        assert_eq!(town.count("connections").await, 0);
    }

    async fn a_block_ends_a_connection_and_is_a_thing_of_its_maker(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let agreed = global("Relationship", town.connect(&ada, &ben).await);
        let block = "mutation($id: ID!) { blockMember(input: { memberId: $id }) {
            removedRelationshipId member { connection { id } } viewer { blockedMembers { id } } } }";
        let blocked = data(run(&ada, block, json!({ "id": ben.id.to_string() })).await)["blockMember"].clone();
        let id = blocked["viewer"]["blockedMembers"][0]["id"].clone();
        let seen = json!({ "member": { "connection": null }, "removedRelationshipId": agreed, "viewer": { "blockedMembers": [{ "id": id }] } });
        assert_eq!(blocked, seen);
        let again = data(run(&ada, block, json!({ "id": ben.id.to_string() })).await)["blockMember"].clone();
        assert_eq!((&again["removedRelationshipId"], &again["viewer"]), (&Value::Null, &seen["viewer"]));

        let node = "query($id: ID!) { node(id: $id) { ... on BlockedMember { id member { restId } } } }";
        let found = data(run(&ada, node, json!({ "id": id })).await);
        assert_eq!(found, json!({ "node": { "id": id, "member": { "restId": ben.id.to_string() } } }));
        for other in [&ben, &cleo] {
            assert_eq!(refusal(&run(other, node, json!({ "id": id })).await).0, "NOT_FOUND");
        }
        let unblock = "mutation($id: ID!) { unblockMember(input: { memberId: $id }) {
            removedBlockedMemberId member { blockStatus { isBlocked } } } }";
        let lifted = data(run(&ada, unblock, json!({ "id": ben.id.to_string() })).await);
        let lifted_now = json!({ "removedBlockedMemberId": id, "member": { "blockStatus": { "isBlocked": false } } });
        assert_eq!(lifted["unblockMember"], lifted_now);
        assert_eq!(town.count("user_blocks").await, 0);
    }

    async fn ten_aliases_cost_what_ten_calls_cost(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let many: String = (0..21).map(|n| format!("m{n}: requestConnection(input: {{ memberId: \"999999\" }}) {{ status }} ")).collect();
        let answer = run(&ada, &format!("mutation {{ {many} }}"), json!({})).await;
        let errors = answer["errors"].as_array().unwrap();
        let limited: Vec<_> = errors.iter().filter(|error| error["extensions"]["code"] == "RATE_LIMIT_EXCEEDED").collect();
        assert_eq!(limited.len(), 1, "{answer}");
        assert!(limited[0]["extensions"]["retry_after"].is_i64(), "{answer}");
        let heard = ada.send(ada.request(Method::POST, "/connections/request", Some(json!({ "user_id": 999_999 })))).await;
        assert_eq!(heard.status, 429);
    }
}
