//! Signing in: the answer, the token, and the gates behind a right password (spec platform 2.1 and 2.3).

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;

use super::{change, claims, rule, signs_in, told, tries};
use crate::each_engine;
use crate::support::{PASSWORD, Person, opening};

/// Status, code and the flag that the platform's clients read.
async fn gate(who: &Person, email: &str) -> (u16, String, Vec<String>) {
    let heard = tries(who, email, PASSWORD).await;
    let body = heard.json();
    let set = body.as_object().unwrap().iter().filter(|(_, value)| **value == Value::Bool(true));
    (heard.status.as_u16(), heard.code(), set.map(|(name, _)| name.clone()).collect())
}

each_engine! {
    async fn a_login_tells_everything_that_a_client_needs(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let heard = tries(&ada, "ada@harbour.example", PASSWORD).await;
        assert_eq!(heard.status, 200);
        let cookies: Vec<_> = heard.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect();
        assert_eq!(cookies.len(), 1, "a client that keeps tokens needs no session: {cookies:?}");
        assert!(cookies[0].starts_with("tw_device=") && cookies[0].contains("; HttpOnly; "), "{cookies:?}");

        let mut body = heard.json();
        assert_eq!(body["access_token"], body["token"]);
        for name in ["access_token", "token", "refresh_token"] {
            assert_eq!(body[name].as_str().unwrap().split('.').count(), 3, "{name}");
            body[name] = json!("[token]");
        }
        assert_eq!(
            body,
            json!({
                "success": true,
                "user": {
                    "id": ada.id, "first_name": "Ada", "last_name": "Tester", "email": "ada@harbour.example", "avatar_url": null,
                    "tenant_id": town.harbour, "role": "member", "is_admin": false, "is_super_admin": false, "is_god": false,
                    "is_tenant_super_admin": false, "onboarding_completed": true,
                },
                "access_token": "[token]", "token": "[token]", "refresh_token": "[token]", "token_type": "Bearer",
                "expires_in": 900, "refresh_expires_in": 2_592_000, "is_mobile": false,
                "config": { "modules": {
                    "listings": true, "wallet": true, "messages": true, "dashboard": true, "feed": true, "notifications": true,
                    "profile": true, "settings": true,
                } },
            })
        );
        assert_eq!(town.count("login_failures").await, 0);
        assert_eq!(town.count("sessions").await, 0);
    }

    async fn the_tokens_say_what_the_platform_says(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let (access, refresh) = signs_in(&ada).await;
        let now = opening().timestamp();

        let mut said = claims(&access);
        assert_eq!(said["refresh_family_id"].as_str().unwrap().len(), 64);
        said["refresh_family_id"] = json!("[family]");
        assert_eq!(
            said,
            json!({
                "user_id": ada.id, "tenant_id": town.harbour, "type": "access", "access_version": 2, "platform": "web",
                "role": "member", "email": "ada@harbour.example", "is_super_admin": false, "is_tenant_super_admin": false,
                "is_god": false, "refresh_family_id": "[family]", "iat": now, "nbf": now, "exp": now + 900,
                "iss": "timeweave", "aud": "timeweave",
            })
        );
        let said = claims(&refresh);
        assert_eq!(said["type"], "refresh");
        assert_eq!(said["family_id"], claims(&access)["refresh_family_id"]);
        assert_eq!(said["exp"], now + 2_592_000);
        assert_ne!(said["jti"], said["family_id"]);
    }

    async fn an_access_token_lasts_fifteen_minutes(town: Town) {
        let [ada] = town.members(["ada"]).await;
        town.later(TimeDelta::seconds(899));
        ada.get("/users/me").await.ok();
        town.later(TimeDelta::seconds(1));
        assert_eq!(told(&ada.get("/users/me").await), (401, "auth_required".into()));
    }

    async fn an_app_is_known_as_one(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let body = json!({ "email": "ada@harbour.example", "password": PASSWORD });
        let mut request = ada.request(http::Method::POST, "/api/auth/login", Some(body));
        request.headers_mut().insert("x-nexus-mobile", "1".parse().unwrap());
        let body = ada.send(request).await.ok().json();
        assert_eq!(body["is_mobile"], true);
        assert_eq!(claims(body["access_token"].as_str().unwrap())["platform"], "mobile");
    }

    async fn case_and_blanks_do_not_count_in_an_address(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        tries(&ada, " ADA@Harbour.Example ", PASSWORD).await.ok();
    }

    async fn what_is_missing_is_named(town: Town) {
        let nobody = town.stranger();
        for (body, field) in [
            (json!({}), "email"),
            (json!({ "email": "ada@harbour.example" }), "password"),
            (json!({ "password": "x" }), "email"),
            (json!({ "email": "", "password": "x" }), "email"),
            (json!({ "email": "  ", "password": "x" }), "email"),
            (json!({ "email": "ada@harbour.example", "password": "" }), "password"),
            (json!({ "email": 7, "password": "x" }), "email"),
            (json!({ "email": "ada@harbour.example", "password": ["x"] }), "password"),
            (json!({ "email": null, "password": "x" }), "email"),
            (json!({ "email": "a\0b@harbour.example", "password": "x" }), "email"),
        ] {
            let heard = nobody.post("/api/auth/login", body.clone()).await;
            let expected = (400, "VALIDATION_REQUIRED_FIELD".to_owned(), field.to_owned());
            assert_eq!(heard.refusal(), expected, "{body}");
        }
        assert_eq!(town.count("login_failures").await, 0);
    }

    async fn nobody_learns_which_part_was_wrong(town: Town) {
        for name in ["ada", "suspended", "waiting", "gone"] {
            town.newcomer("harbour", name, "member").await;
        }
        town.newcomer("meadow", "mia", "member").await;
        for sql in [
            "UPDATE users SET status = 'suspended' WHERE email = 'suspended@harbour.example'",
            "UPDATE users SET status = 'pending', is_approved = FALSE WHERE email = 'waiting@harbour.example'",
            "UPDATE users SET deleted_at = created_at WHERE email = 'gone@harbour.example'",
        ] {
            town.db().run(sql, params![]).await.unwrap();
        }
        for (email, password) in [
            ("ada@harbour.example", "wrong"),
            ("ada@harbour.example", "correct horse battery "),
            ("nobody@harbour.example", PASSWORD),
            ("suspended@harbour.example", "wrong"),
            ("waiting@harbour.example", "wrong"),
            ("gone@harbour.example", PASSWORD),
            ("mia@meadow.example", PASSWORD),
            ("%", PASSWORD),
        ] {
            let heard = tries(&town.stranger(), email, password).await;
            assert_eq!(heard.status, 401, "{email}");
            assert_eq!(
                heard.json(),
                json!({
                    "success": false,
                    "errors": [{ "code": "AUTH_INVALID_CREDENTIALS", "message": "The e-mail address or the password is wrong." }],
                }),
                "{email}"
            );
        }
    }

    async fn a_right_password_shows_the_gate_that_is_closed(town: Town) {
        let ada = town.newcomer("harbour", "ada", "member").await;
        let admin = town.newcomer("harbour", "zoe", "admin").await;
        for (change_to, code, flag) in [
            ("status = 'suspended'", "AUTH_ACCOUNT_SUSPENDED", "account_suspended"),
            ("status = 'banned'", "AUTH_ACCOUNT_SUSPENDED", "account_suspended"),
            ("status = 'inactive'", "AUTH_ACCOUNT_SUSPENDED", "account_suspended"),
            ("status = 'rejected'", "AUTH_VERIFICATION_FAILED", "verification_failed"),
            ("status = 'pending'", "AUTH_ACCOUNT_PENDING_APPROVAL", "pending_approval"),
            ("status = 'active', is_approved = FALSE", "AUTH_ACCOUNT_PENDING_APPROVAL", "pending_approval"),
        ] {
            change(&town, &ada, change_to).await;
            let shown = gate(&town.stranger(), "ada@harbour.example").await;
            assert_eq!(shown, (403, code.to_owned(), vec![flag.to_owned()]), "{change_to}");
        }

        // Who is not confirmed may come in, unless the community wants confirmed addresses.
        change(&town, &ada, "is_approved = TRUE, email_verified_at = NULL").await;
        tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();
        rule(&town, json!({ "requires_verification": true })).await;
        let shown = gate(&town.stranger(), "ada@harbour.example").await;
        assert_eq!(shown, (403, "AUTH_EMAIL_NOT_VERIFIED".to_owned(), vec!["email_not_verified".to_owned()]));

        // Administrators wait for nobody, but a suspension is one.
        change(&town, &admin, "email_verified_at = NULL, is_approved = FALSE").await;
        tries(&town.stranger(), "zoe@harbour.example", PASSWORD).await.ok();
        change(&town, &admin, "status = 'suspended'").await;
        assert_eq!(gate(&town.stranger(), "zoe@harbour.example").await.1, "AUTH_ACCOUNT_SUSPENDED");

        // A right password is no failed guess, whatever the gate.
        assert_eq!(town.count("login_failures").await, 0);
    }

    async fn a_body_of_another_kind_is_refused(town: Town) {
        let nobody = town.stranger();
        for (content_type, body, expected) in [
            ("text/plain", "{}", (415, "UNSUPPORTED_MEDIA_TYPE")),
            ("application/json", "{", (400, "VALIDATION_INVALID_FORMAT")),
            ("application/json", "[]", (400, "VALIDATION_REQUIRED_FIELD")),
        ] {
            let mut request = nobody.request(http::Method::POST, "/api/auth/login", None);
            request.headers_mut().insert("content-type", content_type.parse().unwrap());
            *request.body_mut() = body.into();
            let (status, code, _) = nobody.send(request).await.refusal();
            assert_eq!((status, code.as_str()), expected, "{body}");
        }
        let heard = tries(&nobody, "ada@harbour.example", &"x".repeat(20_000)).await;
        assert_eq!(heard.status, 413);
    }
}
