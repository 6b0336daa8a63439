//! The REST door of consents.

use contract::ConsentsApi;
use contract::consents as wire;

use super::actions::{self, Kind};
use super::cookies;
use super::store::{CookieDecision, Decision};
use crate::base::Answer;
use crate::call::Call;
use crate::rest::Rest;

impl ConsentsApi for Rest {
    async fn list_my_consents(&self, call: Call) -> Answer<wire::ConsentList> {
        let all = actions::mine(&call).await?;
        let data = all.into_iter().map(|(kind, decision)| consent(&call, kind, decision)).collect();
        Ok(wire::ConsentList { data, meta: call.meta() })
    }

    async fn update_my_consent(&self, call: Call, body: wire::UpdateConsentBody) -> Answer<wire::ConsentResponse> {
        let (kind, decision) = actions::decide(&call, &body.slug, body.given).await?;
        let consent = consent(&call, kind, Some(decision));
        let data = wire::DecidedConsent {
            consent_type: consent.consent_type_slug.clone(),
            consent_type_slug: consent.consent_type_slug,
            consent_given: consent.consent_given,
            given: consent.given,
            consent_version: consent.consent_version,
            given_at: consent.given_at,
            withdrawn_at: consent.withdrawn_at,
            name: consent.name,
            description: consent.description,
            category: consent.category,
            is_required: consent.is_required,
        };
        Ok(wire::ConsentResponse { data, meta: call.meta() })
    }

    async fn get_cookie_consent(
        &self,
        call: Call,
        query: wire::GetCookieConsentQuery,
    ) -> Answer<wire::CookieConsentResponse> {
        cookie_consent(call, query.consent_id).await
    }

    async fn decide_cookie_consent(
        &self,
        call: Call,
        body: wire::CookieConsentBody,
    ) -> Answer<wire::CookieConsentDecidedResponse> {
        decide_cookies(call, body).await
    }

    async fn get_cookie_consent_by_old_path(
        &self,
        call: Call,
        query: wire::GetCookieConsentByOldPathQuery,
    ) -> Answer<wire::CookieConsentResponse> {
        cookie_consent(call, query.consent_id).await
    }

    async fn decide_cookie_consent_by_old_path(
        &self,
        call: Call,
        body: wire::CookieConsentBody,
    ) -> Answer<wire::CookieConsentDecidedResponse> {
        decide_cookies(call, body).await
    }
}

async fn cookie_consent(call: Call, key: Option<String>) -> Answer<wire::CookieConsentResponse> {
    let found = match &key {
        Some(key) => cookies::of(&call, key).await?,
        None => None,
    };
    let version = if found.is_some() { cookies::version(&call).await? } else { String::new() };
    let data = found.zip(key).map(|(decision, key)| cookie(decision, key, &version));
    Ok(wire::CookieConsentResponse { data, meta: call.meta() })
}

async fn decide_cookies(call: Call, body: wire::CookieConsentBody) -> Answer<wire::CookieConsentDecidedResponse> {
    use wire::CookieCategory::{Analytics, Functional, Marketing};
    let mut agreed = body.categories.unwrap_or_default();
    let also = [(Functional, body.functional), (Analytics, body.analytics), (Marketing, body.marketing)];
    agreed.extend(also.into_iter().filter(|(_, said)| *said == Some(true)).map(|(category, _)| category));
    let (key, decision) = cookies::decide(&call, body.consent_id, &agreed).await?;
    let version = decision.version.clone();
    Ok(wire::CookieConsentDecidedResponse { data: cookie(decision, key, &version), meta: call.meta() })
}

/// A decision; `version` of the document is in force.
fn cookie(decision: CookieDecision, key: String, version: &str) -> wire::CookieConsent {
    wire::CookieConsent {
        consent_id: key,
        essential: true,
        functional: decision.functional,
        analytics: decision.analytics,
        marketing: decision.marketing,
        is_current: decision.version == version,
        version: decision.version,
        decided_at: decision.decided_at,
        expires_at: decision.expires_at,
    }
}

fn withdrawn(decision: &Decision) -> Option<crate::base::Timestamp> {
    (!decision.given && decision.given_at.is_some()).then_some(decision.decided_at)
}

fn consent(call: &Call, kind: Kind, decision: Option<Decision>) -> wire::Consent {
    let given = decision.as_ref().is_some_and(|decision| decision.given);
    wire::Consent {
        consent_type_slug: kind.slug.to_owned(),
        consent_given: given,
        given,
        given_at: decision.as_ref().and_then(|decision| decision.given_at),
        withdrawn_at: decision.as_ref().and_then(withdrawn),
        consent_version: decision.map(|decision| decision.version),
        name: call.say(&kind.name),
        description: call.say(&kind.description),
        category: kind.category.to_owned(),
        is_required: false,
    }
}
