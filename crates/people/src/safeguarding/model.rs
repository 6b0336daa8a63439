//! Measures, and what they say about two members: pure.

use contract::Code;

use crate::base::{MeasureId, MemberId, Refusal, Timestamp};
use crate::db::Json;
use crate::say;
use crate::{joined_record, record};

/// What two members may do with one another.
pub use contract::safeguarding::SafeguardingInteraction as Interaction;

/// What a measure does.
pub use contract::safeguarding::SafeguardingKind as Kind;

/// Whom [`Kind::NoContact`] binds.
pub use contract::safeguarding::SafeguardingDirection as Direction;

record! {
    /// The part of a measure that decides.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Terms {
        /// What it does.
        pub kind: Kind,
        /// Whom it is about.
        pub member_id: MemberId,
        /// The other one of a pair.
        pub partner_id: Option<MemberId>,
        /// Whom it binds.
        pub direction: Direction,
        /// For which interactions; `None` for all.
        pub interactions: Option<Json<Vec<Interaction>>>,
        /// Where vetting holds, or the member lives.
        pub jurisdiction: Option<String>,
    }
    select terms_columns
}

record! {
    /// Who took a measure, and who lifted it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct History {
        /// `safeguarding_measures.id`.
        pub id: MeasureId,
        /// Why it was taken.
        pub reason: String,
        /// It holds from then on.
        pub starts_at: Timestamp,
        /// It holds until then.
        pub ends_at: Option<Timestamp>,
        /// Who took it: a member of this community, or an administrator of the platform.
        pub made_by: MemberId,
        /// When.
        pub made_at: Timestamp,
        /// Who lifted it.
        pub lifted_by: Option<MemberId>,
        /// When.
        pub lifted_at: Option<Timestamp>,
        /// Why.
        pub lift_reason: Option<String>,
    }
    select history_columns
}

joined_record! {
    /// A measure with its history.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Measure {
        /// What decides.
        pub terms: Terms,
        /// Who took and lifted it.
        pub history: History,
    }
}

impl History {
    /// Whether the measure holds.
    #[must_use]
    pub fn in_force(&self, now: Timestamp) -> bool {
        self.lifted_at.is_none() && self.starts_at <= now && self.ends_at.is_none_or(|end| end > now)
    }
}

impl Terms {
    /// Whether it is about what is going to happen.
    fn covers(&self, interaction: Interaction) -> bool {
        self.interactions.as_ref().is_none_or(|Json(some)| some.contains(&interaction))
    }

    /// Whether it keeps `from` from turning to `to`, one of whom it is about.
    fn forbids(&self, from: MemberId, to: MemberId) -> bool {
        match self.partner_id {
            Some(partner) => (self.member_id, partner) == (from, to) || (self.member_id, partner) == (to, from),
            None => match self.direction {
                Direction::To => self.member_id == to,
                Direction::From => self.member_id == from,
                Direction::Both => self.member_id == from || self.member_id == to,
            },
        }
    }
}

/// What a rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The two may meet.
    Allowed,
    /// They may not.
    Restricted,
    /// Not before it is known where one of them lives.
    JurisdictionRequired,
    /// Not before one of them is vetted.
    VettingRequired,
}

impl Verdict {
    /// What whoever asks is told: the code, and no reason.
    #[must_use]
    pub fn refusal(self) -> Option<Refusal> {
        let (code, sentence) = match self {
            Self::Allowed => return None,
            Self::Restricted => (Code::SafeguardingContactRestricted, say!("contact-restricted")),
            Self::JurisdictionRequired => (Code::SafeguardingJurisdictionRequired, say!("jurisdiction-required")),
            Self::VettingRequired => (Code::VettingRequired, say!("vetting-required")),
        };
        Some(Refusal::new(code, sentence))
    }
}

