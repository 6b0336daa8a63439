//! A community whose members meet at many events, and the actions that find them, read them and register for them.

use std::path::Path;
use std::time::Duration;

use chrono::TimeDelta;
use contract::Code;
use contract::event_people::EventPeopleSort;
use contract::events::EventTime;
use serde_json::json;
use timeweave::base::Failure;
use timeweave::call::patiently;
use timeweave::db::Tx;
use timeweave::events::people::model::Wanted as People;
use timeweave::events::store::{Wanted, sound};
use timeweave::events::{actions, people, registration};
use timeweave::params;

use crate::Outcome;
use crate::harbour::{Harbour, failed};

/// How many events there are to come.
const EVENTS: usize = 10_000;

/// How many members take part in one of them.
pub const ROSTER: usize = 5_000;

/// How many of them are on a page.
pub const PAGE: usize = 50;

/// How many places an event has that opens, and how many want them.
pub const OPENING: usize = 1_000;

/// How many events open; a run that fills them all begins anew with the first, and finds it full.
const OPENINGS: usize = 2_000;

/// After how long somebody comes again who is told to: what the doors say with 503.
const AGAIN: Duration = Duration::from_secs(1);

pub struct Town {
    pub harbour: Harbour,
    organizer: i64,
    /// Who takes part.
    pub members: Vec<i64>,
    /// What can be found and read.
    pub events: Vec<i64>,
    /// The one of them with everybody.
    pub crowded: i64,
    /// Those with a thousand places, later than all others.
    pub openings: Vec<i64>,
}

