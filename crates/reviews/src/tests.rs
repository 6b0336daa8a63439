//! Two reviews of the same transaction that meet in the database, past the check.

use super::actions::insert;
use super::model::already_reviewed;
use super::store::NewReview;
use crate::base::{Answer, Failure, ReviewId};
use crate::params;
use testing::town::{Person, Town, in_town};

/// A transaction between two members that is not settled yet.
async fn deal(town: &Town, one: &Person, other: &Person) -> i64 {
    for person in [one, other] {
        town.run(
            "INSERT INTO accounts (tenant_id, kind, user_id, balance, total_in, total_out, transaction_count, created_at, updated_at)
             VALUES ($1, 'member', $2, 0, 0, 0, 0, $3, $3)",
            params![one.tenant.id, person.id, town.now()],
        )
        .await;
    }
    town.run(
        "INSERT INTO transactions (id, tenant_id, sender_id, receiver_id, from_account_id, to_account_id, amount, description, status,
                transaction_type, deleted_for_sender, deleted_for_receiver, created_at, updated_at)
         SELECT 77, $1, $2, $3, MIN(id), MAX(id), 100, '', 'pending', 'transfer', FALSE, FALSE, $4, $4
           FROM accounts
          WHERE tenant_id = $1 AND user_id IN ($2, $3)",
        params![one.tenant.id, one.id, other.id, town.now()],
    )
    .await;
    77
}

/// Writes a review without asking whether there is one.
async fn unasked(one: &Person, other: &Person, transaction: i64) -> Answer<ReviewId> {
    let mut tx = one.call().begin().await?;
    let new = NewReview {
        reviewer: one.id,
        receiver: other.id,
        transaction: Some(transaction),
        rating: 5,
        comment: None,
        search_text: "",
        is_anonymous: false,
    };
    let id = insert(&mut tx, &new).await?;
    tx.commit().await?;
    Ok(id)
}

#[tokio::test]
async fn the_constraint_says_what_the_check_says() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        let transaction = deal(&town, &ada, &ben).await;
        let (one, other) = tokio::join!(unasked(&ada, &ben, transaction), unasked(&ada, &ben, transaction));
        assert!(one.is_ok() != other.is_ok());
        let Some(Failure::Refusal(refusal)) = one.err().or(other.err()) else { panic!("one is refused") };
        assert_eq!(*refusal, already_reviewed());
        assert_eq!(town.count("SELECT COUNT(*) FROM reviews").await, 1);
    })
    .await;
}
