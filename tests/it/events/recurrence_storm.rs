//! Random changes of one date, of all, and of all that follow, dates that are called off, registrations, and two workers who make more dates, with
//! crashes: what is there in the end follows from the evidence.

use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::{Value, json};
use timeweave::db::Json;
use timeweave::events::recurrence::tasks;
use timeweave::params;

use super::put;
use super::race::perhaps;
use super::recurrence::{is_sound, occurrences, weekly};
use super::revisions::{commit, preview};
use crate::each_engine;
use crate::support::{Dice, Person, Town};

const ROLLING: &str =
    "[events]\nrecurrence_v2 = true\nrecurrence_rolling = true\nmax_occurrences = 20\n[limits]\nenabled = false\n";

/// What somebody does to a date, chosen by its place among them.
#[derive(Clone, Copy, Debug)]
enum Whim {
    /// The organizer gives it a place of its own, or hours.
    Customize { hours: bool },
    /// The organizer describes all of them anew.
    All,
    /// The organizer gives it and all that follow another title, or hours, or both.
    Revise { title: bool, hours: bool },
    /// The organizer calls it off.
    CallOff,
    /// A member registers for it.
    Register,
    /// A member steps back.
    Withdraw,
}

impl Whim {
    fn of_organizer(dice: &mut Dice) -> Self {
        match dice.below(8) {
            0 | 1 => Self::Customize { hours: dice.below(2) == 0 },
            2 => Self::All,
            3 => Self::CallOff,
            _ => Self::Revise { title: dice.below(3) > 0, hours: dice.below(3) > 0 },
        }
    }

    fn of_member(dice: &mut Dice) -> Self {
        if dice.below(3) == 0 { Self::Withdraw } else { Self::Register }
    }

    async fn follow(self, person: &Person, id: i64, key: String, hour: usize) -> Vec<u16> {
        let post =
            async |path: &str, body: Value| person.post(&format!("/events/{id}{path}"), body).await.status.as_u16();
        let recurring = format!("/events/{id}/recurring");
        match self {
            Self::Customize { hours: true } => {
                let day =
                    super::read(person, id).await["series"]["recurrence"]["recurrence_id"].as_str().unwrap().to_owned();
                let start = format!("{}-{}-{}T15:00:00", &day[..4], &day[4..6], &day[6..8]);
                vec![put(person, &recurring, json!({ "start_time": start })).await.status.as_u16()]
            }
            Self::Customize { hours: false } => {
                vec![put(person, &recurring, json!({ "location": key })).await.status.as_u16()]
            }
            Self::All => {
                vec![put(person, &recurring, json!({ "scope": "all", "description": key })).await.status.as_u16()]
            }
            Self::Revise { title, hours } => {
                let mut patch = json!({ "max_attendees": 40 });
                if title {
                    patch["title"] = json!(key);
                }
                if hours {
                    patch["local_start_time"] = json!(format!("{hour}:30"));
                }
                let mut statuses = Vec::new();
                // Somebody else may have changed it since it was looked at.
                for _ in 0..3 {
                    let shown = preview(person, id, patch.clone()).await;
                    if shown.status != 200 {
                        return vec![shown.status.as_u16()];
                    }
                    let token = shown.json()["data"]["preview_token"].clone();
                    // The same call twice at once is one revision.
                    let twice = join_all((0..2).map(|_| commit(person, id, &patch, &token, &key))).await;
                    statuses = twice.into_iter().map(|heard| heard.status.as_u16()).collect();
                    if statuses.iter().any(|status| *status < 300) {
                        break;
                    }
                }
                statuses
            }
            Self::CallOff => vec![post("/cancel", json!({ "reason": "The hall is closed." })).await],
            Self::Register => vec![post("/registration/confirm", json!({})).await],
            Self::Withdraw => vec![post("/registration/withdraw", json!({})).await],
        }
    }
}

/// What the revisions say of a date, the last of them first heard.
fn revised<'a>(revisions: &'a [(String, Json<BTreeMap<String, Value>>)], date: &str, field: &str) -> Option<&'a str> {
    let about = |(from, _): &&(String, _)| from.as_str() <= date;
    revisions.iter().rev().filter(about).find_map(|(_, patch)| patch.0.get(field)?.as_str())
}

