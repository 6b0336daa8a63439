//! The REST door of community delivery.

use contract::MarketplaceDeliveriesApi;
use contract::marketplace_deliveries as wire;

use super::actions::{self, Wanted};
use super::lists;
use super::staff;
use super::store::staff::UnpaidDelivery;
use super::store::{self, DeliveryWithParties, OpenDelivery};
use crate::base::{Answer, Failure};
use crate::call::Call;
use crate::rest::ids;
use crate::trade::rest::{person, somebody};

/// Community delivery at the REST door.
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

impl MarketplaceDeliveriesApi for Rest {
    async fn marketplace_delivery_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceDelivery>> {
        let rows = store::several(&call, call.me()?, &ids(&numbers)).await?;
        Ok(rows.into_iter().map(|row| shown(&call, row)).collect())
    }

    async fn list_marketplace_delivery_offers(
        &self,
        call: Call,
        path: wire::ListMarketplaceDeliveryOffersPath,
    ) -> Answer<wire::MarketplaceDeliveryList> {
        let rows = lists::of_order(&call, path.id.into()).await?;
        let data = rows.into_iter().map(|row| shown(&call, row)).collect();
        Ok(wire::MarketplaceDeliveryList { data, meta: call.meta() })
    }

    async fn create_marketplace_delivery_offer(
        &self,
        call: Call,
        path: wire::CreateMarketplaceDeliveryOfferPath,
        body: wire::MarketplaceDeliveryOfferBody,
    ) -> Answer<wire::MarketplaceDeliveryResponse> {
        let wanted =
            Wanted { time_credits: body.time_credits, estimated_minutes: body.estimated_minutes, notes: body.notes };
        Ok(one(&call, actions::offer(&call, path.id.into(), wanted).await?))
    }

    async fn withdraw_marketplace_delivery_offer(
        &self,
        call: Call,
        path: wire::WithdrawMarketplaceDeliveryOfferPath,
    ) -> Answer<wire::MarketplaceDeliveryResponse> {
        Ok(one(&call, actions::withdraw(&call, path.id.into(), path.deliverer_id.into()).await?))
    }

    async fn accept_marketplace_delivery_offer(
        &self,
        call: Call,
        path: wire::AcceptMarketplaceDeliveryOfferPath,
    ) -> Answer<wire::MarketplaceDeliveryResponse> {
        Ok(one(&call, actions::accept(&call, path.id.into(), path.deliverer_id.into()).await?))
    }

    async fn confirm_marketplace_delivery_offer(
        &self,
        call: Call,
        path: wire::ConfirmMarketplaceDeliveryOfferPath,
    ) -> Answer<wire::MarketplaceDeliveryResponse> {
        Ok(one(&call, actions::confirm(&call, path.id.into(), path.deliverer_id.into()).await?))
    }

    async fn list_open_marketplace_deliveries(
        &self,
        call: Call,
        query: wire::ListOpenMarketplaceDeliveriesQuery,
    ) -> Answer<wire::MarketplaceOpenDeliveryPage> {
        let page = lists::open(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        Ok(wire::MarketplaceOpenDeliveryPage {
            data: page.items.into_iter().map(|row| wish(&call, row)).collect(),
            meta: call.cursor_meta(query.per_page, page.next),
        })
    }

    async fn list_my_marketplace_deliveries(
        &self,
        call: Call,
        query: wire::ListMyMarketplaceDeliveriesQuery,
    ) -> Answer<wire::MarketplaceDeliveryPage> {
        let page = lists::mine(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        Ok(wire::MarketplaceDeliveryPage {
            data: page.items.into_iter().map(|row| shown(&call, row)).collect(),
            meta: call.cursor_meta(query.per_page, page.next),
        })
    }

    async fn list_unpaid_marketplace_deliveries(
        &self,
        call: Call,
        query: wire::ListUnpaidMarketplaceDeliveriesQuery,
    ) -> Answer<wire::MarketplaceUnpaidDeliveryPage> {
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = staff::list(&call, per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(|row| unpaid(&call, row)).collect();
        Ok(wire::MarketplaceUnpaidDeliveryPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn settle_marketplace_delivery(
        &self,
        call: Call,
        path: wire::SettleMarketplaceDeliveryPath,
        body: wire::SettleMarketplaceDeliveryBody,
    ) -> Answer<wire::MarketplaceUnpaidDeliveryResponse> {
        let row = staff::settle(&call, path.id.into(), body.settlement, &body.reason).await?;
        Ok(wire::MarketplaceUnpaidDeliveryResponse { data: unpaid(&call, row), meta: call.meta() })
    }
}

fn one(call: &Call, row: DeliveryWithParties) -> wire::MarketplaceDeliveryResponse {
    wire::MarketplaceDeliveryResponse { data: shown(call, row), meta: call.meta() }
}

/// An offer of delivery as its viewer sees it. Whoever makes it hears to whom and where it goes when it is accepted.
#[must_use]
pub fn shown(call: &Call, row: DeliveryWithParties) -> wire::MarketplaceDelivery {
    let DeliveryWithParties { delivery, order, deliverer, buyer, seller } = row;
    let is_mine = call.me().is_ok_and(|me| me == delivery.deliverer_id);
    let knows_whom = !is_mine || delivery.is_agreed();
    let knows_where = !is_mine || delivery.is_under_way();
    wire::MarketplaceDelivery {
        id: delivery.id.get(),
        order_id: delivery.order_id.get(),
        listing_title: order.listing_title,
        deliverer: person(call, deliverer),
        buyer: knows_whom.then(|| person(call, buyer)),
        seller: person(call, seller),
        time_credits: delivery.time_credits.decimal(),
        estimated_minutes: delivery.estimated_minutes,
        notes: delivery.notes,
        status: delivery.status,
        delivery_address: order.delivery_address.filter(|_| knows_where).unwrap_or_default().into(),
        delivery_notes: order.delivery_notes.filter(|_| knows_where),
        wallet_transaction_id: delivery.wallet_transaction_id.map(Into::into),
        accepted_at: delivery.accepted_at,
        completed_at: delivery.completed_at,
        created_at: delivery.created_at,
    }
}

/// An order that waits for somebody who brings it.
fn wish(call: &Call, row: OpenDelivery) -> wire::MarketplaceOpenDelivery {
    let OpenDelivery { wish, seller } = row;
    wire::MarketplaceOpenDelivery {
        order_id: wish.order_id.get(),
        listing_id: wish.listing_id.get(),
        listing_title: wish.listing_title,
        quantity: wish.quantity,
        location: wish.location,
        seller: person(call, seller),
        ordered_at: wish.ordered_at,
    }
}

/// A delivery that nobody paid, as staff see it.
fn unpaid(call: &Call, row: UnpaidDelivery) -> wire::MarketplaceUnpaidDelivery {
    let UnpaidDelivery { unpaid, deliverer, buyer, seller, settler } = row;
    wire::MarketplaceUnpaidDelivery {
        id: unpaid.id.get(),
        order_id: unpaid.order_id.get(),
        order_number: unpaid.order_number,
        order_status: unpaid.order_status,
        listing_title: unpaid.listing_title,
        time_credits: unpaid.time_credits.decimal(),
        status: unpaid.status,
        unpaid_at: unpaid.unpaid_at,
        settled_at: unpaid.settled_at,
        settlement_reason: unpaid.settlement_reason,
        settled_by: somebody(call, settler),
        deliverer: person(call, deliverer),
        buyer: person(call, buyer),
        seller: person(call, seller),
    }
}
