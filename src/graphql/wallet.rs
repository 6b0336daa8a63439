//! The wallet in the graph: what the contract cannot say of it.

use std::sync::Arc;

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::{SharedEdges as _, WalletEdges};
use contract::runtime::graph::{Found, IntoFound as _};
use contract::wallet::{CommunityFundTransaction, WalletParty, WalletTransaction};
use contract::{Operation, WalletApi as _};

use super::edges::Edges;
use super::loaders::{TransactionCategoryOf, TransactionOf};
use super::session::Session;
use crate::base::{Failure, TransactionCategoryId};
use crate::call::Gateway;
use crate::wallet::store::Line;
use crate::wallet::{actions, categories, rest};

#[async_trait]
impl WalletEdges for Edges {
    async fn find_transaction(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        match session.loaders().load_one(TransactionOf(number.into())).await? {
            Some(line) => Ok(rest::transaction(session.call(), (*line).clone())?.into_found()),
            None => Ok(Found::Null),
        }
    }

    async fn node_transaction(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter(Operation::GetWalletTransaction).await?;
        Ok(rest::transaction(call, actions::one(call, number.into()).await?)?.into_found())
    }

    async fn find_transaction_category(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        let found = session.loaders().load_one(TransactionCategoryOf(number.into())).await?;
        Ok(found.map(rest::category).into_found())
    }

    async fn node_transaction_category(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter(Operation::ListTransactionCategories).await?;
        let id: TransactionCategoryId = number.into();
        let found = session.loaders().load_one(TransactionCategoryOf(id)).await?;
        let found = found.ok_or_else(|| Failure::from(categories::actions::missing()))?;
        Ok(rest::category(found).into_found())
    }

    async fn find_community_fund(&self, ctx: &Context<'_>, _: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call();
        let gateway = Gateway::new(call.world().clone());
        Ok(gateway.get_community_fund(call.clone()).await?.data.into_found())
    }

    async fn transaction_party_member(&self, ctx: &Context<'_>, row: &WalletParty) -> Result<Found> {
        if row.id == 0 {
            return Ok(Found::Null);
        }
        self.find_member(ctx, row.id).await
    }

    async fn transaction_direction(&self, ctx: &Context<'_>, row: &WalletTransaction) -> Result<Found> {
        Ok(if is_side(ctx, row)? { row.type_.into_found() } else { Found::Null })
    }

    async fn transaction_partner(&self, ctx: &Context<'_>, row: &WalletTransaction) -> Result<Found> {
        Ok(if is_side(ctx, row)? { row.other_user.clone().into_found() } else { Found::Null })
    }

    async fn transaction_acting_member(&self, ctx: &Context<'_>, row: &WalletTransaction) -> Result<Found> {
        match ledger(ctx, row).await?.and_then(|line| line.0.acting_user_id) {
            Some(member) => self.find_member(ctx, member.get()).await,
            None => Ok(Found::Null),
        }
    }

    async fn transaction_reverses(&self, ctx: &Context<'_>, row: &WalletTransaction) -> Result<Found> {
        match ledger(ctx, row).await?.and_then(|line| line.0.reverses_id) {
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

/// Whether the viewer is one of the two sides.
fn is_side(ctx: &Context<'_>, row: &WalletTransaction) -> Result<bool> {
    let me = Session::of(ctx)?.call().me()?.get();
    Ok(me == row.sender.id || me == row.receiver.id)
}

/// What the ledger knows beside. Only for administrators.
async fn ledger(ctx: &Context<'_>, row: &WalletTransaction) -> Result<Option<Arc<Line>>> {
    let session = Session::of(ctx)?;
    if !session.call().member()?.is_admin() {
        return Ok(None);
    }
    Ok(session.loaders().load_one(TransactionOf(row.id.into())).await?)
}
