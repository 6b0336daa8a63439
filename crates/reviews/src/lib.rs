//! Reviews: what members say about one another after they have met.
//!
//! | from | who | does | becomes |
//! |---|---|---|---|
//! | nothing | a member | writes | approved |
//! | approved, pending, hidden | its author | takes it back | withdrawn |
//! | approved, pending, hidden | who looks after the community | flags | pending |
//! | approved, pending, hidden | who looks after the community | hides | hidden |
//! | any | who looks after the community | removes | nothing |
//!
//! Stored, hidden and withdrawn are both `rejected`; `deleted_by_author_at` tells them apart, and no moderator brings a withdrawn one
//! back. A broker or coordinator moderates no review that they wrote or received.
//!
//! Only approved reviews are read and counted; of those from other communities only such as are to be shown here.
//!
//! Anonymity: whoever wrote an anonymous review leaves the database only towards themselves and towards those who moderate, and never
//! towards the receiver, whatever their role. So the transaction is not named either (its other side would tell), the receiver hears
//! nothing, and neither the domain event nor the feed says who it was. It is published at the end of its day (`tasks`), together with all
//! others of that day: otherwise the moment at which it appears would tell whom the receiver had just met.
//!
//! Writing tells the outbox `ReviewCreated`, gives its author points and the feed a line, in one transaction. Hiding and removing
//! tell it `ReviewHidden`, `ReviewRestored` and `ReviewRemoved`.
//!
//! Source: seed 0, "States and transitions", Review, and "Reviews"; spec platform 6.2, 9.8 and 9.9.

pub mod actions;
mod brings;
pub mod events;
pub mod model;
pub mod moderation;
pub mod notices;
pub mod rest;
pub mod store;
pub mod tasks;
#[cfg(test)]
mod tests;

pub use model::{Kind, Review, Status, Writer};

pub(crate) use crate as reviews;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, insert, joined_record, language, newest_first, params, record, say, words};
pub(crate) use people::{members, recognition, safeguarding};
pub(crate) use services::outbox;
