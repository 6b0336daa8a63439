// Made from contract/areas/auth.yaml by codegen; edit the contract instead.

//! The area `auth`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{Area, Asked, Read, Rejection, Reply, Served, WithHeaders, Work};

/// What the gateway answers in the area `auth`: one method an operation.
pub trait AuthApi: Area {
    /// Sign in with e-mail and password
    ///
    /// `POST /api/auth/login`
    ///
    /// 400 `VALIDATION_REQUIRED_FIELD` when either is missing, empty or not text. 401 `AUTH_INVALID_CREDENTIALS`, the same for an unknown address and a wrong password. Only after a correct password 403 tells more: `AUTH_ACCOUNT_SUSPENDED`, `AUTH_ACCOUNT_PENDING_APPROVAL`, `AUTH_PENDING_VERIFICATION`, `AUTH_VERIFICATION_FAILED` or `AUTH_EMAIL_NOT_VERIFIED`, each with its flag. 429 `RATE_LIMIT_EXCEEDED` after ten failures in five minutes for an address from one network, or for one network whatever address it tries, in all communities together; each further time within six hours the lock lasts twice as long, up to an hour. Sixty failures for one address from all networks together lock it too, but never on a device on which its owner has signed in before. `rate_limited` when this operation's limit is used up. Where the account has a second factor, the answer has no tokens: `success` is false, and `two_factor_token` is for `POST /api/totp/verify`. 400 `tenant_required` when neither headers, host nor `tenant_slug` name the community; 400 `tenant_resolution_failed` when `tenant_slug` names none, or another one than they do.
    fn login(
        &self,
        call: Self::Call,
        body: LoginBody,
    ) -> impl Future<Output = Result<WithHeaders<LoginAnswer>, Self::Failure>> + Send;

    /// Change a refresh token for new tokens
    ///
    /// `POST /api/auth/refresh-token`
    ///
    /// The refresh token comes in the body, or as the bearer token; it works once. 400 `AUTH_TOKEN_MISSING` without one. 401 `AUTH_TOKEN_EXPIRED` for one that is wrong, expired, revoked or used before; use of a used one ends its whole family. Within five seconds of its first use it is 409 `AUTH_REFRESH_SUPERSEDED` instead: another call of this client has the newer one. 403 as for login.
    fn refresh_token(
        &self,
        call: Self::Call,
        body: RefreshTokenBody,
    ) -> impl Future<Output = Result<RefreshResult, Self::Failure>> + Send;

    /// Sign out
    ///
    /// `POST /api/auth/logout`
    ///
    /// Ends the session of the cookie and, if a refresh token is given, its whole family. Works with an expired access token and without any: never 401.
    fn logout(
        &self,
        call: Self::Call,
        body: LogoutBody,
    ) -> impl Future<Output = Result<WithHeaders<LogoutResult>, Self::Failure>> + Send;

    /// Revoke one refresh token
    ///
    /// `POST /api/auth/revoke`
    ///
    /// Ends the family of one of the caller's own refresh tokens. 400 `VALIDATION_REQUIRED_FIELD` when it is missing, 400 `AUTH_TOKEN_INVALID` when it is unknown or another member's.
    fn revoke_token(
        &self,
        call: Self::Call,
        body: RevokeTokenBody,
    ) -> impl Future<Output = Result<RevokeTokenResponse, Self::Failure>> + Send;

