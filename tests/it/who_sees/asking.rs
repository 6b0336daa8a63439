//! How every field of the published schema is asked for: with the arguments that it needs, about the things of a prepared town.

use std::collections::BTreeMap;

use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{
    BaseType, FieldDefinition, InputValueDefinition, Type, TypeKind, TypeSystemDefinition,
};

use crate::who_may::Prepared;

/// Types, each with the way to one of them that is `member`'s.
pub const ANCHORS: &[(&str, &[&str])] = &[
    ("Viewer", &["viewer"]),
    ("OwnProfile", &["viewer", "profile"]),
    ("Wallet", &["viewer", "wallet"]),
    ("CommunityFund", &["communityFund"]),
    ("Member", &["member(id: $member)"]),
    ("MemberProfile", &["member(id: $member)", "profile"]),
    ("Listing", &["listing(id: $own_listing)"]),
    ("Group", &["group(id: $group)"]),
    ("Exchange", &["exchange(id: $exchange)"]),
    ("Review", &["review(id: $review)"]),
    ("Community", &["community"]),
];

/// What is asked for with somebody else's listing.
const OTHERS_LISTINGS: &[&str] = &["openExchange", "reportListing", "requestExchange", "saveListing", "unsaveListing"];

/// What is done with the other of a pair.
const WITH_THE_FRIEND: &[&str] = &[
    "archiveConversation",
    "markConversationRead",
    "muteMember",
    "restoreConversation",
    "tellTyping",
    "thread",
    "withdrawFromCommunityFund",
];

/// Inputs of which nothing is required, though something is needed.
const INPUTS: &[(&str, &str)] = &[
    (
        "createListing",
        "{ title: \"Soup for six\", description: \"A pot of soup, carried to the door.\", type: OFFER, categoryId: $heading }",
    ),
    ("updateListing", "{ listingId: $own_listing, title: \"Soup for seven\", categoryId: $heading }"),
    ("addMySkill", "{ skillName: \"Tea\", categoryId: $skills }"),
    ("inviteToGroupByEmail", "{ groupId: $group, emails: [\"eve@elsewhere.example\"] }"),
    ("updateConsent", "{ slug: \"marketing_email\", given: true }"),
    ("updateGroupDiscussion", "{ groupId: $group, discussionId: $discussion, content: \"x\" }"),
    ("updateGroup", "{ groupId: $group, description: \"x\" }"),
    ("sendMessage", "{ memberId: $friend, body: \"x\" }"),
    ("createTransactionCategory", "{ name: $name }"),
    ("updateTransactionCategory", "{ categoryId: $category, sortOrder: 2 }"),
    ("transferHours", "{ memberId: $friend, amount: 1 }"),
    ("donateHours", "{ memberId: $friend, amount: 1 }"),
    ("updateNotificationPreferences", "{ emailDigest: true }"),
    (
        "subscribePush",
        "{ endpoint: \"https://push.example/send/abc123\", keys: { \
         p256dh: \"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4\", \
         auth: \"BTBZMqHH6r4Tts7J_aSIgg\" } }",
    ),
    ("setNotificationFrequency", "{ contextType: GROUP, contextId: $group, frequency: DAILY }"),
    ("setMyAvailability", "{ schedule: [{ dayOfWeek: 1, startTime: \"09:00\", endTime: \"10:00\" }] }"),
    ("setMyAvailabilityOfDay", "{ dayOfWeek: 1, slots: [{ startTime: \"09:00\", endTime: \"10:00\" }] }"),
    ("addMyAvailabilityOnDate", "{ date: \"2030-05-02\", startTime: \"09:00\", endTime: \"10:00\" }"),
    ("updateFaq", "{ faqId: $faq, answer: \"x\" }"),
    ("resetMemberSecondFactor", "{ memberId: $member, reason: \"x\" }"),
    ("createSafeguardingMeasure", "{ kind: VETTED, memberId: $member, reason: \"x\" }"),
];

/// The published schema.
pub struct Schema {
    pub objects: BTreeMap<String, Vec<FieldDefinition>>,
    enums: BTreeMap<String, String>,
    inputs: BTreeMap<String, Vec<InputValueDefinition>>,
}

