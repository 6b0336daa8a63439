use contract::auth::{
    LoginAnswer, LoginBody, LoginResult, LogoutBody, RefreshTokenBody, RegisterBody, RevokeTokenBody,
    ValidateTokenBody, ValidatedToken,
};
use contract::{AuthApi as _, Operation, WithHeaders};
use http::header::SET_COOKIE;
use serde::Serialize;

use super::*;
use crate::auth::Rest;
use crate::auth::csrf;

fn as_promised<T: Serialize>(operation: Operation, status: u16, body: &T) {
    let body = serde_json::to_vec(body).unwrap();
    let broken = contract::response_violations(operation, status, Some("application/json"), &body);
    assert!(broken.is_empty(), "{operation:?}: {broken:?}");
}

fn body<T: serde::de::DeserializeOwned>(body: serde_json::Value) -> T {
    serde_json::from_value(body).unwrap()
}

#[tokio::test]
async fn answers_are_what_the_contract_promises() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "admin").await;
    let ada: LoginBody = body(serde_json::json!({"email": "ada@harbour.example", "password": PASSWORD}));

    let signed_in = in_one_step(Rest.login(town.call(), ada).await.unwrap());
    as_promised(Operation::Login, 200, &signed_in.body);
    assert!(signed_in.body.user.is_admin && signed_in.body.token == signed_in.body.access_token);
    let cookies: Vec<_> = signed_in
        .headers
        .iter()
        .map(|(_, value)| value.to_str().unwrap().split('=').next().unwrap().to_owned())
        .collect();
    assert!(
        cookies.len() == 1 && cookies[0].ends_with("tw_device") && signed_in.body.csrf_token.is_none(),
        "{cookies:?}"
    );

    let access = Secret::new(signed_in.body.access_token);
    let validated = Rest.validate_token(town.call_with(&access).await).await.unwrap();
    as_promised(Operation::ValidateToken, 200, &validated);
    assert_eq!((validated.time_remaining, validated.needs_refresh), (900, false));
    town.later(TimeDelta::seconds(601));
    for name in ["token", "access_token"] {
        let token: ValidateTokenBody = body(serde_json::json!({name: access.reveal()}));
        let validated: ValidatedToken = Rest.validate_token_in_body(town.call(), token).await.unwrap();
        as_promised(Operation::ValidateTokenInBody, 200, &validated);
        assert!(validated.needs_refresh);
    }

    let missing = Rest.refresh_token(town.call(), body(serde_json::json!({"refresh_token": null}))).await;
    assert_eq!(told(missing), (400, Code::AuthTokenMissing));
    let bearer = town.call_with(&Secret::new(signed_in.body.refresh_token)).await;
    let refreshed = Rest.refresh_token(bearer, body::<RefreshTokenBody>(serde_json::json!({}))).await.unwrap();
    as_promised(Operation::RefreshToken, 200, &refreshed);
    assert_eq!(refreshed.refresh_expires_in, 2_592_000 - 601);

    let access = Secret::new(refreshed.access_token);
    let token: RevokeTokenBody = body(serde_json::json!({"refresh_token": refreshed.refresh_token}));
    let all = Rest.revoke_all_tokens(town.call_with(&access).await).await;
    as_promised(Operation::RevokeAllTokens, 200, &all.unwrap());
    assert_eq!(told(Rest.revoke_token(town.call_with(&access).await, token).await), (401, Code::AuthRequired));
    let bye: LogoutBody = body(serde_json::json!({"refresh_token": refreshed.refresh_token}));
    let bye = Rest.logout(town.call_with(&access).await, bye).await.unwrap();
    as_promised(Operation::Logout, 200, &bye.body);
    assert!(bye.headers.is_empty());
}

#[tokio::test]
async fn a_browser_is_given_and_relieved_of_its_cookie() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let with = |session: &str| {
        let session = Secret::new(session);
        let csrf_token = Some(csrf::token(town.world.room().unwrap(), &session).into());
        let client = Client { session: Some(session), csrf_token, ..Client::default() };
        town.world.call(Visit { client, ..town.visit(&town.harbour) })
    };
    let id = |headers: &http::HeaderMap| headers[SET_COOKIE].to_str().unwrap()["tw_session=".len()..][..64].to_owned();

    let first = Rest.get_csrf_token(town.call()).await.unwrap();
    as_promised(Operation::GetCsrfToken, 200, &first.body);
    let session = id(&first.headers);
    assert!(Rest.get_auth_csrf_token(with(&session)).await.unwrap().headers.is_empty());
    let unversioned = Rest.get_unversioned_csrf_token(with(&session)).await.unwrap();
    assert_eq!(unversioned.body.data.csrf_token, first.body.data.csrf_token);

    let ada: LoginBody = body(serde_json::json!({"email": "ada@harbour.example", "password": PASSWORD}));
    let signed_in = in_one_step(Rest.login(with(&session), ada).await.unwrap());
    as_promised(Operation::Login, 200, &signed_in.body);
    let signed_in_session = id(&signed_in.headers);
    assert_ne!(signed_in_session, session);
    let again = Rest.get_csrf_token(with(&signed_in_session)).await.unwrap();
    assert_eq!(Some(again.body.data.csrf_token), signed_in.body.csrf_token);

    let bye = Rest.logout(with(&signed_in_session), body(serde_json::json!({}))).await.unwrap();
    assert!(
        bye.headers[SET_COOKIE].to_str().unwrap().contains("tw_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
    );
}

#[tokio::test]
async fn registering_over_rest() {
    let town = Town::new().await;
    let eve = serde_json::json!({
        "first_name": "Eve", "last_name": "Marsh", "email": "Eve@Harbour.example", "password": PASSWORD, "terms_accepted": true,
        "profile_type": "organisation", "organization_name": "Harbour Choir", "latitude": 54.3, "longitude": 10.1,
        "website": "", "form_started_at": 1_799_999_990_000_i64,
    });
    as_promised(Operation::GetRegistrationInfo, 200, &Rest.get_registration_info(town.call()).await.unwrap());
    let registered = Rest.register(town.call(), body::<RegisterBody>(eve.clone())).await.unwrap();
    as_promised(Operation::Register, 201, &registered);
    assert_eq!(town.count("SELECT COUNT(*) FROM users WHERE organization_name = 'Harbour Choir'").await, 1);

    for (trap, value) in [("website", "https://x.example".into()), ("form_started_at", 1_799_999_996_000_i64.into())] {
        let mut machine: serde_json::Value = eve.clone();
        machine[trap] = value;
        let answer = Rest.register(town.call(), body::<RegisterBody>(machine)).await.unwrap();
        as_promised(Operation::Register, 201, &answer);
    }
    assert_eq!(town.count("SELECT COUNT(*) FROM users").await, 1);
}

/// The answer to somebody who has no second factor.
fn in_one_step(answer: WithHeaders<LoginAnswer>) -> WithHeaders<LoginResult> {
    match answer.body {
        LoginAnswer::LoginResult(body) => WithHeaders { body, headers: answer.headers },
        LoginAnswer::SecondFactorWanted(_) => panic!("nobody here has a second factor"),
    }
}
