//! What moves, between whom, and what is refused: pure.

use chrono::TimeDelta;
use contract::Code;
use sha2::{Digest as _, Sha256};

use crate::base::{
    AccountId, Answer, Failure, Hours, MemberId, Refusal, Timestamp, TransactionCategoryId, TransactionId,
};
use crate::language::Sentence;
use crate::say;
use crate::{record, words};

/// For so long the same transfer without a key is the same one (spec platform 5.2).
pub const WINDOW: TimeDelta = TimeDelta::seconds(120);

words! {
    /// Why hours moved: `transactions.transaction_type`.
    pub enum Kind {
        /// A member sent them to another one.
        Transfer = "transfer",
        /// An exchange was completed.
        Exchange = "exchange",
        /// A gift.
        Donation = "donation",
        /// What a new member starts with.
        StartingBalance = "starting_balance",
        /// An administrator gave them.
        AdminGrant = "admin_grant",
        /// An administrator took them back.
        AdminReclaim = "admin_reclaim",
        /// Into the community fund, or out of it.
        CommunityFund = "community_fund",
        /// A transaction was taken back.
        Reversal = "reversal",
        /// A member bought something in the marketplace.
        MarketplacePurchase = "marketplace_purchase",
        /// A member brought what another one had ordered.
        CommunityDelivery = "community_delivery",
        /// What was paid in the marketplace was given back.
        MarketplaceRefund = "marketplace_refund",
        /// The community fund thanks a member for coming to an event.
        EventAttendance = "event_attendance",
    }
}

impl Kind {
    /// Whether whoever gives does so of their own accord.
    #[must_use]
    pub const fn is_spent(self) -> bool {
        match self {
            Self::Transfer
            | Self::Exchange
            | Self::Donation
            | Self::CommunityFund
            | Self::MarketplacePurchase
            | Self::CommunityDelivery => true,
            Self::StartingBalance
            | Self::AdminGrant
            | Self::AdminReclaim
            | Self::Reversal
            | Self::MarketplaceRefund
            | Self::EventAttendance => false,
        }
    }
}

words! {
    /// What an account is.
    pub enum AccountKind {
        /// A member's.
        Member = "member",
        /// What the community holds in common.
        CommunityFund = "community_fund",
        /// Where hours come from and go back to.
        Issuance = "issuance",
        /// A partner installation's.
        Clearing = "clearing",
    }
}

/// Whether the hours of a transaction have moved.
pub use contract::wallet::WalletTransactionStatus as Status;

/// Whose account it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A member's.
    Member(MemberId),
    /// The community fund.
    CommunityFund,
    /// Issuance.
    Issuance,
    /// A partner installation's, by its slug.
    Clearing(String),
}

impl Holder {
    /// The kind of the account.
    #[must_use]
    pub const fn kind(&self) -> AccountKind {
        match self {
            Self::Member(_) => AccountKind::Member,
            Self::CommunityFund => AccountKind::CommunityFund,
            Self::Issuance => AccountKind::Issuance,
            Self::Clearing(_) => AccountKind::Clearing,
        }
    }

    /// The member, if it is one's.
    #[must_use]
    pub const fn member(&self) -> Option<MemberId> {
        match self {
            Self::Member(member) => Some(*member),
            _ => None,
        }
    }

    /// The partner, if it is one's.
    #[must_use]
    pub fn partner(&self) -> Option<&str> {
        match self {
            Self::Clearing(partner) => Some(partner),
            _ => None,
        }
    }

    /// The least its balance may be after giving; `floor` is the community's rule for members.
    #[must_use]
    pub const fn floor(&self, floor: Hours) -> Option<Hours> {
        match self {
            Self::Member(_) => Some(floor),
            Self::CommunityFund => Some(Hours::ZERO),
            Self::Issuance | Self::Clearing(_) => None,
        }
    }
}

/// Hours to be moved.
#[derive(Clone, Debug)]
pub struct Payment<'a> {
    /// Who gives.
    pub from: Holder,
    /// Who gets.
    pub to: Holder,
    /// How many; positive.
    pub amount: Hours,
    /// What it is for, as both sides read it.
    pub description: &'a str,
    /// Why.
    pub kind: Kind,
    /// Who does it, if it is not the member who gives.
    pub acting: Option<MemberId>,
    /// The listing it is about.
    pub listing: Option<i64>,
    /// The category it is about.
    pub category: Option<TransactionCategoryId>,
    /// The transaction that it takes back.
    pub reverses: Option<TransactionId>,
    /// What makes it the same as another one.
    pub fingerprint: Option<Fingerprint>,
    /// Whoever gives owes it: it moves even where that leads below their floor.
    pub is_owed: bool,
}

