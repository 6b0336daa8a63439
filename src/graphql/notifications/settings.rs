//! What the viewer wants to hear of, how often, and of whom nothing.

use std::sync::Arc;

use async_graphql::{Enum, ID, InputObject, Result, SimpleObject};
use contract::Operation;

use crate::base::MuteId;
use crate::graphql::ids::NodeId;
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::relay::{self, List};
use crate::graphql::session::Session;
use crate::notifications::mutes;
use crate::notifications::prefs::actions;
use crate::notifications::prefs::model::{Change, Form, Frequency, MatchFrequency, Matches, Preferences, Scope};

/// The most members a list gives at a time.
pub const MOST_MUTED: i64 = 100;

/// How often a member hears of something by e-mail.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Frequency")]
pub enum NotificationFrequency {
    /// At once.
    Instant,
    /// Once a day, all together.
    Daily,
    /// Once a month, all together.
    Monthly,
    /// Never.
    Off,
}

/// How often a member hears of listings that fit.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "MatchFrequency", name = "MatchFrequency")]
pub enum HowOften {
    /// Once a day.
    Daily,
    /// Every other week.
    Fortnightly,
    /// Once a month.
    Monthly,
    /// Never.
    Never,
}

/// What a frequency is about.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Scope")]
pub enum NotificationContext {
    /// Everything.
    Global,
    /// A group.
    Group,
    /// A thread in a group.
    Thread,
}

/// What the viewer wants to hear of.
#[derive(SimpleObject, InputObject, Clone, Copy)]
#[graphql(input_name = "AllNotificationPreferencesInput")]
pub struct NotificationPreferences {
    /// E-mails about messages.
    pub email_messages: bool,
    /// E-mails about listings.
    pub email_listings: bool,
    /// E-mails that gather what happened.
    pub email_digest: bool,
    /// E-mails about connections.
    pub email_connections: bool,
    /// E-mails about hours.
    pub email_transactions: bool,
    /// E-mails about reviews.
    pub email_reviews: bool,
    /// E-mails about events.
    pub email_events: bool,
    /// E-mails that gather points and badges.
    pub email_gamification_digest: bool,
    /// E-mails about levels and badges.
    pub email_gamification_milestones: bool,
    /// E-mails about payments of organisations.
    pub email_org_payments: bool,
    /// E-mails about transfers of organisations.
    pub email_org_transfers: bool,
    /// E-mails about who belongs to organisations.
    pub email_org_membership: bool,
    /// E-mails about the running of organisations.
    pub email_org_admin: bool,
    /// Suggestions whom one might help.
    pub caring_smart_nudges: bool,
    /// Messages on the phone.
    pub push_enabled: bool,
    /// Paid messages on the phone.
    pub push_campaigns_opted_in: bool,
    /// What comes from other communities.
    pub federation_notifications_enabled: bool,
}

impl From<Preferences> for NotificationPreferences {
    fn from(kept: Preferences) -> Self {
        Self {
            email_messages: kept.email_messages,
            email_listings: kept.email_listings,
            email_digest: kept.email_digest,
            email_connections: kept.email_connections,
            email_transactions: kept.email_transactions,
            email_reviews: kept.email_reviews,
            email_events: kept.email_events,
            email_gamification_digest: kept.email_gamification_digest,
            email_gamification_milestones: kept.email_gamification_milestones,
            email_org_payments: kept.email_org_payments,
            email_org_transfers: kept.email_org_transfers,
            email_org_membership: kept.email_org_membership,
            email_org_admin: kept.email_org_admin,
            caring_smart_nudges: kept.caring_smart_nudges,
            push_enabled: kept.push_enabled,
            push_campaigns_opted_in: kept.push_campaigns_opted_in,
            federation_notifications_enabled: kept.federation_notifications_enabled,
        }
    }
}

impl From<NotificationPreferences> for Preferences {
    fn from(asked: NotificationPreferences) -> Self {
        Self {
            email_messages: asked.email_messages,
            email_listings: asked.email_listings,
            email_digest: asked.email_digest,
            email_connections: asked.email_connections,
            email_transactions: asked.email_transactions,
            email_reviews: asked.email_reviews,
            email_events: asked.email_events,
            email_gamification_digest: asked.email_gamification_digest,
            email_gamification_milestones: asked.email_gamification_milestones,
            email_org_payments: asked.email_org_payments,
            email_org_transfers: asked.email_org_transfers,
            email_org_membership: asked.email_org_membership,
            email_org_admin: asked.email_org_admin,
            caring_smart_nudges: asked.caring_smart_nudges,
            push_enabled: asked.push_enabled,
            push_campaigns_opted_in: asked.push_campaigns_opted_in,
            federation_notifications_enabled: asked.federation_notifications_enabled,
        }
    }
}

impl NotificationPreferences {
    /// Those of the viewer.
    pub async fn of(session: &Session) -> Result<Self> {
        let call = session.enter(Operation::GetNotificationPreferences).await?;
        Ok(actions::preferences(call).await?.into())
    }
}

