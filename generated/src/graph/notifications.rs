// Made from contract/areas/notifications.yaml by codegen; edit the contract instead.

//! The area `notifications` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, encode_cursor, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `NotificationCategory`.
pub static NOTIFICATION_CATEGORY_WORDS: EnumTable = EnumTable {
    name: "NotificationCategory",
    description: "What a line is about, roughly. A type belongs to one category at most.",
    values: &[
        EnumValue {
            name: "MESSAGES",
            word: "messages",
            description: "What members write to each other.",
        },
        EnumValue {
            name: "CONNECTIONS",
            word: "connections",
            description: "Who knows whom.",
        },
        EnumValue {
            name: "REVIEWS",
            word: "reviews",
            description: "What members say about each other.",
        },
        EnumValue {
            name: "TRANSACTIONS",
            word: "transactions",
            description: "Hours that moved.",
        },
        EnumValue {
            name: "SOCIAL",
            word: "social",
            description: "What becomes of what members show everybody.",
        },
        EnumValue {
            name: "EVENTS",
            word: "events",
            description: "Gatherings.",
        },
        EnumValue {
            name: "GROUPS",
            word: "groups",
            description: "Members who do something together.",
        },
        EnumValue {
            name: "LISTINGS",
            word: "listings",
            description: "What members offer and ask for.",
        },
        EnumValue {
            name: "JOBS",
            word: "jobs",
            description: "Vacancies.",
        },
        EnumValue {
            name: "IDEATION",
            word: "ideation",
            description: "What members think up.",
        },
        EnumValue {
            name: "SAFEGUARDING",
            word: "safeguarding",
            description: "What keeps members safe.",
        },
        EnumValue {
            name: "SYSTEM",
            word: "system",
            description: "What the community itself says.",
        },
        EnumValue {
            name: "SECURITY",
            word: "security",
            description: "The member's own account.",
        },
    ],
};

crate::graph_words!(
    crate ::notifications::NotificationCategory, NOTIFICATION_CATEGORY_WORDS
);

