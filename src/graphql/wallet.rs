//! The wallet: the viewer's hours, what moved, what the community holds in common.

mod fund;
mod moves;
mod staff;

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::wallet as wire;
use contract::{Operation, WalletApi as _};

pub use fund::{CommunityFund, Donations};
pub use moves::WalletMutation;
pub use staff::WalletStaffMutation;

use super::ids;
use super::loaders::CardOf;
use super::members::Member;
use super::moment::Moment;
use super::relay::{self, List};
use super::session::Session;
use crate::base::{Cursor, Page};
use crate::call::{Call, Gateway};

/// The most transactions a list gives at a time.
const MOST: i64 = 100;

/// The most payees a search gives, and how many if nobody says it.
const MOST_PAYEES: i64 = 20;
const FEW_PAYEES: i32 = 10;

/// REST's answers, which this door shows too.
fn rest(call: &Call) -> Gateway {
    Gateway::new(call.world().clone())
}

/// Which of the viewer's transactions.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::ListWalletTransactionsQueryType")]
pub enum TransactionFilter {
    /// All.
    All,
    /// Those that took hours.
    Sent,
    /// Those that brought hours.
    Received,
}

/// Whether the viewer's hours became fewer or more.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::WalletTransactionType")]
pub enum TransactionDirection {
    /// Fewer.
    Debit,
    /// More.
    Credit,
}

/// Whether the hours of a transaction have moved.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::WalletTransactionStatus")]
pub enum TransactionStatus {
    /// Not yet.
    Pending,
    /// They have.
    Completed,
    /// They never will.
    Cancelled,
}

/// Hours that moved, as the viewer, one of the two sides, sees it.
pub struct WalletTransaction(pub(super) wire::WalletTransaction);

/// Hours that moved, as the viewer, one of the two sides, sees it.
#[Object]
impl WalletTransaction {
    /// Id of the transaction, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.0.id.into()
    }

    /// Whether the viewer's hours became fewer or more.
    #[graphql(name = "type")]
    async fn direction(&self) -> TransactionDirection {
        self.0.type_.into()
    }

    /// Whether the hours have moved.
    async fn status(&self) -> TransactionStatus {
        self.0.status.into()
    }

    /// Hours, always positive, two decimals at most.
    async fn amount(&self) -> f64 {
        self.0.amount
    }

    /// What its maker wrote about it.
    async fn description(&self) -> &str {
        &self.0.description
    }

    /// Why the hours moved: `transfer`, `exchange`, `donation`, `starting_balance` and others; more kinds may come.
    async fn transaction_type(&self) -> &str {
        &self.0.transaction_type
    }

    /// Whose hours became fewer. Null where it is no member.
    async fn sender(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        member(ctx, self.0.sender.id).await
    }

    /// Whose hours became more. Null where it is no member.
    async fn receiver(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        member(ctx, self.0.receiver.id).await
    }

    /// The one of the two who is not the viewer. Null where it is no member.
    async fn other_user(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        member(ctx, self.0.other_user.id).await
    }

    /// What the other side is called, also where it is no member.
    async fn other_name(&self) -> &str {
        &self.0.other_user.name
    }

    /// Id of the category it is about, as the REST API uses it.
    async fn category_id(&self) -> Option<ID> {
        self.0.category_id.map(ID::from)
    }

    /// When the hours moved.
    async fn created_at(&self) -> Moment {
        self.0.created_at.into()
    }
}

async fn member(ctx: &Context<'_>, id: i64) -> Result<Option<Member>> {
    if id == 0 {
        return Ok(None);
    }
    Member::find(Session::of(ctx)?, id.into()).await
}

/// The viewer's hours.
pub struct Wallet {
    balance: wire::WalletBalance,
}

impl Wallet {
    /// The viewer's.
    pub async fn own(session: &Session) -> Result<Self> {
        let call = session.enter(Operation::GetWalletBalance).await?;
        let balance = rest(call).get_wallet_balance(call.clone()).await?.data;
        Ok(Self { balance })
    }
}

/// The viewer's hours.
#[Object]
impl Wallet {
    /// Hours to spend; below zero where the community allows it.
    async fn balance(&self) -> f64 {
        self.balance.balance
    }

    /// All hours that came.
    async fn total_earned(&self) -> f64 {
        self.balance.total_earned
    }

    /// All hours that went.
    async fn total_spent(&self) -> f64 {
        self.balance.total_spent
    }

    /// How many transactions.
    async fn transaction_count(&self) -> i64 {
        self.balance.transaction_count
    }

    /// Hours on their way to the viewer.
    async fn pending_incoming(&self) -> f64 {
        self.balance.pending_incoming
    }

    /// Hours on their way to somebody else.
    async fn pending_outgoing(&self) -> f64 {
        self.balance.pending_outgoing
    }

    /// The most hours of one transfer.
    async fn max_transfer(&self, ctx: &Context<'_>) -> Result<Option<f64>> {
        let call = Session::of(ctx)?.enter_once(Operation::GetWalletConfig).await?;
        Ok(Some(rest(call).get_wallet_config(call.clone()).await?.data.max_transfer))
    }

    /// How many transfers are on their way to the viewer.
    async fn pending_transfer_count(&self, ctx: &Context<'_>) -> Result<Option<i64>> {
        let call = Session::of(ctx)?.enter_once(Operation::GetPendingTransferCount).await?;
        Ok(Some(rest(call).get_pending_transfer_count(call.clone()).await?.data.count))
    }

