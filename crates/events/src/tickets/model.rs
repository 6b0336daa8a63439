//! What ticket types are, how they move, and who can have tickets. Pure.

use chrono::{DateTime, NaiveDate, Offset as _, TimeDelta, TimeZone as _, Timelike as _};
use chrono_tz::Tz;
use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::name::hides_letters;
use crate::base::{GroupId, Hours, Refusal, Rules, Timestamp};
use crate::db::Json;
use crate::ids;
use crate::language::Sentence;
use crate::model::{Event, EventId};
use crate::record;
use crate::say;

/// What a ticket costs.
pub use contract::event_tickets::EventTicketKind as Kind;

/// Whether members can have tickets of a type.
pub use contract::event_tickets::EventTicketStatus as Status;

/// Whether tickets are good.
pub use contract::event_tickets::EventTicketEntitlementStatus as Standing;

/// What became of an offer of tickets.
pub use contract::event_tickets::EventTicketTransferStatus as Offer;

/// Why a ticket is not for somebody.
pub use contract::event_tickets::EventTicketObstacle as Obstacle;

ids! {
    /// Tickets of one sort.
    TicketTypeId,
    /// Tickets that a member has.
    EntitlementId,
    /// That tickets were offered to a member.
    TransferId,
}

/// A step of a ticket type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Members can have some from now on.
    Activate,
    /// Nobody gets any for a while.
    Pause,
    /// Nobody gets any again.
    Archive,
}

impl Step {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Activate, Self::Pause, Self::Archive];
}

/// Every step that there is: from where, by which, to where.
pub const STEPS: &[(Status, Step, Status)] = &[
    (Status::Draft, Step::Activate, Status::Active),
    (Status::Paused, Step::Activate, Status::Active),
    (Status::Active, Step::Pause, Status::Paused),
    (Status::Draft, Step::Archive, Status::Archived),
    (Status::Active, Step::Archive, Status::Archived),
    (Status::Paused, Step::Archive, Status::Archived),
];

/// Where a step leads; none where it does not follow.
#[must_use]
pub fn target(from: Status, step: Step) -> Option<Status> {
    STEPS.iter().find(|(at, by, _)| *at == from && *by == step).map(|(_, _, to)| *to)
}

/// Whether what a type says can be changed.
#[must_use]
pub fn is_open(status: Status) -> bool {
    matches!(status, Status::Draft | Status::Paused)
}

/// For whom tickets of a type are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Policy {
    /// The community has to have approved them.
    pub approved: bool,
    /// Days that they have to have been here.
    pub days: i64,
    /// Groups to all of which they have to belong.
    pub groups: Vec<GroupId>,
}

impl Default for Policy {
    fn default() -> Self {
        Self { approved: true, days: 0, groups: Vec::new() }
    }
}

/// What a policy asks about somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// The community has approved them.
    pub is_approved: bool,
    /// Since when they are here.
    pub since: Timestamp,
    /// Groups to which they belong.
    pub groups: Vec<GroupId>,
}

impl Policy {
    /// Why tickets are not for somebody; nothing if they are.
    #[must_use]
    pub fn obstacles(&self, person: &Person, now: Timestamp) -> Vec<Obstacle> {
        let too_new = now - person.since < TimeDelta::days(self.days.clamp(0, 3_650));
        let outside = self.groups.iter().any(|group| !person.groups.contains(group));
        [
            (self.approved && !person.is_approved, Obstacle::ApprovalRequired),
            (too_new, Obstacle::AccountTooNew),
            (outside, Obstacle::GroupRequired),
        ]
        .into_iter()
        .filter(|(stands, _)| *stands)
        .map(|(_, obstacle)| obstacle)
        .collect()
    }
}

/// What a type says about itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
    /// What it costs.
    pub kind: Kind,
    /// Hours for one.
    pub unit_price: Hours,
    /// How many there are.
    pub allocation_limit: i64,
    /// How many one member may have.
    pub per_member_limit: i64,
    /// From when on members can have them.
    pub opens: Timestamp,
    /// Until when.
    pub closes: Timestamp,
    /// Until when hours would be given back.
    pub refund_cutoff: Option<Timestamp>,
    /// Hours would be given back if the event is cancelled.
    pub is_refundable: bool,
    /// For whom they are.
    pub policy: Policy,
}

