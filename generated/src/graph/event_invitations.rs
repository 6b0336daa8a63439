// Made from contract/areas/event_invitations.yaml by codegen; edit the contract instead.

//! The area `event_invitations` in the graph.

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

/// The words of `EventInvitationAudience`.
pub static EVENT_INVITATION_AUDIENCE_WORDS: EnumTable = EnumTable {
    name: "EventInvitationAudience",
    description: "Whom a campaign invites.",
    values: &[
        EnumValue {
            name: "MEMBERS",
            word: "members",
            description: "Those who are named.",
        },
        EnumValue {
            name: "GROUP",
            word: "group",
            description: "Active members of a group.",
        },
        EnumValue {
            name: "PARTICIPANTS",
            word: "participants",
            description: "Who took part in an earlier event.",
        },
        EnumValue {
            name: "INTERESTED",
            word: "interested",
            description: "Who is interested in the event.",
        },
    ],
};

crate::graph_words!(
    crate ::event_invitations::EventInvitationAudience, EVENT_INVITATION_AUDIENCE_WORDS
);

/// The words of `EventInvitationCampaignStatus`.
pub static EVENT_INVITATION_CAMPAIGN_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventInvitationCampaignStatus",
    description: "How far a campaign has come.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "Nobody is invited.",
        },
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "It is issued at its moment.",
        },
        EnumValue {
            name: "ISSUING",
            word: "issuing",
            description: "It is being issued.",
        },
        EnumValue {
            name: "ISSUED",
            word: "issued",
            description: "Everybody is invited.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Nobody more is invited.",
        },
    ],
};

crate::graph_words!(
    crate ::event_invitations::EventInvitationCampaignStatus,
    EVENT_INVITATION_CAMPAIGN_STATUS_WORDS
);

/// The words of `EventInvitationKind`.
pub static EVENT_INVITATION_KIND_WORDS: EnumTable = EnumTable {
    name: "EventInvitationKind",
    description: "How an invitation reaches people.",
    values: &[
        EnumValue {
            name: "MEMBER",
            word: "member",
            description: "It is for one member.",
        },
        EnumValue {
            name: "LINK",
            word: "link",
            description: "It is for whoever has its secret.",
        },
    ],
};

crate::graph_words!(
    crate ::event_invitations::EventInvitationKind, EVENT_INVITATION_KIND_WORDS
);

/// The words of `EventInvitationStatus`.
pub static EVENT_INVITATION_STATUS_WORDS: EnumTable = EnumTable {
    name: "EventInvitationStatus",
    description: "How an invitation stands.",
    values: &[
        EnumValue {
            name: "ISSUED",
            word: "issued",
            description: "It can be answered or used.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "It was accepted, or is used up.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "The member does not come.",
        },
        EnumValue {
            name: "REVOKED",
            word: "revoked",
            description: "It was withdrawn.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "It was not answered in time, or the event does not take place.",
        },
    ],
};

crate::graph_words!(
    crate ::event_invitations::EventInvitationStatus, EVENT_INVITATION_STATUS_WORDS
);

