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
    async fn ten_wrong_passwords_lock_an_account_for_five_minutes_where_they_came_from(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let guesser = town.stranger();
        for guess in 0..10 {
            let email = if guess % 2 == 0 { "ada@harbour.example" } else { "ADA@harbour.example" };
            assert_eq!(tries(&guesser, email, "wrong").await.status, 401);
        }

        // With the right password too; but whoever is elsewhere is not concerned.
        let heard = tries(&guesser, "ada@harbour.example", PASSWORD).await;
        assert_eq!(heard.status, 429);
        assert_eq!(heard.header("retry-after"), Some("300"));
        let headers = ["x-ratelimit-limit", "x-ratelimit-remaining"].map(|name| heard.header(name));
        assert_eq!(headers, [Some("10"), Some("0")], "of guesses, not of calls");
        assert_eq!(heard.json(), locked(300));
        tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();

        // Trying during the lock does not prolong it.
        town.later(TimeDelta::milliseconds(298_500));
        assert_eq!(tries(&guesser, "ada@harbour.example", PASSWORD).await.json(), locked(2));
        town.later(TimeDelta::milliseconds(1_500));

        // The next lock is longer.
        for _ in 0..10 {
            assert_eq!(tries(&guesser, "ada@harbour.example", "wrong").await.status, 401);
        }
        assert_eq!(tries(&guesser, "ada@harbour.example", PASSWORD).await.json(), locked(600));
        town.later(TimeDelta::seconds(600));
        tries(&guesser, "ada@harbour.example", PASSWORD).await.ok();
    }

    async fn an_address_that_nobody_has_is_locked_like_any_other(town: Town) {
        let guesser = town.stranger();
        for _ in 0..10 {
            assert_eq!(tries(&guesser, "nobody@harbour.example", "wrong").await.status, 401);
        }
        assert_eq!(tries(&guesser, "nobody@harbour.example", "wrong").await.json(), locked(300));
    }

    async fn strangers_from_many_networks_do_not_lock_a_known_device_out(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let ada = town.stranger();
        let signed_in = tries(&ada, "ada@harbour.example", PASSWORD).await.ok();
        let set = signed_in.header("set-cookie").unwrap();
        let (device, attributes) = set.split_once("; ").unwrap();
        assert!(device.starts_with("tw_device=") && attributes == "Path=/; HttpOnly; SameSite=Lax; Max-Age=15552000", "{set}");
        for guess in 0..60 {
            let guesser = town.stranger();
            assert_eq!(tries(&guesser, "ada@harbour.example", "wrong").await.status, 401, "{guess}");
        }
        assert_eq!(tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.json(), locked(300));

        let with_device = |device: &str, password: &str| {
            let body = json!({ "email": "ada@harbour.example", "password": password });
            let mut request = ada.request(http::Method::POST, "/api/auth/login", Some(body));
            request.headers_mut().insert("cookie", device.parse().unwrap());
            request
        };
        // Forged, twice, or for somebody else it is worth nothing.
        for worthless in [format!("{device}x"), format!("{device}; {device}"), "tw_device=x".to_owned()] {
            assert_eq!(ada.send(with_device(&worthless, PASSWORD)).await.status, 429, "{worthless}");
        }
        ada.send(with_device(device, PASSWORD)).await.ok();
        // It has a count of its own.
        for _ in 0..10 {
            assert_eq!(ada.send(with_device(device, "wrong")).await.status, 401);
        }
        assert_eq!(ada.send(with_device(device, PASSWORD)).await.json(), locked(300));
    }

    async fn whoever_has_an_account_clears_nothing_but_their_own(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        town.newcomer("harbour", "mallory", "member").await;
        let mallory = town.stranger();
        for _ in 0..5 {
            assert_eq!(tries(&mallory, "ada@harbour.example", "wrong").await.status, 401);
            assert_eq!(tries(&mallory, "mallory@harbour.example", "wrong").await.status, 401);
        }
        assert_eq!(tries(&mallory, "mallory@harbour.example", PASSWORD).await.json(), locked(300));
        town.later(TimeDelta::seconds(300));
        tries(&mallory, "mallory@harbour.example", PASSWORD).await.ok();
        assert_eq!(town.count("login_failures").await, 5, "those at Ada's account stay");
    }

    async fn a_super_admin_is_counted_at_home_whichever_community_is_asked(town: Town) {
        town.newcomer("harbour", "root", "super_admin").await;
        let guesser = town.stranger();
        for guess in 0..10 {
            let slug = if guess % 2 == 0 { "harbour" } else { "meadow" };
            assert_eq!(tries(&guesser.in_community(Some(slug)), "root@harbour.example", "wrong").await.status, 401);
        }
        for slug in ["harbour", "meadow"] {
            assert_eq!(tries(&guesser.in_community(Some(slug)), "root@harbour.example", PASSWORD).await.json(), locked(300));
        }
        let tenants: Vec<i64> = town.db().all("SELECT DISTINCT tenant_id FROM login_failures", timeweave::params![]).await.unwrap();
        assert_eq!(tenants, [town.harbour]);
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

    async fn an_accounts_lock_is_one_communitys_and_a_networks_is_not(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let guesser = town.stranger();
        for _ in 0..10 {
            assert_eq!(tries(&guesser.in_community(Some("meadow")), "ada@harbour.example", "wrong").await.status, 401);
        }
        assert_eq!(tries(&guesser.in_community(Some("meadow")), "ada@harbour.example", "wrong").await.status, 429);
        assert_eq!(tries(&guesser, "ada@harbour.example", PASSWORD).await.json(), locked(300));
        tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();
    }

    async fn guesses_at_once_are_counted_like_guesses_in_turn(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let guesser = town.stranger();
        let heard = join_all((0..25).map(|_| tries(&guesser, "ada@harbour.example", "wrong"))).await;
        assert!(heard.iter().all(|heard| matches!(heard.status.as_u16(), 401 | 429)));
        let looked_at = heard.iter().filter(|heard| heard.status == 401).count();
        assert!(looked_at <= 10, "{looked_at} passwords were looked at");
        // Each that was not looked at leaves nothing.
        assert_eq!(town.count("login_failures").await, i64::try_from(looked_at).unwrap());

        town.later(TimeDelta::seconds(61));
        for _ in looked_at..10 {
            assert_eq!(tries(&guesser, "ada@harbour.example", "wrong").await.status, 401);
        }
        let left = if looked_at == 10 { 239 } else { 300 };
        assert_eq!(tries(&guesser, "ada@harbour.example", PASSWORD).await.json(), locked(left));
    }

    async fn the_right_password_is_right_however_many_come_at_once(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let guesser = town.stranger();
        for _ in 0..4 {
            assert_eq!(tries(&guesser, "ada@harbour.example", "wrong").await.status, 401);
        }
        let heard = join_all((0..12).map(|_| tries(&guesser, "ada@harbour.example", PASSWORD))).await;
        assert_eq!(heard.iter().map(|heard| heard.status.as_u16()).collect::<Vec<_>>(), [200; 12]);
        assert_eq!(town.count("login_failures").await, 0);

        // Beside wrong ones, too: of those no more than ten are looked at, and the right one is told nothing of them before ten were wrong.
        let mixed = join_all((0..12).map(|turn| tries(&guesser, "ada@harbour.example", if turn < 8 { "wrong" } else { PASSWORD }))).await;
        assert_eq!(mixed.iter().filter(|heard| heard.status == 429).count(), 0);

        // A new password that is refused is no wrong guess at the present one.
        for _ in 0..12 {
            let heard = ada.post("/users/me/password", json!({ "current_password": PASSWORD, "new_password": "short" })).await;
            assert_eq!(heard.code(), "WEAK_PASSWORD");
            town.later(TimeDelta::seconds(20));
        }
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
