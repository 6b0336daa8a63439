//! A provider over HTTP. The protocol is told in contract/decisions/marketplace-cards.md.

use std::time::Duration;

use async_trait::async_trait;
use reqwest::{Client, Method, Url};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use services::calls;

use super::provider::{
    Account, AccountStanding, CardProvider, Intent, IntentStatus, NewIntent, NewPayout, NewRefund, PaidOut, Refunded,
    Trouble,
};
use crate::base::{Answer, Secret};

/// The longest name that a provider may give a payment, and the longest secret.
const LONGEST: usize = 255;

/// The longest address of a page of the provider's.
const LONGEST_ADDRESS: usize = 2_000;

/// Whether an address is on this machine.
#[must_use]
pub fn is_here(url: &str) -> bool {
    let url = Url::parse(url).ok();
    let host = url.as_ref().and_then(Url::host_str).unwrap_or_default();
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    bare == "localhost" || bare.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// A provider that speaks our protocol at an origin.
pub struct HttpProvider {
    client: Client,
    origin: String,
    key: Secret,
}

impl HttpProvider {
    /// The provider at this origin, which knows us by this key.
    ///
    /// # Errors
    /// A fault if TLS cannot be set up.
    pub fn new(origin: &str, key: Secret, patience: Duration) -> Answer<Self> {
        Ok(Self { client: calls::known(patience)?, origin: origin.to_owned(), key })
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: String,
        (key, body): (Option<&str>, Option<Value>),
    ) -> Result<T, Trouble> {
        let mut asked = self.client.request(method, format!("{}{path}", self.origin)).bearer_auth(self.key.reveal());
        if let Some(key) = key {
            asked = asked.header("Idempotency-Key", key);
        }
        if let Some(body) = body {
            asked = asked.json(&body);
        }
        let answer = asked.send().await.map_err(|error| Trouble::again(broken(&error)))?;
        let status = answer.status().as_u16();
        if !(200..300).contains(&status) {
            // Only the length of a wait is believed; the present moment matters little for a date.
            let after = calls::retry_after(answer.headers(), chrono::DateTime::UNIX_EPOCH);
            let is_final = (400..500).contains(&status) && ![401, 403, 408, 409, 425, 429].contains(&status);
            let after = after.filter(|wait| *wait <= chrono::TimeDelta::hours(1));
            return Err(Trouble { is_final, why: format!("the provider answered {status}"), after });
        }
        serde_json::from_slice(&calls::read(answer).await).map_err(|_| Trouble::again("an answer that cannot be read"))
    }
}

/// Why a call broke off, without its address.
fn broken(error: &reqwest::Error) -> &'static str {
    match error {
        error if error.is_timeout() => "no answer in time",
        error if error.is_connect() => "no connection",
        _ => "the call broke off",
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SaidStatus {
    Open,
    Failed,
    Succeeded,
    Cancelled,
}

#[derive(Deserialize)]
struct SaidIntent {
    id: Option<String>,
    reference: String,
    status: SaidStatus,
    amount: Option<i64>,
    currency: Option<String>,
    client_secret: Option<String>,
}

impl SaidIntent {
    /// What it says, if it is about the payment that was asked for.
    fn about(self, reference: &str) -> Result<Intent, Trouble> {
        let fits = |text: &Option<String>| text.as_ref().is_none_or(|text| text.len() <= LONGEST);
        if self.reference != reference || !fits(&self.id) || !fits(&self.client_secret) {
            return Err(Trouble::again("an answer about something else"));
        }
        Ok(Intent {
            id: self.id,
            status: match self.status {
                SaidStatus::Open => IntentStatus::Open,
                SaidStatus::Failed => IntentStatus::Failed,
                SaidStatus::Succeeded => IntentStatus::Succeeded,
                SaidStatus::Cancelled => IntentStatus::Cancelled,
            },
            amount: self.amount,
            currency: self.currency,
            client_secret: self.client_secret.map(Secret::from),
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SaidRefundStatus {
    Pending,
    Succeeded,
    Failed,
}

#[derive(Deserialize)]
struct SaidRefund {
    status: SaidRefundStatus,
    amount: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SaidStanding {
    Pending,
    Active,
    Restricted,
}

#[derive(Deserialize)]
struct SaidAccount {
    reference: String,
    status: SaidStanding,
    details_url: Option<String>,
}

impl SaidAccount {
    /// What it says, if it is about the seller who was asked for. An address that is none is left out.
    fn about(self, reference: &str) -> Result<Account, Trouble> {
        if self.reference != reference {
            return Err(Trouble::again("an answer about something else"));
        }
        let details_url = self.details_url.filter(|url| url.len() <= LONGEST_ADDRESS && is_safe_address(url));
        let standing = match self.status {
            SaidStanding::Pending => AccountStanding::Pending,
            SaidStanding::Active => AccountStanding::Active,
            SaidStanding::Restricted => AccountStanding::Restricted,
        };
        Ok(Account { standing, details_url })
    }
}

/// Whether a browser may be sent there: over TLS, unless it is on this machine.
fn is_safe_address(url: &str) -> bool {
    crate::trade::actions::is_web_address(url) && (url.starts_with("https://") || is_here(url))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SaidPayoutStatus {
    Pending,
    Paid,
    Failed,
}

#[derive(Deserialize)]
struct SaidPayout {
    reference: String,
    status: SaidPayoutStatus,
    amount: i64,
}

#[async_trait]
impl CardProvider for HttpProvider {
    async fn begin(&self, wanted: &NewIntent<'_>) -> Result<Intent, Trouble> {
        let NewIntent { reference, amount, currency } = *wanted;
        let body = json!({ "reference": reference, "amount": amount, "currency": currency });
        let said: SaidIntent = self.ask(Method::POST, "/v1/intents".to_owned(), (Some(reference), Some(body))).await?;
        said.about(reference)
    }

    async fn read(&self, reference: &str) -> Result<Intent, Trouble> {
        let said: SaidIntent = self.ask(Method::GET, format!("/v1/intents/{reference}"), (None, None)).await?;
        said.about(reference)
    }

    async fn cancel(&self, reference: &str) -> Result<Intent, Trouble> {
        let path = format!("/v1/intents/{reference}/cancel");
        let said: SaidIntent = self.ask(Method::POST, path, (Some(reference), None)).await?;
        said.about(reference)
    }

    async fn refund(&self, wanted: &NewRefund<'_>) -> Result<Refunded, Trouble> {
        let NewRefund { reference, key, amount, currency } = *wanted;
        let path = format!("/v1/intents/{reference}/refunds");
        let body = json!({ "amount": amount, "currency": currency });
        let said: SaidRefund = self.ask(Method::POST, path, (Some(key), Some(body))).await?;
        if said.amount != amount {
            return Err(Trouble::refused("another amount was given back"));
        }
        match said.status {
            SaidRefundStatus::Pending => Ok(Refunded::Pending),
            SaidRefundStatus::Succeeded => Ok(Refunded::Succeeded),
            SaidRefundStatus::Failed => Err(Trouble::refused("the refund failed at the provider")),
        }
    }

    async fn open_account(&self, reference: &str) -> Result<Account, Trouble> {
        let body = json!({ "reference": reference });
        let said: SaidAccount =
            self.ask(Method::POST, "/v1/accounts".to_owned(), (Some(reference), Some(body))).await?;
        said.about(reference)
    }

    async fn read_account(&self, reference: &str) -> Result<Account, Trouble> {
        let said: SaidAccount = self.ask(Method::GET, format!("/v1/accounts/{reference}"), (None, None)).await?;
        said.about(reference)
    }

    async fn pay_out(&self, wanted: &NewPayout<'_>) -> Result<PaidOut, Trouble> {
        let NewPayout { reference, account, amount, currency } = *wanted;
        let body = json!({ "reference": reference, "account": account, "amount": amount, "currency": currency });
        let said: SaidPayout = self.ask(Method::POST, "/v1/payouts".to_owned(), (Some(reference), Some(body))).await?;
        if said.reference != reference || said.amount != amount {
            return Err(Trouble::again("an answer about something else"));
        }
        Ok(match said.status {
            SaidPayoutStatus::Pending => PaidOut::Pending,
            SaidPayoutStatus::Paid => PaidOut::Paid,
            SaidPayoutStatus::Failed => PaidOut::Failed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::is_here;

    #[test]
    fn this_machine_has_several_names() {
        for here in ["http://127.0.0.1:9", "http://localhost", "http://[::1]:80", "http://127.1.2.3"] {
            assert!(is_here(here), "{here}");
        }
        for elsewhere in ["http://10.0.0.1", "http://localhost.example", "http://127.0.0.1.example", "nonsense"] {
            assert!(!is_here(elsewhere), "{elsewhere}");
        }
    }
}
