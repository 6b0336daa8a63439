//! What the community holds in common, and gifts.

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::wallet as wire;
use contract::{Operation, WalletApi as _};

use super::{member, rest};
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::relay;
use crate::graphql::session::Session;

/// The most lines a list gives at a time.
pub(super) const MOST: i64 = 100;

/// The hours that the community holds in common.
pub struct CommunityFund(pub(super) wire::CommunityFund);

/// The hours that the community holds in common.
#[Object]
impl CommunityFund {
    /// Hours in the fund.
    async fn balance(&self) -> f64 {
        self.0.balance
    }

    /// Hours that administrators put in, also out of a member's. What was taken back counts no more.
    async fn total_deposited(&self) -> f64 {
        self.0.total_deposited
    }

    /// Hours that were paid out.
    async fn total_withdrawn(&self) -> f64 {
        self.0.total_withdrawn
    }

    /// Hours that members gave.
    async fn total_donated(&self) -> f64 {
        self.0.total_donated
    }

    /// What it is for.
    async fn description(&self) -> Option<&str> {
        self.0.description.as_deref()
    }

    /// What moved in and out, newest first.
    #[graphql(complexity = "relay::cost(limit, MOST, child_complexity)")]
    async fn transactions(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] limit: Option<i32>,
        #[graphql(desc = "How many to leave out.", default = 0)] offset: i32,
    ) -> Result<Option<FundTransactions>> {
        let call = Session::of(ctx)?.enter(Operation::ListCommunityFundTransactions).await?;
        let query = wire::ListCommunityFundTransactionsQuery {
            limit: relay::length("limit", limit, relay::USUAL, MOST)?,
            offset: i64::from(offset.max(0)),
        };
        let list = rest(call).list_community_fund_transactions(call.clone(), query).await?;
        let nodes = list.data.into_iter().map(FundTransaction).collect();
        Ok(Some(FundTransactions { total: list.meta.total, nodes }))
    }
}

/// Some of what moved in or out of the fund.
#[derive(SimpleObject)]
pub struct FundTransactions {
    /// How many there are.
    total: i64,
    /// Those that were asked for.
    nodes: Vec<FundTransaction>,
}

/// Why hours moved in or out of the fund.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::CommunityFundTransactionType")]
pub enum FundTransactionType {
    /// Put in by administrators.
    Deposit,
    /// Paid out.
    Withdrawal,
    /// Given by a member.
    Donation,
}

/// Hours that moved in or out of the fund.
pub struct FundTransaction(wire::CommunityFundTransaction);

/// Hours that moved in or out of the fund.
#[Object]
impl FundTransaction {
    /// Id of the transaction, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.0.id.into()
    }

    /// Why the hours moved.
    #[graphql(name = "type")]
    async fn kind(&self) -> FundTransactionType {
        self.0.type_.into()
    }

    /// Hours, always positive.
    async fn amount(&self) -> f64 {
        self.0.amount
    }

    /// What its maker wrote about it. Empty for a correction of somebody else, unless the viewer is an administrator.
    async fn description(&self) -> &str {
        &self.0.description
    }

    /// Who gave or was paid. Null for new hours, if they are gone, and for a correction of somebody else, unless the viewer is an
    /// administrator.
    async fn member(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        member(ctx, self.0.member.as_ref().map_or(0, |member| member.id)).await
    }

    /// When the hours moved.
    async fn created_at(&self) -> Moment {
        self.0.created_at.into()
    }
}

/// Some of the viewer's donations.
#[derive(SimpleObject)]
pub struct Donations {
    /// How many there are.
    total: i64,
    /// Those that were asked for.
    nodes: Vec<Donation>,
}

impl From<wire::DonationList> for Donations {
    fn from(list: wire::DonationList) -> Self {
        Self { total: list.meta.total, nodes: list.data.into_iter().map(Donation).collect() }
    }
}

/// Whether the viewer gave.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::DonationDirection")]
pub enum DonationDirection {
    /// The viewer gave.
    Given,
    /// The viewer was given.
    Received,
}

/// To whom a donation went.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::DonationRecipientType")]
pub enum DonationRecipientType {
    /// To all.
    CommunityFund,
    /// To a member.
    User,
}

/// A gift.
pub struct Donation(wire::Donation);

/// A gift.
#[Object]
impl Donation {
    /// Id of the transaction, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.0.id.into()
    }

    /// Whether the viewer gave it.
    async fn direction(&self) -> DonationDirection {
        self.0.direction.into()
    }

    /// Hours, always positive.
    async fn amount(&self) -> f64 {
        self.0.amount
    }

    /// What its giver wrote about it.
    async fn message(&self) -> &str {
        &self.0.message
    }

    /// To whom it went.
    async fn recipient_type(&self) -> DonationRecipientType {
        self.0.recipient_type.into()
    }

    /// The one of the two who is not the viewer. Null where it is no member.
    async fn other_user(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        member(ctx, self.0.other_user.id).await
    }

    /// When the hours moved.
    async fn created_at(&self) -> Moment {
        self.0.created_at.into()
    }
}
