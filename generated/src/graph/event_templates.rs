// Made from contract/areas/event_templates.yaml by codegen; edit the contract instead.

//! The area `event_templates` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `EventTemplateAction`.
pub static EVENT_TEMPLATE_ACTION_WORDS: EnumTable = EnumTable {
    name: "EventTemplateAction",
    description: "What was done with a template.",
    values: &[
        EnumValue {
            name: "CREATED",
            word: "created",
            description: "It was made of an event.",
        },
        EnumValue {
            name: "REVISED",
            word: "revised",
            description: "It has another version since.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "No event is made of it since.",
        },
        EnumValue {
            name: "MATERIALIZED",
            word: "materialized",
            description: "An event was made of it.",
        },
    ],
};

crate::graph_words!(
    crate ::event_templates::EventTemplateAction, EVENT_TEMPLATE_ACTION_WORDS
);

/// The words of `EventTemplateExclusion`.
pub static EVENT_TEMPLATE_EXCLUSION_WORDS: EnumTable = EnumTable {
    name: "EventTemplateExclusion",
    description: "What a template never takes of an event.",
    values: &[
        EnumValue {
            name: "PEOPLE",
            word: "people",
            description: "Whoever is named anywhere.",
        },
        EnumValue {
            name: "REGISTRATIONS",
            word: "registrations",
            description: "Who takes part, waits or is interested.",
        },
        EnumValue {
            name: "GUESTS",
            word: "guests",
            description: "Whom they bring.",
        },
        EnumValue {
            name: "ANSWERS",
            word: "answers",
            description: "What they answered.",
        },
        EnumValue {
            name: "TICKETS_GIVEN_OUT",
            word: "tickets_given_out",
            description: "Tickets that somebody has.",
        },
        EnumValue {
            name: "ATTENDANCE",
            word: "attendance",
            description: "Who was there.",
        },
        EnumValue {
            name: "INVITATIONS",
            word: "invitations",
            description: "Who is invited, and links of invitations.",
        },
        EnumValue {
            name: "STAFF",
            word: "staff",
            description: "Who helps with it.",
        },
        EnumValue {
            name: "SPEAKERS",
            word: "speakers",
            description: "Who speaks at its sessions.",
        },
        EnumValue {
            name: "JOIN_LINKS",
            word: "join_links",
            description: "Where to join or watch, with passwords in it.",
        },
        EnumValue {
            name: "SESSION_LINKS",
            word: "session_links",
            description: "What there is to read at its sessions.",
        },
        EnumValue {
            name: "PICTURES",
            word: "pictures",
            description: "Its pictures.",
        },
        EnumValue {
            name: "BROADCASTS",
            word: "broadcasts",
            description: "What was told to those who take part.",
        },
        EnumValue {
            name: "OWN_REMINDERS",
            word: "own_reminders",
            description: "What members chose for themselves.",
        },
        EnumValue {
            name: "SERIES",
            word: "series",
            description: "The series that it belongs to.",
        },
        EnumValue {
            name: "HISTORY",
            word: "history",
            description: "What was done with it, and its decisions.",
        },
    ],
};

crate::graph_words!(
    crate ::event_templates::EventTemplateExclusion, EVENT_TEMPLATE_EXCLUSION_WORDS
);

/// The words of `EventTemplateFilter`.
pub static EVENT_TEMPLATE_FILTER_WORDS: EnumTable = EnumTable {
    name: "EventTemplateFilter",
    description: "Which templates a list shows.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "Those of which events are made.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "Those of which no event is made any more.",
        },
        EnumValue {
            name: "ALL",
            word: "all",
            description: "All of them.",
        },
    ],
};

crate::graph_words!(
    crate ::event_templates::EventTemplateFilter, EVENT_TEMPLATE_FILTER_WORDS
);

/// The words of `EventTemplateIssueCode`.
pub static EVENT_TEMPLATE_ISSUE_CODE_WORDS: EnumTable = EnumTable {
    name: "EventTemplateIssueCode",
    description: "What stands in the way of a template, or is otherwise than one may think.",
    values: &[
        EnumValue {
            name: "LIMIT_EXCEEDED",
            word: "limit_exceeded",
            description: "There is too much of it.",
        },
        EnumValue {
            name: "UNSUPPORTED_TICKET",
            word: "unsupported_ticket",
            description: "Tickets that cost hours cannot be had yet.",
        },
        EnumValue {
            name: "GROUP_UNAVAILABLE",
            word: "group_unavailable",
            description: "The group is gone, or whoever asks does not look after it. Another one, or none, can be named.",
        },
        EnumValue {
            name: "TICKET_GROUP_MISSING",
            word: "ticket_group_missing",
            description: "A group that tickets are for is gone.",
        },
        EnumValue {
            name: "TIME_IMPOSSIBLE",
            word: "time_impossible",
            description: "No calendar has one of the times.",
        },
        EnumValue {
            name: "CATEGORY_MISSING",
            word: "category_missing",
            description: "The category is gone, so the event has none.",
        },
        EnumValue {
            name: "SALES_OVER",
            word: "sales_over",
            description: "The sale would be over already, so the tickets are drafts.",
        },
        EnumValue {
            name: "SESSION_OUTSIDE",
            word: "session_outside",
            description: "A session would not be within the event.",
        },
    ],
};

