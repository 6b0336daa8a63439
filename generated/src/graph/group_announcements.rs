// Made from contract/areas/group_announcements.yaml by codegen; edit the contract instead.

//! The area `group_announcements` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source, found_together,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// `GroupAnnouncement`.
pub static GROUP_ANNOUNCEMENT: Object = Object {
    name: "GroupAnnouncement",
    description: "What those who administer a group announce to its members.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the announcement.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "Plain text, one line.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "content",
            description: "Plain text.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isPinned",
            description: "Whether it stands above the others.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "priority",
            description: "Among pinned ones, and among the others, the higher stands first.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isExpired",
            description: "Whether it has expired.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "author",
            description: "Who wrote it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "createdAt",
            description: "When it was written.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was changed last.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When it expires. Null if never.",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::group_announcements::GroupAnnouncement {
    fn object(&self) -> &'static Object {
        &GROUP_ANNOUNCEMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("GroupAnnouncement", self.id)),
            2 => Show::show(&self.title),
            3 => Show::show(&self.content),
            4 => Show::show(&self.is_pinned),
            5 => Show::show(&self.priority),
            6 => Show::show(&self.is_expired),
            8 => Show::show(&self.created_at),
            9 => Show::show(&self.updated_at),
            10 => Show::show(&self.expires_at),
            11 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                7 => {
                    match numbered(&self.author_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::group_announcements::GroupAnnouncement, GROUP_ANNOUNCEMENT);

/// A page of `GroupAnnouncement`.
pub static GROUP_ANNOUNCEMENT_CONNECTION: Object = Object {
    name: "GroupAnnouncementConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupAnnouncementEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_ANNOUNCEMENT_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[GroupAnnouncement!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_ANNOUNCEMENT),
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
        |registry| register_object(registry, &GROUP_ANNOUNCEMENT_EDGE),
        |registry| register_object(registry, &GROUP_ANNOUNCEMENT),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupAnnouncement`.
pub static GROUP_ANNOUNCEMENT_EDGE: Object = Object {
    name: "GroupAnnouncementEdge",
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
            ty: "GroupAnnouncement!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_ANNOUNCEMENT),
        },
    ],
    types: &[],
};

impl Listed for crate::group_announcements::GroupAnnouncement {
    const CONNECTION: &'static Object = &GROUP_ANNOUNCEMENT_CONNECTION;
    const EDGE: &'static Object = &GROUP_ANNOUNCEMENT_EDGE;
}

/// What the area `group_announcements` answers in the graph beside its operations.
#[async_trait]
pub trait GroupAnnouncementsEdges: Send + Sync {
    /// The `GroupAnnouncement` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_group_announcement(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "GroupAnnouncement",
                number,
                Some(Operation::ListGroupAnnouncements),
            )
            .await
    }
}

impl<T: Send + Sync> GroupAnnouncementsEdges for T {}

/// Fields of `Mutation` that operations of the area `group_announcements` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupAnnouncementsMutation;

static GROUP_ANNOUNCEMENTS_MUTATION: Object = Object {
    name: "GroupAnnouncementsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createGroupAnnouncement",
            description: "Announce something to a group; its members are notified. The text is kept as typed; clients escape it when they show it. For the group's owner and administrators: `FORBIDDEN` for others. `VALIDATION_ERROR` when nothing is left of title or text, and for an end that has passed; `GROUP_UNAVAILABLE` when the group is not active; `FEATURE_DISABLED` when the community has switched announcements off.",
            ty: "CreateGroupAnnouncementPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateGroupAnnouncementInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_GROUP_ANNOUNCEMENT_ASKING),
        },
        Field {
            name: "updateGroupAnnouncement",
            description: "Change an announcement. What is left out stays; null takes away its end. Nobody is notified. For the group's owner and administrators: `FORBIDDEN` for others; `NOT_FOUND` when there is no such announcement in the group.",
            ty: "UpdateGroupAnnouncementPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateGroupAnnouncementInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_GROUP_ANNOUNCEMENT_ASKING),
        },
        Field {
            name: "deleteGroupAnnouncement",
            description: "Delete an announcement. For the group's owner and administrators: `FORBIDDEN` for others; `NOT_FOUND` when there is no such announcement in the group.",
            ty: "DeleteGroupAnnouncementPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteGroupAnnouncementInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_GROUP_ANNOUNCEMENT_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_GROUP_ANNOUNCEMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_GROUP_ANNOUNCEMENT_PAYLOAD),
        |registry| UPDATE_GROUP_ANNOUNCEMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_GROUP_ANNOUNCEMENT_PAYLOAD),
        |registry| DELETE_GROUP_ANNOUNCEMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_GROUP_ANNOUNCEMENT_PAYLOAD),
    ],
};

impl Row for GroupAnnouncementsMutation {
    fn object(&self) -> &'static Object {
        &GROUP_ANNOUNCEMENTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `group_announcements` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupAnnouncementsQuery;

static GROUP_ANNOUNCEMENTS_QUERY: Object = Object {
    name: "GroupAnnouncementsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "groupAnnouncements",
            description: "Announcements of a group: pinned ones first, then by priority, then the newest. For active members, for the group's owner and administrators, and for administrators of the community: `FORBIDDEN` for others. `FEATURE_DISABLED` when the community has switched announcements off.",
            ty: "GroupAnnouncementConnection",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
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
                    name: "includeExpired",
                    description: "Whether to list those, too, that have expired.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "pinned",
                    description: "Whether to list only those that are pinned.",
                    ty: "Boolean",
                    default: Some("false"),
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
            source: Source::Operation(&LIST_GROUP_ANNOUNCEMENTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::group_announcements::GROUP_ANNOUNCEMENT_CONNECTION,
        ),
    ],
};

impl Row for GroupAnnouncementsQuery {
    fn object(&self) -> &'static Object {
        &GROUP_ANNOUNCEMENTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_GROUP_ANNOUNCEMENTS_ASKING: Asking = Asking {
    operation: Operation::ListGroupAnnouncements,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "includeExpired",
            wire: "include_expired",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "pinned",
            wire: "pinned",
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
    answer: list_group_announcements,
};

fn list_group_announcements(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_announcements::GroupAnnouncementPage = ask.made()?;
    let rows = answer
        .data
        .items
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_GROUP_ANNOUNCEMENT_ASKING: Asking = Asking {
    operation: Operation::CreateGroupAnnouncement,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isPinned",
            wire: "is_pinned",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priority",
            wire: "priority",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "expiresAt",
            wire: "expires_at",
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
    answer: create_group_announcement,
};

static CREATE_GROUP_ANNOUNCEMENT_INPUT_TABLE: InputTable = InputTable {
    name: "CreateGroupAnnouncementInput",
    description: "Input of `createGroupAnnouncement`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "One line, kept as typed.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "content",
            description: "The text, kept as typed.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "isPinned",
            description: "Whether it stands above the others.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "priority",
            description: "The higher stands first.",
            ty: "Int",
            default: Some("0"),
        },
        Argument {
            name: "expiresAt",
            description: "When it expires; never by default.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

static CREATE_GROUP_ANNOUNCEMENT_PAYLOAD: Object = Object {
    name: "CreateGroupAnnouncementPayload",
    description: "Result of `createGroupAnnouncement`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "announcement",
            description: "The new group announcement.",
            ty: "GroupAnnouncement",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_announcements::GROUP_ANNOUNCEMENT),
        },
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
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
            &crate::graph::group_announcements::GROUP_ANNOUNCEMENT,
        ),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

fn create_group_announcement(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_announcements::GroupAnnouncementResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_GROUP_ANNOUNCEMENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
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

static UPDATE_GROUP_ANNOUNCEMENT_ASKING: Asking = Asking {
    operation: Operation::UpdateGroupAnnouncement,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "announcementId",
            wire: "announcementId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupAnnouncement"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isPinned",
            wire: "is_pinned",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "priority",
            wire: "priority",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "expiresAt",
            wire: "expires_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_group_announcement,
};

static UPDATE_GROUP_ANNOUNCEMENT_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateGroupAnnouncementInput",
    description: "Input of `updateGroupAnnouncement`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "announcementId",
            description: "Id of the announcement.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "One line, kept as typed.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "content",
            description: "The text, kept as typed.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "isPinned",
            description: "Whether it stands above the others.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "priority",
            description: "The higher stands first.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "expiresAt",
            description: "When it expires. Null for never.",
            ty: "DateTime",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

static UPDATE_GROUP_ANNOUNCEMENT_PAYLOAD: Object = Object {
    name: "UpdateGroupAnnouncementPayload",
    description: "Result of `updateGroupAnnouncement`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "announcement",
            description: "The group announcement after the change.",
            ty: "GroupAnnouncement",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_announcements::GROUP_ANNOUNCEMENT),
        },
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
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
            &crate::graph::group_announcements::GROUP_ANNOUNCEMENT,
        ),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

fn update_group_announcement(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_announcements::GroupAnnouncementResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_GROUP_ANNOUNCEMENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
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

static DELETE_GROUP_ANNOUNCEMENT_ASKING: Asking = Asking {
    operation: Operation::DeleteGroupAnnouncement,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "announcementId",
            wire: "announcementId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupAnnouncement"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_group_announcement,
};

static DELETE_GROUP_ANNOUNCEMENT_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteGroupAnnouncementInput",
    description: "Input of `deleteGroupAnnouncement`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "announcementId",
            description: "Id of the announcement.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_GROUP_ANNOUNCEMENT_PAYLOAD: Object = Object {
    name: "DeleteGroupAnnouncementPayload",
    description: "Result of `deleteGroupAnnouncement`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedGroupAnnouncementId",
            description: "Global id of the group announcement that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
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
    types: &[|registry| register_object(registry, &crate::graph::groups::GROUP)],
};

fn delete_group_announcement(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_GROUP_ANNOUNCEMENT_PAYLOAD)
            .removed("GroupAnnouncement", ask.number("announcementId"))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
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
