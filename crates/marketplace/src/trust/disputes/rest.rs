//! The disputes' REST door.

use contract::marketplace_disputes as wire;
use contract::{MarketplaceDisputesApi, Operation};

use super::actions::{self, Decision};
use super::store::{self, DisputeWithOrder, Latest, NewDispute};
use crate::base::{Answer, Failure, Hours, ids_of};
use crate::call::Call;
use crate::say;
use crate::trade::rest::person;

/// Disputes at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl MarketplaceDisputesApi for Rest {
    async fn marketplace_dispute_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceDispute>> {
        let me = call.me()?.get();
        let found = store::by_ids(&call, &ids_of(&numbers)).await?.into_iter();
        let mut found: Vec<_> = found.map(|row| shown(&call, row)).collect();
        // The two parties, and those who decide.
        let is_own = |one: &wire::MarketplaceDispute| {
            one.order.as_ref().is_some_and(|order| order.buyer.id == me || order.seller.id == me)
        };
        if !found.iter().all(is_own) && !call.may_enter(Operation::ListMarketplaceDisputes).await? {
            found.retain(is_own);
        }
        Ok(found)
    }

    async fn open_marketplace_dispute(
        &self,
        call: Call,
        path: wire::OpenMarketplaceDisputePath,
        body: wire::OpenMarketplaceDisputeBody,
    ) -> Answer<wire::MarketplaceDisputeResponse> {
        let new = NewDispute {
            reason: body.reason,
            description: body.description,
            evidence_urls: body.evidence_urls.unwrap_or_default(),
        };
        let row = actions::open(&call, path.id.into(), new).await?;
        Ok(wire::MarketplaceDisputeResponse { data: shown(&call, row), meta: call.meta() })
    }

    async fn list_marketplace_disputes(
        &self,
        call: Call,
        query: wire::ListMarketplaceDisputesQuery,
    ) -> Answer<wire::MarketplaceDisputePage> {
        let (rows, total) = actions::list(&call, query.status, query.page, query.per_page).await?;
        let data = rows.into_iter().map(|row| shown(&call, row)).collect();
        Ok(wire::MarketplaceDisputePage { data, meta: call.page_meta(query.page, query.per_page, total) })
    }

    async fn resolve_marketplace_dispute(
        &self,
        call: Call,
        path: wire::ResolveMarketplaceDisputePath,
        body: wire::ResolveMarketplaceDisputeBody,
    ) -> Answer<wire::MarketplaceDecisionResponse> {
        let decision =
            Decision { resolution: body.resolution, notes: body.resolution_notes, refund: body.refund_amount };
        let status = actions::resolve(&call, path.id.into(), &decision).await?;
        let data = wire::MarketplaceDecision {
            message: call.say(&say!("marketplace-dispute-done")),
            status: status.as_str().to_owned(),
            action_taken: None,
        };
        Ok(wire::MarketplaceDecisionResponse { data, meta: call.meta() })
    }
}

/// A dispute with its order.
#[must_use]
pub fn shown(call: &Call, row: DisputeWithOrder) -> wire::MarketplaceDispute {
    let DisputeWithOrder { dispute, order, opener, buyer, seller } = row;
    let listing =
        order.listing_id.map(|id| wire::MarketplaceDisputeListing { id: id.get(), title: order.listing_title.clone() });
    let order = wire::MarketplaceDisputeOrder {
        id: dispute.order_id.get(),
        order_number: order.order_number,
        total_price: order.total_price.decimal(),
        time_credits_used: order.time_credits_used.unwrap_or_default().decimal(),
        currency: order.currency.as_str().to_owned(),
        status: order.order_status,
        listing,
        buyer: person(call, buyer),
        seller: person(call, seller),
    };
    wire::MarketplaceDispute {
        id: dispute.id.get(),
        order_id: dispute.order_id.get(),
        reason: dispute.reason,
        description: dispute.description,
        evidence_urls: Some(dispute.evidence_urls.0),
        status: dispute.status,
        prior_order_status: Some(dispute.prior_order_status),
        resolution_notes: dispute.resolution_notes,
        refund_amount: dispute.refund_amount.map(decimal),
        created_at: Some(dispute.created_at),
        resolved_at: dispute.resolved_at,
        opened_by: person(call, opener),
        order: Some(order),
    }
}

/// What the buyer gets back: hours and money alike are counted in hundredths.
fn decimal(hundredths: i64) -> f64 {
    Hours::from_hundredths(hundredths).decimal()
}

/// What the parties of an order see of its dispute.
#[must_use]
pub fn latest(found: Latest) -> contract::marketplace_orders::MarketplaceOrderDispute {
    contract::marketplace_orders::MarketplaceOrderDispute {
        id: found.id.get(),
        reason: found.reason,
        status: found.status,
        resolution_notes: found.resolution_notes,
        refund_amount: found.refund_amount.map(decimal),
        created_at: Some(found.created_at),
        resolved_at: found.resolved_at,
    }
}
