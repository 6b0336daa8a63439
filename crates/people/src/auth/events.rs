//! What happens to accounts.

use serde::{Deserialize, Serialize};

use crate::base::{MemberId, TenantId};
use crate::outbox::{DomainEvent, Subject};

/// Somebody joined the community (seed 1, "Domain events that trigger notifications").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberRegistered {
    /// The new member.
    pub member: MemberId,
    /// They wait, for a decision or for their address to be confirmed: [`MemberActivated`] says when they are taken.
    #[serde(default)]
    pub waits: bool,
}

impl DomainEvent for MemberRegistered {
    const NAME: &'static str = "member_registered";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.member))
    }
}

/// Somebody registered with an address that has an account. The answer did not say so; its owner is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegistrationRepeated {
    /// Whose address it is; `None` where it is no member's of this community.
    pub member: Option<MemberId>,
}

impl DomainEvent for RegistrationRepeated {
    const NAME: &'static str = "registration_repeated";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// Those who look after the community did not take somebody who had registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegistrationRejected {
    /// Who registered.
    pub member: MemberId,
    /// Why, in the words of whoever decided.
    pub reason: String,
}

impl DomainEvent for RegistrationRejected {
    const NAME: &'static str = "registration_rejected";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// An account that had to wait became active: whoever approves or verifies says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberActivated {
    /// The member.
    pub member: MemberId,
}

impl DomainEvent for MemberActivated {
    const NAME: &'static str = "member_activated";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.member))
    }
}

/// Somebody wants to confirm an e-mail address and has no mail to do so any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerificationAsked {
    /// Who waits. `None` for an address that is nobody's: it is told all the same, so that the time of the answer says nothing.
    pub member: Option<MemberId>,
}

impl DomainEvent for VerificationAsked {
    const NAME: &'static str = "verification_asked";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// Somebody wants to choose a new password and does not know the present one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordForgotten {
    /// Whose account it is. `None` for an address that is nobody's: it is told all the same, so that the time of the answer says nothing.
    pub member: Option<MemberId>,
}

impl DomainEvent for PasswordForgotten {
    const NAME: &'static str = "password_forgotten";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// A member has a new password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordChanged {
    /// Whose.
    pub member: MemberId,
}

impl DomainEvent for PasswordChanged {
    const NAME: &'static str = "password_changed";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// A new address waits to be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmailChangeRequested {
    /// Whose.
    pub member: MemberId,
    /// `email_changes.id`, which knows the addresses.
    pub change: i64,
}

impl DomainEvent for EmailChangeRequested {
    const NAME: &'static str = "email_change_requested";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// A member has another address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmailChanged {
    /// Whose.
    pub member: MemberId,
    /// `email_changes.id`, which knows the address before.
    pub change: i64,
}

impl DomainEvent for EmailChanged {
    const NAME: &'static str = "email_changed";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// A member signs in with a second factor from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondFactorEnabled {
    /// Who.
    pub member: MemberId,
}

impl DomainEvent for SecondFactorEnabled {
    const NAME: &'static str = "second_factor_enabled";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// Staff have switched a member's second factor off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondFactorReset {
    /// Whose.
    pub member: MemberId,
    /// Who did it.
    pub by: MemberId,
    /// Why, in their words.
    pub reason: String,
}

impl DomainEvent for SecondFactorReset {
    const NAME: &'static str = "second_factor_reset";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }
}

/// A member signs in without a second factor from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondFactorDisabled {
    /// Who.
    pub member: MemberId,
}

impl DomainEvent for SecondFactorDisabled {
    const NAME: &'static str = "second_factor_disabled";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// Somebody of the staff acts as a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImpersonationStarted {
    /// As whom.
    pub member: MemberId,
    /// Who.
    pub by: MemberId,
    /// Their own community.
    pub tenant: TenantId,
}

impl DomainEvent for ImpersonationStarted {
    const NAME: &'static str = "impersonation_started";

    /// They may belong to another community.
    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// A member signs in with another passkey from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyRegistered {
    /// Who.
    pub member: MemberId,
}

impl DomainEvent for PasskeyRegistered {
    const NAME: &'static str = "passkey_registered";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

/// A member has removed passkeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyRemoved {
    /// Who.
    pub member: MemberId,
}

impl DomainEvent for PasskeyRemoved {
    const NAME: &'static str = "passkey_removed";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}
