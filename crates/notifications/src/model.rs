//! Lines and their words: pure.

mod about;
mod category;
mod inbox;

use chrono::TimeDelta;
use contract::Role;

pub use about::About;
pub use category::{Category, Counts, category_of, types_of};
pub(crate) use inbox::notification_columns;
pub use inbox::{Bunch, Bunches, GroupKey, MOST_NAMED, Notification, Place, group_key};

use serde_json::{Map, Value};

use super::prefs::model::{Kept, Preferences};
use crate::base::{GroupId, MemberId, Timestamp};
use crate::db::Json;
use crate::language::{Args, Language, message_name};
use crate::members::model::{Card, Eyes};
use crate::{record, words};

/// The same line does not ring again within this time (seed 1, "Dispatch behaviour" 3).
const ONCE_WITHIN: TimeDelta = TimeDelta::seconds(60);

/// A busy group does not ring again within this time (spec notifications, `GroupChatroomMessagePosted`).
const CHAT_ONCE_WITHIN: TimeDelta = TimeDelta::minutes(5);

/// Those who look after the community are not told again within this time that the same two were kept apart (spec notifications 12), or that
/// the same listing was reported.
const STAFF_ONCE_WITHIN: TimeDelta = TimeDelta::minutes(10);

words! {
    /// What a line is about: its `type` on the wire.
    pub enum Kind {
        /// Somebody wants to connect.
        ConnectionRequest = "connection_request",
        /// A wish to connect was accepted.
        ConnectionAccepted = "connection_accepted",
        /// A wish to connect was declined.
        ConnectionDeclined = "connection_declined",
        /// Somebody wrote.
        NewMessage = "new_message",
        /// A member sent hours.
        Transaction = "transaction",
        /// Hours came for another reason.
        CreditsReceived = "credits_received",
        /// Those who look after the community took hours from the member.
        CreditsTaken = "credits_taken",
        /// Somebody reviewed the member.
        ReviewReceived = "review_received",
        /// A review by the member was hidden.
        ReviewHidden = "review_hidden",
        /// A review by the member was removed.
        ReviewRemoved = "review_removed",
        /// Somebody keeps a listing in mind.
        ListingSaved = "listing_saved",
        /// To those who look after the community: a new listing.
        NewListingCreated = "new_listing_created",
        /// To those who look after the community: somebody says that something is wrong with a listing.
        ListingReportCreated = "listing_report_created",
        /// To those who look after a group: somebody joined.
        GroupMemberJoined = "group_member_joined",
        /// Somebody wrote to a group.
        GroupChatroomMessage = "group_chatroom_message",
        /// To those who look after the community: a new group.
        NewGroupCreated = "new_group_created",
        /// Somebody asks for an exchange.
        ExchangeRequested = "exchange_request_received",
        /// A broker looks at an exchange.
        ExchangePendingBroker = "exchange_pending_broker",
        /// An exchange was agreed to.
        ExchangeAccepted = "exchange_accepted",
        /// A broker lets an exchange go on.
        ExchangeApproved = "exchange_approved",
        /// A broker stopped an exchange.
        ExchangeRejected = "exchange_rejected",
        /// An exchange was turned down.
        ExchangeDeclined = "exchange_request_declined",
        /// An exchange has begun.
        ExchangeStarted = "exchange_started",
        /// The hours of an exchange are to be confirmed.
        ExchangeToConfirm = "exchange_ready_confirmation",
        /// An exchange was paid.
        ExchangeCompleted = "exchange_completed",
        /// An exchange was called off.
        ExchangeCancelled = "exchange_cancelled",
        /// A broker is asked to decide.
        ExchangeDisputed = "exchange_disputed",
        /// To those who look after the community: an exchange waits for one of them.
        ExchangeNeedsBroker = "exchange_needs_broker",
        /// To a new member.
        Welcome = "welcome",
        /// To those who look after the community: a new member.
        NewUserRegistered = "new_user_registered",
        /// To those who look after the community: safeguarding kept two members apart.
        SafeguardingContactBlocked = "safeguarding_contact_blocked",
    }
}

/// A line before it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NewNotification {
    pub(super) to: MemberId,
    pub(super) kind: Kind,
    /// Who caused it; `None` where the reader is not to know.
    pub(super) actor: Option<MemberId>,
    /// The id of what it is about, where that is no member.
    pub(super) about: Option<i64>,
    /// What that is called, where the sentence says so.
    pub(super) place: Option<String>,
    /// The group that it happened in.
    pub(super) group: Option<GroupId>,
}

/// Where a line about what members write to a group leads.
pub(super) fn chat(group: GroupId) -> String {
    format!("/groups/{group}/chat")
}

impl Kind {
    /// What the other learns of a step in an exchange (`exchange_history.action`), if anything.
    pub(super) fn of_exchange(action: &str) -> Option<Self> {
        Some(match action {
            "request" => Self::ExchangeRequested,
            "submit" => Self::ExchangePendingBroker,
            "accept" => Self::ExchangeAccepted,
            "approve" => Self::ExchangeApproved,
            "reject" => Self::ExchangeRejected,
            "decline" => Self::ExchangeDeclined,
            "start" => Self::ExchangeStarted,
            "complete" | "confirm" => Self::ExchangeToConfirm,
            "settle" | "resolve_complete" => Self::ExchangeCompleted,
            "cancel" | "resolve_cancel" | "expire" => Self::ExchangeCancelled,
            "dispute" | "disagree" => Self::ExchangeDisputed,
            _ => return None,
        })
    }

    /// Whether not even a mail says again what was said after [`once_since`](Self::once_since).
    pub(super) const fn is_said_once(self) -> bool {
        matches!(self, Self::ListingSaved | Self::ListingReportCreated | Self::SafeguardingContactBlocked)
    }

