//! The wallet in the graph: what administrators do, the fund, gifts, payees.

use serde_json::{Value, json};

use super::is_sound;
use crate::each_engine;
use crate::support::Person;

async fn run(person: &Person, document: &str) -> Value {
    person.graphql(document, json!({})).await.json()
}

/// Code, status and argument of a refusal.
fn told(answer: &Value) -> (String, i64, String) {
    let extensions = &answer["errors"][0]["extensions"];
    let text = |name: &str| extensions[name].as_str().unwrap_or_default().to_owned();
    (text("code"), extensions["status"].as_i64().unwrap_or_default(), text("field"))
}

each_engine! {
    async fn the_fund_is_filled_once_under_a_key_and_pays_members(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        let deposit = "mutation { depositToCommunityFund(amount: 10, description: \"A start\", idempotencyKey: \"k1\") { balance } }";
        for _ in 0..2 {
            assert_eq!(run(&warden, deposit).await["data"]["depositToCommunityFund"]["balance"], 10.0);
        }
        let other = "mutation { depositToCommunityFund(amount: 11, idempotencyKey: \"k1\") { balance } }";
        assert_eq!(told(&run(&warden, other).await).0, "IDEMPOTENCY_KEY_REUSED");
        let pay = format!(
            "mutation {{ withdrawFromCommunityFund(memberId: \"{}\", amount: 3, description: \"The clean-up\") {{ balance }} }}",
            ben.id
        );
        assert_eq!(run(&warden, &pay).await["data"]["withdrawFromCommunityFund"]["balance"], 7.0);
        let give = "mutation { donateHours(amount: 0.5, message: \"For the garden\") { message } }";
        assert_eq!(told(&run(&ada, give).await), ("INSUFFICIENT_FUNDS".to_owned(), 400, "amount".to_owned()));
        assert_eq!(run(&ben, give).await.get("errors"), None);

        let seen = run(&ada, include_str!("../../../graphql/operations/wallet/fund.graphql")).await["data"].clone();
        let fund = &seen["communityFund"];
        let sums = (&fund["balance"], &fund["totalDeposited"], &fund["totalDonated"], &fund["totalWithdrawn"]);
        assert_eq!(sums, (&json!(7.5), &json!(10.0), &json!(0.5), &json!(3.0)));
        assert_eq!(fund["transactions"]["total"], 3);
        let moved = |node: &Value| (node["type"].clone(), node["amount"].clone(), node["member"]["name"].clone());
        let nodes: Vec<_> = fund["transactions"]["nodes"].as_array().unwrap().iter().map(moved).collect();
        assert_eq!(
            nodes,
            [
                (json!("DONATION"), json!(0.5), json!("Ben")),
                (json!("WITHDRAWAL"), json!(3.0), json!("Ben")),
                (json!("DEPOSIT"), json!(10.0), Value::Null),
            ]
        );
        let gifts = "{ viewer { wallet { donations { total nodes { direction amount message recipientType otherUser { name } } } } } }";
        let gift = json!({
            "direction": "GIVEN", "amount": 0.5, "message": "For the garden", "recipientType": "COMMUNITY_FUND", "otherUser": null,
        });
        let given = run(&ben, gifts).await["data"]["viewer"]["wallet"]["donations"].clone();
        assert_eq!(given, json!({ "total": 1, "nodes": [gift] }));
        is_sound(&town).await;
    }

    async fn administrators_decide_what_transfers_are_about_and_what_newcomers_get(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        let made = run(&warden, "mutation { createTransactionCategory(input: { name: \"Garden\", color: \"#15803d\" }) {
            restId name color sortOrder isActive } }").await["data"]["createTransactionCategory"].clone();
        let id = made["restId"].as_str().unwrap().to_owned();
        let rest = ada.get("/wallet/categories").await.ok().json()["data"][0].clone();
        assert_eq!((&rest["id"].to_string(), &rest["name"], &rest["color"]), (&id, &json!("Garden"), &json!("#15803d")));
        let change = format!("mutation {{ updateTransactionCategory(categoryId: \"{id}\", input: {{ sortOrder: 4 }}) {{ name sortOrder }} }}");
        assert_eq!(
            run(&warden, &change).await["data"]["updateTransactionCategory"],
            json!({ "name": "Garden", "sortOrder": 4 })
        );
        for (input, refusal) in [
            ("{ name: \"Garden\" }", ("ALREADY_EXISTS", 409, "name")),
            ("{ name: \"\" }", ("VALIDATION_TOO_SHORT", 422, "name")),
            ("{}", ("VALIDATION_REQUIRED_FIELD", 422, "name")),
            ("{ name: \"x\", color: \"green\" }", ("VALIDATION_INVALID_FORMAT", 422, "color")),
        ] {
            let answer = run(&warden, &format!("mutation {{ createTransactionCategory(input: {input}) {{ name }} }}")).await;
            let (code, status, field) = told(&answer);
            assert_eq!((code.as_str(), status, field.as_str()), refusal, "{input}");
        }
        let gone = format!("mutation {{ deleteTransactionCategory(categoryId: \"{id}\") {{ categoryId }} }}");
        assert_eq!(run(&warden, &gone).await["data"]["deleteTransactionCategory"]["categoryId"], id.as_str());
        assert_eq!(told(&run(&warden, &gone).await).0, "NOT_FOUND");
        assert_eq!(run(&ada, "{ transactionCategories { name } }").await["data"]["transactionCategories"], json!([]));

        let start = "mutation { setStartingBalance(amount: 2.5) { startingBalance } }";
        assert_eq!(told(&run(&ada, start).await).0, "forbidden");
        assert_eq!(run(&warden, start).await["data"]["setStartingBalance"]["startingBalance"], 2.5);
        assert_eq!(run(&ada, "{ startingBalance }").await["data"]["startingBalance"], 2.5);
    }

    async fn payees_are_found_as_at_the_other_door(town: Town) {
        let [ada, ben, _bella] = town.members(["ada", "ben", "bella"]).await;
        let found = run(&ada, "{ payees(search: \"be\") { restId name } }").await["data"]["payees"].clone();
        let rest = ada.get("/wallet/user-search?q=be").await.ok().json()["data"]["users"].clone();
        let pairs = |list: &Value, id: &str| -> Vec<(String, String)> {
            let row = |row: &Value| (row[id].to_string().replace('"', ""), row["name"].to_string());
            list.as_array().unwrap().iter().map(row).collect()
        };
        assert_eq!(pairs(&found, "restId"), pairs(&rest, "id"));
        assert_eq!(found.as_array().unwrap().len(), 2);
        assert_eq!(run(&ben, "{ payees(search: \" \") { name } }").await["data"]["payees"], json!([]));
    }
}
