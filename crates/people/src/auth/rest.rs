//! The REST face of signing in and out.

use contract::auth::{
    CsrfToken, CsrfTokenResponse, HalfSignedInUser, LoginAnswer, LoginBody, LoginConfig, LoginResult, LogoutBody,
    LogoutResult, RefreshResult, RefreshTokenBody, RegisterBody, RegisterResponse, RegisteredUser, Registration,
    RegistrationInfo, RegistrationInfoResponse, ResendVerificationByEmailBody, ResendVerificationResponse,
    ResentVerification, RevokeAllTokensResponse, RevokeTokenBody, RevokeTokenResponse, RevokedToken, RevokedTokens,
    SecondFactorMethod, SecondFactorWanted, SecondFactorWantedCode, SignedInUser, TokenType, ValidateTokenBody,
    ValidatedToken, ValidatedTokenType, VerifiedEmail, VerifyEmailBody, VerifyEmailResponse,
};
use contract::shared::ProfileType;
use contract::{AuthApi, Code, Role, WithHeaders};
use http::header::SET_COOKIE;
use http::{HeaderMap, HeaderValue};

use super::actions::{self, FirstStep, SignedIn};
use super::model::Account;
use super::registration::actions::register;
use super::registration::model::{Application, waits_for_approval, welcome};
use super::second_factor::challenge::Challenge;
use super::sessions::actions as sessions;
use super::tokens::{ACCESS_SECONDS, AccessClaims, actions as tokens};
use super::verification::actions as verification;
use crate::base::{Answer, Failure, Fault, Refusal, Secret, Timestamp};
use crate::call::{Call, RegistrationMode};
use crate::say;
use crate::tenancy;

/// A client whose token has less time left should get a new one (spec platform 2.2).
pub(super) const REFRESH_BELOW_SECONDS: i64 = 300;

/// Parts of the platform's clients, all of which are on (spec platform 3.2, `modules`).
const MODULES: [&str; 8] =
    ["listings", "wallet", "messages", "dashboard", "feed", "notifications", "profile", "settings"];

/// Signing in at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &super::BRINGS
    }
}

impl AuthApi for Rest {
    async fn login(&self, call: Call, body: LoginBody) -> Answer<WithHeaders<LoginAnswer>> {
        let call = tenancy::named(&call, body.tenant_slug.as_deref()).await?;
        match actions::login(&call, &body.email, &body.password).await? {
            FirstStep::Done(done) => {
                let WithHeaders { body, headers } = signed_in(&call, done)?;
                Ok(WithHeaders { body: LoginAnswer::LoginResult(body), headers })
            }
            FirstStep::Half(challenge) => {
                let body = LoginAnswer::SecondFactorWanted(wanted(&call, challenge)?);
                Ok(WithHeaders { body, headers: HeaderMap::new() })
            }
        }
    }

    async fn refresh_token(&self, call: Call, body: RefreshTokenBody) -> Answer<RefreshResult> {
        let token = body.refresh_token.filter(|token| !token.is_empty()).map(Secret::from);
        let Some(token) = token.or_else(|| call.visit().client.bearer.clone()) else {
            return Err(Refusal::new(Code::AuthTokenMissing, say!("refresh-token-missing")).status(400).into());
        };
        let pair = tokens::refresh(&call, token.reveal()).await?;
        let access = pair.access.reveal().to_owned();
        Ok(RefreshResult {
            success: true,
            token: access.clone(),
            access_token: access,
            refresh_token: pair.refresh.reveal().to_owned(),
            token_type: TokenType::Bearer,
            expires_in: ACCESS_SECONDS,
            refresh_expires_in: left(&call, pair.family_ends_at),
            is_mobile: call.visit().client.mobile,
        })
    }

    async fn logout(&self, call: Call, body: LogoutBody) -> Answer<WithHeaders<LogoutResult>> {
        let ended = actions::logout(&call, body.refresh_token.as_deref()).await?;
        let headers = cookies(sessions::farewell(&call)?.as_deref())?;
        let body = LogoutResult {
            success: true,
            message: call.say(&say!("signed-out")),
            refresh_token_revoked: ended.then_some(true),
        };
        Ok(WithHeaders { body, headers })
    }

    async fn revoke_token(&self, call: Call, body: RevokeTokenBody) -> Answer<RevokeTokenResponse> {
        tokens::revoke(&call, &body.refresh_token).await?;
        Ok(RevokeTokenResponse { success: true, data: RevokedToken { revoked: true } })
    }

    async fn revoke_all_tokens(&self, call: Call) -> Answer<RevokeAllTokensResponse> {
        let revoked_count = tokens::revoke_all(&call).await?;
        let message = call.say(&say!("signed-out-everywhere"));
        Ok(RevokeAllTokensResponse { success: true, data: RevokedTokens { revoked_count, message } })
    }

