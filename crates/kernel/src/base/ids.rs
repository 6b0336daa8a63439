//! Identities: 64-bit integers, one type a kind, so that a member is never passed where a connection is meant.
//!
//! Here are those that several rooms name. What only one area names, it makes in its own folder with [`ids!`](crate::ids).

/// Makes types of ids: a number that binds to SQL and reads from it, and is told on the wire as it is.
///
/// ```
/// kernel::ids! {
///     /// A house.
///     HouseId,
/// }
/// assert_eq!(HouseId::from(7).get(), 7);
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
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

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl $crate::db::Bind for $name {
            const KIND: $crate::db::Kind = $crate::db::Kind::Int;

            fn value(self) -> $crate::db::Value {
                $crate::db::Value::Int(self.0)
            }
        }

        impl $crate::db::Column for $name {
            fn column(value: $crate::db::Value) -> Result<Self, $crate::db::ColumnError> {
                <i64 as $crate::db::Column>::column(value).map(Self)
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

/// Ids of rows with these numbers.
#[must_use]
pub fn ids_of<I: From<i64>>(numbers: &[i64]) -> Vec<I> {
    numbers.iter().copied().map(I::from).collect()
}
