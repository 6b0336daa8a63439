//! What happens to reviews.

use serde::{Deserialize, Serialize};

use crate::base::{MemberId, ReviewId};
use crate::outbox::{DomainEvent, Subject};

/// A member reviewed another one (seed 0, "Events"). Of an anonymous review nobody is told that it came, nor, here neither, who wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewCreated {
    /// The review.
    pub review: ReviewId,
    /// Whom it is about.
    pub receiver: MemberId,
    /// Who wrote it; `None` if it is anonymous.
    pub reviewer: Option<MemberId>,
}

impl DomainEvent for ReviewCreated {
    const NAME: &'static str = "review_created";

    fn actor(&self) -> Option<MemberId> {
        self.reviewer
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Review", self.review))
    }

    fn is_told(&self) -> bool {
        self.reviewer.is_some()
    }
}

/// Those who look after the community hid a review (seed 0, "States and transitions", Review).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewHidden {
    /// Who wrote it.
    pub author: MemberId,
    /// Which one. Not told of an anonymous review, as it would name its author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<ReviewId>,
}

impl DomainEvent for ReviewHidden {
    const NAME: &'static str = "review_hidden";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        self.review.map(|review| Subject::new("Review", review))
    }
}

/// Those who look after the community show a review again that was flagged or hidden (seed 0, "States and transitions", Review).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewRestored {
    /// Who wrote it.
    pub author: MemberId,
    /// Which one. Not told of an anonymous review, as it would name its author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<ReviewId>,
}

impl DomainEvent for ReviewRestored {
    const NAME: &'static str = "review_restored";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        self.review.map(|review| Subject::new("Review", review))
    }
}

/// Those who look after the community removed a review. It is gone, so it is not named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewRemoved {
    /// Who wrote it.
    pub author: MemberId,
}

impl DomainEvent for ReviewRemoved {
    const NAME: &'static str = "review_removed";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_anonymous_review_names_nobody_and_nobody_hears_of_it() {
        let event = ReviewCreated { review: 7.into(), receiver: 2.into(), reviewer: None };
        assert_eq!((event.actor(), event.is_told()), (None, false));
        assert_eq!(
            serde_json::to_value(event).unwrap(),
            serde_json::json!({ "review": 7, "receiver": 2, "reviewer": null })
        );
    }
}
