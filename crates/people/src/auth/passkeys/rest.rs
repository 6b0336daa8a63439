//! The REST door to passkeys.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use contract::auth::TokenType;
use contract::passkeys as wire;
use contract::{Code, PasskeysApi, WithHeaders};

use super::actions::{self, Assertion, Begun, Made};
use super::confirmation::{self, Shown};
use super::store::Passkey;
use super::webauthn::ALGORITHMS;
use super::{LASTS, MOST};
use crate::auth::Rest;
use crate::auth::rest::{cookies, left};
use crate::auth::tokens::claims::{ACCESS_SECONDS, CONFIRMATION_SECONDS};
use crate::base::text::hex;
use crate::base::{Answer, Failure, Refusal};
use crate::call::Call;
use crate::say;

/// The feature that lets members use them.
const FEATURE: &str = "biometric_login";

/// Browsers wait for a member for so long, in milliseconds.
const TIMEOUT: i64 = 60_000;

impl PasskeysApi for Rest {
    async fn get_passkey_status(&self, call: Call) -> Answer<wire::PasskeyStatusResponse> {
        let standing = actions::standing(&call).await?;
        let tenant = call.community()?;
        let on = tenant.has(FEATURE);
        let count = standing.own.as_ref().map_or(0, Vec::len);
        let methods = standing.own.as_ref().map(|own| wire::ConfirmationMethods {
            password: true,
            passkey: !own.is_empty(),
            totp: standing.has_totp,
        });
        let data = wire::PasskeyStatus {
            registered: count > 0,
            count: i64::try_from(count).unwrap_or(i64::MAX),
            authentication_allowed: on,
            enrollment_allowed: on && tenant.settings.face.passkey_enrollment,
            current_rp_id: standing.site.map(|site| site.rp_id),
            max_credentials: MOST,
            confirmation_methods: methods,
        };
        Ok(wire::PasskeyStatusResponse { data, meta: call.meta() })
    }

    async fn list_passkeys(&self, call: Call) -> Answer<wire::PasskeyListResponse> {
        let credentials: Vec<_> = actions::own(&call).await?.into_iter().map(passkey).collect();
        let count = i64::try_from(credentials.len()).unwrap_or(i64::MAX);
        Ok(wire::PasskeyListResponse { data: wire::PasskeyList { credentials, count }, meta: call.meta() })
    }

    async fn confirm_security(
        &self,
        call: Call,
        body: wire::ConfirmSecurityBody,
    ) -> Answer<wire::SecurityConfirmationResponse> {
        let said = |text: &Option<String>| text.as_deref().is_some_and(|text| !text.is_empty());
        let shown = match (said(&body.current_password), said(&body.totp_code), said(&body.backup_code)) {
            (true, false, false) => body.current_password.as_deref().map(Shown::Password),
            (false, true, false) => body.totp_code.as_deref().map(Shown::Totp),
            (false, false, true) => body.backup_code.as_deref().map(Shown::BackupCode),
            _ => None,
        };
        let token = confirmation::confirm(&call, shown.ok_or_else(confirmation::required)?).await?;
        let data = wire::SecurityConfirmation {
            security_confirmation_token: token.reveal().to_owned(),
            expires_in: CONFIRMATION_SECONDS,
        };
        Ok(wire::SecurityConfirmationResponse { data, meta: call.meta() })
    }

    async fn begin_passkey_registration(
        &self,
        call: Call,
        body: wire::SecurityConfirmedBody,
    ) -> Answer<wire::PasskeyCreationResponse> {
        let beginning = actions::begin(&call, body.security_confirmation_token.as_deref()).await?;
        let (begun, account) = (beginning.begun, beginning.account);
        let params = ALGORITHMS.iter().map(|alg| wire::PasskeyParameter { type_: KEY.to_owned(), alg: *alg });
        let data = wire::PasskeyCreation {
            challenge: URL_SAFE_NO_PAD.encode(begun.challenge),
            challenge_id: begun.name.clone(),
            rp: wire::PasskeyRelyingParty { id: begun.site.rp_id.clone(), name: call.community()?.name.clone() },
            user: wire::PasskeyUser {
                id: URL_SAFE_NO_PAD.encode(beginning.user_handle),
                display_name: format!("{} {}", account.first_name, account.last_name),
                name: account.email,
            },
            pub_key_cred_params: params.collect(),
            authenticator_selection: wire::PasskeySelection {
                user_verification: REQUIRED.to_owned(),
                resident_key: REQUIRED.to_owned(),
                require_resident_key: true,
            },
            timeout: TIMEOUT,
            attestation: "none".to_owned(),
            exclude_credentials: begun.known.into_iter().map(descriptor).collect(),
        };
        Ok(wire::PasskeyCreationResponse { data, meta: call.meta() })
    }