/// `GroupedNotification`.
pub static GROUPED_NOTIFICATION: Object = Object {
    name: "GroupedNotification",
    description: "A line in the caller's bell, or several alike ones with the newest as their face.",
    interfaces: &[],
    fields: &[
        Field {
            name: "notification",
            description: "The newest of the lines.",
            ty: "Notification",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "allRead",
            description: "Whether all of them were read.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "latestAt",
            description: "When the newest one came.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isGrouped",
            description: "Whether there are several.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actors",
            description: "Who caused the lines, the latest first; three at most. Those who left are not among them.",
            ty: "[Member!]!",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "groupKey",
            description: "What the lines have in common: see `markNotificationGroupRead`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "groupCount",
            description: "How many lines there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "remainingCount",
            description: "How many lines there are beyond one for each of `actors`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "notifications",
            description: "The lines, newest first; 200 at most.",
            ty: "[Notification!]!",
            arguments: &[],
            cost: Some(plus::<20>),
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::notifications::NOTIFICATION),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::notifications::GroupedNotification {
    fn object(&self) -> &'static Object {
        &GROUPED_NOTIFICATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.is_read),
            2 => Show::show(&self.created_at),
            3 => Show::show(&self.is_grouped),
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
                        Some(number) => edges.find_notification(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                4 => edges.grouped_notification_actors(ctx, self).await,
                5 => edges.grouped_notification_group_key(ctx, self).await,
                6 => edges.grouped_notification_group_count(ctx, self).await,
                7 => edges.grouped_notification_remaining_count(ctx, self).await,
                8 => edges.grouped_notification_notifications(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::notifications::GroupedNotification, GROUPED_NOTIFICATION);

/// A page of `GroupedNotification`.
pub static GROUPED_NOTIFICATION_CONNECTION: Object = Object {
    name: "GroupedNotificationConnection",
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[GroupedNotificationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUPED_NOTIFICATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[GroupedNotification!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUPED_NOTIFICATION),
        },
        Field {
            name: "pageInfo",
            description: "Whether there is more.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &GROUPED_NOTIFICATION_EDGE),
        |registry| register_object(registry, &GROUPED_NOTIFICATION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupedNotification`.
pub static GROUPED_NOTIFICATION_EDGE: Object = Object {
    name: "GroupedNotificationEdge",
    description: "A row of a list with its place.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "The row's place.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "GroupedNotification!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUPED_NOTIFICATION),
        },
    ],
    types: &[],
};

impl Listed for crate::notifications::GroupedNotification {
    const CONNECTION: &'static Object = &GROUPED_NOTIFICATION_CONNECTION;
    const EDGE: &'static Object = &GROUPED_NOTIFICATION_EDGE;
}

/// `Notification`.
pub static NOTIFICATION: Object = Object {
    name: "Notification",
    description: "A line in the caller's bell.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Global id of the line.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What it is about, such as `connection_request`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "Sentence for people, in the language of the member.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Its type in words, in the language that the viewer has chosen.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "link",
            description: "Where it leads, relative to the app.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRead",
            description: "Whether it was read.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "readAt",
            description: "When it was read. Null if not yet.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actor",
            description: "The member who caused it. Null if nobody did, or nobody who is still there.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "createdAt",
            description: "When it came.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "Its id at the REST door.",
            ty: "ID!",
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

impl Row for crate::notifications::Notification {
    fn object(&self) -> &'static Object {
        &NOTIFICATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Notification", self.id)),
            1 => Show::show(&self.type_),
            2 => Show::show(&self.message),
            3 => Show::show(&self.title),
            4 => Show::show(&self.link),
            5 => Show::show(&self.is_read),
            6 => Show::show(&self.read_at),
            8 => Show::show(&self.created_at),
            9 => Got::Value(Value::String(self.id.to_string())),
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
                7 => {
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

crate::graph_row!(crate ::notifications::Notification, NOTIFICATION);

/// A page of `Notification`.
pub static NOTIFICATION_CONNECTION: Object = Object {
    name: "NotificationConnection",
    description: "Some rows of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows with their places.",
            ty: "[NotificationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NOTIFICATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows.",
            ty: "[Notification!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NOTIFICATION),
        },
        Field {
            name: "pageInfo",
            description: "Whether there is more.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &NOTIFICATION_EDGE),
        |registry| register_object(registry, &NOTIFICATION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Notification`.
pub static NOTIFICATION_EDGE: Object = Object {
    name: "NotificationEdge",
    description: "A row of a list with its place.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "The row's place.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "Notification!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NOTIFICATION),
        },
    ],
    types: &[],
};

impl Listed for crate::notifications::Notification {
    const CONNECTION: &'static Object = &NOTIFICATION_CONNECTION;
    const EDGE: &'static Object = &NOTIFICATION_EDGE;
}

/// `NotificationCounts`.
pub static NOTIFICATION_COUNTS: Object = Object {
    name: "NotificationCounts",
    description: "How many lines are unread.",
    interfaces: &[],
    fields: &[
        Field {
            name: "total",
            description: "All of them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "messages",
            description: "In the category `messages`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "connections",
            description: "In the category `connections`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviews",
            description: "In the category `reviews`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transactions",
            description: "In the category `transactions`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "social",
            description: "In the category `social`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "events",
            description: "In the category `events`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "groups",
            description: "In the category `groups`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listings",
            description: "In the category `listings`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "jobs",
            description: "In the category `jobs`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ideation",
            description: "In the category `ideation`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "safeguarding",
            description: "In the category `safeguarding`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "system",
            description: "In the category `system`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "security",
            description: "In the category `security`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "other",
            description: "In no category.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::notifications::NotificationCounts {
    fn object(&self) -> &'static Object {
        &NOTIFICATION_COUNTS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total),
            1 => Show::show(&self.messages),
            2 => Show::show(&self.connections),
            3 => Show::show(&self.reviews),
            4 => Show::show(&self.transactions),
            5 => Show::show(&self.social),
            6 => Show::show(&self.events),
            7 => Show::show(&self.groups),
            8 => Show::show(&self.listings),
            9 => Show::show(&self.jobs),
            10 => Show::show(&self.ideation),
            11 => Show::show(&self.safeguarding),
            12 => Show::show(&self.system),
            13 => Show::show(&self.security),
            14 => Show::show(&self.other),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::notifications::NotificationCounts, NOTIFICATION_COUNTS);

/// What the area `notifications` answers in the graph beside its operations.
#[async_trait]
pub trait NotificationsEdges: Send + Sync {
    /// The `Notification` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_notification(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `Notification` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_notification(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.actors`: Who caused the lines, the latest first; three at most. Those who left are not among them.
    async fn grouped_notification_actors(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.groupKey`: What the lines have in common: see `markNotificationGroupRead`.
    async fn grouped_notification_group_key(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.groupCount`: How many lines there are.
    async fn grouped_notification_group_count(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.remainingCount`: How many lines there are beyond one for each of `actors`.
    async fn grouped_notification_remaining_count(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.notifications`: The lines, newest first; 200 at most.
    async fn grouped_notification_notifications(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `notifications` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct NotificationsMutation;

static NOTIFICATIONS_MUTATION: Object = Object {
    name: "NotificationsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "deleteNotifications",
            description: "Deletes the viewer's lines of a category, or all of them.",
            ty: "DeleteNotificationsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DeleteNotificationsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_NOTIFICATIONS_ASKING),
        },
        Field {
            name: "markAllNotificationsRead",
            description: "Marks the viewer's whole bell as read. What comes meanwhile stays unread.",
            ty: "MarkAllNotificationsReadPayload",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&MARK_ALL_NOTIFICATIONS_READ_ASKING),
        },
        Field {
            name: "markNotificationGroupRead",
            description: "Marks lines of one type and link as read. `INVALID_GROUP_KEY` for a blank key; a key that names nothing marks nothing.",
            ty: "MarkNotificationGroupReadPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "MarkNotificationGroupReadInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&MARK_NOTIFICATION_GROUP_READ_ASKING),
        },
        Field {
            name: "deleteNotification",
            description: "Deletes a line of the viewer's bell. `NOT_FOUND` when it is not the viewer's, or was deleted before.",
            ty: "DeleteNotificationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "DeleteNotificationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_NOTIFICATION_ASKING),
        },
        Field {
            name: "markNotificationRead",
            description: "Marks a line of the viewer's bell as read. One that was read before keeps its time. `NOT_FOUND` when it is not the viewer's, or was deleted.",
            ty: "MarkNotificationReadPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "What to do it with.",
                    ty: "MarkNotificationReadInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&MARK_NOTIFICATION_READ_ASKING),
        },
    ],
    types: &[
        |registry| DELETE_NOTIFICATIONS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_NOTIFICATIONS_PAYLOAD),
        |registry| register_object(registry, &MARK_ALL_NOTIFICATIONS_READ_PAYLOAD),
        |registry| MARK_NOTIFICATION_GROUP_READ_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &MARK_NOTIFICATION_GROUP_READ_PAYLOAD),
        |registry| DELETE_NOTIFICATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_NOTIFICATION_PAYLOAD),
        |registry| MARK_NOTIFICATION_READ_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &MARK_NOTIFICATION_READ_PAYLOAD),
    ],
};

