//! How requests move on: pure.

use chrono::TimeDelta;
use contract::Code;
pub use contract::privacy::{DataExportFormat as Format, DataRequestStatus as Status, DataRequestType as Kind};

use crate::base::Refusal;
use crate::say;

/// Staff have so long to answer (spec accounts 8.2).
pub const TIME: TimeDelta = TimeDelta::days(30);

/// Whether nobody has decided yet.
#[must_use]
pub const fn is_open(status: Status) -> bool {
    match status {
        Status::Pending | Status::Processing => true,
        Status::Completed | Status::Rejected | Status::Withdrawn => false,
    }
}

/// Who moves a request on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Whose it is.
    Member,
    /// An administrator.
    Staff,
}

/// Lets a request move on, or refuses with 409 `INVALID_STATE`. Source: spec accounts 8.2.
///
/// # Errors
/// Anything that is not listed.
pub fn step(from: Status, to: Status, by: Actor) -> Result<(), Refusal> {
    match (from, to, by) {
        (Status::Pending | Status::Processing, Status::Withdrawn, Actor::Member)
        | (Status::Pending, Status::Processing, Actor::Staff)
        | (Status::Pending | Status::Processing, Status::Completed | Status::Rejected, Actor::Staff) => Ok(()),
        _ => Err(Refusal::new(Code::InvalidState, say!("data-request-over"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_move_on_and_never_back() {
        use Status::{Completed, Pending, Processing, Rejected, Withdrawn};
        let all = [Pending, Processing, Completed, Rejected, Withdrawn];
        let legal = |by| {
            let pairs = all.into_iter().flat_map(|from| all.into_iter().map(move |to| (from, to)));
            pairs.filter(|(from, to)| step(*from, *to, by).is_ok()).collect::<Vec<_>>()
        };
        assert_eq!(legal(Actor::Member), [(Pending, Withdrawn), (Processing, Withdrawn)]);
        assert_eq!(
            legal(Actor::Staff),
            [
                (Pending, Processing),
                (Pending, Completed),
                (Pending, Rejected),
                (Processing, Completed),
                (Processing, Rejected)
            ]
        );
        assert!(all.into_iter().filter(|status| is_open(*status)).eq([Pending, Processing]));
    }
}
