//! Looking back: lists, one transaction, hiding, the statement, whom to pay.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;

use super::*;
use crate::each_engine;

async fn listed(person: &Person, query: &str) -> (Vec<i64>, Value) {
    let page = person.get(&format!("/wallet/transactions{query}")).await.ok().json();
    let ids = page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect();
    (ids, page["meta"].clone())
}

async fn give(town: &Town, from: &Person, to: &Person, hundredths: i64) -> i64 {
    let call = errand(town).await;
    let mut tx = call.begin().await.unwrap();
    let (from, to) = (Holder::Member(from.id.into()), Holder::Member(to.id.into()));
    let paid =
        wallet::pay(&mut tx, Payment::new(from, to, Hours::from_hundredths(hundredths), Kind::Transfer, "Bread"))
            .await
            .unwrap();
    tx.commit().await.unwrap();
    paid.id.get()
}

each_engine! {
    async fn pages_follow_one_another_newest_first(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut all = vec![grant(&town, &ada, 10_000).await];
        for number in 0..6 {
            all.push(give(&town, &ada, &ben, 100 + number).await);
            all.push(give(&town, &ben, &ada, 50).await);
        }
        give(&town, &ada, &ben, 1).await;
        let hidden = all.len();
        all.push(give(&town, &ada, &cleo, 77).await);
        ada.delete(&format!("/wallet/transactions/{}", all[hidden])).await.ok();
        let mut expected: Vec<i64> = town
            .db()
            .all("SELECT id FROM transactions WHERE id <> $1 ORDER BY id DESC", params![all[hidden]])
            .await
            .unwrap();
        let mut seen = Vec::new();
        let mut query = "?per_page=4".to_owned();
        loop {
            let (ids, meta) = listed(&ada, &query).await;
            seen.extend(ids);
            let Some(cursor) = meta["cursor"].as_str() else { break };
            assert_eq!((&meta["has_more"], &meta["per_page"]), (&json!(true), &json!(4)));
            query = format!("?per_page=4&cursor={cursor}");
        }
        assert_eq!(seen, expected);
        let (sent, _) = listed(&ada, "?type=sent&per_page=100").await;
        let (received, _) = listed(&ada, "?type=RECEIVED&per_page=100").await;
        assert_eq!((sent.len(), received.len()), (7, 7));
        let mut both = [sent, received].concat();
        both.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(both, expected);
        // The other side sees it still, and whoever is no side never did.
        assert_eq!(listed(&cleo, "").await.0, [all[hidden]]);
        expected.clear();
        for odd in ["?type=nonsense", "?cursor=%%%", "?per_page=x"] {
            assert!(!listed(&ada, odd).await.0.is_empty(), "{odd}");
        }
    }

    async fn only_the_two_sides_see_a_transaction_and_each_hides_it_alone(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        grant(&town, &ada, 1_000).await;
        let id = give(&town, &ada, &ben, 100).await;
        let path = format!("/wallet/transactions/{id}");
        for stranger in [&cleo, &far] {
            assert_eq!(stranger.get(&path).await.refusal().0, 404);
            assert_eq!(stranger.delete(&path).await.refusal().0, 404);
        }
        let before = balance(&ada).await;
        assert_eq!(ada.delete(&path).await.status, 204);
        assert_eq!((ada.get(&path).await.code(), ada.delete(&path).await.code()), ("NOT_FOUND".to_owned(), "NOT_FOUND".to_owned()));
        ben.get(&path).await.ok();
        assert_eq!(balance(&ada).await, before);
        assert_eq!(ben.delete(&path).await.status, 204);
        for odd in ["0", "-1", "x", "9223372036854775808"] {
            assert!([404, 422].contains(&ben.get(&format!("/wallet/transactions/{odd}")).await.status.as_u16()), "{odd}");
        }
    }

    async fn the_statement_is_a_table_that_no_spreadsheet_runs(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.db().run("UPDATE users SET first_name = '=Ben' WHERE id = $1", params![ben.id]).await.unwrap();
        let grant_id = grant(&town, &ada, 1_000).await;
        let body = json!({ "recipient": ben.id, "amount": 1.5, "description": "=HYPERLINK(\"http://x\"), \"bread\"" });
        let id = ada.post("/wallet/transfer", body).await.ok().json()["data"]["id"].clone();
        let heard = ada.get("/wallet/statement").await.ok();
        assert_eq!(heard.header("content-type"), Some("text/csv; charset=utf-8"));
        assert_eq!(heard.header("content-disposition"), Some("attachment; filename=\"statement.csv\""));
        let head = "id,date,type,transaction_type,counterparty,description,amount,balance_after\r\n";
        let day = "2026-01-05T12:00:00.000Z";
        let first = format!("{grant_id},{day},credit,admin_grant,Community,A start,10.00,10.00\r\n");
        let second = format!(
            "{id},{day},debit,transfer,'=Ben,\"'=HYPERLINK(\"\"http://x\"\"), \"\"bread\"\"\",-1.50,8.50\r\n"
        );
        assert_eq!(heard.text(), format!("{head}{first}{second}"));
        for (query, rows) in [
            ("?type=sent", format!("{head}{second}")),
            ("?type=received", format!("{head}{first}")),
            ("?start_date=2026-01-05&end_date=2026-01-05", format!("{head}{first}{second}")),
            ("?start_date=2026-01-06", head.to_owned()),
            ("?end_date=2026-01-04", head.to_owned()),
        ] {
            assert_eq!(ada.get(&format!("/wallet/statement{query}")).await.ok().text(), rows, "{query}");
        }
        let odd = ada.get("/wallet/statement?start_date=yesterday").await;
        assert_eq!(odd.refusal(), (400, "VALIDATION_ERROR".to_owned(), "start_date".to_owned()));
    }

    async fn payees_are_found_by_name_and_nobody_else(town: Town) {
        let [ada, ben, benno] = town.members(["ada", "ben", "benno"]).await;
        let shy = town.newcomer("harbour", "benshy", "member").await;
        town.db().run("UPDATE users SET privacy_search = FALSE WHERE id = $1", params![shy.id]).await.unwrap();
        let banned = town.newcomer("harbour", "benbanned", "member").await;
        town.db().run("UPDATE users SET status = 'banned' WHERE id = $1", params![banned.id]).await.unwrap();
        town.newcomer("meadow", "benfar", "member").await;
        town.db().run("UPDATE users SET username = 'Baker_7' WHERE id = $1", params![benno.id]).await.unwrap();
        let found = async |person: &Person, query: &str| -> Vec<i64> {
            let answer = person.get(&format!("/wallet/user-search{query}")).await.ok().json();
            answer["data"]["users"].as_array().unwrap().iter().map(|user| user["id"].as_i64().unwrap()).collect()
        };
        assert_eq!(found(&ada, "?q=BEN").await, [ben.id, benno.id]);
        // A username may hold a family name that is hidden: it is found whole.
        assert_eq!(found(&ada, "?q=baker_7").await, [benno.id]);
        assert!(found(&ada, "?q=baker_").await.is_empty());
        assert_eq!(found(&ada, "?q=ben&limit=1").await, [ben.id]);
        // Names that begin with the letters first, then those that have them elsewhere; what else members tell of themselves is not asked.
        let [abe, cleo] = [town.newcomer("harbour", "abe", "member").await, town.newcomer("harbour", "cleo", "member").await];
        town.db().run("UPDATE users SET bio = 'I bake bread', search_text = 'cleo i bake bread' WHERE id = $1", params![cleo.id]).await.unwrap();
        assert_eq!(found(&ada, "?q=be").await, [ben.id, benno.id, abe.id]);
        // What tells a family name that is hidden is not shown either.
        for (username, shown) in [("abe_tester", Value::Null), ("abe1", json!("abe1"))] {
            town.db().run("UPDATE users SET username = $2 WHERE id = $1", params![abe.id, username]).await.unwrap();
            let told = ada.get("/wallet/user-search?q=abe").await.ok().json()["data"]["users"].clone();
            assert_eq!((&told[0]["id"], &told[0]["username"]), (&json!(abe.id), &shown));
        }
        for nothing in ["", "?q=", "?q=%20", "?q=%25", "?q=ada"] {
            assert!(found(&ada, nothing).await.is_empty(), "{nothing}");
        }
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(found(&ada, "?q=ben").await, [benno.id]);
    }

    async fn what_is_told_beside_is_as_simple_as_it_says(town: Town) {
        let [ada] = town.members(["ada"]).await;
        assert_eq!(ada.get("/wallet/pending-count").await.ok().json()["data"], json!({ "count": 0 }));
        assert_eq!(ada.get("/wallet/config").await.ok().json()["data"], json!({ "max_transfer": 1000.0 }));
        assert_eq!(
            ada.get("/wallet/balance").await.ok().json()["data"],
            json!({
                "balance": 0.0, "total_earned": 0.0, "total_spent": 0.0, "transaction_count": 0, "currency": "hours",
                "pending_incoming": 0.0, "pending_outgoing": 0.0, "pending_in": 0.0, "pending_out": 0.0,
            })
        );
        for (set, told) in [(5_000, 50.0), (0, 1000.0), (-1, 1000.0), (99_999_999, 1000.0)] {
            decide(&town, json!({ "max_transfer": set })).await;
            assert_eq!(ada.get("/wallet/config").await.ok().json()["data"]["max_transfer"], told);
        }
        town.later(TimeDelta::zero());
    }

    async fn the_graph_shows_the_viewers_hours_and_nobody_elses(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        send(&ada, &ben, 1.5).await.ok();
        let document = "{ viewer { wallet { balance totalEarned totalSpent transactionCount maxTransfer
            transactions(first: 5) { nodes { restId direction amount partner { name } sender { name member { restId } } receiver { member { restId } } } pageInfo { hasNextPage } } } } }";
        let seen = ada.graphql(document, json!({})).await.ok().json();
        let wallet = &seen["data"]["viewer"]["wallet"];
        assert_eq!((&wallet["balance"], &wallet["totalSpent"], &wallet["transactionCount"]), (&json!(8.5), &json!(1.5), &json!(2)), "{seen}");
        let first = &wallet["transactions"]["nodes"][0];
        assert_eq!((&first["direction"], &first["amount"], &first["partner"]["name"]), (&json!("DEBIT"), &json!(1.5), &json!("Ben")));
        assert_eq!(first["receiver"]["member"]["restId"], ben.id.to_string());
        assert_eq!(wallet["transactions"]["nodes"][1]["sender"]["member"], Value::Null);
        let nobody = town.stranger().graphql(document, json!({})).await.json();
        assert_eq!(nobody["data"]["viewer"], Value::Null, "{nobody}");
        // No member has a field that tells another's hours.
        for field in ["balance", "wallet { balance }", "transactions { nodes { amount } }"] {
            let asked = format!("{{ member(id: \"{}\") {{ {field} }} }}", ben.id);
            let refused = ada.graphql(&asked, json!({})).await.json();
            assert_eq!(refused["errors"][0]["extensions"]["code"], "QUERY_INVALID", "{field}: {refused}");
        }
    }
}
