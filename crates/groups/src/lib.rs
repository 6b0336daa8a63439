//! Groups: members who do something together.
//!
//! How somebody stands to a group, and who may move them from where to where, is a table in `standing.rs`:
//!
//! | stands | is moved by | to |
//! |---|---|---|
//! | outside | themselves, entering a public group | member |
//! | outside | themselves, asking a private one | pending |
//! | pending, invited | a manager, themselves | member, or outside again |
//! | member, admin | themselves, leaving; a manager, removing | outside |
//! | member, admin | owner or steward | admin, member, owner |
//! | whoever is not the owner | a manager | banned, and outside again |
//!
//! Managers are the group's owner and administrators, and the stewards: administrators of the community.
//!
//! - Secret groups are 404 for everybody who neither belongs to them, nor is invited, nor is a steward.
//! - Every move holds the group's row, so `cached_member_count` is the number of active memberships, whatever happens at once.
//! - Cursors are sealed: bound to community, group and filters (spec platform 9.11).
//! - `faces` is what a group shows itself by: its type and its pictures.
//! - `chat/` is what members write to their group. Nobody reads it but active members, whatever their role.
//! - `announcements/` is what those who look after a group tell its members, `discussions/` what members discuss.
//! - `invites/` brings people in by links and by mail.
//! - `tabs` says which of these a community has switched off for all of its groups.
//! - `prefs/` is how a member hears of a group.
//!
//! Tells the outbox `GroupCreated`, `GroupMemberJoined`, `GroupMessageSent`, `GroupAnnounced`, `GroupDiscussionStarted`, `GroupDiscussionReplied`, `GroupFileAdded`. Source: spec platform 7.2, accounts 14; contract/decisions/groups.md.

pub mod actions;
pub mod announcements;
mod brings;
pub mod chat;
pub mod discussions;
pub mod events;
pub mod faces;
pub mod files;
pub mod invites;
pub mod membership;
pub mod model;
pub mod notices;
pub mod prefs;
pub mod rest;
pub mod rules;
pub mod standing;
pub mod store;
pub mod tabs;

pub use model::{Group, Membership, Role, Status, Visibility};
pub use standing::Standing;

pub(crate) use crate as groups;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{
    base, call, db, ids, insert, joined_record, language, lowest_first, newest_first, params, record, say,
};
pub(crate) use people::{auth, members, safeguarding, tenancy};
pub(crate) use services::{live, media, outbox, queue};
