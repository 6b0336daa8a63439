//! What members did (spec accounts 4).

pub mod fixtures;

use serde_json::{Value, json};

use crate::each_engine;
use crate::support::Person;

const MINE: &str = include_str!("../../graphql/operations/activity/activity.graphql");
const THEIRS: &str = include_str!("../../graphql/operations/activity/member_activity.graphql");

async fn dashboard(who: &Person, whose: &str) -> Value {
    who.get(&format!("/users/{whose}/activity/dashboard")).await.ok().json()["data"].clone()
}

each_engine! {
    async fn members_read_what_they_did_and_others_read_less(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        ada.post("/users/me/skills", json!({ "skill_name": "Weaving", "proficiency_level": "expert" })).await.ok();
        town.connect(&ada, &ben).await;
        town.ask(&cleo, &ada).await;
        ada.post("/groups", json!({ "name": "Garden", "description": "We dig.", "visibility": "public" })).await.ok();
        let post = ada.post("/feed/posts", json!({ "content": "The workshop is open." })).await.ok().json()["data"]["id"].clone();
        ben.post("/feed/like", json!({ "target_type": "post", "target_id": post })).await.ok();
        ben.post("/comments", json!({ "target_type": "post", "target_id": post, "content": "Well done" })).await.ok();

        let mine = dashboard(&ada, "me").await;
        let told: Vec<(&str, &str)> = mine["timeline"].as_array().unwrap().iter()
            .map(|one| (one["activity_type"].as_str().unwrap(), one["description"].as_str().unwrap())).collect();
        assert_eq!(told, [("connection", "You are connected with Ben."), ("post", "You posted: The workshop is open.")]);
        assert_eq!(mine["hours_summary"], json!({ "hours_given": 0.0, "hours_received": 0.0, "transactions_given": 0, "transactions_received": 0, "net_balance": 0.0 }));
        assert_eq!(mine["skills_breakdown"], json!({
            "skills": [{ "skill_name": "Weaving", "is_offering": true, "is_requesting": false, "proficiency": "expert", "endorsements": 0 }],
            "offering_count": 1, "requesting_count": 0,
        }));
        assert_eq!(mine["connection_stats"], json!({ "total_connections": 1, "pending_requests": 1, "groups_joined": 1 }));
        assert_eq!(mine["engagement"], json!({ "posts_count": 1, "comments_count": 0, "likes_given": 0, "likes_received": 1, "period": "last_30_days" }));
        let months = mine["monthly_hours"].as_array().unwrap();
        assert_eq!((months.len(), &months[0]["month"], &months[11]), (12, &json!("2025-02"), &json!({ "month": "2026-01", "label": "Jan 2026", "given": 0.0, "received": 0.0 })));
        for (path, part) in [("timeline", "timeline"), ("hours", "hours_summary"), ("monthly", "monthly_hours")] {
            assert_eq!(ada.get(&format!("/users/me/activity/{path}")).await.ok().json()["data"], mine[part], "{path}");
        }
        let graph = ada.graphql(MINE, json!({})).await.ok().json()["data"]["viewer"]["activity"].clone();
        assert_eq!((&graph["timeline"][0]["type"], &graph["connectionStats"]["pendingCount"], &graph["skills"]["skills"][0]["level"]), (&json!("CONNECTION"), &json!(1), &json!("EXPERT")));

        // Others read what the profile says, and nothing else.
        let theirs = dashboard(&cleo, &ada.id.to_string()).await;
        assert_eq!((&theirs["hours_summary"], &theirs["skills_breakdown"]), (&mine["hours_summary"], &mine["skills_breakdown"]));
        assert_eq!((&theirs["timeline"], &theirs["monthly_hours"]), (&json!([]), &json!([])));
        assert_eq!(theirs["connection_stats"], json!({ "total_connections": 1, "pending_requests": 0, "groups_joined": 0 }));
        assert_eq!(theirs["engagement"], json!({ "posts_count": 0, "comments_count": 0, "likes_given": 0, "likes_received": 0, "period": "last_30_days" }));
        assert_eq!(dashboard(&ada, &ada.id.to_string()).await, mine);
        let graph = cleo.graphql(THEIRS, json!({ "member": ada.id.to_string() })).await.ok().json();
        assert_eq!(graph["data"]["memberActivity"]["connectionStats"]["connectionCount"], 1, "{graph}");
        ada.tap(&format!("/users/{}/block", cleo.id)).await.ok();
        assert_eq!(cleo.get(&format!("/users/{}/activity/dashboard", ada.id)).await.refusal(), (403, "FORBIDDEN".to_owned(), String::new()));
        assert_eq!(cleo.get(&format!("/users/{}/activity/dashboard", i64::MAX)).await.refusal().0, 404);
    }
}
