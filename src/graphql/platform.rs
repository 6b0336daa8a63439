//! Communities in the graph: what the contract cannot say of one.

use std::collections::BTreeMap;

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::{PlatformEdges, SessionsEdges};
use contract::members::Language;
use contract::platform::TenantBootstrap;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::SignInsOf;
use super::session::Session;
use crate::auth::sessions;
use crate::tenancy::{Tenants, public};

#[async_trait]
impl SessionsEdges for Edges {
    async fn find_session(&self, ctx: &Context<'_>, name: &str) -> Result<Found> {
        let session = Session::of(ctx)?;
        let all = session.loaders().load_one(SignInsOf(session.call().me()?)).await?.unwrap_or_default();
        Ok(all.iter().find(|one| one.id == name).cloned().map(sessions::rest::session).into_found())
    }
}

#[async_trait]
impl PlatformEdges for Edges {
    async fn find_community(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        let found = call.room::<Tenants>()?.by_id(call.world(), number.into()).await?;
        Ok(found.filter(|tenant| tenant.active).map(|tenant| public::bootstrap(&tenant)).into_found())
    }

    async fn community_features(&self, _: &Context<'_>, row: &TenantBootstrap) -> Result<Found> {
        Ok(switched_on(&row.features).into_found())
    }

    async fn community_modules(&self, _: &Context<'_>, row: &TenantBootstrap) -> Result<Found> {
        Ok(switched_on(&row.modules).into_found())
    }

    async fn community_supported_languages(&self, _: &Context<'_>, row: &TenantBootstrap) -> Result<Found> {
        Ok(Found::values(row.supported_languages.iter().filter_map(|tag| spoken(tag))))
    }

    async fn community_default_language(&self, _: &Context<'_>, row: &TenantBootstrap) -> Result<Found> {
        Ok(written_in(&row.default_language).into_found())
    }
}

/// The language of a tag, if it is one in which the gateway speaks.
fn spoken(tag: &str) -> Option<Language> {
    let tag = tag.split(['-', '_']).next().unwrap_or_default();
    Language::ALL.iter().copied().find(|language| language.as_str().eq_ignore_ascii_case(tag))
}

/// The language in which somebody is written to whose tag this is.
pub fn written_in(tag: &str) -> Language {
    spoken(tag).unwrap_or(Language::En)
}

/// The names of what is on, in alphabetical order.
fn switched_on(all: &BTreeMap<String, bool>) -> Vec<String> {
    all.iter().filter(|(_, is_on)| **is_on).map(|(name, _)| name.clone()).collect()
}
