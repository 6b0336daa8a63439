// Made from contract/areas/event_registrations.yaml by codegen; edit the contract instead.

//! The area `event_registrations` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `EventAttendeeKind`.
pub static EVENT_ATTENDEE_KIND_WORDS: EnumTable = EnumTable {
    name: "EventAttendeeKind",
    description: "How somebody stands to an event in a list of those who come.",
    values: &[
        EnumValue {
            name: "GOING",
            word: "going",
            description: "They take part.",
        },
        EnumValue {
            name: "INTERESTED",
            word: "interested",
            description: "They are interested.",
        },
        EnumValue {
            name: "WAITLISTED",
            word: "waitlisted",
            description: "They wait for a place.",
        },
        EnumValue {
            name: "INVITED",
            word: "invited",
            description: "They are invited.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Those who manage the event decide.",
        },
    ],
};

crate::graph_words!(
    crate ::event_registrations::EventAttendeeKind, EVENT_ATTENDEE_KIND_WORDS
);

/// `EventAttendee`.
pub static EVENT_ATTENDEE: Object = Object {
    name: "EventAttendee",
    description: "Who comes to an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "guestCount",
            description: "How many guests they bring.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registeredAt",
            description: "Since when they stand so.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistPosition",
            description: "Their place in the line, 1 for the first. Null in other lists than `waitlisted`.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offerExpiresAt",
            description: "Until when a place is held for them. Null unless one is, and in other lists than `waitlisted`.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "state",
            description: "How they take part.",
            ty: "EventParticipation!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_registrations::EventAttendee {
    fn object(&self) -> &'static Object {
        &EVENT_ATTENDEE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.guest_count),
            1 => Show::show(&self.registered_at),
            2 => Show::show(&self.waitlist_position),
            3 => Show::show(&self.offer_expires_at),
            5 => Show::show(&self.registration.state),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                4 => {
                    match numbered(&self.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_registrations::EventAttendee, EVENT_ATTENDEE);

/// A page of `EventAttendee`.
pub static EVENT_ATTENDEE_CONNECTION: Object = Object {
    name: "EventAttendeeConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventAttendeeEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDEE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventAttendee!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDEE),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &EVENT_ATTENDEE_EDGE),
        |registry| register_object(registry, &EVENT_ATTENDEE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventAttendee`.
pub static EVENT_ATTENDEE_EDGE: Object = Object {
    name: "EventAttendeeEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "EventAttendee!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_ATTENDEE),
        },
    ],
    types: &[],
};

impl Listed for crate::event_registrations::EventAttendee {
    const CONNECTION: &'static Object = &EVENT_ATTENDEE_CONNECTION;
    const EDGE: &'static Object = &EVENT_ATTENDEE_EDGE;
}

/// `EventInterest`.
pub static EVENT_INTEREST: Object = Object {
    name: "EventInterest",
    description: "Whether a member is interested in an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "state",
            description: "Whether a member is interested in an event. It takes no place.",
            ty: "EventEngagementState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_ENGAGEMENT_STATE_WORDS.register(registry),
    ],
};

impl Row for crate::event_registrations::EventInterest {
    fn object(&self) -> &'static Object {
        &EVENT_INTEREST
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.state),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_registrations::EventInterest, EVENT_INTEREST);

/// `EventMemberRelationship`.
pub static EVENT_MEMBER_RELATIONSHIP: Object = Object {
    name: "EventMemberRelationship",
    description: "How a member takes part in an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event. Null when the viewer may not see it any more.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "engagement",
            description: "Whether a member is interested in an event.",
            ty: "EventInterest!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_registrations::EVENT_INTEREST),
        },
        Field {
            name: "registration",
            description: "A registration. Null where there is none.",
            ty: "EventRegistration!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_registrations::EVENT_REGISTRATION),
        },
        Field {
            name: "waitlist",
            description: "An entry of a waiting list. Null where there is none.",
            ty: "EventWaitlistEntry!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_WAITLIST_ENTRY,
            ),
        },
        Field {
            name: "attendance",
            description: "Whether a member was at an event.",
            ty: "EventPresence!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_registrations::EVENT_PRESENCE),
        },
        Field {
            name: "capacity",
            description: "Places of an event.",
            ty: "EventCapacity!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_CAPACITY),
        },
        Field {
            name: "actions",
            description: "What the viewer can do about taking part now.",
            ty: "EventRegistrationActions!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_REGISTRATION_ACTIONS,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_INTEREST,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_PRESENCE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_REGISTRATION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_REGISTRATION_ACTIONS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_WAITLIST_ENTRY,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::events::EVENT_CAPACITY),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

impl Row for crate::event_registrations::EventMemberRelationship {
    fn object(&self) -> &'static Object {
        &EVENT_MEMBER_RELATIONSHIP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            2 => Show::show(&self.engagement),
            3 => Show::show(&self.registration),
            4 => Show::show(&self.waitlist),
            5 => Show::show(&self.attendance),
            6 => Show::show(&self.capacity),
            7 => Show::show(&self.actions),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                0 => {
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                1 => {
                    match numbered(&self.member_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::event_registrations::EventMemberRelationship, EVENT_MEMBER_RELATIONSHIP
);

/// `EventPresence`.
pub static EVENT_PRESENCE: Object = Object {
    name: "EventPresence",
    description: "Whether a member was at an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "state",
            description: "Null where nothing is known.",
            ty: "EventAttendanceState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "checkedInAt",
            description: "When they came.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "checkedOutAt",
            description: "When they went.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_ATTENDANCE_STATE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_registrations::EventPresence {
    fn object(&self) -> &'static Object {
        &EVENT_PRESENCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.state),
            1 => Show::show(&self.checked_in_at),
            2 => Show::show(&self.checked_out_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_registrations::EventPresence, EVENT_PRESENCE);

/// `EventRegistration`.
pub static EVENT_REGISTRATION: Object = Object {
    name: "EventRegistration",
    description: "A registration. Null where there is none.",
    interfaces: &[],
    fields: &[
        Field {
            name: "state",
            description: "How it stands.",
            ty: "EventRegistrationState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "How often it has moved.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changedAt",
            description: "When it moved last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "invitedAt",
            description: "When they were invited.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingAt",
            description: "When they asked.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmedAt",
            description: "When they got their place.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "declinedAt",
            description: "When it was declined.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelledAt",
            description: "When it was cancelled.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::events::EVENT_REGISTRATION_STATE_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_registrations::EventRegistration {
    fn object(&self) -> &'static Object {
        &EVENT_REGISTRATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.state),
            1 => Show::show(&self.version),
            2 => Show::show(&self.changed_at),
            3 => Show::show(&self.invited_at),
            4 => Show::show(&self.pending_at),
            5 => Show::show(&self.confirmed_at),
            6 => Show::show(&self.declined_at),
            7 => Show::show(&self.cancelled_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_registrations::EventRegistration, EVENT_REGISTRATION);

/// `EventRegistrationActions`.
pub static EVENT_REGISTRATION_ACTIONS: Object = Object {
    name: "EventRegistrationActions",
    description: "What the viewer can do about taking part now.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registrable",
            description: "Whether anybody can register.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirm",
            description: "Register.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "withdraw",
            description: "Withdraw.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "joinWaitlist",
            description: "Wait for a place.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "leaveWaitlist",
            description: "Wait no longer.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acceptOffer",
            description: "Take the place that is held.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_registrations::EventRegistrationActions {
    fn object(&self) -> &'static Object {
        &EVENT_REGISTRATION_ACTIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.registrable),
            1 => Show::show(&self.confirm),
            2 => Show::show(&self.withdraw),
            3 => Show::show(&self.join_waitlist),
            4 => Show::show(&self.leave_waitlist),
            5 => Show::show(&self.accept_offer),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_registrations::EventRegistrationActions, EVENT_REGISTRATION_ACTIONS
);

/// `EventWaitlistEntry`.
pub static EVENT_WAITLIST_ENTRY: Object = Object {
    name: "EventWaitlistEntry",
    description: "An entry of a waiting list. Null where there is none.",
    interfaces: &[],
    fields: &[
        Field {
            name: "state",
            description: "How it stands.",
            ty: "EventWaitlistState",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "How often it has moved.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "position",
            description: "Number in the line; who came earlier has a smaller one.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offeredAt",
            description: "Since when a place is held.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offerExpiresAt",
            description: "Until when a place is held.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offerActive",
            description: "Whether a place is held now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "acceptedAt",
            description: "When they took the place.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiredAt",
            description: "When a place was held for too long, or the event began without one.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelledAt",
            description: "When they left the line.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_WAITLIST_STATE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_registrations::EventWaitlistEntry {
    fn object(&self) -> &'static Object {
        &EVENT_WAITLIST_ENTRY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.state),
            1 => Show::show(&self.version),
            2 => Show::show(&self.position),
            3 => Show::show(&self.offered_at),
            4 => Show::show(&self.offer_expires_at),
            5 => Show::show(&self.offer_active),
            6 => Show::show(&self.accepted_at),
            7 => Show::show(&self.expired_at),
            8 => Show::show(&self.cancelled_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_registrations::EventWaitlistEntry, EVENT_WAITLIST_ENTRY);

/// What the area `event_registrations` answers in the graph beside its operations.
#[async_trait]
pub trait EventRegistrationsEdges: Send + Sync {}

impl<T: Send + Sync> EventRegistrationsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_registrations` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRegistrationsMutation;

static EVENT_REGISTRATIONS_MUTATION: Object = Object {
    name: "EventRegistrationsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "confirmEventRegistration",
            description: "Register for an event: the viewer takes part and has a place. Where those who look after the event decide (`approvalMode: MANUAL`), the viewer has asked (`PENDING`), which takes no place, and hears what they decide. `EVENT_CAPACITY_FULL` when none is free; `EVENT_ANSWERS_REQUIRED` when the viewer has to answer something first, with `submitEventAnswers`; `EVENT_OFFER_ACCEPTANCE_REQUIRED` when one is held for the viewer, which `acceptEventOffer` takes. `NOT_FOUND`, `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody, or not the viewer, can register; `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` where something stands between the viewer and the organizer.",
            ty: "ConfirmEventRegistrationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ConfirmEventRegistrationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CONFIRM_EVENT_REGISTRATION_ASKING),
        },
        Field {
            name: "withdrawEventRegistration",
            description: "Withdraw from an event. The place goes to whoever waits longest. `NOT_FOUND` when there is no such event that the viewer may see or has registered for.",
            ty: "WithdrawEventRegistrationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawEventRegistrationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_EVENT_REGISTRATION_ASKING),
        },
        Field {
            name: "joinEventWaitlist",
            description: "Wait for a place of a full event. `EVENT_WAITLIST_DISABLED` where there are no waiting lists; `EVENT_WAITLIST_CAPACITY_REQUIRED` and `EVENT_CAPACITY_AVAILABLE` where nobody needs to wait; `EVENT_ALREADY_CONFIRMED` for whoever takes part; `EVENT_APPROVAL_REQUIRED` where those who look after the event decide; `EVENT_ANSWERS_REQUIRED` when the viewer has to answer something first. `NOT_FOUND`, `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody, or not the viewer, can register; `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` where something stands between the viewer and the organizer.",
            ty: "JoinEventWaitlistPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "JoinEventWaitlistInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&JOIN_EVENT_WAITLIST_ASKING),
        },
        Field {
            name: "leaveEventWaitlist",
            description: "Leave the waiting list of an event. A place that was held goes to whoever is next. `NOT_FOUND` when there is no such event that the viewer may see or waits for.",
            ty: "LeaveEventWaitlistPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "LeaveEventWaitlistInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LEAVE_EVENT_WAITLIST_ASKING),
        },
        Field {
            name: "acceptEventOffer",
            description: "Take the place that is held for the viewer. `EVENT_WAITLIST_OFFER_INACTIVE` when there is none; `EVENT_WAITLIST_OFFER_EXPIRED` when it was held for too long; `EVENT_ANSWERS_REQUIRED` when the viewer has to answer something first. `NOT_FOUND`, `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody, or not the viewer, can register; `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` where something stands between the viewer and the organizer.",
            ty: "AcceptEventOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptEventOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_EVENT_OFFER_ASKING),
        },
        Field {
            name: "respondToEvent",
            description: "Say whether the viewer comes to an event. `GOING` registers them, asks where those who look after the event decide, or puts them on the waiting list of a full event; `INTERESTED` and `NOT_GOING` take back a registration. `EVENT_FULL` when there is neither a place nor a waiting list; otherwise as `confirmEventRegistration` refuses, `EVENT_ENDED` for what has begun, and `VALIDATION_ERROR` without a `status`.",
            ty: "RespondToEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RespondToEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESPOND_TO_EVENT_ASKING),
        },
        Field {
            name: "withdrawEventResponse",
            description: "Take back whatever the viewer said about coming to an event: registration, waiting and interest. `NOT_FOUND` when there is no such event that they may see or have to do with.",
            ty: "WithdrawEventResponsePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawEventResponseInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_EVENT_RESPONSE_ASKING),
        },
    ],
    types: &[
        |registry| CONFIRM_EVENT_REGISTRATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CONFIRM_EVENT_REGISTRATION_PAYLOAD),
        |registry| WITHDRAW_EVENT_REGISTRATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_EVENT_REGISTRATION_PAYLOAD),
        |registry| JOIN_EVENT_WAITLIST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &JOIN_EVENT_WAITLIST_PAYLOAD),
        |registry| LEAVE_EVENT_WAITLIST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &LEAVE_EVENT_WAITLIST_PAYLOAD),
        |registry| ACCEPT_EVENT_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_EVENT_OFFER_PAYLOAD),
        |registry| RESPOND_TO_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESPOND_TO_EVENT_PAYLOAD),
        |registry| WITHDRAW_EVENT_RESPONSE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_EVENT_RESPONSE_PAYLOAD),
    ],
};