impl Row for NotificationsMutation {
    fn object(&self) -> &'static Object {
        &NOTIFICATIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(NotificationsMutation, NOTIFICATIONS_MUTATION);

/// Fields of `Viewer` that operations of the area `notifications` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct NotificationsViewer;

static NOTIFICATIONS_VIEWER: Object = Object {
    name: "NotificationsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "notifications",
            description: "The viewer's bell, newest first.",
            ty: "NotificationConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100; 20 if not said.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "The cursor of the last row seen. Without it the page is the first.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "category",
                    description: "Only lines of this category. A category, not a type.",
                    ty: "NotificationCategory",
                    default: None,
                },
                Argument {
                    name: "unreadOnly",
                    description: "Only lines that were not read yet.",
                    ty: "Boolean",
                    default: Some("false"),
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_NOTIFICATIONS_ASKING),
        },
        Field {
            name: "notificationCounts",
            description: "How many lines of the bell are unread, by category and altogether.",
            ty: "NotificationCounts",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&COUNT_NOTIFICATIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::notifications::NOTIFICATION_CONNECTION,
        ),
        |registry| {
            crate::graph::notifications::NOTIFICATION_CATEGORY_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::notifications::NOTIFICATION_COUNTS,
        ),
    ],
};

impl Row for NotificationsViewer {
    fn object(&self) -> &'static Object {
        &NOTIFICATIONS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(NotificationsViewer, NOTIFICATIONS_VIEWER);

static LIST_NOTIFICATIONS_ASKING: Asking = Asking {
    operation: Operation::ListNotifications,
    inputs: &[
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "category",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::notifications::NOTIFICATION_CATEGORY_WORDS,
            ),
        },
        Input {
            argument: "unreadOnly",
            wire: "unread_only",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    answer: list_notifications,
};

fn list_notifications(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationPage = ask.answer()?;
    let rows = answer.data.into_iter().map(|row| (encode_cursor(row.id), row));
    let more = answer.meta.has_more;
    let page = Page::new(rows, ask.is_later_page(), more);
    Ok(IntoFound::into_found(page))
}

static DELETE_NOTIFICATIONS_ASKING: Asking = Asking {
    operation: Operation::DeleteNotifications,
    inputs: &[
        Input {
            argument: "category",
            wire: "category",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::notifications::NOTIFICATION_CATEGORY_WORDS,
            ),
        },
    ],
    answer: delete_notifications,
};

static DELETE_NOTIFICATIONS_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteNotificationsInput",
    description: "What `deleteNotifications` takes.",
    fields: &[
        Argument {
            name: "category",
            description: "Only lines of this category. Without it all are deleted.",
            ty: "NotificationCategory",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notifications::NOTIFICATION_CATEGORY_WORDS.register(registry)
        },
    ],
};