    async fn add_passkey(&self, call: Call, body: wire::AddPasskeyBody) -> Answer<wire::PasskeyMessageResponse> {
        let odd = || failed(400);
        let attachment = body.authenticator_attachment.filter(|word| ATTACHMENTS.contains(&word.as_str()));
        let made = Made {
            challenge: &body.challenge_id,
            credential_id: same(&body.id, body.raw_id.as_deref(), &body.type_).ok_or_else(odd)?,
            client_data: decode(&body.response.client_data_json).ok_or_else(odd)?,
            attestation: decode(&body.response.attestation_object).ok_or_else(odd)?,
            transports: ways(body.response.transports.unwrap_or_default()),
            attachment,
            name: actions::named(body.device_name.as_deref())?,
        };
        actions::add(&call, made, body.security_confirmation_token.as_deref()).await?;
        let data = wire::PasskeyMessage { message: call.say(&say!("passkey-added")) };
        Ok(wire::PasskeyMessageResponse { data, meta: call.meta() })
    }

    async fn begin_passkey_sign_in(
        &self,
        call: Call,
        _: wire::BeginPasskeySignInBody,
    ) -> Answer<wire::PasskeyRequestResponse> {
        let Begun { name, challenge, site, known } = actions::begin_sign_in(&call).await?;
        let known: Vec<_> = known.into_iter().map(descriptor).collect();
        let data = wire::PasskeyRequest {
            challenge: URL_SAFE_NO_PAD.encode(challenge),
            challenge_id: name,
            rp_id: site.rp_id,
            timeout: TIMEOUT.min(LASTS.num_milliseconds()),
            user_verification: REQUIRED.to_owned(),
            allow_credentials: (!known.is_empty()).then_some(known),
        };
        Ok(wire::PasskeyRequestResponse { data, meta: call.meta() })
    }

    async fn sign_in_with_passkey(
        &self,
        call: Call,
        body: wire::SignInWithPasskeyBody,
    ) -> Answer<WithHeaders<wire::PasskeySignIn>> {
        let odd = || failed(401);
        let shown = Assertion {
            challenge: &body.challenge_id,
            credential_id: same(&body.id, body.raw_id.as_deref(), &body.type_).ok_or_else(odd)?,
            client_data: decode(&body.response.client_data_json).ok_or_else(odd)?,
            authenticator_data: decode(&body.response.authenticator_data).ok_or_else(odd)?,
            signature: decode(&body.response.signature).ok_or_else(odd)?,
            user_handle: body.response.user_handle.as_deref().and_then(decode),
        };
        let (done, confirmed) = actions::sign_in(&call, shown).await?;
        let session = done.session.as_ref().map(|session| session.cookie.as_str());
        let headers = cookies(session.into_iter().chain(done.device.as_deref()))?;
        let body = wire::PasskeySignIn {
            success: true,
            user: wire::PasskeySignedInUser {
                id: done.account.id.get(),
                first_name: done.account.first_name,
                last_name: done.account.last_name,
                email: done.account.email,
            },
            access_token: done.pair.access.reveal().to_owned(),
            refresh_token: done.pair.refresh.reveal().to_owned(),
            token_type: TokenType::Bearer,
            expires_in: ACCESS_SECONDS,
            refresh_expires_in: left(&call, done.pair.family_ends_at),
            security_confirmation_token: confirmed.reveal().to_owned(),
            security_confirmation_expires_in: CONFIRMATION_SECONDS,
        };
        Ok(WithHeaders { headers, body })
    }

