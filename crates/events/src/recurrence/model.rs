//! What an installation can do, and what is stored of a rule and of its dates. Pure.

use ::recurrence::{End, Frequency, Occurrence, Rule};
use chrono::{NaiveDateTime, SecondsFormat, TimeZone as _};
use chrono_tz::Tz;
use contract::Code;
use contract::event_recurrence::{EventFrequency, EventRecurrenceEnd};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::base::{Refusal, TenantId};
use crate::model::EventId;
use crate::say;
use crate::time::WallTime;

/// What makes occurrences, as clients know it.
pub const ENGINE: &str = "sabre-vobject";

/// In which version.
pub const ENGINE_VERSION: &str = "2";

/// So far into the future occurrences are made at once.
pub const HORIZON_YEARS: u16 = 20;

/// So many new occurrences are written with one statement.
const PART: usize = 2_500;

/// The most occurrences at once where the installation says nothing.
const LEGACY: usize = 52;

/// What is known of an installation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Installed {
    /// Revisions are switched on.
    pub v2: bool,
    /// Occurrences of what never ends are made as time goes by.
    pub rolling: bool,
    /// The most occurrences at once; usable up to 5,000.
    pub most: u32,
    /// The tables are there.
    pub has_schema: bool,
}

/// Where an installation stands.
pub use contract::event_recurrence::EventRecurrenceRollout as Rollout;

/// What an installation can do. What is not known for sure is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capabilities {
    /// Where it stands.
    pub rollout: Rollout,
    /// The most occurrences at once.
    pub most: usize,
    /// The tables are there.
    pub schema_ready: bool,
    /// Something may recur for ever.
    pub never: bool,
    /// This and all following occurrences can be changed together.
    pub revisions: bool,
}

impl Capabilities {
    /// Whether events can recur at all.
    #[must_use]
    pub fn creates(&self) -> bool {
        self.rollout != Rollout::V2Degraded
    }
}

/// What an installation can do. Source: spec events 12.
#[must_use]
pub fn capabilities(installed: Installed) -> Capabilities {
    let Installed { v2, rolling, most, has_schema } = installed;
    if !v2 {
        let rollout = Rollout::Legacy;
        return Capabilities { rollout, most: LEGACY, schema_ready: true, never: false, revisions: false };
    }
    let most = usize::try_from(most).ok().filter(|most| (1..=5_000).contains(most));
    let finite = has_schema && most.is_some();
    let rollout = match (finite, rolling) {
        (false, _) => Rollout::V2Degraded,
        (true, false) => Rollout::V2Finite,
        (true, true) => Rollout::V2Rolling,
    };
    let never = rollout == Rollout::V2Rolling;
    Capabilities { rollout, most: most.unwrap_or(1), schema_ready: has_schema, never, revisions: finite }
}

/// By which an occurrence is known in calendars for ever. Source: spec events 10.
#[must_use]
pub fn key(tenant: TenantId, root: EventId, recurrence_id: &str) -> String {
    format!("{}{}", key_prefix(tenant, root), key_hash(recurrence_id))
}

/// What the keys of all occurrences of a template begin with.
#[must_use]
pub fn key_prefix(tenant: TenantId, root: EventId) -> String {
    format!("recurrence:{tenant}:{root}:")
}

/// What such a key ends with.
#[must_use]
pub fn key_hash(recurrence_id: &str) -> String {
    let mut hash = hex(&[ENGINE, ENGINE_VERSION, recurrence_id]);
    hash.truncate(32);
    hash
}

/// What two rules have in common that make the same dates. Source: spec events 10.
#[must_use]
pub fn rule_hash(
    zone: Tz,
    start: NaiveDateTime,
    rule: &Rule,
    out: &[NaiveDateTime],
    beside: &[NaiveDateTime],
) -> String {
    let list = |walls: &[NaiveDateTime]| walls.iter().map(stored).collect::<Vec<_>>().join(",");
    let offset = zone.offset_from_local_datetime(&start).earliest().map(|offset| offset.to_string());
    let local = format!("{}{}", stored(&start), offset.unwrap_or_default());
    hex(&[ENGINE, ENGINE_VERSION, zone.name(), &local, &rule.to_string(), &list(out), &list(beside)])
}

