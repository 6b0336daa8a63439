//! What is shown of a suggestion.

use std::collections::HashSet;

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

/// The skills that both name, in the member's spelling and order; letter case does not matter. An entry may itself be a
/// list with commas, as profiles taken over from elsewhere have it.
#[must_use]
pub fn shared_skills(candidate: &Candidate) -> Vec<String> {
    let mine: HashSet<String> = names(&candidate.my_skills).map(str::to_lowercase).collect();
    let mut named = HashSet::new();
    let shared = names(&candidate.skills).filter(|skill| {
        let skill = skill.to_lowercase();
        mine.contains(&skill) && named.insert(skill)
    });
    shared.take(SKILLS_NAMED).map(str::to_owned).collect()
}

fn names(skills: &[String]) -> impl Iterator<Item = &str> {
    skills.iter().flat_map(|entry| entry.split(',')).map(str::trim).filter(|name| !name.is_empty())
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

    fn skills(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn shared(theirs: &[&str], mine: &[&str]) -> Vec<String> {
        let candidate = Candidate { mutual_connections: 0, skills: skills(theirs), my_skills: skills(mine) };
        shared_skills(&candidate)
    }

    #[test]
    fn shared_skills_are_five_at_most_and_ignore_case() {
        let theirs = ["Baking", "sewing ", "c", "d", "e", "f", "welding"];
        assert_eq!(shared(&theirs, &["baking", "Sewing", "c", "d", "e", "f"]), ["Baking", "sewing", "c", "d", "e"]);
    }

    #[test]
    fn a_list_with_commas_is_several_skills_and_each_is_named_once() {
        assert_eq!(shared(&["Baking, sewing,", "baking"], &["sewing,BAKING", ""]), ["Baking", "sewing"]);
        assert!(shared(&["", " , "], &["", ","]).is_empty());
    }
}