/// What is there is what the revisions say, but for what dates have of their own.
async fn follows_from_evidence(town: &Town, root: i64) {
    let sql = "SELECT effective_from, patch FROM event_recurrence_revisions WHERE root_event_id = $1 ORDER BY revision_version";
    let revisions: Vec<(String, Json<BTreeMap<String, Value>>)> = town.db().all(sql, params![root]).await.unwrap();
    let sql = "SELECT event_id, fields FROM event_occurrence_overrides";
    let own: Vec<(i64, Json<Vec<String>>)> = town.db().all(sql, params![]).await.unwrap();
    let own: BTreeMap<i64, Vec<String>> = own.into_iter().map(|(id, fields)| (id, fields.0)).collect();
    let described: String = town.db().one("SELECT description FROM events WHERE id = $1", params![root]).await.unwrap();
    let sql = "SELECT id, recurrence_id, title, local_start, description FROM events WHERE parent_event_id = $1 ORDER BY recurrence_id";
    let dates: Vec<(i64, String, String, String, String)> = town.db().all(sql, params![root]).await.unwrap();
    let now = town.clock.now().format("%Y%m%dT%H%M%SZ").to_string();
    for (id, date, title, start, description) in &dates {
        assert_eq!(title, revised(&revisions, date, "title").unwrap_or("Repair evening"), "{date}");
        // What took place stays as it was described.
        assert!(date <= &now || description == &described, "{date}: {description}");
        let is_own = own.get(id).is_some_and(|fields| fields.iter().any(|field| field == "start_time"));
        let hour = if is_own { "15:00" } else { revised(&revisions, date, "local_start_time").unwrap_or("19:00") };
        assert_eq!(start[11..16], hour[..5], "{date}");
    }
    let days: Vec<_> =
        dates.iter().map(|(_, date, ..)| chrono::NaiveDate::parse_from_str(&date[..8], "%Y%m%d").unwrap()).collect();
    assert!(days.windows(2).all(|two| two[1] - two[0] == TimeDelta::days(7)), "each week once: {days:?}");

    // Each date's evidence counts from one, and each revision left some at everything that it changed.
    let sql = "SELECT event_id, state_version, revision_version FROM event_occurrence_ledger WHERE root_event_id = $1 ORDER BY event_id, state_version";
    let ledger: Vec<(i64, i64, i64)> = town.db().all(sql, params![root]).await.unwrap();
    let mut versions = BTreeMap::<i64, Vec<i64>>::new();
    let mut left = BTreeSet::new();
    for (id, version, revision) in ledger {
        versions.entry(id).or_default().push(version);
        left.insert((id, revision));
    }
    let counted = |versions: &Vec<i64>| versions.iter().copied().eq(1..=i64::try_from(versions.len()).unwrap());
    assert!(versions.len() == dates.len() && versions.values().all(counted), "{versions:?}");
    let sql = "SELECT revision_version, changed_event_ids FROM event_recurrence_revisions WHERE root_event_id = $1 ORDER BY revision_version";
    let changed: Vec<(i64, Json<Vec<i64>>)> = town.db().all(sql, params![root]).await.unwrap();
    assert!(changed.iter().map(|(version, _)| *version).eq(1..=i64::try_from(changed.len()).unwrap()));
    for (version, ids) in &changed {
        assert!(ids.0.iter().all(|id| left.contains(&(*id, *version))), "{version}: {ids:?}");
    }
    let counted: i64 = town
        .db()
        .one("SELECT revision_version FROM event_recurrence_rules WHERE event_id = $1", params![root])
        .await
        .unwrap();
    assert_eq!(usize::try_from(counted).unwrap(), changed.len());
}

each_engine! {
    async fn a_storm_of_changes_follows_from_its_evidence(town: Town = ROLLING) {
        let seed = std::env::var("TIMEWEAVE_STORM_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(5_545);
        eprintln!("TIMEWEAVE_STORM_SEED={seed}");
        let mut dice = Dice(seed);
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (root, _) = weekly(&town, &ada, json!({ "recurrence_ends_type": "never" })).await;
        for round in 0..10 {
            let all = occurrences(&town, root).await;
            let mut asked = Vec::new();
            for number in 0..6 {
                let (person, whim) = match number {
                    0..4 => (&ada, Whim::of_organizer(&mut dice)),
                    4 => (&ben, Whim::of_member(&mut dice)),
                    _ => (&cleo, Whim::of_member(&mut dice)),
                };
                let (id, hour) = (*dice.one(&all).unwrap(), 16 + dice.below(5));
                let waits = [0, 0, 1][dice.below(3)] * dice.below(60);
                let key = format!("What {round} {number} says");
                asked.push(perhaps(waits, async move { (whim, whim.follow(person, id, key, hour).await) }));
            }
            let hurries = [0, dice.below(60)];
            let workers = hurries.map(|waits| perhaps(waits, tasks::tick(town.world())));
            let (heard, ticked) = futures::join!(join_all(asked), join_all(workers));
            for (whim, statuses) in heard.into_iter().flatten() {
                let usual = [200, 201, 400, 403, 404, 409, 410, 422];
                assert!(statuses.iter().all(|status| usual.contains(status)), "{statuses:?} of {whim:?}");
            }
            assert!(ticked.into_iter().flatten().all(|made| made.is_ok()));
            is_sound(&town).await;
            follows_from_evidence(&town, root).await;
            town.later(TimeDelta::days(20));
            for person in [&mut ada, &mut ben, &mut cleo] {
                person.signs_in().await;
            }
        }
        let there = occurrences(&town, root).await.len();
        let revisions = town.count("event_recurrence_revisions").await;
        assert!(there > 60 && revisions > 3 && town.count("event_occurrence_overrides").await > 0, "{there} dates, {revisions} revisions");
    }
}
