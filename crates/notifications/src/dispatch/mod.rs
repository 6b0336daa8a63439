//! From a line to the channels that it goes out by: the ten steps of spec notifications 6.
//!
//! | step | here |
//! |---|---|
//! | 0 the recipient's community | the worker's call is in the event's community, and the member must be of it |
//! | 1 a muted sender | [`model::decide`]: nothing goes out. Whoever has blocked the other, or is blocked by them, hears nothing either |
//! | 2 policy | [`model::Policy`]: what the member decided about the group that it happened in |
//! | 3 the bell | one line a minute of the same type and link, whatever became of the first |
//! | 4 frequency | [`frequency`](super::frequency): nearest decision, then the community's, else never |
//! | 5 organisers of topics | there are no topics yet |
//! | 6 at once | [`Mail::AtOnce`](crate::notices::Mail::AtOnce) |
//! | 7 push | after a fresh line; only types with words of their own where the member wants no mail at once |
//! | 8 mail | at once, or gathered, unless the member switched it off |
//! | 9 a bell without its mail | cannot be: line, mail and push are rows of one transaction |
//! | 10 the window | is the line itself |
//!
//! [`model`] decides, [`actions`] writes rows, [`together`] those of several events in a few statements. Nothing is sent here: what is to leave the house waits in the queues of
//! [`email`](super::email) and [`push`](super::push), and exactly once, because each row knows the domain event that it comes from.

pub(super) mod actions;
pub(super) mod ledger;
pub(super) mod model;
pub(super) mod store;
pub(super) mod together;

#[cfg(test)]
mod tests;
