//! How somebody stands to a group, and who may move them from where to where.

use contract::Code;

use super::model::{Group, Membership, Role, Status, forbidden};
use crate::base::{MemberId, Refusal};
use crate::say;

/// How somebody stands to a group: status and role in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not at all.
    Outside,
    /// Has asked.
    Pending,
    /// Was asked.
    Invited,
    /// Takes part.
    Member,
    /// Looks after it.
    Admin,
    /// Owns it.
    Owner,
    /// Is kept out.
    Banned,
}

impl Standing {
    /// How a member with this membership stands to a group.
    #[must_use]
    pub fn of(group: &Group, member: MemberId, membership: Option<Membership>) -> Self {
        // Whoever owns a group stands as its owner even where the row is missing.
        if group.owner_id == member {
            return Self::Owner;
        }
        match membership {
            None => Self::Outside,
            Some(Membership { status: Status::Pending, .. }) => Self::Pending,
            Some(Membership { status: Status::Invited, .. }) => Self::Invited,
            Some(Membership { status: Status::Banned, .. }) => Self::Banned,
            Some(Membership { status: Status::Active, role }) => match role {
                Role::Member => Self::Member,
                // There is one owner, and the group names them.
                Role::Admin | Role::Owner => Self::Admin,
            },
        }
    }

    /// The row that says so; none outside.
    #[must_use]
    pub const fn membership(self) -> Option<Membership> {
        let (status, role) = match self {
            Self::Outside => return None,
            Self::Pending => (Status::Pending, Role::Member),
            Self::Invited => (Status::Invited, Role::Member),
            Self::Member => (Status::Active, Role::Member),
            Self::Admin => (Status::Active, Role::Admin),
            Self::Owner => (Status::Active, Role::Owner),
            Self::Banned => (Status::Banned, Role::Member),
        };
        Some(Membership { status, role })
    }

    /// Whether they belong to the group.
    #[must_use]
    pub const fn belongs(self) -> bool {
        matches!(self, Self::Member | Self::Admin | Self::Owner)
    }
}

/// Who moves somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The one who is moved.
    Oneself,
    /// An administrator of the community.
    Steward,
    /// The group's owner.
    Owner,
    /// An administrator of the group.
    Admin,
    /// Anybody else.
    Other,
}

impl Actor {
    /// Who acts on whom: `standing` is the viewer's own.
    #[must_use]
    pub fn of(same: bool, steward: bool, standing: Standing) -> Self {
        match (same, steward, standing) {
            (true, ..) => Self::Oneself,
            (_, true, _) => Self::Steward,
            (.., Standing::Owner) => Self::Owner,
            (.., Standing::Admin) => Self::Admin,
            _ => Self::Other,
        }
    }
}

/// How somebody is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Join a public group.
    Enter,
    /// Ask a private one, or use an invitation to it.
    Ask,
    /// Use a link or a mail that invites, to a group of any kind.
    UseInvite,
    /// Leave, take a request back, decline an invitation.
    Leave,
    /// Ask somebody to join.
    Invite,
    /// Let in who has asked.
    Accept,
    /// Turn away who has asked.
    Decline,
    /// Take out.
    Remove,
    /// Keep out.
    Ban,
    /// Keep out no longer.
    Unban,
    /// Make a member without duties.
    MakeMember,
    /// Make an administrator of the group.
    MakeAdmin,
    /// Make the owner.
    MakeOwner,
}

const ONESELF: &[Actor] = &[Actor::Oneself];
const MANAGERS: &[Actor] = &[Actor::Admin, Actor::Owner, Actor::Steward];
const HEADS: &[Actor] = &[Actor::Owner, Actor::Steward];

