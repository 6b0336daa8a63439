//! Transfers with an idempotency key: the key decides, not the content.

use chrono::TimeDelta;
use serde_json::json;
use tokio::join;

use super::*;
use crate::each_engine;

each_engine! {
    async fn the_first_answer_comes_again_byte_for_byte(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let body = json!({ "recipient": ben.id, "amount": 2, "description": "Bread" });
        let first = keyed(&ada, "/wallet/transfer", "bread-1", body.clone()).await;
        assert_eq!(first.status, 201);
        town.later(TimeDelta::hours(23));
        ada.signs_in().await;
        for again in [
            keyed(&ada, "/wallet/transfer", "bread-1", body.clone()).await,
            // In the body instead of the header, and in both.
            ada.post("/wallet/transfer", json!({ "recipient": ben.id, "amount": 2.0, "description": "Bread", "idempotency_key": "bread-1" })).await,
            keyed(&ada, "/wallet/transfer", "bread-1", json!({ "recipient": ben.id, "amount": 2, "description": "Bread", "idempotency_key": "bread-1" })).await,
        ] {
            assert_eq!((again.status, &again.bytes), (first.status, &first.bytes));
            assert_eq!(again.header("idempotency-replayed"), Some("true"));
        }
        assert_eq!(has(&town, &ben).await, 200);
        town.later(TimeDelta::hours(1));
        ada.signs_in().await;
        let later = keyed(&ada, "/wallet/transfer", "bread-1", body).await;
        assert_eq!((later.status.as_u16(), later.header("idempotency-replayed")), (201, None));
        assert_eq!(has(&town, &ben).await, 400);
        is_sound(&town).await;
    }

    async fn another_body_under_the_same_key_is_refused(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        keyed(&ada, "/wallet/transfer", "k", json!({ "recipient": ben.id, "amount": 2 })).await.ok();
        for body in [json!({ "recipient": ben.id, "amount": 3 }), json!({ "recipient": ben.id, "amount": 2, "description": "x" })] {
            let refused = keyed(&ada, "/wallet/transfer", "k", body).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, "IDEMPOTENCY_KEY_REUSED"));
        }
        let torn = keyed(&ada, "/wallet/transfer", "one", json!({ "recipient": ben.id, "amount": 2, "idempotency_key": "two" })).await;
        assert_eq!(torn.refusal(), (400, "VALIDATION_ERROR".to_owned(), "idempotency_key".to_owned()));
        assert_eq!(has(&town, &ben).await, 200);
    }

    async fn a_key_knows_the_same_transfer_however_it_is_spelled(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        town.db().run("UPDATE users SET username = 'benny' WHERE id = $1", params![ben.id]).await.unwrap();
        let first = keyed(&ada, "/wallet/transfer", "id", json!({ "recipient": ben.id, "amount": 2 })).await;
        assert_eq!(first.status, 201);
        for body in [
            json!({ "user_id": ben.id, "amount": 2 }),
            json!({ "recipient": ben.id.to_string(), "amount": 2.0 }),
            json!({ "recipient": null, "user_id": ben.id, "amount": 2, "description": null, "colour": "blue" }),
            // The first that is there counts.
            json!({ "recipient": ben.id, "user_id": 999_999, "email": "x@example.com", "amount": 2 }),
        ] {
            let again = keyed(&ada, "/wallet/transfer", "id", body.clone()).await;
            assert_eq!((again.status, &again.bytes), (first.status, &first.bytes), "{body}");
        }
        for body in [json!({ "user_id": ada.id, "amount": 2 }), json!({ "username": "benny", "amount": 2 }), json!({ "amount": 2 })] {
            let refused = keyed(&ada, "/wallet/transfer", "id", body.clone()).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, "IDEMPOTENCY_KEY_REUSED"), "{body}");
        }
        // The other door has other names for the same. The limit of calls is behind us by then.
        town.later(TimeDelta::minutes(2));
        let graph = async |input: &str| -> Value {
            let document = format!("mutation {{ transferHours(input: {{ {input} }}) {{ transaction {{ restId }} }} }}");
            ada.graphql(&document, json!({})).await.ok().json()
        };
        let id = first.json()["data"]["id"].to_string();
        let told = graph(&format!("memberId: \"{}\", amount: 2, idempotencyKey: \"id\"", ben.id)).await;
        assert_eq!(told, json!({ "data": { "transferHours": { "transaction": { "restId": id } } } }));
        let named = keyed(&ada, "/wallet/transfer", "name", json!({ "recipient": " benny ", "amount": 1 })).await;
        assert_eq!(named.status, 201);
        let id = named.json()["data"]["id"].to_string();
        let told = graph("username: \"benny\", amount: 1, description: null, idempotencyKey: \"name\"").await;
        assert_eq!(told, json!({ "data": { "transferHours": { "transaction": { "restId": id } } } }));
        let nobody = graph("amount: 1").await;
        let extensions = &nobody["errors"][0]["extensions"];
        assert_eq!((&extensions["code"], &extensions["field"]), (&json!("VALIDATION_ERROR"), &json!("memberId")), "{nobody}");
        assert_eq!(has(&town, &ben).await, 300);
        is_sound(&town).await;
    }

    async fn two_keys_are_two_transfers_however_alike(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let body = json!({ "recipient": ben.id, "amount": 2 });
        let (one, other, same) = join!(
            keyed(&ada, "/wallet/transfer", "one", body.clone()),
            keyed(&ada, "/wallet/transfer", "other", body.clone()),
            keyed(&ada, "/wallet/transfer", "one", body.clone()),
        );
        assert_eq!([one.status.as_u16(), other.status.as_u16(), same.status.as_u16()], [201; 3]);
        assert_eq!(one.bytes, same.bytes);
        assert_ne!(one.json()["data"]["id"], other.json()["data"]["id"]);
        // And one without a key is a third.
        send(&ada, &ben, 2.0).await.ok();
        assert_eq!(has(&town, &ben).await, 600);
        is_sound(&town).await;
    }

    async fn a_refusal_is_not_remembered(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let body = json!({ "recipient": ben.id, "amount": 2 });
        assert_eq!(keyed(&ada, "/wallet/transfer", "k", body.clone()).await.code(), "INSUFFICIENT_FUNDS");
        grant(&town, &ada, 1_000).await;
        assert_eq!(keyed(&ada, "/wallet/transfer", "k", body).await.status, 201);
        assert_eq!((has(&town, &ben).await, town.count("transactions").await), (200, 2));
    }

    async fn the_graph_remembers_a_key_too(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let document = "mutation($to: ID!, $amount: Hours!) {
            transferHours(input: { memberId: $to, amount: $amount, idempotencyKey: \"g\" }) { transaction { restId amount } } }";
        let first = ada.graphql(document, json!({ "to": ben.id.to_string(), "amount": 1.5 })).await.json();
        assert_eq!(first["data"]["transferHours"]["transaction"]["amount"], 1.5, "{first}");
        let again = ada.graphql(document, json!({ "to": ben.id.to_string(), "amount": 1.5 })).await.json();
        assert_eq!(first, again);
        let other = ada.graphql(document, json!({ "to": ben.id.to_string(), "amount": 2.0 })).await.json();
        assert_eq!(other["errors"][0]["extensions"]["code"], "IDEMPOTENCY_KEY_REUSED");
        assert_eq!(has(&town, &ben).await, 150);
    }
}
