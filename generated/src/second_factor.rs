// Made from contract/areas/second_factor.yaml by codegen; edit the contract instead.

//! The area `second_factor`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served,
    WithHeaders, Work,
};

/// What the gateway answers in the area `second_factor`: one method an operation.
pub trait SecondFactorApi: Area {
    /// Whether a second factor is on
    ///
    /// `GET /api/v2/auth/2fa/status`
    ///
    /// Also whether one may be switched on here, and how many backup codes are left.
    fn get_second_factor(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SecondFactorResponse, Self::Failure>> + Send;

    /// Begin to use a second factor
    ///
    /// `POST /api/v2/auth/2fa/setup`
    ///
    /// A new secret for an authenticator app (RFC 6238: six digits, 30 seconds, SHA-1), which waits for its first code; the one that waited before is void. 403 `FEATURE_DISABLED` where the community has switched it off. 409 `ALREADY_ENABLED` when a second factor is on. 404 `NOT_FOUND` for whoever is no member of this community.
    fn set_up_second_factor(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SecondFactorSetupResponse, Self::Failure>> + Send;

    /// Switch the second factor on
    ///
    /// `POST /api/v2/auth/2fa/verify`
    ///
    /// With the first code of the app. The backup codes are told here and never again. A mail and a line in the bell tell the member. 400 `VALIDATION_ERROR` with field `code` when it is missing; 400 `VERIFICATION_FAILED` with field `code` for a wrong one, when no secret waits, and for any code after five wrong ones in 15 minutes. 403 `FEATURE_DISABLED` where the community has switched it off.
    fn enable_second_factor(
        &self,
        call: Self::Call,
        body: SecondFactorCodeBody,
    ) -> impl Future<Output = Result<BackupCodesResponse, Self::Failure>> + Send;

    /// Make new backup codes
    ///
    /// `POST /api/v2/auth/2fa/backup-codes`
    ///
    /// With a code of the app. Those that were not used are void. Refused as `enableSecondFactor` is, also when no second factor is on.
    fn renew_backup_codes(
        &self,
        call: Self::Call,
        body: SecondFactorCodeBody,
    ) -> impl Future<Output = Result<BackupCodesResponse, Self::Failure>> + Send;

    /// Switch the second factor off
    ///
    /// `POST /api/v2/auth/2fa/disable`
    ///
    /// With the password. Secret and backup codes are forgotten, and all sign-ins end, this call's included. A mail and a line in the bell tell the member. 400 `VALIDATION_ERROR` with field `password` when it is missing, 403 `DISABLE_FAILED` with field `password` when it is wrong. 429 `RATE_LIMIT_EXCEEDED` after ten wrong passwords in five minutes from one sign-in.
    fn disable_second_factor(
        &self,
        call: Self::Call,
        body: DisableSecondFactorBody,
    ) -> impl Future<Output = Result<SecondFactorMessageResponse, Self::Failure>> + Send;

    /// Whether a second factor is on, for older clients
    ///
    /// `GET /api/totp/status`
    ///
    /// The same as `/v2/auth/2fa/status` without a wrapper, and how many devices are trusted.
    fn get_totp_status(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<TotpStatus, Self::Failure>> + Send;

    /// Sign in with the second factor
    ///
    /// `POST /api/totp/verify`
    ///
    /// The second step of a sign-in, with the token of the first: five minutes, and five attempts. A code of the app works once; so does a backup code (`use_backup_code`). 400 `VALIDATION_REQUIRED_FIELD` without a code. 401 `AUTH_2FA_TOKEN_EXPIRED` for a token that is wrong, over or used, `AUTH_2FA_MAX_ATTEMPTS` at the fifth attempt, `AUTH_2FA_INVALID` for a wrong code, and for any code after five wrong ones in 15 minutes. 403 as for login. With `trust_device`, where the community allows it, this device needs no code for some days: a browser keeps a cookie; an app gets `trusted_device_token` and shows it at its sign-ins in `X-Trusted-Device`. It ends with whatever ends every sign-in of the account.
    fn verify_second_factor(
        &self,
        call: Self::Call,
        body: VerifySecondFactorBody,
    ) -> impl Future<
        Output = Result<WithHeaders<crate::auth::LoginResult>, Self::Failure>,
    > + Send;

    /// Devices that are trusted
    ///
    /// `GET /api/v2/auth/2fa/trusted-devices`
    ///
    /// Devices on which the account signs in with the password alone, the newest first. Those whose time is over are not among them.
    fn list_trusted_devices(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<TrustedDeviceList, Self::Failure>> + Send;

    /// Trust no device any more
    ///
    /// `DELETE /api/v2/auth/2fa/trusted-devices`
    ///
    /// Each of them needs a code at its next sign-in. Sign-ins that there are go on.
    fn revoke_trusted_devices(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<RevokedTrustedDevicesResponse, Self::Failure>,
    > + Send;

    /// Trust a device no longer
    ///
    /// `DELETE /api/v2/auth/2fa/trusted-devices/{id}`
    ///
    /// It needs a code at its next sign-in. 404 `NOT_FOUND` for one that is not trusted, or not the caller's.
    fn revoke_trusted_device(
        &self,
        call: Self::Call,
        path: RevokeTrustedDevicePath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Reset a member's second factor
    ///
    /// `POST /api/v2/admin/users/{id}/reset-2fa`
    ///
    /// For staff, when somebody has lost their app and their backup codes. Secret and backup codes are forgotten, no device is trusted any more, and every sign-in of the member ends. A mail and a line in the bell tell the member, with the reason, and so does the log of their account. Nothing happens where none is on (`reset` is false). 400 `VALIDATION_ERROR` with field `reason` when it is missing. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for oneself, and for members who do not stand below the caller: administrators reset brokers, coordinators and members, and those reset members. 404 `NOT_FOUND` when the community has no such member.
    fn reset_member_second_factor(
        &self,
        call: Self::Call,
        path: ResetMemberSecondFactorPath,
        body: ResetSecondFactorBody,
    ) -> impl Future<Output = Result<ResetSecondFactorResponse, Self::Failure>> + Send;

    /// Those of the `TrustedDevice` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn trusted_device_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<TrustedDevice>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SecondFactorApi>() -> [Served<A>; 11] {
    [
        (Operation::GetSecondFactor, get_second_factor::<A>),
        (Operation::SetUpSecondFactor, set_up_second_factor::<A>),
        (Operation::EnableSecondFactor, enable_second_factor::<A>),
        (Operation::RenewBackupCodes, renew_backup_codes::<A>),
        (Operation::DisableSecondFactor, disable_second_factor::<A>),
        (Operation::GetTotpStatus, get_totp_status::<A>),
        (Operation::VerifySecondFactor, verify_second_factor::<A>),
        (Operation::ListTrustedDevices, list_trusted_devices::<A>),
        (Operation::RevokeTrustedDevices, revoke_trusted_devices::<A>),
        (Operation::RevokeTrustedDevice, revoke_trusted_device::<A>),
        (Operation::ResetMemberSecondFactor, reset_member_second_factor::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 11] {
    [
        (Operation::GetSecondFactor, |_| Ok(())),
        (Operation::SetUpSecondFactor, |_| Ok(())),
        (
            Operation::EnableSecondFactor,
            |asked| enable_second_factor_input(asked).map(drop),
        ),
        (Operation::RenewBackupCodes, |asked| renew_backup_codes_input(asked).map(drop)),
        (
            Operation::DisableSecondFactor,
            |asked| disable_second_factor_input(asked).map(drop),
        ),
        (Operation::GetTotpStatus, |_| Ok(())),
        (
            Operation::VerifySecondFactor,
            |asked| verify_second_factor_input(asked).map(drop),
        ),
        (Operation::ListTrustedDevices, |_| Ok(())),
        (Operation::RevokeTrustedDevices, |_| Ok(())),
        (
            Operation::RevokeTrustedDevice,
            |asked| revoke_trusted_device_input(asked).map(drop),
        ),
        (
            Operation::ResetMemberSecondFactor,
            |asked| reset_member_second_factor_input(asked).map(drop),
        ),
    ]
}

fn get_second_factor<A: SecondFactorApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_second_factor(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_up_second_factor<A: SecondFactorApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().set_up_second_factor(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn enable_second_factor_input(
    asked: &mut Asked,
) -> Result<SecondFactorCodeBody, Rejection> {
    let body: SecondFactorCodeBody = asked.body(true)?;
    Ok(body)
}

fn enable_second_factor<A: SecondFactorApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = enable_second_factor_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().enable_second_factor(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn renew_backup_codes_input(
    asked: &mut Asked,
) -> Result<SecondFactorCodeBody, Rejection> {
    let body: SecondFactorCodeBody = asked.body(true)?;
    Ok(body)
}

fn renew_backup_codes<A: SecondFactorApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = renew_backup_codes_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().renew_backup_codes(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn disable_second_factor_input(
    asked: &mut Asked,
) -> Result<DisableSecondFactorBody, Rejection> {
    let body: DisableSecondFactorBody = asked.body(true)?;
    Ok(body)
}

fn disable_second_factor<A: SecondFactorApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = disable_second_factor_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().disable_second_factor(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_totp_status<A: SecondFactorApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_totp_status(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn verify_second_factor_input(
    asked: &mut Asked,
) -> Result<VerifySecondFactorBody, Rejection> {
    let body: VerifySecondFactorBody = asked.body(true)?;
    Ok(body)
}

fn verify_second_factor<A: SecondFactorApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = verify_second_factor_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().verify_second_factor(call, body).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn list_trusted_devices<A: SecondFactorApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_trusted_devices(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn revoke_trusted_devices<A: SecondFactorApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().revoke_trusted_devices(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn revoke_trusted_device_input(
    asked: &mut Asked,
) -> Result<RevokeTrustedDevicePath, Rejection> {
    let path: RevokeTrustedDevicePath = asked.path(&REVOKE_TRUSTED_DEVICE_PATH)?;
    Ok(path)
}

fn revoke_trusted_device<A: SecondFactorApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revoke_trusted_device_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().revoke_trusted_device(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn reset_member_second_factor_input(
    asked: &mut Asked,
) -> Result<(ResetMemberSecondFactorPath, ResetSecondFactorBody), Rejection> {
    let path: ResetMemberSecondFactorPath = asked
        .path(&RESET_MEMBER_SECOND_FACTOR_PATH)?;
    let body: ResetSecondFactorBody = asked.body(true)?;
    Ok((path, body))
}

fn reset_member_second_factor<A: SecondFactorApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reset_member_second_factor_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reset_member_second_factor(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static REVOKE_TRUSTED_DEVICE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static RESET_MEMBER_SECOND_FACTOR_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// Codes that each replace one code of the app.
#[derive(Clone, Debug, Serialize)]
pub struct BackupCodes {
    /// The codes; told here and never again.
    pub backup_codes: Vec<String>,
}

/// Backup codes.
#[derive(Clone, Debug, Serialize)]
pub struct BackupCodesResponse {
    /// The data.
    pub data: BackupCodes,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The password.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DisableSecondFactorBody {
    /// The password.
    pub password: Option<String>,
}

/// The path parameters of `POST /api/v2/admin/users/{id}/reset-2fa`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResetMemberSecondFactorPath {
    /// Id of the member.
    pub id: i64,
}

/// What became of a member's second factor.
#[derive(Clone, Debug, Serialize)]
pub struct ResetSecondFactor {
    /// Id of the member.
    pub id: i64,
    /// Whether one was on.
    pub reset: bool,
}

/// Why a second factor is reset.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ResetSecondFactorBody {
    /// Why, for the member to read.
    pub reason: Option<String>,
}

/// What became of a member's second factor.
#[derive(Clone, Debug, Serialize)]
pub struct ResetSecondFactorResponse {
    /// The data.
    pub data: ResetSecondFactor,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/auth/2fa/trusted-devices/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeTrustedDevicePath {
    /// Id of the device.
    pub id: i64,
}

/// What is no longer trusted.
#[derive(Clone, Debug, Serialize)]
pub struct RevokedTrustedDevices {
    /// How many devices there were.
    pub revoked_count: i64,
}

/// Devices are no longer trusted.
#[derive(Clone, Debug, Serialize)]
pub struct RevokedTrustedDevicesResponse {
    /// The data.
    pub data: RevokedTrustedDevices,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How the second factor stands.
#[derive(Clone, Debug, Serialize)]
pub struct SecondFactor {
    /// Whether it is on.
    pub enabled: bool,
    /// Whether the community lets members switch it on.
    pub enrollment_allowed: bool,
    /// Whether the community demands one of the caller and none is on: nothing else is open before it is.
    pub setup_required: bool,
    /// How many backup codes were not used.
    pub backup_codes_remaining: i64,
}

/// A code of the app.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct SecondFactorCodeBody {
    /// Six digits; blanks do not count.
    pub code: Option<String>,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct SecondFactorMessage {
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct SecondFactorMessageResponse {
    /// The data.
    pub data: SecondFactorMessage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How the second factor stands.
#[derive(Clone, Debug, Serialize)]
pub struct SecondFactorResponse {
    /// The data.
    pub data: SecondFactor,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A secret that waits for its first code.
#[derive(Clone, Debug, Serialize)]
pub struct SecondFactorSetup {
    /// A picture for the app to read: a `data:` address of an SVG.
    pub qr_code_url: String,
    /// The same to type in, in base32.
    pub secret: String,
    /// Always empty: the codes come when the second factor is on.
    pub backup_codes: Vec<String>,
}

/// A secret that waits for its first code.
#[derive(Clone, Debug, Serialize)]
pub struct SecondFactorSetupResponse {
    /// The data.
    pub data: SecondFactorSetup,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How the second factor stands.
#[derive(Clone, Debug, Serialize)]
pub struct TotpStatus {
    /// Always true.
    pub success: bool,
    /// Whether it is on.
    pub enabled: bool,
    /// Whether the community lets members switch it on.
    pub enrollment_allowed: bool,
    /// Whether the community demands one of the caller and none is on.
    pub setup_required: bool,
    /// How many backup codes were not used.
    pub backup_codes_remaining: i64,
    /// How many devices are trusted.
    pub trusted_devices: i64,
}

/// A device on which the account signs in without a code.
#[derive(Clone, Debug, Serialize)]
pub struct TrustedDevice {
    /// Id of the device.
    pub id: i64,
    /// The device.
    pub device: crate::sessions::SessionDevice,
    /// Name and major version of the browser, as it says. Null if it says neither.
    pub browser: Option<String>,
    /// Network address that it was used from last. Null if it is not known.
    pub ip_address: Option<String>,
    /// Since when it is trusted.
    pub trusted_at: chrono::DateTime<chrono::offset::Utc>,
    /// When somebody signed in on it last without a code. Null if nobody has.
    pub last_used_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it needs a code again.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether it is the one that asks.
    pub is_current: bool,
}

/// Devices that are trusted.
#[derive(Clone, Debug, Serialize)]
pub struct TrustedDeviceList {
    /// Devices, the newest first.
    pub data: Vec<TrustedDevice>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The second step of a sign-in.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct VerifySecondFactorBody {
    /// As the first step gave it.
    pub two_factor_token: String,
    /// Six digits, or a backup code.
    pub code: Option<String>,
    /// Whether it is a backup code.
    pub use_backup_code: Option<bool>,
    /// Whether this device needs no code from now on, for as many days as the first step said.
    pub trust_device: Option<bool>,
}
