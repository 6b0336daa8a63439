//! Whoever makes a call.

use std::sync::Arc;

use contract::Role;

use crate::base::{MemberId, TenantId, Timestamp};
use crate::language::Language;

/// Whoever makes this call.
#[derive(Clone, Debug)]
pub enum Viewer {
    /// No credentials were given.
    Nobody,
    /// A signed-in member.
    Member(Arc<Member>),
}

/// A signed-in member, checked against the database when the call began.
#[derive(Clone, Debug)]
pub struct Member {
    /// `users.id`.
    pub id: MemberId,
    /// The member's own community; a platform super admin may act in another one.
    pub tenant: TenantId,
    /// The role in that community.
    pub role: Role,
    /// Administrator of the own community and its descendants.
    pub tenant_super_admin: bool,
    /// The language that the member has chosen.
    pub language: Language,
    /// When the member was last seen, as stored.
    pub last_active_at: Option<Timestamp>,
    /// Whether the first steps are done.
    pub onboarded: bool,
    /// Whether a second factor is on.
    pub has_second_factor: bool,
    /// Who acts as the member, if it is not they.
    pub impersonator: Option<Impersonator>,
    /// How the member showed who they are.
    pub credential: Credential,
}

/// Somebody of the staff who acts as a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impersonator {
    /// Their own community; another than the member's for an administrator of the whole platform.
    pub tenant: TenantId,
    /// `users.id`.
    pub id: MemberId,
}

impl Member {
    /// Their id in a community; none in another one than their own, where they act and no row is theirs.
    #[must_use]
    pub fn id_in(&self, community: TenantId) -> Option<MemberId> {
        (self.tenant == community).then_some(self.id)
    }

    /// Passes the `admin` gate (spec platform 2.7). Brokers and coordinators never do.
    #[must_use]
    pub fn is_admin(&self) -> bool {
        match self.role {
            Role::Admin | Role::TenantAdmin | Role::SuperAdmin => true,
            Role::Broker | Role::Coordinator => false,
            Role::Member => self.tenant_super_admin,
        }
    }

    /// Passes the `broker-or-admin` gate (spec platform 2.7).
    #[must_use]
    pub fn is_broker_or_admin(&self) -> bool {
        self.is_admin() || matches!(self.role, Role::Broker | Role::Coordinator)
    }

    /// May act in every community.
    #[must_use]
    pub fn is_super_admin(&self) -> bool {
        self.role == Role::SuperAdmin
    }
}

/// How a member showed who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Credential {
    /// An access token; `expires_at` ends long-lived uses of it such as a subscription.
    Bearer {
        /// The refresh family that the token is bound to, if a refresh made it.
        family: Option<String>,
        /// When the token ends.
        expires_at: Timestamp,
    },
    /// A browser session.
    Session {
        /// When the session ends.
        expires_at: Timestamp,
    },
}
