//! The orders' REST door.

use contract::MarketplaceOrdersApi;
use contract::marketplace_orders as wire;
use serde_json::Value;

use super::actions::{self, Tracking};
use super::checkout;
use super::model::{self, Wanted};
use super::overdue;
use super::ratings;
use super::store::overdue::OverdueOrder;
use super::store::{self, OrderWithParties, Subject, ratings::RatingWithRater, several};
use crate::base::{Answer, Failure, Hours, Page, rows_of_each};
use crate::call::Call;
use crate::media;
use crate::members::{Eyes, model::absolute};
use crate::money::Amount;
use crate::rest::ids;
use crate::trust::disputes;
use crate::wallet::store::Party;

/// Orders at the REST door.
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

impl MarketplaceOrdersApi for Rest {
    async fn marketplace_order_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::MarketplaceOrder>> {
        let rows = several(&call, call.me()?, &ids(&numbers)).await?;
        Ok(rows.into_iter().map(|row| shown(&call, row)).collect())
    }

    async fn marketplace_order_ratings_each(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<(i64, Vec<wire::MarketplaceOrderRating>)>> {
        let said = store::ratings::of_each(&mut call.reads(), &ids(&numbers)).await?.into_iter();
        Ok(rows_of_each(numbers, said.map(|said| (said.rating.order_id.get(), rating_of(&call, said)))))
    }

    async fn marketplace_order_dispute_each(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<(i64, wire::MarketplaceOrderDispute)>> {
        let latest = disputes::store::latest_of_each(&mut call.reads(), &ids(&numbers)).await?.into_iter();
        Ok(latest.map(|latest| (latest.order_id.get(), disputes::rest::latest(latest))).collect())
    }

    async fn create_marketplace_order(
        &self,
        call: Call,
        header: wire::CreateMarketplaceOrderHeader,
        body: wire::MarketplaceOrderCreateInput,
    ) -> Answer<wire::MarketplaceOrderResponse> {
        let key = model::key_of(header.idempotency_key.as_deref(), body.idempotency_key.as_deref())?;
        let wanted = Wanted {
            listing: body.listing_id.into(),
            offer: body.offer_id,
            quantity: body.quantity,
            shipping_option: body.shipping_option_id.map(Into::into),
            shipping_method: body.shipping_method,
            pickup_slot: body.pickup_slot_id,
            delivery_address: body.delivery_address.map(|address| Value::Object(address.0)),
            delivery_notes: body.delivery_notes,
            coupon_code: body.coupon_code,
            loyalty_redemption: body.loyalty_redemption_id,
            payment_method: body.payment_method,
        };
        one(&call, checkout::order(&call, wanted, key).await?).await
    }

    async fn list_marketplace_purchases(
        &self,
        call: Call,
        query: wire::ListMarketplacePurchasesQuery,
    ) -> Answer<wire::MarketplaceOrderPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::purchases(&call, &query.status.unwrap_or_default(), query.limit, cursor).await?;
        Ok(listed(&call, page, query.limit))
    }

    async fn list_marketplace_sales(
        &self,
        call: Call,
        query: wire::ListMarketplaceSalesQuery,
    ) -> Answer<wire::MarketplaceOrderPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::sales(&call, &query.status.unwrap_or_default(), query.limit, cursor).await?;
        Ok(listed(&call, page, query.limit))
    }