record! {
    /// Tickets of one sort.
    #[derive(Clone, Debug, PartialEq)]
    pub struct TicketType {
        /// `event_ticket_types.id`.
        pub id: TicketTypeId,
        /// Of which event.
        pub event_id: EventId,
        /// Its name.
        pub name: String,
        /// What it is for.
        pub description: Option<String>,
        /// What it costs.
        pub kind: Kind,
        /// Hours for one.
        pub unit_price: Hours,
        /// How many there are.
        pub allocation_limit: i64,
        /// How many one member may have.
        pub per_member_limit: i64,
        /// From when on members can have them.
        pub sales_opens_at: Timestamp,
        /// Until when.
        pub sales_closes_at: Timestamp,
        /// Until when hours would be given back.
        pub refund_cutoff_at: Option<Timestamp>,
        /// Hours would be given back if the event is cancelled.
        pub is_refundable: bool,
        /// For whom they are.
        pub policy: Json<Policy>,
        /// Whether members can have some.
        pub status: Status,
        /// Changes so far.
        pub version: i64,
        /// How many are given out.
        pub allocated: i64,
    }
    select ticket_type_columns
}

impl TicketType {
    /// What it says about itself.
    #[must_use]
    pub fn content(&self) -> Content {
        Content {
            name: self.name.clone(),
            description: self.description.clone(),
            kind: self.kind,
            unit_price: self.unit_price,
            allocation_limit: self.allocation_limit,
            per_member_limit: self.per_member_limit,
            opens: self.sales_opens_at,
            closes: self.sales_closes_at,
            refund_cutoff: self.refund_cutoff_at,
            is_refundable: self.is_refundable,
            policy: self.policy.0.clone(),
        }
    }

    /// Whether this is the time for its tickets. When an event begins earlier than was thought, so does the end of it.
    #[must_use]
    pub fn window_open(&self, now: Timestamp) -> bool {
        (self.sales_opens_at..self.sales_closes_at).contains(&now)
    }

    /// How many are left.
    #[must_use]
    pub fn left(&self) -> i64 {
        (self.allocation_limit - self.allocated).max(0)
    }
}

/// A moment as somebody says it: on the clock of the event's zone, or in UTC.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// With the offset of the zone.
    pub local: Option<String>,
    /// In UTC.
    pub utc: Option<String>,
}

impl Moment {
    fn is_said(&self) -> bool {
        self.local.is_some() || self.utc.is_some()
    }
}

/// What somebody wishes a type to be. What is none stays as it is; the inner none takes something away.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    /// Its name.
    pub name: Option<String>,
    /// What it is for.
    pub description: Option<Option<String>>,
    /// What it costs.
    pub kind: Option<Kind>,
    /// Hours for one.
    pub unit_price: Option<f64>,
    /// How many there are.
    pub allocation_limit: Option<i64>,
    /// How many one member may have.
    pub per_member_limit: Option<i64>,
    /// From when on.
    pub opens: Moment,
    /// Until when.
    pub closes: Moment,
    /// Until when hours would be given back; the inner none for never.
    pub refund_cutoff: Option<Moment>,
    /// Whether they would be if the event is cancelled.
    pub is_refundable: Option<bool>,
    /// For whom they are.
    pub policy: Option<Policy>,
}

/// What a refusal about tickets says beside its sentence, for clients.
#[must_use]
pub fn refused(code: Code, reason: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(code, sentence).extra("reason", format!("event_ticket_{reason}"))
}

/// What cannot be used.
#[must_use]
pub fn invalid(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventTicketValidationFailed, sentence).field(field)
}

/// Why a moment cannot be used.
fn moment(field: &'static str, said: &Moment, zone: Tz) -> Result<Option<Timestamp>, Refusal> {
    let read = |typed: &str| {
        let at = DateTime::parse_from_rfc3339(typed.trim()).ok()?;
        let years = NaiveDate::from_ymd_opt(1970, 1, 2)?..=NaiveDate::from_ymd_opt(9998, 12, 30)?;
        years.contains(&at.to_utc().date_naive()).then_some(at)
    };
    let unreadable = || invalid(field, say!("event-ticket-time"));
    let whole = |at: Timestamp| at.with_nanosecond(0).unwrap_or(at);
    match (said.local.as_deref(), said.utc.as_deref()) {
        (Some(_), Some(_)) => Err(invalid(field, say!("event-ticket-time-twice"))),
        (Some(typed), None) => {
            let at = read(typed).ok_or_else(unreadable)?;
            let offset = zone.offset_from_utc_datetime(&at.naive_utc()).fix();
            if *at.offset() == offset {
                Ok(Some(whole(at.to_utc())))
            } else {
                Err(invalid(field, say!("event-ticket-offset", offset = offset.to_string(), zone = zone.name())))
            }
        }
        (None, Some(typed)) => {
            let at = read(typed).filter(|at| at.offset().local_minus_utc() == 0).ok_or_else(unreadable)?;
            Ok(Some(whole(at.to_utc())))
        }
        (None, None) => Ok(None),
    }
}

