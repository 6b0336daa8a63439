// Made from contract/areas/preferences.yaml by codegen; edit the contract instead.

//! The area `preferences`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{Area, Asked, Read, Rejection, Reply, Served, Work};

/// What the gateway answers in the area `preferences`: one method an operation.
pub trait PreferencesApi: Area {
    /// The caller's preferences
    ///
    /// `GET /api/v2/users/me/preferences`
    ///
    /// Who may read the profile and find it, what to be notified about, what eases reading, and how posts of others are shown. What the caller never decided has its default. 404 `NOT_FOUND` for whoever is no member of this community.
    fn get_preferences(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<PreferencesResponse, Self::Failure>> + Send;

    /// Change preferences
    ///
    /// `PUT /api/v2/users/me/preferences`
    ///
    /// Any of the groups, and any of their members; what is left out stays as it is. All of it is saved or nothing. 422 `VALIDATION_ERROR` with the field for a value that is none of its set; 404 `NOT_FOUND` for whoever is no member of this community.
    fn update_preferences(
        &self,
        call: Self::Call,
        body: PreferencesBody,
    ) -> impl Future<Output = Result<PreferencesResponse, Self::Failure>> + Send;

    /// Which listings fit the caller
    ///
    /// `GET /api/v2/users/me/match-preferences`
    ///
    /// How far away, how well and how often. What the caller never decided has its default. 404 `NOT_FOUND` for whoever is no member of this community.
    fn get_match_preferences(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<OwnMatchPreferencesResponse, Self::Failure>> + Send;

    /// Say which listings fit
    ///
    /// `PUT /api/v2/users/me/match-preferences`
    ///
    /// What is left out stays as it is. Distance and score out of bounds are moved to the nearest bound. `weekly` is kept as `monthly`. 400 `VALIDATION_ERROR` for a frequency or another value that is none of its set, with the field; 422 `VALIDATION_ERROR` on the place in `categories`, such as `categories.0`, for categories of listings that the community does not have; 404 `NOT_FOUND` for whoever is no member of this community.
    fn update_match_preferences(
        &self,
        call: Self::Call,
        body: OwnMatchPreferencesBody,
    ) -> impl Future<Output = Result<OwnMatchPreferencesResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: PreferencesApi>() -> [Served<A>; 4] {
    [
        (Operation::GetPreferences, get_preferences::<A>),
        (Operation::UpdatePreferences, update_preferences::<A>),
        (Operation::GetMatchPreferences, get_match_preferences::<A>),
        (Operation::UpdateMatchPreferences, update_match_preferences::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::GetPreferences, |_| Ok(())),
        (
            Operation::UpdatePreferences,
            |asked| update_preferences_input(asked).map(drop),
        ),
        (Operation::GetMatchPreferences, |_| Ok(())),
        (
            Operation::UpdateMatchPreferences,
            |asked| update_match_preferences_input(asked).map(drop),
        ),
    ]
}

fn get_preferences<A: PreferencesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_preferences(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_preferences_input(asked: &mut Asked) -> Result<PreferencesBody, Rejection> {
    let body: PreferencesBody = asked.body(true)?;
    Ok(body)
}

fn update_preferences<A: PreferencesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_preferences_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().update_preferences(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_match_preferences<A: PreferencesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_match_preferences(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_match_preferences_input(
    asked: &mut Asked,
) -> Result<OwnMatchPreferencesBody, Rejection> {
    let body: OwnMatchPreferencesBody = asked.body(true)?;
    Ok(body)
}

fn update_match_preferences<A: PreferencesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_match_preferences_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().update_match_preferences(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

/// What eases reading.
#[derive(Clone, Debug, Serialize)]
pub struct AccessibilityPreferences {
    /// Whether text is large everywhere.
    pub large_text: bool,
    /// Whether colours differ more than usual.
    pub high_contrast: bool,
    /// Whether animations are reduced.
    pub reduced_motion: bool,
    /// Whether pages show only what is needed.
    pub simplified_layout: bool,
}

/// How the feed is shown.
#[derive(Clone, Debug, Serialize)]
pub struct FeedPreferences {
    /// Whether the newest comes first.
    pub prefers_chronological: bool,
}

/// How the feed is shown.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct FeedPreferencesBody {
    /// Whether the newest comes first.
    pub prefers_chronological: Option<bool>,
}

/// Which listings fit a member, and how often they are told.
#[derive(Clone, Debug, Serialize)]
pub struct OwnMatchPreferences {
    /// No farther away, in kilometres.
    pub max_distance_km: i64,
    /// How well a listing fits at least, of 100.
    pub min_match_score: i64,
    /// The notification frequency.
    pub notification_frequency: crate::notification_settings::MatchFrequency,
    /// Whether to send very good matches at once.
    pub notify_hot_matches: bool,
    /// Whether to send mutual matches at once.
    pub notify_mutual_matches: bool,
    /// Whether the member gets no matches for the time being.
    pub matching_paused: bool,
    /// Ids of categories of listings. Empty for all.
    pub categories: Vec<i64>,
    /// When the member has time, in words of the client's.
    pub availability: Vec<String>,
}

/// What is to change of which listings fit a member.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct OwnMatchPreferencesBody {
    /// No farther away, in kilometres, 1 to 100.
    pub max_distance_km: Option<i64>,
    /// How well a listing fits at least, 0 to 100.
    pub min_match_score: Option<i64>,
    /// The notification frequency.
    pub notification_frequency: Option<
        crate::notification_settings::MatchFrequencyInput,
    >,
    /// Whether to send very good matches at once.
    pub notify_hot_matches: Option<bool>,
    /// Whether to send mutual matches at once.
    pub notify_mutual_matches: Option<bool>,
    /// Whether the member gets no matches for the time being.
    pub matching_paused: Option<bool>,
    /// Ids of categories of listings. Empty for all.
    #[serde(default)]
    pub categories: Option<Vec<i64>>,
    /// When the member has time, in words of the client's.
    #[serde(default)]
    pub availability: Option<Vec<String>>,
}

/// Which listings fit a member, and how often they are told.
#[derive(Clone, Debug, Serialize)]
pub struct OwnMatchPreferencesResponse {
    /// The data.
    pub data: OwnMatchPreferences,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member prefers.
#[derive(Clone, Debug, Serialize)]
pub struct Preferences {
    /// The privacy.
    pub privacy: PrivacyPreferences,
    /// The notifications.
    pub notifications: crate::notification_settings::NotificationPreferences,
    /// The accessibility.
    pub accessibility: AccessibilityPreferences,
    /// The feed.
    pub feed: FeedPreferences,
    /// The translation.
    pub translation: TranslationPreferences,
}

/// What is to change of what a member prefers.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct PreferencesBody {
    /// The privacy.
    pub privacy: Option<PrivacyPreferencesBody>,
    /// The notifications.
    pub notifications: Option<crate::notification_settings::NotificationPreferencesBody>,
    /// The feed.
    pub feed: Option<FeedPreferencesBody>,
    /// The translation.
    pub translation: Option<TranslationPreferencesBody>,
}

/// What a member prefers.
#[derive(Clone, Debug, Serialize)]
pub struct PreferencesResponse {
    /// The data.
    pub data: Preferences,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Who may read the profile and find it.
#[derive(Clone, Debug, Serialize)]
pub struct PrivacyPreferences {
    /// The privacy profile.
    pub privacy_profile: crate::members::ProfilePrivacy,
    /// Whether the member is found in directory and search.
    pub privacy_search: bool,
}

/// Who may read the profile and find it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct PrivacyPreferencesBody {
    /// The privacy profile.
    pub privacy_profile: Option<crate::members::ProfilePrivacy>,
    /// Whether the member is found in directory and search.
    pub privacy_search: Option<bool>,
}

/// In which language posts of others are shown.
#[derive(Clone, Debug, Serialize)]
pub struct TranslationPreferences {
    /// Whether clients translate them by themselves.
    pub auto_translate_ugc: bool,
    /// Language tag. Null for the preferred language.
    pub auto_translate_target_locale: Option<String>,
}

/// In which language posts of others are shown.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct TranslationPreferencesBody {
    /// Whether clients translate them by themselves.
    pub auto_translate_ugc: Option<bool>,
    /// Language tag. Null for the preferred language.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub auto_translate_target_locale: Option<Option<String>>,
}