    async fn list_overdue_marketplace_orders(
        &self,
        call: Call,
        query: wire::ListOverdueMarketplaceOrdersQuery,
    ) -> Answer<wire::MarketplaceOverdueOrderPage> {
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = overdue::list(&call, query.waits_for, per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(|row| waiting(&call, row)).collect();
        Ok(wire::MarketplaceOverdueOrderPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn get_marketplace_order(
        &self,
        call: Call,
        path: wire::GetMarketplaceOrderPath,
    ) -> Answer<wire::MarketplaceOrderResponse> {
        one(&call, actions::one(&call, path.id.into()).await?).await
    }

    async fn confirm_marketplace_payment(
        &self,
        call: Call,
        path: wire::ConfirmMarketplacePaymentPath,
    ) -> Answer<wire::MarketplaceOrderResponse> {
        one(&call, actions::confirm_payment(&call, path.id.into()).await?).await
    }

    async fn ship_marketplace_order(
        &self,
        call: Call,
        path: wire::ShipMarketplaceOrderPath,
        body: wire::ShipMarketplaceOrderBody,
    ) -> Answer<wire::MarketplaceOrderResponse> {
        let tracking = Tracking { number: body.tracking_number, url: body.tracking_url };
        one(&call, actions::ship(&call, path.id.into(), tracking).await?).await
    }

    async fn confirm_marketplace_delivery(
        &self,
        call: Call,
        path: wire::ConfirmMarketplaceDeliveryPath,
    ) -> Answer<wire::MarketplaceOrderResponse> {
        one(&call, actions::confirm_delivery(&call, path.id.into()).await?).await
    }

    async fn cancel_marketplace_order(
        &self,
        call: Call,
        path: wire::CancelMarketplaceOrderPath,
        body: wire::CancelMarketplaceOrderBody,
    ) -> Answer<wire::MarketplaceOrderResponse> {
        one(&call, actions::cancel(&call, path.id.into(), &body.reason).await?).await
    }

    async fn rate_marketplace_order(
        &self,
        call: Call,
        path: wire::RateMarketplaceOrderPath,
        body: wire::RateMarketplaceOrderBody,
    ) -> Answer<wire::MarketplaceOrderRatingResponse> {
        let comment = body.comment.as_deref();
        let said = ratings::rate(&call, path.id.into(), body.rating, comment, body.is_anonymous).await?;
        Ok(wire::MarketplaceOrderRatingResponse { data: rating_of(&call, said), meta: call.meta() })
    }

    async fn list_marketplace_order_ratings(
        &self,
        call: Call,
        path: wire::ListMarketplaceOrderRatingsPath,
    ) -> Answer<wire::MarketplaceOrderRatingsResponse> {
        let all = ratings::of_order(&call, path.id.into()).await?;
        let data = all.into_iter().map(|said| rating_of(&call, said)).collect();
        Ok(wire::MarketplaceOrderRatingsResponse { data, meta: call.meta() })
    }
}

/// An order with what the two said of each other, and its dispute.
async fn one(call: &Call, row: OrderWithParties) -> Answer<wire::MarketplaceOrderResponse> {
    let id = [row.order.id];
    let said = super::store::ratings::of_each(&mut call.reads(), &id).await?;
    let ratings = said.into_iter().map(|said| rating_of(call, said)).collect();
    let dispute = disputes::store::latest_of_each(&mut call.reads(), &id).await?.pop().map(disputes::rest::latest);
    let data = wire::MarketplaceOrder { ratings, dispute, ..shown(call, row) };
    Ok(wire::MarketplaceOrderResponse { data, meta: call.meta() })
}

fn listed(call: &Call, page: Page<OrderWithParties>, limit: i64) -> wire::MarketplaceOrderPage {
    wire::MarketplaceOrderPage {
        data: page.items.into_iter().map(|row| shown(call, row)).collect(),
        meta: call.cursor_meta(limit, page.next),
    }
}

/// An order as its viewer sees it, without what was said afterwards.
#[must_use]
pub fn shown(call: &Call, row: OrderWithParties) -> wire::MarketplaceOrder {
    let OrderWithParties { order, subject, card, buyer, seller } = row;
    let tender = order.tender();
    let requires_payment = order.requires_payment();
    let listing = summary(call, order.listing_id.get(), order.listing_title, subject);
    wire::MarketplaceOrder {
        id: order.id.get(),
        order_number: order.order_number,
        status: order.status,
        quantity: order.quantity,
        unit_price: order.unit_price.decimal(),
        total_price: order.total_price.decimal(),
        currency: order.currency.as_str().to_owned(),
        time_credits_used: order.time_credits_used.map(Hours::decimal),
        wallet_transaction_id: order.wallet_transaction_id.map(Into::into),
        wallet_refund_transaction_id: order.wallet_refund_transaction_id.map(Into::into),
        loyalty_redemption_id: order.loyalty_redemption_id,
        payment_method: tender,
        requires_payment,
        payment_expires_at: order.payment_expires_at,
        shipping_method: order.shipping_method,
        shipping_option_id: order.shipping_option_id.map(Into::into),
        shipping_cost: Some(order.shipping_cost.decimal()),
        tracking_number: order.tracking_number,
        tracking_url: order.tracking_url,
        delivery_address: order.delivery_address.unwrap_or_default().into(),
        delivery_notes: order.delivery_notes,
        buyer_confirmed_at: order.buyer_confirmed_at,
        seller_confirmed_at: order.seller_confirmed_at,
        auto_complete_at: order.auto_complete_at,
        cancelled_at: order.cancelled_at,
        cancellation_reason: order.cancellation_reason,
        escrow_released_at: card.escrow_released_at,
        created_at: Some(order.created_at),
        updated_at: Some(order.updated_at),
        listing,
        buyer: person(call, buyer),
        seller: person(call, seller),
        ratings: Vec::new(),
        dispute: None,
    }
}

/// An order that waits too long, as staff see it.
fn waiting(call: &Call, row: OverdueOrder) -> wire::MarketplaceOverdueOrder {
    let OverdueOrder { order, buyer, seller } = row;
    wire::MarketplaceOverdueOrder {
        order_id: order.id.get(),
        order_number: order.order_number,
        order_status: order.status,
        listing_title: order.listing_title,
        waits_for: if order.status == model::Status::Paid { model::Role::Seller } else { model::Role::Buyer },
        reminded_at: order.reminded_at,
        ends_at: order.overdue_at,
        total_price: order.total_price.decimal(),
        currency: order.currency.as_str().to_owned(),
        time_credits_used: order.time_credits_used.map(Hours::decimal),
        payment_method: if order.by_card { model::Payment::Card } else { order.payment_method },
        shipping_method: order.shipping_method,
        buyer: person(call, buyer),
        seller: person(call, seller),
    }
}

/// What an order is about; nothing where the listing is gone.
fn summary(call: &Call, id: i64, title: String, subject: Subject) -> Option<wire::MarketplaceListingSummary> {
    let status = subject.listing_status?;
    let base_url = &call.visit().base_url;
    let whole = |address: String| absolute(base_url, &address);
    let image = subject.picture.map(|name| wire::MarketplaceListingSummaryImage {
        url: media::address(call.tenant(), &name).map(whole),
        thumbnail_url: media::small_address(call.tenant(), &name).map(whole),
    });
    Some(wire::MarketplaceListingSummary {
        id,
        title,
        price: subject.price.map(Amount::decimal),
        price_currency: subject.price_currency.map(|currency| currency.as_str().to_owned()),
        status: Some(status),
        delivery_method: subject.delivery_method,
        image,
    })
}

/// A party as the viewer sees them.
pub(crate) fn person(call: &Call, party: Party) -> wire::MarketplacePerson {
    let Some(card) = party.card() else {
        return wire::MarketplacePerson { id: 0, name: String::new(), avatar_url: None };
    };
    wire::MarketplacePerson {
        id: card.id.get(),
        name: Eyes::of(call).name(&card),
        avatar_url: card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
    }
}

/// Somebody as the viewer sees them, if there is anybody.
pub(crate) fn somebody(call: &Call, party: Party) -> Option<wire::MarketplacePerson> {
    Some(person(call, party)).filter(|person| person.id > 0)
}

/// What one of the two said, as the viewer sees it.
#[must_use]
pub fn rating_of(call: &Call, said: RatingWithRater) -> wire::MarketplaceOrderRating {
    let RatingWithRater { rating, order, rater } = said;
    let title = order.listing_title;
    let order = wire::MarketplaceRatedOrder {
        id: rating.order_id.get(),
        order_number: order.order_number,
        status: order.order_status,
        listing: order.listing_id.map(|id| wire::MarketplaceRatedListing { id: id.get(), title }),
    };
    wire::MarketplaceOrderRating {
        id: rating.id.get(),
        order_id: rating.order_id.get(),
        rater_role: rating.rater_role,
        rating: rating.rating,
        comment: rating.comment,
        is_anonymous: rating.is_anonymous,
        created_at: rating.created_at,
        rater: (!rating.is_anonymous).then(|| person(call, rater)),
        order,
    }
}
