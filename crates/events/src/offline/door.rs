//! Whoever may stand at the door: a member, or a guest whom one brings.

use std::collections::HashMap;

use super::store;
use crate::attendance::actions::{Hindered, after, guests, write_note_at};
use crate::attendance::code::CheckInKeys;
use crate::attendance::model::{Action, State};
use crate::attendance::store::Guest as Member;
use crate::base::{Answer, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::guests::actions::write_note;
use crate::guests::model::{GuestId, State as Coming};
use crate::guests::store::{self as companions, Guest};
use crate::members;
use crate::model::{EventId, Registration};

/// Who is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Whom {
    /// A member.
    Member(MemberId),
    /// A guest.
    Guest(GuestId),
}

impl Whom {
    /// Of whom an item is that names a member, and a guest of theirs where it is about one.
    pub(super) fn of(member: MemberId, guest: Option<GuestId>) -> Self {
        guest.map_or(Self::Member(member), Self::Guest)
    }
}

/// Somebody as they stand.
#[derive(Clone, Debug)]
pub(super) enum Person {
    /// A member.
    Member(Member),
    /// A guest.
    Guest(Guest),
}

impl Person {
    /// The member, or who brings the guest; and the guest.
    pub(super) fn ids(&self) -> (MemberId, Option<GuestId>) {
        match self {
            Self::Member(member) => (member.user_id, None),
            Self::Guest(guest) => (guest.user_id, Some(guest.id)),
        }
    }

    /// Whether they are expected.
    pub(super) fn takes_part(&self) -> bool {
        match self {
            Self::Member(member) => member.registration == Some(Registration::Confirmed),
            Self::Guest(guest) => guest.state == Coming::Confirmed,
        }
    }

    /// What is noted of them.
    pub(super) fn state(&self) -> State {
        match self {
            Self::Member(member) => member.state(),
            Self::Guest(guest) => guest.attendance,
        }
    }

    /// How often.
    pub(super) fn version(&self) -> i64 {
        match self {
            Self::Member(member) => member.version,
            Self::Guest(guest) => guest.attendance_version,
        }
    }

    /// Writes a note of a moment, if it follows on what is there. Gives them as they stand since.
    pub(super) async fn note(
        &self,
        tx: &mut Tx,
        event: EventId,
        (action, at): (Action, Timestamp),
        with: (Option<&str>, Option<MemberId>),
    ) -> Answer<Result<Self, Hindered>> {
        match self {
            Self::Member(member) => {
                let noted = write_note_at(tx, event, member, action, at, with).await?;
                Ok(noted.map(|noted| Self::Member(after(*member, &noted))))
            }
            Self::Guest(guest) => Ok(write_note(tx, guest, action, at, with).await?.map(Self::Guest)),
        }
    }
}

/// Some people at an event, whose row is held, with the rows of the members held, too.
pub(super) async fn people(tx: &mut Tx, event: EventId, whom: &[Whom]) -> Answer<HashMap<Whom, Person>> {
    let members: Vec<MemberId> =
        whom.iter().filter_map(|one| if let Whom::Member(id) = one { Some(*id) } else { None }).collect();
    let ids: Vec<GuestId> =
        whom.iter().filter_map(|one| if let Whom::Guest(id) = one { Some(*id) } else { None }).collect();
    let mut found: HashMap<Whom, Person> = HashMap::with_capacity(whom.len());
    if !ids.is_empty() {
        // Whoever leaves takes their guests along.
        let hosts = companions::find_all(tx, event, &ids).await?.into_iter().map(|guest| guest.user_id);
        let held: Vec<MemberId> = hosts.chain(members.iter().copied()).collect();
        members::store::hold(tx, &held).await?;
        let there = companions::find_all(tx, event, &ids).await?;
        found.extend(there.into_iter().map(|guest| (Whom::Guest(guest.id), Person::Guest(guest))));
    }
    let there = guests(tx, event, &members).await?;
    found.extend(there.into_iter().map(|(id, member)| (Whom::Member(id), Person::Member(member))));
    Ok(found)
}

/// The words by which a device may name whoever has to do with an event, with whom each means.
pub(super) async fn words(call: &Call, tx: &mut Tx, event: EventId) -> Answer<HashMap<String, Whom>> {
    let (keys, place) = (call.room::<CheckInKeys>()?, (call.tenant(), event));
    let mut known = HashMap::new();
    for member in store::meant(tx, event).await? {
        known.extend(keys.references(place, member).map(|word| (word, Whom::Member(member))));
    }
    for guest in companions::all(tx, event).await? {
        known.extend(keys.guest_references(place, guest.get()).map(|word| (word, Whom::Guest(guest))));
    }
    Ok(known)
}
