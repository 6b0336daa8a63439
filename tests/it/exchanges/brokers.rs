//! Brokers: what waits for them, what they settle, and that nobody decides about their own.

use super::*;
use crate::each_engine;

each_engine! {
    async fn a_broker_looks_where_the_community_wants_it(town: Town) {
        let town = crate::support::Town::configured(town.engine, UNLIMITED).await.unwrap();
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

    async fn a_dispute_is_settled_by_paying_or_not(town: Town) {
        let town = crate::support::Town::configured(town.engine, UNLIMITED).await.unwrap();
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

    async fn nobody_decides_about_their_own_and_members_about_none(town: Town) {
        let town = crate::support::Town::configured(town.engine, UNLIMITED).await.unwrap();
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
}

each_engine! {
    async fn each_step_rings_whoever_did_not_take_it(town: Town) {
        let town = crate::support::Town::configured(town.engine, UNLIMITED).await.unwrap();
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
