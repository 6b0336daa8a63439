//! The table of an event's people for spreadsheets (RFC 4180).

use super::store::Person;
use crate::base::text::harmless;
use crate::base::{Answer, Fault, Timestamp, time};
use crate::call::Call;
use crate::forms::desk::Columns;
use crate::members::Eyes;
use crate::model::{Registration, Waiting};

/// Its columns.
const HEAD: [&str; 13] = [
    "member_id",
    "name",
    "registration_state",
    "invited_at",
    "confirmed_at",
    "ended_at",
    "waitlist_state",
    "waitlist_position",
    "attendance_state",
    "checked_in_at",
    "checked_out_at",
    "interested",
    "guests",
];

/// Some people as a table, with what they answered.
pub(super) fn csv(call: &Call, people: Vec<Person>, answers: &Columns) -> Answer<Vec<u8>> {
    let eyes = Eyes::of(call);
    let mut table = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    table.write_record(HEAD.map(str::to_owned).into_iter().chain(answers.head())).map_err(Fault::new)?;
    let at = |moment: Option<Timestamp>| moment.map(time::wire).unwrap_or_default();
    for Person { stands, member } in people {
        let line = [
            member.id.to_string(),
            harmless(&eyes.name(&member)),
            stands.registration.map_or("none", |state: Registration| state.as_str()).to_owned(),
            at(stands.invited_at),
            at(stands.confirmed_at),
            at(stands.ended_at),
            stands.waiting.map_or("none", |state: Waiting| state.as_str()).to_owned(),
            stands.position.map(|place| place.to_string()).unwrap_or_default(),
            stands.attendance.map_or("not_checked_in", |state| state.as_str()).to_owned(),
            at(stands.checked_in_at),
            at(stands.checked_out_at),
            if stands.is_interested { "yes" } else { "no" }.to_owned(),
            stands.guest_count.to_string(),
        ];
        table.write_record(line.into_iter().chain(answers.row(member.id))).map_err(Fault::new)?;
    }
    Ok(table.into_inner().map_err(|error| Fault::new(error.to_string()))?)
}
