//! What strangers try with tokens.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde_json::{Value, json};
use sha2::Sha256;

use super::{AccessClaims, Keyring, RefreshClaims, SigningKey};
use crate::base::{Secret, Timestamp};

const SECRET: &str = "0123456789abcdef0123456789abcdef";
const OLDER: &str = "fedcba9876543210fedcba9876543210";
const NOW: i64 = 1_800_000_000;

fn key(kid: &str, secret: &str) -> SigningKey {
    SigningKey { kid: kid.to_owned(), secret: Secret::new(secret) }
}

fn keyring() -> Keyring {
    Keyring::new(&[key("new", SECRET), key("old", OLDER)], "timeweave", "town").unwrap()
}

fn claims() -> Value {
    json!({
        "user_id": 7, "tenant_id": 1, "type": "access", "access_version": 2, "platform": "web", "role": "member",
        "email": "ada@harbour.example", "is_super_admin": false, "is_tenant_super_admin": false, "is_god": false,
        "refresh_family_id": "f", "iat": NOW, "nbf": NOW, "exp": NOW + 900, "iss": "timeweave", "aud": "town",
    })
}

fn with(changes: Value) -> Value {
    let mut claims = claims();
    for (name, value) in changes.as_object().unwrap() {
        claims[name] = value.clone();
    }
    claims
}

/// Signed by hand, with any header.
fn forged(header: &Value, claims: &Value, secret: &str) -> String {
    let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let message = format!("{}.{}", part(header), part(claims));
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(message.as_bytes());
    format!("{message}.{}", URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes()))
}

fn ours(claims: &Value) -> String {
    forged(&json!({"alg": "HS256", "typ": "JWT", "kid": "new"}), claims, SECRET)
}

fn opens(token: &str, second: i64) -> bool {
    let now = Timestamp::from_timestamp(second, 0).unwrap();
    keyring().read::<AccessClaims>(token).is_some_and(|claims| claims.hold(now))
}

#[test]
fn a_token_of_ours_opens_and_comes_back_as_it_was_made() {
    assert!(opens(&ours(&claims()), NOW));
    let read: AccessClaims = keyring().read(&ours(&claims())).unwrap();
    let again: AccessClaims = keyring().read(&keyring().sign(&read).unwrap()).unwrap();
    assert_eq!(read, again);
}

#[test]
fn keys_rotate_by_name() {
    let header = |kid: &str| json!({"alg": "HS256", "typ": "JWT", "kid": kid});
    for (kid, secret, good) in [
        ("new", SECRET, true),
        ("old", OLDER, true),
        ("new", OLDER, false),
        ("old", SECRET, false),
        ("gone", SECRET, false),
        ("", SECRET, false),
        ("../../dev/null", "", false),
    ] {
        assert_eq!(opens(&forged(&header(kid), &claims(), secret), NOW), good, "{kid}");
    }
    assert!(!opens(&forged(&json!({"alg": "HS256", "typ": "JWT"}), &claims(), SECRET), NOW), "a key must be named");
}

#[test]
fn no_other_algorithm_is_taken() {
    for algorithm in ["none", "None", "NONE", "nOnE", "", "HS384", "HS512", "RS256", "ES256", "EdDSA"] {
        let header = json!({"alg": algorithm, "typ": "JWT", "kid": "new"});
        let token = forged(&header, &claims(), SECRET);
        let (message, _) = token.rsplit_once('.').unwrap();
        for token in [token.clone(), format!("{message}."), message.to_owned()] {
            assert!(!opens(&token, NOW), "{algorithm}: {token}");
        }
    }
    let mut header = Header::new(Algorithm::HS512);
    header.kid = Some("new".to_owned());
    let truly = jsonwebtoken::encode(&header, &claims(), &EncodingKey::from_secret(SECRET.as_bytes())).unwrap();
    assert!(!opens(&truly, NOW));
}

#[test]
fn a_key_in_the_header_is_not_believed() {
    let jwk = json!({"kty": "oct", "k": URL_SAFE_NO_PAD.encode("attacker-attacker-attacker-attacker"), "alg": "HS256"});
    let header = json!({"alg": "HS256", "typ": "JWT", "kid": "new", "jwk": jwk, "jku": "https://evil.example/keys"});
    assert!(!opens(&forged(&header, &claims(), "attacker-attacker-attacker-attacker"), NOW));
}

#[test]
fn a_changed_token_is_worthless() {
    let token = ours(&claims());
    let [header, _, signature] = token.split('.').collect::<Vec<_>>()[..] else { panic!() };
    let body = URL_SAFE_NO_PAD.encode(with(json!({"user_id": 1, "role": "super_admin"})).to_string());
    assert!(!opens(&format!("{header}.{body}.{signature}"), NOW));
    for text in ["", ".", "..", "a.b.c", &token[1..], &format!("{token}x"), &format!("{token}.x"), &format!(" {token}")]
    {
        assert!(!opens(text, NOW), "{text}");
    }
}

#[test]
fn what_claims_must_say() {
    for (changes, good) in [
        (json!({"aud": "village"}), false),
        (json!({"aud": ["village"]}), false),
        (json!({"aud": null}), false),
        (json!({"iss": "somebody"}), false),
        (json!({"iss": null}), false),
        (json!({"type": "refresh"}), false),
        (json!({"type": "impersonation"}), false),
        (json!({"access_version": 1}), false),
        (json!({"access_version": "2"}), false),
        (json!({"user_id": "7"}), false),
        (json!({"user_id": null}), false),
        (json!({"exp": null}), false),
        (json!({"exp": "9999999999"}), false),
        (json!({"exp": NOW + 901}), false),
        (json!({"nbf": 0}), false),
        (json!({"nbf": i64::MIN, "exp": i64::MAX}), false),
        (json!({"nbf": -1}), false),
        (json!({"iat": NOW + 1}), true),
        (json!({"anything": "else"}), true),
    ] {
        assert_eq!(opens(&ours(&with(changes.clone())), NOW), good, "{changes}");
    }
}

#[test]
fn a_token_holds_from_its_first_second_up_to_its_last() {
    let token = ours(&claims());
    for (second, holds) in [(NOW - 1, false), (NOW, true), (NOW + 899, true), (NOW + 900, false), (NOW + 901, false)] {
        assert_eq!(opens(&token, second), holds, "{}", second - NOW);
    }
}

#[test]
fn access_and_refresh_tokens_are_not_taken_for_each_other() {
    let refresh = json!({
        "user_id": 7, "tenant_id": 1, "type": "refresh", "refresh_version": 2, "family_id": "f", "jti": "j",
        "iat": NOW, "nbf": NOW, "exp": NOW + 2_592_000, "iss": "timeweave", "aud": "town",
    });
    let now = Timestamp::from_timestamp(NOW, 0).unwrap();
    let read = |claims: &Value| keyring().read::<RefreshClaims>(&ours(claims)).is_some_and(|claims| claims.hold(now));

    assert!(read(&refresh));
    assert!(!opens(&ours(&refresh), NOW));
    assert!(!read(&claims()));

    let mut both = with(json!({"refresh_version": 2, "family_id": "f", "jti": "j"}));
    assert!(!read(&both));
    both["type"] = json!("refresh");
    assert!(read(&both) && !opens(&ours(&both), NOW));
}
