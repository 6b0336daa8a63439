//! What the REST contract tells, the graph tells too: every property of the schemas that both doors show is in the published
//! GraphQL schema under the same name and with the same nullability, or in [`OTHERWISE`] with the reason.

use std::collections::{BTreeMap, BTreeSet};

use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{BaseType, FieldDefinition, TypeKind, TypeSystemDefinition};
use serde_json::Value;

/// A schema of the contract, and the types of the graph that show it: a property may be on any of them.
const SHOWN: &[(&str, &[&str])] = &[
    ("UserMini", &["Member"]),
    ("DirectoryMember", &["Member", "MemberProfile"]),
    ("PublicProfile", &["Member", "MemberProfile"]),
    ("PublicProfileStats", &["MemberStats"]),
    ("OwnProfile", &["OwnProfile", "Viewer"]),
    ("OwnProfileStats", &["OwnProfileStats"]),
    ("MemberBadge", &["Badge"]),
    ("MyStats", &["OwnStats"]),
    ("ChosenLanguage", &["SetLanguagePayload"]),
    ("ConnectionItem", &["Relationship"]),
    ("PendingConnectionCounts", &["PendingConnectionCounts"]),
    ("ConnectionStatus", &["ConnectionStanding", "Member"]),
    ("ConnectionSuggestion", &["ConnectionSuggestion"]),
    ("RequestedConnection", &["RequestConnectionPayload"]),
    ("AcceptedConnection", &["AcceptConnectionPayload"]),
    ("BlockedMember", &["BlockedMember"]),
    ("BlockStatus", &["BlockStatus"]),
    ("ListingItem", &["Listing"]),
    ("ListingImage", &["ListingImage"]),
    ("Category", &["Category"]),
    ("MessagePartner", &["Member", "MemberProfile"]),
    ("MessageReaction", &["MessageReaction"]),
    ("LastMessage", &["Message"]),
    ("Message", &["Message"]),
    ("MessageAttachment", &["MessageAttachment"]),
    ("ConversationItem", &["Conversation"]),
    ("MessagingSettings", &["MessagingSettings"]),
    ("MarkedRead", &["MarkConversationReadPayload"]),
    ("ConversationRestored", &["RestoreConversationPayload"]),
    ("MessageReactionOutcome", &["ReactToMessagePayload"]),
    ("Group", &["Group"]),
    ("GroupType", &["GroupType"]),
    ("GroupMembership", &["GroupMembership"]),
    ("GroupMember", &["GroupMember"]),
    ("GroupMembershipChange", &["ChangeGroupMemberRolePayload"]),
    ("GroupNotificationPrefs", &["GroupNotificationPreferences"]),
    ("GroupMessage", &["GroupMessage"]),
    ("Notification", &["Notification"]),
    ("GroupedNotification", &["GroupedNotification", "Notification"]),
    ("NotificationCounts", &["NotificationCounts"]),
    ("NotificationPreferences", &["NotificationPreferences"]),
    ("MatchPreferences", &["MatchPreferences"]),
    ("NotificationForm", &["NotificationForm"]),
    ("NotificationSettings", &["NotificationSettings"]),
    ("GroupFrequencySetting", &["GroupFrequencySetting"]),
    ("ThreadFrequencySetting", &["ThreadFrequencySetting"]),
    ("PushStatus", &["PushStatus"]),
    ("PushSent", &["SendPushPayload"]),
    ("PushCampaignOpened", &["OpenPushCampaignPayload"]),
    ("PushSummary", &["PushSummary"]),
    ("PushFailure", &["PushFailure"]),
    ("MutedMember", &["MutedMember"]),
    ("ReceivedReview", &["Review"]),
    ("GivenReview", &["Review"]),
    ("Review", &["Review"]),
    ("ReviewStats", &["ReviewStats"]),
    ("PendingReview", &["PendingReview"]),
    ("ModeratedReviewDetail", &["ReviewModeration", "Review"]),
    ("EndorsedSkillGroup", &["EndorsedSkill"]),
    ("EndorsementStats", &["EndorsementStats"]),
    ("SkillEndorsements", &["SkillEndorsements"]),
    ("SkillEndorsementItem", &["SkillEndorsement"]),
    ("TopEndorsedMember", &["TopEndorsedMember"]),
    ("PeerEndorsement", &["EndorseMemberPayload"]),
    ("EndorsedSkill", &["EndorseSkillPayload"]),
    ("Skill", &["Skill"]),
    ("SafeguardingMeasure", &["SafeguardingMeasure"]),
    ("WalletBalance", &["Wallet"]),
    ("WalletTransaction", &["Transaction"]),
    ("WalletParty", &["TransactionParty"]),
    ("LedgerTransaction", &["Transaction"]),
    ("Payee", &["Payee"]),
    ("TransactionCategory", &["TransactionCategory"]),
    ("CommunityFund", &["CommunityFund"]),
    ("CommunityFundTransaction", &["FundTransaction"]),
    ("Donation", &["Donation"]),
    ("FundBalance", &["CommunityFund"]),
    ("StartingBalance", &["SetStartingBalancePayload"]),
    ("Exchange", &["Exchange"]),
    ("ExchangeStep", &["ExchangeStep"]),
    ("ExchangeRating", &["ExchangeRating"]),
    ("ExchangeRatings", &["Exchange"]),
    ("ExchangeCheck", &["OpenExchange"]),
    ("ExchangeConfig", &["ExchangeRules"]),
    ("ExchangeAttention", &["ExchangesThatNeedAttention"]),
    ("MemberRating", &["MemberRating"]),
    ("ListingAnalytics", &["ListingAnalytics"]),
    ("ListingAnalyticsSummary", &["ListingAnalyticsSummary"]),
    ("ListingAnalyticsPeriod", &["ListingAnalyticsPeriod"]),
    ("ListingAnalyticsDay", &["ListingAnalyticsDay"]),
    ("ListingAnalyticsContact", &["ListingAnalyticsContact"]),
    ("PopularListingTag", &["PopularListingTag"]),
    ("ListingReport", &["ListingReport"]),
    ("ListingUnderReport", &["ReportedListing"]),
];

