use super::*;
use crate::auth::actions::logout;
use crate::auth::csrf;
use crate::auth::sessions::actions::csrf_token;
use crate::auth::tokens::actions::revoke_all;

fn browser(town: &Town, session: &Secret) -> Call {
    let proof = csrf::token(town.world.room().unwrap(), session);
    browser_showing(town, session, Some(proof.into()))
}

fn browser_showing(town: &Town, session: &Secret, csrf_token: Option<Secret>) -> Call {
    let client = Client { session: Some(session.clone()), csrf_token, ..Client::default() };
    town.world.call(Visit { client, ..town.visit(&town.harbour) })
}

fn id(cookie: &str) -> Secret {
    let (_, rest) = cookie.split_once("tw_session=").unwrap();
    Secret::new(rest.split(';').next().unwrap())
}

async fn seen(town: &Town, tenant: &Arc<Tenant>, session: &Secret) -> Option<Member> {
    authenticate(&town.world, Some(tenant), Presented::Session(session.reveal())).await.unwrap()
}

async fn signed_in(town: &Town) -> (Secret, SignedIn) {
    let anonymous = id(&csrf_token(&town.call()).unwrap().1.unwrap());
    let signed_in = login(&browser(town, &anonymous), "ada@harbour.example", PASSWORD).await;
    let signed_in = signed_in.unwrap_or_else(|failure| panic!("{failure}"));
    (id(&signed_in.session.as_ref().unwrap().cookie), signed_in)
}

#[tokio::test]
async fn a_session_keeps_its_csrf_token_and_no_other_opens_it() {
    let town = Town::new().await;
    let auth: &Auth = town.world.room().unwrap();
    assert!(!csrf_token(&town.call()).unwrap().1.unwrap().contains("Secure"), "a plain visitor could not send it back");
    let client = Client { secure: true, ..Client::default() };
    let over_tls = town.world.call(Visit { client, ..town.visit(&town.harbour) });
    let (token, cookie) = csrf_token(&over_tls).unwrap();
    let cookie = cookie.unwrap();
    assert!(cookie.contains("HttpOnly; SameSite=Lax; Secure"), "{cookie}");
    let session = id(&cookie);

    assert_eq!(csrf_token(&browser(&town, &session)).unwrap(), (token.clone(), None));
    assert!(token.len() == 64 && csrf::valid(auth, &session, &token));
    assert_eq!(town.count("SELECT COUNT(*) FROM sessions").await, 0);
    let other = id(&csrf_token(&town.call()).unwrap().1.unwrap());
    assert!(!csrf::valid(auth, &other, &token));
    for shown in ["", "0", &token[..62], &format!("{token}00"), &"0".repeat(64), &"é".repeat(32), session.reveal()] {
        assert!(!csrf::valid(auth, &session, shown), "{shown}");
    }
}

#[tokio::test]
async fn a_login_trades_the_session_for_a_new_one_that_is_somebody() {
    let town = Town::new().await;
    let ada = town.member(&town.harbour, "ada@harbour.example", "member").await;
    let anonymous = id(&csrf_token(&town.call()).unwrap().1.unwrap());
    assert!(seen(&town, &town.harbour, &anonymous).await.is_none());

    let signed_in = login(&browser(&town, &anonymous), "ada@harbour.example", PASSWORD).await.ok().unwrap();
    let opened = signed_in.session.unwrap();
    let session = id(&opened.cookie);
    assert!(opened.cookie.contains("Max-Age=43200"));
    assert!(csrf::valid(town.world.room().unwrap(), &session, &opened.csrf_token));
    assert_eq!(seen(&town, &town.harbour, &session).await.unwrap().id, ada);
    assert!(seen(&town, &town.harbour, &anonymous).await.is_none(), "an id known before the login is nothing");
    assert!(seen(&town, &town.meadow, &session).await.is_none(), "nor is one of another community");

    town.later(TimeDelta::hours(12));
    assert!(seen(&town, &town.harbour, &session).await.is_none());
}

#[tokio::test]
async fn a_login_that_does_not_come_from_our_pages_gets_no_session() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let session = Secret::new("a".repeat(64));
    let proof: Secret = csrf::token(town.world.room().unwrap(), &session).into();
    let with_bearer = Client {
        session: Some(session.clone()),
        bearer: Some(Secret::new("x")),
        csrf_token: Some(proof),
        ..Client::default()
    };
    for call in [
        browser_showing(&town, &session, None),
        browser_showing(&town, &session, Some(Secret::new("0".repeat(64)))),
        town.world.call(Visit { client: with_bearer, ..town.visit(&town.harbour) }),
    ] {
        assert!(login(&call, "ada@harbour.example", PASSWORD).await.ok().unwrap().session.is_none());
    }
    assert_eq!(town.count("SELECT COUNT(*) FROM sessions").await, 0);
}

#[tokio::test]
async fn a_session_ends_with_its_login() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;

    let (session, one) = signed_in(&town).await;
    assert!(seen(&town, &town.harbour, &session).await.is_some());
    logout(&browser(&town, &session), None).await.unwrap();
    assert!(seen(&town, &town.harbour, &session).await.is_none());
    assert!(town.seen(&town.harbour, &one.pair.access).await.is_none());

    let (session, two) = signed_in(&town).await;
    logout(&town.call(), Some(two.pair.refresh.reveal())).await.unwrap();
    assert!(seen(&town, &town.harbour, &session).await.is_none());

    let (session, three) = signed_in(&town).await;
    revoke_all(&town.call_with(&three.pair.access).await).await.unwrap();
    assert!(seen(&town, &town.harbour, &session).await.is_none());
    let (session, _) = signed_in(&town).await;
    assert!(seen(&town, &town.harbour, &session).await.is_some(), "the same second is no obstacle");
}
