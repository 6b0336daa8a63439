//! What an invitation is good for.

use chrono::TimeDelta;
use contract::Code;

use super::store::Invite;
use crate::base::text::{email_key, has_public_domain};
use crate::base::{Answer, Refusal, Timestamp};
use crate::groups::model::wrong;
use crate::say;

/// How an invitation reaches people.
pub use contract::group_invites::GroupInviteType as Type;

/// Where an invitation stands.
pub use contract::group_invites::GroupInviteStatus as Status;

/// So many invitations of one group wait at most.
pub const WAITING: i64 = 50;

/// What is mailed is good for so long.
pub const MAILED: TimeDelta = TimeDelta::days(14);

/// What whoever names an invitation that there is not is told.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("group-invite-missing"))
}

/// Whether an invitation is good for anything.
///
/// # Errors
/// 410 `REVOKED` or `EXPIRED`, 409 `INVALID_STATE` for one that was used.
pub fn good(invite: &Invite, now: Timestamp) -> Result<(), Refusal> {
    match invite.status {
        Status::Revoked => Err(Refusal::new(Code::Revoked, say!("group-invite-revoked"))),
        Status::Accepted => Err(Refusal::new(Code::InvalidState, say!("group-invite-used"))),
        Status::Pending if invite.expires_at <= now => Err(Refusal::new(Code::Expired, say!("group-invite-expired"))),
        Status::Pending => Ok(()),
    }
}

/// Whether an invitation is for whoever has an address.
///
/// # Errors
/// 403 `EMAIL_MISMATCH` if it was sent to another one.
pub fn for_address(invite: &Invite, email: &str) -> Result<(), Refusal> {
    match &invite.email {
        Some(sent_to) if *sent_to != email_key(email) => {
            Err(Refusal::new(Code::EmailMismatch, say!("group-invite-other-email")))
        }
        _ => Ok(()),
    }
}

/// Addresses as they are compared, each once.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for one that leads nowhere.
pub fn addresses(typed: &[String]) -> Answer<Vec<String>> {
    let mut kept: Vec<String> = Vec::new();
    for typed in typed {
        let email = email_key(typed);
        if !has_public_domain(&email) {
            return Err(wrong("emails", say!("field-format", format = "email")).into());
        }
        if !kept.contains(&email) {
            kept.push(email);
        }
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invite(status: Status, email: Option<&str>) -> Invite {
        let at = Timestamp::UNIX_EPOCH;
        Invite {
            id: 1.into(),
            group_id: 1.into(),
            invited_by: 1.into(),
            kind: if email.is_some() { Type::Email } else { Type::Link },
            email: email.map(str::to_owned),
            message: None,
            status,
            created_at: at,
            expires_at: at + MAILED,
        }
    }

    #[test]
    fn an_invitation_is_good_until_its_end() {
        let early = Timestamp::UNIX_EPOCH;
        for (status, now, expected) in [
            (Status::Pending, early, None),
            (Status::Pending, early + MAILED, Some(Code::Expired)),
            (Status::Revoked, early, Some(Code::Revoked)),
            (Status::Revoked, early + MAILED, Some(Code::Revoked)),
            (Status::Accepted, early, Some(Code::InvalidState)),
        ] {
            assert_eq!(good(&invite(status, None), now).err().map(|refusal| refusal.code()), expected, "{status:?}");
        }
    }

    #[test]
    fn what_was_mailed_is_for_one_address() {
        let mailed = invite(Status::Pending, Some("ada@harbour.example"));
        assert!(for_address(&mailed, " Ada@Harbour.example").is_ok());
        assert!(for_address(&mailed, "eve@harbour.example").is_err());
        assert!(for_address(&invite(Status::Pending, None), "eve@harbour.example").is_ok());
    }
}
