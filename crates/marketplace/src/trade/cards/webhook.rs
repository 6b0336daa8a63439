//! What a provider tells, and how it is known that the provider said it: pure.

use chrono::TimeDelta;
use contract::Code;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Deserialize;
use sha2::Sha256;

use crate::base::text::unhex;
use crate::base::{Refusal, Timestamp};
use crate::say;

/// How old a message may be, and how much the two clocks may differ.
const WINDOW: TimeDelta = TimeDelta::minutes(5);

/// The secrets under which messages are signed, any of which is good.
pub struct Signatures(Vec<Hmac<Sha256>>);

impl Signatures {
    /// Under these secrets.
    pub fn of<'a>(secrets: impl IntoIterator<Item = &'a str>) -> Self {
        let keyed = |secret: &str| -> Hmac<Sha256> {
            Hmac::new_from_slice(secret.as_bytes()).expect("HMAC takes keys of any length")
        };
        Self(secrets.into_iter().map(keyed).collect())
    }

    /// A body that was signed lately by whoever knows a secret. The comparison takes the same time wherever the two differ.
    ///
    /// # Errors
    /// 400 `INVALID_SIGNATURE` for anything else.
    pub fn check(&self, header: &str, body: &[u8], now: Timestamp) -> Result<(), Refusal> {
        let Some((seconds, signatures)) = read(header) else { return Err(refused()) };
        let age = now.timestamp().saturating_sub(seconds).unsigned_abs();
        if age > WINDOW.num_seconds().unsigned_abs() {
            return Err(refused());
        }
        let good = self.0.iter().any(|key| {
            let over = key.clone().chain_update(seconds.to_string()).chain_update(b".").chain_update(body);
            signatures.iter().any(|signature| over.clone().verify_slice(signature).is_ok())
        });
        if good { Ok(()) } else { Err(refused()) }
    }
}

/// When a message was sent, and its signatures: `t=SECONDS,v1=HEX`, the second as often as there are secrets. Parts of other names are left out.
fn read(header: &str) -> Option<(i64, Vec<[u8; 32]>)> {
    let parts = || header.split(',').filter_map(|part| part.trim().split_once('='));
    let mut times = parts().filter(|(name, _)| *name == "t");
    let digits = times.next()?.1;
    let plain = digits.len() <= 12 && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !plain || times.next().is_some() {
        return None;
    }
    let signatures = parts().filter(|(name, _)| *name == "v1").take(4).filter_map(|(_, hex)| unhex(hex)).collect();
    Some((digits.parse().ok()?, signatures))
}

fn refused() -> Refusal {
    Refusal::new(Code::InvalidSignature, say!("marketplace-card-signature"))
}

/// What happened at the provider.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Event {
    /// What the provider calls the event.
    pub id: String,
    /// What happened: see [`What`].
    #[serde(rename = "type")]
    pub kind: String,
    /// To which payment, by our name.
    pub reference: String,
    /// What the provider calls it.
    pub intent: Option<String>,
    /// How much the payment is, in the smallest units of its currency; nothing where it is about no payment.
    #[serde(default)]
    pub amount: i64,
    /// The currency's three letters.
    #[serde(default)]
    pub currency: String,
    /// Money that went back.
    pub refund: Option<RefundTold>,
    /// Money that the buyer's bank has taken.
    pub chargeback: Option<ChargebackTold>,
}

/// Money that the buyer's bank has taken, as a provider tells it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ChargebackTold {
    /// What the provider calls it.
    pub id: String,
    /// How much, in the smallest units of the currency.
    pub amount: i64,
    /// How far it is.
    pub status: ChargebackStep,
}

/// How far a chargeback is at the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargebackStep {
    /// The bank has taken the money and decides.
    Open,
    /// The money came back.
    Won,
    /// It is the buyer's for good.
    Lost,
}

/// Money that went back, as a provider tells it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct RefundTold {
    /// The key under which we asked for it, or the provider's own name of what somebody gave back there.
    pub key: String,
    /// How much, in the smallest units of the currency.
    pub amount: i64,
}

/// What events tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What<'e> {
    /// The money was paid.
    Succeeded,
    /// An attempt failed.
    Failed,
    /// It will never be paid.
    Cancelled,
    /// Money went back.
    Refunded(&'e RefundTold),
    /// The buyer's bank has taken money, or decided about it.
    ChargedBack(&'e ChargebackTold),
    /// Something is new of a seller, by our name; what, the provider is asked.
    Seller,
    /// Something is new of a payout, by our name.
    Payout,
    /// Something that this program does not know.
    Other,
}

impl Event {
    /// An event from a body that is known to be the provider's.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` for what is none.
    pub fn read(body: &[u8]) -> Result<Self, Refusal> {
        let event: Self = serde_json::from_slice(body).map_err(|_| unreadable())?;
        let short = |text: &str| !text.is_empty() && text.len() <= 255;
        let named = short(&event.id) && short(&event.reference) && short(&event.kind);
        let fits = event.intent.as_deref().is_none_or(short);
        let back = event.refund.as_ref().is_none_or(|refund| short(&refund.key) && refund.amount > 0);
        let taken = self::taken(event.chargeback.as_ref());
        if named && fits && back && taken { Ok(event) } else { Err(unreadable()) }
    }

    /// What it tells.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` for a refund that is not told.
    pub fn what(&self) -> Result<What<'_>, Refusal> {
        Ok(match self.kind.as_str() {
            "payment.succeeded" => What::Succeeded,
            "payment.failed" => What::Failed,
            "payment.cancelled" => What::Cancelled,
            "payment.refunded" => What::Refunded(self.refund.as_ref().ok_or_else(unreadable)?),
            "payment.charged_back" => What::ChargedBack(self.chargeback.as_ref().ok_or_else(unreadable)?),
            "account.updated" => What::Seller,
            "payout.updated" => What::Payout,
            _ => What::Other,
        })
    }
}

