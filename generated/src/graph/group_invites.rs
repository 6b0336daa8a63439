// Made from contract/areas/group_invites.yaml by codegen; edit the contract instead.

//! The area `group_invites` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, found_together,
    global_id, ids_of, numbered, plus, register_object, scalar,
};

/// The words of `GroupInviteStanding`.
pub static GROUP_INVITE_STANDING_WORDS: EnumTable = EnumTable {
    name: "GroupInviteStanding",
    description: "How somebody who looks at an invitation stands to the group.",
    values: &[
        EnumValue {
            name: "NONE",
            word: "none",
            description: "Not at all.",
        },
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
    ],
};

crate::graph_words!(
    crate ::group_invites::GroupInviteStanding, GROUP_INVITE_STANDING_WORDS
);

/// The words of `GroupInviteStatus`.
pub static GROUP_INVITE_STATUS_WORDS: EnumTable = EnumTable {
    name: "GroupInviteStatus",
    description: "Status of an invitation.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "It can be used until it expires.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "It was used, and is for one address.",
        },
        EnumValue {
            name: "REVOKED",
            word: "revoked",
            description: "It was withdrawn.",
        },
    ],
};

crate::graph_words!(crate ::group_invites::GroupInviteStatus, GROUP_INVITE_STATUS_WORDS);

/// The words of `GroupInviteType`.
pub static GROUP_INVITE_TYPE_WORDS: EnumTable = EnumTable {
    name: "GroupInviteType",
    description: "How an invitation reaches people.",
    values: &[
        EnumValue {
            name: "LINK",
            word: "link",
            description: "A link for any member, as often as it is used.",
        },
        EnumValue {
            name: "EMAIL",
            word: "email",
            description: "A mail to one address, good once.",
        },
    ],
};

crate::graph_words!(crate ::group_invites::GroupInviteType, GROUP_INVITE_TYPE_WORDS);

