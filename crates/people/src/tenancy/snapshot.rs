//! All communities as they were at one moment.

use std::collections::HashMap;
use std::sync::Arc;

use super::host;
use crate::base::{TenantId, Timestamp};
use crate::call::Tenant;

/// All communities as they were at one moment, and the ways to find one.
#[derive(Debug)]
pub struct Snapshot {
    read_at: Timestamp,
    all: Vec<Arc<Tenant>>,
    ids: HashMap<TenantId, usize>,
    slugs: HashMap<String, usize>,
    domains: HashMap<String, usize>,
    accessible: HashMap<String, usize>,
}

impl Snapshot {
    /// Of these communities, read at `read_at`.
    #[must_use]
    pub fn of(mut all: Vec<Arc<Tenant>>, read_at: Timestamp) -> Self {
        all.sort_by_key(|tenant| tenant.id);
        let index = |names: &dyn Fn(&Tenant) -> Option<String>| -> HashMap<String, usize> {
            let named = all.iter().enumerate().filter_map(|(at, tenant)| Some((names(tenant)?, at)));
            // Two spellings of one host name belong to the older community.
            named.rev().collect()
        };
        Self {
            slugs: index(&|tenant| Some(tenant.slug.clone())),
            domains: index(&|tenant| tenant.domain.as_deref().and_then(host::name)),
            accessible: index(&|tenant| tenant.accessible_domain.as_deref().and_then(host::name)),
            ids: all.iter().enumerate().map(|(at, tenant)| (tenant.id, at)).collect(),
            read_at,
            all,
        }
    }

    /// When it was read.
    #[must_use]
    pub fn read_at(&self) -> Timestamp {
        self.read_at
    }

    /// The community with this id.
    #[must_use]
    pub fn by_id(&self, id: TenantId) -> Option<&Arc<Tenant>> {
        self.all.get(*self.ids.get(&id)?)
    }

    /// The community with exactly this slug.
    #[must_use]
    pub fn by_slug(&self, slug: &str) -> Option<&Arc<Tenant>> {
        self.all.get(*self.slugs.get(slug)?)
    }

    /// The community that has this host as its domain, or else for its accessible pages. Port, `www.` and case do not matter.
    #[must_use]
    pub fn by_host(&self, host: &str) -> Option<&Arc<Tenant>> {
        let name = host::name(host)?;
        self.all.get(*self.domains.get(&name).or_else(|| self.accessible.get(&name))?)
    }

    /// Those that are active, by id.
    pub fn active(&self) -> impl Iterator<Item = &Arc<Tenant>> {
        self.all.iter().filter(|tenant| tenant.active)
    }
}
