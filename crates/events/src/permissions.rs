//! What somebody may do with an event now: a table. Pure.
//!
//! Source: spec events 2.5 and 2.6.

use super::model::Publication;
use super::staff::StaffRole;

/// Who somebody is to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// They administer the community.
    Admin,
    /// They organize it.
    Organizer,
    /// They help with it.
    Staff(Roles),
    /// Anybody else.
    Member,
}

/// How somebody helps with an event: one or more roles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roles(i64);

impl Roles {
    /// From a sum of what each role adds ([`Self::bit`]); none if that is nothing.
    #[must_use]
    pub fn read(bits: i64) -> Option<Self> {
        (bits > 0).then_some(Self(bits))
    }

    /// What a role adds. `own_staff` in `store.rs` says the same.
    #[must_use]
    pub fn bit(role: StaffRole) -> i64 {
        match role {
            StaffRole::CoOrganizer => 1,
            StaffRole::RegistrationManager => 2,
            StaffRole::CommunicationsManager => 4,
            StaffRole::CheckInStaff => 8,
            StaffRole::FinanceManager => 16,
        }
    }

    /// Whether a role is among them.
    #[must_use]
    pub fn has(self, role: StaffRole) -> bool {
        self.0 & Self::bit(role) != 0
    }
}

impl Role {
    /// Whether they manage it.
    #[must_use]
    pub fn manages(self) -> bool {
        match self {
            Self::Admin | Self::Organizer => true,
            Self::Staff(roles) => roles.has(StaffRole::CoOrganizer),
            Self::Member => false,
        }
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
    /// Its name in the contract.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Edit => "edit",
            Self::Cancel => "cancel",
            Self::ManagePeople => "manage_people",
            Self::CheckIn => "check_in",
            Self::Message => "message",
            Self::Export => "export",
            Self::Publish => "publish",
            Self::SubmitForReview => "submit_for_review",
            Self::ManageAgenda => "manage_agenda",
            Self::ManageStaff => "manage_staff",
            Self::ManageRegistration => "manage_registration",
            Self::Broadcast => "broadcast",
            Self::ManageFinance => "manage_finance",
            Self::ReconcileCredits => "reconcile_credits",
            Self::ReconcileTickets => "reconcile_tickets",
            Self::TransferOwnership => "transfer_ownership",
        }
    }

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

/// What a role may do, wherever the event stands.
#[must_use]
pub fn is_for(permission: Permission, role: StaffRole) -> bool {
    use Permission as P;
    match role {
        StaffRole::CoOrganizer => {
            !matches!(permission, P::ManageFinance | P::ReconcileCredits | P::ReconcileTickets | P::TransferOwnership)
        }
        StaffRole::RegistrationManager => matches!(permission, P::ManagePeople | P::Export | P::ManageRegistration),
        StaffRole::CommunicationsManager => matches!(permission, P::Message | P::Broadcast),
        StaffRole::CheckInStaff => matches!(permission, P::ManagePeople | P::CheckIn),
        StaffRole::FinanceManager => {
            matches!(permission, P::ManageFinance | P::ReconcileCredits | P::ReconcileTickets)
        }
    }
}

/// The same by the names of the contract, in its order.
#[must_use]
pub fn capabilities(role: StaffRole) -> Vec<String> {
    let all = Permission::ALL.into_iter().filter(|permission| is_for(*permission, role));
    all.map(|permission| permission.as_str().to_owned()).collect()
}

