//! Passkeys, with an authenticator in software (spec accounts 6.1; Web Authentication Level 3).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use chrono::TimeDelta;
use http::Method;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use timeweave::params;
use timeweave::tenancy::Tenants;
use tokio::join;

use super::{change, opens, rule, told};
use crate::each_engine;
use crate::support::{Heard, PASSWORD, Person};

const PAGE: &str = "http://localhost";
const SITE: &str = "localhost";

/// Somebody was there, and it was made sure who.
const SEEN: u8 = 0x05;
const ATTESTED: u8 = 0x40;

/// An authenticator with one key.
#[derive(Clone)]
pub(super) struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    handle: String,
    count: u32,
    flags: u8,
    site: &'static str,
    page: &'static str,
}

/// A head of CBOR.
fn head(major: u8, number: usize) -> Vec<u8> {
    let major = major << 5;
    match u8::try_from(number) {
        Ok(small @ 0..24) => vec![major | small],
        Ok(byte) => vec![major | 24, byte],
        Err(_) => [vec![major | 25], u16::try_from(number).unwrap().to_be_bytes().to_vec()].concat(),
    }
}

fn bytes(value: &[u8]) -> Vec<u8> {
    [head(2, value.len()), value.to_vec()].concat()
}

fn text(value: &str) -> Vec<u8> {
    [head(3, value.len()), value.as_bytes().to_vec()].concat()
}

impl Authenticator {
    fn new(number: u8) -> Self {
        Self {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            id: vec![number; 16],
            handle: String::new(),
            count: 0,
            flags: SEEN,
            site: SITE,
            page: PAGE,
        }
    }

    /// COSE: an ECDSA key over P-256.
    fn cose(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_encoded_point(false);
        let (x, y) = (point.x().unwrap(), point.y().unwrap());
        [vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], bytes(x), vec![0x22], bytes(y)].concat()
    }

    fn says(&self, flags: u8, more: &[u8]) -> Vec<u8> {
        [&Sha256::digest(self.site)[..], &[flags], &self.count.to_be_bytes(), more].concat()
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.page, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    /// What `navigator.credentials.create` gives, as a body of `register-verify`.
    fn makes(&mut self, options: &Value) -> Value {
        options["user"]["id"].as_str().unwrap_or_default().clone_into(&mut self.handle);
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let attested = [&[0; 16][..], &length, &self.id, &self.cose()].concat();
        let data = self.says(self.flags | ATTESTED, &attested);
        let object =
            [head(5, 3), text("fmt"), text("none"), text("attStmt"), head(5, 0), text("authData"), bytes(&data)]
                .concat();
        json!({
            "challenge_id": options["challenge_id"], "id": BASE64.encode(&self.id), "rawId": BASE64.encode(&self.id), "type": "public-key",
            "authenticatorAttachment": "platform", "device_name": "Phone",
            "response": {
                "clientDataJSON": BASE64.encode(self.client_data("webauthn.create", options)),
                "attestationObject": BASE64.encode(object), "transports": ["internal", "hybrid", "telepathy"],
            },
        })
    }

    /// What `navigator.credentials.get` gives, as a body of `auth-verify`.
    pub(super) fn signs(&self, options: &Value) -> Value {
        let (client_data, data) = (self.client_data("webauthn.get", options), self.says(self.flags, &[]));
        let message = [&data[..], &Sha256::digest(&client_data)].concat();
        let signature: Signature = self.key.sign(&message);
        json!({
            "challenge_id": options["challenge_id"], "id": BASE64.encode(&self.id), "rawId": BASE64.encode(&self.id), "type": "public-key",
            "response": {
                "clientDataJSON": BASE64.encode(client_data), "authenticatorData": BASE64.encode(data),
                "signature": BASE64.encode(signature.to_der().as_bytes()), "userHandle": self.handle,
            },
        })
    }
}

async fn confirms(person: &Person) -> String {
    let heard = person.post("/api/webauthn/security-confirm", json!({ "current_password": PASSWORD })).await.ok();
    heard.json()["data"]["security_confirmation_token"].as_str().unwrap().to_owned()
}

