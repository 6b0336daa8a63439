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
    Source, found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `NotificationCategory`.
pub static NOTIFICATION_CATEGORY_WORDS: EnumTable = EnumTable {
    name: "NotificationCategory",
    description: "Category of a notification.",
    values: &[
        EnumValue {
            name: "MESSAGES",
            word: "messages",
            description: "Messages.",
        },
        EnumValue {
            name: "CONNECTIONS",
            word: "connections",
            description: "Connections.",
        },
        EnumValue {
            name: "REVIEWS",
            word: "reviews",
            description: "Reviews.",
        },
        EnumValue {
            name: "TRANSACTIONS",
            word: "transactions",
            description: "Hours that moved.",
        },
        EnumValue {
            name: "SOCIAL",
            word: "social",
            description: "Posts, comments and reactions.",
        },
        EnumValue {
            name: "EVENTS",
            word: "events",
            description: "Events.",
        },
        EnumValue {
            name: "GROUPS",
            word: "groups",
            description: "Groups.",
        },
        EnumValue {
            name: "LISTINGS",
            word: "listings",
            description: "Listings: offers and requests.",
        },
        EnumValue {
            name: "JOBS",
            word: "jobs",
            description: "Vacancies.",
        },
        EnumValue {
            name: "IDEATION",
            word: "ideation",
            description: "Ideas.",
        },
        EnumValue {
            name: "SAFEGUARDING",
            word: "safeguarding",
            description: "Safeguarding.",
        },
        EnumValue {
            name: "SYSTEM",
            word: "system",
            description: "Announcements of the community.",
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
    description: "A notification, or several of the same type and link, of which the newest is shown.",
    interfaces: &[],
    fields: &[
        Field {
            name: "notification",
            description: "The newest of the notifications.",
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
            description: "Whether there are several notifications.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "actors",
            description: "Members who caused the notifications, the latest first, three at most. Those who left are not among them.",
            ty: "[Member!]!",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "groupKey",
            description: "Key of the group, for `markNotificationGroupRead`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "notificationCount",
            description: "How many notifications there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "remainingCount",
            description: "How many notifications there are beyond one for each of `actors`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "notifications",
            description: "The notifications, newest first, 200 at most.",
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
                6 => edges.grouped_notification_notification_count(ctx, self).await,
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
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupedNotificationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUPED_NOTIFICATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[GroupedNotification!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUPED_NOTIFICATION),
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
        |registry| register_object(registry, &GROUPED_NOTIFICATION_EDGE),
        |registry| register_object(registry, &GROUPED_NOTIFICATION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupedNotification`.
pub static GROUPED_NOTIFICATION_EDGE: Object = Object {
    name: "GroupedNotificationEdge",
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
    description: "A notification to the viewer.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Global id of the notification.",
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
            description: "Text, in the language of the member.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "Title, in the language of the member.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "link",
            description: "Link, relative to the app.",
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
            description: "The member who caused it. Null if nobody did or they are gone.",
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
            name: "about",
            description: "The thing that it is about: a connection, message, exchange, review, listing, group or transaction, or another member. Null when there is none, when it is gone, and when the viewer may not see it.",
            ty: "Node",
            arguments: &[],
            cost: Some(plus::<3>),
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
            10 => Got::Value(Value::String(self.id.to_string())),
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
                9 => edges.notification_about(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::notifications::Notification, NOTIFICATION);

/// A page of `Notification`.
pub static NOTIFICATION_CONNECTION: Object = Object {
    name: "NotificationConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[NotificationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NOTIFICATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Notification!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&NOTIFICATION),
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
        |registry| register_object(registry, &NOTIFICATION_EDGE),
        |registry| register_object(registry, &NOTIFICATION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Notification`.
pub static NOTIFICATION_EDGE: Object = Object {
    name: "NotificationEdge",
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
    description: "How many notifications are unread.",
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
            description: "In the category `MESSAGES`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "connections",
            description: "In the category `CONNECTIONS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviews",
            description: "In the category `REVIEWS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transactions",
            description: "In the category `TRANSACTIONS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "social",
            description: "In the category `SOCIAL`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "events",
            description: "In the category `EVENTS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "groups",
            description: "In the category `GROUPS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listings",
            description: "In the category `LISTINGS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "jobs",
            description: "In the category `JOBS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "ideation",
            description: "In the category `IDEATION`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "safeguarding",
            description: "In the category `SAFEGUARDING`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "system",
            description: "In the category `SYSTEM`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "security",
            description: "In the category `SECURITY`.",
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
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Notification", number, Some(Operation::GetNotification))
            .await
    }

    /// `GroupedNotification.actors`: Members who caused the notifications, the latest first, three at most. Those who left are not among them.
    async fn grouped_notification_actors(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.groupKey`: Key of the group, for `markNotificationGroupRead`.
    async fn grouped_notification_group_key(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.notificationCount`: How many notifications there are.
    async fn grouped_notification_notification_count(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.remainingCount`: How many notifications there are beyond one for each of `actors`.
    async fn grouped_notification_remaining_count(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `GroupedNotification.notifications`: The notifications, newest first, 200 at most.
    async fn grouped_notification_notifications(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::GroupedNotification,
    ) -> async_graphql::Result<Found>;

    /// `Notification.about`: The thing that it is about: a connection, message, exchange, review, listing, group or transaction, or another member. Null when there is none, when it is gone, and when the viewer may not see it.
    async fn notification_about(
        &self,
        ctx: &Context<'_>,
        row: &crate::notifications::Notification,
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
            description: "Delete all of the viewer's notifications, or those of one category.",
            ty: "DeleteNotificationsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteNotificationsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_NOTIFICATIONS_ASKING),
        },
        Field {
            name: "markAllNotificationsRead",
            description: "Mark all of the viewer's notifications as read. Those that arrive meanwhile stay unread.",
            ty: "MarkAllNotificationsReadPayload",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&MARK_ALL_NOTIFICATIONS_READ_ASKING),
        },
        Field {
            name: "markNotificationGroupRead",
            description: "Mark the notifications of one group (`GroupedNotification.groupKey`) as read. `INVALID_GROUP_KEY` for a blank key; an unknown key marks nothing.",
            ty: "MarkNotificationGroupReadPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "MarkNotificationGroupReadInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&MARK_NOTIFICATION_GROUP_READ_ASKING),
        },
        Field {
            name: "deleteNotification",
            description: "Delete one of the viewer's notifications. `NOT_FOUND` when it is not the viewer's, or was deleted before.",
            ty: "DeleteNotificationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteNotificationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_NOTIFICATION_ASKING),
        },
        Field {
            name: "markNotificationRead",
            description: "Mark one of the viewer's notifications as read. `readAt` of one that was read before stays. `NOT_FOUND` when it is not the viewer's, or was deleted.",
            ty: "MarkNotificationReadPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
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
            description: "The viewer's notifications, newest first.",
            ty: "NotificationConnection",
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
                Argument {
                    name: "category",
                    description: "Only notifications of this category.",
                    ty: "NotificationCategory",
                    default: None,
                },
                Argument {
                    name: "unreadOnly",
                    description: "Only unread ones.",
                    ty: "Boolean",
                    default: Some("false"),
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_NOTIFICATIONS_ASKING),
        },
        Field {
            name: "notificationCounts",
            description: "How many of the viewer's notifications are unread, by category and in total.",
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
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
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
    before: &[],
    keep: None,
    total: None,
    answer: list_notifications,
};

fn list_notifications(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
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
    before: &[],
    keep: None,
    total: None,
    answer: delete_notifications,
};

static DELETE_NOTIFICATIONS_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteNotificationsInput",
    description: "Input of `deleteNotifications`.",
    fields: &[
        Argument {
            name: "category",
            description: "Only notifications of this category; all by default.",
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
    description: "Result of `deleteNotifications`.",
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
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[],
};

fn delete_notifications(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::DeletedNotificationsResponse = ask.made()?;
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
    before: &[],
    keep: None,
    total: None,
    answer: count_notifications,
};

fn count_notifications(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationCountsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static MARK_ALL_NOTIFICATIONS_READ_ASKING: Asking = Asking {
    operation: Operation::MarkAllNotificationsRead,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: mark_all_notifications_read,
};

static MARK_ALL_NOTIFICATIONS_READ_PAYLOAD: Object = Object {
    name: "MarkAllNotificationsReadPayload",
    description: "Result of `markAllNotificationsRead`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "markedCount",
            description: "How many notifications were unread.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    types: &[],
};

fn mark_all_notifications_read(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::MarkedAllReadResponse = ask.made()?;
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
    before: &[],
    keep: None,
    total: None,
    answer: mark_notification_group_read,
};

static MARK_NOTIFICATION_GROUP_READ_INPUT_TABLE: InputTable = InputTable {
    name: "MarkNotificationGroupReadInput",
    description: "Input of `markNotificationGroupRead`.",
    fields: &[
        Argument {
            name: "groupKey",
            description: "`groupKey` of the grouped notification.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static MARK_NOTIFICATION_GROUP_READ_PAYLOAD: Object = Object {
    name: "MarkNotificationGroupReadPayload",
    description: "Result of `markNotificationGroupRead`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "markedCount",
            description: "How many notifications were unread.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    types: &[],
};

fn mark_notification_group_read(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationsMarkedResponse = ask.made()?;
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
    before: &[],
    keep: None,
    total: None,
    answer: delete_notification,
};

static DELETE_NOTIFICATION_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteNotificationInput",
    description: "Input of `deleteNotification`.",
    fields: &[
        Argument {
            name: "notificationId",
            description: "Id of the notification.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_NOTIFICATION_PAYLOAD: Object = Object {
    name: "DeleteNotificationPayload",
    description: "Result of `deleteNotification`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedNotificationId",
            description: "Global id of the notification that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    before: &[],
    keep: None,
    total: None,
    answer: mark_notification_read,
};

static MARK_NOTIFICATION_READ_INPUT_TABLE: InputTable = InputTable {
    name: "MarkNotificationReadInput",
    description: "Input of `markNotificationRead`.",
    fields: &[
        Argument {
            name: "notificationId",
            description: "Id of the notification.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static MARK_NOTIFICATION_READ_PAYLOAD: Object = Object {
    name: "MarkNotificationReadPayload",
    description: "Result of `markNotificationRead`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "notification",
            description: "The notification after the change.",
            ty: "Notification",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::notifications::NOTIFICATION),
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
        |registry| register_object(registry, &crate::graph::notifications::NOTIFICATION),
    ],
};

fn mark_notification_read(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notifications::NotificationResponse = ask.made()?;
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
