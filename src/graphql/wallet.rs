//! The wallet in the graph: what the contract cannot say of it.

use std::sync::Arc;

use async_graphql::{Context, ID, Object, Result};
use async_trait::async_trait;
use contract::graph::{SharedEdges as _, WalletEdges};
use contract::runtime::graph::{Found, IntoFound as _, ONLY};
use contract::wallet::{CommunityFundTransaction, WalletParty, WalletTransaction};
use contract::{Operation, WalletApi as _};

use super::edges::Edges;
use super::ids;
use super::loaders::TransactionOf;
use super::session::Session;
use crate::base::{Failure, TransactionId};
use crate::wallet::model::missing;
use crate::wallet::rest;
use crate::wallet::store::TransactionWithParties;

#[async_trait]
impl WalletEdges for Edges {
    async fn find_transaction(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        match session.loaders().load_one(TransactionOf(number.into())).await? {
            Some(row) => Ok(rest::transaction(session.call(), (*row).clone())?.into_found()),
            None => Ok(Found::Null),
        }
    }

    async fn find_community_fund(&self, ctx: &Context<'_>, _: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        Ok(rest::Rest.get_community_fund(call.clone()).await?.data.into_found())
    }

    async fn node_community_fund(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Session::of(ctx)?.enter(Operation::GetCommunityFund).await?;
        if number != ONLY {
            return Err(ids::no_id("id", "anything").into());
        }
        self.find_community_fund(ctx, number).await
    }

    async fn transaction_party_member(&self, ctx: &Context<'_>, row: &WalletParty) -> Result<Found> {
        if row.id == 0 {
            return Ok(Found::Null);
        }
        self.find_member(ctx, row.id).await
    }

    async fn transaction_acting_member(&self, ctx: &Context<'_>, row: &WalletTransaction) -> Result<Found> {
        match ledger(ctx, row).await?.and_then(|known| known.transaction.acting_user_id) {
            Some(member) => self.find_member(ctx, member.get()).await,
            None => Ok(Found::Null),
        }
    }

    async fn transaction_reverses(&self, ctx: &Context<'_>, row: &WalletTransaction) -> Result<Found> {
        match ledger(ctx, row).await?.and_then(|known| known.transaction.reverses_id) {
            Some(transaction) => self.find_transaction(ctx, transaction.get()).await,
            None => Ok(Found::Null),
        }
    }

    async fn fund_transaction_member(&self, ctx: &Context<'_>, row: &CommunityFundTransaction) -> Result<Found> {
        match &row.member {
            Some(party) => self.transaction_party_member(ctx, party).await,
            None => Ok(Found::Null),
        }
    }
}

/// What can be asked about transactions one by one.
#[derive(Default)]
pub struct TransactionQuery;

#[Object]
impl TransactionQuery {
    /// A transaction of the viewer's; for administrators any of the community. `NOT_FOUND` for anybody else, and for a member who has
    /// hidden it.
    async fn transaction(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the transaction, or the id that the REST API uses.")] id: ID,
    ) -> Result<Option<WalletTransaction>> {
        let session = Session::of(ctx)?;
        session.call().me()?;
        look_at(session, ids::named("Transaction", &id, "id")?).await.map(Some)
    }
}

/// A transaction as `transaction(id:)` finds it: the same that an edge shows, with a refusal where that shows none.
async fn look_at(session: &Session, id: TransactionId) -> Result<WalletTransaction> {
    let call = session.enter(Operation::GetWalletTransaction).await?;
    let line = session.loaders().load_one(TransactionOf(id)).await?;
    let line = line.ok_or_else(|| Failure::from(missing()))?;
    Ok(rest::transaction(call, (*line).clone())?)
}

/// What the ledger knows beside. Only for administrators.
async fn ledger(ctx: &Context<'_>, row: &WalletTransaction) -> Result<Option<Arc<TransactionWithParties>>> {
    let session = Session::of(ctx)?;
    if !session.call().member()?.is_admin() {
        return Ok(None);
    }
    Ok(session.loaders().load_one(TransactionOf(row.id.into())).await?)
}
