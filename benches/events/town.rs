//! A community whose members meet at many events, and the actions that find them, read them and register for them.

use std::path::Path;
use std::sync::Arc;

use chrono::TimeDelta;
use contract::Role;
use contract::event_people::EventPeopleSort;
use contract::events::EventTime;
use serde_json::json;
use timeweave::app::App;
use timeweave::base::{Chance, Clock};
use timeweave::call::{Call, Client, Credential, Member, Tenant, Viewer, Visit, patiently};
use timeweave::config::Config;
use timeweave::db::Tx;
use timeweave::events::people::model::Wanted as People;
use timeweave::events::store::{Wanted, sound};
use timeweave::events::{actions, people, registration};
use timeweave::language::{Language, Locale};
use timeweave::params;
use timeweave::tenancy::Tenants;

use crate::Outcome;

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

pub struct Town {
    app: App,
    community: Arc<Tenant>,
    /// `tenants.id`.
    pub tenant: i64,
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

fn failed(failure: timeweave::base::Failure) -> String {
    failure.to_string()
}

impl Town {
    /// Makes it in an empty database. As many transactions run at once as there are readers: of its connections the gateway keeps a quarter for what stands
    /// alone.
    pub async fn settle(url: &str, home: &Path, at_once: usize) -> Outcome<Self> {
        let connections = (at_once * 4).div_ceil(3);
        let config = format!(
            "[database]\nurl = {url:?}\nmax_connections = {connections}\n[data]\ndir = {home:?}\n[limits]\nenabled = false\n",
            home = home.display().to_string()
        );
        let app = App::open(&Config::parse(&config)?, Clock::System, Chance::System).await?;
        app.migrate().await?;
        let errand = app.world().errand(None);
        let now = errand.now();
        let tenant: i64 = errand
            .db()
            .one(
                "INSERT INTO tenants (slug, name, currency, default_language, status, features, settings, created_at, updated_at)
                 VALUES ('harbour', 'Harbour', 'EUR', 'en', 'active', $1, $2, $3, $3)
                 RETURNING id",
                params![json!({ "events": true }), json!({}), now],
            )
            .await?;
        let mut tx = errand.db().begin().await?;
        let mut members = Vec::with_capacity(ROSTER + 1);
        for number in 0..=ROSTER {
            let id: i64 = tx
                .one(
                    "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status,
                            is_approved, is_tenant_super_admin, skills, preferred_language, privacy_search,
                            onboarding_completed, newsletter_opt_in, created_at, updated_at)
                     VALUES ($1, $2, 'x', $3, 'N', 'individual', 'member', 'active', TRUE, FALSE, $4, 'en', TRUE, TRUE, FALSE,
                            $5, $5)
                     RETURNING id",
                    params![tenant, format!("m{number}@harbour.example"), format!("M{number}"), json!([]), now],
                )
                .await?;
            members.push(id);
        }
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
        let tenants = app.world().room::<Tenants>().map_err(failed)?;
        tenants.forget();
        let community = tenants.by_id(app.world(), tenant.into()).await.map_err(failed)?.ok_or("no community")?;
        Ok(Self { app, community, tenant, organizer, members, events, crowded, openings })
    }

    /// The call of a signed-in member.
    fn call(&self, member: i64) -> Call {
        let world = self.app.world();
        let viewer = Member {
            id: member.into(),
            tenant: self.tenant.into(),
            role: Role::Member,
            tenant_super_admin: false,
            language: Language::English,
            last_active_at: None,
            has_second_factor: false,
            impersonator: None,
            onboarded: true,
            credential: Credential::Bearer { family: None, expires_at: world.clock().now() },
        };
        world.call(Visit {
            tenant: Some(Arc::clone(&self.community)),
            viewer: Viewer::Member(Arc::new(viewer)),
            locale: Locale::of(Language::English),
            request_id: Arc::from("bench"),
            address: None,
            base_url: String::new(),
            client: Client::default(),
        })
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
        Ok(actions::list(&self.call(reader), &filter, 20, None).await.map_err(failed)?.items.len())
    }

    /// One event; 1 if it is there.
    pub async fn detail(&self, reader: i64, event: i64) -> Outcome<usize> {
        actions::get(&self.call(reader), event.into()).await.map_err(failed)?;
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
        let call = self.call(self.organizer);
        Ok(people::actions::list(&call, self.crowded.into(), &wanted, page).await.map_err(failed)?.rows.len())
    }

    /// Registers a member, as the doors do; 1 if they take part.
    pub async fn register(&self, member: i64, event: i64) -> Outcome<usize> {
        let made =
            patiently(&self.call(member), |call| async move { registration::confirm(&call, event.into()).await })
                .await
                .map_err(failed)?;
        Ok(usize::from(made.changed))
    }

    /// Fails unless what is always so of events is so, and no event has more members than places.
    pub async fn is_sound(&self) -> Outcome<()> {
        let call = self.app.world().errand(None);
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
                params![self.tenant],
            )
            .await?;
        if wrong + above == 0 {
            Ok(())
        } else {
            Err(format!("wrong in {wrong} places, {above} events are too full").into())
        }
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
