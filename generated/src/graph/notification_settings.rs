// Made from contract/areas/notification_settings.yaml by codegen; edit the contract instead.

//! The area `notification_settings` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Before, EnumTable, EnumValue, Field, Found, Got, Input,
    InputKind, InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row,
    Show, Shown, Source, found_together, global_id, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `MatchFrequency`.
pub static MATCH_FREQUENCY_WORDS: EnumTable = EnumTable {
    name: "MatchFrequency",
    description: "How often to send matching listings.",
    values: &[
        EnumValue {
            name: "DAILY",
            word: "daily",
            description: "Once a day.",
        },
        EnumValue {
            name: "FORTNIGHTLY",
            word: "fortnightly",
            description: "Every other week.",
        },
        EnumValue {
            name: "MONTHLY",
            word: "monthly",
            description: "Once a month.",
        },
        EnumValue {
            name: "NEVER",
            word: "never",
            description: "Never.",
        },
    ],
};

crate::graph_words!(
    crate ::notification_settings::MatchFrequency, MATCH_FREQUENCY_WORDS
);

/// The words of `NotificationContext`.
pub static NOTIFICATION_CONTEXT_WORDS: EnumTable = EnumTable {
    name: "NotificationContext",
    description: "What a frequency applies to.",
    values: &[
        EnumValue {
            name: "GLOBAL",
            word: "global",
            description: "Everything.",
        },
        EnumValue {
            name: "GROUP",
            word: "group",
            description: "A group.",
        },
        EnumValue {
            name: "THREAD",
            word: "thread",
            description: "A thread in a group.",
        },
    ],
};

crate::graph_words!(
    crate ::notification_settings::NotificationContext, NOTIFICATION_CONTEXT_WORDS
);

/// The words of `NotificationFrequency`.
pub static NOTIFICATION_FREQUENCY_WORDS: EnumTable = EnumTable {
    name: "NotificationFrequency",
    description: "How often to be notified.",
    values: &[
        EnumValue {
            name: "INSTANT",
            word: "instant",
            description: "At once.",
        },
        EnumValue {
            name: "DAILY",
            word: "daily",
            description: "Once a day, all together.",
        },
        EnumValue {
            name: "MONTHLY",
            word: "monthly",
            description: "Once a month, all together.",
        },
        EnumValue {
            name: "OFF",
            word: "off",
            description: "Never.",
        },
    ],
};

crate::graph_words!(
    crate ::notification_settings::NotificationFrequency, NOTIFICATION_FREQUENCY_WORDS
);

