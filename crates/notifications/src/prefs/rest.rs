//! The REST door of preferences, settings and mutes.

use contract::notification_settings as wire;
use contract::{Code, NotificationSettingsApi, Spoken};

use super::actions::{self, Settings};
use super::model::{Change, Context, Form, Frequency, MatchFrequency, Matches, wrong};
use crate::base::{Answer, Failure, MuteId, ids_of};
use crate::call::Call;
use crate::members::model::absolute;
use crate::members::{Card, Eyes};
use crate::notifications::Rest;
use crate::notifications::mutes::{self, Mute};
use crate::say;

impl NotificationSettingsApi for Rest {
    async fn muted_member_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::MutedMember>> {
        let found = mutes::actions::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|line| muted(&call, line)).collect())
    }

    async fn unmute_member_removed_muted_member_id_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        let Some(member) = said.number("id") else { return Ok(None) };
        Ok(mutes::actions::about(&call, member.into()).await?.map(MuteId::get))
    }

    async fn get_notification_preferences(&self, call: Call) -> Answer<wire::NotificationPreferencesResponse> {
        let data = actions::preferences(&call).await?.into();
        Ok(wire::NotificationPreferencesResponse { data, meta: call.meta() })
    }

    async fn update_notification_preferences(
        &self,
        call: Call,
        body: wire::NotificationPreferencesBody,
    ) -> Answer<wire::NotificationPreferencesSavedResponse> {
        actions::change(&call, &Change::from(&body)).await?;
        let data = wire::NotificationPreferencesSaved { message: call.say(&say!("preferences-saved")) };
        Ok(wire::NotificationPreferencesSavedResponse { data, meta: call.meta() })
    }

    async fn save_notification_form(
        &self,
        call: Call,
        body: wire::NotificationFormBody,
    ) -> Answer<wire::NotificationFormResponse> {
        let form = Form {
            preferences: (&body.notifications).into(),
            matches: Matches {
                frequency: matches(body.match_preferences.notification_frequency),
                hot: body.match_preferences.notify_hot_matches,
                mutual: body.match_preferences.notify_mutual_matches,
            },
            digest: frequency(body.digest_frequency),
        };
        actions::save(&call, &form).await?;
        let data = wire::NotificationForm {
            notifications: form.preferences.into(),
            match_preferences: wire::MatchPreferences {
                notification_frequency: form.matches.frequency,
                notify_hot_matches: form.matches.hot,
                notify_mutual_matches: form.matches.mutual,
            },
            digest_frequency: form.digest,
        };
        Ok(wire::NotificationFormResponse { data, meta: call.meta() })
    }

    async fn get_notification_settings(&self, call: Call) -> Answer<wire::NotificationSettingsResponse> {
        let settings = actions::settings(&call).await?;
        Ok(wire::NotificationSettingsResponse { success: true, data: set(settings), meta: call.meta() })
    }

    async fn update_notification_setting(
        &self,
        call: Call,
        body: wire::NotificationSettingBody,
    ) -> Answer<wire::NotificationSettingSavedResponse> {
        let data = decide(&call, body).await?;
        Ok(wire::NotificationSettingSavedResponse { success: true, data, meta: call.meta() })
    }

    async fn get_notification_settings_alias(&self, call: Call) -> Answer<wire::NotificationSettingsResponse> {
        self.get_notification_settings(call).await
    }

    async fn update_notification_setting_alias(
        &self,
        call: Call,
        body: wire::NotificationSettingBody,
    ) -> Answer<wire::NotificationSettingSavedResponse> {
        self.update_notification_setting(call, body).await
    }

    async fn mute_member(&self, call: Call, path: wire::MuteMemberPath) -> Answer<wire::MuteResponse> {
        mutes::actions::mute(&call, path.id.into()).await?;
        Ok(wire::MuteResponse { data: wire::Mute { muted: true, user_id: path.id }, meta: call.meta() })
    }

    async fn unmute_member(&self, call: Call, path: wire::UnmuteMemberPath) -> Answer<wire::MuteResponse> {
        mutes::actions::unmute(&call, path.id.into()).await?;
        Ok(wire::MuteResponse { data: wire::Mute { muted: false, user_id: path.id }, meta: call.meta() })
    }

    async fn list_muted_members(
        &self,
        call: Call,
        query: wire::ListMutedMembersQuery,
    ) -> Answer<wire::MutedMemberPage> {
        let page = mutes::actions::list(&call, call.cursor(query.cursor.as_deref())?, query.per_page).await?;
        Ok(wire::MutedMemberPage {
            meta: call.cursor_meta(query.per_page, page.next),
            data: page.items.into_iter().map(|line| muted(&call, line)).collect(),
        })
    }

    async fn mute_member_by_body(&self, call: Call, body: wire::MuteMemberBody) -> Answer<wire::MuteByBodyResponse> {
        mutes::actions::mute(&call, body.user_id.into()).await.map_err(as_older_clients_know)?;
        let data = wire::Mute { muted: true, user_id: body.user_id };
        Ok(wire::MuteByBodyResponse { success: true, data, meta: call.meta() })
    }
}