/// `GroupInvite`.
pub static GROUP_INVITE: Object = Object {
    name: "GroupInvite",
    description: "An invitation to a group.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the invitation.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "How an invitation reaches people.",
            ty: "GroupInviteType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "email",
            description: "The address that it was sent to. Null for a link.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an invitation.",
            ty: "GroupInviteStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "inviteUrl",
            description: "The link. Null for one that was mailed.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "What its mail says beside.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When it expires.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
            name: "inviter",
            description: "Who made it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
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
        |registry| {
            crate::graph::group_invites::GROUP_INVITE_STATUS_WORDS.register(registry)
        },
        |registry| {
            crate::graph::group_invites::GROUP_INVITE_TYPE_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::group_invites::GroupInvite {
    fn object(&self) -> &'static Object {
        &GROUP_INVITE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("GroupInvite", self.id)),
            1 => Show::show(&self.type_),
            2 => Show::show(&self.email),
            3 => Show::show(&self.status),
            4 => Show::show(&self.invite_url),
            5 => Show::show(&self.message),
            6 => Show::show(&self.expires_at),
            7 => Show::show(&self.created_at),
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
                8 => {
                    match numbered(&self.invited_by) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::group_invites::GroupInvite, GROUP_INVITE);

/// `InvitedGroup`.
pub static INVITED_GROUP: Object = Object {
    name: "InvitedGroup",
    description: "The group that an invitation leads to.",
    interfaces: &[],
    fields: &[
        Field {
            name: "groupId",
            description: "Id of the group, which the viewer sees when they have joined.",
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
            name: "imageUrl",
            description: "Absolute address of the picture.",
            ty: "URL",
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
            name: "memberCount",
            description: "Active members.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::groups::GROUP_VISIBILITY_WORDS.register(registry),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::group_invites::GroupInviteGroup {
    fn object(&self) -> &'static Object {
        &INVITED_GROUP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("Group", Show::show(&self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.image_url),
            3 => Show::show(&self.visibility),
            4 => Show::show(&self.member_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::group_invites::GroupInviteGroup, INVITED_GROUP);

/// `GroupInviteMembership`.
pub static GROUP_INVITE_MEMBERSHIP: Object = Object {
    name: "GroupInviteMembership",
    description: "How the viewer stands to the group.",
    interfaces: &[],
    fields: &[
        Field {
            name: "status",
            description: "How somebody who looks at an invitation stands to the group.",
            ty: "GroupInviteStanding!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::group_invites::GROUP_INVITE_STANDING_WORDS.register(registry)
        },
    ],
};

impl Row for crate::group_invites::GroupInviteMembership {
    fn object(&self) -> &'static Object {
        &GROUP_INVITE_MEMBERSHIP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.status),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::group_invites::GroupInviteMembership, GROUP_INVITE_MEMBERSHIP);

/// `GroupInvitePreview`.
pub static GROUP_INVITE_PREVIEW: Object = Object {
    name: "GroupInvitePreview",
    description: "An invitation and where it leads.",
    interfaces: &[],
    fields: &[
        Field {
            name: "invite",
            description: "An invitation, as whoever has its link sees it.",
            ty: "GroupInviteShown!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_invites::GROUP_INVITE_SHOWN),
        },
        Field {
            name: "group",
            description: "The group that an invitation leads to.",
            ty: "InvitedGroup!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_invites::INVITED_GROUP),
        },
        Field {
            name: "membership",
            description: "How the viewer stands to the group.",
            ty: "GroupInviteMembership!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_invites::GROUP_INVITE_MEMBERSHIP),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::group_invites::GROUP_INVITE_MEMBERSHIP,
        ),
        |registry| register_object(
            registry,
            &crate::graph::group_invites::GROUP_INVITE_SHOWN,
        ),
        |registry| register_object(registry, &crate::graph::group_invites::INVITED_GROUP),
    ],
};

impl Row for crate::group_invites::GroupInvitePreview {
    fn object(&self) -> &'static Object {
        &GROUP_INVITE_PREVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.invite),
            1 => Show::show(&self.group),
            2 => Show::show(&self.membership),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::group_invites::GroupInvitePreview, GROUP_INVITE_PREVIEW);

/// `GroupInviteShown`.
pub static GROUP_INVITE_SHOWN: Object = Object {
    name: "GroupInviteShown",
    description: "An invitation, as whoever has its link sees it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "type",
            description: "How an invitation reaches people.",
            ty: "GroupInviteType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an invitation.",
            ty: "GroupInviteStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailBound",
            description: "Whether it is good only for the member with the address that it was sent to.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "message",
            description: "What its mail says beside.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When it expires.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "inviterName",
            description: "Who made it. Null if they are gone.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::group_invites::GROUP_INVITE_STATUS_WORDS.register(registry)
        },
        |registry| {
            crate::graph::group_invites::GROUP_INVITE_TYPE_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::group_invites::GroupInviteShown {
    fn object(&self) -> &'static Object {
        &GROUP_INVITE_SHOWN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.type_),
            1 => Show::show(&self.status),
            2 => Show::show(&self.email_bound),
            3 => Show::show(&self.message),
            4 => Show::show(&self.expires_at),
            5 => Show::show(&self.inviter_name),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::group_invites::GroupInviteShown, GROUP_INVITE_SHOWN);

/// What the area `group_invites` answers in the graph beside its operations.
#[async_trait]
pub trait GroupInvitesEdges: Send + Sync {
    /// The `GroupInvite` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_group_invite(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "GroupInvite", number, Some(Operation::ListGroupInvites))
            .await
    }
}

impl<T: Send + Sync> GroupInvitesEdges for T {}

/// Fields of `Mutation` that operations of the area `group_invites` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupInvitesMutation;

static GROUP_INVITES_MUTATION: Object = Object {
    name: "GroupInvitesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createGroupInviteLink",
            description: "Make a link with which any member of the community joins a group at once, as often as it is used. For the group's owner and administrators: `FORBIDDEN` for others. `INVITE_LIMIT_REACHED` when 50 invitations wait; `GROUP_UNAVAILABLE` when the group is not active.",
            ty: "CreateGroupInviteLinkPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateGroupInviteLinkInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_GROUP_INVITE_LINK_ASKING),
        },
        Field {
            name: "inviteToGroupByEmail",
            description: "Invite people to a group by e-mail, whether they are members or not: each address gets a link that is good for whoever has this address, once. An address whose invitation waits gets no second one. For the group's owner and administrators: `FORBIDDEN` for others. `INVITE_LIMIT_REACHED` when more than 50 invitations would wait; `GROUP_UNAVAILABLE` when the group is not active.",
            ty: "InviteToGroupByEmailPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "InviteToGroupByEmailInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&INVITE_TO_GROUP_BY_EMAIL_ASKING),
        },
        Field {
            name: "revokeGroupInvite",
            description: "Withdraw an invitation. For the group's owner and administrators: `FORBIDDEN` for others. `NOT_FOUND` when the group has no such invitation; `INVALID_STATE` when it was used.",
            ty: "RevokeGroupInvitePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeGroupInviteInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_GROUP_INVITE_ASKING),
        },
        Field {
            name: "acceptGroupInvite",
            description: "Join a group with an invitation, a private or secret one too. `NOT_FOUND` when there is no such invitation; `EXPIRED` or `REVOKED` when it is good for nothing any more; `INVALID_STATE` when it was used; `EMAIL_MISMATCH` when it was sent to another address; `BANNED`, `ALREADY_MEMBER`, `CAPACITY_FULL`, `MEMBERSHIP_LIMIT_REACHED`, `GROUP_UNAVAILABLE`, and what safeguarding says, as for joining.",
            ty: "AcceptGroupInvitePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptGroupInviteInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_GROUP_INVITE_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_GROUP_INVITE_LINK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_GROUP_INVITE_LINK_PAYLOAD),
        |registry| INVITE_TO_GROUP_BY_EMAIL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &INVITE_TO_GROUP_BY_EMAIL_PAYLOAD),
        |registry| REVOKE_GROUP_INVITE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_GROUP_INVITE_PAYLOAD),
        |registry| ACCEPT_GROUP_INVITE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_GROUP_INVITE_PAYLOAD),
    ],
};

