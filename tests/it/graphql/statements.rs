//! What a query costs: a level is one statement a kind, whatever the number of rows.

use serde_json::{Value, json};

use super::{data, operation, run};
use crate::each_engine;
use crate::reviews::reviewed;
use crate::support::{Person, Town};

/// What a member with everything costs: the sign-in, the balance, the list, and one for each kind of thing below it.
const STATEMENTS: u64 = 16;

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
            name connectionStatus connection { id partner { name } } profile { skills stats { groupCount connectionCount } }
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
        // The sign-in, the list, and one each for profiles, their numbers, pairs, mutual connections, and the pairs' members where there
        // are any.
        assert_eq!((one, all), (6, 7));
    }

    async fn a_member_with_all_there_is_about_them_costs_a_statement_a_kind(town: Town = "[limits]\nenabled = false\n") {
        let [ada, zoe] = town.members(["ada", "zoe"]).await;
        crate::wallet::grant(&town, &ada, 10_000).await;
        let lived_in = async |name: &str| {
            let other = town.member_as("harbour", name, "member").await;
            town.connect(&ada, &other).await;
            crate::exchanges::bring(&town, &ada, &other, "completed").await;
            crate::exchanges::bring(&town, &ada, &other, "accepted").await;
            let own = crate::exchanges::listing(&town, &other, "request").await;
            crate::listings::pictured(&town, own).await;
            other.post("/groups", json!({ "name": format!("Friends of {name}") })).await.ok();
            reviewed(&zoe, &other, 4, json!({ "comment": "Fine." })).await;
            for (who, skill) in [(&ada, "Tea"), (&zoe, "Tea"), (&zoe, "Bread")] {
                who.post(&format!("/members/{}/endorse", other.id), json!({ "skill_name": skill })).await.ok();
            }
        };
        lived_in("first").await;
        let whole = operation!("members/whole");
        let (one, answer) = cost(&town, &ada, whole, json!({ "first": 1, "few": 3 })).await;
        let first = &answer["members"]["nodes"][0];
        assert_eq!(first["name"], "First");
        assert_eq!(first["exchanges"]["nodes"][1]["status"], "COMPLETED");
        assert_eq!(first["listings"]["nodes"].as_array().unwrap().len(), 3);
        assert_eq!((&first["reviewStats"]["reviewCount"], &first["endorsements"][0]["endorsementCount"]), (&json!(1), &json!(2)));
        assert_eq!(first["groups"]["nodes"][0]["name"], "Friends of first");
        assert_eq!(answer["viewer"]["wallet"]["balance"], 98.0);

        for name in ["second", "third", "fourth"] {
            lived_in(name).await;
        }
        let (many, answer) = cost(&town, &ada, whole, json!({ "first": 4, "few": 3 })).await;
        assert_eq!(answer["members"]["nodes"].as_array().unwrap().len(), 4);
        for node in answer["members"]["nodes"].as_array().unwrap() {
            assert_eq!(node["exchanges"]["nodes"].as_array().unwrap().len(), 2, "{node}");
            assert_eq!(node["endorsements"].as_array().unwrap().len(), 2);
        }
        // Where answers come at the same time, what two fields want is read together.
        let few = STATEMENTS - 1..=STATEMENTS;
        assert!(few.contains(&one) && few.contains(&many), "whatever the number of members: {one}, {many}");
    }

    async fn categories_of_skills_cost_a_statement_however_deep_they_stand(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let skills = operation!("members/skills");
        let asked = json!({ "memberId": ada.id.to_string(), "skill": "tea" });
        let (flat, answer) = cost(&town, &ada, skills, asked.clone()).await;
        let mut above = answer["skillCategories"][0]["id"].clone();
        for name in ["Bicycles", "Wheels", "Spokes"] {
            let add = "mutation($name: String!, $above: ID) { createSkillCategory(input: { name: $name, parentId: $above }) { category { id parent { id } } } }";
            let added = data(run(&admin, add, json!({ "name": name, "above": above })).await)["createSkillCategory"]["category"].clone();
            assert_eq!(added["parent"]["id"], above);
            above = added["id"].clone();
            let (id, skill) = (above.clone(), format!("{name} of all kinds"));
            let add = "mutation($name: String!, $id: ID) { addMySkill(input: { skillName: $name, categoryId: $id }) { skills { category { name } } } }";
            run(&ada, add, json!({ "name": skill, "id": id })).await;
        }
        let (deep, answer) = cost(&town, &ada, skills, asked).await;
        let below = &answer["skillCategories"][0]["children"][0];
        assert_eq!((&below["name"], &below["parent"]["id"]), (&json!("Bicycles"), &answer["skillCategories"][0]["id"]));
        let tree = "{ skillCategories { children { children { children { name skills { name memberCount } } } } } }";
        let (whole, answer) = cost(&town, &ada, tree, json!({})).await;
        let spokes = &answer["skillCategories"][0]["children"][0]["children"][0]["children"][0];
        assert_eq!(*spokes, json!({ "name": "Spokes", "skills": [{ "name": "Spokes of all kinds", "memberCount": 1 }] }));
        assert_eq!((deep, whole), (flat, 4), "the sign-in, the list, all categories once, and their skills");
    }

    async fn the_viewers_own_id_costs_the_sign_in_alone(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (statements, _) = cost(&town, &ada, "{ viewer { id restId } __typename }", json!({})).await;
        assert_eq!(statements, 1);
    }
}
