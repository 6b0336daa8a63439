//! Calls that are made again: the same key stands for the same call, whose answer says so.

use contract::Code;

use super::model::{EntitlementId, TicketTypeId, invalid, refused};
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::{Call, Tx};
use crate::record;
use crate::recurrence::model::hex;
use crate::say;

/// The longest key.
const MOST: usize = 191;

record! {
    /// What a key stands for.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Known {
        /// SHA-256 of the call.
        pub request_hash: String,
        /// The type that it was about.
        pub ticket_type_id: TicketTypeId,
        /// The tickets that it was about.
        pub entitlement_id: Option<EntitlementId>,
        /// How many were given out after it.
        pub allocated_after: Option<i64>,
    }
    select known_columns
}

/// A key, as it comes with a call.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// In the header.
    pub header: Option<String>,
    /// In the body.
    pub body: Option<String>,
}

/// A key of a caller, and the call that it stands for.
#[derive(Clone, Debug)]
pub struct Key {
    hash: String,
    request: String,
}

impl Key {
    /// The key that was sent with a call, which some words say in full.
    ///
    /// # Errors
    /// 422 `EVENT_TICKET_VALIDATION_FAILED` if there is none, or two that differ.
    pub fn of(call: &Call, sent: &Sent, request: &[&str]) -> Answer<Self> {
        let viewer = call.member()?;
        let said = match (sent.header.as_deref(), sent.body.as_deref()) {
            (Some(one), Some(other)) if one.trim() != other.trim() => None,
            (one, other) => one.or(other),
        };
        let key = said.map(str::trim).filter(|key| !key.is_empty() && key.chars().count() <= MOST);
        let key = key.ok_or_else(|| invalid("Idempotency-Key", say!("event-revision-key")))?;
        let (tenant, caller) = (call.tenant().to_string(), format!("{} {}", viewer.tenant, viewer.id));
        let mut words = vec!["event ticket", tenant.as_str(), caller.as_str()];
        let hash = hex(&[&words[..], &[key]].concat());
        words.extend(request);
        Ok(Self { hash, request: hex(&words) })
    }
}

fn used() -> crate::base::Refusal {
    refused(Code::EventTicketConflict, "idempotency_conflict", say!("event-revision-key-used")).field("Idempotency-Key")
}

/// What the same call did before; none if it was not made.
///
/// # Errors
/// 409 `EVENT_TICKET_CONFLICT` if the key stands for another call.
pub async fn before(tx: &mut Tx, key: &Key) -> Answer<Option<Known>> {
    match store::known(tx, &key.hash).await? {
        Some(known) if known.request_hash != key.request => Err(used().into()),
        known => Ok(known),
    }
}

/// Remembers what a call did.
///
/// # Errors
/// 409 `EVENT_TICKET_CONFLICT` if another call has just taken the key.
pub async fn keep(
    tx: &mut Tx,
    key: &Key,
    actor: Option<MemberId>,
    of: TicketTypeId,
    (entitlement, after): (Option<EntitlementId>, Option<i64>),
) -> Answer<()> {
    let known = Known {
        request_hash: key.request.clone(),
        ticket_type_id: of,
        entitlement_id: entitlement,
        allocated_after: after,
    };
    if store::remember(tx, actor, &key.hash, &known).await? == 0 {
        return Err(used().into());
    }
    Ok(())
}