impl Schema {
    pub fn published() -> Self {
        let document = parse_schema(include_str!("../../../graphql/schema.graphql")).unwrap();
        let mut schema = Self { objects: BTreeMap::new(), enums: BTreeMap::new(), inputs: BTreeMap::new() };
        for definition in document.definitions {
            let TypeSystemDefinition::Type(ty) = definition else { continue };
            let name = ty.node.name.node.to_string();
            match ty.node.kind {
                TypeKind::Object(object) => {
                    schema.objects.insert(name, object.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Interface(interface) => {
                    schema.objects.insert(name, interface.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Enum(words) => {
                    schema.enums.insert(name, words.values[0].node.value.node.to_string());
                }
                TypeKind::InputObject(input) => {
                    schema.inputs.insert(name, input.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Scalar | TypeKind::Union(_) => {}
            }
        }
        schema
    }

    /// A field with the arguments that it needs, and the least that can be chosen below it.
    pub fn chosen(&self, field: &FieldDefinition, things: &Prepared) -> String {
        let name = field.name.node.as_str();
        let required =
            field.arguments.iter().filter(|one| !one.node.ty.node.nullable && one.node.default_value.is_none());
        let given: Vec<_> =
            required.map(|one| format!("{}: {}", one.node.name.node, self.value(name, &one.node, things))).collect();
        let arguments = if given.is_empty() { String::new() } else { format!("({})", given.join(", ")) };
        let below = match named(&field.ty.node) {
            list if list.ends_with("Connection") && self.has(list, "edges") => " { edges { cursor } }",
            object if self.has(object, "nodes") => " { nodes { __typename } }",
            object if self.objects.contains_key(object) => " { __typename }",
            _ => "",
        };
        format!("{name}{arguments}{below}")
    }

    fn has(&self, object: &str, field: &str) -> bool {
        self.objects.get(object).is_some_and(|fields| fields.iter().any(|one| one.name.node == field))
    }

    fn value(&self, of: &str, argument: &InputValueDefinition, things: &Prepared) -> String {
        let (name, ty) = (argument.name.node.as_str(), named(&argument.ty.node));
        if let Some(id) = id(of, name, things) {
            return match argument.ty.node.base {
                BaseType::List(_) => format!("[\"{id}\"]"),
                BaseType::Named(_) => format!("\"{id}\""),
            };
        }
        if let Some((_, input)) = INPUTS.iter().find(|(field, _)| *field == of && name == "input") {
            return filled(input, things);
        }
        if let Some(fields) = self.inputs.get(ty) {
            let needed = fields.iter().filter(|one| !one.ty.node.nullable && one.default_value.is_none());
            let given: Vec<_> =
                needed.map(|one| format!("{}: {}", one.name.node, self.value(of, one, things))).collect();
            return format!("{{ {} }}", given.join(", "));
        }
        match (name, ty) {
            ("account", _) => "ISSUANCE".to_owned(),
            (_, word) if self.enums.contains_key(word) => self.enums[word].clone(),
            ("tags", _) => "[\"tea\"]".to_owned(),
            ("emoji", _) => "\"👍\"".to_owned(),
            ("rating", _) => "4".to_owned(),
            ("skillName", _) => "\"Tea\"".to_owned(),
            ("language", _) => "\"ga\"".to_owned(),
            // No community has them unless it says so.
            ("campaignId", _) => "\"1\"".to_owned(),
            (_, "Int" | "Float" | "Hours") => "1".to_owned(),
            (_, "Boolean") => "true".to_owned(),
            (_, "String") => format!("\"{of} of {}\"", things.member.name),
            other => panic!("{of}: there is nothing for {other:?}: say what"),
        }
    }
}

fn named(ty: &Type) -> &str {
    match &ty.base {
        BaseType::Named(name) => name,
        BaseType::List(inner) => named(inner),
    }
}

/// A text with the ids of these things.
pub fn filled(text: &str, things: &Prepared) -> String {
    let known = [
        ("$member", things.member.id),
        ("$friend", things.friend),
        ("$own_listing", things.own_listing),
        ("$group", things.group),
        ("$discussion", things.discussion),
        ("$skills", things.skill_category),
        ("$exchange", things.exchange),
        ("$review", things.review),
        ("$heading", things.heading),
        ("$faq", things.faq),
        ("$category", things.category),
        ("$friend", things.friend),
    ];
    let text = text.replace("$name", &format!("\"Something of {}\"", things.member.name));
    known.iter().fold(text, |text, (name, id)| text.replace(name, &format!("\"{id}\"")))
}

fn id(of: &str, argument: &str, things: &Prepared) -> Option<String> {
    let number = match (argument, of) {
        ("memberId", of) if WITH_THE_FRIEND.contains(&of) => things.friend,
        ("memberId", _) | ("id", "member") => things.member.id,
        ("deviceId", _) => things.device,
        ("id", "endSession") => return Some(things.session.clone()),
        ("id", "node") => return Some(node("Member", things.member.id)),
        ("kind", "pauseQueueKind" | "resumeQueueKind") => return Some("push.message".to_owned()),
        ("taskId", _) => things.task,
        ("connectionId", _) => things.connection,
        ("groupId", "revokeGroupInvite") => things.link.0,
        ("groupId", _) | ("id", "group") => things.group,
        ("announcementId", _) => things.announcement,
        ("discussionId", "deleteGroupDiscussionReply") => things.reply.0,
        ("discussionId", _) => things.discussion,
        ("replyId", _) => things.reply.1,
        ("inviteId", _) => things.link.1,
        ("token", of) if of.to_lowercase().contains("groupinvite") => return Some(things.link.2.clone()),
        ("messageId", "deleteGroupMessage") => things.group_message,
        ("messageId", _) => things.message,
        ("notificationId", _) => things.notification,
        ("listingId", of) if OTHERS_LISTINGS.contains(&of) => things.listing,
        ("listingId", "approveListing" | "rejectListing") => things.waiting,
        ("listingId", _) | ("id", "listing") => things.own_listing,
        ("reviewId", _) | ("id", "review") => things.review,
        ("transactionId", _) | ("id", "transaction") => things.transaction,
        ("categoryId" | "id", of) if of.to_lowercase().contains("skillcategory") => things.skill_category,
        ("categoryId", _) => things.category,
        ("faqId", _) => things.faq,
        ("skillId", _) => things.skill,
        ("slotId", _) => things.slot,
        ("measureId", _) => things.measure,
        ("reportId", _) => things.report,
        ("imageId" | "imageIds", _) => things.image,
        ("exchangeId" | "id", of) if of.to_lowercase().contains("exchange") => things.exchange,
        _ => return None,
    };
    Some(number.to_string())
}

fn node(kind: &str, id: i64) -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::STANDARD.encode(format!("{kind}:{id}"))
}
