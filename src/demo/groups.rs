//! Demo groups: pure.

use chrono::TimeDelta;

use super::dice::Dice;
use super::people::Person;
use super::words;
use crate::base::Timestamp;

/// Types of groups: name, short name, colour and sign.
pub(super) const KINDS: [(&str, &str, &str, &str); 4] = [
    ("Neighbourhood", "neighbourhood", "#2563eb", "home"),
    ("Making and mending", "making", "#b45309", "wrench"),
    ("Learning", "learning", "#7c3aed", "book"),
    ("Outdoors", "outdoors", "#15803d", "leaf"),
];

/// Which of them each of [`words::GROUPS`] is.
const KIND_OF: [usize; 14] = [3, 1, 0, 2, 0, 3, 1, 0, 2, 1, 2, 2, 3, 0];

/// The id of one of [`KINDS`] in a community.
pub(super) fn kind_id(tenant: i64, place: usize) -> i64 {
    let kinds = i64::try_from(KINDS.len()).unwrap_or(0);
    (tenant - 1) * kinds + i64::try_from(place).unwrap_or(0) + 1
}

/// A row of `groups` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) owner: i64,
    pub(super) name: &'static str,
    pub(super) description: &'static str,
    pub(super) visibility: &'static str,
    pub(super) created_at: Timestamp,
    /// Its type, by its place in [`KINDS`].
    pub(super) kind: usize,
}

impl Group {
    /// Whether it has a picture.
    pub(super) fn is_pictured(&self) -> bool {
        self.id % 3 == 1
    }

    /// Its name in addresses.
    pub(super) fn slug(&self) -> String {
        self.name.to_lowercase().replace(' ', "-")
    }
}

/// A row of `group_members` to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Membership {
    pub(super) tenant: i64,
    pub(super) group: i64,
    pub(super) user: i64,
    pub(super) status: &'static str,
    pub(super) role: &'static str,
    pub(super) joined_at: Timestamp,
}

/// The groups of one community. Ids go on from `first_id`.
pub(super) fn groups(
    people: &[Person],
    first_id: i64,
    now: Timestamp,
    dice: &mut Dice,
) -> (Vec<Group>, Vec<Membership>) {
    let (mut groups, mut memberships) = (Vec::new(), Vec::new());
    for (id, (index, (name, description))) in (first_id..).zip(words::GROUPS.iter().enumerate()) {
        // The three own none, and each is a member of some.
        let owner = 3 + dice.below(people.len() - 3);
        let size = usize::try_from(dice.between(8, 60)).unwrap_or(8).min(people.len() / 2);
        let created_at = now - TimeDelta::days(dice.between(1, 600));
        let (tenant, visibility) = (people[owner].tenant, if index % 5 == 4 { "private" } else { "public" });
        let kind = KIND_OF.get(index).copied().unwrap_or_default();
        groups.push(Group { id, tenant, owner: people[owner].id, name, description, visibility, created_at, kind });

        let mut members = vec![owner, index % 3];
        while members.len() < size {
            let one = dice.below(people.len());
            if !members.contains(&one) {
                members.push(one);
            }
        }
        for (place, one) in members.into_iter().enumerate() {
            let waits = visibility == "private" && place > 5 && dice.percent(10);
            memberships.push(Membership {
                tenant,
                group: id,
                user: people[one].id,
                status: if waits { "pending" } else { "active" },
                role: match place {
                    0 => "owner",
                    2 => "admin",
                    _ => "member",
                },
                joined_at: created_at + TimeDelta::minutes(dice.between(0, (now - created_at).num_minutes())),
            });
        }
    }
    (groups, memberships)
}
