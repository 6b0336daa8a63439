//! Endorsements: what members say others can do, and whom they vouch for.
//!
//! - A *skill endorsement* names a skill. One member endorses one skill of another once, however it is spelled; it can be taken back, never
//!   changed. The safeguarding rule is asked.
//! - A *peer endorsement* names none: one member vouches for another, once; doing it again changes nothing. The third makes the badge
//!   `peer_endorsed`, granted once whoever comes third. The safeguarding rule is not asked.
//! - `skills/` is the community's list of skills, which those who look after it keep. An endorsement points at an entry of it where there is one.
//!
//! Source: seed 0, "Skill and peer endorsements"; spec platform 6.3.

pub mod actions;
mod brings;
pub mod model;
pub mod rest;
pub mod skills;
pub mod store;

pub(crate) use crate as endorsements;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, insert, joined_record, language, params, record, say};
pub(crate) use people::{members, recognition, safeguarding};
