//! The REST door of what sellers get of card payments.

use contract::marketplace_payouts as wire;
use contract::{MarketplacePayoutsApi, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use http::{HeaderMap, HeaderValue};

use super::actions;
use super::model::{Payout, SellerAccount};
use super::release;
use super::staff::{self, Parts};
use super::store::lists::{Balance, Entry, StaffChargeback, StaffPayment, Sum, Wanted};
use crate::base::{Answer, Failure, Refusal};
use crate::call::Call;
use crate::money::Currency;
use crate::say;
use crate::trade::model::unusable;
use crate::trade::rest::{person, somebody};

/// What sellers get, at the REST door.
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

/// What staff look for, of a query.
macro_rules! wanted {
    ($query:ident) => {
        Wanted {
            money: $query.money,
            seller: $query.seller_id.map(Into::into),
            currency: currency($query.currency.as_deref())?,
            from: $query.paid_from,
            to: $query.paid_to,
        }
    };
}

impl MarketplacePayoutsApi for Rest {
    async fn onboard_marketplace_seller(&self, call: Call) -> Answer<wire::MarketplaceSellerAccountResponse> {
        let (account, details_url) = actions::begin(&call).await?;
        let data = wire::MarketplaceSellerAccount { details_url, ..shown(Some(&account)) };
        Ok(wire::MarketplaceSellerAccountResponse { data, meta: call.meta() })
    }

    async fn get_marketplace_seller_account(&self, call: Call) -> Answer<wire::MarketplaceSellerAccountResponse> {
        let data = shown(actions::standing(&call).await?.as_ref());
        Ok(wire::MarketplaceSellerAccountResponse { data, meta: call.meta() })
    }

    async fn get_marketplace_seller_balance(&self, call: Call) -> Answer<wire::MarketplaceBalanceResponse> {
        let items = actions::balances(&call).await?.into_iter().map(balance).collect();
        Ok(wire::MarketplaceBalanceResponse { data: wire::MarketplaceBalanceItems { items }, meta: call.meta() })
    }

    async fn list_marketplace_balance_entries(
        &self,
        call: Call,
        query: wire::ListMarketplaceBalanceEntriesQuery,
    ) -> Answer<wire::MarketplaceBalanceEntryPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::entries(&call, query.limit, cursor).await?;
        let meta = call.cursor_meta(query.limit, page.next);
        Ok(wire::MarketplaceBalanceEntryPage { data: page.items.into_iter().map(entry).collect(), meta })
    }

    async fn list_marketplace_payouts(
        &self,
        call: Call,
        query: wire::ListMarketplacePayoutsQuery,
    ) -> Answer<wire::MarketplacePayoutPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::payouts(&call, query.limit, cursor).await?;
        let meta = call.cursor_meta(query.limit, page.next);
        Ok(wire::MarketplacePayoutPage { data: page.items.into_iter().map(payout).collect(), meta })
    }

    async fn list_marketplace_payments_for_staff(
        &self,
        call: Call,
        query: wire::ListMarketplacePaymentsForStaffQuery,
    ) -> Answer<wire::MarketplaceStaffPaymentPage> {
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = staff::payments(&call, &wanted!(query), per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(|row| payment(&call, row)).collect();
        Ok(wire::MarketplaceStaffPaymentPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn list_marketplace_payment_sums(
        &self,
        call: Call,
        query: wire::ListMarketplacePaymentSumsQuery,
    ) -> Answer<wire::MarketplacePaymentSumsResponse> {
        let items = staff::sums(&call, &wanted!(query)).await?.into_iter().map(sum).collect();
        Ok(wire::MarketplacePaymentSumsResponse { data: wire::MarketplacePaymentSumItems { items }, meta: call.meta() })
    }

    async fn release_marketplace_payment(
        &self,
        call: Call,
        path: wire::ReleaseMarketplacePaymentPath,
        body: wire::ReleaseMarketplacePaymentBody,
    ) -> Answer<wire::MarketplaceStaffPaymentResponse> {
        let row = release::release(&call, path.id.into(), &body.reason).await?;
        Ok(wire::MarketplaceStaffPaymentResponse { data: payment(&call, row), meta: call.meta() })
    }

    async fn download_marketplace_payments(
        &self,
        call: Call,
        query: wire::DownloadMarketplacePaymentsQuery,
    ) -> Answer<WithHeaders<Raw>> {
        let table = staff::table(&call, &wanted!(query)).await?;
        let headers = [
            (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"card-payments.csv\"")),
            (CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
        ];
        Ok(WithHeaders {
            headers: HeaderMap::from_iter(headers),
            body: Raw { content_type: "text/csv; charset=utf-8".to_owned(), body: table.into() },
        })
    }

    async fn list_marketplace_chargebacks(
        &self,
        call: Call,
        query: wire::ListMarketplaceChargebacksQuery,
    ) -> Answer<wire::MarketplaceChargebackPage> {
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = staff::chargebacks(&call, query.status, per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(|row| chargeback(&call, row)).collect();
        Ok(wire::MarketplaceChargebackPage { data, meta: call.page_meta(page, per_page, total) })
    }
}

/// A currency that prices may be in.
fn currency(text: Option<&str>) -> Result<Option<Currency>, Refusal> {
    let Some(text) = text else { return Ok(None) };
    Currency::parse(text).map(Some).ok_or_else(|| unusable(say!("marketplace-currency-unknown")).field("currency"))
}

fn shown(account: Option<&SellerAccount>) -> wire::MarketplaceSellerAccount {
    wire::MarketplaceSellerAccount {
        status: account.map_or_else(actions::nobody, |account| account.status),
        is_paid_out: account.is_some_and(SellerAccount::is_paid_out),
        details_url: None,
        started_at: account.map(|account| account.created_at),
        updated_at: account.map(|account| account.updated_at),
    }
}

fn balance(row: Balance) -> wire::MarketplaceBalance {
    wire::MarketplaceBalance {
        currency: row.currency.as_str().to_owned(),
        held: row.held.decimal(),
        disputed: row.disputed.decimal(),
        available: row.available.decimal(),
        on_its_way: row.on_its_way.decimal(),
        paid_out: row.paid_out.decimal(),
    }
}

fn entry(row: Entry) -> wire::MarketplaceBalanceEntry {
    wire::MarketplaceBalanceEntry {
        id: row.id.get(),
        kind: row.kind,
        amount: row.amount.decimal(),
        currency: row.currency.as_str().to_owned(),
        order_id: row.order_id.map(Into::into),
        payout_reference: row.payout_reference,
        created_at: row.created_at,
    }
}

fn payout(row: Payout) -> wire::MarketplacePayout {
    wire::MarketplacePayout {
        id: row.id.get(),
        reference: row.reference,
        amount: row.amount.decimal(),
        currency: row.currency.as_str().to_owned(),
        status: row.status,
        created_at: row.created_at,
        done_at: row.done_at,
    }
}

fn payment(call: &Call, row: StaffPayment) -> wire::MarketplaceStaffPayment {
    let Parts { held, disputed, fee } = Parts::of(&row);
    let StaffPayment { payment, order, buyer, seller, releaser } = row;
    wire::MarketplaceStaffPayment {
        order_id: payment.order_id.get(),
        order_number: order.order_number,
        order_status: order.order_status,
        amount: payment.amount.decimal(),
        held: held.decimal(),
        disputed: disputed.decimal(),
        released: payment.released.decimal(),
        platform_fee: fee.decimal(),
        refunded: order.promised.decimal(),
        charged_back: payment.charged_back.decimal(),
        currency: payment.currency.as_str().to_owned(),
        paid_at: payment.paid_at,
        release_after: payment.release_after,
        released_at: payment.released_at,
        buyer: person(call, buyer),
        seller: person(call, seller),
        release_reason: order.release_reason,
        released_by: somebody(call, releaser),
    }
}

fn sum(row: Sum) -> wire::MarketplacePaymentSum {
    wire::MarketplacePaymentSum {
        currency: row.currency.as_str().to_owned(),
        payments: row.payments,
        amount: row.amount.decimal(),
        held: row.held.decimal(),
        disputed: row.disputed.decimal(),
        released: row.released.decimal(),
        platform_fee: row.platform_fee.decimal(),
        refunded: row.refunded.decimal(),
        charged_back: row.charged_back.decimal(),
    }
}

fn chargeback(call: &Call, row: StaffChargeback) -> wire::MarketplaceChargeback {
    let StaffChargeback { taken, buyer, seller } = row;
    wire::MarketplaceChargeback {
        id: taken.id.get(),
        order_id: taken.order_id.get(),
        order_number: taken.order_number,
        order_status: taken.order_status,
        status: taken.status,
        amount: taken.amount.decimal(),
        uncovered: taken.amount.less(taken.covered).decimal(),
        currency: taken.currency.as_str().to_owned(),
        created_at: taken.created_at,
        closed_at: taken.closed_at,
        buyer: person(call, buyer),
        seller: person(call, seller),
    }
}
