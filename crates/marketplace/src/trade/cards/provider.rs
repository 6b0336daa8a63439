//! What a provider of card payments can do.

use async_trait::async_trait;
use chrono::TimeDelta;

use crate::base::Secret;

/// Takes card payments and gives them back. Each payment has a reference and each refund a key, which we choose; whatever is asked for twice under
/// the same name is done once, and answered as it stands.
#[async_trait]
pub trait CardProvider: Send + Sync {
    /// Expects a payment.
    ///
    /// # Errors
    /// See [`Trouble`].
    async fn begin(&self, wanted: &NewIntent<'_>) -> Result<Intent, Trouble>;

    /// Where a payment stands.
    ///
    /// # Errors
    /// See [`Trouble`].
    async fn read(&self, reference: &str) -> Result<Intent, Trouble>;

    /// Expects a payment no longer, whether it was begun or not: what is cancelled is never charged. One that was paid stays paid, and the answer says so.
    ///
    /// # Errors
    /// See [`Trouble`].
    async fn cancel(&self, reference: &str) -> Result<Intent, Trouble>;

    /// Gives back a part of a payment, or all of it.
    ///
    /// # Errors
    /// See [`Trouble`].
    async fn refund(&self, wanted: &NewRefund<'_>) -> Result<Refunded, Trouble>;

    /// Gets to know a seller, or goes on.
    ///
    /// # Errors
    /// See [`Trouble`].
    async fn open_account(&self, reference: &str) -> Result<Account, Trouble>;

    /// How far it is with a seller.
    ///
    /// # Errors
    /// See [`Trouble`].
    async fn read_account(&self, reference: &str) -> Result<Account, Trouble>;

    /// Sends money to a seller.
    ///
    /// # Errors
    /// See [`Trouble`].
    async fn pay_out(&self, wanted: &NewPayout<'_>) -> Result<PaidOut, Trouble>;
}

/// A seller as the provider knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whether money can be sent to them.
    pub standing: AccountStanding,
    /// Where it asks them for what it has to know.
    pub details_url: Option<String>,
}

/// Whether a provider sends a seller money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountStanding {
    /// It has still to know something.
    Pending,
    /// It does.
    Active,
    /// It does not at the moment.
    Restricted,
}

/// Money to send to a seller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPayout<'a> {
    /// The key under which it is sent once.
    pub reference: &'a str,
    /// To which seller, by our name.
    pub account: &'a str,
    /// How much, in the smallest units of the currency.
    pub amount: i64,
    /// The currency's three letters.
    pub currency: &'a str,
}

/// What became of money that was to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidOut {
    /// It was sent.
    Paid,
    /// It will be; the provider tells when, or is asked again.
    Pending,
    /// It was not, and never will be under this name.
    Failed,
}

/// A payment to expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewIntent<'a> {
    /// Its name for both sides, the key under which it is begun once.
    pub reference: &'a str,
    /// How much, in the smallest units of the currency.
    pub amount: i64,
    /// The currency's three letters.
    pub currency: &'a str,
}

/// Money to give back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewRefund<'a> {
    /// Of which payment.
    pub reference: &'a str,
    /// The key under which it is given back once.
    pub key: &'a str,
    /// How much, in the smallest units of the currency.
    pub amount: i64,
    /// The currency's three letters.
    pub currency: &'a str,
}

/// Where a payment stands at the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntentStatus {
    /// It waits for the buyer.
    Open,
    /// The last attempt failed; it waits for another.
    Failed,
    /// It was paid.
    Succeeded,
    /// It will never be paid.
    Cancelled,
}

/// A payment as the provider knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// What the provider calls it; none of one that was cancelled before it began.
    pub id: Option<String>,
    /// Where it stands.
    pub status: IntentStatus,
    /// How much, in the smallest units of the currency; none of one that never began.
    pub amount: Option<i64>,
    /// The currency's three letters.
    pub currency: Option<String>,
    /// What lets the provider's page take it.
    pub client_secret: Option<Secret>,
}

/// What became of money that was to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refunded {
    /// It went.
    Succeeded,
    /// It will go; the provider tells when, or is asked again.
    Pending,
}

/// A provider did not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Asking again leads nowhere: the provider understood and refused.
    pub is_final: bool,
    /// In a few words that hold nobody's data and no secret.
    pub why: String,
    /// How long the provider asks us to wait.
    pub after: Option<TimeDelta>,
}

impl Trouble {
    /// It may go better later.
    #[must_use]
    pub fn again(why: &str) -> Self {
        Self { is_final: false, why: why.to_owned(), after: None }
    }

    /// It never will.
    #[must_use]
    pub fn refused(why: &str) -> Self {
        Self { is_final: true, ..Self::again(why) }
    }
}