/// `EventInvitation`.
pub static EVENT_INVITATION: Object = Object {
    name: "EventInvitation",
    description: "An invitation to an event.",
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
            name: "event",
            description: "The event.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "kind",
            description: "How an invitation reaches people.",
            ty: "EventInvitationKind!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How an invitation stands.",
            ty: "EventInvitationStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "campaignId",
            description: "Id of the campaign that it came with.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Who is invited. Null for a link.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "invitedBy",
            description: "Who invited.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "label",
            description: "A name for those who look after the event.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxUses",
            description: "How often it can be used.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "useCount",
            description: "How often it was used.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When it expires. Null for the beginning of the event.",
            ty: "DateTime",
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
            name: "closedAt",
            description: "When it was answered, used up or ended.",
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
            crate::graph::event_invitations::EVENT_INVITATION_KIND_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_invitations::EVENT_INVITATION_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_invitations::EventInvitation {
    fn object(&self) -> &'static Object {
        &EVENT_INVITATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventInvitation", self.id)),
            2 => Show::show(&self.kind),
            3 => Show::show(&self.status),
            4 => ids_of("EventInvitationCampaign", Show::show(&self.campaign_id)),
            7 => Show::show(&self.label),
            8 => Show::show(&self.max_uses),
            9 => Show::show(&self.use_count),
            10 => Show::show(&self.expires_at),
            11 => Show::show(&self.created_at),
            12 => Show::show(&self.closed_at),
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
                5 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.invited_by_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::event_invitations::EventInvitation, EVENT_INVITATION);

/// A page of `EventInvitation`.
pub static EVENT_INVITATION_CONNECTION: Object = Object {
    name: "EventInvitationConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[EventInvitationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_INVITATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[EventInvitation!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_INVITATION),
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
        |registry| register_object(registry, &EVENT_INVITATION_EDGE),
        |registry| register_object(registry, &EVENT_INVITATION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `EventInvitation`.
pub static EVENT_INVITATION_EDGE: Object = Object {
    name: "EventInvitationEdge",
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
            ty: "EventInvitation!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&EVENT_INVITATION),
        },
    ],
    types: &[],
};

impl Listed for crate::event_invitations::EventInvitation {
    const CONNECTION: &'static Object = &EVENT_INVITATION_CONNECTION;
    const EDGE: &'static Object = &EVENT_INVITATION_EDGE;
}

/// `EventInvitationCampaign`.
pub static EVENT_INVITATION_CAMPAIGN: Object = Object {
    name: "EventInvitationCampaign",
    description: "Invitations to many.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the campaign.",
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
            name: "author",
            description: "Who made it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "label",
            description: "A name for those who look after the event.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "audience",
            description: "Whom a campaign invites.",
            ty: "EventInvitationAudience!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "namedCount",
            description: "How many are named, each once, for `MEMBERS`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group. Null if the viewer may not see it.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sourceEvent",
            description: "The earlier event. Null if the viewer may not see it.",
            ty: "Event",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "invitationsExpireAt",
            description: "When its invitations expire. Null for the beginning of the event.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How far a campaign has come.",
            ty: "EventInvitationCampaignStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "It grows with each change.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "scheduledAt",
            description: "When it is to be issued.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startedAt",
            description: "When issuing began.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "finishedAt",
            description: "When everybody was invited.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "invitedCount",
            description: "How many have been invited.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "skippedCount",
            description: "How many have not: see the preview.",
            ty: "Int!",
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
            name: "updatedAt",
            description: "When it changed last.",
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
        |registry| {
            crate::graph::event_invitations::EVENT_INVITATION_AUDIENCE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_invitations::EventInvitationCampaign {
    fn object(&self) -> &'static Object {
        &EVENT_INVITATION_CAMPAIGN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("EventInvitationCampaign", self.id)),
            3 => Show::show(&self.label),
            4 => Show::show(&self.audience),
            5 => Show::show(&self.named_count),
            8 => Show::show(&self.invitations_expire_at),
            9 => Show::show(&self.status),
            10 => Show::show(&self.version),
            11 => Show::show(&self.scheduled_at),
            12 => Show::show(&self.started_at),
            13 => Show::show(&self.finished_at),
            14 => Show::show(&self.invited_count),
            15 => Show::show(&self.skipped_count),
            16 => Show::show(&self.created_at),
            17 => Show::show(&self.updated_at),
            18 => Got::Value(Value::String(self.id.to_string())),
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
                2 => {
                    match numbered(&self.author_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                7 => {
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

crate::graph_row!(
    crate ::event_invitations::EventInvitationCampaign, EVENT_INVITATION_CAMPAIGN
);

/// `EventInvitationLink`.
pub static EVENT_INVITATION_LINK: Object = Object {
    name: "EventInvitationLink",
    description: "A link to an event, with its secret.",
    interfaces: &[],
    fields: &[
        Field {
            name: "invitation",
            description: "An invitation to an event.",
            ty: "EventInvitation!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_invitations::EVENT_INVITATION),
        },
        Field {
            name: "token",
            description: "Its secret, which is not told again.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "inviteUrl",
            description: "The same as an address to share.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_invitations::EVENT_INVITATION,
        ),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::event_invitations::EventInvitationLink {
    fn object(&self) -> &'static Object {
        &EVENT_INVITATION_LINK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.invitation),
            1 => Show::show(&self.token),
            2 => Show::show(&self.invite_url),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::event_invitations::EventInvitationLink, EVENT_INVITATION_LINK);

/// `EventInvitationPreview`.
pub static EVENT_INVITATION_PREVIEW: Object = Object {
    name: "EventInvitationPreview",
    description: "How many a campaign would invite.",
    interfaces: &[],
    fields: &[
        Field {
            name: "audience",
            description: "Whom a campaign invites.",
            ty: "EventInvitationAudience!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "namedCount",
            description: "How many it is about, each once.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "duplicateCount",
            description: "How many were named again.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "invitableCount",
            description: "How many would be invited.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "alreadyInvitedCount",
            description: "How many are invited already.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "takingPartCount",
            description: "How many take part, have asked or wait.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "keptBackCount",
            description: "From how many it is kept by a block.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unavailableCount",
            description: "How many cannot be invited: they are not there, may not see the event or manage it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_invitations::EVENT_INVITATION_AUDIENCE_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::event_invitations::EventInvitationPreview {
    fn object(&self) -> &'static Object {
        &EVENT_INVITATION_PREVIEW
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.audience),
            1 => Show::show(&self.named_count),
            2 => Show::show(&self.duplicate_count),
            3 => Show::show(&self.invitable_count),
            4 => Show::show(&self.already_invited_count),
            5 => Show::show(&self.taking_part_count),
            6 => Show::show(&self.kept_back_count),
            7 => Show::show(&self.unavailable_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::event_invitations::EventInvitationPreview, EVENT_INVITATION_PREVIEW
);

/// `EventOwnInvitation`.
pub static EVENT_OWN_INVITATION: Object = Object {
    name: "EventOwnInvitation",
    description: "An invitation that waits for the viewer.",
    interfaces: &[],
    fields: &[
        Field {
            name: "invitationId",
            description: "Id of the invitation.",
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
            name: "eventTitle",
            description: "What the event is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startsAt",
            description: "When it begins.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "When the invitation expires. Null for the beginning of the event.",
            ty: "DateTime",
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
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::events::EVENT),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::event_invitations::EventOwnInvitation {
    fn object(&self) -> &'static Object {
        &EVENT_OWN_INVITATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("EventInvitation", Show::show(&self.id)),
            2 => Show::show(&self.event_title),
            3 => Show::show(&self.starts_at),
            4 => Show::show(&self.expires_at),
            5 => Show::show(&self.created_at),
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

crate::graph_row!(crate ::event_invitations::EventOwnInvitation, EVENT_OWN_INVITATION);

/// What the area `event_invitations` answers in the graph beside its operations.
#[async_trait]
pub trait EventInvitationsEdges: Send + Sync {
    /// The `EventInvitation` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_invitation(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventInvitation",
                number,
                Some(Operation::ListEventInvitations),
            )
            .await
    }

    /// The `EventInvitationCampaign` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_event_invitation_campaign(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "EventInvitationCampaign",
                number,
                Some(Operation::ListEventInvitationCampaigns),
            )
            .await
    }
}

impl<T: Send + Sync> EventInvitationsEdges for T {}

/// Fields of `Mutation` that operations of the area `event_invitations` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventInvitationsMutation;

static EVENT_INVITATIONS_MUTATION: Object = Object {
    name: "EventInvitationsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createEventInvitationCampaign",
            description: "Plan invitations to many: a draft, which nobody gets before it is issued. `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read, and for more than a hundred campaigns; `FORBIDDEN` for whoever does not decide about registrations, does not look after the group or the earlier event; `NOT_FOUND` for a group or an earlier event that the viewer may not see.",
            ty: "CreateEventInvitationCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventInvitationCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_INVITATION_CAMPAIGN_ASKING),
        },
        Field {
            name: "previewEventInvitationCampaign",
            description: "How many a campaign would invite now, and how many not and why. Nothing is written, and nobody is named. As for creating one.",
            ty: "PreviewEventInvitationCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PreviewEventInvitationCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PREVIEW_EVENT_INVITATION_CAMPAIGN_ASKING),
        },
        Field {
            name: "scheduleEventInvitationCampaign",
            description: "Let a campaign be issued at a moment, which may be changed as long as it has not come. `EVENT_INVITATION_CONFLICT` once it is being issued, was issued or cancelled; `EVENT_INVITATION_VALIDATION_FAILED` for a moment that is past or not before the event; `EVENT_INVITATION_NOT_FOUND`, `VERSION_CONFLICT` and `FORBIDDEN` as for issuing it.",
            ty: "ScheduleEventInvitationCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ScheduleEventInvitationCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SCHEDULE_EVENT_INVITATION_CAMPAIGN_ASKING),
        },
        Field {
            name: "issueEventInvitationCampaign",
            description: "Invite everybody of a campaign, part by part, each once. `EVENT_INVITATION_CONFLICT` once it is being issued, was issued or cancelled; `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody can register; `EVENT_INVITATION_NOT_FOUND` when the event has no such campaign; `VERSION_CONFLICT` when somebody else has changed it; `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "IssueEventInvitationCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "IssueEventInvitationCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ISSUE_EVENT_INVITATION_CAMPAIGN_ASKING),
        },
        Field {
            name: "cancelEventInvitationCampaign",
            description: "Invite nobody more. Whoever is invited stays so. Doing it again changes nothing. `EVENT_INVITATION_CONFLICT` once it was issued; `EVENT_INVITATION_NOT_FOUND`, `VERSION_CONFLICT` and `FORBIDDEN` as for issuing it.",
            ty: "CancelEventInvitationCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelEventInvitationCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_EVENT_INVITATION_CAMPAIGN_ASKING),
        },
        Field {
            name: "createEventInvitationLink",
            description: "Make a link with which members register for an event. Its secret is told once. `EVENT_INVITATION_VALIDATION_FAILED` for what cannot be read, an end that is past, and for more than fifty links that are good; `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_DISABLED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` where nobody can register; `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "CreateEventInvitationLinkPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateEventInvitationLinkInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_EVENT_INVITATION_LINK_ASKING),
        },
        Field {
            name: "acceptEventInvitationLink",
            description: "Register for an event with a link. Doing it again changes nothing. `EVENT_INVITATION_NOT_FOUND` for a secret that is none of this event; `EVENT_INVITATION_EXPIRED` when it is over; `EVENT_INVITATION_INACTIVE` when it was withdrawn or used up. `EVENT_CAPACITY_FULL` when no place is free; `EVENT_ANSWERS_REQUIRED`, `EVENT_SAFETY_ACTION_REQUIRED` and whatever else keeps somebody from registering.",
            ty: "AcceptEventInvitationLinkPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptEventInvitationLinkInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_EVENT_INVITATION_LINK_ASKING),
        },
        Field {
            name: "acceptEventInvitation",
            description: "Accept an invitation of the viewer's own. Doing it again changes nothing. `EVENT_INVITATION_NOT_FOUND` when there is none; `EVENT_INVITATION_EXPIRED` when it is over; `EVENT_INVITATION_INACTIVE` when it was withdrawn or declined. `EVENT_CAPACITY_FULL` when no place is free; `EVENT_ANSWERS_REQUIRED`, `EVENT_SAFETY_ACTION_REQUIRED` and whatever else keeps somebody from registering.",
            ty: "AcceptEventInvitationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptEventInvitationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_EVENT_INVITATION_ASKING),
        },
        Field {
            name: "declineEventInvitation",
            description: "Decline an invitation of the viewer's own. Doing it again changes nothing. `EVENT_INVITATION_NOT_FOUND` when there is none; `EVENT_INVITATION_EXPIRED` when it is over; `EVENT_INVITATION_INACTIVE` when it was withdrawn or accepted.",
            ty: "DeclineEventInvitationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeclineEventInvitationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DECLINE_EVENT_INVITATION_ASKING),
        },
        Field {
            name: "revokeEventInvitation",
            description: "Withdraw an invitation or a link. Doing it again changes nothing. `EVENT_INVITATION_NOT_FOUND` when the event has none; `EVENT_INVITATION_EXPIRED` when it is over; `EVENT_INVITATION_INACTIVE` when it was accepted or declined; `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "RevokeEventInvitationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeEventInvitationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_EVENT_INVITATION_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_INVITATION_CAMPAIGN_PAYLOAD),
        |registry| PREVIEW_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PREVIEW_EVENT_INVITATION_CAMPAIGN_PAYLOAD),
        |registry| SCHEDULE_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &SCHEDULE_EVENT_INVITATION_CAMPAIGN_PAYLOAD,
        ),
        |registry| ISSUE_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ISSUE_EVENT_INVITATION_CAMPAIGN_PAYLOAD),
        |registry| CANCEL_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_EVENT_INVITATION_CAMPAIGN_PAYLOAD),
        |registry| CREATE_EVENT_INVITATION_LINK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_EVENT_INVITATION_LINK_PAYLOAD),
        |registry| ACCEPT_EVENT_INVITATION_LINK_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_EVENT_INVITATION_LINK_PAYLOAD),
        |registry| ACCEPT_EVENT_INVITATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_EVENT_INVITATION_PAYLOAD),
        |registry| DECLINE_EVENT_INVITATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DECLINE_EVENT_INVITATION_PAYLOAD),
        |registry| REVOKE_EVENT_INVITATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_EVENT_INVITATION_PAYLOAD),
    ],
};

