//! What can happen in the system, and who hears of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::base::{
    ConnectionId, ConversationId, DomainEventId, ExchangeId, GroupId, GroupMessageId, Hours, ListingId, MemberId,
    MessageId, ReviewId, Timestamp, TransactionId,
};
use crate::queue::Kind;
use crate::words;

/// Something that happened in the system (a gathering of people is an event of another kind).
///
/// It is stored as JSON and may be read by a later version of the program: variants and fields are added, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DomainEvent {
    /// A member asked another one for a connection (seed 0, "Events").
    ConnectionRequested {
        /// The pending connection.
        connection: ConnectionId,
        /// Who asked.
        requester: MemberId,
        /// Who was asked.
        target: MemberId,
    },
    /// A request was accepted (seed 0, "Events").
    ConnectionAccepted {
        /// The connection.
        connection: ConnectionId,
        /// Who had asked.
        requester: MemberId,
        /// Who accepted.
        receiver: MemberId,
    },
    /// A request was declined (seed 0, "States and transitions", Connection).
    ConnectionDeclined {
        /// The connection, whose row is gone.
        connection: ConnectionId,
        /// Who had asked.
        requester: MemberId,
        /// Who declined.
        receiver: MemberId,
    },
    /// A member offered or asked for something (seed 1, "Domain events that trigger notifications"). It may wait to be looked at.
    ListingCreated {
        /// What.
        listing: ListingId,
        /// Who.
        owner: MemberId,
    },
    /// A member keeps somebody else's listing in mind (spec platform 4.1, `save`).
    ListingSaved {
        /// The listing.
        listing: ListingId,
        /// Whose it is.
        owner: MemberId,
        /// Who keeps it in mind.
        by: MemberId,
    },
    /// A member says that something is wrong with a listing (spec platform 4.1, `report`). Who it was is for nobody to know.
    ListingReported {
        /// The listing.
        listing: ListingId,
        /// Whose it is.
        owner: MemberId,
        /// Who reported it. Told so that they do not hear of it themselves.
        by: MemberId,
    },
    /// A member wrote to another one (spec platform 7.1). The text is not told: it may be gone when somebody hears of it.
    MessageSent {
        /// The message.
        message: MessageId,
        /// Whose it is.
        conversation: ConversationId,
        /// Who wrote it.
        sender: MemberId,
        /// To whom.
        receiver: MemberId,
    },
    /// A member founded a group (spec notifications, `GroupCreated`).
    GroupCreated {
        /// The group.
        group: GroupId,
        /// Who founded it.
        owner: MemberId,
    },
    /// A member belongs to a group now (spec notifications, `GroupMemberJoined`).
    GroupMemberJoined {
        /// The group.
        group: GroupId,
        /// Who joined.
        member: MemberId,
    },
    /// A member wrote to a group (spec notifications, `GroupChatroomMessagePosted`). The text is not told.
    GroupMessageSent {
        /// The message.
        message: GroupMessageId,
        /// The group.
        group: GroupId,
        /// Who wrote it.
        sender: MemberId,
    },
    /// A member reviewed another one (seed 0, "Events"). Of an anonymous review nobody is told who wrote it, here neither.
    ReviewCreated {
        /// The review.
        review: ReviewId,
        /// Whom it is about.
        receiver: MemberId,
        /// Who wrote it; `None` if it is anonymous.
        reviewer: Option<MemberId>,
    },
    /// Those who look after the community hid a review (seed 0, "States and transitions", Review). Which one is not told: its author
    /// may be anonymous.
    ReviewHidden {
        /// Who wrote it.
        author: MemberId,
    },
    /// Those who look after the community removed a review. Which one is not told, as in `ReviewHidden`.
    ReviewRemoved {
        /// Who wrote it.
        author: MemberId,
    },
    /// Somebody joined the community (seed 1, "Domain events that trigger notifications").
    MemberRegistered {
        /// The new member.
        member: MemberId,
    },
    /// Somebody registered with an address that has an account. The answer did not say so; its owner is told.
    RegistrationRepeated {
        /// Whose address it is; `None` where it is no member's of this community.
        member: Option<MemberId>,
    },
    /// Those who look after the community did not take somebody who had registered.
    RegistrationRejected {
        /// Who registered.
        member: MemberId,
        /// Why, in the words of whoever decided.
        reason: String,
    },
    /// An account that had to wait became active: whoever approves or verifies says so.
    MemberActivated {
        /// The member.
        member: MemberId,
    },
    /// Somebody wants to confirm an e-mail address and has no mail to do so any more.
    VerificationAsked {
        /// Who waits. `None` for an address that is nobody's: it is told all the same, so that the time of the answer says nothing.
        member: Option<MemberId>,
    },
    /// Hours moved (spec platform 9.20).
    TransactionCompleted {
        /// The transaction.
        transaction: TransactionId,
        /// Whose hours became fewer, if it is a member.
        sender: Option<MemberId>,
        /// Whose hours became more, if it is a member.
        receiver: Option<MemberId>,
        /// Who made them move: the sender, unless somebody did it for them.
        actor: MemberId,
        /// How many, in hundredths.
        amount: Hours,
        /// Why, as in `transactions.transaction_type`.
        transaction_type: String,
    },
    /// A step was taken in an exchange, and somebody is told (spec notifications, "Link map").
    ExchangeMoved {
        /// The exchange.
        exchange: ExchangeId,
        /// Who took it; none for the clock, and for whoever is no member of the community.
        actor: Option<MemberId>,
        /// Who is told.
        to: MemberId,
        /// What was done, as in `exchange_history.action`.
        action: String,
    },
    /// An exchange stands where somebody who looks after the community decides (spec platform 5.4, `pending_broker` and `disputed`).
    ExchangeNeedsBroker {
        /// The exchange.
        exchange: ExchangeId,
        /// Who brought it there; none for the clock.
        actor: Option<MemberId>,
        /// The member who asked. Neither of the two decides about it.
        requester: MemberId,
        /// The listing's owner.
        provider: MemberId,
        /// What was done, as in `exchange_history.action`.
        action: String,
    },
    /// Safeguarding kept a member from turning to another one (spec notifications 12, `SafeguardingContactAttemptBlocked`).
    SafeguardingContactBlocked {
        /// Who wanted to.
        from: MemberId,
        /// To whom.
        to: MemberId,
        /// What they wanted to do.
        interaction: String,
        /// The code of the refusal.
        code: String,
    },
    /// Administrators let browsers know of something (spec notifications 7, `POST /push/send`).
    AnnouncementSent {
        /// Only these; everybody if nobody is named.
        to: Option<Vec<MemberId>>,
        /// First line.
        title: String,
        /// The rest.
        body: String,
        /// Where it leads, relative to the app.
        link: String,
        /// More members of a browser's message, as in `push_queue.options`.
        options: Value,
    },
}

