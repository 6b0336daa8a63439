// Made from contract/areas/marketplace_payouts.yaml by codegen; edit the contract instead.

//! The area `marketplace_payouts`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served, WithHeaders,
    Work,
};

/// What the gateway answers in the area `marketplace_payouts`: one method an operation.
pub trait MarketplacePayoutsApi: Area {
    /// Begin to be paid out
    ///
    /// `POST /api/v2/marketplace/seller/onboard`
    ///
    /// What is sold by card is paid out by the provider of card payments, which has to know the seller for that. It asks them on its own page, whose address is `details_url`; nothing of it is kept here. Doing so again answers how far it is, and gives another address. 403 `FORBIDDEN` for a visitor from another community. 503 `PAYMENT_UNAVAILABLE` where no cards are taken, and while the provider does not answer.
    fn onboard_marketplace_seller(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceSellerAccountResponse, Self::Failure>,
    > + Send;

    /// Whether the caller is paid out
    ///
    /// `GET /api/v2/marketplace/seller/onboard/status`
    ///
    /// As far as it is known here; nobody else is asked.
    fn get_marketplace_seller_account(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceSellerAccountResponse, Self::Failure>,
    > + Send;

    /// The caller's money from card payments
    ///
    /// `GET /api/v2/marketplace/seller/balance`
    ///
    /// What the caller has sold by card, and where that money is: one entry for each currency.
    fn get_marketplace_seller_balance(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarketplaceBalanceResponse, Self::Failure>> + Send;

    /// What has changed the caller's balance
    ///
    /// `GET /api/v2/marketplace/seller/balance/entries`
    ///
    /// Newest first. What is available of the balance is the sum of these.
    fn list_marketplace_balance_entries(
        &self,
        call: Self::Call,
        query: ListMarketplaceBalanceEntriesQuery,
    ) -> impl Future<Output = Result<MarketplaceBalanceEntryPage, Self::Failure>> + Send;

    /// What was paid out to the caller
    ///
    /// `GET /api/v2/marketplace/seller/payouts`
    ///
    /// Newest first: what the provider has sent, what is on its way, and what did not go.
    fn list_marketplace_payouts(
        &self,
        call: Self::Call,
        query: ListMarketplacePayoutsQuery,
    ) -> impl Future<Output = Result<MarketplacePayoutPage, Self::Failure>> + Send;

    /// Card payments, for staff
    ///
    /// `GET /api/v2/admin/marketplace/payments`
    ///
    /// For administrators: what was paid by card, newest first. What is held, in dispute, released to the seller, given back and charged back adds up to what was paid. 422 `VALIDATION_ERROR` for a currency that prices cannot be in.
    fn list_marketplace_payments_for_staff(
        &self,
        call: Self::Call,
        query: ListMarketplacePaymentsForStaffQuery,
    ) -> impl Future<Output = Result<MarketplaceStaffPaymentPage, Self::Failure>> + Send;

    /// Sums of card payments, for staff
    ///
    /// `GET /api/v2/admin/marketplace/payments/sums`
    ///
    /// For administrators: what the list shows with the same filters, on all its pages, added up: one entry for each currency. Amounts in several currencies have no sum. 422 `VALIDATION_ERROR` for a currency that prices cannot be in.
    fn list_marketplace_payment_sums(
        &self,
        call: Self::Call,
        query: ListMarketplacePaymentSumsQuery,
    ) -> impl Future<
        Output = Result<MarketplacePaymentSumsResponse, Self::Failure>,
    > + Send;

    /// Release held money by hand
    ///
    /// `POST /api/v2/admin/marketplace/payments/{id}/release`
    ///
    /// For administrators: what is held of a card payment goes to the seller before its time, without the community's share, and the order, which is `paid`, `shipped` or `delivered`, is completed. Both parties are told, with the reason. The buyer may still open a dispute. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own. 422 `VALIDATION_ERROR` when nothing of it is held, when a dispute or a bank has still to decide, and on `reason` for blanks. 404 `NOT_FOUND` for an order that the community does not have, or that was not paid by card.
    fn release_marketplace_payment(
        &self,
        call: Self::Call,
        path: ReleaseMarketplacePaymentPath,
        body: ReleaseMarketplacePaymentBody,
    ) -> impl Future<
        Output = Result<MarketplaceStaffPaymentResponse, Self::Failure>,
    > + Send;

    /// Card payments as a table, for staff
    ///
    /// `GET /api/v2/admin/marketplace/payments/export.csv`
    ///
    /// For administrators: the same as the list, with the same refusals, as CSV (RFC 4180, UTF-8), newest first, at most 50000 rows: `order_number`, `paid_at`, `buyer`, `seller`, `order_status`, `currency`, `amount`, `held`, `disputed`, `released`, `platform_fee`, `refunded`, `charged_back`, `release_after`, `released_at`. A cell that a spreadsheet would take for a formula begins with an apostrophe. 422 `VALIDATION_ERROR` for a currency that prices cannot be in.
    fn download_marketplace_payments(
        &self,
        call: Self::Call,
        query: DownloadMarketplacePaymentsQuery,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Chargebacks, for staff
    ///
    /// `GET /api/v2/admin/marketplace/chargebacks`
    ///
    /// For administrators: money that banks took back for buyers, newest first. The bank decides; until then the order is in dispute.
    fn list_marketplace_chargebacks(
        &self,
        call: Self::Call,
        query: ListMarketplaceChargebacksQuery,
    ) -> impl Future<Output = Result<MarketplaceChargebackPage, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplacePayoutsApi>() -> [Served<A>; 10] {
    [
        (Operation::OnboardMarketplaceSeller, onboard_marketplace_seller::<A>),
        (Operation::GetMarketplaceSellerAccount, get_marketplace_seller_account::<A>),
        (Operation::GetMarketplaceSellerBalance, get_marketplace_seller_balance::<A>),
        (
            Operation::ListMarketplaceBalanceEntries,
            list_marketplace_balance_entries::<A>,
        ),
        (Operation::ListMarketplacePayouts, list_marketplace_payouts::<A>),
        (
            Operation::ListMarketplacePaymentsForStaff,
            list_marketplace_payments_for_staff::<A>,
        ),
        (Operation::ListMarketplacePaymentSums, list_marketplace_payment_sums::<A>),
        (Operation::ReleaseMarketplacePayment, release_marketplace_payment::<A>),
        (Operation::DownloadMarketplacePayments, download_marketplace_payments::<A>),
        (Operation::ListMarketplaceChargebacks, list_marketplace_chargebacks::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 10] {
    [
        (Operation::OnboardMarketplaceSeller, |_| Ok(())),
        (Operation::GetMarketplaceSellerAccount, |_| Ok(())),
        (Operation::GetMarketplaceSellerBalance, |_| Ok(())),
        (
            Operation::ListMarketplaceBalanceEntries,
            |asked| list_marketplace_balance_entries_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplacePayouts,
            |asked| list_marketplace_payouts_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplacePaymentsForStaff,
            |asked| list_marketplace_payments_for_staff_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplacePaymentSums,
            |asked| list_marketplace_payment_sums_input(asked).map(drop),
        ),
        (
            Operation::ReleaseMarketplacePayment,
            |asked| release_marketplace_payment_input(asked).map(drop),
        ),
        (
            Operation::DownloadMarketplacePayments,
            |asked| download_marketplace_payments_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceChargebacks,
            |asked| list_marketplace_chargebacks_input(asked).map(drop),
        ),
    ]
}

fn onboard_marketplace_seller<A: MarketplacePayoutsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().onboard_marketplace_seller(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_seller_account<A: MarketplacePayoutsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_marketplace_seller_account(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_seller_balance<A: MarketplacePayoutsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_marketplace_seller_balance(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_balance_entries_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceBalanceEntriesQuery, Rejection> {
    let query: ListMarketplaceBalanceEntriesQuery = asked
        .query(&LIST_MARKETPLACE_BALANCE_ENTRIES_QUERY)?;
    Ok(query)
}

fn list_marketplace_balance_entries<A: MarketplacePayoutsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_balance_entries_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_balance_entries(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_payouts_input(
    asked: &mut Asked,
) -> Result<ListMarketplacePayoutsQuery, Rejection> {
    let query: ListMarketplacePayoutsQuery = asked
        .query(&LIST_MARKETPLACE_PAYOUTS_QUERY)?;
    Ok(query)
}

fn list_marketplace_payouts<A: MarketplacePayoutsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_payouts_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_marketplace_payouts(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_payments_for_staff_input(
    asked: &mut Asked,
) -> Result<ListMarketplacePaymentsForStaffQuery, Rejection> {
    let query: ListMarketplacePaymentsForStaffQuery = asked
        .query(&LIST_MARKETPLACE_PAYMENTS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_marketplace_payments_for_staff<A: MarketplacePayoutsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_payments_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_payments_for_staff(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_payment_sums_input(
    asked: &mut Asked,
) -> Result<ListMarketplacePaymentSumsQuery, Rejection> {
    let query: ListMarketplacePaymentSumsQuery = asked
        .query(&LIST_MARKETPLACE_PAYMENT_SUMS_QUERY)?;
    Ok(query)
}

fn list_marketplace_payment_sums<A: MarketplacePayoutsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_payment_sums_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_payment_sums(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn release_marketplace_payment_input(
    asked: &mut Asked,
) -> Result<(ReleaseMarketplacePaymentPath, ReleaseMarketplacePaymentBody), Rejection> {
    let path: ReleaseMarketplacePaymentPath = asked
        .path(&RELEASE_MARKETPLACE_PAYMENT_PATH)?;
    let body: ReleaseMarketplacePaymentBody = asked.body(true)?;
    Ok((path, body))
}

fn release_marketplace_payment<A: MarketplacePayoutsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = release_marketplace_payment_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .release_marketplace_payment(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn download_marketplace_payments_input(
    asked: &mut Asked,
) -> Result<DownloadMarketplacePaymentsQuery, Rejection> {
    let query: DownloadMarketplacePaymentsQuery = asked
        .query(&DOWNLOAD_MARKETPLACE_PAYMENTS_QUERY)?;
    Ok(query)
}

fn download_marketplace_payments<A: MarketplacePayoutsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = download_marketplace_payments_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .download_marketplace_payments(call, query)
                    .await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn list_marketplace_chargebacks_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceChargebacksQuery, Rejection> {
    let query: ListMarketplaceChargebacksQuery = asked
        .query(&LIST_MARKETPLACE_CHARGEBACKS_QUERY)?;
    Ok(query)
}

fn list_marketplace_chargebacks<A: MarketplacePayoutsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_chargebacks_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_chargebacks(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_BALANCE_ENTRIES_QUERY: [Parameter; 2] = [
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
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_PAYOUTS_QUERY: [Parameter; 2] = [
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
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_PAYMENTS_FOR_STAFF_QUERY: [Parameter; 7] = [
    Parameter {
        name: "money",
        kind: Kind::Word(&["held", "disputed", "released", "refunded", "charged_back"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "seller_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "currency",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "paid_from",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "paid_to",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
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
];

static LIST_MARKETPLACE_PAYMENT_SUMS_QUERY: [Parameter; 5] = [
    Parameter {
        name: "money",
        kind: Kind::Word(&["held", "disputed", "released", "refunded", "charged_back"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "seller_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "currency",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "paid_from",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "paid_to",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static RELEASE_MARKETPLACE_PAYMENT_PATH: [Parameter; 1] = [
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

static DOWNLOAD_MARKETPLACE_PAYMENTS_QUERY: [Parameter; 5] = [
    Parameter {
        name: "money",
        kind: Kind::Word(&["held", "disputed", "released", "refunded", "charged_back"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "seller_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "currency",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "paid_from",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "paid_to",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_CHARGEBACKS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(&["open", "won", "lost"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
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
];

/// The query parameters of `GET /api/v2/admin/marketplace/payments/export.csv`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DownloadMarketplacePaymentsQuery {
    /// The money.
    pub money: Option<MarketplaceMoneyState>,
    /// Only sales of this member.
    pub seller_id: Option<i64>,
    /// Only in this currency.
    pub currency: Option<String>,
    /// Only what was paid then or later.
    pub paid_from: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Only what was paid before.
    pub paid_to: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// The query parameters of `GET /api/v2/marketplace/seller/balance/entries`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceBalanceEntriesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceBalanceEntriesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/marketplace/chargebacks`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceChargebacksQuery {
    /// The status.
    pub status: Option<MarketplaceChargebackStatus>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceChargebacksQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/marketplace/payments/sums`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListMarketplacePaymentSumsQuery {
    /// The money.
    pub money: Option<MarketplaceMoneyState>,
    /// Only sales of this member.
    pub seller_id: Option<i64>,
    /// Only in this currency.
    pub currency: Option<String>,
    /// Only what was paid then or later.
    pub paid_from: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Only what was paid before.
    pub paid_to: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// The query parameters of `GET /api/v2/admin/marketplace/payments`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplacePaymentsForStaffQuery {
    /// The money.
    pub money: Option<MarketplaceMoneyState>,
    /// Only sales of this member.
    pub seller_id: Option<i64>,
    /// Only in this currency.
    pub currency: Option<String>,
    /// Only what was paid then or later.
    pub paid_from: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Only what was paid before.
    pub paid_to: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplacePaymentsForStaffQuery {
    fn default() -> Self {
        Self {
            currency: Default::default(),
            money: Default::default(),
            page: defaults::default_u64::<i64, 1>(),
            paid_from: Default::default(),
            paid_to: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            seller_id: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/marketplace/seller/payouts`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplacePayoutsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplacePayoutsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// Where a seller's money from card payments is, in one currency.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBalance {
    /// Currency of all amounts.
    pub currency: String,
    /// What buyers have paid and orders wait for, before the fee.
    pub held: f64,
    /// What waits for a decision, before the fee.
    pub disputed: f64,
    /// What is paid out next. Below nothing if more went back than was there: later sales make up for it.
    pub available: f64,
    /// What the provider is sending.
    pub on_its_way: f64,
    /// What it has sent.
    pub paid_out: f64,
}

/// A change of a seller's balance.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBalanceEntry {
    /// Id of the entry.
    pub id: i64,
    /// The kind.
    pub kind: MarketplaceBalanceEntryKind,
    /// By how much, without the fee; below nothing if it left the seller.
    pub amount: f64,
    /// Its currency.
    pub currency: String,
    /// Id of the order that was the cause. Null for a payout.
    pub order_id: Option<i64>,
    /// What the provider knows the payout by. Null for an order.
    pub payout_reference: Option<String>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Why a seller's balance changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceBalanceEntryKind {
    /// `sale`.
    Sale,
    /// `refund`.
    Refund,
    /// `chargeback`.
    Chargeback,
    /// `chargeback_won`.
    ChargebackWon,
    /// `payout`.
    Payout,
    /// `payout_failed`.
    PayoutFailed,
}

crate::word! {
    MarketplaceBalanceEntryKind { Sale = "sale", Refund = "refund", Chargeback =
    "chargeback", ChargebackWon = "chargeback_won", Payout = "payout", PayoutFailed =
    "payout_failed" }
}

crate::runtime::wire! {
    MarketplaceBalanceEntryKind
}

/// A page of changes of a balance.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBalanceEntryPage {
    /// Newest first.
    pub data: Vec<MarketplaceBalanceEntry>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Where a seller's money is.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBalanceItems {
    /// One for each currency.
    pub items: Vec<MarketplaceBalance>,
}

/// Where a seller's money is.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBalanceResponse {
    /// The data.
    pub data: MarketplaceBalanceItems,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Money that the buyer's bank took back.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceChargeback {
    /// Id of the chargeback.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// How people name the order.
    pub order_number: String,
    /// The order status.
    pub order_status: crate::marketplace_orders::MarketplaceOrderStatus,
    /// The status.
    pub status: MarketplaceChargebackStatus,
    /// What the bank took.
    pub amount: f64,
    /// What of it was given back already, so that somebody has to bear it.
    pub uncovered: f64,
    /// Its currency.
    pub currency: String,
    /// When it was told.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When the bank decided. Null until then.
    pub closed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The buyer.
    pub buyer: crate::marketplace_orders::MarketplacePerson,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
}

/// One page of chargebacks.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceChargebackPage {
    /// Newest first.
    pub data: Vec<MarketplaceChargeback>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// Where a chargeback stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceChargebackStatus {
    /// `open`.
    Open,
    /// `won`.
    Won,
    /// `lost`.
    Lost,
}

crate::word! {
    MarketplaceChargebackStatus { Open = "open", Won = "won", Lost = "lost" }
}

crate::runtime::wire! {
    MarketplaceChargebackStatus
}

/// Where money of a card payment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceMoneyState {
    /// `held`.
    Held,
    /// `disputed`.
    Disputed,
    /// `released`.
    Released,
    /// `refunded`.
    Refunded,
    /// `charged_back`.
    ChargedBack,
}

crate::word! {
    MarketplaceMoneyState { Held = "held", Disputed = "disputed", Released = "released",
    Refunded = "refunded", ChargedBack = "charged_back" }
}

crate::runtime::wire! {
    MarketplaceMoneyState
}

/// Card payments in one currency, added up.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePaymentSum {
    /// Currency of all amounts.
    pub currency: String,
    /// How many payments.
    pub payments: i64,
    /// What was paid.
    pub amount: f64,
    /// What of it waits until orders are completed.
    pub held: f64,
    /// What of it waits for decisions.
    pub disputed: f64,
    /// What of it is the sellers', with the fee.
    pub released: f64,
    /// What of that the community keeps.
    pub platform_fee: f64,
    /// What of it went back to buyers, or is on its way.
    pub refunded: f64,
    /// What of it banks have taken.
    pub charged_back: f64,
}

/// Sums of card payments.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePaymentSumItems {
    /// One for each currency.
    pub items: Vec<MarketplacePaymentSum>,
}

/// Sums of card payments.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePaymentSumsResponse {
    /// The data.
    pub data: MarketplacePaymentSumItems,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Money that goes to a seller.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePayout {
    /// Id of the payout.
    pub id: i64,
    /// What the provider knows it by.
    pub reference: String,
    /// How much.
    pub amount: f64,
    /// Its currency.
    pub currency: String,
    /// The status.
    pub status: MarketplacePayoutStatus,
    /// When it was begun.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it went or failed. Null while it is on its way.
    pub done_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// A page of payouts.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePayoutPage {
    /// Newest first.
    pub data: Vec<MarketplacePayout>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// How far money is that goes to a seller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplacePayoutStatus {
    /// `pending`.
    Pending,
    /// `paid`.
    Paid,
    /// `failed`.
    Failed,
}

crate::word! {
    MarketplacePayoutStatus { Pending = "pending", Paid = "paid", Failed = "failed" }
}

crate::runtime::wire! {
    MarketplacePayoutStatus
}

/// Whether a seller is paid out what they sell by card.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceSellerAccount {
    /// The status.
    pub status: MarketplaceSellerAccountStatus,
    /// Whether they are. Only then others can order from them by card.
    pub is_paid_out: bool,
    /// Where the provider asks for what it has to know. Only in the answer to who begins.
    pub details_url: Option<String>,
    /// When they began. Null if they have not.
    pub started_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When the status was learned. Null if they have not begun.
    pub updated_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Whether a seller is paid out.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceSellerAccountResponse {
    /// The data.
    pub data: MarketplaceSellerAccount,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether a seller is paid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceSellerAccountStatus {
    /// `none`.
    None,
    /// `pending`.
    Pending,
    /// `active`.
    Active,
    /// `restricted`.
    Restricted,
}

crate::word! {
    MarketplaceSellerAccountStatus { None = "none", Pending = "pending", Active =
    "active", Restricted = "restricted" }
}

crate::runtime::wire! {
    MarketplaceSellerAccountStatus
}

/// A card payment, and where its money is.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceStaffPayment {
    /// Id of the order.
    pub order_id: i64,
    /// How people name the order.
    pub order_number: String,
    /// The order status.
    pub order_status: crate::marketplace_orders::MarketplaceOrderStatus,
    /// What was paid.
    pub amount: f64,
    /// What of it waits until the order is completed.
    pub held: f64,
    /// What of it waits for a decision.
    pub disputed: f64,
    /// What of it is the seller's, with the fee.
    pub released: f64,
    /// What of that the community keeps.
    pub platform_fee: f64,
    /// What of it went back to the buyer, or is on its way.
    pub refunded: f64,
    /// What of it the buyer's bank has taken.
    pub charged_back: f64,
    /// Currency of all amounts.
    pub currency: String,
    /// When it was paid.
    pub paid_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Until when it is held at least. Null where none is.
    pub release_after: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When held money went to the seller. Null if none was held, or it still is.
    pub released_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The buyer.
    pub buyer: crate::marketplace_orders::MarketplacePerson,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
    /// Why an administrator let the money go before its time. Null if nobody did.
    pub release_reason: Option<String>,
    /// Who did. Null if nobody did, or they are gone.
    pub released_by: Option<crate::marketplace_orders::MarketplacePerson>,
}

/// One page of card payments.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceStaffPaymentPage {
    /// Newest first.
    pub data: Vec<MarketplaceStaffPayment>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// A card payment.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceStaffPaymentResponse {
    /// The data.
    pub data: MarketplaceStaffPayment,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why held money goes to the seller before its time.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReleaseMarketplacePaymentBody {
    /// Why. Both parties read it.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/marketplace/payments/{id}/release`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReleaseMarketplacePaymentPath {
    /// Id of the order.
    pub id: i64,
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
}
