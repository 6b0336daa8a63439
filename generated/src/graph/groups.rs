// Made from contract/areas/groups.yaml by codegen; edit the contract instead.

//! The area `groups` in the graph.

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

/// The words of `GroupFederation`.
pub static GROUP_FEDERATION_WORDS: EnumTable = EnumTable {
    name: "GroupFederation",
    description: "Whether partners see a group, and whether their members may join it.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "Partners do not see it.",
        },
        EnumValue {
            name: "LISTED",
            word: "listed",
            description: "Partners see it.",
        },
        EnumValue {
            name: "JOINABLE",
            word: "joinable",
            description: "Partners see it, and their members may ask to join.",
        },
    ],
};

crate::graph_words!(crate ::groups::GroupFederation, GROUP_FEDERATION_WORDS);

/// The words of `GroupFrequency`.
pub static GROUP_FREQUENCY_WORDS: EnumTable = EnumTable {
    name: "GroupFrequency",
    description: "How often a member is notified about a group.",
    values: &[
        EnumValue {
            name: "INSTANT",
            word: "instant",
            description: "At once.",
        },
        EnumValue {
            name: "DIGEST",
            word: "digest",
            description: "Occasionally, in a digest.",
        },
        EnumValue {
            name: "MUTED",
            word: "muted",
            description: "Never.",
        },
    ],
};

crate::graph_words!(crate ::groups::GroupFrequency, GROUP_FREQUENCY_WORDS);

/// The words of `GroupImageOperation`.
pub static GROUP_IMAGE_OPERATION_WORDS: EnumTable = EnumTable {
    name: "GroupImageOperation",
    description: "What a form may do with a picture.",
    values: &[
        EnumValue {
            name: "KEEP",
            word: "keep",
            description: "It stays.",
        },
        EnumValue {
            name: "REPLACE",
            word: "replace",
            description: "Another one takes its place.",
        },
        EnumValue {
            name: "REMOVE",
            word: "remove",
            description: "There is none any more.",
        },
    ],
};

crate::graph_words!(crate ::groups::GroupImageOperation, GROUP_IMAGE_OPERATION_WORDS);

/// The words of `GroupMembershipStatus`.
pub static GROUP_MEMBERSHIP_STATUS_WORDS: EnumTable = EnumTable {
    name: "GroupMembershipStatus",
    description: "Membership of a group.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "Belongs to the group.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Has asked to join.",
        },
        EnumValue {
            name: "INVITED",
            word: "invited",
            description: "Invited, has not answered.",
        },
        EnumValue {
            name: "BANNED",
            word: "banned",
            description: "Banned.",
        },
    ],
};

crate::graph_words!(
    crate ::groups::GroupMembershipStatus, GROUP_MEMBERSHIP_STATUS_WORDS
);

/// The words of `GroupRole`.
pub static GROUP_ROLE_WORDS: EnumTable = EnumTable {
    name: "GroupRole",
    description: "What a member may do in a group.",
    values: &[
        EnumValue {
            name: "MEMBER",
            word: "member",
            description: "Takes part.",
        },
        EnumValue {
            name: "ADMIN",
            word: "admin",
            description: "Administers the group.",
        },
        EnumValue {
            name: "OWNER",
            word: "owner",
            description: "Owns the group.",
        },
    ],
};

crate::graph_words!(crate ::groups::GroupRole, GROUP_ROLE_WORDS);

/// The words of `GroupStatus`.
pub static GROUP_STATUS_WORDS: EnumTable = EnumTable {
    name: "GroupStatus",
    description: "Status of a group. Only active and dormant groups can be joined.",
    values: &[
        EnumValue {
            name: "PENDING_REVIEW",
            word: "pending_review",
            description: "Not approved yet.",
        },
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "In use.",
        },
        EnumValue {
            name: "DORMANT",
            word: "dormant",
            description: "Nothing has happened for a long time.",
        },
        EnumValue {
            name: "ARCHIVED",
            word: "archived",
            description: "Archived: can be read only.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "Not approved.",
        },
    ],
};

crate::graph_words!(crate ::groups::GroupStatus, GROUP_STATUS_WORDS);

/// The words of `GroupTab`.
pub static GROUP_TAB_WORDS: EnumTable = EnumTable {
    name: "GroupTab",
    description: "A part of groups that a community may switch off.",
    values: &[
        EnumValue {
            name: "ANNOUNCEMENTS",
            word: "announcements",
            description: "What those who administer a group announce.",
        },
        EnumValue {
            name: "DISCUSSIONS",
            word: "discussions",
            description: "What its members discuss.",
        },
        EnumValue {
            name: "FILES",
            word: "files",
            description: "Files of its members.",
        },
        EnumValue {
            name: "CHAT",
            word: "chat",
            description: "What its members write to each other.",
        },
    ],
};

crate::graph_words!(crate ::groups::GroupTab, GROUP_TAB_WORDS);

/// The words of `GroupVisibility`.
pub static GROUP_VISIBILITY_WORDS: EnumTable = EnumTable {
    name: "GroupVisibility",
    description: "Who sees a group and how it is joined.",
    values: &[
        EnumValue {
            name: "PUBLIC",
            word: "public",
            description: "Everybody sees it and can join at once.",
        },
        EnumValue {
            name: "PRIVATE",
            word: "private",
            description: "Everybody sees it; joining needs approval.",
        },
        EnumValue {
            name: "SECRET",
            word: "secret",
            description: "Only its members see it.",
        },
    ],
};

crate::graph_words!(crate ::groups::GroupVisibility, GROUP_VISIBILITY_WORDS);

