//! Who hears by which channel: pure.

use crate::notices::{Mail, Notice};
use crate::notifications::email::unsubscribe::topic;
use crate::notifications::prefs::model::{Decided, Frequency, Preferences, frequency};

/// Whether a member wants mails of a kind at all.
fn is_wanted_by_mail(kind: &Notice, preferences: &Preferences) -> bool {
    kind.switch.map_or_else(|| preferences.any_mail(), |topic| topic::is_wanted(topic, preferences))
}

/// What the place where it happened says, whatever else was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// How often; none if the place says nothing of it.
    pub frequency: Option<Frequency>,
    /// By mail.
    pub email: bool,
    /// On the phone.
    pub push: bool,
}

impl Default for Policy {
    fn default() -> Self {
        Self { frequency: None, email: true, push: true }
    }
}

/// What is known when a line is about to go out.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The recipient wants to hear nothing of whoever caused it, or one has blocked the other.
    pub hushed: bool,
    /// The same line rang a moment ago.
    pub rang: bool,
    /// The same line rang so lately that it does not go out by mail again.
    pub mailed: bool,
    /// The recipient may sign in.
    pub active: bool,
    /// What the place says.
    pub policy: Policy,
    /// How often the recipient and the community decided.
    pub decided: Decided,
    /// What the recipient wants to hear of.
    pub preferences: Preferences,
}

/// By which channels a line goes out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// A line in the bell.
    pub bell: bool,
    /// On the phone; true if only where the type has words of its own.
    pub push: Option<bool>,
    /// A mail, as often.
    pub mail: Option<Frequency>,
}