/// Whether a chargeback, if one is told, has a name and an amount.
fn taken(told: Option<&ChargebackTold>) -> bool {
    told.is_none_or(|told| !told.id.is_empty() && told.id.len() <= 255 && told.amount > 0)
}

/// A message that is signed and says nothing that can be: 422 `VALIDATION_ERROR`.
#[must_use]
pub fn unreadable() -> Refusal {
    Refusal::new(Code::ValidationError, say!("marketplace-card-event")).status(422)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::hex;

    const SECRET: &str = "a secret of twenty letters";
    const BODY: &[u8] = br#"{"id":"evt_1"}"#;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_timestamp(seconds, 0).unwrap()
    }

    fn signed(secret: &str, seconds: &str, body: &[u8]) -> String {
        let mac = <Hmac<Sha256>>::new_from_slice(secret.as_bytes()).unwrap();
        let code = mac.chain_update(seconds).chain_update(b".").chain_update(body).finalize().into_bytes();
        format!("t={seconds},v1={}", hex(&code))
    }

    #[test]
    fn a_message_is_good_for_five_minutes_under_any_secret() {
        let known = Signatures::of([SECRET, "the one before that was good"]);
        for secret in [SECRET, "the one before that was good"] {
            let header = signed(secret, "1000", BODY);
            for now in [700, 1_000, 1_300] {
                assert!(known.check(&header, BODY, at(now)).is_ok(), "{secret} at {now}");
            }
            for now in [699, 1_301, 9_999_999] {
                assert_eq!(known.check(&header, BODY, at(now)).unwrap_err().code(), Code::InvalidSignature);
            }
        }
    }

    #[test]
    fn anything_else_is_refused() {
        let known = Signatures::of([SECRET]);
        let good = signed(SECRET, "1000", BODY);
        let code = good.split_once("v1=").unwrap().1;
        let other = signed("another secret of the same sort", "1000", BODY);
        let table = [
            String::new(),
            "t=1000".to_owned(),
            format!("v1={code}"),
            format!("t=1000,v1={}", &code[1..]),
            format!("t=1000,v1={code}0"),
            format!("t=1000,v0={code}"),
            format!("t=1001,v1={code}"),
            format!("t=+1000,v1={code}"),
            format!("t=01000,v1={code}"),
            format!("t=1000,t=1000,v1={code}"),
            format!("t=99999999999999999999,v1={code}"),
            format!("t=1000,v1={}", "é".repeat(32)),
            other,
        ];
        for header in table {
            // A number that is written otherwise stands for the same second.
            let same = header.starts_with("t=01000");
            assert_eq!(known.check(&header, BODY, at(1_000)).is_ok(), same, "{header}");
        }
        assert!(known.check(&good, b"{}", at(1_000)).is_err());
        let several = format!("{},v1={code}", signed("another secret of the same sort", "1000", BODY));
        assert!(known.check(&several, BODY, at(1_000)).is_ok());
        assert!(Signatures::of([]).check(&good, BODY, at(1_000)).is_err());
    }

    #[test]
    fn an_event_says_what_happened() {
        let told = |more: &str| {
            Event::read(format!(r#"{{"id":"e","reference":"r","amount":1,"currency":"EUR"{more}}}"#).as_bytes())
        };
        assert_eq!(told(r#","type":"payment.succeeded""#).unwrap().what().unwrap(), What::Succeeded);
        assert_eq!(told(r#","type":"payment.held","more":{}"#).unwrap().what().unwrap(), What::Other);
        let back = told(r#","type":"payment.refunded","refund":{"key":"k","amount":1}"#).unwrap();
        assert!(matches!(back.what().unwrap(), What::Refunded(refund) if refund.amount == 1));
        assert!(told(r#","type":"payment.refunded""#).unwrap().what().is_err());
        let taken = r#","type":"payment.charged_back","chargeback":{"id":"c","amount":1,"status":"won"}"#;
        assert!(
            matches!(told(taken).unwrap().what().unwrap(), What::ChargedBack(told) if told.status == ChargebackStep::Won)
        );
        assert!(told(&taken.replace("won", "maybe")).is_err() && told(&taken.replace(":1,", ":0,")).is_err());
        let seller = Event::read(br#"{"id":"e","type":"account.updated","reference":"SEL-1"}"#).unwrap();
        assert_eq!(seller.what().unwrap(), What::Seller);
        for bad in
            ["", r#","type":"""#, r#","type":7"#, r#","type":"payment.refunded","refund":{"key":"k","amount":0}"#]
        {
            assert!(told(bad).is_err(), "{bad}");
        }
        for bad in ["", "[]", "null", "{", r#"{"id":"e"}"#] {
            assert!(Event::read(bad.as_bytes()).is_err(), "{bad}");
        }
    }
}
