//! What happened to an account, for its owner to read.
//!
//! A line is written in the transaction of what it tells of. Nothing changes one: the database refuses it. Lines are forgotten after [`KEPT`].
//! A failed sign-in at an address that is nobody's has a line without a member, so that it takes the same steps as one at somebody's.

pub mod actions;
pub mod store;

use chrono::TimeDelta;

/// What happened (`security_events.kind`).
pub use contract::sessions::SecurityEventKind as Kind;

use super::sessions::Origin;
use crate::base::{Answer, MemberId, TenantId};
use crate::call::{Impersonator, Tx};

/// A line stays this long.
pub const KEPT: TimeDelta = TimeDelta::days(365);

/// Writes down what staff did to an account of `tenant`. Where they sat is not its owner's to know.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn note_of_staff(tx: &mut Tx, tenant: TenantId, member: MemberId, kind: Kind) -> Answer<()> {
    store::insert(tx, tenant, Some(member), kind, &Origin::NOWHERE, None).await?;
    Ok(())
}

/// Writes down that somebody begins to act as the member of an account of `tenant`, or has ended that.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn note_of_impersonator(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    kind: Kind,
    by: Impersonator,
) -> Answer<()> {
    store::insert(tx, tenant, Some(member), kind, &Origin::NOWHERE, Some(by)).await?;
    Ok(())
}

/// Writes down that something happened to an account of `tenant`, from where the call comes, or by whom if somebody acts as its member.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn note(tx: &mut Tx, tenant: TenantId, member: impl Into<Option<MemberId>>, kind: Kind) -> Answer<()> {
    let by = tx.call().member().ok().and_then(|me| me.impersonator);
    let origin = if by.is_some() { Origin::NOWHERE } else { Origin::of(tx.call()) };
    store::insert(tx, tenant, member.into(), kind, &origin, by).await?;
    Ok(())
}
