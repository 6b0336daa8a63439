// Made from contract/areas/members.yaml by codegen; edit the contract instead.

//! The area `members` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Before, EnumTable, EnumValue, Field, Found, Got, Input,
    InputKind, InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source,
    found_together, global_id, numbered, plus, register_object, scalar,
};

/// The words of `AccountStatus`.
pub static ACCOUNT_STATUS_WORDS: EnumTable = EnumTable {
    name: "AccountStatus",
    description: "Status of an account. Only active accounts may sign in.",
    values: &[
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "In use.",
        },
        EnumValue {
            name: "INACTIVE",
            word: "inactive",
            description: "Deactivated by its owner.",
        },
        EnumValue {
            name: "SUSPENDED",
            word: "suspended",
            description: "Suspended for a while.",
        },
        EnumValue {
            name: "BANNED",
            word: "banned",
            description: "Banned for good.",
        },
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Waiting for approval or verification.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "Not approved.",
        },
    ],
};

crate::graph_words!(crate ::members::AccountStatus, ACCOUNT_STATUS_WORDS);

/// The words of `Language`.
pub static LANGUAGE_WORDS: EnumTable = EnumTable {
    name: "Language",
    description: "A language that members can be written to in (BCP 47): English, Irish, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Japanese, Arabic.",
    values: &[
        EnumValue {
            name: "EN",
            word: "en",
            description: "English.",
        },
        EnumValue {
            name: "GA",
            word: "ga",
            description: "Irish.",
        },
        EnumValue {
            name: "DE",
            word: "de",
            description: "German.",
        },
        EnumValue {
            name: "FR",
            word: "fr",
            description: "French.",
        },
        EnumValue {
            name: "IT",
            word: "it",
            description: "Italian.",
        },
        EnumValue {
            name: "ES",
            word: "es",
            description: "Spanish.",
        },
        EnumValue {
            name: "PT",
            word: "pt",
            description: "Portuguese.",
        },
        EnumValue {
            name: "NL",
            word: "nl",
            description: "Dutch.",
        },
        EnumValue {
            name: "PL",
            word: "pl",
            description: "Polish.",
        },
        EnumValue {
            name: "JA",
            word: "ja",
            description: "Japanese.",
        },
        EnumValue {
            name: "AR",
            word: "ar",
            description: "Arabic.",
        },
    ],
};

crate::graph_words!(crate ::members::Language, LANGUAGE_WORDS);

/// The words of `MemberRole`.
pub static MEMBER_ROLE_WORDS: EnumTable = EnumTable {
    name: "MemberRole",
    description: "Role of a member. Staff are brokers and coordinators as well as administrators.",
    values: &[
        EnumValue {
            name: "MEMBER",
            word: "member",
            description: "Any member.",
        },
        EnumValue {
            name: "BROKER",
            word: "broker",
            description: "Staff: looks after the safety of exchanges and messages.",
        },
        EnumValue {
            name: "COORDINATOR",
            word: "coordinator",
            description: "Staff: helps members.",
        },
        EnumValue {
            name: "ADMIN",
            word: "admin",
            description: "Administers the community.",
        },
        EnumValue {
            name: "TENANT_ADMIN",
            word: "tenant_admin",
            description: "Administers the community. Acts like its other administrators today.",
        },
        EnumValue {
            name: "SUPER_ADMIN",
            word: "super_admin",
            description: "Administers the platform.",
        },
    ],
};

crate::graph_words!(crate ::members::MemberRole, MEMBER_ROLE_WORDS);

/// The words of `OnlineStatus`.
pub static ONLINE_STATUS_WORDS: EnumTable = EnumTable {
    name: "OnlineStatus",
    description: "When the member was last seen. For others than staff and the member, it fades at five-minute marks of the clock.",
    values: &[
        EnumValue {
            name: "ONLINE",
            word: "online",
            description: "In the last 5 minutes.",
        },
        EnumValue {
            name: "AWAY",
            word: "away",
            description: "In the last 60 minutes.",
        },
        EnumValue {
            name: "OFFLINE",
            word: "offline",
            description: "Longer ago or never.",
        },
    ],
};

crate::graph_words!(crate ::members::OnlineStatus, ONLINE_STATUS_WORDS);