    /// The same line, of the same type, link and actor, does not ring again if it rang after this moment. However often somebody takes a listing to mind and lets it go,
    /// its owner hears of it once.
    pub(super) fn once_since(self, now: Timestamp) -> Timestamp {
        match self {
            Self::ListingSaved => Timestamp::UNIX_EPOCH,
            Self::GroupChatroomMessage => now - CHAT_ONCE_WITHIN,
            Self::SafeguardingContactBlocked | Self::ListingReportCreated => now - STAFF_ONCE_WITHIN,
            _ => now - ONCE_WITHIN,
        }
    }
}

impl NewNotification {
    /// Where the line leads, relative to the app. Lines of one type with one link are gathered in the inbox: five who want to connect are
    /// one entry with five actors.
    pub(super) fn link(&self, reader: &Reader) -> String {
        let actor = self.actor.map(|member| member.to_string()).unwrap_or_default();
        match self.kind {
            Kind::ConnectionRequest | Kind::ConnectionAccepted | Kind::ConnectionDeclined => "/connections".to_owned(),
            Kind::NewMessage => format!("/messages/{actor}"),
            Kind::Transaction | Kind::CreditsReceived | Kind::CreditsTaken => "/wallet".to_owned(),
            Kind::ExchangeDeclined => "/exchanges".to_owned(),
            Kind::ExchangeRequested
            | Kind::ExchangePendingBroker
            | Kind::ExchangeAccepted
            | Kind::ExchangeApproved
            | Kind::ExchangeRejected
            | Kind::ExchangeStarted
            | Kind::ExchangeToConfirm
            | Kind::ExchangeCompleted
            | Kind::ExchangeCancelled
            | Kind::ExchangeDisputed => format!("/exchanges/{}", self.about.unwrap_or_default()),
            Kind::ExchangeNeedsBroker => format!("/broker/exchanges/{}", self.about.unwrap_or_default()),
            Kind::ReviewReceived | Kind::ReviewHidden | Kind::ReviewRemoved => "/reviews".to_owned(),
            Kind::ListingSaved | Kind::NewListingCreated => format!("/listings/{}", self.about.unwrap_or_default()),
            // Not to the listing itself: brokers may not see it any more.
            Kind::ListingReportCreated => format!("/broker/listing-reports?listing={}", self.about.unwrap_or_default()),
            Kind::GroupMemberJoined | Kind::NewGroupCreated => format!("/groups/{}", self.about.unwrap_or_default()),
            Kind::GroupChatroomMessage => chat(self.about.unwrap_or_default().into()),
            Kind::Welcome => "/feed".to_owned(),
            Kind::NewUserRegistered if reader.is_admin() => "/admin/users?filter=pending".to_owned(),
            Kind::NewUserRegistered => "/broker/members".to_owned(),
            Kind::SafeguardingContactBlocked => {
                format!("/broker/safeguarding?from={actor}&to={}", self.about.unwrap_or_default())
            }
        }
    }
}

record! {
    /// Whose bell it is.
    #[derive(Clone, Debug)]
    pub(super) struct Reader {
        pub(super) id: MemberId,
        pub(super) role: Role,
        pub(super) is_tenant_super_admin: bool,
        pub(super) preferred_language: String,
        pub(super) active: bool,
        pub(super) preferences: Json<Map<String, Value>>,
        pub(super) federation: bool,
    }
}

impl Reader {
    /// Passes the `admin` gate (spec platform 2.7).
    fn is_admin(&self) -> bool {
        match self.role {
            Role::Admin | Role::TenantAdmin | Role::SuperAdmin => true,
            Role::Member => self.is_tenant_super_admin,
            Role::Broker | Role::Coordinator => false,
        }
    }

    /// What they want to hear of.
    pub(super) fn preferences(&self) -> Preferences {
        Kept { json: self.preferences.0.clone(), federation: self.federation }.preferences()
    }

    /// The language that they are written to in.
    pub(super) fn language(&self) -> Language {
        Language::of(&self.preferred_language)
    }

    /// How much of a name they see.
    pub(super) fn eyes(&self) -> Eyes {
        Eyes { admin: self.is_admin(), me: Some(self.id) }
    }
}

/// The sentence that the reader finds in the bell, in their language. `place` is the group that it is about, or the community, which is also
/// named where nobody is to be.
pub(super) fn message(kind: Kind, actor: Option<&Card>, reader: &Reader, place: &str) -> String {
    let name = actor.map_or_else(|| place.to_owned(), |actor| reader.eyes().name(actor));
    sentence(reader.language(), kind, &name, place)
}

/// The sentence for all of one language whom something in a group reaches at once: nobody among them sees more of a name than the others.
pub(super) fn wrote(actor: &Card, group: &str, language: Language) -> String {
    let name = Eyes { admin: false, me: None }.name(actor);
    sentence(language, Kind::GroupChatroomMessage, &name, group)
}

fn sentence(language: Language, kind: Kind, name: &str, place: &str) -> String {
    let mut args = Args::new();
    args.set("name", name);
    args.set("place", place);
    language.say(&message_name("bell", kind.as_str()), &args)
}

/// The heading of a line. Of a type that this version does not know it is the type in words (`connection_request` becomes `Connection
/// request`), which is also what English says of those that it knows: older clients rely on it.
#[must_use]
pub fn title(kind: &str, language: Language) -> String {
    let message = message_name("type", kind);
    if language.knows(&message) { language.say(&message, &Args::new()) } else { in_words(kind) }
}

fn in_words(kind: &str) -> String {
    let mut letters = kind.chars().map(|letter| if letter == '_' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests;
