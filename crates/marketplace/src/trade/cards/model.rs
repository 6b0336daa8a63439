//! Card payments, what is held of them and what goes back: pure.

use chrono::TimeDelta;

use crate::base::{Refusal, Timestamp};
use crate::money::{Amount, Currency};
use crate::trade::model::{Order, OrderId, unusable};
use crate::{record, say, words};

/// Why money goes back.
pub use contract::marketplace_payments::MarketplaceRefundCause as Reason;

/// How far money is that goes back.
pub use contract::marketplace_payments::MarketplaceRefundStatus as RefundStatus;

/// Where a card payment stands.
pub use contract::marketplace_payments::MarketplaceCardPaymentStatus as Status;

/// Where money stands that is held.
pub use contract::marketplace_payments::MarketplaceEscrowStatus as Escrow;

kernel::ids! {
    /// The card payment of an order.
    CardPaymentId,
    /// Money of a card payment that goes back.
    CardRefundId,
}

words! {
    /// Why held money goes to the seller.
    pub enum ReleaseTrigger {
        /// The buyer has the thing, and did not complain in time.
        AutoTimeout = "auto_timeout",
        /// An administrator decided a dispute.
        DisputeResolved = "dispute_resolved",
    }
}

record! {
    /// A row of `marketplace_card_payments`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CardPayment {
        /// `marketplace_card_payments.id`.
        pub id: CardPaymentId,
        /// The order.
        pub order_id: OrderId,
        /// By which the provider knows it: the order's number.
        pub reference: String,
        /// What the provider calls it.
        pub intent: Option<String>,
        /// How much is to be paid.
        pub amount: Amount,
        /// In which currency.
        pub currency: Currency,
        /// Where it stands.
        pub status: Status,
        /// What has gone back.
        pub refunded: Amount,
        /// Where the money stands, if it is held.
        pub escrow: Option<Escrow>,
        /// Until when it is held at least.
        pub release_after: Option<Timestamp>,
        /// When it went to the seller.
        pub released_at: Option<Timestamp>,
        /// Why.
        pub release_trigger: Option<ReleaseTrigger>,
        /// When it was paid.
        pub paid_at: Option<Timestamp>,
        /// What of it is the seller's, with the fee.
        pub released: Amount,
        /// What the buyer's bank has taken of it.
        pub charged_back: Amount,
        /// What the community keeps of what is released, in hundredths of a percent.
        pub fee_basis: i64,
        /// Whether the seller got it off this program.
        pub is_outside: bool,
    }
    select payment_columns
}

record! {
    /// A row of `marketplace_card_refunds`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CardRefund {
        /// `marketplace_card_refunds.id`.
        pub id: CardRefundId,
        /// Under which the provider gives it back once.
        pub refund_key: String,
        /// How much.
        pub amount: Amount,
        /// How far it is.
        pub status: RefundStatus,
    }
    select refund_columns
}

impl CardPayment {
    /// Whether the buyer may still pay it.
    #[must_use]
    pub fn is_open(&self) -> bool {
        matches!(self.status, Status::Pending | Status::Failed)
    }

    /// How much of its currency's smallest units an amount of it is, as the provider counts.
    #[must_use]
    pub fn minor_units(&self, amount: Amount) -> i64 {
        self.currency.minor_units(amount)
    }

    /// Whether somebody means this payment, and nothing else.
    #[must_use]
    pub fn is_meant(&self, minor: i64, currency: &str) -> bool {
        self.minor_units(self.amount) == minor && self.currency.as_str().eq_ignore_ascii_case(currency)
    }

    /// What the community keeps from now on, in percent.
    #[allow(clippy::cast_possible_truncation, reason = "between nothing and ten thousand")]
    pub fn charge_fee(&mut self, percent: f64) {
        self.fee_basis = if percent.is_finite() { (percent.clamp(0.0, 100.0) * 100.0).round() as i64 } else { 0 };
    }

    /// It was paid, and the money is held for so many days if there are any. False if that is known.
    pub fn succeed(&mut self, now: Timestamp, held_days: Option<u32>) -> bool {
        if self.status == Status::Succeeded {
            return false;
        }
        (self.status, self.paid_at) = (Status::Succeeded, Some(now));
        if let Some(days) = held_days {
            (self.escrow, self.release_after) = (Some(Escrow::Held), Some(now + TimeDelta::days(days.into())));
        }
        true
    }

    /// What of it nobody has yet: neither the seller nor the bank, nor is it promised to the buyer.
    #[must_use]
    pub fn kept(&self, promised: Amount) -> Amount {
        self.amount.less(promised).less(self.released).less(self.charged_back)
    }

