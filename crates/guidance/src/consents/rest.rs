//! The REST door of consents.

use contract::ConsentsApi;
use contract::consents as wire;

use super::actions::{self, Kind};
use super::store::Decision;
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
