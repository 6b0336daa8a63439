//! Reminders at the REST door.

use contract::EventRemindersApi;
use contract::event_reminders as wire;

use super::actions::{self, Standing, Wish};
use super::model::{EARLIEST, LATEST, MOST, Rule};
use crate::base::Answer;
use crate::call::Call;
use crate::rest::Rest;
use crate::rules::EventRules;

impl EventRemindersApi for Rest {
    async fn get_event_reminders(
        &self,
        call: Call,
        path: wire::GetEventRemindersPath,
    ) -> Answer<wire::EventRemindersResponse> {
        let standing = actions::get(&call, path.id.into()).await?;
        response(&call, path.id, standing)
    }

    async fn update_event_reminders(
        &self,
        call: Call,
        path: wire::UpdateEventRemindersPath,
        body: wire::UpdateEventRemindersBody,
    ) -> Answer<wire::EventRemindersResponse> {
        let read = |rules: Option<Vec<wire::EventReminderWish>>| {
            rules.map(|rules| rules.into_iter().map(wished).collect::<Vec<_>>())
        };
        let wish = Wish { rules: read(body.rules), overrides: read(body.overrides) };
        let standing = actions::update(&call, path.id.into(), wish, body.expected_revision).await?;
        response(&call, path.id, standing)
    }

    async fn reset_event_reminders(
        &self,
        call: Call,
        path: wire::ResetEventRemindersPath,
    ) -> Answer<wire::EventRemindersResponse> {
        let standing = actions::reset(&call, path.id.into()).await?;
        response(&call, path.id, standing)
    }
}

fn wished(wish: wire::EventReminderWish) -> Rule {
    Rule { offset_minutes: wish.offset_minutes, enabled: wish.enabled }
}

fn shown(rule: &Rule) -> wire::EventReminderRule {
    wire::EventReminderRule { offset_minutes: rule.offset_minutes, enabled: rule.enabled }
}

fn response(call: &Call, event_id: i64, standing: Standing) -> Answer<wire::EventRemindersResponse> {
    let Standing { rules, manages, chooses } = standing;
    let data = wire::EventReminders {
        event_id,
        revision: rules.revision,
        reminders_enabled: call.community()?.rules::<EventRules>().reminders_enabled,
        rules: rules.rules.iter().map(shown).collect(),
        is_default: rules.is_default,
        overrides: rules.overrides.iter().map(shown).collect(),
        effective_offsets: rules.offsets(),
        limits: wire::EventReminderLimits { max_rules: MOST, min_offset_minutes: LATEST, max_offset_minutes: EARLIEST },
        capabilities: wire::EventReminderCapabilities { manage_rules: manages, set_overrides: chooses },
    };
    Ok(wire::EventRemindersResponse { data, meta: call.meta() })
}
