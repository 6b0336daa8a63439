//! Two who act at the same moment. On SQLite one of them always waits; PostgreSQL lets them meet.

use contract::Code;

use crate::base::{Answer, Failure};
use crate::connections::actions;
use crate::members;
use testing::town::{Town, in_town};

/// So often a race is run, because one run may miss the moment.
const ROUNDS: usize = 8;

fn status<T>(answer: &Answer<T>) -> u16 {
    match answer {
        Ok(_) => 200,
        Err(Failure::Refusal(refusal)) => refusal.status,
        Err(Failure::Fault(fault)) => panic!("{fault}"),
    }
}

async fn clean(town: &Town) {
    town.run("DELETE FROM connections", Vec::new()).await;
    town.run("DELETE FROM user_blocks", Vec::new()).await;
}

#[tokio::test]
async fn opposite_requests_leave_one_pair() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        for _ in 0..ROUNDS {
            let (ada_calls, ben_calls) = (ada.call(), ben.call());
            let (one, other) = tokio::join!(actions::request(&ada_calls, ben.id), actions::request(&ben_calls, ada.id));
            let mut outcome = [status(&one), status(&other)];
            outcome.sort_unstable();
            assert_eq!(outcome, [200, 409]);
            let Some(Failure::Refusal(refusal)) = one.err().or(other.err()) else { panic!("one is refused") };
            assert_eq!(refusal.code(), Code::AlreadyExists);
            assert_eq!(town.count("SELECT COUNT(*) FROM connections").await, 1);
            clean(&town).await;
        }
    })
    .await;
}

#[tokio::test]
async fn accepting_what_is_taken_back_ends_with_nothing() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        for _ in 0..ROUNDS {
            let id = actions::request(&ada.call(), ben.id).await.unwrap();
            let (ada_calls, ben_calls) = (ada.call(), ben.call());
            let (removed, accepted) = tokio::join!(actions::remove(&ada_calls, id), actions::accept(&ben_calls, id));
            removed.unwrap();
            assert!([200, 404].contains(&status(&accepted)));
            assert_eq!(town.count("SELECT COUNT(*) FROM connections").await, 0);
        }
    })
    .await;
}

#[tokio::test]
async fn a_request_is_answered_once() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        for _ in 0..ROUNDS {
            let id = actions::request(&ada.call(), ben.id).await.unwrap();
            let (here, there) = (ben.call(), ben.call());
            let (accepted, declined) = tokio::join!(actions::accept(&here, id), actions::decline(&there, id));
            let left = town.count("SELECT COUNT(*) FROM connections WHERE status = 'accepted'").await;
            match (status(&accepted), status(&declined)) {
                (200, 409) => assert_eq!(left, 1),
                (404, 200) => assert_eq!(left, 0),
                other => panic!("{other:?}"),
            }
            clean(&town).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_block_leaves_no_connection_whoever_is_first() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        for round in 0..ROUNDS {
            let (ada_calls, ben_calls) = (ada.call(), ben.call());
            let blocked = members::actions::block(&ada_calls, ben.id, None);
            if round % 2 == 0 {
                let (blocked, asked) = tokio::join!(blocked, actions::request(&ben_calls, ada.id));
                blocked.unwrap();
                assert!([200, 422].contains(&status(&asked)));
            } else {
                let id = actions::request(&ben.call(), ada.id).await.unwrap();
                let (blocked, accepted) = tokio::join!(blocked, actions::accept(&ada_calls, id));
                blocked.unwrap();
                assert!([200, 404].contains(&status(&accepted)));
            }
            assert_eq!(town.count("SELECT COUNT(*) FROM connections").await, 0);
            clean(&town).await;
        }
    })
    .await;
}