/// Hands of a clock as they are stored.
#[must_use]
pub fn stored(wall: &NaiveDateTime) -> String {
    wall.format("%Y-%m-%dT%H:%M:%S").to_string()
}

/// SHA-256 of parts, in hexadecimal digits.
#[must_use]
pub fn hex(parts: &[&str]) -> String {
    Sha256::digest(parts.join("|").as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// When something is over, by its rule.
#[must_use]
pub fn ends_type(rule: &Rule) -> EventRecurrenceEnd {
    match rule.end {
        End::Never => EventRecurrenceEnd::Never,
        End::Count(_) => EventRecurrenceEnd::AfterCount,
        End::Until(_) => EventRecurrenceEnd::OnDate,
    }
}

/// How often something is, by its rule.
#[must_use]
pub fn frequency(rule: &Rule) -> EventFrequency {
    match rule.frequency {
        Frequency::Daily => EventFrequency::Daily,
        Frequency::Weekly => EventFrequency::Weekly,
        Frequency::Monthly => EventFrequency::Monthly,
        Frequency::Yearly => EventFrequency::Yearly,
    }
}

/// Some dates of a template that begins and ends at these hands, as [`insert_occurrences`](super::store::many::insert_occurrences) takes them, a list in JSON for each statement: what each is known
/// by, [`key_hash`] of that, its day, its hands and its moment when it begins, and both when it ends. Each has its width, so a text is cut rather than read as JSON for each of them.
#[must_use]
pub fn rows(zone: Tz, (start, end): (NaiveDateTime, Option<NaiveDateTime>), dates: &[Occurrence]) -> Vec<String> {
    let moment = |time: WallTime| time.at.to_rfc3339_opts(SecondsFormat::Micros, true);
    let row = |date: &Occurrence| {
        let recurrence_id = date.recurrence_id();
        let (hash, day) = (key_hash(&recurrence_id), date.wall.format("%Y-%m-%d"));
        let starts = WallTime { local: date.wall, at: date.starts };
        let mut row = format!("{recurrence_id}{hash}{day}{}{}", starts.stored(), moment(starts));
        let ends = end.map(|end| ::recurrence::ends((start, end), date.wall, zone)).filter(|end| *end > date.starts);
        if let Some(ends) = ends.map(|end| WallTime::at(end, zone)) {
            row.push_str(&ends.stored());
            row.push_str(&moment(ends));
        }
        row
    };
    dates.chunks(PART).map(|part| part.iter().map(row).collect::<Value>().to_string()).collect()
}

/// What whoever asks for what the installation cannot do is told.
#[must_use]
pub fn unavailable() -> Refusal {
    Refusal::new(Code::EventRecurrenceUnavailable, say!("event-recurrence-unavailable"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(v2: bool, rolling: bool, most: u32, has_schema: bool) -> String {
        let able = capabilities(Installed { v2, rolling, most, has_schema });
        format!("{} {} {} {} {}", able.rollout.as_str(), able.most, able.schema_ready, able.never, able.revisions)
    }

    #[test]
    fn what_is_not_known_for_sure_is_not_possible() {
        for (v2, rolling, most, schema, told) in [
            (false, true, 366, true, "legacy 52 true false false"),
            (false, false, 9_999, false, "legacy 52 true false false"),
            (true, false, 366, true, "v2_finite 366 true false true"),
            (true, true, 366, true, "v2_rolling 366 true true true"),
            (true, true, 5_000, true, "v2_rolling 5000 true true true"),
            (true, true, 5_001, true, "v2_degraded 1 true false false"),
            (true, true, 366, false, "v2_degraded 366 false false false"),
        ] {
            assert_eq!(row(v2, rolling, most, schema), told);
        }
    }

    #[test]
    fn an_occurrence_is_known_by_its_moment() {
        let key = key(TenantId::from(1), EventId::from(2), "20300501T170000Z");
        assert_eq!(key.len(), "recurrence:1:2:".len() + 32);
        assert!(key.starts_with("recurrence:1:2:"));
    }
}
