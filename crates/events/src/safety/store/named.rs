//! Acknowledgements and decisions by their own ids, whatever their event.

use super::{Acknowledgement, Denied, denial_columns};
use crate::base::MemberId;
use crate::call::Call;
use crate::db::Stored;
use crate::members::card_columns;
use crate::params;

/// Those of some acknowledgements that a member gave and has not taken back. One statement whatever their number.
pub async fn acknowledgements(call: &Call, ids: &[i64], member: MemberId) -> Stored<Vec<Acknowledgement>> {
    call.all(
        "SELECT a.id, a.event_id, r.version, a.created_at
           FROM event_code_acknowledgements a
           JOIN event_safety_requirements r ON r.tenant_id = $1 AND r.id = a.requirement_id
          WHERE a.tenant_id = $1 AND a.id = ANY($2) AND a.user_id = $3 AND a.withdrawn_at IS NULL",
        params![ids, member],
    )
    .await
}

/// Some decisions. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn denials_by_ids(call: &Call, ids: &[i64]) -> Stored<Vec<Denied>> {
    call.all(
        concat!("SELECT ", denial_columns!("d"), ", ", card_columns!("u"), "
               FROM event_safety_denials d
               JOIN users u ON u.tenant_id = $1 AND u.id = d.user_id
              WHERE d.tenant_id = $1 AND d.id = ANY($2)"),
        params![ids],
    )
    .await
}