    /// What the community keeps of so much that is released, as it can be paid in its currency.
    #[must_use]
    pub fn fee_of(&self, released: Amount) -> Amount {
        let share = i128::from(released.hundredths()) * i128::from(self.fee_basis);
        let fee = Amount::from_hundredths(i64::try_from((share + 5_000) / 10_000).unwrap_or(i64::MAX));
        self.currency.rounded(fee).min(released)
    }

    /// So much of it is the seller's from now on. Gives by how much that changes what they get, in hundredths.
    fn set_released(&mut self, released: Amount) -> i64 {
        let net = |payment: &Self, gross: Amount| gross.less(payment.fee_of(gross)).hundredths();
        let change = net(self, released) - net(self, self.released);
        self.released = released;
        if self.is_outside { 0 } else { change }
    }

    /// So much more of it is the seller's. Gives what they get of it, in hundredths.
    pub fn hand_over(&mut self, amount: Amount) -> i64 {
        self.set_released(self.released.plus(amount).unwrap_or(self.amount).min(self.amount))
    }

    /// Takes so much of what is left, first of what nobody has yet. Gives what leaves the seller, in hundredths and below nothing.
    pub fn draw(&mut self, promised: Amount, wanted: Amount) -> i64 {
        let from_seller = wanted.less(self.kept(promised));
        self.set_released(self.released.less(from_seller))
    }

    /// Lets held money go to the seller. False if it has still to be held.
    pub fn release(&mut self, now: Timestamp) -> bool {
        match self.escrow {
            Some(Escrow::Held) if self.release_after.is_some_and(|end| end > now) => false,
            Some(Escrow::Held) => {
                (self.escrow, self.released_at) = (Some(Escrow::Released), Some(now));
                self.release_trigger = self.release_trigger.or(Some(ReleaseTrigger::AutoTimeout));
                true
            }
            Some(Escrow::Disputed) => false,
            Some(Escrow::Released | Escrow::Refunded) | None => true,
        }
    }

    /// Lets held money go to the seller before its time; `marketplace_card_releases` says who did, and why.
    pub fn release_early(&mut self, now: Timestamp) {
        if self.escrow == Some(Escrow::Held) {
            (self.escrow, self.released_at) = (Some(Escrow::Released), Some(now));
        }
    }

    /// Nobody touches held money while an administrator decides.
    pub fn dispute(&mut self) {
        if self.escrow == Some(Escrow::Held) {
            self.escrow = Some(Escrow::Disputed);
        }
    }

    /// An administrator has decided: all of the money goes back, or what is left may go to the seller from now on.
    pub fn decide(&mut self, now: Timestamp, goes_back: bool) {
        if self.escrow != Some(Escrow::Disputed) {
            return;
        }
        if goes_back {
            self.escrow = Some(Escrow::Refunded);
        } else {
            (self.escrow, self.release_after) = (Some(Escrow::Held), Some(now));
            self.release_trigger = Some(ReleaseTrigger::DisputeResolved);
        }
    }

    /// So much has gone back.
    pub fn give_back(&mut self, amount: Amount) {
        self.refunded = self.refunded.plus(amount).unwrap_or(self.amount).min(self.amount);
        if self.refunded == self.amount && self.escrow == Some(Escrow::Held) {
            self.escrow = Some(Escrow::Refunded);
        }
    }
}

/// The name of a refund, the same whoever asks for it and however often.
#[must_use]
pub fn refund_key(reference: &str, reason: Reason, dispute: Option<i64>) -> String {
    match dispute {
        Some(dispute) => format!("{reference}-{}-{dispute}", reason.as_str()),
        None => format!("{reference}-{}", reason.as_str()),
    }
}

/// An order for which a card payment can begin.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `order_id` if it is not paid by card, or does not wait for its payment.
pub fn payable(order: &Order, now: Timestamp) -> Result<(), Refusal> {
    if !order.by_card {
        return Err(unusable(say!("marketplace-card-not-chosen")).field("order_id"));
    }
    if !order.requires_payment() || order.payment_expires_at.is_none_or(|end| end <= now) {
        return Err(unusable(say!("marketplace-order-wrong-status")).field("order_id"));
    }
    Ok(())
}

/// How long the next attempt waits after so many: half a minute, doubled each time up to an hour.
#[must_use]
pub fn wait(attempts: i64) -> TimeDelta {
    let doublings = u32::try_from(attempts.clamp(1, 8) - 1).unwrap_or_default();
    TimeDelta::seconds(30 * (1_i64 << doublings)).min(TimeDelta::hours(1))
}

/// After so many attempts what is owed to the provider is given up, and waits for the operator: two days and a half.
pub const ATTEMPTS: i64 = 65;

