// Made from contract/areas/consents.yaml by codegen; edit the contract instead.

//! The area `consents`: types, trait and routes.
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

    /// What a browser decided about cookies
    ///
    /// `GET /api/v2/cookie-consent`
    ///
    /// Before anybody signs in. `data` is null when the browser has none, it is older than 180 days, or another decision was made instead.
    fn get_cookie_consent(
        &self,
        call: Self::Call,
        query: GetCookieConsentQuery,
    ) -> impl Future<Output = Result<CookieConsentResponse, Self::Failure>> + Send;

    /// Decide about cookies
    ///
    /// `POST /api/v2/cookie-consent`
    ///
    /// Before anybody signs in. Essential ones need no consent. It is kept under a number that only the browser has, without anything that says who it is, and for 180 days; with `consent_id`, it stands instead of what was decided before.
    fn decide_cookie_consent(
        &self,
        call: Self::Call,
        body: CookieConsentBody,
    ) -> impl Future<
        Output = Result<CookieConsentDecidedResponse, Self::Failure>,
    > + Send;

    /// What a browser decided about cookies
    ///
    /// `GET /api/cookie-consent`
    ///
    /// Before anybody signs in. `data` is null when the browser has none, it is older than 180 days, or another decision was made instead.
    fn get_cookie_consent_by_old_path(
        &self,
        call: Self::Call,
        query: GetCookieConsentByOldPathQuery,
    ) -> impl Future<Output = Result<CookieConsentResponse, Self::Failure>> + Send;

    /// Decide about cookies
    ///
    /// `POST /api/cookie-consent`
    ///
    /// Before anybody signs in. Essential ones need no consent. It is kept under a number that only the browser has, without anything that says who it is, and for 180 days; with `consent_id`, it stands instead of what was decided before.
    fn decide_cookie_consent_by_old_path(
        &self,
        call: Self::Call,
        body: CookieConsentBody,
    ) -> impl Future<
        Output = Result<CookieConsentDecidedResponse, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ConsentsApi>() -> [Served<A>; 6] {
    [
        (Operation::ListMyConsents, list_my_consents::<A>),
        (Operation::UpdateMyConsent, update_my_consent::<A>),
        (Operation::GetCookieConsent, get_cookie_consent::<A>),
        (Operation::DecideCookieConsent, decide_cookie_consent::<A>),
        (Operation::GetCookieConsentByOldPath, get_cookie_consent_by_old_path::<A>),
        (Operation::DecideCookieConsentByOldPath, decide_cookie_consent_by_old_path::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 6] {
    [
        (Operation::ListMyConsents, |_| Ok(())),
        (Operation::UpdateMyConsent, |asked| update_my_consent_input(asked).map(drop)),
        (Operation::GetCookieConsent, |asked| get_cookie_consent_input(asked).map(drop)),
        (
            Operation::DecideCookieConsent,
            |asked| decide_cookie_consent_input(asked).map(drop),
        ),
        (
            Operation::GetCookieConsentByOldPath,
            |asked| get_cookie_consent_by_old_path_input(asked).map(drop),
        ),
        (
            Operation::DecideCookieConsentByOldPath,
            |asked| decide_cookie_consent_by_old_path_input(asked).map(drop),
        ),
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

fn get_cookie_consent_input(
    asked: &mut Asked,
) -> Result<GetCookieConsentQuery, Rejection> {
    let query: GetCookieConsentQuery = asked.query(&GET_COOKIE_CONSENT_QUERY)?;
    Ok(query)
}

fn get_cookie_consent<A: ConsentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = get_cookie_consent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().get_cookie_consent(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn decide_cookie_consent_input(
    asked: &mut Asked,
) -> Result<CookieConsentBody, Rejection> {
    let body: CookieConsentBody = asked.body(true)?;
    Ok(body)
}

fn decide_cookie_consent<A: ConsentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = decide_cookie_consent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().decide_cookie_consent(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_cookie_consent_by_old_path_input(
    asked: &mut Asked,
) -> Result<GetCookieConsentByOldPathQuery, Rejection> {
    let query: GetCookieConsentByOldPathQuery = asked
        .query(&GET_COOKIE_CONSENT_BY_OLD_PATH_QUERY)?;
    Ok(query)
}

fn get_cookie_consent_by_old_path<A: ConsentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = get_cookie_consent_by_old_path_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_cookie_consent_by_old_path(call, query)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn decide_cookie_consent_by_old_path_input(
    asked: &mut Asked,
) -> Result<CookieConsentBody, Rejection> {
    let body: CookieConsentBody = asked.body(true)?;
    Ok(body)
}

fn decide_cookie_consent_by_old_path<A: ConsentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = decide_cookie_consent_by_old_path_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .decide_cookie_consent_by_old_path(call, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static GET_COOKIE_CONSENT_QUERY: [Parameter; 1] = [
    Parameter {
        name: "consent_id",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_COOKIE_CONSENT_BY_OLD_PATH_QUERY: [Parameter; 1] = [
    Parameter {
        name: "consent_id",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// A type of consent, and what a member decided about it.
#[derive(Clone, Debug, Serialize)]
pub struct Consent {
    /// Which type it is.
    pub consent_type_slug: String,
    /// Whether the member agrees.
    pub consent_given: bool,
    /// Whether the member agrees.
    pub given: bool,
    /// Version of the text that was agreed to, or not. Null if nothing was decided.
    pub consent_version: Option<String>,
    /// When the member agreed last. Null if never.
    pub given_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When the consent was withdrawn. Null if they agree or never did.
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
#[derive(Clone, Debug, Serialize)]
pub struct ConsentList {
    /// One for each type.
    pub data: Vec<Consent>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member decided.
#[derive(Clone, Debug, Serialize)]
pub struct ConsentResponse {
    /// The data.
    pub data: DecidedConsent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What cookies are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CookieCategory {
    /// `essential`.
    Essential,
    /// `functional`.
    Functional,
    /// `analytics`.
    Analytics,
    /// `marketing`.
    Marketing,
}

crate::word! {
    CookieCategory { Essential = "essential", Functional = "functional", Analytics =
    "analytics", Marketing = "marketing" }
}

crate::runtime::wire! {
    CookieCategory
}

/// What a browser decided about cookies.
#[derive(Clone, Debug, Serialize)]
pub struct CookieConsent {
    /// What the browser shows to read its decision, and to decide anew.
    pub consent_id: String,
    /// Always true.
    pub essential: bool,
    /// Whether functional ones are agreed to.
    pub functional: bool,
    /// Whether analytics are agreed to.
    pub analytics: bool,
    /// Whether marketing is agreed to.
    pub marketing: bool,
    /// The version of the document `cookies` that was in force. `0` if there was none.
    pub version: String,
    /// Whether that version is in force still.
    pub is_current: bool,
    /// When it was decided.
    pub decided_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What somebody agrees to.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CookieConsentBody {
    /// All that is agreed to.
    #[serde(default)]
    pub categories: Option<Vec<CookieCategory>>,
    /// Agreed to, beside `categories`.
    pub functional: Option<bool>,
    /// Agreed to, beside `categories`.
    pub analytics: Option<bool>,
    /// Agreed to, beside `categories`.
    pub marketing: Option<bool>,
    /// What the browser was given with its decision before.
    pub consent_id: Option<String>,
}

/// What a browser decided about cookies.
#[derive(Clone, Debug, Serialize)]
pub struct CookieConsentDecidedResponse {
    /// The data.
    pub data: CookieConsent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a browser decided about cookies.
#[derive(Clone, Debug, Serialize)]
pub struct CookieConsentResponse {
    /// Null if there is none.
    pub data: Option<CookieConsent>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member decided, with the type of consent that it is about.
#[derive(Clone, Debug, Serialize)]
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
    pub consent_version: Option<String>,
    /// When the member agreed last. Null if never.
    pub given_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When the consent was withdrawn. Null if they agree or never did.
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

/// The query parameters of `GET /api/cookie-consent`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct GetCookieConsentByOldPathQuery {
    /// What the browser was given with its decision.
    pub consent_id: Option<String>,
}

/// The query parameters of `GET /api/v2/cookie-consent`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct GetCookieConsentQuery {
    /// What the browser was given with its decision.
    pub consent_id: Option<String>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateConsentBody {
    /// Which type of consent.
    pub slug: String,
    /// Whether the caller agrees.
    pub given: bool,
}
