//! What becomes of a listing that its owner rewrites, and of one that staff decide about: pure.

use contract::Code;

use super::model::{Hand, Listing, Moderation, Status, WAITING, step};
use crate::base::{MemberId, Refusal, Timestamp};
use crate::language::Sentence;
use crate::tenancy::ListingRules;
use crate::{say, words};

words! {
    /// What staff decide about a listing that waits.
    pub enum Decision {
        /// Everybody may see it.
        Approve = "approve",
        /// It goes back to its owner.
        Reject = "reject",
    }
}

/// What somebody changes of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// What members read of it, or find it by.
    pub is_rewritten: bool,
    /// The status that is wished for.
    pub status: Option<Status>,
}

/// Where a listing stands after a change. `moderated`: staff approve listings in this community.
///
/// What its owner rewrites is not what staff have approved: it waits again, now, or once it is activated. What was rejected waits again as
/// soon as it is rewritten, also where the community has stopped approving since: somebody said no to it.
///
/// # Errors
/// As [`step`]. Rewriting what was not approved and wishing it active is one wish: to be looked at.
pub fn after(
    from: (Status, Moderation),
    hand: Hand,
    change: Change,
    moderated: bool,
) -> Result<(Status, Moderation), Refusal> {
    let is_rewritten = change.is_rewritten && hand == Hand::Owner;
    let is_sent_in = is_rewritten
        && change.status == Some(Status::Active)
        && from.1 != Moderation::Approved
        && from.0 != Status::Suspended;
    if is_sent_in {
        return Ok(WAITING);
    }
    let moved = match change.status.filter(|to| *to != from.0) {
        Some(to) => step(from, hand, to)?,
        None => from,
    };
    Ok(if is_rewritten { rewritten(moved, moderated) } else { moved })
}

fn rewritten((status, moderation): (Status, Moderation), moderated: bool) -> (Status, Moderation) {
    match (status, moderation) {
        // Who took it away brings it back.
        (Status::Suspended | Status::Deleted, _) => (status, moderation),
        (Status::Pending, _) | (_, Moderation::Rejected) | (Status::Active, Moderation::PendingReview) => WAITING,
        (Status::Active, Moderation::Approved) if moderated => WAITING,
        (_, Moderation::Approved) if moderated => (status, Moderation::PendingReview),
        (_, Moderation::Approved | Moderation::PendingReview) => (status, moderation),
    }
}

/// A listing after staff have decided about it. One that is rejected is a draft of its owner's again. The time of one that everybody sees for
/// the first time begins now, as does that of one whose time ran out while it waited.
///
/// # Errors
/// 403 for whoever decides about their own, 422 for what does not wait, 409 for a submission that waits no longer: `FORBIDDEN` and
/// `INVALID_STATE` for approving, `REJECT_FAILED` for rejecting. 422 `VALIDATION_ERROR` on `reason` for rejecting without a word.
pub fn decided(
    listing: &Listing,
    by: MemberId,
    (decision, reason, submission): (Decision, Option<&str>, Option<i64>),
    rules: &ListingRules,
    now: Timestamp,
) -> Result<Listing, Refusal> {
    if listing.user_id == by {
        return Err(refused(decision, 403, Code::Forbidden, say!("listing-decide-own")));
    }
    if !listing.is_waiting() {
        return Err(refused(decision, 422, Code::InvalidState, say!("listing-not-waiting")));
    }
    if submission.is_some() && submission != listing.submission {
        return Err(refused(decision, 409, Code::InvalidState, say!("listing-changed-since")));
    }
    if decision == Decision::Reject && reason.is_none_or(str::is_empty) {
        return Err(Refusal::new(Code::ValidationError, say!("text-missing")).field("reason"));
    }
    let mut decided = listing.clone();
    match decision {
        Decision::Approve => {
            (decided.status, decided.moderation) = (Status::Active, Moderation::Approved);
            if listing.published_at.is_none() || listing.expires_at.is_some_and(|end| end <= now) {
                decided.lasts_until(rules.expiry(now), now);
            }
        }
        Decision::Reject => {
            (decided.status, decided.moderation) = (Status::Draft, Moderation::Rejected);
            decided.moderation_reason = reason.map(str::to_owned);
        }
    }
    Ok(decided)
}