crate::graph_words!(
    crate ::event_templates::EventTemplateIssueCode, EVENT_TEMPLATE_ISSUE_CODE_WORDS
);

/// The words of `EventTemplateSection`.
pub static EVENT_TEMPLATE_SECTION_WORDS: EnumTable = EnumTable {
    name: "EventTemplateSection",
    description: "A part of an event that a template can take.",
    values: &[
        EnumValue {
            name: "AGENDA",
            word: "agenda",
            description: "Its sessions.",
        },
        EnumValue {
            name: "TICKET_TYPES",
            word: "ticket_types",
            description: "Its ticket types.",
        },
        EnumValue {
            name: "REGISTRATION",
            word: "registration",
            description: "What those who register are asked, and what is demanded of them.",
        },
        EnumValue {
            name: "SAFETY",
            word: "safety",
            description: "What it asks for the safety of all.",
        },
        EnumValue {
            name: "REMINDERS",
            word: "reminders",
            description: "When those who take part are reminded.",
        },
    ],
};

crate::graph_words!(
    crate ::event_templates::EventTemplateSection, EVENT_TEMPLATE_SECTION_WORDS
);

/// The words of `EventTemplateStatus`.
pub static EVENT_TEMPLATE_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventTemplateStatus",
    description: "Whether events are made of a template.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "Events are made of it.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "No event is made of it any more.",
        },
    ],
};

crate::graph_words!(
    crate ::event_templates::EventTemplateStatus, EVENT_TEMPLATE_STATUS_WORDS
);

