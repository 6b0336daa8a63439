//! What an endorsement is: pure.

use std::collections::BTreeMap;

use contract::Code;

use crate::base::text::search_text;
use crate::base::{EndorsementId, MemberId, Refusal, Timestamp};
use crate::members::Card;
use crate::record;
use crate::say;

/// So many who vouch make the badge (seed 0, "Limits").
pub const THRESHOLD: i64 = 3;

/// A comment is cut after so many characters (spec platform 6.3).
const COMMENT: usize = 500;

record! {
    /// One endorsement, without the endorser's card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Line {
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
        /// How many endorse this skill of this member.
        pub count: i64,
    }
}

/// A skill of a member, with who endorses it.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// As it was last spelled.
    pub skill_name: String,
    /// How many endorse it.
    pub count: i64,
    /// When it was last endorsed.
    pub latest: Timestamp,
    /// The latest endorsers first; not all of them.
    pub endorsers: Vec<Card>,
}

/// Puts lines that come skill by skill, the latest first, into groups, by member.
#[must_use]
pub fn grouped(lines: Vec<(Line, Card)>) -> BTreeMap<MemberId, Vec<Group>> {
    let mut groups: BTreeMap<MemberId, Vec<Group>> = BTreeMap::new();
    let mut last: Option<(MemberId, String)> = None;
    for (line, endorser) in lines {
        let of_member = groups.entry(line.endorsed_id).or_default();
        let key = (line.endorsed_id, line.skill_key);
        match of_member.last_mut() {
            Some(group) if last.as_ref() == Some(&key) => group.endorsers.push(endorser),
            _ => of_member.push(Group {
                skill_name: line.skill_name,
                count: line.count,
                latest: line.created_at,
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
    (!name.is_empty()).then(|| (name, search_text([name])))
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

    fn line(endorsed: i64, name: &str, count: i64) -> Line {
        Line {
            id: 1.into(),
            endorsed_id: endorsed.into(),
            skill_name: name.to_owned(),
            skill_key: name.to_lowercase(),
            comment: None,
            created_at: Timestamp::UNIX_EPOCH,
            count,
        }
    }

    #[test]
    fn lines_become_groups() {
        let lines = vec![
            (line(7, "Rust", 2), card(1)),
            (line(7, "rust", 2), card(2)),
            (line(7, "Tea", 1), card(3)),
            (line(8, "Tea", 1), card(4)),
        ];
        let groups = grouped(lines);
        let told: Vec<_> = groups
            .iter()
            .map(|(member, groups)| {
                let of = |group: &Group| {
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
