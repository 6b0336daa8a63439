//! How far a campaign has come and what may be done with it, how an invitation ends, and what is asked for. Pure.
//!
//! | | `draft` | `scheduled` | `issuing` | `issued` | `cancelled` |
//! |---|---|---|---|---|---|
//! | schedule | `scheduled` | `scheduled` | | | |
//! | issue | `issuing` | `issuing` | | | |
//! | cancel | `cancelled` | `cancelled` | `cancelled` | | `cancelled` |

use std::collections::BTreeSet;

use chrono::TimeDelta;
use contract::Code;

use crate::base::{GroupId, MemberId, Refusal, Timestamp};
use crate::ids;
use crate::language::Sentence;
use crate::model::{EventId, Registration};
use crate::{say, words};

/// Whom a campaign invites.
pub use contract::event_invitations::EventInvitationAudience as Audience;
/// How far a campaign has come.
pub use contract::event_invitations::EventInvitationCampaignStatus as CampaignStatus;
/// How an invitation reaches people.
pub use contract::event_invitations::EventInvitationKind as Kind;
/// How an invitation stands.
pub use contract::event_invitations::EventInvitationStatus as Status;

ids! {
    /// Invitations to many.
    CampaignId,
    /// An invitation to an event.
    InvitationId,
}

/// So many campaigns an event has at most.
pub const MOST_CAMPAIGNS: i64 = 100;

/// So many links that are good an event has at most.
pub const MOST_LINKS: i64 = 50;

/// So far ahead something expires at most.
const AHEAD: TimeDelta = TimeDelta::days(366);

words! {
    /// Whether somebody would be invited by a campaign.
    pub enum Candidate {
        /// They would.
        Invitable = "invitable",
        /// They are already.
        Invited = "invited",
        /// They take part, have asked or wait.
        TakingPart = "taking_part",
        /// A block keeps it from them, or they muted the organizer.
        KeptBack = "kept_back",
        /// They are suspended, may not see the event or manage it.
        Unavailable = "unavailable",
    }
}

/// What is done with a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is issued later.
    Schedule,
    /// It is issued.
    Issue,
    /// Nobody more is invited.
    Cancel,
}

/// Whether something may be done with it.
#[must_use]
pub fn may_follow(step: Step, status: CampaignStatus) -> bool {
    match status {
        CampaignStatus::Draft | CampaignStatus::Scheduled => true,
        CampaignStatus::Issuing | CampaignStatus::Cancelled => step == Step::Cancel,
        CampaignStatus::Issued => false,
    }
}

/// What becomes of the invitation of a member whose registration leaves `invited`, by themselves or by others.
#[must_use]
pub fn outcome(to: Registration, by_member: bool, by_itself: bool) -> Status {
    match to {
        Registration::Invited => Status::Issued,
        Registration::Pending | Registration::Confirmed => Status::Accepted,
        Registration::Declined => Status::Declined,
        Registration::Cancelled if by_itself => Status::Expired,
        Registration::Cancelled if by_member => Status::Declined,
        Registration::Cancelled => Status::Revoked,
    }
}

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventInvitationValidationFailed, sentence).field(field)
}

/// Whom to invite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Of which kind they are.
    pub audience: Audience,
    /// Those who are named, each once.
    pub members: Vec<MemberId>,
    /// How many were named again.
    pub duplicates: i64,
    /// Of which group.
    pub group: Option<GroupId>,
    /// Of which earlier event.
    pub source: Option<EventId>,
}

