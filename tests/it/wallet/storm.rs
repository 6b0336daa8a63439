//! Random transfers, gifts, reversals and crashes at once: no hour appears or vanishes, and no floor is crossed.

use std::time::Duration;

use serde_json::json;
use timeweave::params;
use tokio::task::JoinSet;

use super::*;
use crate::each_engine;
use crate::support::Dice;

/// People, workers at once, and what each worker does.
const PEOPLE: [&str; 6] = ["ada", "ben", "cleo", "dora", "emil", "fay"];
const WORKERS: u64 = 4;
const DEEDS: usize = 50;

/// What everybody starts with, in hundredths.
const START: i64 = 500;

/// Two people, by place.
fn pair(dice: &mut Dice) -> (usize, usize) {
    let one = dice.below(PEOPLE.len());
    (one, (one + 1 + dice.below(PEOPLE.len() - 1)) % PEOPLE.len())
}

/// A payment that stops in the middle: the transaction is dropped after it, or the whole future at any await.
async fn crash(call: Call, from: i64, to: i64, amount: i64, whole: bool) {
    let paying = async {
        let mut tx = call.begin().await.unwrap();
        let (from, to) = (Holder::Member(from.into()), Holder::Member(to.into()));
        // A refusal is as good an end.
        let _ =
            wallet::pay(&mut tx, Payment::new(from, to, Hours::from_hundredths(amount), Kind::Transfer, "lost")).await;
    };
    if whole {
        paying.await;
    } else {
        let _ = tokio::time::timeout(Duration::from_micros(u64::try_from(amount).unwrap() * 20), paying).await;
    }
}

async fn worker(mut dice: Dice, number: u64, call: Call, people: Vec<Person>, warden: Person) {
    let mut made: Vec<i64> = Vec::new();
    for deed in 0..DEEDS {
        let (from, to) = pair(&mut dice);
        let amount = i64::try_from(dice.below(300)).unwrap() + 1;
        let hours = Hours::from_hundredths(amount).decimal();
        let heard = match dice.below(10) {
            0..=4 => {
                let body =
                    json!({ "recipient": people[to].id, "amount": hours, "description": format!("{number}/{deed}") });
                people[from].post("/wallet/transfer", body).await
            }
            5 => {
                let key = format!("{number}-{}", dice.below(deed + 1));
                keyed(&people[from], "/wallet/transfer", &key, json!({ "recipient": people[to].id, "amount": 0.5 }))
                    .await
            }
            6 if !made.is_empty() => {
                let id = made[dice.below(made.len())];
                warden.post(&format!("/admin/wallet/transactions/{id}/reverse"), json!({ "reason": "storm" })).await
            }
            7 => {
                people[from]
                    .post("/wallet/donate", json!({ "amount": hours, "message": format!("{number}/{deed}") }))
                    .await
            }
            _ => {
                crash(call.clone(), people[from].id, people[to].id, amount, dice.below(2) == 0).await;
                continue;
            }
        };
        match heard.status.as_u16() {
            201 => made.extend(heard.json()["data"]["id"].as_i64()),
            // Nothing left, taken back before, or another transfer under the same key.
            400 | 409 | 422 => {}
            other => panic!("{other}: {}", heard.text()),
        }
    }
}

each_engine! {
    async fn no_hour_appears_or_vanishes(town: Town = UNLIMITED) {
        let people = town.members(PEOPLE).await.to_vec();
        let warden = town.member_as("harbour", "warden", "admin").await;
        for person in &people {
            grant(&town, person, START).await;
        }
        let mut storm = JoinSet::new();
        for number in 0..WORKERS {
            let (call, people, warden) = (errand(&town).await, people.clone(), warden.clone());
            storm.spawn(worker(Dice(number), number, call, people, warden));
        }
        while let Some(done) = storm.join_next().await {
            done.unwrap();
        }
        is_sound(&town).await;

        let all = START * i64::try_from(PEOPLE.len()).unwrap();
        let held = count(&town, "SELECT SUM(balance)::bigint FROM accounts WHERE kind IN ('member', 'community_fund')").await;
        let issued = count(&town, "SELECT balance FROM accounts WHERE kind = 'issuance'").await;
        assert_eq!((held, issued), (all, -all));
        let lost = count(&town, "SELECT COUNT(*) FROM transactions WHERE description = 'lost'").await;
        assert_eq!(lost, 0, "what was dropped has not happened");
        let below = count(&town, "SELECT COUNT(*) FROM entries e JOIN accounts a ON a.id = e.account_id
            WHERE a.kind IN ('member', 'community_fund') AND e.balance_after < 0").await;
        assert_eq!(below, 0, "no floor was crossed at any moment");
        // Each entry's balance follows from the one before it.
        let rows: Vec<(i64, i64, i64)> = town
            .db()
            .all("SELECT account_id, amount, balance_after FROM entries ORDER BY account_id, transaction_id", params![])
            .await
            .unwrap();
        assert!(rows.len() > 100, "the storm did something");
        let mut before = (0, 0);
        for (account, amount, after) in rows {
            let start = if before.0 == account { before.1 } else { 0 };
            assert_eq!(start + amount, after, "account {account}");
            before = (account, after);
        }
        // One event for each that happened.
        let (events, transactions) = (
            count(&town, "SELECT COUNT(*) FROM domain_events WHERE kind = 'transaction_completed'").await,
            count(&town, "SELECT COUNT(*) FROM transactions").await,
        );
        assert_eq!(events, transactions);
    }
}