impl Town {
    /// Makes it in an empty database; as many read at once.
    pub async fn settle(url: &str, home: &Path, at_once: usize) -> Outcome<Self> {
        let harbour = Harbour::found(url, home, at_once, json!({ "events": true })).await?;
        let mut members = harbour.members(ROSTER + 1).await?;
        let (tenant, errand) = (harbour.tenant, harbour.errand());
        let now = errand.now();
        let mut tx = errand.db().begin().await?;
        let organizer = members.pop().ok_or("nobody organizes")?;
        let mut events = Vec::with_capacity(EVENTS);
        for number in 0..EVENTS {
            let begins = now + TimeDelta::days(1) + TimeDelta::minutes(i64::try_from(number)?);
            events.push(event(&mut tx, (tenant, organizer), begins, None, now).await?);
        }
        let mut openings = Vec::with_capacity(OPENINGS);
        for number in 0..OPENINGS {
            let begins = now + TimeDelta::days(60) + TimeDelta::minutes(i64::try_from(number)?);
            openings.push(event(&mut tx, (tenant, organizer), begins, Some(OPENING), now).await?);
        }
        let crowded = events[EVENTS / 2];
        for member in &members {
            let registration: i64 = tx
                .one(
                    "INSERT INTO event_registrations (tenant_id, event_id, user_id, capacity_pool, state, version, confirmed_at, created_at,
                            updated_at)
                     VALUES ($1, $2, $3, 'event', 'confirmed', 1, $4, $4, $4)
                     RETURNING id",
                    params![tenant, crowded, *member, now],
                )
                .await?;
            tx.run(
                "INSERT INTO event_registration_history (tenant_id, registration_id, to_state, version, actor_id, created_at)
                 VALUES ($1, $2, 'confirmed', 1, $3, $4)",
                params![tenant, registration, *member, now],
            )
            .await?;
        }
        tx.commit().await?;
        harbour.be_known().await?;
        Ok(Self { harbour, organizer, members, events, crowded, openings })
    }

    /// The first page of what is to come; how many it has.
    pub async fn list(&self, reader: i64) -> Outcome<usize> {
        let wanted = Wanted {
            when: EventTime::Upcoming,
            category: None,
            series: None,
            group: None,
            organizer: None,
            pattern: None,
            step_free: None,
            near: None,
        };
        let filter = actions::Filter { wanted, category: None };
        Ok(actions::list(&self.harbour.call(reader), &filter, 20, None).await.map_err(failed)?.items.len())
    }

    /// One event; 1 if it is there.
    pub async fn detail(&self, reader: i64, event: i64) -> Outcome<usize> {
        actions::get(&self.harbour.call(reader), event.into()).await.map_err(failed)?;
        Ok(1)
    }

    /// A page of those who take part, by their names; how many it has.
    pub async fn roster(&self, page: usize) -> Outcome<usize> {
        let wanted = People {
            pattern: None,
            registration: None,
            waitlist: None,
            attendance: None,
            engagement: None,
            sort: EventPeopleSort::Name,
            descends: false,
        };
        let page = (i64::try_from(page)? + 1, i64::try_from(PAGE)?);
        let call = self.harbour.call(self.organizer);
        Ok(people::actions::list(&call, self.crowded.into(), &wanted, page).await.map_err(failed)?.rows.len())
    }

    /// Registers a member, as the doors do. Whoever is told to come again because too many came at once, does. 1 if they take part.
    pub async fn register(&self, member: i64, event: i64) -> Outcome<usize> {
        let mut was_sent_away = false;
        loop {
            let call = self.harbour.call(member);
            match patiently(&call, |call| async move { registration::confirm(&call, event.into()).await }).await {
                Ok(made) => return Ok(usize::from(made.changed || was_sent_away)),
                Err(failure) if comes_again(&failure) => tokio::time::sleep(AGAIN).await,
                Err(failure) => return Err(failed(failure).into()),
            }
            was_sent_away = true;
        }
    }

    /// Fails unless what is always so of events is so, and no event has more members than places.
    pub async fn is_sound(&self) -> Outcome<()> {
        let call = self.harbour.errand();
        let mut wrong = 0;
        for invariant in sound::INVARIANTS {
            wrong += invariant.broken(call.db()).await?;
        }
        let above: i64 = call
            .db()
            .one(
                "SELECT COUNT(*) FROM events e
                  WHERE e.tenant_id = $1
                    AND e.max_attendees < (SELECT COUNT(*) FROM event_registrations r
                                            WHERE r.tenant_id = e.tenant_id AND r.event_id = e.id AND r.state = 'confirmed')",
                params![self.harbour.tenant],
            )
            .await?;
        if wrong + above == 0 {
            Ok(())
        } else {
            Err(format!("wrong in {wrong} places, {above} events are too full").into())
        }
    }
}

/// Whether the doors answer it with 503 and when to come again.
fn comes_again(failure: &Failure) -> bool {
    match failure {
        Failure::Fault(fault) => fault.is_unavailable() || fault.is_race(),
        Failure::Refusal(refusal) => refusal.code() == Code::ServerDependencyFailed,
    }
}

/// An event that members see.
async fn event(
    tx: &mut Tx,
    (tenant, organizer): (i64, i64),
    begins: timeweave::base::Timestamp,
    places: Option<usize>,
    now: timeweave::base::Timestamp,
) -> Outcome<i64> {
    let places = places.map(i64::try_from).transpose()?;
    let id = tx
        .one(
            "INSERT INTO events (tenant_id, organizer_id, title, description, local_start, timezone, starts_at, is_all_day, accessibility,
                    step_free, max_attendees, is_online, allow_remote_attendance, federated_visibility, publication_state,
                    operational_state, lifecycle_version, calendar_sequence, federation_version, is_recurring_template, search_text,
                    created_at, updated_at)
             VALUES ($1, $2, 'Repair evening', 'Bring what is broken.', '2030-05-01T18:00:00', 'UTC', $3, FALSE, $4, 'unknown', $5, FALSE,
                    FALSE, 'none', 'published', 'scheduled', 0, 0, 0, FALSE, 'repair evening', $6, $6)
             RETURNING id",
            params![tenant, organizer, begins, json!({}), places, now],
        )
        .await?;
    Ok(id)
}
