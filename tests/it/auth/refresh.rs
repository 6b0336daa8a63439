//! Refresh tokens: single use, families, reuse (seed 0, "Authentication" 3; spec platform 2.4).

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;
use tokio::join;

use super::{change, claims, opens, pair, signs_in, told};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

async fn refresh(who: &Person, token: &str) -> Heard {
    who.with_token(None).post("/api/auth/refresh-token", json!({ "refresh_token": token })).await
}

async fn reasons(town: &Town) -> Vec<Option<String>> {
    let rows: Vec<(Option<String>,)> =
        town.db().all("SELECT revocation_reason FROM refresh_families ORDER BY id", params![]).await.unwrap();
    rows.into_iter().map(|(reason,)| reason).collect()
}

const ENDED: (u16, &str) = (401, "AUTH_TOKEN_EXPIRED");

#[track_caller]
fn assert_ended(heard: &Heard) {
    let (status, code) = told(heard);
    assert_eq!((status, code.as_str()), ENDED, "{}", heard.text());
}

each_engine! {
    async fn a_refresh_gives_a_new_pair_of_the_same_family(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (first_access, first) = signs_in(&ada).await;
        town.later(TimeDelta::hours(1));
        assert!(!opens(&ada, &first_access).await);

        let heard = refresh(&ada, &first).await;
        assert_eq!(heard.status, 200);
        let (access, second) = pair(&heard);
        let mut body = heard.json();
        assert_eq!(body["token"], body["access_token"]);
        for name in ["access_token", "token", "refresh_token"] {
            body[name] = json!("[token]");
        }
        assert_eq!(
            body,
            json!({
                "success": true, "access_token": "[token]", "token": "[token]", "refresh_token": "[token]",
                "token_type": "Bearer", "expires_in": 900, "refresh_expires_in": 2_592_000 - 3_600, "is_mobile": false,
            })
        );
        assert_ne!(first, second);
        assert!(opens(&ada, &access).await);
        let said = claims(&access);
        assert_eq!(said["refresh_family_id"], claims(&first)["family_id"]);
        assert_eq!(said["exp"].as_i64().unwrap() - said["iat"].as_i64().unwrap(), 900);
        assert_eq!(claims(&second)["exp"], claims(&first)["exp"]);
        assert_eq!(town.count("refresh_families").await, 1);
    }

    async fn the_token_may_come_as_the_bearer(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (_, token) = signs_in(&ada).await;
        ada.with_token(Some(&token)).tap("/api/auth/refresh-token").await.ok();
    }

    async fn a_second_window_within_five_seconds_is_sent_to_the_newer_token(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (_, first) = signs_in(&ada).await;
        let (access, second) = pair(&refresh(&ada, &first).await.ok());

        town.later(TimeDelta::seconds(4));
        let heard = refresh(&ada, &first).await;
        assert_eq!(heard.status, 409);
        assert_eq!(
            heard.json(),
            json!({
                "success": false,
                "errors": [{
                    "code": "AUTH_REFRESH_SUPERSEDED",
                    "message": "A newer token was issued a moment ago. Please use that one.",
                }],
            })
        );
        assert!(opens(&ada, &access).await);
        refresh(&ada, &second).await.ok();
        assert_eq!(reasons(&town).await, [None]);
    }

    async fn a_used_token_that_comes_back_later_ends_its_family(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (untouched, _) = signs_in(&ada).await;
        let (first_access, first) = signs_in(&ada).await;
        let (access, second) = pair(&refresh(&ada, &first).await.ok());

        town.later(TimeDelta::seconds(6));
        assert!(opens(&ada, &access).await);
        assert_ended(&refresh(&ada, &first).await);
        assert!(!opens(&ada, &access).await, "the thief's token ends at once");
        assert!(!opens(&ada, &first_access).await);
        assert_ended(&refresh(&ada, &second).await);
        assert!(opens(&ada, &untouched).await, "another sign-in is not concerned");
        assert_eq!(reasons(&town).await, [None, Some("reuse_detected".to_owned())]);
    }

    async fn a_token_two_generations_old_ends_its_family_at_once(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (_, first) = signs_in(&ada).await;
        let (_, second) = pair(&refresh(&ada, &first).await.ok());
        let (access, third) = pair(&refresh(&ada, &second).await.ok());
        assert_ended(&refresh(&ada, &first).await);
        assert_ended(&refresh(&ada, &third).await);
        assert!(!opens(&ada, &access).await);
    }

    async fn of_two_at_once_one_gets_tokens(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        for _ in 0..3 {
            let (_, token) = signs_in(&ada).await;
            let (one, other) = (town.stranger(), town.stranger());
            let (one, other) = join!(refresh(&one, &token), refresh(&other, &token));
            let (winner, loser) = if one.status == 200 { (one, other) } else { (other, one) };
            assert_eq!(told(&loser), (409, "AUTH_REFRESH_SUPERSEDED".into()));
            let (access, next) = pair(&winner.ok());
            assert!(opens(&ada, &access).await);
            refresh(&town.stranger(), &next).await.ok();
        }
        assert_eq!(reasons(&town).await, [None, None, None]);
    }

    async fn a_family_ends_thirty_days_after_its_login(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (_, first) = signs_in(&ada).await;
        town.later(TimeDelta::days(30) - TimeDelta::seconds(60));
        let heard = refresh(&ada, &first).await.ok();
        assert_eq!(heard.json()["refresh_expires_in"], 60);
        let (access, second) = pair(&heard);
        town.later(TimeDelta::seconds(59));
        assert!(opens(&ada, &access).await);
        town.later(TimeDelta::seconds(1));
        assert_ended(&refresh(&ada, &second).await);
        assert!(!opens(&ada, &access).await, "its access tokens end with it");
    }

    async fn only_a_refresh_token_of_this_community_is_exchanged(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, token) = signs_in(&ada).await;
        let elsewhere = town.stranger().in_community(Some("meadow"));
        assert_ended(&refresh(&elsewhere, &token).await);
        let tampered = token.replace('.', ".e");
        for worthless in [access.as_str(), "x", "a.b.c", &tampered, &token[..token.len() - 2]] {
            assert_ended(&refresh(&ada, worthless).await);
        }
        for nothing in [json!({}), json!({ "refresh_token": null }), json!({ "refresh_token": "" })] {
            let heard = town.stranger().post("/api/auth/refresh-token", nothing).await;
            assert_eq!(told(&heard), (400, "AUTH_TOKEN_MISSING".into()));
        }
        refresh(&town.stranger(), &token).await.ok();
    }

    async fn who_may_not_come_in_gets_no_tokens(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (_, token) = signs_in(&ada).await;
        for (change_to, code) in [
            ("status = 'suspended'", "AUTH_ACCOUNT_SUSPENDED"),
            ("status = 'pending'", "AUTH_ACCOUNT_PENDING_APPROVAL"),
        ] {
            change(&town, &ada, change_to).await;
            assert_eq!(told(&refresh(&ada, &token).await), (403, code.into()));
        }
        change(&town, &ada, "status = 'active', deleted_at = created_at").await;
        assert_ended(&refresh(&ada, &token).await);
        change(&town, &ada, "deleted_at = NULL").await;
        refresh(&ada, &token).await.ok();
    }

    async fn ten_refreshes_a_minute_are_enough(town: Town) {
        let nobody = town.stranger();
        for _ in 0..10 {
            assert_ended(&refresh(&nobody, "x").await);
        }
        assert_eq!(told(&refresh(&nobody, "x").await), (429, "RATE_LIMIT_EXCEEDED".into()));
        town.later(TimeDelta::seconds(60));
        assert_ended(&refresh(&nobody, "x").await);
    }

    async fn the_database_knows_no_token(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (_, token) = signs_in(&ada).await;
        let said = claims(&token);
        let stored: (Vec<u8>, Vec<u8>) = town
            .db()
            .one(
                "SELECT f.family_hash, t.jti_hash
                   FROM refresh_families f
                   JOIN refresh_tokens t ON t.tenant_id = f.tenant_id AND t.family_id = f.id",
                params![],
            )
            .await
            .unwrap();
        for (stored, secret) in [(stored.0, &said["family_id"]), (stored.1, &said["jti"])] {
            assert_eq!(stored.len(), 32);
            assert_ne!(stored, secret.as_str().unwrap().as_bytes());
        }
    }
}
