//! Identities: 64-bit integers, one type a kind, so that a member is never passed where a connection is meant.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::db::{Bind, Column, ColumnError, Kind, Value};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(i64);

        impl $name {
            /// The id with this number.
            #[must_use]
            pub const fn new(id: i64) -> Self {
                Self(id)
            }

            /// The number on the wire and in the database.
            #[must_use]
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $name {
            fn from(id: i64) -> Self {
                Self(id)
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl Bind for $name {
            const KIND: Kind = Kind::Int;

            fn value(self) -> Value {
                Value::Int(self.0)
            }
        }

        impl Column for $name {
            fn column(value: Value) -> Result<Self, ColumnError> {
                i64::column(value).map(Self)
            }
        }
    )+};
}

ids! {
    /// A community. Everything a tenant owns carries it.
    TenantId,
    /// A person of a tenant (`users.id`).
    MemberId,
    /// What lets somebody register.
    InviteId,
    /// A pair of members, asked or agreed.
    ConnectionId,
    /// A group of members.
    GroupId,
    /// What one member wrote to another.
    MessageId,
    /// A file of a message.
    AttachmentId,
    /// A kind of groups.
    GroupTypeId,
    /// What a member wrote to a group.
    GroupMessageId,
    /// A line in a member's bell.
    NotificationId,
    /// Something that happened in the system.
    DomainEventId,
    /// One member's block of another.
    BlockId,
    /// That a member wants to hear nothing of another.
    MuteId,
    /// What keeps members apart for their protection.
    MeasureId,
    /// What a member offers or asks for.
    ListingId,
    /// What a member says is wrong with a listing.
    ListingReportId,
    /// A heading under which listings, events and other things stand.
    CategoryId,
    /// A file in the data directory.
    FileId,
    /// A picture of a listing.
    ImageId,
    /// A skill on a community's list.
    SkillId,
    /// A member's word that another can do something.
    EndorsementId,
    /// What a member says about another one after they have met.
    ReviewId,
    /// Hours that moved.
    TransactionId,
    /// Where hours lie.
    AccountId,
    /// What a transfer is about.
    TransactionCategoryId,
    /// Two members, a listing and hours.
    ExchangeId,
}