    /// Sign out everywhere
    ///
    /// `POST /api/auth/revoke-all`
    ///
    /// Every access token, refresh token and session the caller has is void from now on, this call's included.
    fn revoke_all_tokens(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<RevokeAllTokensResponse, Self::Failure>> + Send;

    /// Is the bearer token valid
    ///
    /// `GET /api/auth/validate-token`
    ///
    /// 400 `AUTH_TOKEN_MISSING` without a bearer token; 401 `AUTH_TOKEN_INVALID` with `valid: false` when it is not valid.
    fn validate_token(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<ValidatedToken, Self::Failure>> + Send;

    /// Is the token in the body valid
    ///
    /// `POST /api/auth/validate-token`
    ///
    /// As `GET`, for a token in the body: `token`, else `access_token`, else the bearer token.
    fn validate_token_in_body(
        &self,
        call: Self::Call,
        body: ValidateTokenBody,
    ) -> impl Future<Output = Result<ValidatedToken, Self::Failure>> + Send;

    /// The session's CSRF token
    ///
    /// `GET /api/v2/csrf-token`
    ///
    /// Cookie clients send it as `X-CSRF-TOKEN` with everything that changes something. The same token for the whole session; a caller without a session gets one.
    fn get_csrf_token(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<CsrfTokenResponse>, Self::Failure>,
    > + Send;

    /// The session's CSRF token, second path
    ///
    /// `GET /api/auth/csrf-token`
    ///
    /// The same as `GET /api/v2/csrf-token`, for older clients.
    fn get_auth_csrf_token(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<CsrfTokenResponse>, Self::Failure>,
    > + Send;

    /// The session's CSRF token, third path
    ///
    /// `GET /api/csrf-token`
    ///
    /// The same as `GET /api/v2/csrf-token`, for older clients.
    fn get_unversioned_csrf_token(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<CsrfTokenResponse>, Self::Failure>,
    > + Send;

    /// Register as a new member
    ///
    /// `POST /api/v2/auth/register`
    ///
    /// 403 `REGISTRATION_CLOSED` when the community takes nobody. An address that has an account is answered like any other, with an `id` that is nobody's; its owner is told by a letter. 422 `WEAK_PASSWORD` for a password that is a repetition, a row of keys or what is known of its owner, `PASSWORD_PWNED` for one that is guessed first, `EMAIL_DISPOSABLE` for an address whose mailbox is thrown away, where the community does not allow it, `INVITE_REQUIRED` and `INVITE_INVALID` where the mode is `invite_only`, `VALIDATION_INVALID_VALUE` for a name with hidden letters, with `<` or `>`, or with a web address, `TERMS_REQUIRED` when the terms are not accepted, `PASSWORD_MISMATCH` when the repetition differs, and `VALIDATION_REQUIRED_FIELD` with field `organization_name` for an organisation without a name. A form filled in by a machine (a filled honeypot, or sent within five seconds of `form_started_at`) is answered like a success and forgotten. 429 `REGISTRATION_DAILY_LIMIT` after five forms in order in a day from one network, whatever became of them, where no invitation is needed.
    fn register(
        &self,
        call: Self::Call,
        body: RegisterBody,
    ) -> impl Future<Output = Result<RegisterResponse, Self::Failure>> + Send;

    /// Confirm an e-mail address
    ///
    /// `POST /api/auth/verify-email`
    ///
    /// With the secret of the mail that was sent to it; it is good for 24 hours and for one use. An account that waited for nothing else is active afterwards. 400 `AUTH_TOKEN_INVALID` for anything else, also for a secret that was used.
    fn verify_email(
        &self,
        call: Self::Call,
        body: VerifyEmailBody,
    ) -> impl Future<Output = Result<VerifyEmailResponse, Self::Failure>> + Send;

    /// Send the e-mail with the confirmation link again
    ///
    /// `POST /api/auth/resend-verification`
    ///
    /// The mail before is good for nothing then. 404 `NOT_FOUND` for whoever is no member of this community.
    fn resend_verification(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<ResendVerificationResponse, Self::Failure>> + Send;

    /// Send the confirmation link again, without signing in
    ///
    /// `POST /api/auth/resend-verification-by-email`
    ///
    /// The answer is the same for every address, and takes as long: it does not tell who is a member. An account gets at most one such mail a minute.
    fn resend_verification_by_email(
        &self,
        call: Self::Call,
        body: ResendVerificationByEmailBody,
    ) -> impl Future<Output = Result<ResendVerificationResponse, Self::Failure>> + Send;

    /// How the community takes new members
    ///
    /// `GET /api/v2/auth/registration-info`
    ///
    /// For the form, before anybody fills it in.
    fn get_registration_info(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<RegistrationInfoResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: AuthApi>() -> [Served<A>; 15] {
    [
        (Operation::Login, login::<A>),
        (Operation::RefreshToken, refresh_token::<A>),
        (Operation::Logout, logout::<A>),
        (Operation::RevokeToken, revoke_token::<A>),
        (Operation::RevokeAllTokens, revoke_all_tokens::<A>),
        (Operation::ValidateToken, validate_token::<A>),
        (Operation::ValidateTokenInBody, validate_token_in_body::<A>),
        (Operation::GetCsrfToken, get_csrf_token::<A>),
        (Operation::GetAuthCsrfToken, get_auth_csrf_token::<A>),
        (Operation::GetUnversionedCsrfToken, get_unversioned_csrf_token::<A>),
        (Operation::Register, register::<A>),
        (Operation::VerifyEmail, verify_email::<A>),
        (Operation::ResendVerification, resend_verification::<A>),
        (Operation::ResendVerificationByEmail, resend_verification_by_email::<A>),
        (Operation::GetRegistrationInfo, get_registration_info::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 15] {
    [
        (Operation::Login, |asked| login_input(asked).map(drop)),
        (Operation::RefreshToken, |asked| refresh_token_input(asked).map(drop)),
        (Operation::Logout, |asked| logout_input(asked).map(drop)),
        (Operation::RevokeToken, |asked| revoke_token_input(asked).map(drop)),
        (Operation::RevokeAllTokens, |_| Ok(())),
        (Operation::ValidateToken, |_| Ok(())),
        (
            Operation::ValidateTokenInBody,
            |asked| validate_token_in_body_input(asked).map(drop),
        ),
        (Operation::GetCsrfToken, |_| Ok(())),
        (Operation::GetAuthCsrfToken, |_| Ok(())),
        (Operation::GetUnversionedCsrfToken, |_| Ok(())),
        (Operation::Register, |asked| register_input(asked).map(drop)),
        (Operation::VerifyEmail, |asked| verify_email_input(asked).map(drop)),
        (Operation::ResendVerification, |_| Ok(())),
        (
            Operation::ResendVerificationByEmail,
            |asked| resend_verification_by_email_input(asked).map(drop),
        ),
        (Operation::GetRegistrationInfo, |_| Ok(())),
    ]
}

fn login_input(asked: &mut Asked) -> Result<LoginBody, Rejection> {
    let body: LoginBody = asked.body(true)?;
    Ok(body)
}

fn login<A: AuthApi>(asked: &mut Asked) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = login_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().login(call, body).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn refresh_token_input(asked: &mut Asked) -> Result<RefreshTokenBody, Rejection> {
    let body: RefreshTokenBody = asked.body(false)?;
    Ok(body)
}

fn refresh_token<A: AuthApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = refresh_token_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().refresh_token(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn logout_input(asked: &mut Asked) -> Result<LogoutBody, Rejection> {
    let body: LogoutBody = asked.body(false)?;
    Ok(body)
}

fn logout<A: AuthApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = logout_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().logout(call, body).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn revoke_token_input(asked: &mut Asked) -> Result<RevokeTokenBody, Rejection> {
    let body: RevokeTokenBody = asked.body(true)?;
    Ok(body)
}

fn revoke_token<A: AuthApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = revoke_token_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().revoke_token(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn revoke_all_tokens<A: AuthApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().revoke_all_tokens(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn validate_token<A: AuthApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().validate_token(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn validate_token_in_body_input(
    asked: &mut Asked,
) -> Result<ValidateTokenBody, Rejection> {
    let body: ValidateTokenBody = asked.body(false)?;
    Ok(body)
}

fn validate_token_in_body<A: AuthApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = validate_token_in_body_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().validate_token_in_body(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_csrf_token<A: AuthApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_csrf_token(call).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn get_auth_csrf_token<A: AuthApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_auth_csrf_token(call).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn get_unversioned_csrf_token<A: AuthApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_unversioned_csrf_token(call).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn register_input(asked: &mut Asked) -> Result<RegisterBody, Rejection> {
    let body: RegisterBody = asked.body(true)?;
    Ok(body)
}

fn register<A: AuthApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = register_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().register(call, body).await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn verify_email_input(asked: &mut Asked) -> Result<VerifyEmailBody, Rejection> {
    let body: VerifyEmailBody = asked.body(true)?;
    Ok(body)
}

fn verify_email<A: AuthApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = verify_email_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().verify_email(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn resend_verification<A: AuthApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().resend_verification(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn resend_verification_by_email_input(
    asked: &mut Asked,
) -> Result<ResendVerificationByEmailBody, Rejection> {
    let body: ResendVerificationByEmailBody = asked.body(true)?;
    Ok(body)
}

fn resend_verification_by_email<A: AuthApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = resend_verification_by_email_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .resend_verification_by_email(call, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_registration_info<A: AuthApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_registration_info(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

/// The CSRF token of a session.
#[derive(Clone, Debug, Serialize)]
pub struct CsrfToken {
    /// Value for the header `X-CSRF-TOKEN`.
    pub csrf_token: String,
}

/// The CSRF token of the session.
#[derive(Clone, Debug, Serialize)]
pub struct CsrfTokenResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: CsrfToken,
}

/// Whose sign-in it is.
#[derive(Clone, Debug, Serialize)]
pub struct HalfSignedInUser {
    /// Id of the member.
    pub id: i64,
    /// Given name.
    pub first_name: String,
    /// The address, all but its first letter and its domain hidden.
    pub email_masked: String,
}

/// A successful sign-in, or its first step where the account has a second factor.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum LoginAnswer {
    /// `login result`.
    LoginResult(LoginResult),
    /// `second factor wanted`.
    SecondFactorWanted(SecondFactorWanted),
}

impl From<LoginResult> for LoginAnswer {
    fn from(value: LoginResult) -> Self {
        Self::LoginResult(value)
    }
}

impl From<SecondFactorWanted> for LoginAnswer {
    fn from(value: SecondFactorWanted) -> Self {
        Self::SecondFactorWanted(value)
    }
}

/// Who signs in.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LoginBody {
    /// Address of the account; case does not count.
    pub email: String,
    /// Password of the account.
    pub password: String,
    /// Slug of the community, where no header and no host names it.
    pub tenant_slug: Option<String>,
}

/// What the client needs at once after signing in.
#[derive(Clone, Debug, Serialize)]
pub struct LoginConfig {
    /// Which parts of the client are on, by name.
    pub modules: std::collections::BTreeMap<String, bool>,
}

/// A successful sign-in.
#[derive(Clone, Debug, Serialize)]
pub struct LoginResult {
    /// Always true.
    pub success: bool,
    /// The user.
    pub user: SignedInUser,
    /// JWT for the header `Authorization`.
    pub access_token: String,
    /// The same as `access_token`, for older clients.
    pub token: String,
    /// JWT that gets new tokens once.
    pub refresh_token: String,
    /// The token type.
    pub token_type: TokenType,
    /// Seconds the access token lives.
    pub expires_in: i64,
    /// Seconds the refresh token and its successors live.
    pub refresh_expires_in: i64,
    /// Whether the client named itself a mobile app.
    pub is_mobile: bool,
    /// CSRF token of the session; with the session cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub csrf_token: Option<String>,
    /// Sentence for people. There when the request has a session cookie but not its `X-CSRF-TOKEN`: the tokens hold, but no session was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_refused: Option<String>,
    /// What an app shows in `X-Trusted-Device` to sign in without a code; told once, when it asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trusted_device_token: Option<String>,
    /// The config.
    pub config: LoginConfig,
}

/// What to end beside the session.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct LogoutBody {
    /// Refresh token whose family ends.
    pub refresh_token: Option<String>,
}

/// Signed out.
#[derive(Clone, Debug, Serialize)]
pub struct LogoutResult {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// Present when a refresh token was given and its family has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh_token_revoked: Option<bool>,
}

/// New tokens.
#[derive(Clone, Debug, Serialize)]
pub struct RefreshResult {
    /// Always true.
    pub success: bool,
    /// JWT for the header `Authorization`.
    pub access_token: String,
    /// The same as `access_token`, for older clients.
    pub token: String,
    /// JWT that gets new tokens once, in place of the one sent.
    pub refresh_token: String,
    /// The token type.
    pub token_type: TokenType,
    /// Seconds the access token lives.
    pub expires_in: i64,
    /// Seconds left of the family's life. A refresh does not prolong it.
    pub refresh_expires_in: i64,
    /// Whether the client named itself a mobile app.
    pub is_mobile: bool,
}

/// The token to change. May be left out when it is the bearer token.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct RefreshTokenBody {
    /// Refresh token of the last login or refresh.
    pub refresh_token: Option<String>,
}

/// Who wants to become a member. Optional members may be null, which means absent.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RegisterBody {
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Address to sign in with. Kept in lower case.
    pub email: String,
    /// Password of the new account.
    pub password: String,
    /// Repetition of the password. Compared if present.
    pub password_confirmation: Option<String>,
    /// Must be true.
    pub terms_accepted: bool,
    /// The profile type.
    pub profile_type: Option<crate::shared::ProfileType>,
    /// Name of the organisation. Needed if one registers.
    pub organization_name: Option<String>,
    /// Where the member lives or works.
    pub location: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// Telephone number: at least seven digits, blanks and signs.
    pub phone: Option<String>,
    /// Taken from existing forms without effect; there is no newsletter.
    pub newsletter_opt_in: Option<bool>,
    /// Honeypot. People leave it empty.
    pub website: Option<String>,
    /// Honeypot. People leave it empty.
    pub honeypot: Option<String>,
    /// Code of an invitation. Needed where the mode is `invite_only`; case does not matter.
    pub invite_code: Option<String>,
    /// When the form was opened, in milliseconds of Unix time.
    pub form_started_at: Option<i64>,
    /// Slug of the community, where no header and no host names it.
    pub tenant_slug: Option<String>,
}

/// A registration.
#[derive(Clone, Debug, Serialize)]
pub struct RegisterResponse {
    /// The data.
    pub data: Registration,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The new account.
#[derive(Clone, Debug, Serialize)]
pub struct RegisteredUser {
    /// Id of the new member; nobody's where the address had an account.
    pub id: i64,
    /// Address to sign in with, lower case.
    pub email: String,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
}

/// A registration and what is left to do.
#[derive(Clone, Debug, Serialize)]
pub struct Registration {
    /// The user.
    pub user: RegisteredUser,
    /// Whether the address must be confirmed first.
    pub requires_verification: bool,
    /// Whether the community must approve the account first.
    pub requires_approval: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// How the community takes new members.
#[derive(Clone, Debug, Serialize)]
pub struct RegistrationInfo {
    /// The registration mode.
    pub registration_mode: RegistrationMode,
    /// Whether an invitation is needed.
    pub requires_invite_code: bool,
    /// Whether the e-mail address must be confirmed before the first sign-in.
    pub requires_verification: bool,
    /// Whether new members are put on a waiting list.
    pub is_waitlist: bool,
    /// Whether nobody can register.
    pub is_closed: bool,
    /// Whether registering can succeed now.
    pub can_register: bool,
    /// Sentence for people, when there is something to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// How the community takes new members.
#[derive(Clone, Debug, Serialize)]
pub struct RegistrationInfoResponse {
    /// The data.
    pub data: RegistrationInfo,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Who may register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegistrationMode {
    /// `open`.
    Open,
    /// `closed`.
    Closed,
    /// `invite_only`.
    InviteOnly,
    /// `waitlist`.
    Waitlist,
    /// `verified_identity`.
    VerifiedIdentity,
    /// `government_id`.
    GovernmentId,
}

crate::word! {
    RegistrationMode { Open = "open", Closed = "closed", InviteOnly = "invite_only",
    Waitlist = "waitlist", VerifiedIdentity = "verified_identity", GovernmentId =
    "government_id" }
}

crate::runtime::wire! {
    RegistrationMode
}

/// The address that waits to be confirmed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResendVerificationByEmailBody {
    /// The address.
    pub email: String,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct ResendVerificationResponse {
    /// The data.
    pub data: ResentVerification,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct ResentVerification {
    /// A sentence for people.
    pub message: String,
    /// The address is confirmed already. Left out otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub already_verified: Option<bool>,
}

/// All tokens are revoked.
#[derive(Clone, Debug, Serialize)]
pub struct RevokeAllTokensResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: RevokedTokens,
}

/// The refresh token to revoke.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeTokenBody {
    /// One of the caller's own refresh tokens.
    pub refresh_token: String,
}

/// One refresh token is revoked.
#[derive(Clone, Debug, Serialize)]
pub struct RevokeTokenResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: RevokedToken,
}

/// What was revoked.
#[derive(Clone, Debug, Serialize)]
pub struct RevokedToken {
    /// Always true.
    pub revoked: bool,
}

/// What was revoked.
#[derive(Clone, Debug, Serialize)]
pub struct RevokedTokens {
    /// One for all access tokens, and one for each refresh token.
    pub revoked_count: i64,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// How a second step can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SecondFactorMethod {
    /// `totp`.
    Totp,
    /// `backup_code`.
    BackupCode,
}

crate::word! {
    SecondFactorMethod { Totp = "totp", BackupCode = "backup_code" }
}

crate::runtime::wire! {
    SecondFactorMethod
}

/// The password was right; a code is needed as well.
#[derive(Clone, Debug, Serialize)]
pub struct SecondFactorWanted {
    /// Always false.
    pub success: bool,
    /// Always true.
    pub requires_2fa: bool,
    /// For the second step: five minutes, five attempts.
    pub two_factor_token: String,
    /// How it can be taken.
    pub methods: Vec<SecondFactorMethod>,
    /// Whether this device can be trusted from now on.
    pub allow_trusted_device: bool,
    /// For how many days.
    pub trusted_device_days: i64,
    /// Always `AUTH_2FA_REQUIRED`.
    pub code: SecondFactorWantedCode,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// The user.
    pub user: HalfSignedInUser,
}

/// Always `AUTH_2FA_REQUIRED`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SecondFactorWantedCode {
    /// `AUTH_2FA_REQUIRED`.
    Auth2faRequired,
}

crate::word! {
    SecondFactorWantedCode { Auth2faRequired = "AUTH_2FA_REQUIRED" }
}

crate::runtime::wire! {
    SecondFactorWantedCode
}

/// Who has signed in.
#[derive(Clone, Debug, Serialize)]
pub struct SignedInUser {
    /// Id of the member.
    pub id: i64,
    /// Given name.
    pub first_name: String,
    /// Family name. Null if there is none.
    pub last_name: Option<String>,
    /// Address the member signs in with, lower case.
    pub email: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// Id of the community the account belongs to.
    pub tenant_id: i64,
    /// The role.
    pub role: crate::members::MemberRole,
    /// Whether the member administers the community, by role or flag.
    pub is_admin: bool,
    /// Whether the member administers the platform.
    pub is_super_admin: bool,
    /// Whether the member is an owner of the platform.
    pub is_god: bool,
    /// Whether the member administers this community and those below it.
    pub is_tenant_super_admin: bool,
    /// Whether the first steps are done.
    pub onboarding_completed: bool,
}

/// How an access token is sent: always as a bearer token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TokenType {
    /// `bearer`.
    Bearer,
}

crate::word! {
    TokenType { Bearer = "Bearer" }
}

crate::runtime::wire! {
    TokenType
}

/// The token to look at. May be left out when it is the bearer token.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ValidateTokenBody {
    /// Access token. First in order.
    pub token: Option<String>,
    /// Access token. Second in order.
    pub access_token: Option<String>,
}

/// A valid access token.
#[derive(Clone, Debug, Serialize)]
pub struct ValidatedToken {
    /// Always true.
    pub success: bool,
    /// Always true.
    pub valid: bool,
    /// Id of the member it stands for.
    pub user_id: i64,
    /// Id of the community it is bound to.
    pub tenant_id: i64,
    /// Always access.
    #[serde(rename = "type")]
    pub type_: ValidatedTokenType,
    /// When it ends.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Seconds until then.
    pub time_remaining: i64,
    /// Whether less than 300 seconds are left.
    pub needs_refresh: bool,
}

/// Always access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValidatedTokenType {
    /// `access`.
    Access,
}

crate::word! {
    ValidatedTokenType { Access = "access" }
}

crate::runtime::wire! {
    ValidatedTokenType
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct VerifiedEmail {
    /// Always true.
    pub verified: bool,
    /// Whether an administrator still has to look at the registration.
    pub requires_approval: bool,
    /// What is left to do.
    pub message: String,
}

/// The secret of the mail.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct VerifyEmailBody {
    /// As in the link.
    pub token: String,
}

/// The address is confirmed.
#[derive(Clone, Debug, Serialize)]
pub struct VerifyEmailResponse {
    /// The data.
    pub data: VerifiedEmail,
    /// The meta.
    pub meta: crate::shared::Meta,
}
