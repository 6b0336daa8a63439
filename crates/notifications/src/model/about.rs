//! What a line of the bell is about: pure.

use crate::base::{ConnectionId, ExchangeId, GroupId, ListingId, MemberId, MessageId, ReviewId, TransactionId};
use crate::outbox::DomainEvent;

/// The thing that a line is about. It may be gone, and whoever reads the line need not see it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A connection, or the request for one.
    Connection(ConnectionId),
    /// A message.
    Message(MessageId),
    /// An exchange.
    Exchange(ExchangeId),
    /// A review.
    Review(ReviewId),
    /// A listing.
    Listing(ListingId),
    /// A group.
    Group(GroupId),
    /// A transaction.
    Transaction(TransactionId),
    /// Another member.
    Member(MemberId),
}

impl About {
    /// What the lines of `reader` that tell of this are about. None of those that are about the community, about something that no longer is,
    /// or about a review that was hidden: its author is not told which.
    #[must_use]
    pub fn of(event: &DomainEvent, reader: MemberId) -> Option<Self> {
        Some(match *event {
            DomainEvent::ConnectionRequested { connection, .. }
            | DomainEvent::ConnectionAccepted { connection, .. } => Self::Connection(connection),
            DomainEvent::MessageSent { message, .. } => Self::Message(message),
            DomainEvent::ListingCreated { listing, .. }
            | DomainEvent::ListingSaved { listing, .. }
            | DomainEvent::ListingReported { listing, .. } => Self::Listing(listing),
            DomainEvent::GroupCreated { group, .. }
            | DomainEvent::GroupMemberJoined { group, .. }
            | DomainEvent::GroupMessageSent { group, .. } => Self::Group(group),
            DomainEvent::ReviewCreated { review, .. } => Self::Review(review),
            DomainEvent::TransactionCompleted { transaction, .. } => Self::Transaction(transaction),
            DomainEvent::ExchangeMoved { exchange, .. } | DomainEvent::ExchangeNeedsBroker { exchange, .. } => {
                Self::Exchange(exchange)
            }
            DomainEvent::SafeguardingContactBlocked { to: member, .. }
            | DomainEvent::MemberRegistered { member }
            | DomainEvent::MemberActivated { member } => {
                return (member != reader).then_some(Self::Member(member));
            }
            DomainEvent::ConnectionDeclined { .. }
            | DomainEvent::ReviewHidden { .. }
            | DomainEvent::ReviewRemoved { .. }
            | DomainEvent::VerificationAsked { .. }
            | DomainEvent::RegistrationRepeated { .. }
            | DomainEvent::RegistrationRejected { .. }
            | DomainEvent::AnnouncementSent { .. } => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_about_one_thing_or_none() {
        let (me, other) = (MemberId::from(1), MemberId::from(2));
        let welcome = DomainEvent::MemberRegistered { member: me };
        assert_eq!(About::of(&welcome, me), None);
        assert_eq!(About::of(&welcome, other), Some(About::Member(me)));
        let declined = DomainEvent::ConnectionDeclined { connection: 7.into(), requester: me, receiver: other };
        assert_eq!(About::of(&declined, me), None);
        let asked = DomainEvent::ConnectionRequested { connection: 7.into(), requester: other, target: me };
        assert_eq!(About::of(&asked, me), Some(About::Connection(7.into())));
        assert_eq!(About::of(&DomainEvent::ReviewHidden { author: me }, me), None);
    }
}
