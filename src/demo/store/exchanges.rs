//! The SQL of demo exchanges.

use crate::call::Tx;
use crate::db::Stored;
use crate::demo::exchanges::Agreed;
use crate::exchanges::{Actor, Status};
use crate::insert;

/// An exchange with its history and its ratings.
pub(in crate::demo) async fn insert_exchange(tx: &mut Tx, one: &Agreed) -> Stored<()> {
    let paid = (one.status == Status::Completed).then_some(one.hours);
    let confirmed = |who| one.confirmed_at(who).map(|at| (at, one.hours));
    let (requester, provider) = (confirmed(Actor::Requester), confirmed(Actor::Provider));
    // Where they disagree, one says half.
    let requester_hours = requester.map(|(_, hours)| if one.status == Status::Disputed { hours / 2 } else { hours });
    let created = one.steps.first().map_or_else(|| tx.now(), |step| step.at);
    let (sql, params) = insert! { unscoped into exchanges {
        id: one.id,
        tenant_id: one.tenant,
        listing_id: one.listing,
        title: one.title.clone(),
        side: one.side,
        requester_id: one.requester,
        provider_id: one.provider,
        proposed_hours: one.hours,
        final_hours: paid,
        status: one.status,
        message: one.message,
        requester_confirmed_at: requester.map(|(at, _)| at),
        requester_confirmed_hours: requester_hours,
        provider_confirmed_at: provider.map(|(at, _)| at),
        provider_confirmed_hours: provider.map(|(_, hours)| hours),
        transaction_id: one.transaction,
        due_at: one.due_at,
        created_at: created,
        updated_at: one.moved_at(),
    } };
    tx.unscoped().run(sql, params).await?;
    for step in &one.steps {
        let actor = match step.by {
            Actor::Requester => Some(one.requester),
            Actor::Provider => Some(one.provider),
            Actor::Broker | Actor::System => None,
        };
        let (sql, params) = insert! { unscoped into exchange_history {
            tenant_id: one.tenant,
            exchange_id: one.id,
            action: step.action,
            actor_id: actor,
            actor_role: step.by,
            old_status: step.old,
            new_status: step.new,
            notes: step.notes,
            created_at: step.at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    for said in &one.ratings {
        let (sql, params) = insert! { unscoped into exchange_ratings {
            tenant_id: one.tenant,
            exchange_id: one.id,
            rater_id: said.rater,
            rated_id: said.rated,
            rating: said.rating,
            comment: said.comment,
            created_at: one.moved_at(),
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}
