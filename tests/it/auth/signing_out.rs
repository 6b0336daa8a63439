//! Signing out: one family, one's own other devices, everything; and asking whether a token is still good (spec platform 2.2).

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{change, claims, opens, pair, signs_in, told};
use crate::each_engine;
use crate::support::{Heard, Person};

async fn refresh(who: &Person, token: &str) -> Heard {
    who.with_token(None).post("/api/auth/refresh-token", json!({ "refresh_token": token })).await
}

async fn logout(who: &Person, access: Option<&str>, body: Value) -> Heard {
    who.with_token(access).post("/api/auth/logout", body).await
}

fn signed_out(revoked: bool) -> Value {
    let mut body = json!({ "success": true, "message": "You are signed out." });
    if revoked {
        body["refresh_token_revoked"] = json!(true);
    }
    body
}

each_engine! {
    async fn signing_out_ends_the_family_even_with_an_expired_access_token(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, refreshing) = signs_in(&ada).await;
        town.later(TimeDelta::hours(1));
        let heard = logout(&ada, Some(&access), json!({ "refresh_token": refreshing })).await;
        assert_eq!(heard.status, 200);
        assert_eq!(heard.json(), signed_out(true));
        assert_eq!(heard.header("set-cookie"), None);
        assert_eq!(told(&refresh(&ada, &refreshing).await), (401, "AUTH_TOKEN_EXPIRED".into()));
    }

    async fn an_access_token_that_arrives_late_is_dead(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (first_access, first) = signs_in(&ada).await;
        let (other_access, _) = signs_in(&ada).await;
        let (access, _) = pair(&refresh(&ada, &first).await.ok());

        // The window that signs out has not heard of the refresh: it sends the used token.
        assert_eq!(logout(&ada, None, json!({ "refresh_token": first })).await.json(), signed_out(true));
        assert!(!opens(&ada, &access).await);
        assert!(!opens(&ada, &first_access).await);
        assert!(opens(&ada, &other_access).await, "another sign-in goes on");
    }

    async fn signing_out_with_the_access_token_alone_ends_its_own_family(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, refreshing) = signs_in(&ada).await;
        let (other_access, _) = signs_in(&ada).await;
        let heard = ada.with_token(Some(&access)).tap("/api/auth/logout").await;
        assert_eq!(heard.json(), signed_out(false));
        assert!(!opens(&ada, &access).await);
        assert_eq!(refresh(&ada, &refreshing).await.status, 401);
        assert!(opens(&ada, &other_access).await);
    }

    async fn signing_out_is_never_refused_for_want_of_a_sign_in(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, refreshing) = signs_in(&ada).await;
        for (token, body) in [
            (None, json!({})),
            (None, json!({ "refresh_token": null })),
            (None, json!({ "refresh_token": "worthless" })),
            (None, json!({ "refresh_token": access })),
            (Some("worthless"), json!({})),
            (Some(refreshing.as_str()), json!({})),
        ] {
            let heard = logout(&ada, token, body.clone()).await;
            assert_eq!((heard.status.as_u16(), heard.json()), (200, signed_out(false)), "{body}");
        }
        assert!(opens(&ada, &access).await);
        // Twice is once.
        for _ in 0..2 {
            assert_eq!(logout(&ada, None, json!({ "refresh_token": refreshing })).await.json(), signed_out(true));
        }
    }

    async fn one_sign_in_is_revoked_from_another(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (lost_access, lost) = signs_in(&ada).await;
        let (access, own) = signs_in(&ada).await;
        let ada = ada.with_token(Some(&access));
        let heard = ada.post("/api/auth/revoke", json!({ "refresh_token": lost })).await;
        assert_eq!((heard.status.as_u16(), heard.json()), (200, json!({ "success": true, "data": { "revoked": true } })));
        assert!(!opens(&ada, &lost_access).await);
        assert_eq!(refresh(&ada, &lost).await.status, 401);
        assert!(opens(&ada, &access).await);
        refresh(&ada, &own).await.ok();
    }

    async fn only_ones_own_refresh_tokens_are_revoked(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let ben = town.newcomer("harbour", "ben", "member").await;
        let far = town.newcomer("meadow", "ada", "member").await;
        let (bens_access, bens) = signs_in(&ben).await;
        let (_, fars) = signs_in(&far).await;
        for (body, code, field) in [
            (json!({}), "VALIDATION_REQUIRED_FIELD", "refresh_token"),
            (json!({ "refresh_token": "" }), "VALIDATION_REQUIRED_FIELD", "refresh_token"),
            (json!({ "refresh_token": 5 }), "VALIDATION_REQUIRED_FIELD", "refresh_token"),
            (json!({ "refresh_token": "worthless" }), "AUTH_TOKEN_INVALID", ""),
            (json!({ "refresh_token": bens_access }), "AUTH_TOKEN_INVALID", ""),
            (json!({ "refresh_token": bens }), "AUTH_TOKEN_INVALID", ""),
            (json!({ "refresh_token": fars }), "AUTH_TOKEN_INVALID", ""),
        ] {
            let heard = ada.post("/api/auth/revoke", body.clone()).await;
            assert_eq!(heard.refusal(), (400, code.to_owned(), field.to_owned()), "{body}");
        }
        let nobody = town.stranger().post("/api/auth/revoke", json!({ "refresh_token": bens })).await;
        assert_eq!(told(&nobody), (401, "auth_required".into()));
        assert!(opens(&ben, &bens_access).await);
    }

    async fn signing_out_everywhere_leaves_nothing_and_bars_nobody(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let [ben] = town.members(["ben"]).await;
        let (phone, phones) = signs_in(&ada).await;
        let (access, refreshing) = signs_in(&ada).await;

        let heard = ada.with_token(Some(&access)).tap("/api/auth/revoke-all").await;
        assert_eq!(heard.status, 200);
        assert_eq!(
            heard.json(),
            json!({ "success": true, "data": { "revoked_count": 3, "message": "You are signed out on all devices." } })
        );
        for token in [&phone, &access] {
            assert!(!opens(&ada, token).await);
        }
        for token in [&phones, &refreshing] {
            assert_eq!(told(&refresh(&ada, token).await), (401, "AUTH_TOKEN_EXPIRED".into()));
        }
        ben.get("/users/me").await.ok();

        // Signing in again in the same second works, twice over.
        for round in 1..=2 {
            let (access, refreshing) = signs_in(&ada).await;
            assert!(opens(&ada, &access).await);
            assert_eq!(claims(&access)["iat"].as_i64().unwrap(), town.clock.now().timestamp() + round);
            let (access, _) = pair(&refresh(&ada, &refreshing).await.ok());
            let heard = ada.with_token(Some(&access)).tap("/api/auth/revoke-all").await.ok();
            assert_eq!(heard.json()["data"]["revoked_count"], 2);
            assert!(!opens(&ada, &access).await);
        }
        assert_eq!(told(&town.stranger().tap("/api/auth/revoke-all").await), (401, "auth_required".into()));
    }

    async fn a_token_is_told_good_for_as_long_as_it_is(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, refreshing) = signs_in(&ada).await;
        let valid = |left: i64| {
            json!({
                "success": true, "valid": true, "user_id": ada.id, "tenant_id": town.harbour, "type": "access",
                "expires_at": "2026-01-05T12:15:00Z", "time_remaining": left, "needs_refresh": left < 300,
            })
        };
        let bearer = ada.with_token(Some(&access));
        assert_eq!(bearer.get("/api/auth/validate-token").await.ok().json(), valid(900));
        for body in [
            json!({ "token": access }),
            json!({ "access_token": access }),
            json!({ "token": access, "access_token": "worthless" }),
            json!({ "token": "", "access_token": access }),
        ] {
            let heard = town.stranger().post("/api/auth/validate-token", body.clone()).await;
            assert_eq!(heard.ok().json(), valid(900), "{body}");
        }
        assert_eq!(bearer.tap("/api/auth/validate-token").await.ok().json(), valid(900));
        for (later, left) in [(600, 300), (1, 299), (298, 1)] {
            town.later(TimeDelta::seconds(later));
            assert_eq!(bearer.get("/api/auth/validate-token").await.ok().json(), valid(left));
        }

        town.later(TimeDelta::seconds(1));
        let refused = json!({
            "success": false, "valid": false,
            "errors": [{ "code": "AUTH_TOKEN_INVALID", "message": "This token isn't valid. Please sign in again." }],
        });
        for token in [access.as_str(), &refreshing, "worthless"] {
            let by_header = ada.with_token(Some(token)).get("/api/auth/validate-token").await;
            let by_body = town.stranger().post("/api/auth/validate-token", json!({ "token": token })).await;
            for heard in [by_header, by_body] {
                assert_eq!((heard.status.as_u16(), heard.json()), (401, refused.clone()));
            }
        }
        for heard in [
            town.stranger().get("/api/auth/validate-token").await,
            town.stranger().tap("/api/auth/validate-token").await,
            town.stranger().post("/api/auth/validate-token", json!({ "token": null })).await,
        ] {
            assert_eq!(told(&heard), (400, "AUTH_TOKEN_MISSING".into()));
        }
    }

    async fn a_token_of_somebody_who_may_not_come_in_is_not_valid(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, _) = signs_in(&ada).await;
        let elsewhere = town.stranger().in_community(Some("meadow"));
        assert_eq!(elsewhere.post("/api/auth/validate-token", json!({ "token": access })).await.status, 401);
        change(&town, &ada, "status = 'suspended'").await;
        let heard = town.stranger().post("/api/auth/validate-token", json!({ "token": access })).await;
        assert_eq!(told(&heard), (401, "AUTH_TOKEN_INVALID".into()));
    }
}
