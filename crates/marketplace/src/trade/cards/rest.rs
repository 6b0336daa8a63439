//! The REST door of card payments.

use contract::MarketplacePaymentsApi;
use contract::Raw;
use contract::marketplace_payments as wire;

use super::actions::{self, Expected};
use super::model::CardPayment;
use crate::base::{Answer, Failure};
use crate::call::Call;

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
        actions::receive(&call, header.cards_signature.as_deref().unwrap_or_default(), &body.body).await?;
        let data = wire::CardPaymentEventTaken { received: true };
        Ok(wire::CardPaymentEventResponse { data, meta: call.meta() })
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