/// `EventTemplate`.
pub static EVENT_TEMPLATE: Object = Object {
    name: "EventTemplate",
    description: "What events are made of: an event that was kept for it, without anybody who took part.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the template.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "What it is called.",
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
            name: "status",
            description: "Whether events are made of a template.",
            ty: "EventTemplateStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "Which version it is.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sourceEvent",
            description: "The event of which this version was taken. Null if the viewer may not see it.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "owner",
            description: "Who made it. Null if it was nobody of this community, or they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sections",
            description: "Which parts a template has.",
            ty: "EventTemplateSections!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_SECTIONS),
        },
        Field {
            name: "counts",
            description: "How much a template has of each part.",
            ty: "EventTemplateCounts!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_COUNTS),
        },
        Field {
            name: "content",
            description: "What an event that is made of it says about itself. Null if that has gone with whoever wrote it.",
            ty: "EventTemplateContent",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_CONTENT),
        },
        Field {
            name: "contentHash",
            description: "SHA-256 of all that is taken.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "permissions",
            description: "What the viewer may do with a template.",
            ty: "EventTemplatePermissions!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_templates::EVENT_TEMPLATE_PERMISSIONS,
            ),
        },
        Field {
            name: "createdAt",
            description: "When it was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was revised or archived last.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "archivedAt",
            description: "When it was archived.",
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
            crate::graph::event_templates::EVENT_TEMPLATE_STATUS_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_CONTENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_COUNTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_PERMISSIONS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_SECTIONS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_templates::EventTemplate {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventTemplate", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.description),
            3 => Show::show(&self.status),
            4 => Show::show(&self.version),
            7 => Show::show(&self.sections),
            8 => Show::show(&self.counts),
            9 => Show::show(&self.content),
            10 => Show::show(&self.content_hash),
            11 => Show::show(&self.permissions),
            12 => Show::show(&self.created_at),
            13 => Show::show(&self.updated_at),
            14 => Show::show(&self.archived_at),
            15 => Got::Value(Value::String(self.id.to_string())),
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
                5 => {
                    match numbered(&self.source_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.owner_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_templates::EventTemplate, EVENT_TEMPLATE);

/// A page of `EventTemplate`.
pub static EVENT_TEMPLATE_CONNECTION: Object = Object {
    name: "EventTemplateConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventTemplateEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TEMPLATE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventTemplate!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TEMPLATE),
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
        |registry| register_object(registry, &EVENT_TEMPLATE_EDGE),
        |registry| register_object(registry, &EVENT_TEMPLATE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventTemplate`.
pub static EVENT_TEMPLATE_EDGE: Object = Object {
    name: "EventTemplateEdge",
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
            ty: "EventTemplate!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TEMPLATE),
        },
    ],
    types: &[],
};

impl Listed for crate::event_templates::EventTemplate {
    const CONNECTION: &'static Object = &EVENT_TEMPLATE_CONNECTION;
    const EDGE: &'static Object = &EVENT_TEMPLATE_EDGE;
}

/// `EventTemplateContent`.
pub static EVENT_TEMPLATE_CONTENT: Object = Object {
    name: "EventTemplateContent",
    description: "What an event that is made of a template says about itself.",
    interfaces: &[],
    fields: &[
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
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "durationSeconds",
            description: "How long it takes, as its clock shows it. Null if it has no end.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timezone",
            description: "IANA name of its time zone.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allDay",
            description: "Whether it is about days.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
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
            name: "venueAccessibility",
            description: "How accessible the place is.",
            ty: "EventAccessibility!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::events::EVENT_ACCESSIBILITY),
        },
        Field {
            name: "maxAttendees",
            description: "How many places there are. Null for any number.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOnline",
            description: "Whether it is over the internet.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowRemoteAttendance",
            description: "Whether one may take part over the internet.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "category",
            description: "Its category. Null if it has none or that is gone.",
            ty: "Category",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "group",
            description: "The group that it belongs to. Null if it belongs to none, or to one that the viewer may not see.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "federatedVisibility",
            description: "Whether partners see it.",
            ty: "GroupFederation!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::categories::CATEGORY),
        |registry| register_object(registry, &crate::graph::events::EVENT_ACCESSIBILITY),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

impl Row for crate::event_templates::EventTemplateContent {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_CONTENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.title),
            1 => Show::show(&self.description),
            2 => Show::show(&self.duration_seconds),
            3 => Show::show(&self.timezone),
            4 => Show::show(&self.all_day),
            5 => Show::show(&self.location),
            6 => Show::show(&self.latitude),
            7 => Show::show(&self.longitude),
            8 => Show::show(&self.venue_accessibility),
            9 => Show::show(&self.max_attendees),
            10 => Show::show(&self.is_online),
            11 => Show::show(&self.allow_remote_attendance),
            14 => Show::show(&self.federated_visibility),
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
                12 => {
                    match numbered(&self.category_id) {
                        Some(number) => edges.find_category(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                13 => {
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_templates::EventTemplateContent, EVENT_TEMPLATE_CONTENT);

/// `EventTemplateCounts`.
pub static EVENT_TEMPLATE_COUNTS: Object = Object {
    name: "EventTemplateCounts",
    description: "How much a template has of each part.",
    interfaces: &[],
    fields: &[
        Field {
            name: "sessions",
            description: "Sessions that take place.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypes",
            description: "Ticket types that are not archived.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registrationSettings",
            description: "1 if something is demanded of those who register, else 0.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "publishedForms",
            description: "1 if something is asked, else 0.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "formQuestions",
            description: "Questions of it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "safetyRequirements",
            description: "1 if something is asked for safety, else 0.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reminderRules",
            description: "Reminders, where the event has other ones than all events have.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_templates::EventTemplateCounts {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_COUNTS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.sessions),
            1 => Show::show(&self.ticket_types),
            2 => Show::show(&self.registration_settings),
            3 => Show::show(&self.published_forms),
            4 => Show::show(&self.form_questions),
            5 => Show::show(&self.safety_requirements),
            6 => Show::show(&self.reminder_rules),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_templates::EventTemplateCounts, EVENT_TEMPLATE_COUNTS);

/// `EventTemplateIssue`.
pub static EVENT_TEMPLATE_ISSUE: Object = Object {
    name: "EventTemplateIssue",
    description: "What stands in the way, or is otherwise than one may think.",
    interfaces: &[],
    fields: &[
        Field {
            name: "code",
            description: "What stands in the way of a template, or is otherwise than one may think.",
            ty: "EventTemplateIssueCode!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "section",
            description: "Which part it is about. Null if it is about the event itself.",
            ty: "EventTemplateSection",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "issueCount",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isBlocking",
            description: "Whether nothing can be done before it is mended.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_templates::EVENT_TEMPLATE_ISSUE_CODE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_templates::EVENT_TEMPLATE_SECTION_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::event_templates::EventTemplateIssue {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_ISSUE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.code),
            1 => Show::show(&self.section),
            2 => Show::show(&self.count),
            3 => Show::show(&self.is_blocking),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_templates::EventTemplateIssue, EVENT_TEMPLATE_ISSUE);

/// `EventTemplateLeftOut`.
pub static EVENT_TEMPLATE_LEFT_OUT: Object = Object {
    name: "EventTemplateLeftOut",
    description: "What is there and is not taken, so that it is said anew in the next event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "speakers",
            description: "Those who speak at its sessions.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sessionLinks",
            description: "What there is to read at them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "joinLinks",
            description: "Where to join or watch.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pictures",
            description: "Its pictures.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_templates::EventTemplateLeftOut {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_LEFT_OUT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.speakers),
            1 => Show::show(&self.session_links),
            2 => Show::show(&self.join_links),
            3 => Show::show(&self.pictures),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_templates::EventTemplateLeftOut, EVENT_TEMPLATE_LEFT_OUT
);

/// `EventTemplatePermissions`.
pub static EVENT_TEMPLATE_PERMISSIONS: Object = Object {
    name: "EventTemplatePermissions",
    description: "What the viewer may do with a template.",
    interfaces: &[],
    fields: &[
        Field {
            name: "materialize",
            description: "Make an event of it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revise",
            description: "Revise it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "archive",
            description: "Archive it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_templates::EventTemplatePermissions {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_PERMISSIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.materialize),
            1 => Show::show(&self.revise),
            2 => Show::show(&self.archive),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_templates::EventTemplatePermissions, EVENT_TEMPLATE_PERMISSIONS
);

/// `EventTemplatePreview`.
pub static EVENT_TEMPLATE_PREVIEW: Object = Object {
    name: "EventTemplatePreview",
    description: "What a template would take of an event.",
    interfaces: &[],
    fields: &[
        Field {
            name: "sourceEvent",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sections",
            description: "Which parts a template has.",
            ty: "EventTemplateSections!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_SECTIONS),
        },
        Field {
            name: "counts",
            description: "How much a template has of each part.",
            ty: "EventTemplateCounts!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_COUNTS),
        },
        Field {
            name: "content",
            description: "What an event that is made of a template says about itself.",
            ty: "EventTemplateContent!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_CONTENT),
        },
        Field {
            name: "contentHash",
            description: "SHA-256 of all that is taken.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "leftOut",
            description: "What is there and is not taken, so that it is said anew in the next event.",
            ty: "EventTemplateLeftOut!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_LEFT_OUT),
        },
        Field {
            name: "neverTaken",
            description: "What is never taken, of any event.",
            ty: "[EventTemplateExclusion!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "issues",
            description: "What stands in the way.",
            ty: "[EventTemplateIssue!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_ISSUE),
        },
        Field {
            name: "canCommit",
            description: "Whether nothing does.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_templates::EVENT_TEMPLATE_EXCLUSION_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_CONTENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_COUNTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_ISSUE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_LEFT_OUT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_SECTIONS,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

impl Row for crate::event_templates::EventTemplatePreview {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_PREVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.sections),
            2 => Show::show(&self.counts),
            3 => Show::show(&self.content),
            4 => Show::show(&self.content_hash),
            5 => Show::show(&self.left_out),
            6 => Show::show(&self.never_taken),
            7 => Show::show(&self.issues),
            8 => Show::show(&self.can_commit),
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
                    match numbered(&self.source_event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_templates::EventTemplatePreview, EVENT_TEMPLATE_PREVIEW);

/// `EventTemplateProjectedSession`.
pub static EVENT_TEMPLATE_PROJECTED_SESSION: Object = Object {
    name: "EventTemplateProjectedSession",
    description: "A session of an event that is not there yet.",
    interfaces: &[],
    fields: &[
        Field {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
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
            description: "When it ends.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::event_templates::EventTemplateProjectedSession {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_PROJECTED_SESSION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.title),
            1 => Show::show(&self.start_at),
            2 => Show::show(&self.end_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_templates::EventTemplateProjectedSession,
    EVENT_TEMPLATE_PROJECTED_SESSION
);

/// `EventTemplateProjectedTicketType`.
pub static EVENT_TEMPLATE_PROJECTED_TICKET_TYPE: Object = Object {
    name: "EventTemplateProjectedTicketType",
    description: "A ticket type of an event that is not there yet.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "What it is called.",
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
            name: "salesOpensAt",
            description: "From when on it can be had.",
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
    ],
    types: &[
        |registry| {
            crate::graph::event_tickets::EVENT_TICKET_STATUS_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_templates::EventTemplateProjectedTicketType {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_PROJECTED_TICKET_TYPE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.name),
            1 => Show::show(&self.status),
            2 => Show::show(&self.sales_opens_at),
            3 => Show::show(&self.sales_closes_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_templates::EventTemplateProjectedTicketType,
    EVENT_TEMPLATE_PROJECTED_TICKET_TYPE
);

/// `EventTemplateProjection`.
pub static EVENT_TEMPLATE_PROJECTION: Object = Object {
    name: "EventTemplateProjection",
    description: "What an event made of a template would be.",
    interfaces: &[],
    fields: &[
        Field {
            name: "template",
            description: "The template.",
            ty: "EventTemplate",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "templateVersion",
            description: "`expectedVersion` of the call that makes it.",
            ty: "Int!",
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
            name: "startAt",
            description: "When it begins.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endAt",
            description: "When it ends.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timezone",
            description: "IANA name of its time zone.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allDay",
            description: "Whether it is about days.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group that it belongs to. Null if it belongs to none, or to one that the viewer may not see.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sessions",
            description: "Its sessions.",
            ty: "[EventTemplateProjectedSession!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_templates::EVENT_TEMPLATE_PROJECTED_SESSION,
            ),
        },
        Field {
            name: "ticketTypes",
            description: "Its ticket types.",
            ty: "[EventTemplateProjectedTicketType!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_templates::EVENT_TEMPLATE_PROJECTED_TICKET_TYPE,
            ),
        },
        Field {
            name: "answersDueAt",
            description: "Until when questions have to be answered. Null if they have not to be.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "remindersAt",
            description: "When those who take part are reminded, the earliest first.",
            ty: "[DateTime!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "counts",
            description: "How much a template has of each part.",
            ty: "EventTemplateCounts!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_COUNTS),
        },
        Field {
            name: "issues",
            description: "What stands in the way, or is otherwise than one may think.",
            ty: "[EventTemplateIssue!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_ISSUE),
        },
        Field {
            name: "canCommit",
            description: "Whether nothing stands in the way.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_COUNTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_ISSUE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_PROJECTED_SESSION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_PROJECTED_TICKET_TYPE,
        ),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_templates::EventTemplateProjection {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_PROJECTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.template_version),
            2 => Show::show(&self.title),
            3 => Show::show(&self.start_at),
            4 => Show::show(&self.end_at),
            5 => Show::show(&self.timezone),
            6 => Show::show(&self.all_day),
            8 => Show::show(&self.sessions),
            9 => Show::show(&self.ticket_types),
            10 => Show::show(&self.answers_due_at),
            11 => Show::show(&self.reminders_at),
            12 => Show::show(&self.counts),
            13 => Show::show(&self.issues),
            14 => Show::show(&self.can_commit),
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
                    match numbered(&self.template_id) {
                        Some(number) => edges.find_event_template(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                7 => {
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::event_templates::EventTemplateProjection, EVENT_TEMPLATE_PROJECTION
);

/// `EventTemplateSections`.
pub static EVENT_TEMPLATE_SECTIONS: Object = Object {
    name: "EventTemplateSections",
    description: "Which parts a template has.",
    interfaces: &[],
    fields: &[
        Field {
            name: "agenda",
            description: "Its sessions.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ticketTypes",
            description: "Its ticket types.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "registration",
            description: "What those who register are asked, and what is demanded of them.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "safety",
            description: "What it asks for the safety of all.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reminders",
            description: "When those who take part are reminded.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::event_templates::EventTemplateSections {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_SECTIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.agenda),
            1 => Show::show(&self.ticket_types),
            2 => Show::show(&self.registration),
            3 => Show::show(&self.safety),
            4 => Show::show(&self.reminders),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_templates::EventTemplateSections, EVENT_TEMPLATE_SECTIONS
);

/// `EventTemplateStep`.
pub static EVENT_TEMPLATE_STEP: Object = Object {
    name: "EventTemplateStep",
    description: "What was done with a template.",
    interfaces: &[],
    fields: &[
        Field {
            name: "action",
            description: "What was done with a template.",
            ty: "EventTemplateAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "Which version it was since.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "event",
            description: "The event of which it was taken, or that was made of it. Null where there was none, or the viewer may not see it.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "actor",
            description: "Who did it. Null if it was nobody of this community, or they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
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
        |registry| {
            crate::graph::event_templates::EVENT_TEMPLATE_ACTION_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_templates::EventTemplateStep {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATE_STEP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.action),
            1 => Show::show(&self.version),
            4 => Show::show(&self.created_at),
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
                2 => {
                    match numbered(&self.event_id) {
                        Some(number) => edges.find_event(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
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

crate::graph_row!(crate ::event_templates::EventTemplateStep, EVENT_TEMPLATE_STEP);

/// A page of `EventTemplateStep`.
pub static EVENT_TEMPLATE_STEP_CONNECTION: Object = Object {
    name: "EventTemplateStepConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventTemplateStepEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TEMPLATE_STEP_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventTemplateStep!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TEMPLATE_STEP),
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
        |registry| register_object(registry, &EVENT_TEMPLATE_STEP_EDGE),
        |registry| register_object(registry, &EVENT_TEMPLATE_STEP),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventTemplateStep`.
pub static EVENT_TEMPLATE_STEP_EDGE: Object = Object {
    name: "EventTemplateStepEdge",
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
            ty: "EventTemplateStep!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_TEMPLATE_STEP),
        },
    ],
    types: &[],
};

impl Listed for crate::event_templates::EventTemplateStep {
    const CONNECTION: &'static Object = &EVENT_TEMPLATE_STEP_CONNECTION;
    const EDGE: &'static Object = &EVENT_TEMPLATE_STEP_EDGE;
}

/// What the area `event_templates` answers in the graph beside its operations.
#[async_trait]
pub trait EventTemplatesEdges: Send + Sync {
    /// The `EventTemplate` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_template(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "EventTemplate", number, Some(Operation::GetEventTemplate))
            .await
    }
}

impl<T: Send + Sync> EventTemplatesEdges for T {}

/// Fields of `Mutation` that operations of the area `event_templates` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventTemplatesMutation;

static EVENT_TEMPLATES_MUTATION: Object = Object {
    name: "EventTemplatesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "archiveEventTemplate",
            description: "Archive a template: no event is made of it any more. Doing it again changes nothing. `EVENT_TEMPLATE_NOT_FOUND` when there is none that the viewer may use, `FORBIDDEN` for whoever may only use it; `VERSION_CONFLICT` when somebody else has revised it.",
            ty: "ArchiveEventTemplatePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ArchiveEventTemplateInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ARCHIVE_EVENT_TEMPLATE_ASKING),
        },
        Field {
            name: "reviseEventTemplate",
            description: "Revise a template: give it another name, or take everything anew from an event that the viewer manages. Events that were made of it stay as they are. `EVENT_TEMPLATE_NOT_FOUND` when there is none that the viewer may use, `FORBIDDEN` for whoever may only use it, or does not manage the event; `VERSION_CONFLICT` when somebody else has revised it; `EVENT_TEMPLATE_CONFLICT` for an archived one, for what cannot be taken, and when the event has changed since the preview.",
            ty: "ReviseEventTemplatePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReviseEventTemplateInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVISE_EVENT_TEMPLATE_ASKING),
        },
        Field {
            name: "previewEventFromTemplate",
            description: "What an event that is made of a template would be: every time on the clock of its zone, and what stands in its way. Nothing is written. `EVENT_TEMPLATE_NOT_FOUND` when there is none that the viewer may use; `EVENT_TEMPLATE_CONFLICT` for an archived one; `FORBIDDEN` when the community lets only staff create events; otherwise as for `createEvent`.",
            ty: "PreviewEventFromTemplatePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PreviewEventFromTemplateInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREVIEW_EVENT_FROM_TEMPLATE_ASKING),
        },
        Field {
            name: "createEventFromTemplate",
            description: "Create an event as a template says: a draft, which the viewer organizes and publishes. `VERSION_CONFLICT` when the template was revised since it was read; `EVENT_TEMPLATE_CONFLICT` for an archived one, and where something stands in its way; otherwise as for the preview.",
            ty: "CreateEventFromTemplatePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventFromTemplateInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_FROM_TEMPLATE_ASKING),
        },
        Field {
            name: "previewEventTemplate",
            description: "What a template would take of an event that the viewer manages, and what it never takes. Nothing is written. `FORBIDDEN` for whoever does not manage it, and for a part that they may not change; `EVENT_OCCURRENCE_REQUIRED` for what recurs as a whole.",
            ty: "PreviewEventTemplatePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PreviewEventTemplateInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREVIEW_EVENT_TEMPLATE_ASKING),
        },
        Field {
            name: "createEventTemplate",
            description: "Keep an event that the viewer manages as a template, of which events are made. `FORBIDDEN` for whoever does not manage it, and for a part that they may not change; `EVENT_TEMPLATE_CONFLICT` for what cannot be taken, and when the event has changed since the preview; `EVENT_TEMPLATE_VALIDATION_FAILED` for an empty name, and for more than a hundred templates.",
            ty: "CreateEventTemplatePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventTemplateInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_TEMPLATE_ASKING),
        },
    ],
    types: &[
        |registry| ARCHIVE_EVENT_TEMPLATE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ARCHIVE_EVENT_TEMPLATE_PAYLOAD),
        |registry| REVISE_EVENT_TEMPLATE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVISE_EVENT_TEMPLATE_PAYLOAD),
        |registry| PREVIEW_EVENT_FROM_TEMPLATE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREVIEW_EVENT_FROM_TEMPLATE_PAYLOAD),
        |registry| CREATE_EVENT_FROM_TEMPLATE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_FROM_TEMPLATE_PAYLOAD),
        |registry| PREVIEW_EVENT_TEMPLATE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREVIEW_EVENT_TEMPLATE_PAYLOAD),
        |registry| CREATE_EVENT_TEMPLATE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_TEMPLATE_PAYLOAD),
    ],
};

