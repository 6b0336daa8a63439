//! What members hear of hours. Who hears what of a transaction is decided where the letters about it are written, in `notifications`.

use chrono::TimeDelta;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use crate::outbox::EventType;
use services::notices::{Mail, Notice, Notifier, Once};

const A_DAY: TimeDelta = TimeDelta::days(1);

const LINE: Notice = Notice::of(Category::Transactions, Some(Topic::Transactions), |_, _| "/wallet".to_owned());

/// A member sent hours.
pub static TRANSACTION: Notice = Notice { name: "transaction", mail: Mail::OfItsOwn, ..LINE };
/// Hours came for another reason.
pub static CREDITS_RECEIVED: Notice = Notice { name: "credits_received", mail: Mail::OfItsOwn, ..LINE };
/// Those who look after the community took hours from the member.
pub static CREDITS_TAKEN: Notice = Notice { name: "credits_taken", ..LINE };
/// The member has paid, and has little left. Said once a day: whoever has little may often have little more.
pub static LOW_BALANCE: Notice = Notice { name: "low_balance", once: Once::Within(A_DAY), ..LINE };

/// Tells members of hours.
pub struct Notices;

impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&TRANSACTION, &CREDITS_RECEIVED, &CREDITS_TAKEN, &LOW_BALANCE] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[] }
    }
}