/// `GroupFrequencySetting`.
pub static GROUP_FREQUENCY_SETTING: Object = Object {
    name: "GroupFrequencySetting",
    description: "How often a member is notified about a group.",
    interfaces: &[],
    fields: &[
        Field {
            name: "group",
            description: "The group.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "frequency",
            description: "How often.",
            ty: "NotificationFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

impl Row for crate::notification_settings::GroupFrequencySetting {
    fn object(&self) -> &'static Object {
        &GROUP_FREQUENCY_SETTING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.frequency),
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
    crate ::notification_settings::GroupFrequencySetting, GROUP_FREQUENCY_SETTING
);

/// `MatchPreferences`.
pub static MATCH_PREFERENCES: Object = Object {
    name: "MatchPreferences",
    description: "How a member is notified about matching listings.",
    interfaces: &[],
    fields: &[
        Field {
            name: "notificationFrequency",
            description: "How often.",
            ty: "MatchFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notifyHotMatches",
            description: "Whether to send very good matches at once.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notifyMutualMatches",
            description: "Whether to send mutual matches at once.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::MATCH_FREQUENCY_WORDS.register(registry)
        },
    ],
};

impl Row for crate::notification_settings::MatchPreferences {
    fn object(&self) -> &'static Object {
        &MATCH_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.notification_frequency),
            1 => Show::show(&self.notify_hot_matches),
            2 => Show::show(&self.notify_mutual_matches),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::notification_settings::MatchPreferences, MATCH_PREFERENCES);

/// `MutedMember`.
pub static MUTED_MEMBER: Object = Object {
    name: "MutedMember",
    description: "A member whom the viewer has muted.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the mute.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "The muted member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "mutedAt",
            description: "When the member was muted.",
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

impl Row for crate::notification_settings::MutedMember {
    fn object(&self) -> &'static Object {
        &MUTED_MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MutedMember", self.mute_id)),
            2 => Show::show(&self.muted_at),
            3 => Got::Value(Value::String(self.mute_id.to_string())),
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

crate::graph_row!(crate ::notification_settings::MutedMember, MUTED_MEMBER);

/// A page of `MutedMember`.
pub static MUTED_MEMBER_CONNECTION: Object = Object {
    name: "MutedMemberConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MutedMemberEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MUTED_MEMBER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MutedMember!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MUTED_MEMBER),
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
        |registry| register_object(registry, &MUTED_MEMBER_EDGE),
        |registry| register_object(registry, &MUTED_MEMBER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MutedMember`.
pub static MUTED_MEMBER_EDGE: Object = Object {
    name: "MutedMemberEdge",
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
            ty: "MutedMember!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MUTED_MEMBER),
        },
    ],
    types: &[],
};

impl Listed for crate::notification_settings::MutedMember {
    const CONNECTION: &'static Object = &MUTED_MEMBER_CONNECTION;
    const EDGE: &'static Object = &MUTED_MEMBER_EDGE;
}

/// `NotificationForm`.
pub static NOTIFICATION_FORM: Object = Object {
    name: "NotificationForm",
    description: "The settings form.",
    interfaces: &[],
    fields: &[
        Field {
            name: "notificationPreferences",
            description: "What to be notified about.",
            ty: "NotificationPreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::notification_settings::NOTIFICATION_PREFERENCES,
            ),
        },
        Field {
            name: "matchPreferences",
            description: "Notifications about matching listings.",
            ty: "MatchPreferences!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::notification_settings::MATCH_PREFERENCES),
        },
        Field {
            name: "digestFrequency",
            description: "How often to be notified.",
            ty: "NotificationFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::MATCH_PREFERENCES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::NOTIFICATION_PREFERENCES,
        ),
    ],
};

impl Row for crate::notification_settings::NotificationForm {
    fn object(&self) -> &'static Object {
        &NOTIFICATION_FORM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.notifications),
            1 => Show::show(&self.match_preferences),
            2 => Show::show(&self.digest_frequency),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::notification_settings::NotificationForm, NOTIFICATION_FORM);

/// `NotificationPreferences`.
pub static NOTIFICATION_PREFERENCES: Object = Object {
    name: "NotificationPreferences",
    description: "What a member wants to be notified about.",
    interfaces: &[],
    fields: &[
        Field {
            name: "emailMessages",
            description: "E-mails about messages.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailListings",
            description: "E-mails about listings.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailDigest",
            description: "E-mails with a digest.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailConnections",
            description: "E-mails about connections.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailTransactions",
            description: "E-mails about hours.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailReviews",
            description: "E-mails about reviews.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailEvents",
            description: "E-mails about events.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailGamificationDigest",
            description: "E-mails with a digest of points and badges.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailGamificationMilestones",
            description: "E-mails about levels and badges.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailOrgPayments",
            description: "E-mails about payments of organisations.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailOrgTransfers",
            description: "E-mails about transfers of organisations.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailOrgMembership",
            description: "E-mails about membership of organisations.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "emailOrgAdmin",
            description: "E-mails about the running of organisations.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "caringSmartNudges",
            description: "Suggestions of members to help.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pushEnabled",
            description: "Push messages.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pushCampaignsOptedIn",
            description: "Paid push messages.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "federationNotificationsEnabled",
            description: "Notifications from other communities.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::notification_settings::NotificationPreferences {
    fn object(&self) -> &'static Object {
        &NOTIFICATION_PREFERENCES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.email_messages),
            1 => Show::show(&self.email_listings),
            2 => Show::show(&self.email_digest),
            3 => Show::show(&self.email_connections),
            4 => Show::show(&self.email_transactions),
            5 => Show::show(&self.email_reviews),
            6 => Show::show(&self.email_events),
            7 => Show::show(&self.email_gamification_digest),
            8 => Show::show(&self.email_gamification_milestones),
            9 => Show::show(&self.email_org_payments),
            10 => Show::show(&self.email_org_transfers),
            11 => Show::show(&self.email_org_membership),
            12 => Show::show(&self.email_org_admin),
            13 => Show::show(&self.caring_smart_nudges),
            14 => Show::show(&self.push_enabled),
            15 => Show::show(&self.push_campaigns_opted_in),
            16 => Show::show(&self.federation_notifications_enabled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::notification_settings::NotificationPreferences, NOTIFICATION_PREFERENCES
);

/// `UpdateNotificationPreferencesPayload`.
pub static UPDATE_NOTIFICATION_PREFERENCES_PAYLOAD: Object = Object {
    name: "UpdateNotificationPreferencesPayload",
    description: "The saved preferences.",
    interfaces: &[],
    fields: &[
        Field {
            name: "preferences",
            description: "All of them, as they are now.",
            ty: "NotificationPreferences",
            arguments: &[],
            cost: Some(plus::<3>),
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
            &crate::graph::notification_settings::NOTIFICATION_PREFERENCES,
        ),
    ],
};

impl Row for crate::notification_settings::NotificationPreferencesSaved {
    fn object(&self) -> &'static Object {
        &UPDATE_NOTIFICATION_PREFERENCES_PAYLOAD
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
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
                    edges
                        .update_notification_preferences_payload_preferences(ctx, self)
                        .await
                }
                1 => edges.find_viewer(ctx, 0).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::notification_settings::NotificationPreferencesSaved,
    UPDATE_NOTIFICATION_PREFERENCES_PAYLOAD
);

/// `NotificationSettings`.
pub static NOTIFICATION_SETTINGS: Object = Object {
    name: "NotificationSettings",
    description: "How often a member is notified.",
    interfaces: &[],
    fields: &[
        Field {
            name: "globalFrequency",
            description: "About everything. `OFF` if the viewer never decided.",
            ty: "NotificationFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "groupFrequencies",
            description: "Own settings for single groups, by id.",
            ty: "[GroupFrequencySetting!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::notification_settings::GROUP_FREQUENCY_SETTING,
            ),
        },
        Field {
            name: "threadFrequencies",
            description: "Own settings for single threads, by id.",
            ty: "[ThreadFrequencySetting!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::notification_settings::THREAD_FREQUENCY_SETTING,
            ),
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::GROUP_FREQUENCY_SETTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::THREAD_FREQUENCY_SETTING,
        ),
    ],
};

impl Row for crate::notification_settings::NotificationSettings {
    fn object(&self) -> &'static Object {
        &NOTIFICATION_SETTINGS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.global_frequency),
            1 => Show::show(&self.per_group),
            2 => Show::show(&self.per_thread),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::notification_settings::NotificationSettings, NOTIFICATION_SETTINGS
);

/// `ThreadFrequencySetting`.
pub static THREAD_FREQUENCY_SETTING: Object = Object {
    name: "ThreadFrequencySetting",
    description: "How often a member is notified about a thread.",
    interfaces: &[],
    fields: &[
        Field {
            name: "threadId",
            description: "Id of the thread.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "frequency",
            description: "How often.",
            ty: "NotificationFrequency!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS
                .register(registry)
        },
    ],
};

impl Row for crate::notification_settings::ThreadFrequencySetting {
    fn object(&self) -> &'static Object {
        &THREAD_FREQUENCY_SETTING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.thread_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.frequency),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::notification_settings::ThreadFrequencySetting, THREAD_FREQUENCY_SETTING
);

/// What the area `notification_settings` answers in the graph beside its operations.
#[async_trait]
pub trait NotificationSettingsEdges: Send + Sync {
    /// The `MutedMember` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_muted_member(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "MutedMember", number, Some(Operation::ListMutedMembers))
            .await
    }

    /// `UpdateNotificationPreferencesPayload.preferences`: All of them, as they are now.
    async fn update_notification_preferences_payload_preferences(
        &self,
        ctx: &Context<'_>,
        row: &crate::notification_settings::NotificationPreferencesSaved,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `notification_settings` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct NotificationSettingsMutation;

static NOTIFICATION_SETTINGS_MUTATION: Object = Object {
    name: "NotificationSettingsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "updateNotificationPreferences",
            description: "Change what the viewer wants to be notified about. What is left out stays. `VALIDATION_ERROR` when nothing is given; `NOT_FOUND` for somebody who is no member of this community.",
            ty: "UpdateNotificationPreferencesPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateNotificationPreferencesInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_NOTIFICATION_PREFERENCES_ASKING),
        },
        Field {
            name: "saveNotificationForm",
            description: "Save all notification settings at once, or none if any is wrong. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "SaveNotificationFormPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SaveNotificationFormInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SAVE_NOTIFICATION_FORM_ASKING),
        },
        Field {
            name: "setNotificationFrequency",
            description: "Set how often the viewer is notified: about everything, a group or a thread. `VALIDATION_ERROR` for a group or thread that the community does not have or the viewer may not see; `NOT_FOUND` for somebody who is no member of this community.",
            ty: "SetNotificationFrequencyPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetNotificationFrequencyInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_NOTIFICATION_SETTING_ASKING),
        },
        Field {
            name: "muteMember",
            description: "Stop notifications caused by a member. Muting again changes nothing; the member is not told. `INVALID_INPUT` for oneself, `NOT_FOUND` when the community has no such member.",
            ty: "MuteMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "MuteMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&MUTE_MEMBER_ASKING),
        },
        Field {
            name: "unmuteMember",
            description: "Allow notifications caused by a member again. `NOT_FOUND` when the viewer has not muted them.",
            ty: "UnmuteMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UnmuteMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UNMUTE_MEMBER_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::UPDATE_NOTIFICATION_PREFERENCES_PAYLOAD,
        ),
        |registry| UPDATE_NOTIFICATION_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| SAVE_NOTIFICATION_FORM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SAVE_NOTIFICATION_FORM_PAYLOAD),
        |registry| SET_NOTIFICATION_FREQUENCY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_NOTIFICATION_FREQUENCY_PAYLOAD),
        |registry| MUTE_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &MUTE_MEMBER_PAYLOAD),
        |registry| UNMUTE_MEMBER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UNMUTE_MEMBER_PAYLOAD),
    ],
};

impl Row for NotificationSettingsMutation {
    fn object(&self) -> &'static Object {
        &NOTIFICATION_SETTINGS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `notification_settings` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct NotificationSettingsViewer;

static NOTIFICATION_SETTINGS_VIEWER: Object = Object {
    name: "NotificationSettingsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "notificationPreferences",
            description: "What the viewer wants to be notified about. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "NotificationPreferences",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_NOTIFICATION_PREFERENCES_ASKING),
        },
        Field {
            name: "notificationSettings",
            description: "How often the viewer is notified.",
            ty: "NotificationSettings",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_NOTIFICATION_SETTINGS_ASKING),
        },
        Field {
            name: "mutedMembers",
            description: "Members whom the viewer has muted, the latest first, without those who left.",
            ty: "MutedMemberConnection",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_MUTED_MEMBERS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::NOTIFICATION_PREFERENCES,
        ),
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::NOTIFICATION_SETTINGS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::MUTED_MEMBER_CONNECTION,
        ),
    ],
};

impl Row for NotificationSettingsViewer {
    fn object(&self) -> &'static Object {
        &NOTIFICATION_SETTINGS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_NOTIFICATION_PREFERENCES_ASKING: Asking = Asking {
    operation: Operation::GetNotificationPreferences,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_notification_preferences,
};

fn get_notification_preferences(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notification_settings::NotificationPreferencesResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_NOTIFICATION_PREFERENCES_ASKING: Asking = Asking {
    operation: Operation::UpdateNotificationPreferences,
    inputs: &[
        Input {
            argument: "emailMessages",
            wire: "email_messages",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailListings",
            wire: "email_listings",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailDigest",
            wire: "email_digest",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailConnections",
            wire: "email_connections",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailTransactions",
            wire: "email_transactions",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailReviews",
            wire: "email_reviews",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailEvents",
            wire: "email_events",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailGamificationDigest",
            wire: "email_gamification_digest",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailGamificationMilestones",
            wire: "email_gamification_milestones",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailOrgPayments",
            wire: "email_org_payments",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailOrgTransfers",
            wire: "email_org_transfers",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailOrgMembership",
            wire: "email_org_membership",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "emailOrgAdmin",
            wire: "email_org_admin",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "caringSmartNudges",
            wire: "caring_smart_nudges",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "pushEnabled",
            wire: "push_enabled",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "pushCampaignsOptedIn",
            wire: "push_campaigns_opted_in",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "federationNotificationsEnabled",
            wire: "federation_notifications_enabled",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_notification_preferences,
};

static UPDATE_NOTIFICATION_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateNotificationPreferencesInput",
    description: "Input of `updateNotificationPreferences`.",
    fields: &[
        Argument {
            name: "emailMessages",
            description: "E-mails about messages.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailListings",
            description: "E-mails about listings.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailDigest",
            description: "E-mails with a digest.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailConnections",
            description: "E-mails about connections.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailTransactions",
            description: "E-mails about hours.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailReviews",
            description: "E-mails about reviews.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailEvents",
            description: "E-mails about events.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailGamificationDigest",
            description: "E-mails with a digest of points and badges.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailGamificationMilestones",
            description: "E-mails about levels and badges.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailOrgPayments",
            description: "E-mails about payments of organisations.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailOrgTransfers",
            description: "E-mails about transfers of organisations.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailOrgMembership",
            description: "E-mails about membership of organisations.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "emailOrgAdmin",
            description: "E-mails about the running of organisations.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "caringSmartNudges",
            description: "Suggestions of members to help.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "pushEnabled",
            description: "Push messages.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "pushCampaignsOptedIn",
            description: "Paid push messages.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "federationNotificationsEnabled",
            description: "Notifications from other communities.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

fn update_notification_preferences(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notification_settings::NotificationPreferencesSavedResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SAVE_NOTIFICATION_FORM_ASKING: Asking = Asking {
    operation: Operation::SaveNotificationForm,
    inputs: &[
        Input {
            argument: "notificationPreferences",
            wire: "notifications",
            place: InputPlace::Body,
            kind: InputKind::Object(&NOTIFICATION_PREFERENCES_INPUT_INPUTS),
        },
        Input {
            argument: "matchPreferences",
            wire: "match_preferences",
            place: InputPlace::Body,
            kind: InputKind::Object(&MATCH_PREFERENCES_INPUT_INPUTS),
        },
        Input {
            argument: "digestFrequency",
            wire: "digest_frequency",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: save_notification_form,
};

static SAVE_NOTIFICATION_FORM_INPUT_TABLE: InputTable = InputTable {
    name: "SaveNotificationFormInput",
    description: "Input of `saveNotificationForm`.",
    fields: &[
        Argument {
            name: "notificationPreferences",
            description: "What to be notified about.",
            ty: "NotificationPreferencesInput!",
            default: None,
        },
        Argument {
            name: "matchPreferences",
            description: "Notifications about matching listings.",
            ty: "MatchPreferencesInput!",
            default: None,
        },
        Argument {
            name: "digestFrequency",
            description: "How often to be notified.",
            ty: "NotificationFrequency!",
            default: None,
        },
    ],
    types: &[
        |registry| NOTIFICATION_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| MATCH_PREFERENCES_INPUT_TABLE.register(registry),
        |registry| {
            crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS
                .register(registry)
        },
    ],
};

static NOTIFICATION_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "NotificationPreferencesInput",
    description: "What a member wants to be notified about. All fields are required.",
    fields: &[
        Argument {
            name: "emailMessages",
            description: "E-mails about messages.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailListings",
            description: "E-mails about listings.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailDigest",
            description: "E-mails with a digest.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailConnections",
            description: "E-mails about connections.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailTransactions",
            description: "E-mails about hours.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailReviews",
            description: "E-mails about reviews.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailEvents",
            description: "E-mails about events.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailGamificationDigest",
            description: "E-mails with a digest of points and badges.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailGamificationMilestones",
            description: "E-mails about levels and badges.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailOrgPayments",
            description: "E-mails about payments of organisations.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailOrgTransfers",
            description: "E-mails about transfers of organisations.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailOrgMembership",
            description: "E-mails about membership of organisations.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "emailOrgAdmin",
            description: "E-mails about the running of organisations.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "caringSmartNudges",
            description: "Suggestions of members to help.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "pushEnabled",
            description: "Push messages.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "pushCampaignsOptedIn",
            description: "Paid push messages.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "federationNotificationsEnabled",
            description: "Notifications from other communities.",
            ty: "Boolean!",
            default: None,
        },
    ],
    types: &[],
};

static NOTIFICATION_PREFERENCES_INPUT_INPUTS: [Input; 17] = [
    Input {
        argument: "emailMessages",
        wire: "email_messages",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailListings",
        wire: "email_listings",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailDigest",
        wire: "email_digest",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailConnections",
        wire: "email_connections",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailTransactions",
        wire: "email_transactions",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailReviews",
        wire: "email_reviews",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailEvents",
        wire: "email_events",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailGamificationDigest",
        wire: "email_gamification_digest",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailGamificationMilestones",
        wire: "email_gamification_milestones",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailOrgPayments",
        wire: "email_org_payments",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailOrgTransfers",
        wire: "email_org_transfers",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailOrgMembership",
        wire: "email_org_membership",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "emailOrgAdmin",
        wire: "email_org_admin",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "caringSmartNudges",
        wire: "caring_smart_nudges",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "pushEnabled",
        wire: "push_enabled",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "pushCampaignsOptedIn",
        wire: "push_campaigns_opted_in",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "federationNotificationsEnabled",
        wire: "federation_notifications_enabled",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static MATCH_PREFERENCES_INPUT_TABLE: InputTable = InputTable {
    name: "MatchPreferencesInput",
    description: "How a member is notified about matching listings.",
    fields: &[
        Argument {
            name: "notificationFrequency",
            description: "How often.",
            ty: "MatchFrequency!",
            default: None,
        },
        Argument {
            name: "notifyHotMatches",
            description: "Whether to send very good matches at once.",
            ty: "Boolean!",
            default: None,
        },
        Argument {
            name: "notifyMutualMatches",
            description: "Whether to send mutual matches at once.",
            ty: "Boolean!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::MATCH_FREQUENCY_WORDS.register(registry)
        },
    ],
};

static MATCH_PREFERENCES_INPUT_INPUTS: [Input; 3] = [
    Input {
        argument: "notificationFrequency",
        wire: "notification_frequency",
        place: InputPlace::Body,
        kind: InputKind::Word(
            &crate::graph::notification_settings::MATCH_FREQUENCY_WORDS,
        ),
    },
    Input {
        argument: "notifyHotMatches",
        wire: "notify_hot_matches",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "notifyMutualMatches",
        wire: "notify_mutual_matches",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static SAVE_NOTIFICATION_FORM_PAYLOAD: Object = Object {
    name: "SaveNotificationFormPayload",
    description: "Result of `saveNotificationForm`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "form",
            description: "The notification form after the change.",
            ty: "NotificationForm",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::notification_settings::NOTIFICATION_FORM),
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
            &crate::graph::notification_settings::NOTIFICATION_FORM,
        ),
    ],
};

fn save_notification_form(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notification_settings::NotificationFormResponse = ask.made()?;
    Ok(
        Shown::of(&SAVE_NOTIFICATION_FORM_PAYLOAD)
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

static GET_NOTIFICATION_SETTINGS_ASKING: Asking = Asking {
    operation: Operation::GetNotificationSettings,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_notification_settings,
};

fn get_notification_settings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notification_settings::NotificationSettingsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_NOTIFICATION_SETTING_ASKING: Asking = Asking {
    operation: Operation::UpdateNotificationSetting,
    inputs: &[
        Input {
            argument: "contextType",
            wire: "context_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::notification_settings::NOTIFICATION_CONTEXT_WORDS,
            ),
        },
        Input {
            argument: "contextId",
            wire: "context_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "frequency",
            wire: "frequency",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_notification_setting,
};

static SET_NOTIFICATION_FREQUENCY_INPUT_TABLE: InputTable = InputTable {
    name: "SetNotificationFrequencyInput",
    description: "Input of `setNotificationFrequency`.",
    fields: &[
        Argument {
            name: "contextType",
            description: "What kind of thing it is about.",
            ty: "NotificationContext!",
            default: None,
        },
        Argument {
            name: "contextId",
            description: "Id of the group or thread. Ignored with `GLOBAL`.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "frequency",
            description: "How often.",
            ty: "NotificationFrequency!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::notification_settings::NOTIFICATION_CONTEXT_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::notification_settings::NOTIFICATION_FREQUENCY_WORDS
                .register(registry)
        },
    ],
};

static SET_NOTIFICATION_FREQUENCY_PAYLOAD: Object = Object {
    name: "SetNotificationFrequencyPayload",
    description: "Result of `setNotificationFrequency`.",
    interfaces: &[],
    fields: &[
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

fn update_notification_setting(_: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&SET_NOTIFICATION_FREQUENCY_PAYLOAD)
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static MUTE_MEMBER_ASKING: Asking = Asking {
    operation: Operation::MuteMember,
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
    answer: mute_member,
};

static MUTE_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "MuteMemberInput",
    description: "Input of `muteMember`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the other member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static MUTE_MEMBER_PAYLOAD: Object = Object {
    name: "MuteMemberPayload",
    description: "Result of `muteMember`.",
    interfaces: &[],
    fields: &[
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

fn mute_member(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&MUTE_MEMBER_PAYLOAD)
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

static UNMUTE_MEMBER_ASKING: Asking = Asking {
    operation: Operation::UnmuteMember,
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
            field: "removedMutedMemberId",
            key: "unmuteMember.removedMutedMemberId",
        },
    ],
    keep: None,
    total: None,
    answer: unmute_member,
};

static UNMUTE_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "UnmuteMemberInput",
    description: "Input of `unmuteMember`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the other member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static UNMUTE_MEMBER_PAYLOAD: Object = Object {
    name: "UnmuteMemberPayload",
    description: "Result of `unmuteMember`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMutedMemberId",
            description: "Global id of the mute that was lifted.",
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

fn unmute_member(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&UNMUTE_MEMBER_PAYLOAD)
            .removed("MutedMember", ask.before("removedMutedMemberId"))
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

static LIST_MUTED_MEMBERS_ASKING: Asking = Asking {
    operation: Operation::ListMutedMembers,
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_muted_members,
};

fn list_muted_members(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::notification_settings::MutedMemberPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.mute_id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