impl DomainEvent {
    /// Its name in `domain_events.kind`; the same as the payload's `kind`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::ConnectionRequested { .. } => "connection_requested",
            Self::ConnectionAccepted { .. } => "connection_accepted",
            Self::ConnectionDeclined { .. } => "connection_declined",
            Self::ListingCreated { .. } => "listing_created",
            Self::ListingSaved { .. } => "listing_saved",
            Self::ListingReported { .. } => "listing_reported",
            Self::MessageSent { .. } => "message_sent",
            Self::GroupCreated { .. } => "group_created",
            Self::GroupMemberJoined { .. } => "group_member_joined",
            Self::GroupMessageSent { .. } => "group_message_sent",
            Self::ReviewCreated { .. } => "review_created",
            Self::ReviewHidden { .. } => "review_hidden",
            Self::ReviewRemoved { .. } => "review_removed",
            Self::MemberRegistered { .. } => "member_registered",
            Self::RegistrationRepeated { .. } => "registration_repeated",
            Self::RegistrationRejected { .. } => "registration_rejected",
            Self::MemberActivated { .. } => "member_activated",
            Self::VerificationAsked { .. } => "verification_asked",
            Self::TransactionCompleted { .. } => "transaction_completed",
            Self::ExchangeMoved { .. } => "exchange_moved",
            Self::ExchangeNeedsBroker { .. } => "exchange_needs_broker",
            Self::SafeguardingContactBlocked { .. } => "safeguarding_contact_blocked",
            Self::AnnouncementSent { .. } => "announcement_sent",
        }
    }

    /// The member who made it happen; `None` where nobody is to know.
    #[must_use]
    pub const fn actor(&self) -> Option<MemberId> {
        Some(match self {
            Self::ReviewCreated { reviewer, .. } => return *reviewer,
            Self::ExchangeMoved { actor, .. } | Self::ExchangeNeedsBroker { actor, .. } => return *actor,
            Self::ReviewHidden { .. }
            | Self::ReviewRemoved { .. }
            | Self::ListingReported { .. }
            | Self::VerificationAsked { .. }
            | Self::RegistrationRepeated { .. }
            | Self::RegistrationRejected { .. }
            | Self::AnnouncementSent { .. } => return None,
            Self::ConnectionRequested { requester, .. } => *requester,
            Self::ConnectionAccepted { receiver, .. } | Self::ConnectionDeclined { receiver, .. } => *receiver,
            Self::MessageSent { sender, .. } | Self::GroupMessageSent { sender, .. } => *sender,
            Self::GroupMemberJoined { member, .. }
            | Self::MemberRegistered { member }
            | Self::MemberActivated { member } => *member,
            Self::TransactionCompleted { actor, .. } => *actor,
            Self::GroupCreated { owner, .. } | Self::ListingCreated { owner, .. } => *owner,
            Self::ListingSaved { by, .. } => *by,
            Self::SafeguardingContactBlocked { from, .. } => *from,
        })
    }

    /// Who hears of it. Each has a task of its own, which fails and is tried again alone.
    #[must_use]
    pub const fn consumers(&self) -> &'static [Consumer] {
        match self {
            // Nobody is told that an anonymous review came.
            Self::ReviewCreated { reviewer: None, .. } => &[],
            Self::ReviewCreated { reviewer: Some(_), .. }
            | Self::ReviewHidden { .. }
            | Self::ReviewRemoved { .. }
            | Self::ConnectionDeclined { .. }
            | Self::ListingSaved { .. }
            | Self::ListingReported { .. }
            | Self::GroupCreated { .. }
            | Self::GroupMemberJoined { .. }
            | Self::ExchangeMoved { .. }
            | Self::ExchangeNeedsBroker { .. }
            | Self::SafeguardingContactBlocked { .. } => &[Consumer::Bell],
            Self::ConnectionRequested { .. }
            | Self::ConnectionAccepted { .. }
            | Self::ListingCreated { .. }
            | Self::MessageSent { .. }
            | Self::GroupMessageSent { .. }
            | Self::TransactionCompleted { .. } => &[Consumer::Bell, Consumer::Live],
            Self::MemberRegistered { .. } => &[Consumer::Bell, Consumer::WelcomeCredits, Consumer::Mail],
            Self::MemberActivated { .. } => &[Consumer::WelcomeCredits, Consumer::Mail],
            Self::VerificationAsked { .. } | Self::RegistrationRepeated { .. } | Self::RegistrationRejected { .. } => {
                &[Consumer::Mail]
            }
            Self::AnnouncementSent { .. } => &[Consumer::Push],
        }
    }
}

