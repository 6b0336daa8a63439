// Made from contract/areas/verification_badges.yaml by codegen; edit the contract instead.

//! The area `verification_badges` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, numbered, plus,
    register_object, scalar,
};

/// The words of `VerificationBadgeAction`.
pub static VERIFICATION_BADGE_ACTION_WORDS: EnumTable = EnumTable {
    name: "VerificationBadgeAction",
    description: "What was decided about a badge.",
    values: &[
        EnumValue {
            name: "GRANTED",
            word: "granted",
            description: "It was granted.",
        },
        EnumValue {
            name: "REVOKED",
            word: "revoked",
            description: "It was revoked.",
        },
    ],
};

crate::graph_words!(
    crate ::verification_badges::VerificationBadgeAction, VERIFICATION_BADGE_ACTION_WORDS
);

/// The words of `VerificationBadgeType`.
pub static VERIFICATION_BADGE_TYPE_WORDS: EnumTable = EnumTable {
    name: "VerificationBadgeType",
    description: "A badge that staff grant.",
    values: &[
        EnumValue {
            name: "EMAIL_VERIFIED",
            word: "email_verified",
            description: "The e-mail address is theirs.",
        },
        EnumValue {
            name: "PHONE_VERIFIED",
            word: "phone_verified",
            description: "The phone number is theirs.",
        },
        EnumValue {
            name: "ID_VERIFIED",
            word: "id_verified",
            description: "An official paper was seen. Name and date of birth are fixed from then on.",
        },
        EnumValue {
            name: "ADDRESS_VERIFIED",
            word: "address_verified",
            description: "They live where they say.",
        },
        EnumValue {
            name: "ADMIN_VERIFIED",
            word: "admin_verified",
            description: "An administrator knows them.",
        },
        EnumValue {
            name: "ORGANIZATION_VOUCHED",
            word: "organization_vouched",
            description: "An organization vouches for them.",
        },
        EnumValue {
            name: "PEER_ENDORSED",
            word: "peer_endorsed",
            description: "Members vouch for them.",
        },
    ],
};

crate::graph_words!(
    crate ::verification_badges::VerificationBadgeType, VERIFICATION_BADGE_TYPE_WORDS
);

/// `GrantedBadge`.
pub static GRANTED_BADGE: Object = Object {
    name: "GrantedBadge",
    description: "A badge that a member was granted.",
    interfaces: &[],
    fields: &[
        Field {
            name: "badgeType",
            description: "Which badge.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "Name of the badge.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "icon",
            description: "An emoji for it. Null if it has none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "note",
            description: "What staff noted. Null if nothing was.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "grantedBy",
            description: "Who granted it. Null if a rule did or they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "grantedAt",
            description: "Since when.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when. Null if it has no end.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revokedAt",
            description: "When it was revoked. Null if it was not.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isActive",
            description: "Whether it counts.",
            ty: "Boolean!",
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

impl Row for crate::verification_badges::GrantedBadge {
    fn object(&self) -> &'static Object {
        &GRANTED_BADGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.badge_type),
            1 => Show::show(&self.label),
            2 => Show::show(&self.icon),
            3 => Show::show(&self.note),
            5 => Show::show(&self.granted_at),
            6 => Show::show(&self.expires_at),
            7 => Show::show(&self.revoked_at),
            8 => Show::show(&self.is_active),
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
                    match numbered(&self.granted_by) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::verification_badges::GrantedBadge, GRANTED_BADGE);

/// `MemberBadgeDecision`.
pub static MEMBER_BADGE_DECISION: Object = Object {
    name: "MemberBadgeDecision",
    description: "What staff decided about a badge.",
    interfaces: &[],
    fields: &[
        Field {
            name: "action",
            description: "What was decided about a badge.",
            ty: "VerificationBadgeAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "badgeType",
            description: "Which badge.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "note",
            description: "What was noted. Null if nothing was.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedBy",
            description: "Who decided. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "expiresAt",
            description: "Until when it was granted. Null if without end.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::verification_badges::VERIFICATION_BADGE_ACTION_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::verification_badges::MemberBadgeDecision {
    fn object(&self) -> &'static Object {
        &MEMBER_BADGE_DECISION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.action),
            1 => Show::show(&self.badge_type),
            2 => Show::show(&self.note),
            4 => Show::show(&self.expires_at),
            5 => Show::show(&self.decided_at),
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
                3 => {
                    match numbered(&self.decided_by) {
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
    crate ::verification_badges::MemberBadgeDecision, MEMBER_BADGE_DECISION
);

/// `MemberBadges`.
pub static MEMBER_BADGES: Object = Object {
    name: "MemberBadges",
    description: "All about badges of a member.",
    interfaces: &[],
    fields: &[
        Field {
            name: "badges",
            description: "The first granted first.",
            ty: "[GrantedBadge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::verification_badges::GRANTED_BADGE),
        },
        Field {
            name: "history",
            description: "What was decided, the newest first.",
            ty: "[MemberBadgeDecision!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::verification_badges::MEMBER_BADGE_DECISION,
            ),
        },
        Field {
            name: "availableTypes",
            description: "Which can be granted.",
            ty: "[VerificationBadgeType!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::verification_badges::VERIFICATION_BADGE_TYPE_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::verification_badges::GRANTED_BADGE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::verification_badges::MEMBER_BADGE_DECISION,
        ),
    ],
};

impl Row for crate::verification_badges::MemberBadges {
    fn object(&self) -> &'static Object {
        &MEMBER_BADGES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.badges),
            1 => Show::show(&self.history),
            2 => Show::show(&self.available_types),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::verification_badges::MemberBadges, MEMBER_BADGES);

/// What the area `verification_badges` answers in the graph beside its operations.
#[async_trait]
pub trait VerificationBadgesEdges: Send + Sync {}

impl<T: Send + Sync> VerificationBadgesEdges for T {}

/// Fields of `Mutation` that operations of the area `verification_badges` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct VerificationBadgesMutation;

static VERIFICATION_BADGES_MUTATION: Object = Object {
    name: "VerificationBadgesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "grantVerificationBadge",
            description: "For administrators: grant a badge. The member is told. One that counts already stays as it is; one that was revoked or has expired is granted anew.",
            ty: "GrantVerificationBadgePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "GrantVerificationBadgeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GRANT_VERIFICATION_BADGE_ASKING),
        },
        Field {
            name: "revokeVerificationBadge",
            description: "For administrators: revoke a badge. It counts no more; the record of it stays. `NOT_FOUND` when the member has no such badge that counts.",
            ty: "RevokeVerificationBadgePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RevokeVerificationBadgeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVOKE_VERIFICATION_BADGE_ASKING),
        },
    ],
    types: &[
        |registry| GRANT_VERIFICATION_BADGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &GRANT_VERIFICATION_BADGE_PAYLOAD),
        |registry| REVOKE_VERIFICATION_BADGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REVOKE_VERIFICATION_BADGE_PAYLOAD),
    ],
};

