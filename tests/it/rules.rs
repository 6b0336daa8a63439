//! Whoever breaks several rules of a room is told of all of them at once, as of bounds (contract/decisions/violations.md).

use http::Method;
use serde_json::{Value, json};

use crate::each_engine;
use crate::listings::heading;
use crate::support::{Heard, Person};

/// The fields that a refusal names, in its order.
fn fields(heard: &Heard) -> Vec<String> {
    let errors = heard.json()["errors"].as_array().cloned().unwrap_or_default();
    errors.iter().map(|error| error["field"].as_str().unwrap_or_default().to_owned()).collect()
}

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

each_engine! {
    async fn all_broken_rules_are_told_at_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "keeper", "broker").await;
        let heading = heading(&town, "repairs").await;
        let listing = json!({
            "title": "Bicycle repair", "description": "Punctures, brakes and gears, at your place.", "type": "offer", "category_id": heading,
        });
        let listing = ben.post("/listings", listing).await.ok().json()["data"]["id"].clone();

        let short = json!({"title": "x", "description": "Too short.", "type": "offer", "category_id": 999_999});
        let pair_of_one = json!({
            "kind": "no_contact", "member_id": ada.id, "partner_id": ada.id, "reason": " ", "direction": "to", "jurisdiction": "Here",
        });
        let slot = |start: &str, end: &str| json!({"day_of_week": 1, "start_time": start, "end_time": end});
        let week = json!({"schedule": [slot("10:00", "09:00"), slot("11:00", "12:00"), slot("11:30", "12:30")]});
        let table: Vec<(Heard, u16, &[&str])> = vec![
            (ada.post("/wallet/transfer", json!({"recipient": " ", "amount": 0.005})).await, 400, &["recipient", "amount"]),
            (ada.post("/wallet/transfer", json!({})).await, 400, &["recipient", "amount"]),
            (ada.post("/wallet/transfer", json!({"recipient": ada.id, "amount": 0.005})).await, 400, &["amount", "recipient"]),
            (
                ada.post("/messages", json!({"recipient_id": ada.id, "body": " ", "context_type": "listing"})).await,
                422,
                &["body", "context_id", "recipient_id"],
            ),
            (
                ada.post("/exchanges", json!({"listing_id": listing, "proposed_hours": 1.555, "prep_time": 0.555})).await,
                400,
                &["proposed_hours", "prep_time"],
            ),
            (ada.post("/listings", short).await, 422, &["category_id", "title", "description"]),
            (
                put(&ben, &format!("/listings/{listing}"), json!({"title": "x", "category_id": 999_999})).await,
                422,
                &["category_id", "title"],
            ),
            (
                broker.post("/admin/safeguarding/measures", pair_of_one).await,
                422,
                &["reason", "partner_id", "direction", "jurisdiction"],
            ),
            (put(&ada, "/users/me/availability", week).await, 422, &["schedule.0", "schedule.2"]),
        ];
        for (heard, status, expected) in table {
            assert_eq!((heard.status.as_u16(), fields(&heard)), (status, expected.iter().map(|&one| one.to_owned()).collect()), "{}", heard.text());
        }

        // The graph tells the first in `extensions`, and all of them in `violations`, by the names of its arguments.
        let document = "mutation($to: ID!) { transferHours(input: { memberId: $to, amount: 0 }) { transaction { id } } }";
        let heard: Value = ada.graphql(document, json!({"to": ada.id})).await.json();
        let extensions = &heard["errors"][0]["extensions"];
        assert_eq!(extensions["field"], "amount", "{heard}");
        let told: Vec<_> = extensions["violations"].as_array().unwrap().iter().map(|one| one["field"].clone()).collect();
        assert_eq!(told, [json!("amount"), json!("memberId")], "{heard}");

        // So do the sentences, whichever input they name.
        let document = "mutation($to: ID!) { sendMessage(input: { memberId: $to, body: \"x\", contextType: LISTING }) { message { id } } }";
        let heard = ada.graphql(document, json!({"to": ben.id})).await.json();
        assert_eq!(heard["errors"][0]["message"], "Please send contextRestId together with contextType.");
        let rest = ada.post("/messages", json!({"recipient_id": ben.id, "body": "x", "context_type": "listing"})).await.json();
        assert_eq!(rest["errors"][0]["message"], "Please send context_id together with context_type.");
    }
}