/// What the graph shows in another way, and why. `*` stands for every schema.
const OTHERWISE: &[(&str, &str, &str)] = &[
    ("ChosenLanguage", "language", "null only with an error, as every payload's field"),
    ("PushSummary", "by_type", "a map by type is a list here"),
    ("PushSummary", "success_pct", "successPercent"),
    ("PushSummary", "fcm_sent", "phonesReached"),
    ("PushSummary", "fcm_failed", "phonesFailed"),
    ("PushSummary", "web_delivered", "browsersReached"),
    ("PushFailure", "fcm_failed", "phonesFailed"),
    ("PushSent", "failed", "always zero"),
    ("PushSent", "total", "the same as sent"),
    ("PushSent", "message", "a sentence for screens that show nothing else; sent is zero"),
    ("PushCampaignOpened", "opened", "there is an answer"),
    ("ExchangeRating", "rater", "null for a member who is no longer there"),
    ("*", "avatar", "the same as avatar_url, for older clients of REST"),
    ("ConnectionItem", "connection_id", "the same as id, for older clients of REST"),
    ("ConnectionItem", "user", "the same as partner, for older clients of REST"),
    ("ConnectionItem", "requester_id", "requester { restId }"),
    ("ConnectionItem", "receiver_id", "receiver { restId }"),
    ("PublicProfile", "connection_status", "connectionStatus, which also says who asked; null if it could not be read"),
    ("PublicProfile", "badges", "Member.badges; null if they could not be read"),
    ("OwnProfile", "tenant_id", "communityId"),
    ("PublicProfile", "rating", "stats { averageRating }"),
    ("PublicProfile", "total_hours_given", "stats { totalHoursGiven }"),
    ("PublicProfile", "total_hours_received", "stats { totalHoursReceived }"),
    ("PublicProfile", "groups_count", "stats { groupsCount }"),
    ("PublicProfile", "stats", "stats, null if they could not be read"),
    ("DirectoryMember", "rating", "profile { stats { averageRating } }"),
    ("DirectoryMember", "total_hours_given", "profile { stats { totalHoursGiven } }"),
    ("DirectoryMember", "total_hours_received", "profile { stats { totalHoursReceived } }"),
    ("DirectoryMember", "showcased_badges", "the first three of Member.badges"),
    ("ConnectionStatus", "status", "Member.connectionStatus; null if it could not be read"),
    ("ConnectionStatus", "connection_id", "Member.connection { restId }"),
    ("ConnectionStatus", "direction", "part of Member.connectionStatus: PENDING_SENT or PENDING_RECEIVED"),
    ("ConnectionSuggestion", "id", "member { restId }"),
    ("ConnectionSuggestion", "name", "member { name }"),
    ("ConnectionSuggestion", "avatar_url", "member { avatarUrl }"),
    ("ConnectionSuggestion", "bio", "member { bio }"),
    ("RequestedConnection", "connection_id", "connection { restId }"),
    ("RequestedConnection", "message", "a sentence for screens that show nothing else; status says the same"),
    ("AcceptedConnection", "connection_id", "connection { restId }"),
    ("BlockedMember", "block_id", "a block is lifted by its member"),
    ("BlockedMember", "user_id", "member { restId }"),
    ("ChosenLanguage", "message", "a sentence for screens that show nothing else"),
    ("*", "content", "the same as body, for older clients of REST"),
    ("Message", "conversation_id", "conversation { pair }"),
    ("Message", "sender_id", "sender { restId }"),
    ("Message", "receiver_id", "receiver { restId }"),
    ("Message", "context_id", "contextRestId; about is the thing itself"),
    ("LastMessage", "sender_id", "sender { restId }"),
    ("LastMessage", "attachment_count", "attachments, as many as there are"),
    ("ConversationItem", "conversation_id", "pair"),
    ("ConversationItem", "other_user", "partner"),
    ("ConversationItem", "last_message", "lastMessage, null if it could not be read"),
    ("ConversationItem", "reactions", "lastMessage { reactions }"),
    ("MarkedRead", "marked_read", "markedRead, null as any field of a payload may be"),
    ("ConversationRestored", "success", "there is an answer"),
    ("ConversationRestored", "message", "a sentence for screens that show nothing else"),
    ("ConversationRestored", "restored_count", "restoredCount, null as any field of a payload may be"),
    ("MessageReactionOutcome", "message_id", "message { restId }"),
    ("MessageReactionOutcome", "emoji", "what was asked for"),
    ("MessageReactionOutcome", "reactions", "message { reactions }"),
    ("Group", "owner_id", "owner { restId }"),
    ("Group", "parent_id", "parent { restId }"),
    ("Group", "type_id", "type { restId }"),
    ("Group", "members_count", "the same as member_count, for older clients of REST"),
    ("GroupMember", "id", "member { restId }"),
    ("GroupMember", "user_id", "member { restId }"),
    ("GroupMember", "name", "member { name }"),
    ("GroupMember", "first_name", "member { firstName }"),
    ("GroupMember", "last_name", "member { lastName }"),
    ("GroupMember", "avatar_url", "member { avatarUrl }"),
    ("GroupMembershipChange", "user_id", "member { restId }"),
    ("GroupMessage", "group_id", "group { restId }"),
    ("GroupMessage", "sender_id", "sender { restId }"),
    ("GroupMessage", "sender", "sender, null if they are gone"),
    ("BlockedMember", "name", "member { name }"),
    ("BlockedMember", "first_name", "member { firstName }"),
    ("BlockedMember", "last_name", "member { lastName }"),
    ("BlockedMember", "avatar_url", "member { avatarUrl }"),
    ("Notification", "user_id", "always the viewer"),
    ("Notification", "body", "the same as message, for older clients of REST"),
    ("Notification", "actor_id", "actor { restId }"),
    ("GroupedNotification", "user_id", "always the viewer"),
    ("GroupedNotification", "body", "the same as message, for older clients of REST"),
    ("GroupedNotification", "id", "notification { restId }"),
    ("GroupedNotification", "is_read", "allRead"),
    ("GroupedNotification", "read_at", "notification { readAt }"),
    ("GroupedNotification", "actor_id", "notification { actor { restId } }"),
    ("GroupedNotification", "created_at", "latestAt"),
    ("GroupedNotification", "notification_ids", "notifications { restId }"),
    ("PushSummary", "available", "always true"),
    ("PushFailure", "id", "restId: a line of the log has no global id"),
    ("PushFailure", "user_id", "member { restId }"),
    ("MutedMember", "mute_id", "nothing is done with a decision by its number"),
    ("MutedMember", "user_id", "member { restId }"),
    ("MutedMember", "name", "member { name }"),
    ("MutedMember", "first_name", "member { firstName }"),
    ("MutedMember", "last_name", "member { lastName }"),
    ("MutedMember", "avatar_url", "member { avatarUrl }"),
    ("ReceivedReview", "reviewer", "reviewer, null where nobody is told; reviewerName says what is shown"),
    ("GivenReview", "receiver", "receiver, null if they are gone"),
    ("Review", "reviewer", "reviewer, null where nobody is told; reviewerName says what is shown"),
    ("Review", "receiver", "receiver, null if they are gone"),
    ("Review", "reviewer_id", "reviewer { restId }"),
    ("Review", "receiver_id", "receiver { restId }"),
    ("PendingReview", "exchange_title", "title"),
    ("PendingReview", "exchange_id", "transaction { restId }"),
    ("PendingReview", "transaction_id", "transaction { restId }"),
    ("Review", "transaction_id", "transaction { restId }"),
    ("ModeratedReviewDetail", "transaction_id", "transaction { restId }"),
    ("ModeratedReviewDetail", "group_id", "group { restId }"),
    ("GroupFrequencySetting", "group_id", "group { restId }"),
    ("PendingReview", "receiver_id", "receiver { restId }"),
    ("PendingReview", "receiver_name", "receiver { name }"),
    ("PendingReview", "receiver_avatar", "receiver { avatarUrl }"),
    ("ModeratedReviewDetail", "tenant_id", "communityId"),
    ("ModeratedReviewDetail", "tenant_name", "communityName"),
    ("ModeratedReviewDetail", "reviewer_id", "author { restId }"),
    ("ModeratedReviewDetail", "reviewer_name", "authorName"),
    ("ModeratedReviewDetail", "reviewer_email", "authorEmail"),
    ("ModeratedReviewDetail", "reviewer_avatar", "author { avatarUrl }"),
    ("ModeratedReviewDetail", "receiver_id", "receiver { restId }"),
    ("ModeratedReviewDetail", "receiver_name", "receiver { name }"),
    ("ModeratedReviewDetail", "receiver_avatar", "receiver { avatarUrl }"),
    ("EndorsedSkillGroup", "endorsers", "endorsers, null if they could not be read"),
    ("EndorsedSkillGroup", "endorsed_by_names", "endorsers { name }"),
    ("EndorsedSkillGroup", "endorsed_by_ids", "endorsers { restId }"),
    ("EndorsedSkillGroup", "endorsed_by_avatars", "endorsers { avatarUrl }"),
    ("SkillEndorsementItem", "endorser_id", "endorser { restId }"),
    ("SkillEndorsementItem", "endorser_name", "endorser { name }"),
    ("SkillEndorsementItem", "endorser_avatar", "endorser { avatarUrl }"),
    ("TopEndorsedMember", "user_id", "member { restId }"),
    ("TopEndorsedMember", "name", "member { name }"),
    ("TopEndorsedMember", "avatar_url", "member { avatarUrl }"),
    ("PeerEndorsement", "endorsed_id", "member { restId }"),
    ("PeerEndorsement", "message", "a sentence for screens that show nothing else"),
    ("EndorsedSkill", "endorsement_id", "endorsement { restId }"),
    ("EndorsedSkill", "message", "a sentence for screens that show nothing else"),
    ("WalletBalance", "currency", "always hours"),
    ("WalletBalance", "pending_in", "the same as pending_incoming, for older clients of REST"),
    ("WalletBalance", "pending_out", "the same as pending_outgoing, for older clients of REST"),
    ("WalletTransaction", "balance_after", "always null, for older clients of REST"),
    ("WalletTransaction", "type", "direction, null for an administrator who is no side of it"),
    ("WalletTransaction", "other_user", "partner, null for an administrator who is no side of it"),
    ("WalletTransaction", "category_id", "category { restId }"),
    ("WalletParty", "id", "member { restId }"),
    ("LedgerTransaction", "sender_id", "sender { member { restId } }"),
    ("LedgerTransaction", "receiver_id", "receiver { member { restId } }"),
    ("LedgerTransaction", "acting_user_id", "actingMember { restId }"),
    ("LedgerTransaction", "reverses_id", "reverses { restId }"),
    ("Payee", "id", "member { restId }"),
    ("Payee", "name", "member { name }"),
    ("Payee", "first_name", "member { firstName }"),
    ("Payee", "last_name", "member { lastName }"),
    ("StartingBalance", "starting_balance", "startingBalance; null where it could not be read or set"),
    ("CommunityFund", "id", "there is one"),
    ("CommunityFundTransaction", "id", "transaction { restId }"),
    ("Donation", "id", "transaction { restId }"),
    ("Donation", "other_user", "partner"),
    (
        "Exchange",
        "listing",
        "listing, null if it was deleted; listingTitle and listingType, also of one that was deleted",
    ),
    ("Exchange", "listing_id", "listing { restId }"),
    ("Exchange", "requester", "requester, null if they are gone"),
    ("Exchange", "provider", "provider, null if they are gone"),
    ("Exchange", "requester_id", "requester { restId }"),
    ("Exchange", "provider_id", "provider { restId }"),
    ("ExchangeRating", "rater_id", "rater { restId }"),
    ("ExchangeRating", "rater_first_name", "rater { firstName }"),
    ("ExchangeRating", "rater_last_name", "rater { lastName }"),
    ("ExchangeRating", "rater_username", "for older clients of REST"),
    ("ExchangeRating", "rated_id", "rated { restId }"),
    ("ExchangeRatings", "ratings", "Exchange.ratings, null unless the viewer is one of the two"),
    ("ExchangeRatings", "has_rated", "Exchange.hasRated, null unless the viewer is one of the two"),
    ("ExchangeCheck", "id", "exchange { restId }"),
    ("ExchangeCheck", "status", "exchange { status }"),
    ("ExchangeCheck", "proposed_hours", "exchange { proposedHours }"),
    ("ExchangeCheck", "created_at", "exchange { createdAt }"),
    ("ExchangeAttention", "items", "exchanges"),
    ("ListingAnalytics", "listing_id", "listing { restId }"),
    ("ListingAnalytics", "period_days", "the same as days, for older clients of REST"),
    ("ListingAnalytics", "created_at", "Listing.createdAt"),
    ("ListingAnalytics", "expires_at", "Listing.expiresAt"),
    ("ListingAnalytics", "views_over_time", "series { date views }"),
    ("ListingAnalytics", "contacts_over_time", "series { date contacts }"),
    ("ListingAnalyticsSummary", "total_views", "the same as views, for older clients of REST"),
    ("ListingAnalyticsSummary", "total_contacts", "the same as contacts, for older clients of REST"),
    ("ListingAnalyticsSummary", "total_saves", "the same as saves, for older clients of REST"),
    ("ListingReport", "listing", "subject"),
    ("ListingReport", "reporter", "reporter, null if they are gone"),
    ("ListingReport", "decided_by", "decidedBy { restId }"),
    ("ListingUnderReport", "id", "listing { restId }, null for a viewer who may not see the listing"),
    ("ListingUnderReport", "user_id", "owner { restId }"),
    ("SafeguardingMeasure", "made_by", "madeBy { restId }"),
    ("SafeguardingMeasure", "lifted_by", "liftedBy { restId }"),
    ("SafeguardingMeasure", "member_id", "member { restId }"),
    ("SafeguardingMeasure", "partner_id", "partner { restId }"),
    ("ListingItem", "user_id", "owner { restId }"),
    ("ListingItem", "user", "owner"),
    ("ListingItem", "author_name", "owner { name }"),
    ("ListingItem", "author_avatar", "owner { avatarUrl }"),
    ("ListingItem", "author_verified", "owner { badges }"),
    ("ListingItem", "category_id", "category { restId }"),
    ("ListingItem", "category_name", "category { name }"),
    ("ListingItem", "category_color", "category { color }"),
    ("ListingItem", "category_slug", "category { slug }"),
    ("ListingItem", "price", "always null, for older clients of REST"),
    ("ListingItem", "is_favorited", "isSaved, as the mutation is called"),
    ("ListingItem", "distance_km", "null where no place was named; REST leaves it out"),
    ("ListingItem", "availability", "of any shape in the contract, null among them"),
    ("ListingItem", "can_edit", "canEdit everywhere; REST tells it around a place alone"),
    ("ListingItem", "can_delete", "the same as canEdit"),
    ("ListingImage", "sort_order", "the order of the list"),
];