/// The refusal of a decision. Rejecting has one code for every reason (spec desk 5).
pub fn refused(decision: Decision, status: u16, code: Code, sentence: Sentence) -> Refusal {
    let code = if decision == Decision::Reject { Code::RejectFailed } else { code };
    Refusal::new(code, sentence).status(status)
}

/// What follows from where a listing stood and stands: since when these words of it wait, that nothing is held against it once it is approved,
/// and when everybody could first see it. Whether something else waits now than before.
pub fn date(before: &Listing, after: &mut Listing, is_rewritten: bool, now: Timestamp) -> bool {
    let is_sent_in = after.is_waiting() && (is_rewritten || !before.is_waiting());
    after.submitted_at = match after.is_waiting() {
        true if is_sent_in => Some(now),
        true => before.submitted_at,
        false => None,
    };
    if after.moderation == Moderation::Approved {
        after.moderation_reason = None;
    }
    if after.is_indexed() {
        after.published_at = after.published_at.or(Some(now));
    }
    is_sent_in
}

#[cfg(test)]
mod tests {
    use Moderation::{Approved, PendingReview, Rejected};
    use Status::{Active, Deleted, Draft, Expired, Paused, Pending, Suspended};

    use super::*;
    use crate::listings::draft::blank;

    fn change(is_rewritten: bool, status: Option<Status>) -> Change {
        Change { is_rewritten, status }
    }

    #[test]
    fn what_its_owner_rewrites_is_looked_at_again() {
        let rewrites = change(true, None);
        for (from, moderated, plain) in [
            ((Active, Approved), WAITING, (Active, Approved)),
            ((Draft, Approved), (Draft, PendingReview), (Draft, Approved)),
            ((Paused, Approved), (Paused, PendingReview), (Paused, Approved)),
            ((Expired, Approved), (Expired, PendingReview), (Expired, Approved)),
            ((Suspended, Approved), (Suspended, Approved), (Suspended, Approved)),
            ((Deleted, Approved), (Deleted, Approved), (Deleted, Approved)),
            (WAITING, WAITING, WAITING),
            ((Draft, PendingReview), (Draft, PendingReview), (Draft, PendingReview)),
            ((Suspended, PendingReview), (Suspended, PendingReview), (Suspended, PendingReview)),
            ((Draft, Rejected), WAITING, WAITING),
            ((Paused, Rejected), WAITING, WAITING),
            ((Suspended, Rejected), (Suspended, Rejected), (Suspended, Rejected)),
        ] {
            for (rules, expected) in [(true, moderated), (false, plain)] {
                assert_eq!(after(from, Hand::Owner, rewrites, rules), Ok(expected), "{from:?} {rules}");
                assert_eq!(after(from, Hand::Admin, rewrites, rules), Ok(from), "{from:?} {rules}");
                assert_eq!(after(from, Hand::Owner, change(false, None), rules), Ok(from), "{from:?} {rules}");
            }
        }
    }

    #[test]
    fn a_wish_for_a_status_comes_before_that() {
        for (from, is_rewritten, to, expected) in [
            ((Active, Approved), true, Paused, Some((Paused, PendingReview))),
            ((Paused, Approved), true, Active, Some(WAITING)),
            ((Paused, Approved), false, Active, Some((Active, Approved))),
            ((Paused, PendingReview), false, Active, Some(WAITING)),
            ((Draft, Rejected), true, Active, Some(WAITING)),
            ((Draft, Rejected), false, Active, None),
            (WAITING, true, Active, Some(WAITING)),
            (WAITING, false, Active, None),
            (WAITING, true, Draft, None),
            ((Suspended, PendingReview), true, Active, None),
        ] {
            let outcome = after(from, Hand::Owner, change(is_rewritten, Some(to)), true);
            assert_eq!(outcome.ok(), expected, "{from:?} {is_rewritten} {to}");
        }
    }