impl Row for EventRegistrationsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_REGISTRATIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_registrations` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventRegistrationsQuery;

static EVENT_REGISTRATIONS_QUERY: Object = Object {
    name: "EventRegistrationsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventRegistration",
            description: "How the viewer takes part in an event. `NOT_FOUND` when there is none that they may see and have to do with.",
            ty: "EventMemberRelationship",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_RELATIONSHIP_ASKING),
        },
        Field {
            name: "eventAttendees",
            description: "Who comes to an event, by their ids; those who wait in the order of the line. Those who manage it and those who take part see it: `FORBIDDEN` for others.",
            ty: "EventAttendeeConnection",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "status",
                    description: "Whom to list.",
                    ty: "EventAttendeeKind",
                    default: Some("GOING"),
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_EVENT_ATTENDEES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_ATTENDEE_CONNECTION,
        ),
        |registry| {
            crate::graph::event_registrations::EVENT_ATTENDEE_KIND_WORDS
                .register(registry)
        },
    ],
};

impl Row for EventRegistrationsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_REGISTRATIONS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_EVENT_RELATIONSHIP_ASKING: Asking = Asking {
    operation: Operation::GetEventRelationship,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_relationship,
};

fn get_event_relationship(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRelationshipResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CONFIRM_EVENT_REGISTRATION_ASKING: Asking = Asking {
    operation: Operation::ConfirmEventRegistration,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: confirm_event_registration,
};

static CONFIRM_EVENT_REGISTRATION_INPUT_TABLE: InputTable = InputTable {
    name: "ConfirmEventRegistrationInput",
    description: "Input of `confirmEventRegistration`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CONFIRM_EVENT_REGISTRATION_PAYLOAD: Object = Object {
    name: "ConfirmEventRegistrationPayload",
    description: "Result of `confirmEventRegistration`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
            ),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn confirm_event_registration(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&CONFIRM_EVENT_REGISTRATION_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static WITHDRAW_EVENT_REGISTRATION_ASKING: Asking = Asking {
    operation: Operation::WithdrawEventRegistration,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_event_registration,
};

static WITHDRAW_EVENT_REGISTRATION_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawEventRegistrationInput",
    description: "Input of `withdrawEventRegistration`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who manage the event.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_EVENT_REGISTRATION_PAYLOAD: Object = Object {
    name: "WithdrawEventRegistrationPayload",
    description: "Result of `withdrawEventRegistration`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
            ),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn withdraw_event_registration(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&WITHDRAW_EVENT_REGISTRATION_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static JOIN_EVENT_WAITLIST_ASKING: Asking = Asking {
    operation: Operation::JoinEventWaitlist,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: join_event_waitlist,
};

static JOIN_EVENT_WAITLIST_INPUT_TABLE: InputTable = InputTable {
    name: "JoinEventWaitlistInput",
    description: "Input of `joinEventWaitlist`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static JOIN_EVENT_WAITLIST_PAYLOAD: Object = Object {
    name: "JoinEventWaitlistPayload",
    description: "Result of `joinEventWaitlist`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
            ),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn join_event_waitlist(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&JOIN_EVENT_WAITLIST_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LEAVE_EVENT_WAITLIST_ASKING: Asking = Asking {
    operation: Operation::LeaveEventWaitlist,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: leave_event_waitlist,
};

static LEAVE_EVENT_WAITLIST_INPUT_TABLE: InputTable = InputTable {
    name: "LeaveEventWaitlistInput",
    description: "Input of `leaveEventWaitlist`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static LEAVE_EVENT_WAITLIST_PAYLOAD: Object = Object {
    name: "LeaveEventWaitlistPayload",
    description: "Result of `leaveEventWaitlist`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
            ),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn leave_event_waitlist(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&LEAVE_EVENT_WAITLIST_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static ACCEPT_EVENT_OFFER_ASKING: Asking = Asking {
    operation: Operation::AcceptEventOffer,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_event_offer,
};

static ACCEPT_EVENT_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptEventOfferInput",
    description: "Input of `acceptEventOffer`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_EVENT_OFFER_PAYLOAD: Object = Object {
    name: "AcceptEventOfferPayload",
    description: "Result of `acceptEventOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "registration",
            description: "The event member relationship after the change.",
            ty: "EventMemberRelationship",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
            ),
        },
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_registrations::EVENT_MEMBER_RELATIONSHIP,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn accept_event_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&ACCEPT_EVENT_OFFER_PAYLOAD)
            .with(IntoFound::into_found(answer.data.relationship))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static RESPOND_TO_EVENT_ASKING: Asking = Asking {
    operation: Operation::RespondToEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Body,
            kind: InputKind::Word(&EVENT_ANSWER_WORDS),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: respond_to_event,
};

