//! Card payments of orders, through a provider that the operator names. Without one there are none.
//!
//! The provider takes the money and gives it back; this program only knows what became of it. Three things keep the two together:
//!
//! - Everything the provider is asked for has a name that we choose before we ask: a payment is called as its order, a refund as its cause. Whoever
//!   asks twice, after a crash or in vain, gets the first answer again, so nothing is charged or given back twice.
//! - What the provider knows, from its answer or from its signed message, goes through one function under the order's row
//!   ([`actions::learn`]): whichever comes first counts, and the second finds it done.
//! - Whatever this program owes the provider (to take a payment back that is not wanted any more, to give money back) is a task of the queue
//!   ([`errand`]), added in the transaction of its cause.
//!
//! | file | holds |
//! |---|---|
//! | `model` | payments, what is held, refunds, pure |
//! | `provider` | what a provider can do, as a trait |
//! | `http` | the same over HTTP |
//! | `webhook` | what a provider tells, and its signature, pure |
//! | `actions` | what buyers, the provider and disputes do |
//! | `errand` | what is owed to the provider |
//! | `staff` | what administrators do about money that the provider refuses to give back |
//!
//! Source: spec marketplace 5.5, 5.8; contract/decisions/marketplace-cards.md.

pub mod actions;
pub mod errand;
pub mod events;
pub mod http;
pub mod model;
pub mod notices;
pub mod provider;
pub mod rest;
pub mod staff;
pub mod store;
pub mod webhook;

use std::sync::Arc;

use contract::Code;

use crate::base::{Answer, Fault, Refusal};
use crate::config::Cards as Settings;
use crate::say;
use provider::CardProvider;
use webhook::Signatures;

/// The provider of card payments, where there is one. Every process has one of it.
#[derive(Clone, Default)]
pub struct Cards(Option<Arc<Ways>>);

struct Ways {
    provider: Box<dyn CardProvider>,
    signatures: Signatures,
}

impl Cards {
    /// As configured.
    ///
    /// # Errors
    /// A fault if there is an address without what belongs to it, if it is neither `https` nor on this machine, or if TLS cannot be set up.
    pub fn new(settings: &Settings) -> Answer<Self> {
        let Some(url) = &settings.url else { return Ok(Self::default()) };
        let (Some(key), Some(secret)) = (&settings.key, &settings.webhook_secret) else {
            return Err(
                Fault::new("TIMEWEAVE_CARDS_URL needs TIMEWEAVE_CARDS_KEY and TIMEWEAVE_CARDS_WEBHOOK_SECRET").into()
            );
        };
        if !url.is_secure() && !http::is_here(url.as_str()) {
            return Err(Fault::new("TIMEWEAVE_CARDS_URL must begin with https, unless it is on this machine").into());
        }
        let secrets = [Some(secret), settings.previous_webhook_secret.as_ref()].into_iter().flatten();
        let signatures = Signatures::of(secrets.map(|secret| secret.0.reveal()));
        let provider = http::HttpProvider::new(url.as_str(), key.0.clone(), settings.timeout_seconds)?;
        Ok(Self::with(Box::new(provider), signatures))
    }

    /// This provider, whose messages are signed so.
    #[must_use]
    pub fn with(provider: Box<dyn CardProvider>, signatures: Signatures) -> Self {
        Self(Some(Arc::new(Ways { provider, signatures })))
    }

    /// Whether there is a provider.
    #[must_use]
    pub fn are_taken(&self) -> bool {
        self.0.is_some()
    }

    /// The provider.
    ///
    /// # Errors
    /// 503 `PAYMENT_UNAVAILABLE` if there is none.
    pub fn provider(&self) -> Result<&dyn CardProvider, Refusal> {
        self.0.as_ref().map(|ways| &*ways.provider).ok_or_else(unavailable)
    }

    /// How its messages are signed.
    ///
    /// # Errors
    /// 503 `PAYMENT_UNAVAILABLE` if there is none.
    pub fn signatures(&self) -> Result<&Signatures, Refusal> {
        self.0.as_ref().map(|ways| &ways.signatures).ok_or_else(unavailable)
    }
}

/// No cards are taken here: 503 `PAYMENT_UNAVAILABLE`.
pub(in crate::trade) fn unavailable() -> Refusal {
    Refusal::new(Code::PaymentUnavailable, say!("marketplace-cards-off"))
}
