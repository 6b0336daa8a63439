// Made from contract/areas/event_tickets.yaml by codegen; edit the contract instead.

//! The area `event_tickets` in the graph.

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

/// The words of `EventTicketEntitlementStatus`.
pub static EVENT_TICKET_ENTITLEMENT_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventTicketEntitlementStatus",
    description: "Whether tickets are good.",
    values: &[
        EnumValue {
            name: "CONFIRMED",
            word: "confirmed",
            description: "They are.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "They are no more.",
        },
    ],
};

crate::graph_words!(
    crate ::event_tickets::EventTicketEntitlementStatus,
    EVENT_TICKET_ENTITLEMENT_STATUS_WORDS
);

/// The words of `EventTicketGatewayStatus`.
pub static EVENT_TICKET_GATEWAY_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventTicketGatewayStatus",
    description: "Whether what a ticket costs can be paid.",
    values: &[
        EnumValue {
            name: "NOT_REQUIRED",
            word: "not_required",
            description: "It costs nothing.",
        },
        EnumValue {
            name: "UNAVAILABLE",
            word: "unavailable",
            description: "It cannot.",
        },
    ],
};

crate::graph_words!(
    crate ::event_tickets::EventTicketGatewayStatus, EVENT_TICKET_GATEWAY_STATUS_WORDS
);

/// The words of `EventTicketKind`.
pub static EVENT_TICKET_KIND_WORDS: EnumTable = EnumTable {
    name: "EventTicketKind",
    description: "What a ticket costs.",
    values: &[
        EnumValue {
            name: "FREE",
            word: "free",
            description: "Nothing.",
        },
        EnumValue {
            name: "TIME_CREDIT",
            word: "time_credit",
            description: "Hours. It can be described, and not be given out yet.",
        },
    ],
};

crate::graph_words!(crate ::event_tickets::EventTicketKind, EVENT_TICKET_KIND_WORDS);

/// The words of `EventTicketObstacle`.
pub static EVENT_TICKET_OBSTACLE_WORDS: EnumTable = EnumTable {
    name: "EventTicketObstacle",
    description: "Why a ticket is not for somebody.",
    values: &[
        EnumValue {
            name: "APPROVAL_REQUIRED",
            word: "approval_required",
            description: "The community has not approved them.",
        },
        EnumValue {
            name: "ACCOUNT_TOO_NEW",
            word: "account_too_new",
            description: "They have not been here for long enough.",
        },
        EnumValue {
            name: "GROUP_REQUIRED",
            word: "group_required",
            description: "They do not belong to a group.",
        },
    ],
};

crate::graph_words!(
    crate ::event_tickets::EventTicketObstacle, EVENT_TICKET_OBSTACLE_WORDS
);

/// The words of `EventTicketRefundStatus`.
pub static EVENT_TICKET_REFUND_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventTicketRefundStatus",
    description: "Whether what was paid is given back.",
    values: &[
        EnumValue {
            name: "NOT_APPLICABLE",
            word: "not_applicable",
            description: "Nothing is paid.",
        },
        EnumValue {
            name: "NOT_INTEGRATED",
            word: "not_integrated",
            description: "It is not possible yet.",
        },
    ],
};

crate::graph_words!(
    crate ::event_tickets::EventTicketRefundStatus, EVENT_TICKET_REFUND_STATUS_WORDS
);

/// The words of `EventTicketStatus`.
pub static EVENT_TICKET_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventTicketStatus",
    description: "Whether members can have tickets of a type.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "Not yet.",
        },
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "They can.",
        },
        EnumValue {
            name: "PAUSED",
            word: "paused",
            description: "Not for now.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "Never again.",
        },
    ],
};

crate::graph_words!(crate ::event_tickets::EventTicketStatus, EVENT_TICKET_STATUS_WORDS);

/// The words of `EventTicketTransferDirection`.
pub static EVENT_TICKET_TRANSFER_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "EventTicketTransferDirection",
    description: "To whom tickets were offered.",
    values: &[
        EnumValue {
            name: "INCOMING",
            word: "incoming",
            description: "To oneself.",
        },
        EnumValue {
            name: "OUTGOING",
            word: "outgoing",
            description: "By oneself.",
        },
    ],
};

crate::graph_words!(
    crate ::event_tickets::EventTicketTransferDirection,
    EVENT_TICKET_TRANSFER_DIRECTION_WORDS
);

/// The words of `EventTicketTransferStatus`.
pub static EVENT_TICKET_TRANSFER_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventTicketTransferStatus",
    description: "What became of an offer of tickets.",
    values: &[
        EnumValue {
            name: "OFFERED",
            word: "offered",
            description: "It stands.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "The member has them.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "The member does not want them.",
        },
        EnumValue {
            name: "WITHDRAWN",
            word: "withdrawn",
            description: "It was taken back.",
        },
        EnumValue {
            name: "ENDED",
            word: "ended",
            description: "The tickets are no more, or the event has begun.",
        },
    ],
};

crate::graph_words!(
    crate ::event_tickets::EventTicketTransferStatus, EVENT_TICKET_TRANSFER_STATUS_WORDS
);

/// `EventTicketAvailability`.
pub static EVENT_TICKET_AVAILABILITY: Object = Object {
    name: "EventTicketAvailability",
    description: "Whether the viewer can have tickets of a type.",
    interfaces: &[],
    fields: &[
        Field {
            name: "eligibility",
            description: "Whether tickets of a type are for the viewer.",
            ty: "EventTicketEligibility!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_ELIGIBILITY),
        },
        Field {
            name: "allocationRemaining",
            description: "How many are left.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberRemaining",
            description: "How many more the viewer may have, if there are so many left.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOpen",
            description: "Whether this is the time for it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "materializationSupported",
            description: "Whether tickets of this kind can be given out.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "gatewayStatus",
            description: "Whether what a ticket costs can be paid.",
            ty: "EventTicketGatewayStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refundPolicy",
            description: "What becomes of hours that were paid.",
            ty: "EventTicketRefundPolicy!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_tickets::EVENT_TICKET_REFUND_POLICY,
            ),
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_GATEWAY_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_ELIGIBILITY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_REFUND_POLICY,
        ),
    ],
};

impl Row for crate::event_tickets::EventTicketAvailability {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_AVAILABILITY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.eligibility),
            1 => Show::show(&self.allocation_remaining),
            2 => Show::show(&self.member_remaining),
            3 => Show::show(&self.sales_window_open),
            4 => Show::show(&self.materialization_supported),
            5 => Show::show(&self.gateway_status),
            6 => Show::show(&self.refund_policy),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_tickets::EventTicketAvailability, EVENT_TICKET_AVAILABILITY
);