/// `Group`.
pub static GROUP: Object = Object {
    name: "Group",
    description: "A group of members.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the group.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name to show.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slug",
            description: "Short name in addresses, unique in the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What the group is about. May be empty.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "visibility",
            description: "Who sees a group and how it is joined.",
            ty: "GroupVisibility!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a group. Only active and dormant groups can be joined.",
            ty: "GroupStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "owner",
            description: "Its owner. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "parent",
            description: "The group that it is part of. Null when there is none or the viewer may not see it.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "type",
            description: "Its type. Null when it has none.",
            ty: "GroupType",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_TYPE),
        },
        Field {
            name: "imageUrl",
            description: "Absolute address of the picture.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "imageThumbnailUrl",
            description: "Absolute address of the picture's thumbnail.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "coverImageUrl",
            description: "Absolute address of the cover picture.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "coverThumbnailUrl",
            description: "Absolute address of the cover picture's thumbnail.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Where the group meets.",
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
            name: "federatedVisibility",
            description: "Whether partners see a group, and whether their members may join it.",
            ty: "GroupFederation!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowFederatedMembers",
            description: "Whether members of partners may belong to it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberCount",
            description: "Active members.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewerMembership",
            description: "The viewer's membership of the group. Null if there is none.",
            ty: "GroupMembership",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_MEMBERSHIP),
        },
        Field {
            name: "createdAt",
            description: "When it was founded.",
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
            name: "primaryColor",
            description: "Main colour of its pages, `#rrggbb`. Null for the default.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "accentColor",
            description: "Accent colour of its pages, `#rrggbb`. Null for the default.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tags",
            description: "Tags to find it by, in the order in which they were given.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "members",
            description: "Its members, by id. Null unless the viewer is an active member, the owner or an administrator of the community; `groupMembers` refuses others with `FORBIDDEN`. A cursor of another list is `INVALID_CURSOR`.",
            ty: "GroupMemberConnection",
            arguments: &[
                Argument {
                    name: "role",
                    description: "Only members with this role.",
                    ty: "GroupRole",
                    default: None,
                },
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
            name: "messages",
            description: "What members wrote to it, newest first. Null unless the viewer is an active member, whatever their role; `groupMessages` refuses others with `FORBIDDEN`. A cursor of another list is `INVALID_CURSOR`.",
            ty: "GroupMessageConnection",
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
        |registry| crate::graph::groups::GROUP_STATUS_WORDS.register(registry),
        |registry| crate::graph::groups::GROUP_VISIBILITY_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::groups::GROUP_MEMBERSHIP),
        |registry| register_object(
            registry,
            &crate::graph::groups::GROUP_MEMBER_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::groups::GROUP_MESSAGE_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::groups::GROUP_TYPE),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::groups::Group {
    fn object(&self) -> &'static Object {
        &GROUP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Group", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.slug),
            3 => Show::show(&self.description),
            4 => Show::show(&self.visibility),
            5 => Show::show(&self.status),
            8 => Show::show(&self.type_),
            9 => Show::show(&self.image_url),
            10 => Show::show(&self.image_thumbnail_url),
            11 => Show::show(&self.cover_image_url),
            12 => Show::show(&self.cover_thumbnail_url),
            13 => Show::show(&self.location),
            14 => Show::show(&self.latitude),
            15 => Show::show(&self.longitude),
            16 => Show::show(&self.federated_visibility),
            17 => Show::show(&self.allow_federated_members),
            18 => Show::show(&self.member_count),
            19 => Show::show(&self.viewer_membership),
            20 => Show::show(&self.created_at),
            21 => Show::show(&self.updated_at),
            22 => Show::show(&self.primary_color),
            23 => Show::show(&self.accent_color),
            24 => Show::show(&self.tags),
            27 => Got::Value(Value::String(self.id.to_string())),
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
                6 => {
                    match numbered(&self.owner_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                7 => {
                    match numbered(&self.parent_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                25 => edges.group_members(ctx, self).await,
                26 => edges.group_messages(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::groups::Group, GROUP);

/// A page of `Group`.
pub static GROUP_CONNECTION: Object = Object {
    name: "GroupConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Group!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP),
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
        |registry| register_object(registry, &GROUP_EDGE),
        |registry| register_object(registry, &GROUP),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Group`.
pub static GROUP_EDGE: Object = Object {
    name: "GroupEdge",
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
            ty: "Group!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP),
        },
    ],
    types: &[],
};

impl Listed for crate::groups::Group {
    const CONNECTION: &'static Object = &GROUP_CONNECTION;
    const EDGE: &'static Object = &GROUP_EDGE;
}

/// `GroupFormActions`.
pub static GROUP_FORM_ACTIONS: Object = Object {
    name: "GroupFormActions",
    description: "What the viewer may do with groups.",
    interfaces: &[],
    fields: &[
        Field {
            name: "canCreate",
            description: "Whether the viewer may found one.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::groups::GroupFormActions {
    fn object(&self) -> &'static Object {
        &GROUP_FORM_ACTIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.can_create),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::groups::GroupFormActions, GROUP_FORM_ACTIONS);

/// `GroupFormCapabilities`.
pub static GROUP_FORM_CAPABILITIES: Object = Object {
    name: "GroupFormCapabilities",
    description: "What a form for groups may offer.",
    interfaces: &[],
    fields: &[
        Field {
            name: "allowedVisibilities",
            description: "Who may see and join a group.",
            ty: "[GroupVisibility!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "limits",
            description: "Bounds of what is typed about a group, in letters.",
            ty: "GroupFormLimits!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_FORM_LIMITS),
        },
        Field {
            name: "groupTypes",
            description: "The types of the community, by id.",
            ty: "[GroupType!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_TYPE),
        },
        Field {
            name: "imageOperations",
            description: "What may be done with pictures.",
            ty: "[GroupImageOperation!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tabs",
            description: "The tabs that groups of this community have.",
            ty: "[GroupTab!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "capabilities",
            description: "What the viewer may do with groups.",
            ty: "GroupFormActions!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_FORM_ACTIONS),
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_IMAGE_OPERATION_WORDS.register(registry),
        |registry| crate::graph::groups::GROUP_TAB_WORDS.register(registry),
        |registry| crate::graph::groups::GROUP_VISIBILITY_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::groups::GROUP_FORM_ACTIONS),
        |registry| register_object(registry, &crate::graph::groups::GROUP_FORM_LIMITS),
        |registry| register_object(registry, &crate::graph::groups::GROUP_TYPE),
    ],
};

impl Row for crate::groups::GroupFormCapabilities {
    fn object(&self) -> &'static Object {
        &GROUP_FORM_CAPABILITIES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.allowed_visibility),
            1 => Show::show(&self.limits),
            2 => Show::show(&self.group_types),
            3 => Show::show(&self.image_operations),
            4 => Show::show(&self.tabs),
            5 => Show::show(&self.capabilities),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::groups::GroupFormCapabilities, GROUP_FORM_CAPABILITIES);

/// `GroupFormLimits`.
pub static GROUP_FORM_LIMITS: Object = Object {
    name: "GroupFormLimits",
    description: "Bounds of what is typed about a group, in letters.",
    interfaces: &[],
    fields: &[
        Field {
            name: "nameMin",
            description: "Letters of a name at least.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "nameMax",
            description: "Letters of a name at most.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "descriptionMin",
            description: "Letters of a description at least.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "descriptionMax",
            description: "Letters of a description at most.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "locationMax",
            description: "Letters of a place at most.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "imageMaxBytes",
            description: "Bytes of a picture at most.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::groups::GroupFormLimits {
    fn object(&self) -> &'static Object {
        &GROUP_FORM_LIMITS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.name_min),
            1 => Show::show(&self.name_max),
            2 => Show::show(&self.description_min),
            3 => Show::show(&self.description_max),
            4 => Show::show(&self.location_max),
            5 => Show::show(&self.image_max_bytes),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::groups::GroupFormLimits, GROUP_FORM_LIMITS);

/// `GroupMember`.
pub static GROUP_MEMBER: Object = Object {
    name: "GroupMember",
    description: "A member of a group, or somebody who was invited, has asked to join, or is banned.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "role",
            description: "What a member may do in a group.",
            ty: "GroupRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Membership of a group.",
            ty: "GroupMembershipStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "joinedAt",
            description: "When they joined; with `PENDING`, when they asked.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::groups::GROUP_MEMBERSHIP_STATUS_WORDS.register(registry)
        },
        |registry| crate::graph::groups::GROUP_ROLE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::groups::GroupMember {
    fn object(&self) -> &'static Object {
        &GROUP_MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.role),
            2 => Show::show(&self.status),
            3 => Show::show(&self.joined_at),
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
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::groups::GroupMember, GROUP_MEMBER);

/// A page of `GroupMember`.
pub static GROUP_MEMBER_CONNECTION: Object = Object {
    name: "GroupMemberConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupMemberEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_MEMBER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[GroupMember!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_MEMBER),
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
        |registry| register_object(registry, &GROUP_MEMBER_EDGE),
        |registry| register_object(registry, &GROUP_MEMBER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupMember`.
pub static GROUP_MEMBER_EDGE: Object = Object {
    name: "GroupMemberEdge",
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
            ty: "GroupMember!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_MEMBER),
        },
    ],
    types: &[],
};

impl Listed for crate::groups::GroupMember {
    const CONNECTION: &'static Object = &GROUP_MEMBER_CONNECTION;
    const EDGE: &'static Object = &GROUP_MEMBER_EDGE;
}

/// `GroupMembership`.
pub static GROUP_MEMBERSHIP: Object = Object {
    name: "GroupMembership",
    description: "Membership of a group.",
    interfaces: &[],
    fields: &[
        Field {
            name: "status",
            description: "Membership of a group.",
            ty: "GroupMembershipStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "role",
            description: "What a member may do in a group.",
            ty: "GroupRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::groups::GROUP_MEMBERSHIP_STATUS_WORDS.register(registry)
        },
        |registry| crate::graph::groups::GROUP_ROLE_WORDS.register(registry),
    ],
};

impl Row for crate::groups::GroupMembership {
    fn object(&self) -> &'static Object {
        &GROUP_MEMBERSHIP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.status),
            1 => Show::show(&self.role),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::groups::GroupMembership, GROUP_MEMBERSHIP);

/// `GroupMessage`.
pub static GROUP_MESSAGE: Object = Object {
    name: "GroupMessage",
    description: "A message to a group.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the message.",
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
            name: "sender",
            description: "Who wrote it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "body",
            description: "Plain text.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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

impl Row for crate::groups::GroupMessage {
    fn object(&self) -> &'static Object {
        &GROUP_MESSAGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("GroupMessage", self.id)),
            3 => Show::show(&self.body),
            4 => Show::show(&self.created_at),
            5 => Got::Value(Value::String(self.id.to_string())),
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
                2 => {
                    match numbered(&self.sender_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::groups::GroupMessage, GROUP_MESSAGE);

/// A page of `GroupMessage`.
pub static GROUP_MESSAGE_CONNECTION: Object = Object {
    name: "GroupMessageConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupMessageEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_MESSAGE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[GroupMessage!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_MESSAGE),
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
        |registry| register_object(registry, &GROUP_MESSAGE_EDGE),
        |registry| register_object(registry, &GROUP_MESSAGE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupMessage`.
pub static GROUP_MESSAGE_EDGE: Object = Object {
    name: "GroupMessageEdge",
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
            ty: "GroupMessage!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_MESSAGE),
        },
    ],
    types: &[],
};

impl Listed for crate::groups::GroupMessage {
    const CONNECTION: &'static Object = &GROUP_MESSAGE_CONNECTION;
    const EDGE: &'static Object = &GROUP_MESSAGE_EDGE;
}

/// `GroupNotificationPreferences`.
pub static GROUP_NOTIFICATION_PREFERENCES: Object = Object {
    name: "GroupNotificationPreferences",
    description: "How a member is notified about a group.",
    interfaces: &[],
    fields: &[
        Field {
            name: "frequency",
            description: "How often a member is notified about a group.",
            ty: "GroupFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailEnabled",
            description: "Whether by e-mail.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pushEnabled",
            description: "Whether by push message.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When the member last changed this. Null if never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_FREQUENCY_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::groups::GroupNotificationPrefs {
    fn object(&self) -> &'static Object {
        &GROUP_NOTIFICATION_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.frequency),
            1 => Show::show(&self.email_enabled),
            2 => Show::show(&self.push_enabled),
            3 => Show::show(&self.updated_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::groups::GroupNotificationPrefs, GROUP_NOTIFICATION_PREFERENCES
);

/// `GroupType`.
pub static GROUP_TYPE: Object = Object {
    name: "GroupType",
    description: "A type of groups that the community has defined.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the type.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name to show.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slug",
            description: "Short name in addresses, unique in the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "color",
            description: "Colour to show it in, such as `#b45309`.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "icon",
            description: "Name of its icon.",
            ty: "String",
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
    types: &[],
};

impl Row for crate::groups::GroupType {
    fn object(&self) -> &'static Object {
        &GROUP_TYPE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("GroupType", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.slug),
            3 => Show::show(&self.color),
            4 => Show::show(&self.icon),
            5 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::groups::GroupType, GROUP_TYPE);

/// What the area `groups` answers in the graph beside its operations.
#[async_trait]
pub trait GroupsEdges: Send + Sync {
    /// The `Group` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_group(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Group", number, Some(Operation::GetGroup)).await
    }

    /// The `GroupMessage` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_group_message(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "GroupMessage", number, Some(Operation::ListGroupMessages))
            .await
    }

    /// The `GroupType` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_group_type(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "GroupType", number, None).await
    }

    /// `Group.members`: Its members, by id. Null unless the viewer is an active member, the owner or an administrator of the community; `groupMembers` refuses others with `FORBIDDEN`. A cursor of another list is `INVALID_CURSOR`.
    async fn group_members(
        &self,
        ctx: &Context<'_>,
        row: &crate::groups::Group,
    ) -> async_graphql::Result<Found>;

    /// `Group.messages`: What members wrote to it, newest first. Null unless the viewer is an active member, whatever their role; `groupMessages` refuses others with `FORBIDDEN`. A cursor of another list is `INVALID_CURSOR`.
    async fn group_messages(
        &self,
        ctx: &Context<'_>,
        row: &crate::groups::Group,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `groups` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupsMutation;

static GROUPS_MUTATION: Object = Object {
    name: "GroupsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createGroup",
            description: "Found a group. The viewer is its owner and first member. Its slug is made from its name and is unique in the community. Pictures are uploaded over REST. `VALIDATION_ERROR` for an empty name, for one coordinate without the other, and for a type that the community does not have; `MEMBERSHIP_LIMIT_REACHED` when the viewer is in too many groups; `FORBIDDEN` for somebody who is no member of this community.",
            ty: "CreateGroupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateGroupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_GROUP_ASKING),
        },
        Field {
            name: "updateGroup",
            description: "Change a group's description and settings. What is left out stays; null clears what may be empty. Pictures are uploaded over REST. For the group's owner and administrators: `FORBIDDEN` for others, `NOT_FOUND` when the viewer can see no such group.",
            ty: "UpdateGroupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateGroupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_GROUP_ASKING),
        },
        Field {
            name: "deleteGroup",
            description: "Delete a group with its memberships and messages. For its owner and the community's administrators: `FORBIDDEN` for others.",
            ty: "DeleteGroupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteGroupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_GROUP_ASKING),
        },
        Field {
            name: "joinGroup",
            description: "Join a group, or ask to join. Public groups and groups that the viewer is invited to are joined at once; private groups are asked. `BANNED` when the viewer is banned from it; `BLOCKED` when the owner or the viewer has blocked the other; `ALREADY_MEMBER`, also after asking before; `INVALID_STATE` within seven days after a request was declined; `CAPACITY_FULL` when the group is full, `MEMBERSHIP_LIMIT_REACHED` when the viewer is in too many groups, `GROUP_UNAVAILABLE` when the group is not active. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart.",
            ty: "JoinGroupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "JoinGroupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&JOIN_GROUP_ASKING),
        },
        Field {
            name: "leaveGroup",
            description: "Leave a group, withdraw a request or decline an invitation. `NOT_MEMBER` when there is nothing to leave; `OWNER_CANNOT_LEAVE` for its owner, who first makes somebody else the owner; `SOLE_ADMIN` for its last administrator; `BANNED` when the viewer is banned from it.",
            ty: "LeaveGroupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "LeaveGroupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LEAVE_GROUP_ASKING),
        },
        Field {
            name: "changeGroupMemberRole",
            description: "Give a member of a group another role. With `OWNER` the group changes hands: its owner becomes an administrator of it. For the owner and administrators of the community: `FORBIDDEN` for others.",
            ty: "ChangeGroupMemberRolePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ChangeGroupMemberRoleInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CHANGE_GROUP_MEMBER_ROLE_ASKING),
        },
        Field {
            name: "removeGroupMember",
            description: "Remove a member from a group, or withdraw an invitation. For the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "RemoveGroupMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveGroupMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_GROUP_MEMBER_ASKING),
        },
        Field {
            name: "banGroupMember",
            description: "Ban a member from a group, whether they belong to it or not. For the group's owner and administrators: `FORBIDDEN` for others. `INVALID_STATE` when they are banned already.",
            ty: "BanGroupMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "BanGroupMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&BAN_GROUP_MEMBER_ASKING),
        },
        Field {
            name: "unbanGroupMember",
            description: "Lift a ban, so that the member may ask to join again. For the group's owner and administrators: `FORBIDDEN` for others. `NOT_FOUND` when the member is not banned.",
            ty: "UnbanGroupMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UnbanGroupMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNBAN_GROUP_MEMBER_ASKING),
        },
        Field {
            name: "inviteToGroup",
            description: "Invite a member to a group. A member who has asked to join belongs to it at once. For the group's owner and administrators: `FORBIDDEN` for others. `NOT_FOUND` when the community has no such active member, `BLOCKED` when either of the two has blocked the other. `ALREADY_MEMBER` when they belong to it; `INVALID_STATE` when they are invited already; `BANNED` when they are banned from it; `CAPACITY_FULL` when the group is full, `MEMBERSHIP_LIMIT_REACHED` when they are in too many groups, `GROUP_UNAVAILABLE` when the group is not active. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart.",
            ty: "InviteToGroupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "InviteToGroupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&INVITE_TO_GROUP_ASKING),
        },
        Field {
            name: "answerGroupRequest",
            description: "Accept or decline a member's request to join a group. For the group's owner and administrators: `FORBIDDEN` for others. `NOT_FOUND` when there is no such request; `CAPACITY_FULL` when the group is full, `MEMBERSHIP_LIMIT_REACHED` when the member is in too many groups, `GROUP_UNAVAILABLE` when it is not active. Accepting is `FORBIDDEN` when the member and the owner have blocked one another.",
            ty: "AnswerGroupRequestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AnswerGroupRequestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ANSWER_GROUP_REQUEST_ASKING),
        },
        Field {
            name: "updateGroupNotificationPreferences",
            description: "Choose how the viewer is notified about a group. For active members and for the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "UpdateGroupNotificationPreferencesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateGroupNotificationPreferencesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_GROUP_NOTIFICATION_PREFS_ASKING),
        },
        Field {
            name: "postGroupMessage",
            description: "Write to a group. The text is kept as typed; clients escape it when they show it. `VALIDATION_ERROR` when nothing is left; `FORBIDDEN` unless the viewer belongs to the group; `GROUP_UNAVAILABLE` when it is not active.",
            ty: "PostGroupMessagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PostGroupMessageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&POST_GROUP_MESSAGE_ASKING),
        },
        Field {
            name: "deleteGroupMessage",
            description: "Delete a message to a group. For its author as long as they belong to the group, and for the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "DeleteGroupMessagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteGroupMessageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_GROUP_MESSAGE_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_GROUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_GROUP_PAYLOAD),
        |registry| UPDATE_GROUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_GROUP_PAYLOAD),
        |registry| DELETE_GROUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_GROUP_PAYLOAD),
        |registry| JOIN_GROUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &JOIN_GROUP_PAYLOAD),
        |registry| LEAVE_GROUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &LEAVE_GROUP_PAYLOAD),
        |registry| CHANGE_GROUP_MEMBER_ROLE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CHANGE_GROUP_MEMBER_ROLE_PAYLOAD),
        |registry| REMOVE_GROUP_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_GROUP_MEMBER_PAYLOAD),
        |registry| BAN_GROUP_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &BAN_GROUP_MEMBER_PAYLOAD),
        |registry| UNBAN_GROUP_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UNBAN_GROUP_MEMBER_PAYLOAD),
        |registry| INVITE_TO_GROUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &INVITE_TO_GROUP_PAYLOAD),
        |registry| ANSWER_GROUP_REQUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ANSWER_GROUP_REQUEST_PAYLOAD),
        |registry| UPDATE_GROUP_NOTIFICATION_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &UPDATE_GROUP_NOTIFICATION_PREFERENCES_PAYLOAD,
        ),
        |registry| POST_GROUP_MESSAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &POST_GROUP_MESSAGE_PAYLOAD),
        |registry| DELETE_GROUP_MESSAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_GROUP_MESSAGE_PAYLOAD),
    ],
};

