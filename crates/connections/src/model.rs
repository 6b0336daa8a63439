//! The states of a connection and who may move it.

use contract::Code;

use crate::base::{ConnectionId, MemberId, Refusal, Timestamp};
use crate::record;
use crate::say;

/// Where a pair stands.
pub use contract::connections::ConnectionState as State;

record! {
    /// A pair of members.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Connection {
        /// `connections.id`.
        pub id: ConnectionId,
        /// Who asked.
        pub requester_id: MemberId,
        /// Who was asked.
        pub receiver_id: MemberId,
        /// Asked or agreed.
        pub status: State,
        /// When it was asked.
        pub created_at: Timestamp,
    }
    select connection_columns
}

/// A member's part in a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// Who asked.
    Requester,
    /// Who was asked.
    Receiver,
}

impl Connection {
    /// The part of a member, if they have one.
    #[must_use]
    pub fn party(&self, member: MemberId) -> Option<Party> {
        if member == self.requester_id {
            Some(Party::Requester)
        } else if member == self.receiver_id {
            Some(Party::Receiver)
        } else {
            None
        }
    }

    /// How `member`, one of the two, stands to the other.
    #[must_use]
    pub fn standing(&self, member: MemberId) -> Standing {
        match (self.status, member == self.requester_id) {
            (State::Accepted, _) => Standing::Connected,
            (State::Pending, true) => Standing::PendingSent,
            (State::Pending, false) => Standing::PendingReceived,
        }
    }
}

/// How a member stands to another one.
pub use contract::connections::ConnectionStanding as Standing;

/// What can be done with a connection that is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Say yes.
    Accept,
    /// Say no.
    Decline,
    /// End it, or take the request back.
    Remove,
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It stays, in this state.
    Stays(State),
    /// Its row is removed.
    Gone,
}

/// Who may move a connection from where to where. Anything not listed is refused.
const MOVES: &[(State, Party, Move, Next)] = &[
    (State::Pending, Party::Receiver, Move::Accept, Next::Stays(State::Accepted)),
    (State::Pending, Party::Receiver, Move::Decline, Next::Gone),
    (State::Pending, Party::Requester, Move::Remove, Next::Gone),
    (State::Pending, Party::Receiver, Move::Remove, Next::Gone),
    (State::Accepted, Party::Requester, Move::Remove, Next::Gone),
    (State::Accepted, Party::Receiver, Move::Remove, Next::Gone),
];

/// The legal move, or why there is none (spec platform 6.1).
///
/// # Errors
/// `NOT_FOUND` for a stranger; 403 `INVALID_STATE` for a requester who accepts; 409 `INVALID_STATE` otherwise.
pub fn step(connection: &Connection, member: MemberId, action: Move) -> Result<Next, Refusal> {
    let Some(party) = connection.party(member) else { return Err(missing()) };
    let legal = MOVES.iter().find(|(from, by, does, _)| (*from, *by, *does) == (connection.status, party, action));
    match (legal, action, party) {
        (Some((.., next)), ..) => Ok(*next),
        (None, Move::Accept, Party::Requester) => {
            Err(Refusal::new(Code::InvalidState, say!("connection-accept-own")).status(403))
        }
        (None, Move::Decline, Party::Requester) => {
            Err(Refusal::new(Code::InvalidState, say!("connection-decline-own")))
        }
        (None, ..) => Err(Refusal::new(Code::InvalidState, say!("connection-answered"))),
    }
}

/// What a stranger learns of a connection: nothing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("connection-missing"))
}

/// What whoever asks a second time, or at the same time as the other, is told.
#[must_use]
pub fn already_there() -> Refusal {
    Refusal::new(Code::AlreadyExists, say!("connection-exists"))
}

#[cfg(test)]
mod tests {
    use super::*;

    type Outcome = Result<Next, (u16, Code)>;

    const ADA: i64 = 1;
    const BEN: i64 = 2;
    const CLEO: i64 = 3;

    fn connection(status: State) -> Connection {
        Connection {
            id: 9.into(),
            requester_id: ADA.into(),
            receiver_id: BEN.into(),
            status,
            created_at: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn every_move_of_every_member_in_every_state() {
        use {Move::*, State::*};
        let accepted = Ok(Next::Stays(Accepted));
        let gone = Ok(Next::Gone);
        let table: [(State, i64, Move, Outcome); 18] = [
            (Pending, ADA, Accept, Err((403, Code::InvalidState))),
            (Pending, ADA, Decline, Err((409, Code::InvalidState))),
            (Pending, ADA, Remove, gone),
            (Pending, BEN, Accept, accepted),
            (Pending, BEN, Decline, gone),
            (Pending, BEN, Remove, gone),
            (Pending, CLEO, Accept, Err((404, Code::NotFound))),
            (Pending, CLEO, Decline, Err((404, Code::NotFound))),
            (Pending, CLEO, Remove, Err((404, Code::NotFound))),
            (Accepted, ADA, Accept, Err((403, Code::InvalidState))),
            (Accepted, ADA, Decline, Err((409, Code::InvalidState))),
            (Accepted, ADA, Remove, gone),
            (Accepted, BEN, Accept, Err((409, Code::InvalidState))),
            (Accepted, BEN, Decline, Err((409, Code::InvalidState))),
            (Accepted, BEN, Remove, gone),
            (Accepted, CLEO, Accept, Err((404, Code::NotFound))),
            (Accepted, CLEO, Decline, Err((404, Code::NotFound))),
            (Accepted, CLEO, Remove, Err((404, Code::NotFound))),
        ];
        for (state, member, action, expected) in table {
            let outcome = step(&connection(state), member.into(), action);
            let outcome = outcome.map_err(|refusal| (refusal.status, refusal.code()));
            assert_eq!(outcome, expected, "{state} {member} {action:?}");
        }
    }

    #[test]
    fn each_sees_the_pair_from_their_side() {
        assert_eq!(connection(State::Pending).standing(ADA.into()), Standing::PendingSent);
        assert_eq!(connection(State::Pending).standing(BEN.into()), Standing::PendingReceived);
        assert_eq!(connection(State::Accepted).standing(BEN.into()), Standing::Connected);
    }
}
