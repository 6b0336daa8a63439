//! The REST door of card payments.

use contract::MarketplacePaymentsApi;
use contract::Raw;
use contract::marketplace_payments as wire;

use super::actions::{self, Expected};
use super::model::CardPayment;
use super::staff;
use super::store::refused::StaffRefund;
use crate::base::{Answer, Failure};
use crate::call::Call;
use crate::trade::rest::{person, somebody};

/// Card payments at the REST door.
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

impl MarketplacePaymentsApi for Rest {
    async fn create_marketplace_payment_intent(
        &self,
        call: Call,
        body: wire::MarketplacePaymentIntentBody,
    ) -> Answer<wire::MarketplacePaymentIntentResponse> {
        let Expected { payment, intent, client_secret, expires_at } =
            actions::begin(&call, body.order_id.into()).await?;
        let data = wire::MarketplacePaymentIntent {
            order_id: payment.order_id.get(),
            payment_intent_id: intent,
            client_secret: client_secret.reveal().to_owned(),
            amount: payment.amount.decimal(),
            amount_minor: payment.minor_units(payment.amount),
            currency: payment.currency.as_str().to_owned(),
            expires_at,
        };
        Ok(wire::MarketplacePaymentIntentResponse { data, meta: call.meta() })
    }

    async fn confirm_marketplace_card_payment(
        &self,
        call: Call,
        body: wire::MarketplaceCardPaymentBody,
    ) -> Answer<wire::MarketplaceCardPaymentResponse> {
        let payment = actions::confirm(&call, body.order_id.into()).await?;
        Ok(wire::MarketplaceCardPaymentResponse { data: shown(&payment), meta: call.meta() })
    }

    async fn get_marketplace_payment_status(
        &self,
        call: Call,
        path: wire::GetMarketplacePaymentStatusPath,
    ) -> Answer<wire::MarketplaceCardPaymentResponse> {
        let payment = actions::status(&call, path.id.into()).await?;
        Ok(wire::MarketplaceCardPaymentResponse { data: shown(&payment), meta: call.meta() })
    }

    async fn receive_card_payment_event(
        &self,
        call: Call,
        header: wire::ReceiveCardPaymentEventHeader,
        body: Raw,
    ) -> Answer<wire::CardPaymentEventResponse> {
        actions::receive(&call, header.cards_signature.as_deref().unwrap_or_default(), body.body.whole()).await?;
        let data = wire::CardPaymentEventTaken { received: true };
        Ok(wire::CardPaymentEventResponse { data, meta: call.meta() })
    }

    async fn list_marketplace_card_refunds(
        &self,
        call: Call,
        query: wire::ListMarketplaceCardRefundsQuery,
    ) -> Answer<wire::MarketplaceCardRefundPage> {
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = staff::list(&call, query.status, per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(|row| goes_back(&call, row)).collect();
        Ok(wire::MarketplaceCardRefundPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn retry_marketplace_card_refund(
        &self,
        call: Call,
        path: wire::RetryMarketplaceCardRefundPath,
    ) -> Answer<wire::MarketplaceCardRefundResponse> {
        let row = staff::retry(&call, path.id.into()).await?;
        Ok(wire::MarketplaceCardRefundResponse { data: goes_back(&call, row), meta: call.meta() })
    }

    async fn settle_marketplace_card_refund(
        &self,
        call: Call,
        path: wire::SettleMarketplaceCardRefundPath,
        body: wire::SettleMarketplaceCardRefundBody,
    ) -> Answer<wire::MarketplaceCardRefundResponse> {
        let row = staff::settle(&call, path.id.into(), &body.reason).await?;
        Ok(wire::MarketplaceCardRefundResponse { data: goes_back(&call, row), meta: call.meta() })
    }
}

/// Money that goes back, as staff see it.
fn goes_back(call: &Call, row: StaffRefund) -> wire::MarketplaceCardRefund {
    let StaffRefund { refund, buyer, seller, settler } = row;
    wire::MarketplaceCardRefund {
        id: refund.id.get(),
        order_id: refund.order_id.get(),
        order_number: refund.order_number,
        order_status: refund.order_status,
        amount: refund.amount.decimal(),
        currency: refund.currency.as_str().to_owned(),
        cause: refund.reason,
        status: refund.status,
        refused_at: refund.refused_at,
        refusal: refund.refusal,
        settlement_reason: refund.settlement_reason,
        settled_by: somebody(call, settler),
        created_at: refund.created_at,
        done_at: refund.done_at,
        buyer: person(call, buyer),
        seller: person(call, seller),
    }
}

/// A card payment as the two parties see it.
fn shown(payment: &CardPayment) -> wire::MarketplaceCardPayment {
    wire::MarketplaceCardPayment {
        order_id: payment.order_id.get(),
        status: payment.status,
        amount: payment.amount.decimal(),
        refunded_amount: payment.refunded.decimal(),
        currency: payment.currency.as_str().to_owned(),
        escrow: payment.escrow,
        release_after: payment.release_after,
        paid_at: payment.paid_at,
    }
}