async fn options(person: &Person, token: &str) -> Value {
    let body = json!({ "security_confirmation_token": token });
    person.post("/api/webauthn/register-challenge", body).await.ok().json()["data"].clone()
}

async fn verifies(person: &Person, mut made: Value, token: &str) -> Heard {
    made["security_confirmation_token"] = token.into();
    person.post("/api/webauthn/register-verify", made).await
}

/// Gives a member a passkey.
pub(super) async fn adds(person: &Person, number: u8) -> Authenticator {
    adds_by(person, number, &confirms(person).await).await
}

async fn adds_by(person: &Person, number: u8, token: &str) -> Authenticator {
    let mut authenticator = Authenticator::new(number);
    let made = authenticator.makes(&options(person, token).await);
    verifies(person, made, token).await.ok();
    authenticator
}

pub(super) async fn asked(who: &Person) -> Value {
    who.post("/api/webauthn/auth-challenge", json!({})).await.ok().json()["data"].clone()
}

pub(super) async fn shows(who: &Person, assertion: Value) -> Heard {
    who.with_token(None).post("/api/webauthn/auth-verify", assertion).await
}

async fn passkeys(person: &Person) -> Value {
    person.get("/api/webauthn/credentials").await.ok().json()["data"].clone()
}

const FAILED: (u16, &str) = (401, "AUTH_WEBAUTHN_FAILED");
const INVALID: (u16, &str) = (401, "AUTH_WEBAUTHN_CHALLENGE_INVALID");

#[track_caller]
fn assert_told(heard: &Heard, expected: (u16, &str), why: &str) {
    let (status, code) = told(heard);
    assert_eq!((status, code.as_str()), expected, "{why}");
}