    async fn validate_token(&self, call: Call) -> Answer<ValidatedToken> {
        let bearer = call.visit().client.bearer.clone();
        validated(&call, actions::validate(&call, bearer.as_ref().map(Secret::reveal)).await?)
    }

    async fn validate_token_in_body(&self, call: Call, body: ValidateTokenBody) -> Answer<ValidatedToken> {
        let given = [body.token, body.access_token].into_iter().flatten().find(|token| !token.is_empty());
        let token = given.map(Secret::from).or_else(|| call.visit().client.bearer.clone());
        validated(&call, actions::validate(&call, token.as_ref().map(Secret::reveal)).await?)
    }

    async fn get_csrf_token(&self, call: Call) -> Answer<WithHeaders<CsrfTokenResponse>> {
        let (csrf_token, new_session) = sessions::csrf_token(&call)?;
        let body = CsrfTokenResponse { success: true, data: CsrfToken { csrf_token } };
        Ok(WithHeaders { body, headers: cookies(new_session.as_deref())? })
    }

    async fn get_auth_csrf_token(&self, call: Call) -> Answer<WithHeaders<CsrfTokenResponse>> {
        self.get_csrf_token(call).await
    }

    async fn get_unversioned_csrf_token(&self, call: Call) -> Answer<WithHeaders<CsrfTokenResponse>> {
        self.get_csrf_token(call).await
    }

    async fn register(&self, call: Call, body: RegisterBody) -> Answer<RegisterResponse> {
        let call = tenancy::named(&call, body.tenant_slug.as_deref()).await?;
        let registered = register(&call, application(body)).await?;
        let settings = &call.community()?.settings;
        let data = Registration {
            user: RegisteredUser {
                id: registered.id.get(),
                email: registered.email,
                first_name: registered.first_name,
                last_name: registered.last_name,
            },
            requires_verification: settings.requires_verification,
            requires_approval: waits_for_approval(settings),
            message: call.say(&welcome(settings)),
        };
        Ok(RegisterResponse { data, meta: call.meta() })
    }

    async fn verify_email(&self, call: Call, body: VerifyEmailBody) -> Answer<VerifyEmailResponse> {
        let verified = verification::verify(&call, &body.token).await?;
        let requires_approval = verified.waits_for_approval;
        let sentence = match (verified.changed, requires_approval) {
            (true, _) => say!("email-changed"),
            (false, true) => say!("email-confirmed-wait"),
            (false, false) => say!("email-confirmed"),
        };
        let data = VerifiedEmail { verified: true, requires_approval, message: call.say(&sentence) };
        Ok(VerifyEmailResponse { data, meta: call.meta() })
    }

    async fn resend_verification(&self, call: Call) -> Answer<ResendVerificationResponse> {
        let asked = verification::ask(&call).await?;
        let sentence = if asked { say!("verification-sent") } else { say!("email-confirmed-before") };
        let data = ResentVerification { message: call.say(&sentence), already_verified: (!asked).then_some(true) };
        Ok(ResendVerificationResponse { data, meta: call.meta() })
    }

    async fn resend_verification_by_email(
        &self,
        call: Call,
        body: ResendVerificationByEmailBody,
    ) -> Answer<ResendVerificationResponse> {
        verification::ask_by_address(&call, &body.email).await?;
        let message = call.say(&say!("verification-sent-perhaps"));
        Ok(ResendVerificationResponse {
            data: ResentVerification { message, already_verified: None },
            meta: call.meta(),
        })
    }

    async fn get_registration_info(&self, call: Call) -> Answer<RegistrationInfoResponse> {
        let settings = &call.community()?.settings;
        let closed = settings.registration_mode == RegistrationMode::Closed;
        let data = RegistrationInfo {
            registration_mode: settings.registration_mode,
            requires_invite_code: settings.registration_mode == RegistrationMode::InviteOnly,
            requires_verification: settings.requires_verification,
            is_waitlist: settings.registration_mode == RegistrationMode::Waitlist,
            is_closed: closed,
            can_register: !closed,
            message: closed.then(|| call.say(&say!("registration-closed"))),
        };
        Ok(RegistrationInfoResponse { data, meta: call.meta() })
    }
}