/// The decisions of the ten steps.
#[must_use]
pub fn decide(kind: &Notice, facts: &Facts) -> Plan {
    let Policy { frequency: place, email, push } = facts.policy;
    if (facts.hushed && !kind.for_staff) || place == Some(Frequency::Off) {
        return Plan::default();
    }
    let often = match kind.mail {
        Mail::AtOnce | Mail::OfItsOwn => Frequency::Instant,
        Mail::AsDecided | Mail::Never => place.unwrap_or_else(|| frequency(&facts.decided)),
    };
    let bell = !facts.rang;
    let rings = bell && push && facts.active && kind.pushed;
    let mails = matches!(kind.mail, Mail::AsDecided | Mail::AtOnce)
        && !facts.mailed
        && email
        && often != Frequency::Off
        && facts.active
        && is_wanted_by_mail(kind, &facts.preferences);
    Plan { bell, push: rings.then_some(often != Frequency::Instant), mail: mails.then_some(often) }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::auth::notices::WELCOME;
    use crate::base::Timestamp;
    use crate::connections::notices::{CONNECTION_ACCEPTED, CONNECTION_REQUEST};
    use crate::exchanges::notices::REQUESTED;
    use crate::groups::notices::{GROUP_INVITE, GROUP_JOIN_REQUEST, GROUP_MEMBER_JOINED};
    use crate::listings::notices::{LISTING_PENDING_REVIEW, LISTING_REJECTED, LISTING_REPORT_CREATED, LISTING_SAVED};
    use crate::messages::notices::NEW_MESSAGE;
    use crate::notifications::areas;
    use crate::reviews::notices::REVIEW_RECEIVED;
    use crate::safeguarding::notices::CONTACT_BLOCKED;
    use crate::wallet::notices::{CREDITS_RECEIVED, CREDITS_TAKEN, TRANSACTION};

    fn facts() -> Facts {
        Facts {
            hushed: false,
            rang: false,
            mailed: false,
            active: true,
            policy: Policy::default(),
            decided: Decided::default(),
            preferences: Preferences::default(),
        }
    }

    const CURATED: Option<bool> = Some(true);
    const ANY: Option<bool> = Some(false);

    fn plan(bell: bool, push: Option<bool>, mail: Option<Frequency>) -> Plan {
        Plan { bell, push, mail }
    }

    #[test]
    fn a_muted_or_blocked_sender_reaches_nobody_but_those_who_look_after_the_community() {
        for kind in areas::kinds() {
            let heard = decide(kind, &Facts { hushed: true, ..facts() }) != Plan::default();
            assert_eq!(heard, kind.for_staff, "{kind}");
        }
    }

    #[test]
    fn a_muted_place_reaches_nobody_not_even_with_what_goes_out_at_once() {
        let policy = Policy { frequency: Some(Frequency::Off), ..Policy::default() };
        for kind in areas::kinds() {
            assert_eq!(decide(kind, &Facts { policy, ..facts() }), Plan::default(), "{kind}");
        }
    }

    #[test]
    fn the_forced_types_of_the_seed_go_out_at_once_whatever_was_decided() {
        let off = Decided { global: Some(Frequency::Off), community: Some(Frequency::Monthly), ..Decided::default() };
        for kind in [&NEW_MESSAGE, &CONNECTION_REQUEST, &CONNECTION_ACCEPTED] {
            let expected = plan(true, ANY, Some(Frequency::Instant));
            assert_eq!(decide(kind, &Facts { decided: off, ..facts() }), expected, "{kind}");
        }
    }

    #[test]
    fn a_line_that_rang_a_moment_ago_does_not_ring_or_push_but_its_mail_goes_unless_it_is_said_once() {
        let decided = Decided { global: Some(Frequency::Instant), ..Decided::default() };
        let rang = Facts { rang: true, decided, ..facts() };
        let mailed = Facts { mailed: true, ..rang.clone() };
        assert_eq!(decide(&NEW_MESSAGE, &rang), plan(false, None, Some(Frequency::Instant)));
        for kind in [&LISTING_SAVED, &LISTING_REPORT_CREATED, &CONTACT_BLOCKED, &GROUP_JOIN_REQUEST, &GROUP_INVITE] {
            assert_eq!(decide(kind, &mailed), Plan::default(), "{kind}");
        }
        let later = Facts { rang: false, ..mailed };
        assert_eq!(decide(&CONNECTION_REQUEST, &later), plan(true, ANY, None));
    }

    #[test]
    fn what_rings_again_after_a_minute_and_what_goes_out_by_mail_again() {
        let now = Timestamp::UNIX_EPOCH + TimeDelta::days(9);
        let ago = |time| now - time;
        for (kind, rings, mailed) in [
            (&NEW_MESSAGE, ago(TimeDelta::minutes(1)), None),
            (&CONNECTION_REQUEST, ago(TimeDelta::minutes(1)), Some(ago(TimeDelta::days(1)))),
            (&LISTING_REPORT_CREATED, ago(TimeDelta::minutes(10)), Some(ago(TimeDelta::minutes(10)))),
            (&LISTING_PENDING_REVIEW, now, None),
            (&LISTING_SAVED, Timestamp::UNIX_EPOCH, Some(Timestamp::UNIX_EPOCH)),
        ] {
            assert_eq!((kind.rings_once_since(now), kind.mailed_once_since(now)), (rings, mailed), "{kind}");
        }
    }

    #[test]
    fn hours_that_come_ring_on_the_phone_whatever_was_decided_about_gathered_mails() {
        for kind in [&TRANSACTION, &CREDITS_RECEIVED, &WELCOME] {
            assert_eq!(decide(kind, &facts()), plan(true, ANY, None), "{kind}");
        }
    }

    #[test]
    fn what_is_not_forced_follows_the_nearest_decision_and_is_never_mailed_undecided() {
        let joined =
            |decided: Decided, policy: Policy| decide(&GROUP_MEMBER_JOINED, &Facts { decided, policy, ..facts() });
        let nobody = Decided::default();
        let digest = Policy { frequency: Some(Frequency::Daily), ..Policy::default() };
        for (decided, policy, push, mail) in [
            (nobody, Policy::default(), CURATED, None),
            (
                Decided { community: Some(Frequency::Daily), ..nobody },
                Policy::default(),
                CURATED,
                Some(Frequency::Daily),
            ),
            (
                Decided { global: Some(Frequency::Instant), community: Some(Frequency::Off), ..nobody },
                Policy::default(),
                ANY,
                Some(Frequency::Instant),
            ),
            (
                Decided { group: Some(Frequency::Monthly), global: Some(Frequency::Instant), ..nobody },
                Policy::default(),
                CURATED,
                Some(Frequency::Monthly),
            ),
            (Decided { global: Some(Frequency::Off), ..nobody }, Policy::default(), CURATED, None),
            (Decided { global: Some(Frequency::Instant), ..nobody }, digest, CURATED, Some(Frequency::Daily)),
            (
                Decided { global: Some(Frequency::Instant), ..nobody },
                Policy { email: false, ..Policy::default() },
                ANY,
                None,
            ),
            (
                Decided { global: Some(Frequency::Instant), ..nobody },
                Policy { push: false, ..Policy::default() },
                None,
                Some(Frequency::Instant),
            ),
        ] {
            assert_eq!(joined(decided, policy), plan(true, push, mail), "{decided:?} {policy:?}");
        }
    }

    #[test]
    fn a_switch_turns_off_the_mails_of_its_kinds_and_nothing_else() {
        let on = Preferences::default();
        for (kind, off) in [
            (&NEW_MESSAGE, Preferences { email_messages: false, ..on }),
            (&CONNECTION_REQUEST, Preferences { email_connections: false, ..on }),
            (&CONNECTION_ACCEPTED, Preferences { email_connections: false, ..on }),
            (&REVIEW_RECEIVED, Preferences { email_reviews: false, ..on }),
            (&REQUESTED, Preferences { email_transactions: false, ..on }),
            (&CREDITS_TAKEN, Preferences { email_transactions: false, ..on }),
            (&LISTING_REJECTED, Preferences { email_listings: false, ..on }),
        ] {
            assert_eq!(decide(kind, &Facts { preferences: off, ..facts() }), plan(true, ANY, None), "{kind}");
            assert_eq!(decide(kind, &Facts { preferences: on, ..facts() }).mail, Some(Frequency::Instant), "{kind}");
        }
    }

    #[test]
    fn whoever_may_not_sign_in_gets_the_line_and_nothing_that_leaves_the_house() {
        for kind in areas::kinds() {
            assert_eq!(decide(kind, &Facts { active: false, ..facts() }), plan(true, None, None), "{kind}");
        }
    }
}
