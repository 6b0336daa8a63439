//! Brokers: what waits for them, what they settle, and that nobody decides about their own.

use super::*;
use crate::each_engine;

each_engine! {
    async fn what_was_taken_back_is_shown_and_not_rated(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        grant(&town, &ada, 1_000).await;
        let id = bring(&town, &ada, &ben, "completed").await;
        let seen = async || ada.get(&format!("/exchanges/{id}")).await.ok().json()["data"]["is_reversed"].clone();
        assert_eq!(seen().await, Value::Null);
        ada.post(&format!("/exchanges/{id}/rate"), json!({ "rating": 5 })).await.ok();
        let paid: i64 = town.db().one("SELECT transaction_id FROM exchanges WHERE id = $1", params![id]).await.unwrap();
        warden.post(&format!("/admin/wallet/transactions/{paid}/reverse"), json!({ "reason": "Not done" })).await.ok();
        assert_eq!(seen().await, json!(true));
        assert_eq!(ada.get("/exchanges").await.ok().json()["data"][0]["is_reversed"], json!(true));
        let late = ben.post(&format!("/exchanges/{id}/rate"), json!({ "rating": 5 })).await;
        assert_eq!((late.status.as_u16(), late.code().as_str()), (400, "EXCHANGE_ERROR"));
        is_sound(&town).await;
    }

    async fn a_broker_looks_where_the_community_wants_it(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        decide(&town, json!({ "exchanges": { "require_broker_approval": true } })).await;
        for (hours, then) in [(4.0, "accepted"), (4.25, "pending_broker")] {
            let about = listing(&town, &ben, "offer").await;
            let id = ask(&ada, about, hours).await;
            assert_eq!(act(&ben, id, "accept").await.ok().json()["data"]["status"], then);
        }
        let waiting = warden.get("/admin/exchanges?status=pending_broker").await.ok().json();
        let id = waiting["data"][0]["id"].as_i64().unwrap();
        assert_eq!(waiting["data"].as_array().unwrap().len(), 1);
        for action in ["start", "accept", "decline"] {
            assert_eq!(act(&ben, id, action).await.code(), "EXCHANGE_ERROR", "{action}");
        }
        let approved = warden.post(&format!("/admin/exchanges/{id}/approve"), json!({ "notes": "Known to us" })).await.ok().json();
        assert_eq!((&approved["data"]["status"], &approved["data"]["broker_notes"]), (&json!("accepted"), &json!("Known to us")));
        let again = warden.post(&format!("/admin/exchanges/{id}/approve"), json!({})).await;
        assert_eq!(again.code(), "EXCHANGE_ERROR");
        let about = listing(&town, &ben, "offer").await;
        let id = ask(&ada, about, 20.0).await;
        act(&ben, id, "accept").await.ok();
        warden.post(&format!("/admin/exchanges/{id}/reject"), json!({})).await.ok();
        assert_eq!(status(&town, id).await, "cancelled");
    }

    async fn a_dispute_is_settled_by_paying_or_not(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        grant(&town, &ada, 1_000).await;
        let paid = bring(&town, &ada, &ben, "disputed").await;
        let unpaid = bring(&town, &ada, &ben, "disputed").await;
        let resolve = async |id: i64, body: Value| warden.post(&format!("/admin/exchanges/{id}/resolve"), body).await;
        for (body, status_code, code) in [
            (json!({}), 400, "VALIDATION_REQUIRED_FIELD"),
            (json!({ "outcome": "complete" }), 400, "VALIDATION_REQUIRED_FIELD"),
            (json!({ "outcome": "complete", "hours": 0.001 }), 400, "VALIDATION_INVALID_VALUE"),
            (json!({ "outcome": "complete", "hours": 10.01 }), 422, "INSUFFICIENT_BALANCE"),
        ] {
            let heard = resolve(paid, body.clone()).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status_code, code), "{body}");
        }
        assert_eq!(status(&town, paid).await, "disputed");
        let settled = resolve(paid, json!({ "outcome": "complete", "hours": 1.5, "notes": "As both said" })).await.ok().json();
        assert_eq!((&settled["data"]["status"], &settled["data"]["final_hours"]), (&json!("completed"), &json!(1.5)));
        assert_eq!(resolve(unpaid, json!({ "outcome": "cancel" })).await.ok().json()["data"]["status"], "cancelled");
        assert_eq!(resolve(unpaid, json!({ "outcome": "cancel" })).await.code(), "EXCHANGE_ERROR");
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (850, 150));
        let acting = count(&town, "SELECT acting_user_id FROM transactions WHERE transaction_type = 'exchange'").await;
        assert_eq!(acting, warden.id);
        is_sound(&town).await;
    }

    async fn nobody_decides_about_their_own_and_members_about_none(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let far = town.member_as("meadow", "farbroker", "broker").await;
        let own = bring(&town, &warden, &ben, "disputed").await;
        let other = bring(&town, &ada, &ben, "disputed").await;
        for (path, body) in [("approve", json!({})), ("reject", json!({})), ("resolve", json!({ "outcome": "cancel" }))] {
            let path = |id: i64| format!("/admin/exchanges/{id}/{path}");
            assert_eq!(warden.post(&path(own), body.clone()).await.code(), "FORBIDDEN");
            assert_eq!(ada.post(&path(other), body.clone()).await.code(), "forbidden");
            assert_eq!(far.post(&path(other), body.clone()).await.code(), "NOT_FOUND");
        }
        assert_eq!(ada.get("/admin/exchanges").await.status, 403);
        assert_eq!((status(&town, own).await, status(&town, other).await), ("disputed".to_owned(), "disputed".to_owned()));
    }

    async fn a_broker_reads_why_somebody_asks_for_a_decision(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let far = town.member_as("meadow", "farbroker", "broker").await;
        let id = bring(&town, &ada, &ben, "disputed").await;
        let path = format!("/admin/exchanges/{id}");
        let detail = warden.get(&path).await.ok().json()["data"].clone();
        assert_eq!((&detail["id"], &detail["status"]), (&json!(id), &json!("disputed")));
        let history = detail["status_history"].as_array().unwrap();
        let actions: Vec<&str> = history.iter().map(|step| step["action"].as_str().unwrap()).collect();
        assert_eq!(actions, ["request", "accept", "start", "complete", "dispute"]);
        let dispute = json!({
            "action": "dispute", "actor_role": "provider", "actor_name": "Ben", "old_status": "pending_confirmation",
            "new_status": "disputed", "notes": "It took less.", "created_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(history[4], dispute);
        for (person, path, status, code) in [
            (&far, path.as_str(), 404, "NOT_FOUND"),
            (&warden, "/admin/exchanges/999999", 404, "NOT_FOUND"),
            (&ada, path.as_str(), 403, "forbidden"),
        ] {
            let heard = person.get(path).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{} {path}", person.name);
        }

        let document = format!(
            "{{ exchangeForBrokers(id: \"{id}\") {{ restId status history {{ action actorRole notes }} }} }}"
        );
        let seen = warden.graphql(&document, json!({})).await.ok().json()["data"].clone();
        let seen = &seen["exchangeForBrokers"];
        assert_eq!((&seen["restId"], &seen["status"]), (&json!(id.to_string()), &json!("DISPUTED")));
        let last = json!({ "action": "DISPUTE", "actorRole": "PROVIDER", "notes": "It took less." });
        assert_eq!(seen["history"][4], last);
        for (person, code) in [(&ada, "FORBIDDEN"), (&far, "NOT_FOUND")] {
            let heard = person.graphql(&document, json!({})).await.json();
            assert_eq!(heard["data"], json!({ "exchangeForBrokers": null }));
            for error in heard["errors"].as_array().unwrap() {
                assert_eq!(error["extensions"]["code"], code, "{}", person.name);
            }
        }
    }

    async fn those_who_look_after_the_community_are_called_but_not_about_their_own(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let cora = town.member_as("harbour", "cora", "coordinator").await;
        town.member_as("meadow", "farbroker", "broker").await;
        decide(&town, json!({ "exchanges": { "require_broker_approval": true } })).await;
        let about = listing(&town, &warden, "offer").await;
        let own = ask(&ada, about, 20.0).await;
        act(&warden, own, "accept").await.ok();
        assert_eq!(status(&town, own).await, "pending_broker");
        let other = bring(&town, &ada, &ben, "disputed").await;
        town.deliver().await;
        let sql = "SELECT user_id, message, link FROM notifications WHERE type = 'exchange_needs_broker' ORDER BY user_id, id";
        let lines: Vec<(i64, String, String)> = town.db().all(sql, params![]).await.unwrap();
        let line = |to: &Person, id: i64| {
            let message = "An exchange in harbour is waiting for a decision. Please look at it.".to_owned();
            (to.id, message, format!("/broker/exchanges/{id}"))
        };
        assert_eq!(lines, [line(&warden, other), line(&cora, own), line(&cora, other)]);
        let mails = "SELECT user_id FROM notification_queue WHERE activity_type = 'exchange_needs_broker' ORDER BY user_id";
        let mails: Vec<i64> = town.db().all(mails, params![]).await.unwrap();
        assert_eq!(mails, [warden.id, cora.id, cora.id]);
    }
}

each_engine! {
    async fn each_step_rings_whoever_did_not_take_it(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let id = bring(&town, &ada, &ben, "completed").await;
        town.deliver().await;
        let rung: Vec<(i64, String, String)> = town
            .db()
            .all("SELECT user_id, type, link FROM notifications WHERE type LIKE 'exchange%' ORDER BY id", params![])
            .await
            .unwrap();
        let line = |person: &Person, kind: &str| (person.id, kind.to_owned(), format!("/exchanges/{id}"));
        assert_eq!(
            rung,
            [
                line(&ben, "exchange_request_received"),
                line(&ada, "exchange_accepted"),
                line(&ben, "exchange_started"),
                // Done, and confirmed by the other a moment later: one line.
                line(&ada, "exchange_ready_confirmation"),
                line(&ben, "exchange_completed"),
            ]
        );
    }
}
