//! What the database itself lets nobody do to the ledger.

use timeweave::db::DbError;
use timeweave::params;

use super::*;
use crate::each_engine;

each_engine! {
    async fn nothing_in_the_ledger_can_be_changed_or_removed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let id = send(&ada, &ben, 1.0).await.ok().json()["data"]["id"].as_i64().unwrap();
        for sql in [
            "UPDATE entries SET amount = amount + 1 WHERE transaction_id = $1",
            "UPDATE entries SET balance_after = 0 WHERE transaction_id = $1",
            "DELETE FROM entries WHERE transaction_id = $1",
            "DELETE FROM transactions WHERE id = $1",
            "UPDATE transactions SET amount = 1 WHERE id = $1",
            "UPDATE transactions SET description = 'x' WHERE id = $1",
            "UPDATE transactions SET sender_id = receiver_id WHERE id = $1",
            "UPDATE transactions SET status = 'cancelled', debit = NULL, credit = NULL WHERE id = $1",
            "UPDATE transactions SET transaction_type = 'x' WHERE id = $1",
            "UPDATE transactions SET debit = NULL WHERE id = $1",
        ] {
            assert!(town.db().run(sql, params![id]).await.is_err(), "{sql}");
        }
        // Either side may hide it.
        ada.delete(&format!("/wallet/transactions/{id}")).await.ok();
        is_sound(&town).await;
    }

    async fn a_transaction_without_its_two_entries_cannot_be_committed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        grant(&town, &ben, 1_000).await;
        let accounts: Vec<i64> = town
            .db()
            .all("SELECT id FROM accounts WHERE user_id IS NOT NULL ORDER BY user_id", params![])
            .await
            .unwrap();
        let (from, to) = (accounts[0], accounts[1]);
        let transaction = "INSERT INTO transactions (tenant_id, sender_id, receiver_id, from_account_id, to_account_id, amount, debit,
                    credit, description, status, transaction_type, deleted_for_sender, deleted_for_receiver, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, 100, -100, 100, '', 'completed', 'transfer', FALSE, FALSE, $6, $6)
             RETURNING id";
        let entry = "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
             VALUES ($1, $2, $3, $4, 0, $5)";
        let now = town.clock.now();
        // The entries that are tried, and whether they make a whole.
        let tried: &[(&[(i64, i64)], bool)] = &[
            (&[], false),
            (&[(from, -100)], false),
            (&[(to, 100)], false),
            (&[(from, 100), (to, -100)], false),
            (&[(from, -100), (to, 99)], false),
            (&[(from, -100), (to, 100), (from, -1)], false),
            (&[(from, -100), (to, 100), (to, 1)], false),
        ];
        for (entries, whole) in tried {
            let mut tx = town.db().begin().await.unwrap();
            let stored = async {
                let args = params![town.harbour, ada.id, ben.id, from, to, now];
                let id: i64 = tx.one(transaction, args).await?;
                for (account, amount) in *entries {
                    tx.run(entry, params![town.harbour, id, *account, *amount, now]).await?;
                }
                tx.commit().await
            }
            .await;
            assert_eq!(stored.is_ok(), *whole, "{entries:?}: {stored:?}");
        }
        assert_eq!(town.count("transactions").await, 2);
        is_sound(&town).await;
    }

    async fn no_account_is_stored_below_its_floor(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        send(&ada, &ben, 1.0).await.ok();
        let below = "UPDATE accounts SET balance = -1, total_out = total_in + 1 WHERE user_id = $1";
        let error = town.db().run(below, params![ada.id]).await.unwrap_err();
        assert!(matches!(error, DbError::Check { constraint } if constraint == "accounts_floor"));
        let torn = "UPDATE accounts SET balance = balance + 1 WHERE user_id = $1";
        let error = town.db().run(torn, params![ada.id]).await.unwrap_err();
        assert!(matches!(error, DbError::Check { constraint } if constraint == "accounts_balance"));
    }

    async fn an_account_belongs_to_one_holder_and_each_has_one(town: Town) {
        let [ada] = town.members(["ada"]).await;
        grant(&town, &ada, 1_000).await;
        let add = |columns: &str, values: &str| {
            leak(format!(
                "INSERT INTO accounts (tenant_id, balance, total_in, total_out, transaction_count, created_at, updated_at, {columns})
                 VALUES ($1, 0, 0, 0, 0, $2, $2, {values})"
            ))
        };
        for (columns, values) in [
            ("kind, user_id", format!("'member', {}", ada.id)),
            ("kind", "'issuance'".to_owned()),
            ("kind", "'member'".to_owned()),
            ("kind, partner", "'member', 'far'".to_owned()),
            ("kind", "'clearing'".to_owned()),
            ("kind, user_id", format!("'issuance', {}", ada.id)),
        ] {
            let stored = town.db().run(add(columns, &values), params![town.harbour, town.clock.now()]).await;
            assert!(stored.is_err(), "{columns}: {values}");
        }
        for partner in ["'far'", "'near'"] {
            let values = format!("'clearing', {partner}");
            town.db().run(add("kind, partner", &values), params![town.harbour, town.clock.now()]).await.unwrap();
        }
    }

    async fn rooms_above_pay_inside_their_own_transaction(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let call = errand(&town).await;
        let payment = || {
            let (from, to) = (Holder::Member(ada.id.into()), Holder::Member(ben.id.into()));
            Payment::new(from, to, Hours::from_hundredths(300), Kind::Exchange, "A lesson")
        };
        let mut tx = call.begin().await.unwrap();
        wallet::pay(&mut tx, payment()).await.unwrap();
        drop(tx);
        assert_eq!(has(&town, &ben).await, 0, "what was dropped has not happened");
        let mut tx = call.begin().await.unwrap();
        let paid = wallet::pay(&mut tx, payment()).await.unwrap();
        let back = wallet::reverse(&mut tx, paid.id, "A mistake", None).await.unwrap();
        assert_ne!(paid.id, back);
        assert!(wallet::reverse(&mut tx, paid.id, "Again", None).await.is_err());
        tx.commit().await.unwrap();
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (1_000, 0));
        // Partners' accounts may owe.
        let mut tx = call.begin().await.unwrap();
        let far = Holder::Clearing("far".to_owned());
        let inbound = Payment::new(far, Holder::Member(ben.id.into()), Hours::from_hundredths(50), Kind::Transfer, "");
        wallet::pay(&mut tx, inbound).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(count(&town, "SELECT balance FROM accounts WHERE partner = 'far'").await, -50);
        is_sound(&town).await;
    }
}
