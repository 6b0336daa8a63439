// Made from contract/areas/consents.yaml by codegen; edit the contract instead.

//! The area `consents`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{Area, Asked, Read, Rejection, Reply, Served, Work};

/// What the gateway answers in the area `consents`: one method an operation.
pub trait ConsentsApi: Area {
    /// What the caller agreed to
    ///
    /// `GET /api/v2/users/me/consent`
    ///
    /// Every type of consent that there is, and what the caller decided about it last.
    fn list_my_consents(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<ConsentList, Self::Failure>> + Send;

    /// Agree, or agree no more
    ///
    /// `PUT /api/v2/users/me/consent`
    ///
    /// Each decision is kept with its time. Deciding the same again changes nothing. 400 `VALIDATION_ERROR` on `slug` without it, 422 `VALIDATION_ERROR` on `slug` for a type that there is not; 404 `NOT_FOUND` when the account is gone.
    fn update_my_consent(
        &self,
        call: Self::Call,
        body: UpdateConsentBody,
    ) -> impl Future<Output = Result<ConsentResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ConsentsApi>() -> [Served<A>; 2] {
    [
        (Operation::ListMyConsents, list_my_consents::<A>),
        (Operation::UpdateMyConsent, update_my_consent::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 2] {
    [
        (Operation::ListMyConsents, |_| Ok(())),
        (Operation::UpdateMyConsent, |asked| update_my_consent_input(asked).map(drop)),
    ]
}

fn list_my_consents<A: ConsentsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_consents(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_my_consent_input(asked: &mut Asked) -> Result<UpdateConsentBody, Rejection> {
    let body: UpdateConsentBody = asked.body(true)?;
    Ok(body)
}

fn update_my_consent<A: ConsentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_my_consent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().update_my_consent(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

/// A type of consent, and what a member decided about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// Which type it is.
    pub consent_type_slug: String,
    /// Whether the member agrees.
    pub consent_given: bool,
    /// Whether the member agrees.
    pub given: bool,
    /// Version of the text that was agreed to, or not. Null if nothing was decided.
    #[serde(deserialize_with = "Option::deserialize")]
    pub consent_version: Option<String>,
    /// When the member agreed last. Null if never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub given_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When the consent was withdrawn. Null if they agree or never did.
    #[serde(deserialize_with = "Option::deserialize")]
    pub withdrawn_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Its name, in the language of the call.
    pub name: String,
    /// What it means, in the language of the call.
    pub description: String,
    /// What it is about.
    pub category: String,
    /// Whether nobody can be a member without it.
    pub is_required: bool,
}

/// What a member agreed to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConsentList {
    /// One for each type.
    pub data: Vec<Consent>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConsentResponse {
    /// The data.
    pub data: DecidedConsent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member decided, with the type of consent that it is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecidedConsent {
    /// Which type it is.
    pub consent_type: String,
    /// The same as `consent_type`.
    pub consent_type_slug: String,
    /// Whether the member agrees.
    pub consent_given: bool,
    /// Whether the member agrees.
    pub given: bool,
    /// Version of the text that was agreed to, or not. Null if nothing was decided.
    #[serde(deserialize_with = "Option::deserialize")]
    pub consent_version: Option<String>,
    /// When the member agreed last. Null if never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub given_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When the consent was withdrawn. Null if they agree or never did.
    #[serde(deserialize_with = "Option::deserialize")]
    pub withdrawn_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Its name, in the language of the call.
    pub name: String,
    /// What it means, in the language of the call.
    pub description: String,
    /// What it is about.
    pub category: String,
    /// Whether nobody can be a member without it.
    pub is_required: bool,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateConsentBody {
    /// Which type of consent.
    pub slug: String,
    /// Whether the caller agrees.
    pub given: bool,
}
