//! How requests move on, and how long copies are kept: pure.

use chrono::TimeDelta;
use contract::Code;
pub use contract::privacy::{
    DataExportFormat as Format, DataExportStatus as CopyStatus, DataRequestStatus as Status, DataRequestType as Kind,
};
use serde_json::Value;

use crate::base::{Refusal, Timestamp};
use crate::say;
use crate::store::copies::DataExport;

/// Staff have so long to answer (spec accounts 8.2).
pub const TIME: TimeDelta = TimeDelta::days(30);

/// Nobody waits for a copy of more bytes: it is made on the queue.
pub const LARGE: usize = 4 << 20;

/// The file of a copy is kept so long.
pub const KEPT: TimeDelta = TimeDelta::days(7);

/// A link to it is good so long.
pub const LINKED: TimeDelta = TimeDelta::minutes(15);

/// About how many bytes a value is as text.
#[must_use]
pub fn weight(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 8,
        Value::String(text) => text.len() + 2,
        Value::Array(values) => values.iter().map(|value| weight(value) + 2).sum(),
        Value::Object(fields) => fields.iter().map(|(name, value)| name.len() + weight(value) + 6).sum(),
    }
}

/// Whether the file of a copy is there to be fetched.
#[must_use]
pub fn is_kept(copy: &DataExport, now: Timestamp) -> bool {
    copy.status == CopyStatus::Ready && copy.expires_at.is_some_and(|end| end > now)
}

/// A copy whose file is gone.
#[must_use]
pub fn left(copy: DataExport, status: CopyStatus) -> DataExport {
    DataExport { status, file_id: None, expires_at: None, ..copy }
}

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
    fn a_copy_weighs_at_least_its_words() {
        let value = serde_json::json!([{ "body": "x".repeat(1000), "is_sent": true }]);
        let (weight, length) = (weight(&value), value.to_string().len());
        assert!((1000..2 * length).contains(&weight), "{weight} {length}");
    }

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
