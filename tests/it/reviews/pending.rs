//! What a member has not reviewed yet.

use serde_json::json;
use timeweave::params;

use super::{deal, dealt, reviewed, reviews};
use crate::each_engine;

each_engine! {
    async fn completed_transactions_wait_for_a_review(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (sent, got) = (deal(&town, &ada, &ben).await, deal(&town, &cleo, &ada).await);
        let done = deal(&town, &ada, &ben).await;
        reviewed(&ada, &ben, 5, json!({ "transaction_id": done })).await;
        for (kind, status) in
            [("transfer", "pending"), ("transfer", "cancelled"), ("admin_grant", "completed"), ("community_fund", "completed")]
        {
            dealt(&town, &ada, &ben, kind, status).await;
        }
        let foreign = deal(&town, &ben, &cleo).await;

        let item = |id: i64, other: &crate::support::Person, name: &str| {
            json!({
                "exchange_id": id, "exchange_title": "Bicycle repair", "receiver_id": other.id, "receiver_name": name,
                "receiver_avatar": null, "transaction_id": id, "completed_at": "2026-01-05T12:00:00Z",
            })
        };
        let all = ada.get("/reviews/pending").await.ok().json();
        assert_eq!(all["data"], json!([item(got, &cleo, "Cleo"), item(sent, &ben, "Ben")]));
        assert_eq!(all["meta"], json!({ "base_url": all["meta"]["base_url"], "total": 2 }));

        let only = |query: String| {
            let ada = ada.clone();
            async move { ada.get(&format!("/reviews/pending?{query}")).await.ok().json() }
        };
        assert_eq!(only(format!("transaction_id={sent}")).await["data"], json!([item(sent, &ben, "Ben")]));
        for id in [done, foreign] {
            let found = only(format!("transaction_id={id}")).await;
            assert_eq!((&found["data"], &found["meta"]["total"]), (&json!([]), &json!(0)));
        }
        let page = only("per_page=1".to_owned()).await;
        assert_eq!((page["data"].as_array().unwrap().len(), &page["meta"]["total"]), (1, &json!(2)));
        // The other side has not reviewed what Ada has.
        let theirs = ben.get("/reviews/pending").await.ok().json();
        assert_eq!(theirs["meta"]["total"], 3);
    }

    async fn what_is_hidden_or_barred_does_not_wait(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (one, two) = (deal(&town, &ada, &ben).await, deal(&town, &ben, &ada).await);
        deal(&town, &ada, &cleo).await;
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![cleo.id]).await.unwrap();
        let total = |person: &crate::support::Person| {
            let person = person.clone();
            async move { person.get("/reviews/pending").await.ok().json()["meta"]["total"].as_i64().unwrap() }
        };
        assert_eq!(total(&ada).await, 2);
        town.db().run("UPDATE transactions SET deleted_for_sender = TRUE WHERE id = $1", params![one]).await.unwrap();
        town.db().run("UPDATE transactions SET deleted_for_sender = TRUE WHERE id = $1", params![two]).await.unwrap();
        assert_eq!((total(&ada).await, total(&ben).await), (1, 1));
    }

    async fn what_was_taken_back_waits_for_nobody(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        crate::wallet::grant(&town, &ada, 1_000).await;
        let mut sent = Vec::new();
        for amount in [1, 2] {
            let made = ada.post("/wallet/transfer", json!({ "recipient": ben.id, "amount": amount })).await.ok().json();
            sent.push(made["data"]["id"].as_i64().unwrap());
        }
        let path = format!("/admin/wallet/transactions/{}/reverse", sent[1]);
        let back = warden.post(&path, json!({ "reason": "The wrong Ben" })).await.ok().json()["data"]["id"].as_i64().unwrap();
        for (one, other) in [(&ada, &ben), (&ben, &ada)] {
            let waiting = one.get("/reviews/pending").await.ok().json();
            let ids: Vec<_> = waiting["data"].as_array().unwrap().iter().map(|item| item["transaction_id"].as_i64()).collect();
            assert_eq!((ids, &waiting["meta"]["total"]), (vec![Some(sent[0])], &json!(1)), "{}", one.name);
            for transaction in [sent[1], back] {
                let asked = one.get(&format!("/reviews/pending?transaction_id={transaction}")).await.ok().json();
                assert_eq!(asked["data"], json!([]), "{transaction}");
                let heard = reviews(one, other, 5, json!({ "transaction_id": transaction })).await;
                assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".into(), "transaction_id".into()), "{transaction}");
            }
        }
        assert_eq!(town.count("reviews").await, 0);
        reviewed(&ada, &ben, 5, json!({ "transaction_id": sent[0] })).await;
    }

    async fn one_list_is_one_statement(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        deal(&town, &ada, &ben).await;
        reviewed(&ada, &ben, 5, json!({})).await;
        for path in ["/reviews/pending", "/reviews/given", &format!("/reviews/user/{}", ben.id), &format!("/reviews/user/{}/stats", ben.id)] {
            ada.get(path).await.ok();
            let before = town.db().statements();
            ada.get(path).await.ok();
            // One for whoever asks, one for the list.
            assert_eq!(town.db().statements() - before, 2, "{path}");
        }
    }
}