/// Operations of REST that the graph has none for, and why.
const ELSEWHERE: &[(&str, &str)] = &[
    ("login", "signing in sets cookies and is limited by address: /api/auth"),
    ("refreshToken", "as login"),
    ("logout", "as login"),
    ("revokeToken", "as login"),
    ("revokeAllTokens", "as login"),
    ("validateToken", "as login"),
    ("validateTokenInBody", "as login"),
    ("getCsrfToken", "as login"),
    ("getAuthCsrfToken", "as login"),
    ("getUnversionedCsrfToken", "as login"),
    ("register", "as login"),
    ("getRegistrationInfo", "as login"),
    ("verifyEmail", "as login"),
    ("resendVerification", "as login"),
    ("resendVerificationByEmail", "as login"),
    ("showUnsubscribePage", "a page for browsers, opened from a mail"),
    (
        "unsubscribe",
        "what mail programs send for a button of their own; members change viewer { notificationPreferences }",
    ),
    ("rejectOwnConnectionStatus", "a guard of a path that only REST has"),
    ("listNearbyListings", "listings, around a place"),
    ("listMemberReviews", "Member.reviews: REST has two paths to the same"),
    ("markNotificationGroupReadByPath", "markNotificationGroupRead: a key needs no path here"),
    ("listRecentNotifications", "viewer { notifications }: for older clients of REST"),
    ("checkNotifications", "viewer { notificationCounts { total } }: for older clients of REST"),
    ("countUnread", "viewer { unreadMessagesCount notificationCounts { total } }: for older clients of REST"),
    ("pollNotifications", "viewer { notificationCounts { total } }: for older clients of REST"),
    ("deleteNotificationsByBody", "deleteNotification and deleteNotifications: for older clients of REST"),
    ("markNotificationsReadByBody", "markNotificationRead and markAllNotificationsRead: for older clients of REST"),
    ("getNotificationSettingsAlias", "viewer { notificationSettings }: for older clients of REST"),
    ("updateNotificationSettingAlias", "setNotificationFrequency: for older clients of REST"),
    ("getVapidPublicKey", "vapidPublicKey: for older clients of REST"),
    ("muteMemberByBody", "muteMember: for older clients of REST"),
    ("getWalletStatement", "a file to download"),
    ("setListingImage", "files are sent over REST alone (docs/decisions)"),
    ("addListingImages", "files are sent over REST alone (docs/decisions)"),
    ("sendVoiceMessage", "files are sent over REST alone (docs/decisions)"),
    ("getMessageAttachment", "a file to download"),
    ("generateListingDescription", "refused at every community: there is no service that writes texts"),
    ("getRealtimeConfig", "for clients of the Pusher protocol; the graph has subscriptions of its own"),
    ("getPusherConfig", "as getRealtimeConfig"),
    ("getPusherConfigAlias", "as getRealtimeConfig"),
    ("authorizeChannel", "as getRealtimeConfig"),
    ("authorizeChannelByQuery", "as getRealtimeConfig"),
    ("getHealth", "for whoever runs the gateway"),
    ("getLiveness", "for whoever runs the gateway"),
    ("getLivenessAlias", "for whoever runs the gateway"),
    ("getContract", "the contract of REST; the graph describes itself"),
    ("getTenantBootstrap", "what a client reads before it knows which community it talks to"),
    ("listTenants", "what a client reads before it knows which community it talks to"),
    ("getPlatformStats", "for home pages, before anybody signs in"),
    ("getLegalAcceptanceStatus", "for older clients of REST: communities publish no legal documents here"),
];

