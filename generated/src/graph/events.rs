// Made from contract/areas/events.yaml by codegen; edit the contract instead.

//! The area `events` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, ids_of, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `EventAttendanceState`.
pub static EVENT_ATTENDANCE_STATE_WORDS: EnumTable = EnumTable {
    name: "EventAttendanceState",
    description: "Whether a member was there.",
    values: &[
        EnumValue {
            name: "NOT_CHECKED_IN",
            word: "not_checked_in",
            description: "Nothing is known.",
        },
        EnumValue {
            name: "CHECKED_IN",
            word: "checked_in",
            description: "They have come.",
        },
        EnumValue {
            name: "CHECKED_OUT",
            word: "checked_out",
            description: "They have come and gone.",
        },
        EnumValue {
            name: "ATTENDED",
            word: "attended",
            description: "They were there.",
        },
        EnumValue {
            name: "NO_SHOW",
            word: "no_show",
            description: "They did not come.",
        },
    ],
};

crate::graph_words!(crate ::events::EventAttendanceState, EVENT_ATTENDANCE_STATE_WORDS);

/// The words of `EventEngagementState`.
pub static EVENT_ENGAGEMENT_STATE_WORDS: EnumTable = EnumTable {
    name: "EventEngagementState",
    description: "Whether a member is interested in an event. It takes no place.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "They have not said so.",
        },
        EnumValue {
            name: "INTERESTED",
            word: "interested",
            description: "They are interested.",
        },
    ],
};

crate::graph_words!(crate ::events::EventEngagementState, EVENT_ENGAGEMENT_STATE_WORDS);

/// The words of `EventLifecycleOutcome`.
pub static EVENT_LIFECYCLE_OUTCOME_WORDS: EnumTable = EnumTable {
    name: "EventLifecycleOutcome",
    description: "What became of a step of an event's life.",
    values: &[
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It is cancelled now.",
        },
        EnumValue {
            name: "ALREADY_CANCELLED",
            word: "already_cancelled",
            description: "It was cancelled before.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "It is archived now.",
        },
        EnumValue {
            name: "ALREADY_ARCHIVED",
            word: "already_archived",
            description: "It was archived before.",
        },
    ],
};

crate::graph_words!(
    crate ::events::EventLifecycleOutcome, EVENT_LIFECYCLE_OUTCOME_WORDS
);

/// The words of `EventMode`.
pub static EVENT_MODE_WORDS: EnumTable = EnumTable {
    name: "EventMode",
    description: "How one takes part in an event.",
    values: &[
        EnumValue {
            name: "IN_PERSON",
            word: "in_person",
            description: "At its place.",
        },
        EnumValue {
            name: "ONLINE",
            word: "online",
            description: "Over the internet.",
        },
        EnumValue {
            name: "HYBRID",
            word: "hybrid",
            description: "Either way.",
        },
    ],
};

crate::graph_words!(crate ::events::EventMode, EVENT_MODE_WORDS);

/// The words of `EventOperationalState`.
pub static EVENT_OPERATIONAL_STATE_WORDS: EnumTable = EnumTable {
    name: "EventOperationalState",
    description: "Whether an event takes place.",
    values: &[
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "It takes place.",
        },
        EnumValue {
            name: "POSTPONED",
            word: "postponed",
            description: "It takes place later; nobody knows when.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It does not take place.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "It took place.",
        },
    ],
};

crate::graph_words!(
    crate ::events::EventOperationalState, EVENT_OPERATIONAL_STATE_WORDS
);

/// The words of `EventParticipation`.
pub static EVENT_PARTICIPATION_WORDS: EnumTable = EnumTable {
    name: "EventParticipation",
    description: "How a member stands to an event, waiting list included.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "They have nothing to do with it.",
        },
        EnumValue {
            name: "INVITED",
            word: "invited",
            description: "They are invited, and have not answered.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Those who manage the event decide.",
        },
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "They take part and have a place.",
        },
        EnumValue {
            name: "WAITLISTED",
            word: "waitlisted",
            description: "They wait for a place.",
        },
        EnumValue {
            name: "OFFERED",
            word: "offered",
            description: "A place is held for them, for a while.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "They were turned down or declined.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "They have withdrawn.",
        },
    ],
};

crate::graph_words!(crate ::events::EventParticipation, EVENT_PARTICIPATION_WORDS);

/// The words of `EventPublicationState`.
pub static EVENT_PUBLICATION_STATE_WORDS: EnumTable = EnumTable {
    name: "EventPublicationState",
    description: "Who sees an event.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "Those who manage it.",
        },
        EnumValue {
            name: "PENDING_REVIEW",
            word: "pending_review",
            description: "Those who manage it; an administrator decides whether it is published.",
        },
        EnumValue {
            name: "PUBLISHED",
            word: "published",
            description: "Everybody whom it is for.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "It is over and done with; those who manage it.",
        },
    ],
};

crate::graph_words!(
    crate ::events::EventPublicationState, EVENT_PUBLICATION_STATE_WORDS
);

/// The words of `EventRegistrationState`.
pub static EVENT_REGISTRATION_STATE_WORDS: EnumTable = EnumTable {
    name: "EventRegistrationState",
    description: "How a registration for an event stands.",
    values: &[
        EnumValue {
            name: "INVITED",
            word: "invited",
            description: "They are invited, and have not answered.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Those who manage the event decide.",
        },
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "They take part and have a place.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "They were turned down or declined.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It was withdrawn.",
        },
    ],
};

crate::graph_words!(
    crate ::events::EventRegistrationState, EVENT_REGISTRATION_STATE_WORDS
);

/// The words of `EventRevealState`.
pub static EVENT_REVEAL_STATE_WORDS: EnumTable = EnumTable {
    name: "EventRevealState",
    description: "Whether the viewer is shown how to take part over the internet.",
    values: &[
        EnumValue {
            name: "NOT_APPLICABLE",
            word: "not_applicable",
            description: "It is at a place only.",
        },
        EnumValue {
            name: "NOT_CONFIGURED",
            word: "not_configured",
            description: "There is no address yet.",
        },
        EnumValue {
            name: "RESTRICTED",
            word: "restricted",
            description: "It is for those who take part.",
        },
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "It will be shown shortly before the event begins.",
        },
        EnumValue {
            name: "AVAILABLE",
            word: "available",
            description: "It is shown.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "It was shown until some time after the event.",
        },
    ],
};

crate::graph_words!(crate ::events::EventRevealState, EVENT_REVEAL_STATE_WORDS);