impl Row for EventTemplatesMutation {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_templates` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventTemplatesQuery;

static EVENT_TEMPLATES_QUERY: Object = Object {
    name: "EventTemplatesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventTemplates",
            description: "Templates of events that the viewer may use, the newest first: their own, those of events that they manage, and all of them for staff of the community.",
            ty: "EventTemplateConnection",
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
                    name: "status",
                    description: "Which templates: those that can be used, those that are archived, or all.",
                    ty: "EventTemplateFilter",
                    default: Some("ACTIVE"),
                },
                Argument {
                    name: "search",
                    description: "Words to find in the name.",
                    ty: "String",
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
            source: Source::Operation(&LIST_EVENT_TEMPLATES_ASKING),
        },
        Field {
            name: "eventTemplate",
            description: "A template of events that the viewer may use. `EVENT_TEMPLATE_NOT_FOUND` when there is none.",
            ty: "EventTemplate",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the template.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_EVENT_TEMPLATE_ASKING),
        },
        Field {
            name: "eventTemplateSteps",
            description: "What was done with a template, by whom, the newest first. `EVENT_TEMPLATE_NOT_FOUND` when there is none that the viewer may use.",
            ty: "EventTemplateStepConnection",
            arguments: &[
                Argument {
                    name: "templateId",
                    description: "Id of the template.",
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
            source: Source::Operation(&LIST_EVENT_TEMPLATE_HISTORY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_CONNECTION,
        ),
        |registry| {
            crate::graph::event_templates::EVENT_TEMPLATE_FILTER_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE_STEP_CONNECTION,
        ),
    ],
};

impl Row for EventTemplatesQuery {
    fn object(&self) -> &'static Object {
        &EVENT_TEMPLATES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_EVENT_TEMPLATES_ASKING: Asking = Asking {
    operation: Operation::ListEventTemplates,
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
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::event_templates::EVENT_TEMPLATE_FILTER_WORDS,
            ),
        },
        Input {
            argument: "search",
            wire: "q",
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
    answer: list_event_templates,
};

fn list_event_templates(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplatePage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_EVENT_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::GetEventTemplate,
    inputs: &[
        Input {
            argument: "id",
            wire: "templateId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTemplate"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_event_template,
};

fn get_event_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplateResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_EVENT_TEMPLATE_HISTORY_ASKING: Asking = Asking {
    operation: Operation::ListEventTemplateHistory,
    inputs: &[
        Input {
            argument: "templateId",
            wire: "templateId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTemplate"),
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
    answer: list_event_template_history,
};

fn list_event_template_history(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplateHistoryPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static ARCHIVE_EVENT_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::ArchiveEventTemplate,
    inputs: &[
        Input {
            argument: "templateId",
            wire: "templateId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTemplate"),
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
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: archive_event_template,
};

static ARCHIVE_EVENT_TEMPLATE_INPUT_TABLE: InputTable = InputTable {
    name: "ArchiveEventTemplateInput",
    description: "Input of `archiveEventTemplate`.",
    fields: &[
        Argument {
            name: "templateId",
            description: "Id of the template.",
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
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static ARCHIVE_EVENT_TEMPLATE_PAYLOAD: Object = Object {
    name: "ArchiveEventTemplatePayload",
    description: "Result of `archiveEventTemplate`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "template",
            description: "The event template after the change.",
            ty: "EventTemplate",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE),
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
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
    ],
};

fn archive_event_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplateResponse = ask.answer()?;
    Ok(
        Shown::of(&ARCHIVE_EVENT_TEMPLATE_PAYLOAD)
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

static REVISE_EVENT_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::ReviseEventTemplate,
    inputs: &[
        Input {
            argument: "templateId",
            wire: "templateId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTemplate"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
            argument: "sourceEventId",
            wire: "source_event_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "sections",
            wire: "sections",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_TEMPLATE_SECTIONS_INPUT_INPUTS),
        },
        Input {
            argument: "contentHash",
            wire: "content_hash",
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
    answer: revise_event_template,
};

static REVISE_EVENT_TEMPLATE_INPUT_TABLE: InputTable = InputTable {
    name: "ReviseEventTemplateInput",
    description: "Input of `reviseEventTemplate`.",
    fields: &[
        Argument {
            name: "templateId",
            description: "Id of the template.",
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
            name: "name",
            description: "What it is called.",
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
            name: "sourceEventId",
            description: "The event from which everything is taken anew.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "sections",
            description: "Which parts are taken anew. All that the viewer may change unless said.",
            ty: "EventTemplateSectionsInput",
            default: None,
        },
        Argument {
            name: "contentHash",
            description: "From the preview: exactly that is taken, or nothing.",
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
    types: &[|registry| EVENT_TEMPLATE_SECTIONS_INPUT_TABLE.register(registry)],
};

static EVENT_TEMPLATE_SECTIONS_INPUT_TABLE: InputTable = InputTable {
    name: "EventTemplateSectionsInput",
    description: "Which parts are taken. One that is not named is taken if the viewer may change it.",
    fields: &[
        Argument {
            name: "agenda",
            description: "Its sessions.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "ticketTypes",
            description: "Its ticket types.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "registration",
            description: "What those who register are asked, and what is demanded of them.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "safety",
            description: "What it asks for the safety of all.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "reminders",
            description: "When those who take part are reminded.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static EVENT_TEMPLATE_SECTIONS_INPUT_INPUTS: [Input; 5] = [
    Input {
        argument: "agenda",
        wire: "agenda",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "ticketTypes",
        wire: "ticket_types",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "registration",
        wire: "registration",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "safety",
        wire: "safety",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "reminders",
        wire: "reminders",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static REVISE_EVENT_TEMPLATE_PAYLOAD: Object = Object {
    name: "ReviseEventTemplatePayload",
    description: "Result of `reviseEventTemplate`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "template",
            description: "The event template after the change.",
            ty: "EventTemplate",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE),
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
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
    ],
};

fn revise_event_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplateResponse = ask.answer()?;
    Ok(
        Shown::of(&REVISE_EVENT_TEMPLATE_PAYLOAD)
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

static PREVIEW_EVENT_FROM_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::PreviewEventFromTemplate,
    inputs: &[
        Input {
            argument: "templateId",
            wire: "templateId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTemplate"),
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
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: preview_event_from_template,
};

static PREVIEW_EVENT_FROM_TEMPLATE_INPUT_TABLE: InputTable = InputTable {
    name: "PreviewEventFromTemplateInput",
    description: "Input of `previewEventFromTemplate`.",
    fields: &[
        Argument {
            name: "templateId",
            description: "Id of the template.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins: a day, a moment on the clock of its zone, or a moment with its offset (ISO 8601).",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends. As long after the start as in the template unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of its time zone. The template's unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "title",
            description: "Its name. The template's unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "The group that it belongs to, or null for none. The template's unless said.",
            ty: "ID",
            default: None,
        },
    ],
    types: &[],
};

static PREVIEW_EVENT_FROM_TEMPLATE_PAYLOAD: Object = Object {
    name: "PreviewEventFromTemplatePayload",
    description: "Result of `previewEventFromTemplate`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preview",
            description: "The event template projection after the change.",
            ty: "EventTemplateProjection",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_templates::EVENT_TEMPLATE_PROJECTION,
            ),
        },
        Field {
            name: "template",
            description: "The template.",
            ty: "EventTemplate",
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
            &crate::graph::event_templates::EVENT_TEMPLATE_PROJECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
    ],
};

fn preview_event_from_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplateProjectionResponse = ask.made()?;
    Ok(
        Shown::of(&PREVIEW_EVENT_FROM_TEMPLATE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("templateId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event_template(ctx, number).await
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

static CREATE_EVENT_FROM_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::CreateEventFromTemplate,
    inputs: &[
        Input {
            argument: "templateId",
            wire: "templateId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventTemplate"),
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
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
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
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_event_from_template,
};

static CREATE_EVENT_FROM_TEMPLATE_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventFromTemplateInput",
    description: "Input of `createEventFromTemplate`.",
    fields: &[
        Argument {
            name: "templateId",
            description: "Id of the template.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "startTime",
            description: "When it begins: a day, a moment on the clock of its zone, or a moment with its offset (ISO 8601).",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "endTime",
            description: "When it ends. As long after the start as in the template unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "timezone",
            description: "IANA name of its time zone. The template's unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "title",
            description: "Its name. The template's unless said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "The group that it belongs to, or null for none. The template's unless said.",
            ty: "ID",
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
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_EVENT_FROM_TEMPLATE_PAYLOAD: Object = Object {
    name: "CreateEventFromTemplatePayload",
    description: "Result of `createEventFromTemplate`.",
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
            name: "template",
            description: "The template.",
            ty: "EventTemplate",
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
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
    ],
};

fn create_event_from_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::events::EventResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_FROM_TEMPLATE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("templateId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_event_template(ctx, number).await
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

static PREVIEW_EVENT_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::PreviewEventTemplate,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "sourceEventId",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "sections",
            wire: "sections",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_TEMPLATE_SECTIONS_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: preview_event_template,
};

static PREVIEW_EVENT_TEMPLATE_INPUT_TABLE: InputTable = InputTable {
    name: "PreviewEventTemplateInput",
    description: "Input of `previewEventTemplate`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "sections",
            description: "Which parts. All that the viewer may change unless said.",
            ty: "EventTemplateSectionsInput",
            default: None,
        },
    ],
    types: &[|registry| EVENT_TEMPLATE_SECTIONS_INPUT_TABLE.register(registry)],
};

static PREVIEW_EVENT_TEMPLATE_PAYLOAD: Object = Object {
    name: "PreviewEventTemplatePayload",
    description: "Result of `previewEventTemplate`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preview",
            description: "The event template preview after the change.",
            ty: "EventTemplatePreview",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE_PREVIEW),
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
            &crate::graph::event_templates::EVENT_TEMPLATE_PREVIEW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn preview_event_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplatePreviewResponse = ask.made()?;
    Ok(
        Shown::of(&PREVIEW_EVENT_TEMPLATE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("sourceEventId"),
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

static CREATE_EVENT_TEMPLATE_ASKING: Asking = Asking {
    operation: Operation::CreateEventTemplate,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "sourceEventId",
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
            argument: "sections",
            wire: "sections",
            place: InputPlace::Body,
            kind: InputKind::Object(&EVENT_TEMPLATE_SECTIONS_INPUT_INPUTS),
        },
        Input {
            argument: "contentHash",
            wire: "content_hash",
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
    answer: create_event_template,
};

static CREATE_EVENT_TEMPLATE_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventTemplateInput",
    description: "Input of `createEventTemplate`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "What it is called.",
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
            name: "sections",
            description: "Which parts. All that the viewer may change unless said.",
            ty: "EventTemplateSectionsInput",
            default: None,
        },
        Argument {
            name: "contentHash",
            description: "From the preview: exactly that is taken, or nothing.",
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
    types: &[|registry| EVENT_TEMPLATE_SECTIONS_INPUT_TABLE.register(registry)],
};

static CREATE_EVENT_TEMPLATE_PAYLOAD: Object = Object {
    name: "CreateEventTemplatePayload",
    description: "Result of `createEventTemplate`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "template",
            description: "The new event template.",
            ty: "EventTemplate",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_templates::EVENT_TEMPLATE),
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
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn create_event_template(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_templates::EventTemplateResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_TEMPLATE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("sourceEventId"),
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
