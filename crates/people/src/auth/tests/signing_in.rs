use super::*;
use crate::auth::actions::{logout, validate};
use crate::auth::tokens::AccessClaims;
use crate::auth::tokens::actions::{refresh, revoke, revoke_all};
use crate::auth::{claims, same_community};
use crate::call::Settings as Rules;

#[tokio::test]
async fn the_right_password_opens_and_its_token_says_who_came() {
    let town = Town::new().await;
    let ada = town.member(&town.harbour, "ada@harbour.example", "broker").await;
    let signed_in = town.sign_in(" Ada@Harbour.Example ").await;

    let member = town.seen(&town.harbour, &signed_in.pair.access).await.unwrap();
    assert_eq!((member.id, member.tenant, member.role), (ada, town.harbour.id, Role::Broker));
    assert!(matches!(member.credential, Credential::Bearer { family: Some(_), .. }));

    let said: AccessClaims = claims(&town.world, signed_in.pair.access.reveal()).unwrap().unwrap();
    assert_eq!((said.user_id, &*said.role, &*said.platform, said.exp - said.nbf), (ada, "broker", "web", 900));
    assert!(signed_in.session.is_none());
}

#[tokio::test]
async fn an_unknown_address_and_a_wrong_password_sound_the_same() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    town.member(&town.meadow, "mia@meadow.example", "member").await;
    let suspended = town.member(&town.harbour, "sam@harbour.example", "member").await;
    town.set("UPDATE users SET status = 'suspended' WHERE id = $1", suspended).await;
    let gone = town.member(&town.harbour, "gone@harbour.example", "member").await;
    town.set("UPDATE users SET deleted_at = created_at WHERE id = $1", gone).await;

    let wrong = refusal(login(&town.call(), "ada@harbour.example", "wrong").await);
    assert_eq!((wrong.status, wrong.code()), (401, Code::AuthInvalidCredentials));
    for (email, password) in [
        ("nobody@harbour.example", PASSWORD),
        ("sam@harbour.example", "wrong"),
        ("mia@meadow.example", PASSWORD),
        ("gone@harbour.example", PASSWORD),
    ] {
        assert_eq!(refusal(login(&town.call(), email, password).await), wrong, "{email}");
    }
    for (email, password) in [("", "x"), ("  ", "x"), ("ada@harbour.example", "")] {
        assert_eq!(told(login(&town.call(), email, password).await), (400, Code::ValidationRequiredField));
    }
}

#[tokio::test]
async fn a_closed_gate_shows_only_behind_the_right_password() {
    let town = Town::new().await;
    let ada = town.member(&town.harbour, "ada@harbour.example", "member").await;
    let strict = ruled(&town.harbour, Rules { requires_verification: true, ..Rules::default() });
    for (change, code, flag) in [
        ("UPDATE users SET status = 'active' WHERE id = $1", Code::AuthEmailNotVerified, "email_not_verified"),
        ("UPDATE users SET is_approved = FALSE WHERE id = $1", Code::AuthAccountPendingApproval, "pending_approval"),
        ("UPDATE users SET status = 'banned' WHERE id = $1", Code::AuthAccountSuspended, "account_suspended"),
    ] {
        town.set(change, ada).await;
        let call = town.world.call(town.visit(&strict));
        let refused = refusal(login(&call, "ada@harbour.example", PASSWORD).await);
        assert_eq!((refused.status, refused.code()), (403, code));
        assert_eq!(refused.extras.get(flag), Some(&true.into()));
        assert_eq!(told(login(&call, "ada@harbour.example", "wrong").await), (401, Code::AuthInvalidCredentials));
    }
    assert_eq!(town.count("SELECT COUNT(*) FROM refresh_families").await, 0);
}

#[tokio::test]
async fn a_token_opens_only_its_own_community_unless_it_is_a_super_admins() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "tenant_admin").await;
    town.member(&town.meadow, "super@timeweave.example", "super_admin").await;
    let ada = town.sign_in("ada@harbour.example").await.pair.access;
    let root = town.sign_in("super@timeweave.example").await;

    assert!(town.seen(&town.meadow, &ada).await.is_none());
    assert!(town.seen(&town.harbour, &root.pair.access).await.is_some_and(|member| member.tenant == town.meadow.id));
    let said = |token: &Secret| claims(&town.world, token.reveal()).unwrap().unwrap();
    assert_eq!(told(same_community(&said(&ada), town.meadow.id)), (403, Code::TenantMismatch));
    assert!(same_community(&said(&ada), town.harbour.id).is_ok());
    assert!(same_community(&said(&root.pair.access), town.harbour.id).is_ok());
    assert!(refresh(&town.call(), root.pair.refresh.reveal()).await.is_ok());
}