impl<'a> Payment<'a> {
    /// A plain payment between two accounts.
    #[must_use]
    pub const fn new(from: Holder, to: Holder, amount: Hours, kind: Kind, description: &'a str) -> Self {
        Self {
            from,
            to,
            amount,
            description,
            kind,
            acting: None,
            listing: None,
            category: None,
            reverses: None,
            fingerprint: None,
            is_owed: false,
        }
    }
}

/// What [`pay`](super::pay) did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The transaction; an earlier one if this was a repetition within the window.
    pub id: TransactionId,
    /// False if it was a repetition: nothing moved then.
    pub moved: bool,
    /// When the hours moved; for a repetition, when it was noticed.
    pub at: Timestamp,
}

/// What makes an unkeyed transfer the same as another one by the same sender (spec platform 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(pub [u8; 32]);

impl Fingerprint {
    /// Of a transfer: who gets it, how much, why and in what words, about what, and who does it.
    #[must_use]
    pub fn of(payment: &Payment<'_>) -> Self {
        let id = |member: Option<MemberId>| member.map_or(0, MemberId::get).to_be_bytes();
        let digest = Sha256::new()
            .chain_update(payment.kind.as_str())
            .chain_update([0])
            .chain_update(payment.to.kind().as_str())
            .chain_update([0])
            .chain_update(id(payment.to.member()))
            .chain_update(payment.amount.hundredths().to_be_bytes())
            .chain_update(id(payment.acting))
            .chain_update(payment.category.map_or(0, TransactionCategoryId::get).to_be_bytes())
            .chain_update(payment.description)
            .finalize();
        Self(digest.into())
    }
}

record! {
    /// An account that is held by the transaction at hand.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Account {
        /// `accounts.id`.
        pub id: AccountId,
        /// What it is.
        pub kind: AccountKind,
        /// The member's, if it is one's.
        pub user_id: Option<MemberId>,
        /// The partner's, if it is one's.
        pub partner: Option<String>,
        /// What lies there.
        pub balance: Hours,
    }
    select account_columns
}

impl Account {
    /// Whether it is this one's.
    #[must_use]
    pub fn belongs_to(&self, holder: &Holder) -> bool {
        self.kind == holder.kind() && self.user_id == holder.member() && self.partner.as_deref() == holder.partner()
    }
}

record! {
    /// A row of `transactions`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Transaction {
        /// `transactions.id`.
        pub id: TransactionId,
        /// Member whose hours became fewer.
        pub sender_id: Option<MemberId>,
        /// Member whose hours became more.
        pub receiver_id: Option<MemberId>,
        /// Who did it, if not the sender.
        pub acting_user_id: Option<MemberId>,
        /// How many hours; positive.
        pub amount: Hours,
        /// What its maker wrote.
        pub description: String,
        /// Whether the hours have moved.
        pub status: Status,
        /// Why: a [`Kind`], or one that another version of the program knows.
        pub transaction_type: String,
        /// What it is about.
        pub category_id: Option<TransactionCategoryId>,
        /// The transaction that it takes back.
        pub reverses_id: Option<TransactionId>,
        /// When.
        pub created_at: Timestamp,
    }
    select transaction_columns
}

impl Transaction {
    /// Whether this member's hours became fewer; otherwise they became more.
    #[must_use]
    pub fn is_debit_of(&self, member: MemberId) -> bool {
        self.sender_id == Some(member)
    }

    /// Whether this viewer may know whom it concerned and what was written about it, in a list that shows to everybody that the hours moved.
    ///
    /// Gifts and what the community pays are for all to see. What an administrator corrected, and why, is between them and the member.
    #[must_use]
    pub fn is_told(&self, viewer: MemberId, steward: bool) -> bool {
        let open = matches!(Kind::parse(&self.transaction_type), Some(Kind::Donation | Kind::CommunityFund));
        open || steward || self.sender_id == Some(viewer) || self.receiver_id == Some(viewer)
    }

    /// The member on the other side.
    #[must_use]
    pub fn other(&self, member: MemberId) -> Option<MemberId> {
        if self.is_debit_of(member) { self.receiver_id } else { self.sender_id }
    }
}

/// What the side of a transaction is called where no member stands.
#[must_use]
pub fn nobody(transaction_type: &str) -> &'static str {
    match Kind::parse(transaction_type) {
        Some(Kind::CommunityFund | Kind::Donation | Kind::EventAttendance) => "Community fund",
        _ => "Community",
    }
}

/// An amount from the wire: positive and exact.
///
/// # Errors
/// 400 `VALIDATION_ERROR` with field `amount`.
pub fn positive(number: f64, most: Hours) -> Answer<Hours> {
    match Hours::exactly(number) {
        None => Err(unusable("amount", say!("hours-too-fine"))),
        Some(amount) if !amount.is_positive() => Err(unusable("amount", say!("hours-not-positive"))),
        Some(amount) if amount > most => {
            let sentence = say!("transfer-too-large", most = most.decimal());
            Err(unusable("amount", sentence))
        }
        Some(amount) => Ok(amount),
    }
}

