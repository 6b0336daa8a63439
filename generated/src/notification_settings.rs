// Made from contract/areas/notification_settings.yaml by codegen; edit the contract instead.

//! The area `notification_settings`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `notification_settings`: one method an operation.
pub trait NotificationSettingsApi: Area {
    /// What the caller wants to be notified about
    ///
    /// `GET /api/v2/users/me/notifications`
    ///
    /// What the caller never decided has its default. 404 `NOT_FOUND` for whoever is no member of this community.
    fn get_notification_preferences(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<NotificationPreferencesResponse, Self::Failure>,
    > + Send;

    /// Change what to be notified about
    ///
    /// `PUT /api/v2/users/me/notifications`
    ///
    /// What is left out stays as it is; unknown members are ignored. 400 `VALIDATION_ERROR` when no preference is named; 422 `VALIDATION_ERROR` for a value that is neither yes nor no; 404 `NOT_FOUND` for whoever is no member of this community.
    fn update_notification_preferences(
        &self,
        call: Self::Call,
        body: NotificationPreferencesBody,
    ) -> impl Future<
        Output = Result<NotificationPreferencesSavedResponse, Self::Failure>,
    > + Send;

    /// Save all notification settings
    ///
    /// `PUT /api/v2/users/me/notification-settings`
    ///
    /// Everything or nothing; every member is needed. `weekly` is kept as `monthly`. 404 `NOT_FOUND` for whoever is no member of this community.
    fn save_notification_form(
        &self,
        call: Self::Call,
        body: NotificationFormBody,
    ) -> impl Future<Output = Result<NotificationFormResponse, Self::Failure>> + Send;

    /// How often the caller is notified
    ///
    /// `GET /api/v2/notifications/settings`
    ///
    /// For everything, and for single groups and threads where the caller decided otherwise. `off` if the caller never decided.
    fn get_notification_settings(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<NotificationSettingsResponse, Self::Failure>,
    > + Send;

    /// Set how often to be notified
    ///
    /// `POST /api/v2/notifications/settings`
    ///
    /// Either `push_enabled`, or `context_type`, `frequency` and, for a group or thread, `context_id`. 400 `VALIDATION_ERROR` for both or neither, for an unknown word, and when the community has no such group or thread that the caller may see. `weekly` is kept as `monthly`. 404 `NOT_FOUND` for whoever is no member of this community.
    fn update_notification_setting(
        &self,
        call: Self::Call,
        body: NotificationSettingBody,
    ) -> impl Future<
        Output = Result<NotificationSettingSavedResponse, Self::Failure>,
    > + Send;

    /// How often the caller is notified, for older clients
    ///
    /// `GET /api/notifications/settings`
    ///
    /// For everything, and for single groups and threads where the caller decided otherwise. `off` if the caller never decided.
    fn get_notification_settings_alias(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<NotificationSettingsResponse, Self::Failure>,
    > + Send;

    /// Set how often to be notified, for older clients
    ///
    /// `POST /api/notifications/settings`
    ///
    /// Either `push_enabled`, or `context_type`, `frequency` and, for a group or thread, `context_id`. 400 `VALIDATION_ERROR` for both or neither, for an unknown word, and when the community has no such group or thread that the caller may see. `weekly` is kept as `monthly`. 404 `NOT_FOUND` for whoever is no member of this community.
    fn update_notification_setting_alias(
        &self,
        call: Self::Call,
        body: NotificationSettingBody,
    ) -> impl Future<
        Output = Result<NotificationSettingSavedResponse, Self::Failure>,
    > + Send;

    /// Mute a member
    ///
    /// `POST /api/v2/feed/users/{id}/mute`
    ///
    /// Neither bell nor e-mail nor phone tell of what the member does, and the feed leaves it out. Muting twice changes nothing. The other is not told. 422 `INVALID_INPUT` for oneself and for 0, 404 `RESOURCE_NOT_FOUND` when the community has no such member.
    fn mute_member(
        &self,
        call: Self::Call,
        path: MuteMemberPath,
    ) -> impl Future<Output = Result<MuteResponse, Self::Failure>> + Send;

    /// Unmute a member
    ///
    /// `DELETE /api/v2/feed/users/{id}/mute`
    ///
    /// 404 `RESOURCE_NOT_FOUND` when the caller has not muted the member.
    fn unmute_member(
        &self,
        call: Self::Call,
        path: UnmuteMemberPath,
    ) -> impl Future<Output = Result<MuteResponse, Self::Failure>> + Send;

    /// List muted members
    ///
    /// `GET /api/v2/feed/muted-users`
    ///
    /// The latest first. Somebody who left is left out.
    fn list_muted_members(
        &self,
        call: Self::Call,
        query: ListMutedMembersQuery,
    ) -> impl Future<Output = Result<MutedMemberPage, Self::Failure>> + Send;

    /// Mute a member, for older clients
    ///
    /// `POST /api/feed/mute`
    ///
    /// As `/api/v2/feed/users/{id}/mute`, but 400 `INVALID_INPUT` for oneself and for what is no id.
    fn mute_member_by_body(
        &self,
        call: Self::Call,
        body: MuteMemberBody,
    ) -> impl Future<Output = Result<MuteByBodyResponse, Self::Failure>> + Send;

    /// Those of the `MutedMember` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn muted_member_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MutedMember>, Self::Failure>> + Send;

    /// `removedMutedMemberId` in the payload of `unmuteMember`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn unmute_member_removed_muted_member_id_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: NotificationSettingsApi>() -> [Served<A>; 11] {
    [
        (Operation::GetNotificationPreferences, get_notification_preferences::<A>),
        (Operation::UpdateNotificationPreferences, update_notification_preferences::<A>),
        (Operation::SaveNotificationForm, save_notification_form::<A>),
        (Operation::GetNotificationSettings, get_notification_settings::<A>),
        (Operation::UpdateNotificationSetting, update_notification_setting::<A>),
        (Operation::GetNotificationSettingsAlias, get_notification_settings_alias::<A>),
        (
            Operation::UpdateNotificationSettingAlias,
            update_notification_setting_alias::<A>,
        ),
        (Operation::MuteMember, mute_member::<A>),
        (Operation::UnmuteMember, unmute_member::<A>),
        (Operation::ListMutedMembers, list_muted_members::<A>),
        (Operation::MuteMemberByBody, mute_member_by_body::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 11] {
    [
        (Operation::GetNotificationPreferences, |_| Ok(())),
        (
            Operation::UpdateNotificationPreferences,
            |asked| update_notification_preferences_input(asked).map(drop),
        ),
        (
            Operation::SaveNotificationForm,
            |asked| save_notification_form_input(asked).map(drop),
        ),
        (Operation::GetNotificationSettings, |_| Ok(())),
        (
            Operation::UpdateNotificationSetting,
            |asked| update_notification_setting_input(asked).map(drop),
        ),
        (Operation::GetNotificationSettingsAlias, |_| Ok(())),
        (
            Operation::UpdateNotificationSettingAlias,
            |asked| update_notification_setting_alias_input(asked).map(drop),
        ),
        (Operation::MuteMember, |asked| mute_member_input(asked).map(drop)),
        (Operation::UnmuteMember, |asked| unmute_member_input(asked).map(drop)),
        (Operation::ListMutedMembers, |asked| list_muted_members_input(asked).map(drop)),
        (Operation::MuteMemberByBody, |asked| mute_member_by_body_input(asked).map(drop)),
    ]
}

fn get_notification_preferences<A: NotificationSettingsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_notification_preferences(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_notification_preferences_input(
    asked: &mut Asked,
) -> Result<NotificationPreferencesBody, Rejection> {
    let body: NotificationPreferencesBody = asked.body(true)?;
    Ok(body)
}

fn update_notification_preferences<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_notification_preferences_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .update_notification_preferences(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn save_notification_form_input(
    asked: &mut Asked,
) -> Result<NotificationFormBody, Rejection> {
    let body: NotificationFormBody = asked.body(true)?;
    Ok(body)
}

fn save_notification_form<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = save_notification_form_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().save_notification_form(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_notification_settings<A: NotificationSettingsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_notification_settings(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_notification_setting_input(
    asked: &mut Asked,
) -> Result<NotificationSettingBody, Rejection> {
    let body: NotificationSettingBody = asked.body(true)?;
    Ok(body)
}

fn update_notification_setting<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_notification_setting_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().update_notification_setting(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_notification_settings_alias<A: NotificationSettingsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_notification_settings_alias(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn update_notification_setting_alias_input(
    asked: &mut Asked,
) -> Result<NotificationSettingBody, Rejection> {
    let body: NotificationSettingBody = asked.body(true)?;
    Ok(body)
}

fn update_notification_setting_alias<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_notification_setting_alias_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .update_notification_setting_alias(call, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn mute_member_input(asked: &mut Asked) -> Result<MuteMemberPath, Rejection> {
    let path: MuteMemberPath = asked.path(&MUTE_MEMBER_PATH)?;
    Ok(path)
}

fn mute_member<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = mute_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().mute_member(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn unmute_member_input(asked: &mut Asked) -> Result<UnmuteMemberPath, Rejection> {
    let path: UnmuteMemberPath = asked.path(&UNMUTE_MEMBER_PATH)?;
    Ok(path)
}

fn unmute_member<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = unmute_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().unmute_member(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_muted_members_input(
    asked: &mut Asked,
) -> Result<ListMutedMembersQuery, Rejection> {
    let query: ListMutedMembersQuery = asked.query(&LIST_MUTED_MEMBERS_QUERY)?;
    Ok(query)
}

fn list_muted_members<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_muted_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_muted_members(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn mute_member_by_body_input(asked: &mut Asked) -> Result<MuteMemberBody, Rejection> {
    let body: MuteMemberBody = asked.body(true)?;
    Ok(body)
}

fn mute_member_by_body<A: NotificationSettingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = mute_member_by_body_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().mute_member_by_body(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static MUTE_MEMBER_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static UNMUTE_MEMBER_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_MUTED_MEMBERS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// How often a member is notified about a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFrequencySetting {
    /// Id of the group.
    pub group_id: i64,
    /// The frequency.
    pub frequency: NotificationFrequency,
}

/// The query parameters of `GET /api/v2/feed/muted-users`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMutedMembersQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMutedMembersQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// How often to send matching listings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchFrequency {
    /// `daily`.
    Daily,
    /// `fortnightly`.
    Fortnightly,
    /// `monthly`.
    Monthly,
    /// `never`.
    Never,
}

crate::word! {
    MatchFrequency { Daily = "daily", Fortnightly = "fortnightly", Monthly = "monthly",
    Never = "never" }
}

crate::runtime::wire! {
    MatchFrequency
}

/// How often to send matching listings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchFrequencyInput {
    /// `daily`.
    Daily,
    /// `weekly`.
    Weekly,
    /// `fortnightly`.
    Fortnightly,
    /// `monthly`.
    Monthly,
    /// `never`.
    Never,
}

crate::word! {
    MatchFrequencyInput { Daily = "daily", Weekly = "weekly", Fortnightly =
    "fortnightly", Monthly = "monthly", Never = "never" }
}

crate::runtime::wire! {
    MatchFrequencyInput
}

/// How a member is notified about matching listings.
#[derive(Clone, Debug, Serialize)]
pub struct MatchPreferences {
    /// The notification frequency.
    pub notification_frequency: MatchFrequency,
    /// Whether to send very good matches at once.
    pub notify_hot_matches: bool,
    /// Whether to send mutual matches at once.
    pub notify_mutual_matches: bool,
}

/// How a member is notified about matching listings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MatchPreferencesForm {
    /// The notification frequency.
    pub notification_frequency: MatchFrequencyInput,
    /// Whether to send very good matches at once.
    pub notify_hot_matches: bool,
    /// Whether to send mutual matches at once.
    pub notify_mutual_matches: bool,
}

/// Whether a member is muted now.
#[derive(Clone, Debug, Serialize)]
pub struct Mute {
    /// Whether they are.
    pub muted: bool,
    /// Id of the other member.
    pub user_id: i64,
}

/// Whether a member is muted now.
#[derive(Clone, Debug, Serialize)]
pub struct MuteByBodyResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: Mute,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whom to mute.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MuteMemberBody {
    /// Id of the other member.
    pub user_id: i64,
}

/// The path parameters of `POST /api/v2/feed/users/{id}/mute`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MuteMemberPath {
    /// Id of the other member.
    pub id: i64,
}

/// Whether a member is muted now.
#[derive(Clone, Debug, Serialize)]
pub struct MuteResponse {
    /// The data.
    pub data: Mute,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member whom the caller has muted.
#[derive(Clone, Debug, Serialize)]
pub struct MutedMember {
    /// Id of the mute.
    pub mute_id: i64,
    /// Id of the muted member.
    pub user_id: i64,
    /// Name to show.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// When the member was muted.
    pub muted_at: chrono::DateTime<chrono::offset::Utc>,
}

/// One page of those whom the caller has muted.
#[derive(Clone, Debug, Serialize)]
pub struct MutedMemberPage {
    /// Members, the latest muted first.
    pub data: Vec<MutedMember>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// What a frequency applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotificationContext {
    /// `global`.
    Global,
    /// `group`.
    Group,
    /// `thread`.
    Thread,
}

crate::word! {
    NotificationContext { Global = "global", Group = "group", Thread = "thread" }
}

crate::runtime::wire! {
    NotificationContext
}

/// The settings form.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationForm {
    /// The notifications.
    pub notifications: NotificationPreferences,
    /// The match preferences.
    pub match_preferences: MatchPreferences,
    /// The digest frequency.
    pub digest_frequency: NotificationFrequency,
}

/// The settings form, filled in.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct NotificationFormBody {
    /// The notifications.
    pub notifications: NotificationPreferencesForm,
    /// The match preferences.
    pub match_preferences: MatchPreferencesForm,
    /// The digest frequency.
    pub digest_frequency: NotificationFrequencyInput,
}

/// The settings form.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationFormResponse {
    /// The data.
    pub data: NotificationForm,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How often to be notified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotificationFrequency {
    /// `instant`.
    Instant,
    /// `daily`.
    Daily,
    /// `monthly`.
    Monthly,
    /// `off`.
    Off,
}

crate::word! {
    NotificationFrequency { Instant = "instant", Daily = "daily", Monthly = "monthly",
    Off = "off" }
}

crate::runtime::wire! {
    NotificationFrequency
}

/// How often to be notified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotificationFrequencyInput {
    /// `instant`.
    Instant,
    /// `daily`.
    Daily,
    /// `weekly`.
    Weekly,
    /// `monthly`.
    Monthly,
    /// `off`.
    Off,
}

crate::word! {
    NotificationFrequencyInput { Instant = "instant", Daily = "daily", Weekly = "weekly",
    Monthly = "monthly", Off = "off" }
}

crate::runtime::wire! {
    NotificationFrequencyInput
}

/// What a member wants to be notified about.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationPreferences {
    /// E-mails about messages.
    pub email_messages: bool,
    /// E-mails about listings.
    pub email_listings: bool,
    /// E-mails with a digest.
    pub email_digest: bool,
    /// E-mails about connections.
    pub email_connections: bool,
    /// E-mails about hours.
    pub email_transactions: bool,
    /// E-mails about reviews.
    pub email_reviews: bool,
    /// E-mails about events.
    pub email_events: bool,
    /// E-mails with a digest of points and badges.
    pub email_gamification_digest: bool,
    /// E-mails about levels and badges.
    pub email_gamification_milestones: bool,
    /// E-mails about payments of organisations.
    pub email_org_payments: bool,
    /// E-mails about transfers of organisations.
    pub email_org_transfers: bool,
    /// E-mails about membership of organisations.
    pub email_org_membership: bool,
    /// E-mails about the running of organisations.
    pub email_org_admin: bool,
    /// Suggestions of members to help.
    pub caring_smart_nudges: bool,
    /// Push messages.
    pub push_enabled: bool,
    /// Paid push messages.
    pub push_campaigns_opted_in: bool,
    /// Notifications from other communities.
    pub federation_notifications_enabled: bool,
}

/// What is to change.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct NotificationPreferencesBody {
    /// The email messages.
    pub email_messages: Option<NotificationSwitch>,
    /// The email listings.
    pub email_listings: Option<NotificationSwitch>,
    /// The email digest.
    pub email_digest: Option<NotificationSwitch>,
    /// The email connections.
    pub email_connections: Option<NotificationSwitch>,
    /// The email transactions.
    pub email_transactions: Option<NotificationSwitch>,
    /// The email reviews.
    pub email_reviews: Option<NotificationSwitch>,
    /// The email events.
    pub email_events: Option<NotificationSwitch>,
    /// The email gamification digest.
    pub email_gamification_digest: Option<NotificationSwitch>,
    /// The email gamification milestones.
    pub email_gamification_milestones: Option<NotificationSwitch>,
    /// The email org payments.
    pub email_org_payments: Option<NotificationSwitch>,
    /// The email org transfers.
    pub email_org_transfers: Option<NotificationSwitch>,
    /// The email org membership.
    pub email_org_membership: Option<NotificationSwitch>,
    /// The email org admin.
    pub email_org_admin: Option<NotificationSwitch>,
    /// The caring smart nudges.
    pub caring_smart_nudges: Option<NotificationSwitch>,
    /// The push enabled.
    pub push_enabled: Option<NotificationSwitch>,
    /// The push campaigns opted in.
    pub push_campaigns_opted_in: Option<NotificationSwitch>,
    /// The federation notifications enabled.
    pub federation_notifications_enabled: Option<NotificationSwitch>,
}

/// What a member wants to be notified about. All fields are required.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct NotificationPreferencesForm {
    /// E-mails about messages.
    pub email_messages: bool,
    /// E-mails about listings.
    pub email_listings: bool,
    /// E-mails with a digest.
    pub email_digest: bool,
    /// E-mails about connections.
    pub email_connections: bool,
    /// E-mails about hours.
    pub email_transactions: bool,
    /// E-mails about reviews.
    pub email_reviews: bool,
    /// E-mails about events.
    pub email_events: bool,
    /// E-mails with a digest of points and badges.
    pub email_gamification_digest: bool,
    /// E-mails about levels and badges.
    pub email_gamification_milestones: bool,
    /// E-mails about payments of organisations.
    pub email_org_payments: bool,
    /// E-mails about transfers of organisations.
    pub email_org_transfers: bool,
    /// E-mails about membership of organisations.
    pub email_org_membership: bool,
    /// E-mails about the running of organisations.
    pub email_org_admin: bool,
    /// Suggestions of members to help.
    pub caring_smart_nudges: bool,
    /// Push messages.
    pub push_enabled: bool,
    /// Paid push messages.
    pub push_campaigns_opted_in: bool,
    /// Notifications from other communities.
    pub federation_notifications_enabled: bool,
}

/// What the caller wants to hear of.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationPreferencesResponse {
    /// The data.
    pub data: NotificationPreferences,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The saved preferences.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationPreferencesSaved {
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// The saved preferences.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationPreferencesSavedResponse {
    /// The data.
    pub data: NotificationPreferencesSaved,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One decision.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct NotificationSettingBody {
    /// Whether messages come on the phone. Not together with the others.
    pub push_enabled: Option<bool>,
    /// The context type.
    pub context_type: Option<NotificationContext>,
    /// Id of the group or thread. Ignored with `global`.
    pub context_id: Option<i64>,
    /// The frequency.
    pub frequency: Option<NotificationFrequencyInput>,
}

/// True, or what was decided about the phone.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum NotificationSettingSaved {
    /// `done`.
    Done(bool),
    /// `push setting`.
    PushSetting(PushSetting),
}

impl From<bool> for NotificationSettingSaved {
    fn from(value: bool) -> Self {
        Self::Done(value)
    }
}

impl From<PushSetting> for NotificationSettingSaved {
    fn from(value: PushSetting) -> Self {
        Self::PushSetting(value)
    }
}

/// A decision that is saved.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationSettingSavedResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: NotificationSettingSaved,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How often a member is notified.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationSettings {
    /// The global frequency.
    pub global_frequency: NotificationFrequency,
    /// Own settings for single groups, by id.
    pub per_group: Vec<GroupFrequencySetting>,
    /// Own settings for single threads, by id.
    pub per_thread: Vec<ThreadFrequencySetting>,
}

/// How often the caller hears of what.
#[derive(Clone, Debug, Serialize)]
pub struct NotificationSettingsResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: NotificationSettings,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Yes or no, in any of the ways in which forms say it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum NotificationSwitch {
    /// `flag`.
    Flag(bool),
    /// `number`.
    Number(i64),
    /// `word`.
    Word(String),
}

impl std::fmt::Display for NotificationSwitch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag(x) => x.fmt(f),
            Self::Number(x) => x.fmt(f),
            Self::Word(x) => x.fmt(f),
        }
    }
}

impl From<bool> for NotificationSwitch {
    fn from(value: bool) -> Self {
        Self::Flag(value)
    }
}

impl From<i64> for NotificationSwitch {
    fn from(value: i64) -> Self {
        Self::Number(value)
    }
}

/// Whether messages come on the phone.
#[derive(Clone, Debug, Serialize)]
pub struct PushSetting {
    /// 1 if they do.
    pub push_enabled: i64,
}

/// How often a member is notified about a thread.
#[derive(Clone, Debug, Serialize)]
pub struct ThreadFrequencySetting {
    /// Id of the thread.
    pub thread_id: i64,
    /// The frequency.
    pub frequency: NotificationFrequency,
}

/// The path parameters of `DELETE /api/v2/feed/users/{id}/mute`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UnmuteMemberPath {
    /// Id of the other member.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