    async fn rename_passkey(&self, call: Call, body: wire::RenamePasskeyBody) -> Answer<wire::PasskeyNameResponse> {
        let id = decode(&body.credential_id).unwrap_or_default();
        let token = body.security_confirmation_token.as_deref();
        let device_name = actions::rename(&call, &id, &body.device_name, token).await?;
        Ok(wire::PasskeyNameResponse { data: wire::PasskeyName { device_name }, meta: call.meta() })
    }

    async fn remove_passkey(&self, call: Call, body: wire::RemovePasskeyBody) -> Answer<wire::RemovedPasskeysResponse> {
        let id = decode(&body.credential_id).unwrap_or_default();
        let removed = actions::remove(&call, Some(&id), body.security_confirmation_token.as_deref()).await?;
        let sentence = if removed > 0 { say!("passkey-removed") } else { say!("passkey-missing") };
        let data = wire::RemovedPasskeys {
            message: call.say(&sentence),
            sessions_revoked: (removed > 0).then_some(true),
            removed_count: None,
        };
        Ok(wire::RemovedPasskeysResponse { data, meta: call.meta() })
    }

    async fn remove_all_passkeys(
        &self,
        call: Call,
        body: wire::SecurityConfirmedBody,
    ) -> Answer<wire::RemovedPasskeysResponse> {
        let removed = actions::remove(&call, None, body.security_confirmation_token.as_deref()).await?;
        let sentence = if removed > 0 { say!("passkeys-removed") } else { say!("passkey-missing") };
        let data = wire::RemovedPasskeys {
            message: call.say(&sentence),
            sessions_revoked: (removed > 0).then_some(true),
            removed_count: Some(i64::try_from(removed).unwrap_or(i64::MAX)),
        };
        Ok(wire::RemovedPasskeysResponse { data, meta: call.meta() })
    }
}

const KEY: &str = "public-key";
const REQUIRED: &str = "required";
const ATTACHMENTS: [&str; 2] = ["platform", "cross-platform"];

/// The ways to reach an authenticator that are passed on to browsers (Web Authentication Level 3, 5.8.4).
const TRANSPORTS: [&str; 6] = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"];

fn ways(said: Vec<String>) -> Vec<String> {
    let mut known: Vec<String> = said.into_iter().filter(|way| TRANSPORTS.contains(&way.as_str())).collect();
    known.sort_unstable();
    known.dedup();
    known
}

/// Base64url, padded or not.
fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// The id of a key that the browser says twice.
fn same(id: &str, raw_id: Option<&str>, kind: &str) -> Option<Vec<u8>> {
    let id = decode(id).filter(|id| !id.is_empty() && kind == KEY)?;
    let agrees = raw_id.is_none_or(|raw| decode(raw).as_ref() == Some(&id));
    agrees.then_some(id)
}

fn failed(status: u16) -> Failure {
    Refusal::new(Code::AuthWebauthnFailed, say!("passkey-failed")).status(status).into()
}

fn passkey(one: Passkey) -> wire::Passkey {
    wire::Passkey {
        credential_id: URL_SAFE_NO_PAD.encode(one.credential_id),
        device_name: one.device_name,
        authenticator_type: one.attachment,
        rp_id: one.rp_id,
        aaguid: uuid(&one.aaguid),
        backup_eligible: one.backup_eligible,
        backup_state: one.backup_state,
        user_verified: true,
        credential_discoverable: true,
        created_at: one.created_at,
        last_used_at: one.last_used_at,
    }
}

/// Sixteen bytes as people write them.
fn uuid(bytes: &[u8]) -> String {
    let digits = hex(bytes);
    let mut from = 0;
    let parts = [8, 4, 4, 4, 12].map(|length| {
        from += length;
        digits.get(from - length..from).unwrap_or_default().to_owned()
    });
    parts.join("-")
}

fn descriptor(one: Passkey) -> wire::PasskeyDescriptor {
    let transports = one.transports.split(',').filter(|way| !way.is_empty()).map(str::to_owned).collect();
    wire::PasskeyDescriptor { type_: KEY.to_owned(), id: URL_SAFE_NO_PAD.encode(one.credential_id), transports }
}