impl Row for VerificationBadgesMutation {
    fn object(&self) -> &'static Object {
        &VERIFICATION_BADGES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `verification_badges` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct VerificationBadgesQuery;

static VERIFICATION_BADGES_QUERY: Object = Object {
    name: "VerificationBadgesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberBadges",
            description: "For administrators: all badges that a member was granted, those that do not count any more as well, and what was decided.",
            ty: "MemberBadges",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MEMBER_BADGES_FOR_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::verification_badges::MEMBER_BADGES,
        ),
    ],
};

impl Row for VerificationBadgesQuery {
    fn object(&self) -> &'static Object {
        &VERIFICATION_BADGES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MEMBER_BADGES_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListMemberBadgesForStaff,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_member_badges_for_staff,
};

fn list_member_badges_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::verification_badges::MemberBadgesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GRANT_VERIFICATION_BADGE_ASKING: Asking = Asking {
    operation: Operation::GrantVerificationBadge,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "badgeType",
            wire: "badge_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::verification_badges::VERIFICATION_BADGE_TYPE_WORDS,
            ),
        },
        Input {
            argument: "note",
            wire: "note",
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
    answer: grant_verification_badge,
};

static GRANT_VERIFICATION_BADGE_INPUT_TABLE: InputTable = InputTable {
    name: "GrantVerificationBadgeInput",
    description: "Input of `grantVerificationBadge`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "badgeType",
            description: "Which badge.",
            ty: "VerificationBadgeType!",
            default: None,
        },
        Argument {
            name: "note",
            description: "What was seen. Only staff read it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "expiresAt",
            description: "Until when. Without it it has no end.",
            ty: "DateTime",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::verification_badges::VERIFICATION_BADGE_TYPE_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

static GRANT_VERIFICATION_BADGE_PAYLOAD: Object = Object {
    name: "GrantVerificationBadgePayload",
    description: "Result of `grantVerificationBadge`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberBadges",
            description: "The member badges after the change.",
            ty: "MemberBadges",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::verification_badges::MEMBER_BADGES),
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
        |registry| register_object(
            registry,
            &crate::graph::verification_badges::MEMBER_BADGES,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn grant_verification_badge(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::verification_badges::MemberBadgesResponse = ask.made()?;
    Ok(
        Shown::of(&GRANT_VERIFICATION_BADGE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
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

static REVOKE_VERIFICATION_BADGE_ASKING: Asking = Asking {
    operation: Operation::RevokeVerificationBadge,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "badgeType",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(
                &crate::graph::verification_badges::VERIFICATION_BADGE_TYPE_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: revoke_verification_badge,
};

static REVOKE_VERIFICATION_BADGE_INPUT_TABLE: InputTable = InputTable {
    name: "RevokeVerificationBadgeInput",
    description: "Input of `revokeVerificationBadge`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "badgeType",
            description: "Which badge.",
            ty: "VerificationBadgeType!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::verification_badges::VERIFICATION_BADGE_TYPE_WORDS
                .register(registry)
        },
    ],
};

static REVOKE_VERIFICATION_BADGE_PAYLOAD: Object = Object {
    name: "RevokeVerificationBadgePayload",
    description: "Result of `revokeVerificationBadge`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberBadges",
            description: "The member badges after the change.",
            ty: "MemberBadges",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::verification_badges::MEMBER_BADGES),
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
        |registry| register_object(
            registry,
            &crate::graph::verification_badges::MEMBER_BADGES,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn revoke_verification_badge(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::verification_badges::MemberBadgesResponse = ask.made()?;
    Ok(
        Shown::of(&REVOKE_VERIFICATION_BADGE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
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