impl Row for GroupsMutation {
    fn object(&self) -> &'static Object {
        &GROUPS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `groups` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupsQuery;

static GROUPS_QUERY: Object = Object {
    name: "GroupsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "groups",
            description: "Groups that the viewer may see, newest first. Secret groups are seen by their members, by invited members and by administrators. A cursor of another list is `INVALID_CURSOR`.",
            ty: "GroupConnection",
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
                    name: "visibility",
                    description: "Only groups of this visibility.",
                    ty: "GroupVisibility",
                    default: None,
                },
                Argument {
                    name: "type",
                    description: "Only groups of this type, by its `slug`; see `typeId` for its id. There are none of an unknown type.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "typeId",
                    description: "Only groups of this type, by its id.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words to find in name, description or location.",
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
            source: Source::Operation(&LIST_GROUPS_ASKING),
        },
        Field {
            name: "group",
            description: "A group. `NOT_FOUND` when there is none that the viewer may see.",
            ty: "Group",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_GROUP_ASKING),
        },
        Field {
            name: "groupFormCapabilities",
            description: "What a form for founding or changing a group may offer the viewer.",
            ty: "GroupFormCapabilities",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_GROUP_FORM_CAPABILITIES_ASKING),
        },
        Field {
            name: "groupMembers",
            description: "Who belongs to a group, in the order of their ids. For active members, the owner, and administrators of the community: `FORBIDDEN` for others; `NOT_FOUND` when there is no such group that the viewer may see. A cursor of another list is `INVALID_CURSOR`.",
            ty: "GroupMemberConnection",
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
                    name: "role",
                    description: "Only members with this role.",
                    ty: "GroupRole",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Words to find in a member's name, tagline, bio, skills or location.",
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
            source: Source::Operation(&LIST_GROUP_MEMBERS_ASKING),
        },
        Field {
            name: "groupRequests",
            description: "Requests to join a group, by member id; `joinedAt` says when they asked. For the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "GroupMemberConnection",
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
            source: Source::Operation(&LIST_GROUP_REQUESTS_ASKING),
        },
        Field {
            name: "groupNotificationPreferences",
            description: "How the viewer is notified about a group. For active members and for the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "GroupNotificationPreferences",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_GROUP_NOTIFICATION_PREFS_ASKING),
        },
        Field {
            name: "groupMessages",
            description: "What members wrote to a group, newest first. The first page marks the viewer's notifications of it as read. For active members, whatever the role: `FORBIDDEN` for others.",
            ty: "GroupMessageConnection",
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
            source: Source::Operation(&LIST_GROUP_MESSAGES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::groups::GROUP_CONNECTION),
        |registry| crate::graph::groups::GROUP_VISIBILITY_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(
            registry,
            &crate::graph::groups::GROUP_FORM_CAPABILITIES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::groups::GROUP_MEMBER_CONNECTION,
        ),
        |registry| crate::graph::groups::GROUP_ROLE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::groups::GROUP_MEMBER_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::groups::GROUP_NOTIFICATION_PREFERENCES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::groups::GROUP_MESSAGE_CONNECTION,
        ),
    ],
};