/// The words of `ProfilePrivacy`.
pub static PROFILE_PRIVACY_WORDS: EnumTable = EnumTable {
    name: "ProfilePrivacy",
    description: "Who can see the profile.",
    values: &[
        EnumValue {
            name: "PUBLIC",
            word: "public",
            description: "Every signed-in member of the community. Nobody else can see profiles, so it acts like the choice of members today.",
        },
        EnumValue {
            name: "MEMBERS",
            word: "members",
            description: "Every signed-in member of the community.",
        },
        EnumValue {
            name: "CONNECTIONS",
            word: "connections",
            description: "Only connected members.",
        },
    ],
};

crate::graph_words!(crate ::members::ProfilePrivacy, PROFILE_PRIVACY_WORDS);

/// `BlockStatus`.
pub static BLOCK_STATUS: Object = Object {
    name: "BlockStatus",
    description: "Blocks between the viewer and another member.",
    interfaces: &[],
    fields: &[
        Field {
            name: "isBlocked",
            description: "Whether the viewer has blocked the other.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isBlockedBy",
            description: "Whether the other has blocked the viewer.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::members::BlockStatus {
    fn object(&self) -> &'static Object {
        &BLOCK_STATUS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.is_blocked),
            1 => Show::show(&self.is_blocked_by),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::members::BlockStatus, BLOCK_STATUS);

/// `BlockedMember`.
pub static BLOCKED_MEMBER: Object = Object {
    name: "BlockedMember",
    description: "A member the viewer has blocked.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the block.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The blocked member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reason",
            description: "The viewer's note. Nobody else can read it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "blockedAt",
            description: "When the block was made.",
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
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::members::BlockedMember {
    fn object(&self) -> &'static Object {
        &BLOCKED_MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("BlockedMember", self.block_id)),
            2 => Show::show(&self.reason),
            3 => Show::show(&self.blocked_at),
            4 => Got::Value(Value::String(self.block_id.to_string())),
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

crate::graph_row!(crate ::members::BlockedMember, BLOCKED_MEMBER);

/// `Badge`.
pub static BADGE: Object = Object {
    name: "Badge",
    description: "A badge that a member has.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "Name of the badge.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "badgeKey",
            description: "Key of the badge: `peer_endorsed` for members whom enough others vouch for, or a badge that staff granted.",
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
            name: "description",
            description: "What the badge is given for. Null if that is not known.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "earnedAt",
            description: "When the member got it.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when the member has it. Null if it has no end.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::members::MemberBadge {
    fn object(&self) -> &'static Object {
        &BADGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.name),
            1 => Show::show(&self.badge_key),
            2 => Show::show(&self.icon),
            3 => Show::show(&self.description),
            4 => Show::show(&self.earned_at),
            5 => Show::show(&self.expires_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::members::MemberBadge, BADGE);

/// `OwnStats`.
pub static OWN_STATS: Object = Object {
    name: "OwnStats",
    description: "Counts of the viewer's listings and transfers, and their balance.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingCount",
            description: "How many listings every member may see.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "givenCount",
            description: "Transfers to other members, without reversed ones.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receivedCount",
            description: "Transfers from other members, without reversed ones.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "offerCount",
            description: "Offers among the listings.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requestCount",
            description: "Requests among the listings.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "walletBalance",
            description: "Hours to spend, two decimals at most.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

impl Row for crate::members::MyStats {
    fn object(&self) -> &'static Object {
        &OWN_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.listings_count),
            1 => Show::show(&self.given_count),
            2 => Show::show(&self.received_count),
            3 => Show::show(&self.offers_count),
            4 => Show::show(&self.requests_count),
            5 => Show::show(&self.wallet_balance),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::members::MyStats, OWN_STATS);

/// `OwnProfile`.
pub static OWN_PROFILE: Object = Object {
    name: "OwnProfile",
    description: "A member's profile as they see it themselves.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "The organisation's name, else first and last name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "firstName",
            description: "Given name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastName",
            description: "Family name. Null if there is none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "avatarUrl",
            description: "Absolute address of the picture.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "bio",
            description: "What the member says about themselves.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tagline",
            description: "Tagline: one line about the member.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Where the member lives or works.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "latitude",
            description: "Degrees north, -90 to 90.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "longitude",
            description: "Degrees east, -180 to 180.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "skills",
            description: "What the member can do.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "profileType",
            description: "Whether the account belongs to a person or to an organisation.",
            ty: "ProfileType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "organizationName",
            description: "Name of the organisation. Null for persons.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When the account was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOnline",
            description: "Whether the member was seen in the last 5 minutes.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "onlineStatus",
            description: "When the member was last seen. For others than staff and the member, it fades at five-minute marks of the clock.",
            ty: "OnlineStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "email",
            description: "Address the member signs in with, lower case.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "phone",
            description: "Telephone number.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an account. Only active accounts may sign in.",
            ty: "AccountStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailVerifiedAt",
            description: "When the address was confirmed. Null if not yet.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "balance",
            description: "Hours to spend, two decimals at most.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "role",
            description: "Role of a member. Staff are brokers and coordinators as well as administrators.",
            ty: "MemberRole!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isAdmin",
            description: "Whether the member administers the community, by role or flag.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isSuperAdmin",
            description: "Whether the member administers the platform.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isGod",
            description: "Whether the member is an owner of the platform.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isTenantSuperAdmin",
            description: "Whether the member administers this community and those below it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "canCreateEvents",
            description: "Whether the member may create events in this community.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isApproved",
            description: "Whether the community has approved the account.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "privacyProfile",
            description: "Who can see the profile.",
            ty: "ProfilePrivacy!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "privacySearch",
            description: "Whether the member is found in directory and search.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "onboardingCompleted",
            description: "Whether the first steps are done.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hasSecondFactor",
            description: "Whether a second factor is on.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dateOfBirth",
            description: "Only the member sees it. Null if not told.",
            ty: "Date",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "preferredTheme",
            description: "How pages look.",
            ty: "Theme!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "themePreferences",
            description: "Colours, sizes, and what eases reading.",
            ty: "ThemePreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::profile::THEME_PREFERENCES),
        },
        Field {
            name: "stats",
            description: "Counts of the viewer.",
            ty: "OwnProfileStats!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::members::OWN_PROFILE_STATS),
        },
        Field {
            name: "xp",
            description: "Points that the member earned. Only the member sees them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "level",
            description: "Level: the second at 100 points, the third at 300, the fourth at 600, and so on. Only the member sees it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "badges",
            description: "Badges that count now, the first earned first.",
            ty: "[Badge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::members::BADGE),
        },
        Field {
            name: "preferredLanguage",
            description: "The language in which the member is written to: see `setLanguage`.",
            ty: "Language!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| crate::graph::members::ACCOUNT_STATUS_WORDS.register(registry),
        |registry| crate::graph::members::LANGUAGE_WORDS.register(registry),
        |registry| crate::graph::members::MEMBER_ROLE_WORDS.register(registry),
        |registry| crate::graph::members::ONLINE_STATUS_WORDS.register(registry),
        |registry| crate::graph::members::PROFILE_PRIVACY_WORDS.register(registry),
        |registry| crate::graph::profile::THEME_WORDS.register(registry),
        |registry| crate::graph::shared::PROFILE_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::members::BADGE),
        |registry| register_object(registry, &crate::graph::members::OWN_PROFILE_STATS),
        |registry| register_object(registry, &crate::graph::profile::THEME_PREFERENCES),
        |registry| scalar(registry, "Date"),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::members::OwnProfile {
    fn object(&self) -> &'static Object {
        &OWN_PROFILE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.name),
            1 => Show::show(&self.first_name),
            2 => Show::show(&self.last_name),
            3 => Show::show(&self.avatar_url),
            4 => Show::show(&self.bio),
            5 => Show::show(&self.tagline),
            6 => Show::show(&self.location),
            7 => Show::show(&self.latitude),
            8 => Show::show(&self.longitude),
            9 => Show::show(&self.skills),
            10 => Show::show(&self.profile_type),
            11 => Show::show(&self.organization_name),
            12 => Show::show(&self.created_at),
            13 => Show::show(&self.is_online),
            14 => Show::show(&self.online_status),
            15 => Show::show(&self.email),
            16 => Show::show(&self.phone),
            17 => Show::show(&self.status),
            18 => Show::show(&self.email_verified_at),
            19 => Show::show(&self.balance),
            20 => Show::show(&self.role),
            21 => Show::show(&self.is_admin),
            22 => Show::show(&self.is_super_admin),
            23 => Show::show(&self.is_god),
            24 => Show::show(&self.is_tenant_super_admin),
            25 => Show::show(&self.can_create_events),
            26 => Show::show(&self.is_approved),
            27 => Show::show(&self.privacy_profile),
            28 => Show::show(&self.privacy_search),
            29 => Show::show(&self.onboarding_completed),
            30 => Show::show(&self.has_2fa_enabled),
            31 => Show::show(&self.date_of_birth),
            32 => Show::show(&self.preferred_theme),
            33 => Show::show(&self.theme_preferences),
            34 => Show::show(&self.stats),
            35 => Show::show(&self.xp),
            36 => Show::show(&self.level),
            37 => Show::show(&self.badges),
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
                38 => edges.own_profile_preferred_language(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::members::OwnProfile, OWN_PROFILE);

/// `OwnProfileStats`.
pub static OWN_PROFILE_STATS: Object = Object {
    name: "OwnProfileStats",
    description: "Counts of the viewer.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingCount",
            description: "How many listings every member may see.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "transactionCount",
            description: "Transfers to and from other members, without reversed ones.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "connectionCount",
            description: "Accepted connections.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewCount",
            description: "Reviews the member received: approved ones, anonymous ones among them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "averageRating",
            description: "Mean rating of the reviews in `reviewCount`, two decimals; `Member.reviewStats` has it too. Null without one.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "exchangeCount",
            description: "Exchanges the member completed, on either side.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalHoursGiven",
            description: "Hours that went to other members, without reversed ones.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalHoursReceived",
            description: "Hours that came from other members, without reversed ones.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

impl Row for crate::members::OwnProfileStats {
    fn object(&self) -> &'static Object {
        &OWN_PROFILE_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.listings_count),
            1 => Show::show(&self.transactions_count),
            2 => Show::show(&self.connections_count),
            3 => Show::show(&self.reviews_count),
            4 => Show::show(&self.average_rating),
            5 => Show::show(&self.exchanges_count),
            6 => Show::show(&self.total_hours_given),
            7 => Show::show(&self.total_hours_received),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::members::OwnProfileStats, OWN_PROFILE_STATS);

/// `MemberProfile`.
pub static MEMBER_PROFILE: Object = Object {
    name: "MemberProfile",
    description: "A member's profile as others see it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "latitude",
            description: "Degrees north, -90 to 90.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "longitude",
            description: "Degrees east, -180 to 180.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "skills",
            description: "What the member can do.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When the account was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOnline",
            description: "Whether the member was seen in the last 5 minutes.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "onlineStatus",
            description: "When the member was last seen. For others than staff and the member, it fades at five-minute marks of the clock.",
            ty: "OnlineStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "stats",
            description: "Counts of the member.",
            ty: "MemberStats",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| crate::graph::members::ONLINE_STATUS_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::members::MEMBER_STATS),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::members::PublicProfile {
    fn object(&self) -> &'static Object {
        &MEMBER_PROFILE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.latitude),
            1 => Show::show(&self.longitude),
            2 => Show::show(&self.skills),
            3 => Show::show(&self.created_at),
            4 => Show::show(&self.is_online),
            5 => Show::show(&self.online_status),
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
                6 => edges.member_profile_stats(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::members::PublicProfile, MEMBER_PROFILE);

/// `MemberStats`.
pub static MEMBER_STATS: Object = Object {
    name: "MemberStats",
    description: "Counts of a member.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingCount",
            description: "How many listings every member may see.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "connectionCount",
            description: "Accepted connections.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewCount",
            description: "Reviews the member received: approved ones, anonymous ones among them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "averageRating",
            description: "Mean rating of the reviews in `reviewCount`, two decimals; `Member.reviewStats` has it too. Null without one.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "exchangeCount",
            description: "Exchanges the member completed, on either side.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalHoursGiven",
            description: "Hours that went to other members, without reversed ones.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalHoursReceived",
            description: "Hours that came from other members, without reversed ones.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "groupCount",
            description: "Public groups the member belongs to; of oneself all of them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attendedEventCount",
            description: "Events that are over and that the member came to, without those of groups that are not public; of oneself all of them.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

impl Row for crate::members::PublicProfileStats {
    fn object(&self) -> &'static Object {
        &MEMBER_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.listings_count),
            1 => Show::show(&self.connections_count),
            2 => Show::show(&self.reviews_count),
            3 => Show::show(&self.average_rating),
            4 => Show::show(&self.exchanges_count),
            5 => Show::show(&self.total_hours_given),
            6 => Show::show(&self.total_hours_received),
            7 => Show::show(&self.groups_count),
            8 => Show::show(&self.events_attended),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::members::PublicProfileStats, MEMBER_STATS);

/// What the area `members` answers in the graph beside its operations.
#[async_trait]
pub trait MembersEdges: Send + Sync {
    /// The `BlockedMember` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_blocked_member(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "BlockedMember", number, Some(Operation::ListBlockedMembers))
            .await
    }

    /// `OwnProfile.preferredLanguage`: The language in which the member is written to: see `setLanguage`.
    async fn own_profile_preferred_language(
        &self,
        ctx: &Context<'_>,
        row: &crate::members::OwnProfile,
    ) -> async_graphql::Result<Found>;

    /// `MemberProfile.stats`: Counts of the member.
    async fn member_profile_stats(
        &self,
        ctx: &Context<'_>,
        row: &crate::members::PublicProfile,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `members` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MembersMutation;

static MEMBERS_MUTATION: Object = Object {
    name: "MembersMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "updateProfile",
            description: "Change the viewer's profile. What is left out stays; null takes away what may be empty. All that is wrong is told at once. Names and date of birth of a member whose identity was verified stay as they are. `NOT_FOUND` when the account is gone.",
            ty: "UpdateProfilePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateProfileInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_ME_ASKING),
        },
        Field {
            name: "setLanguage",
            description: "Choose the language of notifications, e-mails and push messages to the viewer. What was sent before stays as it is. `VALIDATION_ERROR` for a language that the community does not offer (`Community.supportedLanguages`); `NOT_FOUND` when the account is gone.",
            ty: "SetLanguagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetLanguageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_MY_LANGUAGE_ASKING),
        },
        Field {
            name: "blockMember",
            description: "Block a member. Ends any connection or request between the two and keeps either from sending a new one. Blocking again changes nothing. The member is not told. `VALIDATION_ERROR` for oneself, `NOT_FOUND` when the community has no such member.",
            ty: "BlockMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "BlockMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&BLOCK_MEMBER_ASKING),
        },
        Field {
            name: "unblockMember",
            description: "Lift the viewer's block of a member. `NOT_FOUND` when there is none.",
            ty: "UnblockMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UnblockMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNBLOCK_MEMBER_ASKING),
        },
    ],
    types: &[
        |registry| UPDATE_PROFILE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_PROFILE_PAYLOAD),
        |registry| SET_LANGUAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_LANGUAGE_PAYLOAD),
        |registry| BLOCK_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &BLOCK_MEMBER_PAYLOAD),
        |registry| UNBLOCK_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UNBLOCK_MEMBER_PAYLOAD),
    ],
};