/// Whether somebody may do something with an event that is published so, where an administrator decides about new ones (`moderated`) or not.
#[must_use]
pub fn may(permission: Permission, role: Role, publication: Publication, moderated: bool) -> bool {
    let is_new = matches!(publication, Publication::Draft | Publication::PendingReview);
    let is_theirs = match role {
        Role::Admin | Role::Organizer => true,
        Role::Staff(roles) => StaffRole::ALL.iter().any(|one| roles.has(*one) && is_for(permission, *one)),
        Role::Member => false,
    };
    is_theirs
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

    fn staff(role: StaffRole) -> Role {
        Role::Staff(Roles::read(Roles::bit(role)).unwrap())
    }

    fn name(role: Role) -> String {
        match role {
            Role::Staff(roles) => {
                let role = StaffRole::ALL.iter().find(|role| roles.has(**role)).unwrap();
                role.as_str().split('_').next().unwrap().to_owned()
            }
            other => format!("{other:?}"),
        }
    }

    fn row(role: Role, publication: Publication, moderated: bool) -> String {
        let marks = Permission::ALL.map(|one| if may(one, role, publication, moderated) { 'x' } else { '.' });
        let moderated = if moderated { "moderated" } else { "open" };
        format!("{:<13} {:<14} {moderated:<9} {}", name(role), publication.as_str(), marks.iter().collect::<String>())
    }

    #[test]
    fn who_may_what_is_this_table() {
        use Publication::{Archived, Draft, PendingReview, Published};
        let all = [Role::Admin, Role::Organizer].into_iter().chain(StaffRole::ALL.iter().map(|role| staff(*role)));
        let rows = all.chain([Role::Member]).flat_map(|role| {
            [Draft, PendingReview, Published, Archived]
                .into_iter()
                .flat_map(move |state| [false, true].map(|moderated| row(role, state, moderated)))
        });
        // edit, cancel, people, check in, message, export, publish, submit, agenda, staff, registration, broadcast, finance, credits, tickets, transfer
        let golden = "\
Admin         draft          open      xxxxxxx.xxxxxxxx
Admin         draft          moderated xxxxxxx.xxxxxxxx
Admin         pending_review open      .xxxxxx.xxxxxxxx
Admin         pending_review moderated .xxxxxx.xxxxxxxx
Admin         published      open      xxxxxx..xxxxxxxx
Admin         published      moderated xxxxxx..xxxxxxxx
Admin         archived       open      xxxxxx..xxxxxxxx
Admin         archived       moderated xxxxxx..xxxxxxxx
Organizer     draft          open      xxxxxxx.xxxxxxxx
Organizer     draft          moderated xxxxxx.xxxxxxxxx
Organizer     pending_review open      .xxxxxx.xxxxxxxx
Organizer     pending_review moderated .xxxxx..xxxxxxxx
Organizer     published      open      xxxxxx..xxxxxxxx
Organizer     published      moderated xxxxxx..xxxxxxxx
Organizer     archived       open      xxxxxx..xxxxxxxx
Organizer     archived       moderated xxxxxx..xxxxxxxx
co            draft          open      xxxxxxx.xxxx....
co            draft          moderated xxxxxx.xxxxx....
co            pending_review open      .xxxxxx.xxxx....
co            pending_review moderated .xxxxx..xxxx....
co            published      open      xxxxxx..xxxx....
co            published      moderated xxxxxx..xxxx....
co            archived       open      xxxxxx..xxxx....
co            archived       moderated xxxxxx..xxxx....
registration  draft          open      ..x..x....x.....
registration  draft          moderated ..x..x....x.....
registration  pending_review open      ..x..x....x.....
registration  pending_review moderated ..x..x....x.....
registration  published      open      ..x..x....x.....
registration  published      moderated ..x..x....x.....
registration  archived       open      ..x..x....x.....
registration  archived       moderated ..x..x....x.....
communications draft          open      ....x......x....
communications draft          moderated ....x......x....
communications pending_review open      ....x......x....
communications pending_review moderated ....x......x....
communications published      open      ....x......x....
communications published      moderated ....x......x....
communications archived       open      ....x......x....
communications archived       moderated ....x......x....
check         draft          open      ..xx............
check         draft          moderated ..xx............
check         pending_review open      ..xx............
check         pending_review moderated ..xx............
check         published      open      ..xx............
check         published      moderated ..xx............
check         archived       open      ..xx............
check         archived       moderated ..xx............
finance       draft          open      ............xxx.
finance       draft          moderated ............xxx.
finance       pending_review open      ............xxx.
finance       pending_review moderated ............xxx.
finance       published      open      ............xxx.
finance       published      moderated ............xxx.
finance       archived       open      ............xxx.
finance       archived       moderated ............xxx.
Member        draft          open      ................
Member        draft          moderated ................
Member        pending_review open      ................
Member        pending_review moderated ................
Member        published      open      ................
Member        published      moderated ................
Member        archived       open      ................
Member        archived       moderated ................";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
    }
}
