//! The REST door for staff who act as members.

use contract::ImpersonationApi;
use contract::auth::TokenType;
use contract::impersonation as wire;

use super::actions;
use crate::auth::Rest;
use crate::auth::model::Account;
use crate::auth::tokens::claims::{ACCESS_SECONDS, PROOF_SECONDS};
use crate::base::Answer;
use crate::call::Call;

impl ImpersonationApi for Rest {
    async fn impersonate_member(
        &self,
        call: Call,
        path: wire::ImpersonateMemberPath,
    ) -> Answer<wire::ImpersonationProofResponse> {
        let proof = actions::begin(&call, path.id.into()).await?;
        let gate = proof.gate.map(|gate| gate.refusal());
        let data = wire::ImpersonationProof {
            token: proof.token.reveal().to_owned(),
            user_id: proof.account.id.get(),
            user_name: name(&proof.account),
            tenant_id: proof.account.tenant.get(),
            tenant_slug: call.community()?.slug.clone(),
            expires_in: PROOF_SECONDS,
            gate_code: gate.as_ref().map(|gate| gate.code()),
            gate_warning: gate.and_then(|gate| Some(call.say(&gate.items.first()?.message))),
        };
        Ok(wire::ImpersonationProofResponse { data, meta: call.meta() })
    }

    async fn exchange_impersonation(
        &self,
        call: Call,
        body: wire::ExchangeImpersonationBody,
    ) -> Answer<wire::ImpersonationToken> {
        let acting = actions::exchange(&call, &body.token).await?;
        let access_token = acting.access.reveal().to_owned();
        Ok(wire::ImpersonationToken {
            success: true,
            token: access_token.clone(),
            access_token,
            token_type: TokenType::Bearer,
            expires_in: ACCESS_SECONDS,
            impersonation: wire::Impersonation {
                active: true,
                user_id: acting.account.id.get(),
                user_name: name(&acting.account),
                tenant_id: acting.account.tenant.get(),
                admin_id: acting.by.id.get(),
                admin_name: name(&acting.by),
                expires_in: ACCESS_SECONDS,
            },
        })
    }

    async fn end_impersonation(&self, call: Call) -> Answer<wire::EndedImpersonationResponse> {
        actions::end(&call).await?;
        Ok(wire::EndedImpersonationResponse { data: wire::EndedImpersonation { ended: true }, meta: call.meta() })
    }
}

fn name(account: &Account) -> String {
    format!("{} {}", account.first_name, account.last_name)
}