/// A type as wished. `fixed`: tickets of it were given out, so that what they cost and how many there are stays.
///
/// # Errors
/// 422 `EVENT_TICKET_VALIDATION_FAILED` with everything that cannot be so. Source: spec events 8.1.
pub fn shaped(wish: Wish, old: Option<&TicketType>, fixed: bool, event: &Event) -> Result<Content, Refusal> {
    let zone = event.zone();
    let before = old.map(TicketType::content);
    let mut rules = Rules::default();
    let name = wish.name.map(|typed| typed.split_whitespace().collect::<Vec<_>>().join(" "));
    let name = name.or_else(|| before.as_ref().map(|old| old.name.clone())).unwrap_or_default();
    if name.is_empty() || hides_letters(&name) {
        rules.note(invalid("name", say!("event-ticket-name")));
    }
    let description = match wish.description {
        Some(said) => said.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()),
        None => before.as_ref().and_then(|old| old.description.clone()),
    };
    let hides = |line: &str| !line.trim().is_empty() && hides_letters(&line.replace('\t', " "));
    if description.as_deref().is_some_and(|text| text.lines().any(hides)) {
        rules.note(invalid("description", say!("event-text-hidden")));
    }
    let kind = wish.kind.or_else(|| before.as_ref().map(|old| old.kind)).unwrap_or(Kind::Free);
    let usual = before.as_ref().filter(|old| old.kind == kind).map_or(Hours::ZERO, |old| old.unit_price);
    let unit_price = match wish.unit_price {
        Some(number) => Hours::exactly(number),
        None => Some(usual),
    };
    match (kind, unit_price) {
        (_, None) => rules.note(invalid("unit_price_credits", say!("event-ticket-price"))),
        (Kind::Free, Some(price)) if price != Hours::ZERO => {
            rules.note(invalid("unit_price_credits", say!("event-ticket-price-free")));
        }
        (Kind::TimeCredit, Some(price)) if price <= Hours::ZERO => {
            rules.note(invalid("unit_price_credits", say!("event-ticket-price")));
        }
        _ => {}
    }
    let unit_price = unit_price.unwrap_or(Hours::ZERO);
    let allocation_limit =
        wish.allocation_limit.or_else(|| before.as_ref().map(|old| old.allocation_limit)).unwrap_or(1);
    let per_member_limit =
        wish.per_member_limit.or_else(|| before.as_ref().map(|old| old.per_member_limit)).unwrap_or(1);
    if per_member_limit > allocation_limit {
        rules.note(invalid("per_member_limit", say!("event-ticket-member-limit")));
    }
    let mut at = |field, said: &Moment, usual: Option<Timestamp>, required: bool| match moment(field, said, zone) {
        Ok(Some(at)) => Some(at),
        Ok(None) => {
            if usual.is_none() && required {
                rules.note(invalid(field, say!("field-required")));
            }
            usual
        }
        Err(refusal) => {
            rules.note(refusal);
            None
        }
    };
    let opens = at("sales_opens_at", &wish.opens, before.as_ref().map(|old| old.opens), true);
    let closes = at("sales_closes_at", &wish.closes, before.as_ref().map(|old| old.closes), true);
    let cutoff = match &wish.refund_cutoff {
        Some(said) if said.is_said() => at("refund_cutoff_at", said, None, false),
        Some(_) => None,
        None => before.as_ref().and_then(|old| old.refund_cutoff),
    };
    let is_free = kind == Kind::Free;
    let refund_cutoff = cutoff.filter(|_| !is_free);
    if opens.zip(closes).is_some_and(|(opens, closes)| opens >= closes) {
        rules.note(invalid("sales_closes_at", say!("event-ticket-window")));
    }
    if closes.is_some_and(|closes| closes > event.starts_at) {
        rules.note(invalid("sales_closes_at", say!("event-ticket-window-late")));
    }
    if refund_cutoff.is_some_and(|cutoff| cutoff > event.starts_at) {
        rules.note(invalid("refund_cutoff_at", say!("event-ticket-window-late")));
    }
    if let Some(old) = before.as_ref().filter(|_| fixed) {
        for (field, differs) in [
            ("kind", old.kind != kind),
            ("unit_price_credits", old.unit_price != unit_price),
            ("allocation_limit", old.allocation_limit != allocation_limit),
            ("per_member_limit", old.per_member_limit != per_member_limit),
        ] {
            if differs {
                rules.note(invalid(field, say!("event-ticket-fixed")));
            }
        }
    }
    rules.kept()?;
    let refundable = wish.is_refundable.or_else(|| before.as_ref().map(|old| old.is_refundable)).unwrap_or(false);
    Ok(Content {
        name,
        description,
        kind,
        unit_price,
        allocation_limit,
        per_member_limit,
        opens: opens.unwrap_or(event.starts_at),
        closes: closes.unwrap_or(event.starts_at),
        refund_cutoff,
        is_refundable: refundable && !is_free,
        policy: wish.policy.or_else(|| before.map(|old| old.policy)).unwrap_or_default(),
    })
}

