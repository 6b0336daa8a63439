//! A cursor is good for the list that gave it, and for no other (contract/decisions/list-queries.md). What the graph says of it stands in
//! `graphql/asked.rs`.

use contract::Operation;
use contract::runtime::encode_cursor;
use serde_json::Value;

use crate::areas::Things;
use crate::each_engine;
use crate::support::{Engine, Town};
use crate::who_may::{callers, path};

/// The operations that take a cursor.
fn lists() -> Vec<Operation> {
    let contract: Value = serde_json::from_str(&contract::openapi_json()).unwrap();
    let takes_one = |operation: &Operation| {
        let row = operation.row();
        let described = &contract["paths"][row.path][row.method.as_str().to_lowercase()]["parameters"];
        described.as_array().into_iter().flatten().any(|parameter| {
            let pointer = parameter["$ref"].as_str().map(|text| text.trim_start_matches('#').to_owned());
            pointer.map_or(parameter, |pointer| contract.pointer(&pointer).unwrap())["name"] == "cursor"
        })
    };
    Operation::ALL.iter().copied().filter(takes_one).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_list_refuses_the_cursor_of_another() {
    let town = Town::configured(Engine::Sqlite, "[limits]\nenabled = false").await;
    let mut people = callers(&town).await;
    let mut things = Things::new(&town, 0).await;
    people.insert(0, things.member.clone());
    let all = lists();
    assert!(all.len() > 40, "{}", all.len());
    for operation in all {
        let mut path = path(operation, &mut things).await;
        if operation == Operation::ListNearbyListings {
            path.push_str("?lat=53&lon=-9");
        }
        let and = if path.contains('?') { '&' } else { '?' };
        let mut reader = None;
        for person in &people {
            if person.get(&path).await.status == 200 {
                reader = Some(person);
                break;
            }
        }
        let reader = reader.unwrap_or_else(|| panic!("{}: nobody reads it", operation.id()));
        let foreign = encode_cursor("anotherList", 7);
        // Base64 of a bare number, which cursors were before.
        for cursor in [foreign.as_str(), "Nw=="] {
            let refused = reader.get(&format!("{path}{and}cursor={cursor}")).await.refusal();
            assert_eq!(refused, (422, "INVALID_CURSOR".into(), "cursor".into()), "{} {cursor}", operation.id());
        }
    }
}

each_engine! {
    async fn a_cursor_goes_from_door_to_door_but_not_from_list_to_list(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        for other in [&ben, &cleo] {
            town.connect(&ada, other).await;
        }
        let page = ada.get("/connections?per_page=1").await.ok().json();
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        let rest = ada.get(&format!("/connections?cursor={cursor}")).await.ok().json();
        assert_eq!(rest["data"].as_array().unwrap().len(), 1);
        // With other filters it is the same list.
        ada.get(&format!("/connections?status=pending&cursor={cursor}")).await.ok();
        for list in ["/exchanges", "/wallet/transactions", "/notifications", "/messages", "/listings"] {
            let refused = ada.get(&format!("{list}?cursor={cursor}")).await.refusal();
            assert_eq!(refused, (422, "INVALID_CURSOR".into(), "cursor".into()), "{list}");
        }
    }
}
