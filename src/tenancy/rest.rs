//! The contract's platform area.

use std::sync::LazyLock;

use contract::Code;
use contract::platform::{
    ContractDocument, GetTenantBootstrapQuery, ListTenantsQuery, Liveness, LivenessStatus, PlatformApi, Readiness,
    TenantBootstrapResponse, TenantList,
};
use contract::shared::Meta;

use super::{Tenants, base_url, health, public};
use crate::base::{Answer, OrRefuse as _};
use crate::call::{Call, Gateway};
use crate::say;

static CONTRACT: LazyLock<ContractDocument> =
    LazyLock::new(|| serde_json::from_str(contract::OPENAPI_JSON).expect("the generator writes the contract as JSON"));

impl PlatformApi for Gateway {
    async fn get_health(&self, call: Call) -> Answer<Readiness> {
        health::readiness(&call).await
    }

    async fn get_liveness(&self, _: Call) -> Answer<Liveness> {
        Ok(Liveness { status: LivenessStatus::Ok })
    }

    async fn get_liveness_alias(&self, call: Call) -> Answer<Liveness> {
        self.get_liveness(call).await
    }

    async fn get_contract(&self, _: Call) -> Answer<ContractDocument> {
        Ok(CONTRACT.clone())
    }

    async fn get_tenant_bootstrap(
        &self,
        call: Call,
        query: GetTenantBootstrapQuery,
    ) -> Answer<TenantBootstrapResponse> {
        let tenant = match query.slug.as_deref().map(str::trim).filter(|slug| !slug.is_empty()) {
            Some(slug) => {
                let named = call.room::<Tenants>()?.by_slug(self.world(), slug).await?;
                named.filter(|tenant| tenant.active).or_refuse(Code::TenantNotFound, say!("tenant-missing"))?
            }
            None => call.community()?.clone(),
        };
        let base_url = base_url(Some(&tenant), &call.visit().base_url);
        Ok(TenantBootstrapResponse { data: public::bootstrap(&tenant), meta: Meta { base_url } })
    }

    async fn list_tenants(&self, call: Call, _: ListTenantsQuery) -> Answer<TenantList> {
        let active = call.room::<Tenants>()?.active(self.world()).await?;
        Ok(TenantList { data: active.iter().map(|tenant| public::summary(tenant)).collect(), meta: call.meta() })
    }
}

#[cfg(test)]
mod tests;
