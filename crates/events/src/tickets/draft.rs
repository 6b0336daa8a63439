//! What somebody wishes a ticket type to be, and whether it can be so. Pure.

use chrono::{DateTime, NaiveDate, Offset as _, TimeZone as _, Timelike as _};
use chrono_tz::Tz;

use super::model::{Content, Kind, Policy, TicketType, invalid};
use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{Hours, Refusal, Rules, Timestamp};
use crate::model::Event;
use crate::say;

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
    let name = wish.name.map(|typed| one_line(&typed));
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

#[cfg(test)]
mod tests {
    use super::*;

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
