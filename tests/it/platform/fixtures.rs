//! What stories about all areas need of this one: see `crate::areas`.

use crate::areas::{Fixtures, Pairs};

/// This area.
pub struct Area;

#[async_trait::async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["categories", "platform"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "idempotency_keys",
        "INSERT INTO idempotency_keys (tenant_id, caller, operation, key, request_hash, status, headers, body, created_at, expires_at)
         VALUES ({t}, 'x', 'x', 'x', {bytes}, 200, '{}', {bytes}, {now}, {now})",
    ),
            (
        "categories",
        "INSERT INTO categories (id, tenant_id, type, name, slug, is_active, created_at)
         VALUES ({n}, {t}, 'listing', 'c', 'c{n}', {yes}, {now})",
    ),
            (
        "media_files",
        "INSERT INTO media_files (id, tenant_id, name, media_type, bytes, created_at) VALUES ({n}, {t}, 'm', 'image/png', 1, {now})",
    ),
        ]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("Community", &["community"])]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("getHealth", "for whoever runs the gateway"),
            ("getLiveness", "for whoever runs the gateway"),
            ("getLivenessAlias", "for whoever runs the gateway"),
            ("getContract", "the contract of REST; the graph describes itself"),
            ("listTenants", "what a client reads before it knows which community it talks to"),
            ("getPlatformStats", "for home pages, before anybody signs in"),
        ]
    }
}