static DELETE_NOTIFICATIONS_PAYLOAD: Object = Object {
    name: "DeleteNotificationsPayload",
    description: "What came of deleteNotifications.",
    interfaces: &[],
    fields: &[
        Field {
            name: "deletedCount",
            description: "How many.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn delete_notifications(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::DeletedNotificationsResponse = ask.answer()?;
    Ok(
        Shown::of(&DELETE_NOTIFICATIONS_PAYLOAD)
            .with(IntoFound::into_found(answer.data.deleted))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static COUNT_NOTIFICATIONS_ASKING: Asking = Asking {
    operation: Operation::CountNotifications,
    inputs: &[],
    answer: count_notifications,
};

fn count_notifications(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationCountsResponse = ask.answer()?;
    Ok(IntoFound::into_found(answer.data))
}

static MARK_ALL_NOTIFICATIONS_READ_ASKING: Asking = Asking {
    operation: Operation::MarkAllNotificationsRead,
    inputs: &[],
    answer: mark_all_notifications_read,
};

static MARK_ALL_NOTIFICATIONS_READ_PAYLOAD: Object = Object {
    name: "MarkAllNotificationsReadPayload",
    description: "What came of markAllNotificationsRead.",
    interfaces: &[],
    fields: &[
        Field {
            name: "markedCount",
            description: "How many lines were unread.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn mark_all_notifications_read(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::MarkedAllReadResponse = ask.answer()?;
    Ok(
        Shown::of(&MARK_ALL_NOTIFICATIONS_READ_PAYLOAD)
            .with(IntoFound::into_found(answer.data.marked_read))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static MARK_NOTIFICATION_GROUP_READ_ASKING: Asking = Asking {
    operation: Operation::MarkNotificationGroupRead,
    inputs: &[
        Input {
            argument: "groupKey",
            wire: "group_key",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    answer: mark_notification_group_read,
};

static MARK_NOTIFICATION_GROUP_READ_INPUT_TABLE: InputTable = InputTable {
    name: "MarkNotificationGroupReadInput",
    description: "What `markNotificationGroupRead` takes.",
    fields: &[
        Argument {
            name: "groupKey",
            description: "What the lines have in common: type, colon, and link or `none`.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static MARK_NOTIFICATION_GROUP_READ_PAYLOAD: Object = Object {
    name: "MarkNotificationGroupReadPayload",
    description: "What came of markNotificationGroupRead.",
    interfaces: &[],
    fields: &[
        Field {
            name: "markedCount",
            description: "How many were unread.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn mark_notification_group_read(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationsMarkedResponse = ask.answer()?;
    Ok(
        Shown::of(&MARK_NOTIFICATION_GROUP_READ_PAYLOAD)
            .with(IntoFound::into_found(answer.data.marked_read))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DELETE_NOTIFICATION_ASKING: Asking = Asking {
    operation: Operation::DeleteNotification,
    inputs: &[
        Input {
            argument: "notificationId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Notification"),
        },
    ],
    answer: delete_notification,
};

static DELETE_NOTIFICATION_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteNotificationInput",
    description: "What `deleteNotification` takes.",
    fields: &[
        Argument {
            name: "notificationId",
            description: "Id of the line.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_NOTIFICATION_PAYLOAD: Object = Object {
    name: "DeleteNotificationPayload",
    description: "What came of deleteNotification.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedNotificationId",
            description: "The id of what is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn delete_notification(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_NOTIFICATION_PAYLOAD)
            .removed("Notification", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static MARK_NOTIFICATION_READ_ASKING: Asking = Asking {
    operation: Operation::MarkNotificationRead,
    inputs: &[
        Input {
            argument: "notificationId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Notification"),
        },
    ],
    answer: mark_notification_read,
};

static MARK_NOTIFICATION_READ_INPUT_TABLE: InputTable = InputTable {
    name: "MarkNotificationReadInput",
    description: "What `markNotificationRead` takes.",
    fields: &[
        Argument {
            name: "notificationId",
            description: "Id of the line.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static MARK_NOTIFICATION_READ_PAYLOAD: Object = Object {
    name: "MarkNotificationReadPayload",
    description: "What came of markNotificationRead.",
    interfaces: &[],
    fields: &[
        Field {
            name: "notification",
            description: "As it is now.",
            ty: "Notification",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::notifications::NOTIFICATION),
        },
        Field {
            name: "viewer",
            description: "Whoever asked, as they are now.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::notifications::NOTIFICATION),
    ],
};

fn mark_notification_read(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationResponse = ask.answer()?;
    Ok(
        Shown::of(&MARK_NOTIFICATION_READ_PAYLOAD)
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
