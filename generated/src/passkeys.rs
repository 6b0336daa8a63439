// Made from contract/areas/passkeys.yaml by codegen; edit the contract instead.

//! The area `passkeys`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{Area, Asked, Read, Rejection, Reply, Served, WithHeaders, Work};

/// What the gateway answers in the area `passkeys`: one method an operation.
pub trait PasskeysApi: Area {
    /// Whether and how passkeys can be used here
    ///
    /// `GET /api/webauthn/status`
    ///
    /// For anybody; who is signed in hears of their own passkeys and of how they can confirm that it is they.
    fn get_passkey_status(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<PasskeyStatusResponse, Self::Failure>> + Send;

    /// The passkeys of the account
    ///
    /// `GET /api/webauthn/credentials`
    ///
    /// The newest first.
    fn list_passkeys(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<PasskeyListResponse, Self::Failure>> + Send;

    /// Show once more that it is the member
    ///
    /// `POST /api/webauthn/security-confirm`
    ///
    /// With exactly one of the password, a code of the app, or a backup code. Gives a token of 300 seconds that changes of passkeys ask for; signing in with a passkey gives one as well. Anything that is wrong is 403 `SECURITY_CONFIRMATION_REQUIRED`; 429 `RATE_LIMIT_EXCEEDED` after ten wrong passwords in five minutes.
    fn confirm_security(
        &self,
        call: Self::Call,
        body: ConfirmSecurityBody,
    ) -> impl Future<
        Output = Result<SecurityConfirmationResponse, Self::Failure>,
    > + Send;

    /// Begin to add a passkey
    ///
    /// `POST /api/webauthn/register-challenge`
    ///
    /// Options for `navigator.credentials.create`, good for 120 seconds and once; ten times in ten minutes: then 429 `RATE_LIMIT_EXCEEDED`. The token of `security-confirm` stands in the body or in `X-Security-Confirmation`: else 403 `SECURITY_CONFIRMATION_REQUIRED`. 400 `AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED` for a page that is none of the community's; 403 `FEATURE_DISABLED` where no more passkeys are added; 409 `WEBAUTHN_CREDENTIAL_LIMIT`.
    fn begin_passkey_registration(
        &self,
        call: Self::Call,
        body: SecurityConfirmedBody,
    ) -> impl Future<Output = Result<PasskeyCreationResponse, Self::Failure>> + Send;

    /// Add a passkey
    ///
    /// `POST /api/webauthn/register-verify`
    ///
    /// With what `navigator.credentials.create` gave. The member is told by bell and mail. 401 `AUTH_WEBAUTHN_CHALLENGE_EXPIRED` or `AUTH_WEBAUTHN_CHALLENGE_INVALID` for a challenge that is over, used, or of another ceremony, member, community or page; 400 `AUTH_WEBAUTHN_FAILED` for what no authenticator of this page made; 409 `WEBAUTHN_CREDENTIAL_EXISTS`, `WEBAUTHN_CREDENTIAL_LIMIT`; 403 `SECURITY_CONFIRMATION_REQUIRED`.
    fn add_passkey(
        &self,
        call: Self::Call,
        body: AddPasskeyBody,
    ) -> impl Future<Output = Result<PasskeyMessageResponse, Self::Failure>> + Send;

    /// Begin to sign in with a passkey
    ///
    /// `POST /api/webauthn/auth-challenge`
    ///
    /// Options for `navigator.credentials.get`, good for 120 seconds and once. The address changes nothing, so that nobody learns who has passkeys; whoever is signed in gets their own in `allowCredentials`. 400 `AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED` for a page that is none of the community's.
    fn begin_passkey_sign_in(
        &self,
        call: Self::Call,
        body: BeginPasskeySignInBody,
    ) -> impl Future<Output = Result<PasskeyRequestResponse, Self::Failure>> + Send;

    /// Sign in with a passkey
    ///
    /// `POST /api/webauthn/auth-verify`
    ///
    /// With what `navigator.credentials.get` gave; no code is asked for. 401 `AUTH_WEBAUTHN_FAILED` whatever is wrong with it: an unknown key, a wrong signature, another owner, a counter that went back; 401 `AUTH_WEBAUTHN_CHALLENGE_EXPIRED`, `AUTH_WEBAUTHN_CHALLENGE_INVALID`; 403 with the code of the gate that is closed to the account.
    fn sign_in_with_passkey(
        &self,
        call: Self::Call,
        body: SignInWithPasskeyBody,
    ) -> impl Future<Output = Result<WithHeaders<PasskeySignIn>, Self::Failure>> + Send;

    /// Give a passkey another name
    ///
    /// `POST /api/webauthn/rename`
    ///
    /// 404 `RESOURCE_NOT_FOUND` for one that the account does not have; 400 `VALIDATION_ERROR` on `device_name` for a blank one or one with control characters; 403 `SECURITY_CONFIRMATION_REQUIRED`.
    fn rename_passkey(
        &self,
        call: Self::Call,
        body: RenamePasskeyBody,
    ) -> impl Future<Output = Result<PasskeyNameResponse, Self::Failure>> + Send;

    /// Remove a passkey
    ///
    /// `POST /api/webauthn/remove`
    ///
    /// Every sign-in of the account ends, and the member is told. An id that the account does not have is answered without `sessions_revoked`. 409 `LAST_SIGN_IN_METHOD` for the only way in; 403 `SECURITY_CONFIRMATION_REQUIRED`.
    fn remove_passkey(
        &self,
        call: Self::Call,
        body: RemovePasskeyBody,
    ) -> impl Future<Output = Result<RemovedPasskeysResponse, Self::Failure>> + Send;

    /// Remove every passkey
    ///
    /// `POST /api/webauthn/remove-all`
    ///
    /// Every sign-in of the account ends, and the member is told, if there were any. 409 `LAST_SIGN_IN_METHOD` if no other way in is left; 403 `SECURITY_CONFIRMATION_REQUIRED`.
    fn remove_all_passkeys(
        &self,
        call: Self::Call,
        body: SecurityConfirmedBody,
    ) -> impl Future<Output = Result<RemovedPasskeysResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: PasskeysApi>() -> [Served<A>; 10] {
    [
        (Operation::GetPasskeyStatus, get_passkey_status::<A>),
        (Operation::ListPasskeys, list_passkeys::<A>),
        (Operation::ConfirmSecurity, confirm_security::<A>),
        (Operation::BeginPasskeyRegistration, begin_passkey_registration::<A>),
        (Operation::AddPasskey, add_passkey::<A>),
        (Operation::BeginPasskeySignIn, begin_passkey_sign_in::<A>),
        (Operation::SignInWithPasskey, sign_in_with_passkey::<A>),
        (Operation::RenamePasskey, rename_passkey::<A>),
        (Operation::RemovePasskey, remove_passkey::<A>),
        (Operation::RemoveAllPasskeys, remove_all_passkeys::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 10] {
    [
        (Operation::GetPasskeyStatus, |_| Ok(())),
        (Operation::ListPasskeys, |_| Ok(())),
        (Operation::ConfirmSecurity, |asked| confirm_security_input(asked).map(drop)),
        (
            Operation::BeginPasskeyRegistration,
            |asked| begin_passkey_registration_input(asked).map(drop),
        ),
        (Operation::AddPasskey, |asked| add_passkey_input(asked).map(drop)),
        (
            Operation::BeginPasskeySignIn,
            |asked| begin_passkey_sign_in_input(asked).map(drop),
        ),
        (
            Operation::SignInWithPasskey,
            |asked| sign_in_with_passkey_input(asked).map(drop),
        ),
        (Operation::RenamePasskey, |asked| rename_passkey_input(asked).map(drop)),
        (Operation::RemovePasskey, |asked| remove_passkey_input(asked).map(drop)),
        (
            Operation::RemoveAllPasskeys,
            |asked| remove_all_passkeys_input(asked).map(drop),
        ),
    ]
}

fn get_passkey_status<A: PasskeysApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_passkey_status(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_passkeys<A: PasskeysApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_passkeys(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn confirm_security_input(asked: &mut Asked) -> Result<ConfirmSecurityBody, Rejection> {
    let body: ConfirmSecurityBody = asked.body(true)?;
    Ok(body)
}

fn confirm_security<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = confirm_security_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().confirm_security(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn begin_passkey_registration_input(
    asked: &mut Asked,
) -> Result<SecurityConfirmedBody, Rejection> {
    let body: SecurityConfirmedBody = asked.body(true)?;
    Ok(body)
}

fn begin_passkey_registration<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = begin_passkey_registration_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().begin_passkey_registration(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn add_passkey_input(asked: &mut Asked) -> Result<AddPasskeyBody, Rejection> {
    let body: AddPasskeyBody = asked.body(true)?;
    Ok(body)
}

fn add_passkey<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = add_passkey_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().add_passkey(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn begin_passkey_sign_in_input(
    asked: &mut Asked,
) -> Result<BeginPasskeySignInBody, Rejection> {
    let body: BeginPasskeySignInBody = asked.body(true)?;
    Ok(body)
}

fn begin_passkey_sign_in<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = begin_passkey_sign_in_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().begin_passkey_sign_in(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn sign_in_with_passkey_input(
    asked: &mut Asked,
) -> Result<SignInWithPasskeyBody, Rejection> {
    let body: SignInWithPasskeyBody = asked.body(true)?;
    Ok(body)
}

fn sign_in_with_passkey<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = sign_in_with_passkey_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().sign_in_with_passkey(call, body).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn rename_passkey_input(asked: &mut Asked) -> Result<RenamePasskeyBody, Rejection> {
    let body: RenamePasskeyBody = asked.body(true)?;
    Ok(body)
}

fn rename_passkey<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = rename_passkey_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().rename_passkey(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn remove_passkey_input(asked: &mut Asked) -> Result<RemovePasskeyBody, Rejection> {
    let body: RemovePasskeyBody = asked.body(true)?;
    Ok(body)
}

fn remove_passkey<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = remove_passkey_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().remove_passkey(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn remove_all_passkeys_input(
    asked: &mut Asked,
) -> Result<SecurityConfirmedBody, Rejection> {
    let body: SecurityConfirmedBody = asked.body(true)?;
    Ok(body)
}

fn remove_all_passkeys<A: PasskeysApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = remove_all_passkeys_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().remove_all_passkeys(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

/// What `navigator.credentials.create` gave.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddPasskeyBody {
    /// As the challenge named it.
    pub challenge_id: String,
    /// Id of the passkey, base64url.
    pub id: String,
    /// The same.
    #[serde(rename = "rawId")]
    pub raw_id: Option<String>,
    /// `public-key`.
    #[serde(rename = "type")]
    pub type_: String,
    /// The response.
    pub response: AttestationResponse,
    /// `platform` or `cross-platform`.
    #[serde(rename = "authenticatorAttachment")]
    pub authenticator_attachment: Option<String>,
    /// What to call it.
    pub device_name: Option<String>,
    /// As `security-confirm` gave it; it may stand in `X-Security-Confirmation` instead.
    pub security_confirmation_token: Option<String>,
}

/// What an authenticator signed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AssertionResponse {
    /// What the browser signed for, base64url.
    #[serde(rename = "clientDataJSON")]
    pub client_data_json: String,
    /// What the authenticator says, base64url.
    #[serde(rename = "authenticatorData")]
    pub authenticator_data: String,
    /// Its signature, base64url.
    pub signature: String,
    /// Whose it is, base64url.
    #[serde(rename = "userHandle")]
    pub user_handle: Option<String>,
}

/// What an authenticator made.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AttestationResponse {
    /// What the browser signed for, base64url.
    #[serde(rename = "clientDataJSON")]
    pub client_data_json: String,
    /// The new key, base64url.
    #[serde(rename = "attestationObject")]
    pub attestation_object: String,
    /// How it is reached.
    pub transports: Option<Vec<String>>,
}

/// Who wants to sign in.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct BeginPasskeySignInBody {
    /// An address. It changes nothing.
    pub email: Option<String>,
}

/// One of the three.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ConfirmSecurityBody {
    /// The password.
    pub current_password: Option<String>,
    /// A code of the app.
    pub totp_code: Option<String>,
    /// A backup code.
    pub backup_code: Option<String>,
}

/// How the caller can confirm that it is they.
#[derive(Clone, Debug, Serialize)]
pub struct ConfirmationMethods {
    /// With the password.
    pub password: bool,
    /// With a passkey.
    pub passkey: bool,
    /// With a code of the app.
    pub totp: bool,
}

/// A passkey of the account.
#[derive(Clone, Debug, Serialize)]
pub struct Passkey {
    /// Its id, base64url.
    pub credential_id: String,
    /// What the member calls it.
    pub device_name: String,
    /// `platform` or `cross-platform`. Null if the browser did not say.
    pub authenticator_type: Option<String>,
    /// The site that it belongs to.
    pub rp_id: String,
    /// The kind of authenticator, as it says.
    pub aaguid: String,
    /// Whether it may be copied to other devices.
    pub backup_eligible: bool,
    /// Whether it is.
    pub backup_state: bool,
    /// Whether it makes sure who uses it.
    pub user_verified: bool,
    /// Whether it is found without an address.
    pub credential_discoverable: bool,
    /// When it was added.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When somebody signed in with it last. Null if nobody has.
    pub last_used_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Options for a new passkey.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyCreation {
    /// What is signed, base64url.
    pub challenge: String,
    /// Names it; sent back.
    pub challenge_id: String,
    /// The rp.
    pub rp: PasskeyRelyingParty,
    /// The user.
    pub user: PasskeyUser,
    /// What keys are taken.
    #[serde(rename = "pubKeyCredParams")]
    pub pub_key_cred_params: Vec<PasskeyParameter>,
    /// The authenticator selection.
    #[serde(rename = "authenticatorSelection")]
    pub authenticator_selection: PasskeySelection,
    /// Milliseconds.
    pub timeout: i64,
    /// Always `none`.
    pub attestation: String,
    /// What the account has on this site.
    #[serde(rename = "excludeCredentials")]
    pub exclude_credentials: Vec<PasskeyDescriptor>,
}

/// Options for a new passkey.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyCreationResponse {
    /// The data.
    pub data: PasskeyCreation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A passkey that is known.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyDescriptor {
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub type_: String,
    /// Its id, base64url.
    pub id: String,
    /// How it is reached.
    pub transports: Vec<String>,
}

/// Passkeys.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyList {
    /// The newest first.
    pub credentials: Vec<Passkey>,
    /// How many.
    pub count: i64,
}

/// Passkeys.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyListResponse {
    /// The data.
    pub data: PasskeyList,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyMessage {
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyMessageResponse {
    /// The data.
    pub data: PasskeyMessage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a passkey is called.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyName {
    /// Its name.
    pub device_name: String,
}

/// What a passkey is called.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyNameResponse {
    /// The data.
    pub data: PasskeyName,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A kind of keys that is taken.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyParameter {
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub type_: String,
    /// The COSE algorithm: -7, -8 or -257.
    pub alg: i64,
}

/// The site.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyRelyingParty {
    /// Its host.
    pub id: String,
    /// The community.
    pub name: String,
}

/// Options for a sign-in.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyRequest {
    /// What is signed, base64url.
    pub challenge: String,
    /// Names it; sent back.
    pub challenge_id: String,
    /// The site.
    #[serde(rename = "rpId")]
    pub rp_id: String,
    /// Milliseconds.
    pub timeout: i64,
    /// Always `required`.
    #[serde(rename = "userVerification")]
    pub user_verification: String,
    /// Passkeys of whoever is signed in.
    #[serde(rename = "allowCredentials", skip_serializing_if = "Option::is_none")]
    pub allow_credentials: Option<Vec<PasskeyDescriptor>>,
}

/// Options for a sign-in.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyRequestResponse {
    /// The data.
    pub data: PasskeyRequest,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What authenticators must do.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeySelection {
    /// Always `required`.
    #[serde(rename = "userVerification")]
    pub user_verification: String,
    /// Always `required`.
    #[serde(rename = "residentKey")]
    pub resident_key: String,
    /// Always true.
    #[serde(rename = "requireResidentKey")]
    pub require_resident_key: bool,
}

/// Somebody is signed in.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeySignIn {
    /// Always true.
    pub success: bool,
    /// The user.
    pub user: PasskeySignedInUser,
    /// JWT for the header `Authorization`.
    pub access_token: String,
    /// Gets the next pair, once.
    pub refresh_token: String,
    /// The token type.
    pub token_type: crate::auth::TokenType,
    /// Seconds the access token lives.
    pub expires_in: i64,
    /// Seconds the refresh token and its successors live.
    pub refresh_expires_in: i64,
    /// As of `security-confirm`.
    pub security_confirmation_token: String,
    /// Seconds until it is over.
    pub security_confirmation_expires_in: i64,
}

/// Who is signed in.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeySignedInUser {
    /// Id of the member.
    pub id: i64,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Address.
    pub email: String,
}

/// How it stands with passkeys.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyStatus {
    /// Whether the caller has one.
    pub registered: bool,
    /// How many the caller has.
    pub count: i64,
    /// Whether members sign in with them here.
    pub authentication_allowed: bool,
    /// Whether members may add some here.
    pub enrollment_allowed: bool,
    /// What passkeys of this page belong to. Null on a page that is none of the community.
    pub current_rp_id: Option<String>,
    /// So many a member may have.
    pub max_credentials: i64,
    /// The confirmation methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirmation_methods: Option<ConfirmationMethods>,
}

/// How it stands with passkeys.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyStatusResponse {
    /// The data.
    pub data: PasskeyStatus,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The member.
#[derive(Clone, Debug, Serialize)]
pub struct PasskeyUser {
    /// Names the account to authenticators, base64url.
    pub id: String,
    /// The address.
    pub name: String,
    /// The name.
    #[serde(rename = "displayName")]
    pub display_name: String,
}

/// Which passkey.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemovePasskeyBody {
    /// Id of the passkey, base64url.
    pub credential_id: String,
    /// As `security-confirm` gave it; it may stand in `X-Security-Confirmation` instead.
    pub security_confirmation_token: Option<String>,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct RemovedPasskeys {
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// That every sign-in has ended; absent if nothing was removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sessions_revoked: Option<bool>,
    /// How many there were; where all are removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removed_count: Option<i64>,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct RemovedPasskeysResponse {
    /// The data.
    pub data: RemovedPasskeys,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Another name.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RenamePasskeyBody {
    /// Id of the passkey, base64url.
    pub credential_id: String,
    /// What to call it.
    pub device_name: String,
    /// As `security-confirm` gave it; it may stand in `X-Security-Confirmation` instead.
    pub security_confirmation_token: Option<String>,
}

/// That it is the member.
#[derive(Clone, Debug, Serialize)]
pub struct SecurityConfirmation {
    /// What changes ask for.
    pub security_confirmation_token: String,
    /// Seconds until it is over.
    pub expires_in: i64,
}

/// That it is the member.
#[derive(Clone, Debug, Serialize)]
pub struct SecurityConfirmationResponse {
    /// The data.
    pub data: SecurityConfirmation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That it is the member.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct SecurityConfirmedBody {
    /// As `security-confirm` gave it; it may stand in `X-Security-Confirmation` instead.
    pub security_confirmation_token: Option<String>,
}

/// What `navigator.credentials.get` gave.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SignInWithPasskeyBody {
    /// As the challenge named it.
    pub challenge_id: String,
    /// Id of the passkey, base64url.
    pub id: String,
    /// The same.
    #[serde(rename = "rawId")]
    pub raw_id: Option<String>,
    /// `public-key`.
    #[serde(rename = "type")]
    pub type_: String,
    /// The response.
    pub response: AssertionResponse,
}