/// What a number of tickets costs.
#[must_use]
pub fn total(price: Hours, units: i64) -> Hours {
    Hours::from_hundredths(price.hundredths().saturating_mul(units))
}

/// Looks whether somebody who takes part can have so many tickets more. `has`: how many they have.
///
/// # Errors
/// 422 `EVENT_TICKET_VALIDATION_FAILED`, 409 `EVENT_TICKET_CONFLICT` if there are not so many left.
pub fn allowed(
    of: &TicketType,
    event: &Event,
    (person, has): (&Person, i64),
    units: i64,
    now: Timestamp,
) -> Result<(), Refusal> {
    let closed = |reason, sentence| Err(refused(Code::EventTicketValidationFailed, reason, sentence));
    if of.kind != Kind::Free {
        return closed("time_credit_gateway_unavailable", say!("event-ticket-unpayable"));
    }
    if of.status != Status::Active {
        return closed("not_active", say!("event-ticket-not-active"));
    }
    if !event.is_registrable(now) || !of.window_open(now) {
        return closed("sales_closed", say!("event-ticket-closed"));
    }
    may_hold(of, (person, has), units, now)?;
    if of.allocated.saturating_add(units) > of.allocation_limit {
        let refusal = refused(Code::EventTicketConflict, "exhausted", say!("event-ticket-exhausted", left = of.left()));
        return Err(refusal.field("units"));
    }
    Ok(())
}

/// Looks whether somebody may have so many tickets of a type more, wherever they come from.
///
/// # Errors
/// 422 `EVENT_TICKET_VALIDATION_FAILED`.
pub fn may_hold(of: &TicketType, (person, has): (&Person, i64), units: i64, now: Timestamp) -> Result<(), Refusal> {
    let refused = |reason, sentence| refused(Code::EventTicketValidationFailed, reason, sentence);
    if !of.policy.0.obstacles(person, now).is_empty() {
        return Err(refused("not_eligible", say!("event-ticket-not-eligible")));
    }
    if has.saturating_add(units) > of.per_member_limit {
        let sentence = say!("event-ticket-member-most", most = of.per_member_limit);
        return Err(refused("member_limit", sentence).field("units"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_a_type_is_in_this_table() {
        let rows = Status::ALL.iter().map(|status| {
            let steps = Step::ALL.map(|step| target(*status, step).map_or("-", Status::as_str));
            format!("{}: {}", status.as_str(), steps.join(" "))
        });
        let golden = "\
draft: active - archived
active: - paused archived
paused: active - archived
archived: - - -";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
    }

    #[test]
    fn a_policy_says_everything_that_is_in_the_way() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        let person = |is_approved, days: i64, groups: &[i64]| Person {
            is_approved,
            since: now - TimeDelta::days(days),
            groups: groups.iter().map(|id| (*id).into()).collect(),
        };
        let policy = Policy { approved: true, days: 30, groups: vec![4.into(), 5.into()] };
        for (person, reasons) in [
            (person(true, 30, &[5, 4]), &[][..]),
            (person(true, 29, &[4, 5]), &[Obstacle::AccountTooNew]),
            (person(false, 0, &[4]), &[Obstacle::ApprovalRequired, Obstacle::AccountTooNew, Obstacle::GroupRequired]),
        ] {
            assert_eq!(policy.obstacles(&person, now), reasons, "{person:?}");
        }
        assert_eq!(Policy::default().obstacles(&person(true, 0, &[]), now), []);
    }

    #[test]
    fn a_moment_has_the_offset_of_the_zone() {
        let said = |local: &str| Moment { local: Some(local.to_owned()), utc: None };
        let read = |said: &Moment| moment("x", said, Tz::Europe__Dublin).ok().flatten().map(|at| at.to_rfc3339());
        for (typed, at) in [
            ("2030-07-01T19:00:00+01:00", Some("2030-07-01T18:00:00+00:00")),
            ("2030-01-01T19:00:00+00:00", Some("2030-01-01T19:00:00+00:00")),
            ("2030-07-01T19:00:00+02:00", None),
            ("2030-07-01T18:00:00Z", None),
            ("2030-07-01T19:00+01:00", None),
            ("2030-07-01", None),
            ("9999-12-31T23:59:59+00:00", None),
        ] {
            assert_eq!(read(&said(typed)).as_deref(), at, "{typed}");
        }
        let utc = Moment { local: None, utc: Some("2030-07-01T18:00:00Z".to_owned()) };
        assert_eq!(read(&utc).as_deref(), Some("2030-07-01T18:00:00+00:00"));
        let both = Moment { utc: utc.utc, ..said("2030-07-01T19:00:00+01:00") };
        assert!(moment("x", &both, Tz::Europe__Dublin).is_err());
    }
}