impl Row for MembersMutation {
    fn object(&self) -> &'static Object {
        &MEMBERS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `members` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MembersQuery;

static MEMBERS_QUERY: Object = Object {
    name: "MembersQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "blockStatus",
            description: "Whether the viewer has blocked a member, or the member the viewer. `NOT_FOUND` when the community has no such member.",
            ty: "BlockStatus",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_BLOCK_STATUS_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::members::BLOCK_STATUS)],
};

impl Row for MembersQuery {
    fn object(&self) -> &'static Object {
        &MEMBERS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `members` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MembersViewer;

static MEMBERS_VIEWER: Object = Object {
    name: "MembersViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "profile",
            description: "The viewer's own profile: everything that the platform shows a member about themselves. `NOT_FOUND` when the account is gone.",
            ty: "OwnProfile",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_ME_ASKING),
        },
        Field {
            name: "stats",
            description: "Counts of the viewer's listings and transfers. `NOT_FOUND` when the account is gone.",
            ty: "OwnStats",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MY_STATS_ASKING),
        },
        Field {
            name: "blockedMembers",
            description: "All members whom the viewer has blocked, the latest first.",
            ty: "[BlockedMember!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_BLOCKED_MEMBERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::members::OWN_PROFILE),
        |registry| register_object(registry, &crate::graph::members::OWN_STATS),
        |registry| register_object(registry, &crate::graph::members::BLOCKED_MEMBER),
    ],
};