    /// One of the viewer's transactions. `NOT_FOUND` for anybody who is no side of it, and for those who hide it.
    async fn transaction(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the transaction, as the REST API uses it.")] id: ID,
    ) -> Result<Option<WalletTransaction>> {
        let call = Session::of(ctx)?.enter(Operation::GetWalletTransaction).await?;
        let path = wire::GetWalletTransactionPath { id: ids::plain(&id, "id")? };
        Ok(Some(WalletTransaction(rest(call).get_wallet_transaction(call.clone(), path).await?.data)))
    }

    /// What the viewer gave and was given, newest first.
    #[graphql(complexity = "relay::cost(limit, fund::MOST, child_complexity)")]
    async fn donations(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] limit: Option<i32>,
        #[graphql(desc = "How many to leave out.", default = 0)] offset: i32,
    ) -> Result<Option<Donations>> {
        let call = Session::of(ctx)?.enter(Operation::ListDonations).await?;
        let limit = relay::length("limit", limit, relay::USUAL, fund::MOST)?;
        let query = wire::ListDonationsQuery { limit, offset: i64::from(offset.max(0)) };
        Ok(Some(rest(call).list_donations(call.clone(), query).await?.into()))
    }

    /// The viewer's completed transactions, newest first, without those they have hidden.
    #[graphql(complexity = "relay::cost(first, MOST, child_complexity)")]
    async fn transactions(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Which ones.", name = "type", default_with = "TransactionFilter::All")]
        kind: TransactionFilter,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<WalletTransaction>>> {
        let call = Session::of(ctx)?.enter(Operation::ListWalletTransactions).await?;
        let query = wire::ListWalletTransactionsQuery {
            type_: kind.into(),
            per_page: relay::first(first, MOST)?,
            cursor: after.clone(),
        };
        let page = rest(call).list_wallet_transactions(call.clone(), query).await?;
        let page = Page { items: page.data, next: page.meta.cursor.and_then(|cursor| Cursor::decode(Some(&cursor))) };
        let after = relay::after(after.as_deref())?;
        Ok(Some(relay::list(page, after, |transaction| transaction.id, WalletTransaction)))
    }
}

/// What a transfer may be about.
#[derive(SimpleObject)]
pub struct TransactionCategory {
    /// Id of the category, as the REST API uses it.
    rest_id: ID,
    /// Name of the category.
    name: String,
    /// What belongs to it.
    description: Option<String>,
    /// Colour, `#rrggbb`.
    color: Option<String>,
    /// Lower ones come first.
    sort_order: i64,
    /// Whether it is offered.
    is_active: bool,
}

impl From<wire::TransactionCategory> for TransactionCategory {
    fn from(category: wire::TransactionCategory) -> Self {
        Self {
            rest_id: category.id.into(),
            name: category.name,
            description: category.description,
            color: category.color,
            sort_order: category.sort_order,
            is_active: category.is_active,
        }
    }
}

/// What can be asked about hours beside the viewer's own.
#[derive(Default)]
pub struct WalletQuery;

#[Object]
impl WalletQuery {
    /// The hours that the community holds in common.
    async fn community_fund(&self, ctx: &Context<'_>) -> Result<Option<CommunityFund>> {
        let call = Session::of(ctx)?.enter(Operation::GetCommunityFund).await?;
        Ok(Some(CommunityFund(rest(call).get_community_fund(call.clone()).await?.data)))
    }

    /// With how many hours new members start.
    async fn starting_balance(&self, ctx: &Context<'_>) -> Result<Option<f64>> {
        let call = Session::of(ctx)?.enter(Operation::GetStartingBalance).await?;
        Ok(Some(rest(call).get_starting_balance(call.clone()).await?.data.starting_balance))
    }

    /// Members to whom hours can be sent, by name or user name, without the viewer. Nobody for an empty search.
    #[graphql(complexity = "relay::cost(first.or(Some(FEW_PAYEES)), MOST_PAYEES, child_complexity)")]
    async fn payees(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Part of a name.")] search: String,
        #[graphql(desc = "How many at most, 1 to 20; 10 if not said.")] first: Option<i32>,
    ) -> Result<Option<Vec<Member>>> {
        let call = Session::of(ctx)?.enter(Operation::SearchPayees).await?;
        let found = crate::wallet::actions::payees(
            call,
            Some(&search),
            relay::length("first", first, FEW_PAYEES.into(), MOST_PAYEES)?,
        )
        .await?;
        let cards: Vec<_> = found.into_iter().filter_map(|(party, _)| Some(CardOf(party.card()?.id))).collect();
        let mut known = Session::of(ctx)?.loaders().load_many(cards.iter().copied()).await?;
        Ok(Some(cards.iter().filter_map(|key| known.remove(key)).map(Member::from).collect()))
    }

    /// What a transfer may be about, in the community's order.
    #[graphql(complexity = "10 + 10 * child_complexity")]
    async fn transaction_categories(&self, ctx: &Context<'_>) -> Result<Option<Vec<TransactionCategory>>> {
        let call = Session::of(ctx)?.enter(Operation::ListTransactionCategories).await?;
        let all = rest(call).list_transaction_categories(call.clone()).await?.data;
        Ok(Some(all.into_iter().map(Into::into).collect()))
    }
}