impl Row for EventInvitationsMutation {
    fn object(&self) -> &'static Object {
        &EVENT_INVITATIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `event_invitations` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventInvitationsQuery;

static EVENT_INVITATIONS_QUERY: Object = Object {
    name: "EventInvitationsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventInvitationCampaigns",
            description: "Invitations to many, planned or sent, the newest first, at most a hundred. `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "[EventInvitationCampaign!]",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_EVENT_INVITATION_CAMPAIGNS_ASKING),
        },
        Field {
            name: "eventInvitations",
            description: "Invitations to an event and how they stand, the newest first. `FORBIDDEN` for whoever does not decide about registrations.",
            ty: "EventInvitationConnection",
            arguments: &[
                Argument {
                    name: "eventId",
                    description: "Id of the event.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "status",
                    description: "Only those that stand so.",
                    ty: "EventInvitationStatus",
                    default: None,
                },
                Argument {
                    name: "campaignId",
                    description: "Only those of a campaign.",
                    ty: "ID",
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
            source: Source::Operation(&LIST_EVENT_INVITATIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
        ),
        |registry| register_object(
            registry,
            &crate::graph::event_invitations::EVENT_INVITATION_CONNECTION,
        ),
        |registry| {
            crate::graph::event_invitations::EVENT_INVITATION_STATUS_WORDS
                .register(registry)
        },
    ],
};

impl Row for EventInvitationsQuery {
    fn object(&self) -> &'static Object {
        &EVENT_INVITATIONS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `event_invitations` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventInvitationsViewer;

static EVENT_INVITATIONS_VIEWER: Object = Object {
    name: "EventInvitationsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "eventInvitations",
            description: "Invitations to events that the viewer has not answered, those of the nearest events first, at most a hundred.",
            ty: "[EventOwnInvitation!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_EVENT_INVITATIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::event_invitations::EVENT_OWN_INVITATION,
        ),
    ],
};

impl Row for EventInvitationsViewer {
    fn object(&self) -> &'static Object {
        &EVENT_INVITATIONS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MY_EVENT_INVITATIONS_ASKING: Asking = Asking {
    operation: Operation::ListMyEventInvitations,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_event_invitations,
};

fn list_my_event_invitations(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventOwnInvitationList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_EVENT_INVITATION_CAMPAIGNS_ASKING: Asking = Asking {
    operation: Operation::ListEventInvitationCampaigns,
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
    answer: list_event_invitation_campaigns,
};

fn list_event_invitation_campaigns(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationCampaignList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_EVENT_INVITATION_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::CreateEventInvitationCampaign,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "audience",
            wire: "audience",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_invitations::EVENT_INVITATION_AUDIENCE_WORDS,
            ),
        },
        Input {
            argument: "memberIds",
            wire: "user_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "sourceEventId",
            wire: "source_event_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "label",
            wire: "label",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "invitationsExpireAt",
            wire: "invitations_expire_at",
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
    answer: create_event_invitation_campaign,
};

static CREATE_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventInvitationCampaignInput",
    description: "Input of `createEventInvitationCampaign`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "audience",
            description: "Whom a campaign invites.",
            ty: "EventInvitationAudience!",
            default: None,
        },
        Argument {
            name: "memberIds",
            description: "Who, for `members`.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "Of which group, for `GROUP`.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "sourceEventId",
            description: "Of which earlier event, for `PARTICIPANTS`.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "label",
            description: "A name for those who look after the event.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "invitationsExpireAt",
            description: "When the invitations expire. When the event begins, if nothing is said.",
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
    types: &[
        |registry| {
            crate::graph::event_invitations::EVENT_INVITATION_AUDIENCE_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

static CREATE_EVENT_INVITATION_CAMPAIGN_PAYLOAD: Object = Object {
    name: "CreateEventInvitationCampaignPayload",
    description: "Result of `createEventInvitationCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The new event invitation campaign.",
            ty: "EventInvitationCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
            ),
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
            &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
        ),
    ],
};

fn create_event_invitation_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationCampaignResponse = ask
        .answer()?;
    Ok(
        Shown::of(&CREATE_EVENT_INVITATION_CAMPAIGN_PAYLOAD)
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

static PREVIEW_EVENT_INVITATION_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::PreviewEventInvitationCampaign,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "audience",
            wire: "audience",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::event_invitations::EVENT_INVITATION_AUDIENCE_WORDS,
            ),
        },
        Input {
            argument: "memberIds",
            wire: "user_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "sourceEventId",
            wire: "source_event_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Event"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: preview_event_invitation_campaign,
};