words! {
    /// Somebody who hears of domain events.
    #[derive(PartialOrd, Ord)]
    pub enum Consumer {
        /// Writes lines into members' bells.
        Bell = "bell",
        /// Tells whoever listens to a channel at this moment.
        Live = "live",
        /// Gives new members the hours that they start with.
        WelcomeCredits = "welcome_credits",
        /// Writes mails that follow from an event itself: welcome, and confirming an address.
        Mail = "mail",
        /// Writes messages to browsers that follow from an event itself.
        Push = "push",
    }
}

impl Consumer {
    /// Of which kind the tasks are that wait for it.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::new(match self {
            Self::Bell => "event.bell",
            Self::Live => "event.live",
            Self::WelcomeCredits => "event.welcome_credits",
            Self::Mail => "event.mail",
            Self::Push => "event.push",
        })
    }
}

/// A domain event as a listener hears it.
#[derive(Clone, Debug)]
pub struct Heard {
    /// The event's identity: what a listener's effect is made idempotent by.
    pub id: DomainEventId,
    /// What happened.
    pub event: DomainEvent,
    /// When it was told.
    pub occurred_at: Timestamp,
    /// 1 the first time, and again after each progress.
    pub attempt: i64,
    /// How far the listener came with it: what its last [`Progress::More`](crate::queue::Progress::More) said.
    pub resume: Option<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_is_the_payloads_tag() {
        let (connection, requester, receiver) = (7.into(), 1.into(), 2.into());
        for event in [
            DomainEvent::ConnectionRequested { connection, requester, target: receiver },
            DomainEvent::ConnectionAccepted { connection, requester, receiver },
            DomainEvent::ConnectionDeclined { connection, requester, receiver },
            DomainEvent::MemberRegistered { member: receiver },
            DomainEvent::ListingCreated { listing: 6.into(), owner: requester },
            DomainEvent::ListingSaved { listing: 6.into(), owner: requester, by: receiver },
            DomainEvent::ListingReported { listing: 6.into(), owner: requester, by: receiver },
            DomainEvent::MessageSent {
                message: 3.into(),
                conversation: ConversationId::of(requester, receiver),
                sender: requester,
                receiver,
            },
            DomainEvent::GroupCreated { group: 4.into(), owner: requester },
            DomainEvent::GroupMemberJoined { group: 4.into(), member: receiver },
            DomainEvent::GroupMessageSent { message: 5.into(), group: 4.into(), sender: requester },
            DomainEvent::MemberActivated { member: receiver },
            DomainEvent::VerificationAsked { member: None },
            DomainEvent::RegistrationRepeated { member: Some(receiver) },
            DomainEvent::RegistrationRejected { member: receiver, reason: "The list is full.".to_owned() },
            DomainEvent::ExchangeMoved {
                exchange: 6.into(),
                actor: Some(requester),
                to: receiver,
                action: "request".to_owned(),
            },
            DomainEvent::ExchangeNeedsBroker {
                exchange: 6.into(),
                actor: None,
                requester,
                provider: receiver,
                action: "dispute".to_owned(),
            },
            DomainEvent::TransactionCompleted {
                transaction: 3.into(),
                sender: Some(requester),
                receiver: None,
                actor: requester,
                amount: Hours::from_hundredths(150),
                transaction_type: "donation".to_owned(),
            },
            DomainEvent::AnnouncementSent {
                to: Some(vec![requester, receiver]),
                title: "The hall".to_owned(),
                body: "is closed".to_owned(),
                link: "/events".to_owned(),
                options: serde_json::json!({ "tag": "hall" }),
            },
        ] {
            let payload = serde_json::to_value(&event).unwrap();
            assert_eq!(payload["kind"], event.kind());
            assert_eq!(serde_json::from_value::<DomainEvent>(payload).unwrap(), event);
        }
    }

    #[test]
    fn an_anonymous_review_names_nobody_and_nobody_hears_of_it() {
        let event = DomainEvent::ReviewCreated { review: 7.into(), receiver: 2.into(), reviewer: None };
        assert_eq!((event.actor(), event.consumers()), (None, [].as_slice()));
        let payload = serde_json::json!({ "kind": "review_created", "review": 7, "receiver": 2, "reviewer": null });
        assert_eq!(serde_json::to_value(&event).unwrap(), payload);
    }

    #[test]
    fn whoever_reports_a_listing_is_named_to_nobody() {
        let event = DomainEvent::ListingReported { listing: 6.into(), owner: 1.into(), by: 2.into() };
        assert_eq!((event.actor(), event.consumers()), (None, [Consumer::Bell].as_slice()));
    }

    #[test]
    fn a_stored_event_stays_readable() {
        let stored = r#"{"kind":"connection_requested","connection":7,"requester":1,"target":2,"added_later":true}"#;
        let event: DomainEvent = serde_json::from_str(stored).unwrap();
        assert_eq!((event.actor(), event.kind()), (Some(1.into()), "connection_requested"));
    }
}
