//! What those who register for an event are asked.
//!
//! | room | what |
//! |---|---|
//! | `model` | questions, what answers them, who reads an answer and for how long it is kept. Pure |
//! | `seal` | answers are sealed where they are kept: bound to community, event, member and question |
//! | `drafts` | those who decide about registrations write forms and publish them |
//! | `answers` | members answer, correct their answers, and read who has read sensitive ones |
//! | `desk` | those who look after the event read the answers that are for them |
//! | `erasure` | those who decide about registrations erase answers before the clock does |
//! | `tasks` | the clock erases answers, reminds of those that are missing, and seals anew what an old key sealed |
//!
//! What is published never changes: another form is published instead. What a form says of a question (for whom an answer is, for how long it is kept) holds for
//! the answers that were given under it, whatever is published later. Answers stand in `event_answers` alone.
//!
//! Source: spec events 17.2 and 24; contract/decisions/event-forms.md.

pub mod answers;
pub mod desk;
pub mod drafts;
pub mod erasure;
pub(crate) mod events;
pub mod model;
mod rest;
pub mod seal;
pub mod store;
mod table;
pub mod tasks;
pub(crate) mod told;

pub use answers::opened;
pub use seal::AnswerKeys;
