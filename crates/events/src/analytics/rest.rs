//! Numbers of events at the REST door.

use contract::event_analytics as wire;
use contract::{EventAnalyticsApi, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use http::{HeaderMap, HeaderValue};

use super::actions::{self, Report};
use crate::base::{Answer, Fault};
use crate::call::Call;
use crate::rest::Rest;

impl EventAnalyticsApi for Rest {
    async fn get_event_analytics(
        &self,
        call: Call,
        path: wire::GetEventAnalyticsPath,
    ) -> Answer<wire::EventAnalyticsResponse> {
        let data = shown(path.id, actions::report(&call, path.id.into()).await?)?;
        Ok(wire::EventAnalyticsResponse { data, meta: call.meta() })
    }

    async fn download_event_analytics(
        &self,
        call: Call,
        path: wire::DownloadEventAnalyticsPath,
    ) -> Answer<WithHeaders<Raw>> {
        let data = shown(path.id, actions::report(&call, path.id.into()).await?)?;
        let headers = [
            (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"analytics.csv\"")),
            (CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
        ];
        Ok(WithHeaders {
            headers: HeaderMap::from_iter(headers),
            body: Raw { content_type: "text/csv; charset=utf-8".to_owned(), body: table(&data)?.into() },
        })
    }
}

fn shown(event_id: i64, report: Report) -> Answer<wire::EventAnalytics> {
    let Report { numbers, answers, days } = report;
    let day = |day: super::store::Day| {
        Ok(wire::EventAnalyticsDay {
            date: day.day.parse().map_err(Fault::new)?,
            confirmed: day.confirmed,
            left: day.left_count,
            waiting: day.waiting,
        })
    };
    Ok(wire::EventAnalytics {
        event_id,
        registrations: wire::EventAnalyticsRegistrations {
            invited: numbers.registrations_invited,
            pending: numbers.registrations_pending,
            confirmed: numbers.registrations_confirmed,
            declined: numbers.registrations_declined,
            cancelled: numbers.registrations_cancelled,
        },
        guests: wire::EventAnalyticsGuests {
            confirmed: numbers.guests_confirmed,
            withdrawn: numbers.guests_withdrawn,
            cancelled: numbers.guests_cancelled,
            came: numbers.guests_came,
            no_show: numbers.guests_no_show,
        },
        waitlist: wire::EventAnalyticsWaitlist {
            waiting: numbers.waitlist_waiting,
            offered: numbers.waitlist_offered,
            accepted: numbers.waitlist_accepted,
            expired: numbers.waitlist_expired,
            cancelled: numbers.waitlist_cancelled,
            offers_made: numbers.offers_made,
            offers_accepted: numbers.offers_accepted,
        },
        attendance: wire::EventAnalyticsAttendance {
            came: numbers.attendance_came,
            gone: numbers.attendance_gone,
            no_show: numbers.attendance_no_show,
            unknown: numbers.attendance_unknown,
        },
        tickets: wire::EventAnalyticsTickets {
            units: numbers.tickets_units,
            holders: numbers.tickets_holders,
            units_cancelled: numbers.tickets_units_cancelled,
            units_left: numbers.tickets_units_left,
        },
        messages: wire::EventAnalyticsMessages {
            reminders: numbers.reminders,
            reminders_pending: numbers.reminders_pending,
            broadcasts: numbers.broadcasts,
            broadcast_deliveries: numbers.broadcast_deliveries,
        },
        answers: wire::EventAnalyticsAnswers { complete: answers.0, missing: answers.1 },
        interested: numbers.interested,
        days: days.into_iter().map(day).collect::<Answer<_>>()?,
    })
}

/// One line a number (RFC 4180). There are names of numbers, days and numbers in it, and nothing that anybody wrote.
fn table(data: &wire::EventAnalytics) -> Answer<Vec<u8>> {
    let mut table = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    table.write_record(["part", "name", "day", "number"]).map_err(Fault::new)?;
    let once = [
        ("registrations", "invited", data.registrations.invited),
        ("registrations", "pending", data.registrations.pending),
        ("registrations", "confirmed", data.registrations.confirmed),
        ("registrations", "declined", data.registrations.declined),
        ("registrations", "cancelled", data.registrations.cancelled),
        ("guests", "confirmed", data.guests.confirmed),
        ("guests", "withdrawn", data.guests.withdrawn),
        ("guests", "cancelled", data.guests.cancelled),
        ("guests", "came", data.guests.came),
        ("guests", "no_show", data.guests.no_show),
        ("waitlist", "waiting", data.waitlist.waiting),
        ("waitlist", "offered", data.waitlist.offered),
        ("waitlist", "accepted", data.waitlist.accepted),
        ("waitlist", "expired", data.waitlist.expired),
        ("waitlist", "cancelled", data.waitlist.cancelled),
        ("waitlist", "offers_made", data.waitlist.offers_made),
        ("waitlist", "offers_accepted", data.waitlist.offers_accepted),
        ("attendance", "came", data.attendance.came),
        ("attendance", "gone", data.attendance.gone),
        ("attendance", "no_show", data.attendance.no_show),
        ("attendance", "unknown", data.attendance.unknown),
        ("tickets", "units", data.tickets.units),
        ("tickets", "holders", data.tickets.holders),
        ("tickets", "units_cancelled", data.tickets.units_cancelled),
        ("tickets", "units_left", data.tickets.units_left),
        ("messages", "reminders", data.messages.reminders),
        ("messages", "reminders_pending", data.messages.reminders_pending),
        ("messages", "broadcasts", data.messages.broadcasts),
        ("messages", "broadcast_deliveries", data.messages.broadcast_deliveries),
        ("answers", "complete", data.answers.complete),
        ("answers", "missing", data.answers.missing),
        ("interest", "interested", data.interested),
    ];
    for (part, name, number) in once {
        table.write_record([part, name, "", &number.to_string()]).map_err(Fault::new)?;
    }
    for day in &data.days {
        let date = day.date.to_string();
        for (name, number) in [("confirmed", day.confirmed), ("left", day.left), ("waiting", day.waiting)] {
            table.write_record(["days", name, &date, &number.to_string()]).map_err(Fault::new)?;
        }
    }
    Ok(table.into_inner().map_err(|error| Fault::new(error.to_string()))?)
}
