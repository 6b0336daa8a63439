//! Who may do what with what somebody wrote in a discussion.

use crate::base::MemberId;
use crate::groups::actions::Sight;

/// What is done with a text in a discussion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Write another title or text.
    Rewrite,
    /// Put it above the others, or no longer.
    Pin,
    /// Delete it.
    Delete,
}

/// Whether the viewer may do something with a text by `author`.
#[must_use]
pub fn may(sight: &Sight, viewer: MemberId, author: MemberId, act: Act) -> bool {
    let is_own = viewer == author && sight.standing.belongs();
    match act {
        Act::Rewrite => is_own,
        Act::Pin => sight.manages(),
        Act::Delete => is_own || sight.manages(),
    }
}
