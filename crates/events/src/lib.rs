//! Events: gatherings of members.
//!
//! An event stands on two axes, which move apart ([`moves`]):
//!
//! | axis | states |
//! |---|---|
//! | publication: who sees it | `draft`, `pending_review` (an administrator decides), `published`, `archived` |
//! | operation: whether it takes place | `scheduled`, `postponed`, `cancelled`, `completed` |
//!
//! - Nothing is deleted: what is over is archived, and keeps its history.
//! - It is on the clock of its time zone ([`time`]): the hands are the wish, moments follow from them.
//! - What recurs is a template with an occurrence for each of its dates; each of these is an event of its own ([`recurrence`]). New ones take over what was decided of one ([`recurrence::blueprint`]).
//! - What somebody may do with it is a table ([`permissions`]).
//! - A place is taken by a registration, or held by an offer to whoever waits longest. Each move of either holds the event's row, so there are never
//!   more taken than there are ([`registration`]); the clock hands on what is held for too long ([`tasks`]).
//! - Those who take part are reminded of it before it begins ([`reminders`]).
//! - Those who manage an event note who was there; members show a code at the door that is good once ([`attendance`]).
//! - Those who look after its people see them in one list and decide about them, one by one or many at once ([`people`]).
//! - They invite members, one or many, and by links ([`invitations`]).
//! - Where there is no network at the door, devices note who comes and bring it later ([`offline`]).
//! - They see how it goes, in numbers ([`analytics`]).
//! - They tell something to all who take part ([`broadcasts`]).
//! - Whoever manages an event may let members help, in roles ([`staff`]).
//! - They may be asked something before they come; what they answer is sealed where it is kept, and erased on time ([`forms`]).
//! - They may bring guests, as many as the event says, who take places as they do ([`guests`]).
//! - They may get hours for coming, out of the community fund ([`rewards`]).
//! - There may be tickets, of which those who take part can have some, as long as there are any ([`tickets`]).
//! - It may have an agenda: sessions, each with a time, a room, speakers and places ([`agenda`]).
//! - An event may ask something of those who take part, for the safety of all: an age, a guardian's consent, a code of conduct ([`safety`]).
//! - One that went well is kept as a template, of which others are made ([`templates`]).
//! - A picture shows what it is about ([`pictures`]).
//! - Calendars show when and what ([`calendar`]), as files ([`ics`]) and behind secret links; letters tell them, too ([`calendar_mail`]).
//! - How to take part over the internet is shown to those who take part, shortly before it begins ([`model::Event::reveal`]).
//!
//! Source: seed 1, "Events"; spec events; contract/decisions/events.md.

pub mod actions;
pub mod agenda;
pub mod analytics;
pub mod attendance;
mod brings;
pub mod broadcasts;
pub mod calendar;
pub mod calendar_mail;
mod demo;
mod draft;
pub mod events;
pub mod forms;
pub mod guests;
pub mod ics;
pub mod invitations;
mod leaving;
pub mod lifecycle;
pub mod model;
pub mod moderation;
pub mod moves;
pub mod notices;
pub mod offline;
pub mod people;
pub mod permissions;
pub mod pictures;
pub mod recurrence;
pub mod registration;
pub mod reminders;
pub mod rest;
pub mod rewards;
pub mod rules;
pub mod safety;
mod sealing;
pub mod sections;
pub mod series;
pub mod staff;
pub mod store;
pub mod tasks;
pub mod templates;
pub mod tickets;
pub mod time;
pub mod zones;

pub use invitations::IssuesInvitations;
pub use leaving::CancelsEvents;
pub use model::{Event, EventId};
pub use recurrence::places::AddedPlaces;
pub use rewards::PaysAttendance;

pub(crate) use ::groups;
pub(crate) use ::people::{auth, members, recognition, safeguarding, tenancy};
pub(crate) use ::wallet;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{
    base, call, db, ids, insert, joined_record, language, lowest_first, newest_first, params, record, say, words,
};
pub(crate) use services::{media, outbox, queue};
