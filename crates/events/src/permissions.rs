//! What somebody may do with an event now: a table. Pure.
//!
//! Source: spec events 2.5 and 2.6.

use super::model::Publication;

/// Who somebody is to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// They administer the community.
    Admin,
    /// They organize it.
    Organizer,
    /// Anybody else.
    Member,
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Admin, Self::Organizer, Self::Member];

    /// Whether they manage it.
    #[must_use]
    pub fn manages(self) -> bool {
        self != Self::Member
    }
}

/// What may be done with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// Change it.
    Edit,
    /// Cancel or archive it.
    Cancel,
    /// See who takes part.
    ManagePeople,
    /// Note who has come.
    CheckIn,
    /// Write to those who take part.
    Message,
    /// Download the list of those who take part.
    Export,
    /// Publish it.
    Publish,
    /// Ask for it to be published.
    SubmitForReview,
    /// Change its agenda.
    ManageAgenda,
    /// Say who helps with it.
    ManageStaff,
    /// Decide about registrations.
    ManageRegistration,
    /// Tell something to all who take part.
    Broadcast,
    /// Change its tickets.
    ManageFinance,
    /// Look after hours that it costs.
    ReconcileCredits,
    /// Look after tickets that were given out.
    ReconcileTickets,
    /// Hand it to another organizer.
    TransferOwnership,
}

impl Permission {
    /// All of them, in the order of the contract.
    pub const ALL: [Self; 16] = [
        Self::Edit,
        Self::Cancel,
        Self::ManagePeople,
        Self::CheckIn,
        Self::Message,
        Self::Export,
        Self::Publish,
        Self::SubmitForReview,
        Self::ManageAgenda,
        Self::ManageStaff,
        Self::ManageRegistration,
        Self::Broadcast,
        Self::ManageFinance,
        Self::ReconcileCredits,
        Self::ReconcileTickets,
        Self::TransferOwnership,
    ];
}

/// Whether somebody may do something with an event that is published so, where an administrator decides about new ones (`moderated`) or not.
#[must_use]
pub fn may(permission: Permission, role: Role, publication: Publication, moderated: bool) -> bool {
    let is_new = matches!(publication, Publication::Draft | Publication::PendingReview);
    role.manages()
        && match permission {
            Permission::Edit => publication != Publication::PendingReview,
            Permission::Publish => is_new && (!moderated || role == Role::Admin),
            Permission::SubmitForReview => publication == Publication::Draft && moderated && role != Role::Admin,
            _ => true,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(role: Role, publication: Publication, moderated: bool) -> String {
        let marks = Permission::ALL.map(|one| if may(one, role, publication, moderated) { 'x' } else { '.' });
        let moderated = if moderated { "moderated" } else { "open" };
        format!(
            "{:<9} {:<14} {moderated:<9} {}",
            format!("{role:?}"),
            publication.as_str(),
            marks.iter().collect::<String>()
        )
    }

    #[test]
    fn who_may_what_is_this_table() {
        use Publication::{Archived, Draft, PendingReview, Published};
        let rows = Role::ALL.into_iter().flat_map(|role| {
            [Draft, PendingReview, Published, Archived]
                .into_iter()
                .flat_map(move |state| [false, true].map(|moderated| row(role, state, moderated)))
        });
        // edit, cancel, people, check in, message, export, publish, submit, agenda, staff, registration, broadcast, finance, credits, tickets, transfer
        let golden = "\
Admin     draft          open      xxxxxxx.xxxxxxxx
Admin     draft          moderated xxxxxxx.xxxxxxxx
Admin     pending_review open      .xxxxxx.xxxxxxxx
Admin     pending_review moderated .xxxxxx.xxxxxxxx
Admin     published      open      xxxxxx..xxxxxxxx
Admin     published      moderated xxxxxx..xxxxxxxx
Admin     archived       open      xxxxxx..xxxxxxxx
Admin     archived       moderated xxxxxx..xxxxxxxx
Organizer draft          open      xxxxxxx.xxxxxxxx
Organizer draft          moderated xxxxxx.xxxxxxxxx
Organizer pending_review open      .xxxxxx.xxxxxxxx
Organizer pending_review moderated .xxxxx..xxxxxxxx
Organizer published      open      xxxxxx..xxxxxxxx
Organizer published      moderated xxxxxx..xxxxxxxx
Organizer archived       open      xxxxxx..xxxxxxxx
Organizer archived       moderated xxxxxx..xxxxxxxx
Member    draft          open      ................
Member    draft          moderated ................
Member    pending_review open      ................
Member    pending_review moderated ................
Member    published      open      ................
Member    published      moderated ................
Member    archived       open      ................
Member    archived       moderated ................";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
    }
}
