//! What a query costs: a level is one statement a kind, whatever the number of rows.

use serde_json::{Value, json};

use super::{data, operation, run};
use crate::each_engine;
use crate::support::{Person, Town};

/// How many statements a document takes. The second run counts: by then the community is known.
async fn cost(town: &Town, who: &Person, document: &str, variables: Value) -> (u64, Value) {
    run(who, document, variables.clone()).await;
    let before = town.db().statements();
    let answer = data(run(who, document, variables).await);
    (town.db().statements() - before, answer)
}

each_engine! {
    async fn three_levels_cost_a_statement_each_however_many_rows_there_are(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.connect(&ada, &ben).await;
        town.connect(&ada, &cleo).await;
        town.connect(&ben, &cleo).await;
        let network = operation!("connections/network");
        let (few, answer) = cost(&town, &ada, network, json!({ "first": 100, "mutual": 5 })).await;
        let edges = &answer["viewer"]["connections"]["edges"];
        assert_eq!(edges[1]["node"]["partner"]["mutualConnections"]["edges"][0]["node"]["name"], "Cleo");

        let mut others: Vec<Person> = vec![ben, cleo];
        for n in 0..12 {
            let other = town.member_as("harbour", &format!("person{n}"), "member").await;
            town.connect(&ada, &other).await;
            town.connect(&others[n], &other).await;
            others.push(other);
        }
        let (many, answer) = cost(&town, &ada, network, json!({ "first": 100, "mutual": 5 })).await;
        assert_eq!(answer["viewer"]["connections"]["edges"].as_array().unwrap().len(), 14);
        // The sign-in; the connections with their members; the mutual ones with theirs. How all of them stand is known by then,
        // except of mutual ones beyond the page.
        assert_eq!((few, many), (3, 3));
    }

    async fn fields_below_a_list_are_read_together(town: Town) {
        let [ada, ben, cleo, dan, eva] = town.members(["ada", "ben", "cleo", "dan", "eva"]).await;
        town.connect(&ada, &ben).await;
        town.connect(&ben, &dan).await;
        town.ask(&cleo, &ada).await;
        let document = "query($first: Int) { members(first: $first) { nodes {
            name connectionStatus connection { id partner { name } } profile { skills stats { groupsCount connectionsCount } }
            mutualConnections(first: 2) { nodes { name } } } } }";
        let (one, _) = cost(&town, &ada, document, json!({ "first": 1 })).await;
        let (all, answer) = cost(&town, &ada, document, json!({ "first": 100 })).await;
        let nodes = answer["members"]["nodes"].as_array().unwrap();
        assert_eq!(nodes.len(), 4);
        assert_eq!(nodes[0]["name"], "Eva");
        let _ = eva;
        let stands: Vec<_> = nodes.iter().map(|node| node["connectionStatus"].as_str().unwrap()).collect();
        assert_eq!(stands, ["NONE", "NONE", "PENDING_RECEIVED", "CONNECTED"]);
        assert_eq!(nodes[2]["connection"]["partner"]["name"], "Cleo");
        assert_eq!(nodes[1]["mutualConnections"]["nodes"], json!([{ "name": "Ben" }]));
        // The sign-in, the list, and one each for profiles, pairs, mutual connections, and the pairs' members where there are any.
        assert_eq!((one, all), (5, 6));
    }

    async fn the_viewers_own_id_costs_the_sign_in_alone(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (statements, _) = cost(&town, &ada, "{ viewer { id restId } __typename }", json!({})).await;
        assert_eq!(statements, 1);
    }
}
