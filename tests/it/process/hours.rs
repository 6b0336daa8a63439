//! Killed in the middle of paying: the ledger is sound, every hour is somewhere, and repeating every call pays each once.

use std::collections::BTreeMap;

use futures::StreamExt as _;
use futures::stream;
use http::{Method, StatusCode};
use serde_json::json;

use super::*;
use crate::support::Heard;

/// How many transfers, and how many are under way at a time.
const CALLS: usize = 160;
const AT_ONCE: usize = 8;

/// People who pay, and what each starts with, in hundredths.
const PEOPLE: usize = 4;
pub(super) const START: i64 = 10_000;

/// Gives everybody hours, as an administrator would. The rows are written here: no process runs yet.
pub(super) async fn fill(db: &Db, members: &[i64]) {
    let tenant: i64 = db.one("SELECT id FROM tenants", params![]).await.unwrap();
    let open = "INSERT INTO accounts (tenant_id, kind, user_id, balance, total_in, total_out, transaction_count, created_at, updated_at)
                VALUES ($1, $2, $3, 0, 0, 0, 0, $4, $4) RETURNING id";
    let issuance: i64 = db.one(open, params![tenant, "issuance", None::<i64>, opening()]).await.unwrap();
    for member in members {
        let mut tx = db.begin().await.unwrap();
        let account: i64 = tx.one(open, params![tenant, "member", Some(*member), opening()]).await.unwrap();
        let id: i64 = tx
            .one(
                "INSERT INTO transactions (tenant_id, receiver_id, from_account_id, to_account_id, amount, debit, credit, description,
                        status, transaction_type, deleted_for_sender, deleted_for_receiver, created_at, updated_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $5, 'A start', 'completed', 'admin_grant', FALSE, FALSE, $7, $7)
                 RETURNING id",
                params![tenant, *member, issuance, account, START, -START, opening()],
            )
            .await
            .unwrap();
        tx.run(
            "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
             SELECT $1, $2, $3, $5, balance + $5, $7 FROM accounts WHERE id = $3
              UNION ALL
             SELECT $1, $2, $4, $6, $6, $7",
            params![tenant, id, issuance, account, -START, START, opening()],
        )
        .await
        .unwrap();
        tx.run(
            "UPDATE accounts SET balance = balance - $2, total_out = total_out + $2, transaction_count = transaction_count + 1 WHERE id = $1",
            params![issuance, START],
        )
        .await
        .unwrap();
        tx.run(
            "UPDATE accounts SET balance = $2, total_in = $2, transaction_count = 1 WHERE id = $1",
            params![account, START],
        )
        .await
        .unwrap();
        tx.commit().await.unwrap();
    }
}

/// The number of a transfer says who pays whom, and how much.
async fn pay(payers: &[Client], members: &[i64], number: usize) -> reqwest::Result<Heard> {
    let (from, to) = (number % PEOPLE, (number + 1 + number / PEOPLE % (PEOPLE - 1)) % PEOPLE);
    let amount = (1 + number % 7) as f64 / 4.0;
    let body = json!({ "recipient": members[to], "amount": amount, "description": format!("number {number}") });
    payers[from].keyed(&format!("pay-{number}")).send(Method::POST, "/api/v2/wallet/transfer", Some(body)).await
}

each_installation! {
    async fn the_ledger_is_sound_after_a_crash_and_repeating_pays_each_once(here: Installation) {
        let db = here.db().await;
        let members = super::settle(&db, PEOPLE - 1).await;
        fill(&db, &members).await;
        let gateway = here.serves(&[]).await;
        let mut payers = vec![Client::member(&gateway, "ada").await];
        for number in 1..PEOPLE {
            payers.push(Client::member(&gateway, &format!("m{number}")).await);
        }

        let mut first: BTreeMap<usize, Heard> = BTreeMap::new();
        let mut calls = Box::pin(
            stream::iter(0..CALLS)
                .map(|number| {
                    let (payers, members) = (payers.clone(), members.clone());
                    async move { (number, pay(&payers, &members, number).await) }
                })
                .buffer_unordered(AT_ONCE),
        );
        while first.len() < CALLS / 3 {
            let (number, answer) = calls.next().await.unwrap();
            first.insert(number, answer.unwrap());
        }
        let (answers, ()) = tokio::join!(calls.collect::<Vec<_>>(), gateway.crash());
        first.extend(answers.into_iter().filter_map(|(number, answer)| Some((number, answer.ok()?))));
        assert!(first.len() < CALLS, "the crash came too late");
        assert!(first.values().all(|answer| answer.status == StatusCode::CREATED));

        sound(&here).await;
        let gateway = here.serves(&[]).await;
        let payers: Vec<Client> = payers.iter().map(|payer| payer.at(&gateway)).collect();
        for number in 0..CALLS {
            let again = pay(&payers, &members, number).await.unwrap();
            assert_eq!(again.status, 201, "{}", again.text());
            if let Some(earlier) = first.get(&number) {
                assert_eq!(again.bytes, earlier.bytes, "byte for byte");
                assert_eq!(again.header("idempotency-replayed"), Some("true"));
            }
        }
        let transfers = count(&db, "SELECT COUNT(*) FROM transactions WHERE transaction_type = 'transfer'").await;
        assert_eq!(transfers, i64::try_from(CALLS).unwrap());
        let held = count(&db, "SELECT SUM(balance)::bigint FROM accounts WHERE kind = 'member'").await;
        assert_eq!(held, START * i64::try_from(PEOPLE).unwrap());
        sound(&here).await;
        gateway.stop().await.well();
    }
}

/// `doctor` finds the ledger sound. Of the queue it may complain: what a worker held when it was killed stays leased until another runs.
pub(super) async fn sound(here: &Installation) {
    let said = here.program(&["doctor"], &[]).end().await.out;
    let wrong: Vec<&str> =
        said.lines().filter(|line| line.starts_with("WRONG") && !line.starts_with("WRONG queue:")).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    for line in [
        "ok    entries of transactions: sound",
        "ok    balances of accounts: sound",
        "ok    floors of accounts: sound",
        "ok    sum of all accounts: sound",
        "ok    parties of transactions: sound",
    ] {
        assert!(said.contains(line), "{line}\n{said}");
    }
}
