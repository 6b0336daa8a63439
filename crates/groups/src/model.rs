//! What a group is, who sees it, and what its texts must be.

use contract::Code;

use super::standing::{Move, Standing};
use crate::base::name::{hides_letters, says_something};
use crate::base::text::one_line;
use crate::base::{Answer, GroupId, GroupTypeId, MemberId, Refusal, Timestamp};
use crate::language::Sentence;
use crate::record;
use crate::say;

/// A group has at most so many members.
pub const CAPACITY: i64 = 50_000;

/// A member belongs to at most so many groups.
pub const MEMBERSHIPS: i64 = 500;

/// Who sees and joins a group.
pub use contract::groups::GroupVisibility as Visibility;

/// Where a group stands.
pub use contract::groups::GroupStatus as State;

/// Whether partners see a group.
pub use contract::groups::GroupFederation as Federation;

/// How a membership stands.
pub use contract::groups::GroupMembershipStatus as Status;

/// What a member may do in a group.
pub use contract::groups::GroupRole as Role;

record! {
    /// A group of members.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Group {
        /// `groups.id`.
        pub id: GroupId,
        /// Whose it is.
        pub owner_id: MemberId,
        /// Name to show.
        pub name: String,
        /// Short name in addresses, unique in the community.
        pub slug: String,
        /// What it is about.
        pub description: String,
        /// Who sees and joins it.
        pub visibility: Visibility,
        /// Where it stands.
        pub status: State,
        /// Switched off by those who look after the community if false.
        pub is_active: bool,
        /// Whether partners see it.
        pub federated_visibility: Federation,
        /// Whether members of partners may belong to it.
        pub allow_federated_members: bool,
        /// Active memberships.
        pub cached_member_count: i64,
        /// The group that it is a part of.
        pub parent_id: Option<GroupId>,
        /// Its type.
        pub type_id: Option<GroupTypeId>,
        /// As stored: absolute, or relative to the community's address.
        pub image_url: Option<String>,
        /// The same, of the picture at the top.
        pub cover_image_url: Option<String>,
        /// Where it meets.
        pub location: Option<String>,
        /// Degrees north.
        pub latitude: Option<f64>,
        /// Degrees east.
        pub longitude: Option<f64>,
        /// When it was founded.
        pub created_at: Timestamp,
        /// When it was changed last.
        pub updated_at: Timestamp,
        /// Colour of its pages, `#rrggbb`.
        pub primary_color: Option<String>,
        /// Colour of what stands out on them.
        pub accent_color: Option<String>,
        /// Words to find it by.
        pub tags: Vec<String>,
    }
}

record! {
    /// A row of `group_members`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Membership {
        /// How it stands.
        pub status: Status,
        /// What they may do.
        pub role: Role,
    }
    select membership_columns
}

impl Group {
    /// How somebody of this standing would join it.
    #[must_use]
    pub fn joining(&self) -> Move {
        match self.visibility {
            Visibility::Public => Move::Enter,
            Visibility::Private | Visibility::Secret => Move::Ask,
        }
    }

    /// Whether something new may happen in it.
    #[must_use]
    pub fn open(&self) -> bool {
        self.is_active && matches!(self.status, State::Active | State::Dormant)
    }

    /// Whether somebody may know that it is there.
    #[must_use]
    pub fn seen(&self, standing: Standing, steward: bool) -> bool {
        let shown = self.is_active && !matches!(self.status, State::PendingReview | State::Rejected);
        match standing {
            _ if steward => true,
            Standing::Owner => true,
            Standing::Admin | Standing::Member | Standing::Pending | Standing::Invited => shown,
            Standing::Outside | Standing::Banned => shown && self.visibility != Visibility::Secret,
        }
    }
}

/// What whoever may not see a group learns of it: nothing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("group-missing"))
}

/// What whoever has no say is told.
#[must_use]
pub fn forbidden() -> Refusal {
    Refusal::new(Code::Forbidden, say!("group-forbidden"))
}

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

/// A group's name: plain text in one line.
///
/// # Errors
/// 422 `VALIDATION_ERROR` if nothing is left, and for letters that cannot be seen.
pub fn name(typed: &str) -> Answer<String> {
    let name = one_line(typed);
    if name.is_empty() {
        return Err(wrong("name", say!("group-name-missing")).into());
    }
    if hides_letters(&name) {
        return Err(wrong("name", say!("title-unseen-letters")).into());
    }
    Ok(name)
}

/// A title as it is kept: plain text in one line.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `field` if nothing is left, and for letters that cannot be seen.
pub fn line(field: &'static str, typed: &str) -> Answer<String> {
    let line = one_line(typed);
    if line.is_empty() {
        return Err(wrong(field, say!("text-missing")).into());
    }
    if hides_letters(&line) {
        return Err(wrong(field, say!("title-unseen-letters")).into());
    }
    Ok(line)
}

/// A text as it is kept: as somebody typed it, without space at its ends. Whoever shows it escapes it.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `field` if nothing is left that a reader can see.
pub fn text(field: &'static str, typed: &str) -> Answer<String> {
    if says_something(typed) { Ok(typed.trim().to_owned()) } else { Err(wrong(field, say!("text-missing")).into()) }
}

/// Tags as they are kept: plain text in one line, each once, whatever its letter case.
#[must_use]
pub fn tags(typed: &[String]) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for typed in typed {
        let tag = one_line(typed);
        if !tag.is_empty() && kept.iter().all(|other| other.to_lowercase() != tag.to_lowercase()) {
            kept.push(tag);
        }
    }
    kept
}

/// A place on the map is two numbers or none.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for half of one.
pub fn place(latitude: Option<f64>, longitude: Option<f64>) -> Answer<Option<(f64, f64)>> {
    match (latitude, longitude) {
        (Some(latitude), Some(longitude)) => Ok(Some((latitude, longitude))),
        (None, None) => Ok(None),
        (None, Some(_)) => Err(wrong("latitude", say!("group-place-incomplete")).into()),
        (Some(_), None) => Err(wrong("longitude", say!("group-place-incomplete")).into()),
    }
}

/// The short name that a group's name suggests: Latin letters, digits and single dashes.
#[must_use]
pub fn slug(name: &str) -> String {
    const LETTERS: usize = 60;
    let mut slug = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.len() >= LETTERS {
            break;
        }
    }
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { "group".to_owned() } else { slug.to_owned() }
}

#[cfg(test)]
pub(super) mod tests;
