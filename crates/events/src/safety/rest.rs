//! Safety of events at the REST door.

use contract::event_safety as wire;
use contract::{Code, EventSafetyApi, NoContent, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, LOCATION, REFERRER_POLICY};
use http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::Value;

use super::actions::{self, Shown, Wish};
use super::guardians;
use super::letter::path as page_path;
use super::model::{Decision, wrong};
use super::page;
use super::reviews;
use super::store::consents::Listed;
use super::store::{Acknowledgement, Denied, Requirements};
use crate::base::{Answer, Failure, Fault, MemberId, Refusal};
use crate::call::Call;
use crate::language::Language;
use crate::rest::{Rest, face, ids};
use crate::say;

/// The page loads nothing, and its form goes to where it came from alone.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

impl EventSafetyApi for Rest {
    async fn get_event_safety(&self, call: Call, path: wire::GetEventSafetyPath) -> Answer<wire::EventSafetyResponse> {
        Ok(safety(&call, actions::show(&call, path.id.into()).await?))
    }

    async fn update_event_safety_requirements(
        &self,
        call: Call,
        path: wire::UpdateEventSafetyRequirementsPath,
        body: wire::EventSafetyRequirementsBody,
    ) -> Answer<wire::EventSafetyResponse> {
        let wish = Wish {
            minimum_age: body.minimum_age,
            guardian_below: body.guardian_consent_below_age,
            code: body.code_of_conduct,
            note: body.note_for_guardians,
        };
        Ok(safety(&call, actions::write(&call, path.id.into(), wish, body.expected_revision).await?))
    }

    async fn publish_event_safety_requirements(
        &self,
        call: Call,
        path: wire::PublishEventSafetyRequirementsPath,
        body: wire::EventSafetyRevisionBody,
    ) -> Answer<wire::EventSafetyResponse> {
        Ok(safety(&call, actions::publish(&call, path.id.into(), body.expected_revision).await?))
    }

    async fn archive_event_safety_requirements(
        &self,
        call: Call,
        path: wire::ArchiveEventSafetyRequirementsPath,
    ) -> Answer<wire::EventSafetyResponse> {
        Ok(safety(&call, actions::archive(&call, path.id.into()).await?))
    }

    async fn acknowledge_event_code_of_conduct(
        &self,
        call: Call,
        path: wire::AcknowledgeEventCodeOfConductPath,
        body: wire::EventCodeOfConductBody,
    ) -> Answer<wire::EventSafetyResponse> {
        Ok(safety(&call, actions::acknowledge(&call, path.id.into(), body.version).await?))
    }

    async fn withdraw_event_code_of_conduct(
        &self,
        call: Call,
        path: wire::WithdrawEventCodeOfConductPath,
    ) -> Answer<wire::EventSafetyResponse> {
        Ok(safety(&call, actions::take_back(&call, path.id.into(), path.acknowledgement_id).await?))
    }

    async fn request_event_guardian_consent(
        &self,
        call: Call,
        path: wire::RequestEventGuardianConsentPath,
        body: wire::EventGuardianConsentBody,
    ) -> Answer<wire::EventSafetyResponse> {
        let wish = guardians::Wish { name: body.guardian_name, email: body.guardian_email, relation: body.relation };
        Ok(safety(&call, guardians::request(&call, path.id.into(), &wish).await?))
    }

    async fn withdraw_event_guardian_consent(
        &self,
        call: Call,
        path: wire::WithdrawEventGuardianConsentPath,
        body: wire::EventSafetyReasonBody,
    ) -> Answer<wire::EventSafetyResponse> {
        let (event, consent) = (path.id.into(), path.consent_id.into());
        Ok(safety(&call, guardians::withdraw(&call, event, consent, body.reason.as_deref()).await?))
    }

