//! Safeguarding: what keeps members apart for their protection.
//!
//! Whoever lets two members meet asks [`allow`] first, in the transaction of what the two are about to do. It puts the
//! question to the [`Policy`] that start-up installed as the room [`Safeguarding`]; a community that needs another rule
//! installs another one. The default, [`Measures`], reads what those who look after the community decided:
//!
//! | kind of measure | about a member | lets them meet |
//! |---|---|---|
//! | `no_contact` | alone (nobody may turn to them, they may turn to nobody, or both), or with one other | nobody, or not the other |
//! | `vetting_required` | alone | who is `vetted`, in the jurisdiction that the measure names, if any |
//! | `jurisdiction_required` | alone | of whom a jurisdiction is known |
//! | `vetted`, `jurisdiction_known` | alone | opens the two above to the member |
//!
//! Each may be limited to some kinds of [`Interaction`] and to a time. A rule that cannot be asked lets nobody meet. The one who is
//! refused learns the code and nothing else: not which measure, not who of the two it is about.
//!
//! Measures are taken and lifted, never deleted: who did it, when and why stays.
//!
//! Source: spec platform 9.18.

pub mod actions;
mod brings;
pub mod events;
pub mod model;
pub mod notices;
pub mod options;
mod policy;
pub mod rest;
pub mod store;
#[cfg(test)]
mod tests;

use brings::BRINGS;

pub use model::{Interaction, Verdict};
pub use policy::{Measures, Policy, Question, Safeguarding, allow, allow_both};
