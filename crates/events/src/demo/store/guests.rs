//! Demo guests: whom a member brings to what takes place now.

use crate::attendance::model::State as Attendance;
use crate::base::Timestamp;
use crate::call::Tx;
use crate::db::Stored;
use crate::forms::model::Demand;
use crate::guests::GuestKeys;
use crate::guests::model::{KEPT, State};
use crate::insert;

/// What they are called.
const NAMES: [&str; 3] = ["Nora Byrne", "Tom Byrne", "Lía Byrne"];

/// Lets members bring three guests to an event that ends then; one of them does.
pub(super) async fn insert_guests(
    tx: &mut Tx,
    tenant: i64,
    (event, ends): (i64, Timestamp),
    (host, registration): (i64, i64),
    now: Timestamp,
) -> Stored<()> {
    let (sql, params) = insert! { unscoped into event_form_settings {
        tenant_id: tenant,
        event_id: event,
        answers: Demand::None,
        due_minutes: 0_i64,
        guests_per_member: 3_i64,
        version: 1_i64,
        updated_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    for name in NAMES {
        let call = tx.call().clone();
        let sealed = call.room::<GuestKeys>().ok().and_then(|keys| {
            let sealed = keys.seal(tenant.into(), (event.into(), host.into()), name, call.chance())?;
            Some((keys.current()?.to_owned(), sealed))
        });
        let Some((by, sealed)) = sealed else { continue };
        let (sql, params) = insert! { unscoped into event_guests {
            tenant_id: tenant,
            event_id: event,
            registration_id: registration,
            user_id: host,
            state: State::Confirmed,
            sealed_by: by,
            sealed,
            erase_at: ends + KEPT,
            attendance: Attendance::NotCheckedIn,
            attendance_version: 0_i64,
            created_at & updated_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}
