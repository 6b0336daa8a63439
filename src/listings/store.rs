//! What the listings' table is asked about one listing at a time. Lists are in `search`.

use super::model::Listing;
use crate::base::ListingId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::params;

/// The columns of a [`Listing`] of table alias `l`, in its order.
macro_rules! listing {
    () => {
        "l.id, l.user_id, l.category_id, l.title, l.description, l.type AS side, l.status, l.moderation_status AS moderation,
                l.location, l.latitude, l.longitude, l.hours_estimate, l.hours_available, l.service_type,
                l.federated_visibility, l.availability, l.sdg_goals, l.expires_at, l.renewed_at, l.renewal_count,
                l.view_count, l.contact_count, l.save_count, l.featured_until, l.created_at, l.updated_at"
    };
}

/// A listing as it is, unless it was deleted.
#[rustfmt::skip::macros(concat)]
pub async fn find(call: &Call, id: ListingId) -> Stored<Option<Listing>> {
    call.db()
        .optional(
            concat!("SELECT ", listing!(), "
                   FROM listings l
                  WHERE l.tenant_id = $1 AND l.id = $2 AND l.status <> 'deleted'"),
            params![call.tenant(), id],
        )
        .await
}

/// The same, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: ListingId) -> Stored<Option<Listing>> {
    let tenant = tx.tenant();
    tx.optional(
        concat!("SELECT ", listing!(), "
               FROM listings l
              WHERE l.tenant_id = $1 AND l.id = $2 AND l.status <> 'deleted'
                FOR NO KEY UPDATE"),
        params![tenant, id],
    )
    .await
}
