use super::*;
use crate::auth::registration::actions::register;
use crate::auth::registration::model::Application;
use crate::call::{RegistrationMode, Settings as Rules};

fn eve() -> Application {
    Application {
        first_name: "Eve".to_owned(),
        last_name: "Marsh".to_owned(),
        email: "Eve@Harbour.Example".to_owned(),
        password: Some(Secret::new(PASSWORD)),
        terms_accepted: true,
        ..Application::default()
    }
}

#[tokio::test]
async fn whoever_registers_where_nobody_must_wait_signs_in_at_once() {
    let town = Town::new().await;
    let registered = register(&town.call(), eve()).await.unwrap();
    assert_eq!(registered.email, "eve@harbour.example");
    assert_eq!(town.sign_in("eve@harbour.example").await.account.id, registered.id);
    assert_eq!(town.count("SELECT COUNT(*) FROM domain_events WHERE kind = 'member_registered'").await, 1);
}

#[tokio::test]
async fn whoever_must_wait_is_told_for_what() {
    let town = Town::new().await;
    for (email, verification, approval, code) in [
        ("a@x.example", true, false, Code::AuthEmailNotVerified),
        ("b@x.example", false, true, Code::AuthAccountPendingApproval),
        ("c@x.example", true, true, Code::AuthAccountPendingApproval),
    ] {
        let rules = Rules { requires_verification: verification, requires_approval: approval, ..Rules::default() };
        let call = town.world.call(town.visit(&ruled(&town.harbour, rules)));
        register(&call, Application { email: email.to_owned(), ..eve() }).await.unwrap();
        assert_eq!(told(login(&call, email, PASSWORD).await), (403, code));
    }
}

#[tokio::test]
async fn an_address_is_taken_once_in_a_community_and_the_answer_does_not_tell() {
    let town = Town::new().await;
    let first = register(&town.call(), eve()).await.unwrap();
    let again = register(&town.call(), eve()).await.unwrap();
    assert_eq!((again.email, again.id.get()), (first.email, first.id.get() + 1));
    assert_eq!(town.count("SELECT COUNT(*) FROM users").await, 1);
    assert!(register(&town.world.call(town.visit(&town.meadow)), eve()).await.is_ok());
    assert_eq!(town.count("SELECT COUNT(*) FROM users").await, 2);
    assert_eq!(town.count("SELECT COUNT(*) FROM domain_events WHERE kind = 'registration_repeated'").await, 1);
}

#[tokio::test]
async fn a_closed_community_takes_nobody() {
    let town = Town::new().await;
    let closed = ruled(&town.harbour, Rules { registration_mode: RegistrationMode::Closed, ..Rules::default() });
    let call = town.world.call(town.visit(&closed));
    assert_eq!(told(register(&call, eve()).await), (403, Code::RegistrationClosed));
}

#[tokio::test]
async fn a_machine_is_told_what_it_wants_to_hear() {
    let town = Town::new().await;
    let answer = register(&town.call(), Application { trapped: true, ..eve() }).await.unwrap();
    assert_eq!((&*answer.email, &*answer.first_name), ("eve@harbour.example", "Eve"));
    assert!(answer.id.get() > 0);
    assert_eq!(town.count("SELECT COUNT(*) FROM users").await, 0);
    assert_eq!(town.count("SELECT COUNT(*) FROM domain_events").await, 0);
}
