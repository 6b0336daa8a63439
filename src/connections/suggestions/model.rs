//! What is shown of a suggestion.

use crate::base::MemberId;
use crate::record;

/// At most so many shared skills are named.
const SKILLS_NAMED: usize = 5;

record! {
    /// A member whom the viewer may know, as the scoring finds them.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Candidate {
        /// People connected with both.
        pub mutual_connections: i64,
        /// What the member can do.
        pub skills: Vec<String>,
        /// What the viewer can do.
        pub my_skills: Vec<String>,
    }
}

/// The skills that both name, in the member's spelling and order; letter case does not matter.
#[must_use]
pub fn shared_skills(candidate: &Candidate) -> Vec<String> {
    let mine: Vec<String> = candidate.my_skills.iter().map(|skill| skill.trim().to_lowercase()).collect();
    let shared = candidate.skills.iter().filter(|skill| mine.contains(&skill.trim().to_lowercase()));
    shared.take(SKILLS_NAMED).cloned().collect()
}

/// A member whom the viewer may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// Who it is.
    pub card: crate::members::Card,
    /// People connected with both.
    pub mutual_connections: i64,
    /// At most five skills that both name.
    pub shared_skills: Vec<String>,
}

impl Suggestion {
    /// Whose suggestion it is.
    #[must_use]
    pub fn member(&self) -> MemberId {
        self.card.id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_skills_are_five_at_most_and_ignore_case() {
        let skills = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let candidate = Candidate {
            mutual_connections: 0,
            skills: skills(&["Baking", "sewing ", "c", "d", "e", "f", "welding"]),
            my_skills: skills(&["baking", "Sewing", "c", "d", "e", "f"]),
        };
        assert_eq!(shared_skills(&candidate), skills(&["Baking", "sewing ", "c", "d", "e"]));
    }
}
