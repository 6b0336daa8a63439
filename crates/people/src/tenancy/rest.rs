//! The contract's platform area.

use contract::platform::{
    ContractDocument, GetTenantBootstrapQuery, ListTenantsQuery, Liveness, LivenessStatus, PlatformApi, PlatformStats,
    PlatformStatsResponse, PlatformStatsScope, Readiness, TenantBootstrapResponse, TenantList,
};
use contract::shared::Meta;
use contract::{Code, WithHeaders};
use http::header::CACHE_CONTROL;
use http::{HeaderMap, HeaderValue};

use super::{Tenants, base_url, health, public, store};
use crate::base::{Answer, Failure, Fault, OrRefuse as _};
use crate::call::Call;
use crate::say;

/// How long numbers for home pages may be kept.
const FIVE_MINUTES: &str = "public, max-age=300, stale-while-revalidate=60";

/// The platform at the REST door.
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

impl PlatformApi for Rest {
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
        // Read for each who asks: few do, and in memory it is many times its text.
        let read = serde_json::from_str(&contract::openapi_json()).map(ContractDocument);
        read.map_err(|_| Fault::new("the contract is no JSON").into())
    }

    async fn get_tenant_bootstrap(
        &self,
        call: Call,
        query: GetTenantBootstrapQuery,
    ) -> Answer<TenantBootstrapResponse> {
        let tenant = match query.slug.as_deref().map(str::trim).filter(|slug| !slug.is_empty()) {
            Some(slug) => {
                let named = call.room::<Tenants>()?.by_slug(call.world(), slug).await?;
                named.filter(|tenant| tenant.active).or_refuse(Code::TenantNotFound, say!("tenant-missing"))?
            }
            None => call.community()?.clone(),
        };
        let base_url = base_url(Some(&tenant), &call.visit().base_url);
        Ok(TenantBootstrapResponse { data: public::bootstrap(&tenant), meta: Meta { base_url } })
    }

    async fn list_tenants(&self, call: Call, _: ListTenantsQuery) -> Answer<TenantList> {
        let active = call.room::<Tenants>()?.active(call.world()).await?;
        Ok(TenantList { data: active.iter().map(|tenant| public::summary(tenant)).collect(), meta: call.meta() })
    }

    async fn get_platform_stats(&self, call: Call) -> Answer<WithHeaders<PlatformStatsResponse>> {
        let found = store::stats(&call).await?;
        let scope = match call.visit().tenant {
            Some(_) => PlatformStatsScope::Tenant,
            None => PlatformStatsScope::Platform,
        };
        let data = PlatformStats {
            members: found.members,
            hours_exchanged: found.hundredths / 100,
            listings: found.listings,
            skills: found.skills,
            communities: found.communities,
            scope,
        };
        let headers = HeaderMap::from_iter([(CACHE_CONTROL, HeaderValue::from_static(FIVE_MINUTES))]);
        Ok(WithHeaders { headers, body: PlatformStatsResponse { data, meta: call.meta() } })
    }
}

#[cfg(test)]
mod tests;
