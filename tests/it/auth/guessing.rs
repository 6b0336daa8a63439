//! Guessing passwords ends soon (seed 0, "Authentication" 4; spec platform 2.3).

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::json;

use super::{told, tries};
use crate::each_engine;
use crate::support::PASSWORD;

fn locked(seconds: i64) -> serde_json::Value {
    json!({
        "success": false,
        "errors": [{ "code": "RATE_LIMIT_EXCEEDED", "message": "Too many wrong passwords. Please try again later." }],
        "retry_after": seconds,
    })
}

each_engine! {
    async fn ten_wrong_passwords_lock_an_account_for_five_minutes(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        town.newcomer("harbour", "ben", "member").await;
        for guess in 0..10 {
            let email = if guess % 2 == 0 { "ada@harbour.example" } else { "ADA@harbour.example" };
            assert_eq!(tries(&town.stranger(), email, "wrong").await.status, 401);
        }

        // From anywhere, with the right password too.
        let heard = tries(&town.stranger(), "ada@harbour.example", PASSWORD).await;
        assert_eq!(heard.status, 429);
        assert_eq!(heard.header("retry-after"), Some("300"));
        assert_eq!(heard.json(), locked(300));
        tries(&town.stranger(), "ben@harbour.example", PASSWORD).await.ok();

        // Trying during the lock does not prolong it.
        town.later(TimeDelta::milliseconds(298_500));
        assert_eq!(tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.json(), locked(2));
        town.later(TimeDelta::milliseconds(1_500));
        tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();
    }

    async fn an_address_that_nobody_has_is_locked_like_any_other(town: Town) {
        for _ in 0..10 {
            assert_eq!(tries(&town.stranger(), "nobody@harbour.example", "wrong").await.status, 401);
        }
        assert_eq!(tries(&town.stranger(), "nobody@harbour.example", "wrong").await.json(), locked(300));
    }

    async fn ten_wrong_passwords_lock_a_network_address(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let guesser = town.stranger();
        for name in 0..10 {
            assert_eq!(tries(&guesser, &format!("p{name}@harbour.example"), "wrong").await.status, 401);
        }
        assert_eq!(tries(&guesser, "ada@harbour.example", PASSWORD).await.json(), locked(300));
        tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();
        town.later(TimeDelta::seconds(300));
        tries(&guesser, "ada@harbour.example", PASSWORD).await.ok();
    }

    async fn failures_that_lie_far_apart_lock_nobody(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        for _ in 0..12 {
            assert_eq!(tries(&town.stranger(), "ada@harbour.example", "wrong").await.status, 401);
            town.later(TimeDelta::seconds(34));
        }
        tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();
    }

    async fn a_success_forgives(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let ada = town.stranger();
        for _ in 0..2 {
            for _ in 0..9 {
                assert_eq!(tries(&ada, "ada@harbour.example", "wrong").await.status, 401);
            }
            tries(&ada, "ada@harbour.example", PASSWORD).await.ok();
        }
        assert_eq!(town.count("login_failures").await, 0);
    }

    async fn a_lock_is_one_communitys(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let guesser = town.stranger().in_community(Some("meadow"));
        for _ in 0..10 {
            assert_eq!(tries(&guesser, "ada@harbour.example", "wrong").await.status, 401);
        }
        assert_eq!(tries(&guesser, "ada@harbour.example", "wrong").await.status, 429);
        tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();
    }

    async fn guesses_at_once_are_counted_like_guesses_in_turn(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let guessers: Vec<_> = (0..25).map(|_| town.stranger()).collect();
        let heard = join_all(guessers.iter().map(|guesser| tries(guesser, "ada@harbour.example", "wrong"))).await;
        assert!(heard.iter().all(|heard| matches!(heard.status.as_u16(), 401 | 429)));
        let looked_at = heard.iter().filter(|heard| heard.status == 401).count();
        assert!(looked_at <= 10, "{looked_at} passwords were looked at");
        // Each that was looked at counts by account and by network address; each that was not leaves nothing.
        assert_eq!(town.count("login_failures").await, 2 * i64::try_from(looked_at).unwrap());

        for _ in looked_at..10 {
            assert_eq!(tries(&town.stranger(), "ada@harbour.example", "wrong").await.status, 401);
        }
        assert_eq!(tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.json(), locked(300));
    }

    async fn nobody_may_ask_more_than_thirty_times_a_minute(town: Town) {
        let nobody = town.stranger();
        for left in (0..30).rev() {
            let heard = nobody.post("/api/auth/login", json!({})).await;
            assert_eq!(heard.status, 400);
            assert_eq!(heard.header("x-ratelimit-remaining"), Some(left.to_string().as_str()));
        }
        town.later(TimeDelta::seconds(59));
        let heard = nobody.post("/api/auth/login", json!({})).await;
        assert_eq!(told(&heard), (429, "rate_limited".into()));
        assert_eq!(heard.json()["retry_after"], 1);
        let headers = ["retry-after", "x-ratelimit-limit", "x-ratelimit-remaining"].map(|name| heard.header(name).unwrap());
        assert_eq!(headers, ["1", "30", "0"]);
        assert_eq!(town.stranger().post("/api/auth/login", json!({})).await.status, 400);
        town.later(TimeDelta::seconds(1));
        assert_eq!(nobody.post("/api/auth/login", json!({})).await.status, 400);
    }
}