/// What is to change; what is left out stays as it is.
#[derive(InputObject)]
pub struct NotificationPreferencesInput {
    /// E-mails about messages.
    pub email_messages: Option<bool>,
    /// E-mails about listings.
    pub email_listings: Option<bool>,
    /// E-mails that gather what happened.
    pub email_digest: Option<bool>,
    /// E-mails about connections.
    pub email_connections: Option<bool>,
    /// E-mails about hours.
    pub email_transactions: Option<bool>,
    /// E-mails about reviews.
    pub email_reviews: Option<bool>,
    /// E-mails about events.
    pub email_events: Option<bool>,
    /// E-mails that gather points and badges.
    pub email_gamification_digest: Option<bool>,
    /// E-mails about levels and badges.
    pub email_gamification_milestones: Option<bool>,
    /// E-mails about payments of organisations.
    pub email_org_payments: Option<bool>,
    /// E-mails about transfers of organisations.
    pub email_org_transfers: Option<bool>,
    /// E-mails about who belongs to organisations.
    pub email_org_membership: Option<bool>,
    /// E-mails about the running of organisations.
    pub email_org_admin: Option<bool>,
    /// Suggestions whom one might help.
    pub caring_smart_nudges: Option<bool>,
    /// Messages on the phone.
    pub push_enabled: Option<bool>,
    /// Paid messages on the phone.
    pub push_campaigns_opted_in: Option<bool>,
    /// What comes from other communities.
    pub federation_notifications_enabled: Option<bool>,
}

impl From<NotificationPreferencesInput> for Change {
    fn from(asked: NotificationPreferencesInput) -> Self {
        Self {
            email_messages: asked.email_messages,
            email_listings: asked.email_listings,
            email_digest: asked.email_digest,
            email_connections: asked.email_connections,
            email_transactions: asked.email_transactions,
            email_reviews: asked.email_reviews,
            email_events: asked.email_events,
            email_gamification_digest: asked.email_gamification_digest,
            email_gamification_milestones: asked.email_gamification_milestones,
            email_org_payments: asked.email_org_payments,
            email_org_transfers: asked.email_org_transfers,
            email_org_membership: asked.email_org_membership,
            email_org_admin: asked.email_org_admin,
            caring_smart_nudges: asked.caring_smart_nudges,
            push_enabled: asked.push_enabled,
            push_campaigns_opted_in: asked.push_campaigns_opted_in,
            federation_notifications_enabled: asked.federation_notifications_enabled,
        }
    }
}

/// How the viewer hears of listings that fit.
#[derive(SimpleObject, InputObject, Clone, Copy)]
#[graphql(input_name = "MatchPreferencesInput")]
pub struct MatchPreferences {
    /// How often.
    notification_frequency: HowOften,
    /// At once of those that fit very well.
    notify_hot_matches: bool,
    /// At once of those that fit both ways.
    notify_mutual_matches: bool,
}

/// The settings form, whole.
#[derive(SimpleObject, InputObject, Clone, Copy)]
#[graphql(input_name = "NotificationFormInput")]
pub struct NotificationForm {
    /// What to hear of.
    notifications: NotificationPreferences,
    /// How to hear of listings that fit.
    match_preferences: MatchPreferences,
    /// How often to hear of everything.
    digest_frequency: NotificationFrequency,
}

impl From<&NotificationForm> for Form {
    fn from(asked: &NotificationForm) -> Self {
        Self {
            preferences: asked.notifications.into(),
            matches: Matches {
                frequency: asked.match_preferences.notification_frequency.into(),
                hot: asked.match_preferences.notify_hot_matches,
                mutual: asked.match_preferences.notify_mutual_matches,
            },
            digest: asked.digest_frequency.into(),
        }
    }
}

/// How often the viewer hears of a group.
#[derive(SimpleObject)]
pub struct GroupFrequencySetting {
    /// Global id of the group.
    group_id: ID,
    /// How often.
    frequency: NotificationFrequency,
}

/// How often the viewer hears of a thread.
#[derive(SimpleObject)]
pub struct ThreadFrequencySetting {
    /// Id of the thread, as the REST API uses it.
    thread_id: ID,
    /// How often.
    frequency: NotificationFrequency,
}

/// How often the viewer hears of what.
#[derive(SimpleObject)]
pub struct NotificationSettings {
    /// Of everything. `OFF` if the viewer never decided.
    global_frequency: NotificationFrequency,
    /// Of groups of which the viewer decided otherwise, by id.
    per_group: Vec<GroupFrequencySetting>,
    /// Of threads of which the viewer decided otherwise, by id.
    per_thread: Vec<ThreadFrequencySetting>,
}

impl From<actions::Settings> for NotificationSettings {
    fn from(set: actions::Settings) -> Self {
        let groups = set.groups.into_iter().map(|(group, frequency)| GroupFrequencySetting {
            group_id: NodeId::Group(group).encode(),
            frequency: frequency.into(),
        });
        let threads = set.threads.into_iter().map(|(thread, frequency)| ThreadFrequencySetting {
            thread_id: thread.into(),
            frequency: frequency.into(),
        });
        Self { global_frequency: set.global.into(), per_group: groups.collect(), per_thread: threads.collect() }
    }
}

impl NotificationSettings {
    /// Those of the viewer.
    pub async fn of(session: &Session) -> Result<Self> {
        let call = session.enter(Operation::GetNotificationSettings).await?;
        Ok(actions::settings(call).await?.into())
    }
}

/// A member whom the viewer has muted.
#[derive(SimpleObject)]
pub struct MutedMember {
    /// Id of the decision, as the REST API uses it.
    mute_id: ID,
    /// The muted member.
    member: Member,
    /// When it was decided.
    muted_at: Moment,
}

impl MutedMember {
    /// Whom the viewer has muted, the latest first.
    pub async fn page(session: &Session, first: Option<i32>, after: Option<&str>) -> Result<List<Self>> {
        let call = session.enter(Operation::ListMutedMembers).await?;
        let after = relay::after(after)?;
        let page = mutes::actions::list(call, after, relay::first(first, MOST_MUTED)?).await?;
        Ok(relay::list(
            page,
            after,
            |(mute, _)| mute.mute_id.get(),
            |(mute, card)| Self {
                mute_id: MuteId::get(mute.mute_id).into(),
                member: Arc::new(card).into(),
                muted_at: mute.muted_at.into(),
            },
        ))
    }
}