#[tokio::test]
async fn whoever_may_not_come_in_any_more_is_out_at_once() {
    let town = Town::new().await;
    let ada = town.member(&town.harbour, "ada@harbour.example", "member").await;
    let token = town.sign_in("ada@harbour.example").await.pair.access;
    for (change, inside) in [
        ("UPDATE users SET status = 'suspended' WHERE id = $1", false),
        ("UPDATE users SET status = 'active' WHERE id = $1", true),
        ("UPDATE users SET is_approved = FALSE WHERE id = $1", false),
        ("UPDATE users SET role = 'admin' WHERE id = $1", true),
        ("UPDATE users SET deleted_at = created_at WHERE id = $1", false),
    ] {
        town.set(change, ada).await;
        assert_eq!(town.seen(&town.harbour, &token).await.is_some(), inside, "{change}");
    }
}

#[tokio::test]
async fn signing_out_ends_the_family_even_with_an_expired_access_token() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let first = town.sign_in("ada@harbour.example").await.pair;
    let second = town.sign_in("ada@harbour.example").await.pair;

    town.later(TimeDelta::seconds(600));
    let delayed = refresh(&town.call(), first.refresh.reveal()).await.unwrap();
    assert!(logout(&town.call(), Some(first.refresh.reveal())).await.unwrap());
    assert!(town.seen(&town.harbour, &delayed.access).await.is_none());
    assert_eq!(told(refresh(&town.call(), delayed.refresh.reveal()).await), (401, Code::AuthTokenExpired));

    assert!(town.seen(&town.harbour, &second.access).await.is_some());
    assert!(!logout(&town.call_with(&second.access).await, None).await.unwrap());
    assert!(town.seen(&town.harbour, &second.access).await.is_none());
    assert!(!logout(&town.call(), Some("nonsense")).await.unwrap());
}

#[tokio::test]
async fn a_member_revokes_only_own_tokens() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    town.member(&town.harbour, "ben@harbour.example", "member").await;
    let ada = town.sign_in("ada@harbour.example").await.pair;
    let ben = town.sign_in("ben@harbour.example").await.pair;

    let call = town.call_with(&ada.access).await;
    for token in [ben.refresh.reveal(), ada.access.reveal(), "nonsense"] {
        assert_eq!(told(revoke(&call, token).await), (400, Code::AuthTokenInvalid));
    }
    assert!(refresh(&town.call(), ben.refresh.reveal()).await.is_ok());
    revoke(&call, ada.refresh.reveal()).await.unwrap();
    assert!(town.seen(&town.harbour, &ada.access).await.is_none());
}

#[tokio::test]
async fn signing_out_everywhere_spares_only_what_comes_after_it() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let (one, two) = (town.sign_in("ada@harbour.example").await.pair, town.sign_in("ada@harbour.example").await.pair);

    assert_eq!(revoke_all(&town.call_with(&one.access).await).await.unwrap(), 3);
    for pair in [&one, &two] {
        assert!(town.seen(&town.harbour, &pair.access).await.is_none());
        assert_eq!(told(refresh(&town.call(), pair.refresh.reveal()).await), (401, Code::AuthTokenExpired));
    }
    let same_second = town.sign_in("ada@harbour.example").await.pair;
    assert!(town.seen(&town.harbour, &same_second.access).await.is_some());
    assert_eq!(revoke_all(&town.call_with(&same_second.access).await).await.unwrap(), 2);
    assert!(town.seen(&town.harbour, &same_second.access).await.is_none());
    assert!(town.seen(&town.harbour, &town.sign_in("ada@harbour.example").await.pair.access).await.is_some());
}

#[tokio::test]
async fn a_token_is_valid_until_it_is_not() {
    let town = Town::new().await;
    let ada = town.member(&town.harbour, "ada@harbour.example", "member").await;
    let pair = town.sign_in("ada@harbour.example").await.pair;
    let call = town.call();

    assert_eq!(validate(&call, Some(pair.access.reveal())).await.unwrap().user_id, ada);
    for none in [None, Some("")] {
        assert_eq!(told(validate(&call, none).await), (400, Code::AuthTokenMissing));
    }
    for token in [pair.refresh.reveal(), "nonsense"] {
        let refused = refusal(validate(&call, Some(token)).await);
        assert_eq!((refused.status, refused.code()), (401, Code::AuthTokenInvalid));
        assert_eq!(refused.extras.get("valid"), Some(&false.into()));
    }
    town.later(TimeDelta::seconds(899));
    assert!(validate(&call, Some(pair.access.reveal())).await.is_ok());
    town.later(TimeDelta::seconds(1));
    assert_eq!(told(validate(&call, Some(pair.access.reveal())).await), (401, Code::AuthTokenInvalid));
    assert!(town.seen(&town.harbour, &pair.access).await.is_none());
}
