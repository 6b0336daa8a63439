//! Hours as the contract writes them.

use contract::wallet as wire;

use crate::base::{Answer, Hours, MemberId};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::{Eyes, model::absolute};
use crate::say;
use crate::wallet::actions::{Recipient, Transfer};
use crate::wallet::categories::store::TransactionCategory;
use crate::wallet::model::{Transaction, nobody};
use crate::wallet::store::{Party, TransactionWithParties};

/// The first of the names that is there.
pub(super) fn transfer(body: wire::TransferBody) -> Transfer {
    let (mut id, mut word) = match body.recipient {
        Some(wire::TransferBodyRecipient::Id(id)) => (Some(id), None),
        Some(wire::TransferBodyRecipient::Word(word)) => (None, Some(word)),
        None => (None, None),
    };
    if id.is_none() && word.is_none() {
        id = body.user_id;
    }
    if id.is_none() && word.is_none() {
        word = body.username.or(body.email);
    }
    Transfer {
        recipient: Recipient { id, word },
        amount: body.amount,
        description: body.description.unwrap_or_default(),
        category: body.category_id.map(Into::into),
    }
}

/// How one viewer sees transactions.
pub(super) struct View<'c> {
    pub(super) me: MemberId,
    eyes: Eyes,
    base_url: &'c str,
}

impl<'c> View<'c> {
    pub(super) fn of(call: &'c Call) -> Answer<Self> {
        Ok(Self { me: call.me()?, eyes: Eyes::of(call), base_url: &call.visit().base_url })
    }

    pub(super) fn party(&self, party: &Party, transaction: &Transaction) -> wire::WalletParty {
        match party.clone().card() {
            Some(card) => wire::WalletParty {
                id: card.id.get(),
                name: self.eyes.name(&card),
                avatar: card.avatar_url.as_deref().map(|address| absolute(self.base_url, address)),
            },
            None => wire::WalletParty { id: 0, name: nobody(&transaction.transaction_type).to_owned(), avatar: None },
        }
    }

    pub(super) fn transaction(&self, row: TransactionWithParties) -> wire::WalletTransaction {
        let TransactionWithParties { transaction, sender, receiver } = row;
        let debit = transaction.is_debit_of(self.me);
        let (sender, receiver) = (self.party(&sender, &transaction), self.party(&receiver, &transaction));
        wire::WalletTransaction {
            id: transaction.id.get(),
            type_: if debit { wire::TransactionDirection::Debit } else { wire::TransactionDirection::Credit },
            status: transaction.status,
            amount: transaction.amount.decimal(),
            description: transaction.description,
            transaction_type: transaction.transaction_type,
            other_user: if debit { receiver.clone() } else { sender.clone() },
            sender,
            receiver,
            category_id: transaction.category_id.map(i64::from),
            balance_after: None,
            created_at: transaction.created_at,
            repeated: None,
        }
    }
}

/// A transaction as the viewer sees it.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub fn transaction(call: &Call, row: TransactionWithParties) -> Answer<wire::WalletTransaction> {
    Ok(View::of(call)?.transaction(row))
}

pub(super) fn ledger(transaction: Transaction) -> wire::LedgerTransaction {
    wire::LedgerTransaction {
        id: transaction.id.get(),
        sender_id: transaction.sender_id.map(i64::from),
        receiver_id: transaction.receiver_id.map(i64::from),
        acting_user_id: transaction.acting_user_id.map(i64::from),
        amount: transaction.amount.decimal(),
        transaction_type: transaction.transaction_type,
        description: transaction.description,
        status: transaction.status,
        reverses_id: transaction.reverses_id.map(i64::from),
        created_at: transaction.created_at,
        repeated: None,
    }
}

/// What a transfer may be about.
#[must_use]
pub fn category(category: TransactionCategory) -> wire::TransactionCategory {
    wire::TransactionCategory {
        id: category.id.get(),
        name: category.name,
        description: category.description,
        color: category.color,
        sort_order: category.sort_order,
        is_active: category.is_active,
    }
}

/// `moved`: whether any hours did.
pub(super) fn fund_balance(call: &Call, (balance, moved): (Hours, bool)) -> wire::FundBalanceResponse {
    let data = wire::FundBalance { balance: balance.decimal(), repeated: (!moved).then_some(true) };
    wire::FundBalanceResponse { data, meta: call.meta() }
}

pub(super) fn starting_balance(call: &Call, amount: Hours) -> wire::StartingBalanceResponse {
    let data = wire::StartingBalance { starting_balance: amount.decimal() };
    wire::StartingBalanceResponse { data, meta: call.meta() }
}

pub(super) fn said(call: &Call, sentence: &Sentence) -> wire::WalletMessageResponse {
    wire::WalletMessageResponse { data: wire::WalletMessage { message: call.say(sentence) }, meta: call.meta() }
}

/// What became of a donation: `thanks`, unless it is a repetition that moved nothing.
pub(super) fn donated(call: &Call, moved: bool, thanks: &Sentence) -> wire::DonationMadeResponse {
    let message = if moved { call.say(thanks) } else { call.say(&say!("donation-repeated")) };
    let data = wire::DonationMade { message, repeated: (!moved).then_some(true) };
    wire::DonationMadeResponse { data, meta: call.meta() }
}