impl Row for GroupsQuery {
    fn object(&self) -> &'static Object {
        &GROUPS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_GROUPS_ASKING: Asking = Asking {
    operation: Operation::ListGroups,
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
            argument: "visibility",
            wire: "visibility",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::groups::GROUP_VISIBILITY_WORDS),
        },
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "typeId",
            wire: "type_id",
            place: InputPlace::Query,
            kind: InputKind::Id("GroupType"),
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
    answer: list_groups,
};

fn list_groups(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_GROUP_ASKING: Asking = Asking {
    operation: Operation::CreateGroup,
    inputs: &[
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
            argument: "visibility",
            wire: "visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_VISIBILITY_WORDS),
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
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_FEDERATION_WORDS),
        },
        Input {
            argument: "allowFederatedMembers",
            wire: "allow_federated_members",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "typeId",
            wire: "type_id",
            place: InputPlace::Body,
            kind: InputKind::Id("GroupType"),
        },
        Input {
            argument: "primaryColor",
            wire: "primary_color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "accentColor",
            wire: "accent_color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "tags",
            wire: "tags",
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
    answer: create_group,
};

static CREATE_GROUP_INPUT_TABLE: InputTable = InputTable {
    name: "CreateGroupInput",
    description: "Input of `createGroup`.",
    fields: &[
        Argument {
            name: "name",
            description: "Name to show.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What the group is about.",
            ty: "String",
            default: Some("\"\""),
        },
        Argument {
            name: "visibility",
            description: "Who sees and joins it.",
            ty: "GroupVisibility",
            default: Some("PUBLIC"),
        },
        Argument {
            name: "location",
            description: "Where the group meets.",
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
            name: "federatedVisibility",
            description: "Whether partners see it.",
            ty: "GroupFederation",
            default: Some("NONE"),
        },
        Argument {
            name: "allowFederatedMembers",
            description: "Whether members of partners may belong to it.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "typeId",
            description: "Its type.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "primaryColor",
            description: "Main colour of its pages, `#rrggbb`. Empty for the default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "accentColor",
            description: "Accent colour of its pages, `#rrggbb`. Empty for the default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "tags",
            description: "Tags to find it by. Empty and repeated ones are dropped.",
            ty: "[String!]",
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
        |registry| crate::graph::groups::GROUP_VISIBILITY_WORDS.register(registry),
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
    ],
};

static CREATE_GROUP_PAYLOAD: Object = Object {
    name: "CreateGroupPayload",
    description: "Result of `createGroup`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "group",
            description: "The new group.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP),
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

fn create_group(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_GROUP_PAYLOAD)
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

static GET_GROUP_ASKING: Asking = Asking {
    operation: Operation::GetGroup,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_group,
};

fn get_group(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_GROUP_ASKING: Asking = Asking {
    operation: Operation::UpdateGroup,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
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
            argument: "visibility",
            wire: "visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_VISIBILITY_WORDS),
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
            argument: "federatedVisibility",
            wire: "federated_visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_FEDERATION_WORDS),
        },
        Input {
            argument: "allowFederatedMembers",
            wire: "allow_federated_members",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "typeId",
            wire: "type_id",
            place: InputPlace::Body,
            kind: InputKind::Id("GroupType"),
        },
        Input {
            argument: "primaryColor",
            wire: "primary_color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "accentColor",
            wire: "accent_color",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "tags",
            wire: "tags",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "removeAvatar",
            wire: "remove_avatar",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "removeCover",
            wire: "remove_cover",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_group,
};

static UPDATE_GROUP_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateGroupInput",
    description: "Input of `updateGroup`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "Name to show.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "What the group is about.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "visibility",
            description: "Who sees a group and how it is joined.",
            ty: "GroupVisibility",
            default: None,
        },
        Argument {
            name: "location",
            description: "Where the group meets.",
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
            name: "federatedVisibility",
            description: "Whether partners see a group, and whether their members may join it.",
            ty: "GroupFederation",
            default: None,
        },
        Argument {
            name: "allowFederatedMembers",
            description: "Whether members of partners may belong to it.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "typeId",
            description: "Its type. Null clears it.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "primaryColor",
            description: "Main colour of its pages, `#rrggbb`. Empty for the default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "accentColor",
            description: "Accent colour of its pages, `#rrggbb`. Empty for the default.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "tags",
            description: "Tags to find it by, in place of those that it has.",
            ty: "[String!]",
            default: None,
        },
        Argument {
            name: "removeAvatar",
            description: "Whether to remove the picture.",
            ty: "Boolean",
            default: Some("false"),
        },
        Argument {
            name: "removeCover",
            description: "Whether to remove the cover picture.",
            ty: "Boolean",
            default: Some("false"),
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_VISIBILITY_WORDS.register(registry),
        |registry| crate::graph::groups::GROUP_FEDERATION_WORDS.register(registry),
    ],
};

static UPDATE_GROUP_PAYLOAD: Object = Object {
    name: "UpdateGroupPayload",
    description: "Result of `updateGroup`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "group",
            description: "The group after the change.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP),
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

fn update_group(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_GROUP_PAYLOAD)
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

static DELETE_GROUP_ASKING: Asking = Asking {
    operation: Operation::DeleteGroup,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_group,
};

static DELETE_GROUP_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteGroupInput",
    description: "Input of `deleteGroup`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_GROUP_PAYLOAD: Object = Object {
    name: "DeleteGroupPayload",
    description: "Result of `deleteGroup`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedGroupId",
            description: "Global id of the group that is gone.",
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

fn delete_group(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_GROUP_PAYLOAD)
            .removed("Group", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_GROUP_FORM_CAPABILITIES_ASKING: Asking = Asking {
    operation: Operation::GetGroupFormCapabilities,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_group_form_capabilities,
};

fn get_group_form_capabilities(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupFormCapabilitiesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static JOIN_GROUP_ASKING: Asking = Asking {
    operation: Operation::JoinGroup,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: join_group,
};

static JOIN_GROUP_INPUT_TABLE: InputTable = InputTable {
    name: "JoinGroupInput",
    description: "Input of `joinGroup`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static JOIN_GROUP_PAYLOAD: Object = Object {
    name: "JoinGroupPayload",
    description: "Result of `joinGroup`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "membership",
            description: "The group membership after the change.",
            ty: "GroupMembership",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_MEMBERSHIP),
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
        |registry| register_object(registry, &crate::graph::groups::GROUP_MEMBERSHIP),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

fn join_group(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::JoinedGroupResponse = ask.made()?;
    Ok(
        Shown::of(&JOIN_GROUP_PAYLOAD)
            .with(IntoFound::into_found(answer.data.membership))
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

static LEAVE_GROUP_ASKING: Asking = Asking {
    operation: Operation::LeaveGroup,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: leave_group,
};

static LEAVE_GROUP_INPUT_TABLE: InputTable = InputTable {
    name: "LeaveGroupInput",
    description: "Input of `leaveGroup`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static LEAVE_GROUP_PAYLOAD: Object = Object {
    name: "LeaveGroupPayload",
    description: "Result of `leaveGroup`.",
    interfaces: &[],
    fields: &[
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

fn leave_group(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&LEAVE_GROUP_PAYLOAD)
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

static LIST_GROUP_MEMBERS_ASKING: Asking = Asking {
    operation: Operation::ListGroupMembers,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
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
            argument: "role",
            wire: "role",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::groups::GROUP_ROLE_WORDS),
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
    answer: list_group_members,
};

fn list_group_members(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupMemberPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CHANGE_GROUP_MEMBER_ROLE_ASKING: Asking = Asking {
    operation: Operation::ChangeGroupMemberRole,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "role",
            wire: "role",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_ROLE_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: change_group_member_role,
};

static CHANGE_GROUP_MEMBER_ROLE_INPUT_TABLE: InputTable = InputTable {
    name: "ChangeGroupMemberRoleInput",
    description: "Input of `changeGroupMemberRole`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
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
            name: "role",
            description: "What a member may do in a group.",
            ty: "GroupRole!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::groups::GROUP_ROLE_WORDS.register(registry)],
};

static CHANGE_GROUP_MEMBER_ROLE_PAYLOAD: Object = Object {
    name: "ChangeGroupMemberRolePayload",
    description: "Result of `changeGroupMemberRole`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "membership",
            description: "The group membership after the change.",
            ty: "GroupMembership",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_MEMBERSHIP),
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
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP_MEMBERSHIP),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn change_group_member_role(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupMembershipResponse = ask.made()?;
    Ok(
        Shown::of(&CHANGE_GROUP_MEMBER_ROLE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.membership))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
                }),
            )
            .beside(
                ask.number("userId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static REMOVE_GROUP_MEMBER_ASKING: Asking = Asking {
    operation: Operation::RemoveGroupMember,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: remove_group_member,
};

static REMOVE_GROUP_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveGroupMemberInput",
    description: "Input of `removeGroupMember`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REMOVE_GROUP_MEMBER_PAYLOAD: Object = Object {
    name: "RemoveGroupMemberPayload",
    description: "Result of `removeGroupMember`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn remove_group_member(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_GROUP_MEMBER_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
                }),
            )
            .beside(
                ask.number("userId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static BAN_GROUP_MEMBER_ASKING: Asking = Asking {
    operation: Operation::BanGroupMember,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: ban_group_member,
};

static BAN_GROUP_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "BanGroupMemberInput",
    description: "Input of `banGroupMember`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static BAN_GROUP_MEMBER_PAYLOAD: Object = Object {
    name: "BanGroupMemberPayload",
    description: "Result of `banGroupMember`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "membership",
            description: "The group membership after the change.",
            ty: "GroupMembership",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_MEMBERSHIP),
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
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP_MEMBERSHIP),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn ban_group_member(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupMembershipResponse = ask.made()?;
    Ok(
        Shown::of(&BAN_GROUP_MEMBER_PAYLOAD)
            .with(IntoFound::into_found(answer.data.membership))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
                }),
            )
            .beside(
                ask.number("userId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static UNBAN_GROUP_MEMBER_ASKING: Asking = Asking {
    operation: Operation::UnbanGroupMember,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: unban_group_member,
};

static UNBAN_GROUP_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "UnbanGroupMemberInput",
    description: "Input of `unbanGroupMember`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static UNBAN_GROUP_MEMBER_PAYLOAD: Object = Object {
    name: "UnbanGroupMemberPayload",
    description: "Result of `unbanGroupMember`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn unban_group_member(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&UNBAN_GROUP_MEMBER_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
                }),
            )
            .beside(
                ask.number("userId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static INVITE_TO_GROUP_ASKING: Asking = Asking {
    operation: Operation::InviteToGroup,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
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
    answer: invite_to_group,
};

static INVITE_TO_GROUP_INPUT_TABLE: InputTable = InputTable {
    name: "InviteToGroupInput",
    description: "Input of `inviteToGroup`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static INVITE_TO_GROUP_PAYLOAD: Object = Object {
    name: "InviteToGroupPayload",
    description: "Result of `inviteToGroup`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "membership",
            description: "The group membership after the change.",
            ty: "GroupMembership",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_MEMBERSHIP),
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
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP_MEMBERSHIP),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn invite_to_group(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupMembershipResponse = ask.made()?;
    Ok(
        Shown::of(&INVITE_TO_GROUP_PAYLOAD)
            .with(IntoFound::into_found(answer.data.membership))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
                }),
            )
            .beside(
                ask.number("user_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static LIST_GROUP_REQUESTS_ASKING: Asking = Asking {
    operation: Operation::ListGroupRequests,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
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
    answer: list_group_requests,
};

fn list_group_requests(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupMemberPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static ANSWER_GROUP_REQUEST_ASKING: Asking = Asking {
    operation: Operation::AnswerGroupRequest,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "action",
            wire: "action",
            place: InputPlace::Body,
            kind: InputKind::Word(&GROUP_REQUEST_ACTION_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: answer_group_request,
};

static ANSWER_GROUP_REQUEST_INPUT_TABLE: InputTable = InputTable {
    name: "AnswerGroupRequestInput",
    description: "Input of `answerGroupRequest`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
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
            name: "action",
            description: "Whether to accept or decline the request.",
            ty: "GroupRequestAction!",
            default: None,
        },
    ],
    types: &[|registry| GROUP_REQUEST_ACTION_WORDS.register(registry)],
};

/// The words of `GroupRequestAction`.
pub static GROUP_REQUEST_ACTION_WORDS: EnumTable = EnumTable {
    name: "GroupRequestAction",
    description: "Whether to accept or decline the request.",
    values: &[
        EnumValue {
            name: "ACCEPT",
            word: "accept",
            description: "Accept: the member belongs to the group.",
        },
        EnumValue {
            name: "DECLINE",
            word: "decline",
            description: "Decline: the request is removed.",
        },
    ],
};

static ANSWER_GROUP_REQUEST_PAYLOAD: Object = Object {
    name: "AnswerGroupRequestPayload",
    description: "Result of `answerGroupRequest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "membership",
            description: "The group membership after the change.",
            ty: "GroupMembership",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_MEMBERSHIP),
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
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP_MEMBERSHIP),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn answer_group_request(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupRequestAnsweredResponse = ask.made()?;
    Ok(
        Shown::of(&ANSWER_GROUP_REQUEST_PAYLOAD)
            .with(IntoFound::into_found(answer.data.membership))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
                }),
            )
            .beside(
                ask.number("userId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
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

static GET_GROUP_NOTIFICATION_PREFS_ASKING: Asking = Asking {
    operation: Operation::GetGroupNotificationPrefs,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_group_notification_prefs,
};

fn get_group_notification_prefs(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupNotificationPrefsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_GROUP_NOTIFICATION_PREFS_ASKING: Asking = Asking {
    operation: Operation::UpdateGroupNotificationPrefs,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "frequency",
            wire: "frequency",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::groups::GROUP_FREQUENCY_WORDS),
        },
        Input {
            argument: "emailEnabled",
            wire: "email_enabled",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "pushEnabled",
            wire: "push_enabled",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_group_notification_prefs,
};

static UPDATE_GROUP_NOTIFICATION_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateGroupNotificationPreferencesInput",
    description: "Input of `updateGroupNotificationPreferences`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "frequency",
            description: "How often a member is notified about a group.",
            ty: "GroupFrequency!",
            default: None,
        },
        Argument {
            name: "emailEnabled",
            description: "Whether by e-mail.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "pushEnabled",
            description: "Whether by push message.",
            ty: "Boolean!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::groups::GROUP_FREQUENCY_WORDS.register(registry)],
};

static UPDATE_GROUP_NOTIFICATION_PREFERENCES_PAYLOAD: Object = Object {
    name: "UpdateGroupNotificationPreferencesPayload",
    description: "Result of `updateGroupNotificationPreferences`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preferences",
            description: "The group notification preferences after the change.",
            ty: "GroupNotificationPreferences",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_NOTIFICATION_PREFERENCES),
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
            &crate::graph::groups::GROUP_NOTIFICATION_PREFERENCES,
        ),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

