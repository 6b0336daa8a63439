//! What administrators see of it.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;

use crate::each_engine;
use crate::support::{Person, Town};

const PATH: &str = "/admin/email-deliverability/push-summary";

/// A line of the log: what, how it ended, browser, phones that have it, phones that do not.
async fn line(town: &Town, tenant: i64, to: &Person, line: (&str, &str, Option<bool>, i64, i64)) -> i64 {
    let (kind, status, web, sent, failed) = line;
    town.db()
        .one(
            "INSERT INTO push_log (tenant_id, user_id, activity_type, title, web_ok, fcm_sent, fcm_failed, status, error, created_at)
             VALUES ($1, $2, $3, 't', $4, $5, $6, $7, $8, $9)
             RETURNING id",
            params![tenant, to.id, kind, web, sent, failed, status, (status != "delivered").then(|| "x".repeat(900)), town.clock.now()],
        )
        .await
        .unwrap()
}

async fn summary(person: &Person, query: &str) -> Value {
    person.get(&format!("{PATH}{query}")).await.ok().json()["data"].clone()
}

each_engine! {
    async fn the_numbers_of_some_days(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "member").await;
        assert_eq!(
            summary(&admin, "").await,
            json!({
                "available": true, "window_days": 7, "total": 0, "delivered": 0, "partial": 0, "failed": 0, "success_pct": null,
                "fcm_sent": 0, "fcm_failed": 0, "web_delivered": 0, "by_type": {}, "recent_failures": [],
            })
        );
        line(&town, town.harbour, &ada, ("mention", "failed", Some(false), 0, 3)).await;
        line(&town, town.meadow, &far, ("mention", "failed", Some(false), 0, 3)).await;
        town.later(TimeDelta::days(10));
        line(&town, town.harbour, &ada, ("new_message", "delivered", Some(true), 2, 0)).await;
        line(&town, town.harbour, &ada, ("new_message", "delivered", None, 1, 0)).await;
        let partial = line(&town, town.harbour, &ada, ("mention", "partial", Some(true), 0, 1)).await;
        let failed = line(&town, town.harbour, &ada, ("mention", "failed", Some(false), 0, 2)).await;
        line(&town, town.harbour, &ada, ("mention", "delivered", Some(true), 0, 0)).await;
        line(&town, town.harbour, &ada, ("mention", "failed", None, 0, 1)).await;
        admin.signs_in().await;
        let told = summary(&admin, "").await;
        assert_eq!(
            (&told["total"], &told["delivered"], &told["partial"], &told["failed"], &told["success_pct"]),
            (&json!(6), &json!(3), &json!(1), &json!(2), &json!(66.7))
        );
        assert_eq!((&told["fcm_sent"], &told["fcm_failed"], &told["web_delivered"]), (&json!(3), &json!(4), &json!(3)));
        assert_eq!(told["by_type"], json!({ "mention": 4, "new_message": 2 }));
        let failures = told["recent_failures"].as_array().unwrap();
        assert_eq!(failures.len(), 3);
        assert_eq!((&failures[1]["id"], &failures[2]["id"]), (&json!(failed), &json!(partial)));
        assert_eq!(failures[2]["error"].as_str().unwrap().len(), 300);
        assert_eq!(summary(&admin, "?days=30").await["total"], 7);
        for (asked, days) in [("0", 1), ("-3", 1), ("91", 90), ("x", 7)] {
            assert_eq!(summary(&admin, &format!("?days={asked}")).await["window_days"], days, "{asked}");
        }
    }

    async fn lists_are_short(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        for n in 0..30 {
            line(&town, town.harbour, &ada, (&format!("type{}", n % 15), "failed", None, 0, 1)).await;
        }
        let told = summary(&admin, "").await;
        let lengths = (told["by_type"].as_object().unwrap().len(), told["recent_failures"].as_array().unwrap().len());
        assert_eq!((lengths, &told["total"], &told["success_pct"]), ((12, 20), &json!(30), &json!(0.0)));
    }

    async fn only_administrators_see_it(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        for (person, status) in [(&town.stranger(), 401), (&ada, 403), (&broker, 403)] {
            assert_eq!(person.get(PATH).await.status.as_u16(), status);
        }
    }
}
