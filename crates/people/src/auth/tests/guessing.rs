use super::*;

async fn guess(town: &Town, email: &str, address: [u8; 4]) -> Answer<SignedIn> {
    let call = town.world.call(Visit { address: Some(address.into()), ..town.visit(&town.harbour) });
    login(&call, email, "wrong").await
}

#[tokio::test]
async fn ten_wrong_passwords_lock_an_account_where_they_came_from_for_five_minutes() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    for _ in 1..=10 {
        let refused = told(guess(&town, "ada@harbour.example", [192, 0, 2, 1]).await);
        assert_eq!(refused, (401, Code::AuthInvalidCredentials));
        town.later(TimeDelta::seconds(10));
    }
    let locked = refusal(login(&town.call(), "ADA@harbour.example", PASSWORD).await);
    assert_eq!((locked.status, locked.code()), (429, Code::RateLimitExceeded));
    assert_eq!(locked.extras.get("retry_after"), Some(&290.into()));
    assert_eq!(locked.headers, [(http::header::RETRY_AFTER, "290".to_owned())]);
    let elsewhere = Visit { address: Some([198, 51, 100, 7].into()), ..town.visit(&town.harbour) };
    assert!(login(&town.world.call(elsewhere), "ada@harbour.example", PASSWORD).await.is_ok());

    town.later(TimeDelta::seconds(289));
    assert_eq!(told(login(&town.call(), "ada@harbour.example", PASSWORD).await), (429, Code::RateLimitExceeded));
    town.later(TimeDelta::seconds(1));
    assert!(login(&town.call(), "ada@harbour.example", PASSWORD).await.is_ok());
}

#[tokio::test]
async fn ten_wrong_passwords_lock_a_network_address_whatever_it_tries() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    for number in 0..10 {
        assert_eq!(told(guess(&town, &format!("{number}@x.example"), [192, 0, 2, 1]).await).0, 401);
    }
    assert_eq!(told(login(&town.call(), "ada@harbour.example", PASSWORD).await).0, 429);
    let elsewhere = Visit { address: Some([198, 51, 100, 7].into()), ..town.visit(&town.harbour) };
    assert!(login(&town.world.call(elsewhere), "ada@harbour.example", PASSWORD).await.is_ok());
}

#[tokio::test]
async fn the_right_password_wipes_the_slate() {
    let town = Town::new().await;
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    for _ in 0..3 {
        for _ in 0..9 {
            assert_eq!(told(guess(&town, "ada@harbour.example", [192, 0, 2, 1]).await).0, 401);
        }
        town.sign_in("ada@harbour.example").await;
        assert_eq!(town.count("SELECT COUNT(*) FROM login_failures").await, 0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guessing_at_once_gives_no_more_guesses_than_guessing_in_turn() {
    let town = Arc::new(Town::new().await);
    town.member(&town.harbour, "ada@harbour.example", "member").await;
    let guesses = (0..40).map(|_| {
        let town = Arc::clone(&town);
        tokio::spawn(async move { told(guess(&town, "ada@harbour.example", [192, 0, 2, 1]).await).0 })
    });
    let answers = futures::future::join_all(guesses).await;
    let mut looked_at = answers.into_iter().filter(|status| matches!(status, Ok(401))).count();
    while told(guess(&town, "ada@harbour.example", [192, 0, 2, 1]).await).0 == 401 {
        looked_at += 1;
    }
    assert_eq!(looked_at, 10);
}