/// `EventTicketCatalogue`.
pub static EVENT_TICKET_CATALOGUE: Object = Object {
    name: "EventTicketCatalogue",
    description: "Tickets of an event.",
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
            name: "paymentGateway",
            description: "What tickets can cost.",
            ty: "EventTicketPayment!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_PAYMENT),
        },
        Field {
            name: "permissions",
            description: "What the viewer may do with tickets of an event.",
            ty: "EventTicketPermissions!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_PERMISSIONS),
        },
        Field {
            name: "ticketTypes",
            description: "The types, in the order in which they were created; archived ones last.",
            ty: "[EventTicketType!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TYPE),
        },
        Field {
            name: "ownEntitlements",
            description: "What the viewer has, the newest first.",
            ty: "[EventTicketEntitlement!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_PAYMENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_PERMISSIONS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_TYPE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_tickets::EventTicketCatalogue {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_CATALOGUE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.payment_gateway),
            2 => Show::show(&self.permissions),
            3 => Show::show(&self.ticket_types),
            4 => Show::show(&self.own_entitlements),
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
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_tickets::EventTicketCatalogue, EVENT_TICKET_CATALOGUE);

/// `EventTicketEligibility`.
pub static EVENT_TICKET_ELIGIBILITY: Object = Object {
    name: "EventTicketEligibility",
    description: "Whether tickets of a type are for the viewer.",
    interfaces: &[],
    fields: &[
        Field {
            name: "isEligible",
            description: "Whether they are.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reasons",
            description: "Why not.",
            ty: "[EventTicketObstacle!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_OBSTACLE_WORDS.register(registry)
        },
    ],
};

impl Row for crate::event_tickets::EventTicketEligibility {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_ELIGIBILITY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.eligible),
            1 => Show::show(&self.reasons),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_tickets::EventTicketEligibility, EVENT_TICKET_ELIGIBILITY
);

