//! The wallet's REST door.

mod wired;

use contract::wallet as wire;
use contract::{NoContent, Raw, WalletApi, WithHeaders};
use http::header::CONTENT_DISPOSITION;
use http::{HeaderMap, HeaderValue};

use wired::{View, donated, fund_balance, ledger, said, starting_balance, transfer};
pub use wired::{category, transaction};

use super::actions;
use super::admin;
use super::categories::{self, actions::Change};
use super::model::Kind;
use super::{fund, statement, store};
use crate::base::{Answer, Failure, Hours, MemberId, ids_of};
use crate::call::Call;
use crate::members::{Eyes, model::absolute};
use crate::rules::WalletRules;
use crate::say;

/// The wallet at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl WalletApi for Rest {
    async fn transaction_category_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::TransactionCategory>> {
        Ok(categories::store::by_ids(&call, &ids_of(&numbers)).await?.into_iter().map(category).collect())
    }

    async fn get_wallet_config(&self, call: Call) -> Answer<wire::WalletConfigResponse> {
        let max_transfer = call.community()?.rules::<WalletRules>().cap().decimal();
        Ok(wire::WalletConfigResponse { data: wire::WalletConfig { max_transfer }, meta: call.meta() })
    }

    async fn get_wallet_balance(&self, call: Call) -> Answer<wire::WalletBalanceResponse> {
        let found = actions::balance(&call).await?;
        let data = wire::WalletBalance {
            balance: found.balance.decimal(),
            total_earned: found.total_in.decimal(),
            total_spent: found.total_out.decimal(),
            transaction_count: found.transaction_count,
            currency: wire::WalletBalanceCurrency::Hours,
            pending_incoming: 0.0,
            pending_outgoing: 0.0,
            pending_in: 0.0,
            pending_out: 0.0,
        };
        Ok(wire::WalletBalanceResponse { data, meta: call.meta() })
    }

    async fn list_wallet_transactions(
        &self,
        call: Call,
        query: wire::ListWalletTransactionsQuery,
    ) -> Answer<wire::WalletTransactionPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::history(&call, query.type_, query.per_page, cursor).await?;
        let view = View::of(&call)?;
        Ok(wire::WalletTransactionPage {
            data: page.items.into_iter().map(|row| view.transaction(row)).collect(),
            meta: call.cursor_meta(query.per_page, page.next),
        })
    }

    async fn get_wallet_transaction(
        &self,
        call: Call,
        path: wire::GetWalletTransactionPath,
    ) -> Answer<wire::WalletTransactionResponse> {
        let row = actions::one(&call, path.id.into()).await?;
        Ok(wire::WalletTransactionResponse { data: View::of(&call)?.transaction(row), meta: call.meta() })
    }

    async fn hide_wallet_transaction(&self, call: Call, path: wire::HideWalletTransactionPath) -> Answer<NoContent> {
        actions::hide(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn transfer_hours(&self, call: Call, body: wire::TransferBody) -> Answer<wire::WalletTransactionResponse> {
        let actions::Given { row, moved } = actions::transfer(&call, &transfer(body)).await?;
        let data = View::of(&call)?.transaction(row);
        let data = wire::WalletTransaction { repeated: (!moved).then_some(true), ..data };
        Ok(wire::WalletTransactionResponse { data, meta: call.meta() })
    }

    async fn search_payees(&self, call: Call, query: wire::SearchPayeesQuery) -> Answer<wire::PayeeSearchResponse> {
        let (eyes, base_url) = (Eyes::of(&call), &call.visit().base_url);
        let found = actions::payees(&call, query.q.as_deref(), query.limit).await?;
        let users = found.into_iter().filter_map(|(party, username)| {
            let card = party.card()?;
            Some(wire::Payee {
                id: card.id.get(),
                username: eyes.username(&card, username),
                name: eyes.name(&card),
                last_name: eyes.last_name(&card),
                avatar: card.avatar_url.as_deref().map(|address| absolute(base_url, address)),
                first_name: card.first_name,
            })
        });
        Ok(wire::PayeeSearchResponse { data: wire::PayeeSearch { users: users.collect() }, meta: call.meta() })
    }

    async fn get_pending_transfer_count(&self, call: Call) -> Answer<wire::PendingTransferCountResponse> {
        Ok(wire::PendingTransferCountResponse { data: wire::PendingTransferCount { count: 0 }, meta: call.meta() })
    }

    async fn get_wallet_statement(&self, call: Call, query: wire::GetWalletStatementQuery) -> Answer<WithHeaders<Raw>> {
        let table = statement::csv(&call, query.start_date, query.end_date, query.type_).await?;
        let name = HeaderValue::from_static("attachment; filename=\"statement.csv\"");
        let headers = HeaderMap::from_iter([(CONTENT_DISPOSITION, name)]);
        Ok(WithHeaders {
            headers,
            body: Raw { content_type: "text/csv; charset=utf-8".to_owned(), body: table.into() },
        })
    }

    async fn list_transaction_categories(&self, call: Call) -> Answer<wire::TransactionCategoryList> {
        let all = categories::store::all(&call).await?;
        Ok(wire::TransactionCategoryList { data: all.into_iter().map(category).collect(), meta: call.meta() })
    }

    async fn create_transaction_category(
        &self,
        call: Call,
        body: wire::CreateTransactionCategoryBody,
    ) -> Answer<wire::TransactionCategoryResponse> {
        let change = Change {
            name: Some(body.name),
            description: body.description.map(Some),
            color: body.color.map(Some),
            sort_order: body.sort_order,
            is_active: body.is_active,
        };
        let made = categories::actions::create(&call, change).await?;
        Ok(wire::TransactionCategoryResponse { data: category(made), meta: call.meta() })
    }

    async fn update_transaction_category(
        &self,
        call: Call,
        path: wire::UpdateTransactionCategoryPath,
        body: wire::UpdateTransactionCategoryBody,
    ) -> Answer<wire::TransactionCategoryResponse> {
        let change = Change {
            name: body.name,
            description: body.description,
            color: body.color,
            sort_order: body.sort_order,
            is_active: body.is_active,
        };
        let changed = categories::actions::update(&call, path.id.into(), change).await?;
        Ok(wire::TransactionCategoryResponse { data: category(changed), meta: call.meta() })
    }

    async fn delete_transaction_category(
        &self,
        call: Call,
        path: wire::DeleteTransactionCategoryPath,
    ) -> Answer<wire::WalletMessageResponse> {
        categories::actions::remove(&call, path.id.into()).await?;
        Ok(said(&call, &say!("transaction-category-deleted")))
    }

    async fn get_community_fund(&self, call: Call) -> Answer<wire::CommunityFundResponse> {
        let found = fund::store::fund(&call).await?;
        let hours = |which: fn(&fund::store::Fund) -> Hours| found.as_ref().map_or(Hours::ZERO, which).decimal();
        let data = wire::CommunityFund {
            id: found.as_ref().map_or(0, |fund| fund.id.get()),
            balance: hours(|fund| fund.balance),
            total_deposited: hours(|fund| fund.deposited),
            total_withdrawn: hours(|fund| fund.withdrawn),
            total_donated: hours(|fund| fund.donated),
            description: Some(call.say(&say!("community-fund-description"))),
        };
        Ok(wire::CommunityFundResponse { data, meta: call.meta() })
    }

    async fn list_community_fund_transactions(
        &self,
        call: Call,
        query: wire::ListCommunityFundTransactionsQuery,
    ) -> Answer<wire::CommunityFundTransactionList> {
        let rows = fund::store::transactions(&call, query.limit, query.offset).await?;
        let total = fund::store::count(&call).await?;
        let (view, steward) = (View::of(&call)?, call.member()?.is_admin());
        let data = rows.into_iter().map(|(transaction, change, party)| {
            let told = transaction.is_told(view.me, steward);
            wire::CommunityFundTransaction {
                id: transaction.id.get(),
                type_: if !change.is_positive() {
                    wire::CommunityFundTransactionType::Withdrawal
                } else if transaction.transaction_type == Kind::Donation.as_str() {
                    wire::CommunityFundTransactionType::Donation
                } else {
                    wire::CommunityFundTransactionType::Deposit
                },
                amount: transaction.amount.decimal(),
                member: (told && party.id.is_some()).then(|| view.party(&party, &transaction)),
                description: if told { transaction.description } else { String::new() },
                created_at: transaction.created_at,
            }
        });
        Ok(wire::CommunityFundTransactionList { data: data.collect(), meta: call.total_meta(total) })
    }

    async fn deposit_to_community_fund(
        &self,
        call: Call,
        body: wire::FundDepositBody,
    ) -> Answer<wire::FundBalanceResponse> {
        let description = body.description.unwrap_or_default();
        Ok(fund_balance(&call, fund::actions::deposit(&call, body.amount, description.trim()).await?))
    }

    async fn withdraw_from_community_fund(
        &self,
        call: Call,
        body: wire::FundWithdrawBody,
    ) -> Answer<wire::FundBalanceResponse> {
        let (to, description) = (MemberId::from(body.recipient_id), body.description.unwrap_or_default());
        Ok(fund_balance(&call, fund::actions::withdraw(&call, to, body.amount, description.trim()).await?))
    }

    async fn donate_to_community_fund(
        &self,
        call: Call,
        body: wire::FundDonateBody,
    ) -> Answer<wire::DonationMadeResponse> {
        let moved = fund::actions::donate(&call, body.amount, &body.message.unwrap_or_default()).await?;
        Ok(donated(&call, moved, &say!("donated-to-community")))
    }

    async fn donate_hours(&self, call: Call, body: wire::DonateBody) -> Answer<wire::DonationMadeResponse> {
        let message = body.message.unwrap_or_default();
        let moved = match body.recipient_type {
            wire::DonationRecipientType::CommunityFund => fund::actions::donate(&call, body.amount, &message).await?,
            wire::DonationRecipientType::User => {
                let to = body.recipient_id.map(MemberId::from);
                fund::actions::donate_to(&call, to, body.amount, &message).await?
            }
        };
        Ok(donated(&call, moved, &say!("donated")))
    }

    async fn list_donations(&self, call: Call, query: wire::ListDonationsQuery) -> Answer<wire::DonationList> {
        let view = View::of(&call)?;
        let (rows, total) = store::donations(&call, view.me, query.limit, query.offset).await?;
        let data = rows.into_iter().map(|store::TransactionWithParties { transaction, sender, receiver }| {
            let given = transaction.is_debit_of(view.me);
            wire::Donation {
                id: transaction.id.get(),
                direction: if given { wire::DonationDirection::Given } else { wire::DonationDirection::Received },
                amount: transaction.amount.decimal(),
                recipient_type: match transaction.receiver_id {
                    Some(_) => wire::DonationRecipientType::User,
                    None => wire::DonationRecipientType::CommunityFund,
                },
                other_user: view.party(if given { &receiver } else { &sender }, &transaction),
                message: transaction.description,
                created_at: transaction.created_at,
            }
        });
        Ok(wire::DonationList { data: data.collect(), meta: call.total_meta(total) })
    }

    async fn get_starting_balance(&self, call: Call) -> Answer<wire::StartingBalanceResponse> {
        let amount = call.community()?.rules::<WalletRules>().starting_balance;
        Ok(starting_balance(&call, amount))
    }

    async fn set_starting_balance(
        &self,
        call: Call,
        body: wire::SetStartingBalanceBody,
    ) -> Answer<wire::StartingBalanceResponse> {
        let amount = admin::set_starting_balance(&call, body.amount).await?;
        Ok(starting_balance(&call, amount))
    }

    async fn adjust_balance(
        &self,
        call: Call,
        body: wire::AdjustBalanceBody,
    ) -> Answer<wire::LedgerTransactionResponse> {
        let (made, moved) = admin::adjust(&call, body.user_id.into(), body.amount, body.account, &body.reason).await?;
        let data = wire::LedgerTransaction { repeated: (!moved).then_some(true), ..ledger(made) };
        Ok(wire::LedgerTransactionResponse { data, meta: call.meta() })
    }

    async fn reverse_transaction(
        &self,
        call: Call,
        path: wire::ReverseTransactionPath,
        body: wire::ReverseTransactionBody,
    ) -> Answer<wire::LedgerTransactionResponse> {
        let made = admin::take_back(&call, path.id.into(), &body.reason).await?;
        Ok(wire::LedgerTransactionResponse { data: ledger(made), meta: call.meta() })
    }

    async fn get_wallet_summary(&self, call: Call) -> Answer<wire::WalletSummaryResponse> {
        let found = admin::summary(&call).await?;
        let data = wire::WalletSummary {
            issued_hours: found.issued.decimal(),
            member_hours: found.members.decimal(),
            fund_hours: found.fund.decimal(),
            partner_hours: found.partners.decimal(),
            negative_members: found.negative,
            dormant_members: found.dormant,
        };
        Ok(wire::WalletSummaryResponse { data, meta: call.meta() })
    }
}
