//! Data protection in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::PrivacyEdges;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::session::Session;
use crate::privacy::{copies, requests, rest};

#[async_trait]
impl PrivacyEdges for Edges {
    async fn find_data_request(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        let mine = requests::mine(session.call()).await?;
        if let Some(request) = mine.into_iter().find(|request| request.id.get() == number) {
            return Ok(rest::shown(request).into_found());
        }
        // Whoever may not decide about requests finds no others.
        if session.enter_once(Operation::GetDataRequest).await.is_err() {
            return Ok(Found::Null);
        }
        Ok(requests::find(session.call(), number.into()).await?.map(rest::case).into_found())
    }

    async fn find_data_export(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let found = copies::find(Session::of(ctx)?.call(), number.into()).await?;
        Ok(found.as_ref().map(rest::export_shown).into_found())
    }
}
