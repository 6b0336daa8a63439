//! Of what is told to members: links on their phones, and tokens of the links that end mails.

#[path = "../../crates/notifications/src/push/link.rs"]
pub mod link;
#[path = "../../crates/notifications/src/email/unsubscribe/token.rs"]
pub mod token;

/// What a token is about.
pub mod topic {
    pub use contract::notification_mail::UnsubscribeCategory as Topic;
}