impl Row for GroupInvitesMutation {
    fn object(&self) -> &'static Object {
        &GROUP_INVITES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `group_invites` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupInvitesQuery;

static GROUP_INVITES_QUERY: Object = Object {
    name: "GroupInvitesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "groupInvites",
            description: "Invitations to a group that wait: links and e-mails, the newest first. For the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "[GroupInvite!]",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_GROUP_INVITES_ASKING),
        },
        Field {
            name: "groupInvite",
            description: "What an invitation leads to. `NOT_FOUND` when there is no such invitation; `EXPIRED` or `REVOKED` when it is good for nothing any more; `BANNED` when the viewer is banned from the group.",
            ty: "GroupInvitePreview",
            arguments: &[
                Argument {
                    name: "token",
                    description: "The secret at the end of the link.",
                    ty: "String!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_GROUP_INVITE_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::group_invites::GROUP_INVITE),
        |registry| register_object(
            registry,
            &crate::graph::group_invites::GROUP_INVITE_PREVIEW,
        ),
    ],
};

impl Row for GroupInvitesQuery {
    fn object(&self) -> &'static Object {
        &GROUP_INVITES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_GROUP_INVITES_ASKING: Asking = Asking {
    operation: Operation::ListGroupInvites,
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
    answer: list_group_invites,
};

fn list_group_invites(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_invites::GroupInvitesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_GROUP_INVITE_LINK_ASKING: Asking = Asking {
    operation: Operation::CreateGroupInviteLink,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "expiryDays",
            wire: "expiry_days",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_group_invite_link,
};

static CREATE_GROUP_INVITE_LINK_INPUT_TABLE: InputTable = InputTable {
    name: "CreateGroupInviteLinkInput",
    description: "Input of `createGroupInviteLink`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expiryDays",
            description: "Days until it expires.",
            ty: "Int",
            default: Some("14"),
        },
    ],
    types: &[],
};

static CREATE_GROUP_INVITE_LINK_PAYLOAD: Object = Object {
    name: "CreateGroupInviteLinkPayload",
    description: "Result of `createGroupInviteLink`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "invite",
            description: "The new group invite.",
            ty: "GroupInvite",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_invites::GROUP_INVITE),
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
        |registry| register_object(registry, &crate::graph::group_invites::GROUP_INVITE),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

fn create_group_invite_link(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_invites::GroupInviteResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_GROUP_INVITE_LINK_PAYLOAD)
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

static INVITE_TO_GROUP_BY_EMAIL_ASKING: Asking = Asking {
    operation: Operation::InviteToGroupByEmail,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "emails",
            wire: "emails",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "message",
            wire: "message",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: invite_to_group_by_email,
};

static INVITE_TO_GROUP_BY_EMAIL_INPUT_TABLE: InputTable = InputTable {
    name: "InviteToGroupByEmailInput",
    description: "Input of `inviteToGroupByEmail`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "emails",
            description: "Addresses. Repeated ones are dropped.",
            ty: "[String!]!",
            default: None,
        },
        Argument {
            name: "message",
            description: "What the mail says beside.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static INVITE_TO_GROUP_BY_EMAIL_PAYLOAD: Object = Object {
    name: "InviteToGroupByEmailPayload",
    description: "Result of `inviteToGroupByEmail`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "invites",
            description: "The group invites after the change.",
            ty: "[GroupInvite!]",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_invites::GROUP_INVITE),
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
        |registry| register_object(registry, &crate::graph::group_invites::GROUP_INVITE),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

fn invite_to_group_by_email(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_invites::GroupInvitesResponse = ask.made()?;
    Ok(
        Shown::of(&INVITE_TO_GROUP_BY_EMAIL_PAYLOAD)
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

static REVOKE_GROUP_INVITE_ASKING: Asking = Asking {
    operation: Operation::RevokeGroupInvite,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "inviteId",
            wire: "inviteId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupInvite"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_group_invite,
};

static REVOKE_GROUP_INVITE_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeGroupInviteInput",
    description: "Input of `revokeGroupInvite`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "inviteId",
            description: "Id of the invitation.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REVOKE_GROUP_INVITE_PAYLOAD: Object = Object {
    name: "RevokeGroupInvitePayload",
    description: "Result of `revokeGroupInvite`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedGroupInviteId",
            description: "Global id of the group invite that is gone.",
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

fn revoke_group_invite(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REVOKE_GROUP_INVITE_PAYLOAD)
            .removed("GroupInvite", ask.number("inviteId"))
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

static GET_GROUP_INVITE_ASKING: Asking = Asking {
    operation: Operation::GetGroupInvite,
    inputs: &[
        Input {
            argument: "token",
            wire: "token",
            place: InputPlace::Path,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_group_invite,
};

fn get_group_invite(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_invites::GroupInvitePreviewResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static ACCEPT_GROUP_INVITE_ASKING: Asking = Asking {
    operation: Operation::AcceptGroupInvite,
    inputs: &[
        Input {
            argument: "token",
            wire: "token",
            place: InputPlace::Path,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_group_invite,
};

static ACCEPT_GROUP_INVITE_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptGroupInviteInput",
    description: "Input of `acceptGroupInvite`.",
    fields: &[
        Argument {
            name: "token",
            description: "The secret at the end of the link.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_GROUP_INVITE_PAYLOAD: Object = Object {
    name: "AcceptGroupInvitePayload",
    description: "Result of `acceptGroupInvite`.",
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

fn accept_group_invite(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_invites::GroupInviteAcceptedResponse = ask.made()?;
    let group = numbered(&answer.data.group.id);
    Ok(
        Shown::of(&ACCEPT_GROUP_INVITE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.membership))
            .beside(
                group,
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
