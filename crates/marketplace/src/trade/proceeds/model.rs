//! Accounts of sellers, their lines, payouts and chargebacks: pure.

use crate::base::{MemberId, Timestamp};
use crate::money::{Amount, Currency};
use crate::record;
use crate::trade::cards::provider::{Account, AccountStanding};
use crate::trade::model::Status as OrderStatus;

/// Whether a seller is paid out.
pub use contract::marketplace_payouts::MarketplaceSellerAccountStatus as AccountStatus;

/// How far money is that goes to a seller.
pub use contract::marketplace_payouts::MarketplacePayoutStatus as PayoutStatus;

/// Where a chargeback stands.
pub use contract::marketplace_payouts::MarketplaceChargebackStatus as ChargebackStatus;

/// Why a seller's balance changes.
pub use contract::marketplace_payouts::MarketplaceBalanceEntryKind as EntryKind;

/// Where money of a card payment is.
pub use contract::marketplace_payouts::MarketplaceMoneyState as MoneyState;

kernel::ids! {
    /// How a seller is known to the provider.
    SellerAccountId,
    /// Money that goes to a seller.
    PayoutId,
    /// Money that a bank has taken back.
    ChargebackId,
    /// A change of a seller's balance.
    EntryId,
}

record! {
    /// A row of `marketplace_seller_accounts`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SellerAccount {
        /// `marketplace_seller_accounts.id`.
        pub id: SellerAccountId,
        /// The seller.
        pub user_id: MemberId,
        /// By which the provider knows them.
        pub reference: String,
        /// Whether they are paid out.
        pub status: AccountStatus,
        /// When they began.
        pub created_at: Timestamp,
        /// When the status was learned.
        pub updated_at: Timestamp,
    }
    select seller_account_columns
}

record! {
    /// A row of `marketplace_payouts`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Payout {
        /// `marketplace_payouts.id`.
        pub id: PayoutId,
        /// Under which the provider sends it once.
        pub reference: String,
        /// How much.
        pub amount: Amount,
        /// In which currency.
        pub currency: Currency,
        /// How far it is.
        pub status: PayoutStatus,
        /// When it was begun.
        pub created_at: Timestamp,
        /// When it went or failed.
        pub done_at: Option<Timestamp>,
    }
    select payout_columns
}

record! {
    /// A row of `marketplace_card_chargebacks`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Chargeback {
        /// `marketplace_card_chargebacks.id`.
        pub id: ChargebackId,
        /// How much the bank took.
        pub amount: Amount,
        /// What of it was there to be taken.
        pub covered: Amount,
        /// What of that the seller had already.
        pub from_seller: Amount,
        /// Where it stands.
        pub status: ChargebackStatus,
        /// Where the order stood, if this has stopped it.
        pub prior_order_status: Option<OrderStatus>,
    }
    select chargeback_columns
}

impl SellerAccount {
    /// Notes what the provider says of the seller. True if that is new.
    pub fn learn(&mut self, said: &Account) -> bool {
        let status = match said.standing {
            AccountStanding::Pending => AccountStatus::Pending,
            AccountStanding::Active => AccountStatus::Active,
            AccountStanding::Restricted => AccountStatus::Restricted,
        };
        std::mem::replace(&mut self.status, status) != status
    }

    /// Whether money is sent to them.
    #[must_use]
    pub fn is_paid_out(&self) -> bool {
        self.status == AccountStatus::Active
    }
}

/// So much is in one currency of a seller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// How much.
    pub amount: Amount,
    /// In which currency.
    pub currency: Currency,
}

/// What of a balance can be sent: all of it, as far as it can be paid in its currency.
#[must_use]
pub fn payable(balance: i64, currency: Currency) -> Option<Due> {
    let whole = if currency.holds(Amount::from_hundredths(1)) { balance } else { balance / 100 * 100 };
    let amount = Amount::from_hundredths(whole).min(Amount::MOST);
    let amount = if currency.holds(amount) { amount } else { Amount::from_hundredths(amount.hundredths() / 100 * 100) };
    amount.is_positive().then_some(Due { amount, currency })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_balance_is_sent_as_far_as_it_can_be_paid() {
        let (euros, yen) = (Currency::parse("EUR").unwrap(), Currency::parse("JPY").unwrap());
        for (balance, currency, sent) in [
            (1_188, euros, Some(1_188)),
            (1, euros, Some(1)),
            (0, euros, None),
            (-1, euros, None),
            (47_500, yen, Some(47_500)),
            (47_550, yen, Some(47_500)),
            (99, yen, None),
            (i64::MAX, euros, Some(9_999_999_999)),
            (i64::MAX, yen, Some(9_999_999_900)),
        ] {
            let due = payable(balance, currency).map(|due| due.amount.hundredths());
            assert_eq!(due, sent, "{balance} {currency}");
        }
    }
}
