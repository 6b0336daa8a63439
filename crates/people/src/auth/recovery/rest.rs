//! The REST door to getting in again.

use contract::recovery as wire;
use contract::{Code, RecoveryApi};

use super::{SHORTEST, actions, email};
use crate::auth::Rest;
use crate::base::{Answer, Refusal, Rules};
use crate::call::Call;
use crate::language::Sentence;
use crate::say;
use crate::tenancy;

impl RecoveryApi for Rest {
    async fn forgot_password(
        &self,
        call: Call,
        body: wire::ForgotPasswordBody,
    ) -> Answer<wire::RecoveryMessageResponse> {
        let call = tenancy::named(&call, body.tenant_slug.as_deref()).await?;
        actions::forgot(&call, &body.email).await?;
        Ok(said(&call, &say!("password-link-sent-perhaps")))
    }

    async fn reset_password(&self, call: Call, body: wire::ResetPasswordBody) -> Answer<wire::RecoveryMessageResponse> {
        let call = tenancy::named(&call, body.tenant_slug.as_deref()).await?;
        let (token, password) = chosen(&body)?;
        actions::reset(&call, token, password).await?;
        Ok(said(&call, &say!("password-set")))
    }

    async fn change_password(
        &self,
        call: Call,
        body: wire::ChangePasswordBody,
    ) -> Answer<wire::RecoveryMessageResponse> {
        actions::change_password(&call, body.current_password.as_deref(), body.new_password.as_deref()).await?;
        Ok(said(&call, &say!("password-changed")))
    }

    async fn get_email_change(&self, call: Call) -> Answer<wire::EmailChangeResponse> {
        let addresses = email::addresses(&call).await?;
        let (pending_email, expires_at) = addresses.waiting.unzip();
        let data = wire::EmailChange { email: addresses.email, pending_email, expires_at };
        Ok(wire::EmailChangeResponse { data, meta: call.meta() })
    }

    async fn change_email(&self, call: Call, body: wire::ChangeEmailBody) -> Answer<wire::ChangedEmailResponse> {
        let requested = email::request(&call, body.email.as_deref(), body.current_password.as_deref()).await?;
        let sentence = if requested.expires_in.is_some() { say!("email-change-sent") } else { say!("email-stays") };
        let data = wire::ChangedEmail {
            message: call.say(&sentence),
            pending_email: requested.email,
            expires_in: requested.expires_in.unwrap_or(0),
        };
        Ok(wire::ChangedEmailResponse { data, meta: call.meta() })
    }

    async fn cancel_email_change(&self, call: Call) -> Answer<wire::RecoveryMessageResponse> {
        email::take_back(&call).await?;
        Ok(said(&call, &say!("email-stays")))
    }

    async fn cancel_email_change_by_link(
        &self,
        call: Call,
        body: wire::CancelEmailChangeBody,
    ) -> Answer<wire::RecoveryMessageResponse> {
        email::stop(&call, &body.token).await?;
        Ok(said(&call, &say!("email-change-stopped")))
    }
}

fn said(call: &Call, sentence: &Sentence) -> wire::RecoveryMessageResponse {
    wire::RecoveryMessageResponse { data: wire::RecoveryMessage { message: call.say(sentence) }, meta: call.meta() }
}

/// The secret and the password of a form that is filled in.
///
/// # Errors
/// 400 `VALIDATION_REQUIRED_FIELD` for each that is missing, `VALIDATION_ERROR` if the two passwords differ, `VALIDATION_TOO_SHORT`.
fn chosen(body: &wire::ResetPasswordBody) -> Answer<(&str, &str)> {
    let fields =
        [("token", &body.token), ("password", &body.password), ("password_confirmation", &body.password_confirmation)];
    let [token, password, again] = fields.each_ref().map(|(_, value)| value.as_deref().unwrap_or_default());
    let missing = fields.iter().filter(|(_, value)| value.as_deref().unwrap_or_default().is_empty());
    let refusals = missing.map(|(field, _)| {
        Refusal::new(Code::ValidationRequiredField, say!("field-required")).status(400).field(*field)
    });
    if let Some(refusal) = refusals.reduce(Refusal::and) {
        return Err(refusal.into());
    }
    let mut rules = Rules::default();
    if password != again {
        let refusal = Refusal::new(Code::ValidationError, say!("passwords-differ"));
        rules.note(refusal.status(400).field("password_confirmation"));
    }
    if password.chars().count() < SHORTEST {
        let refusal = Refusal::new(Code::ValidationTooShort, say!("password-too-short", least = SHORTEST));
        rules.note(refusal.status(400).field("password"));
    }
    rules.kept()?;
    Ok((token, password))
}