    #[test]
    fn staff_decide_about_what_waits_and_is_not_theirs() {
        let (now, rules) = (Timestamp::UNIX_EPOCH, ListingRules { moderation: true, ..ListingRules::default() });
        let (owner, staff) = (1.into(), 2.into());
        let decide = |listing: &Listing, by, decision| {
            let outcome = decided(listing, by, (decision, Some("Too short."), None), &rules, now);
            outcome.map_err(|refusal| (refusal.code(), refusal.status))
        };
        for (status, moderation) in
            Status::ALL.iter().flat_map(|status| Moderation::ALL.iter().map(move |m| (*status, *m)))
        {
            let listing = Listing { status, moderation, ..blank(owner, &rules, now) };
            let approved = decide(&listing, staff, Decision::Approve);
            let rejected = decide(&listing, staff, Decision::Reject);
            if (status, moderation) == WAITING {
                let (approved, rejected) = (approved.unwrap(), rejected.unwrap());
                assert_eq!((approved.status, approved.moderation), (Active, Approved));
                assert_eq!((rejected.status, rejected.moderation), (Draft, Rejected));
                assert_eq!(rejected.moderation_reason.as_deref(), Some("Too short."));
            } else {
                assert_eq!(approved.unwrap_err().0, Code::InvalidState, "{status} {moderation}");
                assert_eq!(rejected.unwrap_err().0, Code::RejectFailed, "{status} {moderation}");
            }
            assert_eq!(decide(&listing, owner, Decision::Approve).unwrap_err().0, Code::Forbidden);
            assert_eq!(decide(&listing, owner, Decision::Reject).unwrap_err().0, Code::RejectFailed);
        }
    }

    #[test]
    fn staff_decide_about_the_words_that_they_have_read() {
        let (now, rules) = (Timestamp::UNIX_EPOCH, ListingRules { moderation: true, ..ListingRules::default() });
        let listing = Listing { submission: Some(7), ..blank(1.into(), &rules, now) };
        for decision in [Decision::Approve, Decision::Reject] {
            let decide = |submission| decided(&listing, 2.into(), (decision, Some("No."), submission), &rules, now);
            assert!(decide(None).is_ok() && decide(Some(7)).is_ok());
            assert_eq!(decide(Some(6)).unwrap_err().status, 409);
        }
    }

    #[test]
    fn what_waits_unchanged_keeps_its_place_and_what_is_approved_its_first_day() {
        let at = |seconds| Timestamp::UNIX_EPOCH + chrono::TimeDelta::seconds(seconds);
        let rules = ListingRules { moderation: true, ..ListingRules::default() };
        let waits = blank(1.into(), &rules, at(0));
        let mut still = waits.clone();
        assert!(!date(&waits, &mut still, false, at(5)));
        assert_eq!(still.submitted_at, Some(at(0)));
        assert!(date(&waits, &mut still, true, at(5)));
        assert_eq!(still.submitted_at, Some(at(5)));
        let mut shown =
            Listing { status: Active, moderation: Approved, moderation_reason: Some("x".into()), ..waits.clone() };
        assert!(!date(&waits, &mut shown, false, at(6)));
        assert_eq!(
            (shown.submitted_at, shown.moderation_reason.as_deref(), shown.published_at),
            (None, None, Some(at(6)))
        );
        let mut again = Listing { status: Pending, moderation: PendingReview, ..shown.clone() };
        assert!(date(&shown, &mut again, true, at(7)));
        assert_eq!((again.submitted_at, again.published_at), (Some(at(7)), Some(at(6))));
        let mut back = Listing { status: Active, moderation: Approved, ..again.clone() };
        assert!(!date(&again, &mut back, false, at(8)));
        assert_eq!((back.submitted_at, back.published_at), (None, Some(at(6))));
    }
}
