//! Members ask for somebody to step in: who learns what, and how it ends.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::write;
use crate::each_engine;
use crate::marketplace_trade::UNLIMITED;
use crate::support::{PASSWORD, Person, Town};

const DESK: &str = "/admin/messages/coordinator-requests";

async fn bell(town: &Town, who: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let lines = "SELECT type, link FROM notifications WHERE user_id = $1 AND type LIKE 'coordinator_%' ORDER BY id";
    town.db().all(lines, params![who.id]).await.unwrap()
}

each_engine! {
    async fn staff_step_in_where_somebody_asks(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let other = town.member_as("harbour", "vi", "coordinator").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let (told, private) = (write(&ben, &ada, "Give me your hours").await, write(&ada, &ben, "No").await);
        let ask = |id: i64| format!("/messages/{id}/request-coordinator");
        // Who has blocked the other asks all the same, and twice at once is one.
        ada.post(&format!("/users/{}/block", ben.id), json!({})).await.ok();
        let path = ask(told);
        let (one, two) = join!(ada.post(&path, json!({ "reason": " He does not stop. " })), ada.tap(&path));
        let (one, two) = (one.ok().json()["data"].clone(), two.ok().json()["data"].clone());
        assert_eq!(one, two);
        let mut expected = json!({
            "id": one["id"], "message_id": told, "message_body": "Give me your hours", "member_id": ada.id, "partner_id": ben.id, "reason": one["reason"],
            "status": "open", "created_at": "2026-01-05T12:00:00Z", "closed_by": null, "closed_at": null,
        });
        assert_eq!(one, expected);
        assert_eq!(ada.post(&ask(private), json!({ "reason": "Again." })).await.ok().json()["data"], expected, "about the same other there is one");
        assert_eq!(town.count("coordinator_requests").await, 1);
        let missing = (404, "NOT_FOUND".to_owned(), String::new());
        for (who, id) in [(&cleo, told), (&far, told), (&ada, 9_999_999)] {
            assert_eq!(who.post(&ask(id), json!({})).await.refusal(), missing);
        }
        assert_eq!(ada.post(&ask(told), json!({ "reason": "x".repeat(1_001) })).await.refusal(), (422, "VALIDATION_ERROR".into(), "reason".into()));

        // Staff are told and read this one message; the other hears nothing.
        for staff in [&broker, &other] {
            assert_eq!(bell(&town, staff).await, [("coordinator_requested".to_owned(), format!("/broker/coordinator-requests?id={}", one["id"]))]);
        }
        for nobody in [&ada, &ben, &cleo] {
            assert_eq!(bell(&town, nobody).await, []);
            assert_eq!(nobody.get(DESK).await.refusal(), (403, "forbidden".into(), String::new()));
        }
        assert_eq!(broker.get(DESK).await.ok().json()["data"], json!([expected]));
        assert!(!broker.get(DESK).await.text().contains("\"No\""));
        let asked = "query { coordinatorRequests(first: 5, status: OPEN) { nodes { restId messageBody reason status member { id } partner { id } } } }";
        let graph = broker.graphql(asked, json!({})).await.ok().json();
        assert_eq!(graph["data"]["coordinatorRequests"]["nodes"][0]["messageBody"], "Give me your hours", "{graph}");

        // Whoever is one of the two decides nothing about it.
        let about_staff = write(&cleo, &broker, "Hello").await;
        let own = cleo.post(&ask(about_staff), json!({})).await.ok().json()["data"]["id"].clone();
        assert_eq!(broker.get(DESK).await.ok().json()["data"].as_array().map(Vec::len), Some(1));
        assert_eq!(other.get(DESK).await.ok().json()["data"].as_array().map(Vec::len), Some(2));
        assert_eq!(broker.tap(&format!("{DESK}/{own}/close")).await.refusal(), missing);
        assert_eq!(bell(&town, &broker).await.len(), 1, "nor do they hear of it");

        // What was taken back is shown to nobody.
        town.later(TimeDelta::minutes(1));
        ben.send(ben.request(http::Method::DELETE, &format!("/messages/{told}"), Some(json!({ "scope": "everyone" })))).await.ok();
        expected["message_body"] = Value::Null;
        assert_eq!(broker.get(&format!("{DESK}?status=open")).await.ok().json()["data"], json!([expected]));
        let id = one["id"].clone();
        let close = format!("{DESK}/{id}/close");
        let (first, second) = join!(broker.tap(&close), other.tap(&close));
        let mut heard = [first.status.as_u16(), second.status.as_u16()];
        heard.sort_unstable();
        assert_eq!(heard, [200, 409], "one of them closes it");
        let closed = other.get(&format!("{DESK}?status=closed")).await.ok().json()["data"][0].clone();
        assert_eq!((&closed["status"], &closed["closed_at"]), (&json!("closed"), &json!("2026-01-05T12:01:00Z")));
        assert_eq!(bell(&town, &ada).await, [("coordinator_request_closed".to_owned(), format!("/messages/{}", ben.id))]);
        assert_eq!(bell(&town, &ben).await, []);
        for gone in ["9999999", &id.to_string()] {
            assert!([404, 409].contains(&other.tap(&format!("{DESK}/{gone}/close")).await.status.as_u16()));
        }

        // It can be asked anew; the copy of ada's data has both, and they go with her.
        ada.post(&ask(private), json!({})).await.ok();
        let copy = ada.post("/me/data-export", json!({ "format": "json" })).await.ok().json();
        assert_eq!(copy["data"]["requests_to_coordinators"].as_array().map(Vec::len), Some(2), "{copy}");
        ada.send(ada.request(http::Method::DELETE, "/users/me", Some(json!({ "password": PASSWORD })))).await.ok();
        assert_eq!(town.count("coordinator_requests").await, 1);
    }
}
