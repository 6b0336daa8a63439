//! A second factor (spec platform 2.2 and 2.3, accounts 6).

use chrono::TimeDelta;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha1::Sha1;
use timeweave::params;
use tokio::join;

use super::{change, opens, pair, signs_in, told, tries};
use crate::each_engine;
use crate::support::{Heard, MailServer, PASSWORD, Person, Town};

/// An authenticator app: what people type into it, and the code that it shows.
pub struct App(Vec<u8>);

impl App {
    fn of(base32: &str) -> Self {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
        let bits: String = base32.chars().map(|letter| format!("{:05b}", letters.find(letter).unwrap())).collect();
        Self(
            bits.as_bytes()
                .chunks(8)
                .map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap())
                .collect(),
        )
    }

    pub fn code(&self, town: &Town) -> String {
        let step = town.clock.now().timestamp() / 30;
        let mut keyed = Hmac::<Sha1>::new_from_slice(&self.0).unwrap();
        keyed.update(&step.to_be_bytes());
        let bytes = keyed.finalize().into_bytes();
        let offset = usize::from(bytes[19] & 15);
        let number = u32::from_be_bytes(bytes[offset..offset + 4].try_into().unwrap()) & 0x7fff_ffff;
        format!("{:06}", number % 1_000_000)
    }

    /// A code that it does not show now, nor beside now.
    fn wrong(&self, town: &Town) -> &'static str {
        ["000000", "111111"].into_iter().find(|wrong| *wrong != self.code(town)).unwrap()
    }
}

