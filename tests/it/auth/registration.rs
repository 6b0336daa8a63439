//! Becoming a member (spec platform 2.6).

use chrono::TimeDelta;
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
                "is_online": false, "online_status": "offline", "tenant_id": town.harbour, "email": "eve@harbour.example",
                "phone": "+353 1 234 5678", "status": "active", "email_verified_at": null, "balance": 0.0, "role": "member",
                "is_admin": false, "is_super_admin": false, "is_god": false, "is_tenant_super_admin": false,
                "is_approved": true, "privacy_profile": "members", "privacy_search": true, "onboarding_completed": false,
                "preferred_language": "en", "stats": nothing_yet, "xp": 0, "level": 1, "badges": [],
            })
        );
        let told: String = town.db().one("SELECT kind FROM domain_events", params![]).await.unwrap();
        assert_eq!(told, "member_registered");
        let hash: String = town.db().one("SELECT password_hash FROM users", params![]).await.unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
    }

    async fn new_members_are_found_by_their_names(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let organisation = form_with(json!({ "profile_type": "organisation", "organization_name": "Özgür Çay Evi" }));
        registers(&town.stranger(), organisation).await.ok();
        let found = ada.get("/users?q=%C3%96ZG%C3%9CR").await.ok().json();
        assert_eq!(found["data"][0]["name"], "Özgür Çay Evi");
    }

    async fn an_address_registers_once_in_a_community(town: Town) {
        registers(&town.stranger(), form()).await.ok();
        let again = registers(&town.stranger(), form_with(json!({ "email": "EVE@harbour.example" }))).await;
        assert_eq!(again.refusal(), (409, "VALIDATION_DUPLICATE".into(), "email".into()));
        let elsewhere = town.stranger().in_community(Some("meadow"));
        registers(&elsewhere, form()).await.ok();
        assert_eq!((town.count("users").await, town.count("domain_events").await), (2, 2));
    }

    async fn of_two_with_one_address_at_once_one_is_taken(town: Town) {
        for round in 0..3 {
            let form = form_with(json!({ "email": format!("eve{round}@harbour.example") }));
            let (one, other) = (town.stranger(), town.stranger());
            let (one, other) = join!(registers(&one, form.clone()), registers(&other, form));
            let mut statuses = [one.status.as_u16(), other.status.as_u16()];
            statuses.sort_unstable();
            assert_eq!(statuses, [201, 409]);
        }
        assert_eq!((town.count("users").await, town.count("domain_events").await), (3, 3));
    }

    async fn a_refused_form_names_what_is_wrong(town: Town) {
        for (changes, code, field) in [
            (json!({ "terms_accepted": false }), "TERMS_REQUIRED", "terms_accepted"),
            (json!({ "password_confirmation": "something else" }), "PASSWORD_MISMATCH", "password_confirmation"),
            (json!({ "password": "elevenchars" }), "VALIDATION_TOO_SHORT", "password"),
            (json!({ "password": "x".repeat(1025) }), "VALIDATION_TOO_LONG", "password"),
            (json!({ "password": 123_456_789_012_i64 }), "VALIDATION_INVALID_FORMAT", "password"),
            (json!({ "email": "eve" }), "VALIDATION_INVALID_FORMAT", "email"),
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
        assert_eq!((town.count("users").await, town.count("domain_events").await), (0, 0));
    }

    async fn a_machine_is_answered_like_a_person_and_forgotten(town: Town) {
        let now = town.clock.now().timestamp_millis();
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
        rule(&town, json!({ "registration_mode": "closed" })).await;
        assert_eq!(
            info().await,
            json!({
                "registration_mode": "closed", "requires_invite_code": false, "requires_verification": false,
                "is_waitlist": false, "is_closed": true, "can_register": false,
                "message": "This community isn't taking new members at the moment.",
            })
        );
        let heard = registers(&town.stranger(), form()).await;
        assert_eq!(told(&heard), (403, "REGISTRATION_CLOSED".into()));
        assert_eq!(town.count("users").await, 0);
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

    async fn three_registrations_in_five_minutes_are_enough(town: Town) {
        let somebody = town.stranger();
        for _ in 0..3 {
            assert_eq!(registers(&somebody, json!({})).await.status, 422);
        }
        assert_eq!(told(&registers(&somebody, form()).await), (429, "rate_limited".into()));
        town.later(TimeDelta::seconds(300));
        registers(&somebody, form()).await.ok();
    }
}