/// The words of `EventState`.
pub static EVENT_STATE_WORDS: EnumTable = EnumTable {
    name: "EventState",
    description: "Where an event stands, in one word.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "It is not published yet.",
        },
        EnumValue {
            name: "PENDING_REVIEW",
            word: "pending_review",
            description: "An administrator decides whether it is published.",
        },
        EnumValue {
            name: "UPCOMING",
            word: "upcoming",
            description: "It begins later.",
        },
        EnumValue {
            name: "ONGOING",
            word: "ongoing",
            description: "It has begun.",
        },
        EnumValue {
            name: "ENDED",
            word: "ended",
            description: "It has ended.",
        },
        EnumValue {
            name: "POSTPONED",
            word: "postponed",
            description: "It takes place later.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It does not take place.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "It took place, as those who manage it say.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "It is over and done with.",
        },
    ],
};

crate::graph_words!(crate ::events::EventState, EVENT_STATE_WORDS);

/// The words of `EventStatus`.
pub static EVENT_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventStatus",
    description: "Where an event stands, for older clients.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "It is published and takes place.",
        },
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "It is not published yet.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "It is cancelled, postponed or archived.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "It took place.",
        },
    ],
};

crate::graph_words!(crate ::events::EventStatus, EVENT_STATUS_WORDS);

/// The words of `EventStepFree`.
pub static EVENT_STEP_FREE_WORDS: EnumTable = EnumTable {
    name: "EventStepFree",
    description: "What the place of an event says about step-free access.",
    values: &[
        EnumValue {
            name: "ANY",
            word: "any",
            description: "It does not matter.",
        },
        EnumValue {
            name: "YES",
            word: "yes",
            description: "There is step-free access.",
        },
        EnumValue {
            name: "NO",
            word: "no",
            description: "There is none.",
        },
        EnumValue {
            name: "UNKNOWN",
            word: "unknown",
            description: "Nothing is said about it.",
        },
    ],
};

crate::graph_words!(crate ::events::EventStepFree, EVENT_STEP_FREE_WORDS);

/// The words of `EventTime`.
pub static EVENT_TIME_WORDS: EnumTable = EnumTable {
    name: "EventTime",
    description: "When events of a list are.",
    values: &[
        EnumValue {
            name: "UPCOMING",
            word: "upcoming",
            description: "They begin from now on.",
        },
        EnumValue {
            name: "PAST",
            word: "past",
            description: "They have begun.",
        },
        EnumValue {
            name: "ALL",
            word: "all",
            description: "At any time.",
        },
    ],
};

crate::graph_words!(crate ::events::EventTime, EVENT_TIME_WORDS);

/// The words of `EventWaitlistState`.
pub static EVENT_WAITLIST_STATE_WORDS: EnumTable = EnumTable {
    name: "EventWaitlistState",
    description: "How an entry of an event's waiting list stands.",
    values: &[
        EnumValue {
            name: "WAITING",
            word: "waiting",
            description: "They wait for a place.",
        },
        EnumValue {
            name: "OFFERED",
            word: "offered",
            description: "A place is held for them, for a while.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "They took the place.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "The place was held for too long.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "They wait no longer.",
        },
    ],
};

crate::graph_words!(crate ::events::EventWaitlistState, EVENT_WAITLIST_STATE_WORDS);