    async fn show_event_guardian_consent_page(
        &self,
        call: Call,
        path: wire::ShowEventGuardianConsentPagePath,
        _: wire::ShowEventGuardianConsentPageHeader,
    ) -> Answer<wire::ShowEventGuardianConsentPageOk> {
        match guardians::find(&call, &path.token).await {
            Ok(found) => {
                let (text, language) = page::of(&found, &path.token).await?;
                Ok(wire::ShowEventGuardianConsentPageOk::Ok(html(text, language)))
            }
            Err(Failure::Refusal(_)) => {
                let language = call.language();
                Ok(wire::ShowEventGuardianConsentPageOk::Status410(html(page::invalid(language), language)))
            }
            Err(fault) => Err(fault),
        }
    }

    async fn decide_event_guardian_consent(&self, call: Call, body: Raw) -> Answer<wire::DecideEventGuardianConsentOk> {
        let said = Said::of(&body)?;
        let decided = decide(&call, &said).await;
        // The page's own form is led back to the page, which then says how things are.
        if said.by_page {
            return match decided {
                Ok(_) | Err(Failure::Refusal(_)) => {
                    Ok(wire::DecideEventGuardianConsentOk::SeeOther(back(&said.token)?))
                }
                Err(fault) => Err(fault),
            };
        }
        let data = wire::EventGuardianDecision { state: decided? };
        Ok(wire::DecideEventGuardianConsentOk::Ok(wire::EventGuardianDecisionResponse { data, meta: call.meta() }))
    }

    async fn list_event_safety_reviews(
        &self,
        call: Call,
        path: wire::ListEventSafetyReviewsPath,
    ) -> Answer<wire::EventSafetyReviewList> {
        let rows = reviews::list(&call, path.id.into()).await?;
        let data = rows.into_iter().map(|row| review(&call, row)).collect();
        Ok(wire::EventSafetyReviewList { data, meta: call.meta() })
    }

    async fn deny_event_participation(
        &self,
        call: Call,
        path: wire::DenyEventParticipationPath,
        body: wire::EventSafetyDenialBody,
    ) -> Answer<wire::EventSafetyReviewResponse> {
        let made = reviews::deny(&call, path.id.into(), body.user_id.into(), &body.reason).await?;
        Ok(wire::EventSafetyReviewResponse { data: review(&call, made), meta: call.meta() })
    }

    async fn allow_event_participation(
        &self,
        call: Call,
        path: wire::AllowEventParticipationPath,
    ) -> Answer<wire::EventSafetyReviewResponse> {
        let lifted = reviews::lift(&call, path.id.into(), path.denial_id).await?;
        Ok(wire::EventSafetyReviewResponse { data: review(&call, lifted), meta: call.meta() })
    }

    async fn event_code_acknowledgement_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventCodeAcknowledgement>> {
        Ok(actions::acknowledgements(&call, &numbers).await?.into_iter().map(acknowledgement).collect())
    }

    async fn event_guardian_consent_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventGuardianConsent>> {
        let rows = actions::consents(&call, &ids(&numbers)).await?;
        Ok(rows.into_iter().map(|row| consent(&call, row)).collect())
    }

    async fn event_safety_review_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventSafetyReview>> {
        Ok(reviews::by_ids(&call, &numbers).await?.into_iter().map(|row| review(&call, row)).collect())
    }
}

async fn decide(call: &Call, said: &Said) -> Answer<wire::EventGuardianConsentState> {
    // Whoever has no link learns nothing of what could be said.
    let found = guardians::find(call, &said.token).await?;
    let decision = Decision::parse(&said.decision).ok_or_else(|| wrong("decision", say!("event-safety-decision")))?;
    guardians::decide(found, decision).await
}

/// What a body says, as JSON or as a form.
#[derive(Default, PartialEq, Eq)]
struct Said {
    token: String,
    decision: String,
    /// It comes from our page's own form.
    by_page: bool,
}

