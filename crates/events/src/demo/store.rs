//! Demo events: what members of a community do together in the coming weeks.

mod agenda;
mod blueprints;
mod forms;
mod guests;
mod invitations;
mod safety;
mod templates;
mod tickets;

use ::recurrence::{End, Frequency, Rule, Series};
use chrono::{Days, NaiveTime};
use serde_json::json;

use crate::attendance::model::{Action, State as Attendance};
use crate::base::text::search_text;
use crate::base::{Hours, Timestamp};
use crate::broadcasts::model::Status;
use crate::call::Tx;
use crate::db::Stored;
use crate::model::{Federation, Operation, Publication, Registration, Waiting};
use crate::recurrence::model;
use crate::rewards::model::{Hold, Status as Claim};
use crate::time::WallTime;
use crate::{insert, queue};
use agenda::insert_agenda;
use forms::insert_form;
use guests::insert_guests;
use invitations::insert_invitations;
use safety::insert_safety;
use templates::insert_template;
use tickets::insert_tickets;

/// On whose clock they are.
const ZONE: &str = "Europe/Dublin";

/// Days from now, hour, hours that it takes, name, what it is about, place (none: over the internet), places.
type Gathering = (u64, u32, i64, &'static str, &'static str, Option<&'static str>, Option<i64>);

const GATHERINGS: [Gathering; 6] = [
    (3, 18, 2, "Repair evening", "Bring what is broken; we look at it together.", Some("Community hall"), Some(20)),
    (6, 10, 3, "Seed swap", "Seeds and seedlings change hands. Newcomers are welcome.", Some("The allotments"), None),
    (9, 19, 2, "Bread for beginners", "We knead, wait and talk.", Some("Kitchen of the old school"), Some(2)),
    (
        13,
        17,
        1,
        "How time banking works",
        "Questions of newcomers, answered by those who have been here for long.",
        None,
        None,
    ),
    (18, 14, 4, "Walk along the water", "Eight kilometres at an easy pace.", Some("The pier"), Some(12)),
    (24, 19, 3, "Evening of board games", "Bring one that you like.", Some("Community hall"), Some(30)),
];

/// Writes the events of one community. The first two people organize one each, others the rest; some take part, and one event is full.
pub(super) async fn insert_gatherings(tx: &mut Tx, tenant: i64, people: &[i64], now: Timestamp) -> Stored<()> {
    if let Some(organizer) = people.get(3) {
        insert_weekly(tx, tenant, *organizer, &WORKSHOP, now).await?;
    }
    if let Some(organizer) = people.get(4) {
        let dates = insert_weekly(tx, tenant, *organizer, &SINGING, now).await?;
        blueprints::insert_blueprint(tx, tenant, *organizer, &dates, now).await?;
    }
    insert_ongoing(tx, tenant, people, now).await?;
    let zone = queue::zone(ZONE);
    let today = now.with_timezone(&zone).date_naive();
    for (number, (days, hour, hours, title, about, place, places)) in GATHERINGS.into_iter().enumerate() {
        let organizer = if number < 2 { number } else { number + 3 };
        let Some(organizer) = people.get(organizer).copied() else { continue };
        let day = today.checked_add_days(Days::new(days)).unwrap_or(today);
        let at = NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or(NaiveTime::MIN);
        let Ok(start) = WallTime::on_clock(day.and_time(at), zone) else { continue };
        let end = WallTime::at(start.at + chrono::TimeDelta::hours(hours), zone);
        let gathering = Planned { title, about, place, places, start, end };
        let event = insert_published(tx, tenant, organizer, &gathering, now).await?;
        let room = usize::try_from(places.unwrap_or(5)).unwrap_or(5).min(5);
        let mut guests = Vec::new();
        for member in people.iter().skip(12).take(room) {
            guests.push((*member, insert_registration(tx, tenant, event, *member, now).await?));
        }
        if number == 0 {
            insert_tickets(tx, tenant, (event, gathering.start.at, organizer), &guests, now).await?;
            insert_form(tx, tenant, (event, organizer), &guests, now).await?;
            insert_template(tx, tenant, (event, organizer), &gathering, now).await?;
        }
        if number == 1 {
            insert_agenda(tx, tenant, (event, organizer), &guests, now).await?;
        }
        if number == 4 {
            insert_safety(tx, tenant, (event, organizer), &guests, now).await?;
        }
        if number == 1 {
            // The third of the community, whom the tour calls Cleo, and some others have not answered yet.
            let invited: Vec<i64> = [2, 18, 19].iter().filter_map(|nth| people.get(*nth)).copied().collect();
            insert_invitations(tx, tenant, (event, organizer), &invited, now).await?;
        }
        // Somebody waits where every place is taken.
        if places == Some(2)
            && let Some(member) = people.get(20)
        {
            let (sql, params) = insert! { unscoped into event_waitlist_entries {
                tenant_id: tenant,
                event_id: event,
                user_id: *member,
                state: Waiting::Waiting,
                version & queue_sequence: 1_i64,
                created_at & updated_at: now,
            } };
            tx.unscoped().run(sql, params).await?;
        }
    }
    Ok(())
}

/// A gathering as it is written.
struct Planned {
    title: &'static str,
    about: &'static str,
    place: Option<&'static str>,
    places: Option<i64>,
    start: WallTime,
    end: WallTime,
}

/// Writes a published event. Gives its id.
async fn insert_published(
    tx: &mut Tx,
    tenant: i64,
    organizer: i64,
    gathering: &Planned,
    now: Timestamp,
) -> Stored<i64> {
    let (sql, params) = insert! { unscoped into events {
        tenant_id: tenant,
        organizer_id: organizer,
        title: gathering.title,
        description: gathering.about,
        local_start: gathering.start.stored(),
        local_end: gathering.end.stored(),
        timezone: ZONE,
        starts_at: gathering.start.at,
        ends_at: gathering.end.at,
        is_all_day: false,
        location: gathering.place,
        accessibility: json!({}),
        step_free: "unknown",
        max_attendees: gathering.places,
        is_online: gathering.place.is_none(),
        allow_remote_attendance: false,
        online_link: gathering.place.is_none().then_some("https://meet.example/newcomers"),
        federated_visibility: Federation::None,
        publication_state: Publication::Published,
        operational_state: Operation::Scheduled,
        lifecycle_version & federation_version: 1_i64,
        calendar_sequence: 0_i64,
        published_at & created_at & updated_at: now,
        is_recurring_template: false,
        search_text: search_text([gathering.title, gathering.about, gathering.place.unwrap_or_default()]),
    } then "RETURNING id" };
    let event: i64 = tx.unscoped().one(sql, params).await?;
    insert_step(tx, (tenant, event), (organizer, false), now).await?;
    Ok(event)
}

/// The line of publishing an event; nobody is told where that is suppressed.
async fn insert_step(
    tx: &mut Tx,
    (tenant, event): (i64, i64),
    (organizer, is_suppressed): (i64, bool),
    now: Timestamp,
) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into event_status_history {
        tenant_id: tenant,
        event_id: event,
        lifecycle_version: 1_i64,
        action: "publish",
        from_publication: Publication::Draft,
        to_publication: Publication::Published,
        from_operational & to_operational: Operation::Scheduled,
        actor_id: organizer,
        cascade: json!({}),
        is_suppressed,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

/// Writes an afternoon that began an hour ago: some have come, one did not, and others may still.
async fn insert_ongoing(tx: &mut Tx, tenant: i64, people: &[i64], now: Timestamp) -> Stored<()> {
    let Some((organizer, member)) = people.get(1).copied().zip(people.get(2).copied()) else { return Ok(()) };
    let zone = queue::zone(ZONE);
    let moment = |hours| WallTime::at(now + chrono::TimeDelta::hours(hours), zone);
    let gathering = Planned {
        title: "Open tool library",
        about: "Borrow a tool, bring one back, or learn how to use it.",
        place: Some("Community hall"),
        places: None,
        start: moment(-1),
        end: moment(3),
    };
    let event = insert_published(tx, tenant, organizer, &gathering, now).await?;
    let registration = insert_registration(tx, tenant, event, member, now).await?;
    insert_guests(tx, tenant, (event, gathering.end.at), (member, registration), now).await?;
    let noted = [None, None, Some(Attendance::NoShow), Some(Attendance::CheckedIn), Some(Attendance::CheckedIn)];
    for (guest, state) in people.iter().skip(12).zip(noted) {
        insert_registration(tx, tenant, event, *guest, now).await?;
        let Some(state) = state else { continue };
        let came = state == Attendance::CheckedIn;
        let (sql, params) = insert! { unscoped into event_attendance {
            tenant_id: tenant,
            event_id: event,
            user_id: *guest,
            state,
            version: 1_i64,
            checked_in_at: came.then_some(now),
            created_at & updated_at: now,
        } then "RETURNING id" };
        let attendance: i64 = tx.unscoped().one(sql, params).await?;
        let (sql, params) = insert! { unscoped into event_attendance_activity {
            tenant_id: tenant,
            attendance_id: attendance,
            action: if came { Action::CheckIn } else { Action::NoShow },
            from_state: Attendance::NotCheckedIn,
            to_state: state,
            version: 1_i64,
            actor_id: organizer,
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    let came: Vec<i64> = people.iter().skip(15).take(2).copied().collect();
    insert_reward(tx, tenant, event, &came, now).await?;
    let guests: Vec<i64> = people.iter().skip(12).take(5).copied().chain([member]).collect();
    insert_broadcast(tx, tenant, (event, organizer), &guests, now).await
}

/// Promises an hour to whoever comes. The hours of those who have wait for an administrator.
async fn insert_reward(tx: &mut Tx, tenant: i64, event: i64, came: &[i64], now: Timestamp) -> Stored<()> {
    let (sql, params) = insert! { unscoped into event_attendance_rewards {
        tenant_id: tenant,
        event_id: event,
        hours: Hours::whole(1),
        version: 1_i64,
        updated_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    for guest in came {
        let (sql, params) = insert! { unscoped into event_attendance_claims {
            tenant_id: tenant,
            event_id: event,
            user_id: *guest,
            hours: Hours::whole(1),
            status: Claim::Pending,
            waits_for: Hold::Decision,
            is_own: true,
            version: 2_i64,
            created_at & updated_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

/// Writes what the organizer told all who take part.
async fn insert_broadcast(
    tx: &mut Tx,
    tenant: i64,
    (event, organizer): (i64, i64),
    guests: &[i64],
    now: Timestamp,
) -> Stored<()> {
    let (sql, params) = insert! { unscoped into event_broadcasts {
        tenant_id: tenant,
        event_id: event,
        author_id: organizer,
        subject: "We open the side door",
        body: "The front door is being painted today. Please come in from the yard.",
        segments: json!(["confirmed"]),
        status: Status::Sent,
        version: 3_i64,
        scheduled_at & started_at & finished_at: now,
        created_at & updated_at: now,
    } then "RETURNING id" };
    let broadcast: i64 = tx.unscoped().one(sql, params).await?;
    // One that stood still on its way.
    let (sql, params) = insert! { unscoped into event_broadcasts {
        tenant_id: tenant,
        event_id: event,
        author_id: organizer,
        subject: "Gloves",
        body: "Bring a pair if you have some.",
        segments: json!(["confirmed"]),
        status: Status::Sending,
        version: 2_i64,
        scheduled_at & started_at & created_at & updated_at: now - chrono::TimeDelta::hours(1),
    } };
    tx.unscoped().run(sql, params).await?;
    for guest in guests {
        let (sql, params) = insert! { unscoped into event_broadcast_deliveries {
            tenant_id: tenant,
            broadcast_id: broadcast,
            user_id: *guest,
            is_kept_back: false,
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

/// What takes place every week.
struct Weekly {
    title: &'static str,
    about: &'static str,
    place: &'static str,
    /// So many days from now it begins.
    days: u64,
    end: End,
}

/// So many dates of each are there.
const TIMES: u32 = 8;

const WORKSHOP: Weekly = Weekly {
    title: "Open workshop",
    about: "Every week there is room, tools and company for what you want to mend.",
    place: "Community hall",
    days: 4,
    end: End::Count(TIMES),
};

/// It goes on: an installation that makes dates as time goes by makes more of it.
const SINGING: Weekly = Weekly {
    title: "Singing together",
    about: "Songs that everybody knows, and one that is new. No notes needed.",
    place: "Harbour chapel",
    days: 7,
    end: End::Never,
};

/// An evening that takes place every week.
struct Evenings {
    /// The template.
    root: i64,
    /// Its dates in their order, each with what it is known by.
    dates: Vec<(i64, String)>,
}

/// Writes an evening that takes place every week; one of its people organizes it.
async fn insert_weekly(tx: &mut Tx, tenant: i64, organizer: i64, evening: &Weekly, now: Timestamp) -> Stored<Evenings> {
    let Weekly { title, about, place, days, end: over } = *evening;
    let zone = queue::zone(ZONE);
    let first = now.with_timezone(&zone).date_naive() + Days::new(days);
    let rule = Rule {
        frequency: Frequency::Weekly,
        interval: 1,
        days: Vec::new(),
        month_days: Vec::new(),
        months: Vec::new(),
        week_start: None,
        end: over,
    };
    let hour = |hour| NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or(NaiveTime::MIN);
    let (start, end) = (first.and_time(hour(18)), first.and_time(hour(20)));
    let hash = model::rule_hash(zone, start, &rule, &[], &[]);
    let text = rule.to_string();
    let series = Series { zone, starts: start, rule, additions: Vec::new(), exclusions: Vec::new() };
    let dates = series.all(TIMES.try_into().unwrap_or_default(), model::HORIZON_YEARS).unwrap_or_default();
    let there_until = dates.last().map(|last| last.starts + chrono::TimeDelta::seconds(1));
    let mut root: Option<i64> = None;
    let mut made = Vec::new();
    for date in dates.iter().take(1).chain(&dates) {
        let ends = WallTime::at(::recurrence::ends((start, end), date.wall, zone), zone);
        let known = root.map(|_| date.recurrence_id());
        let key = root.zip(known.as_deref()).map(|(root, known)| model::key(tenant.into(), root.into(), known));
        let (sql, params) = insert! { unscoped into events {
            tenant_id: tenant,
            organizer_id: organizer,
            title,
            description: about,
            local_start: model::stored(&date.wall),
            local_end: ends.stored(),
            timezone: zone.name(),
            starts_at: date.starts,
            ends_at: ends.at,
            is_all_day: false,
            location: place,
            accessibility: json!({}),
            step_free: "unknown",
            is_online: false,
            allow_remote_attendance: false,
            federated_visibility: Federation::None,
            publication_state: Publication::Published,
            operational_state: Operation::Scheduled,
            lifecycle_version & federation_version: 1_i64,
            calendar_sequence: 0_i64,
            published_at & created_at & updated_at: now,
            parent_event_id: root,
            is_recurring_template: root.is_none(),
            occurrence_key: key,
            recurrence_id: known.clone(),
            occurrence_date: root.map(|_| date.wall.format("%Y-%m-%d").to_string()),
            search_text: search_text([title, about, place]),
        } then "RETURNING id" };
        let event: i64 = tx.unscoped().one(sql, params).await?;
        insert_step(tx, (tenant, event), (organizer, root.is_some()), now).await?;
        match root.zip(known) {
            None => {
                let (sql, params) = insert! { unscoped into event_recurrence_rules {
                    tenant_id: tenant,
                    event_id: event,
                    engine: model::ENGINE,
                    engine_version: model::ENGINE_VERSION,
                    frequency: "weekly",
                    every: 1_i64,
                    rrule: text.as_str(),
                    exdates & rdates: json!([]),
                    ends_type: if over == End::Never { "never" } else { "after_count" },
                    rule_hash: hash.as_str(),
                    revision_version: 0_i64,
                    set_version: i64::from(TIMES),
                    materialized_until: there_until.filter(|_| over == End::Never),
                    created_at & updated_at: now,
                } };
                tx.unscoped().run(sql, params).await?;
                root = Some(event);
            }
            Some((root, known)) => {
                insert_made(tx, (tenant, root, event), (known.as_str(), organizer), now).await?;
                made.push((event, known));
            }
        }
    }
    Ok(Evenings { root: root.unwrap_or_default(), dates: made })
}

/// Notes in the ledger that a date was made.
async fn insert_made(
    tx: &mut Tx,
    (tenant, root, event): (i64, i64, i64),
    (known, organizer): (&str, i64),
    now: Timestamp,
) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into event_occurrence_ledger {
        tenant_id: tenant,
        root_event_id: root,
        event_id: event,
        recurrence_id: known,
        state: "materialized",
        state_version & set_version: 1_i64,
        revision_version: 0_i64,
        fields: json!([]),
        actor_id: organizer,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

async fn insert_registration(tx: &mut Tx, tenant: i64, event: i64, member: i64, now: Timestamp) -> Stored<i64> {
    let (sql, params) = insert! { unscoped into event_registrations {
        tenant_id: tenant,
        event_id: event,
        user_id: member,
        capacity_pool: "event",
        state: Registration::Confirmed,
        version: 1_i64,
        confirmed_at & created_at & updated_at: now,
    } then "RETURNING id" };
    let registration: i64 = tx.unscoped().one(sql, params).await?;
    let (sql, params) = insert! { unscoped into event_registration_history {
        tenant_id: tenant,
        registration_id: registration,
        to_state: Registration::Confirmed,
        version: 1_i64,
        actor_id: member,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(registration)
}