static PREVIEW_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "PreviewEventInvitationCampaignInput",
    description: "Input of `previewEventInvitationCampaign`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "audience",
            description: "Whom a campaign invites.",
            ty: "EventInvitationAudience!",
            default: None,
        },
        Argument {
            name: "memberIds",
            description: "Who, for `members`.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "groupId",
            description: "Of which group, for `GROUP`.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "sourceEventId",
            description: "Of which earlier event, for `PARTICIPANTS`.",
            ty: "ID",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::event_invitations::EVENT_INVITATION_AUDIENCE_WORDS
                .register(registry)
        },
    ],
};

static PREVIEW_EVENT_INVITATION_CAMPAIGN_PAYLOAD: Object = Object {
    name: "PreviewEventInvitationCampaignPayload",
    description: "Result of `previewEventInvitationCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preview",
            description: "The event invitation preview after the change.",
            ty: "EventInvitationPreview",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_invitations::EVENT_INVITATION_PREVIEW,
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
            &crate::graph::event_invitations::EVENT_INVITATION_PREVIEW,
        ),
        |registry| register_object(registry, &crate::graph::events::EVENT),
    ],
};

fn preview_event_invitation_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationPreviewResponse = ask.made()?;
    Ok(
        Shown::of(&PREVIEW_EVENT_INVITATION_CAMPAIGN_PAYLOAD)
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

static SCHEDULE_EVENT_INVITATION_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::ScheduleEventInvitationCampaign,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "campaignId",
            wire: "campaignId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventInvitationCampaign"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "scheduledAt",
            wire: "scheduled_at",
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
    answer: schedule_event_invitation_campaign,
};