/// What is said of whom to invite, if it belongs together.
///
/// # Errors
/// 422 `EVENT_INVITATION_VALIDATION_FAILED` on each field that the audience needs and that is not there, or that belongs to another one.
pub fn choose(
    audience: Audience,
    members: Option<Vec<i64>>,
    group: Option<i64>,
    source: Option<i64>,
) -> Result<Choice, Refusal> {
    let said = [
        ("user_ids", Audience::Members, members.is_some()),
        ("group_id", Audience::Group, group.is_some()),
        ("source_event_id", Audience::Participants, source.is_some()),
    ];
    let refused = said.into_iter().filter_map(|(field, of, is_said)| match (of == audience, is_said) {
        (true, false) => Some(wrong(field, say!("field-required"))),
        (false, true) => Some(wrong(field, say!("event-invitation-other-audience"))),
        _ => None,
    });
    if let Some(refusal) = refused.reduce(Refusal::and) {
        return Err(refusal);
    }
    let named = members.unwrap_or_default();
    let each: BTreeSet<i64> = named.iter().copied().collect();
    let duplicates = i64::try_from(named.len() - each.len()).unwrap_or(i64::MAX);
    let members = each.into_iter().map(MemberId::from).collect();
    Ok(Choice { audience, members, duplicates, group: group.map(Into::into), source: source.map(Into::into) })
}

/// A moment at which something expires.
///
/// # Errors
/// 422 `EVENT_INVITATION_VALIDATION_FAILED` on `field` for a moment that is past or too far away.
pub fn end(field: &'static str, said: Option<Timestamp>, now: Timestamp) -> Result<Option<Timestamp>, Refusal> {
    match said {
        Some(at) if at <= now || at > now + AHEAD => Err(wrong(field, say!("event-broadcast-moment"))),
        said => Ok(said),
    }
}

/// When a campaign is issued.
///
/// # Errors
/// 422 `EVENT_INVITATION_VALIDATION_FAILED` on `scheduled_at` for a moment that is past or not before the event begins.
pub fn moment(at: Timestamp, now: Timestamp, begins: Timestamp) -> Result<Timestamp, Refusal> {
    if at > now && at < begins { Ok(at) } else { Err(wrong("scheduled_at", say!("event-invitation-moment"))) }
}

/// How secrets of links begin.
pub const SECRET: &str = "nxi_";

/// Whether something may be the secret of a link.
#[must_use]
pub fn is_secret(text: &str) -> bool {
    let digits = text.strip_prefix(SECRET).unwrap_or_default();
    digits.len() == 64 && digits.bytes().all(|letter| letter.is_ascii_digit() || (b'a'..=b'f').contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_follow_is_this_table() {
        let rows = [Step::Schedule, Step::Issue, Step::Cancel].map(|step| {
            let all = CampaignStatus::ALL.iter().filter(|status| may_follow(step, **status));
            format!("{step:?}: {}", all.map(|status| status.as_str()).collect::<Vec<_>>().join(" "))
        });
        assert_eq!(
            rows,
            ["Schedule: draft scheduled", "Issue: draft scheduled", "Cancel: draft scheduled issuing cancelled"]
        );
    }

    #[test]
    fn an_invitation_follows_the_registration() {
        let rows = Registration::ALL.iter().map(|to| {
            let by =
                [(true, false), (false, false), (false, true)].map(|(member, itself)| outcome(*to, member, itself));
            format!("{:<9} {}", to.as_str(), by.map(|status| status.as_str()).join(" "))
        });
        let golden = "\
invited   issued issued issued
pending   accepted accepted accepted
confirmed accepted accepted accepted
declined  declined declined declined
cancelled declined revoked expired";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
    }

    #[test]
    fn an_audience_has_what_belongs_to_it() {
        let fields = |refusal: Refusal| {
            refusal.items.iter().map(|item| item.field.clone().unwrap_or_default().into_owned()).collect::<Vec<_>>()
        };
        let chosen = choose(Audience::Members, Some(vec![3, 2, 3]), None, None).unwrap();
        assert_eq!((chosen.members, chosen.duplicates), (vec![MemberId::from(2), MemberId::from(3)], 1));
        assert!(choose(Audience::Interested, None, None, None).is_ok());
        let refused = choose(Audience::Group, Some(vec![2]), None, Some(1)).unwrap_err();
        assert_eq!(fields(refused), ["user_ids", "group_id", "source_event_id"]);
    }
}
