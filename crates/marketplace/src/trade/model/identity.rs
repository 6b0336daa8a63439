//! What makes two orders the same, and what one is called: pure.

use contract::Code;
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::{DeliveryMethod, Payment};
use crate::base::{Refusal, Timestamp};
use crate::ids::{MarketplaceListingId, ShippingOptionId};
use crate::say;

/// How many characters a buyer's key has at least, without blanks around them.
const SHORTEST_KEY: usize = 16;

/// How many at most.
const LONGEST_KEY: usize = 100;

/// The buyer's key, which stands in the header, in the body, or in both.
///
/// # Errors
/// 422 `validation_failed` on `idempotency_key` if there is none, if the two differ, and for one that is too short or too long.
pub fn key_of<'a>(header: Option<&'a str>, body: Option<&'a str>) -> Result<&'a str, Refusal> {
    let refused = |sentence| Err(Refusal::new(Code::ValidationFailed, sentence).field("idempotency_key"));
    let key = match (header.map(str::trim), body.map(str::trim)) {
        (Some(header), Some(body)) if header != body => return refused(say!("idempotency-keys-differ")),
        (header, body) => body.or(header),
    };
    let Some(key) = key else { return refused(say!("field-required")) };
    let length = key.chars().count();
    if length < SHORTEST_KEY {
        return refused(say!("field-min-length", least = SHORTEST_KEY));
    }
    if length > LONGEST_KEY {
        return refused(say!("field-max-length", most = LONGEST_KEY));
    }
    Ok(key)
}

/// What an order is made of, as far as two calls under one key have to agree on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// What is ordered.
    pub listing: MarketplaceListingId,
    /// The accepted offer.
    pub offer: Option<i64>,
    /// How many.
    pub quantity: i64,
    /// By which of the seller's ways it is sent.
    pub shipping_option: Option<ShippingOptionId>,
    /// Pickup or community delivery.
    pub shipping_method: Option<DeliveryMethod>,
    /// When it is picked up.
    pub pickup_slot: Option<i64>,
    /// Where it goes.
    pub delivery_address: Option<Value>,
    /// What the seller should know about that.
    pub delivery_notes: Option<String>,
    /// A coupon's code.
    pub coupon_code: Option<String>,
    /// A redeemed discount.
    pub loyalty_redemption: Option<i64>,
    /// How it is paid; none is not the same as saying `cash`.
    pub payment_method: Option<Payment>,
}

impl Wanted {
    /// The coupon's code, if one is named.
    #[must_use]
    pub fn coupon(&self) -> Option<&str> {
        self.coupon_code.as_deref().map(str::trim).filter(|code| !code.is_empty())
    }

    /// SHA-256 of its canonical JSON: keys are sorted at every depth, and what does not matter for the order is made alike (spec marketplace
    /// 5.3).
    #[must_use]
    pub fn fingerprint(&self) -> [u8; 32] {
        // What says nothing is as if it were left out.
        let text =
            |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        let canonical = json!({
            "offer_id": self.offer,
            "listing_id": self.listing.get(),
            "quantity": self.quantity,
            "shipping": match self.shipping_option {
                Some(option) => json!(option.get()),
                None => json!(self.shipping_method.map_or("default", |method| method.as_str())),
            },
            "pickup_slot_id": self.pickup_slot,
            "delivery_address": self.delivery_address.as_ref().map(sorted),
            "delivery_notes": text(&self.delivery_notes),
            "coupon_code": text(&self.coupon_code).map(|code| code.to_uppercase()),
            "loyalty_redemption_id": self.loyalty_redemption,
            "payment_method": self.payment_method.map_or("default", |method| method.as_str()),
        });
        Sha256::digest(sorted(&canonical).to_string()).into()
    }
}

/// The same value with the keys of its objects in order.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut pairs: Vec<_> = members.iter().collect();
            pairs.sort_by_key(|(key, _)| *key);
            Value::Object(pairs.into_iter().map(|(key, value)| (key.clone(), sorted(value))).collect::<Map<_, _>>())
        }
        Value::Array(items) => Value::Array(items.iter().map(sorted).collect()),
        plain => plain.clone(),
    }
}

/// SHA-256 of the buyer's key, without the blanks around it. The key itself is not kept.
#[must_use]
pub fn checkout_key(key: &str) -> [u8; 32] {
    Sha256::digest(key.trim()).into()
}

const CROCKFORD: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// An order's number: `MKT-` and a ULID, which is the millisecond and 80 bits of chance.
#[must_use]
pub fn order_number(at: Timestamp, chance: [u8; 10]) -> String {
    named("MKT", at, chance)
}

/// A name that is nothing else's: a word and a ULID.
#[must_use]
pub fn named(word: &str, at: Timestamp, chance: [u8; 10]) -> String {
    let millis = u128::from(at.timestamp_millis().unsigned_abs()) & ((1 << 48) - 1);
    let low = chance.iter().fold(0_u128, |all, byte| (all << 8) | u128::from(*byte));
    let bits = (millis << 80) | low;
    let letters = (0..26).rev().map(|place| char::from(CROCKFORD[((bits >> (place * 5)) & 31) as usize]));
    format!("{word}-{}", letters.collect::<String>())
}
