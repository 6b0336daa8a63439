//! The wallet in the graph: what administrators do, the fund, gifts, payees.

use serde_json::{Value, json};

use super::is_sound;
use crate::each_engine;
use crate::support::Person;

async fn run(person: &Person, document: &str) -> Value {
    person.graphql(document, json!({})).await.json()
}

/// The number in a global id.
fn global_number(id: &Value) -> String {
    use base64::Engine as _;
    let text = base64::engine::general_purpose::STANDARD.decode(id.as_str().unwrap()).unwrap();
    String::from_utf8(text).unwrap().rsplit(':').next().unwrap().to_owned()
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
        let deposit = "mutation { depositToCommunityFund(input: { amount: 10, description: \"A start\", idempotencyKey: \"k1\" }) {
            communityFund { balance } } }";
        for _ in 0..2 {
            assert_eq!(run(&warden, deposit).await["data"]["depositToCommunityFund"]["communityFund"]["balance"], 10.0);
        }
        let other = "mutation { depositToCommunityFund(input: { amount: 11, idempotencyKey: \"k1\" }) { communityFund { balance } } }";
        assert_eq!(told(&run(&warden, other).await).0, "IDEMPOTENCY_KEY_REUSED");
        let pay = format!(
            "mutation {{ withdrawFromCommunityFund(input: {{ memberId: \"{}\", amount: 3, description: \"The clean-up\" }}) {{
                communityFund {{ balance }} member {{ restId }} }} }}",
            ben.id
        );
        let paid = run(&warden, &pay).await["data"]["withdrawFromCommunityFund"].clone();
        assert_eq!(paid, json!({ "communityFund": { "balance": 7.0 }, "member": { "restId": ben.id.to_string() } }));
        let give = "mutation { donateToCommunityFund(input: { amount: 0.5, message: \"For the garden\" }) { viewer { wallet { balance } } } }";
        assert_eq!(told(&run(&ada, give).await), ("INSUFFICIENT_FUNDS".to_owned(), 400, "amount".to_owned()));
        assert_eq!(run(&ben, give).await["data"]["donateToCommunityFund"]["viewer"]["wallet"]["balance"], 2.5);

        let seen = run(&ada, include_str!("../../../graphql/operations/wallet/fund.graphql")).await["data"].clone();
        let fund = &seen["communityFund"];
        let sums = (&fund["balance"], &fund["totalDeposited"], &fund["totalDonated"], &fund["totalWithdrawn"]);
        assert_eq!(sums, (&json!(7.5), &json!(10.0), &json!(0.5), &json!(3.0)));
        assert_eq!(fund["transactions"]["totalCount"], 3);
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
        let gifts = "{ viewer { wallet { donations { totalCount nodes { direction amount message recipientType partner { name member { restId } } } } } } }";
        let gift = json!({
            "direction": "GIVEN", "amount": 0.5, "message": "For the garden", "recipientType": "COMMUNITY_FUND",
            "partner": { "name": "Community fund", "member": null },
        });
        let given = run(&ben, gifts).await["data"]["viewer"]["wallet"]["donations"].clone();
        assert_eq!(given, json!({ "totalCount": 1, "nodes": [gift] }));
        is_sound(&town).await;
    }

    async fn administrators_decide_what_transfers_are_about_and_what_newcomers_get(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        let made = run(&warden, "mutation { createTransactionCategory(input: { name: \"Garden\", color: \"#15803d\" }) {
            transactionCategory { id restId name color sortOrder isActive } } }").await["data"]["createTransactionCategory"]["transactionCategory"].clone();
        let id = made["restId"].as_str().unwrap().to_owned();
        let rest = ada.get("/wallet/categories").await.ok().json()["data"][0].clone();
        assert_eq!((&rest["id"].to_string(), &rest["name"], &rest["color"]), (&id, &json!("Garden"), &json!("#15803d")));
        let change = format!(
            "mutation {{ updateTransactionCategory(input: {{ categoryId: \"{id}\", sortOrder: 4 }}) {{ transactionCategory {{ name sortOrder }} }} }}"
        );
        assert_eq!(
            run(&warden, &change).await["data"]["updateTransactionCategory"]["transactionCategory"],
            json!({ "name": "Garden", "sortOrder": 4 })
        );
        for (input, refusal) in [
            ("{ name: \"Garden\" }", ("ALREADY_EXISTS", 409, "name")),
            ("{ name: \"\" }", ("VALIDATION_TOO_SHORT", 422, "name")),
            ("{ name: \"x\", color: \"green\" }", ("VALIDATION_INVALID_FORMAT", 422, "color")),
        ] {
            let answer = run(&warden, &format!("mutation {{ createTransactionCategory(input: {input}) {{ transactionCategory {{ name }} }} }}")).await;
            let (code, status, field) = told(&answer);
            assert_eq!((code.as_str(), status, field.as_str()), refusal, "{input}");
        }
        let gone = format!("mutation {{ deleteTransactionCategory(input: {{ categoryId: \"{id}\" }}) {{ removedTransactionCategoryId }} }}");
        assert_eq!(run(&warden, &gone).await["data"]["deleteTransactionCategory"]["removedTransactionCategoryId"], made["id"]);
        assert_eq!(told(&run(&warden, &gone).await).0, "NOT_FOUND");
        assert_eq!(run(&ada, "{ transactionCategories { name } }").await["data"]["transactionCategories"], json!([]));

        let start = "mutation { setStartingBalance(input: { amount: 2.5 }) { startingBalance } }";
        assert_eq!(told(&run(&ada, start).await).0, "FORBIDDEN");
        assert_eq!(run(&warden, start).await["data"]["setStartingBalance"]["startingBalance"], 2.5);
        assert_eq!(run(&ada, "{ startingBalance }").await["data"]["startingBalance"], 2.5);
    }

    async fn the_fund_is_one_thing_before_its_first_hour_and_after(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        let id = run(&ada, "{ communityFund { id } }").await["data"]["communityFund"]["id"].clone();
        let deposit = "mutation { depositToCommunityFund(input: { amount: 2 }) { communityFund { id balance } } }";
        let filled = run(&warden, deposit).await["data"]["depositToCommunityFund"]["communityFund"].clone();
        assert_eq!(filled, json!({ "id": id, "balance": 2.0 }));
        let again = "mutation { depositToCommunityFund(input: { amount: 2 }) { repeated communityFund { balance } } }";
        let again = run(&warden, again).await["data"]["depositToCommunityFund"].clone();
        assert_eq!(again, json!({ "repeated": true, "communityFund": { "balance": 2.0 } }));
        let node = "query($id: ID!) { node(id: $id) { ... on CommunityFund { id balance } } }";
        let found: Value = ada.graphql(node, json!({ "id": id })).await.json();
        assert_eq!(found, json!({ "data": { "node": filled } }));
        // CommunityFund:2
        let other: Value = ada.graphql(node, json!({ "id": "Q29tbXVuaXR5RnVuZDoy" })).await.json();
        assert_eq!(told(&other), ("VALIDATION_ERROR".to_owned(), 422, "id".to_owned()));
    }

    async fn what_moved_is_read_page_by_page(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        for amount in 1..=3 {
            warden.post("/wallet/community-fund/deposit", json!({ "amount": amount })).await.ok();
        }
        let page = async |arguments: &str| {
            let document = format!(
                "{{ communityFund {{ transactions({arguments}) {{ totalCount nodes {{ amount }}
                    pageInfo {{ endCursor hasNextPage hasPreviousPage }} }} }} }}"
            );
            run(&ada, &document).await
        };
        let first = page("first: 2").await["data"]["communityFund"]["transactions"].clone();
        assert_eq!((&first["totalCount"], &first["nodes"]), (&json!(3), &json!([{ "amount": 3.0 }, { "amount": 2.0 }])));
        assert_eq!(first["pageInfo"]["hasNextPage"], true);
        let after = first["pageInfo"]["endCursor"].as_str().unwrap();
        let last = page(&format!("first: 2, after: \"{after}\"")).await["data"]["communityFund"]["transactions"].clone();
        assert_eq!(last["nodes"], json!([{ "amount": 1.0 }]));
        assert_eq!((&last["pageInfo"]["hasNextPage"], &last["pageInfo"]["hasPreviousPage"]), (&json!(false), &json!(true)));
        for (arguments, refusal) in [
            ("after: \"%%%\"", ("INVALID_CURSOR", 422, "after")),
            ("first: 101", ("VALIDATION_OUT_OF_RANGE", 422, "first")),
        ] {
            let (code, status, field) = told(&page(arguments).await);
            assert_eq!((code.as_str(), status, field.as_str()), refusal, "{arguments}");
        }
    }

    async fn a_transaction_is_shown_to_its_sides_and_by_what_moved_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        let adjust = format!(
            "mutation {{ adjustBalance(input: {{ memberId: \"{}\", amount: 3, account: ISSUANCE, reason: \"Forgotten\" }}) {{
                transaction {{ id amount direction partner {{ name }} receiver {{ member {{ restId }} }} actingMember {{ restId }} description }}
                member {{ restId }} }} }}",
            ada.id
        );
        let made = run(&warden, &adjust).await["data"]["adjustBalance"]["transaction"].clone();
        let (ada_id, warden_id) = (ada.id.to_string(), warden.id.to_string());
        assert_eq!((&made["amount"], &made["direction"], &made["partner"]), (&json!(3.0), &Value::Null, &Value::Null), "{made}");
        assert_eq!(made["receiver"]["member"]["restId"], ada_id);
        assert_eq!((&made["actingMember"]["restId"], &made["description"]), (&json!(warden_id), &json!("Forgotten")));
        let node = format!(
            "{{ node(id: {}) {{ ... on Transaction {{ direction partner {{ name member {{ id }} }} actingMember {{ id }} }} }} }}",
            made["id"]
        );
        let seen = run(&ada, &node).await["data"]["node"].clone();
        assert_eq!((&seen["direction"], &seen["partner"]["member"]), (&json!("CREDIT"), &Value::Null));
        assert_eq!((&seen["partner"]["name"], &seen["actingMember"]), (&json!("Community"), &Value::Null));
        assert_eq!(told(&run(&ben, &node).await).0, "NOT_FOUND");
        // An administrator who is no side finds it by every way, as REST's sides do; nobody else does.
        let number = global_number(&made["id"]);
        let ways = format!(
            "{{ transaction(id: {0}) {{ restId direction partner {{ name }} description }}
                byNumber: transaction(id: \"{number}\") {{ restId }}
                node(id: {0}) {{ ... on Transaction {{ restId direction partner {{ name }} description }} }} }}",
            made["id"]
        );
        let seen = run(&warden, &ways).await;
        let known = json!({ "restId": number, "direction": null, "partner": null, "description": "Forgotten" });
        assert_eq!(seen, json!({ "data": { "transaction": known, "byNumber": { "restId": number }, "node": known } }));
        let refused = run(&ben, &ways).await;
        let codes: Vec<_> = refused["errors"].as_array().unwrap().iter().map(|error| error["extensions"]["code"].clone()).collect();
        assert_eq!(codes, ["NOT_FOUND"; 3]);
        let path = format!("/wallet/transactions/{number}");
        assert_eq!((ada.get(&path).await.status.as_u16(), ben.get(&path).await.status.as_u16()), (200, 404));
        for id in ["\"x\"", "\"TWVtYmVyOjE=\""] {
            let answer = run(&warden, &format!("{{ transaction(id: {id}) {{ restId }} }}")).await;
            assert_eq!(told(&answer), ("VALIDATION_ERROR".to_owned(), 422, "id".to_owned()));
        }
        // What members wrote to each other is not for administrators who take it back.
        let sent = ada.post("/wallet/transfer", json!({ "recipient": ben.id, "amount": 1, "description": "For the letter" })).await;
        let reverse = format!(
            "mutation {{ reverseTransaction(input: {{ transactionId: \"{}\", reason: \"Wrong Ben\" }}) {{
                transaction {{ description reverses {{ restId description }} }} }} }}",
            sent.ok().json()["data"]["id"]
        );
        let back = run(&warden, &reverse).await["data"]["reverseTransaction"]["transaction"].clone();
        assert_eq!((&back["description"], &back["reverses"]["description"]), (&json!("Wrong Ben"), &json!("")), "{back}");
        is_sound(&town).await;
    }

    async fn payees_are_found_as_at_the_other_door(town: Town) {
        let [ada, ben, _bella] = town.members(["ada", "ben", "bella"]).await;
        let found = run(&ada, "{ payees(search: \"be\") { member { restId name } } }").await["data"]["payees"].clone();
        let rest = ada.get("/wallet/user-search?q=be").await.ok().json()["data"]["users"].clone();
        let pairs = |list: &Value, id: &str| -> Vec<(String, String)> {
            let row = |row: &Value| {
                let row = row.get("member").unwrap_or(row);
                (row[id].to_string().replace('"', ""), row["name"].to_string())
            };
            list.as_array().unwrap().iter().map(row).collect()
        };
        assert_eq!(pairs(&found, "restId"), pairs(&rest, "id"));
        assert_eq!(found.as_array().unwrap().len(), 2);
        assert_eq!(run(&ben, "{ payees(search: \" \") { username } }").await["data"]["payees"], json!([]));
    }
}