/// What a client gets that has signed in.
///
/// # Errors
/// A fault if a cookie is no header.
pub(super) fn signed_in(call: &Call, signed_in: SignedIn) -> Answer<WithHeaders<LoginResult>> {
    let session = signed_in.session.as_ref().map(|session| session.cookie.as_str());
    let trusted = signed_in.trusted.as_ref().and_then(|trusted| trusted.cookie.as_deref());
    let headers = cookies(session.into_iter().chain(signed_in.device.as_deref()).chain(trusted))?;
    let session_refused = signed_in.lacks_proof.then(|| call.say(&say!("csrf-token-missing")));
    let access = signed_in.pair.access.reveal().to_owned();
    let body = LoginResult {
        success: true,
        user: user(call, signed_in.account),
        token: access.clone(),
        access_token: access,
        refresh_token: signed_in.pair.refresh.reveal().to_owned(),
        token_type: TokenType::Bearer,
        expires_in: ACCESS_SECONDS,
        refresh_expires_in: left(call, signed_in.pair.family_ends_at),
        is_mobile: call.visit().client.mobile,
        csrf_token: signed_in.session.map(|session| session.csrf_token),
        session_refused,
        trusted_device_token: signed_in.trusted.and_then(|trusted| Some(trusted.token?.reveal().to_owned())),
        config: LoginConfig { modules: MODULES.iter().map(|name| ((*name).to_owned(), true)).collect() },
    };
    Ok(WithHeaders { body, headers })
}

fn wanted(call: &Call, challenge: Challenge) -> Answer<SecondFactorWanted> {
    let account = challenge.account;
    let rules = &call.community()?.settings.two_factor;
    Ok(SecondFactorWanted {
        success: false,
        requires_2fa: true,
        two_factor_token: challenge.token.reveal().to_owned(),
        methods: vec![SecondFactorMethod::Totp, SecondFactorMethod::BackupCode],
        allow_trusted_device: rules.allow_trusted_devices,
        trusted_device_days: if rules.allow_trusted_devices { rules.days() } else { 0 },
        code: SecondFactorWantedCode::Auth2faRequired,
        message: call.say(&say!("second-factor-wanted")),
        user: HalfSignedInUser {
            id: account.id.get(),
            first_name: account.first_name,
            email_masked: masked(&account.email),
        },
    })
}

/// An address of which only the first letter and the domain are told.
fn masked(email: &str) -> String {
    let (name, domain) = email.rsplit_once('@').unwrap_or((email, ""));
    format!("{}***@{domain}", name.chars().next().unwrap_or_default())
}

fn user(call: &Call, account: Account) -> SignedInUser {
    SignedInUser {
        id: account.id.get(),
        first_name: account.first_name,
        last_name: Some(account.last_name),
        email: account.email,
        avatar_url: account.avatar_url.map(|url| absolute(call, url)),
        tenant_id: account.tenant.get(),
        role: account.standing.role,
        is_admin: account.standing.is_privileged(),
        is_super_admin: account.standing.role == Role::SuperAdmin,
        is_god: false,
        is_tenant_super_admin: account.standing.tenant_super_admin,
        onboarding_completed: account.onboarded,
    }
}

fn application(body: RegisterBody) -> Application {
    let filled = |trap: Option<String>| trap.is_some_and(|text| !text.is_empty());
    Application {
        organisation: (body.profile_type == Some(ProfileType::Organisation)).then_some(body.organization_name),
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email,
        password: Some(body.password.into()),
        password_confirmation: body.password_confirmation.map(Secret::from),
        terms_accepted: body.terms_accepted,
        location: body.location,
        position: body.latitude.zip(body.longitude),
        phone: body.phone,
        newsletter: body.newsletter_opt_in.unwrap_or(false),
        trapped: filled(body.website) || filled(body.honeypot),
        invite_code: body.invite_code,
        form_started_at: body.form_started_at.and_then(Timestamp::from_timestamp_millis),
    }
}

fn validated(call: &Call, claims: AccessClaims) -> Answer<ValidatedToken> {
    let left = claims.exp.saturating_sub(call.now().timestamp()).max(0);
    Ok(ValidatedToken {
        success: true,
        valid: true,
        user_id: claims.user_id.get(),
        tenant_id: claims.tenant_id.get(),
        type_: ValidatedTokenType::Access,
        expires_at: Timestamp::from_timestamp(claims.exp, 0)
            .ok_or_else(|| Fault::new("a token ends outside of time"))?,
        time_remaining: left,
        needs_refresh: left < REFRESH_BELOW_SECONDS,
    })
}

/// Whole seconds until then, at least one.
pub(super) fn left(call: &Call, ends: Timestamp) -> i64 {
    (ends - call.now()).num_seconds().max(1)
}

/// Headers that let a browser keep cookies.
///
/// # Errors
/// A fault if a cookie is no header.
pub(super) fn cookies<'a>(lines: impl IntoIterator<Item = &'a str>) -> Answer<HeaderMap> {
    let mut headers = HeaderMap::new();
    for line in lines {
        headers.append(SET_COOKIE, HeaderValue::from_str(line).map_err(Fault::new)?);
    }
    Ok(headers)
}

fn absolute(call: &Call, url: String) -> String {
    if url.starts_with('/') { format!("{}{url}", call.visit().base_url) } else { url }
}
