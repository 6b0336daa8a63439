//! What a skill is: pure.

use unicode_normalization::UnicodeNormalization as _;

use crate::base::text::{name_key, one_line};
use crate::base::{MemberId, Timestamp};
use crate::{ids, record};

pub use contract::member_skills::SkillLevel as Level;

ids! {
    /// A skill of a member.
    MemberSkillId,
    /// A category of skills.
    SkillCategoryId,
}

/// A member has at most so many.
pub const MOST: usize = 50;

record! {
    /// A skill of a member.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Skill {
        /// `member_skills.id`.
        pub id: MemberSkillId,
        /// Whose it is.
        pub user_id: MemberId,
        /// What it is sorted into.
        pub category_id: Option<SkillCategoryId>,
        /// What it is called.
        pub skill_name: String,
        /// How well they can do it.
        pub proficiency_level: Level,
        /// They offer it.
        pub is_offering: bool,
        /// They look for it.
        pub is_requesting: bool,
        /// Since when.
        pub created_at: Timestamp,
    }
    select skill_columns
}

/// A name as it is kept: composed letters, one space between words.
#[must_use]
pub fn tidy(name: &str) -> String {
    let composed: String = name.nfc().collect();
    one_line(&composed)
}

/// A name as it is compared.
#[must_use]
pub fn key(name: &str) -> String {
    name_key(&tidy(name))
}

/// A level by its word; any other word counts as the usual one.
#[must_use]
pub fn level(word: Option<&str>) -> Level {
    let known = Level::ALL.iter().copied().find(|level| Some(level.as_str()) == word);
    known.unwrap_or(Level::Intermediate)
}

/// A name for addresses: letters and digits in lower case with dashes between them; empty if there are none.
#[must_use]
pub fn slug(name: &str) -> String {
    let plain: String =
        crate::db::bare(name).chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_case_and_spaces_too_many() {
        assert_eq!(tidy("  Cafe\u{301}   visits "), "Café visits");
        assert_eq!(key(" CAFÉ visits"), key("Cafe\u{301}  Visits"));
        assert_ne!(key("Cafe"), key("Café"));
    }

    #[test]
    fn an_unknown_level_is_the_usual_one() {
        assert_eq!(
            (level(Some("expert")), level(Some("guru")), level(None)),
            (Level::Expert, Level::Intermediate, Level::Intermediate)
        );
    }

    #[test]
    fn a_slug_is_plain() {
        assert_eq!(
            (slug("Home & Garden").as_str(), slug("Ärzte!").as_str(), slug("---").as_str()),
            ("home-garden", "arzte", "")
        );
    }
}