/// Somebody who is signed in, with an app and backup codes.
pub async fn enrolled(town: &Town, name: &str) -> (Person, App, Vec<String>) {
    let ada = town.newcomer("harbour", name, "member").await;
    let person = ada.with_token(Some(&signs_in(&ada).await.0));
    let offered = person.tap("/auth/2fa/setup").await.ok().json()["data"].clone();
    let app = App::of(offered["secret"].as_str().unwrap());
    let on = person.post("/auth/2fa/verify", json!({ "code": app.code(town) })).await.ok().json();
    let codes: Vec<_> =
        on["data"]["backup_codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned()).collect();
    (person, app, codes)
}

/// The first step; what the second shows.
pub async fn begins(town: &Town, name: &str) -> String {
    let heard = tries(&town.stranger(), &format!("{name}@harbour.example"), PASSWORD).await;
    assert_eq!(heard.status, 200, "{}", heard.text());
    heard.json()["two_factor_token"].as_str().unwrap_or_else(|| panic!("{}", heard.text())).to_owned()
}

async fn answers(town: &Town, token: &str, code: &str) -> Heard {
    town.stranger().post("/api/totp/verify", json!({ "two_factor_token": token, "code": code })).await
}

async fn backs(town: &Town, token: &str, code: &str) -> Heard {
    let body = json!({ "two_factor_token": token, "code": code, "use_backup_code": true });
    town.stranger().post("/api/totp/verify", body).await
}

each_engine! {
    async fn a_sign_in_takes_two_steps(town: Town) {
        let (person, app, codes) = enrolled(&town, "ada").await;
        assert_eq!(codes.len(), 10);
        assert!(codes.iter().all(|code| code.len() == 9 && code.as_bytes()[4] == b'-'));
        let standing = person.get("/auth/2fa/status").await.ok().json()["data"].clone();
        let mut flat = person.get("/api/totp/status").await.ok().json();
        assert_eq!((flat["success"].take(), flat["trusted_devices"].take()), (json!(true), json!(0)));
        assert_eq!((&flat["enabled"], &flat["backup_codes_remaining"]), (&standing["enabled"], &standing["backup_codes_remaining"]));
        assert_eq!(standing, json!({ "enabled": true, "enrollment_allowed": true, "setup_required": false, "backup_codes_remaining": 10 }));
        let graph = person.graphql("{ viewer { secondFactor { enabled backupCodesRemaining } } }", json!({})).await.json();
        assert_eq!(graph["data"]["viewer"]["secondFactor"], json!({ "enabled": true, "backupCodesRemaining": 10 }));
        assert_eq!(told(&person.tap("/auth/2fa/setup").await), (409, "ALREADY_ENABLED".into()));

        let heard = tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok();
        assert_eq!(heard.header("set-cookie"), None, "nothing is open yet");
        let first = heard.json();
        assert_eq!(
            first,
            json!({
                "success": false, "requires_2fa": true, "two_factor_token": first["two_factor_token"], "methods": ["totp", "backup_code"],
                "allow_trusted_device": true, "trusted_device_days": 30, "code": "AUTH_2FA_REQUIRED",
                "message": "Please enter a code from your authenticator app as well.",
                "user": { "id": person.id, "first_name": first["user"]["first_name"], "email_masked": "a***@harbour.example" },
            })
        );
        let token = first["two_factor_token"].as_str().unwrap();
        assert!(!opens(&person, token).await, "the first step opens nothing");
        town.later(TimeDelta::seconds(60));
        let heard = answers(&town, token, &app.code(&town)).await.ok().json();
        assert_eq!((&heard["success"], &heard["user"]["id"]), (&json!(true), &json!(person.id)));
        assert!(opens(&person, heard["access_token"].as_str().unwrap()).await);
        assert_eq!(told(&answers(&town, token, &app.code(&town)).await), (401, "AUTH_2FA_TOKEN_EXPIRED".into()), "it is used up");

        // What is stored makes no code.
        let secret: String = town.db().one("SELECT password_hash FROM users WHERE email = 'ada@harbour.example'", params![]).await.unwrap();
        assert!(!secret.contains(&codes[0]));
        assert_eq!(town.count("sign_in_challenges").await, 0);
    }

    async fn a_code_counts_once_even_at_the_same_moment(town: Town) {
        let (_, app, codes) = enrolled(&town, "ada").await;
        let one = begins(&town, "ada").await;
        assert_eq!(told(&answers(&town, &one, &app.code(&town)).await), (401, "AUTH_2FA_INVALID".into()), "it switched the factor on");
        town.later(TimeDelta::seconds(60));
        let (two, code) = (begins(&town, "ada").await, app.code(&town));
        let (first, second) = join!(answers(&town, &one, &code), answers(&town, &two, &code));
        let mut both = [first.status.as_u16(), second.status.as_u16()];
        both.sort_unstable();
        assert_eq!(both, [200, 401]);

        // So does a backup code.
        town.later(TimeDelta::seconds(301));
        let (one, two) = (begins(&town, "ada").await, begins(&town, "ada").await);
        let typed = codes[3].to_lowercase().replace('-', "");
        let (first, second) = join!(backs(&town, &one, &codes[3]), backs(&town, &two, &typed));
        let mut both = [first.status.as_u16(), second.status.as_u16()];
        both.sort_unstable();
        assert_eq!(both, [200, 401]);
        let used: i64 = town.db().one("SELECT COUNT(*) FROM backup_codes WHERE used_at IS NOT NULL", params![]).await.unwrap();
        assert_eq!(used, 1);
    }

    async fn whoever_guesses_is_shut_out_and_the_owner_comes_back(town: Town) {
        let (person, app, codes) = enrolled(&town, "ada").await;
        town.later(TimeDelta::seconds(60));
        let token = begins(&town, "ada").await;
        for _ in 0..4 {
            assert_eq!(told(&answers(&town, &token, app.wrong(&town)).await), (401, "AUTH_2FA_INVALID".into()));
        }
        assert_eq!(told(&answers(&town, &token, &app.code(&town)).await), (401, "AUTH_2FA_MAX_ATTEMPTS".into()));
        town.later(TimeDelta::seconds(301));
        let token = begins(&town, "ada").await;
        assert_eq!(told(&answers(&town, &token, app.wrong(&town)).await), (401, "AUTH_2FA_INVALID".into()));
        // Five wrong ones: now the right ones do not count, of either kind, nor where somebody is signed in.
        let right = app.code(&town);
        assert_eq!(told(&answers(&town, &token, &right).await), (401, "AUTH_2FA_INVALID".into()));
        assert_eq!(told(&backs(&town, &token, &codes[0]).await), (401, "AUTH_2FA_INVALID".into()));
        let renewed = person.post("/auth/2fa/backup-codes", json!({ "code": right })).await;
        assert_eq!(renewed.refusal(), (400, "VERIFICATION_FAILED".into(), "code".into()));
        town.later(TimeDelta::minutes(16));
        answers(&town, &begins(&town, "ada").await, &app.code(&town)).await.ok();
        assert_eq!(town.count("second_factor_failures").await, 0);
        let log = town.db().one::<i64>("SELECT COUNT(*) FROM security_events WHERE kind = 'two_factor_failed'", params![]).await.unwrap();
        assert_eq!(log, 5);
    }

    async fn nothing_goes_round_the_second_step(town: Town) {
        let (person, app, _) = enrolled(&town, "ada").await;
        let (_, other, _) = enrolled(&town, "ben").await;
        town.later(TimeDelta::seconds(60));
        let token = begins(&town, "ada").await;
        for (token, code, refusal) in [
            ("", app.code(&town), "AUTH_2FA_TOKEN_EXPIRED"),
            (&"0".repeat(64), app.code(&town), "AUTH_2FA_TOKEN_EXPIRED"),
            (&token, other.code(&town), "AUTH_2FA_INVALID"),
        ] {
            assert_eq!(told(&answers(&town, token, &code).await), (401, refusal.to_owned()));
        }
        let blank = answers(&town, &token, " ").await;
        assert_eq!(blank.refusal(), (400, "VALIDATION_REQUIRED_FIELD".into(), "code".into()));
        // Another community, a token that is over, one of before everything was ended, and a shut account.
        let meadow = town.stranger().in_community(Some("meadow"));
        let body = json!({ "two_factor_token": token, "code": app.code(&town) });
        assert_eq!(told(&meadow.post("/api/totp/verify", body).await), (401, "AUTH_2FA_TOKEN_EXPIRED".into()));
        town.later(TimeDelta::seconds(301));
        assert_eq!(told(&answers(&town, &token, &app.code(&town)).await), (401, "AUTH_2FA_TOKEN_EXPIRED".into()));
        let token = begins(&town, "ada").await;
        person.tap("/api/auth/revoke-all").await.ok();
        assert_eq!(told(&answers(&town, &token, &app.code(&town)).await), (401, "AUTH_2FA_TOKEN_EXPIRED".into()));
        town.later(TimeDelta::seconds(301));
        let token = begins(&town, "ada").await;
        change(&town, &person, "status = 'suspended'").await;
        assert_eq!(told(&answers(&town, &token, &app.code(&town)).await), (403, "AUTH_ACCOUNT_SUSPENDED".into()));
    }

    async fn it_is_switched_on_with_a_code_and_off_with_the_password(engine: Engine) {
        let server = MailServer::opens().await;
        let town = Town::configured(engine, &server.config()).await;
        let ada = town.newcomer("harbour", "ada", "member").await;
        let person = ada.with_token(Some(&signs_in(&ada).await.0));
        assert_eq!(person.post("/auth/2fa/verify", json!({ "code": "123456" })).await.refusal(), (400, "VERIFICATION_FAILED".into(), "code".into()));
        let first = person.tap("/auth/2fa/setup").await.ok().json()["data"].clone();
        assert!(first["qr_code_url"].as_str().unwrap().starts_with("data:image/svg+xml;base64,"));
        assert_eq!(first["backup_codes"], json!([]));
        let second = person.tap("/auth/2fa/setup").await.ok().json()["data"].clone();
        assert_ne!(first["secret"], second["secret"]);
        let (old, app) = (App::of(first["secret"].as_str().unwrap()), App::of(second["secret"].as_str().unwrap()));
        for body in [json!({}), json!({ "code": null }), json!({ "code": " " })] {
            assert_eq!(person.post("/auth/2fa/verify", body).await.refusal(), (400, "VALIDATION_ERROR".into(), "code".into()));
        }
        assert_eq!(person.post("/auth/2fa/verify", json!({ "code": old.code(&town) })).await.code(), "VERIFICATION_FAILED", "it is void");
        pair(&tries(&town.stranger(), "ada@harbour.example", PASSWORD).await.ok());
        person.post("/auth/2fa/verify", json!({ "code": app.code(&town) })).await.ok();
        let me = person.get("/users/me").await.ok().json();
        assert_eq!(me["data"]["has_2fa_enabled"], true);

        for (body, status, code) in [(json!({}), 400, "VALIDATION_ERROR"), (json!({ "password": "wrong" }), 403, "DISABLE_FAILED")] {
            assert_eq!(person.post("/auth/2fa/disable", body).await.refusal(), (status, code.to_owned(), "password".into()));
        }
        let heard = person.post("/auth/2fa/disable", json!({ "password": PASSWORD })).await.ok().json();
        assert_eq!(heard["data"]["message"], "The second factor is off. Please sign in again.");
        assert_eq!(told(&person.get("/users/me").await), (401, "auth_required".into()), "every sign-in has ended");
        let person = ada.with_token(Some(&signs_in(&ada).await.0));
        let standing = person.get("/auth/2fa/status").await.ok().json();
        assert_eq!((&standing["data"]["enabled"], &standing["data"]["backup_codes_remaining"]), (&json!(false), &json!(0)));
        for _ in 0..2 {
            town.deliver().await;
            town.post().await;
        }
        let mut subjects: Vec<_> = server.letters().iter().map(|letter| letter.subject()).collect();
        subjects.sort();
        assert_eq!(subjects, ["The second factor is off", "The second factor is on"]);
        let bell: Vec<Value> = person.get("/notifications").await.ok().json()["data"].as_array().unwrap().clone();
        assert!(bell.iter().any(|line| line["type"] == "2fa_disabled"));
    }

    async fn new_backup_codes_void_the_old_ones(town: Town) {
        let (person, app, codes) = enrolled(&town, "ada").await;
        town.later(TimeDelta::seconds(60));
        let renewed = person.post("/auth/2fa/backup-codes", json!({ "code": app.code(&town) })).await.ok().json();
        let new = renewed["data"]["backup_codes"][0].as_str().unwrap().to_owned();
        let token = begins(&town, "ada").await;
        assert_eq!(told(&backs(&town, &token, &codes[0]).await), (401, "AUTH_2FA_INVALID".into()));
        assert_eq!(told(&backs(&town, &token, "not a code at all").await), (401, "AUTH_2FA_INVALID".into()));
        backs(&town, &token, &new).await.ok();
        let standing = person.get("/auth/2fa/status").await.ok().json();
        assert_eq!(standing["data"]["backup_codes_remaining"], 9);
    }

    async fn a_community_may_keep_it_off_and_whoever_has_it_keeps_it(town: Town) {
        let (person, app, _) = enrolled(&town, "ada").await;
        town.db()
            .run("UPDATE tenants SET features = $2 WHERE id = $1", params![town.harbour, json!({ "two_factor_authentication": false })])
            .await
            .unwrap();
        town.later(TimeDelta::seconds(60));
        assert_eq!(told(&person.tap("/auth/2fa/setup").await), (403, "FEATURE_DISABLED".into()));
        assert_eq!(told(&person.post("/auth/2fa/verify", json!({ "code": "123456" })).await), (403, "FEATURE_DISABLED".into()));
        answers(&town, &begins(&town, "ada").await, &app.code(&town)).await.ok();
    }

    async fn a_factor_whose_key_is_gone_locks_nobody_out(town: Town) {
        let (person, _, _) = enrolled(&town, "ada").await;
        town.db().run("UPDATE second_factors SET secret_hash = $1", params![[7_u8; 32]]).await.unwrap();
        let (access, _) = signs_in(&person).await;
        let ada = person.with_token(Some(&access));
        assert_eq!(ada.get("/users/me").await.ok().json()["data"]["has_2fa_enabled"], false);
        town.deliver().await;
        let bell = ada.get("/notifications").await.ok().json();
        assert_eq!(bell["data"][0]["type"], "2fa_disabled");
    }
}