/// `EventTicketEntitlement`.
pub static EVENT_TICKET_ENTITLEMENT: Object = Object {
    name: "EventTicketEntitlement",
    description: "Tickets that a member has.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the tickets.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypeName",
            description: "What the type is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Who has them.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "units",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What a ticket costs.",
            ty: "EventTicketKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unitPriceCredits",
            description: "Hours for one.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalPriceCredits",
            description: "Hours for all.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether tickets are good.",
            ty: "EventTicketEntitlementStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "How often they changed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmedAt",
            description: "When they were given out.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelledAt",
            description: "When they were cancelled.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_tickets::EventTicketEntitlement {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_ENTITLEMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventTicketEntitlement", self.id)),
            2 => ids_of("EventTicketType", Show::show(&self.ticket_type_id)),
            3 => Show::show(&self.ticket_type_name),
            5 => Show::show(&self.units),
            6 => Show::show(&self.kind),
            7 => Show::show(&self.unit_price_credits),
            8 => Show::show(&self.total_price_credits),
            9 => Show::show(&self.status),
            10 => Show::show(&self.version),
            11 => Show::show(&self.confirmed_at),
            12 => Show::show(&self.cancelled_at),
            13 => Got::Value(Value::String(self.id.to_string())),
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
                1 => {
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                4 => {
                    match numbered(&self.user_id) {
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
    crate ::event_tickets::EventTicketEntitlement, EVENT_TICKET_ENTITLEMENT
);

/// A page of `EventTicketEntitlement`.
pub static EVENT_TICKET_ENTITLEMENT_CONNECTION: Object = Object {
    name: "EventTicketEntitlementConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventTicketEntitlementEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TICKET_ENTITLEMENT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventTicketEntitlement!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TICKET_ENTITLEMENT),
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
        |registry| register_object(registry, &EVENT_TICKET_ENTITLEMENT_EDGE),
        |registry| register_object(registry, &EVENT_TICKET_ENTITLEMENT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventTicketEntitlement`.
pub static EVENT_TICKET_ENTITLEMENT_EDGE: Object = Object {
    name: "EventTicketEntitlementEdge",
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
            ty: "EventTicketEntitlement!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TICKET_ENTITLEMENT),
        },
    ],
    types: &[],
};

impl Listed for crate::event_tickets::EventTicketEntitlement {
    const CONNECTION: &'static Object = &EVENT_TICKET_ENTITLEMENT_CONNECTION;
    const EDGE: &'static Object = &EVENT_TICKET_ENTITLEMENT_EDGE;
}

/// `EventTicketPayment`.
pub static EVENT_TICKET_PAYMENT: Object = Object {
    name: "EventTicketPayment",
    description: "What tickets can cost.",
    interfaces: &[],
    fields: &[
        Field {
            name: "freeSupported",
            description: "Nothing: always true.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timeCreditSupported",
            description: "Hours: not yet.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "moneySupported",
            description: "Money: never.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_tickets::EventTicketPayment {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_PAYMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.free_supported),
            1 => Show::show(&self.time_credit_supported),
            2 => Show::show(&self.money_supported),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_tickets::EventTicketPayment, EVENT_TICKET_PAYMENT);

/// `EventTicketPermissions`.
pub static EVENT_TICKET_PERMISSIONS: Object = Object {
    name: "EventTicketPermissions",
    description: "What the viewer may do with tickets of an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "manage",
            description: "Whether they may change them and give them out.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reconcile",
            description: "Whether they may look after those that were given out.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allocateSelf",
            description: "Whether they may take some.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_tickets::EventTicketPermissions {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_PERMISSIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.manage),
            1 => Show::show(&self.reconcile),
            2 => Show::show(&self.allocate_self),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_tickets::EventTicketPermissions, EVENT_TICKET_PERMISSIONS
);

/// `EventTicketPolicy`.
pub static EVENT_TICKET_POLICY: Object = Object {
    name: "EventTicketPolicy",
    description: "For whom tickets of a type are.",
    interfaces: &[],
    fields: &[
        Field {
            name: "approvedMemberRequired",
            description: "Whether the community has to have approved them.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "minimumAccountAgeDays",
            description: "How many days they have to have been here.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiredGroupIds",
            description: "Ids of groups, to all of which they have to belong.",
            ty: "[ID!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_tickets::EventTicketPolicy {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_POLICY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.approved_member_required),
            1 => Show::show(&self.minimum_account_age_days),
            2 => ids_of("Group", Show::show(&self.required_group_ids)),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_tickets::EventTicketPolicy, EVENT_TICKET_POLICY);

/// `EventTicketQuote`.
pub static EVENT_TICKET_QUOTE: Object = Object {
    name: "EventTicketQuote",
    description: "Whether the viewer can have so many tickets, and what for.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What a ticket costs.",
            ty: "EventTicketKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "units",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unitPriceCredits",
            description: "Hours for one.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalPriceCredits",
            description: "Hours for all.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether members can have tickets of a type.",
            ty: "EventTicketStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "eligibility",
            description: "Whether tickets of a type are for the viewer.",
            ty: "EventTicketEligibility!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_ELIGIBILITY),
        },
        Field {
            name: "allocationRemaining",
            description: "How many are left.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberRemaining",
            description: "How many more the viewer may have, if there are so many left.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOpen",
            description: "Whether this is the time for it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "materializationSupported",
            description: "Whether tickets of this kind can be given out.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "gatewayStatus",
            description: "Whether what a ticket costs can be paid.",
            ty: "EventTicketGatewayStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refundPolicy",
            description: "What becomes of hours that were paid.",
            ty: "EventTicketRefundPolicy!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_tickets::EVENT_TICKET_REFUND_POLICY,
            ),
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_GATEWAY_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_STATUS_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_ELIGIBILITY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_REFUND_POLICY,
        ),
    ],
};

impl Row for crate::event_tickets::EventTicketQuote {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_QUOTE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("EventTicketType", Show::show(&self.ticket_type_id)),
            1 => Show::show(&self.kind),
            2 => Show::show(&self.units),
            3 => Show::show(&self.unit_price_credits),
            4 => Show::show(&self.total_price_credits),
            5 => Show::show(&self.status),
            6 => Show::show(&self.eligibility),
            7 => Show::show(&self.allocation_remaining),
            8 => Show::show(&self.member_remaining),
            9 => Show::show(&self.sales_window_open),
            10 => Show::show(&self.materialization_supported),
            11 => Show::show(&self.gateway_status),
            12 => Show::show(&self.refund_policy),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_tickets::EventTicketQuote, EVENT_TICKET_QUOTE);

/// `EventTicketReconciliation`.
pub static EVENT_TICKET_RECONCILIATION: Object = Object {
    name: "EventTicketReconciliation",
    description: "Whether the books of an event's tickets agree.",
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
            name: "agrees",
            description: "Whether all of them do.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypes",
            description: "Each type.",
            ty: "[EventTicketReconciliationRow!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_tickets::EVENT_TICKET_RECONCILIATION_ROW,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_RECONCILIATION_ROW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_tickets::EventTicketReconciliation {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_RECONCILIATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.agrees),
            2 => Show::show(&self.ticket_types),
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
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::event_tickets::EventTicketReconciliation, EVENT_TICKET_RECONCILIATION
);

/// `EventTicketReconciliationRow`.
pub static EVENT_TICKET_RECONCILIATION_ROW: Object = Object {
    name: "EventTicketReconciliationRow",
    description: "What was given out of a ticket type, beside what its history says.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What a ticket costs.",
            ty: "EventTicketKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether members can have tickets of a type.",
            ty: "EventTicketStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allocationLimit",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmedUnitCount",
            description: "Tickets that are good.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelledUnitCount",
            description: "Tickets that were cancelled.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "confirmedEntitlementCount",
            description: "How many times tickets were given out that are good.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelledEntitlementCount",
            description: "How many times they were cancelled.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationMismatchCount",
            description: "How often they are good without a registration that is confirmed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "priceSnapshotViolationCount",
            description: "How often what they cost is not what the type says.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "inventoryDelta",
            description: "All changes of the history together.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "latestInventoryAfter",
            description: "How many are given out as the history says.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allocationOverrun",
            description: "How many more are given out than there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isMismatched",
            description: "Whether the history says something else.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_STATUS_WORDS.register(registry)
        },
    ],
};

impl Row for crate::event_tickets::EventTicketReconciliationRow {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_RECONCILIATION_ROW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("EventTicketType", Show::show(&self.ticket_type_id)),
            1 => Show::show(&self.kind),
            2 => Show::show(&self.status),
            3 => Show::show(&self.allocation_limit),
            4 => Show::show(&self.confirmed_units),
            5 => Show::show(&self.cancelled_units),
            6 => Show::show(&self.confirmed_entitlements),
            7 => Show::show(&self.cancelled_entitlements),
            8 => Show::show(&self.registration_mismatches),
            9 => Show::show(&self.price_snapshot_violations),
            10 => Show::show(&self.inventory_delta),
            11 => Show::show(&self.latest_inventory_after),
            12 => Show::show(&self.allocation_overrun),
            13 => Show::show(&self.inventory_mismatch),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_tickets::EventTicketReconciliationRow, EVENT_TICKET_RECONCILIATION_ROW
);

/// `EventTicketRefundPolicy`.
pub static EVENT_TICKET_REFUND_POLICY: Object = Object {
    name: "EventTicketRefundPolicy",
    description: "What becomes of hours that were paid.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cutoffAt",
            description: "Until when they would be given back.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "organizerCancelRefundable",
            description: "Whether they would be if the event is cancelled.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "executionStatus",
            description: "Whether what was paid is given back.",
            ty: "EventTicketRefundStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_REFUND_STATUS_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_tickets::EventTicketRefundPolicy {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_REFUND_POLICY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.cutoff_at),
            1 => Show::show(&self.organizer_cancel_refundable),
            2 => Show::show(&self.execution_status),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_tickets::EventTicketRefundPolicy, EVENT_TICKET_REFUND_POLICY
);

/// `EventTicketTransfer`.
pub static EVENT_TICKET_TRANSFER: Object = Object {
    name: "EventTicketTransfer",
    description: "That tickets were offered to a member.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the offer.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
            name: "entitlementId",
            description: "Id of the tickets.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypeName",
            description: "What the type is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "units",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sender",
            description: "Who offers them.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "recipient",
            description: "To whom.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "direction",
            description: "To whom tickets were offered.",
            ty: "EventTicketTransferDirection!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "What became of an offer of tickets.",
            ty: "EventTicketTransferStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When they were offered.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "closedAt",
            description: "When the offer was over.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_TRANSFER_DIRECTION_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_TRANSFER_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_tickets::EventTicketTransfer {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_TRANSFER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventTicketTransfer", self.id)),
            2 => ids_of("EventTicketEntitlement", Show::show(&self.entitlement_id)),
            3 => ids_of("EventTicketType", Show::show(&self.ticket_type_id)),
            4 => Show::show(&self.ticket_type_name),
            5 => Show::show(&self.units),
            8 => Show::show(&self.direction),
            9 => Show::show(&self.status),
            10 => Show::show(&self.created_at),
            11 => Show::show(&self.closed_at),
            12 => Got::Value(Value::String(self.id.to_string())),
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
                1 => {
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.sender_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                7 => {
                    match numbered(&self.recipient_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_tickets::EventTicketTransfer, EVENT_TICKET_TRANSFER);

/// `EventTicketType`.
pub static EVENT_TICKET_TYPE: Object = Object {
    name: "EventTicketType",
    description: "Tickets of one sort.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the ticket type.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
            name: "version",
            description: "How often it was changed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Its name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What it is for.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "kind",
            description: "What a ticket costs.",
            ty: "EventTicketKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unitPriceCredits",
            description: "Hours for one.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allocationLimit",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "salesOpensAt",
            description: "From when on members can have them.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "salesClosesAt",
            description: "Until when.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "perMemberLimit",
            description: "How many one member may have.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refundCutoffAt",
            description: "Until when hours would be given back.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "organizerCancelRefundable",
            description: "Whether hours would be given back if the event is cancelled.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Whether members can have tickets of a type.",
            ty: "EventTicketStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "availability",
            description: "Whether the viewer can have tickets of a type.",
            ty: "EventTicketAvailability!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_AVAILABILITY),
        },
        Field {
            name: "eligibilityPolicy",
            description: "For whom they are. Null for whoever may not manage the tickets.",
            ty: "EventTicketPolicy",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_POLICY),
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
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS.register(registry)
        },
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_STATUS_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_AVAILABILITY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_POLICY,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_tickets::EventTicketType {
    fn object(&self) -> &'static Object {
        &EVENT_TICKET_TYPE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventTicketType", self.id)),
            2 => Show::show(&self.version),
            3 => Show::show(&self.name),
            4 => Show::show(&self.description),
            5 => Show::show(&self.kind),
            6 => Show::show(&self.unit_price_credits),
            7 => Show::show(&self.allocation_limit),
            8 => Show::show(&self.sales_opens_at),
            9 => Show::show(&self.sales_closes_at),
            10 => Show::show(&self.per_member_limit),
            11 => Show::show(&self.refund_cutoff_at),
            12 => Show::show(&self.organizer_cancel_refundable),
            13 => Show::show(&self.status),
            14 => Show::show(&self.availability),
            15 => Show::show(&self.eligibility_policy),
            16 => Got::Value(Value::String(self.id.to_string())),
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
                1 => {
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_tickets::EventTicketType, EVENT_TICKET_TYPE);

/// What the area `event_tickets` answers in the graph beside its operations.
#[async_trait]
pub trait EventTicketsEdges: Send + Sync {
    /// The `EventTicketEntitlement` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_ticket_entitlement(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventTicketEntitlement",
                number,
                Some(Operation::ListEventTickets),
            )
            .await
    }

    /// The `EventTicketTransfer` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_ticket_transfer(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventTicketTransfer",
                number,
                Some(Operation::ListEventTicketTransfers),
            )
            .await
    }

    /// The `EventTicketType` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_ticket_type(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventTicketType", number, Some(Operation::ListEventTickets))
            .await
    }
}

impl<T: Send + Sync> EventTicketsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_tickets` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventTicketsMutation;

static EVENT_TICKETS_MUTATION: Object = Object {
    name: "EventTicketsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createEventTicketType",
            description: "Create a ticket type of an event, as a draft. For those who manage its tickets: `EVENT_TICKET_FORBIDDEN` for others who may see it; `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs; `EVENT_TICKET_CONFLICT` for a key that was used for another call, for an event that does not take place and for more than 250 types.",
            ty: "CreateEventTicketTypePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventTicketTypeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_TICKET_TYPE_ASKING),
        },
        Field {
            name: "updateEventTicketType",
            description: "Change a ticket type that is a draft or paused. What is left out stays. Kind, price and limits stay as they are once a ticket was given out. `EVENT_TICKET_CONFLICT` when it has changed since it was read, for one that is active or archived, and for a key that was used for another call; `EVENT_TICKET_NOT_FOUND` when there is no such one that the viewer may see; `EVENT_TICKET_FORBIDDEN` for whoever may not manage tickets.",
            ty: "UpdateEventTicketTypePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateEventTicketTypeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_EVENT_TICKET_TYPE_ASKING),
        },
        Field {
            name: "activateEventTicketType",
            description: "Activate a ticket type, so that members can have tickets. `EVENT_TICKET_VALIDATION_FAILED` for time credits, with which nothing can be paid yet, and when its time is over; `EVENT_TICKET_CONFLICT` when it has changed since it was read, for a step that does not follow, and for a key that was used for another call; `EVENT_TICKET_NOT_FOUND` when there is no such one that the viewer may see; `EVENT_TICKET_FORBIDDEN` for whoever may not manage tickets.",
            ty: "ActivateEventTicketTypePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ActivateEventTicketTypeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACTIVATE_EVENT_TICKET_TYPE_ASKING),
        },
        Field {
            name: "pauseEventTicketType",
            description: "Pause a ticket type, so that nobody gets tickets for a while. `EVENT_TICKET_CONFLICT` when it has changed since it was read, for a step that does not follow, and for a key that was used for another call; `EVENT_TICKET_NOT_FOUND` when there is no such one that the viewer may see; `EVENT_TICKET_FORBIDDEN` for whoever may not manage tickets.",
            ty: "PauseEventTicketTypePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PauseEventTicketTypeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PAUSE_EVENT_TICKET_TYPE_ASKING),
        },
        Field {
            name: "archiveEventTicketType",
            description: "Archive a ticket type, for good; tickets that were given out stay. `EVENT_TICKET_CONFLICT` when it has changed since it was read, for a step that does not follow, and for a key that was used for another call; `EVENT_TICKET_NOT_FOUND` when there is no such one that the viewer may see; `EVENT_TICKET_FORBIDDEN` for whoever may not manage tickets.",
            ty: "ArchiveEventTicketTypePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ArchiveEventTicketTypeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ARCHIVE_EVENT_TICKET_TYPE_ASKING),
        },
        Field {
            name: "allocateEventTicket",
            description: "Take tickets of a type. `EVENT_TICKET_VALIDATION_FAILED` for whoever does not take part, when nobody can have tickets now, when they are not for them, and for more than one member may have; `EVENT_TICKET_CONFLICT` when there are not so many left, and for a key that was used for another call; `EVENT_TICKET_NOT_FOUND` when there is no such one that the viewer may see; `BLOCKED` when the viewer or the organizer has blocked the other.",
            ty: "AllocateEventTicketPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AllocateEventTicketInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ALLOCATE_EVENT_TICKET_ASKING),
        },
        Field {
            name: "allocateEventTicketToMember",
            description: "Give a member who takes part tickets of a type; they are told. `EVENT_TICKET_VALIDATION_FAILED` for whoever does not take part, when nobody can have tickets now, when they are not for them, and for more than one member may have; `EVENT_TICKET_CONFLICT` when there are not so many left, and for a key that was used for another call; `EVENT_TICKET_NOT_FOUND` when there is no such one that the viewer may see; `NOT_FOUND` for a member who is not there; `EVENT_TICKET_FORBIDDEN` for whoever may not manage tickets.",
            ty: "AllocateEventTicketToMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AllocateEventTicketToMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ALLOCATE_EVENT_TICKET_TO_MEMBER_ASKING),
        },
        Field {
            name: "cancelEventTicketEntitlement",
            description: "Give tickets back, or take a member's, who is told. Others can have them then. `EVENT_TICKET_CONFLICT` when they have changed since they were read, and for a key that was used for another call; `EVENT_TICKET_VALIDATION_FAILED` without a reason for tickets of somebody else; `EVENT_TICKET_NOT_FOUND` when there are none that the viewer may see.",
            ty: "CancelEventTicketEntitlementPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelEventTicketEntitlementInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EVENT_TICKET_ENTITLEMENT_ASKING),
        },
        Field {
            name: "offerEventTicketTransfer",
            description: "Offer one's tickets to a member, who is told and may accept them. Offering them again to the same member changes nothing. `EVENT_TICKET_CONFLICT` when they are offered to somebody else, have changed since they were read, or the event is over; `NOT_FOUND` for a member who is not there or does not see the event; `EVENT_TICKET_VALIDATION_FAILED` for oneself; `EVENT_TICKET_NOT_FOUND` when the viewer has no such tickets.",
            ty: "OfferEventTicketTransferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "OfferEventTicketTransferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&OFFER_EVENT_TICKET_TRANSFER_ASKING),
        },
        Field {
            name: "acceptEventTicketTransfer",
            description: "Take tickets that the viewer was offered; whoever does not take part yet registers with it. `EVENT_TICKET_CONFLICT` when the offer is over; `EVENT_TICKET_VALIDATION_FAILED` for whom they are not, and for more than one may have; `EVENT_CAPACITY_FULL`, `EVENT_ANSWERS_REQUIRED`, `EVENT_OFFER_ACCEPTANCE_REQUIRED`, `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_FORBIDDEN`, `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where the viewer cannot register; `BLOCKED`, `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` where something stands between the viewer and another; `NOT_FOUND` and `EVENT_TICKET_NOT_FOUND` when there is no such one.",
            ty: "AcceptEventTicketTransferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptEventTicketTransferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_EVENT_TICKET_TRANSFER_ASKING),
        },
        Field {
            name: "declineEventTicketTransfer",
            description: "Do not take tickets that the viewer was offered. `EVENT_TICKET_CONFLICT` when the offer is over; `EVENT_TICKET_NOT_FOUND` when there is no such one.",
            ty: "DeclineEventTicketTransferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeclineEventTicketTransferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECLINE_EVENT_TICKET_TRANSFER_ASKING),
        },
        Field {
            name: "withdrawEventTicketTransfer",
            description: "Keep tickets that the viewer has offered. `EVENT_TICKET_CONFLICT` when the offer is over; `EVENT_TICKET_NOT_FOUND` when there is no such one.",
            ty: "WithdrawEventTicketTransferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawEventTicketTransferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_EVENT_TICKET_TRANSFER_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_EVENT_TICKET_TYPE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_TICKET_TYPE_PAYLOAD),
        |registry| UPDATE_EVENT_TICKET_TYPE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_EVENT_TICKET_TYPE_PAYLOAD),
        |registry| ACTIVATE_EVENT_TICKET_TYPE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACTIVATE_EVENT_TICKET_TYPE_PAYLOAD),
        |registry| PAUSE_EVENT_TICKET_TYPE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PAUSE_EVENT_TICKET_TYPE_PAYLOAD),
        |registry| ARCHIVE_EVENT_TICKET_TYPE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ARCHIVE_EVENT_TICKET_TYPE_PAYLOAD),
        |registry| ALLOCATE_EVENT_TICKET_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ALLOCATE_EVENT_TICKET_PAYLOAD),
        |registry| ALLOCATE_EVENT_TICKET_TO_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ALLOCATE_EVENT_TICKET_TO_MEMBER_PAYLOAD),
        |registry| CANCEL_EVENT_TICKET_ENTITLEMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EVENT_TICKET_ENTITLEMENT_PAYLOAD),
        |registry| OFFER_EVENT_TICKET_TRANSFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &OFFER_EVENT_TICKET_TRANSFER_PAYLOAD),
        |registry| ACCEPT_EVENT_TICKET_TRANSFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_EVENT_TICKET_TRANSFER_PAYLOAD),
        |registry| DECLINE_EVENT_TICKET_TRANSFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECLINE_EVENT_TICKET_TRANSFER_PAYLOAD),
        |registry| WITHDRAW_EVENT_TICKET_TRANSFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_EVENT_TICKET_TRANSFER_PAYLOAD),
    ],
};