impl Said {
    fn of(body: &Raw) -> Answer<Self> {
        let kind = body.content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        let mut said = Self::default();
        if kind == "application/x-www-form-urlencoded" {
            for (name, value) in form_urlencoded::parse(body.body.whole()) {
                match &*name {
                    "token" => said.token = value.into_owned(),
                    "decision" => said.decision = value.into_owned(),
                    "page" => said.by_page = true,
                    _ => {}
                }
            }
        } else if kind == "application/json" {
            let value: Value = serde_json::from_slice(body.body.whole()).map_err(|error| {
                let sentence = say!("body-malformed", line = error.line(), column = error.column());
                Refusal::new(Code::ValidationInvalidFormat, sentence).status(400)
            })?;
            let text = |name: &str| value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
            (said.token, said.decision) = (text("token"), text("decision"));
        }
        Ok(said)
    }
}

fn html(text: String, language: Language) -> WithHeaders<Raw> {
    let mut headers = HeaderMap::new();
    for (name, value) in [
        (CACHE_CONTROL, "no-store"),
        (CONTENT_SECURITY_POLICY, POLICY),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
        (CONTENT_LANGUAGE, language.code()),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let body = Raw { content_type: "text/html; charset=utf-8".to_owned(), body: text.into() };
    WithHeaders { body, headers }
}

fn back(token: &str) -> Answer<WithHeaders<NoContent>> {
    // What is no token names no place.
    let safe: String =
        token.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_').take(200).collect();
    let known = if safe.is_empty() { "none" } else { &safe };
    let place = HeaderValue::from_str(&page_path(known)).map_err(Fault::new)?;
    Ok(WithHeaders { body: NoContent, headers: HeaderMap::from_iter([(LOCATION, place)]) })
}

fn safety(call: &Call, shown: Shown) -> wire::EventSafetyResponse {
    let may_participate = shown.may_participate();
    let data = wire::EventSafety {
        event_id: shown.event.get(),
        enforcement: shown.enforcement,
        requirements: shown.requirements.map(requirements),
        draft: shown.draft.map(requirements),
        may_participate,
        unmet: shown.unmet,
        acknowledgement: shown.acknowledgement.map(acknowledgement),
        guardian_consent: shown.consent.map(|row| consent(call, row)),
        guardian_consents: shown.consents.into_iter().map(|row| consent(call, row)).collect(),
    };
    wire::EventSafetyResponse { data, meta: call.meta() }
}

fn requirements(row: Requirements) -> wire::EventSafetyRequirements {
    wire::EventSafetyRequirements {
        version: row.version,
        revision: row.revision,
        status: row.status,
        minimum_age: row.minimum_age,
        guardian_consent_below_age: row.guardian_consent_below_age,
        code_of_conduct: row.code_of_conduct,
        note_for_guardians: row.note_for_guardians,
        updated_at: row.updated_at,
        published_at: row.published_at,
    }
}

fn acknowledgement(row: Acknowledgement) -> wire::EventCodeAcknowledgement {
    wire::EventCodeAcknowledgement { id: row.id, version: row.version, acknowledged_at: row.created_at }
}

fn consent(call: &Call, row: Listed) -> wire::EventGuardianConsent {
    let Listed { consent, member } = row;
    wire::EventGuardianConsent {
        id: consent.id.get(),
        event_id: consent.event_id.get(),
        user_id: member.id.get(),
        member: face(call, &member),
        state: consent.state,
        relation: consent.relation,
        requested_at: consent.requested_at,
        expires_at: consent.expires_at,
        decided_at: consent.decided_at,
        ended_at: consent.ended_at,
        ended_by: consent.ended_by,
        reason: consent.reason,
    }
}

fn review(call: &Call, row: Denied) -> wire::EventSafetyReview {
    let Denied { denial, member } = row;
    wire::EventSafetyReview {
        id: denial.id,
        event_id: denial.event_id.get(),
        user_id: member.id.get(),
        member: face(call, &member),
        reason: denial.reason,
        created_at: denial.created_at,
        created_by_id: denial.created_by.map(MemberId::get),
        lifted_at: denial.lifted_at,
        lifted_by_id: denial.lifted_by.map(MemberId::get),
    }
}
