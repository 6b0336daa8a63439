//! What an endorsement is: pure.

use std::collections::BTreeMap;

use contract::Code;

use crate::base::text::name_key;
use crate::base::{EndorsementId, MemberId, Refusal, Timestamp};
use crate::members::Card;
use crate::say;
use crate::{joined_record, record};

/// So many who vouch make the badge (seed 0, "Limits").
pub const THRESHOLD: i64 = 3;

/// A comment is cut after so many characters (spec platform 6.3).
const COMMENT: usize = 500;

record! {
    /// One endorsement.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Endorsement {
        /// `skill_endorsements.id`.
        pub id: EndorsementId,
        /// Whose skill it is.
        pub endorsed_id: MemberId,
        /// As the endorser spelled it.
        pub skill_name: String,
        /// As it counts.
        pub skill_key: String,
        /// What the endorser has seen of it.
        pub comment: Option<String>,
        /// When it was given.
        pub created_at: Timestamp,
    }
    select endorsement_columns
}

joined_record! {
    /// One endorsement and who gave it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct EndorsementWithEndorser {
        /// The endorsement.
        pub endorsement: Endorsement,
        /// How many endorse this skill of this member.
        pub count: i64,
        /// Who gave it.
        pub endorser: Card,
    }
}

/// A skill of a member, with who endorses it.
#[derive(Clone, Debug, PartialEq)]
pub struct SkillWithEndorsers {
    /// As it was last spelled.
    pub skill_name: String,
    /// How many endorse it.
    pub count: i64,
    /// When it was last endorsed.
    pub latest: Timestamp,
    /// The latest endorsers first; not all of them.
    pub endorsers: Vec<Card>,
}

/// Puts endorsements that come skill by skill, the latest first, into groups, by member.
#[must_use]
pub fn grouped(given: Vec<EndorsementWithEndorser>) -> BTreeMap<MemberId, Vec<SkillWithEndorsers>> {
    let mut groups: BTreeMap<MemberId, Vec<SkillWithEndorsers>> = BTreeMap::new();
    let mut last: Option<(MemberId, String)> = None;
    for EndorsementWithEndorser { endorsement, count, endorser } in given {
        let of_member = groups.entry(endorsement.endorsed_id).or_default();
        let key = (endorsement.endorsed_id, endorsement.skill_key);
        match of_member.last_mut() {
            Some(group) if last.as_ref() == Some(&key) => group.endorsers.push(endorser),
            _ => of_member.push(SkillWithEndorsers {
                skill_name: endorsement.skill_name,
                count,
                latest: endorsement.created_at,
                endorsers: vec![endorser],
            }),
        }
        last = Some(key);
    }
    groups
}

/// The name of a skill without spaces around it, and as it counts: in lower case. `None` if nothing is left.
#[must_use]
pub fn skill(typed: &str) -> Option<(&str, String)> {
    let name = typed.trim();
    (!name.is_empty()).then(|| (name, name_key(name)))
}

/// A comment without spaces around it, cut; `None` if nothing is left.
#[must_use]
pub fn comment(typed: Option<&str>) -> Option<String> {
    let text = typed?.trim();
    (!text.is_empty()).then(|| text.chars().take(COMMENT).collect())
}

/// What whoever endorses a skill twice is told, by the check and by the constraint.
#[must_use]
pub fn already_endorsed() -> Refusal {
    Refusal::new(Code::AlreadyEndorsed, say!("endorsement-exists"))
}

/// What whoever endorses themselves is told.
#[must_use]
pub fn own() -> Refusal {
    Refusal::new(Code::SelfEndorsement, say!("endorse-yourself"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::members::ProfileType;

    fn card(id: i64) -> Card {
        Card {
            id: id.into(),
            first_name: "Ada".to_owned(),
            last_name: String::new(),
            organization_name: None,
            profile_type: ProfileType::Individual,
            avatar_url: None,
            last_active_at: None,
            location: None,
            bio: None,
            tagline: None,
        }
    }

    fn given(endorsed: i64, name: &str, count: i64, by: i64) -> EndorsementWithEndorser {
        let endorsement = Endorsement {
            id: 1.into(),
            endorsed_id: endorsed.into(),
            skill_name: name.to_owned(),
            skill_key: name.to_lowercase(),
            comment: None,
            created_at: Timestamp::UNIX_EPOCH,
        };
        EndorsementWithEndorser { endorsement, count, endorser: card(by) }
    }

    #[test]
    fn endorsements_become_groups() {
        let groups =
            grouped(vec![given(7, "Rust", 2, 1), given(7, "rust", 2, 2), given(7, "Tea", 1, 3), given(8, "Tea", 1, 4)]);
        let told: Vec<_> = groups
            .iter()
            .map(|(member, groups)| {
                let of = |group: &SkillWithEndorsers| {
                    let ids: Vec<_> = group.endorsers.iter().map(|card| card.id.get()).collect();
                    (group.skill_name.clone(), group.count, ids)
                };
                (member.get(), groups.iter().map(of).collect::<Vec<_>>())
            })
            .collect();
        let tea = |id| ("Tea".to_owned(), 1, vec![id]);
        assert_eq!(told, [(7, vec![("Rust".to_owned(), 2, vec![1, 2]), tea(3)]), (8, vec![tea(4)])]);
    }

    #[test]
    fn spelling_does_not_make_another_skill() {
        assert_eq!(skill("  Élan Vital "), Some(("Élan Vital", "élan vital".to_owned())));
        assert_eq!(skill(" \t"), None);
    }

    #[test]
    fn a_comment_is_cut_by_letters() {
        assert_eq!(comment(Some(&"é".repeat(600))).map(|text| text.chars().count()), Some(COMMENT));
        assert_eq!(comment(Some("  thanks ")).as_deref(), Some("thanks"));
        assert_eq!((comment(Some("  ")), comment(None)), (None, None));
    }
}
