//! What stories about all areas need of this one: see `crate::areas`.

use crate::areas::{Fixtures, Pairs};

/// This area.
pub struct Area;

#[async_trait::async_trait]
impl Fixtures for Area {
    fn rows(&self) -> Pairs {
        &[(
            "domain_events",
            "INSERT INTO domain_events (id, tenant_id, kind, payload, actor_id, occurred_at) VALUES ({n}, {t}, 'x', '{}', {n}, {now})",
        )]
    }
}