/// After so many attempts an order ends that nobody paid, whether the provider answers or not.
pub const PATIENCE: i64 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    fn payment() -> CardPayment {
        CardPayment {
            id: 1.into(),
            order_id: 1.into(),
            reference: "MKT-1".to_owned(),
            intent: None,
            amount: Amount::from_hundredths(1_250),
            currency: Currency::parse("EUR").unwrap(),
            status: Status::Pending,
            refunded: Amount::ZERO,
            escrow: None,
            release_after: None,
            released_at: None,
            release_trigger: None,
            paid_at: None,
            released: Amount::ZERO,
            charged_back: Amount::ZERO,
            fee_basis: 500,
            is_outside: false,
        }
    }

    fn euros(hundredths: i64) -> Amount {
        Amount::from_hundredths(hundredths)
    }

    #[test]
    fn what_the_seller_has_and_what_leaves_them_adds_up() {
        let mut paid = payment();
        assert_eq!(paid.kept(Amount::ZERO), euros(1_250));
        // Two euros go back before the rest is the seller's, without five percent.
        assert_eq!(paid.draw(Amount::ZERO, euros(200)), 0);
        let promised = euros(200);
        assert_eq!(paid.hand_over(paid.kept(promised)), 1_050 - 53);
        assert_eq!((paid.fee_of(paid.released).hundredths(), paid.kept(promised)), (53, Amount::ZERO));
        // What goes back later leaves the seller with its share of the fee, and all of it leaves nothing.
        assert_eq!(paid.draw(promised, euros(50)), -47);
        assert_eq!((paid.released.hundredths(), paid.fee_of(paid.released).hundredths()), (1_000, 50));
        assert_eq!(paid.draw(euros(250), euros(1_000)), -950);
        let mut yen = CardPayment { currency: Currency::parse("JPY").unwrap(), amount: euros(50_000), ..payment() };
        assert_eq!(yen.hand_over(euros(50_000)), 47_500, "25 yen, as there are no hundredths");
        let mut outside = CardPayment { is_outside: true, ..payment() };
        assert_eq!((outside.hand_over(euros(1_250)), outside.draw(Amount::ZERO, euros(1_250))), (0, 0));
    }

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn money_is_held_until_its_time_and_goes_once() {
        let (paid, end) = (at("2026-01-05T12:00:00Z"), at("2026-01-19T12:00:00Z"));
        let mut held = payment();
        assert!(held.succeed(paid, Some(14)) && !held.succeed(end, None));
        assert_eq!((held.escrow, held.release_after, held.paid_at), (Some(Escrow::Held), Some(end), Some(paid)));
        assert!(!held.release(end - TimeDelta::seconds(1)));
        held.dispute();
        assert!(!held.release(end));
        held.decide(paid, false);
        assert!(held.release(paid) && held.release(end));
        assert_eq!((held.released_at, held.release_trigger), (Some(paid), Some(ReleaseTrigger::DisputeResolved)));
        let mut free = payment();
        assert!(free.succeed(paid, None) && free.release(paid));
        free.release_early(paid);
        assert_eq!((free.escrow, free.released_at), (None, None));
        let mut early = payment();
        early.succeed(paid, Some(14));
        early.release_early(paid);
        assert_eq!((early.escrow, early.released_at), (Some(Escrow::Released), Some(paid)));
    }

    #[test]
    fn what_goes_back_ends_what_is_held() {
        let now = at("2026-01-05T12:00:00Z");
        let mut held = payment();
        held.succeed(now, Some(14));
        held.give_back(Amount::from_hundredths(1_000));
        assert_eq!((held.refunded.hundredths(), held.escrow), (1_000, Some(Escrow::Held)));
        held.give_back(Amount::from_hundredths(250));
        assert_eq!((held.refunded.hundredths(), held.escrow), (1_250, Some(Escrow::Refunded)));
    }

    #[test]
    fn only_the_same_amount_in_the_same_currency_is_meant() {
        let payment = payment();
        assert!(payment.is_meant(1_250, "eur"));
        for (minor, currency) in [(1_249, "EUR"), (125_000, "EUR"), (1_250, "USD"), (-1_250, "EUR")] {
            assert!(!payment.is_meant(minor, currency), "{minor} {currency}");
        }
        let yen = CardPayment {
            currency: Currency::parse("JPY").unwrap(),
            amount: Amount::from_hundredths(50_000),
            ..payment
        };
        assert!(yen.is_meant(500, "JPY") && !yen.is_meant(50_000, "JPY"));
    }

    #[test]
    fn the_next_attempt_waits_longer_up_to_an_hour() {
        assert_eq!(
            [0, 1, 2, 3, 7, 8, i64::MAX].map(|attempts| wait(attempts).num_seconds()),
            [30, 30, 60, 120, 1_920, 3_600, 3_600]
        );
    }

    #[test]
    fn a_refund_has_one_name() {
        assert_eq!(refund_key("MKT-1", Reason::Late, None), "MKT-1-late");
        assert_eq!(refund_key("MKT-1", Reason::Dispute, Some(7)), "MKT-1-dispute-7");
    }
}
