//! Exchanges as they change.

use super::ExchangeWithParties;
use crate::base::{ExchangeId, MemberId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::exchanges::model::exchange_columns;
use crate::params;
use crate::wallet::store::party_columns;

/// Those of these exchanges that a member is a party to, and with `since` the latest `most` that have changed from that moment on, the one that
/// changed last first. Of one exchange only, if one is named. The member's own rows are found by `exchanges_by_requester` and
/// `exchanges_by_provider`.
#[rustfmt::skip::macros(concat)]
pub async fn changed(
    call: &Call,
    member: MemberId,
    only: Option<ExchangeId>,
    ids: &[ExchangeId],
    since: Option<Timestamp>,
    most: i64,
) -> Stored<Vec<ExchangeWithParties>> {
    call.all(
        concat!("SELECT ", exchange_columns!("x"), ", ", around!(), "
                   FROM exchanges x
                   ", joined!(), "
                  WHERE x.tenant_id = $1 AND (x.requester_id = $2 OR x.provider_id = $2)
                    AND ($3::bigint IS NULL OR x.id = $3)
                    AND (x.id = ANY($4) OR x.updated_at >= $5::timestamptz)
                  ORDER BY x.updated_at DESC, x.id DESC
                  LIMIT $6"),
        params![member, only, ids, since, most],
    )
    .await
}
