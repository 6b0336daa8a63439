//! A demo agenda: what is on at a seed swap, and who has a place at the workshop.

use serde_json::json;

use crate::agenda::model::{Kind, Place, Status, Visibility};
use crate::base::Timestamp;
use crate::call::Tx;
use crate::db::Stored;
use crate::insert;

/// Minutes from the beginning of the event, minutes that it takes, name, what it is, who sees it, room, places.
type Session = (i64, i64, &'static str, Kind, Visibility, &'static str, Option<i64>);

const SESSIONS: [Session; 3] = [
    (0, 30, "Tables and labels", Kind::Other, Visibility::Staff, "Shed", None),
    (30, 45, "How to keep seeds", Kind::Workshop, Visibility::Public, "Greenhouse", Some(6)),
    (75, 105, "The swap", Kind::Social, Visibility::Public, "Meadow", None),
];

/// Writes the agenda of an event; whoever organizes it speaks at the workshop, at which the first two of its guests have places.
pub(super) async fn insert_agenda(
    tx: &mut Tx,
    tenant: i64,
    (event, organizer): (i64, i64),
    guests: &[(i64, i64)],
    now: Timestamp,
) -> Stored<()> {
    for (nth, (after, minutes, title, kind, visibility, room, capacity)) in (1_i64..).zip(SESSIONS) {
        let taken: Vec<i64> = guests.iter().take(2).map(|(member, _)| *member).filter(|_| capacity.is_some()).collect();
        let (sql, params) = insert! { unscoped into event_sessions {
            tenant_id: tenant,
            event_id: event,
            title,
            kind,
            visibility,
            capacity,
            registered: i64::try_from(taken.len()).unwrap_or(0),
            starts_after & local_offset: after * 60,
            duration: minutes * 60,
            room,
            nth,
            resources: json!([]),
            status: Status::Scheduled,
            version: 1_i64,
            created_at & updated_at: now,
        } then "RETURNING id" };
        let session: i64 = tx.unscoped().one(sql, params).await?;
        if capacity.is_some() {
            let (sql, params) = insert! { unscoped into event_session_speakers {
                tenant_id: tenant,
                session_id: session,
                nth: 1_i64,
                user_id: organizer,
                headline: "Twenty kinds of beans",
            } };
            tx.unscoped().run(sql, params).await?;
        }
        for member in taken {
            let (sql, params) = insert! { unscoped into event_session_registrations {
                tenant_id: tenant,
                event_id: event,
                session_id: session,
                user_id: member,
                state: Place::Registered,
                version: 1_i64,
                created_at & updated_at: now,
            } };
            tx.unscoped().run(sql, params).await?;
        }
    }
    let (sql, params) = insert! { unscoped into event_agendas {
        tenant_id: tenant,
        event_id: event,
        version: i64::try_from(SESSIONS.len()).unwrap_or(0),
        updated_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
