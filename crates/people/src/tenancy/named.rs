//! A community that a body names (`tenant_slug`), where no header and no host does.

use contract::Code;

use super::{Tenants, base_url};
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::say;

/// The call in the community that `slug` names, if nothing before it named one. A blank slug is none.
///
/// # Errors
/// 400 `tenant_required` if nothing names one; 400 `tenant_resolution_failed` for the slug of no community, unless another source
/// decides, and for that of another one than the call's; 503 `INVALID_TENANT` if the community is switched off.
pub async fn named(call: &Call, slug: Option<&str>) -> Answer<Call> {
    let Some(slug) = slug.map(str::trim).filter(|slug| !slug.is_empty()) else {
        call.community()?;
        return Ok(call.clone());
    };
    let named = call.room::<Tenants>()?.by_slug(call.world(), slug).await?;
    let refuse = |words| Refusal::new(Code::TenantResolutionFailed, words).field("tenant_slug");
    match (&call.visit().tenant, named) {
        (Some(tenant), Some(named)) if named.id != tenant.id => Err(refuse(say!("tenant-slug-differs")).into()),
        (Some(_), _) => Ok(call.clone()),
        (None, None) => Err(refuse(say!("tenant-missing")).into()),
        (None, Some(named)) if !named.active => {
            Err(Refusal::new(Code::InvalidTenant, say!("tenant-inactive")).status(503).into())
        }
        (None, Some(named)) => {
            let address = base_url(Some(&named), &call.visit().base_url);
            Ok(call.in_community(named, address))
        }
    }
}
