//! Who hears by which channel: pure.

use crate::notifications::model::Kind;
use crate::notifications::prefs::model::{Decided, Frequency, Preferences, frequency};

/// How a kind of line goes out by mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mail {
    /// It does not.
    Never,
    /// As a letter of its own, at once, which others write: see `ledger` and `email`.
    OfItsOwn,
    /// As often as the member decided.
    AsDecided,
    /// At once, whatever the member decided about gathered mails: somebody waits, or somebody is responsible.
    AtOnce,
}

/// What a member can switch off, by kind.
type Switch = fn(&Preferences) -> bool;

impl Kind {
    /// How it goes out by mail. Source: seed 1, "Dispatch behaviour" 4; spec notifications 6 and 12.
    pub const fn mail(self) -> Mail {
        match self {
            Self::ConnectionRequest
            | Self::ConnectionAccepted
            | Self::NewMessage
            | Self::ReviewReceived
            | Self::ExchangeRequested
            | Self::ExchangePendingBroker
            | Self::ExchangeAccepted
            | Self::ExchangeApproved
            | Self::ExchangeRejected
            | Self::ExchangeDeclined
            | Self::ExchangeStarted
            | Self::ExchangeToConfirm
            | Self::ExchangeCompleted
            | Self::ExchangeCancelled
            | Self::ExchangeDisputed
            | Self::ExchangeNeedsBroker
            | Self::CreditsTaken
            | Self::NewListingCreated
            | Self::ListingReportCreated
            | Self::NewGroupCreated
            | Self::NewUserRegistered
            | Self::SafeguardingContactBlocked => Mail::AtOnce,
            Self::ListingSaved | Self::GroupMemberJoined => Mail::AsDecided,
            Self::Transaction | Self::CreditsReceived | Self::Welcome => Mail::OfItsOwn,
            Self::ConnectionDeclined | Self::ReviewHidden | Self::ReviewRemoved | Self::GroupChatroomMessage => {
                Mail::Never
            }
        }
    }

    /// The switch that turns its mails off; none if there is none of its own.
    const fn switch(self) -> Option<Switch> {
        match self {
            Self::ConnectionRequest | Self::ConnectionAccepted | Self::ConnectionDeclined => {
                Some(|preferences| preferences.email_connections)
            }
            Self::NewMessage => Some(|preferences| preferences.email_messages),
            Self::ReviewReceived | Self::ReviewHidden | Self::ReviewRemoved => {
                Some(|preferences| preferences.email_reviews)
            }
            Self::ListingSaved => Some(|preferences| preferences.email_listings),
            // An exchange is about hours from its first step on.
            Self::Transaction
            | Self::CreditsReceived
            | Self::CreditsTaken
            | Self::ExchangeRequested
            | Self::ExchangePendingBroker
            | Self::ExchangeAccepted
            | Self::ExchangeApproved
            | Self::ExchangeRejected
            | Self::ExchangeDeclined
            | Self::ExchangeStarted
            | Self::ExchangeToConfirm
            | Self::ExchangeCompleted
            | Self::ExchangeCancelled
            | Self::ExchangeDisputed => Some(|preferences| preferences.email_transactions),
            Self::GroupMemberJoined
            | Self::GroupChatroomMessage
            | Self::ExchangeNeedsBroker
            | Self::NewListingCreated
            | Self::ListingReportCreated
            | Self::NewGroupCreated
            | Self::NewUserRegistered
            | Self::SafeguardingContactBlocked
            | Self::Welcome => None,
        }
    }

    /// Whether the member wants mails of it at all.
    pub fn is_wanted_by_mail(self, preferences: &Preferences) -> bool {
        self.switch().map_or_else(|| preferences.any_mail(), |on| on(preferences))
    }

    /// Whether it is for those who look after the community, who hear of it whomever they have muted.
    pub const fn is_for_staff(self) -> bool {
        matches!(
            self,
            Self::NewListingCreated
                | Self::ListingReportCreated
                | Self::ExchangeNeedsBroker
                | Self::NewGroupCreated
                | Self::NewUserRegistered
                | Self::SafeguardingContactBlocked
        )
    }