/// An input that cannot be.
pub(super) fn unusable(field: &'static str, sentence: Sentence) -> Failure {
    Refusal::new(Code::ValidationError, sentence).status(400).field(field).into()
}

/// There are not enough hours.
#[must_use]
pub fn insufficient() -> Refusal {
    Refusal::new(Code::InsufficientFunds, say!("insufficient-funds")).field("amount")
}

/// There is no such member.
pub(super) fn nowhere() -> Refusal {
    Refusal::new(Code::NotFound, say!("member-missing"))
}

/// The member takes no part now.
pub(super) fn at_rest() -> Refusal {
    Refusal::new(Code::TransferFailed, say!("recipient-inactive"))
}

/// Whoever administers from outside, or was shut out just now, has no hours to give.
pub(super) fn outside() -> Failure {
    Refusal::new(Code::TransferFailed, say!("not-a-member")).into()
}

/// There is no such transaction, or not for this viewer.
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("transaction-missing"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payment(to: i64, amount: i64, description: &str) -> Payment<'_> {
        let (from, to) = (Holder::Member(1.into()), Holder::Member(to.into()));
        Payment::new(from, to, Hours::from_hundredths(amount), Kind::Transfer, description)
    }

    #[test]
    fn whatever_a_transfer_says_is_in_its_fingerprint() {
        let plain = Fingerprint::of(&payment(2, 100, "bread"));
        assert_eq!(plain, Fingerprint::of(&payment(2, 100, "bread")));
        let others = [
            payment(3, 100, "bread"),
            payment(2, 101, "bread"),
            payment(2, 100, "Bread"),
            Payment { acting: Some(9.into()), ..payment(2, 100, "bread") },
            Payment { category: Some(9.into()), ..payment(2, 100, "bread") },
            Payment { kind: Kind::Donation, ..payment(2, 100, "bread") },
            Payment { to: Holder::CommunityFund, ..payment(2, 100, "bread") },
        ];
        for other in others {
            assert_ne!(plain, Fingerprint::of(&other), "{other:?}");
        }
    }

    #[test]
    fn amounts_are_positive_exact_and_below_the_cap() {
        let most = Hours::whole(1_000);
        for (number, hundredths) in [(0.01, 1), (1.5, 150), (1_000.0, 100_000)] {
            assert_eq!(positive(number, most).ok(), Some(Hours::from_hundredths(hundredths)));
        }
        for number in [0.0, -0.0, -1.0, 0.001, 1_000.01, 1e18, f64::NAN] {
            let Err(Failure::Refusal(refusal)) = positive(number, most) else { panic!("{number} passed") };
            assert_eq!((refusal.status, refusal.code()), (400, Code::ValidationError), "{number}");
            assert_eq!(refusal.items[0].field.as_deref(), Some("amount"));
        }
    }

    #[test]
    fn corrections_are_told_to_their_member_and_to_administrators() {
        let moved = |kind: Kind| Transaction {
            id: 1.into(),
            sender_id: None,
            receiver_id: Some(7.into()),
            acting_user_id: Some(9.into()),
            amount: Hours::whole(1),
            description: "Counted twice".to_owned(),
            status: Status::Completed,
            transaction_type: kind.as_str().to_owned(),
            category_id: None,
            reverses_id: None,
            created_at: Timestamp::UNIX_EPOCH,
        };
        for kind in Kind::ALL {
            let open = matches!(kind, Kind::Donation | Kind::CommunityFund);
            assert_eq!(moved(*kind).is_told(8.into(), false), open, "{kind}");
            assert!(moved(*kind).is_told(7.into(), false), "{kind}");
            assert!(moved(*kind).is_told(8.into(), true), "{kind}");
        }
    }

    #[test]
    fn only_issuance_and_clearing_have_no_floor() {
        let floor = Hours::from_hundredths(-500);
        for (holder, least) in [
            (Holder::Member(1.into()), Some(floor)),
            (Holder::CommunityFund, Some(Hours::ZERO)),
            (Holder::Issuance, None),
            (Holder::Clearing("far".to_owned()), None),
        ] {
            assert_eq!(holder.floor(floor), least);
            let account = Account {
                id: 1.into(),
                kind: holder.kind(),
                user_id: holder.member(),
                partner: holder.partner().map(str::to_owned),
                balance: Hours::ZERO,
            };
            assert!(account.belongs_to(&holder));
            assert!(!account.belongs_to(&Holder::Member(2.into())));
        }
    }
}
