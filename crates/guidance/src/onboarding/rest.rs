//! The REST door of the first steps.

use contract::OnboardingApi;
use contract::onboarding as wire;

use super::actions::{self, Named};
use super::rules::OnboardingRules;
use crate::base::{Answer, CategoryId};
use crate::call::Call;
use crate::categories::{self, Kind};
use crate::rest::Rest;
use crate::safeguarding::options::actions as options;
use crate::safeguarding::options::model::{Offered, Told, Wanted};
use crate::safeguarding::rest::select_options;
use crate::say;

impl OnboardingApi for Rest {
    async fn get_onboarding_status(&self, call: Call) -> Answer<wire::OnboardingStatusResponse> {
        let (newcomer, interests) = actions::status(&call).await?;
        let interests = interests.into_iter().map(|one| wire::OnboardingInterest {
            id: one.id,
            category_id: one.category_id.into(),
            category_name: one.category_name,
        });
        let data = wire::OnboardingStatus {
            onboarding_completed: newcomer.onboarding_completed,
            has_avatar: newcomer.has_avatar,
            has_bio: newcomer.bio.is_some_and(|bio| !bio.trim().is_empty()),
            interests: interests.collect(),
        };
        Ok(wire::OnboardingStatusResponse { data, meta: call.meta() })
    }

    async fn get_onboarding_config(&self, call: Call) -> Answer<wire::OnboardingConfigResponse> {
        let community = call.community()?;
        let (face, rules) = (&community.settings.face, *community.rules::<OnboardingRules>());
        let config = wire::OnboardingRules {
            enabled: face.onboarding_enabled,
            mandatory: face.onboarding_mandatory,
            avatar_required: rules.avatar_required,
            bio_required: rules.bio_required,
            bio_min_length: i64::try_from(rules.bio_min_length).unwrap_or(i64::MAX),
            listing_creation_mode: wire::OnboardingRulesListingCreationMode::Disabled,
        };
        let step = |(slug, required): (wire::OnboardingStepSlug, bool)| wire::OnboardingStep {
            slug,
            label_code: format!("onboarding.step.{slug}"),
            required,
        };
        let data = wire::OnboardingConfig {
            config,
            steps: actions::steps(rules, options::asked(&call).await?).into_iter().map(step).collect(),
        };
        Ok(wire::OnboardingConfigResponse { data, meta: call.meta() })
    }

    async fn list_onboarding_categories(&self, call: Call) -> Answer<wire::OnboardingCategoryList> {
        let all = categories::store::active(&call, Kind::Listing).await?.into_iter();
        let data = all.map(|one| wire::OnboardingCategory {
            id: one.id.into(),
            name: one.name,
            slug: one.slug,
            color: one.color,
        });
        Ok(wire::OnboardingCategoryList { data: data.collect(), meta: call.meta() })
    }

    async fn list_onboarding_safeguarding_options(&self, call: Call) -> Answer<wire::OnboardingSafeguardingOptionList> {
        let data = options::mine(&call).await?.into_iter().map(offered).collect();
        Ok(wire::OnboardingSafeguardingOptionList { data, meta: call.meta() })
    }

    async fn choose_onboarding_safeguarding(
        &self,
        call: Call,
        body: wire::OnboardingSafeguardingBody,
    ) -> Answer<wire::OnboardingSafeguardingResponse> {
        let wanted = body.preferences.into_iter().map(|one| Wanted { option: one.option_id.into(), value: one.value });
        let held = options::choose(&call, &wanted.collect::<Vec<_>>()).await?;
        let data = wire::OnboardingSafeguarding {
            message: call.say(&say!("safeguarding-told")),
            preferences_count: i64::try_from(held).unwrap_or(i64::MAX),
        };
        Ok(wire::OnboardingSafeguardingResponse { data, meta: call.meta() })
    }

    async fn complete_onboarding(
        &self,
        call: Call,
        body: wire::CompleteOnboardingBody,
    ) -> Answer<wire::OnboardingCompletedResponse> {
        let ids = |list: Option<Vec<i64>>| list.unwrap_or_default().into_iter().map(CategoryId::from).collect();
        let named = Named { interests: ids(body.interests), offers: ids(body.offers), needs: ids(body.needs) };
        actions::complete(&call, named).await?;
        let data = wire::OnboardingCompleted {
            message: call.say(&say!("onboarding-done")),
            onboarding_completed: true,
            listings_created: 0,
            listing_ids: Vec::new(),
        };
        Ok(wire::OnboardingCompletedResponse { data, meta: call.meta() })
    }
}

/// Something that can be told, and whether it was.
fn offered((one, told): (Offered, Option<Told>)) -> wire::OnboardingSafeguardingOption {
    wire::OnboardingSafeguardingOption {
        id: one.id.get(),
        option_key: one.option_key,
        option_type: one.kind,
        label: one.label,
        description: one.description,
        help_url: one.help_url,
        is_required: one.is_required,
        select_options: select_options(one.select_options),
        is_chosen: told.is_some(),
        value: told.and_then(|told| told.value),
    }
}
