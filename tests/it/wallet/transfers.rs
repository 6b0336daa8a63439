//! Sending hours: what happens, what is refused, in which order, and what two at once do.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::*;
use crate::each_engine;

each_engine! {
    async fn hours_move_from_one_to_the_other(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 2_000).await;

        let sent = ada
            .post("/wallet/transfer", json!({ "recipient": ben.id, "amount": 1.25, "description": " Bread " }))
            .await;
        assert_eq!(sent.status, 201);
        let id = sent.json()["data"]["id"].clone();
        let ada_seen = json!({ "id": ada.id, "name": "Ada Tester", "avatar": null });
        assert_eq!(
            sent.json(),
            json!({
                "data": {
                    "id": id, "type": "debit", "status": "completed", "amount": 1.25, "description": "Bread",
                    "transaction_type": "transfer", "sender": ada_seen, "receiver": { "id": ben.id, "name": "Ben", "avatar": null },
                    "other_user": { "id": ben.id, "name": "Ben", "avatar": null }, "category_id": null, "balance_after": null,
                    "created_at": "2026-01-05T12:00:00Z",
                },
                "meta": { "base_url": "http://localhost" },
            })
        );
        assert_eq!(ada.get(&format!("/wallet/transactions/{id}")).await.ok().json(), sent.json());
        let seen = ben.get(&format!("/wallet/transactions/{id}")).await.ok().json();
        assert_eq!((&seen["data"]["type"], &seen["data"]["other_user"]["name"]), (&json!("credit"), &json!("Ada")));
        assert_eq!((balance(&ada).await, balance(&ben).await), (json!(18.75), json!(1.25)));
        let me = ben.get("/users/me").await.ok().json();
        assert_eq!(me["data"]["balance"], 1.25);
        is_sound(&town).await;
    }

    async fn whom_is_said_in_many_ways(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.db().run("UPDATE users SET username = 'benny' WHERE id = $1", params![ben.id]).await.unwrap();
        grant(&town, &ada, 2_000).await;
        let ways: Vec<Value> = vec![
            json!({ "recipient": ben.id }),
            json!({ "recipient": ben.id.to_string() }),
            json!({ "recipient": "benny" }),
            json!({ "recipient": " BEN@harbour.example " }),
            json!({ "user_id": ben.id }),
            json!({ "username": "benny" }),
            json!({ "email": "Ben@Harbour.example" }),
            json!({ "recipient": null, "user_id": null, "email": "ben@harbour.example" }),
            // The first that is there wins.
            json!({ "recipient": ben.id, "user_id": 999_999, "email": "nobody@harbour.example" }),
        ];
        for (number, mut body) in ways.into_iter().enumerate() {
            body["amount"] = json!(0.5);
            body["description"] = json!(format!("way {number}"));
            let sent = ada.post("/wallet/transfer", body.clone()).await;
            assert_eq!(sent.status, 201, "{body}: {}", sent.text());
            assert_eq!(sent.json()["data"]["receiver"]["id"], ben.id);
        }
        assert_eq!(has(&town, &ben).await, 450);
    }

    async fn what_cannot_be_sent_is_refused_in_order(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let mut resting = Vec::new();
        for status in ["banned", "suspended", "inactive", "pending", "rejected"] {
            let person = town.newcomer("harbour", status, "member").await;
            town.db().run("UPDATE users SET status = $2 WHERE id = $1", params![person.id, status]).await.unwrap();
            resting.push((person.id, 422, "TRANSFER_FAILED", ""));
        }
        let gone = town.newcomer("harbour", "gone", "member").await;
        town.db().run("UPDATE users SET deleted_at = $2 WHERE id = $1", params![gone.id, town.clock.now()]).await.unwrap();
        grant(&town, &ada, 100_000).await;
        decide(&town, json!({ "max_transfer": 5_000 })).await;

        let bad = "VALIDATION_ERROR";
        let mut table: Vec<(Value, u16, &str, &str)> = vec![
            (json!({ "amount": 1 }), 400, bad, "recipient"),
            (json!({ "recipient": "  ", "amount": 1 }), 400, bad, "recipient"),
            // Who is looked at before how much, how much before whether there is such a member.
            (json!({ "amount": 0 }), 400, bad, "recipient"),
            (json!({ "recipient": 999_999, "amount": 0 }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": 0 }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": -1 }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": 0.001 }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": 1.005 }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": 50.01 }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": 1e300 }), 400, bad, "amount"),
            (json!({ "recipient": ben.id }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": "1" }), 400, bad, "amount"),
            (json!({ "recipient": ben.id, "amount": null }), 400, bad, "amount"),
            (json!({ "recipient": [ben.id], "amount": 1 }), 400, bad, "recipient"),
            (json!({ "recipient": ben.id, "amount": 1, "description": "d".repeat(501) }), 400, bad, "description"),
            (json!({ "recipient": 999_999, "amount": 1 }), 404, "NOT_FOUND", ""),
            (json!({ "recipient": "99999999999999999999", "amount": 1 }), 404, "NOT_FOUND", ""),
            (json!({ "recipient": "nobody", "amount": 1 }), 404, "NOT_FOUND", ""),
            (json!({ "recipient": far.id, "amount": 1 }), 404, "NOT_FOUND", ""),
            (json!({ "recipient": "far@meadow.example", "amount": 1 }), 404, "NOT_FOUND", ""),
            (json!({ "recipient": gone.id, "amount": 1 }), 404, "NOT_FOUND", ""),
            (json!({ "recipient": ada.id, "amount": 1 }), 400, bad, "recipient"),
            (json!({ "recipient": "ada@harbour.example", "amount": 1 }), 400, bad, "recipient"),
            (json!({ "recipient": ben.id, "amount": 1, "category_id": 999_999 }), 422, bad, "category_id"),
        ];
        table.extend(resting.into_iter().map(|(id, status, code, field)| {
            (json!({ "recipient": id, "amount": 1 }), status, code, field)
        }));
        for (body, status, code, field) in table {
            let heard = ada.post("/wallet/transfer", body.clone()).await;
            assert_eq!(heard.refusal(), (status, code.to_owned(), field.to_owned()), "{body}: {}", heard.text());
        }
        let poor = ben.post("/wallet/transfer", json!({ "recipient": ada.id, "amount": 0.01 })).await;
        assert_eq!(poor.refusal(), (400, "INSUFFICIENT_FUNDS".to_owned(), "amount".to_owned()));
        assert_eq!((town.count("transactions").await, town.count("entries").await), (1, 2));
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (100_000, 0));
        is_sound(&town).await;
    }

    async fn no_refusal_tells_who_has_an_address(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let resting = town.newcomer("harbour", "resting", "member").await;
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![resting.id]).await.unwrap();
        grant(&town, &ada, 100).await;
        let ask = |address: &str, more: Value| {
            let mut body = json!({ "recipient": format!("{address}@harbour.example"), "amount": 2 });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            let ada = ada.clone();
            async move { ada.post("/wallet/transfer", body).await.refusal() }
        };
        for more in [json!({}), json!({ "category_id": 999_999 }), json!({ "amount": 0 })] {
            let [member, other, nobody] =
                [ask("ben", more.clone()).await, ask("resting", more.clone()).await, ask("nobody", more.clone()).await];
            assert_eq!((&member, &other), (&nobody, &nobody), "{more}");
        }
        assert_eq!(ask("nobody", json!({ "amount": 1 })).await.0, 404);
        assert_eq!(ask("resting", json!({ "amount": 1 })).await.0, 404);
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (100, 0));
    }

    async fn a_rule_of_safeguarding_stops_hours_before_the_balance_is_looked_at(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let measure = json!({ "kind": "no_contact", "member_id": ben.id, "reason": "A matter of safety" });
        warden.post("/admin/safeguarding/measures", measure).await.ok();
        let heard = send(&ada, &ben, 1.0).await;
        assert_eq!((heard.status.as_u16(), heard.code().as_str()), (403, "SAFEGUARDING_CONTACT_RESTRICTED"));
        assert_eq!(town.count("transactions").await, 0);
    }

    async fn the_communitys_overdraft_is_the_floor(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        decide(&town, json!({ "overdraft": 500 })).await;
        assert_eq!(send(&ada, &ben, 5.01).await.code(), "INSUFFICIENT_FUNDS");
        assert_eq!(send(&ada, &ben, 5.0).await.status, 201);
        assert_eq!(send(&ada, &ben, 0.01).await.code(), "INSUFFICIENT_FUNDS");
        assert_eq!(balance(&ada).await, json!(-5.0));
        // Who is below a floor that was raised may still be given something, but gives nothing.
        decide(&town, json!({ "overdraft": 0 })).await;
        assert_eq!(send(&ben, &ada, 1.0).await.status, 201);
        assert_eq!(send(&ada, &ben, 0.5).await.code(), "INSUFFICIENT_FUNDS");
        is_sound(&town).await;
    }

    async fn the_same_transfer_within_two_minutes_is_one(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        grant(&town, &ada, 300).await;
        let bread = |to: &Person| json!({ "recipient": to.id, "amount": 1.5, "description": "Bread" });

        let first = ada.post("/wallet/transfer", bread(&ben)).await;
        town.later(TimeDelta::seconds(119));
        let again = ada.post("/wallet/transfer", bread(&ben)).await;
        let repeated = {
            let mut answer = first.json();
            answer["data"]["repeated"] = json!(true);
            answer
        };
        assert_eq!((again.status.as_u16(), again.json()), (201, repeated.clone()), "and it says that nothing moved");
        // Another recipient, amount or description is another transfer.
        assert_eq!(ada.post("/wallet/transfer", bread(&cleo)).await.status, 201);
        assert_eq!(has(&town, &ada).await, 0);
        // The repetition is answered also when nothing is left for another one.
        assert_eq!(ada.post("/wallet/transfer", bread(&ben)).await.json(), repeated);
        town.later(TimeDelta::seconds(1));
        assert_eq!(ada.post("/wallet/transfer", bread(&ben)).await.code(), "INSUFFICIENT_FUNDS");
        // Two minutes count from the first one, not from its repetitions.
        grant(&town, &ada, 300).await;
        let next = ada.post("/wallet/transfer", bread(&ben)).await;
        assert_ne!(next.json()["data"]["id"], first.json()["data"]["id"]);
        assert_eq!((has(&town, &ben).await, has(&town, &cleo).await), (300, 150));
        is_sound(&town).await;
    }

    async fn the_same_transfer_twice_at_once_moves_hours_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let (one, other) = join!(send(&ada, &ben, 3.0), send(&ada, &ben, 3.0));
        assert_eq!((one.status.as_u16(), other.status.as_u16()), (201, 201));
        assert_eq!(one.json()["data"]["id"], other.json()["data"]["id"]);
        let said: Vec<bool> = [&one, &other].iter().map(|heard| heard.json()["data"]["repeated"] == true).collect();
        assert_eq!(said.iter().filter(|repeated| **repeated).count(), 1);
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (700, 300));
        is_sound(&town).await;
    }

    async fn two_at_once_cannot_spend_the_same_hours(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        grant(&town, &ada, 100).await;
        let (one, other) = join!(send(&ada, &ben, 1.0), send(&ada, &cleo, 1.0));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 400]);
        assert_eq!(has(&town, &ada).await, 0);
        assert_eq!(has(&town, &ben).await + has(&town, &cleo).await, 100);
        is_sound(&town).await;
    }

    async fn two_who_pay_each_other_at_once_both_do(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        // Nobody has an account yet but for these hours: opening them must not make the two wait for each other.
        grant(&town, &ada, 100).await;
        grant(&town, &ben, 100).await;
        for amount in [0.25, 0.5, 0.75] {
            let (one, other) = join!(send(&ada, &ben, amount), send(&ben, &ada, amount));
            assert_eq!((one.status.as_u16(), other.status.as_u16()), (201, 201), "{}{}", one.text(), other.text());
        }
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (100, 100));
        is_sound(&town).await;
    }

    async fn a_transfer_rings_the_receivers_bell(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        send(&ada, &ben, 1.0).await.ok();
        town.deliver().await;
        let rows: Vec<(i64, String, String)> =
            town.db().all("SELECT user_id, type, message FROM notifications WHERE actor_id = $1", params![ada.id]).await.unwrap();
        assert_eq!(rows, [(ben.id, "transaction".to_owned(), "Ada sent you hours.".to_owned())]);
        let events = count(&town, "SELECT COUNT(*) FROM domain_events WHERE kind = 'transaction_completed'").await;
        assert_eq!(events, 2);
    }
}
