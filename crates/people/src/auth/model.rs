//! Accounts: what somebody is, and whether they may come in.

use contract::{Code, Role};

use crate::base::{MemberId, Refusal, TenantId, Timestamp};
use crate::say;

/// An account as signing in needs it. Has no `Debug`: it knows a password's hash.
#[derive(Clone)]
pub struct Account {
    /// `users.id`.
    pub id: MemberId,
    /// The account's own community.
    pub tenant: TenantId,
    /// The address, lower-case.
    pub email: String,
    /// What must match, as stored.
    pub password_hash: String,
    /// For greeting.
    pub first_name: String,
    /// For greeting.
    pub last_name: String,
    /// A picture, if there is one.
    pub avatar_url: Option<String>,
    /// What the account may do and whether it may come in.
    pub standing: Standing,
    /// Whether the member has been shown around.
    pub onboarded: bool,
}

impl Account {
    /// Whether the account is anything in `tenant`: its own community, or any for a platform super admin.
    #[must_use]
    pub fn may_enter(&self, tenant: TenantId) -> bool {
        self.tenant == tenant || self.standing.role == Role::SuperAdmin
    }
}

/// What an account may do and whether it may come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The role.
    pub role: Role,
    /// Administrator of the own community and its descendants.
    pub tenant_super_admin: bool,
    /// Where the account is in its life.
    pub status: Status,
    /// An administrator said yes, or nobody had to.
    pub approved: bool,
    /// When the address was confirmed.
    pub email_verified_at: Option<Timestamp>,
}

/// Where an account is in its life (`users.status`).
pub use contract::members::AccountStatus as Status;

/// Whether an account in this state is neither open nor about to be.
#[must_use]
pub const fn is_shut(status: Status) -> bool {
    match status {
        Status::Active | Status::Pending => false,
        Status::Inactive | Status::Suspended | Status::Banned | Status::Rejected => true,
    }
}

/// Why an account that showed the right password may still not come in (spec platform 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// Suspended, banned, or anything that is neither active nor pending.
    Shut,
    /// Whoever registered was not taken.
    NotTaken,
    /// An administrator has not said yes.
    Approval,
    /// The address is not confirmed and the community wants that.
    Email,
}

impl Standing {
    /// Administrators wait for nobody's approval and nobody's e-mail.
    #[must_use]
    pub fn is_privileged(&self) -> bool {
        self.tenant_super_admin || matches!(self.role, Role::Admin | Role::TenantAdmin | Role::SuperAdmin)
    }

    /// How high an account stands: staff act upon the accounts of those below them alone (spec desk 1).
    #[must_use]
    pub fn rank(&self) -> u8 {
        match self.role {
            Role::SuperAdmin => 3,
            Role::Admin | Role::TenantAdmin => 2,
            Role::Broker | Role::Coordinator => 1,
            Role::Member if self.tenant_super_admin => 2,
            Role::Member => 0,
        }
    }

    /// What registering makes of somebody who waits: for the confirmation of the address alone if `approved`.
    #[must_use]
    pub const fn of_newcomer(approved: bool) -> Self {
        let (role, status) = (Role::Member, Status::Pending);
        Self { role, tenant_super_admin: false, status, approved, email_verified_at: None }
    }

    /// Whether nobody has decided about the account yet or confirmed its address: anybody may have made it, with any address.
    #[must_use]
    pub fn is_newcomer(&self) -> bool {
        self.status == Status::Pending && self.email_verified_at.is_none() && !self.is_privileged()
    }

    /// The first gate that is closed, if one is.
    ///
    /// Somebody who is pending for the confirmation alone is told so, and not that an administrator is to blame.
    #[must_use]
    pub fn gate(&self, verification_required: bool) -> Option<Gate> {
        let unverified = verification_required && self.email_verified_at.is_none() && !self.is_privileged();
        match self.status {
            Status::Rejected => Some(Gate::NotTaken),
            status if is_shut(status) => Some(Gate::Shut),
            _ if !self.approved && !self.is_privileged() => Some(Gate::Approval),
            _ if unverified => Some(Gate::Email),
            Status::Active => None,
            _ => Some(Gate::Approval),
        }
    }

    /// Whether tokens and sessions of the account hold: the gate that stays when the door is passed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.status == Status::Active && (self.approved || self.is_privileged())
    }
}

impl Gate {
    /// What the caller is told, with the flag that the platform's clients read.
    #[must_use]
    pub fn refusal(self) -> Refusal {
        let (code, message, flag) = match self {
            Self::Shut => (Code::AuthAccountSuspended, say!("account-suspended"), "account_suspended"),
            Self::NotTaken => (Code::AuthVerificationFailed, say!("account-not-taken"), "verification_failed"),
            Self::Approval => {
                (Code::AuthAccountPendingApproval, say!("account-waits-for-approval"), "pending_approval")
            }
            Self::Email => (Code::AuthEmailNotVerified, say!("email-not-confirmed"), "email_not_verified"),
        };
        Refusal::new(code, message).status(403).extra("success", false).extra(flag, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(role: Role, status: Status, approved: bool, verified: bool) -> Standing {
        Standing {
            role,
            tenant_super_admin: false,
            status,
            approved,
            email_verified_at: verified.then_some(Timestamp::UNIX_EPOCH),
        }
    }

    #[test]
    fn staff_stand_above_members_and_administrators_above_staff() {
        use Role::{Admin, Broker, Coordinator, Member, SuperAdmin, TenantAdmin};
        let rank = |role, tenant_super_admin| {
            Standing { tenant_super_admin, ..standing(role, Status::Active, true, true) }.rank()
        };
        for (role, flag, expected) in [
            (Member, false, 0),
            (Member, true, 2),
            (Broker, false, 1),
            (Broker, true, 1),
            (Coordinator, true, 1),
            (Admin, false, 2),
            (TenantAdmin, true, 2),
            (SuperAdmin, false, 3),
        ] {
            assert_eq!(rank(role, flag), expected, "{role:?} {flag}");
        }
    }

    #[test]
    fn the_gates_of_a_sign_in() {
        use Gate::{Approval, Email, NotTaken, Shut as Closed};
        use Role::{Admin, Broker, Member, SuperAdmin};
        use Status::{Active, Banned, Inactive, Pending, Rejected, Suspended};

        for (role, status, approved, verified, required, gate) in [
            (Member, Active, true, true, true, None),
            (Member, Active, true, false, false, None),
            (Member, Active, true, false, true, Some(Email)),
            (Member, Active, false, true, true, Some(Approval)),
            (Member, Active, false, false, true, Some(Approval)),
            (Member, Pending, true, true, true, Some(Approval)),
            (Member, Pending, false, false, true, Some(Approval)),
            (Member, Pending, true, false, true, Some(Email)),
            (Member, Suspended, true, true, false, Some(Closed)),
            (Member, Inactive, true, true, false, Some(Closed)),
            (Member, Rejected, true, true, false, Some(NotTaken)),
            (Member, Rejected, false, false, true, Some(NotTaken)),
            (Broker, Active, false, true, false, Some(Approval)),
            (Admin, Active, false, false, true, None),
            (Admin, Pending, true, true, false, Some(Approval)),
            (Admin, Banned, true, true, false, Some(Closed)),
            (SuperAdmin, Active, false, false, true, None),
            (SuperAdmin, Suspended, true, true, true, Some(Closed)),
        ] {
            let standing = standing(role, status, approved, verified);
            assert_eq!(standing.gate(required), gate, "{standing:?}, verification required: {required}");
        }
    }
}