impl Row for MembersViewer {
    fn object(&self) -> &'static Object {
        &MEMBERS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_ME_ASKING: Asking = Asking {
    operation: Operation::GetMe,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_me,
};

fn get_me(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::members::OwnProfileResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_ME_ASKING: Asking = Asking {
    operation: Operation::UpdateMe,
    inputs: &[
        Input {
            argument: "firstName",
            wire: "first_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "lastName",
            wire: "last_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "bio",
            wire: "bio",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "tagline",
            wire: "tagline",
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
            argument: "phone",
            wire: "phone",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "avatarUrl",
            wire: "avatar_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "organizationName",
            wire: "organization_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "profileType",
            wire: "profile_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::shared::PROFILE_TYPE_WORDS),
        },
        Input {
            argument: "dateOfBirth",
            wire: "date_of_birth",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_me,
};

static UPDATE_PROFILE_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateProfileInput",
    description: "Input of `updateProfile`.",
    fields: &[
        Argument {
            name: "firstName",
            description: "Given name.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "lastName",
            description: "Family name.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "bio",
            description: "What the member says about themselves.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "tagline",
            description: "One line about the member.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "location",
            description: "Where the member lives or works.",
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
            name: "phone",
            description: "Telephone number: at least seven digits.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "avatarUrl",
            description: "Null takes the picture away. Otherwise the address of the picture as it is.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "organizationName",
            description: "Name of the organisation.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "profileType",
            description: "Whether the account belongs to a person or to an organisation.",
            ty: "ProfileType",
            default: None,
        },
        Argument {
            name: "dateOfBirth",
            description: "Date of birth.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::shared::PROFILE_TYPE_WORDS.register(registry)],
};

static UPDATE_PROFILE_PAYLOAD: Object = Object {
    name: "UpdateProfilePayload",
    description: "Result of `updateProfile`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "profile",
            description: "The own profile after the change.",
            ty: "OwnProfile",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::members::OWN_PROFILE),
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
    types: &[|registry| register_object(registry, &crate::graph::members::OWN_PROFILE)],
};

fn update_me(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::members::OwnProfileResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_PROFILE_PAYLOAD)
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

static SET_MY_LANGUAGE_ASKING: Asking = Asking {
    operation: Operation::SetMyLanguage,
    inputs: &[
        Input {
            argument: "language",
            wire: "language",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::members::LANGUAGE_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: set_my_language,
};

static SET_LANGUAGE_INPUT_TABLE: InputTable = InputTable {
    name: "SetLanguageInput",
    description: "Input of `setLanguage`.",
    fields: &[
        Argument {
            name: "language",
            description: "A language that members can be written to in (BCP 47): English, Irish, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Japanese, Arabic.",
            ty: "Language!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::members::LANGUAGE_WORDS.register(registry)],
};

static SET_LANGUAGE_PAYLOAD: Object = Object {
    name: "SetLanguagePayload",
    description: "Result of `setLanguage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "language",
            description: "A language that members can be written to in (BCP 47): English, Irish, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Japanese, Arabic.",
            ty: "Language",
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
    types: &[|registry| crate::graph::members::LANGUAGE_WORDS.register(registry)],
};

fn set_my_language(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::members::ChosenLanguageResponse = ask.made()?;
    Ok(
        Shown::of(&SET_LANGUAGE_PAYLOAD)
            .with(IntoFound::into_found(answer.data.language))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_MY_STATS_ASKING: Asking = Asking {
    operation: Operation::GetMyStats,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_my_stats,
};

fn get_my_stats(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::members::MyStatsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_BLOCKED_MEMBERS_ASKING: Asking = Asking {
    operation: Operation::ListBlockedMembers,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_blocked_members,
};

fn list_blocked_members(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::members::BlockedMemberList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static BLOCK_MEMBER_ASKING: Asking = Asking {
    operation: Operation::BlockMember,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[
        Before {
            field: "removedRelationshipId",
            key: "blockMember.removedRelationshipId",
        },
    ],
    keep: None,
    total: None,
    answer: block_member,
};

static BLOCK_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "BlockMemberInput",
    description: "Input of `blockMember`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "A note that only the viewer can read.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static BLOCK_MEMBER_PAYLOAD: Object = Object {
    name: "BlockMemberPayload",
    description: "Result of `blockMember`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedRelationshipId",
            description: "Global id of the relationship that is gone. Null where there was none.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn block_member(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&BLOCK_MEMBER_PAYLOAD)
            .removed("Relationship", ask.before("removedRelationshipId"))
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

static UNBLOCK_MEMBER_ASKING: Asking = Asking {
    operation: Operation::UnblockMember,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[
        Before {
            field: "removedBlockedMemberId",
            key: "unblockMember.removedBlockedMemberId",
        },
    ],
    keep: None,
    total: None,
    answer: unblock_member,
};

static UNBLOCK_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "UnblockMemberInput",
    description: "Input of `unblockMember`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static UNBLOCK_MEMBER_PAYLOAD: Object = Object {
    name: "UnblockMemberPayload",
    description: "Result of `unblockMember`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedBlockedMemberId",
            description: "Global id of the block that was lifted.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn unblock_member(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&UNBLOCK_MEMBER_PAYLOAD)
            .removed("BlockedMember", ask.before("removedBlockedMemberId"))
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

static GET_BLOCK_STATUS_ASKING: Asking = Asking {
    operation: Operation::GetBlockStatus,
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
    answer: get_block_status,
};

fn get_block_status(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::members::BlockStatusResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