/// This route answers 400 for oneself, as for whatever is no id.
fn as_older_clients_know(failure: Failure) -> Failure {
    match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::InvalidInput => refusal.status(400).into(),
        other => other,
    }
}

/// A member whom the viewer has muted, as the contract has them.
#[must_use]
pub fn muted(call: &Call, (mute, card): (Mute, Card)) -> wire::MutedMember {
    let eyes = Eyes::of(call);
    wire::MutedMember {
        mute_id: mute.mute_id.get(),
        user_id: card.id.get(),
        name: eyes.name(&card),
        last_name: eyes.last_name(&card),
        avatar_url: card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
        first_name: card.first_name,
        muted_at: mute.muted_at,
    }
}

/// Either of the two things that one route decides.
async fn decide(call: &Call, body: wire::NotificationSettingBody) -> Answer<wire::NotificationSettingSaved> {
    match (body.push_enabled, body.context_type, body.frequency) {
        (Some(on), None, None) => {
            let change = Change { push_enabled: Some(on), ..Change::default() };
            let push_enabled = i64::from(actions::change(call, &change).await?.push_enabled);
            Ok(wire::NotificationSettingSaved::PushSetting(wire::PushSetting { push_enabled }))
        }
        (None, Some(scope), Some(wanted)) => {
            actions::decide(call, Context::new(scope, body.context_id)?, frequency(wanted)).await?;
            Ok(wire::NotificationSettingSaved::Done(true))
        }
        (None, None, _) => Err(wrong(say!("notification-context-missing")).field("context_type").into()),
        (None, Some(_), None) => Err(wrong(say!("notification-frequency-missing")).field("frequency").into()),
        (Some(_), _, _) => Err(wrong(say!("notification-push-alone")).field("push_enabled").into()),
    }
}

fn set(settings: Settings) -> wire::NotificationSettings {
    let group = |(group, frequency): (crate::base::GroupId, _)| wire::GroupFrequencySetting {
        group_id: group.get(),
        frequency,
    };
    let thread = |(thread_id, frequency)| wire::ThreadFrequencySetting { thread_id, frequency };
    wire::NotificationSettings {
        global_frequency: settings.global,
        per_group: settings.groups.into_iter().map(group).collect(),
        per_thread: settings.threads.into_iter().map(thread).collect(),
    }
}

/// `weekly` is kept as `monthly`.
fn frequency(frequency: wire::NotificationFrequencyInput) -> Frequency {
    use wire::NotificationFrequencyInput as Wanted;
    match frequency {
        Wanted::Instant => Frequency::Instant,
        Wanted::Daily => Frequency::Daily,
        Wanted::Weekly | Wanted::Monthly => Frequency::Monthly,
        Wanted::Off => Frequency::Off,
    }
}

/// `weekly` is kept as `monthly`.
pub(super) fn matches(frequency: wire::MatchFrequencyInput) -> MatchFrequency {
    use wire::MatchFrequencyInput as Wanted;
    match frequency {
        Wanted::Daily => MatchFrequency::Daily,
        Wanted::Fortnightly => MatchFrequency::Fortnightly,
        Wanted::Weekly | Wanted::Monthly => MatchFrequency::Monthly,
        Wanted::Never => MatchFrequency::Never,
    }
}
