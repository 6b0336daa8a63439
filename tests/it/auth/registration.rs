//! Becoming a member (spec platform 2.6).

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{rule, told, tries};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

fn form() -> Value {
    json!({
        "first_name": "Eve", "last_name": "Marsh", "email": "eve@harbour.example", "password": "nobody guesses this",
        "terms_accepted": true,
    })
}

/// The form with some entries changed.
fn form_with(changes: Value) -> Value {
    let mut form = form();
    for (name, value) in changes.as_object().unwrap() {
        form[name.as_str()] = value.clone();
    }
    form
}

async fn registers(who: &Person, form: Value) -> Heard {
    who.post("/auth/register", form).await
}

async fn status(town: &Town) -> String {
    town.db().one("SELECT status FROM users", params![]).await.unwrap()
}

async fn status_of(town: &Town, email: &str) -> String {
    town.db().one("SELECT status FROM users WHERE email = $1", params![email]).await.unwrap()
}

/// The present as answers write it.
fn heard_at(town: &Town) -> String {
    town.clock.now().to_rfc3339_opts(chrono::SecondsFormat::AutoSi, true)
}

each_engine! {
    async fn whoever_registers_can_sign_in(town: Town) {
        let full = form_with(json!({
            "email": "Eve@Harbour.Example", "password_confirmation": "nobody guesses this", "location": "Harbour Street",
            "latitude": 53.5, "longitude": -6.25, "phone": "+353 1 234 5678", "newsletter_opt_in": true, "website": "",
            "honeypot": null, "profile_type": "individual", "organization_name": null,
            "form_started_at": (town.clock.now() - TimeDelta::seconds(20)).timestamp_millis(),
        }));
        let heard = registers(&town.stranger(), full).await;
        assert_eq!(heard.status, 201);
        let id = heard.json()["data"]["user"]["id"].as_i64().unwrap();
        assert_eq!(
            heard.json(),
            json!({
                "data": {
                    "user": { "id": id, "email": "eve@harbour.example", "first_name": "Eve", "last_name": "Marsh" },
                    "requires_verification": false, "requires_approval": false, "message": "Welcome! You can sign in now.",
                },
                "meta": { "base_url": "http://localhost" },
            })
        );
        assert!(!heard.text().contains("guesses"));

        let signed_in = tries(&town.stranger(), "eve@harbour.example", "nobody guesses this").await.ok().json();
        assert_eq!(signed_in["user"]["id"], id);
        assert_eq!(signed_in["user"]["onboarding_completed"], false);
        let eve = town.stranger().with_token(signed_in["access_token"].as_str());
        let me = eve.get("/users/me").await.ok().json();
        let notified = eve.get("/users/me/notifications").await.ok().json()["data"].clone();
        let looks = json!({
            "accent_color": null, "font_size": "medium", "density": "comfortable", "large_text": false, "high_contrast": false,
            "reduced_motion": false, "simplified_layout": false,
        });
        let nothing_yet = json!({
            "listings_count": 0, "transactions_count": 0, "connections_count": 0, "reviews_count": 0, "average_rating": null,
            "exchanges_count": 0, "total_hours_given": 0.0, "total_hours_received": 0.0,
        });
        assert_eq!(
            me["data"],
            json!({
                "id": id, "name": "Eve Marsh", "first_name": "Eve", "last_name": "Marsh", "avatar_url": null, "bio": null,
                "tagline": null, "location": "Harbour Street", "latitude": 53.5, "longitude": -6.25, "skills": [],
                "profile_type": "individual", "organization_name": null, "created_at": "2026-01-05T12:00:00Z",
                "is_online": true, "online_status": "online", "tenant_id": town.harbour, "email": "eve@harbour.example",
                "phone": "+353 1 234 5678", "status": "active", "email_verified_at": null, "balance": 0.0, "role": "member",
                "is_admin": false, "is_super_admin": false, "is_god": false, "is_tenant_super_admin": false, "can_create_events": true,
                "is_approved": true, "privacy_profile": "members", "privacy_search": true, "onboarding_completed": false, "has_2fa_enabled": false,
                "preferred_language": "en", "date_of_birth": null, "preferred_theme": "system", "theme_preferences": looks,
                "stats": nothing_yet, "xp": 0, "level": 1, "badges": [], "notification_preferences": notified,
            })
        );
        let told: String = town.db().one("SELECT kind FROM domain_events", params![]).await.unwrap();
        assert_eq!(told, "member_registered");
        let hash: String = town.db().one("SELECT password_hash FROM users", params![]).await.unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
    }

    async fn newcomers_are_spoken_to_in_the_language_in_which_they_came(town: Town) {
        for (number, asked, kept) in [(1, "ga", "ga"), (2, "pt-BR, de;q=0.5", "pt"), (3, "tlh", "en")] {
            let email = format!("eve{number}@harbour.example");
            let stranger = town.stranger();
            let mut request = stranger.request(Method::POST, "/auth/register", Some(form_with(json!({ "email": email }))));
            request.headers_mut().insert("accept-language", asked.parse().unwrap());
            stranger.send(request).await.ok();
            let sql = "SELECT preferred_language FROM users WHERE email = $1";
            let language: String = town.db().one(sql, params![email]).await.unwrap();
            assert_eq!(language, kept, "{asked}");
        }
    }

    async fn new_members_are_found_by_their_names(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let organisation = form_with(json!({ "profile_type": "organisation", "organization_name": "Özgür Çay Evi" }));
        registers(&town.stranger(), organisation).await.ok();
        let found = ada.get("/users?q=%C3%96ZG%C3%9CR").await.ok().json();
        assert_eq!(found["data"][0]["name"], "Özgür Çay Evi");
    }

    async fn an_address_registers_once_in_a_community_and_no_stranger_hears_of_it(town: Town) {
        let first = registers(&town.stranger(), form()).await.ok().json();
        let other = json!({ "email": "EVE@harbour.example", "password": "quite another sentence", "first_name": "Mallory" });
        let again = registers(&town.stranger(), form_with(other.clone())).await;
        assert_eq!(again.status, 201);
        let after = registers(&town.stranger(), form_with(json!({ "email": "finn@harbour.example" }))).await.ok().json();

        // The same answer as for a new one, ids that go on included.
        let id = |body: &Value| body["data"]["user"]["id"].as_i64().unwrap();
        let mut expected = first.clone();
        expected["data"]["user"]["id"] = json!(id(&first) + 1);
        expected["data"]["user"]["first_name"] = json!("Mallory");
        assert_eq!(again.json(), expected);
        assert_eq!(id(&after), id(&first) + 2);
        let kinds: Vec<String> = town.db().all("SELECT kind FROM domain_events ORDER BY id", params![]).await.unwrap();
        assert_eq!(kinds, ["member_registered", "registration_repeated", "member_registered"]);

        // Nothing has changed for Eve.
        assert_eq!(tries(&town.stranger(), "eve@harbour.example", "quite another sentence").await.status, 401);
        let eve = tries(&town.stranger(), "eve@harbour.example", "nobody guesses this").await.ok().json();
        assert_eq!((eve["user"]["id"].as_i64(), &eve["user"]["first_name"]), (Some(id(&first)), &json!("Eve")));

        let elsewhere = town.stranger().in_community(Some("meadow"));
        registers(&elsewhere, form()).await.ok();
        assert_eq!(town.count("users").await, 3);
    }

    async fn a_platform_accounts_address_is_taken_everywhere_and_found_first(town: Town) {
        let root = town.newcomer("harbour", "root", "super_admin").await;
        let meadow = town.stranger().in_community(Some("meadow"));
        let form = form_with(json!({ "email": "root@harbour.example" }));
        assert_eq!(registers(&meadow, form).await.status, 201);
        assert_eq!(town.count("users").await, 1);

        // Even if somebody has managed to: they stand behind it.
        let shadow = town.newcomer("meadow", "shadow", "member").await;
        town.db()
            .run("UPDATE users SET email = 'root@harbour.example' WHERE id = $1", params![shadow.id])
            .await
            .unwrap();
        let heard = tries(&meadow, "root@harbour.example", crate::support::PASSWORD).await.ok().json();
        assert_eq!(heard["user"]["id"], root.id);
    }

    async fn passwords_that_are_guessed_first_are_refused_and_say_why(town: Town) {
        for (password, code, why) in [
            ("aaaaaaaaaaaa", "WEAK_PASSWORD", "This password repeats a few characters."),
            ("            ", "WEAK_PASSWORD", "This password repeats a few characters."),
            ("qwertyuiop12", "WEAK_PASSWORD", "This password follows a row of keys or the alphabet."),
            ("password123456", "PASSWORD_PWNED", "This password is one of those that attackers try first."),
            ("eve@harbour.example", "WEAK_PASSWORD", "This password consists of what others know about you or the community."),
            ("EveMarsh 2026", "WEAK_PASSWORD", "This password consists of what others know about you or the community."),
        ] {
            let heard = registers(&town.stranger(), form_with(json!({ "password": password }))).await;
            assert_eq!(heard.refusal(), (422, code.to_owned(), "password".to_owned()), "{password:?}");
            let message = heard.json()["errors"][0]["message"].as_str().unwrap().to_owned();
            assert!(message.starts_with(why) && !message.contains(password), "{message}");
        }
        assert_eq!(town.count("users").await, 0);
    }

    async fn mailboxes_that_are_thrown_away_are_refused_unless_the_community_allows_them(town: Town) {
        let mut ada = town.newcomer("harbour", "ada", "member").await;
        ada.signs_in().await;
        let refused = (422, "EMAIL_DISPOSABLE".to_owned(), "email".to_owned());
        let throwaway = || form_with(json!({ "email": "Eve@box.Mailinator.com" }));
        let change = json!({ "email": "ada@mailinator.com", "current_password": crate::support::PASSWORD });
        assert_eq!(registers(&town.stranger(), throwaway()).await.refusal(), refused);
        assert_eq!(ada.post("/users/me/email", change.clone()).await.refusal(), refused);
        assert_eq!((town.count("users").await, town.count("email_changes").await), (1, 0));
        let allow = json!({ "allow_disposable_email": true });
        town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, allow]).await.unwrap();
        town.later(TimeDelta::seconds(60));
        assert_eq!(registers(&town.stranger(), throwaway()).await.status.as_u16(), 201);
        ada.signs_in().await;
        assert_eq!(ada.post("/users/me/email", change).await.status.as_u16(), 202);
    }

    async fn names_have_no_hidden_letters_markup_or_addresses(town: Town) {
        for (field, name) in [
            ("first_name", "Eve\r\nBcc: all@harbour.example"),
            ("first_name", "\u{202e}evE"),
            ("last_name", "Ma\u{200b}rsh"),
            ("last_name", "<b>Marsh"),
            ("last_name", "www.spam.example"),
            ("organization_name", "Win at https://spam.example"),
        ] {
            let changes = json!({ field: name, "profile_type": if field == "organization_name" { "organisation" } else { "individual" } });
            let heard = registers(&town.stranger(), form_with(changes)).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_INVALID_VALUE".to_owned(), field.to_owned()), "{name:?}");
        }
        assert_eq!(town.count("users").await, 0);
    }

    async fn where_somebody_decides_an_administrator_takes_or_rejects(town: Town) {
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        for mode in ["waitlist", "verified_identity", "government_id"] {
            rule(&town, json!({ "registration_mode": mode })).await;
            let info = town.stranger().get("/auth/registration-info").await.ok().json()["data"].clone();
            assert_eq!((&info["registration_mode"], &info["can_register"]), (&json!(mode), &json!(true)));
            assert_eq!(info["is_waitlist"], mode == "waitlist");
            let email = format!("{mode}@harbour.example");
            let heard = registers(&town.stranger(), form_with(json!({ "email": email }))).await.ok().json();
            assert_eq!((&heard["data"]["requires_approval"], &heard["data"]["message"]), (&json!(true), &json!("Welcome! Staff will review your registration.")));
            let id = heard["data"]["user"]["id"].as_i64().unwrap();
            let waits = tries(&town.stranger(), &email, "nobody guesses this").await;
            assert_eq!(told(&waits), (403, "AUTH_ACCOUNT_PENDING_APPROVAL".into()));

            let list = admin.get("/admin/registrations").await.ok().json();
            assert_eq!(
                list["data"],
                json!([{
                    "id": id, "first_name": "Eve", "last_name": "Marsh", "organization_name": null, "profile_type": "individual",
                    "email": email, "email_verified_at": null, "location": null, "phone": null,
                    "created_at": heard_at(&town),
                }])
            );
            assert_eq!(far.get("/admin/registrations").await.ok().json()["data"], json!([]));
            assert_eq!(far.tap(&format!("/admin/users/{id}/approve")).await.refusal().0, 404);

            let approved = admin.tap(&format!("/admin/users/{id}/approve")).await.ok().json();
            assert_eq!(approved["data"], json!({ "id": id, "approved": true, "already_approved": false, "status": "active" }));
            let again = admin.tap(&format!("/admin/users/{id}/approve")).await.ok().json();
            assert_eq!(again["data"]["already_approved"], true);
            tries(&town.stranger(), &email, "nobody guesses this").await.ok();
            assert_eq!(admin.get("/admin/registrations").await.ok().json()["data"], json!([]));
            let late = admin.post(&format!("/admin/users/{id}/reject"), json!({ "reason": "Too late." })).await;
            assert_eq!(told(&late), (400, "INVALID_STATUS".into()));
        }
        let kinds: Vec<String> = town.db().all("SELECT kind FROM domain_events ORDER BY id", params![]).await.unwrap();
        assert_eq!(kinds, ["member_registered", "member_activated"].repeat(3));
    }

    async fn who_is_rejected_is_told_once_and_may_be_taken_later(town: Town) {
        let admin = town.member_as("harbour", "admin", "admin").await;
        rule(&town, json!({ "registration_mode": "government_id" })).await;
        let heard = registers(&town.stranger(), form()).await.ok().json();
        let path = format!("/admin/users/{}/reject", heard["data"]["user"]["id"]);
        for body in [json!({}), json!({ "reason": "" }), json!({ "reason": " " }), json!({ "reason": 7 })] {
            assert_eq!(admin.post(&path, body).await.refusal(), (400, "VALIDATION_ERROR".into(), "reason".into()));
        }
        for _ in 0..2 {
            let rejected = admin.post(&path, json!({ "reason": "x".repeat(501) })).await.ok().json();
            assert_eq!(rejected["data"]["rejected"], true);
        }
        assert_eq!(status_of(&town, "eve@harbour.example").await, "rejected");
        let kinds: Vec<String> = town.db().all("SELECT kind FROM domain_events ORDER BY id", params![]).await.unwrap();
        assert_eq!(kinds, ["member_registered", "registration_rejected"]);
        let told = "SELECT CAST(payload AS TEXT) FROM domain_events WHERE kind = 'registration_rejected'";
        let told: String = town.db().one(told, params![]).await.unwrap();
        assert!(told.contains(&"x".repeat(500)) && !told.contains(&"x".repeat(501)), "its first 500 letters");
        admin.tap(&path.replace("reject", "approve")).await.ok();
        tries(&town.stranger(), "eve@harbour.example", "nobody guesses this").await.ok();
    }

    async fn an_invitation_lets_in_as_many_as_it_says(town: Town) {
        let admin = town.member_as("harbour", "admin", "admin").await;
        rule(&town, json!({ "registration_mode": "invite_only" })).await;
        let info = town.stranger().get("/auth/registration-info").await.ok().json()["data"].clone();
        assert_eq!((&info["requires_invite_code"], &info["can_register"]), (&json!(true), &json!(true)));
        let ends = town.clock.now() + TimeDelta::hours(1);
        let wanted = json!({ "max_uses": 2, "note": " Party ", "expires_at": ends.to_rfc3339() });
        let made = admin.post("/admin/invite-codes", wanted).await;
        assert_eq!(made.status, 201);
        let code = made.json()["data"]["codes"][0].as_str().unwrap().to_owned();
        let with = |email: &str, code: Value| form_with(json!({ "email": email, "invite_code": code }));
        let refused = |code: &str| (422, code.to_owned(), "invite_code".to_owned());

        let asks = async |code: &str| {
            let heard = town.stranger().post("/auth/validate-invite", json!({ "code": code })).await;
            heard.ok().json()["data"].clone()
        };
        let flawed = |reason: &str| json!({ "valid": false, "reason": reason });
        assert_eq!(asks("NOSUCH22").await, flawed("invalid_code"));
        assert_eq!(asks(&code.to_lowercase()).await, json!({ "valid": true }));
        for body in [json!({}), json!({ "code": null }), json!({ "code": "KJ7" })] {
            let heard = town.stranger().post("/auth/validate-invite", body.clone()).await;
            assert_eq!(heard.refusal(), (400, "VALIDATION_REQUIRED_FIELD".into(), "code".into()), "{body}");
        }

        assert_eq!(registers(&town.stranger(), form()).await.refusal(), refused("INVITE_REQUIRED"));
        assert_eq!(registers(&town.stranger(), with("a@x.example", json!("NOSUCH22"))).await.refusal(), refused("INVITE_INVALID"));
        let far = town.stranger().in_community(Some("meadow"));
        registers(&far, with("a@x.example", json!(code))).await.ok();
        registers(&town.stranger(), with("a@x.example", json!(code.to_lowercase()))).await.ok();

        // Of two who want the last use at once, one gets it.
        let (one, other) = (town.stranger(), town.stranger());
        let (one, other) =
            join!(registers(&one, with("b@x.example", json!(code))), registers(&other, with("c@x.example", json!(code))));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 422]);
        let list = admin.get("/admin/invite-codes?limit=1").await.ok().json()["data"].clone();
        assert_eq!((&list["total"], &list["limit"], &list["offset"]), (&json!(1), &json!(1), &json!(0)));
        assert_eq!(admin.get("/admin/invite-codes?offset=1").await.ok().json()["data"]["items"], json!([]));
        let list = list["items"].clone();
        assert_eq!(list[0]["creator_name"], "Admin Tester");
        assert_eq!((&list[0]["uses_count"], &list[0]["note"], &list[0]["created_by"]), (&json!(2), &json!("Party"), &json!(admin.id)));
        assert!(!list.to_string().contains(&code));
        assert_eq!(asks(&code).await, flawed("code_exhausted"));

        let fresh = |made: Heard| made.json()["data"]["codes"][0].as_str().unwrap().to_owned();
        let withdrawn = fresh(admin.post("/admin/invite-codes", json!({})).await.ok());
        let id = admin.get("/admin/invite-codes").await.ok().json()["data"]["items"][0]["id"].as_i64().unwrap();
        for _ in 0..2 {
            admin.delete(&format!("/admin/invite-codes/{id}")).await.ok();
        }
        assert_eq!(registers(&town.stranger(), with("d@x.example", json!(withdrawn))).await.refusal(), refused("INVITE_INVALID"));
        assert_eq!(asks(&withdrawn).await, flawed("code_deactivated"));
        let over = fresh(admin.post("/admin/invite-codes", json!({ "expires_at": ends.to_rfc3339() })).await.ok());
        town.later(TimeDelta::hours(1));
        assert_eq!(registers(&town.stranger(), with("d@x.example", json!(over))).await.refusal(), refused("INVITE_INVALID"));
        assert_eq!(asks(&over).await, flawed("code_expired"));
        let admin = town.member_as("harbour", "bea", "admin").await;
        let late = admin.post("/admin/invite-codes", json!({ "expires_at": ends.to_rfc3339() })).await;
        assert_eq!(late.refusal(), (422, "VALIDATION_ERROR".into(), "expires_at".into()));
    }

    async fn of_two_with_one_address_at_once_one_is_taken(town: Town) {
        for round in 0..3 {
            let form = form_with(json!({ "email": format!("eve{round}@harbour.example") }));
            let (one, other) = (town.stranger(), town.stranger());
            let (one, other) = join!(registers(&one, form.clone()), registers(&other, form));
            assert_eq!([one.status.as_u16(), other.status.as_u16()], [201, 201]);
        }
        let repeated = town.db().one("SELECT COUNT(*) FROM domain_events WHERE kind = 'registration_repeated'", params![]);
        let repeated: i64 = repeated.await.unwrap();
        assert_eq!((town.count("users").await, repeated), (3, 3));
    }

    async fn a_refused_form_names_what_is_wrong(town: Town) {
        for (changes, code, field) in [
            (json!({ "terms_accepted": false }), "TERMS_REQUIRED", "terms_accepted"),
            (json!({ "password_confirmation": "something else" }), "PASSWORD_MISMATCH", "password_confirmation"),
            (json!({ "password": "elevenchars" }), "VALIDATION_TOO_SHORT", "password"),
            (json!({ "password": "x".repeat(1025) }), "VALIDATION_TOO_LONG", "password"),
            (json!({ "password": 123_456_789_012_i64 }), "VALIDATION_INVALID_FORMAT", "password"),
            (json!({ "email": "eve" }), "VALIDATION_INVALID_FORMAT", "email"),
            (json!({ "email": "eve@harbour" }), "VALIDATION_INVALID_FORMAT", "email"),
            (json!({ "email": "eve@harbour.example\u{0}" }), "VALIDATION_INVALID_FORMAT", "email"),
            (json!({ "first_name": "" }), "VALIDATION_TOO_SHORT", "first_name"),
            (json!({ "first_name": "  " }), "VALIDATION_REQUIRED_FIELD", "first_name"),
            (json!({ "last_name": "x".repeat(101) }), "VALIDATION_TOO_LONG", "last_name"),
            (json!({ "last_name": null }), "VALIDATION_REQUIRED_FIELD", "last_name"),
            (json!({ "profile_type": "organisation" }), "VALIDATION_REQUIRED_FIELD", "organization_name"),
            (json!({ "profile_type": "robot" }), "VALIDATION_INVALID_VALUE", "profile_type"),
            (json!({ "phone": "call me" }), "VALIDATION_INVALID_FORMAT", "phone"),
            (json!({ "latitude": 91, "longitude": 0 }), "VALIDATION_OUT_OF_RANGE", "latitude"),
            (json!({ "latitude": 0, "longitude": 0 }), "VALIDATION_INVALID_VALUE", "latitude"),
        ] {
            let heard = registers(&town.stranger(), form_with(changes.clone())).await;
            assert_eq!(heard.refusal(), (422, code.to_owned(), field.to_owned()), "{changes}");
        }
        let heard = registers(&town.stranger(), json!({})).await;
        let mut fields: Vec<_> = heard.json()["errors"].as_array().unwrap().iter().map(|item| item["field"].clone()).collect();
        fields.sort_by_key(Value::to_string);
        assert_eq!(fields, ["email", "first_name", "last_name", "password", "terms_accepted"]);
        let wrong = form_with(json!({ "first_name": " ", "last_name": "<b>Marsh", "email": "eve@harbour", "password": "aaaaaaaaaaaa", "terms_accepted": false }));
        let heard = registers(&town.stranger(), wrong).await.json();
        let all: Vec<_> = heard["errors"].as_array().unwrap().iter().map(|item| (item["field"].as_str().unwrap(), item["code"].as_str().unwrap())).collect();
        assert_eq!(all, [
            ("first_name", "VALIDATION_REQUIRED_FIELD"), ("email", "VALIDATION_INVALID_FORMAT"), ("last_name", "VALIDATION_INVALID_VALUE"),
            ("terms_accepted", "TERMS_REQUIRED"), ("password", "WEAK_PASSWORD"),
        ]);
        assert_eq!((town.count("users").await, town.count("domain_events").await), (0, 0));
    }

    async fn a_machine_is_answered_like_a_person_and_forgotten(town: Town) {
        let now = town.clock.now().timestamp_millis();
        let number = async |email: &str| -> i64 {
            let heard = registers(&town.stranger(), form_with(json!({ "email": email }))).await.ok().json();
            heard["data"]["user"]["id"].as_i64().unwrap()
        };
        for trap in [
            json!({ "website": "http://spam.example" }),
            json!({ "honeypot": "x" }),
            json!({ "form_started_at": now - 4_999 }),
            json!({ "form_started_at": now + 60_000 }),
        ] {
            let heard = registers(&town.stranger(), form_with(trap.clone())).await;
            assert_eq!(heard.status, 201, "{trap}");
            let mut body = heard.json();
            assert!(body["data"]["user"]["id"].as_i64().unwrap() > 0);
            body["data"]["user"]["id"] = json!("[id]");
            assert_eq!(
                body["data"],
                json!({
                    "user": { "id": "[id]", "email": "eve@harbour.example", "first_name": "Eve", "last_name": "Marsh" },
                    "requires_verification": false, "requires_approval": false, "message": "Welcome! You can sign in now.",
                })
            );
        }
        assert_eq!((town.count("users").await, town.count("domain_events").await), (0, 0));
        registers(&town.stranger(), form_with(json!({ "form_started_at": now - 5_000 }))).await.ok();
        assert_eq!(town.count("users").await, 1);
        // Its number is one of those that members get.
        let before = number("a@x.example").await;
        let trap = form_with(json!({ "honeypot": "x", "email": "b@x.example" }));
        let trapped = registers(&town.stranger(), trap).await.ok().json()["data"]["user"]["id"].as_i64().unwrap();
        let after = number("c@x.example").await;
        assert!(before < trapped && trapped < after && after - before <= 3, "{before} {trapped} {after}");
    }

    async fn a_closed_community_takes_nobody(town: Town) {
        let info = async || town.stranger().get("/auth/registration-info").await.ok().json()["data"].clone();
        assert_eq!(
            info().await,
            json!({
                "registration_mode": "open", "requires_invite_code": false, "requires_verification": false,
                "is_waitlist": false, "is_closed": false, "can_register": true,
            })
        );
        // A word that nobody knows counts as the stricter one, and the community stays open for its members.
        for mode in ["closed", "by_lot"] {
            rule(&town, json!({ "registration_mode": mode, "colour": "red" })).await;
            assert_eq!(
                info().await,
                json!({
                    "registration_mode": "closed", "requires_invite_code": false, "requires_verification": false,
                    "is_waitlist": false, "is_closed": true, "can_register": false,
                    "message": "This community isn't taking new members at the moment.",
                })
            );
            let heard = registers(&town.stranger(), form()).await;
            assert_eq!(told(&heard), (403, "REGISTRATION_CLOSED".into()), "{mode}");
            assert_eq!(town.count("users").await, 0);
        }
    }

    async fn a_community_may_want_to_look_first(town: Town) {
        rule(&town, json!({ "requires_approval": true })).await;
        let heard = registers(&town.stranger(), form()).await.ok().json();
        assert_eq!(heard["data"]["requires_approval"], true);
        assert_eq!(heard["data"]["message"], "Welcome! Staff will review your registration.");
        assert_eq!(status(&town).await, "pending");
        let heard = tries(&town.stranger(), "eve@harbour.example", "nobody guesses this").await;
        assert_eq!(told(&heard), (403, "AUTH_ACCOUNT_PENDING_APPROVAL".into()));
    }

    async fn a_community_may_want_addresses_confirmed(town: Town) {
        rule(&town, json!({ "requires_verification": true })).await;
        let heard = registers(&town.stranger(), form()).await.ok().json();
        assert_eq!(heard["data"]["requires_verification"], true);
        let heard = tries(&town.stranger(), "eve@harbour.example", "nobody guesses this").await;
        assert_eq!(told(&heard), (403, "AUTH_EMAIL_NOT_VERIFIED".into()));
    }

    async fn where_newcomers_wait_signing_in_does_not_tell_which_addresses_have_accounts(town: Town) {
        let admin = town.member_as("harbour", "admin", "admin").await;
        for (nth, (settings, code)) in [
            (json!({ "requires_verification": true }), "AUTH_EMAIL_NOT_VERIFIED"),
            (json!({ "requires_approval": true }), "AUTH_ACCOUNT_PENDING_APPROVAL"),
            (json!({ "registration_mode": "waitlist", "requires_verification": true }), "AUTH_ACCOUNT_PENDING_APPROVAL"),
        ]
        .into_iter()
        .enumerate()
        {
            rule(&town, settings).await;
            let member = town.newcomer("harbour", &format!("ada{nth}"), "member").await;
            let mut heard = Vec::new();
            for email in [format!("ada{nth}@harbour.example"), format!("eve{nth}@harbour.example")] {
                let mut told = Vec::new();
                let mut tries_with = async |password: &str| {
                    let heard = tries(&town.stranger(), &email, password).await;
                    told.push((password.to_owned(), heard.status.as_u16(), heard.json()));
                };
                for password in ["nobody guesses this", "nor that sentence"] {
                    let form = form_with(json!({ "email": email, "password": password }));
                    assert_eq!(registers(&town.stranger(), form).await.status, 201);
                    for password in ["nobody guesses this", "nor that sentence", "never chosen at all"] {
                        tries_with(password).await;
                    }
                }
                let chosen = told.iter().filter(|(.., body)| body["errors"][0]["code"] == code).map(|(password, ..)| password.as_str());
                assert_eq!(chosen.collect::<Vec<_>>(), ["nobody guesses this", "nor that sentence"], "{email}");
                heard.push(told);
            }
            assert_eq!(heard[0], heard[1], "{code}");
            // Whom the address belongs to signs in as ever, and whoever is taken does so with the password that they chose first.
            tries(&town.stranger(), &format!("ada{nth}@harbour.example"), crate::support::PASSWORD).await.ok();
            let waits: i64 = town.db().one("SELECT id FROM users WHERE status = 'pending'", params![]).await.unwrap();
            town.db().run("UPDATE users SET email_verified_at = $2 WHERE id = $1", params![waits, town.clock.now()]).await.unwrap();
            if code == "AUTH_ACCOUNT_PENDING_APPROVAL" {
                admin.tap(&format!("/admin/users/{waits}/approve")).await.ok();
            } else {
                town.db().run("UPDATE users SET status = 'active' WHERE id = $1", params![waits]).await.unwrap();
            }
            tries(&town.stranger(), &format!("eve{nth}@harbour.example"), "nobody guesses this").await.ok();
            assert!(member.id < waits);
        }
    }

    async fn a_password_chosen_for_somebody_elses_address_forgives_no_guesses(town: Town) {
        rule(&town, json!({ "requires_approval": true })).await;
        town.newcomer("harbour", "ada", "member").await;
        let stranger = town.stranger();
        registers(&stranger, form_with(json!({ "email": "ada@harbour.example" }))).await.ok();
        for _ in 0..10 {
            assert_eq!(tries(&stranger, "ada@harbour.example", "wrong").await.status, 401);
            if town.count("login_failures").await < 10 {
                assert_eq!(tries(&stranger, "ada@harbour.example", "nobody guesses this").await.status, 403);
            }
        }
        assert_eq!(tries(&stranger, "ada@harbour.example", "nobody guesses this").await.status, 429);
    }

    async fn three_registrations_in_five_minutes_are_enough(town: Town) {
        let somebody = town.stranger();
        for _ in 0..3 {
            assert_eq!(registers(&somebody, json!({})).await.status, 422);
        }
        assert_eq!(told(&registers(&somebody, form()).await), (429, "RATE_LIMIT_EXCEEDED".into()));
        town.later(TimeDelta::seconds(300));
        registers(&somebody, form()).await.ok();
    }

    async fn five_registrations_in_a_day_are_enough_for_one_network(town: Town) {
        town.newcomer("harbour", "ada", "member").await;
        let somebody = town.stranger();
        let other = |name: &str| form_with(json!({ "email": format!("{name}@harbour.example") }));
        // What is not in order does not count; an address that has an account and a machine do, as a stranger must not learn of either.
        registers(&somebody, form_with(json!({ "password": "password1234" }))).await.refusal();
        let machine = form_with(json!({ "email": "finn@harbour.example", "honeypot": "x" }));
        for form in [other("eve"), other("ada"), machine, other("gus"), other("hal")] {
            town.later(TimeDelta::seconds(300));
            registers(&somebody, form).await.ok();
        }
        town.later(TimeDelta::seconds(300));
        let late = registers(&somebody, other("ida")).await;
        assert_eq!(told(&late), (429, "REGISTRATION_DAILY_LIMIT".into()));
        let wait = late.json()["retry_after"].as_i64().unwrap();
        assert_eq!((wait, late.header("retry-after")), (24 * 60 * 60 - 5 * 300, Some(wait.to_string().as_str())));
        registers(&town.stranger(), other("ida")).await.ok();
        town.later(TimeDelta::seconds(wait));
        registers(&somebody, other("jan")).await.ok();
    }

    async fn the_time_tells_no_more_than_the_answer(town: Town) {
        let trap = json!({ "email": "finn@harbour.example", "honeypot": "x" });
        for form in [form(), form(), form_with(trap)] {
            let began = std::time::Instant::now();
            registers(&town.stranger(), form).await.ok();
            assert!(began.elapsed() >= std::time::Duration::from_millis(400), "a new address, one that is taken, a machine");
        }
    }

    async fn staff_hear_of_who_waits_and_then_of_who_has_joined(town: Town) {
        let admin = town.member_as("harbour", "admin", "admin").await;
        rule(&town, json!({ "requires_approval": true })).await;
        let heard = registers(&town.stranger(), form()).await.ok().json();
        let id = heard["data"]["user"]["id"].as_i64().unwrap();
        let lines = async || -> Vec<String> {
            let sql = "SELECT CAST(user_id AS TEXT) || ' ' || type || ' ' || message FROM notifications ORDER BY id";
            town.db().all(sql, params![]).await.unwrap()
        };
        town.deliver().await;
        let waits = format!("{} registration_waiting Eve Marsh has registered and is waiting for a decision.", admin.id);
        assert_eq!(lines().await, std::slice::from_ref(&waits));

        admin.tap(&format!("/admin/users/{id}/approve")).await.ok();
        town.deliver().await;
        let joined = format!("{} new_user_registered Eve Marsh joined the community.", admin.id);
        assert_eq!(lines().await, [waits, joined, format!("{id} welcome Welcome to harbour!")]);
    }
}
