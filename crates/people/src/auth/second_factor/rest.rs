//! The REST door to second factors.

use contract::auth::LoginResult;
use contract::second_factor as wire;
use contract::{NoContent, SecondFactorApi, WithHeaders};

use super::devices::{self, Device};
use super::{FEATURE, actions, challenge, desk, is_missing};
use crate::auth::Rest;
use crate::auth::rest::signed_in;
use crate::base::Answer;
use crate::call::Call;
use crate::say;

impl SecondFactorApi for Rest {
    async fn trusted_device_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::TrustedDevice>> {
        let all = devices::list(&call).await?.into_iter();
        Ok(all.filter(|one| numbers.contains(&one.id)).map(device).collect())
    }

    async fn get_second_factor(&self, call: Call) -> Answer<wire::SecondFactorResponse> {
        let standing = actions::standing(&call).await?;
        let data = wire::SecondFactor {
            enabled: standing.enabled,
            enrollment_allowed: call.community()?.features.get(FEATURE).copied().unwrap_or(false),
            setup_required: is_missing(call.community()?, call.member()?),
            backup_codes_remaining: standing.backup_codes,
        };
        Ok(wire::SecondFactorResponse { data, meta: call.meta() })
    }

    async fn get_totp_status(&self, call: Call) -> Answer<wire::TotpStatus> {
        let trusted = devices::list(&call).await?.len();
        let known = self.get_second_factor(call).await?.data;
        Ok(wire::TotpStatus {
            success: true,
            enabled: known.enabled,
            enrollment_allowed: known.enrollment_allowed,
            setup_required: known.setup_required,
            backup_codes_remaining: known.backup_codes_remaining,
            trusted_devices: i64::try_from(trusted).unwrap_or(i64::MAX),
        })
    }

    async fn set_up_second_factor(&self, call: Call) -> Answer<wire::SecondFactorSetupResponse> {
        let offered = actions::set_up(&call).await?;
        let data = wire::SecondFactorSetup {
            qr_code_url: offered.picture.reveal().to_owned(),
            secret: offered.secret.reveal().to_owned(),
            backup_codes: Vec::new(),
        };
        Ok(wire::SecondFactorSetupResponse { data, meta: call.meta() })
    }

    async fn enable_second_factor(
        &self,
        call: Call,
        body: wire::SecondFactorCodeBody,
    ) -> Answer<wire::BackupCodesResponse> {
        let backup_codes = actions::enable(&call, body.code.as_deref()).await?;
        Ok(wire::BackupCodesResponse { data: wire::BackupCodes { backup_codes }, meta: call.meta() })
    }

    async fn renew_backup_codes(
        &self,
        call: Call,
        body: wire::SecondFactorCodeBody,
    ) -> Answer<wire::BackupCodesResponse> {
        let backup_codes = actions::renew_backup_codes(&call, body.code.as_deref()).await?;
        Ok(wire::BackupCodesResponse { data: wire::BackupCodes { backup_codes }, meta: call.meta() })
    }

    async fn disable_second_factor(
        &self,
        call: Call,
        body: wire::DisableSecondFactorBody,
    ) -> Answer<wire::SecondFactorMessageResponse> {
        actions::disable(&call, body.password.as_deref()).await?;
        let data = wire::SecondFactorMessage { message: call.say(&say!("second-factor-off")) };
        Ok(wire::SecondFactorMessageResponse { data, meta: call.meta() })
    }

    async fn verify_second_factor(
        &self,
        call: Call,
        body: wire::VerifySecondFactorBody,
    ) -> Answer<WithHeaders<LoginResult>> {
        let shown = challenge::Shown {
            code: body.code.as_deref(),
            is_backup_code: body.use_backup_code.unwrap_or(false),
            trust_device: body.trust_device.unwrap_or(false),
        };
        let done = challenge::answer(&call, &body.two_factor_token, shown).await?;
        signed_in(&call, done)
    }

    async fn list_trusted_devices(&self, call: Call) -> Answer<wire::TrustedDeviceList> {
        let data = devices::list(&call).await?.into_iter().map(device).collect();
        Ok(wire::TrustedDeviceList { data, meta: call.meta() })
    }

    async fn revoke_trusted_devices(&self, call: Call) -> Answer<wire::RevokedTrustedDevicesResponse> {
        let revoked_count = devices::revoke_all(&call).await?;
        let data = wire::RevokedTrustedDevices { revoked_count };
        Ok(wire::RevokedTrustedDevicesResponse { data, meta: call.meta() })
    }

    async fn revoke_trusted_device(&self, call: Call, path: wire::RevokeTrustedDevicePath) -> Answer<NoContent> {
        devices::revoke(&call, path.id).await?;
        Ok(NoContent)
    }

    async fn reset_member_second_factor(
        &self,
        call: Call,
        path: wire::ResetMemberSecondFactorPath,
        body: wire::ResetSecondFactorBody,
    ) -> Answer<wire::ResetSecondFactorResponse> {
        let reset = desk::reset(&call, path.id.into(), body.reason.as_deref()).await?;
        let data = wire::ResetSecondFactor { id: path.id, reset };
        Ok(wire::ResetSecondFactorResponse { data, meta: call.meta() })
    }
}

/// A device that is trusted, as the contract has it.
#[must_use]
pub fn device(one: Device) -> wire::TrustedDevice {
    wire::TrustedDevice {
        id: one.id,
        device: one.device,
        browser: one.browser,
        ip_address: one.ip_address,
        trusted_at: one.trusted_at,
        last_used_at: one.last_used_at,
        expires_at: one.expires_at,
        is_current: one.is_current,
    }
}