/// Every file of the graph, one after the other.
fn resolvers(folder: &std::path::Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            resolvers(&path, text);
        } else {
            text.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn whatever_rest_can_the_graph_can() {
    let mut text = String::new();
    resolvers(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/graphql"), &mut text);
    resolvers(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("generated/src/graph"), &mut text);
    let mut problems = Vec::new();
    for operation in contract::Operation::ALL {
        let id = operation.id();
        let name = format!("Operation::{}{}", id[..1].to_uppercase(), &id[1..]);
        let is_entered =
            text.match_indices(&name).any(|(at, _)| !text[at + name.len()..].starts_with(char::is_alphanumeric));
        match (is_entered, ELSEWHERE.iter().any(|(elsewhere, _)| *elsewhere == id)) {
            (false, false) => problems.push(format!("{id}: no field enters by it")),
            (true, true) => problems.push(format!("{id}: a field enters by it, and it is said that none does")),
            _ => {}
        }
    }
    let unknown =
        ELSEWHERE.iter().filter(|(id, _)| !contract::Operation::ALL.iter().any(|operation| operation.id() == *id));
    problems.extend(unknown.map(|(id, _)| format!("{id}: no such operation")));
    assert!(problems.is_empty(), "{problems:#?}");
}

type Fields = BTreeMap<String, FieldDefinition>;

fn graph() -> BTreeMap<String, Fields> {
    let published = parse_schema(include_str!("../../../graphql/schema.graphql")).unwrap();
    let objects = published.definitions.into_iter().filter_map(|definition| match definition {
        TypeSystemDefinition::Type(ty) => match ty.node.kind {
            TypeKind::Object(object) => {
                let fields = object.fields.into_iter().map(|field| (field.node.name.node.to_string(), field.node));
                Some((ty.node.name.node.to_string(), fields.collect()))
            }
            _ => None,
        },
        _ => None,
    });
    objects.collect()
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |all, word| all + &word[..1].to_uppercase() + &word[1..])
}

/// Whether a GraphQL type can carry what a property says.
fn fits(schema: &Value, ty: &BaseType) -> bool {
    match (schema["type"].as_str(), ty) {
        (Some("array"), BaseType::List(_)) => true,
        (Some("array"), BaseType::Named(_)) | (_, BaseType::List(_)) => false,
        (Some("integer"), BaseType::Named(name)) => matches!(name.as_str(), "Int" | "ID"),
        (Some("number"), BaseType::Named(name)) => matches!(name.as_str(), "Float" | "Hours" | "Money"),
        (Some("boolean"), BaseType::Named(name)) => name == "Boolean",
        (Some("string"), BaseType::Named(name)) if schema["format"] == "date-time" => name == "DateTime",
        (Some("string"), BaseType::Named(name)) if schema.get("enum").is_some() => {
            !matches!(name.as_str(), "Int" | "Float" | "Boolean")
        }
        (Some("string"), BaseType::Named(name)) => matches!(name.as_str(), "String" | "URL" | "Date" | "Hours"),
        (_, BaseType::Named(name)) => !matches!(name.as_str(), "Int" | "Float" | "Boolean" | "String"),
    }
}

#[test]
fn whatever_both_doors_show_they_show_alike() {
    let contract: Value = serde_json::from_str(contract::OPENAPI_JSON).unwrap();
    let schemas = &contract["components"]["schemas"];
    let graph = graph();
    let mut problems = Vec::new();
    let mut used = BTreeSet::new();

    for (schema, types) in SHOWN {
        let properties = schemas[schema]["properties"].as_object().unwrap_or_else(|| panic!("no schema {schema}"));
        for (name, property) in properties {
            if let Some(reason) =
                OTHERWISE.iter().position(|(of, what, _)| (*of == *schema || *of == "*") && what == name)
            {
                used.insert(reason);
                continue;
            }
            let Some(field) = types.iter().find_map(|ty| graph.get(*ty)?.get(&camel(name))) else {
                problems.push(format!("{schema}.{name}: not on {types:?}"));
                continue;
            };
            let nullable = property["nullable"] == true;
            if nullable != field.ty.node.nullable {
                problems.push(format!("{schema}.{name}: nullable {nullable} in the contract, not so on {types:?}"));
            }
            if !fits(property, &field.ty.node.base) {
                problems.push(format!("{schema}.{name}: {property} does not fit {}", field.ty.node));
            }
        }
    }
    let idle = (0..OTHERWISE.len())
        .filter(|reason| !used.contains(reason))
        .map(|reason| format!("not needed: {:?}", OTHERWISE[reason]));
    problems.extend(idle);
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn whatever_happens_once_under_a_key_takes_one() {
    let mut text = String::new();
    resolvers(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/graphql"), &mut text);
    let mut made = String::new();
    resolvers(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("generated/src/graph"), &mut made);
    let graph = graph();
    let mut problems = Vec::new();
    for operation in contract::Operation::ALL.iter().filter(|operation| operation.row().idempotency.is_some()) {
        let id = operation.id();
        let asking = format!("operation: Operation::{}{},", id[..1].to_uppercase(), &id[1..]);
        if let Some((_, asking)) = made.split_once(&asking) {
            if !asking.split("answer:").next().is_some_and(|inputs| inputs.contains("\"idempotencyKey\"")) {
                problems.push(format!("{id}: its mutation takes no idempotencyKey"));
            }
            continue;
        }
        if ELSEWHERE.iter().any(|(elsewhere, _)| *elsewhere == id) {
            continue;
        }
        let entering = format!("enter(Operation::{}{})", id[..1].to_uppercase(), &id[1..]);
        let resolver = text.split_once(&entering).and_then(|(before, _)| before.rsplit_once("async fn "));
        let mutation = resolver.and_then(|(_, resolver)| resolver.split_once('(')).map(|(name, _)| camel(name));
        let Some(field) = mutation.as_ref().and_then(|name| graph["Mutation"].get(name)) else {
            problems.push(format!("{id}: no mutation stands for it, but {mutation:?}"));
            continue;
        };
        if !field.arguments.iter().any(|argument| argument.node.name.node.as_str() == "idempotencyKey") {
            problems.push(format!("{id}: {} takes no idempotencyKey", field.name.node));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
