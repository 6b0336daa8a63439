// Made from contract/areas/wallet.yaml by codegen; edit the contract instead.

//! The area `wallet`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Raw, Read, Rejection, Reply, Served,
    WithHeaders, Work,
};

/// What the gateway answers in the area `wallet`: one method an operation.
pub trait WalletApi: Area {
    /// Limits of transfers
    ///
    /// `GET /api/v2/wallet/config`
    ///
    /// The most hours that one transfer may move: the community's own limit, never above 1000.
    fn get_wallet_config(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<WalletConfigResponse, Self::Failure>> + Send;

    /// The caller's hours
    ///
    /// `GET /api/v2/wallet/balance`
    ///
    /// Hours are decimals with two places. The `pending` numbers are zero while transfers settle at once; `pending_in` and `pending_out` repeat them for older clients.
    fn get_wallet_balance(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<WalletBalanceResponse, Self::Failure>> + Send;

    /// The caller's transactions
    ///
    /// `GET /api/v2/wallet/transactions`
    ///
    /// Completed ones, newest first, without those the caller has hidden. Where no member stands on a side, the party has the id 0 and a name that says what it is.
    fn list_wallet_transactions(
        &self,
        call: Self::Call,
        query: ListWalletTransactionsQuery,
    ) -> impl Future<Output = Result<WalletTransactionPage, Self::Failure>> + Send;

    /// One transaction
    ///
    /// `GET /api/v2/wallet/transactions/{id}`
    ///
    /// 404 `NOT_FOUND` for anybody who is no party to it, and for a party who has hidden it.
    fn get_wallet_transaction(
        &self,
        call: Self::Call,
        path: GetWalletTransactionPath,
    ) -> impl Future<Output = Result<WalletTransactionResponse, Self::Failure>> + Send;

    /// Hide a transaction from oneself
    ///
    /// `DELETE /api/v2/wallet/transactions/{id}`
    ///
    /// The other party goes on seeing it, and the balance stays. 404 `NOT_FOUND` as for reading it.
    fn hide_wallet_transaction(
        &self,
        call: Self::Call,
        path: HideWalletTransactionPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Send hours to a member
    ///
    /// `POST /api/v2/wallet/transfer`
    ///
    /// The recipient is named by id, e-mail address or username in `recipient`, or in the first of `user_id`, `username` and `email` that is there. 400 `VALIDATION_ERROR` on `recipient` and `amount`, both at once, without a recipient and for an amount that is missing, not positive, above the cap or finer than hundredths, and for oneself. 404 `NOT_FOUND` when the tenant has no such member. 422 `TRANSFER_FAILED` when the member is not active. 403 `BLOCKED` for a `description` when either has blocked the other; without one the hours go. 403 `SAFEGUARDING_CONTACT_RESTRICTED` when a safeguarding rule keeps the two apart. 403 `IMPERSONATION_NOT_ALLOWED` when whoever acts as the member would pay themselves. 400 `INSUFFICIENT_FUNDS` when the balance does not suffice. With an idempotency key (header, or `idempotency_key`; if both, the same) the first answer comes again for 24 hours, byte for byte; another transfer under the same key is 422 `IDEMPOTENCY_KEY_REUSED`. Without one, the same transfer within 120 seconds answers with the first one, marked `repeated`, and moves nothing.
    fn transfer_hours(
        &self,
        call: Self::Call,
        body: TransferBody,
    ) -> impl Future<Output = Result<WalletTransactionResponse, Self::Failure>> + Send;

    /// Find members to send hours to
    ///
    /// `GET /api/v2/wallet/user-search`
    ///
    /// By name or whole username, without the caller; those whose name begins with it come first. Nothing is found for an empty search.
    fn search_payees(
        &self,
        call: Self::Call,
        query: SearchPayeesQuery,
    ) -> impl Future<Output = Result<PayeeSearchResponse, Self::Failure>> + Send;

    /// How many transfers wait for the caller
    ///
    /// `GET /api/v2/wallet/pending-count`
    ///
    /// Always zero while transfers settle at once.
    fn get_pending_transfer_count(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<PendingTransferCountResponse, Self::Failure>,
    > + Send;

    /// The caller's transactions as a table
    ///
    /// `GET /api/v2/wallet/statement`
    ///
    /// CSV (RFC 4180, UTF-8), oldest first, at most the latest 50000: `id`, `date`, `type` (debit or credit), `transaction_type`, `counterparty`, `description`, `amount` (negative for a debit), `balance_after`. Hidden transactions are in it: it is the account's whole truth. A cell that a spreadsheet would take for a formula begins with an apostrophe. 400 `VALIDATION_ERROR` for something that is no date.
    fn get_wallet_statement(
        &self,
        call: Self::Call,
        query: GetWalletStatementQuery,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// List categories of transfers
    ///
    /// `GET /api/v2/wallet/categories`
    ///
    /// Categories in use, in their order.
    fn list_transaction_categories(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<TransactionCategoryList, Self::Failure>> + Send;

    /// Add a category of transfers
    ///
    /// `POST /api/v2/wallet/categories`
    ///
    /// For administrators. 409 `ALREADY_EXISTS` when there is one of this name.
    fn create_transaction_category(
        &self,
        call: Self::Call,
        body: CreateTransactionCategoryBody,
    ) -> impl Future<Output = Result<TransactionCategoryResponse, Self::Failure>> + Send;

    /// Change a category of transfers
    ///
    /// `PUT /api/v2/wallet/categories/{id}`
    ///
    /// For administrators. What is left out stays. 409 `ALREADY_EXISTS` when another one has this name.
    fn update_transaction_category(
        &self,
        call: Self::Call,
        path: UpdateTransactionCategoryPath,
        body: UpdateTransactionCategoryBody,
    ) -> impl Future<Output = Result<TransactionCategoryResponse, Self::Failure>> + Send;

    /// Delete a category of transfers
    ///
    /// `DELETE /api/v2/wallet/categories/{id}`
    ///
    /// For administrators. Transactions go on naming it.
    fn delete_transaction_category(
        &self,
        call: Self::Call,
        path: DeleteTransactionCategoryPath,
    ) -> impl Future<Output = Result<WalletMessageResponse, Self::Failure>> + Send;

    /// The community fund
    ///
    /// `GET /api/v2/wallet/community-fund`
    ///
    /// `total_deposited` is what administrators put in, also what they took back from a member into the fund, `total_withdrawn` what was paid out, `total_donated` what members gave. What was taken back by a reversal counts no more: the first and the third less the second are the balance.
    fn get_community_fund(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<CommunityFundResponse, Self::Failure>> + Send;

    /// Transactions of the community fund
    ///
    /// `GET /api/v2/wallet/community-fund/transactions`
    ///
    /// Newest first. Of a correction (an adjustment of a member's balance or a reversal) only its member and administrators learn whom it concerned and why: for everybody else `member` is null and `description` is empty. A reversal is a `withdrawal` or a `deposit`, by the way the hours went.
    fn list_community_fund_transactions(
        &self,
        call: Self::Call,
        query: ListCommunityFundTransactionsQuery,
    ) -> impl Future<
        Output = Result<CommunityFundTransactionList, Self::Failure>,
    > + Send;

    /// Deposit new hours in the community fund
    ///
    /// `POST /api/v2/wallet/community-fund/deposit`
    ///
    /// For administrators. The hours come from issuance. 400 `VALIDATION_ERROR` for an amount that is not positive or finer than hundredths. Without an idempotency key, the same deposit again within 120 seconds moves nothing and is marked `repeated`.
    fn deposit_to_community_fund(
        &self,
        call: Self::Call,
        body: FundDepositBody,
    ) -> impl Future<Output = Result<FundBalanceResponse, Self::Failure>> + Send;

    /// Pay a member from the community fund
    ///
    /// `POST /api/v2/wallet/community-fund/withdraw`
    ///
    /// For administrators. 400 `VALIDATION_ERROR` as for a deposit, 400 `INSUFFICIENT_FUNDS` when the fund does not suffice, 404 `NOT_FOUND` when the tenant has no such member, 422 `TRANSFER_FAILED` when the member is not active, 403 `FORBIDDEN` for oneself. Without an idempotency key, the same payment again within 120 seconds moves nothing and is marked `repeated`.
    fn withdraw_from_community_fund(
        &self,
        call: Self::Call,
        body: FundWithdrawBody,
    ) -> impl Future<Output = Result<FundBalanceResponse, Self::Failure>> + Send;

    /// Donate hours to the community fund
    ///
    /// `POST /api/v2/wallet/community-fund/donate`
    ///
    /// 400 `VALIDATION_ERROR` for an amount that is not positive, above the community's cap on transfers or finer than hundredths. 400 `INSUFFICIENT_FUNDS` when the balance does not suffice. The same donation again within 120 seconds moves nothing and is marked `repeated`, unless it has an idempotency key of its own.
    fn donate_to_community_fund(
        &self,
        call: Self::Call,
        body: FundDonateBody,
    ) -> impl Future<Output = Result<DonationMadeResponse, Self::Failure>> + Send;

    /// Donate hours to the community fund or a member
    ///
    /// `POST /api/v2/wallet/donate`
    ///
    /// 400 `VALIDATION_ERROR` for an amount that is not positive, above the community's cap on transfers or finer than hundredths. 400 `INSUFFICIENT_FUNDS` when the balance does not suffice. The same donation again within 120 seconds moves nothing and is marked `repeated`, unless it has an idempotency key of its own. For a member, `recipient_id` is needed and the refusals are those of a transfer, with 400 `DONATION_FAILED` in place of 404 and of `TRANSFER_FAILED`.
    fn donate_hours(
        &self,
        call: Self::Call,
        body: DonateBody,
    ) -> impl Future<Output = Result<DonationMadeResponse, Self::Failure>> + Send;

    /// The caller's donations, given and received
    ///
    /// `GET /api/v2/wallet/donations`
    ///
    /// Newest first, without hidden ones.
    fn list_donations(
        &self,
        call: Self::Call,
        query: ListDonationsQuery,
    ) -> impl Future<Output = Result<DonationList, Self::Failure>> + Send;

    /// How many hours new members start with
    ///
    /// `GET /api/v2/wallet/starting-balance`
    ///
    /// Granted once, when the account becomes active.
    fn get_starting_balance(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<StartingBalanceResponse, Self::Failure>> + Send;

    /// Set how many hours new members start with
    ///
    /// `PUT /api/v2/wallet/starting-balance`
    ///
    /// For administrators. Whoever is there already gets nothing. Other processes follow within seconds. 400 `VALIDATION_ERROR` for an amount that is negative, above 1000 or finer than hundredths.
    fn set_starting_balance(
        &self,
        call: Self::Call,
        body: SetStartingBalanceBody,
    ) -> impl Future<Output = Result<StartingBalanceResponse, Self::Failure>> + Send;

    /// Give a member hours, or take some back
    ///
    /// `POST /api/v2/admin/wallet/adjust`
    ///
    /// For administrators. The hours come from, or go back to, the named account: `issuance` or `community_fund`. 400 `VALIDATION_ERROR` for an amount that is zero, beyond 1000 or finer than hundredths, and without a reason. 404 `NOT_FOUND` when the tenant has no such member. 403 `FORBIDDEN` for one's own hours. 400 `INSUFFICIENT_FUNDS` when the account that gives does not suffice: no adjustment crosses a floor. Without an idempotency key, the same adjustment within 120 seconds answers with the first one, marked `repeated`, and moves nothing.
    fn adjust_balance(
        &self,
        call: Self::Call,
        body: AdjustBalanceBody,
    ) -> impl Future<Output = Result<LedgerTransactionResponse, Self::Failure>> + Send;

    /// Reverse a transaction
    ///
    /// `POST /api/v2/admin/wallet/transactions/{id}/reverse`
    ///
    /// For administrators. Nothing is erased: the same hours move the other way in a transaction of its own. 404 `NOT_FOUND` when the tenant has no such transaction, 409 `INVALID_STATE` when it was reversed before or is a reversal itself, 400 `INSUFFICIENT_FUNDS` when whoever got the hours has spent them, 403 `FORBIDDEN` for whoever is a party to it.
    fn reverse_transaction(
        &self,
        call: Self::Call,
        path: ReverseTransactionPath,
        body: ReverseTransactionBody,
    ) -> impl Future<Output = Result<LedgerTransactionResponse, Self::Failure>> + Send;

    /// The community's hours at a glance
    ///
    /// `GET /api/v2/admin/wallet/summary`
    ///
    /// For brokers and administrators. What was issued is what members, the fund and partner installations hold together.
    fn get_wallet_summary(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<WalletSummaryResponse, Self::Failure>> + Send;

    /// Those of the `TransactionCategory` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn transaction_category_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<TransactionCategory>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: WalletApi>() -> [Served<A>; 25] {
    [
        (Operation::GetWalletConfig, get_wallet_config::<A>),
        (Operation::GetWalletBalance, get_wallet_balance::<A>),
        (Operation::ListWalletTransactions, list_wallet_transactions::<A>),
        (Operation::GetWalletTransaction, get_wallet_transaction::<A>),
        (Operation::HideWalletTransaction, hide_wallet_transaction::<A>),
        (Operation::TransferHours, transfer_hours::<A>),
        (Operation::SearchPayees, search_payees::<A>),
        (Operation::GetPendingTransferCount, get_pending_transfer_count::<A>),
        (Operation::GetWalletStatement, get_wallet_statement::<A>),
        (Operation::ListTransactionCategories, list_transaction_categories::<A>),
        (Operation::CreateTransactionCategory, create_transaction_category::<A>),
        (Operation::UpdateTransactionCategory, update_transaction_category::<A>),
        (Operation::DeleteTransactionCategory, delete_transaction_category::<A>),
        (Operation::GetCommunityFund, get_community_fund::<A>),
        (
            Operation::ListCommunityFundTransactions,
            list_community_fund_transactions::<A>,
        ),
        (Operation::DepositToCommunityFund, deposit_to_community_fund::<A>),
        (Operation::WithdrawFromCommunityFund, withdraw_from_community_fund::<A>),
        (Operation::DonateToCommunityFund, donate_to_community_fund::<A>),
        (Operation::DonateHours, donate_hours::<A>),
        (Operation::ListDonations, list_donations::<A>),
        (Operation::GetStartingBalance, get_starting_balance::<A>),
        (Operation::SetStartingBalance, set_starting_balance::<A>),
        (Operation::AdjustBalance, adjust_balance::<A>),
        (Operation::ReverseTransaction, reverse_transaction::<A>),
        (Operation::GetWalletSummary, get_wallet_summary::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 25] {
    [
        (Operation::GetWalletConfig, |_| Ok(())),
        (Operation::GetWalletBalance, |_| Ok(())),
        (
            Operation::ListWalletTransactions,
            |asked| list_wallet_transactions_input(asked).map(drop),
        ),
        (
            Operation::GetWalletTransaction,
            |asked| get_wallet_transaction_input(asked).map(drop),
        ),
        (
            Operation::HideWalletTransaction,
            |asked| hide_wallet_transaction_input(asked).map(drop),
        ),
        (Operation::TransferHours, |asked| transfer_hours_input(asked).map(drop)),
        (Operation::SearchPayees, |asked| search_payees_input(asked).map(drop)),
        (Operation::GetPendingTransferCount, |_| Ok(())),
        (
            Operation::GetWalletStatement,
            |asked| get_wallet_statement_input(asked).map(drop),
        ),
        (Operation::ListTransactionCategories, |_| Ok(())),
        (
            Operation::CreateTransactionCategory,
            |asked| create_transaction_category_input(asked).map(drop),
        ),
        (
            Operation::UpdateTransactionCategory,
            |asked| update_transaction_category_input(asked).map(drop),
        ),
        (
            Operation::DeleteTransactionCategory,
            |asked| delete_transaction_category_input(asked).map(drop),
        ),
        (Operation::GetCommunityFund, |_| Ok(())),
        (
            Operation::ListCommunityFundTransactions,
            |asked| list_community_fund_transactions_input(asked).map(drop),
        ),
        (
            Operation::DepositToCommunityFund,
            |asked| deposit_to_community_fund_input(asked).map(drop),
        ),
        (
            Operation::WithdrawFromCommunityFund,
            |asked| withdraw_from_community_fund_input(asked).map(drop),
        ),
        (
            Operation::DonateToCommunityFund,
            |asked| donate_to_community_fund_input(asked).map(drop),
        ),
        (Operation::DonateHours, |asked| donate_hours_input(asked).map(drop)),
        (Operation::ListDonations, |asked| list_donations_input(asked).map(drop)),
        (Operation::GetStartingBalance, |_| Ok(())),
        (
            Operation::SetStartingBalance,
            |asked| set_starting_balance_input(asked).map(drop),
        ),
        (Operation::AdjustBalance, |asked| adjust_balance_input(asked).map(drop)),
        (
            Operation::ReverseTransaction,
            |asked| reverse_transaction_input(asked).map(drop),
        ),
        (Operation::GetWalletSummary, |_| Ok(())),
    ]
}

fn get_wallet_config<A: WalletApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_wallet_config(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_wallet_balance<A: WalletApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_wallet_balance(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_wallet_transactions_input(
    asked: &mut Asked,
) -> Result<ListWalletTransactionsQuery, Rejection> {
    let query: ListWalletTransactionsQuery = asked
        .query(&LIST_WALLET_TRANSACTIONS_QUERY)?;
    Ok(query)
}

fn list_wallet_transactions<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_wallet_transactions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_wallet_transactions(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_wallet_transaction_input(
    asked: &mut Asked,
) -> Result<GetWalletTransactionPath, Rejection> {
    let path: GetWalletTransactionPath = asked.path(&GET_WALLET_TRANSACTION_PATH)?;
    Ok(path)
}

fn get_wallet_transaction<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_wallet_transaction_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_wallet_transaction(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn hide_wallet_transaction_input(
    asked: &mut Asked,
) -> Result<HideWalletTransactionPath, Rejection> {
    let path: HideWalletTransactionPath = asked.path(&HIDE_WALLET_TRANSACTION_PATH)?;
    Ok(path)
}

fn hide_wallet_transaction<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = hide_wallet_transaction_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().hide_wallet_transaction(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn transfer_hours_input(asked: &mut Asked) -> Result<TransferBody, Rejection> {
    let body: TransferBody = asked.body(true)?;
    Ok(body)
}

fn transfer_hours<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = transfer_hours_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().transfer_hours(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn search_payees_input(asked: &mut Asked) -> Result<SearchPayeesQuery, Rejection> {
    let query: SearchPayeesQuery = asked.query(&SEARCH_PAYEES_QUERY)?;
    Ok(query)
}

fn search_payees<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = search_payees_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().search_payees(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_pending_transfer_count<A: WalletApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_pending_transfer_count(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_wallet_statement_input(
    asked: &mut Asked,
) -> Result<GetWalletStatementQuery, Rejection> {
    let query: GetWalletStatementQuery = asked.query(&GET_WALLET_STATEMENT_QUERY)?;
    Ok(query)
}

fn get_wallet_statement<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = get_wallet_statement_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().get_wallet_statement(call, query).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn list_transaction_categories<A: WalletApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_transaction_categories(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_transaction_category_input(
    asked: &mut Asked,
) -> Result<CreateTransactionCategoryBody, Rejection> {
    let body: CreateTransactionCategoryBody = asked.body(true)?;
    Ok(body)
}

fn create_transaction_category<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_transaction_category_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_transaction_category(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_transaction_category_input(
    asked: &mut Asked,
) -> Result<(UpdateTransactionCategoryPath, UpdateTransactionCategoryBody), Rejection> {
    let path: UpdateTransactionCategoryPath = asked
        .path(&UPDATE_TRANSACTION_CATEGORY_PATH)?;
    let body: UpdateTransactionCategoryBody = asked.body(true)?;
    Ok((path, body))
}

fn update_transaction_category<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_transaction_category_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_transaction_category(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_transaction_category_input(
    asked: &mut Asked,
) -> Result<DeleteTransactionCategoryPath, Rejection> {
    let path: DeleteTransactionCategoryPath = asked
        .path(&DELETE_TRANSACTION_CATEGORY_PATH)?;
    Ok(path)
}

fn delete_transaction_category<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_transaction_category_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_transaction_category(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_community_fund<A: WalletApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_community_fund(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_community_fund_transactions_input(
    asked: &mut Asked,
) -> Result<ListCommunityFundTransactionsQuery, Rejection> {
    let query: ListCommunityFundTransactionsQuery = asked
        .query(&LIST_COMMUNITY_FUND_TRANSACTIONS_QUERY)?;
    Ok(query)
}

fn list_community_fund_transactions<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_community_fund_transactions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_community_fund_transactions(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn deposit_to_community_fund_input(
    asked: &mut Asked,
) -> Result<FundDepositBody, Rejection> {
    let body: FundDepositBody = asked.body(true)?;
    Ok(body)
}

fn deposit_to_community_fund<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = deposit_to_community_fund_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().deposit_to_community_fund(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_from_community_fund_input(
    asked: &mut Asked,
) -> Result<FundWithdrawBody, Rejection> {
    let body: FundWithdrawBody = asked.body(true)?;
    Ok(body)
}

fn withdraw_from_community_fund<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = withdraw_from_community_fund_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .withdraw_from_community_fund(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn donate_to_community_fund_input(
    asked: &mut Asked,
) -> Result<FundDonateBody, Rejection> {
    let body: FundDonateBody = asked.body(true)?;
    Ok(body)
}

fn donate_to_community_fund<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = donate_to_community_fund_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().donate_to_community_fund(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn donate_hours_input(asked: &mut Asked) -> Result<DonateBody, Rejection> {
    let body: DonateBody = asked.body(true)?;
    Ok(body)
}

fn donate_hours<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = donate_hours_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().donate_hours(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_donations_input(asked: &mut Asked) -> Result<ListDonationsQuery, Rejection> {
    let query: ListDonationsQuery = asked.query(&LIST_DONATIONS_QUERY)?;
    Ok(query)
}

fn list_donations<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_donations_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_donations(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_starting_balance<A: WalletApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_starting_balance(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_starting_balance_input(
    asked: &mut Asked,
) -> Result<SetStartingBalanceBody, Rejection> {
    let body: SetStartingBalanceBody = asked.body(true)?;
    Ok(body)
}

fn set_starting_balance<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = set_starting_balance_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().set_starting_balance(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn adjust_balance_input(asked: &mut Asked) -> Result<AdjustBalanceBody, Rejection> {
    let body: AdjustBalanceBody = asked.body(true)?;
    Ok(body)
}

fn adjust_balance<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = adjust_balance_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().adjust_balance(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn reverse_transaction_input(
    asked: &mut Asked,
) -> Result<(ReverseTransactionPath, ReverseTransactionBody), Rejection> {
    let path: ReverseTransactionPath = asked.path(&REVERSE_TRANSACTION_PATH)?;
    let body: ReverseTransactionBody = asked.body(true)?;
    Ok((path, body))
}

fn reverse_transaction<A: WalletApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reverse_transaction_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().reverse_transaction(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_wallet_summary<A: WalletApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_wallet_summary(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_WALLET_TRANSACTIONS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["all", "sent", "received"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_WALLET_TRANSACTION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static HIDE_WALLET_TRANSACTION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SEARCH_PAYEES_QUERY: [Parameter; 2] = [
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 20,
        },
        many: Many::One,
        clamp: true,
    },
];

static GET_WALLET_STATEMENT_QUERY: [Parameter; 3] = [
    Parameter {
        name: "start_date",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "end_date",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type",
        kind: Kind::Word(&["all", "sent", "received"]),
        many: Many::One,
        clamp: true,
    },
];

static UPDATE_TRANSACTION_CATEGORY_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_TRANSACTION_CATEGORY_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_COMMUNITY_FUND_TRANSACTIONS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "offset",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_DONATIONS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "offset",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
];

static REVERSE_TRANSACTION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// Hours for a member, or back from one.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AdjustBalanceBody {
    /// Id of the member.
    pub user_id: i64,
    /// Hours, two decimals at most; negative takes them back.
    pub amount: f64,
    /// The account.
    pub account: AdjustmentAccount,
    /// Why. Both sides can read it.
    pub reason: String,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// The account on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AdjustmentAccount {
    /// `issuance`.
    Issuance,
    /// `community_fund`.
    CommunityFund,
}

crate::word! {
    AdjustmentAccount { Issuance = "issuance", CommunityFund = "community_fund" }
}

crate::runtime::wire! {
    AdjustmentAccount
}

/// The community fund: hours that belong to the community.
#[derive(Clone, Debug, Serialize)]
pub struct CommunityFund {
    /// Id of the account; 0 while nothing has moved.
    pub id: i64,
    /// Hours in the fund.
    pub balance: f64,
    /// Hours that administrators put in.
    pub total_deposited: f64,
    /// Hours that were paid out.
    pub total_withdrawn: f64,
    /// Hours that members gave.
    pub total_donated: f64,
    /// What it is for.
    pub description: Option<String>,
}

/// The fund.
#[derive(Clone, Debug, Serialize)]
pub struct CommunityFundResponse {
    /// The data.
    pub data: CommunityFund,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A transaction of the community fund.
#[derive(Clone, Debug, Serialize)]
pub struct CommunityFundTransaction {
    /// Id of the transaction.
    pub id: i64,
    /// Kind of a transaction of the community fund.
    #[serde(rename = "type")]
    pub type_: CommunityFundTransactionType,
    /// Hours, always positive.
    pub amount: f64,
    /// Description. Empty for a correction of another member's balance.
    pub description: String,
    /// Who gave or was paid. Null for new hours, and for a correction of somebody else.
    pub member: Option<WalletParty>,
    /// When the hours moved.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Some of what moved.
#[derive(Clone, Debug, Serialize)]
pub struct CommunityFundTransactionList {
    /// In the list's order.
    pub data: Vec<CommunityFundTransaction>,
    /// The meta.
    pub meta: crate::shared::TotalMeta,
}

/// Kind of a transaction of the community fund.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommunityFundTransactionType {
    /// `deposit`.
    Deposit,
    /// `withdrawal`.
    Withdrawal,
    /// `donation`.
    Donation,
}

crate::word! {
    CommunityFundTransactionType { Deposit = "deposit", Withdrawal = "withdrawal",
    Donation = "donation" }
}

crate::runtime::wire! {
    CommunityFundTransactionType
}

/// A new category.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateTransactionCategoryBody {
    /// Name of the category.
    pub name: String,
    /// What the category is for.
    pub description: Option<String>,
    /// Colour, `#rrggbb`.
    pub color: Option<String>,
    /// Position in lists: lower ones come first.
    pub sort_order: Option<i64>,
    /// Whether members can choose it.
    pub is_active: Option<bool>,
}

/// The path parameters of `DELETE /api/v2/wallet/categories/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteTransactionCategoryPath {
    /// Id of the category.
    pub id: i64,
}

/// Hours that were donated.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DonateBody {
    /// Hours, positive, at most what a transfer may move, two decimals at most.
    pub amount: f64,
    /// To whom.
    #[serde(default = "defaults::donate_body_recipient_type")]
    pub recipient_type: DonationRecipientType,
    /// Id of the member, if it is for one.
    pub recipient_id: Option<i64>,
    /// What it is for.
    pub message: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// Hours that were donated.
#[derive(Clone, Debug, Serialize)]
pub struct Donation {
    /// Id of the transaction.
    pub id: i64,
    /// Whether the caller gave or received it.
    pub direction: DonationDirection,
    /// Hours, always positive.
    pub amount: f64,
    /// What the giver wrote.
    pub message: String,
    /// The recipient type.
    pub recipient_type: DonationRecipientType,
    /// The other user.
    pub other_user: WalletParty,
    /// When the hours moved.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Whether the caller gave or received it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DonationDirection {
    /// `given`.
    Given,
    /// `received`.
    Received,
}

crate::word! {
    DonationDirection { Given = "given", Received = "received" }
}

crate::runtime::wire! {
    DonationDirection
}

/// Some of the donations.
#[derive(Clone, Debug, Serialize)]
pub struct DonationList {
    /// In the list's order.
    pub data: Vec<Donation>,
    /// The meta.
    pub meta: crate::shared::TotalMeta,
}

/// What became of a donation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DonationMade {
    /// Sentence for people.
    pub message: String,
    /// True if this call moved nothing: the same donation was made less than 120 seconds ago. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated: Option<bool>,
}

/// What became of a donation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DonationMadeResponse {
    /// The data.
    pub data: DonationMade,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// To whom the hours go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DonationRecipientType {
    /// `community_fund`.
    CommunityFund,
    /// `user`.
    User,
}

crate::word! {
    DonationRecipientType { CommunityFund = "community_fund", User = "user" }
}

crate::runtime::wire! {
    DonationRecipientType
}

/// What the fund holds now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FundBalance {
    /// Hours in the fund.
    pub balance: f64,
    /// True if this call moved nothing: the same was done less than 120 seconds ago. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated: Option<bool>,
}

/// What the fund holds now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FundBalanceResponse {
    /// The data.
    pub data: FundBalance,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// New hours for the fund.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct FundDepositBody {
    /// Hours, positive, two decimals at most.
    pub amount: f64,
    /// What they are for.
    pub description: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// A donation to the fund.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct FundDonateBody {
    /// Hours, positive, at most what a transfer may move, two decimals at most.
    pub amount: f64,
    /// What it is for.
    pub message: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// Hours for a member, out of the fund.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct FundWithdrawBody {
    /// Hours, positive, two decimals at most.
    pub amount: f64,
    /// Id of the member.
    pub recipient_id: i64,
    /// What they are for.
    pub description: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// The query parameters of `GET /api/v2/wallet/statement`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetWalletStatementQuery {
    /// The first day (UTC).
    pub start_date: Option<chrono::naive::NaiveDate>,
    /// The last day (UTC).
    pub end_date: Option<chrono::naive::NaiveDate>,
    /// Which transactions.
    #[serde(rename = "type", default = "defaults::get_wallet_statement_query_type")]
    pub type_: WalletTransactionFilter,
}

impl std::default::Default for GetWalletStatementQuery {
    fn default() -> Self {
        Self {
            end_date: Default::default(),
            start_date: Default::default(),
            type_: defaults::get_wallet_statement_query_type(),
        }
    }
}

/// The path parameters of `GET /api/v2/wallet/transactions/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetWalletTransactionPath {
    /// Id of the transaction.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/wallet/transactions/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct HideWalletTransactionPath {
    /// Id of the transaction.
    pub id: i64,
}

/// A transaction as administrators see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerTransaction {
    /// Id of the transaction.
    pub id: i64,
    /// Member whose hours became fewer.
    #[serde(deserialize_with = "Option::deserialize")]
    pub sender_id: Option<i64>,
    /// Member whose hours became more.
    #[serde(deserialize_with = "Option::deserialize")]
    pub receiver_id: Option<i64>,
    /// Who did it, if neither of them.
    #[serde(deserialize_with = "Option::deserialize")]
    pub acting_user_id: Option<i64>,
    /// Hours, always positive.
    pub amount: f64,
    /// Why the hours moved.
    pub transaction_type: String,
    /// Description.
    pub description: String,
    /// The status.
    pub status: WalletTransactionStatus,
    /// The transaction that it takes back.
    #[serde(deserialize_with = "Option::deserialize")]
    pub reverses_id: Option<i64>,
    /// When the hours moved.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// True if this call moved nothing: the same adjustment was made less than 120 seconds ago, and this is it. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated: Option<bool>,
}

/// A transaction as administrators see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerTransactionResponse {
    /// The data.
    pub data: LedgerTransaction,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/wallet/community-fund/transactions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListCommunityFundTransactionsQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// How many to leave out. A value out of bounds is moved to the nearest bound.
    #[serde(default)]
    pub offset: i64,
}

impl std::default::Default for ListCommunityFundTransactionsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
            offset: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/wallet/donations`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListDonationsQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// How many to leave out. A value out of bounds is moved to the nearest bound.
    #[serde(default)]
    pub offset: i64,
}

impl std::default::Default for ListDonationsQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
            offset: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/wallet/transactions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListWalletTransactionsQuery {
    /// Which transactions.
    #[serde(rename = "type", default = "defaults::list_wallet_transactions_query_type")]
    pub type_: WalletTransactionFilter,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListWalletTransactionsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            type_: defaults::list_wallet_transactions_query_type(),
        }
    }
}

/// A member who can be paid.
#[derive(Clone, Debug, Serialize)]
pub struct Payee {
    /// Id of the member.
    pub id: i64,
    /// Username. Null without one, and where it holds a family name that the viewer may not see.
    pub username: Option<String>,
    /// Name to show.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar: Option<String>,
}

/// Members who can be paid.
#[derive(Clone, Debug, Serialize)]
pub struct PayeeSearch {
    /// By name.
    pub users: Vec<Payee>,
}

/// Members who can be paid.
#[derive(Clone, Debug, Serialize)]
pub struct PayeeSearchResponse {
    /// The data.
    pub data: PayeeSearch,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How many transfers wait.
#[derive(Clone, Debug, Serialize)]
pub struct PendingTransferCount {
    /// How many.
    pub count: i64,
}

/// How many transfers wait.
#[derive(Clone, Debug, Serialize)]
pub struct PendingTransferCountResponse {
    /// The data.
    pub data: PendingTransferCount,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why a transaction is taken back.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReverseTransactionBody {
    /// Why. Both sides can read it.
    pub reason: String,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/admin/wallet/transactions/{id}/reverse`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReverseTransactionPath {
    /// Id of the transaction.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/wallet/user-search`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SearchPayeesQuery {
    /// Part of a name.
    pub q: Option<String>,
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 10>")]
    pub limit: i64,
}

impl std::default::Default for SearchPayeesQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 10>(),
            q: Default::default(),
        }
    }
}

/// What a new member starts with.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetStartingBalanceBody {
    /// Hours, not negative, two decimals at most.
    pub amount: f64,
}

/// What a new member starts with.
#[derive(Clone, Debug, Serialize)]
pub struct StartingBalance {
    /// Hours.
    pub starting_balance: f64,
}

/// What a new member starts with.
#[derive(Clone, Debug, Serialize)]
pub struct StartingBalanceResponse {
    /// The data.
    pub data: StartingBalance,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A category of transfers.
#[derive(Clone, Debug, Serialize)]
pub struct TransactionCategory {
    /// Id of the category.
    pub id: i64,
    /// Name of the category.
    pub name: String,
    /// What the category is for.
    pub description: Option<String>,
    /// Colour, `#rrggbb`.
    pub color: Option<String>,
    /// Position in lists: lower ones come first.
    pub sort_order: i64,
    /// Whether members can choose it.
    pub is_active: bool,
}

/// Categories.
#[derive(Clone, Debug, Serialize)]
pub struct TransactionCategoryList {
    /// In the list's order.
    pub data: Vec<TransactionCategory>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A category.
#[derive(Clone, Debug, Serialize)]
pub struct TransactionCategoryResponse {
    /// The data.
    pub data: TransactionCategory,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether the caller paid or received the hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TransactionDirection {
    /// `debit`.
    Debit,
    /// `credit`.
    Credit,
}

crate::word! {
    TransactionDirection { Debit = "debit", Credit = "credit" }
}

crate::runtime::wire! {
    TransactionDirection
}

/// Hours for a member.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct TransferBody {
    /// Id, e-mail address or username of the member.
    pub recipient: Option<TransferBodyRecipient>,
    /// Id of the member.
    pub user_id: Option<i64>,
    /// Username of the member.
    pub username: Option<String>,
    /// E-mail address of the member.
    pub email: Option<String>,
    /// Hours, positive, two decimals at most. Whoever leaves them out, or the member, hears of both.
    pub amount: Option<f64>,
    /// What it is for.
    pub description: Option<String>,
    /// What it is about.
    pub category_id: Option<i64>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// The transfer body recipient.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum TransferBodyRecipient {
    /// `id`.
    Id(i64),
    /// `word`.
    Word(String),
}

impl std::fmt::Display for TransferBodyRecipient {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Id(x) => x.fmt(f),
            Self::Word(x) => x.fmt(f),
        }
    }
}

impl From<i64> for TransferBodyRecipient {
    fn from(value: i64) -> Self {
        Self::Id(value)
    }
}

/// What changes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateTransactionCategoryBody {
    /// Name of the category.
    pub name: Option<String>,
    /// What the category is for.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// Colour, `#rrggbb`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub color: Option<Option<String>>,
    /// Position in lists: lower ones come first.
    pub sort_order: Option<i64>,
    /// Whether members can choose it.
    pub is_active: Option<bool>,
}

/// The path parameters of `PUT /api/v2/wallet/categories/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateTransactionCategoryPath {
    /// Id of the category.
    pub id: i64,
}

/// A member's hours.
#[derive(Clone, Debug, Serialize)]
pub struct WalletBalance {
    /// Balance in hours; below zero where the community allows it.
    pub balance: f64,
    /// All hours received.
    pub total_earned: f64,
    /// All hours paid.
    pub total_spent: f64,
    /// How many transactions.
    pub transaction_count: i64,
    /// Always hours.
    pub currency: WalletBalanceCurrency,
    /// Hours in pending transfers to the member.
    pub pending_incoming: f64,
    /// Hours in pending transfers to others.
    pub pending_outgoing: f64,
    /// The same as `pending_incoming`.
    pub pending_in: f64,
    /// The same as `pending_outgoing`.
    pub pending_out: f64,
}

/// Always hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WalletBalanceCurrency {
    /// `hours`.
    Hours,
}

crate::word! {
    WalletBalanceCurrency { Hours = "hours" }
}

crate::runtime::wire! {
    WalletBalanceCurrency
}

/// Hours of the caller.
#[derive(Clone, Debug, Serialize)]
pub struct WalletBalanceResponse {
    /// The data.
    pub data: WalletBalance,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a transfer may be.
#[derive(Clone, Debug, Serialize)]
pub struct WalletConfig {
    /// The most hours of one transfer.
    pub max_transfer: f64,
}

/// What a transfer may be.
#[derive(Clone, Debug, Serialize)]
pub struct WalletConfigResponse {
    /// The data.
    pub data: WalletConfig,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct WalletMessage {
    /// Sentence for people.
    pub message: String,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct WalletMessageResponse {
    /// The data.
    pub data: WalletMessage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A party of a transaction: a member or an account of the community.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WalletParty {
    /// Id of the member; 0 where it is no member.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar: Option<String>,
}

/// A community's hours at a glance.
#[derive(Clone, Debug, Serialize)]
pub struct WalletSummary {
    /// Hours issued, less those withdrawn.
    pub issued_hours: f64,
    /// Hours that members have together.
    pub member_hours: f64,
    /// Hours in the community fund.
    pub fund_hours: f64,
    /// Hours owed to partner installations; below zero, owed by them.
    pub partner_hours: f64,
    /// How many members are below zero.
    pub negative_members: i64,
    /// How many members have 10 hours or more and neither gave nor got any for 90 days.
    pub dormant_members: i64,
}

/// A community's hours at a glance.
#[derive(Clone, Debug, Serialize)]
pub struct WalletSummaryResponse {
    /// The data.
    pub data: WalletSummary,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A transaction: hours that moved, as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WalletTransaction {
    /// Id of the transaction.
    pub id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: TransactionDirection,
    /// The status.
    pub status: WalletTransactionStatus,
    /// Hours, always positive, two decimals at most.
    pub amount: f64,
    /// Description.
    pub description: String,
    /// Why the hours moved: `transfer`, `exchange`, `donation`, `starting_balance`, `admin_grant`, `admin_reclaim`, `community_fund`, `event_attendance`, `reversal`; more kinds may come.
    pub transaction_type: String,
    /// The sender.
    pub sender: WalletParty,
    /// The receiver.
    pub receiver: WalletParty,
    /// The other user.
    pub other_user: WalletParty,
    /// What it is about.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_id: Option<i64>,
    /// Always null; the statement tells it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub balance_after: Option<f64>,
    /// When the hours moved.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// True if this call moved nothing: the same transfer was made less than 120 seconds ago, and this is it. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated: Option<bool>,
}

/// Which transactions of the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WalletTransactionFilter {
    /// `all`.
    All,
    /// `sent`.
    Sent,
    /// `received`.
    Received,
}

crate::word! {
    WalletTransactionFilter { All = "all", Sent = "sent", Received = "received" }
}

crate::runtime::wire! {
    WalletTransactionFilter
}

/// A page of transactions.
#[derive(Clone, Debug, Serialize)]
pub struct WalletTransactionPage {
    /// In the list's order.
    pub data: Vec<WalletTransaction>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// One transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WalletTransactionResponse {
    /// The data.
    pub data: WalletTransaction,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether the hours have moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WalletTransactionStatus {
    /// `pending`.
    Pending,
    /// `completed`.
    Completed,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    WalletTransactionStatus { Pending = "pending", Completed = "completed", Cancelled =
    "cancelled" }
}

crate::runtime::wire! {
    WalletTransactionStatus
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }

    pub(super) fn donate_body_recipient_type() -> super::DonationRecipientType {
        super::DonationRecipientType::CommunityFund
    }

    pub(super) fn get_wallet_statement_query_type() -> super::WalletTransactionFilter {
        super::WalletTransactionFilter::All
    }

    pub(super) fn list_wallet_transactions_query_type() -> super::WalletTransactionFilter {
        super::WalletTransactionFilter::All
    }
}