    /// Whether it may ring on the phone. What only says that nothing came of something does not.
    pub const fn is_pushed(self) -> bool {
        !matches!(self, Self::ConnectionDeclined | Self::ReviewHidden | Self::ReviewRemoved)
    }
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
pub fn decide(kind: Kind, facts: &Facts) -> Plan {
    let Policy { frequency: place, email, push } = facts.policy;
    if (facts.hushed && !kind.is_for_staff()) || place == Some(Frequency::Off) {
        return Plan::default();
    }
    let often = match kind.mail() {
        Mail::AtOnce | Mail::OfItsOwn => Frequency::Instant,
        Mail::AsDecided | Mail::Never => place.unwrap_or_else(|| frequency(&facts.decided)),
    };
    let bell = !facts.rang;
    let rings = bell && push && facts.active && kind.is_pushed();
    let mails = matches!(kind.mail(), Mail::AsDecided | Mail::AtOnce)
        && !(facts.rang && kind.is_said_once())
        && email
        && often != Frequency::Off
        && facts.active
        && kind.is_wanted_by_mail(&facts.preferences);
    Plan { bell, push: rings.then_some(often != Frequency::Instant), mail: mails.then_some(often) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts() -> Facts {
        Facts {
            hushed: false,
            rang: false,
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
        for kind in Kind::ALL {
            let heard = decide(*kind, &Facts { hushed: true, ..facts() }) != Plan::default();
            assert_eq!(heard, kind.is_for_staff(), "{kind}");
        }
    }

    #[test]
    fn a_muted_place_reaches_nobody_not_even_with_what_goes_out_at_once() {
        let policy = Policy { frequency: Some(Frequency::Off), ..Policy::default() };
        for kind in Kind::ALL {
            assert_eq!(decide(*kind, &Facts { policy, ..facts() }), Plan::default(), "{kind}");
        }
    }

    #[test]
    fn the_forced_types_of_the_seed_go_out_at_once_whatever_was_decided() {
        let off = Decided { global: Some(Frequency::Off), community: Some(Frequency::Monthly), ..Decided::default() };
        for kind in [Kind::NewMessage, Kind::ConnectionRequest, Kind::ConnectionAccepted] {
            let expected = plan(true, ANY, Some(Frequency::Instant));
            assert_eq!(decide(kind, &Facts { decided: off, ..facts() }), expected, "{kind}");
        }
    }

    #[test]
    fn a_line_that_rang_a_moment_ago_does_not_ring_or_push_but_its_mail_goes_unless_it_is_said_once() {
        let decided = Decided { global: Some(Frequency::Instant), ..Decided::default() };
        let rang = Facts { rang: true, decided, ..facts() };
        assert_eq!(decide(Kind::NewMessage, &rang), plan(false, None, Some(Frequency::Instant)));
        for kind in [Kind::ListingSaved, Kind::ListingReportCreated, Kind::SafeguardingContactBlocked] {
            assert_eq!(decide(kind, &rang), Plan::default(), "{kind}");
        }
    }

    #[test]
    fn hours_that_come_ring_on_the_phone_whatever_was_decided_about_gathered_mails() {
        for kind in [Kind::Transaction, Kind::CreditsReceived, Kind::Welcome] {
            assert_eq!(decide(kind, &facts()), plan(true, ANY, None), "{kind}");
        }
    }

    #[test]
    fn what_is_not_forced_follows_the_nearest_decision_and_is_never_mailed_undecided() {
        let joined =
            |decided: Decided, policy: Policy| decide(Kind::GroupMemberJoined, &Facts { decided, policy, ..facts() });
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
            (Kind::NewMessage, Preferences { email_messages: false, ..on }),
            (Kind::ConnectionRequest, Preferences { email_connections: false, ..on }),
            (Kind::ConnectionAccepted, Preferences { email_connections: false, ..on }),
            (Kind::ReviewReceived, Preferences { email_reviews: false, ..on }),
            (Kind::ExchangeRequested, Preferences { email_transactions: false, ..on }),
            (Kind::CreditsTaken, Preferences { email_transactions: false, ..on }),
        ] {
            assert_eq!(decide(kind, &Facts { preferences: off, ..facts() }), plan(true, ANY, None), "{kind}");
            assert_eq!(decide(kind, &Facts { preferences: on, ..facts() }).mail, Some(Frequency::Instant), "{kind}");
        }
    }

    #[test]
    fn whoever_may_not_sign_in_gets_the_line_and_nothing_that_leaves_the_house() {
        for kind in Kind::ALL {
            assert_eq!(decide(*kind, &Facts { active: false, ..facts() }), plan(true, None, None), "{kind}");
        }
    }
}