each_engine! {
    async fn a_member_adds_a_passkey_and_signs_in_with_it(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let stranger = town.stranger();
        let token = confirms(&ada).await;
        let begun = options(&ada, &token).await;
        let (challenge, name) = (&begun["challenge"], &begun["challenge_id"]);
        assert_eq!(
            begun,
            json!({
                "challenge": challenge, "challenge_id": name, "rp": { "id": "localhost", "name": "harbour" },
                "user": { "id": begun["user"]["id"], "name": "ada@harbour.example", "displayName": "Ada Tester" },
                "pubKeyCredParams": [{ "type": "public-key", "alg": -7 }, { "type": "public-key", "alg": -8 }, { "type": "public-key", "alg": -257 }],
                "authenticatorSelection": { "userVerification": "required", "residentKey": "required", "requireResidentKey": true },
                "timeout": 60000, "attestation": "none", "excludeCredentials": [],
            })
        );
        assert_eq!(BASE64.decode(challenge.as_str().unwrap()).unwrap().len(), 32);
        let mut phone = Authenticator::new(1);
        let made = phone.makes(&begun);
        assert_eq!(verifies(&ada, made, &token).await.ok().json()["data"], json!({ "message": "Your passkey has been added." }));
        let listed = passkeys(&ada).await;
        assert_eq!(
            listed,
            json!({
                "count": 1,
                "credentials": [{
                    "credential_id": BASE64.encode([1; 16]), "device_name": "Phone", "authenticator_type": "platform", "rp_id": "localhost",
                    "aaguid": "00000000-0000-0000-0000-000000000000", "backup_eligible": false, "backup_state": false, "user_verified": true,
                    "credential_discoverable": true, "created_at": "2026-01-05T12:00:00Z", "last_used_at": null,
                }],
            })
        );
        let known = options(&ada, &token).await["excludeCredentials"].clone();
        assert_eq!(known, json!([{ "type": "public-key", "id": BASE64.encode([1; 16]), "transports": ["hybrid", "internal"] }]));
        town.deliver().await;
        let lines = ada.get("/notifications").await.ok().json()["data"].clone();
        assert_eq!((&lines[0]["type"], &lines[0]["link"]), (&json!("passkey_registered"), &json!("/settings/security")));

        town.later(TimeDelta::minutes(1));
        let question = asked(&stranger).await;
        assert_eq!(question["allowCredentials"], Value::Null, "nobody learns who has passkeys");
        let heard = shows(&stranger, phone.signs(&question)).await.ok().json();
        let text = |name: &str| heard[name].as_str().unwrap().to_owned();
        assert_eq!(
            heard,
            json!({
                "success": true, "user": { "id": ada.id, "first_name": "Ada", "last_name": "Tester", "email": "ada@harbour.example" },
                "access_token": text("access_token"), "refresh_token": text("refresh_token"), "token_type": "Bearer", "expires_in": 900,
                "refresh_expires_in": 2_592_000, "security_confirmation_token": text("security_confirmation_token"),
                "security_confirmation_expires_in": 300,
            })
        );
        assert!(opens(&ada, &text("access_token")).await);
        let refreshed = stranger.post("/api/auth/refresh-token", json!({ "refresh_token": text("refresh_token") })).await;
        refreshed.ok();
        assert_eq!(passkeys(&ada).await["credentials"][0]["last_used_at"], "2026-01-05T12:01:00Z");
        let events = ada.get("/users/me/security-events").await.ok().json()["data"].clone();
        let kinds: Vec<&str> = events.as_array().unwrap().iter().take(2).map(|event| event["kind"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["signed_in", "passkey_registered"]);

        // Whoever has signed in with it has confirmed that it is they.
        let again = ada.with_token(Some(&text("access_token")));
        let mut request = again.request(Method::POST, "/api/webauthn/register-challenge", Some(json!({})));
        request.headers_mut().insert("x-security-confirmation", text("security_confirmation_token").parse().unwrap());
        again.send(request).await.ok();
    }

    async fn a_challenge_is_taken_once_and_by_whom_it_was_made_for(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let stranger = town.stranger();
        let phone = adds(&ada, 1).await;

        let question = asked(&stranger).await;
        let (first, second) = join!(shows(&stranger, phone.signs(&question)), shows(&stranger, phone.signs(&question)));
        let mut statuses = [first.status.as_u16(), second.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 401]);

        let question = asked(&stranger).await;
        town.later(TimeDelta::seconds(120));
        assert_told(&shows(&stranger, phone.signs(&question)).await, (401, "AUTH_WEBAUTHN_CHALLENGE_EXPIRED"), "too late");
        assert_told(&shows(&stranger, phone.signs(&question)).await, INVALID, "and gone");

        // Of another ceremony, another member, another community; or answered for another one.
        let mut key = Authenticator::new(2);
        let (token, bens) = (confirms(&ada).await, confirms(&ben).await);
        let begun = options(&ada, &token).await;
        assert_told(&shows(&stranger, phone.signs(&begun)).await, INVALID, "a registration's");
        let made = key.makes(&asked(&ada).await);
        assert_told(&verifies(&ada, made, &token).await, INVALID, "a sign-in's");
        let made = key.makes(&options(&ada, &token).await);
        assert_told(&verifies(&ben, made, &bens).await, INVALID, "another member's");
        let question = asked(&stranger).await;
        assert_told(&shows(&stranger.in_community(Some("meadow")), phone.signs(&question)).await, INVALID, "another community's");
        let (mine, other) = (asked(&stranger).await, asked(&stranger).await);
        let mut swapped = phone.signs(&mine);
        swapped["challenge_id"] = other["challenge_id"].clone();
        assert_told(&shows(&stranger, swapped).await, INVALID, "another answer");
        assert_eq!(passkeys(&ada).await["count"], 1);
        assert_eq!(passkeys(&ben).await["count"], 0);
    }

    async fn what_is_wrong_with_a_sign_in_is_told_in_the_same_words(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let phone = adds(&ada, 1).await;
        let other = adds(&ben, 2).await;
        let far = town.member_as("meadow", "far", "member").await;
        let abroad = adds(&far, 3).await;

        type Change = fn(&mut Value);
        let wrong: [(&str, Authenticator, Change); 11] = [
            ("an unknown key", Authenticator::new(9), |_| ()),
            ("of another community", abroad, |_| ()),
            ("another's handle", Authenticator { handle: other.handle.clone(), ..phone.clone() }, |_| ()),
            ("no handle", phone.clone(), |shown| shown["response"]["userHandle"] = Value::Null),
            ("another key", Authenticator { key: other.key.clone(), ..phone.clone() }, |_| ()),
            ("nobody verified", Authenticator { flags: 0x01, ..phone.clone() }, |_| ()),
            ("of another site", Authenticator { site: "evil.example", ..phone.clone() }, |_| ()),
            ("copied all at once", Authenticator { flags: SEEN | 0x18, ..phone.clone() }, |_| ()),
            ("no signature", phone.clone(), |shown| shown["response"]["signature"] = "AA".into()),
            ("no data", phone.clone(), |shown| shown["response"]["authenticatorData"] = "AA".into()),
            ("no key at all", phone.clone(), |shown| shown["type"] = "password".into()),
        ];
        let mut bodies = Vec::new();
        for (why, authenticator, change) in wrong {
            let mut shown = authenticator.signs(&asked(&town.stranger()).await);
            change(&mut shown);
            let heard = shows(&town.stranger(), shown).await;
            assert_told(&heard, FAILED, why);
            bodies.push(heard.text());
        }
        bodies.dedup();
        assert_eq!(bodies.len(), 1);
        let elsewhere = Authenticator { page: "https://evil.example", ..phone.clone() };
        assert_told(&shows(&town.stranger(), elsewhere.signs(&asked(&town.stranger()).await)).await, (401, "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED"), "another page");

        // A counter goes on.
        let counting = |count| Authenticator { count, ..phone.clone() };
        shows(&town.stranger(), counting(5).signs(&asked(&town.stranger()).await)).await.ok();
        for count in [5, 4, 0] {
            assert_told(&shows(&town.stranger(), counting(count).signs(&asked(&town.stranger()).await)).await, FAILED, "a copy");
        }
        let (one, two) = (asked(&town.stranger()).await, asked(&town.stranger()).await);
        let (here, there) = (town.stranger(), town.stranger());
        let (first, second) = join!(shows(&here, counting(6).signs(&one)), shows(&there, counting(6).signs(&two)));
        let mut statuses = [first.status.as_u16(), second.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 401], "two at once with one count");

        change(&town, &ada, "status = 'suspended'").await;
        assert_told(&shows(&town.stranger(), counting(7).signs(&asked(&town.stranger()).await)).await, (403, "AUTH_ACCOUNT_SUSPENDED"), "kept out");
        let failed: i64 = town.db().one("SELECT COUNT(*) FROM security_events WHERE kind = 'sign_in_failed' AND user_id = $1", params![ada.id]).await.unwrap();
        assert!(failed >= 10, "its owner reads of it: {failed}");
    }

    async fn a_passkey_opens_the_site_and_the_community_it_was_made_for(town: Town) {
        const HERE: &str = "https://harbour.example";
        const PLAIN: &str = "https://plain.example";
        const ABROAD: &str = "https://meadow.example";
        let [ada] = town.members(["ada"]).await;
        let sql = "UPDATE tenants SET domain = $2, accessible_domain = $3 WHERE id = $1";
        for (community, domain, plain) in [(town.harbour, "harbour.example", Some("plain.example")), (town.meadow, "meadow.example", None)] {
            town.db().run(sql, params![community, domain, plain]).await.unwrap();
        }
        town.world().room::<Tenants>().unwrap().forget();
        let from = async |who: &Person, page: &str, path: &str, body: Value| {
            let mut request = who.request(Method::POST, &format!("/api/webauthn/{path}"), Some(body));
            request.headers_mut().insert("origin", page.parse().unwrap());
            who.send(request).await
        };
        let token = confirms(&ada).await;
        let begun = from(&ada, HERE, "register-challenge", json!({ "security_confirmation_token": token })).await.ok().json()["data"].clone();
        assert_eq!(begun["rp"]["id"], "harbour.example");
        let mut phone = Authenticator { site: "harbour.example", page: HERE, ..Authenticator::new(1) };
        let mut made = phone.makes(&begun);
        made["security_confirmation_token"] = token.into();
        from(&ada, HERE, "register-verify", made).await.ok();

        let here = town.stranger();
        let abroad = here.in_community(Some("meadow"));
        let question = async |who: &Person, page: &str| from(who, page, "auth-challenge", json!({})).await.ok().json()["data"].clone();
        let answers = async |who: &Person, page: &str, shown: Value| from(who, page, "auth-verify", shown).await;
        let forged = |site, page| Authenticator { site, page, ..phone.clone() };
        for (why, who, page, key, expected) in [
            ("for its own page, shown on the community's other one", &here, PLAIN, phone.clone(), (401, "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED")),
            ("for its own site, on the other page", &here, PLAIN, forged("harbour.example", PLAIN), FAILED),
            ("for the other site", &here, PLAIN, forged("plain.example", PLAIN), FAILED),
            ("for its own page, shown in another community", &abroad, ABROAD, phone.clone(), FAILED),
            ("for the other community", &abroad, ABROAD, forged("meadow.example", ABROAD), FAILED),
        ] {
            assert_told(&answers(who, page, key.signs(&question(who, page).await)).await, expected, why);
        }
        // Neither is a question of one community answered in the other.
        assert_told(&answers(&abroad, ABROAD, phone.signs(&question(&here, HERE).await)).await, INVALID, "asked here, answered abroad");
        assert_told(&answers(&here, HERE, phone.signs(&question(&abroad, ABROAD).await)).await, INVALID, "asked abroad, answered here");
        let heard = answers(&here, HERE, phone.signs(&question(&here, HERE).await)).await.ok().json();
        assert_eq!(heard["user"]["id"], ada.id);
    }

    async fn what_is_no_new_key_is_not_added(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (token, bens) = (confirms(&ada).await, confirms(&ben).await);
        let phone = adds_by(&ada, 1, &token).await;
        let wrong: [(&str, Authenticator, (u16, &str)); 5] = [
            ("nobody verified", Authenticator { flags: 0x01, ..Authenticator::new(2) }, (400, "AUTH_WEBAUTHN_FAILED")),
            ("copied, but not to be", Authenticator { flags: SEEN | 0x10, ..Authenticator::new(2) }, (400, "AUTH_WEBAUTHN_FAILED")),
            ("another site", Authenticator { site: "evil.example", ..Authenticator::new(2) }, (400, "AUTH_WEBAUTHN_FAILED")),
            ("another page", Authenticator { page: "https://evil.example", ..Authenticator::new(2) }, (401, "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED")),
            ("known", phone.clone(), (409, "WEBAUTHN_CREDENTIAL_EXISTS")),
        ];
        for (why, mut authenticator, expected) in wrong {
            let made = authenticator.makes(&options(&ada, &token).await);
            assert_told(&verifies(&ada, made, &token).await, expected, why);
        }
        // Another member cannot take it either.
        let made = phone.clone().makes(&options(&ben, &bens).await);
        assert_told(&verifies(&ben, made, &bens).await, (409, "WEBAUTHN_CREDENTIAL_EXISTS"), "another's");
        for cut in ["", "o2NmbXRkbm9uZQ", "AA"] {
            let mut made = Authenticator::new(3).makes(&options(&ada, &token).await);
            made["response"]["attestationObject"] = cut.into();
            assert_told(&verifies(&ada, made, &token).await, (400, "AUTH_WEBAUTHN_FAILED"), cut);
        }
        assert_eq!(passkeys(&ada).await["count"], 1);

        // From no page but the community's own.
        let mut request = ada.request(Method::POST, "/api/webauthn/auth-challenge", Some(json!({})));
        request.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
        assert_told(&ada.send(request).await, (400, "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED"), "a challenge for another page");
        town.db().run("UPDATE tenants SET domain = 'harbour.example', accessible_domain = 'plain.example' WHERE id = $1", params![town.harbour]).await.unwrap();
        town.world().room::<Tenants>().unwrap().forget();
        for (origin, rp_id) in [("https://harbour.example", "harbour.example"), ("https://plain.example", "plain.example")] {
            let mut request = ada.request(Method::POST, "/api/webauthn/auth-challenge", Some(json!({})));
            request.headers_mut().insert("origin", origin.parse().unwrap());
            let question = ada.send(request).await.ok().json()["data"].clone();
            assert_eq!((&question["rpId"], &question["allowCredentials"]), (&json!(rp_id), &Value::Null), "of this site there are none");
        }
    }

    async fn changes_ask_for_a_confirmation(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        adds(&ada, 1).await;
        let id = BASE64.encode([1; 16]);
        let required = (403, "SECURITY_CONFIRMATION_REQUIRED");
        let others = confirms(&ben).await;
        let access = ada.token.clone().unwrap();
        for token in [Value::Null, json!(""), json!("x"), json!(others), json!(access)] {
            for (path, body) in [
                ("register-challenge", json!({ "security_confirmation_token": token })),
                ("rename", json!({ "credential_id": id, "device_name": "x", "security_confirmation_token": token })),
                ("remove", json!({ "credential_id": id, "security_confirmation_token": token })),
                ("remove-all", json!({ "security_confirmation_token": token })),
            ] {
                assert_told(&ada.post(&format!("/api/webauthn/{path}"), body).await, required, path);
            }
        }
        for body in [json!({}), json!({ "current_password": "wrong" }), json!({ "totp_code": "123456" }), json!({ "backup_code": "ABCD-EFGH" }), json!({ "current_password": PASSWORD, "totp_code": "1" })] {
            assert_told(&ada.post("/api/webauthn/security-confirm", body).await, required, "security-confirm");
        }
        let (before, mut ada) = (confirms(&ada).await, ada);
        let body = json!({ "credential_id": id, "device_name": "Blue phone", "security_confirmation_token": before });
        assert_eq!(ada.post("/api/webauthn/rename", body.clone()).await.ok().json()["data"], json!({ "device_name": "Blue phone" }));
        assert_eq!(passkeys(&ada).await["credentials"][0]["device_name"], "Blue phone");
        let odd = json!({ "credential_id": id, "device_name": "a\u{7}b", "security_confirmation_token": before });
        assert_eq!(ada.post("/api/webauthn/rename", odd).await.refusal(), (400, "VALIDATION_ERROR".into(), "device_name".into()));
        let other = json!({ "credential_id": "AA", "device_name": "x", "security_confirmation_token": before });
        assert_told(&ada.post("/api/webauthn/rename", other).await, (404, "RESOURCE_NOT_FOUND"), "nobody's");
        ada.tap("/api/auth/revoke-all").await.ok();
        town.later(TimeDelta::seconds(2));
        ada.signs_in().await;
        assert_told(&ada.post("/api/webauthn/rename", body.clone()).await, required, "signed out everywhere since");
        let late = confirms(&ada).await;
        town.later(TimeDelta::seconds(300));
        let body = json!({ "credential_id": id, "device_name": "x", "security_confirmation_token": late });
        assert_told(&ada.post("/api/webauthn/rename", body).await, required, "five minutes ago");
    }

    async fn what_is_removed_opens_nothing_and_the_last_way_in_stays(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let stranger = town.stranger();
        let (phone, key) = (adds(&ada, 1).await, adds(&ada, 2).await);
        let status = ada.get("/api/webauthn/status").await.ok().json()["data"].clone();
        assert_eq!(
            status,
            json!({
                "registered": true, "count": 2, "authentication_allowed": true, "enrollment_allowed": true, "current_rp_id": "localhost",
                "max_credentials": 10, "confirmation_methods": { "password": true, "passkey": true, "totp": false },
            })
        );
        let removes = async |who: &Person, id: u8| {
            let body = json!({ "credential_id": BASE64.encode([id; 16]), "security_confirmation_token": confirms(who).await });
            who.post("/api/webauthn/remove", body).await
        };
        assert_eq!(removes(&ada, 7).await.ok().json()["data"], json!({ "message": "There is no such passkey." }));
        ada.get("/users/me").await.ok();
        let gone = removes(&ada, 1).await.ok().json()["data"].clone();
        assert_eq!(gone, json!({ "message": "Your passkey has been removed. Please sign in again.", "sessions_revoked": true }));
        assert!(!opens(&ada, ada.token.as_deref().unwrap()).await, "every sign-in ends");
        assert_told(&shows(&stranger, phone.signs(&asked(&stranger).await)).await, FAILED, "removed");
        town.later(TimeDelta::seconds(2));
        let heard = shows(&stranger, key.signs(&asked(&stranger).await)).await.ok().json();

        // Without a password, the passkey is the only way in.
        town.db().run("UPDATE users SET password_hash = '' WHERE id = $1", params![ada.id]).await.unwrap();
        let ada = ada.with_token(heard["access_token"].as_str());
        let token = &heard["security_confirmation_token"];
        let one = json!({ "credential_id": BASE64.encode([2; 16]), "security_confirmation_token": token });
        let all = json!({ "security_confirmation_token": token });
        assert_told(&ada.post("/api/webauthn/remove", one).await, (409, "LAST_SIGN_IN_METHOD"), "one");
        assert_told(&ada.post("/api/webauthn/remove-all", all.clone()).await, (409, "LAST_SIGN_IN_METHOD"), "all");
        assert_eq!(passkeys(&ada).await["count"], 1);
        town.db().run("UPDATE users SET password_hash = 'x' WHERE id = $1", params![ada.id]).await.unwrap();
        let gone = ada.post("/api/webauthn/remove-all", all).await.ok().json()["data"].clone();
        assert_eq!((&gone["sessions_revoked"], &gone["removed_count"]), (&json!(true), &json!(1)));
        town.deliver().await;
        let told: i64 = town.db().one("SELECT COUNT(*) FROM notifications WHERE user_id = $1 AND type = 'passkey_removed'", params![ada.id]).await.unwrap();
        assert_eq!(told, 2);
    }

    async fn a_community_says_whether_passkeys_are_used(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let stranger = town.stranger();
        let phone = adds(&ada, 1).await;
        rule(&town, json!({ "passkey_enrollment": false })).await;
        let body = json!({ "security_confirmation_token": confirms(&ada).await });
        assert_told(&ada.post("/api/webauthn/register-challenge", body).await, (403, "FEATURE_DISABLED"), "no more");
        shows(&stranger, phone.signs(&asked(&stranger).await)).await.ok();
        rule(&town, json!({})).await;
        let token = confirms(&ada).await;
        for number in 2..=10 {
            if number == 6 {
                town.later(TimeDelta::seconds(61));
            }
            adds_by(&ada, number, &token).await;
        }
        town.later(TimeDelta::seconds(61));
        let body = json!({ "security_confirmation_token": confirms(&ada).await });
        let refused = ada.post("/api/webauthn/register-challenge", body).await;
        assert_told(&refused, (429, "RATE_LIMIT_EXCEEDED"), "ten times in ten minutes");
        assert_eq!(refused.header("retry-after"), Some("466"));
        town.later(TimeDelta::seconds(480));
        let body = json!({ "security_confirmation_token": confirms(&ada).await });
        assert_told(&ada.post("/api/webauthn/register-challenge", body).await, (409, "WEBAUTHN_CREDENTIAL_LIMIT"), "ten are enough");
        let off = json!({ "biometric_login": false });
        town.db().run("UPDATE tenants SET features = $2 WHERE id = $1", params![town.harbour, off]).await.unwrap();
        town.later(TimeDelta::seconds(6));
        assert_told(&stranger.post("/api/webauthn/auth-challenge", json!({})).await, (403, "FEATURE_DISABLED"), "off");
        let status = stranger.get("/api/webauthn/status").await.ok().json()["data"].clone();
        assert_eq!((&status["authentication_allowed"], &status["enrollment_allowed"]), (&json!(false), &json!(false)));
        assert_eq!(status["confirmation_methods"], Value::Null);
    }
}