static SCHEDULE_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "ScheduleEventInvitationCampaignInput",
    description: "Input of `scheduleEventInvitationCampaign`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
            ty: "Int!",
            default: None,
        },
        Argument {
            name: "scheduledAt",
            description: "When it is issued.",
            ty: "DateTime!",
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

static SCHEDULE_EVENT_INVITATION_CAMPAIGN_PAYLOAD: Object = Object {
    name: "ScheduleEventInvitationCampaignPayload",
    description: "Result of `scheduleEventInvitationCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The event invitation campaign after the change.",
            ty: "EventInvitationCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
            ),
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
            &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
        ),
    ],
};

fn schedule_event_invitation_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationCampaignResponse = ask
        .answer()?;
    Ok(
        Shown::of(&SCHEDULE_EVENT_INVITATION_CAMPAIGN_PAYLOAD)
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

static ISSUE_EVENT_INVITATION_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::IssueEventInvitationCampaign,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "campaignId",
            wire: "campaignId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventInvitationCampaign"),
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
    answer: issue_event_invitation_campaign,
};

static ISSUE_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "IssueEventInvitationCampaignInput",
    description: "Input of `issueEventInvitationCampaign`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
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

static ISSUE_EVENT_INVITATION_CAMPAIGN_PAYLOAD: Object = Object {
    name: "IssueEventInvitationCampaignPayload",
    description: "Result of `issueEventInvitationCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The event invitation campaign after the change.",
            ty: "EventInvitationCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
            ),
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
            &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
        ),
    ],
};