fn update_group_notification_prefs(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupNotificationPrefsUpdatedResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_GROUP_NOTIFICATION_PREFERENCES_PAYLOAD)
            .with(IntoFound::into_found(answer.data.preferences))
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

static LIST_GROUP_MESSAGES_ASKING: Asking = Asking {
    operation: Operation::ListGroupMessages,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
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
    answer: list_group_messages,
};

fn list_group_messages(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupMessagePage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static POST_GROUP_MESSAGE_ASKING: Asking = Asking {
    operation: Operation::PostGroupMessage,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "body",
            wire: "body",
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
    answer: post_group_message,
};

static POST_GROUP_MESSAGE_INPUT_TABLE: InputTable = InputTable {
    name: "PostGroupMessageInput",
    description: "Input of `postGroupMessage`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "body",
            description: "The text, kept as typed.",
            ty: "String!",
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

static POST_GROUP_MESSAGE_PAYLOAD: Object = Object {
    name: "PostGroupMessagePayload",
    description: "Result of `postGroupMessage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "message",
            description: "The new group message.",
            ty: "GroupMessage",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::groups::GROUP_MESSAGE),
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
    types: &[|registry| register_object(registry, &crate::graph::groups::GROUP_MESSAGE)],
};

fn post_group_message(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::groups::GroupMessageResponse = ask.answer()?;
    Ok(
        Shown::of(&POST_GROUP_MESSAGE_PAYLOAD)
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

static DELETE_GROUP_MESSAGE_ASKING: Asking = Asking {
    operation: Operation::DeleteGroupMessage,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "messageId",
            wire: "messageId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupMessage"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_group_message,
};

static DELETE_GROUP_MESSAGE_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteGroupMessageInput",
    description: "Input of `deleteGroupMessage`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "messageId",
            description: "Id of the message.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_GROUP_MESSAGE_PAYLOAD: Object = Object {
    name: "DeleteGroupMessagePayload",
    description: "Result of `deleteGroupMessage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedGroupMessageId",
            description: "Global id of the group message that is gone.",
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

fn delete_group_message(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_GROUP_MESSAGE_PAYLOAD)
            .removed("GroupMessage", ask.number("messageId"))
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
