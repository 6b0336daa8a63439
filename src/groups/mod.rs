//! Groups of members, as far as suggestions and profiles need them: who belongs to which.
//!
//! Memberships count while `group_members.status` is `active`. Source: spec platform 7.2.

pub mod store;