/// What the measures in force about two members say. The strictest speaks: no contact before a missing jurisdiction, that
/// before missing vetting.
#[must_use]
pub fn judge(measures: &[Terms], from: MemberId, to: MemberId, interaction: Interaction) -> Verdict {
    let covering = || measures.iter().filter(|terms| terms.covers(interaction));
    if covering().any(|terms| terms.kind == Kind::NoContact && terms.forbids(from, to)) {
        return Verdict::Restricted;
    }
    let other = |member: MemberId| if member == from { to } else { from };
    let about = |kind: Kind, member: MemberId| {
        measures.iter().filter(move |terms| terms.kind == kind && terms.member_id == member)
    };
    let unknown = covering()
        .filter(|terms| terms.kind == Kind::JurisdictionRequired)
        .any(|terms| about(Kind::JurisdictionKnown, other(terms.member_id)).next().is_none());
    if unknown {
        return Verdict::JurisdictionRequired;
    }
    let unvetted = covering().filter(|terms| terms.kind == Kind::VettingRequired).any(|terms| {
        let holds = |vetted: &Terms| terms.jurisdiction.is_none() || vetted.jurisdiction == terms.jurisdiction;
        !about(Kind::Vetted, other(terms.member_id)).any(holds)
    });
    if unvetted { Verdict::VettingRequired } else { Verdict::Allowed }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: i64 = 1;
    const BEN: i64 = 2;

    fn about(kind: Kind, member: i64) -> Terms {
        Terms {
            kind,
            member_id: member.into(),
            partner_id: None,
            direction: Direction::Both,
            interactions: None,
            jurisdiction: None,
        }
    }

    fn no_contact(direction: Direction, member: i64) -> Terms {
        Terms { direction, ..about(Kind::NoContact, member) }
    }

    fn somewhere(terms: Terms, place: &str) -> Terms {
        Terms { jurisdiction: Some(place.to_owned()), ..terms }
    }

    #[test]
    fn every_kind_of_measure_in_both_directions() {
        use Verdict::{Allowed, JurisdictionRequired, Restricted, VettingRequired};
        let pair = Terms { partner_id: Some(BEN.into()), ..about(Kind::NoContact, ADA) };
        let third = Terms { partner_id: Some(3.into()), ..about(Kind::NoContact, ADA) };
        let vetting = about(Kind::VettingRequired, ADA);
        let local = somewhere(vetting.clone(), "IE");
        let place = about(Kind::JurisdictionRequired, ADA);
        // The measures in force, then what Ada to Ben and Ben to Ada are told.
        let table: Vec<(Vec<Terms>, Verdict, Verdict)> = vec![
            (vec![], Allowed, Allowed),
            (vec![no_contact(Direction::To, ADA)], Allowed, Restricted),
            (vec![no_contact(Direction::From, ADA)], Restricted, Allowed),
            (vec![no_contact(Direction::Both, ADA)], Restricted, Restricted),
            (vec![pair.clone()], Restricted, Restricted),
            (vec![third], Allowed, Allowed),
            (vec![vetting.clone()], VettingRequired, VettingRequired),
            (vec![vetting.clone(), about(Kind::Vetted, BEN)], Allowed, Allowed),
            (vec![vetting.clone(), about(Kind::Vetted, ADA)], VettingRequired, VettingRequired),
            (vec![local.clone(), about(Kind::Vetted, BEN)], VettingRequired, VettingRequired),
            (vec![local.clone(), somewhere(about(Kind::Vetted, BEN), "FR")], VettingRequired, VettingRequired),
            (vec![local, somewhere(about(Kind::Vetted, BEN), "IE")], Allowed, Allowed),
            (vec![place.clone()], JurisdictionRequired, JurisdictionRequired),
            (vec![place.clone(), somewhere(about(Kind::JurisdictionKnown, BEN), "IE")], Allowed, Allowed),
            (vec![vetting.clone(), place.clone()], JurisdictionRequired, JurisdictionRequired),
            (vec![vetting, place, pair], Restricted, Restricted),
            (vec![about(Kind::Vetted, ADA), about(Kind::JurisdictionKnown, BEN)], Allowed, Allowed),
        ];
        for (measures, there, back) in table {
            for interaction in Interaction::ALL.iter().copied() {
                assert_eq!(judge(&measures, ADA.into(), BEN.into(), interaction), there, "{measures:?}");
                assert_eq!(judge(&measures, BEN.into(), ADA.into(), interaction), back, "{measures:?}");
            }
        }
    }

    #[test]
    fn a_measure_may_be_about_some_interactions_only() {
        let some = Some(Json(vec![Interaction::Review, Interaction::Message]));
        for kind in [Kind::NoContact, Kind::VettingRequired, Kind::JurisdictionRequired] {
            let measures = [Terms { interactions: some.clone(), ..about(kind, ADA) }];
            for interaction in Interaction::ALL.iter().copied() {
                let free = judge(&measures, ADA.into(), BEN.into(), interaction) == Verdict::Allowed;
                let named = matches!(interaction, Interaction::Review | Interaction::Message);
                assert_eq!(free, !named, "{kind} {interaction}");
            }
        }
    }

    #[test]
    fn a_measure_holds_from_its_start_until_its_end_or_lifting() {
        let at = |seconds: i64| Timestamp::from_timestamp(seconds, 0).unwrap();
        let history = History {
            id: 1.into(),
            reason: "x".to_owned(),
            starts_at: at(10),
            ends_at: Some(at(20)),
            made_by: 9.into(),
            made_at: at(5),
            lifted_by: None,
            lifted_at: None,
            lift_reason: None,
        };
        for (seconds, holds) in [(9, false), (10, true), (19, true), (20, false)] {
            assert_eq!(history.in_force(at(seconds)), holds, "{seconds}");
        }
        assert!(History { ends_at: None, ..history.clone() }.in_force(at(99)));
        assert!(!History { lifted_at: Some(at(12)), ..history }.in_force(at(15)));
    }
}
