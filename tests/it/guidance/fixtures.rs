//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["consents", "help", "onboarding", "support"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "member_consents",
        "INSERT INTO member_consents (id, tenant_id, user_id, slug, version, given, decided_at)
         VALUES ({n}, {t}, {n}, 'x', '1', {yes}, {now})",
    ),
            (
        "cookie_consents",
        "INSERT INTO cookie_consents (id, tenant_id, key_hash, functional, analytics, marketing, version, decided_at, expires_at)
         VALUES ({n}, {t}, {bytes}, {yes}, {no}, {no}, '1', {now}, {now})",
    ),
            (
        "faqs",
        "INSERT INTO faqs (id, tenant_id, category, category_key, question, answer, search_text, sort_order, is_published, created_at,
                updated_at)
         VALUES ({n}, {t}, 'x', 'x', 'x', 'x', 'x', 1, {yes}, {now}, {now})",
    ),
            (
        "support_requests",
        "INSERT INTO support_requests (id, tenant_id, user_id, type, status, summary, description, digest, created_at)
         VALUES ({n}, {t}, {n}, 'broken', 'open', 'x', 'x', {bytes}, {now})",
    ),
            (
        "faq_feedback",
        "INSERT INTO faq_feedback (id, tenant_id, faq_id, user_id, is_helpful, created_at) VALUES ({n}, {t}, {n}, {n}, {yes}, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[("faq_feedback", "user_id", &["comment"]), ("support_requests", "user_id", &["summary", "description"])]
    }

    fn open(&self) -> OfOperations {
        &[(Operation::GiveFaqFeedback, "answers are for all")]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("updateConsent", "{ slug: \"marketing_email\", given: true }"),
            ("chooseOnboardingSafeguarding", "{ preferences: [] }"),
            ("updateFaq", "{ faqId: $faq, answer: \"x\" }"),
            ("reportProblem", "{ summary: \"The wallet stays empty\", description: \"It says zero hours.\" }"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("getOnboardingConfig data.config", "onboardingSteps: what cannot be skipped"),
            ("completeOnboarding data.onboarding_completed", "viewer { onboarding { isCompleted } }"),
            ("chooseOnboardingSafeguarding data.preferences_count", "viewer { safeguardingOptions { isChosen } }"),
            ("deleteFaq data.id", "deletedFaqId"),
            ("recorded", "there is an answer"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("listOnboardingCategories", "categories: for older clients of REST"),
            ("sendContactMessage", "a form before anybody signs in, as registering is"),
            ("getCookieConsentByOldPath", "cookieConsent: for older clients of REST"),
            ("decideCookieConsentByOldPath", "decideCookieConsent: for older clients of REST"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["faq", "support_request"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "faq" => {
                let sql = "INSERT INTO faqs (tenant_id, category, category_key, question, answer, search_text, sort_order, is_published,
                                  created_at, updated_at)
                           VALUES ($1, 'Hours', 'hours', 'What?', 'Hours.', 'what? hours.', 0, TRUE, $2, $2)
                           RETURNING id";
                things.insert("faq", sql, params![things.town.harbour, things.town.clock.now()]).await;
            }
            "support_request" => {
                let sql = "INSERT INTO support_requests (tenant_id, user_id, type, status, summary, description, digest, created_at)
                           VALUES ($1, $2, 'broken', 'open', 'The wallet stays empty', 'It says zero hours.', $3, $4)
                           RETURNING id";
                let (town, member, number) = (things.town, things.member.id, things.number);
                let digest = format!("{number:032x}").into_bytes();
                things.insert("support_request", sql, params![town.harbour, member, digest, town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "faqs" => things.get("faq").await,
            "requests" if operation == Operation::ResolveSupportRequest => things.get("support_request").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, member): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (operation, member) {
            (Operation::GiveFaqFeedback, "faq_id") => things.get("faq").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("faqId", _) => things.get("faq").await,
            ("requestId", "resolveSupportRequest") => things.get("support_request").await,
            _ => return None,
        })
    }
}
