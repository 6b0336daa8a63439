//! What a demo walk asks of those who come: a code of conduct for all, and a guardian's consent for the young.

use sha2::{Digest as _, Sha256};

use crate::base::Timestamp;
use crate::call::Tx;
use crate::db::Stored;
use crate::insert;
use crate::safety::model::Status;

/// What everybody acknowledges.
const CODE: &str = "We wait for each other, and nobody walks home alone.";

/// Writes what an event asks that somebody organizes. Its guests, each with their registration, have acknowledged it.
pub(super) async fn insert_safety(
    tx: &mut Tx,
    tenant: i64,
    (event, organizer): (i64, i64),
    guests: &[(i64, i64)],
    now: Timestamp,
) -> Stored<()> {
    let hash: [u8; 32] = Sha256::digest(CODE).into();
    let (sql, params) = insert! { unscoped into event_safety_requirements {
        tenant_id: tenant,
        event_id: event,
        version & revision: 1_i64,
        status: Status::Published,
        guardian_consent_below_age: 16_i64,
        code_of_conduct: CODE,
        code_hash: hash,
        note_for_guardians: "Eight kilometres on a level path; we are back by six.",
        author_id: organizer,
        created_at & updated_at & published_at: now,
    } then "RETURNING id" };
    let requirement: i64 = tx.unscoped().one(sql, params).await?;
    for (guest, _) in guests {
        let (sql, params) = insert! { unscoped into event_code_acknowledgements {
            tenant_id: tenant,
            event_id: event,
            user_id: *guest,
            requirement_id: requirement,
            code_hash: hash,
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}
