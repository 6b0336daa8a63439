//! The table of answers to an event's questions for spreadsheets (RFC 4180).

use super::desk::Columns;
use super::store::given::Entry;
use crate::base::text::harmless;
use crate::base::{Answer, Fault, time};
use crate::call::Call;
use crate::members::Eyes;

/// Its columns before the questions.
const HEAD: [&str; 6] = ["member_id", "name", "registration_state", "waitlist_state", "complete", "answered_at"];

/// Some people as a table, with what they answered.
pub(super) fn csv(call: &Call, entries: Vec<Entry>, answers: &Columns) -> Answer<Vec<u8>> {
    let eyes = Eyes::of(call);
    let mut table = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    table.write_record(HEAD.map(str::to_owned).into_iter().chain(answers.head())).map_err(Fault::new)?;
    for Entry { stands, member } in entries {
        let line = [
            member.id.to_string(),
            harmless(&eyes.name(&member)),
            stands.registration.map_or("none", |state| state.as_str()).to_owned(),
            stands.waiting.map_or("none", |state| state.as_str()).to_owned(),
            if stands.is_complete { "yes" } else { "no" }.to_owned(),
            stands.answered_at.map(time::wire).unwrap_or_default(),
        ];
        table.write_record(line.into_iter().chain(answers.row(member.id))).map_err(Fault::new)?;
    }
    Ok(table.into_inner().map_err(|error| Fault::new(error.to_string()))?)
}
