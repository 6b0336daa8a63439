//! The REST door to second factors.

use contract::auth::LoginResult;
use contract::second_factor as wire;
use contract::{SecondFactorApi, WithHeaders};

use super::{actions, challenge};
use crate::auth::Rest;
use crate::auth::rest::signed_in;
use crate::base::Answer;
use crate::call::Call;
use crate::say;

/// Whether members may switch it on.
const FEATURE: &str = "two_factor_authentication";

impl SecondFactorApi for Rest {
    async fn get_second_factor(&self, call: Call) -> Answer<wire::SecondFactorResponse> {
        let standing = actions::standing(&call).await?;
        let data = wire::SecondFactor {
            enabled: standing.enabled,
            enrollment_allowed: call.community()?.features.get(FEATURE).copied().unwrap_or(false),
            setup_required: false,
            backup_codes_remaining: standing.backup_codes,
        };
        Ok(wire::SecondFactorResponse { data, meta: call.meta() })
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
        let by_backup_code = body.use_backup_code.unwrap_or(false);
        let done = challenge::answer(&call, &body.two_factor_token, body.code.as_deref(), by_backup_code).await?;
        signed_in(&call, done)
    }
}
