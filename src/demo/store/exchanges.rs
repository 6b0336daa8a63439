//! The SQL of demo exchanges.

use crate::call::Tx;
use crate::db::Stored;
use crate::demo::exchanges::Agreed;
use crate::exchanges::{Actor, Status};
use crate::params;

/// An exchange with its history and its ratings.
pub(in crate::demo) async fn insert_exchange(tx: &mut Tx, one: &Agreed) -> Stored<()> {
    let paid = (one.status == Status::Completed).then_some(one.hours);
    let confirmed = |who| one.confirmed_at(who).map(|at| (at, one.hours));
    let (requester, provider) = (confirmed(Actor::Requester), confirmed(Actor::Provider));
    // Where they disagree, one says half.
    let requester_hours = requester.map(|(_, hours)| if one.status == Status::Disputed { hours / 2 } else { hours });
    let created = one.steps.first().map_or_else(|| tx.now(), |step| step.at);
    tx.run(
        "INSERT INTO exchanges (id, tenant_id, listing_id, side, requester_id, provider_id, proposed_hours, final_hours, status, message,
                                requester_confirmed_at, requester_confirmed_hours, provider_confirmed_at, provider_confirmed_hours,
                                transaction_id, due_at, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
        params![
            one.id,
            one.tenant,
            one.listing,
            one.side,
            one.requester,
            one.provider,
            one.hours,
            paid,
            one.status,
            one.message,
            requester.map(|(at, _)| at),
            requester_hours,
            provider.map(|(at, _)| at),
            provider.map(|(_, hours)| hours),
            one.transaction,
            one.due_at,
            created,
            one.moved_at()
        ],
    )
    .await?;
    for step in &one.steps {
        let actor = match step.by {
            Actor::Requester => Some(one.requester),
            Actor::Provider => Some(one.provider),
            Actor::Broker | Actor::System => None,
        };
        tx.run(
            "INSERT INTO exchange_history (tenant_id, exchange_id, action, actor_id, actor_role, old_status, new_status, notes, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            params![one.tenant, one.id, step.action, actor, step.by, step.old, step.new, step.notes, step.at],
        )
        .await?;
    }
    for said in &one.ratings {
        tx.run(
            "INSERT INTO exchange_ratings (tenant_id, exchange_id, rater_id, rated_id, rating, comment, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            params![one.tenant, one.id, said.rater, said.rated, said.rating, said.comment, one.moved_at()],
        )
        .await?;
    }
    Ok(())
}