impl Row for EventTicketsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_TICKETS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_tickets` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventTicketsQuery;

static EVENT_TICKETS_QUERY: Object = Object {
    name: "EventTicketsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventTicketCatalogue",
            description: "Ticket types of an event, and what the viewer has of them. Those who manage its tickets see all types, others those that are active. `EVENT_TICKET_NOT_FOUND` when there is no such event that the viewer may see.",
            ty: "EventTicketCatalogue",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_TICKETS_ASKING),
        },
        Field {
            name: "eventTicketReconciliation",
            description: "Whether the books of an event's tickets agree with what was given out, type by type. Nothing changes. `EVENT_TICKET_FORBIDDEN` for whoever may not look after tickets that were given out.",
            ty: "EventTicketReconciliation",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RECONCILE_EVENT_TICKETS_ASKING),
        },
        Field {
            name: "eventTicketQuote",
            description: "What tickets would cost the viewer, and whether they could have them. Nothing changes. `EVENT_TICKET_NOT_FOUND` when there is no such one that the viewer may see; `EVENT_TICKET_VALIDATION_FAILED` for a number that cannot be.",
            ty: "EventTicketQuote",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "ticketTypeId",
                    description: "Id of the ticket type.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "units",
                    description: "How many.",
                    ty: "Int",
                    default: Some("1"),
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&QUOTE_EVENT_TICKET_ASKING),
        },
        Field {
            name: "eventTicketEntitlements",
            description: "Who has tickets of an event, the newest first. For those who manage its tickets: `EVENT_TICKET_FORBIDDEN` for others who may see it.",
            ty: "EventTicketEntitlementConnection",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "ticketTypeId",
                    description: "Only those of this type.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "status",
                    description: "Only those that stand so.",
                    ty: "EventTicketEntitlementStatus",
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
            source: Source::Operation(&LIST_EVENT_TICKET_ENTITLEMENTS_ASKING),
        },
        Field {
            name: "eventTicketTransfers",
            description: "Tickets of an event that the viewer was offered or has offered, the newest first, at most 250. `EVENT_TICKET_NOT_FOUND` when there is no such event that the viewer may see.",
            ty: "[EventTicketTransfer!]",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_TICKET_TRANSFERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_CATALOGUE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_RECONCILIATION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_QUOTE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT_CONNECTION,
        ),
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_TRANSFER,
        ),
    ],
};

impl Row for EventTicketsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_TICKETS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_TICKETS_ASKING: Asking = Asking {
    operation: Operation::ListEventTickets,
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
    answer: list_event_tickets,
};

fn list_event_tickets(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketCatalogueResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static RECONCILE_EVENT_TICKETS_ASKING: Asking = Asking {
    operation: Operation::ReconcileEventTickets,
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
    answer: reconcile_event_tickets,
};

fn reconcile_event_tickets(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketReconciliationResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static QUOTE_EVENT_TICKET_ASKING: Asking = Asking {
    operation: Operation::QuoteEventTicket,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticketTypeId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "units",
            wire: "units",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: quote_event_ticket,
};

fn quote_event_ticket(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketQuoteResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_EVENT_TICKET_TYPE_ASKING: Asking = Asking {
    operation: Operation::CreateEventTicketType,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "name",
            wire: "name",
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
            argument: "kind",
            wire: "kind",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS),
        },
        Input {
            argument: "unitPriceCredits",
            wire: "unit_price_credits",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allocationLimit",
            wire: "allocation_limit",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "perMemberLimit",
            wire: "per_member_limit",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesOpensAt",
            wire: "sales_opens_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesOpensAtUtc",
            wire: "sales_opens_at_utc",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesClosesAt",
            wire: "sales_closes_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesClosesAtUtc",
            wire: "sales_closes_at_utc",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "refundCutoffAt",
            wire: "refund_cutoff_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "refundCutoffAtUtc",
            wire: "refund_cutoff_at_utc",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "organizerCancelRefundable",
            wire: "organizer_cancel_refundable",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "eligibilityPolicy",
            wire: "eligibility_policy",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_TICKET_POLICY_INPUT_INPUTS),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_event_ticket_type,
};

static CREATE_EVENT_TICKET_TYPE_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventTicketTypeInput",
    description: "Input of `createEventTicketType`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "Its name.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "kind",
            description: "What a ticket costs.",
            ty: "EventTicketKind!",
            default: None,
        },
        Argument {
            name: "unitPriceCredits",
            description: "Hours for one, two decimals at most. Nothing for a free one, more than nothing for time credits.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "allocationLimit",
            description: "How many there are.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "perMemberLimit",
            description: "How many one member may have, 1 by default; no more than there are.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "salesOpensAt",
            description: "From when on members can have them, with seconds and the offset that the zone of the event has then.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "salesOpensAtUtc",
            description: "The same in UTC; one of the two.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "salesClosesAt",
            description: "Until when, at the latest when the event begins.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "salesClosesAtUtc",
            description: "The same in UTC; one of the two.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "refundCutoffAt",
            description: "Until when hours would be given back. Not of a free one.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "refundCutoffAtUtc",
            description: "The same in UTC; one of the two.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "organizerCancelRefundable",
            description: "Whether hours would be given back if the event is cancelled. Not of a free one.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "eligibilityPolicy",
            description: "For whom tickets of a type are. What is left out is as usual.",
            ty: "EventTicketPolicyInput",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS.register(registry)
        },
        |registry| scalar(registry, "Hours"),
        |registry| EVENT_TICKET_POLICY_INPUT_TABLE.register(registry),
    ],
};

static EVENT_TICKET_POLICY_INPUT_TABLE: InputTable = InputTable {
    name: "EventTicketPolicyInput",
    description: "For whom tickets of a type are. What is left out is as usual.",
    fields: &[
        Argument {
            name: "approvedMemberRequired",
            description: "Whether the community has to have approved them.",
            ty: "Boolean",
            default: Some("true"),
        },
        Argument {
            name: "minimumAccountAgeDays",
            description: "How many days they have to have been here.",
            ty: "Int",
            default: Some("0"),
        },
        Argument {
            name: "requiredGroupIds",
            description: "Ids of active groups, to all of which they have to belong.",
            ty: "[ID!]",
            default: None,
        },
    ],
    types: &[],
};

static EVENT_TICKET_POLICY_INPUT_INPUTS: [Input; 3] = [
    Input {
        argument: "approvedMemberRequired",
        wire: "approved_member_required",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "minimumAccountAgeDays",
        wire: "minimum_account_age_days",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "requiredGroupIds",
        wire: "required_group_ids",
        place: InputPlace::Body,
        kind: InputKind::Id("Group"),
    },
];

static CREATE_EVENT_TICKET_TYPE_PAYLOAD: Object = Object {
    name: "CreateEventTicketTypePayload",
    description: "Result of `createEventTicketType`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ticketType",
            description: "The new event ticket type.",
            ty: "EventTicketType",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TYPE),
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
            &crate::graph::event_tickets::EVENT_TICKET_TYPE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn create_event_ticket_type(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTypeChangeResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_TICKET_TYPE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.ticket_type))
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

static UPDATE_EVENT_TICKET_TYPE_ASKING: Asking = Asking {
    operation: Operation::UpdateEventTicketType,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticketTypeId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "name",
            wire: "name",
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
            argument: "kind",
            wire: "kind",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS),
        },
        Input {
            argument: "unitPriceCredits",
            wire: "unit_price_credits",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "allocationLimit",
            wire: "allocation_limit",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "perMemberLimit",
            wire: "per_member_limit",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesOpensAt",
            wire: "sales_opens_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesOpensAtUtc",
            wire: "sales_opens_at_utc",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesClosesAt",
            wire: "sales_closes_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "salesClosesAtUtc",
            wire: "sales_closes_at_utc",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "refundCutoffAt",
            wire: "refund_cutoff_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "refundCutoffAtUtc",
            wire: "refund_cutoff_at_utc",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "organizerCancelRefundable",
            wire: "organizer_cancel_refundable",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "eligibilityPolicy",
            wire: "eligibility_policy",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_TICKET_POLICY_INPUT_INPUTS),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_event_ticket_type,
};

static UPDATE_EVENT_TICKET_TYPE_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateEventTicketTypeInput",
    description: "Input of `updateEventTicketType`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "Its name.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What it is for.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "kind",
            description: "What a ticket costs.",
            ty: "EventTicketKind",
            default: None,
        },
        Argument {
            name: "unitPriceCredits",
            description: "Hours for one, two decimals at most. Nothing for a free one, more than nothing for time credits.",
            ty: "Hours",
            default: None,
        },
        Argument {
            name: "allocationLimit",
            description: "How many there are.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "perMemberLimit",
            description: "How many one member may have; no more than there are.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "salesOpensAt",
            description: "From when on members can have them, with seconds and the offset that the zone of the event has then.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "salesOpensAtUtc",
            description: "The same in UTC; one of the two.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "salesClosesAt",
            description: "Until when, at the latest when the event begins.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "salesClosesAtUtc",
            description: "The same in UTC; one of the two.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "refundCutoffAt",
            description: "Until when hours would be given back. Not of a free one.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "refundCutoffAtUtc",
            description: "The same in UTC; one of the two.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "organizerCancelRefundable",
            description: "Whether hours would be given back if the event is cancelled. Not of a free one.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "eligibilityPolicy",
            description: "For whom tickets of a type are. What is left out is as usual.",
            ty: "EventTicketPolicyInput",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The version that was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_KIND_WORDS.register(registry)
        },
        |registry| scalar(registry, "Hours"),
        |registry| EVENT_TICKET_POLICY_INPUT_TABLE.register(registry),
    ],
};

static UPDATE_EVENT_TICKET_TYPE_PAYLOAD: Object = Object {
    name: "UpdateEventTicketTypePayload",
    description: "Result of `updateEventTicketType`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ticketType",
            description: "The event ticket type after the change.",
            ty: "EventTicketType",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TYPE),
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
            &crate::graph::event_tickets::EVENT_TICKET_TYPE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn update_event_ticket_type(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTypeChangeResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_EVENT_TICKET_TYPE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.ticket_type))
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

static ACTIVATE_EVENT_TICKET_TYPE_ASKING: Asking = Asking {
    operation: Operation::ActivateEventTicketType,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticketTypeId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: activate_event_ticket_type,
};

static ACTIVATE_EVENT_TICKET_TYPE_INPUT_TABLE: InputTable = InputTable {
    name: "ActivateEventTicketTypeInput",
    description: "Input of `activateEventTicketType`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The version that was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static ACTIVATE_EVENT_TICKET_TYPE_PAYLOAD: Object = Object {
    name: "ActivateEventTicketTypePayload",
    description: "Result of `activateEventTicketType`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ticketType",
            description: "The event ticket type after the change.",
            ty: "EventTicketType",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TYPE),
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
            &crate::graph::event_tickets::EVENT_TICKET_TYPE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn activate_event_ticket_type(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTypeChangeResponse = ask.made()?;
    Ok(
        Shown::of(&ACTIVATE_EVENT_TICKET_TYPE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.ticket_type))
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

static PAUSE_EVENT_TICKET_TYPE_ASKING: Asking = Asking {
    operation: Operation::PauseEventTicketType,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticketTypeId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: pause_event_ticket_type,
};

static PAUSE_EVENT_TICKET_TYPE_INPUT_TABLE: InputTable = InputTable {
    name: "PauseEventTicketTypeInput",
    description: "Input of `pauseEventTicketType`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The version that was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who manage the event.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static PAUSE_EVENT_TICKET_TYPE_PAYLOAD: Object = Object {
    name: "PauseEventTicketTypePayload",
    description: "Result of `pauseEventTicketType`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ticketType",
            description: "The event ticket type after the change.",
            ty: "EventTicketType",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TYPE),
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
            &crate::graph::event_tickets::EVENT_TICKET_TYPE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn pause_event_ticket_type(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTypeChangeResponse = ask.made()?;
    Ok(
        Shown::of(&PAUSE_EVENT_TICKET_TYPE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.ticket_type))
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

static ARCHIVE_EVENT_TICKET_TYPE_ASKING: Asking = Asking {
    operation: Operation::ArchiveEventTicketType,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticketTypeId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: archive_event_ticket_type,
};

static ARCHIVE_EVENT_TICKET_TYPE_INPUT_TABLE: InputTable = InputTable {
    name: "ArchiveEventTicketTypeInput",
    description: "Input of `archiveEventTicketType`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The version that was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for those who manage the event.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static ARCHIVE_EVENT_TICKET_TYPE_PAYLOAD: Object = Object {
    name: "ArchiveEventTicketTypePayload",
    description: "Result of `archiveEventTicketType`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "ticketType",
            description: "The event ticket type after the change.",
            ty: "EventTicketType",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TYPE),
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
            &crate::graph::event_tickets::EVENT_TICKET_TYPE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn archive_event_ticket_type(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTypeChangeResponse = ask.made()?;
    Ok(
        Shown::of(&ARCHIVE_EVENT_TICKET_TYPE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.ticket_type))
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

static ALLOCATE_EVENT_TICKET_ASKING: Asking = Asking {
    operation: Operation::AllocateEventTicket,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticketTypeId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "units",
            wire: "units",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: allocate_event_ticket,
};

static ALLOCATE_EVENT_TICKET_INPUT_TABLE: InputTable = InputTable {
    name: "AllocateEventTicketInput",
    description: "Input of `allocateEventTicket`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "units",
            description: "How many.",
            ty: "Int",
            default: Some("1"),
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static ALLOCATE_EVENT_TICKET_PAYLOAD: Object = Object {
    name: "AllocateEventTicketPayload",
    description: "Result of `allocateEventTicket`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "entitlement",
            description: "The event ticket entitlement after the change.",
            ty: "EventTicketEntitlement",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT),
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
            &crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn allocate_event_ticket(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketAllocationResponse = ask.answer()?;
    Ok(
        Shown::of(&ALLOCATE_EVENT_TICKET_PAYLOAD)
            .with(IntoFound::into_found(answer.data.entitlement))
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

static ALLOCATE_EVENT_TICKET_TO_MEMBER_ASKING: Asking = Asking {
    operation: Operation::AllocateEventTicketToMember,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticketTypeId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "units",
            wire: "units",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: allocate_event_ticket_to_member,
};

static ALLOCATE_EVENT_TICKET_TO_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "AllocateEventTicketToMemberInput",
    description: "Input of `allocateEventTicketToMember`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "ticketTypeId",
            description: "Id of the ticket type.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member who gets them.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "units",
            description: "How many.",
            ty: "Int",
            default: Some("1"),
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static ALLOCATE_EVENT_TICKET_TO_MEMBER_PAYLOAD: Object = Object {
    name: "AllocateEventTicketToMemberPayload",
    description: "Result of `allocateEventTicketToMember`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "entitlement",
            description: "The event ticket entitlement after the change.",
            ty: "EventTicketEntitlement",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT),
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
            &crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn allocate_event_ticket_to_member(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketAllocationResponse = ask.answer()?;
    Ok(
        Shown::of(&ALLOCATE_EVENT_TICKET_TO_MEMBER_PAYLOAD)
            .with(IntoFound::into_found(answer.data.entitlement))
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

static LIST_EVENT_TICKET_ENTITLEMENTS_ASKING: Asking = Asking {
    operation: Operation::ListEventTicketEntitlements,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "ticketTypeId",
            wire: "ticket_type_id",
            place: InputPlace::Query,
            kind: InputKind::Id("EventTicketType"),
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT_STATUS_WORDS,
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
    answer: list_event_ticket_entitlements,
};

fn list_event_ticket_entitlements(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketEntitlementPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CANCEL_EVENT_TICKET_ENTITLEMENT_ASKING: Asking = Asking {
    operation: Operation::CancelEventTicketEntitlement,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "entitlementId",
            wire: "entitlementId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketEntitlement"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: cancel_event_ticket_entitlement,
};

static CANCEL_EVENT_TICKET_ENTITLEMENT_INPUT_TABLE: InputTable = InputTable {
    name: "CancelEventTicketEntitlementInput",
    description: "Input of `cancelEventTicketEntitlement`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "entitlementId",
            description: "Id of the entitlement.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The version that was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. It is needed for tickets of somebody else, who reads it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "By which the same call is known, 1 to 191 letters.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_EVENT_TICKET_ENTITLEMENT_PAYLOAD: Object = Object {
    name: "CancelEventTicketEntitlementPayload",
    description: "Result of `cancelEventTicketEntitlement`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "entitlement",
            description: "The event ticket entitlement after the change.",
            ty: "EventTicketEntitlement",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT),
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
            &crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn cancel_event_ticket_entitlement(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketAllocationResponse = ask.made()?;
    Ok(
        Shown::of(&CANCEL_EVENT_TICKET_ENTITLEMENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.entitlement))
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

static OFFER_EVENT_TICKET_TRANSFER_ASKING: Asking = Asking {
    operation: Operation::OfferEventTicketTransfer,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "entitlementId",
            wire: "entitlementId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketEntitlement"),
        },
        Input {
            argument: "memberId",
            wire: "user_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: offer_event_ticket_transfer,
};

static OFFER_EVENT_TICKET_TRANSFER_INPUT_TABLE: InputTable = InputTable {
    name: "OfferEventTicketTransferInput",
    description: "Input of `offerEventTicketTransfer`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "entitlementId",
            description: "Id of the entitlement.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The version that was read.",
            ty: "Int!",
            default: None,
        },
    ],
    types: &[],
};

static OFFER_EVENT_TICKET_TRANSFER_PAYLOAD: Object = Object {
    name: "OfferEventTicketTransferPayload",
    description: "Result of `offerEventTicketTransfer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transfer",
            description: "The event ticket transfer after the change.",
            ty: "EventTicketTransfer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TRANSFER),
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
            &crate::graph::event_tickets::EVENT_TICKET_TRANSFER,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn offer_event_ticket_transfer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTransferResponse = ask.answer()?;
    Ok(
        Shown::of(&OFFER_EVENT_TICKET_TRANSFER_PAYLOAD)
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

static LIST_EVENT_TICKET_TRANSFERS_ASKING: Asking = Asking {
    operation: Operation::ListEventTicketTransfers,
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
    answer: list_event_ticket_transfers,
};

fn list_event_ticket_transfers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTransferList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static ACCEPT_EVENT_TICKET_TRANSFER_ASKING: Asking = Asking {
    operation: Operation::AcceptEventTicketTransfer,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "transferId",
            wire: "transferId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketTransfer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_event_ticket_transfer,
};

static ACCEPT_EVENT_TICKET_TRANSFER_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptEventTicketTransferInput",
    description: "Input of `acceptEventTicketTransfer`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "transferId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_EVENT_TICKET_TRANSFER_PAYLOAD: Object = Object {
    name: "AcceptEventTicketTransferPayload",
    description: "Result of `acceptEventTicketTransfer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transfer",
            description: "The event ticket transfer after the change.",
            ty: "EventTicketTransfer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TRANSFER),
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
            &crate::graph::event_tickets::EVENT_TICKET_TRANSFER,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn accept_event_ticket_transfer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTransferResponse = ask.made()?;
    Ok(
        Shown::of(&ACCEPT_EVENT_TICKET_TRANSFER_PAYLOAD)
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

static DECLINE_EVENT_TICKET_TRANSFER_ASKING: Asking = Asking {
    operation: Operation::DeclineEventTicketTransfer,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "transferId",
            wire: "transferId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketTransfer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: decline_event_ticket_transfer,
};

static DECLINE_EVENT_TICKET_TRANSFER_INPUT_TABLE: InputTable = InputTable {
    name: "DeclineEventTicketTransferInput",
    description: "Input of `declineEventTicketTransfer`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "transferId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DECLINE_EVENT_TICKET_TRANSFER_PAYLOAD: Object = Object {
    name: "DeclineEventTicketTransferPayload",
    description: "Result of `declineEventTicketTransfer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transfer",
            description: "The event ticket transfer after the change.",
            ty: "EventTicketTransfer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TRANSFER),
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
            &crate::graph::event_tickets::EVENT_TICKET_TRANSFER,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn decline_event_ticket_transfer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTransferResponse = ask.made()?;
    Ok(
        Shown::of(&DECLINE_EVENT_TICKET_TRANSFER_PAYLOAD)
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

static WITHDRAW_EVENT_TICKET_TRANSFER_ASKING: Asking = Asking {
    operation: Operation::WithdrawEventTicketTransfer,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "transferId",
            wire: "transferId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTicketTransfer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_event_ticket_transfer,
};

static WITHDRAW_EVENT_TICKET_TRANSFER_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawEventTicketTransferInput",
    description: "Input of `withdrawEventTicketTransfer`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "transferId",
            description: "Id of the offer.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_EVENT_TICKET_TRANSFER_PAYLOAD: Object = Object {
    name: "WithdrawEventTicketTransferPayload",
    description: "Result of `withdrawEventTicketTransfer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "transfer",
            description: "The event ticket transfer after the change.",
            ty: "EventTicketTransfer",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_tickets::EVENT_TICKET_TRANSFER),
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
            &crate::graph::event_tickets::EVENT_TICKET_TRANSFER,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn withdraw_event_ticket_transfer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_tickets::EventTicketTransferResponse = ask.made()?;
    Ok(
        Shown::of(&WITHDRAW_EVENT_TICKET_TRANSFER_PAYLOAD)
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
