//! Things of every type by their ids, many at once: with the same statements as one, and without a trace.

use contract::graph::NODES;
use serde_json::{Value, json};
use timeweave::params;

use super::{data, global, refusal, run};
use crate::each_engine;
use crate::keys::{plant, plant_more};
use crate::support::Person;

const NODES_BY_ID: &str = "query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";
const NODE_BY_ID: &str = "query($id: ID!) { node(id: $id) { id } }";

/// What somebody finds by ids.
async fn found(by: &Person, ids: &[Value]) -> Value {
    data(run(by, NODES_BY_ID, json!({ "ids": ids })).await)["nodes"].clone()
}

each_engine! {
    async fn many_of_any_type_cost_what_one_costs(town: Town = "[limits]\nenabled = false\n") {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let numbers = [71, 72, 73, 74];
        plant(town.db(), town.harbour, numbers[0]).await;
        for number in &numbers[1..] {
            plant_more(town.db(), town.harbour, *number).await;
        }
        let mut kinds_seen = Vec::new();
        // Communities are kept by the process.
        let kinds: Vec<&str> = NODES.iter().copied().filter(|kind| *kind != "Community").collect();
        for kinds in kinds.chunks(20) {
            let ids = |numbers: &[i64]| -> Vec<Value> {
                numbers.iter().flat_map(|number| kinds.iter().map(|kind| global(kind, *number))).collect()
            };
            let (one, many) = (ids(&numbers[..1]), ids(&numbers));
            for person in [&ada, &admin] {
                let mut costs = Vec::new();
                for ids in [&one, &one, &many] {
                    let before = town.db().statements();
                    let nodes = found(person, ids).await;
                    costs.push(town.db().statements() - before);
                    let types = nodes.as_array().unwrap().iter().filter_map(|node| node["__typename"].as_str());
                    kinds_seen.extend(types.map(str::to_owned));
                }
                assert_eq!(costs[1], costs[2], "{kinds:?}: {costs:?}");
            }
        }
        kinds_seen.sort_unstable();
        kinds_seen.dedup();
        assert!(kinds_seen.len() > NODES.len() / 3, "of so few types was anything there: {kinds_seen:?}");
    }

    async fn what_is_read_again_is_no_visit_and_null_says_that_nothing_is_there(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let listing = crate::exchanges::listing(&town, &ben, "offer").await;
        let views = async || -> i64 {
            town.db().one("SELECT view_count FROM listings WHERE id = $1", params![listing]).await.unwrap()
        };
        let listing_id = global("Listing", listing);
        assert_eq!(found(&ada, std::slice::from_ref(&listing_id)).await[0]["id"], listing_id);
        assert_eq!(views().await, 0);
        assert_eq!(data(run(&ada, NODE_BY_ID, json!({ "id": listing_id })).await)["node"]["id"], listing_id);
        assert_eq!(views().await, 1);

        // Whoever hides their profile is there for those who may read it, and the viewer is nobody else.
        let private = "UPDATE users SET privacy_profile = 'connections' WHERE id = $1";
        town.db().run(private, params![ben.id]).await.unwrap();
        town.connect(&ben, &cleo).await;
        let ids = [global("Member", ben.id), global("Viewer", ada.id), global("Viewer", ben.id), json!("nonsense")];
        let types = async |person: &Person| -> Vec<Value> {
            found(person, &ids).await.as_array().unwrap().iter().map(|node| node["__typename"].clone()).collect()
        };
        assert_eq!(types(&ada).await, [Value::Null, json!("Viewer"), Value::Null, Value::Null]);
        assert_eq!(types(&cleo).await, [json!("Member"), Value::Null, Value::Null, Value::Null]);
        assert_eq!(types(&ben).await, [json!("Member"), Value::Null, json!("Viewer"), Value::Null]);
        for id in [&ids[0], &ids[2]] {
            assert_eq!(refusal(&run(&ada, NODE_BY_ID, json!({ "id": id })).await), ("NOT_FOUND".to_owned(), 404, String::new()));
        }

        // Many enter once. Whoever is to wait is told so, and does not take what there is for gone.
        ada.post(&format!("/users/{}/block", cleo.id), json!({})).await.ok();
        let blocked = data(run(&ada, "{ viewer { blockedMembers { id } } }", json!({})).await);
        let blocked = vec![blocked["viewer"]["blockedMembers"][0]["id"].clone(); 40];
        assert_eq!(found(&ada, &blocked).await.as_array().unwrap().len(), 40);
        let mut last = Value::Null;
        for _ in 0..30 {
            last = run(&ada, NODES_BY_ID, json!({ "ids": blocked })).await;
        }
        assert_eq!((&last["data"]["nodes"], refusal(&last).1), (&Value::Null, 429), "{last}");
    }
}