static RESPOND_TO_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "RespondToEventInput",
    description: "Input of `respondToEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "status",
            description: "Whether they come. Required.",
            ty: "EventAnswer",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| EVENT_ANSWER_WORDS.register(registry)],
};

/// The words of `EventAnswer`.
pub static EVENT_ANSWER_WORDS: EnumTable = EnumTable {
    name: "EventAnswer",
    description: "Whether somebody comes to an event.",
    values: &[
        EnumValue {
            name: "GOING",
            word: "going",
            description: "They come.",
        },
        EnumValue {
            name: "INTERESTED",
            word: "interested",
            description: "They are interested, and do not say more.",
        },
        EnumValue {
            name: "NOT_GOING",
            word: "not_going",
            description: "They do not come.",
        },
    ],
};

static RESPOND_TO_EVENT_PAYLOAD: Object = Object {
    name: "RespondToEventPayload",
    description: "Result of `respondToEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::events::EVENT)],
};

fn respond_to_event(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&RESPOND_TO_EVENT_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static WITHDRAW_EVENT_RESPONSE_ASKING: Asking = Asking {
    operation: Operation::WithdrawEventResponse,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_event_response,
};

static WITHDRAW_EVENT_RESPONSE_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawEventResponseInput",
    description: "Input of `withdrawEventResponse`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_EVENT_RESPONSE_PAYLOAD: Object = Object {
    name: "WithdrawEventResponsePayload",
    description: "Result of `withdrawEventResponse`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::events::EVENT)],
};

fn withdraw_event_response(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&WITHDRAW_EVENT_RESPONSE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_EVENT_ATTENDEES_ASKING: Asking = Asking {
    operation: Operation::ListEventAttendees,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_registrations::EVENT_ATTENDEE_KIND_WORDS,
            ),
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Sealed,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: true },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_event_attendees,
};

fn list_event_attendees(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventAttendeePage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
