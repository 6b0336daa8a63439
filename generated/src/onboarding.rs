// Made from contract/areas/onboarding.yaml by codegen; edit the contract instead.

//! The area `onboarding`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{Area, Asked, Read, Rejection, Reply, Served, Work};

/// What the gateway answers in the area `onboarding`: one method an operation.
pub trait OnboardingApi: Area {
    /// How far the caller is with the first steps
    ///
    /// `GET /api/v2/onboarding/status`
    ///
    /// 404 `NOT_FOUND` for whoever is no member of this community.
    fn get_onboarding_status(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<OnboardingStatusResponse, Self::Failure>> + Send;

    /// Which first steps there are
    ///
    /// `GET /api/v2/onboarding/config`
    ///
    /// What the community asks of new members, in their order.
    fn get_onboarding_config(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<OnboardingConfigResponse, Self::Failure>> + Send;

    /// What one may be interested in
    ///
    /// `GET /api/v2/onboarding/categories`
    ///
    /// The categories of listings in use, by name.
    fn list_onboarding_categories(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<OnboardingCategoryList, Self::Failure>> + Send;

    /// Finish the first steps
    ///
    /// `POST /api/v2/onboarding/complete`
    ///
    /// Doing it again changes nothing. 422 `VALIDATION_REQUIRED_FIELD` on `avatar_url` or `bio` while the community asks for what is not there, and on `safeguarding` for what is to be told of one's safety, all at once; 422 `VALIDATION_ERROR` on `interests`, `offers` or `needs` for a category that there is not; 404 `NOT_FOUND` for whoever is no member of this community. No listings are made.
    fn complete_onboarding(
        &self,
        call: Self::Call,
        body: CompleteOnboardingBody,
    ) -> impl Future<Output = Result<OnboardingCompletedResponse, Self::Failure>> + Send;

    /// What can be told of one's safety
    ///
    /// `GET /api/v2/onboarding/safeguarding-options`
    ///
    /// What the community offers, in their order, with what the caller told; what follows from it is not shown. 404 `NOT_FOUND` for whoever is no member of this community.
    fn list_onboarding_safeguarding_options(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<OnboardingSafeguardingOptionList, Self::Failure>,
    > + Send;

    /// Tell of one's safety
    ///
    /// `POST /api/v2/onboarding/safeguarding`
    ///
    /// All that holds from now on; what was told before and is not named is taken back. Only staff read it, and are told that there is something. A measure that was taken for it stays until staff lift it. 422 `VALIDATION_ERROR` on `preferences` for an option that is not offered or named twice, a value that it does not have, and one that is needed and missing, all at once; 404 `NOT_FOUND` for whoever is no member of this community.
    fn choose_onboarding_safeguarding(
        &self,
        call: Self::Call,
        body: OnboardingSafeguardingBody,
    ) -> impl Future<
        Output = Result<OnboardingSafeguardingResponse, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: OnboardingApi>() -> [Served<A>; 6] {
    [
        (Operation::GetOnboardingStatus, get_onboarding_status::<A>),
        (Operation::GetOnboardingConfig, get_onboarding_config::<A>),
        (Operation::ListOnboardingCategories, list_onboarding_categories::<A>),
        (Operation::CompleteOnboarding, complete_onboarding::<A>),
        (
            Operation::ListOnboardingSafeguardingOptions,
            list_onboarding_safeguarding_options::<A>,
        ),
        (Operation::ChooseOnboardingSafeguarding, choose_onboarding_safeguarding::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 6] {
    [
        (Operation::GetOnboardingStatus, |_| Ok(())),
        (Operation::GetOnboardingConfig, |_| Ok(())),
        (Operation::ListOnboardingCategories, |_| Ok(())),
        (
            Operation::CompleteOnboarding,
            |asked| complete_onboarding_input(asked).map(drop),
        ),
        (Operation::ListOnboardingSafeguardingOptions, |_| Ok(())),
        (
            Operation::ChooseOnboardingSafeguarding,
            |asked| choose_onboarding_safeguarding_input(asked).map(drop),
        ),
    ]
}

fn get_onboarding_status<A: OnboardingApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_onboarding_status(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_onboarding_config<A: OnboardingApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_onboarding_config(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_onboarding_categories<A: OnboardingApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_onboarding_categories(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn complete_onboarding_input(
    asked: &mut Asked,
) -> Result<CompleteOnboardingBody, Rejection> {
    let body: CompleteOnboardingBody = asked.body(true)?;
    Ok(body)
}

fn complete_onboarding<A: OnboardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = complete_onboarding_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().complete_onboarding(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_onboarding_safeguarding_options<A: OnboardingApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default()
                    .list_onboarding_safeguarding_options(call)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn choose_onboarding_safeguarding_input(
    asked: &mut Asked,
) -> Result<OnboardingSafeguardingBody, Rejection> {
    let body: OnboardingSafeguardingBody = asked.body(true)?;
    Ok(body)
}

fn choose_onboarding_safeguarding<A: OnboardingApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = choose_onboarding_safeguarding_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .choose_onboarding_safeguarding(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

/// What a new member names.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CompleteOnboardingBody {
    /// What the caller is interested in: ids of categories.
    #[serde(default)]
    pub interests: Option<Vec<i64>>,
    /// What the caller can offer: ids of categories.
    #[serde(default)]
    pub offers: Option<Vec<i64>>,
    /// What the caller looks for: ids of categories.
    #[serde(default)]
    pub needs: Option<Vec<i64>>,
}

/// Something to be interested in.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingCategory {
    /// Id of the category.
    pub id: i64,
    /// Name of the category.
    pub name: String,
    /// Its name for addresses.
    pub slug: String,
    /// Its colour, `#rrggbb`. Null if it has none.
    pub color: Option<String>,
}

/// What one may be interested in.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingCategoryList {
    /// By name.
    pub data: Vec<OnboardingCategory>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That the first steps are done.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingCompleted {
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// Always true.
    pub onboarding_completed: bool,
    /// How many listings were made.
    pub listings_created: i64,
    /// Ids of the listings that were made.
    pub listing_ids: Vec<i64>,
}

/// That the first steps are done.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingCompletedResponse {
    /// The data.
    pub data: OnboardingCompleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a community asks of new members, and in which steps.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingConfig {
    /// The config.
    pub config: OnboardingRules,
    /// In their order.
    pub steps: Vec<OnboardingStep>,
}

/// What a community asks of new members.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingConfigResponse {
    /// The data.
    pub data: OnboardingConfig,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Something that a member named in the first steps.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingInterest {
    /// Id of the entry.
    pub id: i64,
    /// Id of the category.
    pub category_id: i64,
    /// Name of the category.
    pub category_name: String,
}

/// What a community asks of new members.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingRules {
    /// Whether new members are shown their first steps.
    pub enabled: bool,
    /// Whether members must finish them before anything else.
    pub mandatory: bool,
    /// Whether a picture is needed.
    pub avatar_required: bool,
    /// Whether some words about oneself are needed.
    pub bio_required: bool,
    /// How many letters these have at least.
    pub bio_min_length: i64,
    /// Always disabled: no listings are made of what a member names.
    pub listing_creation_mode: OnboardingRulesListingCreationMode,
}

/// Always disabled: no listings are made of what a member names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OnboardingRulesListingCreationMode {
    /// `disabled`.
    Disabled,
}

crate::word! {
    OnboardingRulesListingCreationMode { Disabled = "disabled" }
}

crate::runtime::wire! {
    OnboardingRulesListingCreationMode
}

/// That it is noted.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingSafeguarding {
    /// For the member to read.
    pub message: String,
    /// How much holds now.
    pub preferences_count: i64,
}

/// All that the caller tells of their safety.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OnboardingSafeguardingBody {
    /// All of it.
    pub preferences: Vec<OnboardingSafeguardingPreference>,
}

/// Something that members can tell of their safety, and whether the caller told it.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingSafeguardingOption {
    /// Its id.
    pub id: i64,
    /// Its name for programs.
    pub option_key: String,
    /// The option type.
    pub option_type: crate::safeguarding::SafeguardingOptionType,
    /// What is told.
    pub label: String,
    /// More about it. Null if there is no more to say.
    pub description: Option<String>,
    /// Where to read on. Null if nowhere.
    pub help_url: Option<String>,
    /// Whether the first steps do not end without it.
    pub is_required: bool,
    /// The values of a `select`. Empty for other types.
    pub select_options: Vec<crate::safeguarding::SafeguardingSelectOption>,
    /// Whether the caller told it.
    pub is_chosen: bool,
    /// Which of several values the caller told. Null for none.
    pub value: Option<String>,
}

/// What can be told of one's safety.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingSafeguardingOptionList {
    /// In their order.
    pub data: Vec<OnboardingSafeguardingOption>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Something told.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OnboardingSafeguardingPreference {
    /// Id of what is told.
    pub option_id: i64,
    /// Which of several values, or for a `checkbox` `false`, `0` or an empty text for no.
    pub value: Option<String>,
}

/// That it is noted.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingSafeguardingResponse {
    /// The data.
    pub data: OnboardingSafeguarding,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How far a member is with the first steps.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingStatus {
    /// Whether they are done.
    pub onboarding_completed: bool,
    /// Whether there is a picture.
    pub has_avatar: bool,
    /// Whether the member says something about themselves.
    pub has_bio: bool,
    /// What the member is interested in, by name.
    pub interests: Vec<OnboardingInterest>,
}

/// How far a member is with the first steps.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingStatusResponse {
    /// The data.
    pub data: OnboardingStatus,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A step of new members.
#[derive(Clone, Debug, Serialize)]
pub struct OnboardingStep {
    /// The slug.
    pub slug: OnboardingStepSlug,
    /// Key of its name for clients.
    pub label_code: String,
    /// Whether it cannot be skipped.
    pub required: bool,
}

/// Which step of new members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OnboardingStepSlug {
    /// `welcome`.
    Welcome,
    /// `profile`.
    Profile,
    /// `interests`.
    Interests,
    /// `skills`.
    Skills,
    /// `safeguarding`.
    Safeguarding,
    /// `confirm`.
    Confirm,
}

crate::word! {
    OnboardingStepSlug { Welcome = "welcome", Profile = "profile", Interests =
    "interests", Skills = "skills", Safeguarding = "safeguarding", Confirm = "confirm" }
}

crate::runtime::wire! {
    OnboardingStepSlug
}