/// From where, how, by whom, to where.
type Row = (Standing, Move, &'static [Actor], Standing);

/// Who may move whom. Anything not listed is refused.
#[rustfmt::skip]
const MOVES: &[Row] = &[
    (Standing::Outside, Move::Enter,      ONESELF,  Standing::Member),
    (Standing::Pending, Move::Enter,      ONESELF,  Standing::Member),
    (Standing::Invited, Move::Enter,      ONESELF,  Standing::Member),
    (Standing::Outside, Move::Ask,        ONESELF,  Standing::Pending),
    (Standing::Invited, Move::Ask,        ONESELF,  Standing::Member),
    (Standing::Outside, Move::UseInvite,  ONESELF,  Standing::Member),
    (Standing::Pending, Move::UseInvite,  ONESELF,  Standing::Member),
    (Standing::Invited, Move::UseInvite,  ONESELF,  Standing::Member),
    (Standing::Pending, Move::Leave,      ONESELF,  Standing::Outside),
    (Standing::Invited, Move::Leave,      ONESELF,  Standing::Outside),
    (Standing::Member,  Move::Leave,      ONESELF,  Standing::Outside),
    (Standing::Admin,   Move::Leave,      ONESELF,  Standing::Outside),
    (Standing::Outside, Move::Invite,     MANAGERS, Standing::Invited),
    (Standing::Pending, Move::Invite,     MANAGERS, Standing::Member),
    (Standing::Pending, Move::Accept,     MANAGERS, Standing::Member),
    (Standing::Pending, Move::Decline,    MANAGERS, Standing::Outside),
    (Standing::Invited, Move::Remove,     MANAGERS, Standing::Outside),
    (Standing::Member,  Move::Remove,     MANAGERS, Standing::Outside),
    (Standing::Admin,   Move::Remove,     HEADS,    Standing::Outside),
    (Standing::Outside, Move::Ban,        MANAGERS, Standing::Banned),
    (Standing::Pending, Move::Ban,        MANAGERS, Standing::Banned),
    (Standing::Invited, Move::Ban,        MANAGERS, Standing::Banned),
    (Standing::Member,  Move::Ban,        MANAGERS, Standing::Banned),
    (Standing::Admin,   Move::Ban,        HEADS,    Standing::Banned),
    (Standing::Banned,  Move::Unban,      MANAGERS, Standing::Outside),
    (Standing::Member,  Move::MakeMember, HEADS,    Standing::Member),
    (Standing::Admin,   Move::MakeMember, HEADS,    Standing::Member),
    (Standing::Member,  Move::MakeAdmin,  HEADS,    Standing::Admin),
    (Standing::Admin,   Move::MakeAdmin,  HEADS,    Standing::Admin),
    (Standing::Member,  Move::MakeOwner,  HEADS,    Standing::Owner),
    (Standing::Admin,   Move::MakeOwner,  HEADS,    Standing::Owner),
    (Standing::Owner,   Move::MakeOwner,  HEADS,    Standing::Owner),
];

/// Where a move leads, or why it is refused.
///
/// # Errors
/// 403 `FORBIDDEN` for whoever may never do it, and what a person of that standing cannot be made; the codes of spec platform
/// 7.2 otherwise.
pub fn step(from: Standing, how: Move, by: Actor) -> Result<Standing, Refusal> {
    if let Some((.., to)) =
        MOVES.iter().find(|(standing, name, who, _)| (*standing, *name) == (from, how) && who.contains(&by))
    {
        return Ok(*to);
    }
    let ever = MOVES.iter().any(|(_, name, who, _)| *name == how && who.contains(&by));
    Err(if ever { unfit(from, how) } else { forbidden() })
}

/// Why somebody of this standing cannot be moved so by whoever may move others so.
fn unfit(from: Standing, how: Move) -> Refusal {
    use Standing::{Admin, Banned, Invited, Member, Outside, Owner, Pending};
    let (code, sentence) = match (how, from) {
        (Move::Enter | Move::Ask | Move::UseInvite | Move::Invite, Banned) => {
            (Code::Banned, say!("group-member-banned"))
        }
        (Move::Enter | Move::Ask, Pending) => (Code::AlreadyMember, say!("group-asked-already")),
        (Move::Enter | Move::Ask | Move::UseInvite | Move::Invite, Member | Admin | Owner) => {
            (Code::AlreadyMember, say!("group-member-already"))
        }
        (Move::Invite, Invited) => (Code::InvalidState, say!("group-invited-already")),
        (Move::Leave, Owner) => (Code::OwnerCannotLeave, say!("group-owner-cannot-leave")),
        (Move::Leave, Banned) => (Code::Banned, say!("group-banned")),
        (Move::Leave, _) => (Code::NotMember, say!("group-not-member")),
        (Move::Ban, Banned) => (Code::InvalidState, say!("group-banned-already")),
        (Move::Accept | Move::Decline, _) => (Code::NotFound, say!("group-request-missing")),
        (Move::Unban, _) => (Code::NotFound, say!("group-not-banned")),
        (_, Admin | Owner) => (Code::Forbidden, say!("group-admin-protected")),
        (_, Outside | Pending | Invited | Member | Banned) => (Code::NotFound, say!("group-member-missing")),
    };
    Refusal::new(code, sentence)
}

#[cfg(test)]
mod tests;