fn issue_event_invitation_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationCampaignResponse = ask
        .answer()?;
    Ok(
        Shown::of(&ISSUE_EVENT_INVITATION_CAMPAIGN_PAYLOAD)
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

static CANCEL_EVENT_INVITATION_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::CancelEventInvitationCampaign,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "campaignId",
            wire: "campaignId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventInvitationCampaign"),
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
    answer: cancel_event_invitation_campaign,
};

static CANCEL_EVENT_INVITATION_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "CancelEventInvitationCampaignInput",
    description: "Input of `cancelEventInvitationCampaign`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "Its `version` as it was read.",
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

static CANCEL_EVENT_INVITATION_CAMPAIGN_PAYLOAD: Object = Object {
    name: "CancelEventInvitationCampaignPayload",
    description: "Result of `cancelEventInvitationCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The event invitation campaign after the change.",
            ty: "EventInvitationCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
            ),
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
            &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
        ),
    ],
};

fn cancel_event_invitation_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationCampaignResponse = ask
        .answer()?;
    Ok(
        Shown::of(&CANCEL_EVENT_INVITATION_CAMPAIGN_PAYLOAD)
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

static LIST_EVENT_INVITATIONS_ASKING: Asking = Asking {
    operation: Operation::ListEventInvitations,
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
                &crate::graph::event_invitations::EVENT_INVITATION_STATUS_WORDS,
            ),
        },
        Input {
            argument: "campaignId",
            wire: "campaign_id",
            place: InputPlace::Query,
            kind: InputKind::Id("EventInvitationCampaign"),
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
    answer: list_event_invitations,
};

