//! What is to be brought, and by whom.

use super::store::{self, DeliveryWithParties, OpenDelivery};
use crate::base::{Answer, Cursor, Page};
use crate::call::Call;
use crate::catalogue::bounds::resident;
use crate::trade::actions::one;
use crate::trade::model::OrderId;

/// So many offers of delivery for one order its parties are shown.
const SHOWN: i64 = 100;

/// Offers of delivery for an order of the viewer's, the latest first.
///
/// # Errors
/// 404 `NOT_FOUND` if the community has no such order; 403 `FORBIDDEN` for whoever is no party to it.
pub async fn of_order(call: &Call, order: OrderId) -> Answer<Vec<DeliveryWithParties>> {
    let order = one(call, order).await?.order.id;
    Ok(store::of_order(call, order, SHOWN).await?)
}

/// What the viewer has offered to bring, newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn mine(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<DeliveryWithParties>> {
    let rows = store::of_deliverer(call, call.me()?, call.newest_behind(cursor), limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.delivery.id.get()))
}

/// Orders of others that wait for somebody who brings them, newest first. None of somebody whom a block keeps apart from the viewer.
///
/// # Errors
/// 403 `FORBIDDEN` for a visitor from another community.
pub async fn open(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<OpenDelivery>> {
    let rows = store::open(call, resident(call)?, call.newest_behind(cursor), limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.wish.order_id.get()))
}
