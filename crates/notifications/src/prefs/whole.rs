//! The REST door of all that a member prefers. It stands here because what to hear of is a part of it.

use contract::PreferencesApi;
use contract::preferences as wire;

use super::actions;
use super::matches::{self, Fit};
use super::model::{Change, Preferences};
use super::rest::matches as frequency;
use crate::base::Answer;
use crate::call::Call;
use crate::members::profile::looks::{self, Looks, Reach};
use crate::notifications::Rest;

impl PreferencesApi for Rest {
    async fn get_preferences(&self, call: Call) -> Answer<wire::PreferencesResponse> {
        let (reach, preferences) = (looks::reach(&call).await?, actions::preferences(&call).await?);
        let looks = looks::looks(&call, call.tenant(), call.me()?).await?;
        Ok(wire::PreferencesResponse { data: told(reach, preferences, looks), meta: call.meta() })
    }

    async fn update_preferences(&self, call: Call, body: wire::PreferencesBody) -> Answer<wire::PreferencesResponse> {
        let me = call.me()?;
        let mut tx = call.begin().await?;
        let heard = body.notifications.as_ref().map_or_else(Change::default, Change::from);
        let preferences = actions::change_in(&mut tx, me, &heard).await?;
        let wanted = |looks: &mut Looks| {
            if let Some(chronological) = body.feed.and_then(|feed| feed.prefers_chronological) {
                looks.prefers_chronological = chronological;
            }
            if let Some(translation) = body.translation {
                looks.auto_translate_ugc = translation.auto_translate_ugc.unwrap_or(looks.auto_translate_ugc);
                if let Some(locale) = translation.auto_translate_target_locale {
                    looks.auto_translate_target_locale = locale;
                }
            }
        };
        let looks = looks::changed(&mut tx, me, wanted).await?;
        if let Some(privacy) = body.privacy {
            looks::set_reach(&mut tx, me, privacy.privacy_profile, privacy.privacy_search).await?;
        }
        tx.commit().await?;
        let data = told(looks::reach(&call).await?, preferences, looks);
        Ok(wire::PreferencesResponse { data, meta: call.meta() })
    }

    async fn get_match_preferences(&self, call: Call) -> Answer<wire::OwnMatchPreferencesResponse> {
        let data = fitting(matches::mine(&call).await?);
        Ok(wire::OwnMatchPreferencesResponse { data, meta: call.meta() })
    }

    async fn update_match_preferences(
        &self,
        call: Call,
        body: wire::OwnMatchPreferencesBody,
    ) -> Answer<wire::OwnMatchPreferencesResponse> {
        let wanted = |fit: &mut Fit| {
            fit.max_distance_km = body.max_distance_km.unwrap_or(fit.max_distance_km);
            fit.min_match_score = body.min_match_score.unwrap_or(fit.min_match_score);
            if let Some(often) = body.notification_frequency {
                fit.notification_frequency = frequency(often);
            }
            fit.notify_hot_matches = body.notify_hot_matches.unwrap_or(fit.notify_hot_matches);
            fit.notify_mutual_matches = body.notify_mutual_matches.unwrap_or(fit.notify_mutual_matches);
            fit.matching_paused = body.matching_paused.unwrap_or(fit.matching_paused);
            if let Some(categories) = body.categories {
                fit.categories = categories;
            }
            if let Some(availability) = body.availability {
                fit.availability = availability;
            }
        };
        let data = fitting(matches::change(&call, wanted).await?);
        Ok(wire::OwnMatchPreferencesResponse { data, meta: call.meta() })
    }
}

fn told(reach: Reach, preferences: Preferences, looks: Looks) -> wire::Preferences {
    wire::Preferences {
        privacy: wire::PrivacyPreferences {
            privacy_profile: reach.privacy_profile,
            privacy_search: reach.privacy_search,
        },
        notifications: preferences.into(),
        accessibility: wire::AccessibilityPreferences {
            large_text: looks.large_text,
            high_contrast: looks.high_contrast,
            reduced_motion: looks.reduced_motion,
            simplified_layout: looks.simplified_layout,
        },
        feed: wire::FeedPreferences { prefers_chronological: looks.prefers_chronological },
        translation: wire::TranslationPreferences {
            auto_translate_ugc: looks.auto_translate_ugc,
            auto_translate_target_locale: looks.auto_translate_target_locale,
        },
    }
}

fn fitting(fit: Fit) -> wire::OwnMatchPreferences {
    wire::OwnMatchPreferences {
        max_distance_km: fit.max_distance_km,
        min_match_score: fit.min_match_score,
        notification_frequency: fit.notification_frequency,
        notify_hot_matches: fit.notify_hot_matches,
        notify_mutual_matches: fit.notify_mutual_matches,
        matching_paused: fit.matching_paused,
        categories: fit.categories,
        availability: fit.availability,
    }
}