fn list_event_invitations(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_EVENT_INVITATION_LINK_ASKING: Asking = Asking {
    operation: Operation::CreateEventInvitationLink,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "label",
            wire: "label",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxUses",
            wire: "max_uses",
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
    answer: create_event_invitation_link,
};

static CREATE_EVENT_INVITATION_LINK_INPUT_TABLE: InputTable = InputTable {
    name: "CreateEventInvitationLinkInput",
    description: "Input of `createEventInvitationLink`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "label",
            description: "A name for those who look after the event.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "maxUses",
            description: "How many members can register with it.",
            ty: "Int",
            default: Some("1"),
        },
        Argument {
            name: "expiresAt",
            description: "When it expires. When the event begins, if nothing is said.",
            ty: "DateTime",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

static CREATE_EVENT_INVITATION_LINK_PAYLOAD: Object = Object {
    name: "CreateEventInvitationLinkPayload",
    description: "Result of `createEventInvitationLink`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "link",
            description: "The new event invitation link.",
            ty: "EventInvitationLink",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_invitations::EVENT_INVITATION_LINK),
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
            &crate::graph::event_invitations::EVENT_INVITATION_LINK,
        ),
    ],
};

fn create_event_invitation_link(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationLinkResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_EVENT_INVITATION_LINK_PAYLOAD)
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