/// `Event`.
pub static EVENT: Object = Object {
    name: "Event",
    description: "A gathering of members.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the event.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Its name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What it is about.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "primaryImage",
            description: "Its picture. Null if it has none.",
            ty: "EventImage",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_IMAGE),
        },
        Field {
            name: "location",
            description: "Where an event is.",
            ty: "EventLocation!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_LOCATION),
        },
        Field {
            name: "schedule",
            description: "When an event is, and where it stands.",
            ty: "EventSchedule!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_SCHEDULE),
        },
        Field {
            name: "relationship",
            description: "How the viewer stands to an event.",
            ty: "EventRelationship!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_RELATIONSHIP),
        },
        Field {
            name: "onlineAccess",
            description: "How to take part in an event over the internet, as far as the viewer may know it by now.",
            ty: "EventOnlineAccess!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_ONLINE_ACCESS),
        },
        Field {
            name: "series",
            description: "What an event is a part of.",
            ty: "EventSeriesLinks!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_SERIES_LINKS),
        },
        Field {
            name: "permissions",
            description: "What the viewer may do with an event now.",
            ty: "EventPermissions!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_PERMISSIONS),
        },
        Field {
            name: "metrics",
            description: "An event in numbers.",
            ty: "EventMetrics!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_METRICS),
        },
        Field {
            name: "createdAt",
            description: "When it was created.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was changed last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendanceCreditAmount",
            description: "How many hours whoever comes gets out of the community fund. Null if none.",
            ty: "Hours",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "distanceKm",
            description: "How far it is from the place that was asked for, in kilometres. Else null.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "federatedVisibility",
            description: "Whether partners see it.",
            ty: "GroupFederation!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "organizer",
            description: "The member who organizes it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "category",
            description: "Its category. Null if it has none.",
            ty: "Category",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "group",
            description: "The group that it belongs to. Null if there is none, or the viewer may not see it.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "agenda",
            description: "Its sessions in their order, as far as the viewer may see them; those that were cancelled come last. A cursor of another list is `INVALID_CURSOR`.",
            ty: "EventSessionConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::categories::CATEGORY),
        |registry| register_object(
            registry,
            &crate::graph::event_agenda::EVENT_SESSION_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT_IMAGE),
        |registry| register_object(registry, &crate::graph::events::EVENT_LOCATION),
        |registry| register_object(registry, &crate::graph::events::EVENT_METRICS),
        |registry| register_object(registry, &crate::graph::events::EVENT_ONLINE_ACCESS),
        |registry| register_object(registry, &crate::graph::events::EVENT_PERMISSIONS),
        |registry| register_object(registry, &crate::graph::events::EVENT_RELATIONSHIP),
        |registry| register_object(registry, &crate::graph::events::EVENT_SCHEDULE),
        |registry| register_object(registry, &crate::graph::events::EVENT_SERIES_LINKS),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::events::Event {
    fn object(&self) -> &'static Object {
        &EVENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Event", self.id)),
            1 => Show::show(&self.title),
            2 => Show::show(&self.description),
            3 => Show::show(&self.primary_image),
            4 => Show::show(&self.location),
            5 => Show::show(&self.schedule),
            6 => Show::show(&self.relationship),
            7 => Show::show(&self.online_access),
            8 => Show::show(&self.series),
            9 => Show::show(&self.permissions),
            10 => Show::show(&self.metrics),
            11 => Show::show(&self.created_at),
            12 => Show::show(&self.updated_at),
            13 => Show::show(&self.attendance_credit_amount),
            14 => Show::show(&self.distance_km),
            15 => Show::show(&self.federated_visibility),
            20 => Got::Value(Value::String(self.id.to_string())),
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
                16 => {
                    match numbered(&self.organizer_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                17 => {
                    match numbered(&self.category_id) {
                        Some(number) => edges.find_category(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                18 => {
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                19 => edges.event_agenda(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::events::Event, EVENT);

/// A page of `Event`.
pub static EVENT_CONNECTION: Object = Object {
    name: "EventConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Event!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null if they are not counted.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &EVENT_EDGE),
        |registry| register_object(registry, &EVENT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Event`.
pub static EVENT_EDGE: Object = Object {
    name: "EventEdge",
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
            ty: "Event!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT),
        },
    ],
    types: &[],
};

impl Listed for crate::events::Event {
    const CONNECTION: &'static Object = &EVENT_CONNECTION;
    const EDGE: &'static Object = &EVENT_EDGE;
}

/// `EventAccessibility`.
pub static EVENT_ACCESSIBILITY: Object = Object {
    name: "EventAccessibility",
    description: "What is known of how accessible the place of an event is. Null where nothing is said.",
    interfaces: &[],
    fields: &[
        Field {
            name: "stepFreeAccess",
            description: "Whether there is step-free access.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "accessibleToilet",
            description: "Whether there is an accessible toilet.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hearingLoop",
            description: "Whether there is a hearing loop.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "quietSpace",
            description: "Whether there is a quiet place.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "seatingAvailable",
            description: "Whether there are seats.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "accessibleParking",
            description: "Whether there is accessible parking.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "parkingDetails",
            description: "Where to park.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transitDetails",
            description: "How to come by public transport.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "assistanceContact",
            description: "Whom to ask for help.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notes",
            description: "What else to know.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "provided",
            description: "Whether anything is said.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::events::EventAccessibility {
    fn object(&self) -> &'static Object {
        &EVENT_ACCESSIBILITY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.step_free_access),
            1 => Show::show(&self.accessible_toilet),
            2 => Show::show(&self.hearing_loop),
            3 => Show::show(&self.quiet_space),
            4 => Show::show(&self.seating_available),
            5 => Show::show(&self.accessible_parking),
            6 => Show::show(&self.parking_details),
            7 => Show::show(&self.transit_details),
            8 => Show::show(&self.assistance_contact),
            9 => Show::show(&self.notes),
            10 => Show::show(&self.provided),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventAccessibility, EVENT_ACCESSIBILITY);

/// `EventCapacity`.
pub static EVENT_CAPACITY: Object = Object {
    name: "EventCapacity",
    description: "Places of an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "limit",
            description: "How many there are. Null for any number.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmed",
            description: "How many members take part.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "guests",
            description: "How many guests they bring.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "remaining",
            description: "How many are free: neither taken nor held for somebody. Null for any number.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isFull",
            description: "Whether none is free.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistCount",
            description: "How many members wait.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::events::EventCapacity {
    fn object(&self) -> &'static Object {
        &EVENT_CAPACITY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.limit),
            1 => Show::show(&self.confirmed),
            2 => Show::show(&self.guests),
            3 => Show::show(&self.remaining),
            4 => Show::show(&self.is_full),
            5 => Show::show(&self.waitlist_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventCapacity, EVENT_CAPACITY);

/// `EventCascade`.
pub static EVENT_CASCADE: Object = Object {
    name: "EventCascade",
    description: "What ended with an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "remindersCancelled",
            description: "Reminders that are not sent.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistCancelled",
            description: "Members who wait no longer.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationsCancelled",
            description: "Registrations that were cancelled.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::events::EventCascade {
    fn object(&self) -> &'static Object {
        &EVENT_CASCADE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.reminders_cancelled),
            1 => Show::show(&self.waitlist_cancelled),
            2 => Show::show(&self.registrations_cancelled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventCascade, EVENT_CASCADE);

/// `EventEngagement`.
pub static EVENT_ENGAGEMENT: Object = Object {
    name: "EventEngagement",
    description: "Whether the viewer is interested in an event.",
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
        Field {
            name: "canChange",
            description: "Whether the viewer can say otherwise now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_ENGAGEMENT_STATE_WORDS.register(registry),
    ],
};

impl Row for crate::events::EventEngagement {
    fn object(&self) -> &'static Object {
        &EVENT_ENGAGEMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.state),
            1 => Show::show(&self.can_change),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventEngagement, EVENT_ENGAGEMENT);

/// `EventEvidence`.
pub static EVENT_EVIDENCE: Object = Object {
    name: "EventEvidence",
    description: "What a step did.",
    interfaces: &[],
    fields: &[
        Field {
            name: "changedAxes",
            description: "`publication`, `operational` or both.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cascade",
            description: "What ended with an event.",
            ty: "EventCascade!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_CASCADE),
        },
        Field {
            name: "notificationsSuppressed",
            description: "Whether nobody was told.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::events::EVENT_CASCADE)],
};

impl Row for crate::events::EventEvidence {
    fn object(&self) -> &'static Object {
        &EVENT_EVIDENCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.axes_changed),
            1 => Show::show(&self.cascade),
            2 => Show::show(&self.notifications_suppressed),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventEvidence, EVENT_EVIDENCE);

/// `EventHistoryStep`.
pub static EVENT_HISTORY_STEP: Object = Object {
    name: "EventHistoryStep",
    description: "A step of an event's life.",
    interfaces: &[],
    fields: &[
        Field {
            name: "lifecycleVersion",
            description: "Which step it was.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "publication",
            description: "From where to where.",
            ty: "EventPublicationStep!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_PUBLICATION_STEP),
        },
        Field {
            name: "operational",
            description: "From where to where.",
            ty: "EventOperationalStep!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_OPERATIONAL_STEP),
        },
        Field {
            name: "reason",
            description: "Why.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actor",
            description: "Who took it. Null if it was nobody of this community, or they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "impersonatorName",
            description: "Name of somebody of the staff who acted as that member. Null if it was the member.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "evidence",
            description: "What a step did.",
            ty: "EventEvidence!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_EVIDENCE),
        },
        Field {
            name: "createdAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT_EVIDENCE),
        |registry| register_object(
            registry,
            &crate::graph::events::EVENT_OPERATIONAL_STEP,
        ),
        |registry| register_object(
            registry,
            &crate::graph::events::EVENT_PUBLICATION_STEP,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::events::EventHistoryStep {
    fn object(&self) -> &'static Object {
        &EVENT_HISTORY_STEP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.lifecycle_version),
            1 => Show::show(&self.publication),
            2 => Show::show(&self.operational),
            3 => Show::show(&self.reason),
            5 => Show::show(&self.impersonator_name),
            6 => Show::show(&self.evidence),
            7 => Show::show(&self.created_at),
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
                    match numbered(&self.actor_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::events::EventHistoryStep, EVENT_HISTORY_STEP);

/// A page of `EventHistoryStep`.
pub static EVENT_HISTORY_STEP_CONNECTION: Object = Object {
    name: "EventHistoryStepConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventHistoryStepEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_HISTORY_STEP_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventHistoryStep!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_HISTORY_STEP),
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
        |registry| register_object(registry, &EVENT_HISTORY_STEP_EDGE),
        |registry| register_object(registry, &EVENT_HISTORY_STEP),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventHistoryStep`.
pub static EVENT_HISTORY_STEP_EDGE: Object = Object {
    name: "EventHistoryStepEdge",
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
            ty: "EventHistoryStep!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_HISTORY_STEP),
        },
    ],
    types: &[],
};

impl Listed for crate::events::EventHistoryStep {
    const CONNECTION: &'static Object = &EVENT_HISTORY_STEP_CONNECTION;
    const EDGE: &'static Object = &EVENT_HISTORY_STEP_EDGE;
}

/// `EventImage`.
pub static EVENT_IMAGE: Object = Object {
    name: "EventImage",
    description: "The picture of an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "url",
            description: "Address of the picture.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "altText",
            description: "What it shows.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::events::EventImage {
    fn object(&self) -> &'static Object {
        &EVENT_IMAGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.url),
            1 => Show::show(&self.alt_text),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventImage, EVENT_IMAGE);

/// `EventLifecycleChange`.
pub static EVENT_LIFECYCLE_CHANGE: Object = Object {
    name: "EventLifecycleChange",
    description: "A step of an event's life.",
    interfaces: &[],
    fields: &[
        Field {
            name: "outcome",
            description: "What became of a step of an event's life.",
            ty: "EventLifecycleOutcome!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "changed",
            description: "Whether anything changed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "publicationStatus",
            description: "Who sees it now.",
            ty: "EventPublicationState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "operationalStatus",
            description: "Whether it takes place.",
            ty: "EventOperationalState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lifecycleVersion",
            description: "How many steps of its life it has taken.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "Why.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cascade",
            description: "What ended with an event.",
            ty: "EventCascade!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_CASCADE),
        },
    ],
    types: &[
        |registry| {
            crate::graph::events::EVENT_LIFECYCLE_OUTCOME_WORDS.register(registry)
        },
        |registry| {
            crate::graph::events::EVENT_OPERATIONAL_STATE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::events::EVENT_PUBLICATION_STATE_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT_CASCADE),
    ],
};

impl Row for crate::events::EventLifecycleChange {
    fn object(&self) -> &'static Object {
        &EVENT_LIFECYCLE_CHANGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.outcome),
            1 => Show::show(&self.changed),
            2 => Show::show(&self.publication_status),
            3 => Show::show(&self.operational_status),
            4 => Show::show(&self.lifecycle_version),
            5 => Show::show(&self.reason),
            6 => Show::show(&self.cascade),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventLifecycleChange, EVENT_LIFECYCLE_CHANGE);

/// `EventLocation`.
pub static EVENT_LOCATION: Object = Object {
    name: "EventLocation",
    description: "Where an event is.",
    interfaces: &[],
    fields: &[
        Field {
            name: "label",
            description: "The place in words.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "latitude",
            description: "Degrees north.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "longitude",
            description: "Degrees east.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "mode",
            description: "How one takes part in an event.",
            ty: "EventMode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "accessibility",
            description: "What is known of how accessible the place of an event is. Null where nothing is said.",
            ty: "EventAccessibility!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_ACCESSIBILITY),
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_MODE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::events::EVENT_ACCESSIBILITY),
    ],
};

impl Row for crate::events::EventLocation {
    fn object(&self) -> &'static Object {
        &EVENT_LOCATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.label),
            1 => Show::show(&self.latitude),
            2 => Show::show(&self.longitude),
            3 => Show::show(&self.mode),
            4 => Show::show(&self.accessibility),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventLocation, EVENT_LOCATION);

/// `EventMetrics`.
pub static EVENT_METRICS: Object = Object {
    name: "EventMetrics",
    description: "An event in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "confirmedCount",
            description: "How many members take part.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "interestedCount",
            description: "How many members are interested.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistCount",
            description: "How many members wait.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::events::EventMetrics {
    fn object(&self) -> &'static Object {
        &EVENT_METRICS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.confirmed_count),
            1 => Show::show(&self.interested_count),
            2 => Show::show(&self.waitlist_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventMetrics, EVENT_METRICS);

/// `EventNamedSeries`.
pub static EVENT_NAMED_SERIES: Object = Object {
    name: "EventNamedSeries",
    description: "A series of events.",
    interfaces: &[],
    fields: &[
        Field {
            name: "seriesId",
            description: "Id of the series.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Name of the series.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What it is about.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "eventCount",
            description: "How many events belong to it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::events::EventNamedSeries {
    fn object(&self) -> &'static Object {
        &EVENT_NAMED_SERIES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("EventSeries", Show::show(&self.id)),
            1 => Show::show(&self.title),
            2 => Show::show(&self.description),
            3 => Show::show(&self.event_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventNamedSeries, EVENT_NAMED_SERIES);

/// `EventOnlineAccess`.
pub static EVENT_ONLINE_ACCESS: Object = Object {
    name: "EventOnlineAccess",
    description: "How to take part in an event over the internet, as far as the viewer may know it by now.",
    interfaces: &[],
    fields: &[
        Field {
            name: "mode",
            description: "How one takes part in an event.",
            ty: "EventMode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revealState",
            description: "Whether the viewer is shown how to take part over the internet.",
            ty: "EventRevealState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "joinUrl",
            description: "Where to join. Null unless it is shown.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "videoUrl",
            description: "Where to watch. Null unless it is shown.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revealAt",
            description: "From when it is shown.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it is shown.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_MODE_WORDS.register(registry),
        |registry| crate::graph::events::EVENT_REVEAL_STATE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::events::EventOnlineAccess {
    fn object(&self) -> &'static Object {
        &EVENT_ONLINE_ACCESS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.mode),
            1 => Show::show(&self.reveal_state),
            2 => Show::show(&self.join_url),
            3 => Show::show(&self.video_url),
            4 => Show::show(&self.reveal_at),
            5 => Show::show(&self.expires_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventOnlineAccess, EVENT_ONLINE_ACCESS);

/// `EventOperationalStep`.
pub static EVENT_OPERATIONAL_STEP: Object = Object {
    name: "EventOperationalStep",
    description: "From where to where.",
    interfaces: &[],
    fields: &[
        Field {
            name: "from",
            description: "Whether an event takes place.",
            ty: "EventOperationalState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "to",
            description: "Whether an event takes place.",
            ty: "EventOperationalState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_OPERATIONAL_STATE_WORDS.register(registry),
    ],
};

impl Row for crate::events::EventOperationalStep {
    fn object(&self) -> &'static Object {
        &EVENT_OPERATIONAL_STEP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.from),
            1 => Show::show(&self.to),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventOperationalStep, EVENT_OPERATIONAL_STEP);

/// `EventOwnAttendance`.
pub static EVENT_OWN_ATTENDANCE: Object = Object {
    name: "EventOwnAttendance",
    description: "Whether the viewer was at an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "state",
            description: "Whether a member was there.",
            ty: "EventAttendanceState!",
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

impl Row for crate::events::EventOwnAttendance {
    fn object(&self) -> &'static Object {
        &EVENT_OWN_ATTENDANCE
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

crate::graph_row!(crate ::events::EventOwnAttendance, EVENT_OWN_ATTENDANCE);

/// `EventOwnRegistration`.
pub static EVENT_OWN_REGISTRATION: Object = Object {
    name: "EventOwnRegistration",
    description: "How the viewer takes part in an event, and what they can do about it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "state",
            description: "How a member stands to an event, waiting list included.",
            ty: "EventParticipation!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "waitlistPosition",
            description: "Place on the waiting list, 1 for the first. Null for whoever does not wait.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresApproval",
            description: "Whether those who look after the event decide: whoever registers asks.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canRegister",
            description: "Whether they can register, or ask where others decide.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canWithdraw",
            description: "Whether they can withdraw.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canJoinWaitlist",
            description: "Whether they can join the waiting list.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canLeaveWaitlist",
            description: "Whether they can leave it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_PARTICIPATION_WORDS.register(registry),
    ],
};

impl Row for crate::events::EventOwnRegistration {
    fn object(&self) -> &'static Object {
        &EVENT_OWN_REGISTRATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.state),
            1 => Show::show(&self.waitlist_position),
            2 => Show::show(&self.requires_approval),
            3 => Show::show(&self.can_register),
            4 => Show::show(&self.can_withdraw),
            5 => Show::show(&self.can_join_waitlist),
            6 => Show::show(&self.can_leave_waitlist),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventOwnRegistration, EVENT_OWN_REGISTRATION);

/// `EventPermissions`.
pub static EVENT_PERMISSIONS: Object = Object {
    name: "EventPermissions",
    description: "What the viewer may do with an event now.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edit",
            description: "Change it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancel",
            description: "Cancel or archive it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "managePeople",
            description: "See who takes part.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "checkIn",
            description: "Note who has come.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "Write to those who take part.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "export",
            description: "Download the list of those who take part.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "publish",
            description: "Publish it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "submitForReview",
            description: "Ask for it to be published.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "manageAgenda",
            description: "Change its agenda.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "manageStaff",
            description: "Say who helps with it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "manageRegistration",
            description: "Decide about registrations.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "broadcast",
            description: "Tell something to all who take part.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "manageFinance",
            description: "Change its tickets.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reconcileCredits",
            description: "Look after hours that it costs.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reconcileTickets",
            description: "Look after tickets that were given out.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transferOwnership",
            description: "Hand it to one of its co-organizers.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::events::EventPermissions {
    fn object(&self) -> &'static Object {
        &EVENT_PERMISSIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.edit),
            1 => Show::show(&self.cancel),
            2 => Show::show(&self.manage_people),
            3 => Show::show(&self.check_in),
            4 => Show::show(&self.message),
            5 => Show::show(&self.export),
            6 => Show::show(&self.publish),
            7 => Show::show(&self.submit_for_review),
            8 => Show::show(&self.manage_agenda),
            9 => Show::show(&self.manage_staff),
            10 => Show::show(&self.manage_registration),
            11 => Show::show(&self.broadcast),
            12 => Show::show(&self.manage_finance),
            13 => Show::show(&self.reconcile_credits),
            14 => Show::show(&self.reconcile_tickets),
            15 => Show::show(&self.transfer_ownership),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventPermissions, EVENT_PERMISSIONS);

/// `EventPublicationStep`.
pub static EVENT_PUBLICATION_STEP: Object = Object {
    name: "EventPublicationStep",
    description: "From where to where.",
    interfaces: &[],
    fields: &[
        Field {
            name: "from",
            description: "Who sees an event.",
            ty: "EventPublicationState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "to",
            description: "Who sees an event.",
            ty: "EventPublicationState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::events::EVENT_PUBLICATION_STATE_WORDS.register(registry),
    ],
};

impl Row for crate::events::EventPublicationStep {
    fn object(&self) -> &'static Object {
        &EVENT_PUBLICATION_STEP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.from),
            1 => Show::show(&self.to),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventPublicationStep, EVENT_PUBLICATION_STEP);

/// `EventRecurrenceOccurrence`.
pub static EVENT_RECURRENCE_OCCURRENCE: Object = Object {
    name: "EventRecurrenceOccurrence",
    description: "An occurrence of an event that recurs.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event. Null in a preview.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "startAt",
            description: "When it begins.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "date",
            description: "On which day.",
            ty: "Date",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "Date"),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::events::EventRecurrenceOccurrence {
    fn object(&self) -> &'static Object {
        &EVENT_RECURRENCE_OCCURRENCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.start_at),
            2 => Show::show(&self.date),
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
                    match numbered(&self.id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::events::EventRecurrenceOccurrence, EVENT_RECURRENCE_OCCURRENCE
);

/// `EventRecurrence`.
pub static EVENT_RECURRENCE: Object = Object {
    name: "EventRecurrence",
    description: "How an event recurs.",
    interfaces: &[],
    fields: &[
        Field {
            name: "parentEvent",
            description: "The template. Null on the template itself.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "rootEvent",
            description: "The template.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "isTemplate",
            description: "Whether it is the template, at which nobody can register.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "recurrenceId",
            description: "What the occurrence is known by for ever.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "frequency",
            description: "How often.",
            ty: "EventFrequency",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "interval",
            description: "Every so many of these.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rrule",
            description: "The rule (RFC 5545).",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "occurrenceCount",
            description: "How many occurrences there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "occurrences",
            description: "Some of them.",
            ty: "[EventRecurrenceOccurrence!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_RECURRENCE_OCCURRENCE),
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_recurrence::EVENT_FREQUENCY_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(
            registry,
            &crate::graph::events::EVENT_RECURRENCE_OCCURRENCE,
        ),
    ],
};

impl Row for crate::events::EventRecurrenceProjection {
    fn object(&self) -> &'static Object {
        &EVENT_RECURRENCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            2 => Show::show(&self.is_template),
            3 => Show::show(&self.recurrence_id),
            4 => Show::show(&self.frequency),
            5 => Show::show(&self.interval),
            6 => Show::show(&self.rrule),
            7 => Show::show(&self.occurrence_count),
            8 => Show::show(&self.occurrences),
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
                    match numbered(&self.parent_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                1 => {
                    match numbered(&self.root_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::events::EventRecurrenceProjection, EVENT_RECURRENCE);

/// `EventRelationship`.
pub static EVENT_RELATIONSHIP: Object = Object {
    name: "EventRelationship",
    description: "How the viewer stands to an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "engagement",
            description: "Whether the viewer is interested in an event.",
            ty: "EventEngagement!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_ENGAGEMENT),
        },
        Field {
            name: "registration",
            description: "How the viewer takes part in an event, and what they can do about it.",
            ty: "EventOwnRegistration!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_OWN_REGISTRATION),
        },
        Field {
            name: "attendance",
            description: "Whether the viewer was at an event.",
            ty: "EventOwnAttendance!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_OWN_ATTENDANCE),
        },
        Field {
            name: "capacity",
            description: "Places of an event.",
            ty: "EventCapacity!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_CAPACITY),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT_CAPACITY),
        |registry| register_object(registry, &crate::graph::events::EVENT_ENGAGEMENT),
        |registry| register_object(
            registry,
            &crate::graph::events::EVENT_OWN_ATTENDANCE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::events::EVENT_OWN_REGISTRATION,
        ),
    ],
};

impl Row for crate::events::EventRelationship {
    fn object(&self) -> &'static Object {
        &EVENT_RELATIONSHIP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.engagement),
            1 => Show::show(&self.registration),
            2 => Show::show(&self.attendance),
            3 => Show::show(&self.capacity),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventRelationship, EVENT_RELATIONSHIP);

/// `EventSchedule`.
pub static EVENT_SCHEDULE: Object = Object {
    name: "EventSchedule",
    description: "When an event is, and where it stands.",
    interfaces: &[],
    fields: &[
        Field {
            name: "startAt",
            description: "When it begins.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endAt",
            description: "When it ends. Null when that is open.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timezone",
            description: "IANA name of the time zone on whose clock it is.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allDay",
            description: "Whether it is about days and not hours.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "state",
            description: "Where an event stands, in one word.",
            ty: "EventState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "publicationState",
            description: "Who sees an event.",
            ty: "EventPublicationState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "operationalState",
            description: "Whether an event takes place.",
            ty: "EventOperationalState!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lifecycleVersion",
            description: "How many steps of its life it has taken.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancellationReason",
            description: "Why it was cancelled. Null unless it is, also when it was archived afterwards.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::events::EVENT_OPERATIONAL_STATE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::events::EVENT_PUBLICATION_STATE_WORDS.register(registry)
        },
        |registry| crate::graph::events::EVENT_STATE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::events::EventSchedule {
    fn object(&self) -> &'static Object {
        &EVENT_SCHEDULE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.start_at),
            1 => Show::show(&self.end_at),
            2 => Show::show(&self.timezone),
            3 => Show::show(&self.all_day),
            4 => Show::show(&self.state),
            5 => Show::show(&self.publication_state),
            6 => Show::show(&self.operational_state),
            7 => Show::show(&self.lifecycle_version),
            8 => Show::show(&self.cancellation_reason),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventSchedule, EVENT_SCHEDULE);

/// `EventSeriesLinks`.
pub static EVENT_SERIES_LINKS: Object = Object {
    name: "EventSeriesLinks",
    description: "What an event is a part of.",
    interfaces: &[],
    fields: &[
        Field {
            name: "named",
            description: "The series that it belongs to. Null if none.",
            ty: "EventNamedSeries",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_NAMED_SERIES),
        },
        Field {
            name: "recurrence",
            description: "How it recurs. Null if it does not.",
            ty: "EventRecurrence",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_RECURRENCE),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT_NAMED_SERIES),
        |registry| register_object(registry, &crate::graph::events::EVENT_RECURRENCE),
    ],
};

impl Row for crate::events::EventSeriesLinks {
    fn object(&self) -> &'static Object {
        &EVENT_SERIES_LINKS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.named),
            1 => Show::show(&self.recurrence),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::events::EventSeriesLinks, EVENT_SERIES_LINKS);

/// What the area `events` answers in the graph beside its operations.
#[async_trait]
pub trait EventsEdges: Send + Sync {
    /// The `Event` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Event", number, Some(Operation::GetEvent)).await
    }

    /// `Event.agenda`: Its sessions in their order, as far as the viewer may see them; those that were cancelled come last. A cursor of another list is `INVALID_CURSOR`.
    async fn event_agenda(
        &self,
        ctx: &Context<'_>,
        row: &crate::events::Event,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `events` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventsMutation;

static EVENTS_MUTATION: Object = Object {
    name: "EventsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createEvent",
            description: "Create an event as a draft, which its organizer, the viewer, publishes. `VALIDATION_ERROR` for a time that is past, does not exist or occurs twice in its time zone, for an end before its start, and for a category, group or series that the community does not have; `FORBIDDEN` when the community lets only staff create events, and for a group or series that the viewer does not manage.",
            ty: "CreateEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_ASKING),
        },
        Field {
            name: "updateEvent",
            description: "Change an event. What is left out stays; null clears what may be empty. For its organizer and administrators: `FORBIDDEN` for others who may see it. `EVENT_REVIEW_PENDING` while it waits for a decision; `VALIDATION_ERROR` on `groupId` while somebody takes part or waits who could not see it in that group; otherwise as for `createEvent`.",
            ty: "UpdateEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_EVENT_ASKING),
        },
        Field {
            name: "archiveEvent",
            description: "Archive an event, for its organizer and administrators: `FORBIDDEN` for others who may see it. Nothing is ever deleted. What has not taken place is cancelled with it, and who takes part is told. A published event, and one that somebody takes part in, needs a reason: `VALIDATION_REQUIRED_FIELD`. Doing it again changes nothing.",
            ty: "ArchiveEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ArchiveEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ARCHIVE_EVENT_ASKING),
        },
        Field {
            name: "submitEvent",
            description: "Ask for an event to be published, where the community decides about new ones: `EVENT_REVIEW_NOT_REQUIRED` where it does not, and for administrators. For its organizer. `EVENT_LIFECYCLE_CONFLICT` for what is neither a draft nor waiting.",
            ty: "SubmitEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SubmitEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SUBMIT_EVENT_ASKING),
        },
        Field {
            name: "publishEvent",
            description: "Publish an event: members see it and can register. For its organizer and administrators. `EVENT_REVIEW_REQUIRED` where only administrators publish new events; `EVENT_LIFECYCLE_CONFLICT` for what is archived.",
            ty: "PublishEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PublishEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PUBLISH_EVENT_ASKING),
        },
        Field {
            name: "transferEventOwnership",
            description: "Hand an event to one of its co-organizers, for its organizer and administrators: `EVENT_STAFF_FORBIDDEN` for others who may see it. Whoever organized it helps on as a co-organizer. `NOT_FOUND` for a member who is not there; `EVENT_STAFF_VALIDATION_FAILED` for whoever is no co-organizer; `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs. Doing it again changes nothing.",
            ty: "TransferEventOwnershipPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "TransferEventOwnershipInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&TRANSFER_EVENT_OWNERSHIP_ASKING),
        },
        Field {
            name: "cancelEvent",
            description: "Cancel an event, for its organizer and administrators: `FORBIDDEN` for others who may see it. Who takes part or waits is told. `EVENT_LIFECYCLE_CONFLICT` for a draft and for what has been completed; `VALIDATION_REQUIRED_FIELD` without a reason. Doing it again changes nothing.",
            ty: "CancelEventPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelEventInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EVENT_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_PAYLOAD),
        |registry| UPDATE_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_EVENT_PAYLOAD),
        |registry| ARCHIVE_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ARCHIVE_EVENT_PAYLOAD),
        |registry| SUBMIT_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SUBMIT_EVENT_PAYLOAD),
        |registry| PUBLISH_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PUBLISH_EVENT_PAYLOAD),
        |registry| TRANSFER_EVENT_OWNERSHIP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &TRANSFER_EVENT_OWNERSHIP_PAYLOAD),
        |registry| CANCEL_EVENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EVENT_PAYLOAD),
    ],
};

impl Row for EventsMutation {
    fn object(&self) -> &'static Object {
        &EVENTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `events` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventsQuery;

static EVENTS_QUERY: Object = Object {
    name: "EventsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "events",
            description: "Events that the viewer may see: those that begin from now on, the next one first, unless `when` asks for others. A cursor of another list is `INVALID_CURSOR`; `VALIDATION_ERROR` for a category or series that the community does not have.",
            ty: "EventConnection",
            arguments: &[
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
                    name: "when",
                    description: "Which events: those that begin from now on, those that have begun, or all.",
                    ty: "EventTime",
                    default: Some("UPCOMING"),
                },
                Argument {
                    name: "categoryId",
                    description: "Only events of this category.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "seriesId",
                    description: "Only events of this series. `VALIDATION_ERROR` when there is no such series.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "groupId",
                    description: "Only events of this group.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "organizerId",
                    description: "Only events that this member organizes.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words to find in title, description or location.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "stepFree",
                    description: "What the place says about step-free access.",
                    ty: "EventStepFree",
                    default: Some("ANY"),
                },
                Argument {
                    name: "nearLatitude",
                    description: "Degrees north of a place: only events around it, the nearest first. Needs `nearLongitude`.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "nearLongitude",
                    description: "Degrees east of that place. Needs `nearLatitude`.",
                    ty: "Float",
                    default: None,
                },
                Argument {
                    name: "radiusKm",
                    description: "How far from that place. 25 unless said.",
                    ty: "Float",
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
            source: Source::Operation(&LIST_EVENTS_ASKING),
        },
        Field {
            name: "event",
            description: "An event. `NOT_FOUND` when there is none that the viewer may see.",
            ty: "Event",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_ASKING),
        },
        Field {
            name: "eventHistorySteps",
            description: "The steps of an event's life, newest first. For those who manage it: `FORBIDDEN` for others who may see it.",
            ty: "EventHistoryStepConnection",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
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
            source: Source::Operation(&LIST_EVENT_LIFECYCLE_HISTORY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT_CONNECTION),
        |registry| crate::graph::events::EVENT_TIME_WORDS.register(registry),
        |registry| crate::graph::events::EVENT_STEP_FREE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(
            registry,
            &crate::graph::events::EVENT_HISTORY_STEP_CONNECTION,
        ),
    ],
};

impl Row for EventsQuery {
    fn object(&self) -> &'static Object {
        &EVENTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENTS_ASKING: Asking = Asking {
    operation: Operation::ListEvents,
    inputs: &[
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
            argument: "when",
            wire: "when",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::events::EVENT_TIME_WORDS),
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "seriesId",
            wire: "series_id",
            place: InputPlace::Query,
            kind: InputKind::Id("EventSeries"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "organizerId",
            wire: "user_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "stepFree",
            wire: "step_free",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::events::EVENT_STEP_FREE_WORDS),
        },
        Input {
            argument: "nearLatitude",
            wire: "near_lat",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "nearLongitude",
            wire: "near_lng",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "radiusKm",
            wire: "radius_km",
            place: InputPlace::Query,
            kind: InputKind::Plain,
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
    answer: list_events,
};

fn list_events(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_EVENT_ASKING: Asking = Asking {
    operation: Operation::CreateEvent,
    inputs: &[
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "startTime",
            wire: "start_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "endTime",
            wire: "end_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "timezone",
            wire: "timezone",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allDay",
            wire: "all_day",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "location",
            wire: "location",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "latitude",
            wire: "latitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "longitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxAttendees",
            wire: "max_attendees",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isOnline",
            wire: "is_online",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allowRemoteAttendance",
            wire: "allow_remote_attendance",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "onlineLink",
            wire: "online_link",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "videoUrl",
            wire: "video_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "imageUrl",
            wire: "image_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "coverImage",
            wire: "cover_image",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "seriesId",
            wire: "series_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventSeries"),
        },
        Input {
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_FEDERATION_WORDS),
        },
        Input {
            argument: "venueAccessibility",
            wire: "venue_accessibility",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_ACCESSIBILITY_INPUT_INPUTS),
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
    answer: create_event,
};

static CREATE_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventInput",
    description: "Input of `createEvent`.",
    fields: &[
        Argument {
            name: "title",
            description: "Its name.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is about.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins: a day, a moment on the clock of `timezone`, or a moment with its offset (ISO 8601).",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of the time zone. The community's unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "allDay",
            description: "Whether it is about days. It then begins and ends at midnight.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "location",
            description: "The place in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Needs `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Needs `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "maxAttendees",
            description: "How many places there are. Any number unless said.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOnline",
            description: "Whether it is over the internet.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "allowRemoteAttendance",
            description: "Whether one may take part over the internet.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "onlineLink",
            description: "Where to join, http or https. Those who take part see it shortly before the event begins.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "videoUrl",
            description: "Where to watch, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "imageUrl",
            description: "Address of a picture, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "coverImage",
            description: "Address of a picture for the top, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Its category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "The group that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "seriesId",
            description: "Id of the series that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "federatedVisibility",
            description: "Whether partners see it.",
            ty: "GroupFederation",
            default: Some("NONE"),
        },
        Argument {
            name: "venueAccessibility",
            description: "How accessible the place is.",
            ty: "EventAccessibilityInput",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
        |registry| EVENT_ACCESSIBILITY_INPUT_TABLE.register(registry),
    ],
};

static EVENT_ACCESSIBILITY_INPUT_TABLE: InputTable = InputTable {
    name: "EventAccessibilityInput",
    description: "How accessible the place of an event is.",
    fields: &[
        Argument {
            name: "stepFreeAccess",
            description: "Whether there is step-free access.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibleToilet",
            description: "Whether there is an accessible toilet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "hearingLoop",
            description: "Whether there is a hearing loop.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "quietSpace",
            description: "Whether there is a quiet place.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "seatingAvailable",
            description: "Whether there are seats.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "accessibleParking",
            description: "Whether there is accessible parking.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "parkingDetails",
            description: "Where to park.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "transitDetails",
            description: "How to come by public transport.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "assistanceContact",
            description: "Whom to ask for help.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "notes",
            description: "What else to know.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static EVENT_ACCESSIBILITY_INPUT_INPUTS: [Input; 10] = [
    Input {
        argument: "stepFreeAccess",
        wire: "step_free_access",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibleToilet",
        wire: "accessible_toilet",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "hearingLoop",
        wire: "hearing_loop",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "quietSpace",
        wire: "quiet_space",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "seatingAvailable",
        wire: "seating_available",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "accessibleParking",
        wire: "accessible_parking",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "parkingDetails",
        wire: "parking_details",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "transitDetails",
        wire: "transit_details",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "assistanceContact",
        wire: "assistance_contact",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "notes",
        wire: "notes",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static CREATE_EVENT_PAYLOAD: Object = Object {
    name: "CreateEventPayload",
    description: "Result of `createEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The new event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT),
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

fn create_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_EVENT_ASKING: Asking = Asking {
    operation: Operation::GetEvent,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event,
};

fn get_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_EVENT_ASKING: Asking = Asking {
    operation: Operation::UpdateEvent,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "startTime",
            wire: "start_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "endTime",
            wire: "end_time",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "timezone",
            wire: "timezone",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allDay",
            wire: "all_day",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "location",
            wire: "location",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "latitude",
            wire: "latitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "longitude",
            wire: "longitude",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxAttendees",
            wire: "max_attendees",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isOnline",
            wire: "is_online",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allowRemoteAttendance",
            wire: "allow_remote_attendance",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "onlineLink",
            wire: "online_link",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "videoUrl",
            wire: "video_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "imageUrl",
            wire: "image_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "coverImage",
            wire: "cover_image",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "categoryId",
            wire: "category_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Category"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "seriesId",
            wire: "series_id",
            place: InputPlace::Body,
            kind: InputKind::Id("EventSeries"),
        },
        Input {
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_FEDERATION_WORDS),
        },
        Input {
            argument: "venueAccessibility",
            wire: "venue_accessibility",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_ACCESSIBILITY_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_event,
};

static UPDATE_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateEventInput",
    description: "Input of `updateEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "Its name.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is about.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of the time zone. Times that are not sent keep what their clock shows.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "allDay",
            description: "Whether it is about days.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "location",
            description: "The place in words.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north. Needs `longitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east. Needs `latitude`.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "maxAttendees",
            description: "How many places there are.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "isOnline",
            description: "Whether it is over the internet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "allowRemoteAttendance",
            description: "Whether one may take part over the internet.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "onlineLink",
            description: "Where to join, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "videoUrl",
            description: "Where to watch, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "imageUrl",
            description: "Address of a picture, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "coverImage",
            description: "Address of a picture for the top, http or https.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "categoryId",
            description: "Its category.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "The group that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "seriesId",
            description: "Id of the series that it belongs to.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "federatedVisibility",
            description: "Whether partners see it.",
            ty: "GroupFederation",
            default: None,
        },
        Argument {
            name: "venueAccessibility",
            description: "How accessible the place is. It takes the place of all that was said.",
            ty: "EventAccessibilityInput",
            default: None,
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
        |registry| EVENT_ACCESSIBILITY_INPUT_TABLE.register(registry),
    ],
};

static UPDATE_EVENT_PAYLOAD: Object = Object {
    name: "UpdateEventPayload",
    description: "Result of `updateEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event after the change.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT),
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

fn update_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static ARCHIVE_EVENT_ASKING: Asking = Asking {
    operation: Operation::ArchiveEvent,
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: archive_event,
};

static ARCHIVE_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "ArchiveEventInput",
    description: "Input of `archiveEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who take part and for the history.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static ARCHIVE_EVENT_PAYLOAD: Object = Object {
    name: "ArchiveEventPayload",
    description: "Result of `archiveEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "change",
            description: "The event lifecycle change after the change.",
            ty: "EventLifecycleChange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_LIFECYCLE_CHANGE),
        },
        Field {
            name: "event",
            description: "The event, which only those who manage it can still see.",
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
            &crate::graph::events::EVENT_LIFECYCLE_CHANGE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn archive_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventLifecycleResponse = ask.made()?;
    Ok(
        Shown::of(&ARCHIVE_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
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

static SUBMIT_EVENT_ASKING: Asking = Asking {
    operation: Operation::SubmitEvent,
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
    answer: submit_event,
};

static SUBMIT_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "SubmitEventInput",
    description: "Input of `submitEvent`.",
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

static SUBMIT_EVENT_PAYLOAD: Object = Object {
    name: "SubmitEventPayload",
    description: "Result of `submitEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event after the change.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT),
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

fn submit_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.made()?;
    Ok(
        Shown::of(&SUBMIT_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static PUBLISH_EVENT_ASKING: Asking = Asking {
    operation: Operation::PublishEvent,
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
    answer: publish_event,
};

static PUBLISH_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "PublishEventInput",
    description: "Input of `publishEvent`.",
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

static PUBLISH_EVENT_PAYLOAD: Object = Object {
    name: "PublishEventPayload",
    description: "Result of `publishEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The event after the change.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT),
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

fn publish_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.made()?;
    Ok(
        Shown::of(&PUBLISH_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static TRANSFER_EVENT_OWNERSHIP_ASKING: Asking = Asking {
    operation: Operation::TransferEventOwnership,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "memberId",
            wire: "user_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: transfer_event_ownership,
};

static TRANSFER_EVENT_OWNERSHIP_INPUT_TABLE: InputTable = InputTable {
    name: "TransferEventOwnershipInput",
    description: "Input of `transferEventOwnership`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of one of its co-organizers.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static TRANSFER_EVENT_OWNERSHIP_PAYLOAD: Object = Object {
    name: "TransferEventOwnershipPayload",
    description: "Result of `transferEventOwnership`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "event",
            description: "The new event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT),
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

fn transfer_event_ownership(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.made()?;
    Ok(
        Shown::of(&TRANSFER_EVENT_OWNERSHIP_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static CANCEL_EVENT_ASKING: Asking = Asking {
    operation: Operation::CancelEvent,
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: cancel_event,
};

static CANCEL_EVENT_INPUT_TABLE: InputTable = InputTable {
    name: "CancelEventInput",
    description: "Input of `cancelEvent`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who take part and for the history.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_EVENT_PAYLOAD: Object = Object {
    name: "CancelEventPayload",
    description: "Result of `cancelEvent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "change",
            description: "The event lifecycle change after the change.",
            ty: "EventLifecycleChange",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_LIFECYCLE_CHANGE),
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
            &crate::graph::events::EVENT_LIFECYCLE_CHANGE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn cancel_event(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventLifecycleResponse = ask.made()?;
    Ok(
        Shown::of(&CANCEL_EVENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
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

static LIST_EVENT_LIFECYCLE_HISTORY_ASKING: Asking = Asking {
    operation: Operation::ListEventLifecycleHistory,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
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
    answer: list_event_lifecycle_history,
};

fn list_event_lifecycle_history(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventHistoryPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