static ACCEPT_EVENT_INVITATION_LINK_ASKING: Asking = Asking {
    operation: Operation::AcceptEventInvitationLink,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "token",
            wire: "token",
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
    answer: accept_event_invitation_link,
};

static ACCEPT_EVENT_INVITATION_LINK_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptEventInvitationLinkInput",
    description: "Input of `acceptEventInvitationLink`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "token",
            description: "The secret.",
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

static ACCEPT_EVENT_INVITATION_LINK_PAYLOAD: Object = Object {
    name: "AcceptEventInvitationLinkPayload",
    description: "Result of `acceptEventInvitationLink`.",
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

fn accept_event_invitation_link(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&ACCEPT_EVENT_INVITATION_LINK_PAYLOAD)
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

static ACCEPT_EVENT_INVITATION_ASKING: Asking = Asking {
    operation: Operation::AcceptEventInvitation,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "invitationId",
            wire: "invitationId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventInvitation"),
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
    answer: accept_event_invitation,
};

static ACCEPT_EVENT_INVITATION_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptEventInvitationInput",
    description: "Input of `acceptEventInvitation`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "invitationId",
            description: "Id of the invitation.",
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

static ACCEPT_EVENT_INVITATION_PAYLOAD: Object = Object {
    name: "AcceptEventInvitationPayload",
    description: "Result of `acceptEventInvitation`.",
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

fn accept_event_invitation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&ACCEPT_EVENT_INVITATION_PAYLOAD)
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

static DECLINE_EVENT_INVITATION_ASKING: Asking = Asking {
    operation: Operation::DeclineEventInvitation,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "invitationId",
            wire: "invitationId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventInvitation"),
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
    answer: decline_event_invitation,
};

static DECLINE_EVENT_INVITATION_INPUT_TABLE: InputTable = InputTable {
    name: "DeclineEventInvitationInput",
    description: "Input of `declineEventInvitation`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "invitationId",
            description: "Id of the invitation.",
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

static DECLINE_EVENT_INVITATION_PAYLOAD: Object = Object {
    name: "DeclineEventInvitationPayload",
    description: "Result of `declineEventInvitation`.",
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

fn decline_event_invitation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_registrations::EventRegistrationResponse = ask.answer()?;
    Ok(
        Shown::of(&DECLINE_EVENT_INVITATION_PAYLOAD)
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

static REVOKE_EVENT_INVITATION_ASKING: Asking = Asking {
    operation: Operation::RevokeEventInvitation,
    inputs: &[
        Input {
            argument: "eventId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Event"),
        },
        Input {
            argument: "invitationId",
            wire: "invitationId",
            place: InputPlace::Path,
            kind: InputKind::Id("EventInvitation"),
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
    answer: revoke_event_invitation,
};

static REVOKE_EVENT_INVITATION_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeEventInvitationInput",
    description: "Input of `revokeEventInvitation`.",
    fields: &[
        Argument {
            name: "eventId",
            description: "Id of the event.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "invitationId",
            description: "Id of the invitation.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. It stands in the history.",
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

static REVOKE_EVENT_INVITATION_PAYLOAD: Object = Object {
    name: "RevokeEventInvitationPayload",
    description: "Result of `revokeEventInvitation`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "invitation",
            description: "The event invitation after the change.",
            ty: "EventInvitation",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::event_invitations::EVENT_INVITATION),
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
            &crate::graph::event_invitations::EVENT_INVITATION,
        ),
    ],
};

fn revoke_event_invitation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::event_invitations::EventInvitationResponse = ask.answer()?;
    Ok(
        Shown::of(&REVOKE_EVENT_INVITATION_PAYLOAD)
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
